"""Arcs in German: lessons, puzzles, sources of the rules, and sentences of the campaign."""

import re

import pytest

from engine.core.learning.lesson import lessons_of
from engine.core.learning.puzzle import PuzzleTable, puzzles_of
from engine.core.learning.walk import walk_to
from engine.text.message import Message, SeatNumber
from games.arcs.board import ACTION, OWNER, PIECE, TOKEN
from games.arcs.campaign_components import EMPIRE
from games.arcs.game import GAME
from tests.games.test_every_lesson import LONGEST_REPLY, LONGEST_SENTENCE

VOICE = GAME.voice(("You", "Ada", "James"), "de")
ME, ADA = SeatNumber(0), SeatNumber(1)
LESSONS = lessons_of(GAME, "de")


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
        (Message("reach-ask-hand-over", {"rival": ADA}), "Gib Ada eine der höchsten Handkarten"),
        (Message("reach-deal-refuses", {"seat": ADA}), "Ada lehnt ab"),
        (Message("reach-trust", {"resources": (TOKEN("weapon"), TOKEN("relic"))}),
         "Treuhand: Waffe und Relikt"),
        (Message("steward-hits-own", {"fresh": True}),
         "Auf seiner Seite beschädigt er erst frische Figuren, bevor er eine zerstört"),
        (Message("steward-acts-first", {"action": ACTION("secure")}),
         "Sichern ist die erste Aktion seiner Reihenfolge"),
        (Message("power-halved", {"seat": ME, "power": 7, "left": 4}), "Du behältst 4 von 7 Macht"),
    ],
)  # fmt: skip
def test_sentences_of_the_campaign(said, words):
    assert VOICE.say(said) == words


@pytest.mark.parametrize("german", LESSONS, ids=[each.key for each in LESSONS])
def test_what_a_lesson_says_fits_its_card(german):
    assert all(len(reply.says) <= LONGEST_REPLY
               for step in german.steps for reply in step.otherwise)  # fmt: skip
    for part in range(len(german.parts)):
        walk = walk_to(GAME, german, german.number_of(part, 0), "You", "otter")
        walk.match.language = "de"
        walk.go_on()
        while not walk.is_over:
            assert all(len(sentence) <= LONGEST_SENTENCE for sentence in walk.says())
            walk.show()


def test_lessons_light_up_buttons_by_their_german_labels():
    keys = ("how-lead", "how-surpass", "how-pivot", "button-seize")
    lit = {each for german in LESSONS for step in german.steps for each in step.lights
           if each.startswith("button ")}  # fmt: skip
    assert lit == {f"button {VOICE.say(Message(key))}" for key in keys}


def test_puzzles_are_told_in_german():
    for puzzle in puzzles_of(GAME)[:4]:
        laid = PuzzleTable(GAME, puzzle)
        told = GAME.puzzle_in(laid, GAME.voice(laid.match.setup.seat_names, "de"))
        assert told.searched == "Das Beste bei 10 Verteilungen der verdeckten Hände"
        assert told.why[-1].text.startswith("Das Nächstbeste kostet ")
        assert not {each.words for each in told.choices} & {each.words for each in puzzle.choices}


def test_the_rules_name_the_same_sources_and_dates_in_their_order():
    marks = r"\d{4}-\d\d-\d\d|\b(?:LCF|LCE|LR|BGC|BGR|HA)\b|#\d+"
    pages = [path.read_text("utf-8") for path in (GAME.rules_path, GAME.rules_in("de"))]
    english, german = (re.findall(marks, page) for page in pages)
    assert english == german
