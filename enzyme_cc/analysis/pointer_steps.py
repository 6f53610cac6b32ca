"""Pointers that step through memory: where type facts must not be handed on at exact offsets.

Facts about memory travel along GEPs at an exact offset and along phis and selects unchanged, in both
directions. Wherever that graph has a closed path whose offsets do not add up to zero, facts would go round
and appear at ever new offsets. Two kinds of such paths:

*Cycles*: a phi fed by a GEP of itself, a pointer that walks in a loop. All pointers of one strongly connected
component share the greatest common divisor of the steps in it.

*Merges*: a phi or select of pointers that lie a known distance apart in one object (`k ? p : p + 8`). A
union-find structure with offsets finds the operand that closes the path; it steps by the distance.

Integers are on such paths, too, where they are pointers at times, as words of unions and enumerations are: what holds
now the address of a node, now its height in a tree, and is counted up. Of a sum that closes a path it is not said
where it points.
"""

from __future__ import annotations

from math import gcd

from enzyme_cc.graph import strongly_connected_components
from enzyme_cc.ir import (
    ConstantExpr,
    ConstantInt,
    DataLayout,
    Function,
    GetElementPtr,
    GlobalAlias,
    GlobalVariable,
    Instruction,
    Phi,
    Select,
    Value,
    i64,
)
from enzyme_cc.ir.opcodes import COPIES, POINTER_COPIES

MOST_CHOICES = 4


def factor_in(index: Value, depth: int = 8) -> int:
    """A number that divides an integer, read as signed: where a computation may wrap around, a power of two. Sums and
    products of 64 bits do not, in an address: `base + j * size` is how a row of records is walked."""
    if isinstance(index, ConstantInt):
        return _at_most(abs(index.value)) if index.value else MOST
    if depth == 0 or not isinstance(index, Instruction):
        return 1
    operands = index.operands
    if isinstance(index, (Phi, Select)):
        return _of_several(index, depth)
    if index.opcode == "mul":
        found = factor_in(operands[0], depth - 1) * factor_in(operands[1], depth - 1)
    elif index.opcode == "shl" and isinstance(operands[1], ConstantInt):
        found = factor_in(operands[0], depth - 1) << operands[1].value
    elif index.opcode in ("add", "sub"):
        found = gcd(*(factor_in(operand, depth - 1) for operand in operands))
    elif index.opcode == "and":
        return max(_power_of_two(factor_in(operand, depth - 1)) for operand in operands)
    elif index.opcode in ("or", "xor"):
        return gcd(*(_power_of_two(factor_in(operand, depth - 1)) for operand in operands))
    elif index.opcode in ("sext", "freeze"):
        return factor_in(operands[0], depth - 1)
    elif index.opcode == "zext":
        found = factor_in(operands[0], depth - 1)
        return found if "nneg" in index.flags else _power_of_two(found)
    else:
        return 1
    if "nsw" not in index.flags and index.type is not i64:
        found = _power_of_two(found)
    return _at_most(found)


def counted_step(index: Value) -> int:
    """What divides an index that a loop counts up from a constant by a constant; 0 if it is none."""
    if not isinstance(index, Phi):
        return 0
    found = 0
    for operand in index.operands:
        if isinstance(operand, Instruction) and operand.opcode == "add" and index in operand.operands:
            operand = next((step for step in operand.operands if step is not index), index)
        if not isinstance(operand, ConstantInt):
            return 0
        found = gcd(found, operand.value)
    return found


def _of_several(index: Phi | Select, depth: int) -> int:
    """`factor_in` of a choice, or of what is counted up by steps."""
    found, wraps = 0, False
    for operand in index.operands if isinstance(index, Phi) else index.operands[1:]:
        if isinstance(operand, Instruction) and operand.opcode == "add" and index in operand.operands:
            wraps = wraps or ("nsw" not in operand.flags and index.type is not i64)
            operand = next((step for step in operand.operands if step is not index), index)
            if isinstance(operand, ConstantInt):
                return 1  # so many bytes at a time says nothing of what they are: a hash table is searched like that
        if isinstance(operand, ConstantInt):
            found = gcd(found, operand.value)
        elif operand is not index:
            found = gcd(found, factor_in(operand, max(depth - 3, 0)))
    return _at_most(_power_of_two(found) if wraps else found) or MOST


def choices(index: Value) -> frozenset[int] | None:
    """The few constants that an integer is chosen of, as where one of two fields is; None for any other integer."""
    if isinstance(index, ConstantInt):
        return frozenset((index.value,))
    if not isinstance(index, Select) or index.type is not i64:
        return None
    first, second = (choices(operand) for operand in index.operands[1:])
    found = None if first is None or second is None else first | second
    return found if found and len(found) <= MOST_CHOICES else None


def counts_down(index: Value) -> bool:
    """Whether an index is written as one below zero: what is counted from an end, or from the middle of a table."""
    if isinstance(index, ConstantInt):
        return index.value <= 0
    if not isinstance(index, Instruction):
        return False
    first, *rest = index.operands
    if index.opcode == "sub":
        return isinstance(first, ConstantInt) and first.value <= 0
    if index.opcode == "xor":
        return isinstance(rest[0], ConstantInt) and rest[0].value == -1
    if index.opcode == "mul":
        return (isinstance(rest[0], ConstantInt) and rest[0].value < 0) or counts_down(first) or (
            not isinstance(rest[0], ConstantInt) and counts_down(rest[0]))
    return index.opcode in ("shl", "sext", "freeze") and counts_down(first)


def steps_by_variable(index: Value) -> bool:
    """Whether an index is a multiple of a size that only the running program knows, as in code for elements of any
    type."""
    return isinstance(index, Instruction) and index.opcode == "mul" and not any(
        isinstance(operand, ConstantInt) for operand in index.operands)


def _at_most(factor: int) -> int:
    """The factor, or where that is too large a power of two in it."""
    return factor if factor <= MOST else min(_power_of_two(factor), MOST)


def _power_of_two(factor: int) -> int:
    """The largest one in it."""
    return factor & -factor


MOST = 1 << 12
"""No array's elements are larger, as far as `factor_in` goes."""

Cycles = dict[Value, tuple[int, int]]
Steps = dict[tuple[Instruction, Value], int]
Counted = frozenset[Instruction]


def pointer_steps(function: Function, layout: DataLayout) -> tuple[Cycles, Steps, Counted]:
    """(pointer -> (number of the cycle it is on, its stride)), ((phi or select, operand) -> distance) for
    the operands that close a path, and the sums of integers that close one."""
    moving = [
        i
        for i in function.instructions()
        if i.type.is_pointer and (i.opcode == "getelementptr" or i.opcode in POINTER_COPIES)
    ]
    cycles = _cycles(moving, layout)
    distances = _Distances()
    return cycles, _merges(moving, cycles, layout, distances), _counted_words(function, distances)


def _sources(instruction: Instruction) -> list[Value]:
    """The pointers whose memory this one shares."""
    if instruction.opcode == "getelementptr":
        return instruction.operands[:1]
    return instruction.operands[1:] if instruction.opcode == "select" else instruction.operands


def _cycles(moving: list[Instruction], layout: DataLayout) -> Cycles:
    members = set(moving)

    def successors(instruction: Instruction) -> list[Instruction]:
        return [p for p in _sources(instruction) if p in members]

    cycles: Cycles = {}
    for number, component in enumerate(strongly_connected_components(moving, successors)):
        if len(component) < 2 and component[0] not in successors(component[0]):
            continue
        stride = 0
        for gep in component:
            if isinstance(gep, GetElementPtr):
                constant, variable = layout.gep_offset(gep)
                stride = gcd(stride, constant, *(scale * factor_in(index) for index, scale in variable))
        if stride:
            for member in component:
                cycles[member] = number, stride
    return cycles


class _Distances:
    """A union-find structure of values that lie known distances apart."""

    def __init__(self) -> None:
        self._parent: dict[Value, Value] = {}
        self._distance: dict[Value, int] = {}  # from the parent

    def find(self, value: Value) -> tuple[Value, int]:
        """The representative, and how far the value lies behind it."""
        path, offset = [], 0
        while value in self._parent:
            path.append(value)
            value = self._parent[value]
        for member in reversed(path):
            offset += self._distance[member]
            self._parent[member], self._distance[member] = value, offset
        return value, offset

    def connect(self, first: Value, second: Value, apart: int) -> int:
        """Say that `first` lies `apart` bytes behind `second`; how much that contradicts what was said."""
        (root, offset), (other, behind) = self.find(first), self.find(second)
        if root is other:
            return abs(offset - behind - apart)
        self._parent[root], self._distance[root] = other, behind + apart - offset
        return 0


def constant_address(value: Value, layout: DataLayout) -> tuple[Value | None, int]:
    """The global and the offset behind a constant expression."""
    offset = 0
    while isinstance(value, ConstantExpr):
        if value.opcode == "getelementptr":
            step = layout.gep_constant_offset(value)
            if step is None:
                return None, 0
            offset += step
        elif value.opcode not in ("ptrtoint", "inttoptr", "bitcast", "addrspacecast"):
            return None, 0
        value = value.operands[0]
    if isinstance(value, GlobalAlias):
        value = value.aliasee
    return (value, offset) if isinstance(value, GlobalVariable) else (None, 0)


def _merges(moving: list[Instruction], cycles: Cycles, layout: DataLayout, distances: _Distances) -> Steps:
    connect = distances.connect
    steps: Steps = {}
    for i in moving:
        if isinstance(i, GetElementPtr) and i not in cycles:
            constant = layout.gep_constant_offset(i)
            if constant is not None:
                connect(i, i.operands[0], constant)
        for address in _sources(i):
            base, offset = constant_address(address, layout) if isinstance(address, ConstantExpr) else (None, 0)
            if base is not None:
                connect(address, base, offset)
    for instruction in moving:
        if instruction.opcode in POINTER_COPIES:
            for operand in _sources(instruction):
                if _leads_nowhere(operand):
                    continue
                apart = connect(instruction, operand, 0)
                if apart:
                    steps[(instruction, operand)] = apart
    return steps


def _leads_nowhere(pointer: Value) -> bool:
    """Whether nothing is counted from a pointer: from the null pointer, which many a choice has on one side, or from
    what stands for the address of an empty array."""
    if isinstance(pointer, ConstantExpr):
        return pointer.opcode == "inttoptr"
    return pointer.is_constant and not isinstance(pointer, (GlobalVariable, GlobalAlias, Function))


def _counted_words(function: Function, distances: _Distances) -> Counted:
    """The additions of constants to integers that lie on a path which closes elsewhere than it began."""
    additions: list[Instruction] = []
    for i in function.instructions():
        if i.opcode in COPIES and i.type.is_int:
            for operand in _sources(i):
                if not operand.is_constant:
                    distances.connect(i, operand, 0)
        elif i.opcode in ("ptrtoint", "inttoptr") and not i.operands[0].is_constant:
            distances.connect(i, i.operands[0], 0)
        elif i.opcode in ("add", "sub") and i.type.is_int and isinstance(i.operands[1], ConstantInt):
            additions.append(i)
    found = set()
    for i in additions:
        address, distance = i.operands
        assert isinstance(distance, ConstantInt)
        if not address.is_constant and distances.connect(i, address, distance.value * (1 if i.opcode == "add" else -1)):
            found.add(i)
    return frozenset(found)
