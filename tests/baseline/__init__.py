"""The current tree beside the baseline, commit 61ca0bfb: bots' answers, typed commands, records.

    python -m tests.baseline compare [--games KEYS] [--modes LABELS] [--positions N] [--others N]
                                     [--seed WORD] [--slow N] [--jobs N] [--option KEY=VALUE]
                                     [--out FOLDER]
    python -m tests.baseline keep

`compare` checks the baseline out into a temporary worktree and plays games there. The positions
met, as JSON, go to both trees, each in a process of its own: every bot answers there, every option
is typed, and what is typed is read back. The records of the games are replayed in the current
tree. Differences are counted by mode, bot, kind of decision and the clauses
that decided before and now; the first positions of each are written to the folder.

The current tree plays a position as it would a new game, by the newest rulings; with `--option
rulings=before-2026-11 --option abandon=last` by those that the baseline knows. Records replay under
the rulings of their time in any case.

`keep` makes `tests/records` again, which the tests hold the tree to: records of every mode and
format (`tests.baseline.records`) and typed commands of every class (`tests.baseline.typed`). This
package is copied into the worktree, and what makes anything runs there.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

BASELINE: Final = "61ca0bfb"
ROOT: Final = Path(__file__).parents[2]
PACKAGE: Final = Path(__file__).parent.relative_to(ROOT)
KEPT: Final = ROOT / "tests" / "records"
RUNNING: Final[set[subprocess.Popen[bytes]]] = set()


@contextmanager
def baseline_tree() -> Iterator[Path]:
    """The baseline in a temporary worktree, with this package in it; removed in any case."""
    with tempfile.TemporaryDirectory(prefix="baseline-") as folder:
        tree = Path(folder) / "tree"
        _git("worktree", "add", "--detach", "--quiet", str(tree), BASELINE)
        try:
            shutil.copytree(ROOT / PACKAGE, tree / PACKAGE, dirs_exist_ok=True)
            yield tree
        finally:
            _git("worktree", "remove", "--force", str(tree))


def _git(*words: str) -> None:
    subprocess.run(("git", "-C", str(ROOT), *words), check=True)


def run_inside(tree: Path, *, module: str, words: Sequence[str], caches: Path) -> None:
    """Runs a module of this package in a tree; its user folders are its own."""
    folders = {name: str(caches / tree.name) for name in ("XDG_CACHE_HOME", "XDG_DATA_HOME")}
    with subprocess.Popen(
        (sys.executable, "-m", f"tests.baseline.{module}", *words),
        cwd=tree, env={**os.environ, **folders, "PYTHONPATH": str(tree)},
    ) as process:  # fmt: skip
        RUNNING.add(process)
        status = process.wait()
        RUNNING.discard(process)
    if status:
        raise subprocess.CalledProcessError(status, process.args)


def in_either_tree(name: str, *modules: str) -> Any:
    """What has that name in the first of these modules that has it: it has another place there."""
    for each in modules:
        if find_spec(each) and hasattr(import_module(each), name):
            return getattr(import_module(each), name)
    raise ImportError(f"none of {', '.join(modules)} has {name}")


def stop_all() -> None:
    """Ends whatever runs inside a tree."""
    for process in tuple(RUNNING):
        process.terminate()
