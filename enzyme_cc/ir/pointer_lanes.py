"""Addresses that are loaded as numbers, alone or as a lane of a vector: loaded as addresses.

LLVM moves a structure of a number and a pointer as one `<2 x double>` where that is convenient, and gets the pointer
back by bitcast, extractelement and inttoptr. Lane by lane, what is an address is a `ptr`, with a shadow of its own.
The word of an enumeration that holds a number or a pointer is loaded as a double for both.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import gcd

from enzyme_cc.ir import (
    BasicBlock,
    Builder,
    Cast,
    ConstantAggregate,
    ConstantExpr,
    ConstantInt,
    DataLayout,
    DebugRecord,
    ExtractElement,
    Freeze,
    Function,
    InsertElement,
    Instruction,
    Load,
    Phi,
    Poison,
    Select,
    ShuffleVector,
    Store,
    Type,
    Undef,
    Value,
    f64,
    i8,
    i64,
    int_constant,
    is_zero_constant,
    null,
    poison,
    ptr,
    zero,
)
from enzyme_cc.ir.debug_info import replace_in_records
from enzyme_cc.ir.opcodes import FLOAT_ARITHMETIC
from enzyme_cc.ir.structure import remove_instructions

WORD = 8
"""Bytes of a lane and of an address."""


Lane = tuple[Value, int]
"""A vector of 64-bit lanes and the number of one of them."""


def separate_pointer_lanes(function: Function) -> None:
    """Load as addresses what the function makes addresses; replace the vectors of which a lane is an address, where
    all that they are made of is known."""
    if function.body_text is not None and "inttoptr" not in function.body_text and "x i64>" not in function.body_text:
        return
    layout = function.parent.datalayout
    _load_as_addresses(function)
    addresses = dict.fromkeys(_evidence(function))
    if not addresses:
        return
    pending = list(addresses)
    while pending:
        for lane in _same_bits(*pending.pop()):
            if lane not in addresses:
                addresses[lane] = None
                pending.append(lane)
    vectors = dict.fromkeys(vector for vector, _ in addresses if not vector.is_constant)
    if all(_can_be_separated(vector, addresses) for vector in vectors):
        _Separation(function, layout, addresses, vectors).run()


def _load_as_addresses(function: Function) -> None:
    """`inttoptr (bitcast (load double))` is a load of a pointer."""
    loaded: dict[Load, list[Instruction]] = {}
    for block in function.blocks:
        for instruction in block.instructions:
            if instruction.opcode == "inttoptr" and instruction.type is ptr:
                word = _behind_bitcasts(instruction.operands[0])
                if isinstance(word, Load) and word.type is f64 and not word.volatile and not word.is_atomic:
                    loaded.setdefault(word, []).append(instruction)
    replaced: dict[Value, Value] = {}
    for load, addresses in loaded.items():
        builder = Builder()
        builder.position_after(load)
        builder.debug_location = load.metadata.get("dbg")
        address = builder.load(ptr, load.pointer, load.align, load.name)
        for old in addresses:
            replaced[old] = address
            old.replace_all_uses_with(address)
            old.remove()
    if replaced:
        replace_in_records(function, replaced)


def _evidence(function: Function) -> Iterator[Lane]:
    """The lanes that are made addresses, and those that are made of addresses."""
    for block in function.blocks:
        for instruction in block.instructions:
            if instruction.opcode == "inttoptr":
                word = _behind_bitcasts(instruction.operands[0])
                if isinstance(word, ExtractElement):
                    yield from _lane(word.operands[0], word.operands[1])
            elif isinstance(instruction, InsertElement):
                if getattr(_behind_bitcasts(instruction.operands[1]), "opcode", "") == "ptrtoint":
                    yield from _lane(instruction, instruction.operands[2])


def _behind_bitcasts(value: Value) -> Value:
    while isinstance(value, Cast) and value.opcode == "bitcast":
        value = value.operands[0]
    return value


def _lane(vector: Value, index: Value) -> Iterator[Lane]:
    if _has_words(vector.type) and isinstance(index, ConstantInt) and index.unsigned < vector.type.count:
        yield vector, index.unsigned


def _has_words(type: Type) -> bool:
    if not type.is_vector or type.scalable:
        return False
    element = type.scalar
    return element.bits == 8 * WORD if element.is_int else element.is_float and element.kind == "double"


def _is_moved(value: Value) -> bool:
    """Whether each lane of the vector is a lane of its operands, as it is."""
    if isinstance(value, (Phi, Freeze, Select, InsertElement, ShuffleVector)):
        return True
    return isinstance(value, Cast) and value.opcode == "bitcast" and _has_words(value.operands[0].type)


def _same_bits(vector: Value, lane: int) -> Iterator[Lane]:
    """The lanes of operands and users that hold the same bits."""
    if vector.is_constant:
        return
    if isinstance(vector, Instruction) and _is_moved(vector):
        for position, number in _sources(vector, lane):
            operand = vector.operands[position]
            if number is not None:
                yield operand, number
    for user in vector.users:
        if _has_words(user.type) and _is_moved(user):
            for k in range(user.type.count):
                if any(user.operands[p] is vector and number == lane for p, number in _sources(user, k)):
                    yield user, k


def _sources(value: Instruction, lane: int) -> Iterator[tuple[int, int | None]]:
    """Operand and lane of it that a lane of a moved vector is; None for an operand that is the lane."""
    if isinstance(value, InsertElement):
        index = value.operands[2]
        if not isinstance(index, ConstantInt):
            yield 0, lane
        elif index.unsigned == lane:
            yield 1, None
        else:
            yield 0, lane
    elif isinstance(value, ShuffleVector):
        chosen, width = value.mask[lane], value.operands[0].type.count
        if chosen >= 0:
            yield (0, chosen) if chosen < width else (1, chosen - width)
    elif isinstance(value, Select):
        yield 1, lane
        yield 2, lane
    else:
        for position in range(len(value.operands)):
            yield position, lane


def _can_be_separated(vector: Value, addresses: dict[Lane, None]) -> bool:
    if isinstance(vector, Load):
        return not vector.volatile and not vector.is_atomic
    if not isinstance(vector, Instruction) or not _is_moved(vector):
        return False
    if isinstance(vector, InsertElement) and not isinstance(vector.operands[2], ConstantInt):
        return False
    return all(
        _constant_lane(operand, lane, ptr if (vector, place) in addresses else operand.type.scalar) is not None
        for place in range(vector.type.count)
        for operand, lane in ((vector.operands[p], n) for p, n in _sources(vector, place) if n is not None)
        if operand.is_constant
    )


def _constant_lane(constant: Value, lane: int, type: Type) -> Value | None:
    """A lane of a constant vector as a number or an address; None where it cannot be told."""
    if is_zero_constant(constant):
        return null(type) if type.is_pointer else zero(type)
    if isinstance(constant, (Undef, Poison)):
        return poison(type)
    if not isinstance(constant, ConstantAggregate):
        return None
    element = constant.elements[lane]
    if not type.is_pointer:
        return element
    if isinstance(element, (Undef, Poison)):
        return poison(type)
    if is_zero_constant(element):
        return null(type)
    if isinstance(element, ConstantExpr) and element.opcode == "ptrtoint":
        return element.operands[0]
    return ConstantExpr("inttoptr", type, (element,)) if element.type.is_int else None


class _Separation:
    """The lanes of each vector that has an address among them, made where the vector is made."""

    __slots__ = ("addresses", "dead", "function", "layout", "lanes", "vectors")

    def __init__(
        self, function: Function, layout: DataLayout, addresses: dict[Lane, None], vectors: dict[Value, None]
    ) -> None:
        self.function = function
        self.layout = layout
        self.addresses = addresses
        self.vectors = vectors
        self.lanes: dict[Value, list[Value]] = {}
        self.dead: dict[Instruction, None] = {}

    def run(self) -> None:
        for vector in self.vectors:
            if isinstance(vector, Phi):
                builder = Builder()
                builder.position_at_start(_block(vector))
                self.lanes[vector] = [builder.phi(self.type_of(vector, k)) for k in range(vector.type.count)]
        for vector in self.vectors:
            self.lanes_of(vector)
        for vector in self.vectors:
            if isinstance(vector, Phi):
                for value, block in vector.incoming:
                    builder = Builder()
                    builder.position_before_terminator(block)
                    for k, phi in enumerate(self.lanes[vector]):
                        assert isinstance(phi, Phi)
                        phi.add_incoming(self.lane(value, k, phi.type, builder), block)
        for vector in self.vectors:
            self.replace(vector)
        self.remove_dead()

    def remove_dead(self) -> None:
        blocks: dict[BasicBlock, set[Instruction]] = {}
        for instruction in self.dead:
            blocks.setdefault(_block(instruction), set()).add(instruction)
            instruction.drop_operands()
        for block, dead in blocks.items():
            remove_instructions(block, dead)
        for block in self.function.blocks:  # what debug records say of a vector is said of nothing now
            for instruction in block.instructions:
                if instruction.debug_records:
                    instruction.debug_records = [
                        r for r in instruction.debug_records if self.dead.keys().isdisjoint(_values(r))
                    ]

    def type_of(self, vector: Value, lane: int) -> Type:
        return ptr if (vector, lane) in self.addresses else vector.type.scalar

    def lanes_of(self, vector: Value) -> list[Value]:
        """The lanes of a vector that is replaced, made next to it."""
        waiting = [vector]
        while waiting:  # no recursion: chains of insertelement are long
            current = waiting[-1]
            missing = [o for o in self.needed(current) if o not in self.lanes]
            if missing:
                waiting += missing
                continue
            waiting.pop()
            if current not in self.lanes:
                self.lanes[current] = self.made(current)
        return self.lanes[vector]

    def needed(self, vector: Value) -> list[Value]:
        if isinstance(vector, (Load, Phi)) or vector in self.lanes:
            return []
        assert isinstance(vector, Instruction)
        return [o for o in vector.operands if o in self.vectors]

    def made(self, vector: Value) -> list[Value]:
        assert isinstance(vector, Instruction)
        builder = Builder.before(vector)
        kinds = [self.type_of(vector, k) for k in range(vector.type.count)]
        if isinstance(vector, Load):
            return [self.part(builder, vector, k, kind) for k, kind in enumerate(kinds)]
        result: list[Value] = []
        for k, kind in enumerate(kinds):
            if isinstance(vector, Select):
                condition = vector.operands[0]
                if condition.type.is_vector:
                    condition = builder.extract_element(condition, int_constant(i64, k))
                first, second = (self.lane(o, k, kind, builder) for o in vector.operands[1:])
                result.append(builder.insert(Select(condition, first, second)))
                continue
            sources = list(_sources(vector, k))
            if not sources:  # a lane of a shuffle that is nobody's
                result.append(poison(kind))
                continue
            position, number = sources[0]
            operand = vector.operands[position]
            value = self.lane(operand, number, kind, builder) if number is not None else _as(operand, kind, builder)
            result.append(builder.freeze(value) if isinstance(vector, Freeze) else value)
        return result

    def lane(self, vector: Value, lane: int, type: Type, builder: Builder) -> Value:
        """A lane of any vector, as the type."""
        if vector.is_constant:
            found = _constant_lane(vector, lane, ptr if type.is_pointer else vector.type.scalar)
            assert found is not None, "seen by _can_be_separated"
        elif vector in self.lanes:
            found = self.lanes[vector][lane]
        else:
            found = builder.extract_element(vector, int_constant(i64, lane))
        return _as(found, type, builder)

    def part(self, builder: Builder, load: Load, lane: int, type: Type) -> Value:
        address = builder.gep(i8, load.pointer, [int_constant(i64, WORD * lane)], inbounds=True)
        return builder.load(type, address, self.alignment(load, load.type, lane), load.name)

    def alignment(self, access: Load | Store, type: Type, lane: int) -> int:
        whole = access.align or self.layout.align(type)
        return gcd(whole, WORD * lane) if lane else whole

    def replace(self, vector: Value) -> None:
        """Make the users of a vector users of its lanes."""
        assert isinstance(vector, Instruction)
        lanes = self.lanes[vector]
        self.dead[vector] = None
        for user in list(vector.users):
            if user in self.vectors:
                continue
            builder = Builder.before(user)
            if isinstance(user, ExtractElement) and isinstance(user.operands[1], ConstantInt):
                self.replace_word(user, lanes[user.operands[1].unsigned])
            elif isinstance(user, Store) and user.value is vector and not user.volatile and not user.is_atomic:
                for k, lane in enumerate(lanes):
                    address = builder.gep(i8, user.pointer, [int_constant(i64, WORD * k)], inbounds=True)
                    builder.store(lane, address, self.alignment(user, vector.type, k))
                self.dead[user] = None
            else:
                whole: Value = poison(vector.type)
                # A moved vector that read an address would be replaced itself. LLVM computes with all lanes where
                # it wants some: no sum or product of an address is read.
                reads_addresses = not (user.opcode in FLOAT_ARITHMETIC or (_has_words(user.type) and _is_moved(user)))
                for k, lane in enumerate(lanes):
                    if reads_addresses or not lane.type.is_pointer:
                        number = _as(lane, vector.type.scalar, builder)
                        whole = builder.insert_element(whole, number, int_constant(i64, k))
                user.replace_operand(vector, whole)

    def replace_word(self, word: Instruction, lane: Value) -> None:
        """Make the users of an element users of the lane; where they make an address of it, of the address."""
        self.dead[word] = None
        for user in list(word.users):
            if lane.type.is_pointer and user.opcode == "inttoptr":
                user.replace_all_uses_with(lane)
                self.dead[user] = None
            elif lane.type.is_pointer and user.opcode == "bitcast" and not user.type.is_vector:
                self.replace_word(user, lane)
        if any(user not in self.dead for user in word.users):
            builder = Builder()
            builder.position_after(word)
            word.replace_all_uses_with(_as(lane, word.type, builder))


def _as(value: Value, type: Type, builder: Builder) -> Value:
    """The same 64 bits as another type."""
    if value.type is type:
        return value
    if type.is_pointer:
        while isinstance(value, Cast) and value.opcode == "bitcast":
            value = value.operands[0]
        if isinstance(value, Cast) and value.opcode == "ptrtoint" and value.operands[0].type is ptr:
            return value.operands[0]
        return builder.inttoptr(builder.bitcast(value, i64), ptr)
    if value.type.is_pointer:
        return builder.bitcast(builder.ptrtoint(value, i64), type)
    return builder.bitcast(value, type)


def _values(record: DebugRecord) -> Iterator[object]:
    for operand in record.operands:
        if isinstance(operand, tuple):
            yield from operand
        else:
            yield operand


def _block(instruction: Instruction) -> BasicBlock:
    assert instruction.parent is not None
    return instruction.parent
