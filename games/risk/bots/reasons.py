"""Why a bot decides as it does, said with the numbers that decided.

Troops are counted as the discs on the map show them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.core.bot import PossibleOption
from engine.text.message import Fixed, Message, Share
from games.risk.bots.campaigns import Campaign
from games.risk.bots.front import Troops, threat_to
from games.risk.bots.prospect import Prospect
from games.risk.bots.questions import compared
from games.risk.moves import Attack, Fortify
from games.risk.names import TERRITORY
from games.risk.state import RiskTable

NEARLY_SURE = 0.995


def chance_of(share: float) -> Share:
    """A chance as people read it; dice are never quite sure."""
    return Share(min(share, NEARLY_SURE))


def power(share: float, digits: int = 1) -> Fixed:
    """A share of everybody's power in percent, fine enough for two boards to differ."""
    return Fixed(100 * share, digits)


def fight(chance: float, attackers: int, defenders: int) -> Message:
    """Such as "91 % with 7 against 1"."""
    args = {"chance": chance_of(chance), "attackers": attackers, "defenders": defenders}
    return Message("odds", args)


def attacks(option: Attack, troops: Troops) -> Message:
    """An attack with the troops of both sides."""
    attackers, defenders = troops[option.source], troops[option.target]
    args = {"attackers": attackers, "defenders": defenders}
    return Message("attacks", {"territory": TERRITORY(option.target), **args})


def idle(count: int) -> Message:
    """Troops behind the border that move up."""
    return Message("idle-move-up", {"count": count})


def largest_group(ways: Sequence[Fortify], best: Fortify) -> tuple[PossibleOption, ...]:
    """The groups behind the border that could go one step towards it."""
    return compared(ways, best, lambda way: idle(way.count), lambda way: way.count)


def odds_of(board: Prospect, campaign: Campaign) -> Message:
    """The chance of a campaign, with all that march and all that they meet."""
    attackers = sum([board.troops[march.root] + march.extra for march in campaign.marches])
    defenders = sum([board.troops[target] for _, target in campaign.battles])
    battles = len(campaign.battles)
    key, args = fight(campaign.chance, attackers, defenders)
    return (
        Message("odds-in-several", {**args, "battles": battles})
        if battles > 1
        else Message(key, args)
    )


def campaign_sentence(board: Prospect, campaign: Campaign, purpose: Message) -> Message:
    """Such as "Takes Peru for the card of this turn: 91 % with 7 against 1"."""
    args = {
        "territory": TERRITORY(campaign.battles[-1][1]),
        "purpose": purpose,
        "odds": odds_of(board, campaign),
    }
    if len(campaign.battles) == 1 and purpose.key in ("goal-take", "goal-earn-card"):
        return Message("takes" if board.has_card else "takes-for-card", args)
    return Message("campaign-at" if purpose.key == "goal-break" else "campaign", args)


def needs(
    board: Prospect, campaign: Campaign, purpose: Message, place: int, troops: int
) -> Message:
    """Why so many troops more go to the root of a march."""
    args = {"territory": TERRITORY(place), "more": troops, "purpose": purpose}
    return Message("needs-for", {**args, "odds": odds_of(board, campaign)})


def standing(view: RiskTable, key: str, place: int, more: int = 0) -> Callable[[], Message]:
    """The message `key` about a territory, with how it stands when so many troops more are there,
    against all that could attack it."""

    def sentence() -> Message:
        args = {"territory": TERRITORY(place), "count": more}
        return Message(key, {**args, "standing": stands(view, place, more)})

    return sentence


def stands(view: RiskTable, place: int, more: int = 0) -> Message:
    """How a territory stands when so many troops more are there, against all beside it."""
    threat = threat_to(view.owners, view.troops, view.seat, place)
    return Message("stands", {"here": view.troops[place] + more, "threat": threat})
