"""The five games as PettingZoo environments (AEC): `make("risk", players=3)`.

Optional: needs `requirements-rl.txt`, and nothing else of this program imports it. What spaces,
rewards and infos hold is told in ENVIRONMENTS.md.

Source: PettingZoo 1.27 (AEC API, `api_test`), Gymnasium 1.4 (`Box`, `Discrete`, `Dict`).
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import SystemRandom
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from engine.core.decision import Chance, Decision, Option
from engine.core.errors import InputError
from engine.core.match import Match
from engine.core.setup import SeatSetup, Setup
from games import REGISTRY
from games.risk import moves

BOT: Final = "random"
"""Who sits at every seat, as far as the set-up is concerned: no person, so that games can end."""
SEEDS: Final = 2**32


@dataclass(frozen=True, slots=True)
class Room:
    """How much of a game its spaces hold: options of a decision, characters of a view as JSON."""

    options: int
    characters: int


ROOM: Final = {
    "despirala": Room(128, 4_096),
    "risk": Room(4_096, 4_096),
    "roll_galaxy": Room(256, 16_384),
    "rajas": Room(256, 8_192),
    "arcs": Room(256, 32_768),
}
"""At least twice of what random games needed (`tests/benchmarks/environments.py`)."""

COUNTS: Final = tuple(digit * 10**power for power in range(6) for digit in (1, 2, 5))


def make(
    key: str, players: int | None = None, options: Mapping[str, str] | None = None
) -> GameEnvironment:
    """The environment of a game; InputError names what of it there is not.

    `options` are those of `--option`, such as `{"mode": "campaign"}` for an Act of Arcs.
    """
    return GameEnvironment(key, players, options)


def view_of(observation: Mapping[str, Any]) -> Any:
    """The view in an observation, as the JSON that bots in files get."""
    return json.loads(bytes(observation["observation"]).rstrip(b"\0"))


class GameEnvironment(AECEnv):  # type: ignore[misc]  # it is not installed where types are checked
    """One game at a time; the seats decide in turn, and chance follows from the seed of `reset`."""

    def __init__(
        self, key: str, players: int | None = None, options: Mapping[str, str] | None = None
    ) -> None:
        super().__init__()
        self.game = REGISTRY.game(key)
        self.metadata = {"name": f"{key}_v0", "is_parallelizable": False}
        self._room = ROOM[key]
        self._setup_options = dict(options or {})
        count = self.game.usual_seats if players is None else players
        self.possible_agents = [f"seat_{seat}" for seat in range(count)]
        self._start("0")  # whatever does not fit is said at once
        views = spaces.Box(0, 255, (self._room.characters,), np.uint8)
        masks = spaces.Box(0, 1, (self._room.options,), np.int8)
        self.observation_spaces = {
            agent: spaces.Dict({"observation": views, "action_mask": masks})
            for agent in self.possible_agents
        }
        self.action_spaces = {
            agent: spaces.Discrete(self._room.options) for agent in self.possible_agents
        }

    def _start(self, seed: str) -> None:
        seats = tuple(SeatSetup(BOT, agent) for agent in self.possible_agents)
        self.match = Match(self.game, Setup(seats, seed, self._setup_options), keeps_history=False)

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begins a game, whose dice and draws follow from the seed; without one, from a new one."""
        self._start(str(SystemRandom().randrange(SEEDS) if seed is None else seed))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.agent_selection = self.agents[0]
        self._advance()

    def step(self, action: int | None) -> None:
        """Answers with an option of the agent whose turn it is; InputError where there is none."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None or not 0 <= action < len(self._offered):
            raise InputError(f"{agent} answers {action}, but has {len(self._offered)} options")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.match.answer(self._offered[int(action)])
        self._advance()
        self._accumulate_rewards()

    def observe(self, agent: str) -> dict[str, Any]:
        """The view of the agent's seat, and which actions it has now."""
        view = self.game.view(self.match.table, self.possible_agents.index(agent))
        document = self.game.codec.encode(view)
        text = json.dumps(document, separators=(",", ":")).encode("ascii")
        if len(text) > self._room.characters:
            raise self._too_small("a view", len(text), "characters", self._room.characters)
        seen = np.zeros(self._room.characters, np.uint8)
        seen[: len(text)] = np.frombuffer(text, np.uint8)
        mask = np.zeros(self._room.options, np.int8)
        if agent == self.agent_selection:
            mask[: len(self._offered)] = 1
        return {"observation": seen, "action_mask": mask}

    def _advance(self) -> None:
        """Rolls and draws up to the next decision, or ends the game."""
        self._offered: Sequence[Option] = ()
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        while isinstance(self.match.pending, Chance):
            self.match.roll()
        asked = self.match.pending
        if isinstance(asked, Decision):
            self._offered = offered(asked.options)
            found, room = len(self._offered), self._room.options
            if found > room:
                raise self._too_small(f"the decision '{asked.kind}'", found, "options", room)
            self.agent_selection = self.possible_agents[asked.seat]
            commands = [str(option) for option in self._offered]
            self.infos[self.agent_selection] = {"decision": asked.kind, "options": commands}
            return
        self.terminations = dict.fromkeys(self.agents, True)
        result, others = self.match.result, max(1, len(self.agents) - 1)
        for agent, rank, score in zip(self.agents, result.ranks, result.scores, strict=True):
            beaten = sum(each > rank for each in result.ranks)
            ahead = sum(each < rank for each in result.ranks)
            is_alone = len(self.agents) == 1
            self.rewards[agent] = score if is_alone else (beaten - ahead) / others
            self.infos[agent] = {"score": score, "rank": rank}
        self.agent_selection = self.agents[0]

    def _too_small(self, what: str, found: int, unit: str, room: int) -> InputError:
        return InputError(
            f"{self.game.title}: {what} has {found} {unit}, but its space holds {room}; "
            f"raise ROOM in games/environments.py, and tell us"
        )


def offered(options: Sequence[Option]) -> Sequence[Option]:
    """The options that are actions: of numbers of troops in Risk only 1, 2, 5, 10, 20, 50, ...,
    the least and the most, because there is no end to how many there may be.
    """
    if isinstance(options, moves.Placements):
        counts = _counts(1, options.most)
        return [moves.PlaceTroops(place, n) for place in options.territories for n in counts]
    if isinstance(options, moves.TroopCounts):
        return [moves.Occupy(n) for n in _counts(options.low, options.high)]
    if isinstance(options, moves.Fortifications):
        found = [moves.Fortify(a, b, n) for a, b, most in options.ways for n in _counts(1, most)]
        return [*found, moves.END_TURN]
    return options


def _counts(low: int, high: int) -> list[int]:
    return sorted({low, high, *(count for count in COUNTS if low < count < high)})
