"""The foreign styles that the Expert is measured against play the contest's protocol to the end."""

import os

import pytest

from tests.games.risk.arena.players import DATA, guest, new_match, play_with

pytestmark = pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no named pipes here")

STYLES = DATA / "styles"


def test_the_foreign_styles_play_a_game_without_a_fault():
    match = new_match(5, "five styles", rounds="10", trade="contest", defence="manual")
    with (
        guest(STYLES / "marshal.py") as marshal,
        guest(STYLES / "southerner.py") as southerner,
        guest(STYLES / "islander.py") as islander,
    ):
        play_with(match, {0: marshal, 1: southerner, 3: islander})
        assert [bot.faults for bot in (marshal, southerner, islander)] == [{}, {}, {}]
    assert match.is_over
    assert {0, 1, 3} <= set(match.table.owners)


def test_the_gatherer_plays_a_game_without_a_fault_and_lives():
    match = new_match(3, "gatherer", rounds="10", trade="contest", defence="manual")
    with guest(STYLES / "gatherer.py") as gatherer:
        play_with(match, {1: gatherer})
        assert gatherer.faults == {}
    assert match.is_over
    assert 1 in match.table.owners
