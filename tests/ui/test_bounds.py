"""No class of the window part is longer than one can read, nor answers to everything."""

from __future__ import annotations

import ast
from pathlib import Path

ROOT = Path(__file__).parents[2]
MOST_LINES = 300
MOST_METHODS = 30
OVER_TODAY = {
    "engine/ui/app.py: App": (376, 26),
    "engine/ui/hub/menu.py: MenuScene": (306, 19),
    "engine/ui/paint/pen.py: Pen": (303, 16),
    "engine/ui/position/board_editor.py: BoardEditor": (430, 38),
    "engine/ui/real_table/chance_page.py: ChancePage": (332, 16),
    "engine/ui/real_table/hands_page.py: HandsPage": (328, 16),
    "engine/ui/real_table/turn.py: HandsTurn": (340, 20),
    "engine/ui/table/conductor.py: Conductor": (308, 24),
    "engine/ui/scene.py: Scene": (354, 37),
    "engine/ui/table/selection.py: Selection": (261, 33),
    "engine/ui/table/frame.py: Frame": (323, 20),
    "engine/ui/table/table.py: Table": (310, 37),
}
"""Lines and public methods of those that are over the bound; they only fall."""


def classes_over_the_bound(text: str) -> dict[str, tuple[int, int]]:
    """The classes of a module's text with too many lines or public methods, and how many."""
    return {
        node.name: (lines_of(node), public_methods(node))
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.ClassDef)
        and (lines_of(node) > MOST_LINES or public_methods(node) > MOST_METHODS)
    }


def lines_of(node: ast.ClassDef) -> int:
    return (node.end_lineno or node.lineno) - node.lineno + 1


def public_methods(node: ast.ClassDef) -> int:
    methods = [each for each in node.body if isinstance(each, ast.FunctionDef)]
    return sum(not method.name.startswith("_") for method in methods)


def test_a_class_is_over_the_bound_by_its_lines_or_by_its_public_methods():
    long = "class Long:\n" + "    x = 1\n" * MOST_LINES
    wide = "class Wide:\n" + "".join(f"    def m{n}(self): ...\n" for n in range(MOST_METHODS + 1))
    shy = "class Shy:\n" + "".join(f"    def _m{n}(self): ...\n" for n in range(MOST_METHODS + 1))
    assert classes_over_the_bound(f"{long}{wide}{shy}class Small: ...\n").keys() == {"Long", "Wide"}


def test_every_class_of_the_window_keeps_the_bound():
    modules = [*ROOT.glob("engine/ui/**/*.py"), *ROOT.glob("games/**/scene/**/*.py")]
    over = {
        f"{module.relative_to(ROOT).as_posix()}: {name}": size
        for module in modules
        for name, size in classes_over_the_bound(module.read_text(encoding="utf-8")).items()
    }
    grown = {
        name: size
        for name, size in over.items()
        if any(now > then for now, then in zip(size, OVER_TODAY.get(name, (0, 0)), strict=True))
    }
    assert grown == {}
    assert over.keys() == OVER_TODAY.keys(), "what keeps the bound again is taken from the list"
