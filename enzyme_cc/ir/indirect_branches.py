"""Computed goto as a switch: indirect branches become switches over numbers that stand for block addresses.

The address of a block that such a branch may reach becomes a small number, the same in code and in the
initialisers of tables, so that distances between labels (`&&a - &&b`) stay right too. The number 0 is left to
the null pointer.
"""

from __future__ import annotations

from collections.abc import Iterable

from enzyme_cc.ir import (
    BasicBlock,
    BlockAddress,
    Builder,
    Constant,
    ConstantAggregate,
    ConstantExpr,
    Function,
    IndirectBr,
    Module,
    i64,
    int_constant,
    ptr,
)
from enzyme_cc.ir.structure import set_incoming, terminator_of

Numbers = dict[BasicBlock, int]


def lower_indirect_branches(module: Module, names: Iterable[str]) -> None:
    """Rewrite the indirect branches of the named functions, and the addresses of their blocks everywhere."""
    numbers: Numbers = {}
    for name in names:
        function = module.functions[name]
        if function.body_text is not None and "indirectbr" not in function.body_text:
            continue
        branches = [b for b in function.blocks if isinstance(terminator_of(b), IndirectBr)]
        if branches:
            numbers.update({block: number for number, block in enumerate(function.blocks, 1)})
            for block in branches:
                _lower(function, block, numbers)
            function.blocks_changed()
    if not numbers:
        return
    for function in module.functions.values():
        if function.body_text is not None and "blockaddress" not in function.body_text:
            continue
        for instruction in function.instructions():
            for index, operand in enumerate(instruction.operands):
                if isinstance(operand, Constant):
                    instruction.set_operand(index, _numbered(operand, numbers))
    for variable in module.globals.values():
        text = variable.initializer_text
        if (text is None or "blockaddress" in text) and variable.initializer is not None:
            variable.initializer = _numbered(variable.initializer, numbers)


def _lower(function: Function, block: BasicBlock, numbers: Numbers) -> None:
    branch = terminator_of(block)
    address = branch.operands[0]
    targets: list[BasicBlock] = list(dict.fromkeys(branch.operands[1:]))  # type: ignore[arg-type]  # its targets are blocks
    for target in targets:
        for phi in target.phis:
            entries = phi.incoming
            if sum(source is block for _, source in entries) > 1:  # the branch listed the target twice
                flowing = next(value for value, source in entries if source is block)
                set_incoming(phi, [e for e in entries if e[1] is not block] + [(flowing, block)])
    location = branch.metadata.get("dbg")
    branch.remove()
    elsewhere = function.add_block(function.unique_name("no.label"))
    Builder(elsewhere).unreachable()
    builder = Builder(block)
    number = builder.ptrtoint(address, i64)
    switch = builder.switch(number, elsewhere)
    for target in targets:
        switch.add_case(int_constant(i64, numbers[target]), target)  # type: ignore[arg-type]  # its targets are blocks
    if location is not None:
        switch.metadata["dbg"] = location


def _numbered(constant: Constant, numbers: Numbers) -> Constant:
    """The constant with numbers for block addresses; itself if it holds none."""
    if isinstance(constant, BlockAddress):
        block = constant.resolved()
        if not isinstance(block, BasicBlock) or block not in numbers:
            return constant
        return ConstantExpr("inttoptr", ptr, (int_constant(i64, numbers[block]),))
    if isinstance(constant, ConstantExpr):
        operands = tuple(_numbered(o, numbers) for o in constant.operands)
        if all(a is b for a, b in zip(operands, constant.operands, strict=True)):
            return constant
        return ConstantExpr(constant.opcode, constant.type, operands, constant.flags, constant.source_type)
    if isinstance(constant, ConstantAggregate):
        elements = tuple(_numbered(e, numbers) for e in constant.elements)
        if all(a is b for a, b in zip(elements, constant.elements, strict=True)):
            return constant
        return ConstantAggregate(constant.type, elements)
    return constant
