"""The one next step in a game: two lessons, a first game, a puzzle, a challenge, then games."""

from __future__ import annotations

from datetime import date

import pytest

from engine.core.learning.challenges import Challenges
from engine.core.learning.lesson import VETERAN, NextStep, Progress, lessons_of, next_step
from engine.core.learning.puzzle import PuzzleProgress, puzzles_of
from games import REGISTRY
from tests.nim import GAME as NIM

RISK = REGISTRY.game("risk")
LESSONS = lessons_of(RISK)


def learnt(count: int) -> Progress:
    """Somebody who has done the first lessons of Risk."""
    progress = Progress()
    for lesson in LESSONS[:count]:
        progress.finish("risk", lesson)
    return progress


def test_a_newcomer_begins_with_the_first_lesson():
    assert next_step(RISK, Progress(), 0) == NextStep("lesson", LESSONS[0].key)


def test_the_second_lesson_follows_the_first():
    assert next_step(RISK, learnt(1), 0) == NextStep("lesson", LESSONS[1].key)


def test_a_lesson_left_in_the_middle_goes_on_whichever_it_is():
    progress = learnt(2)
    progress.reach("risk", LESSONS[3], 2)
    assert next_step(RISK, progress, 0) == NextStep("lesson", LESSONS[3].key, is_begun=True)


def test_after_two_lessons_comes_a_first_game():
    assert next_step(RISK, learnt(2), 0) == NextStep("game")


def test_after_the_first_game_come_a_puzzle_and_a_challenge_then_games():
    progress = learnt(2)
    assert next_step(RISK, progress, 1) == NextStep("puzzle")
    PuzzleProgress.load().note("risk", puzzles_of(RISK)[0], 2)
    assert next_step(RISK, progress, 1) == NextStep("challenge")
    Challenges.load().begin("risk", date(2026, 11, 26), "risk-0a1b.json")
    assert next_step(RISK, progress, 1) == NextStep("game")


@pytest.mark.parametrize(("lessons", "games"), [(0, 1), (2, VETERAN)])
def test_who_plays_without_lessons_or_often_just_plays_on(lessons: int, games: int):
    assert next_step(RISK, learnt(lessons), games) == NextStep("game")


def test_a_game_without_puzzles_leads_on_to_its_challenge():
    progress = Progress()
    progress.finish("nim", lessons_of(NIM)[0])
    assert next_step(NIM, progress, 1) == NextStep("challenge")
