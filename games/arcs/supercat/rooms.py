"""What a SUPERCAT adds to the rules: loading it gives SUPERCATs their voices and records names."""

from __future__ import annotations

from games.arcs.supercat import voice
from games.arcs.supercat.reach import bargaining, book, grievances
from games.arcs.supercat.reach import voice as campaign_voice
