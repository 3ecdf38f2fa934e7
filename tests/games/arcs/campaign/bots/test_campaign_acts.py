"""Whole Acts with SUPERCATs at every kind of seat: sound at every answer, and they end.

`SUPERCAT_ACTS=100` plays more of them, `SUPERCAT_TEN_ACTS=100` more with version 10.
"""

import os
from random import Random

import pytest

from engine.core.decision import Chance
from engine.core.match import Match, bots_of
from engine.core.setup import SeatSetup, Setup
from games.arcs.account import review
from games.arcs.card import MODIFIERS
from games.arcs.game import GAME
from tests.games.arcs.campaign.rules.soundness import assert_act_sound

ACTS = int(os.environ.get("SUPERCAT_ACTS", "3"))
TENS = int(os.environ.get("SUPERCAT_TEN_ACTS", "3"))
PLAYERS = ("supercat", "supercat", "supercat:hand", "random", "captain", "steward")
VERSIONS = ("supercat:10", "supercat:10", "supercat", "random")


def an_act(players, seed, **options):
    seats = tuple(SeatSetup(each, f"{each} {n}") for n, each in enumerate(players, 1))
    return Match(GAME, Setup(seats, seed, {"mode": "campaign", **options}))


@pytest.mark.sample(2)
@pytest.mark.parametrize("number", [0, 2, 1, *range(3, ACTS)])
def test_an_act_of_any_mix_stays_sound_and_ends(number):
    """The second has a Captain, who thinks for seconds; a transcript has one in an Act."""
    rng = Random(number)
    play_out([rng.choice(PLAYERS) for _ in range(2 + number % 3)], "mix", number)


@pytest.mark.sample(2)
@pytest.mark.clause("CATR-14.1")
@pytest.mark.parametrize("number", range(TENS))
def test_an_act_of_version_10_among_both_versions_stays_sound_and_ends(number):
    rng = Random(number)
    others = [rng.choice(VERSIONS) for _ in range(1 + number % 3)]
    play_out(rng.sample(["supercat:10", *others], 1 + len(others)), "versions", number)


def play_out(players, name, number):
    """Plays a whole Act, which stays sound at every fifth answer; with all modifiers if it can."""
    options = dict.fromkeys(MODIFIERS, "on") if "supercat:10" in players else {}
    options["aids"] = ("behind", "always", "off")[number % 3]
    match = an_act(players, f"{name}-{number}", **options)
    bots = bots_of(match)
    while not match.is_over:
        if isinstance(match.pending, Chance):
            match.roll()
        else:
            thought = match.think(bots[match.pending.seat])
            match.answer(thought.option, thought.reasons)
        if len(match.moves) % 5 == 0:
            assert_act_sound(match.table)
        assert len(match.moves) < 5000


@pytest.mark.clause("PLAY-4.2")
def test_the_review_of_an_act_judges_no_luck_and_no_choices():
    match, rng = an_act(["human", "random"], "review"), Random(7)
    while len(match.moves) < 400 and not match.is_over:
        if isinstance(match.pending, Chance):
            match.roll()
        else:
            busy = [each for each in match.pending.options if str(each) == "Battle"]
            match.answer(rng.choice(busy or match.pending.options))
    document = review(match)
    assert [(seat["luck"], seat["choices"]) for seat in document["seats"]] == [(0.0, []), (0.0, [])]
    assert sum(seat["dice"]["rolled"] for seat in document["seats"]) > 0
