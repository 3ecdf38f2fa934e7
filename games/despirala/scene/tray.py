"""The dice tray: what was rolled, what is set aside, and the goods, drawn from a stage."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engine.text.message import Message
from engine.text.voice import Voice
from engine.ui.animation import ease_out, overshoot
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.paint.dice import (
    REST_YAWS,
    Die,
    Pose,
    draw_die,
    draw_die_slot,
    draw_goods_cube,
    draw_lock,
    draw_tray,
    draw_tumbling_die,
    in_slot,
)
from engine.ui.theme import BAD, BODY, GOOD, INK, POSTER, SMALL, TITLE, Colour, lighten, mix
from games.despirala.combinations import DICE, is_collect, target
from games.despirala.moves import COMBINATION
from games.despirala.scene.layout import TrayLayout
from games.despirala.scene.stage import AT_REST, Banner, Stage

CAPTION: Final[Colour] = (0xEE, 0xFC, 0xF8)
FELT_TEXT: Final[Colour] = (0xD6, 0xEE, 0xE8)
NUMBER: Final[Colour] = (255, 250, 240)


@dataclass(frozen=True, slots=True)
class LiveTag:
    """What the last roll or choice did; `gain` says whether that was pleasant, 0 when neither."""

    words: str
    gain: float


def draw_board_tray(
    canvas: Canvas, stage: Stage, owner: str, voice: Voice, tag: LiveTag | None = None
) -> None:
    """The whole tray; `owner` is "Your" or a seat's name with its s."""
    layout = stage.layout
    draw_tray(canvas, layout.box)
    for x in layout.dividers:
        canvas.hairline(x, layout.felt.y + 24, layout.felt.h - 48, vertical=True, engraved=True)
    _caption(canvas, layout, layout.roll, voice.say(Message("tray-roll", {"whose": owner})))
    _draw_aside(canvas, stage, voice)
    _draw_goods(canvas, stage, owner, voice)
    _draw_dice(canvas, stage)
    if tag is not None:
        _draw_tag(canvas, layout, tag)
    if stage.banner is not None:
        _draw_banner(canvas, layout, stage.banner, voice)


def _draw_tag(canvas: Canvas, layout: TrayLayout, tag: LiveTag) -> None:
    """A dark label beside the caption of the roll: on felt no colour would be legible."""
    colour = GOOD if tag.gain > 0.0005 else BAD if tag.gain < -0.0005 else FELT_TEXT
    width = canvas.text_width(tag.words, SMALL, "text-semibold") + 24
    height = max(26.0, canvas.line_step(SMALL, 1.6))
    box = Box(layout.roll.right - 14 - width, layout.caption_y - height / 2, width, height)
    canvas.rounded(box, height / 2, (*INK, 235), (*colour, 150))
    ink = lighten(colour, 0.4)
    canvas.text(*box.centre, tag.words, SMALL, ink, "text-semibold", "centre")


def _caption(canvas: Canvas, layout: TrayLayout, section: Box, words: str) -> None:
    x = layout.inner_x(section)
    room = section.right - 8 - x
    said = words.upper()
    spacing = 1.2 if canvas.text_width(said, SMALL, "text-semibold", 1.2) <= room else 0.0
    canvas.text(
        x, layout.caption_y, said, SMALL, CAPTION, "text-semibold", max_width=room, spacing=spacing
    )


# -- set aside


def _draw_aside(canvas: Canvas, stage: Stage, voice: Voice) -> None:
    layout, attempt = stage.layout, stage.shown_attempt
    if attempt is None:
        _caption(canvas, layout, layout.aside, voice.say(Message("tray-aside")))
        wanted: tuple[int, ...] = ()
    else:
        for_what = Message("tray-aside-for", {"combination": COMBINATION(attempt.combination)})
        _caption(canvas, layout, layout.aside, voice.say(for_what))
        wanted = target(attempt.combination, attempt.faces)
    for place, box in enumerate(layout.slots):
        if attempt is not None and place >= len(wanted):
            continue
        draw_die_slot(canvas, box, wanted=wanted[place] if wanted else None)
    said = aside_note(stage)
    if said is not None:
        x = layout.inner_x(layout.aside)
        room = layout.aside.right - 12 - x
        note = voice.say(said)
        for part in ("short", "tight"):
            if canvas.text_width(note, BODY) > room:
                note = voice.part(said, part) or note
        canvas.text(x, layout.note_y, note, BODY, FELT_TEXT, max_width=room)


def aside_note(stage: Stage) -> Message | None:
    """The line under the slots: how far the combination shown has come."""
    attempt = stage.shown_attempt
    if attempt is None or not stage.dice:
        return None if stage.dice else Message("tray-dice-next")
    wanted = target(attempt.combination, attempt.faces)
    matched, loose = stage.matched, DICE - stage.matched
    if is_collect(attempt.combination):
        points = wanted[0] * matched
        return Message("tray-collected", {"matched": matched, "points": points})
    if matched == len(wanted):
        return Message("tray-all-match" if stage.attempt is None else "tray-complete")
    return Message("tray-matched", {"matched": matched, "wanted": len(wanted), "loose": loose})


# -- dice


def _draw_dice(canvas: Canvas, stage: Stage) -> None:
    """Dice at rest first, those in the air over them."""
    order = sorted(range(len(stage.dice)), key=lambda place: stage.dice[place].tumble < AT_REST)
    for place in order:
        _draw_one(canvas, stage, place)


def _draw_one(canvas: Canvas, stage: Stage, place: int) -> None:
    layout, die = stage.layout, stage.dice[place]
    x, y = stage.place_of(place)
    lying = Die(die.value, Pose(REST_YAWS[place]))
    if die.tumble < AT_REST:
        draw_tumbling_die(canvas, x, y, layout.die, lying, die.tumble, place)
        return
    if die.slot is None or die.slide < 0.5:
        draw_die(canvas, x, y, layout.die, lying)
        return
    box = layout.slots[die.slot]
    draw_die(canvas, x, y - 1, layout.die, in_slot(die.value))
    if die.slide < AT_REST:
        return
    if die.locked:
        draw_lock(canvas, box.right - 8 * layout.unit, box.y + 8 * layout.unit, 13 * layout.unit)


# -- goods


def _draw_goods(canvas: Canvas, stage: Stage, owner: str, voice: Voice) -> None:
    layout, goods = stage.layout, stage.goods[stage.seat]
    unit, x = layout.unit, layout.inner_x(layout.goods)
    _caption(canvas, layout, layout.goods, voice.say(Message("tray-goods", {"whose": owner})))
    size = POSTER if unit >= 0.8 else TITLE
    y = layout.felt.y + 84 * unit
    width = canvas.text(x, y, str(goods), size, NUMBER, "number-bold")
    left = x + width + 16 * unit
    room = layout.goods.right - 14 - left
    said = Message("tray-price")
    lines = (voice.say(said), voice.say(said, "below"))
    if unit >= 0.8 and all(canvas.text_width(line, BODY) <= room for line in lines):
        step = canvas.line_step(BODY, 1.45)
        for index, line in enumerate(lines):
            canvas.text(left, y + (index - 0.5) * step, line, BODY, FELT_TEXT)
    _draw_cubes(canvas, stage, goods)


def _draw_cubes(canvas: Canvas, stage: Stage, goods: int) -> None:
    layout = stage.layout
    is_spending = stage.leaving < AT_REST
    shown = goods + is_spending
    places = layout.goods_places(shown, max(stage.most_goods, shown))
    for index, (x, y) in enumerate(places.cubes):
        alpha = 255.0
        is_new = index >= shown - 5 and stage.arriving < AT_REST
        if is_spending and index == shown - 1:
            share = ease_out(stage.leaving)
            x -= share * (x - layout.aside.right + 20)
            y -= share * 46 * layout.unit
            alpha = 255 * (1 - stage.leaving**2)
        elif is_new:
            late = (index - (shown - 5)) * 0.12
            share = max(0.0, min(1.0, (stage.arriving - late) / 0.5))
            if share <= 0:
                continue
            y -= (1 - overshoot(share)) * 60 * layout.unit
            alpha = 255 * min(1.0, share * 2)
        draw_goods_cube(canvas, x, y, places.cube, variant=index * 7 % 5, alpha=alpha)
    step = abs(places.totals[1][0][1] - places.totals[0][0][1]) if len(places.totals) > 1 else 99.0
    every = 1 if step >= canvas.line_step(SMALL, 0.95) else 2
    last = len(places.totals) - 1
    for row, ((x, y), total) in enumerate(places.totals):
        if (last - row) % every == 0 and not is_spending:
            canvas.text(x, y, str(total), SMALL, CAPTION, "number")


# -- how an attempt ended


def _draw_banner(canvas: Canvas, layout: TrayLayout, banner: Banner, voice: Voice) -> None:
    """A ribbon across the felt where the dice were thrown."""
    is_good = banner.outcome == "good"
    colour = GOOD if is_good else BAD
    pad = 28.0
    headline, how = voice.say(banner.said, "banner"), voice.say(banner.said, "how")
    head = canvas.text_width(headline, TITLE, "number-bold")
    detail = canvas.text_width(how, BODY, "text-semibold")
    width = min(layout.felt.w - 32, max(head, detail) + 56 + 2 * pad)
    box = Box.around(layout.roll.centre_x, layout.felt.centre_y + 12, width, 108)
    left = max(layout.felt.x + 12, box.x)
    box = Box(left, box.y, box.w, box.h)
    canvas.floating(box)
    canvas.shadow(box, 16, blur=20, drop=8, strength=150)
    ground = mix(INK, colour, 0.12)
    canvas.rounded(box, 16, (lighten(ground, 0.05), ground), colour, 2)
    icon = "check" if is_good else "x"
    canvas.disc(box.x + pad + 16, box.centre_y, 20, colour)
    canvas.icon(icon, box.x + pad + 16, box.centre_y, 26, INK)
    x = box.x + pad + 52
    room = box.right - 16 - x
    canvas.text(
        x, box.centre_y - 20, headline, TITLE, lighten(colour, 0.3), "number-bold",
        max_width=room,
    )  # fmt: skip
    canvas.text(x, box.centre_y + 22, how, BODY, CAPTION, "text-semibold", max_width=room)


__all__ = ["LiveTag", "aside_note", "draw_board_tray"]
