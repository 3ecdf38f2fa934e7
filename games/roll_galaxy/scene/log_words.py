"""What the log says: short lines, calls at the reveal with the reasons, secrets only to their seat.

What somebody may not know is not in the passages that a `LogFormatter` is given.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from engine.core.decision import CHANCE
from engine.core.story import Passage
from engine.ui.table.chronicle import Heading, LogLine
from games.roll_galaxy.dice import COLOURS, PHASES
from games.roll_galaxy.events import (
    AssignmentConfirmed,
    ChipsGained,
    CreditsGained,
    CupRolled,
    DiceRecruited,
    DiceSaved,
    DiceWait,
    DieGained,
    DieGivenUp,
    DieRecalled,
    ExtraDieRolled,
    FactionDrawn,
    FloorReached,
    GameEnded,
    GoodConsumed,
    GoodProduced,
    GoodTraded,
    HomeDrawn,
    PhasesRevealed,
    PhaseStarted,
    RoundStarted,
    Scouted,
    StacksStarted,
    Stocked,
    TileAbandoned,
    TileCompleted,
    TileDrawn,
    TileLifted,
    TilePlaced,
    WorkerAssigned,
    WorkersReturned,
    counted,
    dice_words,
    listed,
    side_name,
)
from games.roll_galaxy.moves import EndExplore, EndRecall, KeepCredits, SaveNoMore, Spend
from games.roll_galaxy.scene.palette import PHASE_ICONS
from games.roll_galaxy.state import DICTATE_AWAY, DICTATE_MOVE, RollTable
from games.roll_galaxy.tiles import FACTION_NAMES, SIDES, TILE_NAMES

SILENT = (
    TileDrawn,
    WorkerAssigned,
    AssignmentConfirmed,
    WorkersReturned,
    CupRolled,
    TileAbandoned,
    RoundStarted,
)


class LogFormatter:
    """Turns passages into lines. `own` is the seat that reads them: its own calls and tiles are
    told when they are made, those of the others when they are revealed.
    """

    def __init__(self, names: Sequence[str], own: int | None) -> None:
        self._names = tuple(names)
        self._own = own

    def lines(self, move: Passage, before: RollTable) -> list[LogLine | Heading]:
        """The lines of a move, and headings for rounds and phases."""
        found = [line for event in move.events for line in self._of(event)]
        if not found and move.reasons and move.seat != CHANCE and before.revealed:
            words = _quiet_words(move.answer)
            return [self._says(move.seat, *words)] if words else []
        return found

    def _name(self, seat: int) -> str:
        name = self._names[seat]
        return "You" if name == "You" else short_name(name)

    def _says(self, seat: int, verb: str, rest: str = "", **more: Any) -> LogLine:
        """A line with the verb bent for "You"."""
        name = self._name(seat)
        bent = verb if name == "You" else third_person(verb)
        return LogLine(f"{name} {bent}{' ' + rest if rest else ''}", seat, **more)

    def _of(self, event: Any) -> Iterator[LogLine | Heading]:
        if isinstance(event, RoundStarted):
            yield Heading(f"Round {event.round}")
            yield LogLine("Everybody rolls", icon="dice")
        elif isinstance(event, TileDrawn) and event.seat == self._own:
            yield self._says(event.seat, "draw", TILE_NAMES[event.tile])
        elif isinstance(event, TileAbandoned) and event.seat == self._own:
            yield self._says(event.seat, "abandon", TILE_NAMES[event.tile])
        elif isinstance(event, WorkerAssigned):
            yield from self._assigned(event)
        elif isinstance(event, SILENT):
            return
        elif isinstance(event, PhasesRevealed):
            yield from self._reveal(event)
        elif isinstance(event, PhaseStarted):
            yield LogLine(f"{PHASES[event.phase]} phase", icon=PHASE_ICONS[event.phase])
        else:
            yield from self._deed(event)

    def _assigned(self, event: WorkerAssigned) -> Iterator[LogLine]:
        """The own powers used, as they are behind the own screen."""
        if event.seat != self._own or event.how in ("wild", "dictate away"):
            return
        where = PHASES[event.place]
        if event.how == "select":
            yield self._says(event.seat, "call", where)
            return
        source = PHASES[event.source] if event.source < len(PHASES) else "the wilds"
        by = "Dictate" if event.power is None else side_name(event.power)
        yield LogLine(f"{by}: a die from {source} to {where}", event.seat, says_name=True)

    def _reveal(self, event: PhasesRevealed) -> Iterator[LogLine]:
        for seat, phase in enumerate(event.called):
            if seat == self._own:
                continue
            yield self._says(seat, "call", PHASES[phase])
            for use in event.uses[seat]:
                if use.power == DICTATE_AWAY:
                    continue
                worker = event.workers[seat][use.worker]
                die, where = COLOURS[worker.colour], PHASES[worker.place % len(PHASES)]
                if use.power == DICTATE_MOVE:
                    yield self._says(seat, "dictate", f"a {die} die to {where}")
                else:
                    words = f"{side_name(use.power)}: a {die} die to {where}"
                    yield LogLine(f"{self._name(seat)} by {words}", seat)
        names = listed(PHASES[phase] for phase in event.phases)
        verb = "happens" if len(event.phases) == 1 else "happen"
        yield LogLine(f"{names} {verb}", icon="eye")

    def _deed(self, event: Any) -> Iterator[LogLine]:
        if isinstance(event, ExtraDieRolled):
            yield LogLine(f"The extra die shows {PHASES[event.phase]}", icon="dice")
        elif isinstance(event, FloorReached):
            yield LogLine(f"{self._name(event.seat)}: at least ${event.credits}", event.seat)
        elif isinstance(event, GameEnded):
            yield LogLine(event.text(self._names), icon="trophy")
        else:
            for words in (tile_words(event, self._own), die_words(event), money_words(event)):
                if words is not None:
                    verb, rest, points = words
                    yield self._says(event.seat, verb, rest, points=points)


Sentence = tuple[str, str, str]
"""A verb in its plain form, what follows it, and what it brought."""


def tile_words(event: Any, own: int | None) -> Sentence | None:
    """What happens to tiles; where they lie in a stack is told to the seat `own` alone."""
    match event:
        case FactionDrawn(_, faction):
            return "draw", FACTION_NAMES[faction], ""
        case HomeDrawn(_, side):
            return "start", f"from {side_name(side)}", ""
        case StacksStarted(_, development, world):
            names = side_name(2 * development), side_name(2 * world + 1)
            return "plan", " and ".join(names), ""
        case Scouted():
            return "scout", counted(event.tiles, "tile"), ""
        case TileLifted():
            return "rearrange", "a tile", ""
        case TilePlaced() if event.position == 0 or event.seat == own:
            where = f", place {event.position + 1}" if event.position else ""
            return "plan", f"{side_name(2 * event.tile + event.is_world)}{where}", ""
        case TilePlaced():
            kinds = "worlds" if event.is_world else "developments"
            return "put", f"a tile among the {kinds}", ""
        case TileCompleted():
            return "settle" if SIDES[event.side].is_world else "develop", side_name(event.side), ""
    return None


def die_words(event: Any) -> Sentence | None:
    """What happens to dice."""
    match event:
        case DiceWait():
            return "leave", f"{dice_words(event.dice)} waiting", ""
        case DiceSaved():
            return "save", dice_words(event.dice), ""
        case DieGained():
            return "gain", f"{event.count} {COLOURS[event.colour]}", ""
        case DieGivenUp():
            return "give up", f"a {COLOURS[event.colour]} die", ""
        case DieRecalled():
            return "recall", f"a {COLOURS[event.colour]} die", ""
        case DiceRecruited():
            return "recruit", dice_words(event.dice), f"−${sum(event.dice)}"
        case GoodProduced():
            return "produce", f"on {side_name(event.side)}", ""
    return None


def money_words(event: Any) -> Sentence | None:
    """What brings credits and chips."""
    match event:
        case Stocked():
            return "stock", "", f"+${event.credits}"
        case GoodTraded():
            return "trade", f"the good of {side_name(event.side)}", f"+${event.credits}"
        case GoodConsumed():
            return "consume", f"the good of {side_name(event.side)}", f"+{event.chips} VP"
        case CreditsGained() if event.credits:
            by = side_name(event.source) if event.source is not None else "a bonus"
            return "earn", f"by {by}", f"+${event.credits}"
        case ChipsGained():
            return "get", f"VP by {side_name(event.source)}", f"+{event.chips} VP"
    return None


def _quiet_words(answer: Any) -> tuple[str, str] | None:
    """Verb and rest for an answer that changes nothing open; its reasons hang on the line.

    None where a later event tells of it.
    """
    match answer:
        case EndRecall():
            return "recall", "nothing more"
        case SaveNoMore():
            return "save", "no more dice"
        case KeepCredits():
            return "keep", "the money"
        case EndExplore():
            return "end", "exploring"
        case Spend(colour):
            return "spend", f"a {COLOURS[colour]} die"
    return None


def short_name(name: str) -> str:
    """A bot's own name without the kind of bot before it."""
    return name.removeprefix("Rollbot ")


def third_person(verb: str) -> str:
    """The verb for somebody else: "calls", "gives up"."""
    first, _, rest = verb.partition(" ")
    return f"{first}s{' ' + rest if rest else ''}"
