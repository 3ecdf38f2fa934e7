"""The helper that contest submissions import keeps the contest's names, orders and defaults.

`data/contest_names.json` lists them, as the contest's own helper shows them when it is looked at:
every module with what can be imported from it, classes with their methods and parameters, fields in
their order with defaults, unions, the map, and what the state answers to lists in any order.
Left out are pydantic's names and modules of the standard library.

Source: repository syncs-usyd/risk-game-engine, commit d4e300e; protocol reference section 9.
"""

import importlib
import inspect
import json
import os
import subprocess
import sys
from dataclasses import MISSING, fields
from pathlib import Path
from typing import get_args

import pytest

from games.risk.arena.syncs import COMPATIBILITY
from games.risk.board import symbol
from tests.games.risk.arena.players import DATA, compatibility

NAMES = json.loads((DATA / "contest_names.json").read_text(encoding="utf-8"))
REPORTS = DATA / "reports"
PLAYERS = [
    {"player_id": seat, "troops_remaining": 25, "alive": True, "must_place_territory_bonus": []}
    for seat in range(3)
]
FIRST_QUERY = {
    "query_type": "claim_territory",
    "update": {
        "0": {
            "record_type": "public_record_start_game",
            "turn_order": [1, 0, 2],
            "players": [{**player, "card_count": 0} for player in PLAYERS],
            "you": {**PLAYERS[2], "team_id": 2, "cards": []},
        },
        "1": {"record_type": "record_shuffled_cards"},
    },
}


@pytest.fixture(autouse=True)
def _our_helper():
    compatibility()


@pytest.fixture
def folder(tmp_path):
    """A submission's folder whose engine has asked once; files stand for the pipes."""
    pipes = tmp_path / "io"
    pipes.mkdir()
    text = json.dumps(FIRST_QUERY)
    (pipes / "from_engine.pipe").write_text(f"{len(text)},{text}")
    return tmp_path


@pytest.fixture
def game(folder, monkeypatch):
    monkeypatch.chdir(folder)
    return imported("risk_helper.game.Game")()


def imported(path: str):
    module, _, name = path.rpartition(".")
    return getattr(importlib.import_module(module), name)


def parameters(function) -> str:
    return " ".join(name for name in inspect.signature(function).parameters if name != "self")


@pytest.mark.parametrize("module", NAMES["modules"])
def test_a_module_holds_every_name_of_the_contests(module):
    missing = set(NAMES["modules"][module].split()) - set(vars(importlib.import_module(module)))
    assert missing == set()


@pytest.mark.parametrize("owner", NAMES["classes"])
def test_a_class_has_every_method_public_or_not_with_its_parameters(owner):
    is_module = owner in NAMES["modules"]
    home = importlib.import_module(owner) if is_module else imported(owner)
    given = {name: getattr(home, name, None) for name in NAMES["classes"][owner]}
    found = {name: parameters(function) for name, function in given.items() if function}
    assert found == NAMES["classes"][owner]


@pytest.mark.parametrize("name", NAMES["models"])
def test_a_model_has_the_fields_of_the_contests_in_order_and_is_made_by_keywords(name):
    wanted = NAMES["models"][name]
    model = imported(f"{wanted['module']}.{name}")
    shown = " ".join(
        one.name if one.default is MISSING else f"{one.name}={one.default}" for one in fields(model)
    )
    assert shown == wanted["fields"]
    assert all(one.kw_only for one in fields(model))
    base = model.__mro__[1].__name__
    assert base == wanted["base"].replace("BaseModel", "Model")
    assert [*filter(lambda method: not hasattr(model, method), wanted.get("methods", ()))] == []


@pytest.mark.parametrize("name", NAMES["unions"])
def test_a_union_has_the_members_of_the_contests_in_order(name):
    messages = importlib.import_module("risk_shared.messages")
    members = [getattr(member, "__name__", member) for member in get_args(getattr(messages, name))]
    assert members == NAMES["unions"][name].split()


@pytest.mark.parametrize("path", NAMES["constants"])
def test_a_constant_has_the_contests_value(path):
    assert imported(path) == NAMES["constants"][path]


@pytest.mark.parametrize("path", NAMES["attributes"])
def test_an_object_has_the_attributes_of_the_contests(game, path):
    first, *others = [game, game.state, game.mutator, game.connection, game.state.map]
    found = {type(each): each for each in (first, *others)}[imported(path)]
    assert set(NAMES["attributes"][path].split()) <= set(vars(found))


def test_me_is_not_there_before_the_first_query(game):
    assert not hasattr(game.state, "me")
    game.get_next_query()
    assert game.state.me.player_id == 2


def test_the_map_has_the_contests_numbers_names_and_orders(game):
    held, wanted = game.state.map, NAMES["map"]
    assert list(held._vertices.items()) == list(wanted["_vertices"].items())
    assert held._vertex_names == {number: name for name, number in wanted["_vertices"].items()}
    for name in ("_edges", "_continents", "_continent_names", "_continent_bonuses"):
        assert getattr(held, name) == dict(enumerate(wanted[name])), name
    assert held.get_adjacent_to(1) == [6, 5, 0, 8]


def test_what_a_submission_changes_in_the_map_is_changed(game):
    """Some take a conquered continent out of the map's own table."""
    game.state.map.get_continents()[3].remove(31)
    assert game.state.map._continents[3] == [28, 29, 30]


def test_cards_have_the_contests_numbers_and_the_symbols_of_this_house(game):
    cards = game.state.cards
    assert [[card.card_id, card.territory_id] for card in cards.values()] == NAMES["cards"]
    assert all(cards[number].symbol == symbol(number) for number in range(42))


@pytest.mark.parametrize(("asked", "answer"), NAMES["border"])
def test_border_territories_keep_the_order_of_the_list_given(game, asked, answer):
    assert game.state.get_all_border_territories(asked) == answer


@pytest.mark.parametrize(("asked", "answer"), NAMES["adjacent"])
def test_adjacent_territories_come_in_the_contests_order(game, asked, answer):
    assert game.state.get_all_adjacent_territories(asked) == answer


@pytest.mark.parametrize(("hand", "answer"), NAMES["sets"])
def test_a_set_is_the_one_that_the_contest_finds(game, hand, answer):
    card = imported("risk_shared.models.card_model.CardModel")
    cards = [card(card_id=number, territory_id=None, symbol=shown) for number, shown in hand]
    found = game.state.get_card_set(cards)
    assert (found and [each.card_id for each in found]) == answer


# -- what follows from records --------------------------------------------------------------------


def redeem(game, cards: tuple[int, int, int], player: int = 2):
    """Commits a redemption alone, as a submission that looks ahead does on its own copy."""
    move = imported("risk_shared.records.moves.move_redeem_cards.MoveRedeemCards")
    made = move(move_by_player=player, sets=[cards], cause="turn_started")
    game.mutator.commit(len(game.state.recording), made)


def test_a_redemption_brings_the_contests_troops_at_once(game):
    """Ural and Siam are the player's: two extra troops, and both must be placed on one of them."""
    game.get_next_query()
    for place in (26, 24):
        game.state.territories[place].occupier = 2
    game.state.me.cards = [game.state.cards[card] for card in (26, 24, 3, 42)]
    redeem(game, (26, 24, 3))
    assert game.state.me.troops_remaining == 25 + 4 + 2
    assert game.state.me.must_place_territory_bonus == [24, 26]
    assert [card.card_id for card in game.state.me.cards] == [42]
    redeem(game, (0, 1, 2), player=0)
    assert game.state.players[0].troops_remaining == 25 + 6
    assert game.state.card_sets_redeemed == 2


def test_the_record_puts_right_what_this_house_gives_otherwise(game):
    """RISK-5.13: the extra troops have been given in this turn, and the record says so."""
    game.get_next_query()
    game.state.territories[26].occupier = 2
    redeem(game, (26, 24, 3))
    record = imported("risk_shared.records.record_redeemed_cards.RecordRedeemedCards")
    brought = record(move_redeem_cards_id=2, total_set_bonus=4, matching_territory_bonus=0)
    game.mutator.commit(3, brought)
    assert game.state.me.troops_remaining == 25 + 4
    assert game.state.me.must_place_territory_bonus == []


def test_records_that_no_submission_may_see_are_refused(game):
    game.get_next_query()
    messages = importlib.import_module("risk_shared.messages")
    drawn = messages.RecordDrewCard(player=0, card=game.state.cards[5])
    for record, refusal in (
        (drawn, RuntimeError),
        (messages.RecordStartGame(turn_order=[], players=[]), RuntimeError),
        (messages.RecordWinner(player=2), NotImplementedError),
    ):
        with pytest.raises(refusal):
            game.mutator.commit(len(game.state.recording), record)
    with pytest.raises(RuntimeError, match="record 1 came when 5 was due"):
        game.mutator.commit(1, messages.RecordShuffledCards())


class Number:
    """As numpy's numbers are: no int, but as good as one."""

    def __init__(self, value: int) -> None:
        self.value = value

    def __int__(self) -> int:
        return self.value

    def __eq__(self, other: object) -> bool:
        return self.value == other

    __hash__ = None


def test_a_move_takes_numbers_as_the_contests_does(game, folder):
    query = game.get_next_query()
    game.send_move(game.move_claim_territory(query, Number(7)))
    assert sent(folder) == {
        "record_type": "move_claim_territory",
        "move_by_player": 2,
        "territory": 7,
    }
    query.cause = "turn_started"
    assert game.move_distribute_troops(query, {"3": 2.0, 4: 0}).distributions == {3: 2}
    assert game.move_redeem_cards(query, [[1, Number(2), "3"]]).sets == [(1, 2, 3)]
    with pytest.raises(ValueError, match=r"2\.5 is not a whole number"):
        game.move_claim_territory(query, 2.5)


def test_a_move_begins_with_its_type_and_can_be_dumped_and_copied(game):
    move = game.move_attack(game.get_next_query(), 1, 2, 3)
    text = '{"record_type":"move_attack","move_by_player":2,"attacking_territory":1,'
    assert move.model_dump_json() == text + '"defending_territory":2,"attacking_troops":3}'
    assert move.model_copy(update={"attacking_troops": 1}).model_dump()["attacking_troops"] == 1
    assert str(move).startswith("record_type='move_attack' move_by_player=2 ")


def sent(folder: Path):
    """The move that stands in the file of answers, without its length."""
    length, text = (folder / "io" / "to_engine.pipe").read_text().split(",", 1)
    assert int(length) == len(text)
    return json.loads(text)


# -- public reports -------------------------------------------------------------------------------


def run(folder: Path, name: str):
    """Runs a submission of the public reports; what it printed, and how it ended."""
    return subprocess.run(
        [sys.executable, str(REPORTS / name)],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(COMPATIBILITY)},
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )


def test_a_submission_may_read_the_maps_own_tables(folder):
    ended = run(folder, "private_map.py")
    assert (ended.returncode, ended.stderr) == (0, "")
    assert ended.stdout == "{0: 5, 1: 5, 2: 7, 3: 2, 4: 3, 5: 2}\n"


def test_a_submission_may_send_by_the_games_connection(folder):
    assert run(folder, "own_connection.py").returncode == 0
    assert sent(folder)["territory"] == 0


def test_a_submission_gets_border_territories_in_its_own_order(folder):
    ended = run(folder, "border_order.py")
    assert ended.stderr == "asked [20, 5, 13, 2], got [20, 5, 13, 2]\n"
