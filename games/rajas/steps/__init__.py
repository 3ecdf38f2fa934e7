"""The rulebook's steps. `rounds` is the turn, `carrying_out` and `effects` what a space brings.

setting_up   tiles, river, first dice, starter, brown tiles, handicap
rounds       StartRound, TakeTurn (a person places a worker), EndTurn, EndRound, EndGame
effects      what each effect of `games.rajas.effects` does, and what it asks a person
carrying_out money, fame and karma with the bonuses passed; upgrades and yield tiles; dice gained
building     buy, pay, lay, score, border bonuses; the Master Builder
dummies      a dummy's turn and what it decides
"""

from __future__ import annotations

from games.rajas.steps import building, carrying_out, dummies, effects, rounds
