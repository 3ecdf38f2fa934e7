"""Expert: compares the boards that whole campaigns are likely to leave at the end of its turn."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

from engine.core.bot import Answer
from games.risk.board import NAMES
from games.risk.bots.campaigns import Campaign, after_failure, after_success, campaign_for
from games.risk.bots.draft import DraftTaste, claim_worth
from games.risk.bots.front import own_borders
from games.risk.bots.goals import all_goals
from games.risk.bots.prospect import Prospect
from games.risk.bots.questions import Questions, captured_from, cheapest_set, move_in
from games.risk.bots.worth import Taste, worth
from games.risk.moves import (
    END_ATTACKS,
    END_TURN,
    KEEP_CARDS,
    MOST_DICE,
    Attack,
    Fortify,
    PlaceTroops,
    Redeem,
)
from games.risk.state import RiskTable

DRAFT, CARDS, TROOPS = "RISK-16.8", "RISK-16.9", "RISK-16.10"

TASTE, DRAFT_TASTE = Taste(), DraftTaste()

LEAST_CHANCE = 0.2
"""A campaign less likely to succeed is not looked at."""

LEAST_GAIN = 1e-4
"""What a move must gain over staying put."""

CERTAIN = 0.995
"""From here on failure is not imagined."""


@dataclass(slots=True)
class Plan:
    """A campaign with what it is worth and what it is for; without one: stay as you are."""

    value: float
    purpose: str
    campaign: Campaign | None = None


class Expert(Questions):
    """RISK-16.6 to 16.10: the campaign whose likely outcomes are worth most, or none."""

    clause = "RISK-16.6"

    def __init__(self, taste: Taste = TASTE, draft: DraftTaste = DRAFT_TASTE) -> None:
        self.taste = taste
        self.draft = draft

    # -- plans --------------------------------------------------------------------------------

    def best_plan(self, board: Prospect) -> Plan:
        """The goal with the best mean of success and failure, if that beats staying put."""
        stay = self._staying(board)
        best = Plan(stay, "the board is best left as it is")
        to_beat = stay * (1 - self._restlessness(board)) + LEAST_GAIN
        for goal in all_goals(board):
            campaign = campaign_for(board, goal.targets, any_one=goal.any_one)
            if campaign is None or campaign.chance < LEAST_CHANCE:
                continue
            value = self._value(board, campaign, to_beat)
            if value > to_beat:
                to_beat = value
                best = Plan(value, goal.purpose, campaign)
        return best

    def _restlessness(self, board: Prospect) -> float:
        """Three armies of equal size would wait for each other for ever."""
        return min(0.9, max(0, board.round - self.taste.patience) * self.taste.restless)

    def _value(self, board: Prospect, campaign: Campaign, to_beat: float) -> float:
        """The mean worth after a campaign; the worth of success when that is not enough already."""
        chance = campaign.chance
        success = worth(self.taste, after_success(board, campaign), to_beat)
        if success <= to_beat or chance > CERTAIN:
            return success
        needed = (to_beat - chance * success) / (1 - chance)
        failure = worth(self.taste, after_failure(board, campaign), needed)
        return chance * success + (1 - chance) * failure

    def _staying(self, board: Prospect) -> float:
        if not board.reserve:
            return worth(self.taste, board)
        return self._best_place(board, _fronts(board), board.reserve)[1]

    def _best_place(self, board: Prospect, places: list[int], count: int) -> tuple[int, float]:
        """Where so many troops more are worth most, and that worth."""
        best, most = places[0], -1.0
        for place in places:
            value = self._with_troops(board, place, count, most)
            if value > most:
                best, most = place, value
        return best, most

    def _with_troops(self, board: Prospect, place: int, count: int, above: float) -> float:
        board.troops[place] += count
        value = worth(self.taste, board, above)
        board.troops[place] -= count
        return value

    # -- questions ----------------------------------------------------------------------------

    def claim(self, view: RiskTable, options: Any, rng: Random) -> Answer:
        """The territory that is worth most to me, or worst for an opponent."""
        places = [option.territory for option in options]
        worths = [claim_worth(self.draft, view, place) for place in places]
        best = max(range(len(places)), key=lambda number: worths[number][0])
        return self.says(options[best], worths[best][1], DRAFT)

    def redeem(self, view: RiskTable, options: Any, rng: Random) -> Answer:
        """Now, if what the troops can do now beats what the cards promise."""
        option = Redeem(cheapest_set(view, options))
        if KEEP_CARDS not in options:
            return self.says(option, "a set must be redeemed", CARDS)
        keep = Prospect.of(view)
        now = keep.copy()
        now.sets_redeemed += 1
        now.reserve += view.next_set_value
        now.cards[view.seat] -= 3
        plan = self.best_plan(now)
        if plan.value > self.best_plan(keep).value:
            return self.says(option, f"{view.next_set_value} troops to {plan.purpose}", CARDS)
        return self.says(KEEP_CARDS, "the next sets are worth more", CARDS)

    def reinforce(self, view: RiskTable, options: Any, rng: Random) -> Answer:
        """What the campaign lacks; the rest where it does most good afterwards."""
        board = Prospect.of(view)
        plan = self.best_plan(board)
        if plan.campaign is None:
            best, _ = self._best_place(board, _fronts(board), board.reserve)
            return self.says(
                PlaceTroops(best, options.most), f"{NAMES[best]} needs them most", TROOPS
            )
        march = max(plan.campaign.marches, key=lambda march: march.extra)
        if march.extra:
            return self.says(PlaceTroops(march.root, march.extra), f"to {plan.purpose}")
        best = self._place_for_rest(board, plan.campaign)
        text = f"{NAMES[best]} needs them most, beyond what it takes to {plan.purpose}"
        return self.says(PlaceTroops(best, options.most), text, TROOPS)

    def _place_for_rest(self, board: Prospect, campaign: Campaign) -> int:
        """Where troops that the campaign does not need do most good after it."""
        bare = board.copy()
        bare.reserve = 0
        after = after_success(bare, campaign)
        stands = {march.root: march.head for march in campaign.marches}
        fronts = {stands.get(place, place): place for place in _fronts(board)}
        best, _ = self._best_place(after, list(fronts), board.reserve)
        return fronts[best]

    def attack(self, view: RiskTable, options: Any, rng: Random) -> Answer:
        """The first step of the best campaign, with all dice; the end when there is none."""
        plan = self.best_plan(Prospect.of(view))
        if plan.campaign is None:
            return self.says(END_ATTACKS, plan.purpose)
        source, target = plan.campaign.riskiest.steps[0]
        dice = min(view.troops[source] - 1, MOST_DICE)
        text = f"{plan.purpose}: {100 * plan.campaign.chance:.0f} %"
        return self.says(Attack(source, target, dice), text)

    def occupy(self, view: RiskTable, options: Any, rng: Random) -> Answer:
        """As many as make the best plan from here."""
        source, captured = captured_from(view)
        board = Prospect.of(view)
        whole = board.troops[source]
        best, most = options.high, -1.0
        for count in (options.high, (options.low + options.high) // 2, options.low):
            board.troops[source] = whole - count
            board.troops[captured] = count
            value = self.best_plan(board).value
            if value > most:
                best, most = count, value
        return move_in(self, options, best, f"{best} serve best in {NAMES[captured]}", TROOPS)

    def fortify(self, view: RiskTable, options: Any, rng: Random) -> Answer:
        """The move after which the board is worth most."""
        board = Prospect.of(view)
        best: Fortify | None = None
        most = worth(self.taste, board) + LEAST_GAIN
        for source, target, count in options.ways:
            for moved in {count, count // 2} - {0}:
                board.troops[source] -= moved
                value = self._with_troops(board, target, moved, most)
                board.troops[source] += moved
                if value > most:
                    best, most = Fortify(source, target, moved), value
        if best is None:
            return self.says(END_TURN, "every troop stands where it serves best", TROOPS)
        return self.says(best, f"they serve better in {NAMES[best.target]}", TROOPS)


def _fronts(board: Prospect) -> list[int]:
    """Where troops can be of use: the borders; anywhere if there are none."""
    borders = own_borders(board.owners, board.seat)
    return borders or [place for place, owner in enumerate(board.owners) if owner == board.seat]
