"""A battle in front of the map: the arena, the dice, what they come to, the raid."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from engine.text.message import Message
from engine.text.voice import Voice
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.table.parts import SpotKey
from engine.ui.table.selection import Part
from engine.ui.theme import Colour
from games.arcs.scene.animations import AnimationState
from games.arcs.scene.art.battle import (
    draw_arena,
    draw_chart,
    draw_lane,
    draw_raid,
    draw_results,
    draw_steps,
    fighter_boxes,
    raid_slot_box,
    stepper_boxes,
)
from games.arcs.scene.battle_model import (
    BattleModel,
    arena_shown,
    hit_parts,
    hits_chart,
    lanes_shown,
    odds_shown,
    other_charts,
    place_said,
    raid_shown,
    results_shown,
)
from games.arcs.scene.choices import STEPPER_END, draw_stepper
from games.arcs.scene.selection import ArcsSelection
from games.arcs.state import ArcsTable

# Where the parts of a battle lie over the map. Pure arithmetic.

HEAD: Final = 68.0
LANES: Final = 376.0
GAP: Final = 12.0
LANE_W: Final = 700.0
RIGHT_W: Final = 296.0
CHART_H: Final = 178.0
STEPS: Final = ("collect", "roll", "hits", "raid")


@dataclass(frozen=True, slots=True)
class BattlePlaces:
    """Title and steps, the arena, a lane for each kind of dice, results or charts, the raid."""

    head: Box
    arena: Box
    lanes: tuple[Box, Box, Box]
    middle: Box
    chart: Box
    raid: Box


@lru_cache(maxsize=8)
def battle_places(board: Box) -> BattlePlaces:
    """The parts in the board's box."""
    room = Box(board.x + 16, board.y, board.w - 32, board.h - 16)
    head, rest = room.cut_top(HEAD)
    below, arena = rest.cut_bottom(LANES, GAP)
    left, others = below.cut_left(LANE_W, 16)
    right, middle = others.cut_right(RIGHT_W, 16)
    first, second, third = left.column(None, None, None, gap=8)
    chart, raid = right.cut_top(CHART_H, GAP)
    return BattlePlaces(head, arena, (first, second, third), middle, chart, raid)


def chart_boxes(middle: Box) -> tuple[Box, ...]:
    """Own losses over the whole width, keys and building hits side by side."""
    top, low = middle.column(None, None, gap=12)
    return (top, *low.row(None, None, gap=12))


def steps_box(head: Box) -> Box:
    """The steps of a battle, at the right of its head."""
    return Box(head.right - 604, head.y + 16, 604, 36)


VEIL: Final = (8, 5, 14, 214)
TEXT: Final[Colour] = (0xEC, 0xE9, 0xF3)
QUIET: Final[Colour] = (0xB3, 0xAB, 0xC6)
WELL: Final[Colour] = (0x11, 0x0E, 0x1B)


def battle_boxes(
    board: Box,
    table: ArcsTable,
    battle: BattleModel,
    selection: ArcsSelection,
    voice: Voice,
) -> Iterator[tuple[SpotKey, Box]]:
    """What can be pointed at in a battle."""
    fight = battle.fight
    laid = battle_places(board)
    if fight is None:
        return
    if fight.phase == "dice":
        for place, lane in enumerate(laid.lanes):
            less, more = stepper_boxes(lane)
            yield ("less", place), less
            yield ("more", place), more
    elif fight.phase == "reroll" and selection.is_counting_rerolls:
        for place, box in enumerate(reroll_boxes(laid.middle)):
            yield ("less", place), Box(box.x, box.y, STEPPER_END, box.h)
            yield ("more", place), Box(box.right - STEPPER_END, box.y, STEPPER_END, box.h)
    elif fight.phase == "hit":
        look = arena_shown(table, battle, selection, None, voice)
        parts = hit_parts(table, battle, selection.lit)
        first: dict[Part, Box] = {}
        placed = fighter_boxes(laid.arena, look)
        boxes = (*placed.attackers, *placed.defenders, *placed.buildings)
        for part, box in zip(parts, boxes, strict=True):
            if part is not None:
                first.setdefault(part, box)
        yield from first.items()
    elif fight.phase == "raid":
        count = len(table.seats[battle.defender].slots) if table.is_seat(battle.defender) else 0
        for number in range(count):
            yield ("slot", battle.defender, number), raid_slot_box(laid.raid, number, count)


def reroll_boxes(middle: Box) -> tuple[Box, Box]:
    """The steppers for blanks and hits to roll again."""
    row = Box(middle.x + 20, middle.y + 90, middle.w - 40, 60)
    left, right = row.row(None, None, gap=20)
    return left, right


def draw_battle(  # noqa: PLR0913 (all that a battle shows)
    canvas: Canvas,
    board: Box,
    table: ArcsTable,
    battle: BattleModel,
    selection: ArcsSelection,
    hovered: SpotKey | None,
    voice: Voice,
    animation: AnimationState,
) -> None:
    """Everything of a battle over the veiled map."""
    laid = battle_places(board)
    canvas.rounded(board, 0, VEIL)
    canvas.floating(board)
    _draw_head(canvas, laid.head, table, battle, voice)
    look = arena_shown(table, battle, selection, hovered, voice)
    is_rolled = battle.history is not None and battle.history.rolled is not None
    draw_arena(canvas, laid.arena, look, has_beams=is_rolled, blow=animation.blow)
    for lane, box in zip(lanes_shown(battle, selection, voice), laid.lanes, strict=True):
        draw_lane(canvas, box, lane, animation.tumbling)
    odds = odds_shown(table, battle, selection)
    draw_chart(canvas, laid.chart, hits_chart(battle, odds, voice))
    fight = battle.fight
    if fight is not None and fight.phase == "reroll" and selection.is_counting_rerolls:
        _draw_reroll(canvas, laid.middle, battle, selection, hovered, voice)
    elif battle.history is not None and battle.history.rolled is not None:
        said = Message("battle-results")
        words = voice.say(said), voice.say(said, "foot")
        draw_results(canvas, laid.middle, results_shown(battle, voice), *words)
    else:
        for chart, box in zip(
            other_charts(battle, odds, voice), chart_boxes(laid.middle), strict=True
        ):
            draw_chart(canvas, box, chart)
    draw_raid(canvas, laid.raid, raid_shown(table, battle, selection.lit, voice))


def _draw_head(
    canvas: Canvas, head: Box, table: ArcsTable, battle: BattleModel, voice: Voice
) -> None:  # fmt: skip
    y = head.y + 34
    x = head.x + 4
    x += canvas.text(x, y, voice.say(battle.title), 34, TEXT, "exo-bold") + 18
    words = voice.say(place_said(table, battle))
    pill = Box(x, y - 15, canvas.text_width(words, 18) + 28, 30)
    canvas.rounded(pill, 15, WELL, QUIET)
    canvas.text(*pill.centre, words, 18, TEXT, "text", "centre")
    steps = [voice.say(Message(f"battle-step-{step}")) for step in STEPS]
    draw_steps(canvas, steps_box(head), steps, battle.step)


def _draw_reroll(
    canvas: Canvas,
    middle: Box,
    battle: BattleModel,
    selection: ArcsSelection,
    hovered: SpotKey | None,
    voice: Voice,
) -> None:
    fight = battle.fight
    assert fight is not None
    canvas.rounded(middle, 12, ((0x28, 0x21, 0x38), (0x1A, 0x15, 0x26)), (0x3F, 0x38, 0x56))
    said = Message("battle-reroll", {"most": fight.most})
    canvas.text(middle.x + 20, middle.y + 30, voice.say(said), 20, TEXT, "exo-bold")
    canvas.text(middle.x + 20, middle.y + 60, voice.say(said, "detail"), 18, QUIET)
    words = [voice.say(Message("battle-of-blanks", {"blanks": fight.blanks})),
             voice.say(Message("battle-of-hits", {"hits": fight.hits}))]  # fmt: skip
    for place, box in enumerate(reroll_boxes(middle)):
        side = 0
        if hovered in (("less", place), ("more", place)):
            side = 1 if hovered == ("more", place) else -1
        can = (selection.may_set(place, -1), selection.may_set(place, 1))
        draw_stepper(canvas, box, selection.count[place], words[place], can, side)
