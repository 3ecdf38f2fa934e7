"""What the tests of messages (`tests.voice`) need to know of Despirala."""

from engine.text.message import Fixed, Message, SeatNumber, Share
from games.despirala.combinations import NAMES
from games.despirala.hints import GRADE, GRADES, WORST_GRADE
from games.despirala.moves import COMBINATION, Attempt, Continue, Reroll, Stop
from tests.games.despirala.positions import choosing, collecting
from tests.games.laying import said_of_layout, said_taking_back
from tests.games.listening import said_to_listeners

LUCK = ("good luck", "bad luck", "neutral luck")
FAMILIES = {
    "combination": NAMES,
    "grade": (*LUCK, "best", *(name for _, name in GRADES), WORST_GRADE),
}
PAIRS, KAMERUN, ONES = Attempt("Three pairs", (2, 4, 6)), Attempt("Kamerun"), Attempt("Collect 1")
WORTH = {
    "place-expected": {"place": Fixed(1.5, 2), "players": 3},
    "chance-to-win": {"chance": Share(0.5)},
}
PLACE, WIN = (Message(key, args) for key, args in WORTH.items())

MADE = (
    *said_to_listeners(
        "despirala", choosing((1, 1, 1, 2, 3, 6), 5, {"Collect 1": 2}, seats=2),
        choosing((1, 2, 3, 4, 5, 6), 1, {"Collect 2": 1}),
        collecting(6, (6, 6, 1, 2, 3, 4)), collecting(6, (6, 6, 6, 6, 6, 6), goods=0),
        options=(KAMERUN, ONES, PAIRS),
    ),
    Message("dice-beside", {"seat": SeatNumber(1), "face": 6, "count": 3, "expected": Fixed(1.7)}),
    *said_of_layout("despirala"), *said_taking_back("despirala"),
    Message("game-shared", {"winners": (SeatNumber(0), SeatNumber(1), SeatNumber(2)), "score": 9}),
    Message("expects", {"move": KAMERUN, "expected": Fixed(400.0)}),
    *(Message(key, {"move": KAMERUN, "expected": Fixed(400.0), "next": PAIRS,
                    "nextExpected": Fixed(390.0)})
      for key in ("estimated", "estimated-before", "expects-before", "expects-before-fewest",
                  "estimated-before-fewest", "expects-even", "estimated-even")),
    Message("new-dice", {"goods": 3}),
    *(Message(f"stands-so-plays-{style}", {"worth": PLACE}) for style in ("boldly", "for-points")),
    Message("place-of-move", {"move": PAIRS, "worth": PLACE}),
    Message("place-of-move-even", {"move": PAIRS, "worth": PLACE, "next": Reroll()}),
    Message("place-of-move-before",
         {"move": PAIRS, "worth": WIN, "next": Reroll(), "nextWorth": WIN}),
    Message("collect-needs-number"),
    Message("takes-no-faces", {"combination": COMBINATION("Kamerun"), "typed": "Kamerun"}),
    *(
        Message("needs-faces", {"combination": COMBINATION(each.combination), "wanted": wanted,
                             "example": each})
        for wanted, each in enumerate((Attempt("Four of a kind", (3,)),
                                       Attempt("Two triples", (3, 5)), PAIRS), 1)
    ),
    Message("did-you-mean", {"words": "Kamerum", "meant": "Kamerun"}),
    *(Message(key, {"combination": COMBINATION("General")})
      for key in ("attempt-must-wait", "attempted-already")),
    *map(Message, ("reroll-must-wait", "no-reroll", "no-reroll-without-goods", "cannot-continue",
                "ask-stop", "ask-move", "ask-move-without-goods")),
    Message("only-for-collecting", {"move": Stop()}),
    *(Message("move-continue"), Message("move-stop")),
    Message("luck-of-roll", {"faces": (1, 2)}),
    Message("luck-of-collecting", {"move": ONES, "count": 3, "rolls": 2}),
    *(Message(key, {"move": KAMERUN, "goods": 2}) for key in ("luck-of-target", "luck-of-failure")),
    Message("table-completing", {"dice": "[1] 2", "goods": 3, "move": PAIRS, "wanted": (2, 4)}),
    # the window
    *map(Message, ("bar-rolling", "bar-no-row", "bar-hint-reroll", "bar-click-row", "bar-all-match",
                "bar-no-goods", "bar-costs-good", "working-out", "hints-later", "hint-move",
                "hint-expected", "hint-loss", "hint-unit", "loss-none", "panel-expected",
                "panel-win", "panel-hint", "chart-start", "card-expects")),
    Message("bar-rolling-of", {"whose": "Your"}),
    *(Message(key, {"combination": COMBINATION("Kamerun")})
      for key in ("bar-collect", "bar-attempt")),
    *(Message(key, {"points": 3})
      for key in ("bar-points-now", "bar-points-at-once", "bar-points")),
    Message("bar-chance", {"chance": Message("sheet-share", {"share": ">99"}), "points": 3}),
    *(Message(f"bar-selected-{what}", {"move": PAIRS})
      for what in ("collect", "complete", "lost", "target")),
    Message("bar-points-expected", {"points": 3, "expected": Fixed(400.0)}),
    Message("bar-good-expected", {"expected": Fixed(400.0)}),
    Message("bar-collected", {"points": 3, "goods": 2}),
    Message("chart-turn", {"turn": 3}),
    Message("why-alone", {"move": "Stop", "why": Message("complete-at-once")}),
    *(
        Message(key, {"move": "Stop", "why": Message("complete-at-once"), "other": "Continue",
                   "gap": Fixed(1.5)})
        for key in ("why-as-good", "why-better", "why-worse")
    ),
    Continue().said(),
    *map(Message, ("fact-complete", "fact-spread-later", "advice-reroll", "advice-continue",
                "advice-stop", "advice-collect", "choose-faces", "picker-faces", "picker-chance",
                "tray-price", "tray-aside", "tray-dice-next", "tray-all-match", "tray-complete",
                "sheet-combination", "sheet-points", "sheet-gives", "sheet-loss", "sheet-now")),
    # the look back
    *map(Message,
        ("review-best-of-all", "review-worst-of-all", "review-person", "review-nothing-lost",
                "review-no-choice", "review-one-choice", "review-working", "review-luck",
                "review-well", "review-replay", "review-save", "review-copy", "review-copied",
                "mode-normal", "mode-misere", "review-turn", "review-dice", "review-goods",
                "review-played", "review-best", "review-lost", "review-too-many", "review-grade",
                "review-card-luck", "review-card-mistakes", "review-expected", "review-no-turn",
                "review-perfect", "review-expects", "review-total-luck", "review-total-mistakes",
                "review-final", "review-million")),
    Message("review-better-than", {"percent": 95}),
    Message("review-after", {"answers": 40}),
    Message("review-alone", {"seat": SeatNumber(0), "score": 400}),
    Message("review-tie", {"winners": (SeatNumber(0), SeatNumber(1))}),
    Message("review-won", {"seat": SeatNumber(0), "margin": 3}),
    *(Message("won-by-points", {"margin": margin}) for margin in (1, 3)),
    Message("review-without", {"better": 420}),
    Message("review-without-of", {"seat": SeatNumber(0), "better": 420, "rival": 410}),
    Message("review-all-choices", {"count": 30}),
    Message("review-note-grade", {"grade": GRADE("blunder"), "delta": Fixed(-12.5, signed=True)}),
    *(Message(f"review-note-{what}",
           {"combination": COMBINATION("Kamerun"), "delta": Fixed(4.5, signed=True)})
      for what in ("done", "failed")),
    Message("review-trouble", {"error": "no tables"}),
    Message("review-costliest", {"seat": SeatNumber(0), "count": 3}),
    Message("review-saved", {"path": "x.json"}),
    Message("review-not-saved", {"problem": "no room"}),
    Message("review-bar", {"mode": "Normal", "turns": 14, "more": "today"}),
    Message("review-points", {"points": 3}),
    Message("review-bars-start", {"low": 200}),
    Message("review-where", {"seat": SeatNumber(0), "score": 400}),
    # the desk
    Message("desk-to-play"),
    Message("desk-position", {"turn": 3, "turns": 14}),
    Message("no-odds", {"error": "no tables"}),
    Message("odds-of-face", {"face": 4}),
    Message("odds-median", {"rolls": 3}),
    Message("odds-to-finish", {"combination": COMBINATION("Kamerun")}),
    *(Message(f"tray-{what}", {"whose": "Ada's"}) for what in ("roll", "goods")),
    Message("tray-aside-for", {"combination": COMBINATION("Kamerun")}),
    Message("tray-collected", {"matched": 2, "points": 6}),
    *(Message("tray-matched", {"matched": 6 - loose, "wanted": 6, "loose": loose})
      for loose in range(1, 7)),
    Message("picker-title", {"combination": COMBINATION("Two triples")}),
    Message("sheet-of", {"whose": "Your"}),
    Message("sheet-used", {"used": 3, "turns": 14}),
    Message("sheet-up-to", {"points": "33"}),
    *(Message(f"sheet-{what}", {"targets": 45, "goods": 3})
      for what in ("so-far", "final", "goods", "goods-left")),
    Message("fact-expected", {"expected": Fixed(400.0)}),
    Message("fact-loss", {"loss": Message("loss-none")}),
    Message("fact-now", {"points": 6}),
    Message("fact-chance", {"percent": Fixed(31.5)}),
    Message("fact-median", {"rolls": 3}),
    Message("fact-mean", {"rolls": Fixed(2.5)}),
    Message("fact-spread", {"deviation": Fixed(31.5, 0)}),
    Message("fact-range", {"low": 380, "high": 420}),
    Message("advice-target", {"goods": 3}),
    *map(Message, ("setup-fourteen-goals", "setup-goals", "setup-goals-misere", "picture-target",
                "desk-click", "field-no-die")),
    Message("field-die", {"number": 2, "face": Message("field-no-die")}),
    *map(Message, ("puzzle-reroll", "puzzle-price", "puzzle-exact")),
    Message("puzzle-now", {"now": 6, "points": 36}),
    Message("puzzle-chance", {"percent": 99, "points": 33}),
    Message("puzzle-next-best", {"move": "General", "cost": Fixed(1.4)}),
    Message("figure", {"number": Fixed(-1.4, signed=True)}),
    *(Message(f"edit-{what}") for what in (
        "seat", "die", "dice", "own-goods", "faces", "cell", "goods", "rolls", "mode", "next",
        "attempt", "over", "comes-next", "has-chosen")),
    *(Message(f"edit-kind-{kind}") for kind in ("start", "roll", "choose", "collect", "rest")),
)  # fmt: skip
