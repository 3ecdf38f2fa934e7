"""Edicts, in ascending number: Guild Envoys Depart, Govern the Imperial Reach, those of fates."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from engine.core.decision import Decision, Option
from engine.core.step import Emit, Step
from engine.text.message import Message, SeatNumber
from games.arcs.board import AGENT, FEWEST_SEATS, PIECES, POLICY, RESOURCES, SLOT_COSTS, STARPORT
from games.arcs.campaign.rules import empire, events, moves
from games.arcs.campaign.rules.court import FateEdicts, TributeStep, drop_card, is_guild
from games.arcs.campaign.rules.state import is_regent, reach_of
from games.arcs.campaign_components import DATA, EMPIRE, POLICIES, SPOILS
from games.arcs.moves import GO_ON, Choose, GoOn
from games.arcs.parts import NOBODY, changed
from games.arcs.rule_hooks import follow_up, query
from games.arcs.state import ArcsTable
from games.arcs.steps.gaining import ArrangeSlots, Receive, push_once_below
from games.arcs.table_chores import OffTaken

ASK_REQUISITION: Final = Message("reach-ask-requisition")
ASK_ARM: Final = Message("reach-ask-arm")

PEACE, ESCALATION, WAR = POLICIES
DEMANDS: Final = {
    each["id"]: tuple(each["demand"]) for each in DATA["policies"] if each["id"] != WAR
}
"""The resources that a policy demands; War demands a piece."""
SHIPS_REQUISITIONED = 2


def begin_edicts(table: ArcsTable, emit: Emit) -> None:
    """REACH-10.1: all edicts, the lowest number first."""
    emit(events.EdictsBegan)
    table.steps += [TellEdicts(), Govern(reach_of(table).first_regent)]
    if len(table.seats) == FEWEST_SEATS:
        table.steps.append(EnvoysDepart())


@dataclass(frozen=True, slots=True)
class TellEdicts(Step):
    """REACH-10.1: the edicts that came with fates."""

    def answer(self, table: ArcsTable, option: None, emit: Emit) -> None:
        follow_up(table, FateEdicts())


@dataclass(frozen=True, slots=True)
class EnvoysDepart(Step):
    """REACH-10.2: with two players all guild cards without agents are buried and replaced."""

    def answer(self, table: ArcsTable, option: None, emit: Emit) -> None:
        gone = [
            offer.card for offer in table.court if is_guild(offer.card) and not any(offer.agents)
        ]
        if gone:
            emit(events.EnvoysDeparted)
        for card in gone:
            drop_card(table, card, "buried", emit)


@dataclass(frozen=True, slots=True)
class Govern(Step):
    """REACH-10.3: the First Regent, if there is one, enforces the policy or changes it."""

    seat: int

    def ask(self, table: ArcsTable) -> Decision | None:
        if self.seat == NOBODY:
            return None
        policy, *others = reach_of(table).policies
        options: list[Option] = [moves.ENFORCE, *[moves.ChangePolicy(each) for each in others]]
        return Decision(
            self.seat, "govern", Message("reach-ask-govern", {"policy": POLICY(policy)}), options
        )

    def answer(
        self, table: ArcsTable, option: moves.Enforce | moves.ChangePolicy | None, emit: Emit
    ) -> None:
        reach = reach_of(table)
        if isinstance(option, moves.ChangePolicy):
            others = [each for each in reach.policies if each != option.policy]
            reach.policies = (option.policy, *others)
            emit(events.PolicySet, option.policy)
        elif option is not None:
            policy = reach.policies[0]
            emit(events.PolicyEnforced, self.seat, policy)
            table.steps.append(IMPERIAL_ACTIONS[policy](self.seat))
            payers = [each for each in empire.regents(table) if policy != WAR or each != self.seat]
            payers.reverse()
            table.steps += [_collecting(table, self.seat, each, policy) for each in payers]

    def problems(self, table: ArcsTable) -> list[str]:
        if self.seat != NOBODY and not is_regent(table, self.seat):
            return ["the step on top is governed by no Regent"]
        return []


# -- the Imperial demand --------------------------------------------------------------------------


def _collecting(table: ArcsTable, seat: int, payer: int, policy: str) -> Step:
    usual = CollectTribute(seat, payer, policy)
    step: Step = query(table, TributeStep(seat, payer, policy), usual)
    return step


@dataclass(frozen=True, slots=True)
class CollectTribute(Step):
    """REACH-10.4 to 10.6: the First Regent chooses what a Regent pays of what fits.

    A rival with nothing that fits owes a Favor; without an agent too it may be made an Outlaw.
    """

    seat: int
    payer: int
    policy: str

    def ask(self, table: ArcsTable) -> Decision | None:
        options = self._options(table)
        if len(options) < 2:
            return None
        return Decision(self.seat, "collect", self._asked(options), options)

    def _asked(self, options: Sequence[Option]) -> Message:
        args = {"payer": SeatNumber(self.payer)}
        if isinstance(options[0], GoOn):
            return Message("reach-ask-unpaid", args)
        return Message("reach-ask-spoils" if self.policy == WAR else "reach-ask-tribute", args)

    def _options(self, table: ArcsTable) -> list[Option]:
        pieces: list[Option] = [*self.pieces(table)]
        if pieces or self.payer == self.seat or table.in_supply(self.payer, AGENT):
            return pieces
        return [GO_ON, moves.MakeOutlaw(self.payer)]

    def pieces(self, table: ArcsTable) -> list[moves.Demand | moves.DemandPiece]:
        """REACH-10.7: what the payer has that the policy demands."""
        seat = table.seats[self.payer]
        if self.policy != WAR:
            demanded = [each for each in RESOURCES if each in DEMANDS[self.policy]]
            return [option for each in demanded for option in self._of_type(table, each)]
        found: list[moves.Demand | moves.DemandPiece] = []
        for owner in range(len(table.seats)):
            if not is_regent(table, owner):
                counts = zip(PIECES, seat.trophies[owner], strict=True)
                found += [moves.DemandPiece(owner, kind, False) for kind, count in counts if count]
                if seat.captives[owner]:
                    found.append(moves.DemandPiece(owner, AGENT, True))
        for (owner, kind), count in zip(SPOILS, seat.spoils, strict=False):
            if count and owner != EMPIRE:
                found.append(moves.DemandPiece(owner, kind, False))
        return found

    def _of_type(self, table: ArcsTable, resource: str) -> list[moves.Demand]:
        """REACH-10.7: such a resource of a slot, told apart by what it costs to raid; what is
        frozen on the Merchant League of another Regent too.
        """
        slots = table.seats[self.payer].slots
        costs = {SLOT_COSTS[n]: n for n, token in enumerate(slots) if token == resource}
        found = [moves.Demand(resource)] * bool(costs)
        if len(costs) > 1 and table.rules.holds("demand-slot-chosen"):
            found = [moves.DemandFrom(resource, slot + 1) for _, slot in sorted(costs.items())]
        frozen = resource in reach_of(table).fates[self.payer].league and self.payer != self.seat
        if frozen and table.rules.holds("frozen-resources-demanded"):
            found.append(moves.DemandFrom(resource, 0))
        return found

    def answer(
        self,
        table: ArcsTable,
        option: moves.Demand | moves.DemandPiece | moves.MakeOutlaw | GoOn | None,
        emit: Emit,
    ) -> None:
        pieces = self.pieces(table)
        if isinstance(option, moves.MakeOutlaw):
            empire.become_outlaw(table, self.payer, emit)
        elif isinstance(option, moves.Demand | moves.DemandPiece) or pieces:
            paid = option if isinstance(option, moves.Demand | moves.DemandPiece) else pieces[0]
            self._pay(table, paid, emit)
        elif option is None and self.payer != self.seat:
            put_favor(table, self.payer, self.seat)
            emit(events.FavorGiven, self.payer, self.seat)

    def _pay(self, table: ArcsTable, paid: moves.Demand | moves.DemandPiece, emit: Emit) -> None:
        giver, reach = table.seats[self.payer], reach_of(table)
        if isinstance(paid, moves.Demand):
            slot = 0
            if not isinstance(paid, moves.DemandFrom):
                slot = giver.take_token(paid.resource)
            elif paid.slot:
                slot = paid.slot
                giver.empty_slot(slot - 1)
            else:
                reach.give_up(self.payer, "league", paid.resource)
            reach.trust += (paid.resource,)
            emit(events.TributePaid, self.payer, paid.resource, slot, not slot)
            if table.rules.holds("demand-rearranges"):
                push_once_below(table, ArrangeSlots(self.seat), CollectTribute)
            return
        taker = table.seats[self.seat]
        if paid.captive:
            giver.add_captives(paid.owner, -1)
            taker.add_captives(paid.owner, 1)
            emit(events.CaptiveDemanded, self.payer, self.seat, paid.owner)
        else:
            giver.add_trophy(paid.owner, paid.kind, -1)
            taker.add_trophy(paid.owner, paid.kind)
            emit(events.TrophyDemanded, self.payer, self.seat, paid.kind, paid.owner)

    def problems(self, table: ArcsTable) -> list[str]:
        if not table.is_seat(self.payer) or self.policy not in POLICIES:
            return ["the step on top collects nothing from anybody"]
        return []


def put_favor(table: ArcsTable, number: int, rival: int) -> None:
    """REACH-8.11: an agent of a seat comes from its supply onto a rival's fate card."""
    reach = reach_of(table)
    favors = reach.fates[rival].favors
    reach.change_fate(rival, favors=changed(favors, number, favors[number] + 1))


# -- the Imperial actions -------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class CelebrateRegency(Step):
    """REACH-10.4: with Peace every Regent gains the bonus of the cities it has uncovered."""

    seat: int

    def answer(self, table: ArcsTable, option: None, emit: Emit) -> None:
        for number in empire.regents(table):
            bonus = table.city_bonus(number)
            if bonus:
                table.seats[number].power += bonus
                emit(events.PowerGained, number, bonus)


@dataclass(frozen=True, slots=True)
class RequisitionShips(Step):
    """REACH-10.5: two Imperial ships in a system that the Empire controls, else at a loyal
    starport of the First Regent.
    """

    seat: int

    def ask(self, table: ArcsTable) -> Decision | None:
        options = self._options(table)
        if len(options) < 2:
            return None
        return Decision(self.seat, "requisition", ASK_REQUISITION, options)

    def _options(self, table: ArcsTable) -> list[Choose]:
        if not empire.imperial_supply(table):
            return []
        held = [name for name in table.systems if empire.empire_controls(table, name)]
        if not held:
            ports = {each.system for each in table.buildings_of(self.seat, STARPORT)}
            held = [name for name in table.systems if name in ports]
        return [Choose(name) for name in held]

    def answer(self, table: ArcsTable, option: Choose | None, emit: Emit) -> None:
        options = self._options(table)
        if options:
            system = (option or options[0]).name
            empire.place_imperial(table, system, SHIPS_REQUISITIONED, emit)


@dataclass(frozen=True, slots=True)
class DistributeArms(Step):
    """REACH-10.6: a Weapon for every Regent, of the supply, then of the Trust.

    With too few the First Regent chooses who; `armed` have theirs.
    """

    seat: int
    armed: tuple[int, ...] = ()

    def ask(self, table: ArcsTable) -> Decision | None:
        waiting = self._waiting(table)
        if not 0 < weapons_left(table) < len(waiting):
            return None
        options = [moves.ArmRegent(number) for number in waiting]
        return Decision(self.seat, "arm", ASK_ARM, options)

    def _waiting(self, table: ArcsTable) -> list[int]:
        return [number for number in empire.regents(table) if number not in self.armed]

    def answer(self, table: ArcsTable, option: moves.ArmRegent | None, emit: Emit) -> None:
        waiting = self._waiting(table)
        if not waiting or not weapons_left(table):
            return
        number = option.seat if option else waiting[0]
        table.steps.append(DistributeArms(self.seat, (*self.armed, number)))
        if table.tokens_free("weapon"):
            table.steps.append(Receive(number, "weapon"))
        else:
            reach = reach_of(table)
            source = reach.first_regent
            reach.give_up(source, "trust", "weapon")
            emit(OffTaken, source, "weapon", "trust")
            table.steps.append(Receive(number, "weapon", source))


def weapons_left(table: ArcsTable) -> int:
    """The Weapons of the supply and of the Trust."""
    return table.tokens_free("weapon") + reach_of(table).trust.count("weapon")


IMPERIAL_ACTIONS: Final[dict[str, type[CelebrateRegency | RequisitionShips | DistributeArms]]] = {
    PEACE: CelebrateRegency,
    ESCALATION: RequisitionShips,
    WAR: DistributeArms,
}
