"""How long the columns of a sparse matrix that a call has computed hold (dense_arrays.py): as long as the function
around does nothing that may change what they were computed of, and no longer than it runs."""

from __future__ import annotations

from enzyme_cc import ir
from enzyme_cc.analysis.call_models import Kind, of_symbol
from enzyme_cc.autodiff.interface.hooks import POST_TO_DENSE, TO_DENSE
from enzyme_cc.autodiff.interface.refusals import location_of
from enzyme_cc.diagnostics import Diagnostic, warning
from enzyme_cc.graph import reachable
from enzyme_cc.ir import Builder, Function, Instruction, Value
from enzyme_cc.ir.opcodes import ATOMIC_UPDATES
from enzyme_cc.ir.structure import successors

SITE = '"enzyme_dense_column"'
"""The attribute of functions that hand out a column: they change nothing that others are computed of."""
RELEASE = "__enzyme_cc_dense_release"
_PLAN = ir.array_type(ir.i64, 16)
"""struct dense_plan of runtime/dense_columns.h, which begins with whether it holds."""
_DEPTH = 6
_READING = frozenset(("memory(none)", "memory(read)", "readnone", "readonly"))
_HARMLESS = frozenset((Kind.DROPPED, Kind.MATH, Kind.ALLOCATE, Kind.FREE))


def columns_of(caller: Function) -> Value:
    """Room for columns in a function, given back where that ends."""
    module = caller.parent
    b = Builder(caller.entry, 0)
    plan = b.alloca(_PLAN, align=8, name="columns")
    b.memset(plan, ir.int_constant(ir.i8, 0), ir.int_constant(ir.i64, 128))
    for i in list(caller.instructions()):
        if i.opcode in ("ret", "resume"):
            release = module.get_or_declare(RELEASE, ir.function_type(ir.void, (ir.ptr,)))
            Builder.before(i).call(release, (plan,))
    return plan


def invalidate(caller: Function, plan: Value, site: Function, name: str) -> list[Diagnostic]:
    """Let columns hold until memory may change. Of what does that in a loop around the call a warning is returned:
    there each column takes as long as all of them."""
    told: list[Diagnostic] = []
    calls = [i for i in caller.instructions() if isinstance(i, ir.Call) and i.called_function is site]
    around = {block for call in calls for block in _cycle(call)}
    for i in list(caller.instructions()):
        if i in calls or not _changes(i, plan, _DEPTH):
            continue
        if i.parent in around:
            told.append(warning(
                f"this may change what '{name}' reads: in this loop each column of its sparse derivative takes as long "
                "as all of them", location_of(i), code="todense-repeated",
                help="move it out of the loop, or into the function that stores elements"))
        Builder.before(i).store(ir.int_constant(ir.i64, 0), plan, align=8)
    return told[:1]


def _cycle(call: Instruction) -> set[ir.BasicBlock]:
    """The blocks of the loops that a call is in."""
    block = call.parent
    assert block is not None
    after = reachable(successors(block), successors)
    if block not in after:
        return set()
    return {each for each in after if block in reachable(successors(each), successors)}


def _changes(i: Instruction, plan: Value | None, depth: int) -> bool:
    """Whether an instruction may write memory that outlives its function, or that others know of."""
    if isinstance(i, ir.Store):
        return i.pointer is not plan and not _is_private(i.pointer)
    if isinstance(i, ir.Call):
        return _call_changes(i, depth)
    return i.opcode in ATOMIC_UPDATES


def _call_changes(call: ir.Call, depth: int) -> bool:
    callee = call.called_function
    if callee is None or depth == 0:
        return True
    name = callee.name
    if _is_own(callee):
        return False
    if not _READING.isdisjoint((*callee.attributes, *call.fn_attributes)):
        return False
    if callee.has_body:
        return any(_changes(i, None, depth - 1) for i in callee.instructions())
    model = of_symbol(callee)
    if model.kind in _HARMLESS:
        return False
    if model.kind in (Kind.COPY, Kind.SET):
        return not _is_private(call.args[0])
    if model.kind is Kind.INACTIVE and model.info is not None:
        return bool(model.info.writes)
    return not name.startswith(("llvm.assume", "llvm.expect", "llvm.experimental.noalias"))


def _is_own(callee: Function) -> bool:
    """Whether a function hands out columns, gives them back, or makes an array that is a function of the program."""
    name = callee.name
    return SITE in callee.attributes or name == RELEASE or TO_DENSE in name or POST_TO_DENSE in name


def _is_private(pointer: Value) -> bool:
    """Whether a pointer leads into a local variable whose address goes nowhere, or only to functions that load and
    store elements."""
    while isinstance(pointer, (ir.GetElementPtr, ir.Cast)):
        pointer = pointer.operands[0]
    if not isinstance(pointer, ir.Alloca):
        return False
    places: list[ir.Instruction] = [pointer]
    for place in places:
        for user in place.users:
            if isinstance(user, (ir.GetElementPtr, ir.Cast)):
                places.append(user)
            elif isinstance(user, ir.Store):
                if user.value is place:
                    return False
            elif isinstance(user, ir.Call):
                callee = user.called_function
                if callee is None or not (callee.name.startswith("llvm.") or _is_own(callee)):
                    return False
            elif not isinstance(user, (ir.Load, ir.ICmp)):
                return False
    return True
