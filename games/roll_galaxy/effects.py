"""The vocabulary of powers: everything that is printed on a tile is made of these.

Colours and phases are numbers (`games.roll_galaxy.dice`); `None` for colours means any.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

from engine.core.codec import Codec
from games.roll_galaxy.dice import COLOURS, GRAY, PHASES

ScoreOf = Literal[
    "dice_of_colour",
    "distinct_die_colours",
    "development_cost",
    "developments",
    "world_cost_of_colour",
    "worlds_of_colour",
    "triangular_root_of_chips",
    "developments_without_reassign",
    "reassign_development_cost",
    "goods",
]


# -- once, when the tile is completed (or at set-up) -----------------------------------------------


@dataclass(frozen=True, slots=True)
class GainDie:
    """New dice from the stock: into the cup, the Citizenry, or onto this world as goods."""

    colour: int
    count: int
    to: Literal["cup", "citizenry", "world"]


@dataclass(frozen=True, slots=True)
class GainCredits:
    """Money, at once."""

    credits: int


@dataclass(frozen=True, slots=True)
class SetStartCredits:
    credits: int


@dataclass(frozen=True, slots=True)
class RemoveDie:
    """The owner gives up dice of their choice, from anywhere."""

    count: int


# -- while assigning ------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class WorldLead:
    """How many workers a power may move depends on having most worlds of a colour."""

    colour: int
    if_sole: int
    if_tied: int


@dataclass(frozen=True, slots=True)
class Reassign:
    """Once per round: move up to `most` workers (if any, at least `fewest`) to other phases.

    `sources` are the columns they may come from, `targets` those they may go to (None: any);
    `to_selected` means the phase that the owner selects.
    """

    most: int
    fewest: int
    colours: tuple[int, ...] | None = None
    sources: tuple[int, ...] | None = None
    targets: tuple[int, ...] | None = None
    to_selected: bool = False
    same_source: bool = False
    lead: WorldLead | None = None


@dataclass(frozen=True, slots=True)
class DictateTargets:
    """One Dictate moves up to so many workers."""

    most: int


@dataclass(frozen=True, slots=True)
class DictateUnlimited:
    """Any number of Dictates in a round."""


# -- during a phase -------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ExtraWorker:
    """Virtual workers of these colours whenever the phase is executed."""

    phase: int
    colours: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class RearrangeConstruction:
    """The owner may reorder and flip the tiles of both stacks during the phase."""

    phase: int
    needs_explorer: bool


@dataclass(frozen=True, slots=True)
class ScoutOnTop:
    phase: int


@dataclass(frozen=True, slots=True)
class StockCredits:
    """What a Stock task by an explorer of this colour yields."""

    colour: int
    credits: int


@dataclass(frozen=True, slots=True)
class CostDiscount:
    """Tiles built in the phase cost so much less, but not less than `floor`."""

    phase: int
    amount: int
    floor: int
    world_colours: tuple[int, ...] | None = None
    needs_reassign: bool = False


@dataclass(frozen=True, slots=True)
class SaveWorkers:
    """Of the dice spent on another tile, `fewest` to `most` go to the cup (colour None: any)."""

    phase: int
    fewest: int
    most: int
    colour: int | None = None


@dataclass(frozen=True, slots=True)
class CreditsOnComplete:
    """Money for every other tile completed in the phases, more for worlds of `extra_colour`."""

    phases: tuple[int, ...]
    credits: int
    extra: int = 0
    extra_colour: int | None = None


@dataclass(frozen=True, slots=True)
class ExtraGoodPlace:
    """Every world that is not gray holds so many goods more."""

    count: int


@dataclass(frozen=True, slots=True)
class TradeBonus:
    credits: int
    world_colours: tuple[int, ...] | None = None


@dataclass(frozen=True, slots=True)
class ConsumeBonus:
    chips: int
    credits: int
    world_colours: tuple[int, ...] | None = None


@dataclass(frozen=True, slots=True)
class BuyOnTrade:
    """After every trade the owner may pay `cost` for `chips`."""

    cost: int
    chips: int


# -- at the end of a phase ------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class DrawAtEnd:
    """Tiles drawn and placed like scouted ones."""

    phase: int
    count: int


@dataclass(frozen=True, slots=True)
class ScoutBonus:
    """Money, once, if an explorer of this colour scouted."""

    phase: int
    colour: int
    credits: int


@dataclass(frozen=True, slots=True)
class PhaseIncome:
    phases: tuple[int, ...]
    credits: int


@dataclass(frozen=True, slots=True)
class IncomePerGood:
    """Money per good on worlds of a colour, or per good whose die has that colour."""

    phase: int
    by: Literal["world_colour", "die_colour"]
    colour: int
    credits: int


@dataclass(frozen=True, slots=True)
class IncomePerCitizen:
    """Money per `per` dice of a colour in the Citizenry, a part counting as whole."""

    phase: int
    colour: int
    credits: int
    per: int


@dataclass(frozen=True, slots=True)
class IncomeIfMost:
    """Money for the most developments of all tableaus."""

    phases: tuple[int, ...]
    what: Literal["developments"]
    credits: int
    if_tied: int


@dataclass(frozen=True, slots=True)
class IncomeIfHighestWorld:
    """Money for the highest printed cost of a world of all tableaus."""

    phase: int
    credits: int
    if_tied: int


@dataclass(frozen=True, slots=True)
class PhaseChips:
    phase: int
    chips: int


# -- at the end of the game -----------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Score:
    """Points at the end: `points` per `per` of something, rounded up or dividing evenly."""

    what: ScoreOf
    points: int
    per: int
    rounding: Literal["up", "exact"]
    colour: int | None = None


Effect = (
    GainDie
    | GainCredits
    | SetStartCredits
    | RemoveDie
    | Reassign
    | DictateTargets
    | DictateUnlimited
    | ExtraWorker
    | RearrangeConstruction
    | ScoutOnTop
    | StockCredits
    | CostDiscount
    | SaveWorkers
    | CreditsOnComplete
    | ExtraGoodPlace
    | TradeBonus
    | ConsumeBonus
    | BuyOnTrade
    | DrawAtEnd
    | ScoutBonus
    | PhaseIncome
    | IncomePerGood
    | IncomePerCitizen
    | IncomeIfMost
    | IncomeIfHighestWorld
    | PhaseChips
    | Score
)

_CODEC = Codec(
    GainDie,
    GainCredits,
    SetStartCredits,
    RemoveDie,
    Reassign,
    DictateTargets,
    DictateUnlimited,
    ExtraWorker,
    RearrangeConstruction,
    ScoutOnTop,
    StockCredits,
    CostDiscount,
    SaveWorkers,
    CreditsOnComplete,
    ExtraGoodPlace,
    TradeBonus,
    ConsumeBonus,
    BuyOnTrade,
    DrawAtEnd,
    ScoutBonus,
    PhaseIncome,
    IncomePerGood,
    IncomePerCitizen,
    IncomeIfMost,
    IncomeIfHighestWorld,
    PhaseChips,
    Score,
)


def read_effect(document: dict[str, Any], where: str) -> Effect:
    """An effect of the data file, with colours and phases as numbers; BadDocument names a fault."""
    effect: Effect = _CODEC.decode(Effect, _numbered(document), where)
    return effect


def colour_number(name: str) -> int:
    """A colour's number by its name; gray is a colour of worlds only."""
    number: int = GRAY if name == "gray" else COLOURS.index(name)
    return number


def _numbered(document: dict[str, Any]) -> dict[str, Any]:
    return {key: _number(key, value) for key, value in document.items()}


def _number(key: str, value: Any) -> Any:
    if isinstance(value, list):
        return [_number(key, item) for item in value]
    if isinstance(value, dict):
        return _numbered(value)
    if "colour" in key:
        return colour_number(value)
    if key in ("phase", "phases", "sources", "targets"):
        return PHASES.index(value.capitalize())
    return value
