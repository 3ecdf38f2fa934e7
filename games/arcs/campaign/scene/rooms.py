"""The campaign's parts of the scene: loading them puts each beside that of the base game."""

from __future__ import annotations

from games.arcs.campaign.scene import (
    around,
    battles,
    cards,
    closing,
    fate_page,
    film,
    layout,
    log_words,
    naming,
    progress,
    prompts,
    shown,
    summit_view,
)
