"""A RULES.md read, searched and set in lines."""

from engine.core.game import clauses_of
from engine.ui.pages.rulebook import LONGEST_LINE, Measure, Page, Rulebook, Run, SearchHit
from tests.nim import GAME

RULES = """# Pig

Roll a *die*, or **hold**; see `PIG`.
A second line.

## 1. The turn

- **PIG-1.1** Roll again, or hold.
  1. A one loses the pot.
  2. Anything else is added.

  The pot is lost for good.
- **PIG-1.2** Holding banks the pot.

| Face | Worth |
| --- | --- |
| one | nothing at all |

```
pot = 18
pot = 0
```
"""

EVEN = Measure(lambda text, size, font: 8.0 * len(text), lambda size, height: size * height)


def page(markdown=RULES, width=640.0):
    return Page(Rulebook.parse(markdown), width, EVEN)


def width_of(piece):
    return EVEN.width(piece.text, piece.size, piece.font)


def test_numbers_of_each_kind_take_the_room_that_they_need():
    lefts = {
        piece.text: piece.x for piece in page("- **AB-1** Short\n\n- **ABCDEF-1.1** Long").pieces
    }
    assert lefts["AB-1"] == lefts["ABCDEF-1.1"]
    assert lefts["Long"] - lefts["Short"] == 8.0 * (len("ABCDEF-1.1") - len("AB-1"))


def test_no_column_of_a_table_is_narrower_than_its_words():
    words = "word " * 30
    table = f"| Combination | What is wanted |\n| --- | --- |\n| short | {words} |\n"
    first, second, *_ = page(table, width=210).pieces
    assert (first.text, second.text) == ("Combination", "What is")
    assert first.x + width_of(first) < second.x


def test_blocks_keep_the_kinds_of_the_markdown():
    kinds = [block.kind for block in Rulebook.parse(RULES).blocks]
    assert kinds == [
        "heading", "paragraph", "heading", "item", "item", "item", "item", "item", "table", "code",
    ]  # fmt: skip


def test_styles_are_kept_and_line_breaks_become_blanks():
    paragraph = Rulebook.parse(RULES).blocks[1]
    assert Run("hold", "bold") in paragraph.runs
    assert Run("die", "italic") in paragraph.runs
    assert Run("PIG", "code") in paragraph.runs
    assert paragraph.text == "Roll a die, or hold; see PIG. A second line."


def test_the_same_clauses_as_the_command_line_finds():
    text = GAME.rules_path.read_text(encoding="utf-8")
    shown = [block.clause for block in Rulebook.read(GAME.rules_path).blocks if block.clause]
    assert shown == [clause.id for clause in clauses_of(text)] == ["NIM-1", "NIM-2"]


def test_a_clause_is_found_and_a_finer_number_leads_to_its_parent():
    book = Rulebook.parse(RULES)
    assert book.block_of("PIG-1.2") == 7
    assert book.block_of("PIG-1.2.9") == 7
    assert book.block_of("CHESS-1") is None


def test_contents_are_the_headings():
    book = Rulebook.parse(RULES)
    assert [book.blocks[number].text for number in book.contents] == ["Pig", "1. The turn"]
    assert book.section_of(4) == 2


def test_search_takes_any_case_and_reaches_into_tables():
    book = Rulebook.parse(RULES)
    assert [hit.block for hit in book.find("POT")] == [4, 6, 7, 9, 9]
    table = book.blocks[8].text
    (hit,) = book.find("nothing  at")
    assert (hit.block, table[hit.start : hit.end]) == (8, "nothing at")
    assert book.find("   ") == ()


def test_no_line_is_longer_than_seventy_letters():
    long = "word " * 60
    lines: dict[float, int] = {}
    for piece in page(f"{long}\n\n- **AB-1** {long}", width=4000).pieces:
        if piece.style != "clause":
            lines[piece.y] = lines.get(piece.y, 0) + len(piece.text)
    assert max(lines.values()) <= LONGEST_LINE


def test_every_piece_stands_where_its_block_has_that_text():
    book = Rulebook.parse(RULES)
    for piece in page().pieces:
        if piece.start >= 0:
            assert book.blocks[piece.block].text[piece.start : piece.end] == piece.text


def test_pieces_of_a_line_do_not_overlap():
    pieces = page(width=300).pieces
    for one in pieces:
        for other in pieces:
            if one is not other and one.y == other.y and one.x < other.x:
                assert one.x + width_of(one) <= other.x


def test_a_clause_number_hangs_left_of_its_text():
    number, text = (piece for piece in page().pieces if piece.block == 3)
    assert (number.text, number.style) == ("PIG-1.1", "clause")
    assert number.x + width_of(number) < text.x


def test_a_hit_is_highlighted_over_the_words_it_covers():
    laid_out = page()
    (box,) = laid_out.boxes_of(SearchHit(7, len("PIG-1.2 "), len("PIG-1.2 Holding")))
    assert box.w == 8.0 * len("Holding")
    assert laid_out.box_of(7).contains(box.centre)


def test_only_what_is_in_view_is_handed_out():
    laid_out = page()
    assert laid_out.visible_pieces(0, 60)[0].text == "Pig"
    assert laid_out.visible_blocks(laid_out.height - 1, laid_out.height)[0].kind == "code"


def leaves(leaf=300.0, markdown=RULES, width=640.0):
    return Page(Rulebook.parse(markdown), width, EVEN, leaf=leaf)


def test_no_line_and_no_row_of_a_book_crosses_from_leaf_to_leaf():
    for leaf in (160.0, 300.0, 420.0):
        laid_out = leaves(leaf)
        for piece in laid_out.pieces:
            step = 1.25 * piece.size
            assert laid_out.leaf_of(piece.y - step / 2) == laid_out.leaf_of(piece.y + step / 2)
        for placed in laid_out.placed:
            for ground in placed.grounds:
                assert laid_out.leaf_of(ground.y) == laid_out.leaf_of(ground.bottom - 1)


def test_a_heading_is_never_the_last_on_its_leaf():
    laid_out = leaves(260.0, f"# One\n\n{'word ' * 60}\n\n## 1. Two\n\n{'word ' * 60}\n")
    assert laid_out.leaf_of(laid_out.box_of(2).y) == laid_out.leaf_of(laid_out.pieces[-1].y)


def test_a_new_part_begins_on_a_leaf_of_its_own():
    laid_out = leaves(400.0, "# One\n\nFew words.\n\n# Two\n\nFew more.\n")
    assert laid_out.box_of(2).y == 400.0
    assert laid_out.leaves == 2


def test_a_picture_higher_than_a_leaf_is_made_narrower():
    book = Rulebook.parse("![The map](picture:map)\n")
    (placed,) = Page(book, 640, EVEN, lambda name, width: width, leaf=500.0).placed
    (ground,) = placed.grounds
    assert ground.w == ground.h < 500
    assert ground.x == (640 - ground.w) / 2
