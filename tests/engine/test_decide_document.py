"""engine/core/DECIDE.md: every command in it runs as it stands there, and what it shows comes out.

What is shown is a part: of a list some, in their order, of an object some of its fields; numbers
are rounded.
"""

from __future__ import annotations

import json
import re
import shlex
import shutil
from pathlib import Path
from typing import Any

import pytest

import main
from engine.core.decision import ReasonOutcome
from games import REGISTRY

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "engine" / "core" / "DECIDE.md").read_text(encoding="utf-8")
POSITIONS = Path("tests") / "engine" / "data" / "decide"
EXAMPLE = re.compile(r"^## (.+?)\n.*?```\n(.*?)```\n\n```json\n(.*?)```", re.MULTILINE | re.DOTALL)
EXAMPLES = {title: (lines, shown) for title, lines, shown in EXAMPLE.findall(PAGE)}
FIELDS = {"clause", "key", "args", "outcome", "options", "text"}
SECRET = {"private", "veiled"}


@pytest.fixture(autouse=True)
def place(tmp_path, monkeypatch) -> None:
    """Where the commands are given, with the positions that the page names."""
    shutil.copytree(ROOT / POSITIONS, tmp_path / POSITIONS)
    monkeypatch.chdir(tmp_path)


def printed(lines: str, capsys: pytest.CaptureFixture[str]) -> Any:
    """What the last of these commands prints."""
    for line in lines.splitlines():
        capsys.readouterr()
        words = shlex.split(line)
        assert words[:2] == ["python", "main.py"]
        assert main.main(words[2:]) == 0, line
    return json.loads(capsys.readouterr().out)


def differs(shown: Any, found: Any, path: str = "") -> str:
    """Where something that is shown is not what comes out; nothing when it all is."""
    match shown:
        case dict():
            if not isinstance(found, dict):
                return f"{path}: {found}"
            missing = [f"{path}.{name}" for name in shown if name not in found]
            parts = (differs(each, found.get(name), f"{path}.{name}")
                     for name, each in shown.items())  # fmt: skip
            return next((each for each in (*missing, *parts) if each), "")
        case list():
            left = iter(found if isinstance(found, list) else ())
            for number, each in enumerate(shown):
                if all(differs(each, other) for other in left):
                    return f"{path}[{number}]"
            return ""
        case float():
            digits = len(str(shown).partition(".")[2])
            is_near = isinstance(found, float | int) and round(found, digits) == shown
            return "" if is_near else f"{path}: {found}"
    return "" if shown == found else f"{path}: {found}"


def reasons_in(document: Any) -> list[dict[str, Any]]:
    """Every reason in it, those in the tree of a dummy and the veiled ones as well."""
    found = []
    if isinstance(document, dict):
        if "clause" in document:
            found.append(document)
        document = list(document.values())
    if isinstance(document, list):
        for each in document:
            found += reasons_in(each)
    return found


@pytest.mark.parametrize("title", EXAMPLES)
def test_what_the_page_shows_comes_out(title, capsys):
    lines, text = EXAMPLES[title]
    shown, found = json.loads(text), printed(lines, capsys)
    assert reasons_in(shown)
    assert differs(shown, found) == ""
    for reason in reasons_in(shown):
        assert {"clause", "key", "outcome"} <= set(reason)
    for reason in reasons_in(found):
        if "key" in reason:  # an event of a dummy's turn has a sentence alone
            assert set(reason) - SECRET == FIELDS
            assert reason.get("private", True) is True
            assert ("private" in reason) == ("veiled" in reason)
            assert reason["outcome"] in set(ReasonOutcome)


def test_there_is_an_example_for_every_game_and_kind_of_bot():
    asked = {
        (words[3], words[words.index("--bot") + 1])
        for lines, _ in EXAMPLES.values()
        for words in [shlex.split(lines.splitlines()[-1])]
    }
    assert {game for game, _ in asked} == {game.key for game in REGISTRY.games()}
    assert {
        ("despirala", "optimal"), ("risk", "expert"), ("risk", "captain"), ("risk", "raider"),
        ("risk", "recruit"),
        ("roll_galaxy", "rollbot:hard"), ("roll_galaxy", "navigator"), ("rajas", "dummy"),
        ("rajas", "raja"), ("arcs", "steward"), ("arcs", "captain"), ("arcs", "supercat"),
    } <= asked  # fmt: skip
    assert "arcs-act.json" in EXAMPLES["Arcs: SUPERCAT in the campaign"][0]


def test_every_outcome_stands_in_its_table_and_one_of_each_that_is_shown():
    told = re.search(r"^\| outcome .*?\n\n", PAGE, re.MULTILINE | re.DOTALL)
    assert told is not None
    assert re.findall(r"^\| `([\w-]+)`", told[0], re.MULTILINE) == [*ReasonOutcome]
    shown = {
        reason["outcome"]
        for _, text in EXAMPLES.values()
        for reason in reasons_in(json.loads(text))
    }
    assert shown == set(ReasonOutcome) - {ReasonOutcome.NO_ACTION}


@pytest.mark.parametrize(("game", "position", "bot"), [
    ("risk", "risk-attack", "general"), ("risk", "risk-attack", "raider"),
    ("risk", "risk-attack", "recruit"), ("rajas", "", "minister"), ("rajas", "", "page"),
    ("rajas", "", "greedy"), ("arcs", "", "warlord"),
])  # fmt: skip
def test_the_bots_that_it_names_besides_tell_what_they_compared(game, position, bot, capsys):
    file = (POSITIONS / f"{position}.json").as_posix() if position else f"{game}.json"
    made = "" if position else f"python main.py position {game} --out {file}\n"
    asked = f"python main.py decide {game} --position {file} --bot {bot} --json"
    document = printed(made + asked, capsys)
    compared = [reason["options"] for reason in document["reasons"] if reason["options"]]
    assert compared
    for options in compared:
        assert sum(each["odds"] for each in options) == pytest.approx(1)
        chosen = {json.dumps(each["option"]) for each in options if each["odds"]}
        assert json.dumps({"move": document["answer"]}) in chosen


def test_a_page_that_has_gone_stale_is_found():
    found = {"reasons": [{"outcome": "held", "n": 1.2345}, {"outcome": "not-so", "n": 2.0}]}
    assert differs({"reasons": [{"n": 1.23}, {"outcome": "not-so"}]}, found) == ""
    for stale in (
        {"reasons": [{"outcome": "earlier"}]}, {"reasons": [{"n": 1.24}]}, {"answer": 1},
        {"reasons": [{"outcome": "not-so"}, {"outcome": "held"}]}, {"reasons": [{"why": ""}]},
    ):  # fmt: skip
        assert differs(stale, found)
