"""Few games are played out for chances and spreads: these tests ask what is shown."""

import pytest

from games.despirala import outlook


@pytest.fixture(autouse=True)
def few_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outlook, "WIN_GAMES", 40)
    monkeypatch.setattr(outlook, "SPREAD_GAMES", 40)
