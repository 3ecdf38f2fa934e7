"""Pieces put down here and there before they are confirmed."""

from __future__ import annotations

from engine.ui.table.selection import Draft, Part

URAL: Part = ("land", "Ural")
CHINA: Part = ("land", "China")


def draft_of(total: int) -> Draft:
    return Draft(total, lambda part, count: f"{count} on {part[1]}")


def test_a_draft_never_holds_more_than_there_is_nor_less_than_nothing():
    draft = draft_of(5)
    assert draft.add(URAL, 3) == 3
    assert draft.add(CHINA, 9) == 2
    assert draft.add(URAL, -7) == -3
    assert (draft.placed, draft.left, draft.is_complete) == ({CHINA: 2}, 3, False)


def test_every_change_of_a_draft_is_taken_back_one_by_one():
    draft = draft_of(6)
    draft.add(URAL, 2)
    draft.spread([URAL, CHINA])
    draft.clear()
    assert draft.last_change == -6
    assert draft.undo()
    assert draft.placed == {URAL: 3, CHINA: 3}
    assert draft.undo()
    assert draft.undo()
    assert not draft.undo()
    assert (draft.placed, draft.can_undo) == ({}, False)


def test_a_complete_draft_is_the_answers_that_place_it():
    draft = draft_of(4)
    draft.add(URAL, 1)
    draft.add(CHINA, 3)
    assert draft.is_complete
    assert draft.answers() == ("3 on China", "1 on Ural")
