"""The review of a finished game: banner, curve, turning points, what to learn from it."""

from __future__ import annotations

import re
import time
from dataclasses import replace

import pytest

from engine.core.card import Graded
from engine.core.match import Match, bots_of, play_bots
from engine.core.record import from_document, to_document
from engine.core.setup import Result, SeatSetup, Setup
from engine.core.storage import AnimationSpeed
from engine.core.thinking import Course, KeyMoment, course_of
from engine.text.message import Message, SeatNumber
from engine.ui.launch import Pages
from engine.ui.pages.choices import ChoicesPage
from engine.ui.pages.end import turning_words
from engine.ui.pages.review import StoryCard, StoryReview, facts_of
from engine.ui.pages.tableau import Tableau, with_room
from engine.ui.scene import Scene
from engine.ui.table.table import review_of, table_scene
from games import REGISTRY
from tests.patience import patience
from tests.ui.page_stage import QUICK, SHAPES, SIZES, PageStage, text_problems
from tests.voice.spoken import all_english

PLAYED = {
    "rajas": (("human", "dummy"), "greedy"),
    "risk": (("human", "recruit"), "raider"),
    "despirala": (("human", "sampled:5"), "sampled:1"),
    "roll_galaxy": (("human", "rollbot:easy"), "rollbot:easy"),
    "arcs": (("human", "steward"), "steward"),
}
every_game = pytest.mark.parametrize("key", [
    *("rajas", "risk"),
    *[pytest.param(key, marks=pytest.mark.whole) for key in ("despirala", "roll_galaxy", "arcs")],
])  # fmt: skip
_finished: dict[str, Match] = {}


def finished(key: str) -> Match:
    if key not in _finished:
        players, stand_in = PLAYED[key]
        game = REGISTRY.game(key)
        seats = tuple(SeatSetup(who, f"Seat {n}") for n, who in enumerate(players))
        match = Match(game, Setup(seats, "amber-otter-42", {}))
        bot = game.bot(stand_in, match.setup)
        play_bots(match, [each or bot for each in bots_of(match)], 1_000_000)
        _finished[key] = match
    return _finished[key]


def choices_of(match: Match) -> list[Graded]:
    """Some graded choices at answers of the game; the words are as long as any."""
    scale = match.game.grading
    assert scale is not None
    last = len(match.moves) - 1
    long = "Place the second worker on the balcony with a die of four and take two dice for it"
    dear = Graded(0, last // 2, "place", long, f"{long}, then sail", scale.blunder, 0.0, "blunder",
                  "Round 3, worker 1")  # fmt: skip
    less = Graded(0, last // 4, "place", "This", "That", scale.mistake, 0.0, "mistake", "Round 2")
    best = [Graded(0, number, "place", "Both", "Both", 0.0, 0.0, "best", "Round 1")
            for number in range(0, last, 5)]  # fmt: skip
    return [dear, less, *best]


def look(page: StoryReview) -> None:
    """The course is worked out; the grades are those given here."""
    page._tickets[1].cancel()
    for _ in patience(2000):
        page.app.step(0.05, [])
        if page.course is not None:
            break
        time.sleep(0.005)
    page._take_choices(choices_of(page.match))
    page.app.step(0.05, [])


def page_of(app, key: str) -> StoryReview:
    return StoryReview(app, finished(key), lambda: Scene(app))


def opened(key: str) -> PageStage:
    stage = PageStage(lambda app: page_of(app, key), registry=REGISTRY)
    look(stage.scene)
    return stage


PARTS = 300
"""In so many frames three boards are painted."""


@pytest.mark.sample(2)
@every_game
def test_a_finished_game_is_told_as_a_curve_with_its_turning_points(key):
    stage = opened(key)
    page = stage.scene
    assert isinstance(page.course, Course)
    assert [each.kind for each in page.points].count("lost") >= 1
    assert [card.is_visible for card in page.cards] == [True] * len(page.points) + [False] * (
        3 - len(page.points)
    )
    assert all(card.box.bottom < page.ways.box.y for card in page.cards)
    for _ in range(PARTS):
        stage.step(0.02)
    assert all(card.shot is not None for card in page.cards if card.point is not None)
    stage.app.close()


@pytest.mark.parametrize(("kind", "said"), [("lost", False), ("swing", True)])
def test_only_where_the_lead_changed_a_card_says_that_it_did(kind, said):
    match = finished("despirala")
    card = StoryCard(match, 1, lambda: None)
    card.show(KeyMoment(kind, 0, 1, 3.0, 3.0), course_of(match))
    assert ("largest changes" in str(all_english(card.why()))) is said


def test_a_card_and_the_curve_lead_into_the_replay(monkeypatch):
    stage = opened("rajas")
    page, shown = stage.scene, []
    monkeypatch.setattr(Pages, "replay", lambda self, match, answers=0: shown.append(answers))
    stage.press(page.cards[0])
    scale = stage.app.scale
    stage.click(page.curve.box.right * scale - 40, page.curve.box.centre_y * scale)
    assert shown[0] == page.points[0].answer
    assert shown[1] > 0.9 * page.course.answers
    stage.app.close()


def test_the_games_own_page_of_numbers_is_one_press_away_and_leads_back():
    stage = PageStage(lambda app: review_of(app, finished("rajas")), registry=REGISTRY)
    page = stage.scene
    assert isinstance(page, StoryReview)
    stage.key("q")
    assert type(stage.app.top).__name__ == "RajasEnd"
    stage.key("escape")
    assert stage.app.top is page
    stage.key("c")
    assert isinstance(stage.app.top, ChoicesPage)
    stage.app.close()


def test_it_says_in_one_sentence_what_to_learn_and_opens_the_lesson(monkeypatch):
    stage = opened("rajas")
    page = stage.scene
    assert page.lesson is not None
    assert page.lesson.about in all_english(page.advice_words())
    taken: list[object] = []
    monkeypatch.setattr(Pages, "lesson", lambda self, game, lesson, step=0: taken.append(lesson))
    stage.press(page.learn)
    assert taken == [page.lesson]
    stage.app.close()


def test_where_no_mistake_was_found_it_says_so():
    stage = opened("rajas")
    page = stage.scene
    page._take_choices([each for each in page.choices if each.grade == "best"])
    assert page.lesson is None
    assert not page.learn.is_visible
    args = {"best": len(page.choices), "all": len(page.choices)}
    assert page.advice_words() == Message("story-well", args)
    stage.app.close()


def test_an_unfinished_game_keeps_the_page_of_its_own():
    match = Match(REGISTRY.game("rajas"), Setup((SeatSetup("human", "A"), SeatSetup("dummy", "B")),
                                                "amber-otter-42"))  # fmt: skip
    stage = PageStage(Scene, registry=REGISTRY)
    table = table_scene(stage.app, match, None, start_frozen=True)
    assert type(table.review_scene()).__name__ == "RajasEnd"
    stage.app.close()


@pytest.mark.sample(15)
@pytest.mark.parametrize("size", [*SIZES, *SHAPES])
@every_game
def test_texts_are_legible_and_whole(key, size):
    def prepare(stage: PageStage) -> None:
        look(stage.scene)

    build = lambda app: page_of(app, key)  # noqa: E731 (one line)
    assert text_problems(build, size, prepare=prepare, registry=REGISTRY) == []


def test_where_a_tie_was_broken_the_review_says_by_what(monkeypatch):
    stage = opened("rajas")
    page, said = stage.scene, Message("tie-broken", {"seat": SeatNumber(1), "what": "karma"})
    assert "A tie" not in page.said(facts_of(page.match))
    monkeypatch.setattr(type(page.match.game), "tie_break", lambda self, table: said)
    assert page.said(facts_of(page.match)).endswith("A tie: Seat 1 has more karma")
    stage.app.close()


@pytest.mark.parametrize("key", REGISTRY.keys)
def test_one_of_what_results_are_called_has_a_word_of_its_own(key):
    game = REGISTRY.game(key)
    unit, voice = game.lead_unit, game.voice(("You", "Ada"))
    one, several = voice.say(Message(f"{unit.key}.one")), voice.say(unit)
    assert (one, several) in {
        ("point", "points"), ("step", "steps"), ("territory", "territories"), ("Power", "Power")
    }  # fmt: skip


def told(stage: PageStage, match: Match) -> StoryReview:
    """The review whose course and grades arrive now."""
    page = stage.scene
    for ticket in page._tickets:
        ticket.cancel()
    page._take_choices(choices_of(match))
    page.take_course(course_of(match))
    return page


def begun(speed: AnimationSpeed, match: Match) -> tuple[PageStage, StoryReview, list[str]]:
    settings = replace(QUICK, animation_speed=speed)
    stage = PageStage(lambda app: StoryReview(app, match, lambda: Scene(app)), registry=REGISTRY,
                      settings=settings)  # fmt: skip
    rung: list[str] = []
    stage.app.sound.play = rung.append
    return stage, told(stage, match), rung


def rest(stage: PageStage) -> None:
    """Let the whole opening go by."""
    for _ in range(40):
        stage.step(0.1)
    stage.settle()


def another(match: Match) -> Match:
    """The same game as nobody looked back at it."""
    return from_document(REGISTRY, to_document(match))


def test_the_first_time_the_curve_draws_itself_medals_drop_and_cards_rise():
    match = another(finished("rajas"))
    stage, page, rung = begun(AnimationSpeed.NORMAL, match)
    stage.step(0.45)
    assert page.curve.drawn == pytest.approx(0.5)
    assert page.curve.fallen == [0, 0, 0]
    assert not any(card.is_visible for card in page.cards)
    stage.step(0.46)
    assert page.curve.drawn == 1
    stage.step(0.18)
    assert page.curve.fallen[0] == 1
    assert 0 < page.curve.fallen[1] < 1
    assert page.curve.fallen[2] == 0
    assert rung == ["bell"]
    stage.settle()
    assert rung == ["bell"] * 3
    assert [card.risen for card in page.cards] == [1, 1, 1]
    assert all(card.is_visible and card.shot is not None for card in page.cards)

    rung.clear()
    stage.scene = StoryReview(stage.app, match, lambda: Scene(stage.app))
    stage.app.replace(stage.scene)
    page = told(stage, match)
    assert (page.curve.drawn, page.curve.fallen) == (1, [1, 1, 1])
    assert all(card.is_visible for card in page.cards)
    stage.settle()
    assert rung == []
    stage.app.close()


def test_a_turning_point_names_whose_lead_it_was_on_a_page_that_knows_no_seats():
    """Pages speak with the window's voice, and the names of seats are the game's."""
    match = finished("rajas")
    course = course_of(match)
    told = turning_words(match, course)
    assert told is not None
    stage = PageStage(Scene)
    said = stage.app.canvas.said(told[1])
    place = r"(level|\d+ (ahead|behind))"
    assert re.search(rf"(Seat \d|You|Dummy) (went from {place} to {place}|stayed {place})\.$", said)
    stage.app.close()


def test_turning_points_that_come_to_light_later_drop_in_and_the_others_stay():
    match = another(finished("rajas"))
    stage, page, rung = begun(AnimationSpeed.NORMAL, match)
    rest(stage)
    assert len(rung) == 3
    before, dearest = page.points, page.points[1].choice
    page._take_choices([each for each in page.choices if each is not dearest])
    assert 0 < sum(point in before for point in page.points) < 3
    assert page.curve.fallen == [float(point in before) for point in page.points]
    rest(stage)
    assert page.curve.fallen == [1.0] * len(page.points)
    assert len(rung) > 3
    stage.app.close()


def test_without_animation_all_of_the_review_is_there_at_once_and_silent():
    stage, page, rung = begun(AnimationSpeed.OFF, another(finished("rajas")))
    assert (page.curve.drawn, page.curve.fallen) == (1, [1, 1, 1])
    assert all(card.is_visible for card in page.cards)
    rest(stage)
    assert rung == []
    stage.app.close()


def test_whoever_won_stands_in_the_arch_and_a_person_with_the_mark(monkeypatch):
    match = another(finished("rajas"))
    for ranks, seat, has_face in (((2, 1), 1, True), ((1, 2), 0, False)):
        result = Result(tuple(9.0 / rank for rank in ranks), ranks)
        monkeypatch.setattr(type(match), "result", property(lambda self, result=result: result))
        tableau = Tableau(match, sorted((0, 1), key=lambda each: ranks[each]))
        assert (tableau.winner, tableau.face is not None) == (seat, has_face)


def test_labels_of_a_low_chart_do_not_lie_over_one_another():
    """At 1280x720 long cards leave the curve 20 pixels: +20, -20 and -60 lay on one another."""
    marks = (-60.0, -40.0, -20.0, 0.0, 20.0)
    assert with_room(marks, lambda mark: mark / 80 * 20, 14) == [0, -60]
    assert with_room(marks, lambda mark: mark / 80 * 80, 14) == [0, -60, -40, -20, 20]
    assert with_room(marks, lambda mark: mark / 80 * 8, 14) == [0]
