"""Sealed bids: the smallest game with secrets, for tests of who may know what."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import Any, ClassVar

from engine.core.chance import Draw
from engine.core.codec import Codec
from engine.core.decision import Answer, Chance, Decision, Reason
from engine.core.game import BotLevel, Game
from engine.core.setup import Result, Setup
from engine.core.step import Emit

HIDDEN = 0
ROUNDS = 3


@dataclass(frozen=True, slots=True)
class Bid:
    high: bool

    def __str__(self) -> str:
        return "Bid" if self.high else "Pass"


@dataclass(frozen=True, slots=True)
class CardDrawn:
    seat: int
    card: int

    def veiled(self) -> CardDrawn:
        return CardDrawn(self.seat, HIDDEN)


@dataclass(frozen=True, slots=True)
class BidMade:
    """Behind the hand; the others learn nothing of it, not even when."""

    seat: int
    high: bool


@dataclass(frozen=True, slots=True)
class Ready:
    seat: int


@dataclass(frozen=True, slots=True)
class BidsShown:
    reveals: ClassVar = ("bid",)
    turns_up: ClassVar = "the bids"

    bids: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class DrawCard:
    """SEAL-1."""

    seat: int

    def ask(self, table: SealedTable) -> Chance:
        return Chance("card", "Draw a card", Draw((1, 2, 3, 4, 5, 6)), self.seat, secret=True)

    def answer(self, table: SealedTable, card: int, emit: Emit) -> None:
        table.cards[self.seat] = card
        emit.to(self.seat, CardDrawn, self.seat, card)


@dataclass(frozen=True, slots=True)
class MakeBid:
    """SEAL-2."""

    seat: int

    def ask(self, table: SealedTable) -> Decision:
        return Decision(self.seat, "bid", "Bid or pass", (Bid(True), Bid(False)), secret=True)

    def answer(self, table: SealedTable, option: Bid, emit: Emit) -> None:
        table.bids[self.seat] = table.cards[self.seat] if option.high else -1
        emit.to(self.seat, BidMade, self.seat, option.high)
        emit(Ready, self.seat)


@dataclass(frozen=True, slots=True)
class ShowBids:
    """SEAL-3."""

    def ask(self, table: SealedTable) -> None:
        return None

    def answer(self, table: SealedTable, option: None, emit: Emit) -> None:
        bids = tuple(table.bids)
        table.shown = bids
        best = max(bids)
        if best > 0 and bids.count(best) == 1:
            table.points[bids.index(best)] += 1
        emit(BidsShown, bids)
        table.round += 1
        if table.round < ROUNDS:
            begin_round(table)


SealedStep = DrawCard | MakeBid | ShowBids


def begin_round(table: SealedTable) -> None:
    seats = range(len(table.points))
    table.cards, table.bids = [HIDDEN for _ in seats], [HIDDEN for _ in seats]
    bids = [MakeBid(seat) for seat in reversed(seats)]
    table.steps += [ShowBids(), *bids, *[DrawCard(seat) for seat in reversed(seats)]]


@dataclass(slots=True)
class SealedTable:
    points: list[int]
    cards: list[int]
    bids: list[int]
    shown: tuple[int, ...]
    round: int
    steps: list[SealedStep]

    def copy(self) -> SealedTable:
        return SealedTable(list(self.points), list(self.cards), list(self.bids), self.shown,
                           self.round, list(self.steps))  # fmt: skip

    def check(self) -> list[str]:
        return [] if self.round <= ROUNDS else ["there are only three rounds"]


class Bold:
    """Bids four and more."""

    draws = False

    def choose(self, view: SealedTable, decision: Decision, rng: Random) -> Answer:
        card = view.cards[decision.seat]
        why = Reason("SEAL-2", f"holds a {card}")
        if card < 4:  # a card that is not bid is never turned up
            why = replace(why, is_private=True, veiled=Reason("SEAL-2", "holds less than four"))
        return Answer(Bid(card >= 4), (why,))


class Sealed(Game):
    key = "sealed"
    title = "Sealed bids"
    tagline = "Behind the hand"
    about = "Bid the card you hold, or pass."
    minutes = 1
    fewest_seats = 2
    most_seats = 4
    levels = bot_levels = (
        BotLevel("bold", "Bold", "Bids four and more", 1, make=lambda setup: Bold()),
    )
    default_bot = "bold"
    codec = Codec(Bid, CardDrawn, BidMade, Ready, BidsShown, DrawCard, MakeBid, ShowBids,
                  SealedTable)  # fmt: skip
    folder = Path(__file__).parent
    has_hidden_information = True

    @property
    def table_type(self) -> type:
        return SealedTable

    def start(self, setup: Setup) -> SealedTable:
        table = SealedTable([0] * len(setup.seats), [], [], (), 0, [])
        begin_round(table)
        return table

    def hide(self, table: SealedTable, seat: int) -> SealedTable:
        view = table.copy()
        view.cards = [card if at == seat else HIDDEN for at, card in enumerate(view.cards)]
        view.bids = [bid if at == seat else HIDDEN for at, bid in enumerate(view.bids)]
        return view

    def deal_hidden(self, table: SealedTable, rng: Random) -> SealedTable:
        dealt = table.copy()
        waiting = {step.seat for step in dealt.steps if isinstance(step, DrawCard)}
        to_bid = {step.seat for step in dealt.steps if isinstance(step, MakeBid)}
        for seat in range(len(dealt.cards)):
            if dealt.cards[seat] == HIDDEN and seat not in waiting:
                dealt.cards[seat] = rng.randint(1, 6)
            if dealt.bids[seat] == HIDDEN and seat not in to_bid:
                dealt.bids[seat] = rng.choice((-1, dealt.cards[seat]))
        return dealt

    def result(self, table: SealedTable) -> Result:
        return Result.by_score([float(points) for points in table.points])

    def describe(self, table: SealedTable, names: Sequence[str]) -> str:
        return f"cards {table.cards}, bids {table.bids}, points {table.points}"

    def event_text(self, event: Any, names: Sequence[str]) -> str:
        if isinstance(event, BidsShown):
            return f"The bids are {event.bids}"
        if isinstance(event, BidMade):
            return f"{names[event.seat]} {'bids' if event.high else 'passes'}"
        if isinstance(event, Ready):
            return f"{names[event.seat]} is ready"
        what = f"a {event.card}" if event.card else "a card"
        return f"{names[event.seat]} draws {what}"


GAME = Sealed()
