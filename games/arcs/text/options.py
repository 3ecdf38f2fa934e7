"""Options as they are told."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from engine.text.said import Said
from engine.text.voice import Voice, voice_of

FOLDER: Final = Path(__file__).parent


def option_told(option: Any, names: Sequence[str]) -> str:
    """An option as a sentence to readers with these names, or in this voice."""
    voice = names if isinstance(names, Voice) else voice_of(tuple(names), FOLDER)
    said: Said = option.said()
    return voice.say(said) if voice.has(said.key) else str(option)
