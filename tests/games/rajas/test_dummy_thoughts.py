"""What dummies say, held against the table, over whole random games.

Each thought is judged by the solo version, worked out here a second time: the colour, track, tile
and number of dice named are those the rule picks, and the clause is that of the rule that applied.
`RAJAS_TOLD_GAMES=300` plays more of them.
"""

import os
import re
from functools import cache

import pytest

from engine.core.game import game_clauses
from games.rajas.board import AREAS, ASSORTED
from games.rajas.dummy_words import deed_clause
from games.rajas.effects import (
    BUILDING_NAMES,
    CHAMBER_NAMES,
    COLOURS,
    by_colour,
    dice_of_colour,
    effects_said,
)
from games.rajas.events import (
    BoatMoved,
    DiceForfeited,
    DiceGained,
    DiceSpent,
    DummyThought,
    FameGained,
    MoneyGained,
    NothingDone,
    ScrollRaised,
    TileBought,
    TileLaid,
    WorkerPlaced,
    YieldUsed,
)
from games.rajas.game import GAME
from tests.games.rajas.positions import VOICE, detail_of, title_of
from tests.games.rajas.told import told_in

GAMES = int(os.environ.get("RAJAS_TOLD_GAMES", "16"))
CLAUSES = {clause.id for clause in game_clauses(GAME)}
AREA_NAMES = ("chambers", "quarry", "market", "harbor", "balconies", "terrace")
told = cache(told_in)


def of_dummies(number):
    """The events of dummies in a game."""
    for each in told(number):
        seat = getattr(each.event, "seat", None)
        if seat is not None and each.table.seats[seat].is_dummy:
            yield each


def thoughts(number, *clauses):
    """What dummies said by some clauses."""
    for each in of_dummies(number):
        if isinstance(each.event, DummyThought) and each.event.clause in clauses:
            yield each


def counts_of(each):
    return by_colour(each.table.seats[each.event.seat].dice)


def free(each, area):
    table = each.table
    return [space for space in table.spaces if space.area == area and space.id not in table.placed]


def spoken_before(each, *kinds):
    """The thoughts of the dummy since the last event of some classes."""
    found = []
    for before in reversed(each.all[: each.place]):
        if isinstance(before.event, kinds):
            break
        if isinstance(before.event, DummyThought):
            found.append(before.event)
    return found


def listed(names):
    """Names as people list them."""
    return " and ".join([", ".join(names[:-1]), names[-1]]) if names[1:] else names[0]


def things_on(tile):
    """What is on a tile, in words."""
    return listed([VOICE.say_name(each, "a") for each in tile.things])


def colour_in(words):
    """The one colour that a title names."""
    (found,) = [number for number, name in enumerate(COLOURS) if name in words.split()]
    return found


games = pytest.mark.parametrize("number", range(GAMES))


@games
def test_every_step_of_a_dummy_has_a_clause_of_the_rules(number):
    for each in of_dummies(number):
        event = each.event
        clause = event.clause if isinstance(event, DummyThought) else deed_clause(event)
        known = clause in CLAUSES
        assert known or type(event).__name__ in ("RoundStarted", "GameEnded", "StarterFound"), event


@games
@pytest.mark.clause("SOLO-4.1", "SOLO-4.8")
def test_the_area_is_that_of_the_die(number):
    for each in thoughts(number, "SOLO-4.1", "SOLO-4.8"):
        event, many = each.event, sum(counts_of(each)) > 4
        assert str(event.face) in title_of(event)
        assert event.clause == ("SOLO-4.8" if many and event.face > 4 else "SOLO-4.1")
        area = "quarry" if event.clause == "SOLO-4.8" else AREAS[event.face - 1]
        assert each.table.space(each.next(WorkerPlaced).space).area == area
        if event.clause == "SOLO-4.1":
            assert AREA_NAMES[event.face - 1] in detail_of(event).lower()


@games
@pytest.mark.clause("SOLO-5.2", "SOLO-5.15")
def test_the_cheapest_space_is_named_with_its_price(number):
    for each in thoughts(number, "SOLO-5.2", "SOLO-5.15"):
        area = {"SOLO-5.2": "quarry", "SOLO-5.15": "harbor"}[each.event.clause]
        least = min(space.money for space in free(each, area))
        assert each.table.space(each.next(WorkerPlaced).space).area == area
        price = f"{least} money" if least else "free"
        assert title_of(each.event) == f"Cheapest space: {price}"


@games
@pytest.mark.clause("SOLO-5.3")
def test_the_person_is_that_of_the_die_and_his_gift_follows(number):
    for each in thoughts(number, "SOLO-5.3"):
        who = CHAMBER_NAMES[each.event.face - 1]
        assert title_of(each.event).removeprefix("It visits ").removeprefix("the ") == who
        assert f"The die shows {each.event.face}, " in detail_of(each.event)
        gift = next(each.later).event
        assert gift.clause == f"SOLO-5.{4 + each.event.face}"
        assert who in title_of(gift)
        assert each.table.space(each.next(WorkerPlaced).space).name == who


@games
@pytest.mark.clause("SOLO-5.13", "SOLO-5.14")
def test_the_market_space_and_its_pay(number):
    for each in thoughts(number, "SOLO-5.13", "SOLO-5.14"):
        event = each.event
        assorted = [space for space in free(each, "market") if space.good == ASSORTED]
        assert (event.clause == "SOLO-5.13") == bool(assorted)
        pays = title_of(event).partition(": ")[2]
        if pays != "no money":
            gained = each.next(MoneyGained)
            assert (f"{gained.count} money", gained.source) == (pays, "market")


@games
@pytest.mark.clause("SOLO-5.16", "RAJ-11.12")
def test_the_steps_of_the_boat_and_those_that_are_too_many(number):
    for each in thoughts(number, "SOLO-5.16"):
        steps = (each.event.face + 1) // 2
        spaces = "1 space" if steps == 1 else f"{steps} spaces"
        assert title_of(each.event) == f"The boat moves {spaces}"
        assert f"The die shows {each.event.face}: " in detail_of(each.event)
        left = spaces_left(each)
        said = [title_of(thought) for thought in spoken_before(each, WorkerPlaced)
                if thought.clause == "RAJ-11.12"]  # fmt: skip
        words = "1 space is" if left == 1 else f"{left} spaces are"
        assert said == ([f"Only {words} left on the river"] if left < 3 else [])


def spaces_left(each):
    """The spaces ahead of the boat that hold no other; the last always counts."""
    boats = [seat.boat for seat in each.table.seats]
    ahead = range(boats[each.event.seat] + 1, 31)
    return sum(space == 30 or space not in boats for space in ahead)


@games
@pytest.mark.clause("RAJ-8.1", "SOLO-5.17")
def test_a_boat_tells_the_spaces_it_skips_where_it_stops_and_what_that_brings(number):
    for each in of_dummies(number):
        if not isinstance(each.event, BoatMoved):
            continue
        start, space = each.event.start, each.event.space
        others = {s.boat for n, s in enumerate(each.table.seats) if n != each.event.seat}
        over = [str(stone) for stone in range(start + 1, space) if stone in others]
        before = spoken_before(each, BoatMoved, DiceSpent, DiceGained, MoneyGained, FameGained)
        said = [thought for thought in before if thought.clause == "RAJ-8.1"]
        assert [re.findall(r"\d+", title_of(thought)) for thought in said] == (
            [over] if over else []
        )
        steps = space - start - len(over)
        spaces = "1 space" if steps == 1 else f"{steps} spaces"
        assert title_of(before[0]) == f"It sails {spaces}, to space {space}"
        assert ("river tile" in detail_of(before[0])) == bool(each.table.river[space])


@games
@pytest.mark.clause("SOLO-5.18", "SOLO-5.19", "SOLO-5.20")
def test_balcony_and_terrace_say_why(number):
    for each in of_dummies(number):
        if not isinstance(each.event, WorkerPlaced):
            continue
        space = each.table.space(each.event.space)
        said = {thought.clause for thought in spoken_before(each, WorkerPlaced)}
        assert ("SOLO-5.18" in said) == (space.area == "balconies")
        if space.area == "terrace":
            assert said & {"SOLO-5.19", "SOLO-4.2"}
            assert (space.takes < 0) or said & {"SOLO-6.2", "RAJ-11.9"}


def taken_by(counts, open_colours):
    """SOLO-6.2 once more: the rule that applies, by its words, and the colours it leaves."""
    rules = [
        ("It has exactly one die of this color", [c for c in open_colours if counts[c] == 1]),
        ("so it takes a color it has none of",
         [c for c in open_colours if not counts[c]]),
        ("so it takes one it has the fewest of", [
            c for c in open_colours if counts[c] == min(counts[o] for o in open_colours)]),
    ]  # fmt: skip
    return next((words, colours) for words, colours in rules if colours)


@games
@pytest.mark.clause("SOLO-6.2", "RAJ-11.9")
def test_the_rule_that_chose_a_die_is_named(number):
    for each in thoughts(number, "SOLO-6.2", "RAJ-11.9"):
        event, counts = each.event, counts_of(each)
        if event.step == "effect":
            assert isinstance(next(each.later).event, DiceForfeited)
            continue
        is_terrace = title_of(event).startswith("Terrace")
        places = range(4)
        if is_terrace:
            places = sorted({s.takes for s in free(each, "terrace") if s.takes >= 0})
        supply = each.table.supply()
        words, colours = taken_by(counts, [c for c in places if supply[c]])
        assert colour_in(title_of(event)) in colours
        assert words in detail_of(event)
        assert ("picked at random" in detail_of(event)) == (len(colours) > 1)
        assert (event.clause == "RAJ-11.9") == (taken_by(counts, places)[1] != colours)
        gained = each.next(DiceGained)
        assert by_colour(gained.dice)[colour_in(title_of(event))] == 1


def open_balconies(each, used):
    """The colours that a free balcony takes for one in the supply; he stands on that of `used`."""
    supply = each.table.supply()
    found = [used]
    for space in free(each, "balconies"):
        (wanted,) = {code // 7 for code in space.codes}
        if supply[space.effects[0].colours[0]] and counts_of(each)[wanted]:
            found.append(wanted)
    return sorted(found)


def leaving_a_replacement(each):
    """RAJ-11.10: the colours to pay the Master Builder with that leave a die for a dearer tile."""
    own = [each.table.tile(laid.tile) for laid in each.table.seats[each.event.seat].tiles]
    old = max((tile.price for tile in own if not tile.markets), default=0)
    tops = [each.table.tile(top) for top in each.table.face_up]
    showing = {tile.colour for tile in tops if old < tile.price <= old + 6}
    rules, found = each.table.rules, []
    if rules.foresight == "schema":
        return []
    for paid in range(4):
        left = [count - (colour == paid) for colour, count in enumerate(counts_of(each))]
        able = [colour for colour in showing if left[colour] > 0]
        if rules.difference == "schema" and any(left):
            able = able if set(spent_by(left, range(4))[1]) <= set(able) else []
        if rules.difference == "free":
            able = able or [tile for tile in tops if tile.price <= old]
        if able and min(left) >= 0:
            found.append(paid)
    return found


def spent_by(counts, open_colours):
    """SOLO-6.4 once more."""
    rules = [
        ("It has three or more dice of this color", [c for c in open_colours if counts[c] > 2]),
        ("it has one of", [c for c in open_colours if counts[c] == 1]),
        ("it has two of", [c for c in open_colours if counts[c] == 2]),
    ]
    return next((words, colours) for words, colours in rules if colours)


@games
@pytest.mark.clause("SOLO-6.4", "RAJ-11.10")
def test_the_rule_that_chose_the_die_to_pay_is_named(number):
    for each in thoughts(number, "SOLO-6.4", "RAJ-11.10"):
        event, counts = each.event, counts_of(each)
        colour = colour_in(title_of(event))
        spent = each.next(DiceSpent)
        assert by_colour(spent.dice)[colour] == 1
        words, colours = spent_by(counts, range(4))
        if "balcony" in spent.purpose.key:
            words, colours = spent_by(counts, open_balconies(each, colour))
        bound = leaving_a_replacement(each) if "master" in spent.purpose.key else []
        is_bound = bool(bound) and spent_by(counts, bound)[1] != colours
        assert (event.clause == "RAJ-11.10") == is_bound
        if is_bound:
            assert colour in spent_by(counts, bound)[1]
            assert spent_by(counts, bound)[0] in detail_of(event)
        else:
            assert words in detail_of(event)
            assert colour in colours
            assert ("picked at random" in detail_of(event)) == (len(colours) > 1)


@games
@pytest.mark.clause("SOLO-6.5")
def test_the_track_that_is_upgraded_is_the_one_the_rule_picks(number):
    for each in thoughts(number, "SOLO-6.5"):
        event = each.event
        scrolls = each.table.seats[event.seat].scrolls
        if title_of(event) == "Nothing happens":
            assert set(scrolls) == {4}
            continue
        raised = each.next(ScrollRaised)
        assert title_of(event) == f"It upgrades the {BUILDING_NAMES[raised.building]}"
        value = 3 if 3 in scrolls else 2
        assert scrolls[raised.building] == value
        first = (
            "A building at 3 comes first"
            if value == 3
            else "No building is at 3, so one at 2 is upgraded"
        )
        names = [name for name, each in zip(BUILDING_NAMES, scrolls, strict=True) if each == value]
        lot = f". It was picked at random from {listed(names)}" if names[1:] else ""
        assert detail_of(event) == first + lot


def can_buy(each, colour):
    """How many dice a colour would buy with: 2 for 7 to 10, else 1 for up to 6, else 0."""
    prices = [each.table.tile(top).price for top in each.table.face_up
              if each.table.tile(top).colour == colour]  # fmt: skip
    if counts_of(each)[colour] > 1 and any(7 <= price <= 10 for price in prices):
        return 2
    return int(bool(counts_of(each)[colour]) and any(price <= 6 for price in prices))


@games
@pytest.mark.clause("SOLO-6.7", "SOLO-6.8", "SOLO-6.9", "RAJ-11.11")
def test_a_purchase_tells_colour_dice_tile_and_each_fallback(number):
    for each in thoughts(number, "SOLO-6.9"):
        price, colour_said = spoken_before(each, DiceSpent, DiceGained, WorkerPlaced, TileBought)[
            :2
        ]
        bought, counts = each.next(TileBought), counts_of(each)
        tile = each.table.tile(bought.tile)
        colour, dice = tile.colour, len(bought.dice)
        name = COLOURS[tile.colour].capitalize()
        assert title_of(each.event) == f"{name} tile (price {tile.price})"
        assert f"The tile shows {things_on(tile)}. " in detail_of(each.event)
        able = [c for c in range(4) if can_buy(each, c)]
        assert counts[colour] == max(counts[c] for c in able)
        assert dice == can_buy(each, colour)
        held = f"{counts[colour]} {COLOURS[colour]} dice"
        single = VOICE.say(dice_of_colour(colour, 1))
        assert (single if counts[colour] == 1 else held) in title_of(colour_said)
        is_next_colour = counts[colour] < max(counts)
        assert colour_said.clause == ("RAJ-11.11" if is_next_colour else "SOLO-6.7")
        assert ("next color" in detail_of(colour_said)) == is_next_colour
        assert title_of(price).startswith("Two dice" if dice == 2 else "One die")
        is_fallback = dice == 1 and counts[colour] > 1
        assert price.clause == ("RAJ-11.11" if is_fallback else "SOLO-6.8")
        if dice == 1:
            alone = f"It has only one {COLOURS[colour]} die"
            assert detail_of(price) == (
                f"No {COLOURS[colour]} tile costs 7 to 10" if is_fallback else alone
            )


@games
@pytest.mark.clause("SOLO-3.7", "RAJ-7.3", "SOLO-3.6")
def test_each_tile_of_a_dummy_tells_what_it_scores(number):
    for each in of_dummies(number):
        if not isinstance(each.event, TileLaid):
            continue
        said = next(each.later).event
        assert said.clause in ("SOLO-3.7", "RAJ-7.3")
        tile, scrolls = each.table.tile(each.event.tile), each.table.seats[each.event.seat].scrolls
        fame = sum(scrolls[building] for building in tile.buildings)
        money = sum(value for _, value in tile.markets)
        gains = [f"{fame} fame"] * bool(fame) + [f"{money} money"] * bool(money)
        assert title_of(said) == f"It scores {' and '.join(gains)}"
        if fame:
            gained = each.next(FameGained)
            assert (gained.count, gained.source) == (fame, "buildings")


@games
@pytest.mark.clause("SOLO-3.3", "SOLO-3.4", "SOLO-5.6", "SOLO-3.5", "RAJ-11.2")
def test_gains_that_only_dummies_have_so_are_told_with_their_clause(number):
    wanted = {"karma": "SOLO-3.4", "handicap": "SOLO-2.5"}
    for each in of_dummies(number):
        event, before = each.event, each.all[each.place - 1].event
        if isinstance(event, MoneyGained) and event.source in wanted:
            assert before.clause == wanted[event.source]
            assert f"{event.count} money" in title_of(before)
        elif type(event).__name__ == "BonusReached":
            assert isinstance(before, DummyThought)
            place = "bridge" if event.track == "river" else f"Bonus at {event.space}"
            assert place in title_of(before)
        elif isinstance(event, YieldUsed):
            assert before.clause == ("RAJ-11.6" if each.table.is_navaratnas else "SOLO-5.6")
            assert title_of(before) == f"Yield tile: {VOICE.say(effects_said(event.brings))}"
        elif isinstance(event, NothingDone):
            assert title_of(before) == "Nothing happens"
            assert detail_of(before) == GAME.voice(("A",) * 4).say(event.said(), mark=event.seat)
    for each in thoughts(number, "SOLO-3.3"):
        assert title_of(each.event) == "It gains 3 dice for 3 karma"


def test_the_games_meet_every_rule_that_a_dummy_can_tell():
    met = {each.event.clause for number in range(GAMES) for each in of_dummies(number)
           if isinstance(each.event, DummyThought)}  # fmt: skip
    wanted = {f"SOLO-5.{n}" for n in (2, 3, 5, 6, 7, 8, 9, 10, 13, 14, 15, 16, 17, 18, 19)}
    wanted |= {f"SOLO-6.{n}" for n in (2, 4, 5, 7, 8, 9, 10, 11, 12)}
    wanted |= {"SOLO-2.5", "SOLO-3.3", "SOLO-3.4", "SOLO-3.5", "SOLO-3.7", "SOLO-4.1", "SOLO-4.8"}
    wanted |= {"RAJ-8.1", "RAJ-11.2", "RAJ-11.3", "RAJ-11.6", "RAJ-11.11"}
    assert wanted <= met


@games
@pytest.mark.clause("SOLO-6.2", "SOLO-6.4", "SOLO-6.10")
def test_what_is_said_of_every_colour_without_a_bound_is_true_of_all_four(number):
    clauses = ("SOLO-6.2", "SOLO-6.4", "SOLO-6.10", "RAJ-11.9", "RAJ-11.10")
    for each in thoughts(number, *clauses):
        detail, counts = detail_of(each.event), counts_of(each)
        if (
            "exactly one die of any color," in detail
            or "zero or two dice of every color," in detail
        ):
            assert 1 not in counts
        if "two or more dice of every color," in detail:
            assert min(counts) > 1
        if "three or more dice of any color," in detail:
            assert max(counts) < 3
