"""The Prelude page: which resources and guild cards are spent, and what for (CAT-5)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from engine.core.decision import Option
from games.arcs import rule_queries as q
from games.arcs.court import CARD_OF_NAME, COURT
from games.arcs.expansion import require_entries
from games.arcs.moves import (
    GoOn,
    Plunder,
    StealCard,
    StealHeld,
    StealOff,
    StealOther,
    StealToken,
    UseCard,
    spend_resource,
)
from games.arcs.parts import NOBODY
from games.arcs.rule_hooks import query, supply
from games.arcs.steps.effects import StealOne
from games.arcs.steps.gaining import held_on
from games.arcs.supercat import courting
from games.arcs.supercat.assessment import AMBITION_OF, Assessment, Gains
from games.arcs.supercat.combat import Fight
from games.arcs.supercat.courting import gains_of, gains_of_type
from games.arcs.supercat.document import document_of, lines_of
from games.arcs.supercat.pages import Aim, Line, walk

SHIPS_OF_WEAPON_CARDS = 3
MANY_EMPTY_SLOTS = 2

Spending = tuple[str, str, Option]
"""A clause, the message of what it says, and the option of the Act decision."""
Theft = StealToken | StealHeld | StealCard | StealOff | StealOther | Plunder


def spendings(assessment: Assessment, aim: Aim) -> Iterator[Spending]:
    """CAT-5.5 to 5.15: what it spends in its Prelude now, the first first.

    `aim` is what it has set out for already, None if nothing is under way.
    """
    yield from guild_cards(assessment)
    yield from materials(assessment)
    yield from relics(assessment)
    yield from psionics(assessment)
    yield from for_combat(assessment, aim)


def has(assessment: Assessment, resource: str) -> bool:
    """Whether it holds a token that gives its action, and may spend it (CAT-5.1)."""
    return _gives_action(assessment, resource) and assessment.may_spend(resource)


def _gives_action(assessment: Assessment, resource: str) -> bool:
    seat, asked = assessment.seat, q.outrage_stops(assessment.number, resource)
    if resource not in seat.slots:
        return False
    return not query(assessment.view, asked, resource in seat.outrage)


# -- guild cards -----------------------------------------------------------------------------------


def guild_cards(assessment: Assessment) -> Iterator[Spending]:
    """CAT-5.11 to 5.15: cards that are used at the first opportunity, or for what they bring."""
    for card in assessment.seat.cards:
        if COURT[card].prelude is None or not assessment.may_spend(COURT[card].suit):
            continue
        use = USES_OF_CARDS[card]
        if use is not None and use.test(assessment, card):
            yield use.clause, use.key, UseCard(card)


def _brings_ships(assessment: Assessment, card: str) -> bool:
    controls = any(assessment.controller(each) == assessment.number for each in assessment.fleets)
    return controls and assessment.ships_left >= SHIPS_OF_WEAPON_CARDS


def _wins_by_stealing(assessment: Assessment, card: str) -> bool:
    thefts = StealOne(assessment.number).options(assessment.view)
    return any(wins_with(assessment, stolen_gains(assessment, each), each.owner) for each in thefts)


def stolen_gains(assessment: Assessment, option: Theft) -> Gains:
    """What a theft would add to ambitions."""
    if isinstance(option, StealCard):
        return gains_of(assessment, option.card)
    return gains_of_type(name_of_prey(assessment, option))


def name_of_prey(assessment: Assessment, option: Theft | GoOn) -> str:
    """What a theft takes: a type of resource, a card, or something else by its name."""
    match option:
        case GoOn():
            return ""
        case StealCard(card=card):
            return card
        case StealHeld(card=card):
            return held_on(assessment.view, card)
        case StealOther(name=name):
            return name
        case StealOff(resource=resource) | Plunder(resource=resource):
            return resource
    return assessment.view.seats[option.owner].slots[option.slot]


def wins_with(assessment: Assessment, gains: Gains, owner: int) -> bool:
    """Whether taking this from an owner makes it win a declared ambition."""
    for ambition in assessment.declared:
        if ambition in gains and not assessment.is_winning(ambition):
            counts = assessment.counts(ambition).copy()
            counts[assessment.number] += gains[ambition]
            if owner != NOBODY:
                counts[owner] -= gains[ambition]
            if counts.pop(assessment.number) > max(counts):
                return True
    return False


def _gains_enough(assessment: Assessment, card: str) -> bool:
    if assessment.seat.cards_left == 0 and assessment.open_slots_left >= MANY_EMPTY_SLOTS:
        return True
    return any(assessment.contends(*gain) for gain in net_gains(assessment, card).items())


def net_gains(assessment: Assessment, card: str) -> dict[str, int]:
    """What a card adds to declared ambitions, less its own icon."""
    found: dict[str, int] = {}
    prelude, room = COURT[card].prelude, assessment.open_slots_left
    for effect in prelude.effects if prelude else ():
        ambition = AMBITION_OF.get(effect.resource, "")
        if effect.op == "gain_resource" and ambition in assessment.declared:
            count = room if effect.amount else min(effect.n, room)
            gained = min(count, supply(assessment.view, effect.resource))
            room -= gained
            found[ambition] = found.get(ambition, 0) + gained
    own = AMBITION_OF.get(COURT[card].suit, "")
    return {each: more - (each == own) for each, more in found.items()}


@dataclass(frozen=True, slots=True)
class CardUse:
    """A sentence of the Prelude page: when it uses such guild cards."""

    clause: str
    key: str
    test: Callable[[Assessment, str], bool]


USES: Final[Mapping[CardUse | None, tuple[str, ...]]] = {
    CardUse("CAT-5.11", "prelude-brings-ships", _brings_ships): (
        "Prison Wardens", "Skirmishers", "Court Enforcers", "Loyal Marines",
    ),
    CardUse("CAT-5.12", "prelude-union", lambda seen, card: True): (
        "Admin Union", "Construction Union", "Spacing Union", "Arms Union",
    ),
    CardUse("CAT-5.13", "prelude-draws", lambda seen, card: True): ("Farseers",),
    CardUse("CAT-5.14", "prelude-wins", _wins_by_stealing): ("Silver-Tongues",),
    CardUse("CAT-5.15", "prelude-gains", _gains_enough): (
        "Mining Interest", "Shipping Interest", "Gatekeepers", "Elder Broker",
    ),
    None: ("Material Cartel", "Fuel Cartel", "Relic Fence", "Lattice Spies"),
}  # fmt: skip
"""The guild cards with a Prelude text; the last ones its page does not use in the Prelude."""
USES_OF_CARDS: Final[Mapping[str, CardUse | None]] = {
    CARD_OF_NAME[name]: use for use, names in USES.items() for name in names
}
require_entries(
    USES_OF_CARDS,
    [card.id for card in COURT.values() if card.is_guild and card.prelude is not None],
    "the guild cards of the Prelude",
)


# -- Material ------------------------------------------------------------------------------------


def materials(assessment: Assessment) -> Iterator[Spending]:
    """CAT-5.5: Material builds a starport if there is none, else cities, else ships."""
    if has(assessment, "material") and aims_of(assessment, "material", "build"):
        yield "CAT-5.5", "prelude-material-build", spend_resource("material", "material", "build")


def aims_of(assessment: Assessment, token: str, action: str) -> Sequence[Aim]:
    """What a token could do with an action: by the document, and nothing that it forbids."""
    line = document_of(assessment).tokens[token, action]
    if token == "relic":
        return _if_relic_may(assessment, line.find(_once_spent(assessment, token), 1))
    return line.find(assessment, 1)


def _once_spent(assessment: Assessment, token: str) -> Assessment:
    """CAT-14.9: by some documents what a token brings is judged without the token."""
    if assessment.readings.spend != "declared" or assessment.view.turn.spent[-1:] == (token,):
        return assessment
    view = assessment.view.copy()
    view.seats[assessment.number].take_token(token)
    return assessment.looking_at(view)


# -- Relic and Psionic -----------------------------------------------------------------------------


def relics(assessment: Assessment) -> Iterator[Spending]:
    """CAT-5.8: a Relic secures for captives, to contend a declared ambition, or a good Vox."""
    if _gives_action(assessment, "relic") and aims_of(assessment, "relic", "secure"):
        yield "CAT-5.8", "prelude-relic-secure", spend_resource("relic", "relic", "secure")


def _if_relic_may(assessment: Assessment, found: Sequence[Aim]) -> Sequence[Aim]:
    """CAT-5.4: a Relic of a contended Keeper is only spent for another Relic card."""
    if assessment.may_spend("relic"):
        return found
    return [each for each in found if courting.suit_of(each.card) == "relic"]


def psionics(assessment: Assessment) -> Iterator[Spending]:
    """CAT-5.9: a Psionic taxes or secures to contend a declared ambition, as the lead allows."""
    if not has(assessment, "psionic"):
        return
    for action in ("tax", "secure"):
        if action in assessment.lead_actions and aims_of(assessment, "psionic", action):
            option = spend_resource("psionic", "psionic", action)
            yield "CAT-5.9", f"prelude-psionic-{action}", option


def aims_of_token(assessment: Assessment, kind: str) -> tuple[Line, Sequence[Aim], int] | None:
    """CAT-5.5, 5.8 and 5.9: what a token that was just spent is for; what other pages spend it for
    comes first.
    """
    turn = assessment.view.turn
    if not turn.spent:
        return None
    for line in FIRST_LINES[assessment.view.rules.mode](assessment):
        aims = line.find(assessment, turn.pips + 1) if line.action == kind else ()
        if aims:
            return line, aims, 1
    token = turn.spent[-1]
    usual = document_of(assessment).tokens.get((token, kind))
    aims = aims_of(assessment, token, kind) if usual is not None else ()
    return (usual, aims, 1) if usual is not None and aims else None


FIRST_LINES: Final[dict[str, Callable[[Any], Sequence[Line]]]] = {"base": lambda assessment: ()}
"""The lines that a token is spent for before anything else, by the mode of the game."""


# -- combat ----------------------------------------------------------------------------------------


def combat_tokens(assessment: Assessment) -> tuple[str, ...]:
    """CAT-12.3: the tokens that make another card a combat card."""
    return ("weapon",) if assessment.readings.combat == "weapon" else ("fuel", "weapon")


def can_arm(assessment: Assessment) -> bool:
    """CAT-10.13: whether it holds what makes another card a combat card.

    CATR-5.3: an awake Seeker is as good as the Fuel.
    """
    return all(
        has(assessment, token) or (token == "fuel" and assessment.free_moves > 0)
        for token in combat_tokens(assessment)
    )


def for_combat(assessment: Assessment, aim: Aim) -> Iterator[Spending]:
    """CAT-5.6, 5.7 and 5.10: Weapon, Fuel and Psionic, only for a favorable combat."""
    turn = assessment.view.turn
    if not turn.pips:
        return
    if not may_battle(assessment):
        if can_arm(assessment) and _arms_for(assessment, turn.pips):
            yield "CAT-5.6", "prelude-weapon", spend_resource("weapon", "weapon", "")
        return
    fight = fight_ahead(assessment, aim)
    if fight is None or _has_two_battles(assessment, fight):
        return
    if fight.march and has(assessment, "fuel"):
        yield "CAT-5.7", "prelude-fuel", spend_resource("fuel", "fuel", "move")
    wanted = "move" if fight.march else "battle"
    if has(assessment, "psionic") and wanted in assessment.lead_actions:
        yield "CAT-5.10", "prelude-psionic-combat", spend_resource("psionic", "psionic", wanted)


def _arms_for(assessment: Assessment, pips: int) -> bool:
    """CAT-10.13: whether a favorable combat holds for which the priorities name a combat card.

    CAT-14.9: by some documents only if that has selected the card, so with none that surpasses or
    declares.
    """
    view, how = assessment.view, assessment.view.trick[-1].how
    is_selected = assessment.readings.combat == "weapon" and assessment.readings.tokens == "two"
    if is_selected and (how == "surpass" or (how == "lead" and view.declared)):
        return False
    for priority in document_of(assessment).priorities:
        if priority.unmet(assessment) is not None:
            continue
        for suit, lines in priority.suits:
            is_combat = suit == "combat"
            usable = [each for each in lines if is_combat or each.action in view.turn.actions]
            if (is_combat or is_selected) and any(each.find(assessment, pips) for each in usable):
                return is_combat
    return False


BATTLES = 2


def _has_two_battles(assessment: Assessment, fight: Fight) -> bool:
    """CAT-14.9: by some documents tokens are spent until two battles can be fought there."""
    if assessment.readings.tokens == "all":
        return False
    return assessment.view.turn.pips - fight.cost >= BATTLES


def may_battle(assessment: Assessment) -> bool:
    """Whether its pips may battle, by its card or by a Weapon."""
    return "battle" in assessment.view.turn.actions or assessment.view.turn.armed


def fight_ahead(assessment: Assessment, aim: Aim) -> Fight | None:
    """The combat that it has set out for, or would begin now; its march is what is left of it."""
    if aim is not None:
        return aim if isinstance(aim, Fight) else None
    turn = assessment.view.turn
    allowed = (*turn.actions, "battle")
    held = next(walk(assessment, lines_of(assessment, "aggression"), turn.pips, allowed), None)
    return held[2][0] if held is not None and isinstance(held[2][0], Fight) else None


def prepaid_moves(assessment: Assessment) -> int:
    """CAT-8.14: the moves that Fuel in its slots could pay for, and CATR-5.3: an awake Seeker."""
    fuel = assessment.seat.slots.count("fuel") if has(assessment, "fuel") else 0
    return fuel + assessment.free_moves


SPENDINGS: Final[dict[str, Callable[[Any, Aim], Iterator[Spending]]]] = {"base": spendings}
"""What is spent by the mode of the game; the campaign's is filled in by `campaign.bots.pages`."""
