"""One turn: opening (declare, seize), Prelude and actions, and its end."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Final

from engine.core.decision import Decision, Option
from engine.core.step import Emit, Step
from engine.text.message import Message
from games.arcs import moves
from games.arcs import rule_queries as q
from games.arcs.board import CARDS, SHIP, STARPORT, SUIT_ACTIONS, SYSTEMS
from games.arcs.court import ACTIONS, LoreDiscarded, prelude_of, texts_of
from games.arcs.events import CardUsed, ResourceSpent
from games.arcs.parts import NO_TURN, Extra, Played, Turn, without
from games.arcs.rule_hooks import follow_up, query
from games.arcs.state import ArcsTable
from games.arcs.steps import actions as on_map
from games.arcs.steps import battle, court
from games.arcs.steps.effects import ASK_SEIZE, can_speak, discardable, has_effect, new_actions
from games.arcs.steps.gaining import CarryOut
from games.arcs.steps.scoring import declarations, declare_as_played, may_seize, seize

ASK_DECLARE: Final = Message("ask-declare")
ASK_GATE: Final = Message("ask-gate")

SHIPS_FOR_THE_LOST = 3


def start_turn(table: ArcsTable, played: Played) -> None:
    """ARCS-4.4 and 4.9: the pips and actions that a card gives, once it lies on the table."""
    card = CARDS[played.card]
    printed = card.pips if played.how in ("lead", "surpass") else 1
    pips = query(table, q.PipsOf(played.seat, played.how), printed)
    table.seat = played.seat
    if played.how == "copy":
        actions = lead_actions(table)
    else:
        asked = q.ActionsOf(played.seat, played.card, played.how)
        actions = query(table, asked, SUIT_ACTIONS.get(card.suit, ()))
    table.turn = Turn(pips, actions, prelude=True)
    table.steps += [FinishTurn(played.seat), Act(played.seat), Opening(played.seat)]


def lead_actions(table: ArcsTable) -> tuple[str, ...]:
    """ARCS-4.10: the actions on the lead card."""
    lead = table.lead
    printed = SUIT_ACTIONS.get(CARDS[lead.card].suit, ())
    actions: tuple[str, ...] = query(table, q.ActionsOf(lead.seat, lead.card, "lead"), printed)
    return actions


@dataclass(frozen=True, slots=True)
class Opening(Step):
    """ARCS-4.5 and 4.12: before any action a card may declare, and the initiative be seized.

    Whoever has a hand is asked even when no card of it can be given: what a hand holds is secret.
    """

    seat: int

    def ask(self, table: ArcsTable) -> Decision | None:
        played = table.trick[-1]
        options: list[moves.Declare | moves.SeizeWith | moves.GoOn] = [*declarations(table, played)]
        hand: tuple[str, ...] = ()
        if may_seize(table, self.seat) and query(table, q.MayGiveCard(self.seat), True):
            hand = table.seats[self.seat].hand
        options += [moves.seize_with(card) for card in query(table, q.GivenCards(self.seat), hand)]
        if not options and not hand:
            return None
        prompt = ASK_DECLARE if played.how == "lead" else ASK_SEIZE
        return Decision(self.seat, "opening", prompt, [moves.GO_ON, *options])

    def answer(
        self,
        table: ArcsTable,
        option: moves.Declare | moves.SeizeWith | moves.GoOn | None,
        emit: Emit,
    ) -> None:
        if isinstance(option, moves.Declare):
            table.steps.append(self)
            declare_as_played(table, table.trick[-1], option.ambition)
        elif isinstance(option, moves.SeizeWith):
            table.steps.append(self)
            seat = table.seats[self.seat]
            seat.hand = without(seat.hand, option.card)
            table.extras += (Extra(self.seat, option.card),)
            seize(table, self.seat, option.card, emit)

    def problems(self, table: ArcsTable) -> list[str]:
        return _must_have_played(table, self.seat)


def _must_have_played(table: ArcsTable, number: int) -> list[str]:
    if not table.trick or table.trick[-1].seat != number or table.seat != number:
        return [f"seat and the last card of trick must be those of seat {number}"]
    return []


def can_be_taken(table: ArcsTable, number: int, action: str) -> bool:
    """ARCS-5.1: whether a standard action can be taken."""
    return court.is_offered(OPTIONS_OF[action](table, number))


OPTIONS_OF: dict[str, Callable[[ArcsTable, int], Iterable[Option]]] = {
    "tax": on_map.tax_options,
    "build": on_map.build_options,
    "move": on_map.move_options,
    "repair": on_map.repair_options,
    "influence": court.influence_options,
    "secure": court.secure_options,
    "battle": battle.attack_options,
}
ACTION_STEPS: dict[str, Callable[[int], Step]] = {
    "tax": on_map.TaxCity,
    "build": on_map.BuildPiece,
    "move": on_map.MoveShips,
    "repair": on_map.RepairPiece,
    "influence": court.InfluenceCard,
    "secure": court.SecureCard,
    "battle": battle.BattleRival,
}
PRELUDE_ACTIONS = {
    "material": ("build", "repair"),
    "fuel": ("move",),
    "relic": ("secure",),
}


class Possible(dict[str, list[str]]):
    """ARCS-5.1 and 9.2: of a base action, and those in its place, what a seat can do now."""

    def __init__(self, table: ArcsTable, number: int) -> None:
        self.table, self.number = table, number

    def __missing__(self, base: str) -> list[str]:
        found = [base] if can_be_taken(self.table, self.number, base) else []
        found += new_actions(self.table, self.number, base)
        self[base] = found
        return found


def pip_actions(table: ArcsTable, possible: Possible) -> list[str]:
    """ARCS-5.1 and 5.5: what an action pip can be spent on."""
    turn = table.turn
    if not turn.pips:
        return []
    bases = turn.actions
    if turn.armed and "battle" not in bases:
        bases = (*bases, "battle")
    found = [action for base in bases for action in possible[base]]
    more: tuple[str, ...] = query(table, q.pip_actions(possible.number, bases), ())
    return [*found, *[each for each in more if has_effect(table, possible.number, each)]]


def resource_options(
    table: ArcsTable, number: int, possible: Possible
) -> Iterator[moves.SpendResource]:
    """ARCS-5.3 to 5.8: what tokens can be spent on in the Prelude."""
    held = dict.fromkeys(table.seats[number].resources)
    for resource in held:
        for kind in query(table, q.spendable_as(number, resource), (resource,)):
            stops = kind in table.seats[number].outrage
            if not query(table, q.outrage_stops(number, kind), stops):
                for action in _of_resource(table, kind, possible):
                    if action != "build" or _leaves_a_build(table, number, resource):
                        yield moves.spend_resource(resource, kind, action)


def _leaves_a_build(table: ArcsTable, number: int, resource: str) -> bool:
    """Whether something can be built that does not cost the very token spent (LORE-1.7)."""
    last = table.seats[number].slots.count(resource) == 1
    return any(
        not (last and option.token == resource) for option in on_map.build_options(table, number)
    )


def _of_resource(table: ArcsTable, kind: str, possible: Possible) -> list[str]:
    if kind == "weapon":
        return [] if table.turn.armed or not table.turn.pips else [""]
    bases = lead_actions(table) if kind == "psionic" else PRELUDE_ACTIONS[kind]
    return [action for base in bases for action in possible[base]]


@dataclass(frozen=True, slots=True)
class Act(Step):
    """ARCS-5.1: the Prelude, until the first pip is spent; then the pips, as many as you like."""

    seat: int

    def ask(self, table: ArcsTable) -> Decision:
        possible = Possible(table, self.seat)
        options: list[Option] = [moves.spend_pip(action) for action in pip_actions(table, possible)]
        if table.turn.prelude:
            options += resource_options(table, self.seat, possible)
            seat = table.seats[self.seat]
            options += [moves.spend_for_nothing(each) for each in dict.fromkeys(seat.resources)]
            cards = (*seat.cards, *seat.lore)
            options += [moves.UseCard(card) for card in cards if can_speak(table, self.seat, card)]
            options += [moves.DiscardLore(card) for card in discardable(table, self.seat)]
            options += query(table, q.prelude_ways(self.seat), ())
        key = "ask-prelude" if table.turn.prelude and options else "ask-act"
        if table.turn.pips and not options:
            key = "ask-act-over"
        asked = Message(key, {"pips": table.turn.pips})
        return Decision(self.seat, "act", asked, [moves.END_TURN, *options])

    def answer(self, table: ArcsTable, option: Option, emit: Emit) -> None:
        if isinstance(option, moves.EndTurn):
            return
        table.steps.append(self)
        if isinstance(option, moves.SpendPip):
            if query(table, q.LeavesFate(self.seat, option.action), False):
                table.change_turn(past_fate=True)
            table.turn = table.turn.spending_a_pip()
            table.steps += self._take(table, option.action)
        elif isinstance(option, moves.UseCard):
            self._use(table, option.card, emit)
        elif isinstance(option, moves.DiscardLore):
            self._discard(table, option.card, emit)
        elif isinstance(option, moves.SpendResource):
            self._spend(table, option.resource, option.as_resource, emit)
            if option.action:
                table.steps += self._take(table, option.action)
            else:
                table.change_turn(armed=True)
        elif isinstance(option, moves.SpendForNothing):
            self._spend(table, option.resource, "", emit)
        else:
            table.change_turn(acted=True)
            table.steps += query(table, q.TakesWay(self.seat, option), ())

    def _take(self, table: ArcsTable, action: str) -> list[Step]:
        if action in ACTIONS:
            card, clause = ACTIONS[action]
            if clause.limit == "once_per_turn":
                table.change_turn(used=(*table.turn.used, card))
            follow_up(table, q.AbilityUsed(self.seat, card))
            return [CarryOut(self.seat, card, clause.effects)]
        return [ACTION_STEPS[action](self.seat)]

    def _spend(self, table: ArcsTable, resource: str, kind: str, emit: Emit) -> None:
        """ARCS-5.9: a token waits beside the board, spent as its own type, another or nothing."""
        slot = table.seats[self.seat].take_token(resource)
        table.change_turn(acted=True, spent=(*table.turn.spent, resource))
        emit(ResourceSpent, self.seat, resource, kind, slot)

    def _use(self, table: ArcsTable, card: str, emit: Emit) -> None:
        clause = prelude_of(card)
        assert clause is not None
        table.change_turn(acted=True)
        if clause.limit == "once_per_turn":
            table.change_turn(used=(*table.turn.used, card))
        emit(CardUsed, self.seat, card)
        table.steps.append(CarryOut(self.seat, card, clause.effects))

    def _discard(self, table: ArcsTable, card: str, emit: Emit) -> None:
        seat = table.seats[self.seat]
        seat.lore = without(seat.lore, card)
        table.change_turn(acted=True)
        emit(LoreDiscarded, self.seat, card)
        effects = [each.effects for each in texts_of(card) if each.channel == "discard"]
        table.steps.append(CarryOut(self.seat, card, sum(effects, ())))

    def problems(self, table: ArcsTable) -> list[str]:
        return _must_have_played(table, self.seat)


@dataclass(frozen=True, slots=True)
class FinishTurn(Step):
    """ARCS-5.9 and 7.15: spent tokens return; whoever has no ship and no starport gets ships."""

    seat: int

    def ask(self, table: ArcsTable) -> Decision | None:
        if not self._is_lost(table):
            return None
        gates = [moves.Choose(name) for name in table.systems if SYSTEMS[name].is_gate]
        return Decision(self.seat, "gate", ASK_GATE, gates)

    def _is_lost(self, table: ArcsTable) -> bool:
        seat = table.seats[self.seat]
        if seat.fresh or seat.hurt or table.on_map(self.seat, STARPORT):
            return False
        return bool(table.in_supply(self.seat, SHIP))

    def answer(self, table: ArcsTable, option: moves.Choose | None, emit: Emit) -> None:
        if option is not None:
            on_map.place_ships(table, self.seat, option.name, SHIPS_FOR_THE_LOST, emit)
        table.turn = NO_TURN
        used = [each for each in table.buildings if each.used]
        for building in used:
            table.replace_building(building, replace(building, used=False))
