"""What people lay out on the real board before an Act of The Blighted Reach."""

from __future__ import annotations

from collections import Counter

from engine.core.laying_out import LaidRung, LaidSpot, still_to_come
from engine.text.message import Message
from games.arcs.board import CITY, POLICY, SHIP, SYSTEM, SYSTEMS
from games.arcs.campaign.rules.setting_up import (
    AddLore,
    DrawPolicies,
    LayCouncil,
    RollBlight,
    RollEmpire,
)
from games.arcs.campaign.rules.state import reach_of
from games.arcs.campaign_components import FREE, UNKNOWN_LORE
from games.arcs.laying_out import LAYOUTS, Rungs, action_cards, court, initiative, markers
from games.arcs.state import ArcsTable


def _campaign(table: ArcsTable) -> Rungs:
    return (
        markers(), action_cards(table), initiative(table), court(table), _lore(table),
        _policies(table), _empire(table), _free_states(table), _blight(table),
    )  # fmt: skip


def _lore(table: ArcsTable) -> LaidRung:
    """REACH-2.2: lore cards, one for each player, shuffled unseen into the Court deck."""
    waiting = still_to_come(table.steps, LayCouncil, AddLore)
    count = len(table.seats)
    held = table.court_deck.count(UNKNOWN_LORE)
    spots = (LaidSpot("", (("lore", held),)),) if held else ()
    return LaidRung(Message("lay-lore", {"count": count}), spots, is_known=not waiting)


def _policies(table: ArcsTable) -> LaidRung:
    """REACH-2.4: the three policies, the first one visible."""
    policies = reach_of(table).policies
    if still_to_come(table.steps, DrawPolicies) or not policies:
        return LaidRung(
            Message("lay-policies-unknown"), asks=frozenset({"policies"}), is_known=False
        )
    said = Message("lay-policies", {"policy": POLICY(policies[0])})
    spots = (LaidSpot("empire", tuple([(each, 1) for each in policies])),)
    return LaidRung(said, spots, frozenset({"policies"}))


def _empire(table: ArcsTable) -> LaidRung:
    """REACH-2.6: an Imperial ship in every system of two clusters."""
    reach = reach_of(table)
    if still_to_come(table.steps, RollEmpire) or not reach.clusters:
        return LaidRung(Message("lay-empire-unknown"), asks=frozenset({"empire"}), is_known=False)
    spots = [
        LaidSpot(("system", system), ((SHIP, count),), _ships(count))
        for system, count in reach.fresh.items()
    ]
    args = {"clusters": reach.clusters, "ships": sum(reach.fresh.values())}
    return LaidRung(Message("lay-empire", args), tuple(spots), frozenset({"empire"}))


def _ships(count: int) -> Message:
    return Message("lay-pieces", {"ships": count, "cities": 0, "starports": 0})


def _free_states(table: ArcsTable) -> LaidRung:
    """REACH-2.7: cities of the Free States."""
    free = Counter(each.system for each in table.buildings if each.seat == FREE)
    if still_to_come(table.steps, RollBlight):
        return LaidRung(Message("lay-free-unknown"), asks=frozenset({"free"}), is_known=False)
    spots = [
        LaidSpot(
            ("system", system), ((CITY, count),),
            Message("lay-pieces", {"ships": 0, "cities": count, "starports": 0}),
        )
        for system, count in free.items()
    ]  # fmt: skip
    args = {"systems": tuple([SYSTEM(each) for each in free]), "count": sum(free.values())}
    return LaidRung(Message("lay-free", args), tuple(spots), frozenset({"free"}))


def _blight(table: ArcsTable) -> LaidRung:
    """REACH-2.8: damaged Blight in every system of the other clusters."""
    blight = reach_of(table).blight
    if still_to_come(table.steps, RollBlight):
        return LaidRung(Message("lay-blight-unknown"), is_known=False)
    clusters = tuple(sorted({SYSTEMS[system].cluster for system in blight}))
    spots = tuple([LaidSpot(("system", system), (("blight", 1),)) for system in blight])
    args = {"clusters": clusters, "count": len(blight)}
    return LaidRung(Message("lay-blight", args), spots)


LAYOUTS.put("campaign", _campaign)
