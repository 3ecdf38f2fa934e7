"""Small words that many sentences of the game share."""

from __future__ import annotations

from collections.abc import Sequence

SMALL = ("no", "one", "two", "three", "four", "five", "six")


def counted(number: int, one: str, many: str = "") -> str:
    """A number and its noun: "1 space", "3 spaces"."""
    return f"{number} {one if number == 1 else many or f'{one}s'}"


def small(number: int) -> str:
    """A small number in words: "two"."""
    return SMALL[number] if number < len(SMALL) else str(number)


def listed(words: Sequence[str], last: str = "and") -> str:
    """Things as people list them: "orange, green and blue"; empty without any."""
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} {last} {words[-1]}"


def with_article(noun: str) -> str:
    """A noun after its article: "an orange die"."""
    return f"{'an' if noun[0] in 'aeiou' else 'a'} {noun}"
