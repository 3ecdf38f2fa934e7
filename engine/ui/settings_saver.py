"""Settings are written a moment after the last change, once for many of them."""

from __future__ import annotations

from typing import Final

from engine.core.settings import Settings, SettingsFile

SAVE_QUIET_SECONDS: Final = 0.5


class SettingsSaver:
    """What is yet to be written to the settings file, if there is one."""

    def __init__(self, file: SettingsFile | None) -> None:
        self.file = file
        self._unsaved_for: float | None = None

    def changed(self) -> None:
        """The settings are others than in the file."""
        if self.file is not None:
            self._unsaved_for = 0.0

    @property
    def seconds_left(self) -> float | None:
        """When they should be written; None when nothing is to be."""
        return None if self._unsaved_for is None else SAVE_QUIET_SECONDS - self._unsaved_for

    def pass_time(self, seconds: float) -> bool:
        """Let time go by; whether they should be written now."""
        if self._unsaved_for is None:
            return False
        self._unsaved_for += seconds
        return self._unsaved_for >= SAVE_QUIET_SECONDS - 1e-9

    def save(self, settings: Settings) -> None:
        """Write what is unsaved, and not again if that fails. Raises StorageError."""
        if self._unsaved_for is not None and self.file is not None:
            self._unsaved_for = None
            self.file.save(settings)
