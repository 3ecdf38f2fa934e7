"""The record record_territory_conquered."""

from risk_shared.messages import RecordTerritoryConquered

__all__ = ["RecordTerritoryConquered"]
