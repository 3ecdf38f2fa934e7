"""Optimal games per second on one core, and the figures of a million games.

python -m tests.benchmarks.despirala_simulation [games]
"""

from __future__ import annotations

import os

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import resource
import sys
import time

import numpy as np

from games.despirala.solver import simulate, solve


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 1_000_000
    for mode in ("normal", "misere"):
        values = solve(mode)
        before, before_cpu = time.perf_counter(), time.process_time()
        scores = simulate(values, games, seed=1)
        seconds, cpu = time.perf_counter() - before, time.process_time() - before_cpu
        percentiles = np.percentile(scores, [5, 25, 50, 75, 95]).astype(int).tolist()
        memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
        print(f"{mode}: mean {scores.mean():.3f} (exact {values.start:.3f}),", end=" ")
        print(f"stdev {scores.std():.3f}, percentiles 5/25/50/75/95 {percentiles}")
        print(f"  {games / seconds:,.0f} games a second by the clock,", end=" ")
        print(f"{games / cpu:,.0f} a second of processor time, {memory:.0f} MiB")


if __name__ == "__main__":
    main()
