"""The author's three examples of play, as decisions of version 10: X1 to X22 of
`arcs_supercat_10.md`.

He played them with versions 0.7 and 0.8. Where 10 decides otherwise than he did, the next position
is that of his game nevertheless. What pictures showed is filled in from his words.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

import pytest

from engine.core.decision import Chance, ReasonOutcome
from games.arcs.parts import Played, Supercat, Turn
from games.arcs.state import ArcsTable
from games.arcs.steps.battle import CollectDice
from games.arcs.steps.rounds import NextSeat, StartRound
from games.arcs.steps.turns import Act, FinishTurn
from tests.games.arcs.positions import a_seat, a_table, acting, asked, card, options, play
from tests.games.arcs.supercats import assessment, does, lying, of_ten, says
from tests.games.arcs.whole_turns import WholeTurn, play_turn, sides

RED, YELLOW, HUMAN = range(3)
DONE = "End the turn"
BOTH = pytest.mark.parametrize("version", ["0.5", "10"])
"""What both documents decide."""
MANY = pytest.mark.parametrize("seed", range(4))
"""Whatever chance says."""
STACK = (
    "aggression-4 construction-3", "aggression-6 administration-5",
    "mobilization-6 construction-4", "mobilization-5 aggression-2",
    "aggression-5 administration-3", "construction-6 mobilization-3",
    "construction-5 administration-6",
)  # fmt: skip
"""What the bots draw, turn by turn, until the stack is empty."""
HAND = "construction-2 mobilization-4 aggression-3 mobilization-2 administration-2 administration-4"
"""What the human plays, round by round."""


@dataclass(frozen=True, slots=True)
class Moment:
    """What lies on the table as a seat is about to play; in threes by seat, red first.

    `turns` of the bots and `rounds` of the human were played before.
    """

    ships: tuple[str, str, str]
    slots: tuple[str, str, str] = ("weapon relic", "psionic psionic", "relic material")
    cards: tuple[str, str, str] = ("", "", "")
    buildings: str = (
        "0 city 3-hex, 0 starport 5-crescent, 1 city 5-hex, 1 starport 2-arrow, "
        "2 city 2-hex, 2 starport 3-arrow"
    )
    court: str = "Mass Uprising, Shipping Interest, Admin Union, Sworn Guardians"
    counters: tuple[int, int] = (6, 6)
    seize: tuple[int, int] = (0, 0)
    turns: int = 0
    rounds: int = 0
    hurt: str = ""
    taken: str = ""
    """Trophies: "0 1 city 1" is a yellow city that red has taken."""

    def table(self, version: str, first: int, *played: str, **fields: Any) -> ArcsTable:
        """The table in a round that `first` leads, after these cards, such as "surpass agg-4"."""
        hands = ("", "", " ".join(HAND.split()[self.rounds :]))
        seats = [
            a_seat(ships, self.hurt if number == HUMAN else "", slots, cards, hand)
            for number, (ships, slots, cards, hand) in enumerate(
                zip(self.ships, self.slots, self.cards, hands, strict=True)
            )
        ]
        for number in (RED, YELLOW):
            seats[number].supercat = a_cat(version, self.counters[number], self.seize[number])
        for each in filter(None, self.taken.split(", ")):
            owner, of, kind, count = each.split()
            seats[int(owner)].add_trophy(int(of), kind, int(count))
        trick = [
            Played((first + place) % 3, card, how)
            for place, (how, card) in enumerate(each.split() for each in played)
        ]
        return a_table(
            *seats, buildings=self.buildings, court=self.court, setup="3p-mix-up",
            initiative=first, trick=tuple(trick), seat=(first + len(trick) - 1) % 3,
            stack=lying(" ".join(STACK[self.turns :])),
            steps=[NextSeat() if trick else StartRound()], **fields,
        )  # fmt: skip

    def turn(self, table: ArcsTable, number: int, seed: int = 0, **told: Any) -> WholeTurn:
        """The turn of a bot, which draws what it drew in his game."""
        rolls = told.pop("rolls", ())
        drawn = {"reveal": " ".join(STACK[self.turns :]).split()[:2]}
        return play_turn(table, rolls, seed, number=number, told=drawn | told)


def row(turn: WholeTurn) -> str:
    """The clause that selected the card: the first that held."""
    return next(each for each in turn.reasons if each.outcome is ReasonOutcome.HELD).clause


def by_rows(first: str, ten: str) -> Any:
    """What both documents decide, each by a row of its own."""
    return pytest.mark.parametrize(("version", "clause"), [("0.5", first), ("10", ten)])


def a_cat(version: str, counter: int, seize: int = 0) -> Supercat:
    """What a bot has that plays this version."""
    return Supercat(counter, seize, version=version)


# -- example 1: round 1 ----------------------------------------------------------------------------

START = Moment(
    ("3-hex 3, 5-crescent 3, 2-gate 2", "5-hex 3, 2-arrow 3, 3-gate 2",
     "2-hex 3, 3-arrow 3, 5-gate 2"),
)  # fmt: skip
"""Setup card "Mix Up" for three."""


@by_rows("CAT-4.7", "CAT-14.29")
@MANY
def test_x1_red_leads_aggression_for_a_claim(version, clause, seed):
    table = START.table(version, RED)
    turn = START.turn(table, RED, seed)
    assert (turn.answers[0], row(turn)) == ("Lead Aggression 4", clause)
    assert (table.seats[RED].supercat.counter, table.boxes) == (5, {})
    assert table.seats[RED].slots[:2] == ("weapon", "relic")
    assert "construction-3" in [each.card for layer in table.pile for each in layer]


def test_x1_the_one_claim_is_beside_its_own_city():
    turn = START.turn(START.table("10", RED), RED)
    [cities] = turn.told("CAT-14.28")
    assert (
        cities == "Build cities. It has claims only on planets where it has a city. "
        "It builds no second city there now"
    )


@MANY
def test_x2_the_nearest_ships_claim_crescent_6(seed):
    table = START.table("10", RED)
    turn = START.turn(table, RED, seed)
    ways = [each.rsplit(" ", 1)[0] for each in turn.moves]
    assert ways[:2] == ["2-gate 6-gate", "6-gate 6-crescent"]
    assert len(ways) == 3
    assert table.seats[RED].ships_at("6-crescent")


SECOND = replace(
    START,
    ships=("3-hex 3, 5-crescent 3, 6-crescent 1, 6-hex 1", START.ships[1], START.ships[2]),
    counters=(5, 6), turns=1,
)  # fmt: skip


@BOTH
@MANY
def test_x3_yellow_surpasses_with_the_higher_card_and_spends_nothing(version, seed):
    table = SECOND.table(version, RED, "lead aggression-4")
    turn = SECOND.turn(table, YELLOW, seed)
    assert (turn.answers[0], row(turn)) == ("Surpass with Aggression 6", "CAT-3.7")
    assert table.seats[YELLOW].supercat.counter == 5
    assert table.seats[YELLOW].slots[:2] == ("psionic", "psionic")


@MANY
def test_x3_three_actions_are_three_claims(seed):
    table = SECOND.table("10", RED, "lead aggression-4")
    turn = SECOND.turn(table, YELLOW, seed)
    assert turn.answers.count("Move") == 3
    assert {"6-arrow", "3-crescent", "2-crescent"} < set(table.seats[YELLOW].fresh)


@BOTH
def test_x4_yellow_gets_the_initiative(version):
    ships = (SECOND.ships[0], "5-hex 1, 2-arrow 1, 6-arrow 2, 3-crescent 1, 3-gate 1, 2-crescent 2")
    third = replace(SECOND, ships=(*ships, START.ships[2]), counters=(5, 5), turns=2)
    table = third.table(version, RED, "lead aggression-4", "surpass aggression-6")
    play(table, "Pivot to Construction 2", "Go on", "Build", "Build a ship in 3-arrow", DONE)
    assert (table.initiative, table.seats[HUMAN].fresh["3-arrow"]) == (YELLOW, 4)
    assert [table.seats[each].supercat.counter for each in (RED, YELLOW)] == [5, 4]


# -- example 2: rounds 2 and 3 ---------------------------------------------------------------------

ROUND_2 = Moment(
    ("3-hex 3, 5-crescent 3, 6-crescent 1, 6-hex 1",
     "5-hex 1, 2-arrow 1, 6-arrow 2, 3-crescent 1, 3-gate 1, 2-crescent 2",
     "2-hex 3, 3-arrow 4, 5-gate 2"),
    counters=(5, 5), turns=2, rounds=1,
)  # fmt: skip


@BOTH
@MANY
def test_x5_yellow_declares_empath(version, seed):
    table = ROUND_2.table(version, YELLOW)
    turn = ROUND_2.turn(table, YELLOW, seed)
    assert turn.answers[:2] == ["Lead Mobilization 6", "Declare Empath"]
    assert (table.seats[YELLOW].supercat, table.boxes) == (a_cat(version, 4), {"empath": (0,)})
    assert table.zeroed
    assert table.seats[YELLOW].slots[:2] == ("psionic", "psionic")


@MANY
def test_x6_yellow_influences_the_critical_cards(seed):
    table = ROUND_2.table("10", YELLOW)
    turn = ROUND_2.turn(table, YELLOW, seed)
    uprising, union = "Influence Mass Uprising", "Influence Admin Union"
    assert [each for each in turn.done if each.startswith("Influence")] == [
        uprising, uprising, union
    ]  # fmt: skip
    assert turn.moves == []


RED_FOLLOWS = Moment(
    (ROUND_2.ships[0], ROUND_2.ships[1], "2-hex 3, 3-arrow 2, 3-gate 2, 5-gate 2"),
    court="Mass Uprising, Shipping Interest 0 1 2, Admin Union 0 2, Sworn Guardians",
    counters=(5, 4), turns=3, rounds=2,
)  # fmt: skip
EMPATH: dict[str, Any] = {"boxes": {"empath": (0,)}, "zeroed": True, "declared": True}


def red_follows(version):
    """The position of X7."""
    played = ("lead mobilization-6", "surpass mobilization-4")
    return RED_FOLLOWS.table(version, YELLOW, *played, **EMPATH)


@BOTH
@MANY
def test_x7_red_surpasses(version, seed):
    table = red_follows(version)
    assert RED_FOLLOWS.turn(table, RED, seed).answers[0] == "Surpass with Mobilization 5"
    assert table.seats[RED].supercat == a_cat(version, 4)


@MANY
def test_x7_red_influences_a_critical_card_and_takes_a_city(seed):
    table = red_follows("10")
    turn = RED_FOLLOWS.turn(table, RED, seed)
    uprising = "Influence Mass Uprising"
    assert turn.done == [
        "Surpass with Mobilization 5", uprising, uprising, "Move from 5-crescent to 5-hex",
        "2 fresh and 0 damaged",
    ]  # fmt: skip
    assert table.controller("5-hex") == RED
    assert asked(table).kind == "reveal"
    assert table.initiative == RED


RED_LEADS = Moment(
    RED_FOLLOWS.ships,
    court="Mass Uprising 1, Sworn Guardians 2, Shipping Interest 0 1 2, Admin Union 0 2",
    counters=(4, 4), turns=4, rounds=2,
)  # fmt: skip
UPRISING = "3-gate 1, 3-arrow 1, 3-crescent 1"


def red_leads(version):
    """The position of X8 to X10."""
    return RED_LEADS.table(version, RED, boxes={"empath": (0,)})


@BOTH
@MANY
def test_x8_red_declares_an_ambition_that_it_is_tied_for(version, seed):
    table = red_leads(version)
    turn = RED_LEADS.turn(table, RED, seed)
    assert turn.answers[:2] == ["Lead Aggression 5", "Declare Keeper"]
    assert table.boxes == {"empath": (0,), "keeper": (1,)}
    assert table.seats[RED].supercat == a_cat(version, 3)


@BOTH
@MANY
def test_x8_tied_is_not_enough_for_an_ambition_with_a_marker(version, seed):
    table = red_leads(version)
    table.boxes = {"empath": (0,), "keeper": (1,)}
    turn = RED_LEADS.turn(table, RED, seed)
    assert "Declare Keeper" not in turn.answers


@BOTH
@MANY
def test_x9_a_relic_secures_the_card_of_relics_and_nothing_else(version, seed):
    table = red_leads(version)
    turn = RED_LEADS.turn(table, RED, seed)
    assert turn.done[2:4] == ["Spend Relic to secure", "Secure Sworn Guardians"]
    assert [each for each in turn.done if each.startswith("Spend ")] == ["Spend Relic to secure"]
    assert "weapon" in table.seats[RED].slots


@BOTH
def test_x10_red_secures_mass_uprising_for_a_cluster_of_its_task_force(version):
    found = set()
    for seed in range(12):
        table = red_leads(version)
        turn = RED_LEADS.turn(table, RED, seed)
        place = turn.answers.index("Secure Mass Uprising")
        assert turn.done[4] == "Secure Mass Uprising"
        found.add(turn.answers[place + 1])
    assert found == {"Cluster 3", "Cluster 5"}


RAID = Moment(
    (f"3-hex 4, {UPRISING}, 5-crescent 3, 6-crescent 1, 6-hex 1", ROUND_2.ships[1],
     RED_FOLLOWS.ships[2]),
    slots=("weapon", "psionic psionic", "relic material"), cards=("Sworn Guardians", "", ""),
    court="Lattice Spies, Material Cartel, Shipping Interest 0 1 2, Admin Union 0 2",
    counters=(3, 4), turns=5, rounds=2,
)  # fmt: skip
TWO: dict[str, Any] = {"boxes": {"empath": (0,), "keeper": (1,)}}


def before_the_raid(version):
    """The position of X11: two actions of Aggression are left."""
    table = RAID.table(version, RED, "lead aggression-5", zeroed=True, declared=True, **TWO)
    table.turn = Turn(2, ("battle", "move", "secure"), acted=True)
    table.steps = [FinishTurn(RED), Act(RED)]
    return table


@BOTH
def test_x11_red_raids_the_psionic_that_is_easy_to_steal(version):
    table = before_the_raid(version)
    turn = RAID.turn(table, RED)
    assert turn.done[:4] == [
        "Move from 5-crescent to 5-hex", "2 fresh and 0 damaged", "Attack seat 2 in 5-hex",
        "0 skirmish, 0 assault, 3 raid",
    ]  # fmt: skip


def test_x12_red_ransacks_most_agents_and_steals_what_it_came_for():
    table = before_the_raid("10")
    roll = sides("raid", "self-hit and building hit", "self-hit and building hit",
                 "building hit and key")  # fmt: skip
    RAID.turn(table, RED, rolls=[roll])
    red, yellow = table.seats[RED], table.seats[YELLOW]
    assert red.fresh["5-crescent"] == red.fresh["5-hex"] == yellow.fresh["5-hex"] == 1
    assert "5-hex" not in red.hurt
    assert (table.controller("5-hex"), red.outrage) == (-1, ("psionic",))
    assert card("Shipping Interest") not in [each.card for each in table.court]
    assert (red.trophy_count, red.trophies[YELLOW], red.trophies[HUMAN]) == (
        4, (0, 1, 0, 1), (0, 0, 0, 2)
    )  # fmt: skip
    assert (red.slots[:2], yellow.slots[:2]) == (("psionic", "weapon"), ("psionic", ""))


# -- example 3: rounds 3 to 5 ----------------------------------------------------------------------

YELLOW_PIVOTS = Moment(
    (f"3-hex 4, {UPRISING}, 5-crescent 1, 5-hex 1, 6-crescent 1, 6-hex 1", ROUND_2.ships[1],
     RED_FOLLOWS.ships[2]),
    slots=("psionic weapon", "psionic", "relic material"), cards=("Sworn Guardians", "", ""),
    buildings="0 city 3-hex, 0 starport 5-crescent, 1 starport 2-arrow, 2 city 2-hex, "
    "2 starport 3-arrow",
    court="Lattice Spies, Material Cartel, Skirmishers, Admin Union 0 2",
    counters=(3, 4), turns=5, rounds=2, taken="0 1 city 1, 0 1 agent 1, 0 2 agent 2",
)  # fmt: skip


def yellow_pivots(version):
    """The position of X13 and X14."""
    fields = {"zeroed": True, "declared": True, **TWO}
    table = YELLOW_PIVOTS.table(version, RED, "lead aggression-5", **fields)
    table.seats[RED].outrage = ("psionic",)
    return table


@by_rows("CAT-4.8", "CAT-14.28")
@pytest.mark.parametrize("die", range(1, 7))
def test_x13_yellow_cannot_seize_with_a_counter_of_one(version, clause, die):
    table = yellow_pivots(version)
    turn = YELLOW_PIVOTS.turn(table, YELLOW, seize=[(die,)])
    assert (turn.answers[0], row(turn)) == ("Pivot to Construction 6", clause)
    assert table.seats[YELLOW].supercat == a_cat(version, 3, 1)
    assert table.initiative == RED


@MANY
def test_x14_yellow_builds_cities_where_it_has_control(seed):
    table = yellow_pivots("10")
    turn = YELLOW_PIVOTS.turn(table, YELLOW, seed)
    cities = {"Build a city in 2-crescent", "Build a city in 6-arrow"}
    assert (set(turn.done[1:]), len(turn.done)) == (cities, 3)
    assert all(each.fresh for each in table.buildings if each.seat == YELLOW)


@BOTH
def test_x15_the_human_gets_the_initiative(version):
    table = yellow_pivots(version)
    YELLOW_PIVOTS.turn(table, YELLOW, seize=[(6,)])
    play(table, "Surpass with Aggression 3", "Go on", DONE)
    assert table.initiative == HUMAN


RED_CANNOT_SEIZE = Moment(
    ("3-hex 4, 3-crescent 1, 5-crescent 1, 5-hex 1, 6-crescent 1, 6-hex 1", ROUND_2.ships[1],
     "2-hex 3, 3-arrow 2, 3-gate 1, 5-gate 2"),
    slots=("psionic weapon", "psionic", "relic"), cards=("Sworn Guardians", "", ""),
    buildings="0 city 3-hex, 0 starport 5-crescent, 1 starport 2-arrow, 1 city 2-crescent, "
    "1 city 6-arrow, 2 city 2-hex, 2 city 2-hex, 2 starport 3-arrow",
    court="Lattice Spies 0 0 2, Material Cartel 0 0 2, Skirmishers, Admin Union 0 2",
    counters=(3, 3), seize=(0, 1), turns=6, rounds=4, hurt="3-gate 1",
    taken=f"{YELLOW_PIVOTS.taken}, 2 0 ship 2",
)  # fmt: skip


def human_led(version):
    """The position of X16."""
    table = RED_CANNOT_SEIZE.table(version, HUMAN, "lead mobilization-2", **TWO)
    table.seats[RED].outrage = ("psionic",)
    return table


@by_rows("CAT-4.8", "CAT-14.28")
@pytest.mark.parametrize("die", range(1, 7))
def test_x16_red_seizes_with_a_one_alone(version, clause, die):
    table = human_led(version)
    turn = RED_CANNOT_SEIZE.turn(table, RED, seize=[(die,)])
    assert (turn.answers[0], row(turn)) == ("Pivot to Construction 5", clause)
    assert table.seats[RED].supercat == a_cat(version, 2 - (die == 1), 1)
    assert (table.initiative == RED) is (die == 1)


YELLOW_SEIZES = replace(RED_CANNOT_SEIZE, counters=(2, 3), seize=(1, 1), turns=7)
AGGRESSION = ("aggression-5", "aggression-3")


def yellow_seizes(version):
    """The position of X17 to X19."""
    played = ("lead mobilization-2", "pivot construction-5")
    table = YELLOW_SEIZES.table(version, HUMAN, *played, **TWO)
    table.seats[RED].outrage = ("psionic",)
    return table


@BOTH
def test_x17_the_discards_are_shuffled_before_yellow_draws(version):
    table = yellow_seizes(version)
    assert table.stack == ()
    reveal = asked(table)
    assert isinstance(reveal, Chance)
    cards = set(reveal.outcomes.items)
    assert {*AGGRESSION, "administration-6"} < cards
    assert (len(cards), table.pile) == (16, ())


@BOTH
@pytest.mark.parametrize(("die", "left"), [(1, 1), (2, 2)])
def test_x18_yellow_seizes_with_a_one_alone(version, die, left):
    table = yellow_seizes(version)
    YELLOW_SEIZES.turn(table, YELLOW, reveal=list(AGGRESSION), seize=[(die,)])
    assert table.seats[YELLOW].supercat == a_cat(version, left, 2)
    assert (table.initiative == YELLOW) is (die == 1)


@by_rows("CAT-4.9", "CAT-14.32")
@MANY
def test_x19_yellow_pivots_to_secure_the_union(version, clause, seed):
    table = yellow_seizes(version)
    turn = YELLOW_SEIZES.turn(table, YELLOW, seed, reveal=list(AGGRESSION), seize=[(1,)])
    assert (turn.answers[0].split(" ")[:3], row(turn)) == (["Pivot", "to", "Aggression"], clause)
    assert turn.done[1] == "Secure Admin Union"
    assert "psionic" in table.seats[YELLOW].slots


LAST = replace(
    YELLOW_SEIZES, slots=("psionic weapon", "psionic", "relic fuel"), counters=(2, 1), seize=(1, 2),
    cards=("Sworn Guardians", "Admin Union", ""),
    court="Lattice Spies 0 0 2, Material Cartel 0 0 2, Skirmishers",
)  # fmt: skip
"""Without the Fuel of the human yellow would win Tycoon already, and no place could be better."""


@BOTH
def test_x20_two_dice_against_one_fresh_ship(version):
    played = ("lead mobilization-2", "pivot construction-5", "pivot aggression-5")
    table = LAST.table(version, HUMAN, *played, **TWO)
    table.turn = Turn(0, ("battle", "move", "secure"), acted=True)
    table.steps = [FinishTurn(YELLOW), CollectDice(YELLOW, HUMAN, "3-gate")]
    dice = {"0.5": "1 skirmish, 1 assault, 0 raid", "10": "0 skirmish, 2 assault, 0 raid"}
    assert says(table)[0] == dice[version]


TAXES = ("administration-3", "mobilization-5")


def yellow_leads(version, seed=0):
    """The position of X21 and X22, and yellow's turn."""
    table = LAST.table(version, YELLOW, **TWO)
    return table, LAST.turn(table, YELLOW, seed, reveal=list(TAXES))


@by_rows("CAT-4.9", "CAT-14.32")
@MANY
def test_x21_yellow_leads_administration_to_win_tycoon(version, clause, seed):
    table, turn = yellow_leads(version, seed)
    assert (turn.answers[0], row(turn)) == ("Lead Administration 3", clause)
    assert not any(each.startswith("Declare") for each in turn.answers)
    assert next(each for each in turn.done if each.startswith("Tax")) == "Tax 6-arrow of seat 2"
    assert table.seats[YELLOW].supercat == a_cat(version, 0)


@pytest.mark.clause("CAT-14.2")
@pytest.mark.parametrize(("version", "draws"), [("0.5", True), ("10", False)])
def test_x22_a_union_brings_a_card_and_without_a_draw_it_is_the_only_option(version, draws):
    table, turn = yellow_leads(version)
    assert turn.done[2] == "Use Admin Union"
    play(table, "Surpass with Administration 4", "Go on", DONE)
    LAST.turn(table, RED, reveal=["mobilization-3", "construction-3"], seize=[(6,)])
    assert asked(table).seat == HUMAN
    assert table.seats[YELLOW].supercat.counter == 1
    assert table.seats[YELLOW].hand == ("administration-3",)
    play(table, "Lead Administration 2", "Go on", DONE)
    LAST.turn(table, RED, reveal=["mobilization-4", "construction-4"], seize=[(6,)])
    assert isinstance(asked(table), Chance) is draws
    if not draws:
        assert options(table) == ["Surpass with Administration 3", "Copy with Administration 3"]
        assert table.seats[YELLOW].supercat.counter == 0


# -- what the examples do not reach ----------------------------------------------------------------


@pytest.mark.clause("CAT-14.2")
@pytest.mark.parametrize(("counter", "kind"), [(2, "reveal"), (1, "lead")])
def test_two_cards_are_drawn_while_the_counter_is_above_the_bonus_cards(counter, kind):
    seat = of_ten(hand="construction-3", counter=counter)
    table = a_table(seat, stack=lying("mobilization-2 administration-3"), steps=[StartRound()])
    assert asked(table).kind == kind
    assert table.seats[0].supercat.counter == counter - 1


@pytest.mark.clause("CAT-14.18", "CAT-TEN-23")
@pytest.mark.parametrize(("own", "builds"), [(9, False), (10, True)])
def test_more_unbuilt_ships_than_every_rival(own, builds):
    rivals = [a_seat("1-gate 6"), a_seat("2-gate 10")]
    table = acting(of_ten(f"3-gate {15 - own}"), *rivals, buildings="0 starport 1-crescent",
                   lead="construction-3")  # fmt: skip
    assert bool(does(assessment(table), 23, 1)) is builds


@pytest.mark.clause("CAT-14.12")
@pytest.mark.parametrize(
    ("hurt", "agents", "fights"), [(3, 1, True), (3, 0, False), (2, 1, False)]
)  # fmt: skip
def test_four_dice_ransack_a_fresh_city_behind_a_ship(hurt, agents, fights):
    cat = of_ten("1-hex 1", f"1-hex {hurt}", power=1)
    table = acting(cat, a_seat("1-hex 1"), lead="aggression-3", boxes={"keeper": (0,)},
                   buildings="1 city 1-hex", court=f"Relic Fence 0 {agents}")  # fmt: skip
    goals = [each.goal for each in does(assessment(table), 4, 1)]
    assert goals == ["ransack"] * fights
