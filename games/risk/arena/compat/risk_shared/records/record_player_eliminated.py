"""The record record_player_eliminated."""

from risk_shared.messages import PublicRecordPlayerEliminated, RecordPlayerEliminated

__all__ = ["PublicRecordPlayerEliminated", "RecordPlayerEliminated"]
