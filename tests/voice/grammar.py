"""Faults that a sentence must not have."""

from __future__ import annotations

import re
from collections.abc import Iterator

FAULTS = {
    "You with the verb of another": r"\b[Yy]ou (has|is|was|does|goes|\w+(?:[^su]s|es))\b",
    "a name with the verb of You": r"\b(Ada|James) (have|are|were|do|go)\b",
    "your's": r"\b[Yy]ou's\b|\b[Yy]our's\b|s's\b|\bof (you|You)\b",
    "a before a vowel": r"\ba [aeio]\w",
    "an before a consonant": r"\ban [bcdfgjklmnpqrstvwxyz]\w",
    "one of many": r"(?<![\w.,+−-])1 (dice|goods|points|rolls|cards|troops|ships|coins)\b",
    "many of one": r"\b([02-9]|\d\d+) (die|good|point|roll|card|troop|ship|coin)\b(?! of)",
    "a name of Python": r"\b[a-z]+_[a-z0-9_]+\b|\bNone\b|\bTrue\b|\bFalse\b",
    "an empty hole": r"[{}]|\(\)|''",
    "a space too many": r"\w  +\w| [,.;:!?](?!\.)",
    "a stop too many": r"\.\.(?!\.)|,,|::",
    "twice the same word": r"\b(\w\w+) \1\b",
}
_COMPILED = {name: re.compile(pattern) for name, pattern in FAULTS.items()}


def faults(words: str) -> Iterator[str]:
    """What is wrong with a sentence."""
    for name, pattern in _COMPILED.items():
        if pattern.search(words):
            yield name
