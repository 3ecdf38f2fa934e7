"""The rooms of the campaign's rules: loading them gives cards hooks and records names."""

from __future__ import annotations

from games.arcs.campaign.rules import (
    act_end,
    alliances,
    court,
    crises,
    edicts,
    events,
    fates,
    invariants,
    laws,
    laying_out,
    moves,
    negotiations,
    objectives,
    round_end,
    setting_up,
    sheet,
    summit,
    vox,
)
from games.arcs.campaign.rules.intermission import beginning
