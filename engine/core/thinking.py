"""Thinking about a match away from it, and the curve of the lead in a finished game."""

from __future__ import annotations

import itertools
import os
import pickle
import queue
import signal
import struct
import subprocess
import sys
import threading
from bisect import bisect_right
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from itertools import pairwise
from pathlib import Path
from typing import IO, Any, Final, Literal, Protocol, get_args

from engine.core import record
from engine.core.card import Graded, Marks, graded_choices, held_against
from engine.core.decision import Answer, Bot, Reason, close_bots
from engine.core.errors import InputError
from engine.core.game import Game
from engine.core.match import Match, play
from engine.core.registry import Registry
from engine.core.setup import Result, Setup
from engine.core.step import pending
from engine.core.story import Move

# Thinking about a match away from it: what is asked, and the thinker that answers.
#
# A thinker keeps copies of the matches it is asked about and hears of each answer once. It may
# sit in a thread or in a process of its own (`thinking_process`): equal questions get equal
# answers.

Lane = Literal["bots", "study"]
LANES: Final[tuple[Lane, ...]] = get_args(Lane)
"""What is asked in one lane is answered in order; "bots" is kept free for their moves."""

_NUMBERS = itertools.count()


class Topic:
    """A match that questions are asked about, for as long as somebody asks."""

    def __init__(self, match: Match) -> None:
        self.number = next(_NUMBERS)
        self._match = match

    def now(self) -> Stand:
        """How far the match has come; may be handed to another thread."""
        match = self._match
        return Stand(self.number, match.game, match.setup, tuple(match.moves))


@dataclass(frozen=True, slots=True)
class Stand:
    """Everything that a copy of a match follows from."""

    number: int
    game: Game
    setup: Setup
    moves: tuple[Move, ...]


@dataclass(frozen=True, slots=True)
class News:
    """The answers of a match from `start` on; `opening` comes along when a copy must be begun."""

    number: int
    opening: tuple[Game, Setup] | None
    start: int
    answers: tuple[tuple[Any, tuple[Reason, ...]], ...]


@dataclass(frozen=True, slots=True)
class Question:
    """What to work out: `work(copy, *arguments)` of a match, or `work(*arguments)` of none.

    Where thinkers sit in another process, work is a function of a module and arguments pickle.
    """

    news: News | None
    work: Callable[..., Any]
    arguments: tuple[Any, ...]


class ToldSoFar:
    """What one thinker has been told so far, so that it hears nothing twice."""

    def __init__(self) -> None:
        self._moves: dict[int, tuple[Move, ...]] = {}

    def question(
        self, stand: Stand | None, work: Callable[..., Any], arguments: tuple[Any, ...]
    ) -> Question:
        return Question(None if stand is None else self._news(stand), work, arguments)

    def _news(self, stand: Stand) -> News:
        known = self._moves.get(stand.number)
        self._moves[stand.number] = stand.moves
        is_new = known is None or not _goes_on(known, stand.moves)
        start = 0 if known is None or is_new else len(known)
        answers = tuple((move.answer, move.reasons) for move in stand.moves[start:])
        opening = (stand.game, stand.setup) if is_new else None
        return News(stand.number, opening, start, answers)

    def forget(self, number: int) -> None:
        self._moves.pop(number, None)


def _goes_on(known: tuple[Move, ...], moves: tuple[Move, ...]) -> bool:
    """Whether a match has only grown; every answer is a move of its own, redone ones as well."""
    return not known or (len(known) <= len(moves) and moves[len(known) - 1] is known[-1])


class MatchCopy:
    def __init__(self, game: Game, setup: Setup) -> None:
        self.match = Match(game, setup, keeps_history=False, is_again=True)
        self.kept: dict[str, Any] = {}
        """What the work on this match wants to find again the next time, by a name of its own."""
        self._bots: dict[tuple[int, str], Bot] = {}

    def bot(self, seat: int, name: str) -> Bot:
        """The bot that plays, or stands in, for a seat; made when first asked for."""
        bot = self._bots.get((seat, name))
        if bot is None:
            bot = self._bots[seat, name] = self.match.game.bot(name, self.match.setup)
        return bot

    def close(self) -> None:
        """Bots that hold something outside this program let go of it."""
        bots, self._bots = list(self._bots.values()), {}
        close_bots(bots)


def choose(copy: MatchCopy, seat: int, name: str) -> Answer:
    return copy.match.think(copy.bot(seat, name))


class Thinker:
    """Answers questions one after the other; its copies of matches live from one to the next."""

    def __init__(self) -> None:
        self._copies: dict[int, MatchCopy] = {}

    def answer(self, question: Question) -> Any:
        """What the work returns; raises what it raises."""
        if question.news is None:
            return question.work(*question.arguments)
        return question.work(self._copy(question.news), *question.arguments)

    def _copy(self, news: News) -> MatchCopy:
        copy = self._copies.get(news.number)
        if news.opening is not None:
            if copy is not None:
                copy.match = Match(*news.opening, keeps_history=False, is_again=True)
            else:
                copy = self._copies[news.number] = MatchCopy(*news.opening)
        assert copy is not None
        assert len(copy.match.moves) == news.start
        copy.match.play_recorded(news.answers)
        return copy

    def forget(self, number: int) -> None:
        copy = self._copies.pop(number, None)
        if copy is not None:
            copy.close()

    def close(self) -> None:
        for number in list(self._copies):
            self.forget(number)


class Thinkers(Protocol):
    """A thinker for every lane, wherever they sit. Waits: meant for a thread of each lane."""

    def start(self) -> None:
        """Be ready for questions that may come soon."""

    def ask(
        self,
        lane: Lane,
        stand: Stand | None,
        work: Callable[..., Any],
        arguments: tuple[Any, ...] = (),
    ) -> Any:
        """What the work returns for a match as it stands, or for no match."""

    def forget(self, lane: Lane, number: int) -> None:
        """Nobody asks about this match any more."""

    def close(self) -> None:
        """Nobody asks anything any more. Does not wait."""


class NearThinkers:
    """Thinkers in the threads that ask."""

    def __init__(self) -> None:
        self._told = {lane: ToldSoFar() for lane in LANES}
        self._thinkers = {lane: Thinker() for lane in LANES}

    def start(self) -> None:
        """They are always ready."""

    def ask(
        self,
        lane: Lane,
        stand: Stand | None,
        work: Callable[..., Any],
        arguments: tuple[Any, ...] = (),
    ) -> Any:
        """What the work returns; raises what it raises."""
        with_news = self._told[lane].question(stand, work, arguments)
        try:
            return self._thinkers[lane].answer(with_news)
        except Exception:
            if stand is not None:
                self._told[lane].forget(stand.number)
            raise

    def forget(self, lane: Lane, number: int) -> None:
        self._told[lane].forget(number)
        self._thinkers[lane].forget(number)

    def close(self) -> None:
        """Their threads end by themselves."""


# The process in which bots think for the window: both its ends.
#
# Questions and answers travel through its standard input and output, pickled, as it is our own
# program on both sides. It ends with the window, however that ends: its input is closed then.

THINK: Final = "think"
"""The command of the packaged program that makes it such a process."""

FROM_SOURCE: Final = (
    "import sys; sys.path[:] = sys.argv[1:]; from engine.core.thinking import serve; serve()"
)
HEAD: Final = struct.Struct("<BI")
NICENESS: Final = 5
"""The window comes first where both want the same processor."""

SECONDS_TO_END: Final = 0.5


class ThinkingLostError(Exception):
    """The process has ended before it could answer; another one is started when asked again."""


class ThoughtFailedError(Exception):
    """What went wrong in the work, in the words of its error."""


class ThinkingProcess:
    """Thinkers in a process of their own, started when needed; safe to be asked by any thread."""

    def __init__(self) -> None:
        self._child: _Child | None = None
        self._starting = threading.Lock()

    @property
    def number(self) -> int | None:
        """The process's number; None while there is none."""
        child = self._child
        return None if child is None or not child.is_running else child.process.pid

    def start(self) -> None:
        """Have the process ready before the first question."""
        self._running()

    def ask(
        self,
        lane: Lane,
        stand: Stand | None,
        work: Callable[..., Any],
        arguments: tuple[Any, ...] = (),
    ) -> Any:
        """What the work returns there.

        Raises ThoughtFailedError where it raises, ThinkingLostError when the process has ended.
        """
        return self._running().ask(lane, stand, work, arguments)

    def forget(self, lane: Lane, number: int) -> None:
        """Let it close what it holds for a match."""
        child = self._child
        if child is not None and child.is_running:
            child.forget(lane, number)

    def close(self) -> None:
        """End the process; whoever still waits for it hears that it is lost."""
        child, self._child = self._child, None
        if child is not None:
            child.end()

    def _running(self) -> _Child:
        with self._starting:
            if self._child is None or not self._child.is_running:
                self._child = _Child()
            return self._child


class _Child:
    """One run of the process: what it was told, and who waits for its answers."""

    def __init__(self) -> None:
        frozen = getattr(sys, "frozen", False)
        rest = [THINK] if frozen else ["-c", FROM_SOURCE, *sys.path]
        self.process = subprocess.Popen(
            [sys.executable, *rest],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            env={"OPENBLAS_NUM_THREADS": "1", **os.environ},
        )  # fmt: skip
        self.is_running = True
        self._told = {lane: ToldSoFar() for lane in LANES}
        self._replies: dict[Lane, queue.SimpleQueue[bytes | None]] = {
            lane: queue.SimpleQueue() for lane in LANES
        }
        self._sending = threading.Lock()
        threading.Thread(target=self._listen, name="thoughts", daemon=True).start()

    def ask(
        self, lane: Lane, stand: Stand | None, work: Callable[..., Any], arguments: tuple[Any, ...]
    ) -> Any:
        self._send(lane, self._told[lane].question(stand, work, arguments))
        reply = self._replies[lane].get()
        if reply is None:
            raise self._lost()
        is_done, value = pickle.loads(reply)
        if is_done:
            return value
        if stand is not None:
            self._told[lane].forget(stand.number)
        raise ThoughtFailedError(value)

    def forget(self, lane: Lane, number: int) -> None:
        self._told[lane].forget(number)
        with suppress(ThinkingLostError):
            self._send(lane, number)

    def end(self) -> None:
        """It goes when its input is closed; one that does not is killed."""
        with suppress(OSError):
            self._pipe(self.process.stdin).close()
        try:
            self.process.wait(SECONDS_TO_END)
        except subprocess.TimeoutExpired:
            self.process.kill()

    def _send(self, lane: Lane, message: Question | int) -> None:
        data = pickle.dumps(message, pickle.HIGHEST_PROTOCOL)
        try:
            with self._sending:
                _write(self._pipe(self.process.stdin), lane, data)
        except (OSError, ValueError):
            raise self._lost() from None

    def _listen(self) -> None:
        output = self._pipe(self.process.stdout)
        while (frame := _read(output)) is not None:
            lane, data = frame
            self._replies[lane].put(data)
        self.is_running = False
        self.process.wait()
        for replies in self._replies.values():
            replies.put(None)

    def _lost(self) -> ThinkingLostError:
        self.is_running = False
        status = self.process.wait()
        return ThinkingLostError(f"the process that thinks has ended (exit status {status})")

    @staticmethod
    def _pipe(pipe: IO[bytes] | None) -> IO[bytes]:
        assert pipe is not None
        return pipe


def serve() -> None:
    """What the process does: answers until its input is closed."""
    signal.signal(signal.SIGINT, lambda number, frame: None)  # Ctrl-C ends the window, that us
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    output, sys.stdout = sys.stdout.buffer, sys.stderr  # what a bot prints is no answer
    sending = threading.Lock()
    desks = {lane: _LaneThread(lane, output, sending) for lane in LANES}
    while (frame := _read(sys.stdin.buffer)) is not None:
        lane, data = frame
        desks[lane].waiting.put(data)
    for desk in desks.values():
        desk.waiting.put(None)
    for desk in desks.values():
        desk.thread.join(SECONDS_TO_END)
    os._exit(0)  # a bot that still thinks would keep the process


class _LaneThread:
    def __init__(self, lane: Lane, output: IO[bytes], sending: threading.Lock) -> None:
        self.waiting: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._lane = lane
        self._output = output
        self._sending = sending
        self.thread = threading.Thread(target=self._labour, name=lane, daemon=True)
        self.thread.start()

    def _labour(self) -> None:
        thinker = Thinker()
        while (data := self.waiting.get()) is not None:
            message = _message(data)
            if isinstance(message, int):
                thinker.forget(message)
                continue
            reply = _reply(thinker, message)
            with self._sending, suppress(BrokenPipeError):
                _write(self._output, self._lane, reply)
        thinker.close()


def _message(data: bytes) -> Question | int | Exception:
    """What was sent; an error when this process cannot make sense of it."""
    try:
        message: Question | int = pickle.loads(data)
    except Exception as error:
        return error
    return message


def _reply(thinker: Thinker, message: Question | Exception) -> bytes:
    """Whether it was done, and its value or the words of the error."""
    try:
        if isinstance(message, Exception):
            raise message
        return pickle.dumps((True, thinker.answer(message)), pickle.HIGHEST_PROTOCOL)
    except Exception as error:
        words = str(error).strip() or type(error).__name__
        return pickle.dumps((False, words), pickle.HIGHEST_PROTOCOL)


def _write(pipe: IO[bytes], lane: Lane, data: bytes) -> None:
    pipe.write(HEAD.pack(LANES.index(lane), len(data)) + data)
    pipe.flush()


def _read(pipe: IO[bytes]) -> tuple[Lane, bytes] | None:
    """The next message with its lane; None when the other side is gone."""
    head = pipe.read(HEAD.size)
    if len(head) < HEAD.size:
        return None
    lane, length = HEAD.unpack(head)
    data = pipe.read(length)
    return (LANES[lane], data) if len(data) == length else None


# The course of a finished game: who led by how much, and the answers where that turned.
#
# Pure arithmetic on a replayed match. A lead is the score of one seat less the best other one's,
# by the result as it stood at each answer; alone at the table it is the score itself. Where the
# lowest score wins, a lead is how far below the best other one it lies.

MOST_TURNS: Final = 3
MOST_MISTAKES: Final = 2
WORTH_SAYING: Final = 0.5
"""Dice nearer to their average are not spoken of."""

TurnKind = Literal["lost", "found", "swing"]


SELDOM: Final = 20
"""Scores that stay the same over so many answers on average change seldom."""


@dataclass(frozen=True, slots=True)
class Course:
    """The leads of a seat: one before each answer and one after the last.

    `parts` are the answers before which a round begins, with its number; the first is 0. `told`
    says for each part what swung the lead there. `scores` are those of all seats at `steps`: the
    first and last answers, and those between that changed one. Empty where they change often.
    """

    seat: int
    leads: tuple[float, ...]
    parts: tuple[tuple[int, int], ...]
    told: tuple[tuple[str, ...], ...] = ()
    steps: tuple[int, ...] = ()
    scores: tuple[tuple[float, ...], ...] = ()

    @property
    def answers(self) -> int:
        return len(self.leads) - 1

    def part_at(self, answer: int) -> int:
        return max(0, bisect_right([start for start, _ in self.parts], answer) - 1)

    @property
    def largest(self) -> int:
        """The part in which the lead moved most towards how the game ended: on every page it is the
        turning point of the game.
        """
        end = self.leads[-1]
        return max(range(len(self.parts)), key=lambda part: (
            self.change(part) * end, abs(self.change(part))))  # fmt: skip

    def change(self, part: int) -> float:
        """By how much the lead is larger after a part than before it."""
        start, end = self.ends_of(part)
        return self.leads[end] - self.leads[start]

    def ends_of(self, part: int) -> tuple[int, int]:
        last = part + 1 == len(self.parts)
        return self.parts[part][0], self.answers if last else self.parts[part + 1][0]


@dataclass(frozen=True, slots=True)
class KeyMoment:
    """An answer that mattered: dear, well found, or where the lead swung most in its round.

    `before` and `after` are the leads where its round began and ended; `round` is its number, and
    `told` says what swung the lead in it.
    """

    kind: TurnKind
    answer: int
    round: int
    before: float
    after: float
    choice: Graded | None = None
    told: str = ""


def course_of(match: Match) -> Course:
    """The leads of the first person of a finished match; of the winner where nobody is one."""
    seats = match.setup.seats
    winners = match.result.winners
    seat = next((n for n, each in enumerate(seats) if each.is_person), winners[0] if winners else 0)
    sign = _sign(match.result)
    table = match.game.opening(match.setup)
    pending(table)
    results = [match.game.result(table)]
    parts = [(0, match.game.progress(table)[0])]
    for number, move in enumerate(match.moves, start=1):
        play(table, move.answer)
        results.append(match.game.result(table))
        part = match.game.progress(table)[0]
        if part != parts[-1][1] and number < len(match.moves):
            parts.append((number, part))
    leads = tuple(_lead(each, seat, sign) for each in results)
    scores, last = [each.scores for each in results], len(results) - 1
    steps = (0, *[n for n in range(1, last) if scores[n] != scores[n - 1]], last)
    if len(steps) * SELDOM > last:
        return Course(seat, leads, tuple(parts))
    at_steps = tuple(zip(*[scores[n] for n in steps], strict=True))
    return Course(seat, leads, tuple(parts), (), steps, at_steps)


def course_of_copy(copy: MatchCopy, language: str) -> Course:
    """The same where bots think, with what swung it in the words of a language."""
    match, course = copy.match, course_of(copy.match)
    match.language = language
    return replace(course, told=tuple(_told(match, course, n) for n in range(len(course.parts))))


def _told(match: Match, course: Course, part: int) -> tuple[str, ...]:
    """The event that weighs most in the answer that swung the lead in a part, and the dice of that
    part that came up farthest from their average.
    """
    game, (start, end), answer = match.game, course.ends_of(part), _swing(course, part).answer
    main = max(match.moves[answer].events, key=game.weight_of, default=None)
    events = [event for move in match.moves[start:end] for event in move.events]
    rolls = max(game.dice_luck(events), key=lambda each: abs(each.beyond), default=None)
    said = [] if main is None or not game.weight_of(main) else [game.event_text(main, match.voice)]
    if said and rolls is not None and abs(rolls.beyond) >= WORTH_SAYING:
        said.append(match.voice.say(rolls.said))
    return tuple(each if each.endswith((".", "!")) else f"{each}." for each in said)


def turning_points(course: Course, choices: Sequence[Graded]) -> tuple[KeyMoment, ...]:
    """At most three, in the order of the game, and no two of one round.

    One lies in the round of the turning point (`Course.largest`). The others are the two costliest
    mistakes and the best choice in whose round the lead rose most; what is missing of three are the
    rounds in which the lead swung most.
    """
    costly = [each for each in choices if each.grade in ("mistake", "blunder")]
    costly.sort(key=held_against, reverse=True)
    lost = [_point(course, "lost", choice.answer, choice) for choice in costly]
    same = [each for each in choices if each.grade == "best" and each.played == each.best]
    best = [_point(course, "found", each.answer, each) for each in same]
    rising = [point for point in best if point.after > point.before]
    rising.sort(key=lambda each: each.before - each.after)
    swings = [_swing(course, part) for part in range(len(course.parts))]
    swings = [point for point in swings if point.after != point.before]
    swings.sort(key=lambda each: -abs(each.after - each.before))
    found: list[KeyMoment] = []
    turned = course.parts[course.largest][1]
    for point in [*lost, *rising, *swings]:
        if not found and point.round == turned and swings:
            found.append(point)
    for point in lost:
        if sum(each.kind == "lost" for each in found) < MOST_MISTAKES:
            _add(found, point)
    for point in rising:
        if not any(each.kind == "found" for each in found):
            _add(found, point)
    for point in swings:
        _add(found, point)
    return tuple(sorted(found, key=lambda each: each.answer))


def _add(found: list[KeyMoment], point: KeyMoment) -> None:
    if len(found) < MOST_TURNS and all(each.round != point.round for each in found):
        found.append(point)


def _point(course: Course, kind: TurnKind, answer: int, choice: Graded | None = None) -> KeyMoment:
    part = course.part_at(answer)
    start, end = course.ends_of(part)
    leads = course.leads
    told = " ".join(course.told[part]) if course.told else ""
    return KeyMoment(kind, answer, course.parts[part][1], leads[start], leads[end], choice, told)


def _swing(course: Course, part: int) -> KeyMoment:
    """The answer of a part after which the lead changed most, the way it went in that part."""
    start, end = course.ends_of(part)
    change = course.change(part)
    steps = [after - before for before, after in pairwise(course.leads[start : end + 1])]
    gains = [step if change > 0 else -step if change < 0 else abs(step) for step in steps]
    most = max(range(len(gains)), key=lambda place: gains[place], default=0)
    return _point(course, "swing", start + most)


def _lead(result: Result, seat: int, sign: int) -> float:
    others = [sign * score for other, score in enumerate(result.scores) if other != seat]
    own = result.scores[seat]
    return sign * own - max(others) if others else own


def _sign(result: Result) -> int:
    """-1 where the lowest score wins."""
    pairs = sorted(zip(result.ranks, result.scores, strict=True))
    return -1 if pairs[0][1] < pairs[-1][1] and pairs[0][0] < pairs[-1][0] else 1


# The marks of a finished game, worked out from its record where bots think.


def person_of(match: Match) -> int | None:
    seats = enumerate(match.setup.seats)
    return next((number for number, seat in seats if seat.is_person), None)


def graded(match: Match) -> list[Graded]:
    """The choices of the person of a match; none where its game grades none."""
    seat, scale = person_of(match), match.game.grading
    document = None if seat is None or scale is None else match.game.review(match)
    if document is None or seat is None or scale is None:
        return []
    return graded_choices(scale, document, seat)


def graded_copy(copy: MatchCopy, language: str) -> list[Graded]:
    """The same where bots think, in the words of a language."""
    copy.match.language = language
    return graded(copy.match)


def marks_of_record(game: Game, path: Path) -> Marks | None:
    """The marks of a record file; None where it cannot be read, or its game grades nothing."""
    try:
        match = record.load(Registry({game.key: lambda: game}), path)
    except InputError:
        return None
    return None if game.grading is None else Marks.of(graded(match))
