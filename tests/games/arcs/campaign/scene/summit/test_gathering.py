"""At a Summit everything can be done by mouse and by key, and nobody sees what is not theirs."""

from dataclasses import replace

import pytest

from engine.core.decision import Decision
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.paint.pictures import Pictures
from games.arcs.campaign.rules.deals import Part
from games.arcs.campaign.rules.moves import PETITION, REVIVE_EMPIRE, DealWith
from games.arcs.campaign.rules.summit import ReturnFavors
from games.arcs.campaign.scene import summit_table
from tests import shared_pictures
from tests.games.arcs.campaign.scene.at_table import found
from tests.games.arcs.campaign.scene.summit.at_summit import (
    FUEL,
    PROMISE,
    RELIC,
    RICH,
    bargaining,
    called,
    keys_of,
    settling,
    summit_of,
)
from tests.games.arcs.scene.playing import NORMAL, ArcsStage

pytestmark = pytest.mark.painted

MADE = {"order": called, "settle": settling}


def asked(match):
    """A stage with the decision of a person."""
    stage = ArcsStage(match)
    stage.wait_for_turn()
    return stage, stage.table.decision


def laid(stage):
    """What lies in the middle."""
    deal = summit_of(stage).deal
    return () if deal is None else deal.parts


# -- a deal ---------------------------------------------------------------------------------------


def test_everything_that_can_be_given_lies_in_a_tray_and_has_a_key():
    stage, decision = asked(bargaining(mine=RICH))
    seen = {}
    for _ in range(6):
        now = keys_of(stage, "well")
        assert len(set(now.values())) == len(now), "no key presses two things"
        seen |= now
        stage.key("pagedown")
    parts = [option for option in decision.options if isinstance(option, Part)]
    assert len(parts) > 10
    assert seen.keys() == set(parts)
    assert all(seen.values())
    assert stage.board.hit_targets.choices.chips == ()


@pytest.mark.parametrize("hand", ["mouse", "key", "drag"])
def test_a_thing_is_put_into_the_middle(hand):
    stage, _ = asked(bargaining())
    place = stage.key_of(("say", FUEL))
    if hand == "mouse":
        stage.touch(place)
    elif hand == "key":
        stage.key(keys_of(stage, "well")[FUEL].lower())
    else:
        stage.drag_to(place, summit_of(stage).here.middle_of_table.centre)
    stage.wait_for_turn()
    assert laid(stage) == (FUEL,)


def test_a_click_in_the_middle_takes_a_thing_back_and_leaves_the_others():
    stage, _ = asked(bargaining())
    for part in (RELIC, FUEL, PROMISE):
        stage.touch(stage.key_of(("say", part)))
        stage.wait_for_turn()
    stage.touch(("laid", 1))
    stage.wait_for_turn()
    assert laid(stage) == (RELIC, PROMISE)


def test_a_ship_is_put_in_where_it_stands_and_its_system_stays_lit():
    stage, decision = asked(bargaining(mine=RICH))
    ship = next(each for each in decision.options
                if isinstance(each, Part) and each.kind == "ship" and each.giver == 0)  # fmt: skip
    stage.touch(("system", ship.name))
    stage.wait_for_turn()
    assert laid(stage) == (ship,)
    assert summit_of(stage).states(None)[ship.name] == "chosen"


def test_a_thing_slides_into_the_middle_and_the_die_comes_to_rest_on_the_table():
    stage = ArcsStage(bargaining(RELIC), settings=NORMAL)
    stage.wait_for_turn()
    stage.touch(stage.key_of(("say", FUEL)))
    shares, dice = set(), set()
    while stage.table.film.is_playing:
        sliding = summit_of(stage).sliding
        shares |= set() if sliding is None else {sliding.share}
        stage.step()
    assert len(shares) > 5
    stage.key("o")
    for _ in range(600):
        more = stage.board.animation.more
        if more is not None:
            dice.add((more.die, more.rolled == 1, more.is_told))
        stage.step()
        if dice and more is None:
            break
    rolled = next(event for event in stage.table.director.happened[::-1]
                  if type(event).__name__ == "OfferWeighed")  # fmt: skip
    assert {die for die, _, _ in dice} == {rolled.die}
    assert (rolled.die, True, True) in dice


# -- the Call to Order, and whom one deals with ----------------------------------------------------


def test_the_caller_alone_has_motions_and_may_have_something_for_favors():
    stage, decision = asked(called())
    look = summit_of(stage).look
    assert (look.caller, look.phase) == (0, 0)
    assert [plate.seat for plate in look.plates if plate.is_lit] == [0]
    favors = [each for each in decision.options if isinstance(each, ReturnFavors)]
    assert favors
    assert {well.option for well in look.tray} == set(favors)
    assert {well.thing.giver for well in look.tray} == {1}, "who owes the Favors pays"
    keys = keys_of(stage, "motion") | keys_of(stage, "well")
    assert keys.keys() == set(decision.options[1:])
    assert all(keys.values())


def test_what_the_caller_cannot_do_now_is_shown_with_the_reason():
    stage, decision = asked(called())
    assert REVIVE_EMPIRE not in decision.options
    summit = summit_of(stage)
    assert summit.look.closed == (REVIVE_EMPIRE,)
    place = stage.board.spots.spot(("closed", 0))
    assert not place.fact.is_live
    assert place.fact.shortcut is None


@pytest.mark.parametrize("by_key", [True, False])
def test_the_council_is_petitioned(by_key):
    stage, _ = asked(called())
    told = len(stage.match.moves)
    if by_key:
        stage.key(keys_of(stage, "motion")[PETITION])
    else:
        stage.touch(stage.key_of(("say", PETITION)))
    assert stage.match.moves[told].answer == PETITION


@pytest.mark.parametrize("kind", ["order", "deal", "settle"])
def test_everything_that_is_asked_at_a_summit_has_a_key(kind):
    stage, decision = asked(MADE[kind]() if kind in MADE else found(kind))
    assert decision.kind == kind
    keys = keys_of(stage, "motion") | keys_of(stage, "well")
    others = [each for each in decision.options if type(each).__name__ != "GoOn"]
    assert keys.keys() == set(others)


def test_the_table_can_be_put_aside_for_the_map():
    stage, _ = asked(bargaining())
    small = stage.board.hit_targets.places.unit
    stage.key("b")
    stage.sync()
    assert stage.board.hit_targets.places.unit > small
    assert not stage.board.hit_targets.gathering.is_held
    stage.key("b")
    assert summit_of(stage).deal is not None


# -- what may be known ----------------------------------------------------------------------------


def test_a_deal_of_others_is_seen_without_keys():
    match = bargaining(RELIC)
    decision = match.pending
    assert isinstance(decision, Decision)
    stage = ArcsStage(match, frozen=True)
    summit = summit_of(stage)
    moment = replace(stage.table.moment, decision=None)
    summit.follow(moment, is_covered=False)
    assert summit.deal.parts == (RELIC,)
    assert not any(well.is_offered for side in (0, 1) for well in summit.tray(side))
    assert summit.look.answer.likelier == ()


def test_fates_are_shown_once_all_are_turned_up():
    stage, _ = asked(bargaining())
    seen = {plate.fate for plate in summit_of(stage).look.plates}
    assert seen == {"founder", "advocate", "believer"}
    stage.match.table.reach.revealed = False
    stage.table.director.jump()
    stage.table.refresh()
    assert {plate.fate for plate in summit_of(stage).look.plates} == {""}


def test_whom_to_deal_with_lies_on_parchment():
    stage, decision = asked(found("deal"))
    partner = next(each for each in decision.options if isinstance(each, DealWith))
    told = len(stage.match.moves)
    stage.key(keys_of(stage, "motion")[partner])
    assert stage.match.moves[told].answer == partner


@pytest.mark.parametrize("make", [called, bargaining])
def test_the_gavel_lies_before_the_first_regent_alone(make, monkeypatch):
    places = []
    monkeypatch.setattr(shared_pictures, "SHARED", Pictures())
    monkeypatch.setattr(summit_table, "_gavel", lambda canvas, x, y: places.append((x, y)))
    stage = ArcsStage(make())
    regents = [box for look, box in summit_of(stage).plates() if look.title == "First Regent"]
    assert len(regents) == 1
    assert len({spot for spot in places if regents[0].contains(spot)}) == 1
    assert all(regents[0].contains(spot) for spot in places)
    stage.app.close()


def test_no_throne_rises_before_the_panel_or_the_favors(monkeypatch):
    thrones = []

    def throne(canvas, look, x, plate, r):
        thrones.append(Box(x - r - 8, plate.y - summit_table.THRONE, 2 * r + 16,
                           summit_table.THRONE))  # fmt: skip

    monkeypatch.setattr(shared_pictures, "SHARED", Pictures())
    monkeypatch.setattr(summit_table, "_throne", throne)
    stage = ArcsStage(called())
    here = summit_of(stage).here
    assert len(thrones) >= 3
    for each in thrones:
        assert not each.intersects(here.panel)
        assert not any(each.intersects(box) for box in here.favors)
    stage.app.close()


def test_a_sign_stands_before_the_word_for_grievances(monkeypatch):
    signs = []
    icon = Canvas.icon

    def noted(canvas, name, x, y, *rest, **more):
        if name == "flag":
            signs.append((x, y, canvas.text_width("Grievances", 18)))
        return icon(canvas, name, x, y, *rest, **more)

    monkeypatch.setattr(Canvas, "icon", noted)
    stage = ArcsStage(bargaining())
    over = summit_of(stage).here.favors[0]
    assert signs
    for x, y, wide in signs:
        assert over.x < x < over.right - wide - 9
        assert over.y - 28 < y < over.y
    stage.app.close()
