"""The players as people pick them, in the base game and in the campaign (PLAY-4)."""

from __future__ import annotations

from engine.core.game import played_by
from engine.core.setup import Setup
from games.arcs.bots.baseline import Baseline, StewardOfActs
from games.arcs.card import CAMPAIGN, SUPERCAT, WITH_HAND, ArcsCard
from games.arcs.search_bot.bot import (
    CAPTAIN,
    CAPTAIN_OF_ACTS,
    WARLORD,
    WARLORD_OF_ACTS,
    SearchBot,
    by_readings,
)
from games.arcs.supercat.bot import SupercatPlayer
from games.arcs.supercat.readings import readings_of


def supercat(setup: Setup) -> SupercatPlayer:
    """SUPERCAT with the readings of a set-up; its seat says whether it has a hand (CAT-13)."""
    return SupercatPlayer(readings_of(setup.options))


def is_campaign(setup: Setup) -> bool:
    """Whether a set-up is one of The Blighted Reach."""
    return setup.options.get("mode") == CAMPAIGN


def steward(setup: Setup) -> Baseline | StewardOfActs:
    """Steward, whose habits are those of the base game."""
    return StewardOfActs(supercat(setup)) if is_campaign(setup) else Baseline()


def captain(setup: Setup) -> SearchBot:
    """Captain, who knows by which readings SUPERCATs play."""
    search_bot = CAPTAIN_OF_ACTS if is_campaign(setup) else CAPTAIN
    return by_readings(search_bot, readings_of(setup.options))


def warlord(setup: Setup) -> SearchBot:
    """Warlord, who knows it too."""
    search_bot = WARLORD_OF_ACTS if is_campaign(setup) else WARLORD
    return by_readings(search_bot, readings_of(setup.options))


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
