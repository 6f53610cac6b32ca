"""What a program registers by global variables: custom rules, inactive functions, allocators, ...

They are read before any optimisation; see the table "Registration" of the interface.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from enzyme_cc import ir
from enzyme_cc.diagnostics import Diagnostic, Location, error
from enzyme_cc.ir import GlobalVariable, Module, Value
from enzyme_cc.rules import FunctionInfo
from enzyme_cc.rules import functions as kinds
from enzyme_cc.rules.registered import CustomRule, RegisteredFunctions


@dataclass
class Registrations(RegisteredFunctions):
    """All registrations of a module; functions and globals by symbol."""

    inactive_globals: set[str] = field(default_factory=set)
    variables: list[str] = field(default_factory=list)
    problems: list[Diagnostic] = field(default_factory=list)

    @property
    def opaque(self) -> set[str]:
        """Functions that optimisation must not inline, since a rule speaks of them."""
        return (
            set(self.custom)
            | self.inactive_functions
            | set(self.function_like)
            | set(self.allocations)
            | set(self.frees)
            | {symbol for rule in self.custom.values() for symbol in rule.symbols()}
        )


PREFIXES = (
    "__enzyme_register_gradient",
    "__enzyme_register_derivative",
    "__enzyme_register_splitderivative",
    "__enzyme_inactivefn",
    "__enzyme_inactive_global",
    "__enzyme_function_like",
    "__enzyme_allocation_like",
    "__enzyme_nofree",
)


ENTRIES = {
    "__enzyme_register_gradient": "{function, augmented forward pass, reverse pass}",
    "__enzyme_register_derivative": "{function, forward derivative}",
    "__enzyme_register_splitderivative": "{function, augmented forward pass, forward derivative}",
    "__enzyme_inactivefn": "{function}",
    "__enzyme_inactive_global": "{&variable}",
    "__enzyme_function_like": "{function, \"name of a known function\"}",
    "__enzyme_allocation_like": "{allocator, index of the size, \"arguments of free\", free}",
    "__enzyme_nofree": "{function}",
}
"""What each registration lists. `__enzyme_nofree` is understood, but nothing depends on it."""


def is_registration(name: str) -> bool:
    """Whether a global variable of this name registers something."""
    return any(prefix in name for prefix in PREFIXES)


def read_registrations(module: Module) -> Registrations:
    """All registrations of the module."""
    found = Registrations()
    for variable in list(module.globals.values()):
        prefix = next((p for p in PREFIXES if p in variable.name), None)
        if prefix is not None:
            if variable.initializer is None:
                continue
            found.variables.append(variable.name)
            _read(found, prefix, variable, [_resolved(e) for e in _elements(variable.initializer)])
    _read_annotations(module, found)
    return found


def _elements(initializer: Value) -> list[Value]:
    if isinstance(initializer, ir.ConstantAggregate):
        return list(initializer.elements)
    return [initializer]


def _resolved(value: Value) -> Value:
    """The global behind casts and zero offsets."""
    while isinstance(value, ir.ConstantExpr) and value.operands:
        value = value.operands[0]
    if isinstance(value, ir.GlobalAlias):
        return _resolved(value.aliasee)
    return value


def _read(found: Registrations, prefix: str, variable: GlobalVariable, elements: list[Value]) -> None:
    names = [e.name if isinstance(e, ir.GlobalValue) else None for e in elements]

    def problem(message: str) -> None:
        found.problems.append(
            error(f"{variable.name}: {message}", _place(variable), code="registration",
                  help=f"write it as an array: {ENTRIES[prefix]}")
        )

    def functions(count: int) -> list[str] | None:
        if len(names) != count or any(n is None for n in names):
            entries = "1 entry" if len(names) == 1 else f"{len(names)} entries"
            problem(f"expected {count} function{'s' if count > 1 else ''}, found {entries}")
            return None
        return names  # type: ignore[return-value]  # None was refused above

    if prefix == "__enzyme_register_gradient":
        if given := functions(3):
            rule = found.custom.setdefault(given[0], CustomRule(given[0]))
            rule.augmented, rule.reverse = given[1:]
    elif prefix == "__enzyme_register_derivative":
        if given := functions(2):
            found.custom.setdefault(given[0], CustomRule(given[0])).forward = given[1]
    elif prefix == "__enzyme_register_splitderivative":
        if given := functions(3):
            rule = found.custom.setdefault(given[0], CustomRule(given[0]))
            rule.split_augmented, rule.split_forward = given[1:]
    elif prefix == "__enzyme_inactivefn":
        found.inactive_functions.update(n for n in names if n is not None)
    elif prefix == "__enzyme_inactive_global":
        found.inactive_globals.update(n for n in names if n is not None)
    elif prefix == "__enzyme_function_like":
        if len(elements) != 2 or names[0] is None:
            problem("expected a function and the name of a known function")
            return
        found.function_like[names[0]] = string_of(elements[1])
    elif prefix == "__enzyme_allocation_like":
        _read_allocation(found, elements, names, problem)


def _read_allocation(found: Registrations, elements: list[Value], names: list, problem) -> None:
    if len(elements) != 4 or names[0] is None or names[3] is None:
        problem("expected {allocator, index of the size, list of the arguments of free, free}")
        return
    index = elements[1]
    if isinstance(index, ir.ConstantNull):
        position = 0
    elif isinstance(index, ir.ConstantInt):
        position = index.value
    else:
        problem("the index of the size must be a constant")
        return
    values = [int(v) for v in string_of(elements[2]).split(",") if v.strip()] or [-1]
    freed = values.index(-1) if -1 in values else 0
    found.allocations[names[0]] = FunctionInfo(
        names[0], kinds.ALLOCATE, size=(position,), fresh=True, free_with=names[3]
    )
    found.frees[names[3]] = FunctionInfo(names[3], kinds.FREE, frees=(freed,))


def string_of(value: Value) -> str:
    """The C string that a constant points to, "" if it is none."""
    value = _resolved(value)
    if isinstance(value, ir.GlobalVariable) and isinstance(value.initializer, ir.ConstantString):
        return value.initializer.data.split(b"\0")[0].decode("utf-8", "replace")
    return ""


def _read_annotations(module: Module, found: Registrations) -> None:
    """`__attribute__((annotate("enzyme_inactive")))` on functions and globals."""
    variable = module.globals.get("llvm.global.annotations")
    if variable is None or variable.initializer is None:
        return
    for entry in _elements(variable.initializer):
        fields = _elements(entry)
        if len(fields) < 2:
            continue
        target, text = _resolved(fields[0]), string_of(fields[1])
        if not isinstance(target, ir.GlobalValue):
            continue
        if text == "enzyme_inactive":
            if isinstance(target, ir.Function):
                found.inactive_functions.add(target.name)
            else:
                found.inactive_globals.add(target.name)
        elif text.startswith("enzyme_math="):
            found.function_like[target.name] = text.partition("=")[2].strip('"')


def _place(variable: GlobalVariable) -> Location | None:
    """Where the source defines the variable, as far as debug information tells."""
    table = variable.parent.metadata
    expression = variable.metadata.get("dbg")
    fields = table.node(expression).fields if expression is not None else {}
    described = fields.get("var")
    if isinstance(described, ir.Metadata):
        fields = table.node(described).fields
    file, line = fields.get("file"), fields.get("line")
    if isinstance(file, ir.Metadata) and isinstance(line, int):
        where = table.node(file).fields
        return Location(str(where.get("filename", "")), line, 0, str(where.get("directory") or ""))
    return Location(variable.parent.source_filename) if variable.parent.source_filename else None
