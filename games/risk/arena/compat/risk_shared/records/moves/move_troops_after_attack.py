"""The move move_troops_after_attack."""

from risk_shared.messages import MoveTroopsAfterAttack

__all__ = ["MoveTroopsAfterAttack"]
