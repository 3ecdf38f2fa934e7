"""Raider: takes whatever is weaker than itself, and never looks at the map as a whole."""

from __future__ import annotations

from random import Random
from typing import Any

from engine.core.bot import Answer, PossibleOption
from engine.text.message import Message
from games.risk.board import ADJACENT
from games.risk.bots.front import distances_to_front, own_borders, weakest_beside
from games.risk.bots.questions import MOST_TOLD, Questions, captured_from, compared, move_in
from games.risk.bots.reasons import attacks, idle, largest_group
from games.risk.moves import (
    ATTACKS,
    END_ATTACKS,
    END_TURN,
    MOST_DICE,
    Attack,
    Claim,
    Fortify,
    PlaceTroops,
)
from games.risk.names import TERRITORY
from games.risk.state import RiskTable


def _beside(worth: tuple[int, int]) -> Message:
    own, roads = worth
    return Message("own-beside", {"own": own, "roads": roads})


class Raider(Questions):
    """RISK-16.3: gathers its troops beside the weakest neighbour and attacks while it has more."""

    clause = "RISK-16.3"

    def claim(self, view: RiskTable, options: Any, rng: Random) -> Answer:
        """Beside own land, then where most roads meet."""
        seat, owners = view.seat, view.owners

        def worth(option: Claim) -> tuple[int, int]:
            beside = ADJACENT[option.territory]
            return sum([owners[place] == seat for place in beside]), len(beside)

        best = max(options, key=worth)
        return self.says(
            best,
            _beside(worth(best)),
            options=lambda: compared(options, best, lambda each: _beside(worth(each)), worth),
        )

    def reinforce(self, view: RiskTable, options: Any, rng: Random) -> Answer:
        """All of them where the advantage over a neighbour is largest."""
        seat, owners = view.seat, view.owners
        best, advantage = options.territories[0], -(10**9)
        for place in own_borders(owners, seat):
            more = _advantage(view, place)
            if more > advantage:
                best, advantage = place, more
        option = PlaceTroops(best, options.most)
        return self.says(
            option,
            _gathers(view, option),
            options=lambda: compared(
                [PlaceTroops(place, options.most) for place in own_borders(owners, seat)],
                option,
                lambda each: _gathers(view, each),
                lambda each: _advantage(view, each.territory),
            ),
        )

    def attack(self, view: RiskTable, options: Any, rng: Random) -> Answer:
        """The weakest neighbour of the strongest territory, as long as there is an advantage."""
        seat, owners, troops = view.seat, view.owners, view.troops
        best, advantage = None, 1
        for source, owner in enumerate(owners):
            if owner != seat or troops[source] - 1 <= advantage:
                continue
            for target, rolls in ATTACKS[source]:
                if owners[target] != seat and troops[source] - troops[target] > advantage:
                    advantage = troops[source] - troops[target]
                    best = rolls[min(troops[source] - 1, MOST_DICE) - 1]
        if best is None:
            return self.says(END_ATTACKS, Message("stops-without-advantage"))
        chosen = best
        return self.says(
            best, attacks(best, troops), options=lambda: _weaker_neighbours(view, chosen)
        )

    def occupy(self, view: RiskTable, options: Any, rng: Random) -> Answer:
        _, captured = captured_from(view)
        args = {"count": options.high, "territory": TERRITORY(captured)}
        return move_in(self, options, options.high, Message("all-go-on", args))

    def fortify(self, view: RiskTable, options: Any, rng: Random) -> Answer:
        """The largest group behind the border goes one step towards it."""
        distances = distances_to_front(view.owners, view.seat)
        best, size = None, 0
        for source, target, most in options.ways:
            if distances[target] < distances[source] and most > size:
                best, size = Fortify(source, target, most), most
        if best is None:
            return self.says(END_TURN, Message("none-idle"))
        ways = [Fortify(*way) for way in options.ways if distances[way[1]] < distances[way[0]]]
        return self.says(best, idle(size), options=lambda: largest_group(ways, best))


def _advantage(view: RiskTable, place: int) -> int:
    """How many troops more a territory has than the weakest neighbour, if it has one."""
    weakest = weakest_beside(view.owners, view.troops, view.seat, place)
    return view.troops[place] - (0 if weakest is None else view.troops[weakest])


def _gathers(view: RiskTable, option: PlaceTroops) -> Message:
    """Against whom troops gather there."""
    place = option.territory
    weakest = weakest_beside(view.owners, view.troops, view.seat, place)
    args = {"here": view.troops[place] + option.count, "territory": TERRITORY(place)}
    if weakest is None:
        return Message("gathers", args)
    args = {**args, "there": view.troops[weakest], "weakest": TERRITORY(weakest)}
    return Message("gathers-against", args)


def _weaker_neighbours(view: RiskTable, chosen: Attack) -> tuple[PossibleOption, ...]:
    """The attacks with the largest advantage, all of two troops or more."""
    owners, troops = view.owners, view.troops
    found = [
        rolls[min(troops[source] - 1, MOST_DICE) - 1]
        for source, owner in enumerate(owners)
        if owner == view.seat
        for target, rolls in ATTACKS[source]
        if owners[target] != view.seat and troops[source] - troops[target] > 1
    ]
    found.sort(key=lambda attack: troops[attack.target] - troops[attack.source])
    return tuple([
        PossibleOption(each, float(each == chosen), attacks(each, troops))
        for each in found[:MOST_TOLD]
    ])  # fmt: skip
