"""Whole games of SUPERCATs: sound at every answer, won against random play.

`SUPERCAT_GAMES=200` plays more of them.
"""

import os
from random import Random

import pytest

from engine.core.decision import Chance
from engine.core.match import Match, bots_of, play_bots
from engine.core.setup import SeatSetup, Setup
from games.arcs.card import MODIFIERS
from games.arcs.game import GAME
from tests.games.arcs.soundness import assert_sound

GAMES = int(os.environ.get("SUPERCAT_GAMES", "4"))
PLAYERS = ("supercat", "supercat:10", "supercat:hand", "random")


def a_match(players, seed, **options):
    seats = tuple(SeatSetup(each, f"{each} {n}") for n, each in enumerate(players, 1))
    return Match(GAME, Setup(seats, seed, options))


@pytest.mark.sample(3)
@pytest.mark.parametrize("number", range(GAMES))
def test_a_game_of_any_mix_stays_sound_and_ends(number):
    rng = Random(number)
    players = [rng.choice(PLAYERS) for _ in range(2 + number % 3)]
    modifiers = dict.fromkeys(MODIFIERS, "on") if "supercat:10" in players else {}
    match = a_match(players, f"mix-{number}", **modifiers)
    bots = bots_of(match)
    while not match.is_over:
        if isinstance(match.pending, Chance):
            match.roll()
        else:
            thought = match.think(bots[match.pending.seat])
            match.answer(thought.option, thought.reasons)
        assert_sound(match.table)
        assert len(match.moves) < 5000


def test_it_wins_against_random_players():
    for number in range(2):
        players = ["random", "random"]
        players[number] = "supercat"
        match = a_match(players, f"win-{number}")
        play_bots(match, bots_of(match), 5000)
        assert match.result.ranks[number] == 1
