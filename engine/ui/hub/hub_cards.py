"""The parts of the hub: boxes on the shelf, cards of glass, entries and keys to press."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from engine.core.card import Card
from engine.core.statistics import PlayerRow
from engine.text.said import Fixed, Said, Words, glued
from engine.ui.box import Box, Point
from engine.ui.canvas import Canvas
from engine.ui.hub.covers import CoverOf, CoverShelf
from engine.ui.theme import (
    BLACK,
    BODY,
    HEADING,
    LARGE,
    SECOND_TEXT,
    SMALL,
    TEXT,
    WHITE,
    Colour,
    darken,
    lighten,
    mix,
    with_alpha,
)
from engine.ui.widgets import Pressable, Shown, Tip

REST_SECONDS: Final = 0.3
RESTING: Final = 0.84
"""How large a box is while another one is chosen."""
BESIDE: Final = 18.0
BAR_WIDTH: Final = 130.0
GLASS: Final = 214
CORNER: Final = 10
ENTRY_ROOM: Final = 56.0
"""What an entry takes besides its words."""


@dataclass(frozen=True, slots=True)
class Caption:
    """The facts of a game: players and minutes; won and played when there is something, else what
    it `invites` to.
    """

    players: Words
    minutes: Words
    won: float = 0.0
    played: int = 0
    invites: Words = Said("house-not-played")

    @property
    def result(self) -> Words:
        if not self.played:
            return self.invites
        return Said("hub-won-of", {"won": rounded(self.won), "played": self.played})


@dataclass(frozen=True, slots=True)
class NextGoal:
    """What comes next in a game, shorter where room is scarce, and which share is behind."""

    words: Words = ""
    share: float = 0.0
    short: Words = ""


def rounded(won: float) -> Fixed:
    """Games won, with one decimal where a win was shared."""
    return Fixed(won, 0 if float(round(won, 1)).is_integer() else 1)


def players_of(game: Card) -> Said:
    """How many may play: `2 to 6 players`."""
    few, many = game.fewest_seats, game.most_seats
    if few < many:
        return Said("house-players-upto", {"few": few, "many": many})
    return Said("house-players", {"many": many})


def facts_of(game: Card) -> tuple[Words, Words]:
    """For how many, and how long."""
    return players_of(game), Said("hub-minutes", {"minutes": game.minutes})


def caption_of(game: Card, row: PlayerRow | None) -> Caption:
    """The facts of a game, with how its person did so far."""
    if row is None:
        return Caption(*facts_of(game))
    return Caption(*facts_of(game), row.won, row.games)


def draw_glass(canvas: Canvas, box: Box, edge: Colour, *, is_lit: bool = False) -> None:
    """A pane of dark glass in the game's tint, through which its place shows faintly."""
    theme = canvas.theme
    tint = mix(darken(theme.panel, 0.55), theme.accent, 0.07)
    canvas.shadow(box, 14, blur=24, drop=10, strength=120)
    fill = with_alpha(lighten(tint, 0.06) if is_lit else tint, GLASS)
    line = with_alpha(edge, 200 if is_lit else 105)
    canvas.rounded(box, 14, fill, line)
    canvas.lit_edge(box, 14, alpha=18)


class ShelfBox(Pressable):
    """A game's box with what stands beside it; the chosen one is larger and lit.

    Where the pointer rests on it, `on_rest` is called once; `on_point` as soon as it comes. A
    pointer that lay there as the page opened, and was never moved, chooses nothing.
    """

    radius = CORNER
    feels_time = True
    lift: Shown[float] = Shown()

    def __init__(
        self,
        title: str,
        cover: CoverOf,
        caption: Caption,
        shelf: CoverShelf,
        on_click: Callable[[], object] | None = None,
    ) -> None:
        super().__init__(on_click)
        self.title = title
        self.cover = cover
        self.caption = caption
        self.goal = NextGoal()
        self.shelf = shelf
        self.lift = 0.0
        self.is_chosen = False
        self.on_rest: Callable[[], object] | None = None
        self.on_point: Callable[[], object] | None = None
        self._rested: float | None = None
        self._came_at: Point | None = None
        self._has_moved = False

    # -- the pointer

    def hover(self, x: float, y: float) -> None:
        """The time begins to run when the pointer is moved on it."""
        if self._came_at is None and self.on_point is not None:
            self._came_at = (x, y)
            self.on_point()
        elif self._came_at is not None and not self._has_moved and self._came_at != (x, y):
            self._has_moved, self._rested = True, 0.0

    def hover_ended(self) -> None:
        """It may come once more."""
        self._came_at, self._has_moved, self._rested = None, False, None

    def stop_resting(self) -> None:
        """Another way of choosing was taken: the pointer must come again to choose."""
        self._rested = None

    def pass_time(self, seconds: float) -> None:
        """Chosen, where the pointer rested long enough."""
        if self._rested is None:
            return
        self._rested += seconds
        if self._rested >= REST_SECONDS - 1e-6 and self.on_rest is not None:
            self._rested = None
            self.on_rest()

    def seconds_to_wake(self) -> float | None:
        """When the pointer has rested long enough."""
        return None if self._rested is None else REST_SECONDS - self._rested

    def tip_at(self, x: float, y: float) -> Tip | None:
        """For how many, how long, and how it went."""
        caption = self.caption
        return glued((caption.players, caption.minutes, caption.result))

    # -- looks

    @property
    def picture_box(self) -> Box:
        """The box itself, on the board of the shelf."""
        wide, high = 0.75 * self.box.h, self.box.h
        size = RESTING + (1 - RESTING) * self.lift
        return Box(self.box.x + wide * (1 - size) / 2, self.box.bottom - high * size,
                   wide * size, high * size)  # fmt: skip

    def draw(self, canvas: Canvas) -> None:
        """The box, and its words at the right."""
        box, accent = self.picture_box, self.cover.theme.accent
        if self.is_chosen:
            canvas.shadow(box, CORNER, blur=30, drop=0, strength=90, colour=accent)
        canvas.shadow(box, CORNER, blur=16, drop=8, strength=170)
        self._draw_picture(canvas, box)
        if self.is_chosen:
            canvas.rounded(box.inset(-2), CORNER + 2, None, lighten(accent, 0.55), 2.5)
        elif self.is_hovered:
            canvas.rounded(box, CORNER, None, (*WHITE, 120), 2)
        else:
            canvas.rounded(box, CORNER, (*BLACK, 56))
        self._draw_words(canvas, accent)

    def _draw_picture(self, canvas: Canvas, box: Box) -> None:
        full = canvas.rect(Box(0, 0, 0.75 * self.box.h, self.box.h)).size
        picture = self.shelf.reduced(self.cover, full, canvas.rect(box).size)
        if picture is not None:
            canvas.image(picture, box.x, box.y, premultiplied=True)
            return
        accent = self.cover.theme.accent
        canvas.rounded(box, CORNER, (darken(accent, 0.55), darken(accent, 0.85)), (*WHITE, 46))

    def _draw_words(self, canvas: Canvas, accent: Colour) -> None:
        x = self.box.x + 0.75 * self.box.h + BESIDE
        is_roomy = self.box.h > 180
        room, step = self.box.right - x, max(0.13 * self.box.h, canvas.line_step(BODY, 1.45))
        y = self.box.bottom - 3.05 * step - (44 if is_roomy else 16)
        sizes, small = ((HEADING, LARGE), BODY) if is_roomy else ((LARGE, BODY, SMALL), SMALL)
        font = self.cover.theme.title_font
        names = self.title, self.title.split(" ", maxsplit=1)[0]
        name = canvas.fitting_words(names, room, sizes[0], font)
        size = canvas.fitting_size(name, room, sizes, font)
        canvas.text(x, y, name, size, TEXT, font, max_width=room)
        y += 1.2 * step
        for wordings, ink in self._lines(accent):
            words = canvas.fitting_words(wordings, room, small)
            canvas.text(x, y, words, small, ink, max_width=room)
            y += step
        bar = Box(x, y - 0.2 * step, min(BAR_WIDTH, room), 6)
        canvas.rounded(bar, 3, with_alpha(mix(accent, WHITE, 0.2), 70))
        done = bar.w * min(1.0, self.goal.share)
        if done >= 6:
            canvas.rounded(Box(bar.x, bar.y, done, bar.h), 3, lighten(accent, 0.1))

    def _lines(self, accent: Colour) -> Iterable[tuple[Sequence[Words], Colour]]:
        """How many were played and what comes next, each in wordings from the fullest on."""
        played, goal = self.caption.played, self.goal
        count = Said("hub-played", {"played": played}) if played else Said("hub-new-here")
        yield (count,), SECOND_TEXT
        yield (goal.words, goal.short or goal.words), lighten(accent, 0.42)


class AnnouncedCard(ShelfBox):
    """The box of a game that is being built: dimmed, and nothing to press."""

    takes_focus = False

    def __init__(self, title: str, cover: CoverOf, shelf: CoverShelf) -> None:
        super().__init__(title, cover, Caption("", ""), shelf)
        self.tooltip = Said("hub-in-making-tip", {"title": title})

    def tip_at(self, x: float, y: float) -> Tip | None:
        """That it cannot be played yet."""
        return self.tooltip

    def press(self) -> bool:
        """Nothing to play."""
        return False

    def _draw_picture(self, canvas: Canvas, box: Box) -> None:
        super()._draw_picture(canvas, box)
        canvas.rounded(box, CORNER, (*BLACK, 110))

    def _lines(self, accent: Colour) -> Iterable[tuple[Sequence[Words], Colour]]:
        yield (Said("hub-in-the-making"),), SECOND_TEXT


class WayCard(Pressable):
    """A card of glass that leads somewhere: an icon on a tile, a label, where to, a quiet note.

    A note without room stands in the tooltip alone.
    """

    radius = 14
    title: Shown[Words] = Shown()
    label: Shown[Words] = Shown()
    note: Shown[Words] = Shown()

    def __init__(  # noqa: PLR0913 (options, by name)
        self,
        icon: str,
        tint: Colour,
        on_click: Callable[[], object],
        *,
        label: Words = "",
        title: Words = "",
        note: Words = "",
        key: str | None = None,
        tooltip: Words | None = None,
    ) -> None:
        super().__init__(on_click, key=key, tooltip=tooltip)
        self.icon = icon
        self.tint = tint
        self.label, self.title, self.note = label, title, note

    def draw(self, canvas: Canvas) -> None:
        """Three lines beside the tile; two where it is low."""
        box, tint = self.box, self.tint
        draw_glass(canvas, box, tint, is_lit=self.is_hovered)
        side = min(60.0, 0.58 * box.h)
        tile = Box(box.x + 16, box.centre_y - side / 2, side, side)
        fill = (mix(tint, BLACK, 0.45), mix(tint, BLACK, 0.7))
        canvas.rounded(tile, CORNER, fill, with_alpha(tint, 150))
        canvas.icon(self.icon, *tile.centre, 0.52 * side, lighten(tint, 0.6))
        x, y = tile.right + 18, box.centre_y
        room = box.right - 44 - x
        is_roomy = box.h >= 100
        step = 0.29 * box.h
        small = BODY if is_roomy else SMALL
        ink = lighten(tint, 0.45)
        canvas.text(x, y - step, self.label, small, ink, "text-semibold", max_width=room)
        font = canvas.theme.title_font
        sizes = (HEADING, LARGE, BODY) if is_roomy else (LARGE, BODY, SMALL)
        size = canvas.fitting_size(self.title, room, sizes, font)
        if canvas.text_width(self.title, size, font) > room:
            font = "text-semibold"
        canvas.text(x, y, self.title, size, TEXT, font, max_width=room)
        if canvas.text_width(self.note, small) <= room:
            canvas.text(x, y + step, self.note, small, SECOND_TEXT)
        arrow = TEXT if self.is_hovered else SECOND_TEXT
        canvas.icon("chevron-right", box.right - 26, y, 20, arrow)

    def tip_at(self, x: float, y: float) -> Tip | None:
        """What it leads to; else its note."""
        return self.tooltip or self.note or None


class HubEntry(Pressable):
    """A way into another page in the top line; its note stands in the tooltip."""

    def __init__(
        self, title: Words, note: Words, icon: str, on_click: Callable[[], object], key: str = ""
    ) -> None:
        super().__init__(on_click, key=key or None)
        self.title = title
        self.note = note
        self.icon = icon
        self.size: float = LARGE

    def width(self, canvas: Canvas) -> float:
        """How wide it has to be."""
        return canvas.text_width(self.title, self.size, "text-semibold") + ENTRY_ROOM

    def draw(self, canvas: Canvas) -> None:
        """Icon and words, on glass under the pointer."""
        box = self.box
        if self.is_hovered or self.is_pressed:
            canvas.rounded(box.inset(0, 6), CORNER, (*WHITE, 26))
        canvas.icon(self.icon, box.x + 22, box.centre_y, 24, lighten(canvas.theme.accent, 0.35))
        canvas.text(box.x + 44, box.centre_y, self.title, self.size, TEXT, "text-semibold")

    def tip_at(self, x: float, y: float) -> Tip | None:
        """Its note."""
        return self.note or None


class KeyHint(Pressable):
    """A key in the line at the foot and what it does; a click does the same."""

    takes_focus = False

    def __init__(self, key: str, words: Words, on_click: Callable[[], object] | None) -> None:
        super().__init__(on_click, key=key if on_click is not None else None)
        self.cap = key
        self.words = words

    def width(self, canvas: Canvas) -> float:
        """How wide it has to be."""
        return canvas.key_cap_width(self.cap) + canvas.text_width(self.words, BODY) + 12

    def draw(self, canvas: Canvas) -> None:
        """The cap and the words."""
        box, y = self.box, self.box.centre_y
        x = box.x + canvas.key_cap(box.x + canvas.key_cap_width(self.cap), y, self.cap) + 10
        ink = TEXT if self.is_hovered and self.on_click is not None else SECOND_TEXT
        canvas.text(x, y, self.words, BODY, ink)
