"""The negotiation minigame: rounds, grievances, deals, and what a SUPERCAT offers and answers.

With a SUPERCAT at the table this takes the place of Negotiations; players deal with each other in
their turns as always. `weighing` says what a deal is worth to a SUPERCAT, `offering` what it wants.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from typing import Annotated, Any, Final

from engine.core.decision import Answer, Chance, Decision, Event, MoveOption, Option, Reason
from engine.core.step import Emit, RuleHook, Step
from engine.text.message import Message, NameOf, SeatNumber
from games.arcs import rule_queries as q
from games.arcs.board import AGENT
from games.arcs.campaign.bots.weighing import (
    DIE,
    OfferWeighed,
    Scales,
    Weighing,
    contended,
    counts_for,
    is_supercat,
    page_at,
    place_with,
    serves,
    weigh,
)
from games.arcs.campaign.rules import deals, moves, summit
from games.arcs.campaign.rules.state import Bargains, Handed, Reach, has_reach, reach_of
from games.arcs.events import CityTaxed, PieceHit
from games.arcs.moves import GO_ON, GoOn
from games.arcs.parts import NOBODY, changed
from games.arcs.rule_hooks import LAWS_OF, declared
from games.arcs.state import ArcsTable
from games.arcs.supercat import assessment
from games.arcs.supercat.document import ASPECTS, PRINCIPLE_PHRASES

MOST_FAILURES: Final = 3


def supercats(table: ArcsTable) -> list[int]:
    """The SUPERCATs in turn order."""
    return [number for number in table.turn_order() if is_supercat(table, number)]


# -- what happens ---------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class RoundsRolled(Event):
    """How many rounds the SUPERCATs negotiate."""

    rounds: int


@dataclass(frozen=True, slots=True)
class GrievanceSettled(Event):
    """A Favor made up for a grievance."""

    seat: Annotated[int, SeatNumber]
    rival: Annotated[int, SeatNumber]
    left: int


@dataclass(frozen=True, slots=True)
class RoundPassed(Event):
    """A SUPERCAT offered nothing in its turn."""

    seat: Annotated[int, SeatNumber]


# -- before the rounds ----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class RollRounds(Step):
    """BARGAIN-1.1: a die and the number of SUPERCATs are the rounds."""

    talks: deals.Talks

    def ask(self, table: ArcsTable) -> Chance:
        return Chance("rounds", Message("ask-die-rounds"), DIE)

    def answer(self, table: ArcsTable, roll: tuple[int, ...], emit: Emit) -> None:
        rounds = sum(roll) + len(supercats(table))
        emit(RoundsRolled, rounds)
        summit.go_on(table, replace(self.talks, rounds=rounds))
        players = [each for each in table.turn_order() if not is_supercat(table, each)]
        table.steps += [SettleGrievances(each) for each in reversed(players)]

    def problems(self, table: ArcsTable) -> list[str]:
        return summit.problems_of_talks(table, self.talks)


@dataclass(frozen=True, slots=True)
class SettleGrievance(MoveOption):
    """Make up for a grievance with a Favor, returned or given."""

    part: deals.Part

    def __str__(self) -> str:
        how = "returning a Favor" if self.part.kind == "favor" else "giving a Favor"
        return f"Settle a grievance of seat {self.part.taker + 1} by {how}"

    def said(self) -> Message:
        key = "move-settle-by-favor" if self.part.kind == "favor" else "move-settle-by-agent"
        return Message(key, {"rival": SeatNumber(self.part.taker)})


@dataclass(frozen=True, slots=True)
class SettleGrievances(Step):
    """BARGAIN-1.2: a player may settle grievances against it, each with a Favor."""

    seat: int

    def ask(self, table: ArcsTable) -> Decision | None:
        options = self._options(table)
        if not options:
            return None
        return Decision(self.seat, "settle", Message("ask-settle"), [GO_ON, *options])

    def _options(self, table: ArcsTable) -> list[SettleGrievance]:
        fates = reach_of(table).fates
        found = []
        for rival in supercats(table):
            if fates[rival].grievances[self.seat]:
                if fates[self.seat].favors[rival]:
                    found.append(deals.Part("favor", self.seat, rival, owner=rival))
                if table.in_supply(self.seat, AGENT):
                    found.append(deals.Part("promise", self.seat, rival))
        return [SettleGrievance(part) for part in found]

    def answer(self, table: ArcsTable, option: SettleGrievance | GoOn | None, emit: Emit) -> None:
        if isinstance(option, SettleGrievance):
            rival = option.part.taker
            grievances = reach_of(table).fates[rival].grievances
            left = grievances[self.seat] - 1
            less = changed(grievances, self.seat, left)
            reach_of(table).change_fate(rival, grievances=less)
            table.steps.append(self)
            deals.carry_out(table, [option.part], emit)
            emit(GrievanceSettled, self.seat, rival, left)

    def problems(self, table: ArcsTable) -> list[str]:
        return [] if has_reach(table) else ["only the campaign has grievances"]


# -- rounds ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class BargainOnce(Step):
    """BARGAIN-2.6: a SUPERCAT offers a deal to another one, or passes; either uses a round."""

    talks: deals.Talks

    def ask(self, table: ArcsTable) -> Decision | None:
        if not self._has_round(table):
            return None
        seat = self.talks.seat
        others = [each for each in table.clockwise(seat)[1:] if is_supercat(table, each)]
        options = [
            moves.DealWith(each) for each in others if summit.offers_between(table, seat, each)
        ]
        if not options:
            return None
        return Decision(seat, "deal", Message("ask-bargain"), [GO_ON, *options])

    def _has_round(self, table: ArcsTable) -> bool:
        return self._left(table) > 0 and self.talks.rounds > 0

    def _left(self, table: ArcsTable) -> int:
        """BARGAIN-2.6 and 2.7: the rounds that it has not used in this turn."""
        return page_at(table, self.talks.seat).rounds - self.talks.deals

    def answer(self, table: ArcsTable, option: moves.DealWith | GoOn | None, emit: Emit) -> None:
        talks = self.talks
        if isinstance(option, moves.DealWith):
            table.steps.append(summit.DrawUp(talks.drawn_up(), option.seat))
            return
        if self._has_round(table):
            emit(RoundPassed, talks.seat)
            unused = 1 if talks.goes_round else self._left(table)
            talks = replace(talks, rounds=max(0, talks.rounds - unused))
        summit.go_on(table, talks.passed_on())

    def problems(self, table: ArcsTable) -> list[str]:
        return summit.problems_of_talks(table, self.talks)


@dataclass(frozen=True, slots=True)
class WeighOffer(Step):
    """BARGAIN-2.3 and 3.1: the die says whether a SUPERCAT accepts."""

    talks: deals.Talks
    partner: int
    parts: tuple[deals.Part, ...]

    def ask(self, table: ArcsTable) -> Chance:
        weighing = weigh(table, self.talks, self.partner, self.parts)
        asked = Message("ask-die-answer", {"weighing": weighing.said()})
        return Chance("weigh", asked, DIE, self.talks.seat)

    def answer(self, table: ArcsTable, roll: tuple[int, ...], emit: Emit) -> None:
        weighing = weigh(table, self.talks, self.partner, self.parts)
        accepted = weighing.accepts(sum(roll))
        emit(OfferWeighed, self.talks.seat, self.partner, sum(roll), weighing.modifiers)
        summit.go_on(table, self._after(table, accepted))
        summit.settle(table, self.talks.seat, self.partner, self.parts, accepted, emit)

    def _after(self, table: ArcsTable, accepted: bool) -> deals.Talks:
        """BARGAIN-2.4 to 2.7: a player goes on until a success or three failures in a row."""
        talks = replace(self.talks, rounds=self.talks.rounds - 1)
        failures = 0 if accepted else talks.failures + 1
        if is_supercat(table, talks.seat):
            return replace(talks, failures=failures)
        if accepted or failures == MOST_FAILURES:
            return talks.passed_on()
        return replace(talks, failures=failures, deals=talks.deals - 1)

    def problems(self, table: ArcsTable) -> list[str]:
        return summit.problems_of_deal(table, self.talks, self.partner, self.parts)


@dataclass(frozen=True, slots=True)
class EndMinigame(Step):
    """BARGAIN-2.9: as the minigame ends a SUPERCAT may do once what its fate allows."""

    seat: int

    def ask(self, table: ArcsTable) -> Decision | None:
        options = [option for option, _ in summit.other_dealings(table, self.seat)]
        if not options:
            return None
        return Decision(self.seat, "export", Message("ask-export"), [GO_ON, *options])

    def answer(self, table: ArcsTable, option: Option | None, emit: Emit) -> None:
        step = dict(summit.other_dealings(table, self.seat)).get(option)
        if step is not None:
            table.steps.append(step)

    def problems(self, table: ArcsTable) -> list[str]:
        return [] if has_reach(table) else ["only the campaign has Negotiations"]


# -- what it says to the Negotiations -------------------------------------------------------------


def _begins(
    table: ArcsTable, asked: deals.NegotiationsBegin, steps: tuple[Step, ...]
) -> tuple[Step, ...]:
    """BARGAIN-1.1: with a SUPERCAT at the table the minigame takes the place of Negotiations.

    CATR-14.21: if one plays by such a document, from the caller of the Summit round and round.
    """
    cats = supercats(table)
    talks = asked.talks
    caller = next((each.seat for each in table.steps if isinstance(each, summit.EndSummit)), NOBODY)
    if caller != NOBODY and any(
        assessment.readings_at(table, each).talks == "rounds" for each in cats
    ):
        talks = replace(talks, waiting=tuple(table.clockwise(caller)), goes_round=True)
    return (RollRounds(talks), *[EndMinigame(each) for each in cats]) if cats else steps


def _partners(table: ArcsTable, asked: deals.Partners, found: list[int]) -> list[int]:
    """BARGAIN-2.1 and 2.5: SUPERCATs only while a round is left."""
    return [each for each in found if asked.talks.rounds or not is_supercat(table, each)]


def _parts(table: ArcsTable, asked: deals.PartsFor, found: list[deals.Part]) -> list[deals.Part]:
    """BARGAIN-2.8: what the fate of a SUPERCAT makes it accept."""
    for seat in (asked.seat, asked.partner):
        kinds = page_at(table, seat).accepts
        if is_supercat(table, seat) and kinds is not None:
            found = [part for part in found if part.taker != seat or part.kind in kinds]
    return found


def _may_offer(table: ArcsTable, asked: deals.MayOffer, may: bool) -> bool:
    """BARGAIN-2.2: each side of a deal with a SUPERCAT gives something."""
    if not is_supercat(table, asked.partner):
        return may
    return len({part.giver for part in asked.parts}) > 1


def _words(table: ArcsTable, asked: deals.OfferWords, words: Message | None) -> Message | None:
    if not asked.parts or not is_supercat(table, asked.partner):
        return words
    return weigh(table, asked.talks, asked.partner, asked.parts).said()


def _answers(table: ArcsTable, asked: deals.AnswersOffer, step: Step) -> Step:
    if not is_supercat(table, asked.partner):
        return step
    return WeighOffer(asked.talks, asked.partner, asked.parts)


RULES: Final[dict[type, Any]] = {
    deals.NegotiationsBegin: _begins,
    deals.DealingTurn: lambda table, asked, step: (
        BargainOnce(asked.talks) if is_supercat(table, asked.talks.seat) else step
    ),
    deals.Partners: _partners,
    deals.PartsFor: _parts,
    deals.MayOffer: _may_offer,
    deals.OfferWords: _words,
    deals.AnswersOffer: _answers,
}
LAWS_OF[Reach.mode].append(RuleHook("minigame", "BARGAIN-1.1", RULES))


def bargains_of(options: Mapping[str, str]) -> Bargains:
    """The readings of its deals that the options of a set-up ask for."""
    return Bargains(
        "off" if options.get("grievances") == "off" else "on",
        "target" if options.get("lets") == "target" else "offerer",
        "most" if options.get("stakes") == "most" else "all",
    )


# Grievances: what a SUPERCAT remembers of what was done to it.

BATTLE, DESTROYED, STOLEN, TAXED, CAPTURED = "battle", "destroyed", "stolen", "taxed", "captured"


@dataclass(frozen=True, slots=True)
class GrievanceHeld(Event):
    """A SUPERCAT holds one grievance more against a seat, for what that did."""

    seat: Annotated[int, SeatNumber]
    rival: Annotated[int, SeatNumber]
    count: int
    cause: Annotated[str, NameOf("grievance-for")]


@dataclass(frozen=True, slots=True)
class HoldGrievance(Step):
    """GRIEVANCE-1.1 to 1.7: one more, but of some causes only one in an action."""

    seat: int
    rival: int
    cause: str

    def answer(self, table: ArcsTable, option: None, emit: Emit) -> None:
        # The action that is under way: one by one they spend pips, and in the Prelude tokens and
        # cards.
        reach, turn = reach_of(table), table.turn
        done = (turn.pips, len(turn.spent), len(turn.used))
        now = ".".join(map(str, (table.chapter, table.round, table.seat, *done)))
        wrong = f"{now} {self.cause} {self.rival}>{self.seat}"
        known = tuple([each for each in reach.wrongs if each.startswith(f"{now} ")])
        if wrong in known:
            return
        reach.wrongs = (*known, wrong)
        grievances = reach.fates[self.seat].grievances
        count = grievances[self.rival] + 1
        reach.change_fate(self.seat, grievances=changed(grievances, self.rival, count))
        emit(GrievanceHeld, self.seat, self.rival, count, self.cause)

    def problems(self, table: ArcsTable) -> list[str]:
        if not has_reach(table) or not table.is_seat(self.seat) or not table.is_seat(self.rival):
            return ["the step on top holds a grievance of nobody"]
        return []


def _against(table: ArcsTable, seat: int, rival: int, cause: str) -> Iterable[Step]:
    """GRIEVANCE-1.1: a SUPERCAT's grievance against whoever acts on it in its own turn."""
    if not table.is_seat(seat) or table.seats[seat].supercat is None or rival != table.seat:
        return ()
    if reach_of(table).bargains.grievances == "off":
        return ()
    return (HoldGrievance(seat, rival, cause),) if seat != rival else ()


AFTER: Final[Mapping[type, Callable[[ArcsTable, Any], Iterable[Step]]]] = {
    q.BattleBegins: lambda table, event: _against(table, event.defender, event.seat, BATTLE),
    PieceHit: lambda table, event: (
        _against(table, event.seat, event.by, DESTROYED) if event.destroyed else ()
    ),
    q.StolenFrom: lambda table, event: _against(table, event.owner, event.thief, STOLEN),
    CityTaxed: lambda table, event: _against(table, event.owner, event.seat, TAXED),
    q.AgentsTaken: lambda table, event: _against(table, event.owner, event.seat, CAPTURED),
}
LAWS_OF[Reach.mode].append(RuleHook("grievances", "GRIEVANCE-1.1", after=AFTER))


# What a part of a deal is good for to a SUPERCAT: ambitions, and the objective of its fate.


def contends_declared(table: ArcsTable, number: int, part: deals.Part) -> bool:
    """BARGAIN-4.2: a resource, Trophy or Captive with which it contends a declared ambition."""
    return bool(contended(table, number, [part]))


def ousts(table: ArcsTable, number: int, part: deals.Part) -> bool:
    """BARGAIN-5.4: what makes its giver stop contending a declared ambition."""
    ambition = counts_for(part)
    if ambition not in declared(table):
        return False
    before = assessment.place_of(assessment.counts_of(table, ambition), part.giver)
    return before < assessment.NOWHERE == place_with(table, part.giver, ambition, [part])


MOST_FOR_ONE: Final = 4
MOST_FAVORS: Final = 3
"""CATR-14.23: so many actions for one at most, and so many of its Favors at one seat."""
AIMED_AT: Final = 2
"""BARGAIN-4.4: what its offers bring the modifiers of the die to."""
WORTH_A_TRY: Final = 1
"""BARGAIN-4.7: the total with which a SUPERCAT with a hand accepts an offer."""
GOODS: Final = ("resource", "league")
ASSETS: Final = (*GOODS, "captive", "trophy")


@dataclass(frozen=True, slots=True)
class Proposal:
    """A deal that a SUPERCAT would offer: with whom, its parts, for what, and how it is weighed."""

    partner: int
    parts: tuple[deals.Part, ...]
    reason: Reason
    weighing: Weighing


# -- what it wants --------------------------------------------------------------------------------


PRINCIPLE_PHRASES["wants"] = {
    "contends a declared ambition": ("BARGAIN-4.2", "part-contends-declared", contends_declared),
    "serves its objective": ("BARGAIN-4.3", "part-serves", serves),
}
PRINCIPLE_PHRASES["demands"] = {
    "contends an ambition": (
        "BARGAIN-5.2",
        "part-contends",
        lambda table, number, part: contended(
            table, number, [part], [*declared(table), *assessment.undeclared(table)]
        ),
    ),
    "serves its objective": ("BARGAIN-5.3", "part-serves", serves),
    "ends a contention": ("BARGAIN-5.4", "part-ousts", ousts),
}
ASPECTS["accepts"] = {"anything": None, "Favors and resources": deals.FAVORS_AND_RESOURCES}


def demand(table: ArcsTable, seat: int) -> tuple[summit.ReturnFavors, Reason] | None:
    """BARGAIN-5.1: what it returns Favors for in its Call to Order: the first that it wants, at
    the fewest Favors.
    """
    found = sorted(deals.demands(table, seat), key=lambda each: each[0])
    for clause, key, wants in assessment.document_at(table, seat).principles["demands"]:
        for cost, part in found:
            if wants(table, seat, part):
                return summit.ReturnFavors(cost, part), Reason(clause, Message(key, {"part": part}))
    return None


def proposal(table: ArcsTable, talks: deals.Talks) -> Proposal | None:
    """BARGAIN-4.1: the first rival SUPERCAT in turn order that has what it wants, for a price.

    None where nobody has, or where no price brings the die to what it aims at.
    """
    rivals = [each for each in table.clockwise(talks.seat)[1:] if is_supercat(table, each)]
    found = (_proposal_to(table, talks, partner) for partner in rivals)
    return next((each for each in found if each is not None), None)


def _proposal_to(
    table: ArcsTable, talks: deals.Talks, partner: int, theirs: Sequence[deals.Part] | None = None
) -> Proposal | None:
    """BARGAIN-4.2 and 4.3: for the first of these parts that it wants and that has a price, or of
    all that the partner has.
    """
    if theirs is None:
        offered = summit.offers_between(table, talks.seat, partner)
        theirs = [each for each in offered if each.giver == partner]
    scales = Scales(table, talks, partner)
    for clause, key, wants in assessment.document_at(table, talks.seat).principles["wants"]:
        for part in theirs:
            if wants(table, talks.seat, part) and not _went(table, talks.seat, part):
                found = _priced(table, talks.seat, partner, part, scales)
                if found is not None:
                    parts, weighing = found
                    reason = Reason(clause, Message(key, {"part": part}))
                    return Proposal(partner, parts, reason, weighing)
    return None


def _priced(
    table: ArcsTable, seat: int, partner: int, wanted: deals.Part, scales: Scales
) -> tuple[tuple[deals.Part, ...], Weighing] | None:
    """BARGAIN-4.4 to 4.6: as little as brings the modifiers to exactly what it aims at, or if
    nothing does, as little as brings them higher. CATR-14.23: by some documents that is not paid,
    and never more than four for one.
    """
    if scales.most(summit.MOST_PARTS) < AIMED_AT:
        return None
    is_exact = assessment.readings_at(table, seat).payment == "exact"
    purse = list(_purse(table, seat, partner, wanted))
    for count in range(1, min(len(purse), MOST_FOR_ONE if is_exact else summit.MOST_PARTS) + 1):
        if scales.most(1 + count) < AIMED_AT:
            continue
        ways = [(wanted, *paid) for paid in dict.fromkeys(combinations(purse, count))]
        weighed = [(scales.weigh(parts), parts) for parts in ways]
        most = AIMED_AT if is_exact else scales.most(summit.MOST_PARTS)
        enough = [each for each in weighed if AIMED_AT <= each[0].total <= most]
        if enough:
            weighing, parts = min(enough, key=lambda each: each[0].total)
            return parts, weighing
    return None


def _purse(table: ArcsTable, seat: int, partner: int, wanted: deals.Part) -> Iterator[deals.Part]:
    """BARGAIN-4.5: resources, those of no declared ambition first, then Favors; none of a declared
    ambition that it is contending.
    """
    parts: list[deals.Part] = [wanted]
    while True:
        promised = [each for each in parts if each.kind == "promise"]
        more = [
            part
            for part in summit.offers_between(table, seat, partner, parts)
            if part.giver == seat and _may_pay(table, seat, part, wanted, promised)
        ]
        if not more:
            return
        best = min(more, key=lambda part: _dearness(table, part))
        parts.append(best)
        yield best


def _went(table: ArcsTable, giver: int, part: deals.Part) -> bool:
    """BARGAIN-4.10: whether such a good went from that seat to another in this Summit already."""
    return part.kind in GOODS and Handed(giver, deals.asset(part)) in reach_of(table).handed


def _may_pay(
    table: ArcsTable, seat: int, part: deals.Part, wanted: deals.Part, more: Sequence[deals.Part]
) -> bool:
    """BARGAIN-4.5, 4.10 and 4.11: whether it gives this for what it wants, besides promises.

    CATR-14.23: by some documents any asset, but no more promises than its partner holds.
    """
    is_exact = assessment.readings_at(table, seat).payment == "exact"
    if part.kind == "promise":
        held = reach_of(table).fates[part.taker].favors[seat]
        return not is_exact or held + len(more) < MOST_FAVORS
    if part.kind == "favor":
        return True
    if part.kind not in (ASSETS if is_exact else GOODS) or _went(table, part.taker, part):
        return False
    ambition = counts_for(part)
    if ambition and ambition == counts_for(wanted):
        return False
    if is_exact or ambition not in declared(table):
        return True
    return assessment.place_of(assessment.counts_of(table, ambition), seat) == assessment.NOWHERE


def _dearness(table: ArcsTable, part: deals.Part) -> tuple[int, bool]:
    kinds = ("resource", "league", "promise", "favor", "captive", "trophy")
    if assessment.readings_at(table, part.giver).payment == "exact":
        kinds = ("league", "resource", *kinds[2:])
    return kinds.index(part.kind), counts_for(part) in declared(table)


# -- answers --------------------------------------------------------------------------------------


def choose(view: ArcsTable, decision: Decision) -> Answer:
    """BARGAIN-4: what a SUPERCAT answers to each question of the Negotiations."""
    step = view.steps[-1]
    match step:
        case BargainOnce():
            return _begin(view, step.talks)
        case summit.DrawUp():
            return _draw(view, step, decision)
        case summit.Consent():
            return _consent(view, step)
    return Answer(GO_ON, (Reason("BARGAIN-4.9", Message("proposes-nothing")),))


def _begin(view: ArcsTable, talks: deals.Talks) -> Answer:
    found = proposal(view, talks)
    if found is None:
        return Answer(GO_ON, (Reason("BARGAIN-4.6", Message("no-price-fits")),))
    return Answer(moves.DealWith(found.partner), (found.reason, *found.weighing.reasons))


def _draw(view: ArcsTable, step: summit.DrawUp, decision: Decision) -> Answer:
    if moves.OFFER_DEAL in decision.options and not is_supercat(view, decision.seat):
        return Answer(moves.OFFER_DEAL, weigh(view, step.talks, step.partner, step.parts).reasons)
    found = _continued(view, step) or _proposal_to(view, step.talks, step.partner)
    if found is None:
        return Answer(moves.DROP_DEAL, (Reason("BARGAIN-4.6", Message("nothing-wanted-there")),))
    left = Counter(found.parts) - Counter(step.parts)
    part = next((part for part in found.parts if left[part] and part in decision.options), None)
    if part is None:
        return Answer(moves.OFFER_DEAL, found.weighing.reasons)
    if part == found.parts[0]:
        return Answer(part, (found.reason,))
    return Answer(part, (Reason("BARGAIN-4.4", Message("pays-with", {"what": part.thing()})),))


def _continued(view: ArcsTable, step: summit.DrawUp) -> Proposal | None:
    """The proposal whose first parts lie on the table already."""
    found = _proposal_to(view, step.talks, step.partner, step.parts[:1])
    return found if found is not None and not Counter(step.parts) - Counter(found.parts) else None


def _consent(view: ArcsTable, step: summit.Consent) -> Answer:
    """BARGAIN-4.7: at a seat with a hand it accepts what a die would accept more often than not."""
    weighing = weigh(view, step.talks, step.partner, step.parts)
    option = moves.ACCEPT_DEAL if weighing.total >= WORTH_A_TRY else moves.REFUSE_DEAL
    return Answer(option, weighing.reasons)


KINDS: Final = ("deal", "draw", "consent", "settle")
"""The questions of Negotiations that it answers."""
