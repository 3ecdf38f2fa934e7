"""A contest submission as an entrant would write one, with the contest's helper and nothing else.

It looks after its borders, attacks what it outnumbers, and checks what it is told: a record that
contradicts another ends it with an error.
"""

from risk_helper.game import Game
from risk_shared.models.card_model import CardModel
from risk_shared.queries.query_attack import QueryAttack
from risk_shared.queries.query_claim_territory import QueryClaimTerritory
from risk_shared.queries.query_defend import QueryDefend
from risk_shared.queries.query_distribute_troops import QueryDistributeTroops
from risk_shared.queries.query_fortify import QueryFortify
from risk_shared.queries.query_place_initial_troop import QueryPlaceInitialTroop
from risk_shared.queries.query_redeem_cards import QueryRedeemCards
from risk_shared.queries.query_troops_after_attack import QueryTroopsAfterAttack
from risk_shared.queries.query_type import QueryType
from risk_shared.records.moves.move_attack import MoveAttack
from risk_shared.records.record_attack import RecordAttack
from risk_shared.records.record_start_turn import RecordStartTurn
from risk_shared.records.types.move_type import MoveType

game = Game()
state = game.state


def own() -> list[int]:
    return state.get_territories_owned_by(state.me.player_id)


def threat(place: int) -> int:
    foreign = [p for p in state.map.get_adjacent_to(place) if p not in own()]
    return sum(state.territories[p].troops for p in foreign) - state.territories[place].troops


def claim(query: QueryClaimTerritory) -> MoveType:
    free = state.get_territories_owned_by(None)
    beside = [p for p in state.get_all_adjacent_territories(own()) if p in free]
    return game.move_claim_territory(query, (beside or free)[0])


def place_first(query: QueryPlaceInitialTroop) -> MoveType:
    return game.move_place_initial_troop(
        query, max(state.get_all_border_territories(own()), key=threat)
    )


def redeem(query: QueryRedeemCards) -> MoveType:
    assert query.cause in ("turn_started", "player_eliminated")
    hand: list[CardModel] = list(state.me.cards)
    sets = []
    while (len(hand) >= 5 or not sets) and (found := state.get_card_set(hand)):
        sets.append(tuple(card.card_id for card in found))
        hand = [card for card in hand if card not in found]
        if query.cause == "player_eliminated" and len(hand) <= 4:
            break
    return game.move_redeem_cards(query, sets)


def distribute(query: QueryDistributeTroops) -> MoveType:
    troops = state.me.troops_remaining
    placed = dict.fromkeys(own(), 0)
    if state.me.must_place_territory_bonus:
        placed[state.me.must_place_territory_bonus[0]] += 2
        troops -= 2
    placed[max(state.get_all_border_territories(own()), key=threat)] += troops
    return game.move_distribute_troops(query, placed)


def attack(query: QueryAttack) -> MoveType:
    check()
    for place in state.get_all_border_territories(own()):
        troops = state.territories[place].troops
        for other in state.map.get_adjacent_to(place):
            if other not in own() and troops > state.territories[other].troops + 2:
                return game.move_attack(query, place, other, min(3, troops - 1))
    return game.move_attack_pass(query)


def check() -> None:
    """The state that the records lead to must be one that can be."""
    assert all(held.troops > 0 for held in state.territories.values())
    assert state.me.troops_remaining == 0
    last_turn = [r for r in state.recording if isinstance(r, RecordStartTurn)][-1]
    assert last_turn.player == state.me.player_id
    assert last_turn.territory_bonus == max(3, last_turn.territories_held // 3)
    hands = [len(state.me.cards)]
    hands += [
        p.card_count
        for p in state.players.values()
        if p.alive and p.player_id != state.me.player_id
    ]
    assert min(hands) >= 0
    assert sum(hands) <= 44


def defend(query: QueryDefend) -> MoveType:
    move = state.recording[query.move_attack_id]
    assert isinstance(move, MoveAttack)
    return game.move_defend(query, min(2, state.territories[move.defending_territory].troops))


def move_in(query: QueryTroopsAfterAttack) -> MoveType:
    record = state.recording[query.record_attack_id]
    assert isinstance(record, RecordAttack)
    assert record.territory_conquered
    move = state.recording[record.move_attack_id]
    return game.move_troops_after_attack(
        query, state.territories[move.attacking_territory].troops - 1
    )


def fortify(query: QueryFortify) -> MoveType:
    inside = [p for p in own() if p not in state.get_all_border_territories(own())]
    source = max(inside, key=lambda p: state.territories[p].troops, default=None)
    if source is None or state.territories[source].troops < 2:
        return game.move_fortify_pass(query)
    target = state.map.get_adjacent_to(source)[0]
    return game.move_fortify(query, source, target, state.territories[source].troops - 1)


def choose(query: QueryType) -> MoveType:
    match query:
        case QueryClaimTerritory():
            return claim(query)
        case QueryPlaceInitialTroop():
            return place_first(query)
        case QueryRedeemCards():
            return redeem(query)
        case QueryDistributeTroops():
            return distribute(query)
        case QueryAttack():
            return attack(query)
        case QueryDefend():
            return defend(query)
        case QueryTroopsAfterAttack():
            return move_in(query)
        case QueryFortify():
            return fortify(query)


while True:
    game.send_move(choose(game.get_next_query()))
