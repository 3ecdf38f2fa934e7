"""What a bot knows of the match, brought up to date with the records it is sent."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from typing import Any

from risk_shared.maps.earth import create_cards, create_map
from risk_shared.messages import (
    CardModel,
    MoveAttack,
    MoveClaimTerritory,
    MoveDistributeTroops,
    MoveFortify,
    MovePlaceInitialTroop,
    MoveRedeemCards,
    MoveTroopsAfterAttack,
    PlayerModel,
    PublicPlayerModel,
    PublicRecordDrewCard,
    PublicRecordPlayerEliminated,
    PublicRecordStartGame,
    RecordAttack,
    RecordDrewCard,
    RecordPlayerEliminated,
    RecordRedeemedCards,
    RecordShuffledCards,
    RecordStartTurn,
    TerritoryModel,
)

WILDCARD = "Wildcard"


class State:
    """The match as one bot sees it.

    The contest's own helper keeps four things wrong, and so does this, for bots may rely on it:
    the bot's own entry in `players` has a stale card count, its own draws do not lower
    `deck_card_count`, an eliminated player keeps its card count, and `me.alive` stays true.
    """

    def __init__(self) -> None:
        self.map = create_map()
        self.cards = create_cards()
        self.territories = {
            place: TerritoryModel(place, None, 0) for place in self.map.get_vertices()
        }
        self.players: dict[int, PublicPlayerModel] = {}
        self.me = PlayerModel(-1, -1, 0, True)
        self.turn_order: list[int] = []
        self.recording: list[Any] = []
        self.new_records = 0
        self.card_sets_redeemed = 0
        self.deck_card_count = 0
        self.discarded_deck: list[CardModel] = list(self.cards.values())

    # -- questions ----------------------------------------------------------------------------

    def get_territories_owned_by(self, player: int | None) -> list[int]:
        """The territories of a player, or those of nobody."""
        return [place for place, held in self.territories.items() if held.occupier == player]

    def get_all_border_territories(self, territories: Iterable[int]) -> list[int]:
        """Those of the territories that have a neighbour which is none of them."""
        inside = set(territories)
        return [
            place for place in sorted(inside) if not set(self.map.get_adjacent_to(place)) <= inside
        ]

    def get_all_adjacent_territories(self, territories: Iterable[int]) -> list[int]:
        """The neighbours of the territories that are none of them."""
        inside = set(territories)
        beside = {other for place in inside for other in self.map.get_adjacent_to(place)}
        return sorted(beside - inside)

    def get_card_set(
        self, cards: Iterable[CardModel]
    ) -> tuple[CardModel, CardModel, CardModel] | None:
        """Three of the cards that can be redeemed, or None; wild cards are spared if possible."""
        ordered = sorted(cards, key=lambda card: card.symbol == WILDCARD)
        for chosen in combinations(ordered, 3):
            wild = sum(card.symbol == WILDCARD for card in chosen)
            if wild == 1 or (wild == 0 and len({card.symbol for card in chosen}) != 2):
                return chosen
        return None

    # -- records ------------------------------------------------------------------------------

    def take(self, update: dict[int, Any]) -> None:
        """Applies the records of a query in order; ValueError when one is missing or repeated."""
        self.new_records = len(self.recording)
        for number, record in update.items():
            if number != len(self.recording):
                raise ValueError(f"record {number} came when {len(self.recording)} was due")
            self.recording.append(record)
            applying = _APPLYING.get(type(record))
            if applying is not None:
                applying(self, record)

    def _start(self, record: PublicRecordStartGame) -> None:
        self.turn_order = record.turn_order
        self.players = {player.player_id: player for player in record.players}
        self.me = record.you

    def _shuffle(self, record: RecordShuffledCards) -> None:
        self.deck_card_count = len(self.discarded_deck)
        self.discarded_deck = []

    def _claim(self, record: MoveClaimTerritory) -> None:
        territory = self.territories[record.territory]
        territory.occupier, territory.troops = record.move_by_player, 1
        self._give_troops(record.move_by_player, -1)

    def _place_first(self, record: MovePlaceInitialTroop) -> None:
        self.territories[record.territory].troops += 1
        self._give_troops(record.move_by_player, -1)

    def _start_turn(self, record: RecordStartTurn) -> None:
        self._give_troops(record.player, record.continent_bonus + record.territory_bonus)

    def _redeem(self, record: MoveRedeemCards) -> None:
        redeemed = [self.cards[card] for cards in record.sets for card in cards]
        self.card_sets_redeemed += len(record.sets)
        self.discarded_deck += redeemed
        if record.move_by_player == self.me.player_id:
            used = {card.card_id for card in redeemed}
            self.me.cards = [card for card in self.me.cards if card.card_id not in used]
        else:
            self.players[record.move_by_player].card_count -= len(redeemed)

    def _redeemed(self, record: RecordRedeemedCards) -> None:
        move = self.recording[record.move_redeem_cards_id]
        player = move.move_by_player
        self._give_troops(player, record.total_set_bonus + record.matching_territory_bonus)
        if record.matching_territory_bonus:
            shown = {card for cards in move.sets for card in cards} & self.territories.keys()
            own = [place for place in sorted(shown) if self.territories[place].occupier == player]
            self._set_must_place(player, own)

    def _distribute(self, record: MoveDistributeTroops) -> None:
        for place, troops in record.distributions.items():
            self.territories[place].troops += troops
        player = record.move_by_player
        self._give_troops(player, -self.players[player].troops_remaining)
        self._set_must_place(player, [])

    def _attack(self, record: RecordAttack) -> None:
        move: MoveAttack = self.recording[record.move_attack_id]
        target = self.territories[move.defending_territory]
        self.territories[move.attacking_territory].troops -= record.attacking_troops_lost
        target.troops -= record.defending_troops_lost
        if record.territory_conquered:
            target.occupier = move.move_by_player

    def _occupy(self, record: MoveTroopsAfterAttack) -> None:
        attack: RecordAttack = self.recording[record.record_attack_id]
        move: MoveAttack = self.recording[attack.move_attack_id]
        self.territories[move.attacking_territory].troops -= record.troop_count
        self.territories[move.defending_territory].troops += record.troop_count

    def _fortify(self, record: MoveFortify) -> None:
        self.territories[record.source_territory].troops -= record.troop_count
        self.territories[record.target_territory].troops += record.troop_count

    def _eliminate_for_me(self, record: RecordPlayerEliminated) -> None:
        self.players[record.player].alive = False
        self.me.cards += record.cards_surrendered

    def _eliminate(self, record: PublicRecordPlayerEliminated) -> None:
        self.players[record.player].alive = False
        attack: RecordAttack = self.recording[record.record_attack_id]
        attacker = self.recording[attack.move_attack_id].move_by_player
        self.players[attacker].card_count += record.cards_surrendered_count

    def _draw(self, record: RecordDrewCard) -> None:
        self.me.cards.append(record.card)

    def _other_drew(self, record: PublicRecordDrewCard) -> None:
        self.deck_card_count -= 1
        self.players[record.player].card_count += 1

    def _give_troops(self, player: int, troops: int) -> None:
        self.players[player].troops_remaining += troops
        if player == self.me.player_id:
            self.me.troops_remaining += troops

    def _set_must_place(self, player: int, territories: list[int]) -> None:
        self.players[player].must_place_territory_bonus = list(territories)
        if player == self.me.player_id:
            self.me.must_place_territory_bonus = list(territories)


_APPLYING: dict[type, Any] = {
    PublicRecordStartGame: State._start,
    RecordShuffledCards: State._shuffle,
    MoveClaimTerritory: State._claim,
    MovePlaceInitialTroop: State._place_first,
    RecordStartTurn: State._start_turn,
    MoveRedeemCards: State._redeem,
    RecordRedeemedCards: State._redeemed,
    MoveDistributeTroops: State._distribute,
    RecordAttack: State._attack,
    MoveTroopsAfterAttack: State._occupy,
    MoveFortify: State._fortify,
    RecordPlayerEliminated: State._eliminate_for_me,
    PublicRecordPlayerEliminated: State._eliminate,
    RecordDrewCard: State._draw,
    PublicRecordDrewCard: State._other_drew,
}
