"""The sentence under a result: by how much it was won, and what ended the game."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from engine.text.message import Message
from games import REGISTRY
from games.rajas.events import finish_said
from games.roll_galaxy.events import AssignmentConfirmed, GameEnded
from tests.games.arcs import positions as arcs
from tests.games.rajas import positions as rajas
from tests.games.risk.positions import playing


def ended(table: Any = None, scores: Any = (), winners: Any = (0,), moves: Any = ()) -> Any:
    """What a game is asked of a match that is over."""
    result = SimpleNamespace(scores=scores, winners=winners)
    return SimpleNamespace(table=table, result=result, moves=moves)


def a_world(brazil: int) -> Any:
    table = playing({"Peru": 3}, {"Brazil": 3})
    table.owners = [0] * len(table.owners)
    table.owners[0], table.round = brazil, 12
    return table


def two_seats(*powers: int) -> Any:
    return arcs.a_table(*[arcs.a_seat(power=each) for each in powers], chapter=3)


def with_markers(**fields: int) -> Any:
    table = rajas.a_table(rajas.person(**fields), rajas.person(), round=7)
    table.seats[0].used = 3
    return table


def last_events(ending: Any) -> Any:
    over = GameEnded((0,), (30, 20), ending)
    told = [(AssignmentConfirmed(0),), (over, AssignmentConfirmed(1)) if ending else (), ()]
    moves = [SimpleNamespace(events=events) for events in told]
    return ended(SimpleNamespace(round=9), moves=moves)


def points(margin: int) -> Message:
    return Message("won-by-points", {"margin": margin})


def territories(key: str, count: int) -> Message:
    return Message(key, {"territories": count, "round": 12})


def power(lead: int, key: str) -> Message:
    return Message("end-won", {"lead": lead, "when": Message(key, {"chapters": 3, "goal": 30})})


def markers(overlap: int) -> Message:
    return Message("end-finished", {**finish_said(3, 7).args, "overlap": overlap})


def by(ending: str) -> Message:
    return Message("how-it-ended", {"ending": ending, "round": 9})


CASES = [
    ("despirala", ended(None, (300, 280, 250)), points(20)),
    ("despirala", ended(None, (250, 300, 299), (1,)), points(1)),
    ("despirala", ended(None, (131.0, 100.0), (1,)), points(31)),
    ("despirala", ended(None, (300, 300), (0, 1)), None),
    ("despirala", ended(None, (300,)), None),
    ("risk", ended(a_world(0)), territories("won-by-world", 42)),
    ("risk", ended(a_world(1)), territories("won-by-territories", 41)),
    ("risk", ended(a_world(1), winners=(1,)), territories("won-by-territories", 1)),
    ("risk", ended(a_world(1), winners=(0, 1)), None),
    ("arcs", ended(two_seats(30, 20)), power(10, "end-power-reached")),
    ("arcs", ended(two_seats(20, 30)), power(10, "end-power-reached")),
    ("arcs", ended(two_seats(29, 29)), power(0, "end-last-chapter")),
    ("rajas", ended(with_markers(fame=50, money=24)), markers(4)),
    ("rajas", ended(with_markers(fame=50, money=20)), markers(0)),
    ("rajas", ended(with_markers(fame=40, money=20)), markers(0)),
    ("rajas", ended(with_markers(), winners=()), None),
    ("roll_galaxy", last_events("tiles"), by("tiles")),
    ("roll_galaxy", last_events("chips"), by("chips")),
    ("roll_galaxy", last_events(None), None),
]


@pytest.mark.parametrize(
    ("key", "match", "message"), CASES, ids=[f"{key}-{n}" for n, (key, *_) in enumerate(CASES)]
)
def test_it_is_said_how_a_game_was_won(key: str, match: Any, message: Message | None) -> None:
    game = REGISTRY.game(key)
    assert game.won_by(match) == message
    if message is not None:
        assert game.voice(("Ann", "Ben", "Cem")).say(message)
