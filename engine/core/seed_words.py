"""Seeds a person can say aloud: amber-otter-42."""

from __future__ import annotations

from random import Random
from typing import Final

COLOURS: Final = (
    "amber", "azure", "birch", "bronze", "cedar", "coral", "copper", "cream", "cyan", "ebony",
    "denim", "flint", "golden", "hazel", "indigo", "ivory", "jade", "khaki", "lilac", "lime",
    "maroon", "mint", "ochre", "olive", "opal", "peach", "pearl", "plum", "rose", "ruby",
    "russet", "sable", "fawn", "sand", "lemon", "silver", "slate", "teal", "umber", "violet",
)  # fmt: skip
ANIMALS: Final = (
    "badger", "bear", "beaver", "bison", "crane", "curlew", "deer", "dingo", "eagle", "falcon",
    "ferret", "finch", "fox", "gecko", "goose", "hare", "hawk", "heron", "ibex", "jackal",
    "koala", "kudu", "lark", "lemur", "lynx", "marten", "mole", "moose", "newt", "otter",
    "owl", "panda", "puffin", "raven", "robin", "seal", "stork", "swift", "tapir", "wren",
)  # fmt: skip
LONGEST_SEED: Final = 40


def seed_words(chance: Random) -> str:
    """A new seed: a colour, an animal and a number from 1 to 99; some 158,000 different ones."""
    return f"{chance.choice(COLOURS)}-{chance.choice(ANIMALS)}-{chance.randint(1, 99)}"
