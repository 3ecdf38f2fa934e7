"""Things longer than their box: a scrolled area, a list of rows, and the bar beside them."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import Final, Generic, TypeVar

from engine.ui import display
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.theme import LINE, SECOND_TEXT, darken, mix
from engine.ui.widgets.base import Shown, Tip, Widget, draw_focus_ring, is_press_key

BAR_ROOM: Final = 16.0
BAR_WIDTH: Final = 6.0
SHORTEST_KNOB: Final = 32.0
WHEEL_STEP: Final = 72.0
KEY_STEP: Final = 48.0
FADE: Final = 64.0

T = TypeVar("T")


class ScrollBar(Widget):
    """The bar at the right: dragged by its knob, or clicked beside it for a page."""

    drags = "any"

    def __init__(self, area: Scrolled) -> None:
        super().__init__()
        self._area = area
        self._held_at: float | None = None

    def knob(self) -> Box:
        area, box = self._area, self.box
        share = min(1.0, area.box.h / max(1.0, area.content_height))
        height = min(box.h, max(SHORTEST_KNOB, box.h * share))
        most = area.furthest
        y = box.y + (box.h - height) * (area.offset / most if most else 0)
        return Box(box.right - BAR_WIDTH - 3, y, BAR_WIDTH, height)

    def handle(self, intent: display.Intent) -> bool:
        if isinstance(intent, display.PointerPressed) and intent.button == display.LEFT:
            knob = self.knob()
            if knob.y <= intent.y < knob.bottom:
                self._held_at = intent.y - knob.y
            else:
                self._held_at = None
                self._area.scroll_by(self._area.box.h * (-0.9 if intent.y < knob.y else 0.9))
            return True
        if isinstance(intent, display.Dragged) and self._held_at is not None:
            room = self.box.h - self.knob().h
            share = (intent.y - self._held_at - self.box.y) / room if room else 0
            self._area.scroll_to(share * self._area.furthest)
            return True
        return False

    def draw(self, canvas: Canvas) -> None:
        if self._area.furthest <= 0:
            return
        is_lit = self.is_hovered or self.is_pressed
        colour = SECOND_TEXT if is_lit else mix(LINE, SECOND_TEXT, 0.3)
        canvas.rounded(self.knob(), BAR_WIDTH / 2, colour)


class Scrolled(Widget):
    """The part all scrolled things share: an offset, the bar, wheel and keys."""

    takes_key_repeat = True
    follows_finger = True  # a page that turns goes on in whole notches
    radius = 8
    offset: Shown[float] = Shown()

    def __init__(self, *, tooltip: Tip | None = None) -> None:
        super().__init__(tooltip=tooltip)
        self._content_height = 0.0
        self.offset = 0.0
        self.bar = ScrollBar(self)
        self.add(self.bar)

    @property
    def content_height(self) -> float:
        """How high everything is; setting it keeps the view inside."""
        return self._content_height

    @content_height.setter
    def content_height(self, height: float) -> None:
        if height != self._content_height:
            self._content_height = height
            self.scroll_to(self.offset)
            self.changed()

    def measured(self, height: float) -> None:
        """How high everything turned out to be while it was drawn: that needs no further frame."""
        self._content_height = height
        self.scroll_to(self.offset)

    @property
    def furthest(self) -> float:
        return max(0.0, self.content_height - self.box.h)

    @property
    def is_at_end(self) -> bool:
        return self.offset >= self.furthest - 1

    @property
    def inner_width(self) -> float:
        """The width left for content beside the bar."""
        return max(0.0, self.box.w - BAR_ROOM)

    def scroll_to(self, offset: float) -> bool:
        """Show the content from an offset on; whether the view moved."""
        before, self.offset = self.offset, max(0.0, min(self.furthest, offset))
        if self.offset != before:
            self.scrolled()
        return self.offset != before

    def scroll_by(self, distance: float) -> bool:
        """Move the view; whether it moved."""
        return self.scroll_to(self.offset + distance)

    def show_part(self, top: float, bottom: float, margin: float = 8) -> None:
        """Scroll as little as needed to see a part of the content."""
        if top - margin < self.offset:
            self.scroll_to(top - margin)
        elif bottom + margin > self.offset + self.box.h:
            self.scroll_to(bottom + margin - self.box.h)

    def scrolled(self) -> None:
        """The offset is new."""

    def placed(self) -> None:
        box = self.box
        self.bar.box = Box(box.right - BAR_ROOM, box.y, BAR_ROOM, box.h)
        self.scroll_to(self.offset)

    def handle(self, intent: display.Intent) -> bool:
        if isinstance(intent, display.Wheel):
            return self.furthest > 0 and (self.scroll_by(-intent.dy * WHEEL_STEP) or True)
        if not isinstance(intent, display.KeyPressed) or not intent.is_plain:
            return False
        page = self.box.h * 0.9
        if intent.key == "pageup":
            return self.scroll_by(-page)
        if intent.key == "pagedown":
            return self.scroll_by(page)
        if intent.key == "home":
            return self.scroll_to(0)
        return intent.key == "end" and self.scroll_to(self.furthest)


class ScrollArea(Scrolled):
    """Widgets and drawing that scroll together.

    Widgets are placed with `place(widget, home)`, home being relative to the content's corner;
    `paint` draws the rest, given the content's box (its y moves with the scrolling). One that
    `fades` has its lower edge in shade while there is more. The keyboard stops at the area itself
    only when `reads` is set, as for a page of text.
    """

    def __init__(
        self,
        paint: Callable[[Canvas, Box], None] | None = None,
        *,
        reads: bool = False,
        fades: bool = False,
        tooltip: Tip | None = None,
    ) -> None:
        super().__init__(tooltip=tooltip)
        self.paint, self.fades = paint, fades
        self.takes_focus = reads
        self._homes: dict[Widget, Box] = {}

    def place(self, widget: Widget, home: Box) -> None:
        """Put a widget at a place of the content, or move it there."""
        if widget not in self._homes:
            self.add(widget)
        self._homes[widget] = home
        self._settle(widget)

    def remove_all(self) -> None:
        self.children = [self.bar]
        self._homes.clear()
        self.changed()

    def content_box(self) -> Box:
        """Where the whole content lies now, most of it perhaps out of view."""
        return Box(self.box.x, self.box.y - self.offset, self.inner_width, self.content_height)

    def scrolled(self) -> None:
        for widget in self._homes:
            self._settle(widget)

    def placed(self) -> None:
        super().placed()
        self.scrolled()

    def _settle(self, widget: Widget) -> None:
        widget.box = self._homes[widget].moved(self.box.x, self.box.y - self.offset)

    def reveal(self, child: Widget) -> None:
        if child is not self.bar:
            top = child.box.y - self.box.y + self.offset
            self.show_part(top, top + child.box.h)

    def handle(self, intent: display.Intent) -> bool:
        if super().handle(intent):
            return True
        if (
            self.is_focused
            and isinstance(intent, display.KeyPressed)
            and intent.key in {"up", "down"}
        ):
            return self.scroll_by(KEY_STEP if intent.key == "down" else -KEY_STEP)
        return False

    def render(self, canvas: Canvas) -> None:
        if not self.is_visible:
            return
        with canvas.clipped(self.box):
            if self.paint is not None:
                self.paint(canvas, self.content_box())
            for child in (*self.children[1:], self.bar):
                if child.box.inset(-8).intersects(self.box):
                    child.render(canvas)
        if self.fades and not self.is_at_end:
            shade = darken(canvas.theme.well, 0.4)
            foot = Box(self.box.x, self.box.bottom - FADE, self.inner_width, FADE)
            canvas.rounded(foot, 0, ((*shade, 0), (*shade, 250)))
        if self.is_focused and self.shows_focus:
            draw_focus_ring(canvas, self.box, self.radius)


@dataclass(frozen=True, slots=True)
class RowState:
    index: int
    is_hovered: bool
    is_selected: bool


class ScrollList(Scrolled, Generic[T]):
    """Rows one below the other, drawn only where they can be seen.

    `draw_row(canvas, box, item, state)` draws one; `row_height` is a number or a function of the
    item (call `rows_changed` when its results change). With `whole_rows` a row that does not fit at
    either end is left out. With `on_choose` a click or Enter on a row
    calls it with the index, and the arrows move the selection.
    """

    selected: Shown[int | None] = Shown()
    hovered_row: Shown[int | None] = Shown()

    def __init__(
        self,
        items: Sequence[T],
        draw_row: Callable[[Canvas, Box, T, RowState], None],
        *,
        row_height: float | Callable[[T], float] = 48,
        on_choose: Callable[[int], object] | None = None,
        gap: float = 0,
        tip_for: Callable[[T], Tip | None] | None = None,
        whole_rows: bool = False,
    ) -> None:
        super().__init__()
        self.takes_focus = True
        self.whole_rows = whole_rows
        self.draw_row = draw_row
        self.row_height = row_height
        self.on_choose = on_choose
        self.gap = gap
        self.tip_for = tip_for
        self.selected = None
        self.hovered_row = None
        self._items: Sequence[T] = items
        self._tops: list[float] = [0.0]
        self.rows_changed()

    @property
    def items(self) -> Sequence[T]:
        """What the rows show; setting it keeps the view where it was, or at the end."""
        return self._items

    @items.setter
    def items(self, items: Sequence[T]) -> None:
        self._items = items
        if self.selected is not None and self.selected >= len(items):
            self.selected = None
        self.rows_changed()

    def rows_changed(self) -> None:
        """The number of rows or their heights are new."""
        height = self.row_height
        heights = [(height(item) if callable(height) else height) + self.gap for item in self.items]
        self._tops = list(accumulate(heights, initial=0.0))
        self.content_height = max(0.0, self._tops[-1] - self.gap)
        self.changed()

    def row_box(self, index: int) -> Box:
        top, bottom = self._tops[index], self._tops[index + 1] - self.gap
        return Box(self.box.x, self.box.y - self.offset + top, self.inner_width, bottom - top)

    def row_at(self, x: float, y: float) -> int | None:
        if not self.items or not self.box.contains((x, y)):
            return None
        index = bisect_right(self._tops, y - self.box.y + self.offset) - 1
        is_row = 0 <= index < len(self.items) and self.row_box(index).contains((x, y))
        return index if is_row and self._is_shown(self.row_box(index)) else None

    def _is_shown(self, row: Box) -> bool:
        """Rows higher than the list are shown in any case."""
        fits = row.y >= self.box.y - 1 and row.bottom <= self.box.bottom + 1
        return fits or not self.whole_rows or row.h > self.box.h / 2

    def show_row(self, index: int) -> None:
        """Scroll as little as needed to see a row."""
        self.show_part(self._tops[index], self._tops[index + 1])

    def choose(self, index: int) -> bool:
        self.selected = index
        if self.on_choose is not None:
            self.play_sound("click")
            self.on_choose(index)
        return True

    def tip_at(self, x: float, y: float) -> Tip | None:
        row = self.row_at(x, y)
        return None if row is None or self.tip_for is None else self.tip_for(self.items[row])

    def hover(self, x: float, y: float) -> None:
        self.hovered_row = self.row_at(x, y) if self.on_choose is not None else None

    def hover_ended(self) -> None:
        self.hovered_row = None

    def scrolled(self) -> None:
        """Other rows may now lie under the pointer."""
        self.hovered_row = None

    def handle(self, intent: display.Intent) -> bool:
        if super().handle(intent):
            return True
        if isinstance(intent, (display.Clicked, display.Dropped)):
            row = self.row_at(intent.x, intent.y)
            is_choice = (
                row is not None and intent.button == display.LEFT and self.on_choose is not None
            )
            return is_choice and row is not None and self.choose(row)
        if not isinstance(intent, display.KeyPressed):
            return False
        if intent.key in {"up", "down"} and intent.is_plain:
            return self._arrow(1 if intent.key == "down" else -1)
        return is_press_key(intent) and self.selected is not None and self.choose(self.selected)

    def _arrow(self, by: int) -> bool:
        if self.on_choose is None:
            return self.scroll_by(by * KEY_STEP)
        if not self.items:
            return False
        target = 0 if self.selected is None else self.selected + by
        if not 0 <= target < len(self.items):
            return False
        self.selected = target
        self.show_row(target)
        return True

    def render(self, canvas: Canvas) -> None:
        if not self.is_visible:
            return
        with canvas.clipped(self.box):
            first = max(0, bisect_right(self._tops, self.offset) - 1)
            for index in range(first, len(self.items)):
                box = self.row_box(index)
                if box.y >= self.box.bottom:
                    break
                if not self._is_shown(box):
                    continue
                state = RowState(index, index == self.hovered_row, index == self.selected)
                self.draw_row(canvas, box, self.items[index], state)
            self.bar.render(canvas)
        if self.is_focused and self.shows_focus:
            draw_focus_ring(canvas, self.box, self.radius)
