"""Dice, goods, slots and the tray, drawn on a canvas from its cached pictures."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
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
    Pose,
    cast_shadow,
    cube_mask,
    paint_die,
    paint_empty_mini_die,
    paint_mini_die,
)
from engine.ui.paint.tray import FELT, tray_picture
from engine.ui.theme import LINE, Colour

__all__ = [
    "FELT",
    "IVORY",
    "PIP",
    "REST_YAWS",
    "draw_die",
    "draw_die_slot",
    "draw_goods_cube",
    "draw_goods_icon",
    "draw_mini_die",
    "draw_tray",
    "draw_tumbling_die",
    "paint_die",
    "warm_tumble",
]

REST_TILT: Final = 24.0
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
    canvas: Canvas,
    cx: float,
    cy: float,
    size: float,
    value: int,
    *,
    yaw: float = 0,
    tilt: float = REST_TILT,
    front: int | None = None,
    body: Colour = IVORY,
    pip: Colour | None = PIP,
    shadow: bool = True,
    alpha: float = 255,
) -> None:
    """A resting die around a point; `size` is its edge, the picture is somewhat larger.

    `value` 0 draws a blank cube; `yaw` turns it on the table.
    """
    pixels = max(6, canvas.px(size))
    key = ("die", pixels, value, front, round(yaw), round(tilt), body, pip, shadow)
    picture = canvas.pictures.get(
        key,
        lambda: paint_die(pixels, value, front, round(yaw), round(tilt), body, pip, shadow),
    )
    canvas.image(picture, cx, cy, centre=True, alpha=alpha, premultiplied=True)


def draw_tumbling_die(
    canvas: Canvas,
    cx: float,
    cy: float,
    size: float,
    value: int,
    progress: float,
    *,
    yaw: float = 0,
    variant: int = 0,
    body: Colour = IVORY,
    pip: Colour = PIP,
) -> None:
    """A die on its way to rest at (cx, cy): progress 0 is thrown, 1 lies still.

    `variant` (the die's index) keeps several dice from turning alike. The scene moves the die over
    the felt by the point it passes in; the hop and the shadow are drawn here.
    """
    if progress >= 1:
        draw_die(canvas, cx, cy, size, value, yaw=yaw, body=body, pip=pip)
        return
    pixels = max(6, canvas.px(size))
    lift = hop_height(progress)
    shade = canvas.pictures.get(("die-shade", pixels), lambda: _flight_shade(pixels))
    canvas.image(
        shade, cx + lift * size * 0.3, cy, centre=True, alpha=255 - 90 * lift, premultiplied=True
    )
    key, pose, shown = _tumble_frame(progress, value, yaw, variant)
    frame = canvas.pictures.get(
        ("tumble", pixels, body, pip, key), lambda: _frame(pixels, shown, pose, body, pip)
    )
    canvas.image(frame, cx, cy - lift * size, centre=True, premultiplied=True)


def warm_tumble(
    canvas: Canvas,
    size: float,
    dice: Iterable[tuple[int, float]] = (),
    body: Colour = IVORY,
    pip: Colour = PIP,
) -> Iterator[None]:
    """Paint what a roll will need, one picture for each step of the iterator.

    `dice` are the (value, yaw) that will come to rest. Called a step at a time while the window is
    idle or the first dice are in the air, it keeps every frame short.
    """
    pixels = max(6, canvas.px(size))
    canvas.pictures.get(("die-shade", pixels), lambda: _flight_shade(pixels))
    wanted = [_flight_frame(index) for index in range(FLIGHT_FRAMES)]
    for value, yaw in dice:
        wanted += [_settle_frame(step, value, yaw) for step in range(len(SETTLE_SPINS))]
    for key, pose, shown in wanted:
        full_key = ("tumble", pixels, body, pip, key)
        if full_key not in canvas.pictures:
            canvas.pictures.get(full_key, partial(_frame, pixels, shown, pose, body, pip))
            yield
    for value, yaw in dice:
        draw_key = ("die", pixels, value, None, round(yaw), round(REST_TILT), body, pip, True)
        if draw_key not in canvas.pictures:
            lying = partial(paint_die, pixels, value, None, round(yaw), round(REST_TILT), body, pip)
            canvas.pictures.get(draw_key, lying)
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
    dimmed: bool = False,
    outline: bool = False,
    alpha: float | None = None,
    body: Colour = (236, 231, 220),
    pip: Colour = (34, 39, 47),
) -> None:
    """A flat little die with its upper left corner at (x, y); without a value an empty place."""
    pixels = canvas.rect(Box(x, y, size, size)).w
    strength = alpha if alpha is not None else 105.0 if dimmed else 255.0
    if value is None or outline:
        key: tuple[object, ...] = ("mini-place", pixels)
        picture = canvas.pictures.get(key, lambda: paint_empty_mini_die(pixels, LINE))
    else:
        key = ("mini", pixels, value, body, pip)
        picture = canvas.pictures.get(key, lambda: paint_mini_die(pixels, value, body, pip))
    canvas.image(picture, x, y, alpha=strength, premultiplied=True)


def draw_goods_cube(
    canvas: Canvas, cx: float, cy: float, size: float = 26, variant: int = 0, alpha: float = 255
) -> None:
    """A wooden cube; `variant` turns it a little, so that a heap does not look stamped."""
    yaw = GOODS_YAWS[variant % len(GOODS_YAWS)]
    draw_die(canvas, cx, cy, size, 0, yaw=yaw, tilt=26, body=WOOD, pip=None, alpha=alpha)


def draw_goods_icon(
    canvas: Canvas, cx: float, cy: float, size: float = 16, alpha: float = 255
) -> None:
    """The wooden cube as a sign before a number."""
    draw_die(canvas, cx, cy, size, 0, yaw=28, tilt=34, body=WOOD, pip=None, alpha=alpha)


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
        draw_die(canvas, box.centre_x, box.centre_y - 1, side * 0.78, value, tilt=SLOT_TILT)
        if locked:
            draw_lock(canvas, box.right - 8, box.y + 8)
    elif wanted:
        step, dot = side * 0.21, side * (0.066 if wanted != 1 else 0.085)
        for a, b in PIPS[wanted]:
            canvas.disc(box.centre_x + a * step, box.centre_y + b * step, dot, GHOST_PIP)


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


def _flight_shade(pixels: int) -> pygame.Surface:
    return cast_shadow(cube_mask(pixels, Pose(20, REST_TILT)), pixels, lift=0.5)


def _frame(pixels: int, value: int, pose: Pose, body: Colour, pip: Colour | None) -> pygame.Surface:
    # A frame is on the screen for a few hundredths of a second: half the supersampling will do.
    return paint_die(
        pixels, value, None, pose.yaw, pose.tilt, body, pip, False, pose.spin, pose.axis, 2
    )


def _tumble_frame(
    progress: float, value: int, yaw: float, variant: int
) -> tuple[tuple[object, ...], Pose, int]:
    if progress < SETTLE_FROM:
        turned = progress / SETTLE_FROM * FLIGHT_FRAMES * FLIGHT_TURNS
        return _flight_frame((int(turned) + variant * 7) % FLIGHT_FRAMES)
    share = (progress - SETTLE_FROM) / (1 - SETTLE_FROM)
    return _settle_frame(min(int(share * len(SETTLE_SPINS)), len(SETTLE_SPINS) - 1), value, yaw)


def _flight_frame(index: int) -> tuple[tuple[object, ...], Pose, int]:
    turn = 360 * index / FLIGHT_FRAMES
    return ("flight", index), Pose(yaw=25 + turn, tilt=REST_TILT, spin=turn, axis=35), 5


def _settle_frame(step: int, value: int, yaw: float) -> tuple[tuple[object, ...], Pose, int]:
    spin = SETTLE_SPINS[step]
    pose = Pose(yaw=round(yaw) - spin * 0.35, tilt=REST_TILT, spin=spin, axis=20)
    return ("settle", step, value, round(yaw)), pose, value
