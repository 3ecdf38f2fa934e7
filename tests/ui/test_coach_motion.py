"""How the coach comes and goes, and the line from its words to the number they speak of."""

from __future__ import annotations

import pytest

from engine.ui.box import Box
from engine.ui.learning.cards import Beak
from engine.ui.learning.coach import Motion, around, crosses, first_part, leader_way

FRAME = Box(0, 0, 1920, 1080)
CARD = Box(700, 400, 556, 296)
WORDS = Box(728, 464, 300, 34)


def test_sheet_holes_card_and_leader_come_one_after_the_other() -> None:
    motion = Motion(1.0)
    motion.begin(is_dark=False)
    assert (motion.dark, motion.open, motion.card, motion.leader) == (0, 0, 0, 0)
    motion.pass_time(0.18)
    assert motion.dark == motion.card == 1
    assert 0 < motion.open < 1
    assert motion.leader == 0
    motion.pass_time(0.22)
    assert (motion.open, motion.leader) == pytest.approx((1, 1))


def test_the_sheet_stays_from_step_to_step() -> None:
    motion = Motion(1.0)
    motion.begin(is_dark=False)
    motion.pass_time(1)
    motion.begin(is_dark=True)
    assert (motion.dark, motion.card) == (1, 0)


def test_the_card_goes_before_the_sheet() -> None:
    motion = Motion(1.0)
    motion.end()
    motion.pass_time(0.12)
    sheet, card = motion.left
    assert card == 0
    assert 0 < sheet < 1


def test_at_half_the_speed_all_takes_twice_as_long() -> None:
    quick, slow = Motion(1.0), Motion(2.0)
    for motion in (quick, slow):
        motion.begin(is_dark=False)
    quick.pass_time(0.09)
    slow.pass_time(0.18)
    assert quick.dark == slow.dark == pytest.approx(0.5)


def test_without_motion_all_is_there_and_still() -> None:
    motion = Motion(0.0)
    motion.begin(is_dark=False)
    assert (motion.dark, motion.open, motion.card, motion.leader) == (1, 1, 1, 1)
    assert not motion.is_moving
    assert not motion.pass_time(10)
    assert motion.breath == 1
    motion.end()
    assert motion.left == (0, 0)


def test_the_rings_breathe_when_all_has_come() -> None:
    motion = Motion(1.0)
    motion.begin(is_dark=False)
    motion.pass_time(1)
    assert not motion.is_moving
    assert motion.pass_time(0.1)
    strengths = []
    for _ in range(20):
        motion.pass_time(0.1)
        strengths.append(motion.breath)
    assert min(strengths) == pytest.approx(0.6, abs=0.06)
    assert max(strengths) == pytest.approx(1.0, abs=0.06)


@pytest.mark.parametrize(
    "number",
    [Box(1400, 300, 60, 40), Box(200, 700, 60, 40), Box(900, 100, 60, 40), Box(1240, 800, 60, 40)],
    ids=["right", "left", "above", "below the edge"],
)
def test_the_leader_leaves_the_card_and_ends_at_the_ring(number: Box) -> None:
    way = leader_way(CARD, WORDS, number, FRAME)
    assert CARD.contains(way[0])
    assert way[0][1] == WORDS.centre_y
    assert not any(CARD.contains(point) for point in way[1:])
    assert number.inset(-7).contains(way[-1])
    assert not number.contains(way[-1])


def test_the_leader_takes_the_other_side_where_there_is_no_room() -> None:
    card = Box(1350, 400, 556, 296)
    way = leader_way(card, Box(1378, 464, 300, 34), Box(1700, 100, 60, 40), FRAME)
    assert way[1][0] < card.x


def test_a_leader_that_would_meet_the_beak_is_left_out() -> None:
    way = leader_way(CARD, WORDS, Box(400, 200, 60, 40), FRAME)
    assert crosses(way, Beak("left", (700, 440), (640, 420)))
    assert not crosses(way, Beak("left", (700, 620), (640, 640)))
    assert not crosses(way, Beak("bottom", (900, 696), (900, 760)))


def test_a_part_of_the_way_is_as_long_as_it_should_be() -> None:
    way = ((0.0, 0.0), (10.0, 0.0), (10.0, 10.0))
    assert first_part(way, 0.25) == ((0, 0), (5, 0))
    assert first_part(way, 0.75) == ((0, 0), (10, 0), (10, 5))
    assert first_part(way, 1) == way


def test_a_hole_opens_from_its_middle() -> None:
    hole = around([[(0, 0), (20, 0), (20, 10)]])
    assert hole.box == Box(0, 0, 20, 10)
    half = hole.grown(0.5)
    assert half.box == Box(5, 2.5, 10, 5)
    assert half.outlines == (((5, 2.5), (15, 2.5), (15, 7.5)),)
