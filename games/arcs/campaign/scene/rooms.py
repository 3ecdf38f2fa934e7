"""The campaign's parts of the scene: loading them puts each beside that of the base game."""

from __future__ import annotations

from games.arcs.campaign.scene import (
    battles,
    cards,
    closing,
    desk,
    fate_page,
    film,
    layout,
    log_words,
    option_paths,
    progress,
    prompts,
    table_areas,
    view_model,
)
from games.arcs.campaign.scene.summit import film as summit_film
from games.arcs.campaign.scene.summit import gathering
