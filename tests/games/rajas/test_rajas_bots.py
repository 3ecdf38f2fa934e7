"""The players of a person's seat: what they value, and that they choose it."""

from random import Random

import pytest

from games.rajas import GAME
from games.rajas.bots.levels import GREEDY
from games.rajas.moves import Buy, Lay, Place
from games.rajas.state import Laid
from tests.games.rajas.positions import a_table, asked, person, play


@pytest.mark.clause("RAJ-13.1")
def test_greedy_takes_what_brings_most_and_says_so():
    table = a_table(person("o6 o6", money=3, karma=0), tops="OT5")
    decision = asked(table)
    values = GREEDY.values(table, decision, Random(0))
    answer = GREEDY.choose(table, decision, Random(0))
    assert answer.option == Place("quarry_1")
    assert values[list(decision.options).index(answer.option)] == max(values)
    assert answer.reasons[0].clause == "RAJ-13.1"
    assert "Quarry 1 is worth" in answer.reasons[0].text


@pytest.mark.clause("RAJ-13.1")
def test_greedy_lays_a_tile_where_a_border_pays():
    table = a_table(person("o5", tiles=(Laid(1, "GC1", 1),)), tops="OC2")
    play(table, Place("quarry_1"), Buy("OC2"))
    answer = GREEDY.choose(table, asked(table), Random(0))
    assert answer.option == Lay(0, 0), "the road to the north brings four money"


def test_every_level_plays_and_the_default_is_one_of_them():
    names = [level.name for level in GAME.bot_levels]
    assert GAME.default_bot in names
