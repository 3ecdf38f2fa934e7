"""Questions of the position desk: who plays on, which file to open, what to call one."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from secrets import SystemRandom
from typing import TYPE_CHECKING, Any, Final

from engine.core import commands
from engine.core.card import Level
from engine.core.errors import InputError
from engine.core.game import Game
from engine.core.learning.lesson import levels_to_ask
from engine.core.learning.report import place_of
from engine.core.position.draft import PositionDraft, positions_folder
from engine.core.setup import LONGEST_SEED, Setup, seed_words
from engine.text.message import Message, Words, number_said
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.display import Key
from engine.ui.hub.draft import SeatDraft, SetupDraft
from engine.ui.pages.page_theme import Dialog
from engine.ui.scene import Window
from engine.ui.theme import (
    BODY,
    LARGE,
    LINE,
    RAISED,
    SECOND_TEXT,
    TEXT,
    WARNING,
    WHITE,
    Colour,
    mix,
)
from engine.ui.widgets import (
    Button,
    Choice,
    Dropdown,
    RowState,
    ScrollArea,
    ScrollList,
    Segmented,
    TextField,
    Widget,
)
from engine.ui.widgets.base import Pressable
from engine.ui.widgets.fields import draw_levels

if TYPE_CHECKING:
    from engine.ui.cooperative_work import Ticket, Worker
    from engine.ui.widgets import Button

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


# A bot asked beside the board: its levels, its answer as a ladder of reasons, what comes of it.
#
# The answer grows grey when the table is another one: it stays to be read, and is asked anew.

INSET: Final = 16.0
HEAD: Final = 52.0
LEVEL: Final = 42.0
GAP: Final = 8.0
BUTTON: Final = 52.0
RUNG_INSET: Final = 12.0
TAG: Final = 28.0
BARS: Final = 64.0
MOST_VALUES: Final = 6


class BotColumn(Widget):
    """Whom to ask, the answer, and the two buttons below it.

    `ask` is called with a level's name, `do` with the answer as documents have it, `open_clause`
    with a clause.
    """

    def __init__(
        self,
        game: Game,
        ask: Callable[[str], object],
        do: Callable[[Any], object],
        open_clause: Callable[[str], object],
    ) -> None:
        super().__init__()
        self._game, self._ask, self._do, self._open_clause = game, ask, do, open_clause
        self.levels = levels_to_ask(game)
        self.rows = [
            Pressable(partial(self._pick, level.name), paint=partial(self._paint_level, level),
                      tooltip=level.about)
            for level in self.levels
        ]  # fmt: skip
        names = [level.name for level in self.levels]
        self.chosen = game.advisor if game.advisor in names else names[0]
        self._is_picked = False
        self._seat: tuple[int, str] | None = None
        self.advice: dict[str, Any] | None = None
        self.note: Words = ""
        self.is_warning = self.is_stale = False
        self.button = Button(Message("editor-ask-a-bot"), self.ask, kind="secondary", icon="robot",
                             key=Key.HINT)  # fmt: skip
        self.do_it = Button(Message("desk-do-it"), self._do_here, kind="primary", icon="check")
        self.area = ScrollArea(self._paint, reads=True)
        self.rungs: list[Pressable] = []
        for child in (*self.rows, self.area, self.do_it, self.button):
            self.add(child)

    # -- whom to ask

    def follow(self, draft: PositionDraft, before: Setup | None) -> None:
        """Whose decision is due: the bot that sits there is asked, unless another was picked."""
        decision, self._seat = draft.decision, None
        if before is None or decision is None or decision.seat >= len(before.seats):
            return
        sits = before.seats[decision.seat]
        self._seat = (decision.seat, sits.name)
        if not self._is_picked and any(level.name == sits.player for level in self.levels):
            self.chosen = sits.player

    def _pick(self, name: str) -> None:
        self._is_picked = True
        self.choose(name)

    def choose(self, name: str) -> None:
        """This one is asked from now on: at once, if another one has answered already."""
        had_answer = self.advice is not None
        self.chosen = name
        if had_answer and self.button.is_enabled:
            self.ask()
        self.changed()

    @property
    def level_title(self) -> Words:
        return next(level.title for level in self.levels if level.name == self.chosen)

    def ask(self) -> None:
        self._ask(self.chosen)

    def _do_here(self) -> None:
        if self.advice is not None and not self.is_stale:
            self._do(self.advice["answer"])

    # -- what is told

    def wait(self) -> None:
        """The bot is at work."""
        self._show(None, Message("editor-advice-thinking", {"level": self.level_title}))

    def tell(self, note: Words, *, is_warning: bool = False) -> None:
        """The table is another one, or there is nothing to show but a sentence."""
        if self.advice is None or is_warning:
            self._show(None, note, is_warning=is_warning)
        else:
            self.is_stale, self.do_it.is_enabled = True, False
            self.button.label = Message("desk-ask-again")
            self.changed()

    def show(self, advice: dict[str, Any]) -> None:
        self._show(advice, "")

    def _show(
        self, advice: dict[str, Any] | None, note: Words, *, is_warning: bool = False
    ) -> None:
        self.advice, self.note, self.is_warning, self.is_stale = advice, note, is_warning, False
        self.do_it.is_enabled = advice is not None
        self.button.label = Message("editor-ask-a-bot")
        self.area.remove_all()
        self.rungs = []
        for reason in advice["reasons"] if advice else ():
            clause = reason["clause"]
            rung = Pressable(
                partial(self._open_clause, clause) if clause else None,
                paint=partial(self._paint_rung, reason),
                tooltip=Message("frame-opens-rules") if clause else None, is_enabled=bool(clause),
            )  # fmt: skip
            self.rungs.append(rung)
        self.area.scroll_to(0)
        self.changed()

    # -- places

    def placed(self) -> None:
        box = self.box
        inner = Box(box.x + INSET, box.y + HEAD, box.w - 2 * INSET, box.h - HEAD - INSET)
        y = inner.y
        for row in self.rows:
            row.box = Box(inner.x, y, inner.w, LEVEL)
            y += LEVEL + 4
        foot = Box(inner.x, inner.bottom - BUTTON, inner.w, BUTTON)
        self.do_it.box, self.button.box = foot.row(None, None, gap=GAP)
        self.area.box = Box(inner.x, y + GAP, inner.w, max(0.0, foot.y - y - 2 * GAP))

    def _arrange(self, canvas: Canvas) -> None:
        if self.advice is None:
            return
        width = self.area.inner_width
        y = canvas.paragraph_height(width, self.advice["text"], LARGE, "text-semibold") + 14
        for rung, reason in zip(self.rungs, self.advice["reasons"], strict=True):
            words = canvas.paragraph_height(width - 2 * RUNG_INSET, reason["text"], BODY)
            high = words + 2 * RUNG_INSET + (TAG if reason["clause"] else 0)
            self.area.place(rung, Box(0, y, width, high))
            y += high + GAP
        lines = len(self._valued())
        step = canvas.line_step(BODY, 1.5)
        self.area.content_height = y + (lines + 1) * step if lines else y

    def _valued(self) -> list[dict[str, Any]]:
        """The options that have a value, the one chosen first."""
        assert self.advice is not None
        valued = [each for each in self.advice["options"] if each["value"] is not None]
        answer = [each for each in valued if each["option"] == self.advice["answer"]]
        is_low = bool(answer) and answer[0]["value"] == min(each["value"] for each in valued)
        ranked = sorted(valued, key=lambda each: each["value"], reverse=not is_low)
        return [*answer, *(each for each in ranked if each not in answer)][:MOST_VALUES]

    # -- drawing

    def draw(self, canvas: Canvas) -> None:
        box = self.box
        canvas.icon("robot", box.x + INSET + 12, box.y + HEAD / 2, 24, canvas.theme.accent)
        x, middle, right = box.x + INSET + 34, box.y + HEAD / 2, box.right - INSET
        x += canvas.text(x, middle, Message("editor-ask-a-bot"), LARGE, TEXT, "text-semibold",
                         max_width=right - x)  # fmt: skip
        if self._seat is not None:
            seat, name = self._seat
            wide = canvas.text_width(name, BODY)
            if x + wide + 40 <= right:
                canvas.text(right, middle, name, BODY, SECOND_TEXT, align="right")
                canvas.seat_mark(seat, right - wide - 16, middle, 9)
        self._arrange(canvas)
        if self.advice is None:
            ink = WARNING if self.is_warning else SECOND_TEXT
            canvas.paragraph(self.area.box.inset(0, 6), self.note, BODY, ink)

    def _ink(self, plain: Colour) -> Colour:
        return mix(plain, (0x60, 0x60, 0x68), 0.6) if self.is_stale else plain

    def _paint_level(self, level: Level, canvas: Canvas, row: Pressable) -> None:
        accent, is_on = canvas.theme.accent, level.name == self.chosen
        share = 0.36 if is_on else 0.16 if row.is_hovered else 0.04
        canvas.rounded(row.box, 10, mix(canvas.theme.raised, accent, share),
                       accent if is_on else canvas.theme.line, 1.5)  # fmt: skip
        place = place_of(self._game, level.name)
        x = row.box.x + 12
        if place is not None:
            draw_levels(canvas, x, row.box.centre_y, place)
            x += BARS
        canvas.text(x, row.box.centre_y, level.title, BODY, WHITE if is_on else TEXT,
                    "text-semibold", max_width=row.box.right - x - 10)  # fmt: skip

    def _paint_rung(self, reason: Mapping[str, Any], canvas: Canvas, rung: Pressable) -> None:
        box, accent = rung.box, canvas.theme.accent
        is_lit = rung.is_hovered and rung.is_enabled
        canvas.rounded(box, 10, mix(canvas.theme.raised, accent, 0.12 if is_lit else 0.03),
                       canvas.theme.line, 1.2)  # fmt: skip
        place = box.inset(RUNG_INSET)
        if reason["clause"]:
            canvas.tag(place.x, place.y + 10, reason["clause"], self._ink(accent))
            place = Box(place.x, place.y + TAG, place.w, place.h - TAG)
        canvas.paragraph(place, reason["text"], BODY, self._ink(TEXT))

    def _paint(self, canvas: Canvas, content: Box) -> None:
        if self.advice is None:
            return
        width = self.area.inner_width
        canvas.paragraph(Box(content.x, content.y, width, content.h), self.advice["text"], LARGE,
                         self._ink(WHITE), "text-semibold")  # fmt: skip
        valued = self._valued()
        if not valued:
            return
        step = canvas.line_step(BODY, 1.5)
        y = content.y + self.area.content_height - (len(valued) + 0.5) * step
        canvas.text(content.x, y, Message("editor-advice-values"), BODY, SECOND_TEXT,
                    max_width=width)  # fmt: skip
        for each in valued:
            y += step
            is_answer = each["option"] == self.advice["answer"]
            ink = self._ink(TEXT if is_answer else SECOND_TEXT)
            number = number_said(round(each["value"], 3))
            canvas.text(content.x, y, each["text"], BODY, ink, max_width=width - 76)
            canvas.text(content.x + width, y, number, BODY, ink, "number", "right")


# A bot's advice on a position: asked in the worker, forgotten when the position is another.

ASKING_SEED: Final = "1"


class AdviceRequest:
    """What the panel tells: who may be asked, that a bot thinks, what it said."""

    def __init__(self, worker: Worker, game: Game, panel: BotColumn) -> None:
        self._worker = worker
        self._game = game
        self._panel = panel
        self._ticket: Ticket[Any] | None = None

    def ask(self, draft: PositionDraft, level: str, names: Sequence[str]) -> None:
        """Have a bot decide, when a seat has to."""
        if draft.decision is None:
            return
        asked = (self._game, draft.document, level, ASKING_SEED, names)
        self.cancel()

        def fail(error: Exception) -> None:
            self._panel.tell(
                Message("editor-advice-gave-up", {"fault": str(error)}), is_warning=True
            )

        self._panel.wait()
        self._ticket = self._worker.work_out(
            commands.decide, asked, self._panel.show, fail, lane="bots"
        )

    def cancel(self) -> None:
        """What the bot says would be about another position."""
        if self._ticket is not None:
            self._ticket.cancel()
            self._ticket = None

    def tell_state(self, draft: PositionDraft) -> None:
        """Whether a bot can be asked, unless one is or was about this position."""
        self._panel.button.is_enabled = draft.decision is not None
        if self._ticket is None:
            self._panel.tell(_note(draft), is_warning=draft.problem is not None)


def _note(draft: PositionDraft) -> Message:
    if draft.problem is not None:
        return Message("editor-advice-no-bot", {"fault": draft.problem.said})
    if not draft.is_told:
        return Message("editor-advice-untold")
    if draft.decision is None:
        return Message("editor-advice-when", {"state": draft.waits_for})
    return Message("editor-advice-answers")
