"""Text in logical units: lines and paragraphs, and what the audit hears of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, TypeVar

import pygame

from engine.text.said import Said, Words
from engine.ui.box import Box
from engine.ui.paint.audit import DrawnText, worst_contrast
from engine.ui.paint.pen import Pen
from engine.ui.paint.text import line_picture, text_pixels
from engine.ui.theme import BODY, SECOND_TEXT, TEXT, Colour, Font

Align = Literal["left", "centre", "right"]
Anchor = Literal["middle", "baseline", "top"]
W = TypeVar("W", bound=Words)

SHIFTS: Final[dict[Align, float]] = {"left": 0.0, "centre": 0.5, "right": 1.0}


class Lettering(Pen):
    """A pen that can write. What is said is said in the typesetter's language."""

    @property
    def language(self) -> str:
        """The language that is spoken here."""
        return self.typesetter.voice.language

    def said(self, words: Words) -> str:
        """What is written for these words."""
        return self.typesetter.voice.say(words) if isinstance(words, Said) else words

    def text(  # noqa: PLR0913 (the one way to write; most may be left out)
        self,
        x: float,
        y: float,
        words: Words,
        size: float = BODY,
        colour: Colour = TEXT,
        font: Font = "text",
        align: Align = "left",
        anchor: Anchor = "middle",
        max_width: float | None = None,
        alpha: float = 255,
        spacing: float = 0,
        exempt: bool = False,
    ) -> float:
        """One line of text; returns its logical width.

        `anchor` says what lies at y: the middle of the capitals, the baseline or their top. A line
        longer than `max_width` ends in an ellipsis. `exempt` keeps the contrast rule of the audit
        off a text that says nothing (a drop shadow, a disabled word).
        """
        pixels = text_pixels(size, self.scale, self.theme)
        gap = round(spacing * self.scale)
        string = shown = self.said(words)
        if max_width is not None:
            # Half a pixel of grace: a box measured with text_width must hold that very text.
            room = max_width * self.scale + 0.5
            shown = self.typesetter.fitted(string, font, pixels, room, gap)
        if not shown:
            return 0.0
        face = self.typesetter.face(font, pixels)
        picture = self.pictures.get(
            ("text", shown, font, pixels, colour, gap),
            lambda: line_picture(face, shown, colour, gap),
        )
        left = x * self.scale - self._shift[0]
        left -= {"left": 0.0, "centre": picture.get_width() / 2, "right": picture.get_width()}[
            align
        ]
        top = round(face.top_for(y * self.scale - self._shift[1], anchor))
        spot = (round(left), top)
        if self.audit is not None:
            rows = (top + face.cap_top, face.cap_bottom - face.cap_top)
            area = pygame.Rect(spot[0], rows[0], picture.get_width(), rows[1])
            self._note(area, string, colour, size, pixels, shown != string, exempt or alpha < 255)
        self._put(picture, spot, alpha)
        return picture.get_width() / self.scale

    def text_width(
        self, words: Words, size: float = BODY, font: Font = "text", spacing: float = 0
    ) -> float:
        """The logical width of a line as it would be drawn."""
        string = self.said(words)
        pixels = text_pixels(size, self.scale, self.theme)
        return self.typesetter.width(string, font, pixels, round(spacing * self.scale)) / self.scale

    def fitting_size(
        self, words: Words, room: float, sizes: Sequence[float], font: Font = "text"
    ) -> float:
        """The first of these sizes in which a line fits the room, or the last."""
        fitting = (size for size in sizes if self.text_width(words, size, font) <= room)
        return next(fitting, sizes[-1])

    def fitting_words(
        self, wordings: Sequence[W], room: float, size: float, font: Font = "text"
    ) -> W:
        """The first of these wordings, the fullest first, that fits the room, or the last."""
        fitting = (words for words in wordings if self.text_width(words, size, font) <= room)
        return next(fitting, wordings[-1])

    def paragraph(  # noqa: PLR0913 (the one way to write; most may be left out)
        self,
        box: Box,
        words: Words,
        size: float = BODY,
        colour: Colour = SECOND_TEXT,
        font: Font = "text",
        line_height: float = 1.5,
        max_lines: int | None = None,
        align: Align = "left",
    ) -> float:
        """Text in lines that fit the box's width, from its top; returns the height used.

        More lines than `max_lines` are dropped and the last one kept ends in an ellipsis.
        """
        string = self.said(words)
        lines = list(self.paragraph_lines(box.w, string, size, font))
        if align == "centre":
            lines = self._balanced(lines, box.w, string, size, font)
        if max_lines is not None and len(lines) > max_lines:
            lines = [*lines[: max_lines - 1], " ".join(lines[max_lines - 1 :])]
        step = self.line_step(size, line_height)
        x = box.x + box.w * SHIFTS[align]
        for index, line in enumerate(lines):
            y = box.y + (index + 0.5) * step
            self.text(x, y, line, size, colour, font, align, max_width=box.w)
        return len(lines) * step

    def paragraph_lines(
        self, width: float, words: Words, size: float = BODY, font: Font = "text"
    ) -> tuple[str, ...]:
        """How a paragraph would be broken."""
        string = self.said(words)
        pixels = text_pixels(size, self.scale, self.theme)
        return self.typesetter.lines(string, font, pixels, width * self.scale + 0.5)

    def paragraph_height(
        self,
        width: float,
        words: Words,
        size: float = BODY,
        font: Font = "text",
        line_height: float = 1.5,
    ) -> float:
        """The height a paragraph would use."""
        lines = self.paragraph_lines(width, words, size, font)
        return len(lines) * self.line_step(size, line_height)

    def line_step(self, size: float = BODY, line_height: float = 1.5) -> float:
        """The distance of two lines; grows with the floor of the type in small windows."""
        return text_pixels(size, self.scale, self.theme) / self.scale * line_height

    def _note(
        self,
        area: pygame.Rect,
        string: str,
        colour: Colour,
        size: float,
        pixels: int,
        shortened: bool,
        exempt: bool,
    ) -> None:
        if self.audit is None:
            return
        assert isinstance(self.surface, pygame.Surface), "an audit reads what is drawn"
        clip = self.surface.get_clip()
        visible = area if clip == self.surface.get_rect() else area.clip(clip)
        if visible.w == 0 or visible.h == 0:
            return
        box = Box(
            (visible.x + self._shift[0]) / self.scale,
            (visible.y + self._shift[1]) / self.scale,
            visible.w / self.scale,
            visible.h / self.scale,
        )
        ground = worst_contrast(self.surface, visible, colour)
        self.audit.note(DrawnText(box, string, colour, size, pixels, ground, shortened, exempt))

    def _balanced(
        self, lines: list[str], width: float, string: str, size: float, font: Font
    ) -> list[str]:
        """As many lines as before, but of like length: centred text looks torn otherwise."""
        if len(lines) > 1:
            for share in (0.55, 0.65, 0.75, 0.85, 0.95):
                closer = self.paragraph_lines(width * share, string, size, font)
                widest = max(self.text_width(line, size, font) for line in closer)
                if len(closer) == len(lines) and widest <= width:
                    return list(closer)
        return lines
