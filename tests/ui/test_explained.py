"""A bot's turn explained step by step, and the end of a game on the table."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.core.decision import Reason
from engine.core.storage import Settings
from engine.core.story import Passage
from engine.ui.pages.review import StoryReview
from engine.ui.pages.rules import RulesScene
from engine.ui.table.explained import ExplainedAnswer, reasons_of, steps_of, turn_of
from tests.nim import Take
from tests.ui.tables import QUICK, TableStage, nim_match

EXPLAINED = replace(QUICK, explain_bots=True)


@pytest.fixture
def seat():
    stages: list[TableStage] = []

    def at_table(*players: str, settings: Settings = EXPLAINED) -> TableStage:
        stages.append(TableStage(nim_match(*players), settings=settings))
        return stages[-1]

    yield at_table
    for stage in stages:
        stage.app.close()


def explaining(stage: TableStage) -> TableStage:
    stage.wait_until(lambda: stage.table.director.is_explaining)
    stage.step()
    return stage


def test_each_step_of_a_bot_waits_until_it_has_been_read(seat):
    stage = explaining(seat("perfect", "perfect", "human"))
    panel = stage.table.frame.explained.panel
    assert panel.is_visible
    assert (panel.seat, [step.choice for step in panel.steps]) == (
        0,
        [str(stage.match.moves[1].answer)],
    )
    assert panel.steps[0].reasons[0].clause == "NIM-2"
    for _ in range(20):
        stage.step(0.5)
    assert len(stage.match.moves) == 2
    stage.key("space")
    explaining(stage)
    assert panel.seat == 1
    assert len(stage.match.moves) == 3


def test_a_step_without_a_reason_waits_for_nobody_but_when_it_is_asked_for(seat):
    """Friction 10: "Go on" to a step that said nothing cost a press."""
    stage = seat("random", "random", "human")
    stage.wait_for_person()
    assert len(stage.match.moves) >= 2
    assert not stage.table.director.is_explaining
    stage.key("e")
    explaining(stage)


def test_to_your_turn_lets_the_others_pass(seat):
    stage = explaining(seat("perfect", "perfect", "human"))
    stage.key("s")
    stage.wait_for_person()
    assert stage.table.person == 2
    assert not stage.table.director.is_explaining


def test_all_at_once_lets_this_turn_pass_and_stops_at_the_next(seat):
    stage = explaining(seat("perfect", "perfect", "human"))
    stage.key("e")
    explaining(stage)
    assert stage.table.frame.explained.panel.seat == 1


def test_off_by_default_and_one_key_away_while_a_bot_plays(seat):
    stage = seat("human", "perfect", "perfect", settings=Settings())
    assert not stage.app.settings.explain_bots
    stage.wait_for_person()
    stage.table.submit(Take(1))
    stage.step(0)
    stage.key("e")
    assert stage.app.settings.explain_bots
    explaining(stage)


def test_the_last_turn_is_explained_again_at_any_time_and_nothing_is_answered_meanwhile(seat):
    stage = seat("human", "perfect", "perfect", settings=QUICK)
    stage.wait_for_person()
    stage.key("e")
    assert stage.app.toasts.messages[-1].text == "No bot has played yet."
    stage.table.submit(Take(1))
    stage.wait_for_person()
    told = len(stage.match.moves)
    lying = stage.table.director.shown
    stage.key("e")
    explaining(stage)
    panel = stage.table.frame.explained.panel
    assert panel.is_visible
    assert (panel.seat, [step.choice for step in panel.steps]) == (
        2,
        [str(stage.match.moves[told - 1].answer)],
    )
    assert panel.steps[0].reasons
    stage.key("space")
    stage.wait_until(lambda: not stage.table.director.is_telling_again)
    stage.step()
    assert not panel.is_visible
    assert stage.table.director.shown == lying
    assert len(stage.match.moves) == told
    assert not stage.app.settings.explain_bots


@pytest.mark.painted
def test_a_clause_of_a_step_opens_the_rules(seat):
    stage = explaining(seat("perfect", "human"))
    ((box, clause),) = stage.table.frame.explained.panel._clauses
    assert clause == "NIM-2"
    stage.click_on(box)
    assert isinstance(stage.app.top, RulesScene)


def test_what_is_secret_is_no_step_of_the_turn():
    open_one = Passage(1, 0, Take(1), ())
    hidden = Passage(2, 0, None, (), is_secret=True)
    assert turn_of([Passage(0, 1, Take(2), ()), open_one, hidden], 3) == (0, [open_one])


def test_the_winner_is_crowned_and_then_the_sheet_is_shown(seat):
    stage = seat("human", settings=Settings())
    while not stage.match.is_over:
        stage.step()
        stage.table.submit(stage.match.pending.options[0]) if stage.table.person == 0 else None
    stage.step()
    ending = stage.table.frame.ending
    assert ending.winners == (0,)
    stage.step(0.3)
    assert 0 < ending.share < 1
    stage.step(0.4)
    assert ending.share == 1
    assert isinstance(stage.app.top, StoryReview)


def test_without_films_the_crown_is_there_and_the_sheet_waits_for_a_press(seat):
    stage = seat("human", settings=QUICK)
    while not stage.match.is_over:
        stage.wait_for_person()
        stage.key("space") if not stage.match.is_over else None
    stage.step()
    assert stage.table.frame.ending.share == 1
    assert stage.app.top is stage.table
    stage.key("space")
    assert isinstance(stage.app.top, StoryReview)


@pytest.mark.painted
def test_a_game_that_was_over_before_its_table_opened_has_its_crown_at_once(seat):
    played = seat("human", settings=QUICK)
    while not played.match.is_over:
        played.wait_for_person()
        played.key("space") if not played.match.is_over else None
    opened = TableStage(played.match, settings=Settings())
    opened.step()
    ending = opened.table.frame.ending
    assert (ending.winners, ending.share) == ((0,), 1.0)


def test_a_step_is_called_by_the_part_that_says_the_choice_again():
    parts = ("Move from Hex 1 to Gate 1", "2 fresh ships")
    step = ExplainedAnswer(1, "Move", (), parts)
    assert (step.title, step.below) == (parts[0], parts[1:])
    battle = ("Attack Orion in Hex 1", "2 skirmish dice")
    step = ExplainedAnswer(1, "Battle", (), battle)
    assert (step.title, step.below) == ("Battle", battle)
    step = ExplainedAnswer(1, "End the turn", ())
    assert (step.title, step.below) == ("End the turn", ())


def test_answers_that_are_parts_stand_in_the_step_before_them():
    kinds = ["act", "move", "fleet", "act", "tax", "act"]
    passages = [Passage(number, 1, kind, ()) for number, kind in enumerate(kinds)]

    def kind_of(passage: Passage) -> str:
        return kinds[passage.number]

    steps = steps_of(passages, kind_of, {"move", "fleet", "tax"}.__contains__)
    assert [[each.answer for each in step] for step in steps] == [
        ["act", "move", "fleet"], ["act", "tax"], ["act"],
    ]  # fmt: skip


def test_a_line_that_has_decided_is_not_told_again_by_the_parts():
    line, other = Reason("CAT-N-3", "three"), Reason("CAT-8.2", "all fresh ships")
    again = Reason("CAT-N-3", "three: to Gate 1")
    assert reasons_of([(line,), (again,), (other,)]) == (line, other)
