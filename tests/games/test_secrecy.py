"""The harness for secrets finds what it is there for: faults put in on purpose."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.core import game as house
from engine.core.decision import Answer, Reason
from games import REGISTRY
from games.arcs.bots import admiral
from games.roll_galaxy.rollbot import bot
from tests.games.secrecy import Case, hold
from tests.sealed import GAME as SEALED
from tests.sealed import Bid, Bold, MakeBid, Ready


def test_a_hidden_count_in_a_reason_is_found(monkeypatch):
    def telling(self, view, decision, rng):
        card = view.cards[decision.seat]
        return Answer(Bid(card >= 4), (Reason("SEAL-2", f"holds a {card}"),))

    monkeypatch.setattr(Bold, "choose", telling)
    with pytest.raises(AssertionError, match="holds a"):
        hold(Case(SEALED, "bold", 0), 100)


def test_an_event_that_gives_a_secret_answer_away_is_found(monkeypatch):
    def answer(self, table, option, emit):
        table.bids[self.seat] = table.cards[self.seat] if option.high else -1
        emit(Ready, table.cards[self.seat])

    monkeypatch.setattr(MakeBid, "answer", answer)
    with pytest.raises(AssertionError, match="Ready"):
        hold(Case(SEALED, "bold", 0), 100)


def test_a_hand_in_which_an_open_card_keeps_its_place_is_found(monkeypatch):
    monkeypatch.setattr(house, "without_telling_order", lambda table, view: view)
    with pytest.raises(AssertionError, match="sees what is hidden"):
        hold(Case(REGISTRY.game("arcs"), "supercat", 2), 200)


def test_levels_that_count_hidden_tiles_are_found(monkeypatch):
    monkeypatch.setattr(
        bot, "derivation", lambda empire, plan: (*plan.reasons(empire), plan.closing(empire))
    )
    with pytest.raises(AssertionError, match="RB-3"):
        hold(Case(REGISTRY.game("roll_galaxy"), "rollbot:easy", 0), 200)


def test_a_plan_that_counts_on_a_hand_is_found(monkeypatch):
    told = admiral.reasons

    def openly(*asked):
        plan, *rest = told(*asked)
        return (replace(plan, veiled=replace(plan, is_private=False, veiled=None)), *rest)

    monkeypatch.setattr(admiral, "reasons", openly)
    with pytest.raises(AssertionError, match=r"PLAY-2\.1"):
        hold(Case(REGISTRY.game("arcs"), "captain", 0), 12)
