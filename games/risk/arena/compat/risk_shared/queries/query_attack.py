"""The query attack."""

from risk_shared.messages import QueryAttack

__all__ = ["QueryAttack"]
