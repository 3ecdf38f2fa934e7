"""What the tests of messages (`tests.voice`) need to know of Roll for the Galaxy."""

from itertools import product

from engine.text.message import Fixed, Message, Ordinal, SeatNumber, ThingName
from games.roll_galaxy import events as happened
from games.roll_galaxy import moves as move
from games.roll_galaxy.dice import COLOUR_NAMES, COLOURS, FACE_NAMES, WORKER_NAMES, YELLOW, Dice
from games.roll_galaxy.effects import IncomeIfHighestWorld, IncomeIfMost, RearrangeConstruction
from games.roll_galaxy.effects import Reassign as ReassignPower
from games.roll_galaxy.powers import sentence, short_words, tile_kind
from games.roll_galaxy.rollbot import empire
from games.roll_galaxy.rollbot.empire import SENTENCE
from games.roll_galaxy.scene.art.symbols import power_texts
from games.roll_galaxy.setting_out import WORDS
from games.roll_galaxy.state import DICTATED, Worker
from games.roll_galaxy.tiles import COLOUR, FACE, KIND, PHASE, SIDE, SIDES, WORKER, handful, tile
from tests.games.laying import said_of_layout
from tests.games.listening import said_to_listeners
from tests.games.roll_galaxy.positions import rolled
from tests.voice.within import said_within

NAMED = tuple(
    clause
    for row in (empire.CHOICE, empire.EXPLORERS, empire.STACKS, empire.STARTS,
                empire.SPENDING, empire.GIVING_UP, empire.PRODUCERS, empire.SHIPPING,
                empire.RECALLING)
    for clause in row[1:]
)  # fmt: skip
"""Sentences that may stay unasked, because one before them held."""
FAMILIES = {
    "colour": (*COLOURS, "gray"),
    "phase": (*FACE_NAMES, "Dictate"),
    "side": tuple(side.name for side in SIDES),
    "sentence": NAMED,
    "kind": (*COLOUR_NAMES, "gray"),
    "worker": (*WORKER_NAMES, "any"),
}
TYPED = (*FACE_NAMES, *(side.name for side in SIDES))
"""How real dice and drawn tiles are typed: an example of it is shown."""
EFFECTS = (
    *[effect for side in SIDES for effect in side.effects],
    # what no tile has, but might
    ReassignPower(most=3, fewest=1, colours=(0, 1), sources=(2,), targets=(3, 4)),
    RearrangeConstruction(1, needs_explorer=True),
    IncomeIfMost((1,), "developments", 2, 1),
    IncomeIfHighestWorld(2, 2, 1),
)
TEXTS = [text for side in SIDES for text in power_texts(side.id)]
HELD: Dice = (2, 1, 0, 0, 0, 0, 0)
NOBODY: Dice = (0,) * len(HELD)
YES_NO = (True, False)
WHITE, WORLD, SHIP, SEAT = COLOUR(0), SIDE(1), PHASE(4), SeatNumber(0)
HAND, NO_HAND = handful(HELD), handful(NOBODY)
WAYS_OF_DICE = ("zone", "world", "workers", "cup", "citizenry")


def each(key: str, **ways: tuple) -> list[Message]:
    """A message with every value of each of its arguments."""
    return [
        Message(key, dict(zip(ways, chosen, strict=True))) for chosen in product(*ways.values())
    ]


POWERS = (
    *map(sentence, EFFECTS),
    *(short_words(effect) for effect in EFFECTS if isinstance(effect, ReassignPower)),
    *(tile_kind(side.id) for side in SIDES),
    *(text.timing for text in TEXTS),
    *(text.sentence for text in TEXTS),
    *each("number-word", number=(1, 2, 3, 4)),
)
ROLLBOT = (
    *each("not-asked", sentence=tuple(map(SENTENCE, NAMED))),
    Message("start-by-chance"),
    Message("tie-broken", {"seat": SeatNumber(1), "most": 6, "next": 4}),
    *(Message(f"start-{what}-alike", {"cost": 2}) for what in ("worlds", "developments")),
    *map(Message, ("yellow-first", "yellow-last", "stacks-hold-enough", "no-die-will-wait",
                "citizenry-empty", "cup-empty", "no-producer-matches", "no-white-or-red",
                "no-purple", "end-not-reached", "all-goods-match", "no-goods", "buy-at-the-end",
                "scout-for-tiles")),
    *(Message(key, {"credits": 3}) for key in ("near-projection", "track-is-full",
                                           "buy-enough-left", "buy-too-little-left")),
    Message("tiles-enough", {"tiles": 13}),
    Message("has-plenty", {"credits": 9, "plenty": 9}),
    Message("place-cost-alike", {"dice": 3}),
    Message("place-waiting-alike", {"waiting": 2}),
    Message("place-tiles-alike", {"tiles": 2}),
    Message("no-such-shortage", {"shortage": 2}),
    Message("no-such-pair", {"level": 2}),
    Message("recall-lack-alike", {"dice": 2}),
    Message("recall-wait-alike", {"waiting": 2}),
    *(Message(f"recall-{why}",
      {"die": Message("die-at", {"place": "zone", "colour": WHITE, "side": None,
                                                    "isWorld": True, "phase": None})})
      for why in ("only-waiting", "tile-lacks-more", "fewer-wait", "all-equal")),
    *each("recall-good", colour=(WHITE,), side=(WORLD,), matches=YES_NO),
    Message("levels-alike", {"phases": (SHIP, PHASE(0)), "level": 2}),
    *each("lowest-die", colour=(WHITE,), place=WAYS_OF_DICE),
)  # fmt: skip
PAIR = Message("pair", {"colour": WHITE, "good": WHITE, "side": WORLD})
LOOK = Message("die-look", {"colour": WHITE, "face": FACE(1)})
STOCK, SCOUT = move.Stock(0, virtual=True), move.Scout(0, virtual=False)
CALLED = Message("call-with", {"phase": SHIP, "workers": 2, "brings": Message("brings-nothing")})
SELDOM = (
    Message("ask-buy", {"cost": 1, "chips": 1}),
    *(Message(key, {"side": WORLD}) for key in ("ask-give-up",)),
    Message("ask-recall-for-cup"),
    Message("ask-save", {"source": WORLD}),
    Message("ask-spend-waiting", {"side": WORLD, "missing": 2}),
    Message("roll-extra"),
    Message("hidden-tile"),
    *(each.said() for each in (
        move.BuyChips(), move.EndExplore(), move.KeepCredits(), move.LiftTile(3), move.Save(0),
        move.SaveNoMore(), move.Dictate(1), STOCK, SCOUT,
        *(move.GiveUp(place, 0, 1) for place in WAYS_OF_DICE),
    )),
    *each("worker-die", colour=(WHITE,), face=(None, FACE(5)), place=(None, SHIP),
          nth=(None, Ordinal(2))),
    *each("chips-gained", seat=(SEAT,), chips=(1,), paid=(0, 1), source=(WORLD,)),
    *each("credits-gained", seat=(SEAT,), credits=(2,), source=(None, WORLD)),
    Message("dice-saved", {"seat": SEAT, **HAND, "source": WORLD}),
    *(Message(key, {"seat": SEAT, "colour": WHITE, "phase": SHIP, "power": WORLD})
      for key in ("die-dictated", "die-reassigned")),
    *each("own-die-moved", power=(WORLD,), phase=(SHIP,), source=(None, PHASE(1))),
    *(Message(key, {"seat": SEAT}) for key in ("ends-exploring", "keeps-the-money",
                                            "recalls-no-more", "saves-no-more")),
    Message("spends-a-die", {"seat": SEAT, "colour": WHITE}),
    Message("everybody-rolls"),
    *(Message(f"tile-{what}", {"seat": SEAT, "tile": tile(3)}) for what in ("abandoned", "lifted")),
    Message("tiles-returned", {"seat": SEAT, "tiles": 2}),
    *each("tile-planned", seat=(SEAT,), isWorld=YES_NO, side=(WORLD,), place=(None, Ordinal(2))),
    *each("game-shared", winners=((SEAT, SeatNumber(1)),), points=(30,),
          ending=("tiles", "chips", "both")),
    Message("table-square", {"number": " 4", "side": WORLD, "cost": 2, "colour": WHITE,
                          "goods": (WHITE, WHITE)}),
    # why Rollbot does so
    *(Message(key, {"colour": WHITE}) for key in ("first-for-the-tile", "first-lowest",
                                                  "highest-spent")),
    *(Message(key, {"pair": PAIR, "credits": 3, "dice": 2, "missing": 2, "value": 3})
      for key in ("consume-no-trade", "consume-will-do", "consume-track-full", "trade-short-of")),
    Message("dice-for-points", {"points": 3, "developed": 1, "settled": 0}),
    *(Message(key, {"die": LOOK, "other": LOOK, "phase": SHIP})
      for key in ("die-selects-for-nobody", "die-selects-instead", "die-selects-phase",
                  "die-there-selects")),
    *map(Message,
        ("explore-unwanted", "never-rearranged", "one-more-producer", "one-more-shipper")),
    *each("called-by-die", phase=(SHIP,), level=(2,), most=(1,), equal=((SHIP, PHASE(0)),),
          out=((), (Message("phase-with-number", {"phase": SHIP, "number": 0}),) * 2)),
    *each("place-all-equal", side=(WORLD,)),
    *(said for key in ("place-cheaper", "place-where-more-wait", "place-where-fewer-lie")
      for said in each(key, side=(WORLD,), isWorld=YES_NO, dice=(1, 2), other=(4,))),
    Message("producers-enough", {"producers": 2}),
    Message("projected", {"dice": 3}),
    Message("projected-with-money", {"dice": 3, "credits": 2}),
    Message("scout-with-enough", {"credits": 9}),
    Message("start-cheaper-development", {"cost": 1, "other": 3}),
    *(Message(key, {"credits": 4, "plenty": 9})
      for key in ("stock-for-either", "stock-for-plenty")),
    Message("waits-in-vain", {"colour": WHITE, "side": WORLD, "dice": 2}),
    # why the Navigator does so
    Message("best-of-tried", {"ways": 12}),
    Message("best-tried"),
    *each("call-with", phase=(SHIP,), workers=tuple(range(12)),
        brings=(Message("brings-nothing"),)),
    *each("call-before", call=(CALLED,), ahead=(None, Fixed(1.5)), other=(SHIP,)),
    Message("option-alone", {"move": STOCK}),
    *each("option-before", move=(STOCK,), ahead=(None, Fixed(1.5)), other=(SCOUT,)),
    *each("beside-alike", what=(SHIP,)),
    *each("beside", what=(SHIP,), points=(Fixed(-1.5, signed=True),)),
    *each("beside-it", others=((Message("beside", {"what": SHIP, "points": Fixed(-1.5)}),) * 2,)),
    Message("brings-goods", {"goods": 2}),
    Message("brings-money-or-tiles"),
    Message("brings-nearer", {"side": WORLD, "have": 1, "cost": 3}),
    Message("brings-shipments", {"goods": 2, "more": 1}),
    Message("brings-tiles", {"sides": (WORLD, SIDE(3))}),
)  # fmt: skip
OUTLOOKS = (
    *each("role", count=(1, 2), worker=(WORKER(0),)),
    *map(Message,
        ("nothing-said", "dice-go-back", "completes", "no-world-free", "every-world-filled",
                "no-goods-yet", "no-tile-to-build")),
    Message("tile-name", {"side": WORLD}),
    *(Message(key, {"explorers": 2, "credits": 4}) for key in ("takes-money", "scouts-tiles")),
    Message("cost-of-tile", {"cost": 4, "printed": 5, "discount": 1}),
    *each("none-planned", isWorld=YES_NO, count=(0, 1)),
    Message("tile-and-more", {"side": WORLD, "more": 1}),
    Message("dice-of-cost", {"have": 1, "cost": 3}),
    *(Message(key, {"have": 1, "cost": 3, "short": 2}) for key in ("dice-there", "dice-short")),
    *(Message(key, {"number": number}) for number in range(6)
      for key in ("worlds-free", "goods-made", "goods-to-ship")),
    Message("without-a-place", {"count": 2}),
    Message("goods-shipped", {"shipped": 1, "goods": 2}),
    Message("money-or-chips", {"credits": 3, "chips": 2}),
    Message("completed-how", {"cost": 3, "waited": 0, "more": 0}),
)  # fmt: skip
SCREEN = (
    *map(Message, ("tool-move-another", "tool-give-and-move", "tool-given-and-moved",
                "tool-after-call", "tool-used", "tool-once", "tool-one-more", "put-the-die",
                "lit-places", "call-with-wilds", "call-a-phase", "caller-works",
                "move-the-dictated", "under-any-phase", "finish-the-power", "two-dice-of-one",
                "wilds-work-anywhere", "confirm-assignment", "reset-dice", "unseen-before-reveal",
                "your-call", "if-called", "give-here",
                "any-there", "dictate-tip", "refused-call-stays", "refused-call-undo",
                "refused-no-power", "refused-take-first", "advice-confirm", "advice-arrange")),
    *(Message(key, {"phase": SHIP}) for key in ("called-place-wilds", "called-confirm",
                                             "refused-under")),
    Message("wilds-here", {"phase": FACE(5)}),
    Message("advice-call", {"phase": SHIP}),
    *each("called-use-powers", phase=(SHIP,), what=("dictate", "powers")),
    Message("your-dice-complete", {"side": WORLD}),
    *each("call-taken-back", phase=(SHIP,), later=YES_NO),
    Message("no-advice", {"error": "no time"}),
)  # fmt: skip
BARS = (
    *map(Message, ("setting-up", "game-is-over-now", "last-round",
                "skip-ahead", "pool-label", "bag-label")),
    Message("ends-when", {"squares": 12}),
    Message("pool-of", {"chips": 36}),
    Message("phases-to-play", {"phases": (), "first": None}),
    Message("phases-to-play", {"phases": (SHIP, PHASE(3)), "first": SHIP}),
)  # fmt: skip
SCORE = {"tiles": (9,), "chips": (4,), "hasBonus": YES_NO, "bonus": (3,), "total": (16,)}
POINTS = (
    *map(Message, ("points-as-they-stand", "phases-called", "status-ready", "status-assigning",
                *(f"column-{what}" for what in ("tiles", "chips", "vp", "six-plus", "sum")))),
    *each("score-line", name=("Ada",), **SCORE),
    *each("score-of-card", **SCORE),
    *each("score-as-sum", **SCORE),
    Message("seat-with-level", {"name": "Ada", "level": "Hard"}),
    *each("stack-of-card", isWorld=YES_NO, top=("none", "hidden", "known"), below=(0, 2),
          side=(WORLD,), have=(1,), cost=(3,)),
    *(Message(key, hand) for key in ("citizenry-holds", "cup-holds") for hand in (HAND, NO_HAND)),
    Message("result-detail",
    {"result": Message("no-tile-to-build"), "detail": Message("dice-go-back")}),
    Message("dice-return", {"count": 2}),
)  # fmt: skip
OWN = (
    *map(Message, ("all-rolled", "nothing-planned", "stack-ready", "twelfth-ends", "stack-empty",
                *(f"panel-{what}" for what in ("credits", "chips", "citizenry", "cup")))),
    *each("empire-of", seat=(SEAT,)), *each("looking-at", seat=(SEAT, SeatNumber(1))),
    Message("completes-so-many", {"count": 2}),
    Message("needs-dice", {"have": 1, "missing": 2}),
    Message("tiles-of", {"count": 5, "squares": 12}),
    Message("next-tile", {"side": WORLD}),
    *each("stack-title", isWorld=YES_NO),
    Message("stack-below", {"count": 2}),
    Message("with-colon", {"what": Message("timing-assign")}),
    *each("other-side", isBack=YES_NO, side=(WORLD,), cost=(3,)),
)  # fmt: skip
CARDS = (
    *map(Message, ("workers-hidden", "workers-open", "no-dice-out", "none-there", "unknown-tile",
                "no-worker",
                "phase-now", "phase-done", "phase-nobody",
                "the-end", "manage-empire", "no-worker-here", "still-to-work",
                "nobody-to-recruit", "in-the-citizenry", "in-hand")),
    *each("none-in-stack", isWorld=YES_NO),
    Message("of-cost", {"cost": 3}),
    Message("phase-later", {"place": Ordinal(2)}),
    Message("phase-in-row", {"phase": SHIP, "place": Ordinal(2), "count": 3}),
    *each("drawn-so-far", sides=((), (WORLD, SIDE(3)))),
    *each("workers-of-phase", worker=tuple(map(WORKER, range(5)))),
)  # fmt: skip
DEEDS = (
    *map(Message, ("deed-stocks", "deed-scouts", "deed-floor")),
    *(Message(f"deed-{what}", {"side": WORLD}) for what in ("plans", "completes", "produces")),
    *each("deed-plans-one", isWorld=YES_NO),
    *(Message(f"deed-{what}", HAND) for what in ("waits", "saves", "recruits")),
    Message("deed-gains", {"count": 2, "colour": WHITE}),
    *(Message(f"deed-{what}", {"colour": WHITE}) for what in ("gives-up", "recalls")),
    *(Message(f"deed-{what}", {"good": WHITE}) for what in ("trades", "consumes")),
    *each("deed-credits", source=(None, WORLD)),
    Message("deed-chips", {"source": WORLD}),
    *(Message(f"gain-{what}", {"credits": 2}) for what in ("credits", "paid", "floor")),
    Message("gain-tiles", {"tiles": 2}),
    Message("gain-chips", {"chips": 2}),
)  # fmt: skip
WORK = (
    *map(Message, ("card-start", "detail-start", "card-scout", "done-exploring",
                "asked-explore", "asked-rearrange", "group-abandon",
                "detail-spend", "at-once", "into-the-cup", "detail-save",
                "which-die-shall-come-back", "detail-remove", "which-die-to-give-up",
                "which-die-comes-back", "recall-none")),
    Message("with-stop", {"what": Message("ask-explore")}),
    Message("card-stock", {"credits": 2}),
    Message("group-rearrange", {"side": WORLD}),
    Message("explorers-left", {"explorers": 2}),
    *each("tile-in-stack", verb=("abandon", "rearrange"), isWorld=YES_NO, place=(1, 2)),
    Message("card-abandon", {"place": 2}),
    Message("draw-tiles", {"tiles": 2}),
    Message("asked-abandon", {"draw": Message("draw-tiles", {"tiles": 2})}),
    Message("asked-place", {"tiles": 2}),
    *each("move-place-tile-there", isWorld=YES_NO, side=(WORLD,), place=(2,),
          where=("next", "top", "last", "place")),
    *map(Message, ("rules-cost", "rules-development", "rules-good", "rules-name", "rules-signs")),
    *each("rules-dice", colour=(WHITE,), kind=(KIND(0),)),
    *each("rules-world", colour=(WHITE,)),
    *each("puzzle-crew", count=(1, 2), phase=(SHIP,)),
    *each("puzzle-searched", count=(300,)),
    *each("puzzle-next-best", words=("Select Ship",), cost=(Fixed(1.5),)),
    *each("move-place-tile-on-top", isWorld=YES_NO, side=(WORLD,)),
    *each("move-place-tile", isWorld=YES_NO, side=(WORLD,), nth=(Ordinal(2),)),
    *each("card-place", isWorld=YES_NO, where=("next", "top", "last", "place"), place=(2,),
          tiles=(1,), cost=(3,)),
    *each("card-die", verb=("spend", "save", "recruit", "recall", "give-up"), count=(1, 2),
          colour=(WHITE,)),
    *(said for place in WAYS_OF_DICE
      for said in each(f"die-lies-{place}", isWorld=YES_NO, side=(WORLD,), phase=(SHIP,))),
    *each("card-produce", matches=YES_NO),
    Message("detail-produce", {"producers": 2}),
    Message("asked-ship", {"shippers": 2, "goods": 3}),
    Message("card-trade", {"credits": 3}),
    Message("card-consume", {"chips": 2, "credits": 1}),
    Message("card-buy", {"chips": 1, "cost": 1, "credits": 3}),
    Message("card-keep", {"credits": 3}),
    Message("detail-buy", {"side": WORLD}),
    Message("asked-recruit", {"credits": 3}),
    Message("so-many-citizens", {"number": 2}),
    *each("asked-recall", mayStop=YES_NO),
)  # fmt: skip
REVIEW = (
    *map(Message, ("game-so-far", "score-sheet", "empires-title", "no-six-plus", "untold-tile",
                "chart-from", "chart-to", "extra-die", "phases-happened", "dice-worked",
                "dice-given", "dice-went-back", "luck-explained", "cup-hands-in")),
    *each("how-it-ended", ending=("tiles", "chips", "both", "open"), round=(12,)),
    Message("points-by-round", {"rounds": 12}),
    Message("dice-title", {"rolled": "1,234"}),
    Message("so-many-worked", {"worked": 5, "rolled": 9, "percent": "56%"}),
    Message("wilds-due", {"wilds": 4, "due": Fixed(3.5)}),
    *each("way-to-call", phase=(None, SHIP)),
    Message("way-with-crew", {"phase": SHIP, "crew": (
        Message("workers-at", {"count": 1, "worker": WORKER(0)}),
        Message("workers-at", {"count": 3, "worker": WORKER(4)}),
    )}),
    Message("review-of-choices", {"choices": 30, "points": Fixed(2.5)}),
    *(Message(key, {"colour": COLOUR(YELLOW)}) for key in ("cup-die", "cup-click")),
    Message("cup-next-face", {"phase": FACE(5)}),
    Message("no-roll-of-cup", {"words": "e", "dice": (ThingName("colour", "red"), WHITE),
                            "example": "Explore, Explore"}),
    *map(Message, ("setup-phases-and-dice", "setup-a-die-works")),
)  # fmt: skip

VIRTUAL = (
    happened.Stocked(0, 0, True, 2), happened.Scouted(0, 0, True, 1, 2),
    happened.GoodTraded(0, 0, 4, 1, 0, True, 3, 3),
    happened.GoodConsumed(0, 0, 4, 1, 0, True, 2, 0),
)  # fmt: skip
"""Workers that are no dice: hands move none."""
DESK = (
    Message("desk-title", {"round": 4}),
    *(Message(f"desk-{what}") for what in (
        "die", "colour", "waiting", "goods", "begin", "assign", "dice", "comes-next", "round",
        "assigns",
    )),
)  # fmt: skip
BY_HANDS = (
    happened.WaitingReturned(0, 1, HELD), happened.WaitingReturned(0, 2, HELD),
    happened.Stocked(0, 0, False, 0), happened.CreditsGained(0, 0, None),
)  # fmt: skip
"""What only hands are told of, and what moves nothing."""
REVEALED = (
    move.RevealDice((HELD, *(NOBODY,) * 4, HELD), 0).said(),
    Message("ask-reveal", {"seat": SEAT, "example": "Explore 1 white; select Explore", **HAND}),
    Message("ask-selected"), Message("ask-dictate-space"), Message("ask-where", {"colour": WHITE}),
    Message("no-reveal", {"words": "e", "example": "Explore 1 white; select Explore"}),
    *each("ask-top", seat=(SEAT,), isWorld=YES_NO),
    Message("ask-place-drawn"),
    *each("asked-place-drawn", tiles=(1, 2)),
    *each("group-side-up", isWorld=YES_NO),
    *each("tile-at", nth=(Ordinal(2),), isWorld=YES_NO),
    Message("tile-taken", {"seat": SEAT}),
    *each("card-place", isWorld=(True,), where=("last",), place=(2,), tiles=(0, 1, 2),
          cost=(None,)),
    *each("reveal-other-dice", colour=(WHITE,), have=(0, 1, 2), lie=(0, 1, 2)),
    Message("reveal-none-selects", {"phase": SHIP}),
    *(Message(f"reveal-{what}", HAND) for what in ("dictates-once", "none-dictated")),
)  # fmt: skip
"""How a person's dice lie at a real table."""
WORKERS = (Worker(0, 0, 0, selecting=True), Worker(1, 1, 1), Worker(0, 2, DICTATED))
SHOWN = happened.PhasesRevealed((0,), (WORKERS,), (0,), ((),)).for_hands()
MADE = (
    *said_to_listeners("roll_galaxy", rolled("white Explore")),
    Message("dice-beside", {"seat": SEAT, "count": 3, "phase": PHASE(0), "expected": Fixed(1.7)}),
    *said_of_layout("roll_galaxy"),
    Message("ask-lies-before", {"seat": SEAT}),
    *said_within(WORDS),
    *(each.said() for each in (*VIRTUAL, *BY_HANDS)), *SHOWN,
    *POWERS, *ROLLBOT, *SELDOM, *OUTLOOKS, *SCREEN, *BARS, *POINTS, *OWN, *CARDS, *DEEDS, *WORK,
    *REVIEW, *DESK, *REVEALED,
)  # fmt: skip
