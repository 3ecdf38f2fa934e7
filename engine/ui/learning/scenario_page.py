"""The page of all scenarios: a row for each game, a tile for each table and its goal."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from engine.core.game import Game
from engine.core.learning.progress import Progress
from engine.core.learning.scenario import Scenario, scenarios_of
from engine.text.said import Said, Words
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.hub.covers import CoverShelf
from engine.ui.learning.game_pictures import draw_named_cover
from engine.ui.pages.page_theme import ThemedPage, theme_of
from engine.ui.scene import Window
from engine.ui.theme import (
    BODY,
    GOOD,
    INK,
    LARGE,
    LINE,
    SECOND_TEXT,
    SMALL,
    TEXT,
    lighten,
    mix,
)
from engine.ui.widgets import Pressable

TOP: Final = 24.0
HEAD_H: Final = 52.0
PICTURE_W: Final = 136.0
TILES_X: Final = 176.0
TILE_H: Final = 148.0
PAD: Final = 14.0
FOOT_H: Final = 29.0
GAP: Final = 12.0
ROW_GAP: Final = 10.0
NARROWEST: Final = 280.0


class ScenarioTile(Pressable):
    """A scenario: its title, what it is about, and whether it was won."""

    radius = 10.0

    def __init__(
        self,
        game: Game,
        scenario: Scenario,
        *,
        is_won: bool,
        on_click: Callable[[], object],
    ) -> None:
        super().__init__(on_click, tooltip=Said("scenario-tip"))
        self.scenario, self.accent, self.is_won = scenario, theme_of(game).accent, is_won
        level = game.level(scenario.proof)
        self.reached_by: Words = scenario.proof if level is None else level.title

    def draw(self, canvas: Canvas) -> None:
        """A tick where it was won, a ring where not."""
        box, accent = self.box, self.accent
        ground = mix(
            canvas.theme.raised,
            accent,
            (0.14 if self.is_won else 0) + (0.1 if self.is_hovered else 0),
        )
        edge = mix(LINE, accent, 0.6 if self.is_hovered else 0.15)
        canvas.rounded(box, 10, (lighten(ground, 0.03), ground), edge)
        x, y = box.x + 28, box.y + 30
        if self.is_won:
            canvas.disc(x, y, 11, GOOD)
            canvas.icon("check", x, y, 15, INK)
        else:
            canvas.ring(x, y, 11, SECOND_TEXT, 1.8)
        canvas.text(box.x + 50, y, self.scenario.title, BODY, TEXT, "text-semibold",
                    max_width=box.w - 62)  # fmt: skip
        room = box.w - 32
        high = canvas.paragraph(Box(box.x + 16, box.y + 50, room, box.h - 58), self.scenario.about,
                                SMALL, mix(SECOND_TEXT, TEXT, 0.5), line_height=1.25,
                                max_lines=4)  # fmt: skip
        if 50 + high + FOOT_H <= box.h:
            self._draw_foot(canvas, box.x + 16, box.bottom - 19, room)

    def height(self, canvas: Canvas, width: float) -> float:
        """How high it is with all its words."""
        words = canvas.paragraph_height(width - 32, self.scenario.about, SMALL, line_height=1.25)
        return max(TILE_H, 50 + words + 8 + FOOT_H)

    def _draw_foot(self, canvas: Canvas, x: float, y: float, room: float) -> None:
        """Who has reached the goal from here."""
        ink = lighten(GOOD, 0.2) if self.is_won else lighten(self.accent, 0.2)
        canvas.icon("trophy", x + 8, y, 16, ink)
        level = canvas.said(self.reached_by).partition(",")[0]
        words = Said("scenario-won") if self.is_won else Said("scenario-reached", {"level": level})
        canvas.text(x + 24, y, words, SMALL, ink if self.is_won else SECOND_TEXT,
                    max_width=room - 24)  # fmt: skip


class ScenarioScene(ThemedPage):
    """All scenarios; pressing one opens its table."""

    def __init__(self, app: Window) -> None:
        super().__init__(app, Said("anew-scenarios"))
        self.won = Progress()
        self.shelf = CoverShelf(app.pictures, self.said)
        self._may_paint = False
        self.rows: list[tuple[Game, list[ScenarioTile]]] = []
        self._boxes: list[Box] = []
        self._read()

    def resumed(self) -> None:
        """One may have been won meanwhile."""
        self._read()
        self.rearrange()

    def _read(self) -> None:
        self.won = Progress.of_scenarios()
        if self.won.problem is not None:
            self.app.toast(self.won.problem, "warning")
        self.sheet.remove_all()
        self.rows = [
            (game, [self._tile(game, scenario) for scenario in scenarios_of(game)])
            for game in self.app.registry.games()
            if scenarios_of(game)
        ]

    def _tile(self, game: Game, scenario: Scenario) -> ScenarioTile:
        is_won = self.won.of(game.key, scenario).is_done
        return ScenarioTile(game, scenario, is_won=is_won,
                            on_click=partial(self.app.routes.scenario, game, scenario))  # fmt: skip

    def arrange(self, column: Box) -> float:
        """As many tiles side by side as are wide enough."""
        self.shelf.forget()
        y, room = TOP + HEAD_H, column.w - TILES_X - PAD
        self._boxes = []
        for _, tiles in self.rows:
            count = max(1, min(len(tiles), int((room + GAP) / (NARROWEST + GAP))))
            width = (room - GAP * (count - 1)) / count
            lines = -(-len(tiles) // count)
            high = max(tile.height(self.app.canvas, width) for tile in tiles)
            row = Box(column.x, y, column.w, lines * (high + GAP) - GAP + 2 * PAD)
            self._boxes.append(row)
            for n, tile in enumerate(tiles):
                line, place = divmod(n, count)
                x = row.x + TILES_X + place * (width + GAP)
                self.sheet.place(tile, Box(x, y + PAD + line * (high + GAP), width, high))
            y = row.bottom + ROW_GAP
        return y + 8

    def update(self, seconds: float) -> None:
        """Paints one cover after each frame while some are missing."""
        super().update(seconds)
        if self._may_paint and self.shelf.paint_one():
            self._may_paint = False
            self.invalidate()

    @property
    def is_animating(self) -> bool:
        """The loop goes on while covers are missing."""
        return super().is_animating or self.shelf.is_waiting

    def draw(self, canvas: Canvas) -> None:
        """The page; then a cover may be painted."""
        super().draw(canvas)
        self._may_paint = True

    def paint_sheet(self, canvas: Canvas, content: Box) -> None:
        """The words at the top, and the names of the games."""
        tiles = [tile for _, row in self.rows for tile in row]
        won = sum(tile.is_won for tile in tiles)
        words = Said("scenario-words")
        x, y = (self._boxes[0].x if self._boxes else 0.0), content.y + TOP + 20
        canvas.text(x, y, words, LARGE, SECOND_TEXT)
        right = self._boxes[0].right if self._boxes else self.width
        canvas.text(
            right,
            y,
            Said("scenario-won-of", {"count": won, "all": len(tiles)}),
            LARGE,
            TEXT,
            align="right",
        )
        for (game, _), box in zip(self.rows, self._boxes, strict=True):
            place = box.moved(0, content.y)
            canvas.panel(place)
            canvas.rounded(Box(place.x, place.y + 6, 4, place.h - 12), 2, theme_of(game).accent)
            frame = Box(place.x + 24, place.y + PAD, PICTURE_W, TILE_H)
            draw_named_cover(canvas, self.shelf, frame, game)
