"""`__enzyme_truncate_op_func(f, from, to)` and its kin: a function that computes in another floating-point format.

The result is the address of a copy of f, and of what it calls, in which every operation on numbers of `from` bits is
done in the other format: operands are rounded to it, and the result is a number of it. In *op* mode memory, arguments
and results stay as wide as they were. In *mem* mode values hold the narrow number itself, in the lowest bits of the
wide one: `__enzyme_truncate_mem_value(x, from, to)` makes such a value, `__enzyme_expand_mem_value(x, from, to)` a
number of it.

The format is said by its bits, 16 (half) or 32 (float), or by the bits of its exponent and of its fraction, which may
be any: `(f, 64, 8, 7)` is bfloat. Formats with an LLVM type compute in it. Others compute in the wide one and round
each result, which is the same as long as the fraction has less than half of the wide one's bits (S. Figueroa, When is
double rounding innocuous?, SIGNUM Newsletter 30, 1995).
"""

from __future__ import annotations

from dataclasses import dataclass

from enzyme_cc import ir
from enzyme_cc.autodiff.interface.hooks import EXPAND_VALUE, TRUNCATE_MEM, TRUNCATE_OP, TRUNCATE_VALUE, hook_calls
from enzyme_cc.autodiff.interface.known_values import resolved
from enzyme_cc.autodiff.interface.refusals import location_of
from enzyme_cc.autodiff.interface.spoken_names import source_name, spoken
from enzyme_cc.diagnostics import Diagnostic, error
from enzyme_cc.ir import Builder, Call, Function, Instruction, Module, Type, Value
from enzyme_cc.ir.clone import clone_function
from enzyme_cc.ir.instructions import BinaryOp, Cast, FCmp, UnaryOp
from enzyme_cc.ir.invokes import call_instead
from enzyme_cc.ir.opcodes import FLOAT_ARITHMETIC, FLOAT_TO_INTEGER, INTEGER_TO_FLOAT
from enzyme_cc.rules.spelling import lookup

WIDE = {32: ir.f32, 64: ir.f64}
NARROW = {16: ir.half, 32: ir.f32}
LAYOUT = {(8, 23): 32, (5, 10): 16}
ROUND = "__enzyme_cc_rounded"


class _Wrong(Exception):
    """A call that makes no sense: what is wrong with it."""


@dataclass(frozen=True)
class _Format:
    """From which type to which: one of LLVM's, or so many bits of exponent and fraction."""

    wide: Type
    narrow: Type | None
    exponent: int = 0
    fraction: int = 0

    @property
    def text(self) -> str:
        to = str(self.narrow) if self.narrow is not None else f"e{self.exponent}m{self.fraction}"
        return f"{self.wide}.{to}"

    def shaped(self, narrow: Type, like: Type) -> Type:
        """The narrow type in the shape of a number or vector."""
        return ir.vector_type(narrow, like.count) if like.is_vector else narrow

    def rounded(self, b: Builder, value: Value) -> Value:
        """A wide number rounded to the format, still wide."""
        if self.narrow is not None:
            narrow = self.shaped(self.narrow, value.type)
            return b.insert(Cast("fpext", b.insert(Cast("fptrunc", value, narrow)), value.type))
        if value.type.is_vector:
            whole: Value = ir.poison(value.type)
            for lane in range(value.type.count):
                at = ir.int_constant(ir.i64, lane)
                whole = b.insert_element(whole, self.rounded(b, b.extract_element(value, at)), at)
            return whole
        double = value if value.type is ir.f64 else b.fpext(value, ir.f64)
        function = b.module.get_or_declare(ROUND, ir.function_type(ir.f64, (ir.f64, ir.i32, ir.i32)))
        bits = [ir.int_constant(ir.i32, n) for n in (self.exponent, self.fraction)]
        made = b.call(function, (double, *bits))
        return made if value.type is ir.f64 else b.fptrunc(made, value.type)

    def held(self, b: Builder, value: Value) -> Value:
        """A narrow number in the lowest bits of a wide one."""
        assert self.narrow is not None
        wide = ir.vector_type(self.wide, value.type.count) if value.type.is_vector else self.wide
        small, big = (self._integers(type) for type in (value.type, wide))
        return b.bitcast(b.zext(b.bitcast(value, small), big), wide)

    def taken(self, b: Builder, value: Value) -> Value:
        """The narrow number that a wide one holds."""
        assert self.narrow is not None
        narrow = self.shaped(self.narrow, value.type)
        small, big = (self._integers(type) for type in (narrow, value.type))
        return b.bitcast(b.trunc(b.bitcast(value, big), small), narrow)

    def _integers(self, type: Type) -> Type:
        scalar = ir.int_type(type.scalar.bits)
        return ir.vector_type(scalar, type.count) if type.is_vector else scalar


def truncate_functions(module: Module) -> list[Diagnostic]:
    """Answer all calls of these hooks. What is wrong with them."""
    wrong: list[Diagnostic] = []
    made: dict[tuple[Function, _Format, bool], Function] = {}
    for call, hook in hook_calls(module):
        if hook not in (TRUNCATE_OP, TRUNCATE_MEM, TRUNCATE_VALUE, EXPAND_VALUE):
            continue
        try:
            plain = call_instead(call) if isinstance(call, ir.Invoke) else call
            _answer(module, plain, hook, made)
        except _Wrong as problem:
            wrong.append(error(str(problem), location_of(call), code="truncation"))
    return wrong


def _answer(
    module: Module, call: Call, hook: str, made: dict[tuple[Function, _Format, bool], Function]
) -> None:
    if not call.arg_count:
        raise _Wrong(f"'{hook}' needs arguments")
    format = _format(hook, list(call.args[1:]))
    first = call.args[0]
    if hook in (TRUNCATE_OP, TRUNCATE_MEM):
        function = resolved(first)
        if not isinstance(function, Function) or not function.has_body:
            raise _Wrong(f"'{hook}' needs a function whose code is at hand, known at compile time")
        if call.users and not call.type.is_pointer:
            raise _Wrong(f"'{hook}' returns the address of a function")
        call.replace_all_uses_with(_Truncation(module, format, hook == TRUNCATE_MEM, made).of(function))
        call.remove()
        return
    b = Builder.before(call)
    if not first.type.is_fp or call.type is not format.wide:
        raise _Wrong(f"'{hook}' takes a number of {format.wide.bits} bits, and returns one")
    value = first if first.type is format.wide else b.fptrunc(first, format.wide)
    if format.narrow is None:
        result = format.rounded(b, value) if hook == TRUNCATE_VALUE else value
    elif hook == TRUNCATE_VALUE:
        result = format.held(b, b.fptrunc(value, format.narrow))
    else:
        result = b.fpext(format.taken(b, value), format.wide)
    call.replace_all_uses_with(result)
    call.remove()


def _format(hook: str, args: list[Value]) -> _Format:
    bits = [resolved(arg) for arg in args]
    if len(bits) not in (2, 3) or not all(isinstance(each, ir.ConstantInt) for each in bits):
        raise _Wrong(f"'{hook}' takes the bits of the wide format and of the narrow one, as constants, or of its "
                     "exponent and its fraction")
    wide, *narrow = (each.value for each in bits if isinstance(each, ir.ConstantInt))
    if wide not in WIDE:
        raise _Wrong(f"'{hook}' takes formats of 32 and 64 bits, and no others, to others")
    to = narrow[0] if len(narrow) == 1 else LAYOUT.get((narrow[0], narrow[1]))
    if to is not None:
        if to not in NARROW or to >= wide:
            known = "16 or 32" if wide == 64 else "16"
            raise _Wrong(f"'{hook}' takes numbers of {wide} bits to {known} bits, or to those of an exponent and a "
                         "fraction")
        return _Format(WIDE[wide], NARROW[to])
    exponent, fraction = narrow
    most_exponent, most_fraction = (11, 25) if wide == 64 else (8, 10)
    if not 2 <= exponent <= most_exponent or not 1 <= fraction <= most_fraction:
        raise _Wrong(f"'{hook}' takes numbers of {wide} bits to 2 to {most_exponent} bits of exponent and 1 to "
                     f"{most_fraction} of fraction")
    return _Format(WIDE[wide], None, exponent, fraction)


class _Truncation:
    """Copies of functions that compute in another format."""

    def __init__(
        self, module: Module, format: _Format, in_memory: bool, made: dict[tuple[Function, _Format, bool], Function]
    ) -> None:
        self.module = module
        self.format = format
        self.in_memory = in_memory
        self.made = made

    def of(self, function: Function) -> Function:
        """The copy of a function."""
        key = function, self.format, self.in_memory
        found = self.made.get(key)
        if found is None:
            kind = "mem" if self.in_memory else "op"
            name = self.module.unique_name(f"{function.name}.truncated.{kind}.{self.format.text}")
            found = self.made[key] = clone_function(function, name)
            for i in list(found.instructions()):
                self._change(i)
        return found

    def _is_wide(self, type: Type) -> bool:
        return type.scalar is self.format.wide and not (type.is_vector and type.scalable)

    def _narrow(self, b: Builder, value: Value) -> Value:
        """An operand: of LLVM's narrow type, or rounded."""
        if self.format.narrow is None:
            return value if self.in_memory else self.format.rounded(b, value)
        if self.in_memory and not value.is_constant:
            return self.format.taken(b, value)
        return b.insert(Cast("fptrunc", value, self.format.shaped(self.format.narrow, value.type)))

    def _widened(self, b: Builder, value: Value) -> Value:
        """A result, as the rest of the code has it."""
        if self.format.narrow is None:
            return self.format.rounded(b, value)
        if self.in_memory:
            return self.format.held(b, value)
        wide = ir.vector_type(self.format.wide, value.type.count) if value.type.is_vector else self.format.wide
        return b.insert(Cast("fpext", value, wide))

    def _operands(self, b: Builder, i: Instruction) -> list[Value]:
        return [self._narrow(b, o) if self._is_wide(o.type) else o for o in i.operands]

    def _change(self, i: Instruction) -> None:
        b = Builder.before(i)
        opcode = i.opcode
        if opcode in FLOAT_ARITHMETIC and self._is_wide(i.type):
            first, *rest = self._operands(b, i)
            made: Instruction = UnaryOp(opcode, first, None, i.flags)
            if rest:
                made = BinaryOp(opcode, first, rest[0], None, i.flags)
            self._replace(i, self._widened(b, b.insert(made)))
        elif isinstance(i, FCmp) and self._is_wide(i.operands[0].type):
            left, right = self._operands(b, i)
            self._replace(i, b.insert(FCmp(i.predicate, left, right, None, i.flags)))
        elif opcode in FLOAT_TO_INTEGER and self._is_wide(i.operands[0].type):
            self._replace(i, b.insert(Cast(opcode, self._narrow(b, i.operands[0]), i.type)))
        elif opcode in INTEGER_TO_FLOAT and self._is_wide(i.type):
            narrow = self.format.narrow or self.format.wide
            made = Cast(opcode, i.operands[0], self.format.shaped(narrow, i.type))
            self._replace(i, self._widened(b, b.insert(made)))
        elif opcode in ("fptrunc", "fpext"):
            self._convert(b, i)
        elif isinstance(i, Call):
            self._call(b, i)
        elif self.in_memory:
            self._hold_constants(b, i)

    def _convert(self, b: Builder, i: Instruction) -> None:
        """A conversion from the wide type, or to it."""
        value = i.operands[0]
        if self._is_wide(value.type):
            narrow = self._narrow(b, value)
            opcode = "fptrunc" if narrow.type.scalar.bits > i.type.scalar.bits else "fpext"
            self._replace(i, narrow if narrow.type is i.type else b.insert(Cast(opcode, narrow, i.type)))
        elif self._is_wide(i.type):
            narrow_type = self.format.shaped(self.format.narrow or self.format.wide, i.type)
            if value.type is not narrow_type:
                opcode = "fptrunc" if value.type.scalar.bits > narrow_type.scalar.bits else "fpext"
                value = b.insert(Cast(opcode, value, narrow_type))
            self._replace(i, self._widened(b, value))

    def _hold_constants(self, b: Builder, i: Instruction) -> None:
        """Numbers in the code are narrow, too, where they are stored or chosen."""
        for place, operand in enumerate(i.operands):
            if isinstance(operand, ir.ConstantFP) and self._is_wide(operand.type):
                at = b
                if isinstance(i, ir.Phi):
                    at = Builder()
                    at.position_before_terminator(i.incoming[place][1])
                i.set_operand(place, self._widened(at, self._narrow(at, operand)))

    def _call(self, b: Builder, call: Call) -> None:
        callee = call.called_function
        if callee is not None and callee.has_body:
            if self.in_memory:
                self._hold_constants(b, call)
            call.set_operand(len(call.operands) - 1, self.of(callee))
            return
        numbers = [arg for arg in call.args if self._is_wide(arg.type)]
        if callee is None:
            if self.in_memory and (numbers or self._is_wide(call.type)):
                raise _Wrong(f"'{source_name(call.function)}' calls a function through a pointer, which cannot be "  # type: ignore[arg-type]  # inside a function
                             "truncated in memory")
            return
        spelling = lookup(callee.name)
        if spelling is not None and self._is_wide(call.type) and spelling.kind in ("", "f"):
            self._replace(call, self._widened(b, self._mathematics(b, call, callee)))
        elif self.in_memory and numbers and not callee.name.startswith("llvm."):
            for place, arg in enumerate(call.args):
                if self._is_wide(arg.type):
                    call.set_operand(place, self._expanded(b, self._narrow(b, arg)))
            if self._is_wide(call.type):
                raise _Wrong(f"'{spoken(callee.name)}', whose code is not at hand, returns a number: it cannot be "
                             "truncated in memory")

    def _expanded(self, b: Builder, value: Value) -> Value:
        return value if self.format.narrow is None else b.insert(Cast("fpext", value, self.format.wide))

    def _mathematics(self, b: Builder, call: Call, callee: Function) -> Value:
        """The function of the same name for narrow numbers; where the library has none, for the next wider ones."""
        args = [self._narrow(b, arg) if self._is_wide(arg.type) else arg for arg in call.args]
        narrow = self.format.narrow
        if narrow is None:
            return b.call(callee, args, fn_attributes=call.fn_attributes)
        if callee.name.startswith("llvm."):
            result = self.format.shaped(narrow, call.type)
            name = callee.name.replace(f"f{self.format.wide.bits}", f"f{narrow.bits}", 1)
        else:
            if narrow is ir.half:
                args = [b.insert(Cast("fpext", arg, ir.f32)) if arg.type is ir.half else arg for arg in args]
            result = ir.f32
            name = callee.name if callee.name.endswith("f") and self.format.wide is ir.f32 else callee.name + "f"
        made = b.call(self.module.get_or_declare(name, ir.function_type(result, [arg.type for arg in args])), args)
        return b.insert(Cast("fptrunc", made, narrow)) if made.type.scalar is not narrow else made

    def _replace(self, i: Instruction, value: Value) -> None:
        i.replace_all_uses_with(value)
        i.remove()
