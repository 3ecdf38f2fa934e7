"""What is in the game at a glance, as the set-up page shows it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from engine.text.said import Words
from engine.ui.canvas import Canvas
from engine.ui.facts_panel import Fact, FactsPanel
from engine.ui.theme import TEXT
from games.arcs.board import CARDS, DICE, HAND_SIZE, LAST_CHAPTER, MARKERS, SYSTEMS
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


FACTS: Final[tuple[Fact, ...]] = (
    Fact(_cards, f"{len(CARDS)} action cards", f"{HAND_SIZE} in hand, four suits"),
    Fact(_marker, "5 ambitions", f"up to {LAST_CHAPTER} chapters"),
    Fact(_ship, f"{len(SYSTEMS)} systems", "gates and planets"),
    Fact(_city, "Cities, starports", "tax, build, catapult"),
    Fact(_agent, f"{len(BASE_COURT)} Court cards", "to secure or ransack"),
    Fact(_die, f"{len(DICE)} kinds of dice", "skirmish, assault, raid"),
)

FACTS_OF_THE_REACH: Final[tuple[Fact, ...]] = (
    Fact(_fate, f"{len(FATE_CARDS)} fates", "two dealt, one kept"),
    Fact(_marker, "5 ambitions", f"{CHAPTERS} chapters: Act I"),
    Fact(_blight, "Blight, crises", "walk over the map"),
    Fact(_imperial, "Empire, Free States", "Regents and Outlaws"),
    Fact(_agent, "Imperial Council", "Summits and deals"),
    Fact(_die, f"{len(DICE)} kinds of dice", "for battles and raids"),
)


@dataclass(frozen=True, slots=True)
class ArcsFacts(FactsPanel):
    """The facts of the base game or of the campaign."""

    def note(self, options: Mapping[str, str]) -> Words:
        """In the campaign: by what its bots play (PLAY-4.1)."""
        return "every bot plays by SUPERCAT's pages" if is_the_reach(options) else self.about


def is_the_reach(options: Mapping[str, str]) -> bool:
    """Whether the campaign is chosen."""
    return options.get("mode") == "campaign"


AT_A_GLANCE: Final = ArcsFacts(
    "cards say what you may do, ambitions what it is worth",
    lambda options: FACTS_OF_THE_REACH if is_the_reach(options) else FACTS,
)
