"""The helper of a contest submission: the packages risk_helper and risk_shared that it imports.

Source: protocol reference section 9.1.
"""

from __future__ import annotations

import os
import subprocess
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from engine.core.external.guest import shortened
from engine.core.external.process import clean_environment, python_for_guests

COMPATIBILITY = Path(__file__).with_name("compat")
"""Our own, which need no library."""

PACKAGE = "risk_helper"
CHECKOUT_FOLDERS = (Path("risk-helper", "src"), Path("risk-shared", "src"))
"""Where they lie in a checkout of the contest's repository."""

TRIED_SECONDS = 10.0


@dataclass(frozen=True, slots=True)
class Helper:
    """Where a submission finds what it imports, and whose helper that is, in words."""

    folders: tuple[Path, ...]
    whose: str


def helper_for(submission: Path) -> Helper:
    """The helper beside the submission, that of the contest's checkout around it, or ours.

    The contest's needs a library of a certain version: where it cannot be imported, ours comes
    next, and `whose` says why.
    """
    own = submission.resolve().parent
    if (own / PACKAGE).is_dir() or (own / f"{PACKAGE}.py").is_file():
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
        if all((place / part).is_dir() for part in CHECKOUT_FOLDERS):
            return place
    return None


@lru_cache
def _problem_of_importing(python: str, folders: tuple[Path, ...]) -> str | None:
    """Why that Python cannot import a helper from these folders, in a few words; None if it can."""
    path = {"PYTHONPATH": os.pathsep.join(map(str, folders))}
    try:
        tried = subprocess.run(
            [python, "-B", "-c", f"import {PACKAGE}.game"],
            cwd=folders[0],
            env={**clean_environment(folders[0]), **path},
            capture_output=True,
            text=True,
            errors="replace",
            timeout=TRIED_SECONDS,
            check=False,
        )
    except subprocess.TimeoutExpired:
        return f"it takes longer than {TRIED_SECONDS:g} s"
    except OSError as error:
        return shortened(error.strerror or str(error))
    if not tried.returncode:
        return None
    words = [line for line in tried.stderr.splitlines() if line.strip()]
    return shortened(words[-1]) if words else f"exit status {tried.returncode}"
