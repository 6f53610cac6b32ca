"""Inline assembly that is one plain instruction or none, as IR: barriers, and minima and maxima of x86's vectors.

`asm("" : "+x"(v))` keeps the optimiser from looking through v, and is v itself. With
`asm("minpd %[a], %[res]" : [res] "+x"(res) : [a] "x"(a))` Eigen keeps compilers from swapping the operands, which
matters to NaN: the result is the second source unless the first is truly smaller (Intel's manual, MINPD).
"""

from __future__ import annotations

import re

from enzyme_cc.ir.builder import Builder
from enzyme_cc.ir.calls import Call
from enzyme_cc.ir.constants import ConstantAggregate, ConstantFP, ConstantSplat, InlineAsm
from enzyme_cc.ir.function import Function, Instruction
from enzyme_cc.ir.types import function_type, x86_fp80
from enzyme_cc.ir.values import Value

_MIN_MAX = re.compile(r'asm (?:sideeffect )?"(v?)(min|max)p[ds] \$(\d)(?:, \$(\d))?, \$0", "=x,x,([x0])[",]')

_LOGARITHM = '"fyl2x", "={st},{st(1)},{st},~{st(1)},~{flags}"'
_EMPTY = re.compile(r'asm (?:sideeffect )?"", "([^"]*)"')


def lower_simple_assembly(function: Function) -> bool:
    """Replace such assembly by what it does; whether there was any."""
    if not function.has_body or (function.body_text is not None and " asm " not in function.body_text):
        return False
    lowered = False
    for block in function.blocks:
        for call in [i for i in block.instructions if type(i) is Call and isinstance(i.callee, InlineAsm)]:
            builder = Builder.before(call)
            text = call.callee.ref()
            found, empty = _MIN_MAX.match(text), _EMPTY.match(text)
            if text.endswith(_LOGARITHM):
                _lower_logarithm(call, builder)
                lowered = True
            elif found is not None:
                lowered |= _lower_min_max(call, found, builder)
            elif empty is not None:
                lowered |= _lower_barrier(call, empty[1].split(","), builder)
    return lowered


def _lower_logarithm(call: Call, builder: Builder) -> None:
    """y log2(x) of x87, as D's std.math has it: `real yl2x(real x, real y)`."""
    function = call.parent.parent.parent if call.parent is not None and call.parent.parent is not None else None
    assert function is not None
    log2 = function.get_or_declare("llvm.log2.f80", function_type(x86_fp80, [x86_fp80]))
    y, x = call.args
    call.replace_all_uses_with(builder.fmul(y, builder.call(log2, (x,))))
    call.remove()


def _lower_min_max(call: Call, found: re.Match[str], builder: Builder) -> bool:
    if call.arg_count != 2 or (found[1] == "v") != (found[5] == "x"):
        return False
    second = call.args[int(found[3]) - 1]
    first = call.args[int(found[4]) - 1] if found[4] else call.args[1]  # the one tied to the result
    chosen = builder.fcmp("olt" if found[2] == "min" else "ogt", first, second)
    call.replace_all_uses_with(builder.select(chosen, first, second))
    call.remove()
    return True


def _lower_barrier(call: Call, constraints: list[str], builder: Builder) -> bool:
    """What comes in at an operand's place goes out there: into a register, or into memory (`=*`)."""
    arguments = iter(call.args)
    outputs: list[Value | None] = []  # the address of each output, None in a register
    flowing: dict[int, Value] = {}
    for constraint in constraints:
        if constraint.startswith("="):
            outputs.append(next(arguments) if "*" in constraint else None)
        elif not constraint.startswith("~"):
            value = next(arguments)
            if constraint.isdigit():
                flowing[int(constraint)] = _rounded(value, builder)
    registers = [number for number, address in enumerate(outputs) if address is None]
    if len(flowing) != len(outputs) or len(registers) > 1:
        return False
    for number, address in enumerate(outputs):
        if address is not None:
            builder.store(flowing[number], address)
    if registers:
        call.replace_all_uses_with(flowing[registers[0]])
    call.remove()
    return True


_SHIFTS = {"double": (2.0**52, 1.5 * 2.0**52), "float": (2.0**23, 1.5 * 2.0**23)}


def _rounded(value: Value, builder: Builder) -> Value:
    """x + 2^52 behind a barrier is there to lose the fraction of x: say so, since the sum's slope is not 1 then."""
    if not isinstance(value, Instruction) or value.opcode != "fadd":
        return value
    for summand, other in (value.operands, value.operands[::-1]):
        constant = other.element if isinstance(other, ConstantSplat) else other
        if isinstance(constant, ConstantAggregate) and len({e.ref() for e in constant.elements}) == 1:
            constant = constant.elements[0]
        if isinstance(constant, ConstantFP) and constant.value in _SHIFTS.get(str(constant.type), ()):
            lanes = f"v{value.type.count}" if value.type.is_vector else ""
            name = f"llvm.rint.{lanes}{'f64' if str(constant.type) == 'double' else 'f32'}"
            rounded = builder.intrinsic(name, function_type(value.type, [value.type]), (summand,))
            return builder.fadd(rounded, other)
    return value
