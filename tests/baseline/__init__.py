"""The baseline, commit 61ca0bfb, and what the tests keep of it.

    python -m tests.baseline keep

makes `tests/records` again, which the tests hold the tree to: records of every mode and format
(`tests.baseline.records`) and typed commands of every class (`tests.baseline.typed`). This package
is copied into a temporary worktree of the baseline, and what makes anything runs there.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

BASELINE: Final = "61ca0bfb"
ROOT: Final = Path(__file__).parents[2]
PACKAGE: Final = Path(__file__).parent.relative_to(ROOT)
KEPT: Final = ROOT / "tests" / "records"


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


def run_inside(tree: Path, module: str, *words: str, caches: Path) -> None:
    """Runs a module of this package in a tree; its user folders are its own."""
    folders = {name: str(caches / tree.name) for name in ("XDG_CACHE_HOME", "XDG_DATA_HOME")}
    subprocess.run(
        (sys.executable, "-m", f"tests.baseline.{module}", *words),
        cwd=tree, check=True, env={**os.environ, **folders, "PYTHONPATH": str(tree)},
    )  # fmt: skip
