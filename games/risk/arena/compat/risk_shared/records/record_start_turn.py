"""The record record_start_turn."""

from risk_shared.messages import RecordStartTurn

__all__ = ["RecordStartTurn"]
