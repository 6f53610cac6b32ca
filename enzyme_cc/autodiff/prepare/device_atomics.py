"""Atomic sums of device code that are spelled as loops of compare-and-swap, as older programs have them for doubles:

    do { assumed = old; old = atomicCAS(p, assumed, bits(number(assumed) + v)); } while (assumed != old);

They become the one operation that they are. Other such loops stay, and are refused where derivatives pass.
"""

from __future__ import annotations

from enzyme_cc import ir
from enzyme_cc.ir import Builder, Function, Instruction


def join_atomic_sums(function: Function) -> bool:
    """Replace such loops of a function; whether there was any."""
    if not function.has_body or (function.body_text is not None and " cmpxchg " not in function.body_text):
        return False
    found = False
    for exchange in [i for i in function.instructions() if isinstance(i, ir.CmpXchg)]:
        found |= _join(exchange)
    return found


def _join(exchange: ir.CmpXchg) -> bool:
    pointer, old, new = exchange.operands[:3]
    if not isinstance(old, ir.Phi) or len(old.operands) != 2 or old.parent is not exchange.parent:
        return False
    seen = [u for u in exchange.users if isinstance(u, ir.ExtractValue) and tuple(u.indices) == (0,)]
    wins = [u for u in exchange.users if isinstance(u, ir.ExtractValue) and tuple(u.indices) == (1,)]
    first = next((v for v in old.operands if isinstance(v, ir.Load) and v.pointer is pointer), None)
    if first is None or not any(v in seen for v in old.operands) or len(seen) + len(wins) != len(exchange.users):
        return False
    number = next((u for u in old.users if isinstance(u, ir.Cast) and u.type.is_float), None)
    total = new.operands[0] if isinstance(new, ir.Cast) and new.opcode == "bitcast" else None
    if number is None or not isinstance(total, Instruction) or total.opcode not in ("fadd", "fsub"):
        return False
    left, right = total.operands
    if number is right and total.opcode == "fadd":
        left, right = right, left
    if left is not number or right is number or len(number.users) != 1 or len(total.users) != 1 or len(new.users) != 1:
        return False
    tests = [u for part in seen for u in part.users if isinstance(u, ir.ICmp)]
    others = {u for part in seen for u in part.users} - {old, *tests}
    if others or any(set(t.operands) != {old, part} for part in seen for t in tests) or set(old.users) - {
            number, exchange, *tests}:
        return False
    Builder.before(exchange).atomic_rmw(total.opcode, pointer, right, align=exchange.align)
    for test in tests:
        test.replace_all_uses_with(ir.int_constant(ir.i1, 1 if test.predicate == "eq" else 0))
        test.remove()
    for part in wins:
        part.replace_all_uses_with(ir.int_constant(ir.i1, 1))
        part.remove()
    for part in seen:
        part.replace_all_uses_with(ir.zero(part.type))
        part.remove()
    exchange.remove()
    return True
