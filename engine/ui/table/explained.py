"""A bot's turn explained: its steps one under the other, each with the clauses that decided it.

The panel is fed by the story, so that what is secret is absent until it is revealed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from engine.core.decision import CHANCE, Reason, ReasonOutcome
from engine.core.story import Passage
from engine.text.message import Message
from engine.ui import theme
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.display import LEFT, Clicked, Intent, Key
from engine.ui.speech import reason_in_a_sentence
from engine.ui.table.actions import Action, Actions
from engine.ui.table.director import Host
from engine.ui.table.panels import GAP, Places
from engine.ui.widgets.base import Widget

WIDTH: Final = 440.0
SHARE: Final = 0.58
"""How much of the right column a turn may take from the log."""
LEAST: Final = 240.0
LEAST_REST: Final = 120.0
"""What is left of the column below a step with many reasons."""
HEAD: Final = 64.0
INSET: Final = 16.0
MARK_X: Final = 30.0
TEXT_X: Final = 56.0
ROW_GAP: Final = 14.0
TAG_ROW: Final = 30.0

Spoken = tuple[object, tuple[str, ...]]
"""What is read aloud, and what it belongs to: the same words are read again for something else."""

IsPart = Callable[[str], bool]
"""Whether a decision or chance of a kind belongs to the answer before it."""


@dataclass(frozen=True, slots=True)
class ExplainedAnswer:
    """One answer of the turn in words, and why it was given; `parts` are answers that belong to
    it, such as which ships an action moves.
    """

    number: int
    choice: str
    reasons: tuple[Reason, ...]
    parts: tuple[str, ...] = ()

    @property
    def title(self) -> str:
        """What the step is called: where its first part says the choice again, and more, that."""
        return self.parts[0] if self._is_said_again else self.choice

    @property
    def below(self) -> tuple[str, ...]:
        """The parts that are told below the title."""
        return self.parts[1:] if self._is_said_again else self.parts

    @property
    def held(self) -> tuple[Reason, ...]:
        return tuple(each for each in self.reasons if each.outcome is ReasonOutcome.HELD)

    @property
    def _is_said_again(self) -> bool:
        return bool(self.parts) and self.parts[0].casefold().startswith(
            f"{self.choice.casefold()} "
        )


def turn_of(passages: list[Passage], answers: int) -> tuple[int | None, list[Passage]]:
    """Whose turn the latest of so many answers belongs to, and what may be known of that turn."""
    seat: int | None = None
    found: list[Passage] = []
    for passage in reversed(passages[:answers]):
        if passage.seat == CHANCE:
            continue
        if seat is None:
            seat = passage.seat
        if passage.seat != seat:
            break
        if passage.answer is not None:
            found.append(passage)
    return seat, found[::-1]


def steps_of(
    passages: Sequence[Passage], kind_of: Callable[[Passage], str], is_part: IsPart
) -> list[list[Passage]]:
    """The answers of a turn in steps: each with the answers that are parts of it."""
    steps: list[list[Passage]] = []
    for passage in passages:
        if steps and is_part(kind_of(passage)):
            steps[-1].append(passage)
        else:
            steps.append([passage])
    return steps


def reasons_of(told: Sequence[tuple[Reason, ...]]) -> tuple[Reason, ...]:
    """Why a step was taken: the reasons of its first answer, and of each part those by lines that
    have not decided yet.
    """
    found = list(told[0])
    for reasons in told[1:]:
        known = {each.clause for each in found}
        found += [each for each in reasons if not each.clause or each.clause not in known]
    return tuple(found)


def say_again(host: Host) -> None:
    """Once more what was read aloud last; where nothing is, at a real table, from now on, and
    elsewhere where reading is turned on.
    """
    app = host.app
    if app.settings.voice:
        app.speech.is_on = True
        app.speech.again()
    elif host.match.setup.real_table:
        app.change_settings(voice=True)
        host.refresh()
    else:
        app.toast(Message("speech-off"))


class Explained:
    """The explained turn of one table: whether it waits after each step, and its panel."""

    def __init__(self, host: Host) -> None:
        made = host.parts.style.explained_turn or ExplainedTurn
        self.panel = made(lambda clause: host.app.routes.rules(host.match.game, clause))
        self.panel.is_visible = False
        self._host = host
        self._flowing: int | None = None

    @property
    def _is_asked(self) -> bool:
        """Whether turns are to be explained, or one that is over is."""
        return self.is_on or self._host.director.is_telling_again

    @property
    def is_on(self) -> bool:
        return self._host.app.settings.explain_bots

    @property
    def opens_column(self) -> bool:
        """Whether the right column is to be there for the turn, though the log is put away."""
        is_beside = self.panel.is_visible and self.cover is None
        return is_beside and not self._host.sitting.is_replay

    @property
    def is_speaking(self) -> bool:
        """Whether a step is looked at, which the bar then speaks of."""
        return self._host.director.is_explaining and bool(self.panel.steps)

    @property
    def comes_soon(self) -> bool:
        """Whether a step is looked at before anything else is asked for."""
        return self.is_speaking

    @property
    def cover(self) -> Any:
        """Its page, where that lies over the whole table."""
        return None

    def comes_first(self) -> bool:
        """Whether nobody may answer before what it says has been done, and that it says so."""
        return False

    def step_back(self) -> bool:
        """Look at what was said before once more; False where answers are to be taken back."""
        return False

    def take_back(self, undo: Callable[[], None], index: int | None = None) -> None:
        """Takes answers back, the last one or all from `index` on."""
        undo()

    def settle(self, places: Places) -> None:
        """The places of the table are new."""

    def bar_of(self, places: Places, *, is_covered: bool) -> Box:
        """Where the bar stands; `is_covered` where a page lies over the whole table."""
        return places.bar

    def place_in(self, board: Box, column: Box | None, others: float) -> Box | None:
        """Give the panel its place: the upper part of the right column, whose rest is returned;
        `others` is the height that log and panels need there.

        Where no column stands beside the board it lies at the board's right edge; a game's own
        panel lies where the game says.
        """
        style = self._host.parts.style
        if not self.panel.is_visible:
            return column
        self.panel.fills = column is not None or style.explained is not None
        self.panel.covers_board = column is None
        if column is not None and style.explained_turn is None:
            canvas = self._host.canvas
            height = max(LEAST, min(column.h * SHARE, column.h - others - GAP))
            needed = self.panel.needed(canvas, column.w)
            height = max(height, min(needed, column.h - LEAST_REST))
            self.panel.box, rest = column.cut_top(height, GAP)
            return rest
        board = board if style.explained is None else style.explained(board)
        width = min(WIDTH, board.w - 24)
        self.panel.box = Box(board.right - width - 12, board.y + 12, width, board.h - 24)
        return column

    def holds_after(self, passage: Passage) -> bool:
        """Whether to wait after that answer: an open one of a bot, with something to explain."""
        seat = self._acting(passage)
        if seat is None:
            return False
        if seat != self._flowing:
            self._flowing = None
        if not self._is_asked or passage.answer is None or seat == self._flowing:
            return False
        is_bot = not self._host.match.setup.seats[seat].is_person
        is_again = self._host.director.is_telling_again
        is_due = is_bot and (is_again or self._says_something(passage))
        return is_due and not self._host.sitting.is_replay and not self._goes_on(passage, seat)

    def _says_something(self, passage: Passage) -> bool:
        """Whether the step that an answer ends has a reason, and is none of the set-up."""
        if self._host.parts.sets_up(self.kind_of(passage)):
            return False
        _, told = turn_of(self._host.sitting.story.passages, passage.number + 1)
        steps = steps_of(told, self.kind_of, self._host.parts.is_part)
        return not steps or any(each.reasons for each in steps[-1])

    def _acting(self, passage: Passage) -> int | None:
        """Whose step an answer belongs to; None for dice that belong to no step."""
        if passage.seat != CHANCE:
            return passage.seat
        moves = self._host.match.moves[: passage.number + 1]
        if not self._host.parts.is_part(moves[-1].kind):
            return None
        return next((move.seat for move in reversed(moves) if move.seat != CHANCE), None)

    def _goes_on(self, passage: Passage, seat: int) -> bool:
        """Whether what comes next is a part of the same step."""
        match = self._host.match
        later = match.moves[passage.number + 1 : passage.number + 2]
        following = later[0] if later else match.pending
        if following is None or following.seat not in (seat, CHANCE):
            return False
        return self._host.parts.is_part(following.kind)

    def kind_of(self, passage: Passage) -> str:
        return self._host.match.moves[passage.number].kind

    def step(self) -> list[Passage]:
        """The answers of the step that is looked at."""
        host = self._host
        _, passages = turn_of(host.sitting.story.passages, host.director.answers)
        steps = steps_of(passages, self.kind_of, host.parts.is_part)
        return steps[-1] if steps else []

    def again(self) -> bool:
        """The last turn of a bot once more, step by step; False where none has played yet."""
        host = self._host
        if host.director.is_behind or host.director.is_playing or host.sitting.is_replay:
            return True
        seats, passages = host.match.setup.seats, host.sitting.story.passages
        turns = [each.number for each in passages
                 if each.seat != CHANCE and not seats[each.seat].is_person]  # fmt: skip
        if not turns:
            return False
        begin = end = turns[-1] + 1
        while begin and passages[begin - 1].seat in (CHANCE, passages[end - 1].seat):
            begin -= 1
        self._flowing = None
        host.director.tell_again(begin, end)
        return True

    def toggle(self) -> None:
        self._host.app.change_settings(explain_bots=not self.is_on)
        self._flowing = None
        if not self.is_on:
            self._host.director.go_on()
        self._host.refresh()

    def all_at_once(self) -> None:
        """The rest of this turn without waiting."""
        self._flowing = self.panel.seat
        self._host.director.go_on()

    def sync(self) -> None:
        host = self._host
        seat, passages = turn_of(host.sitting.story.passages, host.director.answers)
        is_bot = seat is not None and not host.match.setup.seats[seat].is_person
        is_theirs = host.decision is None or host.director.is_explaining
        self.panel.is_visible = self._is_asked and is_bot and bool(passages) and is_theirs
        if not self.panel.is_visible or seat is None:
            return
        steps = steps_of(passages, self.kind_of, host.parts.is_part)
        told = [self._told(number, step) for number, step in enumerate(steps, 1)]
        self.panel.show(seat, host.sitting.voice.headings[seat], told)

    def _told(self, number: int, step: Sequence[Passage]) -> ExplainedAnswer:
        sitting, game = self._host.sitting, self._host.match.game
        voice, story = sitting.voice, sitting.story
        words = [
            game.option_text(each.answer, voice, story.table(each.number), each.seat)
            for each in step
        ]
        reasons = reasons_of([passage.reasons for passage in step])
        return ExplainedAnswer(number, words[0], game.told(reasons, voice), tuple(words[1:]))

    def spoken(self) -> Spoken:
        """The step that is looked at, and what decided it."""
        last = self.panel.steps[-1]
        words = self.actions().prompt
        return last.number, (words, reason_in_a_sentence(last.held, words))

    def actions(self) -> Actions:
        panel, last = self.panel, self.panel.steps[-1]
        voice = self._host.sitting.voice
        on, rest, far = (
            Message("bar-next-step"),
            Message("bar-all-at-once"),
            Message("bar-to-your-turn"),
        )
        ahead = Action(voice.say(far), self._host.director.skip_ahead, icon="player-skip-forward",
                       key="S", tooltip=voice.say(far, "tip"))  # fmt: skip
        flow = Action(voice.say(rest), self.all_at_once, icon="list", key=Key.EXPLAIN,
                      tooltip=voice.say(rest, "tip"))  # fmt: skip
        following = Action(voice.say(on), self._host.director.go_on, icon="player-play",
                           key="Space")  # fmt: skip
        said = Message("bar-step", {"who": panel.name, "move": last.title, "number": last.number})
        return Actions(voice.say(said), voice.say(said, "detail"), following, (flow, ahead))

    def offers(self) -> tuple[Action, ...]:
        """The buttons while a bot plays and nothing is held."""
        voice = self._host.sitting.voice
        said = Message("bar-let-pass" if self.is_on else "bar-every-step")
        words, tip = voice.say(said), voice.say(said, "tip")
        return (Action(words, self.toggle, icon="list", key=Key.EXPLAIN, tooltip=tip),)


class ExplainedTurn(Widget):
    """The steps of a turn; the latest is lit, what no longer fits above is left out.

    It is as high as its steps, or with `fills` as its place. Where it `covers_board` a click on its
    head folds it to that head.
    """

    radius = 14.0
    fills = False
    covers_board = lacks_board = False
    is_folded = False

    def __init__(self, open_clause: Callable[[str], object]) -> None:
        super().__init__()
        self.seat: int | None = None
        self.name = ""
        self.steps: list[ExplainedAnswer] = []
        self._open_clause = open_clause
        self._clauses: list[tuple[Box, str]] = []
        self._drawn = Box(0, 0, 0, 0)

    def show(self, seat: int, name: str, steps: list[ExplainedAnswer]) -> None:
        if (seat, name, steps) != (self.seat, self.name, self.steps):
            self.seat, self.name, self.steps = seat, name, steps
            self.changed()

    def hit(self, x: float, y: float) -> Widget | None:
        return self if self.is_visible and self._drawn.contains((x, y)) else None

    def handle(self, intent: Intent) -> bool:
        """A click on a clause opens the rules there, one on the head folds what lies over the
        board.
        """
        if isinstance(intent, Clicked) and intent.button == LEFT:
            if self.covers_board and intent.y < self._drawn.y + HEAD:
                self.is_folded = not self.is_folded
                self.changed()
                return True
            for box, clause in self._clauses:
                if box.contains((intent.x, intent.y)):
                    self._open_clause(clause)
                    return True
        return False

    def draw(self, canvas: Canvas) -> None:
        seat = self.seat or 0
        is_folded = self.covers_board and self.is_folded
        rows = [] if is_folded else list(self._fitting(canvas))
        height = HEAD + sum(high for _, high in rows) + INSET
        height = self.box.h if self.fills else min(height, self.box.h)
        height = HEAD if is_folded else height
        box = self._drawn = Box(self.box.x, self.box.y, self.box.w, height)
        canvas.floating(box)
        canvas.shadow(box, 14, blur=24, drop=10, strength=150)
        canvas.rounded(
            box,
            14,
            theme.mix(theme.INK, canvas.theme.seat_colour(seat), 0.12),
            canvas.theme.seat_tint(seat, 0.1),
            2,
        )
        canvas.seat_mark(seat, box.x + MARK_X, box.y + HEAD / 2, 16)
        title = Message("table-bots-turn", {"name": self.name})
        canvas.text(box.x + TEXT_X, box.y + HEAD / 2, title, theme.LARGE, theme.TEXT,
                    "text-semibold", max_width=box.w - TEXT_X - 3 * INSET)  # fmt: skip
        self._clauses = []
        if self.covers_board:
            turn = "chevron-down" if is_folded else "chevron-up"
            canvas.icon(turn, box.right - 2 * INSET, box.y + HEAD / 2, 20, theme.SECOND_TEXT)
        if is_folded:
            return
        canvas.hairline(box.x + INSET, box.y + HEAD - 4, box.w - 2 * INSET, colour=theme.LINE)
        y = box.y + HEAD
        for step, high in rows:
            self._draw_step(canvas, step, Box(box.x, y, box.w, high))
            y += high

    def needed(self, canvas: Canvas, width: float) -> float:
        """The height at which the latest step has room."""
        latest = self._height(canvas, self.steps[-1], width) if self.steps else 0.0
        return HEAD + latest + INSET

    def _fitting(self, canvas: Canvas) -> Iterator[tuple[ExplainedAnswer, float]]:
        room = self.box.h - HEAD - INSET
        chosen: list[tuple[ExplainedAnswer, float]] = []
        for step in reversed(self.steps):
            high = self._height(canvas, step, self.box.w)
            if not chosen and high > room:
                step = self._shortened(canvas, step, room)
                high = self._height(canvas, step, self.box.w)
            if chosen and high > room:
                break
            chosen.append((step, high))
            room -= high
        return reversed(chosen)

    def _shortened(self, canvas: Canvas, step: ExplainedAnswer, room: float) -> ExplainedAnswer:
        """The step with as many of its reasons as have room, the first of them at least."""
        while len(step.reasons) > 1 and self._height(canvas, step, self.box.w) > room:
            step = replace(step, reasons=step.reasons[:-1])
        return step

    def _height(self, canvas: Canvas, step: ExplainedAnswer, width: float) -> float:
        width -= TEXT_X + INSET
        high = canvas.paragraph_height(width, step.title, theme.BODY, "text-semibold")
        high += sum(canvas.paragraph_height(width, part, theme.SMALL) for part in step.below)
        for reason in step.reasons:
            high += canvas.paragraph_height(width, reason.text, theme.SMALL)
            high += TAG_ROW if reason.clause else 0
        return high + ROW_GAP

    def _draw_step(self, canvas: Canvas, step: ExplainedAnswer, row: Box) -> None:
        seat, is_last = self.seat or 0, step.number == self.steps[-1].number
        colour = canvas.theme.seat_tint(seat, 0.3)
        if is_last:
            lit = Box(row.x + 8, row.y, row.w - 16, row.h - 6)
            canvas.rounded(lit, 10, (*canvas.theme.accent, 34), (*canvas.theme.accent, 150))
        canvas.disc(row.x + MARK_X, row.y + 20, 12, canvas.theme.accent if is_last else colour)
        icon = "player-play" if is_last else "check"
        canvas.icon(icon, row.x + MARK_X, row.y + 20, 15, theme.INK)
        x, y, width = row.x + TEXT_X, row.y + 6, row.w - TEXT_X - INSET
        y += canvas.paragraph(
            Box(x, y, width, row.h), step.title, theme.BODY, theme.TEXT, "text-semibold"
        )
        for part in step.below:
            y += canvas.paragraph(Box(x, y, width, row.h), part, theme.SMALL, theme.TEXT)
        for reason in step.reasons:
            y += canvas.paragraph(
                Box(x, y, width, row.h), reason.text, theme.SMALL, theme.SECOND_TEXT
            )
            if reason.clause:
                ink = theme.lighten(canvas.theme.accent, 0.2)
                wide = canvas.tag(x, y + TAG_ROW / 2, reason.clause, ink)
                self._clauses.append((Box(x, y, wide, TAG_ROW), reason.clause))
                y += TAG_ROW
