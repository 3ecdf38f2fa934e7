"""Settings every test shares: no screen, no sound card, and a user folder of its own."""

import os

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import pytest
from hypothesis import settings

settings.register_profile("house", deadline=None, derandomize=True)
settings.load_profile("house")


@pytest.fixture(autouse=True)
def own_user_folder(tmp_path, monkeypatch):
    """Saves, settings and statistics of a test go to its own temporary folder."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "user"))
