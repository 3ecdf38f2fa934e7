"""Looking back at a game: what luck gave, what choices cost, and the better moves."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from engine.core import record
from engine.core.errors import InputError
from engine.core.match import Match
from engine.core.saves import records_folder
from engine.core.thinking import Topic
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.charts import (
    BASELINE,
)
from engine.ui.inputs import Intent, KeyPressed
from engine.ui.pages.hall import HallPage, theme_of
from engine.ui.scene import Window
from engine.ui.theme import (
    BODY,
    HEADING,
    LARGE,
    SECOND_TEXT,
    SMALL,
    TEXT,
    TITLE,
)
from engine.ui.widgets.base import Pressable
from engine.ui.widgets.button import Button
from engine.ui.widgets.scroll import RowState, ScrollList
from games.despirala.accounts import Choice, Luck, SeatAccount
from games.despirala.findings import accounts
from games.despirala.scene.review_facts import (
    Standing,
    headline,
    luck_that_mattered,
    standings,
    whose,
    without_mistakes,
)
from games.despirala.scene.review_layout import ReviewLayout
from games.despirala.scene.review_panes import ReviewCharts, StandingCard
from games.despirala.scene.review_rows import (
    draw_choice_heads,
    draw_choice_row,
    draw_luck_row,
    draw_well_played,
)

BAR: Final = 56.0
CHOICE_STEP: Final = 50.0
LUCK_STEP: Final = 36.0
SMALL_CARD: Final = 400.0


class ReviewScene(HallPage):
    """The review of a match, over or not; a card in the standings chooses whose."""

    def __init__(self, app: Window, match: Match, seat: int = 0) -> None:
        sound = Button(kind="icon", icon="volume", on_click=self._toggle_sound, tooltip="Sound (M)")
        rules = Button(kind="icon", icon="book", on_click=self._show_rules, tooltip="Rules (F1)")
        settings = Button(
            kind="icon", icon="settings", on_click=self._show_settings, tooltip="Settings"
        )
        super().__init__(
            app, match.game.title, theme=theme_of(match.game), tag=("Review", "chart-bar"),
            buttons=(sound, rules, settings),
        )  # fmt: skip
        self.match = match
        self.seat = min(seat, len(match.setup.seats) - 1)
        self.accounts: list[SeatAccount] = []
        self.order: list[Standing] = []
        self.problem = ""
        self.parts = ReviewLayout.of(1920, 1080, len(match.setup.seats))
        self._build()
        self._topic = Topic(match)
        self._ticket = app.worker.think(self._topic, accounts, (), self._take, self._fail)

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
        self.problem = f"The game could not be looked into: {error}"
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
            on_choose=self._replay_choice, tip_for=lambda choice: "Look at it in the replay",
        )  # fmt: skip
        self.luck: ScrollList[Luck] = ScrollList(
            [], self._draw_luck, row_height=LUCK_STEP, on_choose=self._replay_luck,
            tip_for=lambda roll: "Look at it in the replay",
        )  # fmt: skip
        self.buttons = (
            Button("Replay", self._open_replay, icon="history", tooltip="From the first roll on"),
            Button("Save", self.save_record, icon="device-floppy", tooltip="Write the record"),
            Button("Copy", self.copy_record, icon="copy", key="Ctrl+C", tooltip="Copy the record"),
            Button("Hub", self.app.routes.home, icon="home", tooltip="To the main menu"),
        )
        self.again = Button(
            "Play again", lambda: self.app.routes.play_again(self.match), kind="primary",
            icon="refresh", key="Space", tooltip="The same seats, a new seed",
        )  # fmt: skip

    def _draw_choice(self, canvas: Canvas, box: Box, choice: Choice, state: RowState) -> None:
        draw_choice_row(canvas, box, choice, state, self.is_misere)

    def _draw_luck(self, canvas: Canvas, box: Box, roll: Luck, state: RowState) -> None:
        draw_luck_row(canvas, box, roll, state, self.is_misere)

    def _press_card(self, place: int) -> None:
        if self.order:
            self.show_seat(self.order[place].seat)

    def _replay_choice(self, row: int) -> None:
        self._replay_from(self.choices.items[row].move)

    def _replay_luck(self, row: int) -> None:
        self._replay_from(self.luck.items[row].move)

    def _open_replay(self) -> None:
        self._replay_from(0)

    def _replay_from(self, answers: int) -> None:
        self.app.routes.replay(self.match, answers)

    def save_record(self) -> None:
        """Write the record where finished games lie."""
        seed = "".join(sign if sign.isalnum() else "-" for sign in self.match.setup.seed)
        path = records_folder() / f"{self.match.game.key}-{seed}.json"
        try:
            record.save(self.match, path)
        except InputError as problem:
            self.app.toast(f"The record could not be saved: {problem}", "warning")
            return
        self.app.toast(f"Saved as {path}")

    def copy_record(self) -> None:
        """Put the record on the clipboard."""
        self.clipboard.write(record.to_text(self.match))
        self.app.toast("The record is on the clipboard")

    def _toggle_sound(self) -> None:
        self.app.change_settings(sound=not self.app.settings.sound)
        self.bar.buttons[0].icon = "volume" if self.app.settings.sound else "volume-off"

    def _show_rules(self) -> None:
        self.app.routes.rules(self.match.game)

    def _show_settings(self) -> None:
        self.app.routes.settings()

    def handle(self, intent: Intent) -> bool:
        """The arrows left and right go from seat to seat while nothing has the keyboard."""
        if super().handle(intent):
            return True
        if not isinstance(intent, KeyPressed) or not intent.is_plain:
            return False
        if intent.key == "f1":
            self._show_rules()
            return True
        if intent.key.isdecimal() and 1 <= int(intent.key) <= len(self.order):
            self.show_seat(self.order[int(intent.key) - 1].seat)
            return True
        return False

    # -- layout -------------------------------------------------------------------------------

    def arrange(self, column: Box) -> float:
        """All parts of the page; they keep clear of the margin where the scroll bar stands."""
        self.parts = parts = ReviewLayout.of(self.width, self.height, len(self.cards))
        place = self.sheet.place
        for card, box in zip(self.cards, parts.cards, strict=True):
            place(card, box)
        inner = parts.choices.inset(12, 0)
        place(self.choices, Box(inner.x, inner.y + 84, inner.w + 14, parts.choices.h - 92))
        foot = self._foot(parts.luck)
        top = parts.luck.y + 48
        place(self.luck, Box(parts.luck.x + 8, top, parts.luck.w - 8, foot.y - 20 - top))
        for button, box in zip(self.buttons, foot.row(None, None, None, None, gap=12), strict=True):
            place(button, Box(box.x, box.y, box.w, 44))
        place(self.again, Box(foot.x, foot.y + 56, foot.w, 56))
        return parts.height

    def _foot(self, luck: Box) -> Box:
        """Where the buttons are, under the luck that mattered."""
        return Box(luck.x + 20, luck.bottom - 12 - 112, luck.w - 40, 112)

    # -- drawing ------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        """The page, and in the bar what was played."""
        super().draw(canvas)
        x = self._bar_end(canvas)
        room = self.bar.buttons[0].box.x - 16 - x
        if room > 60:
            canvas.text(x, BAR / 2, self.facts, BODY, SECOND_TEXT, max_width=room)

    def _bar_end(self, canvas: Canvas) -> float:
        title = canvas.text_width(self.bar.title, HEADING, canvas.theme.title_font)
        tag = canvas.text_width("Review", SMALL, "text-semibold") + 38
        return 104 + title + 24 + tag + 24

    @property
    def facts(self) -> str:
        """Mode, length and seed."""
        mode = "Misère" if self.is_misere else "Normal"
        return f"{mode}  ·  14 turns  ·  seed {self.match.setup.seed}"

    def paint_sheet(self, canvas: Canvas, content: Box) -> None:
        """The panels with what is no widget."""
        account, dy = self.account, content.y

        def at(box: Box) -> Box:
            return box.moved(0, dy)

        parts = self.parts
        if account is None:
            words = self.problem or "Working out luck and mistakes …"
            canvas.text(
                parts.headline.x + 8, at(parts.headline).centre_y, words, LARGE, SECOND_TEXT
            )
            return
        self._draw_headline(canvas, at(parts.headline))
        chart = ReviewCharts(self.match, self.accounts, account)
        chart.draw_waterfall(canvas, at(parts.chart))
        chart.draw_totals(canvas, at(parts.totals))
        self._draw_choices(canvas, at(parts.choices), account)
        canvas.panel(at(parts.luck), "Luck that mattered", "dice")
        foot = self._foot(at(parts.luck))
        canvas.hairline(foot.x, foot.y - 12, foot.w)

    def _draw_headline(self, canvas: Canvas, box: Box) -> None:
        canvas.icon("trophy", box.x + 44, box.centre_y, 48, BASELINE)
        words, size = headline(self.match, self.order), TITLE
        room = box.w - 96
        if canvas.text_width(words, size, "number-bold") > room:
            size = HEADING
        x = box.x + 88
        canvas.text(x, box.centre_y - 20, words, size, TEXT, "number-bold", max_width=room)
        detail = without_mistakes(self.match, self.order, self.seat)
        canvas.text(x, box.centre_y + 22, detail, BODY, SECOND_TEXT, max_width=room)

    def _card_painter(self, place: int) -> Callable[[Canvas, Pressable], None]:
        def paint(canvas: Canvas, card: Pressable) -> None:
            if self.order:
                standing = self.order[place]
                is_shown = standing.seat == self.seat
                StandingCard(standing, self.is_misere, is_shown).draw(canvas, card)

        return paint

    def _draw_choices(self, canvas: Canvas, box: Box, account: SeatAccount) -> None:
        count = len(account.costly_choices)
        words = whose(self.match, account.seat)
        if not count:
            inner = canvas.panel(box, "What went well", "trophy", "by what a turn did to the score")
            place = Box(box.x + 16, inner.y + 4, box.w - 32, inner.h - 16)
            draw_well_played(canvas, place, account, is_misere=self.is_misere)
            return
        title = f"{words[:1].upper()}{words[1:]} costliest choices"
        canvas.panel(box, title, "alert-triangle", f"{count} in all")
        draw_choice_heads(canvas, Box(box.x + 12, box.y + 48, box.w - 24, 32), self.is_misere)
