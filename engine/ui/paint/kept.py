"""Pictures that take long to paint, kept in the cache folder from one start to the next."""

from __future__ import annotations

import hashlib
import marshal
import sys
import zlib
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from threading import Thread
from typing import Final

import pygame

from engine.core.storage import StorageError, cache_folder, put_in_place, read_bytes

FOLDER: Final = "pictures"
MOST_FILES: Final = 4
CHECK_BYTES: Final = 4


class KeptPictures:
    """Some pictures of always the same sizes under a name.

    `facts` are all that they were painted from: with others, or other code in the modules `by`
    which they were painted, they are not found and are painted anew.
    """

    def __init__(self, name: str, by: Sequence[str], facts: object) -> None:
        mark = hashlib.sha256(repr((pygame.version.ver, facts)).encode())
        for module in by:
            loader = sys.modules[module].__loader__
            mark.update(marshal.dumps(loader.get_code(module)))  # type: ignore[union-attr]
        self._path = cache_folder() / FOLDER / f"{name}-{mark.hexdigest()[:24]}.bin"

    def fill(self, pictures: Sequence[pygame.Surface]) -> bool:
        """Paint these as they were kept; whether they were, and whole."""
        sizes = [picture.get_pitch() * picture.get_height() for picture in pictures]
        try:
            found = read_bytes(self._path, most=CHECK_BYTES + sum(sizes))
        except StorageError:
            return False
        check, content = found[:CHECK_BYTES], memoryview(found)[CHECK_BYTES:]
        if len(content) != sum(sizes) or check != _check(content):
            return False
        for picture, size in zip(pictures, sizes, strict=True):
            picture.get_buffer().write(bytes(content[:size]), 0)
            content = content[size:]
        with suppress(OSError):  # another program may have removed it
            self._path.touch()
        return True

    def keep(self, pictures: Sequence[pygame.Surface]) -> None:
        """Keep them as they are now; written beside the window's work."""
        content = b"".join(picture.get_buffer().raw for picture in pictures)
        Thread(target=self._write, args=(content,), name="pictures").start()

    def _write(self, content: bytes) -> None:
        # Where the disk refuses, they are painted anew the next time as well.
        with suppress(StorageError, OSError):
            put_in_place(self._path, _check(content) + content, is_lasting=False)
            _remove_oldest(self._path.parent)


def _check(content: bytes | memoryview) -> bytes:
    return zlib.crc32(content).to_bytes(CHECK_BYTES, "big")


def _remove_oldest(folder: Path) -> None:
    kept = sorted(folder.glob("*.bin"), key=lambda path: path.stat().st_mtime)
    for path in kept[:-MOST_FILES]:
        path.unlink(missing_ok=True)
