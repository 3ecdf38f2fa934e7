"""Questions to a foreign program and its answers: JSON objects in frames, each within its time.

A frame is `length,text`, in ASCII, both ways. What goes wrong is raised as Misbehaved with one of
the contest's words: TIMEOUT, BROKEN_PIPE, INVALID_MESSAGE.
"""

from __future__ import annotations

import json
import os
import select
import time
import typing
from collections.abc import Callable, Iterator
from dataclasses import fields
from typing import Any, BinaryIO, Protocol

from engine.core.bot import Answer, Reason
from engine.core.codec import Codec
from engine.core.decision import Option
from engine.core.errors import shown
from engine.core.external.guest import Misbehaved, Stopwatch, shortened
from engine.core.external.process import ExternalProcess
from engine.text.message import Message

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
        """One that begins now."""
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
    """The fault of a message that cannot be understood."""
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
    """Reads what a ViewSender has written, on the other side."""

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
