"""What the board shows at this moment.

The table is already final when an event's film plays; the stage follows it event by event, so that
dice can still be in the air and goods still on the felt. Pure: it knows places, not pixels.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, Literal

from engine.ui.animation import MOVE_SECONDS, ease_out
from engine.ui.box import Point
from games.despirala.combinations import DICE, matched_dice, target
from games.despirala.events import (
    Collected,
    CombinationChosen,
    DiceRolled,
    DiceSetAside,
    GoodsScored,
    TargetCompleted,
    TargetFailed,
    TurnStarted,
)
from games.despirala.moves import Attempt
from games.despirala.scene.layout import TrayLayout
from games.despirala.state import DespiralaTable

Outcome = Literal["good", "bad"]
AT_REST: Final = 1.0


@dataclass(slots=True)
class DieShown:
    """One die: what it shows, where it goes, and how far on its way it is (1 when at rest)."""

    value: int
    slot: int | None = None
    locked: bool = False
    tumble: float = AT_REST
    slide: float = AT_REST
    left_from: Point | None = None


@dataclass(frozen=True, slots=True)
class Banner:
    """How an attempt ended, shown across the tray for a moment."""

    headline: str
    detail: str
    outcome: Outcome


@dataclass(slots=True)
class Stage:
    """Sheets, dice and goods as they are seen now."""

    points: list[dict[str, int]]
    goods: list[int]
    seat: int
    turn: int
    layout: TrayLayout
    most_goods: int = 0
    dice: list[DieShown] = field(default_factory=list)
    attempt: Attempt | None = None
    preview: Attempt | None = None
    rolls: int = 0
    banner: Banner | None = None
    arriving: float = AT_REST
    leaving: float = AT_REST
    is_over: bool = False

    @classmethod
    def of(cls, table: DespiralaTable, layout: TrayLayout) -> Stage:
        """The stage of a table at rest."""
        stage = cls(
            [dict(sheet.points) for sheet in table.sheets],
            [sheet.goods for sheet in table.sheets],
            table.seat,
            table.turn,
            layout,
            most_goods=table.sheet.goods + table.rolls,
            attempt=table.attempt,
            rolls=table.rolls,
            is_over=table.is_over,
        )
        stage.dice = [DieShown(value) for value in table.dice]
        if table.attempt is not None:
            for place, slot in slots_of(table.dice, table.attempt).items():
                stage.dice[place].slot, stage.dice[place].locked = slot, True
        return stage

    # -- what is seen

    @property
    def values(self) -> tuple[int, ...]:
        """The faces on the table, at rest or not."""
        return tuple(die.value for die in self.dice)

    @property
    def shown_attempt(self) -> Attempt | None:
        """What the slots are for: the combination chosen, else the one looked at."""
        return self.attempt or self.preview

    @property
    def matched(self) -> int:
        """How many dice lie, or would lie, in the slots."""
        return sum(die.slot is not None for die in self.dice)

    @property
    def is_moving(self) -> bool:
        """Whether something slides by itself, outside any film."""
        return any(die.slide < AT_REST for die in self.dice)

    def score(self, seat: int) -> int:
        """The points a seat shows; goods count once the game is over."""
        return sum(self.points[seat].values()) + (self.goods[seat] if self.is_over else 0)

    def place_of(self, place: int) -> Point:
        """Where a die is now; a tumbling one is on its way in from the lower left."""
        die = self.dice[place]
        goal = self._home(place)
        if die.tumble < AT_REST:
            felt = self.layout.felt
            share = 1 - ease_out(die.tumble)
            hand = (felt.x + 0.04 * felt.w, felt.bottom + 0.1 * felt.h)
            return _between(goal, hand, share)
        if die.slide < AT_REST and die.left_from is not None:
            return _between(die.left_from, goal, ease_out(die.slide))
        return goal

    def _home(self, place: int) -> Point:
        slot = self.dice[place].slot
        if slot is None:
            return self.layout.spots[place]
        return self.layout.slots[slot].centre

    # -- time

    def update(self, seconds: float, factor: float) -> bool:
        """Let dice slide on; whether anything moved. `factor` is the animation speed's."""
        moved = False
        for die in self.dice:
            if die.slide < AT_REST:
                step = seconds / (MOVE_SECONDS * factor) if factor else AT_REST
                die.slide = min(AT_REST, die.slide + step)
                moved = True
        return moved

    def look_at(self, attempt: Attempt | None) -> bool:
        """Show where the dice would go for a combination not chosen yet; whether that is new."""
        if self.attempt is not None or attempt == self.preview or len(self.dice) < DICE:
            return False
        self.preview = attempt
        self._send_dice(attempt)
        return True

    def _send_dice(self, attempt: Attempt | None) -> None:
        slots = slots_of(self.values, attempt) if attempt is not None else {}
        for place in range(len(self.dice)):
            self._send(place, slots.get(place))

    def _send(self, place: int, slot: int | None) -> None:
        """Let a die slide to a slot, or back to its spot on the felt."""
        die = self.dice[place]
        if die.slot != slot:
            die.left_from = self.place_of(place)
            die.slide, die.slot = 0.0, slot

    # -- what happens

    def start_turn(self, event: TurnStarted) -> None:
        """The felt is cleared for the next seat, and its goods lie there."""
        self.seat, self.turn = event.seat, event.turn
        self.goods[event.seat] = event.goods
        self.most_goods = event.goods
        self.dice, self.attempt, self.preview, self.banner = [], None, None, None
        self.rolls = 0

    def throw(self, event: DiceRolled) -> None:
        """The dice leave the hand."""
        if len(event.positions) == DICE:
            self.dice = [DieShown(face) for face in event.faces]
            self.preview = None
        for place, face in zip(event.positions, event.faces, strict=True):
            self.dice[place] = DieShown(face, tumble=0.0)
        self.goods[event.seat] = event.goods
        if event.paid and self.attempt is not None:
            self.rolls += 1

    def settle(self) -> None:
        """Everything thrown lies still."""
        for die in self.dice:
            die.tumble = AT_REST

    def drop_banner(self) -> None:
        """The result has been read."""
        self.banner = None

    def choose(self, event: CombinationChosen) -> None:
        """The slots stand for the combination from now on."""
        self.attempt = Attempt(event.combination, event.faces)
        if self.preview != self.attempt:
            self._send_dice(None)
        self.preview = None

    def set_aside(self, event: DiceSetAside) -> None:
        """Matching dice go to free slots that want them; those set aside before stay in theirs."""
        if self.attempt is None:
            return
        wanted = target(self.attempt.combination, self.attempt.faces)
        free = set(range(len(wanted))) - {die.slot for die in self.dice}
        for place in event.positions:
            if self.dice[place].slot is None:
                slot = min(each for each in free if wanted[each] == self.dice[place].value)
                free.remove(slot)
                self._send(place, slot)

    def lock(self) -> None:
        """The dice in the slots stay."""
        for die in self.dice:
            die.locked = die.slot is not None

    def complete(self, event: TargetCompleted) -> None:
        """The sheet gets the points of a finished target."""
        self._enter(event.seat, event.combination, event.points)
        how = "at once" if not event.rolls else f"in {event.rolls} roll{'s' * (event.rolls > 1)}"
        self.banner = Banner(f"+{event.points}", f"{event.combination} {how}", "good")

    def fail(self, event: TargetFailed) -> None:
        """The sheet gets nothing."""
        self._enter(event.seat, event.combination, 0)
        dice = "die" if event.missing == 1 else "dice"
        self.banner = Banner("Failed", f"{event.missing} {dice} missing, goods used up", "bad")

    def collect(self, event: Collected) -> None:
        """The sheet gets the points of the dice collected."""
        self._enter(event.seat, event.combination, event.points)
        face = event.combination.split()[-1]
        self.banner = Banner(f"+{event.points}", f"{event.count} × {face} collected", "good")

    def count_goods(self, event: GoodsScored) -> None:
        """The game is over: goods are points now."""
        self.is_over = True
        self.goods[event.seat] = event.goods

    def _enter(self, seat: int, combination: str, points: int) -> None:
        self.points[seat][combination] = points


def slots_of(dice: tuple[int, ...], attempt: Attempt) -> dict[int, int]:
    """The slot each matching die goes to, by the die's place."""
    wanted = target(attempt.combination, attempt.faces)
    free = list(range(len(wanted)))
    slots = {}
    for place in matched_dice(dice, wanted):
        slot = next(each for each in free if wanted[each] == dice[place])
        free.remove(slot)
        slots[place] = slot
    return slots


def _between(start: Point, end: Point, share: float) -> Point:
    return (start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share)
