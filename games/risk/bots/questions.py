"""A bot of Risk as a list of small questions, and how it says why it decides.

Troops are counted as the discs on the map show them.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random
from typing import Any

from engine.core.decision import Answer, Decision, Option, PossibleOption, Reason
from engine.text.message import Fixed, Message, Share
from games.risk.board import TERRITORY, CardSet, is_wild
from games.risk.bots.campaigns import Campaign
from games.risk.bots.prospect import Prospect, Troops, threat_to, troops_beside
from games.risk.moves import Attack, Fortify, Occupy, PlaceTroops, Redeem
from games.risk.state import RiskTable

Sentence = Message | Callable[[], Message]
"""What is said of an answer, or what works it out when somebody asks."""

MOST_TOLD = 5
"""So many of what was compared are told."""

TWO_DICE = (Reason("RISK-8.2", Message("two-dice-defend-better")),)


class Questions(ABC):
    """What every level is asked, in the order of the rulebook; `clause` is what it plays by.

    A level keeps nothing between two questions: what it answers follows from the view alone.
    """

    draws = False
    clause: str

    def choose(self, view: RiskTable, decision: Decision, rng: Random) -> Answer:
        """The answer of the method that is named as the kind of the decision."""
        answer: Answer = getattr(self, decision.kind)(view, decision.options, rng)
        return answer

    def says(
        self,
        option: Option,
        sentence: Sentence,
        clause: str = "",
        options: Callable[[], tuple[PossibleOption, ...]] | None = None,
    ) -> Answer:
        """An answer with its reason, by the level's own clause or a closer one; `options` tells
        what it was chosen from, by a lot or as the best of several.
        """
        clause = clause or self.clause
        if isinstance(sentence, Message) and options is None:
            return Answer(option, (Reason(clause, sentence),))

        def why() -> tuple[Reason, ...]:
            said = sentence if isinstance(sentence, Message) else sentence()
            return (Reason(clause, said, options=() if options is None else options()),)

        return Answer(option, why)

    @abstractmethod
    def claim(self, view: RiskTable, options: Any, rng: Random) -> Answer:
        """Which unoccupied territory do I take?"""

    def place(self, view: RiskTable, options: Any, rng: Random) -> Answer:
        """Where does one of my first troops go? Here: where all that are left would go first."""
        answer = self.reinforce(view, options, rng)
        option: Any = answer.option
        return Answer(PlaceTroops(option.territory, 1), lambda: tuple(map(_of_one, answer.reasons)))

    def redeem(self, view: RiskTable, options: Any, rng: Random) -> Answer:
        """Which set do I turn in now, if any? Here: at once, the one that costs least."""
        option = Redeem(cheapest_set(view, options))
        return self.says(option, Message("redeems-now", {"troops": view.next_set_value}))

    def bonus(self, view: RiskTable, options: Any, rng: Random) -> Answer:
        """Which matching territory gets the extra troops? Here: one at the border."""
        best = max(options, key=lambda option: view.is_border(option.territory))
        key = "extra-at-border" if view.is_border(best.territory) else "extra-behind-border"
        return self.says(best, Message(key, {"territory": TERRITORY(best.territory)}))

    @abstractmethod
    def reinforce(self, view: RiskTable, options: Any, rng: Random) -> Answer:
        """Where do my new troops go?"""

    @abstractmethod
    def attack(self, view: RiskTable, options: Any, rng: Random) -> Answer:
        """Whom do I attack from where, or have I had enough?"""

    def defend(self, view: RiskTable, options: Any, rng: Random) -> Answer:
        """How many dice do I defend with? The most: they are the better defence."""
        return Answer(options[-1], TWO_DICE)

    @abstractmethod
    def occupy(self, view: RiskTable, options: Any, rng: Random) -> Answer:
        """How many troops move into what I have just captured?"""

    @abstractmethod
    def fortify(self, view: RiskTable, options: Any, rng: Random) -> Answer:
        """Which troops do I move at the end of my turn, if any?"""


def _of_one(reason: Reason) -> Reason:
    """The reason for where all troops would go, for the first of them."""
    found: dict[Any, PossibleOption] = {}
    for each in reason.options:
        option = each.option
        if isinstance(option, PlaceTroops):
            option = PlaceTroops(option.territory, 1)
        found.setdefault(option, replace(each, option=option))
    return replace(reason, options=tuple(found.values()))


def cheapest_set(view: RiskTable, options: Sequence[Option]) -> CardSet:
    """Of the sets offered, one that matches an own territory and spares the wild cards."""
    sets = [option.cards for option in options if isinstance(option, Redeem)]
    return max(sets, key=lambda cards: (_matches(view, cards), -sum(map(is_wild, cards))))


def _matches(view: RiskTable, cards: CardSet) -> bool:
    if view.has_taken_bonus:
        return False
    return any(not is_wild(card) and view.owners[card] == view.seat for card in cards)


def captured_from(view: RiskTable) -> tuple[int, int]:
    """The territory attacked from and the one to be occupied, while that is asked."""
    step: Any = view.steps[-1]
    return step.source, step.captured


def move_in(level: Questions, options: Any, count: int, sentence: Sentence) -> Answer:
    """Occupies with that many troops, or with the nearest number allowed."""
    return level.says(Occupy(min(max(count, options.low), options.high)), sentence)


def compared(
    options: Sequence[Option],
    best: Option,
    why: Callable[[Any], Message],
    worth: Callable[[Any], Any],
) -> tuple[PossibleOption, ...]:
    """Those that are worth most, the best of all first, each with what decided."""
    first = sorted(options, key=lambda each: (each != best, _downwards(worth(each))))
    return tuple([
        PossibleOption(each, float(each == best), why(each)) for each in first[:MOST_TOLD]
    ])  # fmt: skip


def _downwards(worth: float | tuple[float, ...]) -> tuple[float, ...]:
    """A key that sorts the largest worth first."""
    return tuple([-each for each in worth]) if isinstance(worth, tuple) else (-worth,)


NEARLY_SURE = 0.995


def chance_of(share: float) -> Share:
    """A chance as people read it; dice are never quite sure."""
    return Share(min(share, NEARLY_SURE))


def power(share: float, digits: int = 1) -> Fixed:
    """A share of everybody's power in percent, fine enough for two boards to differ."""
    return Fixed(100 * share, digits)


def fight(chance: float, attackers: int, defenders: int) -> Message:
    """Such as "91% with 7 against 1"."""
    args = {"chance": chance_of(chance), "attackers": attackers, "defenders": defenders}
    return Message("odds", args)


def attacks(option: Attack, troops: Troops) -> Message:
    attackers, defenders = troops[option.source], troops[option.target]
    args = {"attackers": attackers, "defenders": defenders}
    return Message("attacks", {"territory": TERRITORY(option.target), **args})


def idle(count: int) -> Message:
    """Troops behind the border that move up."""
    return Message("idle-move-up", {"count": count})


def largest_group(ways: Sequence[Fortify], best: Fortify) -> tuple[PossibleOption, ...]:
    """The groups behind the border that could go one step towards it."""
    return compared(ways, best, lambda way: idle(way.count), lambda way: way.count)


def odds_of(board: Prospect, campaign: Campaign) -> Message:
    """The chance of a campaign, with all that march and all that they meet."""
    attackers = sum([board.troops[march.root] + march.extra for march in campaign.marches])
    defenders = sum([board.troops[target] for _, target in campaign.battles])
    battles = len(campaign.battles)
    key, args = fight(campaign.chance, attackers, defenders)
    if len(campaign.marches) > 1:
        args = {**args, "battles": battles, "starts": len(campaign.marches)}
        return Message("odds-from-several", args)
    if battles > 1:
        return Message("odds-in-several", {**args, "battles": battles})
    return Message(key, args)


def campaign_sentence(board: Prospect, campaign: Campaign, purpose: Message) -> Message:
    """Such as "Takes Peru for the card of this turn: 91% with 7 against 1"."""
    args = {
        "territory": TERRITORY(campaign.battles[-1][1]),
        "purpose": purpose,
        "odds": odds_of(board, campaign),
    }
    if len(campaign.battles) == 1 and purpose.key in ("goal-take", "goal-earn-card"):
        return Message("takes" if board.has_card else "takes-for-card", args)
    return Message("campaign-at" if purpose.key == "goal-break" else "campaign", args)


def needs(
    board: Prospect, campaign: Campaign, purpose: Message, place: int, troops: int
) -> Message:
    """Why so many troops more go to the root of a march; the chance counts those of all marches."""
    args = {"territory": TERRITORY(place), "more": troops, "purpose": purpose}
    args |= {"odds": odds_of(board, campaign), "all": campaign.extra}
    return Message("needs-among" if campaign.extra > troops else "needs-for", args)


def standing(view: RiskTable, key: str, place: int, more: int = 0) -> Callable[[], Message]:
    """The message `key` about a territory, with how it stands when so many troops more are there,
    against all that could attack it."""

    def sentence() -> Message:
        args = {"territory": TERRITORY(place), "count": more}
        return Message(key, {**args, "standing": stands(view, place, more)})

    return sentence


def stands(view: RiskTable, place: int, more: int = 0) -> Message:
    """How a territory stands when so many troops more are there, against all beside it."""
    here = view.troops[place] + more
    beside = troops_beside(view.owners, view.troops, view.seat, place)
    if beside:
        return Message("stands-beside", {"here": here, **beside})
    threat = threat_to(view.owners, view.troops, view.seat, place)
    return Message("stands", {"here": here, "threat": threat})
