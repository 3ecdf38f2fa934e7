"""Whole numbers and days as people and files write them: with the digits 0 to 9 and no others."""

from __future__ import annotations

import re
from datetime import date

MOST_DIGITS = 18
_DAY = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")


def whole_number(text: str) -> int | None:
    """The number that plain decimal digits name; None for anything else, and beyond 18 digits."""
    if text.isascii() and text.isdecimal() and len(text) <= MOST_DIGITS:
        return int(text)
    return None


def day_named(text: str) -> date | None:
    """The day that is written as YYYY-MM-DD; None for anything else."""
    try:
        return date.fromisoformat(text) if _DAY.fullmatch(text) else None
    except ValueError:
        return None
