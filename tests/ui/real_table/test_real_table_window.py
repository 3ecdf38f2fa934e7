"""A real table in a real window: dice and moves are typed, a bot's turn is done by hand."""

from __future__ import annotations

import pytest

from engine.core import record
from engine.core.decision import CHANCE, Chance
from engine.core.instructions import instructions
from engine.core.match import Match
from engine.core.record import saves_folder
from engine.core.storage import AnimationSpeed, Settings, SettingsFile
from main import REGISTRY
from tests.ui.real_window import RealWindow, needs_a_screen, open_program, wait_until

ANSWERS = 24


class Hands:
    """A person at the board: reads what is kept, types what is asked, does what is said."""

    def __init__(self, window: RealWindow) -> None:
        self.window = window
        self.done = 0

    def match(self) -> Match | None:
        """The game as it stands on disk; None before there is one."""
        paths = sorted(saves_folder().glob("*.json"))
        return record.load(REGISTRY, paths[0]) if paths else None

    def do_what_is_said(self, match: Match) -> None:
        """Space for every instruction of the answers that are new."""
        for move in match.moves[self.done :]:
            for _ in instructions(move, match.setup.seats, match.voice):
                self.window.rest()
                self.window.key("space")
        self.done = len(match.moves)

    def type(self, text: str) -> None:
        self.window.xdotool("type", "--window", self.window.window, "--delay", "30", text)
        self.window.key("Return")

    def answer(self, match: Match) -> None:
        """What real dice showed, or the first move there is."""
        self.window.rest()
        if isinstance(match.pending, Chance):
            self.type(str(match.pending.outcomes.example))
        else:
            self.window.key("slash")
            self.window.rest()
            self.type("1")

    def go_on(self, match: Match | None) -> Match:
        """One answer more."""
        count = 0 if match is None else len(match.moves)
        if match is not None:
            self.do_what_is_said(match)
            if match.waits_for_person:
                self.answer(match)

        def more() -> Match | None:
            now = self.match()
            return now if now is not None and len(now.moves) > count else None

        found = wait_until(more, f"an answer after {count}")
        assert found is not None
        return found


@pytest.mark.window
@needs_a_screen
def test_bots_are_played_by_hand_in_a_real_window(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    SettingsFile().save(Settings(animation_speed=AnimationSpeed.OFF))
    arguments = ("play", "risk", "--real-table", "--seats", "human,raider", "--seed", "otter")
    with open_program(*arguments, home=tmp_path) as window:
        hands, match = Hands(window), None
        first = wait_until(lambda: window.is_running, "the program")
        assert first
        window.rest()
        window.key("s")  # all on the list is laid out
        window.rest()
        hands.type("12")
        match = hands.go_on(None)
        while len(match.moves) < ANSWERS:
            match = hands.go_on(match)
    assert match.setup.real_table
    bots = [move for move in match.moves if move.seat == 1]
    assert len(bots) >= ANSWERS / 6
    assert all(move.seat in (0, 1, CHANCE) for move in match.moves)
