"""What the log says: short lines, calls at the reveal with the reasons, secrets only to their seat.

A `Teller` is asked move by move, in order; it starts again when the first move comes again.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from engine.core.decision import CHANCE
from engine.core.match import Move
from engine.ui.scenes.chronicle import Heading, LogLine
from games.roll_galaxy.dice import COLOURS, PHASES
from games.roll_galaxy.events import (
    AssignmentConfirmed,
    ChipsGained,
    CreditsGained,
    CupRolled,
    DiceRecruited,
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
from games.roll_galaxy.scene.stage import deed_of
from games.roll_galaxy.state import DICTATE_AWAY, DICTATE_MOVE, RollTable
from games.roll_galaxy.tiles import FACTION_NAMES, TILE_NAMES

SILENT = (
    TileDrawn,
    WorkerAssigned,
    AssignmentConfirmed,
    WorkersReturned,
    CupRolled,
    TileAbandoned,
    RoundStarted,
)


class Teller:
    """Turns moves into lines. `own` is the only person's seat, who may read its own secrets."""

    def __init__(self, names: Sequence[str], own: int | None) -> None:
        self._names = tuple(names)
        self._own = own

    def lines(self, move: Move, before: RollTable) -> list[LogLine | Heading]:
        """The lines of a move, and headings for rounds and phases."""
        found = [line for event in move.events for line in self._of(event, before)]
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

    def _of(self, event: Any, before: RollTable) -> Iterator[LogLine | Heading]:
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
            yield from self._reveal(event, before)
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

    def _reveal(self, event: PhasesRevealed, before: RollTable) -> Iterator[LogLine]:
        for seat, phase in enumerate(event.called):
            if seat == self._own:
                continue
            yield self._says(seat, "call", PHASES[phase])
            held = before.seats[seat]
            for use in held.uses:
                if use.power == DICTATE_AWAY:
                    continue
                worker = held.workers[use.worker]
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
        seat: int | None = getattr(event, "seat", None)
        match event:
            case ExtraDieRolled(phase):
                yield LogLine(f"The extra die shows {PHASES[phase]}", icon="dice")
            case FactionDrawn(who, faction):
                yield self._says(who, "draw", FACTION_NAMES[faction])
            case HomeDrawn(who, side):
                yield self._says(who, "start", f"from {side_name(side)}")
            case StacksStarted(who):
                yield self._says(who, "plan", f"{side_name(2 * event.development)} and "
                                 f"{side_name(2 * event.world + 1)}")  # fmt: skip
            case Stocked():
                yield self._says(event.seat, "stock", points=f"+${event.credits}")
            case Scouted():
                yield self._says(event.seat, "scout", counted(event.tiles, "tile"))
            case TilePlaced() if event.position == 0 or event.seat == self._own:
                kind = 2 * event.tile + event.is_world
                where = "" if not event.position else f", place {event.position + 1}"
                yield self._says(event.seat, "plan", f"{side_name(kind)}{where}")
            case TileCompleted():
                verb = "settle" if event.side % 2 else "develop"
                yield self._says(event.seat, verb, side_name(event.side))
            case GoodProduced():
                yield self._says(event.seat, "produce", f"on {side_name(event.side)}")
            case GoodTraded():
                yield self._says(event.seat, "trade", f"the good of {side_name(event.side)}",
                                 points=f"+${event.credits}")  # fmt: skip
            case GoodConsumed():
                yield self._says(event.seat, "consume", f"the good of {side_name(event.side)}",
                                 points=f"+{event.chips} VP")  # fmt: skip
            case CreditsGained():
                if event.credits:
                    by = side_name(event.source) if event.source is not None else "a bonus"
                    yield self._says(event.seat, "earn", f"by {by}", points=f"+${event.credits}")
            case ChipsGained():
                yield self._says(event.seat, "get", f"VP by {side_name(event.source)}",
                                 points=f"+{event.chips} VP")  # fmt: skip
            case DiceRecruited():
                yield self._says(event.seat, "recruit", dice_words(event.dice),
                                 points=f"−${sum(event.dice)}")  # fmt: skip
            case DieRecalled():
                yield self._says(event.seat, "recall", f"a {COLOURS[event.colour]} die")
            case DieGivenUp():
                yield self._says(event.seat, "give up", f"a {COLOURS[event.colour]} die")
            case FloorReached():
                name = self._name(event.seat)
                yield LogLine(f"{name}: at least ${event.credits}", event.seat)
            case GameEnded():
                yield LogLine(event.text(self._names), icon="trophy")
            case _:
                deed = deed_of(event)
                if deed is not None and seat is not None:
                    words = deed.words[:1].lower() + deed.words[1:]
                    yield LogLine(f"{self._name(seat)}: {words}", seat, points=deed.gain)


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
