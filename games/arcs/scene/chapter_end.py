"""The end of a chapter: its plain values, and the page in front of the map."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from engine.text.message import Message, SeatNumber
from engine.text.voice import Voice
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.theme import Colour
from games.arcs.board import AMBITION, AMBITIONS
from games.arcs.events import (
    AmbitionScored,
    ChapterStarted,
    GameEnded,
    MarkerFlipped,
    PiecesReturned,
)
from games.arcs.odds import ranks_of
from games.arcs.parts import NOBODY
from games.arcs.scene.art.ambitions import (
    draw_chapters,
    draw_column,
    draw_markers_panel,
    draw_power,
    draw_then,
)
from games.arcs.scene.art.looks import ColumnLook, Marker, Pile, PowerLook, Wordings
from games.arcs.scene.art.planets import draw_space
from games.arcs.scene.view_model import counted_pieces, counted_word, marker_shown
from games.arcs.state import ArcsTable

# The end of a chapter in the plain values that the drawing layer is told.


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
    table: ArcsTable, happened: Sequence[Any], ahead: Sequence[Any], voice: Voice
) -> ChapterModel:
    """The chapter that `happened` ends with; `ahead` are the events that follow the scoring."""
    begin = max((place for place, event in enumerate(happened)
                 if isinstance(event, ChapterStarted)), default=0)  # fmt: skip
    scored = [event for event in happened[begin:] if isinstance(event, AmbitionScored)]
    ended = next((event for event in ahead if isinstance(event, GameEnded)), None)
    columns = tuple(_column(table, ambition, scored, voice) for ambition in AMBITIONS)
    flip = next((event for event in ahead if isinstance(event, MarkerFlipped)), None)
    goal = table.reach.goal(len(table.seats))
    note = voice.say(Message("chapter-ends-at", {"goal": goal})) if goal else ""
    return ChapterModel(
        table.chapter, table.reach.last_chapter, columns,
        _power(table, scored, voice), goal, note,
        _then(table, ahead, voice, ended is not None),
        None if ended is not None else _turned(table, flip),
        _others(table),
        voice.say(_words(table, ended)), ended is not None,
    )  # fmt: skip


def _column(
    table: ArcsTable, ambition: str, scored: Sequence[AmbitionScored], voice: Voice
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
    name, counted = voice.say_name(AMBITION(ambition)), counted_word(ambition, voice)
    words = _column_words(table, ambition, own, voice)
    return ColumnLook(ambition, name, counted, markers, tuple(piles), words)


def _column_words(
    table: ArcsTable, ambition: str, own: dict[int, AmbitionScored], voice: Voice
) -> tuple[Wordings, Wordings]:
    if not table.boxes.get(ambition):
        kept = {"tyrant": "captives", "warlord": "trophies"}.get(ambition)
        stay = voice.say(Message(f"then-{kept}-stay")) if kept else ""
        return (voice.say(Message("column-not-declared")),), (stay,)
    scored = [own[rank.seat] for rank in ranks_of(table, ambition) if rank.seat in own]
    said = [Message("column-score", {
        "seat": SeatNumber(each.seat), "place": each.place, "power": each.power,
        "bonus": each.bonus}) for each in scored]  # fmt: skip
    if not said:
        return (voice.say(Message("column-nobody")),), ("",)
    if len(said) > 2:
        tie = Message("column-tie")
        return (voice.say(tie),), (voice.say(tie, "all"), voice.say(tie, "each"))
    if len(said) == 2 and _is_tie(*scored):
        tied = {**said[0].args, "other": SeatNumber(scored[1].seat)}
        both = Message("column-tie-of-two", tied)
        return (
            (voice.say(both), voice.say(Message("column-tie"))),
            (voice.say(both, "each"), voice.say(both, "short")),
        )
    told = [(voice.say(each), voice.say(each, "short")) for each in said]
    return told[0], told[1] if len(told) == 2 else ("",)


def _is_tie(one: AmbitionScored, other: AmbitionScored) -> bool:
    """Whether two share the second place, and what it brings."""
    gains = {(each.place, each.power, each.bonus) for each in (one, other)}
    return len(gains) == 1 and one.place == 2


def _power(
    table: ArcsTable, scored: Sequence[AmbitionScored], voice: Voice
) -> tuple[PowerLook, ...]:
    order = sorted(range(len(table.seats)), key=lambda seat: -table.seats[seat].power)
    found = []
    for place, seat in enumerate(order):
        gains = tuple((event.ambition, event.power + event.bonus)
                      for event in scored if event.seat == seat)  # fmt: skip
        now = table.seats[seat].power
        before = now - sum(gain for _, gain in gains)
        said = voice.say(Message(f"place-{place + 1}")), voice.say(_left(table, seat))
        name = voice.named(seat)
        found.append(PowerLook(seat, name, before, gains, said, is_first=not place))
    return tuple(found)


def _left(table: ArcsTable, seat: int) -> Message:
    """How far a seat is from the end of the game; in the campaign from its fate's objective."""
    to_go = table.reach.to_go(seat)
    if to_go is None:
        left = table.reach.goal(len(table.seats)) - table.seats[seat].power
        return Message("power-to-go", {"left": max(0, left)})
    return Message("objective-to-go", {"fate": table.reach.pursuit(seat), "left": max(0, to_go)})


def _then(
    table: ArcsTable, ahead: Sequence[Any], voice: Voice, is_last: bool
) -> tuple[tuple[str, str, str], ...]:
    """What happens next: an icon, a few words, why."""
    back = {event.captives for event in ahead if isinstance(event, PiecesReturned)}
    said = [
        ("laurels-trophy", Message(f"then-trophies-{'return' if False in back else 'stay'}")),
        ("handcuffs", Message(f"then-captives-{'return' if True in back else 'stay'}")),
    ]
    if not is_last:
        leads = Message("then-leads", {"seat": SeatNumber(table.initiative)})
        said += [("cards", Message("then-cards")), ("bolt", leads)]
    return tuple((icon, voice.say(each), voice.say(each, "why")) for icon, each in said)


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


def _words(table: ArcsTable, ended: GameEnded | None) -> Message:
    """Who leads and who opens the next chapter, or who won."""
    if ended is not None:
        has_fates = table.reach.to_go(ended.seat) is not None
        key = "chapter-won-after-fates" if has_fates else "chapter-won"
        return Message(key, {"seat": SeatNumber(ended.seat), "power": ended.power})
    powers = [seat.power for seat in table.seats]
    best = max(powers)
    leaders = [seat for seat, power in enumerate(powers) if power == best]
    if len(leaders) > 1:
        return Message("chapter-shared", {"count": len(leaders), "next": table.chapter + 1})
    rest = max((power for power in powers if power != best), default=best)
    return Message("chapter-led", {
        "seat": SeatNumber(leaders[0]), "lead": best - rest, "next": table.chapter + 1,
        "opener": SeatNumber(table.initiative),
    })  # fmt: skip


# The page at the end of a chapter, in front of the map.

TEXT: Final[Colour] = (0xEC, 0xE9, 0xF3)
QUIET: Final[Colour] = (0xB3, 0xAB, 0xC6)
GAP: Final = 12.0
HEAD: Final = 84.0
THEN: Final = 92.0
RIGHT: Final = 470.0
MARKERS: Final = 310.0


def draw_chapter(
    canvas: Canvas, box: Box, shown: ChapterModel, grown: float, voice: Voice
) -> None:  # fmt: skip
    """Head, a column for every ambition, Power, the turning marker, what comes then."""
    draw_space(canvas, box, scene="chapter")
    canvas.floating(box)
    room = box.inset(16, 10)
    head, body = room.cut_top(HEAD, 0)
    y = head.centre_y
    title = Message("chapter-title", {"chapter": shown.chapter})
    words = voice.say(title).upper()
    wide = canvas.text(head.x + 8, y, words, 48, TEXT, "exo-bold", spacing=3)
    canvas.text(head.x + 40 + wide, y + 2, voice.say(title, "detail"), 26, QUIET)
    draw_chapters(canvas, head.right - 36.0 * shown.last, y, shown.chapter, shown.last)
    right, left = body.cut_right(RIGHT, GAP)
    then, columns = left.cut_bottom(THEN, GAP)
    tallest = max((len(pile.pieces) for each in shown.columns for pile in each.piles), default=0)
    for look, place in zip(shown.columns, columns.row(*[None] * len(AMBITIONS), gap=GAP),
                           strict=True):  # fmt: skip
        piles = tuple(replace(pile, grown=tallest * grown * 1.4) for pile in look.piles)
        draw_column(canvas, place, replace(look, piles=piles))
    draw_then(canvas, then, voice.say(Message("chapter-then")), shown.then)
    heads = voice.say(Message("power")), shown.note
    if shown.turned is None:
        draw_power(canvas, right, shown.power, shown.goal, heads, grown)
        return
    power, markers = right.column(None, MARKERS, gap=GAP)
    draw_power(canvas, power, shown.power, shown.goal, heads, grown)
    before, after = shown.turned
    said = Message("chapter-markers", {
        "next": shown.chapter + 1, "first": before.first, "second": before.second,
        "firstNow": after.first, "secondNow": after.second,
    })  # fmt: skip
    lines = voice.say(said), voice.say(said, "detail"), voice.say(said, "turned")
    draw_markers_panel(canvas, markers, lines, (before, after), shown.others, grown)
