"""What is in the game at a glance, as the set-up page shows it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.theme import BODY, LARGE, RAISED, SECOND_TEXT, TEXT, with_alpha
from games.arcs.board import CARDS, DICE, HAND_SIZE, LAST_CHAPTER, MARKERS, SYSTEMS
from games.arcs.court import COURT
from games.arcs.scene.art.buildings import draw_building
from games.arcs.scene.art.dice import draw_die
from games.arcs.scene.art.looks import Building, Marker
from games.arcs.scene.art.ships import draw_ship
from games.arcs.scene.art.tokens import draw_agent, draw_marker

CARD_H: Final = 84.0
GAP: Final = 8.0
LEAST: Final = 200.0
SIGN_X: Final = 40.0
TEXT_X: Final = 76.0

DrawSign = Callable[[Canvas, float, float], object]


@dataclass(frozen=True, slots=True)
class Fact:
    """One card: a sign, a number or a few words, and what they are about."""

    sign: DrawSign
    title: str
    words: str


class AtAGlance:
    """Paints the facts into the panel that the set-up page gives to the game."""

    title = "In this game"
    icon = "list"

    def note(self, options: Mapping[str, str]) -> str:
        """The quiet words beside the title."""
        return "cards say what you may do, ambitions what it is worth"

    def height(self, width: float) -> float:
        """The room the cards need at a width."""
        rows = -(-len(FACTS) // _columns(width))
        return rows * CARD_H + (rows - 1) * GAP

    def draw(self, canvas: Canvas, box: Box, options: Mapping[str, str]) -> None:
        """All cards, row after row."""
        columns = _columns(box.w)
        rows = -(-len(FACTS) // columns)
        cells = Box(box.x, box.y, box.w, self.height(box.w)).grid(columns, rows, GAP)
        for cell, fact in zip(cells, FACTS, strict=False):
            _draw_fact(canvas, cell, fact)


def _columns(width: float) -> int:
    return max(1, min(3, int((width + GAP) / (LEAST + GAP))))


def _draw_fact(canvas: Canvas, box: Box, fact: Fact) -> None:
    canvas.rounded(box, 10, with_alpha(RAISED, 170))
    fact.sign(canvas, box.x + SIGN_X, box.centre_y)
    room = box.w - TEXT_X - 8
    canvas.text(box.x + TEXT_X, box.centre_y - 13, fact.title, LARGE, TEXT, "text-semibold",
                max_width=room)  # fmt: skip
    size = BODY if canvas.text_width(fact.words, BODY) <= room else 14
    canvas.text(box.x + TEXT_X, box.centre_y + 14, fact.words, size, SECOND_TEXT, max_width=room)


def _ship(canvas: Canvas, x: float, y: float) -> None:
    draw_ship(canvas, 0, x, y, 46)


def _city(canvas: Canvas, x: float, y: float) -> None:
    draw_building(canvas, Building("city", 1), x, y, 22)


def _agent(canvas: Canvas, x: float, y: float) -> None:
    draw_agent(canvas, 2, x, y, 46)


def _marker(canvas: Canvas, x: float, y: float) -> None:
    draw_marker(canvas, Marker(*MARKERS[0][0]), x, y, 26)


def _die(canvas: Canvas, x: float, y: float) -> None:
    draw_die(canvas, "assault", 5, x, y, 44)


def _cards(canvas: Canvas, x: float, y: float) -> None:
    canvas.icon("cards", x, y, 44, TEXT)


FACTS: Final[tuple[Fact, ...]] = (
    Fact(_cards, f"{len(CARDS)} action cards", f"{HAND_SIZE} in hand, four suits"),
    Fact(_marker, "5 ambitions", f"scored in up to {LAST_CHAPTER} chapters"),
    Fact(_ship, f"{len(SYSTEMS)} systems", "gates and planets in six clusters"),
    Fact(_city, "Cities, starports", "tax them, build ships, catapult"),
    Fact(_agent, f"{len(COURT)} Court cards", "influence, secure, ransack"),
    Fact(_die, f"{len(DICE)} kinds of dice", "skirmish, assault and raid"),
)
