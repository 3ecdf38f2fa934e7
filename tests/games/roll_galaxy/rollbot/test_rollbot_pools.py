"""RB 5 and 6: from which pool a die comes, and of which colour it is."""

from __future__ import annotations

import pytest

from engine.core.step import pending
from games.roll_galaxy.dice import COLOURS, NO_DICE
from games.roll_galaxy.rollbot.empire import powers_of
from games.roll_galaxy.steps.assigning import AssignDice
from games.roll_galaxy.steps.rounds import Reveal
from games.roll_galaxy.tiles import SIDES
from tests.games.roll_galaxy.positions import a_seat, bystander, rolled, table_of, words
from tests.games.roll_galaxy.rollbot.asking import (
    CONTENT,
    calling,
    placed,
    plan_clauses,
    selector,
)
from tests.games.roll_galaxy.rollbot.test_rollbot_assigning import goods_on

MONEY = {"credits": 5}


@pytest.mark.clause("RB-5.1")
@pytest.mark.clause("RB-5.2")
@pytest.mark.clause("RB-5.3")
@pytest.mark.clause("RB-5.16")
def test_dice_that_cannot_be_spent_go_first() -> None:
    """Export Duties takes two of three developers: one of them selects, not the brown explorer.

    The explorer would match the brown world, but it is in pool 2.
    """
    fields = goods_on(empty=("Radioactive World",))
    faces = ("white Develop", "white Develop", "white Develop", "brown Explore", "red Explore")
    table = rolled(*faces, developments=["Export Duties"], **MONEY, **fields)
    assert selector(calling(table, "Produce")) == "white"


@pytest.mark.clause("RB-5.3")
@pytest.mark.clause("RB-5.11")
def test_developers_without_a_tile_are_in_pool_one() -> None:
    """Calling Settle, the red developer goes before the white producer of pool 2."""
    fields = CONTENT | {"developments": []}
    table = rolled("red Develop", "white Produce", **fields, **goods_on(empty=("Spice World",)))
    assert selector(calling(table, "Settle")) == "red"


@pytest.mark.clause("RB-5.3")
@pytest.mark.clause("RB-5.4")
def test_calling_explore_builders_without_a_tile_stay() -> None:
    """Explorers may find tiles for them: the white producer of pool 2 selects."""
    fields = {"credits": 1} | goods_on(empty=("Spice World",))
    for face in ("red Develop", "red Settle"):
        assert selector(calling(rolled(face, "white Produce", **fields), "Explore")) == "white"


@pytest.mark.clause("RB-5.4")
def test_settlers_without_a_tile_are_in_pool_one() -> None:
    fields = CONTENT | {"worlds": []}
    table = rolled("red Settle", "white Produce", **fields, **goods_on(empty=("Spice World",)))
    assert selector(calling(table, "Develop")) == "red"


@pytest.mark.clause("RB-5.5")
def test_producers_without_a_world_are_in_pool_one() -> None:
    """No world is empty: the cyan producer goes before the white explorer that would match."""
    fields = goods_on("Spice World")
    table = rolled("cyan Produce", "white Settle", **CONTENT, **fields)
    assert selector(calling(table, "Ship")) == "cyan"


@pytest.mark.clause("RB-5.6")
def test_shippers_without_a_good_are_in_pool_one() -> None:
    """The purple shipper has no good and goes before the white producer, who has a world."""
    fields = goods_on(empty=("Spice World",))
    table = rolled("purple Ship", "white Produce", **CONTENT, **fields)
    assert selector(calling(table, "Develop")) == "purple"


@pytest.mark.clause("RB-5.6")
def test_calling_produce_goods_to_come_keep_shippers() -> None:
    """One good will be produced, so the shipper has one: the developer selects."""
    fields = goods_on(empty=("Spice World", "Radioactive World"))
    table = rolled("white Produce", "white Ship", "purple Develop", **CONTENT, **fields)
    seat = calling(table, "Produce")
    assert placed(seat) == {"Produce": "white, purple", "Ship": "white"}


@pytest.mark.clause("RB-5.6")
def test_goods_to_come_count_before_their_producers_are_assigned() -> None:
    """Two worlds are empty, so two goods will come: both shippers have one, though nobody
    produces yet. A red developer selects, and the next one is dictated.
    """
    fields = goods_on(empty=("Spice World", "Radioactive World"))
    faces = ("white Ship", "white Ship", "red Develop", "red Develop", "red Develop")
    seat = calling(rolled(*faces, **CONTENT, **fields), "Produce")
    assert placed(seat) == {"Produce": "2 red", "Ship": "2 white", "Dictate": "red"}


@pytest.mark.clause("RB-5.6")
def test_no_more_goods_count_than_the_call_can_bring() -> None:
    """Three worlds are empty, but one die selects and one is dictated: a shipper has no good.

    It selects, not the brown developer, who would match.
    """
    fields = goods_on(empty=("Spice World", "Radioactive World", "Plague World"))
    faces = ("white Ship", "white Ship", "white Ship", "brown Develop")
    assert selector(calling(rolled(*faces, **CONTENT, **fields), "Produce")) == "white"


@pytest.mark.clause("RB-5.7")
def test_pool_one_is_one_pool() -> None:
    """A red settler without a tile and a white shipper without a good: the colour decides."""
    fields = CONTENT | {"worlds": []}
    table = rolled("red Settle", "white Ship", **fields)
    assert selector(calling(table, "Develop")) == "white"


POWER = ("Nanotechnology",)


def order_of_moves(phase: str, *faces: str, **fields) -> list[str]:
    """The pools through which a plan goes: by the selecting die and two reassignments."""
    empire_goods = goods_on("Spice World", empty=("Asteroid Belt", "Plague World"), built=POWER)
    seat = calling(rolled(*faces, **CONTENT | fields, **empire_goods), phase)
    dice = [seat.selecting, *[seat.workers[use.worker] for use in seat.uses]]
    return [COLOURS[die.colour] for die in dice if die is not None]


@pytest.mark.clause("RB-5.8")
@pytest.mark.clause("RB-5.9")
def test_the_pools_when_explore_is_called() -> None:
    """Produce, Ship, Develop: colours do not matter; Settle comes last."""
    faces = ("yellow Produce", "purple Ship", "red Develop", "white Settle")
    assert order_of_moves("Explore", *faces) == ["yellow", "purple", "red"]
    faces = ("yellow Produce", "red Develop", "white Settle")
    assert order_of_moves("Explore", *faces) == ["yellow", "red", "white"]


@pytest.mark.clause("RB-5.8")
@pytest.mark.clause("RB-5.10")
def test_the_pools_when_develop_is_called() -> None:
    faces = ("yellow Produce", "purple Ship", "red Settle", "white Explore")
    assert order_of_moves("Develop", *faces) == ["yellow", "purple", "red"]
    faces = ("yellow Produce", "red Settle", "white Explore")
    assert order_of_moves("Develop", *faces) == ["yellow", "red", "white"]


@pytest.mark.clause("RB-5.8")
@pytest.mark.clause("RB-5.11")
def test_the_pools_when_settle_is_called() -> None:
    faces = ("yellow Produce", "purple Ship", "red Develop", "white Explore")
    assert order_of_moves("Settle", *faces) == ["yellow", "purple", "red"]
    faces = ("yellow Produce", "red Develop", "white Explore")
    assert order_of_moves("Settle", *faces) == ["yellow", "red", "white"]


@pytest.mark.clause("RB-5.8")
@pytest.mark.clause("RB-5.12")
@pytest.mark.clause("RB-5.14")
def test_the_pools_when_produce_is_called() -> None:
    """The brown explorer matches Asteroid Belt, the red developer nothing, then the shipper."""
    fields = goods_on(
        "Spice World", empty=("Asteroid Belt", "Plague World", "Gem World"), built=POWER
    )
    faces = ("white Ship", "red Develop", "brown Explore")
    seat = calling(rolled(*faces, **CONTENT, **fields), "Produce")
    dice = [seat.selecting, *[seat.workers[use.worker] for use in seat.uses]]
    assert [COLOURS[die.colour] for die in dice if die] == ["brown", "red", "white"]


@pytest.mark.clause("RB-5.8")
@pytest.mark.clause("RB-5.13")
@pytest.mark.clause("RB-5.14")
def test_the_pools_when_ship_is_called() -> None:
    """The brown explorer matches Asteroid Belt, the red developer nothing, then the producer."""
    fields = goods_on(
        "Spice World", "Asteroid Belt", "Plague World", empty=("Gem World",), built=POWER
    )
    faces = ("white Produce", "red Develop", "brown Explore")
    seat = calling(rolled(*faces, **CONTENT, **fields), "Ship")
    dice = [seat.selecting, *[seat.workers[use.worker] for use in seat.uses]]
    assert [COLOURS[die.colour] for die in dice if die] == ["brown", "red", "white"]


@pytest.mark.clause("RB-5.14")
def test_a_world_matched_by_another_die_matches_no_more() -> None:
    """The brown producer has the brown world: of the others white goes before brown."""
    fields = goods_on(empty=("Radioactive World", "Spice World"))
    table = rolled("brown Produce", "brown Explore", "white Explore", **CONTENT, **fields)
    assert selector(calling(table, "Produce")) == "white"


@pytest.mark.clause("RB-5.15")
@pytest.mark.clause("RB-6.5")
def test_purple_dice_match_every_world() -> None:
    """Purple goes before white, which does not match, but after brown, which does."""
    fields = goods_on(empty=("Radioactive World",))
    table = rolled("white Explore", "purple Explore", **CONTENT, **fields)
    assert selector(calling(table, "Produce")) == "purple"
    table = rolled("brown Explore", "purple Explore", **CONTENT, **fields)
    assert selector(calling(table, "Produce")) == "brown"


@pytest.mark.clause("RB-5.15")
def test_every_purple_die_needs_a_world_of_its_own() -> None:
    """With Galactic Reserves the brown world takes two goods, so both purple dice match."""
    fields = goods_on(empty=("Radioactive World",))
    fields["built"] = (*fields["built"], "Galactic Reserves")
    faces = ("purple Explore", "white Explore", "purple Develop")
    seat = calling(rolled(*faces, **CONTENT, **fields), "Produce")
    assert selector(seat) == "purple"
    assert placed(seat) == {"Produce": "2 purple", "Dictate": "white"}


@pytest.mark.clause("RB-6.1")
@pytest.mark.clause("RB-6.2")
@pytest.mark.clause("RB-6.9")
@pytest.mark.clause("RB-6.10")
def test_building_takes_the_lowest_colours_first() -> None:
    """White selects, red and purple are reassigned, cyan is dictated, green pays; brown stays."""
    faces = [f"{colour} Explore" for colour in ("green", "brown", "cyan", "purple", "red", "white")]
    table = rolled(*sorted(faces, key=lambda face: COLOURS.index(face.split()[0])),
                   built=POWER, **CONTENT)  # fmt: skip
    seat = calling(table, "Develop")
    dice = [seat.selecting, *[seat.workers[use.worker] for use in seat.uses]]
    order = ["white", "red", "purple", "green", "cyan"]
    assert [COLOURS[die.colour] for die in dice if die] == order
    expected = {"Explore": "brown", "Develop": "white, red, purple, cyan", "Dictate": "green"}
    assert placed(seat) == expected


@pytest.mark.clause("RB-6.3")
@pytest.mark.clause("RB-7.3")
def test_dice_on_phases_nobody_calls_return_to_the_cup() -> None:
    """The last test's brown explorer and the green die that paid for the Dictate."""
    seat = a_seat(*POWER, **CONTENT)
    seat.cup = NO_DICE
    seat.workers = rolled(
        "white Explore", "red Explore", "purple Explore", "cyan Explore", "brown Explore",
        "green Explore",
    ).seats[0].workers  # fmt: skip
    others = [bystander(number, cup="", workers={"Develop": "white"}) for number in (1, 2)]
    table = table_of(seat, *others, steps=[Reveal(), AssignDice(0)])
    for other in table.seats[1:]:
        other.workers = tuple(type(each)(0, 1, 1, True) for each in other.workers)
        other.called = 1
    calling(table, "Develop")
    pending(table)
    assert words(table.seats[0].cup) == "brown, green"


@pytest.mark.clause("RB-6.4")
def test_goods_phases_take_the_highest_match_first() -> None:
    fields = goods_on(empty=("Radioactive World", "Plague World"))
    faces = ("white Explore", "brown Explore", "green Explore")
    assert selector(calling(rolled(*faces, **CONTENT, **fields), "Produce")) == "green"
    full = goods_on("Radioactive World", "Plague World")
    assert selector(calling(rolled(*faces, **CONTENT, **full), "Ship")) == "green"


@pytest.mark.clause("RB-6.6")
def test_goods_phases_take_the_lowest_of_what_does_not_match() -> None:
    fields = goods_on(empty=("Radioactive World",))
    faces = ("white Explore", "red Explore", "green Explore")
    assert selector(calling(rolled(*faces, **CONTENT, **fields), "Produce")) == "white"


@pytest.mark.clause("RB-6.7")
@pytest.mark.clause("RB-6.8")
@pytest.mark.clause("RB-15.10")
def test_a_matching_die_is_dictated_and_another_pays() -> None:
    """Two brown goods: one brown die selects, the other, alone in pool 2, is dictated.

    The highest of pool 3, the red one, pays.
    """
    fields = goods_on("Radioactive World", "Asteroid Belt")
    faces = ("white Develop", "red Develop", "brown Explore", "brown Explore")
    seat = calling(rolled(*faces, **CONTENT, **fields), "Ship")
    assert placed(seat) == {"Develop": "white", "Ship": "2 brown", "Dictate": "red"}
    assert "RB-6.8" in plan_clauses(rolled(*faces, **CONTENT, **fields), "Ship")


@pytest.mark.clause("RB-6.8")
@pytest.mark.clause("RB-15.10")
def test_a_lone_die_that_does_not_match_pays_for_one_that_does() -> None:
    """Of two idle settlers one selects; the other pays for the brown explorer of pool 2."""
    fields = CONTENT | {"worlds": []} | goods_on("Radioactive World", "Asteroid Belt")
    faces = ("white Develop", "red Settle", "red Settle", "brown Explore")
    seat = calling(rolled(*faces, **fields), "Ship")
    assert placed(seat) == {"Develop": "white", "Ship": "red, brown", "Dictate": "red"}


@pytest.mark.clause("RB-6.9")
@pytest.mark.clause("RB-15.10")
@pytest.mark.parametrize(
    ("lone", "expected"),
    [
        ("white", {"Develop": "2 white", "Ship": "purple", "Dictate": "cyan"}),
        ("yellow", {"Develop": "purple, yellow", "Ship": "cyan", "Dictate": "yellow"}),
    ],
)
def test_of_a_lone_die_and_the_next_pool_the_lower_moves(lone: str, expected) -> None:
    """One of two producers selects; the other and two shippers are left for the Dictate."""
    fields = goods_on("Spice World", "Gem World", empty=("Radioactive World", "Asteroid Belt"))
    faces = (f"{lone} Produce", f"{lone} Produce", "purple Ship", "cyan Ship")
    assert placed(calling(rolled(*faces, **CONTENT, **fields), "Develop")) == expected


@pytest.mark.clause("RB-6.9")
@pytest.mark.clause("RB-6.10")
def test_without_a_match_the_lowest_is_dictated() -> None:
    """White selects, red moves, cyan pays: none matches a brown world."""
    fields = goods_on("Radioactive World", "Asteroid Belt")
    faces = ("white Develop", "red Develop", "cyan Explore")
    seat = calling(rolled(*faces, **CONTENT, **fields), "Ship")
    assert placed(seat) == {"Ship": "white, red", "Dictate": "cyan"}


@pytest.mark.clause("RB-6.11")
def test_a_lower_die_that_paid_selects_instead() -> None:
    """The yellow producer selects, purple pays for white: then yellow pays and purple selects."""
    fields = goods_on("Spice World", "Gem World", empty=("Radioactive World",))
    faces = ("yellow Produce", "white Ship", "purple Ship")
    table = rolled(*faces, **CONTENT, **fields)
    assert plan_clauses(table, "Develop")[-1] == "RB-6.11"
    seat = calling(table, "Develop")
    assert placed(seat) == {"Develop": "white, purple", "Dictate": "yellow"}
    assert selector(seat) == "purple"


@pytest.mark.clause("RB-6.11")
def test_a_matching_die_keeps_selecting() -> None:
    """Brown matches, so red, which paid, does not take its place."""
    fields = goods_on("Radioactive World", "Asteroid Belt")
    faces = ("white Develop", "red Develop", "brown Explore")
    seat = calling(rolled(*faces, **CONTENT, **fields), "Ship")
    assert selector(seat) == "brown"
    assert placed(seat) == {"Ship": "white, brown", "Dictate": "red"}


@pytest.mark.clause("RB-6.11")
def test_a_die_that_rolled_the_phase_is_swapped_too() -> None:
    """Cyan, no match for brown, selects Ship; white paid for the producer: they change places."""
    fields = goods_on("Radioactive World", empty=("Plague World",))
    faces = ("white Develop", "white Develop", "cyan Ship")
    seat = calling(rolled(*faces, **CONTENT, **fields), "Ship")
    assert selector(seat) == "white"
    assert placed(seat) == {"Produce": "white", "Ship": "white", "Dictate": "cyan"}


# -- rulings --------------------------------------------------------------------------------------


@pytest.mark.clause("RB-15.3")
def test_the_most_limited_powers_are_used_first() -> None:
    built = (
        "Nanotechnology", "System Diversification", "Propaganda Campaign", "Colonial Affinity",
        "Homeworld Patriotism", "Diversification", "Isolation Policy",
    )  # fmt: skip
    table = rolled("white Explore", built=built)
    assert [SIDES[power.side].name for power in powers_of(table, 0)] == [
        "Diversification", "Isolation Policy", "Colonial Affinity", "Homeworld Patriotism",
        "Propaganda Campaign", "System Diversification", "Nanotechnology",
    ]  # fmt: skip


@pytest.mark.clause("RB-15.4")
def test_executive_power_needs_room_for_two() -> None:
    """Three dice for Merchant Guild: one selects, two explorers follow; but not for two dice."""
    fields = CONTENT | {"built": ["Executive Power"], "developments": ["Merchant Guild"]}
    faces = ("white Ship", "white Explore", "white Explore", "white Settle")
    table = rolled(*faces, **fields)
    assert placed(calling(table, "Develop")) == {"Develop": "3 white", "Settle": "white"}
    table = rolled(*faces, developing="white", **fields)
    assert "RB-4.5" not in plan_clauses(table, "Develop")


@pytest.mark.clause("RB-15.4")
def test_executive_power_needs_two_dice_in_one_column() -> None:
    table = rolled("white Ship", "white Explore", "white Settle", built=["Executive Power"],
                   developments=["Merchant Guild"], **MONEY)  # fmt: skip
    assert "RB-4.5" not in plan_clauses(table, "Develop")


@pytest.mark.clause("RB-15.4")
def test_executive_power_always_fits_for_explore() -> None:
    """Money for one more explorer is all that is wanted, but exploring is never enough."""
    fields = CONTENT | {"built": ["Executive Power"], "credits": 4}
    faces = ("white Explore", "white Settle", "white Settle", "white Settle")
    seat = calling(rolled(*faces, **fields), "Explore")
    assert [SIDES[use.power].name for use in seat.uses[:2]] == ["Executive Power"] * 2


@pytest.mark.clause("RB-15.4")
def test_executive_power_takes_both_dice_from_one_column() -> None:
    """The lone settler ranks lowest, but only the explorers are two."""
    fields = CONTENT | {"built": ["Executive Power"]}
    faces = ("white Settle", "red Explore", "purple Explore", "cyan Explore", "purple Ship")
    seat = calling(rolled(*faces, **fields), "Develop")
    moved = [use.worker for use in seat.uses if use.power >= 0]
    assert [COLOURS[seat.workers[die].colour] for die in moved] == ["red", "purple"]
    assert [use.source for use in seat.uses if use.power >= 0] == [0, 0]


@pytest.mark.clause("RB-15.4")
def test_executive_power_leaves_what_another_phase_needs() -> None:
    """Two goods, three shippers: one of them is free, so there are no two to move."""
    fields = goods_on("Spice World", "Radioactive World", built=("Executive Power",))
    table = rolled("white Ship", "white Ship", "white Ship", **CONTENT, **fields)
    seat = calling(table, "Ship")
    assert placed(seat) == {"Ship": "3 white"}


@pytest.mark.clause("RB-15.5")
def test_no_power_moves_explorers_when_explore_is_called() -> None:
    faces = ("white Explore", "white Explore")
    table = rolled(*faces, built=["Isolation Policy"], **CONTENT | {"credits": 1})
    assert placed(calling(table, "Explore")) == {"Explore": "2 white"}


@pytest.mark.clause("RB-15.7")
def test_dice_too_many_on_the_called_phase_are_free_for_others() -> None:
    """Two shippers, one good, one empty world: the spare shipper becomes the producer."""
    fields = goods_on("Spice World", empty=("Radioactive World",), built=("Galactic Influence",))
    table = rolled("white Ship", "white Ship", **CONTENT, **fields)
    assert placed(calling(table, "Ship")) == {"Produce": "white", "Ship": "white"}


@pytest.mark.clause("RB-15.8")
def test_no_more_dice_leave_a_column_than_it_has_too_many() -> None:
    """One good, two shippers: the lower one goes; then it is the turn of pool 2, the producer."""
    fields = goods_on("Spice World", empty=("Radioactive World",), built=("Galactic Influence",))
    table = rolled("white Produce", "purple Ship", "cyan Ship", **CONTENT, **fields)
    seat = calling(table, "Develop")
    assert placed(seat) == {"Develop": "white, purple", "Ship": "cyan"}
    assert selector(seat) == "purple"


@pytest.mark.clause("RB-15.9")
def test_an_extra_shipper_makes_a_real_one_idle() -> None:
    """Space Docks ships the only good: the purple shipper is in pool 1."""
    fields = goods_on("Spice World", empty=("Radioactive World",))
    faces = ("white Produce", "purple Ship")
    assert selector(calling(rolled(*faces, **CONTENT, **fields), "Develop")) == "white"
    fields["built"] = (*fields["built"], "Space Docks")
    assert selector(calling(rolled(*faces, **CONTENT, **fields), "Develop")) == "purple"


@pytest.mark.clause("RB-15.11")
def test_galactic_mandate_moves_three_for_one() -> None:
    fields = {"built": ["Galactic Mandate"]}
    table = rolled(*["white Explore"] * 6, **CONTENT, **fields)
    expected = {"Explore": "white", "Develop": "4 white", "Dictate": "white"}
    assert placed(calling(table, "Develop")) == expected


@pytest.mark.clause("RB-15.11")
def test_galactic_mandate_stops_at_the_threshold() -> None:
    fields = {"built": ["Galactic Mandate"], "developments": ["Merchant Guild"]}
    table = rolled(*["white Explore"] * 6, **MONEY, **fields)
    expected = {"Explore": "2 white", "Develop": "3 white", "Dictate": "white"}
    assert placed(calling(table, "Develop")) == expected


@pytest.mark.clause("RB-15.12")
def test_backup_planning_dictates_again_and_again() -> None:
    table = rolled(*["white Explore"] * 6, built=["Backup Planning"], **CONTENT)
    expected = {"Explore": "white", "Develop": "3 white", "Dictate": "2 white"}
    assert placed(calling(table, "Develop")) == expected


@pytest.mark.clause("RB-15.15")
def test_a_world_that_will_be_filled_is_matched_for_ship() -> None:
    """The producer fills Plague World, so green, not white, is reassigned to ship from it."""
    fields = goods_on(empty=("Plague World",), built=("Galactic Influence",))
    table = rolled("white Produce", "white Explore", "green Explore", **CONTENT, **fields)
    expected = {"Explore": "white", "Produce": "white", "Ship": "green"}
    assert placed(calling(table, "Produce")) == expected
