"""Powers that answer a rule or act when something happens, and the most VP goods bring.

The hooks of a tableau follow from the tableau alone; the rules ask them without knowing a tile.

What a power says (when it counts, a full sentence, a few words) is derived from the vocabulary of
effects, so a new tile needs no words of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache, lru_cache, singledispatch
from typing import Any, Final

from engine.core.step import Ruled, RuleHook, Step, ruling
from engine.text.message import Message, ThingName, key_of_class
from games.roll_galaxy import effects as fx
from games.roll_galaxy.dice import DEVELOP, EXPLORE, GRAY, PRODUCE, PURPLE, SETTLE, SHIP, one_by_one
from games.roll_galaxy.events import TileCompleted
from games.roll_galaxy.money import PayForTile
from games.roll_galaxy.state import RollTable, Seat
from games.roll_galaxy.tiles import (
    COLOUR,
    KIND,
    PHASE,
    REMEMBERED,
    SIDES,
    TRADE_VALUES,
    WORKER,
    Side,
    Tableau,
    effects_in,
)

USUAL_STOCK: Final = 2


@dataclass(frozen=True, slots=True)
class StockedCredits:
    """ROLL-7.2: what an explorer of a colour stocks."""

    colour: int


@dataclass(frozen=True, slots=True)
class TradedCredits:
    """ROLL-11.3: what a good of a world brings in a trade."""

    side: int


@dataclass(frozen=True, slots=True)
class DictatedWorkers:
    """ROLL-5.16: how many workers one Dictate moves."""


@lru_cache(REMEMBERED)
def hooks_of(tableau: Tableau) -> tuple[RuleHook, ...]:
    """What the powers of a tableau have to say, in the order of its tiles."""
    return tuple(
        _HOOKS[type(effect)](side, effect)
        for side in tableau
        for effect in SIDES[side].effects
        if type(effect) in _HOOKS
    )


def asked(tableau: Tableau, question: Any, default: int) -> Ruled[int]:
    """What a tableau's powers make of a question about its owner."""
    return ruling(hooks_of(tableau), tableau, question, default)


def stock_value(seat: Seat, colour: int) -> Ruled[int]:
    """ROLL-7.2 and 7.8: what an explorer of a colour stocks, and the power that says so."""
    return asked(seat.tableau, StockedCredits(colour), USUAL_STOCK)


def trade_value(tableau: Tableau, side: int) -> int:
    """ROLL-11.3 and 11.7: what a good of that world brings in a trade."""
    return asked(tableau, TradedCredits(side), TRADE_VALUES[SIDES[side].colour or 0]).answer


def consume_level(side: int, good: int, shipper: int) -> int:
    """ROLL-11.4 and 11.5: 1 VP, one more for a good and one more for a shipper that match."""
    colour = SIDES[side].colour
    matching = (colour, PURPLE)
    return 1 + (good in matching) + (shipper in matching)


def consume_bonus(tableau: Tableau, side: int) -> tuple[int, int]:
    """ROLL-11.7: the VP chips and the credits that powers add to consuming from that world."""
    fitting = [
        effect for _, effect in effects_in(tableau, fx.ConsumeBonus) if fits_world(effect, side)
    ]
    return sum([effect.chips for effect in fitting]), sum([effect.credits for effect in fitting])


def fits_world(power: fx.ConsumeBonus | fx.TradeBonus, side: int) -> bool:
    colours = power.world_colours
    return colours is None or SIDES[side].colour in colours


def _stock(side: int, power: fx.StockCredits) -> RuleHook:
    def rule(tableau: Tableau, question: StockedCredits, credits: int) -> int:
        return power.credits if question.colour == power.colour else credits

    return RuleHook(side, "ROLL-7.8", {StockedCredits: rule})


def _trade(side: int, power: fx.TradeBonus) -> RuleHook:
    def rule(tableau: Tableau, question: TradedCredits, credits: int) -> int:
        return credits + power.credits if fits_world(power, question.side) else credits

    return RuleHook(side, "ROLL-11.7", {TradedCredits: rule})


def _dictate(side: int, power: fx.DictateTargets) -> RuleHook:
    def rule(tableau: Tableau, question: DictatedWorkers, workers: int) -> int:
        return max(workers, power.most)

    return RuleHook(side, "ROLL-5.19", {DictatedWorkers: rule})


def _completion(side: int, power: fx.CreditsOnComplete) -> RuleHook:
    def react(table: RollTable, event: TileCompleted) -> Iterable[Step]:
        completed = SIDES[event.side]
        phase = SETTLE if completed.is_world else DEVELOP
        if phase not in power.phases:
            return ()
        extra = power.extra if completed.colour == power.extra_colour else 0
        return (PayForTile(event.seat, side, power.credits + extra),)

    return RuleHook(side, "ROLL-9.7", after={TileCompleted: react})


_HOOKS: Final[dict[type, Callable[[int, Any], RuleHook]]] = {
    fx.StockCredits: _stock,
    fx.TradeBonus: _trade,
    fx.DictateTargets: _dictate,
    fx.CreditsOnComplete: _completion,
}


Shipper = tuple[int, bool]
"""The colour of a worker, and whether it is a virtual one."""

Good = tuple[int, int]
"""The square of a good and the colour of its die."""

Shipment = tuple[Shipper, Good]


def shippers_of(seat: Seat) -> list[Shipper]:
    """The shippers of a seat, the lowest colours first, real ones before virtual ones."""
    found = [(colour, False) for colour in one_by_one(seat.workers_at(SHIP))]
    found += [(colour, True) for colour in seat.virtual]
    return sorted(found)


def goods_of(seat: Seat) -> list[Good]:
    """The goods of a seat, those of the most valuable worlds first, then by square."""
    found = [(square, colour) for square, held in enumerate(seat.goods) for colour in sorted(held)]
    return sorted(found, key=lambda good: -world_value(seat.tableau, good))


def world_value(tableau: Tableau, good: Good) -> int:
    return TRADE_VALUES[SIDES[tableau[good[0]]].colour or 0]


def best_consumption(
    tableau: Tableau, goods: Iterable[Good], shippers: Iterable[Shipper]
) -> tuple[int, tuple[Shipment, ...]]:
    """ROLL-11.4 to 11.7: the most VP, bonuses included, and who ships which good for them."""
    return _best_consumption(tableau, tuple(goods), tuple(shippers))


@lru_cache(REMEMBERED)
def _best_consumption(
    tableau: Tableau, goods: tuple[Good, ...], shippers: tuple[Shipper, ...]
) -> tuple[int, tuple[Shipment, ...]]:
    @cache
    def best(number: int, left: tuple[Shipper, ...]) -> tuple[int, tuple[Shipment, ...]]:
        if number == len(goods) or not left:
            return 0, ()
        good = goods[number]
        side = tableau[good[0]]
        answer = best(number + 1, left)
        for shipper in dict.fromkeys(left):
            others = list(left)
            others.remove(shipper)
            points, shipments = best(number + 1, tuple(others))
            points += consume_level(side, good[1], shipper[0]) + consume_bonus(tableau, side)[0]
            if points > answer[0]:
                answer = points, ((shipper, good), *shipments)
        return answer

    return best(0, shippers)


def most_chips(seat: Seat) -> int:
    """The most VP that a seat's shippers can make of its goods."""
    return best_consumption(seat.tableau, goods_of(seat), shippers_of(seat))[0]


def consuming_empties_pool(table: RollTable) -> bool:
    """RB-11.1: whether all seats, consuming all they can ship, would exhaust the VP pool."""
    return sum([most_chips(seat) for seat in table.seats]) >= table.pool


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
