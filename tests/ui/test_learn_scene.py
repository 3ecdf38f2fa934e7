"""The page of all lessons: its rows, what comes next, and its words at every size."""

from __future__ import annotations

import pytest

from engine.core.school.lesson import first_lesson, lessons_of
from engine.core.school.progress import Progress
from engine.ui.school.learn import LearnScene, entries_of, next_entry
from games import REGISTRY
from tests.ui.halls import SHAPES, SIZES, text_problems

DESPIRALA, RISK = REGISTRY.game("despirala"), REGISTRY.game("risk")


def rows_of(progress: Progress):
    return [entries_of(game, progress) for game in (DESPIRALA, RISK)]


def test_the_next_step_is_a_lesson_begun_then_one_of_a_game_known_then_the_first():
    progress = Progress(is_kept=False)
    first, second = lessons_of(RISK)[:2]
    assert next_entry(rows_of(progress)).lesson == first_lesson(DESPIRALA)
    progress.finish("risk", first)
    assert next_entry(rows_of(progress)).lesson == second
    progress.reach("despirala", first_lesson(DESPIRALA), 3)
    assert next_entry(rows_of(progress)).lesson == first_lesson(DESPIRALA)


def test_when_all_is_done_there_is_no_next_step():
    progress = Progress(is_kept=False)
    for game in (DESPIRALA, RISK):
        for lesson in lessons_of(game):
            progress.finish(game.key, lesson)
    assert next_entry(rows_of(progress)) is None


def test_a_lesson_that_was_done_and_is_taken_again_counts_as_done():
    progress = Progress(is_kept=False)
    lesson = first_lesson(RISK)
    progress.finish("risk", lesson)
    progress.reach("risk", lesson, 4)
    entry = entries_of(RISK, progress)[0]
    assert (entry.share, entry.is_begun) == (1.0, True)


@pytest.mark.parametrize("size", [*SIZES, *SHAPES])
def test_texts_of_the_page_are_legible_and_whole(size):
    progress = Progress.load()
    progress.finish("risk", first_lesson(RISK))
    progress.reach("despirala", first_lesson(DESPIRALA), 3)
    assert text_problems(LearnScene, size) == []
