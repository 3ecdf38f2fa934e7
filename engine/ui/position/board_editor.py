"""The editor of a position on its board: what a game declares, as clicks on the table itself.

A game's scene says where the places of the board lie and draws the table; what stands beside it,
what a click there does, undo, and the words of the bar follow from its declaration.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, Protocol

from engine.core.position import PositionDraft
from engine.core.position_edits import EditChip, Key, PositionEdits
from engine.core.setup import Setup
from engine.text.said import Said, Words
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.inputs import RIGHT, Clicked, Intent
from engine.ui.plane import Fit, Plane
from engine.ui.position.edit_panel import SEAT_MARK, ChipShown, EditPanel, Painters
from engine.ui.scene import Scene, Window
from engine.ui.table.pointing import SpotFact, Spots
from engine.ui.theme import SECOND_TEXT, WARNING, WHITE, Colour, Theme
from engine.ui.widgets.button import Button

if TYPE_CHECKING:
    from engine.text.voice import Voice

IMPOSSIBLE: Final = Said("editor-impossible")


class EditorHost(Protocol):
    """The position page, which keeps the draft and its undo, asks bots and begins a match."""

    draft: PositionDraft
    before: Setup | None

    @property
    def names(self) -> tuple[str, ...]: ...

    def change(self, document: Any) -> None:
        """The position is another one; a sentence is said when it cannot be."""

    def undo(self) -> None: ...

    def redo(self) -> None: ...

    def ask(self, level: str) -> None:
        """Have a bot say what it would do here."""

    def play_on(self) -> None:
        """Ask who plays, then begin a match from here."""

    def begin(self, setup: Setup) -> None:
        """A match that is set up already begins."""

    def show_rules(self, clause: str | None = None) -> None: ...


class PaintedInParts(Protocol):
    """What lies under the pieces: too much to paint in one frame."""

    @property
    def is_done(self) -> bool: ...

    def work(self) -> bool:
        """Paints the next part; whether there was one."""


class Painted:
    """Nothing is painted in parts."""

    is_done = True

    def work(self) -> bool:
        """There is never more."""
        return False


class BoardEditor(Scene):
    """The whole table, to be set out as it lies on a real one, one seat shown at a time.

    A game's own gives its `edits`, and `painters` of places beside the board that have no words. In
    `layout` it sets `column`, `bar` and the boxes of buttons, then calls `place_all`.
    """

    edits: PositionEdits
    painters: Painters = MappingProxyType({})
    plain_words: Words = Said("editor-by-clicks")

    def __init__(self, app: Window, theme: Theme, fit: Fit, host: EditorHost) -> None:
        super().__init__(app, theme)
        self.about_game = host.draft.game
        self.page = host
        self.plane = Plane(fit)
        self.state = self.edits.begin()
        self.ground: PaintedInParts = Painted()
        self.spots = self.make_spots()
        self.bar = self.column = Box(0, 0, 0, 0)
        self.seat_cards: tuple[Box, ...] = ()
        self.panel = EditPanel(self.column, ())

        def icon(name: str, do: Callable[[], object], tip: Said, key: str) -> Button:
            return Button(
                kind="icon",
                icon=name,
                on_click=do,
                key=key,
                tooltip=Said("editor-keyed", {"words": tip, "key": key}),
            )

        self.undo = icon("arrow-back-up", host.undo, Said("editor-take-back"), "Ctrl+Z")
        self.redo = icon("arrow-forward-up", host.redo, Said("editor-again"), "Ctrl+Y")
        self.close = Button(
            Said("editor-fields"), self.back, kind="secondary", icon="list", key="Esc"
        )
        self.ask = Button(
            Said("editor-ask-a-bot"), self.ask_a_bot, kind="secondary", icon="bulb", key="H"
        )
        self.go_on = Button(Said("house-play-on"), self.play_on, kind="primary", icon="player-play",
                            key="Enter")  # fmt: skip
        for widget in (self.spots, self.undo, self.redo, self.close, self.ask, self.go_on):
            self.add(widget)

    @property
    def voice(self) -> Voice:
        """Who says what stands on the board."""
        return self.page.draft.game.voice(self.page.names, self.app.canvas.language)

    # -- what a game's scene says ---------------------------------------------------------------

    def make_spots(self) -> Spots:
        """What hits the places; their boxes, unless the game has other forms."""
        return Spots(lambda key: False, lambda key, at: None, lambda x, y: None)

    def board_places(self) -> Iterable[tuple[Key, Box]]:
        """Every place of the board with its box, the upper ones last."""
        raise NotImplementedError

    def seat_boxes(self) -> tuple[Box, ...]:
        """Where the seats stand."""
        raise NotImplementedError

    def draw_seat_mark(self, canvas: Canvas, x: float, y: float) -> None:
        """The mark left of the title of what stands beside the board."""
        canvas.seat_mark(self.state.seat, x, y, SEAT_MARK)

    # -- what lies there ------------------------------------------------------------------------

    @property
    def table(self) -> Any:
        """The table as it is set out, possible or not."""
        return self.edits.tidied(self.page.draft.table)

    @property
    def seat(self) -> int:
        """The seat that is shown."""
        return self.state.seat

    @property
    def names(self) -> tuple[str, ...]:
        return self.page.names

    @property
    def title(self) -> str:
        """Whose things stand beside the board."""
        return self.edits.page(self.state).title or self.names[self.seat]

    def click(self, key: Key, *, is_right: bool = False) -> None:
        """What a click on a place sets out."""
        table = self.table
        after = self.edits.click(table, self.state, key, is_right=is_right)
        if after is not table:
            self.page.change(self.page.draft.game.codec.encode(after))
        self.renew()

    def renew(self) -> None:
        """Everything follows the draft."""
        draft = self.page.draft
        self.state.seat = min(self.state.seat, (draft.seats or 1) - 1)
        self.edits.settle(self.table, self.state)
        self.undo.is_enabled, self.redo.is_enabled = draft.can_undo, draft.can_redo
        self.ask.is_enabled = draft.decision is not None
        self.go_on.is_enabled = draft.is_playable
        self.place_all()
        self.invalidate()

    def place_all(self) -> None:
        """Every place that can be clicked, on the board and beside it."""
        if self.column.w <= 0:
            return
        self.panel = EditPanel(self.column, self.edits.rows(self.table, self.state))
        self.seat_cards = self.seat_boxes()
        found = [*self.board_places(),
                 *((("seat", seat), box) for seat, box in enumerate(self.seat_cards)),
                 *((chip.key, box) for chip, box in self.panel.entries)]  # fmt: skip
        self.spots.box = Box(0, 0, self.width, self.height)
        self.spots.show([
            SpotFact(key, box, partial(self.click, key), radius=9.0,
                     right_click=partial(self.click, key, is_right=True))
            for key, box in found
        ])  # fmt: skip

    # -- what comes of it -----------------------------------------------------------------------

    def ask_a_bot(self) -> None:
        """The fields have the bots' advice beside them."""
        self.app.remove(self)
        self.page.ask(self.page.draft.game.default_bot)

    def play_on(self) -> None:
        """A match from here."""
        self.app.remove(self)
        self.page.play_on()

    # -- time and intents -----------------------------------------------------------------------

    def enter(self) -> None:
        """The editor is in view."""
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

    def let_go(self) -> bool:
        """Puts back what is in the hand; whether there was anything."""
        had, self.state.held = bool(self.state.held), ()
        if had:
            self.renew()
        return had

    def look_away(self) -> bool:
        """Shuts what is looked into; whether there was anything."""
        had = bool(self.state.page)
        if had:
            self.turn_to(())
        return had

    def turn_to(self, page: Key) -> None:
        """Looks into something, or at the seat again."""
        self.state.turn_to(page)
        self.renew()

    def back(self) -> bool:
        """Esc lets go of what is in the hand, shuts what is looked into, leads to the fields."""
        return self.let_go() or self.look_away() or super().back()

    def handle(self, intent: Intent) -> bool:
        """Intents in units of the plane; a right click beside everything empties the hand."""
        placed, draft = self.plane.intent(intent), self.page.draft
        if super().handle(placed):
            if (self.undo.is_enabled, self.redo.is_enabled) != (draft.can_undo, draft.can_redo):
                self.renew()  # Undo and redo change the draft behind the editor.
            return True
        return isinstance(placed, Clicked) and placed.button == RIGHT and self.let_go()

    # -- drawing --------------------------------------------------------------------------------

    def paint(self, canvas: Canvas) -> None:
        """Everything is drawn in units of the plane."""
        super().paint(self.plane.canvas(canvas))

    @property
    def hovered(self) -> Key:
        """The place under the pointer, or the one that the keyboard is on; empty for none."""
        for spot in self.spots.places:
            if spot.is_hovered or (spot.is_focused and spot.shows_focus):
                return spot.fact.key
        return ()

    def outline_hovered(self, canvas: Canvas) -> None:
        """A frame around the place under the pointer."""
        if self.hovered:
            canvas.rounded(self.spots.spot(self.hovered).box.inset(-2), 9, None, WHITE, 2.2)

    def draw_panel(self, canvas: Canvas) -> None:
        """What stands beside the board, on its ground."""
        table, names, hovered = self.table, self.names, self.hovered

        def shown(chip: EditChip) -> ChipShown:
            return ChipShown(table, self.state, names, chip.key[1:], chip.is_on,
                             chip.key == hovered)  # fmt: skip

        self.draw_column(canvas, self.column)
        self.panel.draw(canvas, self.title, self.painters, shown)
        self.draw_seat_mark(canvas, *self.panel.mark)

    def draw_column(self, canvas: Canvas, box: Box) -> None:
        """The ground beside the board."""
        canvas.rounded(box, 0, canvas.theme.panel)
        canvas.hairline(box.x, box.y, box.h, colour=canvas.theme.line, vertical=True)

    def bar_words(self) -> tuple[str, str, Colour]:
        """What the position waits for and what a click does, or what is wrong; the colour of it.

        What is wrong is told over the board; beside it what a click there does.
        """
        draft, hovered = self.page.draft, self.hovered
        is_beside = any(chip.key == hovered for chip, _ in self.panel.entries)
        if draft.problem is not None and not is_beside:
            return self.said(IMPOSSIBLE), draft.problem.sentence, WARNING
        words = self.said(self.edits.tip(self.state, hovered) or self.plain_words)
        head = draft.waits_for if draft.problem is None else IMPOSSIBLE
        return self.said(head), f"{words.rstrip('.')}.", SECOND_TEXT
