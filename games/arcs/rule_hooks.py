"""What the cards in play have to say: rules they change, and what they do after an event.

The hooks follow from the cards in front of the seats (guild cards, lore, leaders), and from a
SUPERCAT that sits there, alone; the rules ask without knowing any of them.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import chain
from typing import Any, Final

from engine.core.decision import Decision
from engine.core.step import Emit, Rule, RuleHook, Step, react, ruling
from engine.text.message import Message
from games.arcs import events
from games.arcs import rule_queries as q
from games.arcs.board import AMBITIONS, RESOURCES, SLOT_COSTS, SYSTEMS
from games.arcs.campaign_components import FATE_CARDS
from games.arcs.court import ABILITIES, BASE_COURT, COURT, LEADERS, LORE, Clause, Effect, texts_of
from games.arcs.expansion import Held
from games.arcs.moves import GO_ON, First, GoOn, Look, Swap
from games.arcs.parts import NO_TOKEN, Leaders, Mode, without
from games.arcs.stack import LookAtStack, ReturnToStack
from games.arcs.state import ArcsTable

# What guild cards do after something has happened; their hooks push these steps.

ASK_EFFECT_ORDER: Final = Message("ask-effect-order")
ASK_LOOK: Final = Message("ask-look")
ASK_SWAP: Final = Message("ask-swap")


CARDS_WITH_EFFECTS: Final = (COURT, LEADERS, LORE, ABILITIES, FATE_CARDS)
ORDERED: Final[defaultdict[type, set[type[Step]]]] = defaultdict(set)
"""ARCS-1.10: by event, the steps after it whose order can make a difference."""


@dataclass(frozen=True, slots=True)
class OrderEffects(Step):
    """ARCS-1.10: of effects that happen at the same time the seat in turn chooses the first."""

    seat: int
    cards: tuple[str, ...]
    effects: tuple[tuple[Step, ...], ...]

    def ask(self, table: ArcsTable) -> Decision:
        return Decision(self.seat, "first", ASK_EFFECT_ORDER, [First(card) for card in self.cards])

    def answer(self, table: ArcsTable, option: First, emit: Emit) -> None:
        place = self.cards.index(option.card)
        cards = without(self.cards, option.card)
        others = (*self.effects[:place], *self.effects[place + 1 :])
        left = [OrderEffects(self.seat, cards, others)] if len(others) > 1 else others[0][::-1]
        table.steps += [*left, *self.effects[place][::-1]]

    def problems(self, table: ArcsTable) -> list[str]:
        if not 1 < len(set(self.cards)) == len(self.effects):
            return ["the step on top orders effects without a card for each"]
        if not all(any(card in kind for kind in CARDS_WITH_EFFECTS) for card in self.cards):
            return ["the step on top orders the effects of a card that does not exist"]
        steps = [step for chain in self.effects for step in chain]
        return [problem for step in steps for problem in table.problems_of(step)]


@dataclass(frozen=True, slots=True)
class DiscardAllOf(Step):
    """COURT-3.2: a rival of a Cartel discards all tokens of its type after scoring."""

    seat: int
    resource: str

    def answer(self, table: ArcsTable, option: None, emit: Emit) -> None:
        discard_all(table, self.seat, self.resource, emit)


def discard_all(table: ArcsTable, number: int, resource: str, emit: Emit) -> None:
    seat = table.seats[number]
    count = seat.slots.count(resource)
    if count:
        seat.slots = tuple([NO_TOKEN if token == resource else token for token in seat.slots])
        emit(events.ResourceDiscarded, number, resource, count)


@dataclass(frozen=True, slots=True)
class BuryStolen(Step):
    """COURT-5.14: Sworn Guardians that were stolen go to the bottom of the Court deck."""

    seat: int
    card: str

    def answer(self, table: ArcsTable, option: None, emit: Emit) -> None:
        seat = table.seats[self.seat]
        seat.cards = without(seat.cards, self.card)
        table.buried += (self.card,)
        emit(events.CardBuried, self.card)

    def problems(self, table: ArcsTable) -> list[str]:
        if self.card not in table.seats[self.seat].cards:
            return [f"the step on top buries {self.card}, which seats[{self.seat}] does not hold"]
        return []


def with_hands(table: ArcsTable, number: int) -> list[int]:
    """COURT-5.9: the rivals of a seat who have action cards."""
    return [rival for rival in table.clockwise(number)[1:] if table.seats[rival].cards_left]


@dataclass(frozen=True, slots=True)
class LookAtHand(Step):
    """COURT-5.9: whoever declares with Farseers looks at a rival's hand."""

    seat: int

    def ask(self, table: ArcsTable) -> Decision | None:
        options = [Look(rival) for rival in with_hands(table, self.seat)]
        if not options:
            return None
        return Decision(self.seat, "look", ASK_LOOK, options)

    def answer(self, table: ArcsTable, option: Look | None, emit: Emit) -> None:
        if option is None:
            return
        swapping = SwapCard(self.seat, option.rival)
        if table.seats[option.rival].supercat is not None:
            seeing = LookAtStack(self.seat, option.rival)
            table.steps += [ReturnToStack(option.rival, self.seat), swapping, seeing]
        else:
            table.steps.append(swapping)
            emit.to(
                self.seat, events.HandSeen, self.seat, option.rival, table.seats[option.rival].hand
            )


@dataclass(frozen=True, slots=True)
class SwapCard(Step):
    """COURT-5.9: a card may be swapped with the hand looked at."""

    seat: int
    rival: int

    @property
    def shows_hand(self) -> tuple[int, int]:
        """Who sees whose hand while this step waits."""
        return self.seat, self.rival

    def ask(self, table: ArcsTable) -> Decision:
        own, rival = table.seats[self.seat].hand, table.seats[self.rival]
        theirs = rival.hand if rival.supercat is None else rival.supercat.drawn
        options: list[Swap | GoOn] = [GO_ON, *[Swap(mine, its) for mine in own for its in theirs]]
        return Decision(self.seat, "swap", ASK_SWAP, options, secret=True)

    def answer(self, table: ArcsTable, option: Swap | GoOn, emit: Emit) -> None:
        if isinstance(option, Swap):
            here, there = table.seats[self.seat], table.seats[self.rival]
            here.hand = tuple(sorted((*without(here.hand, option.own), option.theirs)))
            there.hand = tuple(sorted((*without(there.hand, option.theirs), option.own)))
            if there.supercat is not None:
                drawn = (*without(there.supercat.drawn, option.theirs), option.own)
                there.supercat = replace(there.supercat, drawn=drawn)
            told = (self.seat, self.rival, option.own, option.theirs)
            emit.to(self.seat, events.CardsSwapped, *told)

    def problems(self, table: ArcsTable) -> list[str]:
        if self.rival not in range(len(table.seats)) or self.rival == self.seat:
            return [f"the step on top looks at the hand of seat {self.rival}"]
        return []


REMEMBERED = 4096
Speaker = Callable[[int, str, Effect], RuleHook]


def query(table: ArcsTable, question: Any, default: Any) -> Any:
    """What the cards on the table make of a question."""
    kind, expansion, leaders = type(question), table.reach, table.rules.leaders
    if kind not in CONCERNED[leaders][expansion.mode] and not (
        table.rules.modifiers and kind in OF_MODIFIERS
    ):
        return default
    held = expansion.speakers(table.seats, leaders)
    for rule in _rules(table.seat, held, expansion.mode).get(kind, ()):
        default = rule(table, question, default)
    return default


def ruled_by(table: ArcsTable, question: Any, default: Any) -> str:
    """The card that makes the answer to a question another one than the rulebook's, or ""."""
    by = ruling(hooks_of(table), table, question, default).by
    return str(by[0].source) if by else ""


def said_by_each(table: ArcsTable, question: Any, default: Any) -> list[tuple[str, Any]]:
    """What each card alone makes of a question, where it answers otherwise than by default."""
    kind = type(question)
    hooks = [each for each in hooks_of(table) if kind in each.rules]
    said = [(each.source, each.rules[kind](table, question, default)) for each in hooks]
    return [(source, answer) for source, answer in said if answer != default]


def follow_up(table: ArcsTable, event: Any) -> None:
    """Pushes what cards do after an event, the seat whose turn it is before the others."""
    kind = type(event)
    if kind not in CONCERNED[table.rules.leaders][table.reach.mode]:
        return
    if kind in ORDERED and table.rules.holds("active-player-orders-effects"):
        _react_in_order(table, event)
    else:
        react(hooks_of(table), table, event)


def _react_in_order(table: ArcsTable, event: Any) -> None:
    """ARCS-1.10: where the order can matter the seat in turn chooses it; all else comes first."""
    kind = type(event)
    steps: list[Step] = []
    free: dict[str, tuple[Step, ...]] = {}
    for hook in hooks_of(table):
        found = tuple(hook.after[kind](table, event)) if kind in hook.after else ()
        if ORDERED[kind].isdisjoint(map(type, found)):
            steps += found
        else:
            free[hook.source] = found
    if len(free) > 1:
        steps.append(OrderEffects(table.seat, tuple(free), tuple(free.values())))
    else:
        steps += chain(*free.values())
    table.steps += reversed(steps)


def hooks_of(table: ArcsTable) -> tuple[RuleHook, ...]:
    """ARCS-1.10: all hooks, the seat in turn first, then clockwise."""
    held = table.reach.speakers(table.seats, table.rules.leaders)
    return _hooks(table.seat, held, table.reach.mode)


@lru_cache(REMEMBERED)
def _rules(first: int, held: Sequence[Held], mode: Mode) -> Mapping[type, list[Rule]]:
    """What has a say, by the kind of question."""
    found: defaultdict[type, list[Rule]] = defaultdict(list)
    for hook in _hooks(first, held, mode):
        for kind, rule in hook.rules.items():
            found[kind].append(rule)
    return found


@lru_cache(REMEMBERED)
def _hooks(first: int, held: Sequence[Held], mode: Mode) -> tuple[RuleHook, ...]:
    found: list[RuleHook] = [*LAWS_OF.get(mode, ())]
    for seat in (*range(first, len(held)), *range(first)):
        is_supercat, cards = held[seat]
        if is_supercat:
            found += [hook(seat) for hook in OF_SUPERCATS]
        for card in cards:
            found += hooks_of_card(seat, card)
    return tuple(found)


class _Concerned(dict[Mode, frozenset[type]]):
    """The kinds of questions and events in which anything in a game has a say, by what is played:
    in a base game without leaders guild cards and SUPERCATs alone. Found out when first asked for.
    What only difficulty modifiers speak of is in `OF_MODIFIERS`.
    """

    def __init__(self, leaders: Leaders) -> None:
        super().__init__()
        self._leaders = leaders

    def __missing__(self, mode: Mode) -> frozenset[type]:
        cards: Iterable[str] = BASE_COURT
        if self._leaders == "on" or mode in LAWS_OF:
            cards = (*COURT, *LORE, *LEADERS, *ABILITIES, *OF_FATES)
        of_supercats = [hook(0) for hook in OF_SUPERCATS]
        others = [*LAWS_OF.get(mode, ())]
        others += [hook for card in cards for hook in hooks_of_card(0, card)]
        self[mode] = (_kinds_of(of_supercats) - OF_MODIFIERS) | _kinds_of(others)
        return self[mode]


def _kinds_of(hooks: Iterable[RuleHook]) -> frozenset[type]:
    return frozenset(kind for each in hooks for kind in (*each.rules, *each.after))


CONCERNED: Final[dict[Leaders, _Concerned]] = {"off": _Concerned("off"), "on": _Concerned("on")}
LAWS_OF: Final[defaultdict[Mode, list[RuleHook]]] = defaultdict(list)
"""What the rules of an expansion say, before any card; filled by `campaign.rules.laws`."""
OF_FATES: Final[dict[str, Callable[[int], tuple[RuleHook, ...]]]] = {}
"""What a fate, or a card that comes with one, says at a seat, by id.

Filled by `campaign.rules.fates`.
"""
OF_SUPERCATS: Final[list[Callable[[int], RuleHook]]] = []
"""What a SUPERCAT has to say at its seat, filled by `supercat.rule_hooks`."""
OF_MODIFIERS: Final[set[type]] = set()
"""Of that the questions in which only a modifier has a say, filled by `supercat.document`."""


@lru_cache(REMEMBERED)
def hooks_of_card(seat: int, card: str) -> tuple[RuleHook, ...]:
    """What one guild card, lore card, leader or fate says in front of a seat."""
    found: list[RuleHook] = [*OF_FATES[card](seat)] if card in OF_FATES else []
    for clause in COURT[card].clauses if card in COURT else texts_of(card):
        if clause.channel == "new_action":
            found.append(_new_action(seat, card, clause))
        elif clause.channel in ("static", "modifier"):
            found += [
                SPEAKERS[effect.op](seat, card, effect)
                for effect in clause.effects
                if effect.op in SPEAKERS
            ]
    return tuple(found)


def _new_action(seat: int, card: str, clause: Clause) -> RuleHook:
    def rule(table: ArcsTable, asked: q.NewActions, known: tuple[str, ...]) -> tuple[str, ...]:
        fits = (asked.seat, asked.base) == (seat, clause.base_action)
        return (*known, clause.name) if fits else known

    return RuleHook(card, "ARCS-9.2", {q.NewActions: rule})


def _spends_any(seat: int, card: str, effect: Effect) -> RuleHook:
    def rule(table: ArcsTable, asked: q.SpendableAs, known: tuple[str, ...]) -> tuple[str, ...]:
        if asked.seat != seat or effect.as_resource in known:
            return known
        return (*known, effect.as_resource)

    return RuleHook(card, "COURT-1.2", {q.SpendableAs: rule})


def _ignores_outrage(seat: int, card: str, effect: Effect) -> RuleHook:
    def rule(table: ArcsTable, asked: q.OutrageStops, stops: bool) -> bool:
        return stops and (asked.seat, asked.resource) != (seat, effect.resource)

    return RuleHook(card, "COURT-1.2", {q.OutrageStops: rule})


def _stays(seat: int, card: str, effect: Effect) -> RuleHook:
    def rule(table: ArcsTable, asked: q.LostToOutrage, lost: bool) -> bool:
        return lost and (asked.seat, asked.card) != (seat, card)

    return RuleHook(card, "COURT-1.1", {q.LostToOutrage: rule})


def _holds_supply(seat: int, card: str, effect: Effect) -> RuleHook:
    def supply(table: ArcsTable, asked: q.SupplyOf, free: int) -> int:
        return 0 if asked.resource == effect.resource else free

    def icons(table: ArcsTable, asked: q.IconsOf, count: int) -> int:
        if (asked.seat, asked.resource) != (seat, effect.resource):
            return count
        return count + table.tokens_free(effect.resource)

    return RuleHook(card, "COURT-3.1", {q.SupplyOf: supply, q.IconsOf: icons})


def _rivals_discard(seat: int, card: str, effect: Effect) -> RuleHook:
    def after(table: ArcsTable, event: events.AmbitionsScored) -> Iterable[Step]:
        rivals = [rival for rival in table.clockwise(seat) if rival != seat]
        return [DiscardAllOf(rival, effect.resource) for rival in rivals]

    return RuleHook(card, "COURT-3.2", after={events.AmbitionsScored: after})


def _more_dice(seat: int, card: str, effect: Effect) -> RuleHook:
    def rule(table: ArcsTable, asked: q.ExtraDice, extra: int) -> int:
        fits = asked.seat == seat and SYSTEMS[asked.system].is_gate
        return extra + effect.n if fits else extra

    return RuleHook(card, "COURT-5.1", {q.ExtraDice: rule})


def _rerolls(seat: int, card: str, effect: Effect) -> RuleHook:
    def rule(table: ArcsTable, asked: q.Rerolls, most: int) -> int:
        speaks = asked.seat == seat and asked.kind == "skirmish"
        return most + icons(table, seat, "weapon") if speaks else most

    return RuleHook(card, "COURT-5.7", {q.Rerolls: rule})


def _looks(seat: int, card: str, effect: Effect) -> RuleHook:
    def after(table: ArcsTable, event: events.AmbitionDeclared) -> Iterable[Step]:
        return (LookAtHand(seat),) if event.seat == seat and with_hands(table, seat) else ()

    return RuleHook(card, "COURT-5.9", after={events.AmbitionDeclared: after})


def _spares_lead(seat: int, card: str, effect: Effect) -> RuleHook:
    def rule(table: ArcsTable, asked: q.CoversLead, covers: bool) -> bool:
        speaks = asked.ambition in effect.ambitions
        speaks |= "all" in effect.ambitions and asked.how != "lead"
        return covers and not (asked.seat == seat and speaks)

    return RuleHook(card, "COURT-5.11", {q.CoversLead: rule})


def _declares_later(seat: int, card: str, effect: Effect) -> RuleHook:
    def rule(table: ArcsTable, asked: q.MayDeclare, may: bool) -> bool:
        return may or (asked.seat == seat and asked.how in ("surpass", "pivot"))

    return RuleHook(card, "COURT-5.18", {q.MayDeclare: rule})


def _guards(seat: int, card: str, effect: Effect) -> RuleHook:
    def rule(table: ArcsTable, asked: q.MayBeStolen, may: bool) -> bool:
        return may and (asked.owner != seat or asked.card == card)

    return RuleHook(card, "COURT-5.13", {q.MayBeStolen: rule})


def _is_buried(seat: int, card: str, effect: Effect) -> RuleHook:
    def after(table: ArcsTable, event: events.CardStolen) -> Iterable[Step]:
        return (BuryStolen(seat, card),) if event.card == card else ()

    return RuleHook(card, "COURT-5.14", after={events.CardStolen: after})


ORDERED[events.AmbitionDeclared].add(LookAtHand)
SPEAKERS: Final[dict[str, Speaker]] = {
    "spend_any_resource_as": _spends_any,
    "ignore_outrage_for_prelude": _ignores_outrage,
    "immune_to_outrage_discard": _stays,
    "hold_entire_supply": _holds_supply,
    "after_scoring_rivals_discard_all": _rivals_discard,
    "collect_extra_dice": _more_dice,
    "reroll_dice": _rerolls,
    "look_at_rival_hand": _looks,
    "skip_zero_marker": _spares_lead,
    "may_declare_printed_ambition_of_played_card": _declares_later,
    "rivals_cannot_steal": _guards,
    "when_stolen_bury_self": _is_buried,
}
"""Words of the vocabulary that change a rule or react."""


def supply(table: ArcsTable, resource: str) -> int:
    """ARCS-1.7: how many tokens of a type can be gained now."""
    free: int = query(table, q.supply_of(resource), table.tokens_free(resource))
    return free


def icons(table: ArcsTable, number: int, resource: str) -> int:
    """ARCS-10.2: tokens in slots and guild cards of that suit, and what cards hold."""
    seat = table.seats[number]
    count = seat.slots.count(resource)
    count += sum([COURT[card].suit == resource for card in seat.cards])
    total: int = query(table, q.icons_of(number, resource), count)
    return total


ICONS_OF: Final = {"tycoon": ("fuel", "material"), "keeper": ("relic",), "empath": ("psionic",)}


def ambition_count(table: ArcsTable, number: int, ambition: str) -> int:
    """ARCS-10.2: what a seat has for an ambition."""
    seat = table.seats[number]
    if ambition == "tyrant":
        return sum(seat.captives)
    if ambition == "warlord":
        return seat.trophy_count
    return sum([icons(table, number, resource) for resource in ICONS_OF[ambition]])


def phantom_count(table: ArcsTable, ambition: str) -> int:
    """ARCS-10.6: with two seats, the tokens on the box stand for a third player."""
    return sum([box == ambition for box, _ in table.phantoms])


def declared(table: ArcsTable) -> list[str]:
    """The ambitions with a marker."""
    return [ambition for ambition in AMBITIONS if table.boxes.get(ambition)]


def has_resource(table: ArcsTable, number: int, resource: str) -> bool:
    """ARCS-1.11: whether a seat has a resource: in its slots, on its cards, or frozen."""
    cards = table.seats[number].cards
    return icons(table, number, resource) > sum([COURT[card].suit == resource for card in cards])


def may_be_stolen(table: ArcsTable, owner: int, card: str = "") -> bool:
    """Whether a card of a seat, or with "" its resources, can be stolen."""
    may: bool = query(table, q.MayBeStolen(owner, card), True)
    return may


def hits_taken(table: ArcsTable, seat: int, owner: int, *, fresh: bool) -> int:
    """ARCS-8.10: the hits that it takes a seat to damage, or to destroy, a ship of an owner."""
    hits: int = query(table, q.HitsTaken(seat, owner, fresh), 1)
    return hits


def hits_of_ships(table: ArcsTable, seat: int, owner: int, fresh: int, hurt: int) -> list[int]:
    """The hits that destroy so many ships of an owner for a seat, in the order of their fall."""
    damage, destroy = (hits_taken(table, seat, owner, fresh=each) for each in (True, False))
    if fresh and query(table, q.DamagesFirst(seat, owner), False):
        return [damage * fresh + destroy] + [destroy] * (fresh + hurt - 1)
    return [destroy] * hurt + [damage + destroy] * fresh


def slot_cost(table: ArcsTable, thief: int, owner: int, slot: int) -> int:
    """ARCS-8.14: the keys that a resource in a slot of an owner costs a thief in a raid."""
    cost: int = query(table, q.SlotCost(thief, owner, slot), SLOT_COSTS[slot])
    return cost


def may_raid(table: ArcsTable, defender: int, system: str) -> bool:
    """ARCS-8.2: the defender has a building here, or none on the map."""
    here = bool(table.buildings_at(system, defender))
    return here or not any(each.seat == defender for each in table.buildings)


def stealable_types(table: ArcsTable, owner: int, thief: int) -> tuple[str, ...]:
    """ARCS-1.7: the types of resources that a thief can steal from a seat."""
    types: tuple[str, ...] = query(table, q.StealableTypes(owner, thief), RESOURCES)
    return types


def types_of(table: ArcsTable, system: str) -> tuple[str, ...]:
    """ARCS-2.1: the types of a city in a system: that of the planet, none at a gate."""
    own = table.planet_type(system)
    types: tuple[str, ...] = query(table, q.TypesOf(system), (own,) if own else ())
    return types
