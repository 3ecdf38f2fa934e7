"""A person's own turn at a real table: told by clicks, by words, or by what came of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from engine.core.decision import Decision
from engine.core.hidden import CORRECTED, Correction
from engine.core.record import from_document, to_document
from engine.ui.position.board_editor import BoardEditor
from engine.ui.real_table.chance_page import ChancePage
from main import REGISTRY
from tests.ui.real_table.test_asks import PEOPLE, AskStage, at, walk
from tests.ui.real_table.test_turn import is_asked


@pytest.fixture
def seat() -> Iterator[Any]:
    stages: list[AskStage] = []

    def at_table(name: str) -> AskStage:
        stages.append(at(name, *PEOPLE[name]))
        return stages[-1]

    yield at_table
    for stage in stages:
        stage.app.close()


def until_turn(stage: AskStage, kind: str) -> Decision:
    """A person is to decide that, and nothing else is going on."""

    def is_so() -> bool:
        asked = stage.match.pending
        return is_asked(stage.match) and not stage.turn.is_speaking and asked.kind == kind

    stage.until(is_so)
    stage.step()
    decision = stage.match.pending
    assert isinstance(decision, Decision)
    return decision


def test_a_turn_told_by_what_came_of_it_ends_and_the_log_says_so(seat):
    stage = seat("risk")
    decision = until_turn(stage, "attack")
    moves = len(stage.match.moves)
    stage.key("ctrl+s")
    stage.step()
    page = stage.app.top
    assert isinstance(page, BoardEditor)
    page.page.play_on()
    stage.step()
    told = stage.match.moves[moves]
    assert (told.kind, told.answer.is_turn) == (CORRECTED, True)
    assert stage.match.seat_to_answer != decision.seat
    lines = [str(each) for each in stage.table.frame.log.chronicle.entries]
    assert any("without its steps" in each for each in lines)
    again = from_document(REGISTRY, to_document(stage.match))
    assert again.table == stage.match.table
    assert isinstance(again.moves[moves].answer, Correction)
    assert again.moves[moves].answer.is_turn


def test_what_cannot_be_is_a_question_with_three_answers(seat):
    stage = seat("risk")
    until_turn(stage, "attack")
    before, moves = stage.match.table.copy(), len(stage.match.moves)
    stage.key("/")
    stage.type("attack moon from mars")
    stage.key("return")
    stage.step()
    bar = stage.table.frame.bar
    assert [each.label for each in bar.actions.offered] == [
        "I meant another", "We played it like this", "My board is right",
    ]  # fmt: skip
    assert "mars" in bar.actions.prompt
    bar.actions.secondary[0].on_click()
    stage.step()
    assert stage.table.frame.words.field.text == ""
    assert stage.table.frame.words.is_visible
    assert (stage.match.table, len(stage.match.moves)) == (before, moves)
    stage.type("attack moon from mars")
    stage.key("return")
    stage.step()
    assert bar.actions.primary is not None
    bar.actions.primary.on_click()
    stage.step()
    assert isinstance(stage.app.top, BoardEditor)


def test_a_card_is_told_by_its_letter_and_number(seat):
    stage = seat("arcs")
    until_turn(stage, "play")
    page = stage.table.frame.dice
    assert isinstance(page, ChancePage)
    possible = [each for each in page.telling.part.things if page.telling.may_be(each)]
    thing = next(each for each in possible if each.code)
    moves = len(stage.match.moves)
    stage.type(thing.code)
    assert page.guess is thing
    stage.key("return")
    stage.step()
    played = [move.answer for move in stage.match.moves[moves:] if move.seat == 0]
    assert str(played[0]).endswith(thing.name)


def test_nothing_of_the_lot_that_stands_for_a_hand_is_on_the_table(seat):
    stage = seat("arcs")
    decision = until_turn(stage, "play")
    assert stage.table.moment.decision is None
    assert set(stage.table.moment.table.seats[0].hand) == {"hidden"}
    assert decision.options


def test_a_stretch_of_the_campaign_goes_on_by_pictures_and_keys_alone():
    stage = at("arcs", "human", "supercat", "supercat", options={"mode": "campaign"})
    assert walk(stage, 60) > 5
    stage.app.close()


STRETCH = {"risk": 110, "rajas": 40}


@pytest.mark.sample(2)
@pytest.mark.parametrize("name", sorted(STRETCH))
def test_a_turn_is_reported_by_the_clicks_of_playing_it(seat, name):
    """Nothing lies over the board while a person decides, and each die is told once."""
    stage = seat(name)
    turns = 0
    for _ in range(STRETCH[name]):
        asked = stage.match.pending
        if stage.turn.is_speaking:
            stage.turn.go_on()
        elif stage.table.director.held is not None:
            stage.key("space")
        elif isinstance(asked, Decision) and stage.match.waits_for_person:
            stage.step()
            assert stage.table.frame.cover is None
            stage.table.submit(asked.sample(stage.rng))
            turns += 1
        elif stage.match.waits_for_person:
            stage.tell_all()
        stage.wait_for_bots()
        stage.step()
    assert turns > 1


def test_a_card_of_arcs_is_told_by_one_click(seat):
    """Playing it takes one on the card and one on the way it is played."""
    stage = seat("arcs")
    until_turn(stage, "play")
    page, moves = stage.page, len(stage.match.moves)
    can = [each for each in page.telling.part.things if page.telling.may_be(each)]
    stage.tell(next(each for each in can if each.paint is not None), by_name=False)
    assert any(move.seat == 0 for move in stage.match.moves[moves:])
