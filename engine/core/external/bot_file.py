"""The bot in one Python file, on whichever side of a pipe it runs.

The file defines a class `Bot` (or just one class with a `choose` method). It is made without
arguments, or with the Setup when its constructor takes one, and

    choose(self, view, decision, rng)

returns one of `decision.options`, or an engine.core.bot.Answer with its reasons.
"""

from __future__ import annotations

import hashlib
import inspect
import sys
from dataclasses import replace
from functools import lru_cache
from pathlib import Path
from random import Random
from types import CodeType, ModuleType
from typing import Any

from engine.core.codec import Codec
from engine.core.errors import InputError
from engine.core.external.conversation import Document, document_of_answer
from engine.core.external.guest import Misbehaved, shortened
from engine.core.setup import Setup
from engine.core.storage import read_utf8

CLASS_NAME = "Bot"
DRAWN_BITS = 64
"""What a bot's generator is seeded with, drawn from the seat's own: seed and key stay with us."""


def known_to_bots(setup: Setup) -> Setup:
    """The set-up as a bot from outside may know it: without seed, key and position."""
    return replace(setup, seed="", position=None, key="")


def bot_in(path: Path, setup: Setup) -> Any:
    """Runs a file and makes its bot; InputError with one sentence when there is none in it."""
    made = _bot_class(_module_of(path), path)
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


def words_of(error: BaseException) -> str:
    """An error of a foreign bot in a few words, even one that cannot say what it is."""
    kind = type(error).__name__
    try:
        return shortened(f"{kind}: {error}".removesuffix(": "))
    except BaseException:  # its __str__ is foreign as well
        return kind
