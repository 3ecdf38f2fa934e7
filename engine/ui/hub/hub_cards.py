"""The cards of the hub: covers to play, covers to look forward to, ways into other pages."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from engine.core.card import Card
from engine.core.statistics import PlayerRow
from engine.text.said import Fixed, Said, Words
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.hub.covers import CoverOf, CoverShelf, draw_cover
from engine.ui.theme import (
    BACKGROUND,
    BODY,
    LARGE,
    LINE,
    RAISED,
    SECOND_TEXT,
    SMALL,
    TEXT,
    WHITE,
    darken,
    lighten,
    mix,
)
from engine.ui.widgets import EntryButton, Pressable, Widget

LIFT: Final = 8.0
NARROW_ENTRY: Final = 300.0
TIGHT_GAP: Final = 6.0
MAKING: Final = Said("hub-in-the-making")


@dataclass(frozen=True, slots=True)
class Caption:
    """What stands under a cover: players and minutes; won and played when there is something,
    else what it `invites` to.
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


def rounded(won: float) -> Fixed:
    """Games won, with one decimal where a win was shared."""
    return Fixed(won, 0 if float(round(won, 1)).is_integer() else 1)


def players_of(game: Card) -> Said:
    """How many may play: `2 to 6 players`."""
    few, many = game.fewest_seats, game.most_seats
    if few < many:
        return Said("house-players-upto", {"few": few, "many": many})
    return Said("house-players", {"many": many})


def caption_of(game: Card, row: PlayerRow | None) -> Caption:
    """What stands under a game's cover, with how its person did so far."""
    players, minutes = players_of(game), Said("hub-minutes", {"minutes": game.minutes})
    if row is None:
        return Caption(players, minutes)
    return Caption(players, minutes, row.won, row.games)


class CoverCard(Pressable):
    """A game's cover with its caption; lifts when it is chosen."""

    radius = 10

    def __init__(
        self, cover: CoverOf, caption: Caption, shelf: CoverShelf, on_click: Callable[[], object]
    ) -> None:
        super().__init__(on_click)
        self.cover = cover
        self.caption = caption
        self.shelf = shelf
        self.caption_height = 0.0
        self.is_chosen = False

    def draw(self, canvas: Canvas) -> None:
        """Shadow, picture, ring, and the two lines below."""
        is_up = self.is_hovered or self.is_chosen
        box = self.box.moved(0, -LIFT) if is_up else self.box
        blur, drop = (30, 22) if is_up else (22, 14)
        canvas.shadow(box, 10, blur=blur, drop=drop, strength=170)
        canvas.shadow(box, 10, blur=6, drop=3, strength=110)
        draw_cover(canvas, box, self.cover, self.shelf)
        if self.is_chosen:
            canvas.rounded(box.inset(-6), 15, None, canvas.theme.accent, 3)
        elif self.is_hovered:
            canvas.rounded(box, 10, None, (*WHITE, 110), 2)
        self._draw_caption(canvas)

    def render(self, canvas: Canvas) -> None:
        """The gold ring of the chosen cover is the focus ring too."""
        if self.is_visible:
            self.draw(canvas)

    def _draw_caption(self, canvas: Canvas) -> None:
        box, caption = self.box, self.caption
        step = 28.0 if self.caption_height > 80 else 24.0
        y = box.bottom + self.caption_height - step - 24
        accent = self.cover.theme.accent
        canvas.disc(box.x + 8, y, 5, accent)
        canvas.text(box.x + 24, y, caption.players, BODY, TEXT, "text-semibold")
        canvas.text(box.right, y, caption.minutes, BODY, SECOND_TEXT, align="right")
        y += step
        width = canvas.text(box.x + 24, y, caption.result, BODY, SECOND_TEXT)
        room = box.w - 24 - width - 16
        if caption.played and room >= 60:
            bar = Box(box.right - min(120, room), y - 3, min(120, room), 6)
            canvas.rounded(bar, 3, RAISED)
            won = bar.w * min(1.0, caption.won / caption.played)
            if won >= 6:
                canvas.rounded(Box(bar.x, bar.y, won, bar.h), 3, accent)


class AnnouncedCard(Widget):
    """The cover of a game that is being built: dimmed, tagged, and nothing to press."""

    def __init__(self, title: str, cover: CoverOf, shelf: CoverShelf) -> None:
        tooltip = Said("hub-in-making-tip", {"title": title})
        super().__init__(tooltip=tooltip)
        self.cover = cover
        self.shelf = shelf
        self.caption_height = 0.0

    def draw(self, canvas: Canvas) -> None:
        """The picture under a veil, and the honest words."""
        box = self.box
        canvas.shadow(box, 10, blur=22, drop=14, strength=150)
        draw_cover(canvas, box, self.cover, self.shelf)
        canvas.rounded(box, 10, (*darken(BACKGROUND, 0.3), 128))
        ground = Box(box.x + 12, box.y + 12, self._tag_width(canvas), 28)
        canvas.rounded(ground, 14, darken(BACKGROUND, 0.2), mix(LINE, WHITE, 0.1))
        canvas.text(*ground.centre, MAKING, SMALL, TEXT, "text-semibold", "centre")
        y = box.bottom + self.caption_height - (52 if self.caption_height > 80 else 48)
        canvas.disc(box.x + 8, y, 5, mix(self.cover.theme.accent, BACKGROUND, 0.35))
        canvas.text(box.x + 24, y, Said("hub-not-playable"), BODY, SECOND_TEXT)

    def _tag_width(self, canvas: Canvas) -> float:
        return canvas.text_width(MAKING, SMALL, "text-semibold") + 24


class HubEntry(EntryButton):
    """A way into another page; where the note has no room, only icon and title."""

    def draw(self, canvas: Canvas) -> None:
        """The full card, or the short one."""
        room = self.box.w - 88 - 52
        if self.box.w >= NARROW_ENTRY and canvas.text_width(self.note, BODY) <= room:
            super().draw(canvas)
            return
        box, accent = self.box, canvas.theme.accent
        ground = lighten(RAISED, 0.06) if self.is_hovered else RAISED
        edge = mix(LINE, accent, 0.45) if self.is_hovered else mix(RAISED, LINE, 0.75)
        canvas.shadow(box, 12, blur=14, drop=6, strength=80)
        canvas.rounded(box, 12, (ground, darken(ground, 0.16)), edge)
        canvas.lit_edge(box, 12)
        room = box.w - 68 - 12
        is_tight = canvas.text_width(self.title, BODY, "text-semibold") > room
        gap = TIGHT_GAP if is_tight else 14
        room = box.right - (box.x + 2 * gap + 40) - min(gap, 12)
        tile = Box(box.x + gap, box.centre_y - 20, 40, 40)
        canvas.rounded(tile, 10, (*accent, 34))
        canvas.icon(self.icon, *tile.centre, 22, accent)
        x, y = tile.right + gap, box.centre_y
        is_short = canvas.text_width(self.title, LARGE, "text-semibold") <= room
        size = LARGE if is_short else BODY
        canvas.text(x, y, self.title, size, TEXT, "text-semibold", max_width=room)
