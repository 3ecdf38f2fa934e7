"""Unfinished games: one file each, moved to the records at the end, damage reported."""

import pytest

from engine.core.errors import InputError
from engine.core.match import Match, bots_of, play_bots
from engine.core.registry import Registry
from engine.core.saves import Autosave, records_folder, saved_games, saves_folder
from engine.core.setup import SeatSetup, Setup
from engine.core.statistics import Statistics
from tests.nim import GAME

REGISTRY = Registry({"nim": lambda: GAME})
BOTS = (SeatSetup("perfect", "P"), SeatSetup("random", "R"))


def match_after(answers: int) -> Match:
    match = Match(GAME, Setup(BOTS, "5"))
    play_bots(match, bots_of(match), answers)
    return match


def test_an_unfinished_game_comes_back_as_it_was():
    match = match_after(3)
    Autosave(match).save()
    games, problems = saved_games(REGISTRY)
    assert [saved.load().moves for saved in games] == [match.moves]
    assert problems == []


def test_a_finished_game_moves_to_the_records():
    match = match_after(2)
    autosave = Autosave(match)
    autosave.save()
    play_bots(match, bots_of(match))
    path = autosave.save()
    assert path.parent == records_folder()
    assert saved_games(REGISTRY) == ([], [])


def test_a_damaged_file_is_named_and_put_aside():
    saves_folder().mkdir(parents=True)
    damaged = saves_folder() / "nim-1.json"
    damaged.write_text('{"format": 1,')
    games, problems = saved_games(REGISTRY)
    assert games == []
    assert len(problems) == 1
    assert "nim-1.json is damaged" in problems[0]
    assert not damaged.exists()
    assert (saves_folder() / "nim-1.damaged-1.json").read_text() == '{"format": 1,'
    assert saved_games(REGISTRY) == ([], [])


def test_statistics_count_a_game_once():
    match = match_after(1000)
    store = Statistics()
    store.add(match, "a.json")
    store.add(match, "a.json")
    assert store.games_played("nim") == 1
    rows = {row.player: row for row in store.by_player("nim")}
    assert rows["perfect"].won + rows["random"].won == 1
    assert rows["perfect"].mean_score == match.result.scores[0]
    assert store.recent()[0][1:] == ("nim", "a.json")


def test_a_file_that_is_no_store_is_refused_in_one_sentence(tmp_path):
    path = tmp_path / "statistics.sqlite3"
    path.write_text("no database")
    with pytest.raises(InputError, match="cannot be used for statistics"):
        Statistics(path).games_played()
    assert path.read_text() == "no database"
