"""The tools behind the screen, Dictate and the Reassign powers, and what is said there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from games.roll_galaxy.dice import PHASES
from games.roll_galaxy.effects import Reassign
from games.roll_galaxy.power_words import short_words
from games.roll_galaxy.scene.selection import DICTATE, RollSelection
from games.roll_galaxy.state import (
    DICTATE_AWAY,
    DICTATE_MOVE,
    DICTATED,
    UNPLACED,
    RollTable,
    Seat,
)
from games.roll_galaxy.tiles import SIDES, effects_in

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


def tools(table: RollTable, seat: Seat, ready: frozenset[int]) -> tuple[Tool, ...]:
    """Dictate first, then every Reassign power of a tableau; `ready` can be used now."""
    found = [_dictate(seat, DICTATE in ready)]
    for side, power in effects_in(seat.tableau, Reassign):
        uses = [use for use in seat.uses if use.power == side]
        found.append(_reassign(seat, side, power, len(uses), side in ready))
    return tuple(found)


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


def assign_words(seat: Seat, selection: RollSelection) -> tuple[str, str]:
    """What to do next behind the screen, and why it matters."""
    wilds = sum(worker.place == UNPLACED for worker in seat.workers)
    called = seat.called
    ready = selection.powers
    if selection.die is not None:
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
    if not selection.can_confirm and not wilds:
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
