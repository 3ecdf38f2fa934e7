"""What is laid out before a game: every piece of the opening table once, for seats and options."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

import pytest

from engine.core.instructions import LaidRung, kinds_asked
from engine.core.match import Match
from games import REGISTRY
from games.arcs.board import CARDS as ACTION_CARDS
from games.arcs.odds import is_laid_out
from games.roll_galaxy.dice import COLOURS
from games.roll_galaxy.tiles import SIDES
from tests.games.laying import CAT, TABLES, begun, laid_out

Pieces = Counter[tuple[str, str]]


def pieces_of(rungs: Iterable[LaidRung]) -> Counter[tuple[str, str]]:
    """How many of each piece all rungs lay to each place."""
    found: Counter[tuple[str, str]] = Counter()
    for rung in rungs:
        for spot in rung.spots:
            for piece, count in spot.pieces:
                found[piece, spot.place] += count
    return found


def on_despirala(table: Any) -> Pieces:
    found = Counter({("die", "dice"): 6, ("good", "goods"): sum(s.goods for s in table.sheets)})
    return found + Counter({(f"sheet-{n}", "sheet"): 1 for n in range(len(table.sheets))})


def on_risk(table: Any) -> Pieces:
    found: Pieces = Counter({("territory-card", "cards"): table.deck_size})
    for seat, count in enumerate(table.reserves):
        found[f"troop-{seat}", ""] += count
    document = REGISTRY.game("risk").codec.encode(table)
    for place, (owner, troops) in enumerate(zip(table.owners, table.troops, strict=True)):
        if troops:
            found[f"troop-{owner}", _territory(place)] += troops
    assert len(document["owners"]) == 42
    return found


def _territory(place: int) -> str:
    from games.risk.board import NAMES  # noqa: PLC0415

    return str(NAMES[place])


def on_roll(table: Any) -> Pieces:
    seats = len(table.seats)
    found: Pieces = Counter({("tile", ""): 55, ("chip", ""): 12 * seats})
    for number, seat in enumerate(table.seats):
        found["faction-tile", "tableau"] += 1
        found["home-world", "tableau"] += len(seat.tableau) - 2
        found[f"money-marker-{number}", "tableau"] += 1
        for place, dice in (("cup", seat.cup), ("citizenry", seat.citizenry)):
            for colour, count in enumerate(dice):
                found[f"{COLOURS[colour]}-die-{number}", place] += count
        for side, goods in zip(seat.tableau, seat.goods, strict=True):
            for colour in goods:
                found[f"{COLOURS[colour]}-die-{number}", f"world {SIDES[side].name}"] += 1
    return +found


def on_rajas(table: Any) -> Pieces:
    found: Pieces = Counter({("yield-tile", ""): len(table.yields), ("elephant", ""): 1})
    found["cover-tile", ""] += 2 * (len(table.seats) == 3)
    found += Counter({(top, f"tile {top}"): 1 for top in table.tops})
    found += Counter({(t, f"river {n}"): 1 for n, t in enumerate(table.river) if t})
    for number, seat in enumerate(table.seats):
        here = f"seat {number}"
        found[f"fame-marker-{number}", "ring"] += 1
        found[f"money-marker-{number}", "ring"] += 1
        for name in ("fort", "mosque", "palace", "temple"):
            found[f"{name}-marker", here] += 1
        found["boat", here] += 1
        found["worker", here] += seat.workers
        found["waiting-worker", here] += 6 - seat.owned
        if not seat.is_dummy:
            found["karma-marker", here] += 1
            found[f"bonus-marker-{number}", "ring"] += 1
        for die in seat.dice:
            found[f"face-{die}", here] += 1
    return +found


def on_arcs(table: Any) -> Pieces:
    found: Pieces = Counter({(f"marker-{n}", "markers"): 1 for n in range(3)})
    found += Counter({("chapter", ""): 1, ("initiative", ""): 1})
    found["action-card", ""] += len(table.action_cards)
    found["setup-card", ""] += bool(table.setup)
    for seat in table.seats:
        for system, ships in seat.fresh.items():
            found["ship", f"system {system}"] += ships
    for number, seat in enumerate(table.seats):
        for slot in filter(None, seat.slots):
            found[slot, f"slots {number}"] += 1
    for system, ships in table.reach.fresh.items():
        found["ship", f"system {system}"] += ships
    for building in table.buildings:
        found[building.kind, f"system {building.system}"] += 1
    for box, token in table.phantoms if table.setup else ():
        found[token, f"ambition {box}"] += 1
    for offer in table.court:
        found[offer.card, "row"] += 1
    if table.reach.mode == "campaign":
        found["lore", ""] += sum("unknown" in card for card in table.court_deck)
        found += Counter({(each, "empire"): 1 for each in table.reach.policies})
        found += Counter({("blight", f"system {each}"): 1 for each in table.reach.blight})
    return +found


ON: dict[str, Callable[[Any], Pieces]] = {
    "despirala": on_despirala, "risk": on_risk, "roll_galaxy": on_roll, "rajas": on_rajas,
    "arcs": on_arcs,
}  # fmt: skip


@pytest.mark.parametrize(("name", "players", "options"), TABLES)
def test_every_piece_of_the_opening_table_is_laid_out_by_one_rung(name, players, options):
    match = laid_out(begun(name, players, options))
    assert pieces_of(match.game.layout(match.table)) == ON[name](match.table)


@pytest.mark.parametrize(("name", "players", "options"), TABLES)
def test_the_list_is_as_long_from_the_beginning_and_asks_what_chance_brings(name, players, options):
    match = begun(name, players, options)
    first = match.game.layout(match.table)
    laid_out(match)
    last = match.game.layout(match.table)
    assert [rung.asks for rung in first] == [rung.asks for rung in last]
    assert len(first) == len(last)
    told = {move.kind for move in match.moves if move.seat == -1}
    assert kinds_asked(last) <= told


@pytest.mark.parametrize(("name", "players", "options"), TABLES)
def test_what_chance_is_asked_for_is_not_known_before_it_is_told(name, players, options):
    match = begun(name, players, options)
    rungs = match.game.layout(match.table)
    assert [rung.said.key for rung in rungs if rung.asks and rung.is_known] == []


@pytest.mark.parametrize(("name", "players", "options"), TABLES)
def test_every_rung_has_a_name_a_sentence_and_places_in_words(name, players, options):
    match = begun(name, players, options)
    voice = match.voice
    for rung in match.game.layout(match.table):
        assert voice.say(rung.said)
        assert not rung.is_known or voice.part(rung.said, "hands")
        assert not rung.asks or voice.part(rung.said, "hands")
    laid_out(match)
    for rung in match.game.layout(match.table):
        assert voice.part(rung.said, "hands")
        assert voice.part(rung.said, "about").endswith(".")
        for spot in rung.spots:
            assert spot.said is None or voice.say(spot.said)


@pytest.mark.clause("ARCS-3.5")
def test_a_person_reads_how_many_ships_lie_where():
    match = laid_out(begun("arcs", ("human", CAT, CAT), {}))
    rungs = match.game.layout(match.table)
    own = next(rung for rung in rungs if rung.seat == 0)
    assert match.voice.say(own.said, "hands") == "Lay out your 8 ships, 1 city, 1 starport"
    beside = sorted(match.voice.say(spot.said) for spot in own.spots if spot.said)
    assert beside == ["2 ships", "3 ships + 1 city", "3 ships + 1 starport"]


@pytest.mark.clause("ARCS-3.2")
def test_a_position_without_a_set_up_card_is_laid_out_whole():
    match = begun("arcs", ("human", CAT, CAT), {})
    assert not is_laid_out(match.table)
    laid_out(match)
    table = match.table.copy()
    table.setup = ""
    rungs = match.game.layout(table)
    assert is_laid_out(table)
    assert all(rung.is_known for rung in rungs)
    told = [match.voice.part(rung.said, "hands") for rung in rungs]
    assert "Set up the whole map" in told
    assert "Lay out your 8 ships, 1 city, 1 starport" in told


@pytest.mark.clause("ARCS-3.1")
def test_with_four_all_cards_of_the_suits_are_in_and_the_campaign_has_events():
    whole = begun("arcs", ("human", CAT, CAT, CAT), {})
    assert len(whole.table.action_cards) == 28
    act = begun("arcs", ("human", CAT), {"mode": "campaign"})
    events = sum(ACTION_CARDS[card].suit == "event" for card in act.table.action_cards)
    told = [act.voice.part(rung.said, "hands") for rung in act.game.layout(act.table)]
    assert events == 2
    assert "Shuffle the action cards: 2 to 6 of the four suits, and the Events" in told


@pytest.mark.clause("RISK-2.2")
def test_troops_are_as_many_as_there_are_seats_for():
    for players, troops in ((2, 40), (3, 35), (6, 20)):
        match = begun("risk", ("human", *["raider"] * (players - 1)), {})
        told = [match.voice.part(rung.said, "hands") for rung in match.game.layout(match.table)]
        assert f"Put {troops} troops next to the map for you" in told


@pytest.mark.clause("RAJ-2.1")
def test_cover_tiles_lie_there_with_three():
    for others, covers in ((1, 0), (2, 2), (3, 0)):
        match = begun("rajas", ("human", *["dummy"] * others), {})
        assert pieces_of(match.game.layout(match.table))["cover-tile", ""] == covers


def test_a_name_is_told_as_one():
    match = begun("despirala", ("human", "optimal"), {})
    seats = tuple(
        replace(s, name=n) for s, n in zip(match.setup.seats, ("You", "Ada"), strict=True)
    )
    told = Match(match.game, replace(match.setup, seats=seats))
    words = [told.voice.part(rung.said, "hands") for rung in told.game.layout(told.table)]
    assert words[1:3] == ["Take an empty sheet", "Give Ada an empty sheet"]
