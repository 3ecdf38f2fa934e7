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
