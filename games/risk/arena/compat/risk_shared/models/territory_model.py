"""Territories."""

from risk_shared.messages import TerritoryModel

__all__ = ["TerritoryModel"]
