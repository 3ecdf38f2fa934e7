"""While a game goes on nothing on the screen says that it is over: not in a film, not at a hold."""

from __future__ import annotations

import re
from random import Random

import pytest

from engine.core.decision import Chance, Decision
from engine.core.match import Match
from engine.core.setup import SeatSetup, Setup
from engine.core.storage import Settings
from engine.ui.app import App
from engine.ui.canvas import Audit
from engine.ui.display import KeyPressed
from engine.ui.launch import Pages
from engine.ui.table.table import table_scene
from games import REGISTRY
from tests.patience import lengths
from tests.ui.tables import TableStage, nim_match

GAMES = (
    ("despirala", {}), ("risk", {}), ("roll_galaxy", {}), ("rajas", {}),
    ("arcs", {}), ("arcs", {"mode": "campaign"}),
)  # fmt: skip
ENDED = re.compile(r"\bis over\b|^the end\b|^winner|\bwins\b|\bfinal score\b|look back", re.I)
FRAMES_BETWEEN = 40
SIZE = (1280, 720)


class Watched:
    """A table at which a person and random bots sit, with films, and all that it ever said."""

    def __init__(self, key: str, options: dict[str, str]) -> None:
        game = REGISTRY.game(key)
        seats = (SeatSetup("human", "Robin"), *(SeatSetup("random", name) for name in "AB"))
        self.match = Match(game, Setup(seats, "waiting", options))
        self.audit = Audit()
        self.said: set[str] = set()
        self.app = App(Settings(), REGISTRY, SIZE, routes=Pages, headless=True, audit=self.audit)
        self.table = table_scene(self.app, self.match, None, start_frozen=True)
        self.app.push(self.table)
        self.rng = Random(7)

    def look(self, seconds: float) -> None:
        """A frame, and every text on it."""
        self.app.step(seconds, [])
        self.table.refresh()
        self.audit.clear()
        self.app.draw()
        self.said |= {text.string for text in self.audit.texts}

    def play_on(self) -> None:
        """One answer at random, and a look into the middle of its film and at its hold."""
        asked = self.match.pending
        if isinstance(asked, Chance):
            self.match.roll()
        elif isinstance(asked, Decision):
            self.match.answer(asked.sample(self.rng))
        self.table.director.follow()
        for _ in range(FRAMES_BETWEEN):
            if not self.table.director.is_playing:
                break
            self.look(0.3)
            if self.table.director.held is not None:
                self.look(0.0)
                self.table.director.go_on()


@pytest.mark.sample(3)
@lengths("answers", 15, 40)
@pytest.mark.parametrize(("key", "options"), GAMES, ids=str)
def test_nothing_says_that_a_game_is_over_while_it_goes_on(key, options, answers):
    watched = Watched(key, options)
    while len(watched.match.moves) < answers:
        watched.play_on()
        assert not watched.match.is_over
    watched.app.close()
    assert len(watched.said) > 2 * answers, "films and holds were seen"
    assert sorted(text for text in watched.said if ENDED.search(text)) == []


def test_nobody_is_told_to_choose_while_what_a_bot_did_is_still_shown():
    """Friction 16: the ways of the next decision were named while the bot's film played."""
    stage = TableStage(nim_match("human", "perfect", seed="2"))
    stage.wait_for_person()
    stage.table.director._taken += 1
    assert not stage.table.input_router._says_ways(KeyPressed("space"))
    assert not stage.app.toasts.messages
    stage.app.close()
