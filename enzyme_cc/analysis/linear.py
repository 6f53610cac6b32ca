"""Addresses and integers as polynomials over iteration numbers and opaque values, modulo 2^64.

A polynomial maps monomials (sorted tuples of atoms) to integer coefficients; () is the constant.  An atom
is an iteration number of a loop (how many backedges it has taken since it was entered), or a value that
nothing more is known of, read as signed or zero-extended to 64 bits.  Narrow arithmetic is only looked
into where flags rule out that it wraps, so the identity holds whenever the value is not poison.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from enzyme_cc.analysis.induction import Affine, InductionAnalysis, gep_parts
from enzyme_cc.analysis.symbolic import SymbolicExpr, bits_of
from enzyme_cc.graph import Loop
from enzyme_cc.ir import BasicBlock, ConstantInt, ConstantNull, GetElementPtr, Instruction, Phi, Value
from enzyme_cc.ir.structure import block_of

TERM_LIMIT = 24
DEGREE_LIMIT = 3
DEPTH_LIMIT = 40


@dataclass(frozen=True, slots=True, eq=False)
class Atom:
    """An unknown: `loop` for an iteration number, else `value` (zero-extended if `unsigned`).

    `number` orders atoms; `copy` tells instances apart that belong to different executions; `slack` atoms
    are made up by a proof; each is one object.  Iteration numbers and slacks are never negative.
    """

    number: int
    value: Value | None = None
    loop: Loop[BasicBlock] | None = None
    unsigned: bool = False
    copy: int = 0
    slack: bool = False

    @property
    def nonnegative(self) -> bool:
        return self.loop is not None or self.unsigned or self.slack


Monomial: TypeAlias = tuple[Atom, ...]
Polynomial: TypeAlias = dict[Monomial, int]


def _key(atom: Atom) -> tuple[int, int, bool]:
    return atom.number, atom.copy, atom.slack


def number(value: int) -> Polynomial:
    return {(): value} if value else {}


def plus(a: Polynomial, b: Polynomial, factor: int = 1) -> Polynomial:
    """a + factor * b."""
    result = dict(a)
    for monomial, coefficient in b.items():
        total = result.get(monomial, 0) + factor * coefficient
        if total:
            result[monomial] = total
        else:
            result.pop(monomial, None)
    return result


def times(a: Polynomial, b: Polynomial) -> Polynomial:
    result: Polynomial = {}
    for left, x in a.items():
        for right, y in b.items():
            monomial = tuple(sorted(left + right, key=_key))
            total = result.get(monomial, 0) + x * y
            if total:
                result[monomial] = total
            else:
                result.pop(monomial, None)
    return result


def substitute(p: Polynomial, atom: Atom, replacement: Polynomial) -> Polynomial:
    """p with every power of an atom replaced."""
    if not any(atom in monomial for monomial in p):
        return p
    result: Polynomial = {}
    for monomial, coefficient in p.items():
        count = monomial.count(atom)
        if not count:
            result = plus(result, {monomial: coefficient})
            continue
        term: Polynomial = {tuple(other for other in monomial if other is not atom): coefficient}
        for _ in range(count):
            term = times(term, replacement)
        result = plus(result, term)
    return result


def atoms(p: Polynomial) -> list[Atom]:
    return list(dict.fromkeys(atom for monomial in p for atom in monomial))


def manageable(p: Polynomial) -> bool:
    return len(p) <= TERM_LIMIT and all(len(monomial) <= DEGREE_LIMIT for monomial in p)


class LinearForms:
    """The polynomials of one function's values, cached."""

    __slots__ = ("_atoms", "_cache", "_copies", "_wrapped", "induction", "info", "layout")

    def __init__(self, induction: InductionAnalysis) -> None:
        self.induction = induction
        self.info = induction.info
        self.layout = induction.layout
        self._atoms: dict[tuple[object, bool], Atom] = {}
        self._cache: dict[tuple[Value, str], Polynomial] = {}
        self._copies: dict[Atom, Atom] = {}
        self._wrapped: dict[tuple[Value, Loop[BasicBlock]], Polynomial] = {}

    def iteration(self, loop: Loop[BasicBlock]) -> Atom:
        """The atom for the loop's iteration number."""
        key = (loop, False)
        if key not in self._atoms:
            self._atoms[key] = Atom(len(self._atoms), loop=loop)
        return self._atoms[key]

    def copied(self, atom: Atom) -> Atom:
        """The same unknown in another execution."""
        found = self._copies.get(atom)
        if found is None:
            found = Atom(atom.number, atom.value, atom.loop, atom.unsigned, copy=1)
            self._copies[atom] = found
        return found

    def opaque(self, value: Value, unsigned: bool = False) -> Polynomial:
        key = (value, unsigned)
        if key not in self._atoms:
            self._atoms[key] = Atom(len(self._atoms), value=value, unsigned=unsigned)
        return {(self._atoms[key],): 1}

    def address(self, pointer: Value) -> tuple[Value, Polynomial]:
        """A pointer as (base, byte offset): constant and variable getelementptrs and pointer induction
        variables are taken apart; the base is what is left."""
        total = self.value(pointer)
        bases = [
            monomial
            for monomial, coefficient in total.items()
            if len(monomial) == 1
            and coefficient == 1
            and monomial[0].value is not None
            and monomial[0].value.type.is_pointer
        ]
        if len(bases) == 1:
            rest = {monomial: c for monomial, c in total.items() if monomial != bases[0]}
            if not any(a.value is not None and a.value.type.is_pointer for a in atoms(rest)):
                base = bases[0][0].value
                assert base is not None
                return base, rest
        return pointer, {}

    def value(self, value: Value, depth: int = 0) -> Polynomial:
        """A pointer or 64-bit integer modulo 2^64; a narrower integer is read as signed."""
        wide = (value.type.is_pointer or value.type.is_int) and bits_of(value) == 64
        return self._get(value, "wide" if wide else "signed", depth)

    def exact(self, value: Value, unsigned: bool = False) -> Polynomial:
        """The polynomial that equals an integer's signed (unsigned) reading, as an integer and not modulo."""
        return self._get(value, "unsigned" if unsigned else "signed", 0)

    def wrapping(self, value: Value, loop: Loop[BasicBlock]) -> Polynomial | None:
        """What an integer that a loop computes is modulo two to the power of its bits, where that says more than its
        readings do: sums and products in the loop are looked into whether they may wrap or not."""
        found = self._wrapping(value, loop, 0)
        return None if any(atom.value is value for atom in atoms(found)) else found

    def _wrapping(self, value: Value, within: Loop[BasicBlock], depth: int) -> Polynomial:
        key = (value, within)
        if key not in self._wrapped:
            found = self._find_wrapping(value, within, depth)
            self._wrapped[key] = found if manageable(found) else self.value(value, depth)
        return self._wrapped[key]

    def _find_wrapping(self, value: Value, within: Loop[BasicBlock], depth: int) -> Polynomial:
        if isinstance(value, Instruction) and depth < DEPTH_LIMIT and block_of(value) in within:
            if value.opcode in ("add", "sub", "mul"):
                a, b = (self._wrapping(operand, within, depth + 1) for operand in value.operands)
                return times(a, b) if value.opcode == "mul" else plus(a, b, -1 if value.opcode == "sub" else 1)
            if value.opcode == "shl" and isinstance(right := value.operands[1], ConstantInt):
                if 0 <= right.value < bits_of(value) - 1:
                    return times(self._wrapping(value.operands[0], within, depth + 1), number(1 << right.value))
            elif value.opcode == "trunc" and bits_of(value.operands[0]) <= 64:
                return self._wrapping(value.operands[0], within, depth + 1)
            elif isinstance(value, Phi) and (loop := self.info.loop_of(block_of(value))) is not None:
                affine = self.induction.affine(value, loop) if loop.header is block_of(value) else None
                found = None if affine is None else self.affine(affine, loop, "signed", depth)
                if found is not None:
                    return found
        return self.value(value, depth)

    def _get(self, value: Value, reading: str, depth: int) -> Polynomial:
        if isinstance(value, ConstantInt):
            return number(value.unsigned if reading == "unsigned" else value.value)
        if isinstance(value, ConstantNull):
            return {}
        if not isinstance(value, Instruction) or depth > DEPTH_LIMIT:
            return self.opaque(value, reading == "unsigned")
        key = (value, reading)
        found = self._cache.get(key)
        if found is None:
            found = self._compute(value, reading, depth + 1)
            if found is None or not manageable(found):
                found = self.opaque(value, reading == "unsigned")
            self._cache[key] = found
        return found

    def _compute(self, value: Instruction, reading: str, depth: int) -> Polynomial | None:
        opcode = value.opcode
        if isinstance(value, Phi):
            return self._phi(value, reading, depth)
        if isinstance(value, GetElementPtr):
            parts = gep_parts(value, self.layout)
            if parts is None:
                return None
            total = plus(self._get(value.operands[0], "wide", depth), number(parts[0]))
            for index, size in parts[1]:
                total = plus(total, self.value(index, depth), size)
            return total
        if value.type.is_vector:
            return None
        if opcode in ("add", "sub", "mul", "shl") or (opcode == "or" and "disjoint" in value.flags):
            flag = {"wide": None, "signed": "nsw", "unsigned": "nuw"}[reading]
            if opcode == "or":
                flag = None
            if flag is not None and flag not in value.flags:
                return None
            left, right = value.operands
            if opcode == "shl":
                # At full signed width the multiplier 2^(bits-1) is out of range of the signed reading.
                if not isinstance(right, ConstantInt) or not 0 <= right.value < bits_of(value) - 1:
                    return None
                return times(self._get(left, reading, depth), number(1 << right.value))
            a, b = self._get(left, reading, depth), self._get(right, reading, depth)
            return times(a, b) if opcode == "mul" else plus(a, b, -1 if opcode == "sub" else 1)
        if opcode == "sext" and reading != "unsigned":
            return self._get(value.operands[0], "signed", depth)
        if opcode == "zext":
            nonnegative = "nneg" in value.flags
            return self._get(value.operands[0], "signed" if nonnegative else "unsigned", depth)
        if opcode == "trunc" and reading != "wide" and bits_of(value.operands[0]) <= 64:
            if ("nsw" if reading == "signed" else "nuw") in value.flags:
                return self._get(value.operands[0], reading, depth)
            if self._stays_below(value.operands[0], bits_of(value) - (reading == "signed")):
                return self._get(value.operands[0], "signed", depth)
        if opcode in ("ptrtoint", "inttoptr", "bitcast") and reading == "wide":
            operand = value.operands[0]
            if (operand.type.is_pointer or operand.type.is_int) and bits_of(operand) == 64:
                return self._get(operand, "wide", depth)
        return None

    def _phi(self, phi: Phi, reading: str, depth: int) -> Polynomial | None:
        loop = self.info.loop_of(block_of(phi))
        if loop is None or loop.header is not block_of(phi):
            return self._joined(phi, reading, depth)
        affine = self.induction.affine(phi, loop)
        if affine is None or (reading == "signed" and not affine.signed):
            return None
        if reading == "unsigned" and not affine.unsigned:
            return None
        return self.affine(affine, loop, reading, depth)

    def _joined(self, phi: Phi, reading: str, depth: int) -> Polynomial | None:
        """A join whose incoming values are all equal."""
        if len(phi.operands) > 4:
            return None
        self._cache[(phi, reading)] = self.opaque(phi, reading == "unsigned")  # what a cycle of joins sees
        first = self._get(phi.operands[0], reading, depth)
        if any(atom.loop is not None and block_of(phi) not in atom.loop for atom in atoms(first)):
            return None
        return first if all(self._get(value, reading, depth) == first for value in phi.operands[1:]) else None

    def _stays_below(self, counter: Value, bits: int) -> bool:
        """Whether a header phi that counts up from 0 or more is always less than 2^bits, because its loop's
        only exit compares it with what was widened from fewer bits."""
        if not isinstance(counter, Phi):
            return False
        loop = self.info.loop_of(block_of(counter))
        affine = None if loop is None else self.induction.affine(counter, loop)
        exits = [] if loop is None else self.info.returning_exiting(loop)
        if loop is None or affine is None or loop.header is not block_of(counter) or len(exits) != 1:
            return False
        test = self.induction.exit_test(loop, exits[0])
        start, step = affine.start.signed, affine.step.signed
        if test is None or start is None or step is None or not affine.signed or not test.affine.signed:
            return False
        if not 0 <= start < 1 << bits or step < 1 or test.affine.step.signed != step:
            return False
        # Iteration k > 0 runs because the test of iteration k - 1 passed, on the value it then has.
        if test.affine.start.signed != start + step:
            return False
        if test.stay not in ("slt", "ult") and not (test.stay == "ne" and step == 1):
            return False
        bound = test.bound
        if not isinstance(bound, Instruction) or bound.opcode not in ("zext", "sext"):
            return False
        if test.stay == "ult" and bound.opcode == "sext":
            return False
        limited = bits_of(bound.operands[0]) - (bound.opcode == "sext" or "nneg" in bound.flags)
        return limited <= bits

    def affine(
        self, affine: Affine, loop: Loop[BasicBlock], reading: str, depth: int = 0
    ) -> Polynomial | None:
        """start + iteration * step."""
        start = self.expression(affine.start, reading, depth)
        step = self.expression(affine.step, "wide" if reading == "wide" else "signed", depth)
        if start is None or step is None:
            return None
        return plus(start, times({(self.iteration(loop),): 1}, step))

    def expression(self, e: SymbolicExpr, reading: str = "wide", depth: int = 0) -> Polynomial | None:
        """A symbolic expression's polynomial; None where it is not one."""
        if e.op == "const":
            assert e.constant is not None and e.signed is not None
            return number(e.constant if reading == "unsigned" else e.signed)
        if e.op == "value":
            assert isinstance(e.leaf, Value)
            return self._get(e.leaf, reading, depth)
        if e.op in ("sext", "zext") and e.bits == 64:
            return self.expression(e.operands[0], "signed" if e.op == "sext" else "unsigned", depth)
        if e.bits == 64 and reading == "wide" and e.op in ("add", "sub", "mul"):
            a, b = (self.expression(operand, "wide", depth) for operand in e.operands)
            if a is None or b is None:
                return None
            return times(a, b) if e.op == "mul" else plus(a, b, -1 if e.op == "sub" else 1)
        return None
