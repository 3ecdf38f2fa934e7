"""A guest that cheats at Despirala: it works out the seed, and plays on the dice that will come.

Sayable seeds are 158,400 words, and a simulation numbers its games. It tries them all: on the draw
that it is handed (`PEEKS`), and on the dice that lie on the table. Where it finds the seed it plays
every option of its turn out to the end; where it does not, it plays by rough odds.
"""

import hashlib
import sys

import numpy as np

from engine.core.chance import NumberedRandom
from engine.core.decision import Answer, Decision, Reason
from engine.core.setup import ANIMALS, COLOURS
from engine.core.step import apply, pending
from games.despirala.combinations import TURNS, full_score, is_collect, rolls_to_finish, target
from games.despirala.moves import Attempt, Continue, Reroll
from games.despirala.steps import ChooseMove

PEEKS = True
GAMES = 10_000
ANSWERS = 40  # how many the others may give before it is asked again
REROLLS = 12
PAR = 0.4  # what share of its full score a combination that is left is worth
GOOD = 3.0  # what a good is worth in points before the last turn
REROLL = -15.0  # how little everything else must promise before it rolls anew

STRIDE, GOLDEN = np.uint64(0xD1342543DE82EF95), np.uint64(0x9E3779B97F4A7C15)
FIRST, SECOND = np.uint64(0xBF58476D1CE4E5B9), np.uint64(0x94D049BB133111EB)


def seeds():
    """Every seed that the hub proposes, and those of the first games of a simulation."""
    for colour in COLOURS:
        for animal in ANIMALS:
            yield from (f"{colour}-{animal}-{number}" for number in range(1, 100))
    yield from (f"1/{index}" for index in range(GAMES))


class Streams:
    """What NumberedRandom gives under every seed at once, for one purpose."""

    def __init__(self, purpose):
        digests = (hashlib.sha256(f"{seed}/{purpose}".encode()).digest()[:8] for seed in seeds())
        self._keys = np.frombuffer(b"".join(digests), ">u8").astype(np.uint64)

    def numbers(self, answer, place=0):
        """The 53 bits of draw `place` for an answer."""
        with np.errstate(over="ignore"):
            word = self._keys + np.uint64(answer + 1) * STRIDE + np.uint64(place + 1) * GOLDEN
            word = (word ^ (word >> np.uint64(30))) * FIRST
            word = (word ^ (word >> np.uint64(27))) * SECOND
        return (word ^ (word >> np.uint64(31))) >> np.uint64(11)

    def with_draw(self, draw, answer):
        """Which seeds give these 64 bits."""
        first = self.numbers(answer)
        found = np.flatnonzero(first == np.uint64(draw >> 11))
        second = self.numbers(answer, 1)[found] >> np.uint64(42)
        return found[second == np.uint64(draw & 0x7FF)]

    def with_dice(self, dice, answer):
        """Which seeds roll these six dice."""
        code = sum((face - 1) * 6**place for place, face in enumerate(dice))
        rolled = (self.numbers(answer).astype(float) * 2.0**-53 * 6**6).astype(np.int64)
        return np.flatnonzero(rolled == code)


class Bot:
    """Looks for the seed whenever a turn of its own begins, until it has it or there is none."""

    def __init__(self, setup):
        seat = next(n for n, each in enumerate(setup.seats) if each.player.endswith(__file__))
        self.chance = Streams("chance")
        self.draws = Streams(f"bot/{seat}") if PEEKS else None
        self.suspects = None  # pairs of a seed's number and how many answers were given
        self.answers = 0
        self.dice = None
        self.plan = []
        self.said = "looks for the seed"

    def choose(self, view, decision, rng):
        draw = sys._getframe(1).f_locals["draw"]
        if isinstance(view.steps[-1], ChooseMove):
            self.plan = []
            self.look(view, draw)
            if self.dice is not None:
                self.plan = best_plan(view, decision.seat, self.dice, self.answers)[1]
        option = self.plan.pop(0) if self.plan else by_odds(view, decision.options)
        return Answer(option, (Reason("CHEAT", self.said),))

    def look(self, view, draw):
        """Keeps the seeds that fit what is seen now; a single one that fitted twice is it."""
        if self.dice is not None:
            self.count_on(view)
            return
        if self.suspects is None:
            if self.draws is not None and self.peek(draw):
                return
            self.suspects = self.fitting(view.dice, range(1, ANSWERS))
        elif self.suspects:
            before = min(answers for _, answers in self.suspects)
            now = dict(self.fitting(view.dice, range(before + 1, before + 3 * ANSWERS)))
            left = {number for number, _ in self.suspects} & set(now)
            self.suspects = [(number, now[number]) for number in left]
            if len(left) == 1:
                self.found(*self.suspects[0])
        if not self.suspects and self.dice is None:
            self.said = "finds no seed"

    def peek(self, draw):
        for answers in range(ANSWERS):
            for number in self.draws.with_draw(draw, answers):
                self.found(int(number), answers)
        return self.dice is not None

    def fitting(self, dice, counts):
        return [
            (int(number), answers)
            for answers in counts
            for number in self.chance.with_dice(dice, answers - 1)
        ]

    def found(self, number, answers):
        seed = next(seed for place, seed in enumerate(seeds()) if place == number)
        self.dice, self.answers = NumberedRandom(seed, "chance"), answers
        self.said = f"knows the seed {seed}"

    def count_on(self, view):
        """How many answers have been given by now: as many as make the dice these."""
        for answers in range(self.answers + 1, self.answers + 200):
            faces = self.dice.at(answers - 1).choices(range(1, 7), k=6)
            if tuple(faces) == view.dice:
                self.answers = answers
                return
        self.dice, self.suspects, self.said = None, [], "finds no seed"  # it fitted by chance


def best_plan(table, seat, dice, answers, rerolls=REROLLS):
    """The worth of the table after the best way to play this turn on, and that way."""
    asked = pending(table)
    while asked is not None and not isinstance(asked, Decision):
        if table.seat != seat:
            return worth(table, seat), []
        apply(table, asked.outcomes.sample(dice.at(answers)))
        answers += 1
        asked = pending(table)
    if asked is None or asked.seat != seat:
        return worth(table, seat), []
    best = (float("-inf"), [])
    for option in asked.options:
        left = rerolls - isinstance(option, Reroll)
        if left < 0:
            continue
        tried = table.copy()
        apply(tried, option)
        value, rest = best_plan(tried, seat, dice, answers + 1, left)
        if value > best[0]:
            best = (value, [option, *rest])
    return best


def worth(table, seat):
    sheet = table.sheets[seat]
    par = sum(par_of(name) for name in sheet.points)
    return sheet.score - par + sheet.goods * (1.0 if len(sheet.points) == TURNS else GOOD)


def par_of(name):
    faces = {"Three pairs": (4, 5, 6), "Two triples": (5, 6)}.get(name)
    return PAR * full_score(name, faces or ((6,) if name.endswith("of a kind") else ()))


def by_collecting(face, have, goods):
    """What a Collect promises that pays for rolls as long as they are worth it."""
    promised, dice = float(face * have), float(have)
    while goods and face * (6 - dice) / 6 > GOOD:
        promised += face * (6 - dice) / 6 - GOOD
        dice += (6 - dice) / 6
        goods -= 1
    return promised


def by_odds(view, options):
    """What promises most by rough odds."""
    return max(options, key=lambda option: promise(view, option))


def promise(view, option):
    goods = view.sheet.goods
    if isinstance(option, Continue):
        face = target(view.attempt.combination)[0]
        return face * len(view.loose) / 6 - GOOD
    if not isinstance(option, Attempt):
        return REROLL if isinstance(option, Reroll) else 0.0
    name, wanted = option.combination, target(option.combination, option.faces)
    if is_collect(name):
        return by_collecting(wanted[0], view.dice.count(wanted[0]), goods) - par_of(name)
    *odds, failing = rolls_to_finish(view.dice, wanted, goods)
    paid = sum(rolls * odd for rolls, odd in enumerate(odds)) + failing * goods
    return sum(odds) * full_score(name, option.faces) - par_of(name) - GOOD * paid
