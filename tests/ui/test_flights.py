"""What flies over a table: it sets out, is on its way, and has landed."""

import pytest

from engine.ui.animation import AT_REST, AnimationQueue, InFlight, linear, on_the_way


def test_what_flies_is_shown_from_its_start_until_it_lands():
    air, queue = InFlight(), AnimationQueue()
    queue.play(*air.fly(("a die", "a tile"), 2.0, linear))
    queue.update(0.5)
    assert (air.flights, air.flown) == (("a die", "a tile"), 0.25)
    queue.update(1.5)
    assert (air.flights, queue.is_playing) == ((), False)


def test_what_is_taken_out_of_the_air_leaves_nothing_there():
    air, queue = InFlight(), AnimationQueue()
    queue.play(*air.fly(("a die",), 2.0))
    queue.update(1.0)
    air.come_down()
    assert (air.flights, air.flown) == ((), AT_REST)


@pytest.mark.parametrize(("share", "place"), [(0, (10, 100)), (0.5, (30, 80 - 40)), (1, (50, 60))])
def test_a_way_ends_at_both_places_and_is_highest_between_them(share, place):
    assert on_the_way((10, 100), (50, 60), share, arc=40) == pytest.approx(place)
