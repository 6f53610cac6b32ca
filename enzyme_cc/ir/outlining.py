"""Makes a function of one iteration of a loop."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from enzyme_cc.graph import Loop
from enzyme_cc.ir.builder import Builder
from enzyme_cc.ir.calls import Call
from enzyme_cc.ir.clone import clone_blocks
from enzyme_cc.ir.constants import ConstantInt, int_constant
from enzyme_cc.ir.function import Argument, BasicBlock, Function, Instruction, Phi
from enzyme_cc.ir.structure import block_of, predecessor_map, redirect, remove_unreachable_blocks, terminator_of
from enzyme_cc.ir.types import function_type, i32, i64
from enzyme_cc.ir.values import Value

_UNREPEATABLE = ("phi", "call", "invoke", "alloca")
_DROPPED = ("llvm.lifetime.", "llvm.dbg.")
"""Calls that say something of variables which an iteration only has the addresses of."""


_Region = Mapping[BasicBlock, None]
"""Blocks, in their order."""


class CannotOutline(Exception):
    """Why a loop is not made a function."""


@dataclass
class OutlinedLoop:
    """A loop that has become `while (step(i++, captured...));`.

    step      (number of the iteration, captured values...) -> i32, whether another one follows
    captured  what it uses of the function around it
    mark      the call that stood in the loop, now where the loop was; what it is handed is computed there
    """

    step: Function
    captured: list[Value]
    mark: Call


def outline_loop(loop: Loop[BasicBlock], mark: Call, name: str) -> OutlinedLoop:
    """Make a function of an iteration of a loop, which ends with the loop's test; what comes before the first test is
    done once. `mark` stands in the loop; the module has no function of the name.

    Raises CannotOutline of a loop that is left in several places, or that computes what `mark` is handed.
    """
    function = mark.function
    assert function is not None
    predecessors = predecessor_map(function)
    region = {**loop.blocks, **dict.fromkeys(_dead_ends(function, loop, predecessors))}
    test, inside, outside = _test_of(loop, region)
    if not all(_is_repeatable(argument, block_of(mark), region) for argument in mark.args):
        raise CannotOutline("what is handed over is computed in the loop")
    _pass_in_memory(function, region, outside)
    place = function.add_block(function.unique_name("loop"))
    moved = _again(Builder(place), mark, region)
    Builder(place).br(outside)
    captured = _captured(region, mark)
    step = _step(function, region, captured, mark, (test, inside), name)
    begin = place
    if inside is not loop.header:
        copies: dict[Value, Value] = {}
        clone_blocks(region, copies, function)
        redirect(copies[test], copies[inside], place)  # type: ignore[arg-type]  # blocks are cloned to blocks
        copies[mark].remove()  # type: ignore[attr-defined]  # a call
        begin = copies[loop.header]  # type: ignore[assignment]  # as above
    for block in predecessors[loop.header]:
        if block not in region:
            redirect(block, loop.header, begin)
    remove_unreachable_blocks(function)
    assert isinstance(moved, Call)
    return OutlinedLoop(step, captured, moved)


def _dead_ends(
    function: Function, loop: Loop[BasicBlock], predecessors: dict[BasicBlock, list[BasicBlock]]
) -> list[BasicBlock]:
    """Blocks that only the loop leads to, and that end the program."""
    return [block for block in function.blocks if block not in loop and predecessors[block]
            and terminator_of(block).opcode == "unreachable" and all(each in loop for each in predecessors[block])]


def _test_of(loop: Loop[BasicBlock], region: _Region) -> tuple[BasicBlock, BasicBlock, BasicBlock]:
    """The block that decides whether the loop goes on, and where it leads to."""
    exiting = [block for block in loop.blocks if any(successor not in region for successor in block.successors)]
    if len(exiting) != 1:
        raise CannotOutline("it is left in several places, or never")
    [test] = exiting
    inside = {block for block in test.successors if block in loop}
    outside = {block for block in test.successors if block not in region}
    if terminator_of(test).opcode not in ("br", "switch") or len(inside) != 1 or len(outside) != 1:
        raise CannotOutline("its test is no plain one")
    return test, inside.pop(), outside.pop()


# ---- values that go from block to block


def _pass_in_memory(function: Function, region: _Region, *outside: BasicBlock) -> None:
    """Let no value go from a block of the loop to another block but in memory."""
    entry = Builder(function.entry, 0)
    for block in (*region, *outside):
        for phi in list(block.phis):
            _pass_phi(entry, phi)
    for block in region:
        for instruction in list(block.instructions):
            users = [user for user in instruction.users if user.parent is not block]
            if users and not instruction.type.is_void:
                _pass_value(entry, instruction, users)


def _pass_phi(entry: Builder, phi: Phi) -> None:
    slot = entry.alloca(phi.type)
    for value, block in phi.incoming:
        Builder.before(terminator_of(block)).store(value, slot)
    block = block_of(phi)
    load = Builder(block, block.first_non_phi).load(phi.type, slot)
    phi.replace_all_uses_with(load)
    phi.remove()


def _pass_value(entry: Builder, value: Instruction, users: list[Instruction]) -> None:
    if value.is_terminator:
        raise CannotOutline("it calls what may throw")
    slot = entry.alloca(value.type)
    for user in users:
        if isinstance(user, Phi):
            for index, block in enumerate(user.incoming_blocks):
                if user.operands[index] is value:
                    user.set_incoming(index, Builder.before(terminator_of(block)).load(value.type, slot), block)
        else:
            user.replace_operand(value, Builder.before(user).load(value.type, slot))
    block = block_of(value)
    Builder(block, block.instructions.index(value) + 1).store(value, slot)


# ---- the call that marks the loop


def _is_repeatable(value: Value, block: BasicBlock, region: _Region) -> bool:
    """Whether a value may be computed in front of the loop."""
    if not isinstance(value, Instruction) or block_of(value) not in region:
        return True
    return value.parent is block and value.opcode not in _UNREPEATABLE and all(
        _is_repeatable(operand, block, region) for operand in value.operands)


def _again(b: Builder, instruction: Instruction, region: _Region) -> Instruction:
    """An instruction of the loop, with those of its operands that are, in front of it."""
    clone = instruction.clone()
    for index, operand in enumerate(instruction.operands):
        if isinstance(operand, Instruction) and block_of(operand) in region:
            clone.set_operand(index, _again(b, operand, region))
    return b.insert(clone)


# ---- the function


def _captured(region: _Region, mark: Call | None) -> list[Value]:
    return list(dict.fromkeys(
        operand for block in region for instruction in block.instructions
        if instruction is not mark and not _is_dropped(instruction)
        for operand in instruction.operands
        if isinstance(operand, Argument) or (isinstance(operand, Instruction) and block_of(operand) not in region)))


def _step(
    function: Function, region: _Region, captured: list[Value], mark: Call, test: tuple[BasicBlock, BasicBlock],
    name: str,
) -> Function:
    step, copies, entry = _begun(function, captured, name)
    clone_blocks(region, copies, step)
    last, inside = (copies[block] for block in test)
    assert isinstance(last, BasicBlock) and isinstance(inside, BasicBlock)
    Builder(entry).br(inside)
    for block in dict.fromkeys(last.successors):
        if block is inside or block.parent is not step:
            end = step.add_block(step.unique_name("again" if block is inside else "end"))
            Builder(end).ret(int_constant(i32, int(block is inside)))
            redirect(last, block, end)
    copies[mark].remove()  # type: ignore[attr-defined]  # a call
    _drop_marks(step)
    return step


def _begun(
    function: Function, captured: list[Value], name: str
) -> tuple[Function, dict[Value, Value], BasicBlock]:
    """The function of an iteration, what captured values are in it, and its first block, which is empty."""
    type = function_type(i32, [i64, *(value.type for value in captured)])
    step = Function.create(function.parent, name, type, "internal")
    step.attributes = tuple(a for a in function.attributes if a.startswith('"') or a in ("uwtable", "nounwind"))
    step.personality = function.personality
    return step, dict(zip(captured, step.args[1:], strict=True)), step.add_block("entry")


def _drop_marks(step: Function) -> None:
    for instruction in [i for i in step.instructions() if _is_dropped(i)]:
        instruction.remove()


def _is_dropped(instruction: Instruction) -> bool:
    callee = instruction.called_function if isinstance(instruction, Call) else None
    return callee is not None and callee.name.startswith(_DROPPED)


# ---- any loop


@dataclass
class OutlinedIterations:
    """A loop that has become `while (step(i++, captured...));`: `place` is where it stood, a block that ends with the
    branches out of the loop."""

    step: Function
    captured: list[Value]
    place: BasicBlock


def outline_iterations(loop: Loop[BasicBlock], name: str, at_once: int = 1) -> OutlinedIterations:
    """Make a function of an iteration of a loop, from its header to where the header comes next, or the loop is left;
    the last iteration is the one that leaves it. Of so many iterations, where `at_once` says so. The module has no
    function of the name.

    Raises CannotOutline where calls in the loop may throw out of it.
    """
    function = loop.header.parent
    assert function is not None
    predecessors = predecessor_map(function)
    region = {**loop.blocks, **dict.fromkeys(_dead_ends(function, loop, predecessors))}
    exits = list(dict.fromkeys(s for block in region for s in block.successors if s not in region))
    if any(terminator_of(block).opcode not in ("br", "switch", "unreachable") for block in region) or not exits:
        raise CannotOutline("calls in it may throw, or it is never left")
    _pass_in_memory(function, region, *exits)
    left_by = Builder(function.entry, 0).alloca(i32)
    place = function.add_block(function.unique_name("loop"))
    b = Builder(place)
    if len(exits) == 1:
        b.br(exits[0])
    else:
        numbered = [(ConstantInt(i32, number), block) for number, block in enumerate(exits)]
        b.switch(b.load(i32, left_by), exits[0], numbered[1:])
    captured = [*_captured(region, None), left_by]
    step = _iteration(function, loop, region, captured, exits, name, at_once)
    for block in predecessors[loop.header]:
        if block not in region:
            redirect(block, loop.header, place)
    remove_unreachable_blocks(function)
    return OutlinedIterations(step, captured, place)


def _iteration(
    function: Function, loop: Loop[BasicBlock], region: _Region, captured: list[Value], exits: list[BasicBlock],
    name: str, at_once: int,
) -> Function:
    step, copies, entry = _begun(function, captured, name)
    clone_blocks(region, copies, step)
    again, *ends = (step.add_block(step.unique_name(what)) for what in ("again", *("end" for _ in exits)))
    for number, end in enumerate(ends):
        b = Builder(end)
        b.store(int_constant(i32, number), step.args[-1])
        b.ret(int_constant(i32, 0))
    header = copies[loop.header]
    assert isinstance(header, BasicBlock)
    for original in region:
        block = copies[original]
        assert isinstance(block, BasicBlock)
        redirect(block, header, again)
        for successor, end in zip(exits, ends, strict=True):
            redirect(block, successor, end)
    _go_round(Builder(entry), again, header, at_once)
    _drop_marks(step)
    return step


def _go_round(b: Builder, again: BasicBlock, header: BasicBlock, at_once: int) -> None:
    """Return at the end of so many iterations."""
    done = Builder(again)
    if at_once > 1:
        counter = b.alloca(i32)
        b.store(int_constant(i32, 1), counter)
        count = done.load(i32, counter)
        done.store(done.add(count, int_constant(i32, 1)), counter)
        function = again.parent
        assert function is not None
        enough = function.add_block(function.unique_name("enough"))
        done.cond_br(done.icmp("ult", count, int_constant(i32, at_once)), header, enough)
        done = Builder(enough)
    done.ret(int_constant(i32, 1))
    b.br(header)
