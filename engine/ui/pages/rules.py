"""The rules of a game as a book: to read page by page, to search, to open at a clause."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cache, partial
from typing import Final

from engine.core.errors import InputError
from engine.core.game import Game
from engine.core.learning.lesson import Lesson, lessons_by_clause
from engine.text.message import Message, Words, spoken
from engine.ui.animation import Tween, ease_in_out
from engine.ui.box import Box, Point
from engine.ui.canvas import Canvas
from engine.ui.display import Intent, KeyPressed, Wheel
from engine.ui.hub.covers import CoverOf, CoverShelf, game_cover
from engine.ui.pages import open_book
from engine.ui.pages.open_book import (
    COVER,
    FOOT,
    SECONDS,
    BookLook,
    LeafTurn,
    Lights,
    OpenBook,
    book_look,
)
from engine.ui.pages.page_theme import BAR_HEIGHT, ThemedPage, theme_of
from engine.ui.pages.rulebook import Block, Measure, Page, Rulebook, SearchHit
from engine.ui.scene import Window
from engine.ui.theme import SECOND_TEXT, SMALL, TEXT, WHITE, Font, darken
from engine.ui.widgets import (
    Button,
    Dropdown,
    Pressable,
    RowState,
    ScrollArea,
    ScrollList,
    TextField,
    base,
)

# The headings of a rulebook one below the other, each of them whole.

ROW: Final = 40.0
PAD: Final = 18.0
LEADING: Final = 1.25
LEFT: Final = 14.0
STEP: Final = 16.0
RIGHT: Final = 8.0
COUNT: Final = 28.0


class Contents(ScrollList[int]):
    def __init__(self, app: Window, book: Rulebook, on_choose: Callable[[int], object]) -> None:
        self._app, self._book = app, book
        self._room = 0.0
        self.counts: dict[int, int] = {}
        """How many places of a search lie under a heading."""

        super().__init__(
            book.contents, self._draw_heading, row_height=self._height, on_choose=on_choose
        )

    def show(self, book: Rulebook) -> None:
        self._book = book
        self.items = book.contents

    def placed(self) -> None:
        """Lines break anew in another width."""
        self._room = self.inner_width
        self.rows_changed()
        super().placed()

    def _height(self, block: int) -> float:
        """A row holds its heading in the bold type it has when it is chosen."""
        words = self._words_height(self._book.blocks[block], "text-semibold")
        return max(ROW, words + PAD)

    def _words_height(self, heading: Block, font: Font) -> float:
        room = self._words_room(heading)
        return self._app.canvas.paragraph_height(room, heading.text, SMALL, font, LEADING)

    def _words_room(self, heading: Block) -> float:
        return max(RIGHT, self._room - _left_of(heading) - 2 * RIGHT - COUNT)

    def _draw_heading(self, canvas: Canvas, box: Box, block: int, state: RowState) -> None:
        heading = self._book.blocks[block]
        accent = canvas.theme.accent
        if state.is_selected:
            _draw_ribbon(canvas, box.inset(0, 2))
        elif state.is_hovered:
            canvas.rounded(box.inset(0, 2), 8, canvas.theme.raised)
        ink = WHITE if state.is_selected else TEXT if heading.level == 1 else SECOND_TEXT
        font: Font = "text-semibold" if heading.level <= 1 or state.is_selected else "text"
        high = self._words_height(heading, font)
        place = Box(box.x + _left_of(heading), box.centre_y - high / 2, self._words_room(heading),
                    high)  # fmt: skip
        canvas.paragraph(place, heading.text, SMALL, ink, font, LEADING)
        count = self.counts.get(block)
        if count:
            x, y = box.right - RIGHT - COUNT / 2, box.centre_y
            canvas.rounded(Box.around(x, y, COUNT, 24), 12, darken(accent, 0.6), accent, 1.5)
            canvas.text(x, y, str(count), SMALL, WHITE, "number-bold", "centre")


def _draw_ribbon(canvas: Canvas, box: Box) -> None:
    """The open chapter: a ribbon in the game's colour that points at the book."""
    accent = canvas.theme.accent
    tip, edge = box.right + RIGHT, box.right - 6
    shape = [(box.x, box.y), (edge, box.y), (tip, box.centre_y), (edge, box.bottom),
             (box.x, box.bottom)]  # fmt: skip
    canvas.polygon(shape, darken(accent, 0.55), accent, 1.5)


def _left_of(heading: Block) -> float:
    return LEFT + STEP * max(0, heading.level - 2)


# The marks beside clauses of the rules that a lesson teaches: each opens it.

MARK: Final = 28.0


class LessonMarks:
    """The marks of the page that is shown, by block."""

    def __init__(self, sheet: ScrollArea, open_lesson: Callable[[Game, Lesson], object]) -> None:
        self.by_block: dict[int, Pressable] = {}
        self.look: BookLook | None = None
        self._sheet = sheet
        self._open = open_lesson

    def place(self, game: Game, book: Rulebook, spot_of: Callable[[int], Point | None]) -> None:
        """Puts them beside the blocks that are in view, at the points where these have room."""
        self.take_away()
        for clause, lesson in lessons_by_clause(game).items():
            block = book.block_of(clause)
            spot = None if block is None or block in self.by_block else spot_of(block)
            if block is None or spot is None:
                continue
            mark = self.by_block[block] = Pressable(
                partial(self._open, game, lesson), paint=self._paint, radius=MARK / 2,
                tooltip=Message("coach-is", {"title": lesson.title}),
            )  # fmt: skip
            self._sheet.place(mark, Box.around(*spot, MARK, MARK))

    def take_away(self) -> None:
        self._sheet.remove_all()
        self.by_block = {}

    def _paint(self, canvas: Canvas, mark: Pressable) -> None:
        look = self.look
        ink = canvas.theme.accent if look is None else look.number
        if mark.is_hovered:
            canvas.rounded(mark.box, MARK / 2, (*ink, 60))
        canvas.icon("school", *mark.box.centre, MARK - 8, ink)


# The open pages of a book: wheel, arrows and paging keys scroll on them, then turn them.

FORWARD: Final = ("pagedown", "right", "down")
BACK: Final = ("pageup", "left", "up")
LAST: Final = 1_000_000


class BookSheet(ScrollArea):
    """Where the view does not scroll any further, `turn` goes on; `turn_to` goes to a leaf."""

    follows_finger = False

    def __init__(
        self,
        paint: Callable[[Canvas, Box], None],
        turn: Callable[[int], bool],
        turn_to: Callable[[int], bool],
    ) -> None:
        super().__init__(paint)
        self._turn, self._turn_to = turn, turn_to

    def handle(self, intent: Intent) -> bool:
        """Scrolls while there is something to scroll, then turns."""
        if isinstance(intent, Wheel):
            before = self.offset
            super().handle(intent)
            return self.offset != before or self._turn(-1 if intent.dy > 0 else 1) or True
        if not isinstance(intent, KeyPressed) or not intent.is_plain:
            return super().handle(intent)
        if intent.key in ("home", "end"):
            turned = self._turn_to(0 if intent.key == "home" else LAST)
            return super().handle(intent) or turned
        if super().handle(intent):
            return True
        if intent.key in FORWARD:
            return self._turn(1)
        return intent.key in BACK and self._back()

    def _back(self) -> bool:
        """To the end of the opening before."""
        turned = self._turn(-1)
        if turned:
            self.scroll_to(self.furthest)
        return turned


class TurnButton(base.Pressable):
    look: BookLook | None = None

    def __init__(self, icon: str, on_click: Callable[[], object]) -> None:
        super().__init__(on_click, sound=None, radius=20)
        self.icon = icon

    def draw(self, canvas: Canvas) -> None:
        if self.look is None or not self.is_enabled:
            return
        if self.is_hovered:
            canvas.rounded(self.box, 20, (*self.look.rule, 90))
        canvas.icon(self.icon, *self.box.centre, 26, self.look.number)


GAP: Final = 20.0
EDGE: Final = 16.0
CONTENTS: Final = 292.0
TWO_PAGES_FROM: Final = 1700.0
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
        super().__init__(app, Message("house-rules"), theme=theme_of(game), tag=(game.title, None))
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
        return BookSheet(self.paint_sheet, self.turn, self.turn_to)

    def _add_widgets(self, *, can_pick: bool) -> None:
        app, game = self.app, self.game
        self.games = app.registry.cards() if can_pick else []
        titles = [each.title for each in self.games]
        self.picker = Dropdown(titles, titles.index(game.title) if titles else 0, self._pick)
        self.picker.is_visible = len(self.games) > 1
        self.field = TextField(
            "", self.search, on_submit=lambda _: self.step_hit(1), icon="search",
            placeholder=Message("rules-search"), longest=60,
        )  # fmt: skip
        self.earlier = Button(kind="icon", icon="chevron-up", on_click=lambda: self.step_hit(-1),
                              tooltip=Message("rules-before"))  # fmt: skip
        self.later = Button(kind="icon", icon="chevron-down", on_click=lambda: self.step_hit(1),
                            tooltip=Message("rules-next"))  # fmt: skip
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
        size = (canvas.px(box.w), canvas.px(box.h))
        part = self.shelf.part(cover, size, canvas.px(FRONT_CORNER), above=4)
        if part is not None:
            canvas.image(part, box.x, box.y, premultiplied=True)

    def _read(self, game: Game) -> Rulebook:
        try:
            return Rulebook.read(game.rules_in(spoken(self.app.settings.language)))
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
        if not self.field.text.strip():
            return ""
        if not self.hits:
            return Message("rules-nothing")
        return Message("house-of-all", {"count": (self.hit or 0) + 1, "all": len(self.hits)})

    def handle(self, intent: Intent) -> bool:
        """Ctrl+F goes to the search field, F3 to the next hit; the paging keys turn pages."""
        if isinstance(intent, KeyPressed):
            if intent.ctrl and intent.key == "f":
                self.focus.take(self.field, shown=False)
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
        return super().is_animating or self.shelf.is_waiting

    def seconds_to_wake(self) -> float | None:
        due = super().seconds_to_wake()
        if not self.opened.unpainted:
            return due
        rest = max(0.0, REST_SECONDS - self._rested)
        return rest if due is None else min(due, rest)

    # -- places

    def layout(self, width: float, height: float) -> None:
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
        opened = self.opened
        self.sheet.content_height = opened.height
        self.lessons.look = self.back_leaf.look = self.next_leaf.look = opened.look
        y = opened.cover.bottom - COVER - FOOT / 2 - 2
        self.back_leaf.box = Box.around(opened.places[0].x + open_book.PAD, y, 40, 40)
        self.next_leaf.box = Box.around(opened.places[-1].right - open_book.PAD, y, 40, 40)
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
        canvas.backdrop()
        canvas.panel(self._side_panel)
        self.opened.draw_cover(canvas)
        self.draw_widgets(canvas)
        words = self.hits_in_words
        if words:
            x, y = self.field.box.x + 4, self.earlier.box.centre_y
            canvas.text(x, y, words, SMALL, SECOND_TEXT)

    def paint_sheet(self, canvas: Canvas, content: Box) -> None:
        self.opened.draw(canvas, content.y, self._lights)
