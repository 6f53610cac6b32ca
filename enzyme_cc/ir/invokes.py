"""Unwinding taken out of a function: invokes whose landing pads only clean up become calls.

A landing pad only cleans up when nothing that it leads to returns to the function's ordinary flow: it ends in
`resume`, or rethrows what it caught, or ends the program (`noexcept`). Without it an exception still leaves the
function; what is lost are the destructors of the function's own objects on that way, and a function that may not
throw does. Landing pads that go on, those of `catch`, stay.
"""

from __future__ import annotations

from collections.abc import Callable

from enzyme_cc.graph import reachable
from enzyme_cc.ir.builder import Builder
from enzyme_cc.ir.calls import Call, Invoke
from enzyme_cc.ir.debug_info import replace_in_records
from enzyme_cc.ir.exceptions import LandingPad
from enzyme_cc.ir.function import BasicBlock, Function, Instruction
from enzyme_cc.ir.instructions import Br
from enzyme_cc.ir.structure import predecessor_map, remove_unreachable_blocks, set_incoming, successors, terminator_of
from enzyme_cc.ir.values import Value

RETHROWING = frozenset(("__cxa_rethrow", "_Unwind_Resume", "_Unwind_Resume_or_Rethrow"))
ENDING = frozenset(("__clang_call_terminate", "_ZSt9terminatev", "__cxa_call_unexpected", "__cxa_call_terminate"))
WANT_OF_MEMORY = frozenset(("_ZTISt9bad_alloc", "_ZTISt20bad_array_new_length"))
"""The type information of the exceptions of `new`."""
RUST_ENDING = ("9panicking19panic_cannot_unwind", "9panicking16panic_in_cleanup")
"""In the mangled names of what Rust calls when a destructor panics during unwinding, or a C function panics."""


def drop_cleanups(function: Function) -> bool:
    """Make calls of the invokes that only unwind to cleanup; whether no landing pad is left."""
    if function.body_text is not None and "landingpad" not in function.body_text:
        return True
    pads = [block for block in function.blocks if _landing_pad(block)]
    if not pads:
        return True
    predecessors = predecessor_map(function)
    replaced: dict[Value, Value] = {}
    cleanups = {pad for pad in pads if _only_cleans_up(pad, predecessors)}
    for block in list(function.blocks):
        terminator = terminator_of(block)
        if isinstance(terminator, Invoke) and terminator.unwind_dest in cleanups:
            replaced[terminator] = call_instead(terminator)
    replace_in_records(function, replaced)
    remove_unreachable_blocks(function)
    if len(cleanups) == len(pads):
        function.personality = None
        return True
    return False


def catching_pads(function: Function) -> set[BasicBlock]:
    """The landing pads that do not only clean up, nor only catch that there is no memory."""
    if function.body_text is not None and "landingpad" not in function.body_text:
        return set()
    pads = [block for block in function.blocks if _landing_pad(block)]
    predecessors = predecessor_map(function) if pads else {}
    return {pad for pad in pads if not _only_cleans_up(pad, predecessors) and not _catches_want_of_memory(pad)}


def drop_unwinding_of(function: Function, cannot_throw: Callable[[Invoke], bool]) -> None:
    """Make calls of the invokes that never unwind."""
    replaced: dict[Value, Value] = {}
    for block in list(function.blocks):
        terminator = terminator_of(block)
        if isinstance(terminator, Invoke) and cannot_throw(terminator):
            replaced[terminator] = call_instead(terminator)
    replace_in_records(function, replaced)
    remove_unreachable_blocks(function)


def catches_want_of_memory(terminator: Instruction) -> bool:
    """Whether an invoke's landing pad catches std::bad_alloc, or what derives from it, and nothing else."""
    return isinstance(terminator, Invoke) and _catches_want_of_memory(terminator.unwind_dest)


def _catches_want_of_memory(block: BasicBlock) -> bool:
    pad = block.instructions[block.first_non_phi]
    assert isinstance(pad, LandingPad)
    return bool(pad.clauses) and all(
        kind == "catch" and type_info.name in WANT_OF_MEMORY
        for kind, type_info in zip(pad.clauses, pad.operands, strict=True)
    )


def call_instead(invoke: Invoke) -> Call:
    """Replace an invoke by a call and a branch to where it goes on."""
    block = invoke.parent
    assert block is not None
    normal = invoke.normal_dest
    for phi in invoke.unwind_dest.phis:
        phi.remove_incoming(block)
    call = Call(
        invoke.function_type, invoke.callee, invoke.args, invoke.name, flags=invoke.flags, cc=invoke.cc,
        addrspace=invoke.addrspace, ret_attributes=invoke.ret_attributes, arg_attributes=invoke.arg_attributes,
        fn_attributes=invoke.fn_attributes, bundles=invoke.bundles,
    )
    call.metadata = invoke.metadata
    call.debug_records = invoke.debug_records
    invoke.debug_records = []
    invoke.replace_all_uses_with(call)
    invoke.remove()
    block.append(call)
    branch = Builder(block).br(normal)
    location = call.metadata.get("dbg")
    if location is not None:
        branch.metadata["dbg"] = location
    return call


def give_own_successor(invoke: Invoke) -> BasicBlock:
    """A new block between an invoke and where it goes on, in which its result may be used."""
    block = invoke.parent
    assert block is not None and block.parent is not None
    function = block.parent
    normal = invoke.normal_dest
    between = function.add_block(function.unique_name("continued"))
    for phi in normal.phis:
        set_incoming(phi, [(value, between if source is block else source) for value, source in phi.incoming])
    invoke.set_operand(len(invoke.operands) - 3, between)
    between.append(Br(normal))
    return between


def _landing_pad(block: BasicBlock) -> bool:
    return block.instructions[block.first_non_phi].opcode == "landingpad"


def _only_cleans_up(pad: BasicBlock, predecessors: dict[BasicBlock, list[BasicBlock]]) -> bool:
    for block in reachable([pad], successors):
        terminator = terminator_of(block)
        if terminator.opcode == "ret":
            return False
        if terminator.opcode == "unreachable" and not _rethrows(block, predecessors):
            return False
    return True


def _rethrows(block: BasicBlock, predecessors: dict[BasicBlock, list[BasicBlock]]) -> bool:
    """Whether a block that ends in `unreachable` ends so because of what throws again or ends the program."""
    calls = [i for i in block.instructions if isinstance(i, Call) and not _is_note(i)]
    if calls:
        return _throws_again(calls[-1])
    befores = [terminator_of(p) for p in predecessors[block]]
    return bool(befores) and all(isinstance(i, Invoke) and _throws_again(i) for i in befores)


def _throws_again(call: Call) -> bool:
    callee = call.called_function
    name = callee.name if callee is not None else ""
    return name.removeprefix("__enzyme_cc.copy.") in RETHROWING | ENDING or any(part in name for part in RUST_ENDING)


def _is_note(call: Call) -> bool:
    callee = call.called_function
    return callee is not None and callee.name.startswith(("llvm.lifetime.", "llvm.dbg."))
