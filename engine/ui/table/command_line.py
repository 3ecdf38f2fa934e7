"""Moves in the game's own words, typed inside the window, and the list of what can be typed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Protocol

from engine.core.decision import Chance, Decision, Option
from engine.core.deferred_hidden import ToldAtOnce
from engine.core.errors import IllegalAnswer, InputError
from engine.core.match import Match
from engine.text.said import Said, Words
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.inputs import Intent, KeyPressed
from engine.ui.pages.page_theme import Dialog
from engine.ui.scene import Window
from engine.ui.theme import BAD, BODY, LINE, SECOND_TEXT, SMALL, TEXT, lighten, mix
from engine.ui.widgets.base import Button, Widget
from engine.ui.widgets.fields import TextField
from engine.ui.widgets.scroll import RowState, ScrollList

HEIGHT: Final = 104.0
FIELD: Final = 48.0
LIST_WORDS: Final = ("list", "options", "list options", "moves")
ROW: Final = 44.0
LIST_HEIGHT: Final = 480.0
MOST_EARLIER: Final = 50


class Commanded(Protocol):
    """What typed words may do at a table."""

    @property
    def match(self) -> Match: ...

    def submit(self, answer: object) -> bool: ...

    def list_options(self) -> None: ...

    def undo(self) -> None: ...

    def redo(self) -> None: ...

    def restart_turn(self) -> None: ...

    def hint(self) -> None: ...

    def show_rules(self, clause: str | None = None) -> None: ...


def carry_out(table: Commanded, text: str) -> None:
    """Does what the words say: a move, a real roll, or a command.

    Raises InputError with one sentence when they mean nothing now.
    """
    word = " ".join(text.casefold().split())
    commands: dict[str, Callable[[], object]] = {
        **dict.fromkeys(LIST_WORDS, table.list_options),
        "undo": table.undo,
        "redo": table.redo,
        "restart": table.restart_turn,
        "hint": table.hint,
        "rules": table.show_rules,
    }
    if word in commands:
        commands[word]()
        return
    match = table.match
    if isinstance(match.pending, Chance):
        table.submit(match.outcome_of(text))
    elif not match.waits_for_person:
        raise IllegalAnswer(Said("not-your-move"))
    else:
        table.submit(match.option_of(text))


def problem_of(match: Match, problem: InputError) -> str:
    """What is wrong with what was typed, in the language of the match."""
    return match.game.problem_text(problem, match.voice)


class CommandLine(Widget):
    """A field over the action bar: Enter carries out, Esc closes, up brings back old lines."""

    radius = 12.0

    def __init__(
        self,
        table: Commanded,
        close: Callable[[], object],
        changed: Callable[[], object] = lambda: None,
    ) -> None:
        super().__init__()
        self.problem = ""
        self._table = table
        self._close = close
        self._told_change = changed
        self._earlier: list[str] = []
        self._at = 0
        self.field = LineField(self._browse, on_change=self._typed, on_submit=self.enter)
        self.add(self.field)

    def placed(self) -> None:
        """The field above a line of help."""
        box = self.box
        self.field.box = Box(box.x + 16, box.y + 12, box.w - 32, FIELD)

    def open(self) -> None:
        """Start with an empty line."""
        self.field.replace_text("")
        self._typed("")
        self._at = len(self._earlier)

    def enter(self, text: str) -> None:
        """Carry a line out; one that means nothing stays, with the reason under it."""
        words = text.strip()
        if not words:
            self._close()
            return
        self._earlier = [*self._earlier, words][-MOST_EARLIER:]
        try:
            carry_out(self._table, words)
        except InputError as problem:
            self.problem = problem_of(self._table.match, problem)
            self.play_sound("wrong")
            self.changed()
            self._told_change()
            return
        self._close()

    def _typed(self, text: str) -> None:
        had, self.problem = self.problem, ""
        self.changed()
        if had:
            self._told_change()

    def _browse(self, by: int) -> None:
        self._at = max(0, min(len(self._earlier), self._at + by))
        is_new = self._at == len(self._earlier)
        self.field.replace_text("" if is_new else self._earlier[self._at])
        self._typed(self.field.text)

    def draw(self, canvas: Canvas) -> None:
        """A raised strip; below the field what is wrong, or what may be typed."""
        canvas.floating(self.box)
        canvas.shadow(self.box, 12, blur=20, drop=8, strength=150)
        canvas.panel(self.box, shadow=False)
        y = self.field.box.bottom + 22
        x, room = self.box.x + 20, self.box.w - 40
        if self.problem:
            canvas.text(x, y, self.problem, BODY, lighten(BAD, 0.3), max_width=room)
        else:
            canvas.text(x, y, self._help(), BODY, SECOND_TEXT, max_width=room)

    def _help(self) -> Words:
        match = self._table.match
        pending = match.pending
        if isinstance(pending, Chance):
            return Said("typed-dice", {"example": pending.outcomes.example})
        commands = "list options, undo, redo, hint, rules"
        if isinstance(pending, Decision) and match.waits_for_person:
            if isinstance(pending.options, ToldAtOnce):
                move = pending.options.example
            else:
                view, first = match.game.view(match.table, pending.seat), match.options(pending)[0]
                move = match.game.option_text(first, match.voice, view, pending.seat)
            return Said("typed-move", {"move": move, "commands": commands})
        return commands


class LineField(TextField):
    """A field whose up and down arrows walk through earlier lines."""

    def __init__(
        self,
        browse: Callable[[int], object],
        *,
        on_change: Callable[[str], object],
        on_submit: Callable[[str], object],
    ) -> None:
        super().__init__(
            on_change=on_change, on_submit=on_submit, placeholder=Said("typed-type"),
            icon="keyboard", font="mono",
        )  # fmt: skip
        self._browse = browse

    def handle(self, intent: Intent) -> bool:
        """The two arrows mean more than editing."""
        if isinstance(intent, KeyPressed) and intent.key in {"up", "down"}:
            self._browse(-1 if intent.key == "up" else 1)
            return True
        return super().handle(intent)


class OptionsDialog(Dialog):
    """Every move that can be made now; a click or Enter makes it."""

    def __init__(self, app: Window, match: Match, choose: Callable[[Option], object]) -> None:
        decision = match.pending
        assert isinstance(decision, Decision)
        self.options: Sequence[Option] = match.options(decision)
        self._match, self._asked = match, decision
        self._words = () if decision.is_range else self._told(self.options)
        self._choose = choose
        self.list: ScrollList[Option] = ScrollList(
            self.options, self._draw_row, row_height=ROW, on_choose=self._chosen
        )
        height = min(LIST_HEIGHT, max(1, len(self.options)) * ROW)
        count = len(self.options)
        super().__init__(
            app,
            Said("typed-moves", {"count": count}),
            match.game.prompt(decision, match.voice),
            (Button(Said("house-close"), self.back, kind="secondary", key="Esc"),),
            body=((self.list, height),),
        )

    def _told(self, options: Sequence[Option]) -> Sequence[str]:
        match, seat = self._match, self._asked.seat
        view = match.game.view(match.table, seat)
        return match.game.option_texts(options, match.voice, view, seat)

    def _chosen(self, index: int) -> None:
        self.app.remove(self)
        self._choose(self.options[index])

    def _draw_row(self, canvas: Canvas, box: Box, option: Option, state: RowState) -> None:
        if state.is_hovered or state.is_selected:
            ground = mix((0x26, 0x2D, 0x37), canvas.theme.accent, 0.3 if state.is_selected else 0.1)
            canvas.rounded(box.inset(0, 2), 8, ground)
        else:
            canvas.hairline(box.x, box.bottom - 1, box.w, colour=LINE, alpha=90)
        number = str(state.index + 1)
        canvas.text(box.x + 40, box.centre_y, number, SMALL, SECOND_TEXT, "mono", "right")
        words = self._words[state.index] if self._words else self._told((option,))[0]
        canvas.text(box.x + 60, box.centre_y, words, BODY, TEXT, max_width=box.w - 72)
