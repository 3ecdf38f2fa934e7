"""What the contracts on imports find."""

from __future__ import annotations

import pytest
from grimp import ImportGraph

from tests.contracts import circles


def house(*imports: tuple[str, str]) -> ImportGraph:
    """A graph of rooms in which the first of each pair imports the second."""
    graph = ImportGraph()
    for importer, imported in imports:
        graph.add_import(importer=importer, imported=imported)
    return graph


def test_a_house_of_floors_has_no_circle():
    assert circles(house(("roof", "hall"), ("roof", "cellar"), ("hall", "cellar"))) == []


@pytest.mark.parametrize(
    ("imports", "found"),
    [
        ((("hall", "attic"), ("attic", "hall")), [("attic", "hall")]),
        (
            (("hall", "cellar"), ("cellar", "attic"), ("attic", "hall"), ("attic", "roof")),
            [("attic", "hall", "cellar")],
        ),
        (
            (("hall", "attic"), ("attic", "hall"), ("attic", "roof"), ("roof", "hall")),
            [("attic", "hall"), ("attic", "roof", "hall")],
        ),
    ],
)
def test_each_circle_is_told_once_from_its_first_module(imports, found):
    assert circles(house(*imports)) == found
