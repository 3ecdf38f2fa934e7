"""What a reason claims (nobody, none, best, by chance) is so on the board it is said of."""

from random import Random

import pytest

from games.risk.board import ADJACENT, CONTINENT_OF, NAMES, territory_named
from games.risk.bots import captain
from games.risk.bots.captain import Captain
from games.risk.bots.expert import GENERAL
from games.risk.bots.prospect import conquest
from games.risk.bots.raider import STAYS_HOME, Raider, Recruit
from games.risk.steps import MoveIn
from tests.games.risk.bots.choosing import answer_of, in_words, reason_of
from tests.games.risk.positions import ATTACKING, FORTIFYING, PLACING, continent, playing

CAPTAIN, RAIDER, RECRUIT = Captain(), Raider(), Recruit()
MIDDLE_OF_AFRICA = ("North Africa", "East Africa", "South Africa")
"""All neighbors of Congo."""

every_board = pytest.mark.parametrize("seed", range(8))


def board_of(seed, steps):
    """Three seats with one to six troops on every territory, by lot."""
    lot = Random(seed)
    holdings = [{}, {}, {}]
    for name in NAMES:
        lot.choice(holdings)[name] = lot.choice((1, 1, 2, 3, 6))
    return playing(*holdings, steps=steps, reserve=3 if steps is PLACING else 0)


def own(table):
    return [place for place, owner in enumerate(table.owners) if owner == 0]


def enemies(table, place):
    return [near for near in ADJACENT[place] if table.owners[near]]


def borders(table):
    return [place for place in own(table) if enemies(table, place)]


def said_by(bot, table, seed=1):
    [reason] = answer_of(bot, table, seed).reasons
    return reason.said


@pytest.mark.clause("RISK-16.4")
@pytest.mark.clause("RISK-16.5")
@pytest.mark.parametrize("bot", [CAPTAIN, GENERAL])
def test_who_stops_where_no_enemy_is_says_nothing_of_where_it_came_from(bot):
    """From Congo, all of whose neighbors are its own by now, into South Africa."""
    home = dict.fromkeys((*MIDDLE_OF_AFRICA, "Madagascar"), 2)
    table = playing(home | {"Congo": 6}, has_conquered=True)
    table.troops[territory_named("South Africa")] = 0
    source, captured = map(territory_named, ("Congo", "South Africa"))
    table.steps.append(MoveIn(source, captured, 3))
    assert not enemies(table, source)
    assert not enemies(table, captured)
    answer = answer_of(bot, table)
    assert reason_of(answer) == "No enemy borders South Africa, so as few troops as allowed move in"
    assert str(answer.option) == "Move in 3"


@pytest.mark.clause("RISK-16.5")
@pytest.mark.parametrize(("troops", "low", "moves", "stay"), [(5, 3, 3, 2), (9, 1, 4, 5)])
def test_the_general_says_how_many_stay_to_guard(troops, low, moves, stay):
    """From North Africa, beside nine troops in Western Europe, into Brazil."""
    table = playing(
        continent("Africa") | {"North Africa": troops, "Brazil": 1}, {"Western Europe": 9}, {},
        has_conquered=True,
    )  # fmt: skip
    source, captured = map(territory_named, ("North Africa", "Brazil"))
    table.troops[captured] = 0
    table.steps.append(MoveIn(source, captured, low))
    answer = answer_of(GENERAL, table)
    assert str(answer.option) == f"Move in {moves}"
    assert reason_of(answer) == (
        f"{stay} troops stay to guard North Africa: no enemy troops can attack Brazil, "
        "but 8 can attack North Africa"
    )


@every_board
@pytest.mark.clause("RISK-16.3")
def test_the_raider_gathers_where_it_compares_best_with_its_weakest_neighbor(seed):
    table = board_of(seed, PLACING)

    def lead(place):
        return table.troops[place] - min(table.troops[near] for near in enemies(table, place))

    answer = answer_of(RAIDER, table)
    said = answer.reasons[0].said
    place = answer.option.territory
    there = min(table.troops[near] for near in enemies(table, place))
    weakest = [NAMES[near] for near in enemies(table, place) if table.troops[near] == there]
    assert lead(place) == max(map(lead, borders(table)))
    assert in_words(said) in {
        f"This makes {table.troops[place] + 3} troops on {NAMES[place]} against {there} on {name}: "
        "no other border leads by more"
        for name in weakest
    }


@pytest.mark.clause("RISK-16.2")
def test_the_recruit_that_stops_says_that_it_was_chance():
    table = playing({"Ural": 5}, {"Siberia": 4}, {})
    stops = {reason_of(answer_of(RECRUIT, table, seed)) for seed in range(40)}
    assert "It stops by chance, as it does about one time in seven" in stops
    assert round(1 / STAYS_HOME) == 7


@every_board
@pytest.mark.clause("RISK-16.2")
@pytest.mark.clause("RISK-16.3")
@pytest.mark.parametrize(("bot", "key", "more"), [
    (RECRUIT, "stops-without-more", 1), (RAIDER, "stops-without-advantage", 2),
])  # fmt: skip
def test_who_stops_for_want_of_troops_has_no_more_than_any_neighbor(seed, bot, key, more):
    for worn in (0, 3):
        table = board_of(seed, ATTACKING)
        table.troops = [
            max(2, troops - worn) if owner == 0 else troops + worn
            for owner, troops in zip(table.owners, table.troops, strict=True)
        ]
        ahead = any(
            table.troops[place] >= table.troops[near] + more
            for place in own(table) for near in enemies(table, place)
        )  # fmt: skip
        assert (said_by(bot, table).key == key) == (not ahead)


@every_board
@pytest.mark.clause("RISK-16.4")
def test_the_captain_that_stops_with_its_card_has_no_likely_attack_for_its_goal(seed):
    table = board_of(seed, ATTACKING)
    table.has_conquered = True
    if said_by(CAPTAIN, table).key == "stops-with-card":
        goal = captain.goal_of(table)
        assert not [
            near for place in own(table) for near in enemies(table, place)
            if CONTINENT_OF[near] == goal
            and conquest(table.troops[place] - 1, table.troops[near]) >= captain.GOOD_CHANCE
        ]  # fmt: skip


@pytest.mark.clause("RISK-16.2")
def test_the_recruit_moves_only_what_is_one_step_behind_the_border_and_says_so():
    """Eight in Eastern Australia are too far behind; eight in Yakutsk are beside Kamchatka."""
    home = continent("Australia") | continent("Asia") | continent("Europe")
    table = playing(home | {"Eastern Australia": 8}, steps=FORTIFYING)
    assert reason_of(answer_of(RECRUIT, table)) == (
        "It ends the turn: no territory right behind its border has troops to move"
    )
    table = playing(home | {"Yakutsk": 8}, steps=FORTIFYING)
    answer = answer_of(RECRUIT, table)
    assert answer.option.source not in borders(table)
    assert any(near in borders(table) for near in ADJACENT[answer.option.source])
    assert reason_of(answer) == "It moves troops from a random territory right behind its border"


@every_board
@pytest.mark.clause("RISK-16.3")
@pytest.mark.clause("RISK-16.4")
@pytest.mark.parametrize("bot", [RAIDER, CAPTAIN])
def test_where_none_moves_up_nobody_behind_the_border_could(seed, bot):
    table = board_of(seed, FORTIFYING)
    behind = [place for place in own(table) if place not in borders(table)]
    could = any(table.troops[place] > 1 for place in behind)
    assert (said_by(bot, table).key == "none-idle") == (not could)


@pytest.mark.clause("RISK-16.5")
def test_the_general_whom_nobody_can_attack_says_so():
    """Peru is beside single troops only, and no campaign of one troop is safe."""
    table = playing({"Peru": 1}, steps=PLACING, reserve=1)
    answer = answer_of(GENERAL, table)
    assert str(answer.option) == "Place 1 on Peru"
    assert reason_of(answer) == (
        "No enemy can attack any of its territories, so it doesn't matter where the troop goes"
    )
