"""Messages of one line, as most are, read at once: the parser looks at every single letter."""

from __future__ import annotations

import re
from typing import Final

from fluent.syntax import ast

_ENTRY: Final = re.compile(r"(-?)([A-Za-z][\w-]*) *= *(.*?)\s*\Z", re.ASCII)
_ARGUMENT: Final = re.compile(r"{ *\$([A-Za-z][\w-]*) *}", re.ASCII)


def short_entry(text: str) -> ast.Message | ast.Term | None:
    """The entry, where it is words and plain arguments on one line, as the parser would read it."""
    found = _ENTRY.match(text)
    if found is None or not found[3]:
        return None
    elements: list[ast.TextElement | ast.Placeable] = []
    for place, part in enumerate(_ARGUMENT.split(found[3])):
        if place % 2:
            elements.append(ast.Placeable(ast.VariableReference(ast.Identifier(part))))
        elif "{" in part or "}" in part:
            return None
        elif part:
            elements.append(ast.TextElement(part))
    kind = ast.Term if found[1] else ast.Message
    return kind(ast.Identifier(found[2]), ast.Pattern(elements))
