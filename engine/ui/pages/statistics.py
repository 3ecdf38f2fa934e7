"""What everybody scored, game by game: a chart of averages and highest scores for Progress."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from itertools import groupby
from typing import Final

from engine.core.card import Card
from engine.core.learning.report import place_of
from engine.core.learning.statistics import BestRow, Counted, PlayerRow, Statistics
from engine.core.registry import Registry
from engine.core.setup import HUMAN
from engine.text.message import Message, Words, glued, number_said, percent
from engine.ui import theme as style
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.pages.page_theme import theme_of
from engine.ui.widgets import draw_levels
from engine.ui.widgets.kit import Panel, Strip

HEAD: Final = 32.0
ROW: Final = 44.0
BEST_ROW: Final = 56.0
NUMBER_ROOM: Final = 72.0
NAME_X: Final = 64.0
NAME_ROOM: Final = 190.0
LEAST_BAR: Final = 120.0
BAR_H: Final = 14.0
COLUMNS: Final = (
    Message("statistics-games"),
    Message("statistics-won"),
    Message("statistics-mean"),
    Message("statistics-highest"),
)


@dataclass(frozen=True, slots=True)
class GameTable:
    title: str
    accent: style.Colour
    game: Card | None
    rows: tuple[PlayerRow, ...]
    bests: tuple[BestRow, ...] = ()

    @property
    def span(self) -> tuple[float, float]:
        """From where to where its bars are drawn."""
        scores = [score for row in self.rows for score in (row.mean_score, row.best_score)]
        low = min(0.0, *scores)
        return low, max(low + 1, *scores)


def game_tables(registry: Registry, store: Statistics) -> list[GameTable]:
    """Of every game that was played; one that is no longer there keeps its numbers."""
    bests, order = store.best_performances(), registry.keys
    found = [
        replace(_game_table(registry, key, tuple(rows)),
                bests=tuple(best for best in bests if best.game == key))
        for key, rows in groupby(store.by_player(), key=lambda row: row.game)
    ]  # fmt: skip
    return sorted(found, key=lambda each: order.index(each.game.key) if each.game else len(order))


def score_panel(table: GameTable, letters: Callable[[], float]) -> Panel:
    """Its players with games, share won, average and highest; `letters` is how large type is."""
    lines = [Strip(HEAD, partial(_draw_heads, letters))]
    lines += [Strip(ROW, partial(_draw_player, table, row, letters)) for row in table.rows]
    if table.bests:
        lines.append(Strip(HEAD, _draw_bests_head))
    lines += [Strip(BEST_ROW, partial(_draw_best, best, table.accent)) for best in table.bests]
    return Panel(table.title, "trophy", *lines, ink=table.accent, foot=14)


def apart(games: Counted) -> tuple[Message, ...]:
    """Why games count apart from the others: a real table, practice."""
    reasons = ((games.is_real, "house-real-table"), (games.is_practice, "house-end-practice"))
    return tuple(Message(key) for is_so, key in reasons if is_so)


def _game_table(registry: Registry, key: str, rows: tuple[PlayerRow, ...]) -> GameTable:
    people_first = tuple(sorted(rows, key=lambda row: row.player != HUMAN))
    if key not in registry.keys:
        return GameTable(key, style.SECOND_TEXT, None, people_first)
    game = registry.card(key)
    return GameTable(game.title, theme_of(game).accent, game, people_first)


def _number_room(canvas: Canvas, letters: Callable[[], float]) -> float:
    """How far apart the columns are: no head lies on the next."""
    heads = (canvas.text_width(label, style.SMALL) + 10 for label in COLUMNS)
    return max(NUMBER_ROOM * letters(), *heads)


def _draw_heads(letters: Callable[[], float], canvas: Canvas, box: Box) -> None:
    canvas.text(box.x, box.centre_y, Message("settings-player"), style.SMALL, style.SECOND_TEXT)
    room = _number_room(canvas, letters)
    for n, label in enumerate(reversed(COLUMNS)):
        x = box.right - n * room
        canvas.text(x, box.centre_y, label, style.SMALL, style.SECOND_TEXT, align="right")


def _draw_player(
    table: GameTable, row: PlayerRow, letters: Callable[[], float], canvas: Canvas, box: Box
) -> None:
    canvas.hairline(box.x, box.y, box.w, colour=style.LINE, alpha=110)
    number_room = _number_room(canvas, letters)
    y, right = box.centre_y, box.right - len(COLUMNS) * number_room
    name_room = min(NAME_ROOM * letters(), right - box.x - NAME_X)
    is_own, x = row.player == HUMAN, box.x + NAME_X
    if is_own:
        canvas.icon("hand" if row.is_real else "user", box.x + 22, y, 22, table.accent)
        name: Words = Message("statistics-people")
    else:
        place = (0, 1) if table.game is None else place_of(table.game, row.player)
        draw_levels(canvas, box.x, y, place, colour=table.accent)
        level = None if table.game is None else table.game.level(row.player)
        name = level.title if level else row.player
    font: style.Font = "text-semibold" if is_own else "text"
    canvas.text(
        x, y, glued((name, *apart(row)), "comma"), style.BODY, style.TEXT, font, max_width=name_room
    )
    bar = Box(x + name_room + 16, y - BAR_H / 2, right - 4 - x - name_room - 16, BAR_H)
    if bar.w >= LEAST_BAR:
        _draw_bar(canvas, bar, table, row)
    numbers: tuple[Words, ...] = (
        str(row.games), percent(row.won / row.games), number_said(row.mean_score, 1),
        number_said(row.best_score),
    )  # fmt: skip
    for n, number in enumerate(reversed(numbers)):
        canvas.text(box.right - n * number_room, y, number, style.BODY, style.TEXT,
                    "number-bold" if is_own else "number", "right")  # fmt: skip


def _draw_bar(canvas: Canvas, bar: Box, table: GameTable, row: PlayerRow) -> None:
    """Full up to the average; pale, and with a tick, up to the highest."""
    low, high = table.span
    mean, best = (bar.w * (score - low) / (high - low) for score in (row.mean_score,
                                                                     row.best_score))  # fmt: skip
    accent = style.lighten(table.accent, 0.1)
    canvas.rounded(bar, BAR_H / 2, style.mix(style.BACKGROUND, canvas.theme.panel, 0.4))
    for width, share in ((best, 0.32), (mean, 0.9 if row.player == HUMAN else 0.62)):
        if width >= BAR_H:
            full = Box(bar.x, bar.y, width, bar.h)
            canvas.rounded(full, BAR_H / 2, style.mix(canvas.theme.panel, accent, share))
    x = bar.x + min(bar.w - 2, max(2.0, best))
    canvas.rounded(Box(x - 2, bar.y - 4, 4, bar.h + 8), 2, accent)


def _draw_bests_head(canvas: Canvas, box: Box) -> None:
    canvas.text(box.x, box.centre_y + 4, Message("statistics-best"), style.SMALL, style.SECOND_TEXT)


def _draw_best(best: BestRow, accent: style.Colour, canvas: Canvas, box: Box) -> None:
    canvas.hairline(box.x, box.y, box.w, colour=style.LINE, alpha=110)
    canvas.icon("trophy", box.x + 22, box.centre_y, 20, accent)
    times = Message("statistics-won-times", {"times": best.games})
    used = canvas.text(
        box.right, box.centre_y, times, style.SMALL, style.SECOND_TEXT, align="right"
    )
    x, room = box.x + NAME_X, box.w - NAME_X - used - 16
    said = best.words[:1].upper() + best.words[1:]
    canvas.text(x, box.centre_y - 12, said, style.BODY, style.TEXT, "text-semibold", max_width=room)
    canvas.text(x, box.centre_y + 12, best.kind, style.SMALL, style.SECOND_TEXT, max_width=room)
