"""Deals in a Summit: their parts, carrying them out together, and how far Negotiations are."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Annotated, Any, ClassVar, Final, Literal

from engine.core.decision import MoveOption
from engine.core.step import Emit
from engine.text.message import Message, SeatNumber, said_by_fields
from games.arcs.board import (
    AGENT,
    CARD,
    CITY,
    OWNER,
    PIECE,
    PIECES,
    RESOURCES,
    SHIP,
    SLOT_COSTS,
    STARPORT,
    SYSTEM,
    TOKEN,
)
from games.arcs.campaign.rules.court import AssetReceived
from games.arcs.campaign.rules.edicts import put_favor
from games.arcs.campaign.rules.empire import become_regent
from games.arcs.campaign.rules.events import BecameRegent, FavorGiven, FavorsReturned, ReachEvent
from games.arcs.campaign.rules.state import Handed, is_regent, reach_of
from games.arcs.campaign_components import BLIGHT, OWNERS, SPOILS
from games.arcs.court import court_name
from games.arcs.events import ResourceGained
from games.arcs.parts import NOBODY, Building, changed
from games.arcs.rule_hooks import follow_up
from games.arcs.state import ArcsTable
from games.arcs.steps.court import offer_of, set_offer
from games.arcs.steps.gaining import FitSlots, Receive
from games.arcs.table_chores import OffTaken, TokenTaken

# What seats hand each other in a Summit: the parts of a deal, and carrying them out together.

PartKind = Literal[
    "ship", "city", "starport", "agent", "promise", "captive", "trophy", "favor", "resource",
    "league", "invitation",
]  # fmt: skip
FAVORS_AND_RESOURCES: Final = ("promise", "favor", "resource", "league")
"""The parts by which somebody receives a Favor or a resource."""


@dataclass(frozen=True, slots=True)
class Part(MoveOption):
    """One negotiation action: what `giver` gives to `taker`.

    `name` is the system of a piece, the Court card of an agent, the type of a resource, or the kind
    of a Trophy; `owner` says whose agent or piece a Captive, Trophy or Favor is; `fresh` is for
    pieces on the map.
    """

    kind: PartKind
    giver: int
    taker: int
    name: str = ""
    owner: int = NOBODY
    fresh: bool = True

    @property
    def what(self) -> str:
        """What is given, as it is said in a sentence."""
        match self.kind:
            case "ship" | "city" | "starport":
                return f"{'fresh' if self.fresh else 'damaged'} {self.kind} in {self.name}"
            case "agent":
                return f"agent on {court_name(self.name)}"
            case "promise":
                return "promise of a Favor"
            case "captive":
                return f"Captive of {OWNER.typed(self.owner)}"
            case "trophy":
                return f"Trophy ({self.name} of {OWNER.typed(self.owner)})"
            case "favor":
                return f"Favor of {OWNER.typed(self.owner)}"
            case "league":
                return f"{self.name.capitalize()} of the Merchant League"
            case "invitation":
                return "invitation to the Empire"
            case _:
                return self.name.capitalize()

    def __str__(self) -> str:
        what = self.what
        start = what[:1].upper() + what[1:]
        return f"{start} from seat {self.giver + 1} to seat {self.taker + 1}"

    def thing(self, count: int = 1) -> Message:
        """What is given, as it is told, so many alike."""
        match self.kind:
            case "trophy":
                key, args = self._trophy()
            case "ship" | "city" | "starport":
                key = "piece"
                args = {"kind": PIECE(self.kind), "system": SYSTEM(self.name), "fresh": self.fresh}
            case "agent":
                key, args = "agent", {"card": CARD(self.name)}
            case "captive" | "favor":
                key, args = self.kind, {"rival": SeatNumber(self.owner)}
            case "resource" | "league":
                key, args = self.kind, {"resource": TOKEN(self.name)}
            case _:
                key, args = self.kind, {}
        return Message(f"part-{key}", {**args, "count": count})

    def _trophy(self) -> tuple[str, dict[str, Any]]:
        if self.owner == BLIGHT:
            return "trophy-of-blight", {}
        key = "trophy-of-outsider" if self.owner in OWNERS else "trophy"
        return key, {"owner": OWNER(self.owner), "kind": PIECE(self.name)}

    def said(self) -> Message:
        return Message("move-part", self.args())

    def args(self) -> dict[str, Any]:
        giver, taker = SeatNumber(self.giver), SeatNumber(self.taker)
        return {"what": self.thing(), "giver": giver, "taker": taker}


@dataclass(frozen=True, slots=True)
class HandedOver(ReachEvent):
    """A seat gave something that is no resource to another one."""

    comes_of: ClassVar = (FavorsReturned,)

    seat: Annotated[int, SeatNumber]
    rival: Annotated[int, SeatNumber]
    part: Part
    count: int = 1

    def said(self) -> Message:
        key, args = said_by_fields(self)
        return Message(key, {**args, "what": self.part.thing(self.count)})

    def for_hands(self) -> tuple[Message, ...]:
        """What each thing is for hands, one by one: a piece of the receiver's own goes home."""
        part = self.part
        seats = {"seat": SeatNumber(self.seat), "rival": SeatNumber(self.rival)}
        match part.kind:
            case "ship" | "city" | "starport":
                piece = {"kind": PIECE(part.kind), "system": SYSTEM(part.name), "fresh": part.fresh}
                return (Message("piece-ceded", {**seats, **piece}),) * self.count
            case "agent":
                return (Message("agent-ceded", {**seats, "card": CARD(part.name)}),) * self.count
        lies = {"captive": "captives", "trophy": "trophies"}.get(part.kind, "favors")
        owner, kind = OWNER(part.owner), PIECE(part.name if part.kind == "trophy" else AGENT)
        goes_home = part.owner == part.taker
        said = Message("blight-passed", seats) if part.owner == BLIGHT else (
            Message("asset-passed", {**seats, "owner": owner, "kind": kind, "lies": lies,
                                     "home": goes_home})
        )  # fmt: skip
        return (said,) * self.count


# -- what may be given ----------------------------------------------------------------------------


def parts_between(
    table: ArcsTable, giver: int, taker: int, deal: Sequence[Part] = ()
) -> list[Part]:
    """REACH-8.10 to 8.17: what a seat can still give to another one beside the parts of a deal."""
    found = [
        *_pieces(table, giver, taker, deal),
        *_agents(table, giver, taker, deal),
        *_assets(table, giver, taker, deal),
    ]
    invitation = Part("invitation", giver, taker)
    if reach_of(table).first_regent == giver and not is_regent(table, taker):
        found += [invitation] * (invitation not in deal)
    return found


def _pieces(table: ArcsTable, giver: int, taker: int, deal: Sequence[Part]) -> Iterator[Part]:
    """REACH-8.12 and 8.13: pieces on the map, but for the last of a kind."""
    seat = table.seats[giver]
    if _can_cede(table, SHIP, giver, taker, deal):
        for fresh, ships in ((True, seat.fresh), (False, seat.hurt)):
            for system, count in ships.items():
                part = Part("ship", giver, taker, system, fresh=fresh)
                if count > deal.count(part):
                    yield part
    for kind in (CITY, STARPORT):
        if _can_cede(table, kind, giver, taker, deal):
            yield from _buildings(table, kind, giver, taker, deal)


def _buildings(
    table: ArcsTable, kind: str, giver: int, taker: int, deal: Sequence[Part]
) -> Iterator[Part]:
    """REACH-8.13: buildings only where their owner has no ships."""
    held = [
        _part_of(each, taker)
        for each in table.buildings_of(giver, kind)
        if not table.seats[giver].ships_at(each.system)
    ]
    for part in dict.fromkeys(held):
        if held.count(part) > deal.count(part):
            yield part


def _part_of(building: Building, taker: int) -> Part:
    return Part(building.kind, building.seat, taker, building.system, fresh=building.fresh)


def _can_cede(table: ArcsTable, kind: str, giver: int, taker: int, deal: Sequence[Part]) -> bool:
    ceded = [part.giver for part in deal if part.kind == kind].count(giver)
    return table.on_map(giver, kind) - ceded > 1 and table.in_supply(taker, kind) > ceded


def _agents(table: ArcsTable, giver: int, taker: int, deal: Sequence[Part]) -> Iterator[Part]:
    """REACH-8.11 and 8.14: agents of the supply as Favors, agents in the Court."""
    if _agents_left(table, giver, deal):
        yield Part("promise", giver, taker)
    if _agents_left(table, taker, deal):
        for offer in table.court:
            part = Part("agent", giver, taker, offer.card)
            if offer.card and offer.agents[giver] > deal.count(part):
                yield part


def _agents_left(table: ArcsTable, number: int, deal: Sequence[Part]) -> int:
    """The agents of a seat's supply that no part of a deal needs."""
    needed = [
        part
        for part in deal
        if (part.kind == "promise" and part.giver == number)
        or (part.kind == "agent" and part.taker == number)
    ]
    return table.in_supply(number, AGENT) - len(needed)


def _assets(table: ArcsTable, giver: int, taker: int, deal: Sequence[Part]) -> Iterator[Part]:
    """REACH-8.15 and 8.17: what a seat holds of it and no part of a deal has given yet."""
    for kind, name, owner, count in _held(table, giver):
        if count:
            part = Part(kind, giver, taker, name, owner)
            if count > deal.count(part):
                yield part


def _held(table: ArcsTable, number: int) -> Iterator[tuple[PartKind, str, int, int]]:
    """Resources, also of the League, Captives, Favors and Trophies of a seat, and how many."""
    seat, fate = table.seats[number], reach_of(table).fates[number]
    for resource in RESOURCES:
        yield "resource", resource, NOBODY, seat.slots.count(resource)
        yield "league", resource, NOBODY, fate.league.count(resource)
    for owner in range(len(table.seats)):
        yield "captive", "", owner, seat.captives[owner]
        yield "favor", "", owner, fate.favors[owner]
        for kind, count in zip(PIECES, seat.trophies[owner], strict=True):
            yield "trophy", kind, owner, count
    for (owner, kind), count in zip(SPOILS, seat.spoils, strict=False):
        yield "trophy", kind, owner, count


# -- Favors that are returned ---------------------------------------------------------------------


def favor_costs(table: ArcsTable, part: Part) -> list[int]:
    """REACH-8.5: a Favor for each action; a resource costs what its slot costs to raid, and of
    equal ones the caller chooses which.
    """
    if part.kind != "resource":
        return [1]
    slots = zip(table.seats[part.giver].slots, SLOT_COSTS, strict=False)
    return sorted({cost for token, cost in slots if token == part.name})


def demands(table: ArcsTable, caller: int) -> list[tuple[int, Part]]:
    """REACH-8.5 to 8.7: what a seat can have for the Favors it holds, and what each costs."""
    favors = reach_of(table).fates[caller].favors
    found = [
        (cost, part)
        for rival in table.clockwise(caller)[1:]
        if favors[rival]
        for part in parts_between(table, rival, caller)
        if part.kind != "promise"
        for cost in favor_costs(table, part)
    ]
    return [(cost, part) for cost, part in found if cost <= favors[part.giver]]


def return_favors(table: ArcsTable, holder: int, owner: int, count: int) -> None:
    """Agents on a fate card go back to their owner's supply."""
    reach = reach_of(table)
    favors = reach.fates[holder].favors
    reach.change_fate(holder, favors=changed(favors, owner, favors[owner] - count))


# -- carrying out ---------------------------------------------------------------------------------


def carry_out(table: ArcsTable, deal: Sequence[Part], emit: Emit, *, forced: int = 0) -> None:
    """REACH-8.10: all parts together: first everything is given up, then everything is received.

    What is `forced`, by so many Favors, is no part of the Negotiations.
    """
    before = list(reach_of(table).handed)
    for part in deal:
        _give_up(table, part, emit, forced)
    _cede(table, [part for part in deal if part.kind in (CITY, STARPORT)])
    for part, count in Counter(deal).items():
        _tell(part, count, emit)
        for _ in range(count):
            _receive(table, part, emit)
    received = [part for part in deal if part.kind in FAVORS_AND_RESOURCES]
    if not forced:
        for part in reversed(received):
            back = Handed(part.taker, asset(part))
            if back in before:
                before.remove(back)
            elif not _goes_home(part):
                follow_up(table, AssetReceived(part.taker, part.giver))
    now = [Handed(part.giver, asset(part)) for part in received]
    reach_of(table).handed = (*before, *now)
    for part in reversed(deal):
        if part.kind in ("resource", "league"):
            table.steps.append(Receive(part.taker, part.name, part.giver))
    if any(part.kind in (CITY, "trophy") for part in deal):
        concerned = {number for part in deal for number in (part.giver, part.taker)}
        table.steps += [FitSlots(number) for number in sorted(concerned)]


def asset(part: Part) -> str:
    """What a Favor or resource is, whoever has it: its type, or whose agent."""
    if part.kind in ("resource", "league"):
        return part.name
    return f"favor of {part.giver if part.kind == 'promise' else part.owner}"


def _goes_home(part: Part) -> bool:
    """REACH-8.16: a piece of the receiver's own colour returns to its supply."""
    return part.kind in ("captive", "trophy", "favor") and part.owner == part.taker


def _give_up(table: ArcsTable, part: Part, emit: Emit, favors: int) -> None:
    """REACH-8.5: for Favors a resource leaves a slot of that cost, else the cheapest one."""
    seat, reach = table.seats[part.giver], reach_of(table)
    match part.kind:
        case "ship":
            seat.add_ships(part.name, -part.fresh, -(not part.fresh))
        case "agent":
            _move_agent(table, part, part.giver, -1)
        case "captive":
            seat.add_captives(part.owner, -1)
        case "trophy":
            seat.add_trophy(part.owner, part.name, -1)
        case "favor":
            return_favors(table, part.giver, part.owner, 1)
        case "resource":
            emit(TokenTaken, part.giver, part.name, seat.take_token(part.name, favors))
        case "league":
            reach.give_up(part.giver, "league", part.name)
            emit(OffTaken, part.giver, part.name, "league")


def _cede(table: ArcsTable, parts: Sequence[Part]) -> None:
    """REACH-8.12: every building keeps its place and its state, whoever owns it."""
    buildings = list(table.buildings)
    places: list[int] = []
    for part in parts:
        places.append(
            next(
                place
                for place, each in enumerate(buildings)
                if place not in places and _part_of(each, part.taker) == part
            )
        )
    for place, part in zip(places, parts, strict=True):
        buildings[place] = replace(buildings[place], seat=part.taker)
    table.buildings = tuple(buildings)


def _move_agent(table: ArcsTable, part: Part, owner: int, count: int) -> None:
    place = offer_of(table, part.name)
    offer = table.court[place]
    agents = changed(offer.agents, owner, offer.agents[owner] + count)
    set_offer(table, place, replace(offer, agents=agents))


def _tell(part: Part, count: int, emit: Emit) -> None:
    if part.kind == "promise":
        emit(FavorGiven, part.giver, part.taker, count)
    elif part.kind not in ("invitation", "resource", "league"):
        emit(HandedOver, part.giver, part.taker, part, count)


def _receive(table: ArcsTable, part: Part, emit: Emit) -> None:
    """REACH-8.11 to 8.16 and 8.9; resources follow as steps of their own."""
    seat, reach = table.seats[part.taker], reach_of(table)
    if _goes_home(part):
        return
    match part.kind:
        case "promise":
            put_favor(table, part.giver, part.taker)
        case "invitation":
            become_regent(table, part.taker, emit)
        case "ship":
            seat.add_ships(part.name, part.fresh, not part.fresh)
        case "agent":
            _move_agent(table, part, part.taker, 1)
        case "captive":
            seat.add_captives(part.owner, 1)
        case "trophy":
            seat.add_trophy(part.owner, part.name)
        case "favor":
            favors = reach.fates[part.taker].favors
            more = changed(favors, part.owner, favors[part.owner] + 1)
            reach.change_fate(part.taker, favors=more)


# How far Negotiations are, what they ask cards, fates and SUPERCATs, and what happens in them.


@dataclass(frozen=True, slots=True)
class Talks:
    """How far the Negotiations are: the first of `waiting` has its turn.

    `deals` are those it has drawn up in it. With SUPERCATs `failures` are the offers in a row that
    they have refused, `rounds` those that are left of theirs; while there are any the turns go on
    round the table if it `goes_round`.
    """

    waiting: tuple[int, ...]
    deals: int = 0
    failures: int = 0
    rounds: int = 0
    goes_round: bool = False

    @property
    def seat(self) -> int:
        """Whose turn it is."""
        return self.waiting[0]

    def drawn_up(self) -> Talks:
        """The same turn, one deal on."""
        return replace(self, deals=self.deals + 1)

    def passed_on(self, used: int = 0) -> Talks:
        """CATR-14.21: a turn without an offer has used a round where turns go round the table."""
        left = max(0, self.rounds - used) if self.goes_round else self.rounds
        again = self.waiting[:1] if self.goes_round and left else ()
        return Talks((*self.waiting[1:], *again), rounds=left, goes_round=self.goes_round)


@dataclass(frozen=True, slots=True)
class NegotiationsBegin:
    """REACH-8.8: the steps that Negotiations begin with, if not as usual."""

    talks: Talks


@dataclass(frozen=True, slots=True)
class DealingTurn:
    """REACH-8.8: the step of the seat whose turn it is in Negotiations, if not as usual."""

    talks: Talks


@dataclass(frozen=True, slots=True)
class Partners:
    """REACH-8.8: the seats that the one in its turn may propose a deal to."""

    talks: Talks


@dataclass(frozen=True, slots=True)
class AnswersOffer:
    """REACH-8.18: the step in which the partner answers an offer."""

    talks: Talks
    partner: int
    parts: tuple[Part, ...]


@dataclass(frozen=True, slots=True)
class MayOffer:
    """REACH-8.10: whether a deal of these parts can be offered."""

    talks: Talks
    partner: int
    parts: tuple[Part, ...]


@dataclass(frozen=True, slots=True)
class PartsFor:
    """REACH-8.10: the parts that a deal between two seats can have."""

    seat: int
    partner: int


@dataclass(frozen=True, slots=True)
class OfferWords:
    """What can be said about a deal before it is offered, in a quiet line."""

    talks: Talks
    partner: int
    parts: tuple[Part, ...]


def open_deal(table: ArcsTable) -> tuple[Talks, int, tuple[Part, ...]] | None:
    """The deal that is drawn up or waits for an answer: the talks, the partner, its parts."""
    step: Any = table.steps[-1] if table.steps else None
    if not hasattr(step, "talks") or not hasattr(step, "partner"):
        return None
    return step.talks, step.partner, step.parts


# -- what happens ---------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class DealOffered(ReachEvent):
    seat: Annotated[int, SeatNumber]
    partner: Annotated[int, SeatNumber]
    parts: tuple[Part, ...]

    def said(self) -> Message:
        key, args = said_by_fields(self)
        sides = []
        for giver in (self.seat, self.partner):
            given = Counter(part for part in self.parts if part.giver == giver)
            parts = tuple([part.thing(count) for part, count in given.items()])
            if parts:
                sides.append(Message("deal-side", {"giver": SeatNumber(giver), "parts": parts}))
        return Message(key, {**args, "sides": tuple(sides)})


@dataclass(frozen=True, slots=True)
class DealStruck(ReachEvent):
    subject: ClassVar = "partner"

    seat: Annotated[int, SeatNumber]
    partner: Annotated[int, SeatNumber]

    def brings_about(self, event: Any) -> bool:
        """REACH-8.10: all of it changes hands together."""
        match event:
            case HandedOver() | FavorGiven():
                return {event.seat, event.rival} == {self.seat, self.partner}
            case ResourceGained():
                return {event.seat, event.source} == {self.seat, self.partner}
        return isinstance(event, BecameRegent)


@dataclass(frozen=True, slots=True)
class DealRefused(ReachEvent):
    seat: Annotated[int, SeatNumber]
    partner: Annotated[int, SeatNumber]
