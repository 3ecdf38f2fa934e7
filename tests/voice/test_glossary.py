"""What is shown and documented keeps to the glossaries, spells American, and is not long.

What a file had too much when this test began stands in `tests/voice/allowed`; the lists only get
shorter. `python -m tests.voice.glossary risk` prints what is still found in the files of Risk, and
without a name takes what is mended off the lists.
"""

import re

import pytest

from engine.text.message import HOUSE
from tests.voice import ROOT
from tests.voice.glossary import (
    HOLE,
    ROOMS,
    _of_page,
    allowed,
    counted,
    faults,
    files,
    glossary,
    room_of,
    texts,
)

GERMAN_PAGES = ("text/de.ftl", "text/de/*.ftl", "*/de/*.json", "RULES.de.md")
every_room = pytest.mark.parametrize("room", ROOMS)


@every_room
def test_no_file_has_more_faults_than_its_allowance(room):
    found, listed = counted(room), allowed(room)
    more = [
        f"{name}: {found[name][kind]} {kind} instead of {listed.get(name, {}).get(kind, 0)}"
        for name in found
        for kind in found[name]
        if found[name][kind] > listed.get(name, {}).get(kind, 0)
    ]
    assert not more, f"`python -m tests.voice.glossary {room}` shows them: {more}"


@every_room
def test_what_is_mended_leaves_the_allowance(room):
    found, listed = counted(room), allowed(room)
    less = [
        name
        for name, kinds in listed.items()
        for kind, n in kinds.items()
        if found.get(name, {}).get(kind, 0) < n
    ]
    assert not less, f"run `python -m tests.voice.glossary` to shorten the lists: {less}"


@every_room
def test_a_glossary_says_what_words_mean_and_what_to_write_instead(room):
    book = glossary(room)
    if not book:
        pytest.skip("the game has no list of its own yet")
    assert book.keys() <= {"terms", "banned", "spellings", "exceptions", "german"}
    assert book["terms"]
    for entries in book.values():
        assert all(each.strip() for pair in entries.items() for each in pair)


@every_room
def test_german_has_one_word_for_a_term(room):
    """Phrases that `german` lists with the word of the rules; names of cards are as printed."""
    folder = HOUSE.parent if room == "engine" else ROOT / "games" / room
    pages = [path for pattern in GERMAN_PAGES for path in sorted(folder.glob(pattern))]
    assert pages
    found = [
        f"{path.name}: {line.strip()}"
        for path in pages
        for phrase in glossary(room)["german"]
        for line in path.read_text("utf-8").splitlines()
        if re.search(rf"(?<!\w)(?<!'s ){phrase}", line)
    ]
    assert not found


@every_room
def test_an_exception_is_needed(room):
    every = [text for path in files() if room in ("engine", room_of(path))
             for _, text in texts(path)]  # fmt: skip
    for phrase in glossary(room).get("exceptions", {}):
        assert any(phrase.casefold() in text.casefold() for text in every), phrase


def page(tmp_path, monkeypatch, words, name="RULES.md"):
    """The faults of a page of Risk that says this."""
    path = tmp_path / "games" / "risk" / name
    path.parent.mkdir(parents=True)
    path.write_text(words, "utf-8")
    monkeypatch.setattr("tests.voice.glossary.ROOT", tmp_path)
    house = glossary("engine") | {"exceptions": {"Grey Wolf": "a name"}}
    monkeypatch.setattr("tests.voice.glossary.glossary",
                        lambda room: house if room == "engine" else {})  # fmt: skip
    return [(each.kind, each.what) for each in faults(path)]


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("Begin anew.", ["anew"]),
        ("Your neighbours' colour and its colouring.", ["neighbours", "colour", "colouring"]),
        ("Organised, organising; an organism is realistic.", ["Organised", "organising"]),
        ("Analyse the analysis.", ["Analyse"]),
        ("Grey Wolf is a gray world, greyer than most.", ["greyer"]),
        ("It wins 60 % of the time, or 60%.", ["0 %"]),
        ("`anew` is a command.", []),
        ("```\ncolour = 1\n```", []),
        ("Renewed. Such as these. A neighborhood.", []),
        ("It begins\nwith such\na card.", ["such a"]),
    ],
)
def test_what_is_refused(tmp_path, monkeypatch, words, found):
    assert page(tmp_path, monkeypatch, words) == [("banned", each) for each in found]


def test_a_sentence_of_a_page_has_at_most_thirty_words(tmp_path, monkeypatch):
    thirty = "word " * 30
    assert page(tmp_path, monkeypatch, f"{thirty.strip()}. {thirty.strip()}.") == []
    assert page(tmp_path / "b", monkeypatch, f"{thirty}more.") == [("long", f"{thirty}more.")]


def test_a_sentence_of_the_window_has_at_most_twenty_words_in_every_branch(tmp_path, monkeypatch):
    twenty = "word " * 18 + "{ $n } { $many ->\n    [one] die\n   *[other] dice SOME\n}"
    path = "text/en/card.ftl"
    assert page(tmp_path, monkeypatch, f"a-b = {twenty.replace(' SOME', '')}.", path) == []
    (found,) = page(tmp_path / "b", monkeypatch, f"a-b = {twenty}.", path)
    assert found == ("long", "word " * 18 + "… dice SOME.")


def test_pages_are_read_by_paragraph_entry_and_cell():
    text = "# Title\nOne\ntwo.\n\n1. First\n2. Second `x`\n\n| a | b |\n|---|---|\n"
    assert [each for _, each in _of_page(text)] == [
        "# Title", "One two.", "1. First", f"2. Second {HOLE}", "a", "b", "---", "---",
    ]  # fmt: skip


def test_every_game_and_page_is_read():
    names = {path.relative_to(ROOT).as_posix() for path in files()}
    assert {"README.md", "games/risk/RULES.md", "games/arcs/text/en/supercat.ftl",
            "games/rajas/puzzles/puzzles.json", "engine/text/en.ftl"} <= names  # fmt: skip
