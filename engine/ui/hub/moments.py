"""Times as people say them: `12 minutes ago`, `Good evening`."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Final

from engine.core.words import is_you
from engine.text.message import Message, ThingName

MINUTE: Final = 60
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR


def ago(seconds: float) -> Message:
    """How long ago something was: `just now`, `12 minutes ago`, `yesterday`, `3 weeks ago`."""
    if seconds < MINUTE:
        return Message("house-ago-now")
    if seconds < HOUR:
        return _count(seconds / MINUTE, "house-ago-minutes")
    if seconds < DAY:
        return _count(seconds / HOUR, "house-ago-hours")
    if seconds < 2 * DAY:
        return Message("house-ago-yesterday")
    if seconds < 14 * DAY:
        return _count(seconds / DAY, "house-ago-days")
    if seconds < 61 * DAY:
        return _count(seconds / (7 * DAY), "house-ago-weeks")
    return _count(seconds / (30.44 * DAY), "house-ago-months")


def _count(amount: float, key: str) -> Message:
    return Message(key, {"count": int(amount)})


def greeting(hour: int, name: str) -> Message:
    """What to say at an hour of the day (0 to 23)."""
    if 5 <= hour < 12:
        words = Message("hub-morning")
    elif 12 <= hour < 18:
        words = Message("hub-afternoon")
    else:
        words = Message("hub-evening")
    return words if is_you(name) else Message("hub-greeting", {"words": words, "name": name})


def day_of(stamp: str) -> Message:
    """The day of a time in the store (UTC, `2026-03-04 18:20:01`), as `4 March 2026`."""
    day = datetime.fromisoformat(stamp).replace(tzinfo=UTC).astimezone()
    month = ThingName("house-month", day.month)
    return Message("house-day", {"day": day.day, "month": month, "year": day.year})
