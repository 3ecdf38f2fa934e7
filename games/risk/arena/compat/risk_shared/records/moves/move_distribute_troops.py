"""The move move_distribute_troops."""

from risk_shared.messages import MoveDistributeTroops

__all__ = ["MoveDistributeTroops"]
