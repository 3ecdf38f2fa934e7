"""The steps of Roll for the Galaxy, one file per part of the rulebook."""

from games.roll_galaxy.money import PayForTile
from games.roll_galaxy.steps import building, phases, rounds
from games.roll_galaxy.steps.assigning import AssignDice
from games.roll_galaxy.steps.building import BuildTiles, DrawFromBag, PlaceTiles, SpendWaiting
from games.roll_galaxy.steps.phases import ExploreTasks, RunPhase
from games.roll_galaxy.steps.rounds import (
    CheckEnd,
    RaiseToFloor,
    RecallDice,
    RecruitDice,
    Reveal,
    RollCup,
    StartRound,
)
