"""What a program registers by global variables: custom rules, inactive functions, allocators, ...

They are read before any optimisation; see the table "Registration" of the interface.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field

from enzyme_cc import ir
from enzyme_cc.autodiff.flang.descriptor_headers import is_descriptor
from enzyme_cc.autodiff.interface.annotations import Said, elements_of, resolved_global, said_in, string_of
from enzyme_cc.autodiff.interface.hooks import LIKE, hook_calls
from enzyme_cc.autodiff.interface.known_values import resolved
from enzyme_cc.autodiff.interface.refusals import location_of
from enzyme_cc.autodiff.interface.spoken_names import did_you_mean, source_name, spoken
from enzyme_cc.diagnostics import Diagnostic, Location, error
from enzyme_cc.ir import GlobalVariable, Module, Value
from enzyme_cc.rules import FunctionInfo, iterate_rules
from enzyme_cc.rules import functions as kinds
from enzyme_cc.rules.registered import CustomRule, RegisteredFunctions


@dataclass
class Registrations(RegisteredFunctions):
    """All registrations of a module; functions and globals by symbol."""

    inactive_globals: set[str] = field(default_factory=set)
    shadow_globals: dict[str, str] = field(default_factory=dict)
    """The program's own shadows of variables: there are the seeds, and there the derivatives go."""
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
    "__enzyme_inactivenoblockfn",
    "__enzyme_no_escaping_allocation",
    "__enzyme_shouldrecompute",
    "__enzyme_sparse_accumulate",
    "__enzyme_shadow_global",
)


_MEANT = re.compile(r"__enzyme_(?!cc[._])")


ENTRIES = {
    "__enzyme_register_gradient": "{function, augmented forward pass, reverse pass}",
    "__enzyme_register_derivative": "{function, forward derivative}",
    "__enzyme_register_splitderivative": "{function, augmented forward pass, forward derivative}",
    "__enzyme_inactivefn": "{function}",
    "__enzyme_inactive_global": "{&variable}",
    "__enzyme_function_like": "{function, \"name of a known function\"}",
    "__enzyme_allocation_like": "{allocator, index of the size, \"arguments of free\", free}",
    "__enzyme_nofree": "{function}",
    "__enzyme_inactivenoblockfn": "{function}",
    "__enzyme_no_escaping_allocation": "{function}",
    "__enzyme_shouldrecompute": "{function}",
    "__enzyme_sparse_accumulate": "{function}",
    "__enzyme_shadow_global": "{&variable, &shadow}, or of such pairs",
}
"""What each registration lists. Nothing depends on those that allow smaller or faster derivatives (see `HINTS`)."""


def is_registration(name: str) -> bool:
    """Whether a global variable of this name registers something, or is meant to."""
    return _MEANT.search(name) is not None


def read_registrations(module: Module) -> Registrations:
    """All registrations of the module."""
    found = Registrations()
    _take_calls(found, module)
    for variable in list(module.globals.values()):
        prefix = next((p for p in PREFIXES if p in variable.name), None)
        if prefix is not None:
            if variable.initializer is None:
                continue
            found.variables.append(variable.name)
            _read(found, prefix, variable, [resolved_global(e) for e in elements_of(variable.initializer)])
        elif is_registration(variable.name) and variable.initializer is not None and variable.linkage != "private":
            found.problems.append(error(
                f"{variable.name}: no registration has such a name", _place(variable), code="registration",
                help=did_you_mean(variable.name, PREFIXES) or f"there are {', '.join(PREFIXES)}"))
    for said in said_in(module):
        _apply(found, said)
    return found


def _take_calls(found: Registrations, module: Module) -> None:
    """Put variables that register in place of the calls by which Fortran does: `call enzyme_function_like(f, name)`,
    where a variable, such as `enzyme_math_log1p`, names the known function."""
    for call, hook in list(hook_calls(module)):
        if hook != LIKE:
            continue
        function, name = (resolved(arg) for arg in (*call.args, ir.null(), ir.null())[:2])
        known = name.name.removeprefix(_MATH) if isinstance(name, GlobalVariable) else ""
        if isinstance(function, ir.Function) and known:
            symbol = f"{LIKE}__{known}.of.{function.name}"
            if symbol not in module.globals:
                module.add_global(symbol, ir.ptr, function, linkage="internal")
            call.remove()
        else:
            found.problems.append(error(
                "'enzyme_function_like' needs a procedure that is known at compile time, and a variable that names a "
                "known function", location_of(call), code="registration",
                help='in a module: integer(c_int), bind(C, name="enzyme_math_log1p") :: name'))


_MATH = "enzyme_math_"


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
    elif prefix in ("__enzyme_inactivefn", "__enzyme_inactivenoblockfn"):
        found.inactive_functions.update(n for n in names if n is not None)
    elif prefix == "__enzyme_inactive_global":
        found.inactive_globals.update(n for n in names if n is not None)
    elif prefix == "__enzyme_shadow_global":
        _read_shadows(found, elements, problem)
    elif prefix == "__enzyme_function_like":
        suffix = variable.name.rpartition(prefix)[2].partition(".")[0].strip("_")  # in Fortran
        if names[0] is None or not (len(elements) == 2 or (len(elements) == 1 and suffix)):
            problem("expected a function and the name of a known function")
            return
        like = string_of(elements[1]) if len(elements) == 2 else suffix
        _be_like(found, names[0], like, lambda message, help: found.problems.append(
            error(f"{variable.name}: {message}", _place(variable), code="registration", help=help)))
    elif prefix == "__enzyme_allocation_like":
        _read_allocation(found, elements, names, problem)


def _read_shadows(found: Registrations, elements: list[Value], problem: Callable[[str], None]) -> None:
    described = [elements_of(element)[0] if is_descriptor(element.type) else element for element in elements]
    flat = [resolved_global(part) for element in described for part in elements_of(element)]
    if not flat or len(flat) % 2 or not all(isinstance(each, GlobalVariable) for each in flat):
        problem("expected addresses of variables, each followed by that of its shadow")
        return
    for variable, shadow in zip(flat[::2], flat[1::2], strict=True):
        assert isinstance(variable, GlobalVariable) and isinstance(shadow, GlobalVariable)
        if str(variable.value_type) != str(shadow.value_type):
            problem(f"the shadow '{spoken(shadow.name)}' is of another type than '{spoken(variable.name)}'")
        elif found.shadow_globals.setdefault(variable.name, shadow.name) != shadow.name:
            problem(f"'{spoken(variable.name)}' has two shadows")


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


INACTIVE = ("enzyme_inactive", "enzyme_inactivefn", "enzyme_inactive_noblock", "enzyme_inactivenoblockfn")
ALIKE = ("enzyme_function_like", "enzyme_math")
HINTS = (
    "enzyme_nofree", "enzyme_shouldrecompute", "enzyme_elementwise_read", "enzyme_sparse_accumulate",
    "enzyme_ta_norecur", "enzyme_notypeanalysis", "enzyme_no_escaping_allocation", "enzyme_type",
    "enzyme_ReadOnlyOrThrow", "enzyme_LocalReadOnlyOrThrow", "enzyme_preserve_primal",
)
"""Permissions to make faster or smaller derivatives: without them the derivatives are the same numbers."""
RULES = {"enzyme_gradient": "reverse", "enzyme_augment": "augmented", "enzyme_derivative": "forward"}
"""Metadata of a function that names a function of its rule."""


def _apply(found: Registrations, said: Said) -> None:
    """Take what an annotation, an attribute or metadata says for a registration."""
    name, _, value = said.text.partition("=")
    if name in HINTS:
        return
    target = said.target
    what = f"the {said.how} '{name}'"
    if target is not None:
        what += f" of '{source_name(target) if isinstance(target, ir.Function) else spoken(target.name)}'"
    elif said.within is not None:
        what += f" in '{source_name(said.within)}'"

    def problem(message: str, help: str) -> None:
        found.problems.append(error(message, said.place, code="annotation", help=help))

    if name in RULES and said.how == "metadata" and target is not None and len(said.functions) == 1:
        setattr(found.custom.setdefault(target.name, CustomRule(target.name)), RULES[name], said.functions[0])
    elif name not in (*INACTIVE, *ALIKE):
        known = [*INACTIVE, *ALIKE, *HINTS, *(RULES if said.how == "metadata" else ())]
        problem(f"{what} is not known", did_you_mean(name, known) or "take it out")
    elif target is None:
        problem(f"{what}, of something within a function, is not supported",
                "say it of a function, or of a variable outside of functions")
    elif name in ALIKE:
        if isinstance(target, ir.Function):
            _be_like(found, target.name, value.strip('"'), problem)
        else:
            problem(f"{what} has no meaning: that is a variable", "say it of a function")
    elif isinstance(target, ir.Function):
        found.inactive_functions.add(target.name)
    else:
        found.inactive_globals.add(target.name)


def _be_like(found: Registrations, function: str, name: str, problem: Callable[[str, str], None]) -> None:
    """Register a function that is differentiated as a known one."""
    why = found.be_like(function, name)
    if why:
        problem(f"'{function}' is to be differentiated as '{name}', which {why}",
                did_you_mean(name, [rule.name for rule in iterate_rules()])
                or "name a function of the mathematical library, such as \"log1p\"")


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
