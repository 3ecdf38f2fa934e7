"""Rules and bots keep nothing from one question to the next: no generator, no list that grows.

Exempt, by name and with the reason: caches keyed by all that their content follows from, registries
that are filled while modules are imported, and numbers that tell things apart but decide nothing.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.core.chance import NO_DICE
from tests.same_answers import MODES, differences

ROOT = Path(__file__).resolve().parents[1]
CACHE = "a cache keyed by all that its content follows from"
REGISTRY = "filled while the modules are imported"
SYSTEM = "belongs to the system, not to a game"
EXEMPT = {
    "games/despirala/bots.py: _SOLVED": CACHE,
    "engine/core/hidden.py: _OrdersByClass": CACHE,
    "games/arcs/rule_hooks.py: _Concerned": CACHE,
    "games/arcs/steps/turns.py: Possible": "made for one question and dropped with it",
    "games/rajas/spaces.py: Moves": CACHE,
    "games/rajas/steps/carrying_out.py: _HANDLERS": REGISTRY,
    "engine/core/thinking.py: _NUMBERS": "tells matches apart across a pipe; no answer follows",
    "engine/core/external/conversation.py: sys": SYSTEM,
    "engine/core/external/file_bot.py: os": SYSTEM,
    "engine/core/setup.py: os": SYSTEM,
    "engine/core/thinking.py: sys": SYSTEM,
}
GENERATORS = {"Random", "NumberedRandom", "KeyedRandom", "SystemRandom", "default_rng", "generator",
              "RandomState", "count", "cycle"}  # fmt: skip
SHARED = {"random", "choice", "choices", "shuffle", "sample", "randint", "randrange", "uniform",
          "getrandbits", "seed", "gauss", "rand", "permutation"}  # fmt: skip
"""What `random` and `numpy.random` offer over a generator that the whole process shares."""
CHANGES = {"append", "add", "update", "pop", "setdefault", "clear", "extend", "remove", "insert",
           "discard", "popitem", "sort", "reverse", "shuffle", "appendleft"}  # fmt: skip


def state_in(tree: ast.Module) -> Iterator[str]:
    """The names of a module under which something is kept that a call can change."""
    known = _names_of(tree)
    for node in _run_at_import(tree):
        for call in ast.walk(node):
            if isinstance(call, ast.Call) and _last_word(call.func) in GENERATORS:
                yield from _targets(node)
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            if ast.unparse(node.func.value) in ("random", "np.random", "numpy.random"):
                yield from [ast.unparse(node.func)] if node.func.attr in SHARED else []
        elif isinstance(node, ast.ClassDef):
            yield from [
                node.name
                for each in node.body
                if isinstance(each, ast.FunctionDef) and each.name == "__missing__"
            ]
        if isinstance(node, ast.FunctionDef | ast.Lambda):
            own = _own_names(node)
            yield from (name for name in _changed_in(node) if name in known and name not in own)


def _run_at_import(tree: ast.Module) -> Iterator[ast.stmt]:
    """Assignments of the module and of its classes."""
    for node in tree.body:
        inner = node.body if isinstance(node, ast.ClassDef | ast.If) else [node]
        yield from (each for each in inner if isinstance(each, ast.Assign | ast.AnnAssign))


def _targets(node: ast.stmt) -> list[str]:
    targets = node.targets if isinstance(node, ast.Assign) else [node.target]
    return [ast.unparse(each) for each in targets]


def _names_of(tree: ast.Module) -> set[str]:
    found = set()
    for node in tree.body:
        if isinstance(node, ast.Assign | ast.AnnAssign):
            found |= set(_targets(node))
        elif isinstance(node, ast.Import | ast.ImportFrom):
            found |= {(each.asname or each.name).partition(".")[0] for each in node.names}
        elif isinstance(node, ast.ClassDef):
            found.add(node.name)
    return found


def _own_names(node: ast.FunctionDef | ast.Lambda) -> set[str]:
    arguments = node.args
    every = (*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs)
    named = {each.arg for each in every}
    shared = {
        name for each in ast.walk(node) if isinstance(each, ast.Global) for name in each.names
    }
    stored = [
        each.id
        for each in ast.walk(node)
        if isinstance(each, ast.Name) and isinstance(each.ctx, ast.Store)
    ]
    return (named | set(stored)) - shared


def _changed_in(node: ast.AST) -> Iterator[str]:
    for each in ast.walk(node):
        if isinstance(each, ast.Global):
            yield from each.names
        elif isinstance(each, ast.Subscript | ast.Attribute) and not isinstance(each.ctx, ast.Load):
            yield _root(each)
        elif isinstance(each, ast.Call) and isinstance(each.func, ast.Attribute):
            yield from [_root(each.func)] if each.func.attr in CHANGES else []


def _root(node: ast.expr) -> str:
    while isinstance(node, ast.Subscript | ast.Attribute):
        node = node.value
    return node.id if isinstance(node, ast.Name) else ""


def _last_word(node: ast.expr) -> str:
    return ast.unparse(node).rpartition(".")[2]


def test_no_module_keeps_a_generator_or_a_changing_value():
    found = {
        f"{path.relative_to(ROOT).as_posix()}: {name}"
        for folder in ("engine/core", "games")
        for path in (ROOT / folder).rglob("*.py")
        if not {"scene", "compat"} & set(path.parts)
        for name in state_in(ast.parse(path.read_text("utf-8")))
        if name != "np"  # its functions that are named as those of a list make a new one
    }
    assert found == set(EXEMPT)


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("_NO_DICE = Random(0)", {"_NO_DICE"}),
        ("class Bot:\n    dice: Random = Random(0)", {"dice"}),
        ("def f():\n    return Random(0)", set()),
        ("def f():\n    return random.choice([1])", {"random.choice"}),
        ("SEEN = {}\ndef f(x):\n    SEEN[x] = 1", {"SEEN"}),
        ("SEEN = []\ndef f(x):\n    SEEN.append(x)", {"SEEN"}),
        ("SEEN = []\ndef f(x):\n    SEEN = []\n    SEEN.append(x)", set()),
        ("LAST = 0\ndef f(x):\n    global LAST\n    LAST = x", {"LAST"}),
        ("class Bot:\n    pass\ndef f(x):\n    Bot.last = x", {"Bot"}),
        ("import board\ndef f(x):\n    board.KNOWN.add(x)", {"board"}),
        ("@lru_cache\ndef f(x):\n    return [x]", set()),
    ],
)
def test_what_changes_is_told_from_what_is_only_made(text, names):
    assert set(state_in(ast.parse(text))) == names


def test_a_bot_that_says_it_draws_nothing_cannot_draw():
    for draw in (NO_DICE.random, lambda: NO_DICE.choice([1, 2]), lambda: NO_DICE.getrandbits(3)):
        with pytest.raises(AssertionError, match="draws nothing"):
            draw()


LADDER = ("recruit", "raider", "captain", "general", "expert")
ASKED = [
    ("despirala", 0, ("sampled:1", "sampled:5"), 8),
    ("despirala", 1, ("sampled:1",), 8),
    ("risk", 0, LADDER, 12),
    ("risk", 1, LADDER, 12),
    ("roll_galaxy", 0, ("rollbot:easy", "rollbot:medium", "rollbot:hard", "navigator"), 12),
    ("roll_galaxy", 1, ("rollbot:insane", "navigator:cadet", "navigator:insane"), 6),
    ("rajas", 0, ("dummy", "greedy", "page", "minister", "raja"), 6),
    ("rajas", 1, ("greedy", "page", "minister"), 6),
    ("arcs", 0, ("steward", "lieutenant", "supercat", "supercat:hand", "captain"), 6),
    ("arcs", 1, ("steward", "supercat:10", "captain"), 4),
    ("arcs", 2, ("steward", "supercat", "supercat:hand"), 6),
]


@pytest.mark.sample(6)
@pytest.mark.parametrize(("game", "mode", "levels", "count"), ASKED)
def test_a_bot_asked_twice_and_in_a_fresh_process_answers_alike(game, mode, levels, count):
    """`python -m tests.same_answers` asks all of them, about 200 positions each."""
    assert list(differences(game, MODES[game][mode], levels, count)) == []
