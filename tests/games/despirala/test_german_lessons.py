"""Despirala's lessons in German: the same steps as in English, in other words."""

import re
from dataclasses import replace

import pytest

from engine.core.errors import BadDocument
from engine.core.learning.lesson import lesson_in, lessons_of, told_in
from engine.core.learning.walk import walk_to
from games.despirala.game import GAME

ENGLISH, GERMAN = lessons_of(GAME), lessons_of(GAME, "de")
PAIRS = list(zip(ENGLISH, GERMAN, strict=True))
NUMBER = re.compile(r"\{[^}]*\}")


def wordless(step):
    """All of a step but its words."""
    otherwise = tuple(replace(each, says="") for each in step.otherwise)
    points = tuple("button" if each.startswith("button ") else each for each in step.points_at)
    return replace(step, title="", says=(), now=bool(step.now), otherwise=otherwise,
                   points_at=points)  # fmt: skip


def sentences(step):
    return (step.title, *step.says, step.now, *(each.says for each in step.otherwise))


def numbers(step):
    """The numbers of the table that are spoken of, in what is said and in each reply."""
    said, replies = " ".join(step.says), [each.says for each in step.otherwise]
    return [sorted(NUMBER.findall(each)) for each in (said, *replies)]


@pytest.mark.parametrize(("english", "german"), PAIRS, ids=[each.key for each in ENGLISH])
def test_both_have_the_same_steps_and_speak_of_the_same_numbers(english, german):
    assert (english.language, german.language) == ("en", "de")
    assert english.title != german.title
    for one, other in zip(english.parts, german.parts, strict=True):
        assert replace(one, steps=()) == replace(other, steps=())
        assert [*map(wordless, one.steps)] == [*map(wordless, other.steps)]
    for one, other in zip(english.steps, german.steps, strict=True):
        assert numbers(one) == numbers(other), other.title
        pairs = zip(sentences(one), sentences(other), strict=True)
        assert all(before != after or not before for before, after in pairs), other.title


@pytest.mark.parametrize("german", GERMAN, ids=[each.key for each in GERMAN])
def test_the_whole_lesson_can_be_walked_and_its_buttons_are_called_as_it_says(german):
    for part, described in enumerate(german.parts):
        walk = walk_to(GAME, german, german.number_of(part, 0), "You", "german")
        walk.match.language = "de"
        while not walk.is_over and not described.is_game:
            assert not walk.is_lost
            step, voice = walk.step, walk.match.voice
            for name in step.points_at:
                if name.startswith("button "):
                    said = walk.answer.said()
                    label = voice.part(said, "short") or voice.say(said)
                    assert label.startswith(name.removeprefix("button "))
                    assert name.removeprefix("button ") in step.now
            assert "{" not in " ".join((*walk.says(), walk.now()))
            walk.show()


def test_a_language_without_words_for_it_has_the_lesson_in_english():
    assert lessons_of(GAME, "x-pseudo") == ENGLISH
    assert lesson_in(GAME, GERMAN[0], "en") is ENGLISH[0]
    assert lesson_in(GAME, ENGLISH[0], "de") is GERMAN[0]


def test_words_for_other_steps_are_refused():
    lesson = ENGLISH[0]
    words = {"title": "Zug", "about": "Worum", "steps": [{"title": "Eins", "says": ["Ja."]}]}
    with pytest.raises(BadDocument, match="1-first-turn has 9 steps, not 1"):
        told_in(lesson, words, "de")
    words["steps"] *= len(lesson.steps)
    with pytest.raises(BadDocument, match="'Eins' has more or fewer sentences than 'Your dice"):
        told_in(lesson, words, "de")
