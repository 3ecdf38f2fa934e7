"""The end of a turn: the card for a conquest, and the fortification."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.decision import Chance, Decision
from engine.core.step import Emit, Step
from engine.text.message import Message
from games.risk.board import ADJACENT
from games.risk.cards import CARD_NAMES, CardDraw, card_named
from games.risk.events import CardTaken, DeckReshuffled, TroopsFortified
from games.risk.moves import EndTurn, Fortifications, Fortify
from games.risk.state import RiskTable

DRAW_CARD, DRAW_OF_NEW_DECK = Message("draw-card"), Message("draw-card-of-new-deck")
ASK_FORTIFY = Message("ask-fortify")


@dataclass(frozen=True, slots=True)
class TakeCard(Step):
    """RISK-11.1: a turn with a conquest earns one card, taken from the deck without asking."""

    def ask(self, table: RiskTable) -> Chance | None:
        if not table.has_conquered or not (table.deck_size or table.discards):
            return None
        asked, cards = DRAW_CARD, table.unseen_cards
        if not table.deck_size:
            asked, cards = DRAW_OF_NEW_DECK, list(table.discards)
        draw = CardDraw(tuple([CARD_NAMES[card] for card in cards]))
        return Chance("card", asked, draw, table.seat, secret=True)

    def answer(self, table: RiskTable, name: str | None, emit: Emit) -> None:
        if name is None:
            return
        if not table.deck_size:
            reshuffled = len(table.discards)
            table.discards = ()
            emit(DeckReshuffled, reshuffled)
        seat, card = table.seat, card_named(name)
        table.hands[seat] = tuple(sorted((*table.hands[seat], card)))
        emit.to(seat, CardTaken, seat, card)

    def problems(self, table: RiskTable) -> list[str]:
        return table.faults_of_turn()


@dataclass(frozen=True, slots=True)
class FortifyPhase(Step):
    """RISK-12.1 to 12.4: one move between two adjacent own territories, or none."""

    def ask(self, table: RiskTable) -> Decision | None:
        ways = fortifications(table)
        if not ways:
            return None
        return Decision(table.seat, "fortify", ASK_FORTIFY, Fortifications(ways))

    def answer(self, table: RiskTable, option: Fortify | EndTurn | None, emit: Emit) -> None:
        if isinstance(option, Fortify):
            source, target, count = option.source, option.target, option.count
            table.troops[source] -= count
            table.troops[target] += count
            emit(TroopsFortified, table.seat, source, target, count)

    def problems(self, table: RiskTable) -> list[str]:
        return table.faults_of_turn()


def fortifications(table: RiskTable) -> list[tuple[int, int, int]]:
    """Source, target and most troops of every move that fortifies."""
    seat, owners = table.seat, table.owners
    ways = []
    for source, troops in enumerate(table.troops):
        if troops > 1 and owners[source] == seat:
            for target in ADJACENT[source]:
                if owners[target] == seat:
                    ways.append((source, target, troops - 1))
    return ways
