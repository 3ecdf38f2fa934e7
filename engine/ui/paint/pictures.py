"""Finished pictures, and a frame as a list of pictures in their places."""

from __future__ import annotations

import hashlib
import marshal
import sys
import zlib
from collections import Counter, OrderedDict
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import cached_property
from pathlib import Path
from threading import Thread
from typing import Final, NamedTuple, TypeVar

import pygame

from engine.core.storage import StorageError, cache_folder, put_in_place, read_bytes
from engine.ui.paint import shapes
from engine.ui.theme import Colour

MEGABYTE: Final = 1 << 20
PARTS_CAP: Final = 48 * MEGABYTE
WHOLES_CAP: Final = 32 * MEGABYTE
PARTS_A_PIXEL: Final = 19  # bytes kept for each pixel of the window
WHOLES_A_PIXEL: Final = 8
LEAST_PIXELS: Final = 1280 * 720
MOST_PIXELS: Final = 2560 * 1440


class Pictures:
    """Surfaces by key (thing, size, state); the longest unused go first when over a cap.

    One per window, handed to every canvas, so that nothing is drawn twice at the same size.
    Parts (a letter, a shadow, a die) come back again and again; a whole put together from them
    shows one state of the game and seldom comes back once that has changed. Each kind has its own
    room, so that old wholes do not push out the parts of the next. What this frame and the last
    one used stays in any case: a page larger than the cap would be painted anew with every frame.
    `breathe` is called after each picture that was painted: whoever paints in slices rests there.
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
        kept = self._parts.take(key)
        return self._painted(self._parts, key, paint) if kept is None else kept

    def whole(self, key: Hashable, paint: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The same for a picture put together from parts to show one state."""
        kept = self._wholes.take(key)
        return self._painted(self._wholes, key, paint) if kept is None else kept

    @contextmanager
    def frame(self) -> Iterator[None]:
        """While a frame of the window is painted."""
        shelves = self._parts, self._wholes
        for each in shelves:
            each.begin_frame()
        try:
            yield
        finally:
            for each in shelves:
                each.end_frame()

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
            self._parts.take(key)

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
        self._used: set[Hashable] | None = None
        self._shown: set[Hashable] = set()

    def begin_frame(self) -> None:
        self._used = set()

    def end_frame(self) -> None:
        self._shown = self._used or set()
        self._make_room()
        self._used = None

    def take(self, key: Hashable) -> pygame.Surface | None:
        picture = self.kept.get(key)
        if picture is not None:
            self.kept.move_to_end(key)
            if self._used is not None:
                self._used.add(key)
        return picture

    def keep(self, key: Hashable, picture: pygame.Surface) -> None:
        before = self.kept.pop(key, None)
        if before is not None:  # painted meanwhile, by somebody who did not wait for this one
            self.bytes_held -= _weight(before)
        self.kept[key] = picture
        if self._used is not None:
            self._used.add(key)
        self.bytes_held += _weight(picture)
        self._make_room()

    def limit(self, byte_cap: int) -> None:
        self.byte_cap = byte_cap
        self._make_room()

    def _make_room(self) -> None:
        if self.bytes_held <= self.byte_cap:
            return
        stay = set() if self._used is None else self._shown | self._used
        for key in [key for key in self.kept if key not in stay]:
            if self.bytes_held <= self.byte_cap or len(self.kept) == 1:
                return
            self.bytes_held -= _weight(self.kept.pop(key))

    def clear(self) -> None:
        self.kept.clear()
        self._shown.clear()
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


MOST_PATCHES: Final = 60
CELL: Final = 64
MOST_SHARE: Final = 0.7
OPAQUE: Final = 255

Area = tuple[int, int, int, int]
Spot = tuple[int, int]
T = TypeVar("T")


class LedgerEntry(NamedTuple):
    """A picture with its upper left corner, or a colour over a part of what lies there.

    `visible` is what the clip leaves of it; `state` tells apart what a picture shows that is
    painted on while it is shown.
    """

    what: pygame.Surface | Colour
    spot: tuple[int, int]
    flags: int
    alpha: int
    visible: Area
    state: Hashable


class GroundOf(NamedTuple):
    """The state of the picture that a page stands on: specks move over it, under all the rest."""

    place: str


class Speck(NamedTuple):
    """Light that is added to the ground, with its upper left corner."""

    picture: pygame.Surface
    spot: tuple[int, int]

    @property
    def area(self) -> pygame.Rect:
        return pygame.Rect(self.spot, self.picture.get_size())


class Segment:
    """Entries that come and go together."""

    def __init__(self, entries: Sequence[LedgerEntry]) -> None:
        self.entries = entries

    @cached_property
    def areas(self) -> list[pygame.Rect]:
        return [pygame.Rect(entry.visible) for entry in self.entries]

    @cached_property
    def ground(self) -> str | None:
        """The place whose ground is among them."""
        grounds = (entry.state for entry in self.entries if isinstance(entry.state, GroundOf))
        return next((each.place for each in grounds), None)


class FrameLedger:
    """Takes the place of a surface while a frame is drawn, and then shows the frame on one.

    What is put on it is noted; `show` paints where the frame differs from the one shown before,
    from the ground up, so that the surface holds what drawing everything would have left there.
    """

    def __init__(self, size: tuple[int, int]) -> None:
        self._whole = pygame.Rect((0, 0), size)
        self._clip = self._whole
        self._segments: list[Segment] = []
        self._loose: list[LedgerEntry] = []
        self._depth = 0
        self._shown: list[Segment] = []
        self._specks: tuple[Speck, ...] = ()
        self._speck_areas: list[pygame.Rect] = []
        self._openness: dict[tuple[int, int], float] = {}
        self._surface: pygame.Surface | None = None

    # -- what is asked of a surface

    def get_size(self) -> tuple[int, int]:
        return self._whole.size

    def get_width(self) -> int:
        return self._whole.w

    def get_height(self) -> int:
        return self._whole.h

    def get_rect(self) -> pygame.Rect:
        return self._whole.copy()

    def get_clip(self) -> pygame.Rect:
        return self._clip.copy()

    def set_clip(self, area: pygame.Rect | None) -> None:
        """Let things be put only there; None for everywhere."""
        self._clip = self._whole if area is None else area.clip(self._whole)

    def blit(self, picture: pygame.Surface, spot: Spot, *, special_flags: int = 0) -> None:
        self.put(picture, spot, special_flags)

    def fill(
        self, colour: Colour, area: pygame.Rect | None = None, *, special_flags: int = 0
    ) -> None:
        visible = self._clip if area is None else self._clip.clip(area)
        self._note(colour, (0, 0), special_flags, OPAQUE, visible, None)

    def put(
        self,
        picture: pygame.Surface,
        spot: Spot,
        flags: int,
        alpha: int = OPAQUE,
        state: Hashable = None,
    ) -> None:
        """Put a picture there, paler with a lower alpha; see `LedgerEntry` for the state."""
        visible = self._clip.clip((spot, picture.get_size()))
        self._note(picture, spot, flags, alpha, visible, state)

    # -- parts that are put back

    def segment(self, draw: Callable[[], object]) -> Segment:
        """Draw a part that can be put back with `again`."""
        before, self._loose = self._loose, []
        self._depth += 1
        try:
            draw()
        finally:
            self._depth -= 1
            found, self._loose = Segment(self._loose), before
        self.again(found)
        return found

    def again(self, segment: Segment) -> None:
        """The same as drawing the part once more."""
        if self._depth:
            self._loose.extend(segment.entries)
        else:
            self._close()
            self._segments.append(segment)

    # -- showing

    def forget(self) -> None:
        """The surface may hold anything: the next frame is painted whole."""
        self._surface = None

    def drop(self) -> None:
        """The frame that was begun will not be finished."""
        self._segments, self._loose, self._depth = [], [], 0
        self._clip = self._whole

    def show(self, surface: pygame.Surface) -> list[pygame.Rect]:
        """Paint on it what was noted since the last time; returns where anything was painted."""
        self._close()
        frame, self._segments = self._segments, []
        patches = [self._whole] if surface is not self._surface else self._patches(frame)
        for patch in patches:
            _paint(surface, frame, patch, self._specks_in(patch))
        if patches:
            self._openness = {}
        self._shown, self._surface, self._clip = frame, surface, self._whole
        return patches

    @property
    def ground(self) -> str | None:
        """The place whose ground the frame shown last stands on."""
        return next((each.ground for each in self._shown if each.ground is not None), None)

    def openness(self, x: int, y: int) -> float:
        """How much of the ground shows through what lies over it there, from 0 to 1."""
        if (x, y) not in self._openness:
            self._openness[x, y] = self._open_share(x, y)
        return self._openness[x, y]

    def _open_share(self, x: int, y: int) -> float:
        share = 0.0
        for segment in self._shown:
            for place in pygame.Rect(x, y, 1, 1).collidelistall(segment.areas):
                entry = segment.entries[place]
                is_ground = isinstance(entry.state, GroundOf)
                share = 1.0 if is_ground else share * (1 - _cover(entry, x, y))
        return share

    def move_specks(self, surface: pygame.Surface, specks: Iterable[Speck]) -> list[pygame.Rect]:
        """Light on the ground of the frame shown last lies elsewhere from now on.

        Returns where that was painted.
        """
        before, self._specks = self._specks, tuple(specks)
        self._speck_areas = [speck.area for speck in self._specks]
        if surface is not self._surface:
            return []
        changed = set(before).symmetric_difference(self._specks)
        patches = _joined(speck.area.clip(self._whole) for speck in changed)
        for patch in patches:
            _paint(surface, self._shown, patch, self._specks_in(patch))
        return patches

    def _specks_in(self, patch: pygame.Rect) -> list[Speck]:
        return [self._specks[place] for place in patch.collidelistall(self._speck_areas)]

    # -- inside

    def _note(
        self,
        what: pygame.Surface | Colour,
        spot: tuple[int, int],
        flags: int,
        alpha: int,
        visible: pygame.Rect,
        state: Hashable,
    ) -> None:
        if visible.w and visible.h:
            x, y, w, h = visible
            self._loose.append(LedgerEntry(what, spot, flags, alpha, (x, y, w, h), state))

    def _close(self) -> None:
        if self._loose:
            self._segments.append(Segment(self._loose))
            self._loose = []

    def _patches(self, frame: Sequence[Segment]) -> list[pygame.Rect]:
        before, now = _differing(self._shown, frame)
        found = _differing(
            [entry for segment in before for entry in segment.entries],
            [entry for segment in now for entry in segment.entries],
        )
        changed = (pygame.Rect(entry.visible) for entry in _changed(*found))
        patches = _cells(changed, self._whole)
        area = sum(patch.w * patch.h for patch in patches)
        is_small = area <= MOST_SHARE * self._whole.w * self._whole.h
        return patches if is_small and len(patches) <= MOST_PATCHES else [self._whole]


Target = pygame.Surface | FrameLedger
"""What a frame is drawn on."""


def _differing(before: Sequence[T], now: Sequence[T]) -> tuple[Sequence[T], Sequence[T]]:
    """What is left of both without what they begin and end with alike."""
    shorter = min(len(before), len(now))
    start = 0
    while start < shorter and before[start] == now[start]:
        start += 1
    end = 0
    while end < shorter - start and before[-1 - end] == now[-1 - end]:
        end += 1
    return before[start : len(before) - end], now[start : len(now) - end]


def _changed(before: Sequence[LedgerEntry], now: Sequence[LedgerEntry]) -> Iterable[LedgerEntry]:
    """The entries that went and those that came; all, when those that stay change their order."""
    old, new = Counter(before), Counter(now)
    gone, come = old - new, new - old
    stay = [entry for entry in before if entry not in gone]
    if stay != [entry for entry in now if entry not in come]:
        return (*before, *now)
    return (*gone, *come)


def _cells(areas: Iterable[pygame.Rect], whole: pygame.Rect) -> list[pygame.Rect]:
    """Areas that do not overlap, made of the cells of a grid in which any of these lies."""
    rows: dict[int, int] = {}
    for area in areas:
        first, last = area.left // CELL, (area.right - 1) // CELL
        bits = ((1 << last - first + 1) - 1) << first
        for row in range(area.top // CELL, (area.bottom - 1) // CELL + 1):
            rows[row] = rows.get(row, 0) | bits
    found: list[pygame.Rect] = []
    top = 0
    for row in sorted(rows):
        is_next_alike = rows.get(row + 1) == rows[row]
        if rows.get(row - 1) != rows[row]:
            top = row
        if not is_next_alike:
            found += [
                pygame.Rect(start * CELL, top * CELL, length * CELL, (row + 1 - top) * CELL)
                for start, length in _runs(rows[row])
            ]
    return [area.clip(whole) for area in found]


def _runs(bits: int) -> Iterator[tuple[int, int]]:
    """Where ones follow each other, from the lowest bit on: the first and how many."""
    start = 0
    while bits:
        zeros = (bits & -bits).bit_length() - 1
        bits >>= zeros
        ones = (~bits & bits + 1).bit_length() - 1
        bits >>= ones
        yield start + zeros, ones
        start += zeros + ones


def _joined(areas: Iterable[pygame.Rect]) -> list[pygame.Rect]:
    """The areas, those that touch each other as one."""
    found: list[pygame.Rect] = []
    for area in areas:
        while (near := area.collidelist(found)) >= 0:
            area = area.union(found.pop(near))
        if area.w and area.h:
            found.append(area)
    return found


def _cover(entry: LedgerEntry, x: int, y: int) -> float:
    """How much of what lies beneath an entry hides there, from 0 to 1."""
    if entry.flags:
        return 0.0
    if not isinstance(entry.what, pygame.Surface):
        return 1.0
    left, top = entry.spot
    has_alpha = entry.what.get_flags() & pygame.SRCALPHA
    alpha = entry.what.get_at((x - left, y - top)).a if has_alpha else OPAQUE
    return alpha * entry.alpha / OPAQUE**2


def _paint(
    surface: pygame.Surface,
    frame: Iterable[Segment],
    patch: pygame.Rect,
    specks: Sequence[Speck],
) -> None:
    """Everything of the frame that lies in the patch, the lowest first, specks on the ground."""
    for segment in frame:
        areas = segment.areas
        for place in patch.collidelistall(areas):
            entry = segment.entries[place]
            surface.set_clip(areas[place].clip(patch))
            _put(surface, entry)
            if isinstance(entry.state, GroundOf):
                for speck in specks:
                    surface.blit(speck.picture, speck.spot, special_flags=pygame.BLEND_RGB_ADD)
    surface.set_clip(None)


def _put(surface: pygame.Surface, entry: LedgerEntry) -> None:
    if not isinstance(entry.what, pygame.Surface):
        surface.fill(entry.what, entry.visible, special_flags=entry.flags)
        return
    picture = entry.what
    if entry.alpha < OPAQUE:
        picture = shapes.faded(picture, entry.alpha)
    surface.blit(picture, entry.spot, special_flags=entry.flags)
