"""The query place_initial_troop."""

from risk_shared.messages import QueryPlaceInitialTroop

__all__ = ["QueryPlaceInitialTroop"]
