"""The rulebook's steps. `rounds` and `turns` are the flow, the others what happens in them.

setting_up   the first player, the setup card, homes, the Court row
drafting     leaders and lore: who takes what
traits_*     what leaders say and do; lore_*: what lore cards say and do
chapters     the deal, a chapter's parts, whether another one follows
rounds       leading, passing, playing cards, where the initiative goes
turns        declaring and seizing, Prelude and pips, the end of a turn
actions      tax, build, move (fleets and catapults), repair
battle       dice, hits, cities that fall, raids
court        influence, secure, ransack, refill, Outrage
gaining      resources and their slots; stealing
carrying_out, effects   the texts of Court cards, word by word
scoring      ambitions and what goes back
"""

from __future__ import annotations

from games.arcs import reactions
from games.arcs.steps import (
    actions,
    battle,
    carrying_out,
    chapters,
    court,
    declaring,
    drafting,
    effects,
    gaining,
    lore_in_battle,
    lore_of_ambitions,
    lore_on_map,
    rounds,
    scoring,
    setting_up,
    traits_at_start,
    traits_in_battle,
    traits_of_pips,
    traits_on_map,
    turns,
)
