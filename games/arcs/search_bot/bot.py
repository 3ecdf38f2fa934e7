"""The Admiral at the table: Captain, and Warlord who looks harder."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields, replace
from functools import partial
from random import Random
from typing import Final

from engine.core.bot import Answer, PossibleOption, Reason
from engine.core.decision import Decision, Option
from engine.text.message import Fixed, Message, SeatNumber
from games.arcs.board import FEATURE
from games.arcs.campaign_components import FATE_CARDS
from games.arcs.expansion import BASE_GAME
from games.arcs.moves import HANDS_OPEN, SpendPip
from games.arcs.search_bot.courses import ROUTINE
from games.arcs.search_bot.evaluator import FITTED, Evaluator, Weights
from games.arcs.search_bot.search import (
    CARD_CHOICES,
    CLEAR,
    PAGES,
    Budget,
    Foresight,
    Search,
    SearchLine,
)
from games.arcs.state import ArcsTable
from games.arcs.supercat.bot import SupercatPlayer
from games.arcs.supercat.readings import Readings

# The Admiral's reasons: what the line does, what it wins, and against what.

ONLY_ANSWER: Final = Message("admiral-only-answer")
WORTH_TELLING: Final = 0.15
"""A change of less Power goes without saying."""
MOST_GAINS: Final = 2
SMALLEST: Final = 0.05
"""A difference of less Power is none, as it is told."""


def reasons(
    view: ArcsTable, decision: Decision, lines: Sequence[SearchLine], weights: Weights
) -> tuple[Reason, ...]:
    """PLAY-2.1: the plan, what it wins against the next best answer, and by what.

    Every number counts the hand, so others are told the answer alone, and not even that where it
    is one about the hand.
    """
    best = lines[0]
    gains = Gains(view, decision.seat, weights)
    told = [Reason("PLAY-2.1", _plan(best), is_private=True, veiled=_openly(decision, best))]
    aim = objective_of(view, decision.seat)
    if aim is not None:
        told.append(Reason("PLAY-4.3", aim, is_private=True))
    if len(lines) > 1:
        options = tuple([gains.option(line, best) for line in lines])
        clause, against = _against(best, lines[1])
        told.append(Reason(clause, against, is_private=True, options=options))
    change = gains.told(best, lines[1]) if len(lines) > 1 else gains.alone(best)
    if change is not None:
        told.append(Reason("PLAY-2.2", change, is_private=True))
    return tuple(told)


def objective_of(view: ArcsTable, number: int) -> Message | None:
    """PLAY-4.3: what the fate of a seat asks for, and how far that is away, in the campaign."""
    to_go, fate = view.reach.to_go(number), view.reach.identity(number).get("fate")
    if to_go is None or fate not in FATE_CARDS:
        return None
    return Message("admiral-objective", {"style": Message(f"reach-style-{fate}"), "left": to_go})


def only_answer(decision: Decision) -> Reason:
    """That there is no choice; of a hand nobody else may know even that."""
    return Reason("PLAY-2.1", ONLY_ANSWER, decision.kind in HANDS_OPEN)


def _openly(decision: Decision, best: SearchLine) -> Reason | None:
    if decision.kind in HANDS_OPEN:
        return None
    return Reason("PLAY-2.1", Message("admiral-best-openly", {"option": best.option}))


def _plan(line: SearchLine) -> Message:
    """What is done and where; the bare name of an action goes without saying."""
    steps = [option for option in line.path if option != line.option]
    first = steps.pop(0) if steps and isinstance(line.option, SpendPip) else line.option
    args = {"option": first, "steps": tuple(steps)}
    return Message("admiral-plan" if steps else "admiral-best", args)


def _against(best: SearchLine, other: SearchLine) -> tuple[str, Message]:
    """Under which clause the best is preferred to another, and how much better it is."""
    lead = best.power - other.power
    if lead >= SMALLEST:
        args = {"lead": Fixed(round(lead, 1)), "option": other.option}
        return "PLAY-2.7", Message("admiral-better", args)
    if lead > -SMALLEST:
        return "PLAY-2.7", Message("admiral-no-better", {"option": other.option})
    args = {"lead": Fixed(round(-lead, 1)), "needed": Fixed(best.credit), "option": other.option}
    return "PLAY-4.1", Message("admiral-by-pages", args)


class Gains:
    """What lines change for a seat, in Power by what is counted."""

    def __init__(self, view: ArcsTable, number: int, weights: Weights) -> None:
        self._evaluator, self._number = Evaluator(view, number, weights), number
        self._names = [field.name for field in fields(weights)]
        self._now = self._evaluator.features(view)[number]

    def of(self, line: SearchLine) -> tuple[Message, ...]:
        """The features that gain most."""
        after = self._evaluator.features(line.table)[self._number]
        return _most([(gain, _gain(gain, name)) for gain, name in self._apart(after, self._now)])

    def alone(self, line: SearchLine) -> Message | None:
        """What the only line that was looked at brings."""
        gains = self.of(line)
        return Message("admiral-gains", {"gains": gains}) if gains else None

    def told(self, best: SearchLine, other: SearchLine) -> Message | None:
        """What the best line has above another: what decided between them."""
        lead = best.power - other.power
        if lead < SMALLEST:
            return None
        if best.table.is_over or other.table.is_over:
            return self.alone(best)
        gains = _most(self._above(best, other, lead))
        return Message("admiral-above", {"gains": gains}) if gains else None

    def _above(
        self, best: SearchLine, other: SearchLine, lead: float
    ) -> list[tuple[float, Message]]:
        """By how much each thing counted at the end of both turns makes the one better than the
        other: the own, what a rival has less, the end of the game; and what is seen beyond.
        """
        worth = self._evaluator
        rows, others = worth.features(best.table), worth.features(other.table)
        scores = worth.scores(rows)
        whole = worth.beyond(scores)
        found: list[tuple[float, Message]] = []
        for seat, (row, beside) in enumerate(zip(rows, others, strict=True)):
            for gain, name in self._apart(row, beside):
                without = [*scores]
                without[seat] -= gain
                found.append((whole - worth.beyond(without), self._change(seat, gain, name)))
        closing = worth.closing(best.table, rows) - worth.closing(other.table, others)
        found.append((closing, _gain(closing, "closing")))
        later = lead - (worth(best.table) - worth(other.table))
        found.append((later, _gain(later, "later")))
        return found

    def _apart(self, row: Sequence[float], beside: Sequence[float]) -> list[tuple[float, str]]:
        """What each feature of a row is worth beyond that of another, by its name."""
        counted = zip(self._evaluator.weights, row, beside, self._names, strict=True)
        return [(weight * (here - there), name) for weight, here, there, name in counted]

    def _change(self, seat: int, gain: float, name: str) -> Message:
        if seat == self._number:
            return _gain(gain, name)
        change = Fixed(round(gain, 1), signed=True)
        return Message(
            "admiral-loss", {"of": SeatNumber(seat), "loss": change, "what": FEATURE(name)}
        )

    def option(self, line: SearchLine, best: SearchLine) -> PossibleOption:
        """An option with what its best line would bring, and how much less than the best."""
        gains = self.of(line)
        if line is best:
            return PossibleOption(
                line.option, 1.0, Message("admiral-option-best", {"gains": gains})
            )
        less = round(best.power - line.power, 1)
        if less < 0:
            args = {"more": Fixed(-less), "gains": gains}
            return PossibleOption(line.option, 0.0, Message("admiral-option-more", args))
        return PossibleOption(
            line.option, 0.0, Message("admiral-option", {"less": Fixed(less), "gains": gains})
        )


def _gain(gain: float, name: str) -> Message:
    return Message(
        "admiral-gain", {"gain": Fixed(round(gain, 1), signed=True), "what": FEATURE(name)}
    )


def _most(found: Sequence[tuple[float, Message]]) -> tuple[Message, ...]:
    """What counts most of what was found, where it counts enough to be told."""
    counts = [each for each in found if each[0] > WORTH_TELLING]
    counts.sort(key=lambda each: -each[0])
    return tuple([said for _, said in counts[:MOST_GAINS]])


LOOKED_PAST: Final = CARD_CHOICES | {"act", "build", "move", "battle", "redraw"}
"""Decisions after which it looks on to the turns of the others."""

SMALL: Final = Budget(width=1, breadth=3, rolls=2, tables=40)
"""Enough for what a habit answers while a turn is looked through."""

STEPS_OF_ACTIONS: Final = ROUTINE | frozenset(
    ("tax", "build", "move", "fleet", "escort", "catapult", "repair", "influence", "secure",
     "battle", "dice", "stop here")
)  # fmt: skip
"""How an action is carried out that was looked past when it was chosen."""

HASTE: Final = Foresight(lines=1, deals=1)


@dataclass(frozen=True, slots=True)
class SearchBot:
    """PLAY-2: looks through its own turn, and with foresight past it."""

    budget: Budget
    foresight: Foresight | None = None
    weights: Weights = FITTED
    draws = True

    def choose(self, view: ArcsTable, decision: Decision, rng: Random) -> Answer:
        if len(decision.options) == 1:
            return Answer(decision.options[0], (only_answer(decision),))
        if not view.reach.has_turns:
            return self.pages.choose(view, decision, rng)
        lines = self.lines(view, decision, rng)
        return Answer(lines[0].option, partial(reasons, view, decision, lines, self.weights))

    @property
    def pages(self) -> SupercatPlayer:
        """The pages by which it imagines that everybody plays on."""
        return PAGES if self.foresight is None else self.foresight.pages

    def values(self, view: ArcsTable, decision: Decision, rng: Random) -> Sequence[float]:
        """PLAY-2.7: how much Power each option loses against the best, which loses none."""
        lines = self.lines(view, decision, rng, also=decision.options)
        found = {line.option: round(line.worth - lines[0].worth, 2) for line in lines}
        return [found[option] for option in decision.options]

    def lines(
        self, view: ArcsTable, decision: Decision, rng: Random, *, also: Sequence[Option] = ()
    ) -> list[SearchLine]:
        """The best line of each option that is worth a look, and of these others; best first."""
        evaluator = Evaluator(view, decision.seat, self.weights)
        table, luck = view.with_hidden_dealt(rng), rng.random()
        if view.reach.mode != BASE_GAME.mode:
            return self._in_campaign(table, decision, evaluator, rng, also)
        budget = SMALL if decision.kind in ROUTINE else self.budget
        search = Search(table, evaluator, budget, rng)
        lines = search.lines(decision)
        others = search.others(also, lines)
        close = sum([line.worth > lines[0].worth - CLEAR for line in lines])
        if self.foresight is None or close == 1 or decision.kind not in LOOKED_PAST:
            return lines + others
        return self.foresight.beyond(lines + others, close, evaluator, Random(luck))

    def _in_campaign(
        self, table: ArcsTable, decision: Decision, evaluator: Evaluator, rng: Random,
        also: Sequence[Option],
    ) -> list[SearchLine]:  # fmt: skip
        """PLAY-4.1: its own lines beside what SUPERCAT's pages say, the best of both first."""
        search = Search(table, evaluator, self.budget, rng, self.pages)
        by_pages = self.pages.choose(table, decision, rng).option
        if not table.reach.has_turns:
            return [search.begun(option) for option in dict.fromkeys((by_pages, *also))]
        lines = search.lines(decision)
        lines += search.others(also, lines)
        far = self.foresight is not None and decision.kind not in STEPS_OF_ACTIONS
        return (self.foresight or HASTE).beside(by_pages, lines, search, far=far)


CAPTAIN: Final = SearchBot(
    Budget(width=4, breadth=8, rolls=6, tables=500), Foresight(lines=4, deals=6, trust=1.0)
)
WARLORD: Final = SearchBot(
    Budget(width=5, breadth=10, rolls=8, tables=1000), Foresight(lines=6, deals=12, trust=1.0)
)
CAPTAIN_OF_ACTS: Final = SearchBot(
    Budget(width=1, breadth=4, rolls=2, tables=50), Foresight(lines=3, deals=2, trust=1.0)
)
"""In the campaign, where more can be done in a turn and every table takes longer."""
WARLORD_OF_ACTS: Final = SearchBot(
    Budget(width=2, breadth=5, rolls=3, tables=90), Foresight(lines=3, deals=4, trust=1.0)
)


def by_readings(search_bot: SearchBot, readings: Readings) -> SearchBot:
    """The admiral that imagines SUPERCATs with these readings of their document."""
    foresight = search_bot.foresight
    if foresight is None:
        return search_bot
    pages = SupercatPlayer(readings)
    return replace(search_bot, foresight=replace(foresight, pages=pages))
