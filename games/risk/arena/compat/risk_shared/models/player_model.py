"""Players."""

from risk_shared.messages import PlayerModel, PublicPlayerModel

__all__ = ["PlayerModel", "PublicPlayerModel"]
