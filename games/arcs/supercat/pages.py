"""The suit pages: their lines in order, which of them holds, and why another does not."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from engine.core.decision import PossibleOption, Reason, ReasonOutcome
from engine.text.message import Message
from games.arcs.board import ACTION, SUIT_ACTIONS
from games.arcs.supercat import building, combat, courting, moving
from games.arcs.supercat.assessment import Assessment
from games.arcs.supercat.combat import Fight
from games.arcs.supercat.moving import March

Aim = Any
"""What a line would do: the option of its action, a March, or a Fight."""


Closing = Callable[[Assessment], Message | None]
"""The question about the table that a line begins with: what closes it, None if nothing does."""


def is_open(assessment: Assessment) -> Message | None:
    """A line without a question about the table is never closed by one."""
    return None


def none_declared(assessment: Assessment) -> Message | None:
    """[1], [2], [8], [22]: what closes a line about declared ambitions."""
    return None if assessment.declared else Message("closed-none-declared")


def none_undeclared(assessment: Assessment) -> Message | None:
    """[17], [19], [38]: what closes a line about undeclared ambitions."""
    return None if assessment.undeclared else Message("closed-none-undeclared")


def wins_no_declared(assessment: Assessment) -> Message | None:
    """[21], [42]: what closes a line about a lead in a declared ambition."""
    return None if assessment.wins_declared else Message("closed-no-lead")


def has_starport(assessment: Assessment) -> Message | None:
    """[9]: what closes a line for who has none."""
    return Message("closed-starport") if assessment.ports else None


def has_starport_or_claim(assessment: Assessment) -> Message | None:
    """[10]: what closes a line for who has neither."""
    return has_starport(assessment) or (Message("closed-claim") if assessment.claims else None)


def no_claim(assessment: Assessment) -> Message | None:
    """[33]: what closes a line for who could build at a claim."""
    return None if assessment.claims else Message("closed-no-claim")


def nothing_to_settle(assessment: Assessment) -> Message | None:
    """CAT-4.8: what closes a line for who has cities to build, and claims for them."""
    return no_claim(assessment) if assessment.unbuilt else Message("closed-no-unbuilt")


def no_city_site(assessment: Assessment) -> Message | None:
    """[15]: what closes a line that builds cities, a double city only with a reason for it."""
    closed = nothing_to_settle(assessment)
    if closed is not None:
        return closed
    return None if building.city_sites(assessment) else Message("closed-double-city")


def no_lost_building(assessment: Assessment) -> Message | None:
    """[11] to [14]: what closes a line for loyal buildings that a rival controls."""
    return None if assessment.lost_buildings else Message("closed-none-lost")


def has_claims_enough(assessment: Assessment) -> Message | None:
    """[16]: what closes a line for who has cities to build, and too few claims."""
    if not assessment.unbuilt:
        return Message("closed-no-unbuilt")
    return None if assessment.wants_claims else Message("closed-claims-enough")


def row_is_full(assessment: Assessment) -> Message | None:
    """[44]: what closes a line that taxes for resources (CAT-11.7)."""
    return Message("closed-row-full") if assessment.open_slots_left <= 0 else None


def no_marker(assessment: Assessment) -> Message | None:
    """[37]: what closes a line for who could still declare an ambition."""
    return None if assessment.view.free_markers else Message("closed-no-marker")


def no_ships_left(assessment: Assessment) -> Message | None:
    """[11], [25], [31], [32]: what closes a line that builds ships."""
    return None if assessment.ships_left else Message("closed-no-ship")


def no_agents_left(assessment: Assessment) -> Message | None:
    """[23], [43]: what closes a line that places agents."""
    return None if assessment.agents_left else Message("closed-no-agent")


def nothing_damaged(assessment: Assessment) -> Message | None:
    """[34]: what closes a line that repairs."""
    is_whole = not assessment.seat.hurt and all(each.fresh for each in assessment.buildings)
    return Message("closed-none-damaged") if is_whole else None


def nothing_to_secure(assessment: Assessment) -> Message | None:
    """[2], [18], [39]: what closes a line that secures."""
    return None if courting.securable(assessment) else Message("closed-no-card-led")


def first_of(*questions: Closing) -> Closing:
    """Several questions, one after the other."""

    def closed(assessment: Assessment) -> Message | None:
        return next((found for each in questions if (found := each(assessment))), None)

    return closed


Page = tuple[Sequence["Line"], int]
"""Lines, and how many actions they may use."""


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a suit page: its number in the document, its action and what it would do.

    `closed` is the question about the table that comes first. What is partial need not be done with
    one card.
    """

    number: int
    action: str
    find: Callable[[Assessment, int], Sequence[Aim]]
    closed: Closing = is_open
    is_partial: bool = False

    @property
    def clause(self) -> str:
        """The clause of RULES.md."""
        return f"CAT-N-{self.number}"

    @property
    def key(self) -> str:
        """The message that says it in the words of the document."""
        return f"line-{self.number}"

    def held(
        self, aim: Aim, options: tuple[PossibleOption, ...] = (), *, goes_on: bool = False
    ) -> Reason:
        """That it held, and what for."""
        args = {"line": Message(self.key), "aim": aim.said()}
        said = Message("told-goes-on" if goes_on else "told-held", args)
        return Reason(self.clause, said, options=options)

    def told(self, key: str, outcome: ReasonOutcome, **args: Any) -> Reason:
        """That it did not hold, and why."""
        return Reason(
            self.clause, Message(key, {"line": Message(self.key), **args}), outcome=outcome
        )


LINES: Final = {
    line.number: line
    for line in (
        Line(1, "tax", building.to_contend_declared, none_declared),
        Line(
            2,
            "secure",
            courting.secure_to_contend_declared,
            first_of(none_declared, nothing_to_secure),
        ),
        Line(3, "secure", courting.secure_effective_vox, nothing_to_secure),
        Line(8, "battle", combat.to_contend_declared, none_declared),
        Line(9, "build", building.first_starport, has_starport),
        Line(10, "move", moving.claims_without_starport, has_starport_or_claim),
        Line(
            11, "build", building.ship_to_change_control, first_of(no_lost_building, no_ships_left)
        ),
        Line(12, "repair", building.repair_to_change_control, no_lost_building),
        Line(13, "move", moving.regain_control, no_lost_building),
        Line(14, "battle", combat.to_regain_control, no_lost_building),
        Line(15, "build", building.cities, no_city_site),
        Line(16, "move", moving.new_claim, has_claims_enough),
        Line(
            17,
            "secure",
            courting.secure_to_contend_undeclared,
            first_of(none_undeclared, nothing_to_secure),
        ),
        Line(18, "secure", courting.secure_captives, nothing_to_secure),
        Line(19, "tax", building.to_contend_undeclared, none_undeclared),
        Line(20, "tax", building.to_take_captives),
        Line(
            21,
            "secure",
            courting.secure_to_grow_declared,
            first_of(wins_no_declared, nothing_to_secure),
        ),
        Line(
            22,
            "influence",
            courting.uncontested_to_contend,
            first_of(none_declared, no_agents_left),
        ),
        Line(23, "influence", courting.contested, no_agents_left),
        Line(25, "build", building.ship_to_take_building, no_ships_left),
        Line(26, "repair", building.repair_to_take_building),
        Line(28, "move", moving.rival_city),
        Line(31, "build", building.ship_to_defend, no_ships_left),
        Line(32, "build", building.ships, no_ships_left),
        Line(33, "build", building.more_starports, no_claim),
        Line(34, "repair", building.any_repair, nothing_damaged),
        Line(37, "battle", combat.for_trophies, no_marker),
        Line(
            38,
            "secure",
            courting.secure_to_grow_undeclared,
            first_of(none_undeclared, nothing_to_secure),
        ),
        Line(39, "secure", courting.secure_any, nothing_to_secure),
        Line(40, "move", moving.rival_gate),
        Line(41, "move", moving.idle_ships, is_partial=True),
        Line(42, "tax", building.to_grow_declared, wins_no_declared),
        Line(43, "influence", courting.any_card, no_agents_left),
        Line(44, "tax", building.to_gain, row_is_full),
    )
}


def page(*numbers: int) -> tuple[Line, ...]:
    """The lines of these numbers, in this order."""
    return tuple(LINES[number] for number in numbers)


PAGES: Final[Mapping[str, Sequence[Line]]] = {
    "administration": page(1, 12, 19, 20, 22, 23, 26, 34, 42, 43, 44),
    "aggression": page(2, 3, 8, 10, 13, 14, 16, 17, 18, 21, 28, 37, 38, 39, 40, 41),
    "construction": page(9, 11, 12, 15, 25, 26, 31, 32, 33, 34),
    "mobilization": page(10, 13, 16, 22, 23, 28, 40, 41, 43),
}
"""CAT-6.1 to 6.4: the pages of the suits."""

SUIT_OF: Final = {actions: suit for suit, actions in SUIT_ACTIONS.items()}
"""The page by the actions that a card gives."""

BOOKS: Final[dict[str, Mapping[str, Sequence[Line]]]] = {"base": PAGES}
"""The pages by the mode of the game; the campaign's are filled in by `campaign.bots.pages`."""


FirstPages = Callable[[Assessment, int], list[Page]]
FIRST_PAGES: Final[dict[str, FirstPages]] = {}
"""What comes before the page of the suit, by the mode of the game."""


def lines_of(assessment: Assessment, suit: str) -> Sequence[Line]:
    """The page of a suit in this game."""
    return BOOKS[assessment.view.rules.mode][suit]


def page_of_turn(assessment: Assessment) -> Sequence[Line]:
    """The page of the suit that its card gives."""
    return lines_of(assessment, SUIT_OF[assessment.view.turn.actions])


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


@dataclass(frozen=True, slots=True)
class Ability:
    """The action of a card as what a line would do: "bargain", say."""

    name: str

    def said(self) -> Message:
        """The action as what a line comes to."""
        return Message("aim-ability", {"action": ACTION(self.name)})


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
    closed = line.closed(assessment)
    if closed is not None:
        return line.told("told-closed", ReasonOutcome.NOT_SO, why=closed)
    aims = line.find(assessment, left)
    if aims:
        missing = line.action if line.action not in allowed else action_of(line, aims[0])
        return line.told("told-no-such-action", ReasonOutcome.NO_ACTION, action=ACTION(missing))
    if line.action not in allowed or line.action not in TAKE_LONGER or line.is_partial:
        return line.told("told-no", ReasonOutcome.NOT_SO)
    far = assessment.looking_far(MOST_ACTIONS)
    if assessment.trail and line.find(far, left):
        return line.told("told-undoes", ReasonOutcome.NO_ACTION)
    needed = needs(line, far, left)
    if not needed:
        return line.told("told-no", ReasonOutcome.NOT_SO)
    key = "told-too-long-for-share" if left < assessment.view.turn.pips else "told-too-long"
    return line.told(key, ReasonOutcome.NO_ACTION, needed=needed, left=left)


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
