"""What SUPERCATs say, in words: every message of theirs, for every reader, and what is data."""

import json

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from engine.core.commands import decide
from engine.core.decision import Chance, ReasonOutcome
from engine.core.match import Match, bots_of, play_out
from engine.core.ruled_odds import decode_reason, encode_reason
from engine.core.setup import SeatSetup, Setup
from engine.text.catalogue import catalogue
from engine.text.message import ENGLISH, key_of
from games.arcs.game import GAME
from games.arcs.steps.turns import FinishTurn
from games.arcs.supercat import bot
from games.arcs.supercat.assessment import DOCUMENTS, counts_of
from games.arcs.supercat.doctrines import Fight, March
from games.arcs.supercat.lexicon import Line, Priority
from games.arcs.text import told
from tests.games.arcs.positions import a_table, acting
from tests.games.arcs.said_supercat import FAMILIES, MADE
from tests.games.arcs.supercats import FIVE, NAMES, a_cat, held, in_words, thought
from tests.games.arcs.whole_turns import a_cat_of, a_rival, leading
from tests.voice.branches import untaken, watching
from tests.voice.grammar import faults
from tests.voice.heard import NAMES as READERS
from tests.voice.heard import hearing, varied

FACT_SEATS = tuple(SeatSetup(f"supercat{more}", name) for more, name in (("", "A"), (":10", "B")))
MOB, AGG = "mobilization-2", "aggression-2"
FILE = GAME.text_folder / "en" / "supercat.ftl"
OUTCOMES = {
    "told-held": ReasonOutcome.HELD,
    "told-goes-on": ReasonOutcome.HELD,
    "told-held-because": ReasonOutcome.HELD,
    "told-goes-on-because": ReasonOutcome.HELD,
    "told-held-by-chance": ReasonOutcome.HELD,
    "told-selects": ReasonOutcome.HELD,
    "told-selects-because": ReasonOutcome.HELD,
    "told-closed": ReasonOutcome.NOT_SO,
    "told-no-card": ReasonOutcome.NO_CARD,
    "told-no-such-action": ReasonOutcome.NO_ACTION,
    "told-too-long": ReasonOutcome.NO_ACTION,
    "told-too-long-for-share": ReasonOutcome.NO_ACTION,
    "told-too-long-to-lead": ReasonOutcome.NO_ACTION,
    "told-undoes": ReasonOutcome.NO_ACTION,
    "told-not-asked": ReasonOutcome.EARLIER,
}


# -- messages --------------------------------------------------------------------------------------


def keys_of_file():
    """The messages of SUPERCATs."""
    resource = FluentParser().parse(FILE.read_text("utf-8"))
    return [each.id.name for each in resource.body if isinstance(each, ftl.Message)]


def test_every_message_and_every_branch_of_it_is_made_and_reads_well():
    messages, voice = catalogue(ENGLISH, GAME.text_folder), GAME.voice(READERS)
    keys, wrong = keys_of_file(), {}
    with watching() as taken, hearing() as heard:
        for said in MADE:
            for each in varied(said):
                words = voice.say(each)
                if said.key != "table-weighing":
                    wrong |= {(fault, said.key): words for fault in faults(words)}
        for family, values in FAMILIES.items():
            for value in values:
                messages.format(key_of(family, value), "", {})
    named = {key_of(family, value) for family, values in FAMILIES.items() for value in values}
    inner = {other for key in keys for other in messages.entry(key).refers_to}
    assert set(keys) - set(heard) - named - inner == set()
    assert not untaken(messages, keys, taken)
    assert wrong == {}


def test_a_numbered_line_is_told_with_its_number():
    voice = GAME.voice(NAMES)
    for label, [line] in DOCUMENTS["base 0.5"].lines.items():
        assert voice.say(held_key(line)).startswith(f"[{label}] ")


def held_key(line):
    return line.told("told-not-asked", ReasonOutcome.EARLIER).said


def test_each_outcome_is_told_in_words_of_its_own():
    table = acting(a_cat("1-hex 1"), court="Gatekeepers 0 1", lead=MOB)
    found = {each.said.key: each.outcome for each in thought(table).reasons}
    assert len(found) > 1
    assert all(OUTCOMES[key] is outcome for key, outcome in found.items())


# -- lines -----------------------------------------------------------------------------------------


def a_lead():
    """The second worked turn: a Relic could be taxed for, but there is no card that taxes."""
    return leading(
        a_cat_of("4-arrow 3, 2-hex 1", draw="mobilization-3 construction-5"),
        a_rival("4-arrow 2, 1-hex 1"),
        a_rival("6-hex 2", slots="relic relic"),
        a_rival("6-arrow 2"),
        buildings="0 city 4-arrow, 0 city 2-hex, 0 city 3-arrow, 0 city 3-crescent, "
        "0 city 5-crescent, 0 starport 1-crescent, 1 city 4-hex, 1 starport 1-hex",
        court="Mining Interest, Lattice Spies 0 1",
    )  # fmt: skip


@pytest.mark.clause("CAT-11.25")
def test_what_is_true_without_a_card_of_its_suit_is_no_no():
    table = a_lead()
    lines = {each.clause: each for each in thought(table).reasons}
    assert lines["CAT-4.9"].outcome is ReasonOutcome.NO_CARD
    assert in_words(lines["CAT-4.9"]).endswith(". It could, but it has no Administration card")


@pytest.mark.clause("CAT-11.25")
def test_what_stands_below_the_line_that_held_was_not_asked():
    table = acting(a_cat("1-hex 1"), court="Gatekeepers 0 1", lead=MOB, buildings=FIVE)
    reasons = thought(table).reasons
    place = reasons.index(held(reasons))
    assert {each.outcome for each in reasons[place + 1 :]} <= {ReasonOutcome.EARLIER}
    assert not {ReasonOutcome.EARLIER} & {each.outcome for each in reasons[: place + 1]}


def test_no_line_is_put_into_words_when_nobody_asks_why(monkeypatch):
    asked = []
    for owner, name in ((Line, "told"), (Priority, "told"), (March, "said"), (Fight, "said"),
                        (bot, "odds_of"), (bot, "line_held")):  # fmt: skip
        monkeypatch.setattr(owner, name, lambda *_, name=name, **__: asked.append(name))
    setup = Setup((SeatSetup("supercat", "A"), SeatSetup("supercat:10", "B")), "unasked")
    assert play_out(GAME, setup, 600)[1] > 300
    assert not asked


def test_lines_that_were_not_asked_are_counted_for_who_reads():
    table = acting(a_cat("1-hex 3, 2-hex 1"), lead=AGG)
    reasons = thought(table).reasons
    below = [each for each in reasons if each.outcome is ReasonOutcome.EARLIER]
    words = told(reasons, GAME.voice(NAMES))
    assert len(below) > 1
    assert words[-1].text == f"The {len(below)} lines below were not needed"
    assert len(words) == len(reasons) - len(below) + 1


# -- what a lot decides ----------------------------------------------------------------------------


@pytest.mark.clause("CAT-11.23")
def test_where_a_lot_decides_all_that_were_equal_are_named_with_their_odds():
    table = a_table(a_cat())
    table.steps = [FinishTurn(0)]
    [reason] = thought(table).reasons
    assert sum(each.odds for each in reason.options) == pytest.approx(1)
    assert {str(each.option) for each in reason.options} == {f"{n}-gate" for n in range(1, 7)}
    assert in_words(reason) == (
        "It needs a gate for its ships. Chosen at random from 6 equal choices "
        "(its document doesn't decide this)"
    )


# -- as data ---------------------------------------------------------------------------------------


@pytest.mark.clause("CAT-11.25")
def test_decide_gives_each_line_as_data_with_outcome_and_words():
    table = a_lead()
    document = decide(GAME, GAME.codec.encode(table), "supercat", "seed")
    assert json.loads(json.dumps(document)) == document
    lines = document["reasons"]
    assert {"held", "not-so", "no-card", "earlier"} <= {each["outcome"] for each in lines}
    refused = next(each for each in lines if each["outcome"] == "no-card")
    assert refused["key"] == "told-no-card"
    assert refused["args"]["line"] == {"said": ["priority-undeclared", {}]}
    assert refused["args"]["suits"] == [{"name": ["suit", "administration"]}]


def test_a_record_keeps_what_it_said():
    for reason in thought(a_lead()).reasons:
        line = json.loads(json.dumps(encode_reason(GAME.codec, reason)))
        assert decode_reason(GAME.codec, line) == reason


# -- the numbers that a reason gives ---------------------------------------------------------------


def numbers_of(view, seat, fact):
    """The same numbers, counted on the table; None where a reason gives no such numbers."""
    number, args = view.seats[seat], fact.args
    match fact.key:
        case "fact-ships":
            return {"count": view.in_supply(seat, "ship")}
        case "fact-buildings":
            own = [each.kind for each in view.buildings if each.seat == seat]
            return {"cities": own.count("city"), "ports": own.count("starport")}
        case "fact-ambition":
            counts = counts_of(view, args["ambition"].value)
            return {"own": counts.pop(seat), "most": max(counts)}
        case "fact-guarded":
            rivals = [each for each in view.seats if each is not number]
            return {"most": max(each.fresh.get(args["system"].value, 0) for each in rivals)}
        case "fact-claims":
            there = {*number.fresh, *number.hurt}
            there |= {each.system for each in view.buildings if each.seat == seat}
            slots = [max(0, view.empty_building_slots(each)) for each in there]
            return {"claims": sum(slots), "unbuilt": view.in_supply(seat, "city")}
    return None


@pytest.mark.parametrize("seed", range(2))
def test_the_numbers_of_a_reason_are_those_of_the_table(seed):
    match = Match(GAME, Setup(FACT_SEATS, f"facts {seed}", {}))
    bots, seen = bots_of(match), set()
    while match.pending is not None and len(match.moves) < 260:
        if isinstance(match.pending, Chance):
            match.roll()
            continue
        answer = match.think(bots[match.pending.seat])
        view = match.table
        for fact in [each.said.args.get("fact") for each in answer.reasons]:
            numbers = fact and numbers_of(view, match.pending.seat, fact)
            if numbers:
                assert {each: fact.args[each] for each in numbers} == numbers, fact
                seen.add(fact.key)
        match.answer(answer.option, answer.reasons)
    assert seen >= {"fact-claims", "fact-guarded", "fact-ships"}
