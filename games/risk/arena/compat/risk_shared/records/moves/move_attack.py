"""The move move_attack."""

from risk_shared.messages import MoveAttack

__all__ = ["MoveAttack"]
