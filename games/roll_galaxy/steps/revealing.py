"""A person's dice at a real table: told as they lie when the screen goes up.

Nobody else needs to know how they were rolled: every colour has each phase or a Wild on its faces,
so that any die may stand under any phase. Only the Dictate space has a price.
"""

from __future__ import annotations

from engine.text.message import Message
from games.roll_galaxy.dice import (
    DIE_FACES,
    NO_DICE,
    WILD,
    colours_in,
    handful,
    plus,
)
from games.roll_galaxy.moves import (
    Dictate,
    MoveByDictate,
    PlaceWild,
    RevealDice,
    SelectPhase,
)
from games.roll_galaxy.names import COLOUR, PHASE
from games.roll_galaxy.names import handful as counted
from games.roll_galaxy.state import DICTATED, PLACES

Assigned = PlaceWild | SelectPhase | Dictate | MoveByDictate


def what_cannot_be(
    colours: tuple[int, ...], shown: RevealDice, *, dictates_again: bool
) -> Message | None:
    """Why no roll of these dice can lie so, in a sentence that names the dice; None if one can."""
    cup, lying = handful(colours), NO_DICE
    for dice in shown.dice:
        for colour in colours_in(dice):
            lying = plus(lying, colour, dice[colour])
    for colour, (have, lie) in enumerate(zip(cup, lying, strict=True)):
        if have != lie:
            args = {"colour": COLOUR(colour), "have": have, "lie": lie}
            return Message("reveal-other-dice", args)
    if not any(shown.dice[shown.called]):
        return Message("reveal-none-selects", {"phase": PHASE(shown.called)})
    away = sum(shown.dice[-1])
    if away > 1 and not dictates_again:
        return Message("reveal-dictates-once", counted(shown.dice[-1]))
    if away and len(colours) - away < 2:
        return Message("reveal-none-dictated", counted(shown.dice[-1]))
    return None


def explained(
    colours: tuple[int, ...], shown: RevealDice
) -> tuple[tuple[int, ...], list[Assigned]]:
    """A face for each of these dice, and what then places them as shown, for dice that can lie so.

    The first die that is free to move is the one that all dice in the Dictate space have moved.
    """
    places = _places(colours, shown)
    faces = [_face(*each) for each in zip(colours, places, strict=True)]
    selecting = places.index(shown.called)
    moves: list[Assigned] = [SelectPhase(selecting, shown.called)]
    away = [number for number, place in enumerate(places) if place == DICTATED]
    if away:
        free = (n for n, place in enumerate(places) if place != DICTATED and n != selecting)
        moved = next(free)
        shut = (places[moved], WILD)
        other = next(face for face in DIE_FACES[colours[moved]] if face not in shut)
        if len(away) % 2:
            faces[moved] = other
        for left, die in zip(range(len(away), 0, -1), away, strict=True):
            moves += [Dictate(die), MoveByDictate(moved, places[moved] if left % 2 else other)]
    wilds = [number for number, face in enumerate(faces) if face == WILD and number != selecting]
    return tuple(faces), [*[PlaceWild(number, places[number]) for number in wilds], *moves]


def _places(colours: tuple[int, ...], shown: RevealDice) -> list[int]:
    """A place for each die."""
    left = [
        [place for place, dice in zip(PLACES, shown.dice, strict=True) for _ in range(dice[colour])]
        for colour in range(len(NO_DICE))
    ]
    return [left[colour].pop(0) for colour in colours]


def _face(colour: int, place: int) -> int:
    """What a die shows that lies there: the phase, else a Wild; in the Dictate space anything."""
    faces = DIE_FACES[colour]
    if place == DICTATED:
        return faces[0]
    return place if place in faces else WILD
