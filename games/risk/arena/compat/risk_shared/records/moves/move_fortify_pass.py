"""The move move_fortify_pass."""

from risk_shared.messages import MoveFortifyPass

__all__ = ["MoveFortifyPass"]
