"""What a player has set, kept between runs in one JSON file."""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass, field, fields
from enum import StrEnum
from pathlib import Path
from typing import Any

from engine.core.errors import BadDocument, InputError
from engine.core.storage import (
    StorageError,
    is_there,
    put_aside,
    read_json,
    user_folder,
    write_json_atomically,
)

FORMAT = 1
SMALLEST_WINDOW = (640, 400)
LARGEST_WINDOW = (16384, 16384)
UI_SCALES = (0.8, 1.5)
LONGEST_NAME = 24


class AnimationSpeed(StrEnum):
    """How long what happens on the table takes to watch."""

    OFF = "off"
    FAST = "fast"
    NORMAL = "normal"
    SLOW = "slow"

    @property
    def factor(self) -> float:
        """What an animation's length is multiplied by."""
        return {"off": 0.0, "fast": 0.4, "normal": 1.0, "slow": 2.0}[self.value]

    def faster(self) -> AnimationSpeed:
        """The next quicker speed; `off` stays."""
        order = list(AnimationSpeed)
        return order[max(0, order.index(self) - 1)]

    def slower(self) -> AnimationSpeed:
        """The next slower speed; `slow` stays."""
        order = list(AnimationSpeed)
        return order[min(len(order) - 1, order.index(self) + 1)]


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything on the settings page, with the values of a first start."""

    fullscreen: bool = False
    window_size: tuple[int, int] = (1280, 720)
    ui_scale: float = 1.0
    sound: bool = True
    volume: float = 0.7
    ambience: float = 0.2
    living_grounds: bool = True
    animation_speed: AnimationSpeed = AnimationSpeed.NORMAL
    colour_blind_marks: bool = False
    confirm_end_of_turn: bool = False
    show_hints: bool = True
    live_analysis: bool = False
    explain_bots: bool = False
    log_open: bool = True
    player_name: str = "You"
    language: str = "system"

    @property
    def grounds_live(self) -> bool:
        """Whether anything moves on the grounds: without animation nothing does."""
        return self.living_grounds and self.animation_speed is not AnimationSpeed.OFF

    def changed(self, **changes: Any) -> Settings:
        """A copy with some values changed; InputError names a key or value that cannot be."""
        known = {each.name for each in fields(self)}
        for key, value in changes.items():
            if key not in known:
                raise BadDocument(f"there is no setting '{key}'")
            _check(key, value)
        return dataclasses.replace(self, **changes)

    def to_json(self) -> dict[str, Any]:
        """The document of the settings file."""
        document: dict[str, Any] = {"format": FORMAT}
        for each in fields(self):
            value = getattr(self, each.name)
            document[each.name] = list(value) if isinstance(value, tuple) else value
        document["animation_speed"] = self.animation_speed.value
        return document

    @classmethod
    def from_json(cls, document: object) -> Settings:
        """Settings from a document: what is missing is as at the first start.

        Keys of a later version are passed over. BadDocument names the first wrong value.
        """
        if not isinstance(document, dict):
            raise BadDocument("settings must be a JSON object")
        if document.get("format") != FORMAT or isinstance(document.get("format"), bool):
            raise BadDocument(f"settings: 'format' must be {FORMAT}")
        values = {
            each.name: _typed(each.name, document[each.name])
            for each in fields(cls)
            if each.name in document
        }
        return cls().changed(**values)


@dataclass(slots=True)
class SettingsFile:
    """The settings on disk: a damaged file is reported once and never overwritten."""

    path: Path = field(default_factory=lambda: user_folder() / "settings.json")
    problem: str | None = None

    def load(self) -> Settings:
        """The settings kept, or those of a first start; `problem` then says what was wrong."""
        self.problem = None
        try:
            if is_there(self.path):
                return Settings.from_json(read_json(self.path))
        except StorageError as error:
            self.problem = f"{error}; the settings of a first start are used."
        except InputError as error:
            self.problem = f"{self.path}: {error}; the settings of a first start are used."
        return Settings()

    def save(self, settings: Settings) -> None:
        """Write the settings; a damaged file is first put aside under another name."""
        if self.problem is not None and is_there(self.path):
            put_aside(self.path)
        write_json_atomically(self.path, settings.to_json())
        self.problem = None


def _typed(key: str, value: object) -> object:
    """JSON has no tuples and no names of speeds: turn the two that need it."""
    if key == "window_size" and isinstance(value, list):
        return tuple(value)
    if key == "animation_speed" and isinstance(value, str) and value in set(AnimationSpeed):
        return AnimationSpeed(value)
    return value


def _check(key: str, value: object) -> None:
    """Raise BadDocument unless the value can stand under that key."""
    if key == "window_size":
        _check_window(value)
    elif key == "ui_scale":
        _check_number(key, value, *UI_SCALES)
    elif key in ("volume", "ambience"):
        _check_number(key, value, 0.0, 1.0)
    elif key == "animation_speed":
        if not isinstance(value, AnimationSpeed):
            raise BadDocument("'animation_speed' must be off, fast, normal or slow")
    elif key == "language":
        _check_language(value)
    elif key == "player_name":
        _check_name(value)
    elif not isinstance(value, bool):
        raise BadDocument(f"'{key}' must be true or false")


def _check_number(key: str, value: object, low: float, high: float) -> None:
    is_number = isinstance(value, (int, float)) and not isinstance(value, bool)
    if not is_number or not low <= value <= high:  # type: ignore[operator]
        raise BadDocument(f"'{key}' must be a number from {low:g} to {high:g}")


def _check_language(value: object) -> None:
    from engine.text.plain import PSEUDO, SYSTEM, languages  # noqa: PLC0415 (few are read)

    if value not in (SYSTEM, PSEUDO, *languages()):
        raise BadDocument(f"'language' must be one of {', '.join((SYSTEM, *languages()))}")


def _check_window(value: object) -> None:
    sizes = value if isinstance(value, tuple) and len(value) == 2 else ()
    right = len(sizes) == 2 and all(
        isinstance(size, int) and not isinstance(size, bool) and low <= size <= high
        for size, low, high in zip(sizes, SMALLEST_WINDOW, LARGEST_WINDOW, strict=True)
    )
    if not right:
        width, height = SMALLEST_WINDOW
        raise BadDocument(f"'window_size' must be [width, height], at least [{width}, {height}]")


def _check_name(value: object) -> None:
    if not isinstance(value, str) or not value.strip() or len(value) > LONGEST_NAME:
        raise BadDocument(f"'player_name' must be a text of 1 to {LONGEST_NAME} characters")
    if not value.isprintable():
        raise BadDocument("'player_name' must not hold control characters")
