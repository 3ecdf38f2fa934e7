"""Looking back at a game: the figures add up, and every way on works."""

from dataclasses import replace

import pygame
import pytest

from engine.core import record
from engine.core.record import records_folder
from engine.text.message import Message
from engine.ui.app import App
from engine.ui.box import Box
from engine.ui.canvas import Audit, Canvas
from engine.ui.launch import Pages
from engine.ui.table.table import Table
from engine.ui.theme import THEMES
from engine.ui.widgets import Widget
from engine.ui.widgets.kit import Strip
from games import REGISTRY
from games.despirala.analysis import analyse
from games.despirala.game import GAME
from games.despirala.scene.review import (
    ChoiceColumns,
    ReviewParts,
    ReviewScene,
    bar_ends,
    best_turns,
    cost_words,
    faultless_words,
    headline,
    luck_that_mattered,
    percentile_marks,
    percentile_words,
    share_below,
    standings,
    waterfall_turns,
    without_mistakes,
)
from tests.games.despirala.scene.playing import QUICK, DespiralaStage, a_match, played


@pytest.fixture(scope="module")
def finished():
    """A game of a person (played by a casual bot) against two bots."""
    return played(a_match("human", "optimal", "sampled:1"), None, stand_in="sampled:1")


@pytest.fixture(scope="module")
def accounts(finished):
    return analyse(finished)


class ReviewStage(DespiralaStage):
    """The review in a window without a screen."""

    def __init__(self, match, seat=0, size=(1920, 1080), audit=None):
        self.app = App(QUICK, size=size, routes=Pages, headless=True, audit=audit)
        self.match = match
        self.review = ReviewScene(self.app, match, seat)
        self.scene = self.review
        self.app.push(self.review)
        self.app.step(0, [])
        self.wait_until(lambda: self.review.accounts)
        self.step()


@pytest.mark.parametrize("mode", ["normal", "misere"])
@pytest.mark.parametrize("seat", [0, 1])
def test_the_bars_of_the_totals_add_up_to_the_final_score(mode: str, seat: int) -> None:
    match = played(a_match("human", "optimal", mode=mode), None, stand_in="sampled:1")
    account = analyse(match)[seat]
    turns = waterfall_turns(account, match.table.mode, match.voice)
    assert account.baseline + account.luck + account.mistakes == pytest.approx(account.result)
    shown = account.baseline + sum(turn.luck + turn.mistake for turn in turns)
    # Mistakes under a twentieth of a point have no bar of their own.
    assert shown == pytest.approx(account.result, abs=14 * 0.05)
    low, high = bar_ends(account, account.result)
    assert low <= account.result <= high


def test_the_standings_are_by_rank_with_the_seat_s_luck_and_mistakes(finished, accounts) -> None:
    order = standings(finished, accounts)
    assert [place.rank for place in order] == sorted(finished.result.ranks)
    assert {place.seat: place.score for place in order} == dict(
        enumerate(map(int, finished.result.scores))
    )
    assert finished.voice.say(headline(finished, order)).startswith(order[0].name)


def test_without_mistakes_says_what_the_same_dice_would_have_given(finished, accounts) -> None:
    order = standings(finished, accounts)
    own = next(place for place in order if place.seat == 0)
    better = round(own.score - own.mistakes)
    assert without_mistakes(finished, order, 0).args["better"] == better
    assert without_mistakes(finished, order, 1) == Message("review-nothing-lost")


def test_the_weightiest_rolls_come_first(accounts) -> None:
    deltas = [abs(roll.delta) for roll in luck_that_mattered(accounts[0])]
    assert deltas == sorted(deltas, reverse=True)
    assert deltas[0] == max(abs(roll.delta) for roll in accounts[0].rolls)


def test_percentiles_are_those_of_a_million_perfect_games() -> None:
    assert [value for value, _ in percentile_marks("normal")] == [310, 421, 468, 484, 501]
    assert share_below("normal", 468) == pytest.approx(0.5, abs=0.02)
    assert percentile_words("normal", 700) == Message("review-best-of-all")
    assert percentile_words("misere", 28) == Message("review-better-than", {"percent": 95})


def test_a_cost_is_never_written_as_nothing() -> None:
    assert [cost_words(delta, GAME.voice(())) for delta in (-8.24, -0.03, 0.004)] == [
        "−8.2",
        "−0.03",
        "+0.004",
    ]


@pytest.mark.parametrize(
    ("width", "height"), [(1920, 1080), (2560, 1080), (1920, 1440), (1280, 720)]
)
@pytest.mark.parametrize("seats", [1, 2, 3, 6])
def test_the_parts_of_the_page_do_not_overlap(width: float, height: float, seats: int) -> None:
    cards = [Widget() for _ in range(seats)]
    *_, luck = panels = tuple(Strip(0, print) for _ in range(4))
    parts = ReviewParts(Strip(0, print), cards, panels, (Widget(), Widget()))
    parts.room = height - 176
    canvas = Canvas(pygame.Surface((8, 8)), 1, THEMES["despirala"])
    parts.box = Box(16, 16, width - 32, parts.height(canvas, width - 32))
    boxes = [parts.headline.box, *[card.box for card in cards], *[each.box for each in panels]]
    assert all(parts.box.holds(box) for box in boxes)
    assert not any(a.intersects(b) for n, a in enumerate(boxes) for b in boxes[n + 1 :])
    assert luck.box.holds(parts.lists[1].box)


@pytest.mark.parametrize("width", [900, 1100, 1352, 1900])
def test_the_columns_of_the_choices_stand_in_order(width: float) -> None:
    columns = ChoiceColumns.of(Box(0, 0, width, 46))
    places = [columns.turn, columns.dice, columns.goods, columns.played, columns.best]
    places += [place for place in (columns.bar, columns.loss, columns.grade) if place is not None]
    places.append(columns.play)
    assert places == sorted(places)
    assert places[-1] < width


# -- the page ---------------------------------------------------------------------------------


def test_a_card_clicked_shows_that_seat(finished) -> None:
    stage = ReviewStage(finished)
    place = next(n for n, each in enumerate(stage.review.order) if each.seat == 2)
    stage.click_on(stage.review.cards[place].box)
    assert stage.review.seat == 2
    assert stage.review.choices.items == stage.review.accounts[2].costly_choices
    stage.key("1")
    assert stage.review.seat == stage.review.order[0].seat


def test_a_costly_choice_clicked_opens_the_replay_at_that_choice(finished) -> None:
    stage = ReviewStage(finished)
    worst = stage.review.choices.items[0]
    stage.click_on(stage.review.choices.row_box(0))
    table = stage.app.top
    assert isinstance(table, Table)
    assert table.sitting.is_replay
    assert len(table.match.moves) == worst.move
    assert table.match.table.dice == worst.dice


def test_the_record_can_be_saved_and_copied(finished, monkeypatch: pytest.MonkeyPatch) -> None:
    copied = []
    stage = ReviewStage(finished)
    monkeypatch.setattr(stage.app.clipboard, "write", copied.append)
    stage.key("ctrl+c")
    assert copied == [record.to_text(finished)]
    stage.review.save_record()
    (saved,) = records_folder().glob("despirala-*.json")
    again = record.load(REGISTRY, saved)
    assert again.result == finished.result


def test_a_record_that_was_loaded_is_looked_into_as_well(finished) -> None:
    loaded = record.from_document(REGISTRY, record.to_document(finished))
    stage = ReviewStage(loaded, seat=1)
    assert stage.review.account.mistakes == pytest.approx(0, abs=0.01)


def test_play_again_deals_the_same_seats_a_new_game(finished) -> None:
    stage = ReviewStage(finished)
    stage.click_on(stage.review.ways.again.box)
    table = stage.app.top
    assert isinstance(table, Table)
    assert table.match.setup.seats == finished.setup.seats
    assert table.match.setup.seed != finished.setup.seed


def test_an_unfinished_game_has_a_review_too() -> None:
    stage = ReviewStage(played(a_match("human", "optimal"), 40))
    assert headline(stage.match, stage.review.order) == Message("review-after", {"answers": 40})
    stage.app.draw()


def test_a_review_without_mistakes_says_what_went_well(finished, accounts):
    perfect = accounts[1]
    assert perfect.costly_choices == []
    audit = Audit()
    ReviewStage(finished, seat=1, audit=audit).app.draw()
    said = {text.string for text in audit.texts}
    assert "What went well" in said
    assert f"All {len(perfect.choices)} choices were the best." in said
    assert best_turns(perfect, is_misere=False, most=1)[0].attempt.combination in said


def test_a_game_begun_in_its_eleventh_turn_has_the_columns_eleven_to_fourteen(finished, accounts):
    begun_late = replace(accounts[0], turns=accounts[0].turns[10:])
    columns = waterfall_turns(begun_late, "normal", finished.voice)
    assert [column.number for column in columns] == [11, 12, 13, 14]


def test_the_best_turns_are_those_that_did_most(accounts):
    turns = best_turns(accounts[1], is_misere=False, most=3)
    assert [turn.luck for turn in turns] == sorted(t.luck for t in accounts[1].turns)[:-4:-1]
    worst = best_turns(accounts[1], is_misere=True, most=1)
    assert worst[0].luck == min(turn.luck for turn in accounts[1].turns)


def test_one_choice_is_one_choice(accounts):
    account = replace(accounts[1], entries=accounts[1].choices[:1])
    assert faultless_words(account) == Message("review-one-choice")
    assert faultless_words(replace(account, entries=[])) == Message("review-no-choice")
