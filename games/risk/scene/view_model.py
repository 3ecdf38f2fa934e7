"""What a person sees of a moment: everything that is drawn, as plain values.

All of it comes from the view of the moment, from what was told of the turn, and from what the
person there is about to do.

A `LogFormatter` is asked move by move, in order; it starts again when the first move comes again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import accumulate
from typing import Any, Final

from engine.core.story import Passage
from engine.text.message import Message, SeatNumber
from engine.text.voice import Voice
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.paint.portraits import seat_face
from engine.ui.table.conductor import persons
from engine.ui.table.log import Heading, LogLine
from engine.ui.table.parts import Moment, level_title
from games.risk.account import NOTHING_YET, Deed, Fight, Roll, ThisTurn, fight_on, rounds_of_leaving
from games.risk.board import ADJACENT, CONTINENT, HIDDEN, TERRITORY, is_wild, set_value, sets_in
from games.risk.events import (
    AttacksEnded,
    BattleRolled,
    BonusPlaced,
    CardTaken,
    DeckReshuffled,
    GameEnded,
    OrderDecided,
    SeatEliminated,
    SetRedeemed,
    TerritoryClaimed,
    TerritoryConquered,
    TroopsFortified,
    TroopsPlaced,
    TurnStarted,
)
from games.risk.moves import PlaceTroops
from games.risk.scene.animations import AnimationState
from games.risk.scene.bar import SeatModel
from games.risk.scene.hand import HandModel, SlotKind
from games.risk.scene.labels import pills_of
from games.risk.scene.panels import (
    HeldContinents,
    Inspection,
    Odds,
    TurnTroops,
    draw_continents,
    draw_muster,
    draw_roll,
    draw_roll_to_come,
    draw_transfer,
    placed_in,
    sources_of,
)
from games.risk.scene.selection import RiskSelection, best_set, best_source, land
from games.risk.state import NEUTRAL, NOBODY, RiskTable


@dataclass(frozen=True, slots=True)
class RiskLine(LogLine):
    """A line about places on the map: one territory, or from where to where."""

    places: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class PlacementsLine(RiskLine):
    """Troops put down one after the other, all in one line."""

    placed: tuple[tuple[int, int], ...] = ()
    voice: Voice = field(kw_only=True, compare=False, repr=False)

    @classmethod
    def of(cls, seat: int | None, placed: Mapping[int, int], voice: Voice) -> PlacementsLine:
        *_, total = accumulate(placed.values())
        parts = tuple(
            Message(f"troops-put-{'next' if number else 'first'}",
                 {"count": count, "territory": TERRITORY(place)})
            for number, (place, count) in enumerate(placed.items())
        )  # fmt: skip
        return cls(
            voice.say(Message("troops-put", {"placed": parts})), seat, f"+{total}", icon="plus",
            gain=total, places=tuple(placed) if len(placed) == 1 else (),
            placed=tuple(placed.items()), voice=voice,
        )  # fmt: skip

    def repeats(self, other: LogLine) -> bool:
        """Whether the other one puts down troops of the same seat."""
        return isinstance(other, PlacementsLine) and other.seat == self.seat

    def joined(self, later: LogLine) -> LogLine:
        """Both by territory, in the order of the first troop there."""
        assert isinstance(later, PlacementsLine)
        placed = dict(self.placed)
        for place, count in later.placed:
            placed[place] = placed.get(place, 0) + count
        return PlacementsLine.of(self.seat, placed, self.voice)


@dataclass(frozen=True, slots=True)
class _Battle:
    seat: int
    source: int
    target: int
    lost: int = 0
    killed: int = 0

    def line(self, voice: Voice) -> LogLine:
        places = (self.source, self.target)
        args = {"source": TERRITORY(self.source), "target": TERRITORY(self.target)}
        words = voice.say(Message("battle-stopped", args))
        return RiskLine(words, self.seat, self.score, icon="crossed-swords", places=places)

    @property
    def score(self) -> str:
        return f"{self.killed} : {self.lost}"


class LogFormatter:
    """Turns moves into lines; keeps the rolls of a battle until it is over."""

    def __init__(self, voice: Voice) -> None:
        self._voice = voice
        self._battle: _Battle | None = None
        self._has_fought = False

    def lines(self, move: Passage, before: RiskTable) -> list[LogLine | Heading]:
        """The lines of a move, and a heading where a turn begins; `before` is the table before."""
        if not before.order:
            self._battle, self._has_fought = None, False
        return [line for event in move.events for line in self._of(event, before)]

    def _of(self, event: Any, before: RiskTable) -> Iterator[LogLine | Heading]:
        if isinstance(event, BattleRolled):
            yield from self._roll(event)
            return
        if isinstance(event, TerritoryConquered):
            yield self._conquest(event)
            return
        if self._battle is not None:
            yield self._battle.line(self._voice)
            self._battle = None
        if isinstance(event, TroopsPlaced) and not before.round:
            yield from self._first_troops(event, before)
            return
        if isinstance(event, TurnStarted):
            yield self._turn(event, before)
        line = self._line(event, before)
        if line is not None:
            yield line

    def _turn(self, event: TurnStarted, before: RiskTable) -> Heading:
        self._has_fought = False
        place = before.order.index(event.seat) + 1
        return Heading(self._voice.named(event.seat), f"{event.round}.{place}", event.seat)

    def _first_troops(self, last: TroopsPlaced, before: RiskTable) -> Iterator[LogLine]:
        """All first troops when the last one stands: a line a seat, without those that claimed."""
        if last.left or any(before.reserves[seat] for seat in before.order if seat != last.seat):
            return
        for seat in before.order:
            placed = {place: before.troops[place] - 1 for place in before.territories_of(seat)}
            if seat == last.seat:
                placed[last.territory] += last.count
            there = {place: count for place, count in placed.items() if count}
            if there:
                yield PlacementsLine.of(seat, there, self._voice)

    def _roll(self, event: BattleRolled) -> Iterator[LogLine]:
        self._has_fought = True
        battle = self._battle
        if battle is not None and (battle.source, battle.target) != (event.source, event.target):
            yield battle.line(self._voice)
            battle = None
        if battle is None:
            battle = _Battle(event.attacker, event.source, event.target)
        self._battle = _Battle(
            battle.seat, battle.source, battle.target,
            battle.lost + event.attacker_lost, battle.killed + event.defender_lost,
        )  # fmt: skip

    def _conquest(self, event: TerritoryConquered) -> LogLine:
        battle, self._battle = self._battle, None
        score = battle.score if battle else ""
        return self._told(event, event.seat, score, "crossed-swords", (event.source, event.target))

    def _line(self, event: Any, before: RiskTable) -> LogLine | None:
        match event:
            case OrderDecided() | DeckReshuffled() | GameEnded():
                return self._told(event, None)
            case TerritoryClaimed(owner, territory):
                if owner == NEUTRAL:
                    return self._told(event, None)
                return self._told(event, owner, places=(territory,))
            case TurnStarted(seat):
                troops = event.territory_troops + event.continent_troops
                return self._told(event, seat, f"+{troops}", "meeple-army")
            case SetRedeemed(seat, cards, _, troops):
                shown = (c for c in cards if not is_wild(c) and before.owners[c] == seat)
                return self._redeemed(event, next(shown, None))
            case BonusPlaced(seat, territory, count):
                return self._told(event, seat, f"+{count}", "plus", (territory,))
            case TroopsPlaced(seat, territory, count):
                return PlacementsLine.of(seat, {territory: count}, self._voice)
            case SeatEliminated(by=by):
                return self._told(event, by, icon="skull-crossed-bones")
            case TroopsFortified(seat, source, target, count):
                return self._told(event, seat, str(count), "arrow-right", (source, target))
            case AttacksEnded(seat):
                return None if self._has_fought else self._told(event, seat, icon="flag")
            case CardTaken(seat):
                return self._told(event, seat, icon="card-draw")
        return None

    def _redeemed(self, event: SetRedeemed, shown: int | None) -> LogLine:
        """With the territory of the seat that a card of the set shows."""
        points = f"+{event.troops}"
        if shown is None:
            return self._told(event, event.seat, points, "cards")
        words = self._voice.say(Message("set-redeemed-shown", {"territory": TERRITORY(shown)}))
        return RiskLine(words, event.seat, points, icon="cards")

    def _told(
        self, event: Any, seat: int | None, points: str = "", icon: str = "",
        places: tuple[int, ...] = (),
    ) -> LogLine:  # fmt: skip
        """A line under its seat's heading or mark: with names most lines would wrap."""
        said = event.said()
        part = "log" if self._voice.has(said.key, "log") else ""
        words = self._voice.say(said, part, mark=seat)
        return RiskLine(words, seat, points, icon=icon, places=places)


Card = Callable[[Canvas, Box], object]
Pair = tuple[int | None, int | None]
NO_PAIR: Pair = (None, None)
HINTED: Final = ("claim", "place", "reinforce", "attack")
"""Kinds of which the hover card says what a click does."""


@dataclass(frozen=True, slots=True)
class BoardModel:
    """What lies on the map.

    `placed` are troops put down but not confirmed, `locked` those that a card brought, `ghost` what
    a click would put down (territory, count). `chosen` are source and target. `battle` is from
    where to where dice roll or rolled last. `card` draws what lies beside the Americas. On
    `advised` a hint puts troops; `picked` are on the cards picked to be redeemed.
    """

    owners: Sequence[int]
    troops: Sequence[int]
    seat: int
    animation: AnimationState
    card: Card | None
    kind: str = ""
    is_playing: bool = False
    legal: tuple[int, ...] = ()
    chosen: Pair = NO_PAIR
    battle: tuple[int, int] | None = None
    hovered: int | None = None
    traced: RiskLine | None = None
    advised: int | None = None
    deeds: tuple[Deed, ...] = ()
    placed: tuple[tuple[int, int], ...] = ()
    locked: tuple[tuple[int, int], ...] = ()
    ghost: tuple[int, int] | None = None
    inspection: Inspection | None = None
    shows_continents: bool = False
    moving: int = 0
    asked: tuple[Pair, ...] = ()
    picked: tuple[int, ...] = ()


def asked_in(moment: Moment) -> tuple[Pair, ...]:
    """What the choices of a puzzle are about, in order: an attack, a territory or nothing."""
    ends = [[getattr(move, end, None) for end in ("source", "target", "territory")]
            for move in moment.asked_about]  # fmt: skip
    return tuple([(start, end if place is None else place) for start, end, place in ends])


@dataclass(frozen=True, slots=True)
class ViewModel:
    """A moment with what was told of its turn, and what the person there has in selection.

    `so_far` is what lies there from this turn, `events` what was told of it, `happened` everything
    told. `person` is the seat of the person who has to act; `is_behind_curtain` while nobody may
    look into the hand; with `rolls_by_hand` real dice are to be told.
    """

    moment: Moment
    selection: RiskSelection
    animation: AnimationState
    so_far: ThisTurn = NOTHING_YET
    events: Sequence[Any] = ()
    happened: Sequence[Any] = ()
    person: int | None = None
    acting: int | None = None
    is_behind_curtain: bool = False
    rolls_by_hand: bool = False

    @property
    def table(self) -> RiskTable:
        view: RiskTable = self.moment.table
        return view

    @property
    def voice(self) -> Voice:
        return self.moment.voice

    def _say(self, key: str, **args: Any) -> str:
        return self.voice.say(Message(key, args))

    @property
    def roll(self) -> Roll | None:
        """The dice in the air, or the last ones."""
        return self.animation.roll or self.so_far.roll

    @property
    def battle(self) -> tuple[int, int] | None:
        """From where to where dice roll, or rolled last."""
        roll = self.animation.roll
        return self.so_far.battle if roll is None else (roll.source, roll.target)

    @property
    def fight(self) -> Fight | None:
        return fight_on(self.table)

    @property
    def chosen(self) -> Pair:
        """Source and target of what is chosen, when a person decides or has decided about them."""
        fight, choice, kind = self.fight, self.selection, self.selection.kind
        if fight is not None and not self.moment.is_playing:
            return (fight.source, fight.target)
        is_own_battle = (
            self.moment.is_behind
            and choice.pair == self.battle
            and self.table.seat == self.moment.seat
        )
        if kind not in ("attack", "occupy", "fortify") and not is_own_battle:
            return NO_PAIR
        return (choice.source, choice.target)

    # -- the map ------------------------------------------------------------------------------

    def board(
        self,
        legal: tuple[int, ...] = (),
        hovered: int | None = None,
        traced: RiskLine | None = None,
        deeds: tuple[Deed, ...] = (),
        *,
        shows_continents: bool = False,
    ) -> BoardModel:
        """All that lies on the map, with the pointer there and that line of the log lit."""
        table, draft, is_playing = self.table, self.selection.draft, self.moment.is_playing
        chosen = self.chosen
        is_calm = not is_playing and chosen == NO_PAIR and self.person is not None
        is_calm &= self.selection.kind != "redeem" and self.selection.hinted is None
        locked = (event for event in self.events if isinstance(event, BonusPlaced))
        return BoardModel(
            table.owners, table.troops, table.seat, self.animation, self.card(hovered),
            self.selection.kind, is_playing, legal, chosen, self.battle, hovered, traced,
            getattr(self.selection.hinted, "territory", None),
            deeds if is_calm else (),
            self.selection.placed,
            () if draft is None else tuple((each.territory, each.count) for each in locked),
            self.ghost(hovered), self.inspection(hovered, legal), shows_continents,
            self.moving, () if is_playing else asked_in(self.moment), self.picked,
        )  # fmt: skip

    @property
    def picked(self) -> tuple[int, ...]:
        """The territories on the cards picked to be redeemed, as far as one may see the hand."""
        is_open = self.selection.kind == "redeem" and not self.is_behind_curtain
        return tuple(each for each in self.selection.cards if is_open and not is_wild(each))

    @property
    def moving(self) -> int:
        """How many troops go from source to target as far as is chosen."""
        is_moving = self.selection.kind in ("occupy", "fortify") and None not in self.chosen
        return self.selection.number if is_moving else 0

    def ghost(self, hovered: int | None) -> tuple[int, int] | None:
        """What a click on the territory under the pointer would put down there."""
        selection, draft = self.selection, self.selection.draft
        if draft is None or not draft.left:
            return None
        if hovered is None and isinstance(hinted := selection.hinted, PlaceTroops):
            return (hinted.territory, min(draft.left, hinted.count))
        if hovered is None:
            return None
        if self.table.owners[hovered] != selection.seat:
            return None
        return (hovered, min(draft.left, selection.step))

    # -- the card beside the Americas ---------------------------------------------------------

    def card(self, hovered: int | None = None) -> Card:
        table, kind, roll = self.table, self.selection.kind, self.roll
        if not table.round:
            return self._claims()
        if self.moment.is_playing and self.battle is not None and roll is not None:
            return self._last_roll(roll)
        if kind in ("redeem", "bonus", "reinforce"):
            return self._muster(hovered)
        if kind in ("occupy", "fortify") and self.selection.pair is not None:
            return self._transfer(*self.selection.pair)
        fight = self.fight
        if fight is not None and (not fight.is_ready or self.rolls_by_hand or roll is None):
            sides = ((table.seat, fight.attack), (table.owners[fight.target], fight.defence))
            pair = (fight.source, fight.target)
            return partial(draw_roll_to_come, fight=pair, sides=sides, voice=self.voice)
        if roll is not None and (self.battle is not None or kind == "attack"):
            return self._last_roll(roll)
        if kind in ("attack", "fortify"):
            return self._lands(self._say("card-continents"), "", self.selection.seat)
        return self._muster(hovered)

    def _muster(self, hovered: int | None) -> Card:
        return partial(draw_muster, muster=self.muster(hovered), voice=self.voice)

    def _last_roll(self, roll: Roll) -> Card:
        return partial(draw_roll, roll=roll, voice=self.voice, tumble=self.animation.tumble)

    def _lands(self, title: str, number: str, seat: int) -> Card:
        held = HeldContinents(title, number, pills_of(self.table.owners, self.voice), seat)
        return partial(draw_continents, held=held, voice=self.voice)

    def _claims(self) -> Card:
        key = "card-start" if NOBODY in self.table.owners else "card-to-place"
        return self._lands(self._say(key), str(self.table.reserves[self.hand_seat]), self.hand_seat)

    def muster(self, hovered: int | None = None) -> TurnTroops:
        seat, draft, ghost = self.table.seat, self.selection.draft, self.ghost(hovered)
        drafted = 0 if draft is None else draft.total - draft.left
        title = self._say("card-reinforcements", seat=SeatNumber(seat))
        return TurnTroops(
            seat, title, tuple(sources_of(self.events)),
            placed_in(self.events) + drafted, 0 if ghost is None else ghost[1],
            self.table.reserves[seat] - drafted,
        )  # fmt: skip

    def _transfer(self, source: int, target: int) -> Card:
        troops, count = self.table.troops, self.selection.number
        parts = (
            (source, troops[source], troops[source] - count),
            (target, troops[target], troops[target] + count),
        )
        amount = self.selection.amount
        assert amount is not None
        key = "card-move-in" if self.selection.kind == "occupy" else "phase-fortify"
        note = Message("transfer-note", {"low": amount.low, "high": amount.high})
        return partial(draw_transfer, title=self._say(key), owner=self.selection.seat, parts=parts,
                       note=note, voice=self.voice)  # fmt: skip

    # -- the territory under the pointer ------------------------------------------------------

    def inspection(self, hovered: int | None, legal: tuple[int, ...] = ()) -> Inspection | None:
        """What the hover card says: of the territory under the pointer, else of the target."""
        selection, table, voice = self.selection, self.table, self.voice
        territory = hovered
        if territory is None and selection.kind == "attack":
            territory = selection.target
        if territory is None or self.moment.is_playing:
            return None
        owner, draft = table.owners[territory], selection.draft
        is_own = owner == (selection.seat if selection.kind else self.moment.seat)
        name = "" if owner == NOBODY else owner_name(owner, voice)
        odds = None if is_own else self._odds(territory)
        troops = table.troops[territory] + (0 if draft is None else draft.at(land(territory)))
        attacker = None if odds is None else (selection.seat, voice.named(selection.seat))
        return Inspection(
            territory, owner, name, is_own, troops, self._troops_after(territory, troops),
            enemies_of(self.table, territory), odds, attacker, self._hint(territory, is_own, legal),
        )  # fmt: skip

    def _troops_after(self, territory: int, troops: int) -> int | None:
        """How many troops a click, or the move that is chosen, would leave there."""
        ghost, choice = self.ghost(territory), self.selection
        if ghost is not None:
            return troops + ghost[1]
        if self.selection.kind in ("occupy", "fortify") and choice.pair is not None:
            change = {choice.source: -choice.number, choice.target: choice.number}
            return troops + change.get(territory, 0)
        return None

    def _odds(self, target: int) -> Odds | None:
        """The odds of attacking a territory, from the source chosen or the best one."""
        attacks, source = self.selection.attacks, self.selection.source
        if source is None or target not in attacks.targets(source):
            source = best_source(self.table, attacks, target)
        troops = self.table.troops
        return None if source is None else Odds.of(source, troops[source], troops[target])

    def _hint(self, territory: int, is_own: bool, legal: tuple[int, ...]) -> str:
        step, kind = self.selection.per_click, self.selection.kind
        if territory not in legal or kind not in HINTED or (kind == "attack" and not is_own):
            return ""
        if kind == "reinforce" and not step:
            return self._say("click-puts-all")
        return self._say(f"click-{kind}", step=step)

    # -- the hand -----------------------------------------------------------------------------

    @property
    def hand_seat(self) -> int:
        """Whose cards are shown: the viewer's; where only bots play, the seat's to play."""
        return self.moment.seat if persons(self.moment.match) else self.table.seat

    def hand(self) -> HandModel:
        seat, table, selection = self.hand_seat, self.table, self.selection
        hand = table.hands[seat]
        if self.is_behind_curtain:
            hand = (HIDDEN,) * len(hand)
        is_redeeming, is_turn = self.selection.kind == "redeem", seat == table.seat
        has_set = HIDDEN not in hand and bool(sets_in(hand))
        marked = best_set(hand, table, seat) or () if has_set else ()
        known = (card for card in hand if 0 <= card < len(table.owners))
        number = table.sets_redeemed + 1
        is_kept = HIDDEN in hand and not self.is_behind_curtain
        unknown = "kept" if is_kept else "no-set"
        note = "pick" if is_redeeming and not is_kept else "set-ready" if has_set else unknown
        return HandModel(
            title=self._say("hand-title", seat=SeatNumber(seat)),
            note=self._say(f"hand-{note}") if hand else "",
            is_good=has_set,
            cards=hand, marked=() if is_redeeming else marked,
            chosen=selection.cards if is_redeeming else (),
            matching=frozenset(card for card in known if table.owners[card] == seat), seat=seat,
            slot=self._slot(is_turn, len(hand)), redeemed=self.so_far.redeemed if is_turn else (),
            value=table.next_set_value,
            next_values=tuple(set_value(number + step) for step in (1, 2, 3)),
            is_open=is_redeeming,
        )  # fmt: skip

    def _slot(self, is_turn: bool, cards: int) -> SlotKind:
        if is_turn and self.so_far.redeemed:
            return "redeemed"
        if is_turn and self.table.has_conquered and self.battle is not None:
            return "draw"
        return "none" if cards else "empty"

    # -- seats --------------------------------------------------------------------------------

    def seat(self, seat: int) -> SeatModel:
        table, match = self.table, self.moment.match
        lands, who = table.owners.count(seat), match.setup.seats[seat]
        state = ""
        if table.is_over:
            is_first = seat in match.game.result(table).winners
            state = self._say("seat-winner") if is_first else ""
        elif seat == (table.seat if table.round else self.acting):
            is_person = who.is_person and self.person == seat
            state = self._say("seat-your-turn" if is_person else "seat-playing")
        out = ""
        if seat in table.eliminated:
            begun = match.table_before(-1).round
            number = rounds_of_leaving(self.happened, begun).get(seat)
            out = self._say("seat-out", round=number or 0)
        return SeatModel(
            self.voice.named(seat), level_title(match, seat).rpartition(" · ")[2], who.is_person,
            lands, table.troops_of(seat), table.income(seat) if lands else 0,
            bool(table.continents_of(seat)), len(table.hands[seat]), state, out,
            seat_face(match, seat),
        )  # fmt: skip

    def seat_tip(self, seat: int) -> str:
        shown = self.seat(seat)
        if shown.out:
            return self._say("seat-is-out", seat=SeatNumber(seat))
        held = tuple(map(CONTINENT, self.table.continents_of(seat)))
        lines = (
            f"{shown.name}: {level_title(self.moment.match, seat)}",
            self._say("seat-territories", territories=shown.territories),
            self._say("seat-troops", troops=shown.troops, income=shown.income, continents=held),
            self._say("seat-cards", cards=shown.cards),
        )
        return "\n".join(lines)


def enemies_of(table: RiskTable, territory: int) -> tuple[tuple[int, int, int], ...]:
    owners, troops = table.owners, table.troops
    found = [
        (place, owners[place], troops[place])
        for place in ADJACENT[territory]
        if owners[place] not in (owners[territory], NOBODY)
    ]
    return tuple(sorted(found, key=lambda each: (-each[2], each[0])))


def owner_name(owner: int, voice: Voice) -> str:
    return voice.say(Message("neutral-army")) if owner == NEUTRAL else voice.named(owner)
