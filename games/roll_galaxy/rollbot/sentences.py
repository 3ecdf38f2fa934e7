"""What became of each sentence of Rollbot's document: it held, it was not so, it was not asked."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from engine.core.decision import Reason, ReasonOutcome
from engine.text.message import Message, NameOf

SENTENCE: Final = NameOf("sentence")
"""The kind of a sentence that is only named, by its clause."""

CHOICE: Final = ("RB-3.16", "RB-3.17", "RB-3.22")
EXPLORERS: Final = ("RB-8.2", "RB-8.3", "RB-8.4", "RB-8.5")
STACKS: Final = ("RB-8.8", "RB-8.9", "RB-8.10", "RB-8.11")
STARTS: Final = ("RB-2.3", "RB-2.4", "RB-2.5")
SPENDING: Final = ("RB-9.2", "RB-9.3")
GIVING_UP: Final = ("RB-9.5", "RB-9.6", "RB-15.33")
PRODUCERS: Final = ("RB-10.1", "RB-10.2", "RB-10.3", "RB-10.4")
SHIPPING: Final = ("RB-11.1", "RB-11.6", "RB-11.7", "RB-11.8", "RB-11.9")
RECALLING: Final = ("RB-12.3", "RB-12.4", "RB-12.5", "RB-12.6", "RB-12.7")
"""The sentences that are asked one after the other, until one holds."""


def held(clause: str, key: str, **args: Any) -> Reason:
    """The sentence that decided."""
    return Reason(clause, Message(key, args))


def not_so(clause: str, key: str, **args: Any) -> Reason:
    """A sentence whose condition is not true, and why not."""
    return Reason(clause, Message(key, args), outcome=ReasonOutcome.NOT_SO)


def not_asked(row: tuple[str, ...], clause: str) -> tuple[Reason, ...]:
    """The sentences of a row behind the one that held."""
    return tuple(
        [
            Reason(later, Message("not-asked", {"sentence": SENTENCE(later)}),
                   outcome=ReasonOutcome.EARLIER)
            for later in row[row.index(clause) + 1 :]
        ]
    )  # fmt: skip


def in_private(reason: Reason, openly: Reason | None = None) -> Reason:
    """A reason for the seat alone; the others are told another one, or nothing."""
    return replace(reason, is_private=True, veiled=openly)
