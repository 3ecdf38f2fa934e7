"""Sentences in Python that should be messages, found in the syntax tree."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Sequence
from pathlib import Path

WORD = re.compile(r"[A-Za-z][a-z']+")
HOLE = "\x00"
READ = ("InputError", "StorageError", "TournamentError")
"""Errors that people read; all others whose names end in Error are for programmers."""
POSITIONS = ("problems", "check")
"""Methods that say what is wrong with a position: they name its fields, which are English."""


def sentences(path: Path) -> list[tuple[int, str]]:
    """The literals of a module that look like a sentence, with their lines."""
    nodes = list(ast.walk(ast.parse(path.read_text("utf-8"))))
    aside = _not_for_people(nodes)
    return sorted((line, text) for line, text in _literals(nodes, aside) if is_sentence(text))


def is_sentence(text: str) -> bool:
    """Whether a text has two words beside each other, or a word beside a value."""
    parts = re.split(r"[\s,.:;!?()]+", text.replace(HOLE, f" {HOLE} "))
    words = [bool(WORD.fullmatch(part)) for part in parts if part]
    holes = [part == HOLE for part in parts if part]
    beside = zip(words, words[1:], holes, holes[1:], strict=False)
    spaced = " " in text.strip()
    return spaced and any((a and b) or (a and d) or (c and b) for a, b, c, d in beside)


def numbers(path: Path) -> list[int]:
    """The lines of a module that write a number with a sign of one language: decimals, marks of
    thousands, per cents.
    """
    nodes = list(ast.walk(ast.parse(path.read_text("utf-8"))))
    aside = _not_for_people(nodes)
    return sorted(
        node.lineno
        for node in nodes
        if isinstance(node, ast.JoinedStr) and id(node) not in aside and _has_number(node)
    )


def _has_number(text: ast.JoinedStr) -> bool:
    for hole, after in zip(text.values, [*text.values[1:], None], strict=True):
        if isinstance(hole, ast.FormattedValue):
            spec = ast.unparse(hole.format_spec)[2:-1] if hole.format_spec else ""
            is_percent = isinstance(after, ast.Constant) and str(after.value).startswith("%")
            if is_percent or re.search(r"[1-9}]f$|g$|,$|%$", spec):
                return True
    return False


def _not_for_people(nodes: Sequence[ast.AST]) -> set[int]:
    """Docstrings, notes under fields, what programmers are told, annotations."""
    aside: set[int] = set()
    for node in nodes:
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            aside.add(id(node.value))
        below: list[ast.AST | None] = []
        if isinstance(node, ast.Assert):
            below.append(node.msg)
        if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call):
            name = _called(node.exc)
            below += node.exc.args if name.endswith("Error") and name not in READ else []
        if isinstance(node, ast.FunctionDef) and node.name in POSITIONS:
            below.append(node)
        if isinstance(node, ast.AnnAssign | ast.arg):
            below.append(node.annotation)
        if isinstance(node, ast.Call) and (
            _called(node) == "require_entries" or _is_pattern(node.func)
        ):
            below += node.args
        aside |= {id(each) for root in below if root is not None for each in ast.walk(root)}
    return aside


def _called(call: ast.Call) -> str:
    """The last name of what is called."""
    called = call.func
    return getattr(called, "id", "") or getattr(called, "attr", "")


def _is_pattern(called: ast.expr) -> bool:
    """Whether it is `re.compile` that is called."""
    return (
        isinstance(called, ast.Attribute) and called.attr == "compile"
        and isinstance(called.value, ast.Name) and called.value.id == "re"
    )  # fmt: skip


def _literals(nodes: Sequence[ast.AST], aside: set[int]) -> Iterator[tuple[int, str]]:
    inside = {
        id(value)
        for node in nodes
        if isinstance(node, ast.JoinedStr)
        for value in ast.walk(node)
        if value is not node and isinstance(value, ast.Constant)
    }
    for node in nodes:
        if id(node) in aside:
            continue
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            if id(node) not in inside:
                yield node.lineno, node.value
        elif isinstance(node, ast.JoinedStr):
            yield (
                node.lineno,
                "".join(
                    str(part.value) if isinstance(part, ast.Constant) else HOLE
                    for part in node.values
                ),
            )
