"""What the tests of messages (`tests.voice`) need to know of Rajas of the Ganges."""

from engine.text.catalogue import catalogue
from engine.text.message import ENGLISH, Fixed, Message, Ordinal, SeatNumber
from games.rajas.board import AREAS, GOODS, board_of, effects_word, tile_word
from games.rajas.box import BOX_PART, BOX_PARTS, SECTIONS
from games.rajas.dummy_words import AMONG
from games.rajas.effects import (
    ANIMAL,
    ANIMALS,
    BUILDING,
    BUILDING_NAMES,
    BUILDINGS,
    CHAMBERS,
    CHOICE,
    COLOUR,
    COLOURS,
    COUNTED,
    GOOD,
    NOTHING_WHY,
    PERSON,
    SIDE_NAMES,
    SOURCES,
    TRACK_NAME,
    GainFame,
    GainMoney,
    border_said,
    colours_said,
    dice_of_colour,
    die_said,
    effects_said,
    handful,
    sides_said,
    stack_said,
)
from games.rajas.game import GAME
from games.rajas.scoring import HEADS
from games.rajas.setting_out import PLACES, WORDS
from tests.games.laying import said_of_layout, said_taking_back
from tests.games.listening import said_to_listeners
from tests.games.rajas.positions import a_table, person
from tests.voice.within import said_within

WHY_NOTHING = (
    "boat-at-end", "no-tile-bought", "no-tile-replaced", "no-market", "all-upgraded",
    "no-yield-taken", "no-yield-left", "no-tile-without-market", "no-die-for-tile",
    "no-tile-in-range", "no-tile-of-colour", "no-market-of-good",
)  # fmt: skip
FAMILIES = {
    "animal": ANIMALS,
    "box-part": BOX_PARTS,
    "colour": COLOURS,
    "building": BUILDING_NAMES,
    "good": GOODS,
    "person": (*CHAMBERS, CHOICE),
    "track": ("fame track", "money track"),
    "source": SOURCES,
    "nothing": WHY_NOTHING,
    "yield": BUILDINGS,
    "counted": COUNTED,
    "side": tuple(SIDE_NAMES.values()),
    "area": AREAS,
    "among": (
        "any",
        "left",
        "terrace",
        "terrace-left",
        "replacement",
        "balcony",
        "new-tile",
    ),
    "head": HEADS,
}

BOARD = board_of("printed")
TILES = BOARD.tiles
TYPED = (
    *map(tile_word, TILES.values()),
    *(effects_word(tile.effects) for tile in BOARD.yields.values()),
    *map(effects_word, BOARD.river_tiles.values()),
    *(space.name for space in BOARD.spaces[4]),
    *COLOURS,
    *BUILDING_NAMES,
)
"""What people type where real tiles and lots are asked for."""

ORANGE_3, BLUE_6 = die_said(3), die_said(20)
QUARRY = Message("space-quarry", {"marked": 3})
MOVE = Message("option-place", {"where": QUARRY})
NORTH, EAST, SOUTH, WEST = (border_said(7, side, 5) for side in (1, 2, 4, 8))
TWO_FAME = effects_said((GainFame(2), GainMoney(1)))
COSTS = Message(
    "space-cost", {"parts": (Message("cost-money", {"money": 2}), Message("cost-any-die"))}
)
VALUES = {
    "after": 17, "animal": ANIMAL("cow"), "among": AMONG("left"), "agreed": 20, "boat": 3,
    "bestNow": Fixed(12.0), "bestThen": Fixed(2.0), "borders": 8, "brings": TWO_FAME,
    "building": BUILDING("palace"),
    "called": TILES["OS2"].called, "chosen": (ORANGE_3,), "colour": COLOUR("orange"),
    "colours": colours_said((0, 2)), "cost": COSTS, "count": 3, "dice": (ORANGE_3, BLUE_6),
    "die": ORANGE_3, "effect": TWO_FAME, "error": Fixed(0.4), "face": 4, "fame": 2, "fitting": 2,
    "gain": Fixed(2.5), "gap": 30, "given": (ORANGE_3,), "good": GOOD("silk"), "high": 10,
    "highest": 3,
    "isMore": True, "isNext": True, "karma": 2, "kept": (BLUE_6,), "lost": Fixed(0.4, 2), "lot": (),
    "loss": Fixed(0.5), "low": 7, "luck": Fixed(4.0, 0), "markets": (Message("race-market", {
        "good": GOOD("tea"), "values": "3+2"}),), "mean": Fixed(3.5), "meet": 120, "money": 5,
    "more": 2, "most": 4, "paid": 0, "move": MOVE, "moves": 4, "next": MOVE,
    "nextWorth": Fixed(1.0),
    "nth": Ordinal(3), "other": MOVE, "others": 2, "overlap": 2, "owned": 4, "pips": 70,
    "price": 7, "raja": MOVE, "roads": sides_said(5), "round": 7, "rounds": Fixed(0.25, 2),
    "rule": Message("why-take-one", {"lot": ()}), "seat": SeatNumber(0),
    "sentences": (Message("brings-karma", {"count": 2}),
        Message("gap-goes", {"gap": 9, "after": 4})),
    "source": Message("source-river"), "space": 5, "spaces": 2, "spread": Fixed(5.0, 0),
    "step": "2", "steps": 2, "things": TILES["OS2"].things, "tiles": 3, "times": 3,
    "told": (Message("brings-fame", {"count": 2}),), "track": TRACK_NAME("fame track"), "turns": 24,
    "what": NOTHING_WHY("all-upgraded"), "where": QUARRY, "who": PERSON("yogi"),
    "why": Message("space-taken"), "worker": 2, "workers": 3, "worth": Fixed(1.2, signed=True),
    "behind": Fixed(1.5), "gained": 9, "unable": (), "values": "3+2",
}  # fmt: skip
"""What stands in a sentence that is made, by the name of its argument."""


def made(key: str, **other: object) -> Message:
    """A sentence with the values that are usual for its arguments, but for some."""
    messages = catalogue(ENGLISH, GAME.text_folder)
    parts = messages.entry(key).parts
    asked = set().union(*(messages.asked_by(key, part) for part in parts)) - {"form"}
    return Message(key, {name: other[name] if name in other else VALUES[name] for name in asked})


BY_THE_RULES = (
    "ask-border", "ask-chamber", "ask-good", "ask-set-aside", "boat-at-end", "boat-cannot-move",
    "dice-forfeited", "draw-yield-anew", "elephant-kept", "money-begins",
    "draw-market", "draw-new-tile", "draw-new-tile-colour", "draw-old-tile", "karma-full",
    "move-sell", "move-set-aside", "no-die-left", "no-die-to-spend", "no-free-balcony",
    "no-free-person", "no-free-space", "no-market-owned", "no-plain-tile", "no-replacement",
    "replacement-not-sure",
    "no-tile-to-buy", "nothing-paid", "space-taken", "spaces-left", "worker-set-aside",
    "worker-too-many", "face-not-valid", "terrace-die", "terrace-money",
)  # fmt: skip
BY_DUMMIES = (
    "dummy-nothing", "why-nothing", "why-free-tile", "why-free-tile-drawn", "move-visit",
    "dummy-all-workers", "dummy-no-area", "dummy-no-die-left", "dummy-no-such-die-left",
    "dummy-spaces-left", "dummy-terrace-money", "why-claims-at-once", "why-common-supply",
    "why-dearest-drawn", "why-handicap", "why-lacking", "why-leaves-game", "why-new-tile-drawn",
    "why-no-tile-for-two", "why-none-pays", "why-rolled-again", "why-set-aside",
    "why-take-fewest", "why-terrace-money", "why-bound",
)  # fmt: skip
BY_BOTS = (
    "as-good-as", "binds-balconies", "binds-chambers", "binds-dice-again",
    "binds-harbour", "binds-last-pass",
    "binds-market", "binds-mixed-market", "binds-quarry", "binds-terrace", "binds-turned-die",
    "best-move", "brings-at-once", "brings-and-reaches", "brings-borders", "brings-karma",
    "gap-goes", "gives-and-keeps", "reaches-at-once",
    "decided-by-held", "decided-by-markers", "decided-by-rival", "decided-by-win", "denies",
    "despite-held", "despite-markers", "despite-rival", "despite-win",
    "only-kind-of-move", "others-close", "played-out",
    "puzzle-next-best", "puzzle-searched", "sentences",
    "money-behind", "rounds-behind", "second-behind", "wins-by-rounds", "worth-money",
    "worth-most",
)  # fmt: skip
IN_THE_WINDOW = (
    "advice-rounds", "bar-border", "bar-brown", "bar-brown-brings", "bar-buy", "bar-dice",
    "bar-die-goes", "bar-dummy-step", "bar-dummys-turn", "bar-karma", "bar-karma-left",
    "bar-karma-not", "bar-karma-to", "bar-lay", "bar-lay-button", "bar-laying",
    "bar-other-tile", "bar-pay", "bar-pay-button", "bar-placing", "bar-placing-with",
    "bar-replace", "bar-reroll", "bar-sail", "bar-sell", "bar-set-aside", "bar-take-button",
    "bar-take-one", "bar-taking", "bar-turn-tile", "bar-turns-die", "bar-upgrade", "bar-visit",
    "bar-yield", "build-buy", "build-lit", "build-replace", "build-up-to", "card-ahead",
    "card-border-free", "card-border-had", "card-bridge", "card-brings", "card-building",
    "card-costs", "card-die", "card-die-shows", "card-each-building", "card-empty-cell",
    "card-empty-cell-words", "card-fame-from", "card-ganga-tile", "card-gap-goes",
    "card-gap-stays", "card-give", "card-in-province", "card-karma-turns", "card-market",
    "card-money-from", "card-money-now", "card-no-tile", "card-not-now", "card-pay", "card-pays",
    "card-price", "card-river", "card-scroll", "card-stack-used-up", "card-taken",
    "card-turned", "card-upgrade", "card-will-score", "card-yield-tile", "card-your-gap",
    "desk-bonus-marker", "desk-border", "desk-builds", "desk-claims", "desk-give-tile",
    "desk-karma", "desk-river-tile", "desk-tile", "desk-title", "desk-worker", "dummy-card-dice",
    "dummy-card-die", "dummy-card-worker", "gap-left", "gap-met", "gap-past", "race",
    "race-bonus", "race-boat", "race-gap", "race-market", "race-markets", "race-workers",
    "set-up", "strip-dice", "strip-goods", "strip-yields", "tray-dice", "tray-pays",
    "looking-at-dummy", "tile-about", "turn-first",
)  # fmt: skip
AT_THE_END = (
    "curves", "curves-fame", "curves-meet", "curves-money", "curves-start", "end-borders",
    "end-came-to", "end-finished", "end-gap", "end-past", "end-river-space", "end-tiles",
    "review", "review-again", "review-against",
    "review-agreed", "review-back", "review-costliest", "review-dice", "review-error",
    "review-hardly", "review-look", "review-looking", "review-lost", "review-luck",
    "review-none-worse", "review-played", "review-raja", "review-replay", "review-rolled",
    "review-same", "review-turn", "review-what", "review-won", "review-worker", "sheet",
    "sheet-totals",
)  # fmt: skip
PICTURED = (
    "glance", "glance-borders", "glance-dummies", "glance-race", "glance-river",
    "glance-workers", "glance-yields", "picture-building", "picture-free-stalls",
    "picture-other-building", "picture-price", "picture-road", "picture-stalls",
    "picture-tile-market", "tile-face-up", "tile-face-down", "tile-gone",
)  # fmt: skip
NO_THINGS = Message("tile", {**TILES["OS2"].called.args, "things": ()})
ON_A_TILE = {"price": 14, **stack_said(0)}
BOX = (
    *(Message(f"box-{key}") for key in (
        "title", "printed", "guess", "set", "next", "rest", "use", "check", "import", "export",
        "path", "imported", "complete", "sound", "again",
        *(f"line-{each}" for each in ("price", "road", "buildings", "goods", "back", "signs",
                                      "amount", "where", "owner")),
        *(f"back-{each}" for each in ANIMALS))),
    *(Message(f"box-tab-{name}", {"left": left}) for name in SECTIONS for left in (0, 3)),
    *(Message("box-left", {"left": left}) for left in (0, 1, 2)),
    *(Message(key, {"what": TWO_FAME}) for key in ("box-effect", "box-brings")),
    Message("box-named", {"what": BUILDING("palace")}),
    Message("rounds-behind", {"rounds": None}),
    *(Message("wins-by-rounds", {"move": Message("person-dancer"), "rounds": None,
                              "other": Message("person-yogi"), "isNext": is_next})
      for is_next in (False, True)),
    Message("box-tile", {"tile": TILES["OS2"].called}),
    Message("box-stone", {"space": 3}),
    Message("box-exported", {"file": "box.json"}),
    Message("box-refused", {"file": "box.json", "why": Message("box-empty-stone", {"space": 3})}),
    *(Message(key, {"border": border, "isBack": is_back}) for key in ("box-border", "box-edge")
      for border in (NORTH, EAST, SOUTH, WEST) for is_back in (True, False)),
    *(Message(f"box-{key}", ON_A_TILE) for key in ("price", "bare", "buildings", "markets")),
    *(Message("box-place", {"part": BOX_PART(part), "number": number})
      for part in BOX_PARTS for number in (0, 3)),
    Message("box-count", {"colour": COLOUR("green"), "count": 17}),
    Message("box-two-dice", {"colour": COLOUR("green")}),
    Message("box-empty-border", {"number": 3}),
    Message("box-empty-stone", {"space": 3}),
    Message("field-none-left"),
    Message("field-price-of", {"what": TILES["OS2"].called}),
)  # fmt: skip
MADE = (
    *said_to_listeners("rajas", a_table(person(), placed={"dancer": 1})),
    Message("dice-beside", {"seat": SeatNumber(1), "dice": 3,
                            "count": 12, "expected": Fixed(10.5)}),
    *BOX,
    *said_of_layout("rajas"), *said_taking_back("rajas"),
    Message("lay-seat", {"seat": SeatNumber(1), "karma": 0, "workers": 3, "waiting": 3,
                      "isDummy": True, "scrolls": (2, 3, 2, 2), "dice": Message("handful", {
                          "dice": (die_said(1),)}), "isUpgraded": True}),
    *said_within((WORDS, PLACES)),
    *(Message(f"field-{what}") for what in (
        "to-play", "elephant", "workers", "add-a-die", "his-dice-click-one-away",
        "his-tiles-click-one-away", "the-border", "bonus-taken", "yield-tile-on-it")),
    Message("ask-lies-before", {"seat": SeatNumber(1)}),
    *map(made, (*BY_THE_RULES, *BY_DUMMIES, *BY_BOTS, *IN_THE_WINDOW, *AT_THE_END, *PICTURED)),
    made("card-with-karma", turns=(made("card-turned"), made("card-turned", die=BLUE_6))),
    *(made("card-border-brings", where=border) for border in (NORTH, EAST, SOUTH, WEST)),
    *(made(key, dice=dice) for key in ("bar-place", "bar-place-dotted", "bar-nothing-to-do")
      for dice in (1, 6)),
    *(made(key, dice=handful((3, 20))) for key in ("bar-paying", "bar-rolling-again", "race-dice")),
    *(made("bar-reroll-button", count=count) for count in (0, 2)),
    *(made("bar-taking", chosen=chosen) for chosen in ((), (ORANGE_3, BLUE_6))),
    *(made("bar-placing", fitting=count) for count in (0, 1, 2)),
    *(Message("dummy-step", {"what": made(key), "why": Message("why-handicap")}) for key in (
        "dummy-balcony", "dummy-bonus", "dummy-handicap", "dummy-karma", "dummy-market",
        "dummy-new-tile", "dummy-one-die", "dummy-replaces", "dummy-takes-tile",
        "dummy-terrace-colour", "dummy-tile", "dummy-two-dice", "dummy-yield-tile")),
    *(Message("dummy-step", {"what": made("dummy-terrace", takesMoney=money, face=face),
                             "why": Message("why-handicap")})
      for money, face in ((True, 6), (False, 2))),
    Message("table-river-space", {"space": 30, "brings": Message("no-effects"), "boats": (
        SeatNumber(0), SeatNumber(1))}),
    made("card-more-in-stack", tiles=2),
    made("strip-left", dice=3),
    made("gives-and-keeps", kept=()),
    *(made(key, why="the worker was lost") for key in ("no-advice", "review-failed")),
    *(made("end-finished", overlap=count) for count in (0, 1, 2)),
    *(made("review-luck", isMore=more) for more in (True, False)),
    *(made("review-summary", dice=40, luck=Fixed(-2.0, signed=True), overlap=8, gap=gap,
           error=Fixed(0.2, 2), spread=Fixed(10.0)) for gap in (0, 45)),
    made("glance-dice", dice=8),
    *(made("glance-river", tiles=tiles) for tiles in (0, 8)),
    made("race-markets", markets=()),
    made("dummy-handicap", brings=TWO_FAME),
    made("dummy-most-able", dice=dice_of_colour(2, 2)),
    made("why-next-colour", more=(dice_of_colour(0, 3),)),
    *(made("why-master-builder", isSure=sure) for sure in (True, False)),
    *(made("why-sails", isFar=far, isCovered=False) for far in (True, False)),
    made("dummy-skips", spaces=(4, 5)),
    made("dummy-scores", gains=()),
    made("why-scores", told=()),
    made("why-only-tile", things=()),
    Message("option-buy", {"called": NO_THINGS}),
    *(made("tie-broken", what=what) for what in ("karma", "pips", "turn")),
    made("table-playing", isLast=True),
    Message("no-effects"),
    *(Message(f"option-{way}", {"where": NORTH}) for way in ("border", "cover")),
    *(made(key, seat=SeatNumber(seat)) for key in ("race", "looking-at") for seat in (0, 1)),
)  # fmt: skip
