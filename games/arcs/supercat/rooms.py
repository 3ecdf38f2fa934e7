"""What a SUPERCAT adds to the rules: loading it gives SUPERCATs their voices and records names."""

from __future__ import annotations

from games.arcs.campaign.bots import bargaining, book, grievances
from games.arcs.campaign.bots import voice as campaign_voice
from games.arcs.supercat import voice
