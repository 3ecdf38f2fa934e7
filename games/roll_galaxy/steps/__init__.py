"""The steps of Roll for the Galaxy, one file per part of the rulebook."""

from games.roll_galaxy.money import PayForTile
from games.roll_galaxy.steps.assigning import AssignDice
from games.roll_galaxy.steps.building import BuildTiles, FinishTile, SaveSpent, SpendWaiting
from games.roll_galaxy.steps.drawing import DrawFromBag, PlaceTiles, TellTop
from games.roll_galaxy.steps.exploring import ExploreTasks, ScoutTiles
from games.roll_galaxy.steps.managing import RaiseToFloor, RecallDice, RecruitDice
from games.roll_galaxy.steps.phases import EndPhase, PayPhase, RunPhase
from games.roll_galaxy.steps.producing import ProduceGoods
from games.roll_galaxy.steps.rewards import GainRewards, GiveUpDice
from games.roll_galaxy.steps.rounds import CheckEnd, Reveal, RollCup, StartRound
from games.roll_galaxy.steps.setting_up import Begin, ChooseStartStacks, DrawFaction, DrawHome
from games.roll_galaxy.steps.shipping import BuyAfterTrade, ShipGoods
