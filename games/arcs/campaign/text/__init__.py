"""The campaign in words."""
