"""What the tests of messages (`tests.voice`) need to know of Despirala."""

from engine.text.said import Fixed, Said, SeatNumber, Share
from games.despirala.accounts import GRADES, WORST_GRADE
from games.despirala.combinations import NAMES
from games.despirala.moves import COMBINATION, Attempt, Continue, Reroll, Stop

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
                "hint-expected", "hint-loss", "loss-none", "panel-expected", "panel-win",
                "panel-hint", "chart-start", "card-expects")),
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
)  # fmt: skip
