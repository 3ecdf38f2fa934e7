"""Where a module can be broken: every fault has a number, a line, and words for what it changes."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from dataclasses import dataclass

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq, ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip
SUMS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.FloorDiv: ast.Mult,
}  # fmt: skip
OPPOSITES = {"min": "max", "max": "min", "any": "all", "all": "any"}
WORDS_ONLY = frozenset({"Reason", "note", "counted", "ValueError", "lru_cache", "cache"})
"""Calls whose arguments are only read by people, or only save time."""
LONGEST = 160


Change = Callable[[], Callable[[], None]]
"""Breaks a tree, and returns what mends it again."""


@dataclass(frozen=True, slots=True)
class Fault:
    """One way to break a module; `number` finds it again in the same source."""

    number: int
    line: int
    function: str
    words: str


def faults_in(source: str) -> list[Fault]:
    """Every fault that can be put into a module, in a stable order."""
    found = []
    for number, (function, statement, change) in enumerate(_changes(ast.parse(source))):
        before = ast.unparse(statement)
        take_back = change()
        words = _difference(before, ast.unparse(statement))
        found.append(Fault(number, statement.lineno, function.name, words))
        take_back()
    return found


def broken(source: str, number: int) -> str:
    """The module with that fault."""
    tree = ast.parse(source)
    for place, (_, _, change) in enumerate(_changes(tree)):
        if place == number:
            change()
            break
    return ast.unparse(ast.fix_missing_locations(tree)) + "\n"


def marked(source: str, marks: dict[int, str]) -> str:
    """The module with a call before the statements of these faults."""
    tree = ast.parse(source)
    statements = [statement for _, statement, _ in _changes(tree)]
    for body in _bodies(tree):
        for place, statement in reversed(list(enumerate(body))):
            for number, call in marks.items():
                if statements[number] is statement:
                    body[place:place] = ast.parse(call).body
    return ast.unparse(ast.fix_missing_locations(tree)) + "\n"


def _bodies(tree: ast.AST) -> Iterator[list[ast.stmt]]:
    for node in list(ast.walk(tree)):
        for name in ("body", "orelse", "finalbody"):
            body = getattr(node, name, None)
            if isinstance(body, list):
                yield body


def _difference(before: str, after: str) -> str:
    """The line that a fault changes, before and after it."""
    pairs = zip(before.splitlines(), after.splitlines(), strict=False)
    line, changed = next((pair for pair in pairs if pair[0] != pair[1]), (before, after))
    letters = enumerate(zip(line, changed, strict=False))
    start = next((place for place, (old, new) in letters if old != new), len(line))
    return f"{_short(line, start)}  ->  {_short(changed, start)}"


def _short(text: str, start: int) -> str:
    """The line, or of a long one what lies around the place where it changes."""
    if len(text) <= LONGEST:
        return text.strip()
    first = max(0, min(start - LONGEST // 3, len(text) - LONGEST))
    part = text[first : first + LONGEST].strip()
    return f"{'...' * (first > 0)}{part}{'...' * (first + LONGEST < len(text))}"


def _changes(tree: ast.Module) -> Iterator[tuple[ast.FunctionDef, ast.stmt, Change]]:
    """Every change with where it is; only one may be made of a tree."""
    for function in _functions(tree):
        for statement in _statements(function.body):
            for node in _own_nodes(statement):
                for change in _ways(node):
                    yield function, statement, change


def _functions(tree: ast.AST) -> Iterator[ast.FunctionDef]:
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and not node.name.startswith("__"):
            yield node


def _statements(body: list[ast.stmt]) -> Iterator[ast.stmt]:
    """The statements of a function, not those of functions inside it."""
    for statement in body:
        if isinstance(statement, ast.FunctionDef | ast.ClassDef | ast.Assert | ast.Raise):
            continue
        yield statement
        for name in ("body", "orelse", "handlers", "cases"):
            for inner in getattr(statement, name, ()):
                yield from _statements(inner.body if hasattr(inner, "pattern") else [inner])


def _own_nodes(statement: ast.stmt) -> Iterator[ast.AST]:
    """What a statement itself is made of: not the statements in it, not words for people."""
    yield statement
    waiting: list[ast.AST] = [
        child for child in ast.iter_child_nodes(statement) if _is_of_interest(child)
    ]
    while waiting:
        node = waiting.pop(0)
        yield node
        waiting += [child for child in ast.iter_child_nodes(node) if _is_of_interest(child)]


def _is_of_interest(node: ast.AST) -> bool:
    """`strict` of a `zip` asserts something, as `assert` does, which is no fault either."""
    if isinstance(node, ast.stmt | ast.JoinedStr | ast.match_case | ast.Lambda):
        return isinstance(node, ast.Lambda)
    if isinstance(node, ast.keyword) and node.arg == "strict":
        return False
    return not (isinstance(node, ast.Call) and _called(node) in WORDS_ONLY)


def _called(call: ast.Call) -> str:
    function = call.func
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def _ways(node: ast.AST) -> Iterator[Change]:
    """How a node can be broken."""
    match node:
        case ast.Compare(ops=[op]) if type(op) in COMPARISONS:
            yield _set(node, "ops", [COMPARISONS[type(op)]()])
        case ast.BinOp(op=op) | ast.AugAssign(op=op) if type(op) in SUMS:
            yield _set(node, "op", SUMS[type(op)]())
        case ast.BoolOp(op=op):
            yield _set(node, "op", ast.Or() if isinstance(op, ast.And) else ast.And())
        case ast.UnaryOp(op=ast.Not()):
            yield _set(node, "op", ast.Not(), operand=ast.UnaryOp(ast.Not(), node.operand))
        case ast.UnaryOp(op=ast.USub()):
            yield _set(node, "op", ast.UAdd())
        case ast.Constant(value=bool() as value):
            yield _set(node, "value", not value)
        case ast.Constant(value=int() as value):
            yield _set(node, "value", value + 1)
        case ast.Name(id=name, ctx=ast.Load()) if name in OPPOSITES:
            yield _set(node, "id", OPPOSITES[name])
        case ast.If(test=test) | ast.IfExp(test=test) | ast.While(test=test):
            if not isinstance(test, ast.Compare | ast.UnaryOp):
                yield _set(node, "test", ast.UnaryOp(ast.Not(), test))
        case ast.comprehension(ifs=[_, *_]):
            yield _set(node, "ifs", [])
        case ast.Expr(value=ast.Call() as call) if _called(call) not in WORDS_ONLY:
            yield _set(node, "value", ast.Constant(None))


def _set(node: ast.AST, name: str, value: object, **more: object) -> Change:
    fields = {name: value, **more}
    old = {field: getattr(node, field) for field in fields}

    def change() -> Callable[[], None]:
        for field, new in fields.items():
            setattr(node, field, new)
        return take_back

    def take_back() -> None:
        for field, usual in old.items():
            setattr(node, field, usual)

    return change
