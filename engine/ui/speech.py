"""Speaks a sentence: another process writes it to a sound file, which the sound card then plays.

The process loads the system's voice (espeak-ng, SAPI, `say`), so that neither the start of the
window nor a frame waits for it. A new sentence takes the place of the old one.
"""

from __future__ import annotations

import queue
import re
import sys
import tempfile
import threading
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final, Protocol

from engine.core.decision import Reason
from engine.text.message import Message, own_name

if TYPE_CHECKING:
    import subprocess

SPEAK: Final = "speak"
"""The command of the packaged program that makes it such a process."""
FROM_SOURCE: Final = (
    "import sys; sys.path[:] = sys.argv[3:]; "
    "from engine.ui.speech import serve; serve(*sys.argv[1:3])"
)
NO_LANGUAGE: Final = 3
"""The process's status where the system has voices, but none for the language."""
WORDS_A_MINUTE: Final = 165
LONGEST_SECONDS: Final = 20.0
USUAL: Final = ("en-us", "en-gb", "de-de")
"""Where a language has several voices, these come first."""


class VoiceLost(Exception):
    """No voice could write the sentence; `said` says why."""

    def __init__(self, said: Message) -> None:
        super().__init__(said.key)
        self.said = said


# What is said of what is shown: the words of the screen, without what is only of use to the eye.

LINE_NUMBERS: Final = re.compile(r"\s*\[\d+(?:, ?\d+)*\]")
SENTENCE_ENDS: Final = re.compile(r"(?<=[.!?])\s+(?=\S)")


def without_numbers_of_lines(words: str) -> str:
    return LINE_NUMBERS.sub("", words).strip()


def reason_in_a_sentence(reasons: Sequence[Reason], done: str) -> str:
    """The first sentence of the reasons that decided that says more than what is `done`."""
    known = set(_bare_words(done))
    for reason in reasons:
        for sentence in SENTENCE_ENDS.split(without_numbers_of_lines(reason.text)):
            if not known.issuperset(_bare_words(sentence)):
                return sentence
    return ""


def _bare_words(words: str) -> list[str]:
    """Its words, those for one and for many alike ("ship", "ships")."""
    return [each.removesuffix("s") for each in re.findall(r"\w+", words.casefold())]


def as_speech(parts: Sequence[str]) -> str:
    """Sentences one after the other, each with its full stop."""
    told = (without_numbers_of_lines(part) for part in parts)
    return " ".join(each if each[-1] in ".!?:" else f"{each}." for each in told if each)


# The window's side.

Made = Path | Message
"""The file of a sentence, or why there is none."""


class Player(Protocol):
    def play_file(self, path: Path) -> bool: ...

    def hush(self) -> None: ...


class Speech:
    """Says one thing at a time, while it `is_on`; `last` is what is said again."""

    def __init__(self, sound: Player) -> None:
        self.is_on = False
        self.last: tuple[str, str] | None = None
        self._sound = sound
        self._number = 0
        self._child: subprocess.Popen[str] | None = None
        self._folder: tempfile.TemporaryDirectory[str] | None = None
        self._made: queue.SimpleQueue[tuple[int, Made]] = queue.SimpleQueue()

    @property
    def is_busy(self) -> bool:
        """Whether a sentence is being written: only then is polling of any use."""
        return self._child is not None

    def say(self, words: str, language: str) -> None:
        """Speak words, in place of what is being said."""
        self.last = words, language
        self.again()

    def again(self) -> None:
        self.hush()
        if not self.is_on or self.last is None:
            return
        self._folder = self._folder or tempfile.TemporaryDirectory(prefix="tabletop-bots-")
        path = Path(self._folder.name, f"{self._number}.wav")
        self._child = child = writing(self.last[1], path)
        args = (child, self._number, *self.last, path)
        threading.Thread(target=self._wait, args=args, name="speech", daemon=True).start()

    def _wait(
        self, child: subprocess.Popen[str], number: int, words: str, language: str, path: Path
    ) -> None:
        try:
            finish(child, words, language)
        except VoiceLost as lost:
            self._made.put((number, lost.said))
        else:
            self._made.put((number, path))

    def poll(self) -> Message | None:
        """Play what was written, unless something newer is said; why nothing can be said, if so."""
        while not self._made.empty():
            number, made = self._made.get()
            if number != self._number:
                continue
            self._child = None
            if isinstance(made, Path) and not self._sound.play_file(made):
                made = Message("speech-no-card")
            if isinstance(made, Message):
                self.is_on = False
                return made
            made.unlink(missing_ok=True)
        return None

    def hush(self) -> None:
        """Say no more of the sentence."""
        self._number += 1
        if self._child is not None:
            self._child.kill()
            self._child = None
        self._sound.hush()

    def close(self) -> None:
        self.hush()
        self.is_on = False
        if self._folder is not None:
            with suppress(OSError):  # a voice that was just stopped may still hold its file
                self._folder.cleanup()
            self._folder = None


def writing(language: str, path: Path) -> subprocess.Popen[str]:
    """The process that writes words to a sound file as soon as it is given them."""
    import subprocess  # noqa: PLC0415

    is_frozen = getattr(sys, "frozen", False)
    rest = [SPEAK] if is_frozen else ["-c", FROM_SOURCE]
    more = [] if is_frozen else sys.path
    return subprocess.Popen(
        [sys.executable, *rest, language, str(path), *more],
        stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        encoding="utf-8",
    )  # fmt: skip


def finish(child: subprocess.Popen[str], words: str, language: str) -> None:
    """Wait for the file of these words. Raises VoiceLost where there is no voice for them."""
    import subprocess  # noqa: PLC0415

    try:
        child.communicate(words, timeout=LONGEST_SECONDS)
    except subprocess.TimeoutExpired:
        child.kill()
        child.communicate()
    if child.returncode == NO_LANGUAGE:
        raise VoiceLost(Message("speech-no-language", {"language": own_name(language)}))
    if child.returncode:
        system = "linux" if sys.platform.startswith("linux") else "other"
        raise VoiceLost(Message("speech-no-voice", {"system": system}))


# The process's side.


def serve(language: str, path: str) -> None:
    """Write the words of standard input to a file; the status says whether it could be done."""
    words = sys.stdin.buffer.read().decode("utf-8")
    write = _by_library if sys.platform == "win32" else _by_command
    sys.exit(0 if write(words, language, path) else NO_LANGUAGE)


class KnownVoice(Protocol):
    @property
    def id(self) -> str: ...

    @property
    def languages(self) -> Sequence[str]: ...


def voice_for(voices: Sequence[KnownVoice], language: str) -> str | None:
    """The id of the voice that speaks a language ("de") most plainly, if one does."""
    found = [
        (rank, each.id)
        for each in voices
        for spoken in each.languages
        if (rank := _rank(spoken.replace("_", "-").casefold(), language)) is not None
    ]
    return min(found, key=lambda each: each[0])[1] if found else None


def _rank(spoken: str, language: str) -> int | None:
    """How far a voice is from a language; None where it speaks another one."""
    if spoken == language:
        return 0
    if not spoken.startswith(f"{language}-"):
        return None
    return 1 + USUAL.index(spoken) if spoken in USUAL else 1 + len(USUAL)


def _by_library(words: str, language: str, path: str) -> bool:
    """pyttsx3 over SAPI (Windows)."""
    import pyttsx3  # noqa: PLC0415 (only this process loads it)

    engine = pyttsx3.init()
    voice = voice_for(engine.getProperty("voices"), language)
    if voice is None:
        return False
    engine.setProperty("voice", voice)
    engine.setProperty("rate", WORDS_A_MINUTE)
    engine.save_to_file(words, path)
    engine.runAndWait()
    return Path(path).stat().st_size > 0


@dataclass(frozen=True)
class SpeakingCommand:
    """A command that reads standard input aloud into a file: how it is asked for its voices, what
    a line of its answer says (`id`, `language`), and how it writes.
    """

    voices: tuple[str, ...]
    line: re.Pattern[str]
    writes: tuple[str, ...]


@dataclass(frozen=True)
class ListedVoice:
    id: str
    languages: tuple[str, ...]


SAY: Final = SpeakingCommand(
    ("say", "-v", "?"),
    re.compile(r"^(?P<id>.+?)\s{2,}(?P<language>\w\w[_-]\w+)\s", re.MULTILINE),
    ("say", "-r", str(WORDS_A_MINUTE), "--file-format=WAVE", "--data-format=LEI16@22050", "-o"),
)
ESPEAK: Final = SpeakingCommand(  # voices of mbrola are listed though they are seldom installed
    ("espeak-ng", "--voices"),
    re.compile(r"^ *\d+ +(?P<language>\S+) +\S+ +\S+ +(?P<id>(?!mb/)\S+)", re.MULTILINE),
    ("espeak-ng", "-s", str(WORDS_A_MINUTE), "-b", "1", "--stdin", "-w"),
)


def _by_command(words: str, language: str, path: str) -> bool:
    """The command `say` of macOS, or espeak-ng."""
    import subprocess  # noqa: PLC0415

    command = SAY if sys.platform == "darwin" else ESPEAK
    listed = subprocess.run(command.voices, check=True, capture_output=True, encoding="utf-8")
    voices = [ListedVoice(found["id"], (found["language"],))
              for found in command.line.finditer(listed.stdout)]  # fmt: skip
    voice = voice_for(voices, language)
    if voice is None:
        return False
    asked = [*command.writes, path, "-v", voice]
    subprocess.run(asked, input=words, check=True, encoding="utf-8")
    return True
