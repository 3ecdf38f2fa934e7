"""What the tests of messages (`tests.voice`) need to know of Arcs."""

from games.arcs.board import AMBITIONS, CARDS, HIDDEN, PIECES, RESOURCES, SUIT_ACTIONS, SYSTEMS
from games.arcs.court import COURT
from games.arcs.leaders import ABILITIES, ACTIONS, LEADERS, LORE
from games.arcs.reach_box import (
    CARDS_OF_FATES,
    CRISIS,
    EDICT,
    FATE_CARDS,
    GOLEMS,
    OWNERS,
    POLICIES,
    SIDES,
    SYMBOLS,
)
from tests.games.arcs import said_base, said_supercat
from tests.games.arcs.said_campaign import MADE as MADE_IN_THE_CAMPAIGN
from tests.games.arcs.window_said import WINDOW

FAMILIES = {
    **said_supercat.FAMILIES,
    **said_base.FAMILIES,
    "system": SYSTEMS,
    "token": (*RESOURCES, *GOLEMS),
    "ambition": AMBITIONS,
    "piece": (*PIECES, "blight"),
    "owner": OWNERS,
    "card": (HIDDEN, *CARDS, *COURT, *LEADERS, *LORE, *ABILITIES,
             *(each["id"] for each in CARDS_OF_FATES)),
    "action": (*{each for actions in SUIT_ACTIONS.values() for each in actions}, *ACTIONS),
    "side": SIDES,
    "fate": FATE_CARDS,
    "policy": POLICIES,
    "symbol": SYMBOLS,
    "result": (CRISIS, EDICT),
}  # fmt: skip

TYPED = said_base.TYPED
MADE = (*said_base.MADE, *said_supercat.MADE, *WINDOW, *MADE_IN_THE_CAMPAIGN)
"""What random games of Arcs do not say."""
