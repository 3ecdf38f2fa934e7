"""Dice, goods, slots and the tray, drawn on a canvas from its cached pictures."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import Final

import pygame

from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.paint.cube import (
    IVORY,
    PIP,
    PIPS,
    WOOD,
    Die,
    Pose,
    cast_shadow,
    cube_mask,
    die_shadow,
    paint_die,
    paint_empty_mini_die,
    paint_mini_die,
)
from engine.ui.paint.pictures import Pictures
from engine.ui.paint.tray import FELT, tray_picture
from engine.ui.theme import LINE, Colour

__all__ = [
    "FELT",
    "IVORY",
    "PIP",
    "REST_YAWS",
    "Die",
    "Pose",
    "draw_die",
    "draw_die_slot",
    "draw_goods_cube",
    "draw_goods_icon",
    "draw_mini_die",
    "draw_tray",
    "draw_tumbling_die",
    "in_slot",
    "paint_die",
    "warm_tumble",
]

SLOT_TILT: Final = 17.0
REST_YAWS: Final = (-14, 12, 30, 20, -24, -8)  # how resting dice lie, so that pictures are shared
GOODS_YAWS: Final = (-9, -4, 0, 5, 10)
TRAY_RIM: Final = 14

FLIGHT_FRAMES: Final = 20  # pictures of a die turning over in the air, shared by all values
FLIGHT_TURNS: Final = 2.5  # how often it turns over before it settles
SETTLE_SPINS: Final = (74, 40, 18, 6)  # what is still to turn in the last frames
SETTLE_FROM: Final = 0.72  # the share of the tumble after which the true value turns up
HOP: Final = 0.9  # height of the flight, in edges

SLOT_GROUND: Final = (4, 22, 22, 110)
SLOT_LINE: Final = (190, 240, 228, 46)
GHOST_PIP: Final = (190, 240, 228, 84)


def draw_die(
    canvas: Canvas, cx: float, cy: float, size: float, die: Die, alpha: float = 255
) -> None:
    """A resting die around a point; `size` is its edge, the picture is somewhat larger."""
    pixels = max(6, canvas.px(size))
    picture = _resting(canvas.pictures, pixels, die)
    canvas.image(picture, cx, cy, centre=True, alpha=alpha, premultiplied=True)


def draw_tumbling_die(
    canvas: Canvas, cx: float, cy: float, size: float, die: Die, progress: float, variant: int = 0
) -> None:
    """A die on its way to rest at (cx, cy): progress 0 is thrown, 1 lies still.

    `variant` (the die's index) keeps several dice from turning alike. The scene moves the die over
    the felt by the point it passes in; the hop and the shadow are drawn here.
    """
    if progress >= 1:
        draw_die(canvas, cx, cy, size, die)
        return
    pixels = max(6, canvas.px(size))
    lift = hop_height(progress)
    shade = canvas.pictures.get(("die-shade", pixels), lambda: _flight_shade(pixels))
    canvas.image(
        shade, cx + lift * size * 0.3, cy, centre=True, alpha=255 - 90 * lift, premultiplied=True
    )
    frame = _tumble_frame(progress, die, variant)
    picture = canvas.pictures.get(("tumble", pixels, frame), lambda: _painted(pixels, frame))
    canvas.image(picture, cx, cy - lift * size, centre=True, premultiplied=True)


def warm_tumble(canvas: Canvas, size: float, dice: Sequence[Die] = ()) -> Iterator[None]:
    """Paint what a roll will need, one picture for each step of the iterator.

    `dice` are those that will come to rest; as they lie they are the most work, and come first.
    Called a step at a time while the window is idle or the first dice are in the air, it keeps
    every frame short.
    """
    pixels = max(6, canvas.px(size))
    canvas.pictures.get(("die-shade", pixels), lambda: _flight_shade(pixels))
    frames = [_flight_frame(index) for index in range(FLIGHT_FRAMES)]
    frames += [_settle_frame(step, die) for die in dice for step in range(len(SETTLE_SPINS))]
    for die in dice:
        if ("die", pixels, die) not in canvas.pictures:
            if ("die-shadow", pixels, die.pose) not in canvas.pictures:
                _under(canvas.pictures, pixels, die.pose)
                yield
            _resting(canvas.pictures, pixels, die)
            yield
    for frame in frames:
        if ("tumble", pixels, frame) not in canvas.pictures:
            canvas.pictures.get(("tumble", pixels, frame), partial(_painted, pixels, frame))
            yield


def hop_height(progress: float) -> float:
    """How high a tumbling die is, in edges: one long hop and a short one."""
    if progress < 0.62:
        return HOP * math.sin(math.pi * (0.35 + 0.65 * progress / 0.62))
    if progress < 0.9:
        return HOP * 0.16 * math.sin(math.pi * (progress - 0.62) / 0.28)
    return 0.0


def draw_mini_die(
    canvas: Canvas,
    x: float,
    y: float,
    size: float,
    value: int | None,
    *,
    outline: bool = False,
    alpha: float = 255,
) -> None:
    """A flat little die with its upper left corner at (x, y); without a value an empty place."""
    pixels = canvas.rect(Box(x, y, size, size)).w
    if value is None or outline:
        key: tuple[object, ...] = ("mini-place", pixels)
        picture = canvas.pictures.get(key, lambda: paint_empty_mini_die(pixels, LINE))
    else:
        key = ("mini", pixels, value)
        picture = canvas.pictures.get(key, lambda: paint_mini_die(pixels, value))
    canvas.image(picture, x, y, alpha=alpha, premultiplied=True)


def draw_goods_cube(
    canvas: Canvas, cx: float, cy: float, size: float = 26, variant: int = 0, alpha: float = 255
) -> None:
    """A wooden cube; `variant` turns it a little, so that a heap does not look stamped."""
    yaw = GOODS_YAWS[variant % len(GOODS_YAWS)]
    draw_die(canvas, cx, cy, size, Die(0, Pose(yaw, 26), WOOD, None), alpha)


def draw_goods_icon(
    canvas: Canvas, cx: float, cy: float, size: float = 16, alpha: float = 255
) -> None:
    """The wooden cube as a sign before a number."""
    draw_die(canvas, cx, cy, size, Die(0, Pose(28, 34), WOOD, None), alpha)


def draw_die_slot(
    canvas: Canvas,
    box: Box,
    *,
    wanted: int | None = None,
    value: int | None = None,
    locked: bool = False,
    hovered: bool = False,
) -> None:
    """A hollow for a die set aside: the wanted face as ghost pips, or the die with its lock."""
    side, radius = box.w, box.w * 0.2
    canvas.rounded(box, radius, SLOT_GROUND)
    canvas.inner_shadow(box, radius, 7, 150)
    canvas.rounded(box, radius, None, (*canvas.theme.accent, 255) if hovered else SLOT_LINE)
    if value:
        draw_die(canvas, box.centre_x, box.centre_y - 1, side * 0.78, in_slot(value))
        if locked:
            draw_lock(canvas, box.right - 8, box.y + 8)
    elif wanted:
        step, dot = side * 0.21, side * (0.066 if wanted != 1 else 0.085)
        for a, b in PIPS[wanted]:
            canvas.disc(box.centre_x + a * step, box.centre_y + b * step, dot, GHOST_PIP)


def in_slot(value: int) -> Die:
    """A die as it lies in a slot."""
    return Die(value, Pose(tilt=SLOT_TILT))


def draw_lock(canvas: Canvas, cx: float, cy: float, r: float = 13) -> None:
    """The disc that says a die may no longer be rolled."""
    canvas.disc(cx, cy, r, canvas.theme.accent, (0x0E, 0x2E, 0x2D), 1.5)
    canvas.icon("lock", cx, cy, r * 1.15, (8, 26, 25))


def draw_tray(canvas: Canvas, box: Box, felt: tuple[Colour, Colour] = FELT) -> Box:
    """A dice tray with its shadow on the table; returns the felt, on which dice may lie."""
    canvas.shadow(box, 22, blur=26, drop=14, strength=150)
    area = canvas.rect(box)
    rim = canvas.px(TRAY_RIM)
    picture = canvas.pictures.get(
        ("tray", area.size, felt), lambda: tray_picture(area.w, area.h, canvas.scale, rim, felt)
    )
    canvas.image(picture, box.x, box.y, premultiplied=True)
    return box.inset(TRAY_RIM)


def _resting(pictures: Pictures, pixels: int, die: Die) -> pygame.Surface:
    """A die that lies still; those that lie alike share their shadow."""
    return pictures.get(
        ("die", pixels, die),
        lambda: paint_die(pixels, die, under=_under(pictures, pixels, die.pose)),
    )


def _under(pictures: Pictures, pixels: int, pose: Pose) -> pygame.Surface:
    return pictures.get(("die-shadow", pixels, pose), lambda: die_shadow(pixels, pose))


def _flight_shade(pixels: int) -> pygame.Surface:
    return cast_shadow(cube_mask(pixels, Pose(20)), pixels, lift=0.5)


def _painted(pixels: int, frame: Die) -> pygame.Surface:
    # A frame is on the screen for a few hundredths of a second: half the supersampling will do.
    return paint_die(pixels, frame, shadow=False, factor=2)


def _tumble_frame(progress: float, die: Die, variant: int) -> Die:
    if progress < SETTLE_FROM:
        turned = progress / SETTLE_FROM * FLIGHT_FRAMES * FLIGHT_TURNS
        return _flight_frame((int(turned) + variant * 7) % FLIGHT_FRAMES)
    share = (progress - SETTLE_FROM) / (1 - SETTLE_FROM)
    return _settle_frame(min(int(share * len(SETTLE_SPINS)), len(SETTLE_SPINS) - 1), die)


def _flight_frame(index: int) -> Die:
    turn = 360 * index / FLIGHT_FRAMES
    return Die(5, Pose(yaw=25 + turn, spin=turn, axis=35))


def _settle_frame(step: int, die: Die) -> Die:
    spin = SETTLE_SPINS[step]
    return replace(die, pose=Pose(yaw=die.pose.yaw - spin * 0.35, spin=spin, axis=20))
