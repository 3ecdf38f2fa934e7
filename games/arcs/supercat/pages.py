"""The suit pages: their lines in order, which of them holds, and why another does not."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from engine.core.decision import PossibleOption, Reason, ReasonOutcome
from engine.text.message import Message
from games.arcs.board import ACTION, SUIT_ACTIONS
from games.arcs.supercat.assessment import Assessment
from games.arcs.supercat.doctrines import Fight, March
from games.arcs.supercat.lexicon import Ability, Goal, Precondition, is_open

Aim = Any
"""What a line would do: the option of its action, a March, or a Fight."""


Page = tuple[Sequence["Line"], int]
"""Lines, and how many actions they may use."""


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a suit page: its number in the document, its action and what it would do.

    `unmet` is the question about the table that comes first. What is partial need not be done with
    one card. `goals` are what it is for, in the words of the lexicon. `words` are those of its row;
    `series` is what RULES.md calls the lines of its document by, "" for the first one.
    """

    number: int
    action: str
    find: Callable[[Assessment, int], Sequence[Aim]]
    unmet: Precondition = is_open
    is_partial: bool = False
    goals: tuple[Goal, ...] = ()
    words: str = ""
    series: str = ""

    @property
    def clause(self) -> str:
        """The clause of RULES.md."""
        return f"{self.series or 'CAT-N'}-{self.number}"

    @property
    def key(self) -> str:
        """The message that says it in the words of the document."""
        return f"line-{self.number}"

    @property
    def told_as(self) -> Message:
        """What it says: in the words of its row, or by a message of its own."""
        if self.series:
            return Message("line-of-document", {"number": self.number, "said": self.words})
        return Message(self.key)

    def held(
        self, aim: Aim, options: tuple[PossibleOption, ...] = (), *, goes_on: bool = False
    ) -> Reason:
        """That it held, and what for."""
        args = {"line": self.told_as, "aim": aim.said()}
        said = Message("told-goes-on" if goes_on else "told-held", args)
        return Reason(self.clause, said, options=options)

    def told(self, key: str, outcome: ReasonOutcome, **args: Any) -> Reason:
        """That it did not hold, and why."""
        return Reason(self.clause, Message(key, {"line": self.told_as, **args}), outcome=outcome)


class FaithfulLine(Line):
    """A line of a Faithful page, which has no number of its own in the document."""

    __slots__ = ()

    @property
    def clause(self) -> str:
        return f"CATR-6.{self.number}"

    @property
    def key(self) -> str:
        return f"line-faithful-{self.number}-{self.action}"


@dataclass(frozen=True, slots=True)
class FateLine(Line):
    """A line of a fate's page; `is_whole` if it may use all actions of the card (CATR-F-2)."""

    fate: str = ""
    is_whole: bool = False

    @property
    def clause(self) -> str:
        return f"{self.series or 'CATR'}-{self.fate.upper()}-{self.number}"

    @property
    def key(self) -> str:
        return f"line-{self.fate}-{self.number}-{self.action}"

    @property
    def told_as(self) -> Message:
        if self.series:
            return Message("priority-of-document", {"said": self.words})
        return Message(self.key)


@dataclass(frozen=True, slots=True)
class PreludeLine(Line):
    """A sentence of the Prelude page, about a token, in the place of a line."""

    token: str = ""

    @property
    def clause(self) -> str:
        return f"CAT-5.{self.number}"

    @property
    def key(self) -> str:
        return f"prelude-{self.token}-{self.action}"


@dataclass(frozen=True, slots=True)
class Priority:
    """A line of the general priorities: the suits it names, each with lines of its page, one of
    which must hold.

    `key` is the message that says it in the words of the document, or `said` does; `unmet` is the
    question about the table that comes first.
    """

    clause: str
    key: str
    suits: tuple[tuple[str, tuple[Line, ...]], ...]
    unmet: Precondition = is_open
    said: Message | None = None

    def told(self, key: str, outcome: ReasonOutcome = ReasonOutcome.NOT_SO, **args: Any) -> Reason:
        """What became of it."""
        return Reason(
            self.clause,
            Message(key, {"line": self.said or Message(self.key), **args}),
            outcome=outcome,
        )


SUIT_OF: Final = {actions: suit for suit, actions in SUIT_ACTIONS.items()}
"""The page by the actions that a card gives."""
FIRST_PAGES: Final[dict[str, Callable[[Any, int], list[Page]]]] = {}
"""What comes before the page of the suit, by the mode of the game."""


def walk(
    assessment: Assessment, lines: Sequence[Line], actions: int, allowed: Collection[str]
) -> Iterator[tuple[int, Line, Sequence[Aim]]]:
    """The lines that hold, in their order, with the actions left and allowed."""
    for place, line in enumerate(lines):
        if line.action not in allowed:
            continue
        aims = line.find(assessment, actions)
        if aims:
            yield place, line, aims


def action_of(line: Line, aim: Aim) -> str:
    """The first action that an aim takes: a fight with a march begins with a move."""
    if isinstance(aim, Ability):
        return aim.name
    return "move" if march_of(aim) else line.action


def march_of(aim: Aim) -> March | None:
    """The march of an aim, if it begins with one."""
    if isinstance(aim, March):
        return aim
    return aim.march if isinstance(aim, Fight) else None


TAKE_LONGER: Final = ("move", "battle", "influence", "repair")
"""The actions whose lines may need several of them."""
MOST_ACTIONS: Final = 5
"""What needs more actions than the best card gives with aids is not true with any."""
LineWalked = tuple[Line, int]
"""A line, and how many actions it may use."""


def walked(
    assessment: Assessment,
    lines: Sequence[LineWalked],
    place: int,
    aims: Sequence[Aim],
    allowed: Collection[str],
) -> tuple[Reason, ...]:
    """The lines that were refused, the one at this place, which held, and those not asked then."""
    before = [refused(assessment, line, left, allowed) for line, left in lines[:place]]
    after = [not_asked(line) for line, _ in lines[place + 1 :]]
    return (*before, held(lines[place][0], aims), *after)


def held(line: Line, aims: Sequence[Aim]) -> Reason:
    """What the line that holds comes to; of several ways chance takes one when it is begun."""
    if len(aims) == 1:
        return line.held(aims[0])
    return line.told("told-held-by-chance", ReasonOutcome.HELD, count=len(aims))


def not_asked(line: Line) -> Reason:
    """That a line stands after the one that held."""
    return line.told("told-not-asked", ReasonOutcome.EARLIER)


def refused(assessment: Assessment, line: Line, left: int, allowed: Collection[str]) -> Reason:
    """CAT-11.25: why a line does not hold with so many actions left: it is not so, or it is, but
    not with this card, not with so few actions, or not without undoing what was done.
    """
    unmet = line.unmet(assessment)
    if unmet is not None:
        return line.told("told-closed", ReasonOutcome.NOT_SO, why=unmet)
    aims = line.find(assessment, left)
    far = assessment.with_most_actions(MOST_ACTIONS)
    needed = 0
    if not aims and line.action in TAKE_LONGER and not line.is_partial:
        if assessment.trail and line.find(far, left):
            return line.told("told-undoes", ReasonOutcome.NO_ACTION)
        needed = needs(line, far, left)
    if not aims and not needed:
        return line.told("told-closed", ReasonOutcome.NOT_SO, why=unreached(far, line))
    if aims or line.action not in allowed:
        missing = line.action if line.action not in allowed else action_of(line, aims[0])
        return line.told("told-no-such-action", ReasonOutcome.NO_ACTION, action=ACTION(missing))
    key = "told-too-long-for-share" if left < assessment.view.turn.pips else "told-too-long"
    return line.told(key, ReasonOutcome.NO_ACTION, needed=needed, left=left)


def unreached(far: Assessment, line: Line) -> Message:
    """What closes a line that no number of actions would carry out: nothing does what it asks, or
    only a march that gives up too much (CAT-11.26).
    """
    if far.readings.abandon == "progress" and line.action in ("move", "battle"):
        lax = type(far)(far.view, far.number, replace(far.asked, abandon="last"))
        lax.horizon, lax.may_march, lax.paid_moves = far.horizon, far.may_march, far.paid_moves
        if line.find(lax, MOST_ACTIONS):
            return Message("closed-no-progress")
    for ability in filter(None, [getattr(each, "ability", "") for each in line.goals]):
        return Message("closed-unable", {"action": ACTION(ability)})
    return Message("closed-by-action", {"action": line.action})


def needs(line: Line, far: Assessment, left: int) -> int:
    """How many actions a line needs that the actions left do not reach, 0 if none would do."""
    if left >= MOST_ACTIONS or not line.find(far, MOST_ACTIONS):
        return 0
    more = range(left + 1, MOST_ACTIONS)
    return next((each for each in more if line.find(far, each)), MOST_ACTIONS)


def by_lot(options: Sequence[Any]) -> tuple[PossibleOption, ...]:
    """The odds of what a lot decided between; none where there was only one, or where others may
    not know what could be chosen.
    """
    if len(options) < 2 or any(getattr(each, "is_secret", False) for each in options):
        return ()
    return tuple([PossibleOption(each, 1 / len(options)) for each in options])
