"""The rules of a game to read, to search, and to open at the clause somebody cites."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.core.errors import InputError
from engine.core.game import Game
from engine.text.said import Said, Words
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.inputs import Intent, KeyPressed
from engine.ui.pages.contents import Contents
from engine.ui.pages.lesson_marks import LessonMarks
from engine.ui.pages.page import Measure, Page, Placed
from engine.ui.pages.page_art import draw_ground, draw_picture, ink_of
from engine.ui.pages.page_theme import BAR_HEIGHT, ThemedPage, theme_of
from engine.ui.pages.picture import RulesPicture
from engine.ui.pages.rulebook import Rulebook, SearchHit
from engine.ui.scene import Window
from engine.ui.theme import PANEL, SECOND_TEXT, SMALL, mix
from engine.ui.widgets import Button, Dropdown, TextField

GAP: Final = 24.0
EDGE: Final = 24.0
WIDEST: Final = 1290.0
CONTENTS: Final = 384.0
NARROW_CONTENTS: Final = 280.0
NARROW_BELOW: Final = 1260.0
PAD_X: Final = 40.0
PAD_Y: Final = 32.0
FIELD: Final = 48.0
SIDE_INSET: Final = 16.0
NOWHERE: Final = Box(0, 0, 0, 0)
REST_SECONDS: Final = 0.25
ABOVE: Final = 64.0  # what stays in view above the place one jumps to


class RulesScene(ThemedPage):
    """`clause` opens the page there and marks it; `can_pick` offers the other games' rules."""

    keeps_language = True

    def __init__(
        self, app: Window, game: Game, clause: str | None = None, *, can_pick: bool = False
    ) -> None:
        self.about_game = game
        super().__init__(app, Said("house-rules"), theme=theme_of(game), tag=(game.title, None))
        self.game = game
        self.book = self._read(game)
        self.pictures: Mapping[str, RulesPicture] = game.rules_pictures()
        self.marked = None if clause is None else self.book.block_of(clause)
        self.hits: tuple[SearchHit, ...] = ()
        self.hit: int | None = None
        self.page = Page(self.book, 1, Measure(lambda *_: 1.0, lambda *_: 1.0))
        self.lessons = LessonMarks(self.sheet, app.routes.lesson)
        self._jump_to: int | None = self.marked
        self._unpainted: list[Placed] = []
        self._rested_at, self._rested = 0.0, 0.0
        self._page_panel = self._side_panel = Box(0, 0, 0, 0)
        self.sheet.takes_focus = True
        self.games = app.registry.cards() if can_pick else []
        titles = [each.title for each in self.games]
        self.picker = Dropdown(titles, titles.index(game.title) if titles else 0, self._pick)
        self.picker.is_visible = len(self.games) > 1
        self.field = TextField(
            "", self.search, on_submit=lambda _: self.step_hit(1), icon="search",
            placeholder=Said("rules-search"), longest=60,
        )  # fmt: skip
        self.earlier = Button(
            kind="icon",
            icon="chevron-up",
            on_click=lambda: self.step_hit(-1),
            tooltip=Said("rules-before"),
        )
        self.later = Button(
            kind="icon",
            icon="chevron-down",
            on_click=lambda: self.step_hit(1),
            tooltip=Said("rules-next"),
        )
        self.contents = Contents(app, self.book, self._open_row)
        for widget in (self.picker, self.field, self.earlier, self.later, self.contents):
            self.add(widget)
        self._show_hit_buttons()

    def _read(self, game: Game) -> Rulebook:
        try:
            return Rulebook.read(game.rules_path)
        except InputError as problem:
            self.app.toast(str(problem), "warning")
            return Rulebook(())

    def enter(self) -> None:
        """The arrows scroll at once."""
        self.focus.take(self.sheet, shown=False)

    # -- what it does

    def _pick(self, index: int) -> None:
        self.attempt(lambda: self._show(self.app.registry.game(self.games[index].key)))

    def _show(self, game: Game) -> None:
        self.game = game
        self.theme = theme_of(self.game)
        self.about_game = self.game
        self.bar.tag = (self.game.title, None)
        self.book = self._read(self.game)
        self.pictures = self.game.rules_pictures()
        self.marked = self._jump_to = None
        self.contents.show(self.book)
        self.rearrange()
        self.sheet.scroll_to(0)
        self.search(self.field.text)

    def search(self, words: str) -> None:
        """Highlights the words everywhere and goes to the first place in or below the view."""
        if self.field.text != words:
            self.field.replace_text(words)
        self.hits = self.book.find(words)
        self.hit = self._first_hit_in_view()
        if self.hit is not None:
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
        """Scrolls to a clause and marks it; whether there is one of that number."""
        block = self.book.block_of(clause)
        if block is not None:
            self.marked = block
            self._scroll_to_block(block)
        return block is not None

    @property
    def current_section(self) -> int | None:
        """The heading above what is at the top of the view."""
        top = self.sheet.offset - PAD_Y + ABOVE + 4
        at_top = [placed.block for placed in self.page.placed if placed.box.y <= top]
        return self.book.section_of(at_top[-1] if at_top else 0)

    def _open_row(self, row: int) -> None:
        self._scroll_to_block(self.book.contents[row])

    def _scroll_to_block(self, block: int) -> None:
        self.sheet.scroll_to(PAD_Y + self.page.box_of(block).y - ABOVE)
        self.invalidate()

    def _first_hit_in_view(self) -> int | None:
        top = self.sheet.offset - PAD_Y
        below = (n for n, hit in enumerate(self.hits) if self.page.box_of(hit.block).bottom > top)
        return next(below, 0 if self.hits else None)

    def _show_hit(self) -> None:
        if self.hit is None:
            return
        boxes = self.page.boxes_of(self.hits[self.hit])
        if boxes:
            top = PAD_Y + boxes[0].y
            self.sheet.show_part(top, top + boxes[0].h, margin=96)

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
        """Ctrl+F goes to the search field, F3 to the next hit."""
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
        """The contents follow what is in view; while nobody scrolls a picture is painted ahead."""
        super().update(seconds)
        offset = self.sheet.offset
        self._rested = self._rested + seconds if offset == self._rested_at else 0.0
        self._rested_at = offset
        if self._unpainted and self._rested >= REST_SECONDS:
            self._paint_ahead()
        section = self.current_section
        row = None if section is None else self.book.contents.index(section)
        if row != self.contents.selected and not self.contents.is_focused:
            self.contents.selected = row
            if row is not None:
                self.contents.show_row(row)

    def seconds_to_wake(self) -> float | None:
        """When the next picture can be painted ahead."""
        due = super().seconds_to_wake()
        if not self._unpainted:
            return due
        rest = max(0.0, REST_SECONDS - self._rested)
        return rest if due is None else min(due, rest)

    def _paint_ahead(self) -> None:
        """The picture that is nearest to the view, kept for when it comes into it."""
        middle = self.sheet.offset + self.sheet.box.h / 2
        nearest = min(self._unpainted, key=lambda placed: abs(placed.box.centre_y - middle))
        self._unpainted.remove(nearest)
        canvas, content = self.app.canvas, self.sheet.box
        with canvas.clipped(NOWHERE):
            y = content.y - self.sheet.offset + PAD_Y
            self._draw_picture(canvas, nearest, content.x + self._pad_x(), y)

    # -- places

    def layout(self, width: float, height: float) -> None:
        """Search and contents at the left, the page at the right; what is read stays in view."""
        if self._jump_to is None and self.sheet.offset > 0:
            self._jump_to = self._read_block
        self.bar.box = Box(0, 0, width, BAR_HEIGHT)
        column = self.column(WIDEST)
        edge = EDGE if self.is_roomy else 16.0
        whole = Box(column.x, BAR_HEIGHT + edge, column.w, height - BAR_HEIGHT - 2 * edge)
        is_wide = whole.w >= NARROW_BELOW * self.letters
        side = (CONTENTS if is_wide else NARROW_CONTENTS) * self.letters
        self._side_panel, self._page_panel = whole.cut_left(side, gap=GAP)
        self._place_side(self._side_panel.inset(SIDE_INSET))
        self.sheet.box = self._page_panel.inset(1)
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
        """Sets the page for the width there is."""
        canvas = self.app.canvas
        measure = Measure(canvas.text_width, canvas.line_step)
        pad = self._pad_x()
        width = max(200.0, self.sheet.inner_width - 2 * pad)
        self.page = Page(self.book, width, measure, self._picture_height)
        self._unpainted = [placed for placed in self.page.placed if placed.kind == "picture"]
        self.sheet.content_height = self.page.height + 2 * PAD_Y
        self.lessons.place(self.game, self.book, self.page, (pad, PAD_Y))
        if self._jump_to is not None:
            self._scroll_to_block(self._jump_to)
            self._jump_to = None
        self.invalidate()

    @property
    def _read_block(self) -> int | None:
        """The clause that the page was opened at while it is in view, else the uppermost block."""
        top = self.sheet.offset - PAD_Y + ABOVE - 1
        shown = self.page.visible_blocks(top, top + self.sheet.box.h - ABOVE)
        blocks = [placed.block for placed in shown if placed.box.y >= top]
        return self.marked if self.marked in blocks else next(iter(blocks), None)

    def _picture_height(self, name: str, width: float) -> float | None:
        picture = self.pictures.get(name)
        return None if picture is None else picture.height(width)

    def _pad_x(self) -> float:
        return PAD_X if self.sheet.box.w >= 800 else 24.0

    # -- drawing

    def draw(self, canvas: Canvas) -> None:
        """Backdrop, panels, then widgets, the page being one of them."""
        canvas.backdrop()
        canvas.panel(self._side_panel)
        canvas.panel(self._page_panel)
        self.draw_widgets(canvas)
        words = self.hits_in_words
        if words:
            x, y = self.field.box.x + 4, self.earlier.box.centre_y
            canvas.text(x, y, words, SMALL, SECOND_TEXT)

    def paint_sheet(self, canvas: Canvas, content: Box) -> None:
        """The blocks and words in view."""
        x, y = content.x + self._pad_x(), content.y + PAD_Y
        top, bottom = self.sheet.box.y - y - 40, self.sheet.box.bottom - y + 40
        for placed in self.page.visible_blocks(top, bottom):
            draw_ground(canvas, placed, x, y, is_marked=placed.block == self.marked)
            if placed.kind == "picture":
                self._draw_picture(canvas, placed, x, y)
        self._draw_hits(canvas, x, y, top, bottom)
        for piece in self.page.visible_pieces(top, bottom):
            ink = ink_of(canvas, piece)
            canvas.text(x + piece.x, y + piece.y, piece.text, piece.size, ink, piece.font)

    def _draw_picture(self, canvas: Canvas, placed: Placed, x: float, y: float) -> None:
        picture = self.pictures.get(placed.picture)
        for ground in placed.grounds:
            if picture is not None:
                key = ("rules-picture", self.game.key, placed.picture)
                draw_picture(canvas, key, picture, ground.moved(x, y))

    def _draw_hits(self, canvas: Canvas, x: float, y: float, top: float, bottom: float) -> None:
        accent = canvas.theme.accent
        shown = {placed.block for placed in self.page.visible_blocks(top, bottom)}
        for number, hit in enumerate(self.hits):
            if hit.block not in shown:
                continue
            is_current = number == self.hit
            for box in self.page.boxes_of(hit):
                area = box.moved(x, y).inset(-2, 0)
                canvas.rounded(area, 4, mix(PANEL, accent, 0.34 if is_current else 0.2))
                if is_current:
                    canvas.rounded(area, 4, None, accent, 2)
