"""The scenes of a window, one above the other: who is shown, who hears the player."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from engine.ui.inputs import NOWHERE, InputReader, PointerLeft, PointerMoved
from engine.ui.paint.ledger import Target
from engine.ui.theme import BAR, Theme

if TYPE_CHECKING:
    from engine.ui.box import Box
    from engine.ui.canvas import Canvas
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
            self.top.resumed()
        self._tell_top()

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
        """The scene that is on top now is looked at again."""
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
            self.top.handle(PointerMoved(*self._inputs.pointer))
