"""The progress page: fresh and filled, its filter, its ways on, marks, and beginning anew."""

from __future__ import annotations

from datetime import date

import pytest

from engine.core.learning.challenges import Challenges
from engine.core.learning.puzzle import PuzzleProgress, puzzles_of
from engine.core.learning.statistics import Statistics
from engine.core.match import Match, play_bots
from engine.core.record import Autosave
from engine.core.setup import SeatSetup, Setup
from engine.ui.canvas import Audit
from engine.ui.hub.setup import SetupScene
from engine.ui.learning.learn import LearnScene
from engine.ui.learning.progress_page import BeginAnew, ProgressScene
from engine.ui.self_test import settle
from games import REGISTRY
from tests import legibility
from tests.ui.filled_folder import fill
from tests.ui.page_stage import SHAPES, SIZES, PageStage, text_problems
from tests.voice.spoken import english

DAY = date(2026, 11, 22)
RISK, DESPIRALA = REGISTRY.game("risk"), REGISTRY.game("despirala")


def page(app) -> ProgressScene:
    return ProgressScene(app, lambda: DAY)


def stage() -> PageStage:
    return PageStage(page, registry=REGISTRY)


@pytest.mark.sample(4)
@pytest.mark.parametrize("size", [*SIZES, *SHAPES])
def test_texts_of_a_fresh_page_are_legible_and_whole(size):
    assert text_problems(page, size, registry=REGISTRY) == []


@pytest.mark.sample(3)
@pytest.mark.parametrize("size", [*SIZES, *SHAPES])
def test_texts_of_a_filled_page_are_legible_and_whole(size):
    fill()
    assert text_problems(page, size, registry=REGISTRY) == []


@pytest.mark.parametrize("size", [(1024, 768), (1280, 720)])
def test_heads_and_gains_have_room_in_german(monkeypatch, size):
    """ "Mittelwert" lay on "Siege", and "in diesem Monat" left its panel."""
    fill()
    monkeypatch.setattr(legibility, "LANGUAGE", ["de"])
    assert legibility.problems_of_page(ProgressScene, (legibility.Window(size),)) == []
    app = legibility.an_app()
    app.push(shown := ProgressScene(app))
    legibility.looked_at_in(app, shown, legibility.Window(size))
    app.audit = Audit()
    app.draw()
    (note,) = [text.box for text in app.audit.texts if text.string.startswith("gestrichelt")]
    gains = [text.box for text in app.audit.texts if text.string.endswith("in diesem Monat")]
    assert gains
    assert max(box.right for box in gains) < note.right + 8
    app.close()


def test_a_fresh_page_leads_to_a_first_game_and_to_the_lessons():
    fresh = stage()
    assert fresh.scene.is_empty
    fresh.key("enter")
    assert isinstance(fresh.app.top, SetupScene)
    fresh.app.pop()
    fresh.step(0)
    fresh.press(fresh.scene.learn)
    assert isinstance(fresh.app.top, LearnScene)


def test_the_chips_show_one_game_or_all():
    fill()
    filled = stage()
    assert english(filled.scene.facts).startswith("166 games, ")
    filled.press(filled.scene.chips[2])
    assert filled.scene.filter is RISK
    assert english(filled.scene.facts).startswith("38 games, ")
    assert {row.game for row in filled.scene.rows} == {RISK}
    filled.press(filled.scene.chips[0])
    assert filled.scene.filter is None


def test_the_suggestion_leads_to_the_set_up_of_its_game():
    fill()
    filled = stage()
    filled.press(filled.scene.set_up)
    assert filled.app.top.game is filled.scene.suggestion.game


def test_beginning_anew_asks_what_and_keeps_what_was_counted_beside_it():
    fill()
    filled = stage()
    filled.press(filled.scene.reset)
    question = filled.app.top
    assert isinstance(question, BeginAnew)
    filled.key("enter")
    assert Statistics().past(), "nothing was chosen"
    results, challenges, *_ = question.switches
    filled.press(results)
    filled.press(challenges)
    filled.key("enter")
    assert filled.app.top is filled.scene
    assert Statistics().past() == []
    assert Challenges.load().attempts == {}
    folder = Statistics().path.parent
    assert (folder / "statistics.damaged-1.sqlite3").exists()
    assert (folder / "challenges.damaged-1.json").exists()


def test_puzzles_begin_anew_alone():
    fill()
    solved, puzzle = PuzzleProgress.load(), puzzles_of(RISK)[0]
    solved.note("risk", puzzle, 1)
    filled = stage()
    filled.scene.ask_to_reset()
    question = filled.app.top
    filled.step(0)
    filled.press(question.switches[2])
    filled.key("enter")
    assert PuzzleProgress.load().of("risk").solved == 0
    assert Statistics().past()
    assert Challenges.load().attempts


def test_a_change_of_mind_begins_nothing_anew():
    fill()
    filled = stage()
    filled.scene.ask_to_reset()
    filled.step(0)
    filled.press(filled.app.top.switches[0])
    filled.key("escape")
    assert Statistics().past()


@pytest.mark.sample(4)
@pytest.mark.parametrize("size", [*SIZES, *SHAPES])
def test_texts_of_the_question_are_legible_and_whole(size):
    assert text_problems(lambda app: BeginAnew(app, list), size, registry=REGISTRY) == []


def test_a_game_without_marks_is_looked_into_behind_the_window_and_opens_its_review():
    match = Match(DESPIRALA, Setup((SeatSetup("human", "You"),), "amber-otter-42"))
    play_bots(match, [DESPIRALA.bot("optimal", match.setup)])
    Statistics().add(match, Autosave(match).save().name)
    one = stage()
    settle(one.app)
    assert one.scene.rows[0].marks.mistakes == 0
    assert Statistics().past()[0].marks == one.scene.rows[0].marks
    one.press(one.scene.rows[0])
    assert one.app.top is not one.scene


def test_a_record_that_is_gone_is_said_in_one_sentence():
    fill()
    filled = stage()
    filled.press(filled.scene.rows[0])
    assert filled.app.top is filled.scene
    assert "cannot be read" in filled.app.toasts.messages[-1].text


def test_a_damaged_store_is_said_in_one_sentence_and_the_page_opens():
    path = Statistics().path
    path.parent.mkdir(parents=True)
    path.write_bytes(b"no database at all, but long enough to be taken for one" * 40)
    opened = stage()
    assert opened.scene.is_empty
    assert "counting begins again" in opened.app.toasts.messages[-1].text
