"""The panel of a hint, the same at every table: the move, why, and what the other moves lose."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from engine.core.bot import Reason
from engine.text.said import Said, Words
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.theme import (
    INK,
    LARGE,
    PANEL,
    RAISED,
    SECOND_TEXT,
    TEXT,
    Colour,
    lighten,
    mix,
)
from engine.ui.widgets.base import Button, Pressable, Widget
from engine.ui.widgets.scroll import ScrollArea

TYPE: Final = 18
HEAD: Final = 52.0
INSET: Final = 16.0
FOOT: Final = 76.0
BUTTON: Final = 52.0
BADGE: Final = 13.0
ROW_PAD: Final = 14.0
GAP: Final = 10.0
CLAUSE_ROW: Final = 30.0
UNDER_WORDS: Final = 6.0
"""How far under the words of a reason its clause stands, where it has a line of its own."""
LEADING: Final = 1.25
FIGURE: Final = 74.0
MOST_MOVES: Final = 7
LONGEST_BAR: Final = 52.0
WORSE: Final[Colour] = (0xF4, 0x9A, 0x92)


@dataclass(frozen=True, slots=True)
class HintMove:
    """A move in words; `lost` is what it loses against the best, `share` of the most (0 to 1)."""

    option: Any
    words: str
    lost: str = ""
    share: float = 0.0


@dataclass(frozen=True, slots=True)
class TableHint:
    """What is advised: the moves, the best first, and why that one.

    `unit` is what is lost is counted in; `play` carries it out where that is more than an answer,
    and `label` names that; `choose` shows a move of the list on the board.
    """

    moves: tuple[HintMove, ...]
    reasons: tuple[Reason, ...]
    unit: Words = ""
    play: Callable[[], object] | None = None
    label: Words = Said("frame-play-it")
    choose: Callable[[Any], object] | None = None

    @property
    def best(self) -> HintMove:
        """The move that is advised."""
        return self.moves[0]

    @property
    def listed(self) -> tuple[HintMove, ...]:
        """The moves for which the panel has rows."""
        return self.moves[:MOST_MOVES]


class HintCard(Widget):
    """A hint in the right column: the move, its reasons, the other moves, and the button.

    What does not fit is scrolled; `play` is always in view.
    """

    radius = 14.0

    def __init__(
        self,
        play: Callable[[], object],
        close: Callable[[], object],
        open_clause: Callable[[str], object],
    ) -> None:
        super().__init__()
        self.hint: TableHint | None = None
        self.is_visible = False
        self.play = Button(Said("frame-play-it"), play, kind="primary", key="Enter")
        self.close = Button(
            kind="icon", icon="x", on_click=close, key="H", tooltip=Said("frame-hint-close")
        )
        self.area = ScrollArea(self._paint)
        self.rows: list[Pressable] = []
        self.clauses: list[Pressable] = []
        self._reasons: list[Box] = []
        self._open_clause = open_clause
        self._others_y = 0.0
        for widget in (self.area, self.play, self.close):
            self.add(widget)

    def show(self, hint: TableHint | None) -> None:
        """Another hint, or none."""
        if hint is self.hint:
            return
        self.hint, self.is_visible = hint, hint is not None
        self.area.remove_all()
        self.area.scroll_to(0)
        self.rows, self.clauses = [], []
        if hint is not None:
            self.play.label = hint.label
            self.rows = [self._row(hint, number) for number in range(len(hint.listed))]
            self.clauses = [self._clause(each.clause) for each in hint.reasons]
        self.changed()

    def _row(self, hint: TableHint, number: int) -> Pressable:
        move = hint.moves[number]
        choose = None if hint.choose is None else partial(hint.choose, move.option)
        return Pressable(choose, paint=partial(self._paint_row, number, move), radius=8)

    def _clause(self, clause: str) -> Pressable:
        return Pressable(partial(self._open_clause, clause), paint=partial(_paint_clause, clause),
                         radius=12, tooltip=Said("frame-opens-rules"))  # fmt: skip

    # -- places

    def place_in(self, canvas: Canvas, room: Box) -> float:
        """Stand at the top of a room, as high as the words need; returns the height taken."""
        inner = room.w - 2 * INSET
        high = self._lay_out(canvas, inner - 16)
        height = min(room.h, HEAD + high + FOOT)
        self.box = Box(room.x, room.y, room.w, height)
        self.close.box = Box(self.box.right - INSET - 36, self.box.y + 8, 40, 40)
        self.area.box = Box(room.x + INSET, room.y + HEAD, inner, height - HEAD - FOOT)
        self.area.content_height = high
        foot = Box(room.x + INSET, self.box.bottom - FOOT + 12, inner, BUTTON)
        self.play.box = foot
        return height

    def _lay_out(self, canvas: Canvas, width: float) -> float:
        """Every row and reason to its place in the scrolled part, whose height is returned."""
        assert self.hint is not None
        self._reasons, y = [], 0.0
        for number, (row, move) in enumerate(zip(self.rows, self.hint.listed, strict=True)):
            if number == 1:
                y = self._others_y = y + 30
            size = LARGE if number == 0 and len(self.hint.moves) == 1 else TYPE
            words = canvas.paragraph_height(self._room(width, move), move.words, size,
                                            "text-semibold", LEADING)  # fmt: skip
            self.area.place(row, Box(0, y, width, words + ROW_PAD))
            y += words + ROW_PAD + 4
            if number == 0:
                y = self._place_reasons(canvas, width, y + 6)
        return y

    def _place_reasons(self, canvas: Canvas, width: float, y: float) -> float:
        assert self.hint is not None
        for clause, reason in zip(self.clauses, self.hint.reasons, strict=True):
            lines = canvas.paragraph_lines(width, sentence(reason), TYPE)
            step = canvas.line_step(TYPE, LEADING)
            self._reasons.append(Box(0, y, width, len(lines) * step))
            y += len(lines) * step
            if reason.clause:
                x, wanted = 0.0, canvas.text_width(reason.clause, TYPE) + 24
                last = canvas.text_width(lines[-1], TYPE) + 10
                if last + wanted <= width:
                    x, y = last, y - step
                y += 0 if x else UNDER_WORDS
                self.area.place(clause, Box(x, y - 1, wanted, CLAUSE_ROW - 4))
                y += step if x else CLAUSE_ROW
            y += GAP
        return y

    def _room(self, width: float, move: HintMove) -> float:
        """The width of a move's words."""
        is_one_of_many = self.hint is not None and len(self.hint.moves) > 1
        return width - (2 * BADGE + 14 + FIGURE if is_one_of_many else 4)

    # -- drawing

    def draw(self, canvas: Canvas) -> None:
        """The ground with the head."""
        hint, box = self.hint, self.box
        if hint is None:
            return
        accent = canvas.theme.accent
        canvas.floating(box)
        canvas.shadow(box, self.radius, blur=20, drop=8, strength=120)
        canvas.rounded(box, self.radius, mix(PANEL, accent, 0.08), mix(PANEL, accent, 0.6), 2)
        canvas.icon("bulb", box.x + INSET + 12, box.y + 27, 26, accent)
        x = box.x + INSET + 34
        x += canvas.text(x, box.y + 27, Said("frame-hint-title"), LARGE, TEXT, "text-semibold")
        if len(hint.moves) > 1:
            right = self.close.box.x - 8
            canvas.text(right, box.y + 28, hint.unit, TYPE, SECOND_TEXT, align="right",
                        max_width=right - x - 12)  # fmt: skip

    def _paint(self, canvas: Canvas, content: Box) -> None:
        hint = self.hint
        if hint is None:
            return
        for reason, place in zip(hint.reasons, self._reasons, strict=True):
            canvas.paragraph(place.moved(content.x, content.y), sentence(reason), TYPE,
                             SECOND_TEXT, line_height=LEADING)  # fmt: skip
        if len(self.rows) > 1:
            y = content.y + self._others_y - 16
            canvas.text(content.x, y, Said("frame-hint-others"), TYPE, SECOND_TEXT)

    def _paint_row(self, number: int, move: HintMove, canvas: Canvas, row: Pressable) -> None:
        assert self.hint is not None
        box, accent, is_best = row.box, canvas.theme.accent, not number
        lit = 0.24 if row.is_hovered and self.hint.choose is not None else 0.14 if is_best else 0.0
        canvas.rounded(box, 8, mix(RAISED, accent, lit), accent if is_best else None, 1.4)
        is_one_of_many = len(self.hint.moves) > 1
        x = box.x + 8
        if is_one_of_many:
            draw_badge(canvas, box.x + 6 + BADGE, box.centre_y, number + 1)
            x = box.x + 14 + 2 * BADGE
        size = TYPE if is_one_of_many else LARGE
        place = Box(x, box.y + ROW_PAD / 2 - 1, self._room(box.w, move), box.h)
        canvas.paragraph(place, move.words, size, TEXT, "text-semibold" if is_best else "text",
                         LEADING)  # fmt: skip
        if not is_one_of_many:
            return
        words: Words = Said("frame-hint-best") if is_best else move.lost
        ink = lighten(accent, 0.2) if is_best else WORSE
        canvas.text(box.right - 8, box.centre_y - 2, words, TYPE, ink, "number-bold", "right")
        if move.share:
            long = max(2.0, LONGEST_BAR * move.share)
            canvas.rounded(Box(box.right - 8 - long, box.bottom - 6, long, 3), 1,
                           mix(WORSE, PANEL, 0.3))  # fmt: skip


def sentence(reason: Reason) -> str:
    """A reason with a capital and a full stop."""
    words = f"{reason.text[:1].upper()}{reason.text[1:]}"
    return words if words.endswith((".", "!", "?")) else f"{words}."


def draw_badge(canvas: Canvas, x: float, y: float, number: int) -> None:
    """The place of a move in the order of a hint, in the panel and on the board."""
    accent = canvas.theme.accent
    fill = accent if number == 1 else mix(accent, INK, 0.45)
    canvas.disc(x, y, BADGE, fill, INK, 2)
    canvas.text(x, y, str(number), TYPE, INK, "number-bold", "centre")


def _paint_clause(clause: str, canvas: Canvas, place: Pressable) -> None:
    colour = lighten(canvas.theme.accent, 0.35 if place.is_hovered else 0.1)
    canvas.tag(place.box.x, place.box.centre_y, clause, colour)
