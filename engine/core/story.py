"""What happened at a table, and who may know it.

A match keeps its answers; a `Story` is that match as one seat may watch it. Text client, log, film,
charts, replay, statistics and bots that follow the game read a Story and nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from itertools import islice
from typing import Any, Final, ParamSpec, Protocol, runtime_checkable

from engine.core.decision import CHANCE, Reason
from engine.core.setup import Setup
from engine.core.step import Emit
from engine.text.message import Message

# What happened told by its cause, as one: "Vega enforces Peace: you pay Psionic to the Trust".

LONGEST_CHAIN: Final = 16
"""A cause is looked for among so many events."""


@dataclass(frozen=True, slots=True)
class Caused:
    cause: Any
    effects: tuple[Any, ...]

    def said(self) -> Message:
        return self.said_after(self.cause.said())

    def said_after(self, cause: Message) -> Message:
        """What came of it, after the cause as it is said: all of one seat has one subject."""
        seats = {getattr(each, each.subject, None) for each in (self.cause, *self.effects)}
        key = "caused-by-one" if len(seats) == 1 and None not in seats else "caused"
        return Message(key, {"cause": cause, "effects": self.effects})


def by_cause(events: Iterable[Any], cause: Any = None) -> list[Any]:
    """The events in their order, each that another one brought joined to it as a `Caused`.

    `cause` is what brought the first of them, where that happened in an earlier answer.
    """
    joined: list[Any] = []
    last, is_brought = cause, cause is not None
    for event in events:
        if not (is_brought or _brings(cause, event) or _brings(last, event)):
            cause = event
            joined.append(event)
        elif joined and isinstance(joined[-1], Caused):
            effects = (*joined[-1].effects, event)
            joined[-1] = replace(joined[-1], effects=effects)
        else:
            joined[-1:] = [Caused(cause, (event,))]
        last, is_brought = event, False
    return joined


def cause_of(event: Any, earlier: Iterable[Any]) -> Any | None:
    """What an event came of: the first in a chain of those before it, which stand newest first."""
    chain = list(islice(earlier, LONGEST_CHAIN))
    if not any(_brings(each, event) for each in chain):
        return None
    chain = [*reversed(chain), event]
    starts = range(len(chain) - 1)
    return next((chain[start] for start in starts if len(by_cause(chain[start:])) == 1), None)


def _brings(cause: Any, event: Any) -> bool:
    brings_about = getattr(cause, "brings_about", None)
    return brings_about is not None and bool(brings_about(event))


P = ParamSpec("P")

ONLOOKER: Final = -2
"""Somebody without a seat: knows what the whole table may know."""


@dataclass(frozen=True, slots=True)
class Told:
    """An event and who may know it: one seat, or everybody (None)."""

    event: Any
    to: int | None = None

    @property
    def is_for_hands(self) -> bool:
        """Whether nobody is told but hands at a real table."""
        return getattr(self.event, "only_hands", False)

    @property
    def reveals(self) -> tuple[str, ...]:
        """The kinds of secret decisions whose answers the event opens."""
        kinds: tuple[str, ...] = getattr(type(self.event), "reveals", ())
        return kinds

    def known_to(self, watcher: int | None) -> Any | None:
        """The event as a watcher may know it; None when it is nothing to them.

        A watcher of None has all cards open.
        """
        if self.to is None or watcher is None or self.to == watcher:
            return self.event
        veiled = getattr(self.event, "veiled", None)
        return None if veiled is None else veiled()


class Telling:
    """An Emit that keeps what it is told."""

    def __init__(self) -> None:
        self.told: list[Told] = []

    @property
    def events(self) -> list[Any]:
        """What was told, whoever may know it."""
        return [told.event for told in self.told]

    def __call__(self, event: Callable[P, Any], *args: P.args, **kwargs: P.kwargs) -> None:
        self._tell(Told(event(*args, **kwargs)))

    def to(self, seat: int, event: Callable[P, Any], *args: P.args, **kwargs: P.kwargs) -> None:
        self._tell(Told(event(*args, **kwargs), seat))

    def _tell(self, told: Told) -> None:
        self.told.append(told)


@dataclass(frozen=True, slots=True)
class Underway:
    """Stands for what an answer still has to do, so that no table in the middle of it is over."""

    def ask(self, table: Any) -> None:
        """It asks nothing."""

    def answer(self, table: Any, option: Any, emit: Emit) -> None:
        """It does nothing."""


class Filming(Telling):
    """A Telling that keeps the table right after each event as well.

    The step that is being answered has left the stack: where no other is to come, `Underway` lies
    on the table that is kept.
    """

    def __init__(self, table: Any) -> None:
        super().__init__()
        self.tables: list[Any] = []
        self._table = table

    def _tell(self, told: Told) -> None:
        super()._tell(told)
        table = self._table.copy()
        if not table.steps:
            table.steps.append(Underway())
        self.tables.append(table)


@dataclass(frozen=True, slots=True)
class Move:
    """One answer of a match: who gave it (CHANCE for dice), what it did, and why.

    `kind` is that of the decision or chance. `secret_to` is the one seat that may know the answer
    before it is revealed; None: everybody. The last `followed` events are not what was answered,
    but what then happened by itself. Where it `was_settled`, there was nothing to draw.
    """

    seat: int
    kind: str
    answer: Any
    told: tuple[Told, ...]
    reasons: tuple[Reason, ...] = ()
    secret_to: int | None = None
    followed: int = 0
    was_settled: bool = False

    @property
    def events(self) -> tuple[Any, ...]:
        """Everything that happened, whoever may know it."""
        return tuple(told.event for told in self.told)

    @property
    def reveals(self) -> tuple[str, ...]:
        """The kinds of secret decisions whose answers so far it opened."""
        return tuple(kind for told in self.told for kind in told.reveals)

    def is_open_to(self, watcher: int | None) -> bool:
        """Whether a watcher may know the answer from the beginning."""
        return self.secret_to is None or watcher is None or self.secret_to == watcher


@dataclass(frozen=True, slots=True)
class Passage:
    """One answer as a watcher may know it: no `answer` and no `reasons` while it is secret.

    `number` counts the answers of the match from 0. `events` are veiled where they must be; `cause`
    brought the first of them, where it was told of an earlier answer.
    """

    number: int
    seat: int
    answer: Any | None
    events: tuple[Any, ...]
    reasons: tuple[Reason, ...] = ()
    is_secret: bool = False
    cause: Any = None

    @property
    def told(self) -> list[Any]:
        """The events as they are told: what one brought about together with it."""
        return by_cause(self.events, self.cause)


@dataclass(frozen=True, slots=True)
class Beat:
    """An event, and the table right after it, both as the watcher may know them."""

    event: Any
    table: Any


@dataclass(frozen=True, slots=True)
class Film:
    """What one answer looked like: the table before it, its beats, the table after it."""

    before: Any
    beats: tuple[Beat, ...]
    after: Any


class PlayedMatch(Protocol):
    @property
    def moves(self) -> list[Move]: ...
    @property
    def opening_told(self) -> tuple[Told, ...]: ...

    def view(self, table: Any, watcher: int | None) -> Any:
        """A table as a watcher may know it."""

    def table_before(self, number: int) -> Any:
        """The whole table before answer `number`; before the opening's events for -1."""

    def filmed(self, number: int) -> tuple[Any, list[Told], list[Any], Any]:
        """Answer `number` (-1: the opening) again: the table before, what it told, the tables
        right after, and the table it left.
        """


@dataclass(slots=True)
class Story:
    """One match as one watcher may know it: a seat, ONLOOKER, or None with all cards open.

    `passages` is always the same list; call `follow` after the match has gone on. `version`
    changes whenever a passage that was there before has become another.
    """

    match: PlayedMatch
    watcher: int | None
    passages: list[Passage] = field(default_factory=list)
    version: int = 0
    _moves: list[Move] = field(default_factory=list)
    _sealed: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.follow()

    @property
    def opening(self) -> tuple[Any, ...]:
        return _known(self.match.opening_told, self.watcher)

    def follow(self) -> int:
        """Takes in what the match has played since; returns the number of the first passage that
        is new or has become another.
        """
        first = self._forget_what_was_taken_back()
        moves = self.match.moves
        for move in moves[len(self._moves) :]:
            self._moves.append(move)
            if not move.is_open_to(self.watcher):
                self._sealed.append(len(self.passages))
            self.passages.append(self._passage(len(self.passages), move))
            opened = self._open(move.reveals)
            first = min(first, *opened) if opened else first
        return first

    def _forget_what_was_taken_back(self) -> int:
        moves, known = self.match.moves, self._moves
        shared = min(len(known), len(moves))
        while shared and known[shared - 1] is not moves[shared - 1]:
            shared -= 1
        if shared == len(known):
            return shared
        self.version += 1
        opened = any(move.reveals for move in known[shared:])
        first = self._first_opened(shared) if opened else shared
        del known[first:], self.passages[first:]
        self._sealed = [number for number in self._sealed if number < first]
        return first

    def _first_opened(self, end: int) -> int:
        """Before a reveal that was taken back: the first answer that may be secret once more."""
        first = end
        for number in range(end - 1, -1, -1):
            if self._moves[number].reveals:
                break
            if not self._moves[number].is_open_to(self.watcher):
                first = number
        return first

    def _open(self, kinds: Sequence[str]) -> list[int]:
        """Secret answers to such decisions become known; returns their numbers."""
        opened = [number for number in self._sealed if self._moves[number].kind in kinds]
        if not opened:
            return opened
        for number in opened:
            move = self._moves[number]
            self.passages[number] = self._open_passage(number, move)
        self._sealed = [number for number in self._sealed if number not in opened]
        self.version += 1
        return opened

    def _passage(self, number: int, move: Move) -> Passage:
        if move.is_open_to(self.watcher):
            return self._open_passage(number, move)
        events = _known(move.told, self.watcher)
        cause = self._cause(number, events)
        return Passage(number, move.seat, None, events, is_secret=True, cause=cause)

    def _open_passage(self, number: int, move: Move) -> Passage:
        reasons = move.reasons
        if self.watcher not in (None, move.seat):
            reasons = reasons_for_others(reasons)
        events = _known(move.told, self.watcher)
        cause = self._cause(number, events)
        return Passage(number, move.seat, move.answer, events, reasons, cause=cause)

    def _cause(self, number: int, events: Sequence[Any]) -> Any | None:
        """What the first of an answer's events came of, if that was told before."""
        if not events:
            return None
        before = (self.passages[place] for place in range(number - 1, -1, -1))
        return cause_of(events[0], (event for each in before for event in reversed(each.events)))

    # -- tables -------------------------------------------------------------------------------

    def table(self, number: int) -> Any:
        """The table as the watcher may know it before answer `number`; after all of them when
        `number` is how many there are.
        """
        return self.match.view(self.match.table_before(number), self.watcher)

    def film(self, number: int) -> Film:
        """What answer `number` looked like; the opening for -1."""
        before, told, tables, after = self.match.filmed(number)
        view, watcher = self.match.view, self.watcher
        beats = []
        for each, table in zip(told, tables, strict=True):
            event = each.known_to(watcher)
            if event is not None and not each.is_for_hands:
                beats.append(Beat(event, view(table, watcher)))
        return Film(view(before, watcher), tuple(beats), view(after, watcher))


@runtime_checkable
class Following(Protocol):
    """A bot that must know how the table came to be, such as a program fed with every record.

    It is told before it is asked, and only what its seat may know.
    """

    def follow(self, passages: Sequence[Passage]) -> None:
        """The whole story so far, always the same list unless something was taken back."""


@dataclass(slots=True)
class Bookmark:
    story: Story | None = None
    _version: int = 0
    _read: list[Passage] = field(default_factory=list)

    def turn(self, story: Story) -> int:
        """Reads on to the end; returns the number of the first passage that is new or another than
        when it was read.
        """
        story.follow()
        passages, read = story.passages, self._read
        first = len(read)
        if story is not self.story:
            first = 0
        elif story.version != self._version:
            pairs = enumerate(zip(read, passages, strict=False))
            changed = (number for number, (old, new) in pairs if old is not new)
            first = next(changed, min(len(read), len(passages)))
        del read[first:]
        read += passages[first:]
        self.story, self._version = story, story.version
        return first


def reasons_for_others(reasons: Sequence[Reason]) -> tuple[Reason, ...]:
    """A bot's reasons as those may know them who see only what lies open."""
    known = (reason.for_others for reason in reasons)
    return tuple(reason for reason in known if reason is not None)


def _known(told: Sequence[Told], watcher: int | None) -> tuple[Any, ...]:
    events = (each.known_to(watcher) for each in told if not each.is_for_hands)
    return tuple(event for event in events if event is not None)


def shows(move: Move, watcher: int) -> bool:
    """Whether an answer of somebody else let a seat know something that it did not know.

    A secret answer does not, whatever can be seen of its being given, unless it reveals.
    """
    if move.reveals:
        return True
    if not move.is_open_to(watcher):
        return False
    return move.seat == CHANCE or move.seat != watcher


def watcher_of(setup: Setup) -> int | None:
    """Who watches a match on one screen: its only person; what all may know where several share it;
    everything where only bots play.
    """
    seats = [seat for seat, who in enumerate(setup.seats) if who.is_person]
    if not seats:
        return None
    return seats[0] if len(seats) == 1 else ONLOOKER
