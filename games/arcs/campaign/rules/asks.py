"""What happens in the campaign for fates and cards to follow up (`follow_up(table, ...)`)."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class FateCrisis:
    """REACH-9.6: in a crisis it is this seat's turn to resolve what its fate says."""

    seat: int


@dataclass(frozen=True, slots=True)
class FateEdicts:
    """REACH-10.1: the edicts that came with fates, after those of the laws."""


@dataclass(frozen=True, slots=True)
class SummitStep:
    """REACH-5.3: the step in which a seat says whether it calls a Summit, if not as usual."""

    seat: int


@dataclass(frozen=True, slots=True)
class TributeStep:
    """REACH-10.4: the step in which the First Regent collects from a Regent, if not as usual."""

    seat: int
    payer: int
    policy: str


@dataclass(frozen=True, slots=True)
class SummitEnded:
    """REACH-8.1: a Summit is over."""

    caller: int


@dataclass(frozen=True, slots=True)
class AssetReceived:
    """MAGNATE-1.1: in Negotiations a seat got a Favor or a resource that it had not itself handed
    over before in this Summit.
    """

    seat: int
    giver: int


@dataclass(frozen=True, slots=True)
class OtherDealings:
    """MAGNATE-1.2: what else a seat may do in its turn of the Negotiations: options, each with the
    step that does it.
    """

    seat: int
