"""The move move_fortify."""

from risk_shared.messages import MoveFortify

__all__ = ["MoveFortify"]
