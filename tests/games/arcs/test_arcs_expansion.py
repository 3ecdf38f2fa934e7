"""What a table holds where no expansion is played, and what stands in the place of base parts."""

import pickle

from games.arcs.campaign.rules.setting_up import new_act
from games.arcs.campaign.rules.state import Reach
from games.arcs.expansion import BASE_GAME, ByMode
from games.arcs.game import GAME
from games.arcs.parts import Rules
from games.arcs.steps.setting_up import new_table


def test_a_base_table_that_was_sent_elsewhere_is_the_same_and_null_in_json():
    table = new_table(Rules(), [""] * 3)
    sent = pickle.loads(pickle.dumps(table, pickle.HIGHEST_PROTOCOL))
    assert sent == table
    assert sent.reach is BASE_GAME
    assert GAME.codec.encode(sent)["reach"] is None


def test_an_act_has_a_campaign_of_its_own_in_each_copy():
    table = new_act(Rules("campaign"), [""] * 3)
    copied = table.copy()
    assert copied.reach == table.reach
    assert copied.reach is not table.reach
    document = GAME.codec.encode(table)
    assert GAME.codec.decode(type(table), document, "table") == table


def test_a_part_of_an_expansion_stands_only_where_it_is_played():
    said = ByMode("five chapters")
    said.put(Reach.mode, "an Act")
    base, act = new_table(Rules(), [""] * 2), new_act(Rules("campaign"), [""] * 2)
    assert (said.of(base), said.of(act)) == ("five chapters", "an Act")
