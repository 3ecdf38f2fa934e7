"""The end of a chapter in the plain values that the drawing layer is told."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from engine.core.words import is_you, theirs, them, they
from games.arcs.board import AMBITIONS
from games.arcs.events import (
    AmbitionScored,
    ChapterStarted,
    GameEnded,
    MarkerFlipped,
    PiecesReturned,
)
from games.arcs.foresight import ranks_of
from games.arcs.parts import NOBODY
from games.arcs.scene.art.looks import ColumnLook, Marker, Pile, PowerLook, Wordings
from games.arcs.scene.view_model import counted_pieces, marker_shown
from games.arcs.state import ArcsTable

ORDINALS = ("first", "second", "third", "fourth")


@dataclass(frozen=True, slots=True)
class ChapterModel:
    """A chapter that was scored: columns, Power, what goes back, the marker that turns.

    `last` is the number of the last chapter there can be, `note` how much Power ends the game.
    """

    chapter: int
    last: int
    columns: tuple[ColumnLook, ...]
    power: tuple[PowerLook, ...]
    goal: int
    note: str
    then: tuple[tuple[str, str, str], ...]
    turned: tuple[Marker, Marker] | None
    others: tuple[Marker, ...]
    words: str
    is_last: bool


def chapter_model(
    table: ArcsTable, happened: Sequence[Any], ahead: Sequence[Any], names: Sequence[str]
) -> ChapterModel:
    """The chapter that `happened` ends with; `ahead` are the events that follow the scoring."""
    begin = max((place for place, event in enumerate(happened)
                 if isinstance(event, ChapterStarted)), default=0)  # fmt: skip
    scored = [event for event in happened[begin:] if isinstance(event, AmbitionScored)]
    ended = next((event for event in ahead if isinstance(event, GameEnded)), None)
    columns = tuple(_column(table, ambition, scored, names) for ambition in AMBITIONS)
    flip = next((event for event in ahead if isinstance(event, MarkerFlipped)), None)
    goal = table.reach.goal(len(table.seats))
    return ChapterModel(
        table.chapter, table.reach.last_chapter, columns,
        _power(table, scored, names), goal, f"the game ends at {goal}" if goal else "",
        _then(table, ahead, names, ended is not None),
        None if ended is not None else _turned(table, flip),
        _others(table),
        _words(table, names, ended), ended is not None,
    )  # fmt: skip


def _column(
    table: ArcsTable, ambition: str, scored: Sequence[AmbitionScored], names: Sequence[str]
) -> ColumnLook:
    markers = tuple(marker_shown(table, each) for each in table.boxes.get(ambition, ()))
    own = {event.seat: event for event in scored if event.ambition == ambition}
    piles = []
    for seat in range(len(table.seats)):
        event = own.get(seat)
        pieces = counted_pieces(table, seat, ambition)
        piles.append(Pile(
            seat, pieces, None if event is None else event.power,
            0 if event is None else event.bonus, event is not None and event.place == 1,
        ))  # fmt: skip
    return ColumnLook(ambition, markers, tuple(piles), _column_words(table, ambition, own, names))


def _column_words(
    table: ArcsTable, ambition: str, own: dict[int, AmbitionScored], names: Sequence[str]
) -> tuple[Wordings, Wordings]:
    if not table.boxes.get(ambition):
        kept = {"tyrant": "Captives stay", "warlord": "Trophies stay"}
        return ("Not declared",), (kept.get(ambition, ""),)
    said = []
    for rank in ranks_of(table, ambition):
        event = own.get(rank.seat)
        if event is not None:
            bonus = f" and +{event.bonus}" if event.bonus else ""
            place = ORDINALS[event.place - 1]
            said.append((names[rank.seat], place, f"+{event.power}{bonus}"))
    if not said:
        return ("Nobody scores",), ("",)
    if len(said) > 2:
        return ("A tie for first",), ("all get the second value", "second value each")
    if len(said) == 2 and said[0][1] == ORDINALS[1] and said[0][1:] == said[1][1:]:
        (one, _, gain), (other, _, _) = said
        tie = (f"Tie: {one} and {them(other)}", "A tie for first")
        return tie, (f"second place each, {gain}", f"second, {gain}")
    told = [(f"{name} {place}, {gain}", f"{name} {gain}") for name, place, gain in said]
    return told[0], told[1] if len(told) == 2 else ("",)


def _power(
    table: ArcsTable, scored: Sequence[AmbitionScored], names: Sequence[str]
) -> tuple[PowerLook, ...]:
    order = sorted(range(len(table.seats)), key=lambda seat: -table.seats[seat].power)
    found = []
    for place, seat in enumerate(order):
        gains = tuple((event.ambition, event.power + event.bonus)
                      for event in scored if event.seat == seat)  # fmt: skip
        now = table.seats[seat].power
        before = now - sum(gain for _, gain in gains)
        left = _left(table, seat)
        found.append(PowerLook(seat, names[seat], before, gains, (ORDINALS[place], left)))
    return tuple(found)


def _left(table: ArcsTable, seat: int) -> str:
    """How far a seat is from the end of the game; in the campaign from its fate's objective."""
    to_go = table.reach.to_go(seat)
    if to_go is None:
        left, whose = table.reach.goal(len(table.seats)) - table.seats[seat].power, ""
    else:
        left, whose = to_go, f"{table.reach.pursuit(seat)}: "
    return f"{whose}{f'{left} to go' if left > 0 else 'done'}"


def _then(
    table: ArcsTable, ahead: Sequence[Any], names: Sequence[str], is_last: bool
) -> tuple[tuple[str, str, str], ...]:
    """What happens next: an icon, a few words, why."""
    back = {event.captives for event in ahead if isinstance(event, PiecesReturned)}
    said = [
        ("laurels-trophy", "Trophies go home", "Warlord was scored") if False in back
        else ("laurels-trophy", "Trophies stay", "Warlord not scored"),
        ("handcuffs", "Captives go home", "Tyrant was scored") if True in back
        else ("handcuffs", "Captives stay", "Tyrant not scored"),
    ]  # fmt: skip
    if not is_last:
        holder = names[table.initiative]
        leads = they(holder, "leads")
        said += [("cards", "Six new cards each", "the deck is shuffled"),
                 ("bolt", leads, "by the initiative")]  # fmt: skip
    return tuple(said)


def _turned(table: ArcsTable, flip: MarkerFlipped | None) -> tuple[Marker, Marker] | None:
    """The marker that turns, before and after."""
    if flip is None:
        return None
    fronts = [number for number, shown in enumerate(table.flipped) if not shown]
    lowest = min(fronts, key=lambda number: table.marker_value(number)[0])
    return marker_shown(table, lowest), Marker(flip.first, flip.second, True)


def _others(table: ArcsTable) -> tuple[Marker, ...]:
    """The markers that stay as they are."""
    fronts = [number for number, shown in enumerate(table.flipped) if not shown]
    lowest = min(fronts, key=lambda number: table.marker_value(number)[0], default=NOBODY)
    rest = (number for number in range(len(table.flipped)) if number != lowest)
    return tuple(marker_shown(table, number) for number in rest)


def _words(table: ArcsTable, names: Sequence[str], ended: GameEnded | None) -> str:
    if ended is not None:
        fates = "" if table.reach.to_go(ended.seat) is None else " after the fates"
        return f"{they(names[ended.seat], 'wins')} with {ended.power} Power{fates}."
    powers = [seat.power for seat in table.seats]
    best = max(powers)
    leaders = [seat for seat, power in enumerate(powers) if power == best]
    if len(leaders) > 1:
        return f"{len(leaders)} seats share the lead. Chapter {table.chapter + 1} follows."
    rest = max((power for power in powers if power != best), default=best)
    lead = names[leaders[0]]
    by = best - rest
    opener = theirs(names[table.initiative], "yours")
    who = they(lead, "leads") if not is_you(lead) else "You lead"
    return f"{who} by {by}. Chapter {table.chapter + 1} is {opener} to open."
