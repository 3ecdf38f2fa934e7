"""What the rules may do in a turn that they play themselves: the whole tree of odds.

A seat such as a dummy decides nothing; dice and lots do. Every branch names what came, how likely
that is there and altogether, and what the table tells of it, with the clauses it follows; below it
stands what is rolled or drawn next, until the turn is over. Results that do not count are named as
rolled `again`, with the reason.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from engine.core.bot import Reason
from engine.core.decision import Chance
from engine.core.errors import BadDocument
from engine.core.game import Game
from engine.core.reasons import reason_document
from engine.core.step import apply


def ruled_odds(game: Game, table: Any, names: Sequence[str]) -> dict[str, Any]:
    """The tree for the seat whose turn the rules play on this table, as `decide` prints it.

    BadDocument when no seat's turn is theirs.
    """
    seat = game.ruled_turn(table)
    if seat is None:
        raise BadDocument(f"the position asks no {game.ruled_player} to move: another seat is next")
    tree = _branch(_Telling(game, names), table.copy(), seat, "", (1.0, 1.0))
    return {
        "game": game.key,
        "seat": seat,
        "decision": "odds",
        "prompt": f"{names[seat]} is moved by the rules: dice and lots decide",
        "tree": tree,
        "turns": _turns(tree),
    }


def odds_lines(document: dict[str, Any]) -> list[str]:
    """The tree for people: a line for what comes, and below it what the table tells."""
    count = document["turns"]
    turns = "one way to go" if count == 1 else f"{count} ways to go"
    return [f"{document['prompt']} ({turns})", *_lines(document["tree"], 0)]


class _Telling:
    """An Emit that keeps what is told, in words."""

    def __init__(self, game: Game, names: Sequence[str]) -> None:
        self.game, self.names = game, names
        self.told: list[dict[str, Any]] = []

    def __call__(self, event: Callable[..., Any], *args: Any, **kwargs: Any) -> None:
        made = event(*args, **kwargs)
        reason: Reason | None = getattr(made, "reason", None)
        told = {"clause": ""} if reason is None else reason_document(self.game, reason, self.names)
        self.told.append({**told, "text": self.game.event_text(made, self.names)})

    def to(self, seat: int, event: Callable[..., Any], *args: Any, **kwargs: Any) -> None:
        self(event, *args, **kwargs)


def _branch(
    telling: _Telling, table: Any, seat: int, text: str, odds: tuple[float, float]
) -> dict[str, Any]:
    """What follows on a table, up to the next chance of the turn and all that comes of that."""
    game, asked = telling.game, None
    while game.ruled_turn(table) == seat and asked is None:
        asked = table.steps[-1].ask(table)
        if asked is None:
            table.steps.pop().answer(table, None, telling)
    told, telling.told = telling.told, []
    found: dict[str, Any] = {
        "text": text, "probability": odds[0], "overall": odds[1], "told": told, "next": None
    }  # fmt: skip
    if isinstance(asked, Chance):
        branches = []
        for outcome, share in asked.outcomes.outcomes():
            after = table.copy()
            apply(after, outcome, telling)
            words = " ".join(map(str, outcome)) if isinstance(outcome, tuple) else str(outcome)
            branches.append(_branch(telling, after, seat, words, (share, odds[1] * share)))
        again = [
            {"text": str(face), "why": game.voice(telling.names).say(why)}
            for face, why in enumerate(getattr(asked.outcomes, "why", ()), 1)
            if why is not None
        ]
        found["next"] = {
            "kind": asked.kind, "prompt": game.prompt(asked, telling.names),
            "branches": branches, "again": again,
        }  # fmt: skip
    return found


def _turns(branch: dict[str, Any]) -> int:
    following = branch["next"]
    return 1 if following is None else sum(_turns(each) for each in following["branches"])


def _lines(branch: dict[str, Any], depth: int) -> list[str]:
    indent = "  " * depth
    lines = [f"{indent}{each['text']}" for each in branch["told"]]
    following = branch["next"]
    if following is None:
        return lines
    lines.append(f"{indent}{following['prompt']}:")
    for each in following["branches"]:
        share, overall = (f"{100 * each[key]:.4g} %" for key in ("probability", "overall"))
        altogether = "" if share == overall else f" ({overall} altogether)"
        lines.append(f"{indent}- {each['text']}: {share}{altogether}")
        lines += _lines(each, depth + 1)
    for each in following["again"]:
        lines.append(f"{indent}- {each['text']}: rolled again, {each['why']}")
    return lines
