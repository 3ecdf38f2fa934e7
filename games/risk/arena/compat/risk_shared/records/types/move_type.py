"""Any move."""

from risk_shared.messages import MoveType

__all__ = ["MoveType"]
