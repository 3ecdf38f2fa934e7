"""What a page of statistics shows before the first game: the covers, each a way to begin."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from engine.core.card import Card
from engine.text.said import Said
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.hub.covers import CoverOf, CoverShelf, draw_cover, game_cover
from engine.ui.hub.hub_cards import Caption, caption_of
from engine.ui.theme import BODY, HEADING, LARGE, SECOND_TEXT, TEXT, WHITE
from engine.ui.widgets import Pressable, ScrollArea

WORDS_H: Final = 148.0
CAPTION_H: Final = 88.0
GAP: Final = 24.0
LIFT: Final = 8.0
INSET: Final = 32.0
WIDEST_COVER: Final = 288.0
MOST_IN_A_ROW: Final = 6
TITLE: Final = Said("welcome-title")
WORDS: Final = Said("welcome-words")


class CoverCard(Pressable):
    """A game's cover with its caption; lifts under the pointer."""

    radius = 10

    def __init__(
        self, cover: CoverOf, caption: Caption, shelf: CoverShelf, on_click: Callable[[], object]
    ) -> None:
        super().__init__(on_click)
        self.cover = cover
        self.caption = caption
        self.shelf = shelf

    def draw(self, canvas: Canvas) -> None:
        """Shadow, picture, edge, and the two lines below."""
        box = self.box.moved(0, -LIFT) if self.is_hovered else self.box
        canvas.shadow(box, 10, blur=22, drop=14, strength=170)
        canvas.shadow(box, 10, blur=6, drop=3, strength=110)
        draw_cover(canvas, box, self.cover, self.shelf)
        if self.is_hovered:
            canvas.rounded(box, 10, None, (*WHITE, 110), 2)
        box, caption = self.box, self.caption
        y = box.bottom + CAPTION_H - 52
        canvas.disc(box.x + 8, y, 5, self.cover.theme.accent)
        canvas.text(box.x + 24, y, caption.players, BODY, TEXT, "text-semibold")
        canvas.text(box.right, y, caption.minutes, BODY, SECOND_TEXT, align="right")
        canvas.text(box.x + 24, y + 28, caption.result, BODY, SECOND_TEXT)


class Welcome:
    """A panel over the whole width; `pick` opens the set-up of a game."""

    def __init__(
        self, games: Sequence[Card], shelf: CoverShelf, pick: Callable[[Card], object]
    ) -> None:
        self.covers = [
            CoverCard(game_cover(game), caption_of(game, None), shelf, partial(pick, game))
            for game in games
        ]
        self.box = Box(0, 0, 0, 0)

    def place(self, sheet: ScrollArea, box: Box) -> float:
        """The covers side by side below the words; returns where the panel ends."""
        count = max(1, min(MOST_IN_A_ROW, len(self.covers)))
        wide = min(WIDEST_COVER, (box.w - 2 * INSET - GAP * (count - 1)) / count)
        left = box.x + (box.w - count * wide - (count - 1) * GAP) / 2
        high, top = wide * 4 / 3, box.y + WORDS_H
        for number, card in enumerate(self.covers):
            row, column = divmod(number, count)
            x, y = left + column * (wide + GAP), top + row * (high + CAPTION_H + GAP)
            sheet.place(card, Box(x, y, wide, high))
        rows = -(-len(self.covers) // count)
        self.box = Box(box.x, box.y, box.w, WORDS_H + rows * (high + CAPTION_H + GAP) + 8)
        return self.box.bottom

    def draw(self, canvas: Canvas, box: Box) -> None:
        """The ground and the words; the covers draw themselves."""
        canvas.panel(box)
        canvas.text(box.x + INSET, box.y + 44, TITLE, HEADING, TEXT, canvas.theme.title_font)
        words = Box(box.x + INSET, box.y + 68, min(box.w - 2 * INSET, 1100), 60)
        canvas.paragraph(words, WORDS, LARGE, SECOND_TEXT, line_height=1.35, max_lines=3)
