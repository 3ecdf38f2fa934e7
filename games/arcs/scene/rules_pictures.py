"""The pictures of the rules: the Reach, pieces and boards, a card, dice, an ambition."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine.text.said import Said
from engine.text.voice import voice_of
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.pages.picture import RulesPicture, draw_callout, fixed
from engine.ui.theme import SMALL, TEXT
from games.arcs.board import DICE, FACES, SETUP_CARDS
from games.arcs.names import AMBITION
from games.arcs.scene.art.action_cards import draw_card
from games.arcs.scene.art.ambition_box import draw_ambition
from games.arcs.scene.art.buildings import draw_building
from games.arcs.scene.art.cells import draw_control
from games.arcs.scene.art.dice import draw_die
from games.arcs.scene.art.fleets import draw_built
from games.arcs.scene.art.ground import Ground
from games.arcs.scene.art.looks import (
    AmbitionLook,
    Building,
    Marker,
    OwnBoardLook,
    Piece,
    Ships,
    Standing,
    SystemLook,
)
from games.arcs.scene.art.own_board import draw_own_board
from games.arcs.scene.art.places import Places, places_in
from games.arcs.scene.art.ships import draw_ship
from games.arcs.scene.art.tokens import draw_agent, draw_initiative, draw_marker
from games.arcs.scene.art.worlds import draw_slots
from games.arcs.scene.layout import CARD_SHAPE, OWN
from games.arcs.scene.view_model import board_words, counted_word
from games.arcs.text.options import FOLDER

VOICE: Final = voice_of(("",) * 3, FOLDER)

SHAPE: Final = 0.78
MOST_MAP: Final = 860.0
CARD_W: Final = 170.0
GAP: Final = 12.0
ROW: Final = 58.0
DIE: Final = 42.0
PIECE_ROW: Final = 62.0
AMBITION_SIZE: Final = (330.0, 106.0)
EXAMPLE: Final = next(card for card in SETUP_CARDS.values() if len(card.homes) == 3)
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
    """The Reach as three seats begin in it."""
    canvas.rounded(box, 12, ((0x2A, 0x1A, 0x40), (0x0D, 0x0A, 0x17)))
    places = places_in(box.inset(-4, 6))
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
    """An action card with a line to each of its parts."""
    card = Box.around(box.centre_x, box.centre_y, CARD_W, CARD_W * CARD_SHAPE)
    draw_card(canvas, card, "mobilization-4")
    left, right = card.x - 44, card.right + 44
    draw_callout(canvas, (card.x + 24, card.y + 26), left, card.y + 26, _say("card-number"),
                 "right")  # fmt: skip
    draw_callout(canvas, (card.x + 20, card.y + 70), left, card.y + 90, _say("card-pips"),
                 "right")  # fmt: skip
    draw_callout(canvas, (card.right - 24, card.y + 26), right, card.y + 26, _say("card-ambition"))
    draw_callout(canvas, (card.right - 40, card.bottom - 24), right, card.bottom - 24,
                 _say("card-actions"))  # fmt: skip


def _draw_ambition(canvas: Canvas, box: Box) -> None:
    """An ambition with a marker: who is first and second, and what they would get."""
    look = AmbitionLook(
        "warlord", VOICE.say_name(AMBITION("warlord")), counted_word("warlord", VOICE), "",
        (Marker(5, 3),),
        (Standing(1, 3, 5, True), Standing(0, 2, 3), Standing(2, 1)),
    )  # fmt: skip
    place = Box.around(box.centre_x, box.centre_y, *AMBITION_SIZE)
    draw_ambition(canvas, place, look)
    draw_callout(canvas, (place.right - 30, place.y + 30), place.right + 60, place.y + 24,
                 _say("ambition-values"))  # fmt: skip
    draw_callout(canvas, (place.x + 60, place.bottom - 24), place.x - 60, place.bottom - 24,
                 _say("ambition-first"), "right")  # fmt: skip


def _draw_dice(canvas: Canvas, box: Box) -> None:
    """All faces of the three kinds of dice."""
    canvas.rounded(box, 10, canvas.theme.well, canvas.theme.line)
    for kind, row in zip(DICE, box.inset(GAP).column(None, None, None), strict=True):
        for face in range(len(FACES[kind])):
            draw_die(canvas, kind, face, row.x + 30 + face * (DIE + 12), row.centre_y, DIE)
        x = row.x + 30 + 6 * (DIE + 12)
        words = _say(f"dice-{kind}")
        canvas.text(x, row.centre_y, words, SMALL, TEXT, max_width=row.right - x)


def _draw_pieces(canvas: Canvas, box: Box) -> None:
    """Every piece, fresh and damaged, with its name."""
    canvas.rounded(box, 10, canvas.theme.well, canvas.theme.line)
    cells = box.inset(GAP).grid(4, 2)
    for (draw, key), cell in zip(PIECES, cells, strict=True):
        draw(canvas, cell.x + 34, cell.centre_y)
        words = _say(f"piece-{key}")
        canvas.text(cell.x + 66, cell.centre_y, words, SMALL, TEXT, max_width=cell.w - 70)


def _say(key: str) -> str:
    """What is written in a picture; pages of rules are English so far."""
    return VOICE.say(Said(f"picture-{key}"))


DrawSign = Callable[[Canvas, float, float], object]
PIECES: Final[tuple[tuple[DrawSign, str], ...]] = (
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
    """A player's board with two cities built."""
    look = OwnBoardLook(
        0, ("weapon", "relic", "fuel", ""), 2, (Piece("ship", 1), Piece("ship", 2)), (2,),
        ("material",), (4, 3, 6),
    )  # fmt: skip
    draw_own_board(canvas, Box.around(box.centre_x, box.centre_y, *OWN), look, board_words(VOICE))


PICTURES: Final = {
    "map": RulesPicture(_map_height, _draw_map),
    "pieces": fixed(2 * PIECE_ROW + 2 * GAP, _draw_pieces),
    "board": fixed(OWN[1] + 20, _draw_board),
    "card": fixed(CARD_W * CARD_SHAPE + 28, _draw_card),
    "dice": fixed(3 * ROW + 2 * GAP, _draw_dice),
    "ambition": fixed(AMBITION_SIZE[1] + 30, _draw_ambition),
}
