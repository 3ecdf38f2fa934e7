"""The record record_redeemed_cards."""

from risk_shared.messages import RecordRedeemedCards

__all__ = ["RecordRedeemedCards"]
