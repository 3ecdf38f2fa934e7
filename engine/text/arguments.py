"""What messages are given, in forms that Fluent knows, and the functions they use."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final, Protocol

from fluent.runtime.types import FluentFloat, FluentInt, FluentType, NumberFormatOptions

if TYPE_CHECKING:
    from babel import Locale

MINUS, HYPHEN = "−", "-"
YOU, ONE, MARK = "you", "one", "mark"
"""The three persons: spoken to, spoken of, and where the line stands behind the seat's sign."""
INSIDE, BARE = "inside", "bare"
"""The forms of a whole sentence that stands in another one, where its subject may be known."""
IN_A_SENTENCE: Final = {"Whose": "whose", "subject": ""}
"""The form of a seat that begins its sentence, and what it is inside another one."""


class Speaker(Protocol):
    """What says names and lists in the same language."""

    def name(self, thing: Any, form: str) -> str: ...

    def joined(self, words: Sequence[str], glue: str) -> str: ...


class Person(FluentType):
    """A seat in a sentence, which may be `inside` another one, or there `bare` of its subject."""

    def __init__(self, speaker: Speaker, seat: Any, person: str, place: str = "") -> None:
        self.speaker, self.seat, self.person, self.place = speaker, seat, person, place

    def format(self, locale: Locale) -> str:
        return self.named("")

    def named(self, form: str) -> str:
        """The seat in a form, such as "whose"."""
        form = IN_A_SENTENCE.get(form, form) if self.place else form
        return self.speaker.name(self.seat, form)


class Thing(FluentType):
    """Something that a message names or says."""

    def __init__(self, speaker: Speaker, said: Any) -> None:
        self.speaker, self.said = speaker, said

    def format(self, locale: Locale) -> str:
        return self.named("")

    def named(self, form: str) -> str:
        """The thing in a form, such as "a"."""
        return self.speaker.name(self.said, form)


class Several(FluentType):
    """Things in a row."""

    def __init__(self, speaker: Speaker, things: Sequence[Any]) -> None:
        self.speaker, self.things = speaker, things

    def format(self, locale: Locale) -> str:
        return self.named("", "and")

    def named(self, form: str, glue: str, first: str = "") -> str:
        """All of them, in a form each, with glue between; the first may have a form of its own."""
        forms = [form] * len(self.things)
        if first and forms:
            forms[:1] = [first]
        pairs = zip(self.things, forms, strict=True)
        return self.speaker.joined([self.speaker.name(each, form) for each, form in pairs], glue)


class Count(FluentInt):
    """A whole number, written without marks between the thousands."""

    default_number_format_options = NumberFormatOptions(useGrouping=False)


class Decimals(FluentType):
    """A number with so many digits after the point; a difference has a sign unless it is none."""

    def __init__(self, number: float, digits: int, *, signed: bool) -> None:
        self.number, self.digits, self.signed = number, digits, signed

    def format(self, locale: Locale) -> str:
        digits = self.digits
        size = FluentFloat(
            abs(self.number), minimumFractionDigits=digits, maximumFractionDigits=digits,
            useGrouping=False,
        ).format(locale)  # fmt: skip
        if not self.signed:
            return f"{HYPHEN if self.number < 0 else ''}{size}"
        if round(abs(self.number), digits) == 0:
            return str(size)
        return f"{MINUS if self.number < 0 else '+'}{size}"


def _does(seat: Person, *, you: str, one: str, subject: str = "yes") -> str:
    """DOES: a seat and its verb."""
    if seat.place and subject == "yes":
        subject = "no" if seat.place == BARE else INSIDE
    if seat.person == MARK:
        return one if subject == "no" else f"{one[:1].upper()}{one[1:]}"
    verb = you if seat.person == YOU else one
    if subject == "no":
        return verb
    return f"{seat.named('' if subject == INSIDE else 'subject')} {verb}"


def _person(seat: Person) -> str:
    """PERSON: you, one or mark."""
    return seat.person


def _name(thing: Person | Thing, *, form: str = "") -> str:
    """NAME: a thing or seat in a form."""
    return thing.named(form)


def _list(things: Several, *, glue: str = "and", form: str = "", begins: str = "no") -> str:
    """LIST: things with what the language puts between them; it may begin the sentence."""
    return things.named(form, glue, "subject" if begins == "yes" else "")


def _count(things: Several) -> Count:
    """COUNT: how many things there are."""
    return Count(len(things.things))


FUNCTIONS: Final[dict[str, Callable[..., Any]]] = {
    "DOES": _does, "PERSON": _person, "NAME": _name, "LIST": _list, "COUNT": _count,
}  # fmt: skip
