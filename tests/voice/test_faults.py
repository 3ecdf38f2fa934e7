"""Faults that the code writes in English have messages: a German reader is told them in German.

Rules and readers of files write what is wrong as sentences with the names of fields. Here every
such sentence of the code is read back by its message (`engine/core/errors.py`).
"""

import ast
import itertools
import re

import pytest

from engine.core.errors import FAULT, fault_said
from engine.core.position.draft import PositionDraft, sample_position
from engine.text.house import house_voice
from engine.text.message import AS_WRITTEN, ENGLISH, HOUSE, languages, texts_of
from games import REGISTRY
from tests.voice import ROOT

SAMPLES = ("seats[0].dice", "3", "word")
"""What stands where the code puts a value: a field, a number, any word."""
GAMES = REGISTRY.keys
ERRORS = ("InputError", "BadDocument", "StorageError", "FileInUse", "IllegalAnswer")
ROOMS = {key: ROOT / "games" / key for key in GAMES} | {"engine": ROOT / "engine"}
FOR_WRITERS = (
    "arena", "external", "cooperative_work", "display", "self_test", "ruled_odds", "report",
    "puzzle_making", "compat", "walk", "lesson",
    "puzzle", "shapes",
)  # fmt: skip
"""Modules whose faults are read by those who write bots, lessons and tests, in English."""
IN_PARTS = {
    "this is not a position of {}; {}", "it is not {} text{}; save it as UTF-8",
    "there are no tests at {}; run this in the source folder", "{} of {} has {} twice",
}  # fmt: skip
"""Sentences whose values are words of their own (two messages each), and those for programmers."""
SAME = {"fault-sentence", "fault-path", "fault-numbers"}
"""Nothing but other faults and signs."""
PROBLEMS = re.compile(r"problem|check|misplaced|lacks|_flow|is_there|nothing_to|invariant")


def texts(node):
    """The texts that an expression may be, with a hole for each value."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [[node.value]]
    if isinstance(node, ast.JoinedStr):
        return [[part.value if isinstance(part, ast.Constant) else None for part in node.values]]
    if isinstance(node, ast.IfExp):
        return [*texts(node.body), *texts(node.orelse)]
    return []


def problems_in(path):
    """The sentences that generators and lists of problems hold, each with its line."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        found = []
        if isinstance(node, ast.FunctionDef) and returns_sentences(node):
            for inner in ast.walk(node):
                match inner:
                    case ast.Yield(value=ast.expr() as value):
                        found.append(value)
                    case ast.List(elts=elements):
                        found += elements
                    case ast.ListComp(elt=element):
                        found.append(element)
        elif isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call):
            name = getattr(node.exc.func, "id", "")
            found += node.exc.args[:1] if name in ERRORS else []
        for value in found:
            for text in texts(value):
                if " " in "".join(filter(None, text)):
                    yield value.lineno, text


def returns_sentences(node):
    """Whether a function gives sentences, by its type."""
    kind = ast.unparse(node.returns) if node.returns is not None else ""
    return kind in ("Iterator[str]", "list[str]") and PROBLEMS.search(ast.unparse(node)) is not None


def is_said(text, folder):
    """Whether a message says the sentence, with some of the samples in its holes."""
    holes = [n for n, part in enumerate(text) if part is None]
    for given in itertools.product(SAMPLES, repeat=len(holes)):
        whole = list(text)
        for place, value in zip(holes, given, strict=True):
            whole[place] = value
        if fault_said("".join(whole), folder).key != AS_WRITTEN:
            return True
    return False


def untold(room):
    folder = HOUSE if room == "engine" else REGISTRY.game(room).text_folder
    for path in sorted(ROOMS[room].rglob("*.py")):
        name = path.relative_to(ROOT).as_posix()
        if any(part in FOR_WRITERS for part in path.relative_to(ROOT).with_suffix("").parts):
            continue
        for line, text in problems_in(path):
            told = "".join(part or "{}" for part in text)
            if told not in IN_PARTS and not is_said(text, folder):
                yield f"{name}:{line}: {told}"


@pytest.mark.parametrize("room", ROOMS)
def test_every_fault_that_the_code_writes_has_a_message(room):
    assert list(untold(room)) == []


FAULTS_OF_DESKS = (
    ("despirala", ("sheets", 1, "goods"), 999,
     "Platz 2, Waren: 999 ist bisher nicht möglich, nur 0 bis 5"),
    ("risk", ("troops", 3), -1, "Truppen, Oststaaten: Hier muss mindestens 1 Truppe stehen"),
    ("risk", ("hands", 1), [5, 5], "An zwei Orten liegt die Karte Nordwest-Territorium"),
    ("roll_galaxy", ("seats", 0, "credits"), 11,
     "Platz 1, Krediteinheiten: 11 ist nicht möglich, nur 0 bis 10"),
    ("rajas", ("seats", 0, "money"), -1, "Platz 1, Ruhm und Platz 1, Geld: Das Mindeste ist 0"),
    ("rajas", ("river", 1), "x",
     "Flussplättchen, Feld 1: Dieses Plättchen kann dort nicht liegen"),
    ("arcs", ("seats", 1, "hand"), ["construction-2"] * 2,
     "An zwei Orten liegt die Aktionskarte Bau 2"),
    ("arcs", ("chapter",), 9, "Kapitel: 9 ist nicht möglich, nur 0 bis 5"),
)  # fmt: skip


@pytest.mark.parametrize(("key", "path", "value", "german"), FAULTS_OF_DESKS)
def test_a_desk_tells_its_fault_in_german_with_the_titles_of_its_fields(key, path, value, german):
    game = REGISTRY.game(key)
    draft = PositionDraft(game, sample_position(game))
    draft.set_value(path, value)
    assert game.voice((), "de").say(draft.problem.said) == german


def test_a_seat_is_counted_from_one_and_a_fault_inside_a_fault_is_told_as_well():
    folder = REGISTRY.game("risk").text_folder
    said = fault_said("eliminated lacks seat 2, which owns no territory", folder)
    assert said.args["seat"] == 3
    damaged = fault_said("a.json is damaged: a colon is missing at line 2, column 7. "
                         "The default settings are used.")  # fmt: skip
    assert house_voice("de", ()).say(damaged) == (
        "a.json ist beschädigt: Ein Doppelpunkt fehlt in Zeile 2, Spalte 7. "
        "Es gelten die Grundeinstellungen."
    )


def test_what_no_message_says_stays_as_it_is_written():
    assert fault_said("somebody wrote this").args == {"text": "somebody wrote this"}


@pytest.mark.parametrize("language", languages()[1:])
@pytest.mark.parametrize("room", ROOMS)
def test_no_fault_of_another_language_reads_as_in_english(room, language):
    folder = HOUSE if room == "engine" else REGISTRY.game(room).text_folder
    english, other = texts_of(folder, ENGLISH), texts_of(folder, language)
    faults = {key for key in english if key.startswith(FAULT)} - SAME
    assert [key for key in sorted(faults) if english[key] == other.get(key, english[key])] == []
