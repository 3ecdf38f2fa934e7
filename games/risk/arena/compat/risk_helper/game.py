"""The bot's end of the contest: queries come in, moves go out."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import asdict
from pathlib import Path
from typing import Any, BinaryIO

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
    QueryAttack,
    QueryClaimTerritory,
    QueryDefend,
    QueryDistributeTroops,
    QueryFortify,
    QueryPlaceInitialTroop,
    QueryRedeemCards,
    QueryTroopsAfterAttack,
    read_query,
)

from risk_helper.state import State

MOST_CHARACTERS = 999


class Game:
    """Opens the pipes; then `get_next_query` and `send_move` in turn, for ever."""

    def __init__(self) -> None:
        self.state = State()
        pipes = Path("io")
        self._to_engine: BinaryIO = (pipes / "to_engine.pipe").open("wb", buffering=0)
        self._from_engine: BinaryIO = (pipes / "from_engine.pipe").open("rb")

    def get_next_query(self) -> Any:
        """Waits for the next query, and returns it with the state brought up to date.

        Ends the program when the match is over and nothing more can come.
        """
        digits = b""
        while (byte := self._from_engine.read(1)) != b",":
            if not byte:
                raise SystemExit("the match is over")
            digits += byte
        query = read_query(json.loads(self._from_engine.read(int(digits))))
        self.state.take(query.update)
        return query

    def send_move(self, move: Any) -> None:
        """Answers the query; ValueError for a move that is too long for the contest."""
        text = json.dumps(asdict(move), separators=(",", ":"))
        if len(text) > MOST_CHARACTERS:
            raise ValueError(f"a move has {len(text)} characters; {MOST_CHARACTERS} are the most")
        message = f"{len(text)},{text}".encode("ascii")
        while message:
            message = message[self._to_engine.write(message) :]

    # -- moves --------------------------------------------------------------------------------

    @property
    def _mine(self) -> int:
        return int(self.state.me.player_id)

    def move_claim_territory(
        self, query: QueryClaimTerritory, territory: int
    ) -> MoveClaimTerritory:
        """Claims a territory."""
        return MoveClaimTerritory(self._mine, territory)

    def move_place_initial_troop(
        self, query: QueryPlaceInitialTroop, territory: int
    ) -> MovePlaceInitialTroop:
        """Places one of the first troops."""
        return MovePlaceInitialTroop(self._mine, territory)

    def move_redeem_cards(
        self, query: QueryRedeemCards, sets: Iterable[tuple[int, int, int]]
    ) -> MoveRedeemCards:
        """Redeems sets of three card numbers each, or none."""
        return MoveRedeemCards(self._mine, list(sets), query.cause)

    def move_distribute_troops(
        self, query: QueryDistributeTroops, distributions: dict[int, int]
    ) -> MoveDistributeTroops:
        """Places troops; territories that get none may be among them."""
        placed = {place: troops for place, troops in distributions.items() if troops > 0}
        return MoveDistributeTroops(self._mine, query.cause, placed)

    def move_attack(
        self,
        query: QueryAttack,
        attacking_territory: int,
        defending_territory: int,
        attacking_troops: int,
    ) -> MoveAttack:
        """Attacks with one to three dice."""
        return MoveAttack(self._mine, attacking_territory, defending_territory, attacking_troops)

    def move_attack_pass(self, query: QueryAttack) -> MoveAttackPass:
        """Ends the attacks."""
        return MoveAttackPass(self._mine)

    def move_defend(self, query: QueryDefend, defending_troops: int) -> MoveDefend:
        """Defends with one or two dice."""
        return MoveDefend(self._mine, query.move_attack_id, defending_troops)

    def move_troops_after_attack(
        self, query: QueryTroopsAfterAttack, troop_count: int
    ) -> MoveTroopsAfterAttack:
        """Moves troops into the conquered territory."""
        return MoveTroopsAfterAttack(self._mine, query.record_attack_id, troop_count)

    def move_fortify(
        self, query: QueryFortify, source_territory: int, target_territory: int, troop_count: int
    ) -> MoveFortify:
        """Moves troops between two adjacent own territories."""
        return MoveFortify(self._mine, source_territory, target_territory, troop_count)

    def move_fortify_pass(self, query: QueryFortify) -> MoveFortifyPass:
        """Ends the turn without moving troops."""
        return MoveFortifyPass(self._mine)
