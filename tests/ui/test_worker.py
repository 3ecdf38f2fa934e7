"""Bots think behind the window: results arrive by polling, and the window keeps answering."""

import sys
import threading
import time

import pytest

from engine.ui.cooperative_work import SWITCH_SECONDS, USUAL_SWITCH_SECONDS, Worker
from tests.patience import patience
from tests.ui.stage import FRAME, Stage


@pytest.fixture
def worker():
    worker = Worker()
    yield worker
    worker.close()


def wait_for(worker: Worker) -> None:
    for _ in patience(2000):
        if not worker.is_busy:
            return
        worker.poll()
        time.sleep(0.002)
    raise AssertionError("the work never came back")


def test_a_result_is_handed_out_on_the_thread_that_polls(worker: Worker) -> None:
    heard: list[tuple[int, str]] = []
    ticket = worker.submit(
        lambda: 6 * 7, lambda answer: heard.append((answer, threading.current_thread().name))
    )
    assert worker.is_busy
    wait_for(worker)
    assert heard == [(42, threading.current_thread().name)]
    assert ticket.is_done
    assert ticket.result == 42


def test_work_is_done_in_the_order_it_was_handed_in(worker: Worker) -> None:
    heard: list[int] = []
    for n in range(5):
        worker.submit(lambda n=n: n, heard.append)
    wait_for(worker)
    assert heard == [0, 1, 2, 3, 4]


def test_cancelled_work_tells_nobody(worker: Worker) -> None:
    gate = threading.Event()
    heard: list[object] = []
    running = worker.submit(gate.wait, heard.append)
    waiting = worker.submit(lambda: heard.append("worked"), heard.append)
    running.cancel()
    waiting.cancel()
    gate.set()
    wait_for(worker)
    assert heard == []


def test_an_error_goes_to_who_asked_or_comes_out_of_the_poll(worker: Worker) -> None:
    def fail() -> None:
        raise ValueError("a bot's mistake")

    heard: list[Exception] = []
    worker.submit(fail, failed=heard.append)
    wait_for(worker)
    assert str(heard[0]) == "a bot's mistake"
    ticket = worker.submit(fail)
    with pytest.raises(ValueError, match="a bot's mistake"):
        wait_for(worker)
    with pytest.raises(ValueError, match="a bot's mistake"):
        _ = ticket.result


def test_a_result_is_not_there_before_it_is_done(worker: Worker) -> None:
    gate = threading.Event()
    ticket = worker.submit(gate.wait)
    with pytest.raises(LookupError):
        _ = ticket.result
    gate.set()


def test_a_closed_worker_forgets_its_work_and_can_be_used_again(worker: Worker) -> None:
    gate = threading.Event()
    heard: list[object] = []
    worker.submit(gate.wait, heard.append)
    worker.close()
    assert not worker.is_busy
    gate.set()
    worker.submit(lambda: "new", heard.append)
    wait_for(worker)
    assert heard == ["new"]


def test_the_interpreter_switches_quickly_only_while_a_bot_thinks(worker: Worker) -> None:
    worker.submit(lambda: None)
    assert sys.getswitchinterval() == pytest.approx(SWITCH_SECONDS)
    wait_for(worker)
    assert sys.getswitchinterval() == pytest.approx(USUAL_SWITCH_SECONDS)


def test_a_worker_made_while_another_thinks_does_not_stay_quick(worker: Worker) -> None:
    worker.submit(lambda: None)
    other = Worker()
    other.submit(lambda: None)
    wait_for(worker)
    wait_for(other)
    assert sys.getswitchinterval() == pytest.approx(USUAL_SWITCH_SECONDS)
    other.close()


def test_the_window_answers_while_a_bot_thinks() -> None:
    """A bot burns the processor in plain Python for a second, the window draws all the while."""
    stage = Stage()

    def think() -> int:
        end, sum_ = time.perf_counter() + 1.0, 0
        while time.perf_counter() < end:
            sum_ += sum(range(100))
        return sum_

    heard: list[int] = []
    stage.app.worker.submit(think, heard.append)
    frames = 0
    while not heard:
        stage.scene.invalidate()
        stage.step(FRAME)
        frames += 1
        time.sleep(0.005)
    stage.app.close()
    assert frames > 20


def test_a_bot_does_not_wait_for_an_analysis(worker: Worker) -> None:
    may_end = threading.Event()
    study = worker.submit(lambda: may_end.wait(10))
    bot = worker.submit(lambda: "roll", lane="bots")
    while not bot.is_done:
        worker.poll()
        time.sleep(0.001)
    assert not study.is_done
    may_end.set()
    wait_for(worker)
    assert study.is_done
