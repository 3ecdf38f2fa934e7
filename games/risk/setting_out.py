"""A position of Risk set out by hand: what a click on the desk makes of a table.

Every function takes a table and gives another one, or the same where the click means nothing. No
number falls below zero and no territory gets an owner who cannot have one.
"""

from __future__ import annotations

from typing import Final, Literal

from engine.core.step import Step
from games.risk.board import STARTING_TROOPS
from games.risk.cards import HIDDEN
from games.risk.state import FEWEST_SEATS, NEUTRAL, NOBODY, RiskTable
from games.risk.steps.battle import AttackPhase
from games.risk.steps.closing import FortifyPhase
from games.risk.steps.reinforcing import RedeemCards, Reinforce
from games.risk.steps.setting_up import ClaimTerritory, DealTerritory, PlaceArmies
from games.risk.steps.turn import STAGES, StartTurn

Kind = Literal["claim", "place", "turn", "redeem", "reinforce", "attack", "fortify"]

KINDS: Final[dict[type, Kind]] = {
    ClaimTerritory: "claim", DealTerritory: "claim", PlaceArmies: "place", StartTurn: "turn",
    RedeemCards: "redeem", Reinforce: "reinforce", AttackPhase: "attack", FortifyPhase: "fortify",
}  # fmt: skip
FIRST_KINDS: Final = ("claim", "place")
MUSTERING: Final = ("redeem", "reinforce")


# -- the map ---------------------------------------------------------------------------------------


def put_troop(table: RiskTable, owner: int, territory: int) -> RiskTable:
    """A troop more of an owner; somebody else's territory becomes the owner's, as it stands."""
    if owner not in owners_of(table):
        return table
    after = table.copy()
    before, troops = after.owners[territory], after.troops[territory]
    if before == owner:
        after.troops[territory] += 1
        _pay(after, owner, 1)
    else:
        after.owners[territory], after.troops[territory] = owner, max(1, troops)
        _pay(after, before, -troops)
        _pay(after, owner, max(1, troops))
    return _with_those_who_live(after)


def take_troop(table: RiskTable, territory: int) -> RiskTable:
    """A troop less; while territories are claimed, the last one leaves it free."""
    owner, troops = table.owners[territory], table.troops[territory]
    if troops < 1 or (troops == 1 and table.round):
        return table
    after = table.copy()
    after.troops[territory] -= 1
    if troops == 1:
        after.owners[territory] = NOBODY
    _pay(after, owner, -1)
    return after


def owners_of(table: RiskTable) -> tuple[int, ...]:
    """Who may own territories: the seats, at a table of two the neutral army as well."""
    seats = range(len(table.hands))
    return (*seats, NEUTRAL) if len(seats) == FEWEST_SEATS else tuple(seats)


def _pay(table: RiskTable, owner: int, troops: int) -> None:
    """RISK-2.3 and 2.5: the first troops come out of the reserve."""
    if not table.round and 0 <= owner < len(table.reserves):
        table.reserves[owner] = max(0, table.reserves[owner] - troops)


def _with_those_who_live(table: RiskTable) -> RiskTable:
    """RISK-10.1: who owns nothing is out once every territory has an owner.

    Their cards lie face down again, and the turn passes on.
    """
    seats = range(len(table.hands))
    landless = [seat for seat in seats if seat not in table.owners]
    gone = [seat for seat in table.eliminated if seat in landless] if table.round else []
    if table.round and NOBODY not in table.owners:
        gone += [seat for seat in landless if seat not in gone]
    if len(gone) == len(seats):
        return table
    table.eliminated = tuple(gone)
    for seat in gone:
        table.hands[seat], table.reserves[seat] = (), 0
    if table.seat in gone:
        order = table.order or tuple(seats)
        turn = order.index(table.seat)
        heirs = [seat for seat in (*order[turn:], *order[:turn]) if seat not in gone]
        return give_turn(table, heirs[0])
    return table


# -- whose turn ------------------------------------------------------------------------------------


def kind_of(table: RiskTable) -> Kind | None:
    """What comes next, if it is one of the kinds that can be chosen here."""
    return KINDS.get(type(table.steps[-1])) if table.steps else None


def choose_kind(table: RiskTable, kind: Kind) -> RiskTable:
    """This comes next, with everything that must then lie there: order, round, reserves."""
    after = table.copy()
    after.order = after.order or tuple(range(len(after.hands)))
    after.steps = list(_steps(after, kind))
    if kind in FIRST_KINDS:
        return _before_the_first_turn(after)
    after.round = max(1, after.round)
    after.has_taken_bonus = after.has_taken_bonus and kind != "turn"
    after.has_conquered = after.has_conquered and kind in ("attack", "fortify")
    return _with_those_who_live(_mustered(after, kind))


def _steps(table: RiskTable, kind: Kind) -> tuple[Step, ...]:
    by_lot = table.rules.claiming == "random"
    if kind == "claim":
        return (PlaceArmies(), DealTerritory() if by_lot else ClaimTerritory())
    if kind == "place":
        return (PlaceArmies(),)
    if kind == "turn":
        return (StartTurn(),)
    names = [KINDS.get(type(stage)) for stage in STAGES]
    return STAGES[: names.index(kind) + 1]


def _before_the_first_turn(table: RiskTable) -> RiskTable:
    """RISK-2.2: no round, no cards, and in reserve what does not stand on the board yet."""
    seats = len(table.hands)
    table.round, table.eliminated, table.discards, table.sets_redeemed = 0, (), (), 0
    table.has_conquered = table.has_taken_bonus = False
    table.hands = [()] * seats
    table.reserves = [
        max(0, STARTING_TROOPS[seats] - table.troops_of(seat)) for seat in range(seats)
    ]
    return table


def _mustered(table: RiskTable, kind: Kind | None) -> RiskTable:
    """RISK-4.1: only the seat to play has troops to place, and only before its attacks."""
    seat, seats = table.seat, range(len(table.hands))
    kept = table.reserves[seat] or table.income(seat) if kind in MUSTERING else 0
    table.reserves = [kept if number == seat else 0 for number in seats]
    return table


def give_turn(table: RiskTable, seat: int) -> RiskTable:
    """A seat that is not out is to play."""
    if seat in table.eliminated or seat == table.seat:
        return table
    after = table.copy()
    after.seat = seat
    if not after.round:
        return after
    after.has_conquered = after.has_taken_bonus = False
    return _mustered(after, kind_of(after))


def count_round(table: RiskTable, by: int) -> RiskTable:
    """Rounds later or earlier; from the claims on into the first turn."""
    if not table.round:
        return choose_kind(table, "turn") if by > 0 else table
    after = table.copy()
    after.round = max(1, after.round + by)
    return after


def add_reserve(table: RiskTable, seat: int, by: int) -> RiskTable:
    """Troops more or fewer to place; in a turn only for the seat that plays."""
    if table.round and seat != table.seat:
        return table
    after = table.copy()
    after.reserves[seat] = max(0, after.reserves[seat] + by)
    return after


def count_sets(table: RiskTable, by: int) -> RiskTable:
    """Sets more or fewer were redeemed."""
    after = table.copy()
    after.sets_redeemed = max(0, after.sets_redeemed + by)
    return after


def turn_conquest(table: RiskTable) -> RiskTable:
    """A territory was taken this turn, or was not."""
    after = table.copy()
    after.has_conquered = not after.has_conquered
    return after


def turn_bonus(table: RiskTable) -> RiskTable:
    """The two extra troops for a card were placed this turn, or were not."""
    after = table.copy()
    after.has_taken_bonus = not after.has_taken_bonus
    return after


# -- cards -----------------------------------------------------------------------------------------


def hold_card(table: RiskTable, seat: int, card: int) -> RiskTable:
    """A card is in a hand, wherever it lay; one that is there already goes face down."""
    if not may_hold(table, seat):
        return table
    is_held = card in table.hands[seat]
    after = _picked_up(table, card)
    if not is_held:
        after.hands[seat] = tuple(sorted((*after.hands[seat], card)))
    return table if after.deck_size < 0 else after


def discard_card(table: RiskTable, card: int) -> RiskTable:
    """A card was played; one that was already goes face down."""
    if not table.round:
        return table
    after = _picked_up(table, card)
    if card not in table.discards:
        after.discards = (*after.discards, card)
    return table if after.deck_size < 0 else after


def hold_unknown(table: RiskTable, seat: int, by: int) -> RiskTable:
    """A card that only its owner knows, more or less."""
    hand = table.hands[seat]
    if by > 0 and may_hold(table, seat) and table.deck_size > 0:
        hand = (HIDDEN, *hand)
    elif by < 0 and HIDDEN in hand:
        hand = hand[1:]
    after = table.copy()
    after.hands[seat] = hand
    return after


def may_hold(table: RiskTable, seat: int) -> bool:
    """Whether a seat can have cards: it plays, and the first turn has begun."""
    return bool(table.round) and seat not in table.eliminated


def _picked_up(table: RiskTable, card: int) -> RiskTable:
    """The table without a card, wherever it lay."""
    after = table.copy()
    after.discards = tuple(each for each in after.discards if each != card)
    after.hands = [tuple(each for each in hand if each != card) for hand in after.hands]
    return after
