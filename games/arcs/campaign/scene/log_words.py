"""The campaign's lines of the log: their icons, and what they came to."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from engine.core.recorded import recorded
from games.arcs.campaign.rules import events as happened
from games.arcs.campaign.rules.intermission.events import StepBegan
from games.arcs.campaign.rules.state import FIRST_REGENT
from games.arcs.scene.art.reach_signs import FATES, TITLES
from games.arcs.scene.log_words import AFTER, FLEW, HEADINGS, SIGNS, Sign
from games.arcs.scene.signs_of import ACTION_ICONS, RESOURCE_ICONS

BLIGHT: Final = "vortex"
CRISIS, EDICT, EMPIRE = "alert-triangle", "scroll-unfurled", "imperial-crown"
ICONS: Final[dict[type, str | Callable[[Any], Sign]]] = {
    happened.EmpireSet: EMPIRE,
    happened.FreeCitiesPlaced: "modern-city",
    happened.BlightPlaced: BLIGHT,
    happened.BlightTaken: BLIGHT,
    happened.BlightHealed: BLIGHT,
    happened.BlightHit: BLIGHT,
    happened.BlightStruck: BLIGHT,
    happened.HomeSettled: ACTION_ICONS["build"],
    happened.PolicySet: EDICT,
    happened.PolicyEnforced: EDICT,
    happened.EnvoysDeparted: EDICT,
    happened.ImperialPlaced: EMPIRE,
    happened.ImperialMoved: EMPIRE,
    happened.Enlisted: EMPIRE,
    happened.CouncilTurned: EMPIRE,
    happened.CouncilSecured: EMPIRE,
    happened.VoxSpoke: CRISIS,
    happened.LoreTurnedUp: "open-book",
    happened.AttachedTaken: "open-book",
    happened.SlidDown: "cards",
    happened.MarkerReturned: "arrow-back-up",
    happened.CityFreed: "modern-city",
    happened.SummitCalled: "users",
    happened.TributePaid: EDICT,
    happened.CaptiveDemanded: EDICT,
    happened.TrophyDemanded: EDICT,
    happened.FavorGiven: "users",
    happened.BecameFirstRegent: TITLES[FIRST_REGENT].icon,
    happened.BecameRegent: TITLES["Regent"].icon,
    happened.BecameOutlaw: lambda event: (TITLES["Outlaw"].icon, _less(event.power)),
    happened.FateRevealed: lambda event: (FATES[event.fate].icon, str(event.marker)),
    happened.FateEnded: lambda event: (FATES[event.fate].icon, _less(event.power) or "0"),
    happened.ObjectiveAdvanced: lambda event: ("flag-objective", _less(event.steps)),
    happened.TrustTaken: lambda event: (
        RESOURCE_ICONS[event.resources[0]], f"+{len(event.resources)}",
    ),
    happened.EventRolled: lambda event: (CRISIS if event.result == "crisis" else EDICT, ""),
    happened.PowerGained: lambda event: (
        "trophy", f"+{event.power}" if event.power > 0 else _less(-event.power),
    ),
}  # fmt: skip
"""What the lines of the campaign show; what has none is told without an icon."""


def _less(count: int) -> str:
    return f"−{count}" if count else ""


HEADINGS.update((happened.CrisisBegan, happened.EdictsBegan, StepBegan))
AFTER.update({
    happened.SummitCalled: "round",
    happened.EventRolled: "round",
    happened.CouncilTurned: lambda event: "round" if event.decided else "",
})  # fmt: skip
SIGNS.update(
    {
        kind: ICONS.get(kind, "")
        for kind in recorded("games.arcs.campaign.rules")
        if issubclass(kind, happened.ReachEvent)
    }
)
FLEW.add(happened.ImperialMoved)
