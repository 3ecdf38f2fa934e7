"""The whole state of Arcs: what lies on the table, and what happens next."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from operator import attrgetter
from random import Random

from engine.core.step import Step
from games.arcs.board import HIDDEN
from games.arcs.campaign_components import FAITHFUL_CARDS
from games.arcs.invariants import faults_of
from games.arcs.parts import EVERYBODY, FACE_DOWN, Extra, Lying, Seat, Supercat
from games.arcs.table import Table


@dataclass(slots=True)
class ArcsTable(Table):
    """The table, and the steps that are still to be done, the next one last."""

    steps: list[Step] = field(default_factory=list)

    @property
    def is_over(self) -> bool:
        return not self.steps

    def check(self) -> list[str]:
        """Broken invariants, one sentence each; empty for a sound table."""
        resolved = [card for step in self.steps if (card := getattr(step, "vox", ""))]
        return faults_of(self, resolved) or list(self._flow())

    def _flow(self) -> Iterator[str]:
        for step in self.steps[-1:]:
            yield from self.problems_of(step)

    def problems_of(self, step: Step) -> list[str]:
        """What contradicts a step that runs next, one sentence each."""
        if self.rules.mode == "base" and _is_of_the_campaign(step):
            return ["the step on top belongs to the campaign, but this is the base game"]
        seat = getattr(step, "seat", 0)
        if seat not in range(len(self.seats)):
            return [f"the step on top names seat {seat}, which does not exist"]
        return step.problems(self)

    def exchange(self, one: str, other: str) -> None:
        """Two action cards change places, wherever they lie; for a hand that is told later."""
        names = {one: other, other: one}

        def now(card: str) -> str:
            return names.get(card, card)

        for seat in self.seats:
            seat.hand = tuple(sorted([now(card) for card in seat.hand]))
            if seat.supercat is not None:
                drawn = tuple([now(card) for card in seat.supercat.drawn])
                seat.supercat = replace(seat.supercat, drawn=drawn)
        self.trick = tuple([replace(each, card=now(each.card)) for each in self.trick])
        self.extras = tuple([replace(each, card=now(each.card)) for each in self.extras])
        self.pile = tuple([_renamed(layer, now) for layer in self.pile])
        self.stack = _renamed(self.stack, now)

    def seen_by(self, viewer: int) -> ArcsTable:
        """A copy without what a seat may not know: hands, copies, extra cards, the pile.

        A hand being looked at is seen by whoever looks.
        """
        view = self.copy()
        shown = getattr(self.steps[-1], "shows_hand", None) if self.steps else None
        for number, seat in enumerate(view.seats):
            if number == viewer or shown == (viewer, number):
                continue
            if seat.supercat is None:
                seat.hand = tuple([_back_of(card) for card in seat.hand])
            elif shown is not None and shown[1] == number:
                _hide_drawn(seat, seat.supercat)
        view.trick = tuple(
            [
                each
                if each.how != "copy" or each.seat == viewer
                else replace(each, card=_back_of(each.card))
                for each in self.trick
            ]
        )
        if self.extras:
            view.extras = tuple(
                [
                    each if each.seat == viewer else Extra(each.seat, _back_of(each.card))
                    for each in self.extras
                ]
            )
        view.pile = tuple([_layer_seen(layer, viewer) for layer in self.pile])
        view.stack = _layer_seen(self.stack, viewer)
        view.reach.hide_from(viewer)
        return view

    def with_hidden_dealt(self, rng: Random) -> ArcsTable:
        """A copy to play on: hidden cards are dealt from those that are nowhere to be seen."""
        dealt = self.copy()
        dealt.reach.deal_hidden(rng)
        left = dealt.unseen_cards()
        rng.shuffle(left)

        def shown(card: str) -> str:
            return left.pop() if card == HIDDEN else card

        for seat in dealt.seats:
            seat.hand = tuple(sorted([shown(card) for card in seat.hand]))
        dealt.trick = tuple([replace(each, card=shown(each.card)) for each in dealt.trick])
        dealt.extras = tuple([replace(each, card=shown(each.card)) for each in dealt.extras])
        for seat, hidden in zip(dealt.seats, self.seats, strict=True):
            if seat.supercat is not None and HIDDEN in seat.supercat.drawn:
                known = [card for card in seat.supercat.drawn if card != HIDDEN]
                drawn = (*known, *[card for card in seat.hand if card not in hidden.hand])
                seat.supercat = replace(seat.supercat, drawn=drawn)
        dealt.stack = tuple([replace(each, card=shown(each.card)) for each in dealt.stack])
        dealt.pile = tuple(
            [
                tuple([replace(each, card=shown(each.card)) for each in layer])
                for layer in dealt.pile
            ]
        )
        return dealt


def _is_of_the_campaign(step: Step) -> bool:
    return type(step).__module__.startswith("games.arcs.campaign.")


def _renamed(layer: tuple[Lying, ...], now: Callable[[str], str]) -> tuple[Lying, ...]:
    return tuple([replace(each, card=now(each.card)) for each in layer])


def _hide_drawn(seat: Seat, supercat: Supercat) -> None:
    kept = [card for card in seat.hand if card not in supercat.drawn]
    unknown = tuple([_back_of(card) for card in supercat.drawn])
    seat.hand = tuple(sorted((*kept, *unknown)))
    seat.supercat = replace(supercat, drawn=unknown)


def _layer_seen(layer: tuple[Lying, ...], viewer: int) -> tuple[Lying, ...]:
    known = [
        each
        for each in layer
        if each.known_to in (viewer, EVERYBODY) or each.card in FAITHFUL_CARDS
    ]
    unknown = (FACE_DOWN,) * (len(layer) - len(known))
    if not known:
        return unknown
    return tuple(sorted((*known, *unknown), key=attrgetter("card", "known_to")))


def _back_of(card: str) -> str:
    """What others see of a card in a hand: Faithful ones have their own back (BELIEVER-1.7)."""
    return card if card in FAITHFUL_CARDS else HIDDEN
