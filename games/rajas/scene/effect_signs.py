"""Effects as the signs that are drawn for them."""

from __future__ import annotations

from games.rajas.effects import (
    BuildTile,
    Effect,
    Effects,
    GainDice,
    GainDicePerKarma,
    GainFame,
    GainKarma,
    GainMoney,
    GainPer,
    GainWorker,
    GainYield,
    MoveBoat,
    RaiseScroll,
    ReplaceTile,
    RerollDice,
    SellGood,
    TakeElephant,
    VisitChamber,
)
from games.rajas.scene.signs import Sign, Signs


def signs_of(effects: Effects) -> Signs:
    """A sign for each effect."""
    return tuple(map(sign_of, effects))


def sign_of(effect: Effect) -> Sign:
    """An effect as a sign."""
    match effect:
        case GainMoney(n):
            return Sign("money", n)
        case GainFame(n):
            return Sign("fame", n)
        case GainKarma(n):
            return Sign("karma", n)
        case GainDice(colours):
            return Sign("dice", colours=colours)
        case GainDicePerKarma():
            return Sign("dice_per_karma")
        case RaiseScroll(n):
            return Sign("upgrade", n)
        case MoveBoat(n):
            return Sign("boat", n)
        case BuildTile():
            return Sign("build")
        case SellGood(most):
            return Sign("market_one_good", most)
        case VisitChamber(who):
            return Sign("chamber", what=who)
        case ReplaceTile():
            return Sign("replace_tile")
        case GainYield(colour):
            return Sign("yield_tile", colour)
        case TakeElephant():
            return Sign("start_player")
        case GainWorker():
            return Sign("worker")
        case RerollDice():
            return Sign("reroll")
        case GainPer(gain, n, count, _):
            return Sign("scaled", n, what=count, gain=gain)
