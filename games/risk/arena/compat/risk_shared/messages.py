"""Every card, player, record, move and query of the contest as a plain dataclass.

They are made by keywords, as the contest's are, and a move takes numbers as those do: "3", 3.0 and
numpy's are 3. `risk_shared` says which module each is imported from.
"""

from __future__ import annotations

import json
from collections.abc import Callable, ValuesView
from copy import copy, deepcopy
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import (
    Any,
    Iterator,
    Literal,
    Mapping,
    Optional,
    Sequence,
    Tuple,
    Union,
    final,
    get_args,
)

BanType = Literal["TIMEOUT", "CUMULATIVE_TIMEOUT", "BROKEN_PIPE", "INVALID_MESSAGE", "INVALID_MOVE"]
CardSet = Tuple[int, int, int]


class Model:
    """What bots use of pydantic's models besides their fields."""

    def model_dump(self) -> dict[str, Any]:
        """The fields as a dictionary, the models among them too."""
        return asdict(self)

    def model_dump_json(self) -> str:
        """The fields as JSON without blanks."""
        return json.dumps(self.model_dump(), separators=(",", ":"))

    def model_copy(self, *, update: Mapping[str, Any] | None = None, deep: bool = False) -> Any:
        """A copy with some fields changed."""
        copied = deepcopy(self) if deep else copy(self)
        for name, value in (update or {}).items():
            setattr(copied, name, value)
        return copied

    def __iter__(self) -> Iterator[tuple[str, Any]]:
        return iter(vars(self).items())

    def __str__(self) -> str:
        return " ".join(f"{name}={value!r}" for name, value in self)


@dataclass(kw_only=True)
class BaseRecord(Model):
    """What every record has."""

    record_type: str


@dataclass(kw_only=True)
class BaseMove(BaseRecord):
    """What every move has; ValueError where a number is none."""

    move_by_player: int

    def __post_init__(self) -> None:
        for name, value in vars(self).items():
            if type(value) is not int and name not in ("record_type", "cause"):
                setattr(self, name, _READ_FIELD.get(name, whole)(value))


@dataclass(kw_only=True)
class BaseQuery(Model):
    """What every query has: the records since the one before, by number."""

    query_type: str
    update: dict[int, Any]


def whole(value: Any) -> int:
    """A whole number, from whatever says it; ValueError where it is none."""
    number = int(value)
    if not isinstance(value, str) and number != value:
        raise ValueError(f"{value!r} is not a whole number")
    return number


@dataclass(kw_only=True)
class CardModel(Model):
    """A card; a wild one has no territory."""

    card_id: int
    territory_id: int | None
    symbol: str


@dataclass(kw_only=True)
class TerritoryModel(Model):
    """A territory and who stands there with how many troops."""

    territory_id: int
    occupier: int | None
    troops: int


@dataclass(kw_only=True)
class PublicPlayerModel(Model):
    """A player as everybody sees them."""

    player_id: int
    troops_remaining: int
    alive: bool
    card_count: int
    must_place_territory_bonus: list[int]


@dataclass(kw_only=True)
class PlayerModel(Model):
    """A player as they see themselves."""

    player_id: int
    team_id: int
    troops_remaining: int
    alive: bool
    cards: list[CardModel]
    must_place_territory_bonus: list[int]

    def get_public(self) -> PublicPlayerModel:
        """The same player as everybody else sees them."""
        return PublicPlayerModel(
            player_id=self.player_id,
            troops_remaining=self.troops_remaining,
            alive=self.alive,
            card_count=len(self.cards),
            must_place_territory_bonus=self.must_place_territory_bonus,
        )


# -- moves ----------------------------------------------------------------------------------------


@dataclass(kw_only=True)
class MoveClaimTerritory(BaseMove):
    """A player claimed a territory."""

    record_type: str = "move_claim_territory"
    territory: int


@dataclass(kw_only=True)
class MovePlaceInitialTroop(BaseMove):
    """A player placed one of the first troops."""

    record_type: str = "move_place_initial_troop"
    territory: int


@dataclass(kw_only=True)
class MoveRedeemCards(BaseMove):
    """A player redeemed sets of cards, or none."""

    record_type: str = "move_redeem_cards"
    sets: list[CardSet]
    cause: str


@dataclass(kw_only=True)
class MoveDistributeTroops(BaseMove):
    """A player placed troops: territories with numbers."""

    record_type: str = "move_distribute_troops"
    cause: str
    distributions: dict[int, int]


@dataclass(kw_only=True)
class MoveAttack(BaseMove):
    """A player attacked with so many dice."""

    record_type: str = "move_attack"
    attacking_territory: int
    defending_territory: int
    attacking_troops: int


@dataclass(kw_only=True)
class MoveAttackPass(BaseMove):
    """A player ended the attacks."""

    record_type: str = "move_attack_pass"


@dataclass(kw_only=True)
class MoveDefend(BaseMove):
    """A player defended with so many dice."""

    record_type: str = "move_defend"
    move_attack_id: int
    defending_troops: int


@dataclass(kw_only=True)
class MoveTroopsAfterAttack(BaseMove):
    """A player occupied a conquered territory."""

    record_type: str = "move_troops_after_attack"
    record_attack_id: int
    troop_count: int


@dataclass(kw_only=True)
class MoveFortify(BaseMove):
    """A player moved troops at the end of a turn."""

    record_type: str = "move_fortify"
    source_territory: int
    target_territory: int
    troop_count: int


@dataclass(kw_only=True)
class MoveFortifyPass(BaseMove):
    """A player ended a turn without moving troops."""

    record_type: str = "move_fortify_pass"


MoveType = Union[
    MoveTroopsAfterAttack,
    MoveAttack,
    MoveAttackPass,
    MoveClaimTerritory,
    MoveDefend,
    MoveDistributeTroops,
    MoveFortify,
    MoveFortifyPass,
    MovePlaceInitialTroop,
    MoveRedeemCards,
]


# -- records of the engine ------------------------------------------------------------------------


@dataclass(kw_only=True)
class RecordStartGame(BaseRecord):
    """The start of the match, uncensored; no bot is sent this."""

    record_type: str = "record_start_game"
    turn_order: list[int]
    players: list[PlayerModel]


@dataclass(kw_only=True)
class PublicRecordStartGame(BaseRecord):
    """The start of the match; the order of play runs from the end of `turn_order`."""

    record_type: str = "public_record_start_game"
    turn_order: list[int]
    players: list[PublicPlayerModel]
    you: PlayerModel


@dataclass(kw_only=True)
class RecordShuffledCards(BaseRecord):
    """The discarded cards became the deck."""

    record_type: str = "record_shuffled_cards"


@dataclass(kw_only=True)
class RecordStartTurn(BaseRecord):
    """A player's turn began, with troops for territories and continents."""

    record_type: str = "record_start_turn"
    player: int
    continents_held: list[int]
    territories_held: int
    continent_bonus: int
    territory_bonus: int


@dataclass(kw_only=True)
class RecordRedeemedCards(BaseRecord):
    """What a redemption brought."""

    record_type: str = "record_redeemed_cards"
    move_redeem_cards_id: int
    total_set_bonus: int
    matching_territory_bonus: int


@dataclass(kw_only=True)
class RecordAttack(BaseRecord):
    """The result of one roll."""

    record_type: str = "record_attack"
    move_attack_id: int
    move_defend_id: int
    attacking_troops_lost: int
    defending_troops_lost: int
    territory_conquered: bool
    defender_eliminated: bool


@dataclass(kw_only=True)
class RecordTerritoryConquered(BaseRecord):
    """A territory changed hands."""

    record_type: str = "record_territory_conquered"
    record_attack_id: int


@dataclass(kw_only=True)
class RecordPlayerEliminated(BaseRecord):
    """A player is out; you got these cards."""

    record_type: str = "record_player_eliminated"
    player: int
    record_attack_id: int
    cards_surrendered: list[CardModel]


@dataclass(kw_only=True)
class PublicRecordPlayerEliminated(BaseRecord):
    """A player is out; somebody else got so many cards."""

    record_type: str = "record_player_eliminated"
    player: int
    record_attack_id: int
    cards_surrendered_count: int


@dataclass(kw_only=True)
class RecordDrewCard(BaseRecord):
    """You drew this card."""

    record_type: str = "record_drew_card"
    player: int
    card: CardModel


@dataclass(kw_only=True)
class PublicRecordDrewCard(BaseRecord):
    """Somebody else drew a card."""

    record_type: str = "public_record_drew_card"
    player: int


@dataclass(kw_only=True)
class RecordWinner(BaseRecord):
    """The match was won; no bot is sent this."""

    record_type: str = "record_winner"
    player: int


@dataclass(kw_only=True)
class RecordCancelled(BaseRecord):
    """The match was cancelled; no bot is sent this."""

    record_type: str = "record_cancelled"
    reason: str


@dataclass(kw_only=True)
class RecordBanned(BaseRecord):
    """A player was banned, which ends the match."""

    record_type: str = "record_banned"
    player: int
    ban_type: str
    reason: str
    details: Any


RecordType = Union[
    RecordAttack,
    PublicRecordDrewCard,
    RecordDrewCard,
    PublicRecordPlayerEliminated,
    RecordPlayerEliminated,
    RecordRedeemedCards,
    RecordShuffledCards,
    RecordStartGame,
    PublicRecordStartGame,
    RecordStartTurn,
    RecordTerritoryConquered,
    RecordBanned,
    RecordCancelled,
    RecordWinner,
    MoveType,
]


# -- queries --------------------------------------------------------------------------------------


@dataclass(kw_only=True)
class QueryClaimTerritory(BaseQuery):
    """Which territory do you claim?"""

    query_type: str = "claim_territory"


@dataclass(kw_only=True)
class QueryPlaceInitialTroop(BaseQuery):
    """Where do you place one of the first troops?"""

    query_type: str = "place_initial_troop"


@dataclass(kw_only=True)
class QueryRedeemCards(BaseQuery):
    """Which sets do you redeem? `cause` is turn_started or player_eliminated."""

    query_type: str = "redeem_cards"
    cause: str


@dataclass(kw_only=True)
class QueryDistributeTroops(BaseQuery):
    """Where do your troops go? `cause` as in QueryRedeemCards."""

    query_type: str = "distribute_troops"
    cause: str


@dataclass(kw_only=True)
class QueryAttack(BaseQuery):
    """Do you attack?"""

    query_type: str = "attack"


@dataclass(kw_only=True)
class QueryDefend(BaseQuery):
    """With how many dice do you defend?"""

    query_type: str = "defend"
    move_attack_id: int


@dataclass(kw_only=True)
class QueryTroopsAfterAttack(BaseQuery):
    """How many troops do you move in?"""

    query_type: str = "troops_after_attack"
    record_attack_id: int


@dataclass(kw_only=True)
class QueryFortify(BaseQuery):
    """Do you fortify?"""

    query_type: str = "fortify"


QueryType = Union[
    QueryAttack,
    QueryClaimTerritory,
    QueryDefend,
    QueryDistributeTroops,
    QueryFortify,
    QueryPlaceInitialTroop,
    QueryRedeemCards,
    QueryTroopsAfterAttack,
]


# -- reading --------------------------------------------------------------------------------------

_RECORD_OF_TAG: dict[Any, Any] = {kind.record_type: kind for kind in get_args(RecordType)}
_QUERY_OF_TAG: dict[Any, Any] = {kind.query_type: kind for kind in get_args(QueryType)}


def _read_card(document: Any) -> CardModel:
    card: CardModel = _made(CardModel, document)
    return card


_READ_FIELD: dict[str, Callable[[Any], Any]] = {
    "card": _read_card,
    "cards": lambda value: [_read_card(card) for card in value],
    "cards_surrendered": lambda value: [_read_card(card) for card in value],
    "players": lambda value: [_made(PublicPlayerModel, player) for player in value],
    "you": lambda value: _made(PlayerModel, value),
    "sets": lambda value: [_read_set(cards) for cards in value],
    "distributions": lambda value: {whole(place): whole(count) for place, count in value.items()},
    "update": lambda value: {int(number): read_record(record) for number, record in value.items()},
}


def _read_set(cards: Any) -> CardSet:
    first, second, third = map(whole, cards)
    return first, second, third


def read_record(document: dict[str, Any]) -> Any:
    """A record or move from its JSON form; ValueError for an unknown one."""
    tag = document.get("record_type")
    kind = _RECORD_OF_TAG.get(tag)
    if tag == "record_player_eliminated":
        is_own = "cards_surrendered" in document
        kind = RecordPlayerEliminated if is_own else PublicRecordPlayerEliminated
    if kind is None:
        raise ValueError(f"there is no record of type {tag!r}")
    return _made(kind, document)


def read_query(text: str) -> Any:
    """A query from its JSON, with the records of its update; ValueError for an unknown one."""
    document = json.loads(text)
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


# -- The map and the cards of the house's Risk, numbered and ordered as in the contest

BOARD = Path(__file__).parents[3] / "data" / "board.json"

NEIGHBORS = (
    (1, 5, 21), (6, 5, 0, 8), (3, 8, 30), (7, 6, 8, 2), (5, 6, 7, 10), (4, 0, 1, 6),
    (7, 4, 5, 1, 8, 3), (4, 6, 3), (3, 6, 1, 2), (11, 12, 10, 15), (12, 4, 9),
    (14, 12, 9, 15, 13), (14, 10, 9, 11), (22, 14, 11, 15, 36, 34), (16, 26, 12, 11, 13, 22),
    (13, 11, 9, 36), (17, 26, 14, 22, 18), (23, 25, 26, 16, 18, 24), (24, 17, 16, 22),
    (21, 27, 25, 23), (21, 23), (0, 27, 19, 23, 20), (18, 16, 14, 13, 34, 33),
    (20, 21, 19, 25, 17), (17, 18, 40), (27, 26, 17, 23, 19), (25, 14, 16, 17), (21, 25, 19),
    (29, 31), (36, 30, 31, 28), (2, 31, 29), (29, 30, 28), (33, 36, 37), (22, 34, 36, 32, 37, 35),
    (22, 13, 36, 33), (33, 37), (33, 34, 13, 15, 29, 32), (35, 33, 32), (39, 41), (40, 41, 38),
    (39, 24, 41), (38, 39, 40),
)  # fmt: skip
"""Beside every territory, in the contest's order: bots take the first of equal ones."""


class Map:
    """Territories and continents by number. Bots read, and change, what it keeps."""

    def __init__(
        self,
        vertices: dict[str, int],
        edges: dict[int, list[int]],
        continents: dict[int, list[int]],
        continent_names: dict[int, str],
        continent_bonuses: dict[int, int],
    ) -> None:
        self._vertices = vertices
        self._vertex_names = {number: name for name, number in vertices.items()}
        self._continents = continents
        self._continent_names = continent_names
        self._continent_bonuses = continent_bonuses
        self._edges = edges

    def get_vertices(self) -> ValuesView[int]:
        return self._vertices.values()

    def get_vertex_name(self, v: int) -> str:
        """Such as NORTH_AFRICA."""
        return self._vertex_names[v]

    def get_continent_name(self, v: int) -> str:
        """Such as SOUTH_AMERICA."""
        return self._continent_names[v]

    def get_continents(self) -> dict[int, list[int]]:
        return self._continents

    def get_continent_bonus(self, continent: int) -> int:
        return self._continent_bonuses[continent]

    def get_adjacent_to(self, v: int) -> list[int]:
        return self._edges[v]

    def is_adjacent(self, v1: int, v2: int) -> bool:
        return v2 in self._edges[v1]

    def _check_graph_validity(self) -> None:
        """Prints every border that is not one from both sides."""
        for place, others in self._edges.items():
            for other in others:
                if place == other or place not in self._edges[other]:
                    print(f"no border: {place} and {other}")


def create_map() -> Map:
    """The map of 42 territories."""
    facts = _facts()
    continents = list(enumerate(facts["continents"]))
    return Map(
        {place["key"]: place["id"] for place in facts["territories"]},
        {place: list(others) for place, others in enumerate(NEIGHBORS)},
        {
            number: [
                place["id"]
                for place in facts["territories"]
                if place["continent"] == continent["key"]
            ]
            for number, continent in continents
        },
        {number: continent["key"] for number, continent in continents},
        {number: continent["bonus"] for number, continent in continents},
    )


def create_cards() -> dict[int, CardModel]:
    """All cards by number, the wild ones last, with the symbols that this house's records say."""
    facts = _facts()
    shown = [(place["id"], place["symbol"]) for place in facts["territories"]]
    shown += [(None, "Wildcard")] * facts["wild_cards"]
    return {
        number: CardModel(card_id=number, territory_id=place, symbol=symbol)
        for number, (place, symbol) in enumerate(shown)
    }


def _facts() -> dict[str, Any]:
    facts: dict[str, Any] = json.loads(BOARD.read_text(encoding="utf-8"))
    return facts
