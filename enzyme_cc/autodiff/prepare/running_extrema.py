"""Minima and maxima that a loop carries along, and whatever else it carries from the last iteration that chose anew.

    m = start;                                m = start; winner = none;
    for (k ...) {                             for (k ...) {
        v = expensive(k);                         v = expensive(k);
        if (v < m) m = v;            becomes      if (v < m) m = v, winner = k;
    }                                         }
    use(m);                                   use(winner is none ? start : expensive(winner));

Of the loop only comparisons are left, so that it has no derivative and nothing of it is kept; what won is computed once
more, with its derivative. That one number is zero does not decide, so derivatives of derivatives are right, too.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from enzyme_cc import ir
from enzyme_cc.analysis.alias import AliasAnalysis
from enzyme_cc.analysis.call_models import CallModels, RegisteredFunctions
from enzyme_cc.analysis.effects import effects_in_derivative
from enzyme_cc.analysis.induction import InductionAnalysis, InductionVariable
from enzyme_cc.analysis.loops import LoopInfo
from enzyme_cc.analysis.memory import Overwritten
from enzyme_cc.autodiff.names import COPY
from enzyme_cc.graph import Loop, reachable
from enzyme_cc.ir import BasicBlock, Builder, Function, Instruction, Module, Value
from enzyme_cc.ir.clone import clone_blocks
from enzyme_cc.ir.structure import block_of, is_eh_pad, simplify_loops, split_block, terminator_of

MOST_INSTRUCTIONS = 300
"""Of what is computed once more."""

_INTRINSICS = {
    f"llvm.{name}.": is_minimum
    for name, is_minimum in (
        ("minnum", True), ("maxnum", False), ("minimum", True), ("maximum", False),
        ("minimumnum", True), ("maximumnum", False))
}
_NOT_REPEATED = frozenset(("alloca", "invoke", "callbr", "landingpad", "va_arg", "cmpxchg", "atomicrmw", "fence"))


def recompute_winners(module: Module, registrations: RegisteredFunctions) -> None:
    """Compute what running extrema have found once more behind their loops, in all functions of a slice."""
    models = CallModels(registrations, lambda function: function.name.removeprefix(COPY))
    for name, function in list(module.functions.items()):
        if name.startswith(COPY) and function.has_body and _may_choose(function.body_text):
            while _recompute_one(function, models):
                simplify_loops(function)


def _may_choose(text: str | None) -> bool:
    """Whether a function that is only text yet has a loop, and carries a number from some of its iterations."""
    return text is None or (" phi " in text and any(word in text for word in ("fcmp ", "@llvm.min", "@llvm.max")))


def _recompute_one(function: Function, models: CallModels) -> bool:
    info = LoopInfo(function)
    for loop in info.forest.postorder():
        for choice in _choices(info, loop):
            repeated = _Slice.of(choice, info, models)
            if repeated is not None:
                _recompute(repeated)
                return True
    return False


@dataclass(frozen=True, eq=False, slots=True)
class _Choice:
    """A number that a loop carries, chosen anew in some iterations.

    carried   the phi of the header
    chosen    what the iteration ends with: `carried`, or `value` as it is at the end of the block `at`
    results   phis behind the loop, of what it ends with
    """

    loop: Loop[BasicBlock]
    carried: ir.Phi
    chosen: Instruction
    value: Instruction
    at: BasicBlock
    results: tuple[ir.Phi, ...]


def _choices(info: LoopInfo, loop: Loop[BasicBlock]) -> Iterator[_Choice]:
    if not info.is_canonical(loop) or len(loop.exits) != 1:
        return
    [outside], [latch] = loop.exits, loop.latches
    if is_eh_pad(outside) or info.loop_of(outside) is not loop.parent:
        return
    for carried in loop.header.phis:
        chosen = carried.incoming_for(latch)
        if not carried.type.is_fp or carried.type.is_vector or not isinstance(chosen, Instruction) or chosen is carried:
            continue  # lanes of a vector choose one by one
        if (chosen.parent is loop.header and chosen.is_phi) or info.loop_of(block_of(chosen)) is not loop:
            continue
        pair = {carried, chosen}
        results = tuple(phi for phi in outside.phis if pair.intersection(phi.operands))
        users = [user for value in pair for user in value.users if user not in pair]
        if not results or any(not pair.issuperset(phi.operands) for phi in results) or any(
                user not in results and not isinstance(user, ir.FCmp) for user in users):
            continue
        for value, at in _chosen(chosen, carried):
            is_computed = isinstance(value, Instruction) and block_of(value) in loop and not (
                value.is_phi and value.parent is loop.header)
            if is_computed and info.loop_of(at) is loop:
                assert isinstance(value, Instruction)
                yield _Choice(loop, carried, chosen, value, at, results)


def _chosen(chosen: Instruction, carried: ir.Phi) -> list[tuple[Value, BasicBlock]]:
    """What an instruction makes the new value of a carried one, and at the end of which block, if it is one value."""
    if isinstance(chosen, ir.Select):
        _, x, y = chosen.operands
        others = [value for value in (x, y) if value is not carried]
        return [(others[0], block_of(chosen))] if len(others) == 1 else []
    if isinstance(chosen, ir.Phi):
        entries = [entry for entry in zip(chosen.operands, chosen.incoming_blocks, strict=True)
                   if entry[0] is not carried]
        return entries if len(entries) == 1 and carried in chosen.operands else []
    if _is_minimum(chosen) is not None:
        assert isinstance(chosen, ir.Call)
        others = [value for value in chosen.args if value is not carried]
        return [(others[0], block_of(chosen))] if len(others) == 1 else []
    return []


def _is_minimum(i: Instruction) -> bool | None:
    """Whether a call is of an intrinsic that gives the smaller or greater one of two numbers, None if of neither."""
    if not isinstance(i, ir.Call) or not isinstance(i.callee, Function):
        return None
    return next((found for prefix, found in _INTRINSICS.items() if i.callee.name.startswith(prefix)), None)


@dataclass(frozen=True, eq=False, slots=True)
class _Slice:
    """What computes the value of a choice in one iteration, and can be run again when the loop is through.

    blocks    of the loop, from the header to where the value is at hand
    needed    their instructions that the value needs
    phis      the header's, among these, with what they are in each iteration
    """

    choice: _Choice
    blocks: dict[BasicBlock, None]
    needed: set[Instruction]
    phis: list[InductionVariable]

    @classmethod
    def of(cls, choice: _Choice, info: LoopInfo, models: CallModels) -> _Slice | None:
        """None if it cannot be run again, or gives something else then."""
        loop = choice.loop
        before = reachable((choice.at,), lambda b: [] if b is loop.header else info.predecessors[b])
        blocks = dict.fromkeys(block for block in loop.blocks if block in before)
        needed: set[Instruction] = set()
        work: list[Value] = [choice.value]
        for block in blocks:
            end, following = terminator_of(block), dict.fromkeys(s for s in info.successors[block] if s in blocks)
            if block is choice.at or len(following) < 2:
                continue  # the iteration that is run again went the one way
            if not isinstance(end, ir.CondBr):
                return None
            work.append(end.operands[0])
        while work:
            value = work.pop()
            if not isinstance(value, Instruction) or value in needed or block_of(value) not in loop:
                continue
            needed.add(value)
            if not (value.is_phi and value.parent is loop.header):
                work += value.operands
        phis = [value for value in needed if value.is_phi and value.parent is loop.header]
        function = block_of(choice.value).parent
        assert function is not None
        induction = InductionAnalysis(info, function.parent.datalayout)
        closed = [v for v in induction.induction_variables(loop) if v.phi in needed]
        if len(closed) < len(phis) or len(needed) > MOST_INSTRUCTIONS:
            return None
        return cls(choice, blocks, needed, closed) if _is_repeatable(function, needed, loop, info, models) else None


def _is_repeatable(
    function: Function, needed: set[Instruction], loop: Loop[BasicBlock], info: LoopInfo, models: CallModels
) -> bool:
    """Whether instructions of a loop give the same when they are run again behind it, and do nothing else."""
    layout = function.parent.datalayout
    reading = []
    for i in needed:
        effects = effects_in_derivative(i, layout, models)
        if i.opcode in _NOT_REPEATED or not effects.writes_nothing:
            return False
        if isinstance(i, ir.Load) and (i.volatile or i.ordering is not None):
            return False
        if effects.reads or effects.reads_any:
            reading.append((i, effects))
    if not reading or all(effects_in_derivative(i, layout, models).writes_nothing
                          for block in loop.blocks for i in block.instructions):
        return True
    alias = AliasAnalysis(function, info=info, models=models)
    overwritten = Overwritten(function, alias, lambda i: effects_in_derivative(i, layout, models))
    return overwritten.reducible and not any(
        effects.reads_any or any(overwritten.written_in(loop, i, region) for region in effects.reads)
        for i, effects in reading)


# ---- the transformation


def _recompute(repeated: _Slice) -> None:
    choice = repeated.choice
    loop, [outside] = choice.loop, choice.loop.exits
    start = choice.carried.incoming_for(next(b for b in choice.carried.incoming_blocks if b not in loop))
    last, winner = _count_choices(choice)
    ends = []
    for result in choice.results:
        number = Builder(outside, 0).phi(ir.i64, name="winner")
        for value, block in zip(result.operands, result.incoming_blocks, strict=True):
            number.add_incoming(winner if value is choice.chosen else last, block)
        ends.append(number)
    for result, number in zip(choice.results, ends, strict=True):
        chosen = split_block(outside, outside.first_non_phi, "chosen")
        terminator_of(outside).remove()
        value, before = _iteration(repeated, number, chosen)
        b = Builder(outside)
        b.cond_br(b.icmp("sge", number, ir.int_constant(ir.i64, 0)), before, chosen)
        joined = Builder(chosen, 0).phi(result.type, name=result.name)
        joined.add_incoming(value, chosen.predecessors[0] if chosen.predecessors[0] is not outside
                            else chosen.predecessors[1])
        joined.add_incoming(start, outside)
        result.replace_all_uses_with(joined)
        result.remove()
        outside = chosen


def _count_choices(choice: _Choice) -> tuple[Value, Value]:
    """Carry the number of the iteration that chose last, -1 for none: what it is when an iteration begins, and when it
    has chosen."""
    loop, chosen = choice.loop, choice.chosen
    [latch] = loop.latches
    outer = next(b for b in choice.carried.incoming_blocks if b not in loop)
    b = Builder(loop.header, 0)
    iteration, last = b.phi(ir.i64, name="iteration"), b.phi(ir.i64, name="last")
    iteration.add_incoming(ir.int_constant(ir.i64, 0), outer)
    last.add_incoming(ir.int_constant(ir.i64, -1), outer)
    winner: Value
    if isinstance(chosen, ir.Phi):
        winner = Builder(block_of(chosen), 0).phi(ir.i64, name="winner")
        for value, block in zip(chosen.operands, chosen.incoming_blocks, strict=True):
            winner.add_incoming(last if value is choice.carried else iteration, block)
    else:
        b.position_after(chosen)
        winner = b.select(_is_chosen(b, choice), iteration, last, name="winner")
    b.position_before_terminator(latch)
    iteration.add_incoming(b.add(iteration, ir.int_constant(ir.i64, 1), flags=("nuw", "nsw")), latch)
    last.add_incoming(winner, latch)
    return last, winner


def _is_chosen(b: Builder, choice: _Choice) -> Value:
    """Whether the iteration's own value is chosen; of two equal ones, the one that was there before is."""
    chosen, value, carried = choice.chosen, choice.value, choice.carried
    if isinstance(chosen, ir.Select):
        condition = chosen.operands[0]
        return condition if chosen.operands[1] is value else b.not_(condition)
    assert isinstance(chosen, ir.Call) and isinstance(chosen.callee, Function)
    wins = b.fcmp("olt" if _is_minimum(chosen) else "ogt", value, carried, flags=())
    spreads_nan = chosen.callee.name.startswith(("llvm.minimum.", "llvm.maximum."))
    nan = value if spreads_nan else carried
    return b.or_(wins, b.fcmp("uno", nan, nan, flags=()))


def _iteration(repeated: _Slice, number: Value, chosen: BasicBlock) -> tuple[Value, BasicBlock]:
    """One iteration, run again up to where its value is at hand, on the way to a block; the value, and where that way
    begins."""
    choice = repeated.choice
    loop, function = choice.loop, chosen.parent
    assert function is not None
    before = function.add_block(function.unique_name("winner"))
    b = Builder(before)
    b.debug_location = choice.chosen.metadata.get("dbg")
    known: dict[Value, Value] = {v.phi: _in_iteration(b, v, number, loop) for v in repeated.phis}
    values: dict[Value, Value] = {}
    copies = clone_blocks(repeated.blocks, values)
    dropped: list[Instruction] = []
    for block, copy in zip(repeated.blocks, copies, strict=True):
        copy.name = function.unique_name(f"{block.name or 'block'}.winner")
        inside = dict.fromkeys(s for s in block.successors if s in repeated.blocks)
        if block is choice.at:
            targets: list[Value] = [chosen]
        elif len(inside) == 1:
            targets = [values[next(iter(inside))]]
        else:
            targets = []
        if targets:
            terminator_of(copy).remove()
            Builder(copy).br(targets[0])  # type: ignore[arg-type]  # blocks are cloned to blocks
        for i in block.instructions[:-1]:
            clone = values[i]
            assert isinstance(clone, Instruction)
            if i in known or i not in repeated.needed:
                dropped.append(clone)
            if i in known:
                clone.replace_all_uses_with(known[i])
            elif i not in repeated.needed and clone.users:
                clone.replace_all_uses_with(ir.poison(clone.type))
    for clone in dropped:
        clone.remove()
    b.br(values[loop.header])  # type: ignore[arg-type]  # blocks are cloned to blocks
    return known.get(choice.value, values[choice.value]), before


def _in_iteration(b: Builder, variable: InductionVariable, number: Value, loop: Loop[BasicBlock]) -> Value:
    """What an induction variable is in the iteration of this number."""
    phi, step = variable.phi, variable.affine.step
    start = phi.incoming_for(next(block for block in phi.incoming_blocks if block not in loop))
    factor = step.materialise(b)
    if step.bits < 64:
        type = ir.int_type(step.bits)
        factor, number = b.trunc(factor, type), b.trunc(number, type)
    distance = b.mul(number, factor)
    return b.gep(ir.i8, start, (distance,)) if phi.type.is_pointer else b.add(start, distance)
