"""Every scenario can be won: the line of answers by which its bot won it, played again."""

from __future__ import annotations

import json

import pytest

from engine.core.learning.puzzle import Scenario, scenario_of, scenarios_of
from engine.core.match import Match
from engine.core.record import decode_option
from engine.core.setup import HUMAN
from games import REGISTRY
from tests.benchmarks.scenarios import line_of

FEWEST = 5
EVERY = [(game, scenario) for game in REGISTRY.games() for scenario in scenarios_of(game)]
NAMES = [f"{game.key}-{scenario.key}" for game, scenario in EVERY]


@pytest.mark.parametrize("key", REGISTRY.keys)
def test_every_game_has_scenarios_with_a_title_of_their_own(key):
    titles = [scenario.title for scenario in scenarios_of(REGISTRY.game(key))]
    assert len(titles) >= FEWEST
    assert len(set(titles)) == len(titles)


def won(game, scenario: Scenario) -> Match:
    """The match after the answers that won it."""
    match = scenario.match(game, "Robin")
    for seat, written in json.loads(line_of(game, scenario).read_text(encoding="utf-8")):
        assert scenario.verdict(match) == "open"
        pending = match.pending
        if seat == "chance":
            assert match.roll().answer == pending.outcomes.from_json(written)
        else:
            match.answer(decode_option(game, written, "answer"))
    return match


@pytest.mark.parametrize(("game", "scenario"), EVERY, ids=NAMES)
def test_the_goal_is_open_at_first_and_met_by_the_line_that_won(game, scenario):
    assert scenario.verdict(won(game, scenario)) == "met"


@pytest.mark.parametrize(("game", "scenario"), EVERY, ids=NAMES)
def test_its_levels_exist_and_its_match_is_known_again(game, scenario):
    others = [player for player in scenario.seats if player != HUMAN]
    assert all(game.level(player) is not None for player in (*others, scenario.proof))
    setup = scenario.match(game, "Robin").setup
    assert scenario_of(game, setup) == scenario
    assert setup.seats[scenario.seat].is_person
