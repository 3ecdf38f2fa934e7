"""Looking back at a game: what luck gave, what choices cost, and the better moves."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from engine.core import record
from engine.core.errors import InputError
from engine.core.match import Match
from engine.core.record import records_folder
from engine.core.thinking import Topic
from engine.core.words import whole_number
from engine.text.message import Message, SeatNumber
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.inputs import Intent, KeyPressed
from engine.ui.pages.choices import choices_buttons
from engine.ui.pages.end import ReviewBar, WaysOn
from engine.ui.pages.page_theme import ThemedPage, theme_of
from engine.ui.paint.charts import BASELINE
from engine.ui.scene import Window
from engine.ui.theme import (
    BODY,
    HEADING,
    LARGE,
    SECOND_TEXT,
    TEXT,
    TITLE,
)
from engine.ui.widgets.base import Button, Pressable
from engine.ui.widgets.scroll import RowState, ScrollList
from games.despirala.accounts import Choice, Luck, SeatAccount
from games.despirala.findings import accounts
from games.despirala.moves import Attempt
from games.despirala.scene.review_facts import (
    Standing,
    headline,
    luck_that_mattered,
    standings,
    without_mistakes,
)
from games.despirala.scene.review_layout import EDGE, FOOT, ReviewLayout
from games.despirala.scene.review_panes import ReviewCharts, StandingCard
from games.despirala.scene.review_rows import (
    draw_choice_heads,
    draw_choice_row,
    draw_luck_row,
    draw_well_played,
)

CHOICE_STEP: Final = 50.0
LUCK_STEP: Final = 36.0


class ReviewScene(ThemedPage):
    """The review of a match, over or not; a card in the standings chooses whose."""

    def __init__(self, app: Window, match: Match, seat: int = 0) -> None:
        save = Button(kind="icon", icon="device-floppy", on_click=self.save_record,
                      tooltip=match.voice.say(Message("review-save")), key="Ctrl+S")  # fmt: skip
        copy = Button(kind="icon", icon="copy", on_click=self.copy_record,
                      tooltip=match.voice.say(Message("review-copy")), key="Ctrl+C")  # fmt: skip
        bar = ReviewBar(app, match, self.back, (save, copy))
        super().__init__(app, match.game.title, theme=theme_of(match.game), bar=bar)
        self.match = match
        mode = self._say("mode-misere" if self.is_misere else "mode-normal")
        self.seat = min(seat, len(match.setup.seats) - 1)
        turns = sum(
            move.seat == self.seat and isinstance(move.answer, Attempt) for move in match.moves
        )
        bar.note = self._say("review-bar", mode=mode, turns=turns, more=bar.note)
        self.accounts: list[SeatAccount] = []
        self.order: list[Standing] = []
        self.problem = ""
        self.parts = ReviewLayout.of(1920, 1080, len(match.setup.seats))
        self._build()
        self._topic = Topic(match)
        self._ticket = app.worker.think(self._topic, accounts, (), self._take, self._fail)

    def _say(self, key: str, **args: Any) -> str:
        return self.match.voice.say(Message(key, args))

    # -- life ---------------------------------------------------------------------------------

    def leave(self) -> None:
        """Nobody waits for the figures any more."""
        super().leave()
        self._ticket.cancel()
        self.app.worker.forget(self._topic, lane="study")

    def _take(self, accounts: list[SeatAccount]) -> None:
        self.accounts = accounts
        self.order = standings(self.match, accounts)
        self.show_seat(self.seat)
        self.rearrange()

    def _fail(self, error: Exception) -> None:
        self.problem = self._say("review-trouble", error=str(error))
        self.invalidate()

    @property
    def account(self) -> SeatAccount | None:
        """The figures of the seat shown; None while they are worked out."""
        return self.accounts[self.seat] if self.accounts else None

    @property
    def is_misere(self) -> bool:
        """Whether the lowest score wins."""
        misere: bool = self.match.table.misere
        return misere

    def show_seat(self, seat: int) -> None:
        """Look at another seat's game."""
        self.seat = seat
        account = self.account
        if account is not None:
            self.choices.items = account.costly_choices
            self.luck.items = luck_that_mattered(account)
        self.invalidate()

    # -- widgets ------------------------------------------------------------------------------

    def _build(self) -> None:
        self.cards: list[Pressable] = []
        for place in range(len(self.match.setup.seats)):
            card = Pressable(partial(self._press_card, place), paint=self._card_painter(place),
                             radius=12)  # fmt: skip
            self.cards.append(card)
        self.choices: ScrollList[Choice] = ScrollList(
            [], self._draw_choice, row_height=CHOICE_STEP - 4, gap=4,
            on_choose=self._replay_choice, tip_for=lambda choice: self._say("review-replay"),
        )  # fmt: skip
        self.luck: ScrollList[Luck] = ScrollList(
            [], self._draw_luck, row_height=LUCK_STEP, on_choose=self._replay_luck,
            tip_for=lambda roll: self._say("review-replay"),
        )  # fmt: skip
        graded = choices_buttons(self.app, self.match)
        self.ways = WaysOn(self.app, self.match, self.back, graded)
        self.add(self.ways)

    def _draw_choice(self, canvas: Canvas, box: Box, choice: Choice, state: RowState) -> None:
        draw_choice_row(canvas, box, choice, state, self.match.voice)

    def _draw_luck(self, canvas: Canvas, box: Box, roll: Luck, state: RowState) -> None:
        draw_luck_row(canvas, box, roll, state, self.match.voice, is_misere=self.is_misere)

    def _press_card(self, place: int) -> None:
        if self.order:
            self.show_seat(self.order[place].seat)

    def _replay_choice(self, row: int) -> None:
        self._replay_from(self.choices.items[row].move)

    def _replay_luck(self, row: int) -> None:
        self._replay_from(self.luck.items[row].move)

    def _replay_from(self, answers: int) -> None:
        self.app.routes.replay(self.match, answers)

    def save_record(self) -> None:
        """Write the record where finished games lie."""
        seed = "".join(sign if sign.isalnum() else "-" for sign in self.match.setup.seed)
        path = records_folder() / f"{self.match.game.key}-{seed}.json"
        try:
            record.save(self.match, path)
        except InputError as problem:
            self.app.toast(self._say("review-not-saved", problem=str(problem)), "warning")
            return
        self.app.toast(self._say("review-saved", path=str(path)))

    def copy_record(self) -> None:
        """Put the record on the clipboard."""
        self.clipboard.write(record.to_text(self.match))
        self.app.toast(self._say("review-copied"))

    def handle(self, intent: Intent) -> bool:
        """The arrows left and right go from seat to seat while nothing has the keyboard."""
        if super().handle(intent):
            return True
        if not isinstance(intent, KeyPressed) or not intent.is_plain:
            return False
        if 1 <= (whole_number(intent.key) or 0) <= len(self.order):
            self.show_seat(self.order[int(intent.key) - 1].seat)
            return True
        return False

    # -- layout -------------------------------------------------------------------------------

    @property
    def foot_height(self) -> float:
        """The ways on stay in view."""
        return FOOT

    def layout(self, width: float, height: float) -> None:
        """The sheet scrolls above the ways on."""
        super().layout(width, height)
        self.ways.box = Box(EDGE, height - FOOT + 8, width - 2 * EDGE, 64)

    def arrange(self, column: Box) -> float:
        """All parts of the page; they keep clear of the margin where the scroll bar stands."""
        self.parts = parts = ReviewLayout.of(self.width, self.height - FOOT, len(self.cards))
        place = self.sheet.place
        for card, box in zip(self.cards, parts.cards, strict=True):
            place(card, box)
        inner = parts.choices.inset(12, 0)
        place(self.choices, Box(inner.x, inner.y + 84, inner.w + 14, parts.choices.h - 92))
        top = parts.luck.y + 48
        place(self.luck, Box(parts.luck.x + 8, top, parts.luck.w - 8, parts.luck.bottom - 12 - top))
        return parts.height

    # -- drawing ------------------------------------------------------------------------------

    def paint_sheet(self, canvas: Canvas, content: Box) -> None:
        """The panels with what is no widget."""
        account, dy = self.account, content.y

        def at(box: Box) -> Box:
            return box.moved(0, dy)

        parts = self.parts
        if account is None:
            words = self.problem or self._say("review-working")
            canvas.text(
                parts.headline.x + 8, at(parts.headline).centre_y, words, LARGE, SECOND_TEXT
            )
            return
        self._draw_headline(canvas, at(parts.headline))
        chart = ReviewCharts(self.match, self.accounts, account)
        chart.draw_waterfall(canvas, at(parts.chart))
        chart.draw_totals(canvas, at(parts.totals))
        self._draw_choices(canvas, at(parts.choices), account)
        canvas.panel(at(parts.luck), self._say("review-luck"), "dice")

    def _draw_headline(self, canvas: Canvas, box: Box) -> None:
        canvas.icon("trophy", box.x + 44, box.centre_y, 48, BASELINE)
        words, size = self.match.voice.say(headline(self.match, self.order)), TITLE
        room = box.w - 96
        if canvas.text_width(words, size, "number-bold") > room:
            size = HEADING
        x = box.x + 88
        canvas.text(x, box.centre_y - 20, words, size, TEXT, "number-bold", max_width=room)
        detail = self.match.voice.say(without_mistakes(self.match, self.order, self.seat))
        canvas.text(x, box.centre_y + 22, detail, BODY, SECOND_TEXT, max_width=room)

    def _card_painter(self, place: int) -> Callable[[Canvas, Pressable], None]:
        def paint(canvas: Canvas, card: Pressable) -> None:
            if self.order:
                standing = self.order[place]
                is_shown = standing.seat == self.seat
                seen = StandingCard(standing, self.is_misere, is_shown, self.match.voice)
                seen.draw(canvas, card)

        return paint

    def _draw_choices(self, canvas: Canvas, box: Box, account: SeatAccount) -> None:
        count = len(account.costly_choices)
        voice = self.match.voice
        if not count:
            said = Message("review-well")
            inner = canvas.panel(box, voice.say(said), "trophy", voice.say(said, "note"))
            place = Box(box.x + 16, inner.y + 4, box.w - 32, inner.h - 16)
            draw_well_played(canvas, place, account, voice, is_misere=self.is_misere)
            return
        said = Message("review-costliest", {"seat": SeatNumber(account.seat), "count": count})
        canvas.panel(box, voice.say(said), "alert-triangle", voice.say(said, "note"))
        heads = Box(box.x + 12, box.y + 48, box.w - 24, 32)
        draw_choice_heads(canvas, heads, self.is_misere, voice)
