"""What the rules of Arcs ask whatever lies on the table: a card may answer otherwise.

What is asked at every turn has a function that makes each question only once.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from engine.core.decision import Option
from games.arcs.events import ShipsMoved
from games.arcs.moves import StealOther
from games.arcs.parts import How, Played


@dataclass(frozen=True, slots=True)
class SupplyOf:
    """ARCS-1.7: how many tokens of a type can be gained."""

    resource: str


@dataclass(frozen=True, slots=True)
class IconsOf:
    """ARCS-10.2: how many icons of a type a seat shows."""

    seat: int
    resource: str


@dataclass(frozen=True, slots=True)
class SpendableAs:
    """ARCS-5.2: the types that a token of a seat may be spent as."""

    seat: int
    resource: str


@dataclass(frozen=True, slots=True)
class OutrageStops:
    """ARCS-5.8: whether Outrage keeps a seat from the Prelude action of a type."""

    seat: int
    resource: str


@dataclass(frozen=True, slots=True)
class LostToOutrage:
    """ARCS-8.12: whether a guild card goes when its owner Provokes Outrage of its suit."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class MayBeStolen:
    """ARCS-1.7: whether a card of a seat ("" for its resources) can be stolen."""

    owner: int
    card: str


@dataclass(frozen=True, slots=True)
class HeldElsewhere:
    """REACH-3.13: the resources of rivals outside their slots and cards that a thief can steal."""

    thief: int


@dataclass(frozen=True, slots=True)
class MaySpeak:
    """ARCS-9.2 and 9.3: whether a seat may use the Prelude text or the new action of a card."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class PreludeWays:
    """ARCS-5.1: what else a seat can do in its Prelude."""

    seat: int


@dataclass(frozen=True, slots=True)
class TakesWay:
    """ARCS-5.1: the steps of what a seat does in its Prelude besides tokens and cards."""

    seat: int
    way: Option


@dataclass(frozen=True, slots=True)
class MayPartWith:
    """ARCS-2.6: whether a seat can give up what lies in a slot and is no resource."""

    seat: int
    token: str


@dataclass(frozen=True, slots=True)
class OtherPrey:
    """ARCS-8.14: what a raid can take besides resources and guild cards."""

    thief: int
    owner: int


@dataclass(frozen=True, slots=True)
class TakesPrey:
    """ARCS-8.14: the steps in which a thief gets what is neither resource nor guild card."""

    thief: int
    prey: StealOther


@dataclass(frozen=True, slots=True)
class PreludeDiscarded:
    """ARCS-9.3: a guild card was discarded by its own Prelude text."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class CoversLead:
    """ARCS-4.8: whether the zero marker comes onto the lead card with this declaration."""

    seat: int
    ambition: str
    how: How


@dataclass(frozen=True, slots=True)
class DeclaredWith:
    """ARCS-4.6: the ambitions that a card played so may declare."""

    card: str
    how: How


@dataclass(frozen=True, slots=True)
class SeizesAtOnce:
    """ARCS-4.13: whether whoever surpasses with a card seizes the initiative at once."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class MayDeclare:
    """ARCS-4.5: whether a seat may declare with the card it has played."""

    seat: int
    how: How


@dataclass(frozen=True, slots=True)
class MaySeize:
    """ARCS-4.13: whether a seat may seize the initiative."""

    seat: int


@dataclass(frozen=True, slots=True)
class MayGiveCard:
    """ARCS-4.12: whether a seat may seize with a card of its hand."""

    seat: int


@dataclass(frozen=True, slots=True)
class MayPass:
    """ARCS-4.2: whether a seat with cards may pass the initiative."""

    seat: int


@dataclass(frozen=True, slots=True)
class CardsDealtTo:
    """ARCS-3.7: how many action cards a seat is dealt."""

    seat: int


@dataclass(frozen=True, slots=True)
class StepsAfterDeal:
    """ARCS-3.7: what happens when all hands are dealt."""


@dataclass(frozen=True, slots=True)
class MayRollToSeize:
    """CAT-3.9: whether a SUPERCAT may roll to seize."""

    seat: int


@dataclass(frozen=True, slots=True)
class EnoughToSeize:
    """CAT-3.9: the hand counter with which a SUPERCAT seizes, or a higher one."""

    seat: int


@dataclass(frozen=True, slots=True)
class UrgedToSeize:
    """CATR-14.3: whether an Event lets a SUPERCAT seize without a die."""

    seat: int


@dataclass(frozen=True, slots=True)
class TakenOffSeizing:
    """CATR-3.7: what else is taken off a SUPERCAT's roll to seize."""

    seat: int


@dataclass(frozen=True, slots=True)
class SeizingCosts:
    """CATR-PARTISAN-6: the steps by which a SUPERCAT pays for seizing, if not as usual."""

    seat: int


@dataclass(frozen=True, slots=True)
class MayDiscardToSeize:
    """CAT-5.16: whether a SUPERCAT discards such a guild card to seize, and no action card."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class SwapsBySpying:
    """PARTISAN-1.3: the steps in which a seat and a rival swap their highest cards."""

    seat: int
    rival: int


@dataclass(frozen=True, slots=True)
class MayBeSpiedOn:
    """PARTISAN-1.3: whether a seat may spy on a rival."""

    seat: int
    rival: int


@dataclass(frozen=True, slots=True)
class FirstSeats:
    """ARCS-3.4: who may be drawn to begin."""


@dataclass(frozen=True, slots=True)
class ChapterBeginner:
    """ARCS-10.11: who has the initiative as a chapter begins."""


@dataclass(frozen=True, slots=True)
class PipsOf:
    """ARCS-4.4 and 4.9: the actions that a card gives to a seat."""

    seat: int
    how: How


@dataclass(frozen=True, slots=True)
class LeavesFate:
    """CATR-F-4: whether a pip for an action leaves the page of a fate for that of the suit."""

    seat: int
    action: str


@dataclass(frozen=True, slots=True)
class ActionsOf:
    """ARCS-4.4 and 4.9: the actions that a card played so gives to a seat."""

    seat: int
    card: str
    how: How


@dataclass(frozen=True, slots=True)
class Leads:
    """ARCS-4.2: the cards that a seat may lead."""

    seat: int


@dataclass(frozen=True, slots=True)
class LeadWays:
    """ARCS-4.2: the ways in which a seat may lead its cards."""

    seat: int


@dataclass(frozen=True, slots=True)
class Plays:
    """ARCS-4.9 to 4.11: the ways in which a seat may play its cards."""

    seat: int


@dataclass(frozen=True, slots=True)
class GivenCards:
    """ARCS-4.12: the cards of a hand that a seat may seize with, or throw away."""

    seat: int


@dataclass(frozen=True, slots=True)
class KeptCards:
    """ARCS-3.8: the cards of a hand that stay when it is redrawn."""

    seat: int


@dataclass(frozen=True, slots=True)
class HandIsOpen:
    """ARCS-6.2: whether everybody sees the action cards that a seat draws."""

    seat: int


@dataclass(frozen=True, slots=True)
class AbilityUsed:
    """ARCS-9.2: a seat takes the action of a card in the place of a base action."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class AboutToPlay:
    """ARCS-4.2 and 4.9: a seat is about to lead or to play a card."""

    seat: int


@dataclass(frozen=True, slots=True)
class Attacks:
    """ARCS-8.1: where a seat may battle, and whom."""

    seat: int


@dataclass(frozen=True, slots=True)
class FiresAt:
    """LORE-2.1: from where, at whom and where to a seat may fire rifles."""

    seat: int


@dataclass(frozen=True, slots=True)
class MayHarm:
    """ARCS-1.2: whether a seat may hit or destroy pieces of an owner in a system."""

    seat: int
    owner: int
    system: str


@dataclass(frozen=True, slots=True)
class AttackingShips:
    """ARCS-8.3 and 8.9: how many ships attack with a seat."""

    seat: int
    system: str


@dataclass(frozen=True, slots=True)
class Strikes:
    """ARCS-8.7 to 8.9: the steps in which a defender takes what was rolled, if not as usual."""

    seat: int
    defender: int
    system: str
    hits: int
    building_hits: int
    keys: int


@dataclass(frozen=True, slots=True)
class Hits:
    """ARCS-8.10: the pieces of a side of a battle that a hit may be given to."""

    seat: int
    defender: int
    system: str
    target: str
    of_attacker: bool


@dataclass(frozen=True, slots=True)
class HitsTaken:
    """ARCS-8.10: the hits that a fresh or damaged ship of an owner takes in a battle of a seat."""

    seat: int
    owner: int
    fresh: bool


@dataclass(frozen=True, slots=True)
class DamagesFirst:
    """ARCS-8.10: whether a seat must damage all ships of an owner before it destroys any there."""

    seat: int
    owner: int


@dataclass(frozen=True, slots=True)
class SlotCost:
    """ARCS-8.14: the keys that a resource in a slot of an owner costs a raider."""

    thief: int
    owner: int
    slot: int


@dataclass(frozen=True, slots=True)
class TrophyTaker:
    """ARCS-8.11: whose Trophy a destroyed piece becomes."""

    owner: int
    kind: str
    taker: int


@dataclass(frozen=True, slots=True)
class ExtraDice:
    """ARCS-8.3: how many more dice than ships an attacker may collect."""

    seat: int
    system: str


@dataclass(frozen=True, slots=True)
class Rerolls:
    """ARCS-8.4: how many of so many dice of a kind an attacker may roll again, once."""

    seat: int
    system: str
    kind: str
    count: int


@dataclass(frozen=True, slots=True)
class RerollsAnything:
    """LORE-3.3: whether a seat may roll dice again that it rolls outside of battles."""

    seat: int


@dataclass(frozen=True, slots=True)
class DiceMixes:
    """ARCS-8.3: the mixes of dice that an attacker may collect."""

    seat: int
    system: str


@dataclass(frozen=True, slots=True)
class MostRaidDice:
    """ARCS-8.2: how many raid dice may be collected against a defender."""

    seat: int
    defender: int
    system: str


@dataclass(frozen=True, slots=True)
class Intercepts:
    """ARCS-8.6: how many intercepts count of those rolled, with these dice of each kind."""

    seat: int
    defender: int
    system: str
    dice: tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class InterceptHits:
    """ARCS-8.6: how many hits the defender gives for an intercept, `rolled` or added by a card."""

    defender: int
    system: str
    rolled: bool = True


@dataclass(frozen=True, slots=True)
class MayRansack:
    """ARCS-8.13: whether the destroyer of a city ransacks the Court."""

    seat: int
    owner: int


@dataclass(frozen=True, slots=True)
class Taxes:
    """ARCS-7.1: the cities that a seat may tax."""

    seat: int


@dataclass(frozen=True, slots=True)
class TaxesAgain:
    """ARCS-7.1: whether a seat may tax what it has taxed this turn already."""

    seat: int


@dataclass(frozen=True, slots=True)
class TypesOf:
    """ARCS-2.1: the types of resources of a city in a system."""

    system: str


@dataclass(frozen=True, slots=True)
class Builds:
    """ARCS-7.4 and 7.5: what a seat may build, and where."""

    seat: int


@dataclass(frozen=True, slots=True)
class BuildsNoShip:
    """ARCS-7.5: whether a seat may build with no ship in its supply, for what follows from it."""

    seat: int


@dataclass(frozen=True, slots=True)
class BuiltFresh:
    """ARCS-7.6: whether a piece that a seat builds is fresh."""

    seat: int
    kind: str


@dataclass(frozen=True, slots=True)
class Repairs:
    """ARCS-7.10: what a seat may repair."""

    seat: int


@dataclass(frozen=True, slots=True)
class Moves:
    """ARCS-7.7: from where to where a seat may move ships."""

    seat: int


@dataclass(frozen=True, slots=True)
class Accompanied:
    """ARCS-7.7: the step that settles who comes along with a fleet, if anybody may."""

    moved: ShipsMoved
    catapult: bool


@dataclass(frozen=True, slots=True)
class MayCatapultOn:
    """ARCS-7.9: whether ships of a seat may go on from a gate that they come to."""

    seat: int
    gate: str


@dataclass(frozen=True, slots=True)
class CatapultsFrom:
    """ARCS-7.8: whether ships of a seat that move from a system are catapulted."""

    seat: int
    system: str


@dataclass(frozen=True, slots=True)
class LargestFleet:
    """ARCS-7.7: how many ships a seat may move at once."""

    seat: int


@dataclass(frozen=True, slots=True)
class Influences:
    """ARCS-7.11: the cards that a seat may influence."""

    seat: int


@dataclass(frozen=True, slots=True)
class Receives:
    """ARCS-7.13: the steps in which a seat gets a Court card, if not as usual."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class IsRefilled:
    """ARCS-7.14: whether the place of a card that left the Court row is refilled."""

    card: str


@dataclass(frozen=True, slots=True)
class AfterChapter:
    """ARCS-10.9: the steps that follow a chapter, if not as usual."""


@dataclass(frozen=True, slots=True)
class Secures:
    """ARCS-7.12: the cards that a seat may secure."""

    seat: int


@dataclass(frozen=True, slots=True)
class StealableTypes:
    """ARCS-1.7: the types of resources that a thief can steal from a seat."""

    owner: int
    thief: int


@dataclass(frozen=True, slots=True)
class CanDeclare:
    """ARCS-4.5: whether a seat can do what its declaring costs; it keeps the card it needs."""

    seat: int
    needed: str = ""


@dataclass(frozen=True, slots=True)
class PowerFor:
    """ARCS-10.1 and 10.5: the Power and the city bonus for a place in an ambition.

    `second` is what second place is worth.
    """

    seat: int
    ambition: str
    place: int
    second: int


@dataclass(frozen=True, slots=True)
class PipActions:
    """ARCS-5.1: what an action pip may be spent on besides these base actions."""

    seat: int
    bases: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class StartAt:
    """ARCS-3.5: the pieces that a seat begins with at place A, B or C of the setup card."""

    seat: int
    place: str


@dataclass(frozen=True, slots=True)
class FirstResources:
    """ARCS-3.6: the resources in the first slots of a seat."""

    seat: int


@dataclass(frozen=True, slots=True)
class NewActions:
    """ARCS-9.2: the actions that may be taken in the place of a base action."""

    seat: int
    base: str


@dataclass(frozen=True, slots=True)
class DealtFrom:
    """LEAD-1.7: the leaders and lore that a seat is dealt from, in the place of drafting."""

    seat: int


# -- what is about to happen, and what has; cards follow it up ------------------------------------


@dataclass(frozen=True, slots=True)
class SettlesIn:
    """LEAD-1.5: a seat carries out what its leader says of the set-up."""

    seat: int


@dataclass(frozen=True, slots=True)
class InitiativeTaken:
    """ARCS-4.13 and 4.14: a seat has got the initiative from another one, in whatever way."""

    seat: int
    source: int


@dataclass(frozen=True, slots=True)
class TokenGivenUp:
    """ARCS-2.6: what is no resource left a slot of a seat to make room."""

    seat: int
    token: str


@dataclass(frozen=True, slots=True)
class RoundEnded:
    """ARCS-4.15: a round is over and the initiative settled; these cards were played in it."""

    played: tuple[Played, ...]


@dataclass(frozen=True, slots=True)
class ChapterScored:
    """ARCS-10.1: all ambitions are scored; what is done after scoring follows."""


@dataclass(frozen=True, slots=True)
class AboutToDeclare:
    """ARCS-4.7: a seat is about to declare, maybe by a card; what follows comes first."""

    seat: int
    needed: str = ""


@dataclass(frozen=True, slots=True)
class AboutToMove:
    """ARCS-7.7: a seat is about to move ships; what follows comes after the move."""

    seat: int


@dataclass(frozen=True, slots=True)
class ShipBuilt:
    """ARCS-7.5: a seat builds a ship at a starport of this owner; what follows comes after it."""

    seat: int
    owner: int
    system: str


@dataclass(frozen=True, slots=True)
class AboutToSecure:
    """ARCS-7.12: a seat is about to secure a card; what follows comes after it."""

    seat: int


@dataclass(frozen=True, slots=True)
class Influenced:
    """ARCS-7.11: a seat has taken the action to influence a card."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class BattleBegins:
    """ARCS-8.1: the battle is chosen, the dice are not yet collected."""

    seat: int
    defender: int
    system: str


@dataclass(frozen=True, slots=True)
class WasIntercepted:
    """ARCS-8.6: the defender has given its hits for an intercept, `rolled` or added by a card."""

    seat: int
    defender: int
    rolled: bool = True


@dataclass(frozen=True, slots=True)
class BattleEnded:
    """ARCS-8.9: a battle is over; whether the attacker took Trophies in it, and how many.

    REACH-4.1: `along` says that Imperial ships attacked along, if only at its beginning.
    """

    seat: int
    defender: int
    system: str
    took_trophies: bool
    trophies: int = 0
    along: bool = False


@dataclass(frozen=True, slots=True)
class StolenFrom:
    """ARCS-1.7: a thief took a resource or a guild card of an owner."""

    thief: int
    owner: int


@dataclass(frozen=True, slots=True)
class AgentsTaken:
    """ARCS-7.3 and 7.12: a seat made agents of an owner Captives."""

    seat: int
    owner: int


spendable_as, outrage_stops, new_actions = (
    cache(SpendableAs),
    cache(OutrageStops),
    cache(NewActions),
)
pip_actions, may_speak = cache(PipActions), cache(MaySpeak)
prelude_ways = cache(PreludeWays)
taxes, builds, secures = cache(Taxes), cache(Builds), cache(Secures)
attacks, repairs, may_move, influences = (
    cache(Attacks),
    cache(Repairs),
    cache(Moves),
    cache(Influences),
)
may_seize, icons_of, supply_of = cache(MaySeize), cache(IconsOf), cache(SupplyOf)
