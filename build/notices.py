"""What the packaged program holds of others, and under which licences: written while it is built.

`python build/notices.py` writes what is known of it before: `assets/THIRD_PARTY.md` and the texts
in `assets/licences`, from the installed packages that the program runs with.

Every file that PyInstaller collects belongs to this program, to an installed distribution, which
names its own licence, to Python, or is a shared library that `LIBRARIES` knows. Anything else
stops the build.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from importlib.metadata import Distribution, distribution, distributions
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parent.parent
FILE_NAME = "NOTICES.md"
THIRD_PARTY = Path("assets", "THIRD_PARTY.md")
LICENCES = Path("assets", "licences")
LEFT_OUT = frozenset({"pillow"})
"""Asked for by a package (fpdf2), but not packaged: the sheets hold no pictures."""
OF_OUR_OWN = {
    "pygame-ce": ("LGPL-2.1.txt", "Xiph.txt"),
    "pytmx": ("LGPL-3.0.txt", "GPL-3.0.txt"),
    "fpdf2": ("LGPL-3.0.txt", "GPL-3.0.txt"),
    "fluent-runtime": ("Apache-2.0.txt",),
    "fluent-syntax": ("Apache-2.0.txt",),
}
"""The texts of packages that bring none, or not all of them, by their normal names."""
SHARED = re.compile(r"\.(so|dll|dylib)(\.|$)")
LICENCE_FILE = re.compile(r"(licen[cs]e|copying|notice)", re.IGNORECASE)

EXCHANGEABLE = ("pytmx", "fpdf")
"""Packages of plain Python under the LGPL: whoever has the program can exchange their files."""
LIBRARIES = {
    "SDL2": "zlib", "FLAC": "BSD 3-clause", "asound": "LGPL 2.1 or later", "brotli": "MIT",
    "fluidsynth": "LGPL 2.1 or later", "freetype": "FreeType licence", "harfbuzz": "MIT",
    "jpeg": "IJG and BSD 3-clause", "mpg123": "LGPL 2.1", "ogg": "BSD 3-clause",
    "opus": "BSD 3-clause", "png": "libpng licence", "portmidi": "MIT", "sharpyuv": "BSD 3-clause",
    "sndfile": "LGPL 2.1 or later", "tiff": "libtiff licence", "vorbis": "BSD 3-clause",
    "wavpack": "BSD 3-clause", "webp": "BSD 3-clause", "xmp": "MIT",
    "scipy_openblas": "BSD 3-clause",
    "gfortran": "GPL 3 with the GCC runtime exception",
    "quadmath": "LGPL 2.1 or later", "gcc_s": "GPL 3 with the GCC runtime exception",
    "stdc++": "GPL 3 with the GCC runtime exception",
    "gomp": "GPL 3 with the GCC runtime exception",
    "python3": "PSF licence", "z": "zlib", "ssl": "Apache 2.0", "crypto": "Apache 2.0",
    "ffi": "MIT", "lzma": "0BSD", "bz2": "bzip2 licence", "sqlite3": "public domain",
    "expat": "MIT", "mpdec": "BSD 2-clause", "uuid": "BSD 3-clause", "zstd": "BSD 3-clause",
    "ncurses": "MIT (X11)", "tinfo": "MIT (X11)", "panel": "MIT (X11)",
    "readline": "GPL 3 or later", "nsl": "LGPL 2.1", "tirpc": "BSD 3-clause", "db": "Sleepycat",
    "gdbm": "GPL 3 or later", "pywintypes": "PSF licence", "pythoncom": "PSF licence",
    "vcruntime": "Microsoft runtime", "msvcp": "Microsoft runtime",
}  # fmt: skip
"""The licence of a shared library by how its name begins, `lib` left out; the longest fits."""


@dataclass(frozen=True, slots=True)
class Collected:
    """A file that goes into the program: its place there, and where it came from."""

    place: str
    source: Path


def notices(collected: Iterable[Collected], known: Iterable[Path]) -> tuple[str, list[Collected]]:
    """The text that names every distribution and shared library, and the licence files to add.

    Below the `known` folders lie this program, Python's library and what the build itself wrote.
    Raises ValueError for a file whose licence nobody knows.
    """
    folders = [folder.resolve() for folder in known]
    owners = _owners()
    found: dict[str, Distribution] = {}
    libraries: dict[str, str] = {}
    for file in collected:
        source = file.source.resolve()
        owner = owners.get(source)
        if owner is not None:
            found[owner.name] = owner
        if is_shared_library(file.place):
            libraries[Path(file.place).name] = licence_of_library(Path(file.place).name)
        elif owner is None and not any(map(source.is_relative_to, folders)):
            raise ValueError(f"{source} goes into the program, but whose is it?")
    parts = sorted(found.values(), key=lambda part: part.name.casefold())
    return _text(parts, libraries), [file for part in parts for file in _licence_files(part)]


def is_shared_library(place: str) -> bool:
    """Whether a file is a library of its own, not a module of Python."""
    name = Path(place).name
    return bool(SHARED.search(name)) and (name.startswith("lib") or name.endswith(".dll"))


def licence_of_library(name: str) -> str:
    """The licence of a shared library; ValueError when `LIBRARIES` does not know it."""
    stem = name.removeprefix("lib").casefold()
    fitting = [key for key in LIBRARIES if stem.startswith(key.casefold())]
    whole = [key for key in fitting if len(key) > 2 or not stem[len(key) :][:1].isalpha()]
    if not whole:
        raise ValueError(f"the licence of {name} is not known: add it to build/notices.py")
    return LIBRARIES[max(whole, key=len)]


def licence_of(part: Distribution) -> str:
    """The licence that a distribution names of itself; ValueError when it names none."""
    classes = part.metadata.get_all("Classifier") or []
    named = [each.split("::")[-1].strip() for each in classes if each.startswith("License ::")]
    given = [
        words
        for key in ("License-Expression", "License")
        for words in part.metadata.get_all(key) or []
        if words and "\n" not in words
    ]
    if not (given or named):
        raise ValueError(f"{part.name} names no licence")
    return given[0] if given else ", ".join(named)


def _owners() -> dict[Path, Distribution]:
    return {
        Path(str(part.locate_file(file))).resolve(): part
        for part in distributions()
        for file in part.files or ()
    }


def _licence_files(part: Distribution) -> list[Collected]:
    return [
        Collected(f"assets/licences/{part.name}/{'-'.join(file.parts[1:-1])}", source)
        for file in part.files or ()
        if ".dist-info" in file.parts[0] and LICENCE_FILE.match(file.name)
        for source in [Path(str(part.locate_file(file)))]
    ]


def _text(parts: list[Distribution], libraries: dict[str, str]) -> str:
    rows = [f"| {part.name} | {part.version} | {licence_of(part)} |" for part in parts]
    shared = [f"| {name} | {licence} |" for name, licence in sorted(libraries.items())]
    return "\n".join(
        [
            "# What this packaged program holds of others",
            "",
            "Written while it was built. Texts of licences: `assets/licences`; Python itself is "
            "under the PSF licence; fonts and icons: `assets/LICENSES.md`; how to exchange "
            "libraries under the LGPL: `assets/THIRD_PARTY.md`.",
            "",
            "| package | version | licence |",
            "|---|---|---|",
            *rows,
            "",
            "| shared library | licence |",
            "|---|---|",
            *shared,
            "",
        ]
    )


# -- the page in the source -----------------------------------------------------------------------


def running() -> list[Distribution]:
    """The packages that the program runs with, by name: what `requirements.txt` names before its
    tests, and what those bring along.
    """
    lines = (ROOT / "requirements.txt").read_text("utf-8").split("# test")[0].splitlines()
    left = [line for line in lines if line and line[0] not in "#-"]
    found: dict[str, Distribution] = {}
    while left:
        asked = Requirement(left.pop())
        name = canonicalize_name(asked.name)
        if name in found or name in LEFT_OUT:
            continue
        if asked.marker is None or asked.marker.evaluate({"extra": ""}):
            found[name] = distribution(name)
            left += found[name].requires or ()
    return [found[name] for name in sorted(found)]


def texts_of(part: Distribution) -> dict[str, str | None]:
    """The texts of a package by their names in `assets/licences`; None where it brings them not."""
    name = canonicalize_name(part.name)
    if name in OF_OUR_OWN:
        return dict.fromkeys(OF_OUR_OWN[name])
    whole = [each.source.read_text("utf-8").strip() for each in _licence_files(part)]
    if not whole:
        raise ValueError(f"{part.name} brings no text of its licence: add it to OF_OUR_OWN")
    return {f"{name}.txt": "\n\n".join(whole) + "\n"}


def third_party() -> tuple[str, dict[str, str | None]]:
    """The page `THIRD_PARTY.md`, and all texts that it names."""
    texts: dict[str, str | None] = {"pyttsx3.txt": None}
    rows = []
    for part in running():
        texts |= texts_of(part)
        named = ", ".join(f"`{name}`" for name in texts_of(part))
        rows.append(f"| {part.name} | {part.version} | {licence_of(part)} | {named} |")
    return PAGE.format(rows="\n".join(rows)), texts


PAGE = """# Software inside the packaged program

The program itself is under the MIT licence (`LICENSE`). Fonts and icons: `LICENSES.md`. The \
packaged program also contains the following, unchanged; full texts are in `licences/`. What a \
program was really built with is in its own `NOTICES.md`. This page is written by \
`python build/notices.py`.

| part | version | licence | text |
|---|---|---|---|
| Python | 3.11 or later | PSF licence | `python.txt` |
{rows}
| pyttsx3, on Windows alone | 2.99 | MPL-2.0 | `pyttsx3.txt` |
| PyInstaller's starter | 6 | GPL 2.0 or later with an exception that lets any program be packed \
with it | https://pyinstaller.org/en/stable/license.html |

## Libraries inside pygame-ce

SDL2, SDL2_image, SDL2_mixer, SDL2_ttf (zlib); FreeType (FreeType licence); HarfBuzz, brotli, \
libxmp, PortMidi (MIT); libpng (libpng licence); libjpeg-turbo (IJG and BSD); libtiff (libtiff \
licence); libwebp, WavPack (BSD); libogg, libvorbis, opus, opusfile, FLAC (BSD, `Xiph.txt`); \
mpg123, libsndfile, FluidSynth, ALSA lib (LGPL 2.1).

## LGPL: how to exchange these libraries

pygame-ce, pytmx, fpdf2 and the LGPL libraries above are separate modules and shared libraries. In \
the one-folder program all of them are files beside the executable, in the folder `_internal`: \
`pygame`, `pygame_ce.libs`, `pytmx` and `fpdf`. Replace them with your own builds of the same \
interface. The one-file program holds the same files inside. To use other versions there, install \
the source with `pip install -r requirements.txt`, change the library, and run `python main.py` or \
rebuild with `python build/make.py`. Sources: https://github.com/pygame-community/pygame-ce, \
https://github.com/bitcraft/pytmx, https://github.com/py-pdf/fpdf2.

## Data

The map of Risk is drawn from Natural Earth (public domain): made with Natural Earth.
"""


def write_page() -> None:
    """Writes the page and the texts that packages bring; those of our own must be there."""
    page, texts = third_party()
    (ROOT / THIRD_PARTY).write_text(page, encoding="utf-8", newline="\n")
    for name, text in texts.items():
        if text is not None:
            (ROOT / LICENCES / name).write_text(text, encoding="utf-8", newline="\n")
        elif not (ROOT / LICENCES / name).is_file():
            raise ValueError(f"{LICENCES / name} is missing")


if __name__ == "__main__":
    write_page()
