"""The solved games, once per test run, and the checked values."""

import json
from pathlib import Path

import pytest

from games.despirala.solver import Values, solve

DATA = Path(__file__).parents[1] / "data" / "oracle.json"


@pytest.fixture(scope="session")
def solved() -> dict[str, Values]:
    return {"normal": solve("normal"), "misere": solve("misere")}


@pytest.fixture(scope="session")
def normal(solved) -> Values:
    return solved["normal"]


@pytest.fixture(scope="session")
def misere(solved) -> Values:
    return solved["misere"]


@pytest.fixture(scope="session")
def oracle() -> dict:
    return json.loads(DATA.read_text(encoding="utf-8"))
