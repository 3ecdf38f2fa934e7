"""How the coach comes and goes."""

from __future__ import annotations

import pytest

from engine.ui.box import Box
from engine.ui.learning.coach import Motion, around


def test_sheet_holes_and_card_come_one_after_the_other() -> None:
    motion = Motion(1.0)
    motion.begin(is_dark=False)
    assert (motion.dark, motion.open, motion.card) == (0, 0, 0)
    motion.pass_time(0.18)
    assert motion.dark == motion.card == 1
    assert 0 < motion.open < 1
    motion.pass_time(0.22)
    assert motion.open == pytest.approx(1)


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
    assert (motion.dark, motion.open, motion.card) == (1, 1, 1)
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


def test_a_hole_opens_from_its_middle() -> None:
    hole = around([[(0, 0), (20, 0), (20, 10)]])
    assert hole.box == Box(0, 0, 20, 10)
    half = hole.grown(0.5)
    assert half.box == Box(5, 2.5, 10, 5)
    assert half.outlines == (((5, 2.5), (15, 2.5), (15, 7.5)),)
