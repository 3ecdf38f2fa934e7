"""The campaign's lines of the log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from engine.core.words import them
from games.arcs.board import listed, system_name
from games.arcs.campaign.rules import events as happened
from games.arcs.court import court_name
from games.arcs.events import CardPlayed, owner_name, ships_words
from games.arcs.reach_box import FATE_CARDS
from games.arcs.scene.art.reach_signs import FATES, TITLES
from games.arcs.scene.log_words import FLEW, OTHERS, VERBS, Words
from games.arcs.scene.signs_of import ACTION_ICONS, RESOURCE_ICONS
from games.arcs.words import places_named

VERBS_OF_THE_REACH: Final = frozenset(
    ("Follows", "Settles", "Becomes", "Advances", "Brings", "Enlists", "Calls", "Pays", "Owes",
     "Has", "Succeeds", "Fails", "Plays")
)  # fmt: skip
BLIGHT: Final = "vortex"
CRISIS, EDICT, EMPIRE = "alert-triangle", "scroll-unfurled", "imperial-crown"
ICONS: Final[dict[type, str]] = {
    happened.EmpireSet: EMPIRE,
    happened.FreeCitiesPlaced: "modern-city",
    happened.BlightPlaced: BLIGHT,
    happened.BlightHealed: BLIGHT,
    happened.PolicySet: EDICT,
    happened.ImperialPlaced: EMPIRE,
    happened.CouncilTurned: EMPIRE,
    happened.CrisisBegan: CRISIS,
    happened.EdictsBegan: EDICT,
    happened.VoxSpoke: CRISIS,
    happened.LoreTurnedUp: "open-book",
    happened.MarkerReturned: "arrow-back-up",
    happened.CityFreed: "modern-city",
}
"""The icons of what is told in the words of the rules."""


def reach_log(event: Any, names: Sequence[str]) -> Words | None:
    """What happened, what it came to, and the icon of the line; None for the base game's."""
    if isinstance(event, CardPlayed) and event.how == "event":
        return "Plays an Event", "", EMPIRE
    if not isinstance(event, happened.ReachEvent):
        return None
    told: Any = event
    return _of_fates(event) or _of_the_empire(event, names) or _of_crises(event, names) or (
        places_named(told.text(names)), "", ICONS.get(type(event), "")
    )  # fmt: skip


def _of_fates(event: Any) -> Words | None:
    match event:
        case happened.FateRevealed(_, fate, marker):
            return f"Follows the {FATE_CARDS[fate].name}", str(marker), FATES[fate].icon
        case happened.ObjectiveAdvanced(_, steps, marker):
            return f"Advances the objective: {marker} to go", f"−{steps}", "flag-objective"
        case happened.FateEnded(_, fate, 0):
            return f"Succeeds as the {FATE_CARDS[fate].name}", "0", FATES[fate].icon
        case happened.FateEnded(_, fate, power):
            return f"Fails as the {FATE_CARDS[fate].name}", f"−{power}", FATES[fate].icon
    return None


def _of_the_empire(event: Any, names: Sequence[str]) -> Words | None:
    match event:
        case happened.HomeSettled(_, kind, system):
            return f"Settles at {system_name(system)}: {kind}, 3 ships", "", ACTION_ICONS["build"]
        case happened.BecameFirstRegent():
            return "Becomes First Regent", "", TITLES["First Regent"].icon
        case happened.BecameRegent():
            return "Becomes a Regent", "", TITLES["Regent"].icon
        case happened.BecameOutlaw(_, power):
            return "Becomes an Outlaw", f"−{power}" if power else "", TITLES["Outlaw"].icon
        case happened.ImperialMoved(_, origin, target, fresh, hurt):
            way = f"{system_name(origin)} to {system_name(target)}"
            return f"Brings the Empire's {ships_words(fresh, hurt)}, {way}", "", EMPIRE
        case happened.Enlisted(_, system, fresh, hurt):
            fleet = ships_words(fresh, hurt)
            return f"Enlists {fleet} of the Empire at {system_name(system)}", "", EMPIRE
        case happened.SummitCalled():
            return "Calls a Summit", "", "users"
        case happened.CouncilSecured():
            return "Has the Council decide as the round ends", "", EMPIRE
        case happened.TributePaid(_, what):
            return f"Pays {places_named(what)}", "", EDICT
        case happened.FavorGiven(_, rival):
            return f"Owes {them(names[rival])} a Favor", "", "users"
        case happened.TrustTaken(_, rival, resources):
            what = listed([each.capitalize() for each in resources])
            words = f"Takes {what} of the Trust, {them(names[rival])} loses {len(resources)} Power"
            return words, f"+{len(resources)}", RESOURCE_ICONS[resources[0]]
    return None


def _of_crises(event: Any, names: Sequence[str]) -> Words | None:
    match event:
        case happened.EventRolled(symbol, result, number):
            words = f"{result.capitalize()}: {symbol}, cluster {number}"
            return words, "", CRISIS if result == "crisis" else EDICT
        case happened.BlightHit(owner, system, damaged, destroyed):
            what = [f"{damaged} damaged"] * (damaged > 0) + [f"{destroyed} lost"] * (destroyed > 0)
            where = f"Blight at {system_name(system)}, ships of {owner_name(owner, names)}"
            return f"{where}: {listed(what)}", "", BLIGHT
        case happened.BlightStruck(_, system, destroyed):
            now = "destroyed" if destroyed else "damaged"
            return f"The Blight at {system_name(system)} is {now}", "", BLIGHT
        case happened.AttachedTaken(_, card):
            return f"Takes {court_name(card)} with it", "", "open-book"
        case happened.SlidDown(card):
            return f"{court_name(card)} slides into the Court", "", "cards"
        case happened.PowerGained(_, power):
            words = f"{'Gains' if power > 0 else 'Loses'} {abs(power)} Power"
            return words, f"{power:+d}".replace("-", "−"), "trophy"
    return None


VERBS.update(VERBS_OF_THE_REACH)
OTHERS.append(reach_log)
FLEW.add(happened.ImperialMoved)
