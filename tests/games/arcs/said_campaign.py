"""What the tests of messages need to know of the campaign: what random Acts say too seldom."""

from engine.core.story import Caused
from engine.text.message import Message, SeatNumber
from games.arcs.board import (
    ACTION,
    AMBITION,
    CARD,
    FATE,
    OWNER,
    PIECE,
    POLICY,
    RESULT,
    SIDE,
    SYMBOL,
    SYSTEM,
    TOKEN,
)
from games.arcs.campaign.rules import events as happened
from games.arcs.campaign.rules import moves
from games.arcs.campaign.rules.deals import DealOffered, DealRefused, DealStruck, HandedOver, Part
from games.arcs.campaign.rules.fates import caretaker, courtly, imperial
from games.arcs.campaign.rules.fates.believer import (
    CardScrapped,
    FaithfulStacked,
    FaithTaught,
    PipGained,
)
from games.arcs.campaign.rules.fates.courtly import CardHandedOver, CardRecovered
from games.arcs.campaign.rules.fates.imperial import BargainStruck
from games.arcs.campaign.rules.summit import ReturnFavors
from games.arcs.campaign.text import STEPS, objectives, style
from games.arcs.campaign_components import BLIGHT, EMPIRE, FREE
from games.arcs.events import CardBuried

HEX, GATE, FUEL, ME, RIVAL = "3-hex", "3-gate", "fuel", SeatNumber(0), SeatNumber(1)
COURT, LORE, FAITHFUL = "bc23", "lore01", "faithful-9"
PARTS = (
    *(Part(kind, 0, 1, HEX, fresh=fresh)
      for kind in ("ship", "city", "starport") for fresh in (True, False)),
    Part("agent", 0, 1, COURT), Part("promise", 0, 1), Part("captive", 0, 1, owner=2),
    Part("trophy", 0, 1, "ship", 2), Part("trophy", 0, 1, "blight", BLIGHT),
    Part("trophy", 0, 1, "city", FREE), Part("favor", 0, 1, owner=2),
    Part("resource", 0, 1, FUEL), Part("league", 1, 0, FUEL), Part("invitation", 1, 0),
)  # fmt: skip
"""A part of every kind."""
HANDED = (
    *happened.BlightHit(0, HEX, 3, 2, 1).for_hands(),
    *happened.BlightHit(EMPIRE, HEX, 1, 0, 0).for_hands(),
    *(
        said
        for part in (*PARTS[:13], Part("captive", 0, 1, owner=1))
        if part.kind not in ("promise", "resource", "league", "invitation")
        for said in HandedOver(0, 1, part).for_hands()
    ),
)
EVENTS = (
    happened.FatesDealt(0, ("steward", "founder")), happened.FatesDealt(0, ()),
    happened.FateRevealed(0, "steward", 17), happened.EmpireSet((2, 3)),
    happened.FreeCitiesPlaced((HEX, HEX, GATE)), happened.FreeCitiesPlaced(()),
    happened.FreeCitiesPlaced((HEX,)),
    happened.BlightPlaced((HEX, GATE)), happened.BlightTaken(0), happened.BlightHealed((HEX, GATE)),
    happened.HomeSettled(0, "city", HEX), happened.PolicySet("war"), happened.LoreTurnedUp(LORE),
    happened.BecameFirstRegent(0), happened.BecameOutlaw(0, 0), happened.BecameOutlaw(0, 2),
    happened.BecameRegent(0), happened.ObjectiveAdvanced(0, 2, 9),
    happened.ImperialPlaced(HEX, 1), happened.ImperialMoved(0, HEX, GATE, 1, 1),
    happened.Enlisted(0, HEX, 0, 2), happened.BlightStruck(0, HEX, True),
    happened.BlightStruck(0, HEX, False), happened.AttachedTaken(0, FAITHFUL),
    happened.SlidDown(COURT), happened.CouncilTurned(True), happened.CouncilTurned(False),
    happened.CouncilSecured(0), happened.TrustTaken(0, 1, (FUEL, FUEL)), happened.SummitCalled(0),
    happened.EventRolled("hex", "edict", 6), happened.CrisisBegan(), happened.EdictsBegan(),
    happened.BlightHit(0, HEX, 1, 2), happened.BlightHit(EMPIRE, HEX, 1, 2),
    happened.VoxSpoke("cc13"), happened.MarkerReturned("keeper", 5), happened.CityFreed(0, HEX),
    happened.PolicyEnforced(0, "peace"), happened.TributePaid(0, FUEL),
    happened.TributePaid(0, FUEL, of_league=True),
    happened.CaptiveDemanded(0, 1), happened.TrophyDemanded(0, 1, "ship"),
    happened.TrophyDemanded(0, 1, "blight", 9),
    happened.FavorGiven(0, 1), happened.FavorGiven(0, 1, 2), happened.FavorsReturned(0, 1, 2),
    happened.PowerGained(0, 5),
    happened.PowerGained(0, -1), happened.FateEnded(0, "steward", 0),
    happened.FateEnded(0, "steward", 3), CardHandedOver(0, 1, "construction-3"),
    courtly.GoodsExported(0, (FUEL, FUEL, "relic")), courtly.LeagueFilled(0, FUEL),
    courtly.LeagueEmptied(0, (FUEL, "relic")), FaithfulStacked(9), FaithTaught(0, FAITHFUL, COURT),
    CardScrapped("construction-3"), PipGained(0), BargainStruck(0, 1, COURT, 2),
    imperial.ShipCommissioned(0, HEX, True), imperial.ShipCommissioned(0, HEX, False),
    caretaker.GolemsHidden((HEX, GATE)), caretaker.GolemFound(0, GATE, "warrior", True),
    caretaker.GolemFound(0, GATE, "warrior", False), caretaker.GolemsWoke(("warrior", "seeker")),
    caretaker.GolemSpent(0, "warrior"), caretaker.GolemTaken(0, 1, "warrior"),
    caretaker.GolemCame(0, "warrior", True, True), caretaker.GolemCame(0, "warrior", False, False),
    caretaker.TurnStopped(0), caretaker.StonesSpoke("crisis"), CardRecovered(0, COURT, LORE),
    *(HandedOver(0, 1, part, count) for part in PARTS for count in (1, 2)),
    happened.BecameOutlaw(0, 2, True),
    *(happened.CouncilTurned(decided, True) for decided in (True, False)),
    happened.CityFreed(0, HEX, False), DealStruck(0, 1), DealRefused(0, 1),
    Caused(happened.VoxSpoke("cc15"), (happened.BlightHealed((HEX,)),)),
    Caused(happened.VoxSpoke("cc12"), (happened.CouncilTurned(False),)),
    Caused(happened.EnvoysDeparted(), (CardBuried(COURT),)),
    DealOffered(0, 1, PARTS), DealOffered(1, 0, PARTS[:1]),
)  # fmt: skip
MOVES = (
    *PARTS,
    moves.TakeFate("steward"), moves.CALL_SUMMIT, moves.BRING_CRISES, moves.BRING_EDICTS,
    moves.PETITION, moves.LEAVE_EMPIRE, moves.REVIVE_EMPIRE, moves.ENFORCE,
    moves.ChangePolicy("war"), moves.Demand(FUEL), moves.DemandPiece(2, "agent", True),
    moves.TakeBlight(1), moves.DemandFrom(FUEL, 0), moves.DemandFrom(FUEL, 2),
    *(moves.RollEventAgain(dice) for dice in ("event", "number", "both")),
    moves.DemandPiece(2, "ship", False), moves.DemandPiece(FREE, "city", False),
    moves.DemandPiece(BLIGHT, "blight", False), moves.Liberate(HEX, 1, True),
    moves.Liberate(HEX, 1, False), moves.MakeOutlaw(1), moves.GiveUp(COURT), moves.DealWith(1),
    moves.OFFER_DEAL, moves.DROP_DEAL, moves.ACCEPT_DEAL, moves.REFUSE_DEAL, moves.ArmRegent(1),
    moves.GiveHighest("construction-3"), moves.Spy(1), courtly.Export((FUEL, FUEL, "relic")),
    imperial.Commission(True), imperial.Commission(False), caretaker.SpendGolem("warrior"),
    caretaker.GiveGolem(1), caretaker.HouseGolem(True), caretaker.HouseGolem(False),
    caretaker.CollectGolem("warrior"), caretaker.StopHere(), ReturnFavors(2, PARTS[0]), *PARTS,
    *(make(fresh, hurt) for make in (moves.Escort, moves.Enlist)
      for fresh, hurt in ((0, 0), (0, 2), (1, 1))),
)  # fmt: skip
ASKED = (
    *(Message("admiral-best", {"option": moves.Escort(ships, 0), "steps": ()}) for ships in (0, 1)),
    Message("reach-ask-which-golem", {"gate": SYSTEM(GATE)}),
    *(Message(f"reach-ask-{key}") for key in (
        "policies", "empire", "free-cities", "fates-dealt", "fate", "home", "escort", "enlist",
        "plunder-free", "event-dice", "summon", "trust", "outcome", "give-up", "free-own", "free",
        "place-agent", "cleanse", "lore", "requisition", "arm", "order", "deal", "parts",
        "more-parts", "consent", "bargain", "bargained-secure", "turn-outlaw", "store", "scrap",
        "provoke", "spy", "sleeper", "another-sleeper", "wrecks", "mend", "seek",
        "harvest", "stop-here", "collect-golem", "stones",
    )),
    Message("reach-ask-fate-drawn", {"seat": ME}),
    Message("reach-ask-home-drawn", {"seat": ME, "kind": PIECE("city")}),
    Message("reach-ask-govern", {"policy": POLICY("war")}),
    Message("reach-ask-blight"), Message("reach-ask-event-again",
         {"symbol": SYMBOL("hex"), "result": RESULT("edict"), "number": 6}),
    Message("reach-ask-stones-again", {"result": RESULT("crisis")}),
    *(Message(f"reach-ask-{key}", {"payer": RIVAL}) for key in ("tribute", "spoils", "unpaid")),
    Message("reach-ask-bargained-influence", {"left": 2}),
    Message("reach-ask-parade", {"count": 2}),
    Message("reach-ask-recover", {"card": CARD(COURT)}),
    Message("reach-ask-teach", {"card": CARD(FAITHFUL)}),
    Message("reach-ask-hand-over", {"rival": RIVAL}),
    Message("reach-ask-commission", {"system": SYSTEM(HEX)}),
    *(Message(f"reach-ask-{key}", {"golem": TOKEN("warrior")})
      for key in ("pass-golem", "house-golem", "room-for-golem")),
)  # fmt: skip
FATES = (
    *map(style, STEPS),
    *(when for fate in STEPS for _, when in objectives(fate)),
    *(Message("reach-fate-objective", {"steps": steps, "when": when})
      for steps, when in objectives("founder")),
    Message("reach-fate-head", {"fate": FATE("steward"), "start": 17}),
    Message("reach-fate-card", {"card": CARD("f1-02"), "text": "Buried."}),
    *map(Message, ("reach-fates", "reach-fates-dealt")),
)  # fmt: skip
HOW = {key: Message(f"reach-policy-{key}") for key in ("peace", "escalation", "war")}
TABLE = (
    *map(Message, ("reach-empire", "reach-no-policy", "reach-no-first-regent", "reach-no-trust",
                "reach-laws", "reach-law-presence", "reach-law-movement", "reach-law-truce",
                "reach-sleeper-here", "reach-deal-empty")),
    *HOW.values(),
    Message("reach-policy-now", {"policy": POLICY("war"), "how": HOW["war"]}),
    Message("reach-policy-other", {"policy": POLICY("peace"), "how": HOW["peace"]}),
    Message("reach-first-regent", {"seat": ME}),
    Message("reach-trust", {"resources": (TOKEN(FUEL), TOKEN(FUEL))}),
    *(Message("reach-council", {"council": each}) for each in ("in-session", "decided", "tucked")),
    Message("reach-last-event", {"symbol": SYMBOL("hex"), "number": 3}),
    Message("reach-faithful-left", {"count": 9, "card": CARD(FAITHFUL)}),
    Message("reach-side", {"card": CARD(FAITHFUL), "side": SIDE("zeal")}),
    Message("reach-attached", {"card": CARD(FAITHFUL), "host": CARD(COURT)}),
    *(Message("reach-imperial-here", {"fresh": fresh, "hurt": hurt})
      for fresh, hurt in ((1, 0), (0, 2), (1, 1))),
    *(Message(key, {"pieces": (Message("reach-free-piece", {"kind": PIECE("city"), "fresh": fresh,
                                                      "count": count}),)})
      for key in ("reach-free-here", "reach-free-here-row")
      for fresh in (True, False) for count in (1, 2)),
    *(Message(key, {"fresh": fresh}) for key in ("reach-blight-here", "reach-blight-here-row")
      for fresh in (True, False)),
    *(Message(f"reach-title-{title}") for title in ("outlaw", "regent", "first-regent")),
    Message("reach-seat-fate", {"title": Message("reach-title-regent"), "fate": FATE("steward"),
                             "marker": 9, "start": 17}),
    Message("reach-seat-unknown", {"title": Message("reach-title-regent")}),
    Message("reach-seat-lore", {"cards": (CARD(LORE), CARD("f5-02"))}),
    Message("reach-seat-favors",
         {"favors": (Message("reach-favors-of", {"count": 6, "rival": RIVAL}),)}),
    Message("reach-seat-grievances",
         {"grievances": (Message("reach-grievances", {"count": 3, "rival": RIVAL}),)}),
    Message("reach-seat-league", {"resources": (TOKEN(FUEL), TOKEN("relic"))}),
    Message("reach-seat-golems", {"golems": tuple(
        Message("reach-seat-golem", {"golem": TOKEN("warrior"), "awake": each, "hearth": each})
        for each in (True, False))}),
    Message("reach-seat-spoils", {"spoils": (
        Message("reach-spoil", {"count": 2, "kind": PIECE("ship"), "owner": OWNER(EMPIRE)}),
        Message("reach-spoil-blight", {"count": 1}))}),
    Message("reach-deal", {"seat": ME, "partner": RIVAL}),
)  # fmt: skip
LOGGED = (
    *map(Message, ("reach-act-ended", "reach-log-head")),
    *(Message(f"log-after-{what}", {"number": 2}) for what in ("round", "chapter")),
    Message("log-times", {"line": "Influences it", "count": 2}),
    Message("reach-log-chapter", {"chapter": 2}),
    *(Message("reach-fate-came", {"fate": FATE("steward"), "missed": each}) for each in (0, 3)),
    Message("reach-log-summits", {"summits": 2, "deals": 2}),
    Message("reach-log-crises", {"crises": 2, "struck": 2}),
    Message("reach-log-edicts", {"edicts": 2, "policies": (POLICY("war"), POLICY("peace"))}),
    Message("reach-log-edicts", {"edicts": 1, "policies": ()}),
    Message("reach-log-won", {"seat": ME, "ambitions": (AMBITION("keeper"), AMBITION("empath"))}),
)  # fmt: skip
LEFT = {"markers": ("5|3", "3|2")}
WINDOW = (
    *(Message(f"reach-{key}") for key in (
        "head-fates", "head-favors", "head-dice", "none", "fate-unknown", "nobody", "panel-holder",
        "panel-trust", "panel-empty", "panel-policy", "panel-pays", "panel-no-policy",
        "in-session", "decided", "lore", "vox", "faithful-card", "page-objective", "page-powers",
        "page-succeeds", "page-fails", "page-seats", "page-together", "summit",
        *(f"summit-{each}" for each in ("order", "negotiations", "turns", "waits")),
        *(f"thing-{each}" for each in ("agent", "promise", "favor", "captive", "trophy",
                                       "invitation")),
        "draw-deal", "draw-how", "deal-add", "deal-more", "favors-bring", "offer-likelier",
        "no-petition", "no-reviveempire", "offer-nothing", "no-markers", "click-system",
        "click-seat", "button-offer", "button-drop", "button-accept", "button-refuse",
    )),
    Message("reach-stands", {"chapter": 2, "last": 3}), Message("reach-markers", LEFT),
    Message("reach-markers-left", LEFT),
    Message("reach-head-ambitions", {"left": Message("reach-markers-left", LEFT)}),
    Message("reach-head-court", {"count": 9}), Message("reach-guild", {"suit": TOKEN(FUEL)}),
    Message("reach-with", {"card": CARD(FAITHFUL)}),
    *(Message("reach-page-seat", {"seat": ME, "state": each})
      for each in ("chosen", "choosing", "later")),
    *(Message(f"reach-{key}", {"seat": ME}) for key in (
        "summit-called", "summit-orders", "summit-deals", "summit-asked", "deal-accepts",
        "deal-refuses", "no-leaveempire", "offer-answer", "is-outlaw", "is-regent",
        "is-first-regent",
    )),
    Message("reach-offer-rounds", {"rounds": 2}),
    Message("reach-offer-attempt", {"attempt": 2, "rounds": 2}),
    Message("reach-offer-needs", {"needed": 5}),
    *(Message("reach-offer-accepts", {"needed": needed}) for needed in (1, 4, 6, 7)),
    *(Message("reach-deal-gives", {"seat": ME, "count": count}) for count in (0, 2)),
    *(Message("reach-motion-deal", {"seat": ME, "dice": each}) for each in (True, False)),
    Message("reach-motion-settling", {"rival": RIVAL}), Message("reach-deal-needs-both"),
    *(Message("reach-motion-settle", {"rival": RIVAL, "count": count, "left": count - 1})
      for count in (1, 2)),
    Message("reach-gives", {"seat": ME, "what": PARTS[0].thing()}),
)  # fmt: skip
HOVERED = (
    *(Message(f"reach-{key}") for key in (
        *(f"channel-{each}" for each in ("prelude", "new-action", "modifier", "static",
                                         "when-secured", "crisis", "edict")),
        *(f"council-{each}{text}" for each in ("session", "round-end", "decided")
          for text in ("", "-text")),
        "unknown-lore", "event", "event-played", "event-after", "faithful-led",
        "buried-by-crisis", "protected", "fate", "fate-hidden", "fates-together", "favors-title",
        "owes-nobody", "favor-meaning", "the-empire", "event-dice", "event-dice-when",
        "the-last-event", "sleeper-here-row", *(f"means-{each}" for each in (
            "petition", "leave", "revive", "crises", "edicts", "summit", "enforce")),
    )),
    Message("reach-faithful-side",
    {"side": SIDE("zeal"), "actions": (ACTION("move"), ACTION("tax"))}),
    Message("reach-faithful-number", {"number": 7, "count": 2}),
    Message("reach-comes-with", {"card": CARD(FAITHFUL)}),
    Message("reach-agents-of", {"seat": ME, "count": 2}), Message("reach-raid-cost", {"count": 2}),
    Message("reach-to-go", {"marker": 9}), Message("reach-unjudged", {"power": 8}),
    Message("reach-on-league", {"resources": (TOKEN(FUEL), TOKEN("relic"))}),
    Message("reach-faithful-cards", {"count": 2}), Message("reach-owes", {"seat": ME, "count": 2}),
    Message("reach-grievances-of", {"rival": RIVAL, "count": 2}),
    *(Message("reach-ships-on-map", {"fresh": fresh, "hurt": hurt, "left": 9})
      for fresh, hurt in ((0, 0), (1, 0), (0, 2))),
    *(Message("reach-trust-frozen", {"resources": each}) for each in ((), (TOKEN(FUEL),))),
    *(Message("reach-policy-head", {"policy": POLICY("war"), "visible": each})
      for each in (True, False)),
    *(Message("reach-regents", {"seats": each}) for each in ((), (RIVAL,))),
    Message("reach-supply", {"resources": (
        Message("reach-supply-of", {"resource": TOKEN(FUEL), "left": 2, "of": 5}),)}),
    Message("reach-event-rolled", {"symbol": SYMBOL("hex"), "number": 3}),
    Message("reach-imperial-here-row", {"fresh": 1, "hurt": 0}),
)  # fmt: skip

MADE = (
    *(each.said() for each in (*EVENTS, *MOVES)), *HANDED,
    *ASKED, *FATES, *TABLE, *LOGGED, *WINDOW, *HOVERED,
)  # fmt: skip
