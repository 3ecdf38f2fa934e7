"""The process that thinks for the window: the same answers, and nothing of it outlives us."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

from engine.core.commands import make_setup
from engine.core.decision import CHANCE
from engine.core.match import Match, bots_of, play_bots
from engine.core.thinking import (
    ThinkingLostError,
    ThinkingProcess,
    ThoughtFailedError,
    Topic,
    choose,
)
from games import REGISTRY
from tests.ui.tables import TroubledNim, nim_match

ROOT = Path(__file__).parents[2]
PATIENCE = 20.0


@pytest.fixture
def process():
    process = ThinkingProcess()
    yield process
    process.close()


def until(is_so) -> None:
    end = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < end, "it never happened"
        time.sleep(0.01)


def is_alive(number: int) -> bool:
    """Whether a process runs; one that only waits to be noticed does not."""
    try:
        return Path(f"/proc/{number}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False


def sleep_for_ever() -> None:
    time.sleep(3600)


def print_loudly(words: str) -> str:
    print(words, flush=True)
    return words


GAMES = {
    "risk": ("raider", "captain", "random"),
    "roll_galaxy": ("rollbot:easy", "random", "rollbot:medium"),
    "despirala": ("random", "random"),
}


@pytest.mark.parametrize("key", GAMES)
def test_bots_answer_there_as_they_do_here(process, key):
    game = REGISTRY.game(key)
    setup = make_setup(game, GAMES[key], "thinking", {})
    there, here = Match(game, setup), Match(game, setup)
    topic = Topic(there)
    while not there.is_over and len(there.moves) < 120:
        seat = there.seat_to_answer
        if seat == CHANCE:
            there.roll()
        else:
            thought = process.ask("bots", topic.now(), choose, (seat, setup.seats[seat].player))
            there.answer(thought.option, thought.reasons)
    play_bots(here, bots_of(here), len(there.moves))
    assert there.moves == here.moves


def test_it_needs_no_window_and_for_risk_no_numpy(process):
    game = REGISTRY.game("risk")
    match = Match(game, make_setup(game, ("captain", "raider"), "small", {}))
    while match.seat_to_answer == CHANCE:
        match.roll()
    process.ask("bots", Topic(match).now(), choose, (match.seat_to_answer, "captain"))
    loaded = process.ask("study", None, eval, ("set(__import__('sys').modules)",))
    assert "games.risk.bots.captain" in loaded
    assert not {"pygame", "numpy", "engine.ui", "games.despirala.game", "games.rajas.game"} & loaded


def test_what_a_bot_prints_is_no_answer(process):
    assert process.ask("bots", None, print_loudly, ("checkmate",)) == "checkmate"


def test_an_error_comes_back_in_its_words_and_it_goes_on(process):
    match = nim_match("failing", "perfect", game=TroubledNim())
    match.roll()
    topic = Topic(match)
    process.start()
    number = process.number
    with pytest.raises(ThoughtFailedError, match="the book of openings is gone"):
        process.ask("bots", topic.now(), choose, (0, "failing"))
    with pytest.raises(ThoughtFailedError, match="lambda"):
        process.ask("bots", None, make_something_that_does_not_travel)
    assert process.ask("bots", topic.now(), choose, (0, "perfect")).option is not None
    assert process.number == number


def make_something_that_does_not_travel() -> object:
    return lambda: None


def test_a_study_does_not_keep_a_bot_waiting(process):
    study = threading.Thread(target=lambda: lost(process, "study"), daemon=True)
    study.start()
    assert process.ask("bots", None, abs, (-7,)) == 7
    assert study.is_alive()
    process.close()
    study.join(PATIENCE)
    assert not study.is_alive()


def lost(process: ThinkingProcess, lane) -> None:
    with pytest.raises(ThinkingLostError):
        process.ask(lane, None, sleep_for_ever)


def test_one_that_is_killed_is_told_of_and_replaced(process):
    match = nim_match("perfect", "perfect")
    match.roll()
    topic = Topic(match)
    first = process.ask("bots", topic.now(), choose, (0, "perfect"))
    number = process.number
    waiting = threading.Thread(target=lambda: lost(process, "study"))
    waiting.start()
    os.kill(number, signal.SIGKILL)
    waiting.join(PATIENCE)
    assert not waiting.is_alive()
    assert process.ask("bots", topic.now(), choose, (0, "perfect")) == first
    assert process.number != number


def test_it_ends_with_who_asked_even_while_it_thinks(process):
    process.start()
    number = process.number
    threading.Thread(target=lambda: lost(process, "bots"), daemon=True).start()
    process.close()
    until(lambda: not is_alive(number))
    assert process.number is None


KILLED = """
import threading
from engine.core.thinking import ThinkingProcess
from tests.engine.test_thinking_process import sleep_for_ever
process = ThinkingProcess()
process.start()
threading.Thread(target=process.ask, args=("bots", None, sleep_for_ever), daemon=True).start()
print(process.number, flush=True)
threading.Event().wait()
"""


def test_it_ends_when_the_window_is_killed():
    command = [sys.executable, "-c", KILLED]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as window:
        number = int(window.stdout.readline())
        time.sleep(0.5)
        assert is_alive(number)
        window.kill()
    until(lambda: not is_alive(number))


def test_the_packaged_program_is_its_own_process_for_thoughts(process, tmp_path, monkeypatch):
    program = tmp_path / "tabletop-bots"
    program.write_text(f'#!/bin/sh\nexec "{sys.executable}" "{ROOT / "main.py"}" "$@"\n')
    program.chmod(0o755)
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(program))
    assert process.ask("bots", None, abs, (-7,)) == 7


def test_a_process_with_nobody_to_think_for_ends():
    ended = subprocess.run(
        [sys.executable, "main.py", "think"], cwd=ROOT, input=b"", capture_output=True, check=True
    )
    assert ended.stdout == b""
