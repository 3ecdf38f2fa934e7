"""Where the program keeps a person's files, and how it writes one without ever half-writing it."""

from __future__ import annotations

import json
import os
import tempfile
from pathlib import Path
from typing import Any, NoReturn

import platformdirs

from engine.core.errors import InputError

APP_NAME = "tabletop-bots"
LARGEST_FILE = 64 * 1024 * 1024


class StorageError(InputError):
    """A file that cannot be read or written, said in one sentence with its path."""


def user_folder() -> Path:
    """The folder of the player's records, settings and statistics; made on the first write.

    Follows the platform's habit and, on Linux, XDG_DATA_HOME.
    """
    return platformdirs.user_data_path(APP_NAME, appauthor=False)


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
        _replace_content(path, text.encode("utf-8"))
    except UnicodeEncodeError as error:
        raise StorageError(f"{path} cannot be written: not a JSON document ({error})") from error
    except OSError as error:
        raise StorageError(f"{path} cannot be written: {_reason(error)}") from error


def read_json(path: Path) -> Any:
    """The document in a file; StorageError says in one sentence why there is none."""
    try:
        size = path.stat().st_size
        if size > LARGEST_FILE:
            raise StorageError(f"{path} cannot be read: {size} bytes are too many")
        text = path.read_bytes().decode("utf-8")
    except OSError as error:
        raise StorageError(f"{path} cannot be read: {_reason(error)}") from error
    except UnicodeDecodeError as error:
        raise StorageError(f"{path} is damaged: byte {error.start} is not UTF-8 text") from error
    try:
        return json.loads(text, parse_constant=_refuse_constant)
    except json.JSONDecodeError as error:
        place = f"line {error.lineno}, column {error.colno}"
        raise StorageError(f"{path} is damaged: {error.msg} at {place}") from error
    except (ValueError, RecursionError) as error:
        raise StorageError(f"{path} is damaged: {error}") from error


def _replace_content(path: Path, content: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    number, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.", suffix=".tmp")
    temporary = Path(name)
    try:
        with os.fdopen(number, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        temporary.replace(path)
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise


def _refuse_constant(name: str) -> NoReturn:
    raise ValueError(f"{name} is not a JSON number")


def _reason(error: OSError) -> str:
    return (error.strerror or str(error)).lower()
