"""LLVM types, interned: two equal types of a module are the same object, and `str(type)` is the LLVM text."""

from __future__ import annotations

from enzyme_cc.ir.errors import IRError


class Type:
    """A type; subclasses say which. Compare with `is` or `==`, the two agree."""

    __slots__ = ("text",)
    is_void = is_int = is_float = is_pointer = is_vector = is_array = is_struct = is_aggregate = False
    is_function = is_label = is_token = is_metadata = False

    # What a kind of type has of its own, declared here so that `if type.is_struct` is enough to read it.
    bits: int
    kind: str
    addrspace: int
    element: Type
    count: int
    scalable: bool
    elements: tuple[Type, ...]
    packed: bool

    def __init__(self, text: str) -> None:
        self.text = text

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self}>"

    @property
    def scalar(self) -> Type:
        """The element type of a vector, the type itself otherwise."""
        return self

    @property
    def is_fp(self) -> bool:
        """True for a floating-point type or a vector of them."""
        return self.scalar.is_float


class VoidType(Type):
    __slots__ = ()
    is_void = True


class LabelType(Type):
    __slots__ = ()
    is_label = True


class TokenType(Type):
    __slots__ = ()
    is_token = True


class MetadataType(Type):
    __slots__ = ()
    is_metadata = True


class IntType(Type):
    __slots__ = ("bits",)
    is_int = True

    def __init__(self, bits: int) -> None:
        super().__init__(f"i{bits}")
        self.bits = bits


FLOAT_BITS = {
    "half": 16,
    "bfloat": 16,
    "float": 32,
    "double": 64,
    "x86_fp80": 80,
    "fp128": 128,
    "ppc_fp128": 128,
}


class FloatType(Type):
    __slots__ = ("kind", "bits")
    is_float = True

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.kind = kind
        self.bits = FLOAT_BITS[kind]


class PointerType(Type):
    __slots__ = ("addrspace",)
    is_pointer = True

    def __init__(self, addrspace: int) -> None:
        super().__init__(f"ptr addrspace({addrspace})" if addrspace else "ptr")
        self.addrspace = addrspace


class VectorType(Type):
    __slots__ = ("element", "count", "scalable")
    is_vector = True

    def __init__(self, element: Type, count: int, scalable: bool) -> None:
        super().__init__(f"<{'vscale x ' if scalable else ''}{count} x {element}>")
        self.element = element
        self.count = count
        self.scalable = scalable

    @property
    def scalar(self) -> Type:
        return self.element


class ArrayType(Type):
    __slots__ = ("element", "count")
    is_array = is_aggregate = True

    def __init__(self, element: Type, count: int) -> None:
        super().__init__(f"[{count} x {element}]")
        self.element = element
        self.count = count


class StructType(Type):
    """A literal structure."""

    __slots__ = ("elements", "packed")
    is_struct = is_aggregate = True

    def __init__(self, elements: tuple[Type, ...], packed: bool) -> None:
        inner = "{ " + ", ".join(map(str, elements)) + " }" if elements else "{}"
        super().__init__(f"<{inner}>" if packed else inner)
        self.elements = elements
        self.packed = packed


class NamedStruct(Type):
    """A structure named by its module (`%struct.S`); `body` is None while it is opaque.

    One object per name and module; it may also name a target extension or any other type, as
    `%T = type ...` allows only structures in printed IR, `body` is a StructType or None.
    """

    __slots__ = ("name", "body")
    is_struct = is_aggregate = True

    def __init__(self, name: str, reference: str, body: StructType | None = None) -> None:
        super().__init__(reference)
        self.name = name
        self.body = body

    @property
    def elements(self) -> tuple[Type, ...]:  # type: ignore[override]  # the body's: never written here
        if self.body is None:
            raise IRError(f"the structure {self.text} is opaque: it has no elements")
        return self.body.elements

    @property
    def packed(self) -> bool:  # type: ignore[override]  # the body's: never written here
        return self.body is not None and self.body.packed


def is_opaque(type: Type) -> bool:
    """Whether nothing is known of a structure but that it exists, not even its size (`struct S;`)."""
    return isinstance(type, NamedStruct) and type.body is None


class FunctionType(Type):
    __slots__ = ("ret", "params", "vararg")
    is_function = True

    def __init__(self, ret: Type, params: tuple[Type, ...], vararg: bool) -> None:
        listed = [str(p) for p in params] + (["..."] if vararg else [])
        super().__init__(f"{ret} ({', '.join(listed)})")
        self.ret = ret
        self.params = params
        self.vararg = vararg


class TargetExtType(Type):
    """`target("name", ...)`, and `x86_amx`: types that only their target understands."""

    __slots__ = ()


void = VoidType("void")
label = LabelType("label")
token = TokenType("token")
metadata = MetadataType("metadata")

# Literal types hold their element objects, so the keys below are tuples of objects: two modules may
# both have a `%struct.S`, and `[2 x %struct.S]` of one is not that of the other.
_ints: dict[int, IntType] = {}
_pointers: dict[int, PointerType] = {}
_vectors: dict[tuple[Type, int, bool], VectorType] = {}
_arrays: dict[tuple[Type, int], ArrayType] = {}
_structs: dict[tuple[tuple[Type, ...], bool], StructType] = {}
_functions: dict[tuple[Type, tuple[Type, ...], bool], FunctionType] = {}
_target_types: dict[str, TargetExtType] = {}
_floats = {kind: FloatType(kind) for kind in FLOAT_BITS}


def int_type(bits: int) -> IntType:
    found = _ints.get(bits)
    if found is None:
        found = _ints[bits] = IntType(bits)
    return found


def float_type(kind: str) -> FloatType:
    """The type of an LLVM name: half bfloat float double x86_fp80 fp128 ppc_fp128."""
    return _floats[kind]


def pointer_type(addrspace: int = 0) -> PointerType:
    found = _pointers.get(addrspace)
    if found is None:
        found = _pointers[addrspace] = PointerType(addrspace)
    return found


def vector_type(element: Type, count: int, scalable: bool = False) -> VectorType:
    key = (element, count, scalable)
    found = _vectors.get(key)
    if found is None:
        found = _vectors[key] = VectorType(element, count, scalable)
    return found


def array_type(element: Type, count: int) -> ArrayType:
    key = (element, count)
    found = _arrays.get(key)
    if found is None:
        found = _arrays[key] = ArrayType(element, count)
    return found


def struct_type(elements: tuple[Type, ...] | list[Type], packed: bool = False) -> StructType:
    key = (tuple(elements), packed)
    found = _structs.get(key)
    if found is None:
        found = _structs[key] = StructType(*key)
    return found


def function_type(
    ret: Type, params: tuple[Type, ...] | list[Type] = (), vararg: bool = False
) -> FunctionType:
    key = (ret, tuple(params), vararg)
    found = _functions.get(key)
    if found is None:
        found = _functions[key] = FunctionType(*key)
    return found


def target_type(text: str) -> TargetExtType:
    found = _target_types.get(text)
    if found is None:
        found = _target_types[text] = TargetExtType(text)
    return found


i1, i8, i16, i32, i64, i128 = map(int_type, (1, 8, 16, 32, 64, 128))
half, bfloat, f32, f64, x86_fp80, fp128 = map(
    float_type, ("half", "bfloat", "float", "double", "x86_fp80", "fp128")
)
ptr = pointer_type()

PRIMITIVES: dict[str, Type] = {
    t.text: t for t in (void, label, token, metadata, i1, i8, i16, i32, i64, i128, ptr, *_floats.values())
} | {"x86_amx": target_type("x86_amx")}
