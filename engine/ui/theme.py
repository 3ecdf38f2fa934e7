"""Colors, type scale and themes, and where fonts, icons and game data are."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Final, Literal, get_args

import pygame

from engine.core.setup import SEAT_COLOURS, SeatColour

Colour = tuple[int, int, int]
Translucent = tuple[int, int, int, int]
Paint = Colour | Translucent
Gradient = tuple[Paint, Paint]
Fill = Paint | Gradient

BACKGROUND: Final[Colour] = (0x14, 0x17, 0x1C)
PANEL: Final[Colour] = (0x1D, 0x22, 0x2A)
RAISED: Final[Colour] = (0x26, 0x2D, 0x37)
WELL: Final[Colour] = (0x15, 0x19, 0x1F)
LINE: Final[Colour] = (0x38, 0x41, 0x4E)
TEXT: Final[Colour] = (0xE9, 0xEC, 0xF1)
SECOND_TEXT: Final[Colour] = (0xA9, 0xB3, 0xC1)
GOOD: Final[Colour] = (0x5B, 0xBF, 0x7A)
WARNING: Final[Colour] = (0xE8, 0xB0, 0x4B)
BAD: Final[Colour] = (0xE4, 0x64, 0x5B)
BAR: Final[Colour] = (0x12, 0x15, 0x1A)  # the top bar, and labels laid over charts
INK: Final[Colour] = (0x0F, 0x14, 0x16)  # text on an accent ground
LEGAL: Final[Colour] = (0xFF, 0xE2, 0xA0)  # the edge of a place on a board that can be chosen
LEGAL_GLOW: Final[Colour] = (0xFF, 0xC6, 0x5A)
WHITE: Final[Colour] = (255, 255, 255)
BLACK: Final[Colour] = (0, 0, 0)

SeatMark = Literal["circle", "square", "triangle", "diamond", "cross", "hexagon"]
SEAT_MARKS: Final[tuple[SeatMark, ...]] = get_args(SeatMark)
SEAT_PAINTS: Final[dict[SeatColour, Colour]] = {
    "blue": (0x00, 0x72, 0xB2),
    "orange": (0xE6, 0x9F, 0x00),
    "green": (0x00, 0x9E, 0x73),
    "pink": (0xCC, 0x79, 0xA7),
    "red": (0xD5, 0x5E, 0x00),
    "sky": (0x56, 0xB4, 0xE9),
    "yellow": (0xF0, 0xE4, 0x42),
    "white": (0xE8, 0xEF, 0xFB),
    "purple": (0x95, 0x66, 0xD2),
    "brown": (0xA8, 0x6E, 0x40),
}
"""The first seven are of the palette of Okabe and Ito, which the color-blind can tell apart."""

ACCENTS: Final[dict[str, Colour]] = {
    "hub": (0xE0, 0xB1, 0x5A),
    "despirala": (0x58, 0xB7, 0xA6),
    "risk": (0xD9, 0x69, 0x4F),
    "roll_galaxy": (0x7C, 0x8C, 0xF8),
    "rajas": (0xE3, 0x9B, 0x3B),
    "arcs": (0xB8, 0x6F, 0xD1),
}

SMALL: Final = 14
BODY: Final = 16
LARGE: Final = 20
HEADING: Final = 26
TITLE: Final = 34
DISPLAY: Final = 48
POSTER: Final = 72


Font = Literal[
    "text",
    "text-semibold",
    "text-bold",
    "text-italic",
    "number",
    "number-bold",
    "mono",
    "cinzel",
    "cinzel-bold",
    "marcellus",
    "exo",
    "exo-bold",
]


@dataclass(frozen=True, slots=True)
class Theme:
    """What makes one game's pages its own: its accent and the type of its titles.

    `least_type` is the height in pixels that type never goes under, `least_type_low` the same in
    very small windows, where a board printed all over has no room for more. `panel`, `raised`,
    `well` and `line` are the grounds and edges of panels, cards and plain buttons, and fields.
    `seats` names the color of every seat (`Setup.colours`).
    """

    name: str
    accent: Colour
    title_font: Font
    least_type: int = 12
    least_type_low: int = 12
    panel: Colour = PANEL
    raised: Colour = RAISED
    well: Colour = WELL
    line: Colour = LINE
    seats: tuple[SeatColour, ...] = SEAT_COLOURS[: len(SEAT_MARKS)]

    @property
    def looks(self) -> tuple[str, tuple[SeatColour, ...]]:
        """What the key of a kept picture says of the theme it was painted in."""
        return self.name, self.seats

    def seat_colour(self, seat: int) -> Colour:
        """The fill of a seat; never used without the seat's mark."""
        return SEAT_PAINTS[self.seats[seat]]

    def seat_tint(self, seat: int, t: float = 0.3) -> Colour:
        """A seat's colour made light enough for text and thin curves on panels."""
        return lighten(self.seat_colour(seat), t)

    def seat_ground(self, seat: int) -> Colour:
        """A seat's colour to be mixed into what light words stand on: the bright ones darker."""
        colour = self.seat_colour(seat)
        return darken(colour, 0.45) if luminance(colour) > 0.5 else colour

    def seat_ink(self, seat: int) -> Colour:
        """What shows best on a seat's colour: white, or near-black on the light ones."""
        colour = self.seat_colour(seat)
        return WHITE if contrast(colour, WHITE) >= 3.3 else INK


def _theme(name: str, title_font: Font, *grounds: Colour) -> Theme:
    panel, raised, well, line = grounds
    return Theme(name, ACCENTS[name], title_font, panel=panel, raised=raised, well=well, line=line)


_LAMPLIT: Final = ((0x28, 0x20, 0x1B), (0x34, 0x2A, 0x23), (0x1D, 0x17, 0x14), (0x4C, 0x3E, 0x33))
_SEA: Final = ((0x15, 0x22, 0x2D), (0x1F, 0x30, 0x3D), (0x0E, 0x18, 0x20), (0x30, 0x49, 0x59))
_FELT: Final = ((0x1A, 0x24, 0x25), (0x21, 0x2F, 0x30), (0x12, 0x1B, 0x1C), (0x33, 0x47, 0x48))
_INDIGO: Final = ((0x1D, 0x20, 0x32), (0x27, 0x2B, 0x42), (0x13, 0x16, 0x24), (0x3B, 0x41, 0x62))
_DUSK: Final = ((0x28, 0x1E, 0x22), (0x35, 0x28, 0x2D), (0x1D, 0x15, 0x19), (0x4E, 0x3B, 0x42))
_VIOLET: Final = ((0x1D, 0x19, 0x29), (0x2A, 0x25, 0x3A), (0x14, 0x11, 0x1E), (0x3F, 0x38, 0x56))

THEMES: Final[dict[str, Theme]] = {
    "hub": _theme("hub", "cinzel-bold", *_LAMPLIT),
    "despirala": _theme("despirala", "number-bold", *_FELT),
    "risk": _theme("risk", "cinzel-bold", *_SEA),
    "roll_galaxy": _theme("roll_galaxy", "number-bold", *_INDIGO),
    "rajas": _theme("rajas", "marcellus", *_DUSK),
    "arcs": _theme("arcs", "exo-bold", *_VIOLET),
}


def mix(a: Paint, b: Paint, t: float) -> Colour:
    """The colour a share t of the way from a to b."""
    return (
        round(a[0] + (b[0] - a[0]) * t),
        round(a[1] + (b[1] - a[1]) * t),
        round(a[2] + (b[2] - a[2]) * t),
    )


def lighten(colour: Paint, t: float) -> Colour:
    """A share t of the way to white."""
    return mix(colour, WHITE, t)


def darken(colour: Paint, t: float) -> Colour:
    """A share t of the way to black."""
    return mix(colour, BLACK, t)


def with_alpha(colour: Paint, alpha: float) -> Translucent:
    """The colour at an opacity of 0 to 255."""
    return (colour[0], colour[1], colour[2], round(alpha))


@lru_cache(maxsize=1024)
def luminance(colour: Paint) -> float:
    """Relative luminance, 0 for black to 1 for white (WCAG 2.1)."""
    r, g, b = (_linear(channel / 255) for channel in colour[:3])
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(a: Paint, b: Paint) -> float:
    """Contrast ratio of two colours, 1 to 21 (WCAG 2.1)."""
    darker, brighter = sorted((luminance(a), luminance(b)))
    return (brighter + 0.05) / (darker + 0.05)


def ground_for(ink: Paint, colour: Paint, ground: Paint, share: float, least: float) -> Colour:
    """The colour at least a share of the way to a ground: as far as the ink needs to be read."""
    shares = (share + (1 - share) * step / 20 for step in range(20))
    mixed = (mix(colour, ground, each) for each in shares)
    return next((each for each in mixed if contrast(ink, each) >= least), mix(colour, ground, 1))


def needed_contrast(size: float) -> float:
    """The ratio text must reach on its ground: 4.5, or 3 for type of 26 and more (look: colour)."""
    return 3.0 if size >= HEADING else 4.5


def _linear(channel: float) -> float:
    return channel / 12.92 if channel <= 0.03928 else float(((channel + 0.055) / 1.055) ** 2.4)


FONT_FILES: Final[dict[Font, str]] = {
    "text": "Inter-400Regular.ttf",
    "text-semibold": "Inter-600SemiBold.ttf",
    "text-bold": "Inter-700Bold.ttf",
    "text-italic": "Inter-400Regular-Italic.ttf",
    "number": "Oxanium-500Medium.ttf",
    "number-bold": "Oxanium-700Bold.ttf",
    "mono": "JetBrainsMono-500Medium.ttf",
    "cinzel": "Cinzel-600SemiBold.ttf",
    "cinzel-bold": "Cinzel-800ExtraBold.ttf",
    "marcellus": "Marcellus-400Regular.ttf",
    "exo": "Exo2-500Medium.ttf",
    "exo-bold": "Exo2-700Bold.ttf",
}


class MissingAssetError(LookupError):
    """A font, icon or data file that should travel with the program is not there."""


def program_root() -> Path:
    """The folder that holds assets/ and games/: PyInstaller's unpacked one, else the checkout."""
    packed = getattr(sys, "_MEIPASS", None)
    return Path(packed) if packed else Path(__file__).resolve().parents[2]


def asset_root() -> Path:
    return program_root() / "assets"


def data_path(game: str, name: str) -> Path:
    """A game's data file, games/<game>/data/<name>.

    Raises MissingAssetError when it is not there.
    """
    return _existing(program_root() / "games" / game / "data" / name)


def font(name: Font, pixels: int) -> pygame.font.Font:
    """A font at a real pixel size, loaded once; pygame must be initialised."""
    return _loaded_font(name, pixels)


def icon(name: str, pixels: int, colour: Paint) -> pygame.Surface:
    """An icon drawn at its final size and tinted; looked for in ui/, then in game/.

    The surface has straight alpha. Raises MissingAssetError for an unknown name.
    """
    picture = pygame.image.load_sized_svg(str(icon_path(name)), (pixels, pixels))
    tint = (*colour, 255) if len(colour) == 3 else colour
    picture.fill(tint, special_flags=pygame.BLEND_RGBA_MULT)
    return picture


def icon_path(name: str) -> Path:
    """The file of an icon. Raises MissingAssetError for an unknown name."""
    for folder in ("ui", "game"):
        path = asset_root() / "icons" / folder / f"{name}.svg"
        if path.is_file():
            return path
    raise MissingAssetError(f"no icon called {name!r} in assets/icons")


def ground_path(place: str, *, is_lit: bool = False) -> Path:
    """The painted ground of a game's pages, or at its full light; the house's room where it has
    none of its own.
    """
    own = asset_root() / "grounds" / f"{place}.jpg"
    lit = own.with_stem(f"{place}-lit")
    if is_lit and lit.is_file():
        return lit
    return own if own.is_file() else _existing(own.with_stem("hub"))


def hub_place(place: str) -> str:
    """The ground of a game on the hub, where that is another one."""
    own = f"{place}-hub"
    return own if (asset_root() / "grounds" / f"{own}.jpg").is_file() else place


@lru_cache(maxsize=256)
def _loaded_font(name: Font, pixels: int) -> pygame.font.Font:
    # Fonts die with pygame.quit(); a later start must load them afresh.
    pygame.register_quit(_loaded_font.cache_clear)
    return pygame.font.Font(_existing(asset_root() / "fonts" / FONT_FILES[name]), pixels)


def _existing(path: Path) -> Path:
    if not path.is_file():
        raise MissingAssetError(f"the file {path} is missing from this installation")
    return path
