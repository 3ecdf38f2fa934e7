"""Where the program keeps a person's files, and how it writes one without ever half-writing it."""

from __future__ import annotations

import json
import math
import os
import stat
import tempfile
import time
from pathlib import Path
from typing import Any, NoReturn

import platformdirs

from engine.core.errors import BadDocument, InputError

APP_NAME = "tabletop-bots"
LARGEST_FILE = 64 * 1024 * 1024
TEMPORARY = ".tmp"
ASIDE = ".damaged-"
LONGEST_WRITE_SECONDS = 60


class StorageError(InputError):
    """A file that cannot be read or written, said in one sentence with its path."""

    @classmethod
    def of(cls, path: Path, action: str, error: OSError) -> StorageError:
        """What the system refused: `action` is a participle such as `read` or `written`."""
        return cls(f"{path} cannot be {action}: {(error.strerror or str(error)).lower()}")


def user_folder() -> Path:
    """The folder of the player's records, settings and statistics; made on the first write.

    Follows the platform's habit and, on Linux, XDG_DATA_HOME.
    """
    return platformdirs.user_data_path(APP_NAME, appauthor=False)


def cache_folder() -> Path:
    """The folder of what can be worked out anew; made on the first write.

    Follows the platform's habit and, on Linux, XDG_CACHE_HOME.
    """
    return platformdirs.user_cache_path(APP_NAME, appauthor=False)


def write_json_atomically(path: Path, document: object) -> None:
    """Write the document so that the path holds the old text or the new, never a part.

    The text goes to a temporary file in the same folder, reaches the disk, and takes the name
    over in one step. Raises StorageError when the document is not JSON or the disk refuses.
    """
    try:
        text = json.dumps(document, ensure_ascii=False, allow_nan=False, indent=1) + "\n"
    except (TypeError, ValueError, RecursionError) as error:
        raise StorageError(f"{path} cannot be written: not a JSON document ({error})") from error
    write_text_atomically(path, text)


def write_text_atomically(path: Path, text: str) -> None:
    """Write a text as `write_json_atomically` does.

    Raises StorageError when the text is no Unicode or the disk refuses.
    """
    try:
        put_in_place(path, text.encode("utf-8"))
    except UnicodeEncodeError as error:
        raise StorageError(f"{path} cannot be written: not a JSON document ({error})") from error


def put_in_place(path: Path, content: bytes, *, is_lasting: bool = True) -> None:
    """Write a whole file: the path holds the old content or the new, never a part.

    With `is_lasting` off it is not waited until the disk has it: what a program writes is there
    when the program is killed, but perhaps not when the power goes. Raises StorageError.
    """
    try:
        _replace_content(path, content, is_lasting=is_lasting)
    except OSError as error:
        raise StorageError.of(path, "written", error) from error


def read_json(path: Path) -> Any:
    """The document in a file; StorageError says in one sentence why there is none."""
    try:
        return parse_json(read_bytes(path))
    except BadDocument as problem:
        raise StorageError(f"{path} is damaged: {problem}") from None


def read_bytes(path: Path) -> bytes:
    """All of a file; StorageError when it cannot be read or has no end in sight."""
    try:
        mode = path.stat().st_mode
        if not (stat.S_ISREG(mode) or stat.S_ISDIR(mode)):
            raise StorageError(f"{path} cannot be read: it is no file but a device or a pipe")
        with path.open("rb") as file:
            content = file.read(LARGEST_FILE + 1)
    except OSError as error:
        raise StorageError.of(path, "read", error) from error
    if len(content) > LARGEST_FILE:
        raise StorageError(f"{path} cannot be read: it holds more than {LARGEST_FILE} bytes")
    return content


def is_there(path: Path) -> bool:
    """Whether there is such a file; StorageError when one may not even ask."""
    try:
        return path.exists()
    except (OSError, ValueError) as error:
        raise StorageError(f"{path} cannot be read: {error}") from error


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


def parse_json(content: bytes) -> Any:
    """The document in some bytes; BadDocument says in a few words why there is none."""
    try:
        document = _DECODER.decode(content.decode("utf-8"))
        if b"\\ud" in content.lower():
            json.dumps(document, ensure_ascii=False).encode("utf-8")
    except json.JSONDecodeError as error:
        raise BadDocument(f"{error.msg} at line {error.lineno}, column {error.colno}") from None
    except UnicodeDecodeError as error:
        raise BadDocument(f"byte {error.start} is not UTF-8 text") from None
    except UnicodeEncodeError:
        raise BadDocument("it holds half a character") from None
    except (ValueError, RecursionError) as error:
        raise BadDocument(str(error)) from None
    return document


def _replace_content(path: Path, content: bytes, *, is_lasting: bool) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    number, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.", suffix=TEMPORARY)
    temporary = Path(name)
    try:
        with os.fdopen(number, "wb") as file:
            file.write(content)
            if is_lasting:
                file.flush()
                os.fsync(file.fileno())
        temporary.replace(path)
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise


def _refuse_constant(name: str) -> NoReturn:
    raise ValueError(f"{name} is not a JSON number")


def _finite(digits: str) -> float:
    number = float(digits)
    if not math.isfinite(number):
        raise ValueError(f"{digits} is too large a number")
    return number


_DECODER = json.JSONDecoder(parse_constant=_refuse_constant, parse_float=_finite)
