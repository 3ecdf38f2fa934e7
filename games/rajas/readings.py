"""How the solo version is read where it can be read in more ways than one (RAJ-11.8, 11.10, 11.14).

Three readings, each an option of the set-up; the defaults follow the document's own words:

`dummies`, what is valid. "(5) Only valid if dummy has at least one province tile without a market"
(SOLO-5.9); "The market place (3) is not valid, if the dummy player has no market on his built
province tiles" (SOLO-4.6). Each names what is needed, and none says that it is enough; but a dummy
takes "his turn by placing a worker and executing the resulting actions, just like a human player"
(SOLO-2.1), and a person's worker must do something (RAJ-3.4). So by default ("effect") what would
bring nothing is not valid; "listed" rules out only what the document names.

`foresight`, the die for the Master Builder. "Spend a die (see the "Dummy player decisions" section
below to determine which die color to spend) to pay the cost" (SOLO-5.4): the colour is by 3 - 1 - 2
alone, and that is the default ("schema"). With "ahead" he first looks which colours leave him a die
for the replacement.

`difference`, the die for the new tile. "The dummy player tries to spend exactly one more die: 1.
Choose the die color from the 3 - 1 - 2 schema [...] 3. In the resulting price range of the
determined color randomly determine which tile to buy" (SOLO-6.10 and 6.12), and "the same applies
for all following steps where a non-valid result is rolled: Re-roll" (SOLO-4.2): a colour without
such a tile is no result, so by default ("fitting") the colour is one that has one. With "schema"
it is one of all his colours, and he gets nothing when it has no such tile; with "free" he takes,
where no die would do, a tile that is no dearer, for nothing (RAJ-7.2).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal

Validity = Literal["effect", "listed", "letter", "sensible"]
"""The last two are former values; `card.FORMER_DUMMIES` says what they mean."""

Foresight = Literal["schema", "ahead"]
Difference = Literal["fitting", "schema", "free"]

DIFFERENCES: Final[Mapping[str, Difference]] = {
    "fitting": "fitting", "schema": "schema", "free": "free",
}  # fmt: skip
