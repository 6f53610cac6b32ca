"""Internal procedures passed as arguments: what gets one is inlined, so that its calls become direct.

flang passes such a procedure as a trampoline, code on the stack that adds the address of the host's variables. LLVM
undoes this where it sees the trampoline's making and the call in one function.
"""

from __future__ import annotations

from enzyme_cc import ir
from enzyme_cc.ir import Module, Value

ADJUST = "llvm.adjust.trampoline"


def inline_receivers(module: Module) -> None:
    """Have the functions inlined that are given a trampoline, and those to which they hand it on."""
    if not any(name.startswith(ADJUST) for name in module.functions):
        return
    made = [
        call
        for function in module.functions.values() if function.has_body
        for block in function.blocks
        for call in block.instructions
        if isinstance(call, ir.Call) and call.called_function is not None
        and call.called_function.name.startswith(ADJUST)
    ]
    for call in made:
        if "nonnull" not in call.ret_attributes:
            call.ret_attributes += ("nonnull",)  # the answer where it is asked whether an optional procedure is there
    waiting: list[Value] = [*made]
    seen: set[Value] = set(waiting)
    while waiting:
        value = waiting.pop()
        for user in value.users:
            if isinstance(user, (ir.Cast, ir.Phi, ir.Select)):
                found: list[Value] = [user]
            elif isinstance(user, ir.Call) and user.called_function is not None and user.called_function.has_body:
                receiver = user.called_function
                if "alwaysinline" not in receiver.attributes:
                    receiver.attributes += ("alwaysinline",)
                found = [p for p, a in zip(receiver.args, user.args, strict=False) if a is value]
            else:
                continue
            for value_of in found:
                if value_of not in seen:
                    seen.add(value_of)
                    waiting.append(value_of)
