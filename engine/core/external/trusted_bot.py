"""`trusted:mybot.py`: a bot in one Python file that runs inside the program, for speed.

It has all the rights of the program: only use a file that you trust. It thinks on a thread of its
own, so that one that hangs holds up nobody else.
"""

from __future__ import annotations

import ctypes
import json
import queue
import threading
from pathlib import Path
from random import Random
from typing import Any

from engine.core.bot import Answer, Bot
from engine.core.codec import Codec
from engine.core.decision import Decision
from engine.core.external.as_data import answer_of_document
from engine.core.external.bot_file import DRAWN_BITS, bot_in, thought_of
from engine.core.external.conversation import WAITS_SECONDS, compact
from engine.core.external.guard import waited_by
from engine.core.external.guest import (
    GAME_SECONDS,
    GameTime,
    Guest,
    Misbehaved,
    Stopwatch,
)
from engine.core.setup import Setup

MOST_SECONDS = 10.0
"""What one decision may take: enough for any bot that searches, and the game still goes on."""


class TrustedBot(Guest):
    """Plays with the bot of one Python file, kept from harming the table when it fails.

    Raises InputError with one sentence when the file holds no bot that can be used.
    """

    def __init__(
        self,
        path: Path,
        codec: Codec,
        setup: Setup,
        stand_in: Bot,
        most_seconds: float = MOST_SECONDS,
        game_seconds: float = GAME_SECONDS,
    ) -> None:
        super().__init__(path.name, stand_in)
        self._bot = bot_in(path, setup)
        self._codec = codec
        self._most_seconds = most_seconds
        self._time = GameTime(game_seconds)
        self._thread: _BotThread | None = None

    def ask(self, view: Any, decision: Decision, rng: Random) -> Answer:
        """The bot's answer; Misbehaved when it raises, hangs or answers with something else."""
        if self._thread is None:
            self._thread = _BotThread(self.title)
        seen, draw = view.copy(), rng.getrandbits(DRAWN_BITS)
        text = self._thread.call(
            lambda: compact(thought_of(self._bot, self._codec, seen, draw)), self._most_seconds
        )
        self._time.spend(self._thread.seconds)
        return answer_of_document(self._codec, json.loads(text))

    def close(self) -> None:
        """Ends the bot's thread."""
        if self._thread is not None:
            self._thread.end()
            self._thread = None


class _BotThread:
    """A thread that does one call after another; one that takes too long is left behind."""

    def __init__(self, name: str) -> None:
        self._calls: queue.SimpleQueue[Any] = queue.SimpleQueue()
        self._results: queue.SimpleQueue[tuple[Any, BaseException | None]] = queue.SimpleQueue()
        self.seconds = 0.0
        self._thread = threading.Thread(target=self._run, name=name, daemon=True)
        self._thread.start()

    def call(self, call: Any, most_seconds: float) -> Any:
        watch = Stopwatch(self._delays)
        self._calls.put(call)
        while True:
            try:
                value, error = self._results.get(timeout=min(most_seconds, WAITS_SECONDS))
                break
            except queue.Empty:
                if watch.is_over(most_seconds):
                    self._interrupt()
                    sentence = f"it did not answer within {most_seconds:g} s"
                    raise Misbehaved("TIMEOUT", sentence) from None
        self.seconds = watch.seconds
        if isinstance(error, Misbehaved):
            raise error
        if error is not None:  # its answer cannot be written down
            raise Misbehaved("INVALID_MESSAGE", f"its answer is no data ({type(error).__name__})")
        return value

    def _delays(self) -> dict[int, float]:
        number = self._thread.native_id
        return {} if number is None else {number: waited_by(f"self/task/{number}")}

    def end(self) -> None:
        self._calls.put(None)

    def _run(self) -> None:
        while (call := self._calls.get()) is not None:
            try:
                self._results.put((call(), None))
            except BaseException as error:
                self._results.put((None, error))

    def _interrupt(self) -> None:
        """Stops a loop written in Python; a call into the system that blocks is left alone."""
        self._calls.put(None)
        ident = self._thread.ident
        if ident is not None:
            ctypes.pythonapi.PyThreadState_SetAsyncExc(
                ctypes.c_ulong(ident), ctypes.py_object(SystemExit)
            )
