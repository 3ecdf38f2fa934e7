"""What pages say, in the words of English, for tests that read them."""

from __future__ import annotations

from typing import Any

from engine.text.house import house_voice
from engine.text.message import ENGLISH, Message, Words


def english(words: Words) -> str:
    """What is written for these words, with the cards of all games."""
    from games import REGISTRY  # noqa: PLC0415 (tests of the house load no game before)

    return house_voice(ENGLISH, tuple(card.text_folder for card in REGISTRY.cards())).say(words)


def all_english(value: Any) -> Any:
    """The same value with everything in it said: in lists, tuples, sets and what maps hold."""
    if isinstance(value, str | Message):
        return english(value)
    if isinstance(value, list | tuple | set | frozenset):
        return type(value)(all_english(each) for each in value)
    if isinstance(value, dict):
        return {key: all_english(each) for key, each in value.items()}
    return value
