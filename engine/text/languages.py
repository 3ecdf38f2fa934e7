"""Which languages there are, and which one to speak. Reads no message."""

from __future__ import annotations

import locale
import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from engine.text.said import ENGLISH

HOUSE: Final = Path(__file__).parent
SYSTEM: Final = "system"
"""The setting that follows the system's language."""
PSEUDO: Final = "x-pseudo"
"""English in strange letters, for those who write messages."""
NAMES: Final = {ENGLISH: "English", "de": "Deutsch"}
"""How languages call themselves."""
_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


def languages(folder: Path = HOUSE) -> tuple[str, ...]:
    """The languages that a folder has messages in; English first."""
    found = {path.stem for path in folder.glob("*.ftl")}
    found |= {path.name for path in folder.iterdir() if any(path.glob("*.ftl"))}
    return (ENGLISH, *sorted(found - {ENGLISH}))


def spoken(wanted: str, environment: Mapping[str, str] = os.environ) -> str:
    """The language of a setting: its own, or the system's if there is such; else English."""
    if wanted == SYSTEM:
        wanted = _of_system(environment)
    return wanted if wanted in (*languages(), PSEUDO) else ENGLISH


def _of_system(environment: Mapping[str, str]) -> str:
    """The two letters of the system's language; nothing where it does not say."""
    said = next((environment[name] for name in _VARIABLES if environment.get(name)), "")
    if not said and sys.platform == "win32":
        import ctypes  # noqa: PLC0415 (one system only)

        number = ctypes.windll.kernel32.GetUserDefaultUILanguage()
        said = locale.windows_locale.get(number, "")
    return said.partition("_")[0].partition(".")[0].casefold()
