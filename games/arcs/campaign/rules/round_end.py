"""The end of a round, of a chapter and of the Act in the campaign."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engine.core.decision import Decision
from engine.core.step import Emit, Step
from engine.text.message import Message
from games.arcs.board import RESOURCES
from games.arcs.campaign.rules import moves
from games.arcs.campaign.rules.court import SummitStep, return_council
from games.arcs.campaign.rules.crises import EventRoll, begin_crises, roll_dice
from games.arcs.campaign.rules.edicts import begin_edicts
from games.arcs.campaign.rules.empire import become_first_regent
from games.arcs.campaign.rules.events import CouncilTurned, FateEnded, TrustTaken
from games.arcs.campaign.rules.state import has_reach, is_regent, reach_of
from games.arcs.campaign.rules.summit import begin_summit
from games.arcs.campaign_components import CHAPTERS, CRISIS, EVENT_CARDS
from games.arcs.events import GameEnded
from games.arcs.moves import GO_ON, Choose, GoOn
from games.arcs.parts import NOBODY
from games.arcs.rule_hooks import may_be_stolen, query
from games.arcs.state import ArcsTable
from games.arcs.steps.gaining import Receive
from games.arcs.steps.rounds import StartChapter
from games.arcs.steps.scoring import standings
from games.arcs.table_chores import EventsSetAside, OffTaken

# The end of a round in the campaign: the Imperial Council, or an Event.

ASK_SUMMON: Final = Message("reach-ask-summon")
ASK_TRUST: Final = Message("reach-ask-trust")
ASK_OUTCOME: Final = Message("reach-ask-outcome")


@dataclass(frozen=True, slots=True)
class SettleRound(Step):
    """REACH-5.3 and 9.4: the Council resolves, else an Event that was played, one at most."""

    had_event: bool

    def answer(self, table: ArcsTable, option: None, emit: Emit) -> None:
        reach = reach_of(table)
        reach.sides = {}
        self._set_events_aside(table, emit)
        if reach.council == "tucked":
            who = reach.securer
            summit = _summit(table, who)
            table.steps += [DecideOutcome(who), ClaimCouncil(who), summit, ReturnCouncil()]
            return
        reach.securer = NOBODY
        if self.had_event:
            table.steps += [RollEvent(), _summit(table, table.initiative)]

    def _set_events_aside(self, table: ArcsTable, emit: Emit) -> None:
        """CAT-2: with a SUPERCAT played Events wait beside the deck for the next chapter."""
        if not table.pile or all(seat.supercat is None for seat in table.seats):
            return
        *below, top = table.pile
        events = [each.card for each in top if each.card in EVENT_CARDS]
        if events:
            if events:
                emit(EventsSetAside, tuple(events))
            reach_of(table).aside += tuple(events)
            left = tuple([each for each in top if each.card not in events])
            table.pile = (*below, left) if left else tuple(below)

    def problems(self, table: ArcsTable) -> list[str]:
        return [] if has_reach(table) else ["only the campaign settles rounds"]


@dataclass(frozen=True, slots=True)
class ReturnCouncil(Step):
    """REACH-5.3: the Council comes back to the Court; it has Decided."""

    def answer(self, table: ArcsTable, option: None, emit: Emit) -> None:
        reach = reach_of(table)
        reach.council, reach.securer = "decided", NOBODY
        return_council(table)
        emit(CouncilTurned, True, returns=True)

    def problems(self, table: ArcsTable) -> list[str]:
        return [] if reach_of(table).council == "tucked" else ["the Council is not tucked"]


def _summit(table: ArcsTable, seat: int) -> Step:
    step: Step = query(table, SummitStep(seat), MaySummon(seat))
    return step


@dataclass(frozen=True, slots=True)
class MaySummon(Step):
    """REACH-5.3 and 9.4: a Summit may be called."""

    seat: int

    def ask(self, table: ArcsTable) -> Decision:
        options = [GO_ON, moves.CALL_SUMMIT]
        return Decision(self.seat, "summon", ASK_SUMMON, options)

    def answer(self, table: ArcsTable, option: moves.CallSummit | GoOn, emit: Emit) -> None:
        if isinstance(option, moves.CallSummit):
            begin_summit(table, self.seat, emit)


@dataclass(frozen=True, slots=True)
class ClaimCouncil(Step):
    """REACH-5.4 and 5.5: a Regent becomes First Regent; an Outlaw takes of the Trust."""

    seat: int

    def answer(self, table: ArcsTable, option: None, emit: Emit) -> None:
        if is_regent(table, self.seat):
            become_first_regent(table, self.seat, emit)
        else:
            table.steps.append(TakeTrust(self.seat))


@dataclass(frozen=True, slots=True)
class TakeTrust(Step):
    """REACH-5.5: an Outlaw steals of the Trust as much as its empty slots hold, and the First
    Regent loses a Power for each.
    """

    seat: int

    def ask(self, table: ArcsTable) -> Decision | None:
        options = self._options(table)
        if len(options) < 2:
            return None
        return Decision(self.seat, "trust", ASK_TRUST, options)

    def _options(self, table: ArcsTable) -> list[Choose]:
        reach, seat = reach_of(table), table.seats[self.seat]
        owner = reach.first_regent
        if owner == NOBODY or not may_be_stolen(table, owner):
            return []
        if len(seat.tokens) >= table.open_slots(self.seat):
            return []
        return [Choose(each) for each in RESOURCES if each in reach.trust]

    def answer(self, table: ArcsTable, option: Choose | None, emit: Emit) -> None:
        options = self._options(table)
        if options:
            reach = reach_of(table)
            resource, owner = (option or options[0]).name, reach.first_regent
            reach.give_up(owner, "trust", resource)
            emit(OffTaken, owner, resource, "trust")
            table.seats[owner].power -= 1
            emit(TrustTaken, self.seat, owner, (resource,))
            table.steps += [self, Receive(self.seat, resource, owner)]


@dataclass(frozen=True, slots=True)
class DecideOutcome(Step):
    """REACH-5.6: whoever secured the Council must choose Crises or Edicts."""

    seat: int

    def ask(self, table: ArcsTable) -> Decision:
        options = [moves.BRING_CRISES, moves.BRING_EDICTS]
        return Decision(self.seat, "outcome", ASK_OUTCOME, options)

    def answer(
        self, table: ArcsTable, option: moves.BringCrises | moves.BringEdicts, emit: Emit
    ) -> None:
        if isinstance(option, moves.BringCrises):
            begin_crises(table, False, emit)
        else:
            begin_edicts(table, emit)


@dataclass(frozen=True, slots=True)
class RollEvent(EventRoll):
    """REACH-9.4: the event and number dice: Crises or Edicts."""

    def settle(self, table: ArcsTable, roll: tuple[int, ...], emit: Emit) -> None:
        if roll_dice(table, roll, emit) == CRISIS:
            begin_crises(table, True, emit)
        else:
            begin_edicts(table, emit)


# The end of a chapter in the campaign, and of the Act.


def after_chapter(table: ArcsTable) -> tuple[Step, ...]:
    """REACH-13.1 and 13.3: an Act has three chapters, whatever the Power."""
    if table.chapter < CHAPTERS:
        return (StartChapter(),)
    return (EndAct(), ResolveFates())


@dataclass(frozen=True, slots=True)
class ResolveFates(Step):
    """REACH-13.3: a marker at nothing is success; failure costs Power, as much as it shows."""

    def answer(self, table: ArcsTable, option: None, emit: Emit) -> None:
        for number in table.turn_order():
            fate = reach_of(table).fates[number]
            table.seats[number].power -= fate.marker
            emit(FateEnded, number, fate.id, fate.marker)

    def problems(self, table: ArcsTable) -> list[str]:
        return [] if has_reach(table) else ["only the campaign has fates"]


@dataclass(frozen=True, slots=True)
class EndAct(Step):
    """REACH-13.4: most Power wins, ties to the earliest in turn order."""

    def answer(self, table: ArcsTable, option: None, emit: Emit) -> None:
        winner = standings(table)[0]
        emit(GameEnded, winner, table.seats[winner].power, table.chapter)
