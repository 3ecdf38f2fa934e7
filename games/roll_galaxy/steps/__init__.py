"""The steps of Roll for the Galaxy, one file per part of the rulebook."""

from games.roll_galaxy.money import PayForTile
from games.roll_galaxy.steps.assigning import AssignDice
from games.roll_galaxy.steps.building import (
    BuildTiles,
    DrawFromBag,
    FinishTile,
    GainRewards,
    GiveUpDice,
    PlaceTiles,
    SaveSpent,
    SpendWaiting,
    TellTop,
)
from games.roll_galaxy.steps.phases import (
    BuyAfterTrade,
    EndPhase,
    ExploreTasks,
    PayPhase,
    ProduceGoods,
    RunPhase,
    ScoutTiles,
    ShipGoods,
)
from games.roll_galaxy.steps.rounds import (
    Begin,
    CheckEnd,
    ChooseStartStacks,
    DrawFaction,
    DrawHome,
    RaiseToFloor,
    RecallDice,
    RecruitDice,
    Reveal,
    RollCup,
    StartRound,
)
