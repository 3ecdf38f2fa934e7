"""Few games are played out for chances and spreads: these tests ask what is shown."""

import pytest

from games.despirala import analysis


@pytest.fixture(autouse=True)
def few_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis, "WIN_GAMES", 40)
    monkeypatch.setattr(analysis, "SPREAD_GAMES", 40)
