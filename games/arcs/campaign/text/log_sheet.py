"""What the log sheet says: the state of the campaign in blocks of lines, seats by their letters.

The order of what is next, and its figures, are those of the Intermission of the rulebook, as far
as they follow from the table.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from engine.text.said import Said, SeatNumber
from engine.text.voice import Voice
from games.arcs.board import COURT_ROW, RESOURCES, SYSTEMS
from games.arcs.campaign.rules.aftermath import NOT_BEGUN
from games.arcs.campaign.rules.position_edits import left_of
from games.arcs.campaign.rules.state import reach_of
from games.arcs.campaign.text.after_act import common, of_seats, results
from games.arcs.campaign.text.fate_words import objectives
from games.arcs.campaign.text.plain_words import government
from games.arcs.leaders import LORE
from games.arcs.names import CARD, FATE, POLICY, SYSTEM, TOKEN
from games.arcs.parts import NOBODY
from games.arcs.reach_box import (
    DATA,
    EVENTS_IN_DECK,
    FAITHFUL_CARDS,
    FATE_CARDS,
    SPEAKERS_OF,
    UNKNOWN_LORE,
)
from games.arcs.state import ArcsTable
from games.arcs.steps.scoring import standings
from games.arcs.text.plain import OTHERS, ambition_lines, board_lines

LETTERS: Final = "ABCD"
"""Seats on paper."""
PRINTED: Final[Mapping[str, str]] = {
    each["same_as"]: each["id"] for each in DATA["court_cards"] if "same_as" in each
}
"""The ids in the box of the campaign, of cards that the base game has as well."""
FOUNDRIES: Final = "f7-03"
STARTS: Final[Mapping[str, tuple[int, int, int]]] = {
    "steward": (22, 22, 22), "founder": (12, 14, 16), "magnate": (12, 12, 12),
    "advocate": (12, 12, 12), "caretaker": (7, 8, 9), "partisan": (18, 14, 12),
    "admiral": (30, 30, 30), "believer": (20, 18, 16),
}  # fmt: skip
"""Where the objectives of Act II start, with two, three and four seats."""


@dataclass(frozen=True, slots=True)
class SheetBlock:
    """Lines under a heading; `seat` is whose they are (NOBODY: everybody's)."""

    heading: str
    lines: tuple[str, ...]
    seat: int = NOBODY


def blocks_of(table: ArcsTable, names: Sequence[str], voice: Voice) -> tuple[SheetBlock, ...]:
    """Everything on the sheet but the map; `voice` calls the seats by their letters."""
    heads: list[tuple[str, Iterable[Said]]] = [
        ("sheet-ambitions", ambition_lines(table)),
        ("sheet-court", _court(table)),
        ("sheet-empire", _empire(table)),
    ]
    aftermath = reach_of(table).aftermath
    if aftermath != NOT_BEGUN:
        told = (*common(aftermath), *results(aftermath), *of_seats(aftermath))
        heads.append(("inter-head", told))
    elif table.is_over:
        heads.append(("sheet-intermission", _intermission(table)))
    if table.is_over:
        heads.append(("sheet-next", _next(table)))
    seats = [_seat(table, seat, names[seat], voice) for seat in range(len(table.seats))]
    others = [
        SheetBlock(voice.say(Said(key)), tuple(map(voice.say, lines))) for key, lines in heads
    ]
    return (*seats, *others)


def printed(card: str) -> Said:
    """A card by its name, and by the id that is printed on it; Faithful cards have their number."""
    if card in FAITHFUL_CARDS:
        return Said("table-card", {"card": CARD(card)})
    known = PRINTED.get(card, card)
    if known in LORE:
        return Said("sheet-card", {"card": CARD(card), "id": known.replace("lore", "L")})
    return Said("sheet-card", {"card": CARD(card), "id": known.upper()})


# -- seats ----------------------------------------------------------------------------------------


def _seat(table: ArcsTable, number: int, name: str, voice: Voice) -> SheetBlock:
    head = voice.say(Said("sheet-seat", {"letter": LETTERS[number], "name": name}))
    told = [*map(voice.say, _standing(table, number))]
    of_fate = OTHERS.of(table).of_seat(table, number, voice)
    board = map(voice.say, board_lines(table, number))
    return SheetBlock(head, tuple(line.strip() for line in (*told, *of_fate, *board)), number)


def _standing(table: ArcsTable, number: int) -> Iterator[Said]:
    """Power and place; the fate with what it wants, and how it came out."""
    seat, fate = table.seats[number], reach_of(table).fates[number]
    if seat.supercat is not None:
        yield Said("sheet-supercat")
    place = list(table.turn_order()).index(number) + 1
    yield Said("sheet-standing", {"power": seat.power, "place": place})
    if not table.is_over:
        yield Said("sheet-hand", {"count": seat.cards_left})
    if fate.id not in FATE_CARDS:
        return
    yield Said("sheet-fate", {"number": FATE_CARDS[fate.id].number, "fate": FATE(fate.id)})
    for steps, when in objectives(fate.id):
        yield Said("reach-fate-objective", {"steps": steps, "when": when})
    if table.is_over and reach_of(table).aftermath == NOT_BEGUN:
        missed = {"missed": fate.marker}
        yield Said("sheet-failed", missed) if fate.marker else Said("sheet-succeeded")
    abilities = [card for card in SPEAKERS_OF[fate.id] if card != fate.id]
    if abilities:
        yield Said("sheet-abilities", {"cards": tuple(map(printed, abilities))})


# -- what is everybody's --------------------------------------------------------------------------


def _court(table: ArcsTable) -> Iterator[Said]:
    for place, offer in enumerate(table.court, start=1):
        if offer.card:
            who = _counts({seat: count for seat, count in enumerate(offer.agents) if count})
            args = {"place": place, "card": printed(offer.card)}
            yield (
                Said("sheet-court-row", {**args, "who": who})
                if who
                else (Said("sheet-court-alone", args))
            )
    for host, card in reach_of(table).attached.items():
        yield Said("sheet-attached", {"card": printed(card), "host": CARD(host)})
    deck = (*table.court_deck, *table.buried)
    cards = tuple(map(printed, sorted(card for card in deck if card != UNKNOWN_LORE)))
    unseen = deck.count(UNKNOWN_LORE)
    more = (Said("sheet-unseen", {"count": unseen}),) if unseen else ()
    yield Said("sheet-court-deck", {"cards": (*cards, *more)})
    if table.court_discard:
        yield Said("sheet-court-discard", {"cards": tuple(map(printed, table.court_discard))})


def _counts(counts: Mapping[int, int]) -> tuple[Said, ...]:
    return tuple([
        Said("table-count-of", {"seat": SeatNumber(seat), "count": count})
        for seat, count in counts.items()
    ])  # fmt: skip


def _empire(table: ArcsTable) -> Iterator[Said]:
    reach = reach_of(table)
    yield from government(reach)
    if reach.policies:
        yield Said("sheet-policies", {"policies": tuple(map(POLICY, reach.policies))})
    else:
        yield Said("sheet-no-policies")
    yield Said("sheet-laws")
    has_foundries = (
        reach.follower_of("admiral") != NOBODY and FOUNDRIES not in reach.aftermath.scrapped
    )
    yield Said("sheet-edicts", {"two": len(table.seats) == 2, "foundries": has_foundries})
    left = {"ships": "imperial-ship", "cities": "free-city", "starports": "free-starport",
            "blight": "blight"}  # fmt: skip
    yield Said("sheet-outside", {name: left_of(table, piece) for name, piece in left.items()})
    tokens = [Said("table-tokens", {"resource": TOKEN(each), "count": table.tokens_free(each)})
              for each in RESOURCES]  # fmt: skip
    yield Said("sheet-tokens", {"tokens": tuple(tokens)})
    yield Said("sheet-events", {"count": EVENTS_IN_DECK[len(table.seats)]})
    preached = [card for card in reach.preached if card not in reach.scrapped]
    for key, cards in (
        ("sheet-faithful", preached), ("sheet-stack", reach.faithful),
        ("sheet-scrapped", reach.scrapped),
    ):  # fmt: skip
        if cards:
            yield Said(key, {"cards": tuple(map(CARD, cards))})


# -- what comes next ------------------------------------------------------------------------------


def _next(table: ArcsTable) -> Iterator[Said]:
    """The set-up of Act II, after the Intermission."""
    count = len(table.seats)
    yield Said("sheet-next-markers")
    yield Said("sheet-next-row", {"count": COURT_ROW[count]})
    gates = tuple(map(SYSTEM, _gates_to_blight(table)))
    yield Said("sheet-next-gates")
    if gates:
        yield Said("sheet-next-gates-now", {"gates": gates})
    yield Said("sheet-next-planets")
    if count == 2:
        yield Said("sheet-next-two")
    yield Said("sheet-next-setup")
    yield Said("sheet-next-objectives")
    yield Said("sheet-next-deal")


def _intermission(table: ArcsTable) -> Iterator[Said]:
    reach, order = reach_of(table), list(table.turn_order())
    seats = [{"seat": SeatNumber(seat), "fate": FATE(reach.fates[seat].id),
              "won": not reach.fates[seat].marker} for seat in order]  # fmt: skip
    yield Said("sheet-next-resolve", {"fates": tuple(Said("sheet-resolve", e) for e in seats)})
    yield Said("sheet-next-court")
    yield Said("sheet-next-pieces")
    doomed = tuple(map(SYSTEM, _doomed(table)))
    yield Said("sheet-next-damage", {
        "blight": list(reach.blight.values()).count(False),
        "ships": sum(sum(hurt.values()) for hurt in (reach.hurt, *(s.hurt for s in table.seats))),
        "buildings": sum(not each.fresh for each in table.buildings),
    })  # fmt: skip
    if doomed:
        yield Said("sheet-next-doomed", {"systems": doomed})
    powers = [Said("sheet-power", {"seat": SeatNumber(seat),
                                   "power": halved(table.seats[seat].power)})
              for seat in order]  # fmt: skip
    first = SeatNumber(standings(table)[0])
    yield Said("sheet-next-power", {"seat": first, "powers": tuple(powers)})
    draws = [Said("sheet-draw", {**each, "start": STARTS[reach.fates[seat].id][len(order) - 2]})
             for seat, each in zip(order, seats, strict=True)]  # fmt: skip
    yield Said("sheet-next-fates", {"draws": tuple(draws)})


def halved(power: int) -> int:
    """What is kept of Power between Acts: half of more than 1, rounded up."""
    return -(-power // 2) if power > 1 else power


def _gates_to_blight(table: ArcsTable) -> Iterable[str]:
    """The gates that have neither Blight nor a ship that is fresh."""
    blight = reach_of(table).blight
    return (name for name in table.systems
            if SYSTEMS[name].is_gate and name not in blight and not _has_fresh_ships(table, name)
    )  # fmt: skip


def _doomed(table: ArcsTable) -> Iterable[str]:
    """The systems with fresh buildings that have Blight, and no ship that is fresh."""
    built = {each.system for each in table.buildings if each.fresh}
    return (name for name in table.systems
            if name in reach_of(table).blight and name in built
            and not _has_fresh_ships(table, name))  # fmt: skip


def _has_fresh_ships(table: ArcsTable, system: str) -> bool:
    reach = reach_of(table)
    return system in reach.fresh or any(system in seat.fresh for seat in table.seats)
