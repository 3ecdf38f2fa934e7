"""The Prelude page: which resources and guild cards are spent, and what for (CAT-5)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from engine.core.decision import Option
from games.arcs import questions as q
from games.arcs.court import COURT
from games.arcs.moves import Build, Secure, UseCard, spend_resource
from games.arcs.parts import NOBODY
from games.arcs.supercat import building, combat, courting, taxing
from games.arcs.supercat.combat import Fight
from games.arcs.supercat.courting import says, securable
from games.arcs.supercat.pages import Aim, Line, lines_of, walk
from games.arcs.supercat.sight import Gains, Sight
from games.arcs.supercat.standing import AMBITION_OF
from games.arcs.voices import ruled, supply

SHIPS_OF_WEAPON_CARDS = 3
MANY_EMPTY_SLOTS = 2

Spending = tuple[str, str, Option]
"""A clause, what it says, and the option of the Act decision."""


def spendings(sight: Sight, aim: Aim) -> Iterator[Spending]:
    """CAT-5.5 to 5.15: what it spends in its Prelude now, the first first.

    `aim` is what it has set out for already, None if nothing is under way.
    """
    yield from guild_cards(sight)
    yield from materials(sight)
    yield from relics(sight)
    yield from psionics(sight)
    yield from for_combat(sight, aim)


def has(sight: Sight, resource: str) -> bool:
    """Whether it holds a token that gives its action, and may spend it (CAT-5.1)."""
    seat = sight.seat
    if resource not in seat.slots:
        return False
    stops = ruled(sight.view, q.outrage_stops(sight.number, resource), resource in seat.outrage)
    return not stops and sight.may_spend(resource)


# -- guild cards -----------------------------------------------------------------------------------


def guild_cards(sight: Sight) -> Iterator[Spending]:
    """CAT-5.11 to 5.15: cards that are used at the first opportunity, or for what they bring."""
    for card in sight.seat.cards:
        if COURT[card].prelude is None or not sight.may_spend(COURT[card].suit):
            continue
        for clause, text, test in CARD_TESTS:
            if test(sight, card):
                yield clause, text, UseCard(card)
                break


def _brings_ships(sight: Sight, card: str) -> bool:
    if COURT[card].suit != "weapon" or not says(card, "place_ships"):
        return False
    controls = any(sight.controller(each) == sight.number for each in sight.fleets)
    return controls and sight.ships_left >= SHIPS_OF_WEAPON_CARDS


def _is_union(sight: Sight, card: str) -> bool:
    return courting.is_union(card)


def _draws(sight: Sight, card: str) -> bool:
    return says(card, "draw_action_cards")


def _wins_by_stealing(sight: Sight, card: str) -> bool:
    if not says(card, "steal_one_of"):
        return False
    return any(
        wins_with(sight, gains, rival)
        for rival in range(len(sight.view.seats))
        if rival != sight.number
        for _, gains in combat.things_to_raid(sight, rival)
    )


def wins_with(sight: Sight, gains: Gains, owner: int) -> bool:
    """Whether taking this from an owner makes it win a declared ambition."""
    for ambition in sight.declared:
        if ambition in gains and not sight.is_winning(ambition):
            counts = sight.counts(ambition).copy()
            counts[sight.number] += gains[ambition]
            if owner != NOBODY:
                counts[owner] -= gains[ambition]
            if counts[sight.number] > max(
                count for seat, count in enumerate(counts) if seat != sight.number
            ):
                return True
    return False


def _gains_enough(sight: Sight, card: str) -> bool:
    if not (says(card, "gain_resource") or says(card, "place_ships")):
        return False
    if says(card, "discard_resource") or COURT[card].suit == "weapon":
        return False
    if sight.seat.cards_left == 0 and sight.open_slots_left >= MANY_EMPTY_SLOTS:
        return True
    return any(sight.contends(ambition, more) for ambition, more in net_gains(sight, card).items())


def net_gains(sight: Sight, card: str) -> dict[str, int]:
    """What a card adds to declared ambitions, less its own icon."""
    found: dict[str, int] = {}
    prelude = COURT[card].prelude
    for effect in prelude.effects if prelude else ():
        ambition = AMBITION_OF.get(effect.resource, "")
        if effect.op == "gain_resource" and ambition in sight.declared:
            count = sight.open_slots_left if effect.amount else 1
            gained = min(count, supply(sight.view, effect.resource), sight.open_slots_left)
            found[ambition] = found.get(ambition, 0) + gained
    own = AMBITION_OF.get(COURT[card].suit, "")
    return {each: more - (each == own) for each, more in found.items()}


CARD_TESTS: Final[tuple[tuple[str, str, Callable[[Sight, str], bool]], ...]] = (
    ("CAT-5.11", "a Weapon card brings three ships", _brings_ships),
    ("CAT-5.12", "a Union brings an action card", _is_union),
    ("CAT-5.13", "Farseers bring an action card", _draws),
    ("CAT-5.14", "the theft makes it win a declared ambition", _wins_by_stealing),
    ("CAT-5.15", "what it brings counts now", _gains_enough),
)


# -- Material ------------------------------------------------------------------------------------


def materials(sight: Sight) -> Iterator[Spending]:
    """CAT-5.5: Material builds a starport if there is none, else cities, else ships."""
    if has(sight, "material") and material_builds(sight):
        yield "CAT-5.5", "Material builds", spend_resource("material", "material", "build")


def material_builds(sight: Sight) -> list[Build]:
    """CAT-5.5: what a Material builds: a starport if there is none, else cities, else ships."""
    found = building.first_starport(sight, 1) or building.cities(sight, 1)
    return found or building.ships(sight, 1)


# -- Relic and Psionic -----------------------------------------------------------------------------


def relics(sight: Sight) -> Iterator[Spending]:
    """CAT-5.8: a Relic secures for captives, to contend a declared ambition, or a good Vox."""
    if "relic" not in sight.seat.slots:
        return
    stops = "relic" in sight.seat.outrage
    if ruled(sight.view, q.outrage_stops(sight.number, "relic"), stops):
        return
    if relic_secures(sight):
        yield "CAT-5.8", "a Relic secures", spend_resource("relic", "relic", "secure")


def relic_secures(sight: Sight) -> list[Secure]:
    """CAT-5.8, and 5.4: of a contended Keeper only for another Relic card."""
    found = courting.secure_to_contend_declared(sight, 1) or courting.secure_effective_vox(sight, 1)
    found = found or courting.secure_captives(sight, 1)
    if sight.may_spend("relic"):
        return found
    relic_cards = [each for each in securable(sight) if courting.suit_of(each.card) == "relic"]
    return [each for each in found if any(each.card == offer.card for offer in relic_cards)]


def psionics(sight: Sight) -> Iterator[Spending]:
    """CAT-5.9: a Psionic taxes or secures to contend a declared ambition, as the lead allows."""
    if not has(sight, "psionic"):
        return
    actions = sight.lead_actions
    if "tax" in actions and taxing.to_contend_declared(sight, 1):
        yield "CAT-5.9", "a Psionic taxes", spend_resource("psionic", "psionic", "tax")
    if "secure" in actions and courting.secure_to_contend_declared(sight, 1):
        yield "CAT-5.9", "a Psionic secures", spend_resource("psionic", "psionic", "secure")


class PreludeLine(Line):
    """A sentence of the Prelude page in the place of a line."""

    __slots__ = ()

    @property
    def clause(self) -> str:
        return f"CAT-5.{self.number}"

    @property
    def name(self) -> str:
        return self.text


def _builds(sight: Sight, actions: int) -> list[Build]:
    return material_builds(sight)


def _secures(sight: Sight, actions: int) -> list[Secure]:
    return relic_secures(sight)


OF_TOKENS: Final = {
    ("material", "build"): PreludeLine(5, "build", "Material builds", _builds),
    ("relic", "secure"): PreludeLine(8, "secure", "a Relic secures", _secures),
    ("psionic", "secure"): PreludeLine(
        9, "secure", "a Psionic secures", courting.secure_to_contend_declared
    ),
    ("psionic", "tax"): PreludeLine(9, "tax", "a Psionic taxes", taxing.to_contend_declared),
}
"""What a token that was just spent is for, by its action."""


def aims_of_token(sight: Sight, kind: str) -> tuple[Line, Sequence[Aim], int] | None:
    """CAT-5.5, 5.8 and 5.9: what a token that was just spent is for."""
    spent = sight.view.turn.spent
    line = OF_TOKENS.get((spent[-1], kind)) if spent else None
    aims = line.find(sight, 1) if line is not None else ()
    return (line, aims, 1) if line is not None and aims else None


# -- combat ----------------------------------------------------------------------------------------


def combat_tokens(sight: Sight) -> tuple[str, ...]:
    """CAT-12.3: the tokens that make another card a combat card."""
    return ("weapon",) if sight.readings.combat == "weapon" else ("fuel", "weapon")


def can_arm(sight: Sight) -> bool:
    """CAT-10.13: whether it holds what makes another card a combat card.

    CATR-5.3: an awake Seeker is as good as the Fuel.
    """
    return all(
        has(sight, token) or (token == "fuel" and sight.free_moves > 0)
        for token in combat_tokens(sight)
    )


def for_combat(sight: Sight, aim: Aim) -> Iterator[Spending]:
    """CAT-5.6, 5.7 and 5.10: Weapon, Fuel and Psionic, only for a favorable combat."""
    turn = sight.view.turn
    if not turn.pips:
        return
    if not may_battle(sight):
        if can_arm(sight) and combat.to_contend_declared(sight, turn.pips):
            yield "CAT-5.6", "a Weapon for combat", spend_resource("weapon", "weapon", "")
        return
    fight = fight_ahead(sight, aim)
    if fight is None:
        return
    if fight.march and has(sight, "fuel"):
        yield "CAT-5.7", "a Fuel for the way to combat", spend_resource("fuel", "fuel", "move")
    wanted = "move" if fight.march else "battle"
    if has(sight, "psionic") and wanted in sight.lead_actions:
        yield (
            "CAT-5.10",
            "a Psionic for combat",
            spend_resource("psionic", "psionic", wanted),
        )


def may_battle(sight: Sight) -> bool:
    """Whether its pips may battle, by its card or by a Weapon."""
    return "battle" in sight.view.turn.actions or sight.view.turn.armed


def fight_ahead(sight: Sight, aim: Aim) -> Fight | None:
    """The combat that it has set out for, or would begin now; its march is what is left of it."""
    if aim is not None:
        return aim if isinstance(aim, Fight) else None
    turn = sight.view.turn
    allowed = (*turn.actions, "battle")
    held = next(walk(sight, lines_of(sight, "aggression"), turn.pips, allowed), None)
    return held[2][0] if held is not None and isinstance(held[2][0], Fight) else None


def prepaid_moves(sight: Sight) -> int:
    """CAT-8.14: the moves that Fuel in its slots could pay for, and CATR-5.3: an awake Seeker."""
    fuel = sight.seat.slots.count("fuel") if has(sight, "fuel") else 0
    return fuel + sight.free_moves


SPENDINGS: Final[dict[str, Callable[[Sight, Aim], Iterator[Spending]]]] = {"base": spendings}
"""What is spent by the mode of the game; that of the campaign is filled in by `reach.prelude`."""
