"""Reads the log of a game that the contest's own engine wrote (`output/game.json`) as a match.

Source: SYNCS Bot Battle 2024, protocol reference sections 4 and 8.1; the record types are those of
its engine (repository syncs-usyd/risk-game-engine).

The log does not say what the dice showed: a roll is drawn from those with the same losses. A card
becomes one of ours with its symbol. Where the contest's rules differ from ours (a set with two wild
cards, extra troops for the territory on a card), the table is set right after the answer.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from itertools import product
from random import Random
from typing import Any, Final

from engine.core.codec import Codec
from engine.core.decision import Chance, Decision, Option
from engine.core.errors import BadDocument, InputError, shown
from engine.core.game import Game
from engine.core.hidden import Correction
from engine.core.match import Match
from engine.core.setup import HUMAN, SeatSetup, Setup, told_apart
from games.risk import board, moves
from games.risk.arena.records import WILD_SYMBOL
from games.risk.odds import FACES, Faces, losses
from games.risk.state import RiskTable
from games.risk.steps import RollBattle

OPTIONS: Final = {"trade": "contest", "defence": "manual", "claiming": "chosen", "rounds": "none"}
CHOOSE: Final = "choose the game.json that the contest's engine writes"
SEATS: Final = range(3, 7)
PLACES: Final = {"territory", "attacking_territory", "defending_territory", "source_territory",
                 "target_territory"}  # fmt: skip
DREW_CARD: Final = "record_drew_card"
REDEMPTION: Final = ("record_redeemed_cards", "move_distribute_troops")
"""What follows every `move_redeem_cards`, also with no sets, in a game that goes on."""
CODEC: Final = Codec()
Fields = dict[str, Any]
TYPES: Final[dict[str, Any]] = {
    "record_type": str,
    "turn_order": list[int],
    "players": list[Fields],
    "team_id": Any,
    "sets": list[tuple[int, int, int]],
    "distributions": dict[int, int],
    "card": Fields,
    "symbol": str,
}
"""Of the fields that hold no whole number."""


@dataclass(frozen=True, slots=True)
class Record:
    """An entry of the log: BadDocument says which field is missing, or holds something else."""

    fields: Fields

    def __getitem__(self, name: str) -> Any:
        if name not in self.fields:
            raise BadDocument(f"it has no {name}")
        value = CODEC.decode(TYPES.get(name, int), self.fields[name], name)
        if name in PLACES and value not in range(board.SIZE):
            raise BadDocument(f"there is no territory {value}")
        if name == "card_id" and value not in range(board.CARDS):
            raise BadDocument(f"there is no card {value}")
        return value


def match_of_log(game: Game, document: Any) -> Match | None:
    """The match that a log tells, every seat a person's; None when it is no log of the contest.

    BadDocument names the record that can't be followed.
    """
    head = document[0] if isinstance(document, list) and document else None
    first = head if isinstance(head, dict) else {}
    kind = first.get("record_type")
    if kind == "public_record_start_game":
        raise BadDocument(f"this is what one player saw, without the others' cards; {CHOOSE}")
    if kind == "record_banned":
        raise BadDocument(f"player {shown(first.get('player'))} was out before the game; {CHOOSE}")
    return LogReader(game, document).match if kind == "record_start_game" else None


class LogReader:
    """Follows a log record by record; `match` is how far the game went."""

    def __init__(self, game: Game, documents: list[Any]) -> None:
        self._documents = documents
        self._number = 0
        self._extra = board.HIDDEN
        try:
            self._records = [self._record(number) for number in range(len(documents))]
            self._number = 0
            self._cards = _cards_of(self._records)
            self.match = Match(game, _setup(self._records[0]), is_again=True)
            for number, record in enumerate(self._records):
                self._number = number
                reading = _READING.get(record["record_type"])
                if reading is not None:
                    reading(self, record)
        except InputError as problem:
            fields = documents[self._number]
            kind = shown(fields.get("record_type") if isinstance(fields, dict) else fields)
            sentence = f"record {self._number} ({kind}): {problem}; {CHOOSE}"
            raise BadDocument(sentence) from None

    def _record(self, number: int) -> Record:
        self._number = number
        record = Record(CODEC.decode(Fields, self._documents[number], "it"))
        if record["record_type"] == DREW_CARD:
            _card_of(record)
        return record

    @property
    def _table(self) -> RiskTable:
        table: RiskTable = self.match.table
        return table

    def _asks(self, kind: str) -> bool:
        return self.match.pending is not None and self.match.pending.kind == kind

    def _answer(self, kind: str, seat: int, option: Option) -> None:
        asked = self.match.pending
        if not isinstance(asked, Decision) or (asked.kind, asked.seat) != (kind, seat):
            comes = "a roll or a draw comes first"
            if asked is None:
                comes = "the game is over"
            elif isinstance(asked, Decision):
                comes = f"next, player {asked.seat} has to {asked.kind}"
            raise BadDocument(f"player {seat} can't do this now; {comes}")
        self.match.answer(option)

    def _draw(self, kind: str, outcome: Any) -> None:
        if not isinstance(self.match.pending, Chance) or not self._asks(kind):
            raise BadDocument("nothing is rolled or drawn at this point")
        self.match.answer(outcome)

    # -- records ------------------------------------------------------------------------------

    def _start(self, record: Record) -> None:
        self._draw("order", tuple(seat + 1 for seat in reversed(record["turn_order"])))

    def _claim(self, record: Record) -> None:
        self._answer("claim", record["move_by_player"], moves.Claim(record["territory"]))

    def _place(self, record: Record) -> None:
        self._answer("place", record["move_by_player"], moves.PlaceTroops(record["territory"], 1))

    def _turn(self, record: Record) -> None:
        seat, troops = record["player"], record["continent_bonus"] + record["territory_bonus"]
        reserve = self._table.reserves[self._table.seat]
        if (self._table.seat, reserve) != (seat, troops):
            raise BadDocument(
                f"player {seat} begins a turn with {troops} troops, but by the rules it is player "
                f"{self._table.seat} with {reserve}"
            )

    def _redeem(self, record: Record) -> None:
        """RISK-5.11 to 5.13: the contest gives extra troops at every redemption, and they are told
        in the distribution that follows. Where the game was stopped before that, it ends here.
        """
        following = self._records[self._number + 1 : self._number + 3]
        if tuple(each["record_type"] for each in following) != REDEMPTION:
            return
        given, then = following
        seat = record["move_by_player"]
        self._require_turn(seat)
        before = self._table.copy()
        redeemed = [card for cards in record["sets"] for card in cards if card < board.SIZE]
        own = [place for place in redeemed if before.owners[place] == seat]
        places = then["distributions"] if given["matching_territory_bonus"] else {}
        most = [place for place in own if places.get(place, 0) >= board.MATCHING_TROOPS]
        self._extra = most[0] if most else board.HIDDEN
        for cards in record["sets"]:
            self._redeem_set(seat, cards)
        fitting = self._table.copy()
        fitting.troops = before.troops.copy()
        fitting.has_taken_bonus = before.has_taken_bonus or bool(most)
        if most:
            fitting.troops[self._extra] += board.MATCHING_TROOPS
        if fitting != self._table:
            self._set_right(fitting)
        if self._asks("redeem"):
            self._answer("redeem", seat, moves.KEEP_CARDS)

    def _require_turn(self, seat: int) -> None:
        if seat != self._table.seat:
            raise BadDocument(f"it is the turn of player {self._table.seat}")

    def _redeem_set(self, seat: int, numbers: tuple[int, int, int]) -> None:
        for number in numbers:
            if number not in self._cards:
                raise BadDocument(f"nobody drew card {number}")
        first, second, third = sorted(self._cards[number] for number in numbers)
        option = moves.Redeem((first, second, third))
        asked = self.match.pending
        if isinstance(asked, Decision) and option in asked.options:
            self._answer("redeem", seat, option)
        elif not {first, second, third} <= {*self._table.hands[seat]}:
            raise BadDocument(f"player {seat} does not hold these cards")
        else:  # two wild cards
            table = self._table.copy()
            table.sets_redeemed += 1
            table.reserves[seat] += board.set_value(table.sets_redeemed)
            table.hands[seat] = tuple(
                card for card in table.hands[seat] if card not in option.cards
            )
            table.discards += option.cards
            self._set_right(table)
        if self._asks("bonus"):
            assert isinstance(self.match.pending, Decision)
            options = self.match.pending.options
            wanted = moves.TakeBonus(self._extra)
            self._answer("bonus", seat, wanted if wanted in options else options[0])

    def _set_right(self, table: RiskTable) -> None:
        self.match.play_recorded([(Correction(table), ())])

    def _distribute(self, record: Record) -> None:
        seat, troops = record["move_by_player"], Counter[int](record["distributions"])
        self._require_turn(seat)
        if self._extra != board.HIDDEN:
            troops[self._extra] -= board.MATCHING_TROOPS
            self._extra = board.HIDDEN
        for place, count in sorted(troops.items()):
            if count:
                self._answer("reinforce", seat, moves.PlaceTroops(place, count))
        if self._asks("reinforce"):
            raise BadDocument(f"player {seat} leaves {self._table.reserves[seat]} troops unplaced")

    def _attack(self, record: Record) -> None:
        source, target = record["attacking_territory"], record["defending_territory"]
        option = moves.Attack(source, target, record["attacking_troops"])
        self._answer("attack", record["move_by_player"], option)

    def _defend(self, record: Record) -> None:
        if self._asks("defend"):
            option = moves.Defend(record["defending_troops"])
            self._answer("defend", record["move_by_player"], option)

    def _battle(self, record: Record) -> None:
        if not self._asks("battle"):
            raise BadDocument("there is no attack before it")
        step = self._table.steps[-1]
        assert isinstance(step, RollBattle)
        lost = record["attacking_troops_lost"], record["defending_troops_lost"]
        rolls = rolls_with(*step.asked_dice, lost)
        if not rolls:
            attack, defence = step.asked_dice
            raise BadDocument(f"{attack} dice against {defence} can't cost {lost[0]} and {lost[1]}")
        self._draw("battle", Random(self._number).choice(rolls))

    def _eliminated(self, record: Record) -> None:
        if record["player"] not in self._table.eliminated:
            raise BadDocument(f"player {record['player']} still owns territories")

    def _move_in(self, record: Record) -> None:
        if self._asks("occupy"):
            option = moves.Occupy(record["troop_count"])
            self._answer("occupy", record["move_by_player"], option)

    def _end_attacks(self, record: Record) -> None:
        if self._asks("attack"):
            self._answer("attack", record["move_by_player"], moves.END_ATTACKS)

    def _drew(self, record: Record) -> None:
        number, _ = _card_of(record)
        self._draw("card", board.CARD_NAMES[self._cards[number]])

    def _fortify(self, record: Record) -> None:
        """Moving no troops is a fortification in the contest, and none here."""
        source, target = record["source_territory"], record["target_territory"]
        count = record["troop_count"]
        option = moves.Fortify(source, target, count) if count else moves.END_TURN
        self._answer("fortify", record["move_by_player"], option)

    def _end_turn(self, record: Record) -> None:
        if self._asks("fortify"):
            self._answer("fortify", record["move_by_player"], moves.END_TURN)

    def _won(self, record: Record) -> None:
        if not self.match.is_over or self.match.result.winners != (record["player"],):
            raise BadDocument(f"player {record['player']} has not conquered the world")


_READING: dict[str, Callable[[LogReader, Record], None]] = {
    "record_start_game": LogReader._start,
    "record_start_turn": LogReader._turn,
    "record_attack": LogReader._battle,
    "record_player_eliminated": LogReader._eliminated,
    DREW_CARD: LogReader._drew,
    "record_winner": LogReader._won,
    "move_claim_territory": LogReader._claim,
    "move_place_initial_troop": LogReader._place,
    "move_redeem_cards": LogReader._redeem,
    "move_distribute_troops": LogReader._distribute,
    "move_attack": LogReader._attack,
    "move_attack_pass": LogReader._end_attacks,
    "move_defend": LogReader._defend,
    "move_troops_after_attack": LogReader._move_in,
    "move_fortify": LogReader._fortify,
    "move_fortify_pass": LogReader._end_turn,
}


def _setup(start: Record) -> Setup:
    players = start["players"]
    if len(players) not in SEATS or sorted(start["turn_order"]) != [*range(len(players))]:
        raise BadDocument("its players and their order do not fit together")
    names = [f"Team {shown(Record(player)['team_id'])}" for player in players]
    seats = told_apart([SeatSetup(HUMAN, name) for name in names])
    return Setup(seats, "contest", dict(OPTIONS), dice_by_hand=True)


def _card_of(drew: Record) -> tuple[int, str]:
    """The contest's number of the card that was drawn, and its symbol."""
    card = Record(drew["card"])
    return card["card_id"], card["symbol"]


def _cards_of(records: list[Record]) -> dict[int, int]:
    """By the contest's number, cards of ours with the same symbols: the same card where it can be.

    Only cards that are drawn count. Each deck has as many cards of a symbol, so there are enough.
    """
    drawn = [_card_of(record) for record in records if record["record_type"] == DREW_CARD]
    symbols = {number: each if each != WILD_SYMBOL else board.WILD for number, each in drawn}
    found = {number: number for number, each in symbols.items() if board.symbol(number) == each}
    for number, each in symbols.items():
        if number not in found:
            free = {*range(board.CARDS)}.difference(found.values())
            like = [card for card in sorted(free) if board.symbol(card) == each]
            if not like:
                raise BadDocument(f"its deck has more cards with the symbol {each} than ours")
            found[number] = like[0]
    return found


@cache
def rolls_with(attack: int, defence: int, lost: tuple[int, int]) -> tuple[Faces, ...]:
    """Every roll of so many dice in which the attacker and the defender lose that much."""
    rolls = product(FACES, repeat=attack + defence)
    return tuple(roll for roll in rolls if losses(roll, attack) == lost)
