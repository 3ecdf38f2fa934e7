"""Looking back with the Raja: what he would have done in every turn, and what the dice did."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from engine.core.match import Match
from engine.core.thinking import Topic
from engine.text.message import Fixed, Message
from engine.ui.box import Box
from engine.ui.canvas import Canvas, Plane
from engine.ui.inputs import Intent
from engine.ui.pages.choices import choices_buttons
from engine.ui.scene import Scene, Window
from engine.ui.theme import SECOND_TEXT, TEXT, THEMES, WHITE, Colour, mix, seat_colour
from engine.ui.widgets.base import Button, Pressable
from engine.ui.widgets.scroll import RowState, ScrollList
from games.rajas.events import finish_said
from games.rajas.looking_back import MEAN_FACE, DiceAccount, SeatReview, TurnReview, looked_back
from games.rajas.scene.end_layout import GOLD, LOOK, TITLE
from games.rajas.scene.evening import draw_evening
from games.rajas.scene.layout import FIT
from games.rajas.scene.signs import draw_die_sign, draw_lotus

GOOD: Final[Colour] = (0x9B, 0xE0, 0xB0)
BAD: Final[Colour] = (0xF4, 0x9A, 0x92)
ROW: Final = 68.0
ROW_HEAD: Final = 62.0
WHEN_W: Final = 130.0
BAR_W: Final = 220.0
NUMBER_W: Final = 190.0
TAB: Final = 44.0
RAJA_W: Final = 60.0
FACES_H: Final = 190.0
FULL: Final = 0.4
"""The bar of a turn that lost so many rounds is full, or of the costliest if that lost more."""


class RajasReview(Scene):
    """The page is worked out while it is looked at; a turn that is chosen opens the replay there.

    `seat` of the reviews is shown: a person's, or a bot's where nobody is a person.
    """

    def __init__(self, app: Window, match: Match) -> None:
        super().__init__(app, THEMES["rajas"])
        self.match = match
        self.plane = Plane(FIT)
        self.reviews: list[SeatReview] = []
        self.shown = 0
        self.problem = ""
        self.left = self.right = Box(0, 0, 0, 0)
        self.turns: ScrollList[TurnReview] = ScrollList(
            [], self._draw_turn, row_height=ROW, on_choose=self._replay_turn, gap=4,
            tip_for=lambda turn: self._say("review-look"),
        )  # fmt: skip
        self.tabs: list[Pressable] = []
        self.close = Button(
            self._say("review-back"), self.back, kind="secondary", icon="arrow-left", key="Esc"
        )
        self.replay = Button(self._say("review-replay"), lambda: app.routes.replay(match),
                             kind="secondary", icon="player-play", key="R")  # fmt: skip
        self.again = Button(
            self._say("review-again"), lambda: app.routes.play_again(match), kind="primary",
            icon="refresh", key="Space",
        )  # fmt: skip
        self.grades = choices_buttons(app, match)
        for widget in (self.turns, self.close, *self.grades, self.replay, self.again):
            self.add(widget)
        self._topic = Topic(match)
        self._ticket = app.worker.think(self._topic, looked_back, (), self._take, self._fail)

    def _say(self, key: str, **args: Any) -> str:
        return self.match.voice.say(Message(key, args))

    # -- life

    def leave(self) -> None:
        """Nobody waits for the figures any more."""
        self._ticket.cancel()
        self.app.worker.forget(self._topic, lane="study")

    def _take(self, reviews: list[SeatReview]) -> None:
        self.reviews = reviews
        if len(reviews) > 1:
            for place in range(len(reviews)):
                tab = Pressable(partial(self.show, place), paint=partial(self._draw_tab, place))
                self.tabs.append(tab)
                self.add(tab)
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
        """Look at another seat's turns."""
        self.shown = place
        self.turns.items = self.reviews[place].turns
        self.invalidate()

    def _replay_turn(self, row: int) -> None:
        self.app.routes.replay(self.match, self.turns.items[row].main.answer)

    # -- layout

    def settle(self, width: float, height: float) -> None:
        """The window is new."""
        super().settle(*self.plane.settle(width, height))

    def layout(self, width: float, height: float) -> None:
        """Every part to its place."""
        places = LOOK.places(width, height)
        buttons = places.buttons
        self.left, self.right = places.result, places.curves.union(places.sheet)
        back, _, choices, replay, again = buttons.row(180, None, 240, 270, 310, gap=16)
        for button in self.grades:
            button.box = choices
        self.close.box, self.replay.box, self.again.box = back, replay, again
        inner = self.right.inset(16, 12)
        self.turns.box = Box(inner.x, inner.y + ROW_HEAD, inner.w, inner.h - ROW_HEAD)
        row = Box(self.left.x + 16, self.left.y + 16, self.left.w - 32, TAB)
        for tab, box in zip(self.tabs, row.row(*[None] * len(self.tabs), gap=8), strict=True):
            tab.box = box

    def handle(self, intent: Intent) -> bool:
        """Intents in units of the plane."""
        return super().handle(self.plane.intent(intent))

    # -- drawing

    def paint(self, canvas: Canvas) -> None:
        """Everything is drawn in units of the plane."""
        super().paint(self.plane.canvas(canvas))

    def draw(self, canvas: Canvas) -> None:
        """Head, sums and dice at the left, the turns at the right."""
        canvas.backdrop()
        self._draw_head(canvas, Box(0, 0, self.width, LOOK.head))
        for box in (self.left, self.right):
            canvas.shadow(box, 12, blur=18, drop=6, strength=130)
            canvas.rounded(box, 12, LOOK.panel, LOOK.edge)
        review = self.review
        if review is None:
            words = self.problem or self._say("review-looking")
            canvas.text(self.right.centre_x, self.right.centre_y, words, 20, TEXT, align="centre")
        else:
            self._draw_sums(canvas, review)
            self._draw_heads(canvas)
        self.draw_widgets(canvas)

    def _draw_head(self, canvas: Canvas, box: Box) -> None:
        draw_evening(canvas, box)
        if canvas.audit is not None:
            canvas.audit.cover(box)
        draw_lotus(canvas, 86, box.centre_y - 4, 82)
        canvas.text(160, box.centre_y - 20, self._say("review"), 48, WHITE, "marcellus")
        words = self._say("review-what")
        canvas.text(162, box.centre_y + 36, words, 20, WHITE)

    def _draw_sums(self, canvas: Canvas, review: SeatReview) -> None:
        box = self.left.inset(22, 20)
        y = box.y + (TAB + 16 if self.tabs else 0)
        canvas.text(box.x, y + 12, self._say("review-against"), 26, TITLE, "marcellus")
        lost = review.rounds >= 0
        canvas.text(box.x, y + 66, f"{abs(review.rounds):.1f}", 60, BAD if lost else GOOD,
                    "number-bold")  # fmt: skip
        wide = canvas.text_width(f"{abs(review.rounds):.1f}", 60, "number-bold")
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
        """How often every face came, beside how often it should."""
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
            draw_die_sign(canvas, column.centre_x, chart.bottom + 22, 30, None, face)
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
        colour, is_it = seat_colour(seat), place == self.shown
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
        room = box.w - WHEN_W - BAR_W - NUMBER_W - 40
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
        number = f"{-lost:+.2f}".replace("-", "−")
        right = box.right - 20
        canvas.text(right, y - 12, number, 22, ink, "number-bold", "right")
        words = f"± {2 * turn.error:.2f}" if turn.is_sure else self._say("review-hardly")
        canvas.text(right, y + 14, words, 18, SECOND_TEXT, align="right")
        longest = max(FULL, *(abs(each.rounds) for each in self.turns.items))
        bar = BAR_W * min(1.0, abs(lost) / longest)
        if turn.is_sure and bar >= 1:
            canvas.rounded(Box(box.right - NUMBER_W - bar, y - 6, bar, 12), 4, ink)


def open_review(app: Window, match: Match) -> None:
    """Puts the page over the one that is shown."""
    app.push(RajasReview(app, match))
