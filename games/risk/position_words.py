"""What the position editor calls the fields of Risk, and what they may hold."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from engine.core.field_words import FieldWords, Named, capitalized, numbered, seats_of
from games.risk.board import CONTINENTS, NAMES, TERRITORIES
from games.risk.cards import CARD_NAMES, CARDS, HIDDEN, symbol
from games.risk.state import NEUTRAL, NOBODY

TERRITORY_CHOICES = numbered(NAMES)
CARD_CHOICES = (
    Named(HIDDEN, "Hidden card", "A card that only its owner knows"),
    *(Named(card, CARD_NAMES[card], symbol(card)) for card in range(CARDS)),
)
CONTINENT_OF = tuple(CONTINENTS[territory.continent].name for territory in TERRITORIES)
MOST_BATTLE_DICE = 3


SEATS = seats_of("hands")


def _owners(document: Any) -> tuple[Named, ...]:
    return (Named(NOBODY, "Nobody"), *SEATS(document), Named(NEUTRAL, "Neutral"))


def _face_down(document: Any) -> Collection[int]:
    """The cards that lie in no hand and not among the discards; hidden ones may be any."""
    seen = {card for hand in (*document["hands"], document["discards"]) for card in hand}
    return {HIDDEN, *set(range(CARDS)) - seen}


def _discardable(document: Any) -> Collection[int]:
    return set(_face_down(document)) - {HIDDEN}


WORDS = {
    "RiskTable.seat": FieldWords("Seat to play", choices=SEATS, seats="some"),
    "RiskTable.order": FieldWords("Order of play", choices=SEATS, seats="every"),
    "RiskTable.round": FieldWords("Round", "0 while the board is being set up"),
    "RiskTable.owners": FieldWords(
        "Territories", choices=_owners, entries=NAMES, by="territory", groups=CONTINENT_OF,
        seats="some",
    ),
    "RiskTable.troops": FieldWords("Troops", entries=NAMES, by="territory"),
    "RiskTable.hands": FieldWords(
        "Cards", choices=CARD_CHOICES, offers=_face_down, by="seat", is_sorted=True
    ),
    "RiskTable.reserves": FieldWords("Troops to place", by="seat"),
    "RiskTable.discards": FieldWords(
        "Cards played", choices=CARD_CHOICES, offers=_discardable, is_sorted=False
    ),
    "RiskTable.sets_redeemed": FieldWords("Sets redeemed", "By all seats together"),
    "RiskTable.eliminated": FieldWords(
        "Out of the game", "In the order they left", choices=SEATS, seats="some"
    ),
    "RiskTable.has_conquered": FieldWords("Has captured", "A card comes as the attacks end"),
    "RiskTable.has_taken_bonus": FieldWords("Has taken extra troops", "For a matching territory"),
    "Rules.trade": FieldWords(
        "Forced set",
        choices=(Named("document", "More than five"), Named("classic5", "Five or more")),
    ),
    "Rules.claiming": FieldWords("Claiming", choices=capitalized(("chosen", "random"))),
    "Rules.defence": FieldWords("Defence", choices=capitalized(("automatic", "manual"))),
    "Rules.round_limit": FieldWords("Round limit", "0 when there is none"),
    "RedeemCards.after_elimination": FieldWords("After an elimination"),
    "MatchTerritory.territories": FieldWords("Territories", choices=TERRITORY_CHOICES),
    "*.source": FieldWords("From", choices=TERRITORY_CHOICES),
    "*.target": FieldWords("To", choices=TERRITORY_CHOICES),
    "MoveIn.captured": FieldWords("To", choices=TERRITORY_CHOICES),
    "MoveIn.minimum": FieldWords("At least", low=1, high=MOST_BATTLE_DICE),
    "ChooseDefence.dice": FieldWords("Attacking dice", low=1, high=MOST_BATTLE_DICE),
    "RollBattle.attack": FieldWords("Attacking dice", low=1, high=MOST_BATTLE_DICE),
    "RollBattle.defence": FieldWords("Defending dice", low=1, high=MOST_BATTLE_DICE - 1),
    "AttackPhase": FieldWords("Attack"),
    "FortifyPhase": FieldWords("Fortify"),
}  # fmt: skip
