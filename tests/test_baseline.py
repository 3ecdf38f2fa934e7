"""What the comparison with the baseline says of answers that differ."""

from __future__ import annotations

import ast
import copy
import json
import subprocess
from collections.abc import Iterator

import pytest

from tests.baseline import BASELINE, PACKAGE, ROOT
from tests.baseline.differences import Differences
from tests.baseline.inside import ask
from tests.baseline.modes import MODES, OF, playing

MODE = OF["rajas/base"]


def positions(count: int = 3) -> list[str]:
    """Positions of one game, as they go from one tree to the other."""
    match, found = MODE.begun(0, "beside"), []
    for asked in playing(match):
        if (
            match.seat_to_answer is not None
            and match.seat_to_answer >= 0
            and len(asked.options) > 1
        ):
            about = {
                "mode": MODE.label, "name": f"place-{len(found)}", "kind": asked.kind,
                "players": [seat.player for seat in match.setup.seats], "seed": match.setup.seed,
                "options": match.setup.options, "position": match.game.codec.encode(match.table),
            }  # fmt: skip
            found.append(json.dumps(about))
        if len(found) == count:
            return found
    raise AssertionError("the game was too short")


@pytest.fixture(scope="module")
def asked():
    lines = positions()
    return [json.loads(line) for line in lines], list(ask(iter(lines), {}, slow=3))


def found_in(tmp_path, asked, change) -> list[str]:
    """What is said where the first answers are changed so."""
    abouts, before = asked
    now = copy.deepcopy(before)
    change(now[0])
    differences = Differences(tmp_path / "out")
    for about, one, other in zip(abouts, before, now, strict=True):
        differences.look(about, one, other)
    return [" ".join(line.split()) for line in differences.told()]


def test_equal_answers_do_not_differ_and_slow_bots_are_asked_now_and_then(tmp_path, asked):
    [line] = found_in(tmp_path, asked, lambda now: None)
    assert line == "compared 3 positions, 10 answers; differing: nothing"
    assert [list(each["bots"]) for each in asked[1]] == [
        ["greedy", "page", "minister", "raja"], *[["greedy", "page", "minister"]] * 2,
    ]  # fmt: skip
    assert not (tmp_path / "out").exists()


def another_answer(now):
    now["bots"]["page"] |= {"option": {"type": "Other"}, "typed": "Another", "clauses": ["NEW-1"]}


def test_another_answer_is_told_by_bot_decision_and_clauses_and_its_position_is_kept(
    tmp_path, asked
):
    about, before = asked[0][0], asked[1][0]["bots"]["page"]
    line, total = found_in(tmp_path, asked, another_answer)
    clauses = ", ".join(dict.fromkeys(before["clauses"]))
    kind = f"1 answer rajas/base page {about['kind']} {clauses} -> NEW-1"
    assert line == f"{kind} (place-0)"
    assert total.endswith("differing: 1 answer")
    assert json.loads((tmp_path / "out" / "place-0.json").read_text()) == about["position"]
    told = (tmp_path / "out" / "place-0.txt").read_text()
    assert f"before: {before['typed']}" in told
    assert "now:    Another" in told


def drop_an_option(now):
    now["typed"].pop(next(iter(now["typed"])))


def type_otherwise(now):
    next(iter(now["typed"].values()))[0] = "Something else"


def read_otherwise(now):
    now["read"][next(iter(now["read"]))] = "IllegalAnswer: what?"


def other_clauses(now):
    now["bots"]["page"]["clauses"] = ["NEW-1"]


def other_arguments(now):
    now["bots"]["page"]["reasons"] = [["NEW-1", "words", {"count": 2}]]


def other_words(now):
    now["bots"]["page"]["told"] = ["other words"]


def fault_of_a_bot(now):
    now["bots"]["page"] = {"fault": "KeyError: 3"}


def fault_of_the_position(now):
    now.clear()
    now["fault"] = "BadDocument: no"


@pytest.mark.parametrize(
    ("change", "what"),
    [
        (drop_an_option, "options"), (type_otherwise, "typed"), (read_otherwise, "read"),
        (other_clauses, "clauses"), (other_arguments, "reasons"), (other_words, "words"),
        (fault_of_a_bot, "fault"), (fault_of_the_position, "fault"),
    ],
)  # fmt: skip
def test_whatever_else_differs_is_told_as_what_it_is(tmp_path, asked, change, what):
    line, total = found_in(tmp_path, asked, change)
    assert line.startswith(f"1 {what} rajas/base")
    assert total.endswith(f"differing: 1 {what}")


NEWER = {"supercat:10", "lieutenant", "navigator:pilot", "navigator:cadet"}
"""Bots that the baseline did not have."""


def test_every_bot_of_a_card_is_asked_somewhere():
    for game in {mode.game for mode in MODES}:
        modes = [mode for mode in MODES if mode.game == game]
        seated = {player for mode in modes for table in mode.tables for player in table}
        asked = {bot for mode in modes for bot in (*mode.asked, *mode.slow)}
        only_there = seated & {"dummy", "supercat"}
        levels = {level.name for level in modes[0].begun(0, "levels").game.bot_levels}
        assert levels <= asked | only_there | NEWER


def of_the_baseline(module: str) -> str:
    """The source that a module had there, "" if there was none."""
    place = module.replace(".", "/")
    for path in (f"{place}.py", f"{place}/__init__.py"):
        shown = subprocess.run(
            ("git", "-C", str(ROOT), "show", f"{BASELINE}:{path}"), capture_output=True, check=False
        )
        if shown.returncode == 0:
            return shown.stdout.decode("utf-8")
    return ""


def imported() -> Iterator[tuple[str, str]]:
    """What the modules that run in both trees import of the program, outside of functions."""
    for name in ("modes", "records", "inside", "typed"):
        tree = ast.parse((ROOT / PACKAGE / f"{name}.py").read_text("utf-8"))
        for node in tree.body:
            if isinstance(node, ast.ImportFrom) and str(node.module).startswith(
                ("engine", "games")
            ):
                yield from ((str(node.module), each.name) for each in node.names)


def test_what_runs_in_both_trees_imports_only_what_the_baseline_has_too():
    if not of_the_baseline("main"):
        pytest.skip("a shallow clone: the baseline is not there")
    missing = [
        f"{module}.{name}"
        for module, name in imported()
        if name not in of_the_baseline(module) and not of_the_baseline(f"{module}.{name}")
    ]
    assert missing == [], "tests.baseline.in_either_tree finds what has moved"
