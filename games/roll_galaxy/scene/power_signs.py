"""What a power says at table size: a row of pictures, derived from the vocabulary of effects."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import singledispatch
from itertools import chain
from typing import Final, Literal

from games.roll_galaxy import effects as fx
from games.roll_galaxy.dice import DEVELOP, WHITE
from games.roll_galaxy.power_words import ONE_TIME, phases_of
from games.roll_galaxy.scene.palette import PHASE_ICONS
from games.roll_galaxy.scene.power_icons import ASSIGN_ICON, DICTATE_ICON, SCORE_ICON
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
        row.append(_word("any"))
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
            return (Sign("icon", name=PHASE_ICONS[DEVELOP]),)


def _phase(phase: int) -> Sign:
    return Sign("phase", phase)


def _word(word: str) -> Sign:
    return Sign("word", name=word)


def _worlds(colours: Iterable[int] | None) -> tuple[Sign, ...]:
    return tuple(Sign("world", colour) for colour in colours or ())


def _dice(colour: int, count: int = 1) -> tuple[Sign, ...]:
    return (Sign("die", colour),) * count
