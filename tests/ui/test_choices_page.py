"""A person's graded choices: counts, filter, order, the way to the replay, texts at every size."""

from __future__ import annotations

import time
from dataclasses import replace

import pytest

from engine.core.card import Graded, Scale
from engine.core.match import Match, bots_of, play_bots
from engine.core.setup import SeatSetup, Setup
from engine.ui.pages.choices import ChoicesPage, choices_buttons
from games import REGISTRY
from tests.nim import GAME as NIM
from tests.patience import patience
from tests.ui.page_stage import SHAPES, SIZES, PageStage, text_problems

PLAYED = {
    "risk": (("human", "recruit"), "raider"),
    "roll_galaxy": (("human", "rollbot:easy"), "rollbot:easy"),
    "rajas": (("human", "dummy"), "greedy"),
    "arcs": (("human", "supercat"), "steward"),
}
SCALE = Scale("points", "the judge", 0.1, 1.0, 3.0)
GRADED = [
    Graded(0, number, "place", f"Move {number}", "Move 9", loss, 0.0, SCALE.grade(loss), when)
    for number, (loss, when) in enumerate(
        [(0.0, "Round 1"), (0.5, "Round 1"), (4.0, "Round 2"), (1.5, "Round 3"), (0.0, "Round 3")]
    )
]


def match_of(key: str, answers: int = 60) -> Match:
    players, stand_in = PLAYED[key]
    game = REGISTRY.game(key)
    seats = tuple(SeatSetup(player, f"Seat {n}") for n, player in enumerate(players))
    match = Match(game, Setup(seats, "amber-otter-42", {}))
    bot = game.bot(stand_in, match.setup)
    play_bots(match, [each or bot for each in bots_of(match)], answers)
    return match


def stage(match: Match) -> PageStage:
    return PageStage(lambda app: ChoicesPage(app, match), registry=REGISTRY)


def filled(choices: list[Graded]) -> PageStage:
    found = stage(match_of("rajas", 30))
    found.scene._tickets[0].cancel()
    found.scene._take(choices)
    found.step(0)
    return found


@pytest.mark.sample(3)
@pytest.mark.parametrize("key", PLAYED)
def test_every_choice_of_the_person_is_shown_with_its_grade(key):
    page = stage(match_of(key, 160 if key == "risk" else 60))
    for _ in patience(4000):
        page.step(0)
        if page.scene.choices is not None:
            break
        time.sleep(0.05)
    choices = page.scene.choices
    assert choices
    assert sum(page.scene.count(grade) for grade in ("best", "good", "mistake", "blunder")) == len(
        choices
    )
    assert all(choice.when for choice in choices)


def test_the_costliest_stand_first_or_all_as_they_came():
    page = filled(GRADED)
    assert [each.answer for each in page.scene.rows.items] == [2, 3, 1, 0, 4]
    page.key("o")
    assert [each.answer for each in page.scene.rows.items] == [0, 1, 2, 3, 4]


def test_a_press_on_a_grade_shows_these_alone_and_another_one_all():
    page = filled(GRADED)
    card = next(card for card in page.scene.cards if card.grade == "blunder")
    page.press(card)
    assert [each.answer for each in page.scene.rows.items] == [2]
    page.press(card)
    assert len(page.scene.rows.items) == len(GRADED)


def test_sums_leave_best_choices_aside():
    best = Graded(0, 5, "place", "A", "B", 0.4, 0.3, "best", "Round 3")
    page = filled([*GRADED, best])
    page.scene.scale = replace(page.scene.scale, is_exact=True)
    assert page.scene.lost_by_part == {"Round 1": 0.5, "Round 2": 4.0, "Round 3": 1.5}


def test_estimates_are_not_added_up():
    page = filled(GRADED)
    assert page.scene.lost_by_part == {"Round 1": 0.25, "Round 2": 4.0, "Round 3": 0.75}


def test_what_cost_most_leads_to_the_lesson_that_fits():
    page = filled(GRADED)
    assert page.scene.learn.is_visible
    opened = []
    page.app.routes.lesson = lambda game, lesson: opened.append((game.key, lesson.key))
    page.key("i")
    assert opened == [("rajas", "2-two-tracks")]


def test_without_a_mistake_no_lesson_is_proposed():
    page = filled(GRADED[:2])
    assert not page.scene.learn.is_visible


def test_a_press_on_a_choice_opens_the_replay_before_it():
    page = filled(GRADED)
    opened = []
    page.app.routes.replay = lambda match, answer: opened.append(answer)
    page.scene.rows.choose(0)
    assert opened == [2]


def test_the_way_to_it_stands_only_where_a_person_was_graded():
    page = stage(match_of("rajas", 10))
    bots = Setup((SeatSetup("greedy", "A"), SeatSetup("dummy", "B")), "one")
    people = Setup((SeatSetup("human", "A"), SeatSetup("human", "B")), "one")
    assert choices_buttons(page.app, page.scene.match)
    assert choices_buttons(page.app, Match(REGISTRY.game("rajas"), bots)) == ()
    assert choices_buttons(page.app, Match(NIM, people)) == ()


@pytest.mark.sample(4)
@pytest.mark.parametrize("size", [*SIZES, *SHAPES])
def test_texts_are_legible_and_whole(size):
    def build(app):
        page = ChoicesPage(app, match_of("rajas", 30))
        page._tickets[0].cancel()
        page._take(GRADED * 6)
        return page

    assert text_problems(build, size, registry=REGISTRY) == []


def test_the_table_before_a_choice_stands_beside_the_list():
    page = filled(GRADED)
    table = page.scene.table
    assert table.choice is GRADED[2], "the dearest choice is shown first"
    row = page.scene.rows.row_box(1)
    page.move(row.centre_x, row.centre_y)
    page.step(0.05)
    assert table.choice is GRADED[2], "not before the pointer has come to rest"
    page.step(0.2)
    assert table.choice is page.scene.rows.items[1]
    page.move(5, 5)
    page.step(1.0)
    assert table.choice is page.scene.rows.items[1]
    page.app.close()


def test_a_narrow_window_has_room_for_the_list_alone():
    page = filled(GRADED)
    page.app.resize(1280, 720)
    page.app.change_settings(ui_scale=1.25)
    page.step(0)
    assert not page.scene.table.is_visible
    assert page.scene.right.right == pytest.approx(page.scene.width - page.scene.left.x, abs=2)
    page.app.close()
