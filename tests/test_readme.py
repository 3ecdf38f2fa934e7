"""Every command that a README names: it runs as it stands there, one after the other.

Numbers of games are made small, since it is not the figures that are checked, and a window is not
opened, only its match made. A file that a command reads is made by a command before it, or shown in
the README; `YOURS` are those that are said to be the reader's own.
"""

from __future__ import annotations

import importlib.util
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

import main
from engine.core.match import Match
from tests.games.risk.arena.players import DATA

ROOT = Path(__file__).resolve().parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")
ARENA = (ROOT / "games" / "risk" / "arena" / "README.md").read_text(encoding="utf-8")
PAGES = {"README.md": README, "arena": ARENA}
YOURS = {"mybot.py", "submission.py"}
BIG = re.compile(r"(?<=--games )[0-9]+")


def lines_of(page: str) -> list[str]:
    """The commands of this program in blocks and in words, in their order."""
    found = re.finditer(r"^(python main\.py .*)$|`(python main\.py [^`]*)`", page, re.MULTILINE)
    return [" ".join((each[1] or each[2]).split()) for each in found]


def forms_of(line: str) -> list[str]:
    """Without what stands in brackets, and with all of it."""
    bare = " ".join(re.sub(r"\[[^\]]*\]", "", line).split())
    whole = " ".join(line.replace("[", "").replace("]", "").split())
    return list(dict.fromkeys((bare, whole)))


def modules_of(page: str) -> set[str]:
    return set(re.findall(r"python -m ((?:tests|games)[\w.]*\w)", page))


@pytest.fixture
def folder(tmp_path, monkeypatch) -> Path:
    """Where the commands are given: with what is the reader's own, and what a README shows."""
    place = tmp_path / "here"
    place.mkdir()
    monkeypatch.chdir(place)
    (place / "mybot.py").write_bytes((DATA / "mybot.py").read_bytes())
    made = subprocess.run(
        [sys.executable, "-m", "games.risk.arena.submission", "recruit"],
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
    words = shlex.split(BIG.sub("1", line))[2:]
    monkeypatch.setattr("sys.stdin", open("/dev/null" if sys.platform != "win32" else "NUL"))  # noqa: SIM115, PTH123
    return main.main(words)


@pytest.mark.parametrize("page", PAGES)
def test_every_command_runs_as_it_stands_there(page, folder, monkeypatch, capsys):
    assert len(lines_of(PAGES[page])) > 2
    for line in lines_of(PAGES[page]):
        if "<game>" in line:
            continue  # a form, which `test_a_form_can_be_read` fills in
        for form in forms_of(line):
            status = run(form, monkeypatch)
            assert status == 0, f"{form}: {capsys.readouterr().err}"
    capsys.readouterr()


def test_a_form_can_be_read():
    forms = [line for line in lines_of(README) if "<game>" in line]
    assert forms
    for line in forms:
        parsed = main._parser().parse_args(shlex.split(line.replace("<game>", "rajas"))[2:])
        assert parsed.game == "rajas"


@pytest.mark.parametrize("page", PAGES)
def test_every_module_that_is_to_be_run_is_there(page):
    assert modules_of(PAGES[page])
    for module in modules_of(PAGES[page]):
        found = importlib.util.find_spec(module)
        assert found is not None, module
        text = Path(str(found.origin)).read_text(encoding="utf-8")
        runs = '__name__ == "__main__"' in text or found.submodule_search_locations is not None
        assert runs, f"{module} cannot be run"


def test_what_a_reader_is_told_to_write_is_said_to_be_theirs():
    """A file that no command makes and no page shows would be nowhere."""
    made = set(re.findall(r"--(?:out|record) (\S+)", README)) | {"hasty.py"} | YOURS
    places = r"--position (\S+)|(?:replay|review) (\S+)|(?:file|syncs):([\w.]+)"
    read = set(re.findall(places, README))
    names = {name for found in read for name in found if name.endswith((".json", ".py"))}
    assert names <= made
    assert "submission.py" in README
    assert "mybot.py" in ARENA
