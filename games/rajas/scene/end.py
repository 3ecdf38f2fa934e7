"""The last pages: who won, both tracks by round, the score sheet, and the Raja's review."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final

from engine.core.match import Match
from engine.text.message import Fixed, Message, number_said
from engine.text.voice import Voice
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.display import Key
from engine.ui.pages.choices import StudyPage, choices_buttons
from engine.ui.pages.end import LAST_FIT, LastPage, LastPageLook, closing_words
from engine.ui.paint.charts import Axes
from engine.ui.paint.portraits import draw_player, seat_face
from engine.ui.scene import Window
from engine.ui.theme import LINE, SECOND_TEXT, TEXT, WHITE, Colour, ground_for, mix
from engine.ui.widgets.base import Button, Pressable
from engine.ui.widgets.scroll import RowState, ScrollArea, ScrollList
from games.rajas.board import TRACK
from games.rajas.events import finish_said
from games.rajas.learning import MEAN_FACE, DiceAccount, SeatReview, TurnReview, looked_back
from games.rajas.scene.art import signs
from games.rajas.scene.art.palette import draw_building, draw_good
from games.rajas.scene.dummy_turn import gap_words
from games.rajas.scene.hub_pictures import PALACE_AT, draw_evening
from games.rajas.scoring import HEAD, HEADS, SeatAccount, account_of

TITLE: Final[Colour] = (0xFF, 0xE3, 0xAE)
GOLD: Final[Colour] = (0xF3, 0xB5, 0x5C)
LOOK: Final = LastPageLook(
    head=172, left=436, button=72, curves=386, above=20, below=24, inset=12, name_room=240,
    panel=((0x2A, 0x22, 0x1E), (0x1C, 0x17, 0x15)), edge=(0x4A, 0x3E, 0x2F),
    seat_ground=((0x1D, 0x22, 0x2A), (0x15, 0x18, 0x1D)), sheet=340,
    title=TITLE, font="marcellus", first=GOLD, others=SECOND_TEXT,
)  # fmt: skip


FAME: Final[Colour] = (0xF0, 0x6A, 0x80)
MONEY: Final[Colour] = (0xF3, 0xC0, 0x5C)
HALF: Final = TRACK / 2
NARROWEST_CHART: Final = 290.0
"""Of a seat among others in one line."""
STEPS: Final = (0, 15, 30, 45, 60)


def draw_curves(
    canvas: Canvas,
    box: Box,
    accounts: Sequence[SeatAccount],
    voice: Voice,
    order: Sequence[int],
    faces: Sequence[Path | None],
) -> None:
    """A chart for each seat, the winner's first."""
    title = voice.say(Message("curves"))
    canvas.text(box.x, box.y + 14, title, 26, TITLE, "marcellus")
    y, left = box.y + 14, box.x + canvas.text_width(title, 26, "marcellus") + 24
    legend: list[tuple[Callable[[Canvas, float, float, float], None], str, float]] = [
        (signs.draw_coin, voice.say(Message("curves-money")), 24),
        (signs.draw_seal, voice.say(Message("curves-fame")), 24),
    ]
    if any(account.overlap(-1) >= 0 for account in accounts):
        legend.insert(0, (signs.draw_lotus, voice.say(Message("curves-meet")), 15))
    if left + sum(canvas.text_width(words, 18) + 50 for _, words, _ in legend) > box.right:
        y += 34
    x = box.right
    for draw, words, size in legend:
        x -= canvas.text(x, y, words, 18, SECOND_TEXT, align="right") + 20
        draw(canvas, x, y, size)
        x -= 30
    room, count = box.cut_top(y + 32 - box.y)[1], len(order)
    lines = 1 if count * (NARROWEST_CHART + 28) <= room.w else 2
    for seat, cell in zip(order, room.grid(-(-count // lines), lines, gap=28), strict=False):
        draw_player(canvas, faces[seat], seat, (cell.x + 14, cell.y + 11), 13)
        _draw_chart(canvas, cell, accounts[seat], voice, seat)


def _draw_chart(canvas: Canvas, box: Box, account: SeatAccount, voice: Voice, seat: int) -> None:
    last = len(account.fame) - 1
    overlap = account.overlap(last)
    name = canvas.text_width(voice.named(seat), 18, "text-semibold")
    gaps = gap_words(-overlap, voice, "long"), gap_words(-overlap, voice)
    words = canvas.fitting_words(gaps, box.w - name - 80, 18, "text-semibold")
    left = _draw_gap(canvas, box, words, has_met=overlap >= 0)
    canvas.text(box.x + 34, box.y + 12, voice.named(seat), 18, TEXT, "text-semibold",
                max_width=left - box.x - 44)  # fmt: skip
    plot = Box(box.x + 34, box.y + 38, box.w - 80, box.h - 72)
    axes = Axes(plot, 0, max(1, last), 0, HALF)
    canvas.rounded(plot, 4, (0x14, 0x12, 0x14))
    for step in STEPS:
        y = axes.y(step)
        canvas.hairline(plot.x, y, plot.w, colour=LINE)
        canvas.text(plot.x - 8, y, str(step), 18, FAME, "number", "right")
        canvas.text(plot.right + 8, y, str(round(TRACK - 2 * step)), 18, MONEY, "number")
    fame = [axes.point(place, min(HALF, value)) for place, value in enumerate(account.fame)]
    money = [axes.point(place, max(0.0, HALF - value / 2))
             for place, value in enumerate(account.money)]  # fmt: skip
    canvas.polygon(
        [*fame, *reversed(money)], (*mix(canvas.theme.seat_colour(seat), (0, 0, 0), 0.2), 110)
    )
    canvas.polyline(money, MONEY, 3)
    canvas.polyline(fame, FAME, 3)
    for point in money:
        canvas.disc(*point, 4, MONEY)
    for point in fame:
        canvas.disc(*point, 4, FAME)
    if account.overlap(last) >= 0:
        x, y = axes.x(last) - 16, (fame[-1][1] + money[-1][1]) / 2
        signs.draw_lotus(canvas, x, y, 30)
    every = max(1, -(-last // 6))
    for place in range(0, last + 1, every):
        is_begin = not place and account.begun_after
        words = voice.say(Message("curves-start")) if is_begin else str(account.begun_after + place)
        canvas.text(axes.x(place), plot.bottom + 18, words, 18, SECOND_TEXT, "number",
                    "centre")  # fmt: skip


def _draw_gap(canvas: Canvas, box: Box, words: str, *, has_met: bool) -> float:
    """How far the markers have passed each other, or are apart; returns where the label begins."""
    width = canvas.text_width(words, 18, "text-semibold") + 24
    pill = Box(box.right - 12 - width, box.y - 1, width, 27)
    canvas.rounded(pill, 13, (0x6A, 0x48, 0x14) if has_met else (0x2C, 0x26, 0x24), LINE)
    canvas.text(*pill.centre, words, 18, TEXT, "text-semibold", "centre")
    return pill.x


FAME_BAR: Final[tuple[Colour, Colour]] = ((0xF0, 0x7A, 0x8C), (0xB0, 0x28, 0x44))
MONEY_BAR: Final[tuple[Colour, Colour]] = ((0xFF, 0xDF, 0x8A), (0xD0, 0x90, 0x2A))
GOOD: Final[Colour] = (0x9B, 0xE0, 0xB0)
BAD: Final[Colour] = (0xF4, 0x9A, 0x92)
NAMES_W: Final = 232.0
NUMBERS_W: Final = 150.0
HEAD_SIGNS_W: Final = 168.0
SIGN_W: Final = 42.0
SIGN: Final = 25.0
TOTALS: Final = ("", "short", "tight")
"""The parts that say what the last row is, the fullest wording first."""
STRIPE: Final[tuple[int, int, int, int]] = (255, 255, 255, 9)

PALACE, SPICES = 1, 2
DrawHead = Callable[[Canvas, float, float], None]


def _of(sign: signs.Sign) -> DrawHead:
    return lambda canvas, x, y: signs.draw_sign(canvas, sign, x, y, SIGN, is_pale=True)


def _edge(canvas: Canvas, x: float, y: float) -> None:
    signs.draw_plate(canvas, Box.around(x, y, SIGN, SIGN), PALACE)


HEAD_SIGNS: Final[Mapping[str, DrawHead]] = {
    "buildings": lambda canvas, x, y: draw_building(canvas, PALACE, x, y, SIGN),
    "markets-laid": lambda canvas, x, y: draw_good(canvas, SPICES, x, y, SIGN),
    "market-place": lambda canvas, x, y: signs.draw_stall_sign(canvas, x, y, SIGN),
    "palace": _of(signs.Sign("chamber", what=signs.ANY_CHAMBER)),
    "ganges": _of(signs.Sign("boat")),
    "borders": _edge,
    "tracks-and-karma": _of(signs.Sign("karma", 1)),
    "start": lambda canvas, x, y: signs.draw_coin(canvas, x, y, SIGN),
    "paid-for-spaces": _of(signs.Sign("worker")),
}
"""What stands before each line of the sheet."""


def draw_sheet(
    canvas: Canvas,
    box: Box,
    accounts: Sequence[SeatAccount],
    voice: Voice,
    order: Sequence[int],
    faces: Sequence[Path | None],
) -> None:
    used = [head for head in HEADS if any(head in account.by_head for account in accounts)]
    left, right = box.cut_left(NAMES_W, 12)
    columns = right.row(*[None] * len(order), gap=14)
    room = columns[0].w - HEAD_SIGNS_W
    is_tall = any(canvas.text_width(name, 18, "text-semibold") > room for name in voice.headings)
    top, *others = box.column(*[None] * (len(used) + 2 + is_tall))
    rows = [top.union(others.pop(0)) if is_tall else top, *others]
    for row in rows[1:-1:2]:
        canvas.rounded(Box(row.x - 6, row.y, row.w + 12, row.h), 6, STRIPE)
    first = canvas.theme.seat_colour(order[0])
    fill = ground_for(SECOND_TEXT, first, (0x1C, 0x17, 0x15), 0.72, 4.6)
    canvas.rounded(columns[0].inset(-6, 0), 8, fill, mix(first, WHITE, 0.2))
    canvas.text(left.x, rows[0].centre_y, voice.say(Message("sheet")), 24, TITLE, "marcellus")
    longest = max(1, *(abs(2 * fame) + abs(money) for account in accounts
                       for fame, money in account.by_head.values()))  # fmt: skip
    for seat, column in zip(order, columns, strict=True):
        named = rows[0].column(*[None] * (1 + is_tall))
        _draw_head(canvas, column, named[0], named[-1], voice.named(seat), seat, faces[seat])
    for head, row in zip(used, rows[1:], strict=False):
        HEAD_SIGNS[head](canvas, left.x + SIGN_W / 2 - 6, row.centre_y)
        _draw_words(
            canvas, Box(left.x + SIGN_W, row.y, left.w - SIGN_W, row.h), voice.say_name(HEAD(head))
        )
        for seat, column in zip(order, columns, strict=True):
            fame, money = accounts[seat].by_head.get(head, (0, 0))
            cell = Box(column.x, row.y, column.w, row.h)
            _draw_bars(canvas, cell, 2 * fame / longest, money / longest)
            _draw_numbers(canvas, cell, fame, money)
    totals = [voice.say(Message("sheet-totals", {"meet": TRACK}), part) for part in TOTALS]
    words = canvas.fitting_words(totals, left.w - 8, 18, "text-semibold")
    canvas.text(left.x, rows[-1].centre_y, words, 18, TITLE, "text-semibold")
    _draw_totals(canvas, rows[-1], accounts, order, columns)


def _draw_words(canvas: Canvas, cell: Box, head: str) -> None:
    """In one line, or where letters are large in two."""
    high = canvas.paragraph_height(cell.w, head, 18, line_height=1.1)
    place = Box(cell.x, cell.centre_y - high / 2, cell.w, high)
    canvas.paragraph(place, head, 18, TEXT, line_height=1.1)


def _draw_head(
    canvas: Canvas, column: Box, row: Box, below: Box, name: str, seat: int, face: Path | None
) -> None:
    """Name and signs in one line, or in two."""
    y = row.centre_y
    draw_player(canvas, face, seat, (column.x + 13, y), min(15.0, 0.46 * row.h))
    room = column.w - (HEAD_SIGNS_W if below is row else 34)
    canvas.text(column.x + 34, y, name, 18, TEXT, "text-semibold", max_width=room)
    y = below.centre_y
    signs.draw_seal(canvas, column.right - 118, y, 22)
    signs.draw_coin(canvas, column.right - 62, y, 22)


def _draw_bars(canvas: Canvas, cell: Box, fame: float, money: float) -> None:
    room = cell.w - NUMBERS_W - 12
    x, y = cell.x + 6, cell.centre_y
    for share, fill in ((fame, FAME_BAR), (money, MONEY_BAR)):
        if share > 0 and room > 24:
            width = max(6.0, room * share)
            canvas.rounded(Box(x, y - 6, width, 12), 4, fill)
            x += width + 2


def _draw_numbers(canvas: Canvas, cell: Box, fame: int, money: int) -> None:
    for x, value in ((cell.right - 106, fame), (cell.right - 50, money)):
        words = str(value).replace("-", "−") if value else "–"
        canvas.text(x, cell.centre_y, words, 18, TEXT if value else SECOND_TEXT, "number-bold",
                    "right")  # fmt: skip


def _draw_totals(
    canvas: Canvas,
    row: Box,
    accounts: Sequence[SeatAccount],
    order: Sequence[int],
    columns: Sequence[Box],
) -> None:
    canvas.hairline(row.x, row.y + 1, row.w, colour=(0x8E, 0x5A, 0x1E))
    for seat, column in zip(order, columns, strict=True):
        account = accounts[seat]
        cell = Box(column.x, row.y, column.w, row.h)
        _draw_numbers(canvas, cell, account.fame[-1], account.money[-1])
        overlap = account.overlap(-1)
        words = f"+{overlap}" if overlap > 0 else str(overlap).replace("-", "−")
        canvas.text(cell.right - 4, cell.centre_y, words, 18, GOOD if overlap >= 0 else BAD,
                    "number-bold", "right")  # fmt: skip


ROW: Final = 68.0
ROW_HEAD: Final = 62.0
WHEN_W: Final = 130.0
BAR_W: Final = 220.0
BARS_FROM: Final = 640.0
"""A wider row has room for a bar."""
NUMBER_W: Final = 190.0
GAP: Final = 16.0
LOW, LOW_HEAD = 900.0, 116.0
SUMS_H: Final = 640.0
"""What sums and dice need of height."""
TAB: Final = 44.0
RAJA_W: Final = 60.0
FACES_H: Final = 190.0
FULL: Final = 0.4
"""The bar of a turn that lost so many rounds is full, or of the costliest if that lost more."""


class RajasReview(StudyPage):
    """The page is worked out while it is looked at; a turn that is chosen opens the replay there.

    `seat` of the reviews is shown: a person's, or a bot's where nobody is a person.
    """

    def __init__(self, app: Window, match: Match) -> None:
        super().__init__(app, match, LAST_FIT)
        self.reviews: list[SeatReview] = []
        self.shown = 0
        self.left = self.right = Box(0, 0, 0, 0)
        self.head = LOOK.head
        self.turns: ScrollList[TurnReview] = ScrollList(
            [], self._draw_turn, row_height=ROW, on_choose=self._replay_turn, gap=4,
            tip_for=lambda turn: self._say("review-look"),
        )  # fmt: skip
        self.tabs: list[Pressable] = []
        self.sums = ScrollArea(self._paint_sums)
        self.close = Button(
            self._say("review-back"), self.back, kind="secondary", icon="arrow-left", key="Esc"
        )
        self.replay = Button(self._say("review-replay"), lambda: app.routes.replay(match),
                             kind="secondary", icon="player-play", key=Key.REPLAY)  # fmt: skip
        self.again = Button(
            self._say("review-again"), lambda: app.routes.play_again(match), kind="primary",
            icon="refresh", key="Space",
        )  # fmt: skip
        self.grades = choices_buttons(app, match)
        for widget in (self.sums, self.turns, self.close, *self.grades, self.replay, self.again):
            self.add(widget)
        self.study(looked_back, (), self._take)

    def _say(self, key: str, **args: Any) -> str:
        return self.match.voice.say(Message(key, args))

    # -- life

    def _take(self, reviews: list[SeatReview]) -> None:
        self.reviews = reviews
        if len(reviews) > 1:
            for place in range(len(reviews)):
                tab = Pressable(partial(self.show, place), paint=partial(self._draw_tab, place))
                self.tabs.append(tab)
        self.show(0)
        self.layout(self.width, self.height)

    def _fail(self, error: Exception) -> None:
        self.problem = self._say("review-failed", why=str(error))
        self.invalidate()

    @property
    def review(self) -> SeatReview | None:
        """The seat that is shown; None while the Raja is still looking."""
        return self.reviews[self.shown] if self.reviews else None

    def show(self, place: int) -> None:
        self.shown = place
        self.turns.items = self.reviews[place].turns
        self.invalidate()

    def _replay_turn(self, row: int) -> None:
        self.app.routes.replay(self.match, self.turns.items[row].main.answer)

    # -- layout

    def layout(self, width: float, height: float) -> None:
        buttons = LOOK.buttons(width, height)
        self.head = LOOK.head if height >= LOW else LOW_HEAD
        top = self.head + LOOK.above
        body = Box(buttons.x, top, buttons.w, buttons.y - LOOK.below - top)
        self.left, self.right = body.cut_left(LOOK.left, GAP)
        back, _, choices, replay, again = buttons.row(180, None, 240, 270, 310, gap=16)
        for button in self.grades:
            button.box = choices
        self.close.box, self.replay.box, self.again.box = back, replay, again
        inner = self.right.inset(16, 12)
        self.turns.box = Box(inner.x, inner.y + ROW_HEAD, inner.w, inner.h - ROW_HEAD)
        self.sums.box = self.left
        self.sums.content_height = max(self.left.h, SUMS_H + (TAB + 16 if self.tabs else 0))
        row = Box(16, 16, self.left.w - 32, TAB)
        for tab, box in zip(self.tabs, row.row(*[None] * len(self.tabs), gap=8), strict=True):
            self.sums.place(tab, box)

    # -- drawing

    def draw(self, canvas: Canvas) -> None:
        canvas.backdrop()
        title, words = self._say("review"), self._say("review-what")
        _draw_title(canvas, Box(0, 0, self.width, self.head), 18, title, words)
        for box in (self.left, self.right):
            canvas.shadow(box, 12, blur=18, drop=6, strength=130)
            canvas.rounded(box, 12, LOOK.panel, LOOK.edge)
        review = self.review
        if review is None:
            wait = self.problem or self._say("review-looking")
            canvas.text(self.right.centre_x, self.right.centre_y, wait, 20, TEXT, align="centre")
        else:
            self._draw_heads(canvas)
        self.draw_widgets(canvas)

    def _paint_sums(self, canvas: Canvas, content: Box) -> None:
        if self.review is not None:
            whole = Box(content.x, content.y, self.left.w, content.h)
            self._draw_sums(canvas, whole.inset(22, 20), self.review)

    def _draw_sums(self, canvas: Canvas, box: Box, review: SeatReview) -> None:
        y = box.y + (TAB + 16 if self.tabs else 0)
        canvas.text(box.x, y + 12, self._say("review-against"), 26, TITLE, "marcellus")
        lost = review.rounds >= 0
        rounds = number_said(abs(review.rounds), 1)
        wide = canvas.text(box.x, y + 66, rounds, 60, BAD if lost else GOOD, "number-bold")
        canvas.text(
            box.x + wide + 14, y + 56, self._say("review-lost" if lost else "review-won"), 20, TEXT
        )
        error = self._say("review-error", error=Fixed(2 * review.error))
        canvas.text(box.x + wide + 14, y + 82, error, 18, SECOND_TEXT)
        y += 116
        for words in self._facts(review):
            y += canvas.paragraph(Box(box.x, y, box.w, 90), words, 18, TEXT, line_height=1.3) + 10
        self._draw_dice(canvas, Box(box.x, box.bottom - FACES_H - 170, box.w, FACES_H + 170),
                        review.dice)  # fmt: skip

    def _facts(self, review: SeatReview) -> tuple[str, ...]:
        turns = review.turns
        agreed = self._say("review-agreed", agreed=review.agreed, turns=len(turns))
        sure = [turn for turn in turns if turn.is_sure and turn.rounds > 0]
        if not sure:
            return (agreed, self._say("review-none-worse"))
        worst = max(sure, key=lambda turn: turn.rounds)
        when = finish_said(worst.worker, worst.round).args
        return agreed, self._say("review-costliest", **when, lost=Fixed(worst.rounds, 2))

    def _draw_dice(self, canvas: Canvas, box: Box, dice: DiceAccount) -> None:
        canvas.hairline(box.x, box.y, box.w, colour=LOOK.edge)
        canvas.text(box.x, box.y + 26, self._say("review-dice"), 26, TITLE, "marcellus")
        canvas.text(
            box.right,
            box.y + 28,
            self._say("review-rolled", count=dice.count),
            18,
            SECOND_TEXT,
            align="right",
        )
        chart = Box(box.x, box.y + 52, box.w, FACES_H - 40)
        most = 1.2 * max(1.0, *dice.faces)
        usual = chart.bottom - chart.h * dice.count / 6 / most
        for face, column in enumerate(chart.row(*[None] * 6, gap=12), 1):
            high = chart.h * dice.faces[face - 1] / most
            bar = Box(column.x, chart.bottom - high, column.w, high)
            if high >= 1:
                canvas.rounded(bar, 4, ((0xFF, 0xDF, 0x8A), (0xB8, 0x74, 0x24)))
            label = Box.around(column.centre_x, bar.y - 12, 40, 20)
            canvas.text(*label.centre, str(dice.faces[face - 1]), 18, TEXT, "number-bold", "centre")
            signs.draw_die_sign(canvas, column.centre_x, chart.bottom + 22, 30, None, face)
        canvas.hairline(chart.x, usual, chart.w, colour=WHITE, alpha=190)
        args = {
            "pips": dice.pips,
            "luck": Fixed(abs(dice.luck), 0),
            "isMore": dice.luck >= 0,
            "mean": Fixed(MEAN_FACE),
            "spread": Fixed(dice.spread, 0),
            "worth": Fixed(dice.rounds, signed=True),
        }
        words = self._say("review-luck", **args)
        place = Box(box.x, chart.bottom + 48, box.w, 80)
        canvas.paragraph(place, words.replace("-", "−"), 18, TEXT, line_height=1.3)

    def _draw_tab(self, place: int, canvas: Canvas, tab: Pressable) -> None:
        seat, box = self.reviews[place].seat, tab.box
        colour, is_it = canvas.theme.seat_colour(seat), place == self.shown
        fill = mix(colour, (0x1D, 0x22, 0x2A), 0.5 if is_it else 0.85)
        canvas.rounded(box, 8, fill, mix(colour, WHITE, 0.3) if is_it or tab.is_hovered else None)
        canvas.seat_mark(seat, box.x + 22, box.centre_y, 11)
        name = self.match.voice.named(seat)
        canvas.text(box.x + 42, box.centre_y, name, 18, WHITE, max_width=box.w - 50)

    # -- the turns

    def _draw_heads(self, canvas: Canvas) -> None:
        box = self.right.inset(16, 12)
        y = box.y + 28
        canvas.text(box.x + 12, y, self._say("review-turn"), 18, SECOND_TEXT)
        canvas.text(box.x + WHEN_W, y, self._say("review-played"), 18, SECOND_TEXT)
        canvas.text(box.right - 26, y, self._say("advice-rounds"), 18, SECOND_TEXT, align="right")
        canvas.hairline(box.x, y + 24, box.w, colour=LOOK.edge)

    def _draw_turn(self, canvas: Canvas, box: Box, turn: TurnReview, state: RowState) -> None:
        if state.is_hovered or state.is_selected:
            canvas.rounded(box, 8, mix(LOOK.panel[0], GOLD, 0.16))
        y, main = box.centre_y, turn.main
        if turn.round:
            when = self._say("round-heading", round=turn.round)
            worker = self._say("review-worker", worker=turn.worker)
            canvas.text(box.x + 12, y + 13, worker, 18, SECOND_TEXT)
        else:
            when = self._say("set-up")
        canvas.text(box.x + 12, y - 13, when, 18, TEXT, "text-semibold")
        x = box.x + WHEN_W
        room = box.w - WHEN_W - _longest_bar(box) - NUMBER_W - 40
        words = self._fitting(canvas, main.played, room, 20)
        canvas.text(x, y - 13, words, 20, WHITE, max_width=room)
        if turn.is_same:
            canvas.text(x, y + 13, self._say("review-same"), 18, GOOD, max_width=room)
            return
        move = self._fitting(canvas, main.raja, room - RAJA_W, 18)
        words = self._say("review-raja", move=move)
        canvas.text(x, y + 13, words, 18, GOLD, max_width=room)
        self._draw_difference(canvas, box, turn)

    def _fitting(self, canvas: Canvas, said: Message, room: float, size: float) -> str:
        """A sentence, or its short part where there is one and less room."""
        voice = self.match.voice
        full = voice.say(said)
        return canvas.fitting_words((full, voice.part(said, "short") or full), room, size)

    def _draw_difference(self, canvas: Canvas, box: Box, turn: TurnReview) -> None:
        lost, y = turn.rounds, box.centre_y
        ink = (BAD if lost > 0 else GOOD) if turn.is_sure else SECOND_TEXT
        number = number_said(-lost, 2, signed=True)
        right = box.right - 20
        canvas.text(right, y - 12, number, 22, ink, "number-bold", "right")
        error = f"± {canvas.said(number_said(2 * turn.error, 2))}"
        words = error if turn.is_sure else self._say("review-hardly")
        canvas.text(right, y + 14, words, 18, SECOND_TEXT, align="right")
        longest = max(FULL, *(abs(each.rounds) for each in self.turns.items))
        bar = _longest_bar(box) * min(1.0, abs(lost) / longest)
        if turn.is_sure and bar >= 1:
            canvas.rounded(Box(box.right - NUMBER_W - bar, y - 6, bar, 12), 4, ink)


def _longest_bar(row: Box) -> float:
    return min(BAR_W, max(0.0, 0.4 * (row.w - BARS_FROM)))


def _draw_title(canvas: Canvas, box: Box, up: float, title: str, words: str) -> None:
    """The evening over the river, the palace right of the words, and what the page is about."""
    wide = canvas.text_width(words, 20)
    draw_evening(canvas, box, max(PALACE_AT, (192 + wide + 0.9 * box.h) / box.w))
    if canvas.audit is not None:
        canvas.audit.cover(box)
    signs.draw_lotus(canvas, 86, box.centre_y - 4, 82)
    canvas.text(160, box.centre_y - up, title, 48, WHITE, "marcellus")
    y = box.centre_y - up + 48
    canvas.shadow(Box(162, y - 12, wide, 24), 12, blur=16, drop=0, strength=230)
    canvas.text(162, y, words, 20, WHITE)


def open_review(app: Window, match: Match) -> None:
    app.push(RajasReview(app, match))


class RajasEnd(LastPage):
    look = LOOK

    def __init__(self, app: Window, match: Match) -> None:
        words = match.voice.say(Message("review"))
        review = Button(words, self.look_back, kind="secondary", icon="chart-bar", key=Key.REVIEW)
        super().__init__(app, match, (review,))
        self.faces = [seat_face(match, seat) for seat in range(len(match.setup.seats))]
        self.accounts = account_of(self.events, match.table_before(-1), match.table)

    def look_back(self) -> None:
        open_review(self.app, self.match)

    # -- drawing

    def draw_curves(self, canvas: Canvas, box: Box) -> None:
        draw_curves(canvas, box.inset(20, 14), self.accounts, self.match.voice, self.order,
                   self.faces)  # fmt: skip

    def draw_sheet(self, canvas: Canvas, box: Box) -> None:
        draw_sheet(canvas, box.inset(16, 12), self.accounts, self.match.voice, self.order,
                   self.faces)  # fmt: skip

    def draw_head(self, canvas: Canvas, box: Box) -> None:
        _draw_title(canvas, box, 22, closing_words(self.match), self._performance())

    def _performance(self) -> str:
        """The round and the worker that the game was finished with (SOLO-2.4)."""
        said = self.match.game.won_by(self.match)
        return "" if said is None else self.match.voice.say(said)

    def _say(self, key: str, **args: Any) -> str:
        return self.match.voice.say(Message(key, args))

    def draw_below(self, canvas: Canvas, box: Box, y: float) -> None:
        self._draw_turning(canvas, Box(box.x + 22, y + 18, box.w - 44, 120))
        self._draw_counts(canvas, Box(box.x + 22, box.bottom - 100, box.w - 44, 84))

    def draw_standing(self, canvas: Canvas, box: Box, seat: int) -> None:
        y, owner = box.centre_y, self.match.table.seats[seat]
        canvas.text(
            box.x + 110,
            y + 18,
            self._say("end-came-to", fame=owner.fame, money=owner.money),
            18,
            TEXT,
        )
        words = self._say(
            "end-past" if owner.overlap > 0 else "end-gap" if owner.overlap else "gap-met"
        )
        canvas.text(box.right - 16, y - 18, words, 18, TEXT, align="right")
        canvas.text(box.right - 16, y + 16, str(abs(owner.overlap)), 32, WHITE, "number-bold",
                    "right")  # fmt: skip

    def _draw_turning(self, canvas: Canvas, box: Box) -> None:
        turned = self.turning_words()
        if turned is not None:
            canvas.text(box.x, box.y + 10, turned[0], 20, TEXT, "text-semibold", max_width=box.w)
            canvas.paragraph(Box(box.x, box.y + 28, box.w, 120), turned[1], 18, SECOND_TEXT,
                             line_height=1.3)  # fmt: skip

    def _draw_counts(self, canvas: Canvas, box: Box) -> None:
        first, account = self.match.table.seats[self.order[0]], self.accounts[self.order[0]]
        counts = ((account.tiles, "end-tiles"), (account.borders, "end-borders"),
                  (first.boat, "end-river-space"))  # fmt: skip
        for (number, key), cell in zip(counts, box.row(None, None, None), strict=True):
            canvas.text(cell.x, cell.y + 20, str(number), 32, GOLD, "number-bold")
            canvas.text(cell.x, cell.y + 54, self._say(key, count=number), 18, SECOND_TEXT)
