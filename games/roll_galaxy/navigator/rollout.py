"""Playing a table on with Rollbot's hand on every seat, with luck equal for every choice."""

from __future__ import annotations

from engine.core.chance import NumberedRandom
from engine.core.decision import Chance
from engine.core.step import Step, silence
from games.roll_galaxy.dice import DIE_FACES, NO_DICE, PHASES, WHITE, WILD, one_by_one
from games.roll_galaxy.rollbot.bot import Rollbot
from games.roll_galaxy.rollbot.document import DEFAULT
from games.roll_galaxy.rollbot.empire import empire_of
from games.roll_galaxy.rollbot.planning import Plan, favourites, plan_for
from games.roll_galaxy.state import UNKNOWN, UNPLACED, RollTable, Seat, Worker
from games.roll_galaxy.steps.assigning import AssignDice
from games.roll_galaxy.steps.phases import EndPhase
from games.roll_galaxy.steps.rounds import (
    Begin,
    CheckEnd,
    RaiseToFloor,
    RecallDice,
    RecruitDice,
    Reveal,
    StartRound,
    rest_of_round,
)
from games.roll_galaxy.tiles import HIDDEN, TILE_NAMES, TILES

MOST_SEATS_NUMBERED = 8


class Luck:
    """The faces of all rolls to come, and the order of the bag.

    A seat's second green die of a round shows the same face whatever else is rolled, and the bag
    gives its tiles in one order, whoever draws.
    """

    def __init__(self, seed: str, number: int) -> None:
        self._faces = NumberedRandom(seed, "faces", number)
        self._rest = NumberedRandom(seed, "rest", number)
        self.ties = NumberedRandom(seed, "ties", number)
        self.ranks = list(range(TILES))
        NumberedRandom(seed, "bag", number).at(0).shuffle(self.ranks)
        self._extra: tuple[int, str] | None = None

    def show(self, round_number: int, share: float) -> None:
        """ROLL-6.2: lays the extra die of a round; `share` runs from 0 over its faces to 1."""
        faces = DIE_FACES[WHITE]
        self._extra = round_number, PHASES[faces[int(share * len(faces))]]

    def roll(self, round_number: int, seat: int, colours: tuple[int, ...]) -> tuple[int, ...]:
        """The faces of a cup's dice, colours ascending."""
        chance = self._faces
        faces, last = [], -1
        for colour in colours:
            if colour != last:
                last = colour
                place = (round_number * MOST_SEATS_NUMBERED + seat) * len(DIE_FACES) + colour
                chance.at(place)
            faces.append(DIE_FACES[colour][int(chance.random() * 6)])
        return tuple(faces)

    def tile(self, tiles: list[int]) -> int:
        """Of these tiles the one that the bag gives next."""
        return min(tiles, key=self.ranks.__getitem__)

    def answer(self, table: RollTable, asked: Chance) -> object:
        """What a question to chance is answered."""
        if asked.kind == "roll" and asked.for_seat is not None:
            return self.roll(table.round, asked.for_seat, asked.outcomes.colours)  # type: ignore[attr-defined]
        if asked.kind == "tile":
            return TILE_NAMES[self.tile(table.unseen_tiles)]
        if asked.kind == "extra" and self._extra and self._extra[0] == table.round:
            return self._extra[1]
        return asked.outcomes.sample(self._rest.at(table.round))


HAND = Rollbot(DEFAULT)


def play_on(table: RollTable, luck: Luck, rounds: int) -> None:
    """Plays so many rounds to their end, the present one first, or until the game is over.

    Where Rollbot would throw a die (RB-2.5), luck throws it: the same table and luck end alike.
    """
    steps, ties = table.steps, luck.ties.at(table.round)
    last = table.round + rounds - 1
    while steps:
        step = steps[-1]
        if isinstance(step, StartRound) and table.round >= last:
            return
        if isinstance(step, AssignDice) and table.seats[step.seat].called is None:
            steps.pop()
            carry_out(table.seats[step.seat], usual_plan(table, step.seat))
            continue
        asked = step.ask(table)
        option: object = None
        if isinstance(asked, Chance):
            option = luck.answer(table, asked)
        elif asked is not None:
            option = HAND.choose(table, asked, ties).option
        steps.pop()
        step.answer(table, option, silence)


def usual_plan(table: RollTable, number: int) -> Plan:
    """RB-3 and RB-4: Rollbot's plan; of what only a die could decide, the likelier face."""
    empire = empire_of(table, number, DEFAULT)
    tied = favourites(empire)
    called = max(tied, key=lambda phase: (DIE_FACES[WHITE].count(phase), -phase))
    return plan_for(empire, called)


def carry_out(seat: Seat, plan: Plan) -> None:
    """The whole assignment at once, confirmed."""
    selecting = plan.selecting
    seat.workers = tuple(
        [
            Worker(worker.colour, worker.face, place, number == selecting)
            for number, (worker, place) in enumerate(zip(seat.workers, plan.places, strict=True))
        ]
    )
    seat.called = plan.called


def imagined(view: RollTable, number: int, luck: Luck) -> RollTable:
    """A table that the seat may be sitting at: what it cannot see is dealt by luck.

    Other seats have rolled what luck gives them and assigned it as Rollbot does.
    """
    table = view.copy()
    _add_rest_of_round(table)
    tiles = sorted(table.unseen_tiles, key=luck.ranks.__getitem__)
    assigned = set()
    for other, seat in enumerate(table.seats):
        for name in ("developments", "worlds", "in_hand", "abandoned"):
            held = getattr(seat, name)
            if HIDDEN in held:
                known = [tiles.pop() if tile == HIDDEN else tile for tile in held]
                setattr(seat, name, tuple(known))
        if other != number and _is_behind_screen(table, seat):
            colours = tuple([worker.colour for worker in seat.workers]) or one_by_one(seat.cup)
            faces = luck.roll(table.round, other, colours)
            seat.workers = tuple(map(_rolled, colours, faces))
            seat.cup = NO_DICE
            carry_out(seat, usual_plan(table, other))
            assigned.add(other)
    table.steps = [
        step for step in table.steps if not (isinstance(step, AssignDice) and step.seat in assigned)
    ]
    return table


def _is_behind_screen(table: RollTable, seat: Seat) -> bool:
    """Whether a seat has rolled what nobody sees; a position made by hand may leave it out."""
    if not seat.workers:
        return not table.revealed and isinstance(table.steps[-1], AssignDice)
    return any(worker.face == UNKNOWN for worker in seat.workers)


def _add_rest_of_round(table: RollTable) -> None:
    """A position made by hand may hold a single step: what follows it in a round comes below."""
    steps = table.steps
    if any(isinstance(step, CheckEnd | Reveal | StartRound | Begin) for step in steps):
        return
    rest: list[Step]
    if not table.round:
        rest = [Begin()]
    elif not table.revealed:
        rest = [Reveal()]
    elif isinstance(steps[-1], RecruitDice | RecallDice):
        rest = [CheckEnd(), RaiseToFloor()]
    else:
        now = -1 if table.phase is None else table.phase
        rest = rest_of_round(table.order, [phase for phase in table.phases if phase > now])
        rest += [EndPhase(now)] if table.phase is not None else []
    table.steps = rest + steps


def _rolled(colour: int, face: int) -> Worker:
    return Worker(colour, face, UNPLACED if face == WILD else face)
