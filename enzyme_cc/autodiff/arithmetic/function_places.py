"""Scalar functions, instructions and calls of libm and its like: which rule they have, and where their operands and
results are.

A complex number is a pair of reals. On x86-64 `double complex` travels as two operands and returns as
`{ double, double }`, `float complex` as one `<2 x float>`, `long double complex` in memory (byval) and
returns as `{ x86_fp80, x86_fp80 }`; other machines and languages have them in arrays or structures of two
(Julia's `[2 x double]`). The compiler's products and quotients take every real by itself. Further results are
written through pointers by libm and returned in one structure by intrinsics.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, partial

from enzyme_cc import ir
from enzyme_cc.autodiff.arithmetic.derivative_types import in_precision
from enzyme_cc.autodiff.arithmetic.lanes import Lanes
from enzyme_cc.ir import Builder, Instruction, Type, Value
from enzyme_cc.rules import Output, Spelling, rule_named

REAL_TYPES = {"f": ir.f32, "": ir.f64, "l": ir.x86_fp80, "f128": ir.fp128, "f16": ir.half, "bf16": ir.bfloat}
"""Suffix of libm -> LLVM type."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where a real number is: an operand as a whole, or the part of it of that number, in memory or not."""

    operand: int
    part: int | None = None
    in_memory: bool = False


def arithmetic_spelling(instruction: Instruction) -> Spelling:
    """As what floating-point arithmetic is differentiated: by its opcode's rule; 1 / x needs no division."""
    name = instruction.opcode
    return _opcode("reciprocal" if name == "fdiv" and is_one(instruction.operands[0]) else name)


@cache
def _opcode(name: str) -> Spelling:
    rule = rule_named(name)
    assert rule is not None, name
    return Spelling(rule, "", "opcode", "")


def is_one(value: Value) -> bool:
    """Whether the value is the constant 1, in all lanes."""
    if isinstance(value, ir.ConstantSplat):
        return is_one(value.element)
    return isinstance(value, ir.ConstantFP) and value.value == 1.0


class FunctionPlaces:
    """The places of one call's operands and results.

    type        the type of each real: a scalar, or a vector for operations on vectors
    places      parameter -> place
    outputs     results that carry derivatives
    """

    def __init__(self, call: Instruction, spelling: Spelling) -> None:
        self.call = call
        self.spelling = spelling
        self.rule = spelling.rule
        self.outputs = [o for o in self.rule.outputs if o.kind == "real"]
        self.places = self._complex_places() if self.rule.complex else self._plain_places()
        kinds = [call.type, call.operands[0].type] if len(self.rule.outputs) == 1 else [call.operands[0].type]
        plain = next((type for type in kinds if type.is_fp and not self.rule.complex), None)
        self.type: Type = plain or REAL_TYPES[spelling.kind]

    def _plain_places(self) -> dict[str, Place]:
        return {name: Place(position) for name, position in self.spelling.positions.items()}

    def _complex_places(self) -> dict[str, Place]:
        places: dict[str, Place] = {}
        names = [p.name for p in self.rule.params]
        position = 0
        for real, imaginary in zip(names[::2], names[1::2], strict=True):
            type = self.call.operands[position].type
            if type.is_float:
                places[real], places[imaginary] = Place(position), Place(position + 1)
                position += 2
            else:
                places[real], places[imaginary] = (Place(position, part, type.is_pointer) for part in (0, 1))
                position += 1
        return places

    # ---- operands

    def operand(self, name: str) -> Value:
        """The primal operand that holds a parameter, or points to it."""
        return self.call.operands[self.places[name].operand]

    def in_memory(self, name: str) -> bool:
        """Whether the operand points to the parameter."""
        return self.places[name].in_memory

    def address(self, name: str, pointer: Value, builder: Builder) -> Value:
        """Where a parameter in memory lies, given the operand's value or shadow."""
        part = self.places[name].part
        return builder.gep(self.type, pointer, (ir.int_constant(ir.i64, part or 0),))

    def parameter(self, name: str, operand: Value, builder: Builder) -> Value:
        """A parameter taken out of (a derivative of) its operand, which is no pointer."""
        part = self.places[name].part
        if part is None:
            return in_precision(builder, operand, self.type)
        return _part(builder, operand, part)

    def by_operand(self) -> dict[int, list[str]]:
        """Operand -> the real parameters in it."""
        found: dict[int, list[str]] = {}
        for name in self.rule.differentiable:
            found.setdefault(self.places[name].operand, []).append(name)
        return found

    def packed(self, operand: int, parts: dict[str, Lanes], builder: Builder) -> Lanes:
        """A derivative of an operand from derivatives of the parameters in it; the others' are zero."""
        type = self.call.operands[operand].type
        names = [n for n in self.by_operand()[operand] if n in parts]
        first = parts[names[0]]
        if self.places[names[0]].part is None:
            return first.map(lambda d: in_precision(builder, d, type))
        result = first.map(lambda _: ir.zero(type))
        for name in names:
            result = result.map(partial(_with_part, builder, self.places[name].part or 0), parts[name])
        return result

    # ---- results

    def pointer_of(self, output: Output) -> Value | None:
        """The primal pointer that a result is written through, None for a returned one."""
        if output.through is None or self.spelling.struct_result:
            return None
        return self.operand(output.through)

    def result(self, output: Output, value: Value, builder: Builder) -> Value:
        """A returned result taken out of (a derivative of) the call's value."""
        return _part(builder, value, self._number(output)) if self._is_several(value.type) else value

    def returned(self, parts: dict[str, Lanes], width: int, builder: Builder) -> Lanes:
        """A derivative of the call's value from derivatives of the results that it returns."""
        type = self.call.type
        result = Lanes.zero(type, width)
        for output in self.outputs:
            part = parts.get(output.name)
            if part is None or self.pointer_of(output) is not None:
                continue
            if self._is_several(type):
                result = result.map(partial(_with_part, builder, self._number(output)), part)
            else:
                result = part
        return result

    def _is_several(self, type: Type) -> bool:
        return type.is_aggregate or (self.rule.complex and type.is_vector)

    def _number(self, output: Output) -> int:
        return self.rule.outputs.index(output)

    def output_named(self, name: str) -> Output:
        """The result of that name."""
        return next(o for o in self.rule.outputs if o.name == name)

    # ---- primal values

    def values_in_memory(self, value_of: Callable[[Value], Value], builder: Builder) -> dict[str, Value]:
        """What partials read of operands in memory and of results behind pointers, loaded after the call."""
        found: dict[str, Value] = {}
        if not self.rule.complex and len(self.rule.outputs) == 1:
            return found
        needed = self.rule.uses()
        for name in sorted(needed & self.places.keys()):
            if self.in_memory(name):
                found[name] = builder.load(self.type, self.address(name, value_of(self.operand(name)), builder))
        for output in self.rule.outputs:
            pointer = self.pointer_of(output)
            if pointer is not None and output.name in needed:
                type = self.type if output.kind == "real" else ir.i32
                found[output.name] = builder.load(type, value_of(pointer))
        return found

    def leaf(
        self, value_of: Callable[[Value], Value], loaded: Callable[[str], Value], builder: Builder
    ) -> Callable[[str, str], Value]:
        """What expressions read: `value_of` gives primal values, `loaded` those of values_in_memory."""

        def read(op: str, name: str) -> Value:
            if op == "arg":
                if self.in_memory(name):
                    return loaded(name)
                return self.parameter(name, value_of(self.operand(name)), builder)
            output = self.output_named(name)
            if self.pointer_of(output) is not None:
                return loaded(name)
            return self.result(output, value_of(self.call), builder)

        return read


def _part(builder: Builder, whole: Value, number: int) -> Value:
    """A real of a vector, an array or a structure of them."""
    if whole.type.is_aggregate:
        return builder.extract_value(whole, number)
    return builder.extract_element(whole, ir.int_constant(ir.i32, number))


def _with_part(builder: Builder, number: int, whole: Value, real: Value) -> Value:
    """The same with one of the reals replaced."""
    if whole.type.is_aggregate:
        return builder.insert_value(whole, real, number)
    return builder.insert_element(whole, real, ir.int_constant(ir.i32, number))
