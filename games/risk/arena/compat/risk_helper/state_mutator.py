"""What a bot knows of the match, brought up to date record by record.

The contest's own helper keeps four things wrong, and so does this, for bots may rely on it: the
bot's own entry in `players` has a stale card count, its own draws do not lower `deck_card_count`,
an eliminated player keeps its card count, and `me.alive` stays true.
"""

from __future__ import annotations

import re
from collections import defaultdict
from functools import cache
from typing import Optional, Tuple, TypeGuard, Union, cast

from risk_shared.maps import earth
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
    PublicRecordDrewCard,
    PublicRecordPlayerEliminated,
    PublicRecordStartGame,
    RecordAttack,
    RecordBanned,
    RecordDrewCard,
    RecordPlayerEliminated,
    RecordRedeemedCards,
    RecordShuffledCards,
    RecordStartGame,
    RecordStartTurn,
    RecordTerritoryConquered,
    RecordType,
    RecordWinner,
)
from risk_shared.models.card_model import CardModel
from risk_shared.models.player_model import PlayerModel, PublicPlayerModel
from risk_shared.models.territory_model import TerritoryModel


class ClientState:
    """The match as one bot sees it; `me` is there from the first query on."""

    me: PlayerModel

    def __init__(self) -> None:
        self.map = earth.create_map()
        self.cards = earth.create_cards()
        self.deck_card_count = 0
        self.discarded_deck: list[CardModel] = list(self.cards.values())
        self.players: dict[int, PublicPlayerModel] = {}
        self.territories = {
            place: TerritoryModel(territory_id=place, occupier=None, troops=0)
            for place in self.map.get_vertices()
        }
        self.card_sets_redeemed = 0
        self.turn_order: list[int] = []
        self.recording: list[RecordType] = []
        self.new_records = 0

    def get_card_set(
        self, cards: list[CardModel]
    ) -> Optional[Tuple[CardModel, CardModel, CardModel]]:
        """Three of the cards for a set of the contest's, or None.

        Three different symbols come first, a wild card being one of them; then three alike, of the
        symbol that comes first in the cards, which wild cards may complete.
        """
        alike: dict[str, list[CardModel]] = defaultdict(list)
        for card in cards:
            alike[card.symbol].append(card)
        different = [held[0] for held in alike.values()][:3]
        wild = alike.pop("Wildcard", [])
        chosen = [different, *[[*held, *wild][:3] for held in alike.values()]]
        return next((tuple(three) for three in chosen if len(three) == 3), None)

    def get_territories_owned_by(self, player: Union[int, None]) -> list[int]:
        """The territories of a player, or those of nobody."""
        return [held.territory_id for held in self.territories.values() if held.occupier == player]

    def get_all_border_territories(self, territories: list[int]) -> list[int]:
        """Those of the territories, in their order, that have a neighbor which is none of them."""
        inside = set(territories)
        return [
            place for place in territories if not inside.issuperset(self.map.get_adjacent_to(place))
        ]

    def get_all_adjacent_territories(self, territories: list[int]) -> list[int]:
        """The neighbors of the territories that are none of them, in the order of a set."""
        beside = [other for place in territories for other in self.map.get_adjacent_to(place)]
        return list(set(beside) - set(territories))


FIRST_SETS = (4, 6, 8, 10, 12, 15)
LATER_SETS = 5
MATCHING_TROOPS = 2


class StateMutator:
    """Applies records to a state; bots that look ahead apply their own to a copy."""

    def __init__(self, state: ClientState) -> None:
        self.state = state

    def commit(self, i: int, record: RecordType) -> None:
        """Applies the record of that number.

        Raises RuntimeError when another is due or a bot must not see it, and NotImplementedError
        for the end of the match.
        """
        if i != len(self.state.recording):
            raise RuntimeError(f"record {i} came when {len(self.state.recording)} was due")
        self.state.recording.append(record)
        applying = getattr(self, _method_for(type(record)), None)
        if applying is None:
            raise NotImplementedError(f"nothing follows from {record!r}")
        applying(record)

    # -- moves --------------------------------------------------------------------------------

    def _commit_move_attack(self, r: MoveAttack) -> None:
        """Its record of the battle tells what changes."""

    def _commit_move_attack_pass(self, r: MoveAttackPass) -> None:
        """Nothing changes."""

    def _commit_move_claim_territory(self, r: MoveClaimTerritory) -> None:
        claimed = self.state.territories[r.territory]
        claimed.occupier, claimed.troops = r.move_by_player, 1
        self._give_troops(r.move_by_player, -1)

    def _commit_move_defend(self, r: MoveDefend) -> None:
        """Its record of the battle tells what changes."""

    def _commit_move_distribute_troops(self, r: MoveDistributeTroops) -> None:
        for place, troops in r.distributions.items():
            self.state.territories[place].troops += troops
        self._give_troops(r.move_by_player, -self.state.players[r.move_by_player].troops_remaining)
        self._set_must_place(r.move_by_player, [])

    def _commit_move_fortify(self, r: MoveFortify) -> None:
        self.state.territories[r.source_territory].troops -= r.troop_count
        self.state.territories[r.target_territory].troops += r.troop_count

    def _commit_move_fortify_pass(self, r: MoveFortifyPass) -> None:
        """Nothing changes."""

    def _commit_move_place_initial_troop(self, r: MovePlaceInitialTroop) -> None:
        self.state.territories[r.territory].troops += 1
        self._give_troops(r.move_by_player, -1)

    def _commit_move_redeem_cards(self, r: MoveRedeemCards) -> None:
        state, player = self.state, r.move_by_player
        redeemed = [state.cards[card] for cards in r.sets for card in cards]
        own = set(state.get_territories_owned_by(player))
        matching = {card.territory_id for card in redeemed if card.territory_id is not None} & own
        troops = sum(self._value_of_next_set() for _ in r.sets)
        self._give_troops(player, troops + MATCHING_TROOPS * bool(matching))
        self._set_must_place(player, list(matching))
        if player == state.me.player_id:
            used = {card.card_id for card in redeemed}
            state.me.cards = [card for card in state.me.cards if card.card_id not in used]
        else:
            state.players[player].card_count -= len(redeemed)
        state.discarded_deck += redeemed

    def _commit_move_troops_after_attack(self, r: MoveTroopsAfterAttack) -> None:
        move = self._attack_of(r.record_attack_id)
        self.state.territories[move.attacking_territory].troops -= r.troop_count
        self.state.territories[move.defending_territory].troops += r.troop_count

    # -- records ------------------------------------------------------------------------------

    def _commit_record_attack(self, r: RecordAttack) -> None:
        move = cast(MoveAttack, self.state.recording[r.move_attack_id])
        target = self.state.territories[move.defending_territory]
        self.state.territories[move.attacking_territory].troops -= r.attacking_troops_lost
        target.troops -= r.defending_troops_lost
        if r.territory_conquered:
            target.occupier = move.move_by_player

    def _commit_record_banned(self, r: RecordBanned) -> None:
        """Nothing changes."""

    def _commit_record_drew_card(self, r: RecordDrewCard) -> None:
        self._require_mine(r, r.player, is_mine=True)
        self.state.me.cards.append(r.card)

    def _commit_public_record_drew_card(self, r: PublicRecordDrewCard) -> None:
        self._require_mine(r, r.player, is_mine=False)
        self.state.players[r.player].card_count += 1
        self.state.deck_card_count -= 1

    def _commit_record_player_eliminated(self, r: RecordPlayerEliminated) -> None:
        self.state.players[r.player].alive = False
        self._require_mine(r, self._attack_of(r.record_attack_id).move_by_player, is_mine=True)
        self.state.me.cards.extend(r.cards_surrendered)

    def _commit_public_record_player_eliminated(self, r: PublicRecordPlayerEliminated) -> None:
        self.state.players[r.player].alive = False
        attacker = self._attack_of(r.record_attack_id).move_by_player
        for player in (attacker, r.player):
            self._require_mine(r, player, is_mine=False)
        self.state.players[attacker].card_count += r.cards_surrendered_count

    def _commit_record_redeemed_cards(self, r: RecordRedeemedCards) -> None:
        """Where this house's rules bring other troops than the contest's, these are put right."""
        move = cast(MoveRedeemCards, self.state.recording[r.move_redeem_cards_id])
        player = self.state.players[move.move_by_player]
        before = self.state.card_sets_redeemed - len(move.sets)
        counted = sum(_set_value(before + number) for number in range(len(move.sets)))
        counted += MATCHING_TROOPS * bool(player.must_place_territory_bonus)
        given = r.total_set_bonus + r.matching_territory_bonus
        self._give_troops(move.move_by_player, given - counted)
        if not r.matching_territory_bonus:
            self._set_must_place(move.move_by_player, [])

    def _commit_record_shuffled_cards(self, r: RecordShuffledCards) -> None:
        self.state.deck_card_count = len(self.state.discarded_deck)
        self.state.discarded_deck = []

    def _commit_record_start_game(self, r: RecordStartGame) -> None:
        raise RuntimeError("a record of the start with everybody's cards is not for bots")

    def _commit_public_record_start_game(self, r: PublicRecordStartGame) -> None:
        self.state.turn_order = list(r.turn_order)
        self.state.players = {player.player_id: player for player in r.players}
        self.state.me = r.you

    def _commit_record_start_turn(self, r: RecordStartTurn) -> None:
        self._give_troops(r.player, r.territory_bonus + r.continent_bonus)

    def _commit_record_territory_conquered(self, r: RecordTerritoryConquered) -> None:
        """The record of the battle has told it."""

    # -- parts --------------------------------------------------------------------------------

    def _update_public_player_model_to_me(self) -> None:
        me, public = self.state.me, self.state.players[self.state.me.player_id]
        me.alive, me.troops_remaining = public.alive, public.troops_remaining
        me.must_place_territory_bonus = public.must_place_territory_bonus

    def _give_troops(self, player: int, troops: int) -> None:
        self.state.players[player].troops_remaining += troops
        if player == self.state.me.player_id:
            self.state.me.troops_remaining = self.state.players[player].troops_remaining

    def _set_must_place(self, player: int, territories: list[int]) -> None:
        self.state.players[player].must_place_territory_bonus = territories
        if player == self.state.me.player_id:
            self.state.me.must_place_territory_bonus = territories

    def _value_of_next_set(self) -> int:
        self.state.card_sets_redeemed += 1
        return _set_value(self.state.card_sets_redeemed - 1)

    def _attack_of(self, record: int) -> MoveAttack:
        battle = cast(RecordAttack, self.state.recording[record])
        return cast(MoveAttack, self.state.recording[battle.move_attack_id])

    def _require_mine(self, record: RecordType, player: int, *, is_mine: bool) -> None:
        if (player == self.state.me.player_id) != is_mine:
            raise RuntimeError(f"another player is to see {record}")


@cache
def _method_for(kind: type) -> str:
    """Such as _commit_move_attack for a MoveAttack."""
    return "_commit" + re.sub("([A-Z])", r"_\1", kind.__name__).lower()


def _set_value(redeemed: int) -> int:
    """The troops of the next set after so many."""
    if redeemed < len(FIRST_SETS):
        return FIRST_SETS[redeemed]
    return FIRST_SETS[-1] + LATER_SETS * (redeemed - len(FIRST_SETS) + 1)
