"""No sentence stands in Python but in the modules that are still to be moved: a list that shrinks.

Behind a module that stays for good stands why. A clean one leaves its list;
`python -m tests.voice.test_literals GAME` prints what is still in the modules of a game, or of
`engine`.
"""

import sys
from pathlib import Path

import pytest

from tests.voice import ROOT
from tests.voice.literals import HOLE, is_sentence, numbers, sentences

LISTS = Path(__file__).parent / "not_yet"
ROOMS = {
    "engine": ROOT / "engine",
    **{path.name: path for path in sorted((ROOT / "games").iterdir()) if path.is_dir()},
}
ROOMS.pop("__pycache__", None)


def not_yet(room: str) -> set[str]:
    """The modules of a room that still hold sentences."""
    path = LISTS / f"{room}.txt"
    lines = path.read_text("utf-8").splitlines() if path.is_file() else []
    return {line.partition("#")[0].strip() for line in lines} - {""}


def with_sentences(room: str) -> dict[str, list[tuple[int, str]]]:
    """What each module of a room still says by itself."""
    found = {}
    for path in sorted(ROOMS[room].rglob("*.py")):
        said = sentences(path)
        if said:
            found[path.relative_to(ROOT).as_posix()] = said
    return found


@pytest.mark.parametrize("room", ROOMS)
def test_sentences_stand_in_messages(room):
    found, listed = with_sentences(room), not_yet(room)
    new = [f"{name}:{found[name][0][0]} {found[name][0][1]!r}" for name in found.keys() - listed]
    assert not new, f"move these into {room}'s messages: {sorted(new)}"
    clean = listed - found.keys()
    assert not clean, f"take these off tests/voice/not_yet/{room}.txt: {sorted(clean)}"


WRITTEN = {
    "engine/core/commands.py": "what the command line says",
    "engine/core/external/conversation.py": "what is wrong with a stranger's bot",
    "engine/core/external/file_bot.py": "what is wrong with a stranger's bot",
    "engine/core/learning/puzzle_making.py": "puzzles are written down in English",
    "engine/core/ruled_odds.py": "what the command line says",
    "engine/core/storage.py": "the report of a fault",
    "engine/text/house.py": "where numbers are said",
    "engine/text/message.py": "where numbers are said",
    "engine/ui/app.py": "figures for programmers (F3)",
    "engine/ui/paint/shapes.py": "for tests",
    "engine/ui/self_test.py": "what the command line says",
    "games/arcs/learning.py": "puzzles are written down in English",
    "games/despirala/learning.py": "puzzles are written down in English",
    "games/risk/arena/syncs.py": "faults of a submission",
    "games/roll_galaxy/learning.py": "puzzles are written down in English",
}
"""Modules that write numbers as English does, and why they may."""


def test_numbers_are_said_in_messages():
    """Decimals, marks of thousands and per cents are `number_said`, `grouped`, `percent`."""
    modules = [path for room in ("engine", "games") for path in (ROOT / room).rglob("*.py")]
    found = {path.relative_to(ROOT).as_posix() for path in modules if numbers(path)}
    assert found == set(WRITTEN)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("You lose", True), (f"{HOLE} failed", True), (f"costs {HOLE}", True), ("Reroll", False),
        ("two-words", False), ("%d", False), (f"{HOLE} %", False), (f"{HOLE} · {HOLE}", False),
        ("games.risk.state", False), (f"sheets[{HOLE}]", False), ("a  b", False),
        (f"{HOLE}: {HOLE}", False), ("Mo, Tu", True),
    ],
)  # fmt: skip
def test_what_looks_like_a_sentence(text, expected):
    assert is_sentence(text) is expected


def test_docstrings_and_errors_of_programmers_are_no_sentences(tmp_path):
    path = tmp_path / "module.py"
    path.write_text(
        '"""A module of words."""\n'
        "x: int = 1\n"
        '"""What x is for."""\n'
        "def f(n):\n"
        '    """It does things."""\n'
        '    assert n, "n is there"\n'
        '    raise ValueError(f"{n} is wrong")\n'
        'def g(n): raise InputError(f"{n} is wrong")\n'
    )
    assert sentences(path) == [(8, f"{HOLE} is wrong")]


if __name__ == "__main__":
    for name, said in with_sentences(sys.argv[1]).items():
        for line, text in said:
            print(f"{name}:{line}: {text.replace(HOLE, '{}')!r}")
