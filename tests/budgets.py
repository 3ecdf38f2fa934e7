"""The budgets of the code: `python -m tests.budgets` prints them, and fails above a ceiling.

A goal is where the code should come to. A ceiling is where it stands now: whoever brings a figure
down lowers its ceiling, in the table below.
"""

from __future__ import annotations

import ast
import re
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Final

from games import REGISTRY
from tests.trials import files_touched
from tests.ui.test_first_page import MOST_MODULES, loaded_at_the_menu, of_ours
from tests.walks import walks

ROOT: Final = Path(__file__).parents[1]
ANSWERS: Final = 100
"""Of each kind of bot, where they don't think long."""
ASKING: Final = re.compile(r"\b(reach|expansion) is (not )?None")


@dataclass(frozen=True, slots=True)
class Module:
    """What is counted of one file of Python."""

    path: Path
    lines: int
    import_lines: int
    statements: int
    """Without imports and docstrings, so that folding files changes nothing here."""


class Code:
    """The Python files of `engine` and `games` below a folder."""

    def __init__(self, root: Path) -> None:
        self.root = root

    @cached_property
    def modules(self) -> Sequence[Module]:
        """Every file, in the order of its path."""
        files = (path for part in ("engine", "games") for path in (self.root / part).rglob("*.py"))
        return [_counted(path) for path in sorted(files)]

    def of_game(self, key: str) -> int:
        """The number of files of a game."""
        folder = self.root / "games" / key
        return sum(each.path.is_relative_to(folder) for each in self.modules)

    def crowded(self, most: int) -> list[str]:
        """Folders with more modules than that, and how many they hold."""
        counts = Counter(each.path.parent for each in self.modules if _is_subject(each))
        return [f"{self._named(path)}: {n}" for path, n in counts.items() if n > most]

    def short(self, fewest: int) -> list[str]:
        """Modules with fewer lines than that."""
        found = [each for each in self.modules if each.lines < fewest and _is_subject(each)]
        return [f"{self._named(each.path)}: {each.lines}" for each in found]

    def long(self, most: int) -> list[str]:
        """Modules with more lines than that."""
        found = [each for each in self.modules if each.lines > most]
        return [f"{self._named(each.path)}: {each.lines}" for each in found]

    def asking_for_campaign(self) -> list[str]:
        """Modules of the base game of Arcs that ask whether a table is of the campaign."""
        arcs = [each.path for each in self.modules if "arcs" in each.path.parts]
        base = [path for path in arcs if "campaign" not in path.parts]
        return [self._named(path) for path in base if ASKING.search(path.read_text("utf-8"))]

    def _named(self, path: Path) -> str:
        return path.relative_to(self.root).as_posix()


def _is_subject(module: Module) -> bool:
    return module.path.name != "__init__.py"


def _counted(path: Path) -> Module:
    text = path.read_text("utf-8")
    statements = [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.stmt)]
    imports = [node for node in statements if isinstance(node, ast.Import | ast.ImportFrom)]
    docstrings = sum(
        isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
        for node in statements
    )
    return Module(
        path,
        lines=len(text.splitlines()),
        import_lines=sum((node.end_lineno or node.lineno) - node.lineno + 1 for node in imports),
        statements=len(statements) - len(imports) - docstrings,
    )


def _sum_of(name: str) -> Callable[[Code], int]:
    return lambda code: sum(getattr(each, name) for each in code.modules)


def _import_share(code: Code) -> float:
    lines = sum(each.lines for each in code.modules)
    return round(100 * sum(each.import_lines for each in code.modules) / lines, 1)


def _at_the_menu(code: Code) -> int:
    with tempfile.TemporaryDirectory() as folder:
        return len(of_ours(loaded_at_the_menu(folder)[0]))


@dataclass(frozen=True, slots=True)
class Budget:
    """A figure with its goal and its ceiling; without a ceiling it is only listed.

    `measure` gives a number, or a list of what is counted. A `long` list is not printed.
    """

    name: str
    goal: float | None
    ceiling: float | None
    measure: Callable[[Code], float | list[str]]
    is_listed: bool = True


BUDGETS: Final = (
    Budget("files", 450, 447, lambda code: len(code.modules)),
    Budget("lines of Python (150,000 at last)", 165_000, 183_721, _sum_of("lines")),
    Budget("statements", None, 101_066, _sum_of("statements")),
    Budget("import lines, %", 6, 5.8, _import_share),
    Budget("files of Despirala", 30, 30, lambda code: code.of_game("despirala")),
    Budget("folders with more than 20 modules", 0, 0, lambda code: code.crowded(20)),
    Budget("modules shorter than 150 lines", 0, 19, lambda code: code.short(150), False),
    Budget("modules longer than 900 lines", 0, 0, lambda code: code.long(900)),
    Budget("Arcs asking for its campaign", 0, 0, lambda code: code.asking_for_campaign()),
    Budget("files of an Arcs court card", 10, 9, lambda code: files_touched("court_card")),
    Budget("files of a Risk house rule", 7, 6, lambda code: files_touched("house_rule")),
    Budget("files of a state field", 2, 2, lambda code: files_touched("state_field")),
    Budget("modules loaded at the menu", MOST_MODULES, MOST_MODULES, _at_the_menu),
)
"""Of `engine` and `games`; the files of a change are those of its patch in `tests/trials`."""

# -- files that one answer of a bot goes through
SUPERCAT_GOAL, BOT_GOAL = 15, 20
SUPERCAT: Final = dict.fromkeys(
    ("arcs supercat", "arcs supercat:10", "arcs supercat:hand", "arcs supercat campaign"),
    SUPERCAT_GOAL,
)
"""With their ceilings; every other bot has its goal as its ceiling."""
SEARCHING: Final = (
    "roll_galaxy navigator:cadet", "roll_galaxy navigator:pilot", "roll_galaxy navigator",
    "roll_galaxy navigator:insane", "rajas raja", "arcs lieutenant", "arcs captain",
    "arcs warlord",
)  # fmt: skip
"""Bots that search; they are only listed."""


@dataclass(frozen=True, slots=True)
class Measured:
    """A figure beside its goal and its ceiling, and what was counted."""

    name: str
    goal: float | None
    ceiling: float | None
    figure: float
    where: Sequence[str] = ()

    @property
    def holds(self) -> bool:
        """Whether the figure is at most its ceiling."""
        return self.ceiling is None or self.figure <= self.ceiling

    def __str__(self) -> str:
        columns = "".join(
            f"{'-' if each is None else format(each, ','):>10}"
            for each in (self.goal, self.ceiling, self.figure)
        )
        line = f"{self.name:<46}{columns}{'' if self.holds else '  BROKEN'}"
        return "\n".join((line, *[f"    {each}" for each in self.where]))


def of_code(budget: Budget, code: Code) -> Measured:
    """A budget of the table, measured."""
    found = budget.measure(code)
    figure = len(found) if isinstance(found, list) else found
    where = found if isinstance(found, list) and budget.is_listed else ()
    return Measured(budget.name, budget.goal, budget.ceiling, figure, where)


def of_walks() -> Iterator[Measured]:
    """The longest walk of each kind of bot (see `tests.walks`)."""
    kinds = [
        (f"{key} {level.name}", {})
        for key in REGISTRY.keys
        for level in REGISTRY.game(key).bot_levels
        if level.name != REGISTRY.game(key).ruled_player
    ]
    for name, options in (*kinds, ("arcs supercat campaign", {"mode": "campaign"})):
        key, player, *_ = name.split()
        taken = walks(REGISTRY.game(key), player, options, ANSWERS)
        goal = SUPERCAT_GOAL if name in SUPERCAT else BOT_GOAL
        ceiling = None if name in SEARCHING else SUPERCAT.get(name, goal)
        most = max(len(walk.files) for walk in taken)
        yield Measured(
            f"files of an answer: {name}", None if name in SEARCHING else goal, ceiling, most
        )


def measured() -> Iterator[Measured]:
    """All budgets."""
    code = Code(ROOT)
    yield from (of_code(budget, code) for budget in BUDGETS)
    yield from of_walks()


if __name__ == "__main__":
    print(f"{'budget':<46}{'goal':>10}{'ceiling':>10}{'measured':>10}")
    broken = False
    for row in measured():
        print(row, flush=True)
        broken |= not row.holds
    sys.exit(broken)
