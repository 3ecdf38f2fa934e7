"""One file for the contest that plays as a bot of the house, or as a bot in a file of your own.

The file carries the text of every module that the bot needs, and of the data they read with
`pkgutil.get_data`, and imports them from itself: it needs Python 3.11 and, where the bot does,
NumPy, but neither this program nor the contest's helper.
"""

from __future__ import annotations

import ast
import base64
import json
import pkgutil
import sys
import zlib
from collections.abc import Iterable, Iterator
from pathlib import Path

from engine.core.errors import InputError
from engine.core.external.conversation import require_python
from engine.core.game import RANDOM_LEVEL
from engine.core.setup import FILE, TRUSTED, parts_of, short_name
from engine.core.storage import read_utf8
from games.risk.card import RiskCard

PROGRAM = Path(__file__).parents[3]
OWN_BOT = "own_bot"
CONTESTANT = "games.risk.arena.contestant"
HOUSE_BOTS = "games.risk.bots.expert"
DATA = ("games/risk/data/board.json",)
REGISTRY = "games/__init__.py"
"""It lists all five games, so the file has an empty one."""
WIDTH = 100

SCRIPT = '''"""Plays the SYNCS Bot Battle 2024 as the bot {bot!r} of Tabletop Bots (MIT license).

It needs no other file: CONTENT holds its modules, as JSON that is compressed by zlib.
"""

import base64
import importlib.abc
import importlib.machinery
import json
import sys
import zlib

CONTENT = """
{content}
"""
FILES = json.loads(zlib.decompress(base64.b85decode("".join(CONTENT.split()))))


class Inside(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Finds modules and their data in this file."""

    def find_spec(self, name, path=None, target=None):
        place = name.replace(".", "/")
        found = next((end for end in ("/__init__.py", ".py") if place + end in FILES), None)
        if found is None:
            return None
        is_package = found != ".py"
        spec = importlib.machinery.ModuleSpec(
            name, self, origin=place + found, is_package=is_package
        )
        spec.has_location = True
        return spec

    def exec_module(self, module):
        place = module.__spec__.origin
        exec(compile(FILES[place], place, "exec"), vars(module))

    def get_data(self, path):
        return FILES[path.replace("\\\\", "/")].encode()


sys.meta_path.insert(0, Inside())

from {contestant} import {play}  # noqa: E402

if __name__ == "__main__":
    {play}({argument!r})
'''


def submission(bot: str) -> str:
    """The text of a submission that plays as the bot of that name.

    InputError when there is none such, or when a bot's own file cannot be read.
    """
    form, path = parts_of(bot) or ("", "")
    names = [level.name for level in (*RiskCard.levels, RANDOM_LEVEL)]
    if form in (FILE, TRUSTED) and path:
        require_python(Path(path))
        text = read_utf8(Path(path)).decode()
        files = _files([CONTESTANT, *_imported(ast.walk(ast.parse(text)))])
        return _script(bot, {f"{OWN_BOT}.py": text, **files}, "play_own", OWN_BOT)
    if bot not in names:
        known = ", ".join((*names, "file:PATH"))
        raise InputError(f"Risk has no player '{bot}'; a submission can play as {known}")
    return _script(bot, _files([CONTESTANT, HOUSE_BOTS]), "play", bot)


def _script(bot: str, files: dict[str, str], play: str, argument: str) -> str:
    packed = base64.b85encode(zlib.compress(json.dumps(files).encode(), 9)).decode()
    content = "\n".join(packed[at : at + WIDTH] for at in range(0, len(packed), WIDTH))
    return SCRIPT.format(
        bot=short_name(bot), content=content, contestant=CONTESTANT, play=play, argument=argument
    )


def _files(roots: list[str]) -> dict[str, str]:
    """The text of these modules and of all that load with them, by place; then the data."""
    found = {place: _text(place) for place in DATA}
    waiting = list(roots)
    while waiting:
        name = waiting.pop()
        place = _place(name)
        if place is None or place in found:
            continue
        found[place] = "" if place == REGISTRY else _text(place)
        waiting += [name.rpartition(".")[0], *_imported(_at_load(ast.parse(found[place]).body))]
    return dict(sorted(found.items()))


def _text(place: str) -> str:
    package, _, path = place.partition("/")
    return (pkgutil.get_data(package, path) or b"").decode()


def _place(name: str) -> str | None:
    """Where the text of a module of this program lies; None for any other name."""
    path = name.replace(".", "/")
    places = (f"{path}/__init__.py", f"{path}.py") if name.startswith(("engine", "games")) else ()
    return next((place for place in places if (PROGRAM / place).is_file()), None)


def _at_load(statements: Iterable[ast.stmt]) -> Iterator[ast.stmt]:
    """What runs when a module is imported: nothing in functions, or for type checkers alone."""
    for each in statements:
        yield each
        if isinstance(each, ast.If):
            is_left_out = {"TYPE_CHECKING", "__name__"} & _names(each.test)
            yield from _at_load([*([] if is_left_out else each.body), *each.orelse])


def _names(node: ast.AST) -> set[str]:
    return {each.id for each in ast.walk(node) if isinstance(each, ast.Name)}


def _imported(nodes: Iterable[ast.AST]) -> Iterator[str]:
    """The modules that these statements import; names in them may be modules, too."""
    for node in nodes:
        if isinstance(node, ast.Import):
            yield from (each.name for each in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{each.name}" for each in node.names)


def main(words: list[str]) -> None:
    """Prints the submission of the bot that is named on the command line."""
    if len(words) != 1:
        sys.exit("usage: python -m games.risk.arena.contestant BOT > submission.py")
    try:
        print(submission(words[0]), end="")
    except InputError as problem:
        print(problem, file=sys.stderr)
        sys.exit(2)
