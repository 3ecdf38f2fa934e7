"""The campaign log on the last page: what an Act will be remembered for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.text.said import Said
from engine.text.voice import Voice
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from games.arcs.campaign.rules.campaign_log import Entry, Kind, at_most
from games.arcs.campaign.scene.fate_page import HEAD
from games.arcs.parts import NOBODY
from games.arcs.scene.art.palette import AMBER, GOOD_TEXT, LINE, SECOND, TEXT
from games.arcs.scene.art.tokens import draw_seat

TITLE_H: Final = 46.0
ROW: Final = 26.0
ICONS: Final[dict[Kind, str]] = {
    "title": "crown",
    "summit": "users",
    "crisis": "alert-triangle",
    "edict": "scroll-unfurled",
    "ambition": "laurels-trophy",
}


def draw_campaign_log(
    canvas: Canvas, box: Box, chapters: Sequence[Sequence[Entry]], voice: Voice
) -> None:  # fmt: skip
    """A head for every chapter and as many of its lines as there is room for."""
    canvas.icon("history", box.x + 14, box.y + 18, 24, SECOND)
    canvas.text(box.x + 38, box.y + 18, voice.say(Said("reach-log-head")), 24, HEAD, "exo-bold")
    y = box.y + TITLE_H
    told = within(chapters, int((box.h - TITLE_H) / ROW))
    for chapter, entries in enumerate(told, start=1):
        words = voice.say(Said("reach-log-chapter", {"chapter": chapter}))
        wide = canvas.text(box.x, y + ROW / 2, words, 18, HEAD, "text-semibold")
        canvas.hairline(box.x + wide + 14, y + ROW / 2, box.w - wide - 14, colour=LINE)
        y += ROW
        for entry in entries:
            _draw_entry(canvas, Box(box.x, y, box.w, ROW), entry, voice)
            y += ROW


def within(chapters: Sequence[Sequence[Entry]], rows: int) -> tuple[tuple[Entry, ...], ...]:
    """The entries for which there is room, heads counted, shared among the chapters."""
    left, told = rows, []
    for number, entries in enumerate(chapters):
        share = left // (len(chapters) - number) - 1
        told.append(at_most(entries, share))
        left -= 1 + len(told[-1])
    return tuple(told)


def _draw_entry(canvas: Canvas, row: Box, entry: Entry, voice: Voice) -> None:
    y = row.centre_y
    if entry.seat == NOBODY:
        canvas.icon(ICONS[entry.kind], row.x + 12, y, 20, AMBER)
    else:
        draw_seat(canvas, entry.seat, row.x + 12, y, 9)
    words = voice.say(entry.said)
    canvas.text(row.x + 32, y, words, 18, TEXT, max_width=row.w - 32 - 44)
    if entry.power:
        canvas.text(row.right, y, f"+{entry.power}", 18, GOOD_TEXT, "number-bold", "right")
