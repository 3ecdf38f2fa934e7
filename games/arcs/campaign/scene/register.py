"""The campaign's parts of the scene: loading them puts each beside that of the base game."""

from __future__ import annotations

from games.arcs.campaign.scene import endings, panels, summit_gathering, table_areas, words
