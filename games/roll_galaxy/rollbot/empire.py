"""What Rollbot looks at behind its screen, and which producer goes on which world (RB-10)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, cached_property

from engine.core.decision import Answer, Reason
from engine.text.message import Message
from games.roll_galaxy.dice import (
    BROWN,
    CYAN,
    DEVELOP,
    GRAY,
    GREEN,
    NO_DICE,
    PHASES,
    PRODUCE,
    PURPLE,
    RED,
    SETTLE,
    WHITE,
    YELLOW,
    Dice,
    handful,
    plus,
    together,
)
from games.roll_galaxy.effects import GainDie, Reassign, RemoveDie, Score
from games.roll_galaxy.moves import Produce
from games.roll_galaxy.projection import needs
from games.roll_galaxy.rollbot.document import (
    PRODUCERS,
    Rulings,
    held,
    is_near_end,
    not_asked,
    not_so,
)
from games.roll_galaxy.scoring import bonuses
from games.roll_galaxy.state import RollTable, Rules, Seat
from games.roll_galaxy.steps.assigning import workers_by_lead
from games.roll_galaxy.tiles import (
    COLOUR,
    FACE,
    SIDE,
    SIDES,
    TRADE_VALUES,
    Tableau,
    effects_in,
    good_places,
    virtual_workers,
)

REMEMBERED = 1 << 12
UNLIMITED = 99
WORLD_COLOURS = GRAY + 1
WANTED_CREDITS = 5
WANTED_TILES = 2
MOST_TILES = 13
"""RB-3.7: tiles in the tableau and both stacks that Rollbot wants at most."""


@dataclass(frozen=True, slots=True)
class Power:
    """A Reassign power of the tableau and how many dice it may move this round."""

    side: int
    effect: Reassign
    uses: int


@dataclass(frozen=True)
class Empire:
    """A seat as it looks behind its screen right after the roll; equal ones get equal plans.

    What follows from the fields is worked out once; callers must not change it.
    """

    rules: Rules
    rulings: Rulings
    tableau: Tableau
    goods: tuple[tuple[int, ...], ...]
    developments: tuple[int, ...]
    worlds: tuple[int, ...]
    developing: Dice
    settling: Dice
    citizenry: Dice
    credits: int
    chips: int
    colours: tuple[int, ...]
    faces: tuple[int, ...]
    powers: tuple[Power, ...]
    is_endgame: bool

    def sides(self, phase: int) -> tuple[int, ...]:
        """The sides of that stack, the top one first."""
        return self.worlds if phase == SETTLE else self.developments

    def waiting(self, phase: int) -> int:
        """How many dice wait in the construction zone for DEVELOP or SETTLE."""
        return sum(self.settling if phase == SETTLE else self.developing)

    def needs(self, phase: int) -> tuple[int, ...]:
        """Per tile of the stack, the workers that complete it and all above it."""
        return self._needs[phase == SETTLE]

    @cached_property
    def _needs(self) -> tuple[tuple[int, ...], ...]:
        return tuple(
            [
                needs(self.tableau, self.sides(phase), self.waiting(phase))
                for phase in (DEVELOP, SETTLE)
            ]
        )

    @cached_property
    def virtual(self) -> tuple[tuple[int, ...], ...]:
        """RB-4.19: per phase, the colours of the virtual workers."""
        return tuple([virtual_workers(self.tableau, phase) for phase in range(len(PHASES))])

    @cached_property
    def good_count(self) -> int:
        return sum(map(len, self.goods))

    @cached_property
    def capacity(self) -> tuple[int, ...]:
        """RB-4.8 to 4.12: per phase, how many dice it can use."""
        building = [max(0, *needed, 0) for needed in self._needs]
        room = sum(good_places(self.tableau)) - self.good_count
        return (UNLIMITED, *building, room, self.good_count)

    @cached_property
    def free_worlds(self) -> list[int]:
        """Per colour, how many goods the worlds of that colour still have room for."""
        counts = [0] * WORLD_COLOURS
        places = good_places(self.tableau)
        for side, goods, room in zip(self.tableau, self.goods, places, strict=True):
            counts[SIDES[side].colour or 0] += room - len(goods)
        return counts

    @cached_property
    def full_worlds(self) -> list[int]:
        """Per colour, how many goods lie on worlds of that colour."""
        counts = [0] * WORLD_COLOURS
        for side, goods in zip(self.tableau, self.goods, strict=True):
            counts[SIDES[side].colour or 0] += len(goods)
        return counts

    def points(self, developed: int, settled: int) -> int:
        """RB-3.10 and 3.11: what the first tiles of the stacks are worth once completed."""
        sides = self.developments[:developed] + self.worlds[:settled]
        return sum([SIDES[side].cost for side in sides]) + self._bonus_change(sides)

    def look(self, die: int) -> Message:
        """What a die looks like: its colour and the face it shows."""
        return _look(self.colours[die], self.faces[die])

    def _bonus_change(self, sides: tuple[int, ...]) -> int:
        """RB-15.1: the change of all 6+ bonuses, seen from the position afterwards."""
        after = self.tableau + sides
        if not sides or not effects_in(after, Score):
            return 0
        dice = together(self.citizenry, together(self.developing, self.settling))
        dice = together(dice, handful(self.colours))
        dice = together(dice, handful([die for goods in self.goods for die in goods]))
        goods = self.good_count
        before = bonuses(self.rules, self.tableau, dice, self.chips, goods)
        for side in sides:
            for effect in SIDES[side].effects:
                if isinstance(effect, GainDie):
                    dice = plus(dice, effect.colour, effect.count)
                    goods += effect.count * (effect.to == "world")
                elif isinstance(effect, RemoveDie):
                    lowest = next(colour for colour, count in enumerate(dice) if count)
                    dice = plus(dice, lowest, -effect.count)
        later = bonuses(self.rules, after, dice, self.chips, goods)
        return sum([points for _, points in later]) - sum([points for _, points in before])


@cache
def _look(colour: int, face: int) -> Message:
    return Message("die-look", {"colour": COLOUR(colour), "face": FACE(face)})


def empire_of(view: RollTable, number: int, rulings: Rulings) -> Empire:
    """The empire of a seat as its dice were rolled, whatever it has assigned since."""
    seat = view.seats[number]
    return Empire(
        view.rules,
        rulings,
        seat.tableau,
        seat.goods,
        seat.stack_sides(DEVELOP),
        seat.stack_sides(SETTLE),
        seat.developing,
        seat.settling,
        seat.citizenry,
        seat.credits,
        seat.chips,
        tuple([worker.colour for worker in seat.workers]),
        tuple([worker.face for worker in seat.workers]),
        powers_of(view, number),
        is_near_end(view, rulings),
    )


def powers_of(view: RollTable, number: int) -> tuple[Power, ...]:
    """RB-15.3: the Reassign powers of a seat, the most limited first."""
    seat = view.seats[number]
    found = effects_in(seat.tableau, Reassign)
    if not found:
        return ()
    powers = [Power(side, effect, _uses(view, number, effect)) for side, effect in found]
    return tuple(sorted([power for power in powers if power.uses], key=_freedom))


def _uses(view: RollTable, number: int, effect: Reassign) -> int:
    return workers_by_lead(view, number, effect.lead) if effect.lead else effect.most


def _freedom(power: Power) -> tuple[int, int]:
    effect = power.effect
    if effect.sources is not None:
        group = 0
    elif effect.targets is not None:
        group = 1
    else:
        group = 2 if effect.to_selected else 3
    return group, len(NO_DICE) if effect.colours is None else len(effect.colours)


def tile_count(seat: Seat | Empire) -> int:
    """RB-15.20: squares of the tableau and the tiles of both stacks."""
    return len(seat.tableau) + len(seat.developments) + len(seat.worlds)


MATCHING_ORDER = (YELLOW, GREEN, BROWN, CYAN)
TURNS = (
    ("RB-10.2", (WHITE, RED)),
    ("RB-10.3", (PURPLE,)),
    ("RB-10.4", (CYAN, BROWN, GREEN, YELLOW)),
)
"""Who goes to the most valuable world once the matching dice are placed, and by which clause."""
NO_PRODUCER = ("no-producer-matches", "no-white-or-red", "no-purple")
"""Why nobody goes by RB-10.1 to 10.3."""


def produce(seat: Seat) -> Answer:
    """RB-10: the next producer and its world."""
    colour, square, clause = next_good(seat.workers_at(PRODUCE), seat.tableau, seat.free_places)
    side = seat.tableau[square]
    return Answer(Produce(colour, square), lambda: _why_there(colour, side, clause))


def _why_there(colour: int, side: int, clause: str) -> tuple[Reason, ...]:
    """RB-10.1 to 10.4: whose turn it is, after those who have no place or are not there."""
    number = PRODUCERS.index(clause)
    asked = [not_so(PRODUCERS[each], NO_PRODUCER[each]) for each in range(number)]
    key = "produce-most-valuable" if number else "produce-own-colour"
    why = held(clause, key, colour=COLOUR(colour), side=SIDE(side))
    return *asked, why, *not_asked(PRODUCERS, clause)


def next_good(producers: Dice, tableau: Tableau, places: Sequence[int]) -> tuple[int, int, str]:
    """The colour and the square of the next good, and the clause that says so.

    `places` are the squares with room, of which there is at least one, and of producers too.
    """
    for colour in MATCHING_ORDER:
        if producers[colour]:
            for square in places:
                if SIDES[tableau[square]].colour == colour:
                    return colour, square, "RB-10.1"
    best = max(
        places, key=lambda square: (TRADE_VALUES[SIDES[tableau[square]].colour or 0], -square)
    )
    for clause, colours in TURNS:
        for colour in colours:
            if producers[colour]:
                return colour, best, clause
    raise ValueError("there is no producer")


def filled_worlds(empire: Empire, producers: Sequence[int]) -> list[int]:
    """RB-15.15: the colours of the worlds that these producers will fill."""
    if not producers:
        return []
    tableau = empire.tableau
    left = handful(producers)
    places = [
        square
        for square, (goods, room) in enumerate(zip(empire.goods, good_places(tableau), strict=True))
        for _ in range(room - len(goods))
    ]
    filled = []
    while places and any(left):
        colour, square, _ = next_good(left, tableau, places)
        left = plus(left, colour, -1)
        places.remove(square)
        filled.append(SIDES[tableau[square]].colour or 0)
    return filled
