"""The record public_record_drew_card, as others see it."""

from risk_shared.messages import PublicRecordDrewCard

__all__ = ["PublicRecordDrewCard"]
