"""The shared house: `core` (pure) and `ui` (pygame)."""
