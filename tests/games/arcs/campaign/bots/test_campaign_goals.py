"""What a line of the campaign's pages set out for is what is done, and what is counted is right."""

from random import Random

import pytest

from engine.core.decision import Chance
from games.arcs.board import SYSTEMS
from games.arcs.campaign.bots.assessment import trust_gains, wants_trust
from games.arcs.campaign.bots.choices import export_of
from games.arcs.campaign.bots.pages import fight_for_tribute, moves_to_ports
from games.arcs.campaign.rules import intermission
from games.arcs.campaign.rules.crises import CRISES, FreeAnyCity
from games.arcs.campaign.rules.fates import FATES
from games.arcs.campaign.rules.register import check_cards, check_resolutions
from games.arcs.campaign.rules.state import Golem
from games.arcs.campaign_components import COUNCIL, FATE_CARDS, FREE, FREE_CITIES, RESOLUTIONS
from games.arcs.court import COURT, REACH_COURT, VOX
from games.arcs.expansion import require_entries
from games.arcs.moves import DropToken
from games.arcs.parts import Played
from games.arcs.rule_hooks import SPEAKERS
from games.arcs.steps.battle import AssignHits
from games.arcs.steps.gaining import DOERS, Receive
from games.arcs.steps.turns import Act
from games.arcs.supercat.assessment import DOCUMENTS
from games.arcs.supercat.bot import SupercatPlayer
from games.arcs.supercat.doctrines import EFFECTIVE, is_effective
from games.arcs.supercat.document import USES_OF_CARDS
from games.arcs.supercat.rule_hooks import RollToSeize
from tests.games.arcs.campaign.bots.campaign import ADM, AGG, MOB, clauses, eyes, in_turn
from tests.games.arcs.campaign.rules.acts import an_act, named
from tests.games.arcs.positions import a_seat, asked, play, under
from tests.games.arcs.supercats import a_cat, does, goes_on, held, says
from tests.games.arcs.whole_turns import sides

SONG = "Song of Freedom"


def of(fate, *seats, **fields):
    """Seat 0 follows a fate and has led a card."""
    return in_turn(*seats, fate=fate, **fields)


# -- every card has its entry ---------------------------------------------------------------------


@pytest.mark.clause("CAT-9.2")
def test_every_vox_card_says_when_it_is_effective():
    assert {card for card in COURT if card in VOX} == set(EFFECTIVE)


@pytest.mark.clause("CAT-5.1")
def test_every_guild_card_with_a_prelude_says_when_it_is_used():
    assert {card.id for card in COURT.values() if card.is_guild and card.prelude} == set(
        USES_OF_CARDS
    )


@pytest.mark.clause("CATR-4.1")
def test_every_fate_of_the_first_act_has_rules_a_page_and_a_resolution():
    assert (
        set(FATES) == set(DOCUMENTS["campaign 0.5"].sayings) == set(FATE_CARDS) == set(RESOLUTIONS)
    )


@pytest.mark.clause("REACH-9.7")
def test_every_vox_card_of_the_campaign_has_its_crisis():
    assert set(filter(VOX.__contains__, REACH_COURT)) == set(CRISES)


def test_a_card_without_its_entry_is_noticed_at_once():
    with pytest.raises(LookupError, match="no entry for cc99 in the effective Vox cards"):
        require_entries({"cc14": 1}, ("cc14", "cc99"), "the effective Vox cards")
    require_entries({"cc14": 1}, ("cc14",), "the effective Vox cards")


@pytest.mark.parametrize(("table", "word", "card", "said"), [
    (DOERS, "steal_one_of", "bc20", "what bc20 does"),
    (SPEAKERS, "ignore_outrage_for_prelude", "bc01", "what bc01 says"),
])  # fmt: skip
def test_a_word_of_a_card_that_nobody_carries_out_or_speaks_is_noticed(
    table, word, card, said, monkeypatch
):
    check_cards([card])
    monkeypatch.delitem(table, word)
    with pytest.raises(LookupError, match=f"no entry for {word} in {said}"):
        check_cards([card])


def test_a_card_without_any_text_is_noticed():
    """The Council is the only card that needs none: the rules themselves speak of it."""
    with pytest.raises(LookupError, match=f"{COUNCIL} has no text"):
        check_cards([COUNCIL])


def test_a_fate_without_its_resolution_or_a_line_that_nobody_carries_out_is_noticed(monkeypatch):
    check_resolutions(FATE_CARDS)
    with pytest.raises(LookupError, match="no entry for judge in the Resolutions of fates"):
        check_resolutions(["judge"])
    monkeypatch.delitem(intermission.DOERS, "outrage")
    with pytest.raises(LookupError, match="no entry for outrage in what the Resolution of partis"):
        check_resolutions(["partisan"])


# -- F1: Song of Freedom --------------------------------------------------------------------------


def a_song(rival="2-hex 1", buildings="1 city 2-hex", **fields):
    return in_turn(a_cat("2-hex 2", counter=3), a_seat(rival), lead=AGG, initiative=1,
                   court=f"{SONG} 1", buildings=buildings, **fields)  # fmt: skip


@pytest.mark.clause("CAT-9.6", "CAT-N-4")
def test_song_of_freedom_is_effective_with_a_rivals_city_and_the_initiative_to_seize():
    table = a_song()
    assert is_effective(eyes(table), named(SONG))
    words = goes_on(table, "CAT-N-4", "CAT-N-4")
    assert words == ["Secure", "Secure Song of Freedom"]
    assert says(table) == ("Free the city in 2-hex of seat 2", "CAT-9.6")


@pytest.mark.clause("CAT-9.6")
@pytest.mark.parametrize("fields", [
    {"rival": "2-hex 3"},
    {"buildings": "0 city 2-hex"},
    {"buildings": "7 city 2-hex"},
    {"seized": True},
])  # fmt: skip
def test_song_of_freedom_is_not_effective_without_either(fields):
    assert not is_effective(eyes(a_song(**fields)), named(SONG))


@pytest.mark.clause("CAT-9.6")
@pytest.mark.parametrize(("fields", "said"), [
    ({"buildings": "0 city 2-hex"}, "frees-no-rivals-city"), ({"seized": True}, "frees-no-city"),
])  # fmt: skip
def test_it_says_why_it_frees_no_city(fields, said):
    table = a_song(**fields)
    table.steps = [FreeAnyCity(0)]
    thought = SupercatPlayer().choose(table.seen_by(0), asked(table), Random(1))
    assert held(thought.reasons).said.key == said


@pytest.mark.clause("CATR-9.5", "CAT-9.2", "REACH-11.14")
def test_song_of_freedom_is_not_effective_without_a_free_city_in_the_box():
    for gone, effective in ((FREE_CITIES - 1, True), (FREE_CITIES, False)):
        table = a_song()
        table.seats[2].spoils = (gone, 0, 0, 0)
        assert (FreeAnyCity(0).ask(table) is not None) is effective
        assert is_effective(eyes(table), named(SONG)) is effective


# -- F2 and F3: a raid takes what its line fights for ---------------------------------------------


RAID_DICE = ("intercept and 2 keys", *["intercept"] * 5)
"""Six raid dice with two keys."""


def after_raid(fate, rival, *, dice=RAID_DICE, seed=0, **fields):
    """Seat 0 raids seat 1 in 1-hex with the one action that its fate has, and these dice."""
    table = of(fate, a_cat("1-hex 6", power=1), rival, lead="aggression-6",
               buildings="1 starport 1-hex", **fields)  # fmt: skip
    fought(table, dice, seed)
    return table


def fought(table, dice, seed=0):
    """Seat 0 fights one battle with these raid dice, and takes what it wants."""
    rng = Random(seed)
    while not table.turn.trail or not isinstance(table.steps[-1], Act):
        waiting = asked(table)
        if isinstance(waiting, Chance):
            play(table, tuple(sides("raid", *dice)))
        else:
            play(table, SupercatPlayer().choose(table.seen_by(0), waiting, rng).option)


@pytest.mark.clause("CATR-ADVOCATE-3", "CAT-8.16")
def test_an_advocates_raid_takes_the_guild_card_it_fights_for_and_not_a_relic():
    rival = a_seat("1-hex 1", cards="Mining Interest", slots="weapon relic")
    table = after_raid("advocate", rival, boxes={"keeper": (0,)})
    assert table.seats[0].cards == (named("Mining Interest"),)
    assert "relic" not in table.seats[0].slots


@pytest.mark.clause("CATR-ADVOCATE-3", "CAT-8.16")
@pytest.mark.parametrize("seed", range(8))
def test_an_advocate_steals_lattice_spies_and_not_galactic_bards(seed):
    rival = a_seat("1-hex 1", cards="Galactic Bards, Lattice Spies")
    table = after_raid("advocate", rival, seed=seed)
    assert table.seats[0].cards == (named("Lattice Spies"),)


@pytest.mark.clause("CATR-ADVOCATE-3")
def test_an_advocate_does_not_fight_for_a_relic_of_as_many_keys_as_a_card_out_of_reach():
    """Two keys can be rolled: the Loyal Marines cost three; a Weapon two, which is none."""
    rival = a_seat("1-hex 1", cards="Loyal Marines", slots="weapon weapon weapon weapon")
    table = of("advocate", a_cat("1-hex 4"), rival, lead=AGG, buildings="1 starport 1-hex")
    assert clauses(table)[-1] != "CATR-ADVOCATE-3"


ESCALATION = {"policies": ("escalation", "peace", "war")}


def with_slots(*slots, **fields):
    """A rival in 1-hex with these resources in its slots, "" for an empty one."""
    rival = a_seat("1-hex 1", **fields)
    rival.slots = (*slots, *[""] * (6 - len(slots)))
    return rival


@pytest.mark.clause("CATR-ADMIRAL-1")
@pytest.mark.parametrize(("slots", "cards", "fights"), [
    (("", "weapon"), "", True), (("", "material"), "", True),
    (("", "relic"), "", False), ((), "Mining Interest", False), ((), "", False),
])  # fmt: skip
def test_an_admiral_fights_for_a_resource_that_is_demanded_and_for_nothing_else(
    slots, cards, fights
):
    table = of("admiral", a_cat("1-hex 6"), with_slots(*slots, cards=cards), lead=AGG,
               buildings="1 starport 1-hex", reach=ESCALATION)  # fmt: skip
    assert bool(fight_for_tribute(eyes(table), 1)) is fights
    assert (clauses(table)[-1] == "CATR-ADMIRAL-1") is fights


@pytest.mark.clause("CATR-ADMIRAL-1", "CAT-8.16")
@pytest.mark.parametrize("wanted", ["weapon", "material", "fuel"])
def test_an_admirals_one_key_takes_what_is_demanded_and_not_a_relic(wanted):
    one_key = ("self-hit and key", *["intercept"] * 5)
    table = after_raid("admiral", with_slots("", "relic", wanted), boxes={"keeper": (0,)},
                       dice=one_key, reach=ESCALATION)  # fmt: skip
    assert table.seats[0].tokens == [wanted]


@pytest.mark.clause("CATR-ADMIRAL-1", "REACH-6.5")
def test_an_admiral_plunders_a_free_city_of_weapons():
    weapons = next(name for name, each in SYSTEMS.items()
                   if each.resource == "weapon" and each.cluster > 2)  # fmt: skip
    table = of("admiral", a_cat(f"{weapons} 4"), lead=AGG, buildings=f"7 city {weapons}",
               reach=ESCALATION)  # fmt: skip
    found = {(fight.defender, *fight.prizes) for fight in fight_for_tribute(eyes(table), 1)}
    assert found <= {(FREE, "weapon")}


# -- a Caretaker fights, and spends, for what it says ---------------------------------------------


SLEEPERS = {"sleepers": ("1-gate", "2-gate", "3-gate", "4-gate")}


@pytest.mark.clause("CATR-CARETAKER-1", "CAT-8.16")
def test_a_caretakers_raid_takes_what_makes_it_win():
    """A Fuel wins Tycoon; a Relic would be second in Keeper."""
    one_key = ("self-hit and key", *["intercept"] * 5)
    rival = with_slots("relic", "relic", "fuel", "relic")
    table = of("caretaker", a_cat("1-hex 6, 4-gate 1", slots="material", power=1), rival,
               a_seat(slots="fuel"), buildings="1 starport 1-hex", reach=SLEEPERS,
               boxes={"tycoon": (0,), "keeper": (1,)}, lead=MOB,
               turn={"pips": 4, "armed": True, "prelude": False})  # fmt: skip
    assert says(table) == ("Battle", "CATR-CARETAKER-1")
    fought(table, one_key)
    assert sorted(table.seats[0].tokens) == ["fuel", "material"]


@pytest.mark.clause("CATR-CARETAKER-1", "CAT-5.8")
@pytest.mark.parametrize("seed", range(8))
def test_a_caretakers_relic_secures_the_card_that_makes_it_win(seed):
    """Mining Interest wins Tycoon; Lattice Spies would be second in Empath."""
    table = of("caretaker", a_cat("1-gate 1", slots="relic fuel"), a_seat(slots="fuel"),
               a_seat(slots="psionic psionic"), lead=MOB, reach=SLEEPERS,
               court="Lattice Spies 1, Mining Interest 1",
               boxes={"tycoon": (0,), "empath": (1,)})  # fmt: skip
    assert says(table) == ("Spend Relic to secure", "CATR-CARETAKER-1")
    play(table, "Spend Relic to secure")
    answer = SupercatPlayer().choose(table.seen_by(0), asked(table), Random(seed))
    assert str(answer.option) == "Secure Mining Interest"
    assert held(answer.reasons).clause == "CATR-CARETAKER-1"


@pytest.mark.clause("CATR-CARETAKER-3", "CAT-8.26")
@pytest.mark.parametrize(("own", "theirs"), [
    (("4-gate 2", "4-gate 1"), ("4-gate 3", "4-gate 1")),
    (("", "4-gate 3"), ("4-gate 1", "4-gate 1")),
], ids=["two fresh ships against three", "none against one"])  # fmt: skip
def test_a_caretaker_fights_for_the_control_of_a_golems_gate(own, theirs):
    """The hit keeps a fresh ship of the rival from control."""
    table = of("caretaker", a_cat(*own, power=1), a_seat(*theirs), lead=AGG,
               reach={"sleepers": ("4-gate",)})  # fmt: skip
    assert goes_on(table, "CATR-CARETAKER-3")[0] == "Battle"
    table.steps[-1] = AssignHits(0, 1, "4-gate", 1, "ships first")
    assert says(table) == ("Hit a fresh ship", "CAT-8.26")


# -- F4: starports of the Free States are no rivals' ---------------------------------------------


@pytest.mark.clause("CAT-N-40", "CATR-10.3")
def test_40_a_gate_beside_a_free_starport_is_beside_no_rivals():
    seats = [a_cat("1-gate 4"), a_seat("2-gate 1, 6-gate 1")]
    for port, gates in (("7 starport 6-arrow", {"2-gate", "6-gate"}),
                        ("1 starport 6-arrow", {"6-gate"})):  # fmt: skip
        table = in_turn(*seats, lead=MOB, buildings=port, outlaws=(0, 1, 2))
        found = eyes(table).looking_at(table.seen_by(0))
        assert {march.target for march in does(found, 40, 1)} == gates


# -- F5: the Trust and the slots -----------------------------------------------------------------


@pytest.mark.clause("CATR-10.6", "CAT-N-24")
@pytest.mark.parametrize(("slots", "gained", "wants"), [
    ("relic relic relic relic relic", 1, False), ("relic relic relic relic", 2, True),
])  # fmt: skip
def test_24_an_outlaw_counts_of_the_trust_what_its_empty_slots_hold_together(slots, gained, wants):
    """The Trust has a Fuel and a Material; its rivals have 3 and 2 for Tycoon."""
    rivals = a_seat(slots="fuel fuel fuel"), a_seat(slots="fuel material")
    cat = a_cat("1-hex 1", slots=slots)
    reach = {"trust": ("fuel", "material"), "first_regent": 1}
    cities = "0 city 1-hex, 0 city 2-hex, 0 city 3-hex, 0 city 4-hex, 0 city 5-hex"
    table = in_turn(cat, *rivals, lead=ADM, reach=reach, outlaws=(0,), buildings=cities,
                    boxes={"tycoon": (0,)})  # fmt: skip
    assert trust_gains(eyes(table))["tycoon"] == gained
    assert wants_trust(eyes(table)) is wants


# -- F6 and F7: a golem is no resource ------------------------------------------------------------


@pytest.mark.clause("BARGAIN-4.8")
def test_a_golem_is_not_exported_nor_in_the_way_of_it():
    table = of("magnate", a_cat(slots="fuel fuel weapon warrior"))
    assert sorted(export_of(eyes(table))) == ["fuel", "fuel", "weapon"]
    table = of("magnate", a_cat(slots="fuel weapon warrior"))
    assert export_of(eyes(table)) == ()


@pytest.mark.clause("CATR-MAGNATE-6")
@pytest.mark.parametrize(("slots", "spends"), [
    ("material fuel relic protector", False), ("material fuel relic weapon", True),
])  # fmt: skip
def test_a_golem_beside_three_resources_lets_a_magnate_spend_none(slots, spends):
    cities = "0 city 1-hex, 0 starport 1-arrow"
    table = of("magnate", a_cat("1-hex 1, 2-hex 1", slots=slots), lead=MOB, buildings=cities)
    assert (says(table)[1] == "CAT-5.5") is spends


# -- F9: a ship for each starport -----------------------------------------------------------------


@pytest.mark.clause("CATR-ADMIRAL-4")
@pytest.mark.parametrize(("fresh", "hurt", "goes"), [
    ("3-hex 3", "", True), ("3-hex 2", "", True), ("3-hex 1", "3-hex 1", True),
    ("3-hex 1", "", False),
])  # fmt: skip
def test_the_admiral_sends_ships_from_a_starport_that_has_some_to_spare(fresh, hurt, goes):
    table = of("admiral", a_cat(fresh, hurt, slots="relic"), lead=MOB, turn={"pips": 3},
               buildings="0 starport 3-hex, 0 starport 3-arrow")  # fmt: skip
    option, clause = says(table)
    assert (clause == "CATR-ADMIRAL-4") is goes, option
    if goes:
        goes_on(table, "CATR-ADMIRAL-4", "CATR-ADMIRAL-4", "CAT-8.8")
        assert table.seats[0].ships_at("3-hex") > 0


@pytest.mark.clause("CATR-ADMIRAL-4")
def test_a_starport_that_a_rival_controls_keeps_a_ship_too():
    table = of("admiral", a_cat("3-hex 2", slots="relic"), a_seat("3-hex 3"), lead=MOB,
               turn={"pips": 3}, buildings="0 starport 3-hex, 0 starport 3-arrow")  # fmt: skip
    marches = moves_to_ports(eyes(table), 3)
    assert {march.load for march in marches} == {(1, 0)}


# -- F12: what an Advocate keeps ------------------------------------------------------------------


@pytest.mark.clause("CATR-ADVOCATE-4", "CAT-5.16")
@pytest.mark.parametrize(("slots", "kept"), [("relic", False), ("fuel", True)])
def test_an_advocate_seizes_with_lattice_spies_only_with_a_place_in_a_declared_ambition(
    slots, kept
):
    cat = a_cat("2-gate 1", seize=2, cards="Lattice Spies", slots=slots)
    table = an_act(a_seat(), cat, fates=("", "advocate", "founder"), boxes={"keeper": (0,)},
                   trick=(Played(0, "aggression-2", "lead"),))  # fmt: skip
    table.steps = [RollToSeize(1)]
    play(table, (1,))
    assert (table.initiative, table.seats[1].cards == ()) == (1, not kept)


# -- a full row -----------------------------------------------------------------------------------


def drops(table):
    """What it discards for what has come, with as many throws of its own dice."""
    view, decision = table.seen_by(0), asked(table)
    answers = [SupercatPlayer().choose(view, decision, Random(seed)) for seed in range(8)]
    return {str(each.option) for each in answers}


@pytest.mark.clause("CATR-ADMIRAL-1", "CAT-11.15")
@pytest.mark.parametrize(("policy", "kept"), [("escalation", True), ("peace", False)])
def test_an_admiral_keeps_the_weapon_that_is_demanded(policy, kept):
    """Both others count for declared ambitions, a Weapon for none."""
    policies = (policy, *[each for each in ESCALATION["policies"] if each != policy])
    table = of("admiral", a_cat(slots="relic psionic psionic"), buildings="0 city 3-hex",
               boxes={"keeper": (0,), "empath": (1,)}, reach={"policies": policies})  # fmt: skip
    table.steps.append(Receive(0, "weapon"))
    assert (drops(table) == {"Discard Weapon"}) is not kept
    assert says(table)[1] == ("CATR-ADMIRAL-1" if kept else "CAT-11.15")


@pytest.mark.clause("CAT-11.15")
def test_a_golem_is_given_up_after_every_resource():
    table = of("caretaker", a_cat(slots="warrior fuel material"), buildings="0 city 3-hex")
    table.reach.golems = {"warrior": Golem(0, in_hearth=False, awake=True)}
    table.steps.append(Receive(0, "weapon"))
    assert DropToken("warrior") in asked(table).options
    assert drops(table) == {"Discard Fuel", "Discard Material"}


@pytest.mark.clause("CAT-N-1", "CAT-11.15")
def test_a_golem_that_cannot_be_given_up_makes_no_room_for_a_tax():
    table = of("magnate", a_cat(slots="fuel fuel warrior"), buildings="0 city 1-crescent")
    assert (eyes(table).can_gain("fuel"), eyes(table).can_gain("relic")) == (False, True)


# -- where the document is silent (section 20 of RULES.md) -----------------------------------------

BEFORE = "before-2026-11"
"""Records from before the rulings, which are played on as they were."""


@pytest.mark.clause("CAT-11.27", "CAT-N-34")
def test_34_repairs_imperial_ships_after_its_own_pieces():
    table = in_turn(a_cat("1-hex 1"), lead=ADM, hurt_empire="1-hex 1, 2-hex 1", outlaws=(1, 2, 3))
    assert goes_on(table, "CAT-N-34", "CAT-N-34")[1] == "Repair a ship of the Empire in 1-hex"
    table = in_turn(a_cat("1-hex 1", "1-hex 1"), lead=ADM, hurt_empire="1-hex 1")
    assert goes_on(table, "CAT-N-34", "CAT-N-34")[1] == "Repair a ship in 1-hex"
    table = in_turn(a_cat("1-hex 1"), lead=ADM, hurt_empire="1-hex 1")
    assert [str(each) for each in does(eyes(table), 34, 1)] == [
        "Repair a ship of the Empire in 1-hex"
    ]
    assert does(eyes(under(BEFORE, table)), 34, 1) == []


@pytest.mark.clause("CAT-11.27", "CAT-N-34")
def test_34_says_that_nothing_is_damaged_only_where_nothing_may_be_repaired():
    """An Outlaw repairs no Imperial ship."""
    table = in_turn(a_cat("1-hex 1"), lead=ADM, hurt_empire="1-hex 1", outlaws=(0,))
    [line] = DOCUMENTS["campaign 0.5"].lines["34"]
    assert line.unmet(eyes(table)).key == "closed-none-damaged"
