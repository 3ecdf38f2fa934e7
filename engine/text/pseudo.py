"""A language that nobody speaks: English with strange letters, to find what is in no message."""

from __future__ import annotations

from typing import Final

from fluent.syntax import ast

from engine.text.tree import nodes

OPEN, CLOSE = "[!! ", " !!]"
_LETTERS: Final = str.maketrans(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
    "åƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ",
)
SPOKEN: Final = ("you", "one")
"""The named arguments of functions that are words, not names of forms."""


def strange(words: str) -> str:
    """The words in letters that no plain English has."""
    return words.translate(_LETTERS)


def in_pseudo(entry: ast.Message | ast.Term) -> None:
    """Every text of a message in strange letters; names of arguments and branches stay."""
    for node in nodes(entry):
        match node:
            case ast.TextElement():
                node.value = strange(node.value)
            case ast.NamedArgument() if node.name.name in SPOKEN:
                _quoted(node.value)
            case ast.Placeable():
                _quoted(node.expression)


def _quoted(node: ast.BaseNode) -> None:
    if isinstance(node, ast.StringLiteral):
        node.value = strange(node.value)
