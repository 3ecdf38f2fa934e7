"""The position editor: the program as companion at a real table.

Every field of a position at the left, the table in words and a bot's advice at the right; a match
may go on from there.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from pathlib import Path as FilePath
from secrets import SystemRandom
from typing import Any, Final

from engine.core import position
from engine.core.decision import Chance, Pending
from engine.core.deferred_hidden import SettingRight
from engine.core.errors import InputError
from engine.core.game import Game
from engine.core.learning.report import place_of
from engine.core.match import Match
from engine.core.position import (
    Complete,
    PositionDraft,
    load_position,
    positions_folder,
    printed_position,
)
from engine.core.setup import LONGEST_SEED, Setup, seed_words
from engine.core.storage import is_there, put_aside
from engine.text.message import Message
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.display import Intent, KeyPressed
from engine.ui.hub.draft import SeatDraft, SetupDraft
from engine.ui.pages.page_theme import BAR_HEIGHT, Dialog, ThemedPage, page_column, theme_of
from engine.ui.position.advice import BY_CLICKS, AdvicePanel, AdviceRequest, PreviewPanel
from engine.ui.position.sheet import FieldsDrawer, KeptFocus, PlayBar, PositionSheet, SectionList
from engine.ui.scene import Scene, Window
from engine.ui.theme import BODY, LINE, RAISED, SECOND_TEXT, TEXT, mix
from engine.ui.widgets import (
    Button,
    Choice,
    Dropdown,
    RowState,
    ScrollList,
    Segmented,
    TextField,
    Widget,
)

# Questions of the position editor: who plays on, which file to open, what to call one.

SEAT_ROW: Final = 52.0
FIELD: Final = 48.0
WIDE: Final = 720.0
NAME_ROOM: Final = 184.0
LIST_ROW: Final = 44.0
MOST_FILES: Final = 6
LONGEST_FILE: Final = 60
FORBIDDEN: Final = '/\\:*?"<>|'
PERSON: Final = Message("house-person")


class SeatChoices(Widget):
    """Who sits where: a line a seat, a person or one of the bots."""

    def __init__(self, draft: SetupDraft, changed: Callable[[], object]) -> None:
        super().__init__()
        self.draft = draft
        ruled = draft.game.ruled_player
        self.levels = [level.name for level in draft.levels if level.name != ruled]
        choices = [Choice(PERSON, icon="user"), *map(self._choice, self.levels)]
        fixed = [self._choice(ruled)] if ruled else []
        self.pickers = [
            Dropdown(fixed, 0, is_enabled=False)
            if self._is_ruled(seat)
            else Dropdown(choices, self._index(seat), self._picker(number, changed))
            for number, seat in enumerate(draft.seats)
        ]
        for picker in self.pickers:
            self.add(picker)

    def _is_ruled(self, seat: SeatDraft) -> bool:
        """Whether the rules move the seat, so that nobody else can sit there."""
        return not seat.is_person and seat.level == self.draft.game.ruled_player != ""

    def _choice(self, name: str) -> Choice:
        level = self.draft.game.level(name)
        title = name if level is None else level.title
        return Choice(title, level=place_of(self.draft.game, name))

    def _index(self, seat: SeatDraft) -> int:
        return 0 if seat.is_person else 1 + self.levels.index(seat.level)

    def _picker(self, number: int, changed: Callable[[], object]) -> Callable[[int], object]:
        def pick(index: int) -> None:
            self.draft.sit(number, is_person=index == 0)
            if index:
                self.draft.seats[number].level = self.levels[index - 1]
            changed()
            self.changed()

        return pick

    def placed(self) -> None:
        for number, picker in enumerate(self.pickers):
            y = self.box.y + number * SEAT_ROW
            picker.box = Box(self.box.x + NAME_ROOM, y, self.box.w - NAME_ROOM, FIELD - 2)

    def draw(self, canvas: Canvas) -> None:
        for number, (seat, picker) in enumerate(zip(self.draft.seats, self.pickers, strict=True)):
            y = picker.box.centre_y
            canvas.seat_mark(number, self.box.x + 15, y, 14)
            room = NAME_ROOM - 56
            canvas.text(self.box.x + 40, y, seat.name, BODY, TEXT, "text-semibold", max_width=room)


class PlayOnDialog(Dialog):
    """Who plays on from the position, with which dice; `begin` takes the set-up."""

    def __init__(
        self, app: Window, draft: SetupDraft, position: Any, begin: Callable[[Setup], Any]
    ):
        self.draft = draft
        self.position = position
        self._begin = begin
        self.seats = SeatChoices(draft, self._refresh)
        self.dice = Segmented(
            (Message("house-rolled-for-you"), Message("house-real-dice")),
            int(draft.dice_by_hand),
            self._set_dice,
        )
        self.seed = TextField(
            draft.seed, self._set_seed, font="mono", longest=LONGEST_SEED, icon="dice",
            placeholder=Message("house-a-word"), tooltip=Message("house-same-seed"),
        )  # fmt: skip
        self.start = Button(
            Message("house-play-on"), self._play, kind="primary", icon="player-play", key="Enter"
        )
        super().__init__(
            app, Message("editor-play-on"), "",
            (Button(Message("house-back"), self.back, kind="secondary", key="Esc"), self.start),
            body=(
                (self.seats, SEAT_ROW * len(draft.seats) - 4), (self.dice, FIELD),
                (self.seed, FIELD),
            ),
            width=WIDE,
        )  # fmt: skip

    def _set_dice(self, part: int) -> None:
        self.draft.dice_by_hand = part == 1

    def _set_seed(self, text: str) -> None:
        self.draft.seed = text
        self._refresh()

    def _refresh(self) -> None:
        self.start.is_enabled = self.draft.problem is None

    def _play(self) -> None:
        try:
            setup = replace(self.draft.setup(), position=self.position)
        except InputError as problem:
            self.app.toast(problem.said, "warning")
            return
        self.app.remove(self)
        self._begin(setup)


def draft_for(
    game: Game, player: str, position: PositionDraft, decider: int | None, before: Setup | None
) -> SetupDraft:
    """Who may play on: those who sat there, else a person who decides against usual bots.

    A seat that the rules move is theirs.
    """
    seats, ruled = position.players, game.ruled_seats(position.table)
    draft = SetupDraft.fresh(game, player, seed_words(SystemRandom()))
    draft.options |= game.options_of_new_match(position.options)
    levels = [level.name for level in draft.levels]
    if before is not None and len(before.seats) == seats:
        draft.seats = [
            SeatDraft(
                seat.name, seat.is_person,
                seat.player if seat.player in levels else draft.default_level,
            )
            for seat in before.seats
        ]  # fmt: skip
        draft.dice_by_hand, draft.practice = before.dice_by_hand, before.practice
        _seat_ruled(draft, ruled)
        return draft
    del draft.seats[seats:]
    while len(draft.seats) < seats:
        draft.add_seat()
    for number in range(seats):
        draft.sit(number, is_person=False)
    own = decider
    if own is None or own in ruled:
        own = next((number for number in range(seats) if number not in ruled), 0)
    draft.sit(own, is_person=True)
    draft.seats[own].name = player
    _seat_ruled(draft, ruled)
    return draft


def _seat_ruled(draft: SetupDraft, ruled: Sequence[int]) -> None:
    """The rules' own player sits where they move, and nobody else does; nor does it elsewhere."""
    name = draft.game.ruled_player
    others = [level.name for level in draft.levels if level.name != name]
    for number, seat in enumerate(draft.seats):
        if number in ruled:
            draft.sit(number, is_person=False)
            seat.level = name
        elif seat.level == name:
            usual = draft.game.default_bot
            seat.level = usual if usual in others else others[0]


class OpenDialog(Dialog):
    """Positions kept before, the clipboard, or any file; `take` gets a path or None to paste."""

    def __init__(
        self,
        app: Window,
        game: Game,
        open_file: Callable[[Path], object],
        paste: Callable[[], object],
    ) -> None:
        self._open_file, self._paste_text = open_file, paste
        self.files: Sequence[Path] = sorted(positions_folder(game).glob("*.json"))
        self.list: ScrollList[Path] = ScrollList(
            self.files, self._draw_row, row_height=LIST_ROW, on_choose=self._chosen
        )
        self.field = TextField(
            "", on_submit=lambda text: self._open_path(), icon="folder-open",
            placeholder=Message("editor-path"), font="text",
        )  # fmt: skip
        rows = min(MOST_FILES, len(self.files))
        body: tuple[tuple[Widget, float], ...] = ((self.field, FIELD),)
        if rows:
            body = ((self.list, rows * LIST_ROW), *body)
        super().__init__(
            app, Message("editor-open-one"), "" if rows else Message("editor-none-kept"),
            (
                Button(
                    Message("editor-paste"), self._paste, kind="secondary", icon="copy",
                    key="Ctrl+V"
                ),
                Button(Message("editor-open"), self._open_path, kind="primary", icon="folder-open"),
            ),
            body=body, width=WIDE,
        )  # fmt: skip

    def _chosen(self, index: int) -> None:
        self.app.remove(self)
        self._open_file(self.files[index])

    def _open_path(self) -> None:
        words = self.field.text.strip()
        if not words:
            self.app.toast(Message("editor-choose"), "warning")
            return
        self.app.remove(self)
        self._open_file(Path(words).expanduser())

    def _paste(self) -> None:
        self.app.remove(self)
        self._paste_text()

    def _draw_row(self, canvas: Canvas, box: Box, path: Path, state: RowState) -> None:
        if state.is_hovered or state.is_selected:
            share = 0.3 if state.is_selected else 0.1
            canvas.rounded(box.inset(0, 2), 8, mix(RAISED, canvas.theme.accent, share))
        else:
            canvas.hairline(box.x, box.bottom - 1, box.w, colour=LINE, alpha=90)
        canvas.icon("list", box.x + 20, box.centre_y, 18, SECOND_TEXT)
        canvas.text(box.x + 44, box.centre_y, path.stem, BODY, TEXT, max_width=box.w - 56)


class SaveDialog(Dialog):
    """What to call a position; `save` gets the path in the player's folder."""

    def __init__(self, app: Window, game: Game, name: str, save: Callable[[Path], object]) -> None:
        self.game = game
        self._save = save
        self.field = TextField(
            name, self._changed, on_submit=lambda text: self._keep(), longest=LONGEST_FILE,
            icon="pencil", placeholder=Message("editor-its-name"),
            accepts=lambda letter: letter.isprintable() and letter not in FORBIDDEN,
        )  # fmt: skip
        self.keep = Button(
            Message("editor-keep-it"), self._keep, kind="primary", icon="device-floppy"
        )
        super().__init__(
            app, Message("editor-keep-this"), Message("editor-keep-words"),
            (Button(Message("house-back"), self.back, kind="secondary", key="Esc"), self.keep),
            body=((self.field, FIELD),), width=WIDE,
        )  # fmt: skip
        self._changed(name)

    def enter(self) -> None:
        self.focus.take(self.field, shown=False)
        self.field.select_all()

    def _changed(self, text: str) -> None:
        self.keep.is_enabled = bool(text.strip(" ."))

    def _keep(self) -> None:
        name = self.field.text.strip(" .")
        if name:
            self.app.remove(self)
            self._save(positions_folder(self.game) / f"{name}.json")


GAP: Final = 24.0
TOP: Final = 24.0
CONTENTS_FROM: Final = 1500.0
SIDE_SHARE: Final = 0.345
NARROWEST_SIDE: Final = 420.0
WIDEST_SIDE: Final = 640.0
FOOT: Final = 96.0
FOOT_EDGE: Final = 24.0
ADD_SEAT: Final = 48.0
PREVIEW_SHARE: Final = 0.56
LAST: Final = "Last edited"
PLAY_ON: Final = Message("editor-play-on")
LIES_SO: Final = Message("editor-lies-so")
UNTOLD: Final = Message("editor-untold")


class PositionScene(ThemedPage):
    """Edits a position of a game; without one, the last that was edited there comes back.

    `before` is the set-up of the match whose table it shows: its seats may play on. A match that
    begins here takes the place of the scene `replaces` as well. With `set_right` none begins: it is
    given the position, and raises InputError for one that it does not take. `is_board_first`: it
    was opened for its board, and is left with it.
    """

    is_board_first = False

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
        self.game = self.about_game = game
        self.undo_button = _icon("arrow-back-up", self.undo, Message("editor-take-back"), "Ctrl+Z")
        self.redo_button = _icon("arrow-forward-up", self.redo, Message("editor-again"), "Ctrl+Y")
        buttons = (
            self.undo_button,
            self.redo_button,
            _icon("folder-open", self.open, Message("editor-open"), "Ctrl+O"),
            _icon("device-floppy", self.keep, Message("editor-keep"), "Ctrl+S"),
            _icon("copy", self.copy, Message("editor-copy"), "Ctrl+C"),
            _icon("book", self.show_rules, Message("house-rules"), "F1"),
        )
        super().__init__(
            app,
            game.title,
            theme=theme_of(game),
            tag=(Message("house-position"), "pencil"),
            buttons=buttons,
        )
        self.before, self.replaces, self._set_right = before, replaces, set_right
        complete = None if set_right is None else set_right.complete
        self.draft = first_draft(self, game, position, complete)
        self._opened_with = self.draft.document
        self._name = ""
        self.fields = PositionSheet(self.sheet, self, self.seat_title, self.remove_seat)
        self.kept_focus = KeptFocus(self.focus, self.fields)
        self.contents = SectionList(self.fields, self.sheet)
        self.add_button = Button(
            Message("house-add-seat"), self.add_seat, kind="secondary", icon="plus"
        )
        self._desk = game.position_desk(self.draft.table)
        self.board: Scene | None = None
        self.desk_button = Button(BY_CLICKS, self.show_desk, icon="pencil", key="Ctrl+B")
        self.preview = PreviewPanel(self.show_desk)
        self.advice = AdvicePanel(game, self.ask, self.show_rules)
        self.advice_request = AdviceRequest(app.worker, game, self.advice)
        back = Button(
            Message("house-back"), self.back, kind="secondary", icon="arrow-left", key="Esc"
        )
        play = Button(self.way_on, self.play_on, kind="primary", icon="player-play", key="Enter")
        self.foot = PlayBar(back, play)
        self.side: tuple[Widget, ...] = (self.preview, self.advice, self.desk_button)
        for widget in (self.contents, self.add_button, *self.side, self.foot):
            self.add(widget)
        self._edited()

    @property
    def way_on(self) -> Message:
        """What comes of it in words: a match from here, or the table below is set right."""
        return PLAY_ON if self._set_right is None else LIES_SO

    def leave(self) -> None:
        """What was edited comes back the next time."""
        self.advice_request.cancel()
        if self.draft.document != self._opened_with:
            path = positions_folder(self.game) / f"{LAST}.json"
            self.attempt(lambda: self.draft.save(path))

    # -- words

    def seat_name(self, seat: int) -> str:
        """Who sits there in the match the position came from, or the seat's number."""
        names = () if self.before is None else self.before.seat_names
        return names[seat] if seat < len(names) else self._numbered(seat)

    def seat_title(self, seat: int) -> str:
        """Number and name of a seat: choices name it by its number."""
        number, name = self._numbered(seat), self.seat_name(seat)
        return name if name == number else f"{number}: {name}"

    def _numbered(self, seat: int) -> str:
        return self.said(Message("house-seat", {"number": seat + 1}))

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(map(self.seat_name, range(max(self.game.most_seats, self.draft.seats or 0))))

    # -- editor

    def set_value(self, path: position.Path, value: Any) -> None:
        self._edit(lambda: self.draft.set_value(path, value))

    def add_item(self, path: position.Path, value: Any) -> None:
        self._edit(lambda: self.draft.add_item(path, value))

    def remove_item(self, path: position.Path) -> None:
        self._edit(lambda: self.draft.remove_item(path))

    def put_key(self, path: position.Path, key: str) -> None:
        self._edit(lambda: self.draft.put_key(path, key))

    def set_class(self, path: position.Path, name: str | None) -> None:
        self._edit(lambda: self.draft.set_class(path, name))

    def add_seat(self) -> None:
        self._edit(self.draft.add_seat)

    def change(self, document: Any, place: Any = None) -> None:
        """The whole position is another one, by what was done at a place of the board."""
        self._edit(lambda: self.draft.replace_all(document, place))

    def answer(self, option: Any) -> None:
        """What a bot would do here is done."""
        self._edit(lambda: self.draft.answer(option))

    def as_it_was(self) -> bool:
        """Everything lies as it did at first, which can be taken back; whether it lay otherwise."""
        if self.draft.document == self._opened_with:
            return False
        self.change(self._opened_with)
        self.app.toast(Message("desk-lies-as-it-was"))
        return True

    def show_desk(self) -> None:
        """Set the position out on the board itself."""
        if self._desk is not None:
            self.board = self._desk(self.app, self)
            self.app.push(self.board)

    def open_on_board(self) -> None:
        """The board at once, where the game has one to set out."""
        self.is_board_first = self._desk is not None
        self.show_desk()

    def desk_left(self) -> None:
        """The board is left: so is this page, where it was opened for it alone."""
        if self.is_board_first:
            self.app.remove(self)

    def show_fields(self) -> None:
        self.app.push(FieldsDrawer(self))

    def resumed(self) -> None:
        """It may have been set out meanwhile."""
        self._edited()

    def remove_seat(self, seat: int) -> None:
        self._edit(lambda: self.draft.remove_seat(seat))

    def undo(self) -> None:
        self._edit(self.draft.undo)

    def redo(self) -> None:
        self._edit(self.draft.redo)

    def _edit(self, change: Callable[[], object]) -> None:
        before = self.draft.document
        if not self.attempt(change):
            self.play_sound("wrong")
        if self.draft.document != before:
            self.advice_request.cancel()
        self._edited()

    def _edited(self) -> None:
        """Everything on the page follows the draft."""
        draft, sections = self.draft, self.draft.sections
        seats = draft.seats
        can_remove = seats is not None and seats > self.game.fewest_seats
        place = self.kept_focus.place()
        self.fields.show(sections, draft.problem, can_remove_seat=can_remove)
        self.contents.items = sections
        self._place_fields()
        if self.focus.current not in self.focus.choices():
            self.kept_focus.take(place)
        self.add_button.is_visible = seats is not None and seats < self.game.most_seats
        self._desk = self.game.position_desk(draft.table)
        self.desk_button.is_visible = self._desk is not None
        self.undo_button.is_enabled = draft.can_undo
        self.redo_button.is_enabled = draft.can_redo
        picture = self.game.table_picture(draft.table) if draft.problem is None else None
        language = self.app.canvas.language
        voice = self.game.voice(self.names[: draft.players], language)
        words = draft.describe(voice) or self.said(UNTOLD)
        self.preview.show(words, picture, is_open=self._desk is not None)
        self._tell_state()
        self.invalidate()

    def _tell_state(self) -> None:
        draft = self.draft
        if draft.problem is not None:
            self.foot.show(Message("editor-impossible"), draft.problem.sentence)
        elif draft.pending is None:
            self.foot.show(Message("editor-is-over"), Message("editor-nothing-left"))
        else:
            self.foot.show(self._waits_for(), "")
        self.advice_request.tell_state(draft)

    def _waits_for(self) -> Message:
        asked = self.draft.pending
        assert asked is not None
        if isinstance(asked, Chance):
            return Message("editor-chance-next", {"asked": self._asked(asked)})
        return Message(
            "editor-decides", {"who": self.seat_name(asked.seat), "asked": self._asked(asked)}
        )

    def _asked(self, asked: Pending) -> str:
        voice = self.game.voice(self.names, self.app.canvas.language)
        return self.draft.game.prompt(asked, voice)

    # -- the bot

    def ask(self, level: str) -> None:
        """Have a bot decide in the worker."""
        self.advice_request.ask(self.draft, level, self.names)

    def show_rules(self, clause: str | None = None) -> None:
        self.app.routes.rules(self.game, clause)

    # -- files

    def open(self) -> None:
        self.app.push(OpenDialog(self.app, self.game, self.load, self.paste))

    def load(self, path: FilePath) -> None:
        def take() -> None:
            self.draft.replace_all(load_position(self.game, path).document)
            self._name = path.stem

        self._edit(take)

    def keep(self) -> None:
        self.app.push(
            SaveDialog(
                self.app,
                self.game,
                self._name or self.said(Message("editor-my-position")),
                self.save,
            )
        )

    def save(self, path: FilePath) -> None:
        if self.attempt(lambda: self.draft.save(path)):
            self._name = path.stem
            self.app.toast(Message("editor-kept-as", {"name": path.stem}), "good")

    def copy(self) -> None:
        """The position as JSON text for other programs."""
        self.app.clipboard.write(self.draft.text())
        self.app.toast(Message("editor-copied"), "good")

    def paste(self) -> None:
        """Edit what the clipboard holds."""
        text = self.app.clipboard.read()
        self._edit(lambda: self.draft.read_text(text))

    # -- playing on

    def play_on(self) -> None:
        draft = self.draft
        if not draft.is_playable:
            return
        if self._set_right is not None:
            _lies_so(self, self._set_right)
            return
        decider = None if draft.decision is None else draft.decision.seat
        who = draft_for(self.game, self.app.settings.player_name, draft, decider, self.before)
        self.app.push(PlayOnDialog(self.app, who, draft.document, self.begin))

    def begin(self, setup: Setup) -> None:
        """A match takes the place of this page."""
        try:
            match = Match(self.game, setup)
        except InputError as problem:
            self.app.toast(problem.said, "warning")
            return
        if self.board is not None:
            self.app.remove(self.board)
        if self.replaces is not None:
            self.app.remove(self.replaces)
        self.app.routes.begin(match)

    # -- keyboard

    def handle(self, intent: Intent) -> bool:
        """Ctrl+V pastes a position, unless something is being typed."""
        if super().handle(intent):
            return True
        if isinstance(intent, KeyPressed) and intent.key == "v" and intent.ctrl:
            self.paste()
            return True
        return False

    # -- places

    def layout(self, width: float, height: float) -> None:
        self.bar.box = Box(0, 0, width, BAR_HEIGHT)
        column = page_column(width)
        x, w = column.x, column.w
        self.foot.box = Box(x, height - FOOT_EDGE - FOOT, w, FOOT)
        area = Box(x, BAR_HEIGHT + TOP, w, self.foot.box.y - GAP - BAR_HEIGHT - TOP)
        side = max(NARROWEST_SIDE, min(WIDEST_SIDE, w * SIDE_SHARE))
        self._lay_out_side(Box(area.right - side, area.y, side, area.h))
        rest = Box(area.x, area.y, area.w - side - GAP, area.h)
        self.contents.is_visible = w >= CONTENTS_FROM
        if self.contents.is_visible:
            left, rest = rest.cut_left(self.contents.width(self.app.canvas), GAP)
            self.contents.box = Box(left.x, left.y, left.w, left.h - ADD_SEAT - 16)
            self.add_button.box = Box(left.x, left.bottom - ADD_SEAT, left.w, ADD_SEAT)
        else:
            self.add_button.box = Box(rest.x, rest.bottom - ADD_SEAT, rest.w - 24, ADD_SEAT)
            rest = Box(rest.x, rest.y, rest.w, rest.h - ADD_SEAT - 16)
        self.sheet.box = rest
        self._place_fields()

    def _lay_out_side(self, side: Box) -> None:
        preview = min(side.h * PREVIEW_SHARE, side.h - GAP - self.advice.least_height(side.w))
        top, bottom = side.column(preview, None, gap=GAP)
        if self._desk is not None:
            self.desk_button.box, top = top.cut_bottom(ADD_SEAT, 12)
        self.preview.box, self.advice.box = top, bottom

    def _place_fields(self) -> None:
        if self.sheet.box.w > 0:
            self.fields.arrange(self.app.canvas)

    # -- drawing

    def paint_sheet(self, canvas: Canvas, content: Box) -> None:
        self.fields.paint(canvas, content)


def _icon(name: str, on_click: Callable[[], object], tip: Message, key: str) -> Button:
    keyed = Message("editor-keyed", {"words": tip, "key": key})
    return Button(kind="icon", icon=name, on_click=on_click, tooltip=keyed, key=key)


def _lies_so(page: PositionScene, set_right: SettingRight) -> None:
    """The table below is set right, and the page has done its work."""
    try:
        set_right.take(page.draft.document)
    except InputError as problem:
        page.app.toast(problem.said, "warning")
        return
    if page.board is not None:
        page.app.remove(page.board)
    page.app.remove(page)


def first_draft(
    page: PositionScene, game: Game, position: Any, complete: Complete | None = None
) -> PositionDraft:
    """The position given, else the set-up as the rules print it for those who are to play, else the
    last one edited, else the set-up of the usual game.
    """
    if position is not None:
        return PositionDraft(game, position, complete)
    if page.before is not None:
        return PositionDraft(game, printed_position(game, page.before))
    last = positions_folder(game) / f"{LAST}.json"
    try:
        if is_there(last):
            return load_position(game, last)
    except InputError as problem:
        page.app.toast(problem.said, "warning")
        page.attempt(lambda: put_aside(last))
    usual = SetupDraft.fresh(game, page.app.settings.player_name, seed_words(SystemRandom()))
    return PositionDraft(game, printed_position(game, usual.setup()))
