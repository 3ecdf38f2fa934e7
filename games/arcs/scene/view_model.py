"""The table in the plain values that the drawing layer is told."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from engine.core.match import Match
from engine.core.setup import is_you
from engine.text.message import Message, SeatNumber, key_of
from engine.text.voice import Voice
from engine.ui.paint.portraits import edition_of, seat_face
from engine.ui.table.parts import level_title
from games.arcs.board import AGENT, AMBITION, AMBITIONS, CARD, CARDS, SHIP, STARPORT, TOKEN
from games.arcs.campaign_components import SPOILS
from games.arcs.court import COURT
from games.arcs.expansion import ByMode
from games.arcs.odds import icons_of, is_laid_out, phantoms_of, ranks_of
from games.arcs.parts import NOBODY, Played, Seat
from games.arcs.scene.art.looks import (
    AmbitionLook,
    BoardWords,
    Building,
    CourtLook,
    GuildLook,
    Marker,
    OwnBoardLook,
    Piece,
    PieceKind,
    SeatLook,
    Ships,
    Slots,
    Standing,
    State,
    SystemLook,
    TrickCard,
)
from games.arcs.state import ArcsTable

KINDS: Final[tuple[PieceKind, ...]] = ("ship", "city", "starport", "agent")
"""The kinds of pieces as the rules count them."""


# -- the map --------------------------------------------------------------------------------------


def systems_shown(table: ArcsTable) -> dict[str, SystemLook]:
    """Every system in play with its control and its pieces."""
    if not is_laid_out(table):
        return {}
    return {system: system_shown(table, system) for system in table.systems}


def system_shown(table: ArcsTable, system: str) -> SystemLook:
    controller = table.controller(system)
    built = tuple(
        Building(each.kind, each.seat, not each.fresh) for each in table.buildings_at(system)
    )
    return SystemLook(
        None if controller == NOBODY else controller, built, groups_at(table, system),
        *LYING_THERE.of(table)(table, system),
    )  # fmt: skip


def _nothing_lies(table: ArcsTable, system: str) -> tuple[bool | None, bool]:
    return None, False


LYING_THERE: Final[ByMode[Callable[[ArcsTable, str], tuple[bool | None, bool]]]] = ByMode(
    _nothing_lies
)
"""Whether a system has Blight (None), a fresh one or not, and whether a golem sleeps there."""


def groups_at(table: ArcsTable, system: str) -> tuple[Ships, ...]:
    """The groups of ships of a system, seat by seat, fresh ones first."""
    found = []
    for number, seat in enumerate(table.seats):
        for is_hurt, ships in ((False, seat.fresh), (True, seat.hurt)):
            if ships.get(system):
                found.append(Ships(number, ships[system], is_hurt))
    other = table.reach
    for is_hurt, others in ((False, other.fresh), (True, other.hurt)):
        if others.get(system):
            found.append(Ships(other.commander, others[system], is_hurt))
    return tuple(found)


# -- how far it has come --------------------------------------------------------------------------


def _chapter_and_round(table: ArcsTable) -> Message:
    return Message("stands-round", {"chapter": table.chapter, "round": table.round})


STANDS: Final[ByMode[Callable[[ArcsTable], str | Message]]] = ByMode(_chapter_and_round)
"""How far the game has come, in a few words; in the part `short` in fewer."""


# -- around it ------------------------------------------------------------------------------------


def marker_shown(table: ArcsTable, marker: int) -> Marker:
    """A marker with the side that lies up."""
    first, second = table.marker_value(marker)
    return Marker(first, second, table.flipped[marker])


def counted_word(ambition: str, voice: Voice) -> str:
    """The word for what an ambition counts; nothing where icons show it."""
    piles = {"tyrant": "pile-captives", "warlord": "pile-trophies"}
    return voice.say(Message(piles[ambition])) if ambition in piles else ""


def ambition_shown(table: ArcsTable, ambition: str, state: State, voice: Voice) -> AmbitionLook:
    ranks = ranks_of(table, ambition)
    markers = tuple(marker_shown(table, marker) for marker in table.boxes.get(ambition, ()))
    standings = []
    for number, rank in enumerate(ranks):
        following = ranks[number + 1] if number + 1 < len(ranks) else None
        is_tied = following is not None and rank.count == following.count and not rank.place
        gain = rank.power + rank.bonus
        standings.append(Standing(rank.seat, rank.count, gain or None, rank.place == 1,
                                  bool(markers) and is_tied and rank.count > 0))  # fmt: skip
    declared_by = Message("hover-declared-by", {"number": AMBITIONS.index(ambition) + 2})
    words = (
        voice.say_name(AMBITION(ambition)), counted_word(ambition, voice), voice.say(declared_by),
    )  # fmt: skip
    phantoms = phantoms_of(table, ambition)
    return AmbitionLook(ambition, *words, markers, tuple(standings), phantoms, state)


def ambitions_shown(
    table: ArcsTable, states: Mapping[str, State], voice: Voice
) -> tuple[AmbitionLook, ...]:
    return tuple(
        ambition_shown(table, each, states.get(each, "plain"), voice) for each in AMBITIONS
    )


def markers_words(markers: Sequence[Marker], voice: Voice) -> str:
    return voice.say(Message("markers-left" if markers else "markers-gone"))


def court_shown(
    table: ArcsTable, card: str, agents: Sequence[int], viewer: int, voice: Voice,
    state: State = "plain",
) -> CourtLook:  # fmt: skip
    known = COURT[card]
    held = tuple((seat, count) for seat, count in enumerate(agents) if count)
    most = max(agents, default=0)
    leaders = [seat for seat, count in enumerate(agents) if count == most and most]
    note, is_own = "", False
    if len(leaders) == 1:
        is_own = leaders[0] == viewer and is_you(voice[viewer])
        note = voice.say(Message("court-led", {"seat": SeatNumber(leaders[0])}))
    elif leaders:
        note = voice.say(Message("court-tied"))
    kind = kind_said(card)
    kinds = (voice.say(kind), voice.part(kind, "short") or voice.say(kind))
    words = voice.say(Message(f"brief-{card}"))
    return CourtLook(
        voice.say_name(CARD(card)), known.suit if known.is_guild else "vox", kinds, words,
        voice.say(Message("court-bare")), table.raid_cost(card), held, note,
        "good" if is_own else "plain", state, card,
    )  # fmt: skip


def kind_said(card: str) -> Message:
    known = COURT[card]
    return (
        Message("guild-kind", {"suit": TOKEN(known.suit)})
        if known.is_guild
        else Message("vox-kind")
    )


def cards_before(seat: Seat) -> tuple[str, ...]:
    """What lies before a seat: its leader and lore, then its guild cards."""
    leader = (seat.leader,) if seat.leader else ()
    return (*leader, *seat.lore, *seat.cards)


def guild_shown(table: ArcsTable, card: str, voice: Voice, state: State = "plain") -> GuildLook:
    """A card before a seat; leaders and lore cannot be raided."""
    name = voice.say_name(CARD(card))
    if card not in COURT:
        return GuildLook(name, "lore", 0, state)
    return GuildLook(name, COURT[card].suit, table.raid_cost(card), state)


def trick_shown(table: ArcsTable, voice: Voice) -> tuple[TrickCard, ...]:
    """The cards of the round, and the seats that are still to play."""
    shown = [_played(table, played, voice) for played in table.trick]
    if not table.trick:
        return ()
    order = table.clockwise(table.lead.seat)
    waiting = order[order.index(table.trick[-1].seat) + 1 :]
    to_play = voice.say(Message("trick-awaited"))
    shown += [TrickCard(seat, "", note=to_play) for seat in waiting
              if table.seats[seat].cards_left]  # fmt: skip
    return tuple(shown)


def _played(table: ArcsTable, played: Played, voice: Voice) -> TrickCard:
    is_now = played is table.trick[-1] and played.seat == table.seat and bool(table.turn.actions)
    is_full = played.how in ("lead", "surpass")
    is_copy = played.how == "copy"
    pips = None if is_full else 1
    card = "hidden" if is_copy else played.card
    whole = 1 if not is_full else CARDS[played.card].pips
    if played.how == "event":
        pips = whole = CARDS[table.lead.card].pips
    spent = whole - min(whole, table.turn.pips) if is_now else whole
    note = voice.say(Message("trick-copy", {"pips": 1})) if is_copy else ""
    how = voice.say(Message(f"played-{played.how}"))
    return TrickCard(played.seat, how, card, pips, spent, table.zeroed and played.how == "lead",
                     is_now, note)  # fmt: skip


def trick_foot(table: ArcsTable, voice: Voice) -> str:
    if not table.trick or not table.turn.actions or not table.turn.pips:
        return ""
    return voice.say(Message("now-act", {"pips": table.turn.pips}))


# -- the seats ------------------------------------------------------------------------------------


def slots_shown(table: ArcsTable, number: int, slots: tuple[str, ...]) -> Slots:
    """What lies in the slots, None in those that are locked."""
    opened = table.open_places(number)
    return tuple(token if place in opened else None for place, token in enumerate(slots))


def _level_tag(match: Match, number: int) -> str:
    """A bot's level where its name does not say it, a SUPERCAT's version; what others are told."""
    who = match.setup.seats[number]
    if who.is_person:
        return level_title(match, number)
    supercat = match.table.seats[number].supercat
    if supercat is not None:
        return match.voice.say(Message("plate-version", {"version": supercat.version}))
    level = match.game.level(who.player)
    title = who.player if level is None else match.voice.prompt(level.title)
    return level_title(match, number) if title == who.name else title


def seats_shown(table: ArcsTable, match: Match, acting: int | None) -> tuple[SeatLook, ...]:
    voice = match.voice
    power = table.reach.goal(len(table.seats))
    goal = voice.say(Message("plate-goal", {"goal": power}) if power else Message("power"))
    found = []
    for number, seat in enumerate(table.seats):
        tag = _level_tag(match, number)
        if number == acting:
            tag = voice.say(Message("plate-playing", {"seat": SeatNumber(number)}))
        elif not edition_of(match, number):
            title = table.reach.title_of(number)
            tag = voice.say(Message(key_of("reach-title", title))) if title else tag
        found.append(SeatLook(
            number, voice.named(number), seat.power, goal, tag,
            slots_shown(table, number, seat.slots), seat.cards_left, seat.trophy_count,
            sum(seat.captives), number == table.initiative and table.chapter > 0,
            number == acting, face=seat_face(match, number),
        ))  # fmt: skip
    return tuple(found)


def board_words(voice: Voice) -> BoardWords:
    rows = ("pile-trophies", "pile-captives", "pile-outrage", "pile-supply")
    others = ("board-cities", "board-opens", "pile-none")
    return BoardWords(
        tuple(voice.say(Message(key)) for key in rows), *(voice.say(Message(key)) for key in others)
    )


def trophies_of(table: ArcsTable, number: int) -> tuple[Piece, ...]:
    return tuple(
        Piece(kind, owner)
        for owner, held in enumerate(table.seats[number].trophies)
        for kind, count in zip(KINDS, held, strict=True)
        for _ in range(count)
    ) + tuple(
        Piece(kind, owner)
        for (owner, kind), count in zip(SPOILS, table.seats[number].spoils, strict=False)
        for _ in range(count)
    )


def captives_of(table: ArcsTable, number: int) -> tuple[int, ...]:
    """The owners of the agents a seat holds."""
    held = table.seats[number].captives
    return tuple(owner for owner, count in enumerate(held) for _ in range(count))


def own_board_shown(
    table: ArcsTable, number: int, slots: tuple[str, ...], states: tuple[State, ...]
) -> OwnBoardLook:
    """The board of a seat; `slots` is what lies or is to lie in its slots."""
    seat = table.seats[number]
    supply = (
        table.in_supply(number, SHIP), table.in_supply(number, STARPORT),
        table.in_supply(number, AGENT),
    )  # fmt: skip
    return OwnBoardLook(
        number, slots_shown(table, number, slots), table.cities_off_board(number),
        trophies_of(table, number), captives_of(table, number), seat.outrage, supply, states,
    )  # fmt: skip


def counted_pieces(table: ArcsTable, number: int, ambition: str) -> tuple[Piece, ...]:
    if ambition == "tyrant":
        return tuple(Piece("agent", owner) for owner in captives_of(table, number))
    if ambition == "warlord":
        return trophies_of(table, number)
    return tuple(Piece("token", number, token) for token in icons_of(table, number, ambition))
