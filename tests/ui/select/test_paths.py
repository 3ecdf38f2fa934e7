"""Options by the parts that name them, in an order or as a set."""

from __future__ import annotations

from engine.ui.table.selection import OptionPath, OptionPaths, Part


def ordered(*names: str) -> OptionPaths:
    """Ways such as "a1-b1": each letter with its number is a place."""
    return OptionPaths(
        [OptionPath(parts(name), (name,)) for name in names], spelled_out=frozenset({"how"})
    )


def as_set(*names: str) -> OptionPaths:
    return OptionPaths([OptionPath(parts(name), (name,)) for name in names], is_ordered=False)


def parts(name: str) -> tuple[Part, ...]:
    """`a1-b1` as two places, `a1-how.fast` with a word for how it is done."""
    return tuple(tuple(word.split(".")) if "." in word else (word,) for word in name.split("-"))


def options(ways: list[OptionPath]) -> list[object]:
    return [way.answers[0] for way in ways]


def test_places_that_can_come_next_are_lit_and_the_only_fitting_option_is_meant():
    paths = ordered("a1-a2", "a1-b1", "b1-a2")
    assert paths.lit == paths.known == {("a1",), ("b1",)}
    assert paths.point_at(("a1",))
    assert paths.meant is None
    assert paths.lit == {("a2",), ("b1",)}
    assert paths.point_at(("b1",))
    assert paths.meant == OptionPath((("a1",), ("b1",)), ("a1-b1",))


def test_a_place_that_cannot_come_next_begins_anew_or_changes_nothing():
    paths = ordered("a1-a2", "b2-a2", "b2-c2")
    paths.point_at(("a1",))
    assert paths.point_at(("b2",))
    assert paths.chosen == (("b2",),)
    assert not paths.point_at(("z9",))
    assert paths.chosen == (("b2",),)


def test_what_a_click_would_choose_is_known_before_it():
    paths = ordered("a1-a2", "b2-a2")
    paths.point_at(("a1",))
    assert paths.after(("a2",)) == (("a1",), ("a2",))
    assert paths.after(("b2",)) == (("b2",),)
    assert paths.after(("z9",)) is None
    assert paths.chosen == (("a1",),)


def test_several_options_with_one_name_are_left_to_choose_from():
    paths = OptionPaths([OptionPath((("a1",),), (1,)), OptionPath((("a1",),), (2,))])
    paths.point_at(("a1",))
    assert paths.meant is None
    assert options(paths.complete) == [1, 2]


def test_how_something_is_done_is_never_taken_for_granted_but_can_be_settled():
    paths = ordered("x-how.fast", "y-z")
    paths.point_at(("x",))
    assert paths.meant is None
    assert options([paths.settled]) == ["x-how.fast"]
    paths.point_at(("y",))
    assert options([paths.meant]) == ["y-z"]
    assert paths.settled is None


def test_what_is_named_in_full_is_settled_before_what_leaves_open_how():
    paths = ordered("x-how.fast", "x")
    paths.point_at(("x",))
    assert options([paths.settled]) == ["x"]


def test_in_an_order_only_the_last_part_is_given_back():
    paths = ordered("a-b-c", "a-b-d")
    for part in parts("a-b"):
        paths.point_at(part)
    assert not paths.take_back(("a",))
    assert paths.take_back(("b",))
    assert paths.chosen == (("a",),)


def test_the_parts_of_a_set_come_in_any_order_and_as_often_as_the_name_has_them():
    paths = as_set("yogi-ten", "yogi-three", "dancer-nine", "two-two", "two-one")
    for order in (("yogi", "ten"), ("ten", "yogi")):
        paths.chosen = ()
        for part in order:
            assert paths.point_at((part,))
        assert options(paths.complete) == ["yogi-ten"]
    paths.chosen = (("two",), ("two",))
    assert options(paths.complete) == ["two-two"]
    assert paths.take_back(("two",))
    assert paths.lit == {("two",), ("one",)}


def test_any_part_of_a_set_is_given_back():
    paths = as_set("a-b-c", "a-b-d")
    paths.chosen = (("a",), ("b",), ("d",))
    assert paths.loose == paths.chosen
    assert paths.take_back(("a",))
    assert paths.chosen == (("b",), ("d",))
    assert not paths.take_back(("a",))


def test_the_way_to_an_option_is_the_one_that_gives_no_other_answer_as_well():
    both = OptionPath((("a",),), ("spend", "go"))
    paths = OptionPaths([both, OptionPath((("b",),), ("spend",))])
    assert paths.way_to("spend") == OptionPath((("b",),), ("spend",))
    assert paths.way_to("go") is None


def test_of_what_was_chosen_among_other_options_as_much_goes_on_as_can():
    paths = ordered("a1-a2", "a1-b1", "b1-a2")
    for before, chosen in (("a1-a2", "a1-a2"), ("a1-z9", "a1"), ("z9-a2", "")):
        paths.resume(parts(before))
        assert paths.chosen == (parts(chosen) if chosen else ())


def test_what_would_be_lit_after_other_parts_is_known():
    paths = ordered("a1-a2", "a1-b1", "b1-a2")
    paths.chosen = parts("a1-b1")
    assert paths.lit == frozenset()
    assert paths.lit_after(paths.chosen[:1]) == {("a2",), ("b1",)}
