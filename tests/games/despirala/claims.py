"""What Despirala's bots claim, recomputed from the choices they had and their numbers."""

from engine.text.message import share_said

SPEAKERS = ("bots.py",)


def number_of(said):
    """The number in a message, whatever it is called there."""
    return getattr(said, "number", None)


def shown(worth):
    """What a move is worth for the place, as it is read."""
    chance = worth.args.get("chance")
    return worth if chance is None else share_said(chance.share)


def expects_fewest(claim):
    """The move of the answer, and the next one is shown with more points."""
    said = claim.said.args
    return said["move"] == claim.answer.option and (
        round(said["expected"].number, 1) < round(said["nextExpected"].number, 1)
    )


def expects_most(claim):
    """The move of the answer, and the next one is shown with fewer points."""
    said = claim.said.args
    return said["move"] == claim.answer.option and (
        round(said["expected"].number, 1) > round(said["nextExpected"].number, 1)
    )


CLAIMS = {
    "only-move": lambda claim: len(claim.decision.options) == 1,
    "expects-before": expects_most,
    "estimated-before": expects_most,
    "expects-before-fewest": expects_fewest,
    "estimated-before-fewest": expects_fewest,
    "place-of-move-before": lambda claim: claim.answer.option == claim.said.args["move"]
    != claim.said.args["next"]
    and shown(claim.said.args["worth"]) != shown(claim.said.args["nextWorth"]),
}  # fmt: skip

STATED = {
    "stands-so-plays-for-points": "by the typical spreads of scores that the bot learned",
}

HEARD = {
    "optimal": (("optimal", "competitive", "sampled:5"), {}, 80),
    "misere": (("optimal", "competitive:win"), {"mode": "misere"}, 30),
}
