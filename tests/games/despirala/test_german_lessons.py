"""Despirala's lessons in German: they can be walked; other words are refused."""

import pytest

from engine.core.errors import BadDocument
from engine.core.learning.lesson import lesson_in, lessons_of, told_in
from engine.core.learning.walk import walk_to
from games.despirala.game import GAME

ENGLISH, GERMAN = lessons_of(GAME), lessons_of(GAME, "de")


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
