"""A bot's reasons in words: what it adds to its document is shown as that, and the lines that it
had no need to ask are one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import groupby
from typing import Final

from engine.core.bot import Reason, ReasonOutcome
from engine.text.said import Said
from engine.text.voice import Voice
from games.arcs.words import seats_named

SILENT: Final = ("CAT-11.", "CATR-13.")
"""The clauses of what the document leaves open, in the base game and in the campaign."""
SILENT_OF_DEALS: Final = ("BARGAIN-4.10", "BARGAIN-4.11", "BARGAIN-4.12")


def told(reasons: Sequence[Reason], voice: Voice) -> tuple[Reason, ...]:
    """The reasons in words; lines in a row that were not asked are counted, but one alone."""
    return tuple(_told(reasons, voice))


def _told(reasons: Sequence[Reason], voice: Voice) -> Iterator[Reason]:
    for is_earlier, found in groupby(reasons, key=_is_earlier):
        row = list(found)
        if is_earlier and len(reasons) > 1:
            below = Said("not-asked-below", {"count": len(row)})
            yield replace(row[0], said=voice.say(below))
        else:
            yield from [replace(each, said=_in_words(each, voice)) for each in row]


def _is_earlier(reason: Reason) -> bool:
    return reason.outcome is ReasonOutcome.EARLIER


def is_silent(clause: str) -> bool:
    """Whether a clause is of what the program adds to the document."""
    return clause.startswith(SILENT) or clause in SILENT_OF_DEALS


def _in_words(reason: Reason, voice: Voice) -> str:
    if isinstance(reason.said, str):
        return seats_named(reason.said, voice)
    said = reason.said
    equal = sum([each.odds > 0 for each in reason.options])
    if equal > 1:
        said = Said("by-lot", {"reason": said, "count": equal})
    if is_silent(reason.clause):
        said = Said("document-is-silent", {"reason": said})
    return voice.readable(said)
