"""A Summit in plain values: what whoever draws it is told."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from engine.core.decision import Decision, Option
from engine.text.said import Said, SeatNumber
from engine.text.voice import Voice
from engine.ui.table.parts import Moment
from games.arcs.campaign.bots.weighing import Scales, Weighing, is_supercat, weighing_of
from games.arcs.campaign.rules.deals import Part
from games.arcs.campaign.rules.moves import LEAVE_EMPIRE, PETITION, REVIVE_EMPIRE
from games.arcs.campaign.rules.state import Title, reach_of
from games.arcs.campaign.rules.summit_held import SummitHeld, demand_of, trays_held
from games.arcs.campaign.rules.talks import Talks
from games.arcs.campaign.text.plain_words import title_said
from games.arcs.moves import GoOn
from games.arcs.names import FATE
from games.arcs.parts import NOBODY
from games.arcs.state import ArcsTable

KINDS: Final = ("resource", "league", "promise", "favor", "agent", "invitation", "ship", "city",
                "starport", "trophy", "captive")  # fmt: skip
"""The order in which things lie in a tray."""
ASKED: Final = frozenset(("order", "deal", "draw", "consent", "settle", "export"))
"""The decisions that are answered at the table itself."""
MOTIONS: Final = (PETITION, LEAVE_EMPIRE, REVIVE_EMPIRE)
"""What the caller of a Summit may do besides returning Favors."""
LIKELIER: Final = 2
"""How many additions are proposed."""


@dataclass(frozen=True, slots=True)
class PlateLook:
    """A seat at the table: its fate (empty: not known), title, the Favors it holds by owner.

    `acts` says what it does now, in words, `place` its place in the order of the deals; `face` the
    picture of the bot that sits there.
    """

    seat: int
    name: str
    fate: str
    fate_name: str
    title: Title
    title_name: str
    favors: tuple[tuple[int, int], ...]
    place: int
    acts: str
    is_lit: bool
    face: Path | None = None


@dataclass(frozen=True, slots=True)
class Well:
    """A thing in a tray: what it is, how often it lies in the deal, whether it can be put there.

    `cost` are the Favors that it costs to have it, outside of deals.
    """

    thing: Part
    laid: int = 0
    is_offered: bool = False
    cost: int = 0
    option: Option | None = None


@dataclass(frozen=True, slots=True)
class AnswerLook:
    """How a SUPERCAT weighs a deal: the seat whose answer it is, and what counts.

    `rounds` are those that are left with SUPERCATs, this one included, `failures` the refusals in
    a row; `likelier` are single additions with the chance they would bring.
    """

    seat: int
    weighing: Weighing
    rounds: int
    failures: int
    likelier: tuple[tuple[Part, Weighing], ...] = ()


@dataclass(frozen=True, slots=True)
class DealLook:
    """A deal that is drawn up or waits for an answer: its two sides, trays, parts by side."""

    sides: tuple[int, int]
    trays: tuple[tuple[Well, ...], tuple[Well, ...]]
    parts: tuple[Part, ...]
    is_drawn_up: bool
    has_room: bool

    def given(self, side: int) -> tuple[Part, ...]:
        """What a side gives."""
        return tuple(part for part in self.parts if part.giver == self.sides[side])


@dataclass(frozen=True, slots=True)
class SummitLook:
    """A Summit: who called it, how far it is (0: Call to Order, 1: Negotiations), who sits there.

    `motions` are options that are only said, `closed` those that the caller does not have now,
    `tray` what can be had for Favors; `deal` is what lies in the middle.
    """

    caller: int
    phase: int
    plates: tuple[PlateLook, ...]
    deal: DealLook | None
    answer: AnswerLook | None
    motions: tuple[Option, ...]
    closed: tuple[Option, ...]
    tray: tuple[Well, ...]


def summit_look(moment: Moment, held: SummitHeld, faces: Sequence[Path | None]) -> SummitLook:
    """The Summit that is held, as the seat that looks on may know it."""
    table, decision = moment.table, moment.decision
    deal = _deal(table, held, decision)
    said, tray = _said(decision) if deal is None else ((), ())
    return SummitLook(
        held.caller, 0 if held.talks is None else 1, _plates(table, held, moment.voice, faces),
        deal, _answer(table, held, decision), said, _closed(decision), tray,
    )  # fmt: skip


def _plates(
    table: ArcsTable, held: SummitHeld, voice: Voice, faces: Sequence[Path | None]
) -> tuple[PlateLook, ...]:
    """The seats in the order in which they deal."""
    reach = reach_of(table)
    found = []
    for place, seat in enumerate(table.turn_order(), 1):
        fate, title = reach.fates[seat], reach.title_of(seat)
        known = fate.id if reach.revealed else ""
        acts = _acts(seat, held)
        held_favors = tuple((owner, count) for owner, count in enumerate(fate.favors) if count)
        found.append(PlateLook(
            seat, voice.named(seat), known, voice.say_name(FATE(known)) if known else "", title,
            voice.say(title_said(reach, seat)), held_favors, place,
            voice.say(acts, mark=seat) if acts is not None else "", acts is not None, faces[seat],
        ))  # fmt: skip
    return tuple(found)


def _acts(seat: int, held: SummitHeld) -> Said | None:
    """What a seat does now."""
    who = {"seat": SeatNumber(seat)}
    if held.deals == NOBODY:
        is_calling = seat == held.caller and held.talks is None
        return Said("reach-summit-orders", who) if is_calling else None
    if seat == held.deals:
        return Said("reach-summit-deals", who)
    return Said("reach-summit-asked", who) if seat == held.partner else None


def _said(decision: Decision | None) -> tuple[tuple[Option, ...], tuple[Well, ...]]:
    """What is only said at a Summit, and what can be had for Favors."""
    if decision is None or decision.kind not in ASKED:
        return (), ()
    said, tray = [], []
    for each in decision.options:
        demand = demand_of(each)
        if demand is not None:
            tray.append(Well(demand[1], is_offered=True, cost=demand[0], option=each))
        elif not isinstance(each, GoOn):
            said.append(each)
    return tuple(said), tuple(sorted(tray, key=lambda well: _order(well.thing)))


def _closed(decision: Decision | None) -> tuple[Option, ...]:
    """REACH-8.2 to 8.4: what a caller can do, but not now."""
    if decision is None or decision.kind != "order":
        return ()
    return tuple(each for each in MOTIONS if each not in decision.options)


def _deal(table: ArcsTable, held: SummitHeld, decision: Decision | None) -> DealLook | None:
    if held.partner == NOBODY:
        return None
    held_trays = trays_held(table, held)
    options = decision.options if decision is not None and held_trays.is_drawn_up else ()
    sides = (held.deals, held.partner)
    trays = tuple(
        tuple(
            Well(part, held.parts.count(part), part in options, option=part)
            for part in sorted(held_trays.things, key=_order)
            if part.giver == side
        )
        for side in sides
    )
    return DealLook(
        sides, (trays[0], trays[1]), held.parts, held_trays.is_drawn_up, held_trays.has_room
    )


def _order(part: Part) -> tuple[int, int, str, int, bool]:
    return (part.giver, KINDS.index(part.kind), part.name, part.owner, not part.fresh)


def _answer(table: ArcsTable, held: SummitHeld, decision: Decision | None) -> AnswerLook | None:
    weighing, talks = weighing_of(table), held.talks
    if talks is None or held.partner == NOBODY or not is_supercat(table, held.partner):
        return None
    if weighing is None:
        weighing = Scales(table, talks, held.partner).weigh(())
    likelier = () if decision is None else _likelier(table, held, talks, weighing, decision)
    return AnswerLook(held.partner, weighing, talks.rounds, talks.failures, likelier)


def _likelier(
    table: ArcsTable, held: SummitHeld, talks: Talks, now: Weighing, decision: Decision
) -> tuple[tuple[Part, Weighing], ...]:
    """The additions that raise the chance most, each tried by itself."""
    scales = Scales(table, talks, held.partner)
    tried = [
        (part, scales.weigh((*held.parts, part)))
        for part in decision.options
        if isinstance(part, Part) and part.giver == held.deals
    ]
    better = [(part, each) for part, each in tried if each.chance > now.chance]
    better.sort(key=lambda each: (-each[1].total, _order(each[0])))
    return tuple(better[:LIKELIER])
