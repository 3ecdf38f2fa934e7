"""Words beside the pointer, after it has rested for a moment or been held down."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.inputs import Intent, KeyPressed
from engine.ui.theme import BODY, LINE, TEXT, darken, lighten, mix
from engine.ui.widgets.base import Tip, TipCard

HOVER_SECONDS: Final = 0.4
WIDEST: Final = 360.0
INSET: Final = 14.0
GAP: Final = 18.0


class TooltipTimer:
    """Counts how long the pointer has rested; any key, press or move elsewhere starts again."""

    def __init__(self) -> None:
        self.tip: Tip | None = None
        self.at = (0.0, 0.0)
        self.is_shown = False
        self._rested = 0.0

    @property
    def seconds_left(self) -> float | None:
        """When the tooltip is due; None when none is waiting."""
        if self.tip is None or self.is_shown:
            return None
        return max(0.0, HOVER_SECONDS - self._rested)

    def rest(self, tip: Tip | None, at: tuple[float, float]) -> bool:
        """The pointer moved to a place with this tooltip; whether the picture changes."""
        if tip == self.tip:
            if not self.is_shown:
                self.at = at
                self._rested = 0.0
            return False
        was_shown, self.is_shown = self.is_shown, False
        self.tip, self.at, self._rested = tip, at, 0.0
        return was_shown

    def hide(self) -> bool:
        """Something else happens now; whether the picture changes."""
        was_shown, self.is_shown = self.is_shown, False
        self.tip = None
        return was_shown

    def show(self, tip: Tip | None, at: tuple[float, float]) -> bool:
        """Show at once, as on a long press; whether the picture changes."""
        if tip is None:
            return self.hide()
        self.tip, self.at, self.is_shown = tip, at, True
        return True

    def hear(self, intent: Intent) -> None:
        """Whatever a key does, whoever takes it, what was pointed at is no longer the matter."""
        if isinstance(intent, KeyPressed):
            self.hide()

    def still(self, tip_under: Callable[[float, float], Tip | None]) -> Tip | None:
        """What is shown, as long as what it belongs to lies there; a card as it is by now."""
        if not self.is_shown:
            return None
        now = tip_under(*self.at)
        if now is None or (now != self.tip and not isinstance(now, TipCard)):
            self.hide()
        else:
            self.tip = now
        return self.tip

    def pass_time(self, seconds: float) -> bool:
        """Let time go by; whether the tooltip appeared."""
        if self.tip is None or self.is_shown:
            return False
        self._rested += seconds
        self.is_shown = self._rested >= HOVER_SECONDS - 1e-9
        return self.is_shown


def draw_tip(canvas: Canvas, tip: Tip, at: tuple[float, float], viewport: Box) -> Box:
    """Draw a tooltip near a point, inside the viewport; returns its box."""
    if isinstance(tip, TipCard):
        box = tip_box(at, (tip.width + 2 * INSET, tip.height + 2 * INSET), viewport)
        _draw_ground(canvas, box)
        tip.draw(canvas, box.inset(INSET))
        return box
    title, _, rest = canvas.said(tip).partition("\n")
    has_title = bool(rest)
    words = rest or title
    lines = canvas.paragraph_lines(WIDEST, words, BODY)
    widths = [canvas.text_width(line, BODY) for line in lines]
    if has_title:
        widths.append(canvas.text_width(title, BODY, "text-semibold"))
    width = min(WIDEST, max(widths)) + 1
    step = canvas.line_step(BODY, 1.45)
    head = step + 4 if has_title else 0.0
    height = head + len(lines) * step
    box = tip_box(at, (width + 2 * INSET, height + 2 * INSET - 4), viewport)
    _draw_ground(canvas, box)
    inner = Box(box.x + INSET, box.y + INSET - 2, width, height)
    if has_title:
        y = inner.y + step / 2
        canvas.text(inner.x, y, title, BODY, TEXT, "text-semibold", max_width=width)
    words_box = Box(inner.x, inner.y + head, width + 1, height - head)
    canvas.paragraph(words_box, words, BODY, mix(TEXT, canvas.theme.raised, 0.12), line_height=1.45)
    return box


def tip_box(at: tuple[float, float], size: tuple[float, float], viewport: Box) -> Box:
    """Under the pointer, or above it near the lower edge; never out of the viewport."""
    (x, y), (width, height) = at, size
    left = min(max(x - 16, viewport.x + 8), max(viewport.x + 8, viewport.right - 8 - width))
    top = y + GAP + 8
    if top + height > viewport.bottom - 8:
        top = y - GAP - height
    return Box(left, max(viewport.y + 8, top), width, height)


def _draw_ground(canvas: Canvas, box: Box) -> None:
    canvas.floating(box)
    canvas.shadow(box, 8, blur=14, drop=6, strength=130)
    canvas.rounded(box, 8, darken(canvas.theme.raised, 0.1), lighten(LINE, 0.2))
