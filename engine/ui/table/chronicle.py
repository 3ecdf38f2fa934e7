"""What the log of a table says, without drawing: lines under headings, with the bots' reasons."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from engine.core.bot import Reason
from engine.core.decision import CHANCE
from engine.core.event_grouping import by_cause
from engine.core.game import Game
from engine.core.match import Match
from engine.core.story import Bookmark, Passage, Story

LinesOf = Callable[[Passage, Any], Sequence["LogLine | Heading"]]


if TYPE_CHECKING:
    from engine.text.voice import Voice


@dataclass(frozen=True, slots=True)
class Heading:
    """What a stretch of the log stands under: a round, or a turn with a note at the right."""

    text: str
    note: str = ""
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Thought:
    """One choice of a bot with its reasons."""

    choice: str
    reasons: tuple[Reason, ...]


@dataclass(frozen=True, slots=True)
class LogLine:
    """One line: whose, what happened, and what it gave.

    `dice` are shown at the right in place of points. With `says_name` off the text does not name
    the seat; the log then writes the name before it. Under the heading of its own seat a line shows
    its `icon` in place of the seat's mark. Lines that repeat each other and have a `gain` become
    one, with the gains added up. `thoughts` unfold with those of the bot that answered.

    A line that tells more of what came of an earlier answer `goes_on` so after the line of the same
    `cause`, if that stands right before it. `others` are seats that it tells of as well.
    """

    text: str
    seat: int | None = None
    points: str = ""
    dice: tuple[int, ...] = ()
    says_name: bool = True
    icon: str = ""
    gain: int = 0
    thoughts: tuple[Thought, ...] = ()
    cause: str = ""
    goes_on: str = ""
    others: tuple[int, ...] = ()

    def is_about(self, seat: int) -> bool:
        """Whether the line tells of a seat."""
        return seat == self.seat or seat in self.others

    def repeats(self, other: LogLine) -> bool:
        """Whether the two say the same but for what was gained."""
        return bool(self.gain) and self.gained(0) == other.gained(0)

    def continues(self, other: LogLine) -> bool:
        """Whether the other line is to be one with this later one."""
        return self.repeats(other) or (bool(self.goes_on) and self.cause == other.cause)

    def gained(self, gain: int) -> LogLine:
        """The same line with another gain."""
        return replace(self, gain=gain, points=f"+{gain}")

    def joined(self, later: LogLine) -> LogLine:
        """This line and a later one that continues it as one."""
        if not later.goes_on:
            return later.gained(self.gain + later.gain)
        text = later.text if self.text == self.cause else self.text + later.goes_on
        return replace(self, text=text, others=(*self.others, *later.others))


@dataclass(frozen=True, slots=True)
class Entry:
    """A line with its place: how many answers the match had after it, and its turn's heading.

    `before` is the line without the last answer that went into it, if more than one did.
    """

    answers: int
    heading: Heading | None
    line: LogLine
    thoughts: tuple[Thought, ...] = ()
    before: Entry | None = None

    def up_to(self, answers: float) -> Entry | None:
        """The line as far as so many answers tell it; None when they tell nothing of it."""
        entry: Entry | None = self
        while entry is not None and entry.answers > answers:
            entry = entry.before
        return entry

    def continued_by(self, later: Entry) -> bool:
        """Whether the later entry only repeats this one, or goes on with it."""
        return self.heading == later.heading and later.line.continues(self.line)

    def with_more(self, later: Entry) -> Entry:
        """The two as one line, no thought said twice."""
        new = (thought for thought in later.thoughts if thought not in self.thoughts)
        line = self.line.joined(later.line)
        return replace(later, line=line, thoughts=(*self.thoughts, *new), before=self)


def round_heading(game: Game, table: Any, voice: Voice) -> Heading | None:
    """The round that a table is in; None before the first."""
    number, _ = game.progress(table)
    if not number:
        return None
    return Heading(voice.say(game.round_said(number)))


@dataclass(frozen=True, slots=True)
class _Mark:
    """The log as it was before a passage: what the lines after it may have changed."""

    count: int
    last: Entry | None
    heading: Heading | None
    waiting: dict[int, tuple[Thought, ...]]


@dataclass(slots=True)
class Chronicle:
    """The log of a story, kept in step with it.

    `lines_of` is given a passage and the table before it, and returns the lines of the log, and a
    heading where a new one begins; a game that gives none has its rounds as headings. Reasons of
    passages without a line are kept for the next line of that seat.
    """

    lines_of: LinesOf
    entries: list[Entry] = field(default_factory=list)
    version: int = 0
    _bookmark: Bookmark = field(default_factory=Bookmark)
    _marks: list[_Mark] = field(default_factory=list)
    _heading: Heading | None = None
    _waiting: dict[int, tuple[Thought, ...]] = field(default_factory=dict)

    def follow(self, match: Match, watcher: int | None) -> None:
        """Take in what the match has played since, and what has become known or was taken back."""
        story = match.story(watcher)
        is_other = story is not self._bookmark.story
        first = self._bookmark.turn(story)
        if is_other:
            self._begin(match, story)
        elif first < len(self._marks):
            self._go_back(self._marks[first])
        elif first == len(story.passages):
            return
        del self._marks[first:]
        for passage in story.passages[first:]:
            self._add(match, story, passage)
        self.version += 1

    def tell_late(self, answers: int, line: LogLine) -> None:
        """A line about an earlier answer, the `answers`th, that is known only now."""
        place = sum(entry.answers <= answers for entry in self.entries)
        heading = self.entries[place - 1].heading if place else None
        late = Entry(answers, heading, line)
        self.entries.insert(place, late)
        for number, mark in enumerate(self._marks[answers:], start=answers):
            last = late if mark.count == place else mark.last
            self._marks[number] = replace(mark, count=mark.count + 1, last=last)
        self.version += 1

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

    def _begin(self, match: Match, story: Story) -> None:
        self.entries.clear()
        self._marks.clear()
        self._waiting, self._heading = {}, None
        voice = match.voice
        for event in by_cause(story.opening):
            line = LogLine(match.game.event_text(event, voice), seat_of(event))
            self.entries.append(Entry(0, None, line))

    def _go_back(self, mark: _Mark) -> None:
        del self.entries[mark.count :]
        if mark.last is not None:
            self.entries[-1] = mark.last
        self._heading, self._waiting = mark.heading, dict(mark.waiting)

    def _add(self, match: Match, story: Story, passage: Passage) -> None:
        last = self.entries[-1] if self.entries else None
        self._marks.append(_Mark(len(self.entries), last, self._heading, dict(self._waiting)))
        before = story.table(passage.number)
        round_begun = round_heading(match.game, before, match.voice)
        thoughts = self._thoughts(match, passage, before)
        for line in self.lines_of(passage, before):
            if isinstance(line, Heading):
                self._heading = line
                continue
            seat = passage.seat if line.seat is None else line.seat
            said = (*line.thoughts, *thoughts.pop(seat, ()))
            self._append(Entry(passage.number + 1, self._heading or round_begun, line, said))

    def _append(self, entry: Entry) -> None:
        last = self.entries[-1] if self.entries else None
        if last is not None and last.continued_by(entry):
            self.entries[-1] = last.with_more(entry)
        else:
            self.entries.append(entry)

    def _thoughts(
        self, match: Match, passage: Passage, before: Any
    ) -> dict[int, tuple[Thought, ...]]:
        if passage.reasons:
            game, voice = match.game, match.voice
            choice = game.option_text(passage.answer, voice, before, passage.seat)
            thought = Thought(choice, game.told(passage.reasons, voice))
            self._waiting[passage.seat] = (*self._waiting.get(passage.seat, ()), thought)
        return self._waiting


def default_lines(match: Match, passage: Passage, before: Any) -> tuple[LogLine, ...]:
    """One line for each event, in the game's words; the choice itself when nothing was reported."""
    voice = match.voice
    if passage.events:
        return tuple(
            LogLine(match.game.event_text(event, voice), seat_of(event, passage.seat))
            for event in passage.told
        )
    if passage.seat == CHANCE or passage.answer is None:
        return ()
    text = match.game.option_text(passage.answer, voice, before, passage.seat)
    return (LogLine(text, passage.seat, says_name=False),)


def seat_of(event: Any, otherwise: int = CHANCE) -> int | None:
    """Whom an event is about: its own `seat`, else who answered; None for nobody."""
    seat = getattr(event, "seat", otherwise)
    return seat if isinstance(seat, int) and seat >= 0 else None
