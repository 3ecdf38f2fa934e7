"""A parsed message, looked through."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from fluent.syntax import ast


def nodes(root: Any) -> Iterator[ast.BaseNode]:
    """A node and everything below it."""
    if isinstance(root, list):
        for each in root:
            yield from nodes(each)
    elif isinstance(root, ast.BaseNode):
        yield root
        for value in vars(root).values():
            yield from nodes(value)
