"""The sentence under a result: by how much it was won, and what ended the game."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from games import REGISTRY
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


THIRD = "Finished with the 3rd worker of round 7"

CASES = [
    ("despirala", ended(None, (300, 280, 250)), "Won by 20 points."),
    ("despirala", ended(None, (250, 300, 299), (1,)), "Won by 1 point."),
    ("despirala", ended(None, (131.0, 100.0), (1,)), "Won by 31 points."),
    ("despirala", ended(None, (300, 300), (0, 1)), None),
    ("despirala", ended(None, (300,)), None),
    ("risk", ended(a_world(0)), "All 42 territories in round 12."),
    ("risk", ended(a_world(1)), "41 territories when the game ended in round 12."),
    ("risk", ended(a_world(1), winners=(1,)), "1 territory when the game ended in round 12."),
    ("risk", ended(a_world(1), winners=(0, 1)), None),
    ("arcs", ended(two_seats(30, 20)), "Won by 10 Power after 3 chapters: 30 Power reached."),
    ("arcs", ended(two_seats(20, 30)), "Won by 10 Power after 3 chapters: 30 Power reached."),
    ("arcs", ended(two_seats(29, 29)), "Won by turn order after 3 chapters: the last chapter."),
    (
        "rajas",
        ended(with_markers(fame=50, money=24)),
        f"{THIRD}; the markers passed each other by 4 steps.",
    ),
    ("rajas", ended(with_markers(fame=50, money=20)), f"{THIRD}."),
    ("rajas", ended(with_markers(), winners=()), None),
    ("roll_galaxy", last_events("tiles"), "A tableau reached twelve tiles in round 9."),
    ("roll_galaxy", last_events("chips"), "The VP pool is empty in round 9."),
    ("roll_galaxy", last_events(None), None),
]


@pytest.mark.parametrize(
    ("key", "match", "sentence"), CASES, ids=[f"{key}-{n}" for n, (key, *_) in enumerate(CASES)]
)
def test_it_is_said_how_a_game_was_won(key: str, match: Any, sentence: str | None) -> None:
    game = REGISTRY.game(key)
    why = game.won_by(match)
    said = None if why is None else game.voice(("Ann", "Ben", "Cem")).say(why)
    assert said == sentence
