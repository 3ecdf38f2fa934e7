"""What an evening of Rajas at the real table has of its own, for `tests.ui.evening_by_mouse`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.core.decision import Chance, Decision
from engine.ui.box import Box as Place
from games.rajas.box import Box
from games.rajas.scene.my_box import PictureButton
from tests.ui.evening_by_mouse import Correction

if TYPE_CHECKING:
    from tests.ui.evening_by_mouse import Evening

OTHERS = {
    ("orange", 0): {"price": 8}, ("orange", 1): {"price": 9}, ("orange", 5): {"road": 3},
    ("green", 0): {"price": 7}, ("green", 3): {"goods": 4}, ("green", 6): {"back": 1},
    ("blue", 2): {"buildings": 1}, ("blue", 4): {"price": 4}, ("purple", 1): {"price": 10},
    ("purple", 2): {"road": 0},
}  # fmt: skip
"""Ten tiles that differ in this box: the line of the editor, and which of its choices."""
LINES = ("price", "road", "buildings", "goods", "back")


class RajasPlan:
    """Two at the table: the person, and a dummy whose dice are rolled for it."""

    def __init__(self) -> None:
        self.corrections = (
            Correction("a die rolled by the person", rolls_own_dice, tell_dice_wrongly),
            Correction("a worker on another space", places_in_round_2, place_wrongly),
            Correction("the dummy's money", is_in_round_3, fix_money),
        )

    def set_up(self, evening: Evening) -> None:
        """Ten tiles are entered on the way, then the board is laid out."""
        me, page = evening.me, evening.app.top
        evening.press(page.start_button)
        me._wait_for(lambda: evening.app.top is not page)
        me.shot("question")
        me.come_to("my box")
        evening.press(evening.app.top.buttons[-1])
        me._wait_for(lambda: hasattr(evening.app.top, "editors"))
        me.live(1)
        enter_box(evening, evening.app.top)
        me.come_to("set-up")
        me.shot("set-up-again")
        evening.press(page.start_button)

    def is_enough(self, evening: Evening) -> bool:
        """The game is played to its end."""
        return False


def plan() -> RajasPlan:
    """The evening of this game."""
    return RajasPlan()


# -- the box


def enter_box(evening: Evening, page: Any) -> None:
    """The ten tiles, each compared; then the rest is as shown, and the box is used."""
    me = evening.me
    me.shot("my-box")
    before = len(me.presses)
    for (section, number), changes in OTHERS.items():
        if page.section != section:
            tab = page.tabs.parts()[("orange", "green", "blue", "purple").index(section)]
            me.click(tab)
        if page.number != number:
            evening.press(page.cells[number])
        for name, value in changes.items():
            evening.press(choices(page, name)[value - (name == "price")])
        evening.press(page.next)
        assert Box().is_set(section, number), f"{section} {number} is not set"
        me.shot(f"{section}-{number}")
    me.say(f"ten tiles took {len(me.presses) - before} presses, {Box().left()} are left")
    evening.press(page.rest)
    me.shot("rest")
    assert Box().left() == 0
    evening.press(page.use)
    me._wait_for(lambda: evening.app.top is not page)


def choices(page: Any, name: str) -> list[PictureButton]:
    """The choices of a line of the editor."""
    rows = [row for row in page.editors["tile"].children[1:-1] if row.is_visible]
    row = rows[LINES.index(name)]
    return [each for each in row.family() if isinstance(each, PictureButton)]


# -- the three corrections


def rolls_own_dice(evening: Evening) -> bool:
    """A roll of the person's own is asked for."""
    pending = evening.match.pending
    is_own = isinstance(pending, Chance) and pending.for_seat == 0
    return is_own and evening.asked is not None and not evening.table.frame.explained.is_speaking


def tell_dice_wrongly(evening: Evening) -> None:
    """The first face, which was another: taken back, and told again."""
    kind = evening.match.pending.kind
    evening.report(lambda page: page.things[0])
    evening.me.shot("told-wrongly")
    evening.take_back()
    undo_by_hand(evening)
    assert evening.match.pending.kind == kind, evening.match.pending
    evening.report(lambda page: page.things[-1])


def places_in_round_2(evening: Evening) -> bool:
    """The person has a worker to place, and spaces to choose from."""
    pending = evening.match.pending
    is_place = isinstance(pending, Decision) and pending.kind == "place"
    is_free = not evening.table.frame.explained.is_speaking and evening.match.waits_for_person
    return is_place and is_free and evening.match.table.round >= 2 and len(pending.options) > 2


def place_wrongly(evening: Evening) -> None:
    """Another space than where the worker stands: taken back, and told again."""
    wished = evening.hands.wished()
    options = evening.match.pending.options
    wrong = next(each for each in options if str(each).split()[0] != str(wished).split()[0])
    count = len(evening.match.moves)
    evening.hands.answer(wrong)
    evening.me.shot("placed-wrongly")
    for _ in range(6):  # what comes of it: a dummy's turn may have begun
        if len(evening.match.moves) >= count + 3 or not evening.match.pending:
            break
        evening.settle()
        evening.step()
    while len(evening.match.moves) > count:
        evening.take_back()
        undo_by_hand(evening)
    evening.hands.answer(wished)


def undo_by_hand(evening: Evening) -> None:
    """What hands put back on the board, an instruction at a time."""
    evening.settle()
    while evening.table.frame.explained._counter:
        evening.me.shot("undone")
        evening.press(evening.table.frame.bar.primary)
        evening.settle()


def is_in_round_3(evening: Evening) -> bool:
    """In the middle of the game, where an instruction is waited for."""
    turn = evening.table.frame.explained
    return evening.match.table.round >= 3 and turn.is_speaking and turn.laying.is_over


def fix_money(evening: Evening) -> None:
    """On the real board the dummy has two money more: seen late, and set right on the desk."""
    money = evening.match.table.seats[1].money
    evening.push("Fix the board")
    evening.me.live(1)
    desk: Any = evening.app.top
    evening.me.shot("desk")
    press_spot(evening, desk, ("seat", 1))
    press_spot(evening, desk, ("money", money + 2))
    evening.me.shot("desk-changed")
    evening.press(desk.go_on)
    evening.me._wait_for(lambda: evening.app.top is not desk)
    evening.settle()
    assert evening.match.table.seats[1].money == money + 2


def press_spot(evening: Evening, desk: Any, key: tuple[Any, ...]) -> None:
    """A place of the desk."""
    box = desk.spots.spot(key).box
    factor = getattr(getattr(desk, "plane", None), "factor", 1.0)
    evening.me.click(Place(box.x, box.y, box.w, box.h), factor)
