"""The end of a game: standings, and the ways on."""

from __future__ import annotations

import pytest

from engine.core import record
from engine.core.match import Match, bots_of, play_bots
from engine.core.registry import Registry
from engine.ui.canvas import Audit
from engine.ui.hub.menu import MenuScene
from engine.ui.pages.end import closing_words
from engine.ui.pages.review import StoryReview
from engine.ui.table.table import Table
from tests.nim import GAME, Take
from tests.ui.tables import TableStage, nim_match


def finished(*players: str) -> Match:
    match = nim_match(*players)
    play_bots(match, bots_of(match))
    return match


@pytest.fixture
def stage():
    shown = TableStage(finished("random", "perfect", "random"))
    shown.key("space")
    yield shown
    shown.app.close()


def test_the_best_stands_first(stage):
    end = stage.app.top
    assert isinstance(end, StoryReview)
    assert end.match.result.ranks[end.order[0]] == 1


@pytest.mark.parametrize(
    ("names", "words"), [(("human",), "The game is over: 1 point"), (("random", "random"), " won")]
)
def test_who_won_in_words(names, words):
    match = nim_match(*names)
    match.roll()
    while not match.is_over:
        match.answer(Take(1))
    assert words in closing_words(match)


def test_play_again_keeps_the_seats_and_takes_a_new_seed(stage):
    before = stage.match.setup
    stage.click_on(stage.app.top.ways.again.box)
    table = stage.app.top
    assert isinstance(table, Table)
    assert table is not stage.table
    assert stage.table not in stage.app.scenes
    assert table.match.setup.seats == before.seats
    assert table.match.setup.seed != before.seed


def test_the_replay_opens_from_here_and_comes_back(stage):
    end = stage.app.top
    stage.click_on(end.ways.replay.box)
    assert stage.app.top.sitting.is_replay
    stage.app.pop()
    assert stage.app.top is end


def test_back_to_the_table(stage):
    stage.key("escape")
    assert stage.app.top is stage.table
    assert stage.table.match.is_over


def test_the_main_menu_is_one_click_away(stage):
    stage.app.registry = Registry({"nim": lambda: GAME})
    stage.click_on(stage.app.top.ways.menu.box)
    assert isinstance(stage.app.top, MenuScene)
    assert stage.table not in stage.app.scenes


def test_a_new_game_with_a_guest_has_a_new_key_which_lies_in_its_record(stage, tmp_path):
    bot = tmp_path / "guest.py"
    bot.write_text("class Bot:\n    choose = lambda self, view, decision, rng: decision.options[0]")
    before = nim_match("human", f"trusted:{bot}")
    stage.app.routes.play_again(before)
    table = stage.app.top
    key = table.match.setup.key
    assert len(key) == len(before.setup.key) == 32
    assert key != before.setup.key
    path = table.conductor.autosave.save()
    assert record.outline(path).setup.key == key


def test_a_new_game_is_kept_on_disk(stage):
    stage.app.routes.play_again(nim_match("human", "random"))
    assert stage.app.top.conductor.autosave is not None


@pytest.mark.sample(3)
@pytest.mark.parametrize("size", [(1280, 720), (1024, 640), (1920, 1080), (1440, 1080)])
@pytest.mark.parametrize("seats", [1, 2, 6])
def test_the_standings_can_be_read(size, seats):
    audit = Audit()
    stage = TableStage(finished(*["random"] * seats), audit=audit, size=size)
    end = StoryReview(stage.app, stage.match)
    stage.app.push(end)
    audit.clear()
    stage.app.draw()
    assert audit.problems(end.width, end.height) == []
    stage.app.close()
