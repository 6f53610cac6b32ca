"""Emits the IR of a derivative rule's expressions."""

from __future__ import annotations

from collections.abc import Callable

from enzyme_cc import ir
from enzyme_cc.autodiff.arithmetic.signed_zeros import is_below
from enzyme_cc.ir import Builder, Type, Value
from enzyme_cc.ir.constants import fp_text_constant
from enzyme_cc.rules import expression as ex
from enzyme_cc.rules import literal, math_symbol

_COMPARE = {"lt": "olt", "le": "ole", "gt": "ogt", "ge": "oge", "eq": "oeq", "ne": "une"}
_COMPARE_INT = {"lt": "slt", "le": "sle", "gt": "sgt", "ge": "sge", "eq": "eq", "ne": "ne"}
_REAL = {"add": "fadd", "sub": "fsub", "mul": "fmul", "div": "fdiv"}
_INT = {"add": "add", "sub": "sub", "mul": "mul"}


class ExpressionEmitter:
    """Emits expressions over one instruction's operands, each common part once.

    `leaf(op, name)` gives the IR value of a parameter ("arg") or result ("out"); it is asked only for what the
    expressions use.
    """

    def __init__(self, builder: Builder, type: Type, leaf: Callable[[str, str], Value]) -> None:
        self.builder = builder
        self.type = type
        self.leaf = leaf
        self.memo: dict[ex.Expr, Value] = {}

    def emit(self, expr: ex.Expr) -> Value:
        """The value of the expression at the builder's position."""
        return ex.fold(expr, self._visit, self.memo)

    def _visit(self, node: ex.Expr, args: tuple[Value, ...]) -> Value:
        b, op = self.builder, node.op
        if op in ("arg", "out"):
            return self.leaf(op, node.value)
        if op == "const":
            return ir.fp_constant(self.type, node.value)
        if op == "constant":
            scalar = fp_text_constant(self.type.scalar, literal(node, str(self.type.scalar)))
            return ir.splat(self.type, scalar) if self.type.is_vector else scalar  # type: ignore[arg-type]  # the type was tested
        if op == "int":
            return ir.int_constant(ir.i32, node.value)
        if op == "real":
            if self.type.is_vector and not args[0].type.is_vector:  # powi of a vector has one exponent
                return b.splat(b.cast("sitofp", args[0], self.type.scalar), self.type)  # type: ignore[arg-type]  # the type was tested
            return b.cast("sitofp", args[0], self.type)
        if op == "neg":
            return b.fneg(args[0]) if node.kind == "real" else b.sub(ir.int_constant(args[0].type, 0), args[0])
        if op in _REAL:
            if node.kind == "real":
                return getattr(b, _REAL[op])(*args)
            return getattr(b, _INT[op])(*self._same_width(args))
        if op in _COMPARE:
            if node.args[0].kind == "real":
                return b.fcmp(_COMPARE[op], args[0], args[1])
            left, right = self._same_width(args)
            return b.icmp(_COMPARE_INT[op], left, right)
        if op == "below":
            return is_below(args[0], args[1], b)
        if op == "and":
            return b.and_(args[0], args[1])
        if op == "or":
            return b.or_(args[0], args[1])
        if op == "not":
            return b.xor(args[0], ir.int_constant(args[0].type, -1))
        if op == "select":
            then, otherwise = self._same_width(args[1:]) if node.kind == "int" else args[1:]
            return b.select(args[0], then, otherwise)
        if op == "flat":
            return b.select(args[0], ir.zero(args[1].type), args[1])
        assert op == "call", op
        return emit_math_call(b, node.value, self.type, args)

    def _same_width(self, args: tuple[Value, ...]) -> tuple[Value, ...]:
        """Integers brought to the widest type among them."""
        widest = max((a.type for a in args), key=lambda t: t.scalar.bits)
        return tuple(a if a.type is widest else self.builder.sext(a, widest) for a in args)


def emit_math_call(builder: Builder, name: str, type: Type, args: tuple[Value, ...]) -> Value:
    """A call of the mathematical function `name` on values of floating-point type `type`.

    Vectors of a function without vector intrinsic are computed lane by lane, half in float.
    """
    module = builder.block.parent.parent  # type: ignore[union-attr]  # inside a function
    integer = next((str(a.type) for a in args if a.type.scalar.is_int), "i32")
    try:
        symbol = math_symbol(name, str(type), integer)
    except KeyError:
        if type.is_vector:
            return _lane_by_lane(builder, name, type, args)
        wide = [builder.fpext(a, ir.f32) if a.type is type else a for a in args]
        return builder.fptrunc(emit_math_call(builder, name, ir.f32, tuple(wide)), type)
    signature = ir.function_type(type, [a.type for a in args])
    callee = module.get_or_declare(symbol, signature, MATH_ATTRIBUTES if not symbol.startswith("llvm.") else ())
    return builder.call(callee, args)


def _lane_by_lane(builder: Builder, name: str, type: Type, args: tuple[Value, ...]) -> Value:
    result: Value = ir.poison(type)
    for lane in range(type.count):
        at = ir.int_constant(ir.i32, lane)
        scalars = tuple(builder.extract_element(a, at) if a.type.is_vector else a for a in args)
        result = builder.insert_element(result, emit_math_call(builder, name, type.scalar, scalars), at)
    return result


MATH_ATTRIBUTES = ("nounwind", "willreturn", "memory(none)")
"""Of libm functions in synthesised code, whose errno nobody reads."""
