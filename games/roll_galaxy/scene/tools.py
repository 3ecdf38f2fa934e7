"""The tools behind the screen, Dictate and the Reassign powers, and what is said there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from engine.text.message import Message
from engine.text.voice import Voice
from games.roll_galaxy import names
from games.roll_galaxy.effects import Reassign
from games.roll_galaxy.names import PHASE, SIDE
from games.roll_galaxy.power_words import short_words
from games.roll_galaxy.scene.selection import DICTATE, RollSelection
from games.roll_galaxy.state import (
    DICTATE_AWAY,
    DICTATE_MOVE,
    UNPLACED,
    RollTable,
    Seat,
)
from games.roll_galaxy.tiles import effects_in

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
    title = voice.say_name(names.DICTATE)
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
    """What to do next behind the screen, and why it matters."""
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
