"""The negotiation minigame: what speaks for and against an offer, before the die is rolled."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Annotated, Any, Final

from engine.core.chance import Dice
from engine.core.decision import Event, Reason
from engine.core.step import silence
from engine.text.message import Fixed, Message, NameOf, SeatNumber, Share, percent, said_by_fields
from games.arcs import rule_queries as q
from games.arcs.campaign.bots.assessment import FatePage, page_in
from games.arcs.campaign.rules.court import Advance
from games.arcs.campaign.rules.deals import Part, Talks, carry_out, open_deal
from games.arcs.campaign.rules.state import reach_of
from games.arcs.rule_hooks import declared, query
from games.arcs.state import ArcsTable
from games.arcs.steps.scoring import places_in
from games.arcs.supercat import assessment
from games.arcs.supercat.document import ASPECTS

DIE: Final = Dice(1)
MODIFIER: Final = NameOf("modifier")
"""What counts for and against an offer, by the name of a modifier."""
NEEDED: Final = 5
"""BARGAIN-3.1: the modified die that accepts."""
MOST_BESIDES: Final = 2
"""What an offer can add besides one for each action: BARGAIN-3.7 and 3.8."""


@dataclass(frozen=True, slots=True)
class Modifier:
    """What one sentence of the document adds to the die."""

    clause: str
    name: str
    value: int

    def said(self) -> Message:
        """What it adds, and why."""
        value = Fixed(self.value, 0, signed=True)
        return Message("modifier-counts", {"modifier": MODIFIER(self.name), "value": value})


@dataclass(frozen=True, slots=True)
class Weighing:
    """How a SUPERCAT weighs an offer: its modifiers one by one, and what follows from them."""

    modifiers: tuple[Modifier, ...]

    @property
    def total(self) -> int:
        """What all modifiers add to the die."""
        return sum([each.value for each in self.modifiers])

    @property
    def needed(self) -> int:
        """BARGAIN-3.1: the lowest face that accepts, above the highest one where none does."""
        return max(1, min(NEEDED - self.total, DIE.faces + 1))

    @property
    def chance(self) -> Fraction:
        """How likely it accepts."""
        return Fraction(DIE.faces + 1 - self.needed, DIE.faces)

    @property
    def percent(self) -> Message:
        """That chance as it is said: "33%"."""
        return percent(float(self.chance))

    def accepts(self, die: int) -> bool:
        """BARGAIN-3.1: a modified 5 or more."""
        return die + self.total >= NEEDED

    @property
    def reasons(self) -> tuple[Reason, ...]:
        """The modifiers one by one, and what they come to."""
        each = [Reason(one.clause, one.said()) for one in self.modifiers]
        return (*each, Reason("BARGAIN-3.1", self.said()))

    def said(self) -> Message:
        """The faces that accept, the chance, and what counts for and against."""
        modifiers = tuple([each.said() for each in self.modifiers])
        return Message("weighing", {**self._odds, "modifiers": modifiers})

    def total_said(self) -> Message:
        """What a die comes to, without the modifiers one by one."""
        total = Fixed(self.total, 0, signed=True)
        return Message("table-weighing", {**self._odds, "total": total})

    @property
    def _odds(self) -> dict[str, Any]:
        return {"needed": self.needed, "chance": Share(float(self.chance))}


@dataclass(frozen=True, slots=True)
class OfferWeighed(Event):
    """The die that answers an offer, and its modifiers one by one."""

    seat: Annotated[int, SeatNumber]
    partner: Annotated[int, SeatNumber]
    die: int
    modifiers: tuple[Modifier, ...] = ()

    @property
    def total(self) -> int:
        """BARGAIN-3.1: the die with all modifiers."""
        return self.die + sum([each.value for each in self.modifiers])

    def said(self) -> Message:
        key, args = said_by_fields(self)
        return Message(key, {**args, "total": Fixed(self.total, 0, signed=self.total < 0)})


class Scales:
    """How one SUPERCAT weighs the offers of a seat in its turn (BARGAIN-3.1 to 3.8); what is the
    same for all of them is looked up once.
    """

    def __init__(self, table: ArcsTable, talks: Talks, partner: int) -> None:
        self._table, self._partner = table, partner
        reach = reach_of(table)
        self._readings = assessment.readings_at(table, partner)
        self._helped = [partner if reach.bargains.lets == "target" else talks.seat]
        if self._readings.helped == "rivals":
            self._helped = [each for each in range(len(table.seats)) if each != partner]
        grievances = reach.fates[partner].grievances[talks.seat]
        self._before = (
            Modifier("BARGAIN-3.2", "failed attempts", -talks.failures),
            Modifier("BARGAIN-3.3", "grievances", -grievances),
        )
        self._ambitions = tuple(_of_ambitions(table, partner))

    def most(self, parts: int) -> int:
        """No offer of so many parts, one of them wanted, can come to more."""
        steady = sum([each.value for each in (*self._before, *self._ambitions)])
        return steady + max(0, parts - 2) + MOST_BESIDES

    def weigh(self, parts: Sequence[Part]) -> Weighing:
        """An offer with all its modifiers."""
        table, partner = self._table, self._partner
        taken = sum([part.taker == partner for part in parts])
        helps = int(any(contended(table, each, parts) for each in self._helped))
        contends = int(bool(contended(table, partner, parts)))
        above = 2 * taken - len(parts)
        is_served = advances(table, partner, parts)
        if self._readings.objective == "later" and not is_served:
            is_served = any(serves(table, partner, each) for each in parts if each.taker == partner)
        if self._readings.trade == "above":
            above = max(0, above)
        found = [
            *self._before,
            Modifier("BARGAIN-3.4", "lets the other side contend", -helps),
            *self._ambitions,
            Modifier("BARGAIN-3.6", "above an even trade", above),
            Modifier("BARGAIN-3.7", "contends an ambition", contends),
            Modifier("BARGAIN-3.8", "advances its objective", int(is_served)),
        ]
        return Weighing(tuple([each for each in found if each.value]))


def weigh(table: ArcsTable, talks: Talks, partner: int, parts: Sequence[Part]) -> Weighing:
    """BARGAIN-3.1 to 3.8: how a SUPERCAT weighs what the seat in its turn offers it."""
    return Scales(table, talks, partner).weigh(parts)


def page_at(table: ArcsTable, number: int) -> FatePage:
    """The page of the fate of a seat, in its document."""
    return page_in(assessment.document_at(table, number), reach_of(table).fates[number].id)


def is_supercat(table: ArcsTable, number: int) -> bool:
    """Whether a SUPERCAT sits there; one with a hand bargains as a player."""
    return table.seats[number].supercat is not None


def weighing_of(table: ArcsTable) -> Weighing | None:
    """BARGAIN-3.1: how the SUPERCAT weighs the deal that lies open, as far as it is drawn up.

    None where nothing lies there yet, or somebody answers without a die.
    """
    deal = open_deal(table)
    if deal is None:
        return None
    talks, partner, parts = deal
    return weigh(table, talks, partner, parts) if parts and is_supercat(table, partner) else None


def _of_ambitions(table: ArcsTable, number: int) -> Iterator[Modifier]:
    """BARGAIN-3.5: each declared ambition that it is contending, with the Power it would bring."""
    worth = {each: power_now(table, number, each) for each in declared(table)}
    if worth and reach_of(table).bargains.stakes == "most":
        dearest = max(worth, key=lambda each: worth[each])
        worth = {dearest: worth[dearest]}
    for ambition, power in worth.items():
        yield Modifier("BARGAIN-3.5", f"is contending {ambition.capitalize()}", -power)


def power_now(table: ArcsTable, number: int, ambition: str) -> int:
    """ARCS-10.1 and 10.5: the Power that an ambition would bring a seat as things stand."""
    first, second = places_in(table, ambition)
    values = [table.marker_value(marker) for marker in table.boxes[ambition]]
    seconds = sum([value for _, value in values])
    if number in first:
        place, worth = 1, (sum([value for value, _ in values]), table.city_bonus(number))
    elif number in second:
        place, worth = 2, (seconds, 0)
    else:
        return 0
    power, bonus = query(table, q.PowerFor(number, ambition, place, seconds), worth)
    total: int = power + bonus
    return total


# -- what a deal does -----------------------------------------------------------------------------


def gains(parts: Sequence[Part], number: int, ambition: str) -> int:
    """What a deal adds to what a seat has for an ambition."""
    more = 0
    for part in parts:
        if counts_for(part) == ambition:
            more += part.taker == number and part.owner != part.taker
            more -= part.giver == number
    return more


def counts_for(part: Part) -> str:
    """The ambition that counts what a part hands over; a Weapon, say, counts for none."""
    match part.kind:
        case "captive":
            return "tyrant"
        case "trophy":
            return "warlord"
        case "resource" | "league":
            return assessment.AMBITION_OF.get(part.name, "")
        case _:
            return ""


def place_with(table: ArcsTable, number: int, ambition: str, parts: Sequence[Part]) -> int:
    """CAT-10.1: the place of a seat in an ambition once a deal is carried out."""
    counts = assessment.counts_of(table, ambition)
    for seat in range(len(table.seats)):
        counts[seat] += gains(parts, seat, ambition)
    return assessment.place_of(counts, number)


def contended(
    table: ArcsTable, number: int, parts: Sequence[Part], among: Sequence[str] | None = None
) -> list[str]:
    """CAT-10.4: the declared ambitions, or those named, in which a deal gives a better place."""
    return [
        ambition
        for ambition in (declared(table) if among is None else among)
        if gains(parts, number, ambition) > 0
        if place_with(table, number, ambition, parts)
        < assessment.place_of(assessment.counts_of(table, ambition), number)
    ]


def advances(table: ArcsTable, number: int, parts: Sequence[Part]) -> bool:
    """BARGAIN-3.8: whether a deal advances the objective of a seat."""
    if not reach_of(table).fates[number].marker:
        return False
    after = table.copy()
    after.steps = []
    carry_out(after, parts, silence)
    return any(isinstance(step, Advance) and step.seat == number for step in after.steps)


CEDED: Final = ("ship", "city", "starport")
"""The parts that cede a piece on the map."""
ASPECTS["serves"] = {
    "nothing": (),
    "resources": ("resource", "league"),
    "an invitation": ("invitation",),
    "pieces for control": CEDED,
}


def serves(table: ArcsTable, number: int, part: Part) -> bool:
    """BARGAIN-4.3 and 5.3: what advances its objective at once, or later."""
    if not reach_of(table).fates[number].marker:
        return False
    kinds = page_at(table, number).serves
    later = part.kind in kinds and (part.kind not in CEDED or brings_control(table, number, part))
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
    if ambition not in assessment.undeclared(table) or assessment.winning(table, number, ambition):
        return False
    return place_with(table, number, ambition, [part]) == assessment.FIRST
