"""The difficulty modifiers of SUPERCAT: each as a worked position at its boundary, while a player
attacks and while a SUPERCAT does.

Seat 0 attacks seat 1, which has the modifiers. `of_ten()` is a SUPERCAT of version 10, `a_cat()`
one of version 0.5, `a_seat()` a player.
"""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from dataclasses import replace
from random import Random
from typing import Any, TypeVar

import pytest

from engine.core import record
from engine.core.chance import Draw
from engine.core.decision import Chance
from engine.core.errors import InputError
from engine.core.game import check_setup
from engine.core.match import Match, bots_of
from engine.core.position.draft import PositionDraft
from engine.core.setup import SeatSetup, Setup
from games import REGISTRY
from games.arcs import rule_hooks
from games.arcs.board import RESOURCES, SUPPLY
from games.arcs.bots.evaluator import rulers
from games.arcs.campaign.rules.deals import Part, favor_costs
from games.arcs.card import MODIFIERS, VERSIONS
from games.arcs.game import GAME
from games.arcs.moves import hit
from games.arcs.parts import NOBODY, Seat
from games.arcs.rule_hooks import hits_of_ships, slot_cost
from games.arcs.state import ArcsTable
from games.arcs.steps.battle import AssignHits, Raid
from games.arcs.steps.gaining import put_token
from games.arcs.steps.lore_in_battle import RollRifles
from games.arcs.supercat.assessment import DOCUMENTS
from games.arcs.supercat.doctrines import Fight, raid_targets, risks_outrage
from games.arcs.supercat.document import DocumentError, read
from games.arcs.supercat.rule_hooks import ReadySupercats, settling
from games.arcs.text import board_lines
from tests.games.arcs.campaign.bots.campaign import eyes
from tests.games.arcs.campaign.rules.acts import acting as acting_in_reach
from tests.games.arcs.campaign.rules.acts import an_act
from tests.games.arcs.positions import a_seat, a_table, acting, asked, pending, play
from tests.games.arcs.supercats import EditedDocument, a_cat, assessment, of_ten

FRESH, DAMAGED = hit("ship", True), hit("ship", False)
ROWS, OF_REACH = EditedDocument("base 10"), EditedDocument("campaign 10")
ROW_OF = {
    each: next(row for row in ROWS.text.splitlines() if f" {each}: " in row and row[:3] == "mod")
    for each in MODIFIERS
}
T = TypeVar("T")
WHO = {"player": a_seat, "0.5": a_cat, "10": of_ten}


def modified(table: ArcsTable, *modifiers: str) -> ArcsTable:
    table.rules = replace(table.rules, modifiers=modifiers)
    return table


def in_both_games(found: Callable[[ArcsTable], T], *seats: Seat, **fields: Any) -> T:
    """What is found on a table of the base game, and in an Act of Outlaws alike."""
    base = found(a_table(*deepcopy(seats), **fields))
    assert found(an_act(*deepcopy(seats), outlaws=(0, 1, 2), **fields)) == base
    return base


def struck(
    *modifiers: str,
    hits: int,
    fresh: int = 0,
    hurt: int = 0,
    by: str = "player",
    of: str = "10",
    target: str = "ships first",
) -> tuple[int, int, int]:
    """The fresh and damaged ships that are left, and the fresh cities; seat 2 has version 10."""
    ships = [f"1-hex {count}" if count else "" for count in (fresh, hurt)]
    seats = (WHO[by]("1-hex 5"), WHO[of](*ships), of_ten())

    def left(table: ArcsTable) -> tuple[int, int, int]:
        table.steps = [AssignHits(0, 1, "1-hex", hits, target)]
        modified(table, *modifiers)
        while (decision := pending(table)) is not None and decision.kind == "hit":
            play(table, decision.options[-1])  # damaged ships fall first
        return (*table.ships_of(1, "1-hex"), sum(each.fresh for each in table.buildings))

    return in_both_games(left, *seats, buildings="1 city 1-hex")


# -- Armored Hulls ---------------------------------------------------------------------------------


@pytest.mark.clause("CAT-14.39", "CAT-11.30")
@pytest.mark.parametrize(("hits", "left"), [
    (1, (1, 0, 1)),  # a hit too few is lost, and the ship shields the city
    (2, (0, 1, 1)),
    (3, (0, 0, 1)),  # a damaged ship takes one hit
    (4, (0, 0, 0)),
])  # fmt: skip
def test_armored_hulls_a_fresh_ship_takes_two_hits_and_a_damaged_one_takes_one(hits, left):
    assert struck("hulls", hits=hits, fresh=1) == left
    assert struck("hulls", hits=1, hurt=1) == (0, 0, 1)


@pytest.mark.clause("CAT-14.39")
def test_armored_hulls_a_single_hit_can_only_be_given_to_a_damaged_ship():
    table = a_table(a_seat("1-hex 5"), of_ten("1-hex 1", "1-hex 1"))
    table.steps = [AssignHits(0, 1, "1-hex", 3, "ships first")]
    assert asked(modified(table, "hulls")).options == [FRESH, DAMAGED]
    play(table, FRESH)  # it takes two of the three
    assert table.ships_of(1, "1-hex") == (0, 1)
    table = a_table(a_seat("1-hex 5"), of_ten("1-hex 1", "1-hex 1"))
    table.steps = [AssignHits(0, 1, "1-hex", 2, "ships first")]
    play(modified(table, "hulls"), DAMAGED)  # one is left, too few for the fresh ship
    assert table.ships_of(1, "1-hex") == (1, 0)
    assert table.steps == []


# -- Energy Shields --------------------------------------------------------------------------------


@pytest.mark.clause("CAT-14.40")
@pytest.mark.parametrize("modifiers", [("shields",), ("hulls", "shields")])
@pytest.mark.parametrize(("hits", "left"), [
    (1, (1, 0, 1)), (2, (0, 1, 1)), (3, (0, 1, 1)), (4, (0, 0, 1)), (5, (0, 0, 0)),
])  # fmt: skip
def test_energy_shields_each_step_of_a_ship_takes_two_hits(modifiers, hits, left):
    assert struck(*modifiers, hits=hits, fresh=1) == left


# -- Carrier Tactics -------------------------------------------------------------------------------


@pytest.mark.clause("CAT-14.41")
@pytest.mark.parametrize(("hits", "left"), [
    (1, (1, 2, 1)), (2, (0, 3, 1)), (3, (0, 2, 1)), (5, (0, 0, 1)), (6, (0, 0, 0)),
])  # fmt: skip
def test_carrier_tactics_no_ship_is_destroyed_while_one_is_fresh(hits, left):
    assert struck("carriers", hits=hits, fresh=2, hurt=1) == left


@pytest.mark.clause("CAT-14.41", "CAT-11.30")
def test_carrier_tactics_with_hulls_keep_damaged_ships_from_a_hit_too_few():
    assert struck("hulls", "carriers", hits=1, fresh=1, hurt=1) == (1, 1, 1)
    assert struck("hulls", "carriers", hits=3, fresh=1, hurt=1) == (0, 1, 1)
    assert struck("shields", "carriers", hits=4, fresh=1, hurt=1) == (0, 1, 1)


# -- who is protected, and from whom ---------------------------------------------------------------


@pytest.mark.clause("CAT-11.29")
@pytest.mark.parametrize("modifier", ["hulls", "shields", "carriers"])
@pytest.mark.parametrize(("by", "of", "helps"), [
    ("player", "10", True), ("10", "10", False), ("0.5", "10", False),
    ("player", "0.5", False), ("10", "player", False),
])  # fmt: skip
def test_a_supercat_of_version_10_is_protected_from_players_alone(modifier, by, of, helps):
    """Two hits on two ships: without a modifier the damaged one falls, the fresh one is damaged."""
    plain = struck(hits=2, fresh=1, hurt=1, by=by, of=of)
    assert plain == (0, 1, 1)
    protected = {"hulls": (1, 0, 1), "shields": (1, 0, 1), "carriers": (0, 1, 1)}[modifier]
    found = struck(modifier, hits=2, fresh=1, hurt=1, by=by, of=of)
    assert found == (protected if helps else plain)


@pytest.mark.clause("CAT-14.39", "CAT-14.40")
def test_hits_on_buildings_and_on_the_attacker_are_as_ever():
    assert struck("hulls", "shields", hits=1, fresh=1, target="buildings") == (1, 0, 0)
    table = modified(a_table(of_ten("1-hex 1"), a_seat("1-hex 1")), "hulls", "shields")
    table.steps = [AssignHits(0, 1, "1-hex", 1, "ships", of_attacker=True)]
    play(table)
    assert table.ships_of(0, "1-hex") == (0, 1)


@pytest.mark.clause("CAT-11.30")
def test_no_card_is_asked_about_tough_ships_in_a_game_without_modifiers(monkeypatch):
    table = a_table(a_seat(), of_ten())
    monkeypatch.setattr(rule_hooks, "_rules", None)  # whoever asks a card fails
    assert (hits_of_ships(table, 0, 1, 1, 0), slot_cost(table, 0, 1, 0)) == ([2], 3)
    with pytest.raises(TypeError):
        hits_of_ships(modified(table, "hulls"), 0, 1, 1, 0)


def test_rifles_are_an_attack():
    table = modified(a_table(a_seat("1-gate 1", lore="Gate Stations"), of_ten("1-hex 1")), "hulls")
    table.steps = [RollRifles(0, 1, "1-gate", "1-hex", 1)]
    play(table, (6,))
    assert table.ships_of(1, "1-hex") == (1, 0)


# -- Fortress Vaults -------------------------------------------------------------------------------


def raided(keys: int, by: str, *modifiers: str) -> set[int]:
    """The slots that so many keys can pay for; their costs are 3, 1, 1, 2, 1 and 3."""

    def found(table: ArcsTable) -> set[int]:
        table.steps = [Raid(0, 1, keys)]
        decision = pending(modified(table, *modifiers))
        return set() if decision is None else {each.slot for each in decision.options[1:]}

    seats = (WHO[by]("1-hex 1"), of_ten(slots="fuel material weapon psionic relic fuel"))
    cities = "1 city 1-hex, 1 city 2-arrow, 1 city 3-arrow, 1 city 4-hex, 1 city 5-hex"
    return in_both_games(found, *seats, buildings=cities)


@pytest.mark.clause("CAT-14.42")
def test_fortress_vaults_a_slot_of_one_key_costs_a_player_two():
    assert raided(1, "player") == {1, 2, 4}
    assert raided(1, "player", "vaults") == set()
    assert raided(2, "player", "vaults") == {1, 2, 3, 4}
    assert raided(3, "player", "vaults") == {0, 1, 2, 3, 4, 5}
    assert raided(1, "10", "vaults") == {1, 2, 4}


@pytest.mark.clause("CAT-14.42")
def test_fortress_vaults_two_keys_take_one_resource_of_a_slot_of_one_key():
    table = a_table(a_seat("1-hex 1"), of_ten(slots="fuel material weapon"),
                    buildings="1 city 1-hex")  # fmt: skip
    table.steps = [Raid(0, 1, 3)]
    play(modified(table, "vaults"), asked(table).options[2])
    assert table.seats[1].slots[:3].count("") == 1
    assert table.steps == [] or not isinstance(table.steps[-1], Raid)


@pytest.mark.clause("CAT-11.32")
def test_favors_and_the_place_of_a_resource_go_by_the_printed_keys():
    table = acting_in_reach(a_seat(), of_ten(slots="fuel material"))
    modified(table, "vaults")
    assert favor_costs(table, Part("resource", 1, 0, "material")) == [1]
    row = acting(of_ten(slots=" weapon"), buildings="0 city 1-hex, 0 city 2-arrow")
    row.seats[0].slots = ("fuel", "weapon", "", "", "", "")  # slots of 3, 1, 1 and 2 keys are open
    assert put_token(modified(row, "vaults"), 0, "relic") == 4


# -- Warp Blockades --------------------------------------------------------------------------------


@pytest.mark.clause("CAT-14.43", "CAT-11.31")
@pytest.mark.parametrize(("system", "seats", "holder"), [
    ("1-gate", (a_seat("1-gate 5"), of_ten("1-gate 1")), 1),
    ("1-gate", (a_seat("1-gate 1"), of_ten("1-gate 1")), 1),
    ("1-gate", (a_seat("1-gate 5"), of_ten(hurt="1-gate 2")), 0),  # it needs a fresh ship
    ("1-hex", (a_seat("1-hex 5"), of_ten("1-hex 1")), 0),  # no gate
    ("1-gate", (a_seat("1-gate 5"), of_ten("1-gate 1"), of_ten("1-gate 2")), 2),
    ("1-gate", (a_seat("1-gate 5"), of_ten("1-gate 2"), of_ten("1-gate 2")), NOBODY),
    ("1-gate", (a_seat("1-gate 5"), of_ten("1-gate 1"), a_cat("1-gate 2")), 2),
    ("1-gate", (a_seat("1-gate 5"), a_cat("1-gate 2"), of_ten("1-hex 1")), 0),  # 0.5 blockades none
    ("1-gate", (a_seat("1-gate 5"), a_seat("1-gate 2"), of_ten("1-hex 1")), 0),
])  # fmt: skip
def test_warp_blockades_a_fresh_ship_holds_a_gate_against_players(system, seats, holder):
    def held(*modifiers: str) -> int:
        def found(table: ArcsTable) -> int:
            modified(table, *modifiers)
            assert rulers(table)[system] == table.controller(system)
            return table.controller(system)

        return in_both_games(found, *seats)

    assert held("blockades") == holder
    most = [seat.fresh.get(system, 0) for seat in seats]
    assert held() == (most.index(max(most)) if most.count(max(most)) == 1 else NOBODY)


@pytest.mark.clause("CAT-14.43")
def test_ships_of_a_player_stop_at_a_blockaded_gate():
    def stops(*modifiers: str) -> bool:
        table = acting(a_seat("1-hex 1, 1-gate 3"), of_ten("1-gate 1"), lead="mobilization-2",
                       buildings="0 starport 1-hex", turn={"prelude": False})  # fmt: skip
        play(modified(table, *modifiers), "Move", "Move from 1-hex to 1-gate")
        return asked(table).kind != "catapult"

    assert stops("blockades")
    assert not stops()


@pytest.mark.clause("CAT-11.31")
def test_the_empire_controls_its_gates_as_ever():
    table = acting_in_reach(
        a_seat("1-gate 5"), of_ten("1-gate 1"), empire="1-gate 1", outlaws=(0, 1)
    )
    modified(table, "blockades")
    assert table.controller("1-gate") == table.reach.commander
    assert eyes(table, 1).controller("1-gate") == table.reach.commander
    table = modified(acting_in_reach(a_seat("1-gate 5"), of_ten("1-gate 1")), "blockades")
    assert table.controller("1-gate") == 1


# -- what bots know of them ------------------------------------------------------------------------


@pytest.mark.clause("CAT-14.43")
def test_a_supercat_reckons_with_its_blockade():
    table = modified(
        a_table(of_ten("1-gate 3, 1-hex 1"), a_seat("1-gate 5, 2-gate 4")), "blockades"
    )
    seen = assessment(table)
    assert seen.controls_with("2-gate", 1)
    assert not seen.controls_with("2-gate", 0)
    assert not seen.frees_with("2-gate", 0)
    assert seen.may_leave("1-gate") == (2, 0)
    assert not seen.leaves_to_rival("1-gate", 2)
    assert seen.leaves_to_rival("1-gate", 3)
    player = assessment(table, 1)
    assert not player.controls_with("1-gate", 9)
    assert not player.frees_with("1-gate", 9)
    assert not assessment(modified(table)).controls_with("2-gate", 1)


@pytest.mark.clause("CAT-14.39", "CAT-14.40", "CAT-14.41")
def test_a_player_by_the_pages_reckons_with_tough_ships():
    table = a_table(a_seat("1-hex 6"), of_ten("1-hex 1", "1-hex 1"), buildings="1 city 1-hex")

    def shield(*modifiers: str) -> tuple[int, list[int]]:
        seen = assessment(modified(table, *modifiers))
        return seen.shield(1, "1-hex"), seen.toughness(1, "1-hex")

    assert shield() == (3, [1, 2, 2])
    assert shield("hulls") == (4, [1, 3, 2])
    assert shield("shields") == (6, [2, 4, 2])
    assert shield("carriers") == (3, [2, 1, 2])
    assert hits_of_ships(table, 2, 1, 1, 1) == [2, 1]
    assert hits_of_ships(table, 2, 1, 2, 1) == [3, 1, 1]
    fight = Fight("1-hex", 1, "control", 1, 2, 2)
    table.seats[1].fresh = {}
    assert risks_outrage(assessment(modified(table)), fight)
    assert not risks_outrage(assessment(modified(table, "shields")), fight._replace(ships=1))


@pytest.mark.clause("CAT-14.42")
def test_a_player_by_the_pages_needs_dice_for_two_keys():
    table = a_table(a_seat("1-hex 2"), of_ten(slots="relic material"), buildings="1 city 1-hex")
    fight = Fight("1-hex", 1, "raid", 1, 2, 2)
    assert [each.keys for each in raid_targets(assessment(modified(table)), fight)] == [1]
    assert raid_targets(assessment(modified(table, "vaults")), fight) == []
    four = fight._replace(ships=4)
    assert [each.keys for each in raid_targets(assessment(table), four)] == [2]


@pytest.mark.clause("CAT-11.30")
def test_imperial_ships_that_defend_along_have_no_modifiers():
    table = acting_in_reach(a_seat("4-gate 5"), of_ten("4-gate 1"), empire="4-gate 1")
    modified(table, "hulls")
    assert sorted(eyes(table).ship_hits(1, "4-gate")) == [2, 3]
    assert sorted(eyes(modified(table)).ship_hits(1, "4-gate")) == [2, 2]


# -- set-up ----------------------------------------------------------------------------------------


@pytest.mark.clause("CAT-14.37")
def test_fleet_readiness_a_ship_more_in_each_system_with_its_pieces():
    table = a_table(of_ten("1-hex 2", "2-gate 1"), a_seat("1-hex 1"), a_cat("3-hex 1"),
                    buildings="0 city 4-hex, 1 city 5-hex", chapter=0, round=0)  # fmt: skip
    table.steps = settling(modified(table, "fleet"))
    play(table)
    assert table.seats[0].fresh == {"1-hex": 3, "2-gate": 1, "4-hex": 1}
    assert [table.seats[number].fresh for number in (1, 2)] == [{"1-hex": 1}, {"3-hex": 1}]
    assert settling(modified(table, "hulls", "shields", "carriers", "vaults", "blockades")) == []


@pytest.mark.clause("CAT-14.38", "CAT-11.33")
def test_strategic_reserves_a_resource_of_any_type_that_is_left():
    table = a_table(of_ten(slots="fuel"), a_seat(slots="relic relic relic relic relic"), of_ten(),
                    buildings="1 city 1-hex, 1 city 2-hex, 1 city 3-hex", chapter=0, round=0,
                    initiative=2)  # fmt: skip
    table.steps = settling(modified(table, "reserves"))
    chance = asked(table)
    assert isinstance(chance, Chance)
    assert isinstance(chance.outcomes, Draw)
    assert chance.outcomes.items == tuple(each for each in RESOURCES if each != "relic")
    assert chance.for_seat == 2
    play(table, "weapon")
    assert table.seats[2].slots[0] == "weapon"
    play(table, "psionic")
    while table.steps:
        play(table, asked(table).options[0])
    assert set(table.seats[0].tokens) == {"fuel", "psionic"}
    assert table.seats[1].tokens == ["relic"] * 5 or len(table.seats[1].tokens) == 5


@pytest.mark.parametrize("mode", ["base", "campaign"])
@pytest.mark.parametrize("leaders", ["off", "on"])
def test_a_game_begins_with_ships_and_resources_and_none_without_the_options(mode, leaders):
    def begun(**options: str) -> tuple[int, int, int, int]:
        seats = (SeatSetup("supercat:10", "Cat"), SeatSetup("random", "Bo"))
        match = Match(GAME, Setup(seats, "begun", {"mode": mode, "leaders": leaders, **options}))
        rng = Random(1)
        while not match.table.chapter:
            if isinstance(match.pending, Chance):
                match.roll()
            else:
                match.answer(rng.choice(match.pending.options))
        assert match.table.check() == []
        seat = match.table.seats[0]
        where = {each.system for each in match.table.buildings if each.seat == 0} | set(seat.fresh)
        counts = sum(seat.fresh.values()), len(where), len(seat.tokens)
        return *counts, match.table.open_slots(0)

    ships, places, tokens, slots = begun()
    assert begun(fleet="on") == (min(SUPPLY["ship"], ships + places), places, tokens, slots)
    assert begun(reserves="on") == (ships, places, min(slots, tokens + 1), slots)


# -- the document, the options and the desk --------------------------------------------------------


@pytest.mark.clause("CAT-14.37")
def test_each_modifier_is_a_row_of_the_versions_that_the_options_ask_for():
    for mode in ("base", "campaign"):
        for setting in GAME.settings:
            if setting.fold == "modifiers":
                having = {
                    version for version in VERSIONS.values()
                    if any(each.option == setting.key
                           for each in DOCUMENTS[f"{mode} {version}"].modifiers.values())
                }  # fmt: skip
                assert having == {VERSIONS[setting.only_by]}
    for version in VERSIONS.values():
        assert DOCUMENTS[f"base {version}"].modifiers == DOCUMENTS[f"campaign {version}"].modifiers


@pytest.mark.parametrize("modifier", MODIFIERS[2:])
def test_without_its_row_a_modifier_does_nothing(monkeypatch, modifier):
    def works() -> bool:
        if modifier == "vaults":
            return raided(1, "player", modifier) == set()
        if modifier == "blockades":
            seats = (a_seat("1-gate 2"), of_ten("1-gate 1"))
            return modified(a_table(*seats), modifier).controller("1-gate") == 1
        left = struck(modifier, hits=2, fresh=2, hurt=1)
        return left != struck(hits=2, fresh=2, hurt=1)

    assert works()
    for rows in (ROWS, OF_REACH):
        rows.changed(monkeypatch, ROW_OF[modifier], "")
    assert not works()


@pytest.mark.parametrize("number", [0, 1])
def test_without_its_row_nothing_comes_with_the_set_up(monkeypatch, number):
    ROWS.changed(monkeypatch, ROW_OF[MODIFIERS[number]], "")
    table = a_table(of_ten("1-hex 1"), chapter=0, round=0)
    table.steps = [ReadySupercats()]
    play(modified(table, MODIFIERS[number]))
    assert (table.seats[0].fresh, table.seats[0].tokens) == ({"1-hex": 1}, [])


@pytest.mark.parametrize(("before", "after", "said"), [
    (" hulls: Armored", " skins: Armored", r"unknown option 'skins'; known are: aids; fleet; "),
    ("takes 2 hits to be damaged ·", "takes 3 hits ·", r"unknown modifier 'a fresh ship takes 3"),
    ("costs 2 keys · while a player attacks it", "costs 2 keys · on Sundays",
     r"unknown time 'on Sundays'; known are: ; at set-up; while it is behind"),
])  # fmt: skip
def test_a_modifier_that_is_not_known_is_refused_with_its_line_and_the_known_words(
    before, after, said
):
    rows = ROWS.text.replace(before, after, 1)
    place = 1 + next(n for n, row in enumerate(rows.splitlines()) if after in row)
    with pytest.raises(DocumentError, match=rf"^mine, line {place}: {said}"):
        read(rows.splitlines(), "mine")


def seats_of(*players: str) -> tuple[SeatSetup, ...]:
    return tuple(SeatSetup(each, f"Seat {n}") for n, each in enumerate(players))


def test_a_modifier_needs_a_supercat_of_version_10_and_says_so():
    with pytest.raises(InputError, match=r"option hulls needs a seat that supercat:10 plays"):
        check_setup(GAME, Setup(seats_of("human", "supercat"), "a", {"hulls": "on"}))
    mixed = Setup(seats_of("human", "supercat", "supercat:10"), "a", {"hulls": "on", "aids": "off"})
    table = Match(GAME, mixed).table
    assert table.rules.modifiers == ("hulls",)
    table = modified(a_table(a_seat(), a_cat()), "hulls")
    assert table.check() == ["rules.modifiers need a SUPERCAT that plays by version 10"]
    table = modified(a_table(a_seat(), of_ten()), "hulls", "hulls")
    assert table.check()[0].startswith("rules.modifiers must hold different ones of fleet, ")


def test_the_position_desk_offers_them_by_their_names():
    draft = PositionDraft(GAME, GAME.codec.encode(acting(of_ten(), a_seat())))
    path = ("rules", "modifiers")
    field = next(each for each in draft.root.family() if each.path == path)
    voice = GAME.voice(())
    names = [voice.say(each.title) for each in field.choices]
    assert names[2:5] == ["Armored Hulls", "Energy Shields", "Carrier Tactics"]
    draft.add_item(path, "vaults")
    assert draft.problem is None
    assert draft.table.rules.modifiers == ("vaults",)
    assert (draft.options["vaults"], draft.options["hulls"]) == ("on", "off")
    draft = PositionDraft(GAME, GAME.codec.encode(acting(a_seat())))
    draft.add_item(path, "vaults")
    assert draft.problem is not None
    assert draft.problem.path == path


def test_a_match_from_a_position_has_its_modifiers_and_its_options_say_so():
    table = modified(acting(of_ten(), a_seat()), "hulls", "vaults")
    position = GAME.codec.encode(table)
    setup = Setup(seats_of("supercat:10", "human", "random"), "a", position=position)
    match = Match(GAME, check_setup(GAME, setup))
    assert match.table.rules.modifiers == ("hulls", "vaults")
    on = {each for each in MODIFIERS if match.setup.options[each] == "on"}
    assert on == {"hulls", "vaults"}
    other = Match(
        GAME, check_setup(GAME, replace(setup, seats=seats_of("supercat", "human", "random")))
    )
    assert other.table.rules.modifiers == ()


def test_a_position_from_before_the_modifiers_has_none():
    document = GAME.codec.encode(acting(of_ten(), a_seat()))
    assert document["rules"].pop("modifiers") == []
    assert GAME.read_position(document).rules.modifiers == ()


# -- whole games -----------------------------------------------------------------------------------


ALL = dict.fromkeys(MODIFIERS, "on")


@pytest.mark.sample(2)
@pytest.mark.parametrize("mode", ["base", "campaign"])
@pytest.mark.parametrize("number", range(2))
def test_a_game_with_all_of_them_is_the_same_when_it_is_saved_taken_back_and_read(
    tmp_path, mode, number
):
    """Until it has come through the set-up and 150 answers."""
    seats = seats_of("supercat:10", "human", "supercat:10" if number else "supercat")
    match = Match(GAME, Setup(seats, f"all {number}", {"mode": mode, **ALL}, practice=True))
    bots, rng = bots_of(match), Random(number)
    while len(match.moves) < 150 and not match.is_over:
        if isinstance(match.pending, Chance):
            match.roll()
        elif (bot := bots[match.pending.seat]) is not None:
            match.answer(match.think(bot).option)
        else:
            busy = [each for each in match.pending.options if str(each) == "Battle"]
            match.answer(rng.choice(busy or match.pending.options))
        assert match.table.check() == []
        if len(match.moves) % 50 == 0 and match.undo_index is not None:
            before = GAME.codec.encode(match.table)
            match.undo()
            match.redo()
            assert GAME.codec.encode(match.table) == before
    path = tmp_path / "game.json"
    record.save(match, path)
    again = record.load(REGISTRY, path)
    assert GAME.codec.encode(again.table) == GAME.codec.encode(match.table)
    assert again.table.rules.modifiers == MODIFIERS


@pytest.mark.parametrize(("sits", "named"), [("10", True), ("0.5", False), ("player", False)])
def test_the_table_names_the_modifiers_of_version_10_alone(sits, named):
    table = modified(a_table(WHO[sits](), of_ten()), "hulls", "vaults")
    lines = map(GAME.voice(["A", "B"]).say, board_lines(table, 0))
    told = "Difficulty modifiers: Armored Hulls, Fortress Vaults"
    assert (told in lines) is named
