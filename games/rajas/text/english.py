"""Rajas in English, for what the house shows in English in every language as yet: pictures of the
rules, the names of a position's fields.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from engine.text.voice import voice_of

VOICE: Final = voice_of((), Path(__file__).parent)
