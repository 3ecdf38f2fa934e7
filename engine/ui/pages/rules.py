"""The rules of a game as a book: to read page by page, to search, to open at a clause."""

from __future__ import annotations

from collections import Counter
from functools import cache, partial
from typing import Final

from engine.core.errors import InputError
from engine.core.game import Game
from engine.text.said import Said, Words
from engine.ui.animation import Tween, ease_in_out
from engine.ui.book.book_look import book_look
from engine.ui.book.book_sheet import BookSheet, TurnButton
from engine.ui.book.contents import Contents
from engine.ui.book.leaf_turn import SECONDS, LeafTurn
from engine.ui.book.lesson_marks import LessonMarks
from engine.ui.book.open_book import COVER, FOOT, PAD, Lights, OpenBook
from engine.ui.book.page import Measure, Page
from engine.ui.book.rulebook import Rulebook, SearchHit
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.hub.covers import CoverOf, CoverShelf, game_cover
from engine.ui.inputs import Intent, KeyPressed
from engine.ui.pages.page_theme import BAR_HEIGHT, ThemedPage, theme_of
from engine.ui.scene import Window
from engine.ui.theme import SECOND_TEXT, SMALL
from engine.ui.widgets import Button, Dropdown, ScrollArea, TextField

GAP: Final = 20.0
EDGE: Final = 16.0
CONTENTS: Final = 292.0
TWO_PAGES_FROM: Final = 1500.0
WIDEST_PAGE: Final = 800.0
FIELD: Final = 48.0
WITHIN_FRAME: Final = 22.0
SIDE_INSET: Final = 16.0
REST_SECONDS: Final = 0.25
FRONT_CORNER: Final = 2.0


class RulesScene(ThemedPage):
    """`clause` opens the book there and lights it; `can_pick` offers the other games' rules."""

    keeps_language = True

    def __init__(
        self, app: Window, game: Game, clause: str | None = None, *, can_pick: bool = False
    ) -> None:
        self.about_game = game
        super().__init__(app, Said("house-rules"), theme=theme_of(game), tag=(game.title, None))
        self.shelf = CoverShelf(app.pictures, self.said)
        self._open(game)
        self.marked = None if clause is None else self.book.block_of(clause)
        self.hits: tuple[SearchHit, ...] = ()
        self.hit: int | None = None
        self._jump_to: int | None = self.marked
        self._rested = 0.0
        self._side_panel = Box(0, 0, 0, 0)
        self.sheet.takes_focus = True
        self.lessons = LessonMarks(self.sheet, app.routes.lesson)
        self._add_widgets(can_pick=can_pick)

    def make_sheet(self) -> ScrollArea:
        """The open pages."""
        return BookSheet(self.paint_sheet, self.turn, self.turn_to)

    def _add_widgets(self, *, can_pick: bool) -> None:
        app, game = self.app, self.game
        self.games = app.registry.cards() if can_pick else []
        titles = [each.title for each in self.games]
        self.picker = Dropdown(titles, titles.index(game.title) if titles else 0, self._pick)
        self.picker.is_visible = len(self.games) > 1
        self.field = TextField(
            "", self.search, on_submit=lambda _: self.step_hit(1), icon="search",
            placeholder=Said("rules-search"), longest=60,
        )  # fmt: skip
        self.earlier = Button(kind="icon", icon="chevron-up", on_click=lambda: self.step_hit(-1),
                              tooltip=Said("rules-before"))  # fmt: skip
        self.later = Button(kind="icon", icon="chevron-down", on_click=lambda: self.step_hit(1),
                            tooltip=Said("rules-next"))  # fmt: skip
        self.back_leaf = TurnButton("chevron-left", lambda: self.turn(-1))
        self.next_leaf = TurnButton("chevron-right", lambda: self.turn(1))
        self.contents = Contents(
            app, self.book, lambda row: self._open_at(self.page.box_of(self.book.contents[row]))
        )
        for widget in (self.picker, self.field, self.earlier, self.later, self.contents,
                       self.back_leaf, self.next_leaf):  # fmt: skip
            self.add(widget)
        self._show_hit_buttons()

    def _open(self, game: Game) -> None:
        self.game = self.about_game = game
        self.theme = theme_of(game)
        self.book = self._read(game)
        self.opened = OpenBook(game.key, self.book, book_look(self.theme), game.rules_pictures(),
                               self.theme.title_font)  # fmt: skip
        self.opened.draw_front = partial(self._draw_cover, game_cover(game))

    def _draw_cover(self, cover: CoverOf, canvas: Canvas, box: Box) -> None:
        """The picture of the game's box, once it is painted."""
        part = self.shelf.part(cover, (canvas.px(box.w), canvas.px(box.h)), canvas.px(FRONT_CORNER))
        if part is not None:
            canvas.image(part, box.x, box.y, premultiplied=True)

    def _read(self, game: Game) -> Rulebook:
        try:
            return Rulebook.read(game.rules_path)
        except InputError as problem:
            self.app.toast(str(problem), "warning")
            return Rulebook(())

    @property
    def page(self) -> Page:
        """The book as one column, cut into leaves."""
        return self.opened.page

    def enter(self) -> None:
        """The arrows turn pages at once."""
        self.focus.take(self.sheet, shown=False)

    # -- what it does

    def _pick(self, index: int) -> None:
        self.attempt(lambda: self._show(self.app.registry.game(self.games[index].key)))

    def _show(self, game: Game) -> None:
        self.film.skip()
        self._open(game)
        self.bar.tag = (self.game.title, None)
        self.marked = self._jump_to = None
        self.contents.show(self.book)
        self.layout(self.width, self.height)
        self.search(self.field.text)

    def turn(self, by: int) -> bool:
        """So many openings on or back; whether there were any."""
        return self.turn_to(self.opened.first + by * len(self.opened.places))

    def turn_to(self, leaf: int) -> bool:
        """To the opening that a leaf is part of; whether it is another one."""
        self.film.skip()
        before = self.opened.first
        if not self.opened.turn_to(leaf):
            return False
        self._rested = 0.0
        self.sheet.scroll_to(0)
        self.play_sound("card")
        if self.film.speed.factor and self.app.top is self and not self.sheet.furthest:
            turn = self.opened.begin_turn(self.app.canvas, before, self._lights)
            self.lessons.take_away()
            self.film.play(Tween(SECONDS, partial(self._turned, turn), ease_in_out))
            self.film.call(self._lie_open)
        else:
            self._lie_open()
        return True

    def _turned(self, turn: LeafTurn, share: float) -> None:
        turn.share = share
        self.invalidate()

    def _lie_open(self) -> None:
        """Nothing turns any more."""
        self.opened.turning = None
        self._place_marks()
        self.invalidate()

    @property
    def _lights(self) -> Lights:
        """The clause that was asked for, or the one in which the shown place is."""
        block = self.marked if self.hit is None else self.hits[self.hit].block
        return Lights(block, self.hits, self.hit)

    def search(self, words: str) -> None:
        """Lights the words everywhere and turns to the first place here or later on."""
        if self.field.text != words:
            self.field.replace_text(words)
        self.hits = self.book.find(words)
        sections = (self.book.section_of(hit.block) for hit in self.hits)
        self.contents.counts = dict(Counter(each for each in sections if each is not None))
        top, page = self.opened.top, self.page
        later = (n for n, hit in enumerate(self.hits) if page.box_of(hit.block).y >= top)
        self.hit = next(later, 0 if self.hits else None)
        self._show_hit()
        self._show_hit_buttons()
        self.invalidate()

    def step_hit(self, by: int) -> None:
        """To the next (1) or the previous (-1) place, round and round."""
        if not self.hits:
            return
        self.hit = 0 if self.hit is None else (self.hit + by) % len(self.hits)
        self._show_hit()
        self.invalidate()

    def open_clause(self, clause: str) -> bool:
        """Turns to a clause and lights it; whether there is one of that number."""
        block = self.book.block_of(clause)
        if block is not None:
            self.marked = block
            self._open_at(self.page.box_of(block))
        return block is not None

    def _open_at(self, box: Box) -> None:
        """Turns to a place of the column; where the leaf is higher than the view, scrolls to it."""
        self.turn_to(self.page.leaf_of(box.y))
        top = self.opened.height_of(box)
        self.sheet.show_part(top, top + box.h, margin=64)
        self.invalidate()

    def _show_hit(self) -> None:
        boxes = [] if self.hit is None else self.page.boxes_of(self.hits[self.hit])
        if boxes:
            self._open_at(boxes[0])

    def _show_hit_buttons(self) -> None:
        self.earlier.is_visible = self.later.is_visible = bool(self.hits)

    @property
    def hits_in_words(self) -> Words:
        """How many places were found, or which of them is shown."""
        if not self.field.text.strip():
            return ""
        if not self.hits:
            return Said("rules-nothing")
        return Said("house-of-all", {"count": (self.hit or 0) + 1, "all": len(self.hits)})

    def handle(self, intent: Intent) -> bool:
        """Ctrl+F goes to the search field, F3 to the next hit; the paging keys turn pages."""
        if isinstance(intent, KeyPressed):
            if intent.ctrl and intent.key == "f":
                self.focus.take(self.field, shown=True)
                self.field.select_all()
                return True
            if intent.key == "f3" and self.hits:
                self.step_hit(-1 if intent.shift else 1)
                return True
        return super().handle(intent)

    def update(self, seconds: float) -> None:
        """The contents follow the pages; while nobody turns them a picture is painted ahead."""
        super().update(seconds)
        self._rested += seconds
        if self.shelf.is_waiting and not self.needs_redraw:
            self.shelf.paint_one()
            self.invalidate()
        elif self.opened.unpainted and self._rested >= REST_SECONDS:
            self._rested = 0.0
            self.opened.paint_ahead(self.app.canvas)
        section = self.opened.section
        row = None if section is None else self.book.contents.index(section)
        if row != self.contents.selected and not self.contents.is_focused:
            self.contents.selected = row
            if row is not None:
                self.contents.show_row(row)

    @property
    def is_animating(self) -> bool:
        """The cover is still to be painted."""
        return super().is_animating or self.shelf.is_waiting

    def seconds_to_wake(self) -> float | None:
        """When the next picture can be painted ahead."""
        due = super().seconds_to_wake()
        if not self.opened.unpainted:
            return due
        rest = max(0.0, REST_SECONDS - self._rested)
        return rest if due is None else min(due, rest)

    # -- places

    def layout(self, width: float, height: float) -> None:
        """Search and contents at the left, the book at the right; what is read stays open."""
        if self._jump_to is None and self.opened.places:
            self._jump_to = self.opened.read_block(self.marked)
        self.bar.box = Box(0, 0, width, BAR_HEIGHT)
        side = CONTENTS * self.letters
        count = 2 if width >= TWO_PAGES_FROM else 1
        book = min(width - 2 * EDGE - side - GAP, count * WIDEST_PAGE * self.letters + 2 * COVER)
        left = (width - side - GAP - book) / 2
        whole = Box(left, BAR_HEIGHT + EDGE, side + GAP + book, height - BAR_HEIGHT - 2 * EDGE)
        self._side_panel, cover = whole.cut_left(side, gap=GAP)
        self._place_side(self._side_panel.inset(SIDE_INSET))
        self.sheet.box = cover.inset(COVER)
        self.film.skip()
        measure = Measure(cache(self.app.canvas.text_width), self.app.canvas.line_step)
        self.opened.set_in(cover, count, measure)
        if self.opened.height > self.sheet.box.h:
            # Where a leaf is scrolled its text stays inside the frame, and above the arrows.
            self.sheet.box = self.sheet.box.cut_bottom(FOOT)[1].cut_top(WITHIN_FRAME)[1]
        self.rearrange()

    def _place_side(self, inner: Box) -> None:
        y = inner.y
        if self.picker.is_visible:
            self.picker.box = Box(inner.x, y, inner.w, FIELD)
            y += FIELD + 12
        self.field.box = Box(inner.x, y, inner.w, FIELD)
        self.later.box = Box(inner.right - 40, y + FIELD + 6, 36, 36)
        self.earlier.box = Box(inner.right - 80, y + FIELD + 6, 36, 36)
        y += FIELD + 48
        self.contents.box = Box(inner.x, y, inner.w, inner.bottom - y)

    def rearrange(self) -> None:
        """Turns to what was read; arrows and marks of lessons take their places."""
        opened = self.opened
        self.sheet.content_height = opened.height
        self.lessons.look = self.back_leaf.look = self.next_leaf.look = opened.look
        y = opened.cover.bottom - COVER - FOOT / 2 - 2
        self.back_leaf.box = Box.around(opened.places[0].x + PAD, y, 40, 40)
        self.next_leaf.box = Box.around(opened.places[-1].right - PAD, y, 40, 40)
        if self._jump_to is not None:
            self._open_at(self.page.box_of(self._jump_to))
            self._jump_to = None
        self._place_marks()
        self.invalidate()

    def _place_marks(self) -> None:
        self.back_leaf.is_enabled = self.opened.first > 0
        self.next_leaf.is_enabled = not self.opened.is_at_end
        self.lessons.place(self.game, self.book, self.opened.spot_of)

    # -- drawing

    def draw(self, canvas: Canvas) -> None:
        """Backdrop, list and book, then widgets, the open pages being one of them."""
        canvas.backdrop()
        canvas.panel(self._side_panel)
        self.opened.draw_cover(canvas)
        self.draw_widgets(canvas)
        words = self.hits_in_words
        if words:
            x, y = self.field.box.x + 4, self.earlier.box.centre_y
            canvas.text(x, y, words, SMALL, SECOND_TEXT)

    def paint_sheet(self, canvas: Canvas, content: Box) -> None:
        """What stands on the open leaves."""
        self.opened.draw(canvas, content.y, self._lights)
