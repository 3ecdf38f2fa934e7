"""The campaign's rules as hooks: what base steps ask is answered here, before any card speaks."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from engine.core.step import RuleHook, Step
from games.arcs import moves
from games.arcs import rule_queries as q
from games.arcs.board import CARDS, MOST_DICE, SHIP, neighbours
from games.arcs.campaign.rules import court, empire, state
from games.arcs.campaign.rules.round_end import SettleRound, after_chapter
from games.arcs.campaign_components import (
    BLIGHT,
    COUNCIL,
    EMPIRE,
    EVENT,
    EVENT_CARDS,
    FAITHFUL_CARDS,
    FREE,
    MERCHANT_LEAGUE,
    UNKNOWN_LORE,
)
from games.arcs.court import COURT, LORE
from games.arcs.events import CardSecured, CourtRefilled, PieceHit
from games.arcs.parts import NOBODY
from games.arcs.rule_hooks import LAWS_OF, may_be_stolen
from games.arcs.state import ArcsTable
from games.arcs.steps.actions import ways_between
from games.arcs.steps.battle import BUILDINGS, SHIPS_FIRST, AssignHits, battle_of, hits_on_ships
from games.arcs.steps.turns import lead_actions

# -- taxing, building, repairing ------------------------------------------------------------------


def _taxes(table: ArcsTable, asked: q.Taxes, options: Iterable[moves.Tax]) -> list[moves.Tax]:
    """REACH-3.5: the Truce keeps a Regent from taxing other Regents beside Imperial ships."""
    number = asked.seat
    return [each for each in options if _may_tax(table, number, each)]


def _may_tax(table: ArcsTable, number: int, option: moves.Tax) -> bool:
    if option.owner in (number, FREE):
        return True
    return state.may_harm(table, number, option.owner, option.system)


def _builds(table: ArcsTable, asked: q.Builds, options: Iterable[moves.Build]) -> list[moves.Build]:
    """REACH-6.1: ships at Free starports that you control."""
    found = list(options)
    if table.in_supply(asked.seat, SHIP):
        unused = {each.system for each in table.buildings if each.seat == FREE and not each.used}
        found += [
            moves.build(SHIP, system)
            for system in empire.free_ports(table, asked.seat)
            if system in unused
        ]
    return found


def _catapults(table: ArcsTable, asked: q.CatapultsFrom, port: bool) -> bool:
    """REACH-6.1: a Free starport that you control catapults like a loyal one."""
    return port or asked.system in empire.free_ports(table, asked.seat)


def _repairs(
    table: ArcsTable, asked: q.Repairs, options: Iterable[moves.Repair | moves.RepairOther]
) -> list[moves.Repair | moves.RepairOther]:
    """REACH-3.3 and 6.1: Imperial ships where you are present, Free buildings that you control."""
    reach, number = state.reach_of(table), asked.seat
    found = list(options)
    found += [
        moves.RepairOther(EMPIRE, SHIP, name)
        for name in reach.hurt
        if state.at_hand(table, number, name)[1]
    ]
    found += [
        moves.RepairOther(FREE, each.kind, each.system)
        for each in table.buildings
        if each.seat == FREE and not each.fresh and table.controller(each.system) == number
    ]
    return found


# -- moving ---------------------------------------------------------------------------------------


def _moves(table: ArcsTable, asked: q.Moves, options: Iterable[moves.Go]) -> Iterable[moves.Go]:
    """REACH-3.4: whoever ignores the Movement Law moves Imperial ships alone too."""
    if not state.ignores(table, asked.seat, "movement"):
        return options
    reach, seat = state.reach_of(table), table.seats[asked.seat]
    more = [
        way
        for name, ways in ways_between(table.out).items()
        if reach.ships_at(name)
        and not seat.ships_at(name)
        and any(state.at_hand(table, asked.seat, name))
        for way in ways
    ]
    return [*options, *more]


def _accompanied(table: ArcsTable, asked: q.Accompanied, settled: Step | None) -> Step | None:
    """REACH-3.4: a Regent may take Imperial ships along."""
    moved = asked.moved
    if not state.is_regent(table, moved.seat):
        return settled
    if not asked.catapult and not any(state.at_hand(table, moved.seat, moved.origin)):
        return settled
    return empire.ChooseEscort(moved.seat, moved, asked.catapult)


def _move_begins(table: ArcsTable, event: q.AboutToMove) -> Iterable[Step]:
    return (empire.MoveEnded(event.seat),) if state.is_regent(table, event.seat) else ()


def _may_pass(table: ArcsTable, asked: q.MayCatapultOn, may: bool) -> bool:
    """REACH-3.8 to 3.11: whose gates stop whom."""
    return state.may_pass(table, asked.seat, asked.gate)


# -- battle ---------------------------------------------------------------------------------------


def _attacks(
    table: ArcsTable, asked: q.Attacks, options: Iterable[moves.Attack]
) -> list[moves.Attack]:
    """REACH-3.5, 4.1, 4.4, 6.2 and 7.2: whom the Truce spares, and who is no player."""
    number = asked.seat
    seat, reach = table.seats[number], state.reach_of(table)
    found = [each for each in options if state.may_harm(table, number, each.defender, each.system)]
    for system in table.systems:
        if seat.ships_at(system):
            owners: Iterable[int] = (FREE, EMPIRE, BLIGHT)
        elif reach.ships_at(system) and any(state.at_hand(table, number, system)):
            owners = (*table.clockwise(number)[1:], FREE, BLIGHT)
        else:
            continue
        found += [
            moves.attack(system, owner)
            for owner in owners
            if (owner != EMPIRE or not state.is_regent(table, number))
            and empire.is_there(table, owner, system)
            and state.may_harm(table, number, owner, system)
        ]
    return found


def _harms(table: ArcsTable, asked: q.MayHarm, may: bool) -> bool:
    """REACH-3.5: the Truce, wherever a text asks for it."""
    spares = state.is_regent(table, asked.seat) and asked.owner != asked.seat
    is_spared = spares and (asked.owner == EMPIRE or state.is_regent(table, asked.owner))
    return may and not (is_spared and state.reach_of(table).ships_at(asked.system))


def _fires(
    table: ArcsTable, asked: q.FiresAt, options: Iterable[moves.Fire]
) -> Iterable[moves.Fire]:
    """LORE-2.1: rifles fire at the Free States, the Empire and the Blight as well."""
    if not table.rules.holds("rifles-any-defender"):
        return options
    number, near = asked.seat, neighbours(table.out)
    more = [
        moves.Fire(origin, target, owner)
        for origin in table.systems
        if origin in table.seats[number].fresh
        for target in near[origin]
        for owner in (FREE, EMPIRE, BLIGHT)
        if empire.is_there(table, owner, target) and state.may_harm(table, number, owner, target)
    ]
    return [*options, *more]


def _battle_begins(table: ArcsTable, event: q.BattleBegins) -> Iterable[Step]:
    if state.is_regent(table, event.seat) and any(state.at_hand(table, event.seat, event.system)):
        return (empire.EnlistShips(event.seat, event.system),)
    return ()


def _attacking(table: ArcsTable, asked: q.AttackingShips, ships: int) -> int:
    """REACH-4.1: Imperial ships that attack along give dice."""
    return ships + sum(state.reach_of(table).allies)


def _raid_dice(table: ArcsTable, asked: q.MostRaidDice, most: int) -> int:
    """REACH-4.5 and 7.3: no raid of the Empire, nor of the Blight."""
    return 0 if asked.defender in (EMPIRE, BLIGHT) else min(most, MOST_DICE)


def _intercepts(table: ArcsTable, asked: q.InterceptHits, hits: int) -> int:
    """REACH-4.2: Imperial ships intercept for a Regent."""
    if not state.is_regent(table, asked.defender):
        return hits
    return hits + state.reach_of(table).fresh.get(asked.system, 0)


def _hits(
    table: ArcsTable, asked: q.Hits, options: list[moves.Hit | moves.HitOther]
) -> list[moves.Hit | moves.HitOther]:
    """REACH-4.1 and 4.2: hits on Imperial ships that fight along; they shield buildings."""
    if asked.target == BUILDINGS or battle_of(table) is None:
        return options
    reach = state.reach_of(table)
    if asked.of_attacker:
        along = reach.allies
    elif state.is_regent(table, asked.defender):
        along = table.ships_of(EMPIRE, asked.system)
    else:
        return options
    ships = [each for each in options if each.kind == SHIP]
    others = [moves.HitOther(EMPIRE, each.kind, each.fresh) for each in hits_on_ships(*along)]
    return [*ships, *others] if others else options


def _strikes(
    table: ArcsTable, asked: q.Strikes, steps: tuple[Step, ...] | None
) -> tuple[Step, ...] | None:
    """REACH-6.3, 6.5 and 7.2: how the Free States and the Blight take what the dice showed."""
    if asked.defender == BLIGHT:
        return (empire.StrikeBlight(asked.seat, asked.system, asked.hits),)
    if asked.defender != FREE:
        return steps
    who = (asked.seat, asked.defender, asked.system)
    attacking = table.seats[asked.seat].ships_at(asked.system) + sum(state.reach_of(table).allies)
    found: list[Step] = []
    if asked.keys and attacking:
        found.append(empire.RaidFree(asked.seat, asked.system))
    if asked.building_hits:
        found.append(AssignHits(*who, asked.building_hits, BUILDINGS))
    if asked.hits:
        found.append(AssignHits(*who, asked.hits, SHIPS_FIRST))
    return tuple(found)


def _trophies(table: ArcsTable, asked: q.TrophyTaker, taker: int) -> int:
    """REACH-4.6: what the Empire destroys becomes the First Regent's; other outsiders take none."""
    if taker == EMPIRE:
        return state.reach_of(table).first_regent
    if not table.is_seat(taker):
        return NOBODY
    return NOBODY if asked.owner == EMPIRE and state.is_regent(table, taker) else taker


def _ransack(table: ArcsTable, asked: q.MayRansack, may: bool) -> bool:
    """REACH-6.4: the Free States have no agents in the Court."""
    return may and table.is_seat(asked.owner)


def _piece_hit(table: ArcsTable, event: PieceHit) -> Iterable[Step]:
    reach = state.reach_of(table)
    if event.seat == EMPIRE and reach.allies != (0, 0):
        return (empire.AllyHit(not event.destroyed),)
    return ()


def _battle_ended(table: ArcsTable, event: q.BattleEnded) -> Iterable[Step]:
    return (empire.AllianceEnds(),) if state.reach_of(table).allies != (0, 0) else ()


# -- the Court ------------------------------------------------------------------------------------


def _may_influence(
    table: ArcsTable, asked: q.Influences, options: Iterable[moves.Influence]
) -> Iterable[moves.Influence]:
    """REACH-5.7: no agent comes onto a Council that has Decided."""
    if state.reach_of(table).council == state.IN_SESSION:
        return options
    return [each for each in options if each.card != COUNCIL]


def _may_secure(
    table: ArcsTable, asked: q.Secures, options: Iterable[moves.Secure]
) -> Iterable[moves.Secure]:
    """REACH-5.7: a Council that has Decided is not secured."""
    if state.reach_of(table).council == state.IN_SESSION:
        return options
    return [each for each in options if each.card != COUNCIL]


def _receives(
    table: ArcsTable, asked: q.Receives, steps: tuple[Step, ...] | None
) -> tuple[Step, ...] | None:
    """REACH-5.2, 11.1, BELIEVER-1.6: the Council is tucked, lore and Faithful cards are taken."""
    if asked.card == COUNCIL:
        return (court.TuckCouncil(asked.seat),)
    if asked.card in LORE:
        return (court.TakeLore(asked.seat, asked.card),)
    if asked.card in FAITHFUL_CARDS:
        return (court.TakeFaithful(asked.seat, asked.card),)
    return steps


def _is_refilled(table: ArcsTable, asked: q.IsRefilled, refilled: bool) -> bool:
    """REACH-5.2: the Council's place is not refilled."""
    return refilled and asked.card != COUNCIL


def _secured(table: ArcsTable, event: CardSecured) -> Iterable[Step]:
    if event.card in state.reach_of(table).attached:
        return (court.TakeAttached(event.seat, event.card),)
    return ()


def _refilled(table: ArcsTable, event: CourtRefilled) -> Iterable[Step]:
    return (court.TurnUpLore(event.slot),) if event.card == UNKNOWN_LORE else ()


def _may_be_stolen(table: ArcsTable, asked: q.MayBeStolen, may: bool) -> bool:
    """REACH-11.3: a protected card leaves its owner only through Outrage."""
    return may and not (asked.card and COURT[asked.card].is_protected)


def _held_elsewhere(
    table: ArcsTable, asked: q.HeldElsewhere, thefts: tuple[moves.StealOff, ...]
) -> tuple[moves.StealOff, ...]:
    """REACH-3.13: the Trust of the First Regent."""
    reach = state.reach_of(table)
    owner = reach.first_regent
    if owner in (NOBODY, asked.thief) or not may_be_stolen(table, owner):
        return thefts
    trust = [moves.StealOff(owner, "trust", each) for each in dict.fromkeys(reach.trust)]
    return (*thefts, *trust)


def _icons(table: ArcsTable, asked: q.IconsOf, count: int) -> int:
    """REACH-3.13: the Trust counts for the First Regent. MAGNATE-1.3: and what a Merchant League
    stores for whoever has it.
    """
    reach, cards = state.reach_of(table), table.seats[asked.seat].cards
    if reach.first_regent == asked.seat:
        count += reach.trust.count(asked.resource)
    if MERCHANT_LEAGUE in cards:
        count += reach.fates[asked.seat].league.count(asked.resource)
    return count


# -- action cards ---------------------------------------------------------------------------------


def _leads(table: ArcsTable, asked: q.Leads, cards: tuple[str, ...]) -> tuple[str, ...]:
    """REACH-9.2: an Event cannot be led."""
    return tuple([card for card in cards if card not in EVENT_CARDS])


def _plays(table: ArcsTable, asked: q.Plays, options: list[Any]) -> list[Any]:
    """REACH-9.1 and 9.2: an Event is played as it is, and never copies."""
    if not any(each.card in EVENT_CARDS for each in options):
        return options
    others = [each for each in options if each.card not in EVENT_CARDS]
    events = dict.fromkeys([each.card for each in options if each.card in EVENT_CARDS])
    return [*others, *[moves.PlayEvent(card) for card in events]]


def _actions(table: ArcsTable, asked: q.ActionsOf, actions: tuple[str, ...]) -> tuple[str, ...]:
    """REACH-9.1: an Event gives the actions of the lead card."""
    if CARDS[asked.card].suit != EVENT:
        return actions
    return lead_actions(table)


def _pips(table: ArcsTable, asked: q.PipsOf, pips: int) -> int:
    """REACH-9.1 and 9.3: all pips of the lead card, but none after an earlier Event, or while the
    Council is tucked; as it was first ruled, none once it was secured in this round.
    """
    if asked.how != "event":
        return pips
    earlier = any(each.how == "event" for each in table.trick[:-1])
    reach, after_flip = state.reach_of(table), table.rules.holds("event-pips-after-flip")
    secured = reach.securer != NOBODY and not after_flip
    if earlier or reach.council == "tucked" or secured:
        return 0
    return CARDS[table.lead.card].pips


def _kept(table: ArcsTable, asked: q.KeptCards, kept: tuple[str, ...]) -> tuple[str, ...]:
    """REACH-2.14: Events stay in a hand that is drawn anew."""
    hand = table.seats[asked.seat].hand
    return (*kept, *[card for card in hand if card in EVENT_CARDS])


def _throwable(table: ArcsTable, asked: q.GivenCards, cards: tuple[str, ...]) -> tuple[str, ...]:
    """REACH-9.2: an Event cannot be given to seize, nor thrown away."""
    return tuple([card for card in cards if card not in EVENT_CARDS])


def _round_ended(table: ArcsTable, event: q.RoundEnded) -> Iterable[Step]:
    return (SettleRound(any(each.how == "event" for each in event.played)),)


LAWS: Final = (
    RuleHook(
        "empire",
        "REACH-3.1",
        {
            q.Taxes: _taxes,
            q.Builds: _builds,
            q.CatapultsFrom: _catapults,
            q.Repairs: _repairs,
            q.Moves: _moves,
            q.Accompanied: _accompanied,
            q.MayCatapultOn: _may_pass,
            q.MayHarm: _harms,
            q.HeldElsewhere: _held_elsewhere,
            q.IconsOf: _icons,
        },
        {q.AboutToMove: _move_begins},
    ),
    RuleHook(
        "battles",
        "REACH-4.1",
        {
            q.Attacks: _attacks,
            q.FiresAt: _fires,
            q.AttackingShips: _attacking,
            q.MostRaidDice: _raid_dice,
            q.InterceptHits: _intercepts,
            q.Hits: _hits,
            q.Strikes: _strikes,
            q.TrophyTaker: _trophies,
            q.MayRansack: _ransack,
        },
        {q.BattleBegins: _battle_begins, PieceHit: _piece_hit, q.BattleEnded: _battle_ended},
    ),
    RuleHook(
        "court",
        "REACH-11.1",
        {
            q.Influences: _may_influence,
            q.Secures: _may_secure,
            q.Receives: _receives,
            q.IsRefilled: _is_refilled,
            q.MayBeStolen: _may_be_stolen,
        },
        {CardSecured: _secured, CourtRefilled: _refilled},
    ),
    RuleHook(
        "events",
        "REACH-9.1",
        {
            q.Leads: _leads,
            q.Plays: _plays,
            q.ActionsOf: _actions,
            q.PipsOf: _pips,
            q.KeptCards: _kept,
            q.GivenCards: _throwable,
            q.AfterChapter: lambda table, asked, steps: after_chapter(table),
        },
        {q.RoundEnded: _round_ended},
    ),
)
LAWS_OF[state.Reach.mode] += LAWS
