"""Arcs in a real window: cards, Court and the main button by mouse, as a person would play."""

import os
import time
from dataclasses import replace

import pytest

from engine.core import record
from engine.core.decision import Decision
from engine.core.match import Match
from engine.core.record import records_folder, saves_folder
from engine.core.storage import AnimationSpeed, Settings, SettingsFile
from games import REGISTRY
from games.arcs.moves import SpendPip
from games.arcs.scene.art.cards import hand_places
from games.arcs.scene.layout import desk, table_places
from tests.ui.real_window import RealWindow, needs_a_screen, open_program, wait_until

SCALE = 2 / 3
FRAME = table_places(1920, 1080, is_column_open=True)
RIVALS = os.environ.get("ARCS_RIVALS", "steward").split(",")
"""Who sits there besides the person, such as "supercat,supercat"."""

DESK = desk(FRAME.board, 1080, 1 + len(RIVALS))
PRIMARY = (FRAME.bar.right - 100, FRAME.bar.y + 134)
ANSWERS = int(os.environ.get("ARCS_ANSWERS", "12"))
"""How many answers of the person are played; a whole game has some two hundred.

`ARCS_ANSWERS=500 ARCS_RIVALS=supercat,supercat` plays a whole game against two SUPERCATs. With the
films off the end of a chapter and dice that strike the person wait for a click on the main button.
"""


class Player:
    """Hands and eyes: clicks in units of the plane, and reads the saved game."""

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
            self.window.rest()
            match = self.match()
            waits = match is not None and (match.is_over or match.waits_for_person)
            if not waits:
                self.click(PRIMARY)  # something waits to be seen
            return match if waits else None

        match = wait_until(ready, "the person's turn")
        assert match is not None
        return match

    def answer(self, match: Match) -> None:
        """One decision: a card and then the main button, a card of the Court, or the button."""
        decision = match.pending
        assert isinstance(decision, Decision)
        for attempt in range(6):
            if attempt % 2:
                self.click(PRIMARY)
            else:
                self._try(match, decision)
            self.window.rest()
            deadline = time.monotonic() + 4
            while time.monotonic() < deadline:
                now = self.match()
                if now is not None and len(now.moves) > len(match.moves):
                    return
                time.sleep(0.05)
        pytest.fail(f"no answer after clicks for {decision}")

    def _try(self, match: Match, decision: Decision) -> None:
        if decision.kind == "redraw":
            self.window.key("k")
            return
        if decision.kind in ("lead", "play"):
            hand = match.table.seats[decision.seat].hand
            self.click(hand_places(DESK.hand, len(hand))[0].centre)
            self.window.rest()
        influences = SpendPip("influence") in decision.options
        if influences and SpendPip("secure") not in decision.options:
            self.click(DESK.court[0].centre)
        else:
            self.click(PRIMARY)


@pytest.mark.window
@needs_a_screen
def test_cards_are_played_by_mouse_in_a_real_window(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    quick = replace(Settings(), animation_speed=AnimationSpeed.OFF, window_size=(1280, 720),
                    explain_bots=False)  # fmt: skip
    SettingsFile().save(quick)
    seats = ("--seats", ",".join(("human", *RIVALS)), "--seed", "reach")
    with open_program("play", "arcs", *seats, home=tmp_path) as window:
        player = Player(window)
        for _ in range(ANSWERS):
            match = player.my_turn()
            if match.is_over:
                break
            player.answer(match)
        match = player.my_turn()
        assert match.is_over or len(match.moves) > ANSWERS
        assert window.is_running
