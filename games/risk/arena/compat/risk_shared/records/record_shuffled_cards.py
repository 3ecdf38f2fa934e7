"""The record record_shuffled_cards."""

from risk_shared.messages import RecordShuffledCards

__all__ = ["RecordShuffledCards"]
