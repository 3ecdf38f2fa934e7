"""The log sheet: all that lies on the table stands on one page, and comes back from its file."""

from __future__ import annotations

import re
from collections import Counter
from datetime import UTC, datetime

import pygame
import pytest

from engine.core.errors import InputError
from engine.core.match import Match, bots_of, play_bots
from engine.core.position.draft import load_position
from engine.core.setup import SeatSetup, Setup
from engine.core.story import ONLOOKER
from engine.ui.paper import A4, Form, PrintedWords, measure, pdf_of, write_sheet
from games.arcs.board import CARD, SYSTEM, SYSTEMS
from games.arcs.campaign.rules.state import reach_of
from games.arcs.campaign.text import halved, printed
from games.arcs.campaign_components import EMPIRE, FREE, UNKNOWN_LORE
from games.arcs.game import GAME
from tests.games.arcs.campaign.rules.acts import an_act
from tests.games.arcs.positions import a_seat, a_table

VOICE = GAME.voice(("A", "B", "C", "D"))
LETTERS = {0: "A", 1: "B", 2: "C", 3: "D", EMPIRE: "E", FREE: "F"}
ACTS = (
    (("supercat", "random"), "sheet two"), (("supercat", "random", "random"), "sheet three"),
    (("random",) * 3, "sheet random"), (("supercat", "supercat", "random", "random"), "sheet four"),
    (("random",) * 4, "sheet many"),
)  # fmt: skip
"""Five Acts, of two to four seats."""


@pytest.fixture(scope="module", params=ACTS, ids=[seed for _, seed in ACTS])
def act(request):
    """An Act that bots have played to its end."""
    players, seed = request.param
    seats = tuple(SeatSetup(each, f"Seat {n}") for n, each in enumerate(players, start=1))
    match = Match(GAME, Setup(seats, seed, {"mode": "campaign"}), keeps_history=False)
    play_bots(match, bots_of(match), 1_000_000)
    assert match.is_over
    return match.table


def page_of(table):
    """Its sheet, in English."""
    names = [f"Seat {n + 1}" for n in range(len(table.seats))]
    return GAME.sheet(table)(names, measure(), "en")


@pytest.mark.sample(3)
def test_the_file_of_the_sheet_is_read_back_as_the_same_table(act, tmp_path):
    names = [f"Seat {n + 1}" for n in range(len(act.seats))]
    files = write_sheet(GAME, act, names, tmp_path / "sheet")
    assert [file.name for file in files] == ["sheet.pdf", "sheet.png", "sheet.json"]
    draft = load_position(GAME, files[2])
    assert draft.table == act
    assert draft.problem is None
    assert files[0].read_bytes().startswith(b"%PDF-")
    assert files[0].read_bytes().count(b"/Type /Page\n") == 1, "one page"
    picture = pygame.image.load(files[1])
    assert picture.get_width() / picture.get_height() == pytest.approx(A4.w / A4.h, abs=0.002)


def test_every_card_system_and_number_stands_on_the_page(act):
    text = " ".join(page_of(act).text.split())
    for system in SYSTEMS:
        assert VOICE.say_name(SYSTEM(system)) in text
    reach = reach_of(act)
    deck = [card for card in (*act.court_deck, *act.buried) if card != UNKNOWN_LORE]
    row = [offer.card for offer in act.court if offer.card]
    for card in (*row, *deck, *act.court_discard):
        assert VOICE.say(printed(card)) in text
    held = [card for seat in act.seats for card in (*seat.cards, *seat.lore)]
    for card in (*held, *reach.attached.values(), *reach.faithful, *reach.scrapped):
        assert VOICE.say_name(CARD(card)) in text, card
    for number, (seat, fate) in enumerate(zip(act.seats, reach.fates, strict=True)):
        place = act.turn_order().index(number) + 1
        assert f"Power {seat.power} · place {place} in turn order" in text
        assert f"{fate.marker} of " in text
        assert f"{LETTERS[number]} · Seat {number + 1}" in text
        assert f"{LETTERS[number]} {halved(seat.power)}" in text
    assert f"cluster {reach.number}" in text


@pytest.mark.sample(3)
def test_the_map_has_every_piece_with_the_letter_of_its_owner(act):
    written = Counter(mark.text for mark in page_of(act).marks if isinstance(mark, PrintedWords))
    reach = reach_of(act)
    fleets = Counter(
        f"{LETTERS[owner]}{count}"
        for owner, ships in [*((n, (s.fresh, s.hurt)) for n, s in enumerate(act.seats)),
                             (EMPIRE, (reach.fresh, reach.hurt))]
        for fleet in ships for count in fleet.values()
    )  # fmt: skip
    fleets += Counter(("A3", "A1", "E1"))  # the legend
    buildings = Counter(LETTERS[each.seat] for each in act.buildings) + Counter("AAF")
    assert {words: written[words] for words in fleets} == fleets
    assert {words: written[words] for words in buildings} == buildings
    assert written["G"] == len(reach.sleepers) + 1
    stars = [
        mark for mark in page_of(act).marks if isinstance(mark, Form) and len(mark.points) == 16
    ]
    assert len(stars) == len(reach.blight) + 2
    assert sum(not star.is_dashed for star in stars) == sum(reach.blight.values()) + 1


def test_no_word_leaves_the_page_or_lies_on_another(act):
    width_of = measure()
    seen = []
    for mark in page_of(act).marks:
        if not isinstance(mark, PrintedWords) or not mark.text:
            continue
        wide = width_of(mark.text, mark.size, mark.is_bold)
        left = mark.x - {"left": 0.0, "centre": wide / 2, "right": wide}[mark.align]
        assert left >= 9
        assert left + wide <= A4.w - 9
        assert 9 <= mark.y <= A4.h - 9
        if mark.align == "left":
            assert all(abs(mark.y - y) > 2.0 or left > x + w or left + wide < x for x, y, w in seen)
            seen.append((left, mark.y, wide))
        assert mark.size >= 6


def test_the_figures_of_what_is_next_follow_from_the_table():
    table = an_act(
        a_seat("1-gate 2", power=7), a_seat("2-gate 1", hurt="3-gate 1", power=9),
        a_seat("4-gate 1", power=-3), fates=("steward", "magnate", "believer"),
        empire="5-gate 1", blight="6-gate, 2-hex fresh", buildings="0 city 2-hex", chapter=3,
    )  # fmt: skip
    table.steps = []
    text = " ".join(page_of(table).text.split())
    assert "Initiative to B. Power becomes A 4, B 5, C -3." in text
    assert "After step D these are: Gate 3." in text, "its ship is damaged, and destroyed"
    assert "These systems: Hex 2." in text
    assert "deal 4, with the Council In Session" in text


def test_the_sheet_of_an_act_under_way_tells_nothing_of_hands_and_nothing_of_what_is_next(tmp_path):
    seats = tuple(SeatSetup("random", f"Seat {n}") for n in (1, 2, 3))
    match = Match(GAME, Setup(seats, "under way", {"mode": "campaign"}))
    play_bots(match, bots_of(match), 120)
    assert match.table.chapter
    view = match.view(match.table, ONLOOKER)
    *_, position = write_sheet(GAME, view, ("Ada", "Vega", "Orion"), tmp_path / "now")
    hands = [card for seat in match.table.seats for card in seat.hand]
    assert hands
    assert not set(re.findall(r"[a-z]+-\d", position.read_text("utf-8"))) & {
        card for card in hands if card not in reach_of(match.table).preached
    }
    assert "Intermission" not in page_of(view).text


def test_a_game_without_a_campaign_prints_no_sheet(tmp_path):
    with pytest.raises(InputError, match="Arcs has no log sheet for this table"):
        write_sheet(GAME, a_table(a_seat(), a_seat()), ("A", "B"), tmp_path / "none")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.sample(3)
def test_a_pdf_says_what_it_is_and_when_it_was_written(act):
    content = pdf_of(page_of(act), datetime(2026, 11, 26, tzinfo=UTC))
    assert b"20261126" in content
