"""The bot's end of the contest: queries come in, moves go out."""

from __future__ import annotations

from typing import Tuple

from risk_shared.messages import (
    MoveAttack,
    MoveAttackPass,
    MoveClaimTerritory,
    MoveDefend,
    MoveDistributeTroops,
    MoveFortify,
    MoveFortifyPass,
    MovePlaceInitialTroop,
    MoveRedeemCards,
    MoveTroopsAfterAttack,
    MoveType,
    QueryAttack,
    QueryClaimTerritory,
    QueryDefend,
    QueryDistributeTroops,
    QueryFortify,
    QueryPlaceInitialTroop,
    QueryRedeemCards,
    QueryTroopsAfterAttack,
    QueryType,
)

from risk_helper.client_state import ClientState
from risk_helper.connection import Connection
from risk_helper.state_mutator import StateMutator


class Game:
    """Opens the pipes; then `get_next_query` and `send_move` in turn, for ever."""

    def __init__(self) -> None:
        self.state = ClientState()
        self.mutator = StateMutator(self.state)
        self.connection = Connection()

    def get_next_query(self) -> QueryType:
        """Waits for the next query, and returns it with the state brought up to date.

        Ends the program when the match is over and nothing more can come.
        """
        query = self.connection.get_next_query()
        known = len(self.state.recording)
        for number, record in query.update.items():
            self.mutator.commit(number, record)
        self.state.new_records = known
        return query

    def send_move(self, move: MoveType) -> None:
        """Answers the query."""
        self.connection.send_move(move)

    # -- moves --------------------------------------------------------------------------------

    def move_attack(
        self,
        query: QueryAttack,
        attacking_territory: int,
        defending_territory: int,
        attacking_troops: int,
    ) -> MoveAttack:
        """Attacks with one to three dice."""
        return MoveAttack(
            move_by_player=self.state.me.player_id,
            attacking_territory=attacking_territory,
            defending_territory=defending_territory,
            attacking_troops=attacking_troops,
        )

    def move_attack_pass(self, query: QueryAttack) -> MoveAttackPass:
        """Ends the attacks."""
        return MoveAttackPass(move_by_player=self.state.me.player_id)

    def move_claim_territory(
        self, query: QueryClaimTerritory, territory: int
    ) -> MoveClaimTerritory:
        return MoveClaimTerritory(move_by_player=self.state.me.player_id, territory=territory)

    def move_defend(self, query: QueryDefend, defending_troops: int) -> MoveDefend:
        """Defends with one or two dice."""
        return MoveDefend(
            move_by_player=self.state.me.player_id,
            move_attack_id=query.move_attack_id,
            defending_troops=defending_troops,
        )

    def move_distribute_troops(
        self, query: QueryDistributeTroops, distributions: dict[int, int]
    ) -> MoveDistributeTroops:
        """Places troops; territories that get none may be among them."""
        return MoveDistributeTroops(
            move_by_player=self.state.me.player_id,
            cause=query.cause,
            distributions={place: troops for place, troops in distributions.items() if troops > 0},
        )

    def move_fortify(
        self, query: QueryFortify, source_territory: int, target_territory: int, troop_count: int
    ) -> MoveFortify:
        """Moves troops between two adjacent own territories."""
        return MoveFortify(
            move_by_player=self.state.me.player_id,
            source_territory=source_territory,
            target_territory=target_territory,
            troop_count=troop_count,
        )

    def move_fortify_pass(self, query: QueryFortify) -> MoveFortifyPass:
        """Ends the turn without moving troops."""
        return MoveFortifyPass(move_by_player=self.state.me.player_id)

    def move_place_initial_troop(
        self, query: QueryPlaceInitialTroop, territory: int
    ) -> MovePlaceInitialTroop:
        """Places one of the first troops."""
        return MovePlaceInitialTroop(move_by_player=self.state.me.player_id, territory=territory)

    def move_redeem_cards(
        self, query: QueryRedeemCards, sets: list[Tuple[int, int, int]]
    ) -> MoveRedeemCards:
        """Redeems sets of three card numbers each, or none."""
        return MoveRedeemCards(move_by_player=self.state.me.player_id, sets=sets, cause=query.cause)

    def move_troops_after_attack(
        self, query: QueryTroopsAfterAttack, troop_count: int
    ) -> MoveTroopsAfterAttack:
        """Moves troops into the conquered territory."""
        return MoveTroopsAfterAttack(
            move_by_player=self.state.me.player_id,
            record_attack_id=query.record_attack_id,
            troop_count=troop_count,
        )
