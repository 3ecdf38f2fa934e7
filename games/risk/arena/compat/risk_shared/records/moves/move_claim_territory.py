"""The move move_claim_territory."""

from risk_shared.messages import MoveClaimTerritory

__all__ = ["MoveClaimTerritory"]
