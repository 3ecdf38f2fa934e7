"""The conductor: dice fall, bots think, the game is kept; no screen needed."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from engine.core import record
from engine.core.decision import CHANCE
from engine.core.errors import IllegalAnswer
from engine.core.learning.statistics import Statistics
from engine.core.match import Match, bots_of, play_bots
from engine.core.record import Autosave, records_folder, saved_games, saves_folder
from engine.core.registry import Registry
from engine.core.storage import StorageError
from engine.core.story import Move
from engine.ui.cooperative_work import Worker
from engine.ui.table.conductor import BOT_REST, CHANCE_REST, Conductor
from tests.nim import GAME, Take
from tests.ui.tables import SecretNim, TroubledNim, nim_match
from tests.voice.spoken import all_english

OFF, NORMAL = 0.0, 1.0


class Listener:
    """Writes down what it hears."""

    def __init__(self) -> None:
        self.moves: list[Move] = []
        self.sentences: list[str] = []
        self.replaced_times = 0
        self.record: Path | None = None
        self.has_ended = False

    def moved(self, move: Move) -> None:
        self.moves.append(move)

    def replaced(self) -> None:
        self.replaced_times += 1

    def told(self, text: str) -> None:
        self.sentences.append(text)

    def ended(self, record: Path | None) -> None:
        self.has_ended, self.record = True, record


class Desk:
    """A conductor with its worker, and time that the test lets go by."""

    def __init__(
        self, match: Match, *, kept: bool = False, is_frozen: bool = False, apart: bool = False
    ) -> None:
        self.match, self.worker, self.heard = match, Worker(apart=apart), Listener()
        autosave = Autosave(match) if kept else None
        self.conductor = Conductor(match, self.worker, self.heard, autosave, is_frozen=is_frozen)

    def go_on(self, seconds: float = 0.0, factor: float = OFF, is_busy: bool = False) -> None:
        """One frame; waits for a thinking bot, so that tests do not depend on its speed."""
        self.conductor.update(seconds, factor, lambda: is_busy)
        while self.worker.is_busy:
            self.worker.poll()
            time.sleep(0.0005)

    def until_person(self) -> None:
        for _ in range(100):
            if not self.conductor.is_running:
                return
            self.go_on()
        raise AssertionError("nobody was asked")


@pytest.fixture
def desk():
    desks: list[Desk] = []

    def seat(*players: str, **setup: object) -> Desk:
        kept, frozen = bool(setup.pop("kept", False)), bool(setup.pop("is_frozen", False))
        apart = bool(setup.pop("apart", False))
        match = nim_match(*players, **setup)
        desks.append(Desk(match, kept=kept, is_frozen=frozen, apart=apart))
        return desks[-1]

    yield seat
    for each in desks:
        each.worker.close()


def test_dice_fall_and_bots_answer_until_a_person_must(desk):
    table = desk("perfect", "human")
    table.until_person()
    assert [move.seat for move in table.heard.moves] == [CHANCE, 0]
    assert table.conductor.person == 1
    assert table.heard.moves[1].reasons[0].clause == "NIM-2"


@pytest.mark.parametrize("apart", [False, True])
def test_the_game_of_the_window_is_the_game_of_the_seed(desk, apart):
    table = desk("perfect", "random", apart=apart)
    table.until_person()
    other = nim_match("perfect", "random")
    play_bots(other, bots_of(other))
    assert [move.answer for move in table.match.moves] == [move.answer for move in other.moves]


def test_at_normal_speed_a_person_has_time_to_see_each_answer(desk):
    table = desk("perfect", "perfect", "human")
    table.go_on(0.0, NORMAL)
    assert len(table.heard.moves) == 1  # the dice
    table.go_on(CHANCE_REST / 2, NORMAL)
    assert len(table.heard.moves) == 1
    table.go_on(CHANCE_REST, NORMAL)
    assert len(table.heard.moves) == 2  # the first bot
    table.go_on(BOT_REST * 0.9, NORMAL)
    assert len(table.heard.moves) == 2
    table.go_on(BOT_REST * 0.2, NORMAL)
    assert len(table.heard.moves) == 3


def test_slow_takes_twice_as_long_and_hurrying_none(desk):
    table = desk("perfect", "perfect", "human")
    table.go_on(0.0, 2.0)
    table.go_on(1.1 * CHANCE_REST, 2.0)
    assert len(table.heard.moves) == 1
    table.conductor.hurry()
    table.go_on(0.0, 2.0)
    assert len(table.heard.moves) == 2


def test_while_something_moves_on_the_table_the_bot_thinks_but_waits(desk):
    table = desk("perfect", "human")
    table.go_on(0.0, NORMAL)
    table.go_on(10.0, NORMAL, is_busy=True)
    assert len(table.heard.moves) == 1
    table.go_on(0.0, NORMAL)
    assert len(table.heard.moves) == 2


def test_a_frozen_table_waits_for_a_person(desk):
    table = desk("human", "perfect", is_frozen=True)
    table.go_on()
    assert not table.heard.moves
    table.match.roll()
    table.conductor.submit(Take(1))
    table.until_person()
    assert [move.seat for move in table.heard.moves] == [0, 1]


def test_nobody_answers_for_a_bot(desk):
    table = desk("perfect", "human")
    with pytest.raises(IllegalAnswer, match="not your turn"):
        table.conductor.submit(Take(1))


def test_an_answer_that_is_not_offered_changes_nothing(desk):
    table = desk("human", "perfect")
    table.until_person()
    with pytest.raises(IllegalAnswer):
        table.conductor.submit(Take(7))
    assert len(table.match.moves) == 1


# -- kept on disk


def unfinished() -> list[Path]:
    return sorted(saves_folder().glob("*.json"))


def test_every_answer_is_on_disk_before_the_next(desk):
    table = desk("human", "perfect", kept=True)
    table.go_on()
    for count in (1, 2):
        table.until_person()
        answers = len(table.match.moves)
        (path,) = unfinished()
        assert len(record.read(path).document["answers"]) == answers
        table.conductor.submit(Take(count))
        assert len(record.read(path).document["answers"]) == answers + 1


def test_a_kept_game_goes_on_where_it_was(desk):
    table = desk("human", "random", kept=True)
    table.until_person()
    table.conductor.submit(Take(2))
    registry = Registry({"nim": lambda: GAME})
    (saved,), problems = saved_games(registry)
    assert not problems
    assert saved.load(registry).table == table.match.table
    again = Desk(saved.load(registry))
    again.until_person()
    table.until_person()
    assert again.match.table == table.match.table
    again.worker.close()


def test_a_finished_game_goes_to_the_records_and_is_counted_once(desk):
    table = desk("perfect", "random", kept=True)
    table.until_person()
    assert table.heard.has_ended
    assert not unfinished()
    (path,) = records_folder().glob("*.json")
    assert table.heard.record == path
    assert record.verify(table.match, record.read(path).document)
    assert [row[1] for row in Statistics().recent()] == ["nim"]


def test_a_full_disk_is_told_and_the_game_goes_on(desk, monkeypatch):
    def refuse(self: Autosave) -> Path:
        raise StorageError("/full: no space left on device")

    monkeypatch.setattr(Autosave, "save", refuse)
    table = desk("human", "perfect", kept=True)
    table.until_person()
    assert "no space left" in all_english(table.heard.sentences[0])
    table.conductor.submit(Take(1))
    assert len(table.match.moves) == 2


# -- bots in trouble


@pytest.mark.parametrize("bot", ["failing", "cheating"])
def test_a_bot_that_cannot_answer_leaves_the_game_as_it_is(desk, bot):
    table = desk("human", bot, game=TroubledNim(), kept=True)
    table.until_person()
    table.conductor.submit(Take(1))
    table.until_person()
    trouble = table.conductor.trouble
    assert trouble is not None
    assert trouble.sentence == "Ada could not answer. The game is saved as it is."
    assert ("openings is gone" if bot == "failing" else "Take 9") in trouble.why
    assert len(table.match.moves) == 2
    (path,) = unfinished()
    assert len(record.read(path).document["answers"]) == 2


def test_a_random_move_can_stand_in_for_a_failed_bot(desk):
    table = desk("human", "failing", game=TroubledNim())
    table.until_person()
    table.conductor.submit(Take(1))
    table.until_person()
    table.conductor.answer_for_bot()
    assert table.conductor.trouble is None
    assert table.conductor.person == 0
    assert len(table.match.moves) == 3


def test_trying_again_asks_the_bot_once_more(desk):
    table = desk("failing", "human", game=TroubledNim())
    table.until_person()
    table.conductor.try_again()
    assert table.conductor.is_running
    table.until_person()
    assert table.conductor.trouble is not None


def test_a_bot_that_ends_the_process_it_thinks_in_harms_nobody_else(desk):
    table = desk("dying", "perfect", "human", game=TroubledNim(), apart=True)
    table.until_person()
    trouble = table.conductor.trouble
    assert trouble is not None
    assert trouble.sentence == "You could not answer. The game is saved as it is."
    assert trouble.why == "the process that thinks has ended (exit status 3)"
    table.conductor.answer_for_bot()
    table.until_person()
    assert [move.seat for move in table.match.moves] == [CHANCE, 0, 1]
    assert table.conductor.trouble is None


# -- taking back


def test_undo_stops_at_another_seats_answer(desk):
    table = desk("human", "perfect")
    table.until_person()
    assert not table.conductor.can_undo
    table.conductor.submit(Take(1))
    assert table.conductor.can_undo
    table.conductor.undo()
    assert (table.conductor.person, table.heard.replaced_times) == (0, 1)
    table.conductor.submit(Take(2))
    table.until_person()
    assert not table.conductor.can_undo


def test_undo_while_a_bot_thinks_forgets_its_thought(desk):
    table = desk("human", "perfect")
    table.until_person()
    table.conductor.submit(Take(1))
    table.conductor.update(0.0, OFF, lambda: True)
    assert table.conductor.is_thinking
    table.conductor.undo()
    table.go_on()
    assert [move.seat for move in table.match.moves] == [CHANCE]
    table.conductor.submit(Take(2))
    table.until_person()
    assert [move.seat for move in table.match.moves] == [CHANCE, 0, 1]


def test_practice_takes_back_everything_and_plays_it_again(desk):
    table = desk("human", "perfect", practice=True)
    table.until_person()
    table.conductor.submit(Take(1))
    table.until_person()
    before = table.match.table.copy()
    table.conductor.undo()
    assert len(table.match.moves) == 1
    table.conductor.redo()
    assert table.match.table == before


def test_restarting_a_turn_stops_where_another_seat_acted(desk):
    table = desk("human", "perfect", practice=True)
    table.until_person()
    table.conductor.submit(Take(1))
    table.until_person()
    assert not table.conductor.can_restart_turn


def test_restarting_a_turn_takes_all_of_it_back(desk):
    table = desk("human", practice=True)
    table.until_person()
    for _ in range(3):
        table.conductor.submit(Take(1))
    table.conductor.restart_turn()
    assert [move.seat for move in table.match.moves] == [CHANCE]


# -- people


def test_the_curtain_falls_only_between_people_and_only_with_secrets(desk):
    open_game = desk("human", "human")
    open_game.until_person()
    assert open_game.conductor.curtain_for is None
    alone = desk("human", "perfect", game=SecretNim())
    alone.until_person()
    assert alone.conductor.curtain_for is None
    secret = desk("human", "human", game=SecretNim())
    secret.until_person()
    assert secret.conductor.curtain_for == 0
    secret.conductor.sit_down()
    assert secret.conductor.curtain_for is None
    secret.conductor.submit(Take(1))
    assert secret.conductor.curtain_for == 1


def test_real_dice_are_asked_for_and_can_be_taken_back(desk):
    table = desk("human", "perfect", dice_by_hand=True)
    table.until_person()
    assert table.conductor.waits_for_dice
    table.conductor.submit((4,))
    assert table.match.table.heap == 14
    table.conductor.undo()
    assert table.conductor.waits_for_dice


# -- words


@pytest.mark.parametrize(("words", "option"), [("take 2", Take(2)), ("3", Take(3))])
def test_moves_in_words_or_numbers(desk, words, option):
    table = desk("human", "perfect")
    table.until_person()
    assert table.match.option_of(words) == option


@pytest.mark.parametrize("words", ["take 9", "0", "4", "resign", "", "²"])
def test_words_that_are_no_move(desk, words):
    table = desk("human", "perfect")
    table.until_person()
    with pytest.raises(IllegalAnswer, match=r"(is not a|is no) move"):
        table.match.option_of(words)
