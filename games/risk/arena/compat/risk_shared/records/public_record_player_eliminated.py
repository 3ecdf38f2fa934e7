"""The record public_record_player_eliminated, as others see it."""

from risk_shared.messages import PublicRecordPlayerEliminated

__all__ = ["PublicRecordPlayerEliminated"]
