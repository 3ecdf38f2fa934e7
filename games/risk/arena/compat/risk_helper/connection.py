"""The pipes to the engine, as texts and as messages."""

from __future__ import annotations

from risk_shared.messages import read_query
from risk_shared.queries.query_type import QueryType
from risk_shared.records.types.move_type import MoveType

MAX_CHARACTERS_READ = 1000000
READ_CHUNK_SIZE = 1024


class DiscriminatedTypeAdapter:
    """A query read from JSON, as `root`."""

    def __init__(self, root: QueryType) -> None:
        self.root = root

    @classmethod
    def model_validate_json(cls, json_data: str) -> DiscriminatedTypeAdapter:
        return cls(read_query(json_data))


class Connection:
    """Opens the pipes in the contest's order, relative to the working directory."""

    def __init__(self) -> None:
        self._to_engine_pipe = open("./io/to_engine.pipe", "w", encoding="utf-8")  # noqa: SIM115, PTH123
        self._from_engine_pipe = open("./io/from_engine.pipe", encoding="utf-8")  # noqa: SIM115, PTH123

    def _send(self, data: str) -> None:
        self._to_engine_pipe.write(f"{len(data)},{data}")
        self._to_engine_pipe.flush()

    def _receive(self) -> str:
        """The text of the next message; ends the program when the match is over.

        Raises RuntimeError for what does not begin with its length.
        """
        digits = ""
        while (character := self._from_engine_pipe.read(1)) != ",":
            digits += character
            if not character:
                raise SystemExit("the match is over")
            if len(digits) == len(str(MAX_CHARACTERS_READ)):
                raise RuntimeError(f"a message begins with {digits!r}, not with its length")
        return self._from_engine_pipe.read(int(digits))

    def get_next_query(self) -> QueryType:
        return read_query(self._receive())

    def send_move(self, move: MoveType) -> None:
        self._send(move.model_dump_json())
