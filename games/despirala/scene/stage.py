"""How the table looks at this moment, how beats look, and dice painted ahead of time.

What lies there is the table's own; the stage only knows how it came, so that dice can tumble and
slide and goods leave the felt one by one. Pure: it knows places, not pixels.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import Final, Literal

import pygame

from engine.core.match import Match
from engine.core.story import Beat
from engine.text.message import Message
from engine.ui.animation import (
    DICE_SECONDS,
    MOVE_SECONDS,
    STAGGER_SECONDS,
    Animation,
    AtOnce,
    Call,
    Pause,
    Tween,
    ease_out,
    linear,
    staggered,
)
from engine.ui.box import Point
from engine.ui.canvas import Canvas
from engine.ui.paint.dice import REST_YAWS, Die, Pose, draw_die, in_slot, warm_tumble
from engine.ui.sound import Name
from engine.ui.table.director import Landed
from games.despirala import moves
from games.despirala.combinations import DICE, FACES, matched_dice, target
from games.despirala.moves import Attempt
from games.despirala.scene.layout import TrayLayout
from games.despirala.state import DespiralaTable

Outcome = Literal["good", "bad"]
AT_REST: Final = 1.0


@dataclass(slots=True)
class DieModel:
    """One die: what it shows, where it goes, and how far on its way it is (1 when at rest)."""

    value: int
    slot: int | None = None
    locked: bool = False
    tumble: float = AT_REST
    slide: float = AT_REST
    left_from: Point | None = None


@dataclass(frozen=True, slots=True)
class Banner:
    said: Message
    outcome: Outcome


@dataclass(slots=True)
class Stage:
    """A table with its dice, a row looked at, and what is in the air."""

    table: DespiralaTable
    layout: TrayLayout
    most_goods: int = 0
    dice: list[DieModel] = field(default_factory=list)
    preview: Attempt | None = None
    banner: Banner | None = None
    arriving: float = AT_REST
    leaving: float = AT_REST

    @classmethod
    def of(cls, table: DespiralaTable, layout: TrayLayout) -> Stage:
        stage = cls(table, layout)
        stage.show(table)
        stage.lie_still()
        return stage

    # -- what is seen

    @property
    def points(self) -> list[dict[str, int]]:
        return [sheet.points for sheet in self.table.sheets]

    @property
    def goods(self) -> list[int]:
        return [sheet.goods for sheet in self.table.sheets]

    @property
    def seat(self) -> int:
        return self.table.seat

    @property
    def attempt(self) -> Attempt | None:
        return self.table.attempt

    @property
    def is_over(self) -> bool:
        return self.table.is_over

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

    def show(self, table: DespiralaTable) -> None:
        """The table is this one now: new dice lie on the felt, those set aside slide to slots."""
        before, self.table = self.table, table
        is_same_turn = (before.seat, before.turn) == (table.seat, table.turn)
        lying = table.sheet.goods + table.rolls
        self.most_goods = max(lying, self.most_goods) if is_same_turn else lying
        if not table.dice:
            self.preview, self.banner = None, None
            self.dice = self.dice if table.is_over else []
        elif len(self.dice) != len(table.dice) or not is_same_turn:
            self.dice = [DieModel(face) for face in table.dice]
        if before.attempt is None and self.values != table.dice:
            self.preview = None
            self._send_dice(None)
        for place, face in enumerate(table.dice):
            if self.dice[place].value != face:
                self.dice[place] = DieModel(face)
        if table.attempt is not None and (before.attempt is None or not is_same_turn):
            self._choose(table.attempt)
        if table.attempt is not None:
            self._set_aside(table.attempt, table.aside)

    def throw(self, event: moves.DiceRolled) -> None:
        for place in event.positions:
            self.dice[place] = DieModel(self.dice[place].value, tumble=0.0)
        if len(event.positions) == DICE:
            self.preview = None

    def settle(self) -> None:
        for die in self.dice:
            die.tumble = AT_REST

    def lie_still(self) -> None:
        """Nothing is in the air and nothing on its way; dice in no slot are not looked at."""
        self.settle()
        self.lock()
        self.arriving = self.leaving = AT_REST
        for die in self.dice:
            die.slide = AT_REST

    def _choose(self, attempt: Attempt) -> None:
        if self.preview != attempt:
            self._send_dice(None)
        self.preview = None

    def _set_aside(self, attempt: Attempt, places: tuple[int, ...]) -> None:
        """Matching dice go to free slots that want them; those set aside before stay in theirs."""
        wanted = target(attempt.combination, attempt.faces)
        free = set(range(len(wanted))) - {die.slot for die in self.dice}
        for place in places:
            if self.dice[place].slot is None:
                slot = min(each for each in free if wanted[each] == self.dice[place].value)
                free.remove(slot)
                self._send(place, slot)

    def lock(self) -> None:
        """The dice set aside stay in their slots."""
        for place, die in enumerate(self.dice):
            die.locked = place in self.table.aside

    def tell(self, event: moves.TargetCompleted | moves.TargetFailed | moves.Collected) -> None:
        self.banner = Banner(
            event.said(), "bad" if isinstance(event, moves.TargetFailed) else "good"
        )

    def drop_banner(self) -> None:
        self.banner = None


def last_thrown(match: Match, table: DespiralaTable) -> DespiralaTable:
    """The table; of a finished game the last one with dice, which stay on the felt."""
    if not table.is_over or not match.moves:
        return table
    tables: list[DespiralaTable] = match.filmed(len(match.moves) - 1)[2]
    return next((earlier for earlier in reversed(tables) if earlier.dice), table)


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


BANNER_SECONDS: Final = 1.1
GOODS_SECONDS: Final = 0.34
QUICK_AFTER: Final = 2  # rolls of one attempt that are watched in full
QUICK_SHARE: Final = 0.62  # the length of the later ones

PlaySound = Callable[[Name], object]


class BeatFilm:
    def __init__(self, stage: Stage, play: PlaySound) -> None:
        self.stage = stage
        self._play = play

    def of(self, beat: Beat, before: DespiralaTable, turn: Animation) -> list[Animation]:
        """What is seen of a beat; `turn` is where the table becomes the beat's."""
        stage, event = self.stage, beat.event
        shown = [turn, Call(lambda: stage.show(beat.table))]
        match event:
            case moves.TurnStarted():
                return [*shown, self._arrival()]
            case moves.DiceRolled():
                return [*shown, *self._roll(event, before.rolls), Landed()]
            case moves.DiceSetAside():
                token = Call(lambda: self._play("token"))
                return [*shown, token, Pause(MOVE_SECONDS), Call(stage.lock)]
            case moves.TargetCompleted() | moves.TargetFailed() | moves.Collected():
                return [Call(stage.lock), *shown, *self._end(event)]
            case moves.GameEnded():
                return [*shown, Pause(MOVE_SECONDS)]
        return shown

    def _arrival(self) -> Animation:
        """The turn's five goods drop onto the felt while the dice are already coming."""
        return Tween(GOODS_SECONDS, self._show_arrival, linear)

    def _roll(self, event: moves.DiceRolled, rolls: int) -> list[Animation]:
        share = 1.0 if rolls < QUICK_AFTER else QUICK_SHARE
        tumbles = [
            Tween(DICE_SECONDS * share, self._tumble_of(place), linear) for place in event.positions
        ]
        parts: list[Animation] = [staggered(tumbles, STAGGER_SECONDS * share)]
        if event.paid:
            parts.append(Tween(GOODS_SECONDS, self._show_leaving, linear))
        return [Call(lambda: self._throw(event)), AtOnce(*parts), Call(self.stage.settle)]

    def _throw(self, event: moves.DiceRolled) -> None:
        self._play("dice")
        self.stage.throw(event)

    def _end(
        self, event: moves.TargetCompleted | moves.TargetFailed | moves.Collected
    ) -> list[Animation]:
        sound: Name = "wrong" if isinstance(event, moves.TargetFailed) else "confirm"
        return [
            Call(lambda: self.stage.tell(event)), Call(lambda: self._play(sound)),
            Pause(BANNER_SECONDS), Call(self.stage.drop_banner),
        ]  # fmt: skip

    # -- what tweens show

    def _tumble_of(self, place: int) -> Callable[[float], None]:
        def show(share: float) -> None:
            if place < len(self.stage.dice):
                self.stage.dice[place].tumble = share

        return show

    def _show_arrival(self, share: float) -> None:
        self.stage.arriving = share

    def _show_leaving(self, share: float) -> None:
        self.stage.leaving = share


IDLE_SECONDS: Final = 0.025  # between two pictures painted while nobody does anything


class Prerender:
    """What is still to be painted: first the dice of the roll in the air, then all others."""

    def __init__(self) -> None:
        self._soon: Iterator[None] = iter(())
        self._later: Iterator[None] = iter(())
        self.is_done = True

    def begin(self, canvas: Canvas, layout: TrayLayout) -> None:
        every = [Die(face, Pose(yaw)) for yaw in REST_YAWS for face in FACES]
        self._later = _chain(warm_tumble(canvas, layout.die, every), _slot_dice(canvas, layout))
        self.is_done = False

    def expect(self, canvas: Canvas, layout: TrayLayout, dice: Iterable[tuple[int, int]]) -> None:
        """These faces will come to rest at these places, very soon."""
        poses = [Die(face, Pose(REST_YAWS[place])) for place, face in dice]
        self._soon = warm_tumble(canvas, layout.die, poses)

    def paint_some(self, is_urgent: bool) -> None:
        """Paint the next picture, of the roll in the air if there is one."""
        if is_urgent:
            next(self._soon, None)
            return
        if not self.is_done:
            self.is_done = next(self._later, _END) is _END


_END: Final = object()


def _chain(*parts: Iterator[None]) -> Iterator[None]:
    for part in parts:
        yield from part


def _slot_dice(canvas: Canvas, layout: TrayLayout) -> Iterator[None]:
    scrap = canvas.on(pygame.Surface((8, 8)), (0, 0))
    for face in FACES:
        draw_die(scrap, 0, 0, layout.die, in_slot(face))
        yield
