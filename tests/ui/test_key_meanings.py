"""A letter means the same at every table: the reserved ones are written as `Key`, nowhere else."""

import ast
from pathlib import Path

import pytest

import games
from engine.ui.display import Key
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
    assert not {each for each in Key if each in written}


def test_the_frame_heeds_the_table_of_keys():
    stage = TableStage(nim_match("human", "perfect", seed="2"))
    stage.wait_for_person()
    frame = stage.table.frame
    assert (frame.undo.key, frame.hint.key) == (Key.UNDO, Key.HINT)
    is_open = stage.app.settings.log_open
    stage.key(Key.LOG.lower())
    assert stage.app.settings.log_open is not is_open
    stage.app.close()
