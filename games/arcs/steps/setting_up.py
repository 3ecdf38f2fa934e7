"""Setting up: who begins, the setup card, homes, and the Court row."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from engine.core.decision import Chance
from engine.core.step import Emit, Step
from engine.text.said import Said, SeatNumber
from games.arcs import rule_queries as q
from games.arcs.board import (
    COURT_ROW,
    SETUP_CARDS,
    SYSTEMS,
    deck,
    setup_cards,
)
from games.arcs.court import BASE_COURT
from games.arcs.dealing import OneSeat, OneSetup
from games.arcs.events import SetupDrawn
from games.arcs.hands import HomeLaid, InitiativeGiven, PhantomsLaid, ResourceLaid
from games.arcs.leaders import STANDARD, Start
from games.arcs.parts import Building, Lying, Offer, Rules, changed, new_seat
from games.arcs.rule_hooks import ruled
from games.arcs.state import ArcsTable
from games.arcs.steps.chapters import StartChapter
from games.arcs.steps.court import Refill
from games.arcs.steps.drafting import LayDraft, SettleLeaders

ASK_SETUP: Final = Said("ask-setup")


def new_table(rules: Rules, supercats: Sequence[bool]) -> ArcsTable:
    """A table before anything is drawn, with a seat for each of these, a SUPERCAT or not."""
    count = len(supercats)
    steps: list[Step] = [StartChapter(), LayCourt(), PlaceHomes(), DrawSetup(), DrawFirst()]
    if rules.leaders == "on":
        steps[1:3] = [SettleLeaders(), PlaceHomes(), LayDraft(), LayCourt()]
    return ArcsTable(
        rules,
        [new_seat(count, is_supercat=each) for each in supercats],
        court_deck=tuple(sorted(BASE_COURT)),
        pile=(tuple([Lying(card) for card in deck(count)]),),
        steps=steps,
    )


@dataclass(frozen=True, slots=True)
class DrawFirst(Step):
    """ARCS-3.4: a random player gets the initiative."""

    def ask(self, table: ArcsTable) -> Chance:
        seats: tuple[int, ...] = ruled(table, q.FirstSeats(), tuple(range(len(table.seats))))
        asked = Said("ask-first", {"seats": tuple([SeatNumber(each) for each in seats])})
        return Chance("first", asked, OneSeat(seats))

    def answer(self, table: ArcsTable, seat: int, emit: Emit) -> None:
        table.initiative = table.seat = seat
        emit(InitiativeGiven, seat)


@dataclass(frozen=True, slots=True)
class DrawSetup(Step):
    """ARCS-3.2: the setup card says which clusters are out and where all begin."""

    def ask(self, table: ArcsTable) -> Chance:
        return Chance("setup", ASK_SETUP, OneSetup(setup_cards(len(table.seats))))

    def answer(self, table: ArcsTable, name: str, emit: Emit) -> None:
        table.setup = name
        emit(SetupDrawn, name, SETUP_CARDS[name].name, table.initiative)
        if table.phantoms:
            emit(PhantomsLaid, table.phantoms)


@dataclass(frozen=True, slots=True)
class PlaceHomes(Step):
    """ARCS-3.5 and 3.6: everybody's first pieces come to the places of the setup card."""

    def answer(self, table: ArcsTable, option: None, emit: Emit) -> None:
        homes = SETUP_CARDS[table.setup].homes
        for number, home in zip(table.turn_order(), homes, strict=True):
            self._place(table, number, "A", home.city, emit)
            self._place(table, number, "B", home.starport, emit)
            for outpost in home.outposts:
                self._place(table, number, "C", outpost, emit)
            types = (SYSTEMS[home.city].resource, SYSTEMS[home.starport].resource)
            for slot, resource in enumerate(ruled(table, q.FirstResources(number), types)):
                if table.tokens_free(resource):
                    seat = table.seats[number]
                    seat.slots = changed(seat.slots, slot, resource)
                    emit(ResourceLaid, number, resource, slot + 1)

    def _place(
        self, table: ArcsTable, number: int, place: str, system: str, emit: Emit
    ) -> None:  # fmt: skip
        start: Start = ruled(table, q.StartAt(number, place), STANDARD[place])
        table.buildings += (Building(number, "city", system),) * start.cities
        table.buildings += (Building(number, "starport", system),) * start.starports
        table.seats[number].add_ships(system, start.ships)
        emit(HomeLaid, number, system, start.cities, start.starports, start.ships)

    def problems(self, table: ArcsTable) -> list[str]:
        return [] if table.setup else ["setup must name a setup card when first pieces are placed"]


@dataclass(frozen=True, slots=True)
class LayCourt(Step):
    """ARCS-3.9: the Court row."""

    def answer(self, table: ArcsTable, option: None, emit: Emit) -> None:
        count = len(table.seats)
        table.court = (Offer("", (0,) * count),) * COURT_ROW[count]
        table.steps += [Refill()] * COURT_ROW[count]

    def problems(self, table: ArcsTable) -> list[str]:
        return ["court must be empty when it is laid"] if table.court else []
