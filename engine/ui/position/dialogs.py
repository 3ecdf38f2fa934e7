"""Questions of the position desk: who plays on, which file to open, what to call one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from secrets import SystemRandom
from typing import Any, Final

from engine.core.errors import InputError
from engine.core.game import Game
from engine.core.learning.report import place_of
from engine.core.position import PositionDraft, positions_folder
from engine.core.setup import LONGEST_SEED, Setup, seed_words
from engine.text.message import Message
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.hub.draft import SeatDraft, SetupDraft
from engine.ui.pages.page_theme import Dialog
from engine.ui.scene import Window
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
            Message("house-play-on"), self._play, kind="primary", icon="player-play", key="Space"
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
