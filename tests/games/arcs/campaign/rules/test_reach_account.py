"""A whole Act looked back at: sheet and review, record, replay, undo and fork."""

import io
import json
from functools import cache

import pytest

from engine.core import record
from engine.core.decision import Decision, RandomBot
from engine.core.match import Match, bots_of, play_bots
from engine.core.setup import SeatSetup, Setup
from engine.core.text_client import TextClient
from games.arcs.account import account_of, review
from games.arcs.campaign.rules.events import BecameOutlaw, FateEnded, PowerGained, TrustTaken
from games.arcs.campaign_components import FATE_CARDS
from games.arcs.events import AmbitionScored, AmbitionsScored
from games.arcs.game import GAME
from main import main
from tests.games.arcs.campaign.bots.test_supercat_bargaining import cat, minigame
from tests.games.arcs.campaign.rules.acts import an_act
from tests.games.arcs.positions import a_seat

CAMPAIGN = {"mode": "campaign"}


@cache
def an_act_played():
    """A whole Act of random players."""
    seats = tuple(SeatSetup("random", name) for name in ("Ada", "Bo", "Cy"))
    match = Match(GAME, Setup(seats, "sheet", options=CAMPAIGN))
    play_bots(match, bots_of(match))
    return match


def test_sheet_and_review_tell_objectives_and_titles_from_chapter_to_chapter():
    match = an_act_played()
    story = match.story(None)
    events = [*story.opening, *(each for passage in story.passages for each in passage.events)]
    document = review(match)
    assert document["over"]
    for seat, account in enumerate(account_of(events, match.table_before(-1))):
        told, followed = document["seats"][seat], match.table.reach.fates[seat]
        assert account.to_go == [FATE_CARDS[followed.id].start[3], *told["objective"]]
        assert account.titles == told["titles"]
        assert (len(told["objective"]), told["objective"][-1]) == (3, followed.marker)
        assert told["titles"][-1] == match.table.reach.title_of(seat)
        assert (told["fate"], account.missed) == (followed.id, followed.marker)
        assert (told["result"], told["power"][-1]) == (account.total, account.total)


@pytest.mark.clause("PLAY-4.2")
def test_the_review_of_an_act_says_that_luck_and_choices_are_not_judged():
    for seat in review(an_act_played())["seats"]:
        unjudged = "Luck and choices are not judged in the campaign."
        assert seat["text"].replace("−", "-") == f"{seat['result']:.0f} Power. {unjudged}"


def test_power_beside_ambitions_counts_in_the_chapter_that_it_comes_in():
    """5 and a bonus of 2, 3 of a policy; two of the Trust and a title lost; then a fate."""
    events = [
        PowerGained(0, 3), AmbitionScored(0, "tycoon", 1, 5, 2), AmbitionsScored(("tycoon",)),
        TrustTaken(1, 0, ("fuel", "relic")), BecameOutlaw(0, 1), AmbitionsScored(()),
        FateEnded(0, "founder", 4),
    ]  # fmt: skip
    accounts = account_of(events, an_act(a_seat(power=2)))
    assert [account.power for account in accounts[:2]] == [[2, 12, 9, 5], [0, 0, 0]]


def test_an_act_is_kept_replayed_and_reviewed_by_command(tmp_path, capsys):
    match, path = an_act_played(), tmp_path / "act.json"
    record.save(match, path)
    assert main(["replay", str(path), "--verify", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["over"], told["verified"], told["answers"]) == (True, True, len(match.moves))
    assert main(["review", str(path), "--json"]) == 0
    fates = [each["fate"] for each in json.loads(capsys.readouterr().out)["seats"]]
    assert fates == [each.id for each in match.table.reach.fates]


def test_a_person_takes_back_a_turn_of_an_act_and_a_fork_goes_another_way():
    seats = (SeatSetup("human", "You"), SeatSetup("supercat", "Vega"))
    match = Match(GAME, Setup(seats, "back", options=CAMPAIGN))
    bots = [each or RandomBot() for each in bots_of(match)]
    while not (isinstance(match.pending, Decision) and match.pending.kind == "act"
               and match.pending.seat == 0):  # fmt: skip
        play_bots(match, bots, 1)
    before = match.table.copy()
    fork = match.fork()
    match.answer(match.pending.options[0])
    assert match.table != before
    match.undo()
    assert match.table == before == fork.table
    fork.answer(fork.pending.options[-1])
    assert match.table == before != fork.table


def typed_out(match, typed):
    """What the text client says while these lines are typed."""
    out = io.StringIO()
    assert TextClient(match, io.StringIO(typed), out, lambda match: None).run() == 0
    return out.getvalue()


def test_a_whole_act_by_text():
    seats = (SeatSetup("human", "You"), SeatSetup("supercat", "Vega"))
    match = Match(GAME, Setup(seats, "text", options=CAMPAIGN))
    told = typed_out(match, "1\n" * 900)
    assert match.is_over
    assert "Choose your fate" in told
    assert "The game is over." in told


def test_a_deal_with_a_supercat_by_text():
    table = minigame(a_seat(slots="fuel"), cat(), cat(), die=3)
    table.reach.change_fate(1, grievances=(1, 0, 0))
    seats = (SeatSetup("human", "You"), SeatSetup("supercat", "Vega"), SeatSetup("supercat", "Io"))
    position = GAME.codec.encode(table)
    match = Match(GAME, Setup(seats, "deal", options=CAMPAIGN, position=position))
    parts = "The promise of a Favor from Vega to you\n1 Fuel from you to Vega\n"
    told = typed_out(match, f"deal with Vega\n{parts}table\nOffer the deal\n")
    assert "Accepts on a 6, 17% (grievances −1)" in told
    assert "  BARGAIN-3.3 grievances −1\n  With −1 to the die: accepts on a 6, 17%" in told
    answered = next(line for line in told.split("\n") if "answers with a" in line)
    assert " (grievances −1; total " in answered
