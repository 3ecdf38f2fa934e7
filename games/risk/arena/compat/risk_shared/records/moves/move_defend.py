"""The move move_defend."""

from risk_shared.messages import MoveDefend

__all__ = ["MoveDefend"]
