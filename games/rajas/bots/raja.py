"""The Raja, who plays rounds to their end with dice of chance; the greedy player; the levels.

For every candidate all seats go on by quick choice; the lead that is held then decides. Candidates
that fall behind are played out less often. Budgets are counts.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from random import Random
from typing import Any

from engine.core.decision import (
    LEVEL,
    Answer,
    Chance,
    Decision,
    Difference,
    Option,
    PossibleOption,
    RandomBot,
    Reason,
    difference,
)
from engine.core.game import played_by
from engine.core.step import apply, pending
from engine.text.message import Fixed, Message, SeatNumber
from games.rajas.board import Space
from games.rajas.bots.evaluator import (
    END,
    FITTED,
    GOOD,
    NOTHING,
    PLAIN,
    SIMPLE,
    UNSEEN,
    Evaluator,
    Prospect,
    Weights,
    lead,
)
from games.rajas.card import DUMMY, RajasCard
from games.rajas.effects import FACE_OF, effects_said
from games.rajas.move_words import option_said
from games.rajas.moves import NO_DIE, CoverBorder, Lay, Pay, Place, TurnDie
from games.rajas.spaces import market_income, placements
from games.rajas.state import RajasTable, market_values

MOST_TOLD = 5
"""So many of the options that were compared are told."""


@dataclass(frozen=True, slots=True)
class ValuingBot:
    """RAJ-13.1: values every option by its weights and takes the best, the first among equals."""

    weights: Weights
    clause: str
    draws = False

    def values(self, view: RajasTable, decision: Decision, rng: Random) -> list[float]:
        """The worth of every option, in money."""
        evaluator, step = Evaluator(view, decision.seat, self.weights), view.steps[-1]
        return [evaluator.worth_of(decision.kind, step, option) for option in decision.options]

    def choose(self, view: RajasTable, decision: Decision, rng: Random) -> Answer:
        options = decision.options
        if len(options) == 1:
            return Answer(options[0], partial(self._alone, view, decision))
        values = self.values(view, decision, rng)
        best = max(range(len(values)), key=values.__getitem__)
        return Answer(options[best], partial(self._compared, view, decision, values, best))

    def _alone(self, view: RajasTable, decision: Decision) -> tuple[Reason, ...]:
        move = option_said(decision.options[0], view, decision.seat)
        return (Reason(self.clause, Message("only-move", {"move": move})),)

    def _compared(
        self, view: RajasTable, decision: Decision, values: Sequence[float], best: int
    ) -> tuple[Reason, ...]:
        weighed = [number for number in range(len(values)) if is_weighed(values[number])]
        first = sorted(weighed, key=lambda number: -values[number])[:MOST_TOLD]
        options = tuple([
            PossibleOption(
                decision.options[number],
                float(number == best),
                _worth_said(decision.options[best], values[number], values[best]),
            )
            for number in first
        ])  # fmt: skip
        said = _comparison(view, decision, values, best)
        return (Reason(self.clause, said, options=options),)


def is_weighed(worth: float) -> bool:
    """Whether it is the worth of an option that was thought of: others are not told."""
    return worth > NOTHING / 2


RELATIVE = Lay | Pay | CoverBorder
"""Of these only what differs is weighed, not what all bring: a tile's own fame and money, say."""


def _worth_said(best_option: Option, worth: float, most: float) -> Message | None:
    if not isinstance(best_option, RELATIVE):
        return Message("worth-money", {"worth": Fixed(worth)})
    if isinstance(best_option, CoverBorder) or round(worth, 1) == round(most, 1):
        return None
    return Message("money-behind", {"behind": Fixed(round(most, 1) - round(worth, 1))})


def _comparison(
    view: RajasTable, decision: Decision, values: Sequence[float], best: int
) -> Message:
    """What the best is worth, and the next that is told otherwise."""
    options, seat = decision.options, decision.seat
    first = option_said(options[best], view, seat)
    args = {"move": first, "worth": Fixed(values[best])}
    for number in sorted(range(len(values)), key=lambda each: -values[each]):
        other = option_said(options[number], view, seat)
        if other != first and is_weighed(values[number]):
            if round(values[best], 1) == round(values[number], 1):
                return Message("as-good-as", {"move": first, "other": other})
            if isinstance(options[best], CoverBorder):
                break
            if isinstance(options[best], RELATIVE):
                behind = Fixed(round(values[best], 1) - round(values[number], 1))
                return Message("second-behind", {"move": first, "next": other, "behind": behind})
            more = {"next": other, "nextWorth": Fixed(values[number])}
            return Message("worth-before", {**args, **more})
    if isinstance(options[best], RELATIVE):
        return Message("best-move", {"move": first})
    return Message("worth-most", args)


MONEY_PER_ROUND = 16.0
"""What a good seat gains in a round: the numbers of the adviser are rounds, one for so much."""

CLOSE = 0.1
"""Moves that lose fewer rounds are as good as the best, as far as the Raja can tell."""

FORCED = 1
PLAYED_OUT = frozenset(("place", "buy", "sail", "visit", "replace"))
"""Decisions that are played out; all others are answered by their worth alone."""


LEAST_TOLD = 0.5
"""Money that is worth a sentence."""


@dataclass(frozen=True, slots=True)
class OptionOutlook:
    """An option as the Raja sees it: the lead in money that it brings, and how often it was played
    out. `parts` is the lead in its parts where it was, `behind` how far it is behind the first, by
    the luck that both had.
    """

    option: Option
    worth: float
    trials: int
    parts: Prospect = UNSEEN
    behind: Difference = LEVEL


@dataclass(frozen=True, slots=True)
class Raja:
    """RAJ-13.4: `candidates` of a decision are played out, in `stages`: so often each after it, and
    so many go on to the next.
    """

    weights: Weights
    candidates: int = 8
    stages: tuple[tuple[int, int], ...] = ((2, 4), (6, 1))
    clause: str = "RAJ-13.4"
    draws = True

    def choose(self, view: RajasTable, decision: Decision, rng: Random) -> Answer:
        options = decision.options
        if len(options) == FORCED:
            move = option_said(options[0], view, decision.seat)
            return Answer(options[0], (Reason(self.clause, Message("only-move", {"move": move})),))
        seen = self.outlooks(view, decision, rng)
        return Answer(seen[0].option, partial(self.reasons, view, decision.seat, seen))

    def values(self, view: RajasTable, decision: Decision, rng: Random) -> list[float]:
        """How many rounds each option wins or loses against the best: 0 for the best itself."""
        seen = {each.option: each.worth for each in self.outlooks(view, decision, rng)}
        best = max(seen.values())
        return [round((seen[option] - best) / MONEY_PER_ROUND, 3) for option in decision.options]

    def outlooks(self, view: RajasTable, decision: Decision, rng: Random) -> list[OptionOutlook]:
        """All options, the best first."""
        evaluator, step = Evaluator(view, decision.seat, self.weights), view.steps[-1]
        worths = [evaluator.worth_of(decision.kind, step, option) for option in decision.options]
        order = sorted(range(len(worths)), key=lambda number: -worths[number])
        options = decision.options
        if decision.kind not in PLAYED_OUT or len(options) == FORCED:
            return [OptionOutlook(options[number], worths[number], 0) for number in order]
        tried = self._distinct(view, decision, order)
        found = self._play_out(view, decision, [options[number] for number in tried], rng)
        spare_pips(view, decision.seat, found)
        seen = {each.option: each for each in found}
        kinds = {kind_of(view, options[number]): number for number in reversed(tried)}
        least, last = found[-1].worth, worths[tried[-1]]
        for number in order:
            if number not in tried:
                twin = kinds.get(kind_of(view, options[number]))
                most, there = (
                    (least, last) if twin is None else (seen[options[twin]].worth, worths[twin])
                )
                worth = most + min(0.0, worths[number] - there)
                behind = (found[-1] if twin is None else seen[options[twin]]).behind
                found.append(OptionOutlook(options[number], worth, 0, behind=behind))
        return sorted(found, key=lambda each: -each.worth)

    def _distinct(self, view: RajasTable, decision: Decision, order: Sequence[int]) -> list[int]:
        """The best options by their worth at once, one of every kind; and the best of those to
        where a rival would like to go most.
        """
        found: dict[Any, int] = {}
        for number in order:
            found.setdefault(kind_of(view, decision.options[number]), number)
        tried = list(found.values())
        wanted: Sequence[str] = ()
        if decision.kind == "place":
            moves = [
                best_next(view, each, self.weights)[1] for each in rivals_of(view, decision.seat)
            ]
            wanted = [move.space for move in moves if move is not None]
        first, later = tried[: self.candidates], tried[self.candidates :]
        return first + [each for each in later if _space(decision.options[each]) in wanted][:1]

    def _play_out(
        self, view: RajasTable, decision: Decision, options: Sequence[Option], rng: Random
    ) -> list[OptionOutlook]:
        """The options, the best first, as they do against it with the same luck for both."""
        lucks = [rng.random() for _ in range(self.stages[-1][0])]
        seen: list[list[Prospect]] = [[] for _ in options]
        left = list(range(len(options)))
        for trials, keep in self.stages:
            for place in left:
                more = lucks[len(seen[place]) : trials]
                seen[place] += self._prospects(view, decision.seat, options[place], more)
            left = sorted(left, key=lambda place: -_lead(seen[place]))[:keep]
        best = seen[left[0]]
        found = [
            OptionOutlook(option, _lead(each) + _lead(best) - _lead(best[: len(each)]), len(each),
                          _beside(each, best), _beside_best(each, best))
            for option, each in zip(options, seen, strict=True)
        ]  # fmt: skip
        found.sort(key=lambda each: (-each.trials, -each.worth))
        return [
            replace(each, worth=min(each.worth, found[max(0, place - 1)].worth))
            for place, each in enumerate(found)
        ]

    def played_out(
        self, view: RajasTable, seat: int, option: Option, lucks: Sequence[float]
    ) -> list[float]:
        """The lead after an option of the pending decision, once for every luck."""
        return [sum(each) for each in self._prospects(view, seat, option, lucks)]

    def _prospects(
        self, view: RajasTable, seat: int, option: Option, lucks: Sequence[float]
    ) -> list[Prospect]:
        return [self._later(view, seat, option, luck) for luck in lucks]

    def _later(self, view: RajasTable, seat: int, option: Option, luck: float) -> Prospect:
        """The lead at the end of the round; each seat has dice of its own that fall alike whatever
        the others do, and so has the quarry.
        """
        table, round_number = view.copy(), view.round
        dice = [Random(f"{luck} {each}") for each in range(len(view.seats) + 1)]
        apply(table, option)
        asked = pending(table)
        while asked is not None and table.round == round_number:
            if isinstance(asked, Chance):
                whose = -1 if asked.for_seat is None else asked.for_seat
                apply(table, asked.outcomes.sample(dice[whose]))
            else:
                apply(table, quick_choice(table, asked, self.weights))
            asked = pending(table)
        return lead(table, seat)

    def reasons(
        self, view: RajasTable, seat: int, seen: Sequence[OptionOutlook]
    ) -> tuple[Reason, ...]:
        """Why the first of several options is the best, with the rules that bind it."""
        listed, seen = len(seen), [each for each in seen if is_weighed(each.worth)]
        best, move = seen[0], option_said(seen[0].option, view, seat)
        kind = kind_of(view, best.option)
        key = "only-kind-of-move" if len(seen) == listed else "best-move"
        said = Message(key, {"move": move})
        decided: list[Reason] = []
        for each in seen[1:]:
            other = option_said(each.option, view, seat)
            if other != move and kind_of(view, each.option) != kind:
                said = wins_rounds(move, rounds_behind(best, each), other, each is seen[1])
                decided += what_decided(self.clause, best, each)
                break
        return (
            Reason(self.clause, said, options=_compared(seen[: self.candidates])),
            *decided,
            *what_it_denies(view, seat, best.option, self.weights),
            *binding_rules(view, best.option),
        )


def _space(option: Option) -> str:
    """Where a worker goes; nowhere with another option."""
    return option.space if isinstance(option, Place) else ""


def _lead(seen: Sequence[Prospect]) -> float:
    return sum([sum(each) for each in seen]) / len(seen)


def _beside_best(seen: Sequence[Prospect], best: Sequence[Prospect]) -> Difference:
    """How far behind the best, by the luck that both had."""
    return difference([sum(each) for each in best], [sum(each) for each in seen])


def _beside(seen: Sequence[Prospect], best: Sequence[Prospect]) -> Prospect:
    """The mean of each part, as far as the best was played out with the same luck."""
    count = len(seen)
    columns = zip(zip(*seen, strict=True), zip(*best, strict=True), strict=True)
    return Prospect(
        *[(sum(own) - sum(most[:count])) / count + sum(most) / len(most) for own, most in columns]
    )


def kind_of(view: RajasTable, option: Option) -> Any:
    """Spaces that bring the same for the same die are one kind of move; other options their own."""
    if not isinstance(option, Place):
        return option
    space = view.space(option.space)
    return (space.area, space.effects, space.good, option.die)


def spare_pips(view: RajasTable, seat: int, found: list[OptionOutlook]) -> None:
    """RAJ-13.6: of dice of one colour that bring the same on a space the lowest goes there, if that
    is as good as the best as far as he can tell.
    """
    best = found[0]
    gift = _gift(view, seat, best.option)
    if gift is None:
        return
    near = best.worth - CLOSE * MONEY_PER_ROUND
    alike = [
        (FACE_OF[each.option.die], place)
        for place, each in enumerate(found)
        if isinstance(each.option, Place)
        and each.worth > near
        and _gift(view, seat, each.option) == gift
    ]
    _, lowest = min(alike)
    given = found[lowest]
    found[lowest] = replace(best, worth=given.worth, behind=given.behind)
    found[0] = replace(given, worth=best.worth, behind=best.behind)


def _gift(view: RajasTable, seat: int, option: Option) -> tuple[str, int, int] | None:
    """Where any face will do: the space, the colour of the die, and the money that comes."""
    if not isinstance(option, Place) or option.die == NO_DIE:
        return None
    space, income = view.space(option.space), 0
    if space.area == "market":
        values = market_values(view.board, view.seats[seat].tiles)
        income = market_income(values, space.good, FACE_OF[option.die])
    elif space.area != "balconies":
        return None
    return space.id, option.die // 7, income


def rounds_behind(best: OptionOutlook, other: OptionOutlook) -> Fixed | None:
    """By how many rounds an option is worse than the best; None where they are about equal."""
    behind = replace(other.behind, mean=best.worth - other.worth)
    return behind.said(2, MONEY_PER_ROUND) if behind.mean >= CLOSE * MONEY_PER_ROUND else None


def _compared(seen: Sequence[OptionOutlook]) -> tuple[PossibleOption, ...]:
    """The best, and how far the next ones are behind."""
    best, *others = seen
    return (
        PossibleOption(best.option, 1.0),
        *[
            PossibleOption(
                each.option, 0.0, Message("rounds-behind", {"rounds": rounds_behind(best, each)})
            )
            for each in others
        ],
    )


def wins_rounds(move: Message, rounds: Fixed | None, other: Message, is_next: bool) -> Message:
    """The best move and another, which is the next best or only the best of another kind."""
    args = {"move": move, "rounds": rounds, "other": other, "isNext": is_next}
    return Message("wins-by-rounds", args)


def what_decided(clause: str, best: OptionOutlook, other: OptionOutlook) -> list[Reason]:
    """In what the best is most ahead of another move, and behind, where both were played out."""
    if not (best.trials and other.trials and rounds_behind(best, other)):
        return []
    ahead = [own - its for own, its in zip(best.parts, other.parts, strict=True)]
    most, least = max(ahead), min(ahead)
    if most < LEAST_TOLD:
        return []
    told = [Message(f"decided-by-{_PARTS[ahead.index(most)]}", {"gain": Fixed(most)})]
    if least <= -LEAST_TOLD:
        told.append(Message(f"despite-{_PARTS[ahead.index(least)]}", {"loss": Fixed(-least)}))
    return [Reason(clause, each) for each in told]


_PARTS = ("markers", "held", "rival", "win")


def what_it_denies(view: RajasTable, seat: int, option: Option, weights: Weights) -> list[Reason]:
    """RAJ-13.4: how far the best that a rival can do next falls when a space is taken.

    In the last pass (RAJ-12.2) only those after the seat have a next move.
    """
    if not isinstance(option, Place):
        return []
    table, reasons = view.copy(), []
    table.placed = {**table.placed, option.space: seat}
    order = (view.order * 2)[view.order.index(view.elephant) :]
    later = order[order.index(seat) + 1 : len(view.order)] if view.is_ending else view.order
    for rival in rivals_of(view, seat):
        if rival not in later:
            continue
        before, after = (best_next(each, rival, weights)[0] for each in (view, table))
        if before - after >= LEAST_TOLD:
            numbers = {"bestNow": Fixed(before), "bestThen": Fixed(after)}
            said = Message("denies", {"seat": SeatNumber(rival), **numbers})
            reasons.append(Reason("RAJ-13.4", said))
    return reasons


def binding_rules(view: RajasTable, option: Option) -> Iterator[Reason]:
    if isinstance(option, TurnDie):
        yield Reason("RAJ-4.4", Message("binds-turned-die"))
    elif isinstance(option, Place):
        yield binding(view.space(option.space))
    if view.is_ending:
        yield Reason("RAJ-12.2", Message("binds-last-pass"))


def binding(space: Space) -> Reason:
    if space.area == "market" and not space.wants_die:
        return Reason("RAJ-5.5", Message("binds-mixed-market"))
    if space.area == "terrace" and space.takes < 0:
        return Reason("RAJ-5.13", Message("binds-dice-again"))
    if space.area == "chambers":
        args = {"who": space.called, "brings": effects_said(space.effects)}
        return Reason("RAJ-5.3", Message("binds-chambers", args))
    return Reason(*_BINDING[space.area])


_BINDING = {
    "quarry": ("RAJ-6.4", Message("binds-quarry")),
    "market": ("RAJ-5.4", Message("binds-market")),
    "harbor": ("RAJ-8.3", Message("binds-harbour")),
    "balconies": ("RAJ-5.11", Message("binds-balconies")),
    "terrace": ("RAJ-5.12", Message("binds-terrace")),
}


def rivals_of(table: RajasTable, number: int) -> list[int]:
    """The other seats that choose for themselves, with a worker to place; dummies go by dice."""
    return [
        other
        for other, seat in enumerate(table.seats)
        if other != number and seat.workers and not seat.is_dummy
    ]


def best_next(
    table: RajasTable, number: int, weights: Weights, rounds: float | None = None
) -> tuple[float, Place | None]:
    """What the next worker of a seat can bring at best, and where; nothing where all is over."""
    if table.is_over:
        return 0.0, None
    evaluator = Evaluator(table, number, weights, rounds)
    found = [(evaluator.placing(option), option) for option in placements(table, number)]
    worth, option = max(found, key=lambda pair: pair[0], default=(0.0, None))
    return (worth, option) if worth > 0 else (0.0, None)


def quick_choice(table: RajasTable, decision: Decision, weights: Weights) -> Option:
    """The move with the highest worth; karma is only thought of when nothing else can be done."""
    options = decision.options
    if len(options) == FORCED:
        return options[0]
    evaluator, step, kind = Evaluator(table, decision.seat, weights), table.steps[-1], decision.kind
    best, most = options[0], -1e18
    for option in options:
        if isinstance(option, TurnDie):
            continue
        worth = evaluator.worth_of(kind, step, option)
        if worth > most:
            best, most = option, worth
    return best


def standing(table: RajasTable, number: int, weights: Weights, rounds: float) -> float:
    """What a seat has come to: its markers, and what it holds for so many rounds to come."""
    seat = table.seats[number]
    if table.is_over:
        others = [other.overlap for place, other in enumerate(table.seats) if place != number]
        reached = 2.0 * seat.fame + seat.money
        return reached + (END if seat.overlap > max(others) else -END)
    evaluator = Evaluator(table, number, weights, rounds)
    worth = 2.0 * seat.fame + seat.money + evaluator.hand()
    worth += weights.karma * seat.karma * evaluator.late
    worth += weights.worker_round * seat.owned * evaluator.rounds
    worth += weights.upgrade_round * evaluator.rounds * sum(seat.scrolls)
    markets = evaluator.markets()
    worth += weights.market_round * evaluator.rounds * sum([sum(values) for values in markets])
    if seat.boat < table.board.bridge.space and seat.owned < table.side.most_workers:
        worth += weights.boat * seat.boat * min(1.0, evaluator.rounds / 3)
    if not seat.is_dummy:
        worth += outlook_of_roads(evaluator)
    return worth


def outlook_of_roads(evaluator: Evaluator) -> float:
    return evaluator.roads_ahead(evaluator.seat.claimed)


GREEDY = ValuingBot(SIMPLE, "RAJ-13.1")
PAGE = ValuingBot(PLAIN, "RAJ-13.2")
MINISTER = ValuingBot(GOOD, "RAJ-13.3")
RAJA = Raja(FITTED)

LEVELS = played_by(
    RajasCard.levels,
    {
        DUMMY: lambda setup: RandomBot(),
        "greedy": lambda setup: GREEDY,
        "page": lambda setup: PAGE,
        "minister": lambda setup: MINISTER,
        "raja": lambda setup: RAJA,
    },
)
