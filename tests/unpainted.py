"""A window of a test paints when the test looks at it; clicks, keys and layout need no picture.

`App.surface` is where tests look, and what an audit has heard. What a frame has to bring up to date
(`Scene.prepare`) is done for each one, and the last frame of a test is always painted. A test
marked `painted` has every frame painted: what it looks at is the painting itself.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any
from weakref import WeakSet, ref

import pygame

from engine.ui.app import App
from engine.ui.canvas import Audit
from engine.ui.paint.pictures import FrameLedger

Paint = Callable[[pygame.Surface | FrameLedger], None]

paint_now = App._draw
unpainted: WeakSet[App] = WeakSet()
audited: dict[int, ref[App]] = {}
"""The last window of each audit, which can be no key itself."""


def paint_later(app: App, paint: Paint) -> None:
    """In place of painting a frame."""
    shown = app._stack.shown()
    if app.audit is not None:
        audited[id(app.audit)] = ref(app)
    if not shown or getattr(paint, "__func__", None) is not App._paint:
        paint_now(app, paint)
        return
    app._is_dirty, app._times_painted = False, 0
    for scene in shown:
        scene.needs_redraw = False
        scene.prepare()
    app.canvas = app._canvas(shown[-1].theme, app.display.next_frame())
    unpainted.add(app)


def paint_last(app: App) -> None:
    """The frame that a window would show by now."""
    if app in unpainted and app._stack.scenes:
        unpainted.discard(app)
        app._stack._beneath = None
        paint_now(app, app._paint)


def surface(app: App) -> pygame.Surface:
    """A window's picture as it is by now."""
    paint_last(app)
    return app.display.surface


def painted_for(audit: Audit) -> None:
    """The frame that an audit has not heard yet."""
    window = audited[id(audit)]() if id(audit) in audited else None
    if window is not None and window.audit is audit:
        paint_last(window)


def heard(slot: Any) -> property:
    """What an audit has heard, up to the frame that its window would show by now."""

    def get(audit: Audit) -> Any:
        painted_for(audit)
        return slot.__get__(audit)

    return property(get, slot.__set__)


def clear(audit: Audit) -> None:
    """What was drawn before is heard, and forgotten."""
    painted_for(audit)
    clear_now(audit)


clear_now = Audit.clear
slots = {name: vars(Audit)[name] for name in ("texts", "lost")}


def install(patch: Any) -> None:
    """For one test."""
    patch.setattr(App, "_draw", paint_later)
    patch.setattr(App, "surface", property(surface))
    patch.setattr(Audit, "clear", clear)
    for name, slot in slots.items():
        patch.setattr(Audit, name, heard(slot))
