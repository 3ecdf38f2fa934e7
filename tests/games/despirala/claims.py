"""What Despirala's bots claim, recomputed from the choices they had and their numbers."""

SPEAKERS = ("bots.py",)


def number_of(said):
    """The number in a message, whatever it is called there."""
    return getattr(said, "number", None)


def expects_fewest(claim):
    """The move of the answer, and the next one does not expect fewer points."""
    said = claim.said.args
    return said["move"] == claim.answer.option and (
        said["expected"].number <= said["nextExpected"].number
    )


CLAIMS = {
    "only-move": lambda claim: len(claim.decision.options) == 1,
    "expects-before": lambda claim: claim.answer.option == claim.said.args["move"],
    "estimated-before": lambda claim: claim.answer.option == claim.said.args["move"],
    "expects-before-fewest": expects_fewest,
    "estimated-before-fewest": expects_fewest,
    "place-of-move-before": lambda claim: claim.answer.option == claim.said.args["move"]
    != claim.said.args["next"],
}  # fmt: skip

STATED = {
    "stands-so-plays-for-points": "by the typical spreads of scores that the bot learned",
}

HEARD = {
    "optimal": (("optimal", "competitive", "sampled:5"), {}, 80),
    "misere": (("optimal", "competitive:win"), {"mode": "misere"}, 30),
}
