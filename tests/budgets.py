"""The budgets of the house, measured: `python -m tests.budgets` fails where a ceiling is broken.

The plan is what the house is to come to; a ceiling is where it stands, and is lowered as it falls.
"""

from __future__ import annotations

import re
import sys
import tempfile
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from games import REGISTRY
from tests.test_class_names import MAY_STAND_TWICE
from tests.ui.test_first_page import MOST_MODULES, loaded_at_the_menu, of_ours
from tests.walks import walks

ROOT: Final = Path(__file__).parents[1]
HOUSE: Final = ("engine", "games")
LINES = 185000
CROWDED_FOLDERS = 15
LONG_FILES = 8
MOST_FILES_IN_FOLDER = 25
MOST_LINES_IN_FILE = 600
MOST_ROOMS, MOST_RETURNS = 10, 25
ANSWERS = 100
"""Of each kind of bot, where they do not think long."""
WALKS: Final = {
    "despirala competitive": (16, 50),
    "despirala competitive:win": (16, 50),
    "risk general": (11, 25),
    "risk expert": (14, 49),
    "roll_galaxy rollbot:easy": (12, 48),
    "roll_galaxy rollbot:medium": (12, 51),
    "roll_galaxy rollbot:hard": (12, 46),
    "roll_galaxy navigator": (31, 194),
    "roll_galaxy rollbot:insane": (12, 49),
    "roll_galaxy navigator:insane": (31, 196),
    "rajas greedy": (10, 37),
    "rajas page": (10, 34),
    "rajas minister": (10, 34),
    "rajas raja": (22, 114),
    "arcs supercat": (21, 87),
    "arcs supercat:hand": (19, 81),
    "arcs captain": (27, 192),
    "arcs warlord": (27, 193),
    "arcs supercat campaign": (40, 175),
}
"""Rooms and returns of the kinds whose answers walk farther than they should."""


@dataclass(frozen=True, slots=True)
class Budget:
    """What was measured, beside the plan and the ceiling of today."""

    name: str
    plan: int
    ceiling: int
    measured: int
    where: tuple[str, ...] = ()

    @property
    def holds(self) -> bool:
        return self.measured <= self.ceiling

    def __str__(self) -> str:
        word = "" if self.holds else "  BROKEN"
        line = f"{self.name:<58}{self.plan:>8}{self.ceiling:>9}{self.measured:>9}{word}"
        return "\n".join((line, *[f"    {each}" for each in self.where]))


def of_texts(root: Path) -> Iterator[Budget]:
    """What is counted in the files themselves."""
    files = [path for part in HOUSE for path in sorted((root / part).rglob("*.py"))]
    lines = {path: len(path.read_text("utf-8").splitlines()) for path in files}
    yield Budget("lines of Python in engine and games", 140_000, LINES, sum(lines.values()))
    asked = [path for path in files if path.is_relative_to(root / "games" / "arcs")]
    leaks = [path for path in asked if "campaign" not in path.parts and _asks_for_reach(path)]
    yield Budget("`reach is None` outside the campaign", 0, 0, len(leaks), _named(leaks, root))
    crowded = _crowded(files)
    where = tuple(f"{name.relative_to(root)}: {count}" for name, count in crowded.items())
    title = f"folders of more than {MOST_FILES_IN_FOLDER} files"
    yield Budget(title, 0, CROWDED_FOLDERS, len(crowded), where)
    long = {path: count for path, count in lines.items() if count > MOST_LINES_IN_FILE}
    where = tuple(f"{path.relative_to(root)}: {count}" for path, count in long.items())
    yield Budget(f"files of more than {MOST_LINES_IN_FILE} lines", 0, LONG_FILES, len(long), where)


def _asks_for_reach(path: Path) -> bool:
    return re.search(r"\breach is (not )?None", path.read_text("utf-8")) is not None


def _named(paths: Iterable[Path], root: Path) -> tuple[str, ...]:
    return tuple(str(path.relative_to(root)) for path in paths)


def _crowded(files: Iterable[Path]) -> dict[Path, int]:
    folders = [path.parent for path in files]
    counts = {folder: folders.count(folder) for folder in dict.fromkeys(folders)}
    return {folder: n for folder, n in counts.items() if n > MOST_FILES_IN_FOLDER}


def of_names() -> Budget:
    """Class names that stand twice, which are listed; that no other does is tested beside."""
    listed = tuple(f"{name}: {reason}" for name, reason in MAY_STAND_TWICE.items())
    title = "class names twice within engine plus one game"
    return Budget(title, 20, 20, len(listed), listed)


def of_the_menu() -> Budget:
    """What the first frame of the menu loads."""
    with tempfile.TemporaryDirectory() as folder:
        count = len(of_ours(loaded_at_the_menu(folder)[0]))
    return Budget("modules loaded at the menu", MOST_MODULES, MOST_MODULES, count)


def of_walks() -> Iterator[Budget]:
    """The longest walk of one answer of each kind of bot (see `tests.walks`)."""
    for key in REGISTRY.keys:
        game = REGISTRY.game(key)
        for level in game.bot_levels:
            if level.name != game.ruled_player:
                yield from _walked(f"{key} {level.name}", {})
    yield from _walked("arcs supercat campaign", {"mode": "campaign"})


def _walked(name: str, options: dict[str, str]) -> Iterator[Budget]:
    key, player, *_ = name.split()
    taken = list(walks(REGISTRY.game(key), player, options, ANSWERS))
    rooms, returns = WALKS.get(name, (MOST_ROOMS, MOST_RETURNS))
    most = max(len(walk.rooms) for walk in taken)
    yield Budget(f"rooms of an answer: {name}", MOST_ROOMS, max(rooms, MOST_ROOMS), most)
    most = max(walk.returns for walk in taken)
    yield Budget(f"returns of an answer: {name}", MOST_RETURNS, max(returns, MOST_RETURNS), most)


def measured() -> Iterator[Budget]:
    """All budgets."""
    yield from of_texts(ROOT)
    yield of_names()
    yield of_the_menu()
    yield from of_walks()


if __name__ == "__main__":
    print(f"{'budget':<58}{'plan':>8}{'ceiling':>9}{'measured':>9}")
    broken = False
    for budget in measured():
        print(budget, flush=True)
        broken |= not budget.holds
    sys.exit(broken)
