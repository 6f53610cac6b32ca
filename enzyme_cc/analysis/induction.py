"""Induction variables and trip counts.

A value is affine in a loop when on its k-th iteration (k counts the backedges taken so far) it equals
start + k * step modulo 2^bits.  It is `signed` (`unsigned`) when that holds without wrapping for its
signed (unsigned) reading, with `step` read as signed: so say nsw, nuw and inbounds flags, for as long as
the value is not poison.

The trip count is that of scalar evolution (Bachmann, Wang, Zima 1994; LLVM's ScalarEvolution), for loops
with a single exit that matters: a branch on a comparison of an affine value with an invariant, met on
every iteration.  The least k for which the test leaves is a closed form for

    stay while t != n   step 2^j * odd: ((n - t0) >> j) * odd^-1 modulo 2^(bits - j), exact even when it wraps
    stay while t == n   1 if t0 == n, else 0
    stay while t < n    ceil(max(n - t0, 0) / step), if the test value cannot jump over the top
    t <= n, > and >=    likewise

Poison in the tested value is undefined behaviour at the branch, which is why flags may be trusted.  If
the loop never leaves by such an exit, the count says nothing.
"""

from __future__ import annotations

from dataclasses import dataclass

from enzyme_cc.analysis import symbolic
from enzyme_cc.analysis.loops import LoopInfo
from enzyme_cc.analysis.symbolic import (
    SymbolicExpr,
    bits_of,
    const,
    leaf,
    make,
    sext,
    split_constant,
    trunc,
    zext,
)
from enzyme_cc.graph import Loop
from enzyme_cc.ir import (
    BasicBlock,
    CondBr,
    ConstantInt,
    DataLayout,
    GetElementPtr,
    ICmp,
    Instruction,
    Phi,
    PointerType,
    Value,
)
from enzyme_cc.ir.structure import block_of

DEPTH_LIMIT = 24
INVERSE = {
    "eq": "ne",
    "ne": "eq",
    "slt": "sge",
    "sge": "slt",
    "sgt": "sle",
    "sle": "sgt",
    "ult": "uge",
    "uge": "ult",
    "ugt": "ule",
    "ule": "ugt",
}
SWAPPED = {
    "eq": "eq",
    "ne": "ne",
    "slt": "sgt",
    "sgt": "slt",
    "sle": "sge",
    "sge": "sle",
    "ult": "ugt",
    "ugt": "ult",
    "ule": "uge",
    "uge": "ule",
}


@dataclass(frozen=True, slots=True)
class Affine:
    """start + k * step, modulo 2^bits; see the module for `signed` and `unsigned`."""

    start: SymbolicExpr
    step: SymbolicExpr
    signed: bool
    unsigned: bool

    @property
    def bits(self) -> int:
        return self.start.bits

    @property
    def is_invariant(self) -> bool:
        return self.step.constant == 0


@dataclass(frozen=True, slots=True)
class InductionVariable:
    """A header phi that is affine."""

    phi: Phi
    loop: Loop[BasicBlock]
    affine: Affine


@dataclass(frozen=True, slots=True)
class AcceleratingVariable:
    """An integer header phi that grows by `step` + k * `change` on its k-th iteration, such as the place in a packed
    triangular matrix: start + k * step + k (k - 1) / 2 * change on entering it, modulo 2^bits."""

    phi: Phi
    step: SymbolicExpr
    change: SymbolicExpr


@dataclass(frozen=True, slots=True)
class ExitTest:
    """The loop goes on while `tested stay bound`, that is `affine stay limit`."""

    exiting: BasicBlock
    stay: str
    tested: Value
    bound: Value
    affine: Affine
    limit: SymbolicExpr


@dataclass(frozen=True, slots=True)
class TripCount:
    """How often a loop goes round: `backedge_taken` is an i64 available in the preheader.

    The header runs once more than that.  `exiting` is the block whose test decides.
    """

    loop: Loop[BasicBlock]
    exiting: BasicBlock
    backedge_taken: SymbolicExpr

    @property
    def constant(self) -> int | None:
        """Backedges taken when that is a number."""
        return self.backedge_taken.constant


def _fits(number: int, bits: int) -> bool:
    return -(1 << (bits - 1)) <= number < 1 << (bits - 1)


def _sum_of_steps(a: SymbolicExpr, b: SymbolicExpr) -> bool:
    """Whether adding two steps modulo 2^bits adds them as signed integers."""
    if a.signed is not None and b.signed is not None:
        return _fits(a.signed + b.signed, a.bits)
    return a.constant == 0 or b.constant == 0


class InductionAnalysis:
    """Answers for one function; expressions are cached per loop."""

    __slots__ = ("_affine", "_trip_counts", "info", "layout")

    def __init__(self, info: LoopInfo, layout: DataLayout) -> None:
        self.info = info
        self.layout = layout
        self._affine: dict[tuple[Value, Loop[BasicBlock]], Affine | None] = {}
        self._trip_counts: dict[Loop[BasicBlock], TripCount | None] = {}

    def induction_variables(self, loop: Loop[BasicBlock]) -> list[InductionVariable]:
        """The affine header phis of a loop that change."""
        found = []
        for phi in loop.header.phis:
            affine = self.affine(phi, loop)
            if affine is not None and not affine.is_invariant:
                latch = self.info.latch(loop)
                assert latch is not None
                found.append(InductionVariable(phi, loop, affine))
        return found

    def accelerating_variables(self, loop: Loop[BasicBlock]) -> list[AcceleratingVariable]:
        """The integer header phis of a loop whose growth is affine and not always the same."""
        latch = self.info.latch(loop)
        if latch is None:
            return []
        found = []
        for phi in loop.header.phis:
            if phi.type.is_int and bits_of(phi) <= 64 and self.affine(phi, loop) is None:
                growth = self._growth(phi, phi.incoming_for(latch), loop)
                if growth is not None:
                    found.append(AcceleratingVariable(phi, growth.start, growth.step))
        return found

    def _growth(self, phi: Phi, value: Value, loop: Loop[BasicBlock]) -> Affine | None:
        """What additions and subtractions lead from the phi to the value, as an affine function of the iteration."""
        bits = bits_of(phi)
        start = step = const(0, bits)
        for _ in range(DEPTH_LIMIT):
            if value is phi:
                return Affine(start, step, False, False)
            if not isinstance(value, Instruction) or value.opcode not in ("add", "sub"):
                return None
            left, right = value.operands
            if value.opcode == "add" and self.affine(left, loop) is not None:
                left, right = right, left
            change = self.affine(right, loop)
            if change is None:
                return None
            combine = symbolic.add if value.opcode == "add" else symbolic.sub
            start, step = combine(start, change.start), combine(step, change.step)
            value = left
        return None

    def invariant(self, value: Value, loop: Loop[BasicBlock], depth: int = 0) -> SymbolicExpr | None:
        """The value as an expression over what is defined outside the loop, None if it may vary.

        Integer arithmetic in the loop is looked through, so a bound that is widened there is found.
        """
        if not (value.type.is_int or value.type.is_pointer):
            return None
        bits = bits_of(value)
        if bits > 64 or (
            isinstance(value.type, PointerType) and self.layout.pointer_bits(value.type.addrspace) != 64
        ):
            return None
        if self.info.is_invariant(value, loop):
            return leaf(value)
        if depth > DEPTH_LIMIT or not isinstance(value, Instruction):
            return None
        if value.opcode in ("add", "sub", "mul", "zext", "sext", "trunc", "ptrtoint"):
            parts: list[SymbolicExpr] = []
            for operand in value.operands:
                part = self.invariant(operand, loop, depth + 1)
                if part is None:
                    return None
                parts.append(part)
            return trunc(parts[0], bits) if value.opcode == "ptrtoint" else make(value.opcode, bits, *parts)
        if value.opcode == "shl":
            amount = value.operands[1]
            base = self.invariant(value.operands[0], loop, depth + 1)
            if base is not None and isinstance(amount, ConstantInt) and 0 <= amount.value < bits:
                return symbolic.mul(base, const(1 << amount.value, bits))
        return None

    def affine(self, value: Value, loop: Loop[BasicBlock], depth: int = 0) -> Affine | None:
        """The value as an affine function of the loop's iteration number, None if it is not known to be."""
        key = (value, loop)
        if key in self._affine:
            return self._affine[key]
        expr = self.invariant(value, loop)
        if expr is not None:
            result: Affine | None = Affine(expr, const(0, expr.bits), True, True)
        elif depth > DEPTH_LIMIT or not isinstance(value, Instruction):
            return None
        elif isinstance(value, Phi):
            self._affine[key] = None  # what a cycle of joins sees
            if value.parent is loop.header:
                result = self._header_phi(value, loop)
            else:
                result = self._joined(value, loop, depth + 1)
        else:
            result = self._combine(value, loop, depth + 1)
        self._affine[key] = result
        return result

    def _header_phi(self, phi: Phi, loop: Loop[BasicBlock]) -> Affine | None:
        """start from outside, and from the latch the phi itself plus what does not change."""
        latch = self.info.latch(loop)
        outside = [p for p in self.info.predecessors[loop.header] if p not in loop]
        if block_of(phi) is not loop.header or latch is None or len(outside) != 1:
            return None
        if not (phi.type.is_int and bits_of(phi) <= 64) and not phi.type.is_pointer:
            return None
        start = self.invariant(phi.incoming_for(outside[0]), loop)
        if start is None:
            return None
        bits = start.bits
        step = const(0, bits)
        signed = unsigned = True
        value = phi.incoming_for(latch)
        for _ in range(DEPTH_LIMIT):
            if value is phi:
                break
            link = self._increment(value, loop)
            if link is None:
                return None
            value, change, keeps_signed, keeps_unsigned = link
            exact = _sum_of_steps(step, change)
            step = symbolic.add(step, change)
            signed = signed and keeps_signed and exact
            unsigned = unsigned and keeps_unsigned and exact
        else:
            return None
        first, delta = start.signed, step.signed
        if signed and first is not None and first >= 0 and delta is not None and delta >= 0:
            unsigned = True
        return Affine(start, step, signed, unsigned)

    def _joined(self, phi: Phi, loop: Loop[BasicBlock], depth: int) -> Affine | None:
        """A join in the loop body whose incoming values are all the same affine function."""
        if self.info.loop_of(block_of(phi)) is not loop:
            return None
        sides = [self.affine(value, loop, depth) for value in phi.operands]
        first = sides[0]
        if first is None or any(s is None or (s.start, s.step) != (first.start, first.step) for s in sides):
            return None
        signed = all(s is not None and s.signed for s in sides)
        return Affine(first.start, first.step, signed, all(s is not None and s.unsigned for s in sides))

    def _increment(
        self, value: Value, loop: Loop[BasicBlock]
    ) -> tuple[Value, SymbolicExpr, bool, bool] | None:
        """`value` as (what it is added to, invariant change, signed exactness, unsigned exactness)."""
        if isinstance(value, GetElementPtr):
            offset = self.layout.gep_constant_offset(value)
            if offset is None or value.type.is_vector:
                return None
            unwrapped = "inbounds" in value.flags or "nusw" in value.flags
            return (
                value.operands[0],
                const(offset),
                False,
                unwrapped or ("nuw" in value.flags and offset >= 0),
            )
        if isinstance(value, Phi) and value.parent is not loop.header and 1 < len(value.operands) < 5:
            # Redundancy elimination leaves joins of equal increments.
            if any(isinstance(operand, Phi) for operand in value.operands):
                return None
            links = [self._increment(operand, loop) for operand in value.operands]
            first = links[0]
            if first is None or any(link is None or link[:2] != first[:2] for link in links):
                return None
            signed, unsigned = (all(link is not None and link[side] for link in links) for side in (2, 3))
            return first[0], first[1], signed, unsigned
        if not isinstance(value, Instruction):
            return None
        if value.opcode == "add" or (value.opcode == "or" and "disjoint" in value.flags):
            nsw, nuw = "nsw" in value.flags, "nuw" in value.flags
            if value.opcode == "or":
                nsw = nuw = True
            for base, other in (value.operands, value.operands[::-1]):
                change = self.invariant(other, loop)
                if change is not None:
                    return base, change, nsw, nuw and change.signed is not None and change.signed >= 0
        elif value.opcode == "sub":
            change = self.invariant(value.operands[1], loop)
            if change is not None and change.signed is not None and _fits(-change.signed, change.bits):
                nuw = "nuw" in value.flags and change.signed >= 0
                return value.operands[0], const(-change.signed, change.bits), "nsw" in value.flags, nuw
        return None

    def _combine(self, value: Instruction, loop: Loop[BasicBlock], depth: int) -> Affine | None:
        opcode = value.opcode
        if value.type.is_vector or not (value.type.is_int or value.type.is_pointer):
            return None
        if isinstance(value, GetElementPtr):
            return self._address(value, loop, depth)
        if opcode in ("add", "sub") or (opcode == "or" and "disjoint" in value.flags):
            a = self.affine(value.operands[0], loop, depth)
            b = self.affine(value.operands[1], loop, depth) if a is not None else None
            if a is None or b is None:
                return None
            back = b.step.signed
            if opcode == "sub" and back is None:
                return None
            nsw = "nsw" in value.flags or opcode == "or"
            nuw = "nuw" in value.flags or opcode == "or"
            step_b = const(-back, b.bits) if opcode == "sub" and back is not None else b.step
            exact = _sum_of_steps(a.step, step_b) and (opcode != "sub" or back is None or _fits(-back, b.bits))
            return Affine(
                make("sub" if opcode == "sub" else "add", a.bits, a.start, b.start),
                symbolic.add(a.step, step_b),
                nsw and exact and a.signed and b.signed,
                nuw and exact and a.unsigned and b.unsigned,
            )
        if opcode in ("mul", "shl"):
            a = self.affine(value.operands[0], loop, depth)
            factor = value.operands[1]
            if a is None or not isinstance(factor, ConstantInt):
                return None
            number = factor.value
            if opcode == "shl":
                if not 0 <= number < a.bits:
                    return None
                number = 1 << number
            exact = a.step.signed is not None and _fits(a.step.signed * number, a.bits)
            positive = number > 0 and _fits(number, a.bits)
            multiplier = const(number, a.bits)
            return Affine(
                symbolic.mul(a.start, multiplier),
                symbolic.mul(a.step, multiplier),
                "nsw" in value.flags and exact and a.signed and (opcode == "mul" or positive),
                "nuw" in value.flags and exact and a.unsigned and positive,
            )
        if opcode in ("sext", "zext", "trunc", "ptrtoint", "inttoptr"):
            a = self.affine(value.operands[0], loop, depth)
            bits = bits_of(value)
            return None if a is None or bits > 64 else self._convert(a, value, bits)
        return None

    def _convert(self, a: Affine, value: Instruction, bits: int) -> Affine | None:
        opcode = value.opcode
        if bits == a.bits:
            return a
        if opcode == "sext" and a.signed:
            return Affine(sext(a.start, bits), sext(a.step, bits), True, False)
        if opcode == "zext" and a.unsigned:
            return Affine(zext(a.start, bits), sext(a.step, bits), True, True)
        if opcode == "zext" and a.signed and "nneg" in value.flags:
            return Affine(sext(a.start, bits), sext(a.step, bits), True, True)
        if bits < a.bits:
            return Affine(trunc(a.start, bits), trunc(a.step, bits), False, False)
        return None

    def _address(self, gep: GetElementPtr, loop: Loop[BasicBlock], depth: int) -> Affine | None:
        base = self.affine(gep.operands[0], loop, depth)
        parts = gep_parts(gep, self.layout)
        if base is None or base.bits != 64 or parts is None:
            return None
        offset, terms = parts
        start = symbolic.add(base.start, const(offset))
        step = base.step
        exact = base.unsigned and ("inbounds" in gep.flags or "nusw" in gep.flags)
        for index, size in terms:
            a = self.affine(index, loop, depth)
            if a is None or (a.bits != 64 and not a.signed):
                return None
            # An index narrower than a pointer is sign-extended, a wider one would be cut.
            scaled = symbolic.mul(sext(a.step, 64), const(size))
            exact = exact and a.signed and a.step.signed is not None and _fits(a.step.signed * size, 64)
            exact = exact and _sum_of_steps(step, scaled)
            start = symbolic.add(start, symbolic.mul(sext(a.start, 64), const(size)))
            step = symbolic.add(step, scaled)
        return Affine(start, step, False, exact)

    def trip_count(self, loop: Loop[BasicBlock]) -> TripCount | None:
        """The loop's trip count, None unless it is known for every input with which the loop ends."""
        if loop not in self._trip_counts:
            self._trip_counts[loop] = self._trip_count(loop)
        return self._trip_counts[loop]

    def _trip_count(self, loop: Loop[BasicBlock]) -> TripCount | None:
        exiting = self.info.returning_exiting(loop)
        if len(exiting) != 1:
            return None
        test = self.exit_test(loop, exiting[0])
        if test is None:
            return None
        count = least_exit(test.stay, test.affine, test.limit)
        return None if count is None else TripCount(loop, exiting[0], count)

    def exit_test(self, loop: Loop[BasicBlock], exiting: BasicBlock) -> ExitTest | None:
        """The comparison by which a block leaves the loop, if the loop meets it once in every iteration that
        goes on and it compares an affine value with an invariant."""
        latch = self.info.latch(loop)
        if latch is None or not self.info.tree.dominates(exiting, latch):
            return None
        if self.info.loop_of(exiting) is not loop:
            return None
        terminator = exiting.terminator
        if not isinstance(terminator, CondBr) or (terminator.if_true in loop) == (
            terminator.if_false in loop
        ):
            return None
        condition = terminator.condition
        if not isinstance(condition, ICmp) or condition.operands[0].type.is_vector:
            return None
        stay = condition.predicate if terminator.if_true in loop else INVERSE[condition.predicate]
        tested, bound = condition.operands
        limit = self.invariant(bound, loop)
        if limit is None or self.invariant(tested, loop) is not None:
            tested, bound, stay = bound, tested, SWAPPED[stay]
            limit = self.invariant(bound, loop)
        affine = None if limit is None else self.affine(tested, loop)
        if limit is None or affine is None or affine.is_invariant:
            return None
        return ExitTest(exiting, stay, tested, bound, affine, limit)


def gep_parts(gep: GetElementPtr, layout: DataLayout) -> tuple[int, list[tuple[Value, int]]] | None:
    """A getelementptr's offset as constant bytes plus (index, bytes for each) terms; None for vectors."""
    if (
        any(operand.type.is_vector for operand in gep.operands)
        or not isinstance(gep.type, PointerType)
        or layout.pointer_bits(gep.type.addrspace) != 64
    ):
        return None
    if getattr(gep.source_type, "scalable", False):
        return None
    offset, terms = layout.gep_offset(gep)
    if any(not index.type.is_int or bits_of(index) > 64 for index, _ in terms):
        return None
    return offset, terms


def least_exit(stay: str, t: Affine, n: SymbolicExpr) -> SymbolicExpr | None:
    """The least k with `not (t_k stay n)` as an i64, None where no closed form is sure."""
    bits = t.bits
    step = t.step.signed
    if stay == "eq":
        if step is None:
            return None
        return zext(
            symbolic.sub(const(1, bits), make("umin", bits, symbolic.sub(t.start, n), const(1, bits))), 64
        )
    if stay == "ne":
        return None if not step else _solve_equality(symbolic.sub(n, t.start), step, bits)
    signed = stay[0] == "s"
    upwards = stay[1] == "l"
    exact = t.signed if signed else t.unsigned
    if step is None:
        # With step <= 0 the loop is left at once or never (a wrap would be poison).
        if not (exact and signed and upwards):
            return None
    elif (step > 0) != upwards:
        return None
    widen = sext if signed else zext
    width = 64 if bits < 64 else bits
    start, limit = widen(t.start, width), widen(n, width)
    if stay[2:] == "e":
        # t <= n is t < n + 1; n + 1 wraps only at full width, for a loop that never ends.
        limit = symbolic.add(limit, const(1 if upwards else -1, width))
        reach = n.constant if not signed else n.signed
        last = reach
    else:
        reach = n.constant if not signed else n.signed
        last = None if reach is None else reach - 1 if upwards else reach + 1
    if not exact and step is not None and abs(step) != 1:
        # From the last value that stays, one more step must not pass the end of the range.
        low, high = (-(1 << (bits - 1)), (1 << (bits - 1)) - 1) if signed else (0, (1 << bits) - 1)
        if last is None or not low <= last + step <= high:
            return None
    kind = ("smax" if signed else "umax") if upwards else ("smin" if signed else "umin")
    if bits < 64 and not signed:
        kind = "s" + kind[1:]  # zero-extended numbers and n - 1 = -1 compare right as signed
    far = make(kind, width, limit, start)
    distance = symbolic.sub(far, start) if upwards else symbolic.sub(start, far)
    if step is None:
        stride = make("smax", width, sext(t.step, width), const(1, width))
    else:
        stride = const(abs(step), width)
    if stride.constant == 1:
        return distance
    if width > bits:
        return make("udiv", 64, symbolic.add(distance, symbolic.sub(stride, const(1))), stride)
    some = make("umin", 64, distance, const(1))
    return symbolic.add(make("udiv", 64, symbolic.sub(distance, some), stride), some)


def _solve_equality(difference: SymbolicExpr, step: int, bits: int) -> SymbolicExpr:
    """The least k with step * k == difference modulo 2^bits, given that there is one."""
    if step == -1 << (bits - 1):
        step = 1 << (bits - 1)
    elif step < 0:
        rest, number = split_constant(difference)
        if rest is not None and rest.op == "sub":
            difference = symbolic.add(symbolic.sub(rest.operands[1], rest.operands[0]), const(-number, bits))
        else:
            difference = symbolic.sub(const(0, bits), difference)
        step = -step
    shift = (step & -step).bit_length() - 1
    odd = step >> shift
    count = make("lshr", bits, difference, const(shift, bits))
    if odd != 1:
        modulus = 1 << (bits - shift)
        count = symbolic.mul(count, const(pow(odd, -1, modulus), bits))
        count = make("and", bits, count, const(modulus - 1, bits))
    return zext(count, 64)
