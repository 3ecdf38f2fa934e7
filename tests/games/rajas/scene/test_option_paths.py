"""Options by what is pointed at, in any order and as often as they name it."""

from engine.core.decision import Option
from engine.ui.table.selection import OptionPaths
from games.rajas.moves import Pay, Place, Replace, TakeDice, place
from games.rajas.scene.selection import paths_of
from games.rajas.state import RajasTable, Rules

TABLE = RajasTable(Rules(), [])


def named(*options) -> OptionPaths:
    return paths_of(options, TABLE, 0)


def complete(paths: OptionPaths) -> list[Option]:
    return [way.answers[0] for way in paths.complete]


def test_a_space_and_a_die_name_a_placement_in_either_order():
    options = (place("yogi", 3), place("yogi", 10), place("dancer", 9), place("quarry_1"))
    for order in ([("space", "yogi"), ("die", 10)], [("die", 10), ("space", "yogi")]):
        choice = named(*options)
        for part in order:
            assert choice.point_at(part)
        assert complete(choice) == [Place("yogi", 10)]


def test_what_fits_no_more_is_not_lit():
    choice = named(place("yogi", 3), place("dancer", 9), place("quarry_1"))
    choice.point_at(("die", 9))
    assert choice.lit == {("space", "dancer")}


def test_what_cannot_come_next_begins_anew():
    choice = named(place("yogi", 3), place("dancer", 9))
    choice.point_at(("die", 9))
    assert choice.point_at(("space", "yogi"))
    assert choice.chosen == (("space", "yogi"),)
    assert not choice.point_at(("space", "portuguese"))


def test_a_colour_can_be_taken_twice():
    choice = named(TakeDice((0, 0)), TakeDice((0, 1)))
    choice.point_at(("colour", 0))
    choice.point_at(("colour", 0))
    assert complete(choice) == [TakeDice((0, 0))]
    assert choice.take_back(("colour", 0))
    assert choice.lit == {("colour", 0), ("colour", 1)}


def test_equal_dice_are_paid_one_by_one():
    choice = named(Pay((4, 4)), Pay((6,)))
    choice.point_at(("die", 4))
    assert complete(choice) == []
    choice.point_at(("die", 4))
    assert complete(choice) == [Pay((4, 4))]


def test_a_tile_is_replaced_by_cell_and_tile():
    choice = named(Replace(7, "OC1"), Replace(8, "OC1"))
    choice.point_at(("tile", "OC1"))
    assert choice.lit == {("cell", 7), ("cell", 8)}
