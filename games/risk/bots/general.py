"""General: marches with a plan, in a fixed order of aims, and guards its borders by their risk."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any

from engine.core.decision import Answer, Option, PossibleOption
from engine.text.message import Message, Share
from games.risk.board import CONTINENT_OF
from games.risk.bots.campaigns import (
    Campaign,
    Goal,
    continents_to_break,
    continents_to_win,
    muster_of,
    rivals_to_eliminate,
    the_world,
    weakest_neighbours,
)
from games.risk.bots.captain import Captain
from games.risk.bots.prospect import Prospect, continent_owner, enemies_beside, threat_to
from games.risk.bots.questions import (
    MOST_TOLD,
    campaign_sentence,
    captured_from,
    cheapest_set,
    move_in,
    needs,
    standing,
    stands,
)
from games.risk.cards import TERRITORY
from games.risk.moves import END_ATTACKS, KEEP_CARDS, MOST_DICE, Attack, PlaceTroops, Redeem
from games.risk.state import RiskTable

SAFE_CHANCE = 0.7
"""A campaign begins, and goes on, with no less."""

NO_SAFE_CAMPAIGN = Message("stops-without-campaign", {"chance": Share(SAFE_CHANCE)})

CARDS_TO_WAIT_FOR = 4
"""With fewer cards a set is kept: the next ones are worth more."""

CONTINENT_WEIGHT = 3.0
"""How much more the border of an own continent counts than another."""


class General(Captain):
    """RISK-16.5: the first goal whose campaign is safe enough; the rest guards the borders."""

    clause = "RISK-16.5"

    def redeem(self, view: RiskTable, options: Any, rng: Random) -> Answer:
        """Late: with four cards or more, or when it must."""
        held = len(view.hands[view.seat])
        args = {"cards": held, "wanted": CARDS_TO_WAIT_FOR, "troops": view.next_set_value}
        if KEEP_CARDS in options and held < CARDS_TO_WAIT_FOR:
            return self.says(KEEP_CARDS, Message("keeps-cards", args))
        option = Redeem(cheapest_set(view, options))
        return self.says(option, Message("redeems-holding", args))

    def reinforce(self, view: RiskTable, options: Any, rng: Random) -> Answer:
        """What the campaign lacks; then the border with the highest risk, one by one."""
        board = Prospect.of(view)
        plan = first_safe_campaign(board)
        if plan is not None:
            goal, campaign = plan
            march = max(campaign.marches, key=lambda march: march.extra)
            if march.extra:
                return self.says(
                    PlaceTroops(march.root, march.extra),
                    lambda: needs(board, campaign, goal.purpose, march.root, march.extra),
                    options=lambda: _considered(view, board, _what_it_lacks),
                )
        best = max(options.territories, key=lambda place: _risk(view, place))
        return self.says(
            PlaceTroops(best, 1),
            standing(view, "most-at-risk", best),
            options=lambda: _at_risk(view, options.territories, best),
        )

    def attack(self, view: RiskTable, options: Any, rng: Random) -> Answer:
        """The first step of the campaign, while it is safe enough."""
        board = Prospect.of(view)
        plan = first_safe_campaign(board)
        if plan is None:
            end = PossibleOption(END_ATTACKS, 1.0, NO_SAFE_CAMPAIGN)
            return self.says(
                END_ATTACKS, NO_SAFE_CAMPAIGN, options=lambda: (end, *_considered(view, board))
            )
        goal, campaign = plan
        return self.says(
            _begins(view, campaign),
            lambda: campaign_sentence(board, campaign, goal.purpose),
            options=lambda: _considered(view, board),
        )

    def occupy(self, view: RiskTable, options: Any, rng: Random) -> Answer:
        """Forward where more enemies stand; half stays where a continent is to be guarded."""
        source, captured = captured_from(view)
        owners, troops, seat = view.owners, view.troops, view.seat
        if not enemies_beside(owners, seat, captured):
            nobody = Message("nobody-beside", {"territory": TERRITORY(captured)})
            return move_in(self, options, options.low, nobody)
        ahead = threat_to(owners, troops, seat, captured)
        behind = threat_to(owners, troops, seat, source)
        args = {
            "territory": TERRITORY(captured),
            "source": TERRITORY(source),
            "ahead": ahead,
            "behind": behind,
        }
        if behind > ahead and continent_owner(owners, CONTINENT_OF[source]) == seat:
            half = (options.low + options.high) // 2
            return move_in(self, options, half, Message("half-stays", args))
        return move_in(self, options, options.high, Message("goes-on-compared", args))


def first_safe_campaign(board: Prospect) -> tuple[Goal, Campaign] | None:
    """The first goal, in the General's order, that has a safe campaign."""
    return next((each for each in _campaigns(board) if each[1].chance >= SAFE_CHANCE), None)


def _campaigns(board: Prospect) -> Iterator[tuple[Goal, Campaign]]:
    """Every goal, in the General's order, with its campaign if there is one."""
    muster = muster_of(board)
    for goal in _goals_in_order(board):
        campaign = muster.campaign_for(goal.targets, any_one=goal.any_one)
        if campaign is not None:
            yield goal, campaign


def _first_step(view: RiskTable, campaign: Campaign) -> Option | None:
    """How a campaign begins, if it has troops there."""
    return _begins(view, campaign) if view.troops[campaign.riskiest.steps[0][0]] > 1 else None


def _begins(view: RiskTable, campaign: Campaign) -> Attack:
    """How a campaign begins, with all dice."""
    source, target = campaign.riskiest.steps[0]
    return Attack(source, target, min(view.troops[source] - 1, MOST_DICE))


def _what_it_lacks(view: RiskTable, campaign: Campaign) -> Option | None:
    """The troops that a campaign still needs, where it needs most."""
    march = max(campaign.marches, key=lambda march: march.extra)
    return PlaceTroops(march.root, march.extra) if march.extra else None


def _considered(
    view: RiskTable,
    board: Prospect,
    step: Callable[[RiskTable, Campaign], Option | None] = _first_step,
) -> tuple[PossibleOption, ...]:
    """How the campaigns would begin that were looked at, up to the one that is safe enough."""
    found: list[PossibleOption] = []
    for goal, campaign in _campaigns(board):
        is_safe = campaign.chance >= SAFE_CHANCE
        sentence = campaign_sentence(board, campaign, goal.purpose)
        option = step(view, campaign)
        if option is not None:
            found.append(PossibleOption(option, float(is_safe), sentence))
        if is_safe:
            break
    return tuple(found[-MOST_TOLD:])


def _at_risk(view: RiskTable, places: Sequence[int], best: int) -> tuple[PossibleOption, ...]:
    """The territories with the highest risk, and how they stand."""
    first = sorted(places, key=lambda place: -_risk(view, place))[:MOST_TOLD]
    return tuple([
        PossibleOption(
            PlaceTroops(place, 1), float(place == best), stands(view, place)
        )
        for place in first
    ])  # fmt: skip


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
