"""The move words of Despirala: what a player types, and a helpful sentence when it is no move."""

from __future__ import annotations

import re
from collections.abc import Sequence
from difflib import get_close_matches

from engine.core.decision import Decision
from engine.core.errors import IllegalAnswer
from engine.core.numbers import whole_number
from games.despirala.combinations import COMBINATIONS, NAMES, Combination, faces_to_name
from games.despirala.moves import (
    Attempt,
    Continue,
    Move,
    Reroll,
    Stop,
    UnreadableMoveError,
    read_move,
)

LIST_WORDS = ("list options", "list", "options")
_PLAIN_MOVES = ("Reroll", "Continue", "Continue collecting", "Stop", "Stop collecting")
_COUNTS = ("no", "one", "two", "three")
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


def _explain(said: str) -> str | None:
    """What is wrong with words that are nearly a move; None when they are nothing like one."""
    words = said.split()
    combination = _name_at_start(words)
    if combination is None:
        return _did_you_mean(words)
    if combination.collects:
        return "Collect needs one number from 1 to 6, such as 'Collect 3'."
    wanted = faces_to_name(combination.name)
    if not wanted:
        return f"{combination.name} takes no faces: just say '{combination.name}'."
    faces = "one face" if wanted == 1 else f"{_COUNTS[wanted]} different faces"
    example = " ".join((combination.name, *"356"[:wanted]))
    return f"{combination.name} needs {faces} from 1 to 6, such as '{example}'."


def _did_you_mean(words: Sequence[str]) -> str | None:
    spoken = " ".join(word for word in words if whole_number(word) is None)
    known = {name.rstrip(" 123456").casefold(): name for name in NAMES}
    known |= {move.casefold(): move for move in _PLAIN_MOVES}
    close = get_close_matches(spoken, known, n=1, cutoff=0.75)
    if not close:
        return None
    return f"'{' '.join(words)}' is no move; did you mean '{known[close[0]].rstrip(' 123456')}'?"


def _why_not(move: Move, options: Sequence[object]) -> str:
    is_collecting = Stop() in options
    if isinstance(move, Attempt):
        if is_collecting:
            return f"{move.combination} must wait: you are collecting, so 'Continue' or 'Stop'."
        return f"{move.combination} has been attempted already."
    if isinstance(move, Reroll):
        if is_collecting:
            return "You are collecting: 'Continue' rolls the dice that do not match, or 'Stop'."
        return "A reroll is not possible now: it costs one good, and misère has none."
    if isinstance(move, Continue) and is_collecting:
        return "You cannot continue: that needs a good and a die that does not match."
    return f"'{move}' is only for collecting; now choose a combination."
