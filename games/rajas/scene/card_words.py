"""What the card says of a thing on the board: its rule, what it costs and brings, the gap after."""

from __future__ import annotations

from functools import partial

from engine.core.decision import Option
from engine.ui.table.pointing import SpotKey
from games.rajas.board import GOODS, Space, Tile
from games.rajas.dice import COLOUR_OF, COLOURS, FACE_OF, dice_words, die_name, turned
from games.rajas.effects import BUILDING_NAMES, Effects, effect_words
from games.rajas.events import FameGained, MoneyGained
from games.rajas.foresight import Outlook
from games.rajas.move_words import space_words
from games.rajas.moves import Lay, Place
from games.rajas.province import market_values
from games.rajas.scene.card import Card, Row
from games.rajas.scene.card_signs import (
    boat_sign,
    building_sign,
    coin_sign,
    die_sign,
    effect_sign,
    good_sign,
    lotus_sign,
    market_sign,
    scroll_sign,
    space_sign,
)
from games.rajas.scene.hit_targets import HitTargets
from games.rajas.scene.province_model import border_effects, borders_of, hanging
from games.rajas.scene.race_words import race_card
from games.rajas.spaces import cost_said, gain_said, market_income
from games.rajas.state import RajasTable

SIDES = {1: "North", 2: "East", 4: "South", 8: "West"}


class CardWords:
    """Makes the card for what is pointed at, else for what is chosen."""

    def __init__(self, hit_targets: HitTargets, names: tuple[str, ...]) -> None:
        self._hit_targets = hit_targets
        self._names = names

    @property
    def _table(self) -> RajasTable:
        return self._hit_targets.selection.table

    def card(self, key: SpotKey | None) -> Card:
        """The card of a place; of what is chosen when it is None."""
        selection = self._hit_targets.selection
        way = hanging(selection)
        if way is not None and (key is None or key[0] in ("cell", "hand", "top")):
            return self._laying(way)
        if key is None:
            key = next((part for part in selection.chosen if part[0] in ("space", "cell")), None)
        if key is None:
            return self._race(self._hit_targets.owner)
        match key[0]:
            case "space":
                return self._space(key[1])
            case "stone":
                return self._stone(key[1])
            case "top":
                return self._top(key[1])
            case "cell":
                return self._cell(key[1])
            case "border":
                return self._border(key[1])
            case "scroll":
                return self._scroll(key[1])
            case "hand":
                return self._die(key[1])
            case "seat":
                return self._race(key[1])
        return self._race(self._hit_targets.owner)

    def _race(self, seat: int) -> Card:
        return race_card(self._table, seat, self._names[seat])

    # -- what would follow

    def _meant(self, key: SpotKey) -> Option | None:
        part = self._hit_targets.part_of(key)
        if part is None or part not in self._hit_targets.selection.live:
            return None
        return self._hit_targets.selection.meant_by(part)

    def _foot(self, option: Option | None) -> tuple[str, str] | None:
        if option is None:
            return None
        outlook = self._hit_targets.selection.outlook(option)
        if outlook.is_nearer:
            return ("Your gap", f"{outlook.gap} to {outlook.gap_after}")
        if outlook.gap_after > outlook.gap:
            return ("Your gap", f"{outlook.gap} to {outlook.gap_after}")
        return ("Your gap", f"stays {outlook.gap}")

    # -- places

    def _space(self, name: str) -> Card:
        table, selection = self._table, self._hit_targets.selection
        space = table.space(name)
        option = self._meant(("space", name))
        if selection.chosen and ("space", name) in selection.chosen:
            option = selection.option
        rows = [*_cost_rows(space, option), *self._gain_rows(space, option)]
        visitor = table.placed.get(name)
        if visitor is not None:
            rows.append(Row(None, "A worker stands here: nobody else this round.", True))
        elif selection.kind == "place" and option is None:
            rows.append(Row(None, self._why_not(name), True))
        return Card(space_words(space), space_sign(space), tuple(rows), self._foot(option))

    def _why_not(self, name: str) -> str:
        dice = (
            self._hit_targets.selection.dice_for(name)
            if self._hit_targets.selection.turnable
            else ()
        )
        if dice:
            words = " or ".join(f"{die_name(die)} to {FACE_OF[turned(die)]}" for die in dice[:2])
            return f"With karma: turn {words}."
        return "Not possible now."

    def _gain_rows(self, space: Space, option: Option | None) -> list[Row]:
        table, owner = self._table, self._hit_targets.owner
        if space.area == "market":
            rows = [Row(market_sign(space.good), gain_words(space).capitalize() + ".")]
            if isinstance(option, Place) and not table.seats[owner].is_dummy:
                values = market_values(table.board, table.seats[owner].tiles)
                pips = FACE_OF[option.die] if option.die >= 0 else 0
                income = market_income(values, space.good, pips)
                rows.append(Row(partial(coin_sign, number=income), f"{income} money now."))
            return rows
        if space.area == "harbor":
            return [Row(boat_sign, gain_words(space).capitalize() + ".")]
        return effect_rows(space.effects)

    def _stone(self, number: int) -> Card:
        table = self._table
        tile = table.river[number]
        effects = table.bonus_at(number)
        rows = effect_rows(effects)
        if tile:
            rows.append(Row(None, "A Ganga tile lies on this stone.", True))
        if number == table.board.bridge.space:
            rows.insert(0, Row(None, "The bridge: the worker there joins whoever comes by first.",
                               False))  # fmt: skip
        own = table.seats[self._hit_targets.owner].boat
        if number > own:
            rows.append(Row(None, f"{number - own} stones ahead of the boat.", True))
        option = self._meant(("stone", number))
        return Card(f"River, stone {number}", boat_sign, tuple(rows), self._foot(option))

    def _top(self, stack: int) -> Card:
        name = self._table.tops[stack]
        if not name:
            return Card("No tile left", None, (Row(None, "This stack is used up."),))
        tile = self._table.tile(name)
        rows = [Row(partial(die_sign, colour=tile.colour),
                    f"{tile.price} in {COLOURS[tile.colour]} dice; no change.")]  # fmt: skip
        rows += self._tile_rows(tile)
        rows.append(Row(None, f"{len(self._table.stacks[stack])} more in this stack.", True))
        return Card(f"{COLOURS[tile.colour].capitalize()} tile for {tile.price}", None, tuple(rows))

    def _tile_rows(self, tile: Tile) -> list[Row]:
        scrolls = self._table.seats[self._hit_targets.owner].scrolls
        rows = [
            Row(partial(building_sign, building=building),
                f"{BUILDING_NAMES[building].capitalize()}: {scrolls[building]} fame.")
            for building in tile.buildings
        ]  # fmt: skip
        rows += [
            Row(partial(good_sign, good=good), f"{GOODS[good].capitalize()} market: {value} money.")
            for good, value in tile.markets
        ]
        return rows

    def _cell(self, cell: int) -> Card:
        seat = self._table.seats[self._hit_targets.owner]
        laid = next((each for each in seat.tiles if each.cell == cell), None)
        if laid is None:
            return Card("An empty place", None, (
                Row(None, "A tile can be laid here when a road leads to it."),))  # fmt: skip
        tile = self._table.tile(laid.tile)
        title = f"{COLOURS[tile.colour].capitalize()} tile for {tile.price}"
        return Card(title, None, (Row(None, "In your province."), *self._tile_rows(tile)))

    def _border(self, number: int) -> Card:
        table, owner = self._table, self._hit_targets.owner
        effects, is_plate = border_effects(table, owner, number)
        rows = effect_rows(effects)
        if is_plate:
            rows.append(Row(None, "A yield tile lies here: it counts in place of what is printed.",
                            True))  # fmt: skip
        if number in table.seats[owner].claimed:
            rows.append(Row(None, "Your roads have reached it: it was taken.", True))
        else:
            rows.append(Row(None, "Taken once, when one of your roads reaches it.", True))
        side = SIDES[table.side.borders[number].side]
        option = self._meant(("border", number))
        return Card(f"{side} border", None, tuple(rows), self._foot(option))

    def _scroll(self, building: int) -> Card:
        value = self._table.seats[self._hit_targets.owner].scrolls[building]
        name = BUILDING_NAMES[building]
        rows = [Row(partial(building_sign, building=building), f"Each {name} you lay brings "
                    f"{value} fame."),
                Row(scroll_sign, "An upgrade raises it by 1, to 4 at most.", True)]  # fmt: skip
        option = self._meant(("scroll", building))
        return Card(f"{name.capitalize()} scroll", None, tuple(rows), self._foot(option))

    def _die(self, place: int) -> Card:
        die = self._table.seats[self._hit_targets.owner].dice[place]
        rows = [Row(partial(die_sign, colour=COLOUR_OF[die], value=FACE_OF[die]),
                    f"A {COLOURS[COLOUR_OF[die]]} die that shows {FACE_OF[die]}."),
                Row(lotus_sign, f"A karma turns it to {FACE_OF[turned(die)]}.", True)]  # fmt: skip
        return Card(die_name(die).capitalize(), None, tuple(rows))

    # -- a tile over a cell

    def _laying(self, way: Lay) -> Card:
        table, selection = self._table, self._hit_targets.selection
        outlook = selection.outlook(way)
        tile = table.tile(getattr(table.steps[-1], "tile", ""))
        rows = self._tile_rows(tile)
        for number in borders_of(outlook):
            effects, _ = border_effects(table, self._hit_targets.owner, number)
            words = ", ".join(map(effect_words, effects))
            side = SIDES[table.side.borders[number].side]
            rows.append(Row(partial(effect_sign, effects=effects), f"{side} border: {words}."))
        rows += _more_gains(outlook)
        return Card("It will score", None, tuple(rows), self._foot(way))


def _more_gains(outlook: Outlook) -> list[Row]:
    """What buildings, markets and borders do not say: gains from elsewhere."""
    own = ("buildings", "markets", "border")
    found = []
    for event in outlook.events:
        if isinstance(event, FameGained | MoneyGained) and event.source not in own:
            what = "fame" if isinstance(event, FameGained) else "money"
            found.append(Row(None, f"{event.count} {what} from the {event.source}.", True))
    return found


def effect_rows(effects: Effects) -> list[Row]:
    """A row for each effect."""
    return [Row(partial(effect_sign, effects=(effect,)), f"{_capital(effect_words(effect))}.")
            for effect in effects]  # fmt: skip


def _cost_rows(space: Space, option: Option | None) -> list[Row]:
    rows = []
    if space.money:
        rows.append(Row(partial(coin_sign, number=space.money), f"Pay {space.money} money."))
    if isinstance(option, Place) and option.die >= 0:
        sign = partial(die_sign, colour=COLOUR_OF[option.die], value=FACE_OF[option.die])
        rows.append(Row(sign, f"Give {dice_words((option.die,))}."))
    elif space.wants_die:
        rows.append(Row(partial(die_sign, value=space.person + 1 if space.person >= 0 else 0),
                        f"Costs {cost_words(space)}."))  # fmt: skip
    return rows


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]
