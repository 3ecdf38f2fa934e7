"""The campaign's parts of the scene: loading them puts each beside that of the base game."""

from __future__ import annotations

from games.arcs.campaign.scene import endings, summit_gathering, table_areas, view_model, words
from games.arcs.campaign.scene import summit_gathering as summit_film
