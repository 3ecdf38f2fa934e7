"""A line of text to type into."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Final

from engine.text.said import Words
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.inputs import LEFT, Dragged, Intent, KeyPressed, PointerPressed, TextTyped
from engine.ui.theme import BODY, LARGE, SECOND_TEXT, SMALL, TEXT, Font, mix
from engine.ui.widgets.base import RADIUS, Shown, Tip, Widget, faint

INSET: Final = 16.0
BARE_INSET: Final = 8.0
ICON_ROOM: Final = 36.0


class TextField(Widget):
    """One line with caret, selection and clipboard.

    `on_change` hears every change, `on_submit` Enter. `accepts` may refuse characters. Ctrl+A,
    C, X, V work; Esc gives the keyboard back to the scene. One that `is_bare` looks like plain
    text until the pointer or the keyboard comes to it; `sizes` are its type, the largest that fits.
    """

    takes_focus = True
    takes_text = True
    takes_key_repeat = True
    text: Shown[str] = Shown()
    caret: Shown[int] = Shown()
    anchor: Shown[int] = Shown()

    def __init__(  # noqa: PLR0913 (options, by name)
        self,
        text: str = "",
        on_change: Callable[[str], object] | None = None,
        *,
        on_submit: Callable[[str], object] | None = None,
        placeholder: Words = "",
        icon: str | None = None,
        icon_right: str | None = None,
        font: Font = "text-semibold",
        longest: int = 200,
        accepts: Callable[[str], bool] = str.isprintable,
        is_bare: bool = False,
        sizes: tuple[float, ...] = (BODY, SMALL),
        tooltip: Tip | None = None,
        is_enabled: bool = True,
    ) -> None:
        super().__init__(tooltip=tooltip, is_enabled=is_enabled)
        self.text = text
        self.caret = self.anchor = len(text)
        self.on_change = on_change
        self.on_submit = on_submit
        self.placeholder = placeholder
        self.icon = icon
        self.icon_right = icon_right
        self.font: Font = font
        self.longest = longest
        self.accepts = accepts
        self.is_bare = is_bare
        self.sizes = sizes
        self._shift = 0.0
        self._stops: tuple[float, ...] = (0.0,)

    # -- text

    @property
    def selection(self) -> tuple[int, int]:
        """First and last place of what is selected; equal when nothing is."""
        return (min(self.caret, self.anchor), max(self.caret, self.anchor))

    @property
    def selected_text(self) -> str:
        """What Ctrl+C would copy."""
        start, end = self.selection
        return self.text[start:end]

    def replace_text(self, text: str) -> None:
        """Set the text from the program: no `on_change`, caret at the end."""
        self.text = text
        self.caret = self.anchor = len(text)

    def select_all(self) -> None:
        """Mark everything, so that typing replaces it."""
        self.anchor, self.caret = 0, len(self.text)

    def insert(self, typed: str) -> bool:
        """Put characters in place of the selection, as many as are accepted and fit."""
        start, end = self.selection
        room = self.longest - len(self.text) + (end - start)
        allowed = "".join(letter for letter in typed if self.accepts(letter))[: max(0, room)]
        if allowed or end > start:
            self._edit(self.text[:start] + allowed + self.text[end:], start + len(allowed))
        return True

    def _edit(self, text: str, caret: int) -> None:
        is_new = text != self.text
        self.text = text
        self.caret = self.anchor = caret
        if is_new and self.on_change is not None:
            self.on_change(text)

    # -- input

    def handle(self, intent: Intent) -> bool:
        """Typing, editing keys, and the pointer that sets caret and selection."""
        if not self.is_enabled:
            return False
        if isinstance(intent, TextTyped):
            return self.insert(intent.text)
        if isinstance(intent, PointerPressed) and intent.button == LEFT:
            self.caret = self.anchor = self._place_at(intent.x)
            return True
        if isinstance(intent, Dragged) and intent.button == LEFT:
            self.caret = self._place_at(intent.x)
            return True
        return isinstance(intent, KeyPressed) and self._key(intent)

    def _key(self, intent: KeyPressed) -> bool:
        if intent.alt:
            return False
        if intent.key == "return":
            if self.on_submit is not None:
                self.on_submit(self.text)
            return self.on_submit is not None
        if self._moves(intent) or self._deletes(intent):
            return True
        if intent.ctrl:
            return self._clipboard_key(intent.key)
        # A character arrives again as TextTyped; no shortcut of the scene may take it.
        return len(intent.key) == 1 or intent.key == "space"

    def _moves(self, intent: KeyPressed) -> bool:
        start, end = self.selection
        if intent.key in {"left", "right"} and start < end and not intent.shift:
            target = start if intent.key == "left" else end
        else:
            places = {
                "left": self._word(-1) if intent.ctrl else self.caret - 1,
                "right": self._word(1) if intent.ctrl else self.caret + 1,
                "home": 0,
                "end": len(self.text),
            }
            if intent.key not in places:
                return False
            target = max(0, min(len(self.text), places[intent.key]))
        self.caret = target
        if not intent.shift:
            self.anchor = target
        return True

    def _deletes(self, intent: KeyPressed) -> bool:
        if intent.key not in {"backspace", "delete"}:
            return False
        start, end = self.selection
        if start == end:
            by = -1 if intent.key == "backspace" else 1
            other = self._word(by) if intent.ctrl else self.caret + by
            start, end = sorted((self.caret, max(0, min(len(self.text), other))))
        self._edit(self.text[:start] + self.text[end:], start)
        return True

    def _clipboard_key(self, key: str) -> bool:
        if key == "a":
            self.select_all()
        elif key in {"c", "x"}:
            if self.host is not None and self.selected_text:
                self.host.clipboard.write(self.selected_text)
                if key == "x":
                    self.insert("")
        elif key == "v":
            if self.host is not None:
                self.insert(self.host.clipboard.read().replace("\n", " "))
        else:
            return False
        return True

    def _word(self, by: int) -> int:
        """The end of the word in a direction."""
        place, limit = self.caret, (0 if by < 0 else len(self.text))
        inner = -1 if by < 0 else 0  # which letter a step in that direction passes
        while place != limit and not self.text[place + inner].isalnum():
            place += by
        while place != limit and self.text[place + inner].isalnum():
            place += by
        return place

    # -- places

    def _room(self) -> Box:
        left = ICON_ROOM + 8 if self.icon else BARE_INSET if self.is_bare else INSET
        right = ICON_ROOM + 4 if self.icon_right else BARE_INSET if self.is_bare else INSET
        box = self.box
        return Box(box.x + left, box.y, max(1, box.w - left - right), box.h)

    def _place_at(self, x: float) -> int:
        """The gap between letters nearest to a point, as last drawn."""
        inside = x - self._room().x + self._shift
        middles = [(a + b) / 2 for a, b in pairwise(self._stops)]
        return min(len(self.text), sum(inside > middle for middle in middles))

    def _measure(self, canvas: Canvas, width: float) -> None:
        self._stops = tuple(
            canvas.text_width(self.text[:n], self._typing, self.font) if n else 0.0
            for n in range(len(self.text) + 1)
        )
        caret = self._stops[min(self.caret, len(self.text))]
        least = max(0.0, min(caret - width + 4, self._stops[-1] - width + 4))
        self._shift = max(least if caret - self._shift > width - 4 else self._shift, 0.0)
        self._shift = min(self._shift, caret, max(0.0, self._stops[-1] - width + 4))
        if not self.is_focused:
            self._shift = 0.0

    # -- looks

    def draw(self, canvas: Canvas) -> None:
        """The well, icons, the text with its selection, and the caret."""
        if not self.is_bare or self.is_focused or self.is_hovered:
            self._draw_well(canvas)
        box = self.box
        if self.icon:
            canvas.icon(self.icon, box.x + 24, box.centre_y, 18, SECOND_TEXT)
        if self.icon_right:
            canvas.icon(self.icon_right, box.right - 22, box.centre_y, 16, SECOND_TEXT)
        room = self._room()
        self._measure(canvas, room.w)
        if not self.text and not self.is_focused:
            canvas.text(
                room.x, room.centre_y, self.placeholder, BODY,
                mix(SECOND_TEXT, canvas.theme.well, 0.15),
                max_width=room.w, exempt=not self.is_enabled,
            )  # fmt: skip
            return
        with canvas.clipped(Box(room.x - 2, box.y, room.w + 4, box.h)):
            self._draw_text(canvas, room)

    def _draw_well(self, canvas: Canvas) -> None:
        box, accent = self.box, canvas.theme.accent
        edge = (
            accent
            if self.is_focused
            else mix(canvas.theme.line, TEXT, 0.15 if self.is_hovered else 0)
        )
        canvas.rounded(box, RADIUS, canvas.theme.well, edge, 2 if self.is_focused else 1)

    @property
    def _typing(self) -> float:
        """The size while somebody types: what is longer scrolls."""
        return min(self.sizes[0], LARGE)

    def _draw_text(self, canvas: Canvas, room: Box) -> None:
        start, end = self.selection
        x, y = room.x - self._shift, room.centre_y
        if self.is_focused and start < end:
            left, right = self._stops[start], self._stops[end]
            marked = Box(x + left, y - 14, right - left, 28)
            canvas.rounded(marked, 3, mix(canvas.theme.well, canvas.theme.accent, 0.45))
        ink = TEXT if self.is_enabled else faint(TEXT, canvas.theme.well)
        if self.is_focused:
            canvas.text(x, y, self.text, self._typing, ink, self.font)
            caret = Box(x + self._stops[self.caret] - 1, y - 13, 2, 26)
            canvas.rounded(caret, 1, canvas.theme.accent)
        else:
            size = canvas.fitting_size(self.text, room.w, self.sizes, self.font)
            canvas.text(
                x, y, self.text, size, ink, self.font,
                max_width=room.w, exempt=not self.is_enabled,
            )  # fmt: skip
