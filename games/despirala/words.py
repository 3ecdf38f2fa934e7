"""The move words of Despirala: what a player types, and a helpful sentence when it is no move."""

from __future__ import annotations

import re
from collections.abc import Sequence
from difflib import get_close_matches

from engine.core.decision import Decision
from engine.core.errors import IllegalAnswer
from engine.core.words import whole_number
from engine.text.message import Message
from games.despirala.combinations import COMBINATIONS, NAMES, Combination, faces_to_name
from games.despirala.moves import (
    COMBINATION,
    Attempt,
    Continue,
    Move,
    Reroll,
    Stop,
    UnreadableMoveError,
    read_move,
)

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
        raise IllegalAnswer(_why_not(move, decision.options))
    return move


def _plain(text: str) -> str:
    """Small letters and single spaces, faces as numbers: "Collect Ones" becomes "collect 1"."""
    words = [word for word in re.split(r"[\s,:;+&]+", text.casefold()) if word]
    name = _name_at_start(words)
    length = 1 if name and name.collects else len(name.name.split()) if name else len(words)
    faces = (_FACE_WORDS.get(word, word) for word in words[length:] if word != "and")
    return " ".join((*words[:length], *faces))


def _name_at_start(words: Sequence[str]) -> Combination | None:
    for combination in COMBINATIONS:
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
    wanted, name = faces_to_name(combination.name), combination.name
    if not wanted:
        return Message("takes-no-faces", {"combination": COMBINATION(name)})
    args = {"combination": COMBINATION(name), "wanted": wanted}
    return Message("needs-faces", {**args, "example": Attempt(name, (3, 5, 6)[:wanted])})


def _did_you_mean(words: Sequence[str]) -> Message | None:
    spoken = " ".join(word for word in words if whole_number(word) is None)
    known = {name.rstrip(" 123456").casefold(): name for name in NAMES}
    known |= {move.casefold(): move for move in _PLAIN_MOVES}
    close = get_close_matches(spoken, known, n=1, cutoff=0.75)
    if not close:
        return None
    meant = known[close[0]].rstrip(" 123456")
    return Message("did-you-mean", {"words": " ".join(words), "meant": meant})


def _why_not(move: Move, options: Sequence[object]) -> Message:
    is_collecting = Stop() in options
    if isinstance(move, Attempt):
        key = "attempt-must-wait" if is_collecting else "attempted-already"
        return Message(key, {"combination": COMBINATION(move.combination)})
    if isinstance(move, Reroll):
        return Message("reroll-must-wait" if is_collecting else "no-reroll")
    if isinstance(move, Continue) and is_collecting:
        return Message("cannot-continue")
    return Message("only-for-collecting", {"move": move})
