"""The tables of POSITION.md say what the code says: fields, what they are if left out, steps."""

import pytest

from build.position_pages import PART, pages, refreshed, with_documents, with_rulings
from engine.core.game import game_clauses
from games import REGISTRY
from games.arcs.supercat.document import FOLDER


def page_of(game):
    return (game.folder / "POSITION.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("key", REGISTRY.keys)
def test_the_tables_of_a_page_are_those_of_the_code(key):
    game = REGISTRY.game(key)
    assert refreshed(game, page_of(game)) == page_of(game), "python -m build.position_pages"


def test_every_page_is_as_it_is_written_from_code_and_data():
    written = list(pages())
    names = {"POSITION.md", "RULES.md", "rulings.ftl", "printed.ftl"}
    assert {path.name for path, _ in written} == names
    for path, page in written:
        assert path.read_text(encoding="utf-8") == page, "python -m build.position_pages"


def test_rulings_are_written_between_their_marks_and_nothing_else_is_touched():
    page = REGISTRY.game("arcs").rules_path.read_text(encoding="utf-8")
    begin, end = page.index("<!-- rulings"), page.index("<!-- end of the rulings")
    damaged = f"# Mine\n{page[begin : begin + 60]} a line too many {page[end:]}My own words.\n"
    new = with_rulings(damaged)
    assert new.startswith("# Mine\n<!-- rulings")
    assert new.endswith("My own words.\n")
    assert "a line too many" not in new
    assert page[begin:end] in new


def test_the_rules_tell_the_pages_priorities_and_lines_of_every_document():
    page = REGISTRY.game("arcs").rules_path.read_text(encoding="utf-8")
    told = {(match["name"], match["part"]) for match in PART.finditer(page)}
    names = {path.stem.replace("_", " ") for path in FOLDER.glob("*.txt")}
    parts = ("pages", "priorities", "lines")
    fates = {("campaign 10", "fates")}  # those of 0.5 are told in the words of their messages
    modifiers = {("base 0.5", "modifiers"), ("base 10", "modifiers")}  # the campaign's are the same
    assert told == {(name, part) for name in names for part in parts} | fates | modifiers


def test_a_row_of_a_document_is_told_between_its_marks_with_the_rulings_that_it_names():
    page = REGISTRY.game("arcs").rules_path.read_text(encoding="utf-8")
    row = "- **CAT-N-28** [28] Move to take control of a rival city. Ruled: CAT-11.26.\n"
    assert row in page
    assert with_documents(page.replace(row, "- **CAT-N-28** [28] Stay at home.\n")) == page
    here = "- CAT-N-16 is here: [16] Move to get a new claim if it has fewer claims than half the"
    assert here in page, "the campaign has the line in other words"


def test_every_ruling_that_a_row_names_is_a_clause():
    named = {
        part.removeprefix("ruled ").strip()
        for path in FOLDER.glob("*.txt")
        for row in path.read_text("utf-8").splitlines()
        for part in row.split(" · ")
        if part.startswith("ruled ")
    }
    assert named
    assert named <= {each.id for each in game_clauses(REGISTRY.game("arcs"))}


@pytest.mark.parametrize(("begin", "wrong", "right"), [
    ("| `round` |", "| `round` | which one is played | 3 |",
     "| `round` | which one is played | 0 |"),
    ("| `seat` |", "| `seat`, `round` | where the game is | 0 |",
     "| `seat`, `round` | where the game is | 0 |"),
    ("| `seat` |", "| `seat`, `order` | whose turn | none (in a while) |",
     "| `seat` | whose turn | 0 (in a while) |"),
    ("| `round` |", "| `lost` | a field that is none any more | 0 |",
     "| `round` | Round: 0 while the board is being set up | 0 |"),
])  # fmt: skip
def test_a_row_that_says_something_else_is_put_right(begin, wrong, right):
    risk = REGISTRY.game("risk")
    lines = [wrong if line.startswith(begin) else line for line in page_of(risk).splitlines()]
    new = refreshed(risk, "\n".join(lines) + "\n")
    assert right in new.splitlines()
    assert "lost" not in new
    assert refreshed(risk, new) == new


def test_a_class_without_a_table_is_named():
    risk = REGISTRY.game("risk")
    page = page_of(risk).replace("Fields of `Rules`:", "Rules:")
    with pytest.raises(LookupError, match="Risk has no table of the fields of Rules"):
        refreshed(risk, page)


def test_a_new_step_comes_last_with_its_fields_and_first_words_and_one_gone_is_left_out():
    arcs = REGISTRY.game("arcs")
    page = page_of(arcs)
    row = next(line for line in page.splitlines() if line.startswith("| `BuildPiece` |"))
    new = refreshed(arcs, page.replace("| `BuildPiece` |", "| `Gone` |"))
    assert new.index(row) > new.index("| `OutrageToSeize` |")
    assert "Gone" not in new
