"""Arcs in German: lessons, puzzles, scenarios, rules, and sentences of the campaign."""

import re
from dataclasses import replace

import pytest

from engine.core.clauses import clauses_of
from engine.core.learning.lesson import lessons_of
from engine.core.learning.puzzle import PuzzleTable, puzzles_of, scenarios_of
from engine.core.learning.walk import walk_to
from engine.text.message import Message, SeatNumber
from games.arcs.board import OWNER, PIECE, TOKEN
from games.arcs.campaign_components import EMPIRE
from games.arcs.game import GAME
from tests.games.despirala.test_german_lessons import numbers, sentences, wordless
from tests.games.test_every_lesson import LONGEST_REPLY, LONGEST_SENTENCE

VOICE = GAME.voice(("You", "Ada", "James"), "de")
ME, ADA = SeatNumber(0), SeatNumber(1)
LESSONS = list(zip(lessons_of(GAME), lessons_of(GAME, "de"), strict=True))
each_lesson = pytest.mark.parametrize(
    ("english", "german"), LESSONS, ids=[one.key for one, _ in LESSONS]
)


def free(kind, count, *, fresh):
    return Message("reach-free-piece", {"kind": PIECE(kind), "fresh": fresh, "count": count})


@pytest.mark.parametrize(
    ("said", "words"),
    [
        (free("starport", 1, fresh=True), "ein Raumhafen"),
        (free("starport", 1, fresh=False), "1 beschädigter Raumhafen"),
        (free("city", 1, fresh=False), "1 beschädigte Stadt"),
        (free("city", 2, fresh=True), "2 Städte"),
        (Message("reach-spoil", {"kind": PIECE("ship"), "owner": OWNER(EMPIRE), "count": 2}),
         "2 Schiffe des Imperiums"),
        (Message("reach-ask-home-drawn", {"seat": ADA, "kind": PIECE("city")}),
         "Wo steht die Stadt von Ada?"),
        (Message("reach-ask-hand-over", {"rival": ME}), "Gib dir eine deiner höchsten Karten"),
        (Message("reach-deal-refuses", {"seat": ADA}), "Ada lehnt ab"),
        (Message("reach-trust", {"resources": (TOKEN("weapon"), TOKEN("relic"))}),
         "Treuhand: Waffe und Relikt"),
        (Message("power-halved", {"seat": ME, "power": 7, "left": 4}), "Du behältst 4 von 7 Macht"),
    ],
)  # fmt: skip
def test_sentences_of_the_campaign(said, words):
    assert VOICE.say(said) == words


@each_lesson
def test_lessons_have_the_same_steps_and_speak_of_the_same_numbers(english, german):
    assert german.language == "de"
    for one, other in zip(english.steps, german.steps, strict=True):
        assert numbers(one) == numbers(other), other.title
        assert wordless(one).otherwise == wordless(other).otherwise
        assert all(len(each.says) <= LONGEST_REPLY for each in other.otherwise)
        pairs = zip(sentences(one), sentences(other), strict=True)
        assert all(before != after or not before for before, after in pairs), other.title


@each_lesson
def test_what_a_lesson_says_fits_its_card(english, german):
    for part in range(len(german.parts)):
        walk = walk_to(GAME, german, german.number_of(part, 0), "You", "otter")
        walk.match.language = "de"
        walk.go_on()
        while not walk.is_over:
            assert all(len(sentence) <= LONGEST_SENTENCE for sentence in walk.says())
            walk.show()


def test_lessons_light_up_buttons_by_their_german_labels():
    keys = ("how-lead", "how-surpass", "how-pivot", "button-seize")
    lit = {each for _, german in LESSONS for step in german.steps for each in step.lights
           if each.startswith("button ")}  # fmt: skip
    assert lit == {f"button {VOICE.say(Message(key))}" for key in keys}


def test_puzzles_are_told_from_their_moves_and_numbers():
    for puzzle in puzzles_of(GAME)[:4]:
        laid = PuzzleTable(GAME, puzzle)
        told = GAME.puzzle_in(laid, GAME.voice(laid.match.setup.seat_names, "de"))
        assert [each.cost for each in told.choices] == [each.cost for each in puzzle.choices]
        assert [each.clause for each in told.why] == [each.clause for each in puzzle.why]
        assert told.searched == "Das Beste bei 10 Verteilungen der verdeckten Hände"
        assert told.why[-1].text.startswith("Das Nächstbeste kostet ")
        assert not {each.words for each in told.choices} & {each.words for each in puzzle.choices}


def test_scenarios_have_german_titles_with_the_same_numbers():
    for english, german in zip(scenarios_of(GAME), scenarios_of(GAME, "de"), strict=True):
        assert replace(german, title=english.title, about=english.about) == english
        assert german.title != english.title
        assert re.findall(r"\d+", english.about) == re.findall(r"\d+", german.about)


def test_the_rules_have_the_same_clauses_numbers_sources_and_pictures():
    pages = [path.read_text("utf-8") for path in (GAME.rules_path, GAME.rules_in("de"))]
    assert pages[0] != pages[1]
    marks = r"\(picture:\w+\)|\d{4}-\d\d-\d\d|\b(?:LCF|LCE|LR|BGC|BGR|HA)\b|#\d+"
    assert len({tuple(re.findall(marks, page)) for page in pages}) == 1
    for one, other in zip(*map(clauses_of, pages), strict=True):
        assert one.id == other.id
        said = [sorted(re.findall(r"\d+", each.text)) for each in (one, other)]
        assert said[0] == said[1], other.id
