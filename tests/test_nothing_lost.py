"""The harness of sameness: equal play has equal hashes, and what differs is named."""

from __future__ import annotations

import pytest

from engine.core.game import check_setup
from games import REGISTRY
from games.despirala import steps
from tests.nothing_lost import differences, only_of
from tests.nothing_lost.played import MODES, hashes_of_play
from tests.nothing_lost.told import SITTINGS, hashes_of_texts, transcript

NORMAL = next(mode for mode in MODES if mode.label == "despirala/normal")
TOLD = next(sitting for sitting in SITTINGS if sitting.game == "despirala")


def test_the_same_games_have_the_same_hashes_and_each_game_its_own():
    first, second = (hashes_of_play(NORMAL, 2) for _ in range(2))
    assert first == second
    assert first["despirala/normal/tables"][0] != first["despirala/normal/tables"][1]
    assert set(first) >= {"despirala/normal/options", "despirala/normal/answers of optimal"}


def test_a_rule_that_changes_is_named_with_the_games_it_changes(monkeypatch):
    before = hashes_of_play(NORMAL, 2)
    result = steps.result
    monkeypatch.setattr(
        steps, "result", lambda table: type(result(table)).by_score([0] * len(table.sheets))
    )
    lines = differences(before, hashes_of_play(NORMAL, 2))
    assert lines == ["despirala/normal/tables: 1, 2 of 2 differ"]


def test_a_text_is_a_whole_game_and_the_same_each_time(tmp_path):
    found = hashes_of_texts(TOLD, 1, tmp_path)
    assert found == hashes_of_texts(TOLD, 1, None)
    written = (tmp_path / "despirala-normal-texts-1.txt").read_text("utf-8")
    assert written == transcript(TOLD, 0)
    assert "The game is over." in written


def test_fewer_games_are_compared_with_the_first_of_many():
    many = {"risk/document/tables": ["a", "b", "c"]}
    assert differences(many, {"risk/document/tables": ["a", "b"]}) == []
    assert differences(many, {"risk/document/tables": ["a", "x"]}) == [
        "risk/document/tables: 2 of 2 differ"
    ]


def test_only_the_games_asked_for_are_looked_for():
    hashes = {"risk/document/tables": [], "arcs/base/tables": [], "house/menu, empty": []}
    assert list(only_of(hashes, ["risk", "house"])) == ["risk/document/tables", "house/menu, empty"]


@pytest.mark.parametrize("mode", MODES, ids=lambda mode: mode.label)
def test_every_mode_seats_players_its_game_knows(mode):
    game = REGISTRY.game(mode.game)
    setup = check_setup(game, mode.setup(0))
    for name in (*mode.asked, *(seat.player for seat in setup.seats)):
        assert game.level(name) is not None, name
