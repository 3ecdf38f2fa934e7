"""Contest submissions at our table: `syncs:path/to/submission.py` on any seat.

The submission runs unmodified as a process of its own and is asked the contest's queries; its
answers become our moves. `syncs*4:...` gives it four times the contest's time.

Source: protocol reference sections 5 and 6.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any

from engine.core.bot import Answer, Bot, Reason
from engine.core.decision import Decision
from engine.core.errors import InputError
from engine.core.external.conversation import Document, compact
from engine.core.external.guest import CLAUSE, Guest
from engine.core.external.names import CONTEST, parts_of
from engine.core.game import Game
from engine.core.setup import Setup
from engine.core.storage import read_utf8
from engine.core.story import Passage
from games.risk import moves as ours
from games.risk.arena import placement
from games.risk.arena.connection import Connection, ContestLimits, require_pipes
from games.risk.arena.helper import helper_for
from games.risk.arena.records import MOVES, Query, Recorder
from games.risk.arena.wire import (
    PLAYER_ELIMINATED,
    illegal,
    require_equal,
    require_move,
    whole,
)
from games.risk.board import ADJACENT, MATCHING_TROOPS
from games.risk.cards import CardSet
from games.risk.state import FEWEST_SEATS, RiskTable
from games.risk.steps.reinforcing import CARDS_LEFT

FEWEST_CARDS_LEFT = 2
"""After an elimination the contest lets nobody redeem down to less than this."""


def syncs_bot(name: str, game: Game, setup: Setup) -> Bot | None:
    """The submission that `syncs:PATH` or `syncs*TIMES:PATH` names, or None for any other name.

    Raises InputError with one sentence when it cannot be run here.
    """
    form, path = parts_of(name) or ("", "")
    kind, times, factor = form.partition("*")
    if kind != CONTEST:
        return None
    require_pipes()
    if len(setup.seats) == FEWEST_SEATS:
        raise InputError("syncs: bots know no neutral army; a table of theirs has 3 to 6 seats")
    if not Path(path).is_file():
        raise InputError(f"there is no submission at {path}")
    read_utf8(Path(path))
    limits = ContestLimits().with_time_times(_factor(factor)) if times else ContestLimits()
    return SyncsBot(Path(path), game.stand_in(setup), limits)


def _factor(text: str) -> float:
    try:
        factor = float(text) if text.isascii() else 0.0
    except ValueError:
        factor = 0.0
    if not 0 < factor <= 1000:
        raise InputError(f"'{text}' is no number of times the contest's time, such as syncs*4:")
    return factor


class SyncsBot(Guest):
    """A contest submission: one process for each seat it plays at."""

    def __init__(self, submission: Path, stand_in: Bot, limits: ContestLimits) -> None:
        super().__init__(submission.name, stand_in)
        self._submission = submission
        self._limits = limits
        self._moves: Sequence[Passage] = ()
        self._players: dict[int, _Player] = {}

    @property
    def remark(self) -> str:
        """Whose helper the submission imports."""
        return f"{self.title} imports {helper_for(self._submission).whose}."

    def follow(self, passages: Sequence[Passage]) -> None:
        """The story so far, from which the submission gets its records when it is asked."""
        self._moves = passages

    def ask(self, view: RiskTable, decision: Decision, rng: Random) -> Answer:
        """What the submission answers; Misbehaved when it breaks the contest's rules."""
        seat = decision.seat
        player = self._players.get(seat)
        begins = player is None or not player.follow(self._moves)
        if player is None or begins:
            self._leave(seat)
            player = self._players[seat] = _Player(seat, self.connect)
            player.follow(self._moves)
        if not self._moves:
            raise InputError("syncs: bots must see the whole game; a position is not enough")
        try:
            option = player.answer(view, decision)
        except BaseException:
            self._leave(seat)
            raise
        said = [f"{self.title} answers {player.said}"] + [self.remark] * begins
        return Answer(option, tuple([Reason(CLAUSE, text) for text in said]))

    def connect(self, seat: int) -> Connection:
        """Starts the submission for a seat."""
        return Connection(self._submission, seat, self._limits)

    def close(self) -> None:
        """Ends every process."""
        for seat in list(self._players):
            self._leave(seat)

    def _leave(self, seat: int) -> None:
        player = self._players.pop(seat, None)
        if player is not None:
            player.close()


class _Player:
    """One seat's submission: what it has been told, and its plans for the placement stage."""

    def __init__(self, seat: int, connect: Callable[[int], Connection]) -> None:
        self.said = ""
        self._seat = seat
        self._connect = connect
        self._connection: Connection | None = None
        self._recorder = Recorder()
        self._told = 0
        self._noted = 0
        self._ahead = 0
        self._stage = 0
        self._sets: list[CardSet] | None = None
        self._troops: dict[int, int] | None = None
        self._answered: tuple[int, Any] = (-1, None)

    def follow(self, passages: Sequence[Passage]) -> bool:
        return self._recorder.follow(passages)

    def close(self) -> None:
        if self._connection is not None:
            self._connection.close()

    def answer(self, view: RiskTable, decision: Decision) -> Any:
        """The move for a decision; the same again when the same decision is asked twice."""
        moment = self._recorder.moves_seen
        if self._answered[0] != moment:
            if self._stage != self._recorder.stage:
                self._stage, self._sets, self._troops = self._recorder.stage, None, None
            self._answered = (moment, _ANSWERING[decision.kind](self, view, decision))
        return self._answered[1]

    # -- one method for each kind of decision -------------------------------------------------

    def _claim(self, view: RiskTable, decision: Decision) -> ours.Claim:
        answer, _ = self._query("claim_territory")
        return ours.Claim(whole(answer, "territory"))

    def _place_first(self, view: RiskTable, decision: Decision) -> ours.PlaceTroops:
        answer, _ = self._query("place_initial_troop")
        return ours.PlaceTroops(whole(answer, "territory"), 1)

    def _redeem(self, view: RiskTable, decision: Decision) -> ours.Redeem | ours.KeepCards:
        wanted = self._sets_wanted(view)
        left = [cards for cards in wanted if cards not in self._recorder.placement.redeemed]
        if left:
            return ours.Redeem(left[0])
        if ours.KEEP_CARDS not in decision.options:
            raise illegal(f"it keeps {len(view.hands[self._seat])} cards and must redeem a set")
        return ours.KEEP_CARDS

    def _extra(self, view: RiskTable, decision: Decision) -> ours.TakeBonus:
        troops = self._troops_wanted(view)
        places = [option for option in decision.options if isinstance(option, ours.TakeBonus)]
        return max(places, key=lambda option: troops.get(option.territory, 0))

    def _reinforce(self, view: RiskTable, decision: Decision) -> ours.PlaceTroops:
        stage = self._recorder.placement
        done = {
            place: stage.placed.get(place, 0) + stage.extra.get(place, 0)
            for place in {*stage.placed, *stage.extra}
        }
        troops = self._troops_wanted(view)
        left = placement.still_to_place(troops, done, view.reserves[self._seat])
        territory, count = next(iter(left.items()))
        return ours.PlaceTroops(territory, count)

    def _attack(self, view: RiskTable, decision: Decision) -> ours.Attack | ours.EndAttacks:
        answer, kind = self._query("attack")
        if kind == "move_attack_pass":
            return ours.END_ATTACKS
        return ours.Attack(
            whole(answer, "attacking_territory"),
            whole(answer, "defending_territory"),
            whole(answer, "attacking_troops"),
        )

    def _defend(self, view: RiskTable, decision: Decision) -> ours.Defend:
        attack = self._recorder.attack_move
        answer, _ = self._query("defend", move_attack_id=attack)
        return ours.Defend(whole(answer, "defending_troops"))

    def _occupy(self, view: RiskTable, decision: Decision) -> ours.Occupy:
        answer, _ = self._query(
            "troops_after_attack", record_attack_id=self._recorder.attack_record
        )
        return ours.Occupy(whole(answer, "troop_count"))

    def _fortify(self, view: RiskTable, decision: Decision) -> ours.Fortify | ours.EndTurn:
        answer, kind = self._query("fortify")
        if kind == "move_fortify_pass":
            return ours.END_TURN
        source = whole(answer, "source_territory")
        target = whole(answer, "target_territory")
        count = whole(answer, "troop_count")
        own = view.territories_of(self._seat)
        if count == 0 and source in own and target in ADJACENT[source] and target in own:
            return ours.END_TURN
        return ours.Fortify(source, target, count)

    # -- the placement stage ------------------------------------------------------------------

    def _sets_wanted(self, view: RiskTable) -> list[CardSet]:
        """The bot's redemption of this stage; asked for once, even when it can redeem nothing."""
        stage = self._recorder.placement
        if self._sets is None and stage.is_redeemed:
            self._sets = list(stage.sets)
        elif self._sets is None:
            answer, _ = self._query("redeem_cards", cause=stage.cause)
            redeemed = [card for cards in stage.redeemed for card in cards]
            hand = sorted((*view.hands[self._seat], *redeemed))
            self._sets = placement.sets_of(answer, hand)
            self._require_cards_left(len(hand) - sum(map(len, self._sets)))
        return self._sets

    def _require_cards_left(self, left: int) -> None:
        if self._recorder.placement.cause != PLAYER_ELIMINATED:
            return
        if not FEWEST_CARDS_LEFT <= left <= CARDS_LEFT:
            raise illegal(
                f"after an elimination it keeps {left} cards, "
                f"not {FEWEST_CARDS_LEFT} to {CARDS_LEFT}"
            )

    def _troops_wanted(self, view: RiskTable) -> dict[int, int]:
        """The bot's distribution of this stage, asked for once its whole redemption is known."""
        if self._troops is None:
            stage = self._recorder.placement
            open_sets = [cards for cards in self._sets_wanted(view) if cards not in stage.sets]
            before = stage.troops_for_sets
            self._recorder.close_redemption(open_sets)
            answer, _ = self._query("distribute_troops", cause=stage.cause)
            troops = placement.distribution_of(answer, view.territories_of(self._seat))
            places = self._recorder.extra_places
            has_extra = bool(places)
            counts_extra = not has_extra and bool(self._recorder.matching_places)
            wanted = view.reserves[self._seat] + stage.troops_for_sets - before
            wanted += sum(stage.placed.values()) + has_extra * MATCHING_TROOPS
            placement.require_sum(troops, wanted, may_count_extra=counts_extra)
            placement.require_extra(troops, places)
            self._troops = troops
        return self._troops

    # -- queries ------------------------------------------------------------------------------

    def _query(self, kind: str, **extra: Any) -> tuple[Document, str]:
        """Asks what is to be decided now; returns the answer and its kind."""
        self._catch_up()
        query = Query(self._seat, kind, len(self._recorder.records), extra, MOVES[kind], {})
        answer = self._asked(query)
        self._ahead += 1
        return answer

    def _catch_up(self) -> None:
        """Asks what the contest has asked by now and the table has not, for want of a choice.

        To a submission that was started anew that is every query of the game; what it answered
        at the table stands.
        """
        queries = self._recorder.queries
        while self._noted < len(queries):
            query = queries[self._noted]
            self._noted += 1
            if query.seat != self._seat:
                continue
            if self._ahead:
                self._ahead -= 1
            else:
                _require_possible(query, *self._asked(query))

    def _asked(self, query: Query) -> tuple[Document, str]:
        """Asks, with all records since the last query; returns the answer and its kind."""
        if self._connection is None:
            self._connection = self._connect(self._seat)
        answer = self._connection.ask(self._query_text(query))
        self.said = require_move(answer, self._seat, *MOVES[query.kind])
        for key, value in query.extra.items():
            require_equal(answer, key, value)
        return answer, self.said

    def _query_text(self, query: Query) -> str:
        records = self._recorder.records
        update = ",".join(
            f'"{number}":{records[number].seen_by(self._seat)}'
            for number in range(self._told, query.records)
        )
        self._told = query.records
        rest = "".join(f",{compact({key: value})[1:-1]}" for key, value in query.extra.items())
        return f'{{"query_type":"{query.kind}","update":{{{update}}}{rest}}}'


def _require_possible(query: Query, answer: Document, moved: str) -> None:
    """Raises Misbehaved for an answer that was not possible where there was no choice."""
    if moved not in query.moves:
        raise illegal(f"{moved} is not possible now, only {query.moves[-1]}")
    if moved.endswith("_pass"):
        return
    for key, allowed in query.numbers.items():
        given = whole(answer, key)
        if given not in allowed:
            possible = " or ".join(map(str, allowed))
            raise illegal(f"{key} {given} is not possible now, only {possible}")


_ANSWERING: dict[str, Callable[[_Player, RiskTable, Decision], Any]] = {
    "claim": _Player._claim,
    "place": _Player._place_first,
    "redeem": _Player._redeem,
    "bonus": _Player._extra,
    "reinforce": _Player._reinforce,
    "attack": _Player._attack,
    "defend": _Player._defend,
    "occupy": _Player._occupy,
    "fortify": _Player._fortify,
}
