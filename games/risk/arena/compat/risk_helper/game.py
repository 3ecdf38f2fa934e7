"""The bot's end of the contest: queries come in, moves go out, through pipes."""

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
    read_query,
)

from risk_helper.state_mutator import ClientState, StateMutator

MAX_CHARACTERS_READ = 1000000
READ_CHUNK_SIZE = 1024


class DiscriminatedTypeAdapter:
    """A query read from JSON, as `root`."""

    def __init__(self, root: QueryType) -> None:
        self.root = root

    @classmethod
    def model_validate_json(cls, json_data: str) -> DiscriminatedTypeAdapter:
        return cls(read_query(json_data))


class Connection:
    """Opens the pipes in the contest's order, relative to the working directory."""

    def __init__(self) -> None:
        self._to_engine_pipe = open("./io/to_engine.pipe", "w", encoding="utf-8")  # noqa: SIM115, PTH123
        self._from_engine_pipe = open("./io/from_engine.pipe", encoding="utf-8")  # noqa: SIM115, PTH123

    def _send(self, data: str) -> None:
        self._to_engine_pipe.write(f"{len(data)},{data}")
        self._to_engine_pipe.flush()

    def _receive(self) -> str:
        """The text of the next message; ends the program when the match is over.

        Raises RuntimeError for what does not begin with its length.
        """
        digits = ""
        while (character := self._from_engine_pipe.read(1)) != ",":
            digits += character
            if not character:
                raise SystemExit("the match is over")
            if len(digits) == len(str(MAX_CHARACTERS_READ)):
                raise RuntimeError(f"a message begins with {digits!r}, not with its length")
        return self._from_engine_pipe.read(int(digits))

    def get_next_query(self) -> QueryType:
        return read_query(self._receive())

    def send_move(self, move: MoveType) -> None:
        self._send(move.model_dump_json())


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
