"""The Believer: preaches, so that Faithful cards come among the action cards."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Annotated, Final

from engine.core.decision import Chance, Decision, Option
from engine.core.step import Emit, RuleHook, Step
from engine.text.message import Message, SeatNumber
from games.arcs import rule_queries as q
from games.arcs.board import AMBITIONS, CARD, CARDS, CITY, SYSTEMS
from games.arcs.campaign.rules.court import Advance, is_guild, may_carry
from games.arcs.campaign.rules.events import ReachEvent
from games.arcs.campaign.rules.state import FateRules, has_reach, reach_of, settles_by
from games.arcs.campaign_components import EVENT, FAITHFUL_CARDS, SIDES
from games.arcs.court import COURT, Effect
from games.arcs.events import AmbitionDeclared, AmbitionScored
from games.arcs.moves import Influence, Lead, LeadAs, OneCard, Pivot, PivotAs, influence
from games.arcs.parts import Lying
from games.arcs.rule_hooks import types_of
from games.arcs.state import ArcsTable
from games.arcs.steps.gaining import DOABLE, DOERS, CarryOut
from games.arcs.steps.scoring import places_in

ASK_SCRAP: Final = Message("reach-ask-scrap")

FAITHFUL_DISCIPLES: Final = "f8-02"
FOR_AN_EMPTY_STACK: Final = 10


def _spreads_the_word(seat: int) -> tuple[RuleHook, ...]:
    def won(table: ArcsTable, event: AmbitionScored) -> Iterable[Step]:
        wins = (event.seat, event.place) == (seat, 1)
        return (Advance(seat, worth_of_stack(table)),) if wins else ()

    return (RuleHook("believer", "BELIEVER-1.1", after={AmbitionScored: won}), FAITH)


def worth_of_stack(table: ArcsTable) -> int:
    """BELIEVER-1.1: the pips of the top Faithful card of the stack, ten for an empty one."""
    stack = reach_of(table).faithful
    return FAITHFUL_CARDS[stack[-1]][1] if stack else FOR_AN_EMPTY_STACK


def _has_disciples(seat: int) -> tuple[RuleHook, ...]:
    def declared(table: ArcsTable, event: AmbitionDeclared) -> Iterable[Step]:
        if event.seat != seat or not table.trick or table.trick[-1].seat != seat:
            return ()
        played = table.trick[-1]
        any_way = table.rules.holds("disciples-however-played")
        preaches = played.card in FAITHFUL_CARDS and (any_way or played.how != "copy")
        wins = places_in(table, event.ambition)[0] == [seat]
        return (GainPip(seat),) if preaches and wins else ()

    return (RuleHook(FAITHFUL_DISCIPLES, "BELIEVER-1.3", after={AmbitionDeclared: declared}),)


# -- Faithful cards as action cards ---------------------------------------------------------------


def _lead_ways(table: ArcsTable, asked: q.LeadWays, options: list[Lead]) -> list[Lead]:
    """BELIEVER-1.8: a Faithful card is led on one of its sides."""
    found: list[Lead] = []
    for option in options:
        if option.card in FAITHFUL_CARDS:
            found += [LeadAs(option.card, side) for side in SIDES]
        else:
            found.append(option)
    return found


def _ways(table: ArcsTable, asked: q.Plays, options: list[Option]) -> list[Option]:
    """BELIEVER-1.9 and 1.10: pivoting on a side, to a led Faithful card on the other one."""
    found: list[Option] = []
    for option in options:
        if isinstance(option, Pivot) and option.card in FAITHFUL_CARDS:
            found += [PivotAs(option.card, side) for side in SIDES]
        else:
            found.append(option)
    if table.lead.card in FAITHFUL_CARDS:
        own = [card for card in table.seats[asked.seat].playable if card in FAITHFUL_CARDS]
        other = next(side for side in SIDES if side != side_of(table, table.lead.card))
        found += [PivotAs(card, other) for card in own]
    return found


def side_of(table: ArcsTable, card: str) -> str:
    """BELIEVER-1.8 and 1.9: the side of a Faithful card that was played; whoever surpasses has
    that of the lead card.
    """
    sides = reach_of(table).sides
    return sides.get(card) or sides[table.lead.card]


def _actions(table: ArcsTable, asked: q.ActionsOf, actions: tuple[str, ...]) -> tuple[str, ...]:
    return SIDES[side_of(table, asked.card)] if asked.card in FAITHFUL_CARDS else actions


def _declares(
    table: ArcsTable, asked: q.DeclaredWith, ambitions: tuple[str, ...]
) -> tuple[str, ...]:
    """BELIEVER-1.11: a led Faithful card declares any ambition; it has none printed."""
    if asked.card not in FAITHFUL_CARDS:
        return ambitions
    return AMBITIONS if asked.how == "lead" else ()


def _seizes(table: ArcsTable, asked: q.SeizesAtOnce, seizes: bool) -> bool:
    """BELIEVER-1.12: the Faithful 7 is no 7 in this."""
    return seizes and asked.card not in FAITHFUL_CARDS


FAITH: Final = RuleHook(
    "faithful",
    "BELIEVER-1.8",
    {
        q.LeadWays: _lead_ways,
        q.Plays: _ways,
        q.ActionsOf: _actions,
        q.DeclaredWith: _declares,
        q.SeizesAtOnce: _seizes,
    },
)
"""What is true of Faithful cards at every seat; it is heard while somebody is the Believer."""


# -- steps ----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class FaithfulStacked(ReachEvent):
    count: int


@dataclass(frozen=True, slots=True)
class FaithTaught(ReachEvent):
    """The top Faithful card was attached to a guild card of the Court."""

    seat: Annotated[int, SeatNumber]
    card: Annotated[str, CARD]
    host: Annotated[str, CARD]


@dataclass(frozen=True, slots=True)
class CardScrapped(ReachEvent):
    """An action card left the game."""

    card: Annotated[str, CARD]


@dataclass(frozen=True, slots=True)
class PipGained(ReachEvent):
    """A seat got one more action in this turn."""

    seat: Annotated[int, SeatNumber]


@dataclass(frozen=True, slots=True)
class StackFaithful(Step):
    """BELIEVER-1.2: the nine Faithful cards lie in a stack, the 9 on top."""

    def answer(self, table: ArcsTable, option: None, emit: Emit) -> None:
        reach_of(table).faithful = tuple(FAITHFUL_CARDS)
        emit(FaithfulStacked, len(FAITHFUL_CARDS))

    def problems(self, table: ArcsTable) -> list[str]:
        return [] if has_reach(table) else ["only the campaign has Faithful cards"]


@dataclass(frozen=True, slots=True)
class GainPip(Step):
    """BELIEVER-1.3: declaring what it is winning with a Faithful card gives one more pip."""

    seat: int

    def answer(self, table: ArcsTable, option: None, emit: Emit) -> None:
        table.change_turn(pips=table.turn.pips + 1)
        emit(PipGained, self.seat)


def homes_to_teach(table: ArcsTable, number: int, systems: list[str]) -> list[str]:
    """BELIEVER-1.13: planets of the suits of guild cards in the Court before others, then those of
    a type without an own city. CATR-14.19: before these, by some versions, planets with one slot.
    """
    prefers_single = settles_by(table, number) == "10"
    suits = {COURT[offer.card].suit for offer in table.court if is_guild(offer.card)}
    settled = {SYSTEMS[each.system].resource for each in table.buildings_of(number, CITY)}

    def fits(system: str) -> tuple[bool, bool, bool]:
        kind = SYSTEMS[system].resource
        is_single = prefers_single and SYSTEMS[system].slots == 1
        return kind in suits, is_single, kind not in settled

    best = max(map(fits, systems), default=(False, False, False))
    return [system for system in systems if fits(system) == best]


def pulpits(table: ArcsTable, number: int) -> list[str]:
    """BELIEVER-1.4: the guild cards of the Court that carry nothing, of the suit of a planet with
    a loyal city.
    """
    cities = table.buildings_of(number, CITY)
    types = {each for city in cities for each in types_of(table, city.system)}
    row = [offer.card for offer in table.court if is_guild(offer.card)]
    return [card for card in row if COURT[card].suit in types and may_carry(table, card)]


def _can_teach(table: ArcsTable, number: int, effect: Effect) -> bool:
    return bool(reach_of(table).faithful) and bool(pulpits(table, number))


def _teach(table: ArcsTable, text: CarryOut, effect: Effect, emit: Emit) -> None:
    table.steps.append(Teach(text.seat))


@dataclass(frozen=True, slots=True)
class Teach(Step):
    """BELIEVER-1.4: the top Faithful card is attached to a guild card of the Court."""

    seat: int

    def ask(self, table: ArcsTable) -> Decision | None:
        options = [influence(card) for card in pulpits(table, self.seat)]
        stack = reach_of(table).faithful
        if len(options) < 2 or not stack:
            return None
        asked = Message("reach-ask-teach", {"card": CARD(stack[-1])})
        return Decision(self.seat, "teach", asked, options)

    def answer(self, table: ArcsTable, option: Influence | None, emit: Emit) -> None:
        reach, hosts = reach_of(table), pulpits(table, self.seat)
        if not reach.faithful or not hosts:
            return
        host = option.card if option else hosts[0]
        *rest, top = reach.faithful
        reach.faithful = tuple(rest)
        reach.attached[host] = top
        emit(FaithTaught, self.seat, top, host)

    def problems(self, table: ArcsTable) -> list[str]:
        return [] if has_reach(table) else ["only the campaign has Faithful cards"]


def _scrap(table: ArcsTable, text: CarryOut, effect: Effect, emit: Emit) -> None:
    table.steps.append(ScrapLowest(text.seat))


def lowest_cards(table: ArcsTable) -> tuple[Lying, ...]:
    """BELIEVER-1.5: the lowest cards of the discards, in the deepest layer that has not only
    Events; with a SUPERCAT those of its stack.
    """
    for layer in (table.stack, *table.pile):
        if any(CARDS[each.card].suit != EVENT for each in layer):
            return layer
    return ()


@dataclass(frozen=True, slots=True)
class ScrapLowest(Step):
    """BELIEVER-1.5: the lowest action card of the discards other than an Event leaves the game."""

    seat: int

    def ask(self, table: ArcsTable) -> Chance | None:
        layer = lowest_cards(table)
        cards = tuple(sorted(each.card for each in layer if CARDS[each.card].suit != EVENT))
        if not cards:
            return None
        return Chance("scrap", ASK_SCRAP, OneCard(cards), self.seat)

    def answer(self, table: ArcsTable, card: str | None, emit: Emit) -> None:
        if card is None:
            return
        layer = lowest_cards(table)
        left = tuple([each for each in layer if each.card != card])
        if layer is table.stack:
            table.stack = left
        else:
            layers = [left if each is layer else each for each in table.pile]
            table.pile = tuple([each for each in layers if each])
        reach_of(table).scrapped += (card,)
        emit(CardScrapped, card)

    def problems(self, table: ArcsTable) -> list[str]:
        return [] if has_reach(table) else ["only the campaign scraps action cards"]


DOERS["attach_top_faithful_card"] = _teach
DOABLE["attach_top_faithful_card"] = _can_teach
DOERS["scrap_bottom_non_event_action_discard"] = _scrap

BELIEVER: Final = FateRules(
    "believer",
    hooks=_spreads_the_word,
    of_cards={FAITHFUL_DISCIPLES: _has_disciples},
    settle=lambda seat: (StackFaithful(),),
    settles_cities=True,
    homes=homes_to_teach,
)
