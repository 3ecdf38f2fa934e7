"""RULES.md as a text: numbered in order, true to the data, cited clauses that exist."""

import re
from functools import cache
from pathlib import Path

import pytest

from engine.core.game import game_clauses, proofs_by_clause
from games.despirala.bots import exact_values
from games.despirala.combinations import COMBINATIONS, legal_faces, score, target
from games.despirala.game import GAME

RULES = GAME.rules_path.read_text(encoding="utf-8")
CLAUSES = [clause.id for clause in game_clauses(GAME)]
TESTS = Path(__file__).parents[2]


def test_clauses_are_numbered_in_order_section_by_section():
    sections = [int(number) for number in re.findall(r"^## (\d+)\.", RULES, re.MULTILINE)]
    assert sections == list(range(1, len(sections) + 1))
    numbers = [tuple(map(int, clause.removeprefix("DESP-").split("."))) for clause in CLAUSES]
    expected = [
        (section, place)
        for section in sections
        for place in range(1, 1 + sum(number[0] == section for number in numbers))
    ]
    assert numbers == expected


@cache
def proofs():
    return proofs_by_clause(TESTS / "games" / "despirala")


@pytest.mark.parametrize("clause", CLAUSES)
def test_every_clause_is_proved_by_a_test(clause):
    assert proofs().get(clause)


def test_tests_and_bots_cite_clauses_that_exist():
    assert set(proofs()) <= set(CLAUSES)
    for path in GAME.folder.rglob("*.py"):
        cited = re.findall(r"DESP-\d+\.\d+", path.read_text(encoding="utf-8"))
        assert set(cited) <= set(CLAUSES), path.name


@pytest.mark.parametrize("combination", COMBINATIONS[6:], ids=str)
def test_the_table_of_combinations_says_what_is_played(combination):
    (row,) = re.findall(rf"^\| {combination.name} \|(.*)\|$", RULES, re.MULTILINE)
    wanted, _, points = (cell.strip() for cell in row.split("|"))
    assert wanted == " ".join(map(str, combination.pattern))
    given = [
        score(combination.name, faces, len(target(combination.name, faces)))
        for faces in legal_faces(combination.name)
    ]
    spoken = [int(number) for number in re.findall(r"\d+", points)]
    assert spoken in ([min(given)], [min(given), max(given)])


def test_the_baselines_of_the_text_are_the_solved_ones():
    assert f"{exact_values('normal').start:.3f} points in the normal game" in RULES
    assert f"{exact_values('misere').start:.3f} in misère" in RULES
