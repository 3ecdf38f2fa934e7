"""Whether everything is as it was: hashes of tables, options, answers, texts and frames.

    python -m tests.nothing_lost write FILE [--games N] [--texts N] [--frames WxH,...] [--game KEY]
    python -m tests.nothing_lost compare FILE [--game KEY] [--games N]

`write` plays random games of every mode of every game and writes hashes of what was met;
`compare` plays the same ones again and names what differs (status 1). A file holds no more than
hashes; to see what a difference is, write the texts of both trees with `--transcripts FOLDER` and
let `diff` compare the folders.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping
from typing import Any

DIGITS = 16

Hashes = dict[str, list[str]]
"""What was met, by name such as `risk/manual/tables`: one hash for each game, text or window."""


class Running:
    """A hash that grows with every line it is told."""

    def __init__(self) -> None:
        self._hash = hashlib.blake2b()

    def tell(self, line: str) -> None:
        self._hash.update(line.encode("utf-8", "surrogatepass") + b"\n")

    def __str__(self) -> str:
        return self._hash.hexdigest()[:DIGITS]


def hash_of(content: bytes) -> str:
    return hashlib.blake2b(content).hexdigest()[:DIGITS]


def differences(before: Mapping[str, list[str]], after: Mapping[str, list[str]]) -> list[str]:
    """One line for each name whose hashes differ, with the numbers of those that do.

    Where one of two has fewer hashes, those it has are compared.
    """
    found = []
    for name in sorted(before.keys() & after.keys()):
        pairs = enumerate(zip(before[name], after[name], strict=False), 1)
        differing = [number for number, (old, new) in pairs if old != new]
        if differing:
            found.append(f"{name}: {numbered(differing)} of {len(after[name])} differ")
    return found


def numbered(numbers: Iterable[int], most: int = 8) -> str:
    """`3, 5, 8 ...`: the first numbers of a list."""
    every = list(numbers)
    return ", ".join(map(str, every[:most])) + (" ..." if len(every) > most else "")


def only_of(hashes: Mapping[str, Any], games: Iterable[str]) -> dict[str, Any]:
    """Those hashes whose name begins with one of these games (or `house`)."""
    wanted = tuple(f"{key}/" for key in games)
    return {name: found for name, found in hashes.items() if name.startswith(wanted)}
