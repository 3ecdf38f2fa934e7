"""What is drawn at every beat is what the view says at that beat, and nothing that it hides."""

from random import Random

import pytest

from engine.core.decision import CHANCE, Chance
from engine.core.match import Match
from engine.core.setup import SeatSetup, Setup
from engine.core.storage import AnimationSpeed
from games.risk.board import CONTINENTS, HIDDEN, SIZE
from games.risk.game import GAME
from games.risk.state import RiskTable
from tests.games.risk.scene.playing import SLOW, RiskStage, a_match, finish_painting
from tests.patience import lengths

GAMES = 8
ANSWERS = 700
SAMPLED = 5


def random_game(seed: int) -> Match:
    """A game of two to six seats, of which the first is a person, played at random."""
    rng = Random(seed)
    seats = tuple(SeatSetup("human" if not n else "random", f"P{n}") for n in range(2 + seed % 5))
    options = {"claiming": rng.choice(["random", "chosen"]), "rounds": "none"}
    match = Match(GAME, Setup(seats, f"beats-{seed}", options))
    while match.pending is not None and len(match.moves) < ANSWERS:
        asked = match.pending
        match.roll() if isinstance(asked, Chance) else match.answer(rng.choice(asked.options))
    return match


def facts_of(view: RiskTable, seat: int) -> tuple[object, ...]:
    """What a seat's card has to say, counted here once more."""
    lands = [place for place in range(SIZE) if view.owners[place] == seat]
    held = [each.bonus for each in CONTINENTS if set(each.territories) <= set(lands)]
    income = max(3, len(lands) // 3) + sum(held) if lands else 0
    troops = sum(view.troops[place] for place in lands)
    return (len(lands), troops, income, bool(held), len(view.hands[seat]))


def differences(stage: RiskStage, view: RiskTable) -> list[str]:
    """What is shown otherwise than the view has it."""
    view_model, board = stage.board.view_model, stage.board.shown
    found = []
    if (list(board.owners), list(board.troops)) != (view.owners, view.troops):
        found.append("the map")
    for seat in range(len(view.hands)):
        card = view_model.seat(seat)
        shown = (card.territories, card.troops, card.income, card.has_bonus, card.cards)
        if shown != facts_of(view, seat):
            found.append(f"seat {seat}: {shown}, not {facts_of(view, seat)}")
    hand = view_model.hand()
    if hand.cards != view.hands[hand.seat] or hand.value != view.next_set_value:
        found.append(f"the hand: {hand.cards}, not {view.hands[hand.seat]}")
    return found


@pytest.mark.sample(12)
@pytest.mark.parametrize("seed", range(GAMES))
def test_at_every_beat_the_table_shows_the_view_of_that_beat(seed):
    match, rng = random_game(seed), Random(seed)
    stage = RiskStage(Match(GAME, match.setup), settings=SLOW, frozen=True)
    table, story, beats = stage.table, match.story(0), 0
    for number, move in enumerate(match.moves):
        table.table_sync.moved(stage.match.answer(move.answer))
        if rng.randrange(SAMPLED):
            table.director.skip()
            continue
        film, told = story.film(number), len(table.director.happened)
        views = [film.before, *(beat.table for beat in film.beats)]
        views[-1] = film.after
        while table.film.is_playing:
            assert differences(stage, views[len(table.director.happened) - told]) == []
            table.film.update(0.2)
            beats += 1
        assert differences(stage, film.after) == []
    assert beats > 50


@lengths("every", 5, 1)
def test_nothing_shown_knows_the_cards_of_others(every):
    match = random_game(3)
    stage = RiskStage(Match(GAME, match.setup), settings=SLOW, frozen=True)
    for number, move in enumerate(match.moves):
        stage.table.table_sync.moved(stage.match.answer(move.answer))
        stage.table.director.skip()
        if number % every and move.kind != "card":
            continue
        stage.table.prepare()
        hands = stage.board.view_model.table.hands
        assert all(card == HIDDEN for hand in hands[1:] for card in hand)
        assert all(
            card == HIDDEN or event.by == 0
            for event in stage.board.view_model.events
            if hasattr(event, "by")
            for card in event.cards
        )
    assert any(move.kind == "card" and move.seat == CHANCE for move in match.moves)


@pytest.mark.painted
def test_the_counters_painted_in_a_film_are_those_of_the_view(monkeypatch):
    painted: dict[tuple[float, float], tuple[int, int]] = {}

    def note(canvas, owner, x, y, troops, radius):
        painted[x, y] = (owner, troops)

    monkeypatch.setattr("games.risk.scene.board_art.draw_counter", note)
    match = a_match(*["eager"] * 3)
    stage = RiskStage(match, settings=SLOW)
    stage.app.change_settings(animation_speed=AnimationSpeed.NORMAL)
    finish_painting(stage.board.view)
    looked = 0
    while len(match.moves) < 90:
        painted.clear()
        stage.step(0.05)
        view = stage.table.director.shown
        if painted and stage.board.film.animation.march is None:
            looked += 1
            spots = [stage.board.view.counter(place) for place in range(SIZE)]
            at = [painted[spot] for spot in spots]
            assert at == list(zip(view.owners, view.troops, strict=True))
    assert looked > 10
