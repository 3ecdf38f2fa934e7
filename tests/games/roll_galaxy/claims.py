"""What Roll's bots claim, recomputed from what their own seat sees."""

from games.roll_galaxy.dice import DEVELOP, PRODUCE, PURPLE, RED, SETTLE, WHITE

SPEAKERS = ("rollbot", "navigator")
PROJECTED = "by the dice that the bot expects to use, a number of its document"
RULE = "what the document does, not a fact of the table"


def seat(claim):
    return claim.view.seats[claim.seat]


def stack(claim, phase):
    return seat(claim).developments if phase == "Develop" else seat(claim).worlds


def producers(claim, *colours):
    """How many dice of these colors work at Produce."""
    dice = seat(claim).workers_at(PRODUCE)
    return sum(dice[colour] for colour in colours)


CLAIMS = {
    "has-plenty": lambda claim: claim["credits"] == seat(claim).credits >= claim["plenty"],
    "near-projection": lambda claim: claim["credits"] == seat(claim).credits,
    "scout-with-enough": lambda claim: claim["credits"] == seat(claim).credits,
    "stacks-hold-enough": lambda claim: min(
        len(seat(claim).developments), len(seat(claim).worlds)) >= 2,
    "build-nothing": lambda claim: not stack(claim, claim["phase"]),
    "build-openly-nothing": lambda claim: not stack(claim, claim["phase"]),
    "no-goods": lambda claim: not any(map(sum, seat(claim).goods)),
    "no-white-or-red": lambda claim: not producers(claim, WHITE, RED),
    "no-purple": lambda claim: not producers(claim, PURPLE),
    "first-for-the-tile": lambda claim: not seat(claim).citizenry[WHITE],
    "recall-only-waiting": lambda claim: sum(
        any(seat(claim).waiting(phase)) for phase in (DEVELOP, SETTLE)) == 1,
    "option-alone": lambda claim: len(claim.decision.options) == 1,
    "consume-will-do": lambda claim: claim["credits"] == seat(claim).credits >= claim["dice"],
    "consume-no-trade": lambda claim: claim["missing"] > 0,
}  # fmt: skip

BY_PROJECTION = """
    buy-enough-left buy-too-little-left no-such-shortage no-such-pair no-die-will-wait
    producers-enough
"""
OF_DOCUMENT = """
    consume-untraded first-highest first-lowest first-of-all nothing-to-recall one-new-tile
    pool-idle pool-not-matching produce-most-valuable no-producer-matches yellow-first
    die-selects-for-nobody called-openly
"""
STATED = {
    "tiles-enough": "tiles are counted as the document does: those of two squares once",
    **dict.fromkeys(BY_PROJECTION.split(), PROJECTED),
    **dict.fromkeys(OF_DOCUMENT.split(), RULE),
    **dict.fromkeys(("best-tried", "call-before", "option-before"), "by the Navigator's playouts"),
}

HEARD = {
    "rollbot": (("rollbot:easy", "rollbot:hard", "rollbot:medium"), {}, 900),
    "insane": (("rollbot:insane", "rollbot:hard"), {}, 900),
    "cadet": (("navigator:cadet", "rollbot:hard"), {}, 120),
}
