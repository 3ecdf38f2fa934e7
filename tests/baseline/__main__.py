"""The commands `compare` and `keep`; `tests.baseline` tells them."""

from __future__ import annotations

import argparse
import json
import shutil
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

from games import REGISTRY
from tests import baseline
from tests.baseline import KEPT, ROOT, baseline_tree, run_inside, stop_all
from tests.baseline.differences import Differences
from tests.baseline.modes import MODES, OF, Mode

CHUNK = 500
"""Positions of one mode that are met and asked about in one go."""


def main() -> int:
    """Compares the current tree with the baseline, or keeps the baseline's records again."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    parser = _parser()
    parsed = parser.parse_args()
    if parsed.command == "compare" and parsed.out.exists():
        parser.error(f"{parsed.out} is there already: name another folder")
    with baseline_tree() as tree, tempfile.TemporaryDirectory() as folder:
        if parsed.command == "keep":
            return keep(tree, Path(folder))
        return compare(tree, Path(folder), parsed)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=baseline.__doc__.splitlines()[0])
    parser.add_argument("command", choices=("compare", "keep"))
    add = parser.add_argument
    add("--games", type=_keys, default=list(REGISTRY.keys), help="such as arcs,risk")
    add("--modes", type=_modes, default=list(MODES), help="such as arcs/base,arcs/act")
    add("--positions", type=int, default=20_000, help="of Arcs, base and Act I (20000)")
    add("--others", type=int, default=200, help="of each other game and mode (200)")
    add("--seed", default="baseline", help="which games are played")
    add("--slow", type=int, default=10, help="slow bots at every so many positions (10)")
    add("--jobs", type=int, default=2, help="processes at the same time (2)")
    add("--option", action="append", default=[], help="an option for the current tree")
    add("--out", type=Path, default=ROOT / "out" / "baseline", help="a folder for what differs")
    return parser


def _keys(words: str) -> list[str]:
    keys = words.split(",")
    if not set(keys) <= set(REGISTRY.keys):
        raise argparse.ArgumentTypeError(f"the games are {', '.join(REGISTRY.keys)}")
    return keys


def _modes(words: str) -> list[Mode]:
    labels = words.split(",")
    if not set(labels) <= OF.keys():
        raise argparse.ArgumentTypeError(f"the modes are {', '.join(OF)}")
    return [OF[label] for label in labels]


# -- comparing -------------------------------------------------------------------------------------


def compare(tree: Path, folder: Path, parsed: argparse.Namespace) -> int:
    """Status 1 where anything differs."""
    began, found = time.monotonic(), Differences(parsed.out)
    seconds: Counter[str] = Counter()
    work = partial(_asked_in_both, tree, folder, parsed)
    with ThreadPoolExecutor(parsed.jobs) as pool:
        try:
            for mode, made, took in pool.map(work, *zip(*_chunks(parsed), strict=True)):
                seconds[mode.label] += round(took)
                _look(found, mode, made)
                shutil.rmtree(made)
                print(f"\r{found.counts['positions']:,} positions", end="", file=sys.stderr)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            stop_all()
            raise
    print(file=sys.stderr)
    parts = ", ".join(f"{label} {took}" for label, took in seconds.most_common())
    lines = [*found.told(), f"{time.monotonic() - began:.0f} seconds; by mode: {parts}"]
    print("\n".join(lines))
    if found.kinds:
        parsed.out.mkdir(parents=True, exist_ok=True)
        (parsed.out / "summary.txt").write_text("\n".join(lines) + "\n", "utf-8")
        print(f"the first positions of each kind are in {parsed.out}")
    return 1 if found.kinds else 0


def _chunks(parsed: argparse.Namespace) -> Iterator[tuple[Mode, int, int]]:
    """A mode, the number of the chunk, and how many positions it has."""
    modes = [mode for mode in parsed.modes if mode.game in parsed.games]
    shares = sum(mode.share for mode in modes)
    for mode in modes:
        left = round(parsed.positions * mode.share / shares) if mode.share else parsed.others
        for number in range(-(-left // CHUNK)):
            yield mode, number, min(CHUNK, left - number * CHUNK)


def _asked_in_both(
    tree: Path, folder: Path, parsed: argparse.Namespace, mode: Mode, number: int, count: int
) -> tuple[Mode, Path, float]:
    began = time.monotonic()
    made = folder / f"{mode.label.replace('/', '-')}-{number}"
    made.mkdir()
    run = partial(run_inside, module="inside", caches=folder)
    met, slow = str(made / "positions"), str(parsed.slow)
    run(tree, words=("meet", mode.label, str(number), str(count), parsed.seed, str(made)))
    run(tree, words=("ask", met, str(made / "before"), slow))
    run(ROOT, words=("ask", met, str(made / "now"), slow, *parsed.option))
    run(ROOT, words=("replay", str(made), str(made / "replayed")))
    return mode, made, time.monotonic() - began


def _look(found: Differences, mode: Mode, made: Path) -> None:
    names = ("positions", "before", "now")
    for about, before, now in zip(*[_lines(made / name) for name in names], strict=True):
        found.look(about, before, now)
    for each in _lines(made / "replayed"):
        found.look_at_record(each, mode.label, made)


def _lines(path: Path) -> list[Any]:
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()]


# -- keeping ---------------------------------------------------------------------------------------


def keep(tree: Path, folder: Path) -> int:
    """Makes `tests/records` again, by the baseline's code."""
    for module, place in (("records", "new"), ("typed", "new/typed")):
        run_inside(tree, module=module, words=(str(folder / place),), caches=folder)
    shutil.rmtree(KEPT, ignore_errors=True)
    shutil.copytree(folder / "new", KEPT)
    size = sum(path.stat().st_size for path in KEPT.rglob("*") if path.is_file())
    print(f"{KEPT}: {size / 1e6:.1f} MB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
