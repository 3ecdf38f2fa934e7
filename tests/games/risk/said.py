"""What the tests of messages (`tests.voice`) need to know of Risk."""

from engine.text.said import Said
from games.risk.moves import EndTurn
from games.risk.names import CARD, CONTINENT, TERRITORY

FAMILIES = {
    **{each.family: each.keys for each in (TERRITORY, CONTINENT, CARD)},
    "symbol": ("infantry", "cavalry", "artillery"),
}
MADE = (
    Said("name-three-cards"),
    Said("no-territory", {"words": "gold"}),
    Said("no-territory-but", {"words": "siberai", "meant": TERRITORY(25)}),
    Said("not-possible-now", {"move": EndTurn(), "asked": Said("ask-attack")}),
)
