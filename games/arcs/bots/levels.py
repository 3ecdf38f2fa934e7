"""The players as people pick them.

In the campaign they all go by SUPERCAT's pages, whose document speaks of it (PLAY-4.1): all but
SUPERCAT itself, which has its supply, play there alike, so one of them is offered. Records that
name the others play as ever.
"""

from __future__ import annotations

from engine.core.game import played_by
from engine.core.setup import Setup
from games.arcs.bots.baseline import Baseline
from games.arcs.card import CAMPAIGN, SUPERCAT, WITH_HAND, ArcsCard
from games.arcs.search_bot.bot import CAPTAIN, WARLORD, SearchBot, by_readings
from games.arcs.supercat.bot import SupercatPlayer
from games.arcs.supercat.readings import readings_of


def supercat(setup: Setup) -> SupercatPlayer:
    """SUPERCAT with the readings of a set-up; its seat says whether it has a hand (CAT-13)."""
    return SupercatPlayer(readings_of(setup.options))


def is_campaign(setup: Setup) -> bool:
    """Whether a set-up is one of The Blighted Reach."""
    return setup.options.get("mode") == CAMPAIGN


def steward(setup: Setup) -> Baseline | SupercatPlayer:
    """Steward, whose habits are those of the base game."""
    return supercat(setup) if is_campaign(setup) else Baseline()


def captain(setup: Setup) -> SearchBot | SupercatPlayer:
    """Captain, who knows by which readings SUPERCATs play."""
    if is_campaign(setup):
        return supercat(setup)
    return by_readings(CAPTAIN, readings_of(setup.options))


def warlord(setup: Setup) -> SearchBot | SupercatPlayer:
    """Warlord, who knows it too."""
    if is_campaign(setup):
        return supercat(setup)
    return by_readings(WARLORD, readings_of(setup.options))


LEVELS = played_by(
    ArcsCard.levels,
    {
        "steward": steward,
        SUPERCAT: supercat,
        WITH_HAND: supercat,
        "captain": captain,
        "warlord": warlord,
    },
)
