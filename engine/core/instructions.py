"""A real table: what hands do as they follow the program, and what is laid out before.

Each game makes its list from the table and the set-up (`Game.layout`), one rung after the other:
where chance is told during the set-up, the rung is known once that has been told.

An event whose message has a part `.hands` is such an instruction: one sentence in the imperative,
such as "Move 2 fresh ships from Gate 5 to Crescent 5". An event without one moves nothing; one that
takes several sentences gives them as `for_hands`.

What persons did in their own turn they have done already; what then happens by itself they are
told, but for what an event says of itself that they have chosen (`is_chosen`). So is what their
answer brings about and an event says of itself that it `follows`. What
an event reports of a person `by_owner` nobody else has to do. What `is_drawn` hands have done when
they tell what came up.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import takewhile
from random import Random
from typing import TYPE_CHECKING, Any, Final

from engine.core.chance import Draw
from engine.core.decision import CHANCE, Chance
from engine.core.hidden import CORRECTED
from engine.core.setup import SeatSetup
from engine.core.step import Step, Table, apply, pending
from engine.core.story import ONLOOKER, Move, Passage, Told
from engine.text.message import Message, SeatNumber, ThingName

if TYPE_CHECKING:
    from engine.text.voice import Voice


# A table set right: at a real table the board that lies before the people is the one that counts.
#
# A correction stands among the answers of a match, so that undo, records and replays know it.


Pieces = tuple[tuple[str, int], ...]
"""What comes to a place, by its name among the pieces of the game, and how many of it."""


@dataclass(frozen=True, slots=True)
class LaidSpot:
    """What comes to one place: `name` is what the board calls it, in one word or as one of a kind,
    "" where it has no place there. `said` is written beside the place.
    """

    name: str | tuple[str, str | int]
    pieces: Pieces
    said: Message | None = None

    @property
    def place(self) -> str:
        return self.name if isinstance(self.name, str) else " ".join(map(str, self.name))


@dataclass(frozen=True, slots=True)
class LaidRung:
    """One thing to lay out: what it is called, with its parts `hands` (the sentence) and `about`.

    `asks` are the kinds of chance that are told there first, of `seat` alone where it is one
    seat's; while one of them is still to come the rung is not `is_known`, and only its part `asked`
    is told.
    """

    said: Message
    spots: tuple[LaidSpot, ...] = ()
    asks: frozenset[str] = frozenset()
    seat: int | None = None
    is_known: bool = True


def still_to_come(steps: Sequence[Step], *kinds: type, seat: int | None = None) -> bool:
    """Whether a step of one of these classes, of that seat where one is named, waits."""
    return any(
        isinstance(step, kinds) and (seat is None or getattr(step, "seat", seat) == seat)
        for step in steps
    )


def kinds_asked(rungs: Iterable[LaidRung]) -> frozenset[str]:
    return frozenset(kind for rung in rungs for kind in rung.asks)


HANDS: Final = "hands"
BACK: Final = "back"


@dataclass(frozen=True, slots=True)
class ToDo:
    """One thing that hands do: the event it comes of, if any, and what is said (part `.hands`)."""

    event: Any
    said: Message

    @property
    def seat(self) -> int | None:
        """The seat that it is said of, if any."""
        return _seat_of(self.said)


def to_do(
    move: Move, seats: Sequence[SeatSetup], voice: Voice, *, with_own: bool = False
) -> tuple[ToDo, ...]:
    """What an answer has hands do, in the order in which it happened; `with_own`: what a person
    did in their own turn as well.
    """
    by_person = move.seat != CHANCE and seats[move.seat].is_person and not with_own
    answered = len(move.told) - move.followed
    person = move.seat if by_person else None
    own = _things(move.told[:answered], seats, voice, person)
    return own + _things(move.told[answered:], seats, voice, person, followed=True)


def drawn(move: Move, todos: Sequence[ToDo]) -> int:
    """How many of the first things of an answer hands did before they told it: a card turned up."""
    if move.seat != CHANCE or move.was_settled:
        return 0
    done = takewhile(lambda todo: getattr(todo.event, "is_drawn", False), todos)
    return sum(1 for _ in done)


def instructions(move: Move, seats: Sequence[SeatSetup], voice: Voice) -> tuple[str, ...]:
    return tuple([voice.part(each.said, HANDS) for each in to_do(move, seats, voice)])


def taken_back(moves: Iterable[Move], seats: Sequence[SeatSetup], voice: Voice) -> tuple[str, ...]:
    """What hands undo when answers are taken back, in words, the last thing first."""
    todos = (each for move in reversed(tuple(moves)) for each in to_undo(move, seats, voice))
    return tuple([voice.say(each.said) for each in todos])


def to_undo(
    move: Move, seats: Sequence[SeatSetup], voice: Voice, done: int | None = None
) -> tuple[ToDo, ...]:
    """What hands undo when an answer is taken back, the last thing first: all that was done for it,
    or so many of its instructions.
    """
    if move.kind == CORRECTED:
        return (ToDo(None, Message("hands-correction-back")),)
    things = to_do(move, seats, voice, with_own=done is None)[:done]
    return tuple([ToDo(each.event, _taking_back(each.said, voice)) for each in reversed(things)])


def _taking_back(said: Message, voice: Voice) -> Message:
    """What hands do to take back an instruction: a message of its own, else that it is undone."""
    own = Message(f"{BACK}-{said.key}", said.args)
    return (
        own if voice.has(own.key) else Message("hands-take-back", {"words": voice.say(said, HANDS)})
    )


def turn_so_far(passages: Sequence[Passage], seats: Sequence[SeatSetup]) -> list[Passage]:
    """The answers since a person or another bot decided."""
    seat, found = None, []
    for passage in reversed(passages):
        if passage.seat != CHANCE:
            if seats[passage.seat].is_person or seat not in (None, passage.seat):
                break
            seat = passage.seat
        found.append(passage)
    while len(found) > 1 and found[-1].seat == CHANCE and seat is not None:
        found.pop()
    return found[::-1] or list(passages[-1:])


def things_in(said: Any) -> Iterator[ThingName]:
    """The things that a sentence names, those of a list and of what is said within it too."""
    if isinstance(said, ThingName):
        yield said
    elif isinstance(said, Message):
        for each in said.args.values():
            yield from things_in(each)
    elif isinstance(said, tuple | list):
        for each in said:
            yield from things_in(each)


def _things(
    told: Iterable[Told],
    seats: Sequence[SeatSetup],
    voice: Voice,
    own: int | None = None,
    *,
    followed: bool = False,
) -> tuple[ToDo, ...]:
    found: list[ToDo] = []
    for each in told:
        event = known_to_hands(each, seats)
        for part, said in () if event is None else parts_for_hands(event):
            seat = _seat_of(said)
            follows = getattr(event, "follows", False)
            does = getattr(event, "is_chosen", False) if followed else not follows
            is_own = seat is not None and seat == own and does
            is_owners = getattr(event, "by_owner", False) and _is_person(seat, seats)
            if not (is_own or is_owners) and voice.part(said, HANDS):
                found.append(ToDo(part, said))
    return tuple(found)


def _is_person(seat: int | None, seats: Sequence[SeatSetup]) -> bool:
    return seat is not None and seats[seat].is_person


def known_to_hands(told: Told, seats: Sequence[SeatSetup]) -> Any | None:
    """An event as those may know it who move the pieces: a bot's tiles and cards are in their hands
    and have been told by them, a person's are not.
    """
    is_bots = told.to in range(len(seats)) and not _is_person(told.to, seats)
    return told.event if is_bots else told.known_to(ONLOOKER)


def parts_for_hands(event: Any) -> tuple[tuple[Any, Message], ...]:
    """What is said of an event, in as many sentences as hands take one by one, each with the event
    that its picture shows: `for_hands` may name others than the event itself.
    """
    several = getattr(event, "for_hands", None)
    if several is None:
        said = getattr(event, "said", None)
        return () if said is None else ((event, said()),)
    return tuple(
        [(event, each) if isinstance(each, Message) else (each, each.said()) for each in several()]
    )


def _seat_of(said: Message) -> int | None:
    subject = said.args.get("seat")
    return subject.number if isinstance(subject, SeatNumber) else None


# Draws that come right after one another: at a real table one page asks for all of them.

MOST: Final = 60
TRIALS: Final = 2


def draws_to_come(table: Table, asked: Chance) -> int:
    """How many more of its kind are drawn for its seat right after it: the least of a few ways in
    which they may come up, so that no place stays empty.
    """
    return min(_followed(table.copy(), asked, Random(trial)) for trial in range(TRIALS))


def turns_to_come(table: Table, asked: Chance) -> tuple[int, ...]:
    """For which seat each draw is, this one first, where the same is drawn seat after seat: as far
    as it comes so in whichever way they come up.
    """
    first, *others = (_turns(table.copy(), asked, Random(trial)) for trial in range(TRIALS))
    least = min(map(len, (first, *others)))
    same = (place for place in range(least) if any(each[place] != first[place] for each in others))
    return tuple(first[: next(same, least)])


def _turns(table: Table, asked: Chance, rng: Random) -> list[int]:
    """The same for one way in which it may come; the table is used up."""
    found: list[int] = []
    now = asked
    while len(found) < MOST and isinstance(now.outcomes, Draw) and now.for_seat is not None:
        found.append(now.for_seat)
        apply(table, now.outcomes.sample(rng))
        then = pending(table)
        if not isinstance(then, Chance) or then.kind != asked.kind:
            break
        now = then
    return found


def _followed(table: Table, asked: Chance, rng: Random) -> int:
    """The same for one way in which it may come; the table is used up."""
    now = asked
    for count in range(MOST):
        if not isinstance(now.outcomes, Draw):
            return count
        apply(table, now.outcomes.sample(rng))
        then = pending(table)
        if not isinstance(then, Chance) or then.is_settled:
            return count
        if (then.kind, then.for_seat) != (asked.kind, asked.for_seat):
            return count
        now = then
    return MOST
