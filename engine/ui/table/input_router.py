"""What a player's hands mean at a table: skipping, the board's keys, widgets, the frame's keys."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine.text.said import Said, glued
from engine.ui.focus import Focus
from engine.ui.inputs import (
    Intent,
    KeyPressed,
    PointerLeft,
    PointerMoved,
    PointerPressed,
    Wheel,
)
from engine.ui.table.orders import Orders, Screen
from engine.ui.widgets.base import is_press_key

FRAME_KEYS: Final[dict[str, Callable[[Orders], object]]] = {
    "ctrl+y": Orders.redo,
    "ctrl+shift+z": Orders.redo,
    "ctrl+r": Orders.restart_turn,
    "ctrl+s": Orders.tell_coarsely,
    "ctrl+d": Orders.differs,
    "l": Orders.toggle_log,
    "f1": Orders.show_rules,
    "/": Orders.open_words,
}


class InputRouter:
    """Gives every intent to whom it belongs; `widgets` is the scene's own way to its widgets."""

    def __init__(
        self, table: Screen, orders: Orders, focus: Focus, widgets: Callable[[Intent], bool]
    ) -> None:
        self._table = table
        self._orders = orders
        self._focus = focus
        self._widgets = widgets
        self._hovers_board = False

    def handle(self, intent: Intent) -> bool:
        """Whether anybody took it."""
        if self._skips(intent) or self._table.frame.words_take(intent):
            return True
        if isinstance(intent, KeyPressed) and (
            self._hint_takes(intent) or self._board_wants(intent)
        ):
            return True
        if self._widgets(intent):
            self._board_left(intent)
            return True
        if isinstance(intent, PointerMoved):
            self._hovers_board = True
        if self._board_takes(intent) and self._to_board(intent):
            return True
        if not isinstance(intent, KeyPressed):
            return False
        return self._frame_key(intent) or self._presses_bright(intent) or self._says_ways(intent)

    @property
    def _is_covered(self) -> bool:
        """Whether something lies over the whole table: what is under it hears nothing."""
        return self._table.frame.covers_table

    def _to_board(self, intent: Intent) -> bool:
        return self._table.parts.board.handle(intent, self._table.moment)

    def _board_takes(self, intent: Intent) -> bool:
        """In a replay the board may be looked at, not played on."""
        is_look = isinstance(intent, PointerMoved | PointerLeft | Wheel)
        if self._is_covered:
            return False
        return is_look or not self._table.sitting.is_replay

    def _skips(self, intent: Intent) -> bool:
        """Space, or a press on the board, ends what plays; nobody answers to what is not yet seen.

        A press is heard as well when a person is to act and nothing was still to be shown.
        """
        is_space = isinstance(intent, KeyPressed) and intent.key == "space" and not self._is_typing
        is_press = isinstance(intent, PointerPressed) and self._is_on_board(intent)
        if not (is_space or is_press) or self._is_covered:
            return False
        table, director = self._table, self._table.director
        if table.sitting.is_replay:
            if not is_space:
                director.skip()
            return False
        if is_space and director.held is not None:
            return False
        was_unseen = director.is_behind or (is_space and director.is_playing)
        is_going = director.is_playing or table.conductor.is_running
        director.skip()
        table.conductor.hurry()
        return was_unseen or (is_going and table.sitting.person is None)

    def _is_on_board(self, intent: PointerPressed) -> bool:
        places = self._table.frame.places
        if self._table.popup is not None or places is None:
            return False
        return places.board.contains((intent.x, intent.y))

    def _board_wants(self, intent: KeyPressed) -> bool:
        """Keys go to the board (or the replay) first, unless the keyboard is on a widget."""
        if self._is_elsewhere or self._is_covered:
            return False
        if self._table.replay is not None:
            return intent.is_plain and self._table.replay.press(intent.key)
        return self._to_board(intent)

    def _hint_takes(self, intent: KeyPressed) -> bool:
        """The keys of a hint come before the board's."""
        return not self._is_elsewhere and self._table.frame.hints.take_key(intent)

    @property
    def _is_elsewhere(self) -> bool:
        """Whether the keyboard is on a widget or a popup."""
        focused = self._focus.current
        is_on_widget = focused is not None and (self._focus.is_shown or focused.takes_text)
        return is_on_widget or self._table.popup is not None

    @property
    def _is_typing(self) -> bool:
        return self._focus.current is not None and self._focus.current.takes_text

    def _board_left(self, intent: Intent) -> None:
        if isinstance(intent, PointerMoved) and self._hovers_board:
            self._hovers_board = False
            self._to_board(PointerLeft())

    def _presses_bright(self, intent: KeyPressed) -> bool:
        """Space and Enter press the bright button, whichever of them its key cap names."""
        bright = self._table.frame.bar.bright
        is_for_it = is_press_key(intent) and not self._table.sitting.is_replay
        return is_for_it and bright is not None and bright.press()

    def _says_ways(self, intent: KeyPressed) -> bool:
        """Space decides nothing where several ways are open: it only says which."""
        table, bar = self._table, self._table.frame.bar
        is_space = intent.key == "space" and intent.is_plain
        if not is_space or table.decision is None or not bar.leaves_space:
            return False
        ways = glued(
            [Said("frame-way", {"label": each.label, "key": each.key}) for each in bar.ways], "or"
        )
        args = {"prompt": bar.actions.prompt, "words": ways}
        table.app.toast(table.sitting.voice.say(Said("frame-yours-to-decide", args)).rstrip())
        return True

    def _frame_key(self, intent: KeyPressed) -> bool:
        key = ("ctrl+" if intent.ctrl else "") + ("shift+" if intent.shift else "") + intent.key
        command = FRAME_KEYS.get("/" if intent.key == "/" else key)
        if command is None or intent.alt:
            return False
        command(self._orders)
        return True
