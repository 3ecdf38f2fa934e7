"""Games at a real table at their beginning, and when all has been laid out."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

from engine.core import commands
from engine.core.chance import generator
from engine.core.decision import Chance
from engine.core.instructions import to_undo
from engine.core.match import Match
from engine.text.message import Message
from games import REGISTRY

PATIENCE = 400
MOST_OF_A_KEY = 4
CAT = "supercat"
TABLES: Final[tuple[tuple[str, tuple[str, ...], dict[str, str]], ...]] = (
    ("despirala", ("human", "optimal"), {}),
    ("despirala", ("human", "human", "optimal"), {"mode": "misere"}),
    ("risk", ("human", "raider"), {}),
    ("risk", ("human", "raider", "raider"), {"claiming": "random"}),
    ("risk", ("human", *["raider"] * 5), {}),
    ("roll_galaxy", ("human", "rollbot:easy"), {}),
    ("roll_galaxy", ("human", *["rollbot:easy"] * 4), {}),
    ("rajas", ("human", "dummy"), {}),
    ("rajas", ("human", "dummy", "dummy"), {"ganga": "on"}),
    ("rajas", ("human", "minister", "dummy", "dummy"), {"handicap": "20"}),
    ("rajas", ("human", "minister"), {"board": "navaratnas"}),
    ("arcs", ("human", CAT), {}),
    ("arcs", ("human", CAT, CAT), {}),
    ("arcs", ("human", CAT, CAT), {"leaders": "on"}),
    ("arcs", ("human", CAT, CAT, CAT), {}),
    ("arcs", ("human", CAT), {"mode": "campaign"}),
    ("arcs", ("human", CAT, CAT, CAT), {"mode": "campaign"}),
)


def begun(name: str, players: tuple[str, ...], options: dict[str, str]) -> Match:
    """A game at a real table before anything was told."""
    game = REGISTRY.game(name)
    return Match(game, commands.make_setup(game, players, "otter", options, real_table=True))


def laid_out(match: Match) -> Match:
    """The same when every rung is known: chance and people's choices are random."""
    rng = generator("hands", 1)
    for _ in range(PATIENCE):
        if all(rung.is_known for rung in match.game.layout(match.table)):
            return match
        asked = match.pending
        is_chance = isinstance(asked, Chance)
        match.answer(asked.outcomes.sample(rng) if is_chance else asked.sample(rng))
    raise AssertionError("the list never came to its end")


@cache
def said_of_layout(name: str) -> tuple[Message, ...]:
    """What a game says of what is laid out, before and after chance has been told."""
    found: list[Message] = []
    for game, players, options in TABLES:
        if game != name:
            continue
        match = begun(game, players, options)
        lists = [match.game.layout(match.table)]
        lists.append(match.game.layout(laid_out(match).table))
        rungs = [rung for each in lists for rung in each]
        found += [rung.said for rung in rungs]
        found += [each for rung in rungs for each in _said_within(rung.said)]
        found += [spot.said for rung in rungs for spot in rung.spots if spot.said is not None]
    return tuple(found)


def _said_within(said: Message) -> Iterator[Message]:
    for value in said.args.values():
        if isinstance(value, tuple) and not isinstance(value, Message):
            yield from (each for each in value if isinstance(each, Message))


@cache
def said_taking_back(name: str) -> tuple[Message, ...]:
    """What a game says of taking back what hands have done: a few of each kind, in random games."""
    found: dict[str, list[Message]] = {}
    for game, players, options in TABLES:
        if game == name:
            for said in _undone(begun(game, players, options)):
                told = found.setdefault(said.key, [])
                told += [said] if len(told) < MOST_OF_A_KEY else []
    return tuple(said for told in found.values() for said in told)


def _undone(match: Match) -> Iterator[Message]:
    rng = generator("hands", 1)
    for _ in range(PATIENCE):
        asked = match.pending
        if asked is None:
            return
        is_chance = isinstance(asked, Chance)
        move = match.answer(asked.outcomes.sample(rng) if is_chance else asked.sample(rng))
        for todo in to_undo(move, match.setup.seats, match.voice):
            if todo.said.key != "hands-take-back":
                yield todo.said
