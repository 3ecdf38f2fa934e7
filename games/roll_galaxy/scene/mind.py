"""What a person is doing behind the screen: the die in hand, the tool chosen, where it may go.

Knows no pixels: the table tells it what was clicked or dropped, and it answers with options of the
pending decision.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final, Literal, Protocol

from engine.core.decision import Decision, Option
from games.roll_galaxy.dice import PHASES
from games.roll_galaxy.effects import Reassign
from games.roll_galaxy.moves import (
    CONFIRM,
    Dictate,
    MoveByDictate,
    PlaceWild,
    SelectPhase,
    UseReassign,
)
from games.roll_galaxy.power_words import short_words
from games.roll_galaxy.state import (
    DICTATE_AWAY,
    DICTATE_MOVE,
    DICTATED,
    UNPLACED,
    RollTable,
    Seat,
)
from games.roll_galaxy.tiles import SIDES, effects_in

DICTATE: Final = DICTATE_AWAY
"""The number of the Dictate tool; the others have the side of their power."""

ToolState = Literal["ready", "used", "resting"]


@dataclass(frozen=True, slots=True)
class Target:
    """A place for a die: a phase's tray, the slot of its plaque, or the Dictate space."""

    kind: Literal["tray", "slot", "dictate"]
    phase: int = -1


@dataclass(frozen=True, slots=True)
class Tool:
    """Something that moves dice: Dictate or a Reassign power, and how far it is used."""

    power: int
    title: str
    note: str
    words: str
    state: ToolState
    moves: tuple[tuple[int, int, int], ...] = ()
    """What it did: (colour of the die, where it came from, where it is)."""


class Player(Protocol):
    """What the mind needs of the table scene."""

    @property
    def decision(self) -> Decision | None:
        """What a person has to decide now."""

    def submit(self, answer: Any) -> bool:
        """Answer it."""

    def refuse(self, sentence: str) -> None:
        """Say why something does not go."""

    def refresh(self) -> None:
        """Something to show has changed."""


class Mind:
    """The die and the tool a person has chosen, and what the decision lets them do."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.die: int | None = None
        self.tool: int | None = None
        self._seen: object = None
        self._moves: dict[int, dict[Target, list[Option]]] = {}

    # -- what can be done

    @property
    def decision(self) -> Decision | None:
        """The assignment to be made, if that is what is asked."""
        decision = self.player.decision
        return decision if decision is not None and decision.kind == "assign" else None

    @property
    def moves(self) -> Mapping[int, Mapping[Target, list[Option]]]:
        """Per worker and target, the options that bring it there."""
        decision = self.decision
        if decision is not self._seen:
            self._seen = decision
            self._moves = _moves(decision.options if decision is not None else ())
            self._let_go_of_gone()
        return self._moves

    def _let_go_of_gone(self) -> None:
        powers = {_power(option) for way in self._moves.values() for options in way.values()
                  for option in options}  # fmt: skip
        if self.tool is not None and self.tool not in powers:
            self.tool = None
        if self.die is not None and self.die not in self._moves:
            self.die = None

    @property
    def can_confirm(self) -> bool:
        """Whether the assignment may be confirmed now."""
        return self.decision is not None and CONFIRM in self.decision.options

    def targets(self, die: int) -> dict[Target, Option]:
        """Where a die may go now, with the best option for each place."""
        found = {}
        for target, options in self.moves.get(die, {}).items():
            fitting = [option for option in options if self._fits(option)]
            if fitting:
                found[target] = min(fitting, key=_thrift(self.moves))
        return found

    def _fits(self, option: Option) -> bool:
        return self.tool is None or _power(option) == self.tool

    @property
    def lit(self) -> frozenset[Target]:
        """The places lit for the die that is chosen."""
        return frozenset() if self.die is None else frozenset(self.targets(self.die))

    @property
    def movable(self) -> frozenset[int]:
        """The dice that can be moved now (with the tool that is chosen)."""
        return frozenset(die for die in self.moves if self.targets(die))

    # -- what is done

    def pick(self, die: int | None) -> bool:
        """Take a die (or none) in hand; picking it again lets it go."""
        self.die = None if die is None or die == self.die or die not in self.movable else die
        self.player.refresh()
        return self.die is not None

    def hold(self, die: int) -> bool:
        """Take a die in hand for a drag."""
        if die not in self.movable:
            return False
        self.die = die
        self.player.refresh()
        return True

    def choose_tool(self, power: int) -> None:
        """Use this power next, or no longer."""
        self.tool = None if self.tool == power else power
        if self.die is not None and self.die not in self.movable:
            self.die = None
        self.player.refresh()

    def put(self, target: Target) -> bool:
        """Put the die in hand somewhere; whether it may go there."""
        if self.die is None:
            return False
        option = self.targets(self.die).get(target)
        if option is None:
            return False
        self.die = None
        return self.player.submit(option)

    def clear(self) -> bool:
        """Let go of everything; whether there was something."""
        had = self.die is not None or self.tool is not None
        self.die = self.tool = None
        if had:
            self.player.refresh()
        return had


def _moves(options: Iterable[Option]) -> dict[int, dict[Target, list[Option]]]:
    found: dict[int, dict[Target, list[Option]]] = {}
    for option in options:
        target = _target(option)
        worker = getattr(option, "worker", None)
        if target is not None and worker is not None:
            found.setdefault(worker, {}).setdefault(target, []).append(option)
    return found


def _target(option: Option) -> Target | None:
    match option:
        case SelectPhase(_, phase):
            return Target("slot", phase)
        case PlaceWild(_, phase) | MoveByDictate(_, phase) | UseReassign(_, _, phase):
            return Target("tray", phase)
        case Dictate():
            return Target("dictate")
    return None


def _power(option: Option) -> int | None:
    match option:
        case UseReassign(power, _, _):
            return power
        case Dictate() | MoveByDictate():
            return DICTATE
    return None


def _thrift(moves: Mapping[int, Mapping[Target, list[Option]]]) -> Any:
    """What is paid for already goes first, then the power that can do least else."""
    uses: dict[int | None, int] = {}
    for way in moves.values():
        for options in way.values():
            for option in options:
                uses[_power(option)] = uses.get(_power(option), 0) + 1

    def price(option: Option) -> int:
        if isinstance(option, MoveByDictate | PlaceWild | SelectPhase):
            return 0
        return uses[_power(option)]

    return price


# -- tools ----------------------------------------------------------------------------------------


def tools(table: RollTable, seat: Seat, ready: frozenset[int]) -> tuple[Tool, ...]:
    """Dictate first, then every Reassign power of a tableau; `ready` can be used now."""
    found = [_dictate(seat, DICTATE in ready)]
    for side, power in effects_in(seat.tableau, Reassign):
        uses = [use for use in seat.uses if use.power == side]
        found.append(_reassign(seat, side, power, len(uses), side in ready))
    return tuple(found)


def ready_tools(mind: Mind) -> frozenset[int]:
    """The powers that can move a die now."""
    return frozenset(
        power
        for way in mind.moves.values()
        for options in way.values()
        for option in options
        if (power := _power(option)) is not None
    )


def _done(seat: Seat, power: int) -> tuple[tuple[int, int, int], ...]:
    return tuple(
        (seat.workers[use.worker].colour, use.source, seat.workers[use.worker].place)
        for use in seat.uses
        if use.power == power
    )


def _dictate(seat: Seat, is_ready: bool) -> Tool:
    away = [use for use in seat.uses if use.power == DICTATE_AWAY]
    moved = _done(seat, DICTATE_MOVE)
    if away and not moved:
        words = "Now move another die"
    elif is_ready:
        words = "Give one die, move another"
    elif away:
        words = "One given, another moved"
    else:
        words = "Comes after your call"
    state: ToolState = "ready" if is_ready else "used" if away else "resting"
    note = "used" if state == "used" else "once a round"
    return Tool(DICTATE, "Dictate", note, words, state, moved)


def _reassign(seat: Seat, side: int, power: Reassign, used: int, is_ready: bool) -> Tool:
    state: ToolState = "ready" if is_ready else "used" if used else "resting"
    note = "used" if state == "used" else "one more" if used else ""
    return Tool(side, SIDES[side].name, note, short_words(power), state, _done(seat, side))


# -- words ----------------------------------------------------------------------------------------


def assign_words(seat: Seat, mind: Mind) -> tuple[str, str]:
    """What to do next behind the screen, and why it matters."""
    wilds = sum(worker.place == UNPLACED for worker in seat.workers)
    called = seat.called
    ready = ready_tools(mind)
    if mind.die is not None:
        return "Put the die where it shall work.", "The lit places can take it; Esc lets go of it."
    if called is None:
        if wilds:
            words = "Place your Wilds and call a phase with one die."
        else:
            words = "Call a phase: put one die on its plaque."
        return words, "The die you call with works there, whatever it shows."
    name = PHASES[called]
    if any(use.power == DICTATE_AWAY for use in seat.uses[-1:]):
        return "Move another die by the Dictate you paid for.", "It may go under any phase."
    if not mind.can_confirm and not wilds:
        return "Finish the power you began.", "It moves two dice of one phase."
    if wilds:
        return f"{name} is your call. Place your Wilds.", "They work wherever you put them."
    if ready:
        what = "Dictate" if ready == {DICTATE} else "Use your powers"
        return f"{name} is your call. {what} if you like, then confirm.", ""
    return f"{name} is your call. Confirm the assignment.", ""


def counted_dice(seat: Seat) -> tuple[str, bool]:
    """How many dice there are and whether all are placed."""
    count = len(seat.workers)
    left = sum(worker.place == UNPLACED for worker in seat.workers)
    given = sum(worker.place == DICTATED for worker in seat.workers)
    dice = "1 die" if count == 1 else f"{count} dice"
    if left:
        return f"{left} of {dice} to place", False
    return f"{dice}, {'all placed' if not given else f'{given} dictated'}", True
