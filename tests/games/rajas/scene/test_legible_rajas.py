"""No text of the table overlaps, is cut, faint or too small, in large and small windows."""

from dataclasses import replace

import pygame
import pytest

from engine.core.decision import RandomBot
from engine.core.match import Match, bots_of, play_bots
from engine.core.storage import AnimationSpeed
from engine.ui.box import Box
from engine.ui.canvas import Audit, Canvas
from engine.ui.theme import THEMES
from games.rajas.events import (
    DummyThought,
    GameEnded,
    MarkersMet,
    RoundEnded,
    RoundStarted,
    TileRevealed,
    WorkerPlaced,
)
from games.rajas.game import GAME
from games.rajas.scene.dummy_turn import DummyTurn, TurnStep, deed_step, draw_dummy_card, worker_of
from games.rajas.scene.end import RajasEnd
from games.rajas.scene.hover_card import draw_card
from tests.games.rajas.positions import detail_of, title_of
from tests.games.rajas.scene.playing import QUICK, RajasStage, a_match, a_match_at
from tests.games.rajas.told import told_in

SIZES = [(1280, 720), (1920, 1080)]
CARD = Box(1584, 600, 328, 372)
STEPS = Box(978, 170, 520, 630)
NAVARATNAS = {"board": "navaratnas", "ganga": "on"}
SEEN = ("place", "pay", "replace", "dice")
"""The looks of the table: the town, the province in front with dice to pay, with tiles to replace,
and the strip of things to choose."""

NOT_ON_CARD = (GameEnded, MarkersMet, RoundEnded, RoundStarted, TileRevealed, WorkerPlaced)
MATCHES: dict[str, Match] = {}


def problems(stage: RajasStage, audit: Audit) -> list[str]:
    audit.clear()
    stage.app.top.invalidate()
    stage.app.draw()
    return audit.problems(stage.table.width, stage.table.height)


def a_canvas(audit: Audit) -> Canvas:
    """A canvas of the plane in a small window, told to an audit."""
    canvas = Canvas(pygame.Surface(SIZES[0]), 2 / 3, THEMES["rajas"], audit=audit)
    canvas.backdrop()
    return canvas


def found(kind: str, dummies: int) -> Match:
    """A match at a decision of that kind, looked for once."""
    key = f"{kind} {dummies}"
    if key not in MATCHES:
        least = 0 if kind in ("brown", "border") else 3
        MATCHES[key] = a_match_at(kind, dummies, least, **NAVARATNAS)
    return MATCHES[key]


@pytest.mark.sample(3)
@pytest.mark.parametrize(
    ("kind", "size"), [*[(kind, SIZES[0]) for kind in SEEN], ("pay", SIZES[1])]
)
def test_every_decision_is_legible(kind, size):
    audit = Audit()
    stage = RajasStage(found(kind, 2), size=size, audit=audit, frozen=True)
    assert problems(stage, audit) == []


@pytest.mark.sample(3)
@pytest.mark.parametrize(
    ("size", "ui_scale"), [((1024, 768), 1.0), ((1280, 720), 0.8), ((1280, 720), 1.5)]
)
def test_small_windows_and_scales_have_type_of_twelve_pixels(size, ui_scale):
    """The gap glows from corner to corner, beside 100 to 115 of the money track too."""
    audit = Audit()
    settings = replace(QUICK, ui_scale=ui_scale)
    stage = RajasStage(found("place", 2), size=size, settings=settings, audit=audit, frozen=True)
    assert problems(stage, audit) == []
    numbers = [text for text in audit.texts if text.string in ("100", "105", "110", "115")]
    assert len(numbers) >= 3, "a marker may lie on one"
    assert min(text.contrast for text in numbers) >= 4.5
    assert min(text.pixels for text in audit.texts) >= 12


def test_what_the_card_tells_is_legible():
    audit = Audit()
    stage = RajasStage(found("place", 2), size=SIZES[0], frozen=True)
    stage.sync()
    canvas = a_canvas(audit)
    for spot in stage.board.spots.children:
        draw_card(canvas, CARD, stage.board.words.card(spot.fact.key))
        assert audit.problems(1920, 1080) == [], spot.fact.key
        audit.clear()


def test_a_dummys_turn_step_by_step_is_legible():
    audit = Audit()
    settings = replace(QUICK, animation_speed=AnimationSpeed.FAST, explain_bots=True)
    stage = RajasStage(a_match(3, "steps"), size=SIZES[0], settings=settings, draws_every=400)
    canvas = a_canvas(audit)
    for _ in range(6):
        stage.wait_for_step()
        turn = stage.board.dummy_turn(stage.table.moment)
        draw_dummy_card(canvas, STEPS, turn, stage.table.voice, stage.table.moment.table)
        assert audit.problems(1920, 1080) == []
        assert turn.steps[-1].clause.startswith("SOLO-")
        audit.clear()
        stage.key("space")


@pytest.mark.parametrize("dummies", [1, 3])
def test_the_last_page_is_legible(dummies):
    audit = Audit()
    match = a_match(dummies, "end")
    play_bots(match, [bot or RandomBot() for bot in bots_of(match)], 100_000)
    stage = RajasStage(match, size=SIZES[0], frozen=True)
    page = RajasEnd(stage.app, match)
    page.settle(1920, 1080)
    page.draw(a_canvas(audit))
    assert audit.problems(1920, 1080) == []


def test_a_dummys_card_counts_its_workers_from_the_first():
    seat = a_match(1, "worker").table.seats[1]
    assert (seat.used, seat.owned) == (0, 3)
    assert worker_of(DummyTurn(1, 3, None, ()), seat) == 1, "not placed yet"
    seat.used = 1
    assert worker_of(DummyTurn(1, 3, None, (), "quarry_1"), seat) == 1
    assert worker_of(DummyTurn(1, 3, None, ()), seat) == 2


def steps_told(numbers):
    """Each different step of dummies in whole games, as the card shows it."""
    found, voice = {}, GAME.voice(("You", "Dummy 1", "Dummy 2", "Dummy 3"))
    for number in numbers:
        for each in told_in(number):
            seat = getattr(each.event, "seat", None)
            if seat is None or not each.table.seats[seat].is_dummy:
                continue
            if isinstance(each.event, DummyThought):
                step = TurnStep(title_of(each.event), detail_of(each.event), each.event.clause)
            elif not isinstance(each.event, NOT_ON_CARD):
                step = deed_step(each.event, voice)
            else:
                step = None
            if step is not None:
                found.setdefault((step.title, step.detail, step.clause), step)
    return list(found.values())


def test_whatever_a_dummy_says_or_does_fits_his_card():
    audit = Audit()
    stage = RajasStage(a_match(1, "fits"), size=SIZES[0], frozen=True)
    canvas, table = a_canvas(audit), stage.table.moment.table
    told = steps_told(range(6))
    assert len(told) > 200
    for first in range(0, len(told), 3):
        turn = DummyTurn(1, 3, None, tuple(told[first : first + 3]))
        draw_dummy_card(canvas, STEPS, turn, stage.table.voice, table)
        assert audit.problems(1920, 1080) == []
        audit.clear()
