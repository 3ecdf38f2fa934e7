"""Recruit: anything legal that is not foolish, by chance."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from engine.core.bot import Answer, PossibleOption
from engine.core.decision import Option
from engine.text.message import Message
from games.risk.board import ADJACENT
from games.risk.bots.front import own_borders
from games.risk.bots.questions import Questions
from games.risk.bots.reasons import attacks
from games.risk.moves import ATTACKS, END_ATTACKS, END_TURN, MOST_DICE, Fortify, PlaceTroops
from games.risk.names import TERRITORY
from games.risk.state import RiskTable

STAYS_HOME = 0.15
"""How often a recruit ends the attacks although one more looks possible."""


class Recruit(Questions):
    """RISK-16.2: keeps to the border, attacks only where it has more troops, by chance."""

    draws = True
    clause = "RISK-16.2"

    def claim(self, view: RiskTable, options: Any, rng: Random) -> Answer:
        claim = rng.choice(options)
        return self.says(claim, Message("any-territory-will-do"), options=lambda: lots(options))

    def reinforce(self, view: RiskTable, options: Any, rng: Random) -> Answer:
        borders = own_borders(view.owners, view.seat) or options.territories
        option = PlaceTroops(rng.choice(borders), rng.randint(1, options.most))
        places = [TERRITORY(place) for place in borders]
        return self.says(option, Message("somewhere-at-border"), options=lambda: lots(places))

    def attack(self, view: RiskTable, options: Any, rng: Random) -> Answer:
        seat, owners, troops = view.seat, view.owners, view.troops
        chances = [
            rolls[min(troops[source] - 1, MOST_DICE) - 1]
            for source, owner in enumerate(owners)
            if owner == seat and troops[source] > 1
            for target, rolls in ATTACKS[source]
            if owners[target] != seat and troops[target] < troops[source]
        ]
        if not chances:
            return self.says(END_ATTACKS, Message("stops-without-more"))

        def possible() -> tuple[PossibleOption, ...]:
            end = PossibleOption(END_ATTACKS, STAYS_HOME)
            return (end, *lots(chances, 1 - STAYS_HOME))

        if rng.random() < STAYS_HOME:
            return self.says(END_ATTACKS, Message("stops-enough"), options=possible)
        option = rng.choice(chances)
        return self.says(option, attacks(option, troops), options=possible)

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
            Fortify(source, target, most)
            for source, target, most in options.ways
            if source not in borders and any(place in borders for place in ADJACENT[source])
        ]
        if not ways:
            return self.says(END_TURN, Message("none-idle"))
        way = rng.choice(ways)
        return self.says(way, Message("troops-move-up"), options=lambda: lots(ways))


def lots(options: Sequence[Option], odds: float = 1.0) -> tuple[PossibleOption, ...]:
    """Each as likely as the others, all together with these odds."""
    return tuple([PossibleOption(each, odds / len(options)) for each in options])
