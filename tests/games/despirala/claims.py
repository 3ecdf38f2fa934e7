"""What Despirala's bots claim, recomputed from the choices they had and their numbers."""

SPEAKERS = ("bots.py",)


def number_of(said):
    """The number in a message, whatever it is called there."""
    return getattr(said, "number", None)


CLAIMS = {
    "only-move": lambda claim: len(claim.decision.options) == 1,
    "expects-before": lambda claim: claim.answer.option == claim.said.args["move"],
    "estimated-before": lambda claim: claim.answer.option == claim.said.args["move"],
    "place-of-move-before": lambda claim: claim.answer.option == claim.said.args["move"]
    != claim.said.args["next"],
}  # fmt: skip

STATED = {}

HEARD = {
    "optimal": (("optimal", "competitive", "sampled:5"), {}, 80),
    "misere": (("optimal", "competitive:win"), {"mode": "misere"}, 30),
}
