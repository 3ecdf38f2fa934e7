"""The pictures of the rules: the faces of the dice, tiles with their parts, the phases."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from engine.text.message import Message
from engine.text.voice import voice_of
from engine.ui.box import Box, Point
from engine.ui.canvas import Align, Canvas
from engine.ui.pages.open_book import draw_callout, fixed
from engine.ui.theme import LINE, SECOND_TEXT, SMALL, TEXT
from games.roll_galaxy.dice import COLOUR_NAMES, COLOURS, DIE_FACES, PHASES
from games.roll_galaxy.names import PHASE
from games.roll_galaxy.scene.dice_faces import draw_die
from games.roll_galaxy.scene.palette import NIGHT, PHASE_ICONS
from games.roll_galaxy.scene.tile_faces import TILE_H, TILE_W, draw_tile
from games.roll_galaxy.tiles import SIDES

ROW: Final = 46.0
DIE: Final = 38.0
NAMES: Final = 310.0
LEADING: Final = 1.15
PHASE_H: Final = 172.0
GAP: Final = 10.0
ASIDE: Final = 28.0
"""How far from a tile the words on its parts begin."""
WORLD: Final = next(n for n, side in enumerate(SIDES) if side.is_world and side.holds_goods
                    and side.origin == "game" and side.cost >= 3)  # fmt: skip
DEVELOPMENT: Final = next(n for n, side in enumerate(SIDES) if not side.is_world
                          and side.origin == "game" and side.cost == 4)  # fmt: skip
TILES_H: Final = 2 * TILE_H + 56
ENGLISH_VOICE: Final = voice_of((), Path(__file__).parents[1] / "text")
"""The pictures are in English, as the rules around them."""


def _draw_dice(canvas: Canvas, box: Box) -> None:
    """A row for every colour: its name and mark, and the six faces."""
    step = (box.w - NAMES) / 6
    for colour, faces in enumerate(DIE_FACES):
        cy = box.y + (colour + 0.5) * ROW
        draw_die(canvas, box.x + 24, cy, DIE, colour, None)
        name = COLOUR_NAMES[colour]
        words = f"{COLOURS[colour].capitalize()}: {name}"
        room = NAMES - 84
        high = canvas.paragraph_height(room, words, SMALL, line_height=LEADING)
        cell = Box(box.x + 56, cy - high / 2, room, high)
        canvas.paragraph(cell, words, SMALL, TEXT, line_height=LEADING)
        for place, face in enumerate(faces):
            draw_die(canvas, box.x + NAMES + (place + 0.5) * step, cy, DIE, colour, face)


def _draw_phases(canvas: Canvas, box: Box) -> None:
    """The five phases in their order, with what happens in each."""
    for phase, cell in enumerate(box.grid(len(PHASES), 1, GAP)):
        canvas.rounded(cell, 10, NIGHT, LINE)
        canvas.icon(PHASE_ICONS[phase], cell.centre_x, cell.y + 34, 40, TEXT)
        canvas.text(cell.centre_x, cell.y + 72, f"{phase + 1} {PHASES[phase]}", SMALL, TEXT,
                    "text-semibold", "centre")  # fmt: skip
        room = Box(cell.x + 8, cell.y + 88, cell.w - 16, 0)
        words = ENGLISH_VOICE.say(Message(PHASE(phase).key), "about")
        canvas.paragraph(room, words, SMALL, SECOND_TEXT, line_height=1.3, align="centre")


def _draw_tiles(canvas: Canvas, box: Box) -> None:
    """A world and a development, with a number on each of their parts."""
    x = box.centre_x - TILE_W / 2 - 8
    world = Box(x, box.y + 12, TILE_W, TILE_H)
    development = world.moved(0, TILE_H + 28)
    draw_tile(canvas, world, WORLD)
    draw_tile(canvas, development, DEVELOPMENT)
    colour = SIDES[WORLD].colour or 0
    _explain(canvas, world, (
        ((0.16, 0.45), "right", f"A {COLOURS[colour]} world"),
        ((0.29, 0.94), "right", "Cost in dice, and VP"),
        ((0.9, 0.12), "left", "Its name"),
        ((0.85, 0.68), "left", "The place of its good"),
    ))  # fmt: skip
    _explain(canvas, development, (
        ((0.12, 0.5), "right", "A development"),
        ((0.27, 0.95), "right", "Cost in dice, and VP"),
        ((0.8, 0.6), "left", "What it does, in signs"),
    ))  # fmt: skip


def _explain(canvas: Canvas, tile: Box, parts: tuple[tuple[Point, Align, str], ...]) -> None:
    """Numbers on parts (in shares of the tile), and their words on both sides of it."""
    for number, ((u, v), align, words) in enumerate(parts, start=1):
        x = tile.x - ASIDE if align == "right" else tile.right + ASIDE
        y = tile.y + v * tile.h
        draw_callout(canvas, number, (tile.x + u * tile.w, y), x, y, words, align)


PICTURES: Final = {
    "dice": fixed(len(DIE_FACES) * ROW, _draw_dice),
    "tiles": fixed(TILES_H, _draw_tiles),
    "phases": fixed(PHASE_H, _draw_phases),
}
