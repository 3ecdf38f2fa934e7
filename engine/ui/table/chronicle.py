"""What the log of a table says, without drawing: lines under headings, with the bots' reasons."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from engine.core.bot import Reason
from engine.core.decision import CHANCE
from engine.core.game import Game
from engine.core.match import Match, Move

LinesOf = Callable[[Move, Any], Sequence["LogLine | Heading"]]


@dataclass(frozen=True, slots=True)
class Heading:
    """What a stretch of the log stands under: a round, or a turn with a note at the right."""

    text: str
    note: str = ""
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class LogLine:
    """One line: whose, what happened, and what it gave.

    `dice` are shown at the right in place of points. With `says_name` off the text does not name
    the seat; the log then writes the name before it. Under the heading of its own seat a line shows
    its `icon` in place of the seat's mark. Lines that repeat each other and have a `gain` become
    one, with the gains added up.
    """

    text: str
    seat: int | None = None
    points: str = ""
    dice: tuple[int, ...] = ()
    says_name: bool = True
    icon: str = ""
    gain: int = 0

    def repeats(self, other: LogLine) -> bool:
        """Whether the two say the same but for what was gained."""
        return bool(self.gain) and self.gained(0) == other.gained(0)

    def gained(self, gain: int) -> LogLine:
        """The same line with another gain."""
        return replace(self, gain=gain, points=f"+{gain}")


@dataclass(frozen=True, slots=True)
class Thought:
    """One choice of a bot with its reasons."""

    choice: str
    reasons: tuple[Reason, ...]


@dataclass(frozen=True, slots=True)
class Entry:
    """A line with its place: how many answers the match had after it, and its turn's heading."""

    answers: int
    heading: Heading | None
    line: LogLine
    thoughts: tuple[Thought, ...] = ()

    def continued_by(self, later: Entry) -> bool:
        """Whether the later entry only repeats this one."""
        return self.heading == later.heading and later.line.repeats(self.line)

    def with_more(self, later: Entry) -> Entry:
        """The two as one line, no thought said twice."""
        new = (thought for thought in later.thoughts if thought not in self.thoughts)
        line = later.line.gained(self.line.gain + later.line.gain)
        return replace(later, line=line, thoughts=(*self.thoughts, *new))


def round_heading(game: Game, table: Any) -> Heading | None:
    """The round that a table is in; None before the first."""
    number, _ = game.progress(table)
    return Heading(f"{game.round_name} {number}") if number else None


@dataclass(slots=True)
class Chronicle:
    """The log of a match, kept in step with it.

    `lines_of` is given a move and the table before it, and returns the lines of the log, and a
    heading where a new one begins; a game that gives none has its rounds as headings. Reasons of
    moves without a line are kept for the next line of that seat.
    """

    lines_of: LinesOf
    entries: list[Entry] = field(default_factory=list)
    version: int = 0
    _shadow: Match | None = None
    _last: Move | None = None
    _heading: Heading | None = None
    _waiting: dict[int, list[Thought]] = field(default_factory=dict)

    def follow(self, match: Match) -> None:
        """Take in what the match has played since, or start again when it was taken back."""
        shadow = self._shadow
        if shadow is None or not self._continues(shadow, match):
            shadow = self._restart(match)
        for move in match.moves[len(shadow.moves) :]:
            self._add(shadow, move)

    def headings(self) -> list[tuple[str, int]]:
        """Every turn's heading with the number of answers before it began, in order of play."""
        found: list[tuple[str, int]] = []
        last, before = None, 0
        for entry in self.entries:
            if entry.heading is not None and entry.heading != last:
                last = entry.heading
                found.append((last.text, before))
            before = entry.answers
        return found

    def _continues(self, shadow: Match, match: Match) -> bool:
        known = len(shadow.moves)
        return known == 0 or (known <= len(match.moves) and match.moves[known - 1] is self._last)

    def _restart(self, match: Match) -> Match:
        shadow = self._shadow = Match(match.game, match.setup, keeps_history=False)
        self.entries.clear()
        self._waiting.clear()
        self._last = self._heading = None
        names = match.setup.seat_names
        for event in match.opening_events:
            line = LogLine(match.game.event_text(event, names), seat_of(event))
            self.entries.append(Entry(0, None, line))
        self.version += 1
        return shadow

    def _add(self, shadow: Match, move: Move) -> None:
        before = shadow.table.copy()
        round_begun = round_heading(shadow.game, before)
        shadow.play_recorded([(move.answer, move.reasons)])
        self._last = move
        thoughts = self._thoughts(shadow, move)
        for line in self.lines_of(move, before):
            if isinstance(line, Heading):
                self._heading = line
                continue
            seat = move.seat if line.seat is None else line.seat
            said = tuple(thoughts.pop(seat, ()))
            self._append(Entry(len(shadow.moves), self._heading or round_begun, line, said))
        self.version += 1

    def _append(self, entry: Entry) -> None:
        last = self.entries[-1] if self.entries else None
        if last is not None and last.continued_by(entry):
            self.entries[-1] = last.with_more(entry)
        else:
            self.entries.append(entry)

    def _thoughts(self, match: Match, move: Move) -> dict[int, list[Thought]]:
        if move.reasons:
            choice = match.game.option_text(move.answer, match.setup.seat_names)
            self._waiting.setdefault(move.seat, []).append(Thought(choice, move.reasons))
        return self._waiting


def default_lines(match: Match, move: Move) -> tuple[LogLine, ...]:
    """One line for each event, in the game's words; the choice itself when nothing was reported."""
    names = match.setup.seat_names
    if move.events:
        return tuple(
            LogLine(match.game.event_text(event, names), seat_of(event, move.seat))
            for event in move.events
        )
    if move.seat == CHANCE:
        return ()
    return (LogLine(match.game.option_text(move.answer, names), move.seat, says_name=False),)


def seat_of(event: Any, otherwise: int = CHANCE) -> int | None:
    """Whom an event is about: its own `seat`, else who answered; None for nobody."""
    seat = getattr(event, "seat", otherwise)
    return seat if isinstance(seat, int) and seat >= 0 else None
