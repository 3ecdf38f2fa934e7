"""The players as people pick them.

In the campaign they all go by SUPERCAT's pages, whose document speaks of it (PLAY-4.1): all but
SUPERCAT itself, which has its supply, play there alike, so one of them is offered. Records that
name the others play as ever.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.core.game import BotLevel
from engine.core.setup import Setup
from games.arcs.admiral.bot import CAPTAIN, WARLORD, Admiral, by_readings
from games.arcs.bots.steward import Steward
from games.arcs.supercat.bot import SupercatPlayer
from games.arcs.supercat.readings import readings_of

CAMPAIGN: Final = "campaign"
"""The value of the option `mode` with which The Blighted Reach is played."""

WITH_HAND: Final = "supercat:hand"
SUPERCAT = "supercat"
"""A seat of this player has the document's card supply in the place of a hand (CAT-2)."""


def supercat(setup: Setup) -> SupercatPlayer:
    """SUPERCAT with the readings of a set-up; its seat says whether it has a hand (CAT-13)."""
    return SupercatPlayer(readings_of(setup.options))


def is_campaign(setup: Setup) -> bool:
    """Whether a set-up is one of The Blighted Reach."""
    return setup.options.get("mode") == CAMPAIGN


def player_of_pages(player: str, options: Mapping[str, str]) -> str:
    """Whose way of playing a player has: in the campaign the pages with a hand for most."""
    has_pages = options.get("mode") == CAMPAIGN and player in ("steward", "captain", "warlord")
    return WITH_HAND if has_pages else player


def steward(setup: Setup) -> Steward | SupercatPlayer:
    """Steward, whose habits are those of the base game."""
    return supercat(setup) if is_campaign(setup) else Steward()


def captain(setup: Setup) -> Admiral | SupercatPlayer:
    """Captain, who knows by which readings SUPERCATs play."""
    if is_campaign(setup):
        return supercat(setup)
    return by_readings(CAPTAIN, readings_of(setup.options))


def warlord(setup: Setup) -> Admiral | SupercatPlayer:
    """Warlord, who knows it too."""
    if is_campaign(setup):
        return supercat(setup)
    return by_readings(WARLORD, readings_of(setup.options))


LEVELS = (
    BotLevel("steward", "Steward", "A short list of habits", 1, steward, called="Orin"),
    BotLevel(SUPERCAT, "SUPERCAT", "By its document", 3, supercat, called="SUPERCAT"),
    BotLevel(WITH_HAND, "SUPERCAT, hand", "Its pages with a hand", 3, supercat, called="SUPERCAT"),
    BotLevel("captain", "Captain", "Looks through its turn", 3, captain, called="Vega"),
    BotLevel("warlord", "Warlord", "Looks harder, and farther", 4, warlord, called="Rigel"),
)
