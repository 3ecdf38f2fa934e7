"""How much it takes to set the middle of a game out, counted: by events of mouse and keys alone."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from engine.ui.box import Point
from games.arcs.board import PIECES, RESOURCES
from games.arcs.game import GAME as ARCS
from games.arcs.setting_out import PIECES_TO_PUT
from games.arcs.steps.rounds import LeadCard
from games.rajas.game import GAME as RAJAS
from games.rajas.steps.rounds import TakeTurn
from games.risk.board import HIDDEN
from games.risk.game import GAME as RISK
from games.risk.scene.world import territory_of
from games.risk.state import NOBODY
from tests.ui.counting_hand import CountingHand, between, middle_of

RISK_CLICKS, RAJAS_CLICKS, ARCS_CLICKS = 60, 60, 80
SEEDS = ["one", *[pytest.param(each, marks=pytest.mark.whole) for each in ("two", "three")]]


# -- Risk ------------------------------------------------------------------------------------------


def strokes(hand: CountingHand, lands: set[int], taken: set[int]) -> list[list[int]]:
    """Lands in as few walks as there are: each goes where it touches no land that is still free."""
    view, walks, left = hand.desk.view, [], set(lands)
    forbidden = set(range(42)) - lands - taken

    def is_free(a: int, b: int) -> bool:
        way = between(view.counter(a), view.counter(b), 3.0)
        names = {view.region_at(*at) for at in way} - {None}
        covered = any(hand.desk.widget_at(*at) is not view for at in way)
        return not covered and not {territory_of(name) for name in names} & forbidden

    while left:
        start = min(left)
        walk, seen, trail = [start], {start}, [start]
        while trail:
            near = [each for each in sorted(lands - seen) if is_free(trail[-1], each)]
            if near:
                x, y = view.counter(trail[-1])
                far = {
                    each: abs(view.counter(each)[0] - x) + abs(view.counter(each)[1] - y)
                    for each in near
                }
                nearest = min(near, key=far.__getitem__)
                seen.add(nearest)
                walk.append(nearest)
                trail.append(nearest)
            else:
                trail.pop()
                walk += trail[-1:]
        walks.append(walk)
        left -= seen
    return walks


def set_out_risk(hand: CountingHand, target) -> None:
    """Owners by strokes, the last seat by one click, then numbers, cards, the turn."""
    if any(owner != NOBODY for owner in hand.table.owners):
        hand.touch("clear")
    seats = [seat for seat in range(len(target.hands)) if seat in target.owners]
    taken: set[int] = set()
    for seat in seats:
        hand.show_seat(seat)
        lands = {place for place, owner in enumerate(target.owners) if owner == seat}
        if seat == seats[-1]:
            hand.touch("rest")
        else:
            for walk in strokes(hand, lands, taken):
                if len(walk) == 1:
                    hand.press(hand.desk.view.counter(walk[0]))
                else:
                    hand.pull([hand.desk.view.counter(place) for place in walk])
        taken |= lands
    for place, troops in enumerate(target.troops):
        if troops != 1:
            hand.type_at(hand.desk.view.counter(place), troops)
    hand.touch("next", "attack")
    for name, field in (("Round", "round"), ("sets", "sets_redeemed")):
        number = getattr(target, field)
        if number != getattr(hand.table, field):
            hand.type_at(hand.place(name, 1), number)
    for seat in seats:
        held = len(target.hands[seat])
        if held:
            hand.show_seat(seat)
            hand.type_at(hand.place("hidden"), held)
    if hand.table.seat != target.seat:
        hand.touch("seat", target.seat, button=3)
    if target.has_conquered != hand.table.has_conquered:
        hand.touch("conquered")


@pytest.mark.whole
@pytest.mark.parametrize("seed", SEEDS)
def test_a_middle_game_of_risk_is_set_out_in_few_clicks(seed):
    players = ("general", "captain", "raider")
    target = middle_of(RISK, players, seed, 260)
    hand = CountingHand(RISK, players)
    set_out_risk(hand, target)
    table = hand.table
    assert (table.owners, table.troops) == (target.owners, target.troops)
    assert (table.round, table.seat, table.sets_redeemed, table.has_conquered) == (
        target.round, target.seat, target.sets_redeemed, target.has_conquered,
    )  # fmt: skip
    assert [len(cards) for cards in table.hands] == [len(cards) for cards in target.hands]
    assert all(set(cards) <= {HIDDEN} for cards in table.hands)
    assert hand.desk.page.draft.problem is None
    print(f"Risk {seed}: {hand.count}")
    assert hand.count <= RISK_CLICKS


# -- Rajas -----------------------------------------------------------------------------------------


def set_out_rajas(hand: CountingHand, target) -> None:
    """What each seat has, then the quarry, the workers on their spaces, and whose turn it is."""
    if hand.table.round != target.round:
        hand.type_at(hand.place("Round", 1), target.round)
    for number, goal in enumerate(target.seats):
        hand.show_seat(number)
        for marker, place in (("fame", "fame"), ("money", "money"), ("boat", "stone")):
            if getattr(goal, marker) != getattr(hand.table.seats[number], marker):
                hand.touch(place, getattr(goal, marker))
        own = hand.table.seats[number]
        if goal.owned != own.owned:
            hand.type_at(hand.place("Workers", 1), goal.owned)
        if goal.karma != own.karma:
            hand.touch("karma", max(1, goal.karma or own.karma))
        for building, level in enumerate(goal.scrolls):
            hand.turn(level - own.scrolls[building], "scroll", building)
        set_out_dice(hand, number, goal)
        for border in goal.claimed:
            hand.touch("border", border, button=3)
        set_out_tiles(hand, number, goal)
        if number == target.elephant != hand.table.elephant:
            hand.touch("elephant", number)
    for stack, top in enumerate(target.tops):
        now = hand.table.tops[stack]
        if now != top:
            ring = sorted((*hand.table.stacks[stack], *([now] if now else ())))
            by = ring.index(top) - (ring.index(now) if now else -1)
            hand.turn(by, "top", stack)
    for seat in range(len(target.seats)):
        for space, owner in target.placed.items():
            if owner == seat:
                hand.show_seat(seat)
                hand.touch("space", space)
    if hand.table.seat != target.seat:
        hand.touch("seat", target.seat, button=3)


def set_out_dice(hand: CountingHand, number: int, goal) -> None:
    """A die that shows another face is turned by the wheel, the others come and go."""
    gone = Counter(hand.table.seats[number].dice) - Counter(goal.dice)
    new = Counter(goal.dice) - Counter(hand.table.seats[number].dice)
    for die in sorted(gone.elements()):
        place = hand.table.seats[number].dice.index(die)
        like = [each for each in new.elements() if each // 7 == die // 7]
        if like:
            by = (like[0] - die) % 6
            hand.turn(by if by <= 3 else by - 6, "hand", place)
            new -= Counter(like[:1])
        else:
            hand.touch("hand", place)
    for die in sorted(new.elements()):
        hand.touch("die", die)


def set_out_tiles(hand: CountingHand, number: int, goal) -> None:
    """Tiles out of all pictures, turned where they would lie in another way."""
    for laid in goal.tiles:
        if goal.is_dummy:
            hand.choose(("tile", laid.tile), "give")
            continue
        tops = hand.table.tops
        if laid.tile in tops:
            at = hand.place("top", tops.index(laid.tile))
            hand.pull([at, hand.place("cell", laid.cell)])
        else:
            hand.choose(("tile", laid.tile), "cell", laid.cell)
        now = next(each for each in hand.table.seats[number].tiles if each.cell == laid.cell)
        by = (laid.turn - now.turn) % 4
        hand.turn(by if by < 3 else -1, "cell", laid.cell)


@pytest.mark.whole
@pytest.mark.parametrize(
    ("players", "seed"),
    [
        (("page", "dummy"), "one"),
        pytest.param(("page", "greedy"), "two", marks=pytest.mark.whole),
        pytest.param(("page", "dummy"), "three", marks=pytest.mark.whole),
        pytest.param(("page", "greedy"), "one", marks=pytest.mark.whole),
    ],
)
def test_a_middle_game_of_rajas_is_set_out_in_few_clicks(players, seed):
    target = middle_of(RAJAS, players, seed, 40, is_middle_of_rajas)
    hand = CountingHand(RAJAS, players)
    set_out_rajas(hand, target)
    table = hand.table
    facts = ["fame", "money", "boat", "karma", "scrolls", "owned", "used", "dice", "claimed"]
    for own, goal in zip(table.seats, target.seats, strict=True):
        assert [getattr(own, name) for name in facts] == [getattr(goal, name) for name in facts]
        assert sorted(own.tiles, key=str) == sorted(goal.tiles, key=str)
    assert (table.tops, table.placed) == (target.tops, target.placed)
    assert (table.round, table.seat, table.elephant) == (
        target.round, target.seat, target.elephant,
    )  # fmt: skip
    assert hand.desk.page.draft.problem is None
    print(f"Rajas {players} {seed}: {hand.count}")
    assert hand.count <= RAJAS_CLICKS


def is_middle_of_rajas(table) -> bool:
    """Round 4 of the seven or eight there are, workers placed, all stacks in order."""
    is_whole = all(top or not below for top, below in zip(table.tops, table.stacks, strict=True))
    return (
        table.round == 4 and len(table.placed) >= 2 * len(table.seats) and is_whole
        and bool(table.steps) and isinstance(table.steps[-1], TakeTurn)
    )  # fmt: skip


# -- Arcs ------------------------------------------------------------------------------------------


class ArcsHand(CountingHand):
    """At the desk of Arcs, whose systems have forms of their own."""

    def place(self, *key: Any) -> Point:
        """A system beside its pieces: on the pill with its number, or its portal."""
        if key[0] != "system":
            return super().place(*key)
        cell = self.desk.places.cells[key[1]]
        return cell.body if cell.label is None else cell.label.centre

    def take_up(self, piece: str) -> None:
        """A piece of the palette by its key."""
        if self.desk.state.chosen["piece"] != piece:
            self.strike(str(1 + PIECES_TO_PUT.index(piece)))


def set_out_arcs(hand: ArcsHand, target) -> None:
    """The map, the Court, the ambitions, then what each seat has."""
    if hand.table.setup != target.setup:
        hand.choose(("setup card", target.setup), "setup")
    for place, offer in enumerate(target.court):
        if hand.table.court[place].card != offer.card:
            hand.choose(("court card", offer.card), "court", place)
    for marker, is_flipped in enumerate(target.flipped):
        if hand.table.flipped[marker] != is_flipped:
            hand.touch("marker", marker)
    lain = {marker: box for box, markers in target.boxes.items() for marker in markers}
    while lain:
        hand.touch("ambition", lain.pop(hand.table.free_markers[0]))
    for name in ("Chapter", "Round"):
        if getattr(target, name.lower()) != getattr(hand.table, name.lower()):
            hand.type_at(hand.place(name, 1), getattr(target, name.lower()))
    wanted = Counter(map(built, target.buildings))
    for building in reversed(hand.table.buildings):
        if wanted[built(building)] > 0:
            wanted[built(building)] -= 1
        else:
            place = hand.table.buildings_at(building.system).index(building)
            hand.touch("building", building.system, place, button=3)
    for seat in range(len(target.seats)):
        set_out_pieces(hand, target, seat)
        set_out_board(hand, target, seat)
    if hand.table.initiative != target.initiative:
        hand.touch("seat", target.initiative, button=3)


def set_out_pieces(hand: ArcsHand, target, seat: int) -> None:
    """Whole fleets are drawn, others counted where they are; buildings come and go by clicks."""
    for is_hurt in (False, True):
        goal = (target.seats[seat].hurt if is_hurt else target.seats[seat].fresh).copy()

        def now(is_hurt=is_hurt):
            own = hand.table.seats[seat]
            return own.hurt if is_hurt else own.fresh

        for system, count in list(now().items()):
            lacks = {each: goal[each] - now().get(each, 0) for each in goal}
            exact = [each for each, lack in lacks.items() if lack == count]
            to = exact or [each for each, lack in lacks.items() if lack > 0 and each not in now()]
            if system not in goal and to:
                at = hand.place("fleet", system, seat, is_hurt)
                hand.pull([at, hand.place("system", to[0])])
        for system, count in list(now().items()):
            hand.turn(goal.get(system, 0) - count, "fleet", system, seat, is_hurt)
        for system in [each for each in goal if each not in now()]:
            hand.show_seat(seat)
            hand.take_up("damaged ship" if is_hurt else "ship")
            hand.turn(goal[system], "system", system)
    for kind in ("city", "starport"):
        missing = Counter(map(built, target.buildings)) - Counter(map(built, hand.table.buildings))
        for owner, what, system in missing.elements():
            if (owner, what) == (seat, kind):
                hand.show_seat(seat)
                hand.take_up(kind)
                hand.touch("system", system)
    for building in [each for each in target.buildings if each.seat == seat and not each.fresh]:
        lying = hand.table.buildings_at(building.system)
        like = [each for each in lying if built(each) == built(building) and each.fresh]
        if like:
            hand.touch("building", building.system, lying.index(like[0]))


def built(building) -> tuple[int, str, str]:
    """Whose and what it is, and where, fresh or not."""
    return building.seat, building.kind, building.system


def set_out_board(hand: ArcsHand, target, seat: int) -> None:
    """Power, tokens, Trophies and Captives, Outrage, cards, agents."""
    goal = target.seats[seat]
    hand.turn(goal.power - hand.table.seats[seat].power, "seat", seat)
    hand.show_seat(seat)
    own = hand.table.seats[seat]
    for slot in range(len(goal.slots)):
        if goal.slots[slot] != hand.table.seats[seat].slots[slot]:
            now = hand.table.seats[seat].slots[slot]
            free = [each for each in RESOURCES if each == now or hand.table.tokens_free(each) > 0]
            ring = ["", *free]
            hand.turn(ring.index(goal.slots[slot]) - ring.index(now), "slot", slot)
    for owner in range(len(target.seats)):
        if goal.captives[owner] != own.captives[owner]:
            hand.turn(goal.captives[owner] - own.captives[owner], "captive", owner)
        counts = zip(PIECES, own.trophies[owner], goal.trophies[owner], strict=True)
        for kind, now, wanted in counts:
            if now != wanted:
                hand.turn(wanted - now, "trophy", owner, kind)
    for resource in goal.outrage:
        hand.touch("outrage", resource)
    for card in goal.cards:
        hand.choose(("court card", card), "guilds")
    for place, offer in enumerate(target.court):
        hand.turn(offer.agents[seat] - hand.table.court[place].agents[seat], "court", place)
    if goal.supercat is None:
        counts = {"Cards in hand": (len(own.hand), len(goal.hand))}
    else:
        counts = {"Hand counter": (own.supercat.counter, goal.supercat.counter),
                  "Seize counter": (own.supercat.seize, goal.supercat.seize)}  # fmt: skip
    for name, (now, wanted) in counts.items():
        if now != wanted:
            hand.type_at(hand.place(name, 1), wanted)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_middle_game_of_arcs_is_set_out_in_few_clicks(seed):
    players = ("steward", "supercat", "supercat")
    target = middle_of(ARCS, players, seed, 100, is_middle_of_arcs)
    hand = ArcsHand(ARCS, players)
    set_out_arcs(hand, target)
    table = hand.table
    names = ["fresh", "hurt", "power", "slots", "captives", "trophies", "outrage", "cards"]
    for own, goal in zip(table.seats, target.seats, strict=True):
        assert [getattr(own, name) for name in names] == [getattr(goal, name) for name in names]
        if goal.supercat is None:
            assert len(own.hand) == len(goal.hand)
        else:
            assert (own.supercat.counter, own.supercat.seize) == (
                goal.supercat.counter, goal.supercat.seize,
            )  # fmt: skip
    facts = [(each.seat, each.kind, each.system, each.fresh) for each in target.buildings]
    assert sorted((b.seat, b.kind, b.system, b.fresh) for b in table.buildings) == sorted(facts)
    assert (table.court, table.boxes, table.flipped) == (target.court, target.boxes, target.flipped)
    assert (table.setup, table.chapter, table.round, table.initiative) == (
        target.setup, target.chapter, target.round, target.initiative,
    )  # fmt: skip
    assert hand.desk.page.draft.problem is None
    print(f"Arcs {seed}: {hand.count}")
    assert hand.count <= ARCS_CLICKS


def is_middle_of_arcs(table) -> bool:
    """The second chapter of the three or four there are, as a round begins."""
    return table.chapter == 2 and table.round >= 2 and not table.trick and (
        bool(table.steps) and isinstance(table.steps[-1], LeadCard)
    )  # fmt: skip
