"""The record record_banned."""

from risk_shared.messages import RecordBanned

__all__ = ["RecordBanned"]
