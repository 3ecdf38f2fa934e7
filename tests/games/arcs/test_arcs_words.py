"""What options are called at the table, and that people may type it so."""

from random import Random

import pytest

from engine.core.decision import Chance, Decision, Reason
from engine.core.match import Match
from engine.core.setup import SeatSetup, Setup
from engine.text.message import Message
from games.arcs.board import CARD, CARDS, HIDDEN, SYSTEM, SYSTEMS, card_name, system_name
from games.arcs.campaign_components import EMPIRE, FREE
from games.arcs.court import ABILITIES, COURT, LEADERS, LORE, court_name
from games.arcs.game import GAME
from games.arcs.moves import (
    GO_ON,
    Arrange,
    Attack,
    Build,
    Choose,
    Collect,
    Fleet,
    Go,
    Guide,
    Look,
    Martyr,
    Reroll,
    RerollFaces,
    SpendForNothing,
    SpendResource,
    StealOther,
    StealToken,
    Tax,
    parse_move,
)
from games.arcs.parts import NOBODY
from games.arcs.rule_hooks import LookAtHand
from games.arcs.steps.rounds import LeadCard
from tests.games.arcs.positions import a_seat, a_table

NAMES = ("You", "Vega", "Orion")
HELD = Arrange(("fuel", "", "relic", "", ""))
OPTIONS = (Go("1-hex", "1-gate"), Build("city", "2-arrow"), Attack("3-gate", 1), Tax("6-hex", 0),
           HELD)  # fmt: skip
ASKED = Decision(0, "act", "What?", OPTIONS)


def test_commands_are_typed_with_the_names_of_systems_and_seats():
    words = [GAME.typed_as(option, NAMES) for option in OPTIONS]
    assert words == ["Move from Hex 1 to Gate 1", "Build a city in Arrow 2",
                     "Attack Vega in Gate 3", "Tax Hex 6 of yours",
                     "Hold fuel - relic - -"]  # fmt: skip


@pytest.mark.parametrize(
    ("option", "words"),
    [
        (Tax("6-hex", 0), "Tax your city in Hex 6"),
        (Tax("6-hex", 1), "Tax Vega's city in Hex 6"),
        (Tax("6-hex", NOBODY), "Tax an empty slot in Hex 6"),
        (Tax("6-hex", FREE), "Tax the Free States' city in Hex 6"),
        (Look(0), "Look at your hand"),
        (Look(1), "Look at Vega's hand"),
        (Reroll(1, 2), "Reroll 1 blank and 2 hits"),
        (SpendResource("fuel", "relic", "move"), "Spend Fuel as Relic to move"),
        (SpendForNothing("fuel"), "Spend Fuel without effect"),
        (
            SpendResource("weapon", "weapon", ""),
            "Spend Weapon so that pips can pay for battles",
        ),
        (StealToken(1, 0), "Steal from Vega's slot 1"),
        (Guide(0, 1, 2), "1 fresh and 2 damaged ships of yours"),
        (
            Build("starport", "2-arrow", pays="fuel"),
            "Build a starport in Arrow 2 outside its slots",
        ),
        (Choose("1-hex"), "Hex 1"),
        (Choose("cluster 3"), "Cluster 3"),
        (Choose("psionic"), "Psionic"),
        (HELD, "Arrange slots: Fuel, empty, Relic"),
        (Arrange(("", "")), "Leave all slots empty"),
        (Fleet(3, 0), "3 fresh ships"),
        (Fleet(1, 2), "1 fresh and 2 damaged ships"),
        (Collect(2, 0, 1), "2 skirmish and 1 raid die"),
        (Collect(0, 0, 0), "No dice"),
        (Reroll(0, 2), "Reroll 2 hits"),
        (RerollFaces("assault", (1, 6)), "Reroll assault dice: blank; 2 hits"),
        (RerollFaces("raid", (1,)), "Reroll raid die: 1 intercept and 2 keys"),
        (StealOther(1, "seeker", 2), "Steal the Seeker from Vega"),
    ],
)
def test_options_are_told_with_the_names_of_things(option, words):
    assert GAME.option_text(option, NAMES) == words


def test_a_resource_to_steal_is_named_where_the_table_is_known():
    table = a_table(a_seat(), a_seat(slots="fuel relic"))
    voice = GAME.voice(NAMES)
    told = [voice.say(GAME.said_of(StealToken(1, slot), table)) for slot in (0, 1, 2)]
    assert told == ["Steal Fuel from Vega's slot 1", "Steal Relic from Vega's slot 2",
                    "Steal from Vega's slot 3"]  # fmt: skip


@pytest.mark.parametrize(
    ("seat", "owner", "words"),
    [(0, 0, "Tax your city in Hex 6"), (1, 1, "Tax a city in Hex 6"),
     (1, 0, "Tax your city in Hex 6"), (0, 1, "Tax Vega's city in Hex 6")],
)  # fmt: skip
def test_a_city_is_told_by_its_owner_but_ones_own(seat, owner, words):
    assert GAME.option_text(Tax("6-hex", owner), NAMES, None, seat) == words


@pytest.mark.clause("LORE-2.9")
@pytest.mark.parametrize(
    ("seat", "owner", "words"),
    [(0, 0, "Destroy only a fresh ship of yours in Hex 6"),
     (1, 1, "Destroy only a fresh ship of Vega's in Hex 6"),
     (1, 0, "Destroy a fresh ship of yours in Hex 6"),
     (0, 1, "Destroy a fresh ship of Vega's in Hex 6"),
     (0, EMPIRE, "Destroy a fresh ship of the Empire in Hex 6")],
)  # fmt: skip
def test_a_ship_that_is_destroyed_alone_is_told_apart(seat, owner, words):
    assert GAME.option_text(Martyr("6-hex", owner, True), NAMES, None, seat) == words


@pytest.mark.parametrize("option", OPTIONS)
def test_what_is_shown_can_be_typed(option):
    assert parse_move(ASKED, GAME.typed_as(option, NAMES)) == option
    assert parse_move(ASKED, str(option)) == option


@pytest.mark.parametrize("words", ["Look at Vega's hand", "look at the hand of vega"])
def test_a_rival_is_named_in_the_words_shown_and_in_those_of_the_command(words):
    """COURT-5.9: with Farseers, where two rivals hold cards."""
    table = a_table(a_seat(), a_seat(hand="aggression-2"), a_seat(hand="aggression-3"))
    table.steps.append(LookAtHand(0))
    match = Match(GAME, Setup((SeatSetup("human", "You"), SeatSetup("human", "Vega"),
                               SeatSetup("human", "Orion")), "1",
                              position=GAME.codec.encode(table)))  # fmt: skip
    assert match.option_of(words) == Look(1)


@pytest.mark.parametrize("leaders", ["off", "on"])
def test_no_two_options_of_a_list_read_alike_and_go_on_comes_first(leaders):
    rng = Random(f"alike {leaders}")
    setup = Setup((SeatSetup("human", "You"), SeatSetup("random", "Vega"),
                   SeatSetup("random", "Orion"), SeatSetup("random", "Mira")), leaders,
                  {"leaders": leaders})  # fmt: skip
    match = Match(GAME, setup, keeps_history=False)
    while match.pending is not None:
        if isinstance(match.pending, Chance):
            match.roll()
            continue
        told = GAME.option_texts(match.pending.options, (*NAMES, "Mira"))
        assert len(set(told)) == len(set(match.pending.options)), match.pending.kind
        assert GO_ON not in match.pending.options[1:], match.pending.kind
        match.answer(rng.choice(match.pending.options))


def test_what_fits_two_rivals_is_not_guessed():
    both = Decision(0, "battle", "Whom?", (Attack("3-gate", 1), Attack("3-gate", 2)))
    assert parse_move(both, "attack Vega in gate 3") is None


def test_reasons_name_seats_and_systems_as_people_do():
    reason = Reason("CAT-N-16", "Move to get a claim of seat 2: 4-arrow to 3-hex")
    [told] = GAME.told((reason,), ("Ada", "Vega"))
    assert told.clause == "CAT-N-16"
    assert told.text.endswith("Arrow 4 to Hex 3")
    assert "Vega" in told.text


@pytest.mark.parametrize(
    ("holder", "words"), [(0, "you have the initiative"), (1, "Vega has the initiative")]
)
def test_the_table_says_who_has_the_initiative(holder, words):
    table = a_table(a_seat(), initiative=holder)
    table.steps.append(LeadCard(holder))
    assert GAME.describe(table, NAMES).splitlines()[0].endswith(words)


@pytest.mark.parametrize(
    ("kind", "printed"),
    [
        (SYSTEM, {system: system_name(system) for system in SYSTEMS}),
        (CARD, {card: card_name(card) for card in (*CARDS, HIDDEN)}),
        (CARD, {card: court_name(card) for card in (*COURT, *LEADERS, *LORE, *ABILITIES)}),
    ],
    ids=["systems", "action cards", "other cards"],
)
def test_messages_name_things_as_they_are_printed(kind, printed):
    voice = GAME.voice(NAMES)
    assert {each: voice.say(Message(kind(each).key)) for each in printed} == printed
