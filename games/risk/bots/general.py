"""General: marches with a plan, in a fixed order of aims, and guards its borders by their risk."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from engine.core.bot import Answer
from games.risk.board import CONTINENT_OF, NAMES
from games.risk.bots.campaigns import Campaign
from games.risk.bots.captain import Captain
from games.risk.bots.front import continent_owner, enemies_beside, threat_to
from games.risk.bots.goals import (
    Goal,
    continents_to_break,
    continents_to_win,
    rivals_to_eliminate,
    the_world,
    weakest_neighbours,
)
from games.risk.bots.muster import muster_of
from games.risk.bots.prospect import Prospect
from games.risk.bots.questions import captured_from, cheapest_set, move_in
from games.risk.bots.reasons import campaign_sentence, needs, standing
from games.risk.events import counted
from games.risk.moves import END_ATTACKS, KEEP_CARDS, MOST_DICE, Attack, PlaceTroops, Redeem
from games.risk.state import RiskTable

SAFE_CHANCE = 0.7
"""A campaign begins, and goes on, with no less."""

CARDS_TO_WAIT_FOR = 4
"""With fewer cards a set is kept: the next ones are worth more."""

CONTINENT_WEIGHT = 3.0
"""How much more the border of an own continent counts than another."""


class General(Captain):
    """RISK-16.5: the first goal whose campaign is safe enough; the rest guards the borders."""

    clause = "RISK-16.5"

    def redeem(self, view: RiskTable, options: Any, rng: Random) -> Answer:
        """Late: with four cards or more, or when it must."""
        held, now = len(view.hands[view.seat]), counted(view.next_set_value)
        if KEEP_CARDS in options and held < CARDS_TO_WAIT_FOR:
            text = f"Keeps {held} cards until it has {CARDS_TO_WAIT_FOR}: later sets beat {now}"
            return self.says(KEEP_CARDS, text)
        option = Redeem(cheapest_set(view, options))
        return self.says(option, f"Redeems for {now}: it holds {held} cards")

    def reinforce(self, view: RiskTable, options: Any, rng: Random) -> Answer:
        """What the campaign lacks; then the border with the highest risk, one by one."""
        board = Prospect.of(view)
        plan = first_safe_campaign(board)
        if plan is not None:
            goal, campaign = plan
            march = max(campaign.marches, key=lambda march: march.extra)
            if march.extra:
                text = needs(board, campaign, goal.purpose, march.root, march.extra)
                return self.says(PlaceTroops(march.root, march.extra), text)
        best = max(options.territories, key=lambda place: _risk(view, place))
        stands = standing(view.owners, view.troops, view.seat, best)
        return self.says(PlaceTroops(best, 1), f"{NAMES[best]} is most at risk: {stands}")

    def attack(self, view: RiskTable, options: Any, rng: Random) -> Answer:
        """The first step of the campaign, while it is safe enough."""
        board = Prospect.of(view)
        plan = first_safe_campaign(board)
        if plan is None:
            text = f"Stops: no campaign succeeds with {100 * SAFE_CHANCE:.0f} % or more"
            return self.says(END_ATTACKS, text)
        goal, campaign = plan
        source, target = campaign.riskiest.steps[0]
        dice = min(view.troops[source] - 1, MOST_DICE)
        text = campaign_sentence(board, campaign, goal.purpose)
        return self.says(Attack(source, target, dice), text)

    def occupy(self, view: RiskTable, options: Any, rng: Random) -> Answer:
        """Forward where more enemies stand; half stays where a continent is to be guarded."""
        source, captured = captured_from(view)
        owners, troops, seat = view.owners, view.troops, view.seat
        if not enemies_beside(owners, seat, captured):
            return move_in(self, options, options.low, f"Nobody is beside {NAMES[captured]}")
        ahead = threat_to(owners, troops, seat, captured)
        behind = threat_to(owners, troops, seat, source)
        if behind > ahead and continent_owner(owners, CONTINENT_OF[source]) == seat:
            half = (options.low + options.high) // 2
            text = f"Half stays to guard {NAMES[source]}, which {behind} could attack"
            return move_in(self, options, half, text)
        text = f"On to {NAMES[captured]}: {ahead} could attack there, {behind} in {NAMES[source]}"
        return move_in(self, options, options.high, text)


def first_safe_campaign(board: Prospect) -> tuple[Goal, Campaign] | None:
    """The first goal, in the General's order, that has a safe campaign."""
    muster = muster_of(board)
    for goal in _goals_in_order(board):
        campaign = muster.campaign_for(goal.targets, any_one=goal.any_one)
        if campaign is not None and campaign.chance >= SAFE_CHANCE:
            return goal, campaign
    return None


def _goals_in_order(board: Prospect) -> Iterator[Goal]:
    yield from the_world(board)
    yield from rivals_to_eliminate(board)
    yield from continents_to_win(board)
    yield from continents_to_break(board)
    if not board.has_card or _is_strongest(board):
        yield from weakest_neighbours(board)


def _is_strongest(board: Prospect) -> bool:
    """Whether the seat has more troops than all others together."""
    return 2 * board.armies[board.seat] > sum(board.armies)


def _risk(view: RiskTable, place: int) -> float:
    """The enemies beside a territory against its own troops, more for an own continent."""
    risk = threat_to(view.owners, view.troops, view.seat, place) / view.troops[place]
    guards = continent_owner(view.owners, CONTINENT_OF[place]) == view.seat
    return risk * CONTINENT_WEIGHT if guards else risk
