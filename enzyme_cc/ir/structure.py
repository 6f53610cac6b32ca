"""Changes of the control-flow graph that keep what a function computes: loops, reducibility, returns.

Each function edits one Function in place and keeps use lists and phis right.  Names follow LLVM's passes:
loop-simplify, break-crit-edges, unify-function-exit-nodes, fix-irreducible.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable

from enzyme_cc.graph import (
    DominatorTree,
    IrreducibleCycle,
    LoopForest,
    dominators,
    irreducible_cycles,
    natural_loops,
    reachable,
)
from enzyme_cc.ir import (
    BasicBlock,
    Br,
    Builder,
    Function,
    Instruction,
    IRError,
    Phi,
    Value,
    i1,
    i32,
    int_constant,
    poison,
)
from enzyme_cc.ir.opcodes import EXCEPTION_PADS


def block_of(instruction: Instruction) -> BasicBlock:
    """The block that holds an instruction; it must be in one."""
    assert instruction.parent is not None
    return instruction.parent


def split_block(block: BasicBlock, index: int, name: str) -> BasicBlock:
    """Move the instructions from `index` on to a new block after this one and branch there.

    Phis of the successors that named this block name the new one.
    """
    function = block.parent
    assert function is not None
    tail = function.insert_block(function.blocks.index(block) + 1, name)
    for instruction in block.instructions[index:]:
        tail.append(instruction)
    del block.instructions[index:]
    for phi in [user for user in block.users if user.is_phi]:
        phi.replace_operand(block, tail)
    block.append(Br(tail))
    return tail


def begin_body(function: Function) -> Builder:
    """Where a new body of a function begins, in its first place in the source. What it was before stays behind, out of
    reach, until remove_unreachable_blocks."""
    location = next((i.metadata["dbg"] for i in function.instructions() if "dbg" in i.metadata), None)
    first = function.blocks[0]
    split_block(first, 0, "never")
    first.instructions[-1].remove()
    builder = Builder(first)
    builder.debug_location = location
    return builder


def remove_instructions(block: BasicBlock, dead: Collection[Instruction]) -> None:
    """Remove many instructions of a block at once; they may use each other but nothing else may use them."""
    dead = dead if isinstance(dead, (set, frozenset, dict)) else set(dead)
    kept: list[Instruction] = []
    waiting: list = []
    for instruction in block.instructions:
        if instruction in dead:
            waiting += instruction.debug_records
            instruction.debug_records = []
            instruction.drop_operands()
            instruction.parent = None
        else:
            if waiting:
                instruction.debug_records = waiting + instruction.debug_records
                waiting = []
            kept.append(instruction)
    block.instructions = kept
    for instruction in dead:
        assert not instruction.users, f"{instruction!r} still has users"


def terminator_of(block: BasicBlock) -> Instruction:
    """The terminator; the block must have one."""
    last = block.instructions[-1]
    assert last.is_terminator
    return last


def successors(block: BasicBlock) -> list[BasicBlock]:
    return block.successors


def predecessor_map(function: Function) -> dict[BasicBlock, list[BasicBlock]]:
    """Distinct predecessors of every block, in the order of the function's blocks."""
    result: dict[BasicBlock, list[BasicBlock]] = {block: [] for block in function.blocks}
    for block in function.blocks:
        for successor in block.successors:
            result[successor].append(block)
    return result


def dominator_tree(function: Function) -> DominatorTree[BasicBlock]:
    return dominators(function.blocks[0], successors)


def loop_forest(function: Function) -> LoopForest[BasicBlock]:
    return natural_loops(dominator_tree(function), successors, predecessor_map(function).__getitem__)


def edge_count(source: BasicBlock, target: BasicBlock) -> int:
    """How many edges lead from one block to another (several cases of a switch are as many edges)."""
    return sum(operand is target for operand in terminator_of(source).operands)


def is_eh_pad(block: BasicBlock) -> bool:
    """Whether the block is where unwinding arrives; edges to it cannot be split by a plain block."""
    return block.instructions[len(block.phis)].opcode in EXCEPTION_PADS


def can_split(block: BasicBlock, predecessors: Iterable[BasicBlock]) -> bool:
    """Whether the edges from `predecessors` to `block` may be sent through a new block."""
    return not is_eh_pad(block) and all(
        terminator_of(p).opcode not in ("indirectbr", "callbr") for p in predecessors
    )


def redirect(block: BasicBlock, old: BasicBlock, new: BasicBlock) -> None:
    """Make every edge from `block` to `old` go to `new`; phis are the caller's concern."""
    terminator = terminator_of(block)
    for place, operand in enumerate(terminator.operands):
        if operand is old:
            terminator.set_operand(place, new)


def set_incoming(phi: Phi, entries: list[tuple[Value, BasicBlock]]) -> None:
    """Replace all that flows into a phi."""
    for block in dict.fromkeys(phi.incoming_blocks):
        phi.remove_incoming(block)
    for value, block in entries:
        phi.add_incoming(value, block)


def split_predecessors(block: BasicBlock, predecessors: list[BasicBlock], name: str) -> BasicBlock:
    """Send the edges from some predecessors through one new block that branches to `block`.

    Raises IRError where LLVM forbids it: exception pads and indirect branches.
    """
    if not can_split(block, predecessors):
        raise IRError(f"cannot split the edges to the block {block.ref()}")
    function = block.parent
    assert function is not None
    new = function.add_block(function.unique_name(name))
    chosen = set(predecessors)
    builder = Builder(new)
    for phi in block.phis:
        entries = phi.incoming
        moved = [entry for entry in entries if entry[1] in chosen]
        if all(value is moved[0][0] for value, _ in moved):
            value = moved[0][0]
        else:
            merged = builder.phi(phi.type)
            for entry in moved:
                merged.add_incoming(*entry)
            value = merged
        set_incoming(phi, [entry for entry in entries if entry[1] not in chosen] + [(value, new)])
    for predecessor in predecessors:
        redirect(predecessor, block, new)
    builder.br(block)
    return new


def remove_unreachable_blocks(function: Function) -> int:
    """Delete the blocks that no path from the entry meets; returns how many."""
    live = reachable([function.blocks[0]], successors)
    dead = [block for block in function.blocks if block not in live]
    if not dead:
        return 0
    gone = set(dead)
    for block in function.blocks:
        if block not in gone:
            for phi in block.phis:
                for source in dict.fromkeys(phi.incoming_blocks):
                    if source in gone:
                        phi.remove_incoming(source)
    for block in dead:
        for instruction in block.instructions:
            if instruction.users:
                instruction.replace_all_uses_with(poison(instruction.type))
    for block in dead:
        for instruction in block.instructions:
            instruction.drop_operands()
    for block in dead:
        for instruction in block.instructions:
            instruction.parent = None
        block.instructions = []
        block.parent = None
    function.blocks[:] = [block for block in function.blocks if block not in gone]
    function.blocks_changed()
    return len(dead)


def unify_returns(function: Function) -> BasicBlock | None:
    """Leave one `ret` at most; returns its block, None if the function never returns."""
    returning = [block for block in function.blocks if terminator_of(block).opcode == "ret"]
    if len(returning) < 2:
        return returning[0] if returning else None
    if any(_after_musttail(block) for block in returning):
        raise IRError(f"@{function.name} returns through a musttail call and elsewhere")
    exit_block = function.add_block(function.unique_name("return"))
    builder = Builder(exit_block)
    result = None if function.function_type.ret.is_void else builder.phi(function.function_type.ret)
    for block in returning:
        ret = terminator_of(block)
        if result is not None:
            result.add_incoming(ret.operands[0], block)
        location = ret.metadata.get("dbg")
        ret.remove()
        branch = Builder(block).br(exit_block)
        if location is not None:
            branch.metadata["dbg"] = location
    builder.ret(result)
    return exit_block


def _after_musttail(block: BasicBlock) -> bool:
    return any(getattr(i, "tail", None) == "musttail" for i in block.instructions[-3:-1])


def make_reducible(function: Function) -> int:
    """Give every cycle with several entries a single header; returns how many dispatch blocks were made.

    All edges to the entries of such a cycle go to one new block that branches on where they were bound to.
    No definition loses its uses by that: for a definition in the cycle each entry has a path from the
    function's entry that avoids it, and one outside the cycle dominates either every entry or none of its
    blocks, so no new path reaches a use without its definition.  Only the entries' phis move.
    """
    remove_unreachable_blocks(function)
    count = 0
    while True:
        predecessors = predecessor_map(function)
        cycles = irreducible_cycles(dominator_tree(function), successors, predecessors.__getitem__)
        if not cycles:
            return count
        for cycle in cycles:
            _dispatch(function, cycle, predecessors)
            count += 1


def _dispatch(
    function: Function, cycle: IrreducibleCycle[BasicBlock], predecessors: dict[BasicBlock, list[BasicBlock]]
) -> None:
    entries = cycle.entries
    for entry in entries:
        if not can_split(entry, predecessors[entry]):
            raise IRError(
                f"@{function.name}: an irreducible cycle entered by unwinding or an indirect branch"
            )
    bound_to: dict[BasicBlock, list[BasicBlock]] = {}
    for entry in entries:
        for source in predecessors[entry]:
            bound_to.setdefault(source, []).append(entry)
    edges: list[tuple[BasicBlock, int]] = []
    for source, targets in bound_to.items():
        for target in targets:
            if len(targets) > 1 or edge_count(source, target) > 1:
                edges.append((split_predecessors(target, [source], "entry.edge"), entries.index(target)))
            else:
                edges.append((source, entries.index(target)))
    dispatch = function.add_block(function.unique_name("dispatch"))
    builder = Builder(dispatch)
    two_way = len(entries) == 2
    choice = builder.phi(i1 if two_way else i32)
    for source, number in edges:
        choice.add_incoming(int_constant(choice.type, number), source)
    for number, entry in enumerate(entries):
        for phi in entry.phis:
            flowing = {source: value for value, source in phi.incoming}
            merged = builder.phi(phi.type)
            for source, bound in edges:
                value = flowing[source] if bound == number else poison(phi.type)
                merged.add_incoming(value, source)
            set_incoming(phi, [(merged, dispatch)])
    for source, number in edges:
        redirect(source, entries[number], dispatch)
    if two_way:
        builder.cond_br(choice, entries[1], entries[0])
    else:
        switch = builder.switch(choice, entries[-1])
        for number, entry in enumerate(entries[:-1]):
            switch.set_operands((*switch.operands, int_constant(i32, number), entry))


def simplify_loops(function: Function) -> LoopForest[BasicBlock]:
    """Give every natural loop a preheader, a single latch and dedicated exits; returns the new loop forest.

    A preheader is the header's only predecessor outside and has no other successor; an exit is dedicated
    when all its predecessors are in the loop.  Exits that are exception pads or reached by indirect
    branches stay as they are; a header of that kind is an IRError.
    """
    remove_unreachable_blocks(function)
    forest = loop_forest(function)
    predecessors = predecessor_map(function)
    changed = False
    for loop in forest.preorder():
        header = loop.header
        outside = [p for p in predecessors[header] if p not in loop]
        if len(loop.latches) > 1:
            split_predecessors(header, loop.latches, "latch")
            changed = True
        if len(outside) != 1 or len(outside[0].successors) != 1:
            split_predecessors(header, outside, "preheader")
            changed = True
    if changed:
        forest = loop_forest(function)
    changed = False
    for loop in forest.postorder():
        for exit_block in loop.exits:
            inside = [p for p in exit_block.predecessors if p in loop]
            shared = len(inside) < len(exit_block.predecessors)
            if inside and shared and can_split(exit_block, inside):
                split_predecessors(exit_block, inside, "exit")
                changed = True
    return loop_forest(function) if changed else forest
