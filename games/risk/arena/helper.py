"""The helper of a contest submission: the packages risk_helper and risk_shared that it imports.

Source: protocol reference section 9.1.
"""

from __future__ import annotations

import os
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from engine.core.external.confinement import sandbox_for
from engine.core.external.guest import shortened
from engine.core.external.process import (
    ExternalProcess,
    GuestFolder,
    Surroundings,
    python_for_guests,
)
from engine.core.external.sandbox import opened
from engine.core.storage import whole_path

COMPATIBILITY = Path(__file__).with_name("compat")
"""Our own, which need no library."""

PACKAGE = "risk_helper"
SHARED = "risk_shared"
IMPORTED = (PACKAGE, f"{PACKAGE}.py", SHARED, f"{SHARED}.py")
"""What a submission needs of a folder of which it may not see the rest."""
CHECKOUT_FOLDERS = {Path("risk-helper", "src"): PACKAGE, Path("risk-shared", "src"): SHARED}
"""Where they lie in a checkout of the contest's repository."""

TRIED_SECONDS = 10.0


@dataclass(frozen=True, slots=True)
class Helper:
    """Where a submission finds what it imports, and whose helper that is, in words."""

    folders: tuple[Path, ...]
    whose: str

    @property
    def readable(self) -> tuple[Path, ...]:
        """What a submission may read of these folders."""
        return _readable(self.folders)


def helper_for(submission: Path) -> Helper:
    """The helper beside the submission, that of the contest's checkout around it, or ours.

    The contest's needs a library of a certain version: where it cannot be imported, ours comes
    next, and `whose` says why.
    """
    own = whole_path(submission).parent
    if _holds_package(own, PACKAGE):
        return Helper((own, COMPATIBILITY), "the helper beside it")
    checkout = _checkout_around(own)
    if checkout is None:
        return Helper((own, COMPATIBILITY), "our helper")
    folders = tuple(checkout / folder for folder in CHECKOUT_FOLDERS)
    problem = _problem_of_importing(python_for_guests(), folders)
    if problem is None:
        return Helper((own, *folders), f"the contest's helper in {checkout}")
    why = f"our helper, for the contest's in {checkout} cannot be imported ({problem})"
    return Helper((own, COMPATIBILITY), why)


def _checkout_around(folder: Path) -> Path | None:
    for place in (folder, *folder.parents):
        if all(_holds_package(place / part, name) for part, name in CHECKOUT_FOLDERS.items()):
            return place
    return None


def _holds_package(folder: Path, name: str) -> bool:
    """Whether Python finds that package there; a folder of another language's has its name too."""
    return (folder / f"{name}.py").is_file() or any((folder / name).glob("*.py"))


def _readable(folders: tuple[Path, ...]) -> tuple[Path, ...]:
    return tuple(part for folder in folders for part in opened(folder, IMPORTED))


@lru_cache
def _problem_of_importing(python: str, folders: tuple[Path, ...]) -> str | None:
    """Why that Python cannot import a helper from these folders, in a few words; None if it can.

    Importing runs what lies there, so it is a guest as well.
    """
    path = {"PYTHONPATH": os.pathsep.join(map(str, folders))}
    surroundings = Surroundings(path, sandbox_for(python, _readable(folders)))
    command = [python, "-B", "-c", f"import {PACKAGE}.game"]
    home = GuestFolder()
    with home as folder:
        output, errors = folder / "output.txt", folder / "errors.txt"
        with ExternalProcess(command, folder, output, errors, surroundings, goes=home) as tried:
            if not tried.wait(TRIED_SECONDS):
                return f"it takes longer than {TRIED_SECONDS:g} s"
            if tried.end == "exit status 0":
                return None
            return shortened(tried.last_words() or tried.end)
