"""A page of the program: widgets, keyboard focus, tooltips, a film, and its own drawing."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Final, Literal, Protocol, TypeVar, cast

from engine.core.storage import Settings
from engine.text.message import Words
from engine.ui import display
from engine.ui.animation import AnimationQueue
from engine.ui.box import Box
from engine.ui.canvas import Canvas, Fit, Pictures, Plane
from engine.ui.cooperative_work import Worker
from engine.ui.paint.pictures import Target
from engine.ui.sound import Name, Sound
from engine.ui.speech import Speech
from engine.ui.theme import THEMES, Theme
from engine.ui.widgets.base import Clipboard, Tip, Widget, is_press_key
from engine.ui.widgets.overlays import Tone, TooltipTimer, draw_tip

if TYPE_CHECKING:
    from weakref import WeakSet

    from engine.core.card import Card
    from engine.core.game import Game
    from engine.core.hidden import SettingRight
    from engine.core.learning.challenges import Challenge
    from engine.core.learning.lesson import Lesson
    from engine.core.learning.puzzle import Puzzle, Scenario
    from engine.core.match import Match
    from engine.core.record import Autosave
    from engine.core.registry import Registry
    from engine.core.setup import Setting, Setup


# The ways from page to page, by name: a page says where to go and knows no other page.


class Routes(Protocol):
    """Every way there is; `engine.ui.launch` knows where they lead.

    A page opens above what is on the screen, unless it says otherwise.
    """

    def home(self) -> None:
        """The main menu, and nothing else on the screen."""

    def leave_table(self) -> None:
        """Down to the page that a table was opened from."""

    def table(self, match: Match, autosave: Autosave | None) -> None:
        """The table of a match."""

    def begin(self, match: Match) -> None:
        """The table of a new match, kept on disk, in place of the page it was set up on."""

    def play_again(self, match: Match, following: Setup | None = None) -> None:
        """The same game and seats with a new seed, in place of the table and what lies on it; or
        what follows on the match.
        """

    def setup(self, game: Game, start: object = None) -> None:
        """The set-up of a game; `start` is that of `SetupScene`."""

    def setting(self, game: Game, setting: Setting) -> None:
        """What a setting of a game changes, choice by choice."""

    def real_table(self, game: Game) -> None:
        """The set-up of a game at a real table."""

    def position(
        self,
        game: Game,
        position: Any = None,
        before: Setup | None = None,
        set_right: SettingRight | None = None,
    ) -> None:
        """The editor on a position (None: the game's own beginning).

        With `set_right` no match begins there: what was edited is given to it.

        `before` is the set-up it comes from. A match that begins there takes the place of the page
        below as well.
        """

    def board_of(self, match: Match) -> Scene:
        """The table of a match shown again, in no window: to paint its board."""

    def replay(self, match: Match, answers: int = 0) -> None:
        """A match shown again, from after that many answers on."""

    def review(self, match: Match) -> None:
        """The page that looks back at a match; a sentence when its game has none."""

    def rules(self, game: Game, clause: str | None = None, *, can_pick: bool = False) -> None:
        """The rules, at a clause if one is given; with `can_pick` other games' as well."""

    def learn(self) -> None:
        """All lessons, and how far each was taken."""

    def lesson(self, game: Game, lesson: Lesson, step: int = 0) -> None:
        """A lesson at its table, at one of its steps."""

    def challenge(self, challenge: Challenge) -> None:
        """An attempt at the challenge of a day, noted and kept on disk: the first may count."""

    def puzzle(self, game: Game, puzzle: Puzzle) -> None:
        """A puzzle at its table."""

    def scenarios(self) -> None:
        """All scenarios, and which were won."""

    def scenario(self, game: Game, scenario: Scenario) -> None:
        """A scenario at its table."""

    def progress(self) -> None:
        """How one has come along: ratings, results, badges, recent games."""

    def settings(self) -> None:
        """The settings."""

    def credits(self) -> None:
        """Whose work this is."""


# Where the keyboard is: Tab goes in order, the arrows go to the nearest thing that way.

DEEPEST: Final = 12  # widgets inside each other

Direction = Literal["left", "right", "up", "down"]


class Focus:
    """The one widget the keyboard talks to, out of those a scene shows."""

    def __init__(self, widgets: Callable[[], Sequence[Widget]]) -> None:
        self._widgets = widgets
        self.current: Widget | None = None
        self.is_shown = False

    def choices(self) -> list[Widget]:
        """Everything Tab stops at, in order of use."""
        found = [
            member
            for widget in self._widgets()
            for member in widget.family()
            if member.is_focusable
        ]
        return sorted(found, key=_ranks)

    def take(self, widget: Widget | None, *, shown: bool) -> None:
        """Put the focus on a widget (or nowhere); `shown` when the keyboard did it."""
        if widget is self.current and shown == self.is_shown:
            return
        if self.current is not None:
            self.current.is_focused = self.current.shows_focus = False
            self.current.leave_text()
            self.current.changed()
        self.current, self.is_shown = widget, shown
        if widget is not None:
            widget.is_focused, widget.shows_focus = True, shown
            if not shown:
                widget.enter_text()
            _bring_into_view(widget)
            widget.changed()

    def drop_if_gone(self) -> None:
        """Let go of a widget that is no longer there or no longer takes the focus."""
        if self.current is not None and self.current not in self.choices():
            self.take(None, shown=False)

    def step(self, by: int) -> bool:
        """The next widget (1) or the one before (-1), round and round."""
        choices = self.choices()
        if not choices:
            return False
        if self.current in choices:
            place = (choices.index(self.current) + by) % len(choices)
        else:
            place = 0 if by > 0 else -1
        self.take(choices[place], shown=True)
        return True

    def move(self, direction: Direction) -> bool:
        """The nearest widget in a direction, the first one when nothing is focused yet; a line to
        type in is passed over.
        """
        choices = [widget for widget in self.choices() if not widget.holds_text]
        if self.current is None:
            if choices:
                self.take(choices[0], shown=True)
            return bool(choices)
        if not self.is_shown:
            self.take(self.current, shown=True)
            return True
        here = self.current.box
        others = [widget for widget in choices if lies(widget.box, direction, here)]
        if not others:
            return False
        nearest = min(others, key=lambda widget: way_to(widget.box, direction, here))
        self.take(nearest, shown=True)
        return True


@dataclass(frozen=True, slots=True)
class Stop:
    """Where a controller stops: a widget, or a place that is clicked, of a widget or of the page's
    own, which `is_part`.
    """

    box: Box
    widget: Widget | None = None
    is_part: bool = False


def nearest(stops: Sequence[Stop], direction: Direction, here: Box) -> Stop | None:
    """The nearest stop that way, else the nearest whose middle lies at all that way."""
    found = [stop for stop in stops if lies(stop.box, direction, here)]
    if not found:
        middle = Box.around(*here.centre, 2, 2)
        found = [stop for stop in stops
                 if lies(Box.around(*stop.box.centre, 0, 0), direction, middle)]  # fmt: skip
    return min(found, key=lambda stop: way_to(stop.box, direction, here), default=None)


def bright_of(widgets: Sequence[Widget]) -> Widget | None:
    """The one filled button among widgets that can be pressed now."""
    family = (member for widget in widgets for member in widget.family())
    found = [member for member in family if member.is_bright]
    return found[0] if len(found) == 1 else None


def presses_bright(intent: display.KeyPressed, widgets: Sequence[Widget]) -> bool:
    """Space and Enter press the bright button, where nothing else heard them."""
    bright = bright_of(widgets) if is_press_key(intent) else None
    return bright is not None and bright.press()


def passes_focus(intent: display.Intent, focus: Focus, widgets: Sequence[Widget]) -> bool:
    """Whether a key is not for what has the focus: it was only clicked, or Space has a bright
    button to press.
    """
    if not is_press_key(intent):
        return False
    is_space = isinstance(intent, display.KeyPressed) and intent.key == "space"
    return not focus.is_shown or (is_space and bright_of(widgets) is not None)


def _bring_into_view(widget: Widget) -> None:
    parent = widget.parent
    while parent is not None:
        parent.reveal(widget)
        parent = parent.parent


def lies(box: Box, direction: Direction, here: Box) -> bool:
    """Whether a box lies that way: its middle is past, and it is not just beside."""
    (x, y), (hx, hy) = box.centre, here.centre
    return {
        "left": x < hx and box.right <= here.x + here.w / 2,
        "right": x > hx and box.x >= here.x + here.w / 2,
        "up": y < hy and box.bottom <= here.y + here.h / 2,
        "down": y > hy and box.y >= here.y + here.h / 2,
    }[direction]


def way_to(box: Box, direction: Direction, here: Box) -> float:
    """How far that way, where a step aside counts three times."""
    if direction in {"left", "right"}:
        along = here.x - box.right if direction == "left" else box.x - here.right
        aside = max(0.0, here.y - box.bottom, box.y - here.bottom)
        offset = abs(box.centre_y - here.centre_y)
    else:
        along = here.y - box.bottom if direction == "up" else box.y - here.bottom
        aside = max(0.0, here.x - box.right, box.x - here.right)
        offset = abs(box.centre_x - here.centre_x)
    return max(0.0, along) + 3 * aside + 0.1 * offset


def _ranks(widget: Widget) -> tuple[int, ...]:
    """The ranks from the outermost widget to this one; inside it nothing is ranked."""
    ranks = [widget.tab_rank]
    while widget.parent is not None:
        widget = widget.parent
        ranks.append(widget.tab_rank)
    ranks.reverse()
    return (*ranks, *[0] * (DEEPEST - len(ranks)))


class Reach(Protocol):
    """What a page has for a controller and for fingers besides its widgets."""

    def stops(self) -> Iterable[Stop]:
        """What is no widget and can be clicked now."""

    def areas(self) -> Sequence[Box]:
        """The parts of the page that the shoulders of a controller go through."""


def stops_of(page: Scene) -> list[Stop]:
    """Everything on a page that a controller comes to, unless something lies over it."""
    found = []
    for number, outer in enumerate(page.widgets):
        above = page.widgets[number + 1 :]
        for widget in outer.family():
            if widget.is_focusable and not _is_covered(widget, above):
                parts = widget.stops_inside
                whole = [Stop(widget.box, widget)] if parts is None else []
                found += [*whole, *(Stop(box, widget, is_part=True) for box in parts or ())]
    return [*found, *(() if page.reach is None else page.reach.stops())]


def _is_covered(widget: Widget, above: Sequence[Widget]) -> bool:
    """Whether one of those above lies over the middle of what is in view of a widget."""
    at = widget.box.centre
    outer = widget.parent
    while outer is not None:
        if not (outer.lets_through or outer.box.contains(at)):
            return False  # scrolled out of view: it can be brought back
        outer = outer.parent
    return any(other.hit(*at) is not None for other in above)


# The pointer among the widgets: the one it is over, and the one a press belongs to.

Held = (
    display.PointerReleased
    | display.Clicked
    | display.DragStarted
    | display.Dragged
    | display.Dropped
)


class Pointer:
    """A press belongs to the widget where it began, wherever it ends."""

    def __init__(self) -> None:
        self.over: Widget | None = None
        self._held: Widget | None = None
        self._let_go: Widget | None = None

    @property
    def is_pressing(self) -> bool:
        return self._held is not None

    def move_over(self, target: Widget | None) -> None:
        if target is self.over:
            return
        if self.over is not None:
            self.over.is_hovered = False
            self.over.hover_ended()
        self.over = target
        if target is not None:
            target.is_hovered = True

    def press(self, target: Widget, intent: display.PointerPressed) -> None:
        self._held = target
        target.is_pressed = True
        target.handle(intent)

    def give(self, intent: Held) -> bool:
        """The rest of a press; whether it began on a widget."""
        if isinstance(intent, display.PointerReleased):
            self._let_go = self._held
            self.release()
        ended = isinstance(intent, (display.PointerReleased, display.Clicked, display.Dropped))
        held = self._let_go if ended else self._held
        if held is None:
            return False
        held.handle(intent)
        return True

    def release(self) -> None:
        if self._held is not None:
            self._held.is_pressed = False
            self._held = None


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
    def speech(self) -> Speech: ...

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
    and gets its time only from `update`. All its lengths are in units of its `plane`, which are the
    window's own unless it has a `fit`.
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
    """Makes the page once more from what is kept, after a fault; without it the page is left."""
    reach: Reach | None = None

    def __init__(self, app: Window, theme: Theme | None = None, fit: Fit | None = None) -> None:
        self.app = app
        self.plane = Plane(fit)
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

    def prepare(self) -> None:
        """Whatever has to be as the next frame shows it: called before each one."""

    def paint(self, canvas: Canvas) -> None:
        """What the app calls: the scene, then popup and tooltip over it."""
        self.needs_redraw = False
        canvas = self.plane.canvas(canvas)
        self.prepare()
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
        self.width, self.height = self.plane.settle(width, height)
        self.popup = None
        self.tooltips.hide()
        self.layout(self.width, self.height)
        self.invalidate()

    # -- host of the widgets

    @property
    def viewport(self) -> Box:
        return Box(0, 0, self.width, self.height)

    @property
    def clipboard(self) -> Clipboard:
        return self.app.clipboard

    @property
    def canvas(self) -> Canvas:
        """What it is drawn on, to measure texts with."""
        return self.plane.canvas(self.app.canvas)

    def said(self, words: Words) -> str:
        return self.app.canvas.said(words)

    @property
    def wants_key_repeat(self) -> bool:
        """Whether what has the keyboard now likes a key held down."""
        listener = self.popup or self.focus.current
        return listener is not None and listener.takes_key_repeat

    @property
    def is_typing(self) -> bool:
        listener = self.popup or self.focus.current
        return listener is not None and listener.takes_text

    def invalidate(self) -> None:
        self.needs_redraw = True

    def open_popup(self, popup: Widget) -> None:
        """Show a widget over everything until a press elsewhere or Esc closes it."""
        popup.attach(self)
        self.popup = popup
        self.tooltips.hide()
        self.invalidate()

    def close_popup(self) -> None:
        if self.popup is not None:
            self.popup = None
            self.invalidate()

    def play_sound(self, name: Name) -> None:
        self.app.sound.play(name)

    # -- intents

    def receive(self, intent: display.Intent) -> bool:
        """What the app calls: an intent in the window's units."""
        return self.handle(self.plane.intent(intent))

    def handle(self, intent: display.Intent) -> bool:
        """Give an intent to the widget it is meant for; whether one used it."""
        if isinstance(intent, display.PointerMoved):
            self._pointer_moved(intent)
            return self._pointer.over is not None
        if isinstance(intent, display.PointerLeft):
            self._pointer.move_over(None)
            self._hide_tip()
            return False
        if isinstance(intent, display.PointerPressed):
            return self._pressed(intent)
        if isinstance(intent, display.LongPressed):
            return self._long_pressed(intent)
        if isinstance(intent, display.Wheel | display.Pinched):
            return self._wheel(intent)
        if isinstance(intent, (display.KeyPressed, display.TextTyped)):
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

    def _pointer_moved(self, intent: display.PointerMoved) -> None:
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

    def _pressed(self, intent: display.PointerPressed) -> bool:
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

    def _long_pressed(self, intent: display.LongPressed) -> bool:
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

    def _wheel(self, intent: display.Wheel | display.Pinched) -> bool:
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

    def _key(self, intent: display.KeyPressed | display.TextTyped) -> bool:
        if self.popup is not None:
            if not self.popup.handle(intent):
                self.close_popup()
            return True
        self.focus.drop_if_gone()
        if self._to_focused(intent):
            return True
        if isinstance(intent, display.TextTyped):
            return False
        return (
            self._tab(intent) or self._shortcut(intent) or self._arrow(intent) or self._esc(intent)
        )

    def _to_focused(self, intent: display.KeyPressed | display.TextTyped) -> bool:
        """Keys of whatever was only clicked, and Space beside a bright button, are not for it."""
        focused = self.focus.current
        if focused is None:
            return False
        if focused.takes_text and isinstance(intent, display.KeyPressed) and intent.key == "escape":
            self.focus.take(None, shown=False)
            return True
        if not focused.takes_text and passes_focus(intent, self.focus, self.widgets):
            return False
        return focused.handle(intent)

    def _tab(self, intent: display.KeyPressed) -> bool:
        return (
            intent.key == "tab" and intent.is_plain and self.focus.step(-1 if intent.shift else 1)
        )

    def _shortcut(self, intent: display.KeyPressed) -> bool:
        for widget in self.widgets:
            for member in widget.family():
                if member.answers_to(intent):
                    return member.press()
        return presses_bright(intent, self.widgets)

    def _arrow(self, intent: display.KeyPressed) -> bool:
        is_arrow = intent.key in ARROWS and intent.is_plain and not intent.shift
        return is_arrow and self.focus.move(cast(Direction, intent.key))

    def _esc(self, intent: display.KeyPressed) -> bool:
        return intent.key == "escape" and self.back()
