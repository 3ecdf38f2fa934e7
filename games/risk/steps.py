"""The steps of Risk: set-up, turn, reinforcements, battle, fortifying, end of the game."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from typing import Annotated, ClassVar

from engine.core.chance import Dice, Draw, Shuffle
from engine.core.decision import Chance, Decision
from engine.core.position.edits import Bounds
from engine.core.setup import Result
from engine.core.step import Emit, Step
from engine.text.message import Message, SeatNumber
from games.risk import board, events, moves
from games.risk.odds import MOST_DEFENCE_DICE, Faces, losses
from games.risk.state import FEWEST_SEATS, NEUTRAL, NOBODY, RiskTable, Rules

DRAW_CARD, DRAW_OF_NEW_DECK = Message("draw-card"), Message("draw-card-of-new-deck")
ASK_FORTIFY = Message("ask-fortify")

BattleDice = Annotated[int, Bounds(1, moves.MOST_DICE)]


@dataclass(frozen=True, slots=True)
class TakeCard(Step):
    """RISK-11.1: a turn with a conquest earns one card, taken from the deck without asking.

    RISK-11.7: which it is, is not asked of a seat that tells late.
    """

    def ask(self, table: RiskTable) -> Chance | None:
        if not self._is_due(table) or table.seat in table.rules.tell_late:
            return None
        asked, cards = DRAW_CARD, table.unseen_cards
        if not table.deck_size:
            asked, cards = DRAW_OF_NEW_DECK, list(table.discards)
        draw = board.CardDraw(tuple([board.CARD_NAMES[card] for card in cards]))
        return Chance("card", asked, draw, table.seat, secret=True)

    def answer(self, table: RiskTable, name: str | None, emit: Emit) -> None:
        if not self._is_due(table):
            return
        if not table.deck_size:
            reshuffled = len(table.discards)
            table.discards = ()
            emit(events.DeckReshuffled, reshuffled, name is None)
        seat, card = table.seat, board.HIDDEN if name is None else board.card_named(name)
        table.hands[seat] = tuple(sorted((*table.hands[seat], card)))
        emit.to(seat, events.CardTaken, seat, card)

    def _is_due(self, table: RiskTable) -> bool:
        return table.has_conquered and bool(table.deck_size or table.discards)

    def problems(self, table: RiskTable) -> list[str]:
        return table.problems_of_turn()


@dataclass(frozen=True, slots=True)
class FortifyPhase(Step):
    """RISK-12.1 to 12.4: one move between two adjacent own territories, or none."""

    def ask(self, table: RiskTable) -> Decision | None:
        ways = fortifications(table)
        if not ways:
            return None
        return Decision(table.seat, "fortify", ASK_FORTIFY, moves.Fortifications(ways))

    def answer(
        self, table: RiskTable, option: moves.Fortify | moves.EndTurn | None, emit: Emit
    ) -> None:
        if isinstance(option, moves.Fortify):
            source, target, count = option.source, option.target, option.count
            table.troops[source] -= count
            table.troops[target] += count
            emit(events.TroopsFortified, table.seat, source, target, count)

    def problems(self, table: RiskTable) -> list[str]:
        return table.problems_of_turn()


def fortifications(table: RiskTable) -> list[tuple[int, int, int]]:
    """Source, target and most troops of every move that fortifies."""
    seat, owners = table.seat, table.owners
    ways = []
    for source, troops in enumerate(table.troops):
        if troops > 1 and owners[source] == seat:
            for target in board.ADJACENT[source]:
                if owners[target] == seat:
                    ways.append((source, target, troops - 1))
    return ways


def end_game(table: RiskTable, ending: events.Ending, emit: Emit) -> None:
    """RISK-13.1 and 13.5: nothing more happens."""
    table.steps.clear()
    emit(events.GameEnded, result(table).winners, ending)


def result(table: RiskTable) -> Result:
    """RISK-13.3 and 13.5: who is left, by territories, then troops; then the latest to leave.

    The score is the number of territories.
    """
    seats = range(len(table.hands))
    gone = table.eliminated
    standing = [
        (-1, gone.index(seat), 0)
        if seat in gone
        else (0, table.owners.count(seat), table.troops_of(seat))
        for seat in seats
    ]
    ranks = tuple(1 + sum(other > own for other in standing) for own in standing)
    return Result(tuple(float(table.owners.count(seat)) for seat in seats), ranks)


SET_SIZE = 3
CARDS_LEFT = 4
"""RISK-10.3: forced redeeming stops as soon as no more than these are left."""

ASK_BONUS = Message("ask-bonus", {"count": board.MATCHING_TROOPS})


@dataclass(frozen=True, slots=True)
class RedeemCards(Step):
    """RISK-5.8 and 5.9: turn in sets; RISK-10.2 and 10.3: after an elimination, down to four."""

    shows_a_set: ClassVar = True
    """That it is asked tells what the hand holds (see `RiskTable.seen_by`)."""

    after_elimination: bool = False

    def ask(self, table: RiskTable) -> Decision | None:
        hand = table.hands[table.seat]
        if len(hand) < SET_SIZE or (self.after_elimination and len(hand) <= CARDS_LEFT):
            return None
        known = tuple([card for card in hand if card != board.HIDDEN])
        options: list[moves.Redeem | moves.RedeemHidden | moves.KeepCards] = [
            *map(moves.Redeem, board.sets_in(known))
        ]
        if board.HIDDEN in hand:
            options.append(moves.REDEEM_HIDDEN)
        if not options:
            return None
        troops = {"troops": table.next_set_value}
        if self.after_elimination or len(hand) > table.rules.most_cards_kept:
            return Decision(table.seat, "redeem", Message("ask-redeem-must", troops), options)
        options.append(moves.KEEP_CARDS)
        return Decision(table.seat, "redeem", Message("ask-redeem", troops), options)

    def answer(
        self,
        table: RiskTable,
        option: moves.Redeem | moves.RedeemHidden | moves.KeepCards | None,
        emit: Emit,
    ) -> None:
        if isinstance(option, moves.RedeemHidden):
            table.steps += (self, TellSet())
        elif isinstance(option, moves.Redeem):
            table.steps.append(self)
            redeem(table, option, emit)

    def problems(self, table: RiskTable) -> list[str]:
        if board.HIDDEN in table.hands[table.seat] and table.seat not in table.rules.tell_late:
            return [f"hands[{table.seat}] hides cards, but the seat is to redeem some"]
        return table.problems_of_turn()


@dataclass(frozen=True, slots=True)
class TellSet(Step):
    """RISK-11.7: which cards a seat redeems that has told nobody; `cards` are told already."""

    cards: board.Cards = ()

    def ask(self, table: RiskTable) -> Chance:
        names = [board.CARD_NAMES[card] for card in self._possible(table)]
        asked = Message("ask-set-card", {"number": len(self.cards) + 1})
        return Chance("set", asked, board.CardDraw(tuple(names)), table.seat)

    def _possible(self, table: RiskTable) -> list[int]:
        """The cards with which the told ones still can make a set of this hand."""
        return [card for card in range(board.CARDS) if _may_be_set(table, (*self.cards, card))]

    def answer(self, table: RiskTable, name: str, emit: Emit) -> None:
        cards = (*self.cards, board.card_named(name))
        if len(cards) < SET_SIZE:
            table.steps.append(TellSet(cards))
            return
        seat = table.seat
        for card in set(cards).difference(table.hands[seat]):
            table.hands[seat] = shown_in(table.hands[seat], card)
        first, second, third = sorted(cards)
        redeem(table, moves.Redeem((first, second, third)), emit)

    def problems(self, table: RiskTable) -> list[str]:
        if table.seat not in table.rules.tell_late or len(table.hands[table.seat]) < SET_SIZE:
            return [f"a set is to be told, but seat {table.seat} keeps no cards to itself"]
        if len(self.cards) >= SET_SIZE or not self._possible(table):
            return [f"the step TellSet has the cards {list(self.cards)}, which begin no set"]
        return table.problems_of_turn()


def _may_be_set(table: RiskTable, told: board.Cards) -> bool:
    """Whether these cards, the last one new, can be in the hand and become a set."""
    hand, unseen = table.hands[table.seat], table.unseen_cards
    pool = [card for card in (*hand, *unseen) if card not in (board.HIDDEN, *told)]
    if len(set(told)) < len(told) or not set(told) <= {*hand, *unseen} - {board.HIDDEN}:
        return False
    hidden = hand.count(board.HIDDEN)
    return any(
        board.is_set((first, second, third))
        and sum(card not in hand for card in (first, second, third)) <= hidden
        for first, second, third in (
            (*told, *more) for more in combinations(pool, SET_SIZE - len(told))
        )
    )


def shown_in(hand: board.Cards, card: int) -> board.Cards:
    """A hand of which one hidden card turns out to be that one."""
    return tuple(sorted((*hand[1:], card)))


@dataclass(frozen=True, slots=True)
class MatchTerritory(Step):
    """RISK-5.14: several cards match, so the seat chooses the territory of the extra troops."""

    territories: tuple[int, ...]

    def ask(self, table: RiskTable) -> Decision:
        options = tuple([moves.TakeBonus(place) for place in self.territories])
        return Decision(table.seat, "bonus", ASK_BONUS, options)

    def answer(self, table: RiskTable, option: moves.TakeBonus, emit: Emit) -> None:
        place_bonus(table, option.territory, emit)

    def problems(self, table: RiskTable) -> list[str]:
        for place in self.territories:
            if place not in table.territories_of(table.seat):
                return [f"the step MatchTerritory names {place}, which the seat does not own"]
        if not self.territories or table.has_taken_bonus:
            return ["extra troops are to be placed, but there are none this turn"]
        return table.problems_of_turn()


@dataclass(frozen=True, slots=True)
class Reinforce(Step):
    """RISK-6.1 and 6.2: every troop in reserve is placed before play goes on."""

    def ask(self, table: RiskTable) -> Decision | None:
        seat = table.seat
        left = table.reserves[seat]
        if not left:
            return None
        places = moves.Placements(table.territories_of(seat), left)
        return Decision(seat, "reinforce", Message("ask-reinforce", {"troops": left}), places)

    def answer(self, table: RiskTable, option: moves.PlaceTroops | None, emit: Emit) -> None:
        if option is not None:
            place_troops(table, option, emit)
            if table.reserves[table.seat]:
                table.steps.append(self)

    def problems(self, table: RiskTable) -> list[str]:
        return table.problems_of_turn()


def place_troops(table: RiskTable, option: moves.PlaceTroops, emit: Emit) -> None:
    """Moves troops from the reserve of the seat to play to one of its territories."""
    seat = table.seat
    table.troops[option.territory] += option.count
    table.reserves[seat] -= option.count
    emit(events.TroopsPlaced, seat, option.territory, option.count, table.reserves[seat])


def redeem(table: RiskTable, option: moves.Redeem, emit: Emit) -> None:
    """RISK-5.5 to 5.7 and 5.11 to 5.13: troops for the set, and two more for a match."""
    seat, cards = table.seat, option.cards
    troops = table.next_set_value
    table.sets_redeemed += 1
    table.reserves[seat] += troops
    table.hands[seat] = tuple([card for card in table.hands[seat] if card not in cards])
    table.discards += cards
    emit(events.SetRedeemed, seat, cards, table.sets_redeemed, troops)
    if table.has_taken_bonus:
        return
    matching = tuple(
        [card for card in cards if not board.is_wild(card) and table.owners[card] == seat]
    )
    if len(matching) == 1:
        place_bonus(table, matching[0], emit)
    elif matching:
        table.steps.append(MatchTerritory(matching))


def place_bonus(table: RiskTable, territory: int, emit: Emit) -> None:
    """RISK-5.12 and 5.13: both troops stand on the territory that the card shows."""
    table.troops[territory] += board.MATCHING_TROOPS
    table.has_taken_bonus = True
    emit(events.BonusPlaced, table.seat, territory, board.MATCHING_TROOPS)


_DEFENCES = tuple(moves.Defend(dice) for dice in range(1, MOST_DEFENCE_DICE + 1))


ASK_ATTACK = Message("ask-attack")
_ROLLS = {count: Dice(count) for count in range(2, moves.MOST_DICE + MOST_DEFENCE_DICE + 1)}


@dataclass(frozen=True, slots=True)
class AttackPhase(Step):
    """RISK-7.1 to 7.6: attack as often as you like, from and to wherever it is legal."""

    def ask(self, table: RiskTable) -> Decision | None:
        if not can_attack(table):
            return None
        attacks = moves.Attacks(table.seat, table.owners, table.troops)
        return Decision(table.seat, "attack", ASK_ATTACK, attacks)

    def answer(
        self, table: RiskTable, option: moves.Attack | moves.EndAttacks | None, emit: Emit
    ) -> None:
        if not isinstance(option, moves.Attack):
            emit(events.AttacksEnded, table.seat)
            return
        source, target, dice = option.source, option.target, option.dice
        table.steps.append(self)
        if table.troops[target] == 1:
            table.steps.append(RollBattle(source, target, dice, 1))
        elif table.rules.defence == "manual" and table.owners[target] != NEUTRAL:
            table.steps.append(ChooseDefence(source, target, dice))
        else:
            table.steps.append(RollBattle(source, target, dice, MOST_DEFENCE_DICE))

    def problems(self, table: RiskTable) -> list[str]:
        if table.reserves[table.seat]:
            return [f"reserves[{table.seat}] is not 0, but seat {table.seat} is to attack"]
        return table.problems_of_turn()


@dataclass(frozen=True, slots=True)
class ChooseDefence(Step):
    """RISK-8.2: the owner of the territory under attack chooses how many dice to roll."""

    source: int
    target: int
    dice: BattleDice

    def ask(self, table: RiskTable) -> Decision:
        target, source = board.TERRITORY(self.target), board.TERRITORY(self.source)
        asked = Message("ask-defend", {"target": target, "dice": self.dice, "source": source})
        return Decision(table.owners[self.target], "defend", asked, _DEFENCES)

    def answer(self, table: RiskTable, option: moves.Defend, emit: Emit) -> None:
        table.steps.append(RollBattle(self.source, self.target, self.dice, option.dice))

    def problems(self, table: RiskTable) -> list[str]:
        problems = _problems_of_battle(table, self.source, self.target, self.dice)
        if not problems and table.troops[self.target] < MOST_DEFENCE_DICE:
            return [f"troops[{self.target}] is 1, so its owner has no choice of dice"]
        if not problems and table.owners[self.target] == NEUTRAL:
            return ["the neutral army is to choose dice, which it never does"]
        return problems


@dataclass(frozen=True, slots=True)
class RollBattle(Step):
    """RISK-8.3 to 8.6: both sides roll, and losses leave the board at once."""

    source: int
    target: int
    attack: BattleDice
    defence: Annotated[int, Bounds(1, MOST_DEFENCE_DICE)]

    @property
    def asked_dice(self) -> tuple[int, int]:
        return self.attack, self.defence

    def ask(self, table: RiskTable) -> Chance:
        places = {"source": board.TERRITORY(self.source), "target": board.TERRITORY(self.target)}
        asked = Message("roll-battle", {"dice": self.attack, "defence": self.defence, **places})
        return Chance("battle", asked, _ROLLS[self.attack + self.defence], table.seat)

    def answer(self, table: RiskTable, faces: Faces, emit: Emit) -> None:
        source, target, attack = self.source, self.target, self.attack
        attacker_lost, defender_lost = losses(faces, attack)
        table.troops[source] -= attacker_lost
        table.troops[target] -= defender_lost
        emit(
            events.BattleRolled,
            table.seat,
            table.owners[target],
            source,
            target,
            faces[:attack],
            faces[attack:],
            attacker_lost,
            defender_lost,
        )
        if not table.troops[target]:
            conquer(table, self, emit)

    def problems(self, table: RiskTable) -> list[str]:
        problems = _problems_of_battle(table, self.source, self.target, self.attack)
        if not problems and not 1 <= self.defence <= min(
            MOST_DEFENCE_DICE, table.troops[self.target]
        ):
            return [f"the step RollBattle has {self.defence} dice for the defender; it cannot"]
        return problems


@dataclass(frozen=True, slots=True)
class MoveIn(Step):
    """RISK-9.2 and 9.3: at least the dice rolled move in, and at least one troop stays behind."""

    source: int
    captured: int
    minimum: BattleDice

    def ask(self, table: RiskTable) -> Decision | None:
        most = table.troops[self.source] - 1
        if most == self.minimum:
            return None
        counts = moves.TroopCounts(moves.Occupy, self.minimum, most)
        args = {"low": self.minimum, "high": most, "territory": board.TERRITORY(self.captured)}
        return Decision(table.seat, "occupy", Message("ask-occupy", args), counts)

    def answer(self, table: RiskTable, option: moves.Occupy | None, emit: Emit) -> None:
        count = self.minimum if option is None else option.count
        table.troops[self.source] -= count
        table.troops[self.captured] += count
        emit(events.TroopsMovedIn, table.seat, self.source, self.captured, count)

    def problems(self, table: RiskTable) -> list[str]:
        seat, source, captured = table.seat, self.source, self.captured
        if not _are_adjacent(source, captured):
            return [f"the step MoveIn joins {source} and {captured}, which are not adjacent"]
        if table.owners[source] != seat or table.owners[captured] != seat:
            return [f"the step MoveIn needs seat {seat} to own territories {source} and {captured}"]
        if table.troops[captured]:
            return [f"troops[{captured}] is {table.troops[captured]}, but it is to be occupied"]
        if not 1 <= self.minimum <= min(moves.MOST_DICE, table.troops[source] - 1):
            return [f"the step MoveIn has the minimum {self.minimum}, which is not possible"]
        return table.problems_of_turn()


@dataclass(frozen=True, slots=True)
class TellCards(Step):
    """RISK-11.7: a bot takes the cards of an eliminated seat that has told nobody which they are.

    They are told one by one before they change hands; then the capture goes on.
    """

    loser: int
    source: int
    captured: int
    minimum: BattleDice

    def ask(self, table: RiskTable) -> Chance:
        names = [board.CARD_NAMES[card] for card in table.unseen_cards]
        asked = Message("ask-taken-card", {"seat": SeatNumber(self.loser)})
        return Chance("taken", asked, board.CardDraw(tuple(names)), table.seat, secret=True)

    def answer(self, table: RiskTable, name: str, emit: Emit) -> None:
        hand = shown_in(table.hands[self.loser], board.card_named(name))
        table.hands[self.loser] = hand
        if board.HIDDEN in hand:
            table.steps.append(self)
        else:
            occupy = MoveIn(self.source, self.captured, self.minimum)
            take_over(table, self.loser, occupy, emit)

    def problems(self, table: RiskTable) -> list[str]:
        if self.loser not in range(len(table.hands)) or board.HIDDEN not in table.hands[self.loser]:
            return [f"the step TellCards is about seat {self.loser}, which hides no cards"]
        return MoveIn(self.source, self.captured, self.minimum).problems(table)


def can_attack(table: RiskTable) -> bool:
    """RISK-7.2 and 7.3: whether a territory with two troops has somebody else's beside it."""
    seat, owners = table.seat, table.owners
    for source, troops in enumerate(table.troops):
        if troops > 1 and owners[source] == seat:
            for place in board.ADJACENT[source]:
                if owners[place] != seat:
                    return True
    return False


def conquer(table: RiskTable, battle: RollBattle, emit: Emit) -> None:
    """RISK-9.1: the territory changes hands, which may eliminate its owner or end the game."""
    seat, target = table.seat, battle.target
    loser = table.owners[target]
    table.owners[target] = seat
    table.has_conquered = True
    emit(events.TerritoryConquered, seat, loser, battle.source, target)
    occupy = MoveIn(battle.source, target, battle.attack)
    if loser == NEUTRAL or loser in table.owners:
        table.steps.append(occupy)
    elif board.HIDDEN in table.hands[loser] and seat not in table.rules.tell_late:
        table.steps.append(TellCards(loser, battle.source, target, battle.attack))
    else:
        take_over(table, loser, occupy, emit)


def take_over(table: RiskTable, loser: int, occupy: MoveIn, emit: Emit) -> None:
    """RISK-10.1 and 10.2: the loser is out; the game ends, or cards may have to be redeemed."""
    eliminate(table, loser, emit)
    if len(table.alive) == 1:
        occupy.answer(table, None, emit)
        end_game(table, "conquest", emit)
        return
    if len(table.hands[table.seat]) >= table.rules.cards_that_force:
        table.steps += (Reinforce(), RedeemCards(after_elimination=True))
    table.steps.append(occupy)


def eliminate(table: RiskTable, loser: int, emit: Emit) -> None:
    """RISK-10.1: the seat is out, and its cards go to the seat that eliminated it.

    RISK-11.7: a seat that tells late knows its cards by itself.
    """
    seat, cards = table.seat, table.hands[loser]
    if seat in table.rules.tell_late:
        cards = (board.HIDDEN,) * len(cards)
    table.eliminated += (loser,)
    table.hands[seat] = tuple(sorted(table.hands[seat] + cards))
    table.hands[loser] = ()
    emit.to(seat, events.SeatEliminated, loser, seat, cards)


def _are_adjacent(source: int, target: int) -> bool:
    return 0 <= source < board.SIZE and target in board.ADJACENT[source]


def _problems_of_battle(table: RiskTable, source: int, target: int, dice: int) -> list[str]:
    seat = table.seat
    if not _are_adjacent(source, target):
        return [f"a battle joins {source} and {target}, which are not adjacent"]
    if table.owners[source] != seat or table.owners[target] == seat:
        return [f"a battle from {source} to {target} is not one of seat {seat} against another"]
    if not 1 <= dice <= min(moves.MOST_DICE, table.troops[source] - 1):
        return [f"a battle from {source} has {dice} dice, which its troops do not allow"]
    return table.problems_of_turn()


@dataclass(frozen=True, slots=True)
class StartTurn(Step):
    """RISK-4.1 to 4.4: troops for territories and whole continents, counted before all else."""

    def answer(self, table: RiskTable, option: None, emit: Emit) -> None:
        seat = table.seat
        continents = table.continents_of(seat)
        bonus = sum([board.CONTINENTS[number].bonus for number in continents])
        troops = table.territory_troops(seat)
        table.reserves[seat] = troops + bonus
        table.has_conquered = table.has_taken_bonus = False
        table.steps += STAGES
        count = table.owners.count(seat)
        emit(events.TurnStarted, seat, table.round, count, troops, continents, bonus)

    def problems(self, table: RiskTable) -> list[str]:
        if table.round and table.reserves[table.seat]:
            return [f"reserves[{table.seat}] is not 0, but the turn is still to start"]
        return table.problems_of_turn()


@dataclass(frozen=True, slots=True)
class PassTurn(Step):
    """RISK-3.2 and 13.5: the next seat that is not eliminated plays, unless this was the end."""

    def answer(self, table: RiskTable, option: None, emit: Emit) -> None:
        alive = table.alive
        turn = alive.index(table.seat) + 1
        if turn == len(alive):
            if table.round == table.rules.round_limit:
                end_game(table, "round limit", emit)
                return
            turn = 0
            table.round += 1
        table.seat = alive[turn]
        table.steps.append(StartTurn())

    def problems(self, table: RiskTable) -> list[str]:
        return table.problems_of_turn()


STAGES = (PassTurn(), FortifyPhase(), TakeCard(), AttackPhase(), Reinforce(), RedeemCards())
"""RISK-3.1: the stages of a turn, the first to come on top."""


NEUTRAL_TERRITORIES = board.SIZE // 3

DRAW_ORDER, DRAW_NEUTRAL = Message("draw-order"), Message("draw-neutral")
DRAW_TERRITORY, ASK_CLAIM = Message("draw-territory"), Message("ask-claim")


@dataclass(frozen=True, slots=True)
class DecideOrder(Step):
    """RISK-2.1: the order of play is random; seats count from 1 in what is drawn."""

    def ask(self, table: RiskTable) -> Chance:
        seats = tuple(range(1, len(table.hands) + 1))
        return Chance("order", DRAW_ORDER, Shuffle(seats))

    def answer(self, table: RiskTable, drawn: tuple[int, ...], emit: Emit) -> None:
        table.order = tuple(number - 1 for number in drawn)
        table.seat = table.order[0]
        by_lot = table.rules.claiming == "random"
        table.steps += (PlaceArmies(), DealTerritory() if by_lot else ClaimTerritory())
        if len(table.hands) == FEWEST_SEATS:
            table.steps.append(DealNeutral())
        emit(events.OrderDecided, table.order)

    def problems(self, table: RiskTable) -> list[str]:
        if table.order or table.round:
            return ["order is to be drawn, but it is already known"]
        return _misfit_of_claiming(table)


@dataclass(frozen=True, slots=True)
class DealNeutral(Step):
    """RISK-2.7: with two seats a third of the territories is dealt to the neutral army."""

    def ask(self, table: RiskTable) -> Chance:
        return Chance("neutral", DRAW_NEUTRAL, Draw(_free_names(table)))

    def answer(self, table: RiskTable, name: str, emit: Emit) -> None:
        dealt = table.owners.count(NEUTRAL)
        even, rest = divmod(board.STARTING_TROOPS[FEWEST_SEATS], NEUTRAL_TERRITORIES)
        _take(
            table, NEUTRAL, board.territory_named(name), even + (dealt < rest), emit, chosen=False
        )
        if dealt + 1 < NEUTRAL_TERRITORIES:
            table.steps.append(self)

    def problems(self, table: RiskTable) -> list[str]:
        if table.owners.count(NEUTRAL) >= NEUTRAL_TERRITORIES:
            return ["the neutral army is to be dealt, but it has its territories"]
        return _misfit_of_claiming(table)


@dataclass(frozen=True, slots=True)
class ClaimTerritory(Step):
    """RISK-2.3: the seat puts one troop on an unoccupied territory."""

    def ask(self, table: RiskTable) -> Decision:
        owners = table.owners
        free = tuple([claim for claim in moves.CLAIMS if owners[claim.territory] == NOBODY])
        return Decision(table.seat, "claim", ASK_CLAIM, free)

    def answer(self, table: RiskTable, option: moves.Claim, emit: Emit) -> None:
        _claim(table, option.territory, emit, chosen=True)
        if NOBODY in table.owners:
            table.steps.append(self)

    def problems(self, table: RiskTable) -> list[str]:
        return _misfit_of_claiming(table)


@dataclass(frozen=True, slots=True)
class DealTerritory(Step):
    """RISK-14.2: territories are dealt instead of chosen, one by one in order of play."""

    def ask(self, table: RiskTable) -> Chance:
        draw = Draw(_free_names(table))
        return Chance("deal", DRAW_TERRITORY, draw, table.seat)

    def answer(self, table: RiskTable, name: str, emit: Emit) -> None:
        _claim(table, board.territory_named(name), emit, chosen=False)
        if NOBODY in table.owners:
            table.steps.append(self)

    def problems(self, table: RiskTable) -> list[str]:
        return _misfit_of_claiming(table)


@dataclass(frozen=True, slots=True)
class PlaceArmies(Step):
    """RISK-2.5: in order of play, one troop at a time on an own territory."""

    def ask(self, table: RiskTable) -> Decision:
        seat = table.seat
        left = table.reserves[seat]
        places = moves.Placements(table.territories_of(seat), 1)
        return Decision(seat, "place", Message("ask-place", {"left": left}), places)

    def answer(self, table: RiskTable, option: moves.PlaceTroops, emit: Emit) -> None:
        seat = table.seat
        table.steps.append(self)
        place_troops(table, option, emit)
        follower = _next_with_troops(table, seat)
        if follower is None:
            table.seat = table.order[0]
            table.round = 1
            table.steps[-1] = StartTurn()
        else:
            table.seat = follower

    def problems(self, table: RiskTable) -> list[str]:
        if table.round or NOBODY in table.owners:
            return ["the first troops are to be placed, which needs round 0 and no free territory"]
        if not table.reserves[table.seat]:
            return [f"reserves[{table.seat}] is 0, but seat {table.seat} is to place a troop"]
        if table.seat not in table.owners:
            return [f"seat {table.seat} is to place a troop, but owns no territory"]
        return [] if table.order else ["order is empty, but the first troops are to be placed"]


def new_table(rules: Rules, seats: int) -> RiskTable:
    """RISK-2.2: an empty board, and everybody's starting troops in reserve."""
    reserves = [board.STARTING_TROOPS[seats]] * seats
    hands: list[tuple[int, ...]] = [()] * seats
    return RiskTable(
        rules, [NOBODY] * board.SIZE, [0] * board.SIZE, hands, reserves, steps=[DecideOrder()]
    )


def _claim(table: RiskTable, territory: int, emit: Emit, *, chosen: bool) -> None:
    seat, order = table.seat, table.order
    _take(table, seat, territory, 1, emit, chosen=chosen)
    table.reserves[seat] -= 1
    table.seat = order[(order.index(seat) + 1) % len(order)]
    if NOBODY not in table.owners:
        table.seat = order[0]


def _take(
    table: RiskTable, owner: int, territory: int, troops: int, emit: Emit, *, chosen: bool
) -> None:
    table.owners[territory] = owner
    table.troops[territory] = troops
    emit(events.TerritoryClaimed, owner, territory, troops, chosen)


def _free_names(table: RiskTable) -> tuple[str, ...]:
    return tuple(
        [board.NAMES[place] for place, owner in enumerate(table.owners) if owner == NOBODY]
    )


def _next_with_troops(table: RiskTable, seat: int) -> int | None:
    order = table.order
    turn = order.index(seat)
    for follower in (*order[turn + 1 :], *order[: turn + 1]):
        if table.reserves[follower]:
            return follower
    return None


def _misfit_of_claiming(table: RiskTable) -> list[str]:
    if table.round or NOBODY not in table.owners:
        return ["a territory is to be claimed, which needs round 0 and a free territory"]
    if not table.order and not isinstance(table.steps[-1], DecideOrder):
        return ["order is empty, but territories are being claimed"]
    return []
