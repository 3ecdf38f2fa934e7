"""Solving from a cold start: seconds and memory of a whole process that only solves.

python -m tests.benchmarks.despirala_solver [times]
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import time

SOLVE = """
import resource, sys
from games.despirala.solver import solve
start = solve(sys.argv[1]).start
print(start, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024)
"""


def cold_start(mode: str) -> tuple[float, float, float]:
    """The start value, and the seconds and MiB of the process that found it."""
    before = time.perf_counter()
    command = [sys.executable, "-c", SOLVE, mode]
    environment = {**os.environ, "OPENBLAS_NUM_THREADS": "1"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    start, memory = map(float, done.stdout.split())
    return start, time.perf_counter() - before, memory


def main() -> None:
    times = int(sys.argv[1]) if len(sys.argv) > 1 else 5
    for mode in ("normal", "misere"):
        runs = [cold_start(mode) for _ in range(times)]
        seconds = statistics.median(run[1] for run in runs)
        memory = max(run[2] for run in runs)
        print(f"{mode}: start {runs[0][0]:.9f}, {seconds:.2f} s (median of {times}),", end=" ")
        print(f"{memory:.0f} MiB at most")


if __name__ == "__main__":
    main()
