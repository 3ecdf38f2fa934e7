"""The steps of Risk, one file per part of the rulebook."""

from games.risk.steps.battle import AttackPhase, ChooseDefence, MoveIn, RollBattle, TellCards
from games.risk.steps.closing import FortifyPhase, TakeCard
from games.risk.steps.reinforcing import MatchTerritory, RedeemCards, Reinforce, TellSet
from games.risk.steps.setting_up import (
    ClaimTerritory,
    DealNeutral,
    DealTerritory,
    DecideOrder,
    PlaceArmies,
)
from games.risk.steps.turn import PassTurn, StartTurn
