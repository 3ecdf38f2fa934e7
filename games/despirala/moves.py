"""What a player may say at the table, the words typed and what is wrong with them; what happens."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Annotated, ClassVar, Final

from engine.core.decision import Decision, Event, MoveOption
from engine.core.errors import IllegalAnswer
from engine.core.setup import whole_number
from engine.text.message import Message, NameOf, SeatNumber, said_by_fields
from games.despirala import combinations

COMBINATION: Final = NameOf("combination")
"""The kind of what holds the name of a combination, as the document has it."""


@dataclass(frozen=True, slots=True)
class Reroll(MoveOption):
    """Pay one good and roll all six dice again."""

    command: ClassVar = "Reroll"


@dataclass(frozen=True, slots=True)
class Attempt(MoveOption):
    """Commit to a combination, naming its open faces in ascending order."""

    combination: Annotated[str, COMBINATION]
    faces: tuple[int, ...] = ()

    def __str__(self) -> str:
        return " ".join((self.combination, *map(str, self.faces)))


@dataclass(frozen=True, slots=True)
class Continue(MoveOption):
    """Collecting: pay one good and roll the dice that do not match."""

    command: ClassVar = "Continue collecting"


@dataclass(frozen=True, slots=True)
class Stop(MoveOption):
    """Collecting: take the points of the dice set aside."""

    command: ClassVar = "Stop collecting"


RollMove = Reroll | Attempt
CollectMove = Continue | Stop
Move = RollMove | CollectMove


class UnreadableMoveError(ValueError):
    """The words name no move of the game."""


_ATTEMPTS = {
    name: tuple(Attempt(name, faces) for faces in combinations.legal_faces(name))
    for name in combinations.NAMES
}


def attempts(name: str) -> tuple[Attempt, ...]:
    """Every way to choose one combination, faces ascending."""
    return _ATTEMPTS[name]


def legal_moves(used: Collection[str], goods: int, misere: bool) -> tuple[RollMove, ...]:
    """Every legal move after a roll of all six dice: sheet order, then the reroll.

    Each combination not attempted yet may be chosen with any faces, however badly the dice fit. The
    reroll costs a good and does not exist in misère.
    """
    chosen: list[RollMove] = [
        attempt for name in combinations.NAMES if name not in used for attempt in _ATTEMPTS[name]
    ]
    if goods > 0 and not misere:
        chosen.append(Reroll())
    return tuple(chosen)


def legal_collect_moves(matched: int, goods: int) -> tuple[CollectMove, ...]:
    """Stop is always legal; continuing needs a good and a die that does not match yet."""
    if goods > 0 and matched < combinations.DICE:
        return (Stop(), Continue())
    return (Stop(),)


_PLAIN_WORDS: dict[str, Move] = {
    "reroll": Reroll(),
    "continue": Continue(),
    "continue collecting": Continue(),
    "stop": Stop(),
    "stop collecting": Stop(),
}


def read_move(words: str) -> Move:
    """The move these words name, in any case and with the faces in any order.

    "two triples 5 3" is `Attempt("Two triples", (3, 5))`. UnreadableMoveError, with one sentence
    for the player, when they name none.
    """
    said = " ".join(words.split()).lower()
    if said in _PLAIN_WORDS:
        return _PLAIN_WORDS[said]
    for combination in combinations.COMBINATIONS:
        name = combination.name.lower()
        if said == name or said.startswith(name + " "):
            return _read_attempt(combination.name, said[len(name) :].split())
    raise UnreadableMoveError(f"{words.strip()!r} is not a move")


def _read_attempt(name: str, spoken: list[str]) -> Attempt:
    numbers = [whole_number(word) for word in spoken]
    faces = tuple(sorted(number for number in numbers if number is not None))
    if len(faces) < len(numbers):
        raise UnreadableMoveError(f"the faces after {name} must be numbers")
    try:
        combinations.target(name, faces)
    except combinations.UnknownCombinationError as refusal:
        raise UnreadableMoveError(str(refusal)) from None
    return Attempt(name, faces)


ASK_WITHOUT_GOODS = "ask-move-without-goods"
_PLAIN_MOVES = ("Reroll", "Continue", "Continue collecting", "Stop", "Stop collecting")
_FACE_WORDS = {
    word: str(face)
    for face, words in enumerate(
        ("one ones", "two twos", "three threes", "four fours", "five fives", "six sixes"), start=1
    )
    for word in words.split()
}


def parse_move(decision: Decision, text: str) -> Move | None:
    """DESP-9.1 to DESP-9.6: the option the words name, or None when they are far from any move.

    Raises IllegalAnswer with one sentence for a near miss and for a move not possible now.
    """
    said = _plain(text)
    try:
        move = read_move(said)
    except UnreadableMoveError:
        explanation = _explain(said)
        if explanation is None:
            return None
        raise IllegalAnswer(explanation) from None
    if move not in decision.options:
        raise IllegalAnswer(_why_not(move, decision))
    return move


def _plain(text: str) -> str:
    """Small letters and single spaces, faces as numbers: "Collect Ones" becomes "collect 1"."""
    words = [word for word in re.split(r"[\s,:;+&]+", text.casefold()) if word]
    name = _name_at_start(words)
    length = 1 if name and name.collects else len(name.name.split()) if name else len(words)
    faces = (_FACE_WORDS.get(word, word) for word in words[length:] if word != "and")
    return " ".join((*words[:length], *faces))


def _name_at_start(words: Sequence[str]) -> combinations.Combination | None:
    for combination in combinations.COMBINATIONS:
        name = combination.name.casefold().split()
        if combination.collects:
            name = name[:1]
        if list(words[: len(name)]) == name:
            return combination
    return None


def _explain(said: str) -> Message | None:
    """What is wrong with words that are nearly a move; None when they are nothing like one."""
    words = said.split()
    combination = _name_at_start(words)
    if combination is None:
        return _did_you_mean(words)
    if combination.collects:
        return Message("collect-needs-number")
    wanted, name = combinations.faces_to_name(combination.name), combination.name
    if not wanted:
        return Message("takes-no-faces", {"combination": COMBINATION(name), "typed": name})
    args = {"combination": COMBINATION(name), "wanted": wanted}
    return Message("needs-faces", {**args, "example": Attempt(name, (3, 5, 6)[:wanted])})


def _did_you_mean(words: Sequence[str]) -> Message | None:
    spoken = " ".join(word for word in words if whole_number(word) is None)
    known = {name.rstrip(" 123456").casefold(): name for name in combinations.NAMES}
    known |= {move.casefold(): move for move in _PLAIN_MOVES}
    close = get_close_matches(spoken, known, n=1, cutoff=0.75)
    if not close:
        return None
    meant = known[close[0]].rstrip(" 123456")
    return Message("did-you-mean", {"words": " ".join(words), "meant": meant})


def _why_not(move: Move, decision: Decision) -> Message:
    is_collecting = Stop() in decision.options
    if isinstance(move, Attempt):
        key = "attempt-must-wait" if is_collecting else "attempted-already"
        return Message(key, {"combination": COMBINATION(move.combination)})
    if isinstance(move, Reroll):
        if is_collecting:
            return Message("reroll-must-wait")
        is_out = decision.prompt == ASK_WITHOUT_GOODS
        return Message("no-reroll-without-goods" if is_out else "no-reroll")
    if isinstance(move, Continue) and is_collecting:
        return Message("cannot-continue")
    return Message("only-for-collecting", {"move": move})


# -- What happens, for the log, the animation and the review


class AboutAttempt(Event):
    """An event that speaks of a combination with its faces: as the `move` of its message."""

    __slots__ = ()

    combination: str
    faces: tuple[int, ...]

    def said(self) -> Message:
        key, args = said_by_fields(self)
        return Message(key, {**args, "move": Attempt(self.combination, self.faces)})


@dataclass(frozen=True, slots=True)
class TurnStarted(Event):
    """A seat's turn began; `goods` already holds the five of this turn."""

    seat: Annotated[int, SeatNumber]
    turn: int
    goods: int


@dataclass(frozen=True, slots=True)
class DiceRolled(Event):
    """The dice at these positions show these faces; `paid` goods were spent, `goods` are left."""

    seat: Annotated[int, SeatNumber]
    positions: tuple[int, ...]
    faces: tuple[int, ...]
    paid: int
    goods: int


@dataclass(frozen=True, slots=True)
class CombinationChosen(AboutAttempt):
    seat: Annotated[int, SeatNumber]
    combination: Annotated[str, COMBINATION]
    faces: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class DiceSetAside(Event):
    """The dice at these positions match and stay; `missing` more are wanted."""

    seat: Annotated[int, SeatNumber]
    positions: tuple[int, ...]
    faces: tuple[int, ...]
    missing: int


@dataclass(frozen=True, slots=True)
class TargetCompleted(AboutAttempt):
    """A target was completed after that many paid rolls."""

    seat: Annotated[int, SeatNumber]
    combination: Annotated[str, COMBINATION]
    faces: tuple[int, ...]
    points: int
    rolls: int


@dataclass(frozen=True, slots=True)
class TargetFailed(AboutAttempt):
    """The goods ran out with that many dice still missing."""

    seat: Annotated[int, SeatNumber]
    combination: Annotated[str, COMBINATION]
    faces: tuple[int, ...]
    rolls: int
    missing: int


@dataclass(frozen=True, slots=True)
class Collected(Event):
    seat: Annotated[int, SeatNumber]
    combination: Annotated[str, COMBINATION]
    count: int
    points: int
    rolls: int


@dataclass(frozen=True, slots=True)
class GoodsScored(Event):
    """The leftover goods of a seat were counted, a point each; `score` is its final score."""

    follows: ClassVar = True

    seat: Annotated[int, SeatNumber]
    goods: int
    score: int


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """All fourteen turns of every seat are over."""

    winners: Annotated[tuple[int, ...], SeatNumber]
    score: int

    def said(self) -> Message:
        if len(self.winners) == 1:
            return Message("game-won", {"seat": SeatNumber(self.winners[0]), "score": self.score})
        return Message("game-shared", said_by_fields(self).args)
