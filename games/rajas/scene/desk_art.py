"""How the desk looks: the board as it is set out, the Raja's order on it, the bar."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.core.decision import Option
from engine.core.position import PositionDraft
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.table.pointing import SpotKey, Spots
from engine.ui.theme import SECOND_TEXT, TEXT, Colour, mix
from games.rajas.dice import COLOUR_OF, FACE_OF
from games.rajas.scene.board_art import OwnShown, draw_land, draw_own, draw_racers, draw_river
from games.rajas.scene.ground import Ground
from games.rajas.scene.hint_card import draw_badge
from games.rajas.scene.naming import name_of
from games.rajas.scene.places import Places, board_canvas
from games.rajas.scene.seen import province_shown
from games.rajas.scene.shown import board_at_rest, printed_of
from games.rajas.state import RajasTable

TIPS: Final = {
    "space": "A click puts a worker here, or takes him away",
    "fame": "A click puts the fame marker here",
    "money": "A click puts the money marker here; the right button the bonus marker",
    "stone": "A click puts the boat here; the right button lays a river tile",
    "top": "A click shows the tiles of this stack",
    "scroll": "A click raises it",
    "karma": "A click gives so much karma, or takes one away",
    "hand": "A click takes the die away",
    "cell": "Lay the chosen tile; a click turns one that lies here, the right button takes it away",
    "border": "A click opens what lies on this border",
    "seat": "A click shows this seat; with a tile chosen a dummy gets it",
}


def desk_words(draft: PositionDraft, tile: str, key: SpotKey | None) -> tuple[str, str]:
    """What the position waits for and what a click here does, or what is wrong with it."""
    if draft.problem is not None:
        return "This position is not possible", draft.problem.sentence
    if tile:
        tip = "Click a cell to lay the tile, its stack to show it, or a dummy to give it"
    else:
        tip = "Set the board out by clicking on it" if key is None else TIPS[key[0]]
    return draft.waits_for, f"{tip}."


def draw_desk(canvas: Canvas, ground: Ground, places: Places, table: RajasTable, seat: int) -> None:
    """The board with everything on it, and what belongs to a seat."""
    printed, owner = printed_of(table), table.seats[seat]
    dice = () if owner.is_dummy else owner.dice
    own = OwnShown(province_shown(table, seat),
                   tuple((COLOUR_OF[die], FACE_OF[die]) for die in dice),
                   owner.karma, owner.scrolls)  # fmt: skip
    shown = board_at_rest(table, own, seat)
    ground.draw(canvas, places, printed)
    board = board_canvas(canvas, places)
    draw_land(board, places, printed, shown)
    draw_own(board, places, printed, own)
    draw_river(board, places, printed, shown)
    draw_racers(board, places, printed, shown)


def draw_order(
    canvas: Canvas, options: Sequence[Option], table: RajasTable, seat: int, spots: Spots
) -> None:
    """The moves of the Raja, numbered where they would be made."""
    taken: set[SpotKey] = set()
    known = {spot.fact.key: spot.box for spot in spots.children}  # type: ignore[attr-defined]
    for number, option in enumerate(options, 1):
        name = name_of(option, table, seat)
        if not name:
            continue
        kind, which = name[0]
        key = ("top", table.tile(which).stack) if kind == "tile" else (kind, which)
        if key in known and key not in taken:
            taken.add(key)
            draw_badge(canvas, known[key].right - 5, known[key].y + 5, number)


def draw_bar(
    canvas: Canvas, box: Box, buttons_x: float, colour: Colour, head: str, words: str
) -> None:
    """What is to be done here, or what is wrong, left of the buttons."""
    canvas.shadow(box, 12, blur=18, drop=6, strength=130)
    canvas.rounded(box, 12, mix(colour, (0x1F, 0x1B, 0x1A), 0.85),
                   mix(colour, (0x40, 0x36, 0x2E), 0.5))  # fmt: skip
    x, room = box.x + 24, buttons_x - box.x - 44
    canvas.text(x, box.y + 26, head, 20, TEXT, "text-semibold", max_width=room)
    place = Box(x, box.y + 40, room, 50)
    canvas.paragraph(place, words, 18, SECOND_TEXT, line_height=1.2, max_lines=2)
