"""A real table: the board is laid out, and bots' turns go on when hands have done what is said."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from engine.core import commands
from engine.core.chance import generator
from engine.core.correction import CORRECTED
from engine.core.decision import Chance, Decision
from engine.core.match import Match
from engine.core.record import from_document, to_document
from engine.core.settings import AnimationSpeed, Settings
from engine.ui.app import App
from engine.ui.launch import Pages
from engine.ui.position.editor import PositionScene
from engine.ui.real_table.turn import HandsTurn
from engine.ui.table.table import Table
from main import REGISTRY
from tests.ui.stage import FRAME, Stage

QUICK = replace(Settings(), animation_speed=AnimationSpeed.OFF)
PATIENCE = 4000


class RealStage(Stage):
    """A real table of a game in a window without a screen."""

    def __init__(self, name: str, *players: str, size: tuple[int, int] = (1280, 720)) -> None:
        game = REGISTRY.game(name)
        setup = commands.make_setup(game, players, "otter", {}, real_table=True)
        self.match = Match(game, setup)
        self.app = App(QUICK, REGISTRY, size=size, routes=Pages, headless=True)
        parts = game.table_parts()
        assert parts is not None
        self.table = Table(self.app, self.match, parts)
        self.scene = self.table
        self.app.push(self.table)
        self.app.step(0, [])

    @property
    def turn(self) -> HandsTurn:
        explained = self.table.frame.explained
        assert isinstance(explained, HandsTurn)
        return explained

    @property
    def words(self) -> str:
        """The instruction that is waited for."""
        return self.turn.panel.rungs[self.turn.panel.now].words

    def until(self, is_so: Any) -> None:
        """Hands do all, real dice and a person's answers are random, until something is so."""
        rng = generator("hands", 1)
        for _ in range(PATIENCE):
            if is_so():
                return
            asked = self.match.pending
            if self.turn.is_speaking:
                self.turn.go_on()
            elif self.match.waits_for_person:
                assert asked is not None
                is_chance = isinstance(asked, Chance)
                self.table.submit(asked.outcomes.sample(rng) if is_chance else asked.sample(rng))
            self.step(FRAME)
        raise AssertionError("it never happened")


def is_asked(match: Match) -> bool:
    """Whether a person has to decide."""
    return match.waits_for_person and isinstance(match.pending, Decision)


@pytest.fixture
def seat() -> Iterator[Any]:
    stages: list[RealStage] = []

    def at_table(*players: str, name: str = "risk") -> RealStage:
        stages.append(RealStage(name, *players))
        return stages[-1]

    yield at_table
    for stage in stages:
        stage.app.close()


def test_all_chance_is_told_by_those_at_the_table(seat):
    stage = seat("human", "raider")
    assert stage.match.setup.real_table
    assert stage.match.setup.dice_by_hand


def test_a_bots_answer_waits_until_hands_have_done_it(seat):
    stage = seat("human", "raider")
    stage.until(lambda: stage.turn.is_speaking)
    count = len(stage.match.moves)
    assert stage.words.startswith("Put ")
    assert stage.turn.panel.is_visible
    for _ in range(10):
        stage.step(0.5)
    assert len(stage.match.moves) == count
    stage.key("space")
    assert not stage.turn.is_speaking


def test_several_things_of_one_answer_are_said_one_after_the_other(seat):
    stage = seat("human", "page", name="rajas")
    stage.until(lambda: stage.turn.is_speaking and stage.turn._here > 1)
    first, count = stage.words, len(stage.match.moves)
    stage.key("space")
    stage.step()
    assert stage.words != first
    assert len(stage.match.moves) == count
    stage.key("b")
    stage.step()
    assert stage.words == first
    answer = stage.turn._number
    stage.key("e")
    stage.step()
    assert not stage.turn.is_speaking or stage.turn._number > answer


def test_nothing_but_done_takes_an_instruction_away(seat):
    """A press on the page, keys of the board and an answer by words leave it where it is."""
    stage = seat("human", "raider")
    stage.until(lambda: stage.turn.is_speaking and is_asked(stage.match))
    words, count = stage.words, len(stage.match.moves)
    page = stage.turn.panel.box
    stage.click(page.x + page.w * 0.3, page.y + page.h * 0.6)
    stage.key("1", "2")
    assert stage.table.submit(stage.match.pending.sample(generator("first", 1))) is False
    stage.step()
    assert stage.turn.is_speaking
    assert (stage.words, len(stage.match.moves)) == (words, count)
    stage.key("space")
    assert not stage.turn.is_speaking
    assert stage.table.submit(stage.match.pending.sample(generator("first", 1)))


def test_a_game_that_is_shown_again_waits_for_no_hands(seat):
    stage = seat("human", "raider")
    stage.until(lambda: len(stage.match.moves) > 3)
    stage.table.sitting.recorded = stage.match
    assert not stage.turn.is_on
    assert not stage.turn.is_speaking


@pytest.mark.parametrize("name", ["risk", "rajas", "roll_galaxy"])
def test_the_board_differs_and_is_set_right_with_seats_bots_and_log_as_they_are(seat, name):
    stage = seat("human", REGISTRY.game(name).default_bot, name=name)
    stage.until(lambda: stage.turn.is_speaking and len(stage.match.moves) > 8)
    moves, setup = len(stage.match.moves), stage.match.setup
    stage.key("d")
    stage.step()
    page = stage.app.top
    assert isinstance(page, PositionScene)
    page.play_on()
    stage.step()
    assert stage.app.top is stage.table
    assert stage.match.setup is setup
    assert [move.kind for move in stage.match.moves[moves:]][:1] == [CORRECTED]
    stage.until(lambda: len(stage.match.moves) > moves + 1)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1024, 768)])
def test_the_instruction_is_large_and_whole(size):
    stage = RealStage("risk", "human", "raider", size=size)
    stage.until(lambda: stage.turn.is_speaking)
    page = stage.turn.panel
    assert page.box.w == pytest.approx(stage.table.width)
    assert page.box.bottom <= stage.table.frame.bar.box.y + 1
    stage.app.close()


def test_a_record_keeps_that_the_table_was_real(seat):
    stage = seat("human", "raider")
    stage.until(lambda: len(stage.match.moves) > 3)
    again = from_document(REGISTRY, to_document(stage.match))
    assert again.setup == stage.match.setup
    assert again.setup.real_table
