"""Code in two versions where only aliasing stands in the way: one for memory that is apart, one for any other.

`y[i] += a[i * n + j] * x[j]` may overwrite `x`, as far as a C compiler can see, so the reverse sweep would need each
`x[j]` kept. Before the loops begin, the addresses that they cover are compared (analysis/overlaps.py finds where and
which), and two versions of the code follow. In the first, accesses are marked as apart (analysis/apart.py, and as alias
scopes for LLVM), so that nothing need be kept; the second is the code as it was:

    place:  %apart = (x + n <= y) | (y + n <= x)      place:
    loops                                      ->         br %apart, loops, loops.overlapping

This is what is known as loop versioning, but for as much of a function as one check serves.
"""

from __future__ import annotations

import functools

from enzyme_cc import ir
from enzyme_cc.analysis import apart
from enzyme_cc.analysis.alias import SCOPE_DECLARATION, AliasAnalysis
from enzyme_cc.analysis.call_models import CallModels, RegisteredFunctions
from enzyme_cc.analysis.effects import effects_in_derivative
from enzyme_cc.analysis.loops import LoopInfo
from enzyme_cc.analysis.memory import Overwritten
from enzyme_cc.analysis.overlaps import Group, Overlap, Overlaps
from enzyme_cc.analysis.ranges import AddressRange
from enzyme_cc.autodiff.names import COPY
from enzyme_cc.autodiff.prepare.loop_registers import keep_in_registers
from enzyme_cc.autodiff.prepare.parallel_regions import PARALLEL, has_parallel_regions
from enzyme_cc.ir import BasicBlock, Builder, Function, Module, Value
from enzyme_cc.ir.clone import clone_blocks
from enzyme_cc.ir.lcssa import close_blocks
from enzyme_cc.ir.structure import simplify_loops, split_block, terminator_of

MOST_INSTRUCTIONS = 5000
"""Of a function that is looked at, which takes time."""

MOST_COPIED = 3
"""What is copied in all may be this many times as long as the function."""

_NOT_COPIED = frozenset(("alloca", "indirectbr", "callbr", "catchswitch", "cleanuppad", "catchpad"))


def version_disjoint(module: Module, registrations: RegisteredFunctions) -> None:
    """Make two versions of code in a slice where a check of addresses saves the reverse sweep from keeping values.

    Not of bodies of parallel regions: what their threads read is told apart by how work is shared out, loop by loop.
    """
    bodies = {
        i.callee for function in module.functions.values() for i in function.instructions()
        if isinstance(i, ir.Call) and PARALLEL in i.fn_attributes
    } if has_parallel_regions(module) else set()
    models = CallModels(registrations, lambda function: function.name.removeprefix(COPY))
    for name, function in list(module.functions.items()):
        if name.startswith(COPY) and function.has_body and function not in bodies and _may_gain(function.body_text):
            _version(function, models)


def _version(function: Function, models: CallModels) -> None:
    length = sum(len(block.instructions) for block in function.blocks)
    if length > MOST_INSTRUCTIONS:
        return
    left = MOST_COPIED * length
    overlapping: set[BasicBlock] = set()
    while (overwritten := _analysed(function, models)) is not None:
        if keep_in_registers(overwritten, overlapping):
            continue
        overlap = Overlaps(overwritten, models).find(overlapping)
        if overlap is None or any(i.opcode in _NOT_COPIED for block in overlap.region for i in block.instructions):
            return
        left -= sum(len(block.instructions) for block in overlap.region)
        if left < 0:
            return
        overlapping.update(_split(function, overlap))
        simplify_loops(function)


def _analysed(function: Function, models: CallModels) -> Overwritten | None:
    """What may overwrite memory in a function, None for one without loops or with loops of several entries."""
    info, layout = LoopInfo(function), function.parent.datalayout
    if not info.forest.roots:
        return None
    alias = AliasAnalysis(function, info=info, models=models)
    overwritten = Overwritten(function, alias, lambda i: effects_in_derivative(i, layout, models))
    return overwritten if overwritten.reducible else None


def _may_gain(text: str | None) -> bool:
    """Whether a function that is only text yet has a loop that loads, and stores."""
    return text is None or (" phi " in text and "= load " in text and ("store " in text or "@llvm.mem" in text))


def _split(function: Function, overlap: Overlap) -> list[BasicBlock]:
    """Make the check and the versions; the blocks of that for memory that overlaps."""
    place = overlap.place
    begin = split_block(place, len(place.instructions) - 1, "apart")
    region = [begin, *overlap.region]
    close_blocks(function, region)
    terminator_of(place).remove()
    values: dict[Value, Value] = {}
    copies = clone_blocks(region, values)
    for original, copy in zip(region, copies, strict=True):
        copy.name = function.unique_name(f"{original.name or 'block'}.overlapping")
    inside = set(region)
    for successor in dict.fromkeys(s for block in region for s in block.successors if s not in inside):
        for phi in successor.phis:
            for value, block in list(zip(phi.operands, phi.incoming_blocks, strict=True)):
                if block in inside:
                    copied = values[block]
                    assert isinstance(copied, BasicBlock)
                    phi.add_incoming(values.get(value, value), copied)
    b = Builder(place)
    b.cond_br(_check(b, overlap), begin, copies[0])
    _mark(function, overlap, begin, values)
    return copies


def _check(b: Builder, overlap: Overlap) -> Value:
    """Whether the ranges are apart, each two that are to be, and what they assume holds."""
    limits = {group: _limits(b, range) for group, range in overlap.ranges.items()}
    found: list[Value] = []
    for first, second in overlap.compared():
        (low, high), (other_low, other_high) = limits[first], limits[second]
        found.append(b.or_(b.icmp("ule", high, other_low), b.icmp("ule", other_high, low)))
    for fits in dict.fromkeys(fits for range in overlap.ranges.values() for fits in range.assumed):
        found.append(b.icmp("sge", fits.low.materialise(b), ir.int_constant(ir.i64, fits.least)))
        found.append(b.icmp("sle", fits.high.materialise(b), ir.int_constant(ir.i64, fits.greatest)))
    return functools.reduce(b.and_, found)


def _limits(b: Builder, range: AddressRange) -> tuple[Value, Value]:
    base = b.ptrtoint(range.base, ir.i64)
    return b.add(base, range.low.materialise(b)), b.add(base, range.high.materialise(b))


def _mark(function: Function, overlap: Overlap, begin: BasicBlock, values: dict[Value, Value]) -> None:
    """Say of the accesses of the version for memory that is apart what they are apart from. What writes is the same in
    both versions to loads of the first, if the ranges tell of all iterations."""
    table = function.parent.metadata
    check = table.add_distinct('!{$self, !"ranges"}')
    numbers: dict[Group, int] = {group: number for number, group in enumerate(overlap.ranges)}
    depth = 0 if overlap.loop is None else overlap.loop.depth
    found: dict[ir.Load, dict[tuple[int, int], None]] = {}
    writers: dict[ir.Instruction, None] = {}
    for pair in overlap.pairs:
        entry = numbers[overlap.members[pair.writer]], 0 if pair.always else depth
        found.setdefault(pair.load, {})[entry] = None
        writers[pair.writer] = None
    if overlap.loop is None:
        _declare_scopes(function, overlap, begin)
    for load, others in found.items():
        apart.mark(table, load, check, numbers[overlap.members[load]], list(others))
    for writer in writers:
        group = numbers[overlap.members[writer]]
        apart.mark(table, writer, check, group, ())
        if isinstance(copy := values.get(writer), ir.Instruction):
            apart.mark(table, copy, check, group, ())


def _declare_scopes(function: Function, overlap: Overlap, begin: BasicBlock) -> None:
    """Say the same to LLVM, which vectorises by it. In an iteration of a loop it would take it as said of all."""
    table = function.parent.metadata
    domain = table.add_distinct('!{$self, !"ranges"}')
    scopes = {group: table.add_distinct(f"!{{$self, {domain}}}") for group in overlap.ranges}
    excluded: dict[ir.Load, dict[ir.Metadata, None]] = {}
    for pair in overlap.pairs:
        excluded.setdefault(pair.load, {})[scopes[overlap.members[pair.writer]]] = None
    for access, group in overlap.members.items():
        _add(table, access, "alias.scope", [scopes[group]])
        if isinstance(access, ir.Load):
            _add(table, access, "noalias", list(excluded[access]))
    b = Builder(begin, 0)
    for scope in scopes.values():
        node = ir.MetadataValue(str(table.tuple([scope])))
        b.intrinsic(SCOPE_DECLARATION, ir.function_type(ir.void, [node.type]), (node,))


def _add(table: ir.MetadataTable, access: ir.Instruction, kind: str, scopes: list[ir.Metadata]) -> None:
    before = access.metadata.get(kind)
    entries = [] if before is None else [str(operand) for operand in table.node(before).operands]
    access.metadata[kind] = table.add(f"!{{{', '.join([*entries, *map(str, scopes)])}}}")
