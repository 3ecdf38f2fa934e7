"""The negotiation minigame: rounds, grievances settled, turns, and the die that answers offers.

With a SUPERCAT at the table this takes the place of Negotiations; players deal with each other in
their turns as always. `weighing` says what a deal is worth to a SUPERCAT, `offering` what it wants.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Annotated, Any, Final

from engine.core.decision import Chance, Decision, Option
from engine.core.recorded import Event, MoveOption
from engine.core.step import Emit, Reaction, RuleHook, Step
from engine.text.message import Message, NameOf, SeatNumber
from games.arcs import rule_queries as q
from games.arcs.board import AGENT
from games.arcs.campaign.bots.weighing import DIE, OfferWeighed, is_supercat, weigh
from games.arcs.campaign.rules.deals import (
    FAVORS_AND_RESOURCES,
    AnswersOffer,
    DealingTurn,
    MayOffer,
    NegotiationsBegin,
    OfferWords,
    Part,
    Partners,
    PartsFor,
    Talks,
    carry_out,
)
from games.arcs.campaign.rules.moves import DealWith
from games.arcs.campaign.rules.state import Bargains, Reach, has_reach, reach_of
from games.arcs.campaign.rules.summit import (
    DrawUp,
    faults_of_deal,
    faults_of_talks,
    go_on,
    offers_between,
    other_dealings,
    settle,
)
from games.arcs.events import CityTaxed, PieceHit
from games.arcs.moves import GO_ON, GoOn
from games.arcs.parts import changed
from games.arcs.rule_hooks import LAWS_OF
from games.arcs.state import ArcsTable

MOST_FAILURES: Final = 3
ROUNDS_OF: Final = {"magnate": 2}
"""BARGAIN-2.7: the rounds that a SUPERCAT uses in its turn, by its fate; others use one."""
ACCEPTED_BY: Final = {"magnate": FAVORS_AND_RESOURCES}
"""BARGAIN-2.8: all that a SUPERCAT accepts, by its fate; others accept anything."""


def supercats(table: ArcsTable) -> list[int]:
    """The SUPERCATs in turn order."""
    return [number for number in table.turn_order() if is_supercat(table, number)]


def rounds_of(table: ArcsTable, number: int) -> int:
    """BARGAIN-2.6 and 2.7: the rounds that a SUPERCAT uses in its turn."""
    return ROUNDS_OF.get(reach_of(table).fates[number].id, 1)


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

    talks: Talks

    def ask(self, table: ArcsTable) -> Chance:
        return Chance("rounds", Message("ask-die-rounds"), DIE)

    def answer(self, table: ArcsTable, roll: tuple[int, ...], emit: Emit) -> None:
        rounds = sum(roll) + len(supercats(table))
        emit(RoundsRolled, rounds)
        go_on(table, replace(self.talks, rounds=rounds))
        players = [each for each in table.turn_order() if not is_supercat(table, each)]
        table.steps += [SettleGrievances(each) for each in reversed(players)]

    def problems(self, table: ArcsTable) -> list[str]:
        return faults_of_talks(table, self.talks)


@dataclass(frozen=True, slots=True)
class SettleGrievance(MoveOption):
    """Make up for a grievance with a Favor, returned or given."""

    part: Part

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
                    found.append(Part("favor", self.seat, rival, owner=rival))
                if table.in_supply(self.seat, AGENT):
                    found.append(Part("promise", self.seat, rival))
        return [SettleGrievance(part) for part in found]

    def answer(self, table: ArcsTable, option: SettleGrievance | GoOn | None, emit: Emit) -> None:
        if isinstance(option, SettleGrievance):
            rival = option.part.taker
            grievances = reach_of(table).fates[rival].grievances
            left = grievances[self.seat] - 1
            less = changed(grievances, self.seat, left)
            reach_of(table).change_fate(rival, grievances=less)
            table.steps.append(self)
            carry_out(table, [option.part], emit)
            emit(GrievanceSettled, self.seat, rival, left)

    def problems(self, table: ArcsTable) -> list[str]:
        return [] if has_reach(table) else ["only the campaign has grievances"]


# -- rounds ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class BargainOnce(Step):
    """BARGAIN-2.6: a SUPERCAT offers a deal to another one, or passes; either uses a round."""

    talks: Talks

    def ask(self, table: ArcsTable) -> Decision | None:
        if not self._has_round(table):
            return None
        seat = self.talks.seat
        others = [each for each in table.clockwise(seat)[1:] if is_supercat(table, each)]
        options = [DealWith(each) for each in others if offers_between(table, seat, each)]
        if not options:
            return None
        return Decision(seat, "deal", Message("ask-bargain"), [GO_ON, *options])

    def _has_round(self, table: ArcsTable) -> bool:
        left = rounds_of(table, self.talks.seat) - self.talks.deals
        return left > 0 and self.talks.rounds > 0

    def answer(self, table: ArcsTable, option: DealWith | GoOn | None, emit: Emit) -> None:
        talks = self.talks
        if isinstance(option, DealWith):
            table.steps.append(DrawUp(talks.drawn_up(), option.seat))
            return
        if self._has_round(table):
            emit(RoundPassed, talks.seat)
            unused = rounds_of(table, talks.seat) - talks.deals
            talks = replace(talks, rounds=max(0, talks.rounds - unused))
        go_on(table, talks.passed_on())

    def problems(self, table: ArcsTable) -> list[str]:
        return faults_of_talks(table, self.talks)


@dataclass(frozen=True, slots=True)
class WeighOffer(Step):
    """BARGAIN-2.3 and 3.1: the die says whether a SUPERCAT accepts."""

    talks: Talks
    partner: int
    parts: tuple[Part, ...]

    def ask(self, table: ArcsTable) -> Chance:
        weighing = weigh(table, self.talks, self.partner, self.parts)
        asked = Message("ask-die-answer", {"weighing": weighing.said()})
        return Chance("weigh", asked, DIE, self.talks.seat)

    def answer(self, table: ArcsTable, roll: tuple[int, ...], emit: Emit) -> None:
        weighing = weigh(table, self.talks, self.partner, self.parts)
        accepted = weighing.accepts(sum(roll))
        emit(OfferWeighed, self.talks.seat, self.partner, sum(roll), weighing.modifiers)
        go_on(table, self._after(table, accepted))
        settle(table, self.talks.seat, self.partner, self.parts, accepted, emit)

    def _after(self, table: ArcsTable, accepted: bool) -> Talks:
        """BARGAIN-2.4 to 2.7: a player goes on until a success or three failures in a row."""
        talks = replace(self.talks, rounds=self.talks.rounds - 1)
        failures = 0 if accepted else talks.failures + 1
        if is_supercat(table, talks.seat):
            return replace(talks, failures=failures)
        if accepted or failures == MOST_FAILURES:
            return talks.passed_on()
        return replace(talks, failures=failures, deals=talks.deals - 1)

    def problems(self, table: ArcsTable) -> list[str]:
        return faults_of_deal(table, self.talks, self.partner, self.parts)


@dataclass(frozen=True, slots=True)
class EndMinigame(Step):
    """BARGAIN-2.9: as the minigame ends a SUPERCAT may do once what its fate allows."""

    seat: int

    def ask(self, table: ArcsTable) -> Decision | None:
        options = [option for option, _ in other_dealings(table, self.seat)]
        if not options:
            return None
        return Decision(self.seat, "export", Message("ask-export"), [GO_ON, *options])

    def answer(self, table: ArcsTable, option: Option | None, emit: Emit) -> None:
        step = dict(other_dealings(table, self.seat)).get(option)
        if step is not None:
            table.steps.append(step)

    def problems(self, table: ArcsTable) -> list[str]:
        return [] if has_reach(table) else ["only the campaign has Negotiations"]


# -- what it says to the Negotiations -------------------------------------------------------------


def _begins(
    table: ArcsTable, asked: NegotiationsBegin, steps: tuple[Step, ...]
) -> tuple[Step, ...]:
    """BARGAIN-1.1: with a SUPERCAT at the table the minigame takes the place of Negotiations."""
    cats = supercats(table)
    return (RollRounds(asked.talks), *[EndMinigame(each) for each in cats]) if cats else steps


def _turn(table: ArcsTable, asked: DealingTurn, step: Step) -> Step:
    return BargainOnce(asked.talks) if is_supercat(table, asked.talks.seat) else step


def _partners(table: ArcsTable, asked: Partners, found: list[int]) -> list[int]:
    """BARGAIN-2.1 and 2.5: SUPERCATs only while a round is left."""
    if asked.talks.rounds:
        return found
    return [each for each in found if not is_supercat(table, each)]


def _parts(table: ArcsTable, asked: PartsFor, found: list[Part]) -> list[Part]:
    """BARGAIN-2.8: what the fate of a SUPERCAT makes it accept."""
    limits = {
        seat: ACCEPTED_BY[reach_of(table).fates[seat].id]
        for seat in (asked.seat, asked.partner)
        if is_supercat(table, seat) and reach_of(table).fates[seat].id in ACCEPTED_BY
    }
    if not limits:
        return found
    return [part for part in found if part.taker not in limits or part.kind in limits[part.taker]]


def _may_offer(table: ArcsTable, asked: MayOffer, may: bool) -> bool:
    """BARGAIN-2.2: each side of a deal with a SUPERCAT gives something."""
    if not is_supercat(table, asked.partner):
        return may
    return len({part.giver for part in asked.parts}) > 1


def _words(table: ArcsTable, asked: OfferWords, words: Message | None) -> Message | None:
    if not asked.parts or not is_supercat(table, asked.partner):
        return words
    return weigh(table, asked.talks, asked.partner, asked.parts).said()


def _answers(table: ArcsTable, asked: AnswersOffer, step: Step) -> Step:
    if not is_supercat(table, asked.partner):
        return step
    return WeighOffer(asked.talks, asked.partner, asked.parts)


RULES: Final[dict[type, Any]] = {
    NegotiationsBegin: _begins,
    DealingTurn: _turn,
    Partners: _partners,
    PartsFor: _parts,
    MayOffer: _may_offer,
    OfferWords: _words,
    AnswersOffer: _answers,
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
        reach, now = reach_of(table), moment(table)
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


def moment(table: ArcsTable) -> str:
    """The action that is under way: one by one they spend pips, and in the Prelude tokens and
    cards.
    """
    turn = table.turn
    done = (turn.pips, len(turn.spent), len(turn.used))
    return ".".join(map(str, (table.chapter, table.round, table.seat, *done)))


def _against(table: ArcsTable, seat: int, rival: int, cause: str) -> Iterable[Step]:
    """GRIEVANCE-1.1: a SUPERCAT's grievance against whoever acts on it in its own turn."""
    if not table.is_seat(seat) or table.seats[seat].supercat is None or rival != table.seat:
        return ()
    if reach_of(table).bargains.grievances == "off":
        return ()
    return (HoldGrievance(seat, rival, cause),) if seat != rival else ()


def _attacked(table: ArcsTable, event: q.BattleBegins) -> Iterable[Step]:
    return _against(table, event.defender, event.seat, BATTLE)


def _hit(table: ArcsTable, event: PieceHit) -> Iterable[Step]:
    return _against(table, event.seat, event.by, DESTROYED) if event.destroyed else ()


def _stolen(table: ArcsTable, event: q.StolenFrom) -> Iterable[Step]:
    return _against(table, event.owner, event.thief, STOLEN)


def _taxed(table: ArcsTable, event: CityTaxed) -> Iterable[Step]:
    return _against(table, event.owner, event.seat, TAXED)


def _captured(table: ArcsTable, event: q.AgentsTaken) -> Iterable[Step]:
    return _against(table, event.owner, event.seat, CAPTURED)


AFTER: Final[Mapping[type, Reaction]] = {
    q.BattleBegins: _attacked,
    PieceHit: _hit,
    q.StolenFrom: _stolen,
    CityTaxed: _taxed,
    q.AgentsTaken: _captured,
}
LAWS_OF[Reach.mode].append(RuleHook("grievances", "GRIEVANCE-1.1", after=AFTER))
