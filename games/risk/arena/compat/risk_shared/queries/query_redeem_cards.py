"""The query redeem_cards."""

from risk_shared.messages import QueryRedeemCards

__all__ = ["QueryRedeemCards"]
