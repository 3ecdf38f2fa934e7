"""A whole game of Roll in a real window: from the hub to the last phase, by mouse.

The clicks go where a table of its own, fed with the same answers, says that the spots are.
"""

import time
from pathlib import Path
from typing import Any

import pytest

from engine.core import record
from engine.core.decision import Chance, Option
from engine.core.match import Match
from engine.core.record import decode_option, records_folder, saves_folder
from engine.core.setup import SeatSetup, Setup
from engine.core.storage import AnimationSpeed, Settings, SettingsFile, StorageError
from engine.ui.box import Point
from engine.ui.hub.draft import LastSetups, SetupDraft
from games import REGISTRY
from games.roll_galaxy.moves import (
    CONFIRM,
    ConfirmAssignment,
    Dictate,
    MoveByDictate,
    PlaceWild,
    SelectPhase,
    UseReassign,
)
from games.roll_galaxy.scene.table import side_at
from tests.games.roll_galaxy.scene.playing import RollStage, a_match, target_of
from tests.ui.real_window import RealWindow, needs_a_screen, open_program, sit_down, wait_until

SCALE = 2 / 3
SEED = "orbit"
ANSWERS_IN_TIME = 4000
LEVEL = "rollbot:easy"


class Mirror:
    """The same table without a screen: it knows where everything stands that can be clicked."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.stage = RollStage(match, size=(1280, 720), frozen=True)
        self.brain = match.game.bot(LEVEL, match.setup)

    def follow(self) -> None:
        """The match has gone on."""
        self.stage.table.table_sync.replaced()
        self.stage.sync()

    def clicks_for(self, option: Option) -> list[Point]:
        """Where to click, one after the other, for an option of the pending decision."""
        table, stage = self.stage.table, self.stage
        stage.sync()
        if isinstance(option, ConfirmAssignment):
            return [table.frame.bar.primary.box.centre]
        aim = target_of(option)
        if aim is None:
            return self._card(option)
        clicks = []
        if isinstance(option, UseReassign):
            clicks.append(self.stage.spots.spot(("tool", option.power)).box.centre)
        clicks.append(self.stage.spots.spot(("die", aim[0])).box.centre)
        clicks.append(stage.place_of(aim[1]))
        return clicks

    def _card(self, option: Option) -> list[Point]:
        table = self.stage.table
        work = self.stage.board_input.work
        assert work is not None
        if work.primary is not None and work.primary[1] == option:
            return [table.frame.bar.primary.box.centre]
        clicks: list[Point] = []
        for kind, count in (("actor", len(work.actors)), ("hand", len(work.tiles))):
            for number in range(count):
                if option in [card.option for card in self.stage.board_input.work.cards]:
                    break
                clicks = [self.stage.spots.spot((kind, number)).box.centre]
                board_input = self.stage.board_input
                (board_input.choose_actor if kind == "actor" else board_input.choose_tile)(number)
                self.stage.sync()
        options = [card.option for card in self.stage.board_input.work.cards]
        return [*clicks, self.stage.spots.spot(("card", options.index(option))).box.centre]


class Player:
    """Hands and eyes of a person who plays like the bot."""

    def __init__(self, window: RealWindow) -> None:
        self.window = window
        self.match: Match | None = None
        self.mirror: Mirror | None = None
        self._seen: object = None

    # -- eyes

    def look(self) -> Match | None:
        """The game as it stands on disk; None before there is one."""
        for folder in (records_folder(), saves_folder()):
            for path in folder.glob("*.json"):
                self._read(path)
        return self.match

    def _read(self, path: Path) -> None:
        try:
            stamp = (path, path.stat().st_mtime_ns)
            if stamp == self._seen:
                return
            document = record.read(path).document
        except (FileNotFoundError, StorageError):
            return  # the finished game moves from one folder to the other
        self._seen = stamp
        if self.match is None:
            fields = document["setup"]
            seats = tuple(SeatSetup(seat["player"], seat["name"]) for seat in fields["seats"])
            setup = Setup(seats, fields["seed"], fields["options"])
            self.match = Match(REGISTRY.game("roll_galaxy"), setup)
        for entry in document["answers"][len(self.match.moves) :]:
            self._follow(self.match, entry["answer"])

    def _follow(self, match: Match, answer: Any) -> None:
        pending = match.pending
        if isinstance(pending, Chance):
            match.play_recorded([(pending.outcomes.from_json(answer), ())])
        else:
            match.play_recorded([(decode_option(match.game, answer, "it"), ())])

    def wait_for(self, is_so: Any, seconds: float) -> bool:
        deadline = time.monotonic() + seconds
        while time.monotonic() < deadline:
            assert self.window.is_running
            match = self.look()
            if match is not None and is_so(match):
                return True
            time.sleep(0.01)
        return False

    def my_turn(self) -> Match:
        wait_until(lambda: self.wait_for(lambda m: m.is_over or m.waits_for_person, 1), "a turn")
        assert self.match is not None
        return self.match

    # -- hands

    def click(self, *places: Point) -> None:
        self.window.click_all([(x * SCALE, y * SCALE) for x, y in places])

    def decide(self, match: Match) -> Option:
        """One decision, clicked until the window has taken it: with a pause where haste failed."""
        if self.mirror is None:
            self.mirror = Mirror(match)
        before = len(match.moves)
        option = match.fork().think(self.mirror.brain).option
        for attempt in range(4):
            self.mirror.follow()
            self.window.rest()
            clicks = self.mirror.clicks_for(option)
            for places in [[place] for place in clicks] if attempt else [clicks]:
                self.click(*places)
                if attempt:
                    self.window.rest()
            if self._is_taken(before):
                assert match.moves[before].answer == option
                return option
            self.window.key("Escape")  # let go of what a lost click left in hand
            self.window.key("Escape")
        pytest.fail(f"no answer after clicks for {option}")

    def _is_taken(self, before: int) -> bool:
        """Whether the window has answered, at once or when it has come to rest."""
        if self.wait_for(lambda match: len(match.moves) > before, 3):
            return True
        self.window.rest()
        return self.wait_for(lambda match: len(match.moves) > before, 1)


def set_the_table(bots: int) -> None:
    """Rollbots sit at the table when the set-up opens; nothing takes time to move."""
    SettingsFile().save(Settings().changed(animation_speed=AnimationSpeed.OFF))
    draft = SetupDraft.fresh(REGISTRY.game("roll_galaxy"), "You", SEED)
    while len(draft.seats) <= bots:
        draft.add_seat()
    for seat in draft.seats[1:]:
        seat.level = LEVEL
    LastSetups().keep(draft)


def open_the_table(player: Player) -> None:
    sit_down(player.window, "roll_galaxy", SEED)
    assert player.look() is not None, "the game did not start"


@pytest.mark.whole
@pytest.mark.window
@needs_a_screen
@pytest.mark.parametrize("bots", [1, 4])
def test_a_person_plays_a_whole_game_in_a_real_window_with_the_mouse(bots, tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    set_the_table(bots)
    with open_program("--software", home=tmp_path) as window:
        player = Player(window)
        open_the_table(player)
        done: set[type] = set()
        match = player.my_turn()
        while not match.is_over and len(match.moves) < ANSWERS_IN_TIME:
            done.add(type(player.decide(match)))
            match = player.my_turn()
        assert match.is_over
        assert match.setup.seed == SEED
        assert len(match.setup.seats) == bots + 1
        assert {SelectPhase, PlaceWild, type(CONFIRM)} <= done
        assert done & {Dictate, MoveByDictate, UseReassign}
        wait_until(lambda: list(records_folder().glob("*.json")), "the record")
        assert player.mirror is not None
        player.click(player.mirror.stage.table.frame.bar.primary.box.centre)
        window.rest()


def test_a_click_on_a_seat_shows_its_empire_and_escape_ones_own():
    """Its tiles at full size with their cards under the pointer; nothing of it can be played."""
    match = a_match(2, "otter", "human", "rollbot:medium")
    stage = RollStage(match)
    stage.wait_for_person()
    stage.table.prepare()
    board, told = stage.board, len(match.moves)
    own = [spot.fact.key for spot in board.spots.children]
    factor = stage.app.scale * stage.table.plane.factor
    x, y = board.cards[1].centre
    stage.click(x * factor, y * factor)
    stage.table.prepare()
    view_model = board.view_model(stage.table.moment)
    assert view_model.owner == 1
    assert stage.prompt.startswith("You are looking at")
    assert [spot.fact.key for spot in board.spots.children] == [("seat", 1)]
    square = board.places.squares(len(match.table.seats[1].tableau))[0]
    assert side_at(square.centre, view_model, board) == match.table.seats[1].tableau[0]
    stage.key("escape")
    stage.table.prepare()
    assert [spot.fact.key for spot in board.spots.children] == own
    assert len(match.moves) == told
