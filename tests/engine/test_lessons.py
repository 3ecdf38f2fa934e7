"""Lessons: reading them, walking through one, and what is kept of it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from engine.core.errors import BadDocument
from engine.core.learning.lesson import (
    NOT_BEGUN,
    Lesson,
    Progress,
    Taken,
    first_undone,
    lesson_named,
    lesson_that_mends,
    lessons_by_clause,
)
from engine.core.learning.lesson import _read as read_lesson
from engine.core.learning.walk import LessonMatch, Walk, filled, walk_to
from games import REGISTRY
from tests.nim import GAME, Take


def the_heap() -> Lesson:
    lesson = lesson_named(GAME, "1-the-heap")
    assert lesson is not None
    return lesson


def begun(number: int = 0) -> Walk:
    walk = walk_to(GAME, the_heap(), number, "You")
    walk.go_on()
    return walk


# -- the walk


def test_the_dice_fall_as_the_lesson_tells() -> None:
    assert begun().match.table.heap == 13


def test_numbers_in_sentences_are_those_of_the_table() -> None:
    walk = begun()
    assert walk.says() == ("There are 13 stones.",)
    assert filled(GAME, "{heap} of {most}", walk.match.table, 0) == "13 of 3"
    with pytest.raises(BadDocument, match="'purse'"):
        filled(GAME, "{purse}", walk.match.table, 0)


def test_a_step_that_is_read_leaves_the_table_alone() -> None:
    walk = begun()
    walk.read()
    assert (walk.step.title, walk.match.table.heap) == ("Take one", 13)


def test_the_move_that_is_expected_goes_on_with_the_next_step() -> None:
    walk = begun(1)
    assert walk.reply_to(Take(1)) is None
    walk.play(Take(1))
    assert (walk.step.title, walk.is_waiting) == ("Take any", True)


def test_another_move_is_answered_by_the_first_words_that_fit() -> None:
    walk = begun(1)
    told = [walk.reply_to(Take(count)) for count in (2, 3)]
    assert [reply and reply.says for reply in told] == [
        "That leaves eleven.",
        "That leaves ten of 13.",
    ]


def test_back_takes_the_move_back_and_reading_too() -> None:
    walk = begun(2)
    assert walk.match.table.heap < 12
    assert walk.back()
    assert walk.is_ahead
    walk.match.undo()
    assert not walk.is_ahead
    assert (walk.step.title, walk.match.table.heap) == ("Take one", 13)
    assert walk.back()
    assert walk.step.title == "Stones"
    assert not walk.back()


def test_an_undo_at_the_table_takes_the_lesson_back() -> None:
    walk = begun(2)
    walk.match.undo()
    walk.follow()
    assert walk.step.title == "Take one"


def test_a_lesson_goes_on_where_it_was_left() -> None:
    assert [begun(number).step.title for number in range(4)] == [
        "Stones", "Take one", "Take any", "A game",
    ]  # fmt: skip


def test_a_move_that_makes_the_rest_impossible_loses_the_way() -> None:
    walk = begun(1)
    while not walk.match.is_over:
        walk.match.answer(walk.match.option_of("1"))
        walk.go_on()
    walk.begun = [0, 0, len(walk.match.moves)]
    assert walk.is_lost


def test_a_real_game_is_a_match_like_any_other() -> None:
    walk = walk_to(GAME, the_heap(), 3, "Robin", "amber-otter")
    assert not isinstance(walk.match, LessonMatch)
    assert not walk.match.setup.practice
    assert walk.match.setup.seed == "amber-otter"
    assert walk.match.setup.seat_names == ("Robin", "Perfect")
    assert walk.is_last_part


# -- reading


def test_every_clause_leads_to_the_first_lesson_that_teaches_it() -> None:
    assert lessons_by_clause(GAME)["NIM-2"] == the_heap()
    assert first_undone([the_heap()], frozenset()) == the_heap()
    assert first_undone([the_heap()], frozenset({"1-the-heap"})) is None


def test_a_mistake_leads_to_a_lesson_that_practises_such_choices() -> None:
    game = REGISTRY.game("despirala")

    def proposed(*done: str) -> str:
        lesson = lesson_that_mends(game, "move", frozenset(done))
        assert lesson is not None
        return lesson.key

    assert proposed() == "3-targets"
    assert proposed("3-targets") == "4-bad-dice"
    assert proposed("3-targets", "4-bad-dice") == "3-targets"
    assert lesson_that_mends(game, "claim", frozenset()) is None


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"says": []}, "says 0 sentences"),
        ({"answer": "Take 1"}, "gives no order"),
        ({"answer": "Take 1", "now": "take"}, "no words for other moves"),
        ({"sound": "bell"}, "sound does not belong there"),
    ],
)
def test_a_lesson_that_cannot_be_taught_is_refused(
    tmp_path: Path, change: dict[str, Any], problem: str
) -> None:
    step = {"title": "A", "says": ["B."], "clause": "NIM-1", **change}
    document = {"title": "T", "about": "", "minutes": 1, "parts": [{"steps": [step]}]}
    path = tmp_path / "1-bad.json"
    path.write_text(json.dumps(document))
    with pytest.raises(BadDocument, match=problem):
        read_lesson(path)


# -- progress


def test_progress_outlasts_the_program(tmp_path: Path) -> None:
    path, lesson = tmp_path / "lessons.json", the_heap()
    progress = Progress.load(path)
    assert progress.taken == {}
    progress.reach("nim", lesson, 2)
    assert Progress.load(path).of("nim", lesson) == Taken(2, is_done=False)
    progress.finish("nim", lesson)
    assert Progress.load(path).done("nim") == {"1-the-heap"}
    progress.reach("nim", lesson, 1)
    assert Progress.load(path).of("nim", lesson) == Taken(1, is_done=True)


@pytest.mark.parametrize(
    "content",
    [
        "{",
        "[]",
        '{"format": 2}',
        '{"format": 1, "lessons": []}',
        '{"format": 1, "lessons": {"nim": {"1-the-heap": {"step": -1, "done": false}}}}',
        '{"format": 1, "lessons": {"nim": {"1-the-heap": {"step": true, "done": false}}}}',
    ],
)
def test_a_damaged_file_is_told_of_and_put_aside(tmp_path: Path, content: str) -> None:
    path = tmp_path / "lessons.json"
    path.write_text(content)
    progress = Progress.load(path)
    assert progress.of("nim", the_heap()) == NOT_BEGUN
    assert progress.problem is not None
    assert str(path) in progress.problem
    progress.reach("nim", the_heap(), 1)
    assert progress.problem is None
    assert (tmp_path / "lessons.damaged-1.json").read_text() == content
    assert Progress.load(path).of("nim", the_heap()).step == 1
