"""The names of bots from outside: `file:PATH`, `trusted:PATH`, and the contest's `syncs:PATH`."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

from engine.core.setup import Setup
from engine.core.storage import whole_path

FILE = "file"


TRUSTED = "trusted"


CONTEST = "syncs"


FORMS = (FILE, TRUSTED, CONTEST)


GUARD_COMMAND = "guard"


BOT_COMMAND = "bot"
"""What a packaged program runs in place of guard.py and bot_program.py."""


def parts_of(name: str) -> tuple[str, str] | None:
    """The form and the path of a name such as `syncs*4:mybot.py`; None for a bot of the house."""
    form, colon, path = name.partition(":")
    return (form, path) if colon and form.partition("*")[0] in FORMS else None


def with_whole_path(name: str) -> str:
    """The name with its path from the root: records and other processes stand elsewhere."""
    parts = parts_of(name)
    return name if parts is None else f"{parts[0]}:{whole_path(Path(parts[1]))}"


def short_name(name: str) -> str:
    """The name without its folders, for a narrow column."""
    parts = parts_of(name)
    return name if parts is None else f"{parts[0]}:{Path(parts[1]).name}"


def files_named_by(setup: Setup) -> tuple[Path, ...]:
    """The files of a set-up that would be run: whoever goes on with a record is asked first."""
    named = [parts_of(seat.player) for seat in setup.seats]
    return tuple(dict.fromkeys(whole_path(Path(parts[1])) for parts in named if parts is not None))


KEPT_SETTING = "TABLETOP_BOTS_KEPT_FROM_GUESTS"
"""Files and folders that no guest may read, in the form of PATH; processes we start inherit it."""


@contextmanager
def kept_from_guests(paths: Iterable[Path]) -> Iterator[None]:
    """No guest that is started meanwhile, by us or a process of ours, can read these."""
    before = os.environ.get(KEPT_SETTING)
    os.environ[KEPT_SETTING] = os.pathsep.join(str(whole_path(path)) for path in paths)
    try:
        yield
    finally:
        if before is None:
            del os.environ[KEPT_SETTING]
        else:
            os.environ[KEPT_SETTING] = before
