"""INTER-2: step A; every fate is judged, and what its Resolution says is done."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from engine.core.step import Emit, Step
from games.arcs.campaign.rules.aftermath import Owned
from games.arcs.campaign.rules.fates.caretaker import FindGolem
from games.arcs.campaign.rules.intermission.events import (
    CardsKept,
    CardsLeft,
    CourtDeckGrew,
    FateResolved,
    GolemsLeft,
    LaterCardGained,
    LawAdded,
    LoreJoined,
)
from games.arcs.campaign.rules.state import has_reach, reach_of
from games.arcs.court import COURT
from games.arcs.later_box import LATER_CARDS, RESOLUTIONS
from games.arcs.leader_events import OutrageCleared
from games.arcs.parts import without
from games.arcs.reach_box import GOLEMS, UNKNOWN_LORE
from games.arcs.state import ArcsTable

Doer = Callable[[ArcsTable, int, Sequence[str], Emit], None]


@dataclass(frozen=True, slots=True)
class ResolveFate(Step):
    """INTER-2.1: a marker at nothing is success; its Resolution is carried out line by line."""

    seat: int

    def answer(self, table: ArcsTable, option: None, emit: Emit) -> None:
        fate = reach_of(table).fates[self.seat]
        resolution = RESOLUTIONS[fate.id]
        clause = f"INTER-{fate.id.upper()}-{2 if fate.marker else 1}"
        emit(FateResolved, self.seat, fate.id, fate.marker, clause)
        for line in resolution.failure if fate.marker else resolution.success:
            DOERS[line.do](table, self.seat, line.cards, emit)

    def problems(self, table: ArcsTable) -> list[str]:
        if not has_reach(table) or reach_of(table).fates[self.seat].id not in RESOLUTIONS:
            return [f"reach.fates[{self.seat}].id must be a fate when it resolves"]
        return []


def change(table: ArcsTable, **fields: Any) -> None:
    """Changes something of what the Intermission leaves behind."""
    reach = reach_of(table)
    reach.aftermath = replace(reach.aftermath, **fields)


def to_court_deck(table: ArcsTable, cards: Sequence[str], emit: Emit) -> None:
    """Cards come into the Court deck, each to those of its kind."""
    later = [card for card in cards if card not in table_cards(cards)]
    change(table, court=tuple(sorted((*reach_of(table).aftermath.court, *later))))
    table.court_deck = tuple(sorted((*table.court_deck, *table_cards(cards))))
    if cards:
        emit(CourtDeckGrew, tuple(cards))


def table_cards(cards: Sequence[str]) -> list[str]:
    """Those of some cards that Act I knows in its Court."""
    return [card for card in cards if card not in LATER_CARDS and not card.startswith("faithful")]


def scrap(table: ArcsTable, cards: Sequence[str], emit: Emit) -> None:
    """Cards leave the campaign, wherever they lie."""
    for seat in table.seats:
        seat.cards = tuple([card for card in seat.cards if card not in cards])
        seat.lore = tuple([card for card in seat.lore if card not in cards])
    table.buried = tuple([card for card in table.buried if card not in cards])
    table.court_deck = tuple([card for card in table.court_deck if card not in cards])
    aftermath = reach_of(table).aftermath
    left = tuple([each for each in aftermath.owned if each.card not in cards])
    change(table, owned=left, scrapped=(*aftermath.scrapped, *cards))
    if cards:
        emit(CardsLeft, tuple(cards))


def clear_outrage(table: ArcsTable, number: int, emit: Emit) -> None:
    """Its agents on Outrage slots go home."""
    seat = table.seats[number]
    provoked, seat.outrage = seat.outrage, ()
    for resource in provoked:
        emit(OutrageCleared, number, resource)


# -- the vocabulary of Resolutions ----------------------------------------------------------------


def _court(table: ArcsTable, number: int, cards: Sequence[str], emit: Emit) -> None:
    to_court_deck(table, cards, emit)


def _own_to_court(table: ArcsTable, number: int, cards: Sequence[str], emit: Emit) -> None:
    """INTER-2.3: its own card, only if it holds it now."""
    seat = table.seats[number]
    held = [card for card in cards if card in seat.cards]
    for card in held:
        seat.cards = without(seat.cards, card)
    to_court_deck(table, held, emit)


def _scrap(table: ArcsTable, number: int, cards: Sequence[str], emit: Emit) -> None:
    scrap(table, cards, emit)


def _law(table: ArcsTable, number: int, cards: Sequence[str], emit: Emit) -> None:
    for card in cards:
        change(table, laws=(*reach_of(table).aftermath.laws, card))
        emit(LawAdded, card)


def _gain(table: ArcsTable, number: int, cards: Sequence[str], emit: Emit) -> None:
    for card in cards:
        change(table, owned=(*reach_of(table).aftermath.owned, Owned(number, card)))
        emit(LaterCardGained, number, card)


def _keep(table: ArcsTable, number: int, cards: Sequence[str], emit: Emit) -> None:
    kept = [Owned(number, card, in_play=False) for card in cards]
    change(table, owned=(*reach_of(table).aftermath.owned, *kept))
    emit(CardsKept, number, tuple(cards))


def _interests(table: ArcsTable, number: int, cards: Sequence[str], emit: Emit) -> None:
    """INTER-MAGNATE-1: Interests that lie in the Court discard."""
    there = [card for card in cards if card in table.court_discard]
    for card in there:
        table.court_discard = without(table.court_discard, card)
    to_court_deck(table, there, emit)


def guilds_by_suit(table: ArcsTable, number: int) -> Counter[str]:
    """How many guild cards of each suit lie in front of a seat."""
    gained = reach_of(table).aftermath.gained_by(number)
    suits = [COURT[card].suit for card in table.seats[number].cards]
    return Counter([*suits, *[LATER_CARDS[card].suit for card in gained]])


def _liaisons(table: ArcsTable, number: int, cards: Sequence[str], emit: Emit) -> None:
    """INTER-ADVOCATE-2: the Liaisons of suits of which it has more cards than each rival."""
    counts = [guilds_by_suit(table, each) for each in range(len(table.seats))]
    rivals = [count for each, count in enumerate(counts) if each != number]
    won = [
        card
        for card in cards
        for suit in [LATER_CARDS[card].suit]
        if counts[number][suit] > max([rival[suit] for rival in rivals])
    ]
    to_court_deck(table, won, emit)
    scrap(table, [card for card in cards if card not in won], emit)


def _golems_home(table: ArcsTable, number: int, cards: Sequence[str], emit: Emit) -> None:
    """INTER-CARETAKER-1: golems that nobody found come to the Golem Hearth, asleep."""
    gates = reversed(reach_of(table).sleepers)
    table.steps += [FindGolem(number, gate, awake=False) for gate in gates]


def _golems_lost(table: ArcsTable, number: int, cards: Sequence[str], emit: Emit) -> None:
    reach = reach_of(table)
    if reach.sleepers:
        gates, reach.sleepers = reach.sleepers, ()
        emit(GolemsLeft, gates)


def _unstable(table: ArcsTable, number: int, cards: Sequence[str], emit: Emit) -> None:
    """INTER-CARETAKER-2: the Unstable cards of the golems that are in play."""
    in_play = reach_of(table).golems
    won = [card for card, golem in zip(cards, GOLEMS_IN_ORDER, strict=True) if golem in in_play]
    to_court_deck(table, won, emit)
    scrap(table, [card for card in cards if card not in won], emit)


def _lore(table: ArcsTable, number: int, cards: Sequence[str], emit: Emit) -> None:
    unseen = (UNKNOWN_LORE,) * len(table.seats)
    table.court_deck = tuple(sorted((*table.court_deck, *unseen)))
    emit(LoreJoined, len(unseen))


def _stack(table: ArcsTable, number: int, cards: Sequence[str], emit: Emit) -> None:
    """INTER-BELIEVER-1: the Faithful cards that are left in the stack."""
    reach = reach_of(table)
    stack, reach.faithful = reach.faithful, ()
    to_court_deck(table, stack, emit)


def _outrage(table: ArcsTable, number: int, cards: Sequence[str], emit: Emit) -> None:
    clear_outrage(table, number, emit)


GOLEMS_IN_ORDER: Final = ("harvester", "seeker", "protector", "warrior")
assert set(GOLEMS_IN_ORDER) == set(GOLEMS), "every golem has an Unstable card"
DOERS: Final[dict[str, Doer]] = {
    "court": _court, "own_to_court": _own_to_court, "scrap": _scrap, "law": _law, "gain": _gain,
    "keep": _keep, "interests": _interests, "liaisons": _liaisons, "golems_home": _golems_home,
    "golems_lost": _golems_lost, "unstable": _unstable, "lore": _lore, "stack": _stack,
    "outrage": _outrage,
}  # fmt: skip
"""What each word of a Resolution does."""
