"""The record record_winner."""

from risk_shared.messages import RecordWinner

__all__ = ["RecordWinner"]
