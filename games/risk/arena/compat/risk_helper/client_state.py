"""What a bot knows of the match; `state_mutator` brings it up to date."""

from __future__ import annotations

from collections import defaultdict
from typing import Optional, Tuple, Union

from risk_shared.maps import earth
from risk_shared.models.card_model import CardModel
from risk_shared.models.player_model import PlayerModel, PublicPlayerModel
from risk_shared.models.territory_model import TerritoryModel
from risk_shared.records.types.record_type import RecordType


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
