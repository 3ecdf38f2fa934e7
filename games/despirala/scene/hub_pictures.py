"""Pictures for the hub: goals at a glance, the rules' pictures, the table in small."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import ClassVar, Final

from engine.text.message import Message
from engine.ui import theme
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.pages.open_book import RulesPicture, fixed
from engine.ui.paint.dice import (
    REST_YAWS,
    Die,
    Pose,
    draw_die,
    draw_die_slot,
    draw_goods_cube,
    draw_mini_die,
    draw_tray,
)
from games.despirala.combinations import COMBINATIONS, DICE, full_score, legal_faces, target
from games.despirala.moves import COMBINATION
from games.despirala.state import DespiralaTable

GAP: Final = 8.0
CARD_HEIGHT: Final = 72.0
NARROWEST_CARD: Final = 184.0
MOST_COLUMNS: Final = 7
INSET: Final = 12.0
PANEL_DIE: Final = 22.0
DIE_STEP: Final = 27.0


@dataclass(frozen=True, slots=True)
class Goal:
    name: str
    dice: tuple[int, ...]
    points: int


@cache
def goals() -> tuple[Goal, ...]:
    """One card per combination, in the order of the sheet."""
    cards = []
    for combination in COMBINATIONS:
        name = combination.name
        points = max(full_score(name, faces) for faces in legal_faces(name))
        best = [faces for faces in legal_faces(name) if full_score(name, faces) == points]
        # Where every face pays the same, one from the middle: sixes have a goal of their own.
        wanted = target(name, best[len(best) // 2])
        cards.append(Goal(name, wanted[:1] if combination.collects else wanted, points))
    return tuple(cards)


@dataclass(frozen=True, slots=True)
class FourteenGoals:
    narrowest_card: float = NARROWEST_CARD
    title: ClassVar = Message("setup-fourteen-goals")
    icon: ClassVar = "list"

    def note(self, options: Mapping[str, str]) -> Message:
        is_misere = options.get("mode") == "misere"
        return Message("setup-goals-misere" if is_misere else "setup-goals")

    def height(self, width: float) -> float:
        rows = -(-len(goals()) // columns_for(width, self.narrowest_card))
        return rows * CARD_HEIGHT + (rows - 1) * GAP

    def draw(self, canvas: Canvas, box: Box, options: Mapping[str, str]) -> None:
        columns = columns_for(box.w, self.narrowest_card)
        rows = -(-len(goals()) // columns)
        cells = Box(box.x, box.y, box.w, self.height(box.w)).grid(columns, rows, GAP)
        for cell, goal in zip(cells, goals(), strict=False):
            _draw_goal(canvas, cell, goal)


def columns_for(width: float, narrowest: float = NARROWEST_CARD) -> int:
    return max(1, min(MOST_COLUMNS, int((width + GAP) / (narrowest + GAP))))


def _draw_goal(canvas: Canvas, box: Box, goal: Goal) -> None:
    canvas.rounded(box, 10, theme.with_alpha(theme.RAISED, 170))
    points = str(goal.points)
    worth = canvas.text_width(points, theme.LARGE, "number-bold")
    room = box.w - 2 * INSET - worth - 4
    name = Message(COMBINATION(goal.name).key)
    canvas.text(
        box.x + INSET, box.y + 24, name, theme.SMALL, theme.TEXT, "text-semibold", max_width=room
    )
    ink = theme.lighten(canvas.theme.accent, 0.25)
    canvas.text(box.right - INSET, box.y + 24, points, theme.LARGE, ink, "number-bold", "right")
    for place in range(DICE):
        x = box.x + INSET + place * DIE_STEP
        value = goal.dice[place] if place < len(goal.dice) else None
        draw_mini_die(canvas, x, box.y + 42, PANEL_DIE, value, outline=value is None)


TRAY: Final = 156.0
DIE: Final = 54.0
ROLL: Final = (3, 6, 1, 5, 6, 4)
GOODS: Final = 5
CUBE: Final = 26.0
SLOT: Final = 62.0
STEP: Final = 74.0
TARGET: Final = 116.0
GOAL_CARD: Final = 232.0
EXAMPLE: Final = "Kamerun"
SET_ASIDE: Final = (True, True, False, True, True, False)


def _draw_roll(canvas: Canvas, box: Box) -> None:
    felt = draw_tray(canvas, box.inset(10, 4))
    goods = 3 * STEP
    step = (felt.w - goods) / DICE
    for place, (value, yaw) in enumerate(zip(ROLL, REST_YAWS, strict=True)):
        y = felt.centre_y + (8 if place % 2 else -6)
        draw_die(canvas, felt.x + (place + 0.6) * step, y, DIE, Die(value, Pose(yaw)))
    for number in range(GOODS):
        x = felt.right - goods + 34 + number * 34
        draw_goods_cube(canvas, x, felt.centre_y, CUBE, number)


def _draw_target(canvas: Canvas, box: Box) -> None:
    wanted = target(EXAMPLE, ())
    for place, (value, is_there) in enumerate(zip(wanted, SET_ASIDE, strict=True)):
        slot = Box(box.x + 8 + place * STEP, box.y + 8, SLOT, SLOT)
        draw_die_slot(canvas, slot, wanted=value, value=value if is_there else None,
                      locked=is_there)  # fmt: skip
    room = Box(box.x + 24 + DICE * STEP, box.y + 12, box.w - 32 - DICE * STEP, box.h)
    used = canvas.paragraph(
        room, Message(COMBINATION(EXAMPLE).key), theme.SMALL, theme.TEXT, "text-semibold", 1.4
    )
    words = Message("picture-target")
    canvas.paragraph(room.moved(0, used), words, theme.SMALL, theme.SECOND_TEXT, line_height=1.4)


_GOALS: Final = FourteenGoals(narrowest_card=GOAL_CARD)

PICTURES: Final = {
    "roll": fixed(TRAY, _draw_roll),
    "goals": RulesPicture(_GOALS.height, lambda canvas, box: _GOALS.draw(canvas, box, {})),
    "target": fixed(TARGET, _draw_target),
}


FELT: Final[tuple[theme.Colour, theme.Colour]] = ((0x2A, 0x6A, 0x63), (0x14, 0x3A, 0x3B))
FRAME: Final = (272.0, 176.0)
EDGE: Final = 46.0
PLACES: Final = (
    (58, 58, -14),
    (134, 52, 12),
    (212, 62, 30),
    (66, 124, 20),
    (142, 122, -24),
    (216, 128, -8),
)
"""Middle of each die in the frame, and how far it is turned."""


class SmallTable:
    def __init__(self, table: DespiralaTable) -> None:
        self.dice = table.dice

    def __call__(self, canvas: Canvas, box: Box) -> None:
        canvas.rounded(box, 10, FELT)
        canvas.glow(box.centre_x, box.centre_y, box.w * 0.4, box.h * 0.4, (40, 120, 110), 0.3)
        inner = box.fitted(*FRAME)
        share = inner.w / FRAME[0]
        for value, (x, y, yaw) in zip(self.dice, PLACES, strict=False):
            at = (inner.x + x * share, inner.y + y * share)
            draw_die(canvas, *at, EDGE * share, Die(value, Pose(yaw)))
        canvas.rounded(box, 10, None, (*theme.WHITE, 30))
