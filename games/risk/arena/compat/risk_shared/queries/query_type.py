"""Any query."""

from risk_shared.messages import QueryType

__all__ = ["QueryType"]
