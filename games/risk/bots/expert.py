"""General marches with a plan, Expert compares boards after campaigns; the ladder of levels."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from engine.core.decision import Answer, Option, PossibleOption, Reason
from engine.core.game import played_by
from engine.text.message import Message, Share
from games.risk.board import ADJACENT, CONTINENT, CONTINENT_OF, CONTINENTS, TERRITORY, Continent
from games.risk.bots.campaigns import (
    Campaign,
    Goal,
    after_success,
    continents_to_break,
    continents_to_win,
    muster_of,
    rivals_to_eliminate,
    the_world,
    weakest_neighbours,
)
from games.risk.bots.captain import Captain
from games.risk.bots.plans import Choice, Hope, Plan, Planner, Taste, evaluate, fronts, least_gain
from games.risk.bots.prospect import (
    Prospect,
    conquest,
    continent_owner,
    enemies_beside,
    own_borders,
    threat_to,
    troops_beside,
)
from games.risk.bots.questions import (
    MOST_TOLD,
    Questions,
    campaign_sentence,
    captured_from,
    cheapest_set,
    compared,
    move_in,
    needs,
    odds_of,
    power,
    standing,
    stands,
)
from games.risk.bots.raider import Raider, Recruit
from games.risk.card import RiskCard
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
from games.risk.state import NOBODY, RiskTable

SAFE_CHANCE = 0.7
"""A campaign begins, and goes on, with no less."""

NOT_AT_RISK = Message("none-at-risk")

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
            standing(view, "most-at-risk", best) if _risk(view, best) else NOT_AT_RISK,
            options=lambda: _at_risk(view, options.territories, best),
        )

    def attack(self, view: RiskTable, options: Any, rng: Random) -> Answer:
        """The first step of the campaign, while it is safe enough."""
        board = Prospect.of(view)
        plan = first_safe_campaign(board)
        if plan is None:
            stops = _why_none_is_safe(view, board)
            end = PossibleOption(END_ATTACKS, 1.0, stops)
            return self.says(END_ATTACKS, stops, options=lambda: (end, *_considered(view, board)))
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
            key, args["staying"] = "some-stay", options.high + 1 - half
            if beside := troops_beside(owners, troops, seat, source, captured):
                key = "some-stay-beside"
                args.update(beside)
            return move_in(self, options, half, Message(key, args))
        key = "goes-on-tied" if ahead == behind else "goes-on-compared"
        if behind > ahead:
            held = CONTINENTS[CONTINENT_OF[source]]
            key, args["continent"] = "goes-on-unguarded", CONTINENT(held.id)
        elif beside := troops_beside(owners, troops, seat, captured, source):
            key = "goes-on-beside"
            args.update(beside)
        return move_in(self, options, options.high, Message(key, args))


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


def _first_step_of_march(view: RiskTable, campaign: Campaign) -> Option | None:
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
    step: Callable[[RiskTable, Campaign], Option | None] = _first_step_of_march,
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
    if _takes_one(board):
        yield from weakest_neighbours(board)


def _why_none_is_safe(view: RiskTable, board: Prospect) -> Message:
    """Why it stops: an attack that is safe by itself may still be no campaign."""
    troops = view.troops
    is_one_safe = any(
        conquest(troops[source] - 1, troops[target]) >= SAFE_CHANCE
        for source in own_borders(view.owners, view.seat) if troops[source] > 1
        for target in enemies_beside(view.owners, view.seat, source)
    )  # fmt: skip
    key = "stops-without-campaign"
    if is_one_safe:
        key = "stops-beside-weakest" if _takes_one(board) else "stops-for-more-than-one"
    return Message(key, {"chance": Share(SAFE_CHANCE)})


def _takes_one(board: Prospect) -> bool:
    """Whether a single territory is worth a campaign: for the card, or to one so strong."""
    return not board.has_card or _is_strongest(board)


def _is_strongest(board: Prospect) -> bool:
    """Whether the seat has more troops than all others together."""
    return 2 * board.armies[board.seat] > sum(board.armies)


def _risk(view: RiskTable, place: int) -> float:
    """The enemies beside a territory against its own troops, more for an own continent."""
    risk = threat_to(view.owners, view.troops, view.seat, place) / view.troops[place]
    guards = continent_owner(view.owners, CONTINENT_OF[place]) == view.seat
    return risk * CONTINENT_WEIGHT if guards else risk


@dataclass(frozen=True, slots=True)
class DraftTaste:
    """The weights of a claim, found by play against drafts of many tastes at every turn."""

    own: float = 2.0
    """For the share of the continent that is mine already."""
    others: float = 3.0
    """Against the share that others have: where they have begun, another continent is better."""
    beside: float = 0.4
    """For each own territory beside it."""
    door: float = 0.2
    """For a door while others could still come in: who is late is locked in behind it."""
    block: float = 0.6
    """For each troop of the bonus of a continent that an opponent would complete by this claim."""
    ease: tuple[float, ...] = (0.7, 0.4, 0.0, 0.7, 0.8, 1.3)
    """For each continent, by its number: how easily it is won and held."""


@dataclass(frozen=True, slots=True)
class Claims:
    """Who has claimed what of a continent, as a seat looks at it."""

    continent: Continent
    own: int
    others: int
    rivals: int

    @classmethod
    def of(cls, continent: Continent, owners: Sequence[int], seat: int) -> Claims:
        held = [owners[place] for place in continent.territories]
        own, free = held.count(seat), held.count(NOBODY)
        rivals = len(set(held) - {seat, NOBODY})
        return cls(continent, own, len(held) - own - free, rivals)

    @property
    def size(self) -> int:
        return len(self.continent.territories)

    @property
    def free(self) -> int:
        return self.size - self.own - self.others

    @property
    def is_nearly_complete(self) -> bool:
        """Whether one opponent has claimed all of it but for one territory."""
        return not self.own and self.rivals == 1 and self.free == 1


def claim_worth(taste: DraftTaste, view: RiskTable, place: int) -> tuple[float, Message]:
    seat, owners = view.seat, view.owners
    claims = Claims.of(CONTINENTS[CONTINENT_OF[place]], owners, seat)
    continent, own, size = claims.continent, claims.own, claims.size
    beside = sum([owners[near] == seat for near in ADJACENT[place]])
    worth = (taste.own * own - taste.others * claims.others) / size
    worth += taste.ease[continent.id] + taste.beside * beside
    args = {
        "continent": CONTINENT(continent.id),
        "own": own,
        "others": claims.others,
        "size": size,
    }
    if claims.is_nearly_complete:
        return worth + taste.block * continent.bonus, Message("denies-continent", args)
    is_door = claims.free > 1 and place in continent.doors
    worth += taste.door * is_door
    if is_door:
        return worth, Message("wants-continent-by-door", {**args, "territory": TERRITORY(place)})
    wants = Message("wants-continent", args)
    if beside:
        roads = len(ADJACENT[place])
        args = {"wants": wants, "own": beside, "rest": roads - beside, "roads": roads}
        return worth, Message("wants-bordering", args)
    return worth, wants


DRAFT, CARDS, TROOPS = "RISK-16.8", "RISK-16.9", "RISK-16.10"

PLAN, NO_PLAN = "plan-worth", "plan-no-more"

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
            found = dict(zip(options, worths, strict=True))
            return compared(
                options, options[best], lambda each: found[each][1], lambda each: found[each][0]
            )

        return self.says(options[best], worths[best][1], DRAFT, possible)

    def redeem(self, view: RiskTable, options: Any, rng: Random) -> Answer:
        """Now, if what the troops can do now beats what the cards promise."""
        option = Redeem(cheapest_set(view, options))
        args = {"troops": view.next_set_value, "cards": len(view.hands[view.seat])}
        if KEEP_CARDS not in options:
            return self.says(option, Message("must-redeem", args), CARDS)
        keep = Prospect.of(view)
        now = keep.copy()
        now.sets_redeemed += 1
        now.reserve += view.next_set_value
        now.cards[view.seat] -= 3
        kept = self._planner.best_plan(keep).value
        plan = self._planner.best_plan(now, kept)
        is_better = plan.value > kept

        def both() -> tuple[PossibleOption, ...]:
            worth = _worth(plan.value, PLAN) if is_better else _worth(kept, NO_PLAN)
            return (
                PossibleOption(option, float(is_better), worth),
                PossibleOption(KEEP_CARDS, float(not is_better), _worth(kept, PLAN)),
            )

        if not is_better:
            keeps = Message("keeps-worth", {**args, "power": power(kept)})
            return self.says(KEEP_CARDS, keeps, CARDS, both)
        campaign, aim = plan.campaign, {**args, "purpose": plan.purpose}
        if campaign is None:
            return self.says(option, Message("redeems-to", aim), CARDS, both)
        if campaign.extra <= keep.reserve:
            rated = {**args, "power": power(plan.value), "kept": power(kept)}
            return self.says(option, Message("redeems-worth", rated), CARDS, both)
        return self.says(
            option,
            lambda: Message("redeems-to-win", {**aim, "odds": odds_of(now, campaign)}),
            CARDS,
            both,
        )

    def reinforce(self, view: RiskTable, options: Any, rng: Random) -> Answer:
        """What the campaign lacks; the rest where it does most good afterwards."""
        board = Prospect.of(view)
        plan = self._planner.best_plan(board)
        campaign = plan.campaign
        if campaign is None:
            placed = {place: place for place in fronts(board)}
            return self._place_where_needed(view, board, placed, options.most)
        march = max(campaign.marches, key=lambda march: march.extra)
        if march.extra:
            return self._follows(
                plan,
                PlaceTroops(march.root, march.extra),
                lambda: needs(board, campaign, plan.purpose, march.root, march.extra),
                lambda: _placings(plan),
            )
        return self._place_where_needed(view, *_left_by(board, campaign), options.most)

    def _place_where_needed(
        self, view: RiskTable, board: Prospect, placed: dict[int, int], count: int
    ) -> Answer:
        """Where they do most good on a board, which may be that after a campaign: `placed` are the
        territories there, each with the one of now from where the troops go to it.
        """
        reserve = Prospect.of(view).reserve
        best = placed[self._planner.best_place(board, list(placed), reserve)]

        def possible() -> tuple[PossibleOption, ...]:
            worths = self._planner.worths(board, list(placed), reserve)
            return tuple([
                PossibleOption(
                    PlaceTroops(placed[place], count), float(placed[place] == best), _worth(worth)
                )
                for place, worth in worths
            ])  # fmt: skip

        sentence = standing(view, "needs-most", best, count)
        return self.says(PlaceTroops(best, count), sentence, TROOPS, possible)

    def attack(self, view: RiskTable, options: Any, rng: Random) -> Answer:
        """The first step of the best campaign, with all dice; the end when there is none."""
        board = Prospect.of(view)
        plan = self._planner.best_plan(board)
        campaign = plan.campaign
        if campaign is None:
            stops = Message("stops-worth", {"power": power(plan.value)})
            end = PossibleOption(END_ATTACKS, 1.0, stops)
            return self.says(END_ATTACKS, stops, options=lambda: (end, *_compared(view, plan)))
        return self._follows(
            plan,
            _first_step(view, campaign),
            lambda: campaign_sentence(board, campaign, plan.purpose),
            lambda: _compared(view, plan),
        )

    def _follows(
        self,
        plan: Plan,
        option: Option,
        sentence: Callable[[], Message],
        options: Callable[[], tuple[PossibleOption, ...]],
    ) -> Answer:
        """What a campaign asks for now; where patience was lost, that this is why."""

        def why() -> tuple[Reason, ...]:
            follows = Reason(self.clause, sentence(), options=options())
            if plan.impatience is None:
                return (follows,)
            staying, worth = plan.impatience
            digits = 1 if abs(staying - worth) > 0.001 else 3
            args = {"staying": power(staying, digits), "power": power(worth, digits)}
            return follows, Reason(self.clause, Message("waits-no-longer", args))

        return Answer(option, why)

    def occupy(self, view: RiskTable, options: Any, rng: Random) -> Answer:
        """As many as make the best plan from here."""
        source, captured = captured_from(view)
        board = Prospect.of(view)
        best, most = options.high, -1.0
        looked: dict[int, tuple[float, str]] = {}
        for count in (options.high, (options.low + options.high) // 2, options.low):
            value = self._planner.best_plan(board.moved(captured, count, source), most).value
            if count not in looked:
                looked[count] = (value, PLAN) if value > most else (most, NO_PLAN)
            if value > most:
                best, most = count, value
            if most == 1:
                break
        return self.says(
            options.make(best),
            Message("moves-in-worth", {"count": best, "power": power(most)}),
            TROOPS,
            lambda: tuple([
                PossibleOption(options.make(count), float(count == best), _worth(*worth))
                for count, worth in looked.items()
            ]),
        )  # fmt: skip

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
        choice = Choice(self.taste, boards)
        best, value = choice.best(stay + least_gain(stay))

        def possible() -> tuple[PossibleOption, ...]:
            end = PossibleOption(END_TURN, float(best < 0), _worth(stay))
            return (end, *(
                PossibleOption(moves[number], float(number == best), _worth(worth))
                for number, worth in choice.first(MOST_TOLD)
            ))  # fmt: skip

        if best < 0:
            said = Message("no-better-move", {"power": power(stay)})
            return self.says(END_TURN, said, TROOPS, possible)
        move = moves[best]
        args = {"count": move.count, "territory": TERRITORY(move.target), "power": power(value)}
        return self.says(move, Message("moves-troops", args), TROOPS, possible)


def _left_by(board: Prospect, campaign: Campaign) -> tuple[Prospect, dict[int, int]]:
    """The board after a campaign, for troops that it does not need, and from where now they would
    go to each of its fronts.
    """
    bare = board.copy()
    bare.reserve = 0
    after = after_success(bare, campaign)
    stands = {march.root: march.head for march in campaign.marches}
    return after, {stands.get(place, place): place for place in fronts(board)}


def _worth(value: float, key: str = "board-worth") -> Message:
    return Message(key, {"power": power(value)})


def _placings(plan: Plan) -> tuple[PossibleOption, ...]:
    """What the campaigns that promised most lack where they begin."""
    found = []
    for hope in plan.hopes:
        march = max(hope.campaign.marches, key=lambda march: march.extra)
        if march.extra:
            option = PlaceTroops(march.root, march.extra)
            found.append(PossibleOption(option, _is_of(hope, plan), _promises(hope)))
    return tuple(found)


def _first_step(view: RiskTable, campaign: Campaign) -> Attack:
    """How a campaign begins, with all dice."""
    source, target = campaign.riskiest.steps[0]
    return Attack(source, target, min(view.troops[source] - 1, MOST_DICE))


def _compared(view: RiskTable, plan: Plan) -> tuple[PossibleOption, ...]:
    """How the campaigns that promised most would begin, with the most that they can be worth."""
    return tuple([
        PossibleOption(
            _first_step(view, hope.campaign),
            _is_of(hope, plan),
            _promises(hope),
        )
        for hope in plan.hopes
        if view.troops[hope.campaign.riskiest.steps[0][0]] > 1
    ])  # fmt: skip


def _is_of(hope: Hope, plan: Plan) -> float:
    """1 for the campaign of the plan, 0 for the others."""
    return float(hope.campaign is plan.campaign)


def _promises(hope: Hope) -> Message:
    return Message("promises", {"purpose": hope.purpose, "power": power(hope.promise)})


RECRUIT = Recruit()
RAIDER = Raider()
CAPTAIN = Captain()
GENERAL = General()
EXPERT = Expert()

LEVELS = played_by(
    RiskCard.levels,
    {
        "recruit": lambda setup: RECRUIT,
        "raider": lambda setup: RAIDER,
        "captain": lambda setup: CAPTAIN,
        "general": lambda setup: GENERAL,
        "expert": lambda setup: EXPERT,
    },
)
