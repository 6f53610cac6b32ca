"""The types of numbers that a prototype can name: their spellings, NumPy's types, and the C type of that layout."""

from __future__ import annotations

from dataclasses import dataclass

WORDS = frozenset("""
    char short int long signed unsigned float double _Complex complex _Bool bool const volatile restrict __restrict
    __restrict__ register _Imaginary
""".split())
"""Words of which C builds the names of types."""
QUALIFIERS = frozenset(("const", "volatile", "restrict", "__restrict", "__restrict__", "register"))


@dataclass(frozen=True, slots=True)
class Scalar:
    """A type of number; `dtype` is NumPy's short name, `c` a C type of the same layout that needs no header."""

    name: str
    dtype: str
    c: str

    @property
    def kind(self) -> str:
        """`f` float, `c` complex, `i` signed, `u` unsigned, `b` truth value."""
        return self.dtype[0]

    @property
    def bytes(self) -> int:
        """Its size."""
        return int(self.dtype[1:])

    @property
    def is_active(self) -> bool:
        """Whether it can carry a derivative."""
        return self.kind in "fc"


def _scalar(name: str, dtype: str) -> Scalar:
    return Scalar(name, dtype, _LAYOUT[dtype])


_LAYOUT = {
    "f4": "float", "f8": "double", "c8": "float _Complex", "c16": "double _Complex", "b1": "_Bool",
    "i1": "signed char", "i2": "short", "i4": "int", "i8": "long",
    "u1": "unsigned char", "u2": "unsigned short", "u4": "unsigned int", "u8": "unsigned long",
}

NAMED: dict[str, Scalar] = {
    name: _scalar(name, dtype) for name, dtype in (
        ("int8_t", "i1"), ("int16_t", "i2"), ("int32_t", "i4"), ("int64_t", "i8"),
        ("uint8_t", "u1"), ("uint16_t", "u2"), ("uint32_t", "u4"), ("uint64_t", "u8"),
        ("size_t", "u8"), ("ssize_t", "i8"), ("ptrdiff_t", "i8"), ("intptr_t", "i8"), ("uintptr_t", "u8"),
    )
}
"""Types by one name that a header defines; `std::` before it is dropped."""
NAMED["std::complex<double>"] = _scalar("double complex", "c16")
NAMED["std::complex<float>"] = _scalar("float complex", "c8")


def of_words(words: list[str]) -> Scalar | None:
    """The type that C's own words name, in whatever order they come; None where they name none."""
    rest = ["complex" if word == "_Complex" else "bool" if word == "_Bool" else word for word in words]
    counted = {word: rest.count(word) for word in rest}
    if any(number > (2 if word == "long" else 1) for word, number in counted.items()):
        return None
    names = frozenset(counted)
    if "complex" in names:
        names -= {"complex"}
        if "long" in counted:
            return None
        return {frozenset(("float",)): _scalar("float complex", "c8"), frozenset(("double",)): _scalar(
            "double complex", "c16"), frozenset(): _scalar("double complex", "c16")}.get(names)
    simple = {frozenset(("float",)): "f4", frozenset(("double",)): "f8", frozenset(("bool",)): "b1"}
    if names in simple:
        return _scalar(" ".join(words), simple[names])
    if not names <= {"char", "short", "int", "long", "signed", "unsigned"} or {"signed", "unsigned"} <= names:
        return None
    sizes = names & {"char", "short", "long"}
    if len(sizes) > 1 or ("char" in names and "int" in names):
        return None
    size = {"char": "1", "short": "2", "long": "8"}[next(iter(sizes))] if sizes else "4"
    return _scalar(" ".join(words), ("u" if "unsigned" in names else "i") + size)
