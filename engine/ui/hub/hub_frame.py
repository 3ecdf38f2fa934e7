"""What the hub shows around its cards: the ground of the chosen game, the title, the shelf."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from itertools import accumulate
from typing import Final

import pygame

from engine.core.card import Card
from engine.core.setup import greeting, shown_name
from engine.text.message import Message, Words
from engine.ui import theme as style
from engine.ui.animation import AtOnce, Tween, ease_in_out
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.display import Intent, KeyPressed
from engine.ui.hub.covers import CoverShelf, announced_cover, game_cover
from engine.ui.hub.hub_cards import (
    AnnouncedCard,
    HubEntry,
    KeyHint,
    ResumeCard,
    ShelfBox,
    WayCard,
    caption_of,
)
from engine.ui.pages.page_theme import page_margin, theme_of
from engine.ui.paint.dice import Die, Pose, draw_die
from engine.ui.scene import Scene, Window

# Where everything on the hub stands: pure arithmetic, tested without drawing.

DESIGN_HEIGHT: Final = 1080.0
ROOMY: Final = (1700.0, 1000.0)
LEAST_TALL, MOST_TALL = 2 / 3, 4 / 3
COLUMN: Final = 800.0
WIDEST_LETTERS: Final = 1.2
MOST_OF_PAGE: Final = 0.55
ON_SHELF: Final = 5
BOX: Final = (150.0, 200.0)
"""A game's box on the shelf while it is the chosen one."""
MOST_OF_SLOT: Final = 0.573
"""Of the width between two boxes: the rest is for the words beside them."""
GAP: Final = 16.0


@dataclass(frozen=True, slots=True)
class HubPlaces:
    is_roomy: bool
    title: Box
    entries: tuple[Box, ...]
    profile: Box
    head: Box
    resume: Box
    step: Box
    ways: Box
    covers: tuple[Box, ...]
    keys: Box


def hub_places(
    width: float,
    height: float,
    covers: int,
    entries: Sequence[float] = (),
    profile: float = 0.0,
    letters: float = 1.0,
) -> HubPlaces:
    """A window's places for so many boxes, and for entries and a profile as wide in the top line.

    `letters` is how much larger than elsewhere type is for its room.
    """
    is_roomy = width >= ROOMY[0] and height >= ROOMY[1]
    tall = max(LEAST_TALL, min(MOST_TALL, height / DESIGN_HEIGHT))
    x = page_margin(width)
    page = width - 2 * x
    column = min(COLUMN * min(WIDEST_LETTERS, letters), MOST_OF_PAGE * page)
    down = 0.4 * max(0.0, height - tall * DESIGN_HEIGHT)
    board = height - 80 * tall
    wide = page / max(ON_SHELF, covers)
    high = min(BOX[1] * min(1.0, tall), MOST_OF_SLOT * wide)
    top = Box(x, 49 * tall, page, 56 * tall)
    title, rest = top.cut_left(380 if is_roomy else 272)
    room = rest.w - sum(entries) - GAP
    whose, _ = rest.cut_right(max(0.0, min(profile, room)))
    starts = accumulate(entries, initial=whose.x - GAP - sum(entries))
    return HubPlaces(
        is_roomy,
        title,
        tuple(Box(at, top.y, each, top.h) for at, each in zip(starts, entries, strict=False)),
        whose,
        Box(x, down + 132 * tall, column, 152 * tall),
        Box(x, down + 296 * tall, column, 226 * tall),
        Box(x, down + 542 * tall, column, 104 * tall),
        Box(x, down + 662 * tall, column, 104 * tall),
        tuple(Box(x + n * wide, board - high, wide - GAP, high) for n in range(covers)),
        Box(x, board + 48 * tall - 16, page, 32),
    )


FADE_SECONDS, RISE_SECONDS = 0.24, 0.16
KEY_GAP: Final = 28.0
VERSION: Final = "1.0"
GOLD_DIE: Final = Die(5, Pose(-16), (0xF2, 0xC8, 0x74), (60, 38, 8))
TITLE_INK: Final[style.Colour] = (0xF6, 0xE6, 0xC4)
HANDS: Final[style.Colour] = (0xF0, 0xB4, 0x5A)
"""The amber of the real table."""
PROFILE_MARK: Final = 64.0
LEAST_NAME: Final = 60.0
SIDE_SHADE, TOP_SHADE, FOOT_SHADE = 222, 240, 236
SIDE_WIDTH: Final = 1.4
"""How far the shade at the left reaches, in columns of cards."""


class HubGround:
    """The ground of the chosen game; that of another one fades into it."""

    def __init__(self, theme: style.Theme) -> None:
        self.theme = theme
        self._before: style.Theme | None = None
        self._share = 1.0
        self._held: dict[str, pygame.Surface] = {}

    def turn_to(self, theme: style.Theme) -> None:
        """Another game's from now on; `show` fades it in."""
        self._before, self.theme, self._share = self.theme, theme, 0.0

    def show(self, share: float) -> None:
        self._share = share
        if share >= 1:
            self._before = None
            self._held.clear()

    def draw(self, canvas: Canvas, places: HubPlaces) -> None:
        if self._before is None:
            canvas.backdrop(self.theme, canvas.ground_picture(self.theme, is_lit=True, on_hub=True))
        else:
            canvas.backdrop(self._before, self._picture(canvas, self._before))
            if self._share > 0:
                picture = self._picture(canvas, self.theme)
                canvas.image(picture, 0, 0, alpha=255 * self._share)
        self._draw_shades(canvas, places)

    def _picture(self, canvas: Canvas, theme: style.Theme) -> pygame.Surface:
        """Held while it fades: in a very large window there is no room to keep two of them."""
        held = self._held.get(theme.name)
        if held is None or held.get_size() != canvas.surface.get_size():
            held = self._held[theme.name] = canvas.ground_picture(theme, is_lit=True, on_hub=True)
        return held

    def _draw_shades(self, canvas: Canvas, places: HubPlaces) -> None:
        width, height = canvas.width, canvas.height
        shade = style.mix(style.darken(self.theme.well, 0.6), self.theme.accent, 0.03)
        clear = style.with_alpha(shade, 0)
        side = Box(0, 0, places.resume.x + SIDE_WIDTH * places.resume.w, height)
        canvas.rounded(side, 0, (style.with_alpha(shade, SIDE_SHADE), clear), horizontal=True)
        top = Box(0, 0, width, 3 * places.title.centre_y)
        canvas.rounded(top, 0, (style.with_alpha(shade, TOP_SHADE), clear))
        board = places.keys.centre_y - 0.6 * (height - places.keys.centre_y)
        foot = Box(0, places.resume.bottom, width, board - places.resume.bottom)
        canvas.rounded(foot, 0, (clear, style.with_alpha(shade, FOOT_SHADE)))
        canvas.rounded(Box(0, board, width, height - board), 0, style.with_alpha(shade, FOOT_SHADE))


def draw_frame(canvas: Canvas, places: HubPlaces, accent: style.Colour) -> None:
    box, size = places.title, 38.0 if places.is_roomy else float(style.HEADING)
    draw_die(canvas, box.x + 0.8 * size, box.centre_y, 1.1 * size, GOLD_DIE)
    canvas.text(box.x + 1.8 * size, box.centre_y, "Tabletop Bots", size, TITLE_INK, "cinzel-bold")
    board = Box(0, places.covers[0].bottom, canvas.width, 5)
    canvas.rounded(
        board, 0, (style.mix(accent, style.BLACK, 0.3), style.mix(accent, style.BLACK, 0.75))
    )
    canvas.rounded(
        Box(0, board.y, canvas.width, 1), 0, style.with_alpha(style.lighten(accent, 0.3), 150)
    )


def profile_width(canvas: Canvas, name: Words, note: Words) -> float:
    widths = (
        canvas.text_width(name, style.BODY, "text-semibold"),
        canvas.text_width(note, style.SMALL),
    )
    return PROFILE_MARK + max(widths) + 1


def draw_profile(canvas: Canvas, box: Box, names: tuple[Words, ...], note: Words) -> None:
    """Whose hub it is: the fullest of these names that fits, and how it went so far."""
    room = box.w - PROFILE_MARK
    if room < LEAST_NAME:
        return
    name = canvas.fitting_words(names, room, style.BODY, "text-semibold")
    note = note if canvas.text_width(note, style.SMALL) <= room else ""
    x = box.x + PROFILE_MARK
    canvas.seat_mark(0, x - 30, box.centre_y, 18)
    step = canvas.line_step(style.BODY, 0.7)
    canvas.text(
        x, box.centre_y - step, name, style.BODY, style.TEXT, "text-semibold", max_width=room
    )
    canvas.text(x, box.centre_y + step, note, style.SMALL, style.TEXT)


def draw_head(
    canvas: Canvas, places: HubPlaces, words: tuple[Words, str, Words], *, is_real: bool
) -> None:
    """An eyebrow, the name of the chosen game in its own type, one line below."""
    (eyebrow, title, line), box, theme = words, places.head, canvas.theme
    ink = style.lighten(theme.accent, 0.4)
    upper = canvas.said(eyebrow).upper()
    canvas.text(box.x, box.y + 0.12 * box.h, upper, style.BODY, ink, "text-semibold", spacing=3)
    sizes = (style.POSTER, 60, style.DISPLAY) if places.is_roomy else (style.DISPLAY, style.TITLE)
    size = canvas.fitting_size(title, box.w, sizes, theme.title_font)
    canvas.text(box.x - 2, box.y + 0.47 * box.h, title, size, TITLE_INK, theme.title_font)
    x, y = box.x, box.y + 0.86 * box.h
    if is_real:
        canvas.icon("hand", x + 11, y, 24, HANDS)
        x += 32
    room = box.right - x
    canvas.text(
        x,
        y,
        line,
        canvas.fitting_size(line, room, (style.LARGE, style.BODY)),
        style.TEXT,
        max_width=room,
    )


def draw_version(canvas: Canvas, box: Box, left: float) -> None:
    version = Message("hub-version", {"version": VERSION})
    if canvas.text_width(version, style.SMALL) + 32 <= box.right - left:
        canvas.text(box.right, box.centre_y, version, style.SMALL, style.SECOND_TEXT, align="right")


class HubFront(Scene):
    """The hub as it is seen: the shelf, the chosen game on it, its ground, and the places of cards.

    A kind of it furnishes it with cards, entries and keys, and says in `show_chosen` what they tell
    of the chosen game.
    """

    resume: ResumeCard
    new_game: WayCard
    campaign: WayCard
    box_card: WayCard
    step_card: WayCard
    challenge: WayCard
    real_table: WayCard
    entries: tuple[HubEntry, ...]
    keys: tuple[KeyHint, ...]

    def __init__(self, app: Window, clock: Callable[[], float]) -> None:
        super().__init__(app)
        self.clock = clock
        self.shelf = CoverShelf(app.pictures, self.said)
        self.places: HubPlaces = hub_places(1920, 1080, 0)
        self.ground = HubGround(self.theme)
        self.games: list[Card] = app.registry.cards()
        self.chosen = 0
        self.covers: list[ShelfBox] = []
        self.announced: list[AnnouncedCard] = []
        self.pointed_at: style.Theme | None = None
        """The theme whose ground may soon be wished for."""

    def show_chosen(self) -> None:
        raise NotImplementedError

    def stand_boxes(self) -> None:
        """The boxes of all games, in the order of the shelf."""
        for number, game in enumerate(self.games):
            box = ShelfBox(game.title, game_cover(game), caption_of(game, None), self.shelf,
                           partial(self._press_box, number))  # fmt: skip
            box.on_rest = partial(self.choose, number)
            box.on_point = partial(self._wish_ground, number)
            self.covers.append(self.add(box))
        for each in self.app.registry.announced:
            card = AnnouncedCard(each.title, announced_cover(each), self.shelf)
            self.announced.append(self.add(card))

    # -- the chosen game

    @property
    def game(self) -> Card:
        return self.games[self.chosen]

    def _press_box(self, index: int) -> None:
        """The box of another game is chosen first; that of the chosen one is played."""
        if index == self.chosen:
            self.resume.main.press()
        else:
            self.choose(index)

    def choose(self, index: int) -> None:
        """Another game: its words at once, its ground fades in and its box rises."""
        for cover in self.covers:
            cover.stop_resting()
        if index == self.chosen:
            return
        self.film.skip()
        self.put_forward(index)
        if self.focus.current in self.covers:
            self.focus.take(self.covers[index], shown=self.focus.is_shown)
        self.ground.turn_to(self.theme)
        self.show_chosen()
        self.film.play(AtOnce(Tween(FADE_SECONDS, self.ground.show, ease_in_out),
                              Tween(RISE_SECONDS, self._rise)))  # fmt: skip

    def put_forward(self, index: int, *, at_once: bool = False) -> None:
        self.chosen, self.resume.index = index, 0
        self.theme = theme_of(self.game)
        for number, card in enumerate(self.covers):
            card.is_chosen = number == index
        if at_once:
            self.ground = HubGround(self.theme)
            self._rise(1.0)

    def _rise(self, share: float) -> None:
        for card in self.covers:
            card.lift = max(card.lift, share) if card.is_chosen else min(card.lift, 1 - share)

    def _wish_ground(self, index: int) -> None:
        self.pointed_at = theme_of(self.games[index])

    # -- scene

    def layout(self, width: float, height: float) -> None:
        self.shelf.forget()
        canvas = self.app.canvas
        cards = [*self.covers, *self.announced]
        letters = max(1.0, canvas.line_step(style.BODY, 1) / style.BODY)
        is_roomy = hub_places(width, height, 0).is_roomy
        for entry in self.entries:
            entry.size = style.LARGE if is_roomy else style.BODY
        wide = [entry.width(canvas) for entry in self.entries]
        whose = profile_width(canvas, self._names[0], self.entries[1].note)
        self.places = places = hub_places(width, height, len(cards), wide, whose, letters)
        self.resume.letters, self.resume.box = letters, places.resume
        self.place_ways()
        for card, box in zip((*cards, *self.entries), (*places.covers, *places.entries),
                             strict=True):  # fmt: skip
            card.box = box
        x = places.keys.x
        for key in self.keys:
            key.is_visible = x + key.width(canvas) <= places.keys.right
            key.box = Box(x, places.keys.y, key.width(canvas), places.keys.h)
            x += key.box.w + KEY_GAP

    def place_ways(self) -> None:
        """The cards that there are for the chosen game share their two rows."""
        places = self.places
        for row, cards in (
            (places.step, (self.new_game, self.campaign, self.box_card, self.step_card)),
            (places.ways, (self.challenge, self.real_table)),
        ):
            shown = [card for card in cards if card.is_visible]
            for card, box in zip(shown, row.row(*[None] * len(shown), gap=GAP), strict=True):
                card.box = box

    def handle(self, intent: Intent) -> bool:
        """Left and right go along the shelf; up and down begin there."""
        if isinstance(intent, KeyPressed) and intent.is_plain and self._is_on_shelf:
            step = {"left": -1, "right": 1, "up": 0, "down": 0}.get(intent.key)
            if step is not None:
                index = max(0, min(len(self.covers) - 1, self.chosen + step))
                self.focus.take(self.covers[index], shown=True)
                self.choose(index)
            if step:
                return True
        before = self.focus.current
        used = super().handle(intent)
        now = self.focus.current
        if isinstance(intent, KeyPressed) and now is not before and now in self.covers:
            self.choose(self.covers.index(now))
        return used

    @property
    def _is_on_shelf(self) -> bool:
        """Whether the keyboard is nowhere else."""
        at = self.focus.current
        is_free = at is None or at in self.covers or not self.focus.is_shown
        return bool(self.covers) and self.popup is None and is_free

    @property
    def _names(self) -> tuple[Words, Words]:
        """Hello and whose hub it is; or the name alone."""
        hour = datetime.fromtimestamp(self.clock()).hour
        name = self.app.settings.player_name
        return greeting(hour, name), shown_name(name)

    def draw(self, canvas: Canvas) -> None:
        places, card = self.places, self.resume
        self.ground.draw(canvas, places)
        draw_frame(canvas, places, self.theme.accent)
        draw_profile(canvas, places.profile, self._names, self.entries[1].note)
        if card.game is not None:
            words = card.heading, card.game.title, card.line
            is_real = bool(card.games) and card.games[card.index].is_real
            draw_head(canvas, places, words, is_real=is_real)
        last = max(key.box.right for key in self.keys if key.is_visible)
        draw_version(canvas, places.keys, last)
        self.draw_widgets(canvas)
