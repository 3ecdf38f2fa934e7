"""What the tests of messages need to know of the base game: what random games say too seldom."""

from dataclasses import fields

from engine.text.message import Fixed, Message, Ordinal, SeatNumber
from games.arcs import court as led
from games.arcs import events as happened
from games.arcs import moves, table_chores
from games.arcs.board import (
    ACTION,
    AMBITION,
    CARD,
    CARDS,
    DICE,
    DIE,
    FACES,
    FEATURE,
    OWNER,
    PIECE,
    SETUP_CARDS,
    SYSTEM,
    SYSTEMS,
    TOKEN,
    face_said,
    system_name,
)
from games.arcs.bots.evaluator import Weights
from games.arcs.campaign_components import (
    BLIGHT,
    EMPIRE,
    FATE_CARDS,
    FREE,
    GOLEMS,
    POLICIES,
)
from games.arcs.court import COURT, LEADERS, LORE
from games.arcs.moves import printed
from games.arcs.parts import NOBODY
from games.arcs.supercat.lexicon import in_words

FEATURES = (*(field.name for field in fields(Weights)), "closing", "later")
FAMILIES = {
    "die": DICE, "feature": FEATURES, "setup": SETUP_CARDS,
    "printed": [key.removeprefix("printed-") for key in led.PRINTED.values()],
}  # fmt: skip

TYPED = (
    "seat", *map(printed, (*CARDS, *COURT, *LEADERS, *LORE)),
    *(card.name for card in SETUP_CARDS.values()),
    *map(system_name, SYSTEMS), *(fate.name for fate in FATE_CARDS.values()), *GOLEMS, *POLICIES,
)  # fmt: skip
"""What the examples of real cards say, which people type in every language, and printed texts."""

HEX, GATE, CARD_2, CARD_3 = "1-hex", "1-gate", "aggression-2", "construction-3"
GUILD, VOX, A_LORE, A_LEADER = "bc02", "bc26", "lore01", "leader01"
ME, RIVAL = SeatNumber(0), SeatNumber(1)
EITHER = (True, False)

MOVES = (
    moves.KeepHand(), moves.Redraw(), moves.Lead(CARD_2), moves.Seize(),
    moves.AttachUnion(CARD_2, 1), moves.SpendResource("weapon", "weapon", ""),
    moves.SpendResource("fuel", "weapon", ""), moves.SpendResource("fuel", "relic", "move"),
    moves.SpendForNothing("fuel"), moves.DiscardLore(A_LORE),
    moves.Tax(HEX, NOBODY), moves.Tax(HEX, 1, True), moves.Tax(HEX, 1),
    moves.Build("city", GATE, beside=True, pays="fuel"),
    moves.BuildFor("city", GATE, True, "fuel", "relic"),
    moves.RepairOther(EMPIRE, "ship", HEX),
    moves.Ransack(GUILD), moves.Abduct(GUILD), moves.GoFarther(GATE), moves.Fleet(2, 1),
    moves.Collect(0, 0, 0), moves.Collect(2, 1, 1), moves.Reroll(1, 0), moves.Reroll(2, 3),
    moves.RerollFaces("assault", (1, 2, 4)), moves.RerollFaces("raid", (1, 4)),
    *(moves.Hit("ship", fresh) for fresh in EITHER),
    *(moves.HitOther(EMPIRE, "ship", fresh) for fresh in EITHER),
    moves.StealToken(1, 0), moves.StealHeld(1, GUILD), moves.StealCard(1, GUILD),
    moves.StealOff(1, "trust", "fuel"), moves.StealOff(1, "league", "fuel"),
    moves.StealOther(1, "seeker", 2), moves.Plunder("fuel"), moves.DropToken("fuel"),
    moves.DropToken("seeker"), moves.Arrange(("fuel", "", "relic")), moves.Arrange(("", "")),
    moves.Choose(HEX), moves.Choose("cluster 2"), moves.Choose("fuel"),
    moves.Trade(HEX, 1, "fuel"), moves.Trade(HEX, 1, "fuel", "relic"), moves.PickCaptive(1),
    moves.Look(1), moves.Swap(CARD_2, CARD_3), moves.DiscardAction(CARD_2),
    *(moves.ReturnCity(HEX, 1, fresh) for fresh in EITHER),
    moves.Take(A_LEADER), moves.GiveCard(GUILD), moves.HitToRepeat("city"),
    moves.LayHeld(GUILD), moves.First(GUILD),
    moves.Fire(HEX, GATE, 1), moves.Fire(HEX, GATE, EMPIRE), moves.Guide(0, 2, 1),
    moves.Guide(1, 1, 0), moves.Martyr(HEX, 0, True),
    *(moves.Martyr(HEX, owner, fresh) for fresh in EITHER for owner in (1, EMPIRE)),
    *(moves.Prune("city", HEX, fresh) for fresh in EITHER),
    *(moves.Annex("city", HEX, 1, fresh) for fresh in EITHER),
    moves.PickTrophy(1, "ship"), moves.PickTrophy(FREE, "city"), moves.PickTrophy(BLIGHT, "blight"),
    moves.Guide(EMPIRE, 2, 1), moves.UseCard(GUILD), moves.Repair("ship", HEX),
    moves.SwapToken("fuel", "relic"), moves.PlayEvent("event-1"),
    moves.LeadAs("faithful-1", "zeal"), moves.PivotAs("faithful-1", "wisdom"),
)  # fmt: skip
HANDS = (
    table_chores.HomeLaid(0, HEX, 1, 0, 3),
    table_chores.ResourceLaid(0, "fuel", 1),
    table_chores.PhantomsLaid((("tycoon", "fuel"), ("keeper", "relic"))),
    table_chores.SlotsLaid(0, ("fuel", "", "relic")),
    table_chores.TokenTaken(0, "fuel", 2),
    table_chores.HeldTaken("fuel", GUILD),
    table_chores.HandsThrown(),
    table_chores.PileShuffled(),
    *(
        table_chores.RoundCleared(count, zeroed, seized)
        for count in (0, 3)
        for zeroed in EITHER
        for seized in EITHER
    ),
    table_chores.CounterTurned(0, 5),
    table_chores.CounterTurned(0, 6, is_raised=True),
    table_chores.SeizeCounterRemoved(0),
    table_chores.LookedAtShuffled(),
    table_chores.VoxDiscarded(VOX),
    table_chores.AgentsWithdrawn(0, GUILD, 2),
    table_chores.MarkersTaken(2),
    table_chores.DraftPutAway((A_LORE, A_LEADER)),
    table_chores.InitiativeGiven(0),
    table_chores.CouncilLaid(),
    table_chores.LoreShuffledIn(3),
    table_chores.FateCardsGiven(0, (GUILD, A_LORE)),
    table_chores.EventsSetAside(("event-1", "event-2")),
    table_chores.AgentsShifted(VOX, GUILD),
    table_chores.OffTaken(0, "fuel", "trust"),
    table_chores.OffTaken(0, "fuel", "league"),
    table_chores.GolemLifted(0, "warrior", 0),
    table_chores.GolemLifted(0, "warrior", 2),
    table_chores.GolemSlept(0, "warrior"),
    table_chores.CardPassed(0, 1, CARD_2),
)
"""What hands alone are told."""
OTHERWISE = (
    happened.HandRedrawn(0, (CARD_2, CARD_3)), happened.CardsDiscarded(0, 2, (CARD_2, CARD_3)),
    *(happened.AmbitionDeclared(0, "tyrant", 5, 3, zeroed) for zeroed in EITHER),
    happened.CardSecured(0, "faithful-9", 0), happened.StackShuffled(9, 1),
    happened.CardRevealed(0, CARD_2, True), happened.ResourceDiscarded(0, "fuel", 2),
    happened.ResourceDiscarded(0, "fuel", slot=happened.IN_HAND),
    *(happened.CardSecured(0, card, 0, is_top=True) for card in (GUILD, VOX)),
    happened.AgentsCaptured(0, 1, 2, GUILD), happened.OutrageProvoked(0, "fuel", True),
    happened.OutrageProvoked(0, "fuel", False, True),
    happened.PieceHit(0, "ship", HEX, True, 0, True), happened.CityReturned(0, 1, HEX, False),
    happened.AmbitionScored(0, "tyrant", 1, 0, 0), happened.MarkerFlipped(6, 3, (3, 2)),
)  # fmt: skip
"""The same events with what only hands read of them."""
EVENTS = (
    *HANDS, *OTHERWISE, happened.HandRedrawn(0), happened.SideShown("faithful-1", "zeal"),
    *(happened.CardPlayed(0, CARD_2, how) for how in ("lead", "surpass", "pivot", "event")),
    happened.InitiativePassed(0, 1), happened.InitiativePassed(0, 0),
    happened.InitiativeMoved(0), happened.InitiativeSeized(0, ""),
    happened.InitiativeSeized(0, CARD_2), happened.HandSeen(0, 1, (CARD_2, CARD_3)),
    happened.HandSeen(0, 1, ()), happened.CardsSwapped(0, 1), happened.CardsDiscarded(0, 2),
    happened.CardPickedUp(0, CARD_2), happened.UnionAttached(0, GUILD, CARD_2),
    happened.DefenceThrown(0, "bc02", 4), happened.EventUrged(0),
    *(happened.SeizeRolled(0, 4, less, 5, seizes) for less in (0, 1, -1) for seizes in EITHER),
    happened.ResourceGained(0, "fuel", 1), happened.ResourceSpent(0, "fuel", "relic"),
    happened.ResourceSpent(0, "fuel", ""),
    happened.SlotsArranged(0, ("", "")), happened.SlotsArranged(0, ("fuel", "relic")),
    *(happened.CardSecured(0, GUILD, rivals, ransacked)
      for rivals in (0, 1, 2) for ransacked in EITHER),
    happened.CardBuried(GUILD), happened.CourtShuffled((GUILD, VOX)), happened.CourtShuffled(()),
    happened.CardDiscarded(0, GUILD), happened.CardStolen(0, 1, GUILD),
    happened.AgentsCaptured(0, 1, 2),
    *(happened.CaptivesSpent(0, 1, executed) for executed in EITHER),
    happened.CityTaxed(0, NOBODY, HEX), happened.CityTaxed(0, 1, HEX),
    *(happened.PieceBuilt(0, "city", HEX, fresh) for fresh in EITHER),
    happened.OtherRepaired(0, EMPIRE, "ship", HEX), happened.BattleStarted(0, 1, HEX, 2, 0, 1),
    happened.BattleStarted(0, EMPIRE, HEX, 0, 0, 0), happened.DiceRolled(0, 2, 1, 1, 1, 1),
    happened.DiceRolled(0, 0, 0, 0, 0, 0), happened.Intercepted(0, 0), happened.Intercepted(0, 2),
    *(happened.PieceHit(0, "ship", HEX, destroyed, by)
      for destroyed in EITHER for by in (NOBODY, 1, 0)),
    happened.OutrageProvoked(0, "fuel"), happened.CityReturned(0, 1, HEX),
    happened.CityReturned(0, 0, HEX),
    happened.AmbitionScored(0, "tyrant", 1, 5, 2), happened.AmbitionScored(0, "tyrant", 2, 3, 0),
    happened.AmbitionsScored(()), happened.AmbitionsScored(("tyrant", "keeper")),
    *(happened.PiecesReturned(captives) for captives in EITHER), happened.MarkerFlipped(6, 3),
    happened.GameEnded(0, 30, 3), happened.CardUsed(0, GUILD), happened.ShipsPlaced(0, HEX, 2),
    happened.PieceRepaired(0, "ship", HEX), led.LoreDrawn(0, (A_LORE,)),
    led.LoreDiscarded(0, A_LORE), led.PiecesScrapped(0, "city", 1), led.OutrageSet(0, "fuel"),
    led.OutrageCleared(0, "fuel"),
    led.CardGiven(0, 1, GUILD), led.PlanetReshaped(0, HEX, "fuel"),
    led.RiflesFired(0, 1, HEX, GATE, 2), led.ShipsGuided(0, 0, HEX, GATE, 2, 1),
    led.ShipsGuided(0, 1, HEX, GATE, 1, 0), led.BuildingReplaced(0, 0, HEX, "city", "starport"),
    led.BuildingReplaced(0, 1, HEX, "city", "city"), led.TrophyReturned(0, 1, "ship"),
    led.ShipsGuided(0, EMPIRE, HEX, GATE, 1, 0), led.BuildingReplaced(0, FREE, HEX, "city", "city"),
    led.TrophyReturned(0, EMPIRE, "ship"), led.TrophyReturned(0, BLIGHT, "blight"),
    led.RiflesFired(0, EMPIRE, HEX, GATE, 2),
)  # fmt: skip
KEYS_ASKED = (
    "setup", "draft", "leader", "lore", "draw-lore", "agent",
    "draw-court", "deal", "redraw", "lead", "play", "declare", "declare-any", "declare-other",
    "seize", "look", "swap", "throw", "draw", "attach", "reveal", "tax", "tax-loyal", "type",
    "build", "summon", "move", "move-or-not", "move-to-battle", "move-again", "guide", "catapult",
    "repair", "prune", "annex", "place-few", "gate", "cluster", "influence", "influence-or-not",
    "influence-to-secure", "secure", "ransack", "abduct", "court", "attack", "fire", "martyr",
    "join-battle", "fleet-to-battle", "resource", "spread", "steal", "steal-card", "trade",
    "exchange", "drop", "drop-too-many", "arrange", "captive", "execute", "captive-to-secure",
    "trophy", "return-city",
)  # fmt: skip
ASKED = (
    *(Message(f"ask-{key}") for key in KEYS_ASKED),
    Message("ask-first", {"seats": (ME, RIVAL)}),
    *(Message(f"ask-deal-{kind}", {"cards": (CARD(A_LORE), CARD(A_LEADER))})
      for kind in ("leader", "lore")),
    Message("ask-keep-lore", {"count": 2}), Message("ask-give", {"rival": RIVAL}),
    Message("ask-effect-order"), Message("ask-look-at-stack", {"count": 3}),
    Message("ask-prelude", {"pips": 2}),
    *(Message(f"ask-act{over}", {"pips": pips}) for pips in (1, 2) for over in ("", "-over")),
    Message("ask-fleet", {"target": SYSTEM(GATE)}),
    Message("ask-fleet-of", {"rival": RIVAL, "target": SYSTEM(GATE)}),
    Message("ask-fleet-of-outsider", {"owner": OWNER(EMPIRE), "target": SYSTEM(GATE)}),
    Message("ask-repeat", {"kind": PIECE("city"), "system": SYSTEM(HEX)}),
    Message("ask-reshape", {"system": SYSTEM(HEX)}), Message("ask-place", {"count": 3}),
    Message("ask-dice", {"count": 3}), Message("ask-roll", {"dice": moves.Collect(2, 1, 0)}),
    Message("ask-roll-again", {"count": 2, "kind": DIE("raid")}),
    Message("ask-reroll", {"blanks": 2, "hits": 1}), Message("ask-reroll-order"),
    Message("ask-roll-some", {"count": 2}),
    Message("ask-reroll-kind", {"count": 2, "kind": DIE("assault")}),
    Message("ask-hit-own", {"hits": 2}), Message("ask-hit", {"defender": OWNER(1), "hits": 2}),
    Message("ask-hit", {"defender": OWNER(EMPIRE), "hits": 2}), Message("ask-raid", {"keys": 2}),
    *[Message("ask-hit-tough", {"defender": OWNER(1), "hits": 3, "fresh": 2, "hurt": hurt})
      for hurt in (1, 2)],
    Message("ask-steal-missing", {"resource": TOKEN("fuel")}),
    Message("ask-drop-for", {"resource": TOKEN("fuel")}),
    Message("no-such-hand", {"words": "the joker", "count": 2, "example": "Aggression 2"}),
    Message("card-named-twice", {"card": "Aggression 2"}),
    Message("card-dealt-already", {"card": "Aggression 2"}),
)  # fmt: skip
GAINS = tuple(
    Message("admiral-gain", {"gain": Fixed(1.25, signed=True), "what": FEATURE(name)})
    for name in FEATURES
)
THOUGHT = (
    *(Message(f"steward-{key}") for key in (
        "passes", "pivots", "copies", "plays-event",
        "by-habit", "no-seizing", "spends", "builds-ship", "rolls",
        "raids-nothing",
        "moves", "moves-nowhere", "keeps-hand", "stops", "spreads-nothing", "otherwise", "unlisted",
        "nowhere-stronger")),
    Message("steward-leads-ahead", {"ambition": AMBITION("keeper")}),
    Message("steward-leads-pips", {"pips": 3}), Message("steward-surpasses", {"pips": 3}),
    Message("steward-ahead", {"ambition": AMBITION("keeper")}),
    Message("steward-not-ahead", {"ambitions": (AMBITION("keeper"), AMBITION("tycoon"))}),
    Message("steward-no-actions"),
    *(Message("steward-nothing-left", {"outnumbered": outnumbered}) for outnumbered in EITHER),
    Message("steward-acts-first", {"action": ACTION("secure")}),
    *(Message("steward-acts", {"action": ACTION("tax"), "place": Ordinal(3), "outnumbered": each})
      for each in EITHER),
    *(Message("steward-builds-port", {"count": count}) for count in (0, 1)),
    *(Message("steward-builds-city", {"ports": ports, "ruled": ruled})
      for ports in EITHER for ruled in EITHER),
    Message("steward-builds-ruled", {"kind": PIECE("ship"), "other": PIECE("city")}),
    Message("steward-builds-only", {"kind": PIECE("ship")}),
    *(Message("steward-taxes", {"own": own}) for own in EITHER),
    Message("steward-taxes-other"),
    *(Message("steward-taxes-slot", {"rivals": rivals}) for rivals in EITHER),
    Message("steward-influences", {"agents": Message("steward-agents", {"own": 1, "most": 2})}),
    Message("steward-secures", {"agents": Message("steward-rival-agents", {"count": 2})}),
    Message("steward-attacks", {"fleets": Message("steward-fleets", {"own": 2, "theirs": 1})}),
    *(Message(f"steward-{key}", {"fresh": fresh}) for key in ("hits", "hits-own")
      for fresh in EITHER),
    *(Message("steward-raids", {"card": card}) for card in EITHER),
    *(Message("steward-repairs", {"ship": ship}) for ship in EITHER),
    Message("steward-card", {"pips": 3}),
    Message("steward-card-ahead", {"pips": 3, "ambition": AMBITION("keeper")}),
    *(Message("steward-declares", {"ahead": ahead, "ambition": AMBITION("keeper")})
      for ahead in EITHER),
    Message("steward-place", {"place": Ordinal(3)}),
    *(Message("steward-agents", {"own": own, "most": most})
      for own, most in ((0, 0), (0, 2), (1, 0), (2, 1))),
    *(Message("steward-rival-agents", {"count": count}) for count in (0, 2)),
    *(Message("steward-fleets", {"own": 2, "theirs": count}) for count in (0, 1)),
    Message("table-modifiers", {"modifiers": (Message("arcs-hulls"),)}),
    Message("steward-influences-level"), Message("steward-secures-free"),
    Message("admiral-only-answer"),
    Message("admiral-best", {"option": moves.EndTurn(), "steps": ()}),
    *(Message(f"admiral-pages{more}", {"option": moves.EndTurn(), "steps": (moves.EndTurn(),)})
      for more in ("", "-plan")),
    Message("page-priority", in_words("Tax or secure to contend an undeclared ambition, to take "
                                      "captives, to grow a lead in a declared ambition")),
    *(Message("page-priority", in_words(f"{done} contend {ambition} ambition"))
      for done, ambition in (
          ("Tax to", "an undeclared"), ("Favorable combat to", "an undeclared"),
          *((f"{done} the Imperial Council{more} if the Trust would", "a declared")
            for done, more in (("Secure", ""), ("Influence", ""),
                               ("Influence", " to more agents than rivals"))))),
    *(Message(f"admiral-{much}", {"gains": GAINS[:2], "rest": Fixed(0.8, signed=True)})
      for much in ("mainly", "partly")),
    *(Message(key, {"less": Fixed(0.7), "gains": gains}) for gains in ((), GAINS[:2])
      for key in ("admiral-option-pages", "admiral-option-less")),
    Message("admiral-best-openly", {"option": moves.EndTurn()}),
    Message("admiral-plan", {"option": moves.Lead(CARD_2), "steps": (moves.Build("ship", HEX),)}),
    *(Message("admiral-step-new", {"deed": deed}) for deed in ("influence", "secure", "use")),
    Message("admiral-step-again", {"option": moves.Build("ship", HEX), "count": 2}),
    Message("admiral-step-again", {"option": moves.Build("ship", HEX), "count": 3}),
    Message("admiral-gains", {"gains": GAINS}), Message("admiral-above", {"gains": GAINS[:2]}),
    Message("admiral-above", {"gains": (Message("admiral-rival", {
        "of": RIVAL, "gain": Fixed(-1.2, signed=True), "what": FEATURE("declared")}),)}),
    Message("admiral-by-pages",
         {"lead": Fixed(0.7), "needed": Fixed(1.5), "option": moves.EndTurn()}),
    *(Message("admiral-option-more", {"more": Fixed(0.7), "gains": gains})
      for gains in ((), GAINS[:2])),
    *(Message("admiral-objective", {"style": Message("reach-style-founder"), "left": left})
      for left in (0, 3)),
    Message("admiral-better", {"lead": Fixed(1.3), "option": moves.EndTurn()}),
    *(Message("admiral-no-better", {"option": option}) for option in (
        moves.EndTurn(), moves.Fleet(2, 0), moves.Choose("psionic"), moves.Choose("4-hex"),
        moves.Choose("cluster 4"), moves.Collect(0, 0, 0), moves.Collect(1, 0, 0),
        moves.Guide(1, 2, 0), moves.Guide(EMPIRE, 1, 0))),
    *(Message("admiral-option", {"less": Fixed(0.7), "gains": gains}) for gains in ((), GAINS[:2])),
    *(Message(f"admiral-option-{key}", {"gains": gains}) for gains in ((), GAINS[:2])
      for key in ("best", "equal")),
)  # fmt: skip
TABLE = (
    Message("table-over"), Message("table-no-markers"), Message("table-refilling"),
    Message("table-no-hand"),
    Message("table-third-player", {"count": 2}), Message("table-card", {"card": CARD(GUILD)}),
    Message("table-vox", {"card": CARD(VOX)}), Message("table-lore-card", {"card": CARD(A_LORE)}),
    Message("table-guild-protected", {"card": CARD(GUILD), "suit": TOKEN("fuel")}),
    *(Message("table-building",
      {"kind": PIECE("city"), "fresh": fresh, "beside": beside, "count": n})
      for fresh in EITHER for beside in EITHER for n in (1, 2)),
    Message("table-supercat-shown",
            {"version": "10", "count": 5, "counter": 1, "cards": (CARD(CARD_2),)}),
    *(Message("table-slots-free", {"free": 1, "slots": slots}) for slots in (1, 2)),
    Message("table-captives", {"count": 2, "owners": (Message("table-count-of",
                                                         {"seat": RIVAL, "count": 2}),)}),
    Message("table-outrage", {"resources": (TOKEN("fuel"),)}), Message("table-bonus", {"power": 2}),
    Message("table-zeroed", {"line": happened.CardPlayed(0, CARD_2, "lead").said()}),
    Message("table-court-discard", {"cards": (CARD(GUILD),)}),
)  # fmt: skip
FACES_SHOWN = tuple(face_said(face) for kind in DICE for face in FACES[kind])
MADE = (
    *(each.said() for each in (*MOVES, *EVENTS)), moves.Martyr(HEX, 0, True).alone(),
    *ASKED, *THOUGHT, *TABLE, *FACES_SHOWN,
    moves.StealToken(1, 0).of_resource("fuel"), Message("turn-of", {"seat": ME}),
    Message("puzzle-way", {"moves": (moves.Seize().said(), moves.KeepHand().said())}),
    Message("puzzle-on", {"deals": 10}), led.card_words("leader01"),
    Message("puzzle-next-best", {"move": "General", "cost": Fixed(0.99, 2)}),
)  # fmt: skip
