"""Risk as the house plays it: its card, and the way to its rules, bots and words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Any, Final

from engine.core.card import DiceLuck
from engine.core.codec import Codec
from engine.core.decision import Bot, Chance, Decision, Option, recorded
from engine.core.errors import InputError
from engine.core.game import Game
from engine.core.hidden import Untold
from engine.core.instructions import LaidRung
from engine.core.position.edits import FieldWords
from engine.core.setup import Result, Setup
from engine.text.message import Message, Words
from games.risk import moves
from games.risk.board import HIDDEN, SIZE
from games.risk.bots.expert import LEVELS
from games.risk.card import RiskCard
from games.risk.events import TerritoryConquered
from games.risk.moves import EndAttacks, EndTurn, KeepCards
from games.risk.setting_out import WORDS, layout
from games.risk.state import MOST_SEATS, RiskTable, Rules
from games.risk.steps import new_table, result

KEPT: Final = [each.key for each in RiskCard.settings if hasattr(Rules, each.key)]
"""Options that the rules of a table keep under their own names."""


class KeptCards(Untold):
    """RISK-11.7: cards that their owner keeps, which no bot can advise about."""

    kinds = ("card",)

    def is_kept(self, asked: Chance, setup: Setup, table: RiskTable) -> bool:
        """None is dealt by lot: a table says itself who tells late."""
        return False

    def keeps_from_bots(self, table: RiskTable, seat: int) -> bool:
        return HIDDEN in table.hands[seat]


class RiskGame(RiskCard, Game[RiskTable]):
    bot_levels = LEVELS
    messages = "all"
    untold = KeptCards()
    ends_turn = (KeepCards, EndAttacks, EndTurn)
    codec = Codec(*recorded("games.risk"), RiskTable)

    @property
    def table_type(self) -> type:
        return RiskTable

    def start(self, setup: Setup) -> RiskTable:
        return new_table(_rules(setup), len(setup.seats))

    def opening(self, setup: Setup) -> RiskTable:
        table = super().opening(setup)
        late = [number for number, seat in enumerate(setup.seats) if seat.is_person]
        if setup.tells_late and len(late) > 1:
            table.rules = replace(table.rules, tell_late=tuple(late))
        return table

    def hide(self, table: RiskTable, seat: int) -> RiskTable:
        return table.seen_by(seat)

    def setup_of_position(self, table: RiskTable, setup: Setup) -> Setup:
        rules = table.rules
        options = {key: getattr(rules, key) for key in KEPT}
        return replace(
            setup,
            seats=(setup.seats * MOST_SEATS)[: len(table.hands)],
            options={**setup.options, **options},
        )

    def deal_hidden(self, table: RiskTable, rng: Random) -> RiskTable:
        return table.with_hidden_dealt(rng)

    def position_words(self) -> Mapping[str, FieldWords]:
        return WORDS

    def facts(self) -> Mapping[str, Callable[[Any, int, str], Words]]:
        from games.risk.learning import FACTS  # noqa: PLC0415 (only lessons ask)

        return FACTS

    def result(self, table: RiskTable) -> Result:
        return result(table)

    def is_out(self, table: RiskTable, seat: int) -> bool:
        return seat in table.eliminated

    def review(self, match: Any) -> dict[str, Any]:
        from games.risk.account import review  # noqa: PLC0415 (the Expert; few commands need him)

        return review(match)

    def left_early(self, match: Any) -> dict[int, Words]:
        from games.risk.account import Span, events_in, rounds_of_leaving  # noqa: PLC0415 (as above)

        passages, begun = match.story(None).passages, match.table_before(-1).round
        left = rounds_of_leaving(events_in(passages, Span(0, len(passages))), begun)
        return {seat: Message("seat-out", {"round": number}) for seat, number in left.items()}

    def weight_of(self, event: Any) -> float:
        return float(isinstance(event, TerritoryConquered))

    def dice_luck(self, events: Sequence[Any]) -> Sequence[DiceLuck]:
        from games.risk.account import dice_luck  # noqa: PLC0415 (as above)

        return dice_luck(events)

    def progress(self, table: RiskTable) -> tuple[int, int]:
        return table.round, table.rules.round_limit

    def describe(self, table: RiskTable, names: Sequence[str]) -> str:
        from games.risk.text import describe  # noqa: PLC0415 (only who reads needs words)

        return describe(table, self.voice(names))

    def statements(self, table: RiskTable, names: Sequence[str]) -> list[str]:
        from games.risk.text import statements  # noqa: PLC0415 (as above)

        return statements(table, self.voice(names))

    def surroundings(self, table: RiskTable, names: Sequence[str]) -> list[str]:
        from games.risk.text import surroundings  # noqa: PLC0415 (as above)

        return surroundings(table, self.voice(names))

    def odds(self, table: RiskTable, decision: Decision) -> Sequence[Message]:
        from games.risk.text import odds  # noqa: PLC0415 (as above)

        return odds(table, decision.options)

    def closed(self, table: RiskTable, decision: Decision, words: str) -> Message | None:
        from games.risk.text import closed  # noqa: PLC0415 (as above)

        return closed(table, decision.kind, words)

    def parse_move(self, decision: Decision, text: str) -> Option | None:
        return moves.parse_move(decision, text)

    def external_bot(self, name: str, setup: Setup) -> Bot | None:
        from games.risk.arena.syncs import syncs_bot  # noqa: PLC0415 (only a contest bot needs it)

        bot = syncs_bot(name, self, setup)
        if bot is not None and setup.position is not None:
            raise InputError("syncs: bots must see the whole game; none plays from a position")
        return bot or super().external_bot(name, setup)

    def match_of_log(self, document: Any) -> Any:
        from games.risk.arena.contest_log import match_of_log  # noqa: PLC0415 (few read logs)

        return match_of_log(self, document)

    def puzzle_in(self, laid: Any, voice: Any) -> Any:
        from games.risk.learning import retold  # noqa: PLC0415 (only who reads needs words)

        return retold(laid, voice)

    def puzzle_craft(self) -> Any:
        from games.risk.learning import CRAFT  # noqa: PLC0415 (only who makes puzzles needs it)

        return CRAFT

    def layout(self, table: RiskTable) -> tuple[LaidRung, ...]:
        return layout(table)

    def table_parts(self) -> Callable[[Any], Any]:
        from games.risk.scene.table import risk_parts  # noqa: PLC0415 (only a window draws)
        from games.risk.scene.world import the_world  # noqa: PLC0415 (only a window draws)

        the_world()  # read by whoever loads the rest: a frame would be late for it
        return risk_parts

    def won_by(self, match: Any) -> Message | None:
        table, winners = match.table, match.result.winners
        if len(winners) != 1:
            return None
        lands = table.owners.count(winners[0])
        args = {"territories": lands, "round": table.round}
        return Message("won-by-world" if lands == SIZE else "won-by-territories", args)

    def table_picture(self, table: RiskTable) -> Callable[[Any, Any], None]:
        from games.risk.scene.pieces import SmallWorld  # noqa: PLC0415 (only a window draws)

        return SmallWorld(table)

    def position_desk(self, table: RiskTable) -> Callable[[Any, Any], Any]:
        from games.risk.scene.desk import RiskDesk  # noqa: PLC0415 (only a window draws)

        return RiskDesk

    def rules_pictures(self) -> Mapping[str, Any]:
        from games.risk.scene.rules_pictures import PICTURES  # noqa: PLC0415 (only a window draws)

        return PICTURES


def _rules(setup: Setup) -> Rules:
    """The options as the table keeps them: a table with a person has no last round."""
    options = setup.options
    has_person = any(seat.is_person for seat in setup.seats)
    limit = 0 if has_person or options["rounds"] == "none" else int(options["rounds"])
    kept: dict[str, Any] = {key: options[key] for key in KEPT}
    return Rules(**kept, round_limit=limit)


GAME = RiskGame()
