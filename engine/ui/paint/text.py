"""Type: sizes with a floor, placement by the capitals, lines that fit."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from dataclasses import dataclass, field, replace
from typing import Final, TypeVar

import pygame

from engine.text.house import HouseVoice
from engine.ui import assets
from engine.ui.box import Box, Point
from engine.ui.paint.shapes import blank
from engine.ui.theme import Colour, Font, Theme, contrast, needed_contrast

LOW_SCALE: Final = 0.6
ELLIPSIS: Final = "…"
REMEMBERED: Final = 8000
"""More than a rulebook has words."""

Value = TypeVar("Value")


def text_pixels(size: float, scale: float, theme: Theme) -> int:
    """The real height of type: never under what the theme allows in a window of that scale."""
    least = theme.least_type if scale >= LOW_SCALE else theme.least_type_low
    return max(least, round(size * scale))


@dataclass(frozen=True, slots=True)
class FontFace:
    """A font at one pixel size, with the rows where its capitals begin and end."""

    font: pygame.font.Font
    cap_top: int
    cap_bottom: int

    def top_for(self, y: float, anchor: str) -> float:
        """Where the picture of a line begins so that its capitals sit at y."""
        if anchor == "middle":
            return y - (self.cap_top + self.cap_bottom) / 2
        if anchor == "baseline":
            return y - self.cap_bottom
        if anchor == "top":
            return y - self.cap_top
        raise ValueError(f"no text anchor called {anchor!r}")


class Typesetter:
    """Measures and breaks text in real pixels, and remembers what it measured.

    Its voice says in words what is written as a `Message`.
    """

    def __init__(self, voice: HouseVoice | None = None) -> None:
        self.voice = HouseVoice() if voice is None else voice
        self._known: OrderedDict[Hashable, object] = OrderedDict()

    def face(self, name: Font, pixels: int) -> FontFace:
        """The face for a font at a pixel size."""
        return self._remember(("face", name, pixels), lambda: measured_face(name, pixels))

    def width(self, string: str, name: Font, pixels: int, spacing: int = 0) -> int:
        """The width of a line, with extra room between its letters."""
        key = ("width", string, name, pixels, spacing)
        return self._remember(key, lambda: self._measured(string, name, pixels, spacing))

    def fitted(self, string: str, name: Font, pixels: int, room: float, spacing: int = 0) -> str:
        """The line, or as much of it as fits before an ellipsis."""
        if self.width(string, name, pixels, spacing) <= room:
            return string
        key = ("fitted", string, name, pixels, round(room), spacing)
        return self._remember(key, lambda: self._shortened(string, name, pixels, room, spacing))

    def lines(self, string: str, name: Font, pixels: int, room: float) -> tuple[str, ...]:
        """The text broken at blanks into lines that fit; line breaks in it are kept."""
        key = ("lines", string, name, pixels, round(room))
        return self._remember(key, lambda: self._broken(string, name, pixels, room))

    def clear(self) -> None:
        """Forget all measures and fonts."""
        self._known.clear()

    def _measured(self, string: str, name: Font, pixels: int, spacing: int) -> int:
        font = self.face(name, pixels).font
        if not spacing:
            return font.size(string)[0]
        letters = sum(font.size(letter)[0] for letter in string)
        return letters + spacing * max(0, len(string) - 1)

    def _shortened(self, string: str, name: Font, pixels: int, room: float, spacing: int) -> str:
        low, high = 0, len(string)
        while low < high:
            middle = (low + high + 1) // 2
            line = string[:middle].rstrip() + ELLIPSIS
            if self._measured(line, name, pixels, spacing) <= room:
                low = middle
            else:
                high = middle - 1
        return string[:low].rstrip() + ELLIPSIS if low else ""

    def _broken(self, string: str, name: Font, pixels: int, room: float) -> tuple[str, ...]:
        lines: list[str] = []
        for part in string.split("\n"):
            line = ""
            for word in part.split(" "):
                longer = f"{line} {word}" if line else word
                if line and self._measured(longer, name, pixels, 0) > room:
                    lines.append(line)
                    line = word
                else:
                    line = longer
            lines.append(line)
        return tuple(lines)

    def _remember(self, key: Hashable, work_out: Callable[[], Value]) -> Value:
        if key in self._known:
            self._known.move_to_end(key)
            return self._known[key]  # type: ignore[return-value]
        value = work_out()
        self._known[key] = value
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        return value


def measured_face(name: Font, pixels: int) -> FontFace:
    """Load a font and find its capitals by drawing one: the font's own figures are not reliable."""
    font = assets.font(name, pixels)
    letter = font.render("H", True, (255, 255, 255)).get_bounding_rect()
    return FontFace(font, letter.top, letter.bottom)


def line_picture(face: FontFace, string: str, colour: Colour, spacing: int = 0) -> pygame.Surface:
    """One line of text as a premultiplied picture."""
    if not spacing:
        return face.font.render(string, True, colour).premul_alpha()
    letters = [face.font.render(letter, True, colour).premul_alpha() for letter in string]
    width = sum(letter.get_width() for letter in letters) + spacing * max(0, len(letters) - 1)
    line = blank(width, face.font.get_height())
    x = 0
    for letter in letters:
        line.blit(letter, (x, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
        x += letter.get_width() + spacing
    return line


# A record of every text on the screen, so that tests can find the bad ones.

SAMPLES: Final = ((0.02, 0.2, 0.35, 0.5, 0.65, 0.8, 0.98), (0.0, 0.5, 1.0))


@dataclass(frozen=True, slots=True)
class DrawnText:
    """One text as it was drawn: where (logical units, height of the capitals), and how legibly."""

    box: Box
    string: str
    colour: Colour
    size: float
    pixels: int
    contrast: float
    shortened: bool
    exempt: bool = False

    def is_faint(self) -> bool:
        """Whether the text is too close in colour to its ground."""
        return not self.exempt and self.contrast < needed_contrast(self.size)


@dataclass(slots=True)
class Audit:
    """Collects texts while a canvas draws; `problems` says what is wrong with them."""

    texts: list[DrawnText] = field(default_factory=list)
    lost: list[str] = field(default_factory=list)

    def lose(self, words: str) -> None:
        """A sentence was drawn without its last words, since they had no room."""
        self.lost.append(words)

    def note(self, text: DrawnText) -> None:
        """Add a text."""
        self.texts.append(text)

    def cover(self, box: Box, wholly: bool = True) -> None:
        """Forget the texts that something opaque now hides.

        With `wholly` only those inside the box; without it every text it touches, as for a
        tooltip, which may lie across anything.
        """
        self.texts = [
            text
            for text in self.texts
            if not (box.holds(text.box) if wholly else box.intersects(text.box))
        ]

    def clear(self) -> None:
        """Start again: a new frame, or a dialog over a dimmed one."""
        self.texts = []
        self.lost = []

    def problems(self, width: float, height: float) -> list[str]:
        """One sentence for each text that overlaps, leaves the frame, is cut or is faint."""
        found = [f"{words!r} lost its end" for words in self.lost]
        found += [problem for text in self.texts for problem in _own_problems(text, width, height)]
        for index, text in enumerate(self.texts):
            found += [
                f"{text.string!r} overlaps {other.string!r}"
                for other in self.texts[index + 1 :]
                if text.box.intersects(other.box)
            ]
        return found


class MagnifiedAudit(Audit):
    """Hears of a part that is drawn larger or smaller, and tells the audit of the whole frame.

    A point of the part lies at `corner` plus `factor` times its place.
    """

    def __init__(self, whole: Audit, corner: Point, factor: float) -> None:
        super().__init__()
        self._whole, self._corner, self._factor = whole, corner, factor

    def note(self, text: DrawnText) -> None:
        """Add a text."""
        size = text.size * self._factor
        self._whole.note(replace(text, box=self._in_whole(text.box), size=size))

    def lose(self, words: str) -> None:
        """A sentence was drawn without its last words, since they had no room."""
        self._whole.lose(words)

    def cover(self, box: Box, wholly: bool = True) -> None:
        """Forget the texts that something opaque now hides."""
        self._whole.cover(self._in_whole(box), wholly)

    def _in_whole(self, box: Box) -> Box:
        x, y = self._corner
        f = self._factor
        return Box(x + box.x * f, y + box.y * f, box.w * f, box.h * f)


def worst_contrast(surface: pygame.Surface, area: pygame.Rect, colour: Colour) -> float:
    """The lowest contrast of a colour against 21 points of the ground it will be drawn on."""
    inside = area.clip(surface.get_rect())
    if inside.w < 1 or inside.h < 1:
        return 21.0
    columns, rows = SAMPLES
    points = [
        (inside.x + round((inside.w - 1) * u), inside.y + round((inside.h - 1) * v))
        for u in columns
        for v in rows
    ]
    grounds = (surface.get_at(point) for point in points)
    return min(contrast(colour, (ground.r, ground.g, ground.b)) for ground in grounds)


def _own_problems(text: DrawnText, width: float, height: float) -> list[str]:
    found = []
    frame = Box(0, 0, width, height).inset(-0.75)
    if not frame.holds(text.box):
        found.append(f"{text.string!r} leaves the frame")
    if text.shortened:
        found.append(f"{text.string!r} was cut to fit")
    if text.is_faint():
        found.append(f"{text.string!r} has a contrast of only {text.contrast:.1f}")
    return found
