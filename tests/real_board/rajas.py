"""A real board of Rajas of the Ganges: quarry, tracks, river, provinces, statues and the spaces.

Tiles are called by what is printed on them. A dummy's dice show no face.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from games.rajas.board import board_of, effects_word, tile_word
from games.rajas.effects import (
    ANIMALS,
    BUILDING_NAMES,
    BUILDINGS,
    COLOURS,
    PER_COLOUR,
    die_name,
    effects_said,
)
from games.rajas.game import GAME
from games.rajas.grid import SIDES, side_of
from games.rajas.state import LOOSE, SCROLL_LEVELS
from tests.real_board.board import Impossible, Lying, RealBoard, asked, does
from tests.real_board.own_hands import listed

PRINTED: Final = board_of("printed")
VOICE: Final = GAME.voice(())
SUPPLY: Final = "supply of dice"
QUARRY: Final = "quarry"
BOX: Final = "box"
YIELDS: Final = "yield tiles"
PUT_AWAY: Final = "yield tiles put away"
ELEPHANT: Final = "elephant"
SIDE_WORDS: Final = {"north": "N", "east": "E", "south": "S", "west": "W"}


def brings(effects: Any) -> str:
    """What is printed on a yield tile, a border or a river tile."""
    return VOICE.say_name(effects_said(effects))


def called(space: Any) -> str:
    """A space as it is called; there may be several alike."""
    return VOICE.say_name(space.called)


TILE_BY_WORDS: Final[Mapping[str, str]] = {
    VOICE.say_name(tile.called, "exact"): tile.id for tile in PRINTED.tiles.values()
}
TILE_BY_WORD: Final[Mapping[str, str]] = {
    tile_word(tile): tile.id for tile in PRINTED.tiles.values()
}
YIELD_WORDS: Final[Mapping[str, str]] = {
    tile.id: f"{BUILDINGS[tile.colour]}: {brings(tile.effects)}" for tile in PRINTED.yields.values()
}
RIVER_WORDS: Final[Mapping[str, str]] = {
    tile: brings(effects) for tile, effects in PRINTED.river_tiles.items()
}


def stack_place(stack: int) -> str:
    colour, animal = divmod(stack, len(ANIMALS))
    return f"{COLOURS[colour]} {ANIMALS[animal]} stack"


class RajasBoard(RealBoard):
    """Both versions, with persons and dummies; `offered` is what the page of a lot shows."""

    offered: Sequence[Any] = ()

    def lay_out(self) -> None:
        """RAJ-2.1 to 2.5: stacks face down, dice in the supply, markers at the start."""
        for colour in COLOURS:
            self.put(colour, SUPPLY, PER_COLOUR)
        self.decks = {stack_place(n): list(ids) for n, ids in enumerate(PRINTED.stacks)}
        for ids in self.decks.values():
            self.rng.shuffle(ids)
        self.is_navaratnas = self.options["board"] == "navaratnas"
        for words in YIELD_WORDS.values():
            if self.is_navaratnas or words.startswith("white"):
                self.put(words, YIELDS)
        self.river = list(RIVER_WORDS)
        begin = PRINTED.begin
        for seat, name in enumerate(self.names):
            self.is_dummy(seat)
            self.put("karma", name, 0 if self.is_dummy(seat) else begin.karma)
            self.put("workers", name, begin.workers)
            self.put("owned", name, begin.workers)
            for building in BUILDING_NAMES:
                self.put(building, name, SCROLL_LEVELS[0])
            if self.is_dummy(seat):
                for colour in COLOURS:
                    self.move(colour, SUPPLY, self.statue(seat))

    # -- places

    def is_dummy(self, seat: int) -> bool:
        """Whether nobody sits there; dummies are called so on their boards."""
        return self.names[seat] in self.dummies

    @property
    def dummies(self) -> tuple[str, ...]:
        return tuple(name for name in self.names if name.startswith("Dummy"))

    def statue(self, seat: int) -> str:
        return f"statue of {self.names[seat]}"

    def province(self, seat: int) -> str:
        return f"province of {self.names[seat]}"

    def colours_of(self, words: str) -> Iterator[tuple[str, int]]:
        """Dice of a sentence one kind after the other: a face each, or a dummy's by colour."""
        for each in listed(words):
            first, rest = each.split(" ", 1)
            if first in COLOURS:
                yield each, 1
            elif first in ("a", "an"):
                yield rest.removesuffix(" die"), 1
            else:
                yield rest.removesuffix(" dice"), int(first)

    def into_supply(self, dice: str, seat: int) -> None:
        """Dice of a statue have no face in the supply."""
        for piece, count in self.colours_of(dice):
            self.take(piece, self.statue(seat), count)
            self.put(piece.split()[0], SUPPLY, count)

    def into_statue(self, dice: str, seat: int) -> None:
        for piece, count in self.colours_of(dice):
            self.take(piece.split()[0], SUPPLY, count)
            self.put(piece, self.statue(seat), count)

    def mark(self, seat: int, marker: str, count: int) -> None:
        """A marker of a seat goes on, or back."""
        self.put(marker, self.names[seat], 0)
        self.lying[self.names[seat]][marker] += count

    # -- chance

    @asked("Roll the starting dice: <colours>", "Roll the new dice: <colours>",
           "Roll the new die: <colours>", "Reroll: <colours>")  # fmt: skip
    def rolls(self, seat: int | None, colours: str) -> str:
        return " ".join(str(self.rng.randint(1, 6)) for _ in colours.split(", "))

    @asked("Roll for the next river tile")
    def rolls_river(self, seat: int | None) -> str:
        return str(self.rng.randint(1, 6))

    @asked("Turn up the next river tile")
    def turns_up_river(self, seat: int | None) -> str:
        """The tile is in hand until it is said where it lies."""
        tile = self.river.pop(self.rng.randrange(len(self.river)))
        self.put(RIVER_WORDS[tile], "in hand")
        return effects_word(PRINTED.river_tiles[tile])

    @asked("Turn up the top tile of the <stack>")
    def turns_up_tile(self, seat: int | None, stack: str) -> str:
        return tile_word(PRINTED.tiles[self.decks[stack][-1]])

    @asked("Draw a brown yield tile")
    def draws_brown(self, seat: int | None) -> str:
        return self.draws(YIELDS, "brown")

    @asked("Draw a yield tile")
    def draws_yield(self, seat: int | None) -> str:
        """The Dancer's: white."""
        return self.draws(YIELDS, "white")

    @asked("Shuffle the discarded yield tiles and draw one")
    def draws_anew(self, seat: int | None) -> str:
        self.move_all(PUT_AWAY, YIELDS)
        return self.draws(YIELDS, "white")

    def draws(self, place: str, colour: str) -> str:
        """A tile of a colour; it stays where it is until it is said where it goes."""
        tiles = [each for each in self.at(place) if each.startswith(colour)]
        words = self.rng.choice(tiles)
        tile = next(each for each, said in YIELD_WORDS.items() if said == words)
        return effects_word(PRINTED.yields[tile].effects)

    @asked("Roll the dummy's die for .*", "Pick at random: .*")
    def by_lot(self, seat: int | None) -> str:
        """One of what the page shows; a die is rolled until it shows such a face."""
        return str(self.rng.choice(self.offered))

    # -- set-up

    @does("Put <whose> dice on the Kali statue: <dice>")
    def lays_dice(self, whose: int, dice: str) -> None:
        """Rolled anew after a tie, all of them lie there already."""
        for piece in self.at(self.statue(whose)):
            self.into_supply(piece, whose)
        self.into_statue(dice, whose)

    @does("Give <who> the elephant( for the next round)?")
    def takes_elephant(self, who: int) -> None:
        self.lying[ELEPHANT] = Counter([self.names[who]])

    @does("Set <whose> money marker to <count>")
    def sets_money(self, whose: int, count: int) -> None:
        self.lying[self.names[whose]]["money"] = count
        if not self.is_dummy(whose):
            first = sum(b.space < PRINTED.begin.bonus_space for b in PRINTED.money_bonuses)
            self.lying[self.names[whose]]["money bonuses passed"] = first

    @does("Lay the river tile on river space <count>. It brings <brings>")
    def lays_river(self, count: int, brings: str) -> None:
        self.move(brings, "in hand", f"river space {count}")

    @does("Give <who> the brown yield tile: <brings>")
    def gives_brown(self, who: int, brings: str) -> None:
        self.move(f"brown: {brings}", YIELDS, f"yield tiles of {self.names[who]}")

    @does("Lay an? (?P<colour>white|yellow|red|brown) yield tile on <border> of <whose> province: "
          "<brings>")  # fmt: skip
    def lays_yield(self, colour: str, border: str, whose: int, brings: str) -> None:
        own = f"yield tiles of {self.names[whose]}"
        words = f"{colour}: {brings}"
        source = own if self.lying.get(own, Counter())[words] else YIELDS
        self.move(words, source, f"{border} of {self.names[whose]}")

    @does("Discard an? (?P<colour>white|yellow|red|brown) yield tile: <brings>")
    def puts_away(self, colour: str, brings: str) -> None:
        self.move(f"{colour}: {brings}", YIELDS, PUT_AWAY)

    @does("Turn up the top tile of the (?P<stack>[a-z]+ [a-z]+ stack): <tile>")
    def reveals(self, stack: str, tile: str) -> None:
        name = self.decks[stack].pop()
        if TILE_BY_WORDS[tile] != name:
            raise Impossible(f"the top tile is {name}")
        self.put(tile, QUARRY)

    # -- workers, dice, markers

    @does(
        "Place one of <whose> workers at (?P<space>[^;]+)",
        "Place one of <whose> workers at <space>; move <whose_2> money marker back <count> spaces?",
    )
    def places(self, whose: int, space: str, whose_2: int = -1, count: int = 0) -> None:
        there = [each for each in PRINTED.spaces[len(self.names)] if called(each) == space]
        if len(self.at(f"space {space}")) >= len(there):
            raise Impossible(f"{len(there)} such spaces, and all are taken")
        self.take("workers", self.names[whose])
        self.put(self.names[whose], f"space {space}")
        if count:
            assert whose_2 == whose
            self.take("money", self.names[whose], count)

    @does("Set one of <whose> workers aside")
    def sets_aside(self, whose: int) -> None:
        self.take("workers", self.names[whose])

    @does("Turn <whose> <die> to <count> and move <whose_2> karma marker back 1 space")
    def turns_die(self, whose: int, die: str, count: int, whose_2: int) -> None:
        assert whose == whose_2
        self.take("karma", self.names[whose])
        self.take(die, self.statue(whose))
        colour, face = die.split()
        if int(face) + count != 7:
            raise Impossible(f"{die} turned shows {7 - int(face)}")
        self.put(f"{colour} {count}", self.statue(whose))

    @does("Return <dice> from <whose> dice to the supply")
    def spends(self, dice: str, whose: int) -> None:
        self.into_supply(dice, whose)

    @does("Add <dice> from the supply to <whose> dice")
    def gains_dice(self, dice: str, whose: int) -> None:
        self.into_statue(dice, whose)

    @does("Put <after> on <whose> Kali statue in place of <before>")
    def rolls_again(self, after: str, whose: int, before: str) -> None:
        self.into_supply(before, whose)
        self.into_statue(after, whose)

    @does("Put <after> back on <whose> Kali statue")
    def rolls_the_same(self, after: str, whose: int) -> None:
        self.rolls_again(after, whose, after)

    @does("Move <whose> (?P<marker>money|fame|karma) marker forward <count> spaces?")
    def goes_on(self, whose: int, marker: str, count: int) -> None:
        self.mark(whose, marker, count)

    @does("Move <whose> bonus marker from <count> to the next money bonus")
    def passes_bonus(self, whose: int, count: int) -> None:
        """SOLO-1.15: only people have a bonus marker."""
        if self.is_dummy(whose):
            raise Impossible("a dummy has no bonus marker")
        waits = PRINTED.money_bonuses[self.lying[self.names[whose]]["money bonuses passed"]]
        if waits.space != count:
            raise Impossible(f"the marker waits at {waits.space}")
        self.mark(whose, "money bonuses passed", 1)

    @does("Give <who> the <count>(st|nd|rd|th) worker")
    def gains_worker(self, who: int, count: int) -> None:
        if self.lying[self.names[who]]["owned"] + 1 != count:
            raise Impossible(f"{self.lying[self.names[who]]['owned']} workers are owned")
        self.mark(who, "owned", 1)
        self.mark(who, "workers", 1)

    @does("Put the worker that waited for <who> back into the box")
    def loses_worker(self, who: int) -> None:
        """It waited on a track or at the bridge and is nobody's."""

    @does("Raise <whose> (?P<building>temple|palace|fort|mosque) to <count>")
    def raises(self, whose: int, building: str, count: int) -> None:
        if self.lying[self.names[whose]][building] + 1 != count:
            raise Impossible(f"it is at {self.lying[self.names[whose]][building]}")
        self.mark(whose, building, 1)

    @does("Sail <whose> boat to river space <count>")
    def sails(self, whose: int, count: int) -> None:
        self.lying[self.names[whose]]["boat"] = count

    # -- tiles

    @does("Give <who> this tile from the quarry: <tile>")
    def takes(self, tile: str, who: int) -> None:
        """A dummy keeps it in loose order; a person's is laid as is said next."""
        self.move(tile, QUARRY, f"tiles of {self.names[who]}")

    @does("Lay the tile in <cell> of <whose> province, its roads to the <roads>")
    def lays(self, cell: str, whose: int, roads: str) -> None:
        (tile,) = self.at(f"tiles of {self.names[whose]}")
        self.take(tile, f"tiles of {self.names[whose]}")
        place = f"{cell} of {self.province(whose)}"
        if self.at(place):
            raise Impossible(f"{place} holds {self.at(place)}")
        sides = "".join(sorted(SIDE_WORDS[each] for each in listed(roads)))
        self.put(f"{tile} [{sides}]", place)

    @does("Remove one of <whose> tiles from the game: <tile>")
    def loses_loose(self, tile: str, whose: int) -> None:
        self.move(tile, f"tiles of {self.names[whose]}", BOX)

    @does("Remove the tile in (?P<cell>row .*) of <whose> province from the game: <tile>")
    def loses(self, tile: str, cell: str, whose: int) -> None:
        place = f"{cell} of {self.province(whose)}"
        (laid,) = self.at(place)
        if not laid.startswith(f"{tile}, roads"):
            raise Impossible(f"{laid} lies there")
        self.take(laid, place)
        self.put(laid[: laid.rindex(" [")], BOX)

    # -- rounds

    @does("Give all workers back to their owners; <who> (has|have) the elephant")
    def ends_round(self, who: int) -> None:
        for name in self.names:
            self.lying[name]["workers"] = self.lying[name]["owned"]
        for place in [each for each in self.lying if each.startswith("space ")]:
            del self.lying[place]
        self.takes_elephant(who)

    # -- the program's table, to compare

    @staticmethod
    def translated(table: Any, names: Sequence[str]) -> Lying:
        return dict(_places(table, names))


def _exact(tile: str) -> str:
    return VOICE.say_name(PRINTED.tiles[tile].called, "exact")


def _places(table: Any, names: Sequence[str]) -> Iterator[tuple[str, Counter[str]]]:
    yield QUARRY, Counter(map(_exact, table.face_up))
    yield BOX, Counter(map(_exact, table.gone))
    yield SUPPLY, Counter(dict(zip(COLOURS, table.supply(), strict=True)))
    has_begun = table.round > 0 or any(seat.money for seat in table.seats)
    holder = table.elephant if table.visitor is None else table.visitor
    yield ELEPHANT, Counter([names[holder]] if has_begun else [])
    held = Counter(
        YIELD_WORDS[step.brown] for step in table.steps if type(step).__name__ == "CoverBrown"
    )
    yield YIELDS, Counter(YIELD_WORDS[tile] for tile in table.yields) - held
    yield PUT_AWAY, Counter(YIELD_WORDS[tile] for tile in table.discarded)
    for space, tile in enumerate(table.river):
        if tile:
            yield f"river space {space}", Counter([RIVER_WORDS[tile]])
    placed: dict[str, Counter[str]] = {}
    for space, number in table.placed.items():
        placed.setdefault(f"space {called(table.space(space))}", Counter())[names[number]] += 1
    yield from placed.items()
    for number, name in enumerate(names):
        yield from _seat(table, number, name)


def _seat(table: Any, number: int, name: str) -> Iterator[tuple[str, Counter[str]]]:
    seat = table.seats[number]
    scrolls = dict(zip(BUILDING_NAMES, seat.scrolls, strict=True))
    markers = {"money": seat.money, "fame": seat.fame, "karma": seat.karma, "boat": seat.boat}
    bonus = 0 if seat.is_dummy else seat.bonus
    counts = {"workers": seat.workers, "owned": seat.owned, "money bonuses passed": bonus}
    yield name, Counter({**markers, **counts, **scrolls})
    yield f"statue of {name}", Counter(map(die_name, seat.dice))
    loose = [laid.tile for laid in seat.tiles if laid.cell == LOOSE]
    paid = [step for step in table.steps if type(step).__name__ == "LayTile"]
    loose += [step.tile for step in paid if step.seat == number]
    yield f"tiles of {name}", Counter(map(_exact, loose))
    for laid in seat.tiles:
        if laid.cell != LOOSE:
            row, column = divmod(laid.cell, table.board.grid.cols)
            roads = PRINTED.tiles[laid.tile].turned[laid.turn]
            sides = "".join(sorted(side for side in SIDES if side_of(side) & roads))
            place = f"row {row + 1}, column {column + 1} of province of {name}"
            yield place, Counter([f"{_exact(laid.tile)} [{sides}]"])
    browns = [step for step in table.steps if type(step).__name__ == "CoverBrown"]
    own = [YIELD_WORDS[step.brown] for step in browns if step.seat == number]
    yield f"yield tiles of {name}", Counter(own)
    for border, tile in enumerate(seat.yields):
        if tile:
            where = VOICE.say_name(table.border_called(border))
            yield f"{where} of {name}", Counter([YIELD_WORDS[tile]])
