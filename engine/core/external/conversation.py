"""Questions to a foreign program and its answers: JSON objects in frames, each within its time.

A frame is `length,text`, in ASCII, both ways. What goes wrong is raised as Misbehaved with one of
the contest's words: TIMEOUT, BROKEN_PIPE, INVALID_MESSAGE.
"""

from __future__ import annotations

import json
import os
import select
import time
from collections.abc import Callable, Iterator
from typing import Any, BinaryIO

from engine.core.external.guest import Misbehaved, Stopwatch, shortened
from engine.core.external.process import ExternalProcess

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
