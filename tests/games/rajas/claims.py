"""What Rajas' bots claim, recomputed from the table and the choices they had; what dummies say of
their steps is recomputed over whole games in `test_dummy_thoughts.py`.
"""

from games.rajas.moves import Place

SPEAKERS = ("bots", "dummy.py", "dummy_words.py")
DUMMIES = "said of a dummy's steps, which test_dummy_thoughts.py recomputes"
RULE = "a rule of the game, which its clause says"


def kind_of(claim, option):
    """What a move does: the same action for the same die is the same."""
    if not isinstance(option, Place):
        return option
    space = claim.view.space(option.space)
    return space.area, space.effects, space.good, option.die


def is_only_kind(claim):
    return len({kind_of(claim, each) for each in claim.decision.options}) == 1


def numbers(claim, name):
    """What is said of every option, by its number of that name."""
    return [
        each.why.args[name].number for reason in claim.answer.reasons for each in reason.options
        if each.why is not None and each.why.args.get(name) is not None
    ]  # fmt: skip


def is_worth_most(claim):
    return claim["worth"].number >= max(numbers(claim, "worth"))


CLAIMS = {
    "only-move": lambda claim: len(claim.decision.options) == 1,
    "only-kind-of-move": is_only_kind,
    "best-move": lambda claim: min(numbers(claim, "rounds"), default=0) >= -0.005,
    "worth-most": is_worth_most,
    "worth-before": lambda claim: is_worth_most(claim)
    and round(claim["worth"].number, 1) > round(claim["nextWorth"].number, 1),
    "second-behind": lambda claim: claim["behind"].number >= 0.05
    and min(numbers(claim, "behind")) >= 0.05,
    "wins-by-rounds": lambda claim: claim["rounds"] is None or claim["rounds"].number >= 0.095,
    "as-good-as": lambda claim: min(numbers(claim, "rounds"), default=0) >= -0.005,
    "rounds-behind": lambda claim: claim["rounds"] is None or claim["rounds"].number >= 0.095,
    "denies": lambda claim: claim["bestNow"].number > claim["bestThen"].number
    and claim.said.args["seat"].number != claim.seat,
    "binds-last-pass": lambda claim: claim.view.is_ending,
    "binds-mixed-market": lambda claim: not claim.view.space(claim.option.space).wants_die,
}  # fmt: skip

OF_DUMMIES = """
    dummy-no-area dummy-no-die-left dummy-no-such-die-left dummy-spaces-left no-die-left
    no-die-to-spend no-free-balcony no-free-person no-free-space no-market-owned no-plain-tile
    no-tile-to-buy nothing-paid spaces-left why-any-chamber why-as-many why-dearest
    why-dearest-drawn why-every-bonus why-free-tile why-free-tile-drawn why-gift-free
    why-gift-paid why-lacking why-most-dice why-no-die-asked why-no-tile-for-two why-none-pays
    why-only-one-die why-only-tile why-pays-most why-sold why-spend-one why-spend-two
    why-take-fewest why-take-none why-terrace why-terrace-money why-upgrade-first
    why-upgrade-next
"""
STATED = {
    "binds-dice-again": RULE,
    "binds-market": RULE,
    "binds-terrace": RULE,
    **dict.fromkeys(OF_DUMMIES.split(), DUMMIES),
}

HEARD = {
    "page": (("page", "greedy", "page"), {}, 700),
    "minister": (("minister", "page"), {}, 500),
    "raja": (("raja", "page"), {}, 30),
}
