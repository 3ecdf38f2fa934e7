"""What the tests of messages (`tests.voice`) need to know of Risk."""

from __future__ import annotations

from collections.abc import Iterator

from engine.text.message import Fixed, Message, Ordinal, SeatNumber, Share
from games.risk.board import CARD, CONTINENT, SYMBOL, SYMBOLS, TERRITORY, WILD
from games.risk.moves import EndTurn
from games.risk.setting_out import KIND_ROWS, PLACES, WORDS
from games.risk.state import NEUTRAL
from tests.games.laying import said_of_layout, said_taking_back
from tests.games.listening import said_to_listeners
from tests.games.risk.positions import attack, new_match, playing
from tests.voice.within import said_within

FAMILIES = {
    **{each.family: each.keys for each in (TERRITORY, CONTINENT, CARD)},
    SYMBOL.family: (*SYMBOLS, WILD),
}
TYPED = ("Alaska",)
"""The card or territory that is named as an example where one is drawn by hand."""
PERU, SIAM, ASIA = TERRITORY(34), TERRITORY(24), CONTINENT(2)
PAIR = {"source": SIAM, "target": PERU}
YOU, ADA = SeatNumber(0), SeatNumber(1)
ODDS = Message("odds", {"chance": Share(0.7), "attackers": 5, "defenders": 2})
TAKE = Message("goal-take", {"territory": PERU})
SEVERAL = Message("odds-in-several", {**ODDS.args, "battles": 3})
FROM_SEVERAL = Message("odds-from-several", {**ODDS.args, "battles": 3, "starts": 2})
AIMS = (
    TAKE,
    *(Message(f"goal-{what}", {"continent": ASIA}) for what in ("win", "break")),
    *(Message("goal-eliminate", {"rival": ADA, "cards": cards}) for cards in (0, 3)),
    *(Message(f"goal-{what}") for what in ("conquer-world", "earn-card")),
)
HELD = {"continent": ASIA, "own": 2, "others": 3, "size": 12}
PUT = (
    Message("troops-put-first", {"count": 3, "territory": PERU}),
    Message("troops-put-next", {"count": 2, "territory": SIAM}),
)
STANDS = tuple(Message("stands", {"here": 3, "threat": threat}) for threat in (0, 4))

PLAIN = (
    # what is asked, and why
    "any-territory-will-do", "somewhere-at-border", "goal-hold", "goal-earn-card",
    "goal-conquer-world", "none-idle", "none-near-border", "none-at-risk",
    "stops-enough", "stops-without-more",
    "stops-without-advantage",
    "stops-with-card", "two-dice-defend-better", "troops-move-up",
    "name-three-cards", "table-over", "draw-neutral", "draw-territory", "table-neutral",
    "draw-card-of-new-deck",
    # the bar
    "bar-claim-note", "bar-place-note", "bar-clicks", "bar-per-click", "bar-per-click-in-turn",
    "bar-all-of-them", "bar-stop", "bar-redeem-note", "bar-keep", "bar-then-place", "bar-bonus",
    "bar-bonus-note", "bar-spread", "bar-spread-short", "bar-spread-tip", "bar-clear",
    "bar-deal", "bar-deal-tip", "bar-spread-in-turn-tip",
    "bar-then-attack", "bar-place-rest", "bar-confirm", "bar-wheel-note", "bar-undo",
    "bar-card-note", "bar-no-card-note", "bar-last-attack", "bar-attack", "bar-end-attack",
    "bar-then-fortify", "bar-roll-once", "bar-until", "bar-until-tip", "bar-blitz-sure",
    "bar-blitz-hopeless", "bar-blitz-tip", "bar-dice", "bar-left", "bar-defend-note",
    "bar-end-turn", "bar-without-move", "bar-fortify", "bar-fortify-stalled", "bar-fortify-note",
    "bar-move-tip", "phase-place", "phase-attack", "phase-fortify", "bar-hint", "bar-charts",
    "bar-back-to-turn", "bar-others-since", "bar-click-ends",
    "bar-redeem-hidden", "bar-redeem-hidden-note", "move-redeem-hidden", "hand-kept",
    "deck-to-shuffle",
    "bar-skip-to-turn", "bar-setting-up",
    "bar-tag-practice", "bar-tag-real-dice",
    # the tools, and the card on the sea
    "tool-deeds", "tool-again", "tool-continents", "tool-closer", "tool-farther", "tool-whole-map",
    "tool-charts", "card-continents", "card-start", "card-to-place", "card-move-in", "muster-left",
    "muster-done",
    "roll-last", "roll-next", "roll-lost", "roll-equal", "roll-no-pair",
    # the territory under the pointer, the hand, the seats
    "neutral-army", "inspect-free", "inspect-own", "inspect-chance", "inspect-losses",
    "inspect-left", "click-claim", "click-place", "click-puts-all", "click-attack",
    "refused-card", "hand-pick", "hand-set-ready", "hand-no-set",
    "hand-hidden", "hand-wild", "hand-matching", "hand-to-draw", "hand-earns", "hand-redeemed",
    "hand-worth", "seat-winner", "seat-your-turn", "seat-playing",
    # the look back, the desk, the rules
    "summary-shared", "summary-sets", "summary-income", "summary-last-income", "summary-beaten",
    "end-back", "end-ranking", "end-standing", "end-person", "end-by", "end-no-charts",
    "end-lands", "end-troops", "end-income", "end-expected", "end-real-dice", "graph-troops",
    "graph-by-luck", "desk-troop", "desk-paints", "desk-troops", "desk-rest", "desk-clear",
    "desk-hidden", "desk-take-rest", "desk-clear-board", "desk-click", "desk-played",
    "desk-goes-back", "desk-neutral-lands",
    "desk-takes-neutral", "desk-to-move", "dice-attacker", "dice-defender", "dice-third",
    "picture-hand",
)  # fmt: skip
WITH_SEAT = (
    "ask-taken-card",
    "card-reinforcements", "hand-title", "seat-is-out", "summary-rules-world", "summary-won",
    "graph-out", "desk-lands", "desk-takes", "game-led", "world-conquered",
)  # fmt: skip
WITH_TERRITORY = (
    "source-bonus", "refused-claimed", "refused-bonus", "refused-out-of-reach",
    "refused-last-troop", "refused-no-enemy", "refused-no-way", "refused-not-yours",
    "nobody-beside", "extra-at-border", "extra-behind-border",
)  # fmt: skip


def _told_often() -> Iterator[Message]:
    """What is said with arguments of the same kinds."""
    yield from map(Message, PLAIN)
    yield from (Message(key, {"seat": YOU}) for key in WITH_SEAT)
    yield from (Message(key, {"territory": PERU}) for key in WITH_TERRITORY)
    for key in ("roll-to-come", "refused-attack", "refused-fortify", "bar-attack-pair",
                "bar-attack-way", "bar-fights-on", "bar-fortify-pair",
                "battle-stopped"):  # fmt: skip
        yield Message(key, PAIR)
    for key in ("bar-attack-from", "bar-fortify-from"):
        yield Message(key, {"source": SIAM})
    for key in ("bar-redeem", "bar-redeem-must", "ask-redeem-must", "bar-place"):
        yield Message(key, {"troops": 6})
    for key in ("source-territories", "source-least", "end-territories", "summary-at-end"):
        yield Message(key, {"territories": 9})
    for how in ("alike", "different", "wild"):
        yield Message(f"source-set-{how}", {"number": Ordinal(4)})


TWO_OF_PERU = playing({"Peru": 4}, {"Brazil": 2}, {})
TWO_OF_PERU.owners[0] = NEUTRAL

MADE = (
    *said_to_listeners("risk", TWO_OF_PERU, new_match(2).table,
                       options=[attack("Peru", "Brazil", 1)]),
    Message("dice-beside", {"seat": SeatNumber(1), "target": PERU,
                            "count": 3, "expected": Fixed(1.7)}),
    *said_of_layout("risk"), *said_taking_back("risk"),
    *_told_often(),
    Message("ask-bonus", {"count": 2}),
    *(Message("ask-set-card", {"number": number}) for number in (1, 2, 3)),
    Message("no-territory", {"words": "gold"}),
    # what happens seldom
    *(Message(f"territory-{how}", {"seat": ADA, "territory": PERU, "troops": 3})
      for how in ("dealt", "neutral")),
    Message("territory-conquered-neutral", {**PAIR, "seat": ADA}),
    Message("set-redeemed-shown", {"territory": PERU}),
    Message("deck-reshuffled", {"cards": 30}),
    Message("game-led-by-several", {"winners": (YOU, ADA)}),
    Message("troops-put", {"placed": PUT}),
    # bots
    *(Message(key, {**HELD, "territory": PERU})
      for key in ("wants-continent", "wants-continent-by-door", "denies-continent")),
    *said_within((WORDS, PLACES, KIND_ROWS)),
    *map(Message, ("ask-dice-attack", "ask-dice-defence", "ask-lies-discarded",
                "ask-lies-elsewhere", "ask-lies-owned")),
    Message("ask-lies-hand", {"seat": ADA}),
    *(Message(f"ask-lost-{who}", {"count": count})
      for who in ("attack", "defence") for count in (0, 1, 2)),
    *(Message(f"field-{what}") for what in (
        "nobody", "neutral", "troops-to-place", "neutral-army", "to-move", "what-comes-next",
        "has-captured", "extra-troops", "cards-come-with-the-first-round", "cards-by-their-symbols",
        "click-to-the-hand-right-played")),
    *(Message("borders-own", {"own": own, "rest": 4 - own, "roads": 4}) for own in (1, 4)),
    *(Message("borders-own", {"own": own, "rest": 2 - own, "roads": 2}) for own in (0, 1, 2)),
    Message("wants-bordering", {"wants": Message("wants-continent", HELD), "own": 2, "rest": 2,
                             "roads": 4}),
    *(Message(key, {"power": Fixed(21.5)})
      for key in ("plan-worth", "plan-no-more", "board-worth")),
    Message("gathers-elsewhere", {"here": 6, "territory": PERU, "continent": HELD["continent"]}),
    *(Message(key, {"troops": 8, "cards": 4, "wanted": 4, "power": Fixed(21.5), "purpose": TAKE,
                 "odds": ODDS, "kept": Fixed(21.4)})
      for key in ("redeems-holding", "redeems-to", "redeems-to-win", "redeems-worth", "must-redeem",
                  "keeps-cards", "keeps-worth")),
    Message("must-redeem", {"troops": 35, "cards": 5}),
    *(Message(key, {"here": 8, "territory": PERU, "there": 2, "weakest": SIAM})
      for key in ("gathers", "gathers-against", "gathers-ahead")),
    *(Message(key, {"territory": PERU, "count": 3, "standing": stands})
      for key in ("guards-continent", "most-at-risk", "needs-most") for stands in STANDS),
    *(Message("stands-beside", {"here": 3, "beside": foes + neutral, "foes": foes,
                                "neutral": neutral})
      for foes, neutral in ((0, 1), (5, 0), (1, 3))),
    *(Message(key, {**PAIR, "territory": PERU, "staying": 3, "beside": foes + neutral,
                    "foes": foes, "neutral": neutral})
      for key in ("goes-on-beside", "some-stay-beside")
      for foes, neutral in ((0, 1), (5, 0), (1, 3))),
    Message("needs-for", {"territory": PERU, "more": 3, "purpose": TAKE, "odds": ODDS}),
    *(Message("needs-among",
              {"territory": PERU, "more": 3, "all": 5, "purpose": TAKE, "odds": odds})
      for odds in (ODDS, SEVERAL, FROM_SEVERAL)),
    *(Message(key, {"purpose": aim, "territory": PERU, "odds": several})
      for aim in AIMS for key, several in (("campaign", SEVERAL), ("campaign-at", ODDS))),
    *(Message("promises", {"purpose": aim, "power": Fixed(21.5)}) for aim in AIMS),
    *(Message("needs-for", {"territory": PERU, "more": 3, "purpose": aim, "odds": ODDS})
      for aim in AIMS),
    *(Message(key, {"count": 3, "territory": PERU, "power": Fixed(21.5)})
      for key in ("stops-worth", "no-better-move", "moves-in-worth", "moves-troops")),
    Message("waits-no-longer", {"staying": Fixed(21.5), "power": Fixed(21.4)}),
    *(Message(key, {"chance": Share(0.7)}) for key in (
        "stops-without-campaign", "stops-for-more-than-one", "stops-beside-weakest")),
    *(Message(key, {**PAIR, "territory": PERU, "ahead": 5, "behind": 2, "count": 3,
                 "staying": 4})
      for key in ("all-go-on", "goes-on-compared", "some-stay")),
    Message("goes-on-tied", {**PAIR, "territory": PERU, "ahead": 5, "behind": 5}),
    Message("goes-on-unguarded", {**PAIR, "territory": PERU, "continent": HELD["continent"]}),
    Message("no-territory-but", {"words": "siberai", "meant": TERRITORY(25)}),
    Message("not-possible-now", {"move": EndTurn(), "asked": Message("ask-attack")}),
    # the bar
    *(Message(key, {"free": free}) for key in ("bar-claim", "bar-dealing") for free in (1, 9)),
    *(Message("bar-spreading", {"troops": troops}) for troops in (1, 9)),
    Message("bar-placing-on", {"more": 3, "territory": PERU}),
    Message("bar-redeem-for", {"value": 6}),
    *(Message(key, {"left": 3}) for key in ("bar-reinforce", "bar-reinforce-more")),
    Message("bar-blitz", {"chance": Share(0.7)}),
    Message("bar-attack-way-short", {"target": PERU}),
    Message("bar-attack-odds", {"troops": 9, "foes": 2, "chance": Share(0.7)}),
    *(Message(key, {"lost": 1, "killed": 2}) for key in ("bar-won", "bar-stopped")),
    Message("bar-occupy", {"territory": PERU, "low": 1, "high": 5}),
    Message("bar-move-in", {"count": 3}),
    Message("bar-move", {"count": 3}),
    *(Message(key, {"low": 2}) for key in ("bar-least", "bar-occupy-note")),
    Message("bar-all", {"high": 5}),
    Message("bar-defend", {**PAIR, "troops": 3, "dice": 2}),
    Message("bar-defend-with", {"number": 2}),
    Message("bar-defend-tip", {"lost": Fixed(0.92, 2), "killed": Fixed(1.08, 2)}),
    *(Message("bar-round", {"round": 3, "limit": limit}) for limit in (0, 50)),
    # the window
    Message("source-continent", {"continent": ASIA}),
    Message("muster-placed", {"number": 3}),
    Message("roll-of-fight", {**PAIR, "roll": 3}),
    *(Message(f"transfer-{how}", {"before": 3, "change": Fixed(2, 0, signed=True)})
      for how in ("change", "same")),
    *(Message("transfer-note", {"low": 1, "high": high}) for high in (1, 5)),
    Message("continent-doors", {"doors": 3}),
    Message("inspect-of", {"who": "Ada", "count": 3}),
    Message("inspect-with", {"change": Fixed(2, 0, signed=True)}),
    Message("inspect-here", {"troops": 3}),
    *(Message(f"inspect-{what}", {"count": 2}) for what in ("enemies", "claimed")),
    Message("click-reinforce", {"step": 5}),
    Message("hand-card", {"territory": PERU, "symbol": SYMBOL("Cavalry")}),
    *(Message("seat-out", {"round": number}) for number in (0, 4)),
    Message("seat-territories", {"territories": 3}),
    *(Message("seat-troops", {"troops": 9, "income": 3, "continents": held})
      for held in ((), (ASIA, CONTINENT(5)))),
    Message("seat-cards", {"cards": 2}),
    *(Message("summary-round", {"round": number}) for number in (0, 4)),
    Message("summary-leads", {"seat": ADA, "territories": 20}),
    *(Message(key, {"territories": 42, "round": 9})
      for key in ("won-by-world", "won-by-territories")),
    *(Message(key, {"territories": 5, "round": 2, "lands": 42, "last": 9})
      for key in ("summary-rose", "summary-rose-to-all")),
    Message("end-bot", {"level": "General"}),
    *(Message(key, {"round": 6}) for key in ("end-out", "end-out-by", "desk-position")),
    Message("end-dice", {"rolled": "1,204"}),
    Message("end-seed", {"seed": "otter"}),
    Message("graph-dice", {"dice": 9}),
    Message("graph-mean", {"mean": Fixed(3.5, 2)}),
    *(Message(f"puzzle-{key}", {"here": 4, "against": 3, "source": SIAM, "percent": 92,
                                "turns": 200, "move": "Peru", "cost": Fixed(2.4)})
      for key in ("attack", "end", "next-best", "place", "searched")),
    *(Message("looked-back", {"count": count, "lost": Fixed(2.5)}) for count in (0, 1, 5)),
    Message("desk-wild", {"number": 1}),
    *(Message(f"dice-{side}-loses", {"attack": 6, "defence": 5})
      for side in ("defender", "attacker")),
)  # fmt: skip
