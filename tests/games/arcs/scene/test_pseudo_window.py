"""In the language of nobody the window of Arcs shows no plain English of its own."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from random import Random
from typing import Any
from unittest import mock

import pytest

from engine.core.decision import Decision, Option, RandomBot
from engine.core.match import Match, bots_of, play_bots
from engine.core.setup import SeatSetup, Setup
from engine.text.message import PSEUDO
from engine.ui.app import App
from engine.ui.box import Box
from engine.ui.canvas import Lettering
from games.arcs.board import SETUP_CARDS
from games.arcs.court import COURT, LEADERS, LORE
from games.arcs.game import GAME
from games.arcs.moves import Attack, EndTurn, SpendPip
from games.arcs.scene.end import ArcsEnd
from games.arcs.scene.words import draw_hover_card
from tests.games.arcs.scene.art.sample_art import canvas_of
from tests.games.arcs.scene.playing import NAMES, QUICK, ArcsStage
from tests.voice.written import plain

pytestmark = pytest.mark.painted

FRAME = ("Hint", "Undo", "Esc", "You")
"""Words of the frame and names of keys, which have no messages yet; it only gets shorter."""

PRINTED = (
    *(clause.text for known in COURT.values() for clause in known.clauses),
    *(trait.text for leader in LEADERS.values() for trait in leader.traits),
    *(trait.name for leader in LEADERS.values() for trait in leader.traits),
    *(card.name for card in SETUP_CARDS.values()),
    *(clause.text for known in LORE.values() for clause in known.clauses),
)
"""The texts of cards, as they are printed."""
LEVELS = tuple(GAME.voice(()).prompt(level.title) for level in GAME.all_levels)
SETTINGS = replace(QUICK, language=PSEUDO, show_hints=True)


def a_pseudo_match(bots: Iterable[str], seed: str, **options: str) -> Match:
    """A person against these bots."""
    seats = tuple(SeatSetup(kind, NAMES[seat]) for seat, kind in enumerate(("human", *bots)))
    usual = {setting.key: setting.default for setting in GAME.settings}
    return Match(GAME, Setup(seats, seed, options={**usual, **options}))


@contextmanager
def writing() -> Iterator[set[str]]:
    """Collects every text and every whole paragraph that is drawn meanwhile."""
    found: set[str] = set()
    depth = [0]
    text, paragraph = Lettering.text, Lettering.paragraph

    def noted_text(canvas: Any, x: float, y: float, string: str, *args: Any, **more: Any) -> Any:
        if not depth[0]:
            found.add(canvas.said(string))
        return text(canvas, x, y, string, *args, **more)

    def noted_paragraph(canvas: Any, box: Any, string: str, *args: Any, **more: Any) -> Any:
        found.add(canvas.said(string))
        depth[0] += 1
        try:
            return paragraph(canvas, box, string, *args, **more)
        finally:
            depth[0] -= 1

    with mock.patch.multiple(Lettering, text=noted_text, paragraph=noted_paragraph):
        yield found


def found_in(written: set[str]) -> set[str]:
    """What of it is plain English, but for what others say."""
    printed = {text for each in PRINTED for text in (each, f"{each[:1].upper()}{each[1:]}")}
    kept = {GAME.title, "end", *NAMES[1:], *LEVELS, *FRAME, *printed}
    return plain(written, kept)


def look(stage: ArcsStage) -> None:
    """Draw the table, and read the card of everything on it."""
    stage.table.invalidate()
    stage.sync()
    App.draw(stage.app)
    canvas, voice = canvas_of((1280, 720)), stage.table.voice
    for spot in stage.board.spots.children:
        card = stage.board.words.card(spot.fact.key)
        if card is not None:
            draw_hover_card(canvas, Box(0, 0, 400, 400), card, voice)


def played(stage: ArcsStage, seed: int, most: int) -> set[str]:
    """A person answers at random, and battles where that is possible; whatever is asked or held for
    the first time is looked at. Returns what that was.
    """
    chance, seen = Random(seed), set[str]()
    for _ in range(most):
        stage.wait_until(lambda: is_to_act(stage), 0.2)
        held, decision = stage.table.director.held, stage.table.decision
        if stage.match.is_over:
            return seen
        if held is not None:
            seen.add("chapter's end" if stage.board.animation.chapter else "rolled dice")
            stage.step(5.0)
            look(stage)
            stage.key("space")
        elif decision is not None:
            if decision.kind not in seen:
                seen.add(decision.kind)
                look(stage)
                stage.selection.show(decision.options[-1])
                look(stage)
                stage.selection.clear()
            stage.table.submit(chance.choice(wanted_of(decision)))
        stage.step(0.05)
    return seen


def wanted_of(decision: Decision) -> list[Option]:
    """The options to choose from: battles first, the end of the turn last."""
    every = list(decision.options)
    fights = [each for each in every if isinstance(each, Attack) or each == SpendPip("battle")]
    return fights or [each for each in every if not isinstance(each, EndTurn)] or every


def is_to_act(stage: ArcsStage) -> bool:
    """Whether something waits to be seen, or a person decides, or it is over."""
    held = stage.table.director.held is not None
    return held or stage.table.decision is not None or stage.match.is_over


def check(written: set[str]) -> None:
    """It is no plain English, and there is much of it."""
    found = found_in(written)
    assert not found, "\n".join(sorted(found))
    assert len(written) > 40


WANTED = {
    "lead", "play", "opening", "act", "move", "fleet", "tax", "build", "influence", "battle",
    "dice", "hit", "arrange", "chapter's end", "rolled dice",
}  # fmt: skip


def test_what_a_game_asks_and_shows_is_no_plain_english():
    with writing() as written:
        match = a_pseudo_match(("random",), "d")
        stage = ArcsStage(match, settings=SETTINGS, size=(1280, 720), draws_every=400)
        seen = played(stage, 3, 140)
    assert seen >= WANTED
    check(written)


def test_a_draft_of_leaders_and_what_they_do_later_is_no_plain_english():
    with writing() as written:
        match = a_pseudo_match(("steward", "random"), "pseudo", leaders="on")
        stage = ArcsStage(match, settings=SETTINGS, size=(1280, 720), draws_every=400)
        seen = played(stage, 4, 60)
        stage.wait_for_turn()
        stage.touch(("court", stage.match.table.court[0].card), 3)
        look(stage)
    assert {"draft", "act"} <= seen
    check(written)


def test_the_turns_of_bots_step_by_step_are_no_plain_english():
    with writing() as written:
        match = a_pseudo_match(("steward",), "pseudo")
        settings = replace(SETTINGS, explain_bots=True)
        stage = ArcsStage(match, settings=settings, size=(1280, 720), draws_every=400)
        steps = 0
        for _ in range(60):
            stage.wait_until(lambda: is_to_act(stage), 0.2)
            if stage.table.director.is_explaining:
                steps += 1
                look(stage)
                stage.key("space")
            elif stage.table.decision is not None:
                stage.table.submit(stage.table.decision.options[0])
            stage.step(0.05)
    assert steps > 8
    check(written)


def test_the_last_page_is_no_plain_english():
    match = a_pseudo_match(("random",), "end")
    play_bots(match, [bot or RandomBot() for bot in bots_of(match)])
    with writing() as written:
        stage = ArcsStage(match, settings=SETTINGS, size=(1280, 720), frozen=True)
        stage.app.push(ArcsEnd(stage.app, match))
        App.draw(stage.app)
    check(written)
