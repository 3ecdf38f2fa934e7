"""The position editor gives an Act one seat more, or takes one away."""

from engine.core.position.draft import PositionDraft, sample_position
from games.arcs.game import GAME


def test_a_seat_comes_to_an_act_and_leaves_again():
    before = sample_position(GAME, {"mode": "campaign"}, 2)
    draft = PositionDraft(GAME, before)
    draft.add_seat()
    assert draft.problem is None
    table = draft.table
    assert [len(fate.favors) for fate in table.reach.fates] == [3, 3, 3]
    assert [len(fate.grievances) for fate in table.reach.fates] == [3, 3, 3]
    assert [len(seat.captives) for seat in table.seats] == [3, 3, 3]
    assert [len(seat.trophies) for seat in table.seats] == [3, 3, 3]
    assert {len(offer.agents) for offer in table.court} == {3}
    draft.remove_seat(2)
    assert draft.document == PositionDraft(GAME, before).document


def test_what_others_hold_of_a_seat_leaves_with_it():
    draft = PositionDraft(GAME, sample_position(GAME, {"mode": "campaign"}, 3))
    draft.set_value(("reach", "fates", 0, "grievances"), [0, 2, 1])
    draft.set_value(("reach", "fates", 2, "favors"), [0, 1, 0])
    draft.remove_seat(1)
    assert draft.document["reach"]["fates"][0]["grievances"] == [0, 1]
    assert draft.document["reach"]["fates"][1]["favors"] == [0, 0]
