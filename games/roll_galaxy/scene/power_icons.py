"""Powers with their icons: in a development's diamond, and line by line on the hover card."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engine.text.message import Message
from games.roll_galaxy import effects as fx
from games.roll_galaxy.power_words import ONE_TIME, once_sentence, phases_of, sentence, timing_of
from games.roll_galaxy.scene.palette import PHASE_ICONS
from games.roll_galaxy.tiles import SIDES

ASSIGN_ICON: Final = "cycle"
DICTATE_ICON: Final = "public-speaker"
ONCE_ICON: Final = "check"
SETUP_ICON: Final = "house"
SCORE_ICON: Final = "laurels"


@dataclass(frozen=True, slots=True)
class PowerText:
    """One power on the hover card: when it counts, its icon, and what it does."""

    timing: Message
    icon: str
    sentence: Message
    is_scoring: bool = False


def power_texts(side: int) -> tuple[PowerText, ...]:
    """The powers of a tile as the hover card tells them; what happens once is one sentence."""
    tile = SIDES[side]
    once = [effect for effect in tile.effects if isinstance(effect, ONE_TIME)]
    texts: list[PowerText] = []
    if once:
        timing = timing_of(once[0], tile)
        icon = ONCE_ICON if tile.origin == "game" else SETUP_ICON
        texts.append(PowerText(timing, icon, once_sentence(once)))
    for effect in tile.effects:
        if not isinstance(effect, ONE_TIME):
            is_scoring = isinstance(effect, fx.Score)
            phases = phases_of(effect)
            icon = PHASE_ICONS[phases[0]] if phases else icon_of(effect)
            texts.append(PowerText(timing_of(effect, tile), icon, sentence(effect), is_scoring))
    return tuple(texts)


def power_icon(side: int) -> str:
    """The icon in a development's diamond: that of its first power which is not its scoring."""
    effects = SIDES[side].effects
    gains = [effect for effect in effects if isinstance(effect, fx.GainDie)]
    powers = [effect for effect in effects if not isinstance(effect, fx.Score)]
    return icon_of((*gains, *powers, *effects)[0])


def icon_of(effect: fx.Effect) -> str:
    """The icon of a kind of power."""
    return _ICONS[type(effect)]


_ICONS: Final[dict[type, str]] = {
    fx.GainDie: "perspective-dice-six-faces-random",
    fx.GainCredits: "two-coins",
    fx.SetStartCredits: "two-coins",
    fx.RemoveDie: "x",
    fx.Reassign: ASSIGN_ICON,
    fx.DictateTargets: DICTATE_ICON,
    fx.DictateUnlimited: DICTATE_ICON,
    fx.ExtraWorker: "robot-antennas",
    fx.RearrangeConstruction: "stack",
    fx.ScoutOnTop: "card-draw",
    fx.StockCredits: "two-coins",
    fx.CostDiscount: "arrow-down",
    fx.SaveWorkers: "rolling-dice-cup",
    fx.CreditsOnComplete: "two-coins",
    fx.ExtraGoodPlace: "wooden-crate",
    fx.TradeBonus: "trade",
    fx.ConsumeBonus: "hexagon-filled",
    fx.BuyOnTrade: "hexagon-filled",
    fx.DrawAtEnd: "card-draw",
    fx.ScoutBonus: "two-coins",
    fx.PhaseIncome: "two-coins",
    fx.IncomePerGood: "two-coins",
    fx.IncomePerCitizen: "two-coins",
    fx.IncomeIfMost: "two-coins",
    fx.IncomeIfHighestWorld: "two-coins",
    fx.PhaseChips: "hexagon-filled",
    fx.Score: SCORE_ICON,
}
