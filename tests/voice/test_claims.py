"""What a bot claims of a position is so: most, no, only and their kind are recomputed from it."""

from importlib import import_module

import pytest

from engine.text.message import ENGLISH, texts_of
from games import REGISTRY
from tests.voice import ROOT
from tests.voice.claims import heard, with_claims

TOLD = {key: import_module(f"tests.games.{key}.claims") for key in REGISTRY.keys}
GAMES = [(key, name, seed) for key, told in TOLD.items() for name in told.HEARD
         for seed in range(3)]  # fmt: skip


@pytest.mark.parametrize("key", TOLD)
def test_every_sentence_with_a_claim_is_recomputed_or_says_why_not(key):
    game, told = REGISTRY.game(key), TOLD[key]
    claiming = with_claims(game, told.SPEAKERS)
    new = claiming.keys() - told.CLAIMS.keys() - told.STATED.keys()
    assert not new, f"add these to tests/games/{key}/claims.py: {sorted(new)}"
    assert not told.CLAIMS.keys() & told.STATED.keys()
    known = texts_of(game.text_folder, ENGLISH).keys()
    assert told.CLAIMS.keys() | told.STATED.keys() <= known


@pytest.mark.sample(3)
@pytest.mark.parametrize(("key", "name", "seed"), GAMES)
def test_what_is_claimed_is_so(key, name, seed):
    told = TOLD[key]
    seats, options, most = told.HEARD[name]
    wrong, found = {}, set()
    for claim in heard(REGISTRY.game(key), seats, options, f"claims {seed}", most):
        check = told.CLAIMS.get(claim.said.key)
        if check is not None:
            found.add(claim.said.key)
            if not check(claim):
                wrong.setdefault(claim.said.key, (claim.said, claim.option))
    assert found, "nothing was claimed"
    assert not wrong


GONE = (
    "enough for one turn", "in its list", "matters most", "Worth most:", "so it plays boldly",
    "costs more than it brings", "now, or 36", "as the game may end",
)  # fmt: skip
"""Parts of claims that were once false; tests of the bots hold what is said in their place."""


def test_claims_that_were_false_are_gone():
    found = {
        (words, path.relative_to(ROOT).as_posix())
        for pattern in ("games/*/text/**/*.ftl", "games/*/lessons/*.json", "games/*/RULES.md",
                        "games/*/puzzles/*.json", "engine/text/**/*.ftl")
        for path in ROOT.glob(pattern) if path.name != "retired.ftl"
        for words in GONE if words.casefold() in path.read_text("utf-8").casefold()
    }  # fmt: skip
    assert not found
