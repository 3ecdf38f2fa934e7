"""One word, one thing: within the engine and any one game no two classes share a name."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from games import REGISTRY

ROOT: Final = Path(__file__).parents[1]
MAY_STAND_TWICE: Final = {
    "Board": "what a table draws (engine), and the board of Rajas with its numbers",
    "Building": "a city or starport of Arcs as records name it, and as it is drawn",
    "Card": "what the hub knows of a game, and cards that are drawn (Rajas, Roll)",
    "Choice": "a value of an option as records and cards name it, a choice of a page, of a bot",
    "Connection": "to a submission, and the contest's own helper, whose name is given",
    "Entry": "a line of the chronicle, and of the log of the campaign",
    "Fight": "a battle that waits for an answer, and one that SUPERCAT's pages look for",
    "Game": "a game of the house, and the contest's own helper, whose name is given",
    "Places": "where a table's parts lie, and where a board's things lie",
    "SeatAccount": "a seat's account of Arcs, and its line on the sheet at the end",
    "Spots": "what is pointed at on a table, and on the map of Risk, until there is one selection",
    "Table": "what is on a table, as records name it in Arcs, and the scene that shows it",
    "Way": "how a bot of Arcs chooses, how its scene names, how puzzles are made",
    "Ways": "the engine's three and the ways of Rajas' grid, until there is one selection",
    "Worker": "the thread behind the window, and a die of Roll as records name it",
}
"""With the reason; the list gets shorter, and a name that stands once is taken from it."""


def classes_of(folder: Path) -> Iterator[tuple[str, str]]:
    """Every class below a folder, those inside functions and classes too, with where it stands."""
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.ClassDef):
                yield node.name, f"{path.relative_to(folder.parent)}:{node.lineno}"


def twice_in(*folders: Path) -> dict[str, list[str]]:
    """The names that stand twice and more in the folders together, and where."""
    places = defaultdict(list)
    for folder in folders:
        for name, place in classes_of(folder):
            places[name].append(place)
    return {name: found for name, found in places.items() if len(found) > 1}


@pytest.mark.parametrize("key", REGISTRY.keys)
def test_no_class_name_stands_twice_within_the_engine_and_a_game(key):
    found = twice_in(ROOT / "engine", ROOT / "games" / key)
    new = {name: places for name, places in found.items() if name not in MAY_STAND_TWICE}
    assert new == {}, "give the newer one a name of its own"


@pytest.mark.whole
def test_the_list_of_names_that_may_holds_none_that_need_not():
    games = [twice_in(ROOT / "engine", ROOT / "games" / key) for key in REGISTRY.keys]
    assert sorted(MAY_STAND_TWICE) == sorted(set().union(*games))


def test_a_name_that_stands_twice_is_found_with_its_places(tmp_path):
    for room, text in (("hall", "class Lamp: pass"), ("attic", "def f():\n    class Lamp: pass\n")):
        (tmp_path / room).mkdir()
        (tmp_path / room / "light.py").write_text(text, encoding="utf-8")
    assert twice_in(tmp_path / "hall") == {}
    found = twice_in(tmp_path / "hall", tmp_path / "attic")
    assert found == {"Lamp": ["hall/light.py:1", "attic/light.py:2"]}
