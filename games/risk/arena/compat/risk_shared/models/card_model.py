"""Cards."""

from risk_shared.messages import CardModel

__all__ = ["CardModel"]
