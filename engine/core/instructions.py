"""What a person's hands do at a real table, so that the board before them follows the program.

An event whose message has a part `.hands` is such an instruction: one sentence in the imperative,
such as "Move 2 fresh ships from Gate 5 to Crescent 5". An event without one moves nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from engine.core.decision import CHANCE
from engine.core.setup import SeatSetup
from engine.core.story import Passage
from engine.text.said import SeatNumber

if TYPE_CHECKING:
    from engine.text.voice import Voice

HANDS: Final = "hands"


def instruction(event: Any, voice: Voice) -> str:
    """What hands do for an event; nothing where it moves nothing."""
    said = getattr(event, "said", None)
    return "" if said is None else voice.part(said(), HANDS)


def instructions(passage: Passage, seats: Sequence[SeatSetup], voice: Voice) -> tuple[str, ...]:
    """What an answer has hands do, in the order in which it happened.

    What a person did in their own turn they have done already.
    """
    by_person = passage.seat != CHANCE and seats[passage.seat].is_person
    own = passage.seat if by_person else None
    return instructions_of([each for each in passage.events if not _is_of(own, each)], voice)


def _is_of(seat: int | None, event: Any) -> bool:
    """Whether an event is told of that seat."""
    said = getattr(event, "said", None)
    if seat is None or said is None:
        return False
    subject = said().args.get("seat")
    return isinstance(subject, SeatNumber) and subject.number == seat


def instructions_of(events: Sequence[Any], voice: Voice) -> tuple[str, ...]:
    """What hands do for these events, in their order; for the opening: what is laid out."""
    told = (instruction(event, voice) for event in events)
    return tuple(each for each in told if each)
