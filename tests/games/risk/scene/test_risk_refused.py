"""A tutor refuses what was chosen: it stays as it was, and confirming it again is safe."""

from __future__ import annotations

from engine.core.decision import Decision, Option
from engine.core.match import Match
from games.risk.board import territory_named
from games.risk.moves import Attack, PlaceTroops
from games.risk.scene.selection import RiskSelection, land
from games.risk.state import RiskTable
from tests.games.risk.positions import PLACING, playing
from tests.games.risk.scene.playing import a_match, from_position, played_until

URAL, SIBERIA, CHINA = map(territory_named, ("Ural", "Siberia", "China"))


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


def refused(match: Match) -> RiskSelection:
    """What a person has chosen beside a tutor who lets nothing through."""
    assert isinstance(match.pending, Decision)
    selection = RiskSelection(Refused(match.table, match.pending), match.voice)
    selection.renew()
    return selection


def test_troops_put_down_stay_there_when_placing_them_is_refused():
    selection = refused(from_position(playing({"Ural": 2, "Siberia": 1}, steps=PLACING, reserve=3)))
    person = selection.host
    assert isinstance(person, Refused)
    selection.change(land(URAL), 2)
    selection.change(land(SIBERIA), 1)
    for _ in range(2):
        assert not selection.confirm()
        assert selection.placed == tuple(sorted([(URAL, 2), (SIBERIA, 1)]))
    first = min((URAL, 2), (SIBERIA, 1))
    assert person.asked == [PlaceTroops(*first)] * 2
    person.lets = True
    assert selection.confirm()
    assert len(person.asked) == 4


def test_an_attack_that_is_refused_stays_chosen_and_can_be_rolled_again():
    selection = refused(from_position(playing({"Ural": 9}, {"China": 2})))
    for place in (URAL, CHINA):
        selection.click(land(place))
    selection.set_number(2)
    selection.click(land(CHINA))
    selection.roll_once()
    assert selection.host.asked == [Attack(URAL, CHINA, 2)] * 2
    assert (selection.pair, selection.number) == ((URAL, CHINA), 2)


def test_orders_end_with_the_first_answer_that_is_refused():
    fighting = refused(from_position(playing({"Ural": 9}, {"China": 2})))
    fighting.click(land(CHINA))
    fighting.roll_on(1)
    settling = refused(played_until(a_match(), "place"))
    settling.pick_step(1)
    settling.click(land(settling.legal[0]))
    for selection in (fighting, settling):
        assert selection.orders is None
        selection.follow_orders()
        assert len(selection.host.asked) == 1
