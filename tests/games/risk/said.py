"""What the tests of messages (`tests.voice`) need to know of Risk."""

from __future__ import annotations

from collections.abc import Iterator

from engine.text.said import Fixed, Ordinal, Said, SeatNumber, Share
from games.risk.cards import SYMBOLS, WILD
from games.risk.moves import EndTurn
from games.risk.names import CARD, CONTINENT, SYMBOL, TERRITORY
from games.risk.position_edits import KIND_ROWS, PLACES
from games.risk.position_words import WORDS
from tests.games.laying import said_of_layout, said_taking_back
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
ODDS = Said("odds", {"chance": Share(0.7), "attackers": 5, "defenders": 2})
TAKE = Said("goal-take", {"territory": PERU})
SEVERAL = Said("odds-in-several", {**ODDS.args, "battles": 3})
AIMS = (
    TAKE,
    *(Said(f"goal-{what}", {"continent": ASIA}) for what in ("win", "break")),
    *(Said("goal-eliminate", {"rival": ADA, "cards": cards}) for cards in (0, 3)),
    *(Said(f"goal-{what}") for what in ("conquer-world", "earn-card")),
)
HELD = {"continent": ASIA, "own": 2, "others": 3, "size": 12}
PUT = (
    Said("troops-put-first", {"count": 3, "territory": PERU}),
    Said("troops-put-next", {"count": 2, "territory": SIAM}),
)
STANDS = tuple(Said("stands", {"here": 3, "threat": threat}) for threat in (0, 4))

PLAIN = (
    # what is asked, and why
    "any-territory-will-do", "somewhere-at-border", "goal-hold", "goal-earn-card",
    "goal-conquer-world", "none-idle", "stops-enough", "stops-without-more",
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
    "bar-back-to-turn", "bar-others-since", "bar-click-ends", "bar-skip-to-turn", "bar-setting-up",
    "bar-tag-practice", "bar-tag-real-dice",
    # the tools, and the card on the sea
    "tool-deeds", "tool-again", "tool-continents", "tool-closer", "tool-farther", "tool-whole-map",
    "tool-charts", "card-continents", "card-start", "card-to-place", "card-move-in", "muster-left",
    "roll-last", "roll-next", "roll-lost", "roll-equal", "roll-no-pair",
    # the territory under the pointer, the hand, the seats
    "neutral-army", "inspect-free", "inspect-own", "inspect-chance", "inspect-losses",
    "inspect-left", "click-claim", "click-place", "click-puts-all", "click-attack",
    "refused-card", "hand-pick", "hand-set-ready", "hand-no-set", "hand-none-yet", "hand-redeem",
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
    "card-reinforcements", "hand-title", "seat-is-out", "summary-rules-world", "summary-won",
    "summary-lead-taken", "graph-out", "desk-lands", "desk-takes", "game-led", "world-conquered",
)  # fmt: skip
WITH_TERRITORY = (
    "source-bonus", "refused-claimed", "refused-bonus", "refused-out-of-reach",
    "refused-last-troop", "refused-no-enemy", "refused-no-way", "refused-not-yours",
    "nobody-beside", "extra-at-border", "extra-behind-border",
)  # fmt: skip


def _told_often() -> Iterator[Said]:
    """What is said with arguments of the same kinds."""
    yield from map(Said, PLAIN)
    yield from (Said(key, {"seat": YOU}) for key in WITH_SEAT)
    yield from (Said(key, {"territory": PERU}) for key in WITH_TERRITORY)
    for key in ("roll-to-come", "refused-attack", "refused-fortify", "bar-attack-pair",
                "bar-fights-on", "bar-fortify-pair", "battle-stopped"):  # fmt: skip
        yield Said(key, PAIR)
    for key in ("bar-attack-from", "bar-fortify-from"):
        yield Said(key, {"source": SIAM})
    for key in ("bar-redeem", "bar-redeem-must", "ask-redeem-must", "bar-place"):
        yield Said(key, {"troops": 6})
    for key in ("source-territories", "source-least", "end-territories", "summary-at-end"):
        yield Said(key, {"territories": 9})
    for how in ("alike", "different", "wild"):
        yield Said(f"source-set-{how}", {"number": Ordinal(4)})


MADE = (
    *said_of_layout("risk"), *said_taking_back("risk"),
    *_told_often(),
    Said("ask-bonus", {"count": 2}),
    Said("no-territory", {"words": "gold"}),
    # what happens seldom
    *(Said(f"territory-{how}", {"seat": ADA, "territory": PERU, "troops": 3})
      for how in ("dealt", "neutral")),
    Said("territory-conquered-neutral", {**PAIR, "seat": ADA}),
    Said("set-redeemed-shown", {"territory": PERU}),
    Said("deck-reshuffled", {"cards": 30}),
    Said("game-led-by-several", {"winners": (YOU, ADA)}),
    Said("troops-put", {"placed": PUT}),
    # bots
    *(Said(key, {**HELD, "territory": PERU})
      for key in ("wants-continent", "wants-continent-by-door", "denies-continent")),
    *said_within((WORDS, PLACES, KIND_ROWS)),
    *map(Said, ("ask-dice-attack", "ask-dice-defence", "ask-lies-discarded",
                "ask-lies-elsewhere", "ask-lies-owned")),
    Said("ask-lies-hand", {"seat": ADA}),
    *(Said(f"ask-lost-{who}", {"count": count})
      for who in ("attack", "defence") for count in (0, 1, 2)),
    *(Said(f"field-{what}") for what in (
        "nobody", "neutral", "neutral-army", "to-move", "what-comes-next",
        "has-captured", "extra-troops", "cards-come-with-the-first-round", "cards-by-their-symbols",
        "click-to-the-hand-right-played")),
    Said("own-beside", {"own": 1, "roads": 4}),
    Said("own-beside", {"own": 2, "roads": 4}),
    Said("wants-beside", {"wants": Said("wants-continent", HELD), "own": 2, "roads": 4}),
    *(Said(key, {"power": Fixed(21.5)}) for key in ("plan-worth", "plan-no-more", "board-worth")),
    Said("gathers-elsewhere", {"here": 6, "territory": PERU, "continent": HELD["continent"]}),
    *(Said(key, {"troops": 8, "cards": 4, "wanted": 4, "power": Fixed(21.5), "purpose": TAKE,
                 "odds": ODDS})
      for key in ("redeems-holding", "redeems-to", "redeems-to-win", "must-redeem", "keeps-cards",
                  "keeps-worth")),
    *(Said(key, {"here": 8, "territory": PERU, "there": 2, "weakest": SIAM})
      for key in ("gathers", "gathers-against")),
    *(Said(key, {"territory": PERU, "count": 3, "standing": stands})
      for key in ("guards-continent", "most-at-risk", "needs-most") for stands in STANDS),
    Said("needs-for", {"territory": PERU, "more": 3, "purpose": TAKE, "odds": ODDS}),
    *(Said(key, {"purpose": aim, "territory": PERU, "odds": several})
      for aim in AIMS for key, several in (("campaign", SEVERAL), ("campaign-at", ODDS))),
    *(Said("promises", {"purpose": aim, "power": Fixed(21.5)}) for aim in AIMS),
    *(Said("needs-for", {"territory": PERU, "more": 3, "purpose": aim, "odds": ODDS})
      for aim in AIMS),
    *(Said(key, {"count": 3, "territory": PERU, "power": Fixed(21.5)})
      for key in ("stops-worth", "no-better-move", "moves-in-worth", "moves-troops")),
    Said("waits-no-longer", {"staying": Fixed(21.5), "power": Fixed(21.4)}),
    Said("stops-without-campaign", {"chance": Share(0.7)}),
    *(Said(key, {**PAIR, "territory": PERU, "ahead": 5, "behind": 2, "count": 3})
      for key in ("all-go-on", "goes-on-compared", "half-stays")),
    Said("no-territory-but", {"words": "siberai", "meant": TERRITORY(25)}),
    Said("not-possible-now", {"move": EndTurn(), "asked": Said("ask-attack")}),
    # the bar
    *(Said(key, {"free": free}) for key in ("bar-claim", "bar-dealing") for free in (1, 9)),
    *(Said("bar-spreading", {"troops": troops}) for troops in (1, 9)),
    Said("bar-placing-on", {"more": 3, "territory": PERU}),
    Said("bar-redeem-for", {"value": 6}),
    *(Said(key, {"left": 3}) for key in ("bar-reinforce", "bar-reinforce-more")),
    Said("bar-blitz", {"chance": Share(0.7)}),
    Said("bar-occupy", {"territory": PERU, "low": 1, "high": 5}),
    Said("bar-move-in", {"count": 3}),
    Said("bar-move", {"count": 3}),
    *(Said(key, {"low": 2}) for key in ("bar-least", "bar-occupy-note")),
    Said("bar-all", {"high": 5}),
    Said("bar-defend", {**PAIR, "troops": 3, "dice": 2}),
    Said("bar-defend-with", {"number": 2}),
    Said("bar-defend-tip", {"lost": Fixed(0.92, 2), "killed": Fixed(1.08, 2)}),
    *(Said("bar-round", {"round": 3, "limit": limit}) for limit in (0, 50)),
    # the window
    Said("source-continent", {"continent": ASIA}),
    Said("muster-placed", {"number": 3}),
    Said("roll-of-fight", {**PAIR, "roll": 3}),
    *(Said(f"transfer-{how}", {"before": 3, "change": Fixed(2, 0, signed=True)})
      for how in ("change", "same")),
    *(Said("transfer-note", {"low": 1, "high": high}) for high in (1, 5)),
    Said("continent-doors", {"doors": 3}),
    Said("inspect-of", {"who": "Ada", "count": 3}),
    Said("inspect-with", {"change": Fixed(2, 0, signed=True)}),
    Said("inspect-here", {"troops": 3}),
    *(Said(f"inspect-{what}", {"count": 2}) for what in ("enemies", "claimed")),
    Said("click-reinforce", {"step": 5}),
    Said("hand-card", {"territory": PERU, "symbol": SYMBOL("Cavalry")}),
    *(Said("seat-out", {"round": number}) for number in (0, 4)),
    Said("seat-territories", {"territories": 3}),
    *(Said("seat-troops", {"troops": 9, "income": 3, "continents": held})
      for held in ((), (ASIA, CONTINENT(5)))),
    Said("seat-cards", {"cards": 2}),
    *(Said("summary-round", {"round": number}) for number in (0, 4)),
    Said("summary-leads", {"seat": ADA, "territories": 20}),
    *(Said(key, {"territories": 5, "round": 2, "lands": 42, "last": 9})
      for key in ("summary-rose", "summary-rose-to-all")),
    Said("summary-turning-point", {"round": 6}),
    Said("summary-fell", {"seat": ADA, "was": 9, "territories": 4}),
    Said("end-bot", {"level": "General"}),
    *(Said(key, {"round": 6}) for key in ("end-out", "end-out-by", "desk-position")),
    Said("end-dice", {"rolled": "1,204"}),
    Said("end-seed", {"seed": "otter"}),
    Said("graph-dice", {"dice": 9}),
    Said("graph-mean", {"mean": Fixed(3.5, 2)}),
    *(Said("looked-back", {"count": count, "lost": Fixed(2.5)}) for count in (0, 1, 5)),
    Said("desk-wild", {"number": 1}),
    *(Said(f"dice-{side}-loses", {"attack": 6, "defence": 5}) for side in ("defender", "attacker")),
)  # fmt: skip
