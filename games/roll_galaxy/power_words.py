"""What a power says: when it counts, a full sentence, and a few words.

Everything is derived from the vocabulary of effects, so a new tile needs no words of its own.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import singledispatch
from typing import Any, Final

from engine.text.message import Message, ThingName, key_of_class
from games.roll_galaxy import effects as fx
from games.roll_galaxy.dice import DEVELOP, EXPLORE, GRAY, PRODUCE, SETTLE, SHIP
from games.roll_galaxy.tiles import COLOUR, KIND, PHASE, SIDES, WORKER, Side

OneTime = fx.GainDie | fx.GainCredits | fx.SetStartCredits | fx.RemoveDie
ONE_TIME: Final = (fx.GainDie, fx.GainCredits, fx.SetStartCredits, fx.RemoveDie)
ALL_BUT_ONE: Final = 6
"""So many colours are all but Home."""
SHORT_COLOURS: Final = 2
"""The names of what two colours stand for would be too long for a tool."""


# -- small words ----------------------------------------------------------------------------------


def tile_kind(side: int) -> Message:
    tile = SIDES[side]
    if tile.colour is None:
        if tile.six_plus:
            return Message("kind-of-six-plus")
        return Message("kind-of-reassign" if tile.has_reassign else "kind-of-development")
    if tile.origin == "home" and tile.colour == GRAY:
        return Message("kind-of-home-world")
    return Message("kind-of-world", {"kind": KIND(tile.colour)})


def number_word(number: int) -> Message:
    return Message("number-word", {"number": number})


def _kinds(colours: Iterable[int] | None) -> tuple[ThingName, ...]:
    """The names of colours of dice or worlds; none for any colour."""
    return tuple(map(KIND, colours or ()))


def _power(effect: fx.Effect, **args: Any) -> Message:
    """The message of a kind of power: that of `GainDie` is "power-gain-die"."""
    cls: type = type(effect)
    return Message(key_of_class(cls, "power-"), args)


# -- when ------------------------------------------------------------------------------------------


def timing_of(effect: fx.Effect, tile: Side) -> Message:
    """The bold word before a power's sentence."""
    if isinstance(effect, ONE_TIME):
        return Message("timing-completed" if tile.origin == "game" else "timing-setup")
    if isinstance(effect, fx.Score):
        return Message("timing-scoring")
    phases = phases_of(effect)
    if phases:
        return Message("timing-phases", {"phases": tuple(map(PHASE, phases))})
    return Message("timing-assign")


def phases_of(effect: fx.Effect) -> tuple[int, ...]:
    """The phases in which a power counts; none for those of the assignment, of once, of the end."""
    match effect:
        case fx.PhaseIncome() | fx.IncomeIfMost() | fx.CreditsOnComplete():
            return effect.phases
        case fx.TradeBonus() | fx.ConsumeBonus() | fx.BuyOnTrade():
            return (SHIP,)
        case fx.StockCredits():
            return (EXPLORE,)
        case fx.ExtraGoodPlace():
            return (PRODUCE,)
        case _:
            phase = getattr(effect, "phase", None)
            return () if phase is None else (phase,)


def texts_of(side: int) -> list[tuple[Message, Message]]:
    """The powers of a tile with the word before each; what happens once is one sentence."""
    tile = SIDES[side]
    once = [effect for effect in tile.effects if isinstance(effect, ONE_TIME)]
    others = [each for each in tile.effects if not isinstance(each, ONE_TIME)]
    first = [(timing_of(once[0], tile), once_sentence(once))] if once else []
    return first + [(timing_of(each, tile), sentence(each)) for each in others]


# -- sentences ------------------------------------------------------------------------------------


def once_sentence(effects: Iterable[OneTime]) -> Message:
    """What a tile does once, in the order printed."""
    return Message("power-once", {"effects": tuple(map(sentence, effects))})


@singledispatch
def sentence(effect: fx.Effect) -> Message:
    """A power in one sentence, without its timing; of what happens once, its part of one."""
    raise TypeError(f"no sentence for {effect!r}")


@sentence.register
def _(effect: fx.GainDie) -> Message:
    die = {"kind": KIND(effect.colour), "colour": COLOUR(effect.colour)}
    return _power(effect, number=effect.count, **die, to=effect.to)


@sentence.register(fx.GainCredits)
@sentence.register(fx.SetStartCredits)
@sentence.register(fx.PhaseChips)
@sentence.register(fx.DictateUnlimited)
@sentence.register(fx.ScoutOnTop)
def _(effect: Any) -> Message:
    fields = {name: getattr(effect, name) for name in ("credits", "chips") if hasattr(effect, name)}
    return _power(effect, **fields)


@sentence.register(fx.RemoveDie)
@sentence.register(fx.ExtraGoodPlace)
@sentence.register(fx.DrawAtEnd)
def _(effect: Any) -> Message:
    return _power(effect, number=effect.count)


@sentence.register
def _(effect: fx.DictateTargets) -> Message:
    return _power(effect, number=effect.most)


# -- moving workers -------------------------------------------------------------------------------


@sentence.register
def _(effect: fx.Reassign) -> Message:
    targets = {"targets": _targets(effect)}
    if effect.lead is not None:
        numbers = {
            "sole": number_word(effect.lead.if_sole),
            "tied": number_word(effect.lead.if_tied),
        }
        return Message(
            "power-reassign-lead", {"kind": KIND(effect.lead.colour), **numbers, **targets}
        )
    if effect.same_source:
        return Message("power-reassign-same", {"number": effect.most, **targets})
    return _power(effect, upTo=effect.most != effect.fewest, **_moved(effect), **targets)


def _moved(effect: fx.Reassign) -> dict[str, Any]:
    colours = effect.colours or ()
    workers = (
        tuple(map(WORKER, effect.sources)) if effect.sources else (ThingName("worker", "any"),)
    )
    which = "any" if not colours else "some" if len(colours) < ALL_BUT_ONE else "but-home"
    return {"number": effect.most, "workers": workers, "kinds": _kinds(colours), "which": which}


def _targets(effect: fx.Reassign, before: str = "") -> Message:
    if effect.to_selected:
        return Message(f"{before}to-your-call")
    if effect.targets is not None:
        return Message("to-phases", {"phases": tuple(map(PHASE, effect.targets))})
    return Message(f"{before}to-any-phase", {"number": effect.most})


def short_words(effect: fx.Reassign) -> Message:
    """A Reassign power in a few words, for its tool behind the screen."""
    if effect.lead is not None:
        return Message("short-reassign-lead", {"number": effect.most})
    args = {"number": effect.most, "targets": _targets(effect, "short-")}
    if effect.same_source:
        return Message("short-reassign-same", args)
    moved = _moved(effect)
    what = Message("these-kinds", {"kinds": moved.pop("kinds")})
    if len(effect.colours or ()) == SHORT_COLOURS:
        what = Message("these-colours", {"colours": tuple(map(COLOUR, effect.colours or ()))})
    return Message("short-reassign", {**args, **moved, "what": what})


@sentence.register
def _(effect: fx.ExtraWorker) -> Message:
    worker = WORKER(effect.phase)
    extra = [
        Message("one-worker", {"kind": KIND(each), "worker": worker}) for each in effect.colours
    ]
    return _power(effect, workers=tuple(extra))


# -- Explore --------------------------------------------------------------------------------------


@sentence.register
def _(effect: fx.RearrangeConstruction) -> Message:
    return _power(effect, needsExplorer=effect.needs_explorer)


@sentence.register(fx.StockCredits)
@sentence.register(fx.ScoutBonus)
def _(effect: Any) -> Message:
    return _power(effect, kind=KIND(effect.colour), credits=effect.credits)


# -- Develop and Settle ---------------------------------------------------------------------------


@sentence.register
def _(effect: fx.CostDiscount) -> Message:
    tiles = "worlds" if effect.phase == SETTLE else "developments"
    if effect.phase == DEVELOP and effect.needs_reassign:
        tiles = "reassign"
    kinds = _kinds(effect.world_colours) if effect.phase == SETTLE else ()
    return _power(
        effect, tiles=tiles, kinds=kinds, hasKinds=bool(kinds), number=effect.amount,
        worker=WORKER(effect.phase), least=number_word(effect.floor), floor=effect.floor,
    )  # fmt: skip


@sentence.register
def _(effect: fx.SaveWorkers) -> Message:
    where = {"isWorld": effect.phase == SETTLE}
    if effect.colour is not None:
        return Message("power-save-all", {"kind": KIND(effect.colour), **where})
    return _power(effect, fewest=number_word(effect.fewest), most=number_word(effect.most), **where)


@sentence.register
def _(effect: fx.CreditsOnComplete) -> Message:
    tiles = "any"
    if len(effect.phases) == 1:
        tiles = "world" if effect.phases[0] == SETTLE else "development"
    args = {"credits": effect.credits, "tiles": tiles}
    if effect.extra and effect.extra_colour is not None:
        more = {"whole": effect.credits + effect.extra, "kind": KIND(effect.extra_colour)}
        return Message("power-credits-on-complete-more", {**args, **more})
    return _power(effect, **args)


# -- Produce and Ship -----------------------------------------------------------------------------


@sentence.register
def _(effect: fx.TradeBonus) -> Message:
    return _power(effect, credits=effect.credits, **_from(effect.world_colours))


@sentence.register
def _(effect: fx.ConsumeBonus) -> Message:
    gains = []
    if effect.chips:
        gains.append(Message("chips-more", {"chips": effect.chips}))
    if effect.credits:
        gains.append(Message("credits-more", {"credits": effect.credits}))
    return _power(effect, gains=tuple(gains), **_from(effect.world_colours))


def _from(colours: tuple[int, ...] | None) -> dict[str, Any]:
    """From which worlds: the first name, if any, has its article."""
    kinds = _kinds(colours)
    return {"first": kinds[:1], "others": kinds[1:]}


@sentence.register
def _(effect: fx.BuyOnTrade) -> Message:
    return _power(effect, credits=effect.cost, chips=effect.chips)


# -- when a phase ends ----------------------------------------------------------------------------


@sentence.register
def _(effect: fx.PhaseIncome) -> Message:
    # Only Develop can build the tile and pay for it in one phase.
    return _power(effect, credits=effect.credits, atOnce=effect.phases == (DEVELOP,))


@sentence.register
def _(effect: fx.IncomePerGood) -> Message:
    return _power(effect, credits=effect.credits, by=effect.by, kind=KIND(effect.colour))


@sentence.register
def _(effect: fx.IncomePerCitizen) -> Message:
    return _power(effect, credits=effect.credits, kind=KIND(effect.colour), number=effect.per)


@sentence.register(fx.IncomeIfMost)
@sentence.register(fx.IncomeIfHighestWorld)
def _(effect: Any) -> Message:
    return _power(effect, credits=effect.credits, tied=effect.if_tied)


# -- points at the end ----------------------------------------------------------------------------


@sentence.register
def _(effect: fx.Score) -> Message:
    args: dict[str, Any] = {"points": effect.points, "number": effect.per}
    if effect.colour is not None:
        args["kind"] = KIND(effect.colour)
    return Message(f"score-{effect.what.replace('_', '-')}", args)
