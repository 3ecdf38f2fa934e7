"""Tournaments on a Dask cluster: a scheduler and workers as processes of their own.

The scheduler has nothing of this program on its path, as on a machine that is only a scheduler.
"""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from engine.core.arena import League, fingerprint, on_cluster, on_processes, play_tournament
from engine.core.errors import InputError
from tests.nim import GAME
from tests.ui.real_window import wait_until

ROOT = Path(__file__).resolve().parents[2]
SLOW_BOT = """
import time
class Bot:
    def choose(self, view, decision, rng):
        time.sleep(0.01)
        return decision.options[0]
"""

pytest.importorskip("distributed", reason="requirements-cluster.txt is not installed")


class Cluster:
    """A scheduler and its workers; `folder` is where they stand, which is not the program's."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._file = folder / "scheduler.json"
        self._processes: list[subprocess.Popen] = []
        self.scheduler = self._start("scheduler", "--port", "0", "--host", "127.0.0.1")
        wait_until(self._is_told, "the scheduler")
        self.address: str = json.loads(self._file.read_text())["address"]

    def _is_told(self) -> bool:
        """Whether the scheduler's file is whole: it is written in place, and seen empty before."""
        try:
            json.loads(self._file.read_text())
        except (FileNotFoundError, json.JSONDecodeError):
            return False
        return True

    def worker(self, *, has_program: bool = True) -> subprocess.Popen:
        return self._start("worker", "--no-nanny", "--nthreads", "1", has_program=has_program)

    def _start(self, part: str, *words: str, has_program: bool = False) -> subprocess.Popen:
        environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
        if has_program:
            environment["PYTHONPATH"] = str(ROOT)
        command = [sys.executable, "-m", f"distributed.cli.dask_{part}", "--no-dashboard"]
        process = subprocess.Popen(
            [*command, "--scheduler-file", str(self._file), *words],
            cwd=self._folder, env=environment, stderr=subprocess.DEVNULL,
        )  # fmt: skip
        self._processes.append(process)
        return process

    def wait_for_workers(self, count: int) -> None:
        from distributed import Client  # noqa: PLC0415 (optional)

        with Client(self.address) as client:
            client.wait_for_workers(count, timeout=60)

    def end(self) -> None:
        for process in reversed(self._processes):
            process.kill()
            process.wait()


@contextmanager
def running(folder: Path, workers: int = 2, **facts: bool) -> Iterator[Cluster]:
    cluster = Cluster(folder)
    try:
        for _ in range(workers):
            cluster.worker(**facts)
        if workers:
            cluster.wait_for_workers(workers)
        yield cluster
    finally:
        cluster.end()


def without_times(document):
    return {k: v for k, v in document.items() if k not in ("seconds", "games_per_second")}


@pytest.mark.whole
def test_a_tournament_that_loses_a_worker_ends_as_on_one_process(tmp_path):
    bot = tmp_path / "slow.py"
    bot.write_text(SLOW_BOT)
    league = League(("perfect", "random", f"file:{bot}"), 60, "7", 2, key="c0ffee" * 5 + "42")
    state = tmp_path / "state.json"
    here = play_tournament(GAME, league, on_processes(1))
    play_tournament(GAME, replace(league, games=10), on_processes(1), state)
    with running(tmp_path) as cluster:
        lost = cluster.worker()
        cluster.wait_for_workers(3)

        def lose_one(done: int) -> None:
            if done > 10 and lost.poll() is None:
                lost.send_signal(signal.SIGKILL)
                lost.wait()

        its_key = replace(league, key="")  # the state has it
        there = play_tournament(GAME, its_key, on_cluster(cluster.address), state, lose_one)
    assert lost.returncode == -signal.SIGKILL
    assert without_times(there) == without_times(here)


def test_a_scheduler_that_is_lost_is_one_sentence(tmp_path):
    bot = tmp_path / "slow.py"
    bot.write_text(SLOW_BOT)
    league = League(("random", f"file:{bot}"), 2000, "7", 2)
    with running(tmp_path, 1) as cluster:

        def lose_it(done: int) -> None:
            if done:
                cluster.scheduler.kill()

        with pytest.raises(InputError, match=f"the cluster at {cluster.address} failed"):
            play_tournament(GAME, league, on_cluster(cluster.address), None, lose_it)


@pytest.mark.parametrize(
    ("workers", "facts", "sentence"),
    [
        (0, {}, "the cluster has no workers"),
        (1, {"has_program": False}, "the cluster's workers cannot load Nim: ModuleNotFoundError"),
    ],
)
def test_a_cluster_that_cannot_play_is_one_sentence(tmp_path, workers, facts, sentence):
    with running(tmp_path, workers, **facts) as cluster, pytest.raises(InputError, match=sentence):
        play_tournament(GAME, League(("random",), 2, "7", 1), on_cluster(cluster.address))


@pytest.mark.parametrize(
    "address", ["tcp://127.0.0.1:1", "tcp://nowhere", "moon://127.0.0.1:9", "tcp://127.0.0.1:x", ""]
)
def test_an_address_without_a_cluster_is_one_sentence(address):
    with pytest.raises(InputError, match=f"there is no cluster at {address}"):
        play_tournament(
            GAME, League(("random",), 2, "7", 1), on_cluster(address, connect_seconds=0.2)
        )


def test_the_fingerprint_tells_versions_apart(tmp_path, monkeypatch):
    before = fingerprint(GAME)
    assert fingerprint(GAME) == before
    (tmp_path / "rules.py").write_text("changed = True")
    monkeypatch.setattr(type(GAME), "folder", tmp_path)
    assert fingerprint(GAME) != before
