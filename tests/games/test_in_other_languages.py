"""Rules, lessons and scenarios in other languages: the same clauses, numbers, steps and goals."""

import re
from dataclasses import replace

import pytest

from engine.core.game import clauses_of
from engine.core.learning.lesson import lessons_of
from engine.core.learning.puzzle import PuzzleTable, puzzles_of, scenarios_of
from engine.text.message import languages
from games import REGISTRY

GAMES = list(REGISTRY.games())
WHOLE = {("de", key) for key in ("arcs", "despirala", "risk", "roll_galaxy", "rajas")}
"""The games that have all of this in a language."""
PICTURE = re.compile(r"\(picture:\w+\)")
NUMBER = re.compile(r"\{[^}]*\}")
SOURCE = re.compile(r"\b[A-Z]+-\d[\d.]*\d\b")
EVERY = [pytest.param(game, language, id=f"{game.key}-{language}")
         for language in languages()[1:] for game in GAMES]  # fmt: skip


def wordless(step):
    """All of a step but its words."""
    otherwise = tuple(replace(each, says="") for each in step.otherwise)
    points, lights = (
        tuple("button" if each.startswith("button ") else each for each in places)
        for places in (step.points_at, step.lights)
    )
    return replace(step, title="", says=(), now=bool(step.now), otherwise=otherwise,
                   points_at=points, lights=lights)  # fmt: skip


def sentences(step):
    return (step.title, *step.says, step.now, *(each.says for each in step.otherwise))


def numbers(step):
    """The numbers of the table that are spoken of, in what is said and in each reply."""
    said, replies = " ".join(step.says), [each.says for each in step.otherwise]
    return [sorted(NUMBER.findall(each)) for each in (said, *replies)]


def is_whole(game, language):
    return (language, game.key) in WHOLE


@pytest.mark.parametrize(("game", "language"), EVERY)
def test_rules_have_the_same_clauses_numbers_sources_and_pictures(game, language):
    paths = game.rules_path, game.rules_in(language)
    assert len(set(paths)) == 2 or not is_whole(game, language)
    english, other = (path.read_text("utf-8") for path in paths)
    assert game.rules_in("x-pseudo") == game.rules_path
    assert PICTURE.findall(english) == PICTURE.findall(other)
    assert english.count("\n## ") == other.count("\n## ")
    for one, told in zip(clauses_of(english), clauses_of(other), strict=True):
        assert one.id == told.id
        for said in (SOURCE, re.compile(r"\d+")):
            assert sorted(said.findall(one.text)) == sorted(said.findall(told.text)), one.id
        assert one.text != told.text or paths[0] == paths[1], one.id


@pytest.mark.parametrize(("game", "language"), EVERY)
def test_lessons_have_the_same_steps_and_speak_of_the_same_numbers(game, language):
    for english, told in zip(lessons_of(game), lessons_of(game, language), strict=True):
        if told.language == "en" and not is_whole(game, language):
            continue
        assert told.language == language
        for one, other in zip(english.steps, told.steps, strict=True):
            assert wordless(one) == wordless(other)
            assert numbers(one) == numbers(other), other.title
            pairs = zip(sentences(one), sentences(other), strict=True)
            assert all(before != after or not before for before, after in pairs), other.title


@pytest.mark.parametrize(("game", "language"), EVERY)
def test_scenarios_have_the_same_goals_and_numbers(game, language):
    for english, told in zip(scenarios_of(game), scenarios_of(game, language), strict=True):
        assert replace(told, title=english.title, about=english.about) == english
        said = (sorted(re.findall(r"\d+", each.about)) for each in (english, told))
        assert next(said) == next(said), told.title
        assert english.title != told.title or not is_whole(game, language)


@pytest.mark.parametrize(("game", "language"), EVERY)
def test_puzzles_are_told_with_the_same_costs_and_clauses(game, language):
    for puzzle in puzzles_of(game)[:3]:
        laid = PuzzleTable(game, puzzle)
        told = game.puzzle_in(laid, game.voice(laid.match.setup.seat_names, language))
        assert [each.cost for each in told.choices] == [each.cost for each in puzzle.choices]
        assert [each.clause for each in told.why] == [each.clause for each in puzzle.why]
