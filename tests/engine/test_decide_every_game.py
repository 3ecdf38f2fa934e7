"""A bot that is asked for a single decision has a value for every option."""

import pytest

from engine.core.commands import make_setup
from engine.core.decision import Decision
from engine.core.match import Match, bots_of, play_bots
from games import REGISTRY

LEVELS = [
    (key, level.name) for key in REGISTRY.keys for level in REGISTRY.game(key).bot_levels
    if key in ("arcs", "rajas")
]  # fmt: skip


@pytest.mark.parametrize(("key", "level"), LEVELS)
def test_the_values_of_a_bot_go_with_the_options(key, level):
    game = REGISTRY.game(key)
    count = max(2, game.fewest_seats)
    match = Match(game, make_setup(game, ("random",) * count, "values", {}))
    while not isinstance(match.pending, Decision):
        play_bots(match, bots_of(match), 1)
    bot = game.bot(level, match.setup)
    if hasattr(bot, "values"):
        view = game.view(match.table, match.pending.seat)
        values = bot.values(view, match.pending, match.chance_generator(0))
        assert len(values) == len(match.pending.options)
