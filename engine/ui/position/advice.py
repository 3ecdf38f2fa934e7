"""A bot's advice on a position: asked in the worker, shown beside the fields or the board."""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Final, Protocol

from engine.core import commands
from engine.core.card import Level
from engine.core.game import Game
from engine.core.learning.lesson import levels_to_ask
from engine.core.learning.report import place_of
from engine.core.position import PositionDraft
from engine.core.setup import Setup
from engine.text.message import Message, Words
from engine.ui.box import Box
from engine.ui.canvas import TITLE_ROW, Canvas
from engine.ui.theme import (
    BODY,
    LARGE,
    LINE,
    PANEL,
    SECOND_TEXT,
    SMALL,
    TEXT,
    WARNING,
    WHITE,
    Colour,
    lighten,
    mix,
)
from engine.ui.widgets import Button, Choice, Dropdown, ScrollArea, Widget
from engine.ui.widgets.base import Pressable
from engine.ui.widgets.fields import as_choices, draw_levels

if TYPE_CHECKING:
    from engine.ui.cooperative_work import Ticket, Worker
    from engine.ui.widgets import Button


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
                             key="B")  # fmt: skip
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
            number = f"{each['value']:.3f}".rstrip("0").rstrip(".")
            canvas.text(content.x, y, each["text"], BODY, ink, max_width=width - 76)
            canvas.text(content.x + width, y, number, BODY, ink, "number", "right")


# Beside the fields of a position: the table in words, and what a bot would do there.

PICTURE_SHARE: Final = 0.64
PICTURE_FORM: Final = 9 / 16
ROW: Final = 48.0
ASK: Final = 216.0
ONE_LINE_FROM: Final = 500.0
CLAUSE_ROW: Final = 34.0
VALUE_ROW: Final = 38.0
VALUE_ROOM: Final = 104.0
SIDE_GAP: Final = 12.0
HEAD_ROW: Final = 52.0
LEAST_WORDS: Final = 84.0
LEAST_NOTE: Final = 66.0
LEAST_COLUMNS: Final = 20
BY_CLICKS: Final = Message("editor-on-the-board")

Picture = Callable[[Any, Any], None]


class PreviewPanel(Widget):
    """The table in plain text as it stands, under a small picture where the game has one.

    A click on the picture does `on_click`.
    """

    def __init__(self, on_click: Callable[[], object]) -> None:
        super().__init__()
        self.words = ""
        self.picture: Picture | None = None
        self.small = Pressable(on_click, paint=self._paint_small, tooltip=BY_CLICKS)
        self.area = ScrollArea(self._paint, reads=True)
        self.add(self.small)
        self.add(self.area)
        self._lines: tuple[str, ...] = ()
        self._set = ("", 0)

    def show(self, words: str, picture: Picture | None, *, is_open: bool) -> None:
        """Another table; whether its picture can be clicked."""
        self.picture = picture
        self.small.is_visible = picture is not None
        self.small.is_enabled = is_open
        self.words = words
        self.placed()
        self.changed()

    def _picture_box(self) -> Box:
        """As wide as the panel; all of its height where too few words would have room below."""
        box = self.box
        height = min((box.h - TITLE_ROW) * PICTURE_SHARE, (box.w - 2 * INSET) * PICTURE_FORM)
        if box.h - TITLE_ROW - height - SIDE_GAP - INSET < LEAST_WORDS:
            height = max(0.0, box.h - TITLE_ROW - INSET)
        return Box(box.x + INSET, box.y + TITLE_ROW, box.w - 2 * INSET, height)

    def placed(self) -> None:
        box = self.box
        self.small.box = self._picture_box()
        top = self._picture_box().bottom + SIDE_GAP if self.picture else box.y + TITLE_ROW
        inner = Box(box.x + INSET, top, box.w - 2 * INSET, max(0.0, box.bottom - INSET - top))
        self.area.box, self.area.is_visible = inner, inner.h > 0

    def draw(self, canvas: Canvas) -> None:
        canvas.panel(self.box, Message("editor-the-table"), "eye")

    def _paint_small(self, canvas: Canvas, small: Pressable) -> None:
        if self.picture is None:
            return
        with canvas.clipped(small.box):
            self.picture(canvas, small.box)
        if small.is_hovered and small.is_enabled:
            canvas.rounded(small.box, small.radius, None, lighten(canvas.theme.accent, 0.3), 2)

    def _paint(self, canvas: Canvas, content: Box) -> None:
        step = canvas.line_step(SMALL, 1.5)
        letter = canvas.text_width("0" * 40, SMALL, "mono") / 40
        columns = max(LEAST_COLUMNS, int(content.w / letter))
        if (self.words, columns) != self._set:
            self._set = self.words, columns
            self._lines = tuple(_wrapped(self.words, columns))
        self.area.content_height = len(self._lines) * step
        view = self.area.box
        for number, line in enumerate(self._lines):
            y = content.y + (number + 0.5) * step
            if view.y - step <= y <= view.bottom + step and line.strip():
                indent = len(line) - len(line.lstrip())
                colour = SECOND_TEXT if indent else TEXT
                x = content.x + canvas.text_width("0" * indent, SMALL, "mono") if indent else 0.0
                canvas.text(x or content.x, y, line.lstrip(), SMALL, colour, "mono")


def _wrapped(words: str, columns: int) -> list[str]:
    lines: list[str] = []
    for line in words.split("\n"):
        indent = " " * (len(line) - len(line.lstrip()) + 2)
        lines += textwrap.wrap(line, columns, subsequent_indent=indent) or [""]
    return lines


class AdvicePanel(Widget):
    """Asks a bot about the position, and shows its answer with every reason and value.

    `advice` is the document of the `decide` command; `ask` is called with a level's name and
    `open_clause` with a clause.
    """

    def __init__(
        self,
        game: Game,
        ask: Callable[[str], object],
        open_clause: Callable[[str], object],
    ) -> None:
        super().__init__()
        self.levels = levels_to_ask(game)
        self.advice: dict[str, Any] | None = None
        self.note: Words = ""
        self.is_warning = False
        self.is_thinking = False
        self._ask, self._open_clause = ask, open_clause
        self.level = Dropdown(
            as_choices(
                [Choice(each.title, each.about, level=place_of(game, each.name))
                 for each in self.levels]
            )
        )  # fmt: skip
        names = [each.name for each in self.levels]
        self.level.selected = names.index(game.advisor) if game.advisor in names else 0
        self.button = Button(
            Message("editor-advice-ask"), self.ask, kind="secondary", icon="robot", key="B"
        )
        self.area = ScrollArea(self._paint, reads=True)
        self.clauses: list[Pressable] = []
        self._is_arranged = False
        for child in (self.level, self.button, self.area):
            self.add(child)

    @property
    def level_title(self) -> Words:
        return self.levels[self.level.selected].title

    def ask(self) -> None:
        self._ask(self.levels[self.level.selected].name)

    # -- states

    def wait(self) -> None:
        self._show(
            None, Message("editor-advice-thinking", {"level": self.level_title}), thinks=True
        )

    def tell(self, note: Words, *, is_warning: bool = False) -> None:
        self._show(None, note)
        self.is_warning = is_warning

    def show(self, advice: dict[str, Any]) -> None:
        self._show(advice, "")

    def _show(self, advice: dict[str, Any] | None, note: Words, *, thinks: bool = False) -> None:
        self.advice, self.note, self.is_thinking, self.is_warning = advice, note, thinks, False
        self.area.remove_all()
        self.clauses = []
        self._is_arranged = False
        for reason in advice["reasons"] if advice else ():
            clause = Pressable(
                self._opener(reason["clause"]), paint=_clause_painter(reason["clause"]),
                radius=12, tooltip=Message("frame-opens-rules"),
            )  # fmt: skip
            self.clauses.append(clause)
        self.area.scroll_to(0)
        self.changed()

    def _opener(self, clause: str) -> Callable[[], object]:
        return lambda: self._open_clause(clause)

    # -- places

    def least_height(self, width: float) -> float:
        """What level, button and a note of two lines take at this width."""
        is_narrow = width - 2 * INSET < ONE_LINE_FROM
        return TITLE_ROW + 4 + ROW + (8 + ROW if is_narrow else 0) + SIDE_GAP + LEAST_NOTE + INSET

    def placed(self) -> None:
        box = self.box
        top, inner = box.y + TITLE_ROW + 4, box.w - 2 * INSET
        head = Box(box.x + INSET, top, inner, ROW)
        if inner >= ONE_LINE_FROM:
            self.button.box, self.level.box = head.cut_right(ASK, SIDE_GAP)
        else:
            self.level.box, self.button.box = head, head.moved(0, ROW + 8)
        answer = self.button.box.bottom + SIDE_GAP
        self.area.box = Box(box.x + INSET, answer, inner, max(0.0, box.bottom - INSET - answer))
        self._is_arranged = False

    def _arrange(self, canvas: Canvas) -> None:
        if self._is_arranged or self.advice is None:
            return
        self._is_arranged = True
        width = self.area.inner_width
        y = self._head_height(canvas, width)
        for clause, reason in zip(self.clauses, self.advice["reasons"], strict=True):
            y += canvas.paragraph_height(width, reason["text"], BODY)
            if reason["clause"]:
                wanted = canvas.text_width(reason["clause"], SMALL, "text-semibold") + 16
                self.area.place(clause, Box(0, y + 2, wanted, CLAUSE_ROW - 8))
                y += CLAUSE_ROW
            y += 4
        self.area.content_height = y + len(self._valued()) * VALUE_ROW + HEAD_ROW

    def _head_height(self, canvas: Canvas, width: float) -> float:
        assert self.advice is not None
        answer = canvas.paragraph_height(width - 36, self.advice["text"], LARGE, "text-semibold")
        return answer + 16

    def _valued(self) -> list[dict[str, Any]]:
        """The options that have a value, the one the bot likes best first."""
        assert self.advice is not None
        valued = [each for each in self.advice["options"] if each["value"] is not None]
        chosen = [each for each in valued if each["option"] == self.advice["answer"]]
        values = [each["value"] for each in valued]
        # Where less is better (a game for the lowest score), the answer has the lowest value.
        is_low = bool(chosen) and chosen[0]["value"] == min(values) != max(values)
        return sorted(valued, key=lambda each: each["value"], reverse=not is_low)

    # -- drawing

    def draw(self, canvas: Canvas) -> None:
        canvas.panel(self.box, Message("editor-advice-ask"), "robot")
        self._arrange(canvas)
        if self.advice is None:
            place = self.area.box.inset(4, 8)
            if self.is_warning:
                canvas.icon("alert-triangle", place.x + 10, place.y + 13, 18, WARNING)
                place = Box(place.x + 30, place.y, place.w - 30, place.h)
            canvas.paragraph(place, self.note, BODY, WARNING if self.is_warning else SECOND_TEXT)

    def _paint(self, canvas: Canvas, content: Box) -> None:
        if self.advice is None:
            return
        x, y, width = content.x, content.y, content.w
        canvas.icon("bulb", x + 12, y + 14, 24, canvas.theme.accent)
        place = Box(x + 36, y, width - 36, content.h)
        canvas.paragraph(place, self.advice["text"], LARGE, TEXT, "text-semibold")
        y += self._head_height(canvas, width)
        for reason in self.advice["reasons"]:
            place = Box(x, y, width, content.h)
            y += canvas.paragraph(place, reason["text"], BODY, mix(SECOND_TEXT, TEXT, 0.4))
            y += (CLAUSE_ROW if reason["clause"] else 0) + 4
        self._paint_values(canvas, x, y, width)

    def _paint_values(self, canvas: Canvas, x: float, y: float, width: float) -> None:
        valued = self._valued()
        assert self.advice is not None
        if not valued:
            return
        canvas.hairline(x, y + 8, width, colour=LINE)
        canvas.text(x, y + 32, Message("editor-advice-values"), SMALL, SECOND_TEXT, "text-semibold")
        y += HEAD_ROW
        view = self.area.box
        for each in valued:
            row = Box(x, y, width, VALUE_ROW)
            y += VALUE_ROW
            if not row.intersects(view):
                continue
            is_chosen = each["option"] == self.advice["answer"]
            if is_chosen:
                ground = mix(PANEL, canvas.theme.accent, 0.2)
                canvas.rounded(row.inset(0, 2), 8, ground)
            ink = TEXT if is_chosen else mix(SECOND_TEXT, TEXT, 0.4)
            weight: Any = "text-semibold" if is_chosen else "text"
            canvas.text(
                row.x + 10, row.centre_y, each["text"], BODY, ink, weight,
                max_width=width - VALUE_ROOM - 20,
            )  # fmt: skip
            canvas.text(
                row.right - 10, row.centre_y, f"{each['value']:.3f}".rstrip("0").rstrip("."),
                BODY, ink, "number", "right",
            )  # fmt: skip


def _clause_painter(clause: str) -> Callable[[Canvas, Pressable], None]:
    def paint(canvas: Canvas, place: Pressable) -> None:
        colour = lighten(canvas.theme.accent, 0.35 if place.is_hovered else 0.1)
        canvas.tag(place.box.x, place.box.centre_y, clause, colour)

    return paint


# A bot's advice on a position: asked in the worker, forgotten when the position is another.

ASKING_SEED: Final = "1"


class AnswerPanel(Protocol):
    """Where a bot's answer is shown, and the button that asks it."""

    button: Button

    def wait(self) -> None: ...

    def tell(self, note: Words, *, is_warning: bool = False) -> None: ...

    def show(self, advice: dict[str, Any]) -> None: ...


class AdviceRequest:
    """What the panel tells: who may be asked, that a bot thinks, what it said."""

    def __init__(self, worker: Worker, game: Game, panel: AnswerPanel) -> None:
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
        return Message("editor-advice-no-bot", {"fault": draft.problem.sentence})
    if not draft.is_told:
        return Message("editor-advice-untold")
    if draft.decision is None:
        return Message("editor-advice-when", {"state": draft.waits_for})
    return Message("editor-advice-answers")
