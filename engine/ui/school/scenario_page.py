"""The page of all scenarios: a row for each game, a tile for each table and its goal."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from engine.core.game import Game
from engine.core.school.progress import Progress
from engine.core.school.scenario import Scenario, scenarios_of
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.pages.hall import HallPage, theme_of
from engine.ui.scene import Window
from engine.ui.theme import (
    BODY,
    GOOD,
    INK,
    LARGE,
    LINE,
    RAISED,
    SECOND_TEXT,
    SMALL,
    TEXT,
    Colour,
    lighten,
    mix,
)
from engine.ui.widgets import Pressable

TOP: Final = 24.0
HEAD_H: Final = 56.0
NAME_W: Final = 168.0
TILE_H: Final = 148.0
GAP: Final = 16.0
NARROWEST: Final = 280.0


class ScenarioTile(Pressable):
    """A scenario: its title, what it is about, and whether it was won."""

    radius = 10.0

    def __init__(
        self, scenario: Scenario, accent: Colour, *, is_won: bool, on_click: Callable[[], object]
    ) -> None:
        super().__init__(on_click, tooltip="Play from this table")
        self.scenario, self.accent, self.is_won = scenario, accent, is_won

    def draw(self, canvas: Canvas) -> None:
        """A tick where it was won, a ring where not."""
        box, accent = self.box, self.accent
        ground = mix(RAISED, accent, (0.14 if self.is_won else 0) + (0.1 if self.is_hovered else 0))
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
        words = Box(box.x + 16, box.y + 54, box.w - 32, box.h - 62)
        canvas.paragraph(words, self.scenario.about, SMALL, SECOND_TEXT, line_height=1.3,
                         max_lines=4)  # fmt: skip


class ScenarioScene(HallPage):
    """All scenarios; pressing one opens its table."""

    def __init__(self, app: Window) -> None:
        super().__init__(app, "Scenarios")
        self.won = Progress()
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
        return ScenarioTile(scenario, theme_of(game).accent, is_won=is_won,
                            on_click=partial(self.app.routes.scenario, game, scenario))  # fmt: skip

    def arrange(self, column: Box) -> float:
        """As many tiles side by side as are wide enough."""
        y, room = TOP + HEAD_H, column.w - NAME_W
        self._boxes = []
        for _, tiles in self.rows:
            count = max(1, min(len(tiles), int((room + GAP) / (NARROWEST + GAP))))
            width = (room - GAP * (count - 1)) / count
            lines = -(-len(tiles) // count)
            self._boxes.append(Box(column.x, y, column.w, lines * (TILE_H + GAP) - GAP))
            for n, tile in enumerate(tiles):
                line, place = divmod(n, count)
                x = column.x + NAME_W + place * (width + GAP)
                self.sheet.place(tile, Box(x, y + line * (TILE_H + GAP), width, TILE_H))
            y += lines * (TILE_H + GAP) + 12
        return y + 8

    def paint_sheet(self, canvas: Canvas, content: Box) -> None:
        """The words at the top, and the names of the games."""
        tiles = [tile for _, row in self.rows for tile in row]
        won = sum(tile.is_won for tile in tiles)
        words = "A table in the middle of a game, and a goal that a bot has reached from there."
        x, y = (self._boxes[0].x if self._boxes else 0.0), content.y + TOP + 20
        canvas.text(x, y, words, LARGE, SECOND_TEXT)
        right = self._boxes[0].right if self._boxes else self.width
        canvas.text(right, y, f"{won} of {len(tiles)} won", LARGE, TEXT, align="right")
        for (game, _), box in zip(self.rows, self._boxes, strict=True):
            place, accent = box.moved(0, content.y), theme_of(game).accent
            canvas.rounded(Box(place.x, place.y + 4, 4, place.h - 8), 2, accent)
            canvas.text(place.x + 24, place.y + 30, game.title.split()[0], LARGE, TEXT,
                        "text-semibold", max_width=NAME_W - 32)  # fmt: skip
