"""The page at the end of a chapter, in front of the map."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from engine.text.said import Said
from engine.text.voice import Voice
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.theme import Colour
from games.arcs.board import AMBITIONS
from games.arcs.scene.art.chapter_end import (
    draw_chapters,
    draw_column,
    draw_markers_panel,
    draw_power,
    draw_then,
)
from games.arcs.scene.art.space import draw_space
from games.arcs.scene.chapter_model import ChapterModel

TEXT: Final[Colour] = (0xEC, 0xE9, 0xF3)
QUIET: Final[Colour] = (0xB3, 0xAB, 0xC6)
GAP: Final = 12.0
HEAD: Final = 84.0
THEN: Final = 92.0
RIGHT: Final = 470.0
MARKERS: Final = 310.0


def draw_chapter(
    canvas: Canvas, box: Box, shown: ChapterModel, grown: float, voice: Voice
) -> None:  # fmt: skip
    """Head, a column for every ambition, Power, the turning marker, what comes then."""
    draw_space(canvas, box, scene="chapter")
    canvas.floating(box)
    room = box.inset(16, 10)
    head, body = room.cut_top(HEAD, 0)
    y = head.centre_y
    title = Said("chapter-title", {"chapter": shown.chapter})
    words = voice.say(title).upper()
    wide = canvas.text(head.x + 8, y, words, 48, TEXT, "exo-bold", spacing=3)
    canvas.text(head.x + 40 + wide, y + 2, voice.say(title, "detail"), 26, QUIET)
    draw_chapters(canvas, head.right - 36.0 * shown.last, y, shown.chapter, shown.last)
    right, left = body.cut_right(RIGHT, GAP)
    then, columns = left.cut_bottom(THEN, GAP)
    tallest = max((len(pile.pieces) for each in shown.columns for pile in each.piles), default=0)
    for look, place in zip(shown.columns, columns.row(*[None] * len(AMBITIONS), gap=GAP),
                           strict=True):  # fmt: skip
        piles = tuple(replace(pile, grown=tallest * grown * 1.4) for pile in look.piles)
        draw_column(canvas, place, replace(look, piles=piles))
    draw_then(canvas, then, voice.say(Said("chapter-then")), shown.then)
    heads = voice.say(Said("power")), shown.note
    if shown.turned is None:
        draw_power(canvas, right, shown.power, shown.goal, heads, grown)
        return
    power, markers = right.column(None, MARKERS, gap=GAP)
    draw_power(canvas, power, shown.power, shown.goal, heads, grown)
    before, after = shown.turned
    said = Said("chapter-markers", {
        "next": shown.chapter + 1, "first": before.first, "second": before.second,
        "firstNow": after.first, "secondNow": after.second,
    })  # fmt: skip
    lines = voice.say(said), voice.say(said, "detail"), voice.say(said, "turned")
    draw_markers_panel(canvas, markers, lines, (before, after), shown.others, grown)
