"""What the position editor calls the fields of Risk, and what they may hold."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from engine.core.position_edits import FieldWords, Named, numbered, seats_of
from engine.core.position_fields import named_steps
from engine.text.message import Message
from games.risk.board import SIZE, TERRITORIES
from games.risk.cards import CARDS, HIDDEN, symbol
from games.risk.names import CARD, CONTINENT, SYMBOL, TERRITORY
from games.risk.state import NEUTRAL, NOBODY

TERRITORY_TITLES = tuple([Message(TERRITORY(place).key) for place in range(SIZE)])
TERRITORY_CHOICES = numbered(TERRITORY_TITLES)
CARD_CHOICES = (
    Named(HIDDEN, Message("field-hidden-card"), Message("field-a-card-that-only-its-owner")),
    *(
        Named(card, Message(CARD(card).key), Message(SYMBOL(symbol(card)).key))
        for card in range(CARDS)
    ),
)
CONTINENT_OF = tuple([Message(CONTINENT(territory.continent).key) for territory in TERRITORIES])
MOST_BATTLE_DICE = 3


SEATS = seats_of("hands")


def _owners(document: Any) -> tuple[Named, ...]:
    return (
        Named(NOBODY, Message("field-nobody")),
        *SEATS(document),
        Named(NEUTRAL, Message("field-neutral")),
    )


def _face_down(document: Any) -> Collection[int]:
    """The cards that lie in no hand and not among the discards; hidden ones may be any."""
    seen = {card for hand in (*document["hands"], document["discards"]) for card in hand}
    return {HIDDEN, *set(range(CARDS)) - seen}


def _discardable(document: Any) -> Collection[int]:
    return set(_face_down(document)) - {HIDDEN}


STEPS = (
    "ChooseDefence", "ClaimTerritory", "DealNeutral", "DealTerritory", "DecideOrder",
    "MatchTerritory", "MoveIn", "PassTurn", "PlaceArmies", "RedeemCards", "Reinforce",
    "RollBattle", "StartTurn", "TakeCard", "TellCards", "TellSet",
)  # fmt: skip

WORDS = {
    **named_steps(*STEPS),
    "RiskTable.seat": FieldWords(Message("field-seat-to-play"), choices=SEATS, seats="some"),
    "RiskTable.order": FieldWords(Message("field-order-of-play"), choices=SEATS, seats="every"),
    "RiskTable.round": FieldWords(
        Message("field-round"), Message("field-0-while-the-board-is-being")
    ),
    "RiskTable.owners": FieldWords(
        Message("field-territories"),
        choices=_owners,
        entries=TERRITORY_TITLES,
        by="territory",
        groups=CONTINENT_OF,
        seats="some",
    ),
    "RiskTable.troops": FieldWords(
        Message("field-troops"), entries=TERRITORY_TITLES, by="territory"
    ),
    "RiskTable.hands": FieldWords(
        Message("field-cards"), choices=CARD_CHOICES, offers=_face_down, by="seat", is_sorted=True
    ),
    "RiskTable.reserves": FieldWords(Message("field-troops-to-place"), by="seat"),
    "RiskTable.discards": FieldWords(
        Message("field-cards-played"), choices=CARD_CHOICES, offers=_discardable, is_sorted=False
    ),
    "RiskTable.sets_redeemed": FieldWords(
        Message("field-sets-redeemed"), Message("field-by-all-seats-together")
    ),
    "RiskTable.eliminated": FieldWords(
        Message("field-out-of-the-game"),
        Message("field-in-the-order-they-left"),
        choices=SEATS,
        seats="some",
    ),
    "RiskTable.has_conquered": FieldWords(
        Message("field-has-captured"), Message("field-a-card-comes-as-the-attacks")
    ),
    "RiskTable.has_taken_bonus": FieldWords(
        Message("field-has-taken-extra-troops"), Message("field-for-a-matching-territory")
    ),
    "Rules.trade": FieldWords(
        Message("field-forced-set"),
        choices=(
            Named("document", Message("field-more-than-five")),
            Named("classic5", Message("field-five-or-more")),
            Named("contest", Message("field-as-in-the-contest")),
        ),
    ),
    "Rules.claiming": FieldWords(
        Message("field-claiming"),
        choices=(
            Named("chosen", Message("field-chosen")),
            Named("random", Message("field-random")),
        ),
    ),
    "Rules.defence": FieldWords(
        Message("field-defence"),
        choices=(
            Named("automatic", Message("field-automatic")),
            Named("manual", Message("field-manual")),
        ),
    ),
    "Rules.round_limit": FieldWords(
        Message("field-round-limit"), Message("field-0-when-there-is-none")
    ),
    "Rules.tell_late": FieldWords(Message("field-tell-late"), choices=SEATS, seats="some"),
    "TellCards.loser": FieldWords(Message("field-out-of-the-game"), choices=SEATS, seats="some"),
    "TellSet.cards": FieldWords(Message("field-cards"), choices=CARD_CHOICES, is_sorted=False),
    "RedeemCards.after_elimination": FieldWords(Message("field-after-an-elimination")),
    "MatchTerritory.territories": FieldWords(
        Message("field-territories"), choices=TERRITORY_CHOICES
    ),
    "*.source": FieldWords(Message("field-from"), choices=TERRITORY_CHOICES),
    "*.target": FieldWords(Message("field-to"), choices=TERRITORY_CHOICES),
    "*.captured": FieldWords(Message("field-to"), choices=TERRITORY_CHOICES),
    "*.minimum": FieldWords(Message("field-at-least"), low=1, high=MOST_BATTLE_DICE),
    "ChooseDefence.dice": FieldWords(Message("field-attacking-dice"), low=1, high=MOST_BATTLE_DICE),
    "RollBattle.attack": FieldWords(Message("field-attacking-dice"), low=1, high=MOST_BATTLE_DICE),
    "RollBattle.defence": FieldWords(
        Message("field-defending-dice"), low=1, high=MOST_BATTLE_DICE - 1
    ),
    "AttackPhase": FieldWords(Message("field-attack")),
    "FortifyPhase": FieldWords(Message("field-fortify")),
}
