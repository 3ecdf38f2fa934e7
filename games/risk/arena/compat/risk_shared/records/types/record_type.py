"""Any record that a bot is sent."""

from risk_shared.messages import RecordType

__all__ = ["RecordType"]
