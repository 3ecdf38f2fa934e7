"""The record record_attack."""

from risk_shared.messages import RecordAttack

__all__ = ["RecordAttack"]
