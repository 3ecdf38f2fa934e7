"""The pictures of the campaign's rules: pieces that are nobody's, the event dice, the fates."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.pages.open_book import NARROW, RulesPicture, fixed, pieces_grid
from engine.ui.theme import LINE, SECOND_TEXT, SMALL, TEXT, mix
from games.arcs.campaign.text import objectives
from games.arcs.campaign_components import EMPIRE, EVENT_DIE, FATE_CARDS, FREE, FateCard
from games.arcs.scene.art.looks import FATES, Building
from games.arcs.scene.art.pieces import (
    draw_blight,
    draw_building,
    draw_event_die,
    draw_golem,
    draw_number_die,
    draw_ship,
)
from games.arcs.scene.hub_pictures import pieces_height

GAP: Final = 12.0
DIE: Final = 46.0
DICE_ROW: Final = 100.0
CARD_H: Final = 202.0
LARGE_CARD_H: Final = 320.0
FATES_IN_ORDER: Final = tuple(FATE_CARDS.values())
LINE_H: Final = 1.3

DrawSign = Callable[[Canvas, float, float], object]
PIECES: Final[tuple[tuple[DrawSign, str], ...]] = (
    (lambda canvas, x, y: draw_ship(canvas, EMPIRE, x, y, 44), "Imperial"),
    (lambda canvas, x, y: draw_ship(canvas, EMPIRE, x, y, 44, is_hurt=True), "Hurt"),
    (lambda canvas, x, y: draw_building(canvas, Building("city", FREE), x, y, 21), "Free city"),
    (lambda canvas, x, y: draw_building(canvas, Building("starport", FREE), x, y, 21),
     "Free port"),
    (lambda canvas, x, y: draw_blight(canvas, x, y, 18, is_fresh=True), "Blight"),
    (lambda canvas, x, y: draw_blight(canvas, x, y, 18, is_fresh=False), "Hurt Blight"),
    (lambda canvas, x, y: draw_golem(canvas, "", x, y, 40), "Golem"),
    (lambda canvas, x, y: draw_golem(canvas, "warrior", x, y, 40, is_awake=True),
     "Awake"),
)  # fmt: skip


def _draw_pieces(canvas: Canvas, box: Box) -> None:
    """Every piece that is no seat's, with its name."""
    canvas.rounded(box, 10, canvas.theme.well, canvas.theme.line)
    for (draw, words), cell in zip(PIECES, box.inset(GAP).grid(*pieces_grid(box.w)), strict=True):
        draw(canvas, cell.x + 34, cell.centre_y)
        canvas.text(cell.x + 68, cell.centre_y, words, SMALL, TEXT, max_width=cell.w - 68)


def _draw_dice(canvas: Canvas, box: Box) -> None:
    """All faces of the event die, and the number die."""
    canvas.rounded(box, 10, canvas.theme.well, canvas.theme.line)
    x, y = box.x + 24, box.centre_y - DIE / 2
    for symbol, result in EVENT_DIE:
        draw_event_die(canvas, Box(x, y, DIE, DIE), symbol, result)
        x += DIE + 12
    x += 8
    draw_number_die(canvas, Box(x, y, DIE, DIE), 4)
    words = "A triangle: Crises. A scroll: Edicts. The number: a cluster."
    place = Box(x + DIE + 18, box.y + 12, box.right - x - DIE - 28, box.h - 20)
    canvas.paragraph(place, words, SMALL, TEXT, line_height=LINE_H, max_lines=4)


def _fates_height(width: float) -> float:
    """Two rows of cards; on a narrow page letters are large."""
    return 2 * (CARD_H if width >= NARROW else LARGE_CARD_H) + GAP


def _draw_fates(fates: Sequence[FateCard], canvas: Canvas, box: Box) -> None:
    """Each fate: where its marker starts with two, three and four seats, and what moves it."""
    from engine.text.voice import voice_of  # noqa: PLC0415 (not on the first pages)
    from games.arcs.text import FOLDER  # noqa: PLC0415 (likewise)

    cells, english = box.grid(2, 2, GAP), voice_of((), FOLDER)
    for fate, cell in zip(fates, cells, strict=True):
        sign = FATES[fate.id]
        canvas.rounded(cell, 10, mix((0x1A, 0x15, 0x26), sign.colour, 0.12), LINE)
        canvas.icon(sign.icon, cell.x + 32, cell.y + 32, 38, sign.colour)
        canvas.text(cell.x + 60, cell.y + 24, fate.name, 22, TEXT, "exo-bold")
        starts = " · ".join(map(str, fate.start.values()))
        canvas.text(cell.x + 60, cell.y + 48, f"starts at {starts}", SMALL, SECOND_TEXT)
        room = Box(cell.x + 54, cell.y + 66, cell.w - 66, 64)
        for steps, when in objectives(fate.id):
            words = english.say(when)
            canvas.text(cell.x + 42, room.y + 10, f"−{steps}", SMALL, sign.colour, "number-bold",
                        "right")  # fmt: skip
            high = canvas.paragraph(room, words, SMALL, TEXT, line_height=LINE_H, max_lines=4)
            room = room.moved(0, high + 10)


PICTURES_OF_THE_REACH: Final = {
    "reach_pieces": RulesPicture(pieces_height, _draw_pieces),
    "event_dice": fixed(DICE_ROW, _draw_dice),
    "fates": RulesPicture(_fates_height, partial(_draw_fates, FATES_IN_ORDER[:4])),
    "other_fates": RulesPicture(_fates_height, partial(_draw_fates, FATES_IN_ORDER[4:])),
}
