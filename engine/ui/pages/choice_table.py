"""The table as it stood before a choice, in small, beside the list of all choices."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine.core.grading import Graded
from engine.core.match import Match
from engine.core.story import watcher_of
from engine.text.said import Said, Words
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.theme import BODY, LARGE, SECOND_TEXT, TEXT, lighten, mix
from engine.ui.widgets.base import Pressable

Picture = Callable[[Canvas, Box], None]
NEAR: Final = 6
"""So many answers later a table is looked for that has a picture."""
HEAD: Final = 52.0
PAD: Final = 16.0
SHAPE: Final = 0.625
LEADING: Final = 1.35
REST_SECONDS: Final = 0.12
"""How long the pointer rests on a choice before its table is painted."""


def picture_before(match: Match, answer: int) -> Picture:
    """What draws the table before an answer, or soon after where nothing lay there yet."""
    watcher = watcher_of(match.setup)
    last = min(answer + NEAR, len(match.moves))
    tables = (match.table_before(number) for number in range(answer, last + 1))
    pictures = (match.game.table_picture(match.view(table, watcher)) for table in tables)
    return next((each for each in pictures if each is not None), _no_picture)


def _no_picture(canvas: Canvas, box: Box) -> None:
    """A table without a picture: its frame stays empty."""


class ChoiceTable(Pressable):
    """One choice with its table; a press does what `look` does with its answer."""

    radius = 14.0

    def __init__(self, match: Match, look: Callable[[int], object]) -> None:
        super().__init__(self._press, tooltip=Said("choices-look"))
        self.choice: Graded | None = None
        self._match, self._look = match, look
        self._when: Words = ""
        self._picture: Picture | None = None
        self._wanted: tuple[Graded, Words] | None = None
        self._left = 0.0

    def want(self, choice: Graded, when: Words, *, at_once: bool = False) -> None:
        """Show another choice, once the pointer has rested on it."""
        if choice is not (self.choice if self._wanted is None else self._wanted[0]):
            self._wanted = None if choice is self.choice else (choice, when)
            self._left = 0.0 if at_once else REST_SECONDS

    def pass_time(self, seconds: float) -> None:
        """The choice that was waited for long enough is shown."""
        self._left -= seconds
        if self._wanted is not None and self._left <= 0:
            (self.choice, self._when), self._wanted = self._wanted, None
            self._picture = picture_before(self._match, self.choice.answer)
            self.changed()

    @property
    def seconds_left(self) -> float | None:
        """When another choice is shown; None while none is wanted."""
        return None if self._wanted is None else max(0.0, self._left)

    def _press(self) -> None:
        if self.choice is not None:
            self._look(self.choice.answer)

    # -- drawing

    @property
    def frame(self) -> Box:
        """Where the picture stands."""
        box = self.box
        wide = box.w - 2 * PAD
        return Box(box.x + PAD, box.y + HEAD, wide, min(SHAPE * wide, box.h - HEAD - PAD))

    def draw(self, canvas: Canvas) -> None:
        """When it was, the table, and what was played."""
        choice, frame, theme = self.choice, self.frame, canvas.theme
        if choice is None or self._picture is None:
            return
        words = Box(frame.x, frame.bottom + 14, frame.w, 0)
        high = canvas.paragraph_height(words.w, choice.played, BODY, "text-semibold", LEADING)
        panel = Box(self.box.x, self.box.y, self.box.w, words.y + high + PAD - self.box.y)
        canvas.panel(panel)
        canvas.text(frame.x, self.box.y + HEAD / 2, self._when, LARGE, TEXT, theme.title_font,
                    max_width=frame.w)  # fmt: skip
        canvas.rounded(frame, 10, mix(theme.panel, theme.accent, 0.2))
        self._picture(canvas, frame)
        edge = lighten(theme.accent, 0.2) if self.is_hovered else SECOND_TEXT
        canvas.rounded(frame, 10, None, (*edge, 220 if self.is_hovered else 110), 1.5)
        canvas.paragraph(words, choice.played, BODY, TEXT, "text-semibold", LEADING)
