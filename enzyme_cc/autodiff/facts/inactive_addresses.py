"""Addresses that functions return which are declared inactive, refused where numbers with derivatives lie behind them.

What such a function returns has no shadow. Where only text, handles or integers lie behind the address, it needs none;
but numbers that carry derivatives would have theirs read from, and added to, the numbers themselves.
"""

from __future__ import annotations

from enzyme_cc import ir
from enzyme_cc.analysis.call_models import Kind
from enzyme_cc.autodiff.facts.shadowing import Shadowing
from enzyme_cc.autodiff.interface.spoken_names import source_name
from enzyme_cc.diagnostics import Note
from enzyme_cc.ir import Instruction

_STEPS = ("getelementptr", "bitcast", "phi", "select", "freeze", "addrspacecast")
_HARMLESS = (Kind.INACTIVE, Kind.DROPPED, Kind.FREE, Kind.STRUCTURAL)


def refuse_inactive_addresses(shadowing: Shadowing) -> None:
    """Give up at the first number with a derivative behind an address that is declared to lead to none."""
    facts = shadowing.facts
    for call in facts.function.instructions():
        if not isinstance(call, ir.Call) or not call.type.is_pointer or facts.is_constant_value(call):
            continue
        model = facts.engine.models.of(call)
        if model.kind is not Kind.INACTIVE or not model.registered or model.function is None:
            continue
        access = _active_access(shadowing, call)
        if access is not None:
            facts.engine.refuse(
                access,
                f"numbers that carry derivatives lie behind an address that '{source_name(model.function)}' has "
                "returned, which is declared inactive: they have no place for their derivatives",
                notes=(Note("the address is returned here", call.debug_location),),
                help="do not declare a function inactive that returns addresses of such numbers; declare an allocator "
                "by __enzyme_allocation_like or enzyme_function_like(\"malloc\")")


def _active_access(shadowing: Shadowing, call: ir.Call) -> Instruction | None:
    """The first access of a number with a derivative by way of the address, or call that is given it."""
    facts = shadowing.facts
    derived: dict[Instruction, None] = {call: None}
    waiting: list[Instruction] = [call]
    while waiting:
        address = waiting.pop()
        for user in address.users:
            if not isinstance(user, Instruction) or user in derived:
                continue
            if user.opcode in _STEPS or (isinstance(user, ir.Load) and user.type.is_pointer):
                derived[user] = None
                waiting.append(user)
            elif isinstance(user, ir.Load):
                if not user.type.scalar.is_int and not facts.is_constant_value(user):
                    return user
            elif isinstance(user, ir.Store):
                is_number = user.pointer is address and user.value.type.scalar.is_float
                if is_number and not facts.is_constant_instruction(user):
                    return user
            elif isinstance(user, ir.Call) and facts.engine.models.of(user).kind not in _HARMLESS:
                if not facts.is_constant_instruction(user) and not facts.is_constant_value(address):
                    return user
    return None
