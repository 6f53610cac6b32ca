"""Where bits of active numbers become numbers again, or go where they may, and no derivative goes along.

Comparing, branching, indexing and counting are free, and so is all that ends in integers. A sink is

    converted       an integer with loose bits that is made a number: (double)i
    reinterpreted   left-behind bits that are taken for a number, by a bitcast or as what lies in memory, and computed
                    with or given to the caller
    partly written  a number that is read where an integer has been written over a part of one
    passed          loose bits that are handed to code that is not known, or sent to other processes

`is_certain`: nothing else than such bits comes there whenever its function, or the loop around it, runs, or nobody can
know; else the running program decides.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from enzyme_cc.analysis.call_models import Kind
from enzyme_cc.analysis.contents import calls
from enzyme_cc.analysis.contents.assumptions import INTEGERS_READ
from enzyme_cc.analysis.contents.bits import FREE, of_number
from enzyme_cc.analysis.contents.flow import SliceContents
from enzyme_cc.analysis.contents.regions import GLOBAL, OUTSIDE, Read
from enzyme_cc.ir import BasicBlock, Call, Function, Instruction, Value
from enzyme_cc.ir.opcodes import CALLS, FLOAT_ARITHMETIC, INTEGER_TO_FLOAT
from enzyme_cc.ir.structure import dominator_tree, loop_forest
from enzyme_cc.rules.runtime import SLOPED

CONVERTED, REINTERPRETED, PARTLY_WRITTEN, PASSED = ("converted", "reinterpreted", "partly written", "passed")
_COMPUTES = FLOAT_ARITHMETIC | {"fptrunc", "fpext"}


class Sink(NamedTuple):
    """Bits that come to a sink: the instruction, and the value, or the number that is read, which they are in."""

    kind: str
    instruction: Instruction
    value: Value
    is_certain: bool


def sinks(contents: SliceContents) -> Iterator[Sink]:
    """All sinks in what derivatives are made of, be they of use to a result or not (uses.py)."""
    for function in differentiated(contents, contents.entries):
        always: frozenset[BasicBlock] | None = None
        for i in function.instructions():
            found = _sink(contents, i)
            if found is not None and found.is_certain and found.kind != PASSED:
                always = _run_always(function) if always is None else always
                found = found._replace(is_certain=i.parent in always)
            if found is not None:
                yield found


def _run_always(function: Function) -> frozenset[BasicBlock]:
    """The blocks that run whenever their function does, or the innermost loop around them."""
    tree, loops = dominator_tree(function), loop_forest(function)
    returns = [block for block in function.blocks
               if block.terminator is not None and block.terminator.opcode == "ret" and block in tree]
    found = set()
    for block in function.blocks:
        loop = loops.loop_of(block)
        ends = returns if loop is None else loop.latches
        if block in tree and all(tree.dominates(block, end) for end in ends):
            found.add(block)
    return frozenset(found)


def differentiated(contents: SliceContents, entries: Iterable[Function]) -> list[Function]:
    """The functions that some reach other than through those whose derivative the program has given."""
    found = list(dict.fromkeys(entries))
    for function in found:
        for i in function.instructions():
            if isinstance(i, Call) and contents.models.of(i).kind is not Kind.CUSTOM:
                reached = [*calls.bodies(contents, i), *(edge.function for edge in contents.models.callbacks(i))]
                found += [body for body in dict.fromkeys(reached) if body in contents.functions and body not in found]
    return found


def _sink(contents: SliceContents, i: Instruction) -> Sink | None:
    opcode = i.opcode
    if opcode in INTEGER_TO_FLOAT:
        content = contents.of(i.operands[0])
        is_given = (content.raw or content.raw_left) and not contents.assumptions.take(INTEGERS_READ)
        if content.bits.loose or is_given:
            return Sink(CONVERTED, i, i.operands[0], not content.clean)
    if opcode in _COMPUTES:
        return next(filter(None, (_computed_with(contents, i, o) for o in i.operands if o.type.is_fp)), None)
    if opcode == "store" and i.operands[0].type.is_fp:
        return _computed_with(contents, i, i.operands[0]) if _is_given_back(contents, i.operands[1]) else None
    if opcode == "ret" and i.operands and i.operands[0].type.is_fp and i.function in contents.entries:
        return _computed_with(contents, i, i.operands[0])
    if opcode == "load" and i.type.is_fp:
        if contents.of(i).numbers is not FREE and _is_partly_written(contents, i):
            return Sink(PARTLY_WRITTEN, i, i, False)
    elif opcode in CALLS:
        assert isinstance(i, Call)
        return _call(contents, i)
    return None


def _computed_with(contents: SliceContents, i: Instruction, operand: Value) -> Sink | None:
    """What is computed with as a number, and is made of bits that no derivative follows."""
    content = contents.of(operand)
    if not content.raw_left and not content.left.loose and not content.left.rounded & of_number(operand.type).loose:
        return None
    is_certain = not content.clean and content.numbers is FREE
    return Sink(REINTERPRETED, i, operand, is_certain)


def _is_given_back(contents: SliceContents, pointer: Value) -> bool:
    """Whether memory is the caller's, who may compute with what it finds there."""
    return any(target.kind in (OUTSIDE, GLOBAL) and target.active for target, _ in contents.places_of(pointer))


def _is_partly_written(contents: SliceContents, load: Instruction) -> bool:
    """Whether an integer may have been written over a part of a number that is read."""
    layout, memory = contents.layout, contents.memory
    size, lane = layout.store_size(load.type), layout.store_size(load.type.scalar)
    for target, where in contents.places_of(load.operands[0]):
        for write, ways in memory.writes_seen(target, contents.access(load, target, where, load.type)):
            if write.fills or write.given or (write.size >= lane and ways is None):
                continue
            content = memory.content(target, write)
            if content.numbers is not FREE or content.targets or not (content.clean or content.left is not FREE):
                continue
            if ways is None or any(_cuts(distance, write.size, lane, size) for distance in ways):
                return True
    return False


def _cuts(distance: int, width: int, lane: int, size: int) -> bool:
    """Whether a write begins or ends within a lane of what is read."""
    end = distance + width
    return (0 < distance < size and distance % lane != 0) or (0 < end < size and end % lane != 0)


def _call(contents: SliceContents, call: Call) -> Sink | None:
    model = contents.models.of(call)
    if model.kind is Kind.MPI and model.info is not None and model.info.mpi is not None:
        return _sent(contents, call, model.info.mpi.sends)
    if model.spelling is not None or model.kind in (Kind.BLAS, Kind.FFTW, Kind.CUSTOM):
        # Of a number with a known slope the value itself has no derivative (autodiff/prepare/bit_slopes.py).
        numbers = call.args[1:] if model.name.startswith(SLOPED) else call.args
        return next(filter(None, (_computed_with(contents, call, a) for a in numbers if a.type.is_fp)), None)
    if model.kind is not Kind.UNKNOWN or model.name.startswith("llvm.") or model.registered:
        return None
    for argument in call.args:
        if argument.type.is_metadata or not argument.type.scalar.is_int:
            continue
        content = contents.of(argument)
        if content.bits.loose:
            return Sink(PASSED, call, argument, not content.clean)
    return None


def _sent(contents: SliceContents, call: Call, buffer: int | None) -> Sink | None:
    """Bits in what is sent to other processes, which know nothing of them."""
    if buffer is None or buffer >= call.arg_count:
        return None
    pointer = call.args[buffer]
    for target, where in contents.places_of(pointer):
        for write, _ in contents.memory.writes_seen(target, Read(where.further(0, 1), 1)):
            if contents.memory.content(target, write).left.loose:
                return Sink(PASSED, call, pointer, True)
    return None
