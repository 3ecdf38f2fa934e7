"""What a person may command at any table: taking back, hints, words, menu, and other pages."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Protocol

from engine.core.decision import Answer, Decision
from engine.core.errors import IllegalAnswer
from engine.core.hidden import may_be_advised
from engine.core.match import Match
from engine.core.storage import AnimationSpeed
from engine.text.message import Message
from engine.ui.box import Box
from engine.ui.display import Key
from engine.ui.real_table.turn import open_for_correction
from engine.ui.scene import Stop
from engine.ui.table.actions import OptionsDialog, problem_of
from engine.ui.table.director import Host
from engine.ui.table.explained import say_again
from engine.ui.table.frame import Frame
from engine.ui.table.panels import HintMove, TableHint
from engine.ui.table.parts import Spots
from engine.ui.widgets.overlays import Command, PopupMenu


class Screen(Host, Protocol):
    frame: Frame


class Orders:
    """The commands of one table; keys, buttons, menu and typed words all come here."""

    def __init__(self, table: Screen) -> None:
        self._table = table

    @property
    def match(self) -> Match:
        return self._table.match

    def submit(self, answer: object) -> bool:
        """A person's answer; whether it was taken."""
        return self._table.submit(answer)

    # -- taking back --------------------------------------------------------------------------

    def undo(self) -> None:
        """Take back what is half told, or what the game lets be taken back first, else the last
        answer of a person.
        """
        explained, taken_back = self._table.frame.explained, self._table.parts.undo
        frame = self._table.frame
        if frame.takes_back() or explained.step_back() or frame.takes_page_back():
            return
        if taken_back is None or not taken_back():
            self._attempt(lambda: explained.take_back(self._table.conductor.undo))

    def take_back_to(self, number: int) -> None:
        """Take back as many answers as leave so many, and what hands have done for them."""
        conductor, moves = self._table.conductor, self.match.moves

        def undo() -> None:
            while len(moves) > number and conductor.can_undo:
                conductor.undo()

        self._attempt(lambda: self._table.frame.explained.take_back(undo, number))

    def redo(self) -> None:
        self._attempt(self._table.conductor.redo)

    def restart_turn(self) -> None:
        self._attempt(self._table.conductor.restart_turn)

    def _attempt(self, command: Callable[[], object]) -> None:
        try:
            command()
        except IllegalAnswer as problem:
            self._table.refuse(problem_of(self.match, problem))

    # -- a bot that failed --------------------------------------------------------------------

    def try_again(self) -> None:
        self._table.conductor.try_again()
        self._table.refresh()

    def answer_for_bot(self) -> None:
        """A random move in its place."""
        self._table.conductor.answer_for_bot()
        self._table.refresh()

    # -- how it is shown ----------------------------------------------------------------------

    def next_speed(self) -> None:
        """The next quicker animation speed; after off comes slow."""
        app = self._table.app
        speed = app.settings.animation_speed
        chosen = AnimationSpeed.SLOW if speed is AnimationSpeed.OFF else speed.faster()
        app.change_settings(animation_speed=chosen)
        app.toast(Message("frame-speed-is", {"speed": chosen.value}))
        self._table.refresh()

    def toggle_sound(self) -> None:
        app = self._table.app
        app.change_settings(sound=not app.settings.sound)
        self._table.refresh()

    def toggle_log(self) -> None:
        """Put the right column away or take it out again; the log's is remembered."""
        table = self._table
        has_room = table.parts.style.has_room_for_column(table.width)
        if has_room and not table.frame.column_is_tutors:
            table.app.change_settings(log_open=not table.app.settings.log_open)
            table.layout(table.width, table.height)
            table.refresh()
        else:
            table.frame.open_drawer(not table.frame.is_drawer_open)

    def say_again(self) -> None:
        say_again(self._table)

    def explain_last(self) -> None:
        """Show the last turn of a bot again, step by step with its reasons."""
        if not self._table.frame.explained.again():
            self._table.app.toast(Message("no-turn-to-explain"))

    # -- other pages --------------------------------------------------------------------------

    def show_rules(self, clause: str | None = None) -> None:
        self._table.app.routes.rules(self.match.game, clause)

    def show_settings(self) -> None:
        self._table.app.routes.settings()

    def edit_position(self) -> None:
        """Open the editor on the table as it stands, as far as whoever sits here may see it."""
        match = self.match
        if match.setup.real_table and not self._table.sitting.is_replay:
            open_for_correction(self._table)
            return
        view = match.view(match.table, self._table.sitting.watcher)
        position = match.game.codec.encode(view)
        self._table.app.routes.position(match.game, position, before=match.setup)

    def tell_coarsely(self) -> None:
        """A person's turn at a real table is told by how the board stands after it."""
        if self.match.setup.real_table and self._table.decision is not None:
            open_for_correction(self._table, is_turn=True)

    def meant_another(self) -> None:
        """What was told was not meant."""
        self._table.frame.meant_another()

    def differs(self) -> None:
        if self.match.setup.real_table:
            self.edit_position()

    def show_review(self) -> None:
        scene = self._table.review_scene()
        if scene is not None:
            self._table.app.push(scene)

    def go_home(self) -> None:
        """Leave the game as it is: it is kept, and the menu offers to go on with it."""
        self._table.app.routes.home()

    # -- moves --------------------------------------------------------------------------------

    def list_options(self) -> None:
        if self._table.decision is None:
            self._table.refuse(Message("nothing-to-choose"))
            return
        if self._table.decision.listing is None:
            self._table.refuse(Message("client-unlisted"))
            return
        self._table.app.push(OptionsDialog(self._table.app, self.match, self.submit))

    def open_words(self) -> None:
        if not self._table.sitting.is_replay:
            self._table.frame.open_words()

    def hint(self) -> None:
        """Show what a good player would do, as the advisor says in the worker; or put it away."""
        table, decision = self._table, self._table.decision
        if table.frame.hints.close() or decision is None:
            return
        if not may_be_advised(self.match):
            table.refuse(Message("no-hint-of-hand"))
            return
        if table.tutor is not None and table.tutor.hides_advice:
            table.refuse(Message("no-hint-here"))
            return
        open_hint = partial(table.frame.hints.show, decision)
        if table.parts.hint is not None and table.parts.hint(decision, open_hint):
            return

        def show(answer: Answer) -> None:
            if table.decision is decision and table.is_on_top:
                open_hint(self._hint_of(answer, decision))

        def fail(error: Exception) -> None:
            table.app.toast(Message("no-hint", {"fault": str(error)}), "warning")

        table.conductor.ask(self.match.game.advisor, show, fail)

    def _hint_of(self, answer: Answer, decision: Decision) -> TableHint:
        """An answer of the advisor in words; the board is told of it."""
        table = self._table
        if table.parts.hinted is not None:
            table.parts.hinted(answer)
        game, voice = self.match.game, table.sitting.voice
        view = self.match.view(self.match.table, table.sitting.watcher)
        move = game.option_text(answer.option, voice, view, decision.seat)
        return TableHint((HintMove(answer.option, move),), game.told(answer.reasons, voice))

    # -- menu ---------------------------------------------------------------------------------

    def open_menu(self) -> None:
        table = self._table
        menu = PopupMenu(self._of_a_replay() if table.sitting.is_replay else self._of_a_game())
        menu.place_under(table.frame.menu.box, table.viewport)
        table.open_popup(menu)

    def of_curtain(self) -> list[Command]:
        """What the menu offers between two people: nothing that shows the table."""
        leave = Command(Message("menu-leave"), self.go_home, "door-exit")
        return [*self._of_house(), leave]

    def _of_a_game(self) -> list[Command]:
        table = self._table
        can = table.conductor
        has_moves = self._table.decision is not None
        return [
            Command(Message("house-take-back"), self.undo, "arrow-back-up", "Ctrl+Z", can.can_undo),
            Command(Message("menu-redo"), self.redo, "arrow-forward-up", "Ctrl+Y", can.can_redo),
            Command(
                Message("menu-restart"), self.restart_turn, "rotate", "Ctrl+R", can.can_restart_turn
            ),
            Command(Message("typed-type"), self.open_words, "keyboard", "/"),
            Command(Message("menu-list"), self.list_options, "list", enabled=has_moves),
            Command(Message("menu-explain"), table.frame.explained.toggle, "list"),
            *self._of_kind_of_table(),
            *self._pages(),
            Command(Message("menu-leave"), self.go_home, "door-exit"),
        ]

    def _of_kind_of_table(self) -> list[Command]:
        if not self.match.setup.real_table:
            return [Command(Message("menu-explain-last"), self.explain_last, "list", Key.EXPLAIN)]
        is_turn = self._table.decision is not None
        return [
            Command(Message("tell-coarsely"), self.tell_coarsely, "hand", "Ctrl+S", is_turn),
            Command(Message("tell-differs"), self.differs, "pencil", "Ctrl+D"),
        ]

    def _of_a_replay(self) -> list[Command]:
        return [*self._pages(), Command(Message("menu-close-replay"), self._table.app.pop, "x")]

    def print_sheet(self) -> None:
        """Write the table on a page, as whoever sits here may know it."""
        from engine.ui.paper import keep_sheet  # noqa: PLC0415 (few print)

        match, watcher = self.match, self._table.sitting.watcher
        keep_sheet(self._table.app, match, match.view(match.table, watcher))

    def _pages(self) -> list[Command]:
        has_sheet = self.match.game.sheet(self.match.table) is not None
        sheet = [Command(Message("sheet-print"), self.print_sheet, "device-floppy")]
        return [
            Command(Message("menu-edit"), self.edit_position, "pencil"),
            *(sheet if has_sheet else ()),
            *self._of_house(),
        ]

    def _of_house(self) -> list[Command]:
        return [
            Command(Message("house-rules"), self.show_rules, "book", "F1"),
            Command(Message("house-settings"), self.show_settings, "settings"),
        ]


class BoardReach:
    """What of a table's board is no widget and can be clicked, and the table's parts."""

    def __init__(self, table: Screen) -> None:
        self._table = table

    def stops(self) -> Iterator[Stop]:
        """Places where no widget lies over the board; none while it is only looked at."""
        table, board = self._table, self._table.parts.board
        if table.frame.cover is not None or table.sitting.is_replay:
            return
        for box in map(board.plane.box_shown, board.stops(table.moment)):
            if table.widget_at(*box.centre) is None:
                yield Stop(box, is_part=True)

    def areas(self) -> list[Box]:
        """Board, seats, log, hand and bar, as far as they are there."""
        frame = self._table.frame
        places = frame.places
        if places is None or frame.cover is not None:
            return []
        found = (places.board, places.seats, places.column, self._hand(), places.bar)
        return [box for box in found if box is not None]

    def _hand(self) -> Box | None:
        """Where the cards or dice of whoever sits here are."""
        board = self._table.parts.board
        if board.hand is not None:
            return board.hand.box
        spots = next((each for each in self._table.parts.widgets if isinstance(each, Spots)), None)
        box = None if spots is None else spots.around(board.hand_kind)
        return None if box is None else board.plane.box_shown(box)
