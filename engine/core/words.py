"""Words about seats, seeds that can be said aloud, plain numbers, relative times."""

from __future__ import annotations

import re
from datetime import UTC, date, datetime
from random import Random
from typing import Final

from engine.core.setup import NUMERALS
from engine.text.message import Message, ThingName

# Words about seats, seeds that a person can say aloud, and numbers as people write them.

# Words about seats: a seat may be called "You".

OWN: Final = "you"


def is_you(name: str) -> bool:
    """Whether a seat is spoken to, not of."""
    return name.casefold() == OWN


def them(name: str) -> str:
    """The name where it is not the subject: "takes Peru from you"."""
    return OWN if is_you(name) else name


def of_them(name: str) -> str:
    """Whose something is, after it: "a ship of Ada", "a ship of yours"."""
    return "of yours" if is_you(name) else f"of {name}"


def brief_name(name: str) -> str:
    """The last word of a name that has too little room, with its numeral: Wolf II of Grey Wolf II.

    A numeral alone is nobody's name.
    """
    words = name.split(" ")
    kept = 2 if words[-1].isdecimal() or words[-1] in NUMERALS else 1
    return " ".join(words[-kept:])


# Seeds a person can say aloud: amber-otter-42.

COLOURS: Final = (
    "amber", "azure", "birch", "bronze", "cedar", "coral", "copper", "cream", "cyan", "ebony",
    "denim", "flint", "golden", "hazel", "indigo", "ivory", "jade", "khaki", "lilac", "lime",
    "maroon", "mint", "ochre", "olive", "opal", "peach", "pearl", "plum", "rose", "ruby",
    "russet", "sable", "fawn", "sand", "lemon", "silver", "slate", "teal", "umber", "violet",
)  # fmt: skip
ANIMALS: Final = (
    "badger", "bear", "beaver", "bison", "crane", "curlew", "deer", "dingo", "eagle", "falcon",
    "ferret", "finch", "fox", "gecko", "goose", "hare", "hawk", "heron", "ibex", "jackal",
    "koala", "kudu", "lark", "lemur", "lynx", "marten", "mole", "moose", "newt", "otter",
    "owl", "panda", "puffin", "raven", "robin", "seal", "stork", "swift", "tapir", "wren",
)  # fmt: skip
LONGEST_SEED: Final = 40


def seed_words(chance: Random) -> str:
    """A new seed: a colour, an animal and a number from 1 to 99; some 158,000 different ones."""
    return f"{chance.choice(COLOURS)}-{chance.choice(ANIMALS)}-{chance.randint(1, 99)}"


# Whole numbers and days as people and files write them: with the digits 0 to 9 and no others.

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


# Times as people say them: `12 minutes ago`, `Good evening`.

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
