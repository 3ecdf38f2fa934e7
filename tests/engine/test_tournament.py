"""Tournaments: who meets whom, the result, going on after an interruption, processes."""

import argparse
import json

import pytest
from rich.console import Console

from engine.core.arena import (
    League,
    in_blocks,
    on_processes,
    play_tournament,
    summary,
    wilson_interval,
)
from engine.core.commands import league_of, run_tournament, tournament_table
from engine.core.errors import InputError
from engine.core.setup import GameOutcome
from main import add_tournament
from tests.nim import GAME

HERE = on_processes(1)


def league(**changes) -> League:
    values = {
        "entrants": ("perfect", "random", "random"),
        "games": 24,
        "seed": "7",
        "table_seats": 2,
        **changes,
    }
    return League(**values)


def without_times(document):
    return {k: v for k, v in document.items() if k not in ("seconds", "games_per_second")}


# -- who meets whom -------------------------------------------------------------------------------


def test_every_two_entrants_meet_equally_often_and_sit_first_equally_often():
    games = [league().seating(index) for index in range(6)]
    assert games == [(0, 1), (0, 2), (1, 2), (1, 0), (2, 0), (2, 1)]


def test_a_table_of_all_entrants_rotates_its_seats():
    one_table = league(table_seats=3)
    assert [one_table.seating(n) for n in range(4)] == [(0, 1, 2), (1, 2, 0), (2, 0, 1), (0, 1, 2)]


# -- the result -----------------------------------------------------------------------------------


def test_the_perfect_player_comes_first_with_the_best_rating():
    document = play_tournament(GAME, league(), HERE)
    best = document["entrants"][0]
    assert best["player"] == "perfect"
    assert best["games"] == 16
    assert best["win_share"] > 0.8
    assert best["interval"][0] < best["win_share"] <= best["interval"][1]
    assert best["rating"]["mu"] > document["entrants"][1]["rating"]["mu"]
    assert document["ahead"][0][1] > 0.8
    assert document["ahead"][0][0] is None


def test_the_result_is_what_the_outcomes_add_up_to():
    first = GameOutcome((9, 1), (1, 2), 5, 10, True, ("", ""))
    shared = GameOutcome((4, 4), (1, 1), 5, 10, False, ("", "TIMEOUT"))
    duel = league(entrants=("a", "b"), games=2)
    document = summary(GAME, duel, {0: first, 1: shared}, 4.0)
    rows = {row["player"]: row for row in document["entrants"]}
    assert (rows["a"]["wins"], rows["b"]["wins"]) == (1.5, 0.5)
    assert (rows["a"]["mean_rank"], rows["b"]["mean_rank"]) == (1.25, 1.75)
    assert (rows["a"]["mean_score"], rows["b"]["mean_score"]) == (6.5, 2.5)
    assert rows["a"]["faults"] == {"TIMEOUT": 1}
    assert (document["unfinished"], document["games_per_second"]) == (1, 0.5)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (0, 10, 0.0, 0.27753),  # tabulated values of the Wilson interval, 95 %
        (5, 10, 0.23659, 0.76341),
        (200, 1000, 0.17637, 0.22590),
        (0, 0, 0.0, 1.0),
    ],
)
def test_the_wilson_interval_has_its_known_values(wins, games, low, high):
    assert wilson_interval(wins, games) == pytest.approx((low, high), abs=5e-5)


def test_the_table_for_people_names_everybody():
    console = Console(width=120)
    with console.capture() as captured:
        console.print(tournament_table(play_tournament(GAME, league(), HERE)))
    text = captured.get()
    assert text.count("random") == 2
    assert "24 games of nim, 3 tables of 2" in text


# -- going on after an interruption ---------------------------------------------------------------


def test_an_interrupted_tournament_goes_on_and_ends_as_if_nothing_had_happened(tmp_path):
    state = tmp_path / "state.json"

    def interrupted(game, league, indices):
        for count, played in enumerate(HERE(game, league, indices)):
            if count == 9:
                raise KeyboardInterrupt
            yield played

    with pytest.raises(KeyboardInterrupt):
        play_tournament(GAME, league(), interrupted, state)
    assert len(json.loads(state.read_text())["outcomes"]) == 9

    counts = []
    resumed = play_tournament(GAME, league(), HERE, state, counts.append)
    assert counts[:2] == [9, 10]
    assert without_times(resumed) == without_times(play_tournament(GAME, league(), HERE))


def test_the_state_is_written_while_the_games_are_played(tmp_path):
    state = tmp_path / "state.json"
    times = iter(range(0, 10_000, 3))
    kept = []

    def watched(game, league, indices):
        for played in HERE(game, league, indices):
            yield played
            kept.append(len(json.loads(state.read_text())["outcomes"]))

    play_tournament(GAME, league(games=4), watched, state, clock=lambda: next(times))
    assert kept == [1, 2, 3, 4]


def test_a_finished_tournament_is_read_from_its_state_and_can_be_made_longer(tmp_path):
    state = tmp_path / "state.json"

    def nobody(game, league, indices):
        raise AssertionError("nothing is left to play")

    first = play_tournament(GAME, league(), HERE, state)
    again = play_tournament(GAME, league(), nobody, state)
    longer = play_tournament(GAME, league(games=30), HERE, state)
    assert without_times(again) == without_times(first)
    assert longer["games"] == 30


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"seed": "8"}, "belongs to another tournament: its seed is '7', not '8'"),
        ({"entrants": ("perfect", "random")}, "its entrants is"),
    ],
)
def test_the_state_of_another_tournament_is_refused(tmp_path, change, sentence):
    state = tmp_path / "state.json"
    play_tournament(GAME, league(games=2), HERE, state)
    with pytest.raises(InputError, match=sentence):
        play_tournament(GAME, league(**change), HERE, state)


@pytest.mark.parametrize("text", ["{}", "[1]", '{"format": "tabletop-bots tournament 1"}', "{"])
def test_a_damaged_state_gets_one_sentence(tmp_path, text):
    state = tmp_path / "state.json"
    state.write_text(text)
    with pytest.raises(InputError, match=r"state\.json"):
        play_tournament(GAME, league(), HERE, state)


def test_damaged_outcomes_get_one_sentence(tmp_path):
    state = tmp_path / "state.json"
    play_tournament(GAME, league(games=2), HERE, state)
    document = json.loads(state.read_text())
    document["outcomes"]["0"] = [[1.0], [1], 1, 1, True, [""]]
    state.write_text(json.dumps(document))
    with pytest.raises(InputError, match="its outcomes cannot be read"):
        play_tournament(GAME, league(), HERE, state)


def test_outcomes_are_numbered_in_latin_digits(tmp_path):
    state = tmp_path / "state.json"
    play_tournament(GAME, league(games=2), HERE, state)
    document = json.loads(state.read_text())
    document["outcomes"]["١"] = document["outcomes"].pop("1")
    state.write_text(json.dumps(document))
    with pytest.raises(InputError, match="its outcomes cannot be read"):
        play_tournament(GAME, league(games=2), HERE, state)


# -- wrong tournaments ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"entrants": ("human", "random")}, "needs bots on every seat"),
        ({"games": 0}, "--games is 0"),
        ({"table_seats": 4}, "a table of 4 cannot be filled by 3 entrants"),
        ({"entrants": ("perfect",) * 40, "table_seats": 6}, "more than 20000 tables"),
        ({"entrants": ("perfect", "hal")}, "Nim has no player 'hal'"),
        ({"options": {"most": "9"}}, "option most cannot be '9'"),
    ],
)
def test_a_wrong_tournament_gets_one_sentence(change, sentence):
    with pytest.raises(InputError, match=sentence):
        play_tournament(GAME, league(**change), HERE)


# -- many processes -------------------------------------------------------------------------------


def test_blocks_cover_every_game_once():
    blocks = in_blocks(range(100), 2)
    assert [index for block in blocks for index in block] == list(range(100))
    assert len(blocks) >= 16


def test_two_processes_give_the_same_result_as_one():
    one = play_tournament(GAME, league(), HERE)
    two = play_tournament(GAME, league(), on_processes(2))
    assert without_times(one) == without_times(two)


# -- the command ----------------------------------------------------------------------------------


def run_command(*words: str) -> int:
    parser = argparse.ArgumentParser()
    add_tournament(parser.add_subparsers())
    return run_tournament(GAME, parser.parse_args(["tournament", "nim", *words]))


def test_the_command_prints_one_json_document(capsys, tmp_path):
    bot = tmp_path / "mybot.py"
    bot.write_text("class Bot:\n    choose = lambda self, view, decision, rng: decision.options[0]")
    words = ("--seats", f"perfect,random,file:{bot}", "--games", "12", "--table", "2")
    status = run_command(*words, "--state", str(tmp_path / "state.json"), "--jobs", "2", "--json")
    document = json.loads(capsys.readouterr().out)
    assert status == 0
    assert document["games"] == 12
    assert {row["player"] for row in document["entrants"]} == {"perfect", "random", f"file:{bot}"}
    assert set(document["entrants"][0]["rating"]) == {"mu", "sigma", "ordinal"}


def test_the_command_shows_a_table_to_people(capsys):
    assert run_command("--seats", "perfect,random", "--games", "4") == 0
    out = capsys.readouterr().out
    assert "4 games of nim, one table of 2" in out
    assert "games a second" in out


def test_the_paths_of_bots_become_absolute_for_processes_elsewhere(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    parser = argparse.ArgumentParser()
    add_tournament(parser.add_subparsers())
    words = ["tournament", "nim", "--seats", "file:a.py,syncs*4:b.py,random", "--games", "1"]
    entrants = league_of(GAME, parser.parse_args(words)).entrants
    assert entrants == (f"file:{tmp_path / 'a.py'}", f"syncs*4:{tmp_path / 'b.py'}", "random")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--games", "1", "--jobs", "0"), "--jobs is 0; it must be 1 to 256"),
        (("--games", "1", "--jobs", "999999"), "--jobs is 999999; it must be 1 to 256"),
        (("--games", "0"), "--games is 0; it must be 1 to 10000000"),
        (("--games", "1", "--table", "3"), "a table of 3 cannot be filled by 2 entrants"),
        (("--games", "1", "--option", "x"), "--option takes key=value"),
    ],
)
def test_a_wrong_command_gets_one_sentence(words, sentence):
    with pytest.raises(InputError, match=sentence):
        run_command("--seats", "perfect,random", *words)
