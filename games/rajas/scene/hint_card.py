"""The Raja's advice in the right column: his move, what every other loses in rounds, and why."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from engine.core.bot import Reason
from engine.core.decision import Option
from engine.core.game import Game
from engine.core.numbers import whole_number
from engine.text.said import Said
from engine.text.voice import Voice
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.inputs import Intent, KeyPressed
from engine.ui.theme import SECOND_TEXT, TEXT, WHITE, Colour, lighten, mix
from engine.ui.widgets.base import Pressable, Widget
from engine.ui.widgets.button import Button
from games.rajas.hints import Hint
from games.rajas.scene.palette import GOLD, LACQUER, LACQUER_EDGE
from games.rajas.state import RajasTable

INSET: Final = 16.0
HEAD: Final = 52.0
ROW_PAD: Final = 14.0
BADGE: Final = 13.0
LEADING: Final = 1.25
CLAUSE_ROW: Final = 32.0
BUTTON: Final = 52.0
MOST_REASONS: Final = 3
MOST_ROWS: Final = 7
LEAST_BAR: Final = 0.5
"""The bar of a move that loses so many rounds is full, or of the worst one if that loses more."""

TITLE: Final[Colour] = (0xFF, 0xE3, 0xAE)
BEST: Final[Colour] = (0x9B, 0xE0, 0xB0)
WORSE: Final[Colour] = (0xF4, 0x9A, 0x92)
WELL: Final[Colour] = (0x23, 0x16, 0x11)
TYPE: Final = 18
PLAY_IT: Final = Said("advice-play")


@dataclass(frozen=True, slots=True)
class Counselled:
    """One move of the list: what it is, in words, and the rounds it loses against the best."""

    option: Option
    words: str
    rounds: float

    @property
    def number(self) -> str:
        """The rounds as they are written; nothing for the best."""
        return f"−{-self.rounds:.2f}" if self.rounds else ""


def counselled(
    hints: Sequence[Hint], game: Game[RajasTable], voice: Voice, table: RajasTable, seat: int
) -> list[Counselled]:
    """The moves of an advice in words, no two alike."""
    words = game.option_texts([hint.option for hint in hints], voice, table, seat)
    pairs = zip(hints, words, strict=True)
    return [Counselled(hint.option, each, hint.rounds) for hint, each in pairs]


class RajaCard(Widget):
    """The advice; a move that is pressed is chosen on the board, the main button plays the best.

    `choose` is called with a move, `play` without anything. "Why" unfolds what else there is to
    say, in the room of the moves that are worst.
    """

    radius = 14.0

    def __init__(
        self,
        moves: Sequence[Counselled],
        reasons: Sequence[Reason],
        choose: Callable[[Option], object],
        play: Callable[[], object],
        open_clause: Callable[[str], object],
        voice: Voice,
        label: Said = PLAY_IT,
    ) -> None:
        super().__init__()
        self._voice = voice
        self.moves = tuple(moves)
        self.all_reasons = tuple(reasons)
        self.is_unfolded = False
        self._canvas: Canvas | None = None
        self._room = Box(0, 0, 0, 0)
        self._reason_boxes: list[Box] = []
        self._left_out_y = 0.0
        self.button = Button(voice.say(label), play, kind="primary", key="Enter")
        more = len(self.all_reasons) - MOST_REASONS
        self.why = Button(
            voice.say(Said("advice-why", {"more": max(0, more)})), self.unfold, key="W"
        )
        self.rows = [
            Pressable(partial(choose, move.option), paint=self._row_painter(number), radius=8)
            for number, move in enumerate(self.moves[:MOST_ROWS])
        ]
        self.clauses = [
            Pressable(partial(open_clause, reason.clause), paint=_clause_painter(reason.clause))
            for reason in self.all_reasons
        ]
        for widget in (*self.rows, *self.clauses, self.why, self.button):
            self.add(widget)

    @property
    def reasons(self) -> Sequence[Reason]:
        """The reasons that stand on the card now."""
        return self.all_reasons if self.is_unfolded else self.all_reasons[:MOST_REASONS]

    def unfold(self) -> None:
        """All reasons."""
        self.is_unfolded = True
        if self._canvas is not None:
            self.place_in(self._canvas, self._room)
        self.changed()

    def _say(self, key: str, **args: int) -> str:
        return self._voice.say(Said(key, args))

    # -- places

    def place_in(self, canvas: Canvas, room: Box) -> None:
        """Stand in a room as high as the board: moves above, reasons below, buttons at the foot."""
        self._canvas, self._room = canvas, room
        self.why.is_visible = len(self.reasons) < len(self.all_reasons)
        inner = room.w - 2 * INSET
        words = [self._reason_height(canvas, reason, inner) for reason in self.reasons]
        foot = BUTTON + 2 * INSET
        self.box = room
        y = room.y + HEAD
        limit = room.bottom - foot - sum(words) - 16
        y = self._place_rows(canvas, y, limit, inner)
        self._place_reasons(y + 14, words, inner)
        row = Box(room.x + INSET, room.bottom - INSET - BUTTON, inner, BUTTON)
        self.why.box, self.button.box = row.row(None, None, gap=10)
        if not self.why.is_visible:
            self.button.box = row

    def _place_rows(self, canvas: Canvas, y: float, limit: float, inner: float) -> float:
        """As many moves as there is room for, the first in any case."""
        step = canvas.line_step(TYPE, LEADING)
        shown = 0
        for number, (row, move) in enumerate(zip(self.rows, self.moves, strict=False)):
            lines = len(canvas.paragraph_lines(self._words_room(inner), move.words, TYPE))
            height = lines * step + ROW_PAD
            row.is_visible = not number or y + height + step <= limit
            if row.is_visible:
                row.box = Box(self._room.x + INSET - 6, y, inner + 12, height)
                y += height + 3
                shown = number + 1
        self._left_out_y = y + step / 2
        return y + (step if shown < len(self.moves) else 0)

    def _words_room(self, inner: float) -> float:
        return inner - 2 * BADGE - 8 - 66

    def _reason_height(self, canvas: Canvas, reason: Reason, inner: float) -> float:
        words = canvas.paragraph_height(inner, _sentence(reason), TYPE, line_height=LEADING)
        return words + (CLAUSE_ROW if reason.clause else 0) + 8

    def _place_reasons(self, y: float, heights: Sequence[float], inner: float) -> None:
        self._reason_boxes = []
        for clause in self.clauses:
            clause.is_visible = False
        for clause, reason, height in zip(self.clauses, self.reasons, heights, strict=False):
            box = Box(self._room.x + INSET, y, inner, height)
            self._reason_boxes.append(box)
            clause.is_visible = bool(reason.clause)
            clause.box = Box(box.x, box.bottom - CLAUSE_ROW - 5, 110, CLAUSE_ROW - 4)
            y += height

    # -- intents

    def handle(self, intent: Intent) -> bool:
        """Enter plays it, W unfolds, a figure chooses; any other key puts the card away."""
        if isinstance(intent, KeyPressed):
            number = whole_number(intent.key) if intent.is_plain else None
            if number is not None:
                rows = [row for row in self.rows if row.is_visible]
                return 1 <= number <= len(rows) and rows[number - 1].press()
            buttons = [each for each in (self.button, self.why) if each.is_visible]
            return any(each.answers_to(intent) and each.press() for each in buttons)
        return True

    # -- drawing

    def draw(self, canvas: Canvas) -> None:
        """The ground with the head, what is left out, the reasons."""
        box = self.box
        canvas.floating(box)
        canvas.shadow(box, 14, blur=26, drop=10, strength=170)
        canvas.rounded(box, 14, LACQUER, LACQUER_EDGE, 2)
        canvas.icon("bulb", box.x + INSET + 12, box.y + 28, 26, GOLD)
        canvas.text(box.x + INSET + 34, box.y + 28, self._say("advice"), 24, TITLE, "marcellus")
        canvas.text(
            box.right - INSET,
            box.y + 29,
            self._say("advice-rounds"),
            TYPE,
            SECOND_TEXT,
            align="right",
        )
        left_out = len(self.moves) - sum(row.is_visible for row in self.rows)
        if left_out:
            words = self._say("advice-left-out", moves=left_out)
            canvas.text(box.x + INSET + 34, self._left_out_y, words, TYPE, SECOND_TEXT)
        if self._reason_boxes:
            y = self._reason_boxes[0].y - 8
            canvas.hairline(box.x + INSET, y, box.w - 2 * INSET, colour=LACQUER_EDGE)
        for reason, place in zip(self.reasons, self._reason_boxes, strict=True):
            canvas.paragraph(place, _sentence(reason), TYPE, TEXT, line_height=LEADING)

    def _row_painter(self, number: int) -> Callable[[Canvas, Pressable], None]:
        move = self.moves[number]
        worst = max(LEAST_BAR, *(-each.rounds for each in self.moves[:MOST_ROWS]))

        def paint(canvas: Canvas, row: Pressable) -> None:
            box, is_best = row.box, not move.rounds
            fill = mix(WELL, GOLD, 0.24 if row.is_hovered else 0.14 if is_best else 0.0)
            canvas.rounded(box, 8, fill, GOLD if is_best else None, 1.4)
            x = box.x + 6 + BADGE
            draw_badge(canvas, x, box.centre_y, number + 1)
            place = Box(x + BADGE + 8, box.y + ROW_PAD / 2 - 1, self._words_room(box.w - 12), box.h)
            canvas.paragraph(place, move.words, TYPE, WHITE if is_best else TEXT,
                             line_height=LEADING)  # fmt: skip
            ink = BEST if is_best else WORSE
            lost = move.number or self._say("advice-best")
            canvas.text(box.right - 8, box.centre_y - 2, lost, TYPE, ink, "number-bold", "right")
            if move.rounds:
                long = 52 * min(1.0, -move.rounds / worst)
                bar = Box(box.right - 8 - long, box.bottom - 6, max(2.0, long), 3)
                canvas.rounded(bar, 1, mix(WORSE, LACQUER[0], 0.3))

        return paint


def draw_badge(canvas: Canvas, x: float, y: float, number: int) -> None:
    """The place of a move in the Raja's order, on the card and on the board."""
    ink: Colour = (0x2A, 0x15, 0x03)
    fill = GOLD if number == 1 else mix(GOLD, (0x60, 0x48, 0x30), 0.35)
    canvas.disc(x, y, BADGE, fill, (0x2A, 0x15, 0x03), 2)
    canvas.text(x, y, str(number), TYPE, ink, "number-bold", "centre")


def _sentence(reason: Reason) -> str:
    return f"{reason.text[:1].upper()}{reason.text[1:]}."


def _clause_painter(clause: str) -> Callable[[Canvas, Pressable], None]:
    def paint(canvas: Canvas, place: Pressable) -> None:
        colour = lighten(canvas.theme.accent, 0.35 if place.is_hovered else 0.1)
        canvas.tag(place.box.x, place.box.centre_y, clause, colour)

    return paint
