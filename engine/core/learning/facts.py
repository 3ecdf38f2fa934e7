"""Numbers of a table by the words a lesson asks for them with: what stands in `{...}`.

A game names its own (`Game.facts`: the first word, and what reads the rest); anything else is the
place of a number in the position's JSON form, such as `{sheets.0.goods}`.
"""

from __future__ import annotations

import re
from typing import Any, Final

from engine.core.errors import BadDocument
from engine.core.game import Game

ASKED: Final = re.compile(r"\{([^{}]+)\}")


def filled(game: Game, sentence: str, table: Any, seat: int) -> str:
    """The sentence with its numbers as they are on a table, seen from a seat."""
    return ASKED.sub(lambda found: fact(game, found[1], table, seat), sentence)


def fact(game: Game, words: str, table: Any, seat: int) -> str:
    """One number; BadDocument where the table has no such thing."""
    name, _, rest = words.partition(" ")
    known = game.facts()
    if name in known:
        return known[name](table, seat, rest)
    value = game.codec.encode(table)
    for key in words.split("."):
        try:
            value = value[int(key)] if isinstance(value, list) else value[key]
        except (KeyError, IndexError, TypeError, ValueError):
            raise BadDocument(
                f"a lesson asks for '{words}', which the table does not have"
            ) from None
    return str(value)
