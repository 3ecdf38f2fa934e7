"""SUPERCAT: every kind of decision, answered by its document, with the lines it walked."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace
from random import Random
from typing import Final

from engine.core.bot import Answer, Reason
from engine.core.decision import Decision, Option
from games.arcs import rule_queries as q
from games.arcs.expansion import ByMode
from games.arcs.moves import (
    END_TURN,
    GO_ON,
    Attack,
    Collect,
    Fleet,
    GoFarther,
    SeizeWith,
    SpendPip,
    fleet,
)
from games.arcs.rule_hooks import ruled
from games.arcs.state import ArcsTable
from games.arcs.steps.actions import Catapult, ChooseFleet
from games.arcs.steps.battle import CollectDice
from games.arcs.supercat import choices, prelude, selecting
from games.arcs.supercat.assessment import Assessment
from games.arcs.supercat.combat import Fight, Goal, dice_for
from games.arcs.supercat.moving import March
from games.arcs.supercat.pages import (
    FIRST_PAGES,
    Aim,
    Line,
    Page,
    action_of,
    aim_words,
    first_step,
    lines_of,
    march_of,
    page_of_turn,
    walk,
)
from games.arcs.supercat.readings import DEFAULT, Readings

SEIZES_WITH = 2
"""CAT-13.3: the undeclared ambitions that a SUPERCAT with a hand wins when it seizes."""

NOTHING_LEFT = Reason("CAT-6.7", "no actions are left")
Held = tuple[Line, Sequence[Aim]]


class Book:
    """The pages of the base game, which are all pages there are for it."""

    def deal(self, view: ArcsTable, decision: Decision) -> Answer | None:
        """What it answers where seats deal with each other; None in any other question."""
        return None

    def assessment(self, view: ArcsTable, decision: Decision, readings: Readings) -> Assessment:
        """What it sees that is to decide."""
        return Assessment(view, decision.seat, readings)

    def answer(self, assessment: Assessment, decision: Decision, rng: Random) -> Answer | None:
        """What other pages say; None where they leave it to those of the base game."""
        return None


BOOKS: Final = ByMode(Book())
"""The pages of its document, by what is played."""


class SupercatPlayer:
    """CAT: follows its document line by line; at a seat with a hand of cards as CAT-13 says."""

    draws = True

    def __init__(self, readings: Readings = DEFAULT) -> None:
        self.readings = readings

    def choose(self, view: ArcsTable, decision: Decision, rng: Random) -> Answer:
        dealing = BOOKS.of(view).deal(view, decision)
        if dealing is not None:
            return dealing
        answer = self._wanted(view, decision, rng)
        if answer.option in decision.options:
            return answer
        nearest = nearest_of(answer.option, decision.options)
        return Answer(nearest, (Reason("LEAD-1.8", f"{nearest}, the nearest to {answer.option}"),))

    def _wanted(self, view: ArcsTable, decision: Decision, rng: Random) -> Answer:
        book = BOOKS.of(view)
        assessment = book.assessment(view, decision, self.readings)
        answer = book.answer(assessment, decision, rng) or self._by_pages(assessment, decision, rng)
        is_private = assessment.has_hand and decision.kind in ("lead", "play")
        return kept_private(answer) if is_private else answer

    def _by_pages(self, assessment: Assessment, decision: Decision, rng: Random) -> Answer:
        """What the pages say; what they are silent about is for `choices`."""
        match decision.kind:
            case "lead" | "play":
                return selecting.select(assessment, decision, rng)
            case "opening":
                return open_turn(assessment, decision)
            case "act":
                return act(assessment, decision)
            case "tax" | "build" | "repair" | "influence" | "secure" | "battle" | "move":
                return carry_out(assessment, decision, rng)
            case "fleet":
                return choose_fleet(assessment, decision, rng)
            case "catapult":
                return go_farther(assessment, decision, rng)
            case "dice":
                return collect_dice(assessment, decision, rng)
            case _:
                return choices.choose(assessment, decision, rng)


def kept_private(answer: Answer) -> Answer:
    """CAT-13.1: reasons that tell of a hand are for its owner alone."""
    hidden = tuple(replace(reason, is_private=True) for reason in answer.reasons)
    return Answer(answer.option, hidden)


def open_turn(assessment: Assessment, decision: Decision) -> Answer:
    """CAT-3.4 and 13.3: declares what it may; with a hand it may seize the initiative."""
    declaring = selecting.declare(assessment, decision)
    if declaring is not None:
        return declaring
    if assessment.has_hand:
        won = sum(assessment.is_winning(each) for each in assessment.undeclared)
        cards = [each for each in decision.options if isinstance(each, SeizeWith)]
        if won >= SEIZES_WITH and len(cards) >= SEIZES_WITH:
            words = f"it is winning {won} undeclared ambitions"
            return Answer(cards[0], (Reason("CAT-13.3", words),))
    return Answer(GO_ON, (Reason("CAT-3.4", "nothing to declare"),))


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


def begin(assessment: Assessment) -> None:
    """Tells the sight which moves the turn has: those of its card, and those that Fuel pays."""
    turn = assessment.view.turn
    assessment.may_march = "move" in turn.actions
    assessment.paid_moves = prelude.prepaid_moves(assessment) if turn.prelude else 0
    assessment.horizon = turn.pips + 1 + assessment.paid_moves + turn.prelude


def pages_of(assessment: Assessment, actions: int) -> list[Page]:
    """CAT-6.5: the page of the suit; with a Weapon spent that of Aggression comes before it."""
    turn = assessment.view.turn
    pages = [(page_of_turn(assessment), actions)]
    if turn.armed and "battle" not in turn.actions:
        pages.insert(0, (lines_of(assessment, "aggression"), actions))
    first = FIRST_PAGES.get(assessment.view.rules.mode)
    return [*first(assessment, actions), *pages] if first else pages


def held_lines(
    assessment: Assessment, actions: int, allowed: Collection[str]
) -> Iterator[tuple[Line, Sequence[Aim], int]]:
    """The lines that hold with so many actions, over the pages of the turn, and with how many."""
    for lines, left in pages_of(assessment, actions):
        for _, line, aims in walk(assessment, lines, left, allowed):
            yield line, aims, left


def allowed_actions(assessment: Assessment) -> tuple[str, ...]:
    """The actions that a pip of this turn can be spent on."""
    turn = assessment.view.turn
    return (*turn.actions, "battle") if turn.armed else turn.actions


def act(assessment: Assessment, decision: Decision) -> Answer:
    """CAT-5 and 6: the Prelude first, then the page of the suit from the top."""
    begin(assessment)
    options = decision.options
    if assessment.view.turn.prelude:
        for clause, text, option in prelude.SPENDINGS[assessment.view.rules.mode](assessment):
            if option in options:
                return Answer(option, (Reason(clause, text),))
    if not assessment.view.turn.pips:
        return Answer(END_TURN, (NOTHING_LEFT,))
    offered = {each.action for each in options if isinstance(each, SpendPip)}
    reasons: list[Reason] = []
    for lines, left in pages_of(assessment, assessment.view.turn.pips):
        refused = 0
        for place, line, aims in walk(assessment, lines, left, allowed_actions(assessment)):
            action = action_of(line, aims[0])
            if action not in offered:
                continue
            reasons += [each.refused for each in lines[refused:place]]
            held = line.held(aim_words(aims[0]) if len(aims) == 1 else f"{len(aims)} ways")
            return Answer(SpendPip(action), (*reasons, held))
        reasons += [each.refused for each in lines]
    return Answer(END_TURN, (*reasons, Reason("CAT-6.7", "nothing more to do")))


def prelude_aims(assessment: Assessment, kind: str) -> Held | None:
    """CAT-5: what a resource that was just spent is for."""
    if kind == "build":
        return _prelude_line("CAT-5.5", prelude.material_builds(assessment))
    if kind == "secure":
        return _prelude_line("CAT-5.8", prelude.relic_secures(assessment))
    return None


def _prelude_line(clause: str, aims: Sequence[Aim]) -> Held | None:
    return (PRELUDE_LINES[clause], aims) if aims else None


class PreludeLine(Line):
    """A sentence of the Prelude page in the place of a line."""

    __slots__ = ()

    @property
    def clause(self) -> str:
        return f"CAT-5.{self.number}"

    def held(self, what: str) -> Reason:
        return Reason(self.clause, f"{self.text}: {what}")


def _none(assessment: Assessment, actions: int) -> Sequence[Aim]:
    return ()


PRELUDE_LINES = {
    "CAT-5.5": PreludeLine(5, "build", "Material builds", _none),
    "CAT-5.8": PreludeLine(8, "secure", "a Relic secures", _none),
}


def aims_now(assessment: Assessment, kind: str) -> Held | None:
    """The line and the aims behind the action under way: that page again, one action earlier."""
    turn = assessment.view.turn
    begin(assessment)
    if turn.prelude:
        found = prelude_aims(assessment, kind)
        if found is not None:
            return found
        assessment.paid_moves += kind == "move"
    actions = turn.pips if turn.prelude and kind == "move" else turn.pips + 1
    may_battle = kind == "move" and (turn.prelude or "battle" in allowed_actions(assessment))
    allowed = (kind, "battle") if may_battle else (kind,)
    for line, aims, _ in held_lines(assessment, actions, allowed):
        fitting = [aim for aim in aims if action_of(line, aim) == kind]
        if fitting:
            return line, fitting
    return None


def carry_out(assessment: Assessment, decision: Decision, rng: Random) -> Answer:
    """The action of the line that held: its aim, by chance among equals."""
    held = aims_now(assessment, decision.kind)
    if held is not None:
        line, aims = held
        offered = set(decision.options)
        fitting = [aim for aim in aims if as_option(aim, decision.kind) in offered]
        if fitting:
            aim = fitting[0] if len(fitting) == 1 else rng.choice(fitting)
            return Answer(as_option(aim, decision.kind), (line.held(aim_words(aim)),))
    chosen = decision.sample(rng)
    return Answer(chosen, (Reason("CAT-11.18", f"by chance: {chosen}"),))


def as_option(aim: Aim, kind: str) -> Option:
    """An aim as the option of the decision of its action."""
    if kind == "move":
        return first_step(aim)
    return Attack(aim.system, aim.defender) if isinstance(aim, Fight) else aim


# -- moves -----------------------------------------------------------------------------------------


def marches_now(assessment: Assessment) -> list[tuple[Line, March]]:
    """The marches of the move under way."""
    held = aims_now(assessment, "move")
    if held is None:
        return []
    line, aims = held
    found = [(line, march_of(aim)) for aim in aims]
    return [(line, march) for line, march in found if march is not None]


def choose_fleet(assessment: Assessment, decision: Decision, rng: Random) -> Answer:
    """CAT-8.8 and 8.9: the ships of the march; those that fly on stay together."""
    step = assessment.view.steps[-1]
    assert isinstance(step, ChooseFleet)
    whole = fleet(step.fresh, step.hurt)
    flies_on = step.catapult and step.origin not in assessment.launches
    if not flies_on:
        for line, march in marches_now(assessment):
            if (march.origin, march.path[0]) == (step.origin, step.target):
                chosen: Fleet = fleet(march.fresh, march.hurt)
                if chosen in decision.options:
                    return Answer(chosen, (Reason("CAT-8.8", f"{line.text}: {chosen}"),))
    return Answer(whole, (Reason("CAT-8.8", "all of them"),))


def go_farther(assessment: Assessment, decision: Decision, rng: Random) -> Answer:
    """CAT-8.7: ships on a catapult fly on to where their march leads."""
    step = assessment.view.steps[-1]
    assert isinstance(step, Catapult)
    for origin in sorted(assessment.launches):
        before = _flown_back(assessment, step, origin)
        for line, march in marches_now(before):
            fits = (march.origin, march.fresh, march.hurt) == (origin, step.fresh, step.hurt)
            if not fits or step.system not in march.path[:-1]:
                continue
            option = GoFarther(march.path[march.path.index(step.system) + 1])
            if option in decision.options:
                return Answer(option, (line.held(f"on to {march.target}"),))
    return Answer(GO_ON, (Reason("CAT-8.7", "this is where they were to go"),))


def _flown_back(assessment: Assessment, step: Catapult, origin: str) -> Assessment:
    view = assessment.view.copy()
    seat = view.seats[assessment.number]
    seat.add_ships(step.system, -step.fresh, -step.hurt)
    seat.add_ships(origin, step.fresh, step.hurt)
    return type(assessment)(view, assessment.number, assessment.readings)


# -- battles ---------------------------------------------------------------------------------------


def collect_dice(assessment: Assessment, decision: Decision, rng: Random) -> Answer:
    """CAT-8.21, 8.24 and 8.26: the dice for what the battle is for."""
    step = assessment.view.steps[-1]
    assert isinstance(step, CollectDice)
    goal, battles = goal_of(assessment, step)
    extra = ruled(assessment.view, q.ExtraDice(assessment.number, step.system), 0)
    dice = assessment.attackers(step.system) + extra
    own = assessment.fresh_attackers(step.system)
    theirs = assessment.defends(step.defender, step.system)
    chosen = dice_for(goal, dice, battles, own, theirs)
    if chosen not in decision.options:
        chosen = dice_for("trophies", dice, 1, own, theirs)
    clause = "CAT-8.24" if chosen.raid else "CAT-8.26" if goal == "control" else "CAT-8.21"
    words = f"for {goal}, {own} fresh ships to {theirs}: {chosen}"
    return Answer(chosen, (Reason(clause, words),))


def goal_of(assessment: Assessment, step: CollectDice) -> tuple[Goal, int]:
    """What the battle under way is for, and how many battles it may take, this one too.

    Trophies where no line says.
    """
    begin(assessment)
    actions = assessment.view.turn.pips + 1
    for _, aims, left in held_lines(assessment, actions, ("battle",)):
        for aim in aims:
            if isinstance(aim, Fight) and (aim.system, aim.defender) == (
                step.system,
                step.defender,
            ):
                return aim.goal, left
    return "trophies", actions
