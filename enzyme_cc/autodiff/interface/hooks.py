"""The hooks by their names, and a call of one as a record.

See the tables "Hooks" and "Markers" of the source interface. requests.py reads the calls.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from enzyme_cc import ir
from enzyme_cc.analysis.call_models import INACTIVE_HOOKS, ITERATIONS, TRACE_FUNCTIONS
from enzyme_cc.autodiff.interface.described_arguments import FORTRAN_HOOK, Description
from enzyme_cc.autodiff.interface.known_values import resolved
from enzyme_cc.autodiff.interface.markers import COEFFICIENTS
from enzyme_cc.autodiff.interface.signature import Activity
from enzyme_cc.autodiff.interface.structures import GivenStructure, SourceParameter, attribute_type, returned_structure
from enzyme_cc.diagnostics import Diagnostic
from enzyme_cc.ir import Function, Module, Type, Value

REVERSE, FORWARD, VIRTUAL = "__enzyme_autodiff", "__enzyme_fwddiff", "__enzyme_virtualreverse"
AUGMENTED, ADJOINT = "__enzyme_augmentfwd", "__enzyme_reverse"
"""The two halves of reverse mode, which a tape joins."""
REPLAY = "__enzyme_fwdsplit"
"""Forward mode that reads the tape of the forward sweep."""
DERIVATIVE_HOOKS = (REVERSE, FORWARD, AUGMENTED, ADJOINT, REPLAY)
HOOKS = (*DERIVATIVE_HOOKS, VIRTUAL)
MOST_LANES = 4096
"""Derivatives that one call computes side by side: each has code of its own."""

SIZE, FREE = "__enzyme_augmentsize", "__enzyme_freetape"
LIKE = "__enzyme_function_like"
"""Called by Fortran: a registration (registration.py)."""
BATCH, FIXED_POINT, ESTIMATE = "__enzyme_batch", "__enzyme_fixed_point", "__enzyme_error_estimate"
TRUNCATE_OP, TRUNCATE_MEM = "__enzyme_truncate_op_func", "__enzyme_truncate_mem_func"
TRUNCATE_VALUE, EXPAND_VALUE = "__enzyme_truncate_mem_value", "__enzyme_expand_mem_value"
SET_FIXED_POINT = "__enzyme_set_fixed_point"
CHECKPOINT_FOR, CHECKPOINT_WHILE = "__enzyme_checkpoint_for", "__enzyme_checkpoint_while"
TAYLOR = "__enzyme_taylor"
TRACE, CONDITION, LIKELIHOOD = "__enzyme_trace", "__enzyme_condition", "__enzyme_likelihood"
SAMPLE, OBSERVE = "__enzyme_sample", "__enzyme_observe"
"""Statements of probabilistic programs."""
SPARSE_JACOBIAN, SPARSE_HESSIAN = "__enzyme_sparse_jacobian", "__enzyme_sparse_hessian"
TO_DENSE, POST_TO_DENSE = "__enzyme_todense", "__enzyme_post_sparse_todense"
SPARSE = (SPARSE_JACOBIAN, SPARSE_HESSIAN, TO_DENSE, POST_TO_DENSE)
CALLS = (
    SIZE, FREE, BATCH, FIXED_POINT, TRUNCATE_OP, TRUNCATE_MEM, TRUNCATE_VALUE, EXPAND_VALUE, ESTIMATE, CHECKPOINT_FOR,
    CHECKPOINT_WHILE, SET_FIXED_POINT, TAYLOR, TRACE, CONDITION, LIKELIHOOD, SAMPLE, OBSERVE, LIKE, *SPARSE)
"""Rewritten before requests are read."""
UNSUPPORTED_HOOKS = (
    "__enzyme_set_checkpointing",
    "__enzyme_context",
    "__enzyme_shadow",
)
"""Part of the interface, not yet done: refused by name."""


@dataclass(eq=False)
class RequestedArgument:
    """One parameter of the function: its primal value and, if duplicated, a shadow per lane."""

    parameter: SourceParameter
    activity: Activity
    primal: Value
    shadows: list[Value] = field(default_factory=list)
    stride: Value | None = None
    """Bytes between the shadows of a strided vector; `shadows` then holds the first only."""
    is_stable: bool = False
    """What it points to does not change before the adjoint half reads it (`enzyme_not_overwritten`)."""
    of_class: Type | None = None
    """The class of C++ that is passed by a pointer to a copy, without a word of it in the code."""


@dataclass(eq=False)
class Request:
    """One hook call, understood."""

    call: ir.Call
    hook: str
    function: Function
    arguments: list[RequestedArgument] = field(default_factory=list)
    width: int = 1
    flags: set[str] = field(default_factory=set)
    result_pointer: Value | None = None
    """Where an sret hook wants its result."""
    tape: Value | None = None
    """Of the two halves of reverse mode: the tape, or, where `allocated` bytes are there for it, their address."""
    allocated: Value | None = None
    seeds: list[Value] = field(default_factory=list)
    """Of the adjoint half: the adjoints of the primal's result, one for each direction."""
    rest: list[Value] = field(default_factory=list)
    """What stands behind the arguments of the function."""
    host: Value | None = None
    """The variables of the procedure that an internal one of Fortran is part of."""
    variables: dict[int, list[Description]] = field(default_factory=dict)
    """By their parameters, allocatable and pointer variables that are handed over, each followed by its shadows."""
    is_recorded: bool = False
    """Of the forward sweep: the tape is for forward mode."""
    shapes: dict[int, list[Value]] = field(default_factory=dict)
    """Of one of the two halves: by their parameters, the descriptors of arrays and objects of which addresses are
    handed over, and those of their shadows."""
    addresses: dict[int, list[Value]] = field(default_factory=dict)
    """Likewise where the procedure itself takes addresses."""
    doubts: list[Diagnostic] = field(default_factory=list)
    """Why it cannot be answered, unless code of other files tells more."""

    @property
    def copies(self) -> dict[Value, Type]:
        """The addresses of structures that the hook is handed by value, with their types."""
        module = self.function.parent
        types = [attribute_type(module, attributes, "byval(") for attributes in self.call.arg_attributes]
        return {value: type for value, type in zip(self.call.args, types, strict=True) if type is not None}

    @property
    def by_value(self) -> bool:
        """Whether structures are handed over or returned by value: the request is yet to be put in terms of
        addresses."""
        return self.hook != VIRTUAL and (returned_structure(self.function) is not None or any(
            isinstance(a.primal, GivenStructure) or a.of_class for a in self.arguments))

    @property
    def is_forward(self) -> bool:
        """Whether tangents are asked for."""
        return self.hook in (FORWARD, REPLAY)

    @property
    def is_reverse(self) -> bool:
        """Whether adjoints are asked for, in one call or in two."""
        return self.hook in (REVERSE, AUGMENTED, ADJOINT)

    @property
    def is_half(self) -> bool:
        """Whether it is for one of the calls that a tape joins."""
        return self.hook in (AUGMENTED, ADJOINT, REPLAY)

    @property
    def primal_result(self) -> bool:
        """Whether the primal's result is returned too."""
        return "enzyme_primal_return" in self.flags

    @property
    def is_taylor(self) -> bool:
        """Whether what is given and returned lane by lane are Taylor coefficients (interface/taylor_calls.py)."""
        return COEFFICIENTS in self.flags

    @property
    def no_result(self) -> bool:
        """Whether the primal's result carries no derivative by the caller's word."""
        return bool(self.flags & {"enzyme_noret", "enzyme_const_return"})

    def lanes_of(self, type: Type) -> list[Type]:
        """The types of a derivative, given that of one direction."""
        return [type] * self.width


def is_of_fortran(call: ir.Call) -> bool:
    """Whether a hook is called as Fortran calls procedures, with addresses."""
    hook = call.called_function
    # names of C++ may end in "_", too
    return hook is not None and not hook.name.startswith("_Z") and (
        FORTRAN_HOOK in hook.name or hook.name.endswith("_"))


def hook_of(name: str, hooks: tuple[str, ...] = HOOKS + UNSUPPORTED_HOOKS + CALLS) -> str | None:
    """The hook whose name a function's contains, the longest if several."""
    if "__enzyme_" not in name:
        return None
    return max((h for h in hooks if h in name), key=len, default=None)


def is_hook(name: str) -> bool:
    """Whether a function's name is that of a hook that is answered or refused, be it one that does not exist."""
    return hook_of(name) is not None or (
        _MENTIONS_HOOK.search(name) is not None and not any(hook in name for hook in LEFT_OVERS))


LEFT_OVERS = (*INACTIVE_HOOKS, ITERATIONS, *TRACE_FUNCTIONS)
"""Said to derivatives, and of no meaning in what is left of the program; and functions that the program defines."""
_MENTIONS_HOOK = re.compile(r"__enzyme_(?!cc[._])")
"""In a body's text; what is called __enzyme_cc is made by us."""


def hook_calls(module: Module) -> Iterator[tuple[ir.Call, str]]:
    """All calls of derivative hooks, in the order of the module. Only bodies that mention one are parsed."""
    hooks = {name: hook_of(name) or name for name, f in module.functions.items() if is_hook(name) and f.is_declaration}
    if not hooks:
        return
    for function in list(module.functions.values()):
        if function.body_text is not None and not _MENTIONS_HOOK.search(function.body_text):
            continue
        for block in function.blocks if function.has_body else ():
            for instruction in list(block.instructions):
                if isinstance(instruction, ir.Call):
                    callee = _callee(instruction)
                    if callee is not None and callee.name in hooks:
                        yield instruction, hooks[callee.name]


def _callee(call: ir.Call) -> Function | None:
    value = resolved(call.callee)
    return value if isinstance(value, Function) else None


def function_position(call: ir.Call) -> int:
    """Which argument of a hook is the function: the first but for where its result goes."""
    return int(bool(call.arg_attributes) and any(a.startswith("sret") for a in call.arg_attributes[0]))
