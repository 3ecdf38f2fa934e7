"""A real table: what hands do as they follow the program, and what a person keeps hidden.

played.

Until then the table lies as it may lie: what only that person knows is drawn by lot. When something
turns up that lies elsewhere by that lot, the two change places. That is done only where no bot and
no onlooker could tell the tables apart, so it takes nothing back that anybody has seen.

Each game makes its list from the table and the set-up (`Game.layout`), one rung after the other:
where chance is told during the set-up, the rung is known once that has been told.

An event whose message has a part `.hands` is such an instruction: one sentence in the imperative,
such as "Move 2 fresh ships from Gate 5 to Crescent 5". An event without one moves nothing; one that
takes several sentences gives them as `for_hands`.

What persons did in their own turn they have done already; what then happens by itself they are
told, and so is what their answer brings about and an event says of itself that it `follows`. What
an event reports of a person `by_owner` nobody else has to do. What `is_drawn` hands have done when
they tell what came up.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, fields
from itertools import takewhile
from random import Random
from typing import TYPE_CHECKING, Any, Final

from engine.core.chance import Draw
from engine.core.decision import CHANCE, Chance, Decision, Pending, Unlisted
from engine.core.setup import SeatSetup
from engine.core.step import Step, Table, apply, pending
from engine.core.story import ONLOOKER, Move, Passage, Told
from engine.text.message import Message, SeatNumber, ThingName

if TYPE_CHECKING:
    from engine.core.setup import Setup
    from engine.text.voice import Voice


EXCHANGED: Final = "exchange"
"""The kind of a move that makes two things change places."""


@dataclass(frozen=True, slots=True)
class Exchange:
    """By what is told, of each pair the one lies where the other lay, and the other way round."""

    pairs: tuple[tuple[Any, Any], ...]

    def carry_out(self, table: Any) -> None:
        for one, other in self.pairs:
            table.exchange(one, other)


class ToldAtOnce(Unlisted):
    """What a person may answer who tells at once what only they knew, such as how all dice lie."""

    __slots__ = ()

    @property
    @abstractmethod
    def example(self) -> str:
        """What may be typed."""


class Untold:
    """What a game says of things that only their owner knows; here: that there are none.

    `kinds` are those secret chances that nobody has to tell when they are a person's.
    """

    kinds: Collection[str] = ()

    def holds_for(self, setup: Setup) -> bool:
        """Whether anything is kept back in games so set up."""
        return bool(self.kinds)

    def held(self, table: Any, asked: Pending) -> Sequence[Any]:
        """What an answer can be made of as the table lies: a hand, or what can be drawn."""
        return tuple(getattr(asked.outcomes, "items", ())) if isinstance(asked, Chance) else ()

    def named(self, answer: Any) -> tuple[Any, ...]:
        """The things of that kind that an answer is made of."""
        return ()

    def put(self, asked: Decision, table: Any) -> Decision:
        """A person's decision as it is put to them: what they know alone may be `ToldAtOnce`."""
        return asked

    def wider(self, outcomes: Any, table: Any) -> Any:
        """What could be drawn if everything lay there."""
        return outcomes

    def sample(self, asked: Chance, table: Any, rng: Random) -> Any:
        """What the lot gives a person who keeps it to themselves."""
        return asked.outcomes.sample(rng)

    def keeps_from_bots(self, table: Any, seat: int) -> bool:
        """Whether that seat keeps back what a bot in its place would have to know."""
        return False

    def veil(self, view: Any, seat: int) -> None:
        """Hides from its own seat what it has not told; for a copy."""

    def all_names(self, table: Any) -> Sequence[Any]:
        """Every thing of that kind in the box."""
        return ()

    def is_kept(self, asked: Chance, setup: Setup, table: Any) -> bool:
        """Whether that chance is for a person's eyes alone, and need not be told."""
        seat = asked.for_seat
        is_secret = asked.secret and seat is not None and asked.kind in self.kinds
        return is_secret and setup.real_table and setup.seats[seat or 0].is_person

    def is_private(self, asked: Chance, table: Any) -> bool:
        """Whether what is told of that chance stays with the person whom it is for."""
        return asked.secret and asked.for_seat is not None


def exchanges(
    untold: Untold,
    table: Any,
    asked: Pending,
    answer: Any,
    view: Callable[[Any, int], Any],
    bots: Sequence[int],
) -> Exchange:
    """What has to change places so that the answer can be given, as far as it can."""
    found: list[tuple[Any, Any]] = []
    names, held = untold.named(answer), list(untold.held(table, asked))
    for name in names:
        if name in held:
            continue
        for place, other in enumerate(held):
            if other in names:
                continue
            changed = table.copy()
            changed.exchange(name, other)
            if not _is_seen(table, changed, view, bots):
                found.append((name, other))
                table, held[place] = changed, name
                break
    return Exchange(tuple(found))


def possible_options(
    untold: Untold,
    table: Any,
    names: Sequence[Any],
    view: Callable[[Any, int], Any],
    bots: Sequence[int],
) -> Iterator[Any]:
    """Every option of the pending decision, whatever of these things its seat may hold."""
    asked = pending(table.copy())
    assert isinstance(asked, Decision)
    yield from asked.listing or ()
    held = untold.held(table, asked)
    if not held:
        return
    for name in names:
        if name in held:
            continue
        for other in held:
            changed = table.copy()
            changed.exchange(name, other)
            if not _is_seen(table, changed, view, bots):
                again = pending(changed)
                listing = again.listing if isinstance(again, Decision) else None
                yield from (each for each in listing or () if name in untold.named(each))
                break


def _is_seen(before: Any, after: Any, view: Callable[[Any, int], Any], bots: Sequence[int]) -> bool:
    """Whether anybody who plays by the program could tell the two tables apart."""
    from engine.core.story import ONLOOKER  # noqa: PLC0415 (records load this, and no story)

    return any(view(before, seat) != view(after, seat) for seat in (ONLOOKER, *bots))


def may_be_advised(match: Any) -> bool:
    """Whether a bot knows enough to advise whoever decides."""
    asked, untold = match.pending, match.untold
    keeps = isinstance(asked, Decision) and untold.keeps_from_bots(match.table, asked.seat)
    return not (keeps or match.keeps_hand_back)


NOBODY: Final = -3
"""Whom the lot is known to by which the table lies."""

NOTHING_UNTOLD: Final = Untold()


# A table set right: at a real table the board that lies before the people is the one that counts.
#
# A correction stands among the answers of a match, so that undo, records and replays know it.

CORRECTED: Final = "correction"
"""The kind of such a move; dice and cards have kinds of their own."""


@dataclass(frozen=True, slots=True)
class Correction:
    """The table as it lies from here on; `is_turn`: by a person's turn that is not told."""

    table: Any
    is_turn: bool = False

    def carry_out(self, table: Any) -> None:
        other = self.table.copy()
        for each in fields(table):
            setattr(table, each.name, getattr(other, each.name))


@dataclass(frozen=True, slots=True)
class SettingRight:
    """What becomes of a position that is edited to set a table right, in JSON form: `complete` is
    with what is hidden from the editor, `take` takes it or raises InputError.
    """

    complete: Callable[[Any], Any]
    take: Callable[[Any], object]


def merged(whole: Any, shown: Any, edited: Any) -> Any:
    """A position with what was edited in what was shown of it, all three in JSON form.

    What was hidden from the editor, and was not touched, stays as it is in `whole`.
    """
    if edited == shown:
        return whole
    if isinstance(whole, dict) and isinstance(shown, dict) and isinstance(edited, dict):
        return {
            key: merged(whole.get(key), shown.get(key), value) if key in shown else value
            for key, value in edited.items()
        }
    are_lists = all(isinstance(each, list) for each in (whole, shown, edited))
    if are_lists and len(whole) == len(shown) == len(edited):
        return [merged(*each) for each in zip(whole, shown, edited, strict=True)]
    return edited


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


def to_do(
    move: Move, seats: Sequence[SeatSetup], voice: Voice, *, with_own: bool = False
) -> tuple[ToDo, ...]:
    """What an answer has hands do, in the order in which it happened; `with_own`: what a person
    did in their own turn as well.
    """
    by_person = move.seat != CHANCE and seats[move.seat].is_person and not with_own
    answered = len(move.told) - move.followed
    own = _things(move.told[:answered], seats, voice, move.seat if by_person else None)
    return own + _things(move.told[answered:], seats, voice)


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
    told: Iterable[Told], seats: Sequence[SeatSetup], voice: Voice, own: int | None = None
) -> tuple[ToDo, ...]:
    found: list[ToDo] = []
    for each in told:
        event = known_to_hands(each, seats)
        for said in () if event is None else spoken_to_hands(event):
            seat = _seat_of(said)
            is_own = seat is not None and seat == own and not getattr(event, "follows", False)
            is_owners = getattr(event, "by_owner", False) and _is_person(seat, seats)
            if not (is_own or is_owners) and voice.part(said, HANDS):
                found.append(ToDo(event, said))
    return tuple(found)


def _is_person(seat: int | None, seats: Sequence[SeatSetup]) -> bool:
    return seat is not None and seats[seat].is_person


def known_to_hands(told: Told, seats: Sequence[SeatSetup]) -> Any | None:
    """An event as those may know it who move the pieces: a bot's tiles and cards are in their hands
    and have been told by them, a person's are not.
    """
    is_bots = told.to in range(len(seats)) and not _is_person(told.to, seats)
    return told.event if is_bots else told.known_to(ONLOOKER)


def spoken_to_hands(event: Any) -> tuple[Message, ...]:
    """What is said of an event, in as many sentences as hands take one by one."""
    several = getattr(event, "for_hands", None)
    if several is not None:
        return tuple(several())
    said = getattr(event, "said", None)
    return () if said is None else (said(),)


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
