"""Sentences about seats: a seat may be called "You", and verbs go with that."""

from __future__ import annotations

from typing import Final

from engine.core.setup import NUMERALS

OWN: Final = "you"
SECOND_PERSON: Final = {"has": "have", "is": "are", "does": "do", "was": "were"}
SIBILANTS: Final = ("sses", "shes", "ches", "xes", "oes")
"""Verbs that end so lose two letters: "taxes", "goes"."""


def is_you(name: str) -> bool:
    """Whether a seat is spoken to, not of."""
    return name.casefold() == OWN


def does(name: str, *verbs: str) -> tuple[str, ...]:
    """The name and the verbs as they go with it: "Ada rolls", but "You roll"."""
    if not is_you(name):
        return (name, *verbs)
    return (name, *map(_second_person, verbs))


def they(name: str, verb: str) -> str:
    """Both as the beginning of a sentence: "Ada has", "You have"."""
    return " ".join(does(name, verb))


def them(name: str) -> str:
    """The name where it is not the subject: "takes Peru from you"."""
    return OWN if is_you(name) else name


def of_them(name: str) -> str:
    """Whose something is, after it: "a ship of Ada", "a ship of yours"."""
    return "of yours" if is_you(name) else f"of {name}"


def theirs(name: str, own: str = "Your") -> str:
    """Whose something is: "Ada's", "James'"; `own` for the one who is spoken to."""
    if is_you(name):
        return own
    return f"{name}'" if name.endswith("s") else f"{name}'s"


def _second_person(words: str) -> str:
    """What follows "You" instead of words that begin with a verb of the third person."""
    verb, space, rest = words.partition(" ")
    if verb in SECOND_PERSON:
        verb = SECOND_PERSON[verb]
    elif verb.endswith("ies"):
        verb = f"{verb[:-3]}y"
    else:
        verb = verb.removesuffix("es" if verb.endswith(SIBILANTS) else "s")
    return f"{verb}{space}{rest}"


def brief_name(name: str) -> str:
    """The last word of a name that has too little room, with its numeral: Wolf II of Grey Wolf II.

    A numeral alone is nobody's name.
    """
    words = name.split(" ")
    kept = 2 if words[-1].isdecimal() or words[-1] in NUMERALS else 1
    return " ".join(words[-kept:])
