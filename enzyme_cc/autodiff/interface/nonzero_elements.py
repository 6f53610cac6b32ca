"""Which elements of an array that is a function of the program may be other than zero, told by the function's code.

`double load(int64_t offset, size_t i) { return offset / 8 == i; }` is zero but where offset is 8 i. The code is
followed along all its ways, with local variables as terms over the arguments; what is not zero on one of them has to
equate the offset with something that does not depend on it. The elements found are those that may not be zero: whoever
asks calls the function for each.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from enzyme_cc import ir
from enzyme_cc.ir import BasicBlock, Builder, Function, Instruction, Type, Value
from enzyme_cc.ir.opcodes import INTEGER_CASTS, INTEGER_TO_FLOAT

_MOST_WAYS, _MOST_BLOCKS, _MOST_CALLS, _MOST_ELEMENTS = 64, 256, 6, 32
_FREE = frozenset("add sub mul and or xor".split())
"""Integer operations that may be computed wherever: none of them traps."""
_REMAINDERS = ("srem", "urem")


@dataclass(frozen=True)
class Term:
    """A value as a term: "offset", "argument", "constant", "unknown", or an opcode over other terms."""

    kind: str
    type: Type
    parts: tuple[Term, ...] = ()
    detail: object = None
    """The number of an argument, the value of a constant, the predicate of a comparison."""

    @property
    def has_offset(self) -> bool:
        """Whether it depends on the offset, or may."""
        return self.kind in ("offset", "unknown") or any(part.has_offset for part in self.parts)


@dataclass(frozen=True)
class Offsets:
    """Offsets start, start + step, ...; without a step the start alone."""

    start: Term
    step: Term | None = None


Condition = tuple[Term, bool]
Conditions = tuple[Condition, ...]


class Untold(Exception):
    """The code does not tell which elements are other than zero: why."""


def nonzero_elements(load: Function, size: int) -> list[Offsets]:
    """The offsets where `load(offset, arguments...)` may return other than zero, in terms of its other arguments, which
    are counted from 0. Offsets have `size` bytes. Raises Untold."""
    args = [Term("offset", load.args[0].type), *(
        Term("argument", arg.type, detail=place) for place, arg in enumerate(load.args[1:]))]
    found: dict[Offsets, None] = {}
    for conditions, value in _Walk().ways(load, args):
        for each in _not_zero(value, conditions):
            found |= dict.fromkeys(_pinned(each, size))
    if len(found) > _MOST_ELEMENTS:
        raise Untold("too many elements may be other than zero")
    return list(found)


def emitted(b: Builder, term: Term, args: Sequence[Value]) -> Value:
    """The code of a term without an offset."""
    if term.kind == "argument":
        return args[term.detail]  # type: ignore[call-overload]  # the number of an argument
    if term.kind == "constant":
        return ir.int_constant(term.type, term.detail)  # type: ignore[arg-type]  # the value of an integer
    parts = [emitted(b, part, args) for part in term.parts]
    if len(parts) == 1:
        return b.cast(term.kind, parts[0], term.type)
    if term.kind in _REMAINDERS:  # by 0 and -1 they trap; where that is computed by the program there is none by 0
        one = ir.int_constant(term.type, 1)
        for trap in (0, -1):
            is_trap = b.insert(ir.ICmp("eq", parts[1], ir.int_constant(term.type, trap)))
            parts[1] = b.insert(ir.Select(is_trap, one, parts[1]))
    return b.insert(ir.BinaryOp(term.kind, parts[0], parts[1]))


# ---- the ways through the code


@dataclass
class _State:
    """A way so far: what values and local variables are, and the conditions on it."""

    values: dict[Value, Term]
    memory: dict[Value, Term] = field(default_factory=dict)
    conditions: Conditions = ()

    def copy(self) -> _State:
        return _State(dict(self.values), dict(self.memory), self.conditions)


class _Walk:
    """All ways through a function and what it calls."""

    def __init__(self) -> None:
        self.blocks = 0
        self.calls = 0

    def ways(self, function: Function, args: list[Term]) -> list[tuple[Conditions, Term]]:
        """What the function returns on each, and the conditions."""
        found: list[tuple[Conditions, Term]] = []
        begin = _State(dict(zip(function.args, args, strict=True)))
        waiting: list[tuple[BasicBlock, BasicBlock | None, _State]] = [(function.entry, None, begin)]
        while waiting:
            block, before, state = waiting.pop()
            self.blocks += 1
            if self.blocks > _MOST_BLOCKS or len(waiting) > _MOST_WAYS:
                raise Untold("its code has loops, or too many branches")
            for phi in [i for i in block.instructions if isinstance(i, ir.Phi)]:
                state.values[phi] = next(_term(state, v) for v, source in phi.incoming if source is before)
            for i in block.instructions[block.first_non_phi:-1]:
                self._step(i, state)
            last = block.instructions[-1]
            if isinstance(last, ir.Ret) and last.operands:
                found.append((state.conditions, _term(state, last.operands[0])))
            elif isinstance(last, ir.Br):
                waiting.append((last.operands[0], block, state))  # type: ignore[arg-type]  # a block
            elif isinstance(last, ir.CondBr):
                condition = _term(state, last.operands[0])
                for target, holds in zip(last.operands[1:], (True, False), strict=True):
                    if condition.kind == "constant" and bool(condition.detail) != holds:
                        continue
                    way = state.copy()
                    way.conditions = (*way.conditions, (condition, holds))
                    waiting.append((target, block, way))  # type: ignore[arg-type]  # a block
            elif isinstance(last, ir.Switch):
                waiting += self._cases(last, block, state)
            elif last.opcode != "unreachable":
                raise Untold(f"its code has an instruction '{last.opcode}'")
        return found

    def _cases(
        self, switch: ir.Switch, block: BasicBlock, state: _State
    ) -> list[tuple[BasicBlock, BasicBlock | None, _State]]:
        """The ways on from a switch."""
        value, found = _term(state, switch.value), []
        tests = [(_folded(Term("icmp", ir.i1, (value, Term("constant", case.type, detail=case.value)), "eq")), target)
                 for case, target in switch.cases]
        for test, target in tests:
            way = state.copy()
            way.conditions = (*way.conditions, (test, True))
            found.append((target, block, way))
        way = state.copy()
        way.conditions = (*way.conditions, *((test, False) for test, _ in tests))
        return [*found, (switch.default, block, way)]

    def _step(self, i: Instruction, state: _State) -> None:
        if isinstance(i, ir.Store):
            if isinstance(i.pointer, ir.Alloca):
                state.memory[i.pointer] = _term(state, i.value)
            return
        if i.type.is_void:
            return
        state.values[i] = self._value(i, state)

    def _value(self, i: Instruction, state: _State) -> Term:
        unknown = Term("unknown", i.type, detail=(i, self.blocks))
        if isinstance(i, ir.Load):
            found = state.memory.get(i.pointer, unknown) if isinstance(i.pointer, ir.Alloca) else unknown
            return found if found.type is i.type and not i.volatile else unknown
        if isinstance(i, ir.Call):
            return self._returned(i, state, unknown)
        if isinstance(i, (ir.BinaryOp, ir.Cast, ir.ICmp, ir.Select, ir.UnaryOp, ir.Freeze)):
            parts = tuple(_term(state, operand) for operand in i.operands)
            if isinstance(i, ir.Freeze):
                return parts[0]
            return _folded(Term(i.opcode, i.type, parts, i.predicate if isinstance(i, ir.ICmp) else None))
        return unknown

    def _returned(self, call: ir.Call, state: _State, unknown: Term) -> Term:
        """What a call of a function with one way returns."""
        callee = call.called_function
        if callee is not None and callee.name.startswith("llvm.fabs."):
            return Term("fneg", call.type, (_term(state, call.args[0]),))  # zero where that is
        self.calls += 1
        if callee is None or not callee.has_body or callee.function_type.vararg or self.calls > _MOST_CALLS:
            return unknown
        if any(arg.type.is_pointer and arg in state.memory for arg in call.args):
            return unknown
        ways = self.ways(callee, [_term(state, arg) for arg in call.args])
        return ways[0][1] if len(ways) == 1 else unknown


def _term(state: _State, value: Value) -> Term:
    if isinstance(value, ir.ConstantInt):
        return Term("constant", value.type, detail=value.value)
    if isinstance(value, ir.ConstantFP):
        return Term("constant", value.type, detail=0 if value is ir.zero(value.type) else 1)
    if value is ir.zero(value.type) and value.type.is_int:
        return Term("constant", value.type, detail=0)
    found = state.values.get(value)
    return Term("unknown", value.type, detail=value) if found is None else found


def _folded(term: Term) -> Term:
    """A comparison of constants as the constant that it is."""
    if term.kind == "icmp" and all(part.kind == "constant" for part in term.parts):
        left, right = (part.detail for part in term.parts)
        if term.detail in ("eq", "ne"):
            return Term("constant", term.type, detail=int((left == right) == (term.detail == "eq")))
    return term


# ---- conditions under which a value is not zero


def _not_zero(value: Term, conditions: Conditions) -> list[Conditions]:
    """The cases in which a value is other than zero under conditions."""
    if value.kind == "constant":
        return _cases(conditions) if value.detail else []
    if value.kind == "select":
        chosen, left, right = value.parts
        return _not_zero(left, (*conditions, (chosen, True))) + _not_zero(right, (*conditions, (chosen, False)))
    if value.kind in INTEGER_TO_FLOAT | {"zext", "sext", "fpext", "fptrunc", "fneg"}:
        return _not_zero(value.parts[0], conditions)
    if value.kind == "fmul":
        return [case for first in _not_zero(value.parts[0], conditions) for case in _not_zero(value.parts[1], first)]
    if value.kind in ("fadd", "fsub"):
        return _not_zero(value.parts[0], conditions) + _not_zero(value.parts[1], conditions)
    if value.type is ir.i1:
        return _cases((*conditions, (value, True)))
    return _cases(conditions)


def _cases(conditions: Conditions) -> list[Conditions]:
    """The cases of conditions, each a conjunction of comparisons; impossible ones are left out."""
    cases: list[Conditions] = [()]
    for term, holds in conditions:
        cases = [(*before, *case) for before in cases for case in _ways_to_hold(term, holds)]
        if len(cases) > _MOST_WAYS:
            raise Untold("its conditions have too many cases")
    return cases


def _ways_to_hold(term: Term, holds: bool) -> list[Conditions]:
    if term.kind == "constant":
        return [()] if bool(term.detail) == holds else []
    if term.type is ir.i1 and term.kind in ("and", "or"):
        if (term.kind == "and") == holds:
            return _cases(tuple((part, holds) for part in term.parts))
        return [case for part in term.parts for case in _ways_to_hold(part, holds)]
    if term.type is ir.i1 and term.kind == "xor" and term.parts[1].kind == "constant":
        return _ways_to_hold(term.parts[0], holds != bool(term.parts[1].detail))
    if term.kind == "select":
        chosen, first, second = term.parts
        return _cases(((chosen, True), (first, holds))) + _cases(((chosen, False), (second, holds)))
    if term.kind in INTEGER_CASTS and term.parts[0].type is ir.i1:
        return _ways_to_hold(term.parts[0], holds)
    if term.kind == "trunc" and term.parts[0].kind in ("zext", "sext") and term.parts[0].parts[0].type is ir.i1:
        return _ways_to_hold(term.parts[0].parts[0], holds)
    if term.kind == "icmp" and term.detail in ("eq", "ne"):
        left, right = term.parts
        return _ways_to_equal(left, right, (term.detail == "eq") == holds)
    return [((term, holds),)]


def _ways_to_equal(left: Term, right: Term, equal: bool) -> list[Conditions]:
    for one, other in (left, right), (right, left):
        if one.kind == "constant" and one.detail == 0 and other.kind in ("zext", "sext") and (
                other.parts[0].type is ir.i1):
            return _ways_to_hold(other.parts[0], not equal)
        if one.kind == "select":
            chosen, first, second = one.parts
            return [(*case, *rest)
                    for part, holds in ((first, True), (second, False))
                    for case in _ways_to_hold(chosen, holds)
                    for rest in _ways_to_equal(part, other, equal)]
    term = _folded(Term("icmp", ir.i1, (left, right), "eq" if equal else "ne"))
    return _ways_to_hold(term, True) if term.kind == "constant" else [((term, True),)]


# ---- equations solved for the offset


def _pinned(case: Conditions, size: int) -> list[Offsets]:
    """The offsets that a case leaves."""
    for term, holds in case:
        if term.kind != "icmp" or not holds or term.detail != "eq":
            continue
        for one, other in term.parts, term.parts[::-1]:
            if _is_free(other):
                found = _solved(one, Offsets(other), size)
                if found is not None:
                    return found
    raise Untold("no comparison with the offset says where it is other than zero")


def _is_free(term: Term) -> bool:
    """Whether a term can be computed without an offset, and without danger."""
    if term.kind in ("argument", "constant"):
        return term.type.is_int
    if term.kind in ("sdiv", "udiv"):  # which traps, but for these divisors
        divisor = term.parts[1].detail
        return term.parts[1].kind == "constant" and divisor not in (0, -1) and _is_free(term.parts[0])
    is_known = term.kind in _FREE or term.kind in INTEGER_CASTS or term.kind in _REMAINDERS
    return is_known and all(map(_is_free, term.parts))


def _solved(term: Term, value: Offsets, size: int) -> list[Offsets] | None:
    """The offsets at which a term has a value, or one of these values."""
    if term.kind == "offset":
        return [value]
    if term.kind in INTEGER_CASTS:
        inner = term.parts[0].type
        if term.kind == "trunc":
            if value.step is not None:
                return None
            step = Term("constant", inner, detail=1 << term.type.bits) if term.type.bits < inner.bits else None
            return _solved(term.parts[0], Offsets(Term("zext", inner, (value.start,)), step), size)
        return _solved(term.parts[0], _each(value, lambda part: Term("trunc", inner, (part,))), size)
    if len(term.parts) != 2:
        return None
    left, right = term.parts
    if left.kind == "constant" and term.kind in ("add", "mul"):
        left, right = right, left
    if term.kind in _REMAINDERS:
        return _solved(left, Offsets(value.start, right), size) if _is_free(right) and value.step is None else None
    if term.kind in ("add", "sub"):
        return _shifted(term.kind, left, right, value, size)
    if right.kind != "constant" or not isinstance(right.detail, int):
        return None
    if term.kind in ("udiv", "sdiv", "lshr", "ashr"):
        by = right.detail if term.kind in ("udiv", "sdiv") else 1 << right.detail
        return _multiplied(left, value, by, size, term.kind == "sdiv")
    if term.kind in ("mul", "shl"):
        by = right.detail if term.kind == "mul" else 1 << right.detail
        scale = Term("constant", left.type, detail=by)
        return _solved(left, _each(value, lambda part: Term("sdiv", left.type, (part, scale))), size) if by else None
    return None


def _shifted(kind: str, left: Term, right: Term, value: Offsets, size: int) -> list[Offsets] | None:
    """Of left + right, or left - right, equal to a value."""
    type = left.type
    if _is_free(right):
        back = Term("sub" if kind == "add" else "add", type, (value.start, right))
        return _solved(left, Offsets(back, value.step), size)
    if _is_free(left):
        back = Term("sub", type, (value.start, left) if kind == "add" else (left, value.start))
        return _solved(right, Offsets(back, value.step), size) if value.step is None or kind == "add" else None
    return None


def _multiplied(
    term: Term, value: Offsets, by: int, size: int, is_signed: bool
) -> list[Offsets] | None:
    """Of term / by equal to a value: one of `by` numbers, of which offsets are multiples of an element's size; about
    zero, of numbers with signs, one of twice as many."""
    apart = size if term.kind == "offset" else 1
    if by < 1 or by // apart > _MOST_ELEMENTS:
        return None
    scale = Term("constant", term.type, detail=by)
    found: list[Offsets] = []
    for more in range(-(max(by // apart, 1) - 1) * apart if is_signed else 0, by, apart):
        start = Term("mul", term.type, (value.start, scale))
        if more:
            start = Term("add", term.type, (start, Term("constant", term.type, detail=more)))
        step = None if value.step is None else Term("mul", term.type, (value.step, scale))
        solved = _solved(term, Offsets(start, step), size)
        if solved is None:
            return None
        found += solved
    return found


def _each(value: Offsets, change: Callable[[Term], Term]) -> Offsets:
    return Offsets(change(value.start), None if value.step is None else change(value.step))
