"""A set-up in the making, and the one next step that hub, coach and last page propose."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from engine.core import storage
from engine.core.card import Level
from engine.core.errors import InputError
from engine.core.game import Game, check_setup
from engine.core.learning.lesson import level_for, listed_levels, usual_options
from engine.core.setup import (
    HUMAN,
    NUMERALS,
    SEAT_COLOURS,
    SeatColour,
    SeatSetup,
    Setup,
    numbered,
    seat_colours,
    shown_name,
)
from engine.text.message import Message, Words, glued

if TYPE_CHECKING:
    from engine.core.game import Game


BOT_NAMES: Final = ("Ada", "Tiko", "Mira", "Bram", "Juno", "Otto", "Lena", "Yuri")
FORMAT: Final = 1
MANY: Final = 3


@dataclass(slots=True)
class SeatDraft:
    """One seat as it stands on the page; `level` is kept while a person sits there, `colour` is
    "" while nobody chose one.
    """

    name: str
    is_person: bool
    level: str
    colour: str = ""


@dataclass(slots=True)
class SetupDraft:
    """The seats, options and seed chosen so far for one game."""

    game: Game
    person_name: str
    seed: str
    seats: list[SeatDraft] = field(default_factory=list)
    options: dict[str, str] = field(default_factory=dict)
    dice_by_hand: bool = False
    real_table: bool = False
    practice: bool = False
    usual_level: str = ""

    @classmethod
    def fresh(cls, game: Game, person_name: str, seed: str, level: str = "") -> SetupDraft:
        """A person against bots of a level, the first one's if none is named, as many as usual."""
        draft = cls(game, person_name, seed, usual_level=level)
        draft.options = usual_options(game)
        draft.seats.append(SeatDraft(person_name, True, draft.default_level))
        while len(draft.seats) < game.usual_seats:
            draft.add_seat()
        return draft

    # -- seats

    @property
    def levels(self) -> tuple[Level, ...]:
        return listed_levels(self.game)

    @property
    def players(self) -> list[str]:
        return [HUMAN if seat.is_person else seat.level for seat in self.seats]

    @property
    def default_level(self) -> str:
        return level_for(self.game, self.usual_level)

    @property
    def can_add(self) -> bool:
        return len(self.seats) < self.game.most_seats

    @property
    def can_remove(self) -> bool:
        return len(self.seats) > self.game.fewest_seats

    def sit_at(self, *, real_table: bool, is_known: bool = True) -> None:
        """A real table is chosen on the way here: a bot sits at it, the usual one at first; but
        whoever never played the game keeps the one of a first game.
        """
        if not real_table or self.real_table:
            return
        self.real_table = self.dice_by_hand = True
        for seat in self.seats if is_known else ():
            seat.level = self.game.default_bot
        if all(seat.is_person for seat in self.seats) and len(self.seats) > 1:
            self.sit(len(self.seats) - 1, is_person=False)

    def add_seat(self) -> None:
        if self.can_add:
            level = self.default_level
            self.seats.append(SeatDraft(self._free_name(level), False, level))

    def remove_seat(self, index: int) -> None:
        if self.can_remove:
            del self.seats[index]

    def move_seat(self, index: int, to: int) -> None:
        self.seats.insert(to, self.seats.pop(index))

    def sit(self, index: int, *, is_person: bool) -> None:
        """A person or a bot takes the seat; a name that was only proposed changes with it."""
        seat = self.seats[index]
        if seat.is_person == is_person:
            return
        seat.is_person = is_person
        others = {other.name for other in self.seats if other is not seat}
        if is_person and self._is_proposed(seat.name):
            seat.name = self.person_name if self.person_name not in others else self._guest(others)
        elif not is_person and (seat.name == self.person_name or seat.name.startswith("Player ")):
            seat.name = self._free_name(seat.level)

    def name_after_level(self, seat: SeatDraft) -> None:
        """Another level, another opponent: a name that was only proposed changes with it."""
        if not seat.is_person and self.called(seat.level) and self._is_proposed(seat.name):
            seat.name = ""
            seat.name = self._free_name(seat.level)

    def called(self, level: str) -> str:
        """Who plays at that level; empty where it is nobody in particular."""
        known = self.game.level(level)
        return "" if known is None else known.called

    def _is_proposed(self, name: str) -> bool:
        first, _, last = name.rpartition(" ")
        base = first if last in NUMERALS else name
        return base in BOT_NAMES or base in {level.called for level in self.game.levels}

    def _free_name(self, level: str) -> str:
        """Whoever plays at that level, with a numeral where the same sits there already."""
        taken, called = {seat.name for seat in self.seats}, self.called(level)
        names = numbered(called) if called else (*BOT_NAMES, f"Bot {len(self.seats) + 1}")
        return next(name for name in names if name not in taken)

    def _guest(self, taken: set[str]) -> str:
        numbers = range(2, self.game.most_seats + 2)
        return next(name for number in numbers if (name := f"Player {number}") not in taken)

    # -- colors

    @property
    def colours(self) -> tuple[SeatColour, ...]:
        return seat_colours([seat.colour for seat in self.seats])

    @property
    def offered_colours(self) -> tuple[SeatColour, ...]:
        """All there are, those of the game's box first."""
        own = self.game.colours
        return (*own, *(each for each in SEAT_COLOURS if each not in own))

    def wear(self, index: int, colour: SeatColour) -> None:
        """A seat takes a color; a seat that had it gets the other's."""
        worn = self.colours
        other = worn.index(colour) if colour in worn else index
        if other < len(self.seats):
            self.seats[other].colour = worn[index]
        self.seats[index].colour = colour

    # -- what becomes of it

    @property
    def problem(self) -> Message | None:
        names = [seat.name.strip() for seat in self.seats]
        for number, name in enumerate(names, start=1):
            if not name:
                return Message("setup-needs-name", {"number": number})
            if names.index(name) != number - 1:
                return Message("setup-two-called", {"name": name})
        if self.real_table and all(seat.is_person for seat in self.seats):
            return Message("setup-real-needs-bot")
        return None if self.seed.strip() else Message("house-seed-empty")

    def setup(self) -> Setup:
        """The set-up of the match; InputError with one sentence when something does not fit."""
        if self.problem is not None:
            raise InputError(self.problem)
        seats = tuple(
            SeatSetup(player, seat.name.strip(), seat.colour)
            for player, seat in zip(self.players, self.seats, strict=True)
        )
        held = {each.key: each.default for each in self.game.settings
                if each.only_by and each.only_by not in self.players}  # fmt: skip
        setup = Setup(
            seats,
            self.seed.strip(),
            {**self.options, **held},
            self.dice_by_hand,
            self.practice,
            real_table=self.real_table,
        )
        return check_setup(self.game, setup)

    @property
    def dice(self) -> int:
        """Who rolls: 0 the program, 1 the people, 2 the people at a real table."""
        return int(self.dice_by_hand) + int(self.real_table)

    @property
    def _people(self) -> list[Words]:
        return [shown_name(seat.name) for seat in self.seats if seat.is_person]

    @property
    def headline(self) -> Words:
        """Who plays whom: `Robin against Ada and Tiko`."""
        people, bots = self._people, [seat.name for seat in self.seats if not seat.is_person]
        if people and bots:
            args = {"people": glued(people, "and"), "bots": glued(bots, "and")}
            return Message("setup-against", args)
        if len(bots) > 1:
            return Message("setup-by-themselves", {"names": glued(bots, "and")})
        if len(people) > 1:
            return glued(people, "and")
        return Message("setup-alone", {"name": (*people, *bots)[0]})

    @property
    def short_headline(self) -> Words:
        """The same without the names of bots: `Robin against 5 bots`."""
        people = self._people
        bots = len(self.seats) - len(people)
        if not people or bots < MANY:
            return self.headline
        return Message("setup-against-many", {"people": glued(people, "and"), "bots": bots})

    @property
    def opener(self) -> Message:
        by = (
            Message("setup-by-lot") if self.game.opener_is_drawn else shown_name(self.seats[0].name)
        )
        return Message("setup-first-seat", {"who": by})

    @property
    def details(self) -> Words:
        """The options in words, whose dice are rolled, and who has the first seat."""
        dice = [Message("house-real-table" if self.real_table else "house-real-dice")]
        return glued([*self._setting_words(), *(dice if self.dice_by_hand else ()), self.opener])

    def _setting_words(self) -> list[Words]:
        """The one setting of a game as it stands; of several those that are not as usual."""
        settings = self.game.settings
        return [
            choice.title
            if choice.about and len(settings) == 1
            else Message("house-noted", {"title": setting.title, "about": choice.title})
            for setting in settings
            for choice in setting.choices
            if choice.value == self.options.get(setting.key)
            and (len(settings) == 1 or choice.value != setting.default)
        ]

    # -- remembered for the next time

    def to_json(self) -> dict[str, Any]:
        """What the next set-up of this game starts from. Every game gets a seed of its own, and a
        real table is chosen for one game.
        """
        return {
            "seats": [[seat.name, seat.is_person, seat.level] for seat in self.seats],
            "colours": [seat.colour for seat in self.seats],
            "options": dict(self.options),
            "dice_by_hand": self.dice_by_hand and not self.real_table,
            "practice": self.practice,
        }

    def take_over(self, document: object) -> None:
        """Takes what fits from an earlier set-up; what does not fit stays as it is."""
        if not isinstance(document, dict):
            return
        options = document.get("options")
        known = self.game.present_options(options) if isinstance(options, dict) else {}
        for setting in self.game.settings:
            value = known.get(setting.key)
            if value in [choice.value for choice in setting.choices]:
                self.options[setting.key] = str(value)
        seats = self._seats_from(document.get("seats"))
        if seats is not None:
            self.seats = seats
            for seat, entry in zip(seats, document["seats"], strict=True):
                if seat.level != entry[2]:
                    self.name_after_level(seat)
            colours = document.get("colours")
            for seat, colour in zip(
                seats, colours if isinstance(colours, list) else (), strict=False
            ):
                seat.colour = colour if colour in SEAT_COLOURS else ""
            self.name_owner(self.person_name)
        self.dice_by_hand = document.get("dice_by_hand") is True
        self.practice = document.get("practice") is True

    @property
    def owner(self) -> SeatDraft | None:
        """The seat of whoever the settings name: the first with a person on it."""
        return next((seat for seat in self.seats if seat.is_person), None)

    def name_owner(self, name: str) -> None:
        """They are called this, unless another seat is."""
        owner, self.person_name = self.owner, name
        if owner is not None and name not in [seat.name for seat in self.seats]:
            owner.name = name

    def _seats_from(self, entries: object) -> list[SeatDraft] | None:
        if not isinstance(entries, list):
            return None
        if not self.game.fewest_seats <= len(entries) <= self.game.most_seats:
            return None
        levels = [level.name for level in self.levels]
        seats = []
        for entry in entries:
            match entry:
                case [str(name), bool(is_person), str(level)] if (
                    0 < len(name) <= storage.LONGEST_NAME
                ):
                    kept = level if level in levels else self.default_level
                    seats.append(SeatDraft(name, is_person, kept))
                case _:
                    return None
        return seats


class LastSetups:
    """The last set-up of every game, in one small file of the user's folder."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path or storage.user_folder() / "last_setup.json"

    def restore(self, draft: SetupDraft) -> None:
        """Starts a draft from the last set-up of its game; a damaged file counts as none."""
        games = self._games()
        draft.take_over(games.get(draft.game.key))

    def keep(self, draft: SetupDraft) -> None:
        """Remembers a draft; StorageError when the disk refuses."""
        games = self._games()
        games[draft.game.key] = draft.to_json()
        storage.write_json_atomically(self.path, {"format": FORMAT, "games": games})

    def _games(self) -> dict[str, Any]:
        try:
            document = storage.read_json(self.path) if storage.is_there(self.path) else {}
        except InputError:
            return {}  # only a convenience is lost: the page then starts from the usual set-up
        games = document.get("games") if isinstance(document, dict) else None
        return games if isinstance(games, dict) else {}
