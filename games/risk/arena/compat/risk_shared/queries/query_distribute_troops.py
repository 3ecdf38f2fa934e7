"""The query distribute_troops."""

from risk_shared.messages import QueryDistributeTroops

__all__ = ["QueryDistributeTroops"]
