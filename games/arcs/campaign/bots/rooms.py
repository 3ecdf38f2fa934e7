"""SUPERCAT's pages of the campaign: loading them gives it their hooks and records names."""

from __future__ import annotations

from games.arcs.campaign.bots import bargaining, book, grievances, promises, rule_hooks
