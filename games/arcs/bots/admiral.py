"""The Admiral looks through whole turns: Lieutenant, Captain and Warlord, each harder.

A turn is a row of courses: from one choice of an action to the next. A battle counts as what its
rolls bring on average; hidden hands are dealt from what the seat cannot see. Budgets are counts
of tables that are valued.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, fields, replace
from functools import partial
from itertools import groupby
from random import Random
from statistics import fmean
from typing import Any, Final

from engine.core.chance import Dice
from engine.core.decision import (
    Answer,
    Chance,
    Decision,
    Difference,
    Option,
    PossibleOption,
    Reason,
    difference,
)
from engine.core.step import apply, pending, silence
from engine.text.message import Fixed, Message, SeatNumber
from games.arcs.board import FEATURE, RESOURCES
from games.arcs.bots.courses import ROUTINE, considered, habit
from games.arcs.bots.evaluator import FITTED, Evaluator, Weights
from games.arcs.campaign_components import FATE_CARDS
from games.arcs.court import LORE
from games.arcs.expansion import BASE_GAME
from games.arcs.moves import (
    END_TURN,
    HANDS_OPEN,
    Abduct,
    Attack,
    Build,
    Declare,
    Go,
    GoFarther,
    Influence,
    Repair,
    Secure,
    SeizeWith,
    SpendPip,
    Tax,
    Trade,
    UseCard,
)
from games.arcs.parts import NOBODY, without
from games.arcs.state import ArcsTable
from games.arcs.steps.rounds import LeadCard, NextSeat, StartRound
from games.arcs.steps.turns import Act
from games.arcs.supercat.assessment import Readings
from games.arcs.supercat.bot import SupercatPlayer

BRANCHING = frozenset(
    ("lead", "play", "opening", "act", "tax", "build", "move", "fleet", "catapult", "repair",
     "influence", "secure", "battle", "dice", "trade", "abduct", "cluster", "place")
)  # fmt: skip
"""Decisions of which several answers are followed."""

CARD_CHOICES = frozenset(("lead", "play", "opening"))
"""Decisions before the first action: each answer is followed by itself."""

OTHERS = 60
"""So many tables are valued after an option that is not worth a look."""

MOST_RARE = 12
"""So many answers to a rare decision are tried."""

TOLD = frozenset(
    (Declare, SeizeWith, Tax, Build, Go, GoFarther, Repair, Influence, Secure, Attack, UseCard,
     Trade, Abduct)
)  # fmt: skip
"""Answers that tell what a line does."""

NEW: Final[dict[type, str]] = {Influence: "influence", Secure: "secure", UseCard: "use"}
"""What may be done with a card that the search itself has turned up, and nobody knows yet."""


LEAST_WANTED = 0.05


@dataclass(frozen=True, slots=True)
class SearchLine:
    """A way to play on: the first answer of it, where it leads, and what that is worth.

    `luck` is what the rolls in it bring on average beyond those that were imagined, `credit` how
    much of the worth it has on top for going by the pages, `path` what is done on the way,
    `answers` how, but for routine decisions and those of others. `samples` are what it came to on
    each deal where it was looked past.
    """

    option: Option
    table: ArcsTable
    worth: float
    luck: float = 0.0
    path: tuple[Option, ...] = ()
    answers: tuple[Option, ...] = ()
    credit: float = 0.0
    samples: tuple[float, ...] = ()

    @property
    def power(self) -> float:
        """What it is worth without the credit."""
        return self.worth - self.credit


@dataclass(frozen=True, slots=True)
class Budget:
    """How far a search looks: `width` lines are followed, `breadth` moves looked at in each,
    `rolls` imagined for a battle, `tables` valued in all before a line is no longer followed.
    """

    width: int
    breadth: int
    rolls: int
    tables: int


class Search:
    """One search for one seat from one table with all hands dealt."""

    def __init__(
        self,
        table: ArcsTable,
        evaluator: Evaluator,
        budget: Budget,
        rng: Random,
        pages: SupercatPlayer | None = None,
    ) -> None:
        self.table, self.evaluator, self.budget, self.rng = table, evaluator, budget, rng
        self.pages = pages
        self.number = evaluator.number
        self.valued = 0
        self._tried = MOST_RARE
        self._wanted: dict[str, float] = {}

    def lines(self, decision: Decision) -> list[SearchLine]:
        """For each option that is worth a look the best line that begins with it, best first."""
        begun = [
            self._follow(option, SearchLine(option, self.table, 0.0))
            for option in considered(self.table, decision, 2 * self.budget.breadth)
        ]
        best: dict[Option, SearchLine] = {}
        for line in (line for lines in begun for line in lines):
            _keep(best, line)
        if decision.kind in CARD_CHOICES:
            fronts = [ahead_of(lines, max(1, self.budget.width // 2)) for lines in begun]
        else:
            fronts = [ahead_of([line for lines in begun for line in lines], self.budget.width)]
        for number, front in enumerate(fronts):
            left = self.budget.tables - self.valued
            self._deepen(best, front, self.valued + left // (len(fronts) - number))
        return sorted(best.values(), key=lambda line: -line.worth)

    def others(self, options: Sequence[Option], lines: Sequence[SearchLine]) -> list[SearchLine]:
        """Lines for those options that were not worth a look; none is better than the best."""
        known, most = {line.option for line in lines}, lines[0].worth
        best: dict[Option, SearchLine] = {}
        for option in options:
            if option not in known:
                front = self._follow(option, SearchLine(option, self.table, 0.0))
                for line in front:
                    _keep(best, line)
                self._deepen(best, ahead_of(front, 1), self.valued + OTHERS)
        found = [replace(line, worth=min(most, line.worth)) for line in best.values()]
        return sorted(found, key=lambda line: -line.worth)

    def asked_in_turn(self, table: ArcsTable) -> Decision | Chance | None:
        """What is asked next in the turn of the seat, the next action included; None after it."""
        asked = self.advance(table)
        return pending(table) if asked is None and acts_next(table, self.number) else asked

    def begun(self, option: Option) -> SearchLine:
        """An answer alone, from which others may play on."""
        copied = self.table.copy()
        apply(copied, option)
        path = (option,) if type(option) in TOLD else ()
        return SearchLine(option, copied, 0.0, path=path, answers=(option,))

    def _deepen(self, best: dict[Option, SearchLine], front: list[SearchLine], limit: int) -> None:
        """Follows the lines ahead action by action to the end of the turn."""
        while front and self.valued < limit:
            found = []
            for line in front:
                for each in self._onward(line):
                    found.append(each)
                    _keep(best, each)
            front = ahead_of(found, self.budget.width)

    def _onward(self, line: SearchLine) -> list[SearchLine]:
        """What can follow a line: each next action with its targets."""
        if not acts_next(line.table, self.number):
            return []
        asked = line.table.steps[-1].ask(line.table)
        assert isinstance(asked, Decision)
        found: list[SearchLine] = []
        for option in asked.options:
            if option != END_TURN:
                found += self._follow(option, line)
        return found

    def _follow(self, option: Option, line: SearchLine) -> list[SearchLine]:
        """The lines after an answer up to the next choice of an action."""
        copied = line.table.copy()
        apply(copied, option)
        told = (*line.path, option) if type(option) in TOLD else line.path
        return self._settle(copied, replace(line, path=told, answers=(*line.answers, option)))

    def _settle(self, table: ArcsTable, line: SearchLine) -> list[SearchLine]:
        asked = self.advance(table)
        if asked is None:
            self.valued += 1
            return [replace(line, table=table, worth=self.evaluator(table) + line.luck)]
        if isinstance(asked, Chance):
            return self._roll(table, asked, line)
        at = replace(line, table=table)
        if asked.kind not in BRANCHING:
            return self._rare(asked.options, at)
        return [
            each
            for option in considered(table, asked, self.budget.breadth)
            for each in self._follow(option, at)
        ]

    def _rare(self, options: Sequence[Option], line: SearchLine) -> list[SearchLine]:
        """The best answer to a rare decision; of those that follow from it fewer are tried."""
        tried, self._tried = self._tried, max(1, self._tried // 4)
        found = [self._follow(option, line) for option in options[:tried]]
        self._tried = tried
        return max(found, key=lambda lines: max([each.worth for each in lines]))

    def _roll(self, table: ArcsTable, chance: Chance, line: SearchLine) -> list[SearchLine]:
        """A battle's rolls: the line goes on from the one that is nearest to the average."""
        assert isinstance(chance.outcomes, Dice)
        rolled = []
        for roll in even_rolls(chance.outcomes, self.budget.rolls, self.rng):
            copied = table.copy()
            apply(copied, roll)
            rolled.append(max(self._settle(copied, line), key=lambda each: each.worth))
        mean = sum([each.worth for each in rolled]) / len(rolled)
        typical = min(rolled, key=lambda each: abs(each.worth - mean))
        return [replace(typical, worth=mean, luck=typical.luck + mean - typical.worth)]

    def wanted(self) -> dict[str, float]:
        """What a token of each type is worth, one more or one held; asked only once a search."""
        if not self._wanted:
            now = self.evaluator(self.table)
            held = self.table.seats[self.number].slots
            for resource in RESOURCES:
                gain = self._with_slots((*held[:-1], resource)) - now
                loss = now - self._with_slots(without(held, resource)) if resource in held else 0.0
                self._wanted[resource] = max(LEAST_WANTED, gain, loss)
        return self._wanted

    def _with_slots(self, slots: tuple[str, ...]) -> float:
        other = self.table.copy()
        other.seats[self.number].slots = slots
        return self.evaluator(other)

    def advance(self, table: ArcsTable) -> Decision | Chance | None:
        """Runs on to a battle's roll or a decision to branch at; None at the next action, or when
        the turn is over.
        """
        while table.steps:
            step = table.steps[-1]
            if isinstance(step, Act | NextSeat | StartRound | LeadCard):
                return None
            asked = step.ask(table)
            if asked is None:
                table.steps.pop()
                step.answer(table, None, silence)
            elif isinstance(asked, Chance):
                if isinstance(asked.outcomes, Dice):
                    return asked
                apply(table, asked.outcomes.sample(self.rng))
            elif self.pages and (asked.seat != self.number or asked.kind not in BRANCHING):
                apply(table, self.pages.choose(table, asked, self.rng).option)
            elif asked.kind in ROUTINE:
                apply(table, habit(table, asked, self.wanted()))
            elif asked.seat != self.number:
                apply(table, asked.options[0])
            else:
                return asked
        return None


def even_rolls(dice: Dice, count: int, rng: Random) -> list[tuple[int, ...]]:
    """So many rolls in which every die shows its faces about equally often."""
    columns = []
    for _ in range(dice.count):
        faces: list[int] = []
        while len(faces) < count:
            faces += rng.sample(range(1, dice.faces + 1), dice.faces)
        columns.append(faces)
    return [tuple([faces[number] for faces in columns]) for number in range(count)]


def acts_next(table: ArcsTable, number: int) -> bool:
    """Whether a seat has an action to choose."""
    step: Any = table.steps[-1] if table.steps else None
    return isinstance(step, Act) and step.seat == number


def _keep(best: dict[Option, SearchLine], line: SearchLine) -> None:
    known = best.get(line.option)
    if known is None or line.worth > known.worth:
        best[line.option] = line


def ahead_of(lines: list[SearchLine], width: int) -> list[SearchLine]:
    """The best lines; of lines to tables of equal worth, mostly the same actions in another
    order, only the first.
    """
    ahead: list[SearchLine] = []
    for line in sorted(lines, key=lambda line: -line.worth):
        if not ahead or line.worth != ahead[-1].worth:
            ahead.append(line)
            if len(ahead) == width:
                break
    return ahead


# Looking past one's own turn: what follows, played quickly on hands and draws dealt anew.

CARDS_PLAYED: Final = frozenset(("lead", "play"))
MOST_ANSWERS: Final = 120
"""An imagined stretch of play is broken off after so many."""

CLEAR: Final = 2.5
"""Lines that are worse than the best by so much Power are not looked past."""

KNOWN: Final = 1.5
"""Another line must be better by so much Power than the one that goes by the pages: of many lines
the best looks better than it is.
"""

ROLLED: Final = 2
"""A turn by the pages in which dice are thrown is imagined so often."""

PAGES: Final = SupercatPlayer()
"""SUPERCAT's document as it is read by default."""


@dataclass(frozen=True, slots=True)
class Foresight:
    """`lines` are looked past, on so many `deals` of what is hidden, up to the seat's next card.

    `trust` is how much what is seen there counts beside the worth at the end of the own turn;
    `pages` are those by which the others are imagined to play: of a SUPERCAT they are known.
    """

    lines: int
    deals: int
    trust: float = 0.8
    pages: SupercatPlayer = field(default=PAGES, compare=False)

    def beyond(
        self, lines: Sequence[SearchLine], most: int, evaluator: Evaluator, rng: Random
    ) -> list[SearchLine]:
        """The lines, at most so many of them with what follows taken into account; best first."""
        looked = min(self.lines, most)
        ahead = list(lines[:looked])
        seen = self._seen([line.table for line in ahead], evaluator, rng)
        found = [self._looked_past(line, worths) for line, worths in zip(ahead, seen, strict=True)]
        found.sort(key=lambda line: -line.worth)
        gain = sum([line.worth for line in found]) - sum([line.worth for line in ahead])
        least = found[-1].worth
        return found + [
            replace(line, worth=min(least, line.worth + gain / len(ahead)))
            for line in lines[looked:]
        ]

    def beside(
        self, option: Option, lines: Sequence[SearchLine], search: Search, *, far: bool
    ) -> list[SearchLine]:
        """PLAY-4.1: the lines, and the turn that begins with an answer of the pages and goes on by
        them; looked past, if the answer reaches so `far`; best first.
        """
        begun = search.begun(option)
        paged = self._to_the_end(begun, search)
        best = max(paged.worth, lines[0].worth)
        close = [line for line in lines if line.worth > best - CLEAR][: self.lines]
        ahead = [paged, *close]
        if far and any(line.option != option for line in close):
            luck, tables = search.rng.random(), [begun.table, *[line.table for line in close]]
            seen = self._seen(tables, search.evaluator, Random(luck))
            ahead = [self._looked_past(*each) for each in zip(ahead, seen, strict=True)]
        ahead[0] = replace(ahead[0], worth=ahead[0].worth + KNOWN, credit=KNOWN)
        least = min([line.worth for line in ahead])
        rest = [replace(line, worth=min(line.worth, least)) for line in lines if line not in close]
        found: dict[Option, SearchLine] = {}
        for line in (*ahead, *rest):
            if line.option not in found or line.worth > found[line.option].worth:
                found[line.option] = line
        return sorted(found.values(), key=lambda line: -line.worth)

    def _to_the_end(self, begun: SearchLine, search: Search) -> SearchLine:
        """The turn that goes on by the pages, on average where dice are thrown in it."""
        worths: list[float] = []
        is_rolled = True
        while is_rolled and len(worths) < ROLLED:
            table, path, is_rolled = begun.table.copy(), begun.path, False
            while (asked := search.asked_in_turn(table)) is not None:
                if isinstance(asked, Chance):
                    is_rolled = True
                    apply(table, asked.outcomes.sample(search.rng))
                    continue
                option = self.pages.choose(table, asked, search.rng).option
                path = (*path, option) if type(option) in TOLD else path
                apply(table, option)
            worths.append(search.evaluator(table))
        return replace(begun, table=table, worth=fmean(worths), path=path)

    def _looked_past(self, line: SearchLine, worths: Sequence[float]) -> SearchLine:
        """A line with what was seen past it on each deal."""
        samples = [line.worth + self.trust * (each + line.luck - line.worth) for each in worths]
        return replace(line, worth=fmean(samples), samples=tuple(samples))

    def _seen(
        self, tables: Sequence[ArcsTable], evaluator: Evaluator, rng: Random
    ) -> list[list[float]]:
        """What each table is worth once everybody has played on, by deal, alike for all."""
        found: list[list[float]] = [[] for _ in tables]
        for _ in range(self.deals):
            luck = rng.random()
            for worths, table in zip(found, tables, strict=True):
                dealt = table.seen_by(evaluator.number).with_hidden_dealt(Random(luck))
                worths.append(self.play_on(dealt, evaluator, Random(luck)))
        return found

    def play_on(self, table: ArcsTable, evaluator: Evaluator, rng: Random) -> float:
        """What a table is worth to a judge once the others have had their turns."""
        chapter = table.chapter
        for _ in range(MOST_ANSWERS):
            asked = pending(table)
            if asked is None or table.chapter != chapter:
                break
            if isinstance(asked, Chance):
                apply(table, asked.outcomes.sample(rng))
            elif asked.seat == evaluator.number and asked.kind in CARDS_PLAYED:
                break
            elif len(asked.options) == 1:
                apply(table, asked.options[0])
            else:
                apply(table, self.pages.choose(table, asked, rng).option)
        return evaluator(table)


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
    telling = partial(_told, view, decision.seat)
    veiled = _openly(decision, telling(best.option))
    told = [Reason("PLAY-2.1", _plan(lines, telling), is_private=True, veiled=veiled)]
    aim = objective_of(view, decision.seat)
    if aim is not None:
        told.append(Reason("PLAY-4.3", aim, is_private=True))
    change = gains.alone(best)
    if len(lines) > 1:
        other = max(lines[1:], key=lambda line: line.power)
        options = tuple([gains.option(line, lines) for line in lines])
        clause, against = _against(best, other, telling(other.option))
        told.append(Reason(clause, against, is_private=True, options=options))
        change = gains.told(best, other)
    if change is not None:
        told.append(Reason("PLAY-2.2", change, is_private=True))
    return tuple(told)


def objective_of(view: ArcsTable, number: int) -> Message | None:
    """PLAY-4.3: what the fate of a seat asks for, and how far that is away, in the campaign."""
    to_go, fate = view.reach.to_go(number), view.reach.identity(number).get("fate")
    if to_go is None or fate not in FATE_CARDS:
        return None
    return Message("admiral-objective", {"style": Message(f"reach-style-{fate}"), "left": to_go})


Told = Option | Message
"""An answer as a reason tells it."""


def _told(view: ArcsTable, number: int, option: Option) -> Told:
    """An own city goes without its owner, a card that only the search has turned up unnamed."""
    if isinstance(option, Tax) and option.owner == number != NOBODY and not option.as_loyal:
        return option.of_own()
    deed, card = NEW.get(type(option), ""), getattr(option, "card", "")
    known = {each.card for each in view.court}.union(*[(*each.cards, *each.lore)
                                                       for each in view.seats])  # fmt: skip
    if not deed or card in known or card not in {*view.court_deck, *view.buried, *LORE}:
        return option
    return Message("admiral-step-new", {"deed": deed})


def _openly(decision: Decision, told: Told) -> Reason | None:
    if decision.kind in HANDS_OPEN:
        return None
    return Reason("PLAY-2.1", Message("admiral-best-openly", {"option": told}))


def _follows_pages(lines: Sequence[SearchLine]) -> bool:
    """PLAY-4.1: whether the pages are followed although another line looks better."""
    return len(lines) > 1 and lines[1].power - lines[0].power >= SMALLEST


def _plan(lines: Sequence[SearchLine], telling: Callable[[Option], Told]) -> Message:
    """What is done and where; the bare name of an action goes without saying."""
    line = lines[0]
    path = line.path if line.path[:1] == (line.option,) else (line.option, *line.path)
    if len(path) > 1 and isinstance(line.option, SpendPip):
        path = path[1:]
    told = groupby([telling(each) for each in path])
    first, *steps = [_as_often(each, len([*again])) for each, again in told]
    args = {"option": first, "steps": tuple(steps)}
    if _follows_pages(lines):
        return Message("admiral-pages-plan" if steps else "admiral-pages", args)
    return Message("admiral-plan" if steps else "admiral-best", args)


def _as_often(option: Told, count: int) -> Told:
    if count == 1:
        return option
    return Message("admiral-step-again", {"option": option, "count": count})


def lead_of(best: SearchLine, other: SearchLine) -> Fixed | None:
    """PLAY-2.7: how much more Power a line brings; None where that is less than the error of the
    deals on which both were looked past, or too little to tell.
    """
    lead = best.power - other.power
    if not best.samples:
        return Difference(lead).said()
    samples = other.samples or [other.power] * len(best.samples)
    return replace(difference(best.samples, samples), mean=lead).said()


def _against(best: SearchLine, other: SearchLine, told: Told) -> tuple[str, Message]:
    """Under which clause the best is preferred to another, and how much better it is."""
    ahead = lead_of(best, other)
    if ahead is None:
        return "PLAY-2.7", Message("admiral-no-better", {"option": told})
    lead = best.power - other.power
    if lead > 0:
        return "PLAY-2.7", Message("admiral-better", {"lead": ahead, "option": told})
    lead = min(round(-lead, 1), best.credit - 0.1)
    args = {"lead": Fixed(lead), "needed": Fixed(best.credit), "option": told}
    return "PLAY-4.1", Message("admiral-by-pages", args)


class Gains:
    """What lines change for a seat, in Power by what is counted."""

    def __init__(self, view: ArcsTable, number: int, weights: Weights) -> None:
        self._evaluator, self._number = Evaluator(view, number, weights), number
        self._names = [field.name for field in fields(weights)]
        self._chapters = self._evaluator.chapters(view)
        self._now = self._evaluator.features(view, self._chapters)

    def of(self, line: SearchLine, beside: SearchLine | None = None) -> tuple[Message, ...]:
        """The features that gain most, and the one that loses most: against now, or against another
        line where neither ends the game.
        """
        if beside is not None and (line.table.is_over or beside.table.is_over):
            return ()
        rows = self._now if beside is None else self._features(beside)
        own = self._apart(self._features(line)[self._number], rows[self._number])
        return _said(_most([(gain, _gain(gain, name)) for gain, name in own]))

    def _features(self, line: SearchLine) -> Sequence[Sequence[float]]:
        return self._evaluator.features(line.table, self._chapters)

    def alone(self, line: SearchLine) -> Message | None:
        """What the only line that was looked at brings."""
        gains = self.of(line)
        return Message("admiral-gains", {"gains": gains}) if gains else None

    def told(self, best: SearchLine, other: SearchLine) -> Message | None:
        """What the best line has above another: what decided between them."""
        lead = best.power - other.power
        if lead < SMALLEST or lead_of(best, other) is None:
            return None
        if best.table.is_over or other.table.is_over:
            return self.alone(best)
        told = _most(self._above(best, other, lead))
        gain = sum([change for change, _ in told])
        rest = lead - gain
        args = {"gains": _said(told), "rest": Fixed(round(rest, 1), signed=True)}
        if gain <= 0:  # what speaks against the move doesn't decide for it
            return None
        if abs(rest) < SMALLEST:
            return Message("admiral-above", args)
        return Message("admiral-mainly" if abs(rest) <= lead / 2 else "admiral-partly", args)

    def _above(
        self, best: SearchLine, other: SearchLine, lead: float
    ) -> list[tuple[float, Message]]:
        """By how much each thing counted at the end of both turns makes the one better than the
        other: the own, what a rival has less, the end of the game; and what is seen beyond. It is
        credited with no more than its turn changes: what the other only gives away is told apart.
        """
        worth = self._evaluator
        rows, others = self._features(best), self._features(other)
        scores = worth.scores(rows)
        whole = worth.beyond(scores)
        found: list[tuple[float, Message]] = []
        for seat, (row, beside, now) in enumerate(zip(rows, others, self._now, strict=True)):
            changed = self._apart(row, now)
            for (gain, name), (brought, _) in zip(self._apart(row, beside), changed, strict=True):
                if (gain > 0) == (seat == self._number):
                    gain = _credited(gain, brought)
                without = [*scores]
                without[seat] -= gain
                counts = whole - worth.beyond(without)
                found.append((counts, self._change(seat, counts, name)))
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
        """Of a rival what its change counts, which may be only a share of it."""
        if seat == self._number:
            return _gain(gain, name)
        change = Fixed(round(gain, 1), signed=True)
        return Message(
            "admiral-rival", {"of": SeatNumber(seat), "gain": change, "what": FEATURE(name)}
        )

    def option(self, line: SearchLine, lines: Sequence[SearchLine]) -> PossibleOption:
        """An option with how much less its best line would bring than the one taken, and in what;
        the one taken with what it brings.
        """
        taken, by_pages = lines[0], _follows_pages(lines)
        if line is taken:
            key = "admiral-option-pages" if by_pages else "admiral-option-best"
            return PossibleOption(line.option, 1.0, Message(key, {"gains": self.of(line)}))
        gains, less = self.of(line, taken), lead_of(taken, line)
        if less is None:
            return PossibleOption(
                line.option, 0.0, Message("admiral-option-equal", {"gains": gains})
            )
        if less.number < 0:
            args = {"more": Fixed(-less.number), "gains": gains}
            return PossibleOption(line.option, 0.0, Message("admiral-option-more", args))
        key = "admiral-option-less" if by_pages else "admiral-option"
        return PossibleOption(line.option, 0.0, Message(key, {"less": less, "gains": gains}))


def _credited(gain: float, brought: float) -> float:
    """As much of a gain as is brought, which may be nothing."""
    if gain * brought <= 0:
        return 0.0
    return min(gain, brought) if gain > 0 else max(gain, brought)


def _gain(gain: float, name: str) -> Message:
    return Message(
        "admiral-gain", {"gain": Fixed(round(gain, 1), signed=True), "what": FEATURE(name)}
    )


Change = tuple[float, Message]


def _most(found: Sequence[Change]) -> list[Change]:
    """What gains most and what loses most of what was found, where it counts enough to be told."""
    first = sorted(found, key=lambda each: -each[0])
    gains = [each for each in first[:MOST_GAINS] if each[0] > WORTH_TELLING]
    return gains + [each for each in first[-1:] if each[0] < -WORTH_TELLING]


def _said(changes: Sequence[Change]) -> tuple[Message, ...]:
    return tuple([said for _, said in changes])


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
            hand = decision.kind in HANDS_OPEN  # of a hand nobody else may know even this
            return Answer(decision.options[0], (Reason("PLAY-2.1", ONLY_ANSWER, hand),))
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


LIEUTENANT: Final = SearchBot(Budget(width=1, breadth=3, rolls=6, tables=30))
"""Looks through its own turn, quickly, and not past it."""
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
