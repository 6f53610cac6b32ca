"""Loops whose tapes are to fit in what --enzyme-tape-limit allows: each becomes a function of its own, which calls one
for an iteration, so that its reverse mode may run iterations again (reverse/limited_loops.py).

Loops are taken that have other loops in them, or calls of functions that do: time steps, sweeps over rows. What the
innermost ones keep is what an iteration around them does; those that have no loop around them are taken in blocks of
many iterations.
"""

from __future__ import annotations

from collections.abc import Mapping

from enzyme_cc import ir
from enzyme_cc.analysis.call_models import callee_of
from enzyme_cc.autodiff.interface.step_loops import PLACE
from enzyme_cc.autodiff.names import COPY, LIMITED, STEP
from enzyme_cc.graph import Loop
from enzyme_cc.ir import BasicBlock, Builder, Function, Module, Value
from enzyme_cc.ir.outlining import CannotOutline, outline_iterations
from enzyme_cc.ir.structure import (
    block_of,
    can_split,
    loop_forest,
    predecessor_map,
    split_predecessors,
    terminator_of,
)

_KEPT = ("noinline", "optnone")
_BLOCK = 1024
"""Iterations of a loop without others in it that are run at once."""


def limit_loops(part: Module) -> None:
    """Outline the loops of a slice, before it is optimised."""
    looping = _functions_with_loops(part)
    work = [function for name, function in part.functions.items() if name.startswith(COPY) and function.has_body]
    in_loops = _called_in_loops(work)
    for function in work:
        tried: set[BasicBlock] = set()
        while (loop := _next(function, tried)) is not None:
            tried.add(loop.header)
            has_loops = bool(loop.children or _callees(list(loop.blocks)) & looping)
            if not has_loops and function in in_loops:
                continue
            step = _outline(part, function, loop, 1 if has_loops else _BLOCK)
            if step is None:
                continue
            looping.add(step)
            in_loops.add(step)
            if has_loops:
                work.append(step)


def _called_in_loops(functions: list[Function]) -> set[Function]:
    """Those that loops call, or what loops call."""
    found: set[Function] = set()
    for function in functions:
        for loop in loop_forest(function).roots:
            found |= _callees(list(loop.blocks))
    work = list(found)
    for function in work:
        new = (_callees(function.blocks) if function.has_body else set()) - found
        found |= new
        work += new
    return found


def _functions_with_loops(part: Module) -> set[Function]:
    """Those that have a loop, or call one that has."""
    bodies = [function for function in part.functions.values() if function.has_body]
    found = {function for function in bodies if loop_forest(function).roots}
    callers: dict[Function, set[Function]] = {}
    for function in bodies:
        for callee in _callees(function.blocks):
            callers.setdefault(callee, set()).add(function)
    work = list(found)
    for function in work:
        new = callers.get(function, set()) - found
        found |= new
        work += new
    return found


def _callees(blocks: list[BasicBlock]) -> set[Function]:
    calls = [i for block in blocks for i in block.instructions if isinstance(i, ir.Call)]
    return {callee for callee in map(callee_of, calls) if callee is not None}


def _next(function: Function, tried: set[BasicBlock]) -> Loop[BasicBlock] | None:
    """An outermost loop of a function whose header has not been tried."""
    return next((loop for loop in loop_forest(function).roots if loop.header not in tried), None)


def _outline(part: Module, function: Function, loop: Loop[BasicBlock], at_once: int) -> Function | None:
    """The function of an iteration, or of so many; None where the loop stays as it is."""
    place = next((str(i.debug_location) for block in loop.blocks for i in block.instructions
                  if i.debug_location is not None), "")
    outside = [block for block in predecessor_map(function)[loop.header] if block not in loop]
    if not can_split(loop.header, outside):
        return None
    ahead = split_predecessors(loop.header, outside, "ahead")
    count = _Count.of(loop)
    number: Value = ir.int_constant(ir.i64, -1)
    if count is not None:
        b = Builder.before(terminator_of(ahead))
        number = count.computed(b, loop.blocks)
        if at_once > 1:
            more = b.add(number, ir.int_constant(ir.i64, at_once - 1))
            number = b.sdiv(more, ir.int_constant(ir.i64, at_once))
    try:
        outlined = outline_iterations(loop, part.unique_name(f"{function.name}.iteration"), at_once)
    except CannotOutline:
        return None
    step = outlined.step
    for value, parameter in zip(outlined.captured, step.args[1:], strict=True):
        if isinstance(value, ir.Alloca) and _is_private(value):
            parameter.attributes = ("noalias",)
    step.linkage, step.visibility = "external", "hidden"
    step.attributes = (*(a for a in step.attributes if a not in _KEPT), "noinline", STEP)
    made = _loop_function(part, step, part.unique_name(f"{function.name}.loop"), place)
    Builder(outlined.place, 0).call(made, [number, *outlined.captured])
    return step


def _loop_function(part: Module, step: Function, name: str, place: str) -> Function:
    """(iterations, captured values...): `i = 0; while (step(i++, captured...));`."""
    made = Function.create(part, name, ir.function_type(ir.void, step.function_type.params), "external")
    made.visibility = "hidden"
    made.attributes = (LIMITED, f'"{PLACE}"="{place}"', *_KEPT)
    count, *captured = made.args
    head, body, end = (made.add_block(name) for name in ("head", "body", "end"))
    b = Builder(head)
    begins = part.get_or_declare("__enzyme_cc_loop_begins", ir.function_type(ir.void, [ir.i64] * 3))
    b.call(begins, (count, count, count))  # so that LLVM hands it over
    b.br(body)
    b = Builder(body)
    phi = b.phi(ir.i64, name="i")
    go = b.call(step, [phi, *captured])
    following = b.add(phi, ir.int_constant(ir.i64, 1))
    b.cond_br(b.icmp("ne", go, ir.int_constant(ir.i32, 0)), body, end)
    phi.add_incoming(ir.int_constant(ir.i64, 0), head)
    phi.add_incoming(following, body)
    Builder(end).ret()
    return made


# ---- how often a loop runs


class _Count:
    """The iterations of a loop of unoptimised code that counts a local variable up, or down, to a bound: those where
    its test, which is at its head, goes on, and the one that leaves it."""

    def __init__(self, test: ir.ICmp, counter: ir.Load, bound: Value, step: int, predicate: str) -> None:
        self.test = test
        self.counter = counter
        self.bound = bound
        self.step = step
        self.predicate = predicate

    @staticmethod
    def of(loop: Loop[BasicBlock]) -> _Count | None:
        """None where nothing is known."""
        branch = loop.header.terminator
        if loop.exiting != [loop.header] or not isinstance(branch, ir.CondBr):
            return None
        test = branch.condition
        goes_on = branch.successors[0] in loop
        if not isinstance(test, ir.ICmp) or test.parent is not loop.header or len(loop.latches) != 1:
            return None
        left, right = test.operands
        sides: list[tuple[Value, Value, str]] = [
            (left, right, test.predicate), (right, left, _SWAPPED.get(test.predicate, ""))]
        for counter, bound, predicate in sides:
            load = _behind_casts(counter)
            step = _step_of(load, loop) if isinstance(load, ir.Load) else None
            wanted = predicate if goes_on else _NEGATED.get(predicate, "")
            if step and isinstance(load, ir.Load) and _is_the_same(bound, loop) and (
                wanted in _UPWARDS if step > 0 else wanted in _DOWNWARDS
            ):
                return _Count(test, load, bound, step, wanted)
        return None

    def computed(self, b: Builder, loop: Mapping[BasicBlock, None]) -> Value:
        """The number, in front of the loop."""
        widen = b.zext if self.predicate.startswith("u") else b.sext
        first = widen(b.load(self.counter.type, self.counter.pointer), ir.i64)
        bound = widen(_repeated(b, self.bound, loop), ir.i64)
        distance = b.sub(bound, first) if self.step > 0 else b.sub(first, bound)
        if self.predicate.endswith("e") and self.predicate != "ne":
            distance = b.add(distance, ir.int_constant(ir.i64, 1))
        size = abs(self.step)
        rounded = b.sdiv(b.add(distance, ir.int_constant(ir.i64, size - 1)), ir.int_constant(ir.i64, size))
        nothing = ir.int_constant(ir.i64, 0)
        rounds = b.select(b.icmp("sgt", rounded, nothing), rounded, nothing)
        return b.add(rounds, ir.int_constant(ir.i64, 1))


_SWAPPED = {"slt": "sgt", "sgt": "slt", "sle": "sge", "sge": "sle", "ult": "ugt", "ugt": "ult", "ule": "uge",
            "uge": "ule", "ne": "ne", "eq": "eq"}
_NEGATED = {"slt": "sge", "sge": "slt", "sgt": "sle", "sle": "sgt", "ult": "uge", "uge": "ult", "ugt": "ule",
            "ule": "ugt", "ne": "eq", "eq": "ne"}
_UPWARDS, _DOWNWARDS = ("slt", "sle", "ult", "ule"), ("sgt", "sge", "ugt", "uge")


def _behind_casts(value: Value) -> Value:
    while isinstance(value, ir.Cast) and value.opcode in ("sext", "zext"):
        value = value.operands[0]
    return value


def _step_of(counter: ir.Load, loop: Loop[BasicBlock]) -> int | None:
    """What is added to a local variable in each iteration, once and nowhere else in the loop."""
    variable = counter.pointer
    if not isinstance(variable, ir.Alloca) or not _is_private(variable):
        return None
    stores = [user for user in variable.users if isinstance(user, ir.Store) and block_of(user) in loop]
    if len(stores) != 1 or stores[0].parent not in loop.latches:
        return None
    added = stores[0].value
    if not isinstance(added, ir.BinaryOp) or added.opcode not in ("add", "sub"):
        return None
    by = added.operands[1]
    from_it = added.operands[0]
    if not isinstance(by, ir.ConstantInt) or not isinstance(from_it, ir.Load) or from_it.pointer is not variable:
        return None
    return by.value if added.opcode == "add" else -by.value


def _is_private(variable: ir.Alloca) -> bool:
    return all(isinstance(user, ir.Load) or (isinstance(user, ir.Store) and user.pointer is variable)
               or (isinstance(user, ir.Call) and user.called_name.startswith(("llvm.lifetime.", "llvm.dbg.")))
               for user in variable.users)


def _is_the_same(value: Value, loop: Loop[BasicBlock]) -> bool:
    """Whether a value is the same in each iteration, and may be computed in front of the loop."""
    if not isinstance(value, ir.Instruction) or block_of(value) not in loop:
        return True
    if isinstance(value, ir.Load):
        variable = value.pointer
        return isinstance(variable, ir.Alloca) and _is_private(variable) and not any(
            isinstance(user, ir.Store) and block_of(user) in loop for user in variable.users)
    return isinstance(value, (ir.Cast, ir.BinaryOp)) and value.opcode in _PLAIN and all(
        _is_the_same(operand, loop) for operand in value.operands)


_PLAIN = ("sext", "zext", "trunc", "add", "sub", "mul")


def _repeated(b: Builder, value: Value, loop: Mapping[BasicBlock, None]) -> Value:
    if not isinstance(value, ir.Instruction) or block_of(value) not in loop:
        return value
    clone = value.clone()
    for index, operand in enumerate(value.operands):
        clone.set_operand(index, _repeated(b, operand, loop))
    return b.insert(clone)
