"""Arcs as the house plays it: its card, and the way to its rules, bots and words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, replace
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, Final, get_args

from engine.core.card import DiceLuck
from engine.core.codec import Codec, NullForm
from engine.core.decision import CHANCE, Decision, Option, Reason, recorded
from engine.core.game import Game
from engine.core.instructions import LaidRung
from engine.core.position.edits import FieldWords
from engine.core.setup import DetailGroup, Result, Setup
from engine.text.message import Message, SeatNumber, Words
from games.arcs import steps
from games.arcs.account import dice_luck, review
from games.arcs.board import MOST_SEATS, SYSTEM
from games.arcs.bots.steward import LEVELS
from games.arcs.campaign.bots import rule_hooks as campaign_pages
from games.arcs.campaign.bots.bargaining import bargains_of
from games.arcs.campaign.rules import register as campaign_rules
from games.arcs.campaign.rules.events import NOT_BEGUN
from games.arcs.campaign.rules.setting_out import WORDS as WORDS_OF_THE_REACH
from games.arcs.campaign.rules.setting_up import new_act
from games.arcs.campaign.rules.state import Reach, has_reach, reach_of
from games.arcs.card import CAMPAIGN, MODIFIERS, OFF, ON, RULINGS, TEN, VERSIONS, ArcsCard
from games.arcs.events import AmbitionScored
from games.arcs.expansion import BASE_GAME, Expansion
from games.arcs.laying_out import UNTOLD, layout
from games.arcs.moves import EndTurn, Fleet, GoOn, Martyr, StealToken, Tax, parse_move, seats_named
from games.arcs.parts import NOBODY, Aids, Leaders, Rules, Rulings, what_differs
from games.arcs.setting_out import WORDS
from games.arcs.state import ArcsTable
from games.arcs.steps.actions import ChooseFleet
from games.arcs.steps.scoring import result, standings, tie_break
from games.arcs.steps.setting_up import new_table
from games.arcs.supercat import rule_hooks

ROOMS: Final = (steps, rule_hooks, campaign_rules, campaign_pages)
"""Where the rules are: all of it is loaded before a record is read."""


def rulings_of(setup: Setup) -> Rulings:
    return next(each for each in get_args(Rulings) if each == setup.options["rulings"])


class ArcsGame(ArcsCard, Game[ArcsTable]):
    messages = "all"
    bot_levels = LEVELS
    untold = UNTOLD
    ends_turn = (GoOn, EndTurn)
    codec = Codec(*recorded("games.arcs"), ArcsTable, nulls=[NullForm(Expansion, BASE_GAME, Reach)])

    @property
    def table_type(self) -> type:
        return ArcsTable

    def start(self, setup: Setup) -> ArcsTable:
        aids = next(each for each in get_args(Aids) if each == setup.options["aids"])
        leaders: Leaders = "on" if setup.options["leaders"] == "on" else "off"
        rulings = rulings_of(setup)
        modifiers = tuple([each for each in MODIFIERS if setup.options.get(each) == ON])
        supercats = [VERSIONS.get(seat.player, "") for seat in setup.seats]
        if setup.options["mode"] == CAMPAIGN:
            table = new_act(Rules(CAMPAIGN, aids, "off", rulings, modifiers), supercats)
            reach_of(table).bargains = bargains_of(setup.options)
        else:
            table = new_table(Rules("base", aids, leaders, rulings, modifiers), supercats)
        table.steps[1:1] = rule_hooks.settling(table)
        return table

    def take_options(self, table: ArcsTable, setup: Setup) -> None:
        table.rules = replace(table.rules, rulings=rulings_of(setup))
        if len(table.seats) != len(setup.seats):
            return  # one decision is asked of a bot, and nobody sits down
        for seat, who in zip(table.seats, setup.seats, strict=True):
            if seat.supercat is not None and who.player in VERSIONS:
                seat.supercat = replace(seat.supercat, version=VERSIONS[who.player])
        if TEN not in setup.players:
            table.rules = replace(table.rules, modifiers=())

    def hide(self, table: ArcsTable, seat: int) -> ArcsTable:
        return table.seen_by(seat)

    def setup_of_position(self, table: ArcsTable, setup: Setup) -> Setup:
        seats = (setup.seats * MOST_SEATS)[: len(table.seats)]
        options: dict[str, str] = asdict(table.rules)
        modifiers = options.pop("modifiers")
        options |= {each: ON if each in modifiers else OFF for each in MODIFIERS}
        if has_reach(table):
            options |= asdict(reach_of(table).bargains)
        return replace(setup, seats=seats, options={**setup.options, **options})

    def deal_hidden(self, table: ArcsTable, rng: Random) -> ArcsTable:
        return table.with_hidden_dealt(rng)

    def review(self, match: Any) -> dict[str, Any]:
        return review(match)

    def weight_of(self, event: Any) -> float:
        return event.power + event.bonus if isinstance(event, AmbitionScored) else 0.0

    def dice_luck(self, events: Sequence[Any]) -> Sequence[DiceLuck]:
        return dice_luck(events)

    def position_words(self) -> Mapping[str, FieldWords]:
        return {**WORDS, **WORDS_OF_THE_REACH}

    def facts(self) -> Mapping[str, Callable[[Any, int, str], Words]]:
        from games.arcs.learning import FACTS  # noqa: PLC0415 (only lessons ask)

        return FACTS

    def result(self, table: ArcsTable) -> Result:
        return result(table)

    def sequel(self, match: Any) -> Setup | None:
        """After Act I the Intermission."""
        from games.arcs.campaign import sitting  # noqa: PLC0415 (few games go on)

        return sitting.sequel(match)

    def keep_sitting(self, match: Any) -> Path | None:
        from games.arcs.campaign import sitting  # noqa: PLC0415 (few games are kept)

        return sitting.keep(match)

    def won_by(self, match: Any) -> Message | None:
        table = match.table
        if has_reach(table):
            return None
        powers = sorted((seat.power for seat in table.seats), reverse=True)
        goal = table.reach.goal(len(powers))
        key = "end-power-reached" if powers[0] >= goal else "end-last-chapter"
        when = Message(key, {"chapters": table.chapter, "goal": goal})
        return Message("end-won", {"lead": powers[0] - powers[1], "when": when})

    def closing(self, table: ArcsTable) -> Message | None:
        """Nobody wins the Intermission: who leads into Act II, or who has conceded."""
        if not has_reach(table) or reach_of(table).aftermath == NOT_BEGUN:
            return None
        conceded = reach_of(table).aftermath.conceded
        if conceded != NOBODY:
            return Message("campaign-conceded", {"seat": SeatNumber(conceded)})
        return Message("inter-leads", {"seat": SeatNumber(standings(table)[0])})

    def tie_break(self, table: ArcsTable) -> Message | None:
        return None if self.closing(table) is not None else tie_break(table)

    def progress(self, table: ArcsTable) -> tuple[int, int]:
        return table.chapter, table.reach.last_chapter

    def describe(self, table: ArcsTable, names: Sequence[str]) -> str:
        from games.arcs import text as plain  # noqa: PLC0415 (few play to read)
        from games.arcs.campaign import text as campaign_plain  # noqa: F401, PLC0415 (puts its lines there)

        return plain.describe(table, self.voice(names))

    def surroundings(self, table: ArcsTable, names: Sequence[str]) -> list[str]:
        from games.arcs import text as plain  # noqa: PLC0415 (few play to read)

        return plain.surroundings(table, self.voice(names))

    def odds(self, table: ArcsTable, decision: Decision) -> Sequence[Message]:
        from games.arcs import text as plain  # noqa: PLC0415 (few ask)
        from games.arcs.campaign import text as campaign_plain  # noqa: F401, PLC0415 (as above)

        return plain.odds(table, decision.options)

    def choice_text(self, option: Any, names: Sequence[str], table: ArcsTable, seat: int) -> str:
        """Ships that move, with where they move."""
        step = table.steps[-1] if table.steps else None
        if isinstance(option, Fleet) and isinstance(step, ChooseFleet):
            ships = {"fresh": option.fresh, "hurt": option.hurt}
            ways = {"origin": SYSTEM(step.origin), "target": SYSTEM(step.target)}
            return self.voice(names).say(Message("move-fleet-way", {**ships, **ways}))
        return self.option_text(option, names, table, seat)

    def said_of(self, option: Any, table: Any = None, seat: int = CHANCE) -> Message:
        """A resource that is stolen by its name, where the table is known that it lies on; an own
        city and a ship destroyed alone, where it is known whose answer it is.
        """
        if isinstance(option, Tax) and option.owner == seat != NOBODY and not option.as_loyal:
            return option.of_own()
        if isinstance(option, Martyr) and option.owner == seat != NOBODY:
            return option.alone()
        if isinstance(option, StealToken) and table is not None:
            held = table.seats[option.owner].slots[option.slot]
            if held:
                return option.of_resource(held)
        return super().said_of(option)

    def told(self, reasons: Sequence[Reason], names: Sequence[str]) -> tuple[Reason, ...]:
        from games.arcs import text as words  # noqa: PLC0415 (few play to read)

        return words.told(reasons, self.voice(names))

    def parse_move(self, decision: Decision, text: str) -> Option | None:
        return parse_move(decision, text)

    def typed_as(self, option: Option, names: Sequence[str]) -> str:
        return seats_named(str(option), names)

    def puzzle_in(self, laid: Any, voice: Any) -> Any:
        from games.arcs.learning import retold  # noqa: PLC0415 (only who opens a puzzle needs it)

        return retold(laid, voice)

    def puzzle_craft(self) -> Any:
        from games.arcs.learning import CRAFT  # noqa: PLC0415 (only who makes puzzles needs it)

        return CRAFT

    def layout(self, table: ArcsTable) -> tuple[LaidRung, ...]:
        return layout(table)

    def table_parts(self) -> Callable[[Any], Any]:
        _add_scene_of_campaign()
        from games.arcs.scene.table_board import arcs_parts  # noqa: PLC0415 (only a window draws)

        return arcs_parts

    def table_picture(self, table: ArcsTable) -> Callable[[Any, Any], None]:
        from games.arcs.campaign.scene import panels  # noqa: F401, PLC0415 (what lies only there)
        from games.arcs.scene.hub_pictures import SmallTable  # noqa: PLC0415 (only a window draws)

        return SmallTable(table)

    def rules_pictures(self) -> Mapping[str, Any]:
        from games.arcs.campaign.scene.panels import PICTURES_OF_THE_REACH  # noqa: PLC0415
        from games.arcs.scene.hub_pictures import PICTURES  # noqa: PLC0415 (only a window draws)

        return {**PICTURES, **PICTURES_OF_THE_REACH}

    def position_desk(self, table: ArcsTable) -> Callable[[Any, Any], Any]:
        _add_scene_of_campaign()
        from games.arcs.scene.desk import ArcsDesk  # noqa: PLC0415 (only a window draws)

        return ArcsDesk

    def sheet(self, table: ArcsTable) -> Callable[[Sequence[str], Any, str, Any], Any] | None:
        if not has_reach(table) or not table.chapter:
            return None
        from games.arcs.campaign.scene.endings import log_sheet  # noqa: PLC0415 (few print)

        return partial(log_sheet, table, self.voice)

    def details_of(self, setting: str) -> tuple[DetailGroup, ...]:
        return what_differs() if setting == RULINGS.key else ()

    def setup_panel(self) -> Any:
        from games.arcs.scene.hub_pictures import AT_A_GLANCE  # noqa: PLC0415 (only a window draws)

        return AT_A_GLANCE


def _add_scene_of_campaign() -> None:
    """Loads the campaign's parts of the scene: that puts each beside that of the base game."""
    from games.arcs.campaign.scene import (  # noqa: PLC0415 (only a window draws)
        endings,  # noqa: F401
        panels,  # noqa: F401
        summit_gathering,  # noqa: F401
        table_areas,  # noqa: F401
        words,  # noqa: F401
    )


GAME = ArcsGame()
