"""What is written on the screen, collected where every text passes."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any
from unittest import mock

from engine.text.message import Words
from engine.ui.canvas import Lettering

WORD = re.compile(r"[A-Za-z]{3,}")
CLAUSE = re.compile(r"\b[A-Z]+-\d+(\.\d+)*\b")


@contextmanager
def writing() -> Iterator[set[str]]:
    """Collects every text and paragraph that is drawn meanwhile, as it was handed over."""
    found: set[str] = set()
    text, paragraph = Lettering.text, Lettering.paragraph

    def noted_text(canvas: Any, x: float, y: float, string: Words, *args: Any, **more: Any) -> Any:
        found.add(canvas.said(string))
        return text(canvas, x, y, string, *args, **more)

    def noted_paragraph(canvas: Any, box: Any, string: Words, *args: Any, **more: Any) -> Any:
        found.add(canvas.said(string))
        return paragraph(canvas, box, string, *args, **more)

    with mock.patch.multiple(Lettering, text=noted_text, paragraph=noted_paragraph):
        yield found


def plain(written: Iterable[str], allowed: Iterable[str]) -> set[str]:
    """Those texts that hold plain English, but for what is allowed: whole texts, and names."""
    known = sorted([each for each in allowed if isinstance(each, str)], key=len, reverse=True)
    found = set()
    for words in written:
        left = CLAUSE.sub("", words)
        for each in known:
            left = left.replace(each, "").replace(each.upper(), "")
        if WORD.search(left):
            found.add(words)
    return found
