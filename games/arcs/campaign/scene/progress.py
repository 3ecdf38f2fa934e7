"""How far an Act has come, in a few words."""

from __future__ import annotations

from engine.text.said import Said
from games.arcs.campaign.rules.state import Reach
from games.arcs.scene.view_model import STANDS
from games.arcs.state import ArcsTable


def stands(table: ArcsTable) -> Said:
    """The chapter of the Act."""
    chapters = {"chapter": table.chapter, "last": table.reach.last_chapter}
    return Said("reach-stands", chapters)


STANDS.put(Reach.mode, stands)
