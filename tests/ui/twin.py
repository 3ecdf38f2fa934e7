"""A whole game in a real window, with a twin of the program beside it that is given the same hands.

The twin runs without a screen. It knows where everything stands and where the keyboard is, so a
player can be written who looks only at what a person sees: the twin's page. Since the same seed and
the same answers give the same game, the window's record must hold what the twin's match holds.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, Final

import pygame
import pytest

from engine.core import record
from engine.core.decision import Chance, Decision, Option
from engine.core.errors import InputError
from engine.core.match import Match
from engine.core.record import records_folder, saves_folder
from engine.core.storage import AnimationSpeed, Settings, SettingsFile, StorageError
from engine.ui.app import App
from engine.ui.box import Box, Point
from engine.ui.display import Key
from engine.ui.hub.draft import LastSetups, SetupDraft
from engine.ui.hub.menu import MenuScene
from engine.ui.hub.setup import SetupScene
from engine.ui.launch import Pages
from engine.ui.table.table import Table
from engine.ui.widgets import Button, Widget
from games import REGISTRY
from tests.patience import patience
from tests.ui.real_window import RealWindow, open_program, wait_until
from tests.ui.stage import FRAME, event, key_event

SIZE: Final = (1280, 720)
CALM_FRAMES: Final = 3
PATIENCE: Final = 40_000
ANSWER_SECONDS: Final = 60
RETYPE_SECONDS: Final = 40
DRAWN_EVERY: Final = 12

KEYSYMS: Final = {
    "space": "space", "return": "Return", "escape": "Escape", "tab": "Tab", "left": "Left",
    "right": "Right", "up": "Up", "down": "Down", "home": "Home", "end": "End", "+": "plus",
    "-": "minus", ",": "comma", "/": "slash", "'": "apostrophe", ".": "period",
}  # fmt: skip


class TwoHands:
    """A person's hands, at the window and at its twin alike; what they do waits for `flush`."""

    def __init__(self, window: RealWindow, home: Path, size: tuple[int, int] = SIZE) -> None:
        self.window = window
        self.home = home
        self._queued: list[str] = []
        self.app = App(
            None, REGISTRY, size, settings_file=SettingsFile(), routes=Pages, headless=True
        )
        self.app.push(MenuScene(self.app))
        self._draw_seldom()
        self.rest()

    def _draw_seldom(self) -> None:
        """Nobody looks at the twin; what is not drawn is laid out all the same."""
        draw, frames = self.app.draw, iter(range(10**9))

        def draw_some() -> None:
            if next(frames) % DRAWN_EVERY == 0:
                draw()
            elif isinstance(self.page, Table):
                self.page.prepare()

        self.app.draw = draw_some  # type: ignore[method-assign]

    # -- eyes

    @property
    def page(self) -> Any:
        """What is on top."""
        return self.app.top

    @property
    def table(self) -> Table:
        """The table on the screen."""
        table = next(scene for scene in self.app.scenes if isinstance(scene, Table))
        table.prepare()
        return table

    @property
    def match(self) -> Match:
        """The game that is played."""
        return self.table.match

    def rest(self) -> None:
        """Let the twin go on until a person has to act, or to let go what was shown."""
        calm, moves = 0, -1
        for _ in patience(PATIENCE):
            self.app.step(FRAME, [])
            table = self.page if isinstance(self.page, Table) else None
            count = 0 if table is None else len(table.match.moves)
            is_calm = count == moves and (table is None or _waits(table))
            calm = calm + 1 if is_calm and not self.app.worker.is_busy else 0
            moves = count
            if calm >= CALM_FRAMES:
                return
            if self.app.worker.is_busy:
                time.sleep(0.0005)
        raise AssertionError("the twin never comes to rest")

    # -- hands

    def keys(self, *names: str) -> None:
        """Press keys one after the other: "tab", "shift+tab", "ctrl+a", "k", "+"."""
        for name in names:
            events = [key_event(name), key_event(name, pygame.KEYUP)]
            if len(name) == 1 or name == "space":
                events.append(event(pygame.TEXTINPUT, text=" " if name == "space" else name))
            self.app.step(FRAME, events)
            *held, last = name.split("+") if name != "+" else ["+"]
            self._queued += ["key", "+".join([*held, KEYSYMS.get(last, last)])]

    def type(self, text: str) -> None:
        """Type characters."""
        self.keys(*("space" if letter == " " else letter for letter in text))

    def click(self, place: Point, button: int = 1, times: int = 1) -> None:
        """Click on a place of the page, in its own units."""
        x, y = (round(value * self.app.scale * self._plane) for value in place)
        self.app.step(FRAME, [event(pygame.MOUSEMOTION, pos=(x, y))])
        for _ in range(times):
            self.app.step(FRAME, _pressed((x, y), button))
        self._queued += ["mousemove", "--window", self.window.window, str(x), str(y)]
        self._queued += ["click", "--repeat", str(times), "--delay", "8", str(button)]

    def click_on(self, box: Box) -> None:
        """Click in the middle of a box."""
        self.click(box.centre)

    @property
    def _plane(self) -> float:
        return self.page.plane.factor if isinstance(self.page, Table) else 1.0

    def reach(self, widget: Widget) -> None:
        """Put the keyboard on a widget, by Tab one way or the other."""
        if isinstance(self.page, Table):
            self.page.prepare()
        choices, focus = self.page.focus.choices(), self.page.focus
        assert widget in choices, f"Tab does not reach {widget} among {choices}"
        at, count = choices.index(widget), len(choices)
        start = choices.index(focus.current) if focus.current in choices else -1
        ahead = (at - start) % count if start >= 0 else at + 1
        behind = (start - at) % count if start >= 0 else count - at
        if focus.current is not widget or not focus.is_shown:
            self.keys(*(["tab"] * ahead if ahead <= behind else ["shift+tab"] * behind))
        assert self.page.focus.current is widget

    def flush(self, retype: Sequence[str] = ()) -> None:
        """Do in the window what was done at the twin, and wait until it has come as far.

        `retype` is pressed once more when nothing comes of it: on a machine with much to do a key
        let go late has repeated itself in a field.
        """
        before = self.answers_on_disk()
        self.rest()
        queued = self.send()
        if not any(isinstance(scene, Table) for scene in self.app.scenes):
            self.window.rest()
            return
        wanted, deadline = len(self.match.moves), time.monotonic() + ANSWER_SECONDS
        while wanted and self.answers_on_disk() != wanted:
            assert self.window.is_running
            told = f"{self.answers_on_disk()} answers on disk, {wanted} wanted after {queued}"
            assert time.monotonic() < deadline, told
            if retype and time.monotonic() > deadline - RETYPE_SECONDS:
                assert self.answers_on_disk() == before, told
                self.window.xdotool(*retype)
                retype = ()
            time.sleep(0.01)
        self.window.rest()

    def send(self) -> list[str]:
        """Do in the window what was done at the twin; returns the words to xdotool."""
        queued, self._queued = self._queued, []
        if queued:
            self.window.xdotool(*queued)
        return queued

    # -- the window's own files

    def kept(self) -> list[Path]:
        """The games that the window keeps."""
        here = Path(os.environ["XDG_DATA_HOME"])
        folders = [
            self.home / each.relative_to(here) for each in (records_folder(), saves_folder())
        ]
        return [path for folder in folders for path in folder.glob("*.json")]

    def answers_on_disk(self) -> int:
        """How many answers the window's record holds; -1 while there is none to be read."""
        try:
            kept = [record.read(path).document for path in self.kept()]
            return max((len(each["answers"]) for each in kept), default=-1)
        except (FileNotFoundError, InputError, StorageError):
            return -1  # the finished game moves from one folder to the other

    def agrees(self) -> bool:
        """Whether the window's record is the twin's match, answer for answer."""
        [path] = self.kept()
        kept = record.load(REGISTRY, path)
        return [move.answer for move in kept.moves] == [move.answer for move in self.match.moves]

    # -- from the hub to the table and to the end page

    def open_setup(self, key: str, *, by_keys: bool) -> SetupScene:
        """From the hub to the set-up of a game."""
        hub = self.page
        assert isinstance(hub, MenuScene)
        index = [game.key for game in hub.games].index(key)
        if by_keys:
            self.reach(hub.covers[index])
            self.keys(Key.NEW_GAME.lower())
        else:
            if index != hub.chosen:
                self.click_on(hub.covers[index].box)
            self.click_on(hub.new_game.box)
        self.flush()
        assert isinstance(self.page, SetupScene)
        return self.page

    def start(self, seed: str, *, by_keys: bool) -> None:
        """The seed typed in, and the game begun."""
        page = self.page
        if by_keys:
            self.reach(page.start_bar.seed)
            self.keys("return")
        else:
            self.click_on(page.start_bar.seed.box)
        self.keys("ctrl+a")
        self.type(seed)
        if by_keys:
            self.reach(page.start_button)
            self.keys("return")
        else:
            self.click_on(page.start_button.box)
        self.flush()
        assert self.match.setup.seed == seed, self.match.setup.seed

    def type_dice(self, words: str) -> None:
        """What real dice showed, typed into the field that has the keyboard already."""
        panel = self.table.frame.dice
        assert panel is not None
        assert panel.field.text == "", "something typed itself into the field"
        assert self.table.focus.current is panel.field
        self.type(words)
        self.keys("return")
        assert self.table.frame.dice is not panel, panel.problem
        self.flush(retype=("key", "ctrl+a", *self._queued))

    @property
    def chance(self) -> Chance:
        """What real dice are asked for now."""
        assert isinstance(self.match.pending, Chance)
        return self.match.pending

    def look_back(self, *, by_keys: bool, roll: Callable[[], str]) -> None:
        """From the finished game to the page that looks back, and from there to a new game.

        That one has another seed in the window, so its first answer is the last: `roll` says what
        the first real dice show, where a game begins with them.
        """
        assert self.match.is_over
        assert self.agrees()
        played = self.kept()
        if by_keys:
            self.keys("space")
        else:
            self.click_on(self.table.frame.bar.primary.box)
        assert not isinstance(self.page, Table)
        again = next(
            widget for each in self.page.widgets for widget in each.family()
            if isinstance(widget, Button) and self.page.said(widget.label) == "Play again"
        )  # fmt: skip
        if by_keys:
            self.reach(again)
            self.keys("return")
        else:
            self.click_on(again.box)
        assert isinstance(self.page, Table)
        self.rest()
        if isinstance(self.match.pending, Chance):
            self.send()
            self.window.rest()  # a key pressed before the curtain is up says nothing
            self.type(roll())
            self.keys("return")
        self.send()
        wait_until(lambda: set(self.kept()) - set(played), "the next game")


def _waits(table: Table) -> bool:
    """Whether a person has to act on what lies still or is held, or nobody has."""
    if table.director.held is not None:
        return True
    is_still = not (table.film.is_playing or table.director.is_playing or table.director.is_behind)
    match = table.match
    return is_still and (match.is_over or match.waits_for_person)


def _pressed(at: tuple[int, int], button: int) -> Sequence[pygame.event.Event]:
    """A button pressed and let go, or the wheel turned."""
    if button in (4, 5):
        by = 1 if button == 4 else -1
        return [event(pygame.MOUSEWHEEL, x=0, y=by, precise_x=0.0, precise_y=float(by))]
    return [
        event(pygame.MOUSEBUTTONDOWN, pos=at, button=button, touch=False),
        event(pygame.MOUSEBUTTONUP, pos=at, button=button),
    ]


@contextmanager
def two_hands(
    monkeypatch: pytest.MonkeyPatch,
    folder: Path,
    draft: SetupDraft,
    size: tuple[int, int] = SIZE,
) -> Iterator[TwoHands]:
    """A window and its twin on the hub; both remember the same last set-up, nothing is slow."""
    for name in ("window", "twin"):
        monkeypatch.setenv("XDG_DATA_HOME", str(folder / name))
        SettingsFile().save(Settings().changed(animation_speed=AnimationSpeed.OFF, sound=False))
        LastSetups().keep(draft)
    words = "x".join(map(str, size))
    with open_program("--software", home=folder / "window", size=words) as window:
        hands = TwoHands(window, folder / "window", size)
        try:
            yield hands
        finally:
            hands.app.close()


def said(outcome: Any) -> str:
    """What dice showed, in the words that a person types."""
    return " ".join(map(str, outcome)) if isinstance(outcome, tuple) else str(outcome)


@dataclass(frozen=True)
class WindowGame:
    """A person who plays like a bot against others; a suite plays the beginning of a long game.

    `say` puts into words what real dice showed.
    """

    key: str
    bots: int
    level: str
    plays_like: str
    beginning: int
    say: Callable[[Any], str] = said

    def wish(self, hands: TwoHands) -> Option:
        """What the bot would do in the person's place."""
        match = hands.match
        return match.fork().think(match.game.bot(self.plays_like, match.setup)).option

    def play(
        self,
        seed: str,
        answer: Callable[[TwoHands], None],
        monkeypatch: pytest.MonkeyPatch,
        folder: Path,
        *,
        is_whole: bool = True,
        by_keys: bool = True,
        dice_by_hand: bool = False,
    ) -> None:
        """From the hub to the end page and to the next game; `answer` takes one decision."""
        dice, most = Random(seed), 10**6 if is_whole else self.beginning

        def roll() -> str:
            return self.say(hands.chance.outcomes.sample(dice))

        with two_hands(monkeypatch, folder, self._draft(dice_by_hand)) as hands:
            hands.open_setup(self.key, by_keys=by_keys)
            hands.start(seed, by_keys=by_keys)
            while not hands.match.is_over and len(hands.match.moves) < most:
                count = len(hands.match.moves)
                if isinstance(hands.match.pending, Decision):
                    answer(hands)
                    hands.flush()
                else:
                    hands.type_dice(roll())
                assert len(hands.match.moves) > count, hands.match.pending
            assert hands.agrees()
            print(f"{self.key}: {len(hands.match.moves)} answers, {hands.match.setup.seed}")
            if hands.match.is_over:
                hands.look_back(by_keys=by_keys, roll=roll)

    def _draft(self, dice_by_hand: bool) -> SetupDraft:
        draft = SetupDraft.fresh(REGISTRY.game(self.key), "You", "seed")
        while len(draft.seats) > self.bots + 1:
            draft.remove_seat(len(draft.seats) - 1)
        while len(draft.seats) <= self.bots:
            draft.add_seat()
        for seat in draft.seats[1:]:
            seat.level = self.level
        draft.dice_by_hand = dice_by_hand
        return draft
