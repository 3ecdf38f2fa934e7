"""What is kept in the cache folder comes back whole or is worked out anew."""

from __future__ import annotations

import random
import subprocess
import sys
from pathlib import Path

import pytest

from games.despirala import bots
from games.despirala.card import cached_table_file
from games.despirala.solver import solve_sampled
from games.despirala.solver.values import cached_table

ROOT = Path(__file__).parents[3]
TABLE = bytes(range(256)) * 4


class Solver:
    """Counts how often it had to work."""

    def __init__(self) -> None:
        self.times = 0

    def __call__(self) -> bytes:
        self.times += 1
        return TABLE


@pytest.fixture
def solve():
    return Solver()


def test_the_second_time_nothing_is_worked_out(tmp_path, solve):
    folder = tmp_path / "not" / "there yet"
    assert [cached_table(folder, "normal", len(TABLE), solve) for _ in range(2)] == [TABLE, TABLE]
    assert solve.times == 1
    assert [path.name for path in folder.iterdir()] == ["despirala-normal.table"]


def test_whatever_damages_a_file_is_noticed(tmp_path, solve):
    cached_table(tmp_path, "normal", len(TABLE), solve)
    path = cached_table_file(tmp_path, "normal")
    whole = path.read_bytes()
    chance = random.Random(5)
    cut = [whole[:length] for length in (0, 1, 40, len(whole) - 1)]
    for _ in range(300):
        place, bit = chance.randrange(len(whole)), 1 << chance.randrange(8)
        cut.append(whole[:place] + bytes([whole[place] ^ bit]) + whole[place + 1 :])
    for times, content in enumerate([*cut, whole + b"more", b"no table at all"], start=2):
        path.write_bytes(content)
        assert cached_table(tmp_path, "normal", len(TABLE), solve) == TABLE
        assert solve.times == times
        assert path.read_bytes() == whole


def test_another_table_or_another_size_is_not_taken_for_it(tmp_path, solve):
    cached_table(tmp_path, "normal", len(TABLE), solve)
    cached_table_file(tmp_path, "misere").write_bytes(
        cached_table_file(tmp_path, "normal").read_bytes()
    )
    cached_table(tmp_path, "misere", len(TABLE), solve)
    cached_table(tmp_path, "normal", len(TABLE) + 8, solve)
    assert solve.times == 3


def test_without_a_folder_to_write_to_it_is_worked_out_each_time(tmp_path, solve):
    (tmp_path / "file").write_text("in the way")
    for _ in range(2):
        assert cached_table(tmp_path / "file", "normal", len(TABLE), solve) == TABLE
    assert solve.times == 2


@pytest.mark.whole
def test_sampled_tables_are_kept_as_well(monkeypatch):
    monkeypatch.setattr(bots, "_SOLVED", {})
    first = bots.sampled_values(1, "normal")
    monkeypatch.setattr(bots, "_SOLVED", {})
    monkeypatch.setattr("games.despirala.solver.values.solve_sampled", None)
    again = bots.sampled_values(1, "normal")
    assert again is not first
    assert (again.table == first.table).all()
    assert (first.table == solve_sampled("normal", 1, bots.SAMPLING_SEED).table).all()


def test_what_is_solved_ahead_is_kept_in_the_folder_and_not_held(tmp_path, monkeypatch):
    solved = bots.exact_values("normal")
    monkeypatch.setattr(bots, "cache_folder", lambda: tmp_path)
    monkeypatch.setattr(bots, "_SOLVED", {})
    monkeypatch.setattr("games.despirala.solver.values.solve", {"normal": solved}.get)
    bots.solve_ahead("normal")
    assert not bots._SOLVED
    monkeypatch.setattr("games.despirala.solver.values.solve", None)
    assert (bots.exact_values("normal").table == solved.table).all()


LOADED = """
import sys
import games.despirala.scene.table, games.despirala.scene.review, games.despirala.scene_cover
from games.despirala.game import GAME
GAME.is_warm
print("numpy" in sys.modules)
"""


def test_the_window_never_loads_the_solver():
    printed = subprocess.run(
        [sys.executable, "-c", LOADED], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert printed.stdout.split()[-1] == "False"
