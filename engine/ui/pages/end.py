"""The end of a game: who won, and what can be done next."""

from __future__ import annotations

from typing import Final

from engine.core.match import Match
from engine.text.said import Said, SeatNumber, Words, glued
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.faces import draw_player, seat_face
from engine.ui.pages.page_theme import theme_of
from engine.ui.scene import Scene, Window
from engine.ui.table.parts import bot_of
from engine.ui.theme import (
    BODY,
    DISPLAY,
    HEADING,
    LARGE,
    LINE,
    SECOND_TEXT,
    SMALL,
    TEXT,
    TITLE,
    mix,
    seat_colour,
)
from engine.ui.widgets.base import Pressable
from engine.ui.widgets.button import Button

COLUMN: Final = 960.0
ROW: Final = 88.0
ROW_GAP: Final = 12.0
HEAD: Final = 232.0
BUTTON: Final = 72.0
GAP: Final = 16.0


def closing_words(match: Match) -> str:
    """Who won, in a few words."""
    result, voice = match.result, match.voice
    own = match.game.closing(match.table)
    if own is not None:
        return voice.say(own)
    seats = tuple(map(SeatNumber, result.winners))
    if len(voice) == 1:
        return voice.say(Said("won-alone", {"points": f"{result.scores[0]:g}"}))
    if len(seats) == 1:
        return voice.say(Said("won", {"seat": seats[0]}))
    return voice.say(Said("won-shared", {"seats": seats}))


def practice_words(match: Match) -> Said:
    """That a game was practice, and whether a hint made it so."""
    return Said("house-end-hinted" if match.is_hinted else "house-end-practice")


def last_facts(match: Match) -> list[Words]:
    """What broke a tie, and that a game was practice."""
    tie = match.game.tie_break(match.table)
    broken: list[Words] = [] if tie is None else [match.voice.say(tie)]
    return broken + ([practice_words(match)] if match.is_practice else [])


class EndScene(Scene):
    """The standings of a finished match, and the ways on: again, replay, menu, back to the table.

    A game with a review of its own shows that instead.
    """

    def __init__(self, app: Window, match: Match) -> None:
        super().__init__(app, theme_of(match.game))
        self.match = match
        self.about_game = match.game
        self.result = match.result
        self.order = sorted(
            range(len(match.setup.seats)), key=lambda seat: (self.result.ranks[seat], seat)
        )
        self.rows: dict[int, Box] = {}
        self._back = Pressable(self.back, paint=_draw_back, tooltip=Said("house-back-to-table"))
        self.again = Button(
            Said("house-play-again"), lambda: app.routes.play_again(match), kind="primary",
            icon="refresh", key="Space", tooltip=Said("house-play-again.tip"),
        )  # fmt: skip
        self.replay = Button(
            Said("house-replay"), self.show_replay, kind="secondary", icon="player-play", key="R"
        )
        self.table = Button(Said("house-table"), self.back, kind="secondary", icon="eye", key="Esc",
                            tooltip=Said("house-back-to-table"))  # fmt: skip
        self.menu = Button(Said("house-main-menu"), app.routes.home, kind="secondary", icon="home")
        for widget in (self._back, self.menu, self.table, self.replay, self.again):
            self.add(widget)

    def show_replay(self) -> None:
        """Look at the game again, answer by answer."""
        self.app.routes.replay(self.match)

    # -- layout

    def layout(self, width: float, height: float) -> None:
        """One column in the middle: headline, standings, buttons."""
        count = len(self.order)
        column = min(COLUMN, width - 64)
        wanted = HEAD + count * (ROW + ROW_GAP) + 48 + BUTTON
        self.squeeze = squeeze = min(1.0, (height - 48) / wanted)
        step = (ROW + ROW_GAP) * squeeze
        top = max(16.0, (height - wanted * squeeze) / 2)
        self.column = Box((width - column) / 2, top, column, wanted * squeeze)
        for place, seat in enumerate(self.order):
            y = top + HEAD * squeeze + place * step
            self.rows[seat] = Box(self.column.x, y, column, step - ROW_GAP * squeeze)
        y = self.column.bottom - BUTTON
        parts = Box(self.column.x, y, column, BUTTON).row(None, None, None, 296, gap=GAP)
        buttons = (self.menu, self.table, self.replay, self.again)
        for button, box in zip(buttons, parts, strict=True):
            button.box = box
        self._back.box = Box(24, 16, 40, 40)

    # -- drawing

    def draw(self, canvas: Canvas) -> None:
        """Headline, facts, standings."""
        canvas.backdrop()
        x, top, squeeze = self.column.centre_x, self.column.y, self.squeeze
        canvas.glow(x, top + 64 * squeeze, 420, 150, self.theme.accent, 0.10)
        canvas.icon("trophy", x, top + 40 * squeeze, 56 * squeeze, self.theme.accent)
        canvas.text(x, top + 112 * squeeze, closing_words(self.match), DISPLAY, TEXT,
                    self.theme.title_font, "centre", max_width=self.column.w)  # fmt: skip
        self._draw_facts(canvas, self.facts_box())
        for seat in self.order:
            self._draw_row(canvas, seat, self.rows[seat])
        self.draw_widgets(canvas)

    def facts_box(self) -> Box:
        """Where the facts stand, between headline and standings."""
        column = self.column
        return Box(column.x, column.y + 140 * self.squeeze, column.w, 56 * self.squeeze)

    def facts(self) -> Words:
        """The game, options other than the usual ones, how long it was, and its seed."""
        match = self.match
        parts: list[Words] = [match.game.title]
        for setting in match.game.settings:
            chosen = setting.chosen(match.setup.options)
            parts += [chosen.title] if chosen.value != setting.default else []
        parts += last_facts(match)
        decisions = sum(move.seat >= 0 for move in match.moves)
        parts.append(Said("house-end-decisions", {"count": decisions}))
        return glued([*parts, Said("house-end-seed", {"seed": match.setup.seed})])

    def _draw_facts(self, canvas: Canvas, box: Box) -> None:
        """In one line, or two."""
        words = self.facts()
        height = canvas.paragraph_height(box.w, words, BODY, line_height=1.3)
        place = Box(box.x, box.centre_y - height / 2, box.w, height)
        canvas.paragraph(place, words, BODY, SECOND_TEXT, line_height=1.3, align="centre")

    def _draw_row(self, canvas: Canvas, seat: int, box: Box) -> None:
        who, rank = self.match.setup.seats[seat], self.result.ranks[seat]
        canvas.panel(box, active=rank == 1)
        y = box.centre_y
        colour = self.theme.accent if rank == 1 else SECOND_TEXT
        canvas.text(box.x + 40, y, str(rank), TITLE, colour, "number-bold", "centre")
        draw_player(canvas, seat_face(self.match, seat), seat, (box.x + 94, y),
                    min(26, box.h * 0.36))  # fmt: skip
        room = box.w * 0.4
        name = self.match.voice.named(seat)
        canvas.text(box.x + 132, y - 13, name, LARGE, TEXT, "text-semibold", max_width=room)
        level = self.match.game.level(who.player)
        words = (
            Said("house-person") if who.is_person else bot_of(level.title if level else who.player)
        )
        canvas.text(box.x + 132, y + 14, words, SMALL, SECOND_TEXT, max_width=room)
        self._draw_bar(canvas, seat, Box(box.x + box.w * 0.55, y - 5, box.w * 0.26, 10))
        score = f"{self.result.scores[seat]:g}"
        canvas.text(box.right - 28, y, score, HEADING + 8, TEXT, "number-bold", "right")

    def _draw_bar(self, canvas: Canvas, seat: int, box: Box) -> None:
        """The score beside the best score of the table."""
        most = max(1.0, *(abs(score) for score in self.result.scores))
        share = max(0.0, min(1.0, self.result.scores[seat] / most))
        canvas.rounded(box, 5, mix(LINE, (0, 0, 0), 0.35))
        if share > 0:
            canvas.rounded(Box(box.x, box.y, max(10.0, box.w * share), box.h), 5, seat_colour(seat))


def _draw_back(canvas: Canvas, button: Pressable) -> None:
    colour = TEXT if button.is_hovered else SECOND_TEXT
    canvas.icon("arrow-left", *button.box.centre, 22, colour)
