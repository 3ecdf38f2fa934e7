"""The record record_cancelled."""

from risk_shared.messages import RecordCancelled

__all__ = ["RecordCancelled"]
