"""Grades of choices, marks of games, and the measure of a level's strength."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest

from engine.core.card import Graded, Marks, Scale, graded_choices, lost, paired
from engine.core.errors import BadDocument
from engine.core.learning.lesson import listed_levels
from engine.core.learning.report import (
    FIRST,
    _read,
    level_ratings,
    place_of,
    rating_curve,
    shown_rating,
)
from engine.core.learning.statistics import Statistics
from engine.core.match import Match, bots_of, play_bots
from engine.core.record import Autosave
from engine.core.setup import SeatSetup, Setup
from engine.core.thinking import graded, marks_of_record
from games import REGISTRY
from tests.nim import GAME

SCALE = Scale("points", "the judge", 0.1, 1.0, 4.0)


@pytest.mark.parametrize(("loss", "error", "grade"), [
    (-3.0, 0.0, "best"), (0.1, 0.0, "best"), (0.2, 0.0, "good"), (1.0, 0.0, "mistake"),
    (3.9, 0.0, "mistake"), (4.0, 0.0, "blunder"), (3.0, 2.0, "best"), (5.0, 2.0, "blunder"),
])  # fmt: skip
def test_what_lies_within_the_error_is_held_against_nobody(loss, error, grade):
    assert SCALE.grade(loss, error) == grade


def test_a_review_is_graded_choice_by_choice():
    choices = [
        {"answer": 3, "decision": "attack", "played": "A", "best": "B", "delta": -5.0,
         "error": 0.5, "chapter": 2, "round": 1},
        {"answer": 4, "decision": "end", "played": "A", "best": ["A", "B"], "delta": 0.0},
        {"answer": 5, "decision": "end", "played": "A", "best": "B", "delta": 2.0},
    ]  # fmt: skip
    document = {"seats": [{"seat": 1, "choices": choices}, {"seat": 0, "choices": []}]}
    found = graded_choices(SCALE, document, 1)
    assert [each.grade for each in found] == ["blunder", "best", "mistake"]
    assert found[0] == Graded(1, 3, "attack", "A", "B", 5.0, 0.5, "blunder", "Chapter 2, round 1")
    assert found[1].when == "Set-up"
    assert Marks.of(found) == Marks(1, 0, 1, 1, "attack")
    assert graded_choices(SCALE, document, 0) == []


def test_only_what_an_exact_search_saw_adds_up():
    choices = [
        Graded(0, number, "place", "A", "B", loss, 0.0, SCALE.grade(loss))
        for number, loss in enumerate((3.0, 0.05, 1.0, 0.0))
    ]
    assert lost(SCALE, choices) == 1.0
    assert lost(replace(SCALE, is_exact=True), choices) == 4.0
    assert lost(SCALE, []) == 0.0


def test_a_comparison_is_the_mean_of_pairs_and_its_error():
    loss, error = paired(4, lambda number: number, lambda number: number + 2.0)
    assert (loss, error) == (2.0, 0.0)


@pytest.mark.parametrize("key", REGISTRY.keys)
def test_every_game_says_what_a_mistake_is_and_how_strong_its_levels_are(key):
    game = REGISTRY.game(key)
    scale = game.grading
    assert 0 <= scale.least < scale.mistake < scale.blunder
    ratings = level_ratings(game)
    assert min(ratings.values()) == FIRST
    assert all(game.level(level) is not None for level in ratings)


@pytest.mark.parametrize("key", REGISTRY.keys)
def test_of_two_levels_the_stronger_has_the_higher_bar(key):
    game = REGISTRY.game(key)
    listed = {level.name for level in listed_levels(game)}
    rated = sorted((each for each in level_ratings(game).items() if each[0] in listed),
                   key=lambda each: each[1])  # fmt: skip
    for (weaker, low), (stronger, high) in pairwise(rated):
        assert (place_of(game, weaker) < place_of(game, stronger)) is (low < high)
    assert max(place_of(game, level)[0] for level in listed) == place_of(game, "")[1]


@pytest.mark.parametrize("key", REGISTRY.keys)
def test_no_level_is_rated_above_one_that_claims_more(key):
    game = REGISTRY.game(key)
    ratings = level_ratings(game)
    rated = sorted((each for each in listed_levels(game) if each.name in ratings),
                   key=lambda each: (each.strength, ratings[each.name]))  # fmt: skip
    assert rated == sorted(rated, key=lambda each: ratings[each.name])


PLAYED = {
    "despirala": (("human",), "optimal", {}),
    "risk": (("human", "recruit"), "raider", {"rounds": "10"}),
    "roll_galaxy": (("human", "rollbot:easy"), "rollbot:easy", {}),
    "rajas": (("human", "dummy"), "greedy", {}),
}


@pytest.mark.sample(3)
@pytest.mark.parametrize("key", PLAYED)
def test_the_choices_of_a_person_are_graded_up_to_where_the_game_stands(key):
    game = REGISTRY.game(key)
    players, stand_in, options = PLAYED[key]
    seats = tuple(SeatSetup(player, f"{n}") for n, player in enumerate(players))
    match = Match(game, Setup(seats, "amber-otter-42", options))
    bot = game.bot(stand_in, match.setup)
    play_bots(match, [each or bot for each in bots_of(match)], 180 if key == "risk" else 60)
    found = graded(match)
    assert found
    assert {each.seat for each in found} == {0}
    assert all(match.moves[each.answer].seat == 0 for each in found)
    assert all(each.played and each.best for each in found)


def test_the_exact_engine_makes_no_mistake():
    game = REGISTRY.game("despirala")
    match = Match(game, Setup((SeatSetup("human", "You"),), "amber-otter-42"))
    play_bots(match, [game.bot("optimal", match.setup)])
    path = Autosave(match).save()
    marks = marks_of_record(game, path)
    assert (marks.good, marks.mistakes, marks.blunders) == (0, 0, 0)
    assert marks.best > 20


def test_a_record_that_is_gone_and_a_game_without_grades_have_no_marks(tmp_path):
    assert marks_of_record(REGISTRY.game("risk"), tmp_path / "gone.json") is None
    assert graded(Match(GAME, Setup((SeatSetup("human", "You"),), "amber-otter-42"))) == []


# -- strength


def test_one_who_wins_half_against_one_other_is_as_strong_and_one_of_five_likewise():
    strengths = _read({"first": "a", "won": [["b", "a", 0.5, 1], ["c", "a", 0.2, 4]]}, "x")
    assert shown_rating(strengths["b"]) == pytest.approx(FIRST)
    assert shown_rating(strengths["c"]) == pytest.approx(FIRST)


def test_a_level_measured_twice_has_the_mean_of_its_places():
    rows = [["b", "a", 0.6, 1], ["b", "a", 0.4, 1], ["c", "b", 0.5, 1]]
    strengths = _read({"first": "a", "won": rows}, "x")
    assert shown_rating(strengths["b"]) == pytest.approx(FIRST)
    assert strengths["c"] == pytest.approx(strengths["b"])


@pytest.mark.parametrize("document", [
    None, {"first": "a"}, {"first": "a", "won": [["b", "z", 0.5, 1]]},
    {"first": "a", "won": [["b", "a", 1.0, 1]]}, {"first": "a", "won": [["b", "a", 0.5, 0]]},
])  # fmt: skip
def test_shares_that_are_none_are_refused(document):
    with pytest.raises(BadDocument):
        _read(document, "ratings.json")


def beaten(level: str, number: int) -> None:
    """A finished game of Risk in the statistics, won by its person."""
    risk = REGISTRY.game("risk")
    seats = (SeatSetup("human", "You"), SeatSetup(level, "Bot"))
    match = Match(risk, Setup(seats, f"amber-otter-{number}", {"rounds": "10"}))
    match.table.eliminated = (1,)
    Statistics().add(match, f"risk-{number}.json")


def test_a_win_lifts_the_rating_more_against_the_stronger():
    risk = REGISTRY.game("risk")
    beaten("recruit", 1)
    beaten("recruit", 2)
    weak = rating_curve(risk, Statistics().past())
    assert FIRST < weak[0].rating < weak[1].rating
    beaten("expert", 3)
    strong = rating_curve(risk, Statistics().past()[2:])
    assert strong[0].rating > weak[0].rating
    assert rating_curve(REGISTRY.game("rajas"), Statistics().past()) == []


def test_marks_are_kept_beside_the_finished_game():
    beaten("recruit", 1)
    store = Statistics()
    assert store.past()[0].marks is None
    store.mark("risk-1.json", Marks(5, 1, 2, 0, "attack"))
    store.mark("gone.json", Marks())
    assert [game.marks for game in Statistics().past()] == [Marks(5, 1, 2, 0, "attack")]
    assert store.past()[0].is_won
    aside = store.reset()
    assert aside is not None
    assert aside.exists()
    assert Statistics().past() == []
