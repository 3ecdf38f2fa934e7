"""The query fortify."""

from risk_shared.messages import QueryFortify

__all__ = ["QueryFortify"]
