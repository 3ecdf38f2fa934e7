"""A campaign from a worked position."""

from games.risk.board import territory_named
from games.risk.bots.campaigns import muster_of
from games.risk.bots.prospect import Prospect


def plan_of(table, *names: str):
    """The board as its seat sees it, and its campaign to territories of these names."""
    board = Prospect.of(table)
    campaign = muster_of(board).campaign_for([territory_named(name) for name in names])
    assert campaign is not None
    return board, campaign
