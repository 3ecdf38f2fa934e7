"""The command `keep`; `tests.baseline` tells it."""

from __future__ import annotations

import argparse
import shutil
import signal
import sys
import tempfile
from pathlib import Path

from tests import baseline
from tests.baseline import KEPT, baseline_tree, run_inside


def main() -> int:
    """Keeps the baseline's records again."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    _parser().parse_args()
    with baseline_tree() as tree, tempfile.TemporaryDirectory() as folder:
        return keep(tree, Path(folder))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=baseline.__doc__.splitlines()[0])
    parser.add_argument("command", choices=("keep",))
    return parser


def keep(tree: Path, folder: Path) -> int:
    """Makes `tests/records` again, by the baseline's code."""
    run_inside(tree, "records", str(folder / "new"), caches=folder)
    run_inside(tree, "typed", str(folder / "new" / "typed"), caches=folder)
    shutil.rmtree(KEPT, ignore_errors=True)
    shutil.copytree(folder / "new", KEPT)
    size = sum(path.stat().st_size for path in KEPT.rglob("*") if path.is_file())
    print(f"{KEPT}: {size / 1e6:.1f} MB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
