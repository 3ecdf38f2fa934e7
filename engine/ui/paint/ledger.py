"""A frame as a list of pictures in their places: only what differs from the last one is painted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from functools import cached_property
from typing import Final, NamedTuple, TypeVar

import pygame

from engine.ui.paint import shapes
from engine.ui.theme import Colour

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
        """Where it is seen."""
        return pygame.Rect(self.spot, self.picture.get_size())


class Segment:
    """Entries that come and go together."""

    def __init__(self, entries: Sequence[LedgerEntry]) -> None:
        self.entries = entries

    @cached_property
    def areas(self) -> list[pygame.Rect]:
        """Where each entry is seen."""
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
        """Width and height in pixels."""
        return self._whole.size

    def get_width(self) -> int:
        """Its width in pixels."""
        return self._whole.w

    def get_height(self) -> int:
        """Its height in pixels."""
        return self._whole.h

    def get_rect(self) -> pygame.Rect:
        """All of it."""
        return self._whole.copy()

    def get_clip(self) -> pygame.Rect:
        """Where things may be put now."""
        return self._clip.copy()

    def set_clip(self, area: pygame.Rect | None) -> None:
        """Let things be put only there; None for everywhere."""
        self._clip = self._whole if area is None else area.clip(self._whole)

    def blit(self, picture: pygame.Surface, spot: Spot, *, special_flags: int = 0) -> None:
        """Put a picture there."""
        self.put(picture, spot, special_flags)

    def fill(
        self, colour: Colour, area: pygame.Rect | None = None, *, special_flags: int = 0
    ) -> None:
        """A colour over an area, or over everything."""
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
