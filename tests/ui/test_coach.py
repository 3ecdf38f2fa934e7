"""The coach at a real table: what is said, what is lit, and what a move does."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from engine.core.learning.lesson import Lesson, Progress, lesson_named, lessons_of
from engine.core.registry import Registry
from engine.core.storage import AnimationSpeed, Settings
from engine.ui.app import App
from engine.ui.launch import Pages
from engine.ui.learning.coach import Coach
from engine.ui.learning.learn import LearnScene
from engine.ui.pages.rules import RulesScene
from engine.ui.table.table import Table
from engine.ui.widgets import Button
from games import REGISTRY
from tests.nim import GAME, Take
from tests.ui.stage import Stage
from tests.ui.tables import QUICK, TableStage
from tests.voice.spoken import all_english

pytestmark = pytest.mark.painted

NIM = Registry({"nim": lambda: GAME})


class Schoolroom(Stage):
    """A window with the page of lessons, and a person's hands."""

    def __init__(self, registry: Registry = NIM, settings: Settings = QUICK) -> None:
        self.app = App(settings, registry, (1920, 1080), routes=Pages, headless=True)
        self.app.push(LearnScene(self.app))
        self.app.step(0, [])

    wait_until = TableStage.wait_until

    @property
    def table(self) -> Table:
        scene = self.app.top
        assert isinstance(scene, Table)
        return scene

    @property
    def coach(self) -> Coach:
        coach = self.table.tutor
        assert isinstance(coach, Coach)
        return coach

    @property
    def title(self) -> str:
        """What the coach's card is headed; empty while there is none."""
        return self.coach.card.title if self.coach.card.is_visible else ""

    def wait_for(self, title: str) -> None:
        self.wait_until(lambda: self.table.tutor is not None and self.title == title)

    def press(self, button: Button) -> None:
        assert button.is_visible
        self.click_on(button.box)

    def begin(self, step: int = 0) -> None:
        self.app.routes.lesson(GAME, the_heap(), step)
        self.step()


def the_heap() -> Lesson:
    lesson = lesson_named(GAME, "1-the-heap")
    assert lesson is not None
    return lesson


@pytest.fixture
def room() -> Schoolroom:
    return Schoolroom()


def test_a_lesson_is_taken_by_mouse_to_its_real_game(room: Schoolroom) -> None:
    learn = room.app.top
    assert isinstance(learn, LearnScene)
    room.click_on(learn.tiles[0][0].box)
    room.wait_for("Stones")
    assert room.coach.card.says == ("There are 13 stones.",)
    room.step()
    assert room.table.frame.bar.actions.prompt
    room.press(room.coach.card.onward)
    room.wait_for("Take one")
    room.press(room.coach.card.show)
    room.wait_for("Take any")
    room.press(room.coach.card.show)
    room.wait_for("A game")
    assert not room.table.match.setup.practice
    room.press(room.coach.card.onward)
    room.step()
    assert room.table.tutor is None
    assert Progress.load().done("nim") == {"1-the-heap"}


@pytest.mark.parametrize("key", ["space", "return"])
def test_it_is_taken_by_keys_as_well(room: Schoolroom, key: str) -> None:
    room.begin()
    room.wait_for("Stones")
    room.key(key)
    room.wait_for("Take one")
    room.key("backspace")
    room.wait_for("Stones")
    room.key(key)
    room.wait_for("Take one")
    room.key("f2")
    room.wait_for("Take any")


def test_a_tooltip_goes_when_the_step_changes(room: Schoolroom) -> None:
    """The pointer rests on the sound, which is there in every step; keys turn to the next one."""
    room.begin()
    room.wait_for("Stones")
    for press, title in (("return", "Take one"), ("backspace", "Stones")):
        room.move(*room.table.frame.sound.box.moved(-3, 0).centre)
        room.move(*room.table.frame.sound.box.centre)
        room.step(0.5)
        assert room.table.tooltips.is_shown
        room.key(press)
        room.wait_for(title)
        assert not room.table.tooltips.is_shown
    room.move(*room.table.frame.sound.box.moved(-3, 0).centre)
    room.step(0.5)
    assert room.table.tooltips.is_shown
    room.coach.go_on()
    room.wait_for("Take one")
    assert not room.table.tooltips.is_shown


def test_another_move_is_answered_before_it_is_made_and_never_blocked(room: Schoolroom) -> None:
    room.begin(1)
    room.wait_for("Take one")
    assert not room.table.submit(Take(3))
    room.step()
    assert room.coach.said.is_visible
    assert room.coach.said.says == "That leaves ten of 13."
    assert len(room.table.match.moves) == 1
    room.press(room.coach.said.back)
    room.step()
    assert not room.coach.said.is_visible
    assert not room.table.submit(Take(3))
    room.step()
    room.press(room.coach.said.play)
    room.wait_for("Take any")
    assert room.table.match.moves[1].answer == Take(3)


def test_back_takes_the_move_back_at_the_table(room: Schoolroom) -> None:
    room.begin(1)
    room.wait_for("Take one")
    room.table.submit(Take(1))
    room.wait_for("Take any")
    room.press(room.coach.card.back)
    room.wait_for("Take one")
    assert room.table.match.table.heap == 13


def test_what_the_step_speaks_of_is_lit_and_not_covered(room: Schoolroom) -> None:
    room.begin(1)
    room.wait_for("Take one")
    coach = room.coach
    assert room.table.frame.seat_boxes[0] in coach.rings
    assert not any(coach.card.box.intersects(ring) for ring in coach.rings)


def test_leaving_keeps_the_step(room: Schoolroom) -> None:
    room.begin(1)
    room.wait_for("Take one")
    room.key("escape")
    learn = room.app.top
    assert isinstance(learn, LearnScene)
    assert learn.next is not None
    assert learn.next.step.is_begun
    assert Progress.load().of("nim", the_heap()).step == 1
    room.key("return")
    room.wait_for("Take one")


def test_a_move_after_which_the_lesson_cannot_go_on_is_said(room: Schoolroom) -> None:
    room.begin(2)
    room.wait_for("Take any")
    room.coach.walk.match.table.heap = 1  # as if another move had led here
    room.coach.walk.match._pending = None
    room.coach._seen = None
    room.coach.follow()
    assert "can't continue" in all_english(room.title)
    assert all_english(room.coach.card.onward.label) == "Back to the step"


def test_the_rule_opens_at_its_clause(room: Schoolroom) -> None:
    room.begin(1)
    room.wait_for("Take one")
    room.coach.read_rule()
    page = room.app.top
    assert isinstance(page, RulesScene)
    assert page.marked == page.book.block_of("NIM-2")


def test_a_damaged_progress_is_said_on_the_page() -> None:
    path = Progress().path
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps({"format": 1, "lessons": 3}))
    room = Schoolroom()
    learn = room.app.top
    assert isinstance(learn, LearnScene)
    assert learn.progress.problem is not None
    assert learn.done == (0, 1)


def test_a_lesson_is_told_in_the_language_of_the_settings_while_it_goes_on() -> None:
    """Despirala's lessons have German words, and the table around them speaks German with them."""
    room = Schoolroom(REGISTRY, replace(QUICK, language="de"))
    game, app = REGISTRY.game("despirala"), room.app
    app.routes.lesson(game, lessons_of(game)[0], 0)
    room.wait_for("Deine Würfel und Waren")
    coach = room.coach
    assert "Du hast jetzt 5 Waren; mit ihnen bezahlst du neue Würfe." in coach.card.says
    assert room.table.match.language == "de"
    app.change_settings(language="en")
    room.wait_for("Your dice and goods")
    assert room.table.match.language == "en"
    app.close()


def test_after_two_lessons_the_coach_leads_to_a_first_game_against_the_weakest() -> None:
    room = Schoolroom(REGISTRY)
    game = REGISTRY.game("risk")
    first, second, *_ = lessons_of(game)
    Progress().finish("risk", first)
    room.app.routes.lesson(game, second, len(second.steps) - 1)
    room.wait_until(lambda: room.coach.card.is_visible)
    button = room.coach.card.show if room.coach.walk.step.is_action else room.coach.card.onward
    room.press(button)
    room.wait_until(lambda: room.coach.is_done and room.coach.card.is_visible)
    assert all_english(room.coach.card.onward.label) == "First game"
    room.coach.card.onward.press()
    assert {seat.player for seat in room.table.match.setup.seats} == {"human", "recruit"}
    assert room.table.tutor is None


def test_a_game_that_ends_in_the_middle_of_a_lesson_opens_no_last_page() -> None:
    """The last turn of Despirala is a step of its second lesson; the rule of it comes next."""
    room = Schoolroom(REGISTRY, replace(QUICK, animation_speed=AnimationSpeed.FAST))
    despirala = REGISTRY.game("despirala")
    lesson = lesson_named(despirala, "2-when-to-stop")
    assert lesson is not None
    room.app.routes.lesson(despirala, lesson, 6)
    room.wait_for("Ones: stop, even at the end")
    room.coach.show()
    room.wait_for("That is the rule")
    assert room.table.match.is_over
    room.wait_until(lambda: not room.table.film.is_playing)
    assert isinstance(room.app.top, Table)
