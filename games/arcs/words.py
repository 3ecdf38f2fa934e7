"""Commands as people type them, with the names of seats and systems."""

from __future__ import annotations

import re
from collections.abc import Sequence

from engine.core.decision import Decision, Option
from engine.core.setup import of_them, them
from games.arcs.board import SYSTEMS, system_name

_SEAT = re.compile(r"seat (\d)")
_OF_SEAT = re.compile(r"of seat (\d)")


def places_named(words: str) -> str:
    """A sentence of the rules with every id of a system as people say it."""
    for system in SYSTEMS:
        words = words.replace(system, system_name(system))
    return words


def seats_named(words: str, names: Sequence[str]) -> str:
    """A sentence of the rules with the names of seats and systems."""
    words = _OF_SEAT.sub(lambda found: of_them(names[int(found[1]) - 1]), words)
    words = _SEAT.sub(lambda found: them(names[int(found[1]) - 1]), words)
    return places_named(words)


def parse_move(decision: Decision, text: str) -> Option | None:
    """The option of these words, with ids and numbers or with the names people say.

    A name of a seat is taken for whichever seat fits; None where more than one does.
    """
    option = decision.parse(text)
    if option is not None:
        return option
    wanted = " ".join(text.casefold().split())
    fitting = [each for each in decision.options if _pattern(each).fullmatch(wanted)]
    return fitting[0] if len(fitting) == 1 else None


def _pattern(option: Option) -> re.Pattern[str]:
    parts = _SEAT.split(places_named(str(option)))[::2]
    return re.compile(".+".join(re.escape(part.casefold()) for part in parts))
