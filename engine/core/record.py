"""Record files: one JSON document with the game, its set-up and every answer, chance included."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from engine.core.bot import Reason
from engine.core.codec import Codec
from engine.core.decision import CHANCE, Chance, Option, Pending
from engine.core.errors import BadDocument, InputError
from engine.core.game import Game
from engine.core.match import Match, Move
from engine.core.registry import Registry
from engine.core.setup import Setup
from engine.core.storage import read_json, write_text_atomically

FORMAT = 1
_PLAIN = Codec()


def to_document(match: Match) -> dict[str, Any]:
    """The match as a JSON document."""
    return {
        **_heading(match),
        "answers": [_encode_move(match.game, move) for move in match.moves],
    }


def _heading(match: Match) -> dict[str, Any]:
    """Everything of the document but the answers; a position only where the match has one."""
    setup = _PLAIN.encode(match.setup)
    if match.setup.position is None:
        del setup["position"]
    return {
        "format": FORMAT,
        "game": match.game.key,
        "setup": setup,
        "result": _PLAIN.encode(match.result) if match.is_over else None,
    }


class RecordText:
    """The record of one match as text, one answer a line; answers written before are kept."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self._moves: list[Move] = []
        self._lines: list[str] = []

    def text(self) -> str:
        """The document as it stands now."""
        self._follow()
        heading = json.dumps(_heading(self.match), ensure_ascii=False, allow_nan=False)
        answers = ",\n".join(self._lines)
        return f'{heading[:-1]}, "answers": [\n{answers}\n]}}\n'

    def _follow(self) -> None:
        moves = self.match.moves
        shared = 0
        for mine, theirs in zip(self._moves, moves, strict=False):
            if mine is not theirs:
                break
            shared += 1
        del self._moves[shared:], self._lines[shared:]
        for move in moves[shared:]:
            document = _encode_move(self.match.game, move)
            self._lines.append(json.dumps(document, ensure_ascii=False, allow_nan=False))
            self._moves.append(move)


def _encode_move(game: Game, move: Move) -> dict[str, Any]:
    document: dict[str, Any] = {"seat": "chance" if move.seat == CHANCE else move.seat}
    document["answer"] = game.codec.encode(move.answer)
    if move.reasons:
        document["reasons"] = [[reason.clause, reason.text] for reason in move.reasons]
    return document


def from_document(registry: Registry, document: Any) -> Match:
    """The match that a document records, played up to its last answer.

    Raises BadDocument or InputError with one sentence that names the place.
    """
    fields = _fields(document, "the record", ("format", "game", "setup", "answers"))
    if fields["format"] != FORMAT:
        raise BadDocument(
            f"the record has format {fields['format']!r}; this program reads {FORMAT}"
        )
    if not isinstance(fields["game"], str):
        raise BadDocument(f"the record's game is {fields['game']!r}; it must be a game's name")
    game = registry.game(fields["game"])
    setup: Setup = _PLAIN.decode(Setup, fields["setup"], "setup")
    match = Match(game, setup)
    answers = fields["answers"]
    if not isinstance(answers, list):
        raise BadDocument("the record's answers are not a list")
    for index, entry in enumerate(answers):
        try:
            _play_entry(match, entry)
        except InputError as problem:
            raise BadDocument(f"answer {index + 1} of {len(answers)}: {problem}") from None
    return match


def _play_entry(match: Match, entry: Any) -> None:
    fields = _fields(entry, "it", ("seat", "answer"))
    if match.pending is None:
        raise BadDocument("the game is already over before it")
    expected = "chance" if isinstance(match.pending, Chance) else match.pending.seat
    if fields["seat"] != expected or type(fields["seat"]) is not type(expected):
        raise BadDocument(f"its seat is {fields['seat']!r}, but {expected!r} has to answer")
    answer = _decode_answer(match.game, match.pending, fields["answer"])
    match.play_recorded([(answer, _decode_reasons(entry.get("reasons", [])))])


def _decode_answer(game: Game, pending: Pending, document: Any) -> Any:
    if isinstance(pending, Chance):
        return pending.outcomes.from_json(document)
    return decode_option(game, document, "its answer")


def decode_option(game: Game, document: Any, where: str) -> Option:
    """An option of the game from its JSON form."""
    option: Option = game.codec.decode(object, document, where)
    return option


def _decode_reasons(document: Any) -> tuple[Reason, ...]:
    pairs = _PLAIN.decode(list[tuple[str, str]], document, "its reasons")
    return tuple(Reason(clause, text) for clause, text in pairs)


def _fields(document: Any, where: str, names: tuple[str, ...]) -> dict[str, Any]:
    if not isinstance(document, dict):
        raise BadDocument(f"{where} is not a JSON object")
    for name in names:
        if name not in document:
            raise BadDocument(f"{where} has no '{name}'")
    return document


def save(match: Match, path: Path) -> None:
    """Writes the record to a temporary file and then puts it in place."""
    write_text_atomically(path, RecordText(match).text())


def load(registry: Registry, path: Path) -> Match:
    """Reads a record file; InputError names the file and what is wrong with it."""
    document = read_json(path)
    try:
        return from_document(registry, document)
    except InputError as problem:
        raise BadDocument(f"{path}: {problem}") from None


def recorded_result(document: Any) -> Any:
    """The result a record claims, as it stands in the document; None when unfinished."""
    return document.get("result") if isinstance(document, dict) else None


def verify(match: Match, document: dict[str, Any]) -> bool:
    """Whether replaying reproduced what the record claims: its result, and its seeded dice."""
    claimed = recorded_result(document)
    actual = _PLAIN.encode(match.result) if match.is_over else None
    return bool(claimed == actual) and (match.setup.dice_by_hand or dice_follow_seed(match))


def dice_follow_seed(match: Match) -> bool:
    """Whether every chance answer is the one the match's own seed gives."""
    again = Match(match.game, match.setup, keeps_history=False)
    for move in match.moves:
        if move.seat == CHANCE:
            if again.roll().answer != move.answer:
                return False
        else:
            again.answer(move.answer)
    return True
