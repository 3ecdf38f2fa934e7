"""RB 3: how much Rollbot wants each phase, and which one it calls."""

from __future__ import annotations

from random import Random

import pytest

from engine.core.decision import Chance
from engine.core.step import pending
from engine.core.story import reasons_for_others
from games.roll_galaxy.dice import PHASES
from games.roll_galaxy.rollbot.empire import Rulings
from games.roll_galaxy.steps.rounds import RollCup
from tests.games.roll_galaxy.positions import a_seat, rolled, table_of
from tests.games.roll_galaxy.rollbot.asking import (
    CONTENT,
    WhiteDie,
    clauses,
    in_words,
    level,
    says,
    thinks,
    wants,
)

WHITE_FACES = ("Explore", "Explore", "Develop", "Settle", "Produce", "Ship")


def called(table, luck: int | Random = 0) -> str:
    """The phase that Rollbot selects."""
    return says(table, luck).split()[1]


def by_each_face(table, tied: str) -> list[str]:
    """The phase it selects by each face of a white die, rolled again if need be for a tied one."""
    again = WHITE_FACES.index(tied)
    return [called(table, WhiteDie(place, again)) for place in range(6)]


@pytest.mark.clause("RB-3.1")
def test_it_rolls_all_dice_of_its_cup() -> None:
    table = table_of(a_seat(cup="2 white, red"), steps=[RollCup(0)])
    asked = pending(table)
    assert isinstance(asked, Chance)
    assert asked.outcomes.colours == (0, 0, 1)


@pytest.mark.clause("RB-3.2")
def test_every_phase_has_a_level() -> None:
    table = rolled("white Ship", "white Develop", **CONTENT)
    assert [PHASES[each.phase] for each in wants(table)] == list(PHASES)
    assert [each.level for each in wants(table)] == [0, 2, 1, 0, 0]


@pytest.mark.clause("RB-3.3")
@pytest.mark.clause("RB-3.4")
def test_everything_that_can_reach_a_phase_counts() -> None:
    """One rolled it, one selects, one is reassigned, one is wild, one of two is dictated."""
    faces = ("white Develop", "white Explore", "white Explore", "white Settle", "white Produce")
    assert level(rolled(*faces, **CONTENT), "Develop") == 3
    table = rolled(*faces, "red Wild", built=["Galactic Influence"], **CONTENT)
    assert level(table, "Develop") == 5


@pytest.mark.clause("RB-3.4")
def test_extra_dice_of_the_tableau_count() -> None:
    """A virtual explorer and the selecting die: two of the two wanted explorers."""
    fields = CONTENT | {"credits": 1}
    assert level(rolled("white Produce", **fields), "Explore") == 1
    table = rolled("white Produce", built=["Major Research Labs"], **fields)
    assert level(table, "Explore") == 2


EXPLORERS = ("white Explore",) * 6


@pytest.mark.clause("RB-3.5")
@pytest.mark.clause("RB-3.6")
@pytest.mark.parametrize(
    ("money", "dice"), [(0, 3), (1, 2), (2, 2), (3, 1), (4, 1), (5, 0), (9, 0)]
)
def test_explorers_are_wanted_for_five_credits(money: int, dice: int) -> None:
    assert level(rolled(*EXPLORERS, **CONTENT | {"credits": money}), "Explore") == dice


@pytest.mark.clause("RB-3.5")
@pytest.mark.clause("RB-3.7")
def test_explorers_are_wanted_for_two_tiles_per_stack() -> None:
    """One development and no world: three tiles are missing; and $3 to five are one die more."""
    fields = {"developments": ["Galactic Bankers"], "credits": 5}
    assert level(rolled(*EXPLORERS, **fields), "Explore") == 3
    assert level(rolled(*EXPLORERS, **fields | {"credits": 3}), "Explore") == 4


@pytest.mark.clause("RB-3.5")
def test_no_more_explorers_count_than_there_can_be() -> None:
    """Two dice, six tasks."""
    assert level(rolled("white Explore", "white Ship", credits=1), "Explore") == 2


NINE_SQUARES = ("Public Works", "Fifth Column", "Diversification", "Technology Unions",
                "Terraforming Robots", "Jumpdrive Research")  # fmt: skip


@pytest.mark.clause("RB-3.7")
@pytest.mark.clause("RB-15.20")
def test_thirteen_tiles_are_enough() -> None:
    """Nine squares, three developments: one more tile, although two worlds are missing."""
    stack = ["Galactic Federation", "Galactic Bankers", "Galactic Reserves"]
    table = rolled(*EXPLORERS, built=NINE_SQUARES, developments=stack, credits=5)
    assert level(table, "Explore") == 1


@pytest.mark.clause("RB-15.28")
def test_yellow_archaeologists_count_two_credits_unless_ruled_otherwise() -> None:
    """Three credits are missing; the seat is Alien Archaeology."""
    fields = CONTENT | {"credits": 1}
    table = rolled("yellow Wild", "white Explore", "white Explore", **fields)
    assert level(table, "Explore") == 2
    assert level(table, "Explore", Rulings(archaeology_counts=True)) == 1


@pytest.mark.clause("RB-15.28")
def test_one_credit_that_is_missing_takes_one_archaeologist() -> None:
    table = rolled("yellow Wild", "white Explore", "white Explore", **CONTENT | {"credits": 4})
    assert level(table, "Explore", Rulings(archaeology_counts=True)) == 1


@pytest.mark.clause("RB-3.8")
@pytest.mark.clause("RB-3.9")
def test_developers_count_as_far_as_the_stack_takes_them() -> None:
    """Two of six for Galactic Bankers, none completed; three more wait, so three have room."""
    fields = {"developments": ["Galactic Bankers"]}
    assert level(rolled("white Develop", "white Develop", **fields), "Develop") == 2
    table = rolled(*["white Develop"] * 5, developing="3 white", **fields)
    text = in_words(wants(table)[1].reasons[0])
    assert "needs 3 more dice; it can spend 3" in text


@pytest.mark.clause("RB-3.9")
def test_discounts_leave_less_to_spend() -> None:
    """Two developments of six take twelve dice, with Investment Credits ten."""
    faces = ["white Develop"] * 12
    table = rolled(*faces, **CONTENT)
    assert "needs 12 more dice; it can spend" in in_words(wants(table)[1].reasons[0])
    table = rolled(*faces, built=["Investment Credits"], **CONTENT)
    assert "needs 10 more dice; it can spend" in in_words(wants(table)[1].reasons[0])


@pytest.mark.clause("RB-3.10")
@pytest.mark.clause("RB-3.12")
def test_a_nearly_finished_development_counts_its_points() -> None:
    """One developer finishes Galactic Salon, where three dice wait: four points for one die."""
    table = rolled(
        "white Develop", developments=["Galactic Salon"], developing="3 white", credits=5
    )
    assert level(table, "Develop") == 4


@pytest.mark.clause("RB-3.11")
@pytest.mark.clause("RB-15.1")
def test_bonus_points_count_once_completed() -> None:
    """Galactic Bankers costs 6 and scores three developments, itself and the faction's too."""
    table = rolled(
        "white Develop",
        built=["Galactic Influence"],
        developments=["Galactic Bankers"],
        developing="5 white",
    )
    assert level(table, "Develop") == 6 + 3


@pytest.mark.clause("RB-3.11")
@pytest.mark.clause("RB-15.1")
def test_another_development_raises_the_bonus_that_is_there() -> None:
    """Galactic Salon costs 4 and is one development more for Galactic Bankers."""
    table = rolled(
        "white Develop",
        built=["Galactic Bankers"],
        developments=["Galactic Salon"],
        developing="3 white",
    )
    assert level(table, "Develop") == 4 + 1


@pytest.mark.clause("RB-15.1")
def test_new_dice_count_for_a_bonus_too() -> None:
    """New Galactic Order pays 2 per three red dice or part; Fifth Column brings the first one."""
    table = rolled("white Settle", built=["New Galactic Order"], worlds=["Fifth Column"], credits=5)
    assert level(table, "Settle") == 1 + 2


@pytest.mark.clause("RB-3.13")
def test_settle_counts_like_develop() -> None:
    """Two of six for Deserted Alien Library; or its six points with four dice waiting there."""
    fields = {"worlds": ["Deserted Alien Library"]}
    assert level(rolled("white Settle", "white Settle", **fields), "Settle") == 2
    table = rolled("white Settle", "white Settle", settling="4 white", **fields)
    assert level(table, "Settle") == 6


@pytest.mark.clause("RB-15.2")
def test_a_discount_counts_for_the_tiles_below() -> None:
    """Investment Credits (4), then Galactic Salon for 3: seven developers complete both."""
    stack = ["Investment Credits", "Galactic Salon"]
    table = rolled(*["white Develop"] * 7, developments=stack)
    assert level(table, "Develop") == 8


@pytest.mark.clause("RB-3.14")
def test_producers_count_for_empty_worlds() -> None:
    """Three dice, but of two worlds one is full."""
    worlds = ["Radioactive World", "Spice World"]
    faces = ("white Produce", "white Produce", "white Produce")
    assert level(rolled(*faces, built=worlds, **CONTENT), "Produce") == 2
    table = rolled(*faces, built=worlds, goods={"Spice World": "white"}, **CONTENT)
    assert level(table, "Produce") == 1


THREE_GOODS = {"Radioactive World": "white", "Spice World": "white", "Plague World": "white"}


@pytest.mark.clause("RB-3.15")
def test_shippers_with_a_good_count_twice() -> None:
    faces = ["white Ship"] * 4
    table = rolled(*faces, built=THREE_GOODS, goods=THREE_GOODS, **CONTENT)
    assert level(table, "Ship") == 6
    said = "Ship: 6. It has shippers for 3 goods, and each counts twice"
    assert in_words(thinks(table).reasons[4]) == said


@pytest.mark.clause("RB-3.16")
def test_the_highest_level_is_called() -> None:
    """Six for Ship; Develop and Settle could have four dice."""
    faces = ["white Ship"] * 4
    answer = thinks(rolled(*faces, built=THREE_GOODS, goods=THREE_GOODS, **CONTENT))
    assert str(answer.option).startswith("Select Ship")
    assert clauses(answer)[:6] == [
        "RB-3.5", "RB-3.8", "RB-3.13", "RB-3.14", "RB-3.15", "RB-3.16",
    ]  # fmt: skip


@pytest.mark.clause("RB-3.17")
def test_in_a_tie_the_citizenry_speaks_for_explore() -> None:
    """Explore, Develop and Settle at two; one die rests, none waits."""
    fields = CONTENT | {"credits": 1, "citizenry": "white"}
    answer = thinks(rolled("white Explore", "white Develop", **fields))
    assert str(answer.option).startswith("Select Explore")
    assert "RB-3.17" in clauses(answer)


@pytest.mark.clause("RB-3.18")
@pytest.mark.clause("RB-3.19")
@pytest.mark.parametrize(
    ("zone", "phase", "clause"),
    [("developing", "Develop", "RB-3.18"), ("settling", "Settle", "RB-3.19")],
)
def test_in_a_tie_waiting_dice_speak_for_building(zone: str, phase: str, clause: str) -> None:
    answer = thinks(rolled("white Settle", "white Develop", **CONTENT | {zone: "white"}))
    assert str(answer.option).startswith(f"Select {phase}")
    assert clause in clauses(answer)


@pytest.mark.clause("RB-3.20")
def test_in_a_tie_matching_worlds_speak_for_produce() -> None:
    """Two for Develop, Settle and Produce; the brown die would match, and so would a purple."""
    worlds = ["Radioactive World", "Spice World"]
    for colour in ("brown", "purple"):
        table = rolled("white Produce", f"{colour} Develop", built=worlds, **CONTENT)
        answer = thinks(table)
        assert str(answer.option).startswith("Select Produce")
        assert "RB-3.20" in clauses(answer)


@pytest.mark.clause("RB-3.20")
@pytest.mark.parametrize(
    ("dice", "worlds"),
    [
        ("white red", 0),
        ("brown", 1),
        ("brown brown", 1),
        ("brown purple", 2),
        ("brown purple purple purple", 3),
        ("green", 0),
        ("green purple", 1),
    ],
)
def test_a_world_counts_for_produce_with_a_die_of_its_own(dice: str, worlds: int) -> None:
    """A brown, a cyan and a yellow world are empty, the green one is full; purple fits anywhere."""
    empty = ("Radioactive World", "Spice World", "Alien Sentinels")
    faces = [f"{colour} {'Explore' if colour != 'green' else 'Produce'}" for colour in dice.split()]
    full = {"Plague World": "green"}
    table = rolled(*faces, built=(*empty, "Plague World"), goods=full, **CONTENT)
    assert wants(table)[PHASES.index("Produce")].tie_break == worlds


@pytest.mark.clause("RB-3.21")
def test_in_a_tie_goods_speak_for_ship() -> None:
    goods = {"Radioactive World": "white"}
    table = rolled("white Ship", "white Develop", built=goods, goods=goods, **CONTENT)
    answer = thinks(table)
    assert str(answer.option).startswith("Select Ship")
    assert "RB-3.21" in clauses(answer)


@pytest.mark.clause("RB-3.22")
def test_what_is_still_tied_is_left_to_a_white_die() -> None:
    table = rolled("white Settle", "white Develop", **CONTENT)
    for again in ("Develop", "Settle"):
        answers = [again, again, "Develop", "Settle", again, again]
        assert by_each_face(table, again) == answers, "other faces are rolled again"
    assert "RB-3.22" in clauses(thinks(table))


@pytest.mark.clause("RB-3.22")
def test_the_reason_names_what_the_die_decides_between() -> None:
    """Explore, Develop and Settle could have two dice; one rests, one waits for a world."""
    fields = CONTENT | {"credits": 1, "citizenry": "white", "settling": "white"}
    answer = thinks(rolled("white Explore", "white Develop", "white Settle", **fields))
    (why,) = [in_words(reason) for reason in answer.reasons if reason.clause == "RB-3.22"]
    assert why.endswith(
        ": Explore and Settle are tied at 2 and in the tie-break (1 each)."
        " Lower in the tie-break: Develop 0"
    )


@pytest.mark.clause("RB-3.22")
def test_the_white_die_shows_explore_twice_as_often() -> None:
    """Both could have two dice, one die rests and one waits: two faces against one."""
    fields = CONTENT | {"credits": 1, "citizenry": "white", "developing": "white"}
    table = rolled("white Explore", "white Develop", **fields)
    faces = ["Explore", "Explore", "Develop"]
    assert by_each_face(table, "Develop") == [*faces, *["Develop"] * 3], "three are rolled again"
    (why,) = [reason for reason in thinks(table).reasons if reason.clause == "RB-3.22"]
    assert [each.odds for each in why.options] == [2 / 3, 1 / 3]


@pytest.mark.clause("RB-15.32")
def test_a_phase_is_called_even_if_none_is_wanted() -> None:
    """Thirteen squares, nothing to build, no good and no world for one: chance decides."""
    more = ("Outlaw World", "High-Gravity World", "Sentient Robots", "Rebel Hideout")
    table = rolled("white Ship", built=(*NINE_SQUARES, *more), credits=5)
    assert [level(table, phase) for phase in PHASES] == [-2, 0, 0, 0, 0]
    assert by_each_face(table, "Ship") == ["Ship", "Ship", "Develop", "Settle", "Produce", "Ship"]


# -- what the others are told ---------------------------------------------------------------------


def told(table) -> list[tuple[str, str]]:
    """What everybody hears of Rollbot's first answer once the screens are up."""
    return [
        (reason.clause, in_words(reason)) for reason in reasons_for_others(thinks(table).reasons)
    ]


@pytest.mark.clause("RB-3.8")
@pytest.mark.clause("RB-3.13")
def test_levels_that_count_a_tile_face_down_are_for_rollbot_alone() -> None:
    """Two dice could complete either stack's top; what lies under it, others must not hear of."""
    faces = ("white Develop", "white Develop")
    said = [
        told(rolled(*faces, **CONTENT | {"developments": ["Galactic Bankers", under]}))
        for under in ("Galactic Federation", "Galactic Salon")
    ]
    assert said[0] == said[1]
    assert ("RB-3.8", "Develop: Galactic Bankers costs 6 dice, and none wait on it. "
            "1 hidden tile is below it") in said[0]  # fmt: skip
    assert said[0][-1] == (
        "RB-3.16", "It selects Develop: no level is higher, counting its hidden tiles",
    )  # fmt: skip
    full = [in_words(reason) for reason in thinks(rolled(*faces, **CONTENT)).reasons]
    assert full[1] == "Develop: 2. Its stack needs 12 more dice; it can spend 2"


def test_where_no_tile_lies_under_another_everybody_hears_all() -> None:
    table = rolled("white Develop", developments=["Galactic Bankers"], credits=5)
    assert not any(reason.is_private for reason in thinks(table).reasons)
