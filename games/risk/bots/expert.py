"""Expert: compares the boards that whole campaigns are likely to leave at the end of its turn."""

from __future__ import annotations

from random import Random
from typing import Any

from engine.core.bot import Answer, PossibleOption
from engine.text.said import Said
from games.risk.bots.campaigns import Campaign, after_success
from games.risk.bots.draft import DraftTaste, claim_worth
from games.risk.bots.evaluator import Choice, Taste, evaluate
from games.risk.bots.plans import HOPES_TOLD, LEAST_GAIN, Plan, Planner, fronts
from games.risk.bots.prospect import Prospect
from games.risk.bots.questions import Questions, captured_from, cheapest_set, move_in
from games.risk.bots.reasons import campaign_sentence, needs, odds_of, power, standing
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
from games.risk.names import TERRITORY
from games.risk.state import RiskTable

DRAFT, CARDS, TROOPS = "RISK-16.8", "RISK-16.9", "RISK-16.10"

TASTE, DRAFT_TASTE = Taste(), DraftTaste()


class Expert(Questions):
    """RISK-16.6 to 16.10: the campaign whose likely outcomes are worth most, or none."""

    clause = "RISK-16.6"

    def __init__(self, taste: Taste = TASTE, draft: DraftTaste = DRAFT_TASTE) -> None:
        self.taste = taste
        self.draft = draft
        self._planner = Planner(taste)

    def claim(self, view: RiskTable, options: Any, rng: Random) -> Answer:
        """The territory that is worth most to me, or worst for an opponent."""
        places = [option.territory for option in options]
        worths = [claim_worth(self.draft, view, place) for place in places]
        best = max(range(len(places)), key=lambda number: worths[number][0])

        def possible() -> tuple[PossibleOption, ...]:
            first = sorted(range(len(places)), key=lambda number: -worths[number][0])
            return tuple([
                PossibleOption(options[number], float(number == best), worths[number][1])
                for number in first[:HOPES_TOLD]
            ])  # fmt: skip

        return self.says(options[best], worths[best][1], DRAFT, possible)

    def redeem(self, view: RiskTable, options: Any, rng: Random) -> Answer:
        """Now, if what the troops can do now beats what the cards promise."""
        option = Redeem(cheapest_set(view, options))
        args = {"troops": view.next_set_value, "cards": len(view.hands[view.seat])}
        if KEEP_CARDS not in options:
            return self.says(option, Said("must-redeem", args), CARDS)
        keep = Prospect.of(view)
        now = keep.copy()
        now.sets_redeemed += 1
        now.reserve += view.next_set_value
        now.cards[view.seat] -= 3
        kept = self._planner.best_plan(keep).value
        plan = self._planner.best_plan(now, kept)
        if plan.value > kept:
            campaign, aim = plan.campaign, {**args, "purpose": plan.purpose}
            if campaign is None:
                return self.says(option, Said("redeems-to", aim), CARDS)
            return self.says(
                option,
                lambda: Said("redeems-to-win", {**aim, "odds": odds_of(now, campaign)}),
                CARDS,
            )
        return self.says(KEEP_CARDS, Said("keeps-worth", {**args, "power": power(kept)}), CARDS)

    def reinforce(self, view: RiskTable, options: Any, rng: Random) -> Answer:
        """What the campaign lacks; the rest where it does most good afterwards."""
        board = Prospect.of(view)
        plan = self._planner.best_plan(board)
        campaign = plan.campaign
        if campaign is None:
            best = self._planner.best_place(board, fronts(board), board.reserve)
            return self._place_where_needed(view, best, options.most)
        march = max(campaign.marches, key=lambda march: march.extra)
        if march.extra:
            return self.says(
                PlaceTroops(march.root, march.extra),
                lambda: needs(board, campaign, plan.purpose, march.root, march.extra),
            )
        best = self._place_for_rest(board, campaign)
        return self._place_where_needed(view, best, options.most)

    def _place_where_needed(self, view: RiskTable, place: int, count: int) -> Answer:
        sentence = standing(view, "needs-most", place, count)
        return self.says(PlaceTroops(place, count), sentence, TROOPS)

    def _place_for_rest(self, board: Prospect, campaign: Campaign) -> int:
        """Where troops that the campaign does not need do most good after it."""
        bare = board.copy()
        bare.reserve = 0
        after = after_success(bare, campaign)
        stands = {march.root: march.head for march in campaign.marches}
        placed = {stands.get(place, place): place for place in fronts(board)}
        best = self._planner.best_place(after, list(placed), board.reserve)
        return placed[best]

    def attack(self, view: RiskTable, options: Any, rng: Random) -> Answer:
        """The first step of the best campaign, with all dice; the end when there is none."""
        board = Prospect.of(view)
        plan = self._planner.best_plan(board)
        campaign = plan.campaign
        if campaign is None:
            stops = Said("stops-worth", {"power": power(plan.value)})
            end = PossibleOption(END_ATTACKS, 1.0, stops)
            return self.says(END_ATTACKS, stops, options=lambda: (end, *_compared(view, plan)))
        return self.says(
            _first_step(view, campaign),
            lambda: campaign_sentence(board, campaign, plan.purpose),
            options=lambda: _compared(view, plan),
        )

    def occupy(self, view: RiskTable, options: Any, rng: Random) -> Answer:
        """As many as make the best plan from here."""
        source, captured = captured_from(view)
        board = Prospect.of(view)
        best, most = options.high, -1.0
        for count in (options.high, (options.low + options.high) // 2, options.low):
            value = self._planner.best_plan(board.moved(captured, count, source), most).value
            if value > most:
                best, most = count, value
            if most == 1:
                break
        worth = Said("moves-in-worth", {"count": best, "power": power(most)})
        return move_in(self, options, best, worth, TROOPS)

    def fortify(self, view: RiskTable, options: Any, rng: Random) -> Answer:
        """The move after which the board is worth most."""
        board = Prospect.of(view)
        moves = [
            Fortify(source, target, moved)
            for source, target, count in options.ways
            for moved in {count, count // 2} - {0}
        ]
        boards = [board.moved(move.target, move.count, move.source) for move in moves]
        stay = evaluate(self.taste, board)
        best, value = Choice(self.taste, boards).best(stay + LEAST_GAIN)
        if best < 0:
            return self.says(END_TURN, Said("no-better-move", {"power": power(stay)}), TROOPS)
        move = moves[best]
        args = {"count": move.count, "territory": TERRITORY(move.target), "power": power(value)}
        return self.says(move, Said("moves-troops", args), TROOPS)


def _first_step(view: RiskTable, campaign: Campaign) -> Attack:
    """How a campaign begins, with all dice."""
    source, target = campaign.riskiest.steps[0]
    return Attack(source, target, min(view.troops[source] - 1, MOST_DICE))


def _compared(view: RiskTable, plan: Plan) -> tuple[PossibleOption, ...]:
    """How the campaigns that promised most would begin, with the most that they can be worth."""
    return tuple([
        PossibleOption(
            _first_step(view, hope.campaign),
            float(hope.campaign is plan.campaign),
            Said("promises", {"purpose": hope.purpose, "power": power(hope.promise)}),
        )
        for hope in plan.hopes
        if view.troops[hope.campaign.riskiest.steps[0][0]] > 1
    ])  # fmt: skip
