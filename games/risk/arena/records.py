"""The contest's records, queries and moves, made from our log of a match and read leniently.

Source: SYNCS Bot Battle 2024, protocol reference sections 2, 4, 5 and 6.

In the contest everything that happens is a numbered record, and a bot is sent all of them: its
own cards as they are, those of others only counted. What is one answer there may be several
decisions here (the sets of cards of one redemption, the places of one distribution); they are
collected, and become records when the last one is known. And what is not asked here, because
there is no choice, is a query there like any other.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

from engine.core.decision import CHANCE
from engine.core.external.conversation import Document, Misbehaved, compact, invalid, shortened
from engine.core.story import Passage
from games.risk import board, events
from games.risk.moves import Attack, Defend, EndAttacks, EndTurn, Occupy
from games.risk.odds import MOST_DEFENCE_DICE

Cause = Literal["turn_started", "player_eliminated"]
TURN_STARTED: Cause = "turn_started"
PLAYER_ELIMINATED: Cause = "player_eliminated"


def illegal(sentence: str) -> Misbehaved:
    """The fault of a move that is understood and not allowed."""
    return Misbehaved("INVALID_MOVE", sentence)


def require_move(document: Document, seat: int, *kinds: str) -> str:
    """The kind of move, one of those wanted now; it may be left out when there is just one.

    Raises Misbehaved for another kind, or for a move in the name of another player.
    """
    kind = document.get("record_type", kinds[0])
    if kind not in kinds:
        raise invalid(f"the answer is {shortened(repr(kind))}, not {' or '.join(kinds)}")
    mover = whole(document, "move_by_player")
    if mover != seat:
        raise illegal(f"it moves as player {mover}, but is player {seat}")
    return str(kind)


def require_equal(document: Document, key: str, wanted: Any) -> None:
    """Raises Misbehaved unless the answer repeats what the query says."""
    if key not in document:
        raise invalid(f"{key} is missing")
    given = document[key]
    if given != wanted and not (isinstance(wanted, int) and whole(document, key) == wanted):
        raise illegal(f"{key} is {shortened(repr(given))}, but was {wanted!r} in the query")


def whole(document: Document, key: str) -> int:
    """A whole number; "3" and 3.0 will do, as in the contest."""
    if key not in document:
        raise invalid(f"{key} is missing")
    return whole_number(document[key], key)


def whole_number(value: Any, name: str) -> int:
    """The value as a whole number; Misbehaved when it is none."""
    if isinstance(value, str) and value.isascii() and len(value) <= 20:
        try:
            return int(value)
        except ValueError:
            raise invalid(f"{name} is '{value}', not a whole number") from None
    if isinstance(value, bool) or not isinstance(value, int | float) or value != value // 1:
        raise invalid(f"{name} is {shortened(repr(value))}, not a whole number")
    return int(value)


WILD_SYMBOL = "Wildcard"

MOVES: dict[str, tuple[str, ...]] = {
    "claim_territory": ("move_claim_territory",),
    "place_initial_troop": ("move_place_initial_troop",),
    "redeem_cards": ("move_redeem_cards",),
    "distribute_troops": ("move_distribute_troops",),
    "attack": ("move_attack", "move_attack_pass"),
    "defend": ("move_defend",),
    "troops_after_attack": ("move_troops_after_attack",),
    "fortify": ("move_fortify", "move_fortify_pass"),
}
"""By query, the moves that answer it; a pass is the last."""


@dataclass(frozen=True, slots=True)
class Query:
    """A query that the contest has asked a seat by now, after so many records.

    `moves` may answer it, and their fields of these names must lie in `numbers`: what is a choice
    in the contest is not always one at our table.
    """

    seat: int
    kind: str
    records: int
    extra: dict[str, Any]
    moves: tuple[str, ...]
    numbers: dict[str, range]


@dataclass(frozen=True, slots=True)
class Record:
    """One record as JSON text: as everybody sees it, and as some seats do instead."""

    text: str
    secrets: dict[int, str] = field(default_factory=dict)

    def seen_by(self, seat: int) -> str:
        return self.secrets.get(seat, self.text)


@dataclass(slots=True)
class Placement:
    """The placement stage under way: sets redeemed, extra troops, and troops placed so far.

    `is_redeemed` tells that the redemption has become records; `planned` are the sets in them
    that have still to be redeemed at the table.
    """

    seat: int
    cause: Cause
    sets: list[board.CardSet] = field(default_factory=list)
    extra: dict[int, int] = field(default_factory=dict)
    placed: dict[int, int] = field(default_factory=dict)
    is_redeemed: bool = False
    planned: int = 0
    troops_for_sets: int = 0

    @property
    def redeemed(self) -> list[board.CardSet]:
        return self.sets[: len(self.sets) - self.planned]


class Recorder:
    """Turns the moves of a match into records, as far as `follow` has been told of them."""

    def __init__(self) -> None:
        self.records: list[Record] = []
        self.queries: list[Query] = []
        self.placement = Placement(CHANCE, TURN_STARTED)
        self.stage = 0
        """Counts the placement stages from 1; 0 while the game is being set up."""
        self.attack_move = 0
        self.attack_record = 0
        self._mover: int | None = None
        self._sets_redeemed = 0
        self._has_taken_extra = False
        self._owners: dict[int, int] = {}
        self._moves: list[Passage] = []
        self._answer: Any = None
        self._answer_before: Any = None
        self._rest: Sequence[Any] = ()

    def follow(self, moves: Sequence[Passage]) -> bool:
        """Takes in what is new in a match's log; False when the log is another one (undo)."""
        seen = len(self._moves)
        if len(moves) < seen or (seen and moves[seen - 1] is not self._moves[-1]):
            return False
        for move in moves[seen:]:
            self._take(move)
            self._moves.append(move)
        return True

    @property
    def moves_seen(self) -> int:
        return len(self._moves)

    # -- moves and events ---------------------------------------------------------------------

    def _take(self, move: Passage) -> None:
        self._answer_before, self._answer = self._answer, move.answer
        if isinstance(move.answer, Attack):
            self._note("attack", move.seat)
            self.attack_move = self._add_move(
                "move_attack",
                move.seat,
                attacking_territory=move.answer.source,
                defending_territory=move.answer.target,
                attacking_troops=move.answer.dice,
            )
        elif isinstance(move.answer, EndTurn):
            self._pass_fortifying()
        for index, event in enumerate(move.events):
            self._rest = move.events[index + 1 :]
            taking = _TAKING.get(type(event))
            if taking is not None:
                taking(self, event)

    def _start(self, event: events.OrderDecided) -> None:
        seats = len(event.order)
        everybody = [_player(seat, seats) for seat in range(seats)]
        start = {
            "record_type": "public_record_start_game",
            "turn_order": list(reversed(event.order)),
            "players": [_censored(player) for player in everybody],
        }
        texts = {player["player_id"]: compact({**start, "you": player}) for player in everybody}
        self.records.append(Record(texts[0], texts))
        self._add("record_shuffled_cards")

    def _claimed(self, event: events.TerritoryClaimed) -> None:
        self._owners[event.territory] = event.owner
        if event.chosen:
            self._note("claim_territory", event.owner)
        self._add_move("move_claim_territory", event.owner, territory=event.territory)

    def _turn_started(self, event: events.TurnStarted) -> None:
        self._pass_fortifying()
        self._mover = event.seat
        self._has_taken_extra = False
        self._begin_placement(event.seat, TURN_STARTED)
        self._add(
            "record_start_turn",
            player=event.seat,
            continents_held=list(event.continents),
            territories_held=event.territories,
            continent_bonus=event.continent_troops,
            territory_bonus=event.territory_troops,
        )

    def _begin_placement(self, seat: int, cause: Cause) -> None:
        self.stage += 1
        self.placement = Placement(seat, cause)

    def _set_redeemed(self, event: events.SetRedeemed) -> None:
        stage = self.placement
        if stage.planned:
            stage.planned -= 1
            return
        stage.sets.append(event.cards)
        stage.troops_for_sets += event.troops
        self._sets_redeemed = event.number

    def _extra_placed(self, event: events.BonusPlaced) -> None:
        self._has_taken_extra = True
        self.placement.extra[event.territory] = event.count

    def _troops_placed(self, event: events.TroopsPlaced) -> None:
        if not self.stage:
            self._note("place_initial_troop", event.seat)
            self._add_move("move_place_initial_troop", event.seat, territory=event.territory)
            return
        self.close_redemption(())
        placed = self.placement.placed
        placed[event.territory] = placed.get(event.territory, 0) + event.count
        if event.left == 0:
            self._close_distribution()

    def close_redemption(self, planned: Sequence[board.CardSet]) -> None:
        """Makes the records of the redemption under way, with sets that will still be redeemed.

        A bot must know of its whole redemption before it is asked to distribute the troops.
        """
        stage = self.placement
        if stage.is_redeemed:
            return
        for cards in planned:
            self._sets_redeemed += 1
            stage.sets.append(cards)
            stage.troops_for_sets += board.set_value(self._sets_redeemed)
        stage.planned, stage.is_redeemed = len(planned), True
        self._note("redeem_cards", stage.seat, {"cause": stage.cause})
        number = self._add_move(
            "move_redeem_cards",
            stage.seat,
            sets=[list(cards) for cards in stage.sets],
            cause=stage.cause,
        )
        self._add(
            "record_redeemed_cards",
            move_redeem_cards_id=number,
            total_set_bonus=stage.troops_for_sets,
            matching_territory_bonus=board.MATCHING_TROOPS if self.extra_places else 0,
        )

    @property
    def matching_places(self) -> tuple[int, ...]:
        """The own territories on the cards of the redemption under way."""
        stage = self.placement
        cards = [card for cards in stage.sets for card in cards if not board.is_wild(card)]
        return tuple(sorted(card for card in cards if self._owners.get(card) == stage.seat))

    @property
    def extra_places(self) -> tuple[int, ...]:
        """Where the extra troops of the redemption under way may go; empty when it gives none."""
        if self._has_taken_extra and not self.placement.extra:
            return ()
        return self.matching_places

    def _close_distribution(self) -> None:
        stage = self.placement
        self._note("distribute_troops", stage.seat, {"cause": stage.cause})
        places = sorted({*stage.placed, *stage.extra})
        troops = {
            str(place): stage.placed.get(place, 0) + stage.extra.get(place, 0) for place in places
        }
        self._add_move(
            "move_distribute_troops", stage.seat, cause=stage.cause, distributions=troops
        )

    def _battle(self, event: events.BattleRolled) -> None:
        self._note_defence(event)
        defence = self._add_move(
            "move_defend",
            event.defender,
            move_attack_id=self.attack_move,
            defending_troops=len(event.defence_dice),
        )
        following = {type(other) for other in self._rest}
        self.attack_record = self._add(
            "record_attack",
            move_attack_id=self.attack_move,
            move_defend_id=defence,
            attacking_troops_lost=event.attacker_lost,
            defending_troops_lost=event.defender_lost,
            territory_conquered=events.TerritoryConquered in following,
            defender_eliminated=events.SeatEliminated in following,
        )

    def _note_defence(self, event: events.BattleRolled) -> None:
        """Where the table rolls the most dice unasked, the contest asks how many."""
        dice = len(event.defence_dice)
        was_asked = isinstance(self._answer_before, Defend)
        most = MOST_DEFENCE_DICE if was_asked else dice
        numbers = {"defending_troops": range(1, most + 1)}
        self._note("defend", event.defender, {"move_attack_id": self.attack_move}, numbers)

    def _conquered(self, event: events.TerritoryConquered) -> None:
        self._owners[event.target] = event.seat
        self._add("record_territory_conquered", record_attack_id=self.attack_record)

    def _eliminated(self, event: events.SeatEliminated) -> None:
        shared = {
            "record_type": "record_player_eliminated",
            "player": event.seat,
            "record_attack_id": self.attack_record,
        }
        public = {**shared, "cards_surrendered_count": len(event.cards)}
        secret = {"cards_surrendered": [card_document(card) for card in event.cards]}
        known = board.HIDDEN not in event.cards
        self._add_veiled(public, event.by, {**shared, **secret} if known else None)
        self._begin_placement(event.by, PLAYER_ELIMINATED)

    def _moved_in(self, event: events.TroopsMovedIn) -> None:
        if not any(isinstance(other, events.GameEnded) for other in self._rest):
            was_asked = isinstance(self._answer, Occupy)
            only = {} if was_asked else {"troop_count": range(event.count, event.count + 1)}
            extra = {"record_attack_id": self.attack_record}
            self._note("troops_after_attack", event.seat, extra, only)
        self._add_move(
            "move_troops_after_attack",
            event.seat,
            record_attack_id=self.attack_record,
            troop_count=event.count,
        )

    def _attacks_ended(self, event: events.AttacksEnded) -> None:
        moves = MOVES["attack"] if isinstance(self._answer, EndAttacks) else ("move_attack_pass",)
        self._note("attack", event.seat, moves=moves)
        self._add_move("move_attack_pass", event.seat)

    def _shuffled(self, event: events.DeckReshuffled) -> None:
        self._add("record_shuffled_cards")

    def _card_taken(self, event: events.CardTaken) -> None:
        public = {"record_type": "public_record_drew_card", "player": event.seat}
        secret = {
            "record_type": "record_drew_card",
            "player": event.seat,
            "card": card_document(event.card),
        }
        self._add_veiled(public, event.seat, None if event.card == board.HIDDEN else secret)

    def _fortified(self, event: events.TroopsFortified) -> None:
        self._mover = None
        self._note("fortify", event.seat)
        self._add_move(
            "move_fortify",
            event.seat,
            source_territory=event.source,
            target_territory=event.target,
            troop_count=event.count,
        )

    def _pass_fortifying(self) -> None:
        if self._mover is not None:
            was_asked = isinstance(self._answer, EndTurn)
            none = {} if was_asked else {"troop_count": range(1)}
            self._note("fortify", self._mover, numbers=none)
            self._add_move("move_fortify_pass", self._mover)
            self._mover = None

    # -- writing ------------------------------------------------------------------------------

    def _note(
        self,
        kind: str,
        seat: int,
        extra: dict[str, Any] | None = None,
        numbers: dict[str, range] | None = None,
        moves: tuple[str, ...] = (),
    ) -> None:
        """The contest asks a seat now, before the record of its answer."""
        asked = Query(
            seat, kind, len(self.records), extra or {}, moves or MOVES[kind], numbers or {}
        )
        self.queries.append(asked)

    def _add(self, kind: str, **fields: Any) -> int:
        self.records.append(Record(compact({"record_type": kind, **fields})))
        return len(self.records) - 1

    def _add_veiled(self, public: dict[str, Any], seat: int, secret: dict[str, Any] | None) -> None:
        """A record that one seat reads in full, where this story knows it."""
        texts = {} if secret is None else {seat: compact(secret)}
        self.records.append(Record(compact(public), texts))

    def _add_move(self, kind: str, seat: int, **fields: Any) -> int:
        return self._add(kind, move_by_player=seat, **fields)


_TAKING: dict[type, Callable[[Recorder, Any], None]] = {
    events.OrderDecided: Recorder._start,
    events.TerritoryClaimed: Recorder._claimed,
    events.TurnStarted: Recorder._turn_started,
    events.SetRedeemed: Recorder._set_redeemed,
    events.BonusPlaced: Recorder._extra_placed,
    events.TroopsPlaced: Recorder._troops_placed,
    events.BattleRolled: Recorder._battle,
    events.TerritoryConquered: Recorder._conquered,
    events.SeatEliminated: Recorder._eliminated,
    events.TroopsMovedIn: Recorder._moved_in,
    events.AttacksEnded: Recorder._attacks_ended,
    events.DeckReshuffled: Recorder._shuffled,
    events.CardTaken: Recorder._card_taken,
    events.TroopsFortified: Recorder._fortified,
}


def card_document(card: int) -> dict[str, Any]:
    if board.is_wild(card):
        return {"card_id": card, "territory_id": None, "symbol": WILD_SYMBOL}
    return {"card_id": card, "territory_id": card, "symbol": board.symbol(card)}


def _player(seat: int, seats: int) -> dict[str, Any]:
    return {
        "player_id": seat,
        "team_id": seat,
        "troops_remaining": board.STARTING_TROOPS[seats],
        "alive": True,
        "cards": [],
        "must_place_territory_bonus": [],
    }


def _censored(player: dict[str, Any]) -> dict[str, Any]:
    return {
        "player_id": player["player_id"],
        "troops_remaining": player["troops_remaining"],
        "alive": player["alive"],
        "card_count": len(player["cards"]),
        "must_place_territory_bonus": [],
    }
