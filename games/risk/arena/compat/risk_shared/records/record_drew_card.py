"""The record record_drew_card."""

from risk_shared.messages import PublicRecordDrewCard, RecordDrewCard

__all__ = ["PublicRecordDrewCard", "RecordDrewCard"]
