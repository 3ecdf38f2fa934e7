"""Official rulings on lore, each as a worked position.

Where a ruling has an earlier reading, the same position is played under it as well.
"""

from dataclasses import replace

import pytest

from tests.games.arcs.positions import a_seat, acting, asked, options, play, under

FIRST, BEFORE = "first-printing", "before-2026-11"


# -- Survival Overrides ---------------------------------------------------------------------------


@pytest.mark.clause("LORE-2.9")
@pytest.mark.parametrize(("edition", "may"), [("newest", True), (FIRST, False)])
def test_a_martyr_may_die_alone(edition, may):
    """overrides-own-ship-alone"""
    mine = a_seat("1-gate 2", lore="Survival Overrides")
    table = under(edition, acting(mine, a_seat("1-hex 1"), lead="mobilization-2"))
    assert ("Martyr" in options(table)) == may
    if may:
        play(table, "Martyr")
        assert options(table) == ["Destroy a fresh ship of seat 1 in 1-gate"]
        play(table, "Destroy a fresh ship of seat 1 in 1-gate")
        assert table.seats[0].fresh == {"1-gate": 1}
        assert table.seats[0].trophy_count == 0


@pytest.mark.clause("LORE-2.9")
def test_a_martyr_may_die_alone_beside_a_rivals_ship():
    mine = a_seat("1-gate 1", lore="Survival Overrides")
    table = acting(mine, a_seat("", "1-gate 1"), lead="mobilization-2")
    play(table, "Martyr")
    assert options(table) == [
        "Destroy a damaged ship of seat 2 in 1-gate", "Destroy a fresh ship of seat 1 in 1-gate",
    ]  # fmt: skip


# -- Tycoon's Charm -------------------------------------------------------------------------------


def charmed(slots, edition="newest", **fields):
    mine = a_seat("1-hex 1", slots=slots, lore="Tycoon's Charm")
    return under(edition, acting(mine, boxes={"tycoon": (0,)}, **fields))


@pytest.mark.clause("LORE-3.13")
@pytest.mark.parametrize(("edition", "any_result"), [("newest", True), (BEFORE, False)])
def test_tycoons_charm_may_bring_material_for_fuel(edition, any_result):
    """tycoons-charm-any"""
    table = charmed("fuel", edition)
    play(table, "Use Tycoon's Charm")
    assert ("Swap Fuel for Material" in options(table)) == any_result
    assert "Swap Fuel for Weapon" in options(table)
    assert "Swap Fuel for Fuel" not in options(table)


@pytest.mark.clause("LORE-3.13")
def test_what_tycoons_charm_has_brought_is_not_swapped_again():
    table = charmed("fuel")
    play(table, "Use Tycoon's Charm", "Swap Fuel for Material")
    assert table.seats[0].tokens == ["material"]
    assert asked(table).kind == "act", "the Material is the result, and no Fuel is left"


@pytest.mark.clause("LORE-3.13")
def test_what_was_held_before_can_still_be_swapped():
    table = charmed("material fuel")
    play(table, "Use Tycoon's Charm", "Swap Fuel for Material")
    while asked(table).kind == "arrange":
        play(table, options(table)[0])
    assert "Swap Material for Relic" in options(table)
    play(table, "Swap Material for Relic")
    while asked(table).kind == "arrange":
        play(table, options(table)[0])
    assert asked(table).kind == "act", "one Material was there before, and it is gone"


# -- Warlord's Cruelty ----------------------------------------------------------------------------


def cruel(lore, edition, **fields):
    """Seat 0 has taxed the city of seat 1 in 1-hex already; Warlord and Empath are declared."""
    mine = a_seat("1-hex 1", lore=lore, **fields)
    boxes = {"warlord": (0,), "empath": (1,)}
    table = acting(mine, a_seat("1-hex 2"), buildings="1 city 1-hex", boxes=boxes)
    table.buildings = tuple([replace(each, used=True) for each in table.buildings])
    return under(edition, table)


@pytest.mark.clause("LORE-3.8")
@pytest.mark.parametrize(("edition", "again"), [("newest", True), (BEFORE, False)])
@pytest.mark.parametrize(
    ("lore", "fields"),
    [("Warlord's Cruelty", {"leader": "Anarchist"}), ("Warlord's Cruelty, Empath's Bond", {})],
)
def test_warlords_cruelty_taxes_again_whatever_may_be_taxed(lore, fields, edition, again):
    """cruelty-taxes-anything: without control, by Inspiring and by Empath's Bond."""
    table = cruel(lore, edition, **fields)
    taxed = []
    if "Tax" in options(table):
        play(table, "Tax")
        taxed = [each for each in options(table) if "seat 2" in each]
    assert bool(taxed) == again


@pytest.mark.clause("LORE-3.8", "LEAD-6.3")
@pytest.mark.parametrize(("lore", "again"), [("Warlord's Cruelty", True), ("Repair Drones", False)])
def test_warlords_cruelty_taxes_an_empty_slot_again(lore, again):
    mine = a_seat("1-hex 1", leader="Anarchist", lore=lore)
    table = acting(mine, boxes={"warlord": (0,)}, turn={"taxed": ("1-hex", "1-hex")})
    assert ("Tax" in options(table)) == again


# -- Sprinter Drives ------------------------------------------------------------------------------


def sprinting(edition, buildings=""):
    """Seat 0 has moved 2 fresh ships to 1-hex and may move them once more."""
    mine = a_seat("1-gate 2", lore="Sprinter Drives")
    table = under(edition, acting(mine, lead="mobilization-2", buildings=buildings))
    play(table, "Move", "Move from 1-gate to 1-hex", "2 fresh and 0 damaged")
    return table


@pytest.mark.clause("LORE-1.2")
@pytest.mark.parametrize(("edition", "again"), [("newest", False), (FIRST, True), (BEFORE, True)])
def test_sprinter_drives_move_one_group_only(edition, again):
    """sprinter-one-group"""
    table = sprinting(edition)
    play(table, "Move from 1-hex to 1-gate", "1 fresh and 0 damaged")
    assert (asked(table).kind == "go") == again
    if again:
        assert "Move from 1-hex to 1-gate" in options(table), "the other ship for itself"


@pytest.mark.clause("LORE-1.2")
@pytest.mark.parametrize(
    ("edition", "port", "goes_on"),
    [
        ("newest", "0 starport 1-hex", True),
        ("newest", "1 starport 1-hex", False),
        ("newest", "0 city 1-hex", False),
        (BEFORE, "0 starport 1-hex", False),
    ],
)
def test_sprinter_drives_are_a_catapult_from_a_starport(edition, port, goes_on):
    table = sprinting(edition, port)
    play(table, "Move from 1-hex to 1-gate", "2 fresh and 0 damaged")
    assert ("On to 2-gate" in options(table)) == goes_on
    if goes_on:
        play(table, "On to 2-gate", "1 fresh and 0 damaged", "Go on")
        assert table.seats[0].fresh == {"1-gate": 1, "2-gate": 1}
        assert asked(table).kind == "act", "no further sprint follows"


@pytest.mark.clause("LORE-1.2")
def test_ships_dropped_off_on_the_way_are_a_group_too():
    mine = a_seat("1-hex 3", lore="Sprinter Drives")
    table = acting(mine, lead="mobilization-2", buildings="0 starport 1-hex")
    play(table, "Move", "Move from 1-hex to 1-gate", "3 fresh and 0 damaged", "On to 2-gate",
         "1 fresh and 0 damaged", "Go on")  # fmt: skip
    assert {"Move from 1-gate to 1-hex", "Move from 2-gate to 2-hex"} <= set(options(table))
    play(table, "Move from 1-gate to 1-arrow", "2 fresh and 0 damaged")
    assert table.seats[0].fresh == {"1-arrow": 2, "2-gate": 1}
    assert asked(table).kind == "act"


@pytest.mark.clause("LORE-1.2", "LORE-2.7")
def test_ships_that_join_a_battle_do_not_sprint():
    """sensors-with-sprinter"""
    rival = a_seat("1-gate 2", "1-hex 1", lore="Predictive Sensors, Sprinter Drives")
    table = acting(a_seat("1-hex 1"), rival, lead="aggression-2")
    play(table, "Battle", "Attack seat 2 in 1-hex", "Move from 1-gate to 1-hex",
         "2 fresh and 0 damaged")  # fmt: skip
    assert (asked(table).kind, asked(table).seat) == ("dice", 0)


# -- several rerolls ------------------------------------------------------------------------------

MISS, HIT = 1, 4
FRESH = "Hit a fresh ship"
DECLARED = {"boxes": {"empath": (0,)}}


def rolled(edition, roll=(MISS, MISS), cards="Skirmishers", lore="Empath's Vision", **fields):
    """Seat 0 has rolled two skirmish dice; Skirmishers count the Weapon icon that they show."""
    mine = a_seat("1-hex 2", cards=cards, lore=lore)
    table = under(edition, acting(mine, a_seat("1-hex 3"), lead="aggression-2", **fields))
    play(table, "Battle", "Attack seat 2 in 1-hex", "2 skirmish, 0 assault, 0 raid", roll)
    return table


@pytest.mark.clause("LEAD-7.8", "LORE-3.3", "COURT-5.7")
def test_each_card_has_its_own_reroll_and_the_player_orders_them():
    """rerolls-add-up"""
    table = rolled("newest", **DECLARED)
    assert options(table) == ["Go on", "Use Skirmishers", "Use Empath's Vision"]
    play(table, "Use Empath's Vision", "Reroll 2 blanks and 0 hits", (MISS, HIT))
    assert options(table) == ["Go on", "Reroll 1 blanks and 0 hits", "Reroll 0 blanks and 1 hits"]
    play(table, "Reroll 1 blanks and 0 hits", (HIT,), FRESH)
    assert asked(table).kind == "act"
    assert table.seats[1].hurt == {"1-hex": 2}


@pytest.mark.clause("LORE-3.3", "ARCS-8.4")
def test_blanks_and_hits_may_be_rolled_again_together():
    table = rolled("newest", (MISS, HIT), cards="", **DECLARED)
    play(table, "Reroll 1 blanks and 1 hits")
    assert asked(table).outcomes.count == 2
    play(table, (MISS, MISS))
    assert table.seats[1].fresh == {"1-hex": 3}


@pytest.mark.clause("LEAD-7.8")
def test_before_the_rulings_the_cards_shared_one_reroll():
    table = rolled(BEFORE, **DECLARED)
    assert "Reroll 2 blanks and 0 hits" in options(table)
    play(table, "Reroll 2 blanks and 0 hits", (MISS, HIT))
    assert asked(table).kind == "act"


@pytest.mark.clause("LEAD-7.8")
@pytest.mark.parametrize("answer", ["Go on", "Use Skirmishers"])
def test_no_card_has_to_be_used(answer):
    table = rolled("newest", **DECLARED)
    play(table, answer)
    while asked(table).kind == "reroll":
        play(table, "Go on")
    assert asked(table).kind == "act"
    assert table.seats[1].fresh == {"1-hex": 3}


@pytest.mark.clause("LEAD-7.8", "COURT-5.7")
def test_one_card_alone_asks_for_no_order():
    table = rolled("newest")
    assert options(table) == ["Go on", "Reroll 1 blanks and 0 hits"]
    play(table, "Reroll 1 blanks and 0 hits", (MISS,))
    assert asked(table).kind == "act", "once in a battle"


@pytest.mark.clause("LEAD-7.8", "LORE-2.6")
def test_seeker_torpedoes_and_the_vision_both_apply_to_assault_dice():
    mine = a_seat("1-hex 1", lore="Seeker Torpedoes, Empath's Vision")
    table = acting(mine, a_seat("1-hex 3"), lead="aggression-2", **DECLARED)
    play(table, "Battle", "Attack seat 2 in 1-hex", "0 skirmish, 1 assault, 0 raid", (1,),
         "Use Seeker Torpedoes", "Reroll assault: blank", (1,))  # fmt: skip
    assert options(table) == ["Go on", "Reroll assault: blank"], "now the Vision"


# -- Galactic Rifles ------------------------------------------------------------------------------


def firing(edition, lore="Galactic Rifles", **fields):
    """Seat 0 fires 2 rifles from 1-gate at seat 1 in 1-hex."""
    mine = a_seat("1-gate 2", lore=lore)
    table = under(edition, acting(mine, a_seat("1-hex 3"), lead="aggression-2", **fields))
    play(table, "Fire rifles", "Fire from 1-gate at seat 2 in 1-hex")
    return table


@pytest.mark.clause("LORE-2.1")
@pytest.mark.parametrize("edition", ["newest", FIRST])
@pytest.mark.parametrize(("dice", "hurt"), [(2, 2), (1, 1), (0, 0)])
def test_galactic_rifles_may_collect_fewer_dice(edition, dice, hurt):
    """rifles-fewer-dice"""
    table = firing(edition)
    assert len(options(table)) == 3
    play(table, f"{dice} skirmish, 0 assault, 0 raid", *[(HIT,) * dice] * bool(dice))
    if dice == 2:
        play(table, FRESH)
    assert table.seats[1].hurt.get("1-hex", 0) == hurt
    assert asked(table).kind == "act"


@pytest.mark.clause("LORE-2.1")
def test_before_the_rulings_all_rifles_fired():
    assert asked(firing(BEFORE)).outcomes.count == 2


@pytest.mark.clause("LORE-3.3", "LORE-2.1")
@pytest.mark.parametrize("roll", [(MISS, HIT), (3, 6)])
def test_empaths_vision_rolls_the_dice_of_rifles_again(roll):
    """vision-on-rifles"""
    table = firing("newest", "Galactic Rifles, Empath's Vision", **DECLARED)
    play(table, "2 skirmish, 0 assault, 0 raid", roll)
    assert options(table) == [
        "Go on", "Reroll 1 blanks and 0 hits", "Reroll 1 blanks and 1 hits",
        "Reroll 0 blanks and 1 hits",
    ]  # fmt: skip
    play(table, "Reroll 1 blanks and 0 hits", (HIT,), FRESH)
    assert table.seats[1].hurt == {"1-hex": 2}
    assert asked(table).kind == "act", "once"


@pytest.mark.clause("LORE-3.3", "LORE-2.1")
@pytest.mark.parametrize(
    ("edition", "fields", "lore"),
    [
        ("newest", {}, "Galactic Rifles, Empath's Vision"),
        ("newest", DECLARED, "Galactic Rifles, Seeker Torpedoes"),
        (BEFORE, DECLARED, "Galactic Rifles, Empath's Vision"),
    ],
)
def test_no_other_reroll_speaks_when_rifles_fire(edition, fields, lore):
    table = firing(edition, lore, **fields)
    if asked(table).kind == "fire-dice":
        play(table, "2 skirmish, 0 assault, 0 raid")
    play(table, (MISS, MISS))
    assert asked(table).kind == "act"


# -- Cloud Cities ---------------------------------------------------------------------------------

CLOUDY = "Build a city in 1-hex beside its slots"


@pytest.mark.clause("LORE-1.7", "COURT-1.2")
@pytest.mark.parametrize(("edition", "may"), [("newest", True), (FIRST, False), (BEFORE, False)])
def test_a_loyal_card_pays_for_a_cloud_city(edition, may):
    """loyal-card-pays-cloud-city"""
    mine = a_seat("1-hex 1", slots="fuel", lore="Cloud Cities", cards="Loyal Engineers")
    table = under(edition, acting(mine, lead="construction-2", turn={"prelude": False}))
    play(table, "Build")
    assert (f"{CLOUDY} for Fuel" in options(table)) == may
    assert CLOUDY not in options(table), "there is no Material"
    if may:
        play(table, f"{CLOUDY} for Fuel")
        assert table.seats[0].tokens == []
        assert table.buildings[-1].beside


@pytest.mark.clause("LORE-1.7")
def test_without_the_loyal_card_only_the_type_of_the_planet_pays():
    mine = a_seat("1-hex 1", slots="fuel material", lore="Cloud Cities", cards="Loyal Pilots")
    table = acting(mine, lead="construction-2")
    play(table, "Build")
    assert [each for each in options(table) if "beside" in each] == [CLOUDY]
    play(table, CLOUDY)
    assert table.seats[0].tokens == ["fuel"]
    assert table.turn.spent == ()


@pytest.mark.clause("LORE-1.7", "COURT-1.2")
def test_the_token_that_gives_the_build_does_not_pay_for_the_cloud_city():
    mine = a_seat("1-hex 1", slots="fuel", lore="Cloud Cities", cards="Loyal Engineers")
    table = acting(mine, lead="aggression-2", turn={"prelude": True})
    full = "2 city 1-hex"
    assert any("Spend Fuel" in each and "build" in each.lower() for each in options(table)), full
    play(table, next(each for each in options(table) if "build" in each.lower()))
    assert not any("beside" in each for each in options(table))
