"""What people lay out on the real board, and what a hidden hand tells when it is played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from engine.core.decision import Chance, Pending
from engine.core.hidden import Untold
from engine.core.instructions import LaidRung, LaidSpot, Pieces, still_to_come
from engine.core.setup import Setup
from engine.text.message import Message, SeatNumber
from games.arcs import rule_queries as q
from games.arcs.board import (
    AMBITION,
    AMBITIONS,
    CARD,
    CARDS,
    CITY,
    COURT_ROW,
    FEWEST_SEATS,
    HIDDEN,
    MARKERS,
    MOST_SEATS,
    PIECES,
    SETUP,
    SHIP,
    STARPORT,
    SYSTEM,
    SYSTEMS,
    TOKEN,
)
from games.arcs.campaign_components import EVENT, FAITHFUL_CARDS
from games.arcs.card import CAMPAIGN
from games.arcs.expansion import ByMode
from games.arcs.moves import Deal, OneCard
from games.arcs.parts import FACE_DOWN, Lying
from games.arcs.rule_hooks import query
from games.arcs.state import ArcsTable
from games.arcs.steps.court import Refill
from games.arcs.steps.setting_up import DrawFirst, DrawSetup, LayCourt, PlaceHomes

Rungs = tuple[LaidRung, ...]


def layout(table: ArcsTable) -> Rungs:
    """The list for this table, of the base game or of the campaign."""
    return LAYOUTS.of(table)(table)


def _base(table: ArcsTable) -> Rungs:
    return (
        markers(), initiative(table), map_of_card(table),
        *[_homes(table, number) for number in table.turn_order()],
        *_phantoms(table), action_cards(table), court(table),
    )  # fmt: skip


def markers() -> LaidRung:
    pieces = tuple([(f"marker-{number}", 1) for number in range(len(MARKERS))])
    return LaidRung(
        Message("lay-markers"), (LaidSpot("markers", pieces), LaidSpot("", (("chapter", 1),)))
    )


def initiative(table: ArcsTable) -> LaidRung:
    """ARCS-3.4: who has the initiative marker."""
    asks = frozenset({"first"})
    if still_to_come(table.steps, DrawFirst):
        among = tuple(range(len(table.seats)))
        seats = tuple(map(SeatNumber, query(table, q.FirstSeats(), among)))
        said = Message("lay-initiative-unknown", {"seats": seats})
        return LaidRung(said, asks=asks, is_known=False)
    said = Message("lay-initiative", {"seat": SeatNumber(table.initiative)})
    return LaidRung(said, (LaidSpot("", (("initiative", 1),)),), asks)


def map_of_card(table: ArcsTable) -> LaidRung:
    """ARCS-3.2: the setup card, and the clusters that it covers."""
    asks = frozenset({"setup"})
    if still_to_come(table.steps, DrawSetup):
        return LaidRung(Message("lay-map-unknown"), asks=asks, is_known=False)
    if not table.setup:  # a position set right by hand may have none: no cluster is out
        return LaidRung(Message("lay-map-without-card"), asks=asks)
    said = Message("lay-map", {"card": SETUP(table.setup), "out": table.out})
    return LaidRung(said, (LaidSpot("", (("setup-card", 1),)),), asks)


def _homes(table: ArcsTable, number: int) -> LaidRung:
    """ARCS-3.5 and 3.6: the first pieces of a seat, and the resources in its slots."""
    seat = SeatNumber(number)
    if still_to_come(table.steps, PlaceHomes):
        return LaidRung(Message("lay-homes-unknown", {"seat": seat}), seat=number, is_known=False)
    spots = [_spot(system, pieces) for system, pieces in _pieces_by_system(table, number).items()]
    slots = Counter(slot for slot in table.seats[number].slots if slot)
    spots.append(LaidSpot(("slots", number), tuple(slots.items())))
    tokens = tuple([TOKEN(slot) for slot in table.seats[number].slots if slot])
    counts = {kind: table.on_map(number, kind) for kind in (SHIP, CITY, STARPORT)}
    ships, cities, starports, agents = [table.in_supply(number, kind) for kind in PIECES]
    args = {
        "seat": seat, "systems": tuple([SYSTEM(s) for s in _pieces_by_system(table, number)]),
        "tokens": tokens, "ships": counts[SHIP], "cities": counts[CITY],
        "starports": counts[STARPORT], "shipsLeft": ships, "citiesLeft": cities,
        "starportsLeft": starports, "agentsLeft": agents,
    }  # fmt: skip
    return LaidRung(Message("lay-homes", args), tuple(spots), seat=number)


def _pieces_by_system(table: ArcsTable, number: int) -> dict[str, Counter[str]]:
    found: dict[str, Counter[str]] = {}
    for building in table.buildings:
        if building.seat == number:
            found.setdefault(building.system, Counter())[building.kind] += 1
    for system, ships in table.seats[number].fresh.items():
        found.setdefault(system, Counter())[SHIP] += ships
    return {system: found[system] for system in SYSTEMS if system in found}


def _spot(system: str, pieces: Counter[str]) -> LaidSpot:
    args = {
        "ships": pieces[SHIP], "cities": pieces[CITY], "starports": pieces[STARPORT],
    }  # fmt: skip
    return LaidSpot(("system", system), tuple(pieces.items()), Message("lay-pieces", args))


def _phantoms(table: ArcsTable) -> Rungs:
    """ARCS-3.3: with two seats the tokens of covered planets lie on the ambitions."""
    if len(table.seats) > FEWEST_SEATS:
        return ()
    known = not still_to_come(table.steps, DrawSetup) and bool(table.phantoms)
    if not known:
        return (LaidRung(Message("lay-phantoms-unknown"), is_known=False),)
    spots = []
    for ambition in AMBITIONS:
        tokens = Counter(token for box, token in table.phantoms if box == ambition)
        if tokens:
            named = tuple([TOKEN(token) for token in tokens.elements()])
            spots.append(
                LaidSpot(
                    ("ambition", ambition), tuple(tokens.items()),
                    Message("lay-tokens", {"tokens": named}),
                )
            )  # fmt: skip
    boxes = tuple([AMBITION(spot.place.partition(" ")[2]) for spot in spots])
    args = {"count": len(table.phantoms), "boxes": boxes}
    return (LaidRung(Message("lay-phantoms", args), tuple(spots)),)


def action_cards(table: ArcsTable) -> LaidRung:
    """ARCS-3.1: the action cards that are in the game."""
    cards = len(table.action_cards)
    args = {
        "cards": cards, "isWhole": len(table.seats) == MOST_SEATS,
        "events": sum(CARDS[card].suit == EVENT for card in table.action_cards),
    }  # fmt: skip
    said = Message("lay-cards", args)
    return LaidRung(said, (LaidSpot("", (("action-card", cards),)),))


def court(table: ArcsTable) -> LaidRung:
    """ARCS-3.9: the Court row, turned up card by card."""
    waiting = still_to_come(table.steps, LayCourt, Refill)
    row = [offer.card for offer in table.court if offer.card]
    known = not waiting and len(row) >= COURT_ROW[len(table.seats)]
    if not known:
        said = Message("lay-court-unknown", {"cards": COURT_ROW[len(table.seats)]})
        return LaidRung(said, asks=frozenset({"court"}), is_known=False)
    pieces: Pieces = tuple([(card, 1) for card in row])
    said = Message("lay-court", {"cards": tuple([CARD(card) for card in row])})
    return LaidRung(said, (LaidSpot("row", pieces),), frozenset({"court"}))


LAYOUTS: Final = ByMode(_base)


class UntoldHand(Untold):
    """The action cards that a person has been dealt or has drawn."""

    kinds = ("deal", "draw")

    def holds_for(self, setup: Setup) -> bool:
        """In the base game: fates, events and Faithful cards need a hand as it is."""
        return setup.options.get("mode") != CAMPAIGN

    def is_kept(self, asked: Chance, setup: Setup, table: ArcsTable) -> bool:
        """Not where the hand lies open."""
        is_kept = super().is_kept(asked, setup, table)
        return is_kept and not query(table, q.HandIsOpen(asked.for_seat or 0), False)

    def held(self, table: ArcsTable, asked: Pending) -> Sequence[str]:
        """The hand that plays, or the cards that can be drawn; Faithful ones have other backs."""
        if isinstance(asked, Chance):
            return [each for each in super().held(table, asked) if each in CARDS]
        hand = table.seats[asked.seat].hand
        return [each for each in hand if each not in FAITHFUL_CARDS]

    def named(self, answer: Any) -> tuple[str, ...]:
        """The action cards of an answer."""
        found = answer if isinstance(answer, tuple) else (getattr(answer, "card", answer),)
        return tuple(each for each in found if isinstance(each, str) and each in CARDS)

    def all_names(self, table: ArcsTable) -> Sequence[str]:
        return table.action_cards

    def wider(self, outcomes: Any, table: ArcsTable) -> Any:
        """A card, or a hand, of all the cards of the game."""
        if isinstance(outcomes, OneCard) and set(outcomes.items) <= CARDS.keys():
            return OneCard(tuple(sorted(table.action_cards)))
        if isinstance(outcomes, Deal) and set(outcomes.cards) <= CARDS.keys():
            return Deal(tuple(sorted(table.action_cards)), outcomes.count)
        return outcomes

    def veil(self, view: ArcsTable, seat: int) -> None:
        """Backs in its own hand as well, and of what it laid face down."""
        view.trick = tuple([
            replace(each, card=HIDDEN) if (each.how, each.seat) == ("copy", seat) else each
            for each in view.trick
        ])  # fmt: skip
        view.extras = tuple([
            replace(each, card=HIDDEN) if each.seat == seat else each for each in view.extras
        ])  # fmt: skip
        view.pile = tuple([_of_others(layer, seat) for layer in view.pile])
        view.stack = _of_others(view.stack, seat)
        here = view.seats[seat]
        if here.supercat is None:
            here.hand = tuple([card if card in FAITHFUL_CARDS else HIDDEN for card in here.hand])


def _of_others(layer: tuple[Lying, ...], seat: int) -> tuple[Lying, ...]:
    """Cards that lie, without what that seat alone knows of."""
    known = [each for each in layer if each.known_to != seat]
    return (*known, *(FACE_DOWN,) * (len(layer) - len(known)))


UNTOLD = UntoldHand()
