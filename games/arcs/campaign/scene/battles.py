"""What the campaign adds to a battle that is shown."""

from __future__ import annotations

from games.arcs.campaign.rules.state import Reach, reach_of
from games.arcs.reach_box import BLIGHT
from games.arcs.scene.art.looks import Fighter
from games.arcs.scene.battle_model import LONE_FIGHTER
from games.arcs.state import ArcsTable


def blight_fighting(table: ArcsTable, owner: int, system: str) -> Fighter | None:
    """REACH-7.1: the Blight of a system, which is attacked alone."""
    blight = reach_of(table).blight
    if owner != BLIGHT or system not in blight:
        return None
    return Fighter("blight", BLIGHT, not blight[system])


LONE_FIGHTER.put(Reach.mode, blight_fighting)
