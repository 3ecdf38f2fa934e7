"""SUPERCAT by version 10 of its document, Act I: every row as a worked position that is decided
otherwise when the row is changed. The rows that say the same as the base game's are tried in the
positions of the base game, laid out on the campaign's table.
"""

import re
from dataclasses import replace

import pytest

from engine.core.step import silence
from games.arcs import rule_queries as q
from games.arcs.board import SYSTEMS
from games.arcs.campaign.bots.assessment import ASPECTS, NO_PAGE, page_in, page_of
from games.arcs.campaign.bots.bargaining import BargainOnce, RollRounds, demand, proposal
from games.arcs.campaign.bots.choices import OutrageToSeize, export_of
from games.arcs.campaign.bots.pages import fate_pages
from games.arcs.campaign.bots.weighing import weigh
from games.arcs.campaign.rules.deals import Part, Talks
from games.arcs.campaign.rules.edicts import Govern
from games.arcs.campaign.rules.fates.believer import homes_to_teach
from games.arcs.campaign.rules.fates.caretaker import GOLEM_HEARTH
from games.arcs.campaign.rules.fates.courtly import SpyOn
from games.arcs.campaign.rules.fates.imperial import Bargain, homes_of_war
from games.arcs.campaign.rules.round_end import DecideOutcome
from games.arcs.campaign.rules.state import Golem, reach_of
from games.arcs.campaign.rules.summit import CallToOrder, Negotiate, begin_summit
from games.arcs.campaign_components import FATE_CARDS, SIDES
from games.arcs.court import COURT
from games.arcs.moves import GO_ON
from games.arcs.parts import Played, Thrown
from games.arcs.rule_hooks import query
from games.arcs.steps.rounds import LeadCard
from games.arcs.supercat.assessment import DOCUMENTS
from games.arcs.supercat.doctrines import ADVERSE, is_effective
from games.arcs.supercat.document import DocumentError, document_of, read
from games.arcs.supercat.rule_hooks import CountToSeize, RollToSeize
from tests.games.arcs import test_supercat_ten as base
from tests.games.arcs.campaign.bots.campaign import ADM, AGG, CON, MOB, eyes, in_turn, of_fate
from tests.games.arcs.campaign.rules.acts import an_act, named
from tests.games.arcs.positions import a_seat, play
from tests.games.arcs.supercats import (
    FIVE,
    NO_MARKER,
    EditedDocument,
    a_cat,
    goes_on,
    in_words,
    lying,
    of_ten,
    says,
    thought,
)
from tests.games.arcs.test_supercat_pages import page_of as numbers_of

TEN = DOCUMENTS["campaign 10"]
ROWS = EditedDocument("campaign 10")
TEXT = ROWS.text
play_by, changed_to, without, less = ROWS.play_by, ROWS.changed, ROWS.without, ROWS.less
PORT = "0 starport 1-crescent"
DECIDED = {"council": "decided"}
SAME = {
    1: 1, 2: 2, 4: 4, 6: 5, 8: 7, 9: 9, 10: 10, 11: 11, 12: 12, 17: 18, 20: 19, 23: 23, 24: 24,
    26: 26, 27: 27, 32: 32, 33: 33, 35: 34, 36: 36, 37: 37, 38: 38, 39: 39, 40: 40, 42: 42, 43: 43,
    44: 44, 45: 45, 46: 46,
}  # fmt: skip
"""The lines that have a kin in the base game, and its number there."""


def reach(*seats, **fields):
    """Seat 0 has led a card, follows no fate, and the Council has Decided."""
    fields.setdefault("reach", dict(DECIDED))
    return in_turn(*seats, **fields)


def of(name, *seats, **fields):
    """Seat 0 follows a fate and has led a card; the Council has Decided."""
    return reach(*(seats or (of_ten(),)), fate=name, **fields)


def asks(step, *seats, fate="", **fields):
    """A table that asks seat 0 about this step."""
    fates = of_fate(fate) if fate else ("", "magnate", "founder", "advocate")
    table = an_act(*(seats or (of_ten(),)), fates=fates, **fields)
    table.steps = [step]
    return table


def does(table, number, actions):
    """What a line of its document would do with so many actions."""
    seen = eyes(table)
    [line] = document_of(seen).lines[str(number)]
    return list(line.find(seen, actions))


@pytest.fixture(autouse=True)
def positions_of_the_base_game(monkeypatch):
    """Its positions are laid out on the campaign's table."""
    monkeypatch.setattr(base, "acting", reach)
    fates = ("", "magnate", "founder", "advocate")
    monkeypatch.setattr(
        base, "a_table", lambda *seats, **fields: an_act(
            *seats, fates=fates, reach=dict(DECIDED), **fields
        )
    )  # fmt: skip


# -- lines ----------------------------------------------------------------------------------------


def threatened(card, die):
    """A rival could secure a card with an agent of seat 0; this die was thrown for it."""
    table = reach(of_ten(), lead=MOB, court=f"{card} 1 2", boxes=NO_MARKER)
    table.turn = replace(table.turn, thrown=(Thrown(named(card), die),), pips=3)
    return table


OWN = {
    3: (
        lambda: reach(of_ten(), a_seat(slots="fuel"), lead=AGG, boxes={"keeper": (0,)},
                      council=(1,), court="Populist Demands 1",
                      reach={"trust": ("relic",), "first_regent": 1}),
        "Secure Imperial Council",
    ),
    13: (lambda: threatened("Gatekeepers", 3), "Influence Gatekeepers"),
    14: (
        lambda: reach(of_ten(hurt="2-gate 1"), lead=ADM, buildings=PORT, chapter=3),
        "Repair a ship in 2-gate",
    ),
    15: (
        lambda: reach(of_ten("1-gate 2"), lead=MOB, buildings=f"0 city 1-hex, {PORT}",
                      blight="1-hex", chapter=3),
        "Move from 1-gate to 1-hex",
    ),
    16: (
        lambda: reach(of_ten("1-hex 2"), lead=AGG, buildings=f"0 city 1-hex, {PORT}",
                      blight="1-hex fresh"),
        "Attack the Blight in 1-hex",
    ),
    21: (
        lambda: reach(of_ten("1-gate 4", cards="Mining Interest"), lead=CON, boxes=NO_MARKER,
                      buildings=f"{PORT}, {FIVE}"),
        "Manufacture",
    ),
    25: (
        lambda: reach(of_ten(), a_seat(slots="fuel"), lead=ADM, boxes={"keeper": (0,)},
                      reach={"trust": ("relic",), "first_regent": 1}),
        "Influence Imperial Council",
    ),
    28: (
        lambda: reach(of_ten("1-gate 2"), lead=MOB, buildings=f"7 city 1-arrow, {FIVE}"),
        "Move from 1-gate to 1-arrow",
    ),
}  # fmt: skip


@pytest.mark.clause(
    "CATR-TEN-1", "CATR-TEN-2", "CATR-TEN-4", "CATR-TEN-6", "CATR-TEN-8", "CATR-TEN-10",
    "CATR-TEN-11", "CATR-TEN-12", "CATR-TEN-17", "CATR-TEN-20", "CATR-TEN-23", "CATR-TEN-24",
    "CATR-TEN-26", "CATR-TEN-27", "CATR-TEN-32", "CATR-TEN-33", "CATR-TEN-35", "CATR-TEN-36",
    "CATR-TEN-37", "CATR-TEN-38", "CATR-TEN-39", "CATR-TEN-40", "CATR-TEN-42", "CATR-TEN-43",
    "CATR-TEN-44", "CATR-TEN-45", "CATR-TEN-46",
)  # fmt: skip
@pytest.mark.parametrize("number", [each for each in SAME if each != 9])
def test_a_line_of_both_games_holds_and_without_its_row_another_does(number, monkeypatch):
    position, answer = base.LINES[SAME[number]]
    assert goes_on(position(), *[f"CATR-TEN-{number}"] * 2)[1].startswith(answer)
    without(monkeypatch, number)
    assert says(position())[1] != f"CATR-TEN-{number}"


@pytest.mark.clause(
    "CATR-TEN-13", "CATR-TEN-14", "CATR-TEN-15", "CATR-TEN-16", "CATR-TEN-21", "CATR-TEN-28",
)  # fmt: skip
@pytest.mark.parametrize("number", [each for each in OWN if each not in (3, 25)])
def test_a_line_of_the_campaign_holds_and_without_its_row_another_does(number, monkeypatch):
    position, answer = OWN[number]
    clauses = [f"CATR-TEN-{number}"] * (1 if number == 21 else 2)
    assert goes_on(position(), *clauses)[-1] == answer
    without(monkeypatch, number)
    assert says(position())[1] != f"CATR-TEN-{number}"


@pytest.mark.clause("CATR-TEN-3", "CATR-TEN-25")
@pytest.mark.parametrize(("number", "first"), [(3, 2), (25, 24)])
def test_the_council_by_its_trust_has_a_line_behind_critical_cards(number, first, monkeypatch):
    """A critical card says it already; without that line this one holds."""
    position, answer = OWN[number]
    assert len(does(position(), number, 2)) == 1
    without(monkeypatch, first)
    assert goes_on(position(), *[f"CATR-TEN-{number}"] * 2)[1] == answer


@pytest.mark.clause("CATR-TEN-3", "CATR-TEN-25")
@pytest.mark.parametrize("number", [3, 25])
def test_the_council_is_closed_where_the_trust_would_contend_nothing(number, monkeypatch):
    def position():
        table = OWN[number][0]()
        table.reach.trust = ()
        return table

    assert does(position(), number, 2) == []
    [row] = [each for each in TEXT.splitlines() if each.startswith(f"[{number}]")]
    changed_to(monkeypatch, row, row.partition(" · ")[0])
    assert len(does(position(), number, 2)) == 1


def test_every_line_has_such_a_position():
    assert {*SAME, *OWN} == {int(label) for label in TEN.lines}


@pytest.mark.clause("CATR-TEN-9")
def test_a_ship_built_under_a_rival_changes_no_control_here_either(monkeypatch):
    buildings = f"0 starport 1-hex, 1 city 1-hex, {FIVE}"
    table = reach(of_ten(), a_seat("1-hex 1"), lead=CON, buildings=buildings)
    [told] = [each for each in thought(table).reasons if each.clause == "CATR-TEN-9"]
    assert in_words(told) == (
        "[9] Build to change control of a loyal building. Nothing that it can build would do that"
    )
    without(monkeypatch, 9)
    assert "CATR-TEN-9" not in [each.clause for each in thought(table).reasons]


@pytest.mark.clause(
    "CATR-14.2", "CATR-14.24", "CATR-14.25", "CATR-14.26", "CATR-14.27", "CATR-14.28", "CATR-14.29",
)  # fmt: skip
@pytest.mark.parametrize(
    ("number", "suit"),
    [
        (24, "administration"), (25, "aggression"), (26, "construction"), (27, "mobilization"),
        (28, "wisdom"), (29, "zeal"),
    ],
)  # fmt: skip
def test_a_page_has_its_lines_in_this_order(number, suit):
    pages = dict.fromkeys(line.number for line in TEN.pages[suit])
    assert numbers_of(f"CATR-14.{number}") == list(pages)
    actions = SIDES.get(suit)
    assert actions is None or {line.action for line in TEN.pages[suit]} >= set(actions)


@pytest.mark.clause("CATR-TEN-14", "CATR-TEN-15", "CATR-14.9")
@pytest.mark.parametrize("number", [14, 15])
def test_before_the_last_chapter_two_lines_are_closed(number):
    table = OWN[number][0]()
    table.chapter = 2
    assert says(table)[1] != f"CATR-TEN-{number}"


@pytest.mark.clause("CATR-14.9")
def test_no_building_in_blight_is_left_bare_for_another():
    fields = {"blight": "1-hex, 1-arrow", "chapter": 3, "lead": MOB}
    buildings = f"0 city 1-hex, 0 city 1-arrow, {PORT}"
    table = reach(of_ten("1-arrow 1"), buildings=buildings, **fields)
    assert does(table, 15, 2) == []
    table = reach(of_ten("1-arrow 2"), buildings=buildings, **fields)
    assert {(each.target, each.fresh) for each in does(table, 15, 2)} == {("1-hex", 1)}


@pytest.mark.clause("CATR-14.8")
@pytest.mark.parametrize(
    ("blight", "ships", "number", "fights"),
    [("1-hex fresh", 2, 16, 1), ("1-hex fresh", 1, 16, 0), ("1-hex", 2, 16, 0),
     ("1-hex fresh", 3, 42, 0), ("1-hex fresh", 4, 42, 1), ("1-hex", 2, 42, 1)],
)  # fmt: skip
def test_dice_for_the_steps_of_blight(blight, ships, number, fights):
    table = reach(of_ten(f"1-hex {ships}", power=1), lead=AGG, blight=blight,
                  buildings=f"0 city 1-hex, {PORT}")  # fmt: skip
    assert len(does(table, number, 1)) == fights


# -- preferences ----------------------------------------------------------------------------------

KIN = {
    (number, phrase): base.PREFERENCES[known, phrase]
    for number, known in SAME.items()
    for n, phrase in base.PREFERENCES
    if n == known and number != 17
}


def twin(planet):
    """Another planet of the same type, with one slot and in another cluster."""
    kind, cluster = SYSTEMS[planet].resource, SYSTEMS[planet].cluster
    return next(
        name
        for name, each in SYSTEMS.items()
        if (each.resource, each.slots) == (kind, 1) and each.cluster != cluster
    )


KIN[20, "new resources"] = (
    lambda: reach(of_ten("1-gate 2", slots="weapon material"), lead=MOB,
                  buildings=f"0 city {twin('1-hex')}, 0 city {twin('1-arrow')}"),
    ["1-crescent"], ["1-arrow", "1-hex"],
)  # fmt: skip
KIN |= {(14, phrase): base.PREFERENCES[40, phrase] for phrase in ("the only starport", "cities")}
KIN[14, "the only starport"] = (
    lambda: reach(of_ten(), lead=ADM, chapter=3,
                  buildings=f"{PORT} damaged, 0 city 1-arrow damaged"),
    ["1-crescent"], ["1-arrow"],
)  # fmt: skip
KIN[14, "cities"] = (
    lambda: reach(of_ten(hurt="2-gate 1"), lead=ADM, chapter=3,
                  buildings=f"{PORT}, 0 city 1-arrow damaged, 0 starport 3-crescent"),
    ["1-arrow"], ["2-gate"],
)  # fmt: skip
KIN[14, "ships"] = (
    lambda: reach(of_ten(hurt="2-gate 1"), lead=ADM, chapter=3,
                  buildings=f"{PORT} damaged, 0 starport 3-crescent"),
    ["2-gate"], ["1-crescent", "2-gate"],
)  # fmt: skip


@pytest.mark.parametrize(("number", "phrase"), KIN)
def test_a_preference_decides_and_without_it_more_is_as_good(number, phrase, monkeypatch):
    position, wanted, otherwise = KIN[number, phrase]
    assert base.where(does(position(), number, 1)) == wanted
    less(monkeypatch, f"[{number}]", phrase)
    assert base.where(does(position(), number, 1)) == otherwise


def test_every_preference_has_such_a_position():
    printed = [
        (int(label), phrase)
        for label, listed in re.findall(r"^\[(\d+)\].* · prefer (.*)$", TEXT, re.MULTILINE)
        for phrase in listed.split(" > ")
    ]
    assert sorted(KIN) == sorted(printed)


ORDERS = {
    (number, first, second): position
    for number, known in SAME.items()
    for (n, first, second), position in base.ORDERS.items()
    if n == known
}
ORDERS[20, "new resources", "no rival control"] = (
    lambda: reach(of_ten("1-gate 2", slots="weapon material"), a_seat("1-crescent 2"), lead=MOB,
                  buildings=f"0 city {twin('1-hex')}, 0 city {twin('1-arrow')}"),
    ["1-crescent"], ["1-arrow", "1-hex"],
)  # fmt: skip
ORDERS[14, "the only starport", "cities"] = (
    lambda: reach(of_ten(), lead=ADM, chapter=3,
                  buildings=f"{PORT} damaged, 0 city 1-arrow damaged"),
    ["1-crescent"], ["1-arrow"],
)  # fmt: skip
ORDERS[14, "cities", "ships"] = (
    lambda: reach(of_ten(hurt="2-gate 1"), lead=ADM, chapter=3,
                  buildings=f"{PORT}, 0 city 1-arrow damaged, 0 starport 3-crescent"),
    ["1-arrow"], ["2-gate"],
)  # fmt: skip


@pytest.mark.parametrize(("number", "first", "second"), ORDERS)
def test_a_preference_comes_before_the_next_one(number, first, second, monkeypatch):
    position, wanted, otherwise = ORDERS[number, first, second]
    assert base.where(does(position(), number, 1)) == wanted
    [row] = [each for each in TEXT.splitlines() if each.startswith(f"[{number}]")]
    changed_to(monkeypatch, row, row.replace(f"{first} > {second}", f"{second} > {first}"))
    assert base.where(does(position(), number, 1)) == otherwise


# -- principles -----------------------------------------------------------------------------------

FAITHFUL = {"attached": {named("Gatekeepers"): "faithful-3"}, **DECIDED}
GUILD = {"attached": {named("Gatekeepers"): named("Elder Broker")}, **DECIDED}


def courting(court, *rivals, **fields):
    """Mobilization with a Court and nothing else to do."""
    own = {key: fields.pop(key) for key in ("slots", "cards", "power") if key in fields}
    return lambda: reach(of_ten(**own), *rivals, lead=MOB, court=court, **fields)


PRINCIPLES = {
    ("critical", "adverse Vox card"): (
        24, courting("Song of Freedom, Relic Fence", boxes={"keeper": (0,)}, power=3,
                     buildings="0 city 1-hex"),
        ["Song of Freedom"], ["Relic Fence"],
    ),
    ("critical", "would contend a declared ambition, by the Trust too"): (
        24, courting("Relic Fence, Admin Union", boxes={"keeper": (0,)}),
        ["Relic Fence"], ["Admin Union"],
    ),
    ("critical", "effective Vox card"): (
        24, courting("Populist Demands, Admin Union", slots="fuel"),
        ["Populist Demands"], ["Admin Union"],
    ),
    ("critical", "brings an action card, a Faithful card too"): (
        24, courting("Gatekeepers, Elder Broker", reach=FAITHFUL | {
            "attached": {named("Gatekeepers"): "faithful-3",
                         named("Elder Broker"): named("Relic Fence")},
        }),
        ["Gatekeepers"], ["Elder Broker", "Gatekeepers"],
    ),
    ("critical", "non-Vox card with a non-Vox card attached"): (
        24, courting("Gatekeepers, Elder Broker", reach=GUILD),
        ["Gatekeepers"], [],
    ),
    ("ties", "a card attached"): (
        43, courting("Populist Demands, Diplomatic Fiasco", boxes=NO_MARKER, reach=DECIDED | {
            "attached": {named("Populist Demands"): named("Skirmishers")},
        }),
        ["Populist Demands"], ["Diplomatic Fiasco", "Populist Demands"],
    ),
}  # fmt: skip
PRINCIPLES |= {
    key: value
    for key, value in base.PRINCIPLES.items()
    if key not in PRINCIPLES and key[0] != "critical"
}
NUMBERS = {24: 24, 43: 43, 11: 11, 29: 28, 19: 20}
"""The lines of the base game's positions, and the same ones here."""


@pytest.mark.clause("CATR-14.5")
@pytest.mark.parametrize(("principle", "phrase"), PRINCIPLES)
def test_a_principle_prefers_so_and_without_the_phrase_otherwise(principle, phrase, monkeypatch):
    number, position, wanted, otherwise = PRINCIPLES[principle, phrase]
    number = NUMBERS[number]
    assert base.named(does(position(), number, 3)) == wanted
    less(monkeypatch, f"principle {principle}:", phrase)
    assert base.named(does(position(), number, 3)) == otherwise


@pytest.mark.clause("CATR-14.5")
def test_what_brings_an_action_card_comes_before_a_card_with_another_attached(monkeypatch):
    attached = {"attached": {named("Gatekeepers"): named("Skirmishers")}}
    position = courting("Admin Union, Gatekeepers", boxes=NO_MARKER, reach=DECIDED | attached)
    assert base.named(does(position(), 24, 3)) == ["Admin Union"]
    [row] = [each for each in TEXT.splitlines() if each.startswith("principle critical")]
    *others, second, last = row.split(" > ")
    changed_to(monkeypatch, row, " > ".join([*others, last, second]))
    assert base.named(does(position(), 24, 3)) == ["Gatekeepers"]


ORDERED = {key: each for key, each in base.PRINCIPLE_ORDERS.items() if key[0] != "critical"}
TWO_VOX = {
    "slots": "fuel",
    "reach": DECIDED | {"attached": {named("Diplomatic Fiasco"): named("Skirmishers")}},
}
RIVALS = a_seat(cards="Gatekeepers, Farseers"), a_seat(captives=(0, 9, 0))
ORDERED["ties", "uncontested", "a card attached"] = (
    24, courting("Populist Demands, Diplomatic Fiasco 0 1", *RIVALS, **TWO_VOX),
    ["Populist Demands"], ["Diplomatic Fiasco"],
)  # fmt: skip
ORDERED["ties", "a card attached", "most captives"] = (
    24, courting("Populist Demands 0 2, Diplomatic Fiasco 0 1", *RIVALS, **TWO_VOX),
    ["Diplomatic Fiasco"], ["Populist Demands"],
)  # fmt: skip


@pytest.mark.parametrize(("principle", "first", "second"), ORDERED)
def test_a_principle_prefers_in_this_order(principle, first, second, monkeypatch):
    number, position, wanted_now, otherwise = ORDERED[principle, first, second]
    number = NUMBERS[number]
    assert base.named(does(position(), number, 3)) == wanted_now
    [row] = [each for each in TEXT.splitlines() if each.startswith(f"principle {principle}:")]
    changed_to(monkeypatch, row, row.replace(f"{first} > {second}", f"{second} > {first}"))
    assert base.named(does(position(), number, 3)) == otherwise


@pytest.mark.clause("CATR-14.5")
def test_the_council_is_critical_by_its_trust():
    table = OWN[25][0]()
    assert [COURT[each.card].name for each in does(table, 24, 2)] == ["Imperial Council"]
    table = reach(of_ten(), lead=ADM, reach={"trust": (), "first_regent": 1})
    assert does(table, 24, 2) == []


@pytest.mark.clause("CATR-14.4")
@pytest.mark.parametrize(
    ("name", "own", "fields", "adverse"),
    [
        ("Populist Demands", {"slots": "relic"}, {"boxes": {"keeper": (0,), "tycoon": (2,)}}, None),
        ("Populist Demands", {"slots": "fuel"}, {"boxes": {"tycoon": (0,)}}, True),
        ("Populist Demands", {}, {"boxes": {"tycoon": (0,)}}, False),
        ("Populist Demands", {"slots": "fuel"}, {}, False),
        ("Diplomatic Fiasco", {"cards": "Gatekeepers", "captives": (0, 0, 0)}, {}, False),
        ("Song of Freedom", {"power": 3}, {"buildings": "0 city 1-hex"}, True),
        ("Song of Freedom", {"power": 3}, {}, False),
        ("Song of Freedom", {}, {"buildings": "0 city 1-hex", "initiative": 1}, False),
        ("Council Intrigue", {"power": 3}, {"buildings": "0 city 1-hex"}, False),
        ("Blight Looms", {"power": 3}, {"buildings": "0 city 1-hex"}, False),
    ],
)  # fmt: skip
def test_a_vox_card_is_adverse_if_its_crisis_would_cost_something(name, own, fields, adverse):
    table = reach(of_ten(**own), court=name, lead=AGG, **fields)
    seen = eyes(table)
    worth = {each: table.marker_value(box[0])[0] for each, box in table.boxes.items()}
    if adverse is None:
        adverse = max(worth, key=lambda each: worth[each]) == "keeper"
    assert ADVERSE[named(name)](seen) is adverse
    if adverse:
        assert is_effective(seen, named(name))


@pytest.mark.clause("CATR-14.4")
def test_a_fiasco_is_adverse_with_more_guild_cards_than_agents():
    cat = of_ten(cards="Gatekeepers, Elder Broker")
    table = reach(cat, a_seat(captives=(9, 0, 0)), court="Diplomatic Fiasco", lead=AGG)
    assert ADVERSE["cc13"](eyes(table))
    table.seats[1].captives = (8, 0, 0)
    assert not ADVERSE["cc13"](eyes(table))


def test_every_phrase_of_a_principle_has_such_a_position():
    printed = [
        (name, phrase)
        for name, listed in re.findall(r"^principle (\w+): (.*)$", TEXT, re.MULTILINE)
        for phrase in listed.split(" > ")
    ]
    assert sorted([*PRINCIPLES, *BARGAINS]) == sorted(printed)


# -- general priorities ---------------------------------------------------------------------------

PRIORITIES = {
    32: (lambda: base.leading("aggression-2 construction-3", court="Populist Demands 1",
                              buildings=FIVE, guilds="Silver-Tongues"), "Aggression 2"),
    39: (lambda: base.leading("aggression-2 construction-3", at=("1-hex 2",), blight="1-hex fresh",
                              buildings=f"0 city 1-hex, {PORT}"), "Aggression 2"),
    40: (lambda: base.leading("mobilization-2 construction-3", at=("1-gate 2",), buildings=PORT),
         "Mobilization 2"),
    41: (lambda: base.leading("construction-2 administration-3", at=("1-hex 1, 1-arrow 1",),
                              buildings=PORT), "Construction 2"),
    46: (lambda: base.leading("administration-2 construction-3", a_seat(slots="fuel"),
                              a_seat(slots="fuel"), boxes={"keeper": (0, 1, 2)},
                              buildings=f"{PORT}, {FIVE}"), "Administration 2"),
}  # fmt: skip
KNOWN = {
    31: 20, 33: 22, 34: 23, 35: 24, 36: 25, 37: 26, 38: 27, 42: 30, 43: 31, 44: 32, 45: 33,
    47: 34, 48: 35, 49: 36,
}  # fmt: skip
"""The priorities that say the same in the base game, and their numbers there."""
PRIORITIES |= {number: base.PRIORITIES[known] for number, known in KNOWN.items()}
SUITS = {
    (number, card, why): position
    for number, known in [*KNOWN.items(), (40, 29)]
    for (n, card, why), position in base.SUITS.items()
    if n == known
}


@pytest.mark.clause(
    "CATR-14.31", "CATR-14.32", "CATR-14.33", "CATR-14.34", "CATR-14.35", "CATR-14.36",
    "CATR-14.37", "CATR-14.38", "CATR-14.39", "CATR-14.40", "CATR-14.41", "CATR-14.42",
    "CATR-14.43", "CATR-14.44", "CATR-14.45", "CATR-14.47", "CATR-14.48", "CATR-14.49",
)  # fmt: skip
@pytest.mark.parametrize("number", [each for each in sorted(PRIORITIES) if each != 46])
def test_a_priority_selects_its_card_and_without_its_row_another_does(number, monkeypatch):
    position, card = PRIORITIES[number]
    assert says(position()) == (f"Lead {card}", f"CATR-14.{number}")
    rows = [row for row in TEXT.splitlines() if not row.startswith(f"priority CATR-14.{number} ")]
    play_by(monkeypatch, rows)
    assert says(position())[1] != f"CATR-14.{number}"


@pytest.mark.parametrize(("number", "card", "why"), SUITS)
def test_a_priority_takes_its_suits_in_their_order_and_each_verb_and_goal(number, card, why):
    assert says(SUITS[number, card, why]()) == (f"Lead {card}", f"CATR-14.{number}")


@pytest.mark.clause("CATR-14.32")
@pytest.mark.parametrize(
    "fields",
    [{"reach": {"council": "in session"}, "council": (1,)},
     {"reach": {"attached": {named("Gatekeepers"): "faithful-3"}, **DECIDED}},
     {"reach": {"attached": {named("Gatekeepers"): named("Skirmishers")}, **DECIDED}}],
)  # fmt: skip
def test_the_council_and_cards_with_another_attached_are_secured_by_the_priorities(fields):
    cat = of_ten(hand="aggression-2 construction-3")
    cat.supercat = replace(cat.supercat, drawn=cat.hand)
    table = an_act(cat, fates=("", "magnate", "founder", "advocate"), initiative=0,
                   court="Gatekeepers 1", steps=[LeadCard(0)], boxes=NO_MARKER,
                   buildings=f"{PORT}, {FIVE}", **fields)  # fmt: skip
    assert says(table) == ("Lead Aggression 2", "CATR-14.32")


@pytest.mark.clause("CATR-14.46")
def test_the_council_by_its_trust_selects_where_no_other_card_does(monkeypatch):
    table = PRIORITIES[46][0]()
    table.reach.council, table.reach.first_regent = "in session", 1
    table.reach.trust = ("relic",)
    rows = [row for row in TEXT.splitlines() if not row.startswith("priority CATR-14.45 ")]
    play_by(monkeypatch, rows)
    assert says(table) == ("Lead Administration 2", "CATR-14.46")
    play_by(monkeypatch, [row for row in rows if not row.startswith("priority CATR-14.46 ")])
    assert says(table)[1] != "CATR-14.46"
    play_by(monkeypatch, rows)
    for hand in ("administration-2 mobilization-2", "mobilization-2 construction-3"):
        table.seats[0].hand = tuple(hand.split())
        table.seats[0].supercat = replace(table.seats[0].supercat, drawn=table.seats[0].hand)
        assert says(table) == ("Lead Mobilization 2", "CATR-14.46")
    table.reach.trust = ()
    assert says(table)[1] != "CATR-14.46"


def test_every_priority_has_such_a_position():
    clauses = [each.clause for each in TEN.priorities]
    assert [f"CATR-14.{each}" for each in sorted(PRIORITIES)] == clauses


@pytest.mark.clause("CATR-14.41")
@pytest.mark.parametrize(("at", "builds"), [("4-hex 1", False), ("1-hex 1", True)])
def test_cities_are_built_with_claims_for_half_of_them(at, builds):
    table = base.leading("construction-2 administration-3", at=(at,), buildings=PORT)
    assert (says(table)[1] == "CATR-14.41") is builds


# -- tokens ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("row", "other", "table", "clause"), base.TOKENS)
def test_a_token_is_spent_for_what_its_row_says(row, other, table, clause, monkeypatch):
    assert says(table())[1] == clause
    rows = [f"{row}: {other}" if each.startswith(row) else each for each in TEXT.splitlines()]
    play_by(monkeypatch, rows)
    assert says(table())[1] != clause


@pytest.mark.clause("CAT-5.5")
@pytest.mark.parametrize(("at", "buildings", "built"), base.MATERIALS)
def test_a_material_builds_a_first_starport_cities_or_ships(at, buildings, built):
    table = reach(of_ten(at, slots="material"), lead=AGG, buildings=buildings, boxes=NO_MARKER)
    spent, done = goes_on(table, "CAT-5.5", "CAT-5.5")
    assert (spent, done.split()[2]) == ("Spend Material to build", built)


@pytest.mark.clause("CAT-5.8", "CAT-5.9")
@pytest.mark.parametrize(
    ("slots", "court", "boxes", "clause"),
    [("relic", "Gatekeepers 2 1", {}, "CAT-5.8"), ("relic", "Gatekeepers 1", {}, ""),
     ("relic", "Gatekeepers 1", {"tycoon": (0,)}, "CAT-5.8"),
     ("relic fuel", "Populist Demands 1", {}, "CAT-5.8"),
     ("psionic", "Gatekeepers 1", {"tycoon": (0,)}, "CAT-5.9")],
)  # fmt: skip
def test_a_token_secures_captives_what_contends_and_an_effective_vox(slots, court, boxes, clause):
    table = reach(of_ten(slots=slots), lead=AGG, court=court, boxes=boxes)
    assert (says(table)[1] if clause else clause) == clause
    assert clause or says(table)[1] not in ("CAT-5.8", "CAT-5.9")


# -- lines of fates -------------------------------------------------------------------------------

SESSION = {"council": "in session"}
ESCALATION = {"policies": ("escalation", "peace", "war")}
LOST = {"council": "decided", "first_regent": 1}
STACK = ("faithful-1", "faithful-2", "faithful-3")


def with_hearth(*seats, lore=(GOLEM_HEARTH, "f5-02"), **fields):
    table = of("caretaker", *seats, **fields)
    table.seats[0].lore = lore
    return table


def spying(counter=4, **known):
    cat = of_ten(counter=counter, cards="Informants")
    cat.supercat = replace(cat.supercat, **known)
    table = of("partisan", cat, a_seat(hand="mobilization-6 mobilization-2"), lead=ADM)
    taken = ("aggression-3", "aggression-5", "construction-2", "construction-4")
    table.stack = lying(" ".join(taken))
    table.pile = (tuple(each for each in table.pile[0] if each.card not in taken),)
    return table


SLEEPER = {"golems": {"warrior": Golem(0, in_hearth=True, awake=False)}}
FATES = {
    ("steward", 1): (lambda: of("steward", of_ten(cards="Dealmakers"), court="Elder Broker 0 1",
                                lead=AGG), "Bargain"),
    ("steward", 2): (lambda: of("steward", lead=ADM, reach=SESSION), "Influence Imperial Council"),
    ("steward", 3): (lambda: of("steward", lead=ADM, court="Elder Broker, Council Intrigue",
                                reach=LOST), "Influence Council Intrigue"),
    ("founder", 1): (lambda: of("founder", lead=ADM, reach=SESSION), "Influence Imperial Council"),
    ("founder", 2): (lambda: of("founder", lead=AGG, court="Elder Broker 1, Populist Demands 1"),
                     "Secure Populist Demands"),
    ("founder", 3): (lambda: of("founder", of_ten("1-gate 2"), lead=MOB, outlaws=(0,)),
                     "Move from 1-gate to 1-"),
    ("magnate", 1): (lambda: of("magnate", of_ten(slots="relic"), lead=ADM,
                                buildings="0 city 1-hex"), "Tax 1-hex of seat 1"),
    ("magnate", 2): (lambda: of("magnate", lead=ADM, reach=SESSION), "Influence Imperial Council"),
    ("advocate", 1): (lambda: of("advocate", lead=ADM, court="Sworn Guardians, Elder Broker"),
                      "Influence Elder Broker"),
    ("advocate", 2): (lambda: of("advocate", of_ten(cards="Guild Investigators"), lead=AGG,
                                 court="Diplomatic Fiasco, Council Intrigue",
                                 court_discard=(named("Lattice Spies"),)), "Recover"),
    ("advocate", 3): (lambda: of("advocate", of_ten("1-hex 6"),
                                 a_seat("1-hex 1", cards="Elder Broker"), lead=AGG,
                                 buildings="1 starport 1-hex"), "Attack seat 2 in 1-hex"),
    ("caretaker", 1): (lambda: with_hearth(of_ten("1-gate 1"), lead=ADM,
                                           reach={"sleepers": ("1-gate",), **DECIDED}), "Awaken"),
    ("caretaker", 2): (lambda: with_hearth(of_ten("1-hex 2"), lead=MOB,
                                           reach={"sleepers": ("1-gate",), **DECIDED}),
                       "Move from 1-hex to 1-gate"),
    ("caretaker", 3): (lambda: with_hearth(of_ten(), lead=ADM, reach=SLEEPER | SESSION),
                       "Influence Imperial Council"),
    ("partisan", 1): (lambda: of("partisan", lead=ADM, court="Skirmishers, Lattice Spies"),
                      "Influence Lattice Spies"),
    ("partisan", 2): (lambda: of("partisan", lead=ADM, court="Skirmishers, Arms Union"),
                      "Influence Arms Union"),
    ("partisan", 3): (spying, "Spy"),
    ("admiral", 1): (lambda: of("admiral", of_ten(slots="relic"), lead=ADM, boxes={"keeper": (0,)},
                                reach={"policies": ("escalation", "peace", "war"), **SESSION}),
                     "Influence Imperial Council"),
    ("admiral", 2): (lambda: of("admiral", of_ten("1-gate 2"), lead=AGG, empire="1-gate 1",
                                blight="1-gate"), "Attack the Blight in 1-gate"),
    ("admiral", 3): (lambda: of("admiral", of_ten("1-gate 1"), lead=MOB,
                                buildings="0 starport 1-hex"), "Move from 1-gate to 1-hex"),
    ("admiral", 4): (lambda: of("admiral", of_ten("1-hex 1"), a_seat("1-gate 3"),
                                a_seat("2-gate 3"), lead=CON, buildings="0 starport 1-hex"),
                     "Build a ship in 1-hex"),
    ("admiral", 5): (lambda: of("admiral", of_ten("1-hex 9"), lead=CON,
                                buildings="0 starport 1-hex"), "Build a starport in 1-hex"),
    ("believer", 1): (lambda: of("believer", lead=ADM, court="Elder Broker",
                                 buildings="0 city 2-hex, 0 city 4-crescent",
                                 reach={"faithful": STACK, **DECIDED}), "Teach"),
    ("believer", 2): (lambda: of("believer", of_ten("1-hex 1"), lead=CON,
                                 reach={"faithful": STACK, **DECIDED}), "Build a city in 1-hex"),
}  # fmt: skip


@pytest.mark.clause(
    "CATR-TEN-STEWARD-1", "CATR-TEN-STEWARD-2", "CATR-TEN-STEWARD-3", "CATR-TEN-FOUNDER-1",
    "CATR-TEN-FOUNDER-2", "CATR-TEN-FOUNDER-3", "CATR-TEN-MAGNATE-1", "CATR-TEN-MAGNATE-2",
    "CATR-TEN-ADVOCATE-1", "CATR-TEN-ADVOCATE-2", "CATR-TEN-ADVOCATE-3", "CATR-TEN-CARETAKER-1",
    "CATR-TEN-CARETAKER-2", "CATR-TEN-CARETAKER-3", "CATR-TEN-PARTISAN-1", "CATR-TEN-PARTISAN-2",
    "CATR-TEN-PARTISAN-3", "CATR-TEN-ADMIRAL-1", "CATR-TEN-ADMIRAL-2", "CATR-TEN-ADMIRAL-3",
    "CATR-TEN-ADMIRAL-4", "CATR-TEN-ADMIRAL-5", "CATR-TEN-BELIEVER-1", "CATR-TEN-BELIEVER-2",
)  # fmt: skip
@pytest.mark.parametrize(("fate", "number"), FATES)
def test_a_line_of_a_fate_holds_and_without_its_row_another_does(fate, number, monkeypatch):
    position, answer = FATES[fate, number]
    clause = f"CATR-TEN-{fate.upper()}-{number}"
    times = 2 if " " in answer else 1
    assert goes_on(position(), *[clause] * times)[-1].startswith(answer)
    rows = [row for row in TEXT.splitlines() if not row.startswith(f"fate {fate} {number}:")]
    play_by(monkeypatch, rows)
    assert says(position())[1] != clause


def test_every_line_of_a_fate_has_such_a_position():
    printed = {(line.fate, line.number) for found in TEN.fates.values() for line in found}
    assert set(FATES) == printed


def found(fate, number, action, table):
    """What a line of a fate would do with three actions."""
    [line] = [e for e in TEN.fates[fate] if (e.number, e.action) == (number, action)]
    return list(line.find(eyes(table), 3))


def council(fate, **fields):
    """The Council is In Session, with one agent of seat 0."""
    return of(fate, *fields.pop("seats", ()), lead=AGG, council=(1,),
              reach=fields.pop("reach", {}) | SESSION, **fields)  # fmt: skip


WINS = {"boxes": {"keeper": (0,)}, "lead": ADM, "reach": {"sleepers": ("1-gate",), **DECIDED}}
AT_A_GATE = {"reach": {"sleepers": ("1-gate",), **DECIDED}}
BUILT = {"turn": {"built": True}}
VERBS = {
    ("steward", 2, "secure"): lambda: council("steward"),
    ("steward", 3, "secure"): lambda: of("steward", court="Council Intrigue 1", reach=LOST),
    ("founder", 1, "secure"): lambda: council("founder"),
    ("founder", 2, "influence"): lambda: of("founder", court="Populist Demands"),
    ("founder", 3, "build"): lambda: of("founder", outlaws=(0,), buildings="0 starport 1-hex"),
    ("founder", 3, "repair"): lambda: of("founder", of_ten(hurt="1-gate 1"), outlaws=(0,)),
    ("founder", 3, "battle"): lambda: of("founder", of_ten("1-hex 2"), a_seat("1-hex 2"),
                                         outlaws=(0,)),
    ("magnate", 2, "secure"): lambda: council("magnate"),
    ("advocate", 1, "secure"): lambda: of("advocate", court="Elder Broker 1"),
    ("caretaker", 1, "tax"): lambda: with_hearth(of_ten("1-gate 1"), buildings="0 city 2-hex",
                                                 **WINS),
    ("caretaker", 1, "secure"): lambda: with_hearth(of_ten("1-gate 1"), court="Relic Fence 1",
                                                    **WINS),
    ("caretaker", 1, "battle"): lambda: with_hearth(of_ten("1-gate 3"), a_seat("1-gate 1"),
                                                    **WINS | {"boxes": {"warlord": (0,)}}),
    ("caretaker", 2, "build"): lambda: with_hearth(of_ten(), buildings="0 starport 1-hex",
                                                   reach={"sleepers": ("1-hex",), **DECIDED}),
    ("caretaker", 2, "repair"): lambda: with_hearth(of_ten(hurt="1-gate 1"), **AT_A_GATE),
    ("caretaker", 2, "battle"): lambda: with_hearth(of_ten("1-gate 2"), a_seat("1-gate 2"),
                                                    **AT_A_GATE),
    ("caretaker", 3, "secure"): lambda: council("caretaker", reach=dict(SLEEPER)),
    ("partisan", 1, "secure"): lambda: of("partisan", court="Lattice Spies 1"),
    ("partisan", 2, "secure"): lambda: of("partisan", court="Arms Union 1"),
    ("admiral", 1, "secure"): lambda: council("admiral", seats=(of_ten(slots="relic"),),
                                              reach=dict(ESCALATION), boxes={"keeper": (0,)}),
    ("admiral", 2, "move"): lambda: of("admiral", of_ten("1-gate 2"), empire="1-gate 2",
                                       blight="2-gate"),
    ("admiral", 3, "build"): lambda: of("admiral", buildings="0 starport 1-hex"),
    ("believer", 2, "move"): lambda: of("believer", of_ten("1-gate 2"),
                                        reach={"faithful": STACK, **DECIDED}),
}  # fmt: skip


@pytest.mark.parametrize(("fate", "number", "action"), VERBS)
def test_every_other_verb_of_a_line_of_a_fate_has_something_to_do(fate, number, action):
    assert found(fate, number, action, VERBS[fate, number, action]())


def test_every_verb_of_a_line_of_a_fate_has_such_a_position():
    printed = [(e.fate, e.number, e.action) for lines in TEN.fates.values() for e in lines]
    assert not set(VERBS) - set(printed)
    once = {(fate, number) for fate, number, _ in printed} - {each[:2] for each in VERBS}
    assert all(sum(each[:2] == line for each in printed) == 1 for line in once)


CLOSED = {
    ("steward", 3, "influence"): lambda: of("steward", court="Council Intrigue"),
    ("founder", 1, "influence"): lambda: of("founder", outlaws=(0,), reach=SESSION),
    ("founder", 2, "influence"): lambda: of("founder", outlaws=(0,), court="Populist Demands"),
    ("founder", 2, "secure"): lambda: of("founder", outlaws=(0,), court="Populist Demands 1"),
    ("founder", 2, "secure", "no marker"): lambda: of("founder", court="Populist Demands 1",
                                                      boxes=NO_MARKER),
    ("caretaker", 3, "influence"): lambda: with_hearth(of_ten(), reach=SESSION),
    ("partisan", 3, "influence"): lambda: spying(3),
    ("partisan", 3, "influence", "spied"): lambda: spying(has_spied=True),
    ("admiral", 1, "influence"): lambda: of("admiral", reach=SESSION | ESCALATION),
    ("admiral", 2, "move"): lambda: of("admiral", of_ten("1-gate 2"), empire="1-gate 2",
                                       blight="2-gate", outlaws=(0,)),
    ("admiral", 4, "build"): lambda: of("admiral", of_ten("1-hex 3"), buildings="0 starport 1-hex"),
    ("admiral", 5, "build"): lambda: of("admiral", of_ten("1-hex 9"), **BUILT,
                                        buildings="0 starport 1-hex"),
    ("believer", 2, "move"): lambda: of("believer", of_ten("1-gate 2"), buildings=f"{FIVE}",
                                        reach={"faithful": STACK, **DECIDED}),
}  # fmt: skip


@pytest.mark.parametrize("key", CLOSED)
def test_a_question_closes_a_line_of_a_fate_that_had_something_to_do(key, monkeypatch):
    fate, number, action = key[:3]
    assert not found(fate, number, action, CLOSED[key]())
    rows = [
        row.partition(" · if ")[0] if row.startswith(f"fate {fate} {number}:") else row
        for row in TEXT.splitlines()
    ]
    play_by(monkeypatch, rows)
    [line] = [e for e in DOCUMENTS["campaign 10"].fates[fate] if (e.number, e.action) == key[1:3]]
    assert line.find(eyes(CLOSED[key]()), 3) or key in RULED_OUT


RULED_OUT = [("admiral", 2, "move")]
"""Where the question only says what is so anyway: an Outlaw moves no Imperial ships."""


def test_lines_of_fates_stand_in_this_order():
    for lines in TEN.fates.values():
        assert [each.number for each in lines] == sorted(each.number for each in lines)
    order = {fate: [each.action for each in lines] for fate, lines in TEN.fates.items()}
    assert order["founder"][2:4] == ["secure", "influence"]
    assert order["founder"][4:] == ["build", "repair", "move", "battle"]
    assert order["caretaker"][:4] == ["tax", "secure", "battle", "influence"]
    assert order["admiral"][2:4] == ["battle", "move"]
    assert [each.is_whole for each in TEN.fates["founder"][4:]] == [False, False, True, False]
    assert [each.is_partial for each in TEN.fates["admiral"][2:4]] == [False, True]


@pytest.mark.clause("CATR-14.19")
def test_only_teaching_may_use_all_actions_of_a_believer(monkeypatch):
    table = FATES["believer", 1][0]()
    assert [line.number for [line], _ in fate_pages(eyes(table), 1)] == [1]
    row = "fate believer 1: Influence by Teach · whole"
    changed_to(monkeypatch, row, row.removesuffix(" · whole"))
    assert fate_pages(eyes(table), 1) == []


ADMIRALS_PORTS = [
    *[(phrase, "", base.PREFERENCES[34, phrase]) for phrase in ("task force", "bot control")],
    ("task force", "bot control", base.ORDERS[34, "task force", "bot control"]),
]


@pytest.mark.clause("CATR-TEN-ADMIRAL-5")
@pytest.mark.parametrize(("phrase", "second", "case"), ADMIRALS_PORTS)
def test_an_admiral_prefers_places_for_its_starport(phrase, second, case, monkeypatch):
    def places():
        [*_, line] = DOCUMENTS["campaign 10"].fates["admiral"]
        return base.where(line.find(eyes(position()), 1))

    position, wanted, otherwise = case
    assert places() == wanted
    [row] = [each for each in TEXT.splitlines() if each.startswith("fate admiral 5")]
    head, prefer, listed = row.partition(" · prefer ")
    left = [each for each in listed.split(" > ") if second or each != phrase]
    changed_to(monkeypatch, row, head + prefer + " > ".join(left[::-1] if second else left))
    assert places() == otherwise


@pytest.mark.clause("CATR-TEN-MAGNATE-1")
@pytest.mark.parametrize(
    ("phrase", "before", "after"),
    [("types of a declared ambition", ["1-crescent"], ["2-hex"]), ("new resources", None, None)],
)
def test_a_magnate_taxes_types_of_a_declared_ambition_then_new_ones(phrase, before, after):
    kinds = {system.resource: name for name, system in SYSTEMS.items() if system.resource}
    cities = f"0 city {kinds['fuel']}, 0 city {kinds['relic']}"
    fields = {"lead": ADM, "buildings": cities}
    [line, *_] = TEN.fates["magnate"]

    def taxed(slots, boxes):
        seen = eyes(of("magnate", of_ten(slots=slots), boxes=boxes, **fields))
        return [SYSTEMS[each.system].resource for each in line.find(seen, 1)]

    assert taxed("fuel", {"tycoon": (0,)}) == ["fuel"]
    assert taxed("fuel", {}) == ["relic"]
    assert sorted(taxed("fuel relic", {})) == ["fuel", "relic"]


# -- what the pages of fates say besides ----------------------------------------------------------


def says_of(aspect, table, *more):
    """What the page of seat 0 answers."""
    seen = eyes(table)
    return getattr(page_of(seen), aspect)(seen, *more)


DONE = {"reach": DECIDED}


def without_marker(table):
    reach_of(table).change_fate(0, marker=0)
    return table


ADMIRALS = {"boxes": {"keeper": (0,)}}
ASKED = {
    ("events", "steward"): (lambda: of("steward", reach=LOST), lambda: of("steward")),
    ("events", "founder"): (lambda: of("founder"), lambda: of("founder", outlaws=(0,))),
    ("events", "magnate"): (lambda: of("magnate"), lambda: without_marker(of("magnate"))),
    ("summit", "steward"): (lambda: of("steward", reach=LOST), lambda: of("steward")),
    ("summit", "founder"): (lambda: of("founder"), lambda: of("founder", outlaws=(0,))),
    ("summit", "magnate"): (lambda: of("magnate", reach={"securer": 0, "council": "tucked"}),
                            lambda: of("magnate")),
    ("petition", "steward"): (lambda: of("steward", reach=LOST), lambda: of("steward")),
    ("leave", "founder"): (lambda: of("founder"), lambda: of("founder", outlaws=(0,))),
    ("intrigue", "steward"): (lambda: of("steward", reach=LOST), lambda: of("steward")),
    ("crises", "caretaker"): (lambda: of("caretaker", reach=SLEEPER | DECIDED),
                              lambda: of("caretaker")),
    ("edicts", "admiral"): (
        lambda: of("admiral", of_ten(slots="relic"), reach=ESCALATION | DECIDED, **ADMIRALS),
        lambda: of("admiral", of_ten(), reach=ESCALATION | DECIDED, **ADMIRALS)),
    ("enforce", "admiral"): (
        lambda: of("admiral", of_ten(slots="relic"), reach=ESCALATION | DECIDED, **ADMIRALS),
        lambda: of("admiral", of_ten(slots="relic"), **ADMIRALS)),
    ("declare", "founder"): (lambda: of("founder"), lambda: of("magnate")),
}  # fmt: skip


@pytest.mark.clause("CATR-14.3", "CATR-14.12", "CATR-14.13", "CATR-14.14", "CATR-14.16",
                    "CATR-14.18")  # fmt: skip
@pytest.mark.parametrize(("aspect", "fate"), ASKED)
def test_the_page_of_a_fate_answers_so_and_with_its_row_changed_otherwise(
    aspect, fate, monkeypatch
):
    so, otherwise = ASKED[aspect, fate]
    assert says_of(aspect, so())
    assert not says_of(aspect, otherwise())
    [row] = re.findall(rf"^{aspect} of {fate}: .*$", TEXT, re.MULTILINE)
    changed_to(monkeypatch, row, f"{aspect} of {fate}: never")
    assert not says_of(aspect, so())


@pytest.mark.clause("CATR-14.12")
@pytest.mark.parametrize("aspect", ["events", "summit", "petition", "intrigue"])
def test_a_steward_does_nothing_of_that_while_the_council_is_in_session(aspect):
    assert says_of(aspect, of("steward", reach=dict(LOST)))
    assert not says_of(aspect, of("steward", reach=LOST | SESSION))


SAID = {
    ("spends", "magnate"): "with more than three resources",
    ("first", "caretaker"): "what wins before golems wake",
    ("first", "advocate"): "guild cards that their Prelude discards",
    ("seizing", "partisan"): "by Outrage of types without a protected card",
    ("counter", "partisan"): "one",
    ("rounds", "magnate"): "two",
    ("accepts", "magnate"): "Favors and resources",
    ("serves", "magnate"): "resources",
    ("serves", "steward"): "an invitation",
    ("serves", "admiral"): "an invitation",
    ("serves", "founder"): "pieces for control",
    ("exports", "magnate"): "what counts for no ambition that it contends",
}


@pytest.mark.parametrize("aspect", ASPECTS)
def test_no_other_fate_says_so(aspect):
    """What the other fates say is what a seat without a fate does."""
    for fate in set(FATE_CARDS) - {name for each, name in (*ASKED, *SAID) if each == aspect}:
        page = page_in(TEN, fate)
        if ASPECTS[aspect]:
            assert getattr(page, aspect) == getattr(NO_PAGE, aspect)
        else:
            assert not getattr(page, aspect)(eyes(of(fate)))


@pytest.mark.parametrize(("aspect", "fate"), SAID)
def test_a_fate_says_otherwise(aspect, fate):
    assert getattr(page_in(TEN, fate), aspect) == ASPECTS[aspect][SAID[aspect, fate]]


@pytest.mark.clause("CATR-14.14", "CATR-MAGNATE-6")
@pytest.mark.parametrize(("slots", "spends"), [("material fuel relic", False),
                                               ("material fuel relic weapon", True)])  # fmt: skip
def test_a_magnate_spends_nothing_of_three_resources(slots, spends):
    table = of("magnate", of_ten("1-hex 1", slots=slots), lead=AGG, buildings=PORT)
    assert (says(table)[1] == "CAT-5.5") is spends


@pytest.mark.parametrize("aspect", ASPECTS)
def test_every_fate_says_something_of_everything(aspect):
    for document in (DOCUMENTS["campaign 0.5"], TEN):
        assert all(aspect in document.sayings[fate] for fate in FATE_CARDS)
    rows = [row for row in TEXT.splitlines() if not row.startswith(f"{aspect} of ")]
    assert all(aspect not in said for said in read(rows, "campaign 10").sayings.values())


def test_an_aspect_twice_or_unknown_is_refused():
    with pytest.raises(DocumentError, match="there already"):
        read([*TEXT.splitlines(), "events of steward: always"], "campaign 10")
    with pytest.raises(DocumentError, match="unknown aspect 'colour'; known are: events"):
        read([*TEXT.splitlines(), "colour of steward: always"], "campaign 10")


@pytest.mark.clause("CATR-14.11", "CATR-14.16", "CATR-14.18")
@pytest.mark.parametrize(
    ("fate", "fields", "answer"),
    [
        ("caretaker", {"reach": SLEEPER}, "Crises"),
        ("admiral", {"reach": ESCALATION, "boxes": {"keeper": (0,)}}, "Edicts"),
    ],
)
def test_a_fate_chooses_what_follows_the_council(fate, fields, answer):
    table = asks(DecideOutcome(0), of_ten(slots="relic"), fate=fate, **fields)
    option, clause = says(table)
    assert (answer.lower() in option.lower(), clause) == (True, "CATR-14.11")


@pytest.mark.clause("CATR-14.18", "CATR-12.2")
def test_an_admiral_enforces_escalation_for_its_ships():
    table = asks(Govern(0), of_ten(slots="relic"), fate="admiral", reach=ESCALATION,
                 boxes={"keeper": (0,)})  # fmt: skip
    assert says(table) == ("Enforce the policy", "CATR-12.2")


@pytest.mark.clause("CATR-14.12")
def test_a_steward_petitions_in_its_summit():
    table = asks(CallToOrder(0), fate="steward", reach=LOST)
    assert says(table)[1] == "CATR-11.6"
    assert "Petition" in says(table)[0] or "session" in says(table)[0].lower()


def leading_founder(rival, fate="founder"):
    """It leads Construction 2, a card for Tycoon, in which this seat has these resources."""
    cat = of_ten("1-gate 2", hand="construction-2")
    cat.supercat = replace(cat.supercat, drawn=("construction-2",))
    return an_act(cat, a_seat(slots=rival), fates=of_fate(fate), initiative=0,
                  reach=dict(DECIDED), steps=[LeadCard(0)])  # fmt: skip


@pytest.mark.clause("CATR-14.13")
@pytest.mark.parametrize(
    ("fate", "rival", "declares"),
    [("founder", "", True), ("founder", "fuel", False), ("magnate", "", False)],
)
def test_a_founder_declares_what_no_rival_wins(fate, rival, declares):
    table = leading_founder(rival, fate)
    assert (says(table)[1] == "CAT-3.4") is declares
    play(table, "Lead Construction 2")
    if declares:
        assert says(table) == ("Declare Tycoon", "CATR-14.13")
    else:
        assert says(table) == ("Go on", "CAT-3.4")


@pytest.mark.clause("CATR-14.15")
def test_an_advocate_uses_guild_cards_up_until_its_objective_is_reached(monkeypatch):
    table = of("advocate", of_ten(cards="Elder Broker"), lead=ADM)
    assert says(table) == ("Use Elder Broker", "CATR-14.15")
    assert says(without_marker(table))[1] != "CATR-14.15"
    row = "first of advocate: guild cards that their Prelude discards"
    changed_to(monkeypatch, row, "first of advocate: nothing")
    assert says(of("advocate", of_ten(cards="Elder Broker"), lead=ADM))[1] != "CATR-14.15"


@pytest.mark.clause("CATR-14.15", "CATR-TEN-ADVOCATE-2")
@pytest.mark.parametrize(
    ("guild", "discard", "recovers"),
    [("Elder Broker", "", True), ("Arms Union", "", False), ("Sworn Guardians", "", False),
     ("Sworn Guardians", "Lattice Spies", True)],
)  # fmt: skip
def test_an_advocate_selects_a_card_to_recover_what_its_prelude_discards(
    guild, discard, recovers, monkeypatch
):
    """A Union is not discarded before the round ends; nothing in the Court is worth an agent."""

    def position():
        cat = of_ten(hand="mobilization-2 construction-3", cards=f"Guild Investigators, {guild}")
        cat.supercat = replace(cat.supercat, drawn=cat.hand)
        return an_act(
            cat, fates=of_fate("advocate"), initiative=0, steps=[LeadCard(0)],
            boxes={"warlord": (0, 1, 2)}, reach=dict(DECIDED),
            court="Diplomatic Fiasco, Council Intrigue",
            court_discard=(named(discard),) if discard else (),
        )  # fmt: skip

    said = says(position())
    assert (said == ("Lead Mobilization 2", "CATR-TEN-ADVOCATE-2")) is recovers
    row = "fate advocate 2: Move by Recover, by Recover after its Prelude"
    changed_to(monkeypatch, row, "fate advocate 2: Move by Recover")
    assert (says(position())[1] == "CATR-TEN-ADVOCATE-2") is bool(discard)


@pytest.mark.clause("CATR-14.14")
@pytest.mark.parametrize(
    ("own", "rival", "three"), [("fuel fuel fuel relic", "fuel fuel fuel fuel", 0),
                                ("fuel fuel fuel relic", "", 0), ("relic relic relic", "", 3)],
)  # fmt: skip
def test_a_magnate_exports_nothing_of_a_declared_ambition_that_it_contends(own, rival, three):
    table = of("magnate", of_ten(slots=own), a_seat(slots=rival), boxes={"tycoon": (0,)})
    assert len(export_of(eyes(table))) == three


@pytest.mark.clause("CATR-14.17")
def test_a_partisan_seizes_by_outrage_of_types_without_protected_cards(monkeypatch):
    table = of("partisan", of_ten(slots="material fuel weapon relic", cards="Guild Overseers"))
    kept = COURT[named("Guild Overseers")]
    assert (kept.suit, kept.is_protected) == ("relic", True)
    types = page_of(eyes(table)).seizing(eyes(table))
    assert "relic" not in types
    assert query(table, q.EnoughToSeize(0), 2) == 1
    assert query(table, q.SeizingCosts(0), ()) == (OutrageToSeize(0),)
    changed_to(monkeypatch, "counter of partisan: one", "counter of partisan: two")
    assert query(table, q.EnoughToSeize(0), 2) == 2
    row = "seizing of partisan: by Outrage of types without a protected card"
    changed_to(monkeypatch, row, "seizing of partisan: by Outrage")
    assert "relic" in page_of(eyes(table)).seizing(eyes(table))


@pytest.mark.clause("CATR-14.17")
def test_without_such_a_type_a_partisan_does_not_roll():
    outraged = ("material", "fuel", "weapon", "psionic")
    table = of("partisan", of_ten(outrage=outraged, cards="Guild Overseers"))
    assert not query(table, q.MayRollToSeize(0), True)
    table = of("partisan", of_ten(outrage=outraged))
    assert query(table, q.MayRollToSeize(0), True)


@pytest.mark.clause("CATR-14.18", "CATR-14.19")
def test_first_cities_by_version():
    kinds = list(SYSTEMS)
    planets = [name for name in kinds if SYSTEMS[name].resource]
    for version, seat in (("10", of_ten()), ("0.5", a_cat())):
        table = an_act(seat, fates=of_fate("admiral"))
        found = homes_of_war(table, 0, planets)
        assert (found == [e for e in planets if SYSTEMS[e].resource == "weapon"]) == (
            version == "10"
        )
        table = an_act(seat, fates=of_fate("believer"), court="Elder Broker")
        suits = [e for e in planets if SYSTEMS[e].resource == COURT[named("Elder Broker")].suit]
        found = homes_to_teach(table, 0, planets)
        single = [each for each in suits if SYSTEMS[each].slots == 1]
        assert found == (single if version == "10" and single else suits)
    table = an_act(of_ten(), fates=of_fate("admiral"), buildings="0 city 1-hex")
    assert homes_of_war(table, 0, planets) == planets


@pytest.mark.clause("CATR-14.7")
def test_the_action_of_a_fate_is_no_ability_and_exhausts_nothing():
    table = FATES["steward", 1][0]()
    play(table, "Bargain")
    assert table.seats[0].supercat.exhausted == ()
    table = of("magnate", of_ten(cards="Dealmakers"), court="Elder Broker 0 1", lead=AGG)
    assert says(table)[1] != "CATR-TEN-21"


# -- switches -------------------------------------------------------------------------------------


def urged():
    table = of("founder", of_ten(counter=2))
    table.trick = (Played(1, AGG, "lead"), Played(2, "event-1", "event"))
    table.initiative, table.steps = 1, [RollToSeize(0)]
    asked_for = RollToSeize(0).ask(table)
    return asked_for is None, query(table, q.TakenOffSeizing(0), 0)


def governs():
    table = asks(Govern(0), of_ten(), a_seat(slots="relic"), boxes={"keeper": (0,)},
                 reach={"policies": ("escalation", "peace", "war")})  # fmt: skip
    return says(table)[0]


def weighs(*parts, **fields):
    """What version 10 at seat 0 makes of an offer of seat 1."""
    fields.setdefault("fates", ("believer", "magnate", "founder"))
    table = an_act(of_ten(slots="fuel"), a_seat(slots="relic fuel psionic"),
                   a_seat(slots="relic relic"), **fields)  # fmt: skip
    return weigh(table, Talks((1, 0)), 0, parts).total


def of_rivals():
    """Seat 1 gets a Relic, with which it contends; the option asks of the other one alone."""
    table = an_act(of_ten(slots="relic"), a_seat(slots="fuel"), a_seat(), boxes={"keeper": (0,)})
    reach_of(table).bargains = replace(reach_of(table).bargains, lets="target")
    parts = (Part("resource", 1, 0, "fuel"), Part("resource", 0, 1, "relic"))
    weighed = weigh(table, Talks((1, 0)), 0, parts).modifiers
    return "BARGAIN-3.4" in [each.clause for each in weighed]


def trades():
    parts = (Part("resource", 0, 1, "fuel"), Part("promise", 0, 1), Part("promise", 1, 0))
    return weighs(*parts)


def serves_later():
    """An Outlaw who follows the Admiral is invited to the Empire."""
    table = an_act(of_ten(), a_seat(), fates=("admiral", "founder", "advocate"), outlaws=(0,))
    reach_of(table).first_regent = 1
    parts = (Part("promise", 0, 1), Part("invitation", 1, 0))
    return "BARGAIN-3.8" in [
        each.clause for each in weigh(table, Talks((1, 0)), 0, parts).modifiers
    ]


def pays():
    """Tycoon is declared and it contends that: by 0.5 it would not pay with Fuel."""
    seats = (
        of_ten(slots="fuel relic relic"),
        of_ten(slots="relic"),
        a_seat(slots="relic relic relic"),
    )
    table = an_act(*seats, boxes={"keeper": (0,), "tycoon": (1,)},
                   fates=("believer", "founder", "advocate"))  # fmt: skip
    found = proposal(table, Talks((0, 1), rounds=3))
    return found is not None and any(each.kind == "resource" for each in found.parts[1:])


def negotiates():
    table = an_act(of_ten(), a_seat(), a_seat(), initiative=1)
    table.steps = []
    begin_summit(table, 2, silence)
    table.steps.pop()
    play(table)
    talks = next(each.talks for each in table.steps if isinstance(each, RollRounds))
    return talks.waiting, talks.goes_round


def mends():
    golem = {"golems": {"protector": Golem(0, in_hearth=True, awake=True)}, **DECIDED}
    table = with_hearth(of_ten(hurt="1-hex 1"), lead=ADM, reach=golem)
    return "Protector" in says(table)[0]


DRAWN = ("aggression-3", "construction-2")


def informs(stack="aggression-3 aggression-5 construction-2", drawn=DRAWN):
    table = asks(SpyOn(0), a_seat(hand="mobilization-6 mobilization-2"),
                 of_ten(counter=2, hand="administration-6"), fate="partisan")  # fmt: skip
    table.stack = lying(stack)
    gone = {each.card for each in table.stack}
    table.pile = (tuple(each for each in table.pile[0] if each.card not in gone),)
    play(table, drawn, "Give Mobilization 6")
    return table.seats[0].hand


def dice_against_blight():
    table = reach(of_ten("1-hex 3", power=1), lead=AGG, blight="1-hex fresh",
                  boxes={"warlord": (0,)})  # fmt: skip
    return len(does(table, 4, 1))


def song():
    table = reach(of_ten(power=3), court="Song of Freedom 1", lead=AGG, buildings="0 city 1-hex")
    return is_effective(eyes(table), "cc14")


SWITCHES = {
    ("blight", "two"): (dice_against_blight, 0, 1),
    ("crisis", "ignored"): (song, True, False),
    ("urgent", "die"): (urged, (True, 0), (False, 1)),
    ("edicts", "aligned"): (governs, "Change the policy to Peace", "Enforce the policy"),
    ("helped", "lets"): (of_rivals, True, False),
    ("trade", "above"): (trades, -1, 0),
    ("objective", "now"): (serves_later, True, False),
    ("payment", "least"): (pays, True, False),
    ("talks", "once"): (negotiates, ((2, 0, 1), True), ((1, 2, 0), False)),
    ("mending", "any"): (mends, False, True),
    ("informants", "swap"): (
        informs, ("mobilization-2", "mobilization-6"), ("aggression-3", "mobilization-2"),
    ),
}  # fmt: skip


@pytest.mark.clause("CATR-14.20")
def test_informants_leave_an_event_where_it_was_drawn():
    found = informs("event-1 event-2 construction-2", ("event-1", "event-2"))
    assert found == ("mobilization-2", "mobilization-6")


@pytest.mark.clause("CATR-14.3")
@pytest.mark.parametrize(("counter", "seizes"), [(2, True), (1, False)])
def test_a_founder_with_an_event_seizes_without_a_die(counter, seizes):
    """A Regent with two cards left after the draw, and an Event among its options."""
    table = of("founder", of_ten(counter=counter, hand="event-1"))
    table.trick, table.initiative = (Played(1, AGG, "lead"),), 1
    CountToSeize(0).answer(table, None, silence)
    for step in [each for each in table.steps if isinstance(each, RollToSeize)]:
        assert step.ask(table) is None
        step.answer(table, None, silence)
    assert (table.initiative == 0) is seizes
    assert table.seats[0].supercat.counter == counter - seizes


OF_BASE = {
    "draw", "one_suit", "spend", "combat", "fuel", "tokens", "contested", "dice", "raiding",
    "outrage", "ransack", "ability",
}  # fmt: skip
"""The switches that the base game has too."""


@pytest.mark.clause("CATR-14.3", "CATR-14.4", "CATR-14.6", "CATR-14.8", "CATR-14.10", "CATR-14.20",
                    "CATR-14.21", "CATR-14.22", "CATR-14.23")  # fmt: skip
@pytest.mark.parametrize(("switch", "other"), SWITCHES)
def test_a_switch_of_the_campaign_decides(switch, other, monkeypatch):
    position, wanted, otherwise = SWITCHES[switch, other]
    assert position() == wanted
    row = f"switch {switch}: {TEN.switches[switch]}"
    changed_to(monkeypatch, row, f"switch {switch}: {other}")
    assert position() == otherwise


def test_every_switch_is_that_of_the_base_game_or_has_such_a_position():
    assert {*OF_BASE, *[name for name, _ in SWITCHES]} == set(TEN.switches)
    known = DOCUMENTS["base 10"].switches
    assert {each: TEN.switches[each] for each in OF_BASE} == known


# -- deals ----------------------------------------------------------------------------------------


def bargained(court, agents=(), **fields):
    """Over which card a Steward bargains; relics of seats 1 and 2 count for a declared Keeper."""
    seats = of_ten(), a_seat(slots="relic relic"), a_seat(slots="relic")
    table = asks(Bargain(0), *seats, fate="steward", court=court, council=agents, **fields)
    return says(table)[0].removeprefix("Secure ")


def offered():
    """An Outlaw who follows the Admiral wants to be a Regent, or a Relic for Keeper."""
    rival = a_seat(slots="relic relic relic")
    table = an_act(of_ten(slots="weapon relic relic"), of_ten(slots="relic"), rival,
                   boxes={"keeper": (0,)}, fates=("admiral", "founder", "advocate"),
                   outlaws=(0,))  # fmt: skip
    reach_of(table).first_regent = 1
    found = proposal(table, Talks((0, 1), rounds=3))
    return found.parts[0].kind if found is not None else ""


def demanded(*fates, relics="relic", outlaws=(0,), own="fuel", boxes=None):
    """For what it returns Favors of seat 1 in its Call to Order."""
    table = an_act(of_ten(slots=own), a_seat(slots=relics), fates=fates, outlaws=outlaws,
                   boxes={"keeper": (0,)} if boxes is None else boxes)  # fmt: skip
    reach_of(table).change_fate(0, favors=(0, 3, 0))
    reach_of(table).first_regent = 1
    found = demand(table, 0)
    return found[1].clause if found is not None else ""


BARGAINS = {
    ("bargain", "smallest lead of the rival"): (
        lambda: bargained("Elder Broker 0 1, Skirmishers 0 2", boxes={"keeper": (0,)},
                          reach=dict(DECIDED)), "Skirmishers", None,
    ),
    ("bargain", "serves the Council"): (
        lambda: bargained("Skirmishers 0 1, Elder Broker 0 2", (0, 1)), "Elder Broker",
        "Skirmishers",
    ),
    ("bargain", "not the Council"): (
        lambda: bargained("Elder Broker 0 1", (0, 3)), "Elder Broker", "Imperial Council",
    ),
    ("bargain", "own agents"): (
        lambda: bargained("Elder Broker 1 2, Skirmishers 0 2", reach=dict(DECIDED)),
        "Elder Broker", "Skirmishers",
    ),
    ("wants", "serves its objective"): (offered, "invitation", "resource"),
    ("wants", "contends a declared ambition"): (
        lambda: (pays(), offered()), (True, "invitation"), (False, "invitation"),
    ),
    ("demands", "contends an ambition"): (
        lambda: demanded("admiral", "founder", "advocate"), "BARGAIN-5.2", "BARGAIN-5.3",
    ),
    ("demands", "serves its objective"): (
        lambda: demanded("admiral", "founder", "advocate", relics="", boxes={}),
        "BARGAIN-5.3", "",
    ),
    ("demands", "ends a contention"): (
        lambda: demanded("believer", "founder", "advocate", relics="fuel", own="fuel fuel",
                         boxes={"tycoon": (0, 1, 2)}, outlaws=()), "BARGAIN-5.4", "",
    ),
}  # fmt: skip


@pytest.mark.clause("CATR-14.12", "CATR-14.23")
@pytest.mark.parametrize(("principle", "phrase"), BARGAINS)
def test_a_principle_about_deals_prefers_so(principle, phrase, monkeypatch):
    position, wanted_now, otherwise = BARGAINS[principle, phrase]
    assert position() == wanted_now
    less(monkeypatch, f"principle {principle}:", phrase)
    assert position() != wanted_now
    assert otherwise is None or position() == otherwise


BARGAIN_ORDERS = {
    ("bargain", "smallest lead of the rival", "serves the Council"): (
        lambda: bargained("Skirmishers 0 1, Elder Broker 0 2", (0, 1), boxes={"keeper": (0,)}),
        "Skirmishers", "Elder Broker",
    ),
    ("bargain", "serves the Council", "not the Council"): (
        lambda: bargained("Council Intrigue 0 1, Elder Broker 0 1", (0, 3)),
        "Imperial Council", "Elder Broker",
    ),
    ("bargain", "not the Council", "own agents"): (
        lambda: bargained("Council Intrigue 1 4, Elder Broker 0 1", reach=dict(DECIDED)),
        "Elder Broker", "Council Intrigue",
    ),
}  # fmt: skip


@pytest.mark.clause("CATR-14.12", "CATR-14.23")
@pytest.mark.parametrize(("principle", "first", "second"), BARGAIN_ORDERS)
def test_a_principle_about_deals_prefers_in_this_order(principle, first, second, monkeypatch):
    position, wanted_now, otherwise = BARGAIN_ORDERS[principle, first, second]
    assert position() == wanted_now
    [row] = [each for each in TEXT.splitlines() if each.startswith(f"principle {principle}:")]
    changed_to(monkeypatch, row, row.replace(f"{first} > {second}", f"{second} > {first}"))
    assert position() == otherwise


@pytest.mark.clause("CATR-14.23")
@pytest.mark.parametrize(("held", "kinds"), [
    (0, ["resource", "promise", "promise", "promise"]), (1, None),
])  # fmt: skip
def test_it_pays_four_for_one_at_most_and_no_fourth_favor(held, kinds):
    rival = a_seat(slots="relic relic relic")
    table = an_act(of_ten(slots="weapon relic relic"), of_ten(slots="relic"), rival,
                   boxes={"keeper": (0,)}, fates=("believer", "founder", "advocate"))  # fmt: skip
    reach_of(table).change_fate(1, favors=(held, 0, 0))
    found = proposal(table, Talks((0, 1), rounds=3))
    assert (found and [each.kind for each in found.parts[1:]]) == kinds


@pytest.mark.clause("CATR-14.21")
def test_turns_go_round_the_table_while_rounds_are_left():
    talks = Talks((2, 0, 1), rounds=2, goes_round=True)
    assert talks.passed_on().waiting == (0, 1, 2)
    assert replace(talks, rounds=0).passed_on().waiting == (0, 1)
    assert Talks((2, 0, 1), rounds=2).passed_on().waiting == (0, 1)


@pytest.mark.clause("CATR-14.21", "BARGAIN-2.6")
@pytest.mark.parametrize(("goes_round", "rounds"), [(True, (2, 1, 0)), (False, (3, 3, 1))])
def test_whoever_passes_uses_a_round_a_magnate_too_but_no_more(goes_round, rounds):
    """A player, the same one again, then a Magnate that wants nothing; by 0.5 it alone uses two."""
    table = an_act(of_ten(), a_seat(), a_seat(), fates=("magnate", "founder", "advocate"))
    talks, left = Talks((1, 1, 0, 2), rounds=3, goes_round=goes_round), []
    for step in (Negotiate, Negotiate, BargainOnce):
        table.steps = []
        step(talks).answer(table, GO_ON, silence)
        talks = table.steps[-1].talks
        left.append(talks.rounds)
    assert tuple(left) == rounds
