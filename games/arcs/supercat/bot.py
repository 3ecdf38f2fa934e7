"""SUPERCAT: every kind of decision, answered by its document, with the lines it walked."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from functools import partial
from itertools import chain
from random import Random
from typing import Any, Final

from engine.core.decision import Answer, Decision, Option, PossibleOption, Reason
from engine.text.message import Message
from games.arcs import rule_queries as q
from games.arcs.moves import (
    END_TURN,
    GO_ON,
    Collect,
    Fleet,
    GoFarther,
    SeizeWith,
    SpendPip,
    attack,
    fleet,
    go,
)
from games.arcs.rule_hooks import query
from games.arcs.state import ArcsTable
from games.arcs.steps.actions import ChooseFleet
from games.arcs.steps.battle import CollectDice
from games.arcs.supercat import choices, prelude, selecting
from games.arcs.supercat.assessment import DEFAULT, Assessment, Readings
from games.arcs.supercat.combat import Fight, dice_for, dice_to_ransack
from games.arcs.supercat.pages import Aim, action_of, by_lot, march_of, refused, walked
from games.arcs.supercat.units import (
    Unit,
    alike,
    allowed_actions,
    begin,
    chosen_of,
    fight_of,
    fuel_for_claims,
    leads_on,
    pages_of,
    read,
    under_way,
)

SEIZES_WITH = 2
"""CAT-13.3: the undeclared ambitions that a SUPERCAT with a hand wins when it seizes."""

Chooser = Callable[[Assessment, Decision, Random], Answer]
NOTHING_LEFT: Final = Reason("CAT-6.7", Message("no-actions-left"))
NOTHING_MORE: Final = Reason("CAT-6.7", Message("nothing-more-to-do"))


class Book:
    """The pages of the base game, which are all pages there are for it."""

    def deal(self, view: ArcsTable, decision: Decision) -> Answer | None:
        """What it answers where seats deal with each other; None in any other question."""
        return None

    def assessment(self, view: ArcsTable, decision: Decision, readings: Readings) -> Assessment:
        """What it sees that is to decide."""
        return Assessment(view, decision.seat, readings)

    def answer(self, assessment: Any, decision: Decision, rng: Random) -> Answer | None:
        """What other pages say; None where they leave it to those of the base game."""
        return None


BOOKS: Final[dict[str, Book]] = {"base": Book()}
"""The pages of its document, by the mode of the game."""


class SupercatPlayer:
    """CAT: follows its document line by line; at a seat with a hand of cards as CAT-13 says."""

    draws = True

    def __init__(self, readings: Readings = DEFAULT) -> None:
        self.readings = readings

    def choose(self, view: ArcsTable, decision: Decision, rng: Random) -> Answer:
        dealing = BOOKS[view.rules.mode].deal(view, decision)
        if dealing is not None:
            return dealing
        answer = self._wanted(view, decision, rng)
        if answer.option in decision.options:
            return answer
        nearest = nearest_of(answer.option, decision.options)
        said = Message("nearest-allowed", {"wanted": answer.option})
        return Answer(nearest, (Reason("LEAD-1.8", said),))

    def _wanted(self, view: ArcsTable, decision: Decision, rng: Random) -> Answer:
        book = BOOKS[view.rules.mode]
        assessment = book.assessment(view, decision, self.readings)
        answer = book.answer(assessment, decision, rng) or self._by_pages(assessment, decision, rng)
        is_private = assessment.has_hand and decision.kind in ("lead", "play")
        return kept_private(answer) if is_private else answer

    def _by_pages(self, assessment: Assessment, decision: Decision, rng: Random) -> Answer:
        """What the pages say; what they are silent about is for `choices`."""
        if decision.kind in ("lead", "play"):
            return selecting.select(assessment, decision, rng)
        chooser = OF_ACTIONS.get(decision.kind, choices.choose)
        return chooser(assessment, decision, rng)


def kept_private(answer: Answer) -> Answer:
    """CAT-13.1: reasons that tell of a hand are for its owner alone."""

    def hidden() -> tuple[Reason, ...]:
        return tuple([replace(reason, is_private=True) for reason in answer.reasons])

    return Answer(answer.option, hidden)


def open_turn(assessment: Assessment, decision: Decision, rng: Random) -> Answer:
    """CAT-3.4 and 13.3: declares what it may; with a hand it may seize the initiative."""
    declaring = selecting.declare(assessment, decision)
    if declaring is not None:
        return declaring
    if assessment.has_hand:
        won = sum(assessment.is_winning(each) for each in assessment.undeclared)
        cards = [each for each in decision.options if isinstance(each, SeizeWith)]
        if won >= SEIZES_WITH and len(cards) >= SEIZES_WITH:
            said = Message("winning-undeclared", {"count": won})
            return Answer(cards[0], (Reason("CAT-13.3", said),))
    return Answer(GO_ON, (Reason("CAT-3.4", Message("nothing-to-declare")),))


def nearest_of(wanted: Option, options: Sequence[Option]) -> Option:
    """LEAD-1.8: of the dice or the ships that a leader allows those nearest to what is wanted.

    Of equally near ones the fresh ships, or the skirmish dice.
    """
    alike = [each for each in options if type(each) is type(wanted)]

    def apart(option: Option) -> tuple[int, int, int]:
        pairs = list(zip(_counts(option), _counts(wanted), strict=True))
        apart_by = sum(abs(a - b) for a, b in pairs)
        return abs(sum(a - b for a, b in pairs)), apart_by, -pairs[0][0]

    return min(alike, key=apart) if alike and _counts(wanted) else options[0]


def _counts(option: Option) -> tuple[int, ...]:
    if isinstance(option, Fleet):
        return option.fresh, option.hurt
    if isinstance(option, Collect):
        return option.skirmish, option.assault, option.raid
    return ()


# -- actions ---------------------------------------------------------------------------------------


def act(assessment: Assessment, decision: Decision, rng: Random) -> Answer:
    """CAT-5 and 6: the Prelude first; then what is under way, else the page from the top."""
    options = decision.options
    begin(assessment)
    unit = under_way(assessment, is_paid=False)
    if assessment.view.turn.prelude:
        ahead = unit.ahead if unit is not None else None
        spendings = prelude.SPENDINGS[assessment.view.rules.mode](assessment, ahead)
        for clause, key, option in chain(spendings, fuel_for_claims(assessment, unit)):
            if option in options and leads_on(assessment, clause, option):
                return Answer(option, (Reason(clause, Message(key)),))
    if not assessment.view.turn.pips:
        return Answer(END_TURN, (NOTHING_LEFT,))
    offered = {each.action for each in options if isinstance(each, SpendPip)}
    if unit is not None and unit.actions > 0 and unit.action in offered:
        return Answer(SpendPip(unit.action), (unit.line.held(unit.aim, goes_on=True),))
    return _from_the_top(assessment, offered)


def _from_the_top(assessment: Assessment, offered: Collection[str]) -> Answer:
    """CAT-6.6: the first line that holds, and what was refused before it."""
    begin(assessment)
    allowed = allowed_actions(assessment)
    pages = pages_of(assessment, assessment.view.turn.pips)
    lines = [(line, left) for page, left in pages for line in page]
    for place, (line, left) in enumerate(lines):
        aims = line.find(assessment, left) if line.action in allowed else ()
        action = action_of(line, aims[0]) if aims else ""
        if action in offered:
            why = partial(walked, assessment, lines, place, aims, allowed)
            return Answer(SpendPip(action), why)

    def nothing_held() -> tuple[Reason, ...]:
        return (*[refused(assessment, line, left, allowed) for line, left in lines], NOTHING_MORE)

    return Answer(END_TURN, nothing_held)


def set_out(assessment: Assessment, kind: str, rng: Random) -> tuple[Unit | None, Sequence[Aim]]:
    """The unit that an action paid for belongs to: what is under way, or one that begins now; and
    the aims between which a lot has decided.
    """
    unit = under_way(assessment, is_paid=True)
    if unit is not None and (unit.action == kind or unit.is_flying):
        return unit, ()
    held = read(assessment, kind)
    if held is None:
        return None, ()
    line, aims, left = held
    chosen = aims[0] if len(aims) == 1 else rng.choice(aims)
    return Unit(line, chosen_of(assessment, alike(aims, chosen)), 0, left), aims


def carry_out(assessment: Assessment, decision: Decision, rng: Random) -> Answer:
    """The action of the line that held: its aim, by chance among equals."""
    unit, aims = set_out(assessment, decision.kind, rng)
    option = step_of(unit) if unit is not None else None
    if unit is not None and option in decision.options:
        found = unit
        return Answer(option, lambda: (found.line.held(found.aim, odds_of(found, aims)),))
    return at_random(decision, rng)


def odds_of(unit: Unit, aims: Sequence[Aim]) -> tuple[PossibleOption, ...]:
    """The first step of each aim between which a lot has decided, and what it leads to."""
    if len(aims) < 2:
        return ()
    steps = [step_of(replace(unit, aim=aim, done=0)) for aim in aims]
    return tuple(
        [
            PossibleOption(step, 1 / len(aims), aim.said())
            for step, aim in zip(steps, aims, strict=True)
        ]
    )


def at_random(decision: Decision, rng: Random) -> Answer:
    """CAT-11.18: what nothing decides is by chance."""
    listing = decision.listing or ()
    return Answer(
        decision.sample(rng),
        lambda: (Reason("CAT-11.18", Message("by-chance"), options=by_lot(listing)),),
    )


def step_of(unit: Unit) -> Option:
    """The next step of a unit as the option of the decision of its action."""
    march = march_of(unit.aim)
    if march is not None and unit.done < len(march.hops):
        return go((march.origin, *march.hops)[unit.done], march.hops[unit.done])
    return attack(unit.aim.system, unit.aim.defender) if isinstance(unit.aim, Fight) else unit.aim


# -- moves -----------------------------------------------------------------------------------------


def choose_fleet(assessment: Assessment, decision: Decision, rng: Random) -> Answer:
    """CAT-8.8 and 8.9: the ships of the march; those that fly on stay together."""
    step = assessment.view.steps[-1]
    assert isinstance(step, ChooseFleet)
    unit = on_the_way(assessment, step.origin, step.target)
    march = march_of(unit.aim) if unit is not None else None
    if unit is not None and march is not None:
        chosen = fleet(*march.load)
        if chosen in decision.options:
            return Answer(chosen, (replace(unit.line.held(march), clause="CAT-8.8"),))
    return Answer(fleet(step.fresh, step.hurt), (Reason("CAT-8.8", Message("all-ships-go")),))


def on_the_way(assessment: Assessment, origin: str, target: str) -> Unit | None:
    """The unit whose ships are about to go from one system to the next."""
    leg = go(origin, target)
    unit = under_way(assessment, is_paid=True)
    if unit is not None and unit.action == "move" and step_of(unit) == leg:
        return unit
    held = read(assessment, "move")
    if held is None:
        return None
    line, aims, left = held
    for aim in aims:
        found = Unit(line, chosen_of(assessment, alike(aims, aim)), 0, left)
        if step_of(found) == leg:
            return found
    return None


def go_farther(assessment: Assessment, decision: Decision, rng: Random) -> Answer:
    """CAT-8.7: ships on a catapult fly on to where their march leads."""
    unit = under_way(assessment, is_paid=True)
    march = march_of(unit.aim) if unit is not None else None
    if unit is not None and march is not None and unit.is_flying:
        option = GoFarther(march.hops[unit.done])
        if option in decision.options:
            return Answer(option, (unit.line.held(march, goes_on=True),))
    return Answer(GO_ON, (Reason("CAT-8.7", Message("ships-have-arrived")),))


# -- battles ---------------------------------------------------------------------------------------


def collect_dice(assessment: Assessment, decision: Decision, rng: Random) -> Answer:
    """CAT-8.21, 8.24 and 8.26: the dice for what the battle is for."""
    step = assessment.view.steps[-1]
    assert isinstance(step, CollectDice)
    fight, battles = fight_of(assessment, step.system, step.defender)
    goal = fight.goal if fight is not None else "trophies"
    extra = query(assessment.view, q.ExtraDice(assessment.number, step.system), 0)
    dice = assessment.attackers(step.system) + extra
    own = assessment.fresh_attackers(step.system)
    theirs = assessment.defends(step.defender, step.system)
    readings = assessment.readings
    steps = assessment.steps_to_assault(step.defender, step.system)
    chosen = dice_for(goal, dice, battles, own, theirs, readings, steps)
    if fight is not None and goal == "ransack":
        chosen = dice_to_ransack(assessment, fight) or chosen
    if chosen not in decision.options:
        chosen = dice_for("trophies", dice, 1, own, theirs, readings, steps)
    if goal == "ransack":
        said = Message("dice-for-ransack", {"fresh": own, "theirs": theirs})
        return Answer(chosen, (Reason("CAT-14.12", said),))
    clause = "CAT-8.24" if chosen.raid else "CAT-8.26" if goal == "control" else "CAT-8.21"
    said = Message(f"dice-for-{goal}", {"fresh": own, "theirs": theirs})
    return Answer(chosen, (Reason(clause, said),))


OF_ACTIONS: Final[dict[str, Chooser]] = {
    "opening": open_turn,
    "act": act,
    **dict.fromkeys(("tax", "build", "repair", "influence", "secure", "battle", "move"), carry_out),
    "fleet": choose_fleet,
    "catapult": go_farther,
    "dice": collect_dice,
}
"""Who answers each kind of decision of its actions; all others are for `choices`."""
