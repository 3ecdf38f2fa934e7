"""The desk of a game: a position set out by clicks on its board, over the page with the fields."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

from engine.core.position import PositionDraft
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.inputs import RIGHT, Clicked, Intent
from engine.ui.plane import Fit, Plane
from engine.ui.scene import Scene, Window
from engine.ui.table.pointing import SpotKey, Spots
from engine.ui.theme import Theme
from engine.ui.widgets.button import Button

if TYPE_CHECKING:
    from engine.text.voice import Voice


class DeskHost(Protocol):
    """The position page, which keeps the draft and its undo, as far as every desk needs it."""

    draft: PositionDraft

    @property
    def names(self) -> tuple[str, ...]: ...

    def change(self, document: Any) -> None:
        """The position is another one; a sentence is said when it cannot be."""

    def undo(self) -> None: ...

    def redo(self) -> None: ...


class PaintedInParts(Protocol):
    """What lies under the pieces: too much to paint in one frame."""

    @property
    def is_done(self) -> bool: ...

    def work(self) -> bool:
        """Paints the next part; whether there was one."""


Host = TypeVar("Host", bound=DeskHost)


class BoardDesk(Scene, Generic[Host]):
    """The whole table, to be set out as it lies on a real one, one seat shown at a time.

    A game's desk sets `spots`, everything that can be clicked, and `ground`, what lies under it.
    """

    spots: Spots
    ground: PaintedInParts

    def __init__(self, app: Window, theme: Theme, fit: Fit, host: Host) -> None:
        super().__init__(app, theme)
        self.page = host
        self.plane = Plane(fit)
        self.seat = 0
        self.bar = self.column = Box(0, 0, 0, 0)
        self.seat_cards: tuple[Box, ...] = ()

        def icon(name: str, do: Callable[[], object], tip: str, key: str) -> Button:
            return Button(kind="icon", icon=name, on_click=do, tooltip=f"{tip} ({key})", key=key)

        self.undo = icon("arrow-back-up", host.undo, "Take the change back", "Ctrl+Z")
        self.redo = icon("arrow-forward-up", host.redo, "Make it again", "Ctrl+Y")
        self.close = Button("Fields", self.back, kind="secondary", icon="list", key="Esc")

    # -- what a game's desk says ----------------------------------------------------------------

    def let_go(self) -> bool:
        """Puts back what is in the hand; whether there was anything."""
        raise NotImplementedError

    def look_away(self) -> bool:
        """Shuts what is looked into; whether there was anything."""
        raise NotImplementedError

    def follow(self) -> None:
        """Places and buttons of the game follow the draft."""
        raise NotImplementedError

    # -- what lies there ------------------------------------------------------------------------

    @property
    def names(self) -> tuple[str, ...]:
        return self.page.names

    @property
    def voice(self) -> Voice:
        """Who says what stands on the board."""
        return self.page.draft.game.voice(self.names)

    def change(self, table: Any) -> None:
        """The table is another one."""
        self.page.change(self.page.draft.game.codec.encode(table))
        self.renew()

    def renew(self) -> None:
        """Everything follows the draft."""
        draft = self.page.draft
        self.seat = min(self.seat, (draft.seats or 1) - 1)
        self.undo.is_enabled, self.redo.is_enabled = draft.can_undo, draft.can_redo
        self.follow()
        self.invalidate()

    def _renew_when_undone(self) -> None:
        """Undo and redo may have changed the draft behind the desk."""
        draft = self.page.draft
        if (self.undo.is_enabled, self.redo.is_enabled) != (draft.can_undo, draft.can_redo):
            self.renew()

    # -- time and intents -----------------------------------------------------------------------

    def enter(self) -> None:
        """The desk is in view."""
        self.renew()

    def resumed(self) -> None:
        """What lay above is gone."""
        self.renew()

    def settle(self, width: float, height: float) -> None:
        """The window is new."""
        super().settle(*self.plane.settle(width, height))

    def update(self, seconds: float) -> None:
        """A part more of the ground."""
        super().update(seconds)
        if self.ground.work():
            self.invalidate()

    @property
    def is_animating(self) -> bool:
        """While the ground is painted, a part in every frame."""
        return not self.ground.is_done

    def back(self) -> bool:
        """Esc lets go of what is in the hand, shuts what is looked into, leads to the fields."""
        return self.let_go() or self.look_away() or super().back()

    def handle(self, intent: Intent) -> bool:
        """Intents in units of the plane; a right click beside everything empties the hand."""
        placed = self.plane.intent(intent)
        if super().handle(placed):
            self._renew_when_undone()
            return True
        return isinstance(placed, Clicked) and placed.button == RIGHT and self.let_go()

    # -- drawing --------------------------------------------------------------------------------

    def paint(self, canvas: Canvas) -> None:
        """Everything is drawn in units of the plane."""
        super().paint(self.plane.canvas(canvas))

    @property
    def hovered(self) -> SpotKey | None:
        """The place under the pointer, or the one that the keyboard is on."""
        for spot in self.spots.places:
            if spot.is_hovered or (spot.is_focused and spot.shows_focus):
                return spot.fact.key
        return None
