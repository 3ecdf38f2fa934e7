"""A tutor refuses a move: what was chosen stays so, and confirming it again is safe."""

from __future__ import annotations

import pytest

from engine.core.decision import Decision, Option
from games.rajas.scene.selection import RajasSelection, name_of
from games.rajas.state import RajasTable
from tests.games.rajas.scene.playing import a_match_at

KINDS = ("place", "buy", "pay", "lay", "dice", "upgrade", "sail")


class Refused:
    """A person whose every move is refused."""

    def __init__(self, table: RajasTable, decision: Decision) -> None:
        self.table, self.decision = table, decision
        self.asked: list[Option] = []

    def submit(self, answer: Option) -> bool:
        self.asked.append(answer)
        return False

    def refuse(self, sentence: str) -> None: ...

    def refresh(self) -> None: ...


@pytest.mark.parametrize("kind", KINDS)
def test_every_option_named_in_full_can_be_confirmed_again_after_a_refusal(kind):
    match = a_match_at(kind)
    named = [option for option in match.pending.options
             if name_of(option, match.table, match.pending.seat)]  # fmt: skip
    assert named
    for option in named:
        person = Refused(match.table, match.pending)
        selection = RajasSelection(person)
        selection.renew()
        selection.show(option)
        chosen = selection.chosen
        meant = selection.option
        assert not selection.confirm()
        assert not selection.confirm()
        assert person.asked == [meant, meant]
        assert selection.chosen == chosen


def test_a_second_click_on_a_space_that_was_refused_asks_again_and_keeps_it():
    match = a_match_at("place")
    person = Refused(match.table, match.pending)
    selection = RajasSelection(person)
    selection.renew()
    space = next(part for part in sorted(selection.lit, key=repr) if part[0] == "space")
    for _ in range(3):
        selection.click(space)
        assert selection.chosen == (space,)
    assert len(person.asked) == 2
