"""The end of a turn: the card for a conquest, and the fortification."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.decision import Chance, Decision
from engine.core.step import Emit, Step
from engine.text.message import Message
from games.risk.board import ADJACENT
from games.risk.cards import CARD_NAMES, HIDDEN, CardDraw, card_named
from games.risk.events import CardTaken, DeckReshuffled, TroopsFortified
from games.risk.moves import EndTurn, Fortifications, Fortify
from games.risk.state import RiskTable

DRAW_CARD, DRAW_OF_NEW_DECK = Message("draw-card"), Message("draw-card-of-new-deck")
ASK_FORTIFY = Message("ask-fortify")


@dataclass(frozen=True, slots=True)
class TakeCard(Step):
    """RISK-11.1: a turn with a conquest earns one card, taken from the deck without asking.

    RISK-11.7: which it is, is not asked of a seat that tells late.
    """

    def ask(self, table: RiskTable) -> Chance | None:
        if not self._is_due(table) or table.seat in table.rules.tell_late:
            return None
        asked, cards = DRAW_CARD, table.unseen_cards
        if not table.deck_size:
            asked, cards = DRAW_OF_NEW_DECK, list(table.discards)
        draw = CardDraw(tuple([CARD_NAMES[card] for card in cards]))
        return Chance("card", asked, draw, table.seat, secret=True)

    def answer(self, table: RiskTable, name: str | None, emit: Emit) -> None:
        if not self._is_due(table):
            return
        if not table.deck_size:
            reshuffled = len(table.discards)
            table.discards = ()
            emit(DeckReshuffled, reshuffled, name is None)
        seat, card = table.seat, HIDDEN if name is None else card_named(name)
        table.hands[seat] = tuple(sorted((*table.hands[seat], card)))
        emit.to(seat, CardTaken, seat, card)

    def _is_due(self, table: RiskTable) -> bool:
        return table.has_conquered and bool(table.deck_size or table.discards)

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
