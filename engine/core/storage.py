"""Where the program keeps a person's files and settings, and the one way to read them.

Every file that is not the program's own is opened by `open_file` (kind), read by `read_bytes`
(size) and decoded by `as_utf8` (encoding); `read_json` does all three and parses it. A file is
written whole or not at all.
"""

from __future__ import annotations

import codecs
import dataclasses
import errno
import json
import math
import os
import platform
import re
import select
import stat
import sys
import tempfile
import time
import traceback
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field, fields
from datetime import datetime
from enum import StrEnum
from io import SEEK_END, FileIO, TextIOWrapper
from pathlib import Path
from typing import Any, BinaryIO, ClassVar, Final, Literal, NoReturn, TypeVar

from engine.core.errors import LONGEST_VALUE, BadDocument, InputError, in_plain_places, shortened
from engine.core.setup import whole_path

APP_NAME = "tabletop-bots"
MEGABYTE: Final = 1024 * 1024
LARGEST_FILE = 64 * MEGABYTE
TEMPORARY = ".tmp"
ASIDE = ".damaged-"
LONGEST_WRITE_SECONDS = 60
PATIENCE_SECONDS = 3.0
ENCODINGS: Final[Mapping[bytes, str]] = {
    codecs.BOM_UTF8: "utf-8",
    codecs.BOM_UTF32_LE: "utf-32-le",
    codecs.BOM_UTF32_BE: "utf-32-be",
    codecs.BOM_UTF16_LE: "utf-16-le",
    codecs.BOM_UTF16_BE: "utf-16-be",
}
"""The byte order marks that a text may begin with: PowerShell's `>` and Notepad write them."""
REFUSALS: Final[Mapping[int, str]] = {
    errno.ENOENT: "there is no such file",
    errno.EISDIR: "it is a folder; name a file in it",
    errno.ENOTDIR: "a part of its path is no folder",
    errno.EACCES: "you have no permission",
    errno.EPERM: "you have no permission",
    errno.ELOOP: "it is a link that leads back to itself",
    errno.ENAMETOOLONG: "its name is too long",
    errno.ENOSPC: "the disk is full",
    errno.EROFS: "the disk can only be read",
    errno.ENXIO: "it is a pipe that nobody reads",
}
FAULTS: Final[Mapping[str, str]] = {
    "Expecting value": "a value is missing",
    "Expecting property name enclosed in double quotes": "a name in double quotes is missing",
    "Expecting ':' delimiter": "a colon is missing",
    "Expecting ',' delimiter": "a comma is missing, or an end",
    "Illegal trailing comma before end of object": "a comma has nothing after it",
    "Illegal trailing comma before end of array": "a comma has nothing after it",
    "Unterminated string starting at": "a text begins that has no end",
    "Invalid control character at": "a text holds a line end or a tab",
    "Invalid \\escape": "a backslash is before the wrong letter",
    "Invalid \\uXXXX escape": "four hexadecimal digits are missing after \\u",
    "Extra data": "something follows after the end",
}
"""What the parser of JSON finds wrong, in plain words; it adds where."""
TOO_DEEP: Final = "its lists are nested too deep"
MOST_DIGITS: Final = 18
"""A whole number in a document fits into 64 bits: no count is larger."""


class StorageError(InputError):
    """A file that cannot be read or written, said in one sentence with its path."""

    @classmethod
    def of(cls, path: Path, action: str, error: OSError) -> StorageError:
        """What the system refused: `action` is a participle such as `read` or `written`."""
        return cls(f"{path} cannot be {action}: {why_refused(error)}")


def why_refused(error: OSError | UnicodeDecodeError) -> str:
    """What the system says, in plain words where it is what people meet."""
    if isinstance(error, UnicodeDecodeError):
        return f"byte {error.start + 1} is not UTF-8 text"
    return REFUSALS.get(error.errno or 0) or (error.strerror or "the system refuses").lower()


def user_folder() -> Path:
    """The folder of the player's records, settings and statistics; made on the first write.

    Follows the platform's habit and, on Linux, XDG_DATA_HOME.
    """
    import platformdirs  # noqa: PLC0415 (a bot's own process has none)

    return platformdirs.user_data_path(APP_NAME, appauthor=False)


def cache_folder() -> Path:
    """The folder of what can be worked out anew; made on the first write.

    Follows the platform's habit and, on Linux, XDG_CACHE_HOME.
    """
    import platformdirs  # noqa: PLC0415 (a bot's own process has none)

    return platformdirs.user_cache_path(APP_NAME, appauthor=False)


def write_json_atomically(path: Path, document: object) -> None:
    """Write the document so that the path holds the old text or the new, never a part.

    The text goes to a temporary file in the same folder, reaches the disk, and takes the name
    over in one step. Raises StorageError when the document is not JSON or the disk refuses.
    """
    try:
        text = json.dumps(document, ensure_ascii=False, allow_nan=False, indent=1) + "\n"
    except RecursionError as error:
        raise StorageError(f"{path} cannot be written: {TOO_DEEP}") from error
    except (TypeError, ValueError) as error:
        raise StorageError(f"{path} cannot be written: it is no JSON document") from error
    write_text_atomically(path, text)


def write_text_atomically(path: Path, text: str) -> None:
    """Write a text as `write_json_atomically` does.

    Raises StorageError when the text is no Unicode or the disk refuses.
    """
    try:
        put_in_place(path, text.encode("utf-8"))
    except UnicodeEncodeError as error:
        raise StorageError(f"{path} cannot be written: it holds half a character") from error


def put_in_place(
    path: Path,
    content: bytes,
    *,
    is_lasting: bool = True,
    before: Callable[[Path], object] | None = None,
) -> None:
    """Write a whole file: the path holds the old content or the new, never a part.

    Links are followed, and the mode of a file that was there stays. What is no regular file, such
    as `/dev/stdout` or a pipe, is written to. With `is_lasting` off it is not waited until the
    disk has it: what a program writes is there when the program is killed, but perhaps not when
    the power goes. `before` is called with the whole file while nobody knows its name. Raises
    StorageError.
    """
    try:
        _replace_content(path, content, is_lasting, before)
    except OSError as error:
        raise StorageError.of(path, "written", error) from error


def read_json(path: Path, *, is_named: bool = False) -> Any:
    """The document in a file; StorageError says in one sentence why there is none.

    `is_named` is that of `open_file`.
    """
    content = read_bytes(path, is_named=is_named)
    try:
        return parse_json(content)
    except BadDocument as problem:
        raise StorageError(f"{path} is damaged: {problem}") from None


def words_in(path: Path) -> Any:
    """The words of a file in another language, without its comments (`{"# title": "..."}`); None
    where there is none, or a text in it is empty.
    """
    words = _without_comments(read_json(path)) if path.is_file() else None
    return None if _has_gaps(words) else words


def _without_comments(words: Any) -> Any:
    if isinstance(words, dict):
        return {key: _without_comments(words[key]) for key in words if not key.startswith("#")}
    return [*map(_without_comments, words)] if isinstance(words, list) else words


def _has_gaps(words: Any) -> bool:
    inner = words.values() if isinstance(words, dict) else words
    return words == "" or (isinstance(words, dict | list) and any(map(_has_gaps, inner)))


def read_utf8(path: Path) -> bytes:
    """A text, such as a program, in UTF-8 without a mark; StorageError when it is none."""
    try:
        return as_utf8(read_bytes(path))
    except BadDocument as problem:
        raise StorageError(f"{path} cannot be read: {problem}") from None


def read_bytes(path: Path, *, is_named: bool = False, most: int = LARGEST_FILE) -> bytes:
    """All of a file as it is; StorageError when it cannot be read or has no end in sight."""
    try:
        with open_file(path, is_named=is_named) as file:
            content = file.read(most + 1)
    except OSError as error:
        raise StorageError.of(path, "read", error) from error
    if len(content) > most:
        raise StorageError(f"{path} cannot be read: it is larger than {most // MEGABYTE} MB")
    return content


def open_file(path: Path, *, is_named: bool = False) -> BinaryIO:
    """A regular file, open for reading: anything else could keep us waiting for ever.

    Where the command line names the path on purpose (`is_named`), it may be a pipe or a device
    as well, such as standard input; a pipe must have its writer within `PATIENCE_SECONDS`. Raises
    StorageError.
    """
    try:
        if not is_named:
            _require_regular(path, path.stat().st_mode)  # opening a device may already do something
        file = _opened(path, "rb")
        try:
            _make_patient(path, file, is_named=is_named)
        except BaseException:
            file.close()
            raise
    except OSError as error:
        raise StorageError.of(path, "read", error) from error
    except ValueError as error:  # a path with a zero byte
        raise StorageError(f"{path!s} cannot be read: {_unusable(error)}") from None
    return file


def _opened(path: Path, mode: Literal["rb", "wb"]) -> BinaryIO:
    """Open without waiting, as a pipe would, for whoever has its other end."""

    def at_once(name: str, flags: int) -> int:
        return os.open(name, flags | getattr(os, "O_NONBLOCK", 0), 0o666)

    return open(path, mode, buffering=-1, opener=at_once)


def _make_patient(path: Path, file: BinaryIO, *, is_named: bool) -> None:
    """Read on as usual from a file that was opened at once, if it is one that may be read."""
    mode = os.fstat(file.fileno()).st_mode
    if not is_named:
        _require_regular(path, mode)
    elif stat.S_ISFIFO(mode) and not select.select([file], [], [], PATIENCE_SECONDS)[0]:
        raise StorageError(f"{path} cannot be read: it is a pipe that nobody writes to")
    _wait_from_now_on(file)


def _wait_from_now_on(file: BinaryIO) -> None:
    if hasattr(os, "O_NONBLOCK"):
        os.set_blocking(file.fileno(), True)


def _require_regular(path: Path, mode: int) -> None:
    if not (stat.S_ISREG(mode) or stat.S_ISDIR(mode)):
        raise StorageError(f"{path} cannot be read: it is no file but a device or a pipe")


def is_there(path: Path) -> bool:
    """Whether there is such a file; StorageError when one may not even ask."""
    try:
        return path.exists()
    except (OSError, ValueError) as error:
        raise StorageError(f"{path} cannot be read: {_unusable(error)}") from error


def _unusable(error: OSError | ValueError) -> str:
    return why_refused(error) if isinstance(error, OSError) else "its name holds a zero byte"


def is_sink(path: Path) -> bool:
    """Whether what is written there cannot be read again: a pipe, a device, what is printed to."""
    return path.exists() and (not path.is_file() or _stream_at(path) is not None)


def modified(path: Path) -> float:
    """When a file was written last, in seconds since 1970."""
    try:
        return path.stat().st_mtime
    except OSError as error:
        raise StorageError.of(path, "read", error) from error


def put_aside(path: Path) -> Path:
    """Give a damaged file another name, under which it stays; returns the new path."""
    names = (path.with_suffix(f"{ASIDE}{n}{path.suffix}") for n in range(1, 1000))
    try:
        free = next((name for name in names if not name.exists()), None)
        if free is None:
            raise StorageError(f"{path} is damaged and there are too many copies beside it")
        return path.rename(free)
    except OSError as error:
        raise StorageError.of(path, "put aside", error) from error


def is_aside(path: Path) -> bool:
    """Whether a file is one that `put_aside` has renamed."""
    return ASIDE in path.name


def remove_leftovers(folder: Path) -> None:
    """Remove what writers that were killed left below a folder; what is in use is left alone."""
    try:
        for path in folder.rglob(f".*{TEMPORARY}"):
            if modified(path) < time.time() - LONGEST_WRITE_SECONDS:
                path.unlink(missing_ok=True)
    except (OSError, StorageError):
        return  # a folder that cannot be cleaned can be used as it is


def as_utf8(content: bytes, errors: str = "strict") -> bytes:
    """A text in UTF-8 without a byte order mark; what has none is taken to be such a text, unless
    one of its first two bytes is zero, as in UTF-16.

    Raises BadDocument where the text is not what its mark says.
    """
    for mark, encoding in ENCODINGS.items():
        if content.startswith(mark):
            return _recoded(content[len(mark) :], encoding, errors)
    is_wide = b"\0" in content[:2] and len(content) > 1
    return _recoded(content, json.detect_encoding(content), errors) if is_wide else content


def _recoded(content: bytes, encoding: str, errors: str) -> bytes:
    """The text in UTF-8; BadDocument where it is not in that encoding."""
    try:
        return content if encoding == "utf-8" else content.decode(encoding, errors).encode()
    except UnicodeError as error:
        at = f" at byte {error.start + 1}" if isinstance(error, UnicodeDecodeError) else ""
        raise BadDocument(f"it is not {encoding.upper()} text{at}; save it as UTF-8") from None


def parse_json(content: bytes) -> Any:
    """The document in some bytes; BadDocument says in a few words why there is none."""
    content = as_utf8(content)
    try:
        document = (_WARY if _LONG_NUMBER.search(content) else _DECODER).decode(content.decode())
        if b"\\ud" in content.lower():
            json.dumps(document, ensure_ascii=False).encode("utf-8")
    except json.JSONDecodeError as error:
        fault = FAULTS.get(error.msg, "it is not JSON")
        if not content.strip():
            raise BadDocument("it is empty") from None
        raise BadDocument(f"{fault} at line {error.lineno}, column {error.colno}") from None
    except UnicodeDecodeError as error:
        raise BadDocument(f"byte {error.start + 1} is not UTF-8 text; save it as UTF-8") from None
    except UnicodeEncodeError:
        raise BadDocument("it holds half a character") from None
    except RecursionError:
        raise BadDocument(TOO_DEEP) from None
    except ValueError as error:  # a number that is none, or too large: said by this module
        raise BadDocument(str(error)) from None
    return document


def _replace_content(
    path: Path, content: bytes, is_lasting: bool, before: Callable[[Path], object] | None
) -> None:
    """Put the content in place of a file, whose mode stays; write it to whatever is no file."""
    try:
        mode = path.stat().st_mode
    except FileNotFoundError:
        mode = None
    stream = None if mode is None else _stream_at(path)
    if stream is not None:
        stream.flush()
        stream.buffer.write(content)
        stream.flush()
    elif mode is not None and not (stat.S_ISREG(mode) or stat.S_ISDIR(mode)):
        with _open_sink(path) as sink:
            sink.write(content)
    else:
        _exchange(whole_path(path), content, mode, is_lasting, before)


def _open_sink(path: Path) -> BinaryIO:
    """A pipe or a device to write to; a pipe must have its reader within `PATIENCE_SECONDS`."""
    end = time.monotonic() + PATIENCE_SECONDS
    while True:
        try:
            file = _opened(path, "wb")
        except OSError as error:
            if error.errno != errno.ENXIO or time.monotonic() > end:
                raise
            time.sleep(0.05)
        else:
            _wait_from_now_on(file)
            return file


def _stream_at(path: Path) -> TextIOWrapper | None:
    """The standard stream that a path such as `/dev/stdout` leads to: it has been begun."""
    for stream in (sys.stdout, sys.stderr):
        with suppress(OSError, ValueError):  # a stream that is closed or none of the system
            if isinstance(stream, TextIOWrapper) and os.path.samestat(
                os.fstat(stream.fileno()), path.stat()
            ):
                return stream
    return None


def _exchange(
    path: Path,
    content: bytes,
    mode: int | None,
    is_lasting: bool,
    before: Callable[[Path], object] | None,
) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    number, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.", suffix=TEMPORARY)
    temporary = Path(name)
    try:
        with os.fdopen(number, "wb") as file:
            file.write(content)
            if is_lasting:
                file.flush()
                os.fsync(file.fileno())
        if mode is not None:
            temporary.chmod(stat.S_IMODE(mode))
        if before is not None:
            before(temporary)
        temporary.replace(path)
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise


def _refuse_constant(name: str) -> NoReturn:
    raise ValueError(f"{name} is not a JSON number")


def _finite(digits: str) -> float:
    number = float(digits)
    if not math.isfinite(number):
        raise ValueError(f"{shortened(digits, LONGEST_VALUE)} is too large a number")
    return number


def _countable(digits: str) -> int:
    if len(digits) > MOST_DIGITS + digits.startswith("-"):
        raise ValueError(f"{shortened(digits, LONGEST_VALUE)} is too large a number")
    return int(digits)


_LONG_NUMBER: Final = re.compile(rb"\d{%d}" % (MOST_DIGITS + 1))
_DECODER: Final = json.JSONDecoder(parse_constant=_refuse_constant, parse_float=_finite)
_WARY: Final = json.JSONDecoder(
    parse_constant=_refuse_constant, parse_float=_finite, parse_int=_countable
)
"""Looks at each whole number, which takes its time: only where a long row of digits is seen."""


# A file of lines that one program at a time adds to.

if sys.platform == "win32":
    import msvcrt

    PLACE_OF_LOCK: Final = 1 << 62  # far behind the content, which others may go on reading

    def _lock(file: FileIO) -> None:
        file.seek(PLACE_OF_LOCK)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(file: FileIO) -> None:
        fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)


LOCKED_BY_OTHERS: Final = (errno.EWOULDBLOCK, errno.EAGAIN, errno.EACCES, errno.EDEADLK)


class FileInUse(StorageError):
    """The file is open for adding elsewhere, in another window or in this one."""


class LockedFile:
    """A file open for adding, which nobody else can open so meanwhile; everybody may read it.

    The system keeps the lock and takes it away with the process, whatever ends it. `size` is the
    sound part: what lies behind it, such as a line of which a full disk took only half, is cut off
    before the next is added.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        try:
            self._file = FileIO(path, "r+")
        except OSError as error:
            raise StorageError.of(path, "written", error) from error
        try:
            self._take_lock()
            self.size = self._file.seek(0, SEEK_END)
        except BaseException:
            self._file.close()
            raise

    @classmethod
    def begun(cls, path: Path, content: bytes, *, is_lasting: bool) -> LockedFile:
        """A new file with that content, locked before anybody can find it; StorageError.

        Windows gives no open file another name: there it is locked at once after it has its name,
        and FileInUse is raised where somebody was quicker.
        """
        if sys.platform == "win32":
            put_in_place(path, content, is_lasting=is_lasting)
            return cls(path)
        found: list[LockedFile] = []
        try:
            put_in_place(
                path, content, is_lasting=is_lasting,
                before=lambda hidden: found.append(cls(hidden)),
            )  # fmt: skip
        except BaseException:
            for each in found:
                each.close()
            raise
        found[0].path = path
        return found[0]

    def _take_lock(self) -> None:
        try:
            _lock(self._file)
        except OSError as error:
            if error.errno in LOCKED_BY_OTHERS:
                raise FileInUse(f"{self.path} is open in another window") from None
            # A disk that knows no locks (some network drives) is used without them.
        if not self._is_still_there():
            raise FileInUse(f"{self.path} was moved away by another window")

    def _is_still_there(self) -> bool:
        try:
            return os.path.samestat(os.fstat(self._file.fileno()), self.path.stat())
        except FileNotFoundError:
            return False

    def add(self, lines: str) -> None:
        """Adds whole lines and hands them to the system; StorageError when the disk refuses."""
        content = lines.encode("utf-8")
        try:
            self._file.truncate(self.size)
            if not self._ends_with_a_line():
                content = b"\n" + content
            self._file.seek(self.size)
            if self._file.write(content) != len(content):
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        except OSError as error:
            raise StorageError.of(self.path, "written", error) from error
        self.size += len(content)

    def _ends_with_a_line(self) -> bool:
        if not self.size:
            return True
        self._file.seek(self.size - 1)
        return self._file.read(1) == b"\n"

    def close(self) -> None:
        """Lets file and lock go, once the disk has the content."""
        if self._file.closed:
            return
        with suppress(OSError):  # the system has it already; only a loss of power could matter
            os.fsync(self._file.fileno())
        self._file.close()

    def __del__(self) -> None:
        if hasattr(self, "_file"):
            self._file.close()


# What learning keeps between runs: one JSON file each, damaged ones put aside and said once.

T = TypeVar("T")


@dataclass(slots=True)
class UserFile:
    """A file of the user's folder. Without `is_kept` nothing is written.

    `problem` is one sentence when the file could not be read or written; a file that could not be
    read is put aside before the first writing.
    """

    cannot_keep: ClassVar = "Your results could not be saved"

    path: Path
    problem: str | None = None
    is_kept: bool = True

    def _read_with(self, read: Callable[[object], T], what: str) -> T | None:
        """What stands in the file, None without one or, with a `problem`, where it cannot be read.

        `read` raises InputError for a document that it does not understand; `what` starts again.
        """
        try:
            return read(read_json(self.path)) if is_there(self.path) else None
        except StorageError as error:
            self.problem = f"{error}. The {what} start again, and the file will be renamed."
        except InputError as error:
            fault = in_plain_places(str(error).replace("'", ""))
            self.problem = f"{self.path} is damaged: {fault}. The {what} start again."
        return None

    def _write(self, document: Callable[[], dict[str, Any]]) -> None:
        if not self.is_kept:
            return
        try:
            if self.problem is not None and is_there(self.path):
                put_aside(self.path)
            write_json_atomically(self.path, document())
            self.problem = None
        except InputError as error:
            self.problem = f"{self.cannot_keep}: {error}."


# A report about a fault of the program: what failed, where it was, and on what machine.

MOST_REPORTS: Final = 20


def reports_folder() -> Path:
    return user_folder() / "reports"


def fault_report(fault: BaseException, where: str) -> str:
    """The text of a report; `where` says what the program was about."""
    lines = (
        f"Time: {datetime.now().astimezone().isoformat(timespec='seconds')}",
        f"Place: {where}",
        f"Machine: {platform.platform()}, Python {platform.python_version()}",
        "",
        "".join(traceback.format_exception(fault)),
    )
    return "\n".join(lines)


def write_report(fault: BaseException, where: str) -> Path:
    """Writes a report to the error stream and into the player's folder; returns where it lies.

    The oldest of twenty makes room. Raises StorageError when the disk refuses.
    """
    text = fault_report(fault, where)
    if sys.stderr is not None:  # a windowed program may have none
        print(text, file=sys.stderr, flush=True)
    path = _next_path()
    put_in_place(path, text.encode("utf-8", "backslashreplace"))
    return path


def _next_path() -> Path:
    paths = [reports_folder() / f"fault-{number:02}.txt" for number in range(1, MOST_REPORTS + 1)]
    free = next((path for path in paths if not is_there(path)), None)
    return min(paths, key=_age) if free is None else free


def _age(path: Path) -> float:
    try:
        return modified(path)
    except StorageError:
        return 0.0  # it went meanwhile: its place is free


FORMAT = 1
SMALLEST_WINDOW = (640, 400)
LARGEST_WINDOW = (16384, 16384)
UI_SCALES = (0.8, 1.5)
LONGEST_NAME = 24


class AnimationSpeed(StrEnum):
    OFF = "off"
    FAST = "fast"
    NORMAL = "normal"
    SLOW = "slow"

    @property
    def factor(self) -> float:
        """What an animation's length is multiplied by."""
        return {"off": 0.0, "fast": 0.4, "normal": 1.0, "slow": 2.0}[self.value]

    def faster(self) -> AnimationSpeed:
        """The next quicker speed; `off` stays."""
        order = list(AnimationSpeed)
        return order[max(0, order.index(self) - 1)]

    def slower(self) -> AnimationSpeed:
        """The next slower speed; `slow` stays."""
        order = list(AnimationSpeed)
        return order[min(len(order) - 1, order.index(self) + 1)]


@dataclass(frozen=True, slots=True)
class Settings:
    fullscreen: bool = False
    window_size: tuple[int, int] = (1280, 720)
    ui_scale: float = 1.0
    sound: bool = True
    volume: float = 0.7
    ambience: float = 0.2
    voice: bool = False
    living_grounds: bool = True
    animation_speed: AnimationSpeed = AnimationSpeed.NORMAL
    colour_blind_marks: bool = False
    confirm_end_of_turn: bool = False
    show_hints: bool = True
    live_analysis: bool = False
    explain_bots: bool = False
    ask_every_step: bool = False
    draws_lots: bool = True
    log_open: bool = True
    player_name: str = "You"
    language: str = "system"

    @property
    def grounds_live(self) -> bool:
        """Whether anything moves on the grounds: without animation nothing does."""
        return self.living_grounds and self.animation_speed is not AnimationSpeed.OFF

    def changed(self, **changes: Any) -> Settings:
        """A copy with some values changed; InputError names a key or value that cannot be."""
        known = {each.name for each in fields(self)}
        for key, value in changes.items():
            if key not in known:
                raise BadDocument(f"there is no setting '{key}'")
            _check(key, value)
        return dataclasses.replace(self, **changes)

    def to_json(self) -> dict[str, Any]:
        document: dict[str, Any] = {"format": FORMAT}
        for each in fields(self):
            value = getattr(self, each.name)
            document[each.name] = list(value) if isinstance(value, tuple) else value
        document["animation_speed"] = self.animation_speed.value
        return document

    @classmethod
    def from_json(cls, document: object) -> Settings:
        """Settings from a document: what is missing is as at the first start.

        Keys of a later version are passed over. BadDocument names the first wrong value.
        """
        if not isinstance(document, dict):
            raise BadDocument("it is not a JSON object")
        if document.get("format") != FORMAT or isinstance(document.get("format"), bool):
            raise BadDocument(f"its format must be {FORMAT}")
        values = {
            each.name: _typed(each.name, document[each.name])
            for each in fields(cls)
            if each.name in document
        }
        return cls().changed(**values)


@dataclass(slots=True)
class SettingsFile:
    """The settings on disk: a damaged file is reported once and never overwritten."""

    path: Path = field(default_factory=lambda: user_folder() / "settings.json")
    problem: str | None = None

    def load(self) -> Settings:
        """The settings kept, or those of a first start; `problem` then says what was wrong."""
        self.problem = None
        try:
            if is_there(self.path):
                return Settings.from_json(read_json(self.path))
        except StorageError as error:
            self.problem = f"{error}. The default settings are used."
        except InputError as error:
            self.problem = f"{self.path} is damaged: {error}. The default settings are used."
        return Settings()

    def save(self, settings: Settings) -> None:
        """Write the settings; a damaged file is first put aside under another name."""
        if self.problem is not None and is_there(self.path):
            put_aside(self.path)
        write_json_atomically(self.path, settings.to_json())
        self.problem = None


def _typed(key: str, value: object) -> object:
    """JSON has no tuples and no names of speeds: turn the two that need it."""
    if key == "window_size" and isinstance(value, list):
        return tuple(value)
    if key == "animation_speed" and isinstance(value, str) and value in set(AnimationSpeed):
        return AnimationSpeed(value)
    return value


def _check(key: str, value: object) -> None:
    """Raise BadDocument unless the value can stand under that key."""
    if key == "window_size":
        _check_window(value)
    elif key == "ui_scale":
        _check_number(key, value, *UI_SCALES)
    elif key in ("volume", "ambience"):
        _check_number(key, value, 0.0, 1.0)
    elif key == "animation_speed":
        if not isinstance(value, AnimationSpeed):
            raise BadDocument("the animation speed must be off, fast, normal or slow")
    elif key == "language":
        _check_language(value)
    elif key == "player_name":
        _check_name(value)
    elif not isinstance(value, bool):
        raise BadDocument(f"{_in_words(key)} must be true or false")


def _check_number(key: str, value: object, low: float, high: float) -> None:
    is_number = isinstance(value, (int, float)) and not isinstance(value, bool)
    if not is_number or not low <= value <= high:  # type: ignore[operator]
        raise BadDocument(f"{_in_words(key)} must be a number from {low:g} to {high:g}")


def _in_words(key: str) -> str:
    return f"the setting {key.replace('_', ' ')}"


def _check_language(value: object) -> None:
    from engine.text.message import PSEUDO, SYSTEM, languages  # noqa: PLC0415 (few are read)

    if value not in (SYSTEM, PSEUDO, *languages()):
        raise BadDocument(f"the language must be one of {', '.join((SYSTEM, *languages()))}")


def _check_window(value: object) -> None:
    sizes = value if isinstance(value, tuple) and len(value) == 2 else ()
    right = len(sizes) == 2 and all(
        isinstance(size, int) and not isinstance(size, bool) and low <= size <= high
        for size, low, high in zip(sizes, SMALLEST_WINDOW, LARGEST_WINDOW, strict=True)
    )
    if not right:
        width, height = SMALLEST_WINDOW
        raise BadDocument(f"the window size must be [width, height], at least [{width}, {height}]")


def _check_name(value: object) -> None:
    if not isinstance(value, str) or not value.strip() or len(value) > LONGEST_NAME:
        raise BadDocument(f"the player name must be a text of 1 to {LONGEST_NAME} characters")
    if not value.isprintable():
        raise BadDocument("the player name must not hold control characters")
