"""Why a bot decides as it does, in sentences with the numbers that decided.

Troops are counted as the discs on the map show them.
"""

from __future__ import annotations

from games.risk.board import NAMES
from games.risk.bots.campaigns import Campaign
from games.risk.bots.front import Owners, Troops, threat_to
from games.risk.bots.prospect import Prospect
from games.risk.events import counted

NEARLY_SURE = 0.995


def percent(share: float) -> str:
    """A chance as people read it; dice are never quite sure."""
    return "over 99 %" if share >= NEARLY_SURE else f"{100 * share:.0f} %"


def power(share: float) -> str:
    """A share of everybody's power, fine enough for two boards to differ."""
    return f"{100 * share:.1f} %"


def fight(chance: float, attackers: int, defenders: int) -> str:
    """Such as "91 % with 7 against 1"."""
    return f"{percent(chance)} with {attackers} against {defenders}"


def doing(purpose: str) -> str:
    """What a campaign is for, as what the bot does: "win Africa" becomes "Wins Africa"."""
    verb, _, rest = purpose.partition(" ")
    return f"{verb.capitalize()}s {rest}"


def odds_of(board: Prospect, campaign: Campaign) -> str:
    """The chance of a campaign, with all that march and all that they meet."""
    attackers = sum([board.troops[march.root] + march.extra for march in campaign.marches])
    defenders = sum([board.troops[target] for _, target in campaign.battles])
    battles = len(campaign.battles)
    where = f" in {battles} territories" if battles > 1 else ""
    return f"{fight(campaign.chance, attackers, defenders)}{where}"


def campaign_sentence(board: Prospect, campaign: Campaign, purpose: str) -> str:
    """Such as "Takes Peru for the card of this turn: 91 % with 7 against 1"."""
    last = NAMES[campaign.battles[-1][1]]
    if len(campaign.battles) == 1 and purpose.startswith(("take ", "earn ")):
        for_card = "" if board.has_card else " for the card of this turn"
        return f"Takes {last}{for_card}: {odds_of(board, campaign)}"
    at = f" at {last}" if purpose.startswith("break ") else ""
    return f"{doing(purpose)}{at}: {odds_of(board, campaign)}"


def needs(board: Prospect, campaign: Campaign, purpose: str, place: int, troops: int) -> str:
    """Why so many troops more go to the root of a march."""
    return f"{NAMES[place]} needs {troops} more to {purpose}: {odds_of(board, campaign)}"


def standing(owners: Owners, troops: Troops, seat: int, place: int, more: int = 0) -> str:
    """How a territory stands with so many troops more, against all that could attack it."""
    threat = threat_to(owners, troops, seat, place)
    here = troops[place] + more
    if not threat:
        return f"{here} there, and nobody beside it can attack"
    return f"{here} there against {threat} that could attack it"


def moved(board: Prospect, count: int, source: int, target: int) -> str:
    """Why troops go from one territory to another: who could attack either."""
    ahead = threat_to(board.owners, board.troops, board.seat, target)
    behind = threat_to(board.owners, board.troops, board.seat, source)
    there, here = NAMES[target], NAMES[source]
    return f"{counted(count)} to {there}: {ahead} could attack there, {behind} in {here}"
