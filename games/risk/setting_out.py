"""What may be set out by hand: the desk, the names of its fields, a real table's pieces.

No number falls below zero and no territory gets an owner who cannot have one.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, Literal

from engine.core.instructions import LaidRung, LaidSpot, still_to_come
from engine.core.position.edits import (
    CounterRow,
    Edit,
    EditChip,
    EditPage,
    EditState,
    FieldWords,
    HeadingRow,
    Help,
    Key,
    Named,
    PlaceEdit,
    PositionEdits,
    Row,
    buttons,
    by_seat,
    by_table,
    flag,
    number,
    numbered,
    pictures,
    seats_of,
)
from engine.core.step import Step
from engine.text.message import Message, SeatNumber
from games.risk import steps
from games.risk.board import (
    CARD,
    CARDS,
    CONTINENT,
    HIDDEN,
    NAMES,
    SIZE,
    STARTING_TROOPS,
    SYMBOL,
    SYMBOLS,
    TERRITORIES,
    TERRITORY,
    WILD,
    symbol,
)
from games.risk.state import FEWEST_SEATS, NEUTRAL, NOBODY, RiskTable

Kind = Literal["claim", "place", "turn", "redeem", "reinforce", "attack", "fortify"]

KINDS: Final[dict[type, Kind]] = {
    steps.ClaimTerritory: "claim",
    steps.DealTerritory: "claim",
    steps.PlaceArmies: "place",
    steps.StartTurn: "turn",
    steps.RedeemCards: "redeem",
    steps.Reinforce: "reinforce",
    steps.AttackPhase: "attack",
    steps.FortifyPhase: "fortify",
}
FIRST_KINDS: Final = ("claim", "place")
MUSTERING: Final = ("redeem", "reinforce")


# -- the map ---------------------------------------------------------------------------------------


def put_troop(table: RiskTable, owner: int, territory: int) -> RiskTable:
    """A troop more of an owner; somebody else's territory becomes the owner's, as it stands."""
    if owner not in owners_of(table):
        return table
    after = table.copy()
    before, troops = after.owners[territory], after.troops[territory]
    if before == owner:
        after.troops[territory] += 1
        _pay(after, owner, 1)
    else:
        after.owners[territory], after.troops[territory] = owner, max(1, troops)
        _pay(after, before, -troops)
        _pay(after, owner, max(1, troops))
    return _with_those_who_live(after)


def set_troops(table: RiskTable, owner: int, territory: int, troops: int) -> RiskTable:
    """So many troops of whoever owns it, of an owner where nobody does; never fewer than one."""
    if table.owners[territory] == NOBODY:
        table = put_troop(table, owner, territory)
    owner = table.owners[territory]
    by = max(1, troops) - table.troops[territory]
    if owner == NOBODY or not by:
        return table
    after = table.copy()
    after.troops[territory] += by
    _pay(after, owner, by)
    return after


def take_the_rest(table: RiskTable, owner: int) -> RiskTable:
    """Every territory that nobody owns gets a troop of an owner."""
    for territory in [place for place, each in enumerate(table.owners) if each == NOBODY]:
        table = put_troop(table, owner, territory)
    return table


def clear_the_board(table: RiskTable) -> RiskTable:
    after = table.copy()
    for territory, owner in enumerate(table.owners):
        _pay(after, owner, -table.troops[territory])
    after.owners, after.troops = [NOBODY] * len(table.owners), [0] * len(table.troops)
    after.eliminated = ()
    return after


def take_troop(table: RiskTable, territory: int) -> RiskTable:
    """A troop less; while territories are claimed, the last one leaves it free."""
    owner, troops = table.owners[territory], table.troops[territory]
    if troops < 1 or (troops == 1 and table.round):
        return table
    after = table.copy()
    after.troops[territory] -= 1
    if troops == 1:
        after.owners[territory] = NOBODY
    _pay(after, owner, -1)
    return after


def owners_of(table: RiskTable) -> tuple[int, ...]:
    """Who may own territories: the seats, at a table of two the neutral army as well."""
    seats = range(len(table.hands))
    return (*seats, NEUTRAL) if len(seats) == FEWEST_SEATS else tuple(seats)


def _pay(table: RiskTable, owner: int, troops: int) -> None:
    """RISK-2.3 and 2.5: the first troops come out of the reserve."""
    if not table.round and 0 <= owner < len(table.reserves):
        table.reserves[owner] = max(0, table.reserves[owner] - troops)


def _with_those_who_live(table: RiskTable) -> RiskTable:
    """RISK-10.1: who owns nothing is out once every territory has an owner.

    Their cards lie face down again, and the turn passes on.
    """
    seats = range(len(table.hands))
    landless = [seat for seat in seats if seat not in table.owners]
    gone = [seat for seat in table.eliminated if seat in landless] if table.round else []
    if table.round and NOBODY not in table.owners:
        gone += [seat for seat in landless if seat not in gone]
    if len(gone) == len(seats):
        return table
    table.eliminated = tuple(gone)
    for seat in gone:
        table.hands[seat], table.reserves[seat] = (), 0
    if table.seat in gone:
        order = table.order or tuple(seats)
        turn = order.index(table.seat)
        heirs = [seat for seat in (*order[turn:], *order[:turn]) if seat not in gone]
        return give_turn(table, heirs[0])
    return table


# -- whose turn ------------------------------------------------------------------------------------


def kind_of(table: RiskTable) -> Kind | None:
    """What comes next, if it is one of the kinds that can be chosen here."""
    return KINDS.get(type(table.steps[-1])) if table.steps else None


def choose_kind(table: RiskTable, kind: Kind) -> RiskTable:
    """This comes next, with everything that must then lie there: order, round, reserves."""
    after = table.copy()
    after.order = after.order or tuple(range(len(after.hands)))
    after.steps = list(_steps(after, kind))
    if kind in FIRST_KINDS:
        return _before_the_first_turn(after)
    after.round = max(1, after.round)
    after.has_taken_bonus = after.has_taken_bonus and kind != "turn"
    after.has_conquered = after.has_conquered and kind in ("attack", "fortify")
    return _with_those_who_live(_mustered(after, kind))


def _steps(table: RiskTable, kind: Kind) -> tuple[Step, ...]:
    by_lot = table.rules.claiming == "random"
    if kind == "claim":
        return (steps.PlaceArmies(), steps.DealTerritory() if by_lot else steps.ClaimTerritory())
    if kind == "place":
        return (steps.PlaceArmies(),)
    if kind == "turn":
        return (steps.StartTurn(),)
    names = [KINDS.get(type(stage)) for stage in steps.STAGES]
    return steps.STAGES[: names.index(kind) + 1]


def _before_the_first_turn(table: RiskTable) -> RiskTable:
    """RISK-2.2: no round, no cards, and in reserve what does not stand on the board yet."""
    seats = len(table.hands)
    table.round, table.eliminated, table.discards, table.sets_redeemed = 0, (), (), 0
    table.has_conquered = table.has_taken_bonus = False
    table.hands = [()] * seats
    table.reserves = [
        max(0, STARTING_TROOPS[seats] - table.troops_of(seat)) for seat in range(seats)
    ]
    return table


def _mustered(table: RiskTable, kind: Kind | None) -> RiskTable:
    """RISK-4.1: only the seat to play has troops to place, and only before its attacks."""
    seat, seats = table.seat, range(len(table.hands))
    kept = table.reserves[seat] or table.income(seat) if kind in MUSTERING else 0
    table.reserves = [kept if number == seat else 0 for number in seats]
    return table


def give_turn(table: RiskTable, seat: int) -> RiskTable:
    """A seat that is not out is to play."""
    if seat in table.eliminated or seat == table.seat:
        return table
    after = table.copy()
    after.seat = seat
    if not after.round:
        return after
    after.has_conquered = after.has_taken_bonus = False
    return _mustered(after, kind_of(after))


def count_round(table: RiskTable, by: int) -> RiskTable:
    """Rounds later or earlier; from the claims on into the first turn."""
    if not table.round:
        return choose_kind(table, "turn") if by > 0 else table
    after = table.copy()
    after.round = max(1, after.round + by)
    return after


def add_reserve(table: RiskTable, seat: int, by: int) -> RiskTable:
    """Troops more or fewer to place; in a turn only for the seat that plays."""
    if table.round and seat != table.seat:
        return table
    after = table.copy()
    after.reserves[seat] = max(0, after.reserves[seat] + by)
    return after


# -- cards -----------------------------------------------------------------------------------------


def hold_card(table: RiskTable, seat: int, card: int) -> RiskTable:
    """A card is in a hand, wherever it lay; one that is there already goes face down."""
    if not may_hold(table, seat):
        return table
    is_held = card in table.hands[seat]
    after = _picked_up(table, card)
    if not is_held:
        after.hands[seat] = tuple(sorted((*after.hands[seat], card)))
    return table if after.deck_size < 0 else after


def discard_card(table: RiskTable, card: int) -> RiskTable:
    """A card was played; one that was already goes face down."""
    if not table.round:
        return table
    after = _picked_up(table, card)
    if card not in table.discards:
        after.discards = (*after.discards, card)
    return table if after.deck_size < 0 else after


def hold_unknown(table: RiskTable, seat: int, by: int) -> RiskTable:
    """A card that only its owner knows, more or less."""
    hand = table.hands[seat]
    if by > 0 and may_hold(table, seat) and table.deck_size > 0:
        hand = (HIDDEN, *hand)
    elif by < 0 and HIDDEN in hand:
        hand = hand[1:]
    after = table.copy()
    after.hands[seat] = hand
    return after


def may_hold(table: RiskTable, seat: int) -> bool:
    """Whether a seat can have cards: it plays, and the first turn has begun."""
    return bool(table.round) and seat not in table.eliminated


def _picked_up(table: RiskTable, card: int) -> RiskTable:
    after = table.copy()
    after.discards = tuple(each for each in after.discards if each != card)
    after.hands = [tuple(each for each in hand if each != card) for hand in after.hands]
    return after


# -- what a click on each place does ---------------------------------------------------------------

NEUTRAL_ARMY: Final[Key] = ("neutral",)
KIND_ROWS: Final[tuple[dict[Kind, Message], ...]] = (
    {
        "claim": Message("field-claim"),
        "place": Message("field-first-troops"),
        "turn": Message("field-turn-starts"),
    },
    {"redeem": Message("field-redeem-cards"), "reinforce": Message("field-place-troops")},
    {"attack": Message("field-attack"), "fortify": Message("field-fortify")},
)
KIND_ICONS: Final[dict[Kind, str]] = {
    "claim": "flying-flag", "place": "plus", "turn": "player-play", "redeem": "card-exchange",
    "reinforce": "plus", "attack": "crossed-swords", "fortify": "shield",
}  # fmt: skip


def owner_of(state: EditState) -> int:
    """Whose troops a click puts down: the seat's that is shown, or the neutral army's."""
    return NEUTRAL if state.held == NEUTRAL_ARMY else state.seat


def _put_back(table: RiskTable, seat: int, card: int) -> RiskTable:
    return hold_unknown(table, seat, -1) if card == HIDDEN else hold_card(table, seat, card)


def _of_owner(edit: Edit) -> Edit:
    return lambda table, state, *which: edit(table, owner_of(state), *which)


def _unknown(table: RiskTable, seat: int, number: int) -> RiskTable:
    for _ in range(number):
        table = hold_unknown(table, seat, 1)
    while table.hands[seat].count(HIDDEN) > number:
        table = hold_unknown(table, seat, -1)
    return table


LAND_HELP: Final[Help] = (
    ("click", Message("desk-troop")), ("right", Message("desk-one-less")),
    ("drag", Message("desk-paints")),
    ("type", Message("desk-troops")),
)  # fmt: skip
PLACES: Final = {
    "seat": PlaceEdit(role="seat", take=by_table(give_turn), help=(
        ("click", Message("desk-shows-seat")), ("right", Message("desk-has-turn")))),
    "land": PlaceEdit(put=by_seat(put_troop), take=by_table(take_troop), stays=True,
                      lay=lambda table, state, place: put_troop(table, NEUTRAL, place),
                      typed=_of_owner(set_troops), help=LAND_HELP),
    "rest": PlaceEdit(put=_of_owner(take_the_rest), help=(("click", Message("desk-rest")),)),
    "clear": PlaceEdit(put=by_table(clear_the_board), help=(("click", Message("desk-clear")),)),
    "hand": PlaceEdit(Message("field-it-goes-face-down"), by_seat(_put_back)),
    "reserve": PlaceEdit(Message("field-troops-that-this-seat-has-still"), by_seat(add_reserve)),
    "Round": PlaceEdit(Message("field-which-round-is-being-played-0"),
                       by_table(count_round)),
    "sets": PlaceEdit(Message("field-by-all-seats-together-the-next"),
                               number("sets_redeemed")),
    "move": PlaceEdit(Message("field-it-is-this-seat-s-turn"), by_seat(give_turn)),
    "neutral": PlaceEdit(Message("field-clicks-on-the-map-are-of"), role="piece"),
    "next": PlaceEdit(Message("field-what-the-seat-to-move-decides"), by_table(choose_kind)),
    "conquered": PlaceEdit(Message("field-a-territory-was-captured-this-turn"),
                           flag("has_conquered")),
    "extra": PlaceEdit(Message("field-the-two-extra-troops-for-a"),
                       flag("has_taken_bonus")),
    "symbol": PlaceEdit(Message("field-click-the-cards-of-this-symbol"), role="page"),
    "hidden": PlaceEdit(put=by_seat(hold_unknown, 1), take=by_seat(hold_unknown, -1),
                        turn=by_seat(hold_unknown), typed=by_seat(_unknown),
                        help=(("click", Message("desk-hidden")),
                            ("right", Message("desk-one-less")),
                              ("type", Message("desk-sets-number")))),
    "card": PlaceEdit(Message("field-click-into-the-hand-or-face"),
                      by_seat(hold_card), by_table(discard_card)),
}  # fmt: skip


# -- what stands beside the map --------------------------------------------------------------------


def _of_the_turn(table: RiskTable, state: EditState) -> Iterator[Row]:
    seat, owner = state.seat, owner_of(state)
    yield CounterRow("reserve", table.reserves[seat], Message("field-troops-to-place"))
    yield CounterRow("Round", table.round, Message("field-round"))
    yield CounterRow("sets", table.sets_redeemed, Message("field-sets-redeemed"))
    moves = EditChip(
        ("move",), Message("field-to-move"), table.seat == seat == owner, icon="arrow-right"
    )
    neutral = EditChip(NEUTRAL_ARMY, Message("field-neutral-army"), owner == NEUTRAL)
    yield buttons(*((moves, neutral) if NEUTRAL in owners_of(table) else (moves,)))
    yield buttons(EditChip(("rest",), Message("desk-take-rest"), icon="users"),
                  EditChip(("clear",), Message("desk-clear-board"), icon="trash"))  # fmt: skip
    yield HeadingRow(Message("field-what-comes-next"))
    now = kind_of(table)
    for kinds in KIND_ROWS:
        yield buttons(*(EditChip(("next", kind), words, kind == now, icon=KIND_ICONS[kind])
                        for kind, words in kinds.items()))  # fmt: skip
    yield buttons(
        EditChip(("conquered",), Message("field-has-captured"), table.has_conquered, icon="check"),
        EditChip(("extra",), Message("field-extra-troops"), table.has_taken_bonus, icon="plus"),
    )
    if not may_hold(table, seat):
        yield HeadingRow(Message("field-cards-come-with-the-first-round"))
        return
    yield HeadingRow(Message("field-cards-by-their-symbols"))
    held = {symbol(card) for card in table.hands[seat] if card != HIDDEN}
    unknown: list[Key] = [("hidden",)] if HIDDEN in table.hands[seat] else []
    yield pictures([*(("symbol", name) for name in (*SYMBOLS, WILD)), ("hidden",)],
                   [*(("symbol", name) for name in held), *unknown], height=60.0)  # fmt: skip


def _of_a_symbol(table: RiskTable, state: EditState, shown: str) -> Iterator[Row]:
    """Every card of a symbol: who has it; a click gives it or takes it back."""
    yield HeadingRow(Message("field-click-to-the-hand-right-played"))
    keys: list[Key] = [("card", card) for card in range(CARDS) if symbol(card) == shown]
    in_hands = [key for key in keys if holder_of(table, key[1]) is not None]
    yield pictures(keys, in_hands, columns=1, height=34.0)


def holder_of(table: RiskTable, card: int) -> int | None:
    return next((seat for seat, hand in enumerate(table.hands) if card in hand), None)


def _settle(table: RiskTable, state: EditState) -> None:
    """Only a table of two has a neutral army."""
    if state.held == NEUTRAL_ARMY and NEUTRAL not in owners_of(table):
        state.held = ()


EDITS: Final = PositionEdits(
    PLACES, {"": EditPage(_of_the_turn), "symbol": EditPage(_of_a_symbol)}, settle=_settle,
    shared=frozenset({"land", "Round", "sets"}),
)  # fmt: skip


TERRITORY_TITLES = tuple([Message(TERRITORY(place).key) for place in range(SIZE)])
TERRITORY_CHOICES = numbered(TERRITORY_TITLES)
CARD_CHOICES = (
    Named(HIDDEN, Message("field-hidden-card"), Message("field-a-card-that-only-its-owner")),
    *(
        Named(card, Message(CARD(card).key), Message(SYMBOL(symbol(card)).key))
        for card in range(CARDS)
    ),
)
CONTINENT_OF = tuple([Message(CONTINENT(territory.continent).key) for territory in TERRITORIES])


SEATS = seats_of("hands")


def _owners(document: Any) -> tuple[Named, ...]:
    return (
        Named(NOBODY, Message("field-nobody")),
        *SEATS(document),
        Named(NEUTRAL, Message("field-neutral")),
    )


WORDS = {
    "RiskTable.seat": FieldWords(choices=SEATS, seats="some"),
    "RiskTable.order": FieldWords(choices=SEATS, seats="every"),
    "RiskTable.owners": FieldWords(
        choices=_owners, entries=TERRITORY_TITLES, by="territory", groups=CONTINENT_OF, seats="some"
    ),
    "RiskTable.troops": FieldWords(entries=TERRITORY_TITLES, by="territory"),
    "RiskTable.hands": FieldWords(choices=CARD_CHOICES, by="seat", is_sorted=True),
    "RiskTable.reserves": FieldWords(by="seat"),
    "RiskTable.discards": FieldWords(choices=CARD_CHOICES[1:]),
    "RiskTable.eliminated": FieldWords(choices=SEATS, seats="some"),
    "Rules.tell_late": FieldWords(choices=SEATS, seats="some"),
    "TellCards.loser": FieldWords(choices=SEATS, seats="some"),
    "TellSet.cards": FieldWords(choices=CARD_CHOICES, is_sorted=False),
    "MatchTerritory.territories": FieldWords(choices=TERRITORY_CHOICES),
    "*.source": FieldWords(choices=TERRITORY_CHOICES),
    "*.target": FieldWords(choices=TERRITORY_CHOICES),
    "*.captured": FieldWords(choices=TERRITORY_CHOICES),
}


def layout(table: RiskTable) -> tuple[LaidRung, ...]:
    """RISK-2.1, 2.2, 2.7 and 14.2, as a list; claiming by choice is a part of the game."""
    seats = range(len(table.hands))
    return (
        LaidRung(Message("lay-board", {"seats": len(table.hands)})),
        *[_troops(table, number) for number in seats], _cards(), _order(table), *_neutral(table),
        *[_dealt(table, number) for number in seats if table.rules.claiming == "random"],
    )  # fmt: skip


def _troops(table: RiskTable, number: int) -> LaidRung:
    """RISK-2.2: the troops that a seat begins with."""
    count = table.reserves[number]
    args = {"seat": SeatNumber(number), "troops": count}
    return LaidRung(
        Message("lay-troops", args), (LaidSpot("", ((f"troop-{number}", count),)),), seat=number
    )


def _cards() -> LaidRung:
    """RISK-1.4: the territory cards, face down."""
    return LaidRung(
        Message("lay-cards", {"cards": CARDS}), (LaidSpot("cards", (("territory-card", CARDS),)),)
    )


def _order(table: RiskTable) -> LaidRung:
    """RISK-2.1: the order of play."""
    if still_to_come(table.steps, steps.DecideOrder):
        return LaidRung(Message("lay-order-unknown"), asks=frozenset({"order"}), is_known=False)
    order = tuple(map(SeatNumber, table.order))
    return LaidRung(Message("lay-order", {"order": order}), asks=frozenset({"order"}))


def _dealt(table: RiskTable, number: int) -> LaidRung:
    """RISK-14.2: the territories that are dealt to a seat, one troop on each; the first rung asks
    for those of all seats.
    """
    asks, seat = frozenset(() if number else ("deal",)), SeatNumber(number)
    if still_to_come(table.steps, steps.DecideOrder, steps.DealTerritory):
        return LaidRung(Message("lay-dealt-unknown", {"seat": seat}), asks=asks, is_known=False)
    held = table.territories_of(number)
    args = {
        "seat": seat, "lands": len(held), "territories": tuple([TERRITORY(place) for place in held])
    }  # fmt: skip
    one = ((f"troop-{number}", 1),)
    spots = tuple([LaidSpot(NAMES[place], one, Message("troops", {"troops": 1})) for place in held])
    return LaidRung(Message("lay-dealt", args), spots, asks, seat=number)


def _neutral(table: RiskTable) -> tuple[LaidRung, ...]:
    """RISK-2.7: with two seats the neutral army holds a third of the territories."""
    if len(table.hands) > FEWEST_SEATS:
        return ()
    held = [number for number, owner in enumerate(table.owners) if owner == NEUTRAL]
    asks = frozenset({"neutral"})
    if still_to_come(table.steps, steps.DecideOrder, steps.DealNeutral):
        return (LaidRung(Message("lay-neutral-unknown"), asks=asks, is_known=False),)
    spots = tuple(
        [
            LaidSpot(
                NAMES[place], ((f"troop-{NEUTRAL}", table.troops[place]),),
                Message("troops", {"troops": table.troops[place]}),
            )
            for place in held
        ]
    )  # fmt: skip
    args = {
        "lands": len(held), "troops": sum(table.troops[place] for place in held),
        "territories": tuple([TERRITORY(place) for place in held]),
    }  # fmt: skip
    return (LaidRung(Message("lay-neutral", args), spots, asks),)
