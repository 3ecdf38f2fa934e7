"""The commands `write` and `compare`; `tests.nothing_lost` tells them."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from engine.core.storage import write_json_atomically
from games import REGISTRY
from tests import nothing_lost
from tests.nothing_lost import Hashes, differences, only_of
from tests.nothing_lost.frames import hashes_of_frames
from tests.nothing_lost.played import MODES, hashes_of_play
from tests.nothing_lost.told import SITTINGS, hashes_of_texts

HOUSE = "house"


def main() -> int:
    """Writes hashes, or compares what is met now with hashes written before."""
    parsed = _parser().parse_args()
    keys = parsed.game or list(REGISTRY.keys)
    before: dict[str, Any] = {}
    if parsed.command == "compare":
        before = json.loads(parsed.file.read_text("utf-8"))
        _ask_for_as_many(parsed, before["asked"])
    found: Hashes = {}
    count = 0
    for part in _all_hashes(parsed, keys):
        found |= part
        if parsed.command == "compare":
            for line in differences(before["hashes"], part):
                count += 1
                print(line, flush=True)
    if parsed.command == "write":
        write_json_atomically(parsed.file, {"asked": _asked(parsed), "hashes": found})
        print(f"{parsed.file}: {len(found)} names, {sum(map(len, found.values()))} hashes")
        return 0
    wanted = only_of(before["hashes"], [*keys, HOUSE] if parsed.frames else keys)
    missing = sorted(name for name in wanted if name not in found and _is_asked(name, parsed))
    new = sorted(found.keys() - before["hashes"].keys())
    for words, names in (("is not met any more", missing), ("was not met before", new)):
        for name in names:
            print(f"{name} {words}")
    print(f"{len(found)} names compared, {count} differ")
    return 1 if count or missing or new else 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=nothing_lost.__doc__.splitlines()[0])
    parser.add_argument("command", choices=("write", "compare"))
    parser.add_argument("file", type=Path)
    parser.add_argument("--games", type=int, help="random games of each mode (default 3)")
    parser.add_argument("--texts", type=int, help="games told by the text client (default 1)")
    parser.add_argument("--frames", help="sizes of windows, such as 1280x720,1920x1080")
    parser.add_argument("--game", action="append", help="this game only; may be said again")
    parser.add_argument("--transcripts", type=Path, help="a folder the texts are written to")
    return parser


DEFAULTS = {"games": 3, "texts": 1, "frames": ""}


def _ask_for_as_many(parsed: argparse.Namespace, asked: dict[str, Any]) -> None:
    """What a comparison does not say for itself is as it was written."""
    for name, value in asked.items():
        if getattr(parsed, name) is None:
            setattr(parsed, name, value)


def _asked(parsed: argparse.Namespace) -> dict[str, Any]:
    return {
        name: default if getattr(parsed, name) is None else getattr(parsed, name)
        for name, default in DEFAULTS.items()
    }


def _is_asked(name: str, parsed: argparse.Namespace) -> bool:
    """Whether a name of the file is among what was asked for this time."""
    is_text = name.endswith("/texts")
    is_frame = name.startswith(f"{HOUSE}/") or name.count("/") == 1
    asked = _asked(parsed)
    return bool(asked["texts"] if is_text else asked["frames"] if is_frame else asked["games"])


def _all_hashes(parsed: argparse.Namespace, keys: list[str]) -> Iterator[Hashes]:
    asked = _asked(parsed)
    for mode in MODES:
        if mode.game in keys and asked["games"]:
            yield hashes_of_play(mode, asked["games"])
    for sitting in SITTINGS:
        if sitting.game in keys and asked["texts"]:
            yield hashes_of_texts(sitting, asked["texts"], parsed.transcripts)
    if asked["frames"]:
        sizes = [_size(words) for words in asked["frames"].split(",")]
        yield from hashes_of_frames(keys, sizes)


def _size(words: str) -> tuple[int, int]:
    width, height = words.split("x")
    return int(width), int(height)


if __name__ == "__main__":
    sys.exit(main())
