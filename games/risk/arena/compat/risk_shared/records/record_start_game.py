"""The record record_start_game."""

from risk_shared.messages import PublicRecordStartGame, RecordStartGame

__all__ = ["PublicRecordStartGame", "RecordStartGame"]
