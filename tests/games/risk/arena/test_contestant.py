"""Our bots at the contest's table: what they see there, and how they answer."""

import importlib.util
import os
import subprocess
import sys
import venv
from itertools import combinations
from pathlib import Path
from random import Random

import pytest

from engine.core.decision import Answer, RandomBot
from engine.core.errors import BadDocument, InputError
from engine.core.match import play_bots
from games.risk.arena.contestant import Contestant, play_own
from games.risk.arena.export import PROGRAM, submission
from games.risk.moves import Attack, EndAttacks, Occupy, PlaceTroops
from games.risk.steps import (
    AttackPhase,
    ChooseDefence,
    ClaimTerritory,
    FortifyPhase,
    MatchTerritory,
    MoveIn,
    PassTurn,
    PlaceArmies,
    RedeemCards,
    Reinforce,
    TakeCard,
)
from tests.games.risk.arena.players import DATA, ScriptedSyncsBot, guest, new_match, play_with

FIGHTING = (PassTurn, FortifyPhase, TakeCard, AttackPhase)
STEPS_AT = {
    "claim": (PlaceArmies, ClaimTerritory),
    "place": (PlaceArmies,),
    "redeem": (*FIGHTING, Reinforce, RedeemCards),
    "bonus": (*FIGHTING, Reinforce, RedeemCards, MatchTerritory),
    "reinforce": (*FIGHTING, Reinforce),
    "attack": FIGHTING,
    "defend": (*FIGHTING, ChooseDefence),
    "occupy": (*FIGHTING, MoveIn),
    "fortify": (PassTurn, FortifyPhase),
}
"""What a contestant's table waits for where its bot is asked, the question last."""


class Bold(RandomBot):
    """Attacks while it is stronger and keeps its troops together, so that games get somewhere."""

    def choose(self, view, decision, rng):
        options = decision.options
        if decision.kind == "attack":
            good = [
                option
                for option in options
                if isinstance(option, Attack)
                and option.dice == 3
                and view.troops[option.source] > view.troops[option.target]
            ]
            return Answer(rng.choice(good) if good else EndAttacks())
        if decision.kind == "reinforce":
            borders = [place for place in options.territories if view.is_border(place)]
            return Answer(PlaceTroops(rng.choice(borders), options.most))
        if decision.kind == "occupy":
            return Answer(Occupy(options.high))
        return super().choose(view, decision, rng)


class Watchful(Bold):
    """Sees that the table of its questions waits for what is asked."""

    def choose(self, view, decision, rng):
        assert tuple(map(type, view.steps)) == STEPS_AT[decision.kind]
        return super().choose(view, decision, rng)


class Seated(ScriptedSyncsBot):
    """A Contestant at our table, whose own table must be the real one at every query."""

    def __init__(self) -> None:
        self.contestant = Contestant(lambda seats: Watchful(), "seated")
        super().__init__(self.contestant.answer)

    @property
    def kinds(self):
        return {(query["query_type"], query.get("cause")) for query in self.connection.queries}

    def compare(self, real, query):
        mine, kind = self.contestant.table, query["query_type"]
        assert mine.owners == real.owners
        assert mine.order == real.order
        assert mine.eliminated == real.eliminated
        if kind in ("claim_territory", "place_initial_troop"):
            return
        assert (mine.round, mine.seat, mine.has_conquered) == (
            real.round, real.seat, real.has_conquered,
        )  # fmt: skip
        if kind != "distribute_troops":
            assert mine.troops == real.troops
            assert mine.hands == real.hands
            assert mine.reserves == real.reserves
            assert mine.sets_redeemed == real.sets_redeemed
            assert sorted(mine.discards) == sorted(real.discards)


@pytest.mark.sample(2)
@pytest.mark.parametrize("seats", [3, 5])
def test_the_table_of_a_contestant_is_the_real_one_at_every_query(seats):
    match = new_match(seats, f"contest {seats}", rounds="50", trade="contest", defence="manual")
    bots = [Seated() for _ in range(seats)]
    play_bots(match, bots)
    assert [bot.faults for bot in bots] == [{}] * seats
    assert match.is_over
    kinds = set().union(*(bot.kinds for bot in bots))
    assert ("redeem_cards", "turn_started") in kinds
    assert ("troops_after_attack", None) in kinds
    if seats == 5:
        assert ("distribute_troops", "player_eliminated") in kinds


def start_of_match(*records):
    players = [
        {"player_id": seat, "troops_remaining": 25, "alive": True, "card_count": 0}
        for seat in range(5)
    ]
    start = {
        "record_type": "public_record_start_game",
        "turn_order": [4, 3, 2, 1, 0],
        "players": players,
        "you": {"player_id": 1, "team_id": 1, "troops_remaining": 25, "cards": []},
    }
    update = {"0": start, "1": {"record_type": "record_shuffled_cards"}}
    update |= {str(number + 2): record for number, record in enumerate(records)}
    return {"query_type": "claim_territory", "update": update}


def test_the_order_of_play_runs_from_the_end():
    contestant = Contestant(lambda seats: RandomBot(), "order")
    answer = contestant.answer(start_of_match())
    assert contestant.table.order == (0, 1, 2, 3, 4)
    assert answer["record_type"] == "move_claim_territory"
    assert answer["move_by_player"] == 1


def test_a_card_of_another_deck_becomes_one_of_ours_with_its_symbol():
    """In the contest's deck Eastern US (3) is artillery; in ours it is cavalry."""
    drew = {
        "record_type": "record_drew_card",
        "player": 1,
        "card": {"card_id": 3, "territory_id": 3, "symbol": "Artillery"},
    }
    contestant = Contestant(lambda seats: RandomBot(), "deck")
    contestant.answer(start_of_match(drew))
    [card] = contestant.table.hands[1]
    assert card != 3
    redeemed = {
        "record_type": "move_redeem_cards",
        "move_by_player": 1,
        "sets": [[3]],
        "cause": "turn_started",
    }
    contestant.answer({"query_type": "claim_territory", "update": {"3": redeemed}})
    assert contestant.table.hands[1] == ()


CONTEST_DECK = "ICAACACCAAIACACACICCAIIIICCCIAIIIIICCAAIAA"
"""The symbols of the contest's cards by number (protocol reference, section 3.1)."""

DECKS = {
    "the contest's": CONTEST_DECK,
    "one symbol": "I" * 42,
    "few of one": "C" * 38 + "AAII",
    "shuffled": "".join(Random("deck").sample("ICA" * 14, 42)),
    "by chance": "".join(Random("chance").choices("ICA", k=42)),
}


class Dealer:
    """A contest of draws and redemptions alone, with a deck of any symbols: seat 1 is ours."""

    def __init__(self, deck: str, seed: str) -> None:
        symbols = {"I": "Infantry", "C": "Cavalry", "A": "Artillery"}
        self.shown = [symbols[letter] for letter in deck] + ["Wildcard"] * 2
        self.rng = Random(seed)
        self.contestant = Contestant(lambda seats: RandomBot(), seed)
        self.hands = {seat: [] for seat in range(5)}
        self.deck = list(range(44))
        self.discards = []
        self.rng.shuffle(self.deck)
        claims = [
            {"record_type": "move_claim_territory", "move_by_player": n % 5, "territory": n}
            for n in range(42)
        ]
        self.untold = list(start_of_match(*claims)["update"].values())
        self.told = 0
        self.most_held = 0

    def tell(self, kind, **fields):
        self.untold.append({"record_type": kind, **fields})
        return self.told + len(self.untold) - 1

    def asked(self, kind, **extra):
        update = {str(self.told + n): record for n, record in enumerate(self.untold)}
        self.told += len(self.untold)
        self.untold = []
        return self.contestant.answer({"query_type": kind, "update": update, **extra})

    def is_set(self, cards):
        shown = {self.shown[card] for card in cards}
        return "Wildcard" in shown or len(shown) != 2

    def draw(self, seat):
        if not self.deck:
            self.deck, self.discards = self.discards, []
            self.rng.shuffle(self.deck)
            self.tell("record_shuffled_cards")
        card = self.deck.pop()
        self.hands[seat].append(card)
        if seat != 1:
            self.tell("public_record_drew_card", player=seat)
            return
        place = card if card < 42 else None
        document = {"card_id": card, "territory_id": place, "symbol": self.shown[card]}
        self.tell("record_drew_card", player=1, card=document)

    def turn(self, seat):
        self.tell("record_start_turn", player=seat, continent_bonus=0, territory_bonus=3)
        cause = {"cause": "turn_started"}
        if seat == 1:
            sets = self.asked("redeem_cards", **cause)["sets"]
        else:
            hand = self.hands[seat]
            found = [c for c in combinations(hand, 3) if self.is_set(c)]
            sets = [list(found[0])] if len(hand) > 4 else []
        self.redeem(seat, sets)
        self.tell("move_redeem_cards", move_by_player=seat, sets=sets, **cause)
        self.tell(
            "record_redeemed_cards",
            move_redeem_cards_id=self.told + len(self.untold) - 1,
            total_set_bonus=0,
            matching_territory_bonus=0,
        )
        self.tell("move_distribute_troops", move_by_player=seat, distributions={seat: 3}, **cause)
        for _ in range(self.rng.choice((1, 1, 2))):
            self.draw(seat)

    def redeem(self, seat, sets):
        for cards in sets:
            assert len(cards) == 3
            assert self.is_set(cards)
            for card in cards:
                self.hands[seat].remove(card)
            self.discards += cards
        assert len(self.hands[seat]) <= 4

    def check(self):
        table = self.contestant.table
        assert len(table.hands[1]) == len(self.hands[1])
        assert len(table.discards) == len(self.discards)
        assert table.deck_size == len(self.deck)
        assert len({*table.hands[1], *table.discards}) == len(self.hands[1] + self.discards)


@pytest.mark.parametrize("name", DECKS)
def test_sets_are_sets_of_whatever_deck_is_played_with(name):
    dealer = Dealer(DECKS[name], f"dealer {name}")
    for number in range(400):
        dealer.turn(number % 5)
        if number % 5 == 1:
            dealer.asked("attack")
            dealer.check()
    assert len(dealer.contestant.table.hands[1]) <= 6


def test_a_missing_record_and_an_unknown_query_are_named():
    contestant = Contestant(lambda seats: RandomBot(), "gap")
    contestant.answer(start_of_match())
    with pytest.raises(BadDocument, match="record 7 came when 2 was due"):
        contestant.answer({"query_type": "attack", "update": {"7": {}}})
    with pytest.raises(BadDocument, match="there is no query of type dance"):
        contestant.answer({"query_type": "dance", "update": {}})


def test_a_submission_of_an_unknown_bot_is_not_written():
    with pytest.raises(InputError, match="Risk has no player 'hal'; a submission can play as rec"):
        submission("hal")


def test_a_submission_is_written_by_a_command():
    command = [sys.executable, "-m", "games.risk.arena.contestant", "random"]
    written = subprocess.run(command, cwd=PROGRAM, capture_output=True, text=True, check=True)
    assert written.stdout == submission("random")
    compile(written.stdout, "submission.py", "exec")


@pytest.fixture
def bare_python(tmp_path, monkeypatch):
    """A Python that finds nothing but NumPy: an empty environment, isolated (`-I`)."""
    venv.create(tmp_path / "venv", symlinks=True)
    [packages] = (tmp_path / "venv" / "lib").glob("*/site-packages")
    numpy = Path(importlib.util.find_spec("numpy").origin).parent
    for name in ("numpy", "numpy.libs"):
        if (numpy.parent / name).exists():
            (packages / name).symlink_to(numpy.parent / name)
    program = tmp_path / "bare"
    program.write_text(f'#!/bin/sh\nexec {tmp_path}/venv/bin/python -I "$@"\n')
    program.chmod(0o755)
    monkeypatch.setenv("TABLETOP_BOTS_PYTHON", str(program))
    monkeypatch.setenv("TABLETOP_BOTS_WITHOUT_SANDBOX", "1")
    return program


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no named pipes here")
@pytest.mark.parametrize("bot", ["expert", "file"])
def test_a_submission_is_one_file_that_plays_a_whole_game_in_an_empty_environment(
    bot, bare_python, tmp_path
):
    """It prints where its modules come from: from no file of this checkout."""
    for package in ("engine", "games", "platformdirs"):
        words = [bare_python, "-c", f"import {package}"]
        assert subprocess.run(words, cwd=tmp_path, capture_output=True, check=False).returncode
    named = f"file:{DATA / 'mybot.py'}" if bot == "file" else bot
    path = tmp_path / "submission.py"
    path.write_text(submission(named))
    assert str(PROGRAM) not in path.read_text()
    match = new_match(3, "one file", rounds="200", trade="contest", defence="manual")
    with guest(path) as one:
        play_with(match, {0: one})
    assert match.is_over
    assert one.faults == {}


def test_a_bot_that_cannot_be_made_fails_before_the_contest_waits_for_it(tmp_path, monkeypatch):
    """Not at the first question: here there are no pipes that one could come through."""
    (tmp_path / "unable.py").touch()
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(InputError, match="has no bot"):
        play_own("unable")


def test_a_bot_in_a_file_may_answer_with_an_option_alone(tmp_path, monkeypatch):
    """Its module is asked for at the first query; here the host has closed its pipe before one."""
    (tmp_path / "io").mkdir()
    for name in ("to_engine.pipe", "from_engine.pipe"):
        (tmp_path / "io" / name).touch()
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(DATA)
    play_own("mybot")


@pytest.mark.parametrize(
    ("troops", "placed"),
    [
        ({5: 2, 7: 3}, {5: 2, 7: 3}),
        ({5: 1, 9: 3}, {5: 2, 9: 2}),
        ({7: 1, 9: 4}, {7: 2, 9: 3}),
        ({9: 2}, {5: 2}),
    ],
)
def test_two_of_its_troops_go_where_a_card_shows_first_where_it_wanted_most(troops, placed):
    """The redeemed cards show the territories 5 and 7."""
    contestant = Contestant(lambda seats: Bold(), "extra")
    contestant._must_place = [5, 7]
    contestant._place_extra(troops)
    assert troops == placed
