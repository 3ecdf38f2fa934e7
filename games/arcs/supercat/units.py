"""What a SUPERCAT has set out for: the unit of its line that is under way (CAT-11.19 to 11.24).

A line that holds owns its actions until its goal is reached. Which unit that is follows from what
lies open: from what the turn keeps in mind of its deeds. The table is taken back to before the
first of them, the pages are read there as they were read then, and the deeds are counted off.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final, TypeGuard
from zlib import crc32

from engine.core.decision import Option
from games.arcs.board import STARPORT
from games.arcs.campaign_components import FREE
from games.arcs.moves import Influence, SpendResource, spend_resource
from games.arcs.parts import Deed, Seat, changed
from games.arcs.state import ArcsTable
from games.arcs.steps.battle import battle_of
from games.arcs.supercat import document, lexicon
from games.arcs.supercat.assessment import Assessment
from games.arcs.supercat.doctrines import Fight, March
from games.arcs.supercat.document import lines_of, page_of_turn

ROWS: Final = ("move", "influence")
"""The deeds that can be taken back, of which several in a row may be one unit."""
UNITS: Final = (*ROWS, "battle")


@dataclass(frozen=True, slots=True)
class Unit:
    """A line, one aim of it, how many of its steps are done, and the actions it may still use."""

    line: lexicon.Line
    aim: lexicon.Aim
    done: int
    actions: int

    @property
    def action(self) -> str:
        """The next action of it."""
        march = lexicon.march_of(self.aim)
        if march is not None and self.done < len(march.hops):
            return "move"
        return self.line.action

    @property
    def ahead(self) -> lexicon.Aim:
        """What is left of its aim: a fight with the moves to come, without a march at the end."""
        march = lexicon.march_of(self.aim)
        if not isinstance(self.aim, Fight) or march is None:
            return self.aim
        legs, done = list(march.legs), self.done
        while legs and done >= len(legs[0]):
            done -= len(legs.pop(0))
        return self.aim._replace(march=march._replace(legs=tuple(legs)) if legs else None)

    @property
    def is_flying(self) -> bool:
        """Whether its ships are on a catapult and fly on with the same move."""
        march, done = lexicon.march_of(self.aim), 0
        for leg in march.legs if march is not None else ():
            if done <= self.done < done + len(leg):
                return self.done > done
            done += len(leg)
        return False


# -- reading the pages -----------------------------------------------------------------------------


def begin(assessment: Assessment) -> None:
    """Tells the assessment the moves of the turn: those of its card, and those that Fuel pays."""
    turn = assessment.view.turn
    assessment.may_march = "move" in turn.actions
    assessment.paid_moves = (
        document.prepaid_moves(assessment) + assessment.refunded if turn.prelude else 0
    )
    assessment.horizon = turn.pips + 1 + assessment.paid_moves + turn.prelude


def allowed_actions(assessment: Assessment) -> tuple[str, ...]:
    """The actions that a pip of this turn can be spent on."""
    turn = assessment.view.turn
    return (*turn.actions, "battle") if turn.armed else turn.actions


def pages_of(assessment: Assessment, actions: int) -> list[lexicon.Page]:
    """CAT-6.5: the page of the suit; with a Weapon spent that of Aggression comes before it."""
    turn = assessment.view.turn
    pages = [(page_of_turn(assessment), actions)]
    if turn.armed and "battle" not in turn.actions:
        pages.insert(0, (lines_of(assessment, "aggression"), actions))
    first = lexicon.FIRST_PAGES.get(assessment.view.rules.mode)
    return [*first(assessment, actions), *pages] if first else pages


def fuel_for_claims(assessment: Assessment, unit: Unit | None) -> Iterator[document.Spending]:
    """CAT-14.9: by some documents a Fuel moves for a new claim, if that is what is done next."""
    if assessment.readings.fuel != "claims" or not document.has(assessment, "fuel"):
        return
    line = unit.line if unit is not None else None
    if unit is None and assessment.view.turn.pips:
        allowed = allowed_actions(assessment)
        held = next(held_lines(assessment, assessment.view.turn.pips, allowed), None)
        line = held[0] if held is not None else None
    if line is not None and lexicon.CLAIMS in line.goals:
        yield "CAT-14.9", "prelude-fuel-claims", spend_resource("fuel", "fuel", "move")


Held = tuple[lexicon.Line, Sequence[lexicon.Aim], int]
"""A line that holds, what it would do, and with how many actions."""


def held_lines(assessment: Assessment, actions: int, allowed: Collection[str]) -> Iterator[Held]:
    """The lines that hold with so many actions, over the pages of the turn."""
    for lines, left in pages_of(assessment, actions):
        for _, line, aims in lexicon.walk(assessment, lines, left, allowed):
            yield line, aims, left


def read(assessment: Assessment, kind: str) -> Held | None:
    """The line and the aims of an action that has just been paid for: the first that takes it."""
    turn = assessment.view.turn
    begin(assessment)
    if turn.prelude:
        found = document.aims_of_token(assessment, kind)
        if found is not None:
            return found
        assessment.paid_moves += kind == "move"
    actions = turn.pips if turn.prelude and kind == "move" else turn.pips + 1
    may_battle = kind == "move" and (turn.prelude or "battle" in allowed_actions(assessment))
    allowed = (kind, "battle") if may_battle else (kind,)
    for line, aims, left in held_lines(assessment, actions, allowed):
        fitting = [aim for aim in aims if lexicon.action_of(line, aim) == kind]
        if fitting:
            return line, fitting, left
    return None


def leads_on(assessment: Assessment, clause: str, option: Option) -> bool:
    """CAT-11.28: whether the action that a token pays for will have a line, or an aim under way;
    what is spent for a combat must lead to it.
    """
    if not isinstance(option, SpendResource) or not option.action:
        return True
    if not assessment.view.rules.holds("supercat-tokens-keep-the-fight"):
        return True
    view, token = assessment.view.copy(), option.resource
    view.seats[assessment.number].take_token(token)
    view.turn = replace(view.turn, spent=(*view.turn.spent, token))
    after = assessment.looking_at(view)
    unit = under_way(after, is_paid=True)
    if unit is not None and (unit.action == option.action or unit.is_flying):
        return True
    held = read(after, option.action)
    if held is None:
        return False
    return clause not in FOR_COMBAT or isinstance(held[1][0], Fight)


FOR_COMBAT: Final = ("CAT-5.7", "CAT-5.10")
"""The sentences of the Prelude page that spend Fuel and Psionic for a combat."""


# -- what is under way -----------------------------------------------------------------------------


def under_way(assessment: Assessment, *, is_paid: bool) -> Unit | None:
    """CAT-11.19: the unit that its deeds have begun and not finished, if there is one.

    `is_paid` says that the action which is asked about is paid for already.
    """
    trail = deeds_of(assessment)
    if not trail or trail[-1].pips - assessment.view.turn.pips > is_paid:
        return None
    place = _first_of_row(trail)
    if place == len(trail):
        return _same_fight(assessment, assessment.view.turn.pips + is_paid)
    while place < len(trail):
        begun = _begun(assessment, place)
        if begun is None:
            place += 1
            continue
        unit, steps = begun
        if place + unit.done == len(trail):
            return unit if unit.done < steps and _goes_on(assessment, unit) else None
        place += unit.done
    return None


def deeds_of(assessment: Assessment) -> tuple[Deed, ...]:
    """The deeds of its card, without what was taxed, built or repaired in the Prelude besides."""
    return tuple([each for each in assessment.trail if each.kind in UNITS or not each.prelude])


def _first_of_row(trail: Sequence[Deed]) -> int:
    """The first of the last deeds, moves and agents in a row, that can be taken back."""
    place = len(trail)
    while place and trail[place - 1].kind in ROWS:
        if place < len(trail) and trail[place - 1].pips - trail[place].pips > 1:
            break
        place -= 1
    return place


def _begun(assessment: Assessment, place: int) -> tuple[Unit, int] | None:
    """The unit that began with a deed, with the deeds that follow it, and its steps in all."""
    trail = deeds_of(assessment)
    start, deed = _taken_back(assessment, place), trail[place]
    held = read(start, deed.kind) if start is not None else None
    if start is None or held is None:
        return None
    line, aims, left = held
    fitting = [aim for aim in aims if _begins_with(aim, deed)]
    if not fitting:
        return None
    aim = chosen_of(start, fitting)
    steps = _steps_of(start, aim, left)
    follows = trail[place:]
    done = 0
    while done < min(len(steps), len(follows)) and steps[done] == follows[done].place:
        done += 1
    used = {(each.pips, each.prelude) for each in follows[:done] if not each.prelude}
    return Unit(line, aim, done, left - len(used)), len(steps)


def _taken_back(assessment: Assessment, place: int) -> Assessment | None:
    """The table as it was before the deeds from one on, which are moves and agents only.

    None if something has come between, so that the ships are not where they went.
    """
    view, trail = assessment.view.copy(), deeds_of(assessment)
    left = len(trail) - place
    for deed in reversed(assessment.trail):
        if not left:
            break
        if not _take_back(view, assessment.number, deed):
            return None
        left -= deed.kind in UNITS or not deed.prelude
    deed = trail[place]
    kept = trail[:place]
    influenced = tuple(dict.fromkeys([each.place for each in kept if each.kind == "influence"]))
    view.turn = replace(
        view.turn, pips=deed.pips, prelude=deed.prelude, past_fate=deed.past_fate, trail=kept,
        influenced=influenced,
    )  # fmt: skip
    assessment.forget_flight(view)
    start = assessment.looking_at(view)
    if deed.prelude:
        spent = {each.spent for each in trail[place:] if each.prelude}
        start.refunded = len({*spent, len(assessment.view.turn.spent)} - {0, deed.spent})
    return start


def _take_back(view: ArcsTable, number: int, deed: Deed) -> bool:
    """Takes one deed back; what was built besides leaves the map, what was taxed stays."""
    seat = view.seats[number]
    if deed.kind == "influence":
        for place, offer in enumerate(view.court):
            if offer.card == deed.place:
                left = changed(offer.agents, number, max(0, offer.agents[number] - 1))
                view.court = changed(view.court, place, replace(offer, agents=left))
        return True
    if deed.kind in ("tax", "repair"):
        return True
    if not _is_there(view, seat, deed):
        return False
    seat.add_ships(deed.place, -deed.fresh, -deed.hurt)
    if deed.kind == "build":
        _unbuild(view, number, deed)
        return True
    seat.add_ships(deed.origin, deed.fresh, deed.hurt)
    if any(deed.along):
        view.reach.add_ships(deed.place, -deed.along[0], -deed.along[1])
        view.reach.add_ships(deed.origin, *deed.along)
    return True


def _unbuild(view: ArcsTable, number: int, deed: Deed) -> None:
    """The last building there leaves the map, or the starport that built a ship is unused again."""
    there = [each for each in view.buildings_at(deed.place) if each.seat in (number, FREE)]
    if deed.ships:
        used = [each for each in there if each.kind == STARPORT and each.used]
        if used:
            view.replace_building(used[-1], replace(used[-1], used=False))
    elif there:
        view.replace_building(there[-1])


def _is_there(view: ArcsTable, seat: Seat, deed: Deed) -> bool:
    there = (seat.fresh, seat.hurt, view.reach.fresh, view.reach.hurt)
    gone = (deed.fresh, deed.hurt, *deed.along)
    return all(count <= each.get(deed.place, 0) for count, each in zip(gone, there, strict=True))


def _begins_with(aim: lexicon.Aim, deed: Deed) -> bool:
    if isinstance(aim, Influence):
        return deed.kind == "influence" and aim.card == deed.place
    march = lexicon.march_of(aim)
    if march is None or deed.kind != "move":
        return False
    return _start_of(march) == (deed.origin, deed.place, (deed.fresh, deed.hurt))


def _start_of(march: March) -> tuple[str, str, tuple[int, int]]:
    return march.origin, march.hops[0], march.load


def _steps_of(start: Assessment, aim: lexicon.Aim, left: int) -> tuple[str, ...]:
    """The places of its deeds, one after the other; a fight goes on after its march."""
    if isinstance(aim, Influence):
        offer = next(each for each in start.offers if each.card == aim.card)
        return (aim.card,) * lexicon.agents_wanted(start, offer, left)
    march = lexicon.march_of(aim)
    assert march is not None
    return (*march.hops, "") if isinstance(aim, Fight) else march.hops


def _goes_on(assessment: Assessment, unit: Unit) -> bool:
    """Whether the next step of a unit can still be done."""
    aim = unit.aim
    return (
        unit.action != "battle"
        or not isinstance(aim, Fight)
        or aim.defender in assessment.foes_by_system.get(aim.system, ())
    )


def _same_fight(assessment: Assessment, actions: int) -> Unit | None:
    """CAT-11.20: after a battle that took nothing, the same fight while it is favorable."""
    last = deeds_of(assessment)[-1]
    if last.kind != "battle" or last.taken or not actions:
        return None
    begin(assessment)
    for line, aims, left in held_lines(assessment, actions, ("battle",)):
        for aim in aims:
            if isinstance(aim, Fight) and aim.system == last.place and not aim.march:
                return Unit(line, aim, 0, left)
    return None


# -- what a battle is for --------------------------------------------------------------------------


def fight_of(assessment: Assessment, system: str, defender: int) -> tuple[Fight | None, int]:
    """The combat that a battle under way belongs to, as it was when the battle began; None if no
    line says. And how many battles it may take, this one too.
    """
    key = system, defender
    if key not in assessment.fights:
        assessment.fights[key] = _fight_of(_before_battle(assessment), system, defender)
    found: tuple[Fight | None, int] = assessment.fights[key]
    return found


def _fight_of(start: Assessment, system: str, defender: int) -> tuple[Fight | None, int]:
    unit = under_way(start, is_paid=True)
    if unit is not None and _is_about(unit.aim, system, defender):
        return unit.aim, min(unit.actions, unit.aim.battles)
    begin(start)
    actions = start.view.turn.pips + 1
    for _, aims, left in held_lines(start, actions, ("battle",)):
        for aim in aims:
            if _is_about(aim, system, defender):
                return aim, min(left, aim.battles)
    return None, actions


def _is_about(aim: lexicon.Aim, system: str, defender: int) -> TypeGuard[Fight]:
    return isinstance(aim, Fight) and (aim.system, aim.defender) == (system, defender)


def _before_battle(assessment: Assessment) -> Assessment:
    """The table as it was when the battle under way began: its ships, buildings, Trophies, Court.

    What was stolen or lost to Outrage since stays as it is.
    """
    battle = battle_of(assessment.view)
    if battle is None or battle.before is None or battle.seat != assessment.number:
        return assessment
    view, before, system = assessment.view.copy(), battle.before, battle.system
    for owner in dict.fromkeys([battle.seat, battle.defender, view.reach.commander]):
        fresh, hurt = view.ships_of(owner, system)
        view.add_ships(owner, system, -fresh, -hurt)
    for owner, fresh, hurt in before.ships:
        view.add_ships(owner, system, fresh, hurt)
    elsewhere = [each for each in view.buildings if each.system != system]
    view.buildings = (*elsewhere, *before.buildings)
    seat = view.seats[battle.seat]
    seat.trophies, seat.spoils, view.court = before.trophies, before.spoils, before.court
    return assessment.looking_at(view)


# -- chance ----------------------------------------------------------------------------------------


def alike(aims: Sequence[lexicon.Aim], chosen: lexicon.Aim) -> list[lexicon.Aim]:
    """The aims that begin as the chosen one does."""
    march = lexicon.march_of(chosen)
    if march is None:
        return [aim for aim in aims if aim == chosen]
    found = [(aim, lexicon.march_of(aim)) for aim in aims]
    return [aim for aim, way in found if way and _start_of(way) == _start_of(march)]


def chosen_of(assessment: Assessment, aims: Sequence[lexicon.Aim]) -> lexicon.Aim:
    """CAT-11.23: of aims that begin alike one, by what lies open: as good as a die to who looks on,
    and the same whenever it is asked.
    """
    if len(aims) == 1:
        return aims[0]
    seat, view = assessment.seat, assessment.view
    ships = sorted(seat.fresh.items())
    lies = view.chapter, view.round, assessment.number, ships, seat.cards_left
    return aims[crc32(repr(lies).encode()) % len(aims)]
