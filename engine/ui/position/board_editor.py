"""The editor of a position on its board: what a game declares, as clicks on the table itself.

A game's scene says where the places of the board lie and draws the table; what stands beside it,
what a click there does, undo, and the words of the bar follow from its declaration.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from pathlib import Path as FilePath
from secrets import SystemRandom
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, Protocol

from engine.core.errors import InputError
from engine.core.game import Game
from engine.core.hidden import SettingRight
from engine.core.match import Match
from engine.core.position.draft import (
    Complete,
    PositionDraft,
    load_position,
    positions_folder,
    printed_position,
)
from engine.core.position.edits import ChipRow, EditChip, EditPage, Key, PositionEdits
from engine.core.setup import Setup, seed_words
from engine.core.storage import is_there, put_aside
from engine.text.message import Message, Words
from engine.ui import display
from engine.ui import theme as style
from engine.ui.box import Box, Point
from engine.ui.canvas import Canvas, Fit, Plane, enlarging, key_said
from engine.ui.display import RIGHT, Clicked, Intent, KeyPressed, LongPressed, Wheel
from engine.ui.hub.draft import SetupDraft
from engine.ui.pages.page_theme import attempt, dressed_for, theme_of
from engine.ui.position import controls, dialogs
from engine.ui.position.drawer import FieldsDrawer
from engine.ui.scene import Scene, Window
from engine.ui.table.parts import Spot, SpotFact, SpotKey, Spots
from engine.ui.widgets import ScrollArea
from engine.ui.widgets.base import Button
from engine.ui.widgets.overlays import ChoicePicture, PictureChoice

if TYPE_CHECKING:
    from engine.text.voice import Voice


# What can be done under the pointer, in a line: click, right click, wheel, drag, numbers.

AMBER: Final[style.Colour] = (0xF0, 0xB4, 0x5A)
PENCIL: Final = 11.0
HALF_HEAD: Final = 22.0
PILL: Final = 26.0
GAP: Final = 18.0
BY: Final = {
    "click": Message("desk-by-click"), "right": Message("desk-by-right"),
        "wheel": Message("desk-by-wheel"),
    "drag": Message("desk-by-drag"), "type": Message("desk-by-type"),
}  # fmt: skip


def draw_help(
    canvas: Canvas, box: Box, helped: Sequence[tuple[str, str]], words: str, ink: style.Colour
) -> None:
    """Each thing that can be done as a pill with what it does; else a sentence."""
    if not helped:
        canvas.paragraph(box, words, style.BODY, ink, line_height=1.3, max_lines=3)
        return
    x, y, step = box.x, box.y + PILL / 2, canvas.line_step(style.BODY, 1.6)
    for what, does in helped:
        by = BY[what]
        pill = canvas.text_width(by, style.BODY, "text-semibold") + 20
        wide = pill + 8 + canvas.text_width(does, style.BODY)
        if x > box.x and x + wide > box.right:
            x, y = box.x, y + step
        ground = style.mix(canvas.theme.panel, canvas.theme.accent, 0.4)
        canvas.rounded(Box(x, y - PILL / 2, pill, PILL), 7, ground)
        canvas.text(x + 10, y, by, style.BODY, style.WHITE, "text-semibold")
        canvas.text(
            x + pill + 8, y, does, style.BODY, style.TEXT, max_width=box.right - x - pill - 8
        )
        x += wide + GAP


def draw_asked(
    canvas: Canvas, at: Point, room: float, words: Words, sizes: Sequence[float] = (style.LARGE,)
) -> None:
    """What a position waits for in one line, or in two small ones; its middle is at that height."""
    head = canvas.said(words)
    size = canvas.fitting_size(head, room, sizes, "text-semibold")
    if canvas.text_width(head, size, "text-semibold") <= room:
        canvas.text(*at, head, size, style.TEXT, "text-semibold")
    else:
        place = Box(at[0], at[1] - HALF_HEAD, room, 2 * HALF_HEAD)
        canvas.paragraph(place, head, style.BODY, style.TEXT, "text-semibold", 1.15, max_lines=2)


def draw_pencil(canvas: Canvas, box: Box) -> None:
    """At the upper left corner of what was changed."""
    x, y = box.x + 4, box.y + 4
    canvas.disc(x, y, PENCIL, AMBER)
    canvas.icon("pencil", x, y, 1.4 * PENCIL, (0x3A, 0x24, 0x08))


IMPOSSIBLE: Final = Message("editor-impossible")
WITHOUT_BOT: Final = Message("desk-without-bot")
CANNOT: Final = Message("desk-cannot")
BESIDE: Final = (280.0, 312.0)
"""How wide pieces and bot are where both stand beside the board."""
TOOL: Final = 44.0
TOOL_STEP: Final = 47.0
MOST_DIGITS: Final = 3
USUAL_CELL: Final = (220.0, 46.0, 4)
LAST: Final = "Last edited"
HEAD: Final = 64.0
FOOT: Final = 128.0
SIDE: Final = 344.0
INSET: Final = 24.0
BUTTONS: Final = 640.0


class EditorHost:
    """A position while it is set out: its draft, its files, its board, and the match it becomes.

    Without a position it is the last that was edited there. `before` is the set-up of the match
    whose table it shows: its seats may play on. A match that begins here takes the place of the
    scene `replaces` as well. With `set_right` none begins: it is given the position, and raises
    InputError for one that it does not take.
    """

    def __init__(
        self,
        app: Window,
        game: Game,
        position: Any = None,
        *,
        before: Setup | None = None,
        replaces: Scene | None = None,
        set_right: SettingRight | None = None,
    ) -> None:
        self.app, self.game = app, game
        self.before, self.replaces, self._set_right = before, replaces, set_right
        complete = None if set_right is None else set_right.complete
        self.draft = self._first_draft(position, complete)
        self._opened_with = self.draft.document
        self._name = ""
        self.drawer: FieldsDrawer | None = None
        self.board: BoardEditor = self._desk(app, self)

    @property
    def _desk(self) -> Callable[[Any, Any], Any]:
        """Makes the scene for such a table."""
        return self.game.position_desk(self.draft.table) or PlainDesk

    def _first_draft(self, position: Any, complete: Complete | None) -> PositionDraft:
        """The position given, else the set-up as the rules print it for those who are to play, else
        the last one edited, else the set-up of the usual game.
        """
        game = self.game
        if position is not None:
            return PositionDraft(game, position, complete)
        if self.before is not None:
            return PositionDraft(game, printed_position(game, self.before))
        last = positions_folder(game) / f"{LAST}.json"
        try:
            if is_there(last):
                return load_position(game, last)
        except InputError as problem:
            self.app.toast(problem.said, "warning")
            attempt(self.app, lambda: put_aside(last))
        name = self.app.settings.player_name
        usual = SetupDraft.fresh(game, name, seed_words(SystemRandom()))
        return PositionDraft(game, printed_position(game, usual.setup()))

    def left(self) -> None:
        """What was edited comes back the next time."""
        if self.draft.document != self._opened_with:
            attempt(self.app, lambda: self.draft.save(positions_folder(self.game) / f"{LAST}.json"))

    # -- words

    @property
    def way_on(self) -> Message:
        """What comes of it in words: a match from here, or the table below is set right."""
        return Message("editor-play-on" if self._set_right is None else "editor-lies-so")

    def seat_name(self, seat: int) -> str:
        """Who sits there in the match the position came from, or the seat's number."""
        names = () if self.before is None else self.before.seat_names
        return names[seat] if seat < len(names) else self._numbered(seat)

    def seat_title(self, seat: int) -> str:
        """Number and name of a seat: choices name it by its number."""
        number, name = self._numbered(seat), self.seat_name(seat)
        return name if name == number else f"{number}: {name}"

    def _numbered(self, seat: int) -> str:
        return self.app.canvas.said(Message("house-seat", {"number": seat + 1}))

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(map(self.seat_name, range(max(self.game.most_seats, self.draft.seats or 0))))

    # -- changes

    def edit(self, change: Callable[[PositionDraft], object]) -> None:
        """Changes the draft; a sentence is said when it cannot be."""
        if not attempt(self.app, lambda: change(self.draft)):
            self.board.play_sound("wrong")
        if self._desk is not type(self.board):
            self._change_desk()

    def _change_desk(self) -> None:
        """Another kind of table: it is set out on another board."""
        before, self.board = self.board, self._desk(self.app, self)
        for scene in (before, self.drawer):
            if scene is not None:
                self.app.remove(scene)
        self.app.push(self.board)

    def change(self, document: Any, place: Any = None) -> None:
        """The whole position is another one, by what was done at a place of the board."""
        self.edit(lambda draft: draft.replace_all(document, place))

    def undo(self) -> None:
        self.edit(PositionDraft.undo)

    def redo(self) -> None:
        self.edit(PositionDraft.redo)

    def answer(self, option: Any) -> None:
        """What a bot would do here is done."""
        self.edit(lambda draft: draft.answer(option))

    def as_it_was(self) -> bool:
        """Everything lies as it did at first, which can be taken back; whether it lay otherwise."""
        if self.draft.document == self._opened_with:
            return False
        self.change(self._opened_with)
        self.app.toast(Message("desk-lies-as-it-was"))
        return True

    def show_fields(self) -> None:
        """The fields in a drawer, for what has no place on the board."""
        self.drawer = FieldsDrawer(self)
        self.app.push(self.drawer)

    def show_rules(self, clause: str | None = None) -> None:
        self.app.routes.rules(self.game, clause)

    # -- files

    def open(self) -> None:
        self.app.push(dialogs.OpenDialog(self.app, self.game, self.load, self.paste))

    def load(self, path: FilePath) -> None:
        def take(draft: PositionDraft) -> None:
            draft.replace_all(load_position(self.game, path).document)
            self._name = path.stem

        self.edit(take)

    def keep(self) -> None:
        name = self._name or self.app.canvas.said(Message("editor-my-position"))
        self.app.push(dialogs.SaveDialog(self.app, self.game, name, self.save))

    def save(self, path: FilePath) -> None:
        if attempt(self.app, lambda: self.draft.save(path)):
            self._name = path.stem
            self.app.toast(Message("editor-kept-as", {"name": path.stem}), "good")

    def copy(self) -> None:
        """The position as JSON text for other programs."""
        self.app.clipboard.write(self.draft.text())
        self.app.toast(Message("editor-copied"), "good")

    def paste(self) -> None:
        """Edit what the clipboard holds."""
        text = self.app.clipboard.read()
        self.edit(lambda _: self.draft.read_text(text))

    # -- playing on

    def play_on(self) -> None:
        """Ask who plays, then begin a match from here; or the table below is set right."""
        draft = self.draft
        if not draft.is_playable:
            return
        if self._set_right is not None:
            take = self._set_right.take
            if attempt(self.app, lambda: take(draft.document)):
                self.app.remove(self.board)
            return
        decider = None if draft.decision is None else draft.decision.seat
        who = dialogs.draft_for(
            self.game, self.app.settings.player_name, draft, decider, self.before
        )
        self.app.push(dialogs.PlayOnDialog(self.app, who, draft.document, self.begin))

    def begin(self, setup: Setup) -> None:
        """A match takes the place of the board and of the page below."""
        found: list[Match] = []
        if attempt(self.app, lambda: found.append(Match(self.game, setup))):
            self.app.remove(self.board)
            if self.replaces is not None:
                self.app.remove(self.replaces)
            self.app.routes.begin(found[0])


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
        return False


class BoardEditor(Scene):
    """The whole table, to be set out as it lies on a real one, one seat shown at a time.

    A game's own gives its `edits`, and `painters` of places beside the board that have no words. In
    `layout` it sets `bar` and the boxes of buttons, calls `place_beside`, then `place_all`. Where
    the pieces are few they lie in a `strip` of that height below the board while a bot is asked.
    The board's places are in units of `board_plane`, all else in those of the window.
    """

    edits: PositionEdits
    painters: controls.Painters = MappingProxyType({})
    choice_cells: Mapping[str, tuple[float, float, int]] = MappingProxyType({})
    plain_words: Words = Message("editor-by-clicks")
    strip = 0.0

    def __init__(self, app: Window, theme: style.Theme, fit: Fit, host: EditorHost) -> None:
        super().__init__(app, dressed_for(theme, host.before), fit)
        self.about_game = host.draft.game
        self.page = host
        self.state = self.edits.begin()
        self.ground: PaintedInParts = Painted()
        self.spots = self.make_spots()
        self.bar = self.column = self.bot_place = Box(0, 0, 0, 0)
        self.board_plane = Plane()
        self.seat_cards: tuple[Box, ...] = ()
        self.panel = controls.EditPanel(self.column, ())
        self._typed: tuple[Key, str] = ((), "")
        self.is_asking = False

        def icon(name: str, do: Callable[[], object], tip: Message, key: str) -> Button:
            tooltip = Message("editor-keyed", {"words": tip, "key": key_said(key)})
            own = None if key == "Esc" else key  # What Esc does first is for `back` to say.
            return Button(kind="icon", icon=name, on_click=do, key=own, tooltip=tooltip)

        self.undo = icon("arrow-back-up", host.undo, Message("editor-take-back"), "Z")
        self.redo = icon("arrow-forward-up", host.redo, Message("editor-again"), "Ctrl+Y")
        self.tools = (
            icon("arrow-left", self.back, Message("desk-as-it-was"), "Esc"),
            icon("folder-open", host.open, Message("editor-open"), "Ctrl+O"),
            icon("device-floppy", host.keep, Message("editor-keep"), "Ctrl+S"),
            icon("copy", host.copy, Message("editor-copy"), "Ctrl+C"),
            self.undo,
            self.redo,
        )
        self.fields = Button(
            Message("editor-fields"),
            host.show_fields,
            kind="secondary",
            icon="list",
            key=display.Key.FIELDS,
        )
        self.ask = Button(on_click=self.ask_a_bot, kind="secondary")
        self.go_on = Button(host.way_on, host.play_on, kind="primary",
                            icon="player-play", key="Space")  # fmt: skip
        game = host.draft.game
        self.bot = dialogs.BotColumn(game, self._have_asked, host.answer, host.show_rules)
        self.bot.is_visible = False
        self.advice_request = dialogs.AdviceRequest(app.worker, game, self.bot)
        self._asked_about: Any = None
        for widget in (self.spots, *self.tools, self.fields, self.ask, self.go_on, self.bot):
            self.add(widget)

    @property
    def voice(self) -> Voice:
        return self.page.draft.game.voice(self.page.names, self.app.canvas.language)

    # -- what a game's scene says ---------------------------------------------------------------

    def make_spots(self) -> Spots:
        """What hits the places; their boxes, unless the game has other forms."""
        return Spots(self.may_take, self.dropped, lambda x, y: None)

    def board_places(self) -> Iterable[tuple[Key, Box]]:
        """Every place of the board with its box, the upper ones last."""
        raise NotImplementedError

    def seat_boxes(self) -> tuple[Box, ...]:
        raise NotImplementedError

    def draw_seat_mark(self, canvas: Canvas, x: float, y: float) -> None:
        canvas.seat_mark(self.state.seat, x, y, controls.SEAT_MARK)

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
    def title(self) -> Words:
        """Whose things stand beside the board."""
        return self.edits.page(self.state).title or self.page.names[self.seat]

    def click(self, key: Key, *, is_right: bool = False) -> None:
        pictures = () if is_right else self.edits.pictures(self.table, self.state, key)
        if pictures:
            self._open_choice(key, pictures)
        else:
            table = self.table
            after = self.edits.click(table, self.state, key, is_right=is_right)
            if after is table and self.edits.changes(key, is_right=is_right):
                self.app.toast(CANNOT, "warning")
            self.put(key, after)

    def put(self, key: Key, after: Any) -> None:
        """The table is another one, by what was done at a place."""
        if after is not None and after is not self.table:
            document = self.page.draft.game.codec.encode(after)
            self.page.change(document, (key, self.state.seat))
        self.renew()

    def may_take(self, key: SpotKey) -> bool:
        """Whether something can be drawn from a place to another one."""
        return key[0] in self.edits.places and self.edits.places[key[0]].drop is not None

    def dropped(self, key: SpotKey, at: Point) -> None:
        under = self.spots.hit(*at)
        to = under.fact.key if isinstance(under, Spot) else ()
        if to != key:
            self.put(key, self.edits.drop(self.table, self.state, key, to))

    def _open_choice(self, key: Key, chips: Iterable[EditChip]) -> None:
        """What lies there is chosen out of pictures."""
        table, names = self.table, self.page.names

        def picture(chip: EditChip) -> ChoicePicture:
            def paint(canvas: Canvas, box: Box, is_lit: bool) -> None:
                shown = controls.ChipShown(
                    table, self.state, names, chip.key[1:], chip.is_on, is_lit
                )
                controls.paint_chip(canvas, box, chip, self.painters, shown)

            return ChoicePicture(chip.key, self.voice.prompt(chip.words), paint)

        found = [picture(chip) for chip in chips]
        wide, high, columns = self.choice_cells.get(found[0].value[0], USUAL_CELL)
        choice = PictureChoice(
            Message("desk-choose"), found,
            lambda chosen: self.put(key, self.edits.choose(self.table, self.state, key, chosen)),
            cell=(wide, high), columns=columns,
        )  # fmt: skip
        choice.place_in(self.viewport.inset(24))
        self.open_popup(choice)

    def renew(self) -> None:
        """Everything follows the draft."""
        draft = self.page.draft
        self.state.seat = min(self.state.seat, (draft.seats or 1) - 1)
        self.edits.settle(self.table, self.state)
        self.undo.is_enabled, self.redo.is_enabled = draft.can_undo, draft.can_redo
        self.go_on.is_enabled = draft.is_playable
        if draft.document is not self._asked_about:
            self.advice_request.cancel()
        self.bot.follow(draft, self.page.before)
        self.advice_request.tell_state(draft)
        ask = self.ask
        ask.label = WITHOUT_BOT if self.is_asking else Message("editor-ask-a-bot")
        ask.icon, ask.key = "x" if self.is_asking else "robot", display.Key.HINT
        ask.is_enabled = draft.decision is not None or self.is_asking
        self.place_all()
        self.invalidate()

    def place_all(self) -> None:
        if self.column.w <= 0:
            return
        rows = self.edits.rows(self.table, self.state)
        kind = controls.EditStrip if self._has_strip else controls.EditPanel
        self.panel = kind(self.pieces_place, rows)
        self.bot.box = self.bot_place
        self.bot.is_visible = self.is_asking and not self._is_page_over_bot
        self.seat_cards = self.seat_boxes()
        found = [*((key, self.board_plane.box_shown(box)) for key, box in self.board_places()),
                 *((("seat", seat), box) for seat, box in enumerate(self.seat_cards)),
                 *((chip.key, box) for chip, box in self.panel.entries)]  # fmt: skip
        self.spots.box = Box(0, 0, self.width, self.height)
        self.spots.show([
            SpotFact(key, box, partial(self.click, key), radius=9.0, is_grip=self.may_take(key),
                     right_click=partial(self.click, key, is_right=True))
            for key, box in found
        ])  # fmt: skip

    def place_beside(self, board: Box, column: Box) -> Box:
        """Pieces stand in the column, while a bot is asked at its left or in a strip below the
        board; returns the board, which gives way.
        """
        gap = column.x - board.right
        self.column = self.bot_place = column
        if not self.is_asking:
            return board
        if self.strip:
            board, self.column = board.column(None, self.strip, gap=max(gap, 8.0))
            return board
        pieces, bot = BESIDE
        x = column.right - pieces - gap - bot
        self.column = Box(x, column.y, pieces, column.h)
        self.bot_place = Box(column.right - bot, column.y, bot, column.h)
        return Box(board.x, board.y, x - gap - board.x, board.h)

    @property
    def _has_strip(self) -> bool:
        return self.is_asking and self.strip > 0

    @property
    def _is_page_over_bot(self) -> bool:
        """Whether what is looked into lies over the bot as well."""
        return self.is_asking and bool(self.state.page) and not self.strip

    @property
    def pieces_place(self) -> Box:
        """Where the pieces stand, or what is looked into."""
        over = self._is_page_over_bot
        return self.column.union(self.bot_place) if over else self.column

    # -- what comes of it -----------------------------------------------------------------------

    def ask_a_bot(self) -> None:
        """The bot stands beside the pieces, and is asked; or it stands there no more."""
        self.is_asking = not self.is_asking
        self.layout(self.width, self.height)
        self.renew()
        if self.is_asking and self.bot.button.is_enabled:
            self.bot.ask()

    def _have_asked(self, level: str) -> None:
        draft = self.page.draft
        self._asked_about = draft.document
        self.advice_request.ask(draft, level, self.page.names)

    def as_it_was(self) -> bool:
        """Everything lies as at first; whether anything had been changed."""
        had = self.page.as_it_was()
        self.renew()
        return had

    def place_tools(self, right: float, middle: float) -> None:
        """The icons of the desk in a row that ends there."""
        for number, tool in enumerate(reversed(self.tools)):
            x = right - TOOL / 2 - number * TOOL_STEP
            tool.box = Box.around(x, middle, TOOL, TOOL)

    # -- time and intents -----------------------------------------------------------------------

    def enter(self) -> None:
        self.renew()

    def leave(self) -> None:
        """Nobody waits for the bot any more, and what was edited is kept."""
        self.advice_request.cancel()
        self.page.left()

    def resumed(self) -> None:
        self.renew()

    def update(self, seconds: float) -> None:
        super().update(seconds)
        if self.ground.work():
            self.invalidate()

    @property
    def is_animating(self) -> bool:
        return not self.ground.is_done

    def let_go(self) -> bool:
        """Puts back what is in the hand; whether there was anything."""
        had, self.state.held = bool(self.state.held), ()
        if had:
            self.renew()
        return had

    def look_away(self) -> bool:
        """Shuts what is looked into, else the bot's answer; whether there was anything."""
        if self.state.page:
            self.turn_to(())
        elif self.is_asking:
            self.ask_a_bot()
        else:
            return False
        return True

    def turn_to(self, page: Key) -> None:
        """Looks into something, or at the seat again."""
        self.state.turn_to(page)
        self.renew()

    def back(self) -> bool:
        """Esc lets go, shuts what is looked into, puts all as it was, and leaves only then."""
        if not (self.let_go() or self.look_away() or self.as_it_was()):
            self.app.remove(self)
        return True

    def handle(self, intent: Intent) -> bool:
        """A right click beside everything empties the hand."""
        draft = self.page.draft
        if self.popup is None and self._is_told(intent):
            return True
        if super().handle(intent):
            if (self.undo.is_enabled, self.redo.is_enabled) != (draft.can_undo, draft.can_redo):
                self.renew()  # Undo and redo change the draft behind the editor.
            return True
        return isinstance(intent, Clicked) and intent.button == RIGHT and self.let_go()

    def _is_told(self, intent: Intent) -> bool:
        """The wheel over a place, and keys that no button has."""
        if isinstance(intent, Wheel):
            return self._wheel_at(intent)
        if isinstance(intent, LongPressed):
            under = self.widget_at(intent.x, intent.y)
            return intent.by_finger and under is not None and under.press_otherwise()
        if isinstance(intent, Clicked):
            self._typed = ((), "")
        return isinstance(intent, KeyPressed) and self._key_told(intent)

    def _wheel_at(self, intent: Wheel) -> bool:
        under = self.widget_at(intent.x, intent.y)
        if not isinstance(under, Spot) or not intent.dy:
            return False
        by = 1 if intent.dy > 0 else -1
        after = self.edits.turn(self.table, self.state, under.fact.key, by)
        if after is not None:
            self.put(under.fact.key, after)
        return after is not None

    def _key_told(self, intent: KeyPressed) -> bool:
        if not (intent.key.isdecimal() and intent.is_plain):
            self._typed = ((), "")
        if intent.key == "f1":
            self.page.show_rules()
            return True
        if intent.ctrl and not intent.alt and intent.key in "zv":
            {"z": self.page.undo, "v": self.page.paste}[intent.key]()
            self.renew()
            return True
        digit = intent.cap if intent.shift else intent.key
        if not intent.is_plain or len(digit) != 1 or digit not in "0123456789":
            return False
        if intent.shift:
            seat = int(digit) - 1
            if 0 <= seat < len(self.seat_cards):
                self.click(("seat", seat))
            return True
        return self.type_number(digit)

    def type_number(self, digit: str) -> bool:
        """A number typed over a place that takes one, else the piece with that number."""
        key = self.hovered
        digits = (self._typed[1] if self._typed[0] == key else "") + digit
        after = self.edits.type(self.table, self.state, key, int(digits[-MOST_DIGITS:]))
        if after is not None:
            self._typed = (key, digits)
            self.put(key, after)
            return True
        rows = self.edits.rows(self.table, self.state)
        chips = [chip for row in rows if isinstance(row, ChipRow) for chip in row.chips]
        numbered = [chip for chip in chips if chip.number == int(digit)]
        for chip in numbered:
            self.click(chip.key)
        return bool(numbered)

    # -- drawing --------------------------------------------------------------------------------

    @property
    def hovered(self) -> Key:
        """The place under the pointer, or the one that the keyboard is on; empty for none."""
        for spot in self.spots.places:
            if spot.is_hovered or (spot.is_focused and spot.shows_focus):
                return spot.fact.key
        return ()

    def outline_hovered(self, canvas: Canvas) -> None:
        if self.hovered:
            canvas.rounded(self.spots.spot(self.hovered).box.inset(-2), 9, None, style.WHITE, 2.2)

    def place_box(self, key: Key) -> Box | None:
        """Where a place is drawn, if it is in view."""
        return next((each.box for each in self.spots.places if each.fact.key == key), None)

    def draw_pencils(self, canvas: Canvas) -> None:
        """A pencil at every place that is not as it was."""
        for key, seat in self.page.draft.changed_places:
            box = self.place_box(key) if seat == self.seat or key[0] in self.edits.shared else None
            if box is not None:
                draw_pencil(canvas, box)

    def draw_help(self, canvas: Canvas, box: Box) -> None:
        """What is wrong, else what can be done under the pointer."""
        _, words, ink = self.bar_words()
        is_wrong = ink == style.WARNING
        helped = () if is_wrong or self.state.held else self.edits.help(self.hovered)
        voice = self.voice
        draw_help(canvas, box, [(by, voice.say(does)) for by, does in helped], words, ink)

    def draw_panel(self, canvas: Canvas) -> None:
        table, names, hovered = self.table, self.page.names, self.hovered

        def shown(chip: EditChip) -> controls.ChipShown:
            return controls.ChipShown(table, self.state, names, chip.key[1:], chip.is_on,
                             chip.key == hovered)  # fmt: skip

        if self._has_strip:
            canvas.panel(self.column)
        else:
            self.draw_column(canvas, self.pieces_place)
        if self.bot.is_visible:
            self.draw_column(canvas, self.bot_place)
        self.panel.draw(canvas, self.title, self.painters, shown)
        self.draw_seat_mark(canvas, *self.panel.mark)

    def draw_column(self, canvas: Canvas, box: Box) -> None:
        canvas.rounded(box, 0, canvas.theme.panel)
        canvas.hairline(box.x, box.y, box.h, colour=canvas.theme.line, vertical=True)

    def bar_words(self) -> tuple[str, str, style.Colour]:
        """What the position waits for and what a click does, or what is wrong; the colour of it.

        What is wrong is told over the board; beside it what a click there does.
        """
        draft, hovered = self.page.draft, self.hovered
        draft.language = self.app.canvas.language
        is_beside = any(chip.key == hovered for chip, _ in self.panel.entries)
        if draft.problem is not None and not is_beside:
            return self.said(IMPOSSIBLE), self.said(draft.problem.said), style.WARNING
        words = self.said(self.edits.tip(self.state, hovered) or self.plain_words)
        head = draft.waits_for if draft.problem is None else IMPOSSIBLE
        return self.said(head), f"{words.rstrip('.')}.", style.SECOND_TEXT


class PlainDesk(BoardEditor):
    """A table without a board of its own: told in words, and set out by its fields."""

    edits = PositionEdits({}, {"": EditPage(lambda table, state: ())})
    plain_words = Message("editor-by-fields")

    def __init__(self, app: Window, host: EditorHost) -> None:
        super().__init__(app, theme_of(host.game), enlarging(1600, 900), host)
        self.words = ScrollArea(self._paint_words, reads=True)
        self.add(self.words)

    def board_places(self) -> Iterable[tuple[Key, Box]]:
        return ()

    def seat_boxes(self) -> tuple[Box, ...]:
        return ()

    def layout(self, width: float, height: float) -> None:
        self.bar, body = Box(0, HEAD, width, height - HEAD).cut_bottom(FOOT)
        self.words.box = self.place_beside(*body.row(None, SIDE)).inset(INSET)
        self.place_tools(width - INSET, HEAD / 2)
        row, _ = self.bar.inset(INSET).cut_right(BUTTONS)
        buttons = (self.fields, self.ask, self.go_on)
        for button, box in zip(buttons, row.row(None, None, None, gap=12), strict=True):
            button.box = box
        self.place_all()

    def draw(self, canvas: Canvas) -> None:
        canvas.backdrop()
        canvas.top_bar(HEAD)
        title = self.page.game.title
        canvas.text(INSET, HEAD / 2, title, style.TITLE, style.TEXT, canvas.theme.title_font)
        self.draw_panel(canvas)
        room = self.fields.box.x - 2 * INSET
        draw_asked(canvas, (INSET, self.bar.y + 24), room, self.bar_words()[0])
        self.draw_help(canvas, Box(INSET, self.bar.y + 42, room, 50))
        self.draw_widgets(canvas)

    def _paint_words(self, canvas: Canvas, content: Box) -> None:
        told = self.page.draft.describe(self.voice) or self.said(Message("editor-untold"))
        y = content.y
        for line in told.split("\n"):
            y += canvas.paragraph(
                Box(content.x, y, content.w, 0), line or " ", style.BODY, style.TEXT
            )
        self.words.content_height = y - content.y
