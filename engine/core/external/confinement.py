"""The sandbox that a guest gets here, and what is said where there is none."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path

from engine.core.errors import InputError
from engine.core.external.guest import shortened
from engine.core.external.names import BOT_COMMAND, CONTEST, TRUSTED, parts_of
from engine.core.external.process import (
    ExternalProcess,
    GuestFolder,
    Surroundings,
    clean_environment,
    python_for_guests,
)
from engine.core.external.sandbox import Sandbox, opened

WITHOUT_SETTING = "TABLETOP_BOTS_WITHOUT_SANDBOX"
"""Set to anything, it lets guests run as where there is no bubblewrap: for tests alone."""
WORKS_SETTING = "TABLETOP_BOTS_SANDBOX_WORKS"
"""What has been tried with success, for processes that we start: they never do with less."""
TRIAL_SECONDS = 20.0
OWN_CODE = Path(__file__).parents[3]
PLACES = "import json, sys; print(json.dumps([sys.prefix, sys.base_prefix, *sys.path]))"
PARTS_OF_PYTHON = ("bin", "lib", "lib64", "pyvenv.cfg")


def sandbox_for(program: str, readable: Iterable[Path]) -> Sandbox | None:
    """The sandbox for a guest that this program runs; None where there is none."""
    bwrap = _bubblewrap()
    if bwrap is None or _problem(bwrap, program) is not None:
        return None
    return Sandbox(bwrap, (*_places_of(program), *readable))


def why_no_sandbox(program: str) -> str | None:
    """Why guests that this program runs have no sandbox, in a few words; None where they have."""
    if sys.platform != "linux":
        return "bubblewrap is for Linux alone"
    if os.environ.get(WITHOUT_SETTING):
        return f"{WITHOUT_SETTING} is set"
    bwrap = _bubblewrap()
    if bwrap is None:
        return "bubblewrap is not installed"
    problem = _problem(bwrap, program)
    return None if problem is None else f"bubblewrap does not work here: {problem}"


def code_of(kind: type) -> tuple[Path, ...]:
    """Where our own code and that of a game's class lie, which a guest imports."""
    package = sys.modules[kind.__module__.partition(".")[0]]
    return (OWN_CODE / "engine", *(Path(place) for place in package.__path__))


def warning_about(players: Iterable[str]) -> str | None:
    """One sentence on what bots from outside may do here; None where they are all walled in."""
    named = list(dict.fromkeys(filter(None, map(parts_of, players))))
    inside = [path for form, path in named if form == TRUSTED]
    told = []
    if inside:
        told.append(f"{_listed(inside)} inside this program, unguarded")
    for why, paths in _unconfined(named).items():
        told.append(
            f"{_listed(paths)} without a sandbox ({why}) and can read and change your files, "
            "this game's among them, use the network and end your programs"
        )
    return f"{'; '.join(told)}: only use files you trust" if told else None


def _listed(paths: list[str]) -> str:
    unique = list(dict.fromkeys(paths))
    return f"{', '.join(unique)} {'runs' if len(unique) == 1 else 'run'}"


def _unconfined(named: Iterable[tuple[str, str]]) -> dict[str, list[str]]:
    """The paths of guests that have no sandbox, by the reason why."""
    found: dict[str, list[str]] = {}
    for form, path in named:
        if form == TRUSTED:
            continue
        try:
            program = python_for_guests() if form.startswith(CONTEST) else sys.executable
        except InputError:  # it cannot be run at all, which is said when it is tried
            continue
        why = why_no_sandbox(program)
        if why is not None:
            found.setdefault(why, []).append(path)
    return found


def _bubblewrap() -> str | None:
    if sys.platform != "linux" or os.environ.get(WITHOUT_SETTING):
        return None
    return shutil.which("bwrap")


@lru_cache
def _problem(bwrap: str, program: str) -> str | None:
    """Why the program cannot be run in a sandbox, found by trying once; None if it can.

    Once it could, the processes that we start count on it: a guest whose sandbox fails there is
    out, and not let loose without a word.
    """
    tried, known = json.dumps([bwrap, program]), os.environ.get(WORKS_SETTING, "").splitlines()
    if tried in known:
        return None
    problem = _problem_found(bwrap, program)
    if problem is None:
        os.environ[WORKS_SETTING] = "\n".join([*known, tried])
    return problem


def _problem_found(bwrap: str, program: str) -> str | None:
    try:
        places = _places_of(program)
    except (OSError, ValueError, subprocess.SubprocessError) as error:
        return shortened(f"{program} does not tell where it lies ({error})")
    words = ["-I", "-S", "-c", ""]
    if _is_packaged(program):
        words = [BOT_COMMAND, "0"]  # it reads questions from an empty input
    home = GuestFolder()
    with home as folder:
        surroundings = Surroundings(sandbox=Sandbox(bwrap, places))
        output, errors = folder / "output.txt", folder / "errors.txt"
        with ExternalProcess(
            [program, *words], folder, output, errors, surroundings, goes=home
        ) as process:
            if not process.wait(TRIAL_SECONDS):
                return f"it takes longer than {TRIAL_SECONDS:g} s"
            if process.end == "exit status 0":
                return None
            return shortened(process.last_words() or process.end)


def _is_packaged(program: str) -> bool:
    return getattr(sys, "frozen", False) and program == sys.executable


@lru_cache
def _places_of(program: str) -> tuple[Path, ...]:
    """What a Python, or the packaged program, needs to read of itself."""
    if _is_packaged(program):
        return (Path(program), Path(getattr(sys, "_MEIPASS", OWN_CODE)))
    found = shutil.which(program) or program
    return (*_links_of(Path(found)), *_folders_of_python(found))


def _links_of(path: Path) -> list[Path]:
    """A path and every link on its way to a file."""
    links = [path]
    while links[-1].is_symlink() and len(links) < 40:
        links.append(links[-1].parent / links[-1].readlink())
    return links


def _folders_of_python(python: str) -> list[Path]:
    """Where that Python finds itself and its libraries, which it tells itself."""
    told = subprocess.run(
        [python, "-I", "-c", PLACES],
        env=clean_environment(Path(os.devnull)),
        capture_output=True,
        text=True,
        timeout=TRIAL_SECONDS,
        check=True,
    ).stdout
    folders = [Path(place) for place in json.loads(told) if Path(place).exists()]
    return [
        part
        for folder in folders
        for part in (opened(folder, PARTS_OF_PYTHON) if folder.is_dir() else (folder,))
    ]
