"""Modules of the contest's names; see `risk_shared.messages`."""
