"""A text game killed at a random moment loses at most the answer that was being given.

CI kills a handful; `python -m tests.engine.test_kill 300` as many as one likes, and with
`--guests` such games with bots from files at the table: of these nothing may be left behind.
"""

from __future__ import annotations

import argparse
import contextlib
import io
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

from engine.core import record
from engine.core.commands import make_setup
from engine.core.decision import close_bots
from engine.core.match import Match, bots_of, play_bots
from engine.core.record import Autosave, records_folder, saved_games
from engine.core.text_client import TextClient
from games import REGISTRY
from tests.engine.test_external import left_over, needs_posix, wait_for

ROOT = Path(__file__).resolve().parents[2]
KILLS = 5
KILLS_WITH_GUESTS = 1
LINES = 900
PIPE_BYTES = 4096
LINES_AHEAD = 2000  # what a process may have said more before it was killed, as its pipe fills up
LONGEST_PAUSE = 0.003
SEED, KEY = "kill", "5ec2e7" * 5 + "42"
TYPED = "".join("undo\n" if number % 9 == 8 else "1\n" for number in range(400))

SIGNALS = ("SIGKILL", "SIGKILL", "SIGTERM", "SIGHUP", "SIGINT")
GUEST = """
class Bot:
    def choose(self, view, decision, rng):
        return decision.options[len(decision.options) // 2]
"""

Answers = list[Any]


def answers_of(match: Match) -> Answers:
    return [move.answer for move in match.moves]


class Enough(Exception):
    """No process is let live so long."""


@dataclass
class Story(io.TextIOBase):
    """The game as it goes when nobody kills it: what is said, and the answers kept by then."""

    match: Match
    states: list[Answers] = field(default_factory=lambda: [[]])
    state_at_line: list[int] = field(default_factory=list)

    def write(self, text: str) -> int:
        self.state_at_line += [len(self.states) - 1] * text.count("\n")
        return len(text)

    def keep(self, match: Match) -> None:
        self.states.append(answers_of(match))
        if len(self.state_at_line) > LINES + LINES_AHEAD:
            raise Enough


@cache
def story(key: str, guests: Path | None = None) -> Story:
    """The whole game of a name, played in this process, its bots from files as well."""
    game = REGISTRY.game(key)
    setup = make_setup(game, seats_of(key, guests, "trusted"), SEED, {})
    told = Story(Match(game, setup if guests is None else replace(setup, key=KEY)))
    with contextlib.suppress(Enough):
        TextClient(told.match, io.StringIO(TYPED), told, told.keep).run()
    return told


def seats_of(key: str, guests: Path | None = None, form: str = "file") -> tuple[str, ...]:
    """A person among random players, or among bots from that folder."""
    other = "random" if guests is None else f"{form}:{guests / 'guest.py'}"
    return ("human", *[other] * (REGISTRY.game(key).usual_seats - 1))


def play_and_kill(
    key: str,
    lines: int,
    pause: float,
    home: Path,
    guests: Path | None = None,
    how: str = "SIGKILL",
) -> int:
    """Plays over a pipe and kills the process some time after a line; returns what it had said."""
    hear(how)
    words = ["--seed", SEED, "--seats", ",".join(seats_of(key, guests))]
    words += [] if guests is None else ["--key", KEY]
    with subprocess.Popen(
        [sys.executable, "main.py", "play", key, "--text", *words],
        cwd=ROOT,
        env={**os.environ, "XDG_DATA_HOME": str(home), "TMPDIR": str(made(home / "temporary"))},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        pipesize=PIPE_BYTES,
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(TYPED)
        process.stdin.flush()
        said = 0
        while said < lines and process.stdout.readline():
            said += 1
        time.sleep(pause)
        process.send_signal(getattr(signal, how))
        said += len(process.stdout.readlines())
        process.stdin.close()
        process.wait()
    return said


def hear(how: str) -> None:
    """What runs in the background may ignore a signal, and so would whatever it starts."""
    if signal.getsignal(getattr(signal, how)) is signal.SIG_IGN:
        signal.signal(getattr(signal, how), signal.SIG_DFL)


def made(folder: Path) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def guests_in(folder: Path) -> Path:
    """The folder of a bot in one file."""
    guests = made(folder / "guests")
    (guests / "guest.py").write_text(GUEST)
    return guests


def kill_games(kills: int, folder: Path, guests: Path | None = None) -> Iterator[int]:
    """Kills so many games and goes on with each; yields how many answers were given and lost."""
    rng = Random(kills)
    for number in range(kills):
        home = folder / str(number)
        key = rng.choice(REGISTRY.keys)
        most = min(LINES, len(story(key, guests).state_at_line) - 100)
        lines = rng.randrange(1, most)
        how = "SIGKILL" if guests is None else rng.choice(SIGNALS)
        said = play_and_kill(key, lines, rng.uniform(0, LONGEST_PAUSE), home, guests, how)
        os.environ["XDG_DATA_HOME"] = str(home)
        try:
            require_nothing_left(home / "temporary")
            lost = lost_answers(story(key, guests), said)
        except AssertionError as fault:
            fault.add_note(f"game {number}: {key}, {how} after line {said}")
            raise
        yield lost


def require_nothing_left(temporary: Path) -> None:
    """No process of a guest, no guard and no folder is there soon after the game was killed."""
    wait_for(lambda: not left_over(str(temporary)) and not [*temporary.iterdir()])


def lost_answers(told: Story, lines: int) -> int:
    """How many kept answers of a killed game are missing; fails when it is not that game."""
    known = told.state_at_line[min(lines, len(told.state_at_line)) - 1] if lines else 0
    games, problems = saved_games(REGISTRY)
    assert problems == []
    over = list(records_folder().glob("*.json"))
    if over:
        assert answers_of(record.load(REGISTRY, over[0])) == answers_of(told.match)
        return 0
    if not games:
        assert known <= 1, f"{known} answers were given and no game was kept"
        return known
    autosave = Autosave.resume(REGISTRY, games[0].path)
    answers = answers_of(autosave.match)
    assert answers in told.states[max(0, known - 1) :]
    assert_goes_on(autosave)
    return int(answers not in told.states[known:])


def assert_goes_on(autosave: Autosave) -> None:
    """The resumed game is sound; dice and bots go on from it, and it is kept again."""
    match = autosave.match
    assert match.table.check() == []
    assert record.dice_follow_seed(match)
    bots = bots_of(match)
    try:
        play_bots(match, bots, 3)
    finally:
        close_bots(bots)
    path = autosave.save()
    assert record.load(REGISTRY, path).moves == match.moves
    autosave.close()


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="the platform has no SIGKILL")
def test_killed_games_resume_with_at_most_the_last_answer_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert max(kill_games(KILLS, tmp_path)) <= 1


@needs_posix
def test_of_killed_games_with_guests_no_process_and_no_folder_is_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, walls: str
) -> None:
    assert max(kill_games(KILLS_WITH_GUESTS, tmp_path, guests_in(tmp_path))) <= 1


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("kills", type=int)
    parser.add_argument("--guests", action="store_true", help="seats bots from files")
    words = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        its_guests = guests_in(Path(folder)) if words.guests else None
        lost = list(kill_games(words.kills, Path(folder), its_guests))
    print(f"{len(lost)} games killed, {sum(lost)} answers lost, at most {max(lost)} in one game")
