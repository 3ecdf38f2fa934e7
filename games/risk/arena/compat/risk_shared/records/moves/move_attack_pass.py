"""The move move_attack_pass."""

from risk_shared.messages import MoveAttackPass

__all__ = ["MoveAttackPass"]
