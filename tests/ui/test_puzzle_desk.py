"""A puzzle at its real table, by events: right at once, three wrongs, and what may follow."""

from __future__ import annotations

from dataclasses import replace
from datetime import date

import pytest

from engine.core.game import Game
from engine.core.learning.challenges import Challenges
from engine.core.learning.lesson import Progress, lessons_of
from engine.core.learning.puzzle import Puzzle, PuzzleProgress, puzzles_of
from engine.core.learning.statistics import Statistics
from engine.core.match import Match, play_bots
from engine.core.setup import SeatSetup, Setup
from engine.core.storage import AnimationSpeed, Settings
from engine.ui.app import App
from engine.ui.hub.menu import MenuScene
from engine.ui.launch import Pages
from engine.ui.learning.coach import Coach
from engine.ui.learning.learn import LearnScene
from engine.ui.learning.puzzle_desk import PuzzleDesk
from engine.ui.scene import Scene
from engine.ui.table.table import Table
from engine.ui.widgets import Button
from games import REGISTRY
from games.despirala.combinations import target
from games.despirala.moves import Attempt
from tests.legibility import looked_at, pages_of
from tests.ui.page_stage import PageStage
from tests.ui.stage import Stage
from tests.voice.spoken import all_english

QUIET = replace(Settings(), animation_speed=AnimationSpeed.OFF)
GAMES = [game for game in REGISTRY.games() if puzzles_of(game)]
DESPIRALA = REGISTRY.game("despirala")
IDS = [game.key for game in GAMES]


def long_puzzle(game: Game) -> Puzzle:
    """A puzzle with as many choices as any, so that three may be wrong."""
    return max(puzzles_of(game), key=lambda puzzle: len(puzzle.choices))


class Desk(Stage):
    """A window on a puzzle, and a person's hands."""

    def __init__(
        self, game: Game, size: tuple[int, int] = (1920, 1080), settings: Settings = QUIET
    ) -> None:
        self.app = App(settings, REGISTRY, size, routes=Pages, headless=True)
        self.app.push(Scene(self.app))
        self.app.routes.puzzle(game, long_puzzle(game))
        self.settle()

    def settle(self) -> None:
        self.step()
        self.table.parts.board.leave()

    @property
    def table(self) -> Table:
        scene = self.app.top
        assert isinstance(scene, Table)
        return scene

    @property
    def desk(self) -> PuzzleDesk:
        desk = self.table.tutor
        assert isinstance(desk, PuzzleDesk)
        return desk

    @property
    def wrong(self) -> list[int]:
        choices = self.desk.puzzle.choices
        return [n for n, choice in enumerate(choices) if not choice.is_right]

    def answer(self, number: int) -> None:
        """Click the card, then the button."""
        self.click_on(self.desk.panel.cards[number].box)
        self.click_on(self.desk.panel.answer.box)


@pytest.mark.sample(3)
@pytest.mark.parametrize("game", GAMES, ids=IDS)
def test_right_at_the_first_try_opens_everything(game: Game):
    room = Desk(game)
    desk = room.desk
    assert not any(card.is_open for card in desk.panel.cards)
    room.answer(desk.puzzle.best)
    assert desk.attempt.tries == 1
    assert all(card.is_open and card.shows_value for card in desk.panel.cards)
    assert desk.panel.why
    room.step()
    assert room.table.frame.bar.actions.prompt == "Solved on the first try"
    assert [seen.tries for seen in PuzzleProgress.load().of(game.key).seen.values()] == [1]
    assert not room.table.match.moves


@pytest.mark.sample(3)
@pytest.mark.parametrize("game", GAMES, ids=IDS)
def test_three_wrong_tries_by_keys_lose_the_hearts_one_by_one(game: Game):
    room = Desk(game)
    desk = room.desk
    for lost, number in enumerate(room.wrong[:3], 1):
        room.key(str(number + 1), "return")
        assert desk.panel.hearts == 3 - lost
        opened = [card.number for card in desk.panel.cards if card.is_open]
        assert opened == sorted(room.wrong[:lost]) or lost == 3
    assert desk.attempt.is_over
    room.step()
    assert room.table.frame.bar.actions.prompt == "Not solved"
    solver = PuzzleProgress.load().of(game.key)
    assert (solver.streak, solver.solved) == (0, 0)
    assert solver.seen[desk.puzzle.key].due is not None


@pytest.mark.sample(6)
@pytest.mark.parametrize("game", GAMES, ids=IDS)
def test_all_its_words_are_legible_before_and_after_the_answer(game: Game):
    room = Desk(game, (1280, 720))
    assert looked_at(room.app, room.table) == []
    for number in room.wrong[:3]:
        room.desk.choose(number)
        room.desk.answer()
    room.step()
    assert looked_at(room.app, room.table) == []


def test_a_move_made_at_the_table_chooses_its_card_and_is_not_played():
    room = Desk(DESPIRALA)
    option = room.desk.laid.options[1][0]
    assert not room.table.submit(option)
    assert room.desk.chosen == 1
    assert not room.table.match.moves


@pytest.mark.parametrize("game", GAMES, ids=IDS)
def test_the_panel_stands_beside_the_board_although_the_log_was_put_away(game: Game):
    room = Desk(game, settings=replace(QUIET, log_open=False))
    places = room.table.frame.places
    assert places is not None
    assert places.column is not None
    assert room.desk.panel.box.x >= places.board.right
    assert not room.app.settings.log_open


@pytest.mark.sample(12)
@pytest.mark.parametrize("scale", [1.0, 1.5])
@pytest.mark.parametrize("game", GAMES, ids=IDS)
def test_the_key_of_the_log_puts_the_panel_away_and_a_choice_brings_it_back(
    game: Game, scale: float
):
    room = Desk(game, (1280, 720), replace(QUIET, ui_scale=scale))
    assert room.desk.panel.is_visible
    room.key("l")
    room.step()
    assert not room.desk.panel.is_visible
    assert room.app.settings.log_open == QUIET.log_open
    room.desk.lets(room.desk.laid.options[1][0])
    room.step()
    assert room.desk.panel.is_visible
    assert room.desk.chosen == 1


def test_there_is_no_hint_before_the_answer():
    room = Desk(DESPIRALA)
    room.table.orders.hint()
    room.step()
    assert room.table.popup is None
    assert not room.table.frame.hint.is_enabled


def play_a_game() -> None:
    """A finished game of Despirala in the statistics."""
    seats = (SeatSetup("human", "Robin"), SeatSetup("sampled:1", "Ada"))
    match = Match(DESPIRALA, Setup(seats, "otter"))
    play_bots(match, [DESPIRALA.bot("sampled:1", match.setup)] * 2)
    Statistics().add(match, "despirala-0a.json")


def bright(room: Desk) -> list[str]:
    """The labels of the filled buttons of the bar."""
    room.step()
    return [all_english(each.label) for each in room.table.frame.bar.family()
            if isinstance(each, Button) and each.is_visible and each.look == "primary"]  # fmt: skip


def after_a_first_game() -> Desk:
    """At a puzzle, with two lessons and a game done, and the hub below."""
    progress = Progress()
    for lesson in lessons_of(DESPIRALA)[:2]:
        progress.finish("despirala", lesson)
    play_a_game()
    room = Desk(DESPIRALA)
    room.app.scenes.insert(0, MenuScene(room.app))
    return room


def test_who_has_lesson_game_and_puzzle_done_is_led_to_the_challenge_of_the_day():
    room = after_a_first_game()
    room.answer(room.desk.puzzle.best)
    assert bright(room) == ["Today's challenge"]
    room.key("return")
    assert isinstance(room.app.scenes[1], Table)
    assert "despirala" in {key for key, _ in Challenges.load().attempts}


def test_another_puzzle_is_a_press_away_there_too():
    room = after_a_first_game()
    room.answer(room.desk.puzzle.best)
    first = room.desk.puzzle
    room.key("n")
    assert room.desk.puzzle != first


def test_the_next_puzzle_leads_on_who_has_no_such_step_before():
    """Somebody who has played nothing; somebody who has tried a challenge already."""
    room = Desk(DESPIRALA)
    room.answer(room.desk.puzzle.best)
    assert bright(room) == ["Next puzzle"]
    Challenges.load().begin("despirala", date(2026, 11, 26), "despirala-0b.json")
    room = after_a_first_game()
    room.answer(room.desk.puzzle.best)
    assert bright(room) == ["Next puzzle"]


@pytest.mark.parametrize("key", ["space", "return"])
def test_space_or_enter_goes_on_to_another_puzzle_and_escape_leaves(key):
    room = Desk(DESPIRALA)
    first = room.desk.puzzle
    room.key(str(first.best + 1), key)
    room.key(key)
    room.settle()
    assert room.desk.puzzle.key != first.key
    room.key("escape")
    assert not isinstance(room.app.top, Table)


def test_played_out_the_game_goes_on_from_its_best_move():
    room = Desk(DESPIRALA)
    best = room.desk.laid.options[room.desk.puzzle.best]
    room.key(str(room.desk.puzzle.best + 1), "return")
    room.key("j")
    room.step()
    assert room.table.tutor is None
    assert tuple(move.answer for move in room.table.match.moves[: len(best)]) == best
    room.table.conductor.stop()


def test_the_star_keeps_a_puzzle():
    room = Desk(DESPIRALA)
    key = room.desk.puzzle.key
    room.key(str(room.desk.puzzle.best + 1), "return", "s")
    assert PuzzleProgress.load().of("despirala").kept == [key]


def test_after_a_wrong_try_the_lesson_that_fits_is_one_press_away():
    room = Desk(DESPIRALA)
    best = room.desk.puzzle.best
    wrong = next(n for n, choice in enumerate(room.desk.puzzle.choices) if not choice.is_right)
    assert not room.desk.panel.lesson.is_visible
    room.key("i", str(wrong + 1), "return", str(best + 1), "return")
    assert all_english(room.desk.panel.lesson.label) == "Lesson: Targets and goods"
    puzzle = room.table
    room.key("i")
    room.settle()
    assert isinstance(room.table.tutor, Coach)
    assert puzzle in room.app.scenes


def test_who_is_right_at_once_needs_no_lesson():
    room = Desk(DESPIRALA)
    room.key(str(room.desk.puzzle.best + 1), "return")
    assert not room.desk.panel.lesson.is_visible


def test_the_page_of_lessons_leads_to_a_puzzle():
    room = Desk(DESPIRALA)
    learn = LearnScene(room.app)
    room.app.push(learn)
    button = learn.puzzles.buttons[learn.puzzles.games.index(DESPIRALA)]
    assert button is not None
    room.step()
    button.press()
    room.settle()
    assert isinstance(room.table.tutor, PuzzleDesk)


def test_where_room_is_short_the_reason_comes_before_what_nobody_chose():
    """Whole turns of Arcs take several lines each; afterwards they begin and go on on hover."""
    build = dict(pages_of(REGISTRY.game("arcs")))["puzzle 3, answers 2"]
    stage = PageStage(build, size=(1280, 720), registry=REGISTRY)
    cards = {card.number: card for card in stage.scene.tutor.panel.cards}
    brief = {number for number, card in cards.items() if card.is_brief}
    assert brief
    assert not any(card.choice.is_right or card.tried is not None
                   for number, card in cards.items() if number in brief)  # fmt: skip
    assert {number for number, card in cards.items() if card.tooltip == card.words} == brief
    stage.app.close()


def test_where_the_reason_has_no_room_the_dearest_choices_go_and_are_counted():
    """Scale: at 150 % the reason of a puzzle with seven choices lay below the panel."""
    build = dict(pages_of(REGISTRY.game("rajas")))["puzzle 1, answers 1"]
    settings = replace(QUIET, ui_scale=1.5)
    stage = PageStage(build, settings=settings, registry=REGISTRY)
    panel = stage.scene.tutor.panel
    shown = [card for card in panel.cards if card.is_visible]
    gone = [card for card in panel.cards if not card.is_visible]
    assert len(shown) >= 2
    assert min(card.choice.cost for card in gone) >= max(card.choice.cost for card in shown)
    assert max(card.box.bottom for card in shown) + 100 < panel.box.bottom
    stage.app.close()


@pytest.mark.parametrize("game", GAMES, ids=IDS)
def test_choices_show_what_they_are_about(game):
    desk = Desk(game).desk
    shown = [card for card in desk.panel.cards if card.pieces]
    assert len(shown) >= len(desk.panel.cards) - 1


def test_a_combination_shows_the_dice_that_it_wants():
    desk = Desk(DESPIRALA).desk
    wanted = [target(move.combination, move.faces)
              for (move,) in desk.laid.options if isinstance(move, Attempt)]  # fmt: skip
    cards = [len(card.pieces) for card in desk.panel.cards]
    assert cards[: len(wanted)] == [len(dice) for dice in wanted]
