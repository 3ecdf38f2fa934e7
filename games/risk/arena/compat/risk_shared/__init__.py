"""What contest submissions import as `risk_shared`: a version of our own, without dependencies.

The contest has one module for a class or two. Here these modules are made of a table, which says
what can be imported from each, with what it imports itself; the classes are in `messages`. Left out
is what comes from pydantic, the library that the contest's own helper needs.
"""

from __future__ import annotations

import sys
from types import ModuleType

from risk_shared import messages

MODULES = {
    "maps.earth": "CardModel Map create_cards create_map",
    "maps.map": "Map",
    "models.card_model": "Literal Optional Union CardModel",
    "models.player_model": "CardModel PlayerModel PublicPlayerModel",
    "models.territory_model": "Optional TerritoryModel",
    "output.ban_type": "Literal Union BanType",
    "queries.base_query": "Mapping RecordType BaseQuery",
    "queries.query_attack": "Literal BaseQuery QueryAttack",
    "queries.query_claim_territory": "Literal BaseQuery QueryClaimTerritory",
    "queries.query_defend": "Literal BaseQuery QueryDefend",
    "queries.query_distribute_troops": "Literal Union BaseQuery QueryDistributeTroops",
    "queries.query_fortify": "Literal BaseQuery QueryFortify",
    "queries.query_place_initial_troop": "Literal BaseQuery QueryPlaceInitialTroop",
    "queries.query_redeem_cards": "Literal Union BaseQuery QueryRedeemCards",
    "queries.query_troops_after_attack": "Literal BaseQuery QueryTroopsAfterAttack",
    "queries.query_type": (
        "Union QueryAttack QueryClaimTerritory QueryDefend QueryDistributeTroops QueryFortify "
        "QueryPlaceInitialTroop QueryRedeemCards QueryTroopsAfterAttack QueryType"
    ),
    "records.base_move": "BaseRecord BaseMove",
    "records.base_record": "BaseRecord",
    "records.moves.move_attack": "Literal final BaseMove MoveAttack",
    "records.moves.move_attack_pass": "Literal final BaseMove MoveAttackPass",
    "records.moves.move_claim_territory": "Literal final BaseMove MoveClaimTerritory",
    "records.moves.move_defend": "Literal final BaseMove MoveDefend",
    "records.moves.move_distribute_troops": "Literal Union final BaseMove MoveDistributeTroops",
    "records.moves.move_fortify": "Literal final BaseMove MoveFortify",
    "records.moves.move_fortify_pass": "Literal final BaseMove MoveFortifyPass",
    "records.moves.move_place_initial_troop": "Literal final BaseMove MovePlaceInitialTroop",
    "records.moves.move_redeem_cards": "Literal Tuple Union final BaseMove MoveRedeemCards",
    "records.moves.move_troops_after_attack": "Literal final BaseMove MoveTroopsAfterAttack",
    "records.record_attack": "Literal final BaseRecord RecordAttack",
    "records.record_banned": (
        "Any Literal Optional Union final BanType BaseRecord MoveType RecordBanned"
    ),
    "records.record_cancelled": "Literal final BaseRecord RecordCancelled",
    "records.record_drew_card": (
        "Literal final CardModel BaseRecord RecordDrewCard PublicRecordDrewCard"
    ),
    "records.record_player_eliminated": (
        "Literal final CardModel BaseRecord RecordPlayerEliminated PublicRecordPlayerEliminated"
    ),
    "records.record_redeemed_cards": "Literal final BaseRecord RecordRedeemedCards",
    "records.record_shuffled_cards": "Literal final BaseRecord RecordShuffledCards",
    "records.record_start_game": (
        "Literal Sequence final PlayerModel PublicPlayerModel BaseRecord RecordStartGame "
        "PublicRecordStartGame"
    ),
    "records.record_start_turn": "Literal final BaseRecord RecordStartTurn",
    "records.record_territory_conquered": "Literal final BaseRecord RecordTerritoryConquered",
    "records.record_winner": "Literal final BaseRecord RecordWinner",
    "records.types.move_type": (
        "Union MoveAttack MoveAttackPass MoveClaimTerritory MoveDefend MoveDistributeTroops "
        "MoveFortify MoveFortifyPass MovePlaceInitialTroop MoveRedeemCards "
        "MoveTroopsAfterAttack MoveType"
    ),
    "records.types.record_type": (
        "Union RecordCancelled MoveType RecordAttack RecordBanned PublicRecordDrewCard "
        "RecordDrewCard PublicRecordPlayerEliminated RecordPlayerEliminated "
        "RecordRedeemedCards RecordShuffledCards PublicRecordStartGame RecordStartGame "
        "RecordStartTurn RecordTerritoryConquered RecordWinner RecordType"
    ),
}


def _module(name: str) -> ModuleType:
    """The module of that name, which its package knows as well; made if there is none yet."""
    if name not in sys.modules:
        package, _, last = name.rpartition(".")
        module = sys.modules[name] = ModuleType(name)
        module.__path__ = []
        setattr(_module(package), last, module)
    return sys.modules[name]


for _name, _held in MODULES.items():
    for _each in _held.split():
        setattr(_module(f"{__name__}.{_name}"), _each, getattr(messages, _each))
