"""The course of a game: leads by answer, and where it turned."""

from __future__ import annotations

import pytest

from engine.core.card import Graded, Scale
from engine.core.match import Match, bots_of, play_bots
from engine.core.setup import SeatSetup, Setup
from engine.core.thinking import Course, course_of, turning_points
from games import REGISTRY
from tests.nim import GAME as NIM

SCALE = Scale("points", "the judge", 0.1, 1.0, 3.0)
COURSE = Course(0, (0, 1, 2, 4, 4, 3, 0, -2, 5), ((0, 0), (2, 1), (4, 2), (6, 3)))
"""Eight answers: set-up, then three rounds of two answers."""


def graded(answer, loss, best="other"):
    return Graded(0, answer, "move", "this", best, loss, 0.0, SCALE.grade(loss), "Round 1")


def played(game, seats, **options):
    match = Match(game, Setup(tuple(SeatSetup(each, each) for each in seats), "course", options))
    bot = game.bot("random", match.setup)
    play_bots(match, [each or bot for each in bots_of(match)], 1_000_000)
    return match


@pytest.mark.parametrize(("answer", "part"), [(0, 0), (1, 0), (2, 1), (5, 2), (8, 3)])
def test_every_answer_lies_in_a_part(answer, part):
    assert COURSE.part_at(answer) == part


def test_a_part_ends_where_the_next_begins_and_the_last_with_the_game():
    assert [COURSE.ends_of(part) for part in range(4)] == [(0, 2), (2, 4), (4, 6), (6, 8)]


def test_the_two_dearest_mistakes_and_the_best_found_choice_turn_a_game():
    choices = [graded(0, 2.0), graded(3, 0.0, best="this"), graded(5, 4.0), graded(7, 1.5)]
    points = turning_points(COURSE, choices)
    assert [(each.kind, each.answer) for each in points] == [("lost", 0), ("found", 3), ("lost", 5)]
    assert (points[1].before, points[1].after, points[1].round) == (2, 4, 1)


def test_where_nothing_was_lost_the_largest_swings_stand_in():
    points = turning_points(COURSE, [])
    assert [each.kind for each in points] == ["swing"] * 3
    assert points[-1].answer == 7
    assert [each.answer for each in points] == sorted(each.answer for each in points)


def test_a_part_of_the_game_has_one_turning_point():
    points = turning_points(COURSE, [graded(4, 2.0), graded(5, 4.0)])
    assert len({each.round for each in points}) == len(points)
    assert points[[each.kind for each in points].index("lost")].answer == 5


def test_a_quiet_game_has_no_turning_point():
    assert turning_points(Course(0, (0, 0, 0), ((0, 1),)), []) == ()


def test_the_lead_is_that_of_the_person_and_ends_as_the_game_did():
    match = played(REGISTRY.game("despirala"), ("random", "human"))
    course = course_of(match)
    scores = match.result.scores
    assert course.seat == 1
    assert course.leads[0] == 0
    assert course.leads[-1] == scores[1] - scores[0]
    assert [number for _, number in course.parts][-1] == 14
    assert course.answers == len(match.moves)


def test_where_the_lowest_score_wins_a_lead_is_how_far_below_it_lies():
    match = played(REGISTRY.game("despirala"), ("human", "random"), mode="misere")
    scores = match.result.scores
    assert course_of(match).leads[-1] == scores[1] - scores[0]


def test_alone_the_result_itself_is_drawn():
    match = played(REGISTRY.game("despirala"), ("human",))
    assert course_of(match).leads[-1] == match.result.scores[0]


def test_where_only_bots_play_it_is_the_winners():
    match = played(NIM, ("perfect", "random"))
    assert course_of(match).seat == match.result.winners[0]
