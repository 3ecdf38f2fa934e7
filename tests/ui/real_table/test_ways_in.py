"""Ways to a real table: from the hub to the set-up to the list, and back to a game left there."""

from __future__ import annotations

import pytest

from engine.core import commands
from engine.core.match import Match
from engine.core.record import Autosave
from engine.core.storage import Settings
from engine.ui.app import App
from engine.ui.hub.menu import MenuScene
from engine.ui.hub.setup import SetupScene
from engine.ui.launch import Pages
from engine.ui.position.board_editor import BoardEditor
from engine.ui.real_table.turn import HandsTurn
from engine.ui.table.table import Table
from main import REGISTRY
from tests.patience import patience
from tests.ui.real_table.test_turn import QUICK, RealStage
from tests.ui.stage import Stage

KEYS = ("despirala", "risk", "roll_galaxy", "rajas", "arcs")


class Window(Stage):
    """The window on the hub, without a screen."""

    def __init__(self, settings: Settings = QUICK, size: tuple[int, int] = (1920, 1080)) -> None:
        self.app = App(settings, REGISTRY, size=size, routes=Pages, headless=True)
        self.scene = MenuScene(self.app)
        self.app.push(self.scene)
        self.app.step(0, [])


@pytest.fixture
def window(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    found = Window()
    yield found
    found.app.close()


def choose(window: Window, key: str) -> SetupScene:
    """The set-up of a game at a real table, by mouse from the hub."""
    hub = window.scene
    assert isinstance(hub, MenuScene)
    if hub.game.key != key:
        window.click(*hub.covers[[game.key for game in hub.games].index(key)].box.centre)
    window.click(*hub.real_table.box.centre)
    page = window.app.top
    assert isinstance(page, SetupScene)
    return page


@pytest.mark.sample(3)
@pytest.mark.parametrize("key", KEYS)
def test_every_game_is_set_up_at_a_real_table_from_the_hub(window, key):
    page = choose(window, key)
    assert page.draft.real_table
    assert page.draft.dice_by_hand
    assert page.game.key == key
    assert any(not seat.is_person for seat in page.draft.seats)
    page.begin()
    window.step()
    table = window.app.top
    assert isinstance(table, Table)
    assert table.match.setup.real_table
    explained = table.frame.explained
    assert isinstance(explained, HandsTurn)
    assert explained.laying.is_speaking


def test_the_campaign_is_laid_out_as_well(window):
    page = choose(window, "arcs")
    page.draft.options["mode"] = "campaign"
    page.start()
    window.step()
    table = window.app.top
    assert isinstance(table, Table)
    explained = table.frame.explained
    assert isinstance(explained, HandsTurn)
    titles = [rung.title for rung in explained.laying.steps(table.voice)]
    assert "The Empire" in titles
    assert "The Blight" in titles


def test_esc_leads_back_to_the_hub_whose_other_games_are_on_the_screen(window):
    hub = window.scene
    window.click(*hub.real_table.box.centre)
    window.key("escape")
    assert window.app.top is hub
    window.click(*hub.new_game.box.centre)
    page = window.app.top
    assert isinstance(page, SetupScene)
    assert not page.draft.real_table


def test_a_real_table_without_a_bot_is_not_offered(window):
    page = choose(window, "risk")
    for number in range(len(page.draft.seats)):
        page.draft.sit(number, is_person=True)
    page.refresh()
    assert not page.start_button.is_enabled
    assert page.draft.problem is not None
    said = page.said(page.draft.problem)
    assert said == "A real table needs a bot. Give one a seat."


def left(name: str, *players: str, moves: int) -> Match:
    """A game at a real table that was left in a bot's turn, kept on disk."""
    stage = RealStage(name, *players)
    stage.until(lambda: stage.is_doing and len(stage.match.moves) >= moves)
    Autosave(stage.match).save()
    match = stage.match
    stage.app.close()
    return match


def test_the_card_of_a_game_left_there_has_the_hand_and_the_step(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    left("risk", "human", "raider", moves=30)
    window = Window()
    for _ in patience(200):
        window.step(0.05)
        if window.scene.resume.games:
            break
    (card,) = window.scene.resume.games
    assert card.is_real
    assert window.scene.said(card.situation).startswith("Real table")
    window.app.close()


def gone_on_with() -> Stage:
    """A window at the table of a game that was left in a bot's turn."""
    match = left("risk", "human", "raider", moves=30)
    game = REGISTRY.game("risk")
    again = Match(game, match.setup)
    again.play_recorded([(move.answer, move.reasons) for move in match.moves])
    app = App(QUICK, REGISTRY, size=(1280, 720), routes=Pages, headless=True)
    table = Table(app, again, game.table_parts())
    stage = Stage.__new__(Stage)
    stage.app, stage.scene = app, table
    app.push(table)
    stage.step()
    return stage


def test_a_game_that_is_gone_on_with_asks_first_whether_the_board_stands_so(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    stage = gone_on_with()
    table, app = stage.scene, stage.app
    assert isinstance(table, Table)
    explained = table.frame.explained
    assert isinstance(explained, HandsTurn)
    assert explained.asks_standing
    assert explained.cover is None
    assert table.frame.bar.actions.prompt == "Does your board still look like this?"
    count = len(table.match.moves)
    for _ in range(5):
        stage.step(0.5)
    assert len(table.match.moves) == count
    stage.key("space")
    stage.step()
    assert not explained.asks_standing
    app.close()


def test_where_it_does_not_stand_so_it_is_set_right_first(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    stage = gone_on_with()
    stage.key("ctrl+d")
    stage.step()
    assert isinstance(stage.app.top, BoardEditor)
    stage.app.close()


def test_a_new_game_at_a_real_table_is_not_asked_about():
    game = REGISTRY.game("risk")
    setup = commands.make_setup(game, ("human", "raider"), "otter", {}, real_table=True)
    stage = RealStage("risk", "human", "raider")
    assert setup.real_table
    assert not stage.turn.asks_standing
    stage.app.close()
