"""The bytes that an access covers over all iterations of a loop nest, for run-time checks of disjointness."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from enzyme_cc.analysis import symbolic
from enzyme_cc.analysis.linear import Atom, LinearForms, Polynomial, atoms
from enzyme_cc.analysis.symbolic import SymbolicExpr, bits_of, const, leaf, make
from enzyme_cc.graph import Loop
from enzyme_cc.ir import BasicBlock, Instruction, Value
from enzyme_cc.ir.structure import block_of

ZERO = const(0)


@dataclass(frozen=True, slots=True)
class AddressRange:
    """All accesses lie in [base + low, base + high), offsets in signed 64-bit bytes, if all that is assumed holds."""

    base: Value
    low: SymbolicExpr
    high: SymbolicExpr
    assumed: tuple[Fits, ...] = ()


@dataclass(frozen=True, slots=True)
class Fits:
    """That narrow arithmetic without a promise has not wrapped: low and high, the least and the greatest of what it
    would give without end, in 64 bits and signed, are numbers that the narrow type has."""

    low: SymbolicExpr
    high: SymbolicExpr
    bits: int
    unsigned: bool

    @property
    def least(self) -> int:
        return 0 if self.unsigned else -(1 << (self.bits - 1))

    @property
    def greatest(self) -> int:
        return (1 << (self.bits - (not self.unsigned))) - 1


def joined(a: AddressRange, b: AddressRange) -> AddressRange:
    """What covers both of two ranges with one base."""
    assumed = tuple(dict.fromkeys((*a.assumed, *b.assumed)))
    return AddressRange(a.base, _extreme("smin", a.low, b.low), _extreme("smax", a.high, b.high), assumed)


def _extreme(which: str, a: SymbolicExpr, b: SymbolicExpr) -> SymbolicExpr:
    difference = symbolic.sub(a, b).signed
    if difference is not None:
        return a if (difference <= 0) == (which == "smin") else b
    return make(which, 64, a, b)


def magnitude(e: SymbolicExpr) -> int:
    """Bits such that what a signed expression stands for, computed without end, is at most two to their power, either
    sign."""
    if (number := e.signed) is not None:
        return abs(number).bit_length()
    if e.op in ("value", "sext", "zext"):
        inner = e.leaf if e.op == "value" else e.operands[0].leaf
        if e.op == "value" and isinstance(inner, Instruction) and inner.opcode in ("sext", "zext"):
            return bits_of(inner.operands[0]) - (inner.opcode == "sext" or "nneg" in inner.flags)
        return e.bits if e.op == "value" else e.operands[0].bits - (e.op == "sext")
    parts = [magnitude(operand) for operand in e.operands]
    if e.op == "mul":
        return sum(parts)
    if e.op in ("smax", "smin"):
        return max(parts)
    if e.op in ("add", "sub"):
        positive = [_is_nonnegative(operand) for operand in e.operands]
        opposed = all(positive) if e.op == "sub" else positive[0] and (e.operands[1].signed or 0) < 0
        return max(parts) + (not opposed)
    return e.bits


def _is_nonnegative(e: SymbolicExpr) -> bool:
    """Whether an expression that is a widened number, or an extreme of such, cannot be negative."""
    if (number := e.signed) is not None:
        return number >= 0
    if e.op == "value":
        return isinstance(e.leaf, Instruction) and e.leaf.opcode == "zext"
    return e.op == "zext" or (e.op == "smax" and any(map(_is_nonnegative, e.operands)))


def fixed_range(pointer: Value, size: int | Value, forms: LinearForms) -> AddressRange | None:
    """The range of `size` bytes at a pointer that no loop changes."""
    base, offset = forms.address(pointer)
    low = ZERO
    for monomial, coefficient in offset.items():
        term = const(coefficient)
        for atom in monomial:
            if atom.value is None:
                return None
            term = symbolic.mul(term, make("zext" if atom.unsigned else "sext", 64, leaf(atom.value)))
        low = symbolic.add(low, term)
    return AddressRange(base, low, symbolic.add(low, _length(size)))


def _length(size: int | Value) -> SymbolicExpr:
    return const(size) if isinstance(size, int) else make("zext", 64, leaf(size))


def address_range(
    access: Instruction, pointer: Value, size: int | Value, nest: Sequence[Loop[BasicBlock]], forms: LinearForms,
    assuming: bool = False,
) -> AddressRange | None:
    """The range of `size` bytes at `pointer` (accessed by `access`) over a loop nest, outermost loop first.

    The offsets are invariant in the outermost loop, so that they can be computed in its preheader.  None
    unless the address is affine in iteration numbers whose counts are known there.  A range may be larger
    than what is touched (conditions are not looked at), never smaller.

    If `assuming`, narrow arithmetic may be assumed not to wrap, as the range then says: compilers lose the promise that
    `n * i + j` of C's int does not when they rearrange it.
    """
    base, offset = forms.address(pointer)
    if not nest:
        return None
    if isinstance(base, Instruction) and block_of(base) in nest[0]:
        return None
    bounds = _Bounds(forms, nest, access, assuming)
    low, high = bounds.of_polynomial(offset, upper=False), bounds.of_polynomial(offset, upper=True)
    length = bounds.of_expression(_length(size), upper=True)
    if low is None or high is None or length is None:
        return None
    return AddressRange(base, low, symbolic.add(high, length), tuple(bounds.assumed))


class _Bounds:
    """Extreme values of expressions over the iterations of a nest, as expressions invariant in it."""

    __slots__ = ("access", "assumed", "assuming", "forms", "last", "nest")

    def __init__(
        self, forms: LinearForms, nest: Sequence[Loop[BasicBlock]], access: Instruction, assuming: bool
    ) -> None:
        self.assuming = assuming
        self.assumed: dict[Fits, None] = {}
        self.forms = forms
        self.nest = nest
        self.access = access
        self.last: dict[Atom, SymbolicExpr | None] = {}
        for loop in nest:
            self.last[forms.iteration(loop)] = self._last_iteration(loop)

    def _last_iteration(self, loop: Loop[BasicBlock]) -> SymbolicExpr | None:
        """The greatest iteration number with which the access may run; loops around it come before."""
        trip = self.forms.induction.trip_count(loop)
        if trip is None:
            return None
        last = self.of_expression(trip.backedge_taken, upper=True)
        if last is None:
            return None
        # Behind the test that leaves, the access has not run in the final iteration.
        block = block_of(self.access)
        if block is not trip.exiting and self.forms.info.tree.dominates(trip.exiting, block):
            last = make("smax", 64, symbolic.sub(last, const(1)), ZERO)
        return last

    def of_polynomial(self, p: Polynomial, upper: bool) -> SymbolicExpr | None:
        total = ZERO
        for monomial, coefficient in p.items():
            iterations = [atom for atom in monomial if self._varies(atom)]
            factor: SymbolicExpr | None = const(coefficient)
            for atom in monomial:
                if atom not in iterations:
                    factor = self._invariant(atom, factor)
            if factor is None or len(iterations) > 1:
                return None
            if iterations:
                limits = self._limits(iterations[0])
                if limits is None:
                    return None
                low, high = (symbolic.mul(factor, limit) for limit in limits)
                if len(monomial) > 1:
                    factor = make("smax" if upper else "smin", 64, high, low)
                else:
                    factor = high if (coefficient > 0) == upper else low
            total = symbolic.add(total, factor)
        return total

    def _varies(self, atom: Atom) -> bool:
        if atom.loop is not None:
            return atom.loop in self.nest
        return isinstance(atom.value, Instruction) and block_of(atom.value) in self.nest[0]

    def _limits(self, atom: Atom) -> tuple[SymbolicExpr, SymbolicExpr] | None:
        """The least and the greatest that what varies in the nest becomes."""
        if atom.loop is not None:
            last = self.last.get(atom)
            return None if last is None else (ZERO, last)
        value = atom.value
        assert value is not None
        if not self.assuming or not value.type.is_int or bits_of(value) >= 64:
            return None
        p = self.forms.wrapping(value, self.nest[0])
        low = None if p is None else self.of_polynomial(p, upper=False)
        high = None if p is None or low is None else self.of_polynomial(p, upper=True)
        if low is None or high is None or max(magnitude(low), magnitude(high)) > 62:
            return None
        self.assumed[Fits(low, high, bits_of(value), atom.unsigned)] = None
        return low, high

    def _invariant(self, atom: Atom, factor: SymbolicExpr | None) -> SymbolicExpr | None:
        value = atom.value
        if factor is not None and atom.loop is not None and atom.loop.encloses(self.nest[0]):
            number = self._outer_iteration(atom.loop)
            return None if number is None else symbolic.mul(factor, number)
        if (
            factor is None
            or value is None
            or (isinstance(value, Instruction) and block_of(value) in self.nest[0])
        ):
            return None
        term = make("zext" if atom.unsigned else "sext", 64, leaf(value))
        return symbolic.mul(factor, term)

    def _outer_iteration(self, loop: Loop[BasicBlock]) -> SymbolicExpr | None:
        """The iteration number of a loop around the nest, by way of one of its counters."""
        for variable in self.forms.induction.induction_variables(loop):
            start = variable.affine.start.signed
            if variable.affine.step.constant == 1 and start is not None and variable.phi.type.is_int:
                if variable.affine.bits == 64 or variable.affine.signed:
                    counter = make("sext", 64, leaf(variable.phi)) if variable.affine.bits < 64 else leaf(variable.phi)
                    return symbolic.sub(counter, const(start))
        return None

    def of_expression(self, e: SymbolicExpr, upper: bool) -> SymbolicExpr | None:
        """The extreme of a 64-bit signed expression; what varies is bounded through monotone operations."""
        if e.is_invariant_in(self.nest[0]):
            return e
        if e.bits != 64:
            return None
        if e.op == "value":
            assert isinstance(e.leaf, Value)
            p = self.forms.value(e.leaf)
            if any(atom.value is e.leaf for atom in atoms(p)):
                return None
            return self.of_polynomial(p, upper)
        if e.op in ("add", "sub", "smax", "smin"):
            left = self.of_expression(e.operands[0], upper)
            right = self.of_expression(e.operands[1], not upper if e.op == "sub" else upper)
            return None if left is None or right is None else make(e.op, 64, left, right)
        if e.op == "mul" and e.operands[1].signed is not None:
            positive = e.operands[1].signed >= 0
            factor = self.of_expression(e.operands[0], upper if positive else not upper)
            return None if factor is None else symbolic.mul(factor, e.operands[1])
        return None
