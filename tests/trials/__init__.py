"""Small changes kept as patches: how many files must somebody touch for them?

`court_card` is a court card of Arcs with a new effect, `house_rule` a house rule of Risk,
`state_field` a new field of a state class that the position desk shows. Each brings its own tests,
or has them beside it. `tests.budgets` counts their files; a test applies them, has
`build.position_pages` write what follows, and runs their tests.

When the code below a patch changes so that it no longer fits, make it again from a clean tree:
change the paths in it where files have moved, `git apply --3way tests/trials/NAME.patch`, mend what
git marks, `git add --all`, `git diff --cached -U1 > /tmp/NAME.patch`, `git reset --hard`, and move
the new patch here.
"""

from __future__ import annotations

import os
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).parent
NAMES: Final = ("court_card", "house_rule", "state_field")


def patch_of(name: str) -> Path:
    """The file of a patch."""
    return FOLDER / f"{name}.patch"


def files_touched(name: str) -> list[str]:
    """The files that a patch touches, without those of other languages."""
    return [path for path in _paths(name) if "/text/" not in path or re.search(r"/en\b", path)]


def own_tests(name: str) -> list[str]:
    """The files of tests that a patch touches, else the one that is kept beside it."""
    found = [path for path in _paths(name) if path.startswith("tests/")]
    return found or [f"tests/trials/{name}.py"]


def _paths(name: str) -> Iterator[str]:
    text = patch_of(name).read_text("utf-8")
    yield from re.findall(r"^diff --git a/(\S+) b/", text, re.MULTILINE)


def apply(name: str, tree: Path) -> str:
    """Applies a patch in a tree; returns what git says where it doesn't fit, else nothing."""
    command = ["git", "apply", "--whitespace=error-all", str(patch_of(name))]
    # A tree that lies within another repository is none of that one's folders.
    around = {**os.environ, "GIT_CEILING_DIRECTORIES": str(tree.parent)}
    done = subprocess.run(
        command, cwd=tree, env=around, check=False, capture_output=True, text=True
    )
    return done.stderr
