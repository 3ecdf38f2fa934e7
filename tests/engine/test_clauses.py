"""Clauses: read from the rules, matched with the tests that name them."""

from engine.core.commands import clauses
from engine.core.game import clauses_of, proofs_by_clause
from tests.nim import GAME

RULES = """# Title
- **AB-1.1** First sentence.
  It goes on.
**AB-1.2** Second.
- not a clause **AB-9**
"""


def test_clauses_are_the_numbered_lines_of_the_rules():
    assert [(clause.id, clause.text, clause.line) for clause in clauses_of(RULES)] == [
        ("AB-1.1", "First sentence. It goes on.", 1),
        ("AB-1.2", "Second.", 3),
    ]


def test_tests_are_found_by_their_mark(tmp_path):
    folder = tmp_path / "tests"
    folder.mkdir()
    (folder / "test_a.py").write_text(
        "import pytest\n@pytest.mark.clause('AB-1.1', 'AB-1.2')\ndef test_x(): pass\n"
        "@pytest.mark.skip\ndef test_y(): pass\n"
    )
    assert proofs_by_clause(folder) == {
        "AB-1.1": ["tests/test_a.py::test_x"],
        "AB-1.2": ["tests/test_a.py::test_x"],
    }


def test_a_clause_without_a_test_is_listed(tmp_path):
    folder = tmp_path / "tests"
    folder.mkdir()
    (folder / "test_nim.py").write_text(
        "import pytest\n@pytest.mark.clause('NIM-1')\ndef test_heap(): pass\n"
    )
    document = clauses(GAME, folder)
    assert [clause["id"] for clause in document["clauses"]] == ["NIM-1", "NIM-2"]
    assert document["untested"] == ["NIM-2"]


def test_a_picture_belongs_to_no_clause():
    (clause,) = clauses_of("- **PIG-1** Roll,\n  ![The die](picture:die)\n  or hold.\n")
    assert clause.text == "Roll, or hold."


def test_what_follows_on_another_item_belongs_to_no_clause():
    (clause,) = clauses_of("- **PIG-1** Roll,\n\n  or hold.\n- **Dice** Two\n  of them.\n")
    assert clause.text == "Roll, or hold."
