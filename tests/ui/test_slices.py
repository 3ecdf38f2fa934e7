"""Work written in one piece and done a slice at a time, with a clock that only the work moves."""

import pytest

from engine.ui.cooperative_work import Slices


class Workshop:
    """Work of `pieces`, each of which takes a second; it rests after each."""

    def __init__(self, pieces):
        self.now = 0.0
        self.done = []
        self.ended = ""
        self._pieces = pieces
        self.slices = Slices(self.work, clock=lambda: self.now)

    def work(self):
        try:
            for piece in range(self._pieces):
                self.now += 1
                self.done.append(piece)
                self.slices.breathe()
            self.ended = "whole"
        finally:
            self.ended = self.ended or "given up"


def test_a_slice_ends_where_the_work_breathes_after_its_time():
    shop = Workshop(5)
    assert not shop.slices.go_on(2)
    assert shop.done == [0, 1]
    assert not shop.slices.go_on(1)
    assert shop.done == [0, 1, 2]


def test_the_last_slice_says_that_all_is_done_and_nothing_follows_it():
    shop = Workshop(3)
    assert shop.slices.go_on(9)
    assert shop.slices.go_on(9)
    assert (shop.done, shop.ended) == ([0, 1, 2], "whole")


def test_work_that_is_given_up_ends_where_it_rests():
    shop = Workshop(5)
    shop.slices.go_on(2)
    shop.slices.give_up()
    assert (shop.done, shop.ended) == ([0, 1], "given up")
    assert shop.slices.go_on(9)
    assert shop.done == [0, 1]


def test_work_given_up_before_its_first_slice_never_begins():
    shop = Workshop(5)
    shop.slices.give_up()
    assert shop.slices.go_on(9)
    assert shop.done == []


def test_a_fault_of_the_work_is_raised_where_the_slice_was_asked_for():
    def fail():
        raise ValueError("no such ground")

    slices = Slices(fail)
    with pytest.raises(ValueError, match="no such ground"):
        slices.go_on(1)
    assert slices.is_done
