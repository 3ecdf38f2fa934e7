"""The campaign's parts of the scene: loading them puts each beside that of the base game."""

from __future__ import annotations

from games.arcs.campaign.scene import (
    battles,
    cards,
    closing,
    fate_page,
    film,
    layout,
    log_words,
    option_paths,
    progress,
    prompts,
    summit_view,
    table_areas,
    view_model,
)
