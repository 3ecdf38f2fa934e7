"""Leaders and lore: the rows, who takes what, and what leaders say of the set-up."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

from engine.core.decision import Chance, Decision
from engine.core.step import Emit, Step
from engine.text.said import Said
from games.arcs import rule_queries as q
from games.arcs.dealing import OneCard
from games.arcs.hands import DraftPutAway
from games.arcs.leader_events import CardTaken, DraftLaid
from games.arcs.leaders import BASE_LORE, LEADERS, LORE
from games.arcs.moves import Take
from games.arcs.names import CARD
from games.arcs.parts import NO_TOKEN
from games.arcs.rule_hooks import follow_up, ruled
from games.arcs.state import ArcsTable

ASK_DRAFT: Final = Said("ask-draft")
ASK_LEADER: Final = Said("ask-leader")
ASK_LORE: Final = Said("ask-lore")

LEADER, LORE_CARD = "leader", "lore"
BOXES = {LEADER: tuple(LEADERS), LORE_CARD: BASE_LORE}


def take_card(table: ArcsTable, number: int, card: str, emit: Emit) -> None:
    """LEAD-1.2: a leader or a lore card comes to a seat; lore may bring a slot (LORE-1.12)."""
    seat = table.seats[number]
    table.draft = tuple([each for each in table.draft if each != card])
    if card in LEADERS:
        seat.leader = card
    else:
        seat.lore += (card,)
        seat.slots += (NO_TOKEN,) * LORE[card].adds_slot
    emit(CardTaken, number, card)


def left_in_box(table: ArcsTable, kind: str, among: Collection[str] = ()) -> tuple[str, ...]:
    """The leaders or the lore cards that nobody has and that do not lie open."""
    gone = {*table.draft, *[seat.leader for seat in table.seats]}
    gone.update(*[seat.lore for seat in table.seats])
    return tuple(
        [each for each in BOXES[kind] if each not in gone and (not among or each in among)]
    )


@dataclass(frozen=True, slots=True)
class LayDraft(Step):
    """LEAD-1.1 and 1.2: one leader and one lore card more than players who take them."""

    def answer(self, table: ArcsTable, option: None, emit: Emit) -> None:
        order = table.turn_order()
        dealt = [number for number in order if ruled(table, q.DealtFrom(number), ())]
        drafting = [number for number in order if number not in dealt]
        steps: list[Step] = [EndDraft()]
        if drafting:
            steps += [DraftCard(number) for number in drafting] * 2
            steps += [TellDraft()]
            for kind in (LORE_CARD, LEADER):
                steps += [TurnUp(kind)] * (len(drafting) + 1)
        for number in reversed(dealt):
            steps += [DealCard(number, LORE_CARD), DealCard(number, LEADER)]
        table.steps += steps


@dataclass(frozen=True, slots=True)
class TurnUp(Step):
    """LEAD-1.1: a leader, or a lore card, comes into the row."""

    kind: str

    def ask(self, table: ArcsTable) -> Chance:
        asked = ASK_LEADER if self.kind == LEADER else ASK_LORE
        return Chance("draft", asked, OneCard(left_in_box(table, self.kind)))

    def answer(self, table: ArcsTable, card: str, emit: Emit) -> None:
        table.draft += (card,)

    def problems(self, table: ArcsTable) -> list[str]:
        return [] if self.kind in BOXES else ["the step on top turns up no leader and no lore"]


@dataclass(frozen=True, slots=True)
class DealCard(Step):
    """LEAD-1.7: who does not draft is dealt one of a few leaders, or of a few lore cards."""

    seat: int
    kind: str

    def ask(self, table: ArcsTable) -> Chance | None:
        few = ruled(table, q.DealtFrom(self.seat), ())
        left = left_in_box(table, self.kind, few)
        if not left:
            return None
        key = "ask-deal-leader" if self.kind == LEADER else "ask-deal-lore"
        return Chance("draft", Said(key, {"cards": tuple(map(CARD, left))}), OneCard(left))

    def answer(self, table: ArcsTable, card: str | None, emit: Emit) -> None:
        if card is not None:
            take_card(table, self.seat, card, emit)

    def problems(self, table: ArcsTable) -> list[str]:
        return [] if self.kind in BOXES else ["the step on top deals no leader and no lore"]


@dataclass(frozen=True, slots=True)
class TellDraft(Step):
    """LEAD-1.1: the rows lie open."""

    def answer(self, table: ArcsTable, option: None, emit: Emit) -> None:
        emit(DraftLaid, table.draft)


@dataclass(frozen=True, slots=True)
class DraftCard(Step):
    """LEAD-1.2: one card of the rows, of a kind that the seat does not have yet."""

    seat: int

    def ask(self, table: ArcsTable) -> Decision:
        seat = table.seats[self.seat]
        options = [
            Take(card)
            for card in table.draft
            if not (seat.leader if card in LEADERS else seat.lore)
        ]
        return Decision(self.seat, "draft", ASK_DRAFT, options)

    def answer(self, table: ArcsTable, option: Take, emit: Emit) -> None:
        take_card(table, self.seat, option.card, emit)

    def problems(self, table: ArcsTable) -> list[str]:
        seat = table.seats[self.seat]
        kinds = [bool(card in LEADERS) for card in table.draft]
        if not ((True in kinds and not seat.leader) or (False in kinds and not seat.lore)):
            return ["the step on top drafts, but draft has no card for it"]
        return []


@dataclass(frozen=True, slots=True)
class EndDraft(Step):
    """LEAD-1.2: what nobody took goes back into the box."""

    def answer(self, table: ArcsTable, option: None, emit: Emit) -> None:
        if table.draft:
            emit(DraftPutAway, table.draft)
        table.draft = ()


@dataclass(frozen=True, slots=True)
class SettleLeaders(Step):
    """LEAD-1.5: in turn order everybody carries out what the leader says of the set-up."""

    def answer(self, table: ArcsTable, option: None, emit: Emit) -> None:
        table.steps += [SettleIn(number) for number in reversed(table.turn_order())]


@dataclass(frozen=True, slots=True)
class SettleIn(Step):
    """LEAD-1.5: one seat's turn to do so."""

    seat: int

    def answer(self, table: ArcsTable, option: None, emit: Emit) -> None:
        follow_up(table, q.SettlesIn(self.seat))
