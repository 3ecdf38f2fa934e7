"""Options as they are told."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from engine.core.decision import Option
from engine.core.recorded import MoveOption
from engine.text.voice import Voice, voice_of
from games.arcs.words import option_words

FOLDER: Final = Path(__file__).parent


def option_told(option: Option, names: Sequence[str]) -> str:
    """An option as a sentence to readers with these names, or in this voice."""
    voice = names if isinstance(names, Voice) else voice_of(tuple(names), FOLDER)
    if isinstance(option, MoveOption) and voice.has(option.said().key):
        return voice.say(option.said())
    return option_words(option, names)
