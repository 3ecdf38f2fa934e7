"""The solved games, once per test run, and the checked values."""

import json
from pathlib import Path

import pytest

from games.despirala.solver import Values, load_or_solve

DATA = Path(__file__).parents[1] / "data" / "oracle.json"


@pytest.fixture(scope="session")
def tables(shared_cache) -> Path:
    """Where the program keeps what it has solved."""
    return shared_cache / "tabletop-bots"


@pytest.fixture(scope="session")
def solved(tables) -> dict[str, Values]:
    return {mode: load_or_solve(mode, tables) for mode in ("normal", "misere")}


@pytest.fixture(scope="session")
def normal(solved) -> Values:
    return solved["normal"]


@pytest.fixture(scope="session")
def misere(solved) -> Values:
    return solved["misere"]


@pytest.fixture(scope="session")
def oracle() -> dict:
    return json.loads(DATA.read_text(encoding="utf-8"))
