"""Whole Acts of the campaign by mouse in a real window, from the hub to the page of the end.

`python -m tests.games.arcs.campaign.scene.acts_by_mouse FATE RIVALS [--size 1920x1080] [--shots
FOLDER] [--answers N]` plays a person who follows a fate against so many SUPERCATs. The campaign is
chosen by mouse at the set-up; a seed is looked for that deals the fate. What the person wishes is
a SUPERCAT's choice most of the time and any other option else, so that rare questions come up; it
is entered as clicks on what the screen offers. A picture of the window is kept of each kind of
question, and of every so many answers.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from random import Random
from typing import Final

import pytest

from engine.core.decision import Chance, Decision, Option
from engine.core.match import Match
from engine.core.setup import SeatSetup, Setup
from engine.ui.hub.draft import SetupDraft
from engine.ui.widgets import Button
from games.arcs.campaign.rules.moves import TakeFate
from games.arcs.campaign.rules.state import has_reach
from games.arcs.campaign.scene.summit_gathering import Summit
from games.arcs.campaign_components import FATE_CARDS
from games.arcs.game import GAME
from games.arcs.scene.choices import Choices
from games.arcs.scene.end import ArcsEnd
from tests.games.arcs.scene.playing import ArcsStage, answer_by_mouse
from tests.ui.real_window import wait_until
from tests.ui.twin import SIZE, TwoHands, two_hands
from tests.voice.spoken import english

OTHER_WISH: Final = 0.3
"""How often the person does something else than a SUPERCAT would."""

BARGAINS: Final = ("deal", "offer", "negotiate", "consent")
SHOT_EVERY: Final = 20
MOST_ROWS: Final = 12


class ActTable(ArcsStage):
    """The table of the twin: what is clicked there is clicked in the window as well."""

    def __init__(self, hands: TwoHands) -> None:
        self.hands = hands
        self.app, self.match = hands.app, hands.match
        self.table = self.scene = hands.table

    def click(self, x: float, y: float, button: int = 1) -> None:
        """A click on a place in real pixels."""
        factor = self.app.scale * self.table.plane.factor
        self.hands.click((x / factor, y / factor), button)

    def answer(self, option: Option) -> None:
        """One decision with the mouse: a fate looked at and then followed, all else as named."""
        if isinstance(option, TakeFate):
            self.touch(("fate", option.fate))
            self.push_main()
            return
        self._roll_to(option)
        answer_by_mouse(self, option)

    def _roll_to(self, option: Option) -> None:
        """Turn the wheel over the panel of choices until this one is seen."""
        self.sync()
        self._roll_trays(option)
        choices: Choices = self.board.hit_targets.choices
        place = next(
            (n for n, chip in enumerate(choices.chips) if chip.part == ("say", option)), None
        )
        while place is not None and choices.laid.seen(place) is None:
            rolled = choices.rolled
            self.click(*self.pixels(choices.panel.centre), 5)
            self.sync()
            assert choices.rolled > rolled, f"{option} cannot be rolled to"

    def _roll_trays(self, option: Option) -> None:
        """Turn the wheel over the trays of a Summit until this one is seen."""
        gathering, part = self.board.hit_targets.gathering, ("say", option)
        for _ in range(MOST_ROWS):
            seen = map(gathering.part, dict(gathering.boxes())) if gathering.is_held else ()
            if part not in gathering.parts or part in seen:
                return
            assert isinstance(gathering, Summit)
            for tray in gathering.here.trays:
                self.click(*self.pixels(tray.centre), 5)
            self.sync()
        raise AssertionError(f"{option} cannot be rolled to")


@dataclass
class Act:
    """An Act to be played: the person's fate, the number of rivals, where pictures go."""

    fate: str
    rivals: int
    size: tuple[int, int] = SIZE
    shots: Path | None = None
    most: int = 10**6
    kinds: Counter[str] = field(default_factory=Counter)

    @property
    def seed(self) -> str:
        """The first seed that deals the fate to the person."""
        return next(word for n in count() if self.fate in self._dealt(word := f"{self.fate}-{n}"))

    def _dealt(self, seed: str) -> list[str]:
        players = ("human", *["supercat"] * self.rivals)
        usual = {setting.key: setting.default for setting in GAME.settings}
        seats = tuple(SeatSetup(each, f"Seat {n}") for n, each in enumerate(players))
        match = Match(GAME, Setup(seats, seed, options=usual | {"mode": "campaign"}))
        while True:
            asked = match.pending
            if isinstance(asked, Decision) and asked.kind == "fate" and asked.seat == 0:
                return [option.fate for option in asked.options]
            if isinstance(asked, Chance):
                match.roll()
            else:
                assert asked is not None
                match.answer(asked.options[0])

    def wish(self, match: Match, chance: Random) -> Option:
        """The fate; else what a SUPERCAT with a hand would do, or anything."""
        decision = match.pending
        assert isinstance(decision, Decision)
        if decision.kind == "fate":
            return TakeFate(self.fate)
        if chance.random() < OTHER_WISH:
            return chance.choice(decision.options)
        bot = GAME.bot("supercat:hand", match.setup)
        return match.fork().think(bot).option

    # -- the window

    def play(self, monkeypatch: pytest.MonkeyPatch, folder: Path) -> Match:
        """From the hub to the end of the Act, or so many answers; gives the match."""
        seed, chance = self.seed, Random(f"{self.fate} {self.rivals}")
        with two_hands(monkeypatch, folder, self._draft(), self.size) as hands:
            self._set_up(hands)
            hands.start(seed, by_keys=False)
            assert has_reach(hands.match.table)
            self._answer_all(hands, chance)
            assert hands.agrees()
            if hands.match.is_over:
                self._end(hands)
            print(self._told(hands.match, seed), flush=True)
            return hands.match

    def _set_up(self, hands: TwoHands) -> None:
        """The campaign chosen; the seed stays in view."""
        page = hands.open_setup("arcs", by_keys=False)
        wanted = "Which game do you play?"
        [row] = [each for each in page.options.settings if english(each.label) == wanted]
        hands.click_on(row.control.parts()[1])
        self._shoot(hands, "set-up")
        hands.rest()
        assert page.viewport.holds(page.start_bar.seed.box)

    def _draft(self) -> SetupDraft:
        draft = SetupDraft.fresh(GAME, "You", "seed")
        while len(draft.seats) > self.rivals + 1:
            draft.remove_seat(len(draft.seats) - 1)
        while len(draft.seats) <= self.rivals:
            draft.add_seat()
        for seat in draft.seats[1:]:
            seat.level = "supercat"
        return draft

    def _answer_all(self, hands: TwoHands, chance: Random) -> None:
        while len(hands.match.moves) < self.most:
            if hands.table.director.held is not None:
                self._seen(hands)
            elif hands.match.is_over:
                return
            else:
                self._answer(hands, chance)
            hands.flush()

    def _seen(self, hands: TwoHands) -> None:
        """What is held has been seen: the main button."""
        self._picture(hands, f"held {type(hands.table.director.held).__name__}")
        ActTable(hands).push_main()

    def _answer(self, hands: TwoHands, chance: Random) -> None:
        decision, told = hands.match.pending, len(hands.match.moves)
        assert isinstance(decision, Decision)
        option = self.wish(hands.match, chance)
        self._picture(hands, decision.kind)
        ActTable(hands).answer(option)
        given = [move.answer for move in hands.match.moves[told : told + 1]]
        assert given == [option], f"{option} was not taken of {list(decision.options)}"

    def _end(self, hands: TwoHands) -> None:
        """The page of the end."""
        self._shoot(hands, "over")
        hands.click_on(hands.table.frame.bar.primary.box)
        hands.flush()
        assert isinstance(hands.page, ArcsEnd)
        self._shoot(hands, "end")
        self._print_sheet(hands)

    def _print_sheet(self, hands: TwoHands) -> None:
        """The log sheet by its button: the window writes the table as it stands."""
        printing = next(
            widget for each in hands.page.widgets for widget in each.family()
            if isinstance(widget, Button) and english(widget.label) == "Log sheet"
        )  # fmt: skip
        hands.click_on(printing.box)
        hands.send()
        sheet = wait_until(lambda: list(hands.home.rglob("sheet-*.json")), "the log sheet")[0]
        assert sheet.with_suffix(".pdf").stat().st_size
        assert sheet.with_suffix(".png").exists()
        printed = json.loads(sheet.read_text("utf-8"))
        assert printed == json.loads(json.dumps(GAME.codec.encode(hands.match.table)))
        self._shoot(hands, "sheet")

    # -- what is kept

    def _picture(self, hands: TwoHands, kind: str) -> None:
        """A picture of each kind of question, and of every so many."""
        self.kinds[kind] += 1
        if self.kinds[kind] == 1 or self.kinds.total() % SHOT_EVERY == 0:
            self._shoot(hands, kind)

    def _shoot(self, hands: TwoHands, name: str) -> None:
        if self.shots is None:
            return
        hands.send()
        time.sleep(0.3)
        folder = self.shots / f"{self.fate}_{self.rivals}"
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / f"{self.kinds.total():03}_{name.replace(' ', '_')}.png"
        crop = f"{self.size[0]}x{self.size[1]}+0+0"
        command = ["import", "-window", "root", "-crop", crop, "+repage", str(path)]
        subprocess.run(command, env=hands.window.environment, check=True, capture_output=True)

    def _told(self, match: Match, seed: str) -> str:
        """The Act in a line."""
        width, height = self.size
        how = "not over"
        if match.is_over:
            powers = [seat.power for seat in match.table.seats]
            how = f"rank {match.result.ranks[0]:g}, Power {powers}"
        return (f"{self.fate} against {self.rivals}, seed {seed}, {width}x{height}: "
                f"{len(match.moves)} answers, {self.kinds.total()} by mouse; {how}; "
                f"{dict(self.kinds)}")  # fmt: skip


def main() -> None:
    """An Act of the command line's."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("fate", choices=sorted(FATE_CARDS))
    parser.add_argument("rivals", type=int, choices=(1, 2, 3))
    parser.add_argument("--size", default="1280x720")
    parser.add_argument("--shots", type=Path)
    parser.add_argument("--answers", type=int, default=10**6)
    chosen = parser.parse_args()
    width, height = map(int, chosen.size.split("x"))
    act = Act(chosen.fate, chosen.rivals, (width, height), chosen.shots, chosen.answers)
    with pytest.MonkeyPatch.context() as monkeypatch, tempfile.TemporaryDirectory() as folder:
        act.play(monkeypatch, Path(folder))


if __name__ == "__main__":
    main()
