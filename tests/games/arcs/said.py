"""What the tests of messages (`tests.voice`) need to know of Arcs."""

from engine.text.message import Fixed, Message, SeatNumber
from games.arcs.board import (
    AMBITIONS,
    CARD,
    CARDS,
    HIDDEN,
    PIECES,
    POLICY,
    RESOURCES,
    SUIT_ACTIONS,
    SYSTEM,
    SYSTEMS,
)
from games.arcs.campaign_components import (
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
from games.arcs.court import ABILITIES, ACTIONS, COURT, LEADERS, LORE
from games.arcs.moves import Collect
from games.arcs.parts import REVERSED, what_differs
from games.arcs.steps.battle import CollectDice
from tests.games.arcs import said_base, said_intermission, said_supercat
from tests.games.arcs.positions import a_seat, acting
from tests.games.arcs.said_campaign import MADE as MADE_IN_THE_CAMPAIGN
from tests.games.arcs.window_said import WINDOW
from tests.games.laying import said_of_layout, said_taking_back
from tests.games.listening import said_to_listeners

FAMILIES = {
    **said_supercat.FAMILIES,
    **said_base.FAMILIES,
    "system": SYSTEMS,
    "token": (*RESOURCES, *GOLEMS),
    "ambition": AMBITIONS,
    "piece": (*PIECES, "blight"),
    "owner": OWNERS,
    "card": (HIDDEN, *CARDS, *COURT, *LEADERS, *LORE, *ABILITIES,
             *(each["id"] for each in CARDS_OF_FATES), *said_intermission.CARDS_OF_THE_BOX),
    "action": (*{each for actions in SUIT_ACTIONS.values() for each in actions}, *ACTIONS),
    "side": SIDES,
    "fate": (*FATE_CARDS, *said_intermission.FATES),
    "policy": POLICIES,
    "symbol": SYMBOLS,
    "result": (CRISIS, EDICT),
}  # fmt: skip

TYPED = said_base.TYPED
ASKED_AT_A_TABLE = (
    *(Message(f"ask-die-{kind}") for kind in ("skirmish", "assault", "raid")),
    *(Message(f"ask-face-{face}", {"count": count}) for count in (1, 2)
      for face in ("hit", "self-hit", "building-hit", "intercept", "key")),
    *(Message(f"ask-given-{way}") for way in ("copy", "seizewith", "swap", "discardaction")),
    *map(Message, ("ask-face-blank", "ask-hand-else", "ask-lies-court", "ask-lies-discarded",
                "ask-lies-round")),
    *(Message(f"ask-lies-{where}", {"seat": SeatNumber(1)}) for where in ("before", "hand")),
    Message("ask-die-share", {"count": 2}),
    Message("ask-hand-not", {"card": CARD("construction-2")}),
    *(Message(f"desk-{what}") for what in (
        "first-regent", "golem", "objective", "outlaw", "policy", "trust")),
    Message("policy-name", {"policy": POLICY(POLICIES[0])}),
    Message("move-fleet-way", {"fresh": 2, "hurt": 1, "origin": SYSTEM("1-gate"),
                               "target": SYSTEM("2-gate")}),
    *(Message(f"todo-draft-{what}") for what in ("lore", "leader")),
    Message("button-hits"),
    Message("button-roll-through"),
    Message("tie-broken", {"seat": SeatNumber(1)}),
    Message("lay-initiative-unknown", {"seats": (SeatNumber(0), SeatNumber(1))}),
    Message("lay-map-without-card"),
)  # fmt: skip
FIGHT = acting(a_seat(fresh="1-gate 2"), a_seat(fresh="1-gate 1"))
FIGHT.steps.append(CollectDice(0, 1, "1-gate"))

MADE = (
    *said_to_listeners("arcs", FIGHT, options=(Collect(1, 1, 0), Collect(0, 0, 1))),
    Message("dice-beside", {"seat": SeatNumber(1), "system": SYSTEM("4-gate"),
                            "count": 3, "expected": Fixed(1.7)}),
    *ASKED_AT_A_TABLE,
    *(Message(f"ruling-{each.id}") for each in REVERSED),
    *(paragraph for group in what_differs() for each in group.details
      for paragraph in each.paragraphs),
    *(Message(f"ruling-{when}", {"date": "2026-01"}) for when in ("on", "by")),
    *said_of_layout("arcs"), *said_taking_back("arcs"), *said_base.MADE, *said_supercat.MADE,
    *WINDOW, *MADE_IN_THE_CAMPAIGN, *said_intermission.MADE,
)  # fmt: skip
"""What random games of Arcs do not say."""
