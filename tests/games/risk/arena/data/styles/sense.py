"""What four contest submissions of different styles share: how they see the map, and the match.

A style answers where to claim, place, attack and fortify; the rest is the same for all of them.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterable

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
from risk_shared.records.types.move_type import MoveType

Way = tuple[int, int]

MOSTLY = 0.7
"""A rival with more than this share of a continent is kept from the rest of it."""

BONUS_COUNTS, NOT_BEGUN = 3, 99
"""How many troops a continent may cost for each of its bonus, and what one costs from nothing."""


class Style(ABC):
    """A bot of the contest; the territories it knows are those of its game's state."""

    must_redeem = 5
    """It redeems when it holds so many cards."""

    def __init__(self) -> None:
        self.game = Game()
        self.state = self.game.state
        self.continents: dict[int, list[int]] = self.state.map.get_continents()
        self.continent_of = {
            place: number for number, places in self.continents.items() for place in places
        }

    # -- the map --------------------------------------------------------------------------------

    @property
    def me(self) -> int:
        return self.state.me.player_id

    @property
    def rivals(self) -> list[int]:
        return [player for player in self.state.players if player != self.me]

    @property
    def own(self) -> list[int]:
        return self.state.get_territories_owned_by(self.me)

    @property
    def free(self) -> list[int]:
        return self.state.get_territories_owned_by(None)

    @property
    def borders(self) -> list[int]:
        own = self.own
        return self.state.get_all_border_territories(own) or own

    def troops(self, place: int) -> int:
        return self.state.territories[place].troops

    def owner(self, place: int) -> int | None:
        return self.state.territories[place].occupier

    def beside(self, place: int) -> list[int]:
        return self.state.map.get_adjacent_to(place)

    def enemies(self, place: int) -> list[int]:
        """The foreign territories beside a territory."""
        return [other for other in self.beside(place) if self.owner(other) not in (self.me, None)]

    def threat(self, place: int) -> int:
        """The foreign troops beside a territory."""
        return sum(self.troops(other) for other in self.enemies(place))

    def count(self, continent: int, player: int | None) -> int:
        """How many territories of a continent a player owns."""
        return sum(self.owner(place) == player for place in self.continents[continent])

    def lacks(self, continent: int) -> list[int]:
        """The territories of a continent that are somebody else's."""
        return [place for place in self.continents[continent] if self.owner(place) != self.me]

    def held_by(self, player: int) -> list[int]:
        """The continents that a player owns."""
        return [n for n, places in self.continents.items() if self.count(n, player) == len(places)]

    def shut(self) -> list[int]:
        """The doors of the continents it holds."""
        held = self.held_by(self.me)
        return [place for place in self.borders if self.continent_of[place] in held]

    def friends(self, place: int) -> int:
        """How many own territories lie beside a territory."""
        return sum(self.owner(other) == self.me for other in self.beside(place))

    def ways(self, spare: int) -> list[Way]:
        """The attacks in which the attackers exceed the defenders by so many, or more."""
        return [
            (place, other)
            for place in self.borders
            for other in self.enemies(place)
            if self.troops(place) > 1 and self.troops(place) - 1 - self.troops(other) >= spare
        ]

    def step_towards(self, place: int, wanted: Collection[int]) -> int | None:
        """The next own territory on the shortest own way from a territory to one that is wanted."""
        own = set(self.own)
        came_from: dict[int, int] = {place: place}
        frontier = [place]
        while frontier:
            frontier_next = []
            for here in frontier:
                if here in wanted and here != place:
                    while came_from[here] != place:
                        here = came_from[here]
                    return here
                for other in self.beside(here):
                    if other in own and other not in came_from:
                        came_from[other] = here
                        frontier_next.append(other)
            frontier = frontier_next
        return None

    def has_conquered(self) -> bool:
        """Whether it has taken a territory this turn."""
        for record in reversed(self.state.recording):
            if record.record_type == "record_territory_conquered":
                return True
            if record.record_type == "record_start_turn":
                return False
        return False

    def to_the_border(self) -> tuple[int, int, int] | None:
        """The largest army that is beside no enemy, one step nearer to one."""
        borders = set(self.borders)
        inside = [place for place in self.own if place not in borders and self.troops(place) > 1]
        for source in sorted(inside, key=self.troops, reverse=True):
            step = self.step_towards(source, borders)
            if step is not None:
                return source, step, self.troops(source) - 1
        return None

    # -- plans ----------------------------------------------------------------------------------

    @property
    def blocking(self) -> int | None:
        """What keeps a rival from a continent that it has most of and could still complete."""
        for number, places in self.continents.items():
            free = [place for place in places if self.owner(place) is None]
            for rival in self.rivals:
                held = self.count(number, rival)
                could = free and held + len(free) == len(places)
                if could and held > MOSTLY * len(places):
                    return free[0]
        return None

    @property
    def strength(self) -> int:
        """The troops that may attack, with those that are still to be placed."""
        return self.state.me.troops_remaining + sum(self.troops(each) - 1 for each in self.borders)

    def price(self, places: Iterable[int]) -> int:
        """The troops there, and one for each place to stay on it."""
        return sum(self.troops(place) + 1 for place in places)

    @property
    def wanted(self) -> list[int]:
        """The continents it has not got, those begun and cheapest for their bonus first."""

        def cost(number: int) -> int:
            bonus = BONUS_COUNTS * self.state.map.get_continent_bonus(number)
            is_begun = self.count(number, self.me) > 0
            return self.price(self.lacks(number)) - bonus + (0 if is_begun else NOT_BEGUN)

        return sorted((n for n in self.continents if self.lacks(n)), key=cost)

    def targets(self, prey: Iterable[int]) -> list[int]:
        """Prey first, then two continents to win, then continents to break; few troops first."""
        found = list(prey)
        for number in self.wanted[:2]:
            found += sorted(self.lacks(number), key=self.troops)
        for rival in self.rivals:
            for number in self.held_by(rival):
                found += sorted(self.continents[number], key=self.troops)
        return found

    def front(self, targets: Iterable[int]) -> int:
        """Beside what comes first, where most troops stand."""
        for target in targets:
            near = [place for place in self.beside(target) if self.owner(place) == self.me]
            if near:
                return max(near, key=self.troops)
        return max(self.borders, key=self.troops)

    # -- what a style is asked ------------------------------------------------------------------

    @abstractmethod
    def claim(self) -> int:
        """The territory to claim."""

    @abstractmethod
    def place(self) -> int:
        """Where one of the first troops goes."""

    @abstractmethod
    def reinforce(self, troops: int) -> dict[int, int]:
        """Where the new troops go."""

    @abstractmethod
    def attack(self) -> Way | None:
        """From where to where, or no more."""

    @abstractmethod
    def move_in(self, source: int, target: int, least: int) -> int:
        """How many troops go into what was conquered."""

    @abstractmethod
    def fortify(self) -> tuple[int, int, int] | None:
        """From where, to where and how many."""

    # -- the match ------------------------------------------------------------------------------

    def play(self) -> None:
        """Answers for ever."""
        while True:
            self.game.send_move(self._answer(self.game.get_next_query()))

    def _answer(self, query: QueryType) -> MoveType:
        game = self.game
        match query:
            case QueryClaimTerritory():
                return game.move_claim_territory(query, self.claim())
            case QueryPlaceInitialTroop():
                return game.move_place_initial_troop(query, self.place())
            case QueryRedeemCards():
                return game.move_redeem_cards(query, list(self._sets(query.cause)))
            case QueryDistributeTroops():
                return game.move_distribute_troops(query, self._distribution())
            case QueryAttack():
                way = self.attack()
                if way is None:
                    return game.move_attack_pass(query)
                return game.move_attack(query, *way, min(3, self.troops(way[0]) - 1))
            case QueryDefend():
                return game.move_defend(query, self._dice(query))
            case QueryTroopsAfterAttack():
                return game.move_troops_after_attack(query, self._moved_in(query))
            case QueryFortify():
                move = self.fortify()
                if move is None:
                    return game.move_fortify_pass(query)
                return game.move_fortify(query, *move)
        raise ValueError(f"the contest asks {query!r}")

    def _sets(self, cause: str) -> Iterable[tuple[int, int, int]]:
        hand: list[CardModel] = list(self.state.me.cards)
        most = 4 if cause == "player_eliminated" else self.must_redeem - 1
        while len(hand) > most and (found := self.state.get_card_set(hand)):
            yield (found[0].card_id, found[1].card_id, found[2].card_id)
            hand = [card for card in hand if card not in found]

    def _distribution(self) -> dict[int, int]:
        troops = self.state.me.troops_remaining
        extra = self.state.me.must_place_territory_bonus[:1]
        placed = self.reinforce(troops - 2 * len(extra))
        for place in extra:
            placed[place] = placed.get(place, 0) + 2
        return placed

    def _dice(self, query: QueryDefend) -> int:
        move = self.state.recording[query.move_attack_id]
        assert isinstance(move, MoveAttack)
        return min(2, self.troops(move.defending_territory))

    def _moved_in(self, query: QueryTroopsAfterAttack) -> int:
        battle = self.state.recording[query.record_attack_id]
        assert isinstance(battle, RecordAttack)
        move = self.state.recording[battle.move_attack_id]
        assert isinstance(move, MoveAttack)
        source = move.attacking_territory
        least = move.attacking_troops - battle.attacking_troops_lost
        wanted = self.move_in(source, move.defending_territory, least)
        return max(least, min(self.troops(source) - 1, wanted))
