"""What declarations say of bytes: LLVM types, initialisers of globals and TBAA tags, as type trees."""

from __future__ import annotations

import re
from functools import cache

from enzyme_cc.analysis.type_facts import (
    ANYTHING,
    DECLARED,
    FLOATS,
    HINT,
    INTEGER,
    POINTER,
    STRIDED,
    UNBOUNDED,
    USED,
    Concrete,
    Fact,
)
from enzyme_cc.analysis.type_tree import EMPTY, TypeTree, block, pointer_to, repeated, tree
from enzyme_cc.ir import (
    ArrayType,
    ConstantAggregate,
    ConstantExpr,
    ConstantInt,
    DataLayout,
    FloatType,
    Instruction,
    IntType,
    Metadata,
    MetadataRef,
    MetadataTable,
    NamedStruct,
    StructType,
    Type,
    Value,
    VectorType,
    array_type,
    float_type,
    i64,
    int_type,
    is_zero_constant,
    ptr,
    struct_type,
)
from enzyme_cc.ir.metadata import split_top_level
from enzyme_cc.ir.types import FLOAT_BITS

MAX_DECLARED_FIELDS = 128


@cache
def declared(type: Type, layout: DataLayout, strength: int, integers: int) -> TypeTree:
    """The bytes of a value of an LLVM type: floats and pointers `strength` strong, integers `integers` strong
    (0: not at all, since integer types also carry the bits of floats)."""
    if isinstance(type, FloatType):
        return block(FLOATS[type.kind], strength=strength)
    if type.is_pointer:
        return block(POINTER, strength=strength)
    if isinstance(type, IntType):
        if type.bits == 1:
            return block(INTEGER, strength=strength)
        return block(INTEGER, 0, layout.store_size(type), integers) if integers else EMPTY
    if isinstance(type, (ArrayType, VectorType)):
        if isinstance(type, VectorType) and type.scalable:
            return EMPTY
        if type.is_array and integers == HINT and type.count >= 8 and layout.size(type.element) == 1:
            return block(ANYTHING, 0, type.count, HINT)  # characters, or room for whatever is put there
        element = declared(type.element, layout, strength, integers)
        return repeated(element, layout.size(type.element), type.count) if type.count else EMPTY
    if isinstance(type, StructType) or (isinstance(type, NamedStruct) and type.body is not None):
        facts: list[Fact] = []
        end = 0
        is_union = isinstance(type, NamedStruct) and "union." in type.name
        if is_union:
            integers = 0  # the other members
        for index, part in enumerate(type.elements[:MAX_DECLARED_FIELDS]):
            offset = layout.offset(type, index)
            if offset > end:
                facts.append(Fact(end, offset - end, 0, offset, ANYTHING, strength, None))
            facts += declared(part, layout, strength, integers).shifted(offset).facts
            end = offset + layout.store_size(part)
        size = layout.size(type)
        if 0 < end < size and len(type.elements) <= MAX_DECLARED_FIELDS:
            facts.append(Fact(end, size - end, 0, size, ANYTHING, strength, None))
        if is_union:  # nor are its gaps those of the others
            facts = [f._replace(strength=HINT) if f.concrete is ANYTHING else f for f in facts]
        return tree(facts)
    return EMPTY


def declared_memory(type: Type, layout: DataLayout) -> TypeTree:
    """The memory of a variable. A row of bytes, which may be a buffer for anything, says nothing."""
    element = type
    while isinstance(element, ArrayType):
        element = element.element
    return declared(type, layout, DECLARED, 0 if isinstance(element, IntType) and element.bits == 8 else HINT)


def declared_variable(type: Type, layout: DataLayout) -> TypeTree:
    """The memory of a local variable. One that LLVM made of a part of another, as the body of a union that it was
    declared to hold, has a type without a name: its words are room for whatever the other members hold."""
    if isinstance(type, StructType) and type.elements and all(element is i64 for element in type.elements):
        return block(ANYTHING, 0, layout.size(type), HINT)
    return declared_memory(type, layout)


def behind_global(value_type: Type, initializer: Value | None, layout: DataLayout) -> TypeTree:
    """The memory of a global variable."""
    found = declared_memory(value_type, layout)
    if initializer is not None and not is_zero_constant(initializer):
        found = found.merge(_initial(initializer, layout, 0))
    return found


def _initial(value: Value, layout: DataLayout, offset: int) -> TypeTree:
    """Fields that an initialiser proves to be pointers, though declared as integers."""
    if isinstance(value, ConstantExpr) and value.opcode == "ptrtoint":
        return block(POINTER, offset, strength=DECLARED)
    if isinstance(value, ConstantAggregate) and value.type.is_struct:
        found = EMPTY
        for index, element in enumerate(value.elements[:MAX_DECLARED_FIELDS]):
            found = found.merge(_initial(element, layout, offset + layout.offset(value.type, index)))
        return found
    return EMPTY


def constant_bits(value: Value, layout: DataLayout) -> TypeTree:
    """An integer constant: small numbers hint at an integer, others may be the bits of a float."""
    if isinstance(value, ConstantInt) and value.value and -4096 < value.value < 4096:
        return block(INTEGER, 0, layout.store_size(value.type), HINT)
    return EMPTY


# -- TBAA ----------------------------------------------------------------------------------------------

_INTEGER_NAMES = frozenset(
    (
        "bool",
        "_Bool",
        "short",
        "int",
        "long",
        "long long",
        "__int128",
        "wchar_t",
        "char16_t",
        "char32_t",
        "char8_t",
        "integer",
        "unsigned short",
        "unsigned int",
        "unsigned long",
        "unsigned long long",
    )
)
_FLOAT_NAMES = {
    "half": "half",
    "_Float16": "half",
    "__fp16": "half",
    "__bf16": "bfloat",
    "float": "float",
    "double": "double",
    "_Float32": "float",
    "_Float64": "double",
    "long double": "x86_fp80",
    "__float128": "fp128",
    "_Float128": "fp128",
}
_POINTER_NAME = re.compile(r"p(\d+) (.+)\Z")


@cache
def _named(name: str, size: int, strength: int) -> TypeTree:
    if name in _INTEGER_NAMES or name.startswith(("_BitInt(", "unsigned _BitInt(")):
        return block(INTEGER, 0, size, strength)
    if name in _FLOAT_NAMES:
        concrete = FLOATS[_FLOAT_NAMES[name]]
        if concrete.size > size:
            return EMPTY
        return block(concrete, 0, size // concrete.stride * concrete.stride or concrete.size)
    if name in ("any pointer", "vtable pointer", "any p2 pointer"):
        return block(POINTER, 0, 8) if size >= 8 else EMPTY
    pointer = _POINTER_NAME.match(name)
    if pointer is None or size < 8:
        return EMPTY
    behind = EMPTY
    number = FLOATS.get(_FLOAT_NAMES.get(pointer[2], ""))
    if number is not None:
        behind = tree([Fact(0, number.stride, number.stride, UNBOUNDED, number, STRIDED, None)])
    elif pointer[2] in _INTEGER_NAMES:
        # The length of the integer does not matter to a row of them.
        behind = tree([Fact(0, 1, 1, UNBOUNDED, INTEGER, HINT, None)])
    for _ in range(int(pointer[1]) - 1):
        behind = tree([Fact(0, 8, 8, UNBOUNDED, POINTER, STRIDED, behind)])
    return pointer_to(behind)


MOVED_WORD = "enzyme.tbaa"
"""The kind of metadata that `!tbaa` becomes on words that are only moved (autodiff/prepare/moved_words.py)."""
REINTERPRETED_WORD = "enzyme.reinterpreted"
"""The kind that it becomes on integers in the places of numbers, and on numbers in those of integers (the same)."""


def hidden_type(access: Instruction) -> Metadata | None:
    """The declared type that LLVM is not told."""
    return access.metadata.get(MOVED_WORD, access.metadata.get(REINTERPRETED_WORD))


MERGED_LOAD = "enzyme.merged"
"""The kind of metadata on a load that was one of a number on one way and of an integer on another
(autodiff/prepare/number_loads.py)."""


COPIED_WORD = "enzyme.word"
"""The kind of metadata on copies of a word that went through a register (autodiff/prepare/moves_in_memory.py)."""


COUNT = "enzyme.count"
"""The kind of metadata on accesses to the counts of C++'s libraries (autodiff/prepare/shared_counts.py)."""


def tbaa_access(table: MetadataTable, tag: Metadata, size: int) -> TypeTree:
    """What the `!tbaa` tag of an access of `size` bytes says of these bytes.

    An integer that is a field of a structure is one; an integer by itself may be the bits of a double that
    someone moves about in a `uint64_t` array, so it is weaker evidence than a row of floats.
    """
    operands = table.node(tag).operands
    if (
        len(operands) < 2
        or not isinstance(operands[0], MetadataRef)
        or not isinstance(operands[1], MetadataRef)
    ):
        return EMPTY
    access = table.node(operands[1]).operands
    if not access:
        return EMPTY
    name = access[0]
    if isinstance(name, MetadataRef) and len(access) > 2:
        name = access[2]  # size-aware nodes: {parent, size, name}
    if not isinstance(name, str):
        return EMPTY
    return _named(name, size, STRIDED if operands[0] is operands[1] else USED)


def is_integer_field(access: Instruction, size: int) -> bool:
    """Whether the tag of a store names a member of a structure that is declared an integer."""
    tag, module = access.metadata.get("tbaa"), access.module
    if tag is None or module is None:
        return False
    said = tbaa_access(module.metadata, tag, size)
    return any(fact.concrete is INTEGER and fact.strength >= USED for fact in said.facts)


def declared_access(access: Instruction, size: int, kind: str = "tbaa") -> Concrete | None:
    """What the tag of a load or store says that it accesses: ANYTHING for bytes and members of unions."""
    tag, module = access.metadata.get(kind), access.module
    if tag is None or module is None:
        return None
    said = tbaa_access(module.metadata, tag, size)
    return said.lookup(0, size) if said.facts else ANYTHING


def is_declared_number(load: Instruction) -> bool:
    """Whether the tag of a load of a floating-point number says that such a one lies there, and nothing else."""
    said = declared_access(load, FLOATS[load.type.kind].size)
    return said is not None and said.is_float


OF_RUNTIME, OF_COMPONENTS = "flang's runtime", "components of derived types"
"""The roots of the tags of our bodies of flang's runtime, and of copies that are made as its type tables say."""


BOOKKEEPING = (
    "_ZTSSt15_Rb_tree_header", "_ZTSSt18_Rb_tree_node_base", "_ZTSNSt7__cxx1110_List_baseI",
    "_ZTSNSt8__detail17_List_node_header", "_ZTSSt10_HashtableI", "_ZTSNSt8__detail20_Prime_rehash_policy",
    "_ZTSNSt11_Deque_baseI", "_ZTSSt16_Sp_counted_baseI",
)
"""What the names of those classes of the C++ library begin with whose integers the program cannot reach. The header of
a list or tree is linked like a node: its count lies where nodes have their value."""


"""What the names of the classes begin with in which std::variant keeps, behind its alternatives, which one it holds."""


def tbaa_struct(table: MetadataTable, node: Metadata, length: int) -> TypeTree:
    """What the `!tbaa.struct` node of a copy of `length` bytes says: (offset, size, tag) triples. An integer is one of
    this structure, which may be an alternative of a std::variant, and nothing computes with it here: it is not believed
    before a number that others have in its place. What no triple covers is padding."""
    operands = table.node(node).operands
    found: list[Fact] = []
    end = 0
    for offset, size, tag in zip(operands[0::3], operands[1::3], operands[2::3], strict=False):
        if not isinstance(offset, int) or not isinstance(size, int):
            return EMPTY
        if offset > end:
            found.append(Fact(end, offset - end, 0, int(offset), ANYTHING, DECLARED, None))
        end = max(end, int(offset) + int(size))
        if isinstance(tag, MetadataRef):
            found += (
                f._replace(strength=STRIDED) if f.concrete is INTEGER else f
                for f in tbaa_access(table, tag, int(size)).shifted(int(offset)).facts
            )
    if 0 < end < length:
        found.append(Fact(end, length - end, 0, length, ANYTHING, DECLARED, None))
    return tree(found)


# -- attributes ----------------------------------------------------------------------------------------

_TYPE_ATTRIBUTE = re.compile(r"(?:byval|sret|byref|inalloca|preallocated)\((.+)\)\Z")


def attribute_type(attributes: tuple[str, ...], named_types: dict[str, NamedStruct]) -> Type | None:
    """The named structure or scalar that a byval, sret ... attribute puts behind a pointer parameter."""
    for attribute in attributes:
        found = _TYPE_ATTRIBUTE.match(attribute)
        if found:
            text = found[1]
            for type in named_types.values():
                if str(type) == text:
                    return type
            return parse_plain_type(text)
    return None


def parse_plain_type(text: str) -> Type | None:
    """A scalar, array or literal structure of scalars; None for what needs more than that."""
    text = text.strip()
    if text in FLOAT_BITS:
        return float_type(text)
    if text == "ptr":
        return ptr
    if re.fullmatch(r"i\d+", text):
        return int_type(int(text[1:]))
    array = re.fullmatch(r"\[(\d+) x (.+)\]", text)
    if array:
        element = parse_plain_type(array[2])
        return None if element is None else array_type(element, int(array[1]))
    literal = re.fullmatch(r"\{ (.+) \}", text)
    if literal:
        elements = [parse_plain_type(part) for part in split_top_level(literal[1])]
        return None if None in elements else struct_type(tuple(e for e in elements if e is not None))
    return None
