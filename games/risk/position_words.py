"""What the position editor calls the fields of Risk, and what they may hold."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from engine.core.position_edits import FieldWords, Named, numbered, seats_of
from engine.core.position_fields import named_steps
from engine.text.said import Said
from games.risk.board import SIZE, TERRITORIES
from games.risk.cards import CARDS, HIDDEN, symbol
from games.risk.names import CARD, CONTINENT, SYMBOL, TERRITORY
from games.risk.state import NEUTRAL, NOBODY

TERRITORY_TITLES = tuple([Said(TERRITORY(place).key) for place in range(SIZE)])
TERRITORY_CHOICES = numbered(TERRITORY_TITLES)
CARD_CHOICES = (
    Named(HIDDEN, Said("field-hidden-card"), Said("field-a-card-that-only-its-owner")),
    *(Named(card, Said(CARD(card).key), Said(SYMBOL(symbol(card)).key)) for card in range(CARDS)),
)
CONTINENT_OF = tuple([Said(CONTINENT(territory.continent).key) for territory in TERRITORIES])
MOST_BATTLE_DICE = 3


SEATS = seats_of("hands")


def _owners(document: Any) -> tuple[Named, ...]:
    return (
        Named(NOBODY, Said("field-nobody")),
        *SEATS(document),
        Named(NEUTRAL, Said("field-neutral")),
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
    "RollBattle", "StartTurn", "TakeCard",
)  # fmt: skip

WORDS = {
    **named_steps(*STEPS),
    "RiskTable.seat": FieldWords(Said("field-seat-to-play"), choices=SEATS, seats="some"),
    "RiskTable.order": FieldWords(Said("field-order-of-play"), choices=SEATS, seats="every"),
    "RiskTable.round": FieldWords(Said("field-round"), Said("field-0-while-the-board-is-being")),
    "RiskTable.owners": FieldWords(
        Said("field-territories"),
        choices=_owners,
        entries=TERRITORY_TITLES,
        by="territory",
        groups=CONTINENT_OF,
        seats="some",
    ),
    "RiskTable.troops": FieldWords(Said("field-troops"), entries=TERRITORY_TITLES, by="territory"),
    "RiskTable.hands": FieldWords(
        Said("field-cards"), choices=CARD_CHOICES, offers=_face_down, by="seat", is_sorted=True
    ),
    "RiskTable.reserves": FieldWords(Said("field-troops-to-place"), by="seat"),
    "RiskTable.discards": FieldWords(
        Said("field-cards-played"), choices=CARD_CHOICES, offers=_discardable, is_sorted=False
    ),
    "RiskTable.sets_redeemed": FieldWords(
        Said("field-sets-redeemed"), Said("field-by-all-seats-together")
    ),
    "RiskTable.eliminated": FieldWords(
        Said("field-out-of-the-game"),
        Said("field-in-the-order-they-left"),
        choices=SEATS,
        seats="some",
    ),
    "RiskTable.has_conquered": FieldWords(
        Said("field-has-captured"), Said("field-a-card-comes-as-the-attacks")
    ),
    "RiskTable.has_taken_bonus": FieldWords(
        Said("field-has-taken-extra-troops"), Said("field-for-a-matching-territory")
    ),
    "Rules.trade": FieldWords(
        Said("field-forced-set"),
        choices=(
            Named("document", Said("field-more-than-five")),
            Named("classic5", Said("field-five-or-more")),
            Named("contest", Said("field-as-in-the-contest")),
        ),
    ),
    "Rules.claiming": FieldWords(
        Said("field-claiming"),
        choices=(Named("chosen", Said("field-chosen")), Named("random", Said("field-random"))),
    ),
    "Rules.defence": FieldWords(
        Said("field-defence"),
        choices=(
            Named("automatic", Said("field-automatic")),
            Named("manual", Said("field-manual")),
        ),
    ),
    "Rules.round_limit": FieldWords(Said("field-round-limit"), Said("field-0-when-there-is-none")),
    "RedeemCards.after_elimination": FieldWords(Said("field-after-an-elimination")),
    "MatchTerritory.territories": FieldWords(Said("field-territories"), choices=TERRITORY_CHOICES),
    "*.source": FieldWords(Said("field-from"), choices=TERRITORY_CHOICES),
    "*.target": FieldWords(Said("field-to"), choices=TERRITORY_CHOICES),
    "MoveIn.captured": FieldWords(Said("field-to"), choices=TERRITORY_CHOICES),
    "MoveIn.minimum": FieldWords(Said("field-at-least"), low=1, high=MOST_BATTLE_DICE),
    "ChooseDefence.dice": FieldWords(Said("field-attacking-dice"), low=1, high=MOST_BATTLE_DICE),
    "RollBattle.attack": FieldWords(Said("field-attacking-dice"), low=1, high=MOST_BATTLE_DICE),
    "RollBattle.defence": FieldWords(
        Said("field-defending-dice"), low=1, high=MOST_BATTLE_DICE - 1
    ),
    "AttackPhase": FieldWords(Said("field-attack")),
    "FortifyPhase": FieldWords(Said("field-fortify")),
}
