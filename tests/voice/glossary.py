"""The English that people read, and what the glossaries say against it.

`engine/text/glossary.json` holds in every game, `games/<game>/text/glossary.json` in one. Each has
`terms` (the words of the game), `banned` (whole phrases, with what to write instead), `exceptions`
(phrases in which a banned one may stand, with the reason) and `german` (banned in German); that of
the house has `spellings` beside them (British stems). `python -m tests.voice.glossary` prints what
is found, and takes what is mended off the allowances in `tests/voice/allowed`; `... FILE` shows one
file only.
"""

from __future__ import annotations

import json
import re
import sys
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from engine.text.message import HOUSE
from tests.voice import ROOT

GAMES = sorted(path.parent.parent for path in ROOT.glob("games/*/text/__init__.py"))
LISTS = Path(__file__).parent / "allowed"
PAGES = (
    "README.md", "engine/README.md", "engine/core/DECIDE.md", "tests/README.md",
    "games/*/README.md", "games/*/RULES.md", "games/*/POSITION.md", "games/risk/arena/README.md",
)  # fmt: skip
LEARNING = ("lessons", "puzzles", "scenarios")
READ = ("title", "about", "says", "now", "note", "words", "text", "searched", "unit", "why")
"""The entries of a lesson, puzzle or scenario that are sentences, and no moves to compare with."""
LONGEST, LONGEST_ON_A_PAGE = 20, 30
"""Words of a sentence, in the window and on a page."""

HOLE = "\x00"
STOPS = re.compile(r"(?<=[.!?])[\s\"')”]+|\n+")
WORD = re.compile(rf"[\w{HOLE}][\w'’{HOLE}-]*")
PERCENT = re.compile(rf"[\d{HOLE}] %")


class Found(NamedTuple):
    """A fault of a text: of which kind ("banned" or "long"), where, and what."""

    kind: str
    where: str
    what: str


def room_of(path: Path) -> str:
    """The game that a file belongs to, or "engine"."""
    parts = path.relative_to(ROOT).parts
    return parts[1] if parts[0] == "games" else "engine"


def files() -> list[Path]:
    """Every file with English that is shown or documented."""
    found = [*list((HOUSE / "en").glob("*.ftl")), HOUSE / "en.ftl"]
    for game in GAMES:
        found += [*(game / "text" / "en").glob("*.ftl"), game / "text" / "en.ftl"]
        found += [path for each in LEARNING for path in (game / each).glob("*.json")]
    found += [path for pattern in PAGES for path in ROOT.glob(pattern)]
    return sorted(path for path in found if path.name != "retired.ftl")


# -- what a file says ------------------------------------------------------------------------------


def texts(path: Path) -> Iterator[tuple[str, str]]:
    """Where each text of a file stands, and the text with a hole for each value."""
    written = path.read_text("utf-8")
    if path.suffix == ".ftl":
        for entry in FluentParser(with_spans=False).parse(written).body:
            if isinstance(entry, ftl.Message | ftl.Term):
                yield from _of_message(entry)
    elif path.suffix == ".json":
        yield from _of_data(json.loads(written), "", "")
    else:
        yield from _of_page(written)


def _of_message(entry: ftl.Message | ftl.Term) -> Iterator[tuple[str, str]]:
    patterns = [("", entry.value)]
    patterns += [(f".{each.id.name}", each.value) for each in entry.attributes]
    for part, pattern in patterns:
        if pattern is not None and part != ".command":
            for text in dict.fromkeys(_ways(pattern)):
                yield f"{entry.id.name}{part}", text


def _ways(pattern: ftl.Pattern) -> Iterator[str]:
    """The text of a pattern with the first branches, then with the second, and so on."""
    most = max([1, *(len(each.variants) for each in _selects(pattern))])
    for way in range(most):
        yield _flat(pattern, way)


def _selects(node: Any) -> Iterator[ftl.SelectExpression]:
    if isinstance(node, ftl.SelectExpression):
        yield node
    if isinstance(node, ftl.BaseNode):
        for value in vars(node).values():
            for each in value if isinstance(value, list) else [value]:
                yield from _selects(each)


def _flat(node: Any, way: int) -> str:
    match node:
        case ftl.Pattern():
            return "".join(_flat(each, way) for each in node.elements)
        case ftl.TextElement() | ftl.StringLiteral():
            return str(node.value)
        case ftl.Placeable():
            return _flat(node.expression, way)
        case ftl.SelectExpression():
            return _flat(node.variants[min(way, len(node.variants) - 1)].value, way)
        case ftl.FunctionReference() if node.id.name == "DOES":
            verbs = [each.value for each in node.arguments.named if each.name.name != "subject"]
            return f"{HOLE} {_flat(verbs[way % len(verbs)], way)}"
    return HOLE


def _of_data(thing: Any, key: str, place: str) -> Iterator[tuple[str, str]]:
    if isinstance(thing, dict):
        for name, value in thing.items():
            if name != "position":
                yield from _of_data(value, name, f"{place}.{name}" if place else name)
    elif isinstance(thing, list):
        for number, value in enumerate(thing):
            yield from _of_data(value, key, f"{place}[{number}]")
    elif isinstance(thing, str) and key in READ:
        yield place, re.sub(r"\{[^}]*\}", HOLE, thing)


def _of_page(written: str) -> Iterator[tuple[str, str]]:
    """The paragraphs, entries of lists and cells of a page, without its code."""
    written = re.sub(r"```.*?```|<!--.*?-->", lambda found: "\n" * found[0].count("\n"), written,
                     flags=re.DOTALL)  # fmt: skip
    written = re.sub(r"`[^`]*`|\]\([^)]*\)", lambda found: _code(found[0]), written)
    first, block = 1, ""
    for number, line in enumerate([*written.splitlines(), ""], 1):
        bare = line.strip()
        if block and (not bare or bare[0] in "|#-*>" or re.match(r"\d+\. |\*\*", bare)):
            yield f"line {first}", block
            block = ""
        if bare.startswith(("|", "#")):
            for cell in bare.strip("|").split("|"):
                yield f"line {number}", cell.strip()
        elif bare:
            first = first if block else number
            block = f"{block} {bare}".strip()
    if block:
        yield f"line {first}", block


def _code(found: str) -> str:
    return "]" if found.startswith("](") else HOLE


# -- what the glossaries say -----------------------------------------------------------------------


@cache
def glossary(room: str) -> dict[str, Any]:
    """The glossary of a game, or of the house; empty where there is none yet."""
    folder = HOUSE if room == "engine" else ROOT / "games" / room / "text"
    path = folder / "glossary.json"
    found: dict[str, Any] = json.loads(path.read_text("utf-8")) if path.is_file() else {}
    return found


def _banned(room: str) -> tuple[re.Pattern[str], re.Pattern[str]]:
    """What is refused in a room, and the exceptions in which it may stand."""
    both = [glossary("engine"), *([] if room == "engine" else [glossary(room)])]
    phrases = [
        ("(?<!there )" if each.startswith("is no ") else "") + re.escape(each)
        for book in both for each in book.get("banned", {})
    ]  # fmt: skip
    stems = [_endings(each) for book in both for each in book.get("spellings", {})]
    excepted = [re.escape(each) for book in both for each in book.get("exceptions", {})]
    return (
        re.compile(rf"(?<![\w-])(?:{'|'.join(phrases + stems)})(?![\w-])", re.IGNORECASE),
        re.compile("|".join(excepted) or r"(?!)", re.IGNORECASE),
    )


def _endings(stem: str) -> str:
    """A stem with its endings: colour, colours, coloured; organise, organising, organisation."""
    if stem.endswith(("ise", "yse")):
        return rf"{stem[:-1]}(?:e[sdr]?|ers|ing|ations?|able)"
    return rf"{stem.removesuffix('e')}(?:e?s|e?d|ing|{'e' if stem.endswith('e') else ''}\w*)?"


def faults(path: Path) -> list[Found]:
    """What a file says against the glossaries, and its sentences that are too long."""
    room = room_of(path)
    banned, excepted = _banned(room)
    most = LONGEST_ON_A_PAGE if path.suffix == ".md" else LONGEST
    found: dict[Found, None] = {}
    for where, text in texts(path):
        left = excepted.sub(HOLE, re.sub(r"\s+", " ", text))
        for each in (*banned.finditer(left), *PERCENT.finditer(left)):
            found[Found("banned", where, each[0].replace(HOLE, "…"))] = None
        for sentence in STOPS.split(text):
            if len(WORD.findall(sentence)) > most:
                found[Found("long", where, sentence.replace(HOLE, "…"))] = None
    return list(found)


# -- what is still allowed -------------------------------------------------------------------------


def allowed(room: str) -> dict[str, dict[str, int]]:
    """How many faults of each kind a room's files may still have; it only shrinks."""
    path = LISTS / f"{room}.json"
    found: dict[str, dict[str, int]] = json.loads(path.read_text("utf-8")) if path.is_file() else {}
    return found


def counted(room: str) -> dict[str, dict[str, int]]:
    """How many a room's files have."""
    of = {path: Counter(each.kind for each in faults(path)) for path in files()
          if room_of(path) == room}  # fmt: skip
    return {
        path.relative_to(ROOT).as_posix(): dict(sorted(count.items()))
        for path, count in of.items() if count
    }  # fmt: skip


ROOMS = ["engine", *(game.name for game in GAMES)]


def shrink(room: str) -> None:
    """Writes a room's allowance down to what it has: never up."""
    old, new = allowed(room), {}
    for name, count in counted(room).items():
        before = old.get(name, {})
        kept = {kind: min(n, before.get(kind, 0)) for kind, n in count.items()}
        if any(kept.values()):
            new[name] = {kind: n for kind, n in kept.items() if n}
    path = LISTS / f"{room}.json"
    if new:
        path.write_text(json.dumps(new, indent=1, sort_keys=True) + "\n", "utf-8")
    else:
        path.unlink(missing_ok=True)


def main() -> None:
    """Prints the faults, of the files whose names hold a word; without one, shrinks the lists."""
    words = sys.argv[1:]
    for path in files():
        name = path.relative_to(ROOT).as_posix()
        if any(each in name for each in words):
            for kind, where, what in faults(path):
                print(f"{name}: {where}: {kind}: {what}")
    if not words:
        for room in ROOMS:
            shrink(room)


if __name__ == "__main__":
    main()
