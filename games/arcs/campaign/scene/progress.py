"""How far an Act has come, in a few words."""

from __future__ import annotations

from games.arcs.campaign.rules.state import Reach
from games.arcs.scene.view_model import STANDS
from games.arcs.state import ArcsTable


def stands(table: ArcsTable) -> str:
    """The chapter of the Act."""
    return f"Act I · Ch. {table.chapter} of {table.reach.last_chapter}"


STANDS.put(Reach.mode, stands)
