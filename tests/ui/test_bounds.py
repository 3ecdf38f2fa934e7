"""No class of the window part is longer than one can read, nor answers to everything."""

from __future__ import annotations

import ast
from pathlib import Path

ROOT = Path(__file__).parents[2]
MOST_LINES = 300
MOST_METHODS = 30


def classes_over_the_bound(text: str) -> set[str]:
    """The classes of a module's text with too many lines or public methods."""
    return {
        node.name
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
    assert classes_over_the_bound(f"{long}{wide}{shy}class Small: ...\n") == {"Long", "Wide"}


def test_every_class_of_the_window_keeps_the_bound():
    modules = [*ROOT.glob("engine/ui/**/*.py"), *ROOT.glob("games/**/scene/**/*.py")]
    over = {
        f"{module.relative_to(ROOT).as_posix()}: {name}"
        for module in modules
        for name in classes_over_the_bound(module.read_text(encoding="utf-8"))
    }
    assert over == set()
