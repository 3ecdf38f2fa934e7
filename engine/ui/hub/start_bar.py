"""The foot of the set-up page: who plays whom, the seed, and the ways on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine.core.words import LONGEST_SEED
from engine.text.said import Said, Words
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.faces import draw_head, face_path
from engine.ui.hub.draft import SetupDraft
from engine.ui.scene import Window
from engine.ui.theme import (
    BODY,
    LARGE,
    SEAT_COLOURS,
    SECOND_TEXT,
    SMALL,
    TEXT,
    WARNING,
)
from engine.ui.widgets import Button, TextField, Widget

QUIET: Final = 18.0
HEADLINES: Final = (24.0, LARGE, QUIET, BODY, SMALL)
FACE: Final = 27.0
FACE_STEP: Final = 50.0
TIGHT_STEP: Final = 34.0
MOST_WIDE: Final = 3
START_W: Final = 384.0
LED_W: Final = 300.0
WAY_W: Final = 72.0
SQUARE: Final = 68.0
TOOL: Final = 36.0
PAD: Final = 16.0
NARROW: Final = 1500.0
LEAST_SEED: Final = 110.0


class StartBar(Widget):
    """What is about to begin, in words, and the buttons; for a newcomer that of a lesson leads."""

    def __init__(
        self,
        app: Window,
        draft: SetupDraft,
        *,
        ways: dict[Button, Words],
        lesson: Button,
        start: Button,
        new_seed: Callable[[], str],
        on_change: Callable[[], object],
    ) -> None:
        super().__init__()
        self.app, self.draft = app, draft
        self._new_seed, self._on_change = new_seed, on_change
        self.letters = 1.0
        self._end, self._has_label = 0.0, True
        self.ways, self.lesson, self.start = ways, lesson, start
        self.seed = TextField(
            draft.seed, self._set_seed, font="mono", longest=LONGEST_SEED, is_bare=True,
            placeholder=Said("house-a-word"), tooltip=Said("house-same-seed"), sizes=(QUIET, BODY),
        )  # fmt: skip
        self.fresh = Button(kind="icon", icon="refresh", on_click=self._renew,
                            tooltip=Said("setup-another-seed"))  # fmt: skip
        self.copy = Button(kind="icon", icon="copy", on_click=self._copy,
                           tooltip=Said("setup-copy-seed"))  # fmt: skip
        for child in (self.seed, self.fresh, self.copy, *ways, lesson, start):
            self.add(child)

    # -- the seed

    def _set_seed(self, text: str) -> None:
        self.draft.seed = text
        self._place_seed()
        self._on_change()

    def _renew(self) -> None:
        self.show_seed(self._new_seed())
        self._on_change()

    def show_seed(self, seed: str) -> None:
        """Another seed stands in the field."""
        self.draft.seed = seed
        self.seed.replace_text(seed)
        self._place_seed()

    def _copy(self) -> None:
        self.app.clipboard.write(self.draft.seed)
        self.app.toast(Said("setup-seed-copied"), "good")

    # -- places

    def placed(self) -> None:
        """The buttons at the right, the bright one last; the seed on the lower line."""
        box, right = self.box, self.box.right - PAD
        is_led, is_narrow = self.lesson.is_visible, box.w < NARROW
        wide = LED_W * min(self.letters, 1.2) if is_led or is_narrow else START_W
        row = [(self.start, wide)]
        if is_led:
            row = [(self.lesson, wide), (self.start, self._width(self.start.label))]
        for button, label in self.ways.items():
            button.label = "" if is_narrow else label
            row.append((button, SQUARE if is_narrow else self._width(label)))
        for button, width in row:
            high = box.h - 2 * PAD - (0 if button is row[0][0] else 8)
            button.box = Box(right - width, box.centre_y - high / 2, width, high)
            right -= width + 14
        self._end = right - 10
        self._place_seed()

    def _place_seed(self) -> None:
        """Behind its word, as wide as it is, where there is room."""
        y, size = self.box.centre_y + 18 * self.letters, TOOL * self.letters
        wanted = self.app.canvas.text_width(self.draft.seed + "m", QUIET, "mono") + 16
        x = self._words_x + self._width_of(Said("setup-seed")) + 2
        self._has_label = x + wanted + 2 * TOOL <= self._end
        x = x if self._has_label else self._words_x - 8
        wide = min(max(LEAST_SEED, wanted), self._end - x - 2 * TOOL)
        self.seed.box = Box(x, y - size / 2, wide, size)
        self.fresh.box = Box(x + wide, y - size / 2, TOOL, size)
        self.copy.box = self.fresh.box.moved(TOOL, 0)

    def _width(self, label: Words) -> float:
        return max(130.0, self.app.canvas.text_width(label, BODY, "text-semibold") + WAY_W)

    def _width_of(self, words: Words) -> float:
        return self.app.canvas.text_width(words, QUIET)

    @property
    def _step(self) -> float:
        return FACE_STEP if len(self.draft.seats) <= MOST_WIDE else TIGHT_STEP

    @property
    def _words_x(self) -> float:
        """Where the words begin: behind the faces."""
        return self.box.x + 58 + FACE + (len(self.draft.seats) - 1) * self._step + 22

    # -- drawing

    def draw(self, canvas: Canvas) -> None:
        """The glass with the colour of the first seat, who plays, and who begins."""
        box = self.box
        canvas.panel(box, radius=16)
        canvas.rounded(Box(box.x + 1, box.y + 16, 4, box.h - 32), 2, SEAT_COLOURS[0])
        self._draw_faces(canvas)
        x, middle, draft = self._words_x, box.centre_y, self.draft
        room = self._end - x
        names = [draft.headline, draft.short_headline]
        headline = canvas.fitting_words(names, room, SMALL, "text-semibold")
        problem = draft.problem
        size = canvas.fitting_size(headline, room, HEADLINES, "text-semibold")
        upper = middle - 16 * self.letters
        if problem is None:
            canvas.text(x, upper, headline, size, TEXT, "text-semibold", max_width=room)
        else:
            canvas.icon("alert-triangle", x + 9, upper, 20, WARNING)
            size = canvas.fitting_size(problem, room - 30, HEADLINES[1:])
            canvas.text(x + 30, upper, problem, size, WARNING, max_width=room - 30)
        y = self.seed.box.centre_y
        if self._has_label:
            canvas.text(x, y, Said("setup-seed"), QUIET, SECOND_TEXT)
        left = self.copy.box.right + 12
        wordings = [draft.details, draft.opener, ""]
        words = canvas.fitting_words(wordings, self._end - left, QUIET)
        canvas.text(left, y, words, QUIET, SECOND_TEXT)

    def _draw_faces(self, canvas: Canvas) -> None:
        """All at the table, in their order."""
        x, y = self.box.x + 58, self.box.centre_y
        for number, seat in enumerate(self.draft.seats):
            called = "" if seat.is_person else self.draft.called(seat.level)
            path = face_path(self.draft.game.key, called)
            if path is None:
                canvas.seat_mark(number, x, y, FACE - 2)
            else:
                draw_head(canvas, path, x, y, FACE, SEAT_COLOURS[number])
            x += self._step
