"""A film plays in order, at the player's speed, and skipping it loses nothing."""

import pytest

from engine.core.storage import AnimationSpeed
from engine.ui.animation import (
    AnimationQueue,
    AtOnce,
    Call,
    InTurn,
    Pause,
    Tween,
    ease_in_out,
    ease_out,
    linear,
    overshoot,
    staggered,
)


def test_a_tween_shows_its_way_and_ends_exactly() -> None:
    shown: list[float] = []
    queue = AnimationQueue()
    queue.play(Tween(0.4, shown.append, linear))
    for _ in range(5):
        queue.update(0.1)
    assert shown == pytest.approx([0.25, 0.5, 0.75, 1.0])
    assert not queue.is_playing


@pytest.mark.parametrize("ease", [linear, ease_out, ease_in_out, overshoot])
def test_every_ease_begins_at_nothing_and_ends_at_all(ease) -> None:
    assert ease(0) == pytest.approx(0)
    assert ease(1) == pytest.approx(1)
    assert all(-0.1 <= ease(n / 50) <= 1.15 for n in range(51))


def test_parts_play_one_after_the_other_and_hand_their_spare_time_on() -> None:
    shown: list[float] = []
    queue = AnimationQueue()
    queue.play(Pause(0.5), Tween(1.0, shown.append, linear))
    queue.update(0.75)
    assert shown == [0.25]


@pytest.mark.parametrize(
    ("speed", "seconds"),
    [(AnimationSpeed.FAST, 0.4), (AnimationSpeed.NORMAL, 1.0), (AnimationSpeed.SLOW, 2.0)],
)
def test_the_speed_multiplies_every_length(speed: AnimationSpeed, seconds: float) -> None:
    queue = AnimationQueue(speed)
    queue.play(Pause(1.0))
    queue.update(seconds - 0.01)
    assert queue.is_playing
    queue.update(0.02)
    assert not queue.is_playing


def test_with_speed_off_all_ends_in_one_update_in_order_with_what_it_adds() -> None:
    said: list[object] = []
    queue = AnimationQueue(AnimationSpeed.OFF)
    queue.play(Tween(1, said.append, linear))
    queue.call(lambda: queue.play(Pause(3), Call(lambda: said.append("added"))))
    queue.call(lambda: said.append("called"))
    queue.update(0)
    assert said == [1.0, "called", "added"]


def test_staggered_parts_start_a_little_apart() -> None:
    shown = [0.0, 0.0]
    queue = AnimationQueue()
    queue.play(
        staggered(
            [Tween(1, lambda t, n=n: shown.__setitem__(n, t), linear) for n in range(2)], gap=0.25
        )
    )
    queue.update(0.75)
    assert shown == [0.75, 0.5]
    queue.update(0.5)
    assert shown == [1, 1]
    assert not queue.is_playing


def test_together_ends_with_the_longest_and_hands_the_rest_on() -> None:
    both = AtOnce(Pause(1), Pause(2))
    assert both.advance(1.5) is None
    assert both.advance(1.5) == pytest.approx(1.0)
    assert InTurn(AtOnce(), Pause(1)).advance(1.25) == pytest.approx(0.25)


def test_skip_ends_what_is_there_and_lets_new_parts_play() -> None:
    said: list[object] = []
    queue = AnimationQueue()
    queue.play(Tween(5, said.append, linear), Pause(3))
    queue.call(lambda: queue.play(Pause(1)))
    queue.skip()
    assert said == [1.0]
    assert queue.is_playing
    queue.update(1)
    assert not queue.is_playing


def test_an_action_may_skip_or_clear_the_film_it_stands_in() -> None:
    said: list[str] = []
    queue = AnimationQueue()
    queue.call(queue.skip)
    queue.play(Pause(9))
    queue.call(lambda: said.append("end"))
    queue.update(0)
    assert said == ["end"]
    queue.play(InTurn(Call(queue.clear), Pause(9)))
    queue.update(0)
    assert not queue.is_playing


def test_it_counts_how_often_something_new_may_be_seen() -> None:
    queue = AnimationQueue()
    queue.play(Pause(0.1), Pause(0.1))
    assert queue.turns == 1
    queue.update(0.05)
    assert queue.turns == 1
    queue.update(0.1)
    assert queue.turns == 2
    queue.update(0.1)
    assert queue.turns == 3
