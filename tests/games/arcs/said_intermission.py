"""What the tests of messages need to know of the Intermission, which random games never reach."""

from engine.text.message import Message, SeatNumber
from games.arcs.board import CARD, FATE
from games.arcs.campaign.rules import events as happened
from games.arcs.campaign.rules import moves
from games.arcs.campaign.rules.events import STEPS
from games.arcs.campaign_components import B_FATES, LATER_CARDS

HEX, GATE, ME, NEW = "3-hex", "3-gate", SeatNumber(0), "f1-05"
CARDS = (NEW, "f1-06")
EVENTS = (
    *(happened.StepBegan(letter, "INTER-2.1") for letter in STEPS),
    happened.FateResolved(0, "steward", 0, "INTER-STEWARD-1"),
    happened.FateResolved(0, "steward", 3, "INTER-STEWARD-2"),
    happened.CourtDeckGrew(CARDS), happened.LoreJoined(3), happened.CardsLeft(CARDS),
    happened.LawAdded("f1-08"), happened.LaterCardGained(0, NEW), happened.CardsKept(0, CARDS),
    happened.GolemsLeft((GATE, "4-gate")), happened.CourtCleared(CARDS), happened.CourtCleared(()),
    happened.TrustEmptied(("fuel", "relic")), happened.BoxesEmptied(),
    happened.BlightRepaired((HEX, GATE)),
    *(happened.WrecksDestroyed(HEX, ships, buildings)
      for ships in (0, 1, 2) for buildings in (0, 1, 2) if ships or buildings),
    *(happened.BlightOverran(HEX, count) for count in (1, 2)),
    happened.MostPowerLeads(0, 7), happened.PowerHalved(0, 7, 4), happened.CampaignConceded(0),
    happened.NextFatesDealt(0, ("pirate", "warden"), 2),
    *(happened.NextFatesDealt(0, (), count) for count in (1, 2)),
    *(happened.NextFateRevealed(0, "pirate", kept) for kept in (True, False)),
    *(happened.FavorsWentHome(0, count) for count in (1, 2)), happened.IntermissionEnded(),
)  # fmt: skip
MADE = (
    *(event.said() for event in EVENTS),
    *(move.said() for move in (moves.FollowNext("pirate"), moves.CONCEDE)),
    *(Message("reach-ask-next-fate", {"succeeded": succeeded}) for succeeded in (True, False)),
    *map(Message, ("reach-ask-next-fates-dealt", "reach-ask-return", "reach-ask-concede",
                "inter-old-or-new", "inter-one-of-two", "inter-any-gate", "inter-never-concedes",
                "inter-go-on", "inter-keep", "inter-over", "inter-results", "inter-head",
                "inter-by-hand")),
    Message("inter-kept-at", {"path": "arcs-seed.json"}),
    Message("inter-steps-done", {"steps": ("A", "B")}),
    *(Message(f"inter-{key}", {"cards": tuple(map(CARD, CARDS))})
      for key in ("court", "scrapped", "laws")),
    Message("inter-alike", {"card": CARD(NEW), "count": 2}),
    *(Message(f"inter-{key}", {"seat": ME, "cards": (CARD(NEW),)}) for key in ("gained", "kept")),
    *(Message("inter-result", {"seat": ME, "fate": FATE("steward"), "marker": marker, "power": 7,
                            "halved": 4}) for marker in (0, 3)),
    Message("field-step", {"letter": "A"}),
    Message("inter-leads", {"seat": ME}),
    Message("inter-deed", {"fate": FATE("pirate")}),
    Message("inter-next", {"seat": ME, "fate": FATE("pirate")}),
)  # fmt: skip
FATES, CARDS_OF_THE_BOX = tuple(B_FATES), tuple(LATER_CARDS)
"""Values of the families of names that only the Intermission knows."""
