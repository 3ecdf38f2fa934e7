"""Whole games among players that choose at random: whatever they do, the table stays sound.

`ROLL_RANDOM_GAMES=1000` plays more of them.
"""

import json
import os
from random import Random

import pytest

from engine.core.decision import CHANCE, Chance, recorded
from games.roll_galaxy.dice import DICE_IN_BOX
from games.roll_galaxy.events import GameEnded, TileTaken, TopTold
from games.roll_galaxy.game import GAME
from games.roll_galaxy.moves import (
    AbandonUntold,
    BuyChips,
    KeepCredits,
    LiftUntold,
    Recall,
    RevealDice,
    Stock,
)
from games.roll_galaxy.state import MOST_CREDITS, SQUARES_TO_END
from games.roll_galaxy.tiles import TILES
from tests.games.roll_galaxy.positions import new_match

GAMES = int(os.environ.get("ROLL_RANDOM_GAMES", "24"))
FINISHED_BY = 12_000
"""Answers after which a random game is over."""


def step(match, rng, choose=None):
    if isinstance(match.pending, Chance):
        match.roll()
    else:
        options = match.pending.options
        pick = choose or (lambda options, rng: options[int(rng.random() * len(options))])
        match.answer(pick(options, rng))


def builder(options, rng):
    """Recalls nothing and stocks rarely, so that games are shorter and tableaus fill."""
    wanted = [option for option in options if not isinstance(option, Recall | Stock)]
    wanted = wanted or list(options)
    return rng.choice(wanted)


def assert_sound(table):
    assert table.check() == []
    assert all(0 <= seat.credits <= MOST_CREDITS for seat in table.seats)
    owned = [sum(count) for count in zip(*(seat.dice_owned() for seat in table.seats), strict=True)]
    together = [left + held for left, held in zip(table.stock, owned, strict=True)]
    assert together == list(DICE_IN_BOX)
    lying = sum(
        len(seat.developments) + len(seat.worlds) + len(seat.in_hand) + len(seat.abandoned)
        + max(0, len(seat.tableau) - 3)
        for seat in table.seats
    )  # fmt: skip
    assert table.bag_size + lying == TILES
    assert table.pool + sum(seat.chips for seat in table.seats) == 12 * len(table.seats)


@pytest.mark.sample(9)
@pytest.mark.parametrize("number", range(GAMES))
def test_a_random_game_stays_sound_and_ends(number):
    match = new_match(
        2 + number % 4, seed=f"random-{number}", order=("groups", "thirds")[number % 2]
    )
    rng = Random(number)
    choose = builder if number % 3 else None
    while not match.is_over:
        step(match, rng, choose)
        assert_sound(match.table)
        assert len(match.moves) < FINISHED_BY
    table = match.table
    assert table.pool <= 0 or max(len(seat.tableau) for seat in table.seats) >= SQUARES_TO_END
    assert isinstance(match.moves[-1].events[-1], GameEnded)
    assert match.result.winners == match.moves[-1].events[-1].winners
    assert not any(seat.workers or seat.in_hand or seat.abandoned for seat in table.seats)


@pytest.mark.sample(3)
@pytest.mark.parametrize("number", range(4))
def test_views_and_json_hold_at_every_decision(number):
    match, rng = new_match(2 + number, seed=f"views-{number}"), Random(number)
    for _ in range(700):
        if match.is_over:
            break
        table = match.table
        for seat in range(len(table.seats)):
            view = table.seen_by(seat)
            if match.seat_to_answer == seat:
                assert view.check() == []
            assert view.seen_by(seat) == view
            assert view.seats[seat] == table.seats[seat]
        document = json.loads(json.dumps(GAME.codec.encode(table)))
        assert GAME.codec.decode(GAME.table_type, document, "position") == table
        step(match, rng)


def test_a_secret_never_reaches_a_view():
    """Every other seat sees the same table whatever is done behind a screen."""
    match, rng = new_match(3, seed="secret"), Random(5)
    compared = 0
    while compared < 40:
        asked = match.pending
        if isinstance(asked, Chance) or asked.kind != "assign":
            step(match, rng)
            continue
        others = [seat for seat in range(3) if seat != asked.seat]
        before = [match.table.seen_by(seat).seats[asked.seat] for seat in others]
        step(match, rng)
        if match.table.revealed:
            continue
        after = [match.table.seen_by(seat).seats[asked.seat] for seat in others]
        assert before == after
        compared += 1


def test_random_games_meet_every_move_and_every_event():
    """Save those of Galactic Bankers, which a random player hardly ever builds and trades with, and
    what is told at a real table.
    """
    met = set()
    for number in (0, 232):
        match, rng = new_match(2 + number % 4, seed=f"met-{number}"), Random(number)
        met |= set(map(type, match.story(None).opening))
        while not match.is_over:
            step(match, rng)
        met |= {type(move.answer) for move in match.moves if move.seat != CHANCE}
        met |= {type(event) for move in match.moves for event in move.events}
    assert {*recorded("games.roll_galaxy.moves"), *recorded("games.roll_galaxy.events")} - met == {
        BuyChips,
        KeepCredits,
        RevealDice,
        AbandonUntold,
        LiftUntold,
        TileTaken,
        TopTold,
    }
