"""What every game of the house must hold, whatever its rules."""

import json
import re
from dataclasses import replace
from random import Random

import pytest

from engine.core import record
from engine.core.decision import CHANCE, Chance, Decision
from engine.core.errors import IllegalAnswer, InputError
from engine.core.external.conversation import ViewReceiver, ViewSender
from engine.core.game import Game, game_clauses
from engine.core.match import Match, bots_of, play_bots, play_out
from engine.core.registry import Registry
from engine.core.setup import SeatSetup, Setup
from engine.core.step import apply, pending
from engine.core.story import ONLOOKER
from games import REGISTRY
from tests.games.secrecy import GAMES, GAMES_EACH, POSITIONS, cases, hold, settings_of
from tests.golden import answers, answers_path, golden_path, playthrough
from tests.golden.desks import desks, desks_path, places_in
from tests.patience import lengths
from tests.same_answers import MODES

CASES = list(cases(GAMES))
ANSWER_CAP = 20_000
ANSWERS_WITH_UNDO = 400
ANSWERS_FILMED = 120
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)


def random_match(game: Game, number: int, player: str = "random") -> Match:
    span = game.most_seats - game.fewest_seats + 1
    seats = (SeatSetup(player, player),) * (game.fewest_seats + number % span)
    return Match(game, Setup(seats, f"every-{number}", settings_of(game, number)))


def answer_at_random(match: Match, rng: Random) -> None:
    if isinstance(match.pending, Chance):
        match.roll()
    else:
        assert isinstance(match.pending, Decision)
        match.answer(rng.choice(match.pending.options))


@pytest.mark.parametrize("key", REGISTRY.keys)
def test_the_card_says_what_the_game_says(key):
    card, game = REGISTRY.card(key), REGISTRY.game(key)
    assert isinstance(game, type(card))
    assert [level.name for level in card.levels] == [level.name for level in game.bot_levels]
    assert card.has_small_picture == (type(game).table_picture is not Game.table_picture)
    names = [level.name for level in card.levels]
    proposed = {card.default_bot, card.hint_bot or names[0]}
    assert proposed <= set(names)


@pytest.mark.parametrize("key", REGISTRY.keys)
@pytest.mark.parametrize("too_many", [True, False])
def test_a_game_starts_with_as_many_as_its_card_says_and_with_no_other_number(key, too_many):
    card, game = REGISTRY.card(key), REGISTRY.game(key)
    at = card.most_seats if too_many else card.fewest_seats
    assert not Match(game, seated(game, at)).is_over
    with pytest.raises(InputError, match=f"seats {card.fewest_seats} to {card.most_seats}"):
        Match(game, seated(game, at + 1 if too_many else at - 1))


def seated(game: Game, count: int) -> Setup:
    return Setup((SeatSetup("random", "random"),) * count, "card")


@every_game
def test_a_copy_is_equal_and_stays_equal_under_the_same_answer(game):
    for number in range(4):
        match, rng = random_match(game, number), Random(number)
        while not match.is_over:
            before, copy = match.table.copy(), match.table.copy()
            assert copy == match.table
            answer_at_random(match, rng)
            apply(copy, match.moves[-1].answer)
            pending(copy)
            assert copy == match.table
            if before == match.table:
                pytest.fail(f"{match.moves[-1].answer} changed nothing")


@every_game
def test_no_table_in_the_middle_of_an_answer_is_over(game):
    """What a film shows while an answer is still being carried out has something to come."""
    for number in range(2):
        match, rng = random_match(game, number), Random(number)
        while not match.is_over and len(match.moves) < ANSWERS_FILMED:
            answer_at_random(match, rng)
            film = match.story(0).film(len(match.moves) - 1)
            assert all(beat.table.steps for beat in film.beats), match.moves[-1]
            assert bool(film.after.steps) is not match.is_over


@lengths("each", 4, 1)
@every_game
def test_the_table_is_sound_and_survives_json_at_every_decision(game, each):
    """The short way, four games survive at every fourth decision."""
    for number in range(4):
        match, rng = random_match(game, number), Random(number)
        while not match.is_over:
            assert match.table.check() == []
            if len(match.moves) % each != number % each:
                answer_at_random(match, rng)
                continue
            document = json.loads(json.dumps(game.codec.encode(match.table)))
            assert game.codec.decode(game.table_type, document, "position") == match.table
            answer_at_random(match, rng)
        assert match.table.check() == []


@every_game
def test_every_option_survives_json_and_prints_itself(game):
    match, rng = random_match(game, 1), Random(1)
    while not match.is_over:
        if isinstance(match.pending, Decision):
            for option in match.pending.options:
                document = json.loads(json.dumps(game.codec.encode(option)))
                assert game.codec.decode(object, document, "option") == option
                assert game.parse_move(match.pending, str(option)) == option
        answer_at_random(match, rng)


@every_game
def test_a_view_that_travelled_as_changes_asks_what_the_table_asks(game):
    match, rng = random_match(game, 3), Random(3)
    sender, receiver = ViewSender(game), ViewReceiver(game)
    while not match.is_over:
        if isinstance(match.pending, Decision):
            view = game.view(match.table, match.pending.seat)
            changes = json.loads(json.dumps(sender.changes(view)))
            received = receiver.view(changes)
            assert received == view
            asked = received.steps[-1].ask(received)
            assert list(asked.options) == list(match.pending.options)
            assert replace(asked, options=match.pending.options) == match.pending
            received.steps.clear()  # whoever gets a view may do with it what they like
        answer_at_random(match, rng)


@every_game
def test_an_answer_that_is_not_offered_is_refused_and_changes_nothing(game):
    match, rng = random_match(game, 2), Random(2)
    while not match.is_over:
        before = match.table.copy()
        for nonsense in (None, -1, "pass", (9,) * 99, object()):
            with pytest.raises(IllegalAnswer):
                match.answer(nonsense)
        assert match.table == before
        answer_at_random(match, rng)
    with pytest.raises(IllegalAnswer):
        match.answer(None)


@every_game
def test_the_same_seed_gives_the_same_log_and_every_game_ends(game):
    for number in range(6):
        logs = []
        for _ in range(2):
            match = random_match(game, number)
            play_bots(match, bots_of(match), ANSWER_CAP)
            assert match.is_over
            logs.append(match.moves)
        assert logs[0] == logs[1]


@every_game
def test_undo_and_redo_come_back_to_the_same_table(game):
    seats = (SeatSetup("human", "Person"),) * max(2, game.fewest_seats)
    match, rng = Match(game, Setup(seats, "undo", practice=True)), Random(3)
    while not match.is_over and len(match.moves) < ANSWERS_WITH_UNDO:
        answer_at_random(match, rng)
        if rng.random() < 0.3 and match.undo_index is not None:
            after, moves = match.table.copy(), list(match.moves)
            match.undo()
            assert len(match.moves) < len(moves)
            match.redo()
            assert match.table == after
            assert match.moves == moves


@every_game
def test_a_record_replays_to_the_same_table_and_result(game):
    registry = Registry({game.key: lambda: game})
    for number in range(3):
        match = random_match(game, number)
        play_bots(match, bots_of(match), ANSWER_CAP)
        document = json.loads(json.dumps(record.to_document(match)))
        again = record.from_document(registry, document)
        assert again.table == match.table
        assert again.moves == match.moves
        assert record.verify(again, document)


@every_game
def test_a_resumed_game_goes_on_as_if_never_interrupted(game):
    registry = Registry({game.key: lambda: game})
    match = random_match(game, 4)
    play_bots(match, bots_of(match), ANSWER_CAP)
    cut = record.to_document(match)
    del cut["answers"][len(cut["answers"]) // 2 :]
    resumed = record.from_document(registry, cut)
    play_bots(resumed, bots_of(resumed), ANSWER_CAP)
    assert resumed.moves == match.moves


@every_game
def test_a_headless_game_is_the_same_as_one_with_a_log(game):
    match = random_match(game, 5)
    play_bots(match, bots_of(match), ANSWER_CAP)
    table, answers = play_out(game, match.setup, ANSWER_CAP)
    assert (table, answers) == (match.table, len(match.moves))


@pytest.mark.parametrize(("game", "number"), [
    *[pytest.param(game, 2 if game.key == "despirala" else 1, id=game.key) for game in GAMES],
    pytest.param(REGISTRY.game("despirala"), 1, id="despirala-misere", marks=pytest.mark.whole),
])  # fmt: skip
def test_bots_only_see_their_view(game, number):
    """A bot answers the same when everything its seat may not know is replaced.

    Despirala's solve the game first, and few other tests need tables of misère.
    """
    for level in filter(lambda level: level.listed, game.all_bot_levels):
        match = random_match(game, number, level.name)
        play_bots(match, bots_of(match), 6)
        if not isinstance(match.pending, Decision):
            play_bots(match, bots_of(match), 1)
        decision = match.pending
        if not isinstance(decision, Decision):
            continue
        view = game.view(match.table, decision.seat)
        otherwise = game.deal_hidden(view.copy(), Random(1))
        assert game.view(otherwise, decision.seat) == view, "a view shows something hidden"
        bot = bots_of(match)[decision.seat]
        before = view.copy()
        assert match.think(bot) == match.think(bot)
        assert view == before, f"{level.name} changed its view"
        if hasattr(bot, "values"):
            values = bot.values(view, decision, Random(1))
            assert len(values) == len(decision.options), f"{level.name} has no value for some"


@every_game
def test_every_event_has_a_line_in_the_log(game):
    match = random_match(game, 3)
    names = match.setup.seat_names
    play_bots(match, bots_of(match), ANSWER_CAP)
    for move in match.moves:
        assert move.seat == CHANCE or 0 <= move.seat < len(names)
        for event in move.events:
            line = game.event_text(event, names)
            assert line
            assert "\n" not in line
    assert game.describe(match.table, names)


@pytest.mark.parametrize("game", [game for game in GAMES if game.levels], ids=lambda game: game.key)
def test_the_default_bot_gives_reasons_that_the_rules_know(game):
    known = {clause.id for clause in game_clauses(game)}
    match = random_match(game, 0, game.default_bot)
    play_bots(match, bots_of(match), 60)
    cited = {reason.clause for move in match.moves for reason in move.reasons}
    assert cited
    assert cited <= known


CITED = re.compile(r"\b([A-Z]+(?:-[A-Z]+)*)-(\d[\d.]*[a-z]?(?:(?:,| and|, and| to) \d[\d.]*)*)")
"""Clauses as code, messages and pages cite them: "ARCS-1.2", or several as "ARCS-1.2 to 1.4"."""


@every_game
def test_every_clause_that_is_cited_exists(game):
    """In what a program or a page says of a game; "ARCS-1" is a section with clauses."""
    clauses = {clause.id for clause in game_clauses(game)}
    sections = {each[:place] for each in clauses for place, sign in enumerate(each) if sign == "."}
    stems = {each.partition("-")[0] for each in clauses}
    unknown = []
    for path in sorted(game.rules_path.parent.rglob("*")):
        words = path.read_text("utf-8") if path.suffix in (".py", ".ftl", ".md") else ""
        for found in CITED.finditer(words):
            numbers = [each.rstrip(".") for each in re.findall(r"\d[\d.]*[a-z]?", found[2])]
            cited = {f"{found[1]}-{number}" for number in numbers}
            if found[1].partition("-")[0] in stems:
                unknown += [f"{path.name}: {each}" for each in cited - clauses - sections]
    assert unknown == []


@every_game
def test_the_golden_playthrough_is_unchanged(game):
    """After a wanted change: `python -m tests.golden`, and read the difference."""
    assert playthrough(game) == golden_path(game).read_text(encoding="utf-8")


@every_game
def test_what_the_position_desks_do_is_unchanged(game):
    """After a wanted change: `python -m tests.golden`, and read the difference."""
    if game.key in MODES:
        text = desks_path(game).read_text(encoding="utf-8")
        assert desks(game, places_in(text)) == text


@every_game
def test_what_the_bots_answer_is_unchanged(game):
    """In positions of random games. After a wanted change: `python -m tests.golden`."""
    if game.key in MODES:
        assert answers(game) == answers_path(game).read_text(encoding="utf-8")


@pytest.mark.sample(4)
@lengths("share", 6, 1)
@pytest.mark.parametrize("case", CASES, ids=str)
def test_public_words_tell_nothing_hidden(case, share):
    """Dealt otherwise, a table that looks alike tells a watcher the same, and so do its bots.

    What turns up a hidden thing for all to see says so in its event's class. The long way:
    `python -m tests.games.secrecy`.
    """
    positions = case.positions // share
    found = hold(case, positions, GAMES_EACH // share)
    assert found.positions >= positions
    assert found.same


@pytest.mark.parametrize("game", [game for game in GAMES if not game.has_hidden_information],
                         ids=lambda game: game.key)  # fmt: skip
def test_where_nothing_is_hidden_everybody_sees_the_table_itself(game):
    for number in range(4):
        match, rng = random_match(game, number), Random(number)
        for _ in range(POSITIONS // 4):
            if match.is_over:
                break
            for watcher in (ONLOOKER, *range(len(match.setup.seats))):
                assert game.view(match.table, watcher) is match.table
            assert match.pending is not None
            assert not match.pending.secret
            answer_at_random(match, rng)
            assert all(told.to is None for told in match.moves[-1].told)


@every_game
def test_what_a_seat_is_told_in_secret_is_its_own(game):
    """Nobody else's story has a secret answer, or the reasons for it, before it is revealed."""
    for number in range(6):
        match = random_match(game, number)
        play_bots(match, bots_of(match), ANSWERS_WITH_UNDO)
        for passage in match.story(number % len(match.setup.seats)).passages:
            if passage.is_secret:
                assert (passage.answer, passage.reasons) == (None, ())
