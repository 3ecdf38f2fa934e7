"""Whole numbers as people and files write them."""

from __future__ import annotations

MOST_DIGITS = 18


def whole_number(text: str) -> int | None:
    """The number that plain decimal digits name; None for anything else, and beyond 18 digits."""
    if text.isdecimal() and len(text) <= MOST_DIGITS:
        return int(text)
    return None
