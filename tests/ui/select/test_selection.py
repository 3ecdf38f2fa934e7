"""A selection without a table: what clicks, drags and numbers choose, and what is answered."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.decision import Decision, NumberRange, Option
from engine.ui.table.selection import Draft, OptionPath, OptionPaths, Part, Selection, stepped

MOVES = ("a1-a2", "a1-b1", "b1-a2")
DICE = [(2, 0), (1, 1), (0, 2), (1, 0)]


class Person:
    """Whoever sits there; with `refuses` a tutor who lets nothing through."""

    table = "a board"

    def __init__(self, options: Iterable[Option], kind: str = "move", *, refuses: bool = False):
        self.decision: Decision | None = Decision(0, kind, "Choose", list(options))
        self.asked: list[object] = []
        self.told: list[str] = []
        self.refuses = refuses

    def submit(self, answer: object) -> bool:
        self.asked.append(answer)
        return not self.refuses

    def refuse(self, sentence: str) -> None:
        self.told.append(sentence)

    def refresh(self) -> None: ...

    def catch_up(self) -> None: ...


class Moves(Selection[str]):
    """Moves named by both their ends, or two numbers of dice."""

    def paths_of(self, decision: Decision) -> OptionPaths:
        moves = decision.options if decision.kind == "move" else ()
        ends = (tuple((end,) for end in str(move).split("-")) for move in moves)
        return OptionPaths(
            OptionPath(parts, (move,)) for parts, move in zip(ends, moves, strict=True)
        )

    def begin(self) -> None:
        if self.kind == "dice":
            self.count = (2, 0)

    def made_of(self, count: tuple[int, ...]) -> Option | None:
        return count if self.kind == "dice" else None


def selecting(*options: Option, kind: str = "move", refuses: bool = False) -> Moves:
    selection = Moves(Person(options or MOVES, kind, refuses=refuses))
    selection.renew()
    return selection


def asked(selection: Moves) -> list[object]:
    host = selection.host
    assert isinstance(host, Person)
    return host.asked


def test_a_click_on_the_last_part_of_the_only_way_left_answers():
    selection = selecting()
    selection.click(("a1",))
    assert (selection.chosen, asked(selection)) == ((("a1",),), [])
    selection.click(("b1",))
    assert asked(selection) == ["a1-b1"]


def test_a_second_click_gives_back_what_is_no_option_yet():
    selection = selecting()
    selection.click(("a1",))
    selection.click(("a1",))
    assert (selection.chosen, asked(selection)) == ((), [])


def test_a_second_click_answers_what_is_named_in_full():
    selection = selecting("a1", "a1-a2")
    selection.click(("a1",))
    assert asked(selection) == []
    selection.click(("a1",))
    assert asked(selection) == ["a1"]


def test_whatever_is_clicked_or_confirmed_after_a_refusal_is_safe_and_asks_again():
    selection = selecting("a1", "a1-a2", refuses=True)
    selection.click(("a1",))
    for _ in range(2):
        assert not selection.confirm()
        selection.click(("a1",))
        assert selection.chosen == (("a1",),)
    assert asked(selection) == ["a1"] * 4
    selection.host.refuses = False
    assert selection.confirm()


def test_confirming_with_nothing_chosen_asks_nothing():
    selection = selecting()
    assert not selection.confirm()
    assert not Moves(Person(MOVES)).confirm()
    assert asked(selection) == []


def test_another_decision_lets_go_of_what_was_chosen_the_same_one_keeps_it():
    selection = selecting()
    selection.click(("a1",))
    selection.renew()
    assert selection.chosen == (("a1",),)
    selection.host.decision = Decision(0, "move", "Choose", list(MOVES))
    selection.renew()
    assert selection.chosen == ()
    selection.host.decision = None
    selection.renew()
    assert (selection.kind, selection.lit, selection.live) == ("", frozenset(), frozenset())


def test_a_drag_lets_go_of_all_else_and_answers_where_it_may_end():
    selection = selecting(*MOVES, "b1-b2")
    selection.click(("b1",))
    assert not selection.take(("z9",))
    assert selection.take(("a1",))
    assert selection.chosen == (("a1",),)
    selection.drop(("a1",), ("a1",))
    assert selection.chosen == (("a1",),)
    selection.drop(("a1",), ("a2",))
    assert asked(selection) == ["a1-a2"]


def test_a_drag_that_ends_beside_everything_lets_go():
    selection = selecting()
    for end in (None, ("z9",)):
        selection.take(("a1",))
        selection.drop(("a1",), end)
        assert selection.chosen == ()


class Going(Person):
    """Somebody whom the first answer brings to another decision."""

    then: Decision | None = None

    def submit(self, answer: object) -> bool:
        self.decision = self.then
        return super().submit(answer)


def test_a_way_of_several_answers_stops_where_the_next_is_not_offered():
    way = OptionPath((("a1",),), ("spend", "go"))
    for then, given in (
        (Decision(0, "where", "Go", ["go"]), ["spend", "go"]),
        (Decision(0, "where", "Go", ["stay"]), ["spend"]),
        (None, ["spend"]),
    ):
        person = Going(["spend"])
        person.then = then
        assert Moves(person).follow(way)
        assert person.asked == given


def test_numbers_are_answered_as_they_are_set():
    selection = selecting(*DICE, kind="dice")
    assert selection.option == (2, 0)
    assert not selection.may_set(0, 1)
    assert selection.set_by(1, 1)
    assert selection.count == (1, 1)
    assert selection.confirm()
    assert asked(selection) == [(1, 1)]


def test_one_more_takes_from_another_where_all_are_in_use_and_one_less_does_not():
    assert stepped((2, 0), 1, 1, DICE.__contains__) == (1, 1)
    assert stepped((2, 0), 0, -1, DICE.__contains__) == (1, 0)
    assert stepped((1, 0), 0, -1, DICE.__contains__) is None
    assert stepped((0, 2), 1, 1, DICE.__contains__) is None
    assert stepped((2, 0), 2, 1, DICE.__contains__) is None


def test_what_is_advised_is_chosen_by_its_name():
    selection = selecting()
    selection.show("a1-b1")
    assert selection.chosen == (("a1",), ("b1",))
    selection.show("pass")
    assert selection.chosen == ()


class Film(Going):
    """Somebody who decides on nothing while an answer still plays."""

    playing = False

    def submit(self, answer: object) -> bool:
        self.asked.append(answer)
        self.decision = None
        return True

    def catch_up(self) -> None:
        self.decision = self.then


def test_the_answers_of_a_way_do_not_wait_for_what_still_plays():
    person = Film(["spend"])
    person.then = Decision(0, "where", "Go", ["go"])
    assert Moves(person).follow(OptionPath((("a1",),), ("spend", "go")))
    assert person.asked == ["spend", "go"]


# -- numbers of what is named, and pieces put down


class Marches(Selection[str]):
    """Troops that march from a1 to b1 (1 to 5) or to c1 (2 to 3), or are put down on a1 and b1."""

    def paths_of(self, decision: Decision) -> OptionPaths:
        if decision.kind == "place":
            return OptionPaths(OptionPath((place,), ()) for place in (("a1",), ("b1",)))
        ends = {"b1": (1, 5), "c1": (2, 3)}
        return OptionPaths(
            OptionPath.counted((("a1",), (end,)), NumberRange(lambda n, end=end: (end, n), *limits))
            for end, limits in ends.items()
        )

    def begin(self) -> None:
        if self.kind == "place":
            self.draft = Draft(3, lambda part, count: (part[0], count))

    def why_not(self, part: Part) -> str:
        return f"Nobody goes to {part[0]}"


def marching(kind: str = "march") -> Marches:
    troops = [*[("b1", n) for n in range(1, 6)], *[("c1", n) for n in (2, 3)]]
    selection = Marches(Person(troops, kind))
    selection.renew()
    return selection


def test_what_is_named_in_full_waits_for_its_number_which_begins_at_the_most():
    selection = marching()
    selection.click(("a1",))
    assert (selection.amount, selection.number, selection.set_number(2)) == (None, 0, False)
    selection.click(("b1",))
    assert (selection.number, asked(selection)) == (5, [])
    for number, given in ((2, 2), (9, 5), (0, 1)):
        assert selection.set_number(number)
        assert selection.number == given
    selection.click(("b1",))
    assert asked(selection) == [("b1", 1)]


def test_wheel_and_keys_change_the_number_over_what_it_is_about_and_nowhere_else():
    selection = marching()
    for part in (("a1",), ("b1",)):
        selection.click(part)
    assert selection.change(("a1",), -2)
    assert selection.change(("b1",), 1)
    assert not selection.change(("c1",), 1)
    assert selection.number == 4


def test_a_number_belongs_to_what_it_was_set_for():
    selection = marching()
    selection.show(("b1", 2))
    assert (selection.chosen, selection.number) == ((("a1",), ("b1",)), 2)
    selection.click(("a1",))
    selection.click(("c1",))
    assert selection.number == 3


def test_what_a_drag_is_over_is_chosen_for_as_long_and_answers_only_where_it_ends():
    selection = marching()
    assert not selection.carry(("z9",), ("b1",))
    assert selection.carry(("a1",), ("b1",))
    assert selection.number == 5
    assert selection.carry(("a1",), ("z9",))
    assert selection.chosen == (("a1",),)
    selection.carry(("a1",), ("c1",))
    selection.drop(("a1",), ("c1",))
    assert (selection.chosen, asked(selection)) == ((("a1",), ("c1",)), [])
    moves = selecting()
    moves.take(("a1",))
    moves.carry(("a1",), ("a2",))
    assert asked(moves) == []
    moves.drop(("a1",), ("a2",))
    assert asked(moves) == ["a1-a2"]


def test_a_click_that_means_nothing_says_why_and_changes_nothing():
    selection = marching()
    selection.click(("a1",))
    selection.click(("z9",))
    assert selection.chosen == (("a1",),)
    assert selection.host.told == ["Nobody goes to z9"]


def test_pieces_are_put_down_and_taken_up_until_all_of_them_are_confirmed():
    selection = marching("place")
    selection.click(("a1",))
    assert selection.change(("b1",), 5)
    assert not selection.change(("z9",), 1)
    assert selection.undo()
    assert not selection.confirm()
    selection.click(("a1",))
    selection.click(("b1",))
    assert selection.confirm()
    assert asked(selection) == [("a1", 2), ("b1", 1)]
    assert selection.undo()
    assert not marching().undo()
