"""A whole game of Risk in a real window: from the hub over claiming to victory, by mouse."""

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from engine.core import record
from engine.core.decision import Chance, Decision, Option
from engine.core.match import Match
from engine.core.record import decode_option, records_folder, saves_folder
from engine.core.setup import SeatSetup, Setup
from engine.core.storage import AnimationSpeed, Settings, SettingsFile, StorageError
from engine.ui.box import Point
from engine.ui.hub.draft import LastSetups, SetupDraft
from engine.ui.table.actions import Press, shared_row
from games import REGISTRY
from games.risk.moves import (
    Attack,
    Claim,
    EndAttacks,
    Fortify,
    Occupy,
    PlaceTroops,
    Redeem,
    TakeBonus,
)
from games.risk.scene.bar import RiskPrompter
from games.risk.scene.layout import BarLayout, board_places, table_places
from games.risk.scene.selection import RiskSelection, land
from games.risk.scene.world import the_world
from games.risk.state import RiskTable
from tests.ui.real_window import RealWindow, needs_a_screen, open_program, sit_down, wait_until

SCALE = 2 / 3
BOTS = 4
PLACES = table_places(1920, 1080, BOTS + 1, is_column_open=True)
BOARD = board_places(PLACES.board, 6)
BAR = BarLayout.of(PLACES.bar)
SEED = "atlas"
ANSWERS_IN_TIME = 6000


class Plan:
    """What a person at the table is about to do: the same clicks lead to the same buttons."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.selection = RiskSelection(self, match.voice)
        self.selection.renew()

    @property
    def table(self) -> RiskTable:
        table: RiskTable = self.match.table
        return table

    @property
    def decision(self) -> Decision | None:
        pending = self.match.pending
        return pending if isinstance(pending, Decision) else None

    def submit(self, answer: Any) -> bool:
        raise AssertionError(f"{answer}: only the window answers")

    def refuse(self, sentence: str) -> None:
        raise AssertionError(sentence)

    def refresh(self) -> None:
        pass

    def catch_up(self) -> None:
        pass

    def control(self, label: str) -> Point:
        """Where the button whose label begins so stands in the bar."""
        decision = self.decision
        assert decision is not None
        controls = (
            RiskPrompter(
                self.selection, REGISTRY.game("risk").voice(("You",)), lambda options: options[0]
            )
            .actions(decision, str)
            .controls
        )
        row = shared_row(BAR.controls, [(each.least, each.most) for each in controls])
        for control, box in zip(controls, row, strict=True):
            if isinstance(control, Press) and control.action.label.startswith(label):
                return box.centre
        raise AssertionError(f"no control '{label}' for {decision}")


class Player:
    """Hands and eyes of a person who plays like one of the game's bots."""

    def __init__(self, window: RealWindow) -> None:
        self.window = window
        self.match: Match | None = None
        self._seen: object = None
        self._brain = REGISTRY.game("risk").bot("general", Setup((SeatSetup("human", "You"),), "s"))

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
            self.match = Match(REGISTRY.game("risk"), setup)
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

    def click(self, place: Point, button: int = 1, times: int = 1) -> None:
        x, y = (str(round(value * SCALE)) for value in place)
        self.window.xdotool("mousemove", "--window", self.window.window, x, y, "click",
                            "--repeat", str(times), "--delay", "4", str(button))  # fmt: skip

    def touch(self, territory: int) -> None:
        self.click(counter(territory))

    # -- decisions

    def decide(self, match: Match) -> None:
        """One decision, clicked until the window has taken it."""
        before = len(match.moves)
        option = match.fork().think(self._brain).option
        for _ in range(3):
            self._click_for(match, option)
            self.window.rest()
            if self.wait_for(lambda m: is_settled(m, option, before), 15):
                return
        pytest.fail(f"no answer after clicks for {option}")

    def _click_for(self, match: Match, option: Option) -> None:
        plan = Plan(match)
        match option:
            case Claim(place) | TakeBonus(place):
                self.touch(place)
            case PlaceTroops(place) if plan.selection.kind == "place":
                self.touch(place)
            case PlaceTroops():
                self._put_down(match)
            case Redeem():
                self.click(plan.control("Redeem for"))
            case Attack(source, target):
                self._point(plan, source, target)
                self.click(plan.control("Blitz"))
            case Occupy(count):
                amount = plan.selection.amount
                assert amount is not None
                if count < (amount.low + amount.high) / 2:
                    self.click(plan.control("Fewest"))
                    plan.selection.set_number(amount.low)
                self.click(plan.control("Move"))
            case Fortify(source, target):
                self._point(plan, source, target)
                self.click(plan.control("Move"))
            case EndAttacks():
                self.click(BAR.end.centre, times=2 if match.table.has_conquered else 1)
            case _:
                self.click(BAR.end.centre)

    def _point(self, plan: Plan, source: int, target: int) -> None:
        self.touch(source)
        self.touch(target)
        for place in (source, target):
            if plan.selection.source != place:
                plan.selection.click(land(place))

    def _put_down(self, match: Match) -> None:
        """A click for the first troop on each territory, the wheel for the others, confirm."""
        for territory, count in self._placements(match):
            self.touch(territory)
            if count > 1:
                self.click(counter(territory), button=4, times=count - 1)
        self.click(BAR.end.centre)

    def _placements(self, match: Match) -> Iterator[tuple[int, int]]:
        fork, counts = match.fork(), dict[int, int]()
        while isinstance(fork.pending, Decision) and fork.pending.kind == "reinforce":
            placed = fork.think(self._brain).option
            assert isinstance(placed, PlaceTroops)
            counts[placed.territory] = counts.get(placed.territory, 0) + placed.count
            fork.answer(placed)
        yield from counts.items()


def counter(territory: int) -> Point:
    return BOARD.at(the_world().counters[territory])


def is_settled(match: Match, option: Option, before: int) -> bool:
    """Whether what was clicked is done: a blitz and a set of placements are several answers."""
    if len(match.moves) == before:
        return False
    if match.is_over or not isinstance(match.pending, Decision):
        return match.is_over
    if isinstance(option, Attack) and match.pending.kind == "attack":
        return match.table.troops[option.source] == 1
    return match.pending.kind != "reinforce" or not isinstance(option, PlaceTroops)


def set_the_table() -> None:
    """The weakest bots sit at the table when the set-up opens; nothing takes time to move."""
    SettingsFile().save(Settings().changed(animation_speed=AnimationSpeed.OFF))
    draft = SetupDraft.fresh(REGISTRY.game("risk"), "You", SEED)
    for seat in draft.seats[1:]:
        seat.level = draft.levels[0].name
    LastSetups().keep(draft)


def open_the_table(player: Player) -> None:
    sit_down(player.window, "risk", SEED)
    assert player.look() is not None, "the game did not start"


@pytest.mark.whole
@pytest.mark.window
@needs_a_screen
def test_a_person_conquers_the_world_in_a_real_window_with_the_mouse(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    set_the_table()
    with open_program("--software", home=tmp_path) as window:
        player = Player(window)
        open_the_table(player)
        match = player.my_turn()
        while not match.is_over and len(match.moves) < ANSWERS_IN_TIME:
            player.decide(match)
            match = player.my_turn()
        assert match.setup.seed == SEED
        assert match.result.winners == (0,)
        assert set(match.table.owners) == {0}
        done = {type(move.answer) for move in match.moves if move.seat == 0}
        assert {Claim, PlaceTroops, Attack, Occupy, EndAttacks, Fortify, Redeem} <= done
        wait_until(lambda: list(records_folder().glob("*.json")), "the record")
        player.click(BAR.end.centre)
        window.rest()
