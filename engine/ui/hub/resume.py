"""The card of the hub that goes on with an unfinished game, or invites to the first one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import zip_longest
from typing import TYPE_CHECKING, Any, Final

from engine.core.card import Card
from engine.core.decision import CHANCE
from engine.core.record import OutlineStanding
from engine.core.saves import SavedGame
from engine.core.setup import Setup
from engine.text.said import Said, Words, glued
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.hub.covers import CoverOf, CoverShelf, game_cover
from engine.ui.pages.page_theme import theme_of
from engine.ui.theme import (
    BODY,
    LARGE,
    PANEL,
    SECOND_TEXT,
    SMALL,
    TEXT,
    TITLE,
    Colour,
    lighten,
    mix,
)
from engine.ui.widgets import Button, Shown, Widget

if TYPE_CHECKING:
    from engine.core.game import Game
    from engine.core.registry import Registry

ROOMY_FROM: Final = 900.0
MOST_NAMED: Final = 3
MOST_IN_LINE: Final = 4


@dataclass(frozen=True, slots=True)
class SeatLine:
    """A seat in one line: its name and its points so far."""

    name: str
    score: str


@dataclass(frozen=True, slots=True)
class Unfinished:
    """What the card says about an unfinished game."""

    game: Card
    situation: Words
    saved: Words
    seats: tuple[SeatLine, ...]
    draw_table: Callable[[Canvas, Box], None] | None = None

    @classmethod
    def of(cls, saved: SavedGame, when: Words, glance: Glance | None = None) -> Unfinished:
        """The card of a game on disk; `when` says when it was last played."""
        setup = saved.outline.setup
        standing = saved.outline.standing if glance is None else glance.standing
        scores = [f"{score:g}" for score in standing.scores] if standing else []
        names = setup.seat_names
        seats = tuple(
            SeatLine(name, score) for name, score in zip_longest(names, scores, fillvalue="")
        )
        picture = None if glance is None else glance.picture
        return cls(saved.game, situation(saved.game, setup, standing), when, seats, picture)


@dataclass(frozen=True, slots=True)
class Glance:
    """What is only known of a game on disk once it has been played up: how it stands, its table.

    The table is as whoever sits before the screen may know it.
    """

    standing: OutlineStanding
    game: Game
    table: Any

    @classmethod
    def at(cls, registry: Registry, saved: SavedGame) -> Glance:
        """Plays a game up, which may take a while; InputError when its file is damaged."""
        from engine.core.story import watcher_of  # noqa: PLC0415 (once the page stands)

        match = saved.load(registry)
        table = match.view(match.table, watcher_of(match.setup))
        return cls(OutlineStanding.of(match), match.game, table)

    @property
    def picture(self) -> Callable[[Canvas, Box], None] | None:
        """What draws the table in small; None where it has no picture."""
        return self.game.table_picture(self.table)

    @staticmethod
    def shows_more(saved: SavedGame) -> bool:
        """Whether the card of a game would show more after it."""
        return saved.game.has_small_picture or saved.outline.standing is None


def situation(game: Card, setup: Setup, standing: OutlineStanding | None) -> Words:
    """Where a game stands: `Turn 8 of 14 · Normal · your move`, before the first turn `Set-up`."""
    parts: list[Words] = []
    done, total = standing.progress if standing else (0, 0)
    if total and not done:
        parts.append(Said("house-set-up"))
    elif total:
        parts.append(game.round_said(done, total))
    elif done:
        parts.append(game.round_said(done))
    chosen = setup.options
    parts += [
        choice.title
        for setting in game.settings
        for choice in setting.choices
        if choice.value == chosen.get(setting.key) and len(setting.choices) > 1
    ][:1]
    if standing is not None:
        parts.append(whose_move(setup, standing.next))
    return glued(parts)


def whose_move(setup: Setup, next_to_act: int | None) -> Said:
    """Who has to act next, as the player reads it."""
    if next_to_act is None:
        return Said("resume-over")
    if next_to_act == CHANCE:
        return Said("resume-dice")
    seat = setup.seats[next_to_act]
    people = sum(other.is_person for other in setup.seats)
    if seat.is_person and people == 1:
        return Said("resume-your-move")
    return Said("resume-to-move", {"name": seat.name})


@dataclass(frozen=True, slots=True)
class Invitation:
    """The game to begin with where none is open: against whom, and what was played `so_far`.

    With `has_lesson` its first lesson is what a newcomer begins with.
    """

    game: Card
    against: Words = ""
    so_far: Words = ""
    has_lesson: bool = False


class ResumeCard(Widget):
    """One unfinished game at a time; arrows turn to the next when there are more."""

    index: Shown[int] = Shown()

    def __init__(
        self,
        shelf: CoverShelf,
        *,
        on_continue: Callable[[int], object],
        on_shown: Callable[[int], object],
        on_delete: Callable[[int], object],
        on_quick_start: Callable[[], object],
        on_lesson: Callable[[], object],
    ) -> None:
        super().__init__()
        self.index = 0
        self.games: Sequence[Unfinished] = ()
        self.invitation: Invitation | None = None
        self._shelf = shelf
        self._on_quick_start = on_quick_start
        self._on_lesson = on_lesson
        self.has_lesson = False
        self._on_continue = on_continue
        self._on_shown = on_shown
        self.main = Button("", self._press_main, kind="primary", icon="player-play")
        self.quick = Button(Said("house-quick-start"), on_quick_start, kind="secondary")
        self.delete = Button(
            kind="icon", icon="trash", on_click=lambda: on_delete(self.index),
            tooltip=Said("resume-delete-this"),
        )  # fmt: skip
        self.previous = Button(
            kind="icon",
            icon="chevron-left",
            on_click=lambda: self.turn(-1),
            tooltip=Said("resume-before"),
        )
        self.next = Button(
            kind="icon",
            icon="chevron-right",
            on_click=lambda: self.turn(1),
            tooltip=Said("resume-next"),
        )
        for button in (self.main, self.quick, self.delete, self.previous, self.next):
            self.add(button)

    def show(
        self,
        games: Sequence[Unfinished],
        invitation: Invitation | None,
    ) -> None:
        """What there is to go on with, latest first; else what one is invited to."""
        self.games, self.invitation = games, invitation
        self.has_lesson = invitation is not None and invitation.has_lesson and not games
        self.index = min(self.index, max(0, len(games) - 1))
        self.main.label = Said("house-continue") if games else Said("house-quick-start")
        self.main.icon = "player-play"
        if self.has_lesson:
            self.main.label, self.main.icon = Said("house-first-lesson"), "school"
        self.quick.is_visible = self.has_lesson
        self.main.accent = self._accent()
        self.main.is_visible = bool(games) or invitation is not None
        self.delete.is_visible = bool(games)
        self.previous.is_visible = self.next.is_visible = len(games) > 1
        self.changed()
        if games:
            self._on_shown(self.index)

    def turn(self, by: int) -> None:
        """To the next or the previous game, round and round."""
        self.index = (self.index + by) % len(self.games)
        self.main.accent = self._accent()
        self._on_shown(self.index)

    @property
    def game(self) -> Card | None:
        """The game the card is about."""
        if self.games:
            return self.games[self.index].game
        return None if self.invitation is None else self.invitation.game

    def _accent(self) -> Colour | None:
        return None if self.game is None else theme_of(self.game).accent

    def _press_main(self) -> None:
        if self.games:
            self._on_continue(self.index)
        elif self.has_lesson:
            self._on_lesson()
        else:
            self._on_quick_start()

    # -- places

    @property
    def _is_roomy(self) -> bool:
        return self.box.w >= ROOMY_FROM

    @property
    def _picture_box(self) -> Box:
        box = self.box
        return Box(box.x + 16, box.y + 16, 272 if self._is_roomy else 184, box.h - 32)

    @property
    def _words(self) -> Box:
        """Where the words stand: right of the picture, left of the button."""
        left = self._picture_box.right + (32 if self._is_roomy else 24)
        return Box(left, self.box.y, self.main.box.x - 16 - left, self.box.h)

    def placed(self) -> None:
        box = self.box
        width, height = (208.0, 64.0) if self._is_roomy else (164.0, 52.0)
        edge = 24 if self._is_roomy else 16
        right, bottom = box.right - edge, box.bottom - edge
        self.main.box = Box(right - width, bottom - height, width, height)
        self.quick.box = Box(right - width, bottom - height - 56, width, 44)
        self.delete.box = Box(right - 32, box.y + (20 if self._is_roomy else 10), 36, 36)
        middle = (self.delete.box.bottom + self.main.box.y) / 2
        self.previous.box = Box.around(right - width + 18, middle, 36, 36)
        self.next.box = Box.around(right - 18, middle, 36, 36)

    # -- drawing

    def draw(self, canvas: Canvas) -> None:
        """The ground in the game's colour, the picture, the words."""
        game = self.game
        accent = canvas.theme.accent if game is None else theme_of(game).accent
        box = self.box
        canvas.shadow(box, 14, blur=26, drop=12, strength=130)
        fill = (mix(PANEL, accent, 0.17), mix(PANEL, accent, 0.02))
        canvas.rounded(box, 14, fill, mix(PANEL, accent, 0.45), horizontal=True)
        canvas.lit_edge(box, 14, alpha=22)
        if game is None:
            return
        self._draw_picture(canvas, game_cover(game))
        if self.games:
            self._draw_unfinished(canvas, self.games[self.index], accent)
        else:
            self._draw_invitation(canvas, game, accent)

    def _draw_picture(self, canvas: Canvas, cover: CoverOf) -> None:
        """The table as it stands, or the upper part of the game's cover, cut to the frame."""
        frame, accent = self._picture_box, cover.theme.accent
        draw_table = self.games[self.index].draw_table if self.games else None
        if draw_table is not None:
            draw_table(canvas, frame)
            return
        canvas.rounded(frame, 10, mix(PANEL, accent, 0.35))
        picture = self._shelf.part(cover, canvas.rect(frame).size, canvas.px(10))
        if picture is not None:
            canvas.image(picture, frame.x, frame.y, premultiplied=True)
        canvas.rounded(frame, 10, None, (*lighten(accent, 0.4), 60))

    def _draw_unfinished(self, canvas: Canvas, card: Unfinished, accent: Colour) -> None:
        words, is_roomy = self._words, self._is_roomy
        rows = (38, 76, 112) if is_roomy else (28, 58, 88)
        self._draw_heading(canvas, Said("resume-heading"), card.game, accent, rows)
        room = words.w if is_roomy else self.box.right - 16 - words.x
        canvas.text(words.x, words.y + rows[2], card.situation, BODY, SECOND_TEXT, max_width=room)
        x = self.delete.box.x - 8
        middle = self.delete.box.centre_y
        saved = Said("resume-saved", {"when": card.saved}) if is_roomy else card.saved
        canvas.text(x, middle, saved, SMALL, SECOND_TEXT, align="right")
        if len(self.games) > 1:
            place = (self.previous.box.centre_x + self.next.box.centre_x) / 2
            count = Said("house-of-all", {"count": self.index + 1, "all": len(self.games)})
            canvas.text(
                place, self.previous.box.centre_y, count, SMALL, SECOND_TEXT, align="centre"
            )
        self._draw_seats(canvas, card.seats)

    def _draw_heading(
        self, canvas: Canvas, label: Words, game: Card, accent: Colour, rows: tuple[int, int, int]
    ) -> None:
        x, y = self._words.x, self.box.y
        ink = lighten(accent, 0.25)
        canvas.text(x, y + rows[0], label, SMALL, ink, "text-bold", spacing=1.4)
        font = theme_of(game).title_font
        canvas.text(x, y + rows[1], game.title, TITLE, TEXT, font, max_width=self._words.w)

    def _draw_seats(self, canvas: Canvas, seats: Sequence[SeatLine]) -> None:
        """Marks with names and points; with many seats or little room the names go."""
        words, is_roomy = self._words, self._is_roomy
        lines = 2 if len(seats) > MOST_IN_LINE and not is_roomy else 1
        columns = -(-len(seats) // lines)
        step = min(144.0, words.w / max(1, columns))
        is_named = len(seats) <= MOST_NAMED and is_roomy
        r = 14.0 if lines == 1 else 10.0
        size = LARGE if lines == 1 else BODY
        bottom = self.box.bottom - (44 if is_roomy else 38 if lines == 1 else 46)
        for seat, line in enumerate(seats):
            row, column = divmod(seat, columns)
            x, y = words.x + column * step, bottom + 26 * row
            canvas.seat_mark(seat, x + r, y, r)
            text_x, room = x + 2 * r + 10, step - 2 * r - 16
            if is_named:
                canvas.text(text_x, y - 11, line.name, SMALL, SECOND_TEXT, max_width=room)
                canvas.text(text_x, y + 11, line.score, size, TEXT, "number-bold")
            else:
                canvas.text(text_x, y, line.score, size, TEXT, "number-bold", max_width=room)

    def _draw_invitation(self, canvas: Canvas, game: Card, accent: Colour) -> None:
        words, is_roomy = self._words, self._is_roomy
        rows = (38, 76, 112) if is_roomy else (28, 58, 88)
        invitation = self.invitation
        assert invitation is not None
        heading = Said("hub-next-game") if invitation.so_far else Said("hub-welcome")
        self._draw_heading(canvas, heading, game, accent, rows)
        about = Box(words.x, words.y + rows[2] - 12, words.w, words.h)
        lines = 3 if is_roomy else 2
        said = canvas.said(invitation.so_far or game.about)
        told = _sentences_that_fit(canvas, words.w, said, lines)
        canvas.paragraph(about, told, BODY, SECOND_TEXT, line_height=1.4, max_lines=lines)
        if is_roomy and not self.has_lesson:
            x, y = self.main.box.centre_x, self.main.box.y - 22
            canvas.text(x, y, invitation.against, SMALL, SECOND_TEXT, align="centre")


def _sentences_that_fit(canvas: Canvas, width: float, words: str, lines: int) -> str:
    """As many whole sentences as so many lines hold; the first one in any case."""
    told = words
    while len(canvas.paragraph_lines(width, told, BODY)) > lines and ". " in told:
        told = told[: told.rindex(". ") + 1]
    return told
