"""A real table read aloud: what is heard is what the screen shows, and nothing it does not."""

from collections.abc import Iterator
from typing import Any

import pytest

from engine.ui.real_table.hands_page import HandsStep
from engine.ui.speech import as_speech, reason_in_a_sentence, without_numbers_of_lines
from tests.ui.real_table.test_turn import RealStage
from tests.ui.tables import SecretNim, TableStage, nim_match
from tests.ui.test_speech import Recorder

TABLES = {
    "despirala": ("human", "optimal"),
    "risk": ("human", "raider"),
    "roll_galaxy": ("human", "rollbot:easy"),
    "rajas": ("human", "page"),
    "arcs": ("human", "supercat"),
}


@pytest.fixture
def seat() -> Iterator[Any]:
    stages: list[RealStage] = []

    def at_table(name: str, language: str = "en", *, voice: bool = True) -> RealStage:
        stage = RealStage(name, *TABLES[name])
        stages.append(stage)
        stage.app.speech = Recorder()
        stage.app.change_settings(voice=voice, language=language)
        stage.table.refresh()
        stage.step(0)
        return stage

    yield at_table
    for stage in stages:
        stage.app.close()


def heard(stage: Any) -> list[str]:
    return [words for words, _ in stage.app.speech.heard]


def shown(stage: RealStage) -> HandsStep:
    page = stage.turn.panel
    return page.rungs[page.now]


def test_the_list_of_what_is_laid_out_is_read_rung_by_rung(seat):
    stage = seat("risk")
    first = stage.words
    assert heard(stage)[-1].startswith(as_speech([first]))
    stage.turn.go_on()
    stage.step(0)
    assert heard(stage)[-1].startswith(as_speech([stage.words]))
    assert stage.words != first


@pytest.mark.parametrize("name", TABLES)
def test_an_instruction_of_a_bot_is_heard_as_it_is_shown_with_its_reason(name, seat):
    """Of every step what is heard is the sentence, what must not be forgotten, and one reason."""
    stage = seat(name)
    stage.until(lambda: stage.is_doing and shown(stage).held)
    step = shown(stage)
    reason = reason_in_a_sentence(step.held, step.words)
    assert heard(stage)[-1] == as_speech([step.words, step.second, reason])
    why = [without_numbers_of_lines(each.text) for each in step.held]
    assert any(reason in each for each in why)
    assert all(each.clause not in heard(stage)[-1] for each in step.held if each.clause)


def test_a_question_to_a_person_is_read_and_asked_again_at_the_next_one(seat):
    stage = seat("despirala")
    stage.until(lambda: stage.table.decision is not None and not stage.turn.is_speaking)
    asked = stage.table.frame.bar.actions.prompt
    assert heard(stage)[-1] == as_speech([asked])


def test_in_german_it_is_read_by_a_german_voice(seat):
    stage = seat("risk", "de")
    words, language = stage.app.speech.heard[-1]
    assert language == "de"
    assert words.startswith(as_speech([stage.words]))


def test_it_is_offered_when_a_real_table_begins_and_y_repeats_it(seat):
    stage = seat("risk", voice=False)
    assert "Read aloud" in [each.label for each in stage.turn.actions().secondary]
    assert not heard(stage)
    stage.key("f4")
    stage.step(0)
    assert stage.app.settings.voice
    first = heard(stage)[-1]
    assert first.startswith(as_speech([stage.words]))
    assert "Read aloud" not in [each.label for each in stage.turn.actions().secondary]
    count = len(heard(stage))
    stage.key("f4")
    assert heard(stage)[count:] == [first]


def test_a_step_that_is_read_once_is_not_read_again_by_itself(seat):
    stage = seat("risk")
    count = len(heard(stage))
    stage.table.refresh()
    stage.step(0)
    stage.app.resize(1024, 640)
    stage.step(0)
    assert len(heard(stage)) == count


def test_between_two_people_nothing_is_read_before_the_right_one_sits_there():
    stage = TableStage(nim_match("human", "human", game=SecretNim()))
    stage.app.speech = Recorder()
    stage.app.change_settings(voice=True)
    stage.app.speech.heard.clear()
    stage.step()
    assert not heard(stage)
    stage.key("space")
    stage.step()
    assert heard(stage) == [as_speech([stage.table.frame.bar.actions.prompt])]
    stage.app.close()


def test_with_the_voice_off_nothing_is_read(seat):
    stage = seat("risk", voice=False)
    stage.until(lambda: stage.is_doing)
    assert not heard(stage)


def test_where_reading_is_off_f4_says_where_it_is_turned_on():
    stage = TableStage(nim_match("human", "human"))
    stage.app.speech = Recorder()
    stage.step()
    stage.key("f4")
    said = [toast.text for toast in stage.app.toasts.messages]
    assert said == ["Reading aloud is off. Turn it on in Settings, under Player"]
    assert not heard(stage)
    stage.app.close()
