"""The process in which bots think for the window: both its ends.

Questions and answers travel through its standard input and output, pickled, as it is our own
program on both sides. It ends with the window, however that ends: its input is closed then.
"""

from __future__ import annotations

import os
import pickle
import queue
import signal
import struct
import subprocess
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import IO, Any, Final

from engine.core.thinking import LANES, Lane, Question, Stand, Thinker, ToldSoFar

THINK: Final = "think"
"""The command of the packaged program that makes it such a process."""

FROM_SOURCE: Final = (
    "import sys; sys.path[:] = sys.argv[1:]; "
    "from engine.core.thinking_process import serve; serve()"
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
    """The thread of one lane."""

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
