"""The rulebook's steps. `rounds` is the turn, `carrying_out` and `effects` what a space brings.

setting_up   tiles, river, first dice, starter, brown tiles, handicap
rounds       StartRound, TakeTurn (a person places a worker), EndTurn, EndRound, EndGame
effects      what each effect of `games.rajas.effects` does, and what it asks a person
tracks       money, fame and karma with the bonuses passed
dice_gained  which dice to take, their roll, rolling again
building     buy, pay, lay, score, border bonuses; the Master Builder
yields       upgrades and yield tiles
dummy_turn, dummy_effects   a dummy's turn and what it decides
"""

from __future__ import annotations

from games.rajas.steps import (
    building,
    dice_gained,
    dummy_effects,
    dummy_turn,
    effects,
    rounds,
    yields,
)
from games.rajas.steps import setting_up as setting_up
from games.rajas.steps.carrying_out import CarryOut

STEPS: tuple[type, ...] = (
    setting_up.RollStart,
    setting_up.FindStarter,
    setting_up.LayRiver,
    setting_up.DrawRiver,
    setting_up.DrawBrown,
    setting_up.CoverBrown,
    setting_up.GrantHandicap,
    rounds.StartRound,
    rounds.TakeTurn,
    rounds.EndTurn,
    rounds.EndRound,
    rounds.EndGame,
    CarryOut,
    dice_gained.ChooseDice,
    dice_gained.RollGained,
    dice_gained.ChooseReroll,
    dice_gained.RollAgain,
    building.ChooseTile,
    building.PayTile,
    building.LayTile,
    building.RevealTile,
    building.ClaimBorders,
    building.ChooseReplacement,
    effects.ChooseSail,
    effects.ChooseUpgrade,
    effects.ChooseGood,
    effects.ChooseChamber,
    yields.ChooseYield,
    yields.DrawYield,
    dummy_turn.DummyArea,
    dummy_turn.DummyPerson,
    dummy_turn.DummyMarket,
    dummy_turn.DummyHarbor,
    dummy_turn.DummyBalcony,
    dummy_turn.DummyTerrace,
    dummy_turn.DummyTerraceDie,
    dummy_effects.DummyTakeDice,
    dummy_effects.DummySpend,
    dummy_effects.DummyUpgrade,
    dummy_effects.DummyBuy,
    dummy_effects.DummyBuyTile,
    dummy_effects.DummyReplace,
    dummy_effects.DummyReplaceOld,
    dummy_effects.DummyReplaceNew,
    dummy_effects.DummyChamber,
)
