"""A bot from one Python file: `file:mybot.py` on any seat of any game.

The file defines a class `Bot` (or just one class with a `choose` method). It is made without
arguments, or with the Setup when its constructor takes one, and

    choose(self, view, decision, rng)

returns one of `decision.options`, or an engine.core.bot.Answer with its reasons. The bot runs
inside the program with all its rights: only use a file that you trust. It thinks on a thread of
its own, so that one that hangs holds up nobody else.
"""

from __future__ import annotations

import ctypes
import hashlib
import inspect
import queue
import sys
import threading
from functools import lru_cache
from pathlib import Path
from random import Random
from types import CodeType, ModuleType
from typing import Any

from engine.core.bot import Answer, Bot
from engine.core.decision import Decision
from engine.core.errors import InputError
from engine.core.external.guest import Guest, Misbehaved, shortened
from engine.core.setup import Setup

PREFIX = "file:"
CLASS_NAME = "Bot"
MOST_SECONDS = 10.0
"""What one decision may take: enough for any bot that searches, and the game still goes on."""


def file_bot(name: str, setup: Setup, stand_in: Bot) -> Bot | None:
    """The bot that `file:PATH` names, or None for any other name.

    `stand_in` plays on where it is out. Raises InputError with one sentence when the file holds no
    bot that can be used.
    """
    if not name.startswith(PREFIX):
        return None
    return FileBot(Path(name.removeprefix(PREFIX)), setup, stand_in)


class FileBot(Guest):
    """Plays with the bot of one Python file, kept from harming the table when it fails.

    Raises InputError with one sentence when the file holds no bot that can be used.
    """

    def __init__(
        self, path: Path, setup: Setup, stand_in: Bot, most_seconds: float = MOST_SECONDS
    ) -> None:
        super().__init__(path.name, stand_in)
        self._bot = _bot_of(path, setup)
        self._most_seconds = most_seconds
        self._thread: _BotThread | None = None

    def ask(self, view: Any, decision: Decision, rng: Random) -> Answer:
        """The bot's answer; Misbehaved when it raises, hangs or answers with something else."""
        if self._thread is None:
            self._thread = _BotThread(self.title)
        seen = view.copy()
        given = self._thread.call(lambda: self._bot.choose(seen, decision, rng), self._most_seconds)
        return given if isinstance(given, Answer) else Answer(given)

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
        self._thread = threading.Thread(target=self._run, name=name, daemon=True)
        self._thread.start()

    def call(self, call: Any, most_seconds: float) -> Any:
        self._calls.put(call)
        try:
            value, error = self._results.get(timeout=most_seconds)
        except queue.Empty:
            self._interrupt()
            raise Misbehaved("TIMEOUT", f"no answer within {most_seconds:g} seconds") from None
        if error is not None:
            raise Misbehaved("CRASH", _words(error)) from error
        return value

    def end(self) -> None:
        self._calls.put(None)

    def _run(self) -> None:
        while (call := self._calls.get()) is not None:
            try:
                self._results.put((call(), None))
            except BaseException as error:  # whatever a foreign bot raises, exits included
                self._results.put((None, error))

    def _interrupt(self) -> None:
        """Stops a loop written in Python; a call into the system that blocks is left alone."""
        self._calls.put(None)
        ident = self._thread.ident
        if ident is not None:
            ctypes.pythonapi.PyThreadState_SetAsyncExc(
                ctypes.c_ulong(ident), ctypes.py_object(SystemExit)
            )


def _bot_of(path: Path, setup: Setup) -> Any:
    made = _bot_class(_module_of(path), path)
    try:
        takes_setup = bool(inspect.signature(made).parameters)
        return made(setup) if takes_setup else made()
    except Exception as error:
        raise InputError(f"{path}: {made.__name__}() failed: {_words(error)}") from error


def _module_of(path: Path) -> ModuleType:
    """The file run as a module of its own, with nothing left over from another seat's bot."""
    try:
        status = path.stat()
        code = _compiled(path, status.st_mtime_ns, status.st_size)
    except OSError as error:
        reason = (error.strerror or str(error)).lower()
        raise InputError(f"{path} cannot be read: {reason}") from error
    except (SyntaxError, ValueError) as error:
        line = f" in line {error.lineno}" if isinstance(error, SyntaxError) else ""
        raise InputError(f"{path} is no Python file: {error.args[0]}{line}") from error
    module = ModuleType(f"file_bot_{hashlib.sha1(str(path).encode()).hexdigest()[:12]}")
    module.__file__ = str(path)
    sys.modules[module.__name__] = module  # dataclasses of the file look themselves up here
    try:
        exec(code, module.__dict__)
    except BaseException as error:
        if isinstance(error, KeyboardInterrupt):
            raise
        raise InputError(f"{path} cannot be loaded: {_words(error)}") from error
    return module


@lru_cache(maxsize=64)
def _compiled(path: Path, changed: int, size: int) -> CodeType:
    """The file's code; time of change and size are keys, so that an edited file is read anew."""
    return compile(path.read_bytes(), str(path), "exec")


def _bot_class(module: ModuleType, path: Path) -> type:
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


def _words(error: BaseException) -> str:
    return shortened(f"{type(error).__name__}: {error}".removesuffix(": "))
