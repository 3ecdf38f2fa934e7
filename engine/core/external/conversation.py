"""Guests, bots from outside: questions and answers in frames, and who breaks the rules.

A frame is `length,text`, in ASCII, both ways. What goes wrong is raised as Misbehaved with one of
the contest's words: TIMEOUT, BROKEN_PIPE, INVALID_MESSAGE.

The file defines a class `Bot` (or just one class with a `choose` method). It is made without
arguments, or with the Setup when its constructor takes one, and

    choose(self, view, decision, rng)

returns one of `decision.options`, or an engine.core.decision.Answer with its reasons.
"""

from __future__ import annotations

import hashlib
import inspect
import json
import os
import select
import sys
import time
import typing
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, fields, replace
from functools import lru_cache
from pathlib import Path
from random import Random
from types import CodeType, ModuleType
from typing import Any, BinaryIO, Protocol

from engine.core import errors
from engine.core.codec import Codec
from engine.core.decision import Answer, Bot, Decision, Option, Reason, close_bots
from engine.core.errors import InputError, shown
from engine.core.external.guard import waited_by
from engine.core.external.process import ExternalProcess
from engine.core.setup import Setup
from engine.core.storage import read_utf8
from engine.text.message import Message

CLAUSE = "ARENA"
"""What the reasons of a guest cite: they come from no rulebook of ours."""


@dataclass(frozen=True, slots=True)
class Fault:
    seat: int
    kind: str
    sentence: str


KINDS = (
    "TIMEOUT",
    "CUMULATIVE_TIMEOUT",
    "BROKEN_PIPE",
    "INVALID_MESSAGE",
    "INVALID_MOVE",
    "CRASH",
)
"""What a guest can be out for, in the contest's words; the last is ours."""
LONGEST_SENTENCE = 300
LONGEST_TITLE = 60
GAME_SECONDS = 600.0
"""What a bot in a file may use in a whole game."""
MOST_TIMES = 10.0
"""How many times as long as it may take a guest's answer takes on a busy machine, at the most."""


class Misbehaved(Exception):
    """Raised where a guest's fault is noticed: one of KINDS, and one sentence.

    Whatever a guest says of it is in there: it is shortened and cleaned here.
    """

    def __init__(self, kind: str, sentence: str) -> None:
        self.kind = kind if kind in KINDS else "INVALID_MESSAGE"
        self.sentence = shortened(sentence, LONGEST_SENTENCE)
        super().__init__(self.sentence)


class GameTime:
    """What a guest may use in a whole game; as in the contest it is out when that is over."""

    def __init__(self, most_seconds: float) -> None:
        self.seconds = 0.0
        self._most = most_seconds

    def spend(self, seconds: float) -> None:
        """Adds the time of an answer; Misbehaved where that is too much."""
        self.seconds += seconds
        if self.seconds > self._most:
            sentence = f"it used more than {self._most:g} s in this game"
            raise Misbehaved("CUMULATIVE_TIMEOUT", sentence)


class Stopwatch:
    """Measures what a guest uses: real time, without what it or we waited for a processor.

    `delays` gives what each of its processes has waited so far; where nobody can tell (only Linux
    can), nothing is left out.
    """

    def __init__(
        self,
        delays: Callable[[], dict[int, float]],
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._delays = delays
        self._clock = clock
        self._started = clock()
        self._before = delays()
        self._ours = waited_by("thread-self")

    @property
    def seconds(self) -> float:
        longest = max(
            (waited - self._before.get(pid, 0.0) for pid, waited in self._delays().items()),
            default=0.0,
        )
        waited = longest + waited_by("thread-self") - self._ours
        elapsed = self._clock() - self._started
        return elapsed - min(waited, elapsed * (1 - 1 / MOST_TIMES))

    def is_over(self, most: float) -> bool:
        return self._clock() - self._started >= most and self.seconds >= most


class GuestOut(Exception):
    """A guest that does not play on after its fault: the game ends here."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(fault.sentence)
        self.fault = fault


class Guest(ABC):
    """A bot from outside, with a simple bot that takes over a seat where it is out.

    `faults` are by seat, for one guest may sit at several. With `plays_on` off (as in a contest)
    a fault raises GuestOut instead of letting the simple bot answer.
    """

    draws = True

    def __init__(self, title: str, stand_in: Bot) -> None:
        self.title = shortened(title, LONGEST_TITLE)
        self.faults: dict[int, Fault] = {}
        self.plays_on = True
        self._stand_in = stand_in

    def start(self) -> None:  # noqa: B027 (only some guests can be tried without a question)
        """Gets ready to be asked; Misbehaved when that fails. Else the first question does it."""

    @property
    def remark(self) -> str:
        """One sentence on how it runs here, where there is something to say."""
        return ""

    @abstractmethod
    def ask(self, view: Any, decision: Decision, rng: Random) -> Answer:
        """The guest's own answer; Misbehaved when there is none that can be used."""

    def close(self) -> None:  # noqa: B027 (only guests that hold something must let go of it)
        """The game is over or left: let go of everything; a guest asked again starts anew."""

    def choose(self, view: Any, decision: Decision, rng: Random) -> Answer:
        """The guest's answer, or the simple bot's once the guest is out at that seat."""
        if decision.seat in self.faults:
            return self._stand_in.choose(view, decision, rng)
        try:
            answer = self.ask(view, decision, rng)
            _require_offered(decision, answer.option)
        except Misbehaved as problem:
            return self._answer_for(problem, view, decision, rng)
        return answer

    def _answer_for(
        self, problem: Misbehaved, view: Any, decision: Decision, rng: Random
    ) -> Answer:
        fault = Fault(decision.seat, problem.kind, f"{self.title} is out: {problem.sentence}")
        self.faults[decision.seat] = fault
        if not self.plays_on:
            raise GuestOut(fault)
        answer = self._stand_in.choose(view, decision, rng)
        reason = Reason(CLAUSE, f"{fault.sentence}; a simple bot plays on")
        return Answer(answer.option, (reason, *answer.reasons))


def _require_offered(decision: Decision, option: Any) -> None:
    try:
        is_offered = option in decision.options
    except Exception:  # comparing with a foreign object may raise anything
        is_offered = False
    if not is_offered:
        said = shortened(repr(option))
        raise Misbehaved("INVALID_MOVE", f"{said} is not possible now ({decision.prompt})")


def try_bots(bots: Iterable[Bot]) -> None:
    """Starts those that are guests, and closes all; InputError for one that cannot play."""
    for bot in bots:
        try:
            if isinstance(bot, Guest):
                bot.start()
        except Misbehaved as problem:
            raise InputError(f"a bot cannot play: {problem.sentence}") from problem
        finally:
            close_bots([bot])


def shortened(text: str, most: int = 120) -> str:
    """Foreign text fit for one sentence: on one line, of signs that can be shown, not too long."""
    return errors.shortened(" ".join(text.split()), most)


Document = dict[str, Any]
READ_AT_ONCE = 65536
LOOKS_SECONDS = 0.002
WAITS_SECONDS = 0.05
"""How long nothing may come before it is looked whether the process still runs."""
LAST_WORDS_SECONDS = 2.0
_COMPACT = json.JSONEncoder(separators=(",", ":"))


class Conversation:
    """Asks a running program over two open files, which it owns from then on.

    `reads` and `writes` are their numbers (the same one for a socket) and must not block;
    `seconds` is what the last answer has used.
    """

    def __init__(
        self,
        process: ExternalProcess,
        reads: int,
        writes: int,
        most_characters: int,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._process = process
        self._reads = reads
        self._writes = writes
        self._most_digits = len(str(most_characters))
        self._clock = clock
        self._unread = b""
        self.seconds = 0.0
        self._watch = self.stopwatch()
        self._answers = select.poll()
        self._answers.register(reads, select.POLLIN)
        self._room = select.poll()
        self._room.register(writes, select.POLLOUT)

    def ask(self, query: str, seconds: float) -> Document:
        """Sends a question and returns the answer; Misbehaved when none comes as it should."""
        self._watch = self.stopwatch()
        self._write(framed(query), seconds)
        content = self._read_message(seconds)
        self.seconds = self._watch.seconds
        self._process.is_settled()
        return document_of(content)

    def stopwatch(self) -> Stopwatch:
        return Stopwatch(self._process.delays, self._clock)

    def close(self) -> None:
        """Closes the files; the process is ended by whoever started it."""
        for number in {self._reads, self._writes}:
            os.close(number)

    def _write(self, content: bytes, seconds: float) -> None:
        rest = memoryview(content)
        while rest:
            try:
                rest = rest[os.write(self._writes, rest) :]
            except BlockingIOError:
                self._wait(self._room, seconds)
            except (BrokenPipeError, ConnectionResetError):
                sentence = f"it closed its pipe or ended ({end_of(self._process)})"
                raise Misbehaved("BROKEN_PIPE", sentence) from None

    def _read_message(self, seconds: float) -> bytes:
        while (found := length_in(self._unread, self._most_digits)) is None:
            self._read_more(seconds)
        length, start = found
        while len(self._unread) < start + length:
            self._read_more(seconds)
        content = self._unread[start : start + length]
        self._unread = self._unread[start + length :]
        return content

    def _read_more(self, seconds: float) -> None:
        self._require_time(seconds)  # also of one that sends a little again and again
        self._wait(self._answers, seconds)
        try:
            read = os.read(self._reads, READ_AT_ONCE)
        except BlockingIOError:
            return
        except ConnectionResetError:
            read = b""
        if not read:
            raise _no_answer(self._process)
        self._unread += read

    def _wait(self, poll: select.poll, seconds: float) -> None:
        """Waits for the other side, but not for one that has ended and left its end to a child."""
        while not poll.poll(1000 * min(WAITS_SECONDS, seconds)):
            if not self._process.is_running:
                if poll.poll(0):  # what it said before its end
                    return
                raise _no_answer(self._process)
            self._require_time(seconds)

    def _require_time(self, seconds: float) -> None:
        if self._watch.is_over(seconds):
            raise Misbehaved("TIMEOUT", f"it did not answer within {seconds:g} s")


def _no_answer(process: ExternalProcess) -> Misbehaved:
    return Misbehaved("TIMEOUT", f"it ended without an answer ({end_of(process)})")


def end_of(process: ExternalProcess) -> str:
    """Why a process ended and the last it said; it may need a moment to be through."""
    until = time.monotonic() + LAST_WORDS_SECONDS
    while process.is_running and time.monotonic() < until:
        time.sleep(LOOKS_SECONDS)
    if process.is_running:
        return "it still runs"
    words = shortened(process.last_words())
    return f"{process.end}: {words}" if words else process.end


# -- frames ---------------------------------------------------------------------------------------


def compact(document: Document) -> str:
    """A document as text: ASCII, without blanks."""
    return _COMPACT.encode(document)


def framed(text: str) -> bytes:
    """A message with its length in front; the text is ASCII, so characters are bytes."""
    return f"{len(text)},{text}".encode("ascii")


def questions(pipe: BinaryIO) -> Iterator[Document]:
    """The messages that come through a pipe, until the other side has closed it."""
    digits = b""
    while byte := pipe.read(1):
        if byte != b",":
            digits += byte
            continue
        yield json.loads(pipe.read(int(digits)))
        digits = b""


def invalid(sentence: str) -> Misbehaved:
    return Misbehaved("INVALID_MESSAGE", sentence)


def length_in(prefix: bytes, most_digits: int) -> tuple[int, int] | None:
    """The length that a frame announces and where its text starts; None when more must be read.

    Raises Misbehaved when no comma ends a number of at most so many digits.
    """
    comma = prefix.find(b",", 0, most_digits + 1)
    if comma < 0:
        if len(prefix) <= most_digits:
            return None
        shown = shortened(prefix[:20].decode("ascii", "replace"))
        raise invalid(
            f"a message must start with a length of up to {most_digits} digits: '{shown}'"
        )
    try:
        length = int(prefix[:comma])
    except ValueError:
        shown = prefix[:comma].decode("ascii", "replace")
        raise invalid(f"a message must start with its length, not '{shown}'") from None
    return max(0, length), comma + 1


def document_of(content: bytes) -> Document:
    """The JSON object of a message; Misbehaved when it is none."""
    try:
        document = json.loads(content.decode("utf-8"))
    except (ValueError, RecursionError) as error:
        raise invalid(f"a message is not JSON ({shortened(str(error))})") from None
    if not isinstance(document, dict):
        raise invalid("a message must be a JSON object")
    return document


# What passes between a table and a bot from outside, as JSON: views, and answers.
#
# A view travels as the fields that have changed since the one before; it brings the question with
# it, for the step on top of the view asks the same as the table's. An answer is an option and its
# reasons, and is read strictly: what a foreign object says of itself counts for nothing.

MOST_REASONS = 100
LONGEST_CLAUSE = 60
LONGEST_REASON = 500


class RulesAsData(Protocol):
    """What must be known of a game to write and read its views and options."""

    codec: Codec

    @property
    def table_type(self) -> type:
        """The class of its views."""


class ViewSender:
    """Writes one view after another, each as what has changed."""

    def __init__(self, game: RulesAsData) -> None:
        self._codec = game.codec
        self._names = [field.name for field in fields(game.table_type)]
        self._sent: Any = None

    def changes(self, view: Any) -> Document:
        """The fields in which a view differs from the one before; all of the first."""
        before, self._sent = self._sent, view.copy()
        return {
            name: self._codec.encode(value)
            for name in self._names
            if (value := getattr(view, name)) != getattr(before, name, Ellipsis)
        }


class ViewReceiver:
    def __init__(self, game: RulesAsData) -> None:
        self._game = game
        self._hints = typing.get_type_hints(game.table_type)
        self._view: Any = None

    def view(self, changes: Document) -> Any:
        """The view after these changes, for the bot to do with as it likes."""
        decoded = {
            name: self._game.codec.decode(self._hints[name], document, name)
            for name, document in changes.items()
        }
        if self._view is None:
            self._view = self._game.table_type(**decoded)
        else:
            for name, value in decoded.items():
                setattr(self._view, name, value)
        return self._view.copy()


def document_of_answer(codec: Codec, given: Any) -> Document:
    """What a bot has returned, an option or an Answer; Misbehaved where it is neither."""
    answer = given if isinstance(given, Answer) else Answer(given)
    try:
        option = codec.encode(answer.option)
    except Exception as error:  # foreign objects may raise anything when looked at
        raise _no_option(f"an object of type {type(answer.option).__name__}") from error
    try:
        reasons = [
            [reason.clause, _words(reason.said), bool(reason.is_private)]
            for reason in answer.reasons
        ]
    except Exception as error:
        raise _no_reasons() from error
    return {"option": option, "reasons": reasons}


def answer_of_document(codec: Codec, document: Document) -> Answer:
    """The answer that a bot's document holds; Misbehaved when it holds none."""
    given = document.get("option")
    try:
        option: Option = codec.decode(object, given, "the answer")
    except Exception as error:  # a BadDocument, or what an option's class finds wrong with it
        raise _no_option(shown(given)) from error
    return Answer(option, _reasons_of(document.get("reasons")))


def _reasons_of(document: Any) -> tuple[Reason, ...]:
    if not isinstance(document, list):
        raise _no_reasons()
    reasons = []
    for pair in document[:MOST_REASONS]:
        match pair:
            case [str(clause), str(text), bool(is_private)]:
                cut = shortened(clause, LONGEST_CLAUSE), shortened(text, LONGEST_REASON)
                reasons.append(Reason(*cut, is_private=is_private))
            case _:
                raise _no_reasons()
    return tuple(reasons)


def _words(said: Any) -> Any:
    """The sentence of a reason; of one of the house's own bots, which says keys, the key alone."""
    return said.key if isinstance(said, Message) else said


def _no_option(said: str) -> Misbehaved:
    return Misbehaved("INVALID_MOVE", f"{shortened(said)} is not possible now")


def _no_reasons() -> Misbehaved:
    return invalid("its reasons are not Reason objects with two texts each")


CLASS_NAME = "Bot"
DRAWN_BITS = 64
"""What a bot's generator is seeded with, drawn from the seat's own: seed and key stay with us."""


def known_to_bots(setup: Setup) -> Setup:
    """The set-up as a bot from outside may know it: without seed, key and position."""
    return replace(setup, seed="", position=None, key="")


def bot_in(path: Path, setup: Setup) -> Any:
    """Runs a file and makes its bot; InputError with one sentence when there is none in it."""
    return bot_of(_module_of(path), path, setup)


def bot_of(module: ModuleType, path: Path | str, setup: Setup) -> Any:
    """The bot of a module that was read from a path; InputError as above."""
    made = _bot_class(module, path)
    try:
        takes_setup = bool(inspect.signature(made).parameters)
        return made(known_to_bots(setup)) if takes_setup else made()
    except BaseException as error:
        if isinstance(error, KeyboardInterrupt):
            raise
        raise InputError(f"{path}: {made.__name__}() failed: {words_of(error)}") from error


def thought_of(bot: Any, codec: Codec, view: Any, draw: int) -> Document:
    """The bot's answer to what a view of its own asks, as data; Misbehaved when it has none."""
    decision = view.steps[-1].ask(view)
    try:
        chosen = bot.choose(view, decision, Random(draw))
    except BaseException as error:  # whatever a foreign bot raises, exits and our faults included
        raise Misbehaved("CRASH", words_of(error)) from error
    return document_of_answer(codec, chosen)


def require_python(path: Path) -> CodeType:
    """The file's code, which is not run; InputError when it cannot be read or is no Python."""
    try:
        return _compiled(path, _state_of(path))
    except (SyntaxError, ValueError, RecursionError, MemoryError) as error:
        line = f" in line {error.lineno}" if isinstance(error, SyntaxError) else ""
        reason = str(error.args[0]) if error.args else type(error).__name__
        raise InputError(f"{path} is no Python file: {reason}{line}") from error


def _state_of(path: Path) -> tuple[int, ...]:
    """What changes when a file is edited; nothing where it cannot be read."""
    try:
        status = path.stat()
    except (OSError, ValueError):
        return ()
    return status.st_mtime_ns, status.st_size, status.st_mode


@lru_cache(maxsize=64)
def _compiled(path: Path, _state: tuple[int, ...]) -> CodeType:
    """The file's code; its state is a key, so that an edited file is read anew."""
    return compile(read_utf8(path), str(path), "exec")


def _module_of(path: Path) -> ModuleType:
    """The file run as a module of its own, with nothing left over from another seat's bot."""
    code = require_python(path)
    module = ModuleType(f"file_bot_{hashlib.sha1(str(path).encode()).hexdigest()[:12]}")
    module.__file__ = str(path)
    sys.modules[module.__name__] = module  # dataclasses of the file look themselves up here
    try:
        exec(code, module.__dict__)
    except BaseException as error:
        if isinstance(error, KeyboardInterrupt):
            raise
        raise InputError(f"{path} cannot be loaded: {words_of(error)}") from error
    return module


def _bot_class(module: ModuleType, path: Path | str) -> type:
    own = [
        value
        for value in vars(module).values()
        if isinstance(value, type) and value.__module__ == module.__name__
    ]
    playing = [made for made in own if callable(getattr(made, "choose", None))]
    named = [made for made in playing if made.__name__ == CLASS_NAME]
    found = named or playing
    if len(found) == 1:
        return found[0]
    if not found:
        raise InputError(
            f"{path} has no bot: it needs a class {CLASS_NAME} with choose(view, decision, rng)"
        )
    names = ", ".join(made.__name__ for made in found)
    raise InputError(f"{path} has several bots ({names}): name the one to play {CLASS_NAME}")


def words_of(error: BaseException) -> str:
    """An error of a foreign bot in a few words, even one that cannot say what it is."""
    kind = type(error).__name__
    try:
        return shortened(f"{kind}: {error}".removesuffix(": "))
    except BaseException:  # its __str__ is foreign as well
        return kind
