"""The query defend."""

from risk_shared.messages import QueryDefend

__all__ = ["QueryDefend"]
