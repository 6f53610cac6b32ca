"""Constants: numbers, null, undef, aggregates, constant expressions and the rarer kinds."""

from __future__ import annotations

import math

from enzyme_cc.ir import types
from enzyme_cc.ir.errors import IRError
from enzyme_cc.ir.float_text import format_float, parse_float
from enzyme_cc.ir.opcodes import CONSTANT_CASTS
from enzyme_cc.ir.types import ArrayType, FloatType, IntType, Type, VectorType
from enzyme_cc.ir.values import Value


class Constant(Value):
    """A value known without running a function. Nothing records its users: `users` is always empty."""

    __slots__ = ()
    is_constant = True


class ConstantInt(Constant):
    """An integer; `value` is canonical two's complement, signed (i1: 0 and -1, printed false, true)."""

    __slots__ = ("value",)

    def __init__(self, type: Type, value: int) -> None:
        self.type = type
        self.value = value

    @property
    def unsigned(self) -> int:
        """The value read as unsigned."""
        assert isinstance(self.type, IntType)
        return self.value & (1 << self.type.bits) - 1

    def ref(self) -> str:
        if self.type is types.i1:
            return "true" if self.value else "false"
        return str(self.value)


class ConstantFP(Constant):
    """A floating-point number; the text is exact, `value` the nearest Python float."""

    __slots__ = ("text", "_value")

    def __init__(self, type: Type, text: str) -> None:
        self.type = type
        self.text = text
        self._value: float | None = None

    @property
    def value(self) -> float:
        if self._value is None:
            assert isinstance(self.type, FloatType)
            self._value = parse_float(self.type.kind, self.text)
        return self._value

    def ref(self) -> str:
        return self.text


class _Word(Constant):
    """A constant written as one word; its type says the rest."""

    __slots__ = ()
    word = ""

    def ref(self) -> str:
        return self.word


class ConstantNull(_Word):
    """The null pointer of its address space."""

    __slots__ = ()
    word = "null"


class Undef(_Word):
    __slots__ = ()
    word = "undef"


class Poison(_Word):
    __slots__ = ()
    word = "poison"


class ZeroInit(_Word):
    """All bytes zero: an array, structure or vector."""

    __slots__ = ()
    word = "zeroinitializer"


class ConstantNone(_Word):
    """The absent token."""

    __slots__ = ()
    word = "none"


class ConstantAggregate(Constant):
    """An array, structure or vector given element by element."""

    __slots__ = ("elements",)

    def __init__(self, type: Type, elements: tuple[Constant, ...]) -> None:
        self.type = type
        self.elements = elements

    def ref(self) -> str:
        inner = ", ".join(element.typed_ref() for element in self.elements)
        if self.type.is_array:
            return f"[{inner}]"
        if self.type.is_vector:
            return f"<{inner}>"
        text = f"{{ {inner} }}" if inner else "{}"
        return f"<{text}>" if self.type.packed else text


class ConstantSplat(Constant):
    """A vector whose lanes all hold `element`."""

    __slots__ = ("element",)

    def __init__(self, type: Type, element: Constant) -> None:
        self.type = type
        self.element = element

    def ref(self) -> str:
        return f"splat ({self.element.typed_ref()})"


class ConstantString(Constant):
    """An i8 array written `c"..."`; `text` is that whole literal."""

    __slots__ = ("text",)

    def __init__(self, type: Type, text: str) -> None:
        self.type = type
        self.text = text

    @property
    def data(self) -> bytes:
        """The bytes."""
        raw, out, i = self.text[2:-1], bytearray(), 0
        while i < len(raw):
            if raw[i] != "\\":
                out += raw[i].encode("utf-8", "surrogateescape")
                i += 1
            elif raw[i + 1] == "\\":
                out.append(92)
                i += 2
            else:
                out.append(int(raw[i + 1 : i + 3], 16))
                i += 3
        return bytes(out)

    def ref(self) -> str:
        return self.text


class ConstantExpr(Constant):
    """An operation on constants.

    `flags` are the words after the opcode (`inbounds`, `nuw`, `inrange(0, 8)`); `source_type` is the
    element type of a getelementptr, None for others. The type is the result's.
    """

    __slots__ = ("opcode", "operands", "flags", "source_type")

    def __init__(
        self,
        opcode: str,
        type: Type,
        operands: tuple[Constant, ...],
        flags: tuple[str, ...] = (),
        source_type: Type | None = None,
    ) -> None:
        self.opcode = opcode
        self.type = type
        self.operands = operands
        self.flags = flags
        self.source_type = source_type

    def ref(self) -> str:
        head = " ".join((self.opcode, *self.flags))
        listed = ", ".join(operand.typed_ref() for operand in self.operands)
        if self.source_type is not None:
            return f"{head} ({self.source_type}, {listed})"
        if self.opcode in CONSTANT_CASTS:
            return f"{head} ({listed} to {self.type})"
        return f"{head} ({listed})"


class WrappedGlobal(Constant):
    """`dso_local_equivalent @f` or `no_cfi @f`."""

    __slots__ = ("keyword", "target")

    def __init__(self, keyword: str, target: Constant) -> None:
        self.type = types.ptr
        self.keyword = keyword
        self.target = target

    def ref(self) -> str:
        return f"{self.keyword} {self.target.ref()}"


class PtrAuth(Constant):
    """`ptrauth (ptr p, i32 key, ...)`: a signed pointer."""

    __slots__ = ("operands",)

    def __init__(self, type: Type, operands: tuple[Constant, ...]) -> None:
        self.type = type
        self.operands = operands

    def ref(self) -> str:
        return f"ptrauth ({', '.join(operand.typed_ref() for operand in self.operands)})"


class BlockAddress(Constant):
    """The address of a basic block, for an indirect branch.

    `block` is the BasicBlock when it is given as such, or the name token (`%7`) while the block's
    function is not parsed; then the block keeps that name or number because its body is printed back.
    """

    __slots__ = ("function", "block")

    def __init__(self, function: Constant, block: Value | str) -> None:
        self.type = types.ptr
        self.function = function
        self.block = block

    def resolved(self) -> Value | None:
        """The block, None while its function is not parsed."""
        if isinstance(self.block, str):
            known = getattr(self.function, "block_tokens", None)
            return None if known is None else known.get(self.block)
        return self.block

    def ref(self) -> str:
        block = self.resolved()
        return f"blockaddress({self.function.ref()}, {self.block if block is None else block.ref()})"


class InlineAsm(Constant):
    """An assembler callee; `text` is all of `asm sideeffect "...", "..."`."""

    __slots__ = ("text",)

    def __init__(self, text: str) -> None:
        self.type = types.ptr
        self.text = text

    def ref(self) -> str:
        return self.text


class MetadataValue(Constant):
    """A metadata operand of a call: `metadata !5`, `metadata !"text"`; `text` is what follows the type."""

    __slots__ = ("text",)

    def __init__(self, text: str) -> None:
        self.type = types.metadata
        self.text = text

    def ref(self) -> str:
        return self.text


class ValueAsMetadata(Constant):
    """A value wrapped as a metadata operand (`metadata ptr %x`). It does not count as a use of it."""

    __slots__ = ("value",)

    def __init__(self, value: Value) -> None:
        self.type = types.metadata
        self.value = value

    def ref(self) -> str:
        return self.value.typed_ref()


class OpaqueConstant(Constant):
    """A rare constant kept as its text."""

    __slots__ = ("text",)

    def __init__(self, type: Type, text: str) -> None:
        self.type = type
        self.text = text

    def ref(self) -> str:
        return self.text


_ints: dict[tuple[Type, int], ConstantInt] = {}
_floats: dict[tuple[Type, str], ConstantFP] = {}
_words: dict[tuple[type[_Word], Type], _Word] = {}


def int_constant(type: Type, value: int) -> Constant:
    """The integer `value`, wrapped to the type; splat for a vector type."""
    if isinstance(type, VectorType):
        return splat(type, int_constant(type.element, value))
    if not isinstance(type, IntType):
        raise IRError(f"int_constant: {type} is not an integer type")
    half = 1 << (type.bits - 1)
    if not -half <= value < half:
        value = (value + half) % (2 * half) - half
    key = (type, value)
    found = _ints.get(key)
    if found is None:
        found = _ints[key] = ConstantInt(type, value)
    return found


def fp_text_constant(type: Type, text: str) -> ConstantFP:
    """A floating-point constant from LLVM text. Text is brought to one spelling for each number (a NaN
    keeps its bits), so that equal numbers are the same object."""
    key = (type, text)
    found = _floats.get(key)
    if found is None:
        assert isinstance(type, FloatType)
        canonical = text
        if not text.startswith("0x") or type.kind in ("float", "double"):
            value = parse_float(type.kind, text)
            if value == value or not text.startswith("0x"):
                canonical = format_float(type.kind, value)
        found = _floats.get((type, canonical))
        if found is None:
            found = _floats[(type, canonical)] = ConstantFP(type, canonical)
        _floats[key] = found
    return found


def fp_constant(type: Type, value: float) -> Constant:
    """`value` rounded to the type's format; splat for a vector type."""
    if isinstance(type, VectorType):
        return splat(type, fp_constant(type.element, value))
    if not isinstance(type, FloatType):
        raise IRError(f"fp_constant: {type} is not a floating-point type")
    return fp_text_constant(type, format_float(type.kind, value))


def _word(kind: type[_Word], type: Type) -> Constant:
    key = (kind, type)
    found = _words.get(key)
    if found is None:
        found = _words[key] = kind(type)
    return found


def null(type: Type = types.ptr) -> Constant:
    return _word(ConstantNull, type)


def undef(type: Type) -> Constant:
    return _word(Undef, type)


def poison(type: Type) -> Constant:
    return _word(Poison, type)


def none_token() -> Constant:
    return _word(ConstantNone, types.token)


def zero_init(type: Type) -> Constant:
    """`zeroinitializer` of an array, structure, vector or target type."""
    return _word(ZeroInit, type)


def zero(type: Type) -> Constant:
    """The zero of any first-class type (+0.0 for floating point)."""
    if type.is_int:
        return int_constant(type, 0)
    if type.is_float:
        return fp_constant(type, 0.0)
    if type.is_pointer:
        return null(type)
    if type.is_aggregate or type.is_vector or isinstance(type, types.TargetExtType):
        return zero_init(type)
    if type.is_token:
        return none_token()
    raise IRError(f"the type {type} has no zero")


def splat(type: VectorType, element: Constant) -> Constant:
    """The vector whose lanes are all `element`, in the spelling LLVM would print."""
    if is_zero_constant(element):
        return zero_init(type)
    if isinstance(element, (Undef, Poison)):
        return _word(element.__class__, type)
    return ConstantSplat(type, element)


def aggregate(type: Type, elements: tuple[Constant, ...] | list[Constant]) -> Constant:
    """A constant array, structure or vector; zeroinitializer if all elements are zero."""
    if all(is_zero_constant(element) for element in elements):
        return zero_init(type)
    return ConstantAggregate(type, tuple(elements))


def is_zero_constant(value: Value) -> bool:
    """True for 0, null, zeroinitializer and +0.0, and for vectors and aggregates of these; -0.0 is not."""
    if isinstance(value, ConstantInt):
        return value.value == 0
    if isinstance(value, ConstantFP):
        return value.value == 0.0 and math.copysign(1.0, value.value) > 0 and _exact_zero(value)
    if isinstance(value, (ConstantNull, ZeroInit)):
        return True
    if isinstance(value, ConstantSplat):
        return is_zero_constant(value.element)
    if isinstance(value, ConstantAggregate):
        return all(is_zero_constant(element) for element in value.elements)
    return False


def is_negative_zero(value: Value) -> bool:
    """True for -0.0, and for a vector whose lanes all are."""
    if isinstance(value, ConstantFP):
        return value.value == 0.0 and math.copysign(1.0, value.value) < 0 and _exact_zero(value)
    if isinstance(value, ConstantSplat):
        return is_negative_zero(value.element)
    if isinstance(value, ConstantAggregate) and value.type.is_vector:
        return all(is_negative_zero(element) for element in value.elements)
    return False


def _exact_zero(value: ConstantFP) -> bool:
    """A wide format's tiny number rounds to the Python float 0.0 without being zero."""
    if value.type is types.f64 or not value.text.startswith("0x"):
        return True
    digits = value.text[3:] if value.text[2] in "KLMHR" else value.text[2:]
    if value.text[2] == "M":
        return int(digits, 16) & ~(1 << 127 | 1 << 63) == 0
    if value.text[2] == "L":
        digits = digits[16:] + digits[:16]
    return int(digits, 16) & ~(1 << 4 * len(digits) - 1) == 0


def array_of_bytes(data: bytes) -> Constant:
    """`data` as an i8 array constant."""
    type: ArrayType = types.array_type(types.i8, len(data))
    body = "".join(chr(b) if 32 <= b < 127 and b not in b'"\\' else f"\\{b:02X}" for b in data)
    return ConstantString(type, f'c"{body}"')
