"""What each effect does, for persons and for dummies."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from engine.core.decision import Decision
from engine.core.step import Emit, Step
from engine.text.message import Message
from games.rajas import dummy, dummy_words, events, spaces
from games.rajas import effects as fx
from games.rajas.moves import Sail, Sell, TurnDie, Upgrade, Visit
from games.rajas.moves import sail as sail_option
from games.rajas.moves import sell as sell_option
from games.rajas.moves import upgrade as upgrade_option
from games.rajas.moves import visit as visit_option
from games.rajas.state import SCROLL_LEVELS, RajasTable, market_values
from games.rajas.steps import carrying_out, dummies
from games.rajas.steps.building import ChooseReplacement, ChooseTile, count_of

ASK_SAIL, ASK_UPGRADE = Message("ask-sail"), Message("ask-upgrade")
ASK_GOOD, ASK_CHAMBER = Message("ask-good"), Message("ask-chamber")


@carrying_out.handles(fx.GainMoney)
def _money(table: RajasTable, seat: int, effect: fx.GainMoney, source: str, emit: Emit) -> None:
    carrying_out.gain_money(table, seat, effect.n, source, emit)


@carrying_out.handles(fx.GainFame)
def _fame(table: RajasTable, seat: int, effect: fx.GainFame, source: str, emit: Emit) -> None:
    carrying_out.gain_fame(table, seat, effect.n, source, emit)


@carrying_out.handles(fx.GainKarma)
def _karma(table: RajasTable, seat: int, effect: fx.GainKarma, source: str, emit: Emit) -> None:
    carrying_out.gain_karma(table, seat, effect.n, emit)


@carrying_out.handles(fx.GainPer)
def _per(table: RajasTable, seat: int, effect: fx.GainPer, source: str, emit: Emit) -> None:
    """RAJ-10.7: for every full step of what is counted."""
    gained = effect.n * (count_of(table, seat, effect.count) // effect.step)
    gain = carrying_out.gain_money if effect.gain == "money" else carrying_out.gain_fame
    gain(table, seat, gained, source, emit)


@carrying_out.handles(fx.GainDice)
def _dice(table: RajasTable, seat: int, effect: fx.GainDice, source: str, emit: Emit) -> None:
    if table.seats[seat].is_dummy:
        table.steps.append(dummies.DummyTakeDice(seat, effect.colours))
    else:
        carrying_out.gain_dice(table, seat, effect.colours, source, emit)


@carrying_out.handles(fx.GainDicePerKarma)
def _dice_per_karma(
    table: RajasTable, seat: int, effect: fx.GainDicePerKarma, source: str, emit: Emit
) -> None:
    """RAJ-8.4: a die for each karma; SOLO-3.3: a dummy always has three."""
    owner = table.seats[seat]
    karma = table.board.dummy.karma if owner.is_dummy else owner.karma
    if owner.is_dummy:
        emit(events.thinks, seat, "effect", dummy_words.dice_per_karma, karma)
    if karma:
        _dice(table, seat, fx.GainDice((fx.ANY,) * karma), source, emit)


@carrying_out.handles(fx.RaiseScroll)
def _upgrade(table: RajasTable, seat: int, effect: fx.RaiseScroll, source: str, emit: Emit) -> None:
    step = dummies.DummyUpgrade(seat) if table.seats[seat].is_dummy else ChooseUpgrade(seat)
    table.steps += [step] * effect.n


@carrying_out.handles(fx.MoveBoat)
def _boat(table: RajasTable, seat: int, effect: fx.MoveBoat, source: str, emit: Emit) -> None:
    """RAJ-8.2: exactly so many spaces, or up to as many; RAJ-11.4: a dummy goes as far."""
    ahead = spaces.spaces_ahead(table, seat, effect.n)
    is_dummy = table.seats[seat].is_dummy
    if not ahead:
        dummies.nothing(table, seat, "RAJ-8.2", "boat-at-end", emit)
    elif effect.exact or len(ahead) == 1 or is_dummy:
        if is_dummy:
            _tell_sailing(table, seat, ahead, effect, source, emit)
        sail(table, seat, ahead[-1], emit)
    else:
        table.steps.append(choose_sail(seat, effect.n))


def _tell_sailing(
    table: RajasTable, seat: int, ahead: list[int], effect: fx.MoveBoat, source: str, emit: Emit
) -> None:
    """RAJ-8.1: the spaces a dummy's boat skips, then where it stops."""
    between = range(table.seats[seat].boat + 1, ahead[-1])
    skipped = [space for space in between if space not in ahead]
    if skipped:
        emit(events.thinks, seat, "effect", dummy_words.skipped, skipped)
    emit(events.thinks, seat, "effect", dummy_words.sailing, table, ahead, effect, source)


@carrying_out.handles(fx.BuildTile)
def _build(table: RajasTable, seat: int, effect: fx.BuildTile, source: str, emit: Emit) -> None:
    """RAJ-6.6: a build action that is not possible is void."""
    if table.seats[seat].is_dummy:
        if dummy.colours_to_buy(table, seat):
            emit(events.thinks, seat, "effect", dummy_words.build)
        table.steps.append(dummies.DummyBuy(seat))
    elif spaces.can_buy(table, table.seats[seat].dice) and spaces.has_open_cell(table, seat):
        table.steps.append(ChooseTile(seat))
    else:
        emit(events.NothingDone, seat, "no-tile-bought")


@carrying_out.handles(fx.ReplaceTile)
def _replace(table: RajasTable, seat: int, effect: fx.ReplaceTile, source: str, emit: Emit) -> None:
    if table.seats[seat].is_dummy:
        table.steps.append(dummies.DummyReplace(seat))
    elif spaces.can_replace(table, seat, table.seats[seat].dice):
        table.steps.append(ChooseReplacement(seat))
    else:
        emit(events.NothingDone, seat, "no-tile-replaced")


@carrying_out.handles(fx.SellGood)
def _sell(table: RajasTable, seat: int, effect: fx.SellGood, source: str, emit: Emit) -> None:
    """RAJ-8.5: one good without a die; RAJ-11.2: a dummy sells the one that pays most."""
    values = market_values(table.board, table.seats[seat].tiles)
    incomes = [spaces.market_income(values, good, effect.most) for good in range(3)]
    if not any(incomes):
        dummies.nothing(table, seat, "RAJ-11.2", "no-market", emit)
    elif table.seats[seat].is_dummy:
        emit(events.thinks, seat, "effect", dummy_words.sold, incomes, effect.most)
        carrying_out.gain_money(table, seat, max(incomes), source, emit)
    else:
        table.steps.append(ChooseGood(seat, effect.most))


@carrying_out.handles(fx.VisitChamber)
def _visit(table: RajasTable, seat: int, effect: fx.VisitChamber, source: str, emit: Emit) -> None:
    if effect.who != fx.CHOICE:
        visit(table, seat, effect.who, emit)
    elif table.seats[seat].is_dummy:
        table.steps.append(dummies.DummyChamber(seat))
    else:
        table.steps.append(ChooseChamber(seat))


@carrying_out.handles(fx.TakeElephant)
def _elephant(
    table: RajasTable, seat: int, effect: fx.TakeElephant, source: str, emit: Emit
) -> None:
    owner = table.elephant if table.visitor is None else table.visitor
    table.visitor = seat
    emit(events.ElephantTaken, seat, owner == seat)


@carrying_out.handles(fx.GainWorker)
def _worker(table: RajasTable, seat: int, effect: fx.GainWorker, source: str, emit: Emit) -> None:
    """RAJ-4.10: a waiting worker joins at once; one more than allowed leaves the game."""
    owner = table.seats[seat]
    joins = owner.owned < table.side.most_workers
    if owner.is_dummy and not joins:
        emit(events.thinks, seat, "effect", dummy_words.no_room, owner.owned)
    owner.owned += joins
    owner.workers += joins
    emit(events.WorkerGained, seat, owner.owned, joins)


@carrying_out.handles(fx.RerollDice)
def _reroll(table: RajasTable, seat: int, effect: fx.RerollDice, source: str, emit: Emit) -> None:
    """RAJ-5.13; SOLO-5.19: a dummy does not roll again."""
    if table.seats[seat].dice and not table.seats[seat].is_dummy:
        table.steps.append(carrying_out.ChooseReroll(seat))


@carrying_out.handles(fx.GainYield)
def _yield(table: RajasTable, seat: int, effect: fx.GainYield, source: str, emit: Emit) -> None:
    """RAJ-5.7 and 10.4: the Dancer's tile, drawn and used, or chosen and laid."""
    if not table.is_navaratnas or table.seats[seat].is_dummy:
        table.steps.append(carrying_out.DrawYield(seat, effect.colour))
    else:
        table.steps.append(carrying_out.ChooseYield(seat, effect.colour, uses_at_once=True))


def sail(table: RajasTable, number: int, space: int, emit: Emit) -> None:
    """RAJ-8.3: the boat stops at a space: the bridge's worker first, then the space's bonus."""
    seat, board = table.seats[number], table.board
    start = seat.boat
    seat.boat = space
    emit(events.BoatMoved, number, start, space)
    effects = table.bonus_at(space)
    if board.crosses_bridge(start, space):
        if seat.is_dummy:
            emit(events.thinks, number, "effect", dummy_words.bonus, "river", board.bridge, "river")
        emit(events.BonusReached, number, "river", board.bridge.space)
        table.steps.append(carrying_out.CarryOut(number, effects, "river"))
        carrying_out.carry_out(table, number, board.bridge.effects, "bridge", emit)
    else:
        carrying_out.carry_out(table, number, effects, "river", emit)


def visit(table: RajasTable, number: int, who: str, emit: Emit) -> None:
    """RAJ-8.6: the effect of a person of the chambers, without die and worker."""
    effects = table.board.chambers[who]
    if table.seats[number].is_dummy:
        emit(events.thinks, number, "effect", dummy_words.gift, who, effects, is_paid=False)
    emit(events.ChamberVisited, number, who)
    carrying_out.carry_out(table, number, effects, "chambers", emit)


@dataclass(frozen=True, slots=True)
class ChooseSail(Step):
    """RAJ-8.2: how many unoccupied spaces to sail, at most so many."""

    seat: int
    most: int

    def ask(self, table: RajasTable) -> Decision:
        count = len(spaces.spaces_ahead(table, self.seat, self.most))
        options = [sail_option(steps) for steps in range(1, count + 1)]
        return carrying_out.question(table, self.seat, "sail", ASK_SAIL, options)

    def answer(self, table: RajasTable, option: Sail | TurnDie, emit: Emit) -> None:
        if carrying_out.turns_die(self, table, self.seat, option, emit):
            return
        assert isinstance(option, Sail)
        sail(table, self.seat, spaces.spaces_ahead(table, self.seat, option.steps)[-1], emit)

    def problems(self, table: RajasTable) -> list[str]:
        problems = carrying_out.not_a_person(table, self.seat)
        if not problems and not (self.most > 0 and spaces.spaces_ahead(table, self.seat)):
            problems = [f"seats[{self.seat}].boat is to sail, but cannot"]
        return problems


choose_sail = cache(ChooseSail)


@dataclass(frozen=True, slots=True)
class ChooseUpgrade(Step):
    """RAJ-4.11: one own scroll goes up by one; void when all are at their highest."""

    seat: int

    def ask(self, table: RajasTable) -> Decision | None:
        raisable = self._raisable(table)
        if len(raisable) < 2:
            return None
        options = [upgrade_option(building) for building in raisable]
        return carrying_out.question(table, self.seat, "upgrade", ASK_UPGRADE, options)

    def _raisable(self, table: RajasTable) -> list[int]:
        scrolls = table.seats[self.seat].scrolls
        return [number for number, value in enumerate(scrolls) if value < SCROLL_LEVELS[-1]]

    def answer(self, table: RajasTable, option: Upgrade | TurnDie | None, emit: Emit) -> None:
        if carrying_out.turns_die(self, table, self.seat, option, emit):
            return
        raisable = self._raisable(table)
        if not raisable:
            emit(events.NothingDone, self.seat, "all-upgraded")
            return
        building = option.building if isinstance(option, Upgrade) else raisable[0]
        carrying_out.upgrade(table, self.seat, building, emit)

    def problems(self, table: RajasTable) -> list[str]:
        return carrying_out.not_a_person(table, self.seat)


@dataclass(frozen=True, slots=True)
class ChooseGood(Step):
    """RAJ-8.5: which good to sell at the best markets."""

    seat: int
    most: int

    def ask(self, table: RajasTable) -> Decision | None:
        goods = [good for good, income in enumerate(self._incomes(table)) if income]
        if len(goods) < 2:
            return None
        options = [sell_option(good) for good in goods]
        return carrying_out.question(table, self.seat, "sell", ASK_GOOD, options)

    def _incomes(self, table: RajasTable) -> list[int]:
        values = market_values(table.board, table.seats[self.seat].tiles)
        return [spaces.market_income(values, good, self.most) for good in range(3)]

    def answer(self, table: RajasTable, option: Sell | TurnDie | None, emit: Emit) -> None:
        if carrying_out.turns_die(self, table, self.seat, option, emit):
            return
        incomes = self._incomes(table)
        income = incomes[option.good] if isinstance(option, Sell) else max(incomes)
        carrying_out.gain_money(table, self.seat, income, "market", emit)

    def problems(self, table: RajasTable) -> list[str]:
        return carrying_out.not_a_person(table, self.seat)


@dataclass(frozen=True, slots=True)
class ChooseChamber(Step):
    """RAJ-8.6: any person of the chambers whose effect is possible, occupied or not."""

    seat: int

    def ask(self, table: RajasTable) -> Decision:
        options = [
            visit_option(who) for who in fx.CHAMBERS if is_possible_visit(table, self.seat, who)
        ]
        return carrying_out.question(table, self.seat, "visit", ASK_CHAMBER, options)

    def answer(self, table: RajasTable, option: Visit | TurnDie, emit: Emit) -> None:
        if carrying_out.turns_die(self, table, self.seat, option, emit):
            return
        assert isinstance(option, Visit)
        visit(table, self.seat, option.who, emit)

    def problems(self, table: RajasTable) -> list[str]:
        return carrying_out.not_a_person(table, self.seat)


def is_possible_visit(table: RajasTable, number: int, who: str) -> bool:
    """RAJ-3.4: whether a person's effect can be carried out at all."""
    if who == fx.PORTUGUESE:
        return bool(spaces.spaces_ahead(table, number, 1))
    if who == fx.MASTER_BUILDER:
        return spaces.can_replace(table, number, table.seats[number].dice)
    return True
