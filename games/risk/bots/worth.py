"""What a board is worth to a seat at the end of its turn: its share of everybody's power.

Power is troops, income of the turns to come, and cards; a share of it says more than a sum, for
what two seats lose fighting each other is won by all the rest.
"""

from __future__ import annotations

from dataclasses import dataclass

from games.risk.board import ADJACENT, CONTINENTS, SIZE
from games.risk.bots.campaigns import campaign_for
from games.risk.bots.chances import conquest
from games.risk.bots.front import FAR, distances_to_front
from games.risk.bots.prospect import OWNERS, Prospect
from games.risk.cards import set_value
from games.risk.state import FEWEST_REINFORCEMENTS, NEUTRAL, TERRITORIES_PER_TROOP

SET_CHANCE = (0.0, 0.0, 0.0, 0.4, 0.8, 1.0)
"""How likely a hand of so many cards holds a set."""


@dataclass(frozen=True, slots=True)
class Taste:
    """The weights of a bot's judgement, in troops; found by play of variants against each other."""

    horizon: float = 0.7
    """How many turns of the income for territories count."""
    bonus: float = 0.7
    """How many turns of the income for continents count."""
    card: float = 0.8
    """What a third of a set is worth, as a share of its troops."""
    progress: float = 0.5
    """What a part of a continent counts, as a share of the bonus."""
    idle: float = 0.8
    """What a troop counts for each step that it stands behind the border."""
    stack: float = 0.15
    """What the largest group counts extra."""
    will: float = 0.6
    """How surely an opponent who could break a continent does it."""
    greed: float = 1.5
    """Above 1 the strongest opponent weighs more than the weak ones."""
    danger: float = 0.5
    """What part of all is lost where an opponent could eliminate the seat."""
    patience: int = 20
    """The round from which on the bot would rather do something than wait for ever."""
    restless: float = 0.01
    """What part of the worth of waiting it gives up for that, more every round."""


def worth(taste: Taste, board: Prospect, above: float = -1.0) -> float:
    """The share of power, from 0 to 1, less what the seat stands to lose by elimination.

    A caller who cares only for boards worth more than `above` may get too much for another board,
    but never more than that: the danger, which costs most time, is then not looked at.
    """
    seat, owners, troops, cards = board.seat, board.owners, board.troops, board.cards
    lands = [0] * OWNERS
    armies = [0.0] * OWNERS
    for place in range(SIZE):
        owner = owners[place]
        lands[owner] += 1
        armies[owner] += troops[place]
    if not lands[seat]:
        return 0.0
    bonus = _bonuses(taste, board, lands)
    full = armies.copy()
    armies[seat] = _own_armies(taste, seat, owners, troops)
    card_worth = taste.card * set_value(board.sets_redeemed + 1) / 3
    mine = total = 0.0
    strongest = 0.0
    for owner in range(NEUTRAL):
        if not lands[owner]:
            continue
        income = lands[owner] / TERRITORIES_PER_TROOP
        income = max(income, FEWEST_REINFORCEMENTS)
        power = armies[owner] + taste.horizon * income + taste.bonus * bonus[owner]
        power += card_worth * cards[owner]
        power **= taste.greed
        total += power
        if owner == seat:
            mine = power
        elif power > strongest:
            strongest = power
    share = mine / total
    if above < share < 1:
        share *= 1 - taste.danger * _danger(board, lands, full)
    return share


def _own_armies(taste: Taste, seat: int, owners: list[int], troops: list[int]) -> float:
    """The seat's troops, those behind the border at a discount."""
    distances = distances_to_front(owners, seat)
    armies = 0.0
    largest = 0
    for place, distance in enumerate(distances):
        if owners[place] != seat:
            continue
        count = troops[place]
        if distance == 0:
            armies += count
            largest = max(largest, count)
        elif distance == FAR:
            armies += count
        else:
            armies += 1 + (count - 1) * taste.idle**distance
    return armies + taste.stack * largest


def _bonuses(taste: Taste, board: Prospect, lands: list[int]) -> list[float]:
    """Everybody's bonus; mine as far as it holds, with a little for continents begun."""
    seat, owners = board.seat, board.owners
    bonus = [0.0] * OWNERS
    for continent in CONTINENTS:
        members = continent.territories
        holder = owners[members[0]]
        own = 0
        is_whole = True
        for place in members:
            owner = owners[place]
            own += owner == seat
            if owner != holder:
                is_whole = False
        if is_whole:
            held = 1.0
            if holder == seat:
                for door in continent.doors:
                    held *= 1 - taste.will * _broken(board, door)
            bonus[holder] += continent.bonus * held
        elif own:
            part = own / len(members)
            bonus[seat] += taste.progress * continent.bonus * part * part
    return bonus


def _broken(board: Prospect, door: int) -> float:
    """The chance that the strongest neighbour of a door takes it."""
    seat, owners, troops = board.seat, board.owners, board.troops
    most = 0
    for beside in ADJACENT[door]:
        if owners[beside] != seat and owners[beside] != NEUTRAL:
            most = max(most, troops[beside] + 2)
    return conquest(most - 1, troops[door]) if most else 0.0


def _danger(board: Prospect, lands: list[int], armies: list[float]) -> float:
    """The chance that the most dangerous opponent eliminates the seat on its next turn."""
    seat, owners = board.seat, board.owners
    price = 0.7 * armies[seat] + 0.8 * lands[seat]
    targets = [place for place, owner in enumerate(owners) if owner == seat]
    worst = 0.0
    for rival in range(NEUTRAL):
        if rival == seat or not lands[rival]:
            continue
        income = max(FEWEST_REINFORCEMENTS, lands[rival] // TERRITORIES_PER_TROOP)
        cards = min(board.cards[rival], 5)
        reserve = income + int(SET_CHANCE[cards] * set_value(board.sets_redeemed + 1))
        if armies[rival] - lands[rival] + reserve <= price:
            continue
        imagined = Prospect(rival, owners, board.troops, board.cards, board.sets_redeemed, reserve)
        campaign = campaign_for(imagined, targets)
        if campaign is not None and campaign.chance > worst:
            worst = campaign.chance
    return worst
