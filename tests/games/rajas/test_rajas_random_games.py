"""Whole games of every variant, level and mix of seats: whatever is answered, it stays sound.

`RAJAS_RANDOM_GAMES=3000` plays more of them.
"""

import os

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.decision import Chance, recorded
from engine.core.match import bots_of, play_bots
from games.rajas.effects import PER_COLOUR
from games.rajas.events import GameEnded
from games.rajas.state import WORKERS_PER_SEAT
from tests.games.rajas.positions import BOARD, new_match

GAMES = int(os.environ.get("RAJAS_RANDOM_GAMES", "16"))
FINISHED_BY = 4000
"""Answers after which a random game is over."""

MIXES = (
    ("random", "dummy"),
    ("random", "random"),
    ("random", "dummy", "dummy"),
    ("dummy", "random", "random"),
    ("random", "random", "dummy", "dummy"),
    ("dummy", "dummy", "dummy", "random"),
    ("greedy", "dummy"),
    ("page", "dummy", "dummy"),
    ("minister", "random"),
    ("raja", "dummy", "dummy", "dummy"),
    ("raja", "greedy"),
    ("minister", "raja", "page"),
    ("random", "page", "greedy", "dummy"),
)
"""Their number shares no factor with those of the options, so that each mix meets each option."""


def match_of(number):
    """A match whose seats and options go through all there are."""
    return new_match(
        *MIXES[number % len(MIXES)],
        seed=f"random-{number}",
        board=("base", "navaratnas")[number % 2],
        ganga=("off", "on")[number // 2 % 2],
        handicap=str(number % 21),
        dummies=("listed", "effect")[number // 3 % 2],
        foresight=("schema", "ahead")[number % 2],
        difference=("fitting", "schema", "free")[number % 3],
    )


def play_on(match, bots):
    """One more answer, and the move it makes."""
    play_bots(match, bots, 1)
    return match.moves[-1]


def assert_sound(table):
    """48 dice, 64 tiles, six workers a seat, one marker each, cubes where they can be."""
    assert table.check() == []
    owned = [number for seat in table.seats for number in seat.dice]
    assert sum(table.supply()) + len(owned) == 4 * PER_COLOUR
    tiles = [*table.face_up, *table.gone, *(name for stack in table.stacks for name in stack)]
    tiles += [laid.tile for seat in table.seats for laid in seat.tiles]
    tiles += [step.tile for step in table.steps if type(step).__name__ == "LayTile"]
    assert sorted(tiles) == sorted(BOARD.tiles)
    for number, seat in enumerate(table.seats):
        gone = seat.owned + sum(table.waiting_workers(number))
        assert gone <= WORKERS_PER_SEAT
        assert seat.fame >= 0
        assert seat.money >= 0


@pytest.mark.sample(9)
@pytest.mark.parametrize("number", range(GAMES))
def test_a_game_stays_sound_and_ends(number):
    match = match_of(number)
    bots = bots_of(match)
    while not match.is_over:
        fame = [seat.fame for seat in match.table.seats]
        money = [seat.money for seat in match.table.seats]
        move = play_on(match, bots)
        for seat, before in zip(match.table.seats, fame, strict=True):
            assert seat.fame >= before, "fame never goes back"
        for seat, before in zip(match.table.seats, money, strict=True):
            assert not seat.is_dummy or seat.money >= before, "a dummy never pays"
        if len(match.moves) % 7 == 0 or move.kind == "lay":
            assert_sound(match.table)
        assert len(match.moves) < FINISHED_BY
    assert_sound(match.table)
    assert isinstance(match.moves[-1].events[-1], GameEnded)
    assert max(match.result.scores) >= 0
    assert sorted(match.result.ranks) == list(range(1, len(match.table.seats) + 1))


@settings(max_examples=12)
@given(st.integers(0, 10**6), st.lists(st.integers(0, 10**6), max_size=120))
def test_any_answers_keep_the_table_sound(number, picks):
    match = match_of(number)
    for pick in picks:
        if match.is_over:
            break
        if isinstance(match.pending, Chance):
            possible = [outcome for outcome, _ in match.pending.outcomes.outcomes()]
        else:
            possible = list(match.pending.options)
        match.answer(possible[pick % len(possible)])
    assert_sound(match.table)


def test_random_games_meet_every_move_and_nearly_every_event():
    moves, events = set(), set()
    for number in range(10):
        match = match_of(number)
        bots = bots_of(match)
        while not match.is_over:
            move = play_on(match, bots)
            moves.add(type(move.answer))
            events |= {type(event) for event in move.events}
    rare = {"Claim", "SetAside", "UseYield"}
    assert {move.__name__ for move in recorded("games.rajas.moves")} - {
        move.__name__ for move in moves
    } <= rare
    assert len(events) >= len(recorded("games.rajas.events")) - 3


def test_undo_goes_back_to_the_last_roll_and_no_farther():
    match = new_match("human", "dummy", seed="undo")
    while match.pending.kind != "place":
        match.roll()
    before = match.table.copy()
    place = next(option for option in match.pending.options if option.space == "terrace_blue_1")
    match.answer(place)
    match.undo()
    assert match.table == before
    match.answer(place)
    match.roll()
    assert match.undo_index is None, "the die has been rolled"
