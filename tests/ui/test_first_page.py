"""What the menu waits for: cards and covers, no rule of a game; the rules follow behind it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path

import pytest

from engine.core.card import Card, Level
from engine.core.registry import GameNotLoaded, Registry
from engine.core.storage import AnimationSpeed, Settings
from engine.ui.hub.covers import Loading
from engine.ui.hub.menu import MenuScene
from engine.ui.hub.setup import SetupScene
from tests.nim import GAME as NIM
from tests.ui.page_stage import NOON, PageStage, unfinished
from tests.ui.stage import FRAME
from tests.voice.spoken import all_english

pytestmark = pytest.mark.painted

ROOT = Path(__file__).resolve().parents[2]
MOST_MODULES = 63
"""Of engine and games, when the menu's first frame is drawn."""

FIRST_FRAME = """
import json, sys
import main
from engine.core.storage import SettingsFile
from engine.ui.app import App
from engine.ui.hub.menu import MenuScene
from engine.ui.launch import Pages
from games import REGISTRY
app = App(None, REGISTRY, (1280, 720), settings_file=SettingsFile(), routes=Pages, headless=True)
app.push(MenuScene(app))
app.step(0.0, [])
loaded = [sorted(sys.modules)]
while app.top.is_animating:
    app.step(1 / 60, [])
loaded.append(sorted(sys.modules))
app.close()
print(json.dumps(loaded))
"""


def loaded_at_the_menu(folder):
    """The modules that are loaded with the first frame, and once the covers are painted."""
    result = subprocess.run(
        [sys.executable, "-c", FIRST_FRAME], cwd=ROOT, capture_output=True, text=True, check=True,
        env={**os.environ, "XDG_DATA_HOME": str(folder)},
    )  # fmt: skip
    return [set(modules) for modules in json.loads(result.stdout.splitlines()[-1])]


def of_ours(modules):
    return [name for name in modules if name.split(".")[0] in ("engine", "games")]


@pytest.fixture(scope="module")
def loaded(tmp_path_factory):
    return loaded_at_the_menu(tmp_path_factory.mktemp("first"))


def of_games(modules):
    """The modules of games without the game's name: `card`, `cover`."""
    parts = [name.split(".", 2) for name in modules if name.startswith("games.")]
    return {each[2] for each in parts if len(each) > 2}


def test_the_first_frame_loads_cards_and_nothing_else_of_a_game(loaded):
    assert of_games(loaded[0]) == {"card"}


def test_the_covers_load_nothing_else_of_a_game(loaded):
    assert of_games(loaded[1]) == {"card", "scene_cover"}


def test_the_first_frame_stays_within_the_budget_of_modules(loaded):
    assert len(of_ours(loaded[0])) <= MOST_MODULES


def test_the_first_frame_waits_for_nothing_that_a_game_needs(loaded):
    later = {
        "engine.core.game",
        "engine.core.match",
        "engine.core.story",
        "engine.core.commands",
        "engine.core.thinking",
        "engine.core.learning.challenges",
        "engine.core.learning.puzzle",
        "engine.ui.hub.setup",
        "engine.ui.table.table",
        "subprocess",
        "pickle",
        "numpy",
        "statistics",
        "fluent.runtime",
        "fluent.syntax",
        "babel",
        "rich",
        "openskill",
        "multiprocessing",
        "asyncio",
    }
    assert later & loaded[0] == set()


# -- behind the menu


class NimCard(Card):
    """The card of Nim, which tells its visitors no more than they need."""

    key, title, tagline, about = "nim", "Nim", "Take the last", "One heap."
    minutes, fewest_seats, most_seats = 1, NIM.fewest_seats, NIM.most_seats
    levels = (Level("perfect", "Perfect", "Never errs", 4),)
    default_bot = "perfect"
    folder = NIM.folder


def shelf_of(load) -> Registry:
    return Registry({"nim": load}, cards=(NimCard(),))


def torn():
    raise ModuleNotFoundError("No module named 'games.nim.heap'")


@pytest.fixture
def hub():
    stages = []

    def open_hub(load, *, loads=False):
        def menu(app):
            begin = Loading(app).begin if loads else None
            return MenuScene(app, lambda: NOON, begin)

        quick = replace(Settings(), animation_speed=AnimationSpeed.OFF, player_name="Robin")
        stages.append(PageStage(menu, registry=shelf_of(load), settings=quick))
        return stages[-1]

    yield open_hub
    for stage in stages:
        stage.app.close()


def test_the_menu_stands_without_the_game(hub):
    unfinished()
    stage = hub(torn)
    assert stage.scene.resume.games[0].game.title == "Nim"
    assert all_english(stage.scene.covers[0].caption.players) == "1 to 6 players"
    assert not stage.app.toasts.messages


def test_a_click_loads_the_game(hub):
    loaded = []
    stage = hub(lambda: loaded.append("nim") or NIM)
    assert not loaded
    stage.press(stage.scene.new_game)
    assert isinstance(stage.app.top, SetupScene)
    assert stage.app.top.game is NIM


def test_games_are_loaded_once_the_covers_are_painted(hub):
    loaded = []
    stage = hub(lambda: loaded.append("nim") or NIM, loads=True)
    assert not loaded
    settle(stage)
    assert loaded == ["nim"]


class ColdNim(type(NIM)):
    """Nim with something worth doing while the menu shows."""

    is_warm = False

    def warm_up(self):
        self.is_warm = True


def test_a_game_that_was_loaded_behind_the_menu_is_warmed_up(hub):
    cold = ColdNim()
    settle(hub(lambda: cold, loads=True))
    assert cold.is_warm


def test_a_game_that_cannot_be_loaded_is_told_in_a_sentence(hub):
    stage = hub(torn, loads=True)
    settle(stage)
    (message,) = stage.app.toasts.messages
    assert message.text == "Nim cannot be loaded: No module named 'games.nim.heap'"


@pytest.mark.parametrize(
    "way", ["box", "bright button", "new game", "real table", "learn", "progress", "rules"]
)
def test_a_click_on_a_game_that_cannot_be_loaded_is_answered_with_a_sentence(hub, way):
    stage = hub(torn)
    scene = stage.scene
    ways = {
        "box": scene.covers[0], "bright button": scene.resume.main, "new game": scene.new_game,
        "real table": scene.real_table,
        "learn": scene.entries[0], "progress": scene.entries[1], "rules": scene.entries[2],
    }  # fmt: skip
    stage.press(ways[way])
    assert stage.app.top is scene
    assert "Nim cannot be loaded" in stage.app.toasts.messages[0].text


def settle(stage: PageStage) -> None:
    """Until the page stands and what was begun behind it is done."""
    stage.settle()
    while stage.app.worker.is_busy:
        stage.step(FRAME)
        time.sleep(0.001)


def test_a_game_is_loaded_once_and_its_fault_each_time():
    calls = []
    registry = shelf_of(lambda: calls.append(1) or NIM)
    assert registry.game("nim") is registry.game("nim")
    assert calls == [1]
    broken = shelf_of(torn)
    for _ in range(2):
        with pytest.raises(GameNotLoaded, match="Nim cannot be loaded"):
            broken.game("nim")


def test_the_card_of_a_game_without_one_is_the_game():
    registry = Registry({"nim": lambda: NIM})
    assert registry.card("nim") is NIM
    assert registry.cards() == [NIM]


def test_a_table_loads_no_reader_of_markdown_before_its_rules_are_opened():
    code = "import engine.ui.table.table, engine.ui.pages.rules, sys; print(*sys.modules)"
    loaded = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout.split()
    assert "engine.ui.pages.rulebook" in loaded
    assert "markdown_it" not in loaded
