"""Exceptions as ordinary control flow: what is left of invokes becomes calls of functions that catch.

`invoke f(...) to ok unwind pad` becomes a call of a new function that calls f and returns {f's result, exception,
selector}; a selector of zero says that f returned, and a branch goes on from there. The new function has the pad's
clauses, so that the C++ runtime finds the same handler. It gives back the clause that was met by a number that the
whole module agrees on, since what LLVM's own selectors mean differs between functions.
"""

from __future__ import annotations

from collections.abc import Callable

from enzyme_cc.graph import reachable
from enzyme_cc.ir.builder import Builder
from enzyme_cc.ir.calls import Call, Invoke
from enzyme_cc.ir.constants import ConstantNull, int_constant, poison
from enzyme_cc.ir.exceptions import LandingPad, Resume
from enzyme_cc.ir.function import BasicBlock, Function, Instruction, Phi
from enzyme_cc.ir.invokes import drop_cleanups, give_own_successor
from enzyme_cc.ir.module import Module
from enzyme_cc.ir.structure import remove_unreachable_blocks, terminator_of
from enzyme_cc.ir.types import function_type, i32, ptr, struct_type, void
from enzyme_cc.ir.values import Value

TRYING = "__enzyme_cc.try."
"""Prefix of the names of the functions that catch."""

INACTIVE = '"enzyme_inactive"'

PERSONALITY, CATCH = "__gxx_personality_v0", "__cxa_begin_catch"
"""Of C++, where no other function begins a handler."""

TYPE_NUMBER = "llvm.eh.typeid.for"
CLEANUP = -1
"""The selector of an exception that no clause of the pad catches."""


def outline_catches(module: Module, is_inactive: Callable[[Function], bool]) -> None:
    """Take all landing pads out of the functions of a module, into functions of their own.

    Those that call an inactive function are marked so.
    """
    numbers: dict[str, int] = {}
    for function in list(module.functions.values()):
        if function.body_text is not None and "landingpad" not in function.body_text:
            continue
        if not function.has_body or drop_cleanups(function):
            continue
        pads = [b for b in function.blocks if isinstance(_first(b), LandingPad)]
        if any(kind != "catch" for pad in pads for kind in _first(pad).clauses):  # type: ignore[attr-defined]  # a LandingPad
            continue  # dynamic exception specifications of old: refused where they are differentiated
        for block in list(function.blocks):
            terminator = terminator_of(block)
            if isinstance(terminator, Invoke):
                callee = terminator.called_function
                trying = _outline(module, function, terminator, numbers)
                if callee is not None and is_inactive(callee):
                    trying.attributes += (INACTIVE,)

        for pad in pads:
            _pad_to_phi(pad)
        for call in [i for i in function.instructions() if _is_type_number(i)]:
            call.replace_all_uses_with(int_constant(i32, _number(call.args[0], numbers)))
            call.remove()
        for block in function.blocks:
            _resume_by_call(module, block)
        function.personality = None
        remove_unreachable_blocks(function)


def goes_on_after(catch: Instruction) -> bool:
    """Whether the function of a call of `__cxa_begin_catch` may return after it: else the exception, or another thrown
    in its place, goes on its way out."""
    return catch.parent is not None and any(
        block.terminator is not None and block.terminator.opcode == "ret"
        for block in reachable([catch.parent], lambda block: block.successors)
    )


def goes_on_after_exceptions(module: Module) -> bool:
    """Whether some function of a module, whose catches are outlined, may return after an exception. What only happens
    on the way to a throw has no influence on results then."""
    for function in module.functions.values():
        if function.name.startswith(TRYING):
            if function.personality is None or function.personality.ref() != "@" + PERSONALITY:
                return True
        elif function.has_body and any(
            isinstance(i, LandingPad) or (isinstance(i, Call) and i.called_name == CATCH and goes_on_after(i))
            for i in function.instructions()
        ):
            return True
    return False


def _first(block: BasicBlock) -> Instruction:
    return block.instructions[block.first_non_phi]


def _is_type_number(instruction: Instruction) -> bool:
    callee = instruction.called_function if isinstance(instruction, Call) else None
    return callee is not None and callee.name.startswith(TYPE_NUMBER)


def _number(type_info: Value, numbers: dict[str, int]) -> int:
    return numbers.setdefault(type_info.ref(), len(numbers) + 1)


def _outline(module: Module, function: Function, invoke: Invoke, numbers: dict[str, int]) -> Function:
    """The call in place of one invoke. The exception goes to the pad through phis that `_pad_to_phi` merges."""
    pad_block = invoke.unwind_dest
    pad = _first(pad_block)
    assert isinstance(pad, LandingPad)
    trying = _trying_function(module, function, invoke, pad, numbers)
    block = invoke.parent
    assert block is not None
    normal = give_own_successor(invoke)
    location = invoke.metadata.get("dbg")
    direct = invoke.called_function is not None
    args = list(invoke.args) if direct else [*invoke.args, invoke.callee]
    builder = Builder()
    builder.position_before(invoke)
    builder.debug_location = location
    outcome = builder.call(trying, args)
    selector = builder.extract_value(outcome, 1)
    exception = builder.insert_value(
        builder.insert_value(poison(pad.type), builder.extract_value(outcome, 0), 0), selector, 1
    )
    returned = builder.icmp("eq", selector, int_constant(i32, 0))
    if not invoke.type.is_void and invoke.users:
        inside = Builder(normal, 0)
        inside.debug_location = location
        invoke.replace_all_uses_with(inside.extract_value(outcome, 2))
    invoke.remove()
    builder = Builder(block)
    builder.debug_location = location
    builder.cond_br(returned, normal, pad_block)
    phi = next((p for p in pad_block.phis if p.name == _MERGED), None)
    if phi is None:
        phi = Phi(pad.type, name=_MERGED)
        pad_block.insert(0, phi)
    phi.add_incoming(exception, block)
    return trying


_MERGED = "exception.in.flight"


def _pad_to_phi(block: BasicBlock) -> None:
    """A landing pad is the exception that arrived."""
    pad = _first(block)
    phi = next((p for p in block.phis if p.name == _MERGED), None)
    if phi is not None:
        pad.replace_all_uses_with(phi)
        pad.remove()


def _resume_by_call(module: Module, block: BasicBlock) -> None:
    """`resume` may stand only in a function with landing pads."""
    resume = terminator_of(block)
    if isinstance(resume, Resume):
        builder = Builder()
        builder.position_before(resume)
        builder.debug_location = resume.metadata.get("dbg")
        unwind = module.get_or_declare("_Unwind_Resume", function_type(void, [ptr]))
        builder.call(unwind, (builder.extract_value(resume.operands[0], 0),))
        resume.remove()
        Builder(block).unreachable()


def _trying_function(
    module: Module, function: Function, invoke: Invoke, pad: LandingPad, numbers: dict[str, int]
) -> Function:
    direct = invoke.called_function
    params = [a.type for a in invoke.args] + ([] if direct is not None else [ptr])
    parts = [ptr, i32] + ([] if invoke.type.is_void else [invoke.type])
    made = Function.create(
        module, module.unique_name(TRYING + (direct.name if direct is not None else "pointer")),
        function_type(struct_type(parts), params), "internal",
    )
    made.attributes = (*(a for a in function.attributes if a != "nounwind"), "noinline")
    made.personality = function.personality
    entry, ok, caught = (made.add_block(n) for n in ("entry", "returned", "caught"))
    callee: Value = direct if direct is not None else made.args[-1]
    copy = Invoke(
        invoke.function_type, callee, made.args[: len(invoke.args)], "result" if len(parts) == 3 else None,
        cc=invoke.cc, ret_attributes=invoke.ret_attributes, arg_attributes=invoke.arg_attributes,
        fn_attributes=invoke.fn_attributes, destinations=(ok, caught), opcode="invoke",
    )
    location = invoke.metadata.get("dbg")
    if location is not None and "dbg" in function.metadata:
        made.metadata["dbg"] = function.metadata["dbg"]
        copy.metadata["dbg"] = location
    entry.append(copy)
    outcome: Value = poison(made.function_type.ret)
    builder = Builder(ok)
    fine = builder.insert_value(outcome, int_constant(i32, 0), 1)
    if len(parts) == 3:
        fine = builder.insert_value(fine, copy, 2)
    builder.ret(fine)
    clauses = list(zip(pad.clauses, pad.operands, strict=True))
    here = LandingPad(pad.type, clauses, True)
    caught.append(here)
    builder = Builder(caught)
    met: Value = int_constant(i32, CLEANUP)
    found = builder.extract_value(here, 1)
    type_number = module.get_or_declare(f"{TYPE_NUMBER}.p0", function_type(i32, [ptr]))
    for _, type_info in reversed(clauses):
        if isinstance(type_info, ConstantNull):  # catch (...)
            some = builder.icmp("sgt", found, int_constant(i32, 0))
            met = builder.select(some, int_constant(i32, _number(type_info, numbers)), met)
            continue
        same = builder.icmp("eq", found, builder.call(type_number, (type_info,)))
        met = builder.select(same, int_constant(i32, _number(type_info, numbers)), met)
    builder.ret(
        builder.insert_value(builder.insert_value(outcome, builder.extract_value(here, 0), 0), met, 1)
    )
    return made
