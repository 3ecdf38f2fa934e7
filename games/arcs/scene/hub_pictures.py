"""Pictures for the hub: a table in small, and those of the rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import cache
from typing import TYPE_CHECKING, Final

from engine.text.message import Message, Words
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.hub.match_options import DrawSign, Fact, FactsPanel
from engine.ui.pages.open_book import NARROW, RulesPicture, draw_callout, fixed, pieces_grid
from engine.ui.theme import SMALL, TEXT, Colour, lighten, mix
from games.arcs import board
from games.arcs.campaign_components import CHAPTERS, EMPIRE, FATE_CARDS
from games.arcs.court import BASE_COURT
from games.arcs.parts import NOBODY
from games.arcs.scene.art.ambitions import draw_ambition
from games.arcs.scene.art.battle import draw_die
from games.arcs.scene.art.cards import draw_card
from games.arcs.scene.art.cells import SYMBOLS, Ground, draw_control, draw_slots
from games.arcs.scene.art.looks import (
    OUTSIDERS,
    AmbitionLook,
    Building,
    Marker,
    OwnBoardLook,
    Piece,
    Ships,
    Standing,
    SystemLook,
    seat_fill,
)
from games.arcs.scene.art.pieces import draw_blight, draw_building, draw_built, draw_ship
from games.arcs.scene.art.places import Places, places_in
from games.arcs.scene.art.planets import draw_planet
from games.arcs.scene.art.tokens import draw_agent, draw_initiative, draw_marker, draw_own_board
from games.arcs.scene.layout import CARD_SHAPE, OWN
from games.arcs.state import ArcsTable

if TYPE_CHECKING:
    from engine.text.voice import Voice


# What is in the game at a glance, as the set-up page shows it.


def _ship(canvas: Canvas, x: float, y: float) -> None:
    draw_ship(canvas, 0, x, y, 46)


def _city(canvas: Canvas, x: float, y: float) -> None:
    draw_building(canvas, Building("city", 1), x, y, 22)


def _agent(canvas: Canvas, x: float, y: float) -> None:
    draw_agent(canvas, 2, x, y, 46)


def _marker(canvas: Canvas, x: float, y: float) -> None:
    draw_marker(canvas, Marker(*board.MARKERS[0][0]), x, y, 26)


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
    (_cards, "cards", {"cards": len(board.CARDS), "hand": board.HAND_SIZE}),
    (_marker, "ambitions", {"ambitions": len(board.AMBITIONS), "chapters": board.LAST_CHAPTER}),
    (_ship, "systems", {"systems": len(board.SYSTEMS)}),
    (_city, "buildings", {}),
    (_agent, "court", {"cards": len(BASE_COURT)}),
    (_die, "dice", {"kinds": len(board.DICE)}),
)
REACH: Final[tuple[Glance, ...]] = (
    (_fate, "fates", {"fates": len(FATE_CARDS)}),
    (_marker, "ambitions-of-the-act", {"ambitions": len(board.AMBITIONS), "chapters": CHAPTERS}),
    (_blight, "blight", {}),
    (_imperial, "empire", {}),
    (_agent, "council", {}),
    (_die, "dice-of-the-reach", {"kinds": len(board.DICE)}),
)


ACTS: Final = {"won": 125, "acts": 200}
"""How many Acts of two Captain won by Power against SUPERCAT: `tests.benchmarks.arcs_act_duel`."""


def facts(options: Mapping[str, str]) -> tuple[Fact, ...]:
    shown = REACH if is_the_reach(options) else BASE
    return tuple(
        Fact(sign, Message(f"glance-{key}", args), Message(f"glance-{key}.about", args))
        for sign, key, args in shown
    )


@dataclass(frozen=True, slots=True)
class ArcsFacts(FactsPanel):
    def note(self, options: Mapping[str, str]) -> Words:
        """In the campaign: what Captain was measured at there (FIGURES.md)."""
        return Message("glance-bots-of-the-reach", ACTS) if is_the_reach(options) else self.about


def is_the_reach(options: Mapping[str, str]) -> bool:
    return options.get("mode") == "campaign"


AT_A_GLANCE: Final = ArcsFacts(Message("glance-note"), facts)


# The table in small, for the card that goes on with a game: who holds what in the Reach.

GROUND: Final[tuple[Colour, Colour]] = ((0x2A, 0x1A, 0x40), (0x0D, 0x0A, 0x17))
EDGE: Final[Colour] = (0x6E, 0x5E, 0x90)
CELL: Final[Colour] = (0x26, 0x20, 0x3A)
DEAD: Final[Colour] = (0x14, 0x11, 0x1E)
VOID: Final[Colour] = (0x1A, 0x0F, 0x2A)
GATE: Final[Colour] = (0x53, 0xC7, 0xBA)
PLANET: Final = 26.0
MARK: Final = 30.0
FLEET: Final = 54.0
FLAT: Final = 1.6
"""In a wider box the map is flatter."""


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
        key = ("arcs-small", self.out, self.control, self.built, self.fleets)
        canvas.cached(key, box, lambda inner: self._draw(inner, box))

    def _draw(self, canvas: Canvas, box: Box) -> None:
        canvas.rounded(box, 10, GROUND, EDGE)
        places = places_in(box.inset(8, 6), is_small=box.w > FLAT * box.h)
        held = dict(self.control)
        for name, cell in places.cells.items():
            holder = held.get(name, NOBODY)
            fill = DEAD if cell.cluster in self.out else CELL
            if holder != NOBODY:
                fill = mix(CELL, seat_fill(canvas.theme, holder), 0.55)
            edge = (
                lighten(seat_fill(canvas.theme, holder), 0.2)
                if holder != NOBODY
                else mix(fill, EDGE, 0.4)
            )
            canvas.polygon(cell.outline, fill, edge, max(0.8, 3 * places.unit))
        canvas.polygon(places.void, VOID)
        self._draw_worlds(canvas, places)
        self._draw_fleets(canvas, places)

    def _draw_worlds(self, canvas: Canvas, places: Places) -> None:
        for name, cell in places.cells.items():
            if cell.cluster not in self.out:
                r = max(1.5, PLANET * places.unit)
                if not cell.is_gate:
                    seed = 7 * cell.cluster + SYMBOLS.index(cell.symbol)
                    resource = board.SYSTEMS[name].resource
                    draw_planet(canvas, resource, seed, *cell.body, max(2 * r, 2 * cell.radius))
                    continue
                canvas.disc(*cell.body, r, VOID, mix(GATE, DEAD, 0.15), max(1.0, 0.3 * r))
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
                draw_ship(canvas, seat, spot.x, spot.y, max(10.0, FLEET * places.unit))


SHAPE: Final = 0.78
MOST_MAP: Final = 860.0
LEAST_MAP: Final = 448
CARD_W: Final = 170.0
GAP: Final = 12.0
ROW: Final = 58.0
DIE: Final = 42.0
LEADING: Final = 1.15
PIECE_ROW: Final = 62.0
AMBITION_SIZE: Final = (330.0, 106.0)
EXAMPLE: Final = next(card for card in board.SETUP_CARDS.values() if len(card.homes) == 3)
"""A map for three seats, as they begin."""


def _map_height(width: float) -> float:
    return min(MOST_MAP, width * SHAPE)


def _beginning() -> dict[str, SystemLook]:
    """The homes of the example."""
    looks: dict[str, SystemLook] = {}
    for seat, home in enumerate(EXAMPLE.homes):
        looks[home.city] = SystemLook(seat, (Building("city", seat),), (Ships(seat, 3),))
        looks[home.starport] = SystemLook(seat, (Building("starport", seat),), (Ships(seat, 3),))
        for outpost in home.outposts:
            looks[outpost] = SystemLook(seat, (), (Ships(seat, 2),))
    return looks


def _draw_map(canvas: Canvas, box: Box) -> None:
    canvas.rounded(box, 12, ((0x2A, 0x1A, 0x40), (0x0D, 0x0A, 0x17)))
    places = replace(places_in(box.inset(-4, 6)), is_small=box.w < NARROW)
    looks, ground = _beginning(), Ground()
    if canvas.audit is None:
        ground.finish(canvas, places, EXAMPLE.out)
    ground.draw_cells(canvas, places, EXAMPLE.out)
    controllers = {name: look.controller for name, look in looks.items()}
    draw_control(canvas, places, {n: seat for n, seat in controllers.items() if seat is not None})
    ground.draw_worlds(canvas, places, EXAMPLE.out)
    draw_slots(canvas, places, _built(places, looks))
    for name, look in looks.items():
        draw_built(canvas, places, name, look.built)
        for ships in look.ships:
            draw_ship(canvas, ships.seat, *places.cells[name].fleet, 40 * places.unit)


def _built(places: Places, looks: dict[str, SystemLook]) -> dict[str, int]:
    in_play = [name for name, cell in places.cells.items() if cell.cluster not in EXAMPLE.out]
    return {name: len(looks[name].built) if name in looks else 0 for name in in_play}


def _draw_card(canvas: Canvas, box: Box) -> None:
    card = Box.around(box.centre_x, box.centre_y, CARD_W, CARD_W * CARD_SHAPE)
    draw_card(canvas, card, "mobilization-4")
    left, right = card.x - 20, card.right + 20
    draw_callout(canvas, 1, (card.x + 24, card.y + 26), left, card.y + 26, _say("card-number"),
                 "right")  # fmt: skip
    draw_callout(canvas, 2, (card.x + 20, card.y + 70), left, card.y + 90, _say("card-pips"),
                 "right")  # fmt: skip
    draw_callout(
        canvas, 3, (card.right - 24, card.y + 26), right, card.y + 26, _say("card-ambition")
    )
    draw_callout(canvas, 4, (card.right - 40, card.bottom - 24), right, card.bottom - 24,
                 _say("card-actions"))  # fmt: skip


def _draw_ambition(canvas: Canvas, box: Box) -> None:
    from games.arcs.scene.view_model import counted_word  # noqa: PLC0415 (not on the first pages)

    voice = _voice(canvas.typesetter.voice.language)
    look = AmbitionLook(
        "warlord", voice.say_name(board.AMBITION("warlord")), counted_word("warlord", voice), "",
        (Marker(5, 3),),
        (Standing(1, 3, 5, True), Standing(0, 2, 3), Standing(2, 1)),
    )  # fmt: skip
    place = Box.around(box.centre_x, box.centre_y, *AMBITION_SIZE)
    draw_ambition(canvas, place, look)
    draw_callout(canvas, 1, (place.right - 24, place.y + 6), place.right + 24, place.y + 6,
                 _say("ambition-values"))  # fmt: skip
    draw_callout(canvas, 2, (place.x + 60, place.bottom - 24), place.x - 24, place.bottom - 24,
                 _say("ambition-first"), "right")  # fmt: skip


def _draw_dice(canvas: Canvas, box: Box) -> None:
    canvas.rounded(box, 10, canvas.theme.well, canvas.theme.line)
    for kind, row in zip(board.DICE, box.inset(GAP).column(None, None, None), strict=True):
        for face in range(len(board.FACES[kind])):
            draw_die(canvas, kind, face, row.x + 30 + face * (DIE + 12), row.centre_y, DIE)
        x = row.x + 30 + 6 * (DIE + 12)
        words = _say(f"dice-{kind}")
        high = canvas.paragraph_height(row.right - x, words, SMALL, line_height=LEADING)
        place = Box(x, row.centre_y - high / 2, row.right - x, high)
        canvas.paragraph(place, words, SMALL, TEXT, line_height=LEADING)


def pieces_height(width: float) -> float:
    """The height of eight pieces with their names."""
    return pieces_grid(width)[1] * PIECE_ROW + 2 * GAP


def _draw_pieces(canvas: Canvas, box: Box) -> None:
    canvas.rounded(box, 10, canvas.theme.well, canvas.theme.line)
    cells = box.inset(GAP).grid(*pieces_grid(box.w))
    for (draw, key), cell in zip(PIECES, cells, strict=True):
        draw(canvas, cell.x + 34, cell.centre_y)
        words = _say(f"piece-{key}")
        canvas.text(cell.x + 68, cell.centre_y, words, SMALL, TEXT, max_width=cell.w - 68)


def _say(key: str) -> Message:
    return Message(f"picture-{key}")


@cache
def _voice(language: str) -> Voice:
    """What says more than plain words."""
    from engine.text.voice import voice_of  # noqa: PLC0415 (not on the first pages)
    from games.arcs.text import FOLDER  # noqa: PLC0415 (likewise)

    return voice_of(("",) * 3, FOLDER, language)


DrawPiece = Callable[[Canvas, float, float], object]
PIECES: Final[tuple[tuple[DrawPiece, str], ...]] = (
    (lambda canvas, x, y: draw_ship(canvas, 0, x, y, 44), "ship"),
    (lambda canvas, x, y: draw_ship(canvas, 0, x, y, 44, is_hurt=True), "damaged-ship"),
    (lambda canvas, x, y: draw_building(canvas, Building("city", 1), x, y, 21), "city"),
    (lambda canvas, x, y: draw_building(canvas, Building("city", 1, True), x, y, 21),
     "damaged-city"),
    (lambda canvas, x, y: draw_building(canvas, Building("starport", 2), x, y, 21), "starport"),
    (lambda canvas, x, y: draw_agent(canvas, 2, x, y, 42), "agent"),
    (lambda canvas, x, y: draw_marker(canvas, Marker(5, 3), x, y, 24), "marker"),
    (lambda canvas, x, y: draw_initiative(canvas, x, y, 18), "initiative"),
)  # fmt: skip


def _draw_board(canvas: Canvas, box: Box) -> None:
    from games.arcs.scene.view_model import board_words  # noqa: PLC0415 (not on the first pages)

    look = OwnBoardLook(
        0, ("weapon", "relic", "fuel", ""), 2, (Piece("ship", 1), Piece("ship", 2)), (2,),
        ("material",), (4, 3, 6),
    )  # fmt: skip
    place = Box.around(box.centre_x, box.centre_y, *OWN)
    draw_own_board(canvas, place, look, board_words(_voice(canvas.typesetter.voice.language)))


PICTURES: Final = {
    "map": RulesPicture(_map_height, _draw_map, LEAST_MAP),
    "pieces": RulesPicture(pieces_height, _draw_pieces),
    "board": fixed(OWN[1] + 20, _draw_board),
    "card": fixed(CARD_W * CARD_SHAPE + 28, _draw_card),
    "dice": fixed(3 * ROW + 2 * GAP, _draw_dice),
    "ambition": fixed(AMBITION_SIZE[1] + 30, _draw_ambition),
}
