"""Words about seats: a seat may be called "You"."""

from __future__ import annotations

from typing import Final

from engine.core.setup import NUMERALS

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
