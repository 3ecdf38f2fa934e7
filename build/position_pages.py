"""Writes the parts of pages that follow from code and data: `python -m build.position_pages`.

`games/<game>/POSITION.md` has a table for every class that a position is made of ("Fields of
`Seat`:"), and may have some of all its steps. Fields, what they are if left out, and what a step is
come from the code; what a field means stays as the page says it, and where it says nothing comes
from what the position editor calls the field. All else on the page is left alone.

The official rulings of Arcs (`games/arcs/data/rulings.json`) are a part of its RULES.md, and those
that were reversed are messages of its set-up page. So are the pages, priorities and lines of each
document of SUPERCAT, between their marks, with the rulings of our own that a row names. What is
printed on cards of Arcs is a file of messages.
"""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterable, Iterator
from dataclasses import MISSING, Field, dataclass, fields
from pathlib import Path
from typing import Any, Final, get_args, get_type_hints

from engine.core.game import Game
from engine.core.position.edits import Zone, declared
from engine.core.position.fields import FieldReader, shape_of
from engine.core.step import Step
from engine.core.storage import write_text_atomically
from engine.text.house import house_voice
from engine.text.message import ENGLISH
from games import REGISTRY
from games.arcs.court import PRINTED
from games.arcs.parts import PARTS, REVERSED, RULINGS, SOURCES, Reading, Ruling
from games.arcs.supercat.assessment import DOCUMENTS
from games.arcs.supercat.document import FOLDER, is_row, row_of, sentence

HEAD: Final = "| Field | Meaning | If left out |\n| --- | --- | --- |\n"
STEPS_HEAD: Final = "| Step | Fields | What it is |\n| --- | --- | --- |\n"
ROWS: Final = r"((?:\|.*\n?)*)"
TABLE: Final = re.compile(r"Fields of `(\w+)`:\n\n" + re.escape(HEAD) + ROWS)
STEPS: Final = re.compile(re.escape(STEPS_HEAD) + ROWS)
NAME: Final = re.compile(r"`(\w+)`")
BEGIN, END = "<!-- rulings: written by build.position_pages -->", "<!-- end of the rulings -->"
WIDTH: Final = 108
MESSAGES: Final = (
    "# The reversed rulings, written by build.position_pages from data/rulings.json.\n"
)

TEXTS: Final = "# What is printed on cards, written by build.position_pages from the data.\n"


@dataclass(frozen=True, slots=True)
class Row:
    """A row of a table as the page has it: the fields it is about, and the other two cells."""

    names: tuple[str, ...]
    meaning: str
    left_out: str


def classes_of(game: Game) -> list[Any]:
    """Every class that a position of a game is made of but the steps, the table first."""
    found: list[Any] = []

    def visit(hint: Any) -> None:
        for inner in get_args(hint):
            visit(inner)
        if get_args(hint) or not isinstance(hint, type) or hint is type(None):
            return
        classes: tuple[Any, ...] = shape_of(game, hint).classes
        for cls in classes:
            if cls not in found and not issubclass(cls, Step):
                found.append(cls)
                hints = get_type_hints(cls)
                for field in fields(cls):
                    visit(hints[field.name])

    visit(game.table_type)
    return found


def refreshed(game: Game, page: str) -> str:
    """The page with its tables as they should be. LookupError where a class has none."""
    classes = {cls.__name__: cls for cls in classes_of(game)}
    lacking = classes.keys() - {match[1] for match in TABLE.finditer(page)}
    if lacking:
        raise LookupError(
            f"{game.title} has no table of the fields of {', '.join(sorted(lacking))}"
        )

    def table(match: re.Match[str]) -> str:
        rows = "\n".join(_rows(game, classes[match[1]], list(_read(match[2]))))
        return f"Fields of `{match[1]}`:\n\n{HEAD}{rows}\n"

    tables = list(STEPS.finditer(page))
    told = {name for match in tables for name in _step_names(match[1])}

    def steps(match: re.Match[str]) -> str:
        new = [name for name in _steps_of(game) if name not in told]
        names = [*_step_names(match[1]), *(new if match.start() == tables[-1].start() else ())]
        return STEPS_HEAD + "\n".join(_steps(game, names)) + "\n"

    return TABLE.sub(table, STEPS.sub(steps, page))


def _read(rows: str) -> Iterator[Row]:
    for line in rows.splitlines():
        names, meaning, left_out = [cell.strip() for cell in line.strip("|").split(" | ")]
        yield Row(tuple(NAME.findall(names)), meaning, left_out)


def _rows(game: Game, cls: Any, said: list[Row]) -> Iterator[str]:
    """One row a field; fields that were told in one row stay in one, if left out they are alike."""
    own = {field.name: field for field in fields(cls)}
    done: set[str] = set()
    for row in said:
        if row.names == ("type",) and "type" not in own:
            yield f"| `type` | {row.meaning} | {row.left_out} |"
    for name, field in own.items():
        own_row = Row((name,), _meaning(game, cls, name), "")
        row = next((each for each in said if name in each.names), own_row)
        left_out = _left_out(field, row.left_out)
        alike = [each for each in row.names
                 if each in own and _left_out(own[each], row.left_out) == left_out]  # fmt: skip
        if name not in done:
            names = ", ".join(f"`{each}`" for each in alike)
            zone = declared(cls, name, Zone)
            once = "" if zone is None else f" (each {zone.thing} in one place)"
            yield f"| {names} | {row.meaning.removesuffix(once)}{once} | {left_out} |"
        done.update(alike)


def _meaning(game: Game, cls: type, name: str) -> str:
    """What the position editor calls a field."""
    said, about = FieldReader(game, {}).titled(cls, name)
    voice = house_voice(ENGLISH, (), game.text_folder)
    title = voice.say(said)
    return f"{title}: {voice.say(about)}" if about else title


def _left_out(field: Field[Any], said: str) -> str:
    """What a field is if left out; what the page adds in brackets stays, and words for a whole
    object.
    """
    default = field.default if field.default_factory is MISSING else field.default_factory()
    brackets = re.search(r" \(.*\)$", said)
    more = brackets[0] if brackets else ""
    if default is MISSING:
        return f"required{more}"
    if isinstance(default, bool):
        return str(default).lower() + more
    if isinstance(default, int):
        return f"{default}{more}"
    if isinstance(default, str):
        return f'`"{default}"`{more}'
    if default is None or not (default or said):
        return ("null" if default is None else "none") + more
    return said if default or not said else f"none{more}"


def _steps_of(game: Game) -> dict[str, type]:
    return {step.__name__: step for step in game.codec.registered(Step)}


def _step_names(rows: str) -> list[str]:
    return re.findall(r"^\| `(\w+)`", rows, re.MULTILINE)


def _steps(game: Game, names: list[str]) -> Iterator[str]:
    """One row a step with its fields and what it is; those that are none any more are left out."""
    known = _steps_of(game)
    for step in (known[name] for name in names if name in known):
        own = ", ".join(f"`{field.name}`" for field in fields(step)) or "-"
        about = " ".join((step.__doc__ or "").split("\n\n")[0].split())
        yield f"| `{step.__name__}` | {own} | {about} |"


def with_rulings(page: str) -> str:
    """The rules of Arcs with the part on rulings as it should be."""
    before, _, rest = page.partition(BEGIN)
    return f"{before}{BEGIN}\n\n{rulings_part()}\n{END}{rest.partition(END)[2]}"


def rulings_part() -> str:
    """The sources, then every ruling under the heading of its part."""
    lines = [_item(f"{name}: {about}.") for name, about in SOURCES.items()]
    for number, heading in enumerate(PARTS, 1):
        rulings = [each for each in RULINGS.values() if each.part == number]
        lines += [f"\n### {heading}\n", *map(_item, map(_told, rulings))]
    return "\n".join(lines) + "\n"


def _told(ruling: Ruling) -> str:
    words = f"**{ruling.title}** ({ruling.clause}). {ruling.text} {_origin(ruling)}"
    if ruling.reason:
        words += f" {ruling.status.capitalize()}: {ruling.reason}"
    if ruling.earlier is not None:
        words += f" First printing: {ruling.earlier.text} {_origin(ruling.earlier)}"
    return words


def _origin(reading: Reading) -> str:
    return f"({reading.source}, {reading.date})"


def _item(words: str) -> str:
    return textwrap.fill(
        words, WIDTH, initial_indent="- ", subsequent_indent="  ", break_on_hyphens=False
    )


PART: Final = re.compile(
    r"<!-- document (?P<name>[^,]+), (?P<part>\w+): written by build.position_pages -->\n"
    r".*?<!-- end of the (?P=part) -->",
    re.DOTALL,
)
"""A part of a document on the page: its name, and what of it is told there."""


def with_documents(page: str) -> str:
    """The rules of Arcs with the rows of SUPERCAT's documents as they should be.

    A document that follows another tells only what differs: a row that has a clause of its own,
    or other words.
    """
    told: dict[str, str] = {}

    def part(match: re.Match[str]) -> str:
        rows: dict[str, list[str]] = {}
        for clause, words in _rows_of(match["name"], match["part"]):
            rows.setdefault(clause, []).append(words)
        items = []
        for clause, said in rows.items():
            words = " ".join(dict.fromkeys(said))
            if clause not in told:
                items.append(_item(f"**{clause}** {words}"))
            elif told[clause] != words:
                items.append(_item(f"{clause} is here: {words}"))
            told.setdefault(clause, words)
        begin = match[0].partition("\n")[0]
        return "\n".join([begin, "", *items, "", f"<!-- end of the {match['part']} -->"])

    return PART.sub(part, page)


def _rows_of(name: str, part: str) -> Iterator[tuple[str, str]]:
    """The clauses and the words of one part of a document: pages, modifiers, lines or others."""
    text = (FOLDER / f"{name.replace(' ', '_')}.txt").read_text("utf-8")
    document = DOCUMENTS[name]
    for kind, row in map(row_of, filter(is_row, map(str.strip, text.splitlines()))):
        if (kind, part) == ("page", "pages") and row["clause"]:
            numbers = ", ".join(f"[{label}]" for label in row["labels"].split())
            yield row["clause"], f"{row['suit'].capitalize()}: {numbers}."
        elif (kind, part) == ("priority", "priorities"):
            suits = " or ".join(each.capitalize() for each in row["suits"].split(" | "))
            suits = suits.replace("Combat card", "a combat card")
            yield row["clause"], f"{_words(row['said'])}: {suits}."
        elif (kind, part) == ("modifier", "modifiers"):
            yield row["clause"], f"{row['name']}: {row['said'].replace(' · ', ', ')}."
        elif (kind, part) == ("line", "lines"):
            [line, *_] = document.lines[row["label"]]
            number = "" if row["label"].startswith("f") else f"[{line.number}] "
            yield line.clause, f"{number}{_words(row['said'])}.{_ruled(row['said'])}"
        elif (kind, part) == ("fate", "fates"):
            clause = f"{document.clauses}-{row['fate'].upper()}-{row['number']}"
            yield clause, f"{_words(row['said'])}."


FLAGS: Final = {"partial": "; as far as it comes", "whole": "; with all actions if needed"}


def _words(said: str) -> str:
    """A row as a sentence: what it says, what it prefers, how far it must come."""
    words = sentence(said).words
    for part in said.split(" · "):
        by_ruling = part.startswith("by ruling ")
        kind, _, rest = part.removeprefix("by ruling ").partition(" ")
        if kind == "prefer":
            words += "; by ruling it prefers " if by_ruling else "; prefers "
            words += rest.replace(" > ", ", then ")
    return words + "".join([FLAGS[each] for each in FLAGS if each in said.split(" · ")])


def _ruled(said: str) -> str:
    clauses = [part.removeprefix("ruled ") for part in said.split(" · ") if part[:6] == "ruled "]
    return f" Ruled: {', '.join(clauses)}." if clauses else ""


def ruling_messages() -> str:
    """The English messages of the rulings that were reversed."""
    return "\n".join([MESSAGES, *map(_message, REVERSED)])


def _message(ruling: Ruling) -> str:
    first = ruling.earlier.text if ruling.earlier is not None else ""
    return f"ruling-{ruling.id} = {ruling.title}\n    .now = {ruling.text}\n    .first = {first}\n"


def printed_messages() -> str:
    """The English messages of what is printed on cards of Arcs."""
    texts = [f"{key} = {text[:1].upper()}{text[1:]}" for text, key in reversed(PRINTED.items())]
    return "\n".join([TEXTS, *texts, ""])


def pages() -> Iterable[tuple[Path, str]]:
    """Every page that is written here, as it should be."""
    for game in REGISTRY.games():
        path = game.folder / "POSITION.md"
        yield path, refreshed(game, path.read_text(encoding="utf-8"))
    arcs = REGISTRY.game("arcs")
    rules = arcs.rules_path.read_text(encoding="utf-8")
    yield arcs.rules_path, with_documents(with_rulings(rules))
    yield arcs.folder / "text" / "en" / "rulings.ftl", ruling_messages()
    yield arcs.folder / "text" / "en" / "printed.ftl", printed_messages()


def main() -> None:
    """Writes the pages that are not as they should be."""
    for path, new in pages():
        if not path.exists() or path.read_text(encoding="utf-8") != new:
            write_text_atomically(path, new)
            print(f"{path} is new")


if __name__ == "__main__":
    main()
