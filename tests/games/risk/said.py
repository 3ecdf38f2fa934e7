"""What the tests of messages (`tests.voice`) need to know of Risk."""

from games.risk.names import CARD, CONTINENT, TERRITORY

FAMILIES = {
    **{each.family: each.keys for each in (TERRITORY, CONTINENT, CARD)},
    "symbol": ("infantry", "cavalry", "artillery"),
}
MADE = ()
