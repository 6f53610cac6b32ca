"""Which routine of BLAS or LAPACK a symbol names: cblas_dgemm, LAPACKE_dgesv, dgemm_, DGEMM, dgemm, dgemm_64_, and
wrapper2_dgemm_, by which Armadillo's library hands a call on.

The function's type must be the routine's, but for what says nothing: lengths of character arguments may follow, and
what a subroutine returns to C is ignored.
"""

from __future__ import annotations

import re
from functools import cache

from enzyme_cc import ir
from enzyme_cc.rules import (
    blas_level1,
    blas_level2,
    blas_level3,
    lapack,
    lapack_band,
    lapack_expert,
    lapack_inverses,
    lapack_least_squares,
    lapack_norms,
    lapack_orthogonal,
    lapack_spectra,
)
from enzyme_cc.rules.blas import (
    ARRAY,
    FLAG,
    INFO,
    INTEGER,
    REAL_TYPES,
    ROUTINES,
    WORK,
    Interface,
    Routine,
    Spoken,
    is_passed,
)

_DECLARING = (
    blas_level1, blas_level2, blas_level3, lapack, lapack_band, lapack_expert, lapack_inverses, lapack_least_squares,
    lapack_norms, lapack_orthogonal, lapack_spectra,
)

_FORTRAN = re.compile(r"(?:wrapper2?_)?([a-z][a-z0-9]*?)(_?64_|_64|__?|)")


@cache
def _spelled() -> dict[str, list[tuple[Routine, str]]]:
    """Name with precision -> the routines of that name."""
    assert _DECLARING
    found: dict[str, list[tuple[Routine, str]]] = {}
    for each in ROUTINES.values():
        for precision, before in each.spellings.items():
            found.setdefault(before + each.name, []).append((each, precision))
    return found


_SETTINGS = ("openblas_set_num_threads", "openblas_get_num_threads", "dlamch_", "slamch_", "ilaenv_", "xerbla_")
_INACTIVE = re.compile(r"(cblas_)?(i[sdcz]a(max|min))(_?64_|_64|_|)")


def is_inactive(symbol: str, type: ir.FunctionType) -> bool:
    """Whether it is a function of the library that returns an integer, or sets the library up."""
    if _INACTIVE.fullmatch(symbol.lower()):
        return isinstance(type.ret, ir.IntType) and len(type.params) == 3
    return symbol.removeprefix("wrapper2_").removeprefix("wrapper_") in _SETTINGS


def is_name(symbol: str) -> bool:
    """Whether a symbol is spelled as a routine of BLAS or LAPACK that is known."""
    return bool(_readings(symbol))


def _readings(symbol: str) -> list[tuple[str, str, str, bool]]:
    """(kind, name, what stands behind the name, in upper case) that a symbol may have."""
    spelled = _spelled()
    for kind, before in (("cblas", "cblas_"), ("lapacke", "LAPACKE_")):
        if symbol.startswith(before):
            rest = symbol[len(before):]
            for after in ("", "64_", "_64"):
                if rest.endswith(after) and rest[: len(rest) - len(after)] in spelled:
                    return [(kind, rest[: len(rest) - len(after)], after, False)]
            return []
    upper = symbol.isupper()
    found = _FORTRAN.fullmatch(symbol.lower())
    if found and found[1] in spelled and (upper or symbol.islower()):
        return [("fortran", found[1], found[2], upper)]
    return []


def recognised(symbol: str, type: ir.FunctionType) -> Spoken | None:
    """The routine that a symbol names, if the function's type is its type."""
    for kind, name, after, upper in _readings(symbol):
        for each, precision in _spelled()[name]:
            spoken = _matched(each, precision, kind, after, upper, type)
            if spoken is not None:
                return spoken
    return None


def _matched(
    each: Routine, precision: str, kind: str, after: str, upper: bool, type: ir.FunctionType
) -> Spoken | None:
    is_known = {"cblas": not each.lapack, "lapacke": each.lapack and each.by_lapacke}.get(kind, True)
    if not is_known or type.vararg:
        return None
    number = ir.float_type(REAL_TYPES[precision])
    expected: list[object] = []
    positions: dict[str, int] = {}
    flags = 0
    layout = None
    if kind == "lapacke" or (kind == "cblas" and each.layout):
        layout = 0
        expected.append(ir.i32)
    size: object = ir.ptr if kind == "fortran" else ir.IntType
    for p in each.parameters:
        if not is_passed(p, kind):
            continue
        positions[p.name] = len(expected)
        if p.kind in (ARRAY, WORK, INFO) or kind == "fortran":
            expected.append(ir.ptr)
        elif p.kind == FLAG:
            expected.append(ir.i8 if kind == "lapacke" else ir.i32)
        elif p.kind == INTEGER:
            expected.append(size)
        else:
            expected.append(number if precision in "sd" or p.real else ir.ptr)
        flags += p.is_character
        if p.kind == ARRAY and p.stepped:
            expected.append(size)
    given = list(type.params)
    lengths = kind == "fortran" and flags > 0 and len(given) == len(expected) + flags
    if lengths:
        expected += [ir.IntType] * flags
    if len(given) != len(expected) or not all(
        isinstance(g, ir.IntType) if e is ir.IntType else g is e for g, e in zip(given, expected, strict=True)
    ):
        return None
    if each.result:
        pair = (ir.struct_type((number, number)), ir.vector_type(number, 2))
        if type.ret not in (pair if each.result == "number" and precision in "cz" else (number,)):
            return None
    elif kind == "lapacke":
        if not isinstance(type.ret, ir.IntType):
            return None
    elif not (type.ret.is_void or isinstance(type.ret, ir.IntType)):
        return None
    widths = {g.bits for g, e in zip(given, expected, strict=True) if e is ir.IntType and isinstance(g, ir.IntType)}
    integers = 64 if "64" in after else 32
    if kind != "fortran" and widths:
        if len(widths) > 1:
            return None
        integers = widths.pop()
    return Spoken(each, precision, Interface(kind, after, integers, lengths, upper), positions, layout)
