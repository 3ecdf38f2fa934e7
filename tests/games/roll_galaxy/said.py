"""What the tests of messages (`tests.voice`) need to know of Roll for the Galaxy."""

from itertools import product

from engine.text.said import Fixed, Ordinal, Said, SeatNumber, ThingName
from games.roll_galaxy import events as happened
from games.roll_galaxy import moves as move
from games.roll_galaxy.dice import COLOUR_NAMES, COLOURS, FACE_NAMES, WORKER_NAMES, YELLOW, Dice
from games.roll_galaxy.effects import IncomeIfHighestWorld, IncomeIfMost, RearrangeConstruction
from games.roll_galaxy.effects import Reassign as ReassignPower
from games.roll_galaxy.names import COLOUR, FACE, PHASE, SIDE, WORKER, handful, tile
from games.roll_galaxy.position_words import WORDS
from games.roll_galaxy.power_words import sentence, short_words, tile_kind
from games.roll_galaxy.rollbot import sentences
from games.roll_galaxy.rollbot.sentences import SENTENCE
from games.roll_galaxy.scene.power_icons import power_texts
from games.roll_galaxy.state import DICTATED, Worker
from games.roll_galaxy.tiles import SIDES
from tests.games.laying import said_of_layout
from tests.voice.within import said_within

NAMED = tuple(
    clause
    for row in (sentences.CHOICE, sentences.EXPLORERS, sentences.STACKS, sentences.STARTS,
                sentences.SPENDING, sentences.GIVING_UP, sentences.PRODUCERS, sentences.SHIPPING,
                sentences.RECALLING)
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


def each(key: str, **ways: tuple) -> list[Said]:
    """A message with every value of each of its arguments."""
    return [Said(key, dict(zip(ways, chosen, strict=True))) for chosen in product(*ways.values())]


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
    Said("start-by-chance"),
    Said("tie-broken", {"seat": SeatNumber(1), "most": 6, "next": 4}),
    *(Said(f"start-{what}-alike", {"cost": 2}) for what in ("worlds", "developments")),
    *map(Said, ("yellow-first", "yellow-last", "stacks-hold-enough", "no-die-will-wait",
                "citizenry-empty", "cup-empty", "no-producer-matches", "no-white-or-red",
                "no-purple", "end-not-reached", "all-goods-match", "no-goods", "buy-at-the-end",
                "scout-for-tiles")),
    *(Said(key, {"credits": 3}) for key in ("near-projection", "track-is-full",
                                           "buy-enough-left", "buy-too-little-left")),
    Said("tiles-enough", {"tiles": 13}),
    Said("has-plenty", {"credits": 9, "plenty": 9}),
    Said("place-cost-alike", {"dice": 3}),
    Said("place-waiting-alike", {"waiting": 2}),
    Said("place-tiles-alike", {"tiles": 2}),
    Said("no-such-shortage", {"shortage": 2}),
    Said("no-such-pair", {"level": 2}),
    Said("recall-lack-alike", {"dice": 2}),
    Said("recall-wait-alike", {"waiting": 2}),
    *(Said(f"recall-{why}", {"die": Said("die-at", {"place": "zone", "colour": WHITE, "side": None,
                                                    "isWorld": True, "phase": None})})
      for why in ("only-waiting", "tile-lacks-more", "fewer-wait", "all-equal")),
    *each("recall-good", colour=(WHITE,), side=(WORLD,), matches=YES_NO),
    Said("levels-alike", {"phases": (SHIP, PHASE(0)), "level": 2}),
    *each("lowest-die", colour=(WHITE,), place=WAYS_OF_DICE),
)  # fmt: skip
PAIR = Said("pair", {"colour": WHITE, "good": WHITE, "side": WORLD})
LOOK = Said("die-look", {"colour": WHITE, "face": FACE(1)})
STOCK, SCOUT = move.Stock(0, virtual=True), move.Scout(0, virtual=False)
CALLED = Said("call-with", {"phase": SHIP, "workers": 2, "brings": Said("brings-nothing")})
SELDOM = (
    Said("ask-buy", {"cost": 1, "chips": 1}),
    *(Said(key, {"side": WORLD}) for key in ("ask-give-up",)),
    Said("ask-recall-for-cup"),
    Said("ask-save", {"source": WORLD}),
    Said("ask-spend-waiting", {"side": WORLD, "missing": 2}),
    Said("roll-extra"),
    Said("hidden-tile"),
    *(each.said() for each in (
        move.BuyChips(), move.EndExplore(), move.KeepCredits(), move.LiftTile(3), move.Save(0),
        move.SaveNoMore(), move.Dictate(1), STOCK, SCOUT,
        *(move.GiveUp(place, 0, 1) for place in WAYS_OF_DICE),
    )),
    *each("worker-die", colour=(WHITE,), face=(None, FACE(5)), place=(None, SHIP),
          nth=(None, Ordinal(2))),
    *each("chips-gained", seat=(SEAT,), chips=(1,), paid=(0, 1), source=(WORLD,)),
    *each("credits-gained", seat=(SEAT,), credits=(2,), source=(None, WORLD)),
    Said("dice-saved", {"seat": SEAT, **HAND, "source": WORLD}),
    *(Said(key, {"seat": SEAT, "colour": WHITE, "phase": SHIP, "power": WORLD})
      for key in ("die-dictated", "die-reassigned")),
    *each("own-die-moved", power=(WORLD,), phase=(SHIP,), source=(None, PHASE(1))),
    *(Said(key, {"seat": SEAT}) for key in ("ends-exploring", "keeps-the-money",
                                            "recalls-no-more", "saves-no-more")),
    Said("spends-a-die", {"seat": SEAT, "colour": WHITE}),
    Said("everybody-rolls"),
    *(Said(f"tile-{what}", {"seat": SEAT, "tile": tile(3)}) for what in ("abandoned", "lifted")),
    Said("tiles-returned", {"seat": SEAT, "tiles": 2}),
    *each("tile-planned", seat=(SEAT,), isWorld=YES_NO, side=(WORLD,), place=(None, Ordinal(2))),
    *each("game-shared", winners=((SEAT, SeatNumber(1)),), points=(30,),
          ending=("tiles", "chips", "both")),
    Said("table-square", {"number": " 4", "side": WORLD, "cost": 2, "colour": WHITE,
                          "goods": (WHITE, WHITE)}),
    # why Rollbot does so
    *(Said(key, {"colour": WHITE}) for key in ("first-for-the-tile", "highest-spent")),
    *(Said(key, {"pair": PAIR, "credits": 3, "dice": 2, "missing": 2, "value": 3})
      for key in ("consume-no-trade", "consume-will-do", "trade-short-of")),
    Said("dice-for-points", {"points": 3, "developed": 1, "settled": 0}),
    *(Said(key, {"die": LOOK, "other": LOOK, "phase": SHIP})
      for key in ("die-selects-for-nobody", "die-selects-instead", "die-selects-phase",
                  "die-there-selects")),
    *map(Said, ("explore-unwanted", "never-rearranged", "one-more-producer", "one-more-shipper")),
    *each("called-by-die", phase=(SHIP,), level=(2,), most=(1,), equal=((SHIP, PHASE(0)),),
          out=((), (Said("phase-with-number", {"phase": SHIP, "number": 0}),) * 2)),
    *each("place-all-equal", side=(WORLD,)),
    *(said for key in ("place-cheaper", "place-where-more-wait", "place-where-fewer-lie")
      for said in each(key, side=(WORLD,), isWorld=YES_NO, dice=(1, 2), other=(4,))),
    Said("producers-enough", {"producers": 2}),
    Said("projected", {"dice": 3}),
    Said("projected-with-money", {"dice": 3, "credits": 2}),
    Said("scout-with-enough", {"credits": 9}),
    Said("start-cheaper-development", {"cost": 1, "other": 3}),
    *(Said(key, {"credits": 4, "plenty": 9}) for key in ("stock-for-either", "stock-for-plenty")),
    Said("waits-in-vain", {"colour": WHITE, "side": WORLD, "dice": 2}),
    # why the Navigator does so
    Said("best-of-tried", {"ways": 12}),
    Said("best-tried"),
    *each("call-with", phase=(SHIP,), workers=tuple(range(12)), brings=(Said("brings-nothing"),)),
    *each("call-before", call=(CALLED,), ahead=(None, Fixed(1.5)), other=(SHIP,)),
    Said("option-alone", {"move": STOCK}),
    *each("option-before", move=(STOCK,), ahead=(None, Fixed(1.5)), other=(SCOUT,)),
    *each("beside", what=(SHIP,), points=(Fixed(-1.5, signed=True),)),
    *each("beside-it", others=((Said("beside", {"what": SHIP, "points": Fixed(-1.5)}),) * 2,)),
    Said("brings-goods", {"goods": 2}),
    Said("brings-money-or-tiles"),
    Said("brings-nearer", {"side": WORLD, "have": 1, "cost": 3}),
    Said("brings-shipments", {"goods": 2, "more": 1}),
    Said("brings-tiles", {"sides": (WORLD, SIDE(3))}),
)  # fmt: skip
OUTLOOKS = (
    *each("role", count=(1, 2), worker=(WORKER(0),)),
    *map(Said, ("nothing-said", "dice-go-back", "completes", "no-world-free", "every-world-filled",
                "no-goods-yet", "no-tile-to-build")),
    Said("tile-name", {"side": WORLD}),
    *(Said(key, {"explorers": 2, "credits": 4}) for key in ("takes-money", "scouts-tiles")),
    Said("cost-of-tile", {"cost": 4, "printed": 5, "discount": 1}),
    *each("none-planned", isWorld=YES_NO, count=(0, 1)),
    Said("tile-and-more", {"side": WORLD, "more": 1}),
    Said("dice-of-cost", {"have": 1, "cost": 3}),
    *(Said(key, {"have": 1, "cost": 3, "short": 2}) for key in ("dice-there", "dice-short")),
    *(Said(key, {"number": number}) for number in range(6)
      for key in ("worlds-free", "goods-made", "goods-to-ship")),
    Said("without-a-place", {"count": 2}),
    Said("goods-shipped", {"shipped": 1, "goods": 2}),
    Said("money-or-chips", {"credits": 3, "chips": 2}),
    Said("completed-how", {"cost": 3, "waited": 0, "more": 0}),
)  # fmt: skip
SCREEN = (
    *map(Said, ("tool-move-another", "tool-give-and-move", "tool-given-and-moved",
                "tool-after-call", "tool-used", "tool-once", "tool-one-more", "put-the-die",
                "lit-places", "call-with-wilds", "call-a-phase", "caller-works",
                "move-the-dictated", "under-any-phase", "finish-the-power", "two-dice-of-one",
                "wilds-work-anywhere", "confirm-assignment", "reset-dice", "unseen-before-reveal",
                "your-call", "if-called", "give-here",
                "any-there", "dictate-tip", "refused-call-stays", "refused-call-undo",
                "refused-no-power", "refused-take-first", "advice-confirm", "advice-arrange")),
    *(Said(key, {"phase": SHIP}) for key in ("called-place-wilds", "called-confirm",
                                             "refused-under")),
    Said("wilds-here", {"phase": FACE(5)}),
    Said("advice-call", {"phase": SHIP}),
    *each("called-use-powers", phase=(SHIP,), what=("dictate", "powers")),
    Said("your-dice-complete", {"side": WORLD}),
    *each("call-taken-back", phase=(SHIP,), later=YES_NO),
    Said("no-advice", {"error": "no time"}),
)  # fmt: skip
BARS = (
    *map(Said, ("setting-up", "game-is-over-now", "last-round",
                "skip-ahead", "pool-label", "bag-label")),
    Said("ends-when", {"squares": 12}),
    Said("pool-of", {"chips": 36}),
    Said("phases-to-play", {"phases": (), "first": None}),
    Said("phases-to-play", {"phases": (SHIP, PHASE(3)), "first": SHIP}),
)  # fmt: skip
SCORE = {"tiles": (9,), "chips": (4,), "hasBonus": YES_NO, "bonus": (3,), "total": (16,)}
POINTS = (
    *map(Said, ("points-as-they-stand", "phases-called", "status-ready", "status-assigning",
                *(f"column-{what}" for what in ("tiles", "chips", "vp", "six-plus", "sum")))),
    *each("score-line", name=("Ada",), **SCORE),
    *each("score-of-card", **SCORE),
    *each("score-as-sum", **SCORE),
    Said("seat-with-level", {"name": "Ada", "level": "Hard"}),
    *each("stack-of-card", isWorld=YES_NO, top=("none", "hidden", "known"), below=(0, 2),
          side=(WORLD,), have=(1,), cost=(3,)),
    *(Said(key, hand) for key in ("citizenry-holds", "cup-holds") for hand in (HAND, NO_HAND)),
    Said("result-detail", {"result": Said("no-tile-to-build"), "detail": Said("dice-go-back")}),
    Said("dice-return", {"count": 2}),
)  # fmt: skip
OWN = (
    *map(Said, ("all-rolled", "nothing-planned", "stack-ready", "twelfth-ends", "stack-empty",
                *(f"panel-{what}" for what in ("credits", "chips", "citizenry", "cup")))),
    Said("empire-of", {"seat": SeatNumber(0)}),
    Said("completes-so-many", {"count": 2}),
    Said("needs-dice", {"have": 1, "missing": 2}),
    Said("tiles-of", {"count": 5, "squares": 12}),
    Said("next-tile", {"side": WORLD}),
    *each("stack-title", isWorld=YES_NO),
    Said("stack-below", {"count": 2}),
    Said("with-colon", {"what": Said("timing-assign")}),
    *each("other-side", isBack=YES_NO, side=(WORLD,), cost=(3,)),
)  # fmt: skip
CARDS = (
    *map(Said, ("workers-hidden", "workers-open", "no-dice-out", "none-there", "unknown-tile",
                "no-worker",
                "phase-now", "phase-done", "phase-nobody",
                "the-end", "manage-empire", "no-worker-here", "still-to-work",
                "nobody-to-recruit", "in-the-citizenry", "in-hand")),
    *each("none-in-stack", isWorld=YES_NO),
    Said("of-cost", {"cost": 3}),
    Said("phase-later", {"place": Ordinal(2)}),
    Said("phase-in-row", {"phase": SHIP, "place": Ordinal(2), "count": 3}),
    *each("drawn-so-far", sides=((), (WORLD, SIDE(3)))),
    *each("workers-of-phase", worker=tuple(map(WORKER, range(5)))),
)  # fmt: skip
DEEDS = (
    *map(Said, ("deed-stocks", "deed-scouts", "deed-floor")),
    *(Said(f"deed-{what}", {"side": WORLD}) for what in ("plans", "completes", "produces")),
    *each("deed-plans-one", isWorld=YES_NO),
    *(Said(f"deed-{what}", HAND) for what in ("waits", "saves", "recruits")),
    Said("deed-gains", {"count": 2, "colour": WHITE}),
    *(Said(f"deed-{what}", {"colour": WHITE}) for what in ("gives-up", "recalls")),
    *(Said(f"deed-{what}", {"good": WHITE}) for what in ("trades", "consumes")),
    *each("deed-credits", source=(None, WORLD)),
    Said("deed-chips", {"source": WORLD}),
    *(Said(f"gain-{what}", {"credits": 2}) for what in ("credits", "paid", "floor")),
    Said("gain-tiles", {"tiles": 2}),
    Said("gain-chips", {"chips": 2}),
)  # fmt: skip
WORK = (
    *map(Said, ("card-start", "detail-start", "card-scout", "group-explorer", "done-exploring",
                "asked-explore", "asked-rearrange", "group-abandon", "citizenry-afterwards",
                "detail-spend", "which-die-next", "at-once", "into-the-cup", "detail-save",
                "which-die-shall-come-back", "detail-remove", "which-die-to-give-up",
                "which-die-comes-back", "recall-none")),
    Said("with-stop", {"what": Said("ask-explore")}),
    Said("card-stock", {"credits": 2}),
    Said("group-rearrange", {"side": WORLD}),
    Said("explorers-left", {"explorers": 2}),
    *each("tile-in-stack", verb=("abandon", "rearrange"), isWorld=YES_NO, place=(1, 2)),
    Said("card-abandon", {"place": 2}),
    Said("draw-tiles", {"tiles": 2}),
    Said("asked-abandon", {"draw": Said("draw-tiles", {"tiles": 2})}),
    Said("asked-place", {"tiles": 2}),
    *each("card-place", isWorld=YES_NO, where=("next", "top", "last", "place"), place=(2,),
          tiles=(1,), cost=(3,)),
    *each("card-die", verb=("spend", "save", "recruit", "recall", "give-up"), count=(1, 2),
          colour=(WHITE,)),
    *(said for place in WAYS_OF_DICE
      for said in each(f"die-lies-{place}", isWorld=YES_NO, side=(WORLD,), phase=(SHIP,))),
    *each("card-produce", matches=YES_NO),
    Said("detail-produce", {"producers": 2}),
    Said("asked-ship", {"shippers": 2, "goods": 3}),
    Said("card-trade", {"credits": 3}),
    Said("card-consume", {"chips": 2, "credits": 1}),
    Said("card-buy", {"chips": 1, "cost": 1, "credits": 3}),
    Said("card-keep", {"credits": 3}),
    Said("detail-buy", {"side": WORLD}),
    Said("asked-recruit", {"credits": 3}),
    Said("so-many-citizens", {"number": 2}),
    *each("asked-recall", mayStop=YES_NO),
)  # fmt: skip
REVIEW = (
    *map(Said, ("game-so-far", "score-sheet", "empires-title", "no-six-plus", "untold-tile",
                "chart-from", "chart-to", "extra-die", "phases-happened", "dice-worked",
                "dice-given", "dice-went-back", "luck-explained", "cup-hands-in")),
    *each("how-it-ended", ending=("tiles", "chips", "both", "open"), round=(12,)),
    Said("points-by-round", {"rounds": 12}),
    Said("dice-title", {"rolled": "1,234"}),
    Said("so-many-worked", {"worked": 5, "rolled": 9, "percent": "56 %"}),
    Said("wilds-due", {"wilds": 4, "due": Fixed(3.5)}),
    *each("way-to-call", phase=(None, SHIP)),
    Said("review-of-choices", {"choices": 30, "points": Fixed(2.5)}),
    *(Said(key, {"colour": COLOUR(YELLOW)}) for key in ("cup-die", "cup-click")),
    Said("cup-next-face", {"phase": FACE(5)}),
    Said("no-roll-of-cup", {"words": "e", "dice": (ThingName("colour", "red"), WHITE),
                            "example": "Explore, Explore"}),
    *map(Said, ("setup-phases-and-dice", "setup-a-die-works")),
)  # fmt: skip

VIRTUAL = (
    happened.Stocked(0, 0, True, 2), happened.Scouted(0, 0, True, 1, 2),
    happened.GoodTraded(0, 0, 4, 1, 0, True, 3, 3),
    happened.GoodConsumed(0, 0, 4, 1, 0, True, 2, 0),
)  # fmt: skip
"""Workers that are no dice: hands move none."""
DESK = (
    Said("desk-title", {"round": 4}),
    *(Said(f"desk-{what}") for what in (
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
    Said("ask-reveal", {"seat": SEAT, "example": "Explore 1 white; select Explore", **HAND}),
    Said("ask-selected"), Said("ask-dictate-space"), Said("ask-where", {"colour": WHITE}),
    Said("no-reveal", {"words": "e", "example": "Explore 1 white; select Explore"}),
    *each("ask-top", seat=(SEAT,), isWorld=YES_NO),
    Said("ask-place-drawn"),
    *each("asked-place-drawn", tiles=(1, 2)),
    *each("group-side-up", isWorld=YES_NO),
    *each("tile-at", nth=(Ordinal(2),), isWorld=YES_NO),
    Said("tile-taken", {"seat": SEAT}),
    *each("card-place", isWorld=(True,), where=("last",), place=(2,), tiles=(0, 1, 2),
          cost=(None,)),
    *each("reveal-other-dice", colour=(WHITE,), have=(0, 1, 2), lie=(0, 1, 2)),
    Said("reveal-none-selects", {"phase": SHIP}),
    *(Said(f"reveal-{what}", HAND) for what in ("dictates-once", "none-dictated")),
)  # fmt: skip
"""How a person's dice lie at a real table."""
WORKERS = (Worker(0, 0, 0, selecting=True), Worker(1, 1, 1), Worker(0, 2, DICTATED))
SHOWN = happened.PhasesRevealed((0,), (WORKERS,), (0,), ((),)).for_hands()
MADE = (
    *said_of_layout("roll_galaxy"),
    Said("ask-lies-before", {"seat": SEAT}),
    *said_within(WORDS),
    *(each.said() for each in (*VIRTUAL, *BY_HANDS)), *SHOWN,
    *POWERS, *ROLLBOT, *SELDOM, *OUTLOOKS, *SCREEN, *BARS, *POINTS, *OWN, *CARDS, *DEEDS, *WORK,
    *REVIEW, *DESK, *REVEALED,
)  # fmt: skip
