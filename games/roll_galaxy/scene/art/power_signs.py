"""What a power says at table size: rows of signs, worked out and drawn."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import singledispatch
from itertools import chain
from typing import Final, Literal

from engine.text.message import Message, Words
from engine.ui import theme
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.theme import BAD, SECOND_TEXT, TEXT, Colour, darken
from games.roll_galaxy import effects as fx
from games.roll_galaxy.dice import DEVELOP, WHITE
from games.roll_galaxy.dice import WHITE as HOME
from games.roll_galaxy.powers import ONE_TIME, phases_of
from games.roll_galaxy.scene.art import palette
from games.roll_galaxy.scene.art.dice_faces import draw_chip, draw_die
from games.roll_galaxy.scene.art.symbols import ASSIGN_ICON, DICTATE_ICON, SCORE_ICON
from games.roll_galaxy.tiles import SIDES

SignKind = Literal[
    "phase", "icon", "word", "die", "spent", "coloured", "world", "chip", "star", "break"
]


@dataclass(frozen=True, slots=True)
class Sign:
    """One picture of a row: `number` is a phase or a colour, `name` an icon or a word.

    A die of kind "spent" was gained or given up once and is drawn pale; "coloured" stands for any
    die that is not white; "star" for the phase that the owner selects. Where a "break" stands, a
    row too long for its room goes on in the next line.
    """

    kind: SignKind
    number: int = -1
    name: str = ""


TO: Final = Sign("icon", name="arrow-right")
BREAK: Final = Sign("break")
CHIP: Final = Sign("chip")
STAR: Final = Sign("star")
CROWN: Final = Sign("icon", name="laurel-crown")
CUP: Final = Sign("icon", name="rolling-dice-cup")
DRAWN: Final = Sign("icon", name="card-draw")
TRADED: Final = Sign("icon", name="trade")
CRATE: Final = Sign("icon", name="wooden-crate")


def sign_rows(side: int) -> tuple[tuple[Sign, ...], ...]:
    """Per power of a tile a row of signs, as they are shown on the table.

    What counts at the end of the game has no row beside a power of the phases, and a power of the
    same phase as the one before does not name it again.
    """
    effects = SIDES[side].effects
    lasting = [effect for effect in effects if not isinstance(effect, (fx.Score, *ONE_TIME))]
    if not lasting:
        gained = tuple(chain.from_iterable(signs(effect) for effect in effects))
        return (gained,) if gained else ()
    rows: list[tuple[Sign, ...]] = []
    shown: tuple[int, ...] = ()
    for effect in lasting:
        row = signs(effect)
        phases = phases_of(effect)
        if rows and phases == shown:
            row = tuple(sign for sign in row if sign.kind not in ("phase", "break"))
        rows.append(row)
        shown = phases
    return tuple(rows)


def signs(effect: fx.Effect) -> tuple[Sign, ...]:
    """A power as pictures: its phase first, then what changes."""
    phases = tuple(map(_phase, phases_of(effect)))
    return (*phases, BREAK, *_signs(effect)) if phases else _signs(effect)


@singledispatch
def _signs(effect: fx.Effect) -> tuple[Sign, ...]:
    raise TypeError(f"no signs for {effect!r}")


@_signs.register
def _(effect: fx.GainDie) -> tuple[Sign, ...]:
    return (Sign("spent", effect.colour),) * effect.count


@_signs.register
def _(effect: fx.GainCredits) -> tuple[Sign, ...]:
    return (_word(f"${effect.credits}"),)


@_signs.register
def _(effect: fx.SetStartCredits) -> tuple[Sign, ...]:
    return (_word(f"${effect.credits}"),)


@_signs.register
def _(effect: fx.RemoveDie) -> tuple[Sign, ...]:
    return (_word(f"−{effect.count}"), TO)


@_signs.register
def _(effect: fx.Reassign) -> tuple[Sign, ...]:
    row: list[Sign] = []
    if effect.lead is not None:
        row += [CROWN, *_worlds((effect.lead.colour,)), BREAK]
    if effect.most > 1 or effect.colours is None:
        row.append(_word(f"{effect.most}{'=' if effect.same_source else 'x'}"))
    if effect.colours is not None:
        row += _movers(effect.colours)
    row += map(_phase, effect.sources or ())
    row += [BREAK, TO]
    if effect.to_selected:
        row.append(STAR)
    elif effect.targets is None:
        row.append(_word(ANY))
    else:
        row += map(_phase, effect.targets)
    return tuple(row)


def _movers(colours: tuple[int, ...]) -> tuple[Sign, ...]:
    if len(colours) > 2 and WHITE not in colours:
        return (Sign("coloured"),)
    return tuple(Sign("die", colour) for colour in colours)


@_signs.register
def _(effect: fx.DictateTargets) -> tuple[Sign, ...]:
    return (Sign("icon", name=DICTATE_ICON), _word("1"), TO, _word(str(effect.most)))


@_signs.register
def _(effect: fx.DictateUnlimited) -> tuple[Sign, ...]:
    return (Sign("icon", name=DICTATE_ICON), Sign("icon", name="refresh"))


@_signs.register
def _(effect: fx.ExtraWorker) -> tuple[Sign, ...]:
    return (_word("+"), *(Sign("die", colour) for colour in effect.colours))


@_signs.register
def _(effect: fx.RearrangeConstruction) -> tuple[Sign, ...]:
    return (Sign("icon", name="stack"), Sign("icon", name="refresh"))


@_signs.register
def _(effect: fx.ScoutOnTop) -> tuple[Sign, ...]:
    return (DRAWN, Sign("icon", name="arrow-up"))


@_signs.register
def _(effect: fx.StockCredits) -> tuple[Sign, ...]:
    return (*_dice(effect.colour), _word(f"${effect.credits}"))


@_signs.register
def _(effect: fx.CostDiscount) -> tuple[Sign, ...]:
    what = (Sign("icon", name=ASSIGN_ICON),) if effect.needs_reassign else ()
    return (_word(f"−{effect.amount}"), *what, *_worlds(effect.world_colours))


@_signs.register
def _(effect: fx.SaveWorkers) -> tuple[Sign, ...]:
    if effect.colour is not None:
        return (*_dice(effect.colour), CUP)
    return (_word(f"{effect.most}x"), CUP)


@_signs.register
def _(effect: fx.CreditsOnComplete) -> tuple[Sign, ...]:
    row = [_word(f"+${effect.credits}")]
    if effect.extra and effect.extra_colour is not None:
        row += [
            BREAK,
            *_worlds((effect.extra_colour,)),
            _word(f"+${effect.credits + effect.extra}"),
        ]
    return tuple(row)


@_signs.register
def _(effect: fx.ExtraGoodPlace) -> tuple[Sign, ...]:
    return (_word(f"+{effect.count}"), CRATE)


@_signs.register
def _(effect: fx.TradeBonus) -> tuple[Sign, ...]:
    return (TRADED, _word(f"+${effect.credits}"), *_worlds(effect.world_colours))


@_signs.register
def _(effect: fx.ConsumeBonus) -> tuple[Sign, ...]:
    gain: tuple[Sign, ...] = (_word(f"+{effect.chips}"), CHIP) if effect.chips else ()
    if effect.credits:
        gain = (*gain, CHIP, _word(f"+${effect.credits}"))
    return (*gain, *_worlds(effect.world_colours))


@_signs.register
def _(effect: fx.BuyOnTrade) -> tuple[Sign, ...]:
    return (TRADED, _word(f"${effect.cost}"), BREAK, TO, CHIP)


@_signs.register
def _(effect: fx.DrawAtEnd) -> tuple[Sign, ...]:
    return (_word(f"+{effect.count}"), DRAWN)


@_signs.register
def _(effect: fx.ScoutBonus) -> tuple[Sign, ...]:
    return (*_dice(effect.colour), _word(f"+${effect.credits}"))


@_signs.register
def _(effect: fx.PhaseIncome) -> tuple[Sign, ...]:
    return (_word(f"+${effect.credits}"),)


@_signs.register
def _(effect: fx.IncomePerGood) -> tuple[Sign, ...]:
    by_world = effect.by == "world_colour"
    what = _worlds((effect.colour,)) if by_world else _dice(effect.colour)
    return (_word(f"${effect.credits}"), *what)


@_signs.register
def _(effect: fx.IncomePerCitizen) -> tuple[Sign, ...]:
    return (_word(f"${effect.credits}"), *_dice(effect.colour, effect.per))


@_signs.register
def _(effect: fx.IncomeIfMost) -> tuple[Sign, ...]:
    return (CROWN, _word(f"+${effect.credits}"))


@_signs.register
def _(effect: fx.IncomeIfHighestWorld) -> tuple[Sign, ...]:
    return (CROWN, _word(f"+${effect.credits}"))


@_signs.register
def _(effect: fx.PhaseChips) -> tuple[Sign, ...]:
    return (_word(f"+{effect.chips}"), CHIP)


@_signs.register
def _(effect: fx.Score) -> tuple[Sign, ...]:
    rate = str(effect.points) if effect.per == 1 else f"{effect.points}/{effect.per}"
    return (Sign("icon", name=SCORE_ICON), _word(rate), *_scored(effect))


def _scored(effect: fx.Score) -> tuple[Sign, ...]:
    colour = WHITE if effect.colour is None else effect.colour
    match effect.what:
        case "dice_of_colour":
            return _dice(colour)
        case "world_cost_of_colour" | "worlds_of_colour":
            return _worlds((colour,))
        case "triangular_root_of_chips":
            return (CHIP,)
        case "goods":
            return (CRATE,)
        case "distinct_die_colours":
            return (Sign("coloured"),)
        case "reassign_development_cost":
            return (Sign("icon", name=ASSIGN_ICON),)
        case "developments" | "development_cost" | "developments_without_reassign":
            return (Sign("icon", name=palette.PHASE_ICONS[DEVELOP]),)


def _phase(phase: int) -> Sign:
    return Sign("phase", phase)


ANY: Final = "any"
"""The one word among figures: any phase."""


def _word(word: str) -> Sign:
    return Sign("word", name=word)


def _worlds(colours: Iterable[int] | None) -> tuple[Sign, ...]:
    return tuple(Sign("world", colour) for colour in colours or ())


def _dice(colour: int, count: int = 1) -> tuple[Sign, ...]:
    return (Sign("die", colour),) * count


HEIGHTS: Final = (34.0, 30.0, 27.0, 24.0, 21.0)
GAP: Final = 5.0
ROW_GAP: Final = 4.0
SHARES: Final = {
    "phase": 1.0,
    "icon": 0.78,
    "die": 0.80,
    "spent": 0.78,
    "coloured": 0.80,
    "world": 0.74,
    "chip": 0.82,
    "star": 0.72,
}
SPENT: Final = 150.0
BOX_GROUND: Final[Colour] = (0x0F, 0x13, 0x1A)
BOX_EDGE: Final[Colour] = (0x4A, 0x55, 0x78)
BOX_INK: Final[Colour] = (0xC9, 0xD0, 0xFF)

Row = tuple[Sign, ...]


def draw_signs(canvas: Canvas, box: Box, rows: Sequence[Row]) -> None:
    """Rows of signs at the bottom of a box, as large as they fit; long rows are broken."""
    if not rows:
        return
    height, lines = arranged(canvas, box.w, box.h, rows)
    total = len(lines) * height + (len(lines) - 1) * ROW_GAP
    cy = box.bottom - total + height / 2
    for line in lines:
        draw_sign_line(canvas, box.x, cy, height, line)
        cy += height + ROW_GAP


def arranged(
    canvas: Canvas, width: float, height: float, rows: Sequence[Row]
) -> tuple[float, list[Row]]:
    """The largest signs, and their lines, that fit a room: whole rows first, then broken ones."""
    for size in HEIGHTS[:3]:
        fits = all(line_width(canvas, size, row) <= width for row in rows)
        if fits and _fits_height(size, len(rows), height):
            return size, list(rows)
    for size in HEIGHTS:
        lines = [line for row in rows for line in broken(canvas, width, size, row)]
        if _fits_height(size, len(lines), height):
            return size, lines
    return HEIGHTS[-1], list(rows)


def broken(canvas: Canvas, width: float, size: float, row: Row) -> list[Row]:
    """A row cut at its breaks into lines that fit a width; anywhere if it must be."""
    lines: list[Row] = [()]
    for part in _parts(row):
        if line_width(canvas, size, (*lines[-1], *part)) <= width:
            lines[-1] = (*lines[-1], *part)
            continue
        lines.append(())
        for sign in part:
            longer = (*lines[-1], sign)
            if lines[-1] and line_width(canvas, size, longer) > width:
                lines.append((sign,))
            else:
                lines[-1] = longer
    return [line for line in lines if line]


def _parts(row: Row) -> list[Row]:
    parts: list[Row] = [()]
    for sign in row:
        if sign.kind == "break":
            parts.append(())
        else:
            parts[-1] = (*parts[-1], sign)
    return parts


def line_width(canvas: Canvas, size: float, signs: Row) -> float:
    widths = [_width(canvas, size, sign) for sign in signs if sign.kind != "break"]
    return sum(widths) + GAP * (len(widths) - 1)


def draw_sign_line(canvas: Canvas, x: float, cy: float, size: float, signs: Row) -> float:
    """One line of signs from x; returns its width."""
    start = x
    for sign in signs:
        if sign.kind == "break":
            continue
        width = _width(canvas, size, sign)
        _draw_sign(canvas, x, cy, width, size, sign)
        x += width + GAP
    return x - GAP - start


def _fits_height(size: float, lines: int, height: float) -> bool:
    return lines * size + (lines - 1) * ROW_GAP <= height + 0.5


def _width(canvas: Canvas, size: float, sign: Sign) -> float:
    if sign.kind == "word":
        return canvas.text_width(_letters(sign), _type_size(size), "number-bold")
    if sign.name == "arrow-right":
        return size * 0.56
    return size * SHARES[sign.kind]


def _letters(sign: Sign) -> Words:
    return Message("any-there") if sign.name == ANY else sign.name


def _type_size(size: float) -> float:
    return 20.0 if size >= 30 else 18.0


def _draw_sign(canvas: Canvas, x: float, cy: float, width: float, size: float, sign: Sign) -> None:
    cx = x + width / 2
    match sign.kind:
        case "phase":
            _draw_boxed(canvas, cx, cy, width, palette.PHASE_ICONS[sign.number])
        case "icon":
            ink = SECOND_TEXT if sign.name.startswith("arrow") else BOX_INK
            canvas.icon(sign.name, cx, cy, width, ink)
        case "word":
            canvas.text(x, cy, _letters(sign), _type_size(size), TEXT, "number-bold")
        case "die":
            draw_die(canvas, cx, cy, width, sign.number, None, has_shadow=False)
        case "spent":
            draw_die(canvas, cx, cy, width, sign.number, None, has_shadow=False, alpha=SPENT)
        case "coloured":
            draw_die(canvas, cx, cy, width, HOME, None, has_shadow=False, alpha=SPENT)
            reach = width * 0.42
            ends = [(cx - reach, cy + reach), (cx + reach, cy - reach)]
            canvas.polyline(ends, BAD, max(2.5, width * 0.12))
        case "world":
            _draw_world(canvas, cx, cy, width / 2, sign.number)
        case "chip":
            draw_chip(canvas, cx, cy, width)
        case "star":
            canvas.icon(palette.WILD_ICON, cx, cy, width, palette.INDIGO)


def _draw_boxed(canvas: Canvas, cx: float, cy: float, size: float, icon: str) -> None:
    canvas.rounded(Box.around(cx, cy, size, size), size * 0.23, BOX_GROUND, BOX_EDGE)
    canvas.icon(icon, cx, cy, size * 0.66, BOX_INK)


def _draw_world(canvas: Canvas, cx: float, cy: float, r: float, colour: int) -> None:
    """A round world with the mark of its colour: round, so that nobody takes it for a die."""
    base = palette.WORLD_COLOUR[colour]
    canvas.disc(cx, cy, r, base, darken(base, 0.5), max(1.5, r * 0.12))
    ink = theme.WHITE if colour >= len(palette.DIE_INK) else palette.DIE_INK[colour]
    palette.draw_mark(canvas, cx, cy, r * 0.42, colour, ink)
