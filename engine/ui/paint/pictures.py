"""Finished pictures, kept until the room runs out."""

from __future__ import annotations

import hashlib
import marshal
import sys
import zlib
from collections import OrderedDict
from collections.abc import Callable, Hashable, Sequence
from contextlib import suppress
from pathlib import Path
from threading import Thread
from typing import Final

import pygame

from engine.core.storage import StorageError, cache_folder, put_in_place, read_bytes

MEGABYTE: Final = 1 << 20
PARTS_CAP: Final = 48 * MEGABYTE
WHOLES_CAP: Final = 32 * MEGABYTE
PARTS_A_PIXEL: Final = 19  # bytes kept for each pixel of the window
WHOLES_A_PIXEL: Final = 10
LEAST_PIXELS: Final = 1280 * 720
MOST_PIXELS: Final = 2560 * 1440


class Pictures:
    """Surfaces by key (thing, size, state); the longest unused go first when over a cap.

    One per window, handed to every canvas, so that nothing is drawn twice at the same size.
    Parts (a letter, a shadow, a die) come back again and again; a whole put together from them
    shows one state of the game and seldom comes back once that has changed. Each kind has its own
    room, so that old wholes do not push out the parts of the next. `breathe` is called after each
    picture that was painted: whoever paints in slices rests there.
    """

    def __init__(self, parts_cap: int = PARTS_CAP, wholes_cap: int = WHOLES_CAP) -> None:
        self.painted = 0
        self._taken: list[Hashable] | None = None
        self.breathe: Callable[[], object] = _hold_no_breath
        self._parts = _Shelf(parts_cap)
        self._wholes = _Shelf(wholes_cap)

    def get(self, key: Hashable, paint: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The part under this key, painted now if it is not kept."""
        if self._taken is not None:
            self._taken.append(key)
        kept = self._parts.kept.get(key)
        if kept is not None:
            self._parts.kept.move_to_end(key)
            return kept
        return self._painted(self._parts, key, paint)

    def whole(self, key: Hashable, paint: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The same for a picture put together from parts to show one state."""
        kept = self._wholes.kept.get(key)
        if kept is not None:
            self._wholes.kept.move_to_end(key)
            return kept
        return self._painted(self._wholes, key, paint)

    @property
    def is_noting(self) -> bool:
        """Whether somebody asks which parts are taken."""
        return self._taken is not None

    def taken_by(self, paint: Callable[[], object]) -> tuple[Hashable, ...]:
        """The parts that something takes while it is painted."""
        outer, self._taken = self._taken, []
        try:
            paint()
        finally:
            found = tuple(dict.fromkeys(self._taken))
            self._taken = outer
        if outer is not None:
            outer += found
        return found

    def still_shown(self, keys: tuple[Hashable, ...]) -> None:
        """These parts stand on the screen without being asked for, and are to be kept."""
        if self._taken is not None:
            self._taken += keys
        for key in keys:
            if key in self._parts.kept:
                self._parts.kept.move_to_end(key)

    def parts(self, *start: Hashable) -> list[pygame.Surface]:
        """The parts that are kept under keys which begin so."""
        kept = self._parts.kept.items()
        return [picture for key, picture in kept
                if isinstance(key, tuple) and key[: len(start)] == start]  # fmt: skip

    def fit(self, size: tuple[int, int]) -> None:
        """Keep as much as a window of that size needs: all its pictures grow with it."""
        pixels = min(MOST_PIXELS, max(LEAST_PIXELS, size[0] * size[1]))
        self._parts.limit(PARTS_A_PIXEL * pixels)
        self._wholes.limit(WHOLES_A_PIXEL * pixels)

    @property
    def bytes_held(self) -> int:
        """How much room all of them take."""
        return self._parts.bytes_held + self._wholes.bytes_held

    def __contains__(self, key: Hashable) -> bool:
        return key in self._parts.kept or key in self._wholes.kept

    def __len__(self) -> int:
        return len(self._parts.kept) + len(self._wholes.kept)

    def clear(self) -> None:
        """Drop everything: after a resize, or when the display was opened anew."""
        self._parts.clear()
        self._wholes.clear()

    def _painted(
        self, shelf: _Shelf, key: Hashable, paint: Callable[[], pygame.Surface]
    ) -> pygame.Surface:
        picture = paint()
        self.painted += 1
        shelf.keep(key, picture)
        self.breathe()
        return picture


def _hold_no_breath() -> None:
    """Paint on."""


class _Shelf:
    """Pictures in the order of their last use, and the room they may take."""

    def __init__(self, byte_cap: int) -> None:
        self.byte_cap = byte_cap
        self.bytes_held = 0
        self.kept: OrderedDict[Hashable, pygame.Surface] = OrderedDict()

    def keep(self, key: Hashable, picture: pygame.Surface) -> None:
        before = self.kept.pop(key, None)
        if before is not None:  # painted meanwhile, by somebody who did not wait for this one
            self.bytes_held -= _weight(before)
        self.kept[key] = picture
        self.bytes_held += _weight(picture)
        self._make_room()

    def limit(self, byte_cap: int) -> None:
        self.byte_cap = byte_cap
        self._make_room()

    def _make_room(self) -> None:
        while self.bytes_held > self.byte_cap and len(self.kept) > 1:
            _, oldest = self.kept.popitem(last=False)
            self.bytes_held -= _weight(oldest)

    def clear(self) -> None:
        self.kept.clear()
        self.bytes_held = 0


def _weight(picture: pygame.Surface) -> int:
    return picture.get_height() * picture.get_pitch()


# Pictures that take long to paint, kept in the cache folder from one start to the next.

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


# A picture that is painted on while it is shown.

TILE: Final = 128


class TiledSurface:
    """A surface in tiles that know how often they were painted on.

    Whoever paints on `picture` says so with `touched`; `tiles` are parts of it with their corner
    and that count, so that only what has changed needs to be shown again.
    """

    def __init__(self, picture: pygame.Surface) -> None:
        self.picture = picture
        whole = self.picture.get_rect()
        self._areas = [
            pygame.Rect(x, y, TILE, TILE).clip(whole)
            for y in range(0, whole.h, TILE)
            for x in range(0, whole.w, TILE)
        ]
        self._parts = [self.picture.subsurface(area) for area in self._areas]
        self._counts = [0] * len(self._areas)

    def touched(self, area: pygame.Rect | None = None) -> None:
        """That area of the picture, or all of it, was painted on."""
        whole = range(len(self._areas))
        for number in whole if area is None else area.collidelistall(self._areas):
            self._counts[number] += 1

    @property
    def tiles(self) -> list[tuple[pygame.Surface, tuple[int, int], int]]:
        """Every part, where it lies in the picture, and how often it was painted on."""
        corners = [area.topleft for area in self._areas]
        return list(zip(self._parts, corners, self._counts, strict=True))
