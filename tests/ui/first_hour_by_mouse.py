"""The first hour of somebody who has just started the program, by mouse in a real window.

`python -m tests.ui.first_hour_by_mouse GAME FOLDER 1280x720 [--speed fast]` starts an Xvfb
and an empty user folder, and takes what hub, coach and last page propose, one step after the
other: lesson one, lesson two, a first game to its end, its review, a puzzle, the challenge of
the day. FOLDER gets a picture of every step, and `presses.md`: each press, where it went, what it
did, and how many each station took. What a game's things are and how they are clicked stands in
`tests/games/<game>/scene/first_hour.py` (`hands`).
"""

from __future__ import annotations

import argparse
import importlib
import math
import os
import subprocess
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Protocol

from engine.core.decision import Option
from engine.core.storage import AnimationSpeed
from engine.ui.box import Box
from tests.ui.lessons_by_mouse import ROUNDS, Pupil
from tests.ui.real_window import virtual_screen

KEYSYMS: Final = {"space": "space", "return": "Return", "escape": "Escape", "tab": "Tab"}
STATIONS: Final = ("hub", "lesson 1", "lesson 2", "game", "review", "puzzle", "challenge", "end")
SETTLED: Final = 0.9
QUICKLY: Final = 0.2
"""Seconds after a press, where a page may open and at a table."""
ARRIVAL_SECONDS: Final = 20
NOTHING: Final = "NO EFFECT"
CHOSEN: Final = "chosen"
LEAST_REDRAWN: Final = 0.0002
"""The share of the window that a press with an effect draws anew."""
EACH_OF_THE_FIRST: Final = 12
THEN_EVERY: Final = 20
"""So many decisions of a game are pictured each, then one of so many."""
WATCHED: Final = 2
"""After so many decisions films are as quick as was asked for."""
MOST_DECISIONS: Final = 4000
MOST_ANSWERS: Final = 8
"""To so many questions of one step of a lesson an answer is given."""

SHEET_SECONDS: Final = 12
HEARD_SECONDS: Final = 20
PATIENCE_SECONDS: Final = 240


class Hands(Protocol):
    """A game's things at the real window."""

    def rest(self) -> None:
        """Until a person may act, or the game is over."""

    def wished(self) -> Option:
        """What somebody who plays well enough to see the end would do."""

    def answer(self, option: Option) -> None:
        """One decision, by mouse where it can be pointed at."""


@dataclass(slots=True)
class Press:
    """One press: when, what was under the pointer, where, and what had changed after it."""

    station: str
    seconds: float
    hand: str
    what: str
    x: int
    y: int
    did: str = ""

    @property
    def line(self) -> str:
        """As it is written down."""
        where = f" at {self.x}, {self.y}" if self.hand != "key" else ""
        return f"{self.seconds:6.1f} s  {self.hand} {self.what}{where}: {self.did}"


class Newcomer(Pupil):
    """Somebody at a window who writes down every press."""

    def __init__(self, size: tuple[int, int], folder: Path) -> None:
        super().__init__(size, folder)
        self.began = time.monotonic()
        self.station = "hub"
        self.presses: list[Press] = []
        self.told: list[str] = []
        self.times: dict[str, float] = {}
        self._since = self.began
        self._before: tuple[dict[str, str], Any] = {}, None
        self._toasts: list[Any] = []
        self._shots = 0
        subprocess.run(["xdotool", "windowfocus", self.window], check=False)

    def _wait_for(self, condition: Callable[[], bool], seconds: float = PATIENCE_SECONDS) -> bool:
        """Lets the window run until something is so; on a busy machine all takes its time."""
        deadline = time.monotonic() + seconds
        while not condition():
            if time.monotonic() > deadline:
                return False
            self.live(0.05)
        return True

    # -- what is written down

    def come_to(self, station: str) -> None:
        """The next part of the hour begins."""
        self._tell_last()
        now = time.monotonic()
        self.times[self.station] = self.times.get(self.station, 0.0) + now - self._since
        self.station, self._since = station, now

    def say(self, words: str) -> None:
        """Something to be remembered beside the presses."""
        self._tell_last()
        self.told.append(f"{self.station}: {words}")
        print(f"{time.monotonic() - self.began:7.1f} s  {self.told[-1]}", flush=True)

    def shot(self, name: str) -> None:
        """A picture, numbered in the order of the hour."""
        self._shots += 1
        self.live(0.05)
        words = "".join(letter if letter.isalnum() else "-" for letter in name)
        self.picture(f"{self._shots:03}-{self.station.replace(' ', '')}-{words[:48]}")

    def _standing(self) -> dict[str, str]:
        """What a press may change, in words: the page, the lesson, what is asked and said."""
        top = self.app.top
        tutor, match, frame = (getattr(top, name, None) for name in ("tutor", "match", "frame"))
        walk, reply = getattr(tutor, "walk", None), getattr(tutor, "reply", None)
        found = {"opens": type(top).__name__ + type(tutor).__name__ * (tutor is not None)}
        if walk is not None:
            found["step of the lesson"] = f"{walk.part_number}.{walk.number + 1}"
        if reply is not None:
            found["the coach replies to"] = str(reply.words)
        if match is not None:
            found["answers"] = str(len(match.moves))
        if getattr(top, "popup", None) is not None:
            found["popup"] = type(top.popup).__name__
        if frame is not None:
            page = frame.explained.panel
            if page.is_visible and getattr(page, "rungs", ()):
                found["instruction"] = page.rungs[min(page.now, len(page.rungs) - 1)].words
            if hasattr(frame.dice, "telling"):
                found["told"] = ", ".join(each.name for each in frame.dice.telling.told)
            found["the bar"] = self.app.canvas.said(frame.bar.actions.prompt)
            found["hint"] = "opens" if frame.hints.is_open else "closes"
            found["log"] = "opens" if self.app.settings.log_open else "closes"
            buttons = (each for each in frame.bar.family() if hasattr(each, "label"))
            found["buttons"] = ", ".join(
                self.app.canvas.said(each.label) + " (off)" * (not each.is_enabled)
                for each in buttons if each.is_visible
            )  # fmt: skip
        board = getattr(getattr(top, "parts", None), "board", None)
        holders = (getattr(board, name, None) for name in ("hit_targets", "board_input", "chooser"))
        holder = next((each for each in holders if each is not None), board)
        selection = getattr(holder, "selection", None)
        if selection is not None:
            draft, orders = selection.draft, getattr(selection, "orders", None)
            placed = None if draft is None else draft.placed
            step = selection.step  # how many pieces a click puts down
            slots = [getattr(selection, name, None) for name in ("held", "slots", "turn")]
            found[CHOSEN] = f"{selection.chosen} {selection.count} {placed} {orders} {step} {slots}"
            views = ("looked_at", "pinned_seat", "actor", "tile")
            found["shown"] = str([getattr(each, view, None) for each in (board, holder)
                                  for view in views])  # fmt: skip
        puzzle = getattr(tutor, "panel", None)
        if hasattr(puzzle, "hearts"):
            cards = [(each.is_chosen, each.is_open, each.tried) for each in puzzle.cards]
            found["the puzzle"] = f"{puzzle.hearts} {cards}"
        return found

    def _pixels(self) -> Any:
        return self.pygame.surfarray.array2d(self.app.surface)

    def _tell_last(self) -> None:
        """What the last press came to, now that the next one is due."""
        if not self.presses or self.presses[-1].did:
            return
        (before, drawn), seen = self._before, self._pixels()
        now = self._standing()
        words = [f"{what} {now.get(what, 'gone')}" for what in {**before, **now}
                 if before.get(what) != now.get(what)]  # fmt: skip
        words += [f"says {each.text}" for each in self.app.toasts.messages
                  if not any(each is old for old in self._toasts)]  # fmt: skip
        if not words and CHOSEN in before:
            words = [NOTHING]  # the picture of a table moves by itself
        if not words and seen.shape == drawn.shape:
            share = float((seen != drawn).mean())
            words = [f"redraws {share:.1%}"] if share > LEAST_REDRAWN else [NOTHING]
        self.presses[-1].did = ", ".join(words) or "redraws all"
        if words == [NOTHING]:
            self.shot(f"no-effect-{self.presses[-1].what}")

    def _note(self, hand: str, what: str, x: float = 0, y: float = 0) -> None:
        self._tell_last()
        self._before, self._toasts = (self._standing(), self._pixels()), self.app.toasts.messages
        seconds = time.monotonic() - self.began
        self.presses.append(Press(self.station, seconds, hand, what, round(x), round(y)))

    def name_at(self, x: float, y: float) -> str:
        """What lies there: the label of a widget, or the tip of the board."""
        top = self.app.top
        factor = self.app.scale * getattr(getattr(top, "plane", None), "factor", 1.0)
        at = (x / factor, y / factor)
        widgets = [top.popup] if getattr(top, "popup", None) is not None else top.widgets
        for widget in reversed(widgets):
            named = self._named_in(widget, at)
            if named:
                return named
        tip = top.tip_at(*at) if hasattr(top, "tip_at") else None
        return "the board" if tip is None or not isinstance(tip, str) else f"the board ({tip})"

    def _named_in(self, widget: Any, at: tuple[float, float]) -> str:
        if not widget.is_visible:
            return ""
        for child in reversed(widget.children):
            named = self._named_in(child, at)
            if named:
                return named
        label = getattr(widget, "label", "") or (
            widget.tooltip if isinstance(widget.tooltip, str) else ""
        )
        title = getattr(getattr(widget, "fact", None), "key", "")
        if not widget.box.contains(at) or widget.lets_through:
            return ""
        words = self.app.canvas.said(label) if label else str(title or type(widget).__name__)
        return f'"{words}"' if label else words

    # -- mouse and keyboard

    def _xdotool(self, *words: str) -> None:
        subprocess.run(["xdotool", *words], check=True, capture_output=True, timeout=60)

    def _go(self, x: float, y: float) -> None:
        where = ["--window", self.window] if self.window else []
        self._xdotool("mousemove", *where, str(round(x)), str(round(y)))
        self.live(0.1)

    def _arrives(self, kind: int) -> None:
        """Lets the window run until an event of a kind has come to it."""
        pygame, deadline = self.pygame, time.monotonic() + ARRIVAL_SECONDS
        while time.monotonic() < deadline:
            events = pygame.event.get()
            now = time.monotonic()
            self.app.step(min(0.1, now - self.last), events)
            self.last = now
            if any(event.type == kind for event in events):
                return
            time.sleep(0.005)
        raise AssertionError("what was pressed never came to the window")

    def click(self, box: Any, factor: float = 1.0) -> None:
        """A press in the middle of a box of a page, which may open another page."""
        scale = self.app.scale * factor
        self.press_at(box.centre_x * scale, box.centre_y * scale)
        self.live(SETTLED - QUICKLY)

    def press_at(self, x: float, y: float, button: int = 1) -> None:
        """A press at a pixel of the window."""
        x, y = round(x), round(y)
        self._go(x, y)
        self._note({1: "click", 3: "right click"}.get(button, "wheel"), self.name_at(x, y), x, y)
        where = ["--window", self.window] if self.window else []
        self._xdotool("mousemove", *where, str(x), str(y), "sleep", "0.05", "click", str(button))
        pygame = self.pygame
        self._arrives(pygame.MOUSEWHEEL if button in (4, 5) else pygame.MOUSEBUTTONUP)
        self.live(QUICKLY)

    def hold_at(self, x: float, y: float, button: int = 1) -> None:
        """A button goes down, for a drag."""
        self._note("drag", self.name_at(x, y), x, y)
        self._go(x, y)
        self._xdotool("mousedown", str(button))
        self._arrives(self.pygame.MOUSEBUTTONDOWN)

    def point_at(self, x: float, y: float) -> None:
        """The pointer goes there."""
        self._go(x, y)

    def let_go_at(self, x: float, y: float, button: int = 1) -> None:
        """The button is let go there."""
        self._go(x, y)
        self._xdotool("mouseup", str(button))
        self._arrives(self.pygame.MOUSEBUTTONUP)
        self.live(QUICKLY)

    def turn_wheel(self, dy: float) -> None:
        """A notch of the wheel where the pointer is."""
        self._note("wheel", "up" if dy > 0 else "down")
        self._xdotool("click", "4" if dy > 0 else "5")
        self._arrives(self.pygame.MOUSEWHEEL)
        self.live(QUICKLY)

    def key(self, name: str) -> None:
        """A key of the keyboard."""
        self._note("key", name)
        self._xdotool("key", KEYSYMS.get(name, name))
        self._arrives(self.pygame.KEYUP)
        self.live(QUICKLY)

    # -- lessons

    def _is_heard(self) -> bool:
        """Waits until the coach speaks or has left, however busy the machine is."""
        for _ in range(ROUNDS):
            if self._wait_for(self._is_ready, HEARD_SECONDS):
                return True
            bar = self.app.top.frame.bar
            button = next((b for b in bar.family() if getattr(b, "kind", "") == "primary"), None)
            if button is not None and button.is_enabled and not self.app.top.match.is_over:
                self.click(button.box, self.app.top.plane.factor)
        return False

    def _do(self, coach: Any) -> str:
        """What the step says: by what it points at, else by a hand that knows the game."""
        table, number = self.app.top, coach.walk.number
        if coach.card.onward.is_visible:
            return super()._do(coach)
        hands = self.hands_at(table)
        before = len(self.presses)
        how = self._by_rings(coach, table, number)
        if how:
            return f"{how} ({len(self.presses) - before} presses)"
        answers = []
        while (option := coach.walk.answer) is not None and len(answers) < MOST_ANSWERS:
            answers.append(str(option))
            try:
                hands.rest()
                hands.answer(option)
            except AssertionError as problem:
                self.say(f"step {number + 1}: the hand fails at {option}: {problem}")
                break
            if self._wait_for(lambda: self._is_past(coach, table, number), 3):
                presses = len(self.presses) - before
                return f"by hand, {', '.join(answers)} ({presses} presses)"
        self.shot(f"step-{number + 1}-needs-showing")
        self.click(coach.card.show.box, table.plane.factor)
        is_past = self._wait_for(lambda: self._is_past(coach, table, number))
        return "SHOWN" if is_past else "STUCK"

    def _is_past(self, coach: Any, table: Any, number: int) -> bool:
        return self.app.top is not table or table.tutor is None or (
            coach.walk.number != number or not coach.card.is_visible)  # fmt: skip

    def _by_rings(self, coach: Any, table: Any, number: int) -> str:
        """The first ring, then the bar's main button; again once, as somebody would."""
        for attempt in range(2):
            for box in coach.rings[:1]:
                self.click(aim(box, table), table.plane.factor)
            if self._is_past(coach, table, number):
                return "clicked" if attempt == 0 else "clicked again"
            if coach.said.is_visible:
                self.shot(f"step-{number + 1}-reply")
                self.click(coach.said.back.box, table.plane.factor)
                return ""
            primary = table.frame.bar.actions.primary
            button = next((b for b in coach.named._buttons()
                           if primary is not None and primary.label in b.label), None)  # fmt: skip
            if button is None or not button.is_enabled:
                return ""
            self.click(button.box, table.plane.factor)
            if self._is_past(coach, table, number):
                return "clicked and confirmed"
        return ""

    def hands_at(self, table: Any) -> Hands:
        """The game's own hands at a table."""
        key = table.match.game.key
        hands: Hands = importlib.import_module(f"tests.games.{key}.scene.first_hour").hands(
            self, table
        )
        return hands


def aim(ring: Box, table: Any) -> Box:
    """What somebody clicks who is shown a ring: its middle, or the next to it that is lit."""
    from engine.ui.table.parts import Spots  # noqa: PLC0415 (the screen has to be there first)

    board, widgets = table.parts.board, table.parts.widgets
    spots = (each for some in widgets if isinstance(some, Spots) for each in some.places)
    lit = [each.box for each in spots if each.fact.is_live]
    lit += map(board.plane.box_shown, board.stops(table.moment))
    inside = [box for box in lit if ring.contains(box.centre)]
    return min(inside, key=lambda box: math.dist(box.centre, ring.centre), default=ring)


class Hour:
    """The stations of the first hour, one after the other; each returns whether it was reached."""

    def __init__(self, newcomer: Newcomer, key: str, speed: str) -> None:
        self.me, self.key, self.speed = newcomer, key, speed
        self.app = newcomer.app

    def take(self, last: str) -> bool:
        """All stations up to one; False where one cannot be reached."""
        stations = (self.open, self.lesson_one, self.lesson_two, self.game, self.review,
                    self.puzzle, self.challenge, self.close)  # fmt: skip
        for name, station in zip(STATIONS, stations, strict=True):
            self.me.come_to(name)
            keep(self.me, self.key)
            if not station():
                self.me.shot("STUCK")
                self.me.say("STUCK")
                return False
            if name == last:
                break
        return True

    # -- the way there

    def open(self) -> bool:
        """The hub of somebody who has never played, and the way to the first lesson."""
        from engine.ui.hub.menu import MenuScene  # noqa: PLC0415 (the screen has to be there first)

        me = self.me
        self.app.push(MenuScene(self.app))
        me.live(2 * SETTLED)
        hub: Any = self.app.top
        me.shot("hub")
        me.say(f"the hub proposes {self.said(hub.resume.main.label)} of {hub.resume.game.title}")
        keys = [game.key for game in hub.games]
        if hub.resume.game.key != self.key:
            me.click(hub.covers[keys.index(self.key)].box)
            me.live(SETTLED)
            me.shot("hub-chosen")
            me.say(f"of {hub.resume.game.title} it proposes {self.said(hub.resume.main.label)}")
        me.click(hub.resume.main.box)
        return True

    def said(self, words: Any) -> str:
        """As it is written on the screen."""
        return str(self.app.canvas.said(words))

    # -- lessons

    def lesson_one(self) -> bool:
        """The first lesson; its last part is a short game, whose last page leads on."""
        return self._lesson("Next lesson")

    def lesson_two(self) -> bool:
        """The second one, and from its end to the first game."""
        return self._lesson("First game")

    def _lesson(self, wanted: str) -> bool:
        """Step by step as the coach says, to what is offered at the end."""
        me = self.me
        if not me._wait_for(lambda: hasattr(self.app.top, "tutor")):
            return False
        while (coach := getattr(self.app.top, "tutor", None)) is not None:
            if not me._is_heard():
                return False
            coach = self.app.top.tutor
            if coach is None:
                break
            table, walk, title = self.app.top, coach.walk, self.said(coach.card.title)
            if coach.is_done:
                me.live(SETTLED)
                me.shot("end")
                onward = coach.card.onward
                me.say(f"at its end the coach offers {self.said(onward.label)}")
                me.click(onward.box, table.plane.factor)
                return self.said(onward.label) == wanted
            number = walk.number + 1
            me.shot(f"{number:02}-{title}")
            how = me._do(coach)
            me.say(f"step {number} of {len(walk.lesson.steps)}, {title}: {how}")
            if how.endswith("STUCK"):
                return False
        me.come_to(f"{me.station}, its game")
        return self._play(self.app.top) and self.review(wanted)

    # -- the first game

    def game(self) -> bool:
        """To its end, against whom the house proposes."""
        me = self.me
        if not me._wait_for(lambda: hasattr(self.app.top, "match")):
            return False
        return self._play(self.app.top)

    def _play(self, table: Any) -> bool:
        me, match = self.me, table.match
        seats = [(seat.name, seat.player) for seat in match.setup.seats]
        me.say(f"{match.game.title} with {seats}, options {dict(match.setup.options)}")
        hands = me.hands_at(table)
        for number in range(MOST_DECISIONS):
            if number == WATCHED:
                self._quicken()
            hands.rest()
            if match.is_over or self.app.top is not table:
                break
            if number < EACH_OF_THE_FIRST or number % THEN_EVERY == 0:
                me.shot(f"decision-{number:04}-{match.pending.kind}")
            told, option = len(match.moves), hands.wished()
            hands.answer(option)
            if not me._wait_for(lambda told=told: len(match.moves) > told, 20):
                me.shot(f"no-answer-{match.pending.kind}")
                me.say(f"no answer after the presses for {option}")
                return False
        me.say(f"over after {len(match.moves)} answers: ranks {match.result.ranks}, "
               f"practice {match.is_practice}")  # fmt: skip
        self.app.change_settings(animation_speed=AnimationSpeed.NORMAL)
        return bool(match.is_over)

    def _quicken(self) -> None:
        """The films of a long game need not be watched by a test."""
        if self.speed != "normal":
            self.app.change_settings(animation_speed=AnimationSpeed(self.speed))
            self.me.say(f"from here on films are {self.speed}")

    # -- what follows it

    def review(self, wanted: str = "First puzzle") -> bool:
        """The page that looks back opens by itself, or by the bar's main button; its next step."""
        me, table = self.me, next(s for s in reversed(self.app.scenes) if hasattr(s, "frame"))
        if not me._wait_for(lambda: self.app.top is not table, SHEET_SECONDS):
            me.shot("over")
            me.say("no page opens by itself: the bar's main button")
            me.click(table.frame.bar.primary.box, table.plane.factor)
        me._wait_for(lambda: type(self.app.top).__name__ != "CoverCurtain")
        me.live(4 * SETTLED)
        page: Any = self.app.top
        me.shot(type(page).__name__)
        ways = getattr(page, "ways", None)
        onward = None if ways is None else ways.onward
        if onward is None:
            me.say(f"{type(page).__name__} proposes no next step")
            return False
        self._look_at_choices(page)
        me.say(f"{type(page).__name__} proposes {self.said(onward.label)}")
        me.click(onward.box, getattr(getattr(page, "plane", None), "factor", 1.0))
        return self.said(onward.label) == wanted

    def _look_at_choices(self, page: Any) -> None:
        """What was good and what was not, graded; and back."""
        me = self.me
        if not page.ways.more:
            me.say("no page of graded choices")
            return
        me.click(page.ways.more[0].box, getattr(getattr(page, "plane", None), "factor", 1.0))
        choices: Any = self.app.top
        is_graded = me._wait_for(lambda: getattr(choices, "choices", None) is not None, 60)
        me.live(SETTLED)
        me.shot(f"{type(choices).__name__}-{'graded' if is_graded else 'waits'}")
        me.key("escape")
        me._wait_for(lambda: self.app.top is page, 5)

    def puzzle(self) -> bool:
        """A wrong try if there is one, then the right one; its end leads to the challenge."""
        me = self.me
        if not me._wait_for(lambda: hasattr(getattr(self.app.top, "tutor", None), "attempt")):
            return False
        table: Any = self.app.top
        me.live(2 * SETTLED)
        desk, factor = table.tutor, table.plane.factor
        me.shot("before")
        worst = max(range(len(desk.puzzle.choices)), key=lambda n: desk.puzzle.choices[n].cost)
        for number in dict.fromkeys((worst, desk.puzzle.best)):
            if desk.attempt.can_try(number):
                me.click(desk.panel.cards[number].box, factor)
                me.click(desk.panel.answer.box, factor)
                me.live(SETTLED)
                me.shot(f"after-choice-{number + 1}")
        me.say(f"{desk.puzzle.key}: solved at try {desk.attempt.tries}")
        following = self.said(table.frame.bar.actions.primary.label)
        me.say(f"at its end the bar proposes {following}")
        me.click(table.frame.bar.primary.box, factor)
        return bool(desk.attempt.is_over) and following == "Today's challenge"

    def challenge(self) -> bool:
        """The challenge of the day, played to its end."""
        me = self.me
        if not me._wait_for(lambda: not self._is_at_puzzle):
            return False
        if not self._play(self.app.top):
            return False
        table: Any = self.app.top
        me._wait_for(lambda: self.app.top is not table, SHEET_SECONDS)
        me.live(4 * SETTLED)
        me.shot("review")
        return True

    @property
    def _is_at_puzzle(self) -> bool:
        top: Any = self.app.top
        return hasattr(getattr(top, "tutor", None), "attempt") or not hasattr(top, "match")

    def close(self) -> bool:
        """What is proposed after that hour, and what the pages tell of it."""
        me = self.me
        self.app.routes.home()
        me.live(2 * SETTLED)
        hub: Any = self.app.top
        me.shot("hub")
        me.say(f"the hub proposes {self.said(hub.resume.main.label)} of {hub.resume.game.title}")
        for entry, name in zip(hub.entries[:2], ("learn", "progress"), strict=True):
            me.click(entry.box)
            me.live(4 * SETTLED)
            me.shot(name)
            me.key("escape")
            me.live(SETTLED)
        return True


def report(me: Newcomer, key: str) -> Iterator[str]:
    """What was pressed, and how much."""
    counted = Counter(press.station for press in me.presses)
    yield f"# {key}\n"
    for station, seconds in me.times.items():
        yield f"- {station}: {counted[station]} presses, {seconds:.0f} s"
    yield f"- all: {len(me.presses)} presses"
    yield "\n## Presses without effect\n"
    empty = [press for press in me.presses if press.did == NOTHING]
    yield from [f"- {press.station}: {press.line}" for press in empty] or ["- none"]
    yield "\n## What was seen\n"
    yield from (f"- {line}" for line in me.told)
    yield "\n## Every press\n"
    station = ""
    for press in me.presses:
        if press.station != station:
            station = press.station
            yield f"\n### {station}\n"
        yield f"- {press.line}"


def keep(me: Newcomer, key: str) -> None:
    """So far, as the window may be lost at any time."""
    (me.folder / "presses.md").write_text("\n".join(report(me, key)) + "\n")


def main() -> int:
    """The first hour of one game."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("folder", type=Path)
    parser.add_argument("size")
    parser.add_argument("--speed", default="fast", choices=("normal", "fast", "off"))
    parser.add_argument("--until", default="end", choices=STATIONS)
    args = parser.parse_args()
    wide, high = map(int, args.size.split("x"))
    args.folder.mkdir(parents=True, exist_ok=True)
    with virtual_screen() as screen, tempfile.TemporaryDirectory() as home:
        os.environ.update(DISPLAY=screen, SDL_VIDEODRIVER="x11", SDL_AUDIODRIVER="dummy", HOME=home)
        os.environ.update(XDG_CONFIG_HOME=f"{home}/config", XDG_DATA_HOME=f"{home}/data")
        os.environ.update(SDL_VIDEO_WINDOW_POS="0,0")
        me = Newcomer((wide, high), args.folder)
        try:
            is_whole = Hour(me, args.game, args.speed).take(args.until)
        finally:
            me.come_to(me.station)
            keep(me, args.game)
        me.app.close()
    return 0 if is_whole else 1


if __name__ == "__main__":
    raise SystemExit(main())
