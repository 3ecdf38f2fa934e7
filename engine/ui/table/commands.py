"""What a person may command at any table: taking back, hints, words, menu, and other pages."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.core.bot import Answer
from engine.core.decision import Chance
from engine.core.errors import IllegalAnswer
from engine.core.match import Match
from engine.core.settings import AnimationSpeed
from engine.ui.box import Box
from engine.ui.scene import Window
from engine.ui.table.actions import ActionBar
from engine.ui.table.chronicle import Chronicle
from engine.ui.table.command_line import HEIGHT as COMMAND_HEIGHT
from engine.ui.table.command_line import CommandLine, OptionsDialog
from engine.ui.table.conductor import persons
from engine.ui.table.hint_card import HintCard
from engine.ui.table.hooks import TableHooks
from engine.ui.table.log import LogColumn
from engine.ui.table.manual_dice import DicePanel
from engine.ui.table.places import Places, has_room_for_column
from engine.ui.table.popup_menu import Command, PopupMenu
from engine.ui.table.side_panels import SideColumn
from engine.ui.table.top_bar import TopBar
from engine.ui.widgets.base import Widget
from engine.ui.widgets.button import Button


class TableCommands(TableHooks):
    """The widgets of the frame and what they do."""

    def __init__(self, app: Window, match: Match) -> None:
        super().__init__(app, match)
        self.chronicle = Chronicle(self.log_lines)
        self._is_drawer_open = False
        self._dice_panel: DicePanel | None = None
        self._build_widgets()

    # -- commands -----------------------------------------------------------------------------

    def undo(self) -> None:
        """Take back the last answer of a person."""
        self._attempt(self.conductor.undo)

    def redo(self) -> None:
        """Play again what was taken back."""
        self._attempt(self.conductor.redo)

    def restart_turn(self) -> None:
        """Take back the whole turn."""
        self._attempt(self.conductor.restart_turn)

    def _attempt(self, command: Callable[[], object]) -> None:
        try:
            command()
        except IllegalAnswer as problem:
            self.refuse(str(problem))

    def _try_again(self) -> None:
        self.conductor.try_again()
        self.refresh()

    def _answer_for_bot(self) -> None:
        self.conductor.answer_for_bot()
        self.refresh()

    def next_speed(self) -> None:
        """The next quicker animation speed; after off comes slow."""
        speed = self.app.settings.animation_speed
        chosen = AnimationSpeed.SLOW if speed is AnimationSpeed.OFF else speed.faster()
        self.app.change_settings(animation_speed=chosen)
        self.app.toast(f"Animation: {chosen.value}")
        self.refresh()

    def toggle_sound(self) -> None:
        """Sound on or off."""
        self.app.change_settings(sound=not self.app.settings.sound)
        self.refresh()

    def show_rules(self, clause: str | None = None) -> None:
        """Open the rules, at a clause if one is given."""
        self.app.routes.rules(self.match.game, clause)

    def show_settings(self) -> None:
        """Open the settings above the table."""
        self.app.routes.settings()

    def edit_position(self) -> None:
        """Open the editor on the table as it stands, as far as whoever sits here may see it."""
        match = self.match
        game, table = match.game, match.table
        if persons(match):
            table = game.view(table, self.viewer)
        self.app.routes.position(game, game.codec.encode(table), before=match.setup)

    def show_review(self) -> None:
        """Open the page that looks back at the game."""
        scene = self.review_scene()
        if scene is not None:
            self.app.push(scene)

    def go_home(self) -> None:
        """Leave the game as it is: it is kept and can be resumed from the menu."""
        if self.conductor.autosave is not None and not self.match.is_over:
            self.app.toast("The game is kept; the menu offers to go on with it.")
        self.app.routes.home()

    def list_options(self) -> None:
        """Every move that can be made now, to read and to choose from."""
        if self.decision is None:
            self.refuse("There is nothing to choose now")
            return
        self.app.push(OptionsDialog(self.app, self.match, self.submit))

    def open_command_line(self) -> None:
        """A field for moves in the game's own words."""
        if self.is_replay:
            return
        self._command.is_visible = True
        self._command.open()
        self.focus.take(self._command.field, shown=False)

    def close_command_line(self) -> None:
        """Put the field away."""
        self._command.is_visible = False
        self.focus.take(None, shown=False)
        self.invalidate()

    def _place_command_line(self, places: Places) -> None:
        bar = places.bar
        self._command.box = Box(bar.x, bar.y - COMMAND_HEIGHT - 8, bar.w, COMMAND_HEIGHT)

    def _open_hint(self, answer: Answer) -> None:
        move = self.match.game.option_text(answer.option, self.names)

        def play() -> None:
            self.close_popup()
            self.submit(answer.option)

        card = HintCard(move, answer, play, self.show_rules)
        card.place_over(self.app.canvas, self._bar.box, self.viewport)
        self.open_popup(card)

    def toggle_log(self) -> None:
        """Put the right column away or take it out again; remembered where it has its place."""
        if has_room_for_column(self.width, seats_along_top=self.seats_along_top):
            self.app.change_settings(log_open=not self.app.settings.log_open)
        else:
            self._is_drawer_open = not self._is_drawer_open
        self.layout(self.width, self.height)
        self.invalidate()

    def hint(self) -> None:
        """Show what a good player would do: the game's usual bot is asked, in the worker."""
        decision = self.decision
        if decision is None:
            return

        def show(answer: Answer) -> None:
            if self.decision is decision and self.app.top is self:
                self._open_hint(answer)

        def fail(error: Exception) -> None:
            self.app.toast(f"There is no hint: {error}", "warning")

        self.conductor.ask(self.match.game.default_bot, show, fail)

    # -- real dice ----------------------------------------------------------------------------

    def make_dice_panel(self, pending: Chance) -> DicePanel:
        """The panel that asks what real dice showed; a game with dice of its own makes its kind."""
        return DicePanel(pending, self.submit, self.refresh)

    def _sync_dice_panel(self) -> None:
        """The panel comes when real dice are to be told, and goes when they have been."""
        pending = self.pending
        is_wanted = self.conductor.waits_for_dice and not self.is_replay
        panel = self._dice_panel
        if panel is not None and (not is_wanted or panel.chance is not pending):
            self.widgets.remove(panel)
            self.focus.drop_if_gone()
            panel = self._dice_panel = None
        if panel is None and is_wanted and isinstance(pending, Chance):
            panel = self._dice_panel = self.make_dice_panel(pending)
            self.add(panel)
            self.focus.take(panel.field, shown=False)
        if panel is not None and self.places is not None:
            board = self.places.board
            width, height = panel.wanted_size
            width = min(width, board.w - 32)
            panel.box = Box(board.centre_x - width / 2, board.bottom - height - 12, width, height)

    # -- menu ---------------------------------------------------------------------------------

    def open_menu(self) -> None:
        """The table's menu."""
        menu = PopupMenu(self._replay_commands() if self.is_replay else self._commands())
        menu.place_under(self._menu.box, self.viewport)
        self.open_popup(menu)

    def _commands(self) -> list[Command]:
        can = self.conductor
        has_moves = self.decision is not None
        return [
            Command("Take back", self.undo, "arrow-back-up", "Ctrl+Z", can.can_undo),
            Command("Play again", self.redo, "arrow-forward-up", "Ctrl+Y", can.can_redo),
            Command("Restart turn", self.restart_turn, "rotate", "Ctrl+R", can.can_restart_turn),
            Command("Type a move", self.open_command_line, "keyboard", "/"),
            Command("List the moves", self.list_options, "list", enabled=has_moves),
            *self._page_commands(),
            Command("Leave the table", self.go_home, "door-exit"),
        ]

    def _replay_commands(self) -> list[Command]:
        return [*self._page_commands(), Command("Close the replay", self.app.pop, "x")]

    def _page_commands(self) -> list[Command]:
        return [
            Command("Edit position", self.edit_position, "pencil"),
            Command("Rules", self.show_rules, "book", "F1"),
            Command("Settings", self.show_settings, "settings"),
        ]

    # -- widgets ------------------------------------------------------------------------------

    def make_top_bar(self, home: Button, icons: Sequence[Button]) -> TopBar:
        """The strip along the upper edge; a game with another layout makes its own kind."""
        return TopBar(self.match.game.title, (), home, icons)

    def make_action_bar(self, small: tuple[Button, ...]) -> ActionBar:
        """The bar under the board; a game with more to show in it makes its own kind."""
        return ActionBar(small)

    def _build_widgets(self) -> None:
        def icon(
            name: str, on_click: Callable[[], object], tooltip: str, key: str | None = None
        ) -> Button:
            return Button(kind="icon", icon=name, on_click=on_click, tooltip=tooltip, key=key)

        self._home = icon("home", self.go_home, "To the main menu; the game is kept")
        self._speed = icon("bolt", self.next_speed, "Animation speed")
        self._sound = icon("volume", self.toggle_sound, "Sound")
        rules = icon("book", self.show_rules, "Rules (F1)")
        settings = icon("settings", self.show_settings, "Settings")
        self._menu = icon("menu-2", self.open_menu, "Menu (Esc)")
        self._column = icon("layout-sidebar-right", self.toggle_log, "Log (L)")
        icons = (self._speed, self._sound, rules, settings, self._menu, self._column)
        self._top = self.make_top_bar(self._home, icons)
        self._undo = Button(kind="ghost", icon="arrow-back-up", on_click=self.undo, key="Ctrl+Z",
                            tooltip="Take back (Ctrl+Z)")  # fmt: skip
        self._hint = Button(
            kind="ghost", icon="bulb", on_click=self.hint, key="H", tooltip="Hint (H)"
        )
        small = (self._hint, self._undo) if self.has_hint_button else (self._undo,)
        self._bar = self.make_action_bar(small)
        self._left, self._right = SideColumn(), SideColumn()
        self._log = LogColumn(self.chronicle, self.names, self.show_rules)
        board: tuple[Widget, ...] = () if self._plain is None else (self._plain,)
        self._command = CommandLine(self, self.close_command_line)
        self._command.is_visible = False
        frame = (self._left, self._bar, self._right, self._log, self._top, self._command)
        for widget in (*board, *frame):
            self.add(widget)
