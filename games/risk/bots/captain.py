"""Captain: wants a continent, keeps the one it has, and takes a card every turn."""

from __future__ import annotations

from random import Random
from typing import Any

from engine.core.decision import Answer, PossibleOption
from engine.text.message import Message, Share
from games.risk import moves
from games.risk.board import ADJACENT, CONTINENT, CONTINENT_OF, CONTINENTS, TERRITORY, Continent
from games.risk.bots import prospect, questions
from games.risk.state import NOBODY, RiskTable

EASE = {
    "AUSTRALIA": 1.0,
    "SOUTH_AMERICA": 1.0,
    "AFRICA": 0.8,
    "NORTH_AMERICA": 0.7,
    "EUROPE": 0.4,
    "ASIA": 0.0,
}
"""How easily a continent is won and held, by its size and its doors."""

EASES = tuple(EASE[continent.key] for continent in CONTINENTS)

GOOD_CHANCE = 0.65
"""A captain attacks with no less."""

NO_GOOD_ATTACK = Message("stops-without-attack", {"chance": Share(GOOD_CHANCE)})

SURE_CHANCE = 0.9
"""With a card in hand for this turn it attacks outside its goal only when as sure as this."""


Prospective = tuple[float, int, int]
"""An attack: its chance, where from, and on what."""


class Captain(questions.Questions):
    """RISK-16.4: one continent is the goal; everything goes where it helps to win or hold it."""

    clause = "RISK-16.4"

    def claim(self, view: RiskTable, options: Any, rng: Random) -> Answer:
        """In the easiest continent that is still mine to win, beside own land."""
        seat, owners = view.seat, view.owners
        shares = [_shares_of(owners, seat, continent) for continent in CONTINENTS]
        hopes = [
            2 * (own / size) - 2 * (others / size) + ease
            for (own, others, size), ease in zip(shares, EASES, strict=True)
        ]

        def worth(option: moves.Claim) -> float:
            place = option.territory
            beside = sum([owners[near] == seat for near in ADJACENT[place]])
            return hopes[CONTINENT_OF[place]] + 0.2 * beside

        def wants(option: moves.Claim) -> Message:
            continent = CONTINENT_OF[option.territory]
            own, others, size = shares[continent]
            args = {"continent": CONTINENT(continent), "own": own, "others": others, "size": size}
            return Message("wants-continent", args)

        def why(option: moves.Claim) -> Message:
            beside = ADJACENT[option.territory]
            own = sum([owners[near] == seat for near in beside])
            roads = len(beside)
            args = {"wants": wants(option), "own": own, "rest": roads - own, "roads": roads}
            return Message("wants-bordering", args)

        best = max(options, key=worth)
        return self.says(
            best, wants(best), options=lambda: questions.compared(options, best, why, worth)
        )

    def reinforce(self, view: RiskTable, options: Any, rng: Random) -> Answer:
        """To a door in danger first; then beside the goal."""
        door = _door_in_danger(view)
        if door is not None:
            count = min(_missing_at(view, door) + 1, options.most)
            return self.says(
                moves.PlaceTroops(door, count),
                questions.standing(view, "guards-continent", door),
                options=lambda: _doors(view, moves.PlaceTroops(door, count)),
            )
        goal = goal_of(view)
        best = max(
            prospect.own_borders(view.owners, view.seat) or options.territories,
            key=lambda place: _use_for(view, goal, place),
        )
        option = moves.PlaceTroops(best, options.most)
        return self.says(
            option, _gathers(view, goal, option), options=lambda: _beside_goal(view, goal, option)
        )

    def attack(self, view: RiskTable, options: Any, rng: Random) -> Answer:
        """The goal, a continent to break, or the card of the turn, at good odds."""
        promising = _promising_attacks(view)
        if not promising:
            return self.says(moves.END_ATTACKS, NO_GOOD_ATTACK)
        goal = goal_of(view)
        best = _worthiest(view, goal, promising)
        if best is None:
            stops = Message("stops-with-card")
            end = PossibleOption(moves.END_ATTACKS, 1.0, stops)
            return self.says(
                moves.END_ATTACKS, stops, options=lambda: (end, *_prospects(view, goal, promising))
            )
        chosen = best
        return self.says(
            _rolls(view, chosen),
            lambda: _serves(view, goal, chosen),
            options=lambda: _prospects(view, goal, promising, chosen),
        )

    def occupy(self, view: RiskTable, options: Any, rng: Random) -> Answer:
        """Everybody goes on, unless the captured territory is safe."""
        _, captured = questions.captured_from(view)
        enemies = prospect.enemies_beside(view.owners, view.seat, captured)
        if enemies:
            return questions.move_in(self, options, options.high, _goes_on(view, captured))
        nobody = Message("nobody-beside", {"territory": TERRITORY(captured)})
        return questions.move_in(self, options, options.low, nobody)

    def fortify(self, view: RiskTable, options: Any, rng: Random) -> Answer:
        """The largest group behind the border goes one step towards it."""
        distances = prospect.distances_to_front(view.owners, view.seat)
        ways = [way for way in options.ways if distances[way[1]] < distances[way[0]]]
        if not ways:
            return self.says(moves.END_TURN, Message("none-idle"))
        source, target, most = max(ways, key=lambda way: way[2])
        best = moves.Fortify(source, target, most)
        return self.says(
            best,
            questions.idle(most),
            options=lambda: questions.largest_group([moves.Fortify(*way) for way in ways], best),
        )


def _shares_of(owners: prospect.Owners, seat: int, continent: Continent) -> tuple[int, int, int]:
    """How many territories of a continent a seat holds, how many others do, and how many it has."""
    held = [owners[member] for member in continent.territories]
    own, size = held.count(seat), len(held)
    return own, size - own - held.count(NOBODY), size


def goal_of(view: RiskTable | prospect.Prospect) -> int:
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


def _what_for(view: RiskTable, goal: int, target: int) -> str:
    continent = CONTINENT_OF[target]
    if prospect.continent_owner(view.owners, continent) is not None:
        return "takes-to-break"
    if continent == goal:
        return "takes-to-win"
    return "takes" if view.has_conquered else "takes-for-card"


def _rolls(view: RiskTable, attack: Prospective) -> moves.Attack:
    """An attack with as many dice as there may be."""
    _, source, target = attack
    return moves.Attack(source, target, min(view.troops[source] - 1, moves.MOST_DICE))


def _serves(view: RiskTable, goal: int, attack: Prospective) -> Message:
    chance, source, target = attack
    args = {
        "territory": TERRITORY(target),
        "continent": CONTINENT(CONTINENT_OF[target]),
        "odds": questions.fight(chance, view.troops[source], view.troops[target]),
    }
    return Message(_what_for(view, goal, target), args)


def _prospects(
    view: RiskTable, goal: int, promising: list[Prospective], chosen: Prospective | None = None
) -> tuple[PossibleOption, ...]:
    return tuple([
        PossibleOption(_rolls(view, each), float(each == chosen), _serves(view, goal, each))
        for each in promising
    ])  # fmt: skip


def _gathers(view: RiskTable, goal: int, option: moves.PlaceTroops) -> Message:
    here = view.troops[option.territory] + option.count
    args = {"here": here, "territory": TERRITORY(option.territory), "continent": CONTINENT(goal)}
    is_beside = _use_for(view, goal, option.territory)[0]
    return Message("gathers-to-win" if is_beside else "gathers-elsewhere", args)


def _beside_goal(
    view: RiskTable, goal: int, chosen: moves.PlaceTroops
) -> tuple[PossibleOption, ...]:
    """The own borders where troops could gather, those beside the goal first."""
    return questions.compared(
        [
            moves.PlaceTroops(place, chosen.count)
            for place in prospect.own_borders(view.owners, view.seat)
        ],
        chosen,
        lambda each: _gathers(view, goal, each),
        lambda each: _use_for(view, goal, each.territory),
    )


def _doors(view: RiskTable, chosen: moves.PlaceTroops) -> tuple[PossibleOption, ...]:
    """The doors of own continents, the one in the largest danger first."""
    doors = {door for number in view.continents_of(view.seat) for door in CONTINENTS[number].doors}
    return questions.compared(
        [moves.PlaceTroops(door, chosen.count) for door in sorted(doors)],
        chosen,
        lambda each: questions.stands(view, each.territory),
        lambda each: _missing_at(view, each.territory),
    )


def _worthiest(view: RiskTable, goal: int, promising: list[Prospective]) -> Prospective | None:
    """The attack that serves most, if it makes any of these.

    What takes long to find out is asked last, and only where it can still matter.
    """
    best: Prospective | None = None
    most = 0.0
    takes_any: bool | None = None if view.has_conquered else True
    for attack in promising:
        worth, _, target = attack
        continent = CONTINENT_OF[target]
        worth += continent == goal
        if worth + 1 <= most:
            continue
        worth += prospect.continent_owner(view.owners, continent) is not None
        if worth <= most:
            continue
        if worth <= SURE_CHANCE:
            if takes_any is None:
                takes_any = _is_strongest(view)
            if not takes_any:
                continue
        best, most = attack, worth
    return best


def _promising_attacks(view: RiskTable) -> list[Prospective]:
    seat, owners, troops = view.seat, view.owners, view.troops
    promising = []
    for source in prospect.own_borders(owners, seat):
        attackers = troops[source] - 1
        if not attackers:
            continue
        for target in ADJACENT[source]:
            if owners[target] != seat:
                chance = prospect.conquest(attackers, troops[target])
                if chance >= GOOD_CHANCE:
                    promising.append((chance, source, target))
    return promising


def _goes_on(view: RiskTable, captured: int) -> Message:
    args = {"territory": TERRITORY(captured)}
    beside = prospect.troops_beside(view.owners, view.troops, view.seat, captured)
    if beside:
        return Message("goes-on-beside", {**args, **beside})
    ahead = prospect.threat_to(view.owners, view.troops, view.seat, captured)
    return Message("goes-on", {**args, "ahead": ahead})


def _is_strongest(view: RiskTable) -> bool:
    """Whether the seat has more troops than all others together."""
    return 2 * view.troops_of(view.seat) > sum(view.troops)


def _door_in_danger(view: RiskTable) -> int | None:
    """The door of an own continent with the largest threat above its troops, if there is one."""
    worst, lack = None, 0
    for number in view.continents_of(view.seat):
        for door in CONTINENTS[number].doors:
            missing = _missing_at(view, door)
            if missing > lack:
                worst, lack = door, missing
    return worst


def _missing_at(view: RiskTable, door: int) -> int:
    """How many troops more than its own could attack a territory."""
    return prospect.threat_to(view.owners, view.troops, view.seat, door) - view.troops[door]


def _use_for(view: RiskTable, goal: int, place: int) -> tuple[int, int]:
    """How many goal territories of others lie beside a place; then how many troops stand there."""
    enemies = prospect.enemies_beside(view.owners, view.seat, place)
    beside = sum([CONTINENT_OF[enemy] == goal for enemy in enemies])
    return min(beside, 1), view.troops[place]
