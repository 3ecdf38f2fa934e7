"""The move move_place_initial_troop."""

from risk_shared.messages import MovePlaceInitialTroop

__all__ = ["MovePlaceInitialTroop"]
