"""Clauses: the numbered sentences of a game's RULES.md, and the tests that prove them."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from engine.core.errors import InputError
from engine.core.game import Game

PICTURE = "!["
MARK = ".clause("
CLAUSE = re.compile(r"^\s*(?:[-*]\s+)?\*\*([A-Z][A-Z-]*-\d+(?:\.\d+)*[a-z]?)\*\*\s*(.*)$")


@dataclass(frozen=True, slots=True)
class RulesClause:
    """One clause: its number, its text, and where it stands (line of RULES.md, from 0)."""

    id: str
    text: str
    line: int


def clauses_of(rules: str) -> list[RulesClause]:
    """The clauses of a RULES.md text in order; indented lines below belong to the clause.

    Pictures belong to no clause, and neither do other items of a list.
    """
    found: list[RulesClause] = []
    is_open = False
    for number, line in enumerate(rules.splitlines()):
        match = CLAUSE.match(line)
        if match:
            found.append(RulesClause(match[1], match[2].strip(), number))
            is_open = True
        elif line.strip() and not line.startswith("  "):
            is_open = False
        elif is_open and line.strip() and not line.strip().startswith(PICTURE):
            last = found[-1]
            found[-1] = RulesClause(last.id, f"{last.text} {line.strip()}", last.line)
    return found


def game_clauses(game: Game) -> list[RulesClause]:
    """The clauses of a game; InputError when a number stands twice."""
    clauses = clauses_of(game.rules_path.read_text(encoding="utf-8"))
    seen: set[str] = set()
    for clause in clauses:
        if clause.id in seen:
            raise InputError(f"{game.rules_path.name} of {game.title} has {clause.id} twice")
        seen.add(clause.id)
    return clauses


def proofs_by_clause(folder: Path) -> dict[str, list[str]]:
    """Clause numbers to the tests marked with them, read from the test files below `folder`."""
    proofs: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("test_*.py")):
        text = path.read_text(encoding="utf-8")
        for name, clause in _marks(ast.parse(text, str(path))) if MARK in text else ():
            proofs.setdefault(clause, []).append(f"{path.relative_to(folder.parent)}::{name}")
    return proofs


def _marks(tree: ast.Module) -> Iterator[tuple[str, str]]:
    for node in tree.body:
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            for decorator in node.decorator_list:
                yield from ((node.name, clause) for clause in _clause_arguments(decorator))


def _clause_arguments(decorator: ast.expr) -> Iterator[str]:
    if not isinstance(decorator, ast.Call) or not isinstance(decorator.func, ast.Attribute):
        return
    if decorator.func.attr == "clause":
        for argument in decorator.args:
            if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                yield argument.value
