"""Arcs: conflict and collapse in the Reach, the base game.

Where things are, for whoever draws the table or writes a player:

    state      ArcsTable: the table and the steps to come; what a seat may see of it
    table      all that lies there; parts: pieces, cards, Seat; invariants: what cannot be
    board      systems, action cards, dice, markers, setup cards, read from data/
    court      Court cards and their clauses of effects; leaders: leaders and lore alike
    questions  what the rules ask; voices: what guild cards answer; reactions: what they do after
    moves      what a person may answer; events: what happens (log, animation, charts)
    dealing    hands as chance; steps: the rulebook
    supercat   the automated opponent: its card supply, and how it decides, page by page
    bots       the players made of code; admiral: the one that looks ahead, in two levels

A scene reads `match.pending`: a Decision of a person (its options tell all that is legal) or a
Chance. Kinds of decisions: redraw, lead, play, opening (declare, seize), act, tax, build, move,
fleet, catapult, repair, influence, secure, ransack, battle, dice, reroll, hit, raid, drop,
arrange, steal, place, cluster, attach, seize, throw, declare, captive, resource, abduct, trade,
return, look, swap, gate; with leaders and lore draft, agent (influence or go on), go and ships
(moves of their texts), type, reshape, repeat, give, prune, guide, fire, martyr, trophy, annex,
exchange. Kinds of chance: first, setup, court, deal, draw, battle, reroll, draft;
in Summits of the campaign deal (with whom), draw (a deal, part by part), consent, and with
SUPERCATs settle (grievances), export, and the chances rounds and weigh (the die of an offer);
for a SUPERCAT reveal (two cards of the stack), seize (its die), seen (Farseers at its cards).
A SUPERCAT's seat has `supercat` (hand counter, seize counter, cards drawn) and an open hand.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, replace
from pathlib import Path
from random import Random
from typing import Any, Final, get_args

from engine.core.bot import Reason
from engine.core.codec import Codec, NullForm
from engine.core.decision import Decision, Option
from engine.core.field_words import FieldWords
from engine.core.game import Game
from engine.core.grading import Scale
from engine.core.recorded import recorded
from engine.core.school.plan import BadgePlan, ChallengePlan, RecordPlan
from engine.core.setup import Choice, Result, Setting, Setup
from games.arcs import plain_text, steps
from games.arcs.account import review
from games.arcs.board import FEWEST_SEATS, MOST_SEATS
from games.arcs.bots.levels import CAMPAIGN, LEVELS, SUPERCAT, player_of_pages
from games.arcs.campaign.bots.bargaining import bargains_of
from games.arcs.campaign.rules import rooms as campaign_rooms
from games.arcs.campaign.rules.position_words import WORDS as WORDS_OF_THE_REACH
from games.arcs.campaign.rules.setting_up import new_act
from games.arcs.campaign.rules.state import Reach, has_reach, reach_of
from games.arcs.expansion import BASE_GAME, Expansion
from games.arcs.facts import FACTS
from games.arcs.parts import Aids, Leaders, Rules
from games.arcs.position_words import WORDS, deal_hidden
from games.arcs.state import ArcsTable
from games.arcs.steps.scoring import most_power, result
from games.arcs.steps.setting_up import new_table
from games.arcs.supercat import rooms as supercat_rooms
from games.arcs.supercat.readings import SETTINGS as READINGS
from games.arcs.words import option_words, parse_move, seats_named

MODE = Setting(
    "mode",
    "Game",
    (
        Choice("base", "Base game", "Up to five chapters"),
        Choice(CAMPAIGN, "Blighted Reach", "Act I of the campaign: a fate each, three chapters"),
    ),
    "base",
)
AIDS = Setting(
    "aids",
    "Aids",
    (
        Choice("off", "Off", "It plays with what everybody has"),
        Choice("behind", "Behind", "An action a card and a die a battle more"),
        Choice("always", "Always", "And the strongest one begins every chapter"),
    ),
    "behind",
    "When a SUPERCAT has its advantages",
)


LEADERS = Setting(
    "leaders",
    "Leaders",
    (
        Choice("off", "Off", "All begin with the same pieces"),
        Choice("on", "On", "Everybody drafts a leader and a lore card"),
    ),
    "off",
    "In the base game; in the campaign fates take their place",
    only_with=("mode", "base"),
)


ROOMS: Final = (steps, campaign_rooms, supercat_rooms)
"""Where the rules are: all of it is loaded before a record is read."""


class ArcsGame(Game[ArcsTable]):
    """The facts of Arcs, and the way to its rules, players and words."""

    key = "arcs"
    title = "Arcs"
    tagline = "Conflict in the Reach"
    about = (
        "Lead, surpass, copy or pivot: cards say what you may do, and ambitions what it is worth."
    )
    minutes = 90
    fewest_seats = FEWEST_SEATS
    most_seats = MOST_SEATS
    usual_seats = 3
    settings = (MODE, LEADERS, AIDS, *READINGS)
    bot_levels = LEVELS
    default_bot = SUPERCAT
    first_bot = "steward"
    hint_bot = "warlord"
    best_of = RecordPlan("Most Power", "Power", "score")
    badge = BadgePlan(
        "Master of the Reach", "Arcs won against two others", "ringed-planet", "rivals", 2
    )
    grading = Scale("Power", "the Admiral", 0.5, 1.5, 4.0)
    challenge = ChallengePlan(
        "Most Power in chapter one", "points", ("steward",),
        ("steward", "supercat", "captain", "warlord"), until=1, most=most_power(),
    )  # fmt: skip
    codec = Codec(*recorded(__name__), ArcsTable, nulls=[NullForm(Expansion, BASE_GAME, Reach)])
    folder = Path(__file__).parent
    has_hidden_information = True
    opener_is_drawn = True
    round_name = "Chapter"

    @property
    def table_type(self) -> type:
        return ArcsTable

    def start(self, setup: Setup) -> ArcsTable:
        aids = next(each for each in get_args(Aids) if each == setup.options["aids"])
        leaders: Leaders = "on" if setup.options["leaders"] == "on" else "off"
        supercats = [seat.player == SUPERCAT for seat in setup.seats]
        if setup.options["mode"] == CAMPAIGN:
            table = new_act(Rules(CAMPAIGN, aids=aids), supercats)
            reach_of(table).bargains = bargains_of(setup.options)
            return table
        return new_table(Rules(leaders=leaders, aids=aids), supercats)

    def played_as(self, player: str, options: Mapping[str, str]) -> str:
        return player_of_pages(player, options)

    def hide(self, table: ArcsTable, seat: int) -> ArcsTable:
        return table.seen_by(seat)

    def setup_of_position(self, table: ArcsTable, setup: Setup) -> Setup:
        seats = (setup.seats * MOST_SEATS)[: len(table.seats)]
        rules = table.rules
        options = {"mode": rules.mode, "leaders": rules.leaders, "aids": rules.aids}
        if has_reach(table):
            options |= asdict(reach_of(table).bargains)
        return replace(setup, seats=seats, options={**setup.options, **options})

    def deal_hidden(self, table: ArcsTable, rng: Random) -> ArcsTable:
        return deal_hidden(table, rng)

    def review(self, match: Any) -> dict[str, Any]:
        return review(match)

    def position_words(self) -> Mapping[str, FieldWords]:
        return {**WORDS, **WORDS_OF_THE_REACH}

    def facts(self) -> Mapping[str, Callable[[Any, int, str], str]]:
        return FACTS

    def result(self, table: ArcsTable) -> Result:
        return result(table)

    def progress(self, table: ArcsTable) -> tuple[int, int]:
        return table.chapter, table.reach.last_chapter

    def describe(self, table: ArcsTable, names: Sequence[str]) -> str:
        return plain_text.describe(table, names)

    def event_text(self, event: Any, names: Sequence[str]) -> str:
        text: str = event.text(names)
        return text

    def option_text(self, option: Option, names: Sequence[str]) -> str:
        return option_words(option, names)

    def told(self, reasons: Sequence[Reason], names: Sequence[str]) -> tuple[Reason, ...]:
        return tuple(replace(each, text=seats_named(each.text, names)) for each in reasons)

    def parse_move(self, decision: Decision, text: str) -> Option | None:
        return parse_move(decision, text)

    def puzzle_craft(self) -> Any:
        from games.arcs.puzzling import CRAFT  # noqa: PLC0415 (only who makes puzzles needs it)

        return CRAFT

    def table_parts(self) -> Callable[[Any], Any]:
        from games.arcs.scene.table import arcs_parts  # noqa: PLC0415 (only a window draws)

        return arcs_parts

    def table_picture(self, table: ArcsTable) -> Callable[[Any, Any], None]:
        from games.arcs.campaign.scene import shown  # noqa: F401, PLC0415 (what lies only there)
        from games.arcs.scene.thumbnail import SmallTable  # noqa: PLC0415 (only a window draws)

        return SmallTable(table)

    def rules_pictures(self) -> Mapping[str, Any]:
        from games.arcs.campaign.scene.rules_pictures import (  # noqa: PLC0415 (only a window draws)
            PICTURES_OF_THE_REACH,
        )
        from games.arcs.scene.rules_pictures import PICTURES  # noqa: PLC0415 (only a window draws)

        return {**PICTURES, **PICTURES_OF_THE_REACH}

    def position_desk(self, table: ArcsTable) -> Callable[[Any, Any], Any] | None:
        from games.arcs.scene.desk import ArcsDesk  # noqa: PLC0415 (only a window draws)

        return None if has_reach(table) else ArcsDesk

    def setup_panel(self) -> Any:
        from games.arcs.scene.setup_panel import AT_A_GLANCE  # noqa: PLC0415 (only a window draws)

        return AT_A_GLANCE

    def cover(self) -> Callable[[tuple[int, int]], Any]:
        from games.arcs.scene.cover import paint_cover  # noqa: PLC0415 (only a window draws)

        return paint_cover


GAME = ArcsGame()
