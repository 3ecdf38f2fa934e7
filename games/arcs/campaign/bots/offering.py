"""What a SUPERCAT offers in Negotiations, and what it answers there (BARGAIN-4 in RULES.md)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Final

from engine.core.decision import Answer, Decision, Reason
from engine.core.step import silence
from engine.text.message import Message
from games.arcs.campaign.bots.bargaining import BargainOnce
from games.arcs.campaign.bots.weighing import (
    Scales,
    Weighing,
    advances,
    contended,
    counts_for,
    is_supercat,
    place_with,
    weigh,
)
from games.arcs.campaign.rules.deals import Part, Talks, asset, carry_out, demands
from games.arcs.campaign.rules.moves import (
    ACCEPT_DEAL,
    DROP_DEAL,
    OFFER_DEAL,
    REFUSE_DEAL,
    DealWith,
)
from games.arcs.campaign.rules.state import Handed, reach_of
from games.arcs.campaign.rules.summit import (
    MOST_PARTS,
    Consent,
    DrawUp,
    ReturnFavors,
    offers_between,
)
from games.arcs.campaign_components import FATE_CARDS
from games.arcs.expansion import require_entries
from games.arcs.moves import GO_ON
from games.arcs.state import ArcsTable
from games.arcs.supercat.standing import (
    FIRST,
    NOWHERE,
    counts_of,
    declared,
    place_of,
    undeclared,
    winning,
)

# What a part of a deal is good for to a SUPERCAT: ambitions, and the objective of its fate.

CEDED: Final = ("ship", "city", "starport")
"""The parts that cede a piece on the map."""
SERVES: Final[Mapping[str, tuple[str, ...]]] = {
    "magnate": ("resource", "league"),
    "steward": ("invitation",),
    "admiral": ("invitation",),
    **dict.fromkeys(("founder", "advocate", "caretaker", "partisan", "believer"), ()),
}
"""BARGAIN-4.3: the parts that serve the objective of a fate later: exports, and being a Regent."""
require_entries(SERVES, FATE_CARDS, "what serves the objectives of fates")


def contends_declared(table: ArcsTable, number: int, part: Part) -> bool:
    """BARGAIN-4.2: a resource, Trophy or Captive with which it contends a declared ambition."""
    return bool(contended(table, number, [part]))


def contends_any(table: ArcsTable, number: int, part: Part) -> bool:
    """BARGAIN-5.2: the same for any declared or undeclared ambition."""
    return bool(contended(table, number, [part], [*declared(table), *undeclared(table)]))


def serves(table: ArcsTable, number: int, part: Part) -> bool:
    """BARGAIN-4.3 and 5.3: what advances its objective at once, or later."""
    if not reach_of(table).fates[number].marker:
        return False
    fate = reach_of(table).fates[number].id
    later = part.kind in SERVES.get(fate, ()) or (
        fate == "founder" and brings_control(table, number, part)
    )
    return later or advances(table, number, [part]) or wins_undeclared(table, number, part)


def brings_control(table: ArcsTable, number: int, part: Part) -> bool:
    """BARGAIN-4.12: what makes an Outlaw control one more system, for which a Founder advances as
    the chapter ends.
    """
    if part.kind not in CEDED or reach_of(table).is_regent(number):
        return False
    after = table.copy()
    after.steps = []
    carry_out(after, [part], silence)
    return table.controller(part.name) != number == after.controller(part.name)


def wins_undeclared(table: ArcsTable, number: int, part: Part) -> bool:
    """BARGAIN-4.3: what lets it win an ambition that is not declared yet."""
    ambition = counts_for(part)
    if ambition not in undeclared(table) or winning(table, number, ambition):
        return False
    return place_with(table, number, ambition, [part]) == FIRST


def ousts(table: ArcsTable, number: int, part: Part) -> bool:
    """BARGAIN-5.4: what makes its giver stop contending a declared ambition."""
    ambition = counts_for(part)
    if ambition not in declared(table):
        return False
    before = place_of(counts_of(table, ambition), part.giver)
    return before < NOWHERE == place_with(table, part.giver, ambition, [part])


AIMED_AT: Final = 2
"""BARGAIN-4.4: what its offers bring the modifiers of the die to."""
WORTH_A_TRY: Final = 1
"""BARGAIN-4.7: the total with which a SUPERCAT with a hand accepts an offer."""
GOODS: Final = ("resource", "league")
Wanting = Callable[[ArcsTable, int, Part], bool]


@dataclass(frozen=True, slots=True)
class Proposal:
    """A deal that a SUPERCAT would offer: with whom, its parts, for what, and how it is weighed."""

    partner: int
    parts: tuple[Part, ...]
    reason: Reason
    weighing: Weighing


# -- what it wants --------------------------------------------------------------------------------


WANTS: Final[tuple[tuple[str, str, Wanting], ...]] = (
    ("BARGAIN-4.2", "part-contends-declared", contends_declared),
    ("BARGAIN-4.3", "part-serves", serves),
)
DEMANDS: Final[tuple[tuple[str, str, Wanting], ...]] = (
    ("BARGAIN-5.2", "part-contends", contends_any),
    ("BARGAIN-5.3", "part-serves", serves),
    ("BARGAIN-5.4", "part-ousts", ousts),
)


def demand(table: ArcsTable, seat: int) -> tuple[ReturnFavors, Reason] | None:
    """BARGAIN-5.1: what it returns Favors for in its Call to Order: the first that it wants, at
    the fewest Favors.
    """
    found = sorted(demands(table, seat), key=lambda each: each[0])
    for clause, key, wants in DEMANDS:
        for cost, part in found:
            if wants(table, seat, part):
                return ReturnFavors(cost, part), Reason(clause, Message(key, {"part": part}))
    return None


def proposal(table: ArcsTable, talks: Talks) -> Proposal | None:
    """BARGAIN-4.1: the first rival SUPERCAT in turn order that has what it wants, for a price.

    None where nobody has, or where no price brings the die to what it aims at.
    """
    rivals = [each for each in table.clockwise(talks.seat)[1:] if is_supercat(table, each)]
    found = (_proposal_to(table, talks, partner) for partner in rivals)
    return next((each for each in found if each is not None), None)


def _proposal_to(table: ArcsTable, talks: Talks, partner: int) -> Proposal | None:
    offered = offers_between(table, talks.seat, partner)
    return _proposal_for(table, talks, partner, [each for each in offered if each.giver == partner])


def _proposal_for(
    table: ArcsTable, talks: Talks, partner: int, theirs: Sequence[Part]
) -> Proposal | None:
    """BARGAIN-4.2 and 4.3: for the first of these parts that it wants and that has a price."""
    scales = Scales(table, talks, partner)
    for clause, key, wants in WANTS:
        for part in theirs:
            if wants(table, talks.seat, part) and not _went(table, talks.seat, part):
                found = _priced(table, talks.seat, partner, part, scales)
                if found is not None:
                    parts, weighing = found
                    reason = Reason(clause, Message(key, {"part": part}))
                    return Proposal(partner, parts, reason, weighing)
    return None


def _priced(
    table: ArcsTable, seat: int, partner: int, wanted: Part, scales: Scales
) -> tuple[tuple[Part, ...], Weighing] | None:
    """BARGAIN-4.4 to 4.6: as little as brings the modifiers to exactly what it aims at, or if
    nothing does, as little as brings them higher.
    """
    if scales.most(MOST_PARTS) < AIMED_AT:
        return None
    purse = list(_purse(table, seat, partner, wanted))
    for count in range(1, len(purse) + 1):
        if scales.most(1 + count) < AIMED_AT:
            continue
        ways = [(wanted, *paid) for paid in dict.fromkeys(combinations(purse, count))]
        weighed = [(scales.weigh(parts), parts) for parts in ways]
        enough = [each for each in weighed if each[0].total >= AIMED_AT]
        if enough:
            weighing, parts = min(enough, key=lambda each: each[0].total)
            return parts, weighing
    return None


def _purse(table: ArcsTable, seat: int, partner: int, wanted: Part) -> Iterator[Part]:
    """BARGAIN-4.5: resources, those of no declared ambition first, then Favors; none of a declared
    ambition that it is contending.
    """
    parts: list[Part] = [wanted]
    while True:
        more = [
            part
            for part in offers_between(table, seat, partner, parts)
            if part.giver == seat and _may_pay(table, seat, part, wanted)
        ]
        if not more:
            return
        best = min(more, key=lambda part: _dearness(table, part))
        parts.append(best)
        yield best


def _went(table: ArcsTable, giver: int, part: Part) -> bool:
    """BARGAIN-4.10: whether such a good went from that seat to another in this Summit already."""
    return part.kind in GOODS and Handed(giver, asset(part)) in reach_of(table).handed


def _may_pay(table: ArcsTable, seat: int, part: Part, wanted: Part) -> bool:
    """BARGAIN-4.5, 4.10 and 4.11: whether it gives this for what it wants."""
    if part.kind in ("promise", "favor"):
        return True
    if part.kind not in GOODS or _went(table, part.taker, part):
        return False
    ambition = counts_for(part)
    if ambition and ambition == counts_for(wanted):
        return False
    if ambition not in declared(table):
        return True
    return place_of(counts_of(table, ambition), seat) == NOWHERE


def _dearness(table: ArcsTable, part: Part) -> tuple[int, bool]:
    kinds = ("resource", "league", "promise", "favor")
    return kinds.index(part.kind), counts_for(part) in declared(table)


# -- answers --------------------------------------------------------------------------------------


def choose(view: ArcsTable, decision: Decision) -> Answer:
    """BARGAIN-4: what a SUPERCAT answers to each question of the Negotiations."""
    step = view.steps[-1]
    match step:
        case BargainOnce():
            return _begin(view, step.talks)
        case DrawUp():
            return _draw(view, step, decision)
        case Consent():
            return _consent(view, step)
    return Answer(GO_ON, (Reason("BARGAIN-4.9", Message("proposes-nothing")),))


def _begin(view: ArcsTable, talks: Talks) -> Answer:
    found = proposal(view, talks)
    if found is None:
        return Answer(GO_ON, (Reason("BARGAIN-4.6", Message("no-price-fits")),))
    return Answer(DealWith(found.partner), (found.reason, *found.weighing.reasons))


def _draw(view: ArcsTable, step: DrawUp, decision: Decision) -> Answer:
    if OFFER_DEAL in decision.options and not is_supercat(view, decision.seat):
        return Answer(OFFER_DEAL, weigh(view, step.talks, step.partner, step.parts).reasons)
    found = _continued(view, step) or _proposal_to(view, step.talks, step.partner)
    if found is None:
        return Answer(DROP_DEAL, (Reason("BARGAIN-4.6", Message("nothing-wanted-there")),))
    left = Counter(found.parts) - Counter(step.parts)
    part = next((part for part in found.parts if left[part] and part in decision.options), None)
    if part is None:
        return Answer(OFFER_DEAL, found.weighing.reasons)
    if part == found.parts[0]:
        return Answer(part, (found.reason,))
    return Answer(part, (Reason("BARGAIN-4.4", Message("pays-with", {"what": part.thing()})),))


def _continued(view: ArcsTable, step: DrawUp) -> Proposal | None:
    """The proposal whose first parts lie on the table already."""
    found = _proposal_for(view, step.talks, step.partner, step.parts[:1])
    return found if found is not None and not Counter(step.parts) - Counter(found.parts) else None


def _consent(view: ArcsTable, step: Consent) -> Answer:
    """BARGAIN-4.7: at a seat with a hand it accepts what a die would accept more often than not."""
    weighing = weigh(view, step.talks, step.partner, step.parts)
    option = ACCEPT_DEAL if weighing.total >= WORTH_A_TRY else REFUSE_DEAL
    return Answer(option, weighing.reasons)


KINDS: Final = ("deal", "draw", "consent", "settle")
"""The questions of Negotiations that it answers."""
