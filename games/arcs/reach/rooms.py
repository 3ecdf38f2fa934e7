"""The rooms of the campaign's rules: loading them gives cards voices and records names."""

from __future__ import annotations

from games.arcs.reach import (
    act_end,
    alliances,
    court,
    crises,
    edicts,
    events,
    fates,
    laws,
    moves,
    negotiations,
    objectives,
    round_end,
    setting_up,
    summit,
    vox,
)
