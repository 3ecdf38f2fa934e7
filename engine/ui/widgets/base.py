"""What every widget is: a box that can be hovered, pressed, focused, and drawn."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final, Generic, Protocol, Self, TypeVar, cast, overload

from engine.text.said import Words
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.inputs import LEFT, Clicked, Dropped, Intent, KeyPressed
from engine.ui.sound import Name
from engine.ui.theme import (
    PANEL,
    RAISED,
    Colour,
    Fill,
    darken,
    lighten,
    mix,
)

NO_BOX: Final = Box(0, 0, 0, 0)
HOVER_SHARE: Final = 0.12
RADIUS: Final = 10.0

T = TypeVar("T")

_KEYS_AS_PRINTED: Final = {
    "enter": "return",
    "esc": "escape",
    "del": "delete",
    "←": "left",
    "→": "right",
    "↑": "up",
    "↓": "down",
    "−": "-",
}


@dataclass(frozen=True, slots=True)
class TipCard:
    """A tooltip that draws itself into a box of its own size, in logical units."""

    width: float
    height: float
    draw: Callable[[Canvas, Box], None]


Tip = Words | TipCard


class Clipboard(Protocol):
    """Text shared with other programs."""

    def read(self) -> str:
        """The text there, empty when there is none."""
        ...

    def write(self, text: str) -> None:
        """Put text there."""
        ...


class WidgetHost(Protocol):
    """What a widget needs of the scene it stands in."""

    @property
    def viewport(self) -> Box: ...

    @property
    def clipboard(self) -> Clipboard: ...

    def invalidate(self) -> None:
        """Draw the scene again soon."""
        ...

    def open_popup(self, popup: Widget) -> None:
        """Show a widget over everything until a press elsewhere or Esc closes it."""
        ...

    def close_popup(self) -> None:
        """Take the popup away."""
        ...

    def play_sound(self, name: Name) -> None:
        """Play a sound, if sound is on."""
        ...

    def said(self, words: Words) -> str:
        """What is written for these words."""
        ...


class Shown(Generic[T]):
    """A value of a widget that shows: setting it to something else has the scene drawn again."""

    def __set_name__(self, _owner: type[Widget], name: str) -> None:
        self._slot = f"_shown_{name}"

    @overload
    def __get__(self, widget: None, owner: type[Widget]) -> Self: ...
    @overload
    def __get__(self, widget: Widget, owner: type[Widget]) -> T: ...
    def __get__(self, widget: Widget | None, owner: type[Widget]) -> Self | T:
        return self if widget is None else cast(T, widget.__dict__[self._slot])

    def __set__(self, widget: Widget, value: T) -> None:
        if self._slot not in widget.__dict__ or widget.__dict__[self._slot] != value:
            widget.__dict__[self._slot] = value
            widget.changed()


class Widget:
    """A part of a scene with a box of its own; children lie over their parent."""

    takes_focus = False
    takes_text = False  # characters typed are its own: no shortcut hears them
    takes_key_repeat = False  # a key held down presses again and again
    tab_rank = 0  # Tab stops at lower ranks first, at equal ones in the order of drawing
    lets_through = False  # only its children are clicked on: what lies under it shows between them
    feels_time = False  # `pass_time` is called while the widget is on the scene
    radius: float = RADIUS
    is_enabled: Shown[bool] = Shown()
    is_visible: Shown[bool] = Shown()
    is_hovered: Shown[bool] = Shown()
    is_pressed: Shown[bool] = Shown()
    is_focused: Shown[bool] = Shown()
    shows_focus: Shown[bool] = Shown()

    def __init__(self, *, tooltip: Tip | None = None, is_enabled: bool = True) -> None:
        self.host: WidgetHost | None = None
        self.parent: Widget | None = None
        self.children: list[Widget] = []
        self.tooltip = tooltip
        self.is_enabled = is_enabled
        self.is_visible = True
        self.is_hovered = self.is_pressed = False
        self.is_focused = self.shows_focus = False
        self._box = NO_BOX

    # -- place and state

    @property
    def box(self) -> Box:
        """Where the widget is; setting it lays the inside out again."""
        return self._box

    @box.setter
    def box(self, box: Box) -> None:
        if box != self._box:
            self._box = box
            self.placed()
            self.changed()

    @property
    def is_focusable(self) -> bool:
        """Whether Tab stops here now."""
        return self.takes_focus and self.is_enabled and self.is_visible

    def add(self, child: Widget) -> None:
        """Put a widget inside this one."""
        child.parent = self
        self.children.append(child)
        if self.host is not None:
            child.attach(self.host)

    def attach(self, host: WidgetHost) -> None:
        """Become part of a scene, with all children."""
        self.host = host
        for child in self.children:
            child.attach(host)

    def family(self) -> Iterator[Widget]:
        """This widget and all visible ones inside it, in the order of drawing."""
        if self.is_visible:
            yield self
            for child in self.children:
                yield from child.family()

    def changed(self) -> None:
        """The widget looks different now."""
        if self.host is not None:
            self.host.invalidate()

    # -- for the kinds of widgets to fill in

    def placed(self) -> None:
        """The box is new: lay out what is inside."""

    def draw(self, canvas: Canvas) -> None:
        """Draw the widget itself, without children and without the focus ring."""

    def handle(self, intent: Intent) -> bool:
        """Take an intent meant for this widget; whether it was used."""
        return False

    def press(self) -> bool:
        """Do what its shortcut stands for; whether it did anything."""
        return False

    def tip_at(self, x: float, y: float) -> Tip | None:
        """The tooltip for a place inside the widget."""
        return self.tooltip

    def hover(self, x: float, y: float) -> None:
        """The pointer is at a point of the widget."""

    def hover_ended(self) -> None:
        """The pointer went elsewhere."""

    def answers_to(self, intent: KeyPressed) -> bool:
        """Whether a key pressed anywhere in the scene is this widget's shortcut."""
        return False

    def pass_time(self, seconds: float) -> None:
        """Time goes by."""

    def seconds_to_wake(self) -> float | None:
        """When `pass_time` should be called although nothing moves; None when never."""
        return None

    # -- for scenes

    def hit(self, x: float, y: float) -> Widget | None:
        """The innermost visible widget at a point."""
        if not self.is_visible or not self.box.contains((x, y)):
            return None
        for child in reversed(self.children):
            found = child.hit(x, y)
            if found is not None:
                return found
        return None if self.lets_through else self

    def render(self, canvas: Canvas) -> None:
        """Draw the widget with its children and, if the keyboard is on it, the focus ring."""
        if not self.is_visible:
            return
        self.draw(canvas)
        for child in self.children:
            child.render(canvas)
        if self.is_focused and self.shows_focus:
            draw_focus_ring(canvas, self.box, self.radius)

    def reveal(self, child: Widget) -> None:
        """Bring a child into view; only scrolling widgets have anything to do."""

    def play_sound(self, name: Name) -> None:
        """Play a sound through the scene."""
        if self.host is not None:
            self.host.play_sound(name)


class Pressable(Widget):
    """Something that is clicked, or pressed with Space or Enter: `on_click` is called.

    `paint` draws it when it is not a kind with a look of its own: covers, cards, sheet rows.
    """

    takes_focus = True

    def __init__(
        self,
        on_click: Callable[[], object] | None = None,
        *,
        paint: Callable[[Canvas, Pressable], None] | None = None,
        key: str | None = None,
        radius: float = RADIUS,
        sound: Name | None = "click",
        tooltip: Tip | None = None,
        is_enabled: bool = True,
    ) -> None:
        super().__init__(tooltip=tooltip, is_enabled=is_enabled)
        self.sound = sound
        self.on_click = on_click
        self.paint = paint
        self.key = key
        self.radius = radius

    def press(self) -> bool:
        """Do what the click does, if enabled."""
        if not self.is_enabled:
            return False
        if self.sound is not None:
            self.play_sound(self.sound)
        if self.on_click is not None:
            self.on_click()
        return True

    def draw(self, canvas: Canvas) -> None:
        """Draw by the function given."""
        if self.paint is not None:
            self.paint(canvas, self)

    def handle(self, intent: Intent) -> bool:
        """Clicks, and the two keys that press what has the focus."""
        if isinstance(intent, (Clicked, Dropped)):
            inside = intent.button == LEFT and self.box.contains((intent.x, intent.y))
            return inside and self.press()
        return is_press_key(intent) and self.press()

    def answers_to(self, intent: KeyPressed) -> bool:
        """Whether the key is the one printed on it."""
        return self.key is not None and self.is_enabled and is_key(intent, self.key)


def is_press_key(intent: Intent) -> bool:
    """Whether the intent presses what has the focus: Space or Enter."""
    return isinstance(intent, KeyPressed) and intent.key in {"space", "return"} and intent.is_plain


def is_key(intent: KeyPressed, printed: str) -> bool:
    """Whether a key is the one printed on a key cap: "Space", "Esc", "R", "Ctrl+Z"."""
    *modifiers, name = printed.lower().split("+") if printed != "+" else ["+"]
    if name == "":  # "Ctrl++" names the plus key
        modifiers, name = [part for part in modifiers if part], "+"
    is_sign = len(name) == 1 and not name.isalnum()
    return (
        intent.key == _KEYS_AS_PRINTED.get(name, name)
        and intent.ctrl == ("ctrl" in modifiers)
        and intent.alt == ("alt" in modifiers)
        and (is_sign or intent.shift == ("shift" in modifiers))
    )


# -- looks that several kinds share


def draw_focus_ring(canvas: Canvas, box: Box, radius: float) -> None:
    """The ring around what the keyboard is on: light accent, with a dark gap to its thing."""
    around = box.inset(-4)
    canvas.rounded(around, radius + 4, None, darken(PANEL, 0.45), 4)
    canvas.rounded(around, radius + 4, None, lighten(canvas.theme.accent, 0.35), 2.5)


def draw_well(
    canvas: Canvas, box: Box, *, is_hovered: bool = False, radius: float = RADIUS
) -> None:
    """A dark hollow that holds a value: field, dropdown, segmented switch."""
    line, well = canvas.theme.line, canvas.theme.well
    edge = lighten(line, 0.25) if is_hovered else line
    canvas.rounded(box, radius, lighten(well, 0.02) if is_hovered else well, edge)


def accent_fill(accent: Colour, *, is_hovered: bool = False, is_pressed: bool = False) -> Fill:
    """The gradient of a primary button and of what is chosen."""
    top, bottom = lighten(accent, 0.22), darken(accent, 0.06)
    if is_pressed:
        return (darken(top, 0.08), darken(bottom, 0.06))
    if is_hovered:
        return (lighten(top, HOVER_SHARE), lighten(bottom, HOVER_SHARE))
    return (top, bottom)


def faint(colour: Colour, ground: Colour = RAISED) -> Colour:
    """The colour of something disabled: a good part of the way into its ground."""
    return mix(colour, ground, 0.6)
