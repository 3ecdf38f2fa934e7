"""What a person has chosen behind the screen: a die, a power, and the tools that use it.

An option is named by its die and the place it goes to. Several powers may bring it there: then the
one that is chosen does, else the one that can do least else.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Final, Literal, NamedTuple

from engine.core.decision import Decision, Option
from engine.text.message import Message
from engine.text.voice import Voice
from engine.ui.table.director import AtTable
from engine.ui.table.selection import OptionPath, OptionPaths, Part, Selection, SelectionHost
from games.roll_galaxy import tiles
from games.roll_galaxy.effects import Reassign
from games.roll_galaxy.moves import (
    CONFIRM,
    Dictate,
    MoveByDictate,
    PlaceWild,
    SelectPhase,
    UseReassign,
)
from games.roll_galaxy.powers import short_words
from games.roll_galaxy.state import DICTATE_AWAY, DICTATE_MOVE, UNPLACED, RollTable, Seat
from games.roll_galaxy.tiles import PHASE, SIDE, effects_in

DICTATE: Final = DICTATE_AWAY
"""The number of the Dictate tool; the others have the side of their power."""


class Target(NamedTuple):
    """A place for a die: a phase's tray, the slot of its plaque, or the Dictate space."""

    kind: Literal["tray", "slot", "dictate"]
    phase: int = -1


class Assigning(AtTable[RollTable]):
    """Whoever assigns dice: their assignment is asked for while the last answer still plays."""

    @property
    def decision(self) -> Decision | None:
        """The assignment to be made, if that is what is asked, die by die."""
        decision = self._table.decision
        if decision is None or decision.kind != "assign" or decision.listing is None:
            return None
        return decision


class RollSelection(Selection[RollTable]):
    """The die and the tool a person has chosen, and what the decision lets them do.

    `tool` is the power that shall move the next die, `powers` are those that can move one now.
    """

    def __init__(self, host: SelectionHost[RollTable]) -> None:
        super().__init__(host)
        self.tool: int | None = None
        self.powers: frozenset[int] = frozenset()

    def begin(self) -> None:
        """Without a decision no power moves anything."""
        if self._decision is None:
            self.tool, self.powers = None, frozenset()

    def paths_of(self, decision: Decision) -> OptionPaths:
        """Die and place, with the best option for each; what is still there stays chosen."""
        named = [(name, option) for option in decision.options if (name := name_of(option))]
        uses = Counter(power_of(option) for _, option in named)
        self.powers = frozenset(power for power in uses if power is not None)
        if self.tool not in self.powers:
            self.tool = None
        best: dict[tuple[Part, ...], Option] = {}
        for name, option in named:
            known = best.get(name, option)
            if self.tool in (None, power_of(option)):
                best[name] = min(known, option, key=lambda each: _price(each, uses))
        paths = OptionPaths(OptionPath(name, (option,)) for name, option in best.items())
        paths.resume(self.chosen)
        return paths

    # -- what can be done

    @property
    def die(self) -> int | None:
        """The die in hand."""
        return self.chosen[0][1] if self.chosen else None

    @property
    def can_confirm(self) -> bool:
        return CONFIRM in self.options

    @property
    def lit(self) -> frozenset[Part]:
        return self.paths.lit if self.chosen else frozenset()

    @property
    def movable(self) -> frozenset[int]:
        """The dice that can be moved now (with the tool that is chosen)."""
        return frozenset(die for _, die in self.paths.known)

    # -- what is done

    def pick(self, die: int | None) -> bool:
        """Take a die (or none) in hand; picking it again lets it go."""
        part = ("die", die)
        self.paths.chosen = (part,) if part in self.paths.known and die != self.die else ()
        self.host.refresh()
        return self.die is not None

    def choose_tool(self, power: int) -> None:
        """Use this power next, or no longer."""
        self._use(None if self.tool == power else power)
        self.host.refresh()

    def _use(self, tool: int | None) -> None:
        self.tool = tool
        if self._decision is not None:
            self.paths = self.paths_of(self._decision)

    def put(self, target: Target) -> bool:
        """Put the die in hand somewhere; whether it may go there."""
        if target not in self.lit:
            return False
        ((way, _),) = self.paths.going_on_from((*self.chosen, target))
        self.paths.chosen = ()
        return self.follow(way)

    def clear(self) -> bool:
        """Let go of everything; whether there was something."""
        tool = self.tool
        self._use(None)
        return super().clear() or tool is not None


def name_of(option: Option) -> tuple[Part, ...]:
    """The die and its place; nothing for an option that moves none."""
    match option:
        case SelectPhase(worker, phase):
            return ("die", worker), Target("slot", phase)
        case PlaceWild(worker, phase) | MoveByDictate(worker, phase):
            return ("die", worker), Target("tray", phase)
        case UseReassign(_, worker, phase):
            return ("die", worker), Target("tray", phase)
        case Dictate(worker):
            return ("die", worker), Target("dictate")
    return ()


def power_of(option: Option) -> int | None:
    match option:
        case UseReassign(power, _, _):
            return power
        case Dictate() | MoveByDictate():
            return DICTATE
    return None


def _price(option: Option, uses: Counter[int | None]) -> int:
    """What is paid for already goes first, then the power that can do least else."""
    is_free = isinstance(option, MoveByDictate | PlaceWild | SelectPhase)
    return 0 if is_free else uses[power_of(option)]


ToolState = Literal["ready", "used", "resting"]


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


def tools(table: RollTable, seat: Seat, ready: frozenset[int], voice: Voice) -> tuple[Tool, ...]:
    """Dictate first, then every Reassign power of a tableau; `ready` can be used now."""
    found = [_dictate(seat, voice, is_ready=DICTATE in ready)]
    for side, power in effects_in(seat.tableau, Reassign):
        uses = [use for use in seat.uses if use.power == side]
        found.append(_reassign(seat, side, power, len(uses), voice, is_ready=side in ready))
    return tuple(found)


def _done(seat: Seat, power: int) -> tuple[tuple[int, int, int], ...]:
    return tuple(
        (seat.workers[use.worker].colour, use.source, seat.workers[use.worker].place)
        for use in seat.uses
        if use.power == power
    )


def _dictate(seat: Seat, voice: Voice, *, is_ready: bool) -> Tool:
    away = [use for use in seat.uses if use.power == DICTATE_AWAY]
    moved = _done(seat, DICTATE_MOVE)
    if away and not moved:
        words = "tool-move-another"
    elif is_ready:
        words = "tool-give-and-move"
    else:
        words = "tool-given-and-moved" if away else "tool-after-call"
    state: ToolState = "ready" if is_ready else "used" if away else "resting"
    note = Message("tool-used" if state == "used" else "tool-once")
    title = voice.say_name(tiles.DICTATE)
    return Tool(DICTATE, title, voice.say(note), voice.say(Message(words)), state, moved)


def _reassign(
    seat: Seat, side: int, power: Reassign, used: int, voice: Voice, *, is_ready: bool
) -> Tool:
    state: ToolState = "ready" if is_ready else "used" if used else "resting"
    note = ""
    if used:
        note = voice.say(Message("tool-used" if state == "used" else "tool-one-more"))
    words = voice.say(short_words(power))
    return Tool(side, voice.say_name(SIDE(side)), note, words, state, _done(seat, side))


# -- words ----------------------------------------------------------------------------------------


def assign_words(seat: Seat, selection: RollSelection) -> tuple[Message, Message | None]:
    wilds = sum(worker.place == UNPLACED for worker in seat.workers)
    ready = selection.powers
    if selection.die is not None:
        return Message("put-the-die"), Message("lit-places")
    if seat.called is None:
        return Message("call-with-wilds" if wilds else "call-a-phase"), Message("caller-works")
    called = {"phase": PHASE(seat.called)}
    if any(use.power == DICTATE_AWAY for use in seat.uses[-1:]):
        return Message("move-the-dictated"), Message("under-any-phase")
    if not selection.can_confirm and not wilds:
        return Message("finish-the-power"), Message("two-dice-of-one")
    if wilds:
        return Message("called-place-wilds", called), Message("wilds-work-anywhere")
    if ready:
        what = "dictate" if ready == {DICTATE} else "powers"
        return Message("called-use-powers", {**called, "what": what}), None
    return Message("called-confirm", called), None
