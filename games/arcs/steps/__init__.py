"""The rulebook's steps. `rounds` and `turns` are the flow, the others what happens in them."""

from __future__ import annotations

from games.arcs import rule_hooks
from games.arcs.steps import (
    actions,
    battle,
    court,
    effects,
    gaining,
    lore_in_battle,
    lore_of_ambitions,
    lore_on_map,
    rounds,
    scoring,
    setting_up,
    traits,
    turns,
)
