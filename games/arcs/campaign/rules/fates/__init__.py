"""The fates, listed here; nothing else knows a fate by its name.

How a fate is written: a module of this folder has it, a FateRules of

    hooks        what the fate says to the rules at a seat while it is followed: rulings (what it
                  changes) and reactions (objectives: `Advance(seat, n)` after what counts)
    of_cards      the same for each card that came with it, heard while the seat has the card (a
                  guild card or lore; an ability is heard as long as the fate)
    settle        steps of its set-up beyond its cards, which come by themselves
    claims_regency, settles_cities, homes   its say in the set-up

What crises, edicts and Summits mean to a fate follows from `rules.asks` (reactions to FateCrisis,
FateEdicts, SummitEnded).

A new action of a card ("Spy (Influence)") is offered by itself from the card's data; the module
fills `DOERS[op]` with what it does and `DOABLE[op]` with whether it would do anything (both of
`steps.carrying_out`). What a fate does not say stays as the rules have it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.arcs.campaign.rules.fates.believer import BELIEVER
from games.arcs.campaign.rules.fates.caretaker import CARETAKER
from games.arcs.campaign.rules.fates.courtly import ADVOCATE, MAGNATE, PARTISAN
from games.arcs.campaign.rules.fates.imperial import ADMIRAL, FOUNDER, STEWARD
from games.arcs.campaign.rules.state import FateRules
from games.arcs.campaign_components import FATE_CARDS
from games.arcs.expansion import require_entries
from games.arcs.rule_hooks import OF_FATES

FATES: Final[Mapping[str, FateRules]] = {
    each.id: each
    for each in (STEWARD, FOUNDER, MAGNATE, ADVOCATE, CARETAKER, PARTISAN, ADMIRAL, BELIEVER)
}
require_entries(FATES, FATE_CARDS, "the rules of fates")

for _fate in FATES.values():
    OF_FATES[_fate.id] = _fate.hooks
    OF_FATES.update(_fate.of_cards)
