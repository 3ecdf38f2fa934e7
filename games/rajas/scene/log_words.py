"""What the log says: short lines under the rounds; a dummy's lines unfold into how it decided."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from engine.core.bot import Reason
from engine.core.story import Passage
from engine.ui.table.chronicle import Heading, LogLine, Thought
from games.rajas.board import Board
from games.rajas.dice import COLOURS, die_name, spoken_dice
from games.rajas.effects import BUILDING_NAMES, the_person
from games.rajas.events import (
    ORDINALS,
    BoatMoved,
    BonusReached,
    BorderReached,
    BrownDrawn,
    ChamberVisited,
    DiceForfeited,
    DiceGained,
    DiceRerolled,
    DieTurned,
    DummyThought,
    ElephantTaken,
    FameGained,
    GameEnded,
    KarmaGained,
    MarkersMet,
    MoneyGained,
    NothingDone,
    RiverTileLaid,
    RoundEnded,
    RoundStarted,
    ScrollRaised,
    StarterFound,
    StartRolled,
    TileBought,
    TileReplaced,
    WorkerGained,
    WorkerPlaced,
    WorkerSetAside,
    YieldPut,
    YieldUsed,
)
from games.rajas.move_words import space_words
from games.rajas.moves import NO_DIE
from games.rajas.state import RajasTable

SOURCES: Final = {
    "buildings": "Buildings",
    "markets": "Markets",
    "market": "Market",
    "chambers": "From the chamber",
    "river": "From the river",
    "border": "From the border",
    "yield tile": "From the yield tile",
    "terrace": "From the terrace",
    "karma": "Money for karma",
    "handicap": "Handicap",
    "money track": "From the money track",
    "fame track": "From the fame track",
    "bridge": "From the bridge",
}
"""How a gain is told by its source."""

Words = tuple[str, str]
"""What happened, and what it gave."""


class LogFormatter:
    """Turns passages into lines; keeps what a dummy thought until the deed that follows it."""

    def __init__(self, names: Sequence[str]) -> None:
        self._names = tuple(names)
        self._thoughts: list[Thought] = []

    def lines(self, move: Passage, before: RajasTable) -> list[LogLine | Heading]:
        """The lines of an answer; `before` is the table before it."""
        return [line for event in move.events for line in self._of(event, before)]

    def _of(self, event: Any, before: RajasTable) -> Iterator[LogLine | Heading]:
        if isinstance(event, RoundStarted):
            yield Heading(f"Round {event.round}")
        elif isinstance(event, DummyThought):
            if event.step == "area":
                self._thoughts = []
            reason = Reason(event.clause, event.detail)
            self._thoughts.append(Thought(event.title, (reason,)))
        elif isinstance(event, RoundEnded):
            yield LogLine("Has the elephant", event.elephant, icon="elephant")
        elif isinstance(event, MarkersMet | GameEnded):
            yield LogLine(event.text(self._names), event.seat, icon="trophy")
        elif isinstance(event, RiverTileLaid):
            yield LogLine(f"Ganga tile on stone {event.space}: {event.brings}", icon="river")
        else:
            yield from self._deed(event, before)

    def _deed(self, event: Any, before: RajasTable) -> Iterator[LogLine]:
        words = deed_words(event, before) or gain_words(event) or tile_words(event, before.board)
        if words is None:
            return
        said, self._thoughts = tuple(self._thoughts), []
        yield LogLine(words[0], event.seat, words[1], thoughts=said)


def deed_words(event: Any, before: RajasTable) -> Words | None:
    """What a worker, a die or the boat does."""
    match event:
        case WorkerPlaced(_, space, die, money):
            name = space_words(before.space(space))
            gives = f" for {die_name(die)}" if die != NO_DIE else ""
            return f"{name}{gives}", f"−{money} money" if money else ""
        case WorkerSetAside():
            return "Sets a worker aside", ""
        case DieTurned(_, old, new, _):
            return f"Karma: {die_name(old)} to {new % 7}", "−1 karma"
        case DiceGained(_, dice, _):
            return f"Gains {spoken_dice(dice)}", ""
        case DiceForfeited(_, count):
            return "Forfeits a die" if count == 1 else f"Forfeits {count} dice", ""
        case DiceRerolled(_, old, new):
            return f"Rolls {spoken_dice(old)} again: {spoken_dice(new)}", ""
        case BoatMoved(_, _, space):
            return f"Boat to stone {space}", ""
        case ElephantTaken():
            return "Takes the elephant for the next round", ""
        case ChamberVisited(_, who):
            return f"Visits {the_person(who)}", ""
        case NothingDone(_, what):
            return what[:1].upper() + what[1:], ""
        case StartRolled(_, dice):
            return f"Begins with {spoken_dice(dice)}", ""
        case StarterFound():
            return "Has the elephant and starts", ""
    return None


def gain_words(event: Any) -> Words | None:
    """What markers, workers and scrolls do."""
    match event:
        case MoneyGained(_, count, _, source):
            return _source(source), f"+{count} money"
        case FameGained(_, count, _, source):
            return _source(source), f"+{count} fame"
        case KarmaGained(_, count, _) if count:
            return "Karma", f"+{count} karma"
        case BonusReached(_, track, space):
            return f"Reaches {space} of the {track}" if track != "river" else "The bridge", ""
        case WorkerGained(_, owned, joined):
            return f"The {ORDINALS[owned]} worker joins" if joined else "No room for a worker", ""
        case ScrollRaised(_, building, value):
            return f"Raises the {BUILDING_NAMES[building]} to {value}", ""
    return None


def tile_words(event: Any, board: Board) -> Words | None:
    """What happens to tiles of a province and to yield tiles."""
    match event:
        case TileBought(_, tile, dice):
            face = board.tiles[tile]
            words = f"{COLOURS[face.colour].capitalize()} tile for {face.price}"
            return (f"{words}: gives {spoken_dice(dice)}" if dice else words), ""
        case TileReplaced(_, old, _):
            face = board.tiles[old]
            return f"In place of the {COLOURS[face.colour]} tile for {face.price}", ""
        case BorderReached():
            return f"Reaches {event.where}", ""
        case YieldPut() | YieldUsed():
            verb = "Yield tile laid" if isinstance(event, YieldPut) else "Yield tile"
            return f"{verb}: {event.brings}", ""
        case BrownDrawn():
            return f"Draws a brown tile: {event.brings}", ""
    return None


def _source(source: str) -> str:
    return SOURCES.get(source, source[:1].upper() + source[1:])
