"""Act I by mouse: posted events go through the window, the match hears of legal answers only."""

from dataclasses import replace
from random import Random

import pytest

from engine.core.decision import Decision
from engine.text.message import Message
from engine.ui.canvas import Audit
from engine.ui.widgets import TipCard
from games.arcs.campaign.rules.moves import REFUSE_DEAL, Enlist, Escort, TakeFate
from games.arcs.campaign.rules.state import reach_of
from games.arcs.campaign.scene.panels import fate_row
from games.arcs.campaign_components import COUNCIL
from games.arcs.court import LORE
from games.arcs.moves import Copy, PivotAs
from games.arcs.scene.selection import ways_of
from games.arcs.steps.court import set_offer
from tests.games.arcs.campaign.scene.at_table import an_act, an_act_at, answer, found
from tests.games.arcs.campaign.scene.summit.at_summit import summit_of
from tests.games.arcs.scene.playing import ArcsStage

IDLE = ("EndTurn", "GoOn", "PassInitiative")


def played(stage: ArcsStage, chance: Random) -> None:
    """One answer, most often one that does something."""
    decision = stage.table.decision
    assert decision is not None
    busy = [each for each in decision.options if type(each).__name__ not in IDLE]
    option = chance.choice(busy if busy and chance.random() < 0.8 else decision.options)
    told = len(stage.match.moves)
    answer(stage, option)
    assert stage.match.moves[told].answer == option


def test_a_whole_act_by_mouse():
    match = an_act(1, "act by mouse")
    stage, chance = ArcsStage(match, draws_every=60), Random(4)
    while True:
        stage.wait_for_turn()
        if match.is_over:
            break
        played(stage, chance)
    assert match.table.chapter == 3
    assert match.result.winners


def test_a_hundred_answers_against_three():
    match = an_act(3, "four")
    stage, chance = ArcsStage(match, draws_every=40), Random(2)
    for _ in range(40):
        stage.wait_for_turn()
        if match.is_over:
            break
        played(stage, chance)
    assert len(match.moves) > 100


def test_one_of_two_fates_is_chosen_on_a_page_that_can_be_put_aside():
    stage = ArcsStage(an_act_at("fate"))
    stage.wait_for_turn()
    hit_targets, options = stage.board.hit_targets, stage.table.decision.options
    assert set(hit_targets.fates) == {option.fate for option in options}
    stage.key("b")
    stage.sync()
    assert hit_targets.fates == ()
    stage.key("b")
    told = len(stage.match.moves)
    stage.touch(("fate", options[1].fate))
    assert len(stage.match.moves) == told, "a fate is not taken by looking at it"
    stage.push_main()
    assert stage.match.moves[told].answer == TakeFate(options[1].fate)


def test_the_fates_of_others_are_not_shown_before_all_are_turned_up():
    match = an_act_at("fate", wanted=lambda decision: True)
    match.answer(match.pending.options[0])
    while isinstance(match.pending, Decision) and match.pending.kind == "fate":
        seat = match.pending.seat
        view = match.table.seen_by(seat)
        others = [fate_row(view, other, match.voice) for other in range(3) if other != seat]
        assert {row.fate for row in others} == {""}
        match.answer(match.pending.options[0])
    assert fate_row(match.table.seen_by(0), 1, match.voice).fate != ""


def test_every_place_of_the_campaign_has_a_card_of_its_own():
    stage = ArcsStage(found("act"))
    stage.wait_for_turn()
    kinds = set()
    for spot in stage.board.spots.children:
        key = spot.fact.key
        kinds.add(key[0])
        if key[0] in {"chip", "less", "more", "card", "back"}:
            continue
        hit = stage.board.spots.hit(*stage.place_of(key))
        assert isinstance(hit.tip_at(*stage.place_of(key)), TipCard), key
    assert {"empire", "followed", "favors", "dice", "court"} <= kinds


def test_a_long_list_of_choices_rolls_until_each_can_be_clicked():
    stage = ArcsStage(found("act"))
    stage.wait_for_turn()
    hit_targets = stage.board.hit_targets
    choices = hit_targets.choices
    one = replace(choices.chips[0], label="Give Relic and Fuel for Weapon, and a Favor besides")
    choices.chips = (one,) * 60
    hit_targets.place_chips(stage.table.moment)
    seen = set()
    for _ in range(60):
        seen |= {key[1] for key, _ in choices.boxes()}
        if not choices.rolled < choices.laid.most:
            break
        choices.rolled += 48
        hit_targets.place_chips(stage.table.moment)
    assert choices.rolled > 0
    assert seen == set(range(60))


@pytest.mark.parametrize(("kind", "asked"), [("escort", Escort), ("enlist", Enlist)])
def test_imperial_ships_that_join_are_counted_up_and_down(kind, asked):
    stage = ArcsStage(found(kind))
    stage.wait_for_turn()
    options = stage.table.decision.options
    assert stage.board.hit_targets.choices.chips == ()
    wanted = max(options, key=lambda option: option.fresh + option.hurt)
    told = len(stage.match.moves)
    answer(stage, wanted)
    assert stage.match.moves[told].answer == wanted
    assert isinstance(wanted, asked)


def test_a_deal_that_is_offered_lies_open_until_it_is_answered():
    stage = ArcsStage(an_act_at("consent"))
    stage.wait_for_turn()
    step, deal = stage.table.moment.table.steps[-1], summit_of(stage).deal
    assert deal.sides == (step.talks.seat, 0)
    assert {*deal.given(0), *deal.given(1)} == set(step.parts)
    told = len(stage.match.moves)
    stage.push("Refuse")
    assert stage.match.moves[told].answer == REFUSE_DEAL


def test_where_the_council_was_secured_its_place_says_where_it_is():
    match, audit = an_act_at("act"), Audit()
    reach = reach_of(match.table)
    match.table.court, reach.council, reach.securer = match.table.court[1:], "tucked", 0
    stage = ArcsStage(match, audit=audit, frozen=True)
    stage.step()
    strings = [text.string for text in audit.texts]
    assert strings.count("Imperial Council") == strings.count("under a played card") == 1
    stage.app.close()


@pytest.mark.parametrize(
    ("card", "kind"),
    [("faithful-7", "Faithful card"), (COUNCIL, "In Session"), (next(iter(LORE)), "Lore")],
)
def test_whatever_slides_into_the_court_is_drawn_told_and_enlarged(card, kind):
    match = an_act_at("act")
    set_offer(match.table, 1, replace(match.table.court[1], card=card))
    stage = ArcsStage(match)
    stage.wait_for_turn()
    told = stage.board.words.card(("court", card))
    assert told is not None
    assert told.rows
    assert stage.table.voice.prompt(told.tag) == kind
    stage.touch(("court", card), 3)
    stage.step()
    assert stage.board.hit_targets.enlarged == ("court", card)


def test_a_faithful_card_is_pivoted_on_either_side_from_its_place_and_another_seizes(monkeypatch):
    monkeypatch.setattr("games.arcs.odds.may_give_another", lambda table, seat: True)
    sides = [PivotAs("faithful-8", side) for side in ("zeal", "wisdom")]
    asked = Decision(0, "play", Message("ask-play", {}), [*sides, Copy("faithful-8")])
    named = [way.parts for way in ways_of(asked, an_act_at("play").table)]
    card = ("card", "faithful-8")
    for how in (("how", "pivot"), ("how", "pivot", "seize")):
        assert [parts for parts in named if parts[:2] == (card, how)] == [
            (card, how, ("say", side)) for side in sides
        ]
    assert (card, ("how", "copy", "seize")) in named
