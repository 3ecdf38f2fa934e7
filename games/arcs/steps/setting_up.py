"""Setting up: who begins, the setup card, homes, and the Court row."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.core.chance import Draw
from engine.core.decision import Chance
from engine.core.step import Emit
from games.arcs.board import (
    COURT_ROW,
    DATA,
    SETUP_CARDS,
    SYSTEMS,
    deck,
    setup_cards,
)
from games.arcs.court import COURT
from games.arcs.events import SetupDrawn
from games.arcs.questions import FirstSeats
from games.arcs.state import ArcsTable, Building, Lying, Offer, Rules, new_seat
from games.arcs.steps.chapters import StartChapter
from games.arcs.steps.court import Refill
from games.arcs.voices import ruled

_PIECES = DATA["setup_pieces"]


def new_table(rules: Rules, supercats: Sequence[bool]) -> ArcsTable:
    """A table before anything is drawn, with a seat for each of these, a SUPERCAT or not."""
    count = len(supercats)
    return ArcsTable(
        rules,
        [new_seat(count, is_supercat=each) for each in supercats],
        court_deck=tuple(sorted(COURT)),
        pile=(tuple([Lying(card) for card in deck(count)]),),
        steps=[StartChapter(), DrawSetup(), DrawFirst()],
    )


@dataclass(frozen=True, slots=True)
class DrawFirst:
    """ARCS-3.4: a random player gets the initiative."""

    def ask(self, table: ArcsTable) -> Chance:
        seats: tuple[int, ...] = ruled(table, FirstSeats(), tuple(range(len(table.seats))))
        return Chance("first", "Who begins?", Draw(seats))

    def answer(self, table: ArcsTable, seat: int, emit: Emit) -> None:
        table.initiative = table.seat = seat

    def misfits(self, table: ArcsTable) -> list[str]:
        return []


@dataclass(frozen=True, slots=True)
class DrawSetup:
    """ARCS-3.2, 3.5 and 3.6: the setup card says which clusters are out and where all begin."""

    def ask(self, table: ArcsTable) -> Chance:
        return Chance("setup", "Draw a setup card", Draw(setup_cards(len(table.seats))))

    def answer(self, table: ArcsTable, name: str, emit: Emit) -> None:
        card = SETUP_CARDS[name]
        table.setup = name
        count = len(table.seats)
        buildings = []
        for number, home in zip(table.turn_order(), card.homes, strict=True):
            seat = table.seats[number]
            buildings += [
                Building(number, "city", home.city), Building(number, "starport", home.starport)
            ]  # fmt: skip
            seat.add_ships(home.city, _PIECES["A"]["ships"])
            seat.add_ships(home.starport, _PIECES["B"]["ships"])
            for outpost in home.outposts:
                seat.add_ships(outpost, _PIECES["C"]["ships"])
            first, second = SYSTEMS[home.city].resource, SYSTEMS[home.starport].resource
            seat.slots = (first, second, *seat.slots[2:])
        table.buildings = tuple(buildings)
        table.court = (Offer("", (0,) * count),) * COURT_ROW[count]
        table.steps += [Refill()] * COURT_ROW[count]
        emit(SetupDrawn, name, card.name, table.initiative)

    def misfits(self, table: ArcsTable) -> list[str]:
        return []
