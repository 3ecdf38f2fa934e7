"""A tutor refuses what was chosen: it stays as it was, and confirming it again is safe."""

from __future__ import annotations

from engine.core.decision import Decision, Option
from games.risk.board import territory_named
from games.risk.moves import PlaceTroops
from games.risk.scene.intents import Intentions
from games.risk.state import RiskTable
from tests.games.risk.positions import PLACING, playing
from tests.games.risk.scene.playing import from_position

URAL, SIBERIA = territory_named("Ural"), territory_named("Siberia")


class Refused:
    """A person whose every move is refused, until `lets` says otherwise."""

    def __init__(self, table: RiskTable, decision: Decision | None) -> None:
        self.table, self.decision = table, decision
        self.lets = False
        self.asked: list[Option] = []

    def submit(self, answer: Option) -> bool:
        self.asked.append(answer)
        return self.lets

    def refuse(self, sentence: str) -> None: ...

    def refresh(self) -> None: ...

    def catch_up(self) -> None: ...


def test_troops_put_down_stay_there_when_placing_them_is_refused():
    table = playing({"Ural": 2, "Siberia": 1}, steps=PLACING, reserve=3)
    match = from_position(table, "human", "eager")
    assert isinstance(match.pending, Decision)
    person = Refused(match.table, match.pending)
    intentions = Intentions(person)
    intentions.renew()
    intentions.placing.put(URAL, 2)
    intentions.placing.put(SIBERIA, 1)
    for _ in range(2):
        intentions.placing.confirm()
        draft = intentions.placing.draft
        assert draft is not None
        assert draft.placed == {URAL: 2, SIBERIA: 1}
    first = min((URAL, 2), (SIBERIA, 1))
    assert person.asked == [PlaceTroops(*first)] * 2
    person.lets = True
    intentions.placing.confirm()
    assert len(person.asked) == 4
    assert intentions.placing.draft is None
