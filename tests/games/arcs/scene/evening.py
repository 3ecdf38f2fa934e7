"""What an evening of Arcs at the real table has of its own, for `tests.ui.evening_by_mouse`."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from engine.core.decision import Chance
from engine.ui.box import Box as Place
from tests.ui.evening_by_mouse import Correction

if TYPE_CHECKING:
    from tests.ui.evening_by_mouse import Evening

ROUNDS = 3


class ArcsPlan:
    """The base game with the bots that the set-up proposes, three rounds of it."""

    def __init__(self) -> None:
        self.corrections = (
            Correction("what came up, told wrongly", is_asked, tell_wrongly),
            Correction("the Power of a bot", is_in_round_2, fix_power),
        )

    def set_up(self, evening: Evening) -> None:
        """As it is proposed."""
        evening.outcome_wished = partial(outcome_at_hand, evening)  # type: ignore[method-assign]
        evening.press(evening.app.top.start_button)

    def is_enough(self, evening: Evening) -> bool:
        """Three rounds are played to their end, and all is corrected."""
        table = evening.match.table
        return not evening._due and (table.chapter > 1 or table.round > ROUNDS)


def plan() -> ArcsPlan:
    """The evening of this game."""
    return ArcsPlan()


def outcome_at_hand(evening: Evening, page: Any) -> Any:
    """What came up next, of what is still there: a card that a bot holds is dealt to nobody else;
    of a hand what the person's bot would do, or the first choice where it knows less than a person.
    """
    pending = evening.match.pending
    if not isinstance(pending, Chance):
        wished = evening.hands.wished()
        return next((each for each in page.things if each.answer == wished), page.things[0])
    left = getattr(pending.outcomes, "items", ())
    may = [each for each in page.things if page.telling.may_be(each) and not each.is_out]
    return evening.rng.choice([each for each in may if each.answer in left] or may)


# -- the two corrections


def is_asked(evening: Evening) -> bool:
    """A page asks what came up in the game."""
    turn = evening.table.frame.explained
    is_report = evening.asked is not None and isinstance(evening.match.pending, Chance)
    return is_report and turn.laying.is_over and not turn.is_speaking


def tell_wrongly(evening: Evening) -> None:
    """The first things, which were others: taken back, and told again."""
    kind = evening.match.pending.kind
    evening.report(first_possible)
    evening.me.shot("told-wrongly")
    evening.take_back()
    undo_by_hand(evening)
    assert evening.match.pending.kind == kind, evening.match.pending
    evening.report(evening.outcome_wished)


def first_possible(page: Any) -> Any:
    """What a hasty hand would point at."""
    return next(each for each in page.things if page.telling.may_be(each) and not each.is_out)


def undo_by_hand(evening: Evening) -> None:
    """What hands put back on the board, an instruction at a time."""
    evening.settle()
    while evening.table.frame.explained._counter:
        evening.me.shot("undone")
        evening.press(evening.table.frame.bar.primary)
        evening.settle()


def is_in_round_2(evening: Evening) -> bool:
    """In the middle of a bot's turn, where an instruction is waited for."""
    turn = evening.table.frame.explained
    return evening.match.table.round >= 2 and turn.is_speaking and turn.laying.is_over


def fix_power(evening: Evening) -> None:
    """On the real board a bot has two Power more: seen late, and set right on the desk."""
    power = evening.match.table.seats[1].power
    evening.push("Fix the board")
    evening.me.live(1)
    desk: Any = evening.app.top
    evening.me.shot("desk")
    press_spot(evening, desk, ("seat", 1))
    for _ in range(2):
        press_spot(evening, desk, ("Power", 1))
    evening.me.shot("desk-changed")
    evening.press(desk.go_on)
    evening.me._wait_for(lambda: evening.app.top is not desk)
    evening.settle()
    assert evening.match.table.seats[1].power == power + 2


def press_spot(evening: Evening, desk: Any, key: tuple[Any, ...]) -> None:
    """A place of the desk."""
    box = desk.spots.spot(key).box
    evening.me.click(Place(box.x, box.y, box.w, box.h), desk.plane.factor)
