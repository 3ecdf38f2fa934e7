"""Leaders and lore at the drawn table: the log, the cards of things, a draft by mouse."""

from dataclasses import replace
from random import Random

import pytest

from engine.core.decision import recorded
from engine.core.match import Match
from engine.core.story import Passage
from games.arcs.board import SYSTEMS
from games.arcs.court import ACTIONS, LEADERS, LORE, CardTaken, LeaderEvent, LoreDrawn, RiflesFired
from games.arcs.events import CityTaxed
from games.arcs.game import GAME
from games.arcs.moves import DiscardLore, SpendPip, Take, Tax, UseCard
from games.arcs.parts import NOBODY
from games.arcs.scene.selection import parts_of
from games.arcs.scene.words import LogFormatter, leader_card, option_card, seat_rows
from tests.games.arcs.positions import LORE_OF_NAME, a_seat, a_table
from tests.games.arcs.scene.playing import ArcsStage, a_match, answer_by_mouse

VOICE = GAME.voice(("You", "Vega", "Orion"))
SAMPLE = {"seat": 0, "owner": 1, "rival": 1, "defender": 1, "card": "bc01", "kind": "ship",
          "count": 2, "resource": "fuel", "system": "1-hex", "origin": "1-gate",
          "target": "1-hex", "hits": 1, "fresh": 1, "hurt": 0, "old": "city",
          "new": "starport", "slot": 0}  # fmt: skip


def line_of(event):
    """The line of an event that stands under nobody's turn."""
    passage = Passage(0, 0, None, (event,))
    return LogFormatter(VOICE).lines(passage, a_table(a_seat()))[0]


@pytest.mark.parametrize("card", [*LEADERS, *LORE])
def test_every_leader_and_lore_card_says_its_texts(card):
    said = " ".join(VOICE.prompt(row.words) for row in leader_card(card).rows)
    texts = (
        [trait.text for trait in LEADERS[card].traits]
        if card in LEADERS
        else [clause.text for clause in LORE[card].clauses]
    )
    assert all(f"{text[:1].upper()}{text[1:]}" in said for text in texts)


LEADER_EVENTS = [kind for kind in recorded("games.arcs.court") if issubclass(kind, LeaderEvent)]


@pytest.mark.parametrize("kind", LEADER_EVENTS, ids=lambda kind: kind.__name__)
def test_the_log_has_words_for_everything_that_leaders_and_lore_do(kind):
    samples = {**SAMPLE, "cards": ("leader01", "lore01")}
    if kind.__name__ in ("CardTaken", "LoreDiscarded"):
        samples["card"] = "lore01"
    names = kind.__dataclass_fields__
    event = kind(**{name: samples[name] for name in names})
    line = line_of(event)
    assert line.text == VOICE.say(event.said(), "log" if kind is RiflesFired else "")


def test_who_has_a_leader_shows_it_with_its_lore():
    table = a_table(a_seat(leader="Elder", lore="Gate Ports"))
    said = [VOICE.prompt(row.words) for row in seat_rows(table, 0)]
    assert [each.partition(".")[0] for each in said] == ["Elder", "Gate Ports"]
    assert not list(seat_rows(table, 1))
    taken = CardTaken(1, "leader01")
    line = line_of(taken)
    assert (line.text, line.icon) == ("Vega takes Elder as leader", "rally-the-troops")
    drawn = LoreDrawn(1, ("lore01", "lore02"))
    assert line_of(drawn).text == "Vega draws Tool-Priests and Galactic Rifles"


def test_lore_and_empty_slots_are_named_in_words_of_their_own():
    terror = UseCard(LORE_OF_NAME["Warlord's Terror"])
    assert parts_of(terror, "act") == (("say", terror),)
    assert parts_of(UseCard("bc01"), "act") == (("guild", "bc01"),)
    empty = Tax("1-hex", NOBODY)
    assert parts_of(empty, "tax") == (("system", "1-hex"), ("say", empty))
    assert line_of(CityTaxed(0, NOBODY, "1-hex")).text == "You tax an empty slot in Hex 1"
    assert "1-hex" in SYSTEMS


def test_choices_of_leaders_and_lore_have_a_card_to_read():
    for option in (Take("leader03"), DiscardLore("lore19"), UseCard("lore24"), SpendPip("summon")):
        assert option_card(option) is not None
    assert option_card(SpendPip("tax")) is None
    assert option_card(SpendPip("pressgang")) is None
    assert set(ACTIONS) >= {"summon", "pressgang"}


def test_a_draft_and_the_turns_after_it_by_mouse():
    match = a_match(2, "draft")
    setup = replace(match.setup, options={**match.setup.options, "leaders": "on"})
    match = Match(GAME, setup)
    stage, chance = ArcsStage(match, draws_every=400), Random(3)
    kinds = []
    while len(kinds) < 12:
        stage.wait_for_turn()
        decision = stage.table.decision
        kinds.append(decision.kind)
        option, told = chance.choice(decision.options), len(match.moves)
        answer_by_mouse(stage, option)
        assert match.moves[told].answer == option
    assert kinds[:2] == ["draft", "draft"]
    assert match.table.seats[0].leader
    assert match.table.seats[0].lore
