"""A table in small: for the set-up page, and for the card that goes on with a game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from engine.text.message import Message, Words
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.hub.match_options import DrawSign, Fact, FactsPanel
from engine.ui.theme import TEXT, Colour, lighten, mix, seat_tint
from games.arcs.board import AMBITIONS, CARDS, DICE, HAND_SIZE, LAST_CHAPTER, MARKERS, SYSTEMS
from games.arcs.campaign_components import CHAPTERS, EMPIRE, FATE_CARDS
from games.arcs.court import BASE_COURT
from games.arcs.parts import NOBODY
from games.arcs.scene.art.battle import draw_die
from games.arcs.scene.art.looks import OUTSIDERS, Building, Marker, seat_fill
from games.arcs.scene.art.pieces import draw_blight, draw_building, draw_ship
from games.arcs.scene.art.places import Places, places_in
from games.arcs.scene.art.tokens import draw_agent, draw_marker
from games.arcs.state import ArcsTable

# What is in the game at a glance, as the set-up page shows it.


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
        Fact(sign, Message(f"glance-{key}", args), Message(f"glance-{key}.about", args))
        for sign, key, args in shown
    )


@dataclass(frozen=True, slots=True)
class ArcsFacts(FactsPanel):
    """The facts of the base game or of the campaign."""

    def note(self, options: Mapping[str, str]) -> Words:
        """In the campaign: what Captain was measured at there (FIGURES.md)."""
        return Message("glance-bots-of-the-reach", ACTS) if is_the_reach(options) else self.about


def is_the_reach(options: Mapping[str, str]) -> bool:
    """Whether the campaign is chosen."""
    return options.get("mode") == "campaign"


AT_A_GLANCE: Final = ArcsFacts(Message("glance-note"), facts)


# The table in small, for the card that goes on with a game: who holds what in the Reach.

GROUND: Final[tuple[Colour, Colour]] = ((0x2A, 0x1A, 0x40), (0x0D, 0x0A, 0x17))
EDGE: Final[Colour] = (0x6E, 0x5E, 0x90)
CELL: Final[Colour] = (0x26, 0x20, 0x3A)
DEAD: Final[Colour] = (0x14, 0x11, 0x1E)
VOID: Final[Colour] = (0x1A, 0x0F, 0x2A)
PLANETS: Final[dict[str, Colour]] = {
    "material": (0xC9, 0x93, 0x5F),
    "fuel": (0xE9, 0xC4, 0x4E),
    "weapon": (0xE5, 0x69, 0x5C),
    "relic": (0x56, 0xC9, 0xC0),
    "psionic": (0xB4, 0x8A, 0xF5),
}
GATE: Final[Colour] = (0x53, 0xC7, 0xBA)
PLANET: Final = 26.0
MARK: Final = 30.0
FLEET: Final = 12.0


class SmallTable:
    """Draws control, buildings and fleets of a table into any box, without a word."""

    def __init__(self, table: ArcsTable) -> None:
        self.out = table.out
        self.control = tuple((name, table.controller(name)) for name in table.systems)
        self.built = tuple((each.system, each.seat) for each in table.buildings)
        self.fleets = tuple(
            (system, number, seat.ships_at(system))
            for number, seat in enumerate(table.seats)
            for system in table.systems
            if seat.ships_at(system)
        )

    def __call__(self, canvas: Canvas, box: Box) -> None:
        """The oval as large as it fits, on its own sky."""
        key = ("arcs-small", self.out, self.control, self.built, self.fleets)
        canvas.cached(key, box, lambda inner: self._draw(inner, box))

    def _draw(self, canvas: Canvas, box: Box) -> None:
        canvas.rounded(box, 10, GROUND, EDGE)
        places = places_in(box.inset(8, 6))
        held = dict(self.control)
        for name, cell in places.cells.items():
            holder = held.get(name, NOBODY)
            fill = DEAD if cell.cluster in self.out else CELL
            if holder != NOBODY:
                fill = mix(CELL, seat_fill(holder), 0.55)
            edge = lighten(seat_fill(holder), 0.2) if holder != NOBODY else mix(fill, EDGE, 0.4)
            canvas.polygon(cell.outline, fill, edge, max(0.8, 3 * places.unit))
        canvas.polygon(places.void, VOID)
        self._draw_worlds(canvas, places)
        self._draw_fleets(canvas, places)

    def _draw_worlds(self, canvas: Canvas, places: Places) -> None:
        for name, cell in places.cells.items():
            if cell.cluster not in self.out:
                colour = GATE if cell.is_gate else PLANETS[SYSTEMS[name].resource]
                canvas.disc(*cell.body, max(1.5, PLANET * places.unit), mix(colour, DEAD, 0.25))
        standing: dict[str, int] = {}
        for system, seat in self.built:
            number = standing.get(system, 0)
            standing[system] = number + 1
            x, y = places.cells[system].slots[min(number, len(places.cells[system].slots) - 1)]
            r = max(3.0, MARK * places.unit)
            if seat in OUTSIDERS:
                canvas.disc(x, y, r, DEAD)
                canvas.disc(x, y, 0.7 * r, OUTSIDERS[seat])
            else:
                canvas.seat_mark(seat, x, y, r)

    def _draw_fleets(self, canvas: Canvas, places: Places) -> None:
        groups: dict[str, list[int]] = {}
        for system, seat, _ in self.fleets:
            groups.setdefault(system, []).append(seat)
        for system, seats in groups.items():
            spots = places.groups(system, len(seats))
            for seat, spot in zip(seats, spots, strict=False):
                r = max(1.6, FLEET * places.unit)
                canvas.disc(spot.x, spot.y, r + 0.8, DEAD)
                canvas.disc(spot.x, spot.y, r, seat_tint(seat, 0.35))
