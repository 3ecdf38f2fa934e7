"""Where fonts, icons and game data lie, in a checkout and inside a packaged program."""

from __future__ import annotations

import sys
from functools import lru_cache
from pathlib import Path
from typing import Final

import pygame

from engine.ui.theme import Font, Paint

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
    """The folder with fonts, icons, sounds and boards."""
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


@lru_cache(maxsize=256)
def _loaded_font(name: Font, pixels: int) -> pygame.font.Font:
    # Fonts die with pygame.quit(); a later start must load them afresh.
    pygame.register_quit(_loaded_font.cache_clear)
    return pygame.font.Font(_existing(asset_root() / "fonts" / FONT_FILES[name]), pixels)


def _existing(path: Path) -> Path:
    if not path.is_file():
        raise MissingAssetError(f"the file {path} is missing from this installation")
    return path
