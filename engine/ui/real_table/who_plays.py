"""Who plays at a real table: the column beside the board while it is laid out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from engine.core.match import Match
from engine.text.said import Said, Words
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.faces import draw_face, seat_face
from engine.ui.table.parts import level_title
from engine.ui.theme import (
    BODY,
    INK,
    LARGE,
    LINE,
    SECOND_TEXT,
    SMALL,
    TEXT,
    lighten,
    mix,
    seat_colour,
)
from engine.ui.widgets.base import Button, Widget

HEAD: Final = 60.0
CARD: Final = 110.0
LEAST_CARD: Final = 64.0
APART: Final = 10.0
PAD: Final = 14.0
BUTTON: Final = 52.0
LINE_STEP: Final = 1.35
MOST_ABOUT: Final = 2


@dataclass(frozen=True, slots=True)
class Player:
    """A seat as it is told: its name, `Person` or `Bot` with its level, what that level does."""

    name: str
    kind: str
    about: Words = ""
    face: Path | None = None


def players_of(match: Match) -> tuple[Player, ...]:
    """Those of a match, in the order of their seats."""
    found = []
    for seat, who in enumerate(match.setup.seats):
        level = match.game.level(who.player)
        about = "" if level is None else level.about
        found.append(Player(who.name, level_title(match, seat), about, seat_face(match, seat)))
    return tuple(found)


def settings_of(match: Match) -> tuple[Words, ...]:
    """What is chosen of the game's settings, each with its name; what is not as usual first."""
    options = match.setup.options
    chosen = [
        (choice.value == setting.default, setting.title, choice.title)
        for setting in match.game.settings
        for choice in [setting.chosen(options)]
    ]
    chosen.sort(key=lambda each: each[0])
    return tuple(Said("house-noted", {"title": one, "about": other}) for _, one, other in chosen)


class WhoPlays(Widget):
    """A card for each seat, the one that is laid out for lit; the settings; the way to others."""

    lets_through = True

    def __init__(
        self, players: Sequence[Player], settings: Sequence[Words], change: Callable[[], object]
    ) -> None:
        super().__init__()
        self.players, self.settings = tuple(players), tuple(settings)
        self.seat: int | None = None
        self.change = Button(Said("hands-who-change"), change, kind="secondary", icon="users",
                             key="P", tooltip=Said("hands-who-tip"))  # fmt: skip
        self.add(self.change)

    def placed(self) -> None:
        """The button at the foot."""
        foot, _ = self.box.inset(PAD).cut_bottom(BUTTON)
        self.change.box = foot

    def card_boxes(self) -> list[Box]:
        """Where the seats stand."""
        room = self.box.inset(PAD)
        high = (room.h - HEAD + PAD - BUTTON - APART) / max(1, len(self.players)) - APART
        high = max(LEAST_CARD, min(CARD, high))
        y = self.box.y + HEAD
        return [
            Box(room.x, y + number * (high + APART), room.w, high)
            for number in range(len(self.players))
        ]

    def draw(self, canvas: Canvas) -> None:
        """The panel."""
        box = self.box
        canvas.rounded(box, 14, mix(INK, canvas.theme.accent, 0.05), LINE)
        canvas.text(box.x + 22, box.y + 34, Said("hands-who"), LARGE, TEXT, "text-semibold",
                    max_width=box.w - 44)  # fmt: skip
        boxes = self.card_boxes()
        for seat, place in enumerate(boxes):
            self._draw_card(canvas, place, seat)
        y = boxes[-1].bottom + 2 * APART if boxes else box.y + HEAD
        self._draw_settings(canvas, Box(box.x + 22, y, box.w - 44, self.change.box.y - APART - y))

    def _draw_card(self, canvas: Canvas, place: Box, seat: int) -> None:
        player, hue, is_lit = self.players[seat], seat_colour(seat), seat == self.seat
        edge = (*hue, 230) if is_lit else mix(LINE, hue, 0.4)
        canvas.rounded(place, 12, mix(INK, hue, 0.30 if is_lit else 0.12), edge, 2)
        canvas.rounded(Box(place.x, place.y + 12, 4, place.h - 24), 2, hue)
        r = min(30.0, place.h * 0.32)
        x = place.x + PAD + r + 4
        if player.face is None:
            canvas.seat_mark(seat, x, place.centre_y, r * 0.62)
        else:
            draw_face(canvas, player.face, seat, x, place.centre_y, r)
        x += r + PAD + 6
        room = place.right - PAD - x
        lines = canvas.paragraph_lines(room, player.about, SMALL) if player.about else []
        step = canvas.line_step(SMALL, LINE_STEP)
        most = int((place.h - 62) // step) if lines else 0
        shown = lines[: min(MOST_ABOUT, most)] if len(lines) <= min(MOST_ABOUT, most) else []
        y = place.centre_y - (46 + step * len(shown)) / 2 + 12
        canvas.text(x, y, player.name, LARGE, TEXT, "text-semibold", max_width=room)
        canvas.text(x, y + 25, player.kind, BODY, lighten(hue, 0.45), "text", max_width=room)
        for number, line in enumerate(shown):
            canvas.text(x, y + 46 + step * (number + 0.5) - 8, line, SMALL, SECOND_TEXT,
                        max_width=room)  # fmt: skip

    def _draw_settings(self, canvas: Canvas, room: Box) -> None:
        y = room.y
        for words in self.settings:
            high = canvas.paragraph_height(room.w, words, BODY, line_height=LINE_STEP)
            if y + high > room.bottom:
                return
            canvas.paragraph(Box(room.x, y, room.w, high), words, BODY, SECOND_TEXT,
                             line_height=LINE_STEP)  # fmt: skip
            y += high + 6
