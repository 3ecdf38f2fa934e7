"""How quick Roll's table is at 1920x1080: first frame, idle, four Rollbots at play.

`python -m tests.benchmarks.roll_window` prints one line per figure. Needs Xvfb. Frames are timed
twice: by the clock, which other work on the machine lengthens, and by the processor.
"""

from __future__ import annotations

import tempfile

from tests.benchmarks.bots_at_play import bots_at_play
from tests.benchmarks.window import environment, start_and_idle
from tests.ui.real_window import virtual_screen


def main() -> None:
    with virtual_screen() as display, tempfile.TemporaryDirectory() as home:
        env = environment(display, home)
        table = ("play", "roll_galaxy", "--seats", "human,rollbot:medium,rollbot:hard",
                 "--seed", "1")  # fmt: skip
        for attempt in ("cold", "warm"):
            start_and_idle(env, f"Roll's table ({attempt})", *table)
        bots_at_play(env, "roll_galaxy")


if __name__ == "__main__":
    main()
