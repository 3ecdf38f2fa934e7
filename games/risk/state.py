"""What lies on the table of Risk: territories, hands, and what happens next."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from random import Random
from typing import Annotated, Literal

from engine.core.decision import Decision
from engine.core.hidden import Copyable
from engine.core.position.edits import Zone, in_two_places
from engine.core.step import Step
from games.risk.board import (
    ADJACENT,
    CARD_NAMES,
    CARDS,
    CONTINENTS,
    HIDDEN,
    NAMES,
    SIZE,
    Cards,
    set_value,
)
from games.risk.card import RiskCard

NOBODY = -1
"""The owner of a territory that is not claimed yet."""

NEUTRAL = 6
"""The owner of the neutral army's territories at a table of two; it never plays."""

FEWEST_SEATS, MOST_SEATS = RiskCard.fewest_seats, RiskCard.most_seats
FEWEST_REINFORCEMENTS = 3
TERRITORIES_PER_TROOP = 3

Trade = Literal["document", "classic5", "contest"]
Claiming = Literal["chosen", "random"]
Defence = Literal["automatic", "manual"]


@dataclass(frozen=True, slots=True)
class Rules:
    """The options of the set-up; `round_limit` 0 means that the game has no last round.

    RISK-11.7: at a real table the seats that `tell_late` are those of several people. The cards
    they draw are HIDDEN, until they redeem them or a bot takes them.
    """

    trade: Trade = "document"
    claiming: Claiming = "chosen"
    defence: Defence = "automatic"
    round_limit: int = 0
    tell_late: tuple[int, ...] = field(default=(), repr=False)

    @property
    def most_cards_kept(self) -> int:
        """RISK-5.9: with more cards than this a turn begins with redeeming a set."""
        return 5 if self.trade == "document" else 4

    @property
    def cards_that_force(self) -> int:
        """RISK-10.2: with this many after an elimination, sets must be redeemed at once."""
        return 7 if self.trade == "contest" else 6


def _card_called(card: int) -> str:
    return CARD_NAMES[card] if card in range(CARDS) else str(card)


@dataclass(slots=True)
class RiskTable(Copyable):
    """The whole state. Lists by territory number (`owners`, `troops`) or by seat (the others).

    `reserves` are troops still to place; `order` the seats in order of play, `seat` the one to
    play, `eliminated` the seats that are out in the order they left. Face-down cards are those
    that are neither in a hand nor in `discards`: their order does not exist.
    """

    rules: Rules
    owners: list[int]
    troops: list[int]
    hands: Annotated[list[Cards], Zone("card", HIDDEN, called=_card_called)]
    reserves: list[int]
    order: tuple[int, ...] = ()
    seat: int = 0
    round: int = 0
    discards: Annotated[Cards, Zone("card", HIDDEN, called=_card_called)] = ()
    sets_redeemed: int = 0
    eliminated: tuple[int, ...] = ()
    has_conquered: bool = False
    has_taken_bonus: bool = False
    steps: list[Step] = field(default_factory=list)

    # -- questions ----------------------------------------------------------------------------

    @property
    def is_over(self) -> bool:
        return not self.steps

    @property
    def alive(self) -> tuple[int, ...]:
        """The seats still playing, in order of play."""
        return tuple([seat for seat in self.order if seat not in self.eliminated])

    @property
    def next_set_value(self) -> int:
        """The troops for the next set, whoever redeems it."""
        return set_value(self.sets_redeemed + 1)

    @property
    def deck_size(self) -> int:
        """How many cards lie face down."""
        return CARDS - len(self.discards) - sum(map(len, self.hands))

    @property
    def unseen_cards(self) -> list[int]:
        """The cards that lie face down or in a hand that this view hides."""
        known = {card for hand in self.hands for card in hand}.union(self.discards)
        return [card for card in range(CARDS) if card not in known]

    def territories_of(self, seat: int) -> tuple[int, ...]:
        return tuple([place for place, owner in enumerate(self.owners) if owner == seat])

    def troops_of(self, seat: int) -> int:
        pairs = zip(self.owners, self.troops, strict=True)
        return sum([troops for owner, troops in pairs if owner == seat])

    def continents_of(self, seat: int) -> tuple[int, ...]:
        """The continents of which the seat owns every territory."""
        owners = self.owners
        held = []
        for continent in CONTINENTS:
            for place in continent.territories:
                if owners[place] != seat:
                    break
            else:
                held.append(continent.id)
        return tuple(held)

    def territory_troops(self, seat: int) -> int:
        """RISK-4.1 and 4.2: a troop per three territories, at least three."""
        return max(FEWEST_REINFORCEMENTS, self.owners.count(seat) // TERRITORIES_PER_TROOP)

    def income(self, seat: int) -> int:
        """RISK-4.1 to 4.3: what a turn that starts now brings, cards not counted."""
        bonus = sum([CONTINENTS[number].bonus for number in self.continents_of(seat)])
        return self.territory_troops(seat) + bonus

    def is_border(self, territory: int) -> bool:
        """Whether a neighbour belongs to somebody else."""
        owners = self.owners
        owner = owners[territory]
        return any(owners[place] != owner for place in ADJACENT[territory])

    def exchange(self, one: int, other: int) -> None:
        """Two cards change places, in hands or face down; for a hand that is told later."""
        names = {one: other, other: one}
        self.hands = [
            tuple(sorted([names.get(card, card) for card in hand])) for hand in self.hands
        ]
        self.discards = tuple([names.get(card, card) for card in self.discards])

    # -- copies -------------------------------------------------------------------------------

    def seen_by(self, seat: int) -> RiskTable:
        """RISK-1.7: a copy in which the cards of other hands are hidden.

        So is that another seat is to redeem cards: it is asked only when it holds a set.
        """
        view = self.copy()
        if view.rules.tell_late:
            view.rules = replace(view.rules, tell_late=())
        if self.steps and seat != self.seat and hasattr(type(self.steps[-1]), "shows_a_set"):
            view.steps.pop()
        view.hands = [
            hand if owner == seat or not hand else (HIDDEN,) * len(hand)
            for owner, hand in enumerate(self.hands)
        ]
        return view

    def with_hidden_dealt(self, rng: Random) -> RiskTable:
        """A copy in which every hidden card has become one of the unseen cards, at random."""
        unseen = self.unseen_cards
        rng.shuffle(unseen)
        table = self.copy()
        table.hands = [
            tuple(sorted([unseen.pop() if card == HIDDEN else card for card in hand]))
            for hand in self.hands
        ]
        return table

    # -- invariants ---------------------------------------------------------------------------

    def check(self) -> list[str]:
        """Broken invariants, one sentence each; empty for a sound table."""
        for group in (self._shape, self._seats, self._board, self._cards, self._flow):
            problems = list(group())
            if problems:
                return problems
        return []

    def _shape(self) -> Iterator[str]:
        seats = len(self.hands)
        if not FEWEST_SEATS <= seats <= MOST_SEATS:
            yield f"hands holds {seats} seats; there are {FEWEST_SEATS} to {MOST_SEATS}"
        if len(self.reserves) != seats:
            yield f"reserves has {len(self.reserves)} entries; there are {seats} seats"
        if len(self.owners) != SIZE:
            yield f"owners has {len(self.owners)} entries; there are {SIZE} territories"
        if len(self.troops) != SIZE:
            yield f"troops has {len(self.troops)} entries; there are {SIZE} territories"
        if self.rules.round_limit < 0:
            yield f"rules.round_limit is {self.rules.round_limit}; 0 means that there is none"

    def _seats(self) -> Iterator[str]:
        seats = range(len(self.hands))
        if self.order and sorted(self.order) != list(seats):
            yield f"order is {list(self.order)}; it must name every seat once"
        if not self.order and self.round:
            yield f"order is empty, but round {self.round} is being played"
        if self.seat not in seats:
            yield f"seat is {self.seat}; the seats are 0 to {len(self.hands) - 1}"
        gone = self.eliminated
        if len(set(gone)) != len(gone) or not set(gone) <= set(seats) or len(gone) == len(seats):
            yield f"eliminated is {list(gone)}; it must name seats, each once, and spare one"
        elif self.seat in gone:
            yield f"seat is {self.seat}, which is eliminated"
        if self.round < 0 or self.sets_redeemed < 0 or min(self.reserves) < 0:
            yield "round, sets_redeemed and reserves cannot be negative"
        waiting = [seat for seat in seats if self.reserves[seat] and seat != self.seat]
        if self.round and waiting:
            yield f"reserves[{waiting[0]}] is not 0, but seat {self.seat} plays"

    def _board(self) -> Iterator[str]:
        owners = {NOBODY, *range(len(self.hands))} - set(self.eliminated)
        if len(self.hands) == FEWEST_SEATS:
            owners.add(NEUTRAL)
        for place, (owner, troops) in enumerate(zip(self.owners, self.troops, strict=True)):
            if owner not in owners:
                yield f"owners[{place}] is {owner}, who cannot own {NAMES[place]}"
            elif owner == NOBODY and (troops or self.round):
                yield f"owners[{place}] is {NOBODY}, but {NAMES[place]} must have an owner by now"
            elif troops < 0 or (troops == 0 and owner != NOBODY and not self._is_moved_into(place)):
                yield f"troops[{place}] is {troops}; {NAMES[place]} must hold at least one"
        loser = getattr(self.steps[-1], "loser", None) if self.steps else None
        for seat in self.alive if self.round else ():
            if seat not in self.owners and seat != loser:
                yield f"eliminated lacks seat {seat}, which owns no territory"

    def _is_moved_into(self, territory: int) -> bool:
        return bool(self.steps) and getattr(self.steps[-1], "captured", None) == territory

    def _cards(self) -> Iterator[str]:
        known = [card for hand in (*self.hands, self.discards) for card in hand if card != HIDDEN]
        yield from in_two_places(self)
        if any(not 0 <= card < CARDS for card in known) or HIDDEN in self.discards:
            yield f"hands and discards must hold cards from 0 to {CARDS - 1}"
        if self.deck_size < 0:
            yield f"hands and discards hold more than the {CARDS} cards there are"
        for seat, hand in enumerate(self.hands):
            if hand and (seat in self.eliminated or not self.round):
                yield f"hands[{seat}] holds cards, but the seat can have none"
            if list(hand) != sorted(hand):
                yield f"hands[{seat}] is {list(hand)}; it must be in ascending order"

    def _flow(self) -> Iterator[str]:
        for step in self.steps[-1:]:
            yield from step.problems(self)

    def problems_of_turn(self) -> list[str]:
        """What keeps any step of a turn from standing on this table."""
        if not self.round:
            return ["round is 0, but a turn is being played"]
        if len(self.alive) < FEWEST_SEATS:
            return ["steps is not empty, but all opponents are eliminated"]
        return []

    def decider(self) -> int:
        """The seat that decides now; the seat to play when dice or nothing are waited for."""
        asked = self.steps[-1].ask(self) if self.steps else None
        return asked.seat if isinstance(asked, Decision) else self.seat
