"""A game at a glance on the set-up page: cards with a sign, a number and a few words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from engine.text.said import Said, Words
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.theme import BODY, LARGE, SECOND_TEXT, TEXT, with_alpha

CARD_H: Final = 84.0
GAP: Final = 8.0
LEAST: Final = 200.0
MOST_COLUMNS: Final = 3
SIGN_X: Final = 40.0
TEXT_X: Final = 76.0

DrawSign = Callable[[Canvas, float, float], object]


@dataclass(frozen=True, slots=True)
class Fact:
    """One card: a sign drawn round a point, a number or a few words, and what they are about."""

    sign: DrawSign
    title: Words
    words: Words


@dataclass(frozen=True, slots=True)
class FactsPanel:
    """What a game shows of itself (`Game.setup_panel`): `facts` by the options chosen so far.

    As many facts with every option; `about` are the quiet words beside the title.
    """

    about: Words
    facts: Callable[[Mapping[str, str]], Sequence[Fact]]
    title: Words = Said("setup-in-this-game")
    icon: str = "list"

    def note(self, options: Mapping[str, str]) -> Words:
        """The quiet words beside the title."""
        return self.about

    def height(self, width: float) -> float:
        """The room the cards need at a width."""
        rows = -(-len(self.facts({})) // _columns(width))
        return rows * CARD_H + (rows - 1) * GAP

    def draw(self, canvas: Canvas, box: Box, options: Mapping[str, str]) -> None:
        """All cards, row after row."""
        shown = self.facts(options)
        columns = _columns(box.w)
        rows = -(-len(shown) // columns)
        cells = Box(box.x, box.y, box.w, self.height(box.w)).grid(columns, rows, GAP)
        for cell, fact in zip(cells, shown, strict=False):
            _draw_fact(canvas, cell, fact)


def _columns(width: float) -> int:
    return max(1, min(MOST_COLUMNS, int((width + GAP) / (LEAST + GAP))))


def _draw_fact(canvas: Canvas, box: Box, fact: Fact) -> None:
    canvas.rounded(box, 10, with_alpha(canvas.theme.raised, 170))
    fact.sign(canvas, box.x + SIGN_X, box.centre_y)
    room = box.w - TEXT_X - 8
    canvas.text(box.x + TEXT_X, box.centre_y - 13, fact.title, LARGE, TEXT, "text-semibold",
                max_width=room)  # fmt: skip
    size = BODY if canvas.text_width(fact.words, BODY) <= room else 14
    canvas.text(box.x + TEXT_X, box.centre_y + 14, fact.words, size, SECOND_TEXT, max_width=room)
