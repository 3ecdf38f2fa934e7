"""Captain: wants a continent, keeps the one it has, and takes a card every turn."""

from __future__ import annotations

from random import Random
from typing import Any

from engine.core.bot import Answer
from games.risk.board import ADJACENT, CONTINENT_OF, CONTINENTS, NAMES
from games.risk.bots.chances import conquest
from games.risk.bots.front import (
    continent_owner,
    distances_to_front,
    enemies_beside,
    own_borders,
    threat_to,
)
from games.risk.bots.prospect import Prospect
from games.risk.bots.questions import Questions, captured_from, move_in
from games.risk.moves import (
    END_ATTACKS,
    END_TURN,
    MOST_DICE,
    Attack,
    Claim,
    Fortify,
    PlaceTroops,
)
from games.risk.state import NOBODY, RiskTable

EASE = {
    "Australia": 1.0,
    "South America": 1.0,
    "Africa": 0.8,
    "North America": 0.7,
    "Europe": 0.4,
    "Asia": 0.0,
}
"""How easily a continent is won and held, by its size and its doors."""

EASES = tuple(EASE[continent.name] for continent in CONTINENTS)

GOOD_CHANCE = 0.65
"""A captain attacks with no less."""

SURE_CHANCE = 0.9
"""With a card in hand for this turn it attacks outside its goal only when as sure as this."""


class Captain(Questions):
    """RISK-16.4: one continent is the goal; everything goes where it helps to win or hold it."""

    clause = "RISK-16.4"

    def claim(self, view: RiskTable, options: Any, rng: Random) -> Answer:
        """In the easiest continent that is still mine to win, beside own land."""
        seat, owners = view.seat, view.owners

        def worth(option: Claim) -> float:
            place = option.territory
            continent = CONTINENTS[CONTINENT_OF[place]]
            held = [owners[member] for member in continent.territories]
            others = sum([owner not in (seat, NOBODY) for owner in held]) / len(held)
            beside = sum([owners[near] == seat for near in ADJACENT[place]])
            own = held.count(seat) / len(held)
            return 2 * own - 2 * others + EASES[continent.id] + 0.2 * beside

        best = max(options, key=worth)
        name = CONTINENTS[CONTINENT_OF[best.territory]].name
        return self.says(best, f"{name} is the continent to win")

    def reinforce(self, view: RiskTable, options: Any, rng: Random) -> Answer:
        """To a door in danger first; then beside the goal."""
        door = _door_in_danger(view)
        if door is not None:
            missing = threat_to(view.owners, view.troops, view.seat, door) - view.troops[door] + 1
            count = min(missing, options.most)
            return self.says(PlaceTroops(door, count), f"{NAMES[door]} guards a continent")
        goal = goal_of(view)
        best = max(
            own_borders(view.owners, view.seat) or options.territories,
            key=lambda place: _use_for(view, goal, place),
        )
        name = CONTINENTS[goal].name
        return self.says(PlaceTroops(best, options.most), f"{name} is the goal")

    def attack(self, view: RiskTable, options: Any, rng: Random) -> Answer:
        """The goal, a continent to break, or the card of the turn, at good odds."""
        promising = _promising_attacks(view)
        if not promising:
            return self.says(END_ATTACKS, "no attack promises enough")
        goal = goal_of(view)
        takes_any = not view.has_conquered or _is_strongest(view)
        best: tuple[int, int] | None = None
        best_worth = best_chance = 0.0
        for chance, source, target in promising:
            continent = CONTINENT_OF[target]
            is_aim = continent == goal
            is_held = continent_owner(view.owners, continent) is not None
            worth = chance + is_aim + is_held
            is_worthy = takes_any or is_aim or is_held or chance > SURE_CHANCE
            if worth > best_worth and is_worthy:
                best = source, target
                best_worth, best_chance = worth, chance
        if best is None:
            return self.says(END_ATTACKS, "no attack is worth its risk")
        source, target = best
        option = Attack(source, target, min(view.troops[source] - 1, MOST_DICE))
        return self.says(option, f"{100 * best_chance:.0f} % to take {NAMES[target]}")

    def occupy(self, view: RiskTable, options: Any, rng: Random) -> Answer:
        """Everybody goes on, unless the captured territory is safe."""
        source, captured = captured_from(view)
        if enemies_beside(view.owners, view.seat, captured):
            return move_in(self, options, options.high, f"on to {NAMES[captured]}")
        return move_in(self, options, options.low, f"{NAMES[source]} still has a border")

    def fortify(self, view: RiskTable, options: Any, rng: Random) -> Answer:
        """The largest group behind the border goes one step towards it."""
        distances = distances_to_front(view.owners, view.seat)
        ways = [way for way in options.ways if distances[way[1]] < distances[way[0]]]
        if not ways:
            return self.says(END_TURN, "everybody is at the border")
        source, target, most = max(ways, key=lambda way: way[2])
        return self.says(Fortify(source, target, most), f"{most} idle troops go to the border")


def goal_of(view: RiskTable | Prospect) -> int:
    """The continent that is not mine yet and whose remaining owners are weakest against me."""
    seat = view.seat
    mine, others = [1] * len(CONTINENTS), [1] * len(CONTINENTS)
    for continent, owner, troops in zip(CONTINENT_OF, view.owners, view.troops, strict=True):
        if owner == seat:
            mine[continent] += troops
        else:
            others[continent] += troops + 1
    best, most = 0, -1.0
    for continent, ease in enumerate(EASES):
        missing = others[continent]
        worth = (mine[continent] / missing) * (1 + ease) if missing > 1 else 0.0
        if worth > most:
            best, most = continent, worth
    return best


def _promising_attacks(view: RiskTable) -> list[tuple[float, int, int]]:
    """Chance, source and target of every attack with a good chance."""
    seat, owners, troops = view.seat, view.owners, view.troops
    promising = []
    for source, owner in enumerate(owners):
        if owner != seat or troops[source] < 2:
            continue
        attackers = troops[source] - 1
        for target in ADJACENT[source]:
            if owners[target] != seat:
                chance = conquest(attackers, troops[target])
                if chance >= GOOD_CHANCE:
                    promising.append((chance, source, target))
    return promising


def _is_strongest(view: RiskTable) -> bool:
    """Whether the seat has more troops than all others together."""
    return 2 * view.troops_of(view.seat) > sum(view.troops)


def _door_in_danger(view: RiskTable) -> int | None:
    """The door of an own continent with the largest threat above its troops, if there is one."""
    seat, owners, troops = view.seat, view.owners, view.troops
    worst, lack = None, 0
    for number in view.continents_of(seat):
        for door in CONTINENTS[number].doors:
            missing = threat_to(owners, troops, seat, door) - troops[door]
            if missing > lack:
                worst, lack = door, missing
    return worst


def _use_for(view: RiskTable, goal: int, place: int) -> tuple[int, int]:
    """How many goal territories of others lie beside a place; then how many troops stand there."""
    enemies = enemies_beside(view.owners, view.seat, place)
    beside = sum([CONTINENT_OF[enemy] == goal for enemy in enemies])
    return min(beside, 1), view.troops[place]
