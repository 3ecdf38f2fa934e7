"""All steps, options and events of the campaign, for records; importing it gives them voices."""

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

LAWS = laws.LAWS
STEPS: tuple[type, ...] = (
    *setting_up.STEPS, *alliances.STEPS, *court.STEPS, *crises.STEPS, *edicts.STEPS, *vox.STEPS,
    *round_end.STEPS, *summit.STEPS, *negotiations.STEPS, *act_end.STEPS,
    objectives.Advance, *fates.STEPS,
)  # fmt: skip
MOVES: tuple[type, ...] = (
    *moves.MOVES,
    *edicts.MOVES,
    *summit.MOVES,
    *negotiations.MOVES,
    *fates.MOVES,
)
EVENTS: tuple[type, ...] = (*events.EVENTS, *negotiations.EVENTS, *fates.EVENTS)
