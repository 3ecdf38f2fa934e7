"""Our bots at the contest's table, and the submission file that plays as one of them.

A card there is the same card here where the symbols agree, else another one of the same symbol.
Only the hand matters for that: of discarded cards bots of ours know how many there are.

Source: protocol reference sections 1.3, 2, 4.3 and 5.

`python -m games.risk.arena.contestant expert > submission.py` gives one file for the contest's
engine, or for `--seats syncs:submission.py`; it needs neither the contest's helper nor this program
(see `export`).
"""

from __future__ import annotations

import importlib
import secrets
import sys
from collections.abc import Callable, Collection, Iterable
from pathlib import Path
from random import Random
from typing import Any

from engine.core.chance import generator
from engine.core.decision import Answer, Bot, Decision
from engine.core.errors import BadDocument
from engine.core.external.conversation import Document, bot_of, compact, framed, questions
from engine.core.game import RANDOM_LEVEL
from engine.core.setup import SeatSetup, Setup
from engine.core.step import apply
from games.risk import moves as ours
from games.risk.arena.records import PLAYER_ELIMINATED
from games.risk.board import CARDS, HIDDEN, MATCHING_TROOPS, SIZE, Cards, is_wild, symbol
from games.risk.state import RiskTable, Rules
from games.risk.steps import (
    STAGES,
    AttackPhase,
    ChooseDefence,
    ClaimTerritory,
    FortifyPhase,
    MatchTerritory,
    MoveIn,
    PlaceArmies,
    RedeemCards,
    Reinforce,
    new_table,
)


class OwnCards:
    """The hand and the discarded cards; `discards` have the contest's numbers."""

    def __init__(self) -> None:
        self.discards: list[int] = []
        self._ours: dict[int, int] = {}

    @property
    def hand(self) -> Cards:
        """The hand in cards of ours."""
        return tuple(sorted(self._ours.values()))

    def theirs(self, card: int) -> int:
        """The contest's number of a card of the hand."""
        return next(number for number, own in self._ours.items() if own == card)

    def take(self, number: int, shown: str, *, is_wild: bool) -> None:
        self._ours[number] = _alike(number, "" if is_wild else shown, self._ours.values())

    def give_up(self, numbers: Iterable[int]) -> None:
        for number in numbers:
            del self._ours[number]

    def laid_out_discards(self) -> Cards:
        """As many cards as are discarded, none of them in the hand."""
        taken = set(self._ours.values())
        laid_out = []
        for number in self.discards:
            card = number if number not in taken else _first_free(taken.union(self.discards))
            taken.add(card)
            laid_out.append(card)
        return tuple(laid_out)


def _alike(number: int, shown: str, taken: Collection[int]) -> int:
    """A card of ours that is not taken: itself or another with the symbol, none for a wild one.

    A deck may hold more cards of a kind than ours. In the contest a set with any wild card counts,
    so that a wild card may then be any; of a symbol nobody ever holds as many as there are.
    """
    wanted = [
        card
        for card in (number, *range(CARDS))
        if card not in taken and (symbol(card) == shown if shown else is_wild(card))
    ]
    return wanted[0] if wanted else _first_free(taken)


def _first_free(taken: Collection[int]) -> int:
    return next(card for card in range(CARDS) if card not in taken)


CONTEST_RULES = Rules(trade="contest", defence="manual")


class Contestant:
    """One bot's seat at the contest: `answer` takes a query and returns the move for it."""

    def __init__(self, make_bot: Callable[[int], Bot], seed: str) -> None:
        self._make_bot = make_bot
        self._seed = seed
        self._bot: Bot | None = None
        self._records: list[Document] = []
        self._table = new_table(CONTEST_RULES, 5)
        self._me = 0
        self._cards = OwnCards()
        self._must_place: list[int] = []

    @property
    def table(self) -> RiskTable:
        """The table as the records tell it, the cards of others hidden."""
        return self._table

    def answer(self, query: Document) -> Document:
        """The move for a query; BadDocument when a record is missing, or the query unknown."""
        for number, record in query["update"].items():
            if int(number) != len(self._records):
                raise BadDocument(f"record {number} came when {len(self._records)} was due")
            self._records.append(record)
            applying = _APPLYING.get(record["record_type"])
            if applying is not None:
                applying(self, record)
        answering = _ANSWERING.get(query["query_type"])
        if answering is None:
            raise BadDocument(f"there is no query of type {query['query_type']}")
        return answering(self, query)

    # -- records ------------------------------------------------------------------------------

    def _start(self, record: Document) -> None:
        seats = len(record["players"])
        self._me = record["you"]["player_id"]
        self._bot = self._make_bot(seats)
        table = self._table = new_table(CONTEST_RULES, seats)
        table.order = tuple(reversed(record["turn_order"]))
        table.seat = table.order[0]
        table.reserves = [player["troops_remaining"] for player in record["players"]]

    def _claimed(self, record: Document) -> None:
        table, seat = self._table, record["move_by_player"]
        table.owners[record["territory"]] = seat
        table.troops[record["territory"]] = 1
        table.reserves[seat] -= 1

    def _placed_first(self, record: Document) -> None:
        self._table.troops[record["territory"]] += 1
        self._table.reserves[record["move_by_player"]] -= 1

    def _turn_started(self, record: Document) -> None:
        table = self._table
        table.seat = record["player"]
        if table.seat == table.alive[0] or not table.round:
            table.round += 1
        table.reserves[table.seat] = record["continent_bonus"] + record["territory_bonus"]
        table.has_conquered = table.has_taken_bonus = False

    def _redeemed_cards(self, record: Document) -> None:
        table, seat = self._table, record["move_by_player"]
        cards = [card for taken in record["sets"] for card in taken]
        if seat == self._me:
            self._cards.give_up(cards)
        else:
            table.hands[seat] = table.hands[seat][len(cards) :]
        self._cards.discards += cards
        self._lay_out_cards()
        table.sets_redeemed += len(record["sets"])

    def _lay_out_cards(self) -> None:
        self._table.hands[self._me] = self._cards.hand
        self._table.discards = self._cards.laid_out_discards()

    def _redeemed(self, record: Document) -> None:
        table, extra = self._table, record["matching_territory_bonus"]
        table.reserves[table.seat] += record["total_set_bonus"] + extra
        move = self._records[record["move_redeem_cards_id"]]
        shown = {card for taken in move["sets"] for card in taken if card < SIZE}
        own = [place for place in sorted(shown) if table.owners[place] == table.seat]
        self._must_place = own if extra else []
        table.has_taken_bonus |= bool(extra)

    def _distributed(self, record: Document) -> None:
        for place, troops in record["distributions"].items():
            self._table.troops[int(place)] += troops
        self._table.reserves[record["move_by_player"]] = 0
        self._must_place = []

    def _fought(self, record: Document) -> None:
        table, move = self._table, self._records[record["move_attack_id"]]
        table.troops[move["attacking_territory"]] -= record["attacking_troops_lost"]
        table.troops[move["defending_territory"]] -= record["defending_troops_lost"]
        if record["territory_conquered"]:
            table.owners[move["defending_territory"]] = move["move_by_player"]
            table.has_conquered = True

    def _eliminated(self, record: Document) -> None:
        table, loser = self._table, record["player"]
        winner = self._attack_of(record["record_attack_id"])["move_by_player"]
        table.eliminated += (loser,)
        table.hands[loser] = ()
        for card in record.get("cards_surrendered", ()):
            self._take_card(card)
        count = record.get("cards_surrendered_count", 0)
        table.hands[winner] = table.hands[winner] + (HIDDEN,) * count

    def _moved_in(self, record: Document) -> None:
        move = self._attack_of(record["record_attack_id"])
        self._move(move["attacking_territory"], move["defending_territory"], record["troop_count"])

    def _attack_of(self, attack_record: int) -> Document:
        return self._records[self._records[attack_record]["move_attack_id"]]

    def _drew(self, record: Document) -> None:
        self._take_card(record["card"])

    def _other_drew(self, record: Document) -> None:
        self._table.hands[record["player"]] += (HIDDEN,)

    def _shuffled(self, record: Document) -> None:
        self._cards.discards.clear()
        self._lay_out_cards()

    def _fortified(self, record: Document) -> None:
        source, target = record["source_territory"], record["target_territory"]
        self._move(source, target, record["troop_count"])

    def _move(self, source: int, target: int, count: int) -> None:
        self._table.troops[source] -= count
        self._table.troops[target] += count

    def _take_card(self, card: Document) -> None:
        self._cards.take(card["card_id"], card["symbol"], is_wild=card["territory_id"] is None)
        self._lay_out_cards()

    # -- queries ------------------------------------------------------------------------------

    def _move_document(self, kind: str, **fields: Any) -> Document:
        return {"record_type": kind, "move_by_player": self._me, **fields}

    def _position(self, *steps: Any) -> RiskTable:
        """A copy of the table at which these steps come next, the last one first."""
        table = self._table.copy()
        table.steps = list(steps)
        return table

    def _choice(self, table: RiskTable, decision: Decision) -> Any:
        assert self._bot is not None
        rng = (
            generator(self._seed, "bot", len(self._records), len(table.steps), *table.reserves)
            if self._bot.draws
            else Random(0)
        )
        return self._bot.choose(table.seen_by(self._me), decision, rng).option

    def _run(self, table: RiskTable, *kinds: type) -> list[Any]:
        """Lets the bot answer as long as one of those steps comes next; its answers in order."""
        chosen = []
        while table.steps and isinstance(table.steps[-1], kinds):
            decision = table.steps[-1].ask(table)
            option = self._choice(table, decision) if isinstance(decision, Decision) else None
            if option is not None:
                chosen.append(option)
            apply(table, option)
        return chosen

    def _claim(self, query: Document) -> Document:
        table = self._position(PlaceArmies(), ClaimTerritory())
        table.seat = self._me
        option = self._choice(table, ClaimTerritory().ask(table))
        return self._move_document("move_claim_territory", territory=option.territory)

    def _place_first(self, query: Document) -> Document:
        table = self._position(PlaceArmies())
        table.seat = self._me
        option = self._choice(table, PlaceArmies().ask(table))
        return self._move_document("move_place_initial_troop", territory=option.territory)

    def _redeem(self, query: Document) -> Document:
        after_elimination = query["cause"] == PLAYER_ELIMINATED
        table = self._position(*STAGES[:-1], RedeemCards(after_elimination=after_elimination))
        chosen = self._run(table, RedeemCards, MatchTerritory)
        sets = [
            [self._cards.theirs(card) for card in option.cards]
            for option in chosen
            if isinstance(option, ours.Redeem)
        ]
        return self._move_document("move_redeem_cards", sets=sets, cause=query["cause"])

    def _distribute(self, query: Document) -> Document:
        table = self._position(*STAGES[:-2], Reinforce())
        troops: dict[int, int] = {}
        for option in self._run(table, Reinforce):
            troops[option.territory] = troops.get(option.territory, 0) + option.count
        self._place_extra(troops)
        placed = {str(place): count for place, count in sorted(troops.items())}
        return self._move_document(
            "move_distribute_troops", cause=query["cause"], distributions=placed
        )

    def _place_extra(self, troops: dict[int, int]) -> None:
        """Puts two troops on a territory that a redeemed card shows, where the bot put fewer."""
        places = self._must_place
        if not places:
            return
        wanted = max(places, key=lambda place: troops.get(place, 0))
        while troops.get(wanted, 0) < MATCHING_TROOPS:
            others = [place for place in troops if place != wanted]
            richest = max(others, key=troops.__getitem__)
            troops[richest] -= 1
            if not troops[richest]:
                del troops[richest]
            troops[wanted] = troops.get(wanted, 0) + 1

    def _attack(self, query: Document) -> Document:
        table = self._position(*STAGES[:-2])
        decision = AttackPhase().ask(table)
        option = ours.END_ATTACKS if decision is None else self._choice(table, decision)
        if not isinstance(option, ours.Attack):
            return self._move_document("move_attack_pass")
        return self._move_document(
            "move_attack",
            attacking_territory=option.source,
            defending_territory=option.target,
            attacking_troops=option.dice,
        )

    def _defend(self, query: Document) -> Document:
        attack = self._records[query["move_attack_id"]]
        source, target = attack["attacking_territory"], attack["defending_territory"]
        dice = 1
        if self._table.troops[target] > 1:
            step = ChooseDefence(source, target, attack["attacking_troops"])
            table = self._position(*STAGES[:-2], step)
            dice = self._choice(table, step.ask(table)).dice
        return self._move_document(
            "move_defend", move_attack_id=query["move_attack_id"], defending_troops=dice
        )

    def _move_in(self, query: Document) -> Document:
        battle = self._records[query["record_attack_id"]]
        attack = self._records[battle["move_attack_id"]]
        minimum = attack["attacking_troops"] - battle["attacking_troops_lost"]
        step = MoveIn(attack["attacking_territory"], attack["defending_territory"], minimum)
        table = self._position(*STAGES[:-2], step)
        decision = step.ask(table)
        count = minimum if decision is None else self._choice(table, decision).count
        return self._move_document(
            "move_troops_after_attack",
            record_attack_id=query["record_attack_id"],
            troop_count=count,
        )

    def _fortify(self, query: Document) -> Document:
        table = self._position(*STAGES[:2])
        decision = FortifyPhase().ask(table)
        option = ours.END_TURN if decision is None else self._choice(table, decision)
        if not isinstance(option, ours.Fortify):
            return self._move_document("move_fortify_pass")
        return self._move_document(
            "move_fortify",
            source_territory=option.source,
            target_territory=option.target,
            troop_count=option.count,
        )


_APPLYING: dict[str, Callable[[Contestant, Document], None]] = {
    "public_record_start_game": Contestant._start,
    "record_shuffled_cards": Contestant._shuffled,
    "record_start_turn": Contestant._turn_started,
    "record_redeemed_cards": Contestant._redeemed,
    "record_attack": Contestant._fought,
    "record_player_eliminated": Contestant._eliminated,
    "record_drew_card": Contestant._drew,
    "public_record_drew_card": Contestant._other_drew,
    "move_claim_territory": Contestant._claimed,
    "move_place_initial_troop": Contestant._placed_first,
    "move_redeem_cards": Contestant._redeemed_cards,
    "move_distribute_troops": Contestant._distributed,
    "move_troops_after_attack": Contestant._moved_in,
    "move_fortify": Contestant._fortified,
}
_ANSWERING: dict[str, Callable[[Contestant, Document], Document]] = {
    "claim_territory": Contestant._claim,
    "place_initial_troop": Contestant._place_first,
    "redeem_cards": Contestant._redeem,
    "distribute_troops": Contestant._distribute,
    "attack": Contestant._attack,
    "defend": Contestant._defend,
    "troops_after_attack": Contestant._move_in,
    "fortify": Contestant._fortify,
}


def play(bot_name: str) -> None:
    """Plays a match of the contest as that bot of the house, in the contest's working directory.

    Ends when the host has closed its pipe. StopIteration for a name of no bot.
    """
    from games.risk.bots.expert import LEVELS  # noqa: PLC0415 (a file of one's own plays without)

    level = next(each for each in (*LEVELS, RANDOM_LEVEL) if each.name == bot_name)
    _play(lambda seats: level.make(_setup(seats)))


def play_own(module: str) -> None:
    """The same as the bot in a module, as `file:` bots are written."""
    _play(lambda seats: OwnBot(bot_of(importlib.import_module(module), module, _setup(seats))))


class OwnBot:
    """A bot in a file, which may answer with an option alone."""

    draws = True

    def __init__(self, bot: Any) -> None:
        self._bot = bot

    def choose(self, view: RiskTable, decision: Decision, rng: Random) -> Answer:
        given = self._bot.choose(view, decision, rng)
        return given if isinstance(given, Answer) else Answer(given)


def _setup(seats: int) -> Setup:
    options: dict[str, str] = {"trade": CONTEST_RULES.trade, "defence": CONTEST_RULES.defence}
    return Setup((SeatSetup("contest", "contest"),) * seats, "contest", options)


def _play(make_bot: Callable[[int], Bot]) -> None:
    make_bot(5)
    contestant = Contestant(make_bot, secrets.token_hex(8))
    pipes = Path("io")
    with (
        (pipes / "to_engine.pipe").open("wb", buffering=0) as answers,
        (pipes / "from_engine.pipe").open("rb") as queries,
    ):
        for query in questions(queries):
            answers.write(framed(compact(contestant.answer(query))))


if __name__ == "__main__":
    from games.risk.arena import export

    export.main(sys.argv[1:])
