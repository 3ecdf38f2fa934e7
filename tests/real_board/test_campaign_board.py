"""The Blighted Reach at a real table: whole Acts by the sentences alone, every fate among them."""

from __future__ import annotations

import pytest

from games.arcs.campaign.rules.state import reach_of
from games.arcs.campaign_components import FATE_CARDS
from games.arcs.game import GAME
from tests.real_board.campaign import CampaignBoard
from tests.real_board.own_hands import OwnHands

ACTS = (
    ("human,supercat:hand,supercat,human", "o1", "advocate caretaker partisan steward"),
    ("human,supercat,supercat:hand,human", "l1", "admiral believer magnate partisan"),
    ("human,human,supercat:hand", "p3", "admiral believer founder"),
    ("human,supercat", "n5", "admiral caretaker"),
)


@pytest.mark.sample(6)
@pytest.mark.parametrize(("seats", "seed", "fates"), ACTS, ids=[each[1] for each in ACTS])
def test_an_act_is_played_on_a_real_board(seats: str, seed: str, fates: str) -> None:
    """Chance is the board's, bots' pieces move by what is said; equal after every answer."""
    options = {"mode": "campaign"}
    evening = OwnHands.seated(GAME, CampaignBoard, tuple(seats.split(",")), seed, options)
    evening.to_the_end()
    assert evening.match.is_over
    followed = {fate.id for fate in reach_of(evening.match.table).fates}
    assert followed == set(fates.split())


def test_every_fate_is_followed_in_one_of_the_acts() -> None:
    assert {fate for _, _, fates in ACTS for fate in fates.split()} == set(FATE_CARDS)
