"""Times as people say them: `12 minutes ago`, `Good evening`."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Final

from engine.core.words import is_you
from engine.text.said import Said, ThingName

MINUTE: Final = 60
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR


def ago(seconds: float) -> Said:
    """How long ago something was: `just now`, `12 minutes ago`, `yesterday`, `3 weeks ago`."""
    if seconds < MINUTE:
        return Said("house-ago-now")
    if seconds < HOUR:
        return _count(seconds / MINUTE, "house-ago-minutes")
    if seconds < DAY:
        return _count(seconds / HOUR, "house-ago-hours")
    if seconds < 2 * DAY:
        return Said("house-ago-yesterday")
    if seconds < 14 * DAY:
        return _count(seconds / DAY, "house-ago-days")
    if seconds < 61 * DAY:
        return _count(seconds / (7 * DAY), "house-ago-weeks")
    return _count(seconds / (30.44 * DAY), "house-ago-months")


def _count(amount: float, key: str) -> Said:
    return Said(key, {"count": int(amount)})


def greeting(hour: int, name: str) -> Said:
    """What to say at an hour of the day (0 to 23)."""
    if 5 <= hour < 12:
        words = Said("hub-morning")
    elif 12 <= hour < 18:
        words = Said("hub-afternoon")
    else:
        words = Said("hub-evening")
    return words if is_you(name) else Said("hub-greeting", {"words": words, "name": name})


def day_of(stamp: str) -> Said:
    """The day of a time in the store (UTC, `2026-03-04 18:20:01`), as `4 March 2026`."""
    day = datetime.fromisoformat(stamp).replace(tzinfo=UTC).astimezone()
    month = ThingName("house-month", day.month)
    return Said("house-day", {"day": day.day, "month": month, "year": day.year})
