"""Transfer functions of type inference, one per opcode: what an instruction says of its operands and result.

Loads and stores tie a value to the memory behind a pointer; phis, selects and freezes tie their operands to
the result; GEPs shift memory; bit operations on integers keep a float a float where they only touch its
sign, and move the halves of a pair of floats. Arithmetic on integers makes integers, weakly where a trick on
a float's bits would look the same.
"""

from __future__ import annotations

from itertools import pairwise
from math import gcd

from enzyme_cc.analysis.addresses_as_integers import is_made_of_address
from enzyme_cc.analysis.declared_types import COUNT, declared_variable, hidden_type, tbaa_access
from enzyme_cc.analysis.known_bits import touches_only_signs
from enzyme_cc.analysis.member_marks import INTEGERS_OF_MEMBER, is_marked
from enzyme_cc.analysis.pointer_steps import factor_in
from enzyme_cc.analysis.type_calls import visit_call
from enzyme_cc.analysis.type_facts import DECLARED, FLOATS, HINT, INTEGER, POINTER, STRIDED, USED
from enzyme_cc.analysis.type_inference import TypeInference
from enzyme_cc.analysis.type_tree import EMPTY, TypeTree, anywhere, block, counted, numbers_of_records, pointer_to, tree
from enzyme_cc.analysis.value_copies import is_moved_word
from enzyme_cc.ir import (
    Alloca,
    AtomicRMW,
    Cast,
    ConstantInt,
    ExtractValue,
    GetElementPtr,
    InsertValue,
    Instruction,
    Load,
    Phi,
    ShuffleVector,
    Store,
    Type,
    Value,
    i1,
)

HIGHEST_MARK = 1 << 12
"""Marks in the lower bits of an address, which its alignment leaves free, lie below; what lies above hides it."""
LEAST_WORD = 8
"""A word that is only moved may be a number, whatever its tag says, where a caller does not tell."""


def visit(state: TypeInference, instruction: Instruction) -> None:
    """Apply the transfer function of an instruction."""
    rule = _RULES.get(instruction.opcode)
    if rule is not None:
        rule(state, instruction)


# -- memory --------------------------------------------------------------------------------------------


def _moved(state: TypeInference, instruction: Instruction, value: Value, pointer: Value) -> None:
    """Tie a value to the memory that it is loaded from or stored to."""
    if value.type.is_vector and value.type.scalable:  # a VectorType
        return
    size = state.layout.store_size(value.type)
    if COUNT in instruction.metadata:
        said = block(INTEGER, 0, size, USED)
        state.learn(value, said, instruction)
        state.learn_behind(pointer, said, instruction)
        return
    tag = instruction.metadata.get("tbaa")
    if tag is None and (size < LEAST_WORD or not state.is_unknown_outside(pointer)):
        tag = hidden_type(instruction)
    if tag is not None:
        said = tbaa_access(state.table, tag, size)
        is_member = any(f.concrete is INTEGER and f.strength == USED for f in said.facts)
        if is_member and is_moved_word(value):
            # A member that is declared an integer may be given a number's bits by memcpy.
            state.learn(value, said.weakened(STRIDED), instruction)
            numbers = numbers_of_records(state.behind(pointer)).window(0, size)
            state.learn(value, numbers.weakened(STRIDED), instruction)
        elif value.type.is_int or value.type.is_pointer:
            state.learn(value, said, instruction)
        if is_member:
            known = tree(f for f in state.of(value).facts if f.concrete.is_float and f.strength >= DECLARED)
            state.learn_behind(pointer, known, instruction)
        if value.type.is_int:
            state.learn_behind(pointer, said, instruction)
            if any(
                (f.concrete is INTEGER or f.concrete.is_float) and f.strength == USED and f.width == size
                for f in said.facts
            ):
                return  # a field or number, whatever else lies there in other objects that the pointer meets
    if value.type.is_int and is_marked(instruction, INTEGERS_OF_MEMBER):
        state.learn(value, block(INTEGER, 0, size, STRIDED), instruction)  # Fortran's tags tell no types
    extent = state.analysis.header_extent(instruction) if value.type.is_pointer else None
    if extent is not None:
        state.learn_behind(pointer, pointer_to(state.behind(value).window(0, extent)), instruction)
        state.learn_behind(value, state.behind(pointer).window(0, size).data0().window(0, extent), instruction)
        return
    known = state.of(value)
    state.learn_behind(pointer, counted(known, size) if instruction.opcode == "store" else known, instruction)
    if value.is_constant and not value.type.is_pointer:
        return
    state.learn(value, state.behind(pointer).window(0, size), instruction)


def _packed(state: TypeInference, i: Load | Store, type: Type, pointer: Value) -> None:
    """A number that is not aligned and not at a known place, nor at that of an element of an array of such, lies among
    packed bytes."""
    if type.is_float and i.align is not None and i.align < min(8, FLOATS[type.kind].size):
        concrete = FLOATS[type.kind]
        if _may_be_among_bytes(state, pointer, concrete.stride):
            state.learn_behind(pointer, anywhere(concrete), i)


def _may_be_among_bytes(state: TypeInference, pointer: Value, element: int) -> bool:
    """Whether a pointer is counted, on one way at least, in steps that are no multiples of so many bytes."""
    pending, seen = [pointer], {pointer}
    while pending:
        pointer = pending.pop()
        if isinstance(pointer, (GetElementPtr, Phi)):
            is_counted = isinstance(pointer, GetElementPtr) or pointer in state.cycles
            if is_counted and _stride(state, pointer) % element:
                return True
            before = [pointer.operands[0]] if isinstance(pointer, GetElementPtr) else pointer.operands
            pending += [value for value in before if value not in seen]
            seen.update(before)
    return False


def _stride(state: TypeInference, pointer: GetElementPtr | Phi) -> int:
    """What divides how far a GEP that is indexed goes, or what walks in a loop; 0 if it goes to a known place."""
    if pointer in state.cycles:
        return state.cycles[pointer][1]
    assert isinstance(pointer, GetElementPtr)
    _, variable = state.layout.gep_offset(pointer)
    return gcd(*(scale * factor_in(index) for index, scale in variable))


def _load(state: TypeInference, i: Instruction) -> None:
    assert isinstance(i, Load)
    _packed(state, i, i.type, i.operands[0])
    _moved(state, i, i, i.operands[0])


def _store(state: TypeInference, i: Instruction) -> None:
    assert isinstance(i, Store)
    _packed(state, i, i.value.type, i.operands[1])
    _moved(state, i, i.operands[0], i.operands[1])


def _alloca(state: TypeInference, i: Instruction) -> None:
    assert isinstance(i, Alloca)
    said = declared_variable(i.allocated_type, state.layout)
    if i.operands and not (isinstance(i.operands[0], ConstantInt) and i.operands[0].value == 1):
        said = said.generalised(state.layout.size(i.allocated_type)).merge(said)
        state.learn_integer(i.operands[0], USED, i)
    state.learn_behind(i, said, i)


def _getelementptr(state: TypeInference, i: Instruction) -> None:
    assert isinstance(i, GetElementPtr)
    for index in i.operands[1:]:
        state.learn_integer(index, USED, i)
    if i.type.is_vector:
        return
    base = i.operands[0]
    cycle = state.cycles.get(i)
    if cycle is not None:
        state.learn_behind(base, state.behind(i).generalised(cycle[1]), i)
        state.learn_behind(i, state.behind(base).generalised(cycle[1]), i)
        return
    constant, stride, places, chosen, is_before, rows_end, hint, spread = state.gep_step(i)
    if stride is not None:
        behind = state.behind(base).indexed(stride, -constant)
        if chosen is not None:
            _field(state, i, chosen)
            behind = behind.weakened(HINT)
        elif places is not None:
            behind = state.behind(base).indexed_within(*places, stride)
            rows = state.rows_given.setdefault(i, set())
            rows.update(f._replace(strength=HINT) for f in behind.facts if f.stride)
            own = tree(f for f in state.behind(i).facts if not f.stride or f._replace(strength=HINT) not in rows)
            state.learn_base(i, own.placed(*places, stride), stride)
        else:
            state.learn_behind(base, state.behind(i).unindexed(stride, constant), i)
        if rows_end:
            behind = behind.beyond(None)
        state.learn_behind(i, behind.beyond(stride) if is_before else behind, i)
        state.learn_behind(base, spread, i)
        return
    if constant >= 0:
        state.learn_base(i, state.behind(i).shifted(constant), constant)
        state.learn_behind(i, state.behind(base).window(constant), i)
    else:
        state.learn_base(i, state.behind(i).window(-constant), constant)
        state.learn_result(i, state.behind(base).preceded(-constant).beyond(-constant), constant)
        if isinstance(base, GetElementPtr) and not base.type.is_vector:
            _counted_from_an_end(state, i, base, constant)
    if hint.facts and i.source_type.is_struct:
        state.learn_behind(base, hint, i)


def _field(state: TypeInference, i: GetElementPtr, places: list[int]) -> None:
    """One of several fields: up to where the next of them begins, all are what one is seen to be. What lies further on
    behind the pointer is told of the last only: behind the others it is the next field."""
    base, extent = i.operands[0], min(b - a for a, b in pairwise(places)) if len(places) > 1 else None
    for place in places:
        if place >= 0:
            state.learn_behind(base, state.behind(i).window(0, extent).shifted(place), i)
            state.learn_behind(i, state.behind(base).window(place, extent), i)
    if extent is not None and places[-1] >= 0:
        further = state.behind(i).window(extent).weakened(STRIDED).evident()
        state.learn_base(i, further.shifted(places[-1] + extent), places[-1] + extent)


def _counted_from_an_end(state: TypeInference, i: Instruction, record: GetElementPtr, back: int) -> None:
    """A table whose records lie before the pointer to it: what one is known to hold, the others may hold. A hint, for
    behind the pointer lies something else."""
    constant, variable = state.layout.gep_offset(record)
    if variable:
        stride = gcd(*(scale * factor_in(index) for index, scale in variable))
        known = state.behind(i).unindexed(stride, constant + back).selected(_FLOAT_KINDS)
        state.learn_behind(record.operands[0], known.weakened(HINT), i)


def _atomicrmw(state: TypeInference, i: Instruction) -> None:
    assert isinstance(i, AtomicRMW)
    pointer, value = i.operands[0], i.operands[1]
    if i.operation == "xchg":
        _moved(state, i, value, pointer)
        _moved(state, i, i, pointer)
        return
    if not i.operation.startswith("f"):
        state.learn_integer(value, DECLARED, i)
        state.learn_integer(i, DECLARED, i)
    state.learn_behind(pointer, state.of(i), i)


def _cmpxchg(state: TypeInference, i: Instruction) -> None:
    pointer, expected, new = i.operands[:3]
    size = state.layout.store_size(expected.type)
    for value in (expected, new):
        _moved(state, i, value, pointer)
    state.learn(i, state.behind(pointer).window(0, size), i)
    state.learn_behind(pointer, state.of(i).window(0, size), i)


# -- values that pass through --------------------------------------------------------------------------


def _tie(state: TypeInference, i: Instruction, value: Value) -> None:
    """The operand and the result hold the same bytes.

    A pointer that moves in a loop was the operand outside only at first: what is known there of one place is
    a hint for where it gets to.
    """
    cycle = state.cycles.get(i)
    if cycle is not None and state.cycles.get(value) != cycle:
        state.learn_behind(i, state.behind(value).indexed(cycle[1], 0), i)
        step = state.steps.get((i, value))
        back = state.behind(i).evident()
        state.learn_behind(value, back if step is None else back.unindexed(step, 0), i)
        return
    step = state.steps.get((i, value))
    if step is not None:
        state.learn_behind(i, state.behind(value).indexed(step, 0), i)
        state.learn_behind(value, state.behind(i).unindexed(step, 0), i)
        return
    size = state.bytes_accessed(i)
    if size is not None:  # the objects that it is in need not be alike farther on: a container's header and a node, say
        state.learn_behind(i, state.behind(value).window(0, size), i)
        state.learn_behind(value, state.behind(i).window(0, size), i)
        return
    state.learn(i, state.of(value), i)
    state.learn(value, state.of(i), i)


def _phi(state: TypeInference, i: Instruction) -> None:
    for value in i.operands:
        _tie(state, i, value)


def _select(state: TypeInference, i: Instruction) -> None:
    _tie(state, i, i.operands[1])
    _tie(state, i, i.operands[2])


def _same_bytes(state: TypeInference, i: Instruction) -> None:
    _tie(state, i, i.operands[0])


def _part(state: TypeInference, i: Instruction, whole: Value, offset: int, part: Value) -> None:
    """`part` is the bytes of `whole` at `offset`."""
    size = state.layout.store_size(part.type)
    state.learn(part, state.of(whole).window(offset, size), i)
    state.learn(whole, state.of(part).window(0, size).shifted(offset), i)


def _path_offset(state: TypeInference, i: Instruction, aggregate: Value) -> int:
    type, offset = aggregate.type, 0
    assert isinstance(i, (ExtractValue, InsertValue))
    for index in i.indices:
        offset += state.layout.offset(type, index)
        type = type.elements[index] if type.is_struct else type.element
    return offset


def _extractvalue(state: TypeInference, i: Instruction) -> None:
    _part(state, i, i.operands[0], _path_offset(state, i, i.operands[0]), i)


def _insertvalue(state: TypeInference, i: Instruction) -> None:
    aggregate, value = i.operands
    _part(state, i, i, _path_offset(state, i, aggregate), value)
    _tie(state, i, aggregate)


def _lane(state: TypeInference, vector: Value, index: Value) -> int | None:
    width = state.layout.bits(vector.type.scalar)
    if vector.type.scalable or width % 8 or not isinstance(index, ConstantInt):
        return None
    return index.unsigned * width // 8


def _extractelement(state: TypeInference, i: Instruction) -> None:
    state.learn_integer(i.operands[1], USED, i)
    offset = _lane(state, i.operands[0], i.operands[1])
    if offset is not None:
        _part(state, i, i.operands[0], offset, i)


def _insertelement(state: TypeInference, i: Instruction) -> None:
    vector, value, index = i.operands
    state.learn_integer(index, USED, i)
    offset = _lane(state, vector, index)
    if offset is not None:
        _part(state, i, i, offset, value)
        _tie(state, i, vector)


def _shufflevector(state: TypeInference, i: Instruction) -> None:
    assert isinstance(i, ShuffleVector)
    first, second = i.operands
    width = state.layout.bits(first.type.scalar)
    if width % 8 or first.type.scalable or first.type.is_fp:
        return
    size = width // 8
    lanes = first.type.count
    for place, lane in enumerate(i.mask):
        if lane < 0:
            continue
        source, index = (first, lane) if lane < lanes else (second, lane - lanes)
        state.learn(i, state.of(source).window(index * size, size).shifted(place * size), i)
        state.learn(source, state.of(i).window(place * size, size).shifted(index * size), i)


def _ret(state: TypeInference, i: Instruction) -> None:
    if i.operands:
        state.learn(i.operands[0], state.return_tree, i)
        state.learn_return(state.of(i.operands[0]))


# -- integers ------------------------------------------------------------------------------------------


def _to_float(state: TypeInference, i: Instruction) -> None:
    state.learn_integer(i.operands[0], USED, i)


def _from_float(state: TypeInference, i: Instruction) -> None:
    state.learn_integer(i, USED, i)


def _sext(state: TypeInference, i: Instruction) -> None:
    state.learn_integer(i.operands[0], USED, i)
    state.learn_integer(i, USED, i)


def _zext(state: TypeInference, i: Instruction) -> None:
    operand = i.operands[0]
    # That its highest bit is clear LLVM also finds of numbers that are never negative.
    is_number = isinstance(operand, Cast) and operand.opcode == "bitcast" and operand.operands[0].type.is_fp
    if operand.type.is_vector or operand.type is i1 or ("nneg" in i.flags and not is_number):
        state.learn_integer(operand, USED, i)
        state.learn_integer(i, USED, i)
        return
    size = state.layout.store_size(operand.type)
    state.learn(i, state.of(operand), i)
    state.learn(operand, state.of(i).window(0, size), i)
    if _is_integer(state, operand):
        state.learn_integer(i, DECLARED, i)


def _trunc(state: TypeInference, i: Instruction) -> None:
    if i.type.is_vector or i.type.bits % 8:
        return
    size = state.layout.store_size(i.type)
    state.learn(i, state.of(i.operands[0]).window(0, size), i)
    # An integer cut from a word says little of the word: it may be the low bits of a float.
    said = state.of(i).window(0, size)
    state.learn(i.operands[0], _not_integers(said), i)
    if _is_integer(state, i.operands[0]):
        state.learn_integer(i, DECLARED, i)


def _integer_result(state: TypeInference, i: Instruction) -> None:
    """mul, div, rem: integers on both sides."""
    for operand in i.operands:
        state.learn_integer(operand, DECLARED, i)
    state.learn_integer(i, DECLARED, i)


def _remainder(state: TypeInference, i: Instruction) -> None:
    """urem: of integers; of an address, how far it lies beyond a multiple of the divisor, to round it."""
    if _holds_pointer(state, i.operands[0]) and i.operands[1].is_constant:
        state.learn_integer(i, DECLARED, i)
    else:
        _integer_result(state, i)


def _addition(state: TypeInference, i: Instruction) -> None:
    """add, sub: of integers, or of an address and a distance."""
    first, second = i.operands
    if i.type.is_vector:
        return
    for address, distance in ((first, second), (second, first)):
        if not _holds_pointer(state, address) or _holds_pointer(state, distance):
            continue
        facts = state.of(address).facts
        if any((f.concrete is INTEGER and f.strength >= DECLARED) or f.concrete.is_float for f in facts):
            continue  # a number that is put where a union has pointers, too
        if i.opcode == "sub" and address is second:
            continue
        behind = state.behind(address)
        if isinstance(distance, ConstantInt) and i not in state.counted:
            step = distance.value if i.opcode == "add" else -distance.value
            behind = behind.window(step) if step >= 0 else behind.preceded(-step)
        else:
            behind = EMPTY
        state.learn(i, pointer_to(behind, USED if is_made_of_address(address) else STRIDED), i)
        return
    if _holds_pointer(state, first) and _holds_pointer(state, second):
        state.learn_integer(i, USED, i)
        return
    known = [v for v in (first, second) if not v.is_constant]
    if known and all(_is_integer(state, v) for v in known):
        state.learn_integer(i, DECLARED, i)
    elif _is_integer(state, i) and "nsw" in i.flags:
        # Nobody promises that adding to a float's bits does not overflow.
        for operand in known:
            state.learn_integer(operand, DECLARED, i)
    elif i.opcode == "sub" and len(known) == 2:
        # Whatever they are, their distance is no number: exponents are changed by constants.
        state.learn_integer(i, HINT, i)


def _bitwise(state: TypeInference, i: Instruction) -> None:
    """and, or, xor: of integers; of the sign of a float; of tag bits in a pointer."""
    first, second = i.operands
    if i.type.is_vector:
        _lanes_of_bits(state, i)
        return
    if isinstance(second, ConstantInt):
        if touches_only_signs(i.opcode, second):
            state.learn(i, _floats(state.of(first)), i)
            state.learn(first, _floats(state.of(i)), i)
        if _holds_pointer(state, i) and i.opcode == "and" and second.value < 0:
            state.learn(first, state.of(i).weakened(STRIDED), i)
        if _holds_pointer(state, first) and (i.opcode != "and" or second.value < 0):
            behind, is_marked = state.of(first), i.opcode == "and" or abs(second.value) < HIGHEST_MARK
            state.learn(i, behind if is_marked and is_made_of_address(first) else behind.weakened(STRIDED), i)
            return
        if i.opcode == "or" and isinstance(first, Cast) and first.opcode == "zext":
            state.learn(i, _floats(state.of(first)), i)  # beside a half that is constant
    elif i.opcode == "or":
        # Two halves of a word, or a magnitude and a sign: each keeps what it is.
        for operand in i.operands:
            state.learn(i, _not_integers(state.of(operand)), i)
            state.learn(operand, _floats(state.of(i)).weakened(STRIDED), i)
    known = [v for v in i.operands if not v.is_constant]
    if all(_is_integer(state, v) for v in known):
        state.learn_integer(i, DECLARED, i)


def _lanes_of_bits(state: TypeInference, i: Instruction) -> None:
    """Bitwise operations on vectors: masks select or flip the signs of float lanes."""
    for operand in i.operands:
        if not operand.is_constant:
            state.learn(i, _floats(state.of(operand)).weakened(STRIDED), i)
            state.learn(operand, _floats(state.of(i)).weakened(STRIDED), i)


def _shift(state: TypeInference, i: Instruction) -> None:
    value, amount = i.operands
    state.learn_integer(amount, USED, i)
    if (
        isinstance(amount, ConstantInt)
        and amount.value % 8 == 0
        and amount.value > 0
        and not i.type.is_vector
    ):
        size, distance = state.layout.store_size(i.type), amount.value // 8
        if i.opcode == "shl":
            state.learn(i, _floats(state.of(value).window(0, size - distance).shifted(distance)), i)
            state.learn(value, _floats(state.of(i).window(distance)), i)
        else:
            state.learn(i, _floats(state.of(value).window(distance)), i)
            state.learn(value, _floats(state.of(i).window(0, size - distance).shifted(distance)), i)
    if value.is_constant or _is_integer(state, value):
        state.learn_integer(i, DECLARED, i)


def _icmp(state: TypeInference, i: Instruction) -> None:
    first, second = i.operands
    if not first.type.scalar.is_int:
        return
    for one, other in ((first, second), (second, first)):
        if not one.is_constant and _is_integer(state, one, DECLARED):
            state.learn_integer(other, DECLARED, i)


def _switch(state: TypeInference, i: Instruction) -> None:
    state.learn_integer(i.operands[0], USED, i)


def _is_integer(state: TypeInference, value: Value, strength: int = HINT) -> bool:
    if value.is_constant:
        return False
    tree = state.of(value)
    if len(tree.facts) == 1:
        fact = tree.facts[0]
        return fact.concrete is INTEGER and fact.strength >= strength
    return (
        bool(tree.facts)
        and tree.lookup(0, state.layout.store_size(value.type)) is INTEGER
        and any(f.strength >= strength for f in tree.facts if f.concrete is INTEGER)
    )


def _holds_pointer(state: TypeInference, value: Value) -> bool:
    return any(f.concrete is POINTER and f.start == 0 and f.strength > HINT for f in state.of(value).facts)


_FLOAT_KINDS = frozenset(FLOATS.values())
_MORE_THAN_BITS = _FLOAT_KINDS | {POINTER}


def _floats(tree: TypeTree) -> TypeTree:
    return tree.selected(_FLOAT_KINDS)


def _not_integers(tree: TypeTree) -> TypeTree:
    return tree.selected(_MORE_THAN_BITS)


_RULES = {
    "load": _load,
    "store": _store,
    "alloca": _alloca,
    "getelementptr": _getelementptr,
    "atomicrmw": _atomicrmw,
    "cmpxchg": _cmpxchg,
    "phi": _phi,
    "select": _select,
    "freeze": _same_bytes,
    "bitcast": _same_bytes,
    "addrspacecast": _same_bytes,
    "ptrtoint": _same_bytes,
    "ptrtoaddr": _same_bytes,
    "inttoptr": _same_bytes,
    "extractvalue": _extractvalue,
    "insertvalue": _insertvalue,
    "extractelement": _extractelement,
    "insertelement": _insertelement,
    "shufflevector": _shufflevector,
    "ret": _ret,
    "sitofp": _to_float,
    "uitofp": _to_float,
    "fptosi": _from_float,
    "fptoui": _from_float,
    "sext": _sext,
    "zext": _zext,
    "trunc": _trunc,
    "mul": _integer_result,
    "udiv": _integer_result,
    "sdiv": _integer_result,
    "urem": _remainder,
    "srem": _integer_result,
    "add": _addition,
    "sub": _addition,
    "and": _bitwise,
    "or": _bitwise,
    "xor": _bitwise,
    "shl": _shift,
    "lshr": _shift,
    "ashr": _shift,
    "icmp": _icmp,
    "switch": _switch,
    "call": visit_call,
    "invoke": visit_call,
}
