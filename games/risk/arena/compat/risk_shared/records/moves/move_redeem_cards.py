"""The move move_redeem_cards."""

from risk_shared.messages import MoveRedeemCards

__all__ = ["MoveRedeemCards"]
