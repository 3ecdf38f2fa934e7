"""The faults that are put into rules and bots: each changes one thing, and words change nothing."""

from __future__ import annotations

import sys
from typing import Any

import pytest

from tests.mutants import bench, marks
from tests.mutants.faults import broken, faults_in, marked
from tests.mutants.mutants import drawn, equivalents, mutants_of

SOURCE = '''
LIMIT = 3

def most(dice):
    """The most dice."""
    if len(dice) >= LIMIT and not dice[0]:
        return max(dice) + 1
    note("so many", 7)
    pairs = zip(dice, dice, strict=True)
    return [die for die in dice if die]
'''


def changes(source: str) -> list[str]:
    return [fault.words.split("  ->  ")[1].strip() for fault in faults_in(source)]


def test_every_fault_changes_one_thing() -> None:
    """What only asserts something, or is only read, is left alone."""
    assert sorted(changes(SOURCE)) == sorted(
        [
            "if not (len(dice) >= LIMIT and (not dice[0])):",
            "if len(dice) >= LIMIT or not dice[0]:",
            "if len(dice) > LIMIT and (not dice[0]):",
            "if len(dice) >= LIMIT and (not not dice[0]):",
            "if len(dice) >= LIMIT and (not dice[1]):",
            "return max(dice) - 1",
            "return min(dice) + 1",
            "return max(dice) + 2",
            "return [die for die in dice]",
        ]
    )


def test_a_fault_is_found_again_by_its_number() -> None:
    for fault in faults_in(SOURCE):
        before, after = fault.words.split("  ->  ")
        text = broken(SOURCE, fault.number)
        assert after in text
        assert before not in [line.strip() for line in text.splitlines()]


def test_a_marked_module_works_where_there_are_no_tests(monkeypatch: pytest.MonkeyPatch) -> None:
    """As in the sandbox of a bot in a file, whose environment names no place for marks."""
    monkeypatch.delenv(marks.VARIABLE, raising=False)
    monkeypatch.setitem(sys.modules, "tests.mutants.marks", None)  # not to be imported
    module: dict[str, Any] = {"note": print}
    numbers = range(len(faults_in(SOURCE)))
    exec(marked(SOURCE, {number: marks.call(number) for number in numbers}), module)
    assert module["most"]([2, 5]) == [2, 5]


@pytest.mark.parametrize("game", ["arcs", "despirala", "rajas", "risk", "roll_galaxy"])
def test_every_game_has_faults_enough_to_draw_from(game: str) -> None:
    """At least two hundred, in rules and bots, none in what is drawn or only read."""
    found = mutants_of(game, None)
    assert len(found) >= 200
    assert not any("scene" in mutant.path.as_posix() for mutant in found)
    assert equivalents(game) <= set(map(str, found)), "a listed fault is no longer there"


@pytest.mark.whole
def test_a_game_keeps_those_promises_alone_that_pytest_asks_of_it() -> None:
    """Arcs has hidden cards, so nobody sees its table itself."""
    shared = "tests/games/test_every_game.py"
    arcs, open_game = (
        {each.removeprefix(f"{shared}::").split("[")[0] for each in bench.test_files(game)[shared]}
        for game in ("arcs", "despirala")
    )
    assert open_game - arcs == {"test_where_nothing_is_hidden_everybody_sees_the_table_itself"}
    assert "test_the_golden_playthrough_is_unchanged" in arcs
    assert all(bench.test_files("arcs")[each] for each in bench.OF_EVERY_GAME)


def test_a_draw_hardly_changes_with_the_program() -> None:
    """Without the faults of one module all others of a draw are drawn again."""
    everything = mutants_of("risk")
    first = drawn(everything, 200, "1")
    gone = first[0].path
    second = drawn([mutant for mutant in everything if mutant.path != gone], 200, "1")
    assert set(first) - set(second) == {mutant for mutant in first if mutant.path == gone}
    assert first != drawn(everything, 200, "2")
