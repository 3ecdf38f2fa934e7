"""A whole game of Despirala in a real window: from the hub to the last turn, by mouse."""

import time

import pytest

from engine.core import record
from engine.core.decision import Decision
from engine.core.match import Match
from engine.core.record import records_folder, saves_folder
from engine.core.storage import AnimationSpeed, Settings, SettingsFile
from engine.ui.table.panels import table_places
from games import REGISTRY
from games.despirala.combinations import NAMES
from games.despirala.moves import Attempt
from games.despirala.scene.layout import BoardLayout
from tests.ui.real_window import RealWindow, needs_a_screen, open_program, sit_down, wait_until

SCALE = 2 / 3
PLACES = table_places(1920, 1080, is_column_open=True)
ROWS = BoardLayout.of(PLACES.board).sheet.rows
PRIMARY = (PLACES.bar.right - 120, PLACES.bar.centre_y)


class Player:
    """Hands and eyes: clicks in logical units, and reads the saved game to see what happened."""

    def __init__(self, window: RealWindow) -> None:
        self.window = window

    def click(self, place: tuple[float, float]) -> None:
        self.window.click(place[0] * SCALE, place[1] * SCALE)

    def match(self) -> Match | None:
        """The game as it stands on disk; None before there is one."""
        for folder in (records_folder(), saves_folder()):
            for path in folder.glob("*.json"):
                if path.exists():
                    return record.load(REGISTRY, path)
        return None

    def my_turn(self) -> Match:
        def ready() -> Match | None:
            assert self.window.is_running
            match = self.match()
            waits = match is not None and (match.is_over or match.waits_for_person)
            return match if waits else None

        match = wait_until(ready, "the person's turn")
        assert match is not None
        return match

    def click_until_answered(self, before: Match, *places: tuple[float, float]) -> None:
        """Clicks, and once more if the window was still busy with the last answer."""
        for _ in range(5):
            for place in places:
                self.click(place)
                self.window.rest()
            deadline = time.monotonic() + 3
            while time.monotonic() < deadline:
                match = self.match()
                if match is not None and len(match.moves) > len(before.moves):
                    return
                time.sleep(0.03)
        pytest.fail(f"no answer after clicks for {before.pending}")

    def play_turn(self, match: Match) -> None:
        decision = match.pending
        assert isinstance(decision, Decision)
        attempts = [option for option in decision.options if isinstance(option, Attempt)]
        if not attempts:
            self.click_until_answered(match, PRIMARY)
            return
        row = ROWS[NAMES.index(attempts[-1].combination)]
        self.click_until_answered(match, (row.name_x + 20, row.box.centre_y), PRIMARY)


@pytest.mark.whole
@pytest.mark.window
@needs_a_screen
def test_a_person_plays_a_whole_game_from_the_hub_with_the_mouse(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    SettingsFile().save(Settings().changed(animation_speed=AnimationSpeed.OFF))
    with open_program("--software", home=tmp_path) as window:
        player = Player(window)
        wait_for_table(player)
        match = player.my_turn()
        while not match.is_over:
            player.play_turn(match)
            match = player.my_turn()
        assert match.result.scores[0] >= 0
        assert set(match.table.sheets[0].points) == set(NAMES)
        wait_until(lambda: list(records_folder().glob("*.json")), "the record")
        window.key("F11")
        window.key("Escape")
        window.rest()


def wait_for_table(player: Player) -> None:
    """From the hub over the set-up to the table, by clicks."""
    sit_down(player.window, "despirala")
    assert player.match() is not None, "the game did not start"
