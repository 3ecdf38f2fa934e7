"""What happens at the table of Rajas of the Ganges, for the log, the animation and the charts.

Gains name their `source`: an area of the board, a track, the river, `buildings` and `markets` of a
tile just laid, a border, a yield tile, or the handicap. Everything is known to everybody.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.core.recorded import Event
from games.rajas.dice import Dice, dice_words, die_name
from games.rajas.effects import BUILDING_NAMES, chamber_name
from games.rajas.moves import NO_DIE, Place

ORDINALS = ("", "1st", "2nd", "3rd", "4th", "5th", "6th")


def does(name: str, *verbs: str) -> tuple[str, ...]:
    """The name and the verbs as they go with it: "Ada rolls", but "You roll"."""
    if name.casefold() != "you":
        return (name, *verbs)
    changed = {"has": "have", "passes": "pass", "reaches": "reach", "goes": "go"}
    return (name, *(changed.get(verb, verb.removesuffix("s")) for verb in verbs))


def _said(names: Sequence[str], seat: int, verb: str, rest: str) -> str:
    who, spoken = does(names[seat], verb)
    return f"{who} {spoken} {rest}"


@dataclass(frozen=True, slots=True)
class StartRolled(Event):
    """A person's first dice, one of each colour."""

    seat: int
    dice: Dice

    def text(self, names: Sequence[str]) -> str:
        return _said(names, self.seat, "begins", f"with {dice_words(self.dice)}")


@dataclass(frozen=True, slots=True)
class StarterFound(Event):
    """Who owns the elephant in the first round, and the money of each seat."""

    seat: int
    money: tuple[int, ...]

    def text(self, names: Sequence[str]) -> str:
        return _said(names, self.seat, "has", "the elephant and starts")


@dataclass(frozen=True, slots=True)
class RiverTileLaid(Event):
    """Ganga: a tile covers a space of the river."""

    space: int
    tile: str

    def text(self, names: Sequence[str]) -> str:
        return f"River tile {self.tile} covers space {self.space}"


@dataclass(frozen=True, slots=True)
class BrownDrawn(Event):
    """Navaratnas: the brown yield tile of a person."""

    seat: int
    tile: str

    def text(self, names: Sequence[str]) -> str:
        return _said(names, self.seat, "draws", f"the brown yield tile {self.tile}")


@dataclass(frozen=True, slots=True)
class YieldPut(Event):
    """Navaratnas: a yield tile now lies on a border of a province."""

    seat: int
    tile: str
    border: int

    def text(self, names: Sequence[str]) -> str:
        return _said(names, self.seat, "puts", f"yield tile {self.tile} on border {self.border}")


@dataclass(frozen=True, slots=True)
class TileRevealed(Event):
    """The next tile of a stack lies face up."""

    stack: int
    tile: str

    def text(self, names: Sequence[str]) -> str:
        return f"Tile {self.tile} turns up"


@dataclass(frozen=True, slots=True)
class RoundStarted(Event):
    """A round begins with the owner of the elephant."""

    round: int
    seat: int

    def text(self, names: Sequence[str]) -> str:
        return f"Round {self.round}: " + _said(names, self.seat, "begins", "each pass")


@dataclass(frozen=True, slots=True)
class WorkerPlaced(Event):
    """A worker went to a space; `worker` counts the seat's workers of this round from 1."""

    seat: int
    space: str
    die: int
    money: int
    worker: int

    def text(self, names: Sequence[str]) -> str:
        where = str(Place(self.space)).lower()
        cost = [die_name(self.die)] if self.die != NO_DIE else []
        cost += [f"{self.money} money"] if self.money else []
        paid = f" for {' and '.join(cost)}" if cost else ""
        return _said(names, self.seat, "places", f"a worker: {where}{paid}")


@dataclass(frozen=True, slots=True)
class WorkerSetAside(Event):
    """A worker could do nothing and is out for this round."""

    seat: int

    def text(self, names: Sequence[str]) -> str:
        return _said(names, self.seat, "sets", "a worker aside")


@dataclass(frozen=True, slots=True)
class DieTurned(Event):
    """A karma turned a die to its opposite face."""

    seat: int
    before: int
    after: int
    karma: int

    def text(self, names: Sequence[str]) -> str:
        change = f"{die_name(self.before)} to {self.after % 7}"
        return _said(names, self.seat, "turns", f"{change} for a karma")


@dataclass(frozen=True, slots=True)
class DiceSpent(Event):
    """Dice went back to the supply."""

    seat: int
    dice: Dice
    purpose: str

    def text(self, names: Sequence[str]) -> str:
        return _said(names, self.seat, "pays", f"{dice_words(self.dice)} for {self.purpose}")


@dataclass(frozen=True, slots=True)
class DiceGained(Event):
    """Dice were taken from the supply and rolled."""

    seat: int
    dice: Dice
    source: str

    def text(self, names: Sequence[str]) -> str:
        return _said(names, self.seat, "gains", dice_words(self.dice))


@dataclass(frozen=True, slots=True)
class DiceForfeited(Event):
    """Dice could not be taken: no place on the statue, or none in the supply."""

    seat: int
    count: int

    def text(self, names: Sequence[str]) -> str:
        dice = "a die" if self.count == 1 else f"{self.count} dice"
        return _said(names, self.seat, "forfeits", dice)


@dataclass(frozen=True, slots=True)
class DiceRerolled(Event):
    """Own dice were rolled again."""

    seat: int
    before: Dice
    after: Dice

    def text(self, names: Sequence[str]) -> str:
        change = f"{dice_words(self.before)} again: {dice_words(self.after)}"
        return _said(names, self.seat, "rolls", change)


@dataclass(frozen=True, slots=True)
class MoneyGained(Event):
    """The money marker went on to `money`."""

    seat: int
    count: int
    money: int
    source: str

    def text(self, names: Sequence[str]) -> str:
        return _said(names, self.seat, "gains", f"{self.count} money ({self.source})")


@dataclass(frozen=True, slots=True)
class FameGained(Event):
    """The fame marker went on to `fame`."""

    seat: int
    count: int
    fame: int
    source: str

    def text(self, names: Sequence[str]) -> str:
        return _said(names, self.seat, "gains", f"{self.count} fame ({self.source})")


@dataclass(frozen=True, slots=True)
class KarmaGained(Event):
    """Karma was gained; `count` is how much could be kept."""

    seat: int
    count: int
    karma: int

    def text(self, names: Sequence[str]) -> str:
        return _said(names, self.seat, "gains", f"{self.count} karma")


@dataclass(frozen=True, slots=True)
class BonusReached(Event):
    """A marker reached or passed a bonus of its track ("fame" or "money"), or a boat the bridge."""

    seat: int
    track: str
    space: int

    def text(self, names: Sequence[str]) -> str:
        return _said(names, self.seat, "reaches", f"the bonus at {self.space} of the {self.track}")


@dataclass(frozen=True, slots=True)
class WorkerGained(Event):
    """A worker joined; `joined` is False when it was one too many and left the game."""

    seat: int
    owned: int
    joined: bool

    def text(self, names: Sequence[str]) -> str:
        if not self.joined:
            who, has = does(names[self.seat], "has")
            return f"{who} {has} all {self.owned} workers: one more leaves the game"
        return _said(names, self.seat, "gains", f"the {ORDINALS[self.owned]} worker")


@dataclass(frozen=True, slots=True)
class ScrollRaised(Event):
    """A building type is worth more from now on."""

    seat: int
    building: int
    value: int

    def text(self, names: Sequence[str]) -> str:
        change = f"the {BUILDING_NAMES[self.building]} to {self.value}"
        return _said(names, self.seat, "upgrades", change)


@dataclass(frozen=True, slots=True)
class BoatMoved(Event):
    """A boat sailed."""

    seat: int
    start: int
    space: int

    def text(self, names: Sequence[str]) -> str:
        return _said(names, self.seat, "sails", f"to river space {self.space}")


@dataclass(frozen=True, slots=True)
class TileBought(Event):
    """A tile was paid for and left the quarry."""

    seat: int
    tile: str
    dice: Dice

    def text(self, names: Sequence[str]) -> str:
        return _said(names, self.seat, "buys", f"tile {self.tile} for {dice_words(self.dice)}")


@dataclass(frozen=True, slots=True)
class TileLaid(Event):
    """A tile lies in a province; for a dummy in no cell (LOOSE)."""

    seat: int
    tile: str
    cell: int
    turn: int

    def text(self, names: Sequence[str]) -> str:
        where = f"in cell {self.cell}" if self.cell >= 0 else "before the palace"
        return _said(names, self.seat, "lays", f"tile {self.tile} {where}")


@dataclass(frozen=True, slots=True)
class TileReplaced(Event):
    """The Master Builder took a tile out of the game for another."""

    seat: int
    old: str
    new: str

    def text(self, names: Sequence[str]) -> str:
        return _said(names, self.seat, "replaces", f"tile {self.old} by {self.new}")


@dataclass(frozen=True, slots=True)
class BorderReached(Event):
    """A road reached a bonus at the edge of a province; `tile` is the yield tile there."""

    seat: int
    border: int
    tile: str

    def text(self, names: Sequence[str]) -> str:
        what = f" with yield tile {self.tile}" if self.tile else ""
        return _said(names, self.seat, "connects", f"border {self.border}{what}")


@dataclass(frozen=True, slots=True)
class YieldUsed(Event):
    """A yield tile was used at once."""

    seat: int
    tile: str

    def text(self, names: Sequence[str]) -> str:
        return _said(names, self.seat, "uses", f"yield tile {self.tile}")


@dataclass(frozen=True, slots=True)
class ElephantTaken(Event):
    """The Great Mogul's visitor starts the next round."""

    seat: int

    def text(self, names: Sequence[str]) -> str:
        return _said(names, self.seat, "takes", "the elephant for the next round")


@dataclass(frozen=True, slots=True)
class ChamberVisited(Event):
    """The effect of a chamber was had without worker and die."""

    seat: int
    who: str

    def text(self, names: Sequence[str]) -> str:
        return _said(names, self.seat, "visits", f"the {chamber_name(self.who)}")


@dataclass(frozen=True, slots=True)
class NothingDone(Event):
    """An effect that could not be carried out."""

    seat: int
    what: str

    def text(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]}: {self.what}"


@dataclass(frozen=True, slots=True)
class MarkersMet(Event):
    """A seat's markers met or passed each other: the pass is finished, then the game ends."""

    seat: int
    overlap: int

    def text(self, names: Sequence[str]) -> str:
        who, reaches = does(names[self.seat], "reaches")
        return f"{who} {reaches} the end: the markers overlap by {self.overlap}"


@dataclass(frozen=True, slots=True)
class RoundEnded(Event):
    """Workers come home; `elephant` is who starts the next round."""

    round: int
    elephant: int

    def text(self, names: Sequence[str]) -> str:
        return f"Round {self.round} ends; " + _said(names, self.elephant, "has", "the elephant")


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """Who won by how much, in which round, and how many workers each seat had placed in it."""

    seat: int
    overlap: int
    round: int
    workers: tuple[int, ...]

    def text(self, names: Sequence[str]) -> str:
        who, wins = does(names[self.seat], "wins")
        ordinal = ORDINALS[self.workers[self.seat]] or "no"
        return (
            f"{who} {wins} by {self.overlap}: finished with the {ordinal} worker "
            f"of round {self.round}"
        )


@dataclass(frozen=True, slots=True)
class DummyThought(Event):
    """One step of a dummy's turn: the clause it follows, what it came to, and why.

    `step` is one of "area", "person", "steps", "choice", "colour", "tile", "upgrade", "pay",
    "effect"; `face` the die that decided it, 0 for none.
    """

    seat: int
    step: str
    clause: str
    title: str
    detail: str
    face: int = 0

    def text(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]}: {self.title}. {self.detail} [{self.clause}]"
