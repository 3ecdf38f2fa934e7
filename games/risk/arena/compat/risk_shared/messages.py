"""Every card, player, record, move and query of the contest as a plain dataclass.

The contest has one module for each; those modules here only give these classes their names.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, fields
from typing import Any, get_args

CardSet = tuple[int, int, int]


@dataclass
class CardModel:
    """A card; a wild one has no territory."""

    card_id: int
    territory_id: int | None
    symbol: str


@dataclass
class TerritoryModel:
    """A territory and who stands there with how many troops."""

    territory_id: int
    occupier: int | None
    troops: int


@dataclass
class PublicPlayerModel:
    """A player as everybody sees them."""

    player_id: int
    troops_remaining: int
    alive: bool
    card_count: int
    must_place_territory_bonus: list[int] = field(default_factory=list)


@dataclass
class PlayerModel:
    """A player as they see themselves."""

    player_id: int
    team_id: int
    troops_remaining: int
    alive: bool
    cards: list[CardModel] = field(default_factory=list)
    must_place_territory_bonus: list[int] = field(default_factory=list)


# -- moves ----------------------------------------------------------------------------------------


@dataclass
class MoveClaimTerritory:
    """A player claimed a territory."""

    move_by_player: int
    territory: int
    record_type: str = "move_claim_territory"


@dataclass
class MovePlaceInitialTroop:
    """A player placed one of the first troops."""

    move_by_player: int
    territory: int
    record_type: str = "move_place_initial_troop"


@dataclass
class MoveRedeemCards:
    """A player redeemed sets of cards, or none."""

    move_by_player: int
    sets: list[CardSet]
    cause: str
    record_type: str = "move_redeem_cards"


@dataclass
class MoveDistributeTroops:
    """A player placed troops: territories with numbers."""

    move_by_player: int
    cause: str
    distributions: dict[int, int]
    record_type: str = "move_distribute_troops"


@dataclass
class MoveAttack:
    """A player attacked with so many dice."""

    move_by_player: int
    attacking_territory: int
    defending_territory: int
    attacking_troops: int
    record_type: str = "move_attack"


@dataclass
class MoveAttackPass:
    """A player ended the attacks."""

    move_by_player: int
    record_type: str = "move_attack_pass"


@dataclass
class MoveDefend:
    """A player defended with so many dice."""

    move_by_player: int
    move_attack_id: int
    defending_troops: int
    record_type: str = "move_defend"


@dataclass
class MoveTroopsAfterAttack:
    """A player occupied a conquered territory."""

    move_by_player: int
    record_attack_id: int
    troop_count: int
    record_type: str = "move_troops_after_attack"


@dataclass
class MoveFortify:
    """A player moved troops at the end of a turn."""

    move_by_player: int
    source_territory: int
    target_territory: int
    troop_count: int
    record_type: str = "move_fortify"


@dataclass
class MoveFortifyPass:
    """A player ended a turn without moving troops."""

    move_by_player: int
    record_type: str = "move_fortify_pass"


MoveType = (
    MoveClaimTerritory
    | MovePlaceInitialTroop
    | MoveRedeemCards
    | MoveDistributeTroops
    | MoveAttack
    | MoveAttackPass
    | MoveDefend
    | MoveTroopsAfterAttack
    | MoveFortify
    | MoveFortifyPass
)


# -- records of the engine ------------------------------------------------------------------------


@dataclass
class RecordStartGame:
    """The start of the match, uncensored; no bot is sent this."""

    turn_order: list[int]
    players: list[PlayerModel]
    record_type: str = "record_start_game"


@dataclass
class PublicRecordStartGame:
    """The start of the match; the order of play runs from the end of `turn_order`."""

    turn_order: list[int]
    players: list[PublicPlayerModel]
    you: PlayerModel
    record_type: str = "public_record_start_game"


@dataclass
class RecordShuffledCards:
    """The discarded cards became the deck."""

    record_type: str = "record_shuffled_cards"


@dataclass
class RecordStartTurn:
    """A player's turn began, with troops for territories and continents."""

    player: int
    continents_held: list[int]
    territories_held: int
    continent_bonus: int
    territory_bonus: int
    record_type: str = "record_start_turn"


@dataclass
class RecordRedeemedCards:
    """What a redemption brought."""

    move_redeem_cards_id: int
    total_set_bonus: int
    matching_territory_bonus: int
    record_type: str = "record_redeemed_cards"


@dataclass
class RecordAttack:
    """The result of one roll."""

    move_attack_id: int
    move_defend_id: int
    attacking_troops_lost: int
    defending_troops_lost: int
    territory_conquered: bool
    defender_eliminated: bool
    record_type: str = "record_attack"


@dataclass
class RecordTerritoryConquered:
    """A territory changed hands."""

    record_attack_id: int
    record_type: str = "record_territory_conquered"


@dataclass
class RecordPlayerEliminated:
    """A player is out; you got these cards."""

    player: int
    record_attack_id: int
    cards_surrendered: list[CardModel]
    record_type: str = "record_player_eliminated"


@dataclass
class PublicRecordPlayerEliminated:
    """A player is out; somebody else got so many cards."""

    player: int
    record_attack_id: int
    cards_surrendered_count: int
    record_type: str = "record_player_eliminated"


@dataclass
class RecordDrewCard:
    """You drew this card."""

    player: int
    card: CardModel
    record_type: str = "record_drew_card"


@dataclass
class PublicRecordDrewCard:
    """Somebody else drew a card."""

    player: int
    record_type: str = "public_record_drew_card"


@dataclass
class RecordWinner:
    """The match was won; no bot is sent this."""

    player: int
    record_type: str = "record_winner"


@dataclass
class RecordCancelled:
    """The match was cancelled; no bot is sent this."""

    reason: str
    record_type: str = "record_cancelled"


@dataclass
class RecordBanned:
    """A player was banned, which ends the match."""

    player: int
    ban_type: str
    reason: str
    details: Any = None
    record_type: str = "record_banned"


RecordType = (
    PublicRecordStartGame
    | RecordShuffledCards
    | RecordStartTurn
    | RecordRedeemedCards
    | RecordAttack
    | RecordTerritoryConquered
    | RecordPlayerEliminated
    | PublicRecordPlayerEliminated
    | RecordDrewCard
    | PublicRecordDrewCard
    | RecordBanned
    | MoveType
)


# -- queries --------------------------------------------------------------------------------------


@dataclass
class QueryClaimTerritory:
    """Which territory do you claim?"""

    update: dict[int, Any]
    query_type: str = "claim_territory"


@dataclass
class QueryPlaceInitialTroop:
    """Where do you place one of the first troops?"""

    update: dict[int, Any]
    query_type: str = "place_initial_troop"


@dataclass
class QueryRedeemCards:
    """Which sets do you redeem? `cause` is turn_started or player_eliminated."""

    update: dict[int, Any]
    cause: str
    query_type: str = "redeem_cards"


@dataclass
class QueryDistributeTroops:
    """Where do your troops go? `cause` as in QueryRedeemCards."""

    update: dict[int, Any]
    cause: str
    query_type: str = "distribute_troops"


@dataclass
class QueryAttack:
    """Do you attack?"""

    update: dict[int, Any]
    query_type: str = "attack"


@dataclass
class QueryDefend:
    """With how many dice do you defend?"""

    update: dict[int, Any]
    move_attack_id: int
    query_type: str = "defend"


@dataclass
class QueryTroopsAfterAttack:
    """How many troops do you move in?"""

    update: dict[int, Any]
    record_attack_id: int
    query_type: str = "troops_after_attack"


@dataclass
class QueryFortify:
    """Do you fortify?"""

    update: dict[int, Any]
    query_type: str = "fortify"


QueryType = (
    QueryClaimTerritory
    | QueryPlaceInitialTroop
    | QueryRedeemCards
    | QueryDistributeTroops
    | QueryAttack
    | QueryDefend
    | QueryTroopsAfterAttack
    | QueryFortify
)


# -- reading --------------------------------------------------------------------------------------

_RECORD_OF_TAG: dict[Any, Any] = {kind.record_type: kind for kind in get_args(RecordType)}
_QUERY_OF_TAG: dict[Any, Any] = {kind.query_type: kind for kind in get_args(QueryType)}


def read_card(document: dict[str, Any]) -> CardModel:
    """A card from its JSON form."""
    card: CardModel = _made(CardModel, document)
    return card


_READ_FIELD: dict[str, Callable[[Any], Any]] = {
    "card": read_card,
    "cards": lambda value: [read_card(card) for card in value],
    "cards_surrendered": lambda value: [read_card(card) for card in value],
    "players": lambda value: [_made(PublicPlayerModel, player) for player in value],
    "you": lambda value: _made(PlayerModel, value),
    "sets": lambda value: [tuple(cards) for cards in value],
    "distributions": lambda value: {int(place): count for place, count in value.items()},
    "update": lambda value: {int(number): read_record(record) for number, record in value.items()},
}


def read_record(document: dict[str, Any]) -> Any:
    """A record or move from its JSON form; ValueError for one that no bot is sent."""
    tag = document.get("record_type")
    kind = _RECORD_OF_TAG.get(tag)
    if tag == "record_player_eliminated":
        is_own = "cards_surrendered" in document
        kind = RecordPlayerEliminated if is_own else PublicRecordPlayerEliminated
    if kind is None:
        raise ValueError(f"a record of type {tag!r} is not for bots")
    return _made(kind, document)


def read_query(document: dict[str, Any]) -> Any:
    """A query from its JSON form, with the records of its update."""
    kind = _QUERY_OF_TAG.get(document.get("query_type"))
    if kind is None:
        raise ValueError(f"there is no query of type {document.get('query_type')!r}")
    return _made(kind, document)


def _made(kind: Any, document: dict[str, Any]) -> Any:
    known = _FIELDS[kind]
    values = {
        key: _READ_FIELD[key](value) if key in _READ_FIELD else value
        for key, value in document.items()
        if key in known
    }
    return kind(**values)


_READ = (CardModel, PlayerModel, PublicPlayerModel, *get_args(RecordType), *get_args(QueryType))
_FIELDS: dict[Any, frozenset[str]] = {
    kind: frozenset(one.name for one in fields(kind)) for kind in _READ
}
