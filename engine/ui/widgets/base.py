"""What every widget is: a box that can be hovered, pressed, focused, and drawn; panels and
buttons.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final, Generic, Literal, Protocol, Self, TypeVar, cast, overload

from engine.text.message import Words
from engine.ui.box import Box, Point
from engine.ui.canvas import Canvas
from engine.ui.display import LEFT, Clicked, Dropped, Intent, KeyPressed
from engine.ui.sound import Name
from engine.ui.theme import (
    BLACK,
    BODY,
    INK,
    LARGE,
    LINE,
    PANEL,
    RAISED,
    SECOND_TEXT,
    SMALL,
    TEXT,
    WHITE,
    Colour,
    Fill,
    Font,
    Theme,
    Translucent,
    contrast,
    darken,
    lighten,
    mix,
    needed_contrast,
)

# What every widget is: a box that can be hovered, pressed, focused, and drawn.

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
    """A tooltip that draws itself into a box of its own size, in logical units.

    It ends over the height `above`, if it has one: what is below is to be seen whole.
    """

    width: float
    height: float
    draw: Callable[[Canvas, Box], None]
    above: float | None = None


Tip = Words | TipCard


class Clipboard(Protocol):
    def read(self) -> str:
        """The text there, empty when there is none."""
        ...

    def write(self, text: str) -> None: ...


class WidgetHost(Protocol):
    @property
    def viewport(self) -> Box: ...

    @property
    def clipboard(self) -> Clipboard: ...

    def invalidate(self) -> None: ...

    def open_popup(self, popup: Widget) -> None:
        """Show a widget over everything until a press elsewhere or Esc closes it."""
        ...

    def close_popup(self) -> None: ...

    def play_sound(self, name: Name) -> None: ...

    def said(self, words: Words) -> str: ...


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


Drags = Literal["", "across", "any"]


class Widget:
    """A part of a scene with a box of its own; children lie over their parent."""

    takes_focus = False
    takes_text = False  # characters typed are its own: no shortcut hears them
    holds_text = False  # arrow keys do not come to it
    takes_key_repeat = False  # a key held down presses again and again
    tab_rank = 0  # Tab stops at lower ranks first, at equal ones in the order of drawing
    lets_through = False  # only its children are clicked on: what lies under it shows between them
    drags: Drags = ""  # whether a finger that is drawn over it means the widget, and not the page
    feels_time = False  # `pass_time` is called while the widget is on the scene
    radius: float = RADIUS
    tall: float = 48.0  # its height where nothing else says how high it is; 0: all there is
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
        return self.takes_focus and self.is_enabled and self.is_visible

    def add(self, child: Widget) -> None:
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
        if self.host is not None:
            self.host.invalidate()

    # -- for the kinds of widgets to fill in

    @property
    def is_bright(self) -> bool:
        """Whether Space presses it from anywhere on the page."""
        return False

    @property
    def stops_inside(self) -> Sequence[Box] | None:
        """Where a click inside means something of its own; None where all of it is one thing."""
        return None

    def hears_touch(self, x: float, y: float) -> bool:
        """Whether a finger there means this widget: else the nearest one within its reach.

        Between the parts of a widget it means the nearest of them.
        """
        parts = self.stops_inside
        if parts is not None:
            return any(box.contains((x, y)) for box in parts)
        return self.takes_focus or not self.children

    def reveal_part(self, box: Box) -> Box:
        """Bring one of those places into view; where it is then."""
        return box

    def enter_text(self) -> None:
        """It was clicked, or Enter was pressed on it: letters are its own from now on."""

    def leave_text(self) -> None:
        """The keyboard goes elsewhere."""

    def placed(self) -> None:
        """The box is new: lay out what is inside."""

    def height(self, canvas: Canvas, width: float) -> float:
        """How high it is to be where it is so wide."""
        return self.tall

    def draw(self, canvas: Canvas) -> None:
        """Draw the widget itself, without children and without the focus ring."""

    def handle(self, intent: Intent) -> bool:
        """Take an intent meant for this widget; whether it was used."""
        return False

    def press(self) -> bool:
        """Do what its shortcut stands for; whether it did anything."""
        return False

    def fit_finger(self, least: float, viewport: Box) -> None:
        """A finger has opened it over the page: what is tapped is at least so high."""

    def press_otherwise(self) -> bool:
        """Do what a right click under the pointer does; whether it did anything."""
        return False

    def tip_at(self, x: float, y: float) -> Tip | None:
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
        self.letter: str | None = None  # a second key, that its cap does not show
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
        if self.paint is not None:
            self.paint(canvas, self)

    def handle(self, intent: Intent) -> bool:
        if isinstance(intent, (Clicked, Dropped)):
            inside = intent.button == LEFT and self.box.contains((intent.x, intent.y))
            return inside and self.press()
        return is_press_key(intent) and self.press()

    def answers_to(self, intent: KeyPressed) -> bool:
        keys = filter(None, (self.key, self.letter))
        return self.is_enabled and any(is_key(intent, key) for key in keys)


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


# Buttons: one primary on a screen, the rest quieter.

Kind = Literal["primary", "secondary", "ghost", "icon"]
CAP_GAP: Final = 8.0
ROOM_FOR_CAP: Final = 60.0
ROOM_FOR_SUB: Final = 46.0
ROOMY_FOR_SUB: Final = 60.0
SUB_APART: Final = (12.0, 15.0)
SUB_CLOSE: Final = (10.0, 11.0)
"""How far label and second line are above and below the middle of a high and of a low button."""


class Button(Pressable):
    """A label, an icon or both, with an optional second line and the key that presses it.

    The label stands in the middle of what the key cap leaves; where it would not fit, the icon
    goes, then it is written smaller or `short` takes its place, and only then the key cap goes.

    `sub` says what the press costs or gives; what follows a comma goes where there is no room.
    `is_on` lights a button that switches something; `accent` replaces the theme's colour, for a
    button that deletes. A primary button that `is_dimmed` looks like the others: another one is the
    bright one for now. One that `is_small` shows its icon, and its label as a tooltip.
    """

    label: Shown[Words] = Shown()
    short: Shown[Words] = Shown()
    sub: Shown[Words] = Shown()
    icon: Shown[str | None] = Shown()
    is_on: Shown[bool] = Shown()
    is_small: Shown[bool] = Shown()
    is_dimmed: Shown[bool] = Shown()

    def __init__(  # noqa: PLR0913 (options, by name)
        self,
        label: Words = "",
        on_click: Callable[[], object] | None = None,
        *,
        kind: Kind = "ghost",
        sub: Words = "",
        icon: str | None = None,
        key: str | None = None,
        accent: Colour | None = None,
        is_on: bool = False,
        tooltip: Tip | None = None,
        is_enabled: bool = True,
    ) -> None:
        super().__init__(
            on_click,
            key=key,
            sound="confirm" if kind == "primary" else "click",
            tooltip=tooltip,
            is_enabled=is_enabled,
        )
        self.kind: Kind = kind
        self.is_dimmed = self.is_small = False
        self.accent = accent
        self.label = label
        self.short = ""
        self.sub = sub
        self.icon = icon
        self.is_on = is_on

    @property
    def look(self) -> Kind:
        return "secondary" if self.is_dimmed and self.kind == "primary" else self.kind

    @property
    def is_bright(self) -> bool:
        return self.look == "primary" and self.is_enabled

    def _cap_on(self, canvas: Canvas) -> str | None:
        """The key that is printed on it: Space only while that key is for this button."""
        is_shown = self.key is not None and canvas.key_cap_width(self.key) > 0
        is_other = self.look != self.kind and self.key == "Space"
        return self.key if is_shown and not is_other else None

    def draw(self, canvas: Canvas) -> None:
        accent = canvas.theme.accent if self.accent is None else self.accent
        {
            "primary": self._primary_ground,
            "secondary": self._secondary_ground,
            "ghost": self._ghost_ground,
            "icon": self._icon_ground,
        }[self.look](canvas, accent)
        ink = self._ink(accent)
        if self.label and not self.is_small:
            self._draw_label(canvas, ink)
        elif self.icon:
            self._draw_icon(canvas, self.icon, ink)

    # -- grounds

    def _primary_ground(self, canvas: Canvas, accent: Colour) -> None:
        box = self.box
        if not self.is_enabled:
            canvas.rounded(
                box, RADIUS, mix(canvas.theme.raised, accent, 0.22), mix(LINE, accent, 0.3)
            )
            return
        canvas.shadow(box, RADIUS, blur=14, drop=6, strength=60, colour=accent)
        canvas.shadow(box, RADIUS, blur=8, drop=4, strength=110)
        fill = accent_fill(accent, is_hovered=self.is_hovered, is_pressed=self.is_pressed)
        canvas.rounded(box, RADIUS, fill)
        canvas.rounded(box, RADIUS, None, (*mix(accent, WHITE, 0.5), 150))

    def _secondary_ground(self, canvas: Canvas, accent: Colour) -> None:
        ground = self._raised(canvas.theme)
        if self.is_enabled:
            canvas.shadow(self.box, RADIUS, blur=8, drop=3, strength=70)
        line = canvas.theme.line
        edge = accent if self.is_on else lighten(line, 0.25 if self.is_hovered else 0.1)
        canvas.rounded(self.box, RADIUS, (lighten(ground, 0.06), ground), edge)

    def _ghost_ground(self, canvas: Canvas, accent: Colour) -> None:
        edge = accent if self.is_on else lighten(canvas.theme.line, 0.25 if self._is_lit else 0)
        ground = (*self._raised(canvas.theme), 190 if self._is_lit else 110)
        canvas.rounded(self.box, RADIUS, ground, edge)

    def _icon_ground(self, canvas: Canvas, accent: Colour) -> None:
        if self._is_lit or (self.is_pressed and self.is_enabled):
            canvas.rounded(self.box, RADIUS, (*self._raised(canvas.theme), 220))

    @property
    def _is_lit(self) -> bool:
        return self.is_hovered and self.is_enabled

    def _raised(self, theme: Theme) -> Colour:
        if not self.is_enabled:
            return theme.raised
        if self.is_pressed:
            return darken(theme.raised, 0.15)
        return lighten(theme.raised, HOVER_SHARE * 0.6) if self.is_hovered else theme.raised

    def _ink(self, accent: Colour) -> Colour:
        if not self.is_enabled:
            return faint(SECOND_TEXT, mix(RAISED, accent, 0.22))
        if self.look == "primary":
            return INK
        if self.look == "icon":
            quiet = TEXT if self.is_hovered else SECOND_TEXT
            return lighten(accent, 0.15) if self.is_on else quiet
        return lighten(accent, 0.36) if self.is_on else TEXT

    # -- words

    def _draw_label(self, canvas: Canvas, ink: Colour) -> None:
        box, is_tall = self.box, self.box.h >= 64
        lines = canvas.line_step(BODY, 1.25) + canvas.line_step(SMALL, 1.25)
        has_sub = bool(self.sub) and box.h >= max(ROOM_FOR_SUB, lines)
        size: float = LARGE if self.look == "primary" and is_tall else BODY
        face: Font = "text-bold" if self.look == "primary" else "text-semibold"
        words, size, icon_room, key_room = self._fitting(canvas, size, face)
        room = Box(box.x, box.y, box.w - key_room, box.h)
        wanted = canvas.text_width(words, size, face) + icon_room
        if wanted > room.w - 16 and not has_sub and self._draw_in_two(canvas, words, ink, face):
            return
        above, below = SUB_APART if box.h >= ROOMY_FOR_SUB else SUB_CLOSE
        middle = room.centre_y - above if has_sub else room.centre_y
        x = room.centre_x - min(wanted, room.w - 16) / 2
        if self.icon and icon_room:
            icon_size = 24 if size >= LARGE else 20
            canvas.icon(self.icon, x + icon_size / 2 - 2, middle, icon_size, ink)
        canvas.text(
            x + icon_room, middle, words, size, ink, face,
            max_width=room.w - 16 - icon_room, exempt=not self.is_enabled,
        )  # fmt: skip
        if has_sub:
            self._draw_sub(canvas, room, room.centre_y + below, ink)
        if key_room and (cap := self._cap_on(canvas)):
            self._draw_key(canvas, cap, ink)

    def _draw_in_two(self, canvas: Canvas, words: Words, ink: Colour, face: Font) -> bool:
        """A label too long for one line in two, without icon and key; whether there is room."""
        room, step = self.box.w - 16, canvas.line_step(SMALL, 1.15)
        lines = canvas.paragraph_lines(room, words, SMALL, face)
        is_room = len(lines) == 2 and 2 * step <= self.box.h
        for number, line in enumerate(lines if is_room else ()):
            y = self.box.centre_y + (number - 0.5) * step
            canvas.text(self.box.centre_x, y, line, SMALL, ink, face, "centre",
                        exempt=not self.is_enabled)  # fmt: skip
        return is_room

    def _fitting(
        self, canvas: Canvas, size: float, face: Font
    ) -> tuple[Words, float, float, float]:
        """The words, their size, and the room that the icon and the key cap have beside them."""
        icon = (24.0 if size < LARGE else 32.0) if self.icon else 0.0
        key = self._cap_on(canvas)
        cap = canvas.key_cap_width(key) + 14 if key else 0.0
        if self._sub_width(canvas) > self.box.w - cap - 24:
            cap = 0.0
        short = self.short or self.label
        with_cap = ((self.label, size, icon, cap), (self.label, size, 0.0, cap),
                    (self.label, SMALL, 0.0, cap), (short, size, 0.0, cap))  # fmt: skip
        without = ((self.label, size, icon, 0.0), (self.label, size, 0.0, 0.0),
                   (short, size, 0.0, 0.0), (short, BODY, 0.0, 0.0))  # fmt: skip
        for words, points, beside, after in (*(with_cap if cap else ()), *without):
            margin = 24 if beside and after else 16
            if canvas.text_width(words, points, face) + beside + after <= self.box.w - margin:
                return words, points, beside, after
        return short, SMALL, 0.0, 0.0

    def _draw_icon(self, canvas: Canvas, icon: str, ink: Colour) -> None:
        """The icon alone, or with its key cap beside it or below it, where there is room."""
        box, (x, y) = self.box, self.box.centre
        size = min(24.0, box.h * 0.5)
        key = self._cap_on(canvas)
        cap = canvas.key_cap_width(key) if key else 0.0
        if key and size + CAP_GAP + cap <= box.w - 16:
            x -= (CAP_GAP + cap) / 2
            self._draw_key(canvas, key, ink, (x + size / 2 + CAP_GAP + cap / 2, y))
        elif key and box.h >= ROOM_FOR_CAP and cap <= box.w - 8:
            y -= 12
            self._draw_key(canvas, key, ink, (x, y + 28))
        canvas.icon(icon, x, y, size, ink)

    def _draw_key(self, canvas: Canvas, key: str, ink: Colour, middle: Point | None = None) -> None:
        """A key cap whose letters stay legible on the button's ground in every state; at the right
        end unless it is told where.
        """
        width = canvas.key_cap_width(key)
        x, y = middle or (self.box.right - 14 - width / 2, self.box.centre_y)
        cap = Box.around(x, y, width, 24)
        if self.look == "primary" and self.is_enabled:
            accent = canvas.theme.accent if self.accent is None else self.accent
            canvas.rounded(cap, canvas.cap_radius, cap_fill(accent), (*BLACK, 60))
            letters = INK
        else:
            canvas.rounded(cap, canvas.cap_radius, (*WHITE, 16), (*WHITE, 30))
            letters = mix(SECOND_TEXT, TEXT, 0.5 if self._is_lit else 0) if self.is_enabled else ink
        canvas.text(
            *cap.centre,
            canvas.cap_words(key),
            SMALL,
            letters,
            "mono",
            "centre",
            exempt=not self.is_enabled,
        )

    @property
    def _sub_face(self) -> Font:
        return "text-semibold" if self.look == "primary" else "text"

    def _sub_width(self, canvas: Canvas) -> float:
        return canvas.text_width(self.sub, SMALL, self._sub_face) if self.sub else 0.0

    def _draw_sub(self, canvas: Canvas, room: Box, y: float, ink: Colour) -> None:
        is_quiet = self.look != "primary" and self.is_enabled
        words = canvas.said(self.sub)
        while ", " in words and canvas.text_width(words, SMALL, self._sub_face) > room.w - 12:
            words = words.rpartition(", ")[0]
        canvas.text(
            room.centre_x, y, words, SMALL, SECOND_TEXT if is_quiet else ink,
            self._sub_face, "centre", max_width=room.w - 12, exempt=not self.is_enabled,
        )  # fmt: skip


def cap_fill(accent: Colour) -> Translucent:
    """The ground of a key cap on an accent: darker, but lighter on accents that are dark."""
    is_light = contrast(INK, darken(accent, 0.22)) >= needed_contrast(SMALL)
    return (*BLACK, 46) if is_light else (*WHITE, 46)
