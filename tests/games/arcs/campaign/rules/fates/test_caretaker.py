"""The Caretaker: golems found, woken, spent and handed on."""

import pytest

from games.arcs.board import OPEN_SLOTS
from games.arcs.campaign.rules.court import FateCrisis
from games.arcs.campaign.rules.fates.caretaker import (
    AskTheStones,
    DestroyWrecks,
    GolemsHidden,
    HideGolems,
    ReceiveGolem,
    TurnStopped,
)
from games.arcs.campaign.rules.state import Golem
from games.arcs.campaign_components import CRISIS, EDICT, EVENT_DIE
from games.arcs.events import AmbitionScored
from games.arcs.game import GAME
from games.arcs.parts import Played
from games.arcs.rule_hooks import ambition_count, follow_up
from games.arcs.steps.battle import Raid
from games.arcs.steps.gaining import FitSlots, Receive
from games.arcs.steps.scoring import begin_declaring
from games.arcs.steps.turns import Act, FinishTurn, Opening
from tests.games.arcs.campaign.rules.acts import acting, an_act, fate
from tests.games.arcs.positions import a_seat, asked, options, play

FATES = ("caretaker", "magnate", "advocate")
BEACON, HEARTH = "f5-02", "f5-03"
OUTER_GATES = ("3-gate", "4-gate", "5-gate", "6-gate")
FULL = "fuel fuel"


def keeper(*fleets, **fields):
    """A seat with the two lore cards of the Caretaker."""
    seat = a_seat(*fleets, **fields)
    seat.lore = (BEACON, HEARTH)
    return seat


def golems(**held):
    """Golems such as warrior="0 hearth awake" or seeker="1 asleep"."""
    found = {}
    for name, words in held.items():
        seat, *rest = words.split()
        found[name] = Golem(int(seat), "hearth" in rest, "awake" in rest)
    return found


def tended(*seats, **fields):
    """Seat 0, the Caretaker, in its Prelude after leading Aggression 2."""
    reach = {"golems": fields.pop("golems", {}), **fields.pop("reach", {})}
    return acting(*seats, fates=FATES, reach=reach, lead="aggression-2", **fields)


def where(table, name):
    """Who holds a golem, and how."""
    golem = table.reach.golems[name]
    return golem.seat, golem.in_hearth, golem.awake


@pytest.mark.clause("CARETAKER-1.1")
@pytest.mark.parametrize(("place", "steps"), [(1, 4), (2, 0)])
def test_a_won_ambition_advances_by_two_for_each_golem_held(place, steps):
    held = golems(warrior="0 hearth asleep", seeker="0 hearth awake", harvester="1 asleep")
    rival = a_seat(slots="harvester")
    table = an_act(keeper(), rival, fates=FATES, reach={"golems": held})
    follow_up(table, AmbitionScored(0, "tycoon", place, 5, 0))
    play(table)
    assert fate(table, 0).marker == 10 - steps


@pytest.mark.clause("CARETAKER-1.2")
def test_whoever_spends_a_golem_advances_the_caretaker_even_without_its_action():
    table = acting(
        a_seat(slots="harvester"), keeper(), fates=("magnate", "caretaker", "advocate"),
        reach={"golems": golems(harvester="0 awake")},
    )  # fmt: skip
    play(table, "Spend the Harvester", "Give it to seat 3", "Go on")
    assert fate(table, 1).marker == 10 - 2
    assert table.seats[0].slots.count("") == 6


@pytest.mark.clause("CARETAKER-1.3")
def test_a_golem_sleeps_at_each_gate_outside_the_imperial_clusters():
    table = an_act(keeper(), fates=FATES)
    table.steps = [HideGolems()]
    (told,) = play(table)
    assert told == GolemsHidden(OUTER_GATES)
    assert table.reach.sleepers == OUTER_GATES
    assert not table.reach.golems


@pytest.mark.clause("CARETAKER-1.4")
def test_awaken_takes_any_number_of_golems_at_gates_under_control():
    seat = keeper("3-gate 2, 4-gate 1, 5-gate 1")
    rival = a_seat("5-gate 1, 6-gate 2")
    table = tended(seat, rival, reach={"sleepers": OUTER_GATES})
    table.turn = table.turn.__class__(2, ("influence",), prelude=True)
    assert "Awaken" in options(table)
    play(table, "Awaken")
    assert options(table) == ["3-gate", "4-gate"]
    play(table, "4-gate", "warrior")
    assert options(table) == ["Go on", "3-gate"]
    play(table, "Go on")
    assert table.reach.sleepers == ("3-gate", "5-gate", "6-gate")
    assert where(table, "warrior") == (0, True, False)


@pytest.mark.clause("CARETAKER-1.4")
def test_without_a_golem_at_a_gate_under_control_there_is_no_awaken():
    table = tended(keeper("3-gate 1"), a_seat("3-gate 1"), reach={"sleepers": ("3-gate",)})
    table.turn = table.turn.__class__(2, ("influence",), prelude=True)
    assert "Awaken" not in options(table)
    assert "Influence" in options(table)


@pytest.mark.clause("CARETAKER-1.5")
@pytest.mark.parametrize(
    ("slots", "rivals", "awake"), [("fuel", "", True), ("fuel", "fuel", False)]
)
def test_a_golem_comes_awake_to_whoever_alone_leads_a_declared_ambition(slots, rivals, awake):
    seat, rival = keeper("3-gate 2", slots=slots), a_seat(slots=rivals)
    table = tended(seat, rival, boxes={"tycoon": (0,)}, reach={"sleepers": ("3-gate",)})
    table.turn = table.turn.__class__(2, ("influence",), prelude=True)
    play(table, "Awaken", "seeker")
    assert where(table, "seeker") == (0, True, awake)


@pytest.mark.clause("CARETAKER-1.6")
def test_in_a_crisis_all_sleeping_golems_wake_but_those_on_the_map():
    held = golems(warrior="0 hearth asleep", seeker="1 asleep")
    rival = a_seat(slots="seeker")
    reach = {"golems": held, "sleepers": ("3-gate",)}
    table = an_act(keeper(), rival, fates=FATES, reach=reach)
    follow_up(table, FateCrisis(0))
    (told,) = play(table)
    assert GAME.event_text(told, ("Ada", "Ben", "Cy")) == "These golems wake: Warrior and Seeker"
    assert where(table, "warrior") == (0, True, True)
    assert where(table, "seeker") == (1, False, True)
    assert table.reach.sleepers == ("3-gate",)


@pytest.mark.clause("CARETAKER-1.7")
def test_a_golem_in_a_slot_is_no_resource():
    table = tended(keeper(slots="warrior fuel"), golems=golems(warrior="0 asleep"), boxes={})
    found = options(table)
    assert not any("Warrior" in each for each in found)
    assert table.seats[0].resources == ["fuel"]
    assert ambition_count(table, 0, "tycoon") == 1


@pytest.mark.clause("CARETAKER-1.7")
def test_the_owner_of_the_hearth_chooses_where_a_golem_goes():
    table = an_act(keeper(), fates=FATES)
    table.steps = [ReceiveGolem(0, "warrior", awake=True)]
    assert options(table) == ["Put it on the Golem Hearth", "Put it into a slot"]
    play(table, "Put it into a slot")
    assert where(table, "warrior") == (0, False, True)
    assert table.seats[0].tokens == ["warrior"]


@pytest.mark.clause("CARETAKER-1.7")
def test_the_hearth_takes_a_golem_that_finds_no_slot():
    table = an_act(keeper(slots=FULL), fates=FATES)
    table.steps = [ReceiveGolem(0, "warrior", awake=True)]
    play(table)
    assert where(table, "warrior") == (0, True, True)


@pytest.mark.clause("CARETAKER-1.8")
def test_a_raid_takes_golems_for_the_cost_of_the_slot_or_for_two_from_the_hearth():
    owner = keeper(slots="seeker")
    held = golems(warrior="1 hearth awake", seeker="1 asleep")
    table = an_act(a_seat("2-hex 1"), owner, fates=("magnate", "caretaker", "advocate"),
                   reach={"golems": held})  # fmt: skip
    table.steps = [Raid(0, 1, 2)]
    assert "Steal Warrior from seat 2" in options(table)
    assert "Steal Seeker from seat 2" not in options(table)
    play(table, "Steal Warrior from seat 2")
    assert where(table, "warrior") == (0, False, True)
    table.steps = [Raid(0, 1, 3)]
    assert "Steal Seeker from seat 2" in options(table)


@pytest.mark.clause("CARETAKER-1.9")
def test_only_awake_golems_are_spent_and_only_in_the_prelude():
    held = golems(warrior="0 hearth awake", seeker="0 hearth asleep")
    table = tended(keeper(), golems=held)
    assert "Spend the Warrior" in options(table)
    assert "Spend the Seeker" not in options(table)
    late = tended(keeper(), golems=held, turn={"prelude": False})
    assert "Spend the Warrior" not in options(late)


@pytest.mark.clause("CARETAKER-1.10")
def test_a_golem_that_was_spent_goes_asleep_to_a_rival_with_room():
    full = a_seat(slots=FULL)
    table = tended(keeper(), full, golems=golems(harvester="0 hearth awake"))
    play(table, "Spend the Harvester", "Relic")
    assert where(table, "harvester") == (2, False, False)
    assert table.seats[0].tokens == ["relic"]


@pytest.mark.clause("CARETAKER-1.10")
def test_without_a_rival_with_room_the_golem_stays_asleep():
    table = tended(keeper(), a_seat(slots=FULL), a_seat(slots="relic relic"),
                   golems=golems(harvester="0 hearth awake"))  # fmt: skip
    play(table, "Spend the Harvester", "Go on")
    assert where(table, "harvester") == (0, True, False)


@pytest.mark.clause("CARETAKER-1.10")
def test_a_golem_makes_room_by_going_to_a_rival_and_on_the_hearth_by_lying_there():
    def after(seats, fates, answers):
        table = an_act(*seats, fates=fates, reach={"golems": golems(warrior="0 awake")})
        table.steps = [Receive(0, "relic")]
        play(table, *answers)
        return table

    own = keeper(slots="warrior fuel")
    table = after([own], FATES, ["Part with Warrior"])
    assert where(table, "warrior") == (0, True, True)
    assert sorted(table.seats[0].tokens) == ["fuel", "relic"]
    seats = [a_seat(slots="warrior fuel"), keeper()]
    table = after(seats, ("magnate", "caretaker", "advocate"),
                  ["Part with Warrior", "Give it to seat 3"])  # fmt: skip
    assert where(table, "warrior") == (2, False, False)


@pytest.mark.clause("CARETAKER-1.10")
def test_a_slot_that_closes_can_cost_a_golem_too():
    seat = a_seat(slots="warrior fuel relic")
    assert OPEN_SLOTS[0] == 2
    table = an_act(seat, keeper(), fates=("magnate", "caretaker", "advocate"))
    table.reach.golems = golems(warrior="0 asleep")
    table.steps = [FitSlots(0)]
    assert options(table) == ["Discard Fuel", "Discard Relic", "Part with Warrior"]
    play(table, "Discard Fuel")
    assert sorted(table.seats[0].tokens) == ["relic", "warrior"]


@pytest.mark.clause("CARETAKER-1.11")
def test_the_warrior_destroys_all_damaged_ships_of_a_system_but_those_the_truce_spares():
    def destroyed(**fields):
        seats = keeper("3-hex 1", "3-hex 1"), a_seat("3-hex 1", "3-hex 2"), a_seat("", "4-hex 1")
        table = an_act(*seats, fates=FATES, **fields)
        table.steps = [DestroyWrecks(0)]
        play(table, "3-hex")
        return table

    table = destroyed()
    assert [seat.hurt.get("3-hex", 0) for seat in table.seats] == [0, 0, 0]
    assert table.seats[0].trophies[1][0] == 2
    assert table.seats[0].trophies[0][0] == 0
    assert table.seats[2].hurt == {"4-hex": 1}
    spared = destroyed(hurt_empire="3-hex 1")
    assert [seat.hurt.get("3-hex", 0) for seat in spared.seats] == [0, 2, 0]
    assert spared.reach.hurt == {"3-hex": 1}
    outlaw = destroyed(hurt_empire="3-hex 1", outlaws=(0,))
    assert outlaw.reach.hurt == {}
    assert outlaw.seats[0].trophy_count == 3


@pytest.mark.clause("CARETAKER-1.12")
def test_the_protector_repairs_any_ships_of_anybody():
    table = tended(keeper("", "3-hex 1"), a_seat("", "3-hex 1"), hurt_empire="2-hex 1",
                   golems=golems(protector="0 hearth awake"))  # fmt: skip
    play(table, "Spend the Protector", "Give it to seat 2")
    assert options(table) == [
        "Go on", "Repair a ship in 3-hex", "Repair a ship of seat 2 in 3-hex",
        "Repair a ship of the Empire in 2-hex",
    ]  # fmt: skip
    play(table, "Repair a ship in 3-hex", "Repair a ship of the Empire in 2-hex", "Go on")
    assert table.seats[0].fresh == {"3-hex": 1}
    assert table.reach.fresh == {"2-hex": 1}
    assert table.seats[1].hurt == {"3-hex": 1}


@pytest.mark.clause("CARETAKER-1.13")
def test_the_seeker_catapults_without_a_starport():
    table = tended(keeper("3-hex 1"), golems=golems(seeker="0 hearth awake"))
    play(table, "Spend the Seeker", "Give it to seat 2", "Move from 3-hex to 3-gate")
    assert "On to 4-gate" in options(table)
    play(table, "On to 4-gate", "Go on")
    assert table.seats[0].fresh == {"4-gate": 1}
    assert table.turn.pips == 3


@pytest.mark.clause("CARETAKER-1.14")
def test_the_harvester_gives_a_resource_of_any_type():
    table = tended(keeper(), golems=golems(harvester="0 hearth awake"))
    play(table, "Spend the Harvester", "Give it to seat 2")
    assert options(table) == ["Go on", "Material", "Fuel", "Weapon", "Relic", "Psionic"]
    play(table, "Psionic")
    assert table.seats[0].tokens == ["psionic"]


def declaring(**fields):
    """Seat 0 with Stone-Speakers has just declared Tycoon."""
    seat = keeper(cards="Stone-Speakers", hand="mobilization-2")
    table = an_act(seat, *fields.pop("rivals", ()), fates=FATES,
                   trick=(Played(0, "aggression-2", "lead"),), **fields)  # fmt: skip
    table.steps = [FinishTurn(0), Act(0), Opening(0)]
    begin_declaring(table, 0, "tycoon", covers=True)
    return table


@pytest.mark.clause("CARETAKER-1.15")
def test_whoever_declares_with_stone_speakers_may_end_the_turn_there():
    table = declaring()
    assert options(table) == ["Go on", "End the turn with Stone-Speakers"]
    assert TurnStopped(0) in play(table, "End the turn with Stone-Speakers")
    assert asked(table).kind == "stones"
    play(table, (2,))
    assert not [step for step in table.steps if isinstance(step, Act | Opening)]
    going_on = declaring()
    play(going_on, "Go on")
    assert asked(going_on).kind == "act"


@pytest.mark.clause("CARETAKER-1.16")
def test_then_golems_of_rivals_may_be_taken_as_they_are():
    rivals = [a_seat(slots="warrior"), a_seat(slots="seeker")]
    held = golems(warrior="1 awake", seeker="2 asleep")
    table = declaring(rivals=rivals, reach={"golems": held})
    play(table, "End the turn with Stone-Speakers", "Take the Seeker", "Put it on the Golem Hearth")
    assert options(table) == ["Go on", "Take the Warrior"]
    play(table, "Go on")
    assert where(table, "seeker") == (0, True, False)
    assert where(table, "warrior") == (1, False, True)


@pytest.mark.clause("CARETAKER-1.17")
def test_a_crisis_face_brings_crises_and_an_edict_face_nothing():
    def after(face):
        table = an_act(keeper("3-hex 1"), fates=FATES, blight="3-hex")
        table.steps = [AskTheStones(0)]
        play(table, (face,))
        return table

    results = [result for _, result in EVENT_DIE]
    crises, nothing = after(1 + results.index(CRISIS)), after(1 + results.index(EDICT))
    assert crises.seats[0].hurt == {"3-hex": 1}
    assert asked(crises).kind == "event"
    assert nothing.seats[0].fresh == {"3-hex": 1}
    assert not nothing.steps


def test_golems_are_told_in_plain_text_and_checked():
    held = golems(warrior="0 hearth awake", seeker="1 asleep")
    table = an_act(keeper(), a_seat(slots="seeker"), fates=FATES, reach={"golems": held})
    told = GAME.describe(table, ("Ada", "Ben", "Cy"))
    assert "Golems: Warrior (awake, on the Golem Hearth)" in told
    assert "Golems: Seeker (asleep)" in told
    table.seats[1].slots = ("",) * 6
    assert table.check() == [
        "seats[1].slots must hold the golems of reach.golems, one slot each"
    ]  # fmt: skip
