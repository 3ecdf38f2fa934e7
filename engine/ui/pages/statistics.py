"""What was played and won, and the finished games to watch or to review again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import groupby
from pathlib import Path
from typing import Final

from engine.core import record
from engine.core.card import Card, Marks
from engine.core.errors import BadDocument, InputError
from engine.core.learning.report import place_of
from engine.core.match import Match
from engine.core.record import records_folder
from engine.core.registry import Registry
from engine.core.setup import HUMAN, day_of, shown_name
from engine.core.statistics import BestRow, Counted, PlayerRow, Statistics
from engine.text.message import Message, Words, glued, number_said, percent
from engine.ui import theme
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.hub.covers import CoverOf, CoverShelf, CoversPage, draw_cover, game_cover
from engine.ui.hub.hub_cards import Caption, caption_of, rounded
from engine.ui.pages.choices import draw_marks
from engine.ui.pages.page_theme import theme_of
from engine.ui.scene import Window
from engine.ui.theme import (
    BODY,
    HEADING,
    LARGE,
    LINE,
    SECOND_TEXT,
    SMALL,
    TEXT,
    WHITE,
    Colour,
    Font,
)
from engine.ui.widgets import Button, Pressable, draw_levels
from engine.ui.widgets.kit import GAP, INSET, Column, Panel, Part, Row, Strip, bright, two_columns

# What a page of statistics shows before the first game: the covers, each a way to begin.

WORDS_H: Final = 148.0
CAPTION_H: Final = 88.0
LIFT: Final = 8.0
COVERS_INSET: Final = 32.0
WIDEST_COVER: Final = 288.0
MOST_IN_A_ROW: Final = 6
TITLE: Final = Message("welcome-title")
WORDS: Final = Message("welcome-words")


class CoverCard(Pressable):
    """A game's cover with its caption; lifts under the pointer."""

    radius = 10

    def __init__(
        self, cover: CoverOf, caption: Caption, shelf: CoverShelf, on_click: Callable[[], object]
    ) -> None:
        super().__init__(on_click)
        self.cover = cover
        self.caption = caption
        self.shelf = shelf

    def draw(self, canvas: Canvas) -> None:
        box = self.box.moved(0, -LIFT) if self.is_hovered else self.box
        canvas.shadow(box, 10, blur=22, drop=14, strength=170)
        canvas.shadow(box, 10, blur=6, drop=3, strength=110)
        draw_cover(canvas, box, self.cover, self.shelf)
        if self.is_hovered:
            canvas.rounded(box, 10, None, (*WHITE, 110), 2)
        box, caption = self.box, self.caption
        y = box.bottom + CAPTION_H - 52
        canvas.disc(box.x + 8, y, 5, self.cover.theme.accent)
        canvas.text(box.x + 24, y, caption.players, BODY, TEXT, "text-semibold")
        canvas.text(box.right, y, caption.minutes, BODY, SECOND_TEXT, align="right")
        canvas.text(box.x + 24, y + 28, caption.result, BODY, SECOND_TEXT)


class Welcome(Part):
    """A panel over the whole width; `pick` opens the set-up of a game."""

    def __init__(
        self, games: Sequence[Card], shelf: CoverShelf, pick: Callable[[Card], object]
    ) -> None:
        self.covers = [
            CoverCard(game_cover(game), caption_of(game, None), shelf, partial(pick, game))
            for game in games
        ]
        super().__init__(*self.covers)

    def lay(self, canvas: Canvas, width: float) -> float:
        """The covers side by side below the words."""
        count = max(1, min(MOST_IN_A_ROW, len(self.covers)))
        wide = min(WIDEST_COVER, (width - 2 * COVERS_INSET - GAP * (count - 1)) / count)
        left = (width - count * wide - (count - 1) * GAP) / 2
        high = wide * 4 / 3
        step = high + CAPTION_H + GAP
        for number, card in enumerate(self.covers):
            row, column = divmod(number, count)
            self.put(card, Box(left + column * (wide + GAP), WORDS_H + row * step, wide, high))
        return WORDS_H - (-len(self.covers) // count) * step + 8

    def draw(self, canvas: Canvas) -> None:
        box = self.box
        canvas.panel(box)
        canvas.text(box.x + COVERS_INSET, box.y + 44, TITLE, HEADING, TEXT, canvas.theme.title_font)
        words = Box(box.x + COVERS_INSET, box.y + 68, min(box.w - 2 * COVERS_INSET, 1100), 60)
        canvas.paragraph(words, WORDS, LARGE, SECOND_TEXT, line_height=1.35, max_lines=3)


TILE: Final = 104.0
TABLE_HEAD: Final = 36.0
ROW: Final = 52.0
BEST_ROW: Final = 60.0
RECENT_ROW: Final = 80.0
BUTTON_W, BUTTON_H = 132.0, 44.0
MOST_RECENT: Final = 20
NUMBER_ROOM: Final = 92.0
MARKS_ROOM: Final = 170.0
COLUMNS: Final = (
    Message("statistics-games"),
    Message("statistics-won"),
    Message("statistics-mean"),
    Message("statistics-highest"),
)


@dataclass(frozen=True, slots=True)
class GameTable:
    title: str
    accent: Colour
    game: Card | None
    rows: tuple[PlayerRow, ...]
    bests: tuple[BestRow, ...] = ()


@dataclass(frozen=True, slots=True)
class Finished:
    """A finished game of the list; without a record that can be read it is only mentioned."""

    title: str
    accent: Colour
    day: Message
    outcome: Words
    path: Path | None
    marks: Marks | None = None
    kinds: tuple[Message, ...] = ()


def apart(games: Counted) -> tuple[Message, ...]:
    """Why games count apart from the others: a real table, practice."""
    reasons = ((games.is_real, "house-real-table"), (games.is_practice, "house-end-practice"))
    return tuple(Message(key) for is_so, key in reasons if is_so)


class StatisticsScene(CoversPage):
    """The store read once when the page opens, and again when one comes back to it."""

    widest, below = 1640.0, GAP

    def __init__(self, app: Window) -> None:
        super().__init__(app, Message("statistics-title"), is_from_hub=True)
        self.tables: list[GameTable] = []
        self.recent: list[Finished] = []
        self.buttons: list[tuple[Button, Button]] = []
        self.welcome = Welcome(app.registry.cards(), self.shelf, self._set_up)
        self._read()

    def _set_up(self, card: Card) -> None:
        self.attempt(lambda: self.app.routes.setup(self.app.registry.game(card.key)))

    # -- what it shows

    def resumed(self) -> None:
        """A game may have been played meanwhile."""
        self._read()

    def _read(self) -> None:
        registry = self.app.registry
        self.tables, self.recent = [], []
        self.attempt(lambda: self._take(registry, Statistics()))
        self.buttons = [self._buttons_of(finished) for finished in self.recent]
        self.declare(self.welcome if self.is_empty else self._parts())

    def _take(self, registry: Registry, store: Statistics) -> None:
        by_game = groupby(store.by_player(), key=lambda row: row.game)
        bests = store.best_performances()
        self.tables = [
            replace(_game_table(registry, key, tuple(rows)),
                    bests=tuple(best for best in bests if best.game == key))
            for key, rows in by_game
        ]  # fmt: skip
        past = {game.record: game for game in store.past()}
        self.recent = [_finished(registry, *entry) for entry in store.recent(MOST_RECENT)]
        for number, (_, _, name) in enumerate(store.recent(MOST_RECENT)):
            if name in past:
                game = past[name]
                known = replace(self.recent[number], marks=game.marks, kinds=apart(game))
                self.recent[number] = known

    def _buttons_of(self, finished: Finished) -> tuple[Button, Button]:
        path, routes = finished.path, self.app.routes
        replay = Button(
            Message("house-replay"), self._opener(path, routes.replay), icon="player-play"
        )
        review = Button(
            Message("house-review"), self._opener(path, routes.review), icon="chart-bar"
        )
        for button in (replay, review):
            button.is_enabled, button.tall = path is not None, BUTTON_H
        return replay, review

    def _opener(self, path: Path | None, show: Callable[[Match], None]) -> Callable[[], None]:
        def open_record() -> None:
            if path is not None:
                self.attempt(lambda: show(record.load(self.app.registry, path)))

        return open_record

    @property
    def is_empty(self) -> bool:
        return not self.tables and not self.recent

    @property
    def own(self) -> list[PlayerRow]:
        """The rows of the people, one per game."""
        return [row for table in self.tables for row in table.rows if row.player == HUMAN]

    @property
    def sums(self) -> tuple[tuple[Message, Words], ...]:
        """The large numbers at the top, each with its label."""
        played = sum(row.games for row in self.own)
        won = sum(row.won for row in self.own)
        share: Words = percent(won / played) if played else "–"
        favourite = max(self.own, key=lambda row: row.games, default=None)
        title = next((t.title for t in self.tables if favourite in t.rows), "–")
        return (
            (Message("statistics-played"), str(played)),
            (Message("statistics-games-won"), Message("house-number", {"number": rounded(won)})),
            (Message("statistics-share"), share),
            (Message("statistics-most"), title),
        )

    # -- its parts

    def _parts(self) -> Column:
        sums = Row(*[Strip(TILE, partial(_draw_sum, *each)) for each in self.sums], gap=16)
        rows = [
            Row(Strip(0, partial(self._draw_finished, finished)), replay, review,
                widths=(None, BUTTON_W, BUTTON_W), gap=8, tall=RECENT_ROW, is_level=True,
                is_ruled=True)
            for finished, (replay, review) in zip(self.recent, self.buttons, strict=True)
        ]  # fmt: skip
        none = [] if rows else [Strip(RECENT_ROW, _draw_none)]
        recent = Panel(Message("statistics-recent"), "history", *rows, *none, foot=12)
        tables = [self._table(table) for table in self.tables]
        return Column(sums, two_columns(tables, [recent]), gap=GAP)

    def _table(self, table: GameTable) -> Panel:
        lines = [Strip(TABLE_HEAD, self._draw_heads)]
        lines += [Strip(ROW, partial(self._draw_player, table, row)) for row in table.rows]
        if table.bests:
            lines.append(Strip(TABLE_HEAD, _draw_bests_head))
        lines += [Strip(BEST_ROW, partial(self._draw_best, best, table.accent))
                  for best in table.bests]  # fmt: skip
        foot = 20 if table.bests else 12
        return Panel(table.title, "trophy", *lines, ink=table.accent, foot=foot)

    def _draw_heads(self, canvas: Canvas, box: Box) -> None:
        y = box.centre_y
        canvas.text(box.x, y, Message("settings-player"), SMALL, SECOND_TEXT)
        for n, label in enumerate(reversed(COLUMNS)):
            x = box.right - n * NUMBER_ROOM * self.letters
            canvas.text(x, y, label, SMALL, SECOND_TEXT, align="right")

    def _draw_best(self, best: BestRow, accent: Colour, canvas: Canvas, box: Box) -> None:
        canvas.hairline(box.x, box.y, box.w, colour=LINE, alpha=130)
        canvas.icon("trophy", box.x + 26, box.centre_y, 22, accent)
        x, room = box.x + 68, box.w - 68 - NUMBER_ROOM * self.letters
        said = best.words[:1].upper() + best.words[1:]
        canvas.text(x, box.centre_y - 13, said, BODY, TEXT, "text-semibold", max_width=room)
        canvas.text(x, box.centre_y + 13, best.kind, SMALL, SECOND_TEXT, max_width=room)
        times = Message("statistics-won-times", {"times": best.games})
        canvas.text(box.right, box.centre_y, times, SMALL, SECOND_TEXT, align="right")

    def _draw_player(self, table: GameTable, row: PlayerRow, canvas: Canvas, box: Box) -> None:
        canvas.hairline(box.x, box.y, box.w, colour=LINE, alpha=130)
        y, room = box.centre_y, box.w - len(COLUMNS) * NUMBER_ROOM * self.letters - 72
        level = None if table.game is None else table.game.level(row.player)
        if row.player == HUMAN:
            canvas.icon("hand" if row.is_real else "user", box.x + 26, y, 22, table.accent)
            people = glued((Message("statistics-people"), *apart(row)), "comma")
            canvas.text(box.x + 68, y, people, BODY, TEXT, "text-semibold", max_width=room)
        else:
            place = (0, 1) if table.game is None else place_of(table.game, row.player)
            draw_levels(canvas, box.x, y, place, colour=table.accent)
            name = level.title if level else row.player
            name = glued((name, *apart(row)), "comma")
            canvas.text(box.x + 68, y, name, BODY, TEXT, max_width=room)
        numbers: tuple[Words, ...] = (
            str(row.games), percent(row.won / row.games), number_said(row.mean_score, 1),
            number_said(row.best_score),
        )  # fmt: skip
        for n, number in enumerate(reversed(numbers)):
            font: Font = "number-bold" if row.player == HUMAN else "number"
            canvas.text(
                box.right - n * NUMBER_ROOM * self.letters, y, number, BODY, TEXT, font, "right"
            )

    def _draw_finished(self, finished: Finished, canvas: Canvas, box: Box) -> None:
        x, y, room = box.x + 22, box.centre_y, box.w - 30
        canvas.disc(box.x + 6, y - 13, 5, finished.accent)
        self._draw_what(canvas, finished, x, y - 13, room)
        canvas.text(x, y + 13, finished.outcome, BODY, TEXT, max_width=room)

    @staticmethod
    def _draw_what(canvas: Canvas, finished: Finished, x: float, y: float, room: float) -> None:
        """Which game, when, and its marks, for which the title gives way."""
        title, marks = glued((finished.title, *finished.kinds, finished.day)), finished.marks
        if marks is not None and canvas.text_width(title, SMALL) + MARKS_ROOM > room:
            title = glued((finished.title.split()[0], *finished.kinds, finished.day))
        wide = canvas.text(x, y, title, SMALL, SECOND_TEXT, max_width=room)
        if marks is not None and wide + MARKS_ROOM <= room:
            draw_marks(canvas, x + wide + 20, y, marks)


def _draw_sum(label: Words, number: Words, canvas: Canvas, box: Box) -> None:
    canvas.panel(box)
    x, room = box.x + INSET, box.w - 2 * INSET
    canvas.text(x, box.y + 32, label, SMALL, SECOND_TEXT, max_width=room)
    ink = bright(canvas.theme)
    canvas.text(x, box.y + 70, number, theme.TITLE, ink, "number-bold", max_width=room)


def _draw_bests_head(canvas: Canvas, box: Box) -> None:
    canvas.text(box.x, box.centre_y + 4, Message("statistics-best"), SMALL, SECOND_TEXT)


def _draw_none(canvas: Canvas, box: Box) -> None:
    canvas.text(box.x, box.centre_y, Message("statistics-none"), BODY, SECOND_TEXT)


def _game_table(registry: Registry, key: str, rows: tuple[PlayerRow, ...]) -> GameTable:
    """A game that is no longer there keeps its numbers under its key."""
    people_first = tuple(sorted(rows, key=lambda row: row.player != HUMAN))
    if key not in registry.keys:
        return GameTable(key, SECOND_TEXT, None, people_first)
    game = registry.card(key)
    return GameTable(game.title, theme_of(game).accent, game, people_first)


def _finished(registry: Registry, finished: str, key: str, name: str) -> Finished:
    path = records_folder() / name
    table = _game_table(registry, key, ())
    outcome, is_readable = _outcome(path)
    readable = path if is_readable and table.game is not None else None
    return Finished(table.title, table.accent, day_of(finished), outcome, readable)


def _outcome(path: Path) -> tuple[Words, bool]:
    """The names and scores in a record, best first, read without playing it; and whether it is."""
    try:
        return _standings(record.outline(path)), True
    except BadDocument:
        return Message("statistics-damaged"), False
    except InputError:
        return Message("statistics-unreadable"), False


def _standings(outline: record.Outline) -> Words:
    result = outline.result
    if result is None:
        raise BadDocument(Message("statistics-no-result"))
    lines = sorted(zip(result.ranks, outline.setup.seat_names, result.scores, strict=True))
    seats = [glued((shown_name(name), number_said(score)), "space") for _, name, score in lines]
    return glued(seats, "dots")
