"""What the tests of messages (`tests.voice`) need to know of Despirala."""

from engine.text.said import Fixed, Said, SeatNumber, Share
from games.despirala.accounts import GRADE, GRADES, WORST_GRADE
from games.despirala.combinations import NAMES
from games.despirala.moves import COMBINATION, Attempt, Continue, Reroll, Stop
from tests.games.laying import said_of_layout, said_taking_back

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
PLACE, WIN = (Said(key, args) for key, args in WORTH.items())

MADE = (
    *said_of_layout("despirala"), *said_taking_back("despirala"),
    Said("game-shared", {"winners": (SeatNumber(0), SeatNumber(1), SeatNumber(2)), "score": 9}),
    Said("expects", {"move": KAMERUN, "expected": Fixed(400.0)}),
    Said("new-dice", {"goods": 3}),
    *(Said(f"stands-so-plays-{style}", {"worth": PLACE}) for style in ("boldly", "for-points")),
    Said("place-of-move", {"move": PAIRS, "worth": PLACE}),
    Said("place-of-move-before",
         {"move": PAIRS, "worth": WIN, "next": Reroll(), "nextWorth": WIN}),
    Said("collect-needs-number"),
    Said("takes-no-faces", {"combination": COMBINATION("Kamerun")}),
    *(
        Said("needs-faces", {"combination": COMBINATION(each.combination), "wanted": wanted,
                             "example": each})
        for wanted, each in enumerate((Attempt("Four of a kind", (3,)),
                                       Attempt("Two triples", (3, 5)), PAIRS), 1)
    ),
    Said("did-you-mean", {"words": "Kamerum", "meant": "Kamerun"}),
    *(Said(key, {"combination": COMBINATION("General")})
      for key in ("attempt-must-wait", "attempted-already")),
    *map(Said, ("reroll-must-wait", "no-reroll", "cannot-continue", "ask-stop", "ask-move")),
    Said("only-for-collecting", {"move": Stop()}),
    *(Said("move-continue"), Said("move-stop")),
    Said("luck-of-roll", {"faces": (1, 2)}),
    Said("luck-of-collecting", {"move": ONES, "count": 3, "rolls": 2}),
    *(Said(key, {"move": KAMERUN, "goods": 2}) for key in ("luck-of-target", "luck-of-failure")),
    Said("table-completing", {"dice": "[1] 2", "goods": 3, "move": PAIRS, "wanted": (2, 4)}),
    # the window
    *map(Said, ("bar-rolling", "bar-no-row", "bar-hint-reroll", "bar-click-row", "bar-all-match",
                "bar-no-goods", "bar-costs-good", "working-out", "hints-later", "hint-move",
                "hint-expected", "hint-loss", "hint-unit", "loss-none", "panel-expected",
                "panel-win", "panel-hint", "chart-start", "card-expects")),
    Said("bar-rolling-of", {"whose": "Your"}),
    *(Said(key, {"combination": COMBINATION("Kamerun")}) for key in ("bar-collect", "bar-attempt")),
    *(Said(key, {"points": 3})
      for key in ("bar-points-now", "bar-points-at-once", "bar-points")),
    Said("bar-chance", {"chance": Said("sheet-share", {"share": ">99"}), "points": 3}),
    *(Said(f"bar-selected-{what}", {"move": PAIRS})
      for what in ("collect", "complete", "lost", "target")),
    Said("bar-points-expected", {"points": 3, "expected": Fixed(400.0)}),
    Said("bar-good-expected", {"expected": Fixed(400.0)}),
    Said("bar-collected", {"points": 3, "goods": 2}),
    Said("chart-turn", {"turn": 3}),
    Said("why-alone", {"move": "Stop", "why": Said("complete-at-once")}),
    *(
        Said(key, {"move": "Stop", "why": Said("complete-at-once"), "other": "Continue",
                   "gap": Fixed(1.5)})
        for key in ("why-as-good", "why-better", "why-worse")
    ),
    Continue().said(),
    *map(Said, ("fact-complete", "fact-spread-later", "advice-reroll", "advice-continue",
                "advice-stop", "advice-collect", "choose-faces", "picker-faces", "picker-chance",
                "tray-price", "tray-aside", "tray-dice-next", "tray-all-match", "tray-complete",
                "sheet-combination", "sheet-points", "sheet-gives", "sheet-loss", "sheet-now")),
    # the look back
    *map(Said, ("review-best-of-all", "review-worst-of-all", "review-person", "review-nothing-lost",
                "review-no-choice", "review-one-choice", "review-working", "review-luck",
                "review-well", "review-replay", "review-save", "review-copy", "review-copied",
                "mode-normal", "mode-misere", "review-turn", "review-dice", "review-goods",
                "review-played", "review-best", "review-lost", "review-too-many", "review-grade",
                "review-card-luck", "review-card-mistakes", "review-expected", "review-no-turn",
                "review-perfect", "review-expects", "review-total-luck", "review-total-mistakes",
                "review-final", "review-million")),
    Said("review-better-than", {"percent": 95}),
    Said("review-after", {"answers": 40}),
    Said("review-alone", {"seat": SeatNumber(0), "score": 400}),
    Said("review-tie", {"winners": (SeatNumber(0), SeatNumber(1))}),
    Said("review-won", {"seat": SeatNumber(0), "margin": 3}),
    Said("review-without", {"better": 420}),
    Said("review-without-of", {"seat": SeatNumber(0), "better": 420, "rival": 410}),
    Said("review-all-choices", {"count": 30}),
    Said("review-note-grade", {"grade": GRADE("blunder"), "delta": Fixed(-12.5, signed=True)}),
    *(Said(f"review-note-{what}",
           {"combination": COMBINATION("Kamerun"), "delta": Fixed(4.5, signed=True)})
      for what in ("done", "failed")),
    Said("review-trouble", {"error": "no tables"}),
    Said("review-costliest", {"seat": SeatNumber(0), "count": 3}),
    Said("review-saved", {"path": "x.json"}),
    Said("review-not-saved", {"problem": "no room"}),
    Said("review-bar", {"mode": "Normal", "turns": 14, "more": "today"}),
    Said("review-points", {"points": 3}),
    Said("review-bars-start", {"low": 200}),
    Said("review-where", {"seat": SeatNumber(0), "score": 400}),
    # the desk
    Said("desk-to-play"),
    Said("desk-position", {"turn": 3, "turns": 14}),
    Said("no-odds", {"error": "no tables"}),
    Said("odds-of-face", {"face": 4}),
    Said("odds-median", {"rolls": 3}),
    Said("odds-to-finish", {"combination": COMBINATION("Kamerun")}),
    *(Said(f"tray-{what}", {"whose": "Ada's"}) for what in ("roll", "goods")),
    Said("tray-aside-for", {"combination": COMBINATION("Kamerun")}),
    Said("tray-collected", {"matched": 2, "points": 6}),
    *(Said("tray-matched", {"matched": 6 - loose, "wanted": 6, "loose": loose})
      for loose in range(1, 7)),
    Said("picker-title", {"combination": COMBINATION("Two triples")}),
    Said("sheet-of", {"whose": "Your"}),
    Said("sheet-used", {"used": 3, "turns": 14}),
    Said("sheet-up-to", {"points": "33"}),
    *(Said(f"sheet-{what}", {"targets": 45, "goods": 3})
      for what in ("so-far", "final", "goods", "goods-left")),
    Said("fact-expected", {"expected": Fixed(400.0)}),
    Said("fact-loss", {"loss": Said("loss-none")}),
    Said("fact-now", {"points": 6}),
    Said("fact-chance", {"percent": Fixed(31.5)}),
    Said("fact-median", {"rolls": 3}),
    Said("fact-mean", {"rolls": Fixed(2.5)}),
    Said("fact-spread", {"deviation": Fixed(31.5, 0)}),
    Said("fact-range", {"low": 380, "high": 420}),
    Said("advice-target", {"goods": 3}),
    *map(Said, ("setup-fourteen-goals", "setup-goals", "setup-goals-misere", "picture-target",
                "desk-click", "field-no-die", "field-turn", "field-seat", "field-dice",
                "field-aside", "field-attempt", "field-rolls", "field-sheets", "field-points",
                "field-goods", "field-a-combination", "field-combination", "field-faces",
                "field-paid", "field-roll-all", "field-choose", "field-go-on", "field-roll-rest")),
    Said("field-die", {"number": 2, "face": Said("field-no-die")}),
    *map(Said, ("puzzle-reroll", "puzzle-price", "puzzle-exact")),
    Said("puzzle-now", {"now": 6, "points": 36}),
    Said("puzzle-chance", {"percent": 99, "points": 33}),
    Said("puzzle-next-best", {"move": "General", "cost": Fixed(1.4)}),
    Said("figure", {"number": Fixed(-1.4, signed=True)}),
    *(Said(f"edit-{what}") for what in (
        "seat", "die", "dice", "own-goods", "faces", "cell", "goods", "rolls", "mode", "next",
        "attempt", "over", "comes-next", "has-chosen")),
    *(Said(f"edit-kind-{kind}") for kind in ("start", "roll", "choose", "collect", "rest")),
)  # fmt: skip
