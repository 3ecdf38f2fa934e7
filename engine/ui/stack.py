"""The scenes of a window, one above the other: who is shown, who hears the player."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, TypeVar

import pygame

from engine.core.storage import StorageError, write_report
from engine.text.message import Message, Words
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.display import NOWHERE, InputReader, PointerLeft, PointerMoved
from engine.ui.paint.pictures import Target
from engine.ui.scene import Scene, Window
from engine.ui.theme import BAR, BODY, SECOND_TEXT, TEXT, TITLE, Theme
from engine.ui.widgets.base import Button

if TYPE_CHECKING:
    from engine.ui.scene import Scene


MakeCanvas = Callable[[Theme, Target], "Canvas"]


class SceneStack:
    """Pages and overlays; the last one is on top.

    `viewport` tells the size of the window in logical units, `inputs` where the pointer is,
    `changed` is called when another scene is on top, and `turned` when another page is; `speak_on`
    before a page lays itself out or draws, to speak its language. `has_left` says that a page is
    gone whose pictures may be let go.
    """

    def __init__(
        self,
        viewport: Callable[[], Box],
        inputs: InputReader,
        changed: Callable[[], None],
        turned: Callable[[], object],
        speak_on: Callable[[Scene], object],
    ) -> None:
        self.scenes: list[Scene] = []
        self.has_left = False
        self._viewport = viewport
        self._inputs = inputs
        self._changed = changed
        self._turned = turned
        self._speak_on = speak_on
        self._page: Scene | None = None
        self._beneath: pygame.Surface | None = None

    @property
    def top(self) -> Scene | None:
        """The scene that hears the player."""
        return self.scenes[-1] if self.scenes else None

    @property
    def page(self) -> Scene | None:
        """The uppermost scene that is no overlay."""
        return next((scene for scene in reversed(self.scenes) if not scene.is_overlay), None)

    def shown(self) -> list[Scene]:
        """The scenes one sees: the last full page and the overlays above it."""
        first = len(self.scenes) - 1
        while first > 0 and self.scenes[first].is_overlay:
            first -= 1
        return self.scenes[max(0, first) :]

    def push(self, scene: Scene) -> None:
        """Put a scene on top; the one below no longer feels the pointer."""
        if self.top is not None:
            self.top.handle(PointerLeft())
        self.scenes.append(scene)
        self._speak_as(scene)
        scene.enter()
        self._settle(scene)
        self._tell_top()

    def pop(self) -> bool:
        """Leave the top scene; the last one stays. Whether there was one to leave."""
        if len(self.scenes) < 2:
            return False
        self.remove(self.scenes[-1])
        return True

    def remove(self, scene: Scene) -> None:
        """Take a scene off, wherever it stands; nothing when it is not here."""
        if scene not in self.scenes:
            return
        was_top = scene is self.top
        self.scenes.remove(scene)
        self._leave(scene)
        if was_top and self.top is not None:
            self._speak_as(self.top)
            self._resume(self.top)
        self._tell_top()

    def _resume(self, page: Scene) -> None:
        """A page is on top again; what was only clicked to leave it does not keep the keyboard."""
        if not page.focus.is_shown and not page.is_typing:
            page.focus.take(None, shown=False)
        page.resumed()

    def replace(self, scene: Scene) -> None:
        """Put a scene in place of the top one and of the overlays around it."""
        while self.scenes:
            old = self.scenes.pop()
            self._leave(old)
            if not old.is_overlay:
                break
        self.push(scene)

    def clear(self) -> None:
        """Leave all scenes, the top one first."""
        while self.scenes:
            self.scenes.pop().leave()

    def take_off(self) -> None:
        """Leave the top scene, be it the last; who is on top then hears nothing yet."""
        self._beneath = None
        self._leave(self.scenes.pop())

    def show_again(self) -> None:
        assert self.top is not None
        self._speak_as(self.top)
        self.top.resumed()
        self._tell_top()

    def settle(self) -> None:
        """The window is another: lay every scene out again."""
        self.has_left = True
        for scene in self.scenes:
            self._speak_as(scene)
            self._settle(scene)
        self._tell_top()

    def paint(self, surface: Target, canvas: MakeCanvas) -> Canvas | None:
        """Draw what is shown; returns the canvas of the top scene, None when there is none."""
        *beneath, top = self.shown() or (None,)
        if top is None:
            surface.fill(BAR)
            return None
        if beneath:
            surface.blit(self._dimmed(surface.get_size(), beneath, canvas), (0, 0))
        else:
            self._beneath = None
        self._speak_as(top)
        drawn = canvas(top.theme, surface)
        if beneath and drawn.audit is not None:
            drawn.audit.clear()
        top.paint(drawn)
        return drawn

    def _dimmed(
        self, size: tuple[int, int], beneath: list[Scene], canvas: MakeCanvas
    ) -> pygame.Surface:
        """What lies under the top overlay, kept as long as it does not change."""
        kept = self._beneath
        is_stale = kept is None or kept.get_size() != size
        if kept is None or is_stale or any(scene.needs_redraw for scene in beneath):
            kept = self._beneath = pygame.Surface(size)
            for scene in beneath:
                self._speak_as(scene)
                below = canvas(scene.theme, kept)
                scene.paint(below)
                below.dim()
        return kept

    def _speak_as(self, scene: Scene) -> None:
        """From now on in the language of a page, or of the one that an overlay lies on."""
        upto = self.scenes[: self.scenes.index(scene) + 1]
        self._speak_on(next((each for each in reversed(upto) if not each.is_overlay), scene))

    def _settle(self, scene: Scene) -> None:
        viewport = self._viewport()
        scene.settle(viewport.w, viewport.h)

    def _leave(self, scene: Scene) -> None:
        scene.leave()
        self.has_left = self.has_left or not scene.is_overlay

    def _tell_top(self) -> None:
        """Another scene is on top: it hears where the pointer is."""
        self._beneath = None
        self._changed()
        if self.page is not self._page:
            self._page = self.page
            self._turned()
        if self.top is not None and self._inputs.pointer[0] > NOWHERE[0] / 100:
            self.top.receive(PointerMoved(*self._inputs.pointer))


# The last page there is: nothing else can be shown, and it says so.

WIDTH = 900.0


class TroublePage(Scene):
    """One sentence, and a button that closes the program."""

    def __init__(self, app: Window) -> None:
        super().__init__(app)
        self.words: Words = ""
        self.close = self.add(
            Button(Message("trouble-close"), app.quit, kind="primary", key="Space")
        )

    def layout(self, width: float, height: float) -> None:
        """The words above the middle, the button under them: below it messages may stand."""
        self.close.box = Box.around(width / 2, height / 2 + 10, 300, 56)

    def back(self) -> bool:
        self.app.quit()
        return True

    def draw(self, canvas: Canvas) -> None:
        canvas.backdrop()
        wide = min(WIDTH, self.width - 48)
        box = Box(self.width / 2 - wide / 2, self.height / 2 - 260, wide, 200)
        canvas.panel(Box(box.x, box.y - 44, wide, 380).inset(-32, 0))
        font = canvas.theme.title_font
        canvas.text(box.x, box.y, Message("trouble-title"), TITLE, TEXT, font)
        words = Box(box.x, box.y + 60, box.w, 120)
        canvas.paragraph(words, self.words, BODY, SECOND_TEXT)
        self.draw_widgets(canvas)


# After a fault in a page: it is reported, and the page is opened anew from what is kept.
#
# A page that fails again soon after leads to the hub, and a hub that cannot be shown to a page
# that says so.

T = TypeVar("T")

CALM_SECONDS: Final = 60.0
"""A page that was opened anew and has done well for so long counts as sound."""


class Unguarded:
    """Lets every fault through: tests and pictures must see them."""

    def pass_time(self, seconds: float) -> None:
        """Nothing is waited for."""

    def guarded(self, work: Callable[..., T], *arguments: Any) -> T | None:
        return work(*arguments)


class Rescue(Unguarded):
    """What a window does about faults; `hub` makes the page to go to when another fails again.

    `tidy` is called before another page is opened: what was half drawn is thrown away.
    """

    def __init__(
        self,
        window: Window,
        stack: SceneStack,
        hub: Callable[[], Scene],
        tidy: Callable[[], object],
    ) -> None:
        self._window = window
        self._tidy = tidy
        self._stack = stack
        self._hub = hub
        self._opened: Scene | None = None
        self._way = 0
        self._calm = 0.0

    def pass_time(self, seconds: float) -> None:
        self._calm += seconds
        if self._calm >= CALM_SECONDS:
            self._opened = None

    def guarded(self, work: Callable[..., T], *arguments: Any) -> T | None:
        """What the work gives; None when it failed and another page was opened in its place."""
        try:
            return work(*arguments)
        except Exception as fault:
            self._tidy()
            self.after(fault)
            return None

    def after(self, fault: Exception) -> None:
        """Tell the fault and open another page; raises it when not even the last one can be."""
        page = self._stack.page
        told = self._report(fault)
        is_safe = self._secure()
        ways = (self._anew, self._to_hub, self._to_trouble)
        first = self._way + 1 if page is not None and page is self._opened else 0
        for number in range(first, len(ways)):
            try:
                ways[number](page)
            except Exception as another:
                told = self._report(another)
                continue
            self._opened, self._way, self._calm = self._stack.page, number, 0.0
            self._say(number, is_safe, told)
            return
        raise fault

    # -- the report ---------------------------------------------------------------------------

    def _report(self, fault: Exception) -> Message:
        page = self._stack.page
        where = "no page" if page is None else type(page).__qualname__
        try:
            return Message("rescue-report", {"path": str(write_report(fault, where))})
        except StorageError as problem:
            return Message("rescue-no-report", {"fault": problem.said})

    def _secure(self) -> bool:
        """Whether everything worth keeping is on disk."""
        safe = True
        for scene in self._stack.scenes:
            try:
                safe = scene.secure() and safe
            except Exception as another:
                self._report(another)
                safe = False
        return safe

    def _say(self, way: int, is_safe: bool, told: Message) -> None:
        what = Message("rescue-safe") if is_safe else Message("rescue-not-safe")
        done = (
            Message("rescue-anew", {"what": what, "report": told}),
            Message("rescue-hub", {"what": what, "report": told}),
            Message("rescue-over", {"what": what, "report": told}),
        )
        page = self._stack.page
        if isinstance(page, TroublePage):
            page.words = done[way]
        else:
            self._window.toast(done[way], "warning")

    # -- the ways -----------------------------------------------------------------------------

    def _anew(self, page: Scene | None) -> None:
        make = None if page is None else page.anew
        self._leave(until=page)
        if make is not None:
            self._stack.push(make())
        elif self._stack.scenes:
            self._stack.show_again()
        else:
            self._stack.push(self._hub())

    def _to_hub(self, page: Scene | None) -> None:
        self._leave(until=None)
        self._stack.push(self._hub())

    def _to_trouble(self, page: Scene | None) -> None:
        self._leave(until=None)
        self._stack.push(TroublePage(self._window))

    def _leave(self, until: Scene | None) -> None:
        """Leave the scenes from the top, up to that one and with it; None for all of them."""
        while self._stack.scenes:
            scene = self._stack.scenes[-1]
            try:
                self._stack.take_off()
            except Exception as another:
                self._report(another)
            if scene is until:
                return
