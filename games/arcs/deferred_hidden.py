"""A hand of Arcs at a real table: its owner tells each card as it is played."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from engine.core.decision import Chance, Pending
from engine.core.deferred_hidden import Untold
from engine.core.setup import Setup
from games.arcs import rule_queries as q
from games.arcs.board import CARDS, HIDDEN
from games.arcs.campaign_components import FAITHFUL_CARDS
from games.arcs.card import CAMPAIGN
from games.arcs.dealing import Deal, OneCard
from games.arcs.parts import FACE_DOWN, Lying
from games.arcs.rule_hooks import ruled
from games.arcs.state import ArcsTable


class UntoldHand(Untold):
    """The action cards that a person has been dealt or has drawn."""

    kinds = ("deal", "draw")

    def holds_for(self, setup: Setup) -> bool:
        """In the base game: fates, events and Faithful cards need a hand as it is."""
        return setup.options.get("mode") != CAMPAIGN

    def is_kept(self, asked: Chance, setup: Setup, table: ArcsTable) -> bool:
        """Not where the hand lies open."""
        is_kept = super().is_kept(asked, setup, table)
        return is_kept and not ruled(table, q.HandIsOpen(asked.for_seat or 0), False)

    def held(self, table: ArcsTable, asked: Pending) -> Sequence[str]:
        """The hand that plays, or the cards that can be drawn; Faithful ones have other backs."""
        if isinstance(asked, Chance):
            return [each for each in super().held(table, asked) if each in CARDS]
        hand = table.seats[asked.seat].hand
        return [each for each in hand if each not in FAITHFUL_CARDS]

    def named(self, answer: Any) -> tuple[str, ...]:
        """The action cards of an answer."""
        found = answer if isinstance(answer, tuple) else (getattr(answer, "card", answer),)
        return tuple(each for each in found if isinstance(each, str) and each in CARDS)

    def all_names(self, table: ArcsTable) -> Sequence[str]:
        """Every action card of the game."""
        return table.action_cards

    def wider(self, outcomes: Any, table: ArcsTable) -> Any:
        """A card, or a hand, of all the cards of the game."""
        if isinstance(outcomes, OneCard) and set(outcomes.items) <= CARDS.keys():
            return OneCard(tuple(sorted(table.action_cards)))
        if isinstance(outcomes, Deal) and set(outcomes.cards) <= CARDS.keys():
            return Deal(tuple(sorted(table.action_cards)), outcomes.count)
        return outcomes

    def veil(self, view: ArcsTable, seat: int) -> None:
        """Backs in its own hand as well, and of what it laid face down."""
        view.trick = tuple([
            replace(each, card=HIDDEN) if (each.how, each.seat) == ("copy", seat) else each
            for each in view.trick
        ])  # fmt: skip
        view.extras = tuple([
            replace(each, card=HIDDEN) if each.seat == seat else each for each in view.extras
        ])  # fmt: skip
        view.pile = tuple([_of_others(layer, seat) for layer in view.pile])
        view.stack = _of_others(view.stack, seat)
        here = view.seats[seat]
        if here.supercat is None:
            here.hand = tuple([card if card in FAITHFUL_CARDS else HIDDEN for card in here.hand])


def _of_others(layer: tuple[Lying, ...], seat: int) -> tuple[Lying, ...]:
    """Cards that lie, without what that seat alone knows of."""
    known = [each for each in layer if each.known_to != seat]
    return (*known, *(FACE_DOWN,) * (len(layer) - len(known)))


UNTOLD = UntoldHand()
