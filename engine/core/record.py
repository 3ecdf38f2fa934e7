"""Record files: what was played, answer by answer; unfinished games among them."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Sequence
from dataclasses import dataclass, replace
from io import SEEK_END
from pathlib import Path
from typing import TYPE_CHECKING, Any, BinaryIO, Final

from engine.core import storage
from engine.core.card import Card
from engine.core.chance import generator
from engine.core.codec import Codec
from engine.core.decision import CHANCE, Chance, Reason
from engine.core.errors import BadDocument, InputError, in_plain_places, shown
from engine.core.hidden import Correction, Exchange
from engine.core.learning.statistics import Statistics
from engine.core.setup import Result, Setup
from engine.core.storage import parse_json, read_bytes

if TYPE_CHECKING:
    from engine.core.decision import Option, Pending
    from engine.core.game import Game
    from engine.core.match import Match
    from engine.core.registry import Registry
    from engine.core.story import Move


# Record files: what was played, answer by answer, chance included.
#
# A record of format 3 is lines of JSON: the heading (format, game, set-up; for a game begun in
# format 1 also how many answers are from its one stream of chance), then an answer a line in the
# order they were given, and the result once the game is over. `{"undo": n}` says that only the
# first n answers still count, `{"advised": [n, option]}` that a hint was looked at after n answers,
# `{"hinted": true}` that a hint was played in it, which stays so
# whatever is taken back; a record written whole says that in its heading. Lines are only ever
# added, so keeping a game costs the same at every answer, and whatever ends the program costs at
# most the line being written. The last line of an unfinished game also says how the game
# `stands`, for the hub, which reads no more than that.
#
# Where a guest sits, the set-up has a `key` of 32 hexadecimal digits, from which chance follows
# as well as from the seed, so that no guest can know it; a record from before there were keys has
# none, and its dice are its seed's.
#
# Why a bot answered so stands with its answer, as keys and arguments (see
# `engine.core.ruled_odds`), so that it can be read in any language. In format 2 these were
# sentences; a file that was begun so goes on with keys. A record of format 1 is one JSON document
# with a list of answers; both are read as ever.
#
# A game may read the logs of another program, too (`Game.match_of_log`).
#
# What old records call otherwise is still read: a class or field that is renamed has an alias in
# its game's codec, and a message that is retired keeps its last English words in the game's
# `text/en/retired.ftl`.

FORMAT: Final = 3
READABLE: Final = (1, 2, 3)
TAIL_BYTES: Final = 4096
LONGEST_NAME: Final = 200
PAIR: Final = 2
_PLAIN = Codec()


# -- writing ---------------------------------------------------------------------------------------


def to_document(match: Match) -> dict[str, Any]:
    """The match as one JSON value: the heading with its answers and, when over, the result."""
    document = _heading(match)
    document["answers"] = [_encode_move(match.game, move) for move in match.moves]
    if match.is_over:
        document["result"] = _PLAIN.encode(match.result)
    return document


def to_text(match: Match) -> str:
    return Journal(match).news()


def save(match: Match, path: Path) -> None:
    """Writes the whole record to a temporary file and then puts it in place."""
    storage.write_text_atomically(path, to_text(match))


class Journal:
    """What of a match has been written down: `news` are the lines that are still to be added.

    `written` is the file that the match was read from; None where a file is to be begun.
    """

    def __init__(self, match: Match, written: Written | None = None) -> None:
        self.match = match
        self.is_begun = written is not None
        self._moves = [] if written is None else list(match.moves)
        self._has_result = written is not None and "result" in written.document
        self._is_hinted = written is not None and match.is_hinted
        self._advised = set() if written is None else set(match.advised)

    def news(self) -> str:
        """The lines to add now; empty when all is written."""
        return "".join(f"{_dumped(line)}\n" for line in self._lines())

    def note(self) -> None:
        kept = self._kept()
        self._moves[kept:] = self.match.moves[kept:]
        self.is_begun, self._has_result = True, self.match.is_over
        self._is_hinted = self.match.is_hinted
        self._advised = set(self.match.advised)

    def _lines(self) -> list[dict[str, Any]]:
        match, kept = self.match, self._kept()
        lines = [] if self.is_begun else [_heading(match)]
        if kept < len(self._moves):
            lines.append({"undo": kept})
        if self.is_begun and match.is_hinted and not self._is_hinted:
            lines.append({"hinted": True})
        if self.is_begun:
            lines += [{"advised": list(each)} for each in sorted(match.advised - self._advised)]
        lines += [_encode_move(match.game, move) for move in match.moves[kept:]]
        if not match.is_over and lines:
            lines[-1]["stands"] = _PLAIN.encode(OutlineStanding.of(match))
        elif match.is_over and not self._has_result:
            lines.append({"result": _PLAIN.encode(match.result)})
        return lines

    def _kept(self) -> int:
        """How many of the written moves still count; looks only at those taken back since."""
        moves, kept = self.match.moves, min(len(self._moves), len(self.match.moves))
        while kept and self._moves[kept - 1] is not moves[kept - 1]:
            kept -= 1
        return kept


def _heading(match: Match) -> dict[str, Any]:
    """The first line; position, key, real table, box, colors and hints only where it has them."""
    setup = _PLAIN.encode(match.setup)
    for name in ("position", "key", "real_table", "tells_late", "box"):
        if setup[name] in (None, "", False):
            del setup[name]
    for seat in setup["seats"]:
        if not seat["colour"]:
            del seat["colour"]
    heading = {"format": FORMAT, "game": match.game.key, "setup": setup}
    if match.is_hinted:
        heading["hinted"] = True
    if match.advised:
        heading["advised"] = [list(each) for each in sorted(match.advised)]
    return {**heading, "streamed": match.streamed} if match.streamed else heading


def _encode_move(game: Game, move: Move) -> dict[str, Any]:
    if isinstance(move.answer, Correction):
        told = {"correction": game.codec.encode(move.answer.table)}
        return {**told, "is_turn": True} if move.answer.is_turn else told
    if isinstance(move.answer, Exchange):
        return {"exchange": [list(pair) for pair in move.answer.pairs]}
    document: dict[str, Any] = {"seat": "chance" if move.seat == CHANCE else move.seat}
    document["answer"] = game.codec.encode(move.answer)
    if move.reasons:
        from engine.core.ruled_odds import encode_reason  # noqa: PLC0415 (the menu reads none)

        document["reasons"] = [encode_reason(game.codec, each) for each in move.reasons]
    return document


def _dumped(line: dict[str, Any]) -> str:
    return json.dumps(line, ensure_ascii=False, allow_nan=False, separators=(",", ":"))


# -- reading without playing -----------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class OutlineStanding:
    """How an unfinished game stands: its round of how many, who acts next, the scores so far."""

    progress: tuple[int, int]
    next: int | None
    scores: tuple[float, ...]

    @classmethod
    def of(cls, match: Match) -> OutlineStanding:
        progress = match.game.progress(match.table)
        return cls(progress, match.seat_to_answer, match.result.scores)


@dataclass(frozen=True, slots=True)
class Outline:
    """What a record says at its beginning and its end; `standing` only where its last line does."""

    game: str
    setup: Setup
    standing: OutlineStanding | None
    result: Result | None


@dataclass(frozen=True, slots=True)
class Written:
    """All that a record file says, not yet played.

    `lines` are the line numbers of its answers (None in format 1), `size` the bytes of its sound
    part, 0 where no line can be added: in format 1, or in an encoding that is not plain UTF-8. A
    `document` that is a list is the log of another program.
    `note` is one sentence about a last line that was not written to its end, or None.
    """

    document: Any
    lines: tuple[int, ...] | None = None
    size: int = 0
    note: str | None = None


def read(path: Path, *, is_named: bool = False) -> Written:
    """Reads a record file of either format; InputError names the file and what is wrong.

    `is_named` is that of `open_file`.
    """
    found = read_bytes(path, is_named=is_named)
    try:
        content = storage.as_utf8(found)
        if _is_in_lines(content.partition(b"\n")[0]):
            written = _read_lines(content)
            return written if content == found else replace(written, size=0)
        document = parse_json(content)
        is_log = isinstance(document, list)
        return Written(
            document if is_log else _fields(document, "the record", ("format", "answers"))
        )
    except InputError as problem:
        raise BadDocument(f"{path} is damaged: {problem}") from None


def outline(path: Path) -> Outline:
    """The heading and the last line of a record; costs the same for a long game as for a short.

    Raises InputError, as `read` does, when they are not there. A record of format 1 is read whole.
    """
    try:
        with storage.open_file(path) as file:
            first = file.readline(storage.LARGEST_FILE)
            is_in_lines = _is_in_lines(first)
            last = _last_line(file, len(first)) if is_in_lines else {}
    except OSError as error:
        raise storage.StorageError.of(path, "read", error) from error
    heading = parse_json(first) if is_in_lines else read(path).document
    last = last or heading
    try:
        game, setup = _read_heading(heading)
        standing = _read_standing(last.get("stands"), len(setup.seats))
        return Outline(game, setup, standing, _read_result(last.get("result"), len(setup.seats)))
    except BadDocument as problem:
        raise BadDocument(f"{path} is damaged: {problem}") from None
    except InputError as problem:
        raise InputError(f"{path}: {problem}") from None


def _read_result(document: Any, seats: int) -> Result | None:
    result: Result | None = _decoded(_PLAIN, Result | None, document, "result")
    if result is not None and not len(result.scores) == len(result.ranks) == seats:
        raise BadDocument(f"the result is not one of {seats} seats")
    return result


def _read_standing(document: Any, seats: int) -> OutlineStanding | None:
    """How the game stands; None where the line says nothing sound about it."""
    try:
        standing: OutlineStanding = _PLAIN.decode(OutlineStanding, document, "stands")
    except BadDocument:
        return None
    is_sound = len(standing.scores) == seats and (standing.next or 0) in range(CHANCE, seats)
    return standing if is_sound else None


def _is_in_lines(first: bytes) -> bool:
    """Whether a file with that first line is a heading and lines, not one document."""
    try:
        heading = parse_json(first)
    except InputError:
        return False
    return isinstance(heading, dict) and "format" in heading and "answers" not in heading


def _last_line(file: BinaryIO, heading: int) -> dict[str, Any]:
    """What the last whole line after the heading says; nothing when there is none."""
    size, length = file.seek(0, SEEK_END), TAIL_BYTES
    while True:
        start = max(heading, size - length)
        file.seek(start)
        lines = file.read(length).split(b"\n")
        whole = lines[0 if start == heading else 1 : -1]
        if whole or start == heading:
            return _said(whole[-1]) or {} if whole else {}
        length *= 8


def _said(line: bytes) -> dict[str, Any] | None:
    """The JSON object in a line; None when there is none."""
    try:
        said = parse_json(line)
    except InputError:
        return None
    return said if isinstance(said, dict) else None


def _read_lines(content: bytes) -> Written:
    *whole, rest = content.split(b"\n")
    if rest and _said(rest) is not None:
        whole, rest = [*whole, rest], b""
    document: dict[str, Any] = {}
    answers: list[Any] = []
    places: list[int] = []
    for number, line in enumerate(whole, 1):
        said = _said(line)
        if said is None:
            raise BadDocument(f"line {number} is not a JSON object")
        if number == 1:
            document = said
            continue
        document.pop("result", None)
        if "undo" in said:
            left = said["undo"]
            if type(left) is not int or not 0 <= left <= len(answers):
                raise BadDocument(f"line {number}: {shown(left)} answers cannot be left")
            del answers[left:], places[left:]
            _cut_stream(document, left)
            if type(document.get("streamed")) is int:
                document["streamed"] = min(document["streamed"], left)
        elif "result" in said:
            document["result"] = said["result"]
        elif "hinted" in said:
            document["hinted"] = said["hinted"]
        elif "advised" in said:
            document["advised"] = [*document.get("advised", ()), said["advised"]]
        else:
            answers.append(said)
            places.append(number)
    document["answers"] = answers
    note = f"line {len(whole) + 1}, the last, was not written to its end and is left out"
    return Written(document, tuple(places), len(content) - len(rest), note if rest else None)


def _cut_stream(document: dict[str, Any], left: int) -> None:
    """What is answered anew after an undo is not from the one stream of an old record."""
    streamed = document.get("streamed")
    if type(streamed) is int:
        document["streamed"] = min(streamed, left)


# -- playing what was read -------------------------------------------------------------------------


def load(registry: Registry, path: Path, *, is_named: bool = False) -> Match:
    """The match of a record file; InputError names the file and what is wrong with it."""
    return play(registry, path, read(path, is_named=is_named))


def play(registry: Registry, path: Path, written: Written) -> Match:
    """The match of a record file that has been read, played up to its last answer."""
    try:
        return from_document(registry, written.document, written.lines)
    except InputError as problem:
        raise BadDocument(f"{path}: {problem}") from None


def from_document(registry: Registry, document: Any, lines: Sequence[int] | None = None) -> Match:
    """The match that a document records, played up to its last answer.

    Raises BadDocument or InputError with one sentence that names the place: the answer, or its
    line where `lines` tell them.
    """
    if isinstance(document, list):
        return _from_log(registry, document)
    fields = _fields(document, "the record", ("format", "game", "setup", "answers"))
    key, setup = _read_heading(fields)
    from engine.core.match import Match  # noqa: PLC0415 (the menu reads headings, plays none)

    game = registry.game(key)
    setup = replace(setup, options=game.options_of_record(setup.options))
    match = Match(game, setup, is_again=True)
    answers = fields["answers"]
    if not isinstance(answers, list):
        raise BadDocument("the record's answers are not a list")
    for index, entry in enumerate(answers):
        try:
            _play_entry(match, entry)
        except InputError as problem:
            place = f"line {lines[index]}" if lines else f"answer {index + 1} of {len(answers)}"
            raise BadDocument(f"{place}: {problem}") from None
    match.streamed = _streamed(fields, len(match.moves))
    match.is_hinted, match.advised = _is_hinted(fields), _advised(fields)
    return match


def _from_log(registry: Registry, document: list[Any]) -> Match:
    """The match that another program's log tells; BadDocument when no game knows such logs."""
    found = (game.match_of_log(document) for game in registry.games())
    match: Match | None = next(filter(None, found), None)
    if match is None:
        raise BadDocument(
            "this is neither a record nor a log of the contest's engine; "
            "choose a record, or the engine's game.json"
        )
    return match


def _read_heading(document: dict[str, Any]) -> tuple[str, Setup]:
    """The game's name and the set-up, in a form this program knows."""
    fields = _fields(document, "the record", ("format", "game", "setup"))
    if type(fields["format"]) is not int or fields["format"] not in READABLE:
        readable = f"{', '.join(map(str, READABLE[:-1]))} and {READABLE[-1]}"
        raise InputError(
            f"the record has format {shown(fields['format'])}; this program reads {readable}"
        )
    if not isinstance(fields["game"], str):
        raise BadDocument(f"the record's game is {shown(fields['game'])}; it must be a game's name")
    setup: Setup = _decoded(_PLAIN, Setup, fields["setup"], "setup")
    for seat in setup.seats:
        if not seat.name.isprintable() or len(seat.name) > LONGEST_NAME:
            raise BadDocument(f"a seat's name is {shown(seat.name)}; it cannot be shown")
    return fields["game"], setup


def _streamed(fields: dict[str, Any], answers: int) -> int:
    """How many answers one stream of the seed has rolled: in format 1 all, if not said."""
    number = fields.get("streamed", answers if fields["format"] == 1 else 0)
    if type(number) is not int or number < 0:
        raise BadDocument(f"the record's count of rolls is {shown(number)}; it must be a number")
    return min(number, answers)


def _is_hinted(fields: dict[str, Any]) -> bool:
    """Whether a hint was played; records of before there was such a line say nothing of it."""
    said = fields.get("hinted", False)
    if not isinstance(said, bool):
        raise BadDocument(f"the record's mark of hints is {shown(said)}; it must be true or false")
    return said


def _advised(fields: dict[str, Any]) -> set[tuple[int, str]]:
    """The hints looked at; of one the mark is a count of answers and an option."""
    found, listed = set(), fields.get("advised", [])
    for each in listed if isinstance(listed, list) else [listed]:
        match each:
            case [int(place), str(option)]:
                found.add((place, option))
            case _:
                raise BadDocument(
                    f"the record's note of a hint is {shown(each)}; it must be a count of answers "
                    "and an option"
                )
    return found


def _play_entry(match: Match, entry: Any) -> None:
    if isinstance(entry, dict) and "correction" in entry:
        table = match.game.read_position(entry["correction"])
        match.play_recorded([(Correction(table, entry.get("is_turn") is True), ())])
        return
    if isinstance(entry, dict) and "exchange" in entry:
        match.play_recorded([(_exchange(match.game, match.table, entry["exchange"]), ())])
        return
    fields = _fields(entry, "it", ("seat", "answer"))
    if match.pending is None:
        raise BadDocument("the game is already over before it")
    expected = "chance" if isinstance(match.pending, Chance) else match.pending.seat
    if fields["seat"] != expected or type(fields["seat"]) is not type(expected):
        raise BadDocument(f"its seat is {shown(fields['seat'])}, but {expected!r} has to answer")
    answer = _decode_answer(match.game, match.pending, fields["answer"])
    match.play_recorded([(answer, _decode_reasons(match.game, entry.get("reasons", [])))])


def _exchange(game: Game, table: Any, document: Any) -> Exchange:
    """Things of a game that change places, two and two."""
    names = game.untold.all_names(table)
    pairs = []
    for pair in document if isinstance(document, list) else (document,):
        if not (isinstance(pair, list) and len(pair) == PAIR and all(x in names for x in pair)):
            raise BadDocument(f"{shown(pair)} are not two things that can change places")
        pairs.append((pair[0], pair[1]))
    return Exchange(tuple(pairs))


def _decode_answer(game: Game, pending: Pending, document: Any) -> Any:
    if isinstance(pending, Chance):
        return pending.outcomes.from_json(document)
    return decode_option(game, document, "its answer")


def decode_option(game: Game, document: Any, where: str) -> Option:
    option: Option = _decoded(game.codec, object, document, where)
    return option


def _decoded(codec: Codec, hint: Any, document: Any, where: str) -> Any:
    """What the codec reads; what it refuses is told in words."""
    try:
        return codec.decode(hint, document, where)
    except BadDocument as problem:
        raise BadDocument(in_plain_places(str(problem))) from None


def _decode_reasons(game: Game, document: Any) -> tuple[Reason, ...]:
    if not isinstance(document, list):
        raise BadDocument(f"its reasons are {shown(document)}; they must be a list")
    from engine.core.ruled_odds import decode_reason  # noqa: PLC0415 (the menu reads none)

    return tuple([decode_reason(game.codec, line) for line in document])


def _fields(document: Any, where: str, names: tuple[str, ...]) -> dict[str, Any]:
    if not isinstance(document, dict):
        raise BadDocument(f"{where} is not a JSON object")
    for name in names:
        if name not in document:
            raise BadDocument(f"{where} has no {name}")
    return document


# -- proving ---------------------------------------------------------------------------------------


def verify(match: Match, document: Any) -> bool:
    """Whether replaying reproduced what the record claims: its result, and its seeded dice.

    A log of another program claims nothing beyond what is checked while it is followed.
    """
    if isinstance(document, list):
        return True
    actual = _PLAIN.encode(match.result) if match.is_over else None
    claimed = document.get("result")
    return bool(claimed == actual) and (match.setup.dice_by_hand or dice_follow_seed(match))


def dice_follow_seed(match: Match) -> bool:
    """Whether every chance answer is the one that the match's own seed and key give."""
    again = type(match)(match.game, match.setup, keeps_history=False, is_again=True)
    stream = generator(match.setup.seed, "chance")
    for number, move in enumerate(match.moves):
        if isinstance(again.pending, Chance):
            rng = stream if number < match.streamed else again.chance_generator(number)
            if again.pending.outcomes.sample(rng) != move.answer:
                return False
        again.answer(move.answer)
    return True


# The unfinished games: one record file each, which every answer is added to.


def saves_folder() -> Path:
    return storage.user_folder() / "unfinished"


def records_folder() -> Path:
    return storage.user_folder() / "records"


class Autosave:
    """Keeps one match on disk: every answer is added to its file, which is locked meanwhile.

    The file of a finished match goes to the records. `note` is one sentence about what was left out
    when a file was opened, or None.
    """

    def __init__(self, match: Match) -> None:
        self.match = match
        self.path = saves_folder() / f"{match.game.key}-{os.urandom(6).hex()}.json"
        self.note: str | None = None
        self._journal = Journal(match)
        self._file: storage.LockedFile | None = None
        self._size_left = 0
        self._has_complained = False

    @classmethod
    def resume(cls, registry: Registry, path: Path) -> Autosave:
        """Goes on with the unfinished game of a file.

        Raises FileInUse while it is open elsewhere, and InputError with one sentence when it cannot
        be read. A record to which no line can be added stays as it is until the first save.
        """
        file = storage.LockedFile(path) if os.access(path, os.W_OK) else None
        written = read(path)
        autosave = cls(play(registry, path, written))
        autosave.path, autosave.note = path, written.note
        if written.size:
            autosave._journal = Journal(autosave.match, written)
        if file is not None:
            file.size = written.size
        autosave._file = file
        return autosave

    def save(self) -> Path:
        """Adds what is new; a finished match goes to the records. Returns where it lies.

        Raises StorageError when the disk refuses, once: while it goes on refusing, later calls try
        in silence, but for the one that would put a finished match among the records.
        """
        try:
            self._add_news()
            if self.match.is_over:
                self._finish()
        except storage.StorageError:
            is_known, self._has_complained = self._has_complained, True
            if not is_known or self.match.is_over:
                raise
        else:
            self._has_complained = False
        return self.path

    def _add_news(self) -> None:
        news = self._journal.news()
        if not news:
            return
        if self._journal.is_begun:
            self._open_again().add(news)
        else:
            self._begin(news)
        self._journal.note()

    def _begin(self, news: str) -> None:
        """A new file; one that it replaces is kept, and kept locked, until this one stands."""
        is_conversion = self._file is not None
        if sys.platform == "win32":
            self.close()  # it replaces no file that is open
        file = storage.LockedFile.begun(self.path, news.encode("utf-8"), is_lasting=is_conversion)
        self.close()
        self._file = file

    def _open_again(self) -> storage.LockedFile:
        if self._file is None:
            file = storage.LockedFile(self.path)
            if file.size != self._size_left:
                raise storage.StorageError(f"{self.path} was played on by another window")
            self._file = file
        return self._file

    def _finish(self) -> None:
        finished = records_folder() / self.path.name
        self.close()
        try:
            finished.parent.mkdir(parents=True, exist_ok=True)
            self.path.replace(finished)
        except OSError:
            # Another disk, or somebody removed the file: the whole record is written anew.
            storage.write_text_atomically(finished, to_text(self.match))
            self.path.unlink(missing_ok=True)
        self.path = finished

    @property
    def is_refused(self) -> bool:
        """Whether the disk did not take what was to be added last."""
        return self._has_complained

    def opened_anew(self, registry: Registry) -> Autosave:
        """The same game played up once more from its record, after this one was closed.

        What the disk refused is taken from the match, and goes to disk with the next save.
        """
        if not self.match.is_over and not self.is_refused and self.path.exists():
            return Autosave.resume(registry, self.path)
        again = Autosave(played_anew(registry, self.match))
        again.path = self.path
        return again

    def close(self) -> None:
        """Lets the file go: others may open it; the next save opens it again."""
        if self._file is not None:
            self._size_left = self._file.size
            self._file.close()
            self._file = None


def played_anew(registry: Registry, match: Match) -> Match:
    """Another match with the same answers, each given and checked once more."""
    return from_document(registry, to_document(match))


@dataclass(frozen=True, slots=True)
class SavedGame:
    """One unfinished game on disk: when it was written (seconds since 1970) and its outline."""

    path: Path
    written: float
    game: Card
    outline: Outline

    @property
    def version(self) -> tuple[Path, float]:
        """What changes when the game is played on."""
        return self.path, self.written

    def load(self, registry: Registry) -> Match:
        """The match, played up to its last answer; InputError when the file is damaged."""
        return load(registry, self.path)

    def delete(self) -> None:
        """Removes the game for good; StorageError when it is open somewhere or the disk refuses."""
        storage.LockedFile(self.path).close()
        try:
            self.path.unlink(missing_ok=True)
        except OSError as error:
            raise storage.StorageError.of(self.path, "deleted", error) from error


def saved_games(registry: Registry) -> tuple[list[SavedGame], list[str]]:
    """The unfinished games, latest first, and one sentence for each file that cannot be read.

    Reads headings and last lines only, and loads no game but one that must be filed away. A
    damaged file is put aside under another name; one of a later version or of a game that is not
    there stays where it is.
    """
    games: list[SavedGame] = []
    problems: list[str] = []
    for path in _files_of_games():
        try:
            found = outline(path)
            game = registry.card(found.game)
            seats = len(found.setup.seats)
            if not game.fewest_seats <= seats <= game.most_seats:
                raise BadDocument(f"{path} is damaged: {game.title} does not seat {seats}")
            if found.result is None:
                games.append(SavedGame(path, storage.modified(path), game, found))
            elif note := file_away(Autosave.resume(registry, path)):
                problems.append(note)
        except storage.FileInUse:
            continue  # the window that ended it is about to put it away
        except InputError as problem:
            problems.append(_said_of(path, problem))
    games.sort(key=lambda saved: -saved.written)
    return games, problems


def _files_of_games() -> list[Path]:
    try:
        paths = sorted(saves_folder().glob("*.json"))
    except OSError:
        return []  # a folder that cannot be looked into has no games to show
    return [path for path in paths if not storage.is_aside(path)]


def _said_of(path: Path, problem: InputError) -> str:
    if not isinstance(problem, BadDocument):
        return str(problem)
    try:
        return f"{problem}; it is kept as {storage.put_aside(path).name}"
    except storage.StorageError:
        return str(problem)


def file_away(autosave: Autosave) -> str | None:
    """Puts a finished game, which the program did not live to do, among the records; counts it.

    Returns one sentence when damaged statistics had to be put aside first.
    """
    return Statistics().add(autosave.match, autosave.save().name)
