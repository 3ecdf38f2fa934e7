"""A tutor refuses a move behind the screen: the die can be taken and put there again."""

from __future__ import annotations

from engine.core.decision import Decision, Option
from games.roll_galaxy.moves import SelectPhase
from games.roll_galaxy.scene.selection import RollSelection, Target
from games.roll_galaxy.state import RollTable
from tests.games.roll_galaxy.positions import rolled, side_named
from tests.games.roll_galaxy.scene.playing import from_position

SETTLE = 2


class Refused:
    """A person whose every move is refused."""

    def __init__(self, table: RollTable, decision: Decision) -> None:
        self.table, self.decision = table, decision
        self.asked: list[Option] = []

    def submit(self, answer: Option) -> bool:
        self.asked.append(answer)
        return False

    def refuse(self, sentence: str) -> None: ...

    def refresh(self) -> None: ...


def test_a_die_whose_call_was_refused_is_let_go_of_and_can_call_again():
    match = from_position(rolled("white Explore", "red Settle"))
    person = Refused(match.table, match.pending)
    selection = RollSelection(person)
    selection.renew()
    for _ in range(2):
        assert selection.movable == {0, 1}
        assert selection.pick(1)
        assert Target("slot", SETTLE) in selection.lit
        assert not selection.put(Target("slot", SETTLE))
        assert selection.die is None
    assert person.asked == [SelectPhase(1, SETTLE)] * 2
    assert not selection.put(Target("slot", SETTLE))
    assert len(person.asked) == 2


def test_a_tool_is_let_go_of_when_the_assignment_is_over():
    match = from_position(
        rolled("white Ship", "white Produce", "red Settle", built=["Local Subsidies"])
    )
    match.answer(SelectPhase(2, SETTLE))
    person = Refused(match.table, match.pending)
    selection = RollSelection(person)
    selection.renew()
    selection.choose_tool(side_named("Local Subsidies"))
    assert selection.movable == {0, 1}
    assignment, person.decision = person.decision, None
    selection.renew()
    assert (selection.tool, selection.die, selection.movable) == (None, None, frozenset())
    person.decision = assignment
    selection.renew()
    assert selection.tool is None
