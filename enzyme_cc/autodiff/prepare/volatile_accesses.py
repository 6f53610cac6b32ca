"""Volatile accesses of a slice, as far as their order and number is not all that is meant.

Who wipes a secret does it by volatile stores of zeros, through integers of any size, or through a pointer that is
itself a volatile variable. What such a store says of the type of what it overwrites is not believed. A pointer that
nobody else sees may as well lie in a register; what it points to is known then.
"""

from __future__ import annotations

from enzyme_cc import ir
from enzyme_cc.ir import Function

_RETURNS_TWICE = frozenset(("setjmp", "_setjmp", "sigsetjmp", "__sigsetjmp"))
"""Callees because of which variables are volatile."""


def calm_volatile_accesses(function: Function) -> bool:
    """Forget the types of volatile stores of constants, and make local volatile pointers plain; whether there were such
    pointers."""
    if not function.has_body or (function.body_text is not None and " volatile " not in function.body_text):
        return False
    calmed = False
    instructions = list(function.instructions())
    for i in instructions:
        if isinstance(i, ir.Store) and i.volatile and i.value.is_constant and i.value.type.scalar.is_int:
            i.metadata.pop("tbaa", None)
    if any(isinstance(i, ir.Call) and i.called_name in _RETURNS_TWICE for i in instructions):
        return False
    for i in instructions:
        if isinstance(i, ir.Alloca) and i.allocated_type.is_pointer:
            accesses = [user for user in i.users if isinstance(user, (ir.Load, ir.Store)) and not user.is_atomic
                        and (isinstance(user, ir.Load) or user.value is not i)]
            others = [user for user in i.users if user not in accesses and not _is_lifetime(user)]
            if not others and any(access.volatile for access in accesses):
                calmed = True
                for access in accesses:
                    access.volatile = False
    return calmed


def _is_lifetime(user: object) -> bool:
    return isinstance(user, ir.Call) and user.called_name.startswith("llvm.lifetime.")
