"""The fourteen goals at a glance, as the set-up page shows them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import ClassVar, Final

from engine.text.message import Message
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.paint.dice import draw_mini_die
from engine.ui.theme import LARGE, RAISED, SMALL, TEXT, lighten, with_alpha
from games.despirala.combinations import COMBINATIONS, DICE, full_score, legal_faces, target
from games.despirala.moves import COMBINATION

GAP: Final = 8.0
CARD_HEIGHT: Final = 72.0
NARROWEST_CARD: Final = 184.0
MOST_COLUMNS: Final = 7
INSET: Final = 12.0
DIE: Final = 22.0
DIE_STEP: Final = 27.0


@dataclass(frozen=True, slots=True)
class Goal:
    """A combination as a card: its name, the dice of its best faces, the most it can pay."""

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
    """Paints the goals into the panel that the set-up page gives to the game."""

    narrowest_card: float = NARROWEST_CARD
    title: ClassVar = Message("setup-fourteen-goals")
    icon: ClassVar = "list"

    def note(self, options: Mapping[str, str]) -> Message:
        """The quiet words beside the title."""
        is_misere = options.get("mode") == "misere"
        return Message("setup-goals-misere" if is_misere else "setup-goals")

    def height(self, width: float) -> float:
        """The room the cards need at a width."""
        rows = -(-len(goals()) // columns_for(width, self.narrowest_card))
        return rows * CARD_HEIGHT + (rows - 1) * GAP

    def draw(self, canvas: Canvas, box: Box, options: Mapping[str, str]) -> None:
        """All cards, row after row."""
        columns = columns_for(box.w, self.narrowest_card)
        rows = -(-len(goals()) // columns)
        cells = Box(box.x, box.y, box.w, self.height(box.w)).grid(columns, rows, GAP)
        for cell, goal in zip(cells, goals(), strict=False):
            _draw_goal(canvas, cell, goal)


def columns_for(width: float, narrowest: float = NARROWEST_CARD) -> int:
    """How many cards stand side by side."""
    return max(1, min(MOST_COLUMNS, int((width + GAP) / (narrowest + GAP))))


def _draw_goal(canvas: Canvas, box: Box, goal: Goal) -> None:
    canvas.rounded(box, 10, with_alpha(RAISED, 170))
    points = str(goal.points)
    worth = canvas.text_width(points, LARGE, "number-bold")
    room = box.w - 2 * INSET - worth - 4
    name = Message(COMBINATION(goal.name).key)
    canvas.text(box.x + INSET, box.y + 24, name, SMALL, TEXT, "text-semibold", max_width=room)
    ink = lighten(canvas.theme.accent, 0.25)
    canvas.text(box.right - INSET, box.y + 24, points, LARGE, ink, "number-bold", "right")
    for place in range(DICE):
        x = box.x + INSET + place * DIE_STEP
        value = goal.dice[place] if place < len(goal.dice) else None
        draw_mini_die(canvas, x, box.y + 42, DIE, value, outline=value is None)
