"""The contest's records: what every bot is told of a match, and what is kept from it.

A bot that chooses at random among legal answers plays at every seat, and rebuilds the table from
the records alone; at every query that table must be the real one.
"""

import json
from random import Random

import pytest

from games.risk.arena.records import Recorder
from games.risk.board import ADJACENT, NAMES, SIZE, sets_in
from tests.games.risk.arena.players import (
    ScriptedSyncsBot,
    compatibility,
    new_match,
    play_with,
)

client_state, state_mutator, messages = compatibility()


class RandomEntrant:
    """Answers at random from the state that the contest's helper (our version) keeps."""

    def __init__(self, seed: int) -> None:
        self.state = client_state.ClientState()
        self._mutator = state_mutator.StateMutator(self.state)
        self._rng = Random(seed)

    def __call__(self, query):
        read = messages.read_query(json.dumps(query))
        for number, record in read.update.items():
            self._mutator.commit(number, record)
        kind, state, rng = read.query_type, self.state, self._rng
        own = state.get_territories_owned_by(state.me.player_id)
        fields = getattr(self, f"_{kind}")(read, state, rng, own)
        tag = fields.pop("record_type", f"move_{kind}")
        return {"record_type": tag, "move_by_player": state.me.player_id, **fields}

    def _claim_territory(self, query, state, rng, own):
        return {"territory": rng.choice(state.get_territories_owned_by(None))}

    def _place_initial_troop(self, query, state, rng, own):
        return {"territory": rng.choice(own)}

    def _redeem_cards(self, query, state, rng, own):
        hand, sets = tuple(sorted(card.card_id for card in state.me.cards)), []
        if len(hand) < 6:
            return {"sets": [], "cause": query.cause}
        while found := sets_in(hand):
            if query.cause == "player_eliminated" and len(hand) <= 4:
                break
            sets.append(list(rng.choice(found)))
            hand = tuple(card for card in hand if card not in sets[-1])
        return {"sets": sets, "cause": query.cause}

    def _distribute_troops(self, query, state, rng, own):
        troops = dict.fromkeys(sorted(state.me.must_place_territory_bonus)[:1], 2)
        place = rng.choice(state.get_all_border_territories(own))
        left = state.me.troops_remaining - sum(troops.values())
        troops[place] = troops.get(place, 0) + left
        return {"distributions": troops, "cause": query.cause}

    def _attack(self, query, state, rng, own):
        strong = [place for place in own if state.territories[place].troops > 3]
        ways = [(a, b) for a in strong for b in ADJACENT[a] if b not in own]
        held = state.territories
        ways = [(a, b) for a, b in ways if held[a].troops > held[b].troops]
        if not ways or rng.random() < 0.02:
            return {"record_type": "move_attack_pass"}
        source, target = rng.choice(ways)
        return {
            "attacking_territory": source,
            "defending_territory": target,
            "attacking_troops": 3,
        }

    def _defend(self, query, state, rng, own):
        held = state.territories[state.recording[query.move_attack_id].defending_territory].troops
        dice = rng.randint(1, min(2, held))
        return {"move_attack_id": query.move_attack_id, "defending_troops": dice}

    def _troops_after_attack(self, query, state, rng, own):
        attack = state.recording[state.recording[query.record_attack_id].move_attack_id]
        most = state.territories[attack.attacking_territory].troops - 1
        return {"record_attack_id": query.record_attack_id, "troop_count": most}

    def _fortify(self, query, state, rng, own):
        ways = [(a, b) for a in own for b in ADJACENT[a] if b in own]
        ways = [(a, b) for a, b in ways if state.territories[a].troops > 1]
        if not ways:
            return {"record_type": "move_fortify_pass"}
        source, target = rng.choice(ways)
        most = state.territories[source].troops - 1
        return {
            "source_territory": source,
            "target_territory": target,
            "troop_count": rng.randint(0, most),
        }


class Witness(ScriptedSyncsBot):
    """Compares the table that the records tell of with the real one, at every query."""

    def __init__(self, seed: int) -> None:
        self.entrant = RandomEntrant(seed)
        super().__init__(self.entrant)
        self.compared = 0

    def compare(self, view, query):
        state = self.entrant.state
        seat = state.me.player_id
        owners = [state.territories[place].occupier for place in range(SIZE)]
        assert [-1 if owner is None else owner for owner in owners] == view.owners
        for other, player in state.players.items():
            if other != seat and other not in view.eliminated:
                assert player.card_count == len(view.hands[other])
            assert player.alive == (other not in view.eliminated)
        if query["query_type"] != "distribute_troops":  # further sets may still be redeemed here
            assert sorted(card.card_id for card in state.me.cards) == sorted(view.hands[seat])
            assert [state.territories[place].troops for place in range(SIZE)] == view.troops
            assert state.card_sets_redeemed == view.sets_redeemed
            assert state.me.troops_remaining == view.reserves[seat]
        self.compared += 1


@pytest.fixture(scope="module", params=[3, 5])
def witnessed(request):
    """A match among witnesses, and those."""
    seats = request.param
    match = new_match(seats, f"witness {seats}", defence="manual", rounds="50")
    witnesses = [Witness(seat) for seat in range(seats)]
    play_with(match, dict(enumerate(witnesses)))
    return match, witnesses


def records_of(witness):
    """Every record that a bot was sent, by number."""
    records = {}
    for query in witness.connection.queries:
        records |= {int(number): record for number, record in query["update"].items()}
    return records


@pytest.mark.sample(2)
def test_the_table_rebuilt_from_the_records_is_the_real_one_at_every_query(witnessed):
    match, witnesses = witnessed
    assert [witness.faults for witness in witnesses] == [{}] * len(witnesses)
    assert sum(witness.compared for witness in witnesses) > 300
    assert any("SeatEliminated" in repr(move.events) for move in match.moves)


def test_records_are_numbered_from_zero_without_a_gap(witnessed):
    for witness in witnessed[1]:
        numbers = [int(n) for query in witness.connection.queries for n in query["update"]]
        assert numbers == list(range(len(numbers)))


def test_the_first_record_shows_the_players_and_you(witnessed):
    match, witnesses = witnessed
    for seat, witness in enumerate(witnesses):
        first = witness.connection.queries[0]["update"]["0"]
        assert first["record_type"] == "public_record_start_game"
        assert first["you"]["player_id"] == first["you"]["team_id"] == seat
        assert first["turn_order"] == list(reversed(match.table.order))
        assert [player["card_count"] for player in first["players"]] == [0] * len(witnesses)


def test_all_bots_are_sent_the_same_but_for_the_cards(witnessed):
    def public(record):
        hidden = ("you", "card", "cards_surrendered", "cards_surrendered_count")
        kept = {key: value for key, value in record.items() if key not in hidden}
        return {**kept, "record_type": kept["record_type"].removeprefix("public_")}

    first, *others = [records_of(witness) for witness in witnessed[1]]
    for other in others:
        for number in first.keys() & other.keys():
            assert public(first[number]) == public(other[number])


def test_cards_are_shown_to_their_owner_alone(witnessed):
    drawn = 0
    for seat, witness in enumerate(witnessed[1]):
        for record in records_of(witness).values():
            kind = record["record_type"]
            if kind == "record_drew_card":
                assert record["player"] == seat
                assert set(record["card"]) == {"card_id", "territory_id", "symbol"}
                drawn += 1
            elif kind == "public_record_drew_card":
                assert record["player"] != seat
                assert set(record) == {"record_type", "player"}
    assert drawn > 10


def test_eliminations_show_the_cards_to_the_winner_alone(witnessed):
    for seat, witness in enumerate(witnessed[1]):
        records = records_of(witness)
        for record in records.values():
            if record["record_type"] == "record_player_eliminated":
                attack = records[records[record["record_attack_id"]]["move_attack_id"]]
                is_winner = attack["move_by_player"] == seat
                assert ("cards_surrendered" in record) == is_winner
                assert ("cards_surrendered_count" in record) != is_winner


def test_every_own_move_has_its_query_and_is_echoed_first_in_the_next(witnessed):
    """What needs no decision at our table is asked as well, as the contest does."""
    for seat, witness in enumerate(witnessed[1]):
        queries = witness.connection.queries
        echoed = [next(iter(following["update"].values())) for following in queries[1:]]
        assert {record["move_by_player"] for record in echoed} == {seat}
        asked = [f"move_{query['query_type']}" for query in queries[:-1]]
        assert [record["record_type"].removesuffix("_pass") for record in echoed] == asked
        moves = [r for r in records_of(witness).values() if r.get("move_by_player") == seat]
        assert moves == echoed


def test_what_needs_no_decision_here_is_asked_too(witnessed):
    match, witnesses = witnessed
    asked = [query["query_type"] for witness in witnesses for query in witness.connection.queries]
    decided = [move.kind for move in match.moves]
    for query, kind in {"defend": "defend", "troops_after_attack": "occupy"}.items():
        assert asked.count(query) > decided.count(kind)


def test_troops_that_must_all_move_in_are_no_choice(witnessed):
    """Where the table moves them unasked, the contest still asks, and takes that number alone."""
    match, _ = witnessed
    recorder = Recorder()
    assert recorder.follow(match.story(0).passages)
    asked = [query for query in recorder.queries if query.kind == "troops_after_attack"]
    bound = [query.numbers["troop_count"] for query in asked if query.numbers]
    assert bound
    assert all(len(numbers) == 1 for numbers in bound)


def test_every_redemption_is_followed_by_what_it_brought(witnessed):
    records = records_of(witnessed[1][0])
    redemptions = [n for n, r in records.items() if r["record_type"] == "move_redeem_cards"]
    assert any(records[number]["sets"] for number in redemptions)
    for number in redemptions:
        if number + 1 in records:
            assert records[number + 1]["record_type"] == "record_redeemed_cards"
            assert records[number + 1]["move_redeem_cards_id"] == number


def test_every_turn_has_the_contests_order_of_records(witnessed):
    records = records_of(witnessed[1][0])
    order = []
    for record in records.values():
        kind = record["record_type"]
        if kind == "record_start_turn":
            assert order in ([], ["redeem", "distribute", "attack_pass", "fortify"])
            order = []
        elif kind == "move_redeem_cards" and record["cause"] == "turn_started":
            order.append("redeem")
        elif kind == "move_distribute_troops" and record["cause"] == "turn_started":
            order.append("distribute")
        elif kind == "move_attack_pass":
            order.append("attack_pass")
        elif kind in ("move_fortify", "move_fortify_pass"):
            order.append("fortify")


FIELDS = {
    "public_record_start_game": "turn_order players you",
    "record_shuffled_cards": "",
    "record_start_turn": (
        "player continents_held territories_held continent_bonus territory_bonus"
    ),
    "record_redeemed_cards": "move_redeem_cards_id total_set_bonus matching_territory_bonus",
    "record_attack": (
        "move_attack_id move_defend_id attacking_troops_lost defending_troops_lost "
        "territory_conquered defender_eliminated"
    ),
    "record_territory_conquered": "record_attack_id",
    "record_player_eliminated": "player record_attack_id cards_surrendered_count",
    "record_drew_card": "player card",
    "public_record_drew_card": "player",
    "move_claim_territory": "move_by_player territory",
    "move_place_initial_troop": "move_by_player territory",
    "move_redeem_cards": "move_by_player sets cause",
    "move_distribute_troops": "move_by_player cause distributions",
    "move_attack": "move_by_player attacking_territory defending_territory attacking_troops",
    "move_attack_pass": "move_by_player",
    "move_defend": "move_by_player move_attack_id defending_troops",
    "move_troops_after_attack": "move_by_player record_attack_id troop_count",
    "move_fortify": "move_by_player source_territory target_territory troop_count",
    "move_fortify_pass": "move_by_player",
}
PUBLIC_PLAYER = {
    "player_id": 0,
    "troops_remaining": 25,
    "alive": True,
    "card_count": 0,
    "must_place_territory_bonus": [],
}
"""As the contest's first record shows a player (protocol reference, section 5)."""


def test_every_record_has_exactly_the_fields_of_the_contest(witnessed):
    seen = set()
    for witness in witnessed[1]:
        for record in records_of(witness).values():
            kind = record["record_type"]
            fields = FIELDS[kind].split()
            if "cards_surrendered" in record:
                fields = ["player", "record_attack_id", "cards_surrendered"]
            assert set(record) == {"record_type", *fields}
            seen.add(kind)
    assert seen == set(FIELDS)


def test_the_first_record_has_the_contests_players():
    match = new_match(5, "players")
    witness = Witness(0)
    play_with(match, {0: witness}, limit=8)
    start = records_of(witness)[0]
    assert start["players"][0] == PUBLIC_PLAYER
    own = {key: value for key, value in PUBLIC_PLAYER.items() if key != "card_count"}
    assert start["you"] == {**own, "team_id": 0, "cards": []}


def test_messages_are_compact_ascii(witnessed):
    for text in witnessed[1][0].connection.texts:
        assert text.isascii()
        assert text == json.dumps(json.loads(text), separators=(",", ":"))


def test_the_map_of_our_helper_is_the_board_of_our_rules():
    from risk_shared.maps.earth import create_cards, create_map  # noqa: PLC0415 (on the path now)

    earth = create_map()
    beside = [tuple(sorted(earth.get_adjacent_to(place))) for place in range(SIZE)]
    assert beside == list(ADJACENT)
    assert earth.get_vertex_name(NAMES.index("North Africa")) == "NORTH_AFRICA"
    assert earth.is_adjacent(0, 21)
    assert {n: earth.get_continent_bonus(n) for n in earth.get_continents()} == {
        0: 5, 1: 5, 2: 7, 3: 2, 4: 3, 5: 2,
    }  # fmt: skip
    assert len(create_cards()) == 44
    assert create_cards()[43].symbol == "Wildcard"
