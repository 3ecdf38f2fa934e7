"""Whole Acts through their end and the Intermission: whatever is answered, nothing is lost.

`INTERMISSIONS=200` plays more of them; `python -m tests.benchmarks.arcs_intermission` seats bots.
"""

import json
import os
from random import Random

import pytest

from engine.core.decision import Chance
from engine.core.match import Match
from games.arcs.campaign.rules.state import reach_of
from games.arcs.game import GAME
from tests.benchmarks.arcs_intermission import intermission_after, play
from tests.games.arcs.campaign.rules.intermission.soundness import assert_over, assert_sound
from tests.games.arcs.positions import new_match

ACTS = int(os.environ.get("INTERMISSIONS", "4"))


def answered_by_chance(match, rng, *, checked):
    while not match.is_over:
        if isinstance(match.pending, Chance):
            match.roll()
        else:
            match.answer(match.pending.sample(rng))
        if checked:
            assert_sound(match.table)


@pytest.mark.clause("INTER-1.1", "INTER-2.2", "INTER-5.2", "INTER-6.2", "INTER-7.2")
@pytest.mark.parametrize("number", range(ACTS))
def test_a_random_act_goes_through_the_intermission_with_fates_that_came_out_by_chance(number):
    count, rng = 2 + number % 3, Random(number)
    match = new_match(count, f"end-{number}", supercats=number % count, mode="campaign")
    answered_by_chance(match, rng, checked=False)
    for seat in range(count):
        if rng.random() < 0.5:
            reach_of(match.table).change_fate(seat, marker=0)
        match.table.seats[seat].power += rng.randrange(40)
    after = intermission_after(match.table, match.setup, f"after-{number}")
    answered_by_chance(after, rng, checked=True)
    if reach_of(after.table).aftermath.is_over:
        assert_over(after.table)
    document = json.loads(json.dumps(GAME.codec.encode(after.table)))
    assert GAME.codec.decode(GAME.table_type, document, "position") == after.table
    again = Match(GAME, after.setup)
    again.play_recorded([(move.answer, move.reasons) for move in after.moves])
    assert GAME.codec.encode(again.table) == document


@pytest.mark.parametrize("number", [0, 1])
def test_bots_play_an_act_and_the_intermission_to_its_end(number):
    assert len(play(number, mixed=number == 1)) == 2 + number
