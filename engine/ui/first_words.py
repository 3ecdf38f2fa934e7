"""As much of a sentence as there is room for, no word cut in two."""

from __future__ import annotations

from engine.ui.canvas import Canvas
from engine.ui.theme import Font


def first_words(canvas: Canvas, words: str, room: float, size: float, font: Font = "text") -> str:
    """The first words in that room, and the sign that there are more."""
    kept = words.split(" ")
    while len(kept) > 1 and canvas.text_width(f"{' '.join(kept)} …", size, font) > room:
        kept.pop()
    return f"{' '.join(kept)} …"
