"""What the log says of Edicts: under a heading of their own, with their cause."""

from __future__ import annotations

from engine.core.story import Passage
from engine.ui.table.chronicle import Heading
from games.arcs.campaign.rules.events import EdictsBegan, FavorGiven, PolicyEnforced, TributePaid
from games.arcs.events import CardPlayed
from games.arcs.game import GAME
from games.arcs.scene.log_words import LogFormatter
from tests.games.arcs.positions import a_seat, a_table

GAME.table_parts()
VOICE = GAME.voice(("You", "Vega", "Orion"))


def test_what_is_paid_for_an_edict_stands_under_its_cause_and_names_whoever_pays():
    events = (CardPlayed(2, "aggression-2", "lead"), EdictsBegan(), PolicyEnforced(1, "peace"),
              TributePaid(0, "psionic"), FavorGiven(2, 1))  # fmt: skip
    lines = LogFormatter(VOICE).lines(Passage(0, 2, None, events), a_table(a_seat()))
    assert [line.text for line in lines] == [
        "Orion's turn",
        "Leads Aggression 2",
        "Edicts",
        "Vega enforces Peace",
        "You pay Psionic to the Trust",
        "Orion owes Vega a Favor",
    ]
    assert [type(line) is Heading for line in lines] == [True, False, True, False, False, False]
