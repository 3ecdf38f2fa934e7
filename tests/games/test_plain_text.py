"""The text client for whoever listens: where, who, why and odds in worked positions of every game,
nothing drawn with characters, only what changed, short lists, and nothing hidden.
"""

from __future__ import annotations

import re
from io import StringIO
from random import Random

import pytest

from engine.core.decision import Decision
from engine.core.match import Match, bots_of
from engine.core.setup import SeatSetup, Setup
from engine.core.step import pending
from engine.core.story import Story
from engine.core.text_client import TOLD_AT_ONCE, Questions, TextClient
from engine.text.plain_text import differing, groups, matching, new_statements, statements
from games import REGISTRY
from games.arcs.events import InitiativeMoved
from games.arcs.steps.battle import CollectDice
from games.despirala.moves import Attempt
from tests.games.arcs import positions as arcs
from tests.games.despirala import positions as despirala
from tests.games.rajas import positions as rajas
from tests.games.risk import positions as risk
from tests.games.roll_galaxy import positions as roll

GAMES = {
    "despirala": ("sampled:1",),
    "risk": ("recruit",),
    "roll_galaxy": ("rollbot:easy",),
    "rajas": ("page",),
    "arcs": ("supercat", "supercat"),
    "campaign": ("supercat", "supercat"),
}
"""Who plays against a person, by game; the campaign is a mode of Arcs."""
DRAWN = re.compile("[\t\x1b|\\[\\]\u2500-\u257f\u2580-\u259f\u2190-\u21ff…·•]|  |^ | $|--")
"""Signs that only draw, two spaces in a row, and spaces at either end."""


def a_match(name: str, seed: str = "plain", language: str = "en") -> Match:
    game = REGISTRY.game("arcs" if name == "campaign" else name)
    names = ("Robin", "Ada", "Tiko")
    seats = tuple(map(SeatSetup, ("human", *GAMES[name]), names))
    options = {"mode": "campaign"} if name == "campaign" else {}
    match = Match(game, Setup(seats, seed, options))
    match.language = language
    return match


def at(game_key: str, table) -> Match:
    """A match of people that stands at this table."""
    game = REGISTRY.game(game_key)
    count = len(getattr(table, "seats", None) or getattr(table, "sheets", None) or table.hands)
    seats = tuple(SeatSetup("human", name) for name in ("Ann", "Ben", "Cleo", "Dan")[:count])
    match = Match(game, Setup(seats, "plain"))
    match.table = table
    match._pending = match._asked()
    return match


def asking(match: Match) -> Questions:
    asked = match.pending
    return Questions(match, Story(match, asked.seat if isinstance(asked, Decision) else 0))


# -- worked positions -----------------------------------------------------------------------------


@pytest.fixture
def rolled():
    """Ann has rolled three ones, with five goods, and has tried Collect 1."""
    return asking(
        at("despirala", despirala.choosing((1, 1, 1, 2, 3, 6), 5, {"Collect 1": 2}, seats=2))
    )


def test_despirala_where_tells_who_has_tried_a_combination(rolled):
    assert rolled.where("dice") == ["The dice show 1, 1, 1, 2, 3 and 6"]
    assert rolled.where("is Collect 1") == [
        "Ann, Collect 1: 2 points", "Ben, Collect 1: 2 points",
    ]  # fmt: skip
    assert rolled.where("kamerun") == ["Kamerun: still to be tried by Ann and Ben"]


def test_despirala_where_says_who_is_trying_a_combination():
    collecting = asking(at("despirala", despirala.collecting(6, (6, 6, 1, 2, 3, 4), 5)))
    assert collecting.where("collect 6")[1:] == ["Collect 6: Ann is trying it now"]


def test_despirala_odds_are_those_of_the_screen(rolled):
    assert rolled.odds("four of a kind") == [
        "Four of a kind 1: 94% chance to complete it with your goods"
    ]
    collecting = asking(at("despirala", despirala.collecting(6, (6, 6, 1, 2, 3, 4), 5)))
    assert collecting.odds("") == [
        "Collect 6: 2 dice match now, 52% chance of at least one more for the next good"
    ]


def test_despirala_why_says_what_speaks_against_a_move(rolled):
    assert rolled.why("collect 1") != rolled.why("collect 2")
    assert rolled.why("collect 2") == ["You can do that: type 1 for Collect 2."]
    assert "Collect 1" in rolled.why("collect 1")[0]
    assert rolled.why("1") == ["You can do that: type 1 for Collect 2."]


def test_despirala_who_tells_the_turn_and_the_standing(rolled):
    heading, asked, standing = rolled.who("leads")
    assert "turn 2 of 14, Ann plays" in heading
    assert asked == "Ann decides now: Choose a combination, or reroll"
    assert standing == "Standing: Ann is 1st with a score of 2; Ben is 1st with a score of 2"


@pytest.fixture
def attacking():
    """Ann holds Alaska with four and Alberta with one; all else is Ben's."""
    return asking(at("risk", risk.playing({"Alaska": 4, "Alberta": 1})))


def test_risk_where_tells_owner_troops_and_neighbors(attacking):
    assert attacking.where("alaska") == [
        "Alaska: Ann, 4 troops",
        "Alaska is next to Alberta: Ann, 1 troop; Northwest Territory: Ben, 1 troop; "
        "Kamchatka: Ben, 1 troop",
    ]
    assert attacking.who("owns kamchatka")[0] == "Kamchatka: Ben, 1 troop"
    assert attacking.where("north america")[0].startswith(
        "North America, bonus 5: Ann 2 and Ben 7."
    )


@pytest.mark.clause("RISK-8.3")
def test_risk_odds_are_the_chance_to_conquer(attacking):
    """Three attackers beat one defender in 91.7 % of all battles to the end."""
    assert set(attacking.odds("")) == {
        "Kamchatka from Alaska: 92% to capture it with 4 troops against 1",
        "Northwest Territory from Alaska: 92% to capture it with 4 troops against 1",
    }


def test_risk_why_says_why_a_territory_is_closed(attacking):
    assert attacking.why("alberta") == ["Alberta has only one troop: it has to stay"]
    assert attacking.why("brazil") == ["You have no territory that can attack Brazil"]
    assert attacking.why("kamchatka")[0].startswith("You can do that in 3 ways. One is number ")


def test_rajas_where_tells_whose_worker_is_on_a_space():
    table = rajas.a_table(rajas.person("o4 g2"), rajas.person("o6"), placed={"dancer": 1})
    ask = asking(at("rajas", table))
    assert ask.where("dancer") == ["Dancer: taken by Ben"]
    assert ask.why("dancer") == [
        "None of your current moves involves 'dancer'.",
        "Dancer: taken by Ben",
    ]
    assert ask.where("yogi") == [
        "Free spaces: The chambers: Yogi (costs a die showing 3, brings 2 karma and a die of any "
        "color)"
    ]
    assert ask.odds("") == ["There are no odds to give here."]
    assert ask.who("")[1].startswith("Ann decides now: Place a worker")


def test_a_reason_without_a_clause_has_no_empty_brackets():
    """The Navigator cites none."""
    seats = (SeatSetup("navigator", "Ann"), SeatSetup("navigator", "Ben"))
    match, told = Match(REGISTRY.game("roll_galaxy"), Setup(seats, "plain")), []
    bots = bots_of(match)
    while not any("The reason: " in each for each in told):
        asked = match.pending
        if isinstance(asked, Decision):
            thought = match.think(bots[asked.seat])
            match.answer(thought.option, thought.reasons)
            told += Questions(match, Story(match, asked.seat)).why("")
        else:
            match.roll()
    assert not any("(" in each for each in told)


def test_what_follows_by_itself_has_no_reason_of_a_bot():
    """Who ends the round and gets the initiative has reasons for ending the turn only."""
    seats = tuple(SeatSetup("steward", name) for name in ("Ann", "Ben", "Cleo"))
    match = Match(REGISTRY.game("arcs"), Setup(seats, "plain"))
    bots, got = bots_of(match), False
    while not got:
        asked = match.pending
        if isinstance(asked, Decision):
            thought = match.think(bots[asked.seat])
            match.answer(thought.option, thought.reasons)
            last = Story(match, asked.seat).passages[-1]
            got = last.seat == asked.seat and last.told[:1] == [InitiativeMoved(asked.seat)]
        else:
            match.roll()
    told = Questions(match, Story(match, asked.seat)).why("")
    assert f"{seats[asked.seat].name}: End the turn. The reason: " in told[-1]


def test_rajas_odds_are_those_of_the_dummy_s_last_lot():
    match = Match(
        REGISTRY.game("rajas"),
        Setup((SeatSetup("human", "Ann"), SeatSetup("dummy", "Bo")), "plain", {}),
    )
    while not any(move.seat == 0 for move in match.moves) or match.seat_to_answer != 0:
        asked = match.pending
        if isinstance(asked, Decision):
            match.answer(asked.options[0])
        else:
            match.roll()
    told = asking(match).odds("")
    assert told[0] == "There are no odds to give here."
    assert told[1:2] in ([], ["The last choice at random was among:"])


def test_roll_what_a_tile_says_is_told_with_where_it_is():
    ask = asking(at("roll_galaxy", roll.rolled("white Explore", built=["Mad Scientists"])))
    here, printed = ask.where("mad scientists")
    assert here.startswith("Ann: ")
    assert here.endswith("Mad Scientists (development 3)")
    assert printed.startswith("Mad Scientists: development, cost 3. Assign: ")
    assert ask.why("settle") != ask.why("ship it")
    assert ask.odds("") == ["There are no odds to give here."]


@pytest.fixture
def fighting():
    """Ann collects dice for two ships against Ben's one in Gate 1."""
    table = arcs.acting(arcs.a_seat(fresh="1-gate 2"), arcs.a_seat(fresh="1-gate 1"), arcs.a_seat())
    table.steps.append(CollectDice(0, 1, "1-gate"))
    return asking(at("arcs", table))


@pytest.mark.clause("ARCS-8.3")
def test_arcs_odds_tell_what_each_mix_of_dice_comes_to(fighting):
    (two,) = [each for each in fighting.odds("") if each.startswith("2 skirmish dice:")]
    assert two == ("2 skirmish dice: on average 1.0 hits, 0.0 on yourself; 0% to roll an intercept")


def test_arcs_where_tells_pieces_paths_and_what_a_card_says(fighting):
    there, path = fighting.where("gate 1")
    assert there == "Map: Gate 1 (controlled by Ann): Ann 2 fresh ships; Ben 1 fresh ship"
    assert path == "Gate 1 is next to Arrow 1, Crescent 1, Hex 1, Gate 2 and Gate 6"
    assert fighting.where("construction 3") == [
        "Construction 3: 3 actions, from build or repair; declares Tyrant"
    ]
    assert fighting.why("tax")[0] == "None of your current moves involves 'tax'."


# -- whole games, a stretch of each ----------------------------------------------------------------


class Listener(StringIO):
    """Types numbers at random, every question now and then, and the first words of a move."""

    def __init__(self, match: Match, lines: int) -> None:
        super().__init__()
        self._match, self._rng, self._left = match, Random(1), lines

    def readline(self, size: int | None = -1, /) -> str:
        self._left -= 1
        asked = self._match.pending
        if self._left < 0 or not isinstance(asked, Decision):
            return ""
        if self._left % 3 == 0:
            asks = (
                "where you",
                "where ada",
                "who",
                "why",
                "odds",
                "more",
                "table",
                "list",
                "what a",
            )
            return f"{self._rng.choice(asks)}\n"
        if asked.listing is None:
            return f"{asked.sample(self._rng)}\n"
        return f"{self._rng.randrange(len(self._match.options(asked))) + 1}\n"


def heard(name: str, language: str = "en", lines: int = 60) -> list[str]:
    match, out = a_match(name, language=language), StringIO()
    TextClient(match, Listener(match, lines), out, plain=True).run()
    return out.getvalue().splitlines()


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", ["en", "de"])
def test_no_line_is_drawn_with_characters_and_no_list_is_long(name, language):
    lines = heard(name, language)
    assert [line for line in lines if DRAWN.search(line) or not line] == []
    run, last = 0, 0
    for line in lines:
        number = re.match(r"(\d+)\. ", line)
        here = int(number[1]) if number else 0
        run = run + 1 if here > last else min(here, 1)
        assert run <= TOLD_AT_ONCE, line
        last = here


@pytest.mark.parametrize("name", GAMES)
def test_after_an_answer_only_what_is_new_is_told(name):
    match, out = a_match(name), StringIO()
    TextClient(match, Listener(match, 0), out, plain=True).run()
    before = match.game.statements(match.view(match.table, 0), match.voice)
    client = TextClient(match, StringIO(), out, plain=True)
    client._say_what_changed(0)
    out.truncate(0)
    out.seek(0)
    client._say_what_changed(0)
    assert out.getvalue() == ""
    assert new_statements(before, [*before, "a new one"]) == ["a new one"]


HIDING = {"risk": 60, "roll_galaxy": 40, "arcs": 30, "campaign": 30}
"""After how many answers the games that hide something are looked at."""


@pytest.mark.parametrize("name", HIDING)
def test_answers_do_not_depend_on_what_is_hidden(name):
    """A table dealt otherwise, as far as Robin knows, answers every question alike."""
    match, rng = a_match(name), Random(3)
    bots = [match.game.bot(match.game.stand_in and GAMES[name][0], match.setup)] * 3
    while len(match.moves) < HIDING[name] or match.seat_to_answer != 0:
        if isinstance(match.pending, Decision):
            match.answer(match.think(bots[0]).option)
        else:
            match.roll()
    asks = ("robin", "ada", "hand", "a", "1", "construction", "psionic", "develop", "alaska")

    def told() -> list[list[str]]:
        ask = Questions(match, match.story(0))
        return [getattr(ask, question)(words) for question in ("where", "who", "why", "odds")
                for words in ("", *asks)]  # fmt: skip

    here = told()
    for _ in range(3):
        match.table = match.game.deal_hidden(match.view(match.table, 0).copy(), rng)
        pending(match.table)
        assert told() == here


# -- the text itself ------------------------------------------------------------------------------


def test_a_line_is_told_after_what_it_stands_under():
    table = "Round 2\n\nMarket\n  Mill: - (1 key)\n  Barn: ?, two coins\n\nAnn: 3 points\n  Dice: 5"
    assert statements(table, {"-": "empty", "?": "hidden"}) == [
        "Round 2", "Market: Mill: empty (1 key)", "Market: Barn: hidden, two coins",
        "Ann: 3 points", "Ann: Dice: 5",
    ]  # fmt: skip


def test_many_options_are_told_by_how_they_begin():
    texts = ["Move 1 to Rome", "Move 1 to Bonn", "Move 2 to Rome", "End the turn"]
    assert [(each.begins, each.numbers) for each in groups(texts, range(1, 5))] == [
        ("Move", (1, 2, 3)), ("End the turn", (4,)),
    ]  # fmt: skip
    assert matching(texts, "rome") == [1, 3]
    assert matching(texts, "rome 2") == [3]
    assert matching(texts, "mov") == [1, 2, 3]
    assert differing(texts[:2]) == ("Move 1 to", "", ["Rome", "Bonn"])
    assert differing(["Rom nehmen", "Bonn nehmen"]) == ("", "nehmen", ["Rom", "Bonn"])


def test_the_name_in_a_move_is_enough_where_all_else_is_alike():
    match, out = a_match("risk"), StringIO()
    client = TextClient(match, StringIO("brazil\n"), out, plain=True)
    client.run()
    assert "You claim Brazil" in out.getvalue() or "Robin claims Brazil" in out.getvalue()


def test_why_and_odds_say_for_whom_and_for_what_there_is_no_answer(fighting):
    assert fighting.why("ann") == ["Ann has given no reason yet."]
    assert fighting.odds("zebra") == ["None of the odds mention 'zebra'. Type 'odds' for all."]
    match, _ = a_match("despirala"), None
    assert asking(match).why("collect 6") == ["No move is being chosen now."]


def test_a_question_is_no_move():
    match, out = a_match("despirala"), StringIO()
    TextClient(match, StringIO("who\nwhy\nodds\nwhere dice\n"), out, plain=True).run()
    assert all(isinstance(move.answer, tuple) for move in match.moves), "only dice were rolled"
    assert Attempt("Kamerun") in match.pending.options


def test_more_reads_on_in_the_table_though_moves_were_listed_after_it():
    match, out = a_match("roll_galaxy"), StringIO()
    TextClient(match, StringIO("more\n"), out, plain=True).run()
    assert "type 'more'" in out.getvalue()
    assert "There is nothing more to read." not in out.getvalue()


def test_a_hint_says_what_decided_and_no_line_that_was_refused():
    match, out = a_match("arcs"), StringIO()
    TextClient(match, StringIO("hint\n" + 9 * "more\n"), out, plain=True).run()
    told = out.getvalue().partition("Hint: ")[2]
    assert told
    assert "There is nothing more to read." in told
    assert "not needed" not in told
