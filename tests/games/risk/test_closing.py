"""The card of the turn, fortifying, and the end, clause by clause."""

from collections import Counter

import pytest

from engine.core.decision import CHANCE
from engine.core.learning.puzzle import ScenarioGoal
from engine.core.match import Match, bots_of, play_bots
from engine.core.setup import SeatSetup, Setup
from engine.core.step import pending
from games.risk.board import CARD_NAMES, CARDS, NAMES, SIZE, territory_named
from games.risk.events import CardTaken, DeckReshuffled, GameEnded, TroopsFortified
from games.risk.game import GAME
from games.risk.moves import EndAttacks, EndTurn, KeepCards
from games.risk.state import NEUTRAL, Rules
from games.risk.steps import PassTurn
from tests.games.risk.positions import (
    FORTIFYING,
    answer,
    asked,
    cards,
    fight,
    fortify,
    new_match,
    occupying,
    options,
    owner,
    playing,
    troops,
)

SIX = cards("Alaska", "Ukraine", "Western Australia", "North Africa", "Congo", "Siam")


def after_a_conquest(**fields):
    """Seat 0 has taken Siberia this turn and may attack or fortify."""
    mine = {"Ural": 3, "Siberia": 2, "China": 2}
    return playing(mine, {"Peru": 1}, {}, has_conquered=True, **fields)


# -- 11. the card of the turn ---------------------------------------------------------------------


@pytest.mark.clause("RISK-11.1", "RISK-11.3")
def test_a_conquest_earns_a_card_as_the_attacks_end():
    table = after_a_conquest()
    answer(table, EndAttacks())
    assert (asked(table).seat, asked(table).kind) == (CHANCE, "card")
    events = answer(table, "Siam")
    assert events == [CardTaken(0, territory_named("Siam"))]
    assert table.hands[0] == cards("Siam")
    assert asked(table).kind == "fortify"


@pytest.mark.clause("RISK-11.1")
def test_several_conquests_earn_one_card():
    table = playing({"Ural": 12}, {"Siberia": 1, "China": 1, "Peru": 1}, {})
    for target in ("Siberia", "China"):
        fight(table, "Ural", target, "666", "1")
        answer(table, asked(table).options[0])
    answer(table, EndAttacks())
    answer(table, "Siam")
    answer(table, EndTurn())
    assert table.hands[0] == cards("Siam")
    assert table.seat == 1


@pytest.mark.clause("RISK-11.1")
def test_the_card_may_be_wild():
    table = after_a_conquest()
    answer(table, EndAttacks())
    answer(table, "Wild card B")
    assert table.hands[0] == cards("B")


@pytest.mark.clause("RISK-11.2")
def test_a_turn_without_a_conquest_earns_none():
    table = playing({"Ural": 9, "China": 2}, {"Siberia": 3})
    fight(table, "Ural", "Siberia", "666", "11")
    answer(table, EndAttacks())
    assert asked(table).kind == "fortify"


@pytest.mark.clause("RISK-11.2")
def test_the_conquest_of_one_turn_does_not_count_in_the_next():
    table = playing({"Ural": 1}, {"Peru": 1}, steps=[PassTurn()], has_conquered=True)
    pending(table)
    answer(table, asked(table).options[-1])
    assert not table.has_conquered


@pytest.mark.clause("RISK-11.4")
def test_a_sixth_card_waits_for_the_next_turn():
    table = after_a_conquest(hands=[SIX[:5]])
    answer(table, EndAttacks())
    answer(table, NAMES[SIX[5]])
    assert len(table.hands[0]) == 6
    assert asked(table).kind == "fortify"
    answer(table, EndTurn())
    while table.seat != 0:
        answer(table, asked(table).options[-1])
    assert asked(table).kind == "redeem"
    assert KeepCards() not in asked(table).options


@pytest.mark.clause("RISK-11.5")
def test_an_empty_deck_is_made_of_the_discards():
    everything = tuple(range(CARDS))
    table = after_a_conquest(hands=[SIX], discards=tuple(c for c in everything if c not in SIX))
    assert table.deck_size == 0
    answer(table, EndAttacks())
    assert len(asked(table).outcomes.items) == CARDS - len(SIX)
    assert GAME.prompt(asked(table), ()).startswith("Shuffle the discarded cards")
    events = answer(table, "Peru")
    assert events == [DeckReshuffled(CARDS - 6), CardTaken(0, territory_named("Peru"))]
    assert (table.discards, table.deck_size) == ((), CARDS - 7)


@pytest.mark.clause("RISK-11.6")
def test_every_face_down_card_is_equally_likely():
    table = after_a_conquest(hands=[cards("Siam"), cards("A")], discards=cards("Peru"))
    answer(table, EndAttacks())
    chances = dict(asked(table).outcomes.outcomes())
    assert set(CARD_NAMES) - set(chances) == {"Siam", "Wild card A", "Peru"}
    assert set(chances.values()) == {1 / (CARDS - 3)}


@pytest.mark.clause("RISK-11.6")
def test_to_a_viewer_every_unseen_card_is_equally_likely():
    table = after_a_conquest(hands=[cards("Siam"), cards("A")])
    answer(table, EndAttacks())
    assert len(asked(table.seen_by(0)).outcomes.items) == CARDS - 1


# -- 12. fortifying -------------------------------------------------------------------------------


@pytest.mark.clause("RISK-12.1")
def test_one_move_between_neighbours_ends_the_turn():
    table = playing({"Ural": 5, "Siberia": 1, "Peru": 4, "Brazil": 1}, {}, steps=FORTIFYING)
    events = answer(table, fortify(3, "Ural", "Siberia"))
    assert TroopsFortified(0, territory_named("Ural"), territory_named("Siberia"), 3) in events
    assert troops(table, "Ural", "Siberia") == (2, 4)
    assert table.seat == 1


@pytest.mark.clause("RISK-12.1")
def test_nothing_moves_to_others():
    table = playing({"Ural": 5, "Siberia": 1}, {}, steps=FORTIFYING)
    assert fortify(1, "Ural", "China") not in asked(table).options


@pytest.mark.clause("RISK-12.2")
def test_one_troop_stays_behind():
    table = playing({"Ural": 4, "Siberia": 1}, {}, steps=FORTIFYING)
    assert options(table) == (
        "Move 1 from Ural to Siberia",
        "Move 2 from Ural to Siberia",
        "Move 3 from Ural to Siberia",
        "End the turn",
    )


@pytest.mark.clause("RISK-12.2")
def test_of_two_troops_one_may_move():
    table = playing({"Ural": 2, "Siberia": 1}, {}, steps=FORTIFYING)
    assert options(table) == ("Move 1 from Ural to Siberia", "End the turn")


@pytest.mark.clause("RISK-12.3")
def test_fortifying_needs_no_attack_and_may_be_left_out():
    table = playing({"Ural": 4, "Siberia": 1}, {})
    answer(table, EndAttacks())
    assert fortify(3, "Ural", "Siberia") in asked(table).options
    answer(table, EndTurn())
    assert troops(table, "Ural", "Siberia") == (4, 1)
    assert table.seat == 1


@pytest.mark.clause("RISK-12.4")
def test_a_chain_of_own_territories_is_not_enough():
    table = playing({"Ural": 4, "Siberia": 1, "Yakutsk": 1}, {}, steps=FORTIFYING)
    assert fortify(1, "Ural", "Yakutsk") not in asked(table).options


# -- 13. the end ----------------------------------------------------------------------------------


def conquering_the_last():
    mine = {name: 1 for name in NAMES if name != "Siberia"} | {"Ural": 9}
    return playing(mine, {"Siberia": 1}, {}, order=(0, 1, 2), eliminated=(2,))


@pytest.mark.clause("RISK-13.1")
def test_who_takes_the_last_territory_wins_at_once():
    table = conquering_the_last()
    events = fight(table, "Ural", "Siberia", "666", "1")
    assert events[-1] == GameEnded((0,), "conquest")
    assert table.is_over
    assert table.owners == [0] * SIZE
    assert troops(table, "Ural", "Siberia") == (6, 3)
    assert table.hands[0] == ()
    assert table.check() == []


@pytest.mark.clause("RISK-13.1", "RISK-13.3")
@pytest.mark.parametrize(
    ("winner", "first_out", "last_out"), [(0, 1, 2), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0)]
)
def test_the_last_opponent_may_have_any_seat(winner, first_out, last_out):
    most = {name: 1 for name in NAMES if name != "Siberia"} | {"Ural": 9}
    holdings = {winner: most, last_out: {"Siberia": 1}, first_out: {}}
    seats = [holdings[seat] for seat in range(3)]
    table = playing(*seats, seat=winner, eliminated=(first_out,))
    events = fight(table, "Ural", "Siberia", "666", "1")
    assert events[-1] == GameEnded((winner,), "conquest")
    ranks = {winner: 1, last_out: 2, first_out: 3}
    assert GAME.result(table).ranks == tuple(ranks[seat] for seat in range(3))


@pytest.mark.clause("RISK-13.1")
def test_while_two_are_left_the_game_goes_on():
    table = playing({"Ural": 9}, {"Siberia": 1}, {})
    fight(table, "Ural", "Siberia", "666", "1")
    assert table.eliminated == (1,)
    assert not table.is_over


@pytest.mark.clause("RISK-13.2")
@pytest.mark.parametrize(("winner", "loser"), [(0, 1), (1, 0)])
def test_either_of_two_wins_against_the_other_and_not_the_neutral_army(winner, loser):
    holdings = {winner: {"Ural": 9}, loser: {"Siberia": 1}}
    table = playing(holdings[0], holdings[1], seat=winner)
    for place, name in enumerate(NAMES):
        if name not in ("Ural", "Siberia"):
            table.owners[place] = NEUTRAL
    fight(table, "Ural", "China", "666", "1")
    assert not table.is_over, "only the neutral army lost a territory"
    answer(table, asked(table).options[0])
    assert owner(table, "China") == winner
    events = fight(table, "Ural", "Siberia", "666", "1")
    assert events[-1] == GameEnded((winner,), "conquest")


@pytest.mark.clause("RISK-13.2", "RISK-2.7")
def test_the_neutral_army_need_not_be_beaten():
    table = playing({"Ural": 9, "Peru": 1}, {"Siberia": 1})
    table.owners = [NEUTRAL if owner == 1 else owner for owner in table.owners]
    table.owners[territory_named("Siberia")] = 1
    fight(table, "Ural", "Siberia", "666", "1")
    assert table.is_over
    assert GAME.result(table).winners == (0,)
    assert owner(table, "China") == NEUTRAL


@pytest.mark.clause("RISK-13.3")
def test_the_others_rank_by_how_long_they_lasted():
    table = conquering_the_last()
    fight(table, "Ural", "Siberia", "666", "1")
    assert table.eliminated == (2, 1)
    assert GAME.result(table).ranks == (1, 2, 3)
    assert GAME.result(table).scores == (42.0, 0.0, 0.0)


@pytest.mark.clause("RISK-13.4")
def test_a_table_with_a_person_has_no_last_round():
    assert new_match(3, "human").table.rules.round_limit == 0
    assert new_match(3, "human", rounds="10").table.rules.round_limit == 0
    mixed = (SeatSetup("random", "A"), SeatSetup("human", "B"), SeatSetup("random", "C"))
    assert Match(GAME, Setup(mixed, "a seed", {"rounds": "10"})).table.rules.round_limit == 0


def last_turn(*holdings, **fields):
    seats = len(holdings)
    return playing(
        *holdings,
        steps=[PassTurn()],
        order=(*range(1, seats), 0),
        round=10,
        rules=Rules(round_limit=10),
        **fields,
    )


@pytest.mark.clause("RISK-13.5")
def test_after_the_last_round_territories_then_troops_decide():
    table = last_turn({"Ural": 9, "China": 1}, {"Peru": 3, "Brazil": 8}, {})
    events = []
    pending(table, lambda event, *fields: events.append(event(*fields)))
    assert events == [GameEnded((2,), "round limit")]
    assert table.is_over
    assert GAME.result(table).ranks == (3, 2, 1)
    assert "after the last round" in GAME.event_text(events[0], ("A", "B", "C"))


@pytest.mark.clause("RISK-13.5")
def test_more_territories_come_before_more_troops():
    table = last_turn({"Ural": 1, "China": 1}, {"Peru": 9}, {})
    assert GAME.result(table).ranks == (2, 3, 1)
    table = last_turn({"Ural": 8}, {"Peru": 9}, {})
    assert GAME.result(table).ranks == (3, 2, 1), "as many territories: more troops"


def test_who_was_eliminated_has_missed_a_goal_of_the_end_and_nobody_else():
    table = last_turn({"Ural": 4}, {}, {"Peru": 4}, {}, eliminated=(1,))
    assert [GAME.is_out(table, seat) for seat in range(4)] == [False, True, False, False]
    goal = ScenarioGoal(win=True)
    assert goal.verdict(GAME, table, 0, is_over=False) == "open"
    assert goal.verdict(GAME, table, 1, is_over=False) == "missed"


@pytest.mark.clause("RISK-13.5")
def test_equal_players_share_the_better_rank_and_the_eliminated_come_last():
    table = last_turn({"Ural": 4}, {"Peru": 4}, {"Siam": 1}, {}, eliminated=())
    assert GAME.result(table).ranks == (2, 2, 4, 1)
    table = last_turn({"Ural": 4}, {}, {"Peru": 4}, {}, eliminated=(1,))
    assert GAME.result(table).ranks == (2, 4, 2, 1)


@pytest.mark.clause("RISK-13.5")
def test_the_last_round_is_played_to_its_end():
    match = new_match(3, rounds="10")
    play_bots(match, bots_of(match))
    turns = Counter(
        event.round
        for move in match.moves
        for event in move.events
        if hasattr(event, "territories")
    )
    assert max(turns) == 10
    assert match.is_over
    assert turns[10] == len(match.table.alive)


@pytest.mark.clause("RISK-9.1")
def test_a_captured_territory_is_not_left_empty_when_attacks_cannot_go_on():
    table = occupying(4, 2)
    answer(table, asked(table).options[1])
    assert troops(table, "Ural", "Siberia") == (1, 3)
