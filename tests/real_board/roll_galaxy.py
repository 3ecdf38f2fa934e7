"""Roll for the Galaxy on a real table: dice, tiles, money, chips, and a bag."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

from engine.core.decision import Decision
from engine.core.step import apply, pending
from games.roll_galaxy.dice import COLOURS, DICE_IN_BOX, DIE_FACES, FACE_NAMES, PHASES
from games.roll_galaxy.game import GAME
from games.roll_galaxy.state import DICTATED, RollTable, Worker, rolled
from games.roll_galaxy.steps import AssignDice
from games.roll_galaxy.tiles import (
    FACTION_NAMES,
    FIRST_FACTION_SIDE,
    HIDDEN,
    HOME_NAMES,
    SIDES,
    TILE_NAMES,
)
from tests.real_board.board import Impossible, Lying, RealBoard, asked, does

BAG, BOX, POOL, RESERVE, VP, DOLLAR = "bag", "box of dice", "VP pool", "VP reserve", "VP", "$"
CHIPS_PER_SEAT = 12
DEVELOPMENTS, WORLDS = "developments", "worlds"
ROLLED, DICTATE_SPACE = "Rolled", "the Dictate space"
STACK_OF = {"Develop": DEVELOPMENTS, "Settle": WORLDS}
UNTOLD = "a tile"
"""What the program knows of a tile that its owner has told nobody."""


def of(what: str, name: str) -> str:
    """A place that belongs to a seat."""
    return f"{what} of {name}"


def good_place(side: str) -> str:
    """Where the goods of a world lie."""
    return f"goods on {side}"


class RollBoard(RealBoard):
    """Stacks and tableaus are kept in their order, all else by count."""

    def lay_out(self) -> None:
        """ROLL-2.1 and 2.2."""
        self.stacks: dict[str, list[str]] = {}
        self.behind: dict[int, list[list[str]]] = {}
        self.untold: set[str] = set()
        self.owed: dict[int, int] = {}
        for colour, count in zip(COLOURS, DICE_IN_BOX, strict=True):
            self.put(colour, BOX, count)
        for tile in TILE_NAMES:
            self.put(tile, BAG)
        self.put(VP, POOL, CHIPS_PER_SEAT * len(self.names))
        for name in self.names:
            self.move("white", BOX, of("cup", name), 3)
            self.move("white", BOX, of("Citizenry", name), 2)
            self.put(DOLLAR, of("money", name), 1)

    # -- tiles

    def stack(self, what: str, seat: int) -> list[str]:
        """A stack or a tableau, its top or first tile first."""
        return self.stacks.setdefault(of(what, self.names[seat]), [])

    def owner(self, side: str) -> int:
        """Whose tableau holds a side."""
        for seat in range(len(self.names)):
            if side in self.stack("tableau", seat):
                return seat
        raise Impossible(f"nobody has {side}")

    @does(r"Give <who> faction tile <count>: <first> / <second>")
    def give_faction(self, who: int, count: int, first: str, second: str) -> None:
        if FACTION_NAMES[count - 1] != f"{first} / {second}":
            raise Impossible("no such faction tile")
        self.stack("tableau", who).extend((first, second))

    @does(r"Give <who> the home world <side>")
    def give_home(self, who: int, side: str) -> None:
        self.stack("tableau", who).append(side)

    @does(r"Put <development> and <world> into <whose> construction zone")
    def start_stacks(self, development: str, world: str, whose: int) -> None:
        self.put_tile(development, whose, DEVELOPMENTS)
        self.put_tile(world, whose, WORLDS)

    def put_tile(self, side: str, whose: int, kind: str, place: int = 0) -> None:
        tile = self._tile_of(side, kind)
        self.take(tile, of("hand", self.names[whose]))
        stack = self.stack(kind, whose)
        if place > len(stack):
            raise Impossible(f"the stack holds {stack}")
        stack.insert(place, side)

    @does(
        r"Put <side> on top of <whose> (?P<kind>world|development) stack",
        r"Put <side> on <whose> (?P<kind>world|development) stack, "
        r"(?P<place>[0-9]+)(?:st|nd|rd|th) from the top",
    )
    def put_on(self, side: str, whose: int, kind: str, place: str = "1") -> None:
        self.put_tile(side, whose, f"{kind}s", int(place) - 1)

    @does(r"Take <tile> out of <whose> construction zone and set it aside")
    def abandon(self, tile: str, whose: int) -> None:
        self._lift(tile, whose, "abandoned")

    @does(r"Draw a tile from the bag into <whose> hand")
    def draw_untold(self, whose: int, count: int = 1) -> None:
        """As many as there are; the rest once what was abandoned lies in the bag again."""
        for left in range(count, 0, -1):
            if not self.at(BAG):
                self.owed[whose] = left
                return
            tile = self.draw_tile(whose)
            self.untold.add(tile)

    @does(r"Take <tile> out of <whose> construction zone")
    def lift(self, tile: str, whose: int) -> None:
        self._lift(tile, whose, "hand")

    @does(r"Put <count> abandoned tiles? back into the bag")
    def refill(self, count: int) -> None:
        places = [of("abandoned", name) for name in self.names]
        if sum(len(self.at(place)) for place in places) != count:
            raise Impossible("that is not how many lie aside")
        for place in places:
            self.untold -= set(self.at(place))
            self.move_all(place, BAG)
        for seat, left in self.owed.items():
            self.draw_untold(seat, min(left, len(self.at(BAG))))
        self.owed = {}

    def _tile_of(self, side: str, kind: str) -> str:
        number = 0 if kind == DEVELOPMENTS else 1
        return next(tile for tile in TILE_NAMES if tile.split(" / ")[number] == side)

    def _lift(self, tile: str, seat: int, to: str) -> None:
        by_place = re.fullmatch(r"tile (\d+) of the (worlds|developments)", tile)
        if by_place:  # one that is told nobody
            tile = self._tile_of(self.stack(by_place[2], seat)[int(by_place[1]) - 1], by_place[2])
            if tile not in self.untold:
                raise Impossible(f"{tile} was told")
        for kind, side in zip((DEVELOPMENTS, WORLDS), tile.split(" / "), strict=True):
            if side in self.stack(kind, seat):
                self.stack(kind, seat).remove(side)
                self.put(tile, of(to, self.names[seat]))
                return
        raise Impossible(f"{self.names[seat]} plans no {tile}")

    # -- dice

    def shift(self, handful: str, source: str, target: str) -> int:
        """Moves a handful told in words, such as "2 white and 1 red dice"."""
        each = re.findall(r"([0-9]+) (\w+)", handful)
        if not each or re.sub(r"[0-9]+ \w+|,| and|dice|die|no| ", "", handful):
            raise Impossible(f"{handful} is no handful")
        for count, colour in each:
            self.move(colour, source, target, int(count))
        return sum(int(count) for count, _ in each)

    @does(
        r"Give <who> <count> <colour> (?:die|dice)"
        r" (?P<to>for the cup|for the Citizenry|to put on .+)"
    )
    def gain_dice(self, who: int, count: int, colour: str, to: str) -> None:
        side = to.removeprefix("to put on ")
        if to.startswith("for"):
            place = of(to.removeprefix("for the "), self.names[who])
        else:
            place = good_place(self.stack("tableau", who)[self.stack("tableau", who).index(side)])
        self.move(colour, BOX, place, count)

    @does(
        r"For <who>, put <handful> under (?P<place>\w+)(?P<called>, the selected phase)?",
        r"For <who>, put <handful> into (?P<place>the Dictate space)",
    )
    def assign(self, who: int, handful: str, place: str, called: str | None = None) -> None:
        name = self.names[who]
        self.shift(handful, of(ROLLED, name), of(place, name))

    @does(r"Put <handful> from (?!the empty)<place> back into <whose> cup")
    def take_back(self, handful: str, place: str, whose: int) -> None:
        name = self.names[whose]
        self.shift(handful, of(place, name), of("cup", name))

    @does(r"Put <handful> from the empty (?P<kind>world|development) stack back into <whose> cup")
    def take_waiting_back(self, handful: str, kind: str, whose: int) -> None:
        if self.stack(f"{kind}s", whose):
            raise Impossible("the stack is not empty")
        name = self.names[whose]
        self.shift(handful, of(f"waiting for {kind}s", name), of("cup", name))

    @does(
        r"Put <handful> from (?P<phase>Develop|Settle) on the top (?P<kind>world|development)"
        r" of <whose> construction zone"
    )
    def wait(self, handful: str, phase: str, whose: int, kind: str) -> None:
        name = self.names[whose]
        if not self.stack(f"{kind}s", whose):
            raise Impossible("there is no tile")
        self.shift(handful, of(phase, name), of(f"waiting for {kind}s", name))

    @does(
        r"Put <side> into <whose> tableau",
        r"Put <side> into <whose> tableau; put the <handful> spent on it into the Citizenry",
    )
    def complete(self, side: str, whose: int, handful: str = "") -> None:
        """Dice that wait for it are spent first."""
        kind = next(
            kind for kind in (DEVELOPMENTS, WORLDS) if self.stack(kind, whose)[:1] == [side]
        )
        self.stack(kind, whose).pop(0)
        self.stack("tableau", whose).append(side)
        name = self.names[whose]
        waiting, phase = of(f"waiting for {kind}", name), "Settle" if kind == WORLDS else "Develop"
        for count, colour in re.findall(r"([0-9]+) (\w+)", handful):
            first = min(int(count), self.at(waiting).count(colour))
            self.move(colour, waiting, of("Citizenry", name), first)
            self.move(colour, of(phase, name), of("Citizenry", name), int(count) - first)

    @does(r"Put <handful> from <whose> Citizenry into the cup")
    def save(self, handful: str, whose: int) -> None:
        name = self.names[whose]
        self.shift(handful, of("Citizenry", name), of("cup", name))

    @does(
        r"Move <handful> from <whose> Citizenry into the cup "
        r"and lower the credit marker by \$<count>"
    )
    def recruit(self, handful: str, whose: int, count: int) -> None:
        name = self.names[whose]
        if self.shift(handful, of("Citizenry", name), of("cup", name)) != count:
            raise Impossible("a die costs a dollar")
        self.take(DOLLAR, of("money", name), count)

    @does(r"Return one of <whose> dice to the supply: <die>")
    def give_up(self, whose: int, die: str) -> None:
        self._move_die(die, whose, BOX)

    @does(r"Put (?P<die>(?:a|the) .+?) back into <whose> cup")
    def recall(self, die: str, whose: int) -> None:
        self._move_die(die, whose, of("cup", self.names[whose]))

    def _move_die(self, die: str, seat: int, target: str) -> None:
        """A die told by where it lies: "a white die in the cup", "the cyan good on Gem World"."""
        name = self.names[seat]
        found = re.fullmatch(
            r"(?:an? |the )?(\w+) (?:(?:die )?(?:in the (cup|Citizenry)|under (\w+)"
            r"|waiting on the (world|development)|waiting for the (world|development)s)"
            r"|good (?:of|on) (.+))",
            die,
        )
        if found is None:
            raise Impossible(f"{die} is nowhere")
        colour, home, phase, kind, kinds, world = found.groups()
        if world:
            square = re.fullmatch(r"square (\d+)", world)
            lies = self.stack("tableau", seat)[int(square[1]) - 1] if square else world
            source = good_place(lies)
        else:
            waiting = f"waiting for {kind or kinds}s"
            source = of(home or phase or waiting, name)
        self.move(colour, source, target)

    # -- money, goods and chips

    def earn(self, seat: int, count: int) -> None:
        """The marker goes up; the track ends at ten."""
        self.put(DOLLAR, of("money", self.names[seat]), count)
        if len(self.at(of("money", self.names[seat]))) > 10:
            raise Impossible("the money track ends at 10")

    @does(
        r"Raise <whose> credit marker by \$<count>",
        r"Raise <whose> credit marker by \$<count> and put an? <colour> explorer "
        r"into the Citizenry",
    )
    def raise_money(self, whose: int, count: int, colour: str = "") -> None:
        self.earn(whose, count)
        if colour:
            self.send_explorer(colour, whose)

    @does(
        r"Put an? <colour> explorer into <whose> Citizenry",
        r"Put an? <colour> explorer into <whose> Citizenry after it scouts",
    )
    def send_explorer(self, colour: str, whose: int) -> None:
        name = self.names[whose]
        self.move(colour, of("Explore", name), of("Citizenry", name))

    @does(r"Set <whose> credit marker to \$<count>")
    def set_money(self, whose: int, count: int) -> None:
        place = of("money", self.names[whose])
        if len(self.at(place)) >= count:
            raise Impossible("there is no less")
        self.earn(whose, count - len(self.at(place)))

    @does(r"Put an? <colour> producer on <side> as a good")
    def produce(self, colour: str, side: str) -> None:
        name = self.names[self.owner(side)]
        self.move(colour, of("Produce", name), good_place(side))

    @does(
        r"Put the <good> good from <side> and an? <colour> shipper into the Citizenry; "
        r"<who> gets? (?P<gain>.+)",
        r"Put (?!.* shipper )the <good> good from <side> into the Citizenry; "
        r"<who> gets? (?P<gain>.+)",
    )
    def ship(self, good: str, side: str, who: int, gain: str, colour: str = "") -> None:
        name = self.names[who]
        if self.owner(side) != who:
            raise Impossible(f"{side} is not theirs")
        self.move(good, good_place(side), of("Citizenry", name))
        if colour:
            self.move(colour, of("Ship", name), of("Citizenry", name))
        if gain.startswith("$"):
            self.earn(who, int(gain[1:]))
        else:
            self.give_chips(who, int(gain.removesuffix(" VP")))

    @does(r"Give <who> <count> VP", r"Give <who> <count> VP for \$<count_2>")
    def give_chips(self, who: int, count: int, count_2: int = 0) -> None:
        """ROLL-2.1: what the pool lacks comes from the reserve."""
        name = self.names[who]
        self.take(DOLLAR, of("money", name), count_2)
        there = min(count, len(self.at(POOL)))
        self.move(VP, POOL, of("chips", name), there)
        self.put(VP, of("chips", name), count - there)

    # -- what chance brings

    @asked(r"Draw a faction tile")
    def draw_faction(self, seat: int | None) -> str:
        taken = {side for each in range(len(self.names)) for side in self.stack("tableau", each)}
        return self.rng.choice(
            [each for each in FACTION_NAMES if each.split(" / ")[0] not in taken]
        )

    @asked(r"Draw a home world")
    def draw_home(self, seat: int | None) -> str:
        taken = {side for each in range(len(self.names)) for side in self.stack("tableau", each)}
        return self.rng.choice([home for home in HOME_NAMES if home not in taken])

    @asked(r"Draw a tile from the bag")
    def draw_tile(self, seat: int | None) -> str:
        """It is in hand at once."""
        assert seat is not None
        tile = self.drawn([BAG])
        self.move(tile, BAG, of("hand", self.names[seat]))
        return tile

    @asked(r"Which tile is now on top of <whose> (?P<kind>world|development) stack\?")
    def tell_top(self, seat: int | None, whose: int, kind: str) -> str:
        """Told this once."""
        tile = self._tile_of(self.stack(f"{kind}s", whose)[0], f"{kind}s")
        if seat != whose or tile not in self.untold:
            raise Impossible(f"{tile} was told")
        self.untold.remove(tile)
        return tile

    @asked(r"Roll <whose> cup: <handful>")
    def roll_cup(self, seat: int | None, whose: int, handful: str) -> str:
        cup = of("cup", self.names[whose])
        self.behind[whose], faces = [], []
        for count, colour in re.findall(r"([0-9]+) (\w+)", handful):
            for _ in range(int(count)):
                face = FACE_NAMES[self.rng.choice(DIE_FACES[COLOURS.index(colour)])]
                self.behind[whose].append([colour, face])
                faces.append(face)
        self.shift(handful, cup, of(ROLLED, self.names[whose]))
        if self.at(cup):
            raise Impossible("there are more dice in the cup")
        return ", ".join(faces)

    @asked(r"Roll the extra white die")
    def roll_extra(self, seat: int | None) -> str:
        return FACE_NAMES[self.rng.choice([face for face in DIE_FACES[0] if face < len(PHASES)])]

    # -- what a person does on their own

    def told_at_once(self, seat: int, table: Any, bot: Any, rng: Random) -> str:
        """The dice that lie behind the screen are assigned, and told place by place."""
        rolled = self.behind[seat]
        workers, called = assigned(table, seat, [face for _, face in rolled], bot, rng)
        lying: dict[str, Counter[str]] = {}
        for die, worker in zip(rolled, workers, strict=True):
            die[1] = DICTATE_SPACE if worker.place == DICTATED else PHASES[worker.place]
            place = die[1].removeprefix("the ").removesuffix(" space")
            lying.setdefault(place, Counter())[die[0]] += 1
        told = [
            f"{place} {', '.join(f'{count} {colour}' for colour, count in dice.items())}"
            for place, dice in lying.items()
        ]
        return f"Reveal {'; '.join(told)}; select {PHASES[called]}"

    def is_between(self, kind: str) -> bool:
        """A scout is told when it has abandoned its tiles, a tile when all its dice are named."""
        return kind in ("abandon", "spend")

    def moved_by(self, seat: int, words: str, told: Sequence[str]) -> None:
        name, die = self.names[seat], re.search(r"die (\d+)", words)
        verb, _, rest = words.partition(" ")
        gain = re.search(r"(\$\d+|\d+ VP)", told[0]) if told else None
        if verb == "Reveal":
            return  # the dice lie there already, behind the screen
        if die is not None:
            self.behind[seat][int(die[1]) - 1][1] = place_named(words)
        elif verb in ("Stock", "Draw") and told and "stock" in told[0]:
            assert gain is not None
            self.earn(seat, int(gain[1][1:]))
            if "virtual" not in told[0]:
                self.send_explorer(worker_in(told[0]), seat)
        elif verb == "Scout" and "virtual" not in words:
            self.send_explorer(words.rpartition(" ")[2], seat)
        elif verb in ("Abandon", "Rearrange"):
            self._lift(rest, seat, "abandoned" if verb == "Abandon" else "hand")
        elif " among the " in words:
            side, kind, place = re.fullmatch(r"(.+) among the (\w+) at place (\d+)", rest).groups()
            if side == UNTOLD:
                tile = self.rng.choice(
                    [each for each in self.at(of("hand", name)) if each in self.untold]
                )
                side = tile.split(" / ")[kind == WORLDS]
            self.put_tile(side, seat, kind, int(place) - 1)
        elif ", settle " in words:
            self.start_stacks(*rest.split(", settle "), seat)
        elif verb == "Save" and rest != "no more":
            self.move(rest, of("Citizenry", name), of("cup", name))
        elif verb == "Give":
            self._move_die(rest.removeprefix("up "), seat, BOX)
        elif verb == "Recall" and rest != "no more":
            self._move_die(rest, seat, of("cup", name))
        elif verb == "Recruit":
            self.recruit(f"1 {rest} die", seat, 1)
        elif verb == "Produce":
            colour, square = re.fullmatch(r"(\w+) on square (\d+)", rest).groups()
            self.produce(colour, self.stack("tableau", seat)[int(square) - 1])
        elif verb in ("Trade", "Consume"):
            good, square, shipper = re.fullmatch(r"(\w+) of square (\d+) with (.+)", rest).groups()
            side = self.stack("tableau", seat)[int(square) - 1]
            virtual = shipper.startswith("virtual")
            self.ship(good, side, seat, gain[1] if gain else "$0", "" if virtual else shipper)
        elif verb == "Buy":
            self.give_chips(seat, *map(int, re.findall(r"\d+", told[0])))
        for scouted in (each for each in told if " scout" in each):
            self.draw_untold(seat, 1 + int((re.findall(r"abandons? (\d+)", scouted) or [0])[0]))

    @does(r"Lift the screens: .+ happens?")
    def lift_screens(self) -> None:
        """Persons have assigned their dice themselves."""
        for seat in self.persons:
            name = self.names[seat]
            for colour, place in self.behind[seat]:
                self.move(colour, of(ROLLED, name), of(place, name))

    def problems_against(self, table: Any) -> list[str]:
        whole = self.lying
        self.lying = {place: self._as_told(place, tiles) for place, tiles in whole.items()}
        self.lying[BAG] = whole[BAG] + Counter(self.untold)
        for place, sides in self.stacks.items():
            told = [UNTOLD if self._is_untold(side, place) else side for side in sides]
            self.lying[place] = Counter(numbered(told))
        try:
            return super().problems_against(table)
        finally:
            self.lying = whole

    def _as_told(self, place: str, pieces: Counter[str]) -> Counter[str]:
        """Tiles in hand and abandoned ones as far as the program knows them."""
        if not place.startswith((of("hand", ""), of("abandoned", ""))):
            return pieces
        told = Counter({name: n for name, n in pieces.items() if name not in self.untold})
        told[UNTOLD] = pieces.total() - told.total()
        return told

    def _is_untold(self, side: str, place: str) -> bool:
        kind = place.partition(" of ")[0]
        return kind != "tableau" and self._tile_of(side, kind) in self.untold

    # -- the program's table, to compare

    @staticmethod
    def translated(table: Any, names: Sequence[str]) -> Lying:
        lying: Lying = {BAG: Counter(TILE_NAMES), BOX: by_colour(table.stock)}
        lying[POOL] = Counter({VP: max(0, table.pool)})
        for name, seat in zip(names, table.seats, strict=True):
            lying |= places_of(seat, name)
            held = [*seat.developments, *seat.worlds, *seat.in_hand, *seat.abandoned]
            held += [side // 2 for side in seat.tableau if side < FIRST_FACTION_SIDE]
            lying[BAG] -= Counter(map(tile_name, held))
            for worker in seat.workers:
                place = DICTATE_SPACE if worker.place == DICTATED else FACE_NAMES[worker.place]
                shown = of(place if table.revealed else ROLLED, name)
                lying.setdefault(shown, Counter())[COLOURS[worker.colour]] += 1
        return lying


def assigned(
    table: RollTable, seat: int, faces: Sequence[str], bot: Any, rng: Random
) -> tuple[tuple[Worker, ...], int]:
    """The workers of those faces as a person assigns them by the rules, and the phase called."""
    table.seats = GAME.deal_hidden(table, rng).seats if bot else table.seats
    own = table.seats[seat]
    colours = [worker.colour for worker in own.workers]
    own.workers = rolled(colours, [FACE_NAMES.index(face) for face in faces])
    own.called, own.uses = None, ()
    table.steps = [*table.steps[:1], AssignDice(seat)]
    while len(table.steps) > 1:
        asked = pending(table)
        assert isinstance(asked, Decision)
        view = GAME.view(table, seat)
        apply(table, bot.choose(view, asked, rng).option if bot else asked.sample(rng))
    assert own.called is not None
    return own.workers, own.called


def places_of(seat: Any, name: str) -> Lying:
    """What lies in a seat's places, workers apart."""
    stacks = {DEVELOPMENTS: seat.stack_sides(1), WORLDS: seat.stack_sides(2)}
    stacks["tableau"] = seat.tableau
    lying = {
        of(what, name): Counter(numbered([side_name(side) for side in sides]))
        for what, sides in stacks.items()
    }
    for side, goods in zip(seat.tableau, seat.goods, strict=True):
        lying[good_place(SIDES[side].name)] = Counter(COLOURS[colour] for colour in goods)
    lying[of("hand", name)] = Counter(map(tile_name, seat.in_hand))
    lying[of("abandoned", name)] = Counter(map(tile_name, seat.abandoned))
    lying[of("cup", name)] = by_colour(seat.cup)
    lying[of("Citizenry", name)] = by_colour(seat.citizenry)
    lying[of("waiting for developments", name)] = by_colour(seat.developing)
    lying[of("waiting for worlds", name)] = by_colour(seat.settling)
    lying[of("money", name)] = Counter({DOLLAR: seat.credits})
    lying[of("chips", name)] = Counter({VP: seat.chips})
    return lying


def tile_name(tile: int) -> str:
    """A tile as it is drawn, as far as it was told."""
    return UNTOLD if tile == HIDDEN else TILE_NAMES[tile]


def side_name(side: int) -> str:
    """A side of a stack or tableau, as far as it was told."""
    return UNTOLD if side == HIDDEN else SIDES[side].name


def by_colour(dice: Sequence[int]) -> Counter[str]:
    """A handful as pieces."""
    return Counter(dict(zip(COLOURS, dice, strict=True)))


def numbered(sides: Sequence[str]) -> list[str]:
    """Tiles that lie in an order."""
    return [f"{number}. {side}" for number, side in enumerate(sides, 1)]


def place_named(words: str) -> str:
    """The phase that a die goes to, or the Dictate space."""
    if words.startswith("Dictate with"):
        return DICTATE_SPACE
    return next(phase for phase in PHASES if re.search(rf"(Select|to) {phase}\b", words))


def worker_in(told: str) -> str:
    """The colour of the worker that the log names."""
    return next(colour for colour in COLOURS if re.search(rf"\b{colour} explorer", told))
