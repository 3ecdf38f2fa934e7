"""A page of the program: widgets, keyboard focus, tooltips, a film, and its own drawing."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar, Final, Protocol, TypeVar, cast

from engine.core.settings import Settings
from engine.text.said import Words
from engine.ui.animation import AnimationQueue
from engine.ui.box import Box
from engine.ui.canvas import Canvas, Pictures
from engine.ui.focus import Direction, Focus
from engine.ui.inputs import (
    Intent,
    KeyPressed,
    LongPressed,
    PointerLeft,
    PointerMoved,
    PointerPressed,
    TextTyped,
    Wheel,
)
from engine.ui.paint.ledger import Target
from engine.ui.pointer import Pointer
from engine.ui.sound import Name, Sound
from engine.ui.theme import THEMES, Theme
from engine.ui.widgets.base import Clipboard, Tip, Widget, is_press_key
from engine.ui.widgets.overlays import Tone, TooltipTimer, draw_tip
from engine.ui.worker import Worker

if TYPE_CHECKING:
    from weakref import WeakSet

    from engine.core.card import Card
    from engine.core.match import Match
    from engine.core.registry import Registry
    from engine.ui.routes import Routes

W = TypeVar("W", bound=Widget)

ARROWS: Final = ("left", "right", "up", "down")


class Window(Protocol):
    """What a scene may ask of the window it is shown in (`engine.ui.app.App`)."""

    @property
    def top(self) -> Scene | None:
        """The scene that hears the player."""

    def push(self, scene: Scene) -> None:
        """Put a scene (or an overlay) on top."""

    def pop(self) -> bool:
        """Leave the top scene; the last one stays. Whether there was one to leave."""

    def remove(self, scene: Scene) -> None:
        """Take a scene off the stack, wherever it stands; nothing when it is not on it."""

    def replace(self, scene: Scene) -> None:
        """Put a scene in place of the top one and of the overlays around it."""

    def quit(self) -> None:
        """End the program."""

    def toast(self, text: Words, tone: Tone = "plain") -> None:
        """Show a short message that goes by itself."""

    def change_settings(self, **changes: Any) -> None:
        """Change settings and let them take effect at once."""

    @property
    def routes(self) -> Routes:
        """The ways to other pages."""

    @property
    def settings(self) -> Settings: ...

    @property
    def registry(self) -> Registry: ...

    @property
    def worker(self) -> Worker: ...

    @property
    def sound(self) -> Sound: ...

    @property
    def clipboard(self) -> Clipboard: ...

    @property
    def looked_back_on(self) -> WeakSet[Match]:
        """The matches whose review was opened in this window."""

    @property
    def pictures(self) -> Pictures: ...

    def canvas_on(self, surface: Target, theme: Theme) -> Canvas:
        """A canvas like the window's own, to draw a page on before it is shown."""

    @property
    def canvas(self) -> Canvas:
        """What is drawn on, to measure texts with; a scene draws only in `draw`."""

    @property
    def scale(self) -> float:
        """Real pixels per logical unit."""


class Scene:
    """What the window shows, or an overlay above it.

    A kind of scene fills in `layout` (pure arithmetic in logical units), `draw`, and where the
    widgets are not enough `handle` (call `super().handle` first) and `update` (call it too, it
    plays the film). It asks for a new picture with `invalidate`, never draws on its own account,
    and gets its time only from `update`.
    """

    is_overlay: ClassVar[bool] = False

    about_game: Card | None = None
    """The game whose own words stand on the page: where it lacks the language of the settings, all
    of the page is in English, unless the page `keeps_language`.
    """

    keeps_language: ClassVar[bool] = False

    @property
    def speaks_english(self) -> bool:
        """Whether what it says is written in English alone."""
        return False

    anew: Callable[[], Scene] | None = None
    """Makes the page once more from what is kept, after a fault in it; without it the page is left.
    """

    def __init__(self, app: Window, theme: Theme | None = None) -> None:
        self.app = app
        self.theme = THEMES["hub"] if theme is None else theme
        self.widgets: list[Widget] = []
        self.focus = Focus(self._reachable)
        self.film = AnimationQueue(app.settings.animation_speed)
        self.width = 0.0
        self.height = 0.0
        self.needs_redraw = True
        self.popup: Widget | None = None
        self.tooltips = TooltipTimer()
        self._pointer = Pointer()

    # -- for the kinds of scenes to fill in

    @property
    def messages_above(self) -> float | None:
        """The height of the window above which messages stand; None where it does not matter."""
        return None

    def enter(self) -> None:
        """The scene was put on top; called before its first layout."""

    def leave(self) -> None:
        """The scene is taken away for good: cancel work, save what is worth it."""

    def secure(self) -> bool:
        """There was a fault: keep what is worth it; False when the disk does not have it all."""
        return True

    def resumed(self) -> None:
        """What lay above is gone and the scene is on top again."""

    def layout(self, width: float, height: float) -> None:
        """Give every widget its box; called at the start and when the window changes."""

    def update(self, seconds: float) -> None:
        """Let time go by."""
        if self.film.is_playing:
            self.film.update(seconds)
            self.invalidate()

    def draw(self, canvas: Canvas) -> None:
        """Draw everything; the canvas may hold an older picture."""
        canvas.backdrop()
        self.draw_widgets(canvas)

    def tip_at(self, x: float, y: float) -> Tip | None:
        """The tooltip of a place where no widget is: a region of a board, a die."""
        return None

    def back(self) -> bool:
        """What Esc does when nothing else wants it."""
        return self.app.pop()

    def seconds_to_wake(self) -> float | None:
        """When `update` should be called although nothing moves; None when never."""
        due = [widget.seconds_to_wake() for widget in self._feeling_time()]
        due.append(self.tooltips.seconds_left)
        return min((each for each in due if each is not None), default=None)

    @property
    def is_whole(self) -> bool:
        """Whether nothing was missing when it was drawn last."""
        return True

    def paint_on(self) -> bool:
        """Paint a small part of what is missing; whether there was one to paint."""
        return False

    @property
    def begins_anew(self) -> bool:
        """Whether the picture that comes next shows something new that nobody has just asked for:
        it may come a few frames late, while the last one stays.
        """
        return False

    def get_ready(self) -> None:
        """Let what happens by itself happen: called once, before the page is shown."""

    @property
    def may_be_seen(self) -> bool:
        """Whether whoever sits before the screen may see the page as it is."""
        return True

    @property
    def is_animating(self) -> bool:
        """Whether the picture changes from frame to frame."""
        return self.film.is_playing

    # -- what kinds of scenes use

    def add(self, widget: W) -> W:
        """Put a widget on the scene, above those already there; returns it."""
        self.widgets.append(widget)
        widget.attach(self)
        return widget

    def draw_widgets(self, canvas: Canvas) -> None:
        """Draw the widgets in their order, with the focus ring."""
        for widget in self.widgets:
            widget.render(canvas)

    def paint(self, canvas: Canvas) -> None:
        """What the app calls: the scene, then popup and tooltip over it."""
        self.needs_redraw = False
        self.draw(canvas)
        if self.popup is not None:
            self.popup.render(canvas)
        tip = self.tooltips.still(self._tip_under)
        if tip is not None:
            draw_tip(canvas, tip, self.tooltips.at, self.viewport)

    def pass_time(self, seconds: float) -> None:
        """What the app calls: tooltips, then `update`."""
        if self.tooltips.pass_time(seconds):
            self.invalidate()
        for widget in self._feeling_time():
            widget.pass_time(seconds)
        self.update(seconds)

    def settle(self, width: float, height: float) -> None:
        """What the app calls when the window is new: close the popup, lay out, look again."""
        self.width, self.height = width, height
        self.popup = None
        self.tooltips.hide()
        self.layout(width, height)
        self.invalidate()

    # -- host of the widgets

    @property
    def viewport(self) -> Box:
        """Everything the scene may draw on."""
        return Box(0, 0, self.width, self.height)

    @property
    def clipboard(self) -> Clipboard:
        return self.app.clipboard

    def said(self, words: Words) -> str:
        """What is written for these words."""
        return self.app.canvas.said(words)

    @property
    def wants_key_repeat(self) -> bool:
        """Whether what has the keyboard now likes a key held down."""
        listener = self.popup or self.focus.current
        return listener is not None and listener.takes_key_repeat

    @property
    def is_typing(self) -> bool:
        """Whether characters typed now go into a text."""
        listener = self.popup or self.focus.current
        return listener is not None and listener.takes_text

    def invalidate(self) -> None:
        """Have the scene drawn again."""
        self.needs_redraw = True

    def open_popup(self, popup: Widget) -> None:
        """Show a widget over everything until a press elsewhere or Esc closes it."""
        popup.attach(self)
        self.popup = popup
        self.tooltips.hide()
        self.invalidate()

    def close_popup(self) -> None:
        """Take the popup away."""
        if self.popup is not None:
            self.popup = None
            self.invalidate()

    def play_sound(self, name: Name) -> None:
        """Play a sound, if sound is on."""
        self.app.sound.play(name)

    # -- intents

    def handle(self, intent: Intent) -> bool:
        """Give an intent to the widget it is meant for; whether one used it."""
        if isinstance(intent, PointerMoved):
            self._pointer_moved(intent)
            return self._pointer.over is not None
        if isinstance(intent, PointerLeft):
            self._pointer.move_over(None)
            self._hide_tip()
            return False
        if isinstance(intent, PointerPressed):
            return self._pressed(intent)
        if isinstance(intent, LongPressed):
            return self._long_pressed(intent)
        if isinstance(intent, Wheel):
            return self._wheel(intent)
        if isinstance(intent, (KeyPressed, TextTyped)):
            self._hide_tip()
            return self._key(intent)
        return self._pointer.give(intent)

    def widget_at(self, x: float, y: float) -> Widget | None:
        """The innermost widget at a point; while a popup is open only the popup."""
        if self.popup is not None:
            return self.popup.hit(x, y)
        for widget in reversed(self.widgets):
            found = widget.hit(x, y)
            if found is not None:
                return found
        return None

    def _feeling_time(self) -> list[Widget]:
        family = (member for widget in self.widgets for member in widget.family())
        return [member for member in family if member.feels_time]

    def _reachable(self) -> list[Widget]:
        return self.widgets

    def _pointer_moved(self, intent: PointerMoved) -> None:
        x, y = intent.x, intent.y
        target = self.widget_at(x, y)
        self._pointer.move_over(target)
        if target is not None:
            target.hover(x, y)
            if target is self.popup:
                target.handle(intent)
        if not self._pointer.is_pressing:
            tip = None if self.popup is not None else self._tip_under(x, y)
            if self.tooltips.rest(tip, (x, y)):
                self.invalidate()

    def _pressed(self, intent: PointerPressed) -> bool:
        self._hide_tip()
        self._pointer.release()
        target = self.widget_at(intent.x, intent.y)
        if self.popup is not None and target is None:
            self.close_popup()
            return True
        if target is None:
            self.focus.take(None, shown=False)
            return False
        if target.is_focusable:
            self.focus.take(target, shown=False)
        self._pointer.press(target, intent)
        return True

    def _long_pressed(self, intent: LongPressed) -> bool:
        tip = self._tip_under(intent.x, intent.y)
        if tip is not None and self.tooltips.show(tip, (intent.x, intent.y)):
            self.invalidate()
        return tip is not None

    def _tip_under(self, x: float, y: float) -> Tip | None:
        at = self.widget_at(x, y)
        if at is None:
            return self.tip_at(x, y)
        tip: Tip | None = None
        while at is not None and tip is None:
            tip, at = at.tip_at(x, y), at.parent
        return tip

    def _wheel(self, intent: Wheel) -> bool:
        self._hide_tip()
        target = self.widget_at(intent.x, intent.y)
        while target is not None:
            if target.handle(intent):
                return True
            target = target.parent
        return self.popup is not None

    def _hide_tip(self) -> None:
        if self.tooltips.hide():
            self.invalidate()

    # -- keyboard

    def _key(self, intent: KeyPressed | TextTyped) -> bool:
        if self.popup is not None:
            if not self.popup.handle(intent):
                self.close_popup()
            return True
        self.focus.drop_if_gone()
        if self._to_focused(intent):
            return True
        if isinstance(intent, TextTyped):
            return False
        return (
            self._tab(intent) or self._shortcut(intent) or self._arrow(intent) or self._esc(intent)
        )

    def _to_focused(self, intent: KeyPressed | TextTyped) -> bool:
        """A widget that was only clicked does not take Space and Enter from the shortcuts."""
        focused = self.focus.current
        if focused is None:
            return False
        if focused.takes_text and isinstance(intent, KeyPressed) and intent.key == "escape":
            self.focus.take(None, shown=False)
            return True
        if is_press_key(intent) and not self.focus.is_shown and not focused.takes_text:
            return False
        return focused.handle(intent)

    def _tab(self, intent: KeyPressed) -> bool:
        return (
            intent.key == "tab" and intent.is_plain and self.focus.step(-1 if intent.shift else 1)
        )

    def _shortcut(self, intent: KeyPressed) -> bool:
        for widget in self.widgets:
            for member in widget.family():
                if member.answers_to(intent):
                    return member.press()
        return False

    def _arrow(self, intent: KeyPressed) -> bool:
        is_arrow = intent.key in ARROWS and intent.is_plain and not intent.shift
        return is_arrow and self.focus.move(cast(Direction, intent.key))

    def _esc(self, intent: KeyPressed) -> bool:
        return intent.key == "escape" and self.back()
