"""How often the window looks for events while nothing moves."""

import pygame
import pytest

from engine.ui import app
from engine.ui.app import (
    FIRST_POLL_SECONDS,
    REST_AFTER_SECONDS,
    SELDOM_AFTER_SECONDS,
    SLOWEST_POLL_SECONDS,
    Waiting,
)


class FakeTime:
    """A clock that goes on by sleeping alone; it notes each sleep."""

    def __init__(self):
        self.now, self.slept = 100.0, []

    def perf_counter(self):
        return self.now

    def sleep(self, seconds):
        self.slept.append(seconds)
        self.now += seconds


@pytest.fixture
def clock(monkeypatch):
    fake = FakeTime()
    monkeypatch.setattr(app, "time", fake)
    return fake


@pytest.fixture
def told(monkeypatch):
    """What comes in, one list a look; nothing after the last."""
    lists: list[list[pygame.event.Event]] = []
    monkeypatch.setattr(pygame.event, "get", lambda: lists.pop(0) if lists else [])
    return lists


def test_a_window_left_alone_is_looked_at_seldom_and_one_in_use_often(clock, told):
    loop = Waiting()
    assert loop.asleep(SELDOM_AFTER_SECONDS, polls=False) == []
    assert len(clock.slept) in range(59, 63)
    clock.slept.clear()
    assert loop.asleep(10.0, polls=False) == []
    assert len(clock.slept) in range(199, 204)


def test_what_is_touched_is_looked_at_often_again(clock, told):
    loop = Waiting()
    loop.asleep(30.0, polls=False)
    moved = pygame.event.Event(pygame.MOUSEMOTION)
    told += [[], [moved]]
    assert loop.asleep(30.0, polls=False) == [moved]
    clock.slept.clear()
    loop.asleep(0.5, polls=False)
    assert max(clock.slept) <= 1 / 60


def test_what_is_touched_while_something_moves_counts_as_well(clock, told):
    loop = Waiting()
    loop.asleep(30.0, polls=False)
    told += [[pygame.event.Event(pygame.MOUSEMOTION)]]
    loop.next_frame()
    clock.slept.clear()
    loop.asleep(0.5, polls=False)
    assert max(clock.slept) <= 1 / 60


def test_it_never_sleeps_past_what_is_due(clock, told):
    loop = Waiting()
    loop.asleep(60.0, polls=False)
    began = clock.now
    loop.asleep(0.05, polls=False)
    assert clock.now - began == pytest.approx(0.05)


def test_at_rest_it_looks_ten_times_a_second(clock, told):
    loop = Waiting()
    loop.asleep(REST_AFTER_SECONDS + 1, polls=False)
    clock.slept.clear()
    loop.asleep(10.0, polls=False)
    assert len(clock.slept) in range(99, 103)


def test_a_worker_is_asked_at_once_and_more_seldom_the_longer_it_takes(clock, told):
    loop, polls = Waiting(), 0
    assert loop.poll_seconds == FIRST_POLL_SECONDS
    while clock.now < 160.0:
        loop.asleep(loop.poll_seconds, polls=True)
        polls += 1
    assert loop.poll_seconds == SLOWEST_POLL_SECONDS
    assert polls < 60 * 8
    loop.worker_answered()
    assert loop.poll_seconds == FIRST_POLL_SECONDS
