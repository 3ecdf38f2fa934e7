"""What leaders say of the set-up, of scoring, and of declaring."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Final

from engine.core.decision import Chance, Decision
from engine.core.rulings import RuleHook
from engine.core.step import Emit, Step
from engine.text.said import Said, SeatNumber
from games.arcs import rule_queries as q
from games.arcs.board import PIECES, RESOURCES
from games.arcs.court import Effect
from games.arcs.dealing import OneCard
from games.arcs.events import AmbitionDeclared, AmbitionsScored, CardSecured
from games.arcs.hands import DraftPutAway
from games.arcs.leader_events import CardGiven, LoreDrawn, OutrageSet, PiecesScrapped
from games.arcs.leaders import LEADERS
from games.arcs.moves import (
    GO_ON,
    GiveCard,
    GoOn,
    Influence,
    Take,
)
from games.arcs.parts import changed, without
from games.arcs.reactions import ORDERED, DiscardAllOf
from games.arcs.rule_hooks import SPEAKERS
from games.arcs.state import ArcsTable
from games.arcs.steps.court import (
    influence_options,
    place_agent,
    receive_court_card,
)
from games.arcs.steps.drafting import LORE_CARD, left_in_box, take_card
from games.arcs.steps.effects import GainAny

ASK_AGENT: Final = Said("ask-agent")
ASK_DRAW_COURT: Final = Said("ask-draw-court")
ASK_DRAW_LORE: Final = Said("ask-draw-lore")


def _starts(seat: int, card: str, effect: Effect) -> RuleHook:
    leader = LEADERS[card]

    def pieces(table: ArcsTable, asked: q.StartAt, usual: Any) -> Any:
        return leader.starts[asked.place] if asked.seat == seat else usual

    def resources(table: ArcsTable, asked: q.FirstResources, usual: Any) -> Any:
        return leader.resources if asked.seat == seat else usual

    return RuleHook(card, "LEAD-1.3", {q.StartAt: pieces, q.FirstResources: resources})


def _settles(clause: str, step: Callable[[int, Effect], Step]) -> Callable[..., RuleHook]:
    """A trait that is carried out once, in the set-up."""

    def speaker(seat: int, card: str, effect: Effect) -> RuleHook:
        def after(table: ArcsTable, event: q.SettlesIn) -> Iterable[Step]:
            return (step(seat, effect),) if event.seat == seat else ()

        return RuleHook(card, clause, after={q.SettlesIn: after})

    return speaker


@dataclass(frozen=True, slots=True)
class CoverIcon(Step):
    """LEAD-2.1: an Outrage icon has an agent from the beginning."""

    seat: int
    resource: str

    def answer(self, table: ArcsTable, option: None, emit: Emit) -> None:
        seat = table.seats[self.seat]
        covered = {*seat.outrage, self.resource}
        seat.outrage = tuple([each for each in RESOURCES if each in covered])
        emit(OutrageSet, self.seat, self.resource)

    def problems(self, table: ArcsTable) -> list[str]:
        return [] if self.resource in RESOURCES else ["the step on top covers no resource's icon"]


@dataclass(frozen=True, slots=True)
class ScrapPieces(Step):
    """LEAD-2.2 and 2.3: pieces that never come into the game."""

    seat: int
    kind: str
    count: int

    def answer(self, table: ArcsTable, option: None, emit: Emit) -> None:
        seat, place = table.seats[self.seat], PIECES.index(self.kind)
        seat.scrapped = changed(seat.scrapped, place, seat.scrapped[place] + self.count)
        emit(PiecesScrapped, self.seat, self.kind, self.count)

    def problems(self, table: ArcsTable) -> list[str]:
        if self.kind not in PIECES or self.count > table.in_supply(self.seat, self.kind):
            return ["the step on top scraps pieces that are not there"]
        return []


@dataclass(frozen=True, slots=True)
class DrawLore(Step):
    """LEAD-2.4: lore cards are drawn one by one; of all of them so many are kept."""

    seat: int
    left: int
    keeps: int
    drawn: tuple[str, ...] = ()

    def ask(self, table: ArcsTable) -> Chance:
        cards = [each for each in left_in_box(table, LORE_CARD) if each not in self.drawn]
        return Chance("draft", ASK_DRAW_LORE, OneCard(tuple(cards)))

    def answer(self, table: ArcsTable, card: str, emit: Emit) -> None:
        drawn = (*self.drawn, card)
        if self.left > 1:
            table.steps.append(DrawLore(self.seat, self.left - 1, self.keeps, drawn))
        else:
            emit(LoreDrawn, self.seat, drawn)
            table.steps.append(KeepLore(self.seat, self.keeps, drawn))


@dataclass(frozen=True, slots=True)
class KeepLore(Step):
    """LEAD-2.4: one after the other is kept; the others go back into the box."""

    seat: int
    keeps: int
    drawn: tuple[str, ...]

    def ask(self, table: ArcsTable) -> Decision:
        options = [Take(card) for card in self.drawn]
        return Decision(self.seat, "draft", Said("ask-keep-lore", {"count": self.keeps}), options)

    def answer(self, table: ArcsTable, option: Take, emit: Emit) -> None:
        take_card(table, self.seat, option.card, emit)
        rest = without(self.drawn, option.card)
        if self.keeps > 1:
            table.steps.append(KeepLore(self.seat, self.keeps - 1, rest))
        elif rest:
            emit(DraftPutAway, rest)

    def problems(self, table: ArcsTable) -> list[str]:
        box = left_in_box(table, LORE_CARD)
        if self.keeps < 1 or len(self.drawn) < self.keeps or not set(self.drawn) <= set(box):
            return ["the step on top keeps lore that is not there"]
        return []


def _pays_second(seat: int, card: str, effect: Effect) -> RuleHook:
    def rule(
        table: ArcsTable, asked: q.PowerFor, worth: tuple[int, int]
    ) -> tuple[int, int]:  # fmt: skip
        if asked.seat != seat or asked.ambition not in effect.ambitions:
            return worth
        return (asked.second, 0) if asked.place == 1 else (0, 0)

    return RuleHook(card, "LEAD-3.1", {q.PowerFor: rule})


def _pays_first_only(seat: int, card: str, effect: Effect) -> RuleHook:
    def rule(
        table: ArcsTable, asked: q.PowerFor, worth: tuple[int, int]
    ) -> tuple[int, int]:  # fmt: skip
        return worth if asked.seat != seat or asked.place == 1 else (0, 0)

    return RuleHook(card, "LEAD-3.2", {q.PowerFor: rule})


def _discards_after(seat: int, card: str, effect: Effect) -> RuleHook:
    def after(table: ArcsTable, event: AmbitionsScored) -> Iterable[Step]:
        scored = set(effect.ambitions) & set(event.ambitions)
        return (DiscardAllOf(seat, effect.resource),) if scored else ()

    return RuleHook(card, "LEAD-3.3", after={AmbitionsScored: after})


def _declaring(clause: str, step: Callable[[int], Step]) -> Callable[..., RuleHook]:
    """A trait that does something when its seat declares."""

    def speaker(seat: int, card: str, effect: Effect) -> RuleHook:
        def after(table: ArcsTable, event: AmbitionDeclared) -> Iterable[Step]:
            return (step(seat),) if event.seat == seat else ()

        return RuleHook(card, clause, after={AmbitionDeclared: after})

    return speaker


@dataclass(frozen=True, slots=True)
class PlaceAgents(Step):
    """LEAD-5.2: up to one agent comes onto each Court card."""

    seat: int
    done: tuple[str, ...] = ()

    def ask(self, table: ArcsTable) -> Decision | None:
        cards = [each for each in influence_options(table, self.seat) if each.card not in self.done]
        if not cards:
            return None
        return Decision(self.seat, "agent", ASK_AGENT, [GO_ON, *cards])

    def answer(self, table: ArcsTable, option: Influence | GoOn | None, emit: Emit) -> None:
        if isinstance(option, Influence):
            table.steps.append(PlaceAgents(self.seat, (*self.done, option.card)))
            place_agent(table, self.seat, option.card, emit)


def _pays_to_declare(seat: int, card: str, effect: Effect) -> RuleHook:
    def rule(table: ArcsTable, asked: q.CanDeclare, can: bool) -> bool:
        return can and (asked.seat != seat or bool(_gifts(table, seat, asked.needed)))

    def after(table: ArcsTable, event: q.AboutToDeclare) -> Iterable[Step]:
        return (GiveGuildCard(seat, event.needed),) if event.seat == seat else ()

    return RuleHook(card, "LEAD-5.3", {q.CanDeclare: rule}, {q.AboutToDeclare: after})


def _gifts(table: ArcsTable, number: int, needed: str) -> list[str]:
    """LEAD-5.3: what a seat can give to declare; not the card that lets it do so."""
    keeps = table.rules.holds("feastbringer-gives-bards")
    return [card for card in table.seats[number].cards if card != needed or not keeps]


@dataclass(frozen=True, slots=True)
class GiveGuildCard(Step):
    """LEAD-5.3: a guild card goes to the rival with the least Power, first in turn order."""

    seat: int
    needed: str = ""

    def ask(self, table: ArcsTable) -> Decision | None:
        cards = _gifts(table, self.seat, self.needed)
        if len(cards) < 2:
            return None
        options = [GiveCard(card) for card in cards]
        asked = Said("ask-give", {"rival": SeatNumber(self.poorest(table))})
        return Decision(self.seat, "give", asked, options)

    def poorest(self, table: ArcsTable) -> int:
        """Who gets the card."""
        rivals = [number for number in table.turn_order() if number != self.seat]
        return min(rivals, key=lambda number: table.seats[number].power)

    def answer(self, table: ArcsTable, option: GiveCard | None, emit: Emit) -> None:
        seat, rival = table.seats[self.seat], self.poorest(table)
        card = option.card if option else _gifts(table, self.seat, self.needed)[0]
        seat.cards = without(seat.cards, card)
        table.seats[rival].cards += (card,)
        emit(CardGiven, self.seat, rival, card)

    def problems(self, table: ArcsTable) -> list[str]:
        held = _gifts(table, self.seat, self.needed)
        return [] if held else [f"seats[{self.seat}].cards holds nothing to give"]


def _secures_top(seat: int, card: str, effect: Effect) -> RuleHook:
    def after(table: ArcsTable, event: AmbitionDeclared) -> Iterable[Step]:
        is_new = len(table.boxes[event.ambition]) == 1
        return (SecureTop(seat),) if event.seat == seat and is_new else ()

    return RuleHook(card, "LEAD-5.4", after={AmbitionDeclared: after})


@dataclass(frozen=True, slots=True)
class SecureTop(Step):
    """LEAD-5.4: the top card of the Court deck is secured; the last ones are those buried."""

    seat: int

    def ask(self, table: ArcsTable) -> Chance | None:
        if not table.court_deck:
            return None
        return Chance("court", ASK_DRAW_COURT, OneCard(table.court_deck))

    def answer(self, table: ArcsTable, card: str | None, emit: Emit) -> None:
        if card is not None:
            table.court_deck = tuple([each for each in table.court_deck if each != card])
        elif table.buried:
            card, *rest = table.buried
            table.buried = tuple(rest)
        else:
            return
        receive_court_card(table, self.seat, card)
        emit(CardSecured, self.seat, card, 0, is_top=True)


ORDERED[AmbitionDeclared] |= {GainAny, PlaceAgents, SecureTop}
SPEAKERS.update(
    {
        "starts_with_own_pieces": _starts,
        "starts_with_outrage": _settles("LEAD-2.1", lambda seat, e: CoverIcon(seat, e.resource)),
        "starts_without": _settles("LEAD-2.2", lambda seat, e: ScrapPieces(seat, e.where, e.n)),
        "draws_lore": _settles("LEAD-2.4", lambda seat, e: DrawLore(seat, e.n, int(e.amount))),
        "first_pays_as_second": _pays_second,
        "only_unshared_first_pays": _pays_first_only,
        "discards_after_scoring": _discards_after,
        "declaring_gains_any": _declaring("LEAD-5.1", GainAny),
        "declaring_places_agents": _declaring("LEAD-5.2", PlaceAgents),
        "declaring_costs_guild_card": _pays_to_declare,
        "declaring_secures_top_card": _secures_top,
    }
)
