"""What a power says: when it counts, a full sentence, and a few words.

Everything is derived from the vocabulary of effects, so a new tile needs no words of its own.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import singledispatch
from typing import Final

from games.roll_galaxy import effects as fx
from games.roll_galaxy.dice import (
    COLOUR_NAMES,
    COLOURS,
    DEVELOP,
    EXPLORE,
    GRAY,
    PHASES,
    PRODUCE,
    SETTLE,
    SHIP,
    WORKER_NAMES,
)
from games.roll_galaxy.tiles import SIDES, Side

NUMBERS: Final = ("no", "one", "two", "three", "four", "five", "six")

OneTime = fx.GainDie | fx.GainCredits | fx.SetStartCredits | fx.RemoveDie
ONE_TIME: Final = (fx.GainDie, fx.GainCredits, fx.SetStartCredits, fx.RemoveDie)


# -- small words ----------------------------------------------------------------------------------


def tile_kind(side: int) -> str:
    """What a tile is, in two or three words."""
    tile = SIDES[side]
    if tile.colour is None:
        if tile.six_plus:
            return "Development 6+"
        return "Reassign development" if tile.has_reassign else "Development"
    if tile.origin == "home" and tile.colour == GRAY:
        return "Home world"
    return "Gray world" if tile.colour == GRAY else f"{COLOUR_NAMES[tile.colour]} world"


def _colours(colours: Iterable[int]) -> str:
    return " or ".join(COLOUR_NAMES[colour] for colour in colours)


def _worlds_of(colours: Iterable[int]) -> str:
    named = [_world_colour(colour) for colour in colours]
    return f"{' and '.join(named)} worlds"


def _a_world_of(colours: tuple[int, ...]) -> str:
    named = " or ".join(_world_colour(colour) for colour in colours)
    return f"{'an' if named[0] in 'AEIOU' else 'a'} {named} world"


def _world_colour(colour: int) -> str:
    return "gray" if colour == GRAY else COLOUR_NAMES[colour]


def _counted(count: int, word: str) -> str:
    return f"{NUMBERS[count]} {word}{'' if count == 1 else 's'}"


def _phases(phases: Iterable[int]) -> str:
    return " and ".join(PHASES[phase] for phase in phases)


# -- when ------------------------------------------------------------------------------------------


def timing_of(effect: fx.Effect, tile: Side) -> str:
    """The bold word before a power's sentence."""
    if isinstance(effect, ONE_TIME):
        return "When completed" if tile.origin == "game" else "At setup"
    if isinstance(effect, fx.Score):
        return "Scoring"
    phases = phases_of(effect)
    return _phases(phases) if phases else "Assign"


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


# -- sentences ------------------------------------------------------------------------------------


def once_sentence(effects: Iterable[OneTime]) -> str:
    """What a tile does once, in the order printed."""
    return f"{', then '.join(_once(effect) for effect in effects)}."


def sentence(effect: fx.Effect) -> str:
    """A power in one sentence, without its timing."""
    return _sentence(effect)


def short_words(effect: fx.Effect) -> str:
    """A power in a few words, for a tool or a line of a list."""
    match effect:
        case fx.Reassign(lead=fx.WorldLead()):
            return f"up to {effect.most} workers anywhere"
        case fx.Reassign():
            return f"{_movers(effect)} {_short_targets(effect)}"
        case fx.DictateTargets():
            return f"Dictate moves up to {effect.most}"
        case fx.DictateUnlimited():
            return "Dictate as often as you like"
        case _ if isinstance(effect, ONE_TIME):
            return _once(effect)
        case _:
            return sentence(effect).removesuffix(".")


def _movers(effect: fx.Reassign) -> str:
    if effect.same_source:
        return f"{effect.most} of one phase"
    if effect.colours is not None and len(effect.colours) == 2:
        words = " or ".join(COLOURS[colour] for colour in effect.colours)  # names would be too long
        return f"{effect.most} {words} worker{'' if effect.most == 1 else 's'}"
    _, _, what = _moved(effect).partition(" ")
    return f"{effect.most} {what.replace('of any colour but Home', 'but no Home')}"


def _short_targets(effect: fx.Reassign) -> str:
    if effect.to_selected:
        return "to your call"
    if effect.targets is not None:
        return f"to {' or '.join(PHASES[phase] for phase in effect.targets)}"
    return "anywhere"


_DESTINATIONS: Final = {
    "cup": "into your cup",
    "citizenry": "into your Citizenry",
    "world": "on this world as a good",
}


@singledispatch
def _once(effect: OneTime) -> str:
    raise TypeError(f"no words for {effect!r}")


@_once.register
def _(effect: fx.GainDie) -> str:
    dice = "die" if effect.count == 1 else "dice"
    colour = f"{COLOUR_NAMES[effect.colour]} ({COLOURS[effect.colour]})"
    return f"{NUMBERS[effect.count]} new {colour} {dice} {_DESTINATIONS[effect.to]}"


@_once.register
def _(effect: fx.GainCredits) -> str:
    return f"take ${effect.credits}"


@_once.register
def _(effect: fx.SetStartCredits) -> str:
    return f"you begin with ${effect.credits} instead of $1"


@_once.register
def _(effect: fx.RemoveDie) -> str:
    return f"give up {NUMBERS[effect.count]} of your own dice"


@singledispatch
def _sentence(effect: fx.Effect) -> str:
    raise TypeError(f"no sentence for {effect!r}")


@_sentence.register
def _(effect: fx.Reassign) -> str:
    targets = _targets(effect)
    if effect.lead is not None:
        worlds = COLOUR_NAMES[effect.lead.colour]
        sole, tied = NUMBERS[effect.lead.if_sole], NUMBERS[effect.lead.if_tied]
        return (
            f"with the most {worlds} worlds of all players, move up to {sole} workers {targets}; "
            f"with as many as another player, only {tied}."
        )
    if effect.same_source:
        return f"move exactly {NUMBERS[effect.most]} workers of one and the same phase {targets}."
    up_to = "" if effect.most == effect.fewest else "up to "
    return f"move {up_to}{_moved(effect)} {targets}."


def _moved(effect: fx.Reassign) -> str:
    word = "worker"
    if effect.sources is not None:
        word = " or ".join(WORKER_NAMES[phase] for phase in effect.sources)
    if effect.colours is None:
        return _counted(effect.most, word)
    if len(effect.colours) > 2:
        return f"{_counted(effect.most, word)} of any colour but Home"
    return _counted(effect.most, f"{_colours(effect.colours)} {word}")


def _targets(effect: fx.Reassign) -> str:
    if effect.to_selected:
        return "to the phase that you select"
    if effect.targets is not None:
        return f"to {' or '.join(PHASES[phase] for phase in effect.targets)}"
    return "to any phase" if effect.most == 1 else "to any phases"


@_sentence.register
def _(effect: fx.DictateTargets) -> str:
    return f"one Dictate moves up to {NUMBERS[effect.most]} other workers, not just one."


@_sentence.register
def _(effect: fx.DictateUnlimited) -> str:
    return "Dictate as often as you like in a round, not just once."


@_sentence.register
def _(effect: fx.ExtraWorker) -> str:
    worker = WORKER_NAMES[effect.phase]
    extra = " and ".join(f"one {COLOUR_NAMES[colour]} {worker}" for colour in effect.colours)
    return f"you have {extra} more, without a die."


@_sentence.register
def _(effect: fx.RearrangeConstruction) -> str:
    condition = " if you have an explorer" if effect.needs_explorer else ""
    return f"reorder and turn over the tiles of your two stacks as you like{condition}."


@_sentence.register
def _(effect: fx.ScoutOnTop) -> str:
    return "a scouted tile may go on top of a stack, not only to the bottom."


@_sentence.register
def _(effect: fx.StockCredits) -> str:
    name = COLOUR_NAMES[effect.colour]
    return f"a Stock task of {_article(name)} {name} explorer yields ${effect.credits}, not $2."


def _article(word: str) -> str:
    return "an" if word[0] in "AEIOU" else "a"


@_sentence.register
def _(effect: fx.CostDiscount) -> str:
    if effect.phase == SETTLE:
        what = "worlds" if effect.world_colours is None else _worlds_of(effect.world_colours)
    else:
        what = "developments with a Reassign power" if effect.needs_reassign else "developments"
    cheaper = "" if effect.floor == 1 else " (cheaper ones as printed)"
    return (
        f"{what} need {_counted(effect.amount, WORKER_NAMES[effect.phase])} less, "
        f"but no fewer than {NUMBERS[effect.floor]}{cheaper}."
    )


@_sentence.register
def _(effect: fx.SaveWorkers) -> str:
    what = "world" if effect.phase == SETTLE else "other development"
    if effect.colour is not None:
        return (
            f"all {COLOUR_NAMES[effect.colour]} dice spent on a {what} "
            "go to your cup, not to the Citizenry."
        )
    return (
        f"{NUMBERS[effect.fewest]} or {NUMBERS[effect.most]} of the dice spent on each {what} "
        "go to your cup, not to the Citizenry."
    )


@_sentence.register
def _(effect: fx.CreditsOnComplete) -> str:
    kinds = {DEVELOP: "other development", SETTLE: "world"}
    tiles = kinds[effect.phases[0]] if len(effect.phases) == 1 else "other tile"
    more = ""
    if effect.extra and effect.extra_colour is not None:
        whole = effect.credits + effect.extra
        more = f", ${whole} for {_a_world_of((effect.extra_colour,))}"
    return f"${effect.credits} for each {tiles} that you complete{more}."


@_sentence.register
def _(effect: fx.ExtraGoodPlace) -> str:
    return (
        f"each of your worlds that is not gray holds {NUMBERS[effect.count]} good more; "
        "every good still needs a shipper of its own."
    )


@_sentence.register
def _(effect: fx.TradeBonus) -> str:
    where = f" from {_a_world_of(effect.world_colours)}" if effect.world_colours else ""
    return f"${effect.credits} more for each good traded{where}."


@_sentence.register
def _(effect: fx.ConsumeBonus) -> str:
    where = f" from {_a_world_of(effect.world_colours)}" if effect.world_colours else ""
    gains = []
    if effect.chips:
        gains.append(f"{effect.chips} VP chip{'' if effect.chips == 1 else 's'} more")
    if effect.credits:
        gains.append(f"${effect.credits}")
    return f"{' and '.join(gains)} for each good consumed{where}."


@_sentence.register
def _(effect: fx.BuyOnTrade) -> str:
    chips = f"{effect.chips} VP chip{'' if effect.chips == 1 else 's'}"
    return f"after each good you trade, you may pay ${effect.cost} for {chips}."


@_sentence.register
def _(effect: fx.DrawAtEnd) -> str:
    tiles = _counted(effect.count, "more tile")
    return f"when everybody has explored, draw {tiles} and add it to a stack."


@_sentence.register
def _(effect: fx.ScoutBonus) -> str:
    name = COLOUR_NAMES[effect.colour]
    return f"${effect.credits} if {_article(name)} {name} explorer of yours scouted."


@_sentence.register
def _(effect: fx.PhaseIncome) -> str:
    # Only Develop can build the tile and pay for it in one phase.
    at_once = ", even the one that completes this tile" if effect.phases == (DEVELOP,) else ""
    return f"${effect.credits} when the phase ends{at_once}."


@_sentence.register
def _(effect: fx.IncomePerGood) -> str:
    name = COLOUR_NAMES[effect.colour]
    if effect.by == "world_colour":
        return f"when the phase ends, ${effect.credits} for each good on your {name} worlds."
    return (
        f"when the phase ends, ${effect.credits} for each good, on any world of yours, "
        f"that is {_article(name)} {name} die."
    )


@_sentence.register
def _(effect: fx.IncomePerCitizen) -> str:
    name = COLOUR_NAMES[effect.colour]
    if effect.per == 1:
        return f"when the phase ends, ${effect.credits} for each {name} die in your Citizenry."
    return (
        f"when the phase ends, ${effect.credits} for every {NUMBERS[effect.per]} {name} dice "
        "in your Citizenry; a begun set counts in full."
    )


@_sentence.register
def _(effect: fx.IncomeIfMost) -> str:
    return f"when the phase ends, {_for_the_most(effect, f'most {effect.what}')}."


@_sentence.register
def _(effect: fx.IncomeIfHighestWorld) -> str:
    return f"when the phase ends, {_for_the_most(effect, 'costliest world')}."


def _for_the_most(effect: fx.IncomeIfMost | fx.IncomeIfHighestWorld, what: str) -> str:
    if effect.if_tied:
        return f"${effect.credits} if you have the {what} of all players, ${effect.if_tied} if tied"
    return f"${effect.credits} if you alone have the {what} of all players"


@_sentence.register
def _(effect: fx.PhaseChips) -> str:
    return f"{effect.chips} VP chip each time the phase happens."


@_sentence.register
def _(effect: fx.Score) -> str:
    if effect.what == "triangular_root_of_chips":
        return "1 VP for the first VP in chips, 1 for the next two, 1 for three more, and so on."
    name = "" if effect.colour is None else COLOUR_NAMES[effect.colour]
    if effect.what == "dice_of_colour":
        return (
            f"{effect.points} VP for every {NUMBERS[effect.per]} {name} dice you own; "
            "a begun set counts in full."
        )
    what = {
        "distinct_die_colours": "colour among the dice you own",
        "developments": "development you own, this one too",
        "worlds_of_colour": f"{name} world you own",
        "developments_without_reassign": "development without a Reassign power, this one too",
        "goods": "good on your worlds",
    }.get(effect.what)
    if what is not None:
        return f"{effect.points} VP for each {what}."
    costs = {
        "development_cost": "your developments",
        "world_cost_of_colour": f"your {name} worlds",
        "reassign_development_cost": "your developments with a Reassign power",
    }[effect.what]
    return f"{_SHARES[effect.per]} of the printed costs of {costs}, rounded up."


_SHARES: Final = {1: "the whole", 2: "half", 3: "a third"}
