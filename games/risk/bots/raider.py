"""Recruit plays sensible moves at random; Raider attacks whatever is weaker than itself."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from engine.core.decision import Answer, Option, PossibleOption
from engine.text.message import Message
from games.risk import moves
from games.risk.board import ADJACENT, TERRITORY
from games.risk.bots import questions
from games.risk.bots.prospect import distances_to_front, own_borders, weakest_beside
from games.risk.state import RiskTable

STAYS_HOME = 0.15
"""How often a recruit ends the attacks although one more looks possible."""


class Recruit(questions.Questions):
    """RISK-16.2: keeps to the border, attacks only where it has more troops, by chance."""

    draws = True
    clause = "RISK-16.2"

    def claim(self, view: RiskTable, options: Any, rng: Random) -> Answer:
        claim = rng.choice(options)
        return self.says(claim, Message("any-territory-will-do"), options=lambda: lots(options))

    def reinforce(self, view: RiskTable, options: Any, rng: Random) -> Answer:
        borders = own_borders(view.owners, view.seat) or options.territories
        option = moves.PlaceTroops(rng.choice(borders), rng.randint(1, options.most))
        places = [TERRITORY(place) for place in borders]
        return self.says(option, Message("somewhere-at-border"), options=lambda: lots(places))

    def attack(self, view: RiskTable, options: Any, rng: Random) -> Answer:
        seat, owners, troops = view.seat, view.owners, view.troops
        chances = [
            rolls[min(troops[source] - 1, moves.MOST_DICE) - 1]
            for source, owner in enumerate(owners)
            if owner == seat and troops[source] > 1
            for target, rolls in moves.ATTACKS[source]
            if owners[target] != seat and troops[target] < troops[source]
        ]
        if not chances:
            return self.says(moves.END_ATTACKS, Message("stops-without-more"))

        def possible() -> tuple[PossibleOption, ...]:
            end = PossibleOption(moves.END_ATTACKS, STAYS_HOME)
            return (end, *lots(chances, 1 - STAYS_HOME))

        if rng.random() < STAYS_HOME:
            return self.says(moves.END_ATTACKS, Message("stops-enough"), options=possible)
        option = rng.choice(chances)
        return self.says(option, questions.attacks(option, troops), options=possible)

    def occupy(self, view: RiskTable, options: Any, rng: Random) -> Answer:
        count = rng.randint(options.low, options.high)
        counts = range(options.low, options.high + 1)
        return self.says(
            options.make(count),
            Message("some-move-in", {"count": count}),
            options=lambda: lots([options.make(each) for each in counts]),
        )

    def fortify(self, view: RiskTable, options: Any, rng: Random) -> Answer:
        borders = own_borders(view.owners, view.seat)
        ways = [
            moves.Fortify(source, target, most)
            for source, target, most in options.ways
            if source not in borders and any(place in borders for place in ADJACENT[source])
        ]
        if not ways:
            return self.says(moves.END_TURN, Message("none-near-border"))
        way = rng.choice(ways)
        return self.says(way, Message("troops-move-up"), options=lambda: lots(ways))


def lots(options: Sequence[Option], odds: float = 1.0) -> tuple[PossibleOption, ...]:
    """Each as likely as the others, all together with these odds."""
    return tuple([PossibleOption(each, odds / len(options)) for each in options])


def _beside(worth: tuple[int, int]) -> Message:
    own, roads = worth
    return Message("borders-own", {"own": own, "rest": roads - own, "roads": roads})


class Raider(questions.Questions):
    """RISK-16.3: gathers where it is farthest ahead of a neighbor; attacks while it has more."""

    clause = "RISK-16.3"

    def claim(self, view: RiskTable, options: Any, rng: Random) -> Answer:
        """Beside own land, then where most roads meet."""
        seat, owners = view.seat, view.owners

        def worth(option: moves.Claim) -> tuple[int, int]:
            beside = ADJACENT[option.territory]
            return sum([owners[place] == seat for place in beside]), len(beside)

        best = max(options, key=worth)
        return self.says(
            best,
            _beside(worth(best)),
            options=lambda: questions.compared(
                options, best, lambda each: _beside(worth(each)), worth
            ),
        )

    def reinforce(self, view: RiskTable, options: Any, rng: Random) -> Answer:
        """All of them where the advantage over a neighbour is largest."""
        seat, owners = view.seat, view.owners
        best, advantage = options.territories[0], -(10**9)
        for place in own_borders(owners, seat):
            more = _advantage(view, place)
            if more > advantage:
                best, advantage = place, more
        option = moves.PlaceTroops(best, options.most)
        return self.says(
            option,
            _gathers(view, option, "gathers-ahead"),
            options=lambda: questions.compared(
                [moves.PlaceTroops(place, options.most) for place in own_borders(owners, seat)],
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
            for target, rolls in moves.ATTACKS[source]:
                if owners[target] != seat and troops[source] - troops[target] > advantage:
                    advantage = troops[source] - troops[target]
                    best = rolls[min(troops[source] - 1, moves.MOST_DICE) - 1]
        if best is None:
            return self.says(moves.END_ATTACKS, Message("stops-without-advantage"))
        chosen = best
        return self.says(
            best, questions.attacks(best, troops), options=lambda: _weaker_neighbours(view, chosen)
        )

    def occupy(self, view: RiskTable, options: Any, rng: Random) -> Answer:
        _, captured = questions.captured_from(view)
        args = {"count": options.high, "territory": TERRITORY(captured)}
        return questions.move_in(self, options, options.high, Message("all-go-on", args))

    def fortify(self, view: RiskTable, options: Any, rng: Random) -> Answer:
        """The largest group behind the border goes one step towards it."""
        distances = distances_to_front(view.owners, view.seat)
        best, size = None, 0
        for source, target, most in options.ways:
            if distances[target] < distances[source] and most > size:
                best, size = moves.Fortify(source, target, most), most
        if best is None:
            return self.says(moves.END_TURN, Message("none-idle"))
        ways = [
            moves.Fortify(*way) for way in options.ways if distances[way[1]] < distances[way[0]]
        ]
        return self.says(
            best, questions.idle(size), options=lambda: questions.largest_group(ways, best)
        )


def _advantage(view: RiskTable, place: int) -> int:
    """How many troops more a territory has than the weakest neighbour, if it has one."""
    weakest = weakest_beside(view.owners, view.troops, view.seat, place)
    return view.troops[place] - (0 if weakest is None else view.troops[weakest])


def _gathers(view: RiskTable, option: moves.PlaceTroops, key: str = "gathers-against") -> Message:
    place = option.territory
    weakest = weakest_beside(view.owners, view.troops, view.seat, place)
    args = {"here": view.troops[place] + option.count, "territory": TERRITORY(place)}
    if weakest is None:
        return Message("gathers", args)
    args = {**args, "there": view.troops[weakest], "weakest": TERRITORY(weakest)}
    return Message(key, args)


def _weaker_neighbours(view: RiskTable, chosen: moves.Attack) -> tuple[PossibleOption, ...]:
    """The attacks with the largest advantage, all of two troops or more."""
    owners, troops = view.owners, view.troops
    found = [
        rolls[min(troops[source] - 1, moves.MOST_DICE) - 1]
        for source, owner in enumerate(owners)
        if owner == view.seat
        for target, rolls in moves.ATTACKS[source]
        if owners[target] != view.seat and troops[source] - troops[target] > 1
    ]
    found.sort(key=lambda attack: troops[attack.target] - troops[attack.source])
    return tuple([
        PossibleOption(each, float(each == chosen), questions.attacks(each, troops))
        for each in found[:questions.MOST_TOLD]
    ])  # fmt: skip
