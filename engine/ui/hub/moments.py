"""Times as people say them: `12 minutes ago`, `Good evening`."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Final

MINUTE: Final = 60
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR
MONTHS: Final = (
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
)  # fmt: skip


def ago(seconds: float) -> str:
    """How long ago something was: `just now`, `12 minutes ago`, `yesterday`, `3 weeks ago`."""
    if seconds < MINUTE:
        return "just now"
    if seconds < HOUR:
        return _count(seconds / MINUTE, "minute")
    if seconds < DAY:
        return _count(seconds / HOUR, "hour")
    if seconds < 2 * DAY:
        return "yesterday"
    if seconds < 14 * DAY:
        return _count(seconds / DAY, "day")
    if seconds < 61 * DAY:
        return _count(seconds / (7 * DAY), "week")
    return _count(seconds / (30.44 * DAY), "month")


def _count(amount: float, unit: str) -> str:
    whole = int(amount)
    return f"{whole} {unit}{'' if whole == 1 else 's'} ago"


def greeting(hour: int, name: str) -> str:
    """What to say at an hour of the day (0 to 23)."""
    if 5 <= hour < 12:
        words = "Good morning"
    elif 12 <= hour < 18:
        words = "Good afternoon"
    else:
        words = "Good evening"
    return words if name == "You" else f"{words}, {name}"


def day_of(stamp: str) -> str:
    """The day of a time in the store (UTC, `2026-03-04 18:20:01`), as `4 March 2026`."""
    day = datetime.fromisoformat(stamp).replace(tzinfo=UTC).astimezone()
    return f"{day.day} {MONTHS[day.month - 1]} {day.year}"
