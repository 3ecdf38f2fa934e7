"""The documents of SUPERCAT as text: how they are read, and what is refused as they are read."""

import pytest

from games.arcs.parts import NO_TURN
from games.arcs.supercat.assessment import DOCUMENTS
from games.arcs.supercat.doctrines import CARD_PREFERENCES, MARCH_PREFERENCES
from games.arcs.supercat.document import (
    FOLDER,
    DocumentError,
    document_of,
    page_of_turn,
    read,
    sentence,
)
from games.arcs.supercat.lexicon import GOALS, PREFERENCES, QUESTIONS
from tests.games.arcs.positions import a_seat, acting
from tests.games.arcs.supercats import FIVE, a_cat, assessment

BASE = (FOLDER / "base_0.5.txt").read_text("utf-8")


def changed(before, after):
    """What is said of the base game's document with other words."""
    assert before in BASE
    with pytest.raises(DocumentError) as found:
        read(BASE.replace(before, after).splitlines(), "base")
    return str(found.value)


def place_of(words):
    """The number of the row that begins so."""
    return next(n for n, row in enumerate(BASE.splitlines(), 1) if row.startswith(words))


def test_there_is_a_document_for_each_game():
    assert {file.stem.replace("_", " ") for file in FOLDER.iterdir()} == set(DOCUMENTS)


@pytest.mark.parametrize(
    ("before", "after", "row", "known"),
    [
        ("[18] Secure to take captives", "[18] Secure to take cities", "[18]", "to take captives"),
        ("[18] Secure to", "[18] Steal to", "[18]", "Secure; Influence"),
        ("if a marker is available", "if a marker is free", "[37]", "a marker is available"),
        ("prefer bot control > most", "prefer our control > most", "[9]", "bot control"),
        ("[31] Build to defend", "[31] Tax to defend", "[31]", "to take captives"),
        ("· partial", "· slowly", "[41]", "'partial'"),
        ("mobilization: 10", "mobilization: 99", "page CAT-6.4 mob", "44"),
        ("> Weapon icon >", "> Sword icon >", "principle inf", "Weapon icon"),
        ("→ construction\n", "→ buildings\n", "priority CAT-4.4 starport", "construction"),
        ("[44] Tax for", "line 44: Tax for", "line 44", "a line, a page"),
        ("[44] Tax for", "[43] Tax for", "[43] Tax", "there already"),
    ],
)
def test_an_unknown_phrase_is_refused_with_its_row_and_the_known_ones(before, after, row, known):
    said = changed(before, after)
    text = BASE.replace(before, after)
    places = [n for n, each in enumerate(text.splitlines(), 1) if each.startswith(row)]
    assert said.startswith(f"base, line {places[0]}: ")
    assert known in said


OF_ACTS = {
    "[3]": ("[4]", "an effective Vox card"),
    "[16]": ("[16]", "fewer claims than half the unbuilt cities"),
    "[28]": ("[27]", "a rival or Free city"),
    "priority CAT-4.2 vox": ("priority CATR-4.3 secure-of-list", "an attached guild card"),
    "priority CAT-4.7 new-claim": ("priority CAT-4.7 new-claim", "half the unbuilt cities"),
    "priority CAT-4.8 cities": ("priority CAT-4.8 cities", "half as many claims"),
    "priority CAT-4.11 city": ("priority CATR-4.11 city-or-free-city", "a rival or Free city"),
    "token relic": ("token relic", "secure 8: 2 4 18"),
}
"""The rows of the base game that an Act words otherwise: how they begin there, and its words."""
OF_FAITHFUL = {
    "[f10]": "[2]", "[f11]": "[9]", "[f13]": "[15]", "[f15]": "[1]", "[f16]": "[8]",
    "[f17]": "[10]", "[f19]": "[16]", "[f22]": "[43]",
}  # fmt: skip
"""The rows of the pages of Faithful cards that are lines of the other pages."""


def rows_of(text):
    """The lines, priorities, tokens and principles of a document."""
    kinds = ("[", "priority ", "token ", "principle ")
    return [row for row in text.splitlines() if row.startswith(kinds)]


def test_an_act_plays_by_the_rows_of_the_base_game_but_for_those_that_it_words_otherwise():
    """So a row that a position of the base game proves is proven for an Act."""
    act = rows_of((FOLDER / "campaign_0.5.txt").read_text("utf-8"))
    for row in rows_of(BASE):
        begun = [each for each in OF_ACTS if row.startswith(each)]
        if not begun:
            assert row in act
            continue
        start, words = OF_ACTS[begun[0]]
        [other] = [each for each in act if each.startswith(start)]
        assert words in other
        assert other.partition(" · prefer ")[2] == row.partition(" · prefer ")[2]


def test_the_pages_of_faithful_cards_have_the_lines_of_the_others():
    act = rows_of((FOLDER / "campaign_0.5.txt").read_text("utf-8"))
    words = {row.split()[0]: row.split(maxsplit=1)[1] for row in act if row.startswith("[")}
    for faithful, number in OF_FAITHFUL.items():
        assert words[faithful].split(" · ruled ")[0] == words[number].split(" · ruled ")[0]
        assert words[faithful].partition(" prefer ")[2] == words[number].partition(" prefer ")[2]

    [ports] = [row for row in (FOLDER / "campaign_0.5.txt").read_text("utf-8").splitlines()
               if row.startswith("fate admiral 5")]  # fmt: skip
    assert ports.partition(" prefer ")[2] == words["[33]"].partition(" prefer ")[2]


def test_without_a_card_in_play_there_is_no_page():
    table = acting(a_cat("1-hex 1"), a_seat())
    assert page_of_turn(assessment(table)) == document_of(assessment(table)).pages["administration"]
    table.turn = NO_TURN
    assert page_of_turn(assessment(table)) == ()


def test_a_line_on_no_page_and_a_missing_principle_are_refused():
    assert changed("42 43 44\n", "42 43\n") == "base: on no page: 44"
    march = BASE.splitlines()[place_of("principle march") - 1]
    assert changed(march, "") == "base: no principle march"


def test_a_line_in_known_phrases_needs_nothing_but_the_document():
    words = "[99] Build other starports · if it has no claim\n\npage CAT-6.3 construction: 99 "
    made = read(BASE.replace("page CAT-6.3 construction: ", words).splitlines(), "base")
    assert [line.number for line in made.pages["construction"]][:2] == [99, 9]
    secures = (
        "[99] Secure an effective Vox card, to take captives\n\npage CAT-6.3 construction: 99 "
    )
    made = read(BASE.replace("page CAT-6.3 construction: ", secures).splitlines(), "base")
    [line] = made.lines["99"]
    table = acting(a_cat(), court="Farseers 2 1, Gatekeepers 1", buildings=FIVE)
    assert [str(each) for each in line.find(assessment(table), 1)] == ["Secure Farseers"]
    table = acting(a_cat(), court="Farseers 2 1, Call to Action 1", buildings=FIVE)
    assert [str(each) for each in line.find(assessment(table), 1)] == ["Secure Call to Action"]


@pytest.mark.parametrize(
    "phrases", [GOALS, QUESTIONS, PREFERENCES, CARD_PREFERENCES, MARCH_PREFERENCES]
)
def test_every_phrase_is_said_by_a_document(phrases):
    said = "".join(file.read_text("utf-8") for file in FOLDER.iterdir())
    assert [each for each in phrases if each not in said] == []


@pytest.mark.clause("CAT-11.25")
@pytest.mark.parametrize(
    ("row", "whole", "told"),
    [
        (
            "Secure | Influence the Imperial Council · if it is a Regent",
            "Secure or influence the Imperial Council if it is a Regent",
            {
                "secure": "Secure the Imperial Council if it is a Regent",
                "influence": "Influence the Imperial Council if it is a Regent",
            },
        ),
        (
            "Tax | Secure | Battle to win a declared ambition before golems wake",
            "Tax, secure or favorable combat to win a declared ambition before golems wake",
            {
                "tax": "Tax to win a declared ambition before golems wake",
                "secure": "Secure to win a declared ambition before golems wake",
                "battle": "Favorable combat to win a declared ambition before golems wake",
            },
        ),
        ("Build ships", "Build ships", {"build": "Build ships"}),
    ],
)
def test_a_row_of_several_actions_is_told_one_action_at_a_time(row, whole, told):
    """Else the same words are refused for one action, and hold for the next."""
    said = sentence(row)
    assert said.words == whole
    assert {each: said.words_of(each) for each in said.actions} == told


@pytest.mark.clause("CAT-11.25")
def test_an_ability_is_told_with_what_it_is_used_for():
    said = sentence("Use a ready ability")
    assert said.words == "Use a ready ability"
    assert said.words_of("move") == "Use a ready ability to move"


@pytest.mark.parametrize("name", [name for name in DOCUMENTS if name.endswith("10")])
def test_no_two_lines_of_a_page_or_a_fate_are_told_alike(name):
    document = DOCUMENTS[name]
    for lines in (*document.pages.values(), *document.fates.values()):
        told = [(each.clause, each.words) for each in lines]
        assert len(set(told)) == len(told)
