"""A key means the same everywhere: letters of tables and pages are written as `Key`, nowhere else;
hub, set-up, settings, table, result and real table are walked by keys alone.
"""

import ast
from pathlib import Path

import pytest

import games
from engine.ui.display import EVERYWHERE, Key
from engine.ui.hub.menu import MenuScene
from engine.ui.hub.setup import SetupScene
from engine.ui.pages.settings import SettingsScene
from engine.ui.scene import bright_of
from engine.ui.table.table import Table
from tests.patience import patience
from tests.ui.page_stage import ONLY_NIM, PageStage
from tests.ui.tables import TableStage, nim_match

ROOT = Path(games.__file__).parent.parent
FOLDERS = ("engine/ui/table", "engine/ui/real_table", "games/*/scene", "games/arcs/campaign/scene")
FILES = sorted(file for folder in FOLDERS for file in ROOT.glob(f"{folder}/*.py"))
NO_KEYS = {"games/arcs/campaign/scene/endings.py": "letters written on the log sheet"}


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.relative_to(ROOT).as_posix())
def test_no_game_gives_a_reserved_letter_another_meaning(file):
    if file.relative_to(ROOT).as_posix() in NO_KEYS:
        return
    tree = ast.parse(file.read_text(encoding="utf-8"))
    written = [each.value for each in ast.walk(tree) if isinstance(each, ast.Constant)]
    assert not {each for each in EVERYWHERE if each in written}


PAGES = sorted(
    file for folder in ("hub", "pages", "learning", "position")
    for file in ROOT.glob(f"engine/ui/{folder}/*.py")
)  # fmt: skip


@pytest.mark.parametrize("file", PAGES, ids=lambda file: file.name)
def test_the_letters_of_a_page_are_those_of_the_table_of_keys(file):
    tree = ast.parse(file.read_text(encoding="utf-8"))
    written: list[ast.AST] = []
    for each in ast.walk(tree):
        is_keyword = isinstance(each, ast.keyword) and each.arg == "key"
        if is_keyword or (isinstance(each, ast.Assign) and ".key" in ast.unparse(each.targets[0])):
            written += ast.walk(each.value)
    letters = [each.value for each in written if isinstance(each, ast.Constant)]
    assert not [each for each in letters if str(each).isupper() and len(str(each)) == 1]


@pytest.mark.parametrize("file", sorted(ROOT.glob("engine/ui/**/*.py")), ids=lambda file: file.name)
def test_a_bright_button_shows_space(file):
    """Only where figures and letters are typed first, Enter hands them in."""
    calls = [
        each for each in ast.walk(ast.parse(file.read_text("utf-8"))) if isinstance(each, ast.Call)
    ]
    keywords = [{word.arg: ast.unparse(word.value) for word in each.keywords} for each in calls]
    assert not [each for each in keywords
                if each.get("kind") == "'primary'" and each.get("key") == "'Enter'"]  # fmt: skip


def test_no_two_meanings_share_a_letter():
    assert len(set(Key)) == len(Key.__members__)
    assert {"E", "N", "M", "B", "R"} <= set(EVERYWHERE)


def test_a_game_is_set_up_and_played_and_looked_back_on_by_keys_alone():
    """Space is the bright button, Enter what has the focus or else the bright button, Esc back,
    arrows stay in the page, M is the sound.
    """
    stage = PageStage(MenuScene, registry=ONLY_NIM)
    app = stage.app
    stage.key("p", "escape", "i", "escape")
    assert app.top is stage.scene
    stage.key("tab", "tab")
    while app.top.focus.current is not stage.scene.entries[3]:
        stage.key("tab")
    stage.key("return")
    assert isinstance(app.top, SettingsScene)
    sound = app.settings.sound
    stage.key("m")
    assert app.settings.sound is not sound
    for key in ("down", "down", "right", "down"):
        stage.key(key)
        assert not app.top.is_typing
    assert app.settings.player_name == "Robin"
    stage.key("escape")
    assert app.top is stage.scene
    stage.key("g")
    page = app.top
    assert isinstance(page, SetupScene)
    assert bright_of(page.widgets) is page.lesson
    while page.focus.current is not page.know:
        stage.key("tab")
    stage.key("return")
    assert bright_of(page.widgets) is page.start_button
    stage.key("space")
    table = app.top
    assert isinstance(table, Table)
    for _ in patience(200):
        if table.match.is_over:
            break
        stage.step(0.5)
        if table.decision is not None:
            if not table.frame.hints.is_open:
                stage.key("h")
            stage.step(0.5)
            stage.key("space")
    stage.step(1.0)
    assert table.match.is_over
    result = app.top
    looked = bright_of(result.widgets)
    assert looked is not None
    stage.key("space")
    assert app.top is not result
    assert not isinstance(app.top, SetupScene)
    stage.key("escape")
    app.close()


def test_the_real_table_is_chosen_by_its_letter_and_space_lays_out():
    stage = PageStage(MenuScene, registry=ONLY_NIM)
    stage.key("t")
    page = stage.app.top
    assert isinstance(page, SetupScene)
    assert page.draft.real_table
    assert bright_of(page.widgets) is page.start_button
    stage.key("space")
    assert stage.app.top.match.setup.real_table
    stage.app.close()


def test_the_frame_heeds_the_table_of_keys():
    stage = TableStage(nim_match("human", "perfect", seed="2"))
    stage.wait_for_person()
    frame = stage.table.frame
    assert (frame.undo.key, frame.hint.key) == (Key.UNDO, Key.HINT)
    is_open = stage.app.settings.log_open
    stage.key(Key.LOG.lower())
    assert stage.app.settings.log_open is not is_open
    stage.app.close()
