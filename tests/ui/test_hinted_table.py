"""The window says that a game in which a hint was played is practice."""

from __future__ import annotations

import pytest

from engine.core.decision import Reason
from engine.core.learning.statistics import Statistics
from engine.core.record import Autosave
from engine.ui.hub.setup import SetupScene
from engine.ui.learning.progress_page import ProgressScene
from engine.ui.pages.review import StoryReview, facts_of
from engine.ui.pages.statistics import apart
from engine.ui.table.director import Reel
from engine.ui.table.panels import HintMove, TableHint
from engine.ui.table.parts import mode_tags
from tests.nim import GAME, Take
from tests.ui.page_stage import PageStage, finished
from tests.ui.tables import TableStage, nim_match
from tests.voice.spoken import all_english

SAID = "With a hint played this game counts as practice"


@pytest.fixture
def stage():
    opened = TableStage(nim_match("human", "perfect", seed="2"))
    opened.wait_for_person()
    yield opened
    opened.app.close()


def play_hint(stage: TableStage) -> None:
    stage.wait_for_person()
    hints = stage.table.frame.hints
    stage.key("h")
    stage.wait_until(lambda: hints.is_open)
    stage.step()
    stage.press(hints.panel.play)
    stage.step()


def said(stage: TableStage) -> list[str]:
    return [each.text for each in stage.app.toasts.messages if each.text == SAID]


def test_the_first_hint_played_says_so_at_once_and_no_other_does(stage):
    play_hint(stage)
    assert stage.match.is_hinted
    assert said(stage) == [SAID]
    assert "Practice" in all_english(mode_tags(stage.table.moment))
    stage.app.toasts.messages.clear()
    play_hint(stage)
    assert said(stage) == []


def test_to_look_at_a_hint_says_nothing(stage):
    stage.key("h")
    stage.wait_until(lambda: stage.table.frame.hints.is_open)
    stage.key("h")
    stage.step()
    assert not stage.match.is_practice
    assert said(stage) == []


def test_the_best_moves_stand_over_the_reasons_and_nothing_is_cut_below(stage):
    moves = tuple(HintMove(Take(1), f"Take {number} of them") for number in range(1, 7))
    reasons = tuple(Reason("NIM-2", "It leaves a multiple of four, " * 4) for _ in range(9))
    panel = stage.table.frame.hints.panel
    stage.table.frame.hints.show(stage.table.decision, TableHint(moves, reasons))
    stage.step()
    places = [each.box for each in panel.rows]
    foot, first = panel.area.box.bottom, panel.clauses[0].box.y
    assert all(box.bottom <= min(foot, first) for box in places[:3])
    assert all(box.y >= foot for box in places[3:])
    assert any(abs(panel.area.box.y + end - foot) < 1 for end in panel._ends)


def test_a_hint_that_lays_things_out_counts_when_it_is_looked_at(stage):
    """Nobody compares a whole plan with what is then laid by hand."""
    laid = []
    hint = TableHint((HintMove(Take(1), "Lay it so"),), (), play=lambda: laid.append(1))
    stage.table.frame.hints.show(stage.table.decision, hint)
    stage.step()
    assert stage.match.is_practice
    stage.table.frame.hints.play()
    stage.step()
    assert laid == [1]
    assert said(stage) == [SAID]


# -- afterwards


def finished_with_a_hint():
    """A finished game of Nim, a hint played at its first decision."""
    match = finished()
    match.is_hinted = True
    autosave = Autosave(match)
    Statistics().add(match, autosave.save().name)
    return match


def test_the_end_page_says_why_it_was_practice(stage):
    match = finished()
    scene = StoryReview(stage.app, match)
    assert "practice" not in str(all_english(facts_of(scene.match)))
    match.is_hinted = True
    assert "practice (a hint was played)" in str(all_english(facts_of(scene.match)))


def test_a_replay_is_of_a_hinted_game_from_its_first_answer():
    match = finished_with_a_hint()
    reel = Reel(match)
    assert reel.match.is_practice
    reel.go_to(2)
    reel.go_to(0)
    assert reel.match.is_practice


def test_the_scores_count_it_as_practice_and_the_rating_leaves_it_out():
    finished_with_a_hint()
    progress = PageStage(ProgressScene)
    (table,) = progress.scene.tables
    people = [row for row in table.rows if row.player == "human"]
    assert sorted(all_english(apart(row)) for row in people) == [(), ("practice",)]
    assert len(progress.scene.past) == 2
    assert [each.is_rated for each in progress.scene.rated] == [True]
    progress.app.close()


def test_set_up_calls_no_practice_ones_best():
    match = finished()
    Statistics().reset()
    match.is_hinted = True
    Statistics().add(match, "hinted.json")
    page = PageStage(lambda app: SetupScene(app, GAME))
    assert page.scene.record() == ""
    page.app.close()
