"""What is in the game at a glance, as the set-up page shows it."""

from __future__ import annotations

from typing import Final

from engine.ui.canvas import Canvas
from engine.ui.facts_panel import Fact, FactsPanel
from engine.ui.theme import TEXT
from games.arcs.board import CARDS, DICE, HAND_SIZE, LAST_CHAPTER, MARKERS, SYSTEMS
from games.arcs.court import BASE_COURT
from games.arcs.scene.art.buildings import draw_building
from games.arcs.scene.art.dice import draw_die
from games.arcs.scene.art.looks import Building, Marker
from games.arcs.scene.art.ships import draw_ship
from games.arcs.scene.art.tokens import draw_agent, draw_marker


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
    Fact(_marker, "5 ambitions", f"up to {LAST_CHAPTER} chapters"),
    Fact(_ship, f"{len(SYSTEMS)} systems", "gates and planets"),
    Fact(_city, "Cities, starports", "tax, build, catapult"),
    Fact(_agent, f"{len(BASE_COURT)} Court cards", "influence, secure, ransack"),
    Fact(_die, f"{len(DICE)} kinds of dice", "skirmish, assault and raid"),
)

AT_A_GLANCE: Final = FactsPanel(
    "cards say what you may do, ambitions what it is worth", lambda options: FACTS
)
