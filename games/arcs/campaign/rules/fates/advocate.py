"""The Advocate: uses guild cards up, and brings them back into the Court."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Annotated, Final

from engine.core.decision import Decision
from engine.core.step import Emit, RuleHook, Step
from engine.text.message import Message, SeatNumber
from games.arcs import rule_queries as q
from games.arcs.board import CARD
from games.arcs.campaign.rules.court import Advance, advance, is_guild, may_carry
from games.arcs.campaign.rules.events import ReachEvent
from games.arcs.campaign.rules.state import FateRules, has_reach, reach_of
from games.arcs.campaign_components import COUNCIL
from games.arcs.court import COURT, Effect
from games.arcs.moves import Influence, influence
from games.arcs.parts import without
from games.arcs.rule_hooks import declared
from games.arcs.state import ArcsTable
from games.arcs.steps.gaining import DOABLE, DOERS, CarryOut
from games.arcs.steps.scoring import places_in

GUILD_OVERSEERS: Final = "f4-03"
FOR_A_PRELUDE: Final = 3
FOR_A_RECOVERY: Final = 2


def _keeps_guilds_in_power(seat: int) -> tuple[RuleHook, ...]:
    def used(table: ArcsTable, event: q.PreludeDiscarded) -> Iterable[Step]:
        owns = GUILD_OVERSEERS in table.seats[seat].cards
        return (Advance(seat, FOR_A_PRELUDE),) if event.seat == seat and owns else ()

    return (RuleHook("advocate", "ADVOCATE-1.1", after={q.PreludeDiscarded: used}),)


def _oversees(seat: int) -> tuple[RuleHook, ...]:
    def rule(table: ArcsTable, asked: q.MaySpeak, may: bool) -> bool:
        if asked.seat != seat or asked.card not in COURT:
            return may
        return may and has_a_place(table, seat)

    return (RuleHook(GUILD_OVERSEERS, "ADVOCATE-1.4", {q.MaySpeak: rule}),)


def has_a_place(table: ArcsTable, number: int) -> bool:
    """ADVOCATE-1.4: a place in a declared ambition as it would be scored now.

    A tie for first is second place for all of them; a tie for second is none.
    """
    found = [places_in(table, ambition) for ambition in declared(table)]
    return any(number in first or number in second for first, second in found)


# -- Recover --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class CardRecovered(ReachEvent):
    """A guild card of the Court discard was attached to a card of the Court."""

    seat: Annotated[int, SeatNumber]
    card: Annotated[str, CARD]
    host: Annotated[str, CARD]


def recoverable(table: ArcsTable) -> str:
    """ADVOCATE-1.3: the topmost guild card of the Court discard, "" without any."""
    return next((card for card in reversed(table.court_discard) if is_guild(card)), "")


def hosts(table: ArcsTable) -> list[str]:
    """ADVOCATE-1.3: the Court cards without agents that can carry another one; REACH-5.2: a tucked
    Council is still one of them.
    """
    row = [offer.card for offer in table.court if not any(offer.agents)]
    is_tucked = reach_of(table).council == "tucked"
    if is_tucked and table.rules.holds("attach-to-tucked-council"):
        row.append(COUNCIL)
    return [card for card in row if may_carry(table, card)]


def _can_recover(table: ArcsTable, number: int, effect: Effect) -> bool:
    return bool(recoverable(table)) and bool(hosts(table))


def _recover(table: ArcsTable, text: CarryOut, effect: Effect, emit: Emit) -> None:
    table.steps.append(Recover(text.seat))


@dataclass(frozen=True, slots=True)
class Recover(Step):
    """ADVOCATE-1.3: the card comes out of the discard and is attached; the objective advances."""

    seat: int

    def ask(self, table: ArcsTable) -> Decision | None:
        options = [influence(card) for card in hosts(table)]
        if len(options) < 2 or not recoverable(table):
            return None
        asked = Message("reach-ask-recover", {"card": CARD(recoverable(table))})
        return Decision(self.seat, "recover", asked, options)

    def answer(self, table: ArcsTable, option: Influence | None, emit: Emit) -> None:
        card, places = recoverable(table), hosts(table)
        if not card or not places:
            return
        host = option.card if option else places[0]
        table.court_discard = without(table.court_discard, card)
        reach_of(table).attached[host] = card
        emit(CardRecovered, self.seat, card, host)
        if GUILD_OVERSEERS in table.seats[self.seat].cards:
            advance(table, self.seat, FOR_A_RECOVERY, emit)

    def problems(self, table: ArcsTable) -> list[str]:
        return [] if has_reach(table) else ["only the campaign recovers cards"]


DOERS["attach_top_discarded_guild_to_court_card"] = _recover
DOABLE["attach_top_discarded_guild_to_court_card"] = _can_recover

FATE: Final = FateRules(
    "advocate",
    hooks=_keeps_guilds_in_power,
    of_cards={GUILD_OVERSEERS: _oversees},
)
