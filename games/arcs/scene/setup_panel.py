"""What is in the game at a glance, as the set-up page shows it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from engine.text.said import Said, Words
from engine.ui.canvas import Canvas
from engine.ui.facts_panel import DrawSign, Fact, FactsPanel
from engine.ui.theme import TEXT
from games.arcs.board import AMBITIONS, CARDS, DICE, HAND_SIZE, LAST_CHAPTER, MARKERS, SYSTEMS
from games.arcs.court import BASE_COURT
from games.arcs.reach_box import CHAPTERS, EMPIRE, FATE_CARDS
from games.arcs.scene.art.buildings import draw_building
from games.arcs.scene.art.dice import draw_die
from games.arcs.scene.art.looks import Building, Marker
from games.arcs.scene.art.outsiders import draw_blight
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


def _fate(canvas: Canvas, x: float, y: float) -> None:
    canvas.icon("crown", x, y, 44, TEXT)


def _blight(canvas: Canvas, x: float, y: float) -> None:
    draw_blight(canvas, x, y, is_fresh=True)


def _imperial(canvas: Canvas, x: float, y: float) -> None:
    draw_ship(canvas, EMPIRE, x, y, 46)


Glance = tuple[DrawSign, str, dict[str, int]]
"""A sign, the message beside it, and the numbers in it."""
BASE: Final[tuple[Glance, ...]] = (
    (_cards, "cards", {"cards": len(CARDS), "hand": HAND_SIZE}),
    (_marker, "ambitions", {"ambitions": len(AMBITIONS), "chapters": LAST_CHAPTER}),
    (_ship, "systems", {"systems": len(SYSTEMS)}),
    (_city, "buildings", {}),
    (_agent, "court", {"cards": len(BASE_COURT)}),
    (_die, "dice", {"kinds": len(DICE)}),
)
REACH: Final[tuple[Glance, ...]] = (
    (_fate, "fates", {"fates": len(FATE_CARDS)}),
    (_marker, "ambitions-of-the-act", {"ambitions": len(AMBITIONS), "chapters": CHAPTERS}),
    (_blight, "blight", {}),
    (_imperial, "empire", {}),
    (_agent, "council", {}),
    (_die, "dice-of-the-reach", {"kinds": len(DICE)}),
)


ACTS: Final = {"won": 125, "acts": 200}
"""How many Acts of two Captain won by Power against SUPERCAT: `tests.benchmarks.arcs_act_duel`."""


def facts(options: Mapping[str, str]) -> tuple[Fact, ...]:
    """The cards of the base game or of the campaign."""
    shown = REACH if is_the_reach(options) else BASE
    return tuple(
        Fact(sign, Said(f"glance-{key}", args), Said(f"glance-{key}.about", args))
        for sign, key, args in shown
    )


@dataclass(frozen=True, slots=True)
class ArcsFacts(FactsPanel):
    """The facts of the base game or of the campaign."""

    def note(self, options: Mapping[str, str]) -> Words:
        """In the campaign: what Captain was measured at there (FIGURES.md)."""
        return Said("glance-bots-of-the-reach", ACTS) if is_the_reach(options) else self.about


def is_the_reach(options: Mapping[str, str]) -> bool:
    """Whether the campaign is chosen."""
    return options.get("mode") == "campaign"


AT_A_GLANCE: Final = ArcsFacts(Said("glance-note"), facts)
