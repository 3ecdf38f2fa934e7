"""Commands as people type them, with the names of seats and systems, and words of pieces."""

from __future__ import annotations

import re
from collections.abc import Sequence

from engine.core.decision import Decision, Option
from engine.core.words import of_them, theirs, them
from games.arcs.board import SYSTEMS, system_name
from games.arcs.events import counted
from games.arcs.reach_box import OWNERS

_SEAT = re.compile(r"seat (\d)")
_OF_SEAT = re.compile(r"of seat (\d)")


def places_named(words: str) -> str:
    """A sentence of the rules with every id of a system as people say it."""
    for system in SYSTEMS:
        words = words.replace(system, system_name(system))
    return words


def owner_name(owner: int, names: Sequence[str]) -> str:
    """Whose pieces they are: a seat's, or those of somebody who is none."""
    return OWNERS.get(owner) or them(names[owner])


def owners(owner: int, names: Sequence[str]) -> str:
    """Whose a piece is, before it: "Vega's", "your", "the Empire's"."""
    return theirs(OWNERS.get(owner) or names[owner], "your")


def ships_words(fresh: int, hurt: int) -> str:
    """A fleet in words: "2 fresh and 1 damaged ships"."""
    if not hurt:
        return counted(fresh, "fresh ship")
    if not fresh:
        return counted(hurt, "damaged ship")
    return f"{fresh} fresh and {counted(hurt, 'damaged ship')}"


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
