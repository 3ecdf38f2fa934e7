"""Hints, tooltips, the seats' cards, and charts of expected scores and chances to win."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from engine.core.decision import Option
from engine.text.message import Fixed, Message, as_written, percent
from engine.text.voice import Voice
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.display import LEFT, Clicked, Intent, PointerMoved, Wheel
from engine.ui.paint.charts import Curve, draw_histogram, draw_line_chart, draw_share_bar
from engine.ui.paint.dice import draw_goods_icon
from engine.ui.table.panels import CellState, SeatSummary
from engine.ui.theme import BODY, LARGE, SECOND_TEXT, SMALL, TEXT, Colour, Font, lighten
from engine.ui.widgets.base import Tip, TipCard
from games.despirala.combinations import TURNS, is_collect
from games.despirala.hints import Hint, Odds, SeatAccount, Spread
from games.despirala.moves import Attempt, Continue, Reroll, Stop
from games.despirala.scene.lines import OddsChart, figure, loss_words
from games.despirala.scene.table_art import loss_ink
from games.despirala.state import DespiralaTable

HEIGHT: Final = 504.0
HEADER: Final = 34.0
ROW_STEP: Final = 40.0
ROW: Final = 36.0
ROWS: Final = 5
CHART_TITLE: Final = 40.0
WHY_LINES: Final = 4
WHY_STEP: Final = 1.35
LOSS: Final = 62.0
LEAST_CHART: Final = 110.0


class HintPanel:
    """Five moves at a time, the rest by the wheel; a click selects the move on the sheet."""

    def __init__(
        self,
        select: Callable[[Option], object],
        tip_of: Callable[[Option], Tip | None],
        changed: Callable[[], object],
        voice: Callable[[], Voice],
    ) -> None:
        self._select = select
        self._tip_of = tip_of
        self._changed = changed
        self._voice = voice
        self._hints: list[Hint] = []
        self._selected: Option | None = None
        self._chart: OddsChart | None = None
        self._words = self._why = ""
        self._why_room, self._loss_room = 0.0, LOSS
        self._is_misere = False
        self._first = 0
        self._hovered: int | None = None
        self._box = Box(0, 0, 0, 0)

    def show(
        self,
        hints: list[Hint],
        selected: Option | None,
        chart: OddsChart | None,
        words: str,
        *,
        why: str = "",
        is_misere: bool = False,
    ) -> None:
        """What the panel shows from now on; `words` stand there while there are no hints.

        `why` is the reason for the selected move, or for the best.
        """
        if hints is not self._hints:
            self._first, self._hovered = 0, None
        self._hints, self._selected, self._chart = hints, selected, chart
        self._words, self._why, self._is_misere = words, why, is_misere

    # -- drawing

    def draw(self, canvas: Canvas, box: Box) -> None:
        self._box = box
        self._measure(canvas)
        if not self._hints:
            canvas.paragraph(
                Box(box.x, box.y + 8, box.w, box.h), self._words, BODY, SECOND_TEXT, max_lines=4
            )
            self._draw_odds(canvas, box, self._visible)
            return
        self._draw_header(canvas, box)
        for index, row in enumerate(self._rows()):
            self._draw_row(canvas, row, self._first + index)
        self._draw_more(canvas, box)
        self._draw_why(canvas, box)
        self._draw_odds(canvas, box, self._shown_rows)

    def _measure(self, canvas: Canvas) -> None:
        self._why_room = 0.0
        if self._hints and self._why:
            lines = len(canvas.paragraph_lines(self._box.w, self._why, BODY))
            self._why_room = min(lines, WHY_LINES) * canvas.line_step(BODY, WHY_STEP) + 12
        widths = [canvas.text_width(self._loss(hint), BODY, "mono") for hint in self._hints]
        self._loss_room = max([LOSS, *(width + 8 for width in widths)])

    def _loss(self, hint: Hint) -> str:
        if is_best(hint):
            return self._voice().say(Message("loss-none"))
        return loss_words(hint.loss, self._is_misere, self._voice())

    def _draw_header(self, canvas: Canvas, box: Box) -> None:
        y = box.y + HEADER / 2
        heads = [self._voice().say(Message(f"hint-{key}")) for key in ("move", "expected", "loss")]
        canvas.text(box.x, y, heads[0], SMALL, SECOND_TEXT)
        canvas.text(box.right - self._loss_room, y, heads[1], SMALL, SECOND_TEXT, align="right")
        canvas.text(box.right, y, heads[2], SMALL, SECOND_TEXT, align="right")

    def _draw_row(self, canvas: Canvas, row: Box, index: int) -> None:
        hint = self._hints[index]
        accent, y = canvas.theme.accent, row.centre_y
        best, is_selected = is_best(hint), hint.option == self._selected
        around = row.inset(-8, 0)
        if is_selected:
            canvas.rounded(around, 8, (*accent, 52), (*accent, 150))
        elif best:
            canvas.rounded(around, 8, (*accent, 38))
        elif index == self._hovered:
            canvas.rounded(around, 8, (*lighten(canvas.theme.raised, 0.04), 190))
        canvas.text(row.x + 2, y, str(index + 1), BODY, SECOND_TEXT, "number")
        value = figure(hint.expected, self._voice())
        value_x = row.right - self._loss_room
        room = value_x - canvas.text_width(value, BODY, "mono") - 10 - (row.x + 30)
        font: Font = "text-semibold" if best or is_selected else "text"
        name = short_move(hint.option, self._voice())
        if canvas.text_width(name, BODY, font) > room:
            name = tight_move(hint.option, self._voice())
        size = BODY if canvas.text_width(name, BODY, font) <= room else SMALL
        canvas.text(row.x + 30, y, name, size, TEXT, font, max_width=room)
        canvas.text(value_x, y, value, BODY, TEXT, "mono", "right")
        ink = lighten(accent, 0.1) if best else loss_ink(hint.loss, is_selected)
        canvas.text(row.right, y, self._loss(hint), BODY, ink, "mono", "right")

    def _draw_more(self, canvas: Canvas, box: Box) -> None:
        rows, count = self._visible, len(self._hints)
        if count <= rows:
            return
        track = Box(box.right + 9, box.y + HEADER, 4, rows * ROW_STEP - 4)
        knob = max(20.0, track.h * rows / count)
        y = track.y + (track.h - knob) * self._first / (count - rows)
        canvas.rounded(track, 2, (255, 255, 255, 14))
        canvas.rounded(Box(track.x, y, track.w, knob), 2, (*SECOND_TEXT, 130))

    def _draw_why(self, canvas: Canvas, box: Box) -> None:
        top = box.y + HEADER + self._shown_rows * ROW_STEP
        if self._why:
            room = Box(box.x, top + 6, box.w, self._why_room)
            canvas.paragraph(room, self._why, BODY, TEXT, line_height=WHY_STEP, max_lines=WHY_LINES)

    def _draw_odds(self, canvas: Canvas, box: Box, rows: int) -> None:
        top = box.y + HEADER + rows * ROW_STEP + 8 + self._why_room
        if self._chart is None or box.bottom - top < CHART_TITLE + LEAST_CHART:
            return
        canvas.hairline(box.x, top, box.w)
        y = top + 8 + CHART_TITLE / 2
        voice = self._voice()
        title = voice.say(self._chart.title)
        note = "" if self._chart.note is None else voice.say(self._chart.note)
        wanted = canvas.text_width(title, BODY, "text-semibold") + 12
        if wanted + canvas.text_width(note, SMALL, "mono") <= box.w:
            canvas.text(box.right, y, note, SMALL, SECOND_TEXT, "mono", align="right")
        size = BODY if wanted - 12 <= box.w else SMALL
        canvas.text(box.x, y, title, size, TEXT, "text-semibold", max_width=box.w)
        plot = Box(box.x, top + 8 + CHART_TITLE, box.w, box.bottom - top - 8 - CHART_TITLE)
        draw_histogram(
            canvas, plot, self._chart.shares, first=self._chart.first, fail=self._chart.fail
        )

    # -- rows

    @property
    def _visible(self) -> int:
        """How many rows there is room for: fewer where the odds need it."""
        room = self._box.h - HEADER - CHART_TITLE - LEAST_CHART - 16
        room -= self._why_room
        return max(2, min(ROWS, int(room / ROW_STEP)))

    @property
    def _shown_rows(self) -> int:
        return min(self._visible, len(self._hints))

    def _rows(self) -> list[Box]:
        box = self._box
        return [
            Box(box.x, box.y + HEADER + index * ROW_STEP, box.w, ROW)
            for index in range(min(self._visible, len(self._hints) - self._first))
        ]

    def _row_at(self, x: float, y: float) -> int | None:
        for index, row in enumerate(self._rows()):
            if row.inset(-8, -2).contains((x, y)):
                return self._first + index
        return None

    # -- intents

    def handle(self, intent: Intent) -> bool:
        if not self._hints:
            return False
        if isinstance(intent, PointerMoved):
            hovered = self._row_at(intent.x, intent.y)
            if hovered != self._hovered:
                self._hovered = hovered
                self._changed()
            return hovered is not None
        if isinstance(intent, Wheel):
            return self._scroll(-1 if intent.dy > 0 else 1)
        if isinstance(intent, Clicked) and intent.button == LEFT:
            row = self._row_at(intent.x, intent.y)
            if row is not None:
                self._select(self._hints[row].option)
                return True
        return False

    def _scroll(self, by: int) -> bool:
        furthest = max(0, len(self._hints) - self._visible)
        first = max(0, min(furthest, self._first + by))
        if first != self._first:
            self._first, self._hovered = first, None
            self._changed()
        return True

    def tip_at(self, x: float, y: float) -> Tip | None:
        row = self._row_at(x, y)
        return None if row is None else self._tip_of(self._hints[row].option)


def is_best(hint: Hint) -> bool:
    """Whether a move loses nothing."""
    return hint.loss < 0.0005


def short_move(option: Any, voice: Voice) -> str:
    """A move in the words that fit a narrow list."""
    said: Message = option.said()
    return voice.part(said, "short") or voice.say(said)


def tight_move(option: Any, voice: Voice) -> str:
    """A move in the words that fit where there is next to no room: "3 pairs 2 4 6"."""
    said: Message = option.said()
    return voice.part(said, "tight") or short_move(option, voice)


WIDTH: Final = 316.0
HEAD: Final = 34.0


@dataclass(frozen=True, slots=True)
class CardFact:
    label: str
    value: str
    colour: Colour = TEXT


def move_facts(
    option: Option,
    hint: Hint | None,
    odds: Odds | None,
    spread: Spread | None,
    voice: Voice,
    *,
    is_misere: bool = False,
) -> list[CardFact]:
    """What a card says about a move; what is not known yet is left out or said to come."""
    facts: list[CardFact] = []

    def add(key: str, colour: Colour = TEXT, **args: Any) -> None:
        said = Message(key, args)
        facts.append(CardFact(voice.say(said), voice.say(said, "value"), colour))

    if hint is not None:
        add("fact-expected", expected=Fixed(hint.expected))
        loss = as_written(loss_words(hint.loss, is_misere, voice))
        add("fact-loss", loss_ink(hint.loss), loss=Message("loss-none") if is_best(hint) else loss)
        if hint.now is not None and isinstance(option, Attempt | Stop):
            add("fact-now", points=hint.now)
    if odds is not None:
        _add_odds(odds, add)
    if hint is not None and spread is None:
        add("fact-spread-later")
    elif spread is not None and hint is not None:
        add("fact-spread", deviation=Fixed(spread.deviation, 0))
        add("fact-range", low=spread.low, high=spread.high)
    return facts


def _add_odds(odds: Odds, add: Callable[..., None]) -> None:
    if odds.by_rolls[0] > 0:
        add("fact-complete")
        return
    add("fact-chance", percent=Fixed(odds.success * 100))
    if odds.median is not None:
        add("fact-median", rolls=odds.median)
    if odds.success > 0:
        mean = sum(rolls * share for rolls, share in enumerate(odds.by_rolls)) / odds.success
        add("fact-mean", rolls=Fixed(mean))


def advice(option: Option, goods: int) -> Message:
    if isinstance(option, Reroll):
        return Message("advice-reroll")
    if isinstance(option, Continue):
        return Message("advice-continue")
    if isinstance(option, Stop):
        return Message("advice-stop")
    if isinstance(option, Attempt) and is_collect(option.combination):
        return Message("advice-collect")
    return Message("advice-target", {"goods": goods})


def card(title: str, sentence: str, facts: Callable[[], list[CardFact]], lines: int) -> TipCard:
    """A card of so many lines; the facts are asked for at each drawing, as some come late."""
    step = 28.0
    height = HEAD + 30 + lines * step

    def draw(canvas: Canvas, box: Box) -> None:
        canvas.text(box.x, box.y + 12, title, LARGE, TEXT, "text-semibold", max_width=box.w)
        canvas.text(box.x, box.y + HEAD + 6, sentence, SMALL, SECOND_TEXT, max_width=box.w)
        for index, fact in enumerate(facts()[:lines]):
            y = box.y + HEAD + 30 + (index + 0.5) * step
            width = canvas.text(box.right, y, fact.value, BODY, fact.colour, "mono", "right")
            room = box.w - width - 10
            canvas.text(box.x, y, fact.label, SMALL, lighten(SECOND_TEXT, 0.1), max_width=room)

    return TipCard(max(WIDTH, 8.0 * len(sentence)), height, draw)


LEAST_SPAN: Final = 4.0
"""Points: less is hardly a change, and its ticks would be written to three decimals."""


def history_curves(
    accounts: Sequence[SeatAccount], expected: Sequence[float], playing: int | None, own: int
) -> list[Curve]:
    """One curve a seat; the one in the middle of its turn ends with what it expects now."""
    curves = []
    for account in accounts:
        values = list(account.curve)
        if account.seat == playing:
            values.append(expected[account.seat])
        curves.append(Curve(account.seat, values, own=account.seat == own))
    return curves


def latest_turn(accounts: Sequence[SeatAccount], playing: int | None, turn: int) -> int:
    """The number of the turn that the curves have come to; 0 before any."""
    finished = [account.turns[-1].turn for account in accounts if account.turns]
    return max([0, *finished, *([] if playing is None else [turn])])


def draw_history(
    canvas: Canvas, box: Box, curves: Sequence[Curve], turn: int, voice: Voice
) -> None:
    label = voice.say(Message("chart-turn", {"turn": turn})) if turn else ""
    ends = (voice.say(Message("chart-start")), label)
    draw_line_chart(canvas, box, curves, x_labels=ends, least=LEAST_SPAN)


IN_A_ROW: Final = 3
BAR: Final = 26.0


def draw_win_chances(canvas: Canvas, box: Box, shares: Sequence[float]) -> None:
    """The bar, and below it marks with per cents: three in a row, the sign where there is room."""
    parts = list(enumerate(shares))
    if len(parts) <= IN_A_ROW:
        draw_share_bar(canvas, box, parts)
        return
    draw_share_bar(canvas, box, parts, labels=False)
    rows = -(-len(parts) // IN_A_ROW)
    below = Box(box.x, box.y + BAR, box.w, box.h - BAR + 6)
    for (seat, share), cell in zip(parts, below.grid(IN_A_ROW, rows), strict=False):
        canvas.seat_mark(seat, cell.x + 9, cell.centre_y, 9)
        room, words = cell.w - 26, canvas.said(percent(share))
        if canvas.text_width(words, SMALL, "mono") > room:
            words = f"{100 * share:.0f}"
        canvas.text(cell.x + 26, cell.centre_y, words, SMALL, TEXT, "mono", max_width=room)


def seat_card(
    table: DespiralaTable, seat: int, level: str, expected: float | None, voice: Voice
) -> SeatSummary:
    note = None
    if expected is not None and not table.is_over:
        note = (voice.say(Message("card-expects")), f"{expected:.0f}")
    goods = (_goods_sign, str(table.sheets[seat].goods))
    return SeatSummary(str(table.score(seat)), level, (goods,), note, seat_cells(table, seat))


def seat_cells(table: DespiralaTable, seat: int) -> tuple[CellState, ...]:
    """A seat's turns in the order it made them; in misère no target is a failure."""
    cells: list[CellState] = [
        "failed" if points == 0 and not is_collect(name) and not table.misere else "filled"
        for name, points in table.sheets[seat].points.items()
    ]
    if seat == table.seat and len(cells) < min(TURNS, table.turn):
        cells.append("now")
    while len(cells) < TURNS:
        cells.append("later")
    return tuple(cells)


def _goods_sign(canvas: Canvas, cx: float, cy: float, size: float) -> None:
    """The wooden cube, no larger than an icon of that size."""
    draw_goods_icon(canvas, cx, cy, size * 0.78)
