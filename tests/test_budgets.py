"""How the budgets are counted, on code made for it; `.ci/run` measures the real code."""

from __future__ import annotations

from types import ModuleType

import pytest

from tests.budgets import BUDGETS, Budget, Code, Measured, of_code
from tests.walks import Walk, followed

MODULE = '''"""Ships."""

import math
from pathlib import (
    Path,
)

# Nothing is counted here.
def half(n: int) -> int:
    """Rounds down."""
    if n > 1:
        return n // 2
    return 0
'''
"""Four lines of imports of 13, and 4 statements: a function, a condition, two returns."""


@pytest.fixture
def code(tmp_path):
    scene, core = tmp_path / "games" / "despirala" / "scene", tmp_path / "engine" / "core"
    for folder in (scene, core, tmp_path / "tests"):
        folder.mkdir(parents=True)
    (tmp_path / "tests" / "not_counted.py").write_text("0\n")
    (core / "ships.py").write_text(MODULE)
    (core / "__init__.py").write_text("")
    for number, lines in enumerate((150, 149, 900, 901)):
        (scene / f"page_{number}.py").write_text("0\n" * lines)
    return Code(tmp_path)


def figures(code: Code) -> dict[str, Measured]:
    return {
        budget.name: of_code(budget, code) for budget in BUDGETS if "at the menu" not in budget.name
    }


def test_files_lines_statements_and_imports_of_engine_and_games_are_counted(code):
    found = figures(code)
    assert found["files"].figure == 6
    assert found["lines of Python (150,000 at last)"].figure == 13 + 150 + 149 + 900 + 901
    assert found["statements"].figure == 4 + 150 + 149 + 900 + 901
    assert found["import lines, %"].figure == 0.2, "4 of 2,113"
    assert found["files of Despirala"].figure == 4


def test_the_statements_stay_when_comments_go_and_files_are_glued(code):
    core = code.root / "engine" / "core"
    (core / "ships.py").unlink()
    bare = "\n".join(line for line in MODULE.splitlines() if not line.startswith("#"))
    (core / "fleet.py").write_text(bare.replace('"""Rounds down."""', "") + "\nimport os\n")
    assert figures(Code(code.root))["statements"].figure == figures(code)["statements"].figure


def test_a_module_has_150_to_900_lines(code):
    assert code.short(150) == ["engine/core/ships.py: 13", "games/despirala/scene/page_1.py: 149"]
    assert code.long(900) == ["games/despirala/scene/page_3.py: 901"]


@pytest.mark.parametrize(("modules", "found"), [(20, []), (21, ["engine/ui: 21"])])
def test_a_folder_holds_20_modules_beside_its_package(tmp_path, modules, found):
    folder = tmp_path / "engine" / "ui"
    folder.mkdir(parents=True)
    for name in ("__init__", *range(modules)):
        (folder / f"{name}.py").write_text("")
    assert Code(tmp_path).crowded(20) == found


def test_the_base_game_of_arcs_does_not_ask_for_its_campaign(tmp_path):
    for name in ("steps", "campaign"):
        (tmp_path / "games" / "arcs" / name).mkdir(parents=True)
        text = "if table.expansion is not None:\n    pass\n"
        (tmp_path / "games" / "arcs" / name / "map.py").write_text(text)
    assert Code(tmp_path).asking_for_campaign() == ["games/arcs/steps/map.py"]


@pytest.mark.parametrize(
    ("ceiling", "figure", "holds"), [(4, 4, True), (4, 5, False), (None, 99, True)]
)
def test_a_ceiling_is_broken_above_it(ceiling, figure, holds):
    assert Measured("halls", 3, ceiling, figure).holds is holds


def test_a_broken_ceiling_is_shown_with_what_was_counted(code):
    row = of_code(Budget("halls", 1000, 0, lambda code: ["the east wing"]), code)
    assert str(row).split() == ["halls", "1,000", "0", "1", "BROKEN", "the", "east", "wing"]
    row = of_code(Budget("halls", None, None, lambda code: ["the east wing"], False), code)
    assert str(row).split() == ["halls", "-", "-", "1"]


# -- walks: Go with a sage who asks the board, the score, and the board again

SAGE = """
class Sage:
    def choose(self, view, decision, rng):
        board.liberties()
        score.of(decision)
        return board.stone()
"""
BOARD = "def liberties(): pass\ndef stone(): pass\n"
SCORE = "def of(asked): return asked and asked()\n"
STEP = "def apply(): other.never()\n"
OTHER = "def never(): pass\n"


def files_of_go() -> dict[str, ModuleType]:
    texts = {"sage": SAGE, "board": BOARD, "score": SCORE, "step": STEP, "other": OTHER}
    files = {name: ModuleType(f"games.go.{name}") for name in texts}
    files["step"].__name__ = "engine.core.step"
    for name, file in files.items():
        file.__dict__.update({other: files[other] for other in texts if other != name})
        exec(compile(texts[name], f"{name}.py", "exec"), file.__dict__)
    return files


def walk_of(files, decision) -> set[str]:
    walk = Walk()
    followed(walk, files["sage"].Sage(), None, decision)
    return walk.files


def test_a_walk_counts_each_file_once():
    assert walk_of(files_of_go(), None) == {"games.go.sage", "games.go.board", "games.go.score"}


def test_rules_played_ahead_are_another_walk():
    files = files_of_go()
    found = walk_of(files, files["step"].apply)
    assert found - walk_of(files, None) == {"engine.core.step"}, "but not what the step calls"


def test_what_another_bot_answers_is_another_walk():
    files = files_of_go()
    rival = files_of_go()["sage"].Sage()
    rival_asks = files["other"].never
    found = walk_of(files, lambda: rival.choose(None, rival_asks, None))
    assert found == walk_of(files, None)
