"""Every command that a page for readers names: it runs as it stands there, one after the other.

Numbers are made small, since it is not the figures that are checked, and of the program's own
commands none opens a window, only its match is made. A file that a command reads is made by a
command before it, or shown in the README; `YOURS` are those that are said to be the reader's own.
What sets up a machine is compared with what CI does.
"""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import main
from engine.core.match import Match
from games import REGISTRY
from tests.games.risk.arena.players import DATA
from tests.ui.real_window import needs_a_screen

ROOT = Path(__file__).resolve().parents[1]
FILES = (
    ROOT / "README.md", ROOT / "tests" / "README.md", ROOT / "tests" / "benchmarks" / "FIGURES.md",
    *sorted((ROOT / "games").rglob("README.md")), *sorted((ROOT / "games").rglob("POSITION.md")),
)  # fmt: skip
PAGES = {str(path.relative_to(ROOT)): path.read_text(encoding="utf-8") for path in FILES}
README = PAGES["README.md"]
ARENA = PAGES["games/risk/arena/README.md"]
YOURS = {"mybot.py", "submission.py"}

SET_UP = "{} -m venv .venv && {} -m pip install -q -r requirements.txt"
UNIX = SET_UP.format("python3", ".venv/bin/python")
WINDOWS = SET_UP.format("py", r".venv\Scripts\python")
START = f"{UNIX} && .venv/bin/python main.py"
PASS = f"{UNIX} && .venv/bin/python -m pytest -n 2"
COMPARED = {
    START: ("requirements.txt", "pygame-ce=="),
    PASS: (".ci/run", "python -m pytest -n 2"),
    WINDOWS: ("requirements.txt", "pytest=="),
    "python -m pytest -n 2": (".ci/run", "python -m pytest -n 2"),
    "python build/make.py": (".ci/run", "python build/make.py"),
    "python -m tests.budgets": (".ci/run", "python -m tests.budgets"),
    "lint-imports": (".ci/run", "\nlint-imports\n"),
    "apt install bubblewrap": (".ci/run", "bubblewrap"),
    "python -m pytest -n 2 -m whole": ("pyproject.toml", "-m 'not whole'"),
    "python -m tests.ui.test_golden_frames rajas_late":
        ("tests/ui/test_golden_frames.py", "python -m tests.ui.test_golden_frames"),
    "python -m tests.baseline keep": ("tests/test_old_records.py", "tests.baseline keep"),
    "python -m build.position_pages": ("tests/test_position_pages.py", "refreshed"),
    "dask scheduler": ("requirements-cluster.txt", "distributed=="),
    "PYTHONPATH=/path/to/tabletop-bots dask worker tcp://host:8786 --nthreads 1 --nworkers 4 "
    "# on every machine": ("requirements-cluster.txt", "distributed=="),
}  # fmt: skip
"""What is not run here: it sets up a machine, or CI gives it anyway; and where that stands."""

SMALLER = (
    (r"(--(?:games|count|captains|acts)) \d+", r"\1 1"),
    (r"(test_kill|test_window_kill) \d+", r"\1 1"),
    (r"(test_damaged_files) \d+", r"\1 10"),
    (r"(despirala_solver)$", r"\1 1"),
    (r"(despirala_competitive) .*", r"\1 2 normal 1"),
    (r"(file_bots|scenarios prove)$", r"\1 despirala"),
    (r"(benchmarks\.rollbot)$", r"\1 --games 4 --duels 4 --pace 1"),
    (r"(benchmarks\.rajas (?!fit)\w+).*", r"\1 1"),
    (r"(benchmarks\.rajas fit).*", r"\1 20"),
    (r"(benchmarks\.supercat)$", r"\1 --games 3"),
    (r"(benchmarks\.supercat_turns)$", r"\1 --games 1"),
    (r"(arcs_acts .*)", r"\1 --acts 1"),
    (r"--level warlord", "--level captain"),
    (r"(simulate arcs --seats) captain,", r"\1 steward,"),
    (r"(window --\w+)$", r"\1 --times 1 --seconds 1 --first 1"),
    (r"(bots_at_play).*", r"\1 risk --seconds 2"),
    (r"(nothing_lost write .*)", r"\1 --games 1 --game despirala"),
    (r"(nothing_lost compare .*)", r"\1 --game despirala"),
    (r"(baseline compare).*", r"\1 --modes rajas/base --others 2"),
    (r"(legibility).*", r"\1 credits --games '' --size 1280x720"),
    (r"(random_events).*", r"\1 --events 20 --only settings"),
    (r"(tests\.mutants .*)", r"\1 --list"),
    (r"(lessons_by_mouse .*)", r"\1 despirala"),
    (r"(first_hour_by_mouse) risk (.*)", r"\1 despirala \2 --until hub"),
    (r"(tests\.pictures)$", r"\1 hub --out ."),
)
"""How a command is made small: fewer games, one game, one page."""
SCREEN = ("window", "bots_at_play", "lessons_by_mouse", "first_hour_by_mouse",
          "test_window_kill")  # fmt: skip
LENGTHY = {
    "tests.baseline", "tests.benchmarks.arcs", "tests.benchmarks.arcs_act_duel",
    "tests.benchmarks.arcs_acts", "tests.benchmarks.arcs_games", "tests.benchmarks.bots_at_play",
    "tests.benchmarks.despirala_competitive", "tests.benchmarks.navigator",
    "tests.benchmarks.rajas", "tests.benchmarks.risk_bots", "tests.benchmarks.rollbot",
    "tests.benchmarks.supercat", "tests.benchmarks.supercat_turns", "tests.benchmarks.window",
    "tests.engine.test_kill", "tests.ui.lessons_by_mouse", "tests.ui.test_window_kill",
}  # fmt: skip
"""They run with all whole games: they take long even when made small, or have tests of their own
that do as much.
"""
FIRST = r"(?:[A-Z_]+=\S+ )*(?:python3?|py|dask|apt|lint-imports)"
COMMAND = re.compile(rf"^({FIRST}(?: .*)?)$|`({FIRST}(?:\s[^`]*)?)`", re.MULTILINE)


def commands_of(page: str) -> list[str]:
    """What is to be typed, in blocks and in words, in its order."""
    text = re.sub(r"```python\n.*?```", "", PAGES[page], flags=re.DOTALL)
    lines = [" ".join((each[1] or each[2]).split()) for each in COMMAND.finditer(text)]
    return [line for line in lines if line not in ("python", "dask", "apt", "py")]


def lines_of(page: str) -> list[str]:
    """The commands of this program."""
    return [line for line in commands_of(page) if line.startswith("python main.py ")]


def runs_of(page: str) -> dict[str, list[str]]:
    """The other programs that are run here, made small, by their module."""
    found: dict[str, list[str]] = {}
    for line in commands_of(page):
        if line in COMPARED or line.startswith("python main.py "):
            continue
        small = smaller(line)
        lines = found.setdefault(small.split()[2], [])
        if small not in lines:
            lines.append(small)
    return found


def smaller(line: str) -> str:
    for pattern, words in SMALLER:
        line = re.sub(pattern, words, line)
    return line


def forms_of(line: str) -> list[str]:
    """Without what stands in brackets, and with all of it."""
    bare = " ".join(re.sub(r"\[[^\]]*\]", "", line).split())
    whole = " ".join(line.replace("[", "").replace("]", "").split())
    return list(dict.fromkeys((bare, whole)))


@pytest.fixture
def folder(tmp_path, monkeypatch) -> Path:
    """Where the commands are given: with what is the reader's own, and what a README shows."""
    place = tmp_path / "here"
    place.mkdir()
    monkeypatch.chdir(place)
    (place / "tests").symlink_to(ROOT / "tests")
    (place / "mybot.py").write_bytes((DATA / "mybot.py").read_bytes())
    made = subprocess.run(
        [sys.executable, "-m", "games.risk.arena.contestant", "recruit"],
        cwd=ROOT, capture_output=True, text=True, check=True,
    )  # fmt: skip
    (place / "submission.py").write_text(made.stdout, encoding="utf-8")
    shown = re.search(r"```python\n(.*?class Hasty.*?)```", README, re.DOTALL)
    assert shown is not None
    (place / "hasty.py").write_text(shown[1], encoding="utf-8")
    return place


def run(line: str, monkeypatch) -> int:
    """One command, its games few and its window not opened."""
    opened: list[Match] = []

    def open_window(registry, size=None, *, match=None, software=False) -> int:
        opened.append(match)
        return 0

    monkeypatch.setattr("engine.ui.launch.open_window", open_window)
    monkeypatch.setattr("engine.ui.self_test.run_self_test", lambda registry, main: True)
    words = shlex.split(smaller(line))[2:]
    monkeypatch.setattr("sys.stdin", open("/dev/null" if sys.platform != "win32" else "NUL"))  # noqa: SIM115, PTH123
    return main.main(words)


@pytest.mark.sample(2)
@pytest.mark.parametrize("page", [page for page in PAGES if lines_of(page)])
def test_every_command_runs_as_it_stands_there(page, folder, monkeypatch, capsys):
    """A FILE is a position of the page's game."""
    key = Path(page).parent.name
    if key in REGISTRY.keys:
        assert run(f"python main.py position {key} --out FILE", monkeypatch) == 0
    for line in lines_of(page):
        for form in forms_of(line):
            status = run(form, monkeypatch)
            assert status == 0, f"{form}: {capsys.readouterr().err}"
    capsys.readouterr()


def programs(*, on_a_screen: bool) -> list[Any]:
    """Pages with the modules they run, those apart that open a real window."""
    return [
        pytest.param(page, module, marks=[pytest.mark.whole] * (module in LENGTHY))
        for page in PAGES
        for module in runs_of(page)
        if (module.rpartition(".")[2] in SCREEN) == on_a_screen
    ]


def run_programs(page: str, module: str, folder: Path) -> None:
    """All commands of a page that run a module, where only the program itself is found."""
    env = {**os.environ, "PYTHONPATH": str(ROOT), "PYTHONSAFEPATH": "1"}
    for line in runs_of(page)[module]:
        command, _, file = line.partition(" > ")
        done = subprocess.run(
            [sys.executable, *shlex.split(command)[1:]],
            cwd=folder, env=env, capture_output=True, text=True, check=False,
        )  # fmt: skip
        assert done.returncode == 0, f"{line}: {done.stderr}"
        if file:
            (folder / file).write_text(done.stdout, encoding="utf-8")


@pytest.mark.sample(9)
@pytest.mark.long
@pytest.mark.parametrize(("page", "module"), programs(on_a_screen=False))
def test_every_other_program_runs_as_it_stands_there(page, module, folder):
    run_programs(page, module, folder)


@pytest.mark.window
@needs_a_screen
@pytest.mark.parametrize(("page", "module"), programs(on_a_screen=True))
def test_every_program_that_opens_a_window_runs_as_it_stands_there(page, module, folder):
    run_programs(page, module, folder)


def test_two_commands_set_up_a_fresh_machine():
    blocks = re.findall(r"```sh\n(.*?)\n```", README, re.DOTALL)
    assert blocks == [START, PASS]


@pytest.mark.parametrize("command", COMPARED)
def test_what_sets_up_a_machine_stands_in_what_is_done_there(command):
    assert any(command in commands_of(page) for page in PAGES), f"no page says: {command}"
    file, words = COMPARED[command]
    assert words in (ROOT / file).read_text(encoding="utf-8")


def test_what_a_reader_is_told_to_write_is_said_to_be_theirs():
    """A file that no command makes and no page shows would be nowhere."""
    made = set(re.findall(r"--(?:out|record) (\S+)", README)) | {"hasty.py"} | YOURS
    places = r"--(?:position|check) (\S+)|(?:replay|review) (\S+)|(?:file|syncs):([\w.]+)"
    read = set(re.findall(places, README))
    names = {name for found in read for name in found if name.endswith((".json", ".py"))}
    assert names <= made
    assert "submission.py" in README
    assert "mybot.py" in ARENA
