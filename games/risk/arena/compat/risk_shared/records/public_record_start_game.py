"""The record public_record_start_game, as others see it."""

from risk_shared.messages import PublicRecordStartGame

__all__ = ["PublicRecordStartGame"]
