"""What the table draws at a beat is the view at that beat; it shows nothing that the view hides."""

from __future__ import annotations

from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from engine.core.decision import RandomBot
from engine.core.match import Match, play, play_bots
from engine.core.story import Told, Underway
from engine.ui.animation import AnimationQueue
from engine.ui.box import Box
from engine.ui.table.director import Director
from engine.ui.table.parts import Moment
from games.roll_galaxy.events import PhasesRevealed, RoundStarted, WorkerAssigned
from games.roll_galaxy.game import GAME
from games.roll_galaxy.scene.animations import AnimationState, RollFilm
from games.roll_galaxy.scene.layout import board_places
from games.roll_galaxy.scene.log_words import LogFormatter, round_history_of
from games.roll_galaxy.scene.phase_block import work_model
from games.roll_galaxy.scene.screen import die_spots
from games.roll_galaxy.scene.view_model import (
    ViewModel,
    calls,
    card_model,
    card_tip,
    own_model,
    reveal_model,
    score_tip,
    scores,
)
from games.roll_galaxy.state import RollTable
from tests.games.roll_galaxy.scene.playing import a_match

VIEWER = 0
PLACES = board_places(Box(336, 60, 1216, 904))
STRETCH = 25


def nothing_lit(key: object) -> bool:
    return False


def shown(match: Match, view: RollTable, happened: list[Any]) -> list[object]:
    """Everything that the drawing modules and the tooltips are given."""
    history = round_history_of(since_the_round(happened), view.phase)
    moment = Moment(match, view, VIEWER, 0, is_playing=True)
    view_model = ViewModel(moment, history, AnimationState(), history.acting, happened)
    seats = [card_model(view_model, seat) for seat in view_model.others]
    tips = [score_tip(view_model), *(card_tip(view_model, seat) for seat in view_model.others)]
    block = (
        die_spots(PLACES, view_model.own)
        if view_model.mode == "screen"
        else reveal_model(view_model)
    )
    work = work_model(view_model, None, None, nothing_lit, PLACES.work)
    return [
        own_model(view_model, None, nothing_lit, 1.0),
        seats,
        tips,
        block,
        work,
        scores(view_model),
        calls(view_model),
    ]


def since_the_round(happened: list[Any]) -> list[Any]:
    starts = [n for n, event in enumerate(happened) if isinstance(event, RoundStarted)]
    return happened[starts[-1] :] if starts else happened


class Onlooker:
    """A table without a window: keeps what its director draws, each time it draws anew."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.sitting: Any = SimpleNamespace(match=match, story=match.story(VIEWER))
        self.animation = AnimationState()
        self.queue = AnimationQueue()
        film = RollFilm(self.animation, lambda: VIEWER, self.play_sound, lambda: None)
        self.director = Director(self, self.queue, film)
        self.drawn: list[list[object]] = []
        self.views: list[RollTable] = []
        self._told = 0

    def refresh(self) -> None:
        happened = self.director.happened
        if len(happened) > self._told:
            self._told = len(happened)
            self.views.append(self.director.shown)
            self.drawn.append(shown(self.match, self.director.shown, happened))

    def settled(self) -> None:
        """Nothing else plays."""

    def play_sound(self, name: object) -> None:
        """Heard by nobody."""

    def watch(self, number: int) -> list[RollTable]:
        """The views drawn while one answer plays, one for each beat of it."""
        self.director.jump(number)
        story, before = self.sitting.story, self.director.happened.copy()
        self._told, self.views, self.drawn = len(before), [], []
        self.director.follow(number + 1)
        while self.queue.is_playing:
            self.queue.update(0.05)
        events = story.passages[number].events
        for place, (view, values) in enumerate(zip(self.views, self.drawn, strict=True), 1):
            assert values == shown(self.match, view, [*before, *events[:place]])
        return self.views


class Witness:
    """Hears a step's events and looks at the table right then, as the viewer may."""

    def __init__(self, table: RollTable) -> None:
        self.table = table
        self.views: list[RollTable] = []

    def __call__(self, event: Any, *values: Any) -> None:
        self._hear(Told(event(*values)))

    def to(self, seat: int, event: Any, *values: Any) -> None:
        self._hear(Told(event(*values), seat))

    def _hear(self, history: Told) -> None:
        if history.known_to(VIEWER) is not None:
            view = self.table.seen_by(VIEWER)
            view.steps = view.steps or [Underway()]
            self.views.append(view)


def views_by_hand(match: Match, number: int) -> list[RollTable]:
    """The views at the beats of an answer, without any story; the last as it was left."""
    table = match.table_before(number)
    witness = Witness(table)
    play(table, match.moves[number].answer, witness)
    return [*witness.views[:-1], table.seen_by(VIEWER)] if witness.views else []


def a_finished_game(seed: int) -> Match:
    match = a_match(2 + seed % 4, f"beats-{seed}")
    play_bots(match, [RandomBot() for _ in match.setup.seats], 100_000)
    return match


@pytest.mark.sample(30)
@pytest.mark.parametrize("seed", range(50))
def test_every_beat_draws_the_view_at_that_beat(seed):
    match = a_finished_game(seed)
    table, rng = Onlooker(match), Random(seed)
    first = rng.randrange(len(match.moves) - STRETCH)
    beats = 0
    for number in range(first, first + STRETCH):
        wanted = views_by_hand(match, number)
        drawn = table.watch(number)
        assert drawn == wanted
        beats += len(drawn)
    assert beats


@pytest.mark.sample(3)
@pytest.mark.parametrize("seed", range(8))
def test_what_others_hide_changes_nothing_that_is_shown(seed):
    match, rng = a_finished_game(seed), Random(seed)
    for number in rng.sample(range(len(match.moves)), 12):
        view = match.story(VIEWER).table(number)
        dealt = GAME.view(GAME.deal_hidden(view, rng), VIEWER)
        assert shown(match, dealt, []) == shown(match, view, [])


@pytest.mark.parametrize("seed", range(8))
def test_no_line_of_the_log_tells_an_assignment_before_the_reveal(seed):
    """The unfolded log has a passage's reasons as well: there are none either."""
    match = a_match(3, f"log-{seed}", "human", "rollbot:easy", "rollbot:easy")
    bots = [RandomBot(), *(match.game.bot("rollbot:easy", match.setup) for _ in range(2))]
    formatter = LogFormatter(match.voice, VIEWER)
    while match.pending is not None and len(match.moves) < 120:
        play_bots(match, bots, 1)
        if match.moves[-1].events and not match.table.revealed and match.table.round:
            said = match.story(VIEWER).passages[-1]
            if said.seat not in (VIEWER, -1) and match.moves[-1].kind == "assign":
                assert (said.answer, said.reasons) == (None, ())
                assert not any(isinstance(event, WorkerAssigned) for event in said.events)
                assert formatter.lines(said, match.story(VIEWER).table(said.number)) == []
    opened = [passage for passage in match.story(VIEWER).passages
              if any(isinstance(event, PhasesRevealed) for event in passage.events)]  # fmt: skip
    assert opened
